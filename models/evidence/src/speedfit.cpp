// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedfit.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

#include "statistics.h"

namespace configuria {

namespace {

// Half width of a band that a single (publication, GPU) pair would leave; the spread takes over as they add up.
constexpr double widthOfOneGroup = 0.3;

// Nearly the absolute value, round within a tenth: runs of one machine differ by that much anyhow (pseudo-Huber).
double lossFor(double logRatio)
{
    constexpr double noise = 0.1;
    return std::hypot(logRatio, noise) - noise;
}

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
            if (c->figure != sample.of.figure || std::find(seen.begin(), seen.end(), *c) != seen.end()) {
                continue;
            }
            seen.push_back(*c);
            auto found = std::find_if(m_classes.begin(), m_classes.end(), [&](const Class &known) { return known.of == *c; });
            if (found == m_classes.end()) {
                found = m_classes.insert(m_classes.end(), {*c, {}, 0});
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
        QSet<QString> groups;
        for (const Sample &sample : c.samples) {
            groups.insert(sample.group);
        }
        c.groups = static_cast<int>(groups.size());
    }
    std::stable_sort(m_classes.begin(), m_classes.end(), [](const Class &a, const Class &b) { return a.groups > b.groups; });
    for (int figure = 0; figure < speedFigureCount; ++figure) {
        refit(static_cast<SpeedFigure>(figure), {}, m_all);
    }
}

// The nearest class above it that more (publication, GPU) pairs measured; none: it is the broadest.
const SpeedSamples::Class *SpeedSamples::familyOf(const Class &c) const
{
    for (int step = 1; const auto above = fallbackOf(c.of, step); ++step) {
        const auto found = std::find_if(m_classes.begin(), m_classes.end(), [&above](const Class &known) { return known.of == *above; });
        if (above->figure == c.of.figure && found != m_classes.end() && found->groups > c.groups) {
            return &*found;
        }
    }
    return nullptr;
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

// Least error of the logarithm, each (publication, GPU) pair weighing the same: the best efficiency for each of
// some overheads, then again around the best of them.
SpeedConstants SpeedSamples::fitClass(const std::vector<Sample> &samples, const SpeedConstants *family)
{
    QHash<QString, int> perGroup;
    for (const Sample &sample : samples) {
        ++perGroup[sample.group];
    }
    std::vector<double> weights;
    for (const Sample &sample : samples) {
        weights.push_back(1.0 / perGroup[sample.group]);
    }
    const SpeedConstants usual = family ? *family : SpeedConstants{};
    const auto lossOf = [&](double logEfficiency, double overhead) {
        double loss = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const Sample &s = samples[i];
            loss += weights[i] * lossFor(std::log((s.roofline / std::exp(logEfficiency) + s.fixed * overhead) / s.measured));
        }
        const double pairs = static_cast<double>(perGroup.size());
        // An overhead far from the family's is paid for: few runs must not explain everything by launches.
        loss += (0.1 + 0.03 * pairs) * std::abs(std::log(overhead / usual.overhead));
        // The family weighs nearly as one pair more: two pairs that disagree are settled by it, one alone prevails.
        return loss + (family ? 0.7 * lossFor(logEfficiency - std::log(usual.efficiency)) : 0);
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
        tryOut(usual.overhead * std::pow(1.4, i));
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

void SpeedSamples::refit(SpeedFigure figure, const QString &withoutGroup, SpeedCalibration &fitted) const
{
    for (const Class &c : m_classes) {
        if (c.of.figure != figure) {
            continue;
        }
        std::vector<Sample> others;
        std::copy_if(c.samples.begin(), c.samples.end(), std::back_inserter(others), [&](const Sample &s) { return s.group != withoutGroup; });
        fitted.of(c.of) = {};
        if (!others.empty()) { // else nobody is left who measured it
            const Class *family = familyOf(c);
            const SpeedConstants *above = family && fitted.of(family->of).runs > 0 ? &fitted.of(family->of) : nullptr;
            fitted.of(c.of) = fitClass(others, above);
        }
    }
}

SpeedCalibration SpeedSamples::fit(const MappedRun *heldOut) const
{
    SpeedCalibration fitted = m_all;
    for (int figure = 0; heldOut && figure < speedFigureCount; ++figure) {
        const QString without = speedGroup(*heldOut);
        const bool isIn = std::any_of(m_classes.begin(), m_classes.end(), [&](const Class &c) {
            return c.of.figure == static_cast<SpeedFigure>(figure)
                && std::any_of(c.samples.begin(), c.samples.end(), [&](const Sample &s) { return s.group == without; });
        });
        if (isIn) {
            refit(static_cast<SpeedFigure>(figure), without, fitted);
        }
    }
    return fitted;
}

SpeedCalibration fitSpeedCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut)
{
    return SpeedSamples(runs).fit(heldOut);
}

} // namespace configuria
