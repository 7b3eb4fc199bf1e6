// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powerfit.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

#include "statistics.h"

namespace configuria {

namespace {

bool hasLimit(const PowerQuestion &q) { return q.gpuLimit && *q.gpuLimit < q.gpuTdp; }

// Each machine weighs as the root of its runs: they repeat each other in part.
template <class Samples>
std::vector<double> weightsOf(const Samples &samples)
{
    QHash<QString, int> runs;
    for (const auto &sample : samples) {
        ++runs[sample.group];
    }
    std::vector<double> weights;
    for (const auto &sample : samples) {
        weights.push_back(1 / std::sqrt(static_cast<double>(runs[sample.group])));
    }
    return weights;
}

// Solves A x = b by Gauss-Jordan with the largest pivot; A is small and made regular by a ridge.
template <std::size_t N>
std::array<double, N> solved(std::array<std::array<double, N>, N> a, std::array<double, N> b)
{
    for (std::size_t i = 0; i < N; ++i) {
        std::size_t pivot = i;
        for (std::size_t k = i + 1; k < N; ++k) {
            pivot = std::abs(a[k][i]) > std::abs(a[pivot][i]) ? k : pivot;
        }
        std::swap(a[i], a[pivot]);
        std::swap(b[i], b[pivot]);
        for (std::size_t k = 0; k < N; ++k) {
            if (k != i && a[i][i] != 0) {
                const double factor = a[k][i] / a[i][i];
                for (std::size_t j = i; j < N; ++j) {
                    a[k][j] -= factor * a[i][j];
                }
                b[k] -= factor * b[i];
            }
        }
    }
    for (std::size_t i = 0; i < N; ++i) {
        b[i] = a[i][i] != 0 ? b[i] / a[i][i] : 0;
    }
    return b;
}

// Least absolute error of the logarithm of a share, as least squares weighed again five times.
template <std::size_t N>
std::array<double, N> fitShares(const std::vector<std::array<double, N>> &terms, const std::vector<double> &logShares)
{
    constexpr double ridge = 0.3, noise = 0.08; // runs of one machine differ by that much anyhow
    std::vector<double> weights(terms.size(), 1.0);
    std::array<double, N> x{};
    for (int pass = 0; pass < 5; ++pass) {
        std::array<std::array<double, N>, N> a{};
        std::array<double, N> b{};
        for (std::size_t s = 0; s < terms.size(); ++s) {
            for (std::size_t i = 0; i < N; ++i) {
                b[i] += weights[s] * terms[s][i] * logShares[s];
                for (std::size_t j = 0; j < N; ++j) {
                    a[i][j] += weights[s] * terms[s][i] * terms[s][j];
                }
            }
        }
        for (std::size_t i = 0; i < N; ++i) {
            a[i][i] += ridge;
        }
        x = solved(a, b);
        for (std::size_t s = 0; s < terms.size(); ++s) {
            double error = -logShares[s];
            for (std::size_t i = 0; i < N; ++i) {
                error += terms[s][i] * x[i];
            }
            weights[s] = 1 / std::max(noise, std::abs(error));
        }
    }
    return x;
}

// One constant, where it may lie and where it is without runs.
struct Knob {
    double *value;
    double low, high, usual;
};

// One knob after the other to where the loss is least (golden section), three times around.
template <class Loss>
void turn(const std::vector<Knob> &knobs, Loss loss)
{
    const double golden = (std::sqrt(5.0) - 1) / 2;
    const auto priced = [&](const Knob &knob, double value) {
        *knob.value = value;
        return loss() + 0.05 * (value - knob.usual) * (value - knob.usual); // settles what no run of a fold tells
    };
    for (int round = 0; round < 3; ++round) {
        for (const Knob &knob : knobs) {
            double low = knob.low, high = knob.high;
            double a = high - golden * (high - low), b = low + golden * (high - low);
            double atA = priced(knob, a), atB = priced(knob, b);
            for (int step = 0; step < 14; ++step) {
                if (atA < atB) {
                    high = b;
                    b = a;
                    atB = atA;
                    a = high - golden * (high - low);
                    atA = priced(knob, a);
                } else {
                    low = a;
                    a = b;
                    atA = atB;
                    b = low + golden * (high - low);
                    atB = priced(knob, b);
                }
            }
            *knob.value = (low + high) / 2;
        }
    }
}

double &chassisOf(std::array<double, powerChassisCount> &shares, PowerChassis chassis) { return shares[static_cast<std::size_t>(chassis)]; }

// What a fit begins with: shares near the TDP, a server of its CPUs and some fans.
PowerCalibration beginning()
{
    PowerCalibration c;
    c.encoder = 0.95;
    c.vision = 0.93;
    c.recommender = 0.9;
    c.training = 0.97;
    c.severalNodes = 0.85;
    c.cpus = 0.9;
    c.chassis = {0, 0.15, 0.03, 0};
    c.idleCpus = 0.7;
    c.idleChassis = {0, 0.2, 0.1, 0.05};
    return c;
}

} // namespace

PowerSamples::PowerSamples(const std::vector<MappedRun> &runs)
{
    for (const MappedRun &run : runs) {
        for (const Comparison &c : run.comparisons) {
            if (!c.power || c.isApart || !run.doubt.isEmpty() || c.measured <= 0) {
                continue;
            }
            const Sample sample{*c.power, c.figure, c.measured / c.devices, run.heldOutWith};
            const PowerWork work = c.power->work;
            if (c.figure == AccuracyFigure::IdlePower) {
                m_idle.push_back(sample);
            } else if (c.figure == AccuracyFigure::SystemPower) {
                m_systems.push_back(sample);
            } else if (work != PowerWork::Training && !hasLimit(*c.power)) {
                (work == PowerWork::Diffusion ? m_images : m_language).push_back(sample);
            }
            if (c.figure == AccuracyFigure::GpuPower) {
                m_boards.push_back(sample);
            }
        }
    }
    m_all = fitted({}, nullptr);
}

PowerSamples::Samples PowerSamples::without(const Samples &samples, const QString &group)
{
    Samples others;
    std::copy_if(samples.begin(), samples.end(), std::back_inserter(others), [&group](const Sample &s) { return s.group != group; });
    return others;
}

void PowerSamples::fitBoards(const Samples &language, const Samples &images, PowerCalibration &c)
{
    const auto fitOf = [](const Samples &samples, auto terms, auto &constants) {
        std::vector<std::decay_t<decltype(constants)>> rows;
        std::vector<double> shares;
        for (const Sample &sample : samples) {
            rows.push_back(terms(sample.question));
            shares.push_back(std::log(sample.measured / sample.question.gpuTdp.count));
        }
        if (!rows.empty()) {
            constants = fitShares(rows, shares);
        }
    };
    fitOf(language, llmTerms, c.llm);
    fitOf(images, diffusionTerms, c.diffusion);
}

double PowerSamples::lossOf(const Samples &samples, const std::vector<double> &weights, const PowerCalibration &c)
{
    constexpr double noise = 0.02; // two runs of one machine
    double loss = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (const auto e = estimatePower(samples[i].question, c)) {
            const Watts said = samples[i].figure == AccuracyFigure::IdlePower ? e->idle.expected : e->busy.expected;
            loss += weights[i] * (std::hypot(std::log(std::max(1.0, said.count) / samples[i].measured), noise) - noise);
        }
    }
    return loss;
}

void PowerSamples::fitServers(const Samples &systems, PowerCalibration &c)
{
    const PowerCalibration usual = beginning();
    const std::vector<double> weights = weightsOf(systems);
    turn({{&c.cpus, 0.3, 1.6, usual.cpus},
          {&chassisOf(c.chassis, PowerChassis::BoardInAir), 0, 0.5, 0.15},
          {&chassisOf(c.chassis, PowerChassis::BoardInLiquid), 0, 0.5, 0.03},
          {&c.encoder, 0.3, 1, usual.encoder},
          {&c.vision, 0.3, 1, usual.vision},
          {&c.recommender, 0.3, 1, usual.recommender},
          {&c.training, 0.3, 1, usual.training},
          {&c.severalNodes, 0.5, 1, usual.severalNodes}},
         [&] { return lossOf(systems, weights, c); });
}

void PowerSamples::fitIdle(const Samples &idle, PowerCalibration &c)
{
    const std::vector<double> weights = weightsOf(idle);
    turn({{&c.idleCpus, 0.1, 1.5, 0.7},
          {&chassisOf(c.idleChassis, PowerChassis::BoardInAir), 0, 0.5, 0.2},
          {&chassisOf(c.idleChassis, PowerChassis::BoardInLiquid), 0, 0.5, 0.1},
          {&chassisOf(c.idleChassis, PowerChassis::Integrated), 0, 0.5, 0.05}},
         [&] { return lossOf(idle, weights, c); });
}

PowerBand PowerSamples::bandOf(const Samples &samples, const std::vector<double> &ratios)
{
    QSet<QString> groups;
    for (const Sample &sample : samples) {
        groups.insert(sample.group);
    }
    PowerBand band;
    band.runs = static_cast<int>(samples.size());
    band.sources = static_cast<int>(groups.size());
    // The others of few machines lie wider than they do; nothing is known of none.
    const double widen = 1 + 1.0 / std::max(1, band.sources);
    band.low = std::clamp(1 - std::max(0.05, 1 - quantile(ratios, 0.05)) * widen, 0.1, 1.0);
    band.high = std::clamp(1 + std::max(0.05, quantile(ratios, 0.95) - 1) * widen, 1.0, 10.0);
    if (samples.empty()) {
        band.low = 0.5;
        band.high = 2;
    }
    return band;
}

// Of each share: measured over expected, what a whole system draws beside its GPUs taken off. Of a server: what is left when
// GPUs at their limit are taken off.
void PowerSamples::fitBands(const Samples &boards, const Samples &systems, const Samples &idle, PowerCalibration &c)
{
    for (int w = 0; w < powerWorkCount; ++w) {
        Samples samples;
        std::vector<double> ratios;
        const auto add = [&](const Sample &s) {
            const auto e = estimatePower(s.question, c);
            if (static_cast<int>(s.question.work) != w || hasLimit(s.question) || !e) {
                return;
            }
            const double gpus = gpuWattsAtInput * s.question.gpus;
            const double one = s.figure == AccuracyFigure::GpuPower ? s.measured : std::max(0.0, s.measured - e->base.count) / gpus;
            samples.push_back(s);
            ratios.push_back(one / e->gpu.expected.count);
        };
        if (static_cast<PowerWork>(w) != PowerWork::Training) { // as they are not fitted
            std::for_each(boards.begin(), boards.end(), add);
        }
        std::for_each(systems.begin(), systems.end(), add);
        c.gpuBands[static_cast<std::size_t>(w)] = bandOf(samples, ratios);
    }
    Samples capped;
    std::vector<double> ratios;
    for (const Sample &s : systems) {
        const auto e = estimatePower(s.question, c);
        if (e && hasLimit(s.question) && e->base.count > 0) {
            capped.push_back(s);
            ratios.push_back((s.measured - gpuWattsAtInput * s.question.gpus * e->gpu.expected.count) / e->base.count);
        }
    }
    c.baseBand = bandOf(capped, ratios);
    ratios.clear();
    Samples known;
    for (const Sample &s : idle) {
        if (const auto e = estimatePower(s.question, c)) {
            known.push_back(s);
            ratios.push_back(s.measured / e->idle.expected.count);
        }
    }
    c.idleBand = bandOf(known, ratios);
}

PowerCalibration PowerSamples::fitted(const QString &withoutGroup, const PowerCalibration *usual) const
{
    const auto isIn = [&](const Samples &samples) {
        return !usual || std::any_of(samples.begin(), samples.end(), [&](const Sample &s) { return s.group == withoutGroup; });
    };
    PowerCalibration c = usual ? *usual : beginning();
    if (isIn(m_language) || isIn(m_images)) {
        fitBoards(without(m_language, withoutGroup), without(m_images, withoutGroup), c);
    }
    if (isIn(m_systems)) {
        fitServers(without(m_systems, withoutGroup), c);
    }
    if (isIn(m_idle)) {
        fitIdle(without(m_idle, withoutGroup), c);
    }
    fitBands(without(m_boards, withoutGroup), without(m_systems, withoutGroup), without(m_idle, withoutGroup), c);
    return c;
}

PowerCalibration PowerSamples::fit(const QString &withoutGroup) const
{
    return withoutGroup.isEmpty() ? m_all : fitted(withoutGroup, &m_all);
}

PowerCalibration fitPowerCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut)
{
    return PowerSamples(runs).fit(heldOut ? heldOut->heldOutWith : QString());
}

} // namespace configuria
