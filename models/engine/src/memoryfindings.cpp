// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "memorymodel.h"

#include <algorithm>

namespace configuria {

namespace {

constexpr Figure bytesFigure(double value) { return {value, Unit::Bytes}; }

bool isFullTraining(WorkloadKind kind) { return kind == WorkloadKind::FullFineTuning || kind == WorkloadKind::PreTraining; }

// Repair and the value it leads to, for a configuration that does not fit.
struct Way {
    Repair repair;
    std::optional<Figure> nearest;
};

bool works(const MemoryInput &in)
{
    return isFitting(memoryOf(in).fits);
}

MemoryInput with(const MemoryInput &in, const Workload &workload, int gpusPerNode)
{
    MemoryInput probe = in;
    probe.workload = workload;
    probe.gpus.perNode = gpusPerNode;
    probe.resolved = resolve(probe.shape, workload, probe.gpus, probe.nodes);
    return probe;
}

std::optional<Way> fewerBits(const MemoryInput &in)
{
    const bool llama = in.resolved.engine == InferenceEngine::LlamaCpp;
    constexpr WeightFormat forTensors[] = {WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::Awq};
    constexpr WeightFormat forLlama[] = {WeightFormat::Q8_0, WeightFormat::Q6_K, WeightFormat::Q4_K_M};
    for (int i = 0; i < 3; ++i) {
        const WeightFormat format = llama ? forLlama[i] : forTensors[i];
        const bool supported = format != WeightFormat::Fp8 || (in.gpus.gpu && (in.gpus.gpu->fp8 || in.gpus.gpu->fp4));
        if (!supported || bitsPerWeight(format) >= bitsPerWeight(in.workload.weights)) {
            continue;
        }
        Workload w = in.workload;
        w.weights = format;
        const MemoryInput probe = with(in, w, in.gpus.perNode);
        if (works(probe)) {
            return Way{{RepairKind::SetWeights, static_cast<std::int64_t>(format), {}}, bytesFigure(static_cast<double>(memoryOf(probe).perGpu.total->expected.count))};
        }
    }
    return std::nullopt;
}

std::optional<Way> smallerCache(const MemoryInput &in)
{
    const bool llama = in.resolved.engine == InferenceEngine::LlamaCpp;
    const KvFormat format = llama ? KvFormat::Q8_0 : KvFormat::Fp8;
    if (in.resolved.engine == InferenceEngine::Transformers || bitsPerElement(in.workload.kvKeys) <= bitsPerElement(format)) {
        return std::nullopt;
    }
    Workload w = in.workload;
    w.kvKeys = w.kvValues = format;
    const MemoryInput probe = with(in, w, in.gpus.perNode);
    if (!works(probe)) {
        return std::nullopt;
    }
    return Way{{RepairKind::SetKvFormat, static_cast<std::int64_t>(format), {}}, bytesFigure(static_cast<double>(memoryOf(probe).perGpu.total->expected.count))};
}

// A node takes up to 16; beyond that the number is said without a repair.
std::optional<Way> moreGpus(const MemoryInput &in)
{
    Workload w = in.workload;
    w.tensorParallel.reset();
    w.pipelineParallel.reset();
    w.dataParallel.reset();
    for (int count = in.gpus.perNode + 1; count <= 1024; count = count < 16 ? count + 1 : count * 2) {
        const MemoryInput probe = with(in, w, count);
        if (probe.resolved.tensorParallelLegal && works(probe)) {
            const Repair repair = count <= 16 ? Repair{RepairKind::SetGpuCount, count, {}} : Repair{};
            return Way{repair, Figure{static_cast<double>(count), Unit::Count}};
        }
    }
    return std::nullopt;
}

// Cheapest first: what costs nothing, then what costs quality, then what costs money.
Way inferenceWay(const MemoryInput &in, const MemoryEvaluation &memory)
{
    if (const auto way = smallerCache(in)) {
        return *way;
    }
    if (const auto way = fewerBits(in)) {
        return *way;
    }
    const std::int64_t context = memory.maxContext.value_or(0);
    if (context >= 2048 && context < in.resolved.context) {
        const std::int64_t rounded = context / 256 * 256;
        return {{RepairKind::SetContext, rounded, {}}, Figure{static_cast<double>(rounded), Unit::Tokens}};
    }
    if (const auto way = moreGpus(in)) {
        return *way;
    }
    if (memory.maxSequences.value_or(0) >= 1 && *memory.maxSequences < in.workload.sequences) {
        return {{RepairKind::SetSequences, *memory.maxSequences, {}}, Figure{static_cast<double>(*memory.maxSequences), Unit::Count}};
    }
    return {};
}

Way trainingWay(const MemoryInput &in, const MemoryEvaluation &memory)
{
    Workload w = in.workload;
    if (w.checkpointing != Checkpointing::Full) {
        w.checkpointing = Checkpointing::Full;
        if (works(with(in, w, in.gpus.perNode))) {
            return {{RepairKind::SetCheckpointing, static_cast<std::int64_t>(Checkpointing::Full), {}}, std::nullopt};
        }
    }
    w = in.workload;
    if (in.resolved.zeroStage < 3 && in.resolved.dataParallel > 1) {
        w.zeroAuto = false;
        w.zeroStage = 3;
        if (works(with(in, w, in.gpus.perNode))) {
            return {{RepairKind::SetZero, 3, {}}, Figure{3, Unit::Count}};
        }
    }
    if (const auto way = moreGpus(in)) {
        return *way;
    }
    if (memory.maxContext.value_or(0) >= 256 && *memory.maxContext < in.resolved.context) {
        return {{}, Figure{static_cast<double>(*memory.maxContext), Unit::Tokens}};
    }
    return {};
}

void addFit(const MemoryInput &in, ConfigurationEvaluation &result)
{
    const MemoryEvaluation &m = result.memory;
    if (m.fits == Fit::Unknown || !m.perGpu.total || !m.limit) {
        return;
    }
    Finding f;
    f.subject = in.gpus.part;
    f.need = bytesFigure(static_cast<double>(m.perGpu.total->expected.count));
    f.have = bytesFigure(static_cast<double>(m.limit->count));
    if (m.fits == Fit::No) {
        const Way way = isTraining(in.workload.kind) ? trainingWay(in, m) : inferenceWay(in, m);
        f.code = FindingCode::NotEnoughGpuMemory;
        f.severity = Severity::Blocker;
        f.repair = way.repair;
        f.nearest = way.nearest;
        result.findings.add(f);
    } else if (m.fits == Fit::Tight) {
        f.code = FindingCode::GpuMemoryTight;
        f.severity = Severity::Caution;
        result.findings.add(f);
    }
}

void addGpus(const MemoryInput &in, ConfigurationEvaluation &result)
{
    Findings &findings = result.findings;
    if (in.gpus.perNode <= 0) {
        if (!findings.has(FindingCode::NoGpu)) {
            findings.add({FindingCode::NoGpu, Severity::Blocker, Figure{0, Unit::Count}, Figure{1, Unit::Count}, {}, {}, {}});
        }
        return;
    }
    if (!in.gpus.capacity) {
        findings.add({FindingCode::GpuMemoryUnknown, Severity::Blocker, {}, {}, {}, in.gpus.part, {}});
    }
    if (in.gpus.isMixed) {
        const std::optional<Figure> have = in.gpus.capacity ? std::optional(bytesFigure(*in.gpus.capacity)) : std::nullopt;
        findings.add({FindingCode::MixedGpus, Severity::Caution, have, {}, {}, in.gpus.part, {}});
    }
}

void addModel(const MemoryInput &in, const Configuration &configuration, ConfigurationEvaluation &result)
{
    const Shape &s = in.shape;
    Findings &findings = result.findings;
    const bool training = isTraining(in.workload.kind);
    if (!s.isKnown) {
        findings.add({FindingCode::ModelSizeOnly, Severity::Advice, Figure{s.total, Unit::Count}, {}, {}, {}, {}});
    } else if (configuration.model.confidence == ShapeConfidence::Memory) {
        findings.add({FindingCode::ModelShapeFromMemory, Severity::Advice, {}, {}, {}, {}, {}});
    }
    if (!training && (!s.generates || (s.isKnown && s.cachedLayers() <= 0))) {
        findings.add({FindingCode::NoKvCache, Severity::Advice, {}, {}, {}, {}, {}});
    }
    const double context = static_cast<double>(in.resolved.context);
    if (s.maxContext > 0 && context > s.maxContext) {
        const Repair repair = training ? Repair{} : Repair{RepairKind::SetContext, static_cast<std::int64_t>(s.maxContext), {}};
        findings.add({FindingCode::ContextBeyondModel, Severity::Caution, Figure{s.maxContext, Unit::Tokens}, Figure{context, Unit::Tokens},
                      Figure{s.maxContext, Unit::Tokens}, {}, repair});
    }
}

// TensorCore types by GPU, as far as the data sheet states them.
void addPrecision(const MemoryInput &in, ConfigurationEvaluation &result)
{
    const Gpu *gpu = in.gpus.gpu;
    if (!gpu || !(gpu->fp16 || gpu->bf16)) {
        return; // nothing is known of this GPU's formats
    }
    std::optional<WeightFormat> instead;
    switch (effectiveWeights(in.workload)) {
    case WeightFormat::Fp8:
        if (!gpu->fp8 && !gpu->fp4) {
            instead = WeightFormat::Int8;
        }
        break;
    case WeightFormat::Mxfp4:
    case WeightFormat::Nvfp4:
        if (!gpu->fp4) {
            instead = WeightFormat::Awq;
        }
        break;
    case WeightFormat::Bf16:
        if (!gpu->bf16) {
            instead = WeightFormat::Fp16;
        }
        break;
    default: break;
    }
    if (instead) {
        result.findings.add({FindingCode::PrecisionNotSupported, Severity::Caution, {}, {}, {}, in.gpus.part,
                             {RepairKind::SetWeights, static_cast<std::int64_t>(*instead), {}}});
    }
}

bool isLlamaOnly(KvFormat f) { return f >= KvFormat::Q8_0; }

std::optional<WeightFormat> weightsInstead(const MemoryInput &in)
{
    const WeightFormat format = in.workload.weights;
    if (isTraining(in.workload.kind)) {
        const bool wrong = isGguf(format) || (isFullTraining(in.workload.kind) && bitsPerWeight(format) < 16 && format != WeightFormat::Fp8);
        return wrong ? std::optional(WeightFormat::Bf16) : std::nullopt;
    }
    if (in.resolved.engine == InferenceEngine::LlamaCpp) {
        switch (format) {
        case WeightFormat::Fp8:
        case WeightFormat::Int8: return WeightFormat::Q8_0;
        case WeightFormat::Int4:
        case WeightFormat::Awq:
        case WeightFormat::Gptq:
        case WeightFormat::Nf4:
        case WeightFormat::Nvfp4: return WeightFormat::Q4_K_M;
        default: return std::nullopt;
        }
    }
    if (isGguf(format)) {
        return bitsPerWeight(format) > 6 ? WeightFormat::Fp8 : WeightFormat::Awq;
    }
    return std::nullopt;
}

void addEngine(const MemoryInput &in, ConfigurationEvaluation &result)
{
    if (const auto format = weightsInstead(in)) {
        result.findings.add({FindingCode::FormatNotForEngine, Severity::Caution, {}, {}, {}, {}, {RepairKind::SetWeights, static_cast<std::int64_t>(*format), {}}});
    }
    if (isTraining(in.workload.kind) || !in.shape.generates) {
        return;
    }
    const bool llama = in.resolved.engine == InferenceEngine::LlamaCpp;
    const auto wrong = [llama](KvFormat f) {
        return llama ? f == KvFormat::Fp8 || f == KvFormat::Int8 : isLlamaOnly(f);
    };
    if (wrong(in.workload.kvKeys) || wrong(in.workload.kvValues)) {
        const KvFormat format = llama ? KvFormat::Q8_0 : KvFormat::Fp8;
        result.findings.add({FindingCode::FormatNotForEngine, Severity::Caution, {}, {}, {}, {}, {RepairKind::SetKvFormat, static_cast<std::int64_t>(format), {}}});
    }
}

void addParallelism(const MemoryInput &in, ConfigurationEvaluation &result)
{
    const ResolvedWorkload &r = in.resolved;
    if (in.gpus.perNode <= 0) {
        return;
    }
    if (!r.tensorParallelLegal) {
        const bool asked = in.workload.tensorParallel.has_value();
        const int have = asked ? r.tensorParallel : in.gpus.perNode;
        const int below = legalTensorParallel(in.shape, asked ? std::min(have, in.gpus.perNode) : have);
        int above = have + 1;
        while (above < have * 2 && !isTensorParallelLegal(in.shape, above)) {
            ++above;
        }
        const int nearest = asked || !isTensorParallelLegal(in.shape, above) ? below : above;
        result.findings.add({FindingCode::TensorParallelIllegal, Severity::Caution, Figure{static_cast<double>(have), Unit::Count},
                             Figure{in.shape.heads, Unit::Count}, Figure{static_cast<double>(nearest), Unit::Count}, {},
                             {asked ? RepairKind::SetTensorParallel : RepairKind::SetGpuCount, nearest, {}}});
    }
    const double product = static_cast<double>(r.tensorParallel) * r.pipelineParallel * r.dataParallel
        * (isTraining(in.workload.kind) ? r.contextParallel : 1);
    if (product > r.gpus) {
        const bool byTensor = in.workload.tensorParallel && r.tensorParallel > r.gpus;
        const int legal = legalTensorParallel(in.shape, r.gpus);
        result.findings.add({FindingCode::ParallelismExceedsGpus, Severity::Blocker, Figure{static_cast<double>(r.gpus), Unit::Count},
                             Figure{product, Unit::Count}, Figure{static_cast<double>(r.gpus), Unit::Count}, {},
                             byTensor ? Repair{RepairKind::SetTensorParallel, legal, {}} : Repair{}});
    }
}

void addHost(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result)
{
    double installed = 0;
    PartRef module;
    for (const BomLine &line : configuration.lines) {
        const MemoryModule *m = line.part.kind == PartKind::Memory && line.quantity > 0 ? catalogue.memoryModule(line.part) : nullptr;
        if (m) {
            installed += static_cast<double>(std::max<std::int64_t>(0, m->capacity.count)) * line.quantity;
            module = line.part;
        }
    }
    const auto &host = result.memory.hostRam;
    // Offloaded states must fit; otherwise even the low end of the rule of thumb is missing before we speak.
    const bool offloads = isTraining(in.workload.kind) && in.workload.offload != Offload::None;
    if (installed <= 0 || !host || installed >= static_cast<double>((offloads ? host->expected : host->low).count)) {
        return;
    }
    result.findings.add({FindingCode::HostMemoryTooSmall, offloads ? Severity::Blocker : Severity::Caution, bytesFigure(installed),
                         bytesFigure(static_cast<double>(host->expected.count)), {}, module, {}});
}

} // namespace

void addMemoryFindings(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result) noexcept
{
    addGpus(in, result);
    addFit(in, result);
    addModel(in, configuration, result);
    addPrecision(in, result);
    addEngine(in, result);
    addParallelism(in, result);
    addHost(in, configuration, catalogue, result);
}

} // namespace configuria
