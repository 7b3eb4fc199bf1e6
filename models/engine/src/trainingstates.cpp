// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "trainingmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

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

bool isMegatron(const MemoryInput &in) { return in.resolved.framework == TrainingFramework::Megatron; }

// torch.optim.AdamW takes its foreach path where nothing else is asked for (transformers): it builds one more copy of the
// updated weights during the step. fused AdamW and DeepSpeed's do not.
bool isForeach(const MemoryInput &in)
{
    return in.workload.optimizer == Optimizer::AdamW && in.resolved.framework == TrainingFramework::Transformers;
}

double trainedWidth(const MemoryInput &in)
{
    return std::clamp(bitsPerWeight(in.workload.weights) / 8, 2.0, 4.0); // no framework trains quantised weights in full
}

// Bytes of a weight in a product: 16 bits, also of fp32 weights under autocast.
double computedWidth(const MemoryInput &in)
{
    return in.workload.weights == WeightFormat::Fp32 && !usesAutocast(in) ? 4 : 2;
}

// Layers of the stage that holds most, of all layers.
double stageShare(const MemoryInput &in)
{
    const double layers = in.shape.layers;
    return std::min(1.0, std::ceil(layers / in.resolved.pipelineParallel) / layers);
}

// What the first stage's ranks hold of a quantity of the whole model: its layers, and all of the input embedding.
// `embedding`: the part of the embedding and the head; the head is on the last stage.
double onRank(const MemoryInput &in, double whole, double experts, double embedding)
{
    const double stage = stageShare(in);
    const double root = stage < 1 && !in.shape.isTied ? embedding / 2 : embedding;
    const double layers = std::max(0.0, whole - experts - embedding) * stage;
    const double expertRanks = std::max<double>(in.resolved.tensorParallel, in.resolved.expertParallel);
    return (layers + root) / in.resolved.tensorParallel + experts * stage / expertRanks;
}

double dataRanks(const MemoryInput &in)
{
    return static_cast<double>(std::max(1, in.resolved.dataParallel)) * in.resolved.contextParallel;
}

// Whole model: weights of the quantised or 16-bit base of adapters.
double baseBytes(const MemoryInput &in)
{
    const WeightFormat format = effectiveWeights(in.workload);
    const double bytes = weightBytes(in.shape, format);
    if (format == WeightFormat::Nf4 && !in.workload.details.doubleQuantisation) {
        // One fp32 scale per 64 weights instead of 0.127 bits: 4.5 bits in all (QLoRA paper, section 3).
        const double kept = std::min(in.shape.embeddingParams + (in.shape.total - in.shape.language), in.shape.total);
        return bytes + (in.shape.total - kept) * (4.5 - bitsPerWeight(format)) / 8;
    }
    return bytes;
}

// Of it, what no rank shares: bitsandbytes' scales are not parameters (static memory of fms-acceleration on 1 and 2 GPUs).
double unsharedBytes(const MemoryInput &in)
{
    const WeightFormat format = effectiveWeights(in.workload);
    if (isFull(in.workload.kind) || format != WeightFormat::Nf4 || !isGathered(in)) {
        return 0;
    }
    const double kept = std::min(in.shape.embeddingParams + (in.shape.total - in.shape.language), in.shape.total);
    return std::max(0.0, baseBytes(in) - (in.shape.total - kept) / 2 - kept * 2);
}

// Full fine-tuning and pre-training, on a rank that shards nothing.
States fullStates(const MemoryInput &in, double params)
{
    const Workload &w = in.workload;
    const double width = trainedWidth(in);
    const bool master = w.masterWeights && width < 4;
    States s;
    s.weights = width * params;
    s.gradients = (isMegatron(in) && !w.details.halfGradients ? 4 : width) * params; // Megatron sums gradients in fp32
    s.optimizer = ((master ? 4 : 0) + momentBytes(w.optimizer, master ? 4 : width)) * params;
    s.hostBytes = w.optimizer == Optimizer::PagedAdamW8bit ? 2 * params : 0;
    s.stepTemporaries = isForeach(in) ? (master ? 4 : width) * params : 0;
    if (in.resolved.framework == TrainingFramework::DeepSpeed && master) {
        s.stepTemporaries = 4 * params; // the step flattens the gradients of its partition in fp32 (stage_1_and_2.py step)
    }
    const bool isLowBit = w.optimizer == Optimizer::AdamW8bit || w.optimizer == Optimizer::AdamW4bit;
    const bool isTorchtune = in.resolved.framework == TrainingFramework::Torchtune;
    if (w.details.optimizerInBackward) {
        // No gradient outlives the step of its own tensor; the greatest tensor is the head or the embedding.
        s.gradients = std::min(s.gradients, in.shape.vocabulary * in.shape.hidden * width);
        s.stepTemporaries = 0;
    }
    if (isLowBit && isTorchtune) {
        // torchao updates a tensor in fp32: weight and both moments of the greatest one (1.4 GB more than 6 N and 5 N in its table).
        s.stepTemporaries += 12 * in.shape.vocabulary * in.shape.hidden;
    }
    return s;
}

// Adapters: fp32 (4 weights + 4 gradients + 8 moments); torchtune keeps them at 16 bits (2 + 2 + 4).
States adapterStates(const MemoryInput &in, double adapters)
{
    const Workload &w = in.workload;
    const double width = w.details.fp32Adapters.value_or(in.resolved.framework != TrainingFramework::Torchtune) ? 4 : 2;
    States s;
    s.weights = width * adapters;
    s.gradients = width * adapters;
    s.optimizer = momentBytes(w.optimizer, width) * adapters;
    if (w.details.trainsEmbeddings) {
        // peft modules_to_save: 16-bit copies of the embedding and the head, their gradients and moments, one more copy in the step.
        const double copied = in.shape.vocabulary * in.shape.hidden * 2;
        s.weights += 2 * copied;
        s.gradients += 2 * copied;
        s.optimizer += momentBytes(w.optimizer, 2) * copied;
        s.stepTemporaries += isForeach(in) ? 2 * copied : 0;
    }
    return s;
}

// Of the states on this rank: what is there while the loss is computed. Gradients are not, unless micro-batches are added up.
double beforeBackward(const MemoryInput &in, const States &s)
{
    const bool accumulates = in.workload.gradientAccumulation > 1;
    if (!isFull(in.workload.kind)) {
        return s.weights + s.optimizer + s.gradients;
    }
    // Megatron and DeepSpeed's stage 3 keep flat gradient buffers for good.
    const bool keepsBuffers = isMegatron(in) || (in.resolved.framework == TrainingFramework::DeepSpeed && in.resolved.zeroStage >= 3);
    const double gradients = accumulates || keepsBuffers ? s.gradients : 0;
    // fp32 weights under autocast (transformers, FSDP's mixed precision): no separate 16-bit copy outlives a layer. 12 bytes a
    // weight measured (fms-acceleration). DeepSpeed and Megatron hold both; where the fp32 weights are on the host, 16-bit ones stay.
    const bool holdsBoth = isMegatron(in) || in.resolved.framework == TrainingFramework::DeepSpeed || in.workload.offload != Offload::None;
    const bool master = in.workload.masterWeights && trainedWidth(in) < 4;
    return (master && !holdsBoth ? s.optimizer : s.weights + s.optimizer) + gradients;
}

// ZeRO: 1 shares the optimizer, 2 the gradients too, 3 the weights too (DeepSpeed, FSDP).
void shard(const MemoryInput &in, States &s)
{
    const double ranks = dataRanks(in);
    const int stage = in.resolved.zeroStage;
    if (stage >= 1) {
        s.optimizer /= ranks;
        s.stepTemporaries /= ranks;
    }
    if (stage >= 2) {
        s.gradients /= ranks;
    }
    if (stage >= 3) {
        const double unshared = unsharedBytes(in);
        s.weights = (s.weights - unshared) / ranks + unshared;
        if (in.resolved.framework == TrainingFramework::DeepSpeed) {
            s.stepTemporaries = std::min(s.stepTemporaries, 4e9); // sub_group_size: 1e9 weights at a time
        }
    }
}

// Pinned host memory of one rank of ZeRO-Infinity, with the defaults of DeepSpeed's zero/offload_config.py: four fp32 buffers of
// the greatest sub-group (at most 1e9 weights: one for weight, gradient and each moment); for parameters five of 1e8 elements and
// 1e9 that stay in host memory, 16 bits each.
double nvmeBuffers(double trained, double parameterBytes)
{
    const double optimizer = 4 * 4 * std::min(trained, 1e9);
    return parameterBytes > 0 ? optimizer + std::min(parameterBytes, 2e9) + 5 * 2e8 : optimizer;
}

void offload(const MemoryInput &in, States &s)
{
    const Offload offload = in.workload.offload;
    if (offload == Offload::None) {
        return;
    }
    // DeepSpeed ZeRO-Offload: optimizer states, fp32 copies and gradients live on the host.
    const double moved = s.optimizer + s.gradients + (movesParameters(offload) ? s.weights : 0);
    if (isToNvme(offload)) {
        const double trained = isFull(in.workload.kind) ? s.weights / trainedWidth(in) : s.gradients / 4;
        s.nvmeBytes = moved - s.gradients + 4 * trained; // gradients are swapped out in fp32
        s.hostBytes += nvmeBuffers(trained, movesParameters(offload) ? s.weights : 0);
    } else {
        s.hostBytes += moved;
    }
    s.optimizer = 0;
    s.gradients = isFull(in.workload.kind) ? 0 : s.gradients;
    s.stepTemporaries = 0;
    if (movesParameters(offload)) {
        s.weights = 0;
    }
}

// Whole weights of one layer, and of the embedding and the head, at the width that is computed with.
struct Units {
    double root = 0, layer = 0;
};

Units unitsOf(const MemoryInput &in)
{
    const Shape &s = in.shape;
    const double base = isFull(in.workload.kind) ? s.total * computedWidth(in) : baseBytes(in);
    Units u;
    u.root = std::min(s.embeddingParams * computedWidth(in), base) / in.resolved.tensorParallel;
    u.layer = std::max(0.0, base / in.resolved.tensorParallel - u.root) / s.layers;
    return u;
}

void addWhole(const MemoryInput &in, States &s)
{
    const Shape &shape = in.shape;
    const Workload &w = in.workload;
    const Units units = unitsOf(in);
    const bool full = isFull(w.kind);
    const bool several = dataRanks(in) * in.resolved.tensorParallel * in.resolved.pipelineParallel > 1;
    const double head = shape.vocabulary * shape.hidden * 2 / in.resolved.tensorParallel;
    if (isGathered(in) && (several || movesParameters(w.offload))) {
        // FSDP keeps the root unit (embedding, head) gathered from the forward to the end of the backward pass, and gathers
        // layers one by one: 0.3 % on the intercepts of fms-acceleration (Mistral, Mixtral, Llama 2 70B; 16, 4 bits).
        s.gathered = units.root + units.layer;
        if (full && in.resolved.pipelineParallel > 1) {
            // FSDP2 with a pipeline does not reshard between micro-batches (torchtitan parallelize_llama: reshard_after_forward
            // is off) and sums whole fp32 gradients.
            s.gathered += units.layer * shape.layers * stageShare(in) * 3;
        }
        // Of the unit that is being reduced; ZeRO copies it to a bucket.
        s.headGradient = full ? std::max(units.layer, head) * (in.resolved.framework == TrainingFramework::DeepSpeed ? 2 : 1) : 0;
    } else if (full) {
        s.headGradient = w.offload == Offload::None ? std::min(head, s.gradients) : head; // made here, then moved away
    }
    if (w.kind == WorkloadKind::Qlora && !isGathered(in)) {
        s.dequantised = std::max(shape.denseFeedForward, shape.attentionWidth()) * shape.hidden * 2 / in.resolved.tensorParallel;
    }
    if (full && w.loss == LossImplementation::Chunked) {
        // Logits of the chunks, or none, beside the gradient of the head. Liger sums it in fp32, from a chunk's product in 16 bits and
        // its fp32 copy, and casts it (fused_linear_cross_entropy.py): 4 + 2 + 4 + 2 bytes; 14 in the runs of ml-engineering.
        const bool isLiger = isTransformersCode(in) && w.details.fusedFeedForward.value_or(true);
        s.lossGradient = head * (isLiger ? 6 : 1);
    }
}

// DeepSpeed: buckets of 200M and 500M elements (allgather, reduce), 2.2 GiB at 16 bits measured in every stage-3 run with all
// offloaded.
double bucketBytes(const MemoryInput &in)
{
    const bool deepSpeed = in.resolved.framework == TrainingFramework::DeepSpeed;
    return deepSpeed && (in.resolved.zeroStage >= 1 || in.workload.offload != Offload::None) ? 1.1 * gib * computedWidth(in) : 0;
}

} // namespace

bool isGathered(const MemoryInput &in) noexcept
{
    return in.resolved.zeroStage >= 3 && !isMegatron(in);
}

bool isTransformersCode(const MemoryInput &in) noexcept
{
    return in.resolved.framework == TrainingFramework::Transformers || in.resolved.framework == TrainingFramework::DeepSpeed;
}

bool usesAutocast(const MemoryInput &in) noexcept
{
    const bool automatic = isFull(in.workload.kind) ? in.workload.masterWeights : in.resolved.framework != TrainingFramework::Torchtune;
    return in.workload.details.autocast.value_or(automatic);
}

States trainingStates(const MemoryInput &in) noexcept
{
    const Shape &shape = in.shape;
    const Workload &w = in.workload;
    States s;
    if (isFull(w.kind)) {
        s = fullStates(in, onRank(in, shape.total, shape.expertParams, shape.embeddingParams));
    } else {
        const double adapters = loraParams(shape, w.loraRank, w.loraTargets);
        s = adapterStates(in, adapters * stageShare(in) / in.resolved.tensorParallel);
        const double base = baseBytes(in), experts = expertBytes(shape, effectiveWeights(w));
        s.weights += onRank(in, base, std::min(base, experts), std::min(base, shape.embeddingParams * computedWidth(in)));
        s.adapters = adapters;
    }
    shard(in, s);
    offload(in, s);
    s.beforeBackward = beforeBackward(in, s);
    s.buckets = bucketBytes(in);
    addWhole(in, s);
    return s;
}

} // namespace configuria
