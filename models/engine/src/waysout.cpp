// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "waysout.h"

#include "bom.h"
#include "formats.h"

#include <algorithm>
#include <array>

namespace configuria {

namespace {

constexpr int mostNodes = 128;
constexpr std::int64_t contextStep = 256; // what people and engines round to
constexpr std::int64_t leastContext = 1024; // shorter ones serve nobody

using Finder = std::optional<WayOut> (*)(const WaySearch &);

std::optional<WayOut> tried(const WaySearch &search, const Repair &repair, Fit least)
{
    const MemoryEvaluation m = memoryOf(repairedInput(search.in, repair));
    if (m.fits < least || !m.perGpu.total || !m.limit) {
        return std::nullopt;
    }
    return WayOut{repair, *m.perGpu.total, *m.limit, m.fits};
}

std::optional<WayOut> tried(const WaySearch &search, RepairKind kind, std::int64_t value) { return tried(search, {kind, value, {}}, search.least); }

template <class E>
std::optional<WayOut> tried(const WaySearch &search, RepairKind kind, E value) { return tried(search, kind, static_cast<std::int64_t>(value)); }

// Greatest value of [low, high] x step that fits with its whole band; else by the expected need, where that is enough.
std::optional<WayOut> greatestThatFits(const WaySearch &search, RepairKind kind, std::int64_t low, std::int64_t high, std::int64_t step)
{
    if (high < low || low < 1) {
        return std::nullopt;
    }
    const auto at = [&](std::int64_t n, Fit least) { return tried(search, {kind, n * step, {}}, least); };
    const std::int64_t more = greatest(high - low, [&](double n) { return at(low + static_cast<std::int64_t>(n), Fit::Fits).has_value(); });
    if (auto way = at(low + more, Fit::Fits)) {
        return way;
    }
    return at(high, search.least);
}

bool computesIn(const WaySearch &search, WeightFormat format)
{
    const Gpu *gpu = search.in.gpus.gpu;
    return format != WeightFormat::Fp8 || (gpu && (gpu->fp8 || gpu->fp4));
}

// --- inference ---

std::optional<WayOut> smallerCache(const WaySearch &search)
{
    const InferenceEngine engine = search.in.resolved.engine;
    const KvFormat format = engine == InferenceEngine::LlamaCpp ? KvFormat::Q8_0 : KvFormat::Fp8;
    if (engine == InferenceEngine::Transformers || bitsPerElement(search.in.workload.kvKeys) <= bitsPerElement(format)) {
        return std::nullopt;
    }
    return tried(search, RepairKind::SetKvFormat, format);
}

// The mildest format that is enough, by the repair that sets it.
std::optional<WayOut> lighterFormat(const WaySearch &search, RepairKind kind)
{
    constexpr std::array forTensors{WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::Awq};
    constexpr std::array forLlama{WeightFormat::Q8_0, WeightFormat::Q6_K, WeightFormat::Q4_K_M};
    for (const WeightFormat format : search.in.resolved.engine == InferenceEngine::LlamaCpp ? forLlama : forTensors) {
        if (!computesIn(search, format) || bitsPerWeight(format) >= bitsPerWeight(search.in.workload.weights)) {
            continue;
        }
        if (auto way = tried(search, kind, format)) {
            return way;
        }
    }
    return std::nullopt;
}

std::optional<WayOut> lighterWeights(const WaySearch &search) { return lighterFormat(search, RepairKind::SetWeights); }

// Both, where neither alone is enough.
std::optional<WayOut> lighterWeightsAndCache(const WaySearch &search)
{
    const bool hasCache = search.in.resolved.engine != InferenceEngine::Transformers && bitsPerElement(search.in.workload.kvKeys) > 8.5;
    if (!hasCache || smallerCache(search) || lighterWeights(search)) {
        return std::nullopt;
    }
    return lighterFormat(search, RepairKind::SetPrecision);
}

// Not shorter than the prompts and answers that were stated.
std::optional<WayOut> shorterContext(const WaySearch &search)
{
    const Workload &w = search.in.workload;
    const bool training = isTraining(w.kind);
    const std::int64_t asked = training ? 0 : static_cast<std::int64_t>(w.promptTokens.value_or(0)) + w.answerTokens.value_or(0);
    const std::int64_t least = std::max(training ? contextStep : leastContext, asked);
    const std::int64_t most = std::min(search.memory.maxContext.value_or(0), search.in.resolved.context - 1);
    return greatestThatFits(search, RepairKind::SetContext, (least + contextStep - 1) / contextStep, most / contextStep, contextStep);
}

std::optional<WayOut> fewerSequences(const WaySearch &search)
{
    const Workload &w = search.in.workload;
    const bool training = isTraining(w.kind);
    const std::int64_t present = training ? w.microBatch : w.sequences;
    return greatestThatFits(search, training ? RepairKind::SetMicroBatch : RepairKind::SetSequences, 1, std::min(search.memory.maxSequences.value_or(0), present - 1), 1);
}

// --- more of the same GPUs ---

bool isSplitLegal(const MemoryInput &in)
{
    const ResolvedWorkload &r = in.resolved;
    const double product = static_cast<double>(r.tensorParallel) * r.pipelineParallel * r.dataParallel * (isTraining(in.workload.kind) ? r.contextParallel : 1);
    return r.tensorParallelLegal && product <= r.gpus && r.pipelineParallel <= in.shape.layers;
}

std::optional<WayOut> moreOf(const WaySearch &search, RepairKind kind, int from, int to)
{
    for (int count = from; count <= to; ++count) {
        if (isSplitLegal(repairedInput(search.in, {kind, count, {}}))) {
            if (auto way = tried(search, kind, count)) {
                return way;
            }
        }
    }
    return std::nullopt;
}

std::optional<WayOut> moreGpus(const WaySearch &search)
{
    return moreOf(search, RepairKind::SetGpuCount, search.in.gpus.perNode + 1, search.gpusInNode);
}

std::optional<WayOut> moreNodes(const WaySearch &search)
{
    return moreOf(search, RepairKind::SetNodes, search.in.nodes + 1, mostNodes);
}

// --- training ---

std::optional<WayOut> checkpointing(const WaySearch &search)
{
    for (const Checkpointing c : {Checkpointing::Selective, Checkpointing::Full}) {
        if (c > search.in.workload.checkpointing) {
            if (auto way = tried(search, RepairKind::SetCheckpointing, c)) {
                return way;
            }
        }
    }
    return std::nullopt;
}

std::optional<WayOut> sharding(const WaySearch &search)
{
    const ResolvedWorkload &r = search.in.resolved;
    const int last = r.framework == TrainingFramework::Megatron ? 1 : 3; // its distributed optimizer is ZeRO-1
    for (int stage = r.zeroStage + 1; r.dataParallel > 1 && stage <= last; ++stage) {
        if (auto way = tried(search, RepairKind::SetZero, stage)) {
            return way;
        }
    }
    return std::nullopt;
}

std::optional<WayOut> smallerStates(const WaySearch &search)
{
    const Optimizer optimizer = search.in.workload.optimizer;
    const bool isAdam = optimizer == Optimizer::AdamW || optimizer == Optimizer::AdamWFused;
    if (!isAdam || search.in.resolved.framework == TrainingFramework::Megatron) {
        return std::nullopt;
    }
    return tried(search, RepairKind::SetOptimizer, Optimizer::AdamW8bit);
}

// Adapters instead of all weights, over a base in 4 bits when that is needed. A pre-training has no base to adapt.
std::optional<WayOut> lighterMethod(const WaySearch &search)
{
    const WorkloadKind kind = search.in.workload.kind;
    if (kind == WorkloadKind::FullFineTuning) {
        if (auto way = tried(search, RepairKind::SetMethod, WorkloadKind::Lora)) {
            return way;
        }
    }
    return kind == WorkloadKind::FullFineTuning || kind == WorkloadKind::Lora ? tried(search, RepairKind::SetMethod, WorkloadKind::Qlora) : std::nullopt;
}

// Where the host, once its memory is chosen, can hold what is moved there, or its drives can.
std::optional<WayOut> offload(const WaySearch &search)
{
    const bool isDeepSpeed = search.in.workload.framework.value_or(TrainingFramework::DeepSpeed) == TrainingFramework::DeepSpeed;
    for (const Offload where : {Offload::Optimizer, Offload::Parameters, Offload::OptimizerToNvme, Offload::ParametersToNvme}) {
        if (where <= search.in.workload.offload || search.in.resolved.framework == TrainingFramework::Megatron || (isToNvme(where) && !isDeepSpeed)) {
            continue;
        }
        const Repair repair{RepairKind::SetOffload, static_cast<std::int64_t>(where), {}};
        const MemoryEvaluation m = memoryOf(repairedInput(search.in, repair));
        if (search.hostBytes > 0 && m.hostRam && static_cast<double>(m.hostRam->expected.count) > search.hostBytes) {
            continue;
        }
        if (m.nvme && static_cast<double>(m.nvme->expected.count) > search.driveBytes) {
            continue;
        }
        if (auto way = tried(search, repair, search.least)) {
            return way;
        }
    }
    return std::nullopt;
}

// What costs nothing, then what costs quality or users, then what costs money.
constexpr std::array<Finder, wayKinds> inferenceFinders{smallerCache, lighterWeights, lighterWeightsAndCache, shorterContext, fewerSequences, moreGpus, moreNodes, nullptr, nullptr};
// What costs time, then what changes the run, then what costs money. Fewer sequences a step are made up by accumulation.
constexpr std::array<Finder, wayKinds> trainingFinders{checkpointing, fewerSequences, sharding, smallerStates, lighterMethod, offload, shorterContext, moreGpus, moreNodes};

std::optional<GpuSplit> splitOver(const WaySearch &search, int perNode, int nodes)
{
    MemoryInput probe = search.in;
    if (!isTraining(probe.workload.kind)) {
        probe.workload.tensorParallel.reset();
        probe.workload.pipelineParallel.reset();
        probe.workload.dataParallel.reset();
    }
    probe.gpus.perNode = perNode;
    probe.nodes = nodes;
    probe.resolved = resolve(probe.shape, probe.workload, probe.gpus, nodes);
    if (!isSplitLegal(probe)) {
        return std::nullopt;
    }
    const MemoryEvaluation m = memoryOf(probe);
    if (!isFitting(m.fits)) {
        return std::nullopt;
    }
    const ResolvedWorkload &r = probe.resolved;
    return GpuSplit{perNode, nodes, r.tensorParallel, r.pipelineParallel, r.dataParallel, kvCopies(probe) > 1, *m.perGpu.total, m.fits};
}

} // namespace

double kvCopies(const MemoryInput &in) noexcept
{
    const Shape &s = in.shape;
    if (isTraining(in.workload.kind) || !s.generates || s.cachedLayers() <= 0) {
        return 1;
    }
    const double ranks = in.resolved.tensorParallel;
    if (s.isLatent && in.resolved.engine != InferenceEngine::Transformers) {
        return std::max(1.0, ranks / std::clamp<double>(in.resolved.contextParallel, 1.0, ranks));
    }
    return std::max(1.0, ranks / std::max(1.0, s.kvHeads));
}

namespace {

// Capacity of all pieces of a node that a table holds, bytes.
template <class Part>
double installedBytes(const Catalogue &catalogue, const Configuration &configuration, PartKind kind, const Part *(Catalogue::*lookUp)(PartRef) const noexcept)
{
    double installed = 0;
    for (const BomLine &line : configuration.lines) {
        const Part *part = line.part.kind == kind && line.quantity > 0 ? (catalogue.*lookUp)(line.part) : nullptr;
        installed += part ? static_cast<double>(std::max<std::int64_t>(0, part->capacity.count)) * line.quantity : 0;
    }
    return installed;
}

} // namespace

double installedHostBytes(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    return installedBytes(catalogue, configuration, PartKind::Memory, &Catalogue::memoryModule);
}

double installedDriveBytes(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    return installedBytes(catalogue, configuration, PartKind::Drive, &Catalogue::drive);
}

WaySearch waySearchOf(const Catalogue &catalogue, const Configuration &configuration, const MemoryInput &in, const MemoryEvaluation &memory) noexcept
{
    const Server *server = bomOf(catalogue, configuration).server;
    const int room = server && server->maxGpus ? std::clamp(*server->maxGpus, 1, 64) : 8; // 8: the usual most of a node
    return {in, memory, memory.fits == Fit::Tight ? Fit::Fits : Fit::Tight, room, installedHostBytes(catalogue, configuration),
            installedDriveBytes(catalogue, configuration)};
}

std::optional<WayOut> wayOut(const WaySearch &search, int n) noexcept
{
    if (n < 0 || n >= wayKinds || search.memory.fits == Fit::Unknown || search.memory.fits >= Fit::Fits) {
        return std::nullopt;
    }
    const auto &finders = isTraining(search.in.workload.kind) ? trainingFinders : inferenceFinders;
    const Finder find = finders[static_cast<std::size_t>(n)];
    return find ? find(search) : std::nullopt;
}

std::optional<WayOut> firstWayOut(const WaySearch &search) noexcept
{
    for (int n = 0; n < wayKinds; ++n) {
        if (auto way = wayOut(search, n)) {
            return way;
        }
    }
    return std::nullopt;
}

std::optional<GpuSplit> fewestGpus(const WaySearch &search) noexcept
{
    if (search.memory.fits == Fit::Unknown) {
        return std::nullopt;
    }
    for (int count = 1; count <= search.gpusInNode; ++count) {
        if (auto split = splitOver(search, count, 1)) {
            return split;
        }
    }
    for (int nodes = 2; nodes <= mostNodes; ++nodes) {
        if (auto split = splitOver(search, search.gpusInNode, nodes)) {
            return split;
        }
    }
    return std::nullopt;
}

MemoryInput repairedInput(const MemoryInput &in, const Repair &repair) noexcept
{
    MemoryInput probe = in;
    repairWorkload(probe.workload, repair);
    if (repair.kind == RepairKind::SetGpuCount) {
        probe.gpus.perNode = static_cast<int>(std::clamp<std::int64_t>(repair.value, 0, 1'000'000));
    } else if (repair.kind == RepairKind::SetNodes) {
        probe.nodes = static_cast<int>(std::clamp<std::int64_t>(repair.value, 1, 10'000));
    }
    probe.resolved = resolve(probe.shape, probe.workload, probe.gpus, probe.nodes);
    return probe;
}

} // namespace configuria
