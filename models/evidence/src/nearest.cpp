// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/nearest.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

double octaves(double a, double b) { return a > 0 && b > 0 ? std::abs(std::log2(a / b)) : 4.0; }

double tokensOf(const Workload &w)
{
    return isTraining(w.kind) ? static_cast<double>(w.sequenceLength) * w.microBatch : static_cast<double>(w.context.value_or(8192)) * w.sequences;
}

bool sameSoftware(const Workload &a, const Workload &b)
{
    if (isTraining(a.kind)) {
        return a.framework.value_or(TrainingFramework::Transformers) == b.framework.value_or(TrainingFramework::Transformers);
    }
    return a.engine.value_or(InferenceEngine::Vllm) == b.engine.value_or(InferenceEngine::Vllm);
}

// Size counts whole, software and precision as much as a doubling, the length of the sequences a quarter of one.
double distanceOf(const Comparison &c, const Architecture &theirs, const Architecture &ours, const Workload &asked)
{
    double distance = octaves(static_cast<double>(theirs.totalParams), static_cast<double>(ours.totalParams));
    distance += theirs.id == ours.id ? 0 : 0.5;
    distance += sameSoftware(c.workload, asked) ? 0 : 1;
    distance += c.workload.weights == asked.weights ? 0 : 1;
    if (c.figure != AccuracyFigure::Weights) {
        distance += 0.25 * octaves(tokensOf(c.workload), tokensOf(asked));
    }
    return distance;
}

} // namespace

std::vector<NearRun> nearestRuns(const std::vector<MappedRun> &runs, AccuracyFigure figure, const Architecture &model, const Workload &workload, int count)
{
    std::vector<NearRun> near;
    for (const MappedRun &run : runs) {
        if (!run.doubt.isEmpty() || !run.model) {
            continue;
        }
        for (const Comparison &comparison : run.comparisons) {
            const bool isSameWork = !isTraining(workload.kind) ? !isTraining(comparison.workload.kind) : comparison.workload.kind == workload.kind;
            if (comparison.figure == figure && !comparison.isApart && isSameWork) {
                const double ratio = static_cast<double>(run.model->totalParams) / static_cast<double>(std::max<std::int64_t>(1, model.totalParams));
                near.push_back({&run, &comparison, ratio, run.model->id == model.id, distanceOf(comparison, *run.model, model, workload)});
            }
        }
    }
    std::stable_sort(near.begin(), near.end(), [](const NearRun &a, const NearRun &b) { return a.distance < b.distance; });
    std::vector<NearRun> chosen;
    for (const NearRun &candidate : near) {
        const bool isKnown = std::any_of(chosen.begin(), chosen.end(), [&](const NearRun &c) {
            return c.run->title == candidate.run->title && c.comparison->group == candidate.comparison->group;
        });
        if (!isKnown && static_cast<int>(chosen.size()) < count) {
            chosen.push_back(candidate);
        }
    }
    return chosen;
}

} // namespace configuria
