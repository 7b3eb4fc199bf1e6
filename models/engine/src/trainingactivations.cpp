// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingmodel.h"

#include <algorithm>
#include <cmath>

// Slopes and intercepts named below are those of published runs of one model over batch sizes (fms-acceleration, torchtune,
// LitGPT, torchtitan): bytes per token, one layer or one logit.
namespace configuria {

namespace {

// Widths that one token passes in one layer.
struct Widths {
    double hidden = 0, keyValue = 0, feedForward = 0;
    double inGradient = 0; // of the feed-forward: experts run one after the other in transformers
    bool isGated = true;
};

Widths widthsOf(const MemoryInput &in)
{
    const Shape &s = in.shape;
    Widths w;
    w.hidden = s.hidden;
    w.keyValue = s.isLatent ? s.latent * 2 : s.keyValueWidth();
    w.feedForward = s.feedForward;
    w.isGated = s.matrices >= 3;
    w.inGradient = s.experts > 0 && isTransformersCode(in) ? s.feedForward / s.experts : s.feedForward;
    return w;
}

bool hasFusedKernels(const MemoryInput &in)
{
    return in.workload.loss != LossImplementation::Eager || in.workload.details.isCompiled;
}

// Parts of a layer's tensors: split by tensor parallelism, and whole on each rank unless sequence parallelism splits them too.
double onRank(const MemoryInput &in, double whole, double split)
{
    const double t = in.resolved.tensorParallel;
    return (in.workload.details.sequenceParallel ? whole / t : whole) + split / t;
}

// Bytes that autograd keeps of one layer for one token, without checkpointing and without attention scores.
double storedBytes(const MemoryInput &in, const Widths &w)
{
    const double h = w.hidden;
    if (in.resolved.framework == TrainingFramework::Megatron && !w.isGated) {
        return onRank(in, 10 * h, 24 * h); // Korthikanti et al. (2022): 34 h, 10 + 24 / t
    }
    // SwiGLU: 12 h + 4 kv + 8 f (torchtune). Plain feed-forward: 14 h + 4 kv + 4 f, the 34 h of Korthikanti et al. when f = 4 h
    // and kv = h.
    double whole = 4 * h;
    double split = w.isGated ? 8 * h + 4 * w.keyValue + 8 * w.feedForward
                             : 10 * h + 4 * w.keyValue + 4 * w.feedForward;
    const bool isMegatron = in.resolved.framework == TrainingFramework::Megatron;
    if (w.isGated && !hasFusedKernels(in) && !isMegatron) {
        whole += 12 * h; // RMSNorm in eager mode keeps fp32 copies: 12 h (LitGPT), 11 to 14 h (torchtune with and without compile)
    }
    if (in.workload.kind == WorkloadKind::Lora) {
        // A frozen matrix needs no input for its gradient (LitGPT: 24 h for Phi and StableLM, 34 h in full).
        whole -= (in.workload.loraTargets & (LoraGate | LoraUp)) == 0 ? 2 * h : 0;
        split -= (in.workload.loraTargets & LoraDown) == 0 ? 2 * w.feedForward : 0;
    } else if (in.workload.kind == WorkloadKind::Qlora) {
        split += 5 * h; // bitsandbytes' product keeps its inputs whatever is frozen, and copies (LitGPT nf4 against bf16)
    }
    return onRank(in, whole, std::max(0.0, split));
}

// Selective checkpointing keeps the inputs and some outputs of the layer.
double selectiveBytes(const MemoryInput &in, const Widths &w)
{
    const double h = w.hidden;
    if (!in.workload.flashAttention) {
        return storedBytes(in, w); // the scores alone are recomputed: Korthikanti et al.
    }
    if (in.resolved.framework == TrainingFramework::Megatron) {
        // recompute of the feed-forward: 12 h + 4 kv less its norm's output
        return w.isGated ? onRank(in, 4 * h, 6 * h + 4 * w.keyValue) : onRank(in, 10 * h, 24 * h - 4 * w.feedForward);
    }
    // torchtitan "op": layer input, attention output and every second matrix product (q, v, w1): 13.8 h measured on Llama 3,
    // 2.7 h more without compile.
    const double eager = in.workload.details.isCompiled ? 0 : 2.7 * h;
    return w.isGated ? onRank(in, 2 * h + eager, 4 * h + 2 * w.keyValue + 2 * w.feedForward) : storedBytes(in, w);
}

// Bytes of one layer for one token while it is recomputed and its gradients are computed.
double workingBytes(const MemoryInput &in, const Widths &w)
{
    const double h = w.hidden;
    const bool fused = hasFusedKernels(in);
    // 17 h + 4 kv + 8 f kept + 6 f of gradients, 9 h with fused norms and rotary embedding (QLoRA slopes of Mistral 7B and
    // Llama 2 70B: 67.1 h and 59 h at f = 3.5 h).
    double whole = (fused ? 5 : 13) * h;
    double split = 4 * h + 4 * w.keyValue + (w.isGated ? 8 * w.feedForward + 6 * w.inGradient : 4 * w.feedForward + 3 * w.inGradient);
    if (!w.isGated) {
        whole = 8 * h;
        split += 8 * h;
    }
    if (in.shape.experts > 0) {
        whole += 2 * h; // tokens gathered for their experts: 14 h more than dense on Mixtral, 12.25 of them by its second expert
    }
    if (in.workload.details.fusedFeedForward.value_or(in.workload.loss == LossImplementation::Chunked) && isTransformersCode(in) && w.isGated) {
        split -= 4 * w.feedForward; // Liger's and Unsloth's SwiGLU keep gate and up alone and write gradients in place
    }
    const bool fp32Adapters = in.workload.details.fp32Adapters.value_or(true);
    if (in.workload.kind == WorkloadKind::Lora && fp32Adapters && !usesAutocast(in) && in.resolved.framework == TrainingFramework::Transformers) {
        whole += (isGathered(in) ? 9 : 2) * h; // fp32 adapters cast their inputs (peft): 8 to 10 h under FSDP, 2 h alone
    }
    if (in.workload.loss == LossImplementation::Chunked && isTransformersCode(in)) {
        whole += 4 * h; // Liger's fused linear loss holds the hidden states and their gradient: 63 h measured against 59 h
    }
    return onRank(in, whole, split);
}

// Bytes per logit and per width of the loss, and of the final norm.
struct LossBytes {
    double perLogit = 14, perWidth = 6;
};

LossBytes transformersLoss(const MemoryInput &in)
{
    const LossImplementation loss = in.workload.loss;
    if (loss == LossImplementation::Chunked) {
        return {0, 10}; // Liger: hidden states and their gradient, logits of a chunk of h / V of the tokens (2 + 4 bytes)
    }
    const bool fused = loss == LossImplementation::Fused;
    const bool autocast = usesAutocast(in);
    if (in.shape.matrices < 3 && in.shape.isKnown) {
        // GPT-2-like classes do not cast their logits; autocast casts in the loss and accelerate casts the outputs (SantaCoder: 8
        // and 18 per logit; 6 and 14 with a fused loss).
        return autocast ? LossBytes{fused ? 14.0 : 18.0, 16} : LossBytes{fused ? 6.0 : 8.0, 11};
    }
    switch (in.workload.details.logits) {
    case LogitsCast::ByAutocast: return {autocast ? 12.0 : 8.0, 6};
    case LogitsCast::InModel: return fused ? LossBytes{8, 4} : LossBytes{12, 6};
    case LogitsCast::InLoss: break;
    }
    // 16-bit logits, their fp32 copy, the shifted copy, the logarithms: 2 + 4 + 4 + 4; the fused Triton loss works in place.
    return fused ? LossBytes{10, 4} : LossBytes{14, 6};
}

LossBytes lossBytes(const MemoryInput &in)
{
    const bool compiled = in.workload.details.isCompiled;
    switch (in.resolved.framework) {
    case TrainingFramework::Megatron: return {6, 0}; // vocabulary-parallel cross entropy
    case TrainingFramework::Torchtune:
        // chunked output: 16-bit logits, and of one chunk of 8 what a compiled loss does not fuse
        return in.workload.loss == LossImplementation::Chunked ? LossBytes{2.25, 4} : LossBytes{compiled ? 10.0 : 12.0, 4};
    case TrainingFramework::Fsdp:
        // torchtitan: eager loss on fp32 logits whether or not the blocks are compiled; 8 once the loss is compiled too (2025)
        return in.workload.loss == LossImplementation::Chunked ? LossBytes{2.25, 4}
            : in.workload.loss == LossImplementation::Fused    ? LossBytes{8, 4}
                                                               : LossBytes{in.resolved.tensorParallel > 1 ? 20.0 : 16.0, 4}; // 4 more in its parallel loss
    case TrainingFramework::Transformers:
    case TrainingFramework::DeepSpeed: break;
    }
    return transformersLoss(in);
}

// Micro-batches whose activations a pipeline's first stage holds at once.
double batchesInFlight(const MemoryInput &in)
{
    const double stages = in.resolved.pipelineParallel;
    if (stages <= 1) {
        return 1;
    }
    const double chunks = std::clamp(in.workload.details.virtualStages, 1, 1'000);
    const double batches = std::max(1.0, static_cast<double>(in.workload.gradientAccumulation));
    // Interleaved: 1 + (p - 1) / (p v) times as much (Korthikanti et al.).
    return std::min(batches, stages * (chunks > 1 ? 1 + (stages - 1) / (stages * chunks) : 1));
}

// Activations at the border of two stages: PyTorch's pipelining keeps the outputs of every micro-batch until its backward pass
// (stage.py: fwd_cache), Megatron frees them once sent.
double borderBytes(const MemoryInput &in)
{
    const bool kept = in.resolved.pipelineParallel > 1 && in.resolved.framework == TrainingFramework::Fsdp;
    return kept ? 2 * in.shape.hidden * std::clamp(in.workload.gradientAccumulation, 1, 1'000'000) : 0;
}

bool hasFp32Residual(const MemoryInput &in)
{
    const bool automatic = in.workload.kind == WorkloadKind::Qlora && in.workload.loss == LossImplementation::Eager
        && in.resolved.framework == TrainingFramework::Transformers && effectiveWeights(in.workload) != WeightFormat::Gptq;
    // trl does not call prepare_model_for_kbit_training on a sharded base.
    return in.workload.details.fp32Residual.value_or(automatic) && !isGathered(in);
}

} // namespace

Activations trainingActivations(const MemoryInput &in, double sequence, double microBatch) noexcept
{
    const Shape &s = in.shape;
    const Workload &w = in.workload;
    const double tokens = std::max(1.0, microBatch) * std::max(1.0, sequence) / in.resolved.contextParallel;
    const Widths widths = widthsOf(in);
    const LossBytes loss = lossBytes(in);
    const double t = in.resolved.tensorParallel;
    // Attention matrix without flash attention: 5 a s (Korthikanti et al.).
    const double scores = w.flashAttention ? 0 : 5 * s.heads * sequence / t;
    const double stageLayers = std::ceil(s.layers / in.resolved.pipelineParallel);
    const double inFlight = batchesInFlight(in);
    const double layers = stageLayers * inFlight;
    // fp32 throughout doubles the 16-bit tensors.
    const double wide = w.weights == WeightFormat::Fp32 && !usesAutocast(in) ? 2 : 1;
    const double working = workingBytes(in, widths) * wide + scores * wide;
    Activations a;
    double stored = 0;
    switch (w.checkpointing) {
    case Checkpointing::Full: stored = onRank(in, 2 * s.hidden, 0) * (hasFp32Residual(in) ? 2 : 1); break; // the layer's input
    case Checkpointing::Selective: stored = selectiveBytes(in, widths); break; // scores are recomputed
    case Checkpointing::None: stored = storedBytes(in, widths) + scores; break;
    }
    stored *= wide;
    // Without checkpointing the layer's tensors are among those kept, and its gradients remain; Megatron's fused kernels give back as
    // much as they write.
    const bool isMegatron = in.resolved.framework == TrainingFramework::Megatron;
    const bool keepsLayer = w.checkpointing == Checkpointing::None;
    a.layer = tokens * (!keepsLayer ? working : isMegatron ? 0.0 : std::max(0.0, working - stored));
    a.logits = tokens * (loss.perLogit * s.vocabulary / t + loss.perWidth * s.hidden);
    const double offloaded = w.details.offloadsActivations && w.checkpointing == Checkpointing::Full ? 2.0 : layers; // two in transit
    a.kept = tokens * (stored * std::min(layers, offloaded) + borderBytes(in));
    if (in.resolved.pipelineParallel > 1) {
        // The last stage has the logits, and one micro-batch; the first has none, and those in flight. The greater counts.
        a.logits = std::max(0.0, tokens * stored * std::min(stageLayers, offloaded) + a.logits - a.kept);
    }
    if (!isFull(w.kind) && isGathered(in) && in.resolved.framework == TrainingFramework::Transformers && w.checkpointing == Checkpointing::Full) {
        a.keptAgain = a.kept; // measured on Mistral 7B, Mixtral and Llama 2 70B under FSDP1; not with FSDP2, not in full fine-tuning
    }
    a.peak = a.kept + std::max(a.logits, a.keptAgain + a.layer);
    return a;
}

} // namespace configuria
