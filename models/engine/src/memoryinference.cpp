// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "memorymodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;
constexpr double mib = 1024.0 * 1024;

double roundUp(double value, double step) { return std::ceil(value / step) * step; }

bool reservesPool(InferenceEngine engine)
{
    return engine == InferenceEngine::Vllm || engine == InferenceEngine::Sglang || engine == InferenceEngine::TensorRtLlm;
}

enum class LayerKind : std::uint8_t { Full, Window };

// Bytes of one token in one layer that has a cache, on one of tp GPUs.
double kvPerTokenLayer(const MemoryInput &in, double tensorParallel, LayerKind layer)
{
    const Shape &s = in.shape;
    const double keys = bitsPerElement(in.workload.kvKeys) / 8, values = bitsPerElement(in.workload.kvValues) / 8;
    if (s.isLatent && in.resolved.engine != InferenceEngine::Transformers) {
        // MLA: one latent, every rank holds all of it (vLLM, SGLang, llama.cpp logs).
        return s.latent * keys;
    }
    if (s.isLatent) {
        // The reference code of transformers caches the expanded keys and values.
        const double heads = std::ceil(s.heads / tensorParallel);
        const double keyWidth = std::min(s.headDim, s.expandedHead);
        return heads * (keyWidth * keys + (s.expandedHead - keyWidth) * values);
    }
    // Gemma 4 12B: 8 heads of 256 in the windowed layers, 1 head of 512 in the others; keys and values are both cached.
    const bool full = layer == LayerKind::Full;
    const double heads = std::max(1.0, std::ceil((full && s.fullKvHeads > 0 ? s.fullKvHeads : s.kvHeads) / tensorParallel)); // fewer heads than ranks: replicated
    return full && s.fullHeadDim > 0 ? heads * s.fullHeadDim * (keys + values) : heads * (s.headDim * keys + s.valueDim * values);
}

// DSA lightning indexer: one fp8 key and an fp32 scale per 128 values, token and layer (vLLM: 132 bytes for 128).
double indexPerTokenLayer(const MemoryInput &in)
{
    return in.resolved.engine == InferenceEngine::Transformers ? 0 : in.shape.indexHead * 132 / 128;
}

// Cells that the engine allocates for all sequences of a replica.
double fullCells(const MemoryInput &in, double context, double sequences)
{
    switch (in.resolved.engine) {
    case InferenceEngine::Vllm: return roundUp(context, 16) * sequences;        // block_size
    case InferenceEngine::TensorRtLlm: return roundUp(context, 64) * sequences; // tokens_per_block
    case InferenceEngine::LlamaCpp: return roundUp(context * sequences, 256);   // n_ctx is padded to 256
    case InferenceEngine::Sglang:
    case InferenceEngine::Transformers: return context * sequences;
    }
    return context * sequences;
}

double windowCells(const MemoryInput &in, double context, double sequences)
{
    const double full = fullCells(in, context, sequences);
    if (in.resolved.engine == InferenceEngine::LlamaCpp) {
        // llama_kv_cache_iswa: pad256(n_swa x n_seq_max + n_ubatch), never above n_ctx.
        return std::min(full, roundUp(in.shape.window * sequences + in.resolved.microBatchTokens, 256));
    }
    return std::min(full, in.shape.window * sequences);
}

// Layers of the most loaded stage, as a share of all.
double stageShare(const MemoryInput &in)
{
    const double stages = in.resolved.pipelineParallel;
    return std::min(1.0, std::ceil(in.shape.layers / stages) / in.shape.layers);
}

// Tokens that one forward pass takes at most.
double passTokens(const MemoryInput &in, double context, double sequences)
{
    const ResolvedWorkload &r = in.resolved;
    switch (r.engine) {
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang:
    case InferenceEngine::TensorRtLlm:
        return in.shape.generates ? r.batchedTokens : std::min<double>(r.batchedTokens, context * sequences);
    case InferenceEngine::LlamaCpp: return r.microBatchTokens;
    case InferenceEngine::Transformers: return std::min(r.promptTokens, 256); // Qwen3 tables: nothing of the prompt's length is seen at the peak
    }
    return r.batchedTokens;
}

// Bytes per token of a pass: the widest layer's 16-bit tensors. vLLM profile runs of Llama 3.x 8B: (6 n_ff + 4 h) x 1.07.
// Weights of 8 bits with activations of 8 bits (FP8 dynamic, INT8 W8A8): a quantised copy of each product's input besides.
double activationPerToken(const Shape &s, double tensorParallel, WeightFormat weights)
{
    const double routed = s.experts > 0 ? 2 * s.expertsPerToken * s.hidden : 0; // fused MoE keeps k copies of the width
    const double width = std::max(s.feedForward, s.experts > 0 ? 0 : s.denseFeedForward) / tensorParallel;
    const double copies = weights == WeightFormat::Fp8 || weights == WeightFormat::Int8 ? width + s.hidden : 0;
    return (6 * width + routed / tensorParallel + 4 * s.hidden) * 1.07 + copies;
}

// The greatest of what exists at the same moment in the graph of one micro-batch, fp32 (ggml). Checked on the logs of
// llama.cpp and ik_llama.cpp: Qwen3 235B 312.75 MiB at 512, 2502 MiB at 4096; LLaMA 65B 122 MiB; Llama 3 8B without
// flash attention at 8192 tokens 560 MiB; Gemma 3 27B at 131 072 8.5 GiB.
double llamaCppBuffer(const MemoryInput &in, double context, double sequences)
{
    const Shape &s = in.shape;
    const double row = 4 * static_cast<double>(in.resolved.microBatchTokens); // bytes of one value of every token
    const double cells = fullCells(in, context, sequences);
    const double residuals = s.experts > 0 ? 2 : 1; // a mixture of experts keeps its input beside the sum of its experts
    const double logits = s.generates ? row * (s.vocabulary + residuals * s.hidden) : 0; // an encoder has no head
    const double feedForward = row * (2 * s.feedForward + 2 * s.hidden) + 4 * mib; // gate and up, input and output; mask and positions
    double buffer = std::max(logits, feedForward);
    const double query = s.attentionWidth();
    if (!in.workload.flashAttention) {
        // Scores of one layer, the query twice, its input, and a contiguous 16-bit copy of the values.
        const double values = s.isLatent ? 0 : 2 * cells * s.kvHeads * s.valueDim;
        buffer = std::max(buffer, row * (s.heads * cells + s.hidden + 2 * query) + values);
    } else if (s.isLatent) {
        // Keys and values of one layer expanded for the prompt at 16 bits, by pieces of 512 MiB in fp32 (ik_llama.cpp, -amb 512).
        const double keysAndValues = s.heads * s.expandedHead * cells;
        const double piece = std::min(512 * mib, 4 * s.heads * (s.expandedHead - s.latentRope) * cells);
        buffer = std::max(buffer, 2 * keysAndValues + piece + row * (s.heads * s.expandedHead + 2 * s.hidden));
    }
    if (in.resolved.pipelineParallel > 1) {
        // Pipelining over devices keeps n_copies = 4 of the inputs and one more: the mask, 16 bits with flash attention.
        buffer += (in.workload.flashAttention ? 0.5 : 1.0) * 5 * row * cells;
    }
    return buffer;
}

// Rows of logits, three fp32 copies each, of the sampler in vLLM's profile run (max_num_seqs).
double profiledLogits(const MemoryInput &in, double sequences)
{
    const double automatic = reservesPool(in.resolved.engine) ? std::clamp(sequences, 256.0, 1024.0) : std::max(1.0, sequences);
    const double rows = in.workload.profiledSequences ? std::clamp(*in.workload.profiledSequences, 0, 100'000) : automatic;
    return 3 * 4 * rows * in.shape.vocabulary;
}

double uncalibratedActivations(const MemoryInput &in, double context, double sequences)
{
    const Shape &s = in.shape;
    if (!s.isKnown && !s.generates) {
        return std::max(0.15 * weightBytes(s, in.workload.weights), 0.3 * gib); // diffusion, unknown shapes: rule of thumb
    }
    if (in.resolved.engine == InferenceEngine::LlamaCpp) {
        return llamaCppBuffer(in, context, sequences);
    }
    const double tokens = passTokens(in, context, sequences);
    double bytes = tokens * activationPerToken(s, in.resolved.tensorParallel, in.workload.weights);
    if (in.resolved.engine == InferenceEngine::Transformers && in.workload.weights == WeightFormat::Awq) {
        // AutoAWQ's fused attention: every layer has its table of rotary embeddings, one complex64 per token and pair of the head.
        bytes += s.layers * context * s.headDim / 2 * 8;
    }
    if (in.resolved.engine == InferenceEngine::Transformers && !in.workload.flashAttention && s.generates) {
        // Without flash attention the growth with the length is 1.7 times the cache: copies of the concatenated keys and values
        // (tables of the Qwen READMEs, 2023).
        bytes += 0.7 * kvCache(in, context, sequences).perRank;
    }
    if (s.generates) {
        bytes += profiledLogits(in, sequences);
    } else if (!in.workload.flashAttention) {
        bytes += tokens * context * s.heads * 4; // attention scores of one layer
    }
    return bytes;
}

double activations(const MemoryInput &in, double context, double sequences)
{
    return uncalibratedActivations(in, context, sequences) * in.calibration->of(buffersClass(in)).factor;
}

// CUDA or ROCm context, graphs, collective buffers. llama.cpp breakdowns: 451-472 MiB; vLLM: graphs 0.08-0.69 GiB,
// non-torch memory 0.74 GiB (TP2) to 2.10 GiB (TP8).
double overhead(const MemoryInput &in)
{
    double bytes = 0.47 * gib;
    if (reservesPool(in.resolved.engine)) {
        bytes += in.shape.generates ? (in.resolved.engine == InferenceEngine::Sglang ? 1.0 * gib : 0.35 * gib) : 0.1 * gib;
        const double ranks = std::min(in.resolved.tensorParallel, 64);
        bytes += ranks > 1 ? (0.30 + 0.22 * ranks) * gib : 0.0;
    }
    return bytes;
}

double nonCache(const MemoryInput &in, double context, double sequences)
{
    return weightsPerGpu(in) + activations(in, context, sequences) + overhead(in);
}

// Most that the workload may need on a GPU before it does not start. rest: all but the cache.
double limitFor(const MemoryInput &in, double rest)
{
    const double usable = *in.gpus.usable(), capacity = *in.gpus.capacity, share = in.resolved.utilisation;
    switch (in.resolved.engine) {
    case InferenceEngine::Vllm: return std::min(usable, share * capacity); // weights, activations and cache within the share
    case InferenceEngine::Sglang:
        // mem_fraction_static: what is taken after loading, context and collectives too, and the cache; passes come on top.
        return std::min(usable, share * capacity + rest - weightsPerGpu(in) - overhead(in));
    case InferenceEngine::TensorRtLlm: return rest + share * std::max(0.0, usable - rest); // the cache takes a share of what is free
    case InferenceEngine::LlamaCpp:
    case InferenceEngine::Transformers: return usable;
    }
    return usable;
}

double reservedBytes(const MemoryInput &in, double need, double rest)
{
    return reservesPool(in.resolved.engine) && in.shape.generates ? limitFor(in, rest) : need;
}

// Host memory: the operating system, one process per GPU, and the staging of a part of the file. Rule of thumb.
Estimate<Bytes> hostMemory(const MemoryInput &in)
{
    const double processes = std::max(1, in.resolved.gpusPerNode);
    const double file = weightBytes(in.shape, in.workload.weights);
    const double expected = 8 * gib + 4 * gib * processes + std::min(0.1 * file, 64 * gib);
    return {bytesFrom(8 * gib + 2 * gib * processes), bytesFrom(expected), bytesFrom(expected + file), Basis::RuleOfThumb, FormulaId::HostMemory};
}

} // namespace

double sequencesPerReplica(const ResolvedWorkload &r, double sequences) noexcept
{
    return std::max(1.0, std::ceil(std::clamp(sequences, 1.0, 1e9) / std::max(1, r.dataParallel)));
}

KvNumbers kvCache(const MemoryInput &in, double context, double sequences) noexcept
{
    const Shape &s = in.shape;
    KvNumbers kv;
    kv.exists = s.generates && (s.cachedLayers() > 0 || s.linearLayers > 0);
    if (!kv.exists) {
        return kv;
    }
    const double tp = in.resolved.tensorParallel;
    const double perToken = kvPerTokenLayer(in, tp, LayerKind::Full);
    double bytes = s.fullLayers * (perToken + indexPerTokenLayer(in)) * fullCells(in, context, sequences);
    bytes += s.windowLayers > 0 ? s.windowLayers * kvPerTokenLayer(in, tp, LayerKind::Window) * windowCells(in, context, sequences) : 0;
    if (s.isEncoderDecoder) {
        bytes += s.cachedLayers() * perToken * (s.encoderTokens > 0 ? s.encoderTokens : context) * sequences; // cross-attention
    }
    // Decode context parallelism works on the ranks of the tensor-parallel group (vLLM): it shares out the copies that
    // they hold of a latent or of few KV heads, and nothing beyond.
    const double whole = kvPerTokenLayer(in, 1, LayerKind::Full);
    const double copies = whole > 0 ? std::max(1.0, tp * perToken / whole) : 1.0;
    bytes /= std::clamp<double>(in.resolved.contextParallel, 1.0, copies);
    // State of SSM, DeltaNet and lightning layers: fp32, convolution columns at 16 bits, whatever the context.
    bytes += s.linearLayers * (s.stateElements * 4 + s.convElements * 2) * sequences / tp;
    kv.perRank = bytes * stageShare(in);
    return kv;
}

std::optional<Bytes> kvBytesPerToken(const MemoryInput &in, bool pastWindow) noexcept
{
    const Shape &s = in.shape;
    if (!s.isKnown || !s.generates || s.cachedLayers() <= 0) {
        return std::nullopt;
    }
    const double windowed = pastWindow ? 0 : s.windowLayers * kvPerTokenLayer(in, 1, LayerKind::Window);
    return bytesFrom(s.fullLayers * kvPerTokenLayer(in, 1, LayerKind::Full) + windowed);
}

namespace {

// Rows that vLLM and SGLang add to the embedding and the head, up to a multiple of 64 (vllm vocab_parallel_embedding.py,
// DEFAULT_VOCAB_PADDING_SIZE): 47 of GPT-2's 50 257 tokens.
double paddedRows(const MemoryInput &in)
{
    const bool pads = in.resolved.engine == InferenceEngine::Vllm || in.resolved.engine == InferenceEngine::Sglang;
    const Shape &s = in.shape;
    return pads && s.isKnown && s.generates && !isTraining(in.workload.kind) ? roundUp(s.vocabulary, 64) - s.vocabulary : 0;
}

} // namespace

double weightsPerGpu(const MemoryInput &in) noexcept
{
    const Shape &s = in.shape;
    const WeightFormat format = effectiveWeights(in.workload);
    const double tp = in.resolved.tensorParallel, stages = in.resolved.pipelineParallel;
    const double experts = expertBytes(s, format);
    double all = weightBytes(s, format);
    if (in.resolved.engine == InferenceEngine::Transformers && format == WeightFormat::Fp8 && s.isTied && !isTraining(in.workload.kind)) {
        all += 2 * s.embeddingParams; // its FP8 loader gives a tied model a head of its own (Qwen3 FP8 tables, 0.6B to 4B)
    }
    all += paddedRows(in) * s.hidden * 2 * (s.isTied ? 1 : 2);
    const double replicated = std::min(s.replicatedParams * std::min(2.0, bitsPerWeight(format) / 8), all - experts);
    const double expertRanks = std::max<double>(tp, in.resolved.expertParallel);
    if (stages <= 1) {
        return (all - experts - replicated) / tp + replicated + experts / expertRanks;
    }
    // First and last stages carry the embedding and the head beside their layers.
    const double edge = std::min(s.embeddingParams * (s.isTied ? 1.0 : 0.5) * std::min(2.0, bitsPerWeight(format) / 8), all - experts - replicated);
    const double layers = std::max(0.0, all - experts - replicated - edge * (s.isTied ? 1 : 2));
    return (layers * stageShare(in) + edge) / tp + (replicated + experts / expertRanks) * stageShare(in);
}

MemoryClass weightsClass(WeightFormat format) noexcept
{
    if (isGguf(format)) {
        return MemoryClass::WeightsGguf;
    }
    switch (format) {
    case WeightFormat::Fp32:
    case WeightFormat::Tf32:
    case WeightFormat::Bf16:
    case WeightFormat::Fp16: return MemoryClass::Weights16Bit;
    case WeightFormat::Fp8: return MemoryClass::WeightsFp8;
    case WeightFormat::Int8: return MemoryClass::WeightsInt8;
    case WeightFormat::Nvfp4: return MemoryClass::WeightsNvfp4; // each publisher leaves other tensors at 16 bits
    default: return MemoryClass::Weights4Bit;
    }
}

MemoryClass buffersClass(const MemoryInput &in) noexcept
{
    const bool seesImages = in.shape.generates && in.shape.language < in.shape.total;
    switch (in.resolved.engine) {
    case InferenceEngine::LlamaCpp: return in.shape.isLatent ? MemoryClass::BuffersLlamaCppLatent : MemoryClass::BuffersLlamaCpp;
    case InferenceEngine::Transformers: return MemoryClass::BuffersTransformers;
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang:
    case InferenceEngine::TensorRtLlm: return seesImages ? MemoryClass::BuffersVllmMultimodal : MemoryClass::BuffersVllm;
    }
    return MemoryClass::BuffersVllm;
}

MemoryEvaluation inferenceMemory(const MemoryInput &in) noexcept
{
    MemoryEvaluation m;
    const Shape &s = in.shape;
    const double context = static_cast<double>(in.resolved.context);
    const double sequences = sequencesPerReplica(in.resolved, in.workload.sequences);
    const bool sized = s.isKnown;
    const Basis basis = sized ? Basis::Formula : Basis::RuleOfThumb;
    m.perGpu.weights = sized ? calibrated(in, weightsClass(in.workload.weights), weightsPerGpu(in), basis, FormulaId::WeightsByFormat)
                             : bytesEstimate(weightsPerGpu(in), 0.96, 1.10, basis, FormulaId::WeightsFromSizeOnly);
    const KvNumbers kv = kvCache(in, context, sequences);
    const bool hasCache = kv.exists && s.cachedLayers() > 0;
    if (hasCache) {
        const FormulaId formula = !sized ? FormulaId::KvCacheFromSizeOnly : (s.isLatent ? FormulaId::KvCacheLatent : FormulaId::KvCacheGrouped);
        m.perGpu.kvCache = sized ? calibrated(in, MemoryClass::KvCache, kv.perRank, basis, formula) : bytesEstimate(kv.perRank, 0.3, 5.0, basis, formula);
    }
    const bool llama = in.resolved.engine == InferenceEngine::LlamaCpp;
    const bool vllmLike = reservesPool(in.resolved.engine);
    // A model of state-space layers alone has no KV cache: its state counts as working memory.
    const double state = hasCache ? 0 : kv.perRank;
    const Calibrated &band = in.calibration->of(buffersClass(in)); // no runs: a rule of thumb
    const Basis measured = sized && band.runs > 0 ? basis : Basis::RuleOfThumb;
    m.perGpu.activations = bytesEstimate(activations(in, context, sequences) + state, band.low, band.high, measured,
                                      llama ? FormulaId::ActivationsLlamaCpp : (vllmLike ? FormulaId::ActivationsVllm : FormulaId::ActivationsFramework));
    m.perGpu.overhead = bytesEstimate(overhead(in), 0.6, 1.6, Basis::RuleOfThumb, FormulaId::EngineOverhead);
    sumUp(m.perGpu, basis);
    m.kvBytesPerToken = kvBytesPerToken(in, false);
    m.kvBytesPerTokenPastWindow = kvBytesPerToken(in, true);
    m.hostRam = hostMemory(in);
    if (in.gpus.capacity) {
        const double need = static_cast<double>(m.perGpu.total->expected.count);
        const double rest = nonCache(in, context, sequences);
        m.capacity = bytesFrom(*in.gpus.capacity);
        m.usable = bytesFrom(*in.gpus.usable());
        m.reserved = bytesFrom(reservedBytes(in, need, rest));
        const double limit = s.generates ? limitFor(in, rest) : *in.gpus.usable();
        m.limit = bytesFrom(limit);
        m.fits = fitOf(*m.perGpu.total, *m.limit);
    }
    return m;
}

void inferenceLimits(const MemoryInput &in, MemoryEvaluation &m) noexcept
{
    if (!in.gpus.capacity || !kvCache(in, 1, 1).exists) {
        return;
    }
    const double fixed = weightsPerGpu(in) + overhead(in);
    const auto fits = [&in, fixed](double context, double sequences) {
        const double rest = fixed + activations(in, context, sequences);
        return rest + kvCache(in, context, sequences).perRank <= limitFor(in, rest);
    };
    const double sequences = sequencesPerReplica(in.resolved, in.workload.sequences);
    const std::int64_t most = in.shape.maxContext > 0 ? static_cast<std::int64_t>(in.shape.maxContext) : 100'000'000;
    if (in.shape.cachedLayers() > 0) {
        m.maxContext = greatest(most, [&](double context) { return fits(context, sequences); });
    }
    const double context = static_cast<double>(in.resolved.context);
    m.maxSequences = greatest(1'000'000, [&](double n) { return n < 1 || fits(context, n); }) * std::max(1, in.resolved.dataParallel);
}

} // namespace configuria
