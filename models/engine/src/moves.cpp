// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "movesmodel.h"

#include "bom.h"
#include "links.h"
#include "speedmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

// --- model load: bytes / the slowest of three rates ---

// GPUs of one node that share one copy of the model: each takes its part.
double sharingGpus(const MemoryInput &in)
{
    const double ranks = static_cast<double>(std::max(1, in.resolved.tensorParallel)) * std::max(1, in.resolved.pipelineParallel);
    return std::clamp<double>(ranks, 1, std::max(1, in.gpus.perNode));
}

// One drive holds the file as a rule; several may be striped, and a drive in use gives half of its sequential rate.
Estimate<BytesPerSecond> storageRate(const DriveRates &s)
{
    return {BytesPerSecond(s.read / 2), BytesPerSecond(s.read), BytesPerSecond(s.allReads), Basis::RuleOfThumb, FormulaId::StorageRate};
}

// Each GPU has its own link; those behind PCIe switches share the links of two roots.
std::optional<Estimate<BytesPerSecond>> hostLinkRate(const MemoryInput &in, const Server *server)
{
    const NodeLinks links = linksOf(in.gpus, server);
    if (!links.pcie) {
        return std::nullopt;
    }
    const double parallel = links.link == GpuLink::PcieSwitch ? std::min(2.0, sharingGpus(in)) : sharingGpus(in);
    Estimate<BytesPerSecond> rate = links.pcie->copies;
    for (BytesPerSecond *r : {&rate.low, &rate.expected, &rate.high}) {
        r->count *= parallel;
    }
    return rate;
}

// vLLM starts Llama-2-13B (26.0 GB) in 16.0 s with its default loader and in 6.9 s with fastsafetensors on one A100, in 12.4 and
// 4.7 s on four L40S (Yoshimura et al., CLOUD 2025): 1.6 and 3.8 GB/s, growing with the processes to the power 0.19 and 0.27.
// A 67B model in 3 minutes (0.74 GB/s) is the slow end. One process reads for all GPUs in llama.cpp and transformers.
Estimate<BytesPerSecond> loaderRate(const MemoryInput &in)
{
    const bool isOneProcess = !isTraining(in.workload.kind)
        && (in.resolved.engine == InferenceEngine::LlamaCpp || in.resolved.engine == InferenceEngine::Transformers);
    const double processes = isOneProcess ? 1.0 : sharingGpus(in);
    return {BytesPerSecond(0.74e9), BytesPerSecond(1.62e9 * std::pow(processes, 0.19)), BytesPerSecond(3.78e9 * std::pow(processes, 0.27)),
            Basis::RuleOfThumb, FormulaId::LoaderRate};
}

double slowest(double storage, double loader, const std::optional<Estimate<BytesPerSecond>> &link, BytesPerSecond Estimate<BytesPerSecond>::*which)
{
    const double rate = std::min(storage, loader);
    return std::max(1.0, link ? std::min(rate, ((*link).*which).count) : rate);
}

LoadLimit limitOf(const ModelLoad &load)
{
    const double link = load.hostLink ? load.hostLink->expected.count : load.loader.expected.count;
    if (load.storage->expected.count <= load.loader.expected.count && load.storage->expected.count <= link) {
        return LoadLimit::Storage;
    }
    return link < load.loader.expected.count ? LoadLimit::HostLink : LoadLimit::Loader;
}

// --- cold start ---

struct StartTimes {
    Estimate<Seconds> start;
    std::optional<Estimate<Seconds>> preparation;
};

Estimate<Seconds> rough(double low, double expected, double high, FormulaId formula)
{
    return {Seconds(low), Seconds(expected), Seconds(high), Basis::RuleOfThumb, formula};
}

// Start: process, libraries, GPU context. vLLM: 25 to 30 s that its log does not name (vllm #20264), 34 s with all caches warm
// and 94 without (Tensorfuse, Llama 3.1 8B on L40S). Preparation: torch.compile 7.5 s from its cache, 46 to 52 s without; capture
// of graphs 7 s (8 sizes) to 65 s (vllm #16716; 17, 32 and 37 s between). SGLang captures only: 12 s (sglang #10088).
// TensorRT-LLM: its executor takes 13 s with a small model (pull request 18060). llama.cpp and transformers do neither.
StartTimes startTimes(const MemoryInput &in)
{
    constexpr FormulaId start = FormulaId::EngineStart, preparation = FormulaId::EnginePreparation;
    if (isTraining(in.workload.kind)) {
        // Libraries and communication as the servers have; torch.compile with graphs of both passes.
        const bool compiles = in.workload.details.isCompiled;
        return {rough(10, 30, 90, start), compiles ? std::optional(rough(20, 60, 180, preparation)) : std::nullopt};
    }
    switch (in.resolved.engine) {
    case InferenceEngine::Vllm: return {rough(15, 30, 94, start), rough(15, 75, 125, preparation)};
    case InferenceEngine::Sglang: return {rough(10, 20, 60, start), rough(7, 12, 60, preparation)};
    case InferenceEngine::TensorRtLlm: return {rough(13, 30, 90, start), rough(7, 15, 60, preparation)};
    case InferenceEngine::LlamaCpp: return {rough(1, 2, 5, start), std::nullopt};
    case InferenceEngine::Transformers: break;
    }
    return {rough(5, 10, 30, start), std::nullopt};
}

Estimate<Seconds> coldStartOf(const Estimate<Seconds> &load, const StartTimes &times)
{
    Estimate<Seconds> sum = times.start;
    sum.formula = FormulaId::ColdStart;
    for (const std::optional<Estimate<Seconds>> &part : {std::optional(load), times.preparation}) {
        if (part) {
            sum.low += part->low;
            sum.expected += part->expected;
            sum.high += part->high;
        }
    }
    return sum;
}

// --- transfers ---

Seconds secondsFor(Bytes bytes, double rate) { return Seconds(std::min(static_cast<double>(bytes.count) / std::max(rate, 1.0), 1e18)); }

// Best: the line rate. NCCL's rings reach 370 of 450 GB/s on eight H100 (NCCL's maintainers), small messages about half.
Estimate<Seconds> overLink(Bytes bytes, const LinkRate &link)
{
    const double line = link.oneWay.count;
    return {secondsFor(bytes, line), secondsFor(bytes, 0.82 * line), secondsFor(bytes, 0.53 * line), Basis::Formula, FormulaId::LinkTransfer};
}

// Between two GPUs. Best: peer to peer at what the line code leaves. Through the host's memory 8 to 20 of 32 GB/s (nccl-tests
// on cards without a bridge, generation 4).
Estimate<Seconds> overPcie(Bytes bytes, const PcieLink &pcie)
{
    const double nominal = pcie.nominal.oneWay.count;
    return {secondsFor(bytes, pcie.encoded.oneWay.count), secondsFor(bytes, 0.5 * nominal), secondsFor(bytes, 0.25 * nominal), Basis::RuleOfThumb,
            FormulaId::PcieTransfer};
}

Estimate<Seconds> fromHost(Bytes bytes, const PcieLink &pcie)
{
    return {secondsFor(bytes, pcie.copies.high.count), secondsFor(bytes, pcie.copies.expected.count), secondsFor(bytes, pcie.copies.low.count),
            Basis::Formula, FormulaId::HostTransfer};
}

std::optional<Transfer> transferOf(MovedData data, double bytes, const NodeLinks &links, bool hasOthers)
{
    if (!(bytes > 0)) {
        return std::nullopt;
    }
    Transfer t;
    t.data = data;
    t.bytes = bytesFrom(bytes);
    if (links.pair) {
        t.overLink = overLink(t.bytes, *links.pair);
    }
    if (links.pcie) {
        t.fromHost = fromHost(t.bytes, *links.pcie);
        if (hasOthers) {
            t.overPcie = overPcie(t.bytes, *links.pcie);
        }
    }
    return t;
}

// Whole model, one sequence at the context asked for.
double cacheOfSequence(const MemoryInput &in)
{
    const auto below = kvBytesPerToken(in, false), past = kvBytesPerToken(in, true);
    if (isTraining(in.workload.kind) || !below || !past) {
        return 0;
    }
    const double tokens = static_cast<double>(in.resolved.context), inWindow = in.shape.windowLayers > 0 ? std::min(tokens, in.shape.window) : tokens;
    return static_cast<double>(below->count) * inWindow + static_cast<double>(past->count) * (tokens - inWindow);
}

} // namespace

DriveRates driveRatesOf(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    DriveRates s;
    for (const BomLine &line : configuration.lines) {
        const Drive *drive = line.part.kind == PartKind::Drive && line.quantity > 0 ? catalogue.drive(line.part) : nullptr;
        if (!drive) {
            continue;
        }
        const double count = std::min(line.quantity, 1000);
        s.drives += count;
        if (drive->read && drive->read->count > 0) {
            s.read = std::max(s.read, drive->read->count);
            s.allReads += count * drive->read->count;
        }
        if (drive->write && drive->write->count > 0) {
            s.write = std::max(s.write, drive->write->count);
            s.allWrites += count * drive->write->count;
        }
    }
    return s;
}

std::optional<ModelLoad> modelLoadOf(const MemoryInput &in, const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    const double ranks = static_cast<double>(std::max(1, in.resolved.tensorParallel)) * std::max(1, in.resolved.pipelineParallel);
    const double weights = weightBytes(in.shape, in.workload.weights) * sharingGpus(in) / ranks; // a model over several nodes: its part
    if (!(weights > 0)) {
        return std::nullopt;
    }
    ModelLoad load;
    load.bytes = bytesFrom(weights);
    load.loader = loaderRate(in);
    load.hostLink = in.gpus.gpu ? hostLinkRate(in, serverOf(catalogue, configuration)) : std::nullopt;
    const DriveRates storage = driveRatesOf(catalogue, configuration);
    if (!(storage.read > 0)) {
        return load;
    }
    load.storage = storageRate(storage);
    load.limit = limitOf(load);
    using E = Estimate<BytesPerSecond>;
    const auto time = [&](BytesPerSecond E::*which) {
        return secondsFor(load.bytes, slowest(((*load.storage).*which).count, (load.loader.*which).count, load.hostLink, which));
    };
    load.time = Estimate<Seconds>{time(&E::high), time(&E::expected), time(&E::low), Basis::RuleOfThumb, FormulaId::ModelLoad};
    return load;
}

double fullCheckpointBytes(double params, const Workload &workload) noexcept { return params * (workload.masterWeights ? 14 : 6); }

std::optional<CheckpointWrite> checkpointOf(const MemoryInput &in, const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    const DriveRates storage = driveRatesOf(catalogue, configuration);
    if (!isTraining(in.workload.kind) || !(storage.write > 0)) {
        return std::nullopt;
    }
    const bool adapters = in.workload.kind == WorkloadKind::Lora || in.workload.kind == WorkloadKind::Qlora;
    // Adapters alone: fp32 weights and two moments.
    const double bytes = adapters ? 12 * loraParams(in.shape, in.workload.loraRank, in.workload.loraTargets) : fullCheckpointBytes(in.shape.total, in.workload);
    return CheckpointWrite{bytesFrom(bytes), BytesPerSecond(storage.write),
                           around<Seconds>(bytes / storage.write, 1 / std::max(1.0, storage.drives), 2.0, FormulaId::CheckpointWrite)};
}

Moves moves(const Catalogue &catalogue, const Project &, const Configuration &configuration) noexcept
{
    MemoryInput in{shapeOf(configuration.model), configuration.workload, {}, gpusOf(catalogue, configuration), std::clamp(configuration.nodes, 1, 10'000)};
    in.resolved = resolve(in.shape, in.workload, in.gpus, in.nodes);
    const NodeLinks links = linksOf(in.gpus, serverOf(catalogue, configuration));
    Moves m;
    m.load = modelLoadOf(in, catalogue, configuration);
    m.checkpoint = checkpointOf(in, catalogue, configuration);
    m.gpu = in.gpus.part;
    m.link = links.link;
    m.linkedGpus = links.linkedGpus;
    m.gpuLink = links.gpu;
    m.pairLink = links.pair;
    m.pcie = links.pcie;
    if (!m.load || !in.gpus.gpu) {
        return m;
    }
    const StartTimes times = startTimes(in);
    m.start = times.start;
    m.preparation = times.preparation;
    if (m.load->time) {
        m.coldStart = coldStartOf(*m.load->time, times);
    }
    const bool hasOthers = in.gpus.perNode > 1;
    const double shares = isTraining(in.workload.kind) && in.resolved.zeroStage >= 3 ? std::max(1, in.resolved.dataParallel) : 1;
    m.transfers = {transferOf(MovedData::KvCacheOfSequence, cacheOfSequence(in), links, hasOthers),
                   transferOf(MovedData::WeightsOfGpu, weightsPerGpu(in) / shares, links, hasOthers)};
    return m;
}

} // namespace configuria
