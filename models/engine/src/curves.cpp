// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/curves.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace configuria {

namespace {

constexpr int mostSequences = 10'000;

void setGpus(Configuration &configuration, int perNode)
{
    int left = perNode; // mixed lines: the first keeps what it can
    for (BomLine &line : configuration.lines) {
        if (line.part.kind == PartKind::Gpu && line.scope == LineScope::PerNode) {
            line.quantity = std::exchange(left, 0);
        }
    }
}

std::vector<int> sequencesToAsk(int most, int own)
{
    std::vector<int> counts;
    for (double n = 1; n < most; n *= std::sqrt(2.0)) {
        counts.push_back(static_cast<int>(std::lround(n)));
    }
    counts.push_back(most);
    if (own >= 1 && own <= most) {
        counts.push_back(own);
    }
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

// GPUs per node, nodes.
std::vector<std::pair<int, int>> machinesToAsk(int perNode, int nodes)
{
    std::vector<std::pair<int, int>> machines;
    for (int gpus = 1; gpus < perNode; gpus *= 2) {
        machines.emplace_back(gpus, 1);
    }
    for (int n = 1; n <= 4 * nodes; n = n < nodes && 2 * n > nodes ? nodes : 2 * n) {
        machines.emplace_back(perNode, n);
    }
    return machines;
}

} // namespace

std::vector<ConcurrencyPoint> concurrencyCurve(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    std::vector<ConcurrencyPoint> points;
    if (isTraining(configuration.workload.kind)) {
        return points;
    }
    Configuration asked = configuration;
    asked.workload.sequences = 1;
    const std::int64_t limit = evaluateConfiguration(catalogue, project, asked).memory.maxSequences.value_or(0);
    const int most = static_cast<int>(std::clamp<std::int64_t>(limit, 0, mostSequences));
    if (most < 1) {
        return points;
    }
    for (const int sequences : sequencesToAsk(most, configuration.workload.sequences)) {
        asked.workload.sequences = sequences;
        const SpeedEvaluation speed = evaluateConfiguration(catalogue, project, asked).speed;
        if (speed.output && speed.decodePerUser && speed.timeToFirstToken) {
            points.push_back({sequences, speed.output->expected, speed.decodePerUser->expected, speed.timeToFirstToken->expected});
        }
    }
    return points;
}

std::vector<ScalingPoint> scalingCurve(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    std::vector<ScalingPoint> points;
    const int perNode = std::min(quantityPerNode(configuration, PartKind::Gpu), 1'024), nodes = std::clamp(configuration.nodes, 1, 1'024);
    if (!isTraining(configuration.workload.kind) || perNode < 1) {
        return points;
    }
    Configuration asked = configuration;
    for (const auto &[gpus, count] : machinesToAsk(perNode, nodes)) {
        setGpus(asked, gpus);
        asked.nodes = count;
        const ConfigurationEvaluation e = evaluateConfiguration(catalogue, project, asked);
        if (e.speed.timeToTrain && e.speed.trainingPerGpu) {
            const double first = points.empty() ? e.speed.trainingPerGpu->expected.count : points.front().perGpu.count;
            points.push_back({gpus * count, e.speed.timeToTrain->expected, e.speed.trainingPerGpu->expected,
                              Fraction(first > 0 ? e.speed.trainingPerGpu->expected.count / first : 0), e.memory.fits != Fit::No});
        }
    }
    return points;
}

} // namespace configuria
