// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingmodel.h"

#include <algorithm>
#include <array>

namespace configuria {

namespace {

// The CUDA context with cuBLAS, and NCCL's buffers on several GPUs. 1 GB is the least that nvidia-smi shows beyond torch's peak in
// fms-acceleration.
double contextBytes(const MemoryInput &in)
{
    const ResolvedWorkload &r = in.resolved;
    const bool several = static_cast<double>(r.dataParallel) * r.tensorParallel * r.pipelineParallel * r.contextParallel > 1;
    return several ? 1.4e9 : 1.0e9;
}

// What torch's caching allocator cannot use of its pages (max_memory_reserved of torchtitan and DeepSpeed). It holds more on a card
// that has room, 1.2 times the peak in the median of fms-acceleration, and gives that back before it fails.
constexpr double heldByAllocator = 1.03;

double deviceBytes(const MemoryInput &in, double allocated) { return allocated * heldByAllocator + contextBytes(in); }

// Greatest sum of what exists at one moment: torch's max_memory_allocated.
double allocatedPeak(const States &s, const Activations &a)
{
    const double all = s.weights + s.gradients + s.optimizer;
    const double loss = s.beforeBackward + s.gathered + s.lossGradient + a.kept + a.logits;
    const double firstLayer = s.beforeBackward + s.gathered + s.dequantised + s.headGradient + a.kept + a.keptAgain + a.layer;
    const double lastLayer = all + s.gathered + s.dequantised + std::min(a.layer, a.peak);
    const double step = all + s.stepTemporaries;
    return s.buckets + std::max({loss, firstLayer, lastLayer, step});
}

// A method and those above it: QLoRA never needs more than LoRA with the same options, nor LoRA more than the full model.
struct Methods {
    std::array<MemoryInput, 3> inputs;
    std::array<States, 3> states;
    std::size_t count = 0;
};

void add(Methods &m, const MemoryInput &in, WorkloadKind kind)
{
    MemoryInput &added = m.inputs[m.count];
    added = in;
    if (kind != in.workload.kind) {
        added.workload.kind = kind;
        added.workload.weights = WeightFormat::Bf16;
    }
    m.states[m.count] = trainingStates(added);
    ++m.count;
}

Methods methodsOf(const MemoryInput &in)
{
    Methods m;
    const WorkloadKind kind = in.workload.kind;
    add(m, in, kind);
    // Who asked for the fp32 residual stream or for fp32 weights gets them, and what they cost.
    if (isFull(kind) || in.workload.details.fp32Residual.value_or(false) || in.workload.weights == WeightFormat::Fp32) {
        return m;
    }
    if (kind == WorkloadKind::Qlora) {
        add(m, in, WorkloadKind::Lora);
    }
    add(m, in, WorkloadKind::FullFineTuning);
    return m;
}

double peakOf(const Methods &m, double sequence, double microBatch)
{
    double peak = allocatedPeak(m.states[0], trainingActivations(m.inputs[0], sequence, microBatch));
    for (std::size_t i = 1; i < m.count; ++i) {
        peak = std::min(peak, allocatedPeak(m.states[i], trainingActivations(m.inputs[i], sequence, microBatch)));
    }
    return peak;
}

FormulaId activationsFormula(const MemoryInput &in)
{
    if (!in.shape.isKnown) {
        return FormulaId::TrainingActivationsFromSizeOnly;
    }
    switch (in.workload.checkpointing) {
    case Checkpointing::None: return FormulaId::TrainingActivationsNone;
    case Checkpointing::Selective: return FormulaId::TrainingActivationsSelective;
    case Checkpointing::Full: return FormulaId::TrainingActivationsFull;
    }
    return FormulaId::TrainingActivationsFull;
}

MemoryClass classOf(const MemoryInput &in)
{
    const bool several = in.resolved.gpus > 1;
    switch (in.workload.kind) {
    case WorkloadKind::Lora: return several ? MemoryClass::TrainingLoraSharded : MemoryClass::TrainingLora;
    case WorkloadKind::Qlora: return several ? MemoryClass::TrainingQloraSharded : MemoryClass::TrainingQlora;
    case WorkloadKind::PreTraining: return several ? MemoryClass::TrainingPreTrainingSharded : MemoryClass::TrainingPreTraining;
    case WorkloadKind::FullFineTuning:
    case WorkloadKind::Inference: break;
    }
    return several ? MemoryClass::TrainingFullSharded : MemoryClass::TrainingFull;
}

// The parts of the total, each as large as it gets; the overlap is what of them never stands together.
void fillParts(const MemoryInput &in, const States &s, const Activations &a, double total, MemoryPerGpu &perGpu)
{
    const Basis basis = in.shape.isKnown ? Basis::Formula : Basis::RuleOfThumb;
    const Calibrated &band = in.calibration->of(classOf(in));
    const auto part = [&](double value, FormulaId formula) { return bytesEstimate(value, band.low, band.high, basis, formula); };
    perGpu.weights = part(s.weights, in.shape.isKnown ? FormulaId::WeightsByFormat : FormulaId::WeightsFromSizeOnly);
    perGpu.gradients = part(s.gradients, FormulaId::TrainingGradients);
    perGpu.optimizer = part(s.optimizer, FormulaId::TrainingOptimizer);
    perGpu.activations = part(a.peak, activationsFormula(in));
    const double sum = s.weights + s.gradients + s.optimizer + a.peak;
    // Temporaries of the step beyond what the activations take count as overhead: the sum then meets the total.
    const double overhead = std::max(s.buckets + s.gathered + s.dequantised + contextBytes(in), total - sum);
    perGpu.overhead = part(overhead, FormulaId::TrainingOverhead);
    perGpu.overhead->basis = Basis::RuleOfThumb;
    Bytes parts = perGpu.overhead->expected;
    for (const auto &estimate : {perGpu.weights, perGpu.gradients, perGpu.optimizer, perGpu.activations}) {
        parts += estimate->expected;
    }
    perGpu.overlap = parts - perGpu.total->expected;
}

} // namespace

MemoryEvaluation trainingMemory(const MemoryInput &in) noexcept
{
    MemoryEvaluation m;
    const Methods methods = methodsOf(in);
    const States &states = methods.states[0];
    if (!isFull(in.workload.kind)) {
        m.loraParams = static_cast<std::int64_t>(states.adapters);
    }
    const double sequence = static_cast<double>(in.resolved.context);
    const Activations activations = trainingActivations(in, sequence, in.workload.microBatch);
    const double allocated = peakOf(methods, sequence, in.workload.microBatch);
    const double total = deviceBytes(in, allocated);
    m.perGpu.allocated = bytesFrom(allocated);
    m.perGpu.reserved = bytesFrom(allocated * heldByAllocator);
    m.perGpu.total = calibrated(in, classOf(in), total, in.shape.isKnown ? Basis::Formula : Basis::RuleOfThumb, FormulaId::MemoryTotal);
    fillParts(in, states, activations, total, m.perGpu);

    const double ranks = std::max(1, in.resolved.gpusPerNode);
    const double waiting = in.workload.details.offloadsActivations
        ? std::max(0.0, 2 * in.shape.hidden * in.shape.layers * sequence * std::max(1, in.workload.microBatch)) : 0;
    const double host = (states.hostBytes + waiting) * ranks + (8 + 6 * ranks) * gib;
    m.hostRam = bytesEstimate(host, 0.7, 1.5, Basis::RuleOfThumb, FormulaId::HostMemory);
    if (states.nvmeBytes > 0) {
        m.nvme = bytesEstimate(states.nvmeBytes * ranks, 1, 1, Basis::Formula, FormulaId::NvmeOffload);
    }
    if (in.gpus.capacity) {
        m.capacity = bytesFrom(*in.gpus.capacity);
        m.usable = bytesFrom(*in.gpus.usable());
        m.limit = m.usable;
        m.reserved = m.perGpu.total->expected;
        m.fits = fitOf(*m.perGpu.total, *m.limit);
    }
    return m;
}

void trainingLimits(const MemoryInput &in, MemoryEvaluation &m) noexcept
{
    if (!in.gpus.capacity) {
        return;
    }
    const Methods methods = methodsOf(in);
    const double usable = *in.gpus.usable();
    const auto fits = [&](double sequence, double microBatch) {
        return deviceBytes(in, peakOf(methods, sequence, microBatch)) <= usable;
    };
    const std::int64_t most = in.shape.maxContext > 0 ? static_cast<std::int64_t>(in.shape.maxContext) : 100'000'000;
    m.maxContext = greatest(most, [&](double tokens) { return fits(tokens, in.workload.microBatch); });
    const double sequence = static_cast<double>(in.resolved.context);
    m.maxSequences = greatest(100'000, [&](double sequences) { return fits(sequence, sequences); });
}

double gatheredBytes(const MemoryInput &in) noexcept
{
    return isTraining(in.workload.kind) ? trainingStates(in).gathered : 0;
}

} // namespace configuria
