// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedfit.h"

#include <QHash>

#include <algorithm>
#include <cmath>

#include "statistics.h"

namespace configuria {

namespace {

// Half width of a band that a single (publication, GPU) pair would leave; the spread takes over as they add up.
constexpr double widthOfOneGroup = 0.3;

double speedAt(const MappedRun &run, const Comparison &comparison, double efficiency, double overhead)
{
    return predictSpeed(run, comparison, SpeedCalibration::uniform({efficiency, overhead, 1, 1, 1, 1})).expected;
}

} // namespace

QString speedGroup(const MappedRun &run)
{
    return run.source + u'\n' + run.gpuName;
}

SpeedSamples::SpeedSamples(const std::vector<MappedRun> &runs)
{
    const auto add = [this](const Sample &sample) {
        std::vector<SpeedClass> seen; // steps of a chain may fall together
        for (int step = 0; const auto c = fallbackOf(sample.of, step); ++step) {
            if (std::find(seen.begin(), seen.end(), *c) != seen.end()) {
                continue;
            }
            seen.push_back(*c);
            auto found = std::find_if(m_classes.begin(), m_classes.end(), [&](const Class &known) { return known.of == *c; });
            if (found == m_classes.end()) {
                found = m_classes.insert(m_classes.end(), {*c, {}, {}});
            }
            found->samples.push_back(sample);
        }
    };
    for (const MappedRun &run : runs) {
        if (!run.doubt.isEmpty()) {
            continue;
        }
        for (const Comparison &comparison : run.comparisons) {
            if (!comparison.speedClass || comparison.isApart || comparison.measured <= 0) {
                continue;
            }
            // time = roofline / efficiency + fixed x overhead: two probes give both.
            const double bare = speedAt(run, comparison, 1, 0), whole = speedAt(run, comparison, 1, 1);
            if (bare > 0 && whole > 0) {
                add({*comparison.speedClass, speedGroup(run), 1 / bare, std::max(0.0, 1 / whole - 1 / bare), 1 / comparison.measured});
            }
        }
    }
    for (Class &c : m_classes) {
        c.all = fitClass(c.samples);
    }
}

namespace {

// Where f is least between low and high: golden section, for an f with one valley.
template <class F>
double leastAt(double low, double high, int steps, F f)
{
    const double ratio = (std::sqrt(5.0) - 1) / 2;
    double a = high - ratio * (high - low), b = low + ratio * (high - low);
    double fa = f(a), fb = f(b);
    for (int i = 0; i < steps; ++i) {
        if (fa < fb) {
            high = b;
            b = a;
            fb = fa;
            a = high - ratio * (high - low);
            fa = f(a);
        } else {
            low = a;
            a = b;
            fa = fb;
            b = low + ratio * (high - low);
            fb = f(b);
        }
    }
    return (low + high) / 2;
}

} // namespace

// Least absolute error of the logarithm, each (publication, GPU) pair weighing the same: the best efficiency for each of
// some overheads, then again around the best of them.
SpeedConstants SpeedSamples::fitClass(const std::vector<Sample> &samples)
{
    QHash<QString, int> perGroup;
    for (const Sample &sample : samples) {
        ++perGroup[sample.group];
    }
    std::vector<double> weights;
    for (const Sample &sample : samples) {
        weights.push_back(1.0 / perGroup[sample.group]);
    }
    const auto lossOf = [&](double logEfficiency, double overhead) {
        double loss = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const Sample &s = samples[i];
            loss += weights[i] * std::abs(std::log((s.roofline / std::exp(logEfficiency) + s.fixed * overhead) / s.measured));
        }
        // An overhead far from 1 is paid for: few runs must not explain everything by launches.
        return loss + 0.03 * static_cast<double>(perGroup.size()) * std::abs(std::log(overhead));
    };
    SpeedConstants best;
    double bestLoss = HUGE_VAL;
    const auto tryOut = [&](double overhead) {
        const double at = leastAt(std::log(0.02), std::log(1.1), 14, [&](double e) { return lossOf(e, overhead); });
        if (const double loss = lossOf(at, overhead); loss < bestLoss) {
            bestLoss = loss;
            best.efficiency = std::exp(at);
            best.overhead = overhead;
        }
    };
    const bool hasFixed = std::any_of(samples.begin(), samples.end(), [](const Sample &s) { return s.fixed > 0; });
    for (int i = hasFixed ? -4 : 0; i <= (hasFixed ? 4 : 0); ++i) {
        tryOut(std::pow(1.4, i));
    }
    for (const double factor : {0.84, 1.19}) {
        tryOut(best.overhead * factor);
    }
    std::vector<double> ratios;
    for (const Sample &s : samples) {
        ratios.push_back((s.roofline / best.efficiency + s.fixed * best.overhead) / s.measured); // measured speed / predicted
    }
    best.runs = static_cast<int>(samples.size());
    best.sources = static_cast<int>(perGroup.size());
    const double widen = 1 + 2.0 / best.sources, narrowest = widthOfOneGroup / best.sources;
    best.low = std::clamp(1 - std::max(narrowest, (1 - quantile(ratios, 0.05)) * widen), 0.1, 1.0);
    best.high = std::clamp(1 + std::max(narrowest, (quantile(ratios, 0.95) - 1) * widen), 1.0, 10.0);
    return best;
}

SpeedCalibration SpeedSamples::fit(const MappedRun *heldOut) const
{
    const QString without = heldOut ? speedGroup(*heldOut) : QString();
    SpeedCalibration fitted;
    for (const Class &c : m_classes) {
        std::vector<Sample> others;
        std::copy_if(c.samples.begin(), c.samples.end(), std::back_inserter(others), [&](const Sample &s) { return !heldOut || s.group != without; });
        if (!others.empty()) { // else nobody is left who measured it
            fitted.of(c.of) = others.size() == c.samples.size() ? c.all : fitClass(others);
        }
    }
    return fitted;
}

SpeedCalibration fitSpeedCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut)
{
    return SpeedSamples(runs).fit(heldOut);
}

} // namespace configuria
