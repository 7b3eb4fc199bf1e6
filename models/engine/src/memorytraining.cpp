// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "memorymodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

// Bytes of the states on one GPU.
struct States {
    double weights = 0, gradients = 0, optimizer = 0;
    double stepTemporaries = 0;   // of the optimizer step
    double beforeBackward = 0;    // states that exist when the activations peak
    double hostBytes = 0;         // offloaded or paged, of this rank
};

bool isFull(WorkloadKind kind) { return kind == WorkloadKind::FullFineTuning || kind == WorkloadKind::PreTraining; }

// Moments per trained weight, bytes. fp32 with a master copy or adapters, else of the weights' own width.
double momentBytes(Optimizer optimizer, double width)
{
    switch (optimizer) {
    case Optimizer::AdamW:
    case Optimizer::AdamWFused: return 2 * width;
    case Optimizer::AdamW8bit: return 2;      // bitsandbytes, torchao: 1 byte per moment
    case Optimizer::AdamW4bit: return 1;      // torchao
    case Optimizer::PagedAdamW8bit: return 0; // unified memory: paged to the host
    case Optimizer::Sgd: return 0;            // no momentum
    case Optimizer::Adafactor: return 0.01;   // one row and one column per matrix
    }
    return 2 * width;
}

// Per trained weight of a full fine-tuning or a pre-training.
States fullStates(const MemoryInput &in, double params)
{
    const Workload &w = in.workload;
    const TrainingFramework framework = in.resolved.framework;
    const double width = std::clamp(bitsPerWeight(w.weights) / 8, 2.0, 4.0); // no framework trains quantised weights in full
    const bool megatron = framework == TrainingFramework::Megatron;
    const bool master = w.masterWeights && width < 4;
    States s;
    s.weights = width * params;
    s.gradients = (megatron ? 4 : width) * params; // Megatron accumulates gradients in fp32
    s.optimizer = ((master ? 4 : 0) + momentBytes(w.optimizer, master ? 4 : width)) * params;
    // torch AdamW foreach (the default of transformers) builds one more copy of the updated weights during the step.
    const bool foreachAdam = w.optimizer == Optimizer::AdamW && (framework == TrainingFramework::Transformers || framework == TrainingFramework::Fsdp);
    s.hostBytes = w.optimizer == Optimizer::PagedAdamW8bit ? 2 * params : 0;
    s.stepTemporaries = foreachAdam ? (master ? 4 : width) * params : 0;
    // fp32 parameters and moments under autocast hold no separate 16-bit copy and no gradients when the loss is computed:
    // 12 bytes measured (fms-acceleration, FSDP mixed precision). Engines with flat buffers keep theirs.
    const bool flatBuffers = megatron || framework == TrainingFramework::DeepSpeed;
    // The first gradients, of the head and of one layer, exist beside nearly all activations.
    const double first = std::min(s.gradients, s.gradients * (1 / in.shape.layers) + in.shape.vocabulary * in.shape.hidden * width);
    s.beforeBackward = flatBuffers ? s.weights + s.gradients + s.optimizer
                                   : (master ? s.optimizer : s.weights + s.optimizer) + first;
    return s;
}

// Adapters: fp32 (4 weights + 4 gradients + 8 moments); torchtune keeps them at 16 bits (2 + 2 + 4).
States adapterStates(const MemoryInput &in, double base, double adapters)
{
    const double width = in.resolved.framework == TrainingFramework::Torchtune ? 2 : 4;
    States s;
    s.weights = base + width * adapters;
    s.gradients = width * adapters;
    s.optimizer = momentBytes(in.workload.optimizer, width) * adapters;
    s.stepTemporaries = 0;
    s.beforeBackward = s.weights + s.optimizer + s.gradients;
    return s;
}

// Pieces that one rank holds when stages, tensors or experts are split.
double modelShare(const MemoryInput &in)
{
    const double layers = in.shape.layers;
    const double stage = std::min(1.0, std::ceil(layers / in.resolved.pipelineParallel) / layers);
    return stage / in.resolved.tensorParallel;
}

double expertShare(const MemoryInput &in)
{
    const double ranks = std::max<double>(in.resolved.tensorParallel, in.resolved.expertParallel);
    return modelShare(in) * in.resolved.tensorParallel / ranks;
}

// ZeRO: 1 shares the optimizer, 2 the gradients too, 3 the weights too (DeepSpeed, FSDP).
States shard(const MemoryInput &in, States s)
{
    const double ranks = static_cast<double>(std::max(1, in.resolved.dataParallel)) * in.resolved.contextParallel;
    const int stage = in.resolved.zeroStage;
    const double full = s.weights + s.gradients + s.optimizer;
    const double weights = s.weights, gradients = s.gradients;
    if (stage >= 1) {
        s.optimizer /= ranks;
        s.stepTemporaries /= ranks;
    }
    if (stage >= 2) {
        s.gradients /= ranks;
    }
    if (stage >= 3) {
        s.weights /= ranks;
    }
    // Take off from the sharded sum what was not there before the backward pass.
    const double missing = full - s.beforeBackward;
    const double sharded = s.weights + s.gradients + s.optimizer;
    const double missingGradients = std::min(missing, gradients);
    const double missingWeights = std::min(missing - missingGradients, weights);
    s.beforeBackward = sharded - (gradients > 0 ? missingGradients * s.gradients / gradients : 0)
        - (weights > 0 ? missingWeights * s.weights / weights : 0);
    return s;
}

States offload(const MemoryInput &in, States s)
{
    const Offload offload = in.workload.offload;
    if (offload == Offload::None) {
        return s;
    }
    // DeepSpeed ZeRO-Offload: optimizer states, fp32 copies and gradients live on the host.
    s.hostBytes += s.optimizer + s.gradients;
    s.beforeBackward = std::max(0.0, std::min(s.beforeBackward, s.weights));
    s.optimizer = 0;
    s.gradients = isFull(in.workload.kind) ? 0 : s.gradients;
    s.stepTemporaries = 0;
    if (offload == Offload::Parameters) {
        s.hostBytes += s.weights;
        s.weights = 0;
        s.beforeBackward = 0;
    } else {
        s.beforeBackward = s.weights + s.gradients;
    }
    return s;
}

// Width of one layer's tensors for one token. f: what the token passes (experts: those chosen, and the shared ones).
struct LayerBytes {
    double stored = 0;  // kept for the backward pass
    double working = 0; // stored and gradients of one layer, while it is recomputed
    double scores = 0;  // attention matrix without flash attention, per layer
};

LayerBytes layerBytes(const MemoryInput &in, double sequence)
{
    const Shape &s = in.shape;
    const double h = s.hidden, kv = s.isLatent ? s.latent * 2 : s.keyValueWidth();
    const double f = s.feedForward;
    const double t = in.resolved.tensorParallel;
    const bool gated = s.matrices >= 3;
    LayerBytes b;
    // SwiGLU: 12 h + 4 kv + 8 f (torchtune, LitGPT runs). Plain feed-forward: 14 h + 4 kv + 4 f, the 34 h of Korthikanti
    // et al. (2022) when f = 4 h and kv = h.
    const double split = gated ? 8 * h + 4 * kv + 8 * f : 10 * h - (in.workload.flashAttention ? 2 * h : 0) + 4 * kv + 4 * f;
    const double whole = gated ? 4 * h : 4 * h; // norms and residual: not split by tensor parallelism
    if (in.resolved.framework == TrainingFramework::Megatron && !gated) {
        b.stored = h * (10 + 24 / t); // sequence parallelism off
    } else {
        b.stored = whole + split / t;
    }
    if (in.workload.checkpointing == Checkpointing::Selective && in.workload.flashAttention) {
        b.stored = gated ? 4 * h + (4 * h + 4 * kv + 4 * f) / t : b.stored; // outputs of the matrix products alone
    }
    // Recomputed layer and its gradients: 16 h + 4 kv + 14 f = 66 h at f = 3.5 h (fms-acceleration with Liger; 70 h eager).
    const double eager = in.workload.loss == LossImplementation::Eager ? 70.0 / 66 : 1.0;
    b.working = (gated ? 8 * h + (8 * h + 4 * kv + 14 * f) / t : 8 * h + (12 * h + 4 * kv + 7 * f) / t) * eager;
    b.scores = in.workload.flashAttention ? 0 : 5 * s.heads * sequence / t; // 5 a s / h per h: Korthikanti et al.
    return b;
}

// Bytes per logit and per width of the loss, and of the final norm.
struct LossBytes {
    double perLogit = 14, perWidth = 6;
};

LossBytes lossBytes(const MemoryInput &in)
{
    const double t = in.resolved.tensorParallel;
    if (in.resolved.framework == TrainingFramework::Megatron) {
        return {6 / t, 0}; // vocabulary-parallel cross entropy
    }
    switch (in.workload.loss) {
    case LossImplementation::Eager:
        // transformers: logits.float() and a shifted copy; torchtune compiles that to about 10; torchtitan about 16.
        return in.resolved.framework == TrainingFramework::Torchtune ? LossBytes{10, 0}
            : in.resolved.framework == TrainingFramework::Fsdp       ? LossBytes{16, 0}
                                                                     : LossBytes{14, 6};
    case LossImplementation::Fused: return {8, 4};   // Triton cross entropy
    case LossImplementation::Chunked: return {2, 0}; // torchtune chunked output, linear cross entropy
    }
    return {14, 6};
}

struct Activations {
    double peak = 0;       // when the loss is computed
    double lastLayer = 0;  // end of the backward pass: one layer's tensors
};

// weightsSaving: bytes that the quantised base saves against 16 bits.
Activations trainingActivations(const MemoryInput &in, double weightsSaving, double sequence, double microBatch)
{
    const Shape &s = in.shape;
    const Workload &w = in.workload;
    const ResolvedWorkload &r = in.resolved;
    const double tokens = std::max(1.0, microBatch) * std::max(1.0, sequence) / r.contextParallel;
    const LayerBytes layer = layerBytes(in, sequence);
    const LossBytes loss = lossBytes(in);
    const double logits = loss.perLogit * s.vocabulary + loss.perWidth * s.hidden;
    // A pipeline's first stage holds its layers for as many micro-batches as are in flight.
    const double stages = r.pipelineParallel;
    const double inFlight = stages > 1 ? std::min(stages, std::max(1.0, static_cast<double>(w.gradientAccumulation))) : 1;
    const double layers = std::ceil(s.layers / stages) * inFlight;
    Activations a;
    a.lastLayer = tokens * (layer.working + layer.scores);
    switch (w.checkpointing) {
    case Checkpointing::Full: {
        const double inputs = 2 * s.hidden * layers; // one 16-bit input per layer
        const double recomputed = layer.working + layer.scores;
        double perToken = inputs + std::max(logits, recomputed);
        if (!isFull(w.kind) && r.zeroStage >= 3 && r.framework == TrainingFramework::Transformers) {
            perToken = std::max(inputs + logits, 2 * inputs + recomputed); // FSDP1 and adapters: measured on 70B QLoRA; not with FSDP2
        } else if (w.kind == WorkloadKind::Qlora && w.loss == LossImplementation::Eager && r.framework == TrainingFramework::Transformers) {
            // peft prepare_model_for_kbit_training upcasts the residual stream; nobody keeps it on where it costs more
            // than the quantisation saves.
            perToken += std::min(inputs, 0.9 * weightsSaving / tokens);
        }
        a.peak = tokens * perToken;
        break;
    }
    case Checkpointing::Selective: a.peak = tokens * (layer.stored * layers + logits); break; // scores are recomputed
    case Checkpointing::None: a.peak = tokens * ((layer.stored + layer.scores) * layers + logits); break;
    }
    return a;
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

// Buffers: two layers gathered under ZeRO-3, DeepSpeed's buckets, CUDA and NCCL contexts.
double trainingOverhead(const MemoryInput &in)
{
    const ResolvedWorkload &r = in.resolved;
    double bytes = 0.6 * gib;
    const bool several = static_cast<double>(r.dataParallel) * r.tensorParallel * r.pipelineParallel > 1;
    if (r.framework == TrainingFramework::DeepSpeed && (r.zeroStage >= 1 || in.workload.offload != Offload::None)) {
        bytes += 2.2 * gib; // 200M and 500M element buckets
    } else if (r.zeroStage >= 3 && several) {
        const double perLayer = weightBytes(in.shape, effectiveWeights(in.workload)) / in.shape.layers * modelShare(in) * r.pipelineParallel;
        bytes += 2 * std::min(perLayer, 8 * gib);
    }
    return bytes + (several ? 0.4 * gib : 0.0);
}

// What does not depend on the batch.
struct TrainingBase {
    States states;
    double saving = 0;
    double overhead = 0;
    double adapters = 0;
};

TrainingBase trainingBase(const MemoryInput &in)
{
    const Shape &s = in.shape;
    const Workload &w = in.workload;
    const double expertPart = s.total > 0 ? s.expertParams / s.total : 0;
    const double share = modelShare(in) * (1 - expertPart) + expertShare(in) * expertPart;
    TrainingBase b;
    if (isFull(w.kind)) {
        b.states = fullStates(in, s.total * share);
    } else {
        b.adapters = loraParams(s, w.loraRank, w.loraTargets);
        const double base = weightBytes(s, effectiveWeights(w));
        b.states = adapterStates(in, base * share, b.adapters * modelShare(in));
        b.saving = std::max(0.0, s.total * 2 - base) * share;
    }
    b.states = offload(in, shard(in, b.states));
    b.overhead = trainingOverhead(in);
    return b;
}

// The peak is one of three moments: the optimizer step, the loss, the end of the backward pass.
double peakOf(const States &s, const Activations &a)
{
    const double all = s.weights + s.gradients + s.optimizer;
    return std::max({all + s.stepTemporaries, s.beforeBackward + a.peak, all + std::min(a.lastLayer, a.peak)});
}

} // namespace

MemoryEvaluation trainingMemory(const MemoryInput &in) noexcept
{
    MemoryEvaluation m;
    const Shape &s = in.shape;
    const TrainingBase base = trainingBase(in);
    const States &states = base.states;
    if (!isFull(in.workload.kind)) {
        m.loraParams = static_cast<std::int64_t>(base.adapters);
    }
    const Activations a = trainingActivations(in, base.saving, static_cast<double>(in.resolved.context), in.workload.microBatch);
    const Basis basis = s.isKnown ? Basis::Formula : Basis::RuleOfThumb;
    m.perGpu.weights = bytesEstimate(states.weights, 0.98, 1.03, basis, s.isKnown ? FormulaId::WeightsByFormat : FormulaId::WeightsFromSizeOnly);
    m.perGpu.gradients = bytesEstimate(states.gradients, 1, 1.05, basis, FormulaId::TrainingGradients);
    m.perGpu.optimizer = bytesEstimate(states.optimizer, 1, 1.05, basis, FormulaId::TrainingOptimizer);
    m.perGpu.activations = bytesEstimate(a.peak, s.isKnown ? 0.85 : 0.4, s.isKnown ? 1.2 : 2.5, basis, activationsFormula(in));

    const double peak = peakOf(states, a);
    const double sum = states.weights + states.gradients + states.optimizer + a.peak;
    // Temporaries of the step beyond what the activations take count as overhead: the sum then meets the peak.
    m.perGpu.overhead = bytesEstimate(base.overhead + std::max(0.0, peak - sum), 0.7, 1.6, Basis::RuleOfThumb, FormulaId::TrainingOverhead);
    m.perGpu.overlap = bytesFrom(std::max(0.0, sum - peak));
    sumUp(m.perGpu, basis);

    const double ranks = std::max(1, in.resolved.gpusPerNode);
    const double host = states.hostBytes * ranks + (8 + 6 * ranks) * gib;
    m.hostRam = bytesEstimate(host, 0.7, 1.5, Basis::RuleOfThumb, FormulaId::HostMemory);
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
    const TrainingBase base = trainingBase(in);
    const double usable = *in.gpus.usable();
    const auto fits = [&](double sequence, double microBatch) {
        return peakOf(base.states, trainingActivations(in, base.saving, sequence, microBatch)) + base.overhead <= usable;
    };
    const std::int64_t most = in.shape.maxContext > 0 ? static_cast<std::int64_t>(in.shape.maxContext) : 100'000'000;
    m.maxContext = greatest(most, [&](double tokens) { return fits(tokens, in.workload.microBatch); });
    const double sequence = static_cast<double>(in.resolved.context);
    m.maxSequences = greatest(100'000, [&](double sequences) { return fits(sequence, sequences); });
}

} // namespace configuria
