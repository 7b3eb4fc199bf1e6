// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorymodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

int clampedDegree(int value) { return std::clamp(value, 1, 65'536); }

bool splitsLayers(InferenceEngine engine)
{
    // llama.cpp and transformers (device_map auto) put whole layers on each GPU; vLLM, SGLang, TensorRT-LLM split tensors.
    return engine == InferenceEngine::LlamaCpp || engine == InferenceEngine::Transformers;
}

double defaultUtilisation(InferenceEngine engine)
{
    switch (engine) {
    case InferenceEngine::Vllm: return 0.9;         // gpu_memory_utilization
    case InferenceEngine::Sglang: return 0.88;      // mem_fraction_static of large cards
    case InferenceEngine::TensorRtLlm: return 0.9;  // free_gpu_memory_fraction
    case InferenceEngine::LlamaCpp:
    case InferenceEngine::Transformers: return 1.0; // take what they need
    }
    return 1.0;
}

void resolveTokens(const Shape &shape, const Workload &w, ResolvedWorkload &r)
{
    const std::int64_t limit = shape.maxContext > 0 ? static_cast<std::int64_t>(shape.maxContext) : 0;
    if (isTraining(w.kind)) {
        r.context = std::clamp(w.sequenceLength, 1, 100'000'000);
    } else {
        const std::int64_t automatic = limit > 0 ? std::min<std::int64_t>(8192, limit) : 8192;
        r.context = std::clamp<std::int64_t>(w.context.value_or(automatic), 1, 100'000'000);
    }
    // The context holds the prompt and the answer: what one leaves is the other's, a quarter for the answer when neither is known.
    const int context = static_cast<int>(r.context);
    const int leftByPrompt = context - std::clamp(w.promptTokens.value_or(context - context / 4), 0, context);
    r.answerTokens = std::clamp(w.answerTokens.value_or(std::min(leftByPrompt, std::max(1, context / 4))), 1, 100'000'000);
    r.promptTokens = std::clamp(w.promptTokens.value_or(context - std::min(r.answerTokens, context)), 1, 100'000'000);
    r.batchedTokens = std::clamp(w.batchedTokens.value_or(8192), 1, 10'000'000);
    r.microBatchTokens = std::clamp(w.microBatchTokens.value_or(512), 1, 1'000'000);
}

// GPUs of one node that a degree of the whole machine takes.
int perNodeShare(const std::optional<int> &degree, int nodes)
{
    return degree ? (clampedDegree(*degree) + nodes - 1) / nodes : 1;
}

// Every GPU works: the greatest legal degree that divides the room, the rest by layers.
int automaticTensorParallel(const Shape &shape, int room)
{
    int degree = std::min(room, 4096);
    while (degree > 1 && !(room % degree == 0 && isTensorParallelLegal(shape, degree))) {
        --degree;
    }
    return degree;
}

void resolveInferenceParallelism(const Shape &shape, const Workload &w, const GpuSet &gpus, int nodes, ResolvedWorkload &r)
{
    const int perNode = std::max(1, r.gpusPerNode);
    const bool replicate = !shape.generates; // small models: one copy per GPU
    const int room = std::max(1, perNode / perNodeShare(w.dataParallel, nodes) / perNodeShare(w.pipelineParallel, nodes));
    if (w.tensorParallel) {
        r.tensorParallel = clampedDegree(*w.tensorParallel);
        r.tensorParallelLegal = isTensorParallelLegal(shape, r.tensorParallel);
    } else if (!replicate && !splitsLayers(r.engine)) {
        r.tensorParallelLegal = isTensorParallelLegal(shape, room);
        r.tensorParallel = automaticTensorParallel(shape, room);
    }
    if (w.pipelineParallel) {
        r.pipelineParallel = clampedDegree(*w.pipelineParallel);
        return;
    }
    if (replicate) {
        return;
    }
    if (!w.tensorParallel || splitsLayers(r.engine)) {
        r.pipelineParallel = std::max(1, room / r.tensorParallel);
    }
    // A model that one node cannot hold is spread over all of them by layers; otherwise each node is a replica.
    if (!w.dataParallel && nodes > 1 && gpus.capacity) {
        const double node = *gpus.usable() * r.tensorParallel * r.pipelineParallel;
        if (weightBytes(shape, w.weights) > 0.85 * node) {
            r.pipelineParallel = static_cast<int>(std::min(65'536.0, static_cast<double>(r.pipelineParallel) * nodes));
        }
    }
}

void resolveTrainingParallelism(const Workload &w, ResolvedWorkload &r)
{
    r.tensorParallel = clampedDegree(w.tensorParallel.value_or(1));
    r.pipelineParallel = clampedDegree(w.pipelineParallel.value_or(1));
    const bool full = w.kind == WorkloadKind::FullFineTuning || w.kind == WorkloadKind::PreTraining;
    if (!w.zeroAuto) {
        r.zeroStage = std::clamp(w.zeroStage, 0, 3);
    } else if (isToNvme(w.offload)) {
        r.zeroStage = r.framework == TrainingFramework::DeepSpeed ? 3 : 0;
    } else if (full && r.gpus > 1) {
        r.zeroStage = r.framework == TrainingFramework::Megatron ? 1 : 3; // Megatron's distributed optimizer is ZeRO-1
    }
}

} // namespace

bool isTensorParallelLegal(const Shape &shape, int degree) noexcept
{
    if (degree <= 1) {
        return true;
    }
    if (!shape.headsKnown) {
        // Unknown heads: powers of two are what every published shape accepts.
        return (degree & (degree - 1)) == 0;
    }
    const double d = degree;
    if (std::fmod(shape.heads, d) != 0) {
        return false; // vLLM: attention heads must be divisible by the tensor-parallel size
    }
    return shape.isLatent || std::fmod(shape.kvHeads, d) == 0 || std::fmod(d, shape.kvHeads) == 0; // else KV heads replicate
}

int legalTensorParallel(const Shape &shape, int limit) noexcept
{
    int degree = std::clamp(limit, 1, 65'536);
    while (degree > 1 && !isTensorParallelLegal(shape, degree)) {
        --degree;
    }
    return degree;
}

WeightFormat effectiveWeights(const Workload &w) noexcept
{
    if (w.kind != WorkloadKind::Qlora) {
        return w.weights;
    }
    switch (w.weights) {
    case WeightFormat::Int4:
    case WeightFormat::Awq:
    case WeightFormat::Gptq:
    case WeightFormat::Mxfp4:
    case WeightFormat::Nvfp4: return w.weights;
    default: return WeightFormat::Nf4;
    }
}

ResolvedWorkload resolve(const Shape &shape, const Workload &w, const GpuSet &gpus, int nodeCount) noexcept
{
    ResolvedWorkload r;
    const int nodes = std::clamp(nodeCount, 1, 10'000);
    r.engine = w.engine.value_or(isGguf(w.weights) ? InferenceEngine::LlamaCpp : InferenceEngine::Vllm);
    r.framework = w.framework.value_or(isToNvme(w.offload) ? TrainingFramework::DeepSpeed : TrainingFramework::Transformers);
    r.gpusPerNode = std::min(std::max(0, gpus.perNode), 100'000);
    r.gpus = static_cast<int>(std::min<std::int64_t>(static_cast<std::int64_t>(r.gpusPerNode) * nodes, 1'000'000'000));
    const double asked = w.utilisation ? w.utilisation->count : defaultUtilisation(r.engine);
    r.utilisation = asked >= 0.05 && asked <= 1 ? asked : (asked > 1 ? 1.0 : 0.05);
    resolveTokens(shape, w, r);
    if (isTraining(w.kind)) {
        resolveTrainingParallelism(w, r);
    } else {
        resolveInferenceParallelism(shape, w, gpus, nodes, r);
    }
    r.contextParallel = clampedDegree(w.contextParallel.value_or(1));
    r.expertParallel = shape.experts > 0 ? clampedDegree(w.expertParallel.value_or(1)) : 1;
    // Experts spread over the tensor and data ranks: their degree asks for no GPUs of its own.
    // Decode context parallelism of vLLM shares the tensor ranks too.
    const double group = static_cast<double>(r.tensorParallel) * r.pipelineParallel * (isTraining(w.kind) ? r.contextParallel : 1);
    const double replicas = std::floor(static_cast<double>(std::max(1, r.gpus)) / group);
    r.dataParallel = w.dataParallel ? clampedDegree(*w.dataParallel) : static_cast<int>(std::clamp(replicas, 1.0, 1e9));
    return r;
}

void resolveWorkload(const Catalogue &catalogue, const Project &, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    const Shape shape = shapeOf(configuration.model);
    const GpuSet gpus = gpusOf(catalogue, configuration);
    const Workload &w = configuration.workload;
    result.workload = resolve(shape, w, gpus, configuration.nodes);
    const ResolvedWorkload &r = result.workload;
    Assumptions &assumptions = result.assumptions;
    const bool training = isTraining(w.kind);
    if (training ? !w.framework.has_value() : !w.engine.has_value()) {
        const int chosen = training ? static_cast<int>(r.framework) : static_cast<int>(r.engine);
        assumptions.add(AssumptionCode::EngineChosen, {static_cast<double>(chosen), training ? Unit::None : Unit::Count});
    }
    if (training) {
        if (w.zeroAuto && (r.gpus > 1 || r.zeroStage > 0)) {
            assumptions.add(AssumptionCode::ZeroChosen, {static_cast<double>(r.zeroStage), Unit::Count});
        }
        return;
    }
    if (!w.context) {
        assumptions.add(AssumptionCode::ContextChosen, {static_cast<double>(r.context), Unit::Tokens});
    }
    if (!w.promptTokens || !w.answerTokens) {
        assumptions.add(AssumptionCode::PromptAnswerChosen, {static_cast<double>(r.promptTokens), Unit::Tokens});
    }
    if (!w.tensorParallel && r.gpus > 1) {
        assumptions.add(AssumptionCode::TensorParallelChosen, {static_cast<double>(r.tensorParallel), Unit::Count});
    }
    if (!w.dataParallel && r.dataParallel > 1) {
        assumptions.add(AssumptionCode::ReplicasChosen, {static_cast<double>(r.dataParallel), Unit::Count});
    }
    const bool reserves = r.engine != InferenceEngine::LlamaCpp && r.engine != InferenceEngine::Transformers;
    if (!w.utilisation && reserves) {
        assumptions.add(AssumptionCode::UtilisationChosen, {r.utilisation, Unit::Fraction});
    }
    if (!w.batchedTokens && reserves) {
        assumptions.add(AssumptionCode::BatchedTokensChosen, {static_cast<double>(r.batchedTokens), Unit::Tokens});
    }
}

} // namespace configuria
