// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compatibility.h"
#include "formats.h"
#include "memorymodel.h"
#include "waysout.h"

#include <algorithm>
#include <limits>

namespace configuria {

namespace {

constexpr Figure bytesFigure(double value) { return {value, Unit::Bytes}; }

bool isFullTraining(WorkloadKind kind) { return kind == WorkloadKind::FullFineTuning || kind == WorkloadKind::PreTraining; }

// What is shown beside the repair: the new value, or what is needed once it is made.
Figure nearestOf(const WayOut &way)
{
    const double value = static_cast<double>(way.repair.value);
    switch (way.repair.kind) {
    case RepairKind::SetContext: return {value, Unit::Tokens};
    case RepairKind::SetSequences:
    case RepairKind::SetMicroBatch:
    case RepairKind::SetGpuCount:
    case RepairKind::SetNodes: return {value, Unit::Count};
    default: return bytesFigure(static_cast<double>(way.need.expected.count));
    }
}

void addFit(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result)
{
    const MemoryEvaluation &m = result.memory;
    if (m.fits == Fit::Unknown || !m.perGpu.total || !m.limit) {
        return;
    }
    if (m.fits >= Fit::Fits) {
        return;
    }
    Finding f;
    f.subject = in.gpus.part;
    // Tight is about the high end of the band.
    const bool tight = m.fits == Fit::Tight;
    f.code = tight ? FindingCode::GpuMemoryTight : FindingCode::NotEnoughGpuMemory;
    f.severity = tight ? Severity::Caution : Severity::Blocker;
    f.need = bytesFigure(static_cast<double>((tight ? m.perGpu.total->high : m.perGpu.total->expected).count));
    f.have = bytesFigure(static_cast<double>(m.limit->count));
    if (const auto way = firstWayOut(waySearchOf(catalogue, configuration, in, m))) {
        f.repair = way->repair;
        f.nearest = nearestOf(*way);
    }
    result.findings.add(f);
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

void addPrecision(const MemoryInput &in, ConfigurationEvaluation &result)
{
    const auto instead = in.gpus.gpu ? formatInstead(*in.gpus.gpu, effectiveWeights(in.workload)) : std::nullopt;
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

// GPUs that the chassis holds, as far as it is known.
int roomForGpus(const Configuration &configuration, const Catalogue &catalogue)
{
    const BomLine *line = firstLine(configuration, PartKind::Server);
    const Server *server = line ? catalogue.server(line->part) : nullptr;
    return server && server->maxGpus && *server->maxGpus > 0 ? *server->maxGpus : std::numeric_limits<int>::max();
}

void addParallelism(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result)
{
    const ResolvedWorkload &r = in.resolved;
    if (in.gpus.perNode <= 0) {
        return;
    }
    if (!r.tensorParallelLegal) {
        const bool asked = in.workload.tensorParallel.has_value();
        const int have = asked ? r.tensorParallel : in.gpus.perNode;
        const int room = asked ? in.gpus.perNode : roomForGpus(configuration, catalogue);
        const int below = legalTensorParallel(in.shape, std::min(have, room));
        int above = have + 1;
        while (above < have * 2 && !isTensorParallelLegal(in.shape, above)) {
            ++above;
        }
        const int nearest = asked || above > room || !isTensorParallelLegal(in.shape, above) ? below : above;
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

PartRef firstPart(const Configuration &configuration, PartKind kind)
{
    const BomLine *line = firstLine(configuration, kind);
    return line ? line->part : PartRef{};
}

void addHost(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result)
{
    const double installed = installedHostBytes(catalogue, configuration);
    const auto &host = result.memory.hostRam;
    // Offloaded states must fit; otherwise even the low end of the rule of thumb is missing before we speak.
    const bool offloads = isTraining(in.workload.kind) && in.workload.offload != Offload::None;
    if (installed <= 0 || !host || installed >= static_cast<double>((offloads ? host->expected : host->low).count)) {
        return;
    }
    result.findings.add({FindingCode::HostMemoryTooSmall, offloads ? Severity::Blocker : Severity::Caution, bytesFigure(installed),
                         bytesFigure(static_cast<double>(host->expected.count)), {}, firstPart(configuration, PartKind::Memory), {}});
}

void addNvme(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result)
{
    if (!isTraining(in.workload.kind) || !isToNvme(in.workload.offload)) {
        return;
    }
    const bool isDeepSpeed = in.resolved.framework == TrainingFramework::DeepSpeed;
    if (!isDeepSpeed || in.resolved.zeroStage < 3) {
        const Repair repair = isDeepSpeed ? Repair{RepairKind::SetZero, 3, {}}
                                          : Repair{RepairKind::SetOffload, static_cast<std::int64_t>(movesParameters(in.workload.offload) ? Offload::Parameters : Offload::Optimizer), {}};
        result.findings.add({FindingCode::NvmeOffloadNeedsZero3, Severity::Blocker, {}, {}, {}, {}, repair});
    }
    const double installed = installedDriveBytes(catalogue, configuration);
    if (result.memory.nvme && installed < static_cast<double>(result.memory.nvme->expected.count)) {
        result.findings.add({FindingCode::DrivesTooSmall, Severity::Blocker, bytesFigure(installed),
                             bytesFigure(static_cast<double>(result.memory.nvme->expected.count)), {}, firstPart(configuration, PartKind::Drive), {}});
    }
}

} // namespace

void addMemoryFindings(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result) noexcept
{
    addGpus(in, result);
    addFit(in, configuration, catalogue, result);
    addModel(in, configuration, result);
    addPrecision(in, result);
    addEngine(in, result);
    addParallelism(in, configuration, catalogue, result);
    addHost(in, configuration, catalogue, result);
    addNvme(in, configuration, catalogue, result);
}

} // namespace configuria
