// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorymodel.h"
#include "waysout.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace configuria {

MemoryInput memoryInputOf(const Catalogue &catalogue, const Configuration &configuration, const Workload &workload) noexcept
{
    MemoryInput in{shapeOf(configuration.model), workload, {}, gpusOf(catalogue, configuration), std::clamp(configuration.nodes, 1, 10'000),
                   &shippedMemoryCalibration()};
    in.resolved = resolve(in.shape, workload, in.gpus, in.nodes);
    return in;
}

void sumUp(MemoryPerGpu &p, Basis basis) noexcept
{
    Estimate<Bytes> total{Bytes(0), Bytes(0), Bytes(0), basis, FormulaId::MemoryTotal};
    for (const std::optional<Estimate<Bytes>> &part : {p.weights, p.kvCache, p.activations, p.gradients, p.optimizer, p.overhead}) {
        if (part) {
            total.low += part->low;
            total.expected += part->expected;
            total.high += part->high;
        }
    }
    const Bytes overlap = p.overlap;
    total.low = std::max(Bytes(0), total.low - overlap);
    total.expected = total.expected - overlap;
    total.high = total.high - overlap;
    p.total = total;
}

Fit fitOf(const Estimate<Bytes> &need, Bytes limit) noexcept
{
    if (need.expected > limit) {
        return Fit::No;
    }
    if (need.high > limit) {
        return Fit::Tight;
    }
    return need.high > limit - limit / 10 ? Fit::Fits : Fit::FitsWithMargin;
}

namespace {

// Rules of the sizing guides: overhead of 20 % on the weights to serve or on a frozen base; bf16 weights and gradients, fp32
// copy and two fp32 moments, 2 + 2 + 12 = 16 bytes, for what is trained (ZeRO, arXiv 1910.02054, 3.1).
double ruleOfThumb(const MemoryInput &in)
{
    const WeightFormat format = effectiveWeights(in.workload);
    const double bits = isGguf(format) ? bitsPerWeight(format) : std::round(bitsPerWeight(format));
    const double served = in.shape.total * bits / 8 * 1.2;
    switch (in.workload.kind) {
    case WorkloadKind::Inference: return served;
    case WorkloadKind::Lora:
    case WorkloadKind::Qlora: return served + 16 * loraParams(in.shape, in.workload.loraRank, in.workload.loraTargets);
    case WorkloadKind::FullFineTuning:
    case WorkloadKind::PreTraining: return 16 * in.shape.total;
    }
    return served;
}

} // namespace

MemoryEvaluation memoryOf(const MemoryInput &in) noexcept
{
    MemoryEvaluation memory = isTraining(in.workload.kind) ? trainingMemory(in) : inferenceMemory(in);
    if (in.shape.total > 0) {
        memory.ruleOfThumb = bytesEstimate(ruleOfThumb(in), 1, 1, Basis::RuleOfThumb, FormulaId::MemoryRuleOfThumb);
    }
    return memory;
}

void evaluateMemory(const Catalogue &catalogue, const Project &, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    const MemoryInput in{shapeOf(configuration.model), configuration.workload, result.workload, gpusOf(catalogue, configuration),
                         std::clamp(configuration.nodes, 1, 10'000), &shippedMemoryCalibration()};
    result.memory = memoryOf(in);
    if (isTraining(in.workload.kind)) {
        trainingLimits(in, result.memory);
    } else {
        inferenceLimits(in, result.memory);
    }
    if (in.gpus.capacity) {
        result.assumptions.add(AssumptionCode::UsableMemoryReserve, {in.gpus.reserve, Unit::Bytes});
        if (in.gpus.capacityAssumed) {
            result.assumptions.add(AssumptionCode::ReportedMemoryAssumed, {*in.gpus.capacity, Unit::Bytes});
        }
    }
    if (const double whole = gatheredBytes(in); whole > 0 && in.gpus.perNode > 0) {
        result.assumptions.add(AssumptionCode::LayersGathered, {whole, Unit::Bytes});
    }
    if (const double copies = kvCopies(in); copies > 1 && in.gpus.perNode > 0) {
        result.assumptions.add(AssumptionCode::KvCacheReplicated, {copies, Unit::Count});
    }
    addMemoryFindings(in, configuration, catalogue, result);
}

MemoryEvaluation estimateMemory(const MemoryQuestion &question, const MemoryCalibration &calibration) noexcept
{
    GpuSet gpus;
    gpus.perNode = std::clamp(question.gpusPerNode, 0, 1'000'000);
    if (question.capacity && question.capacity->count > 0) {
        gpus.capacity = static_cast<double>(question.capacity->count);
    }
    MemoryInput in{shapeOf(question.model), question.workload, {}, gpus, std::clamp(question.nodes, 1, 10'000), &calibration};
    in.resolved = resolve(in.shape, in.workload, in.gpus, in.nodes);
    MemoryEvaluation memory = memoryOf(in);
    if (isTraining(in.workload.kind)) {
        trainingLimits(in, memory);
    } else {
        inferenceLimits(in, memory);
    }
    return memory;
}

std::vector<PrecisionBar> memoryByPrecision(const Catalogue &catalogue, const Project &, const Configuration &configuration)
{
    const Workload &chosen = configuration.workload;
    std::vector<WeightFormat> formats{WeightFormat::Bf16, WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::Awq, WeightFormat::Q4_K_M};
    if (chosen.kind == WorkloadKind::Lora) {
        formats = {WeightFormat::Fp32, WeightFormat::Bf16, WeightFormat::Int8};
    } else if (chosen.kind == WorkloadKind::Qlora) {
        formats = {WeightFormat::Nf4, WeightFormat::Gptq};
    } else if (isTraining(chosen.kind)) {
        formats = {WeightFormat::Fp32, WeightFormat::Bf16};
    }
    const WeightFormat current = effectiveWeights(chosen);
    if (std::find(formats.begin(), formats.end(), current) == formats.end()) {
        formats.push_back(current);
    }
    std::vector<PrecisionBar> bars;
    bars.reserve(formats.size());
    for (const WeightFormat format : formats) {
        Workload workload = chosen;
        workload.weights = format;
        const MemoryEvaluation memory = memoryOf(memoryInputOf(catalogue, configuration, workload));
        const std::optional<Bytes> limit = memory.usable ? memory.usable : memory.capacity;
        const bool isOver = limit && memory.perGpu.total && memory.perGpu.total->expected > *limit;
        bars.push_back({format, format == current, memory.perGpu, memory.fits,
                        isOver ? std::optional(memory.perGpu.total->expected - *limit) : std::nullopt});
    }
    return bars;
}

} // namespace configuria
