// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/accuracy.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

#include "calibrationfit.h"
#include "statistics.h"

namespace configuria {

namespace {

// Half width of a band that a single publication would leave: the spread takes over as they add up (width / sources).
double widthOfOneSource(MemoryClass c)
{
    switch (c) {
    case MemoryClass::Weights16Bit:
    case MemoryClass::WeightsFp8:
    case MemoryClass::WeightsInt8:
    case MemoryClass::Weights4Bit:
    case MemoryClass::WeightsNvfp4:
    case MemoryClass::WeightsGguf:
    case MemoryClass::KvCache: return 0.03;
    case MemoryClass::BuffersLlamaCpp:
    case MemoryClass::BuffersLlamaCppLatent:
    case MemoryClass::BuffersVllm:
    case MemoryClass::BuffersVllmMultimodal:
    case MemoryClass::BuffersTransformers: return 0.3;
    default: return 0.1;
    }
}

using Sample = CalibrationSamples::Sample;

void leaveOut(std::vector<Sample> &samples, const MappedRun &run)
{
    const bool hasOthers = std::any_of(samples.begin(), samples.end(), [&](const Sample &s) { return s.source != run.source; });
    samples.erase(std::remove_if(samples.begin(), samples.end(),
                                 [&](const Sample &s) { return hasOthers ? s.source == run.source : s.model == run.title; }),
                  samples.end());
}

std::vector<Weighted> weighted(const std::vector<Sample> &samples, double divisor)
{
    QHash<QString, int> perSource;
    for (const Sample &sample : samples) {
        ++perSource[sample.source];
    }
    std::vector<Weighted> values;
    for (const Sample &sample : samples) {
        values.push_back({sample.ratio / divisor, 1.0 / perSource[sample.source]});
    }
    return values;
}

Calibrated fitClass(MemoryClass c, const std::vector<Sample> &samples)
{
    Calibrated k;
    if (samples.empty()) { // nobody measured it: a rule of thumb, twice what one publication would leave
        k.low = 1 - 2 * widthOfOneSource(c);
        k.high = 1 + 2 * widthOfOneSource(c);
        return k;
    }
    QSet<QString> sources;
    for (const Sample &sample : samples) {
        sources.insert(sample.source);
    }
    k.runs = static_cast<int>(samples.size());
    k.sources = static_cast<int>(sources.size());
    k.factor = fitsFactor(c) ? weightedQuantile(weighted(samples, 1), 0.5) : 1.0;
    std::vector<double> ratios;
    for (const Sample &sample : samples) {
        ratios.push_back(sample.ratio / k.factor);
    }
    // Printed digits hold 0.1 %; with few runs the extremes of tomorrow lie beyond those of today: wider by 1 + 2 / runs.
    // Runs of one publication err together: what it leaves open counts sources, not runs.
    const double widen = 1 + 2.0 / k.runs;
    const double narrowest = 0.001 + widthOfOneSource(c) / k.sources;
    k.low = std::max(0.0, 1 - std::max(narrowest, (1 - quantile(ratios, 0.02)) * widen));
    k.high = 1 + std::max(narrowest, (quantile(ratios, 0.98) - 1) * widen);
    return k;
}

} // namespace

CalibrationSamples::CalibrationSamples(const std::vector<MappedRun> &runs)
{
    for (const MappedRun &run : runs) {
        if (!run.doubt.isEmpty()) {
            continue;
        }
        for (const Comparison &comparison : run.comparisons) {
            if (!comparison.memoryClass || comparison.isApart) {
                continue;
            }
            const double formula = predict(run, comparison, neutralMemoryCalibration()).expected;
            if (formula > 0) {
                m_samples[static_cast<std::size_t>(*comparison.memoryClass)].push_back({run.source, run.title, comparison.measured / formula});
            }
        }
    }
}

MemoryCalibration CalibrationSamples::fit(const MappedRun *heldOut) const
{
    MemoryCalibration fitted;
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        std::vector<Sample> samples = m_samples[i];
        if (heldOut) {
            leaveOut(samples, *heldOut);
        }
        fitted.classes[i] = fitClass(static_cast<MemoryClass>(i), samples);
    }
    return fitted;
}

MemoryCalibration fitCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut)
{
    return CalibrationSamples(runs).fit(heldOut);
}

} // namespace configuria
