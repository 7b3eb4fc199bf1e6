// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape.h"

#include "formats.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

double clampedCount(std::int64_t value) { return std::clamp(static_cast<double>(value), 0.0, 1e9); }
double clampedCount(const std::optional<int> &value, double fallback = 0)
{
    return value && *value > 0 ? clampedCount(*value) : fallback;
}
double clampedParams(std::int64_t value) { return std::clamp(static_cast<double>(value), 0.0, 1e18); }

bool isGenerative(const Architecture &a)
{
    switch (a.kind) {
    case ModelKind::DenseLlm:
    case ModelKind::MoeLlm:
    case ModelKind::EncoderDecoder:
    case ModelKind::Speech: return true;
    case ModelKind::Encoder:
    case ModelKind::Embedding: // a causal decoder used as an embedder keeps no cache either
    case ModelKind::Diffusion:
    case ModelKind::Vision: return false;
    }
    return true;
}

// A model known by its size alone: width about 128 x depth, 12 h^2 weights per layer, 8 KV heads of 128. Rule of thumb
// read from the Llama family (7B: 32 x 4096, 70B: 80 x 8192).
void guessShape(Shape &s)
{
    s.layers = std::max(1.0, std::round(std::cbrt(s.total / (12.0 * 128 * 128))));
    s.hidden = 128 * s.layers;
    s.heads = s.layers;
    s.kvHeads = std::min(8.0, s.heads);
    s.headDim = s.valueDim = 128;
    s.denseFeedForward = s.feedForward = 3.5 * s.hidden;
    s.vocabulary = 128'000;
    s.fullLayers = s.generates ? s.layers : 0;
}

void fillAttention(Shape &s, const Architecture &a)
{
    s.headsKnown = a.attentionHeads && *a.attentionHeads > 0;
    s.heads = clampedCount(a.attentionHeads, 1);
    s.kvHeads = clampedCount(a.kvHeads, s.heads);
    s.headDim = clampedCount(a.headDim, s.headsKnown ? s.hidden / s.heads : 0);
    s.valueDim = clampedCount(a.valueHeadDim, s.headDim);
    s.isLatent = a.attention == AttentionKind::Mla && a.kvLoraRank && *a.kvLoraRank > 0;
    if (s.isLatent) {
        const double rope = clampedCount(a.qkRopeHeadDim);
        s.latent = clampedCount(a.kvLoraRank) + rope;
        s.latentRope = rope;
        const double nope = clampedCount(a.qkNopeHeadDim, std::max(0.0, s.headDim - rope));
        s.expandedHead = nope + rope + clampedCount(a.valueHeadDim, s.headDim);
        s.indexHead = clampedCount(a.indexHeadDim);
    }
}

void fillLayers(Shape &s, const Architecture &a)
{
    if (!s.generates) {
        return;
    }
    s.fullLayers = clampedCount(a.fullAttentionLayers);
    s.windowLayers = clampedCount(a.slidingWindowLayers);
    s.window = clampedCount(a.slidingWindow);
    if (s.window <= 0) { // a window of unknown length saves nothing
        s.fullLayers += s.windowLayers;
        s.windowLayers = 0;
    }
    if (s.windowLayers > 0) {
        s.fullKvHeads = clampedCount(a.fullKvHeads);
        s.fullHeadDim = clampedCount(a.fullHeadDim);
    }
    s.linearLayers = clampedCount(a.linearLayers);
    s.stateElements = clampedCount(a.stateElements);
    s.convElements = clampedCount(a.convStateElements);
    const bool nothingStated = s.fullLayers + s.windowLayers + s.linearLayers <= 0;
    if (nothingStated && a.attention != AttentionKind::None) {
        s.fullLayers = std::max(0.0, s.layers - clampedCount(a.crossAttentionLayers));
    }
    s.isEncoderDecoder = a.kind == ModelKind::EncoderDecoder || a.kind == ModelKind::Speech;
    if (a.kind == ModelKind::Speech) {
        s.encoderTokens = 1500; // Whisper: 30 s of audio
    }
}

void fillFeedForward(Shape &s, const Architecture &a)
{
    s.matrices = std::clamp(static_cast<double>(a.feedForwardMatrices), 1.0, 8.0);
    s.denseFeedForward = clampedCount(a.intermediateSize);
    s.experts = clampedCount(static_cast<std::int64_t>(a.experts));
    if (s.experts < 1) {
        s.experts = 0;
        s.feedForward = s.denseFeedForward;
        return;
    }
    s.expertsPerToken = std::clamp(clampedCount(static_cast<std::int64_t>(a.expertsPerToken)), 1.0, s.experts);
    const double width = clampedCount(a.expertIntermediateSize, s.denseFeedForward);
    const double shared = clampedCount(a.sharedExpertIntermediateSize, clampedCount(static_cast<std::int64_t>(a.sharedExperts)) * width);
    s.routedWidth = s.expertsPerToken * width;
    s.feedForward = s.routedWidth + shared;
    s.moeLayers = std::max(1.0, s.layers - clampedCount(a.denseLayers));
    // Counted from the shape; where blocks hold one mixer each (Nemotron-H) not every layer has experts, and the part of
    // the weights that a token does not use tells: total - active = experts x (E - k) / E.
    const double counted = s.moeLayers * s.experts * s.matrices * s.hidden * width;
    const double idle = s.experts - s.expertsPerToken;
    const double derived = idle > 0 ? std::max(0.0, s.language - s.active) * s.experts / idle : 0;
    const bool agree = derived <= 0 || std::abs(counted - derived) <= 0.05 * derived;
    s.expertParams = std::min(agree ? counted : derived, s.total);
}

// Layers with different numbers of KV heads: as many layers of the widest kind as hold the same cache. Exact as long as
// the heads are not shared out over GPUs.
void fillUnequalHeads(Shape &s, const Architecture &a)
{
    if (a.kvHeadsOfAllLayers && *a.kvHeadsOfAllLayers > 0 && s.kvHeads > 0 && s.windowLayers <= 0) {
        s.fullLayers = std::min(clampedCount(*a.kvHeadsOfAllLayers) / s.kvHeads, s.fullLayers);
    }
}

} // namespace

Shape shapeOf(const Architecture &a) noexcept
{
    Shape s;
    s.generates = isGenerative(a);
    s.total = clampedParams(a.totalParams);
    s.language = a.languageParams ? std::min(clampedParams(*a.languageParams), s.total) : s.total;
    s.active = a.activeParams > 0 ? std::min(clampedParams(a.activeParams), s.total) : s.language;
    s.maxContext = a.maxContext && *a.maxContext > 0 ? std::min(static_cast<double>(*a.maxContext), 1e9) : 0;
    s.isTied = a.tiedEmbeddings;
    if (a.fileWeightBytes && a.storedFormat) {
        s.fileBytes = clampedParams(*a.fileWeightBytes);
        s.stored = *a.storedFormat;
    }
    s.isKnown = a.knowsShape() && a.confidence != ShapeConfidence::SizeOnly && *a.layers > 0 && *a.hiddenSize > 0;
    if (!s.isKnown) {
        guessShape(s);
        return s;
    }
    s.layers = clampedCount(a.layers, 1);
    s.hidden = clampedCount(a.hiddenSize, 1);
    s.vocabulary = clampedCount(a.vocabulary);
    fillAttention(s, a);
    fillLayers(s, a);
    fillUnequalHeads(s, a);
    fillFeedForward(s, a);
    s.embeddingParams = std::min(s.vocabulary * s.hidden * (s.isTied ? 1 : 2), s.total);
    const double denseLayers = s.experts > 0 ? s.layers - s.moeLayers : s.layers;
    s.downParams = denseLayers * s.hidden * s.denseFeedForward + s.expertParams / s.matrices;
    s.valueParams = s.isLatent ? 0 : s.layers * s.hidden * s.kvHeads * s.valueDim; // MLA has no attn_v tensor
    s.attnOutputParams = s.layers * s.hidden * s.heads * (s.isLatent ? std::max(0.0, s.expandedHead - s.headDim) : s.valueDim);
    s.downRow = s.experts > 0 ? clampedCount(a.expertIntermediateSize, s.denseFeedForward) : s.denseFeedForward;
    if (s.isLatent) {
        s.replicatedParams = s.layers * s.hidden * (s.latent + clampedCount(a.queryLoraRank)); // vLLM, SGLang: kv_a and q_a projections
    }
    s.replicatedParams = std::min(s.replicatedParams + s.moeLayers * s.hidden * s.experts, s.total);
    s.quantisesByGroups = a.quantization == StoredQuantization::Gptq || a.quantization == StoredQuantization::Awq;
    s.quantisesExpertsOnly = a.nativeBitsPerWeight == 4 && a.quantization != StoredQuantization::Mxfp4 && s.expertParams > 0;
    s.quantisesFeedForwardOnly = a.quantization == StoredQuantization::FbgemmFp8;
    return s;
}

namespace {

// K and IQ types come in blocks of 256: a tensor whose rows are no multiple takes the type that llama.cpp falls back to,
// q2_K, q3_K and iq4 -> iq4_nl, q4_K -> q5_0, q5_K -> q5_1, q6_K -> q8_0 (llama_tensor_get_type). A mean of two types takes
// the mean of their substitutes.
double bitsOfRows(WeightFormat format, double bits, double rowLength)
{
    const bool smallBlocks = format == WeightFormat::Q8_0 || format == WeightFormat::Q5_0 || format == WeightFormat::Q4_0 || format == WeightFormat::Iq4_NL;
    if (rowLength <= 0 || std::fmod(rowLength, 256) == 0 || (smallBlocks && bits != 6.5625)) {
        return bits;
    }
    if (bits < 4.5) {
        return 4.5;
    }
    return bits == 5.5 ? 6.0 : 5.5 + (bits - 4.5) * (8.5 - 5.5) / (6.5625 - 4.5);
}

double ggufBytes(const Shape &s, WeightFormat format)
{
    const GgufMix mix = ggufMix(format);
    const auto bits = [format](double value, double rowLength) { return bitsOfRows(format, value, rowLength); };
    // A tied table serves as the head and is stored with the head's type.
    const double embedding = bits(mix.embedding, s.hidden), head = bits(mix.head, s.hidden);
    const double tables = s.isTied ? s.embeddingParams * head : s.embeddingParams * (embedding + head) / 2;
    const double body = std::max(0.0, s.language - s.embeddingParams); // a vision tower is a file of its own (mmproj)
    const double special = s.downParams + s.valueParams + s.attnOutputParams;
    const double scale = special > body ? body / special : 1.0; // a shape that contradicts its own total
    const double down = s.downParams * bits(mix.down, s.downRow);
    const double value = s.valueParams * bits(s.heads >= 4 * s.kvHeads ? mix.value : mix.valueUngrouped, s.hidden);
    const double output = s.attnOutputParams * bits(mix.attnOutput, s.attentionWidth());
    return (tables + scale * (down + value + output) + std::max(0.0, body - special * scale) * bits(mix.rest, s.hidden)) / 8;
}

} // namespace

double weightBytes(const Shape &s, WeightFormat format) noexcept
{
    if (s.fileBytes > 0 && format == s.stored) {
        return s.fileBytes; // summed over the tensors of the file
    }
    const double bits = bitsPerWeight(format);
    if (isGguf(format) && s.isKnown) {
        return ggufBytes(s, format);
    }
    if (isGguf(format) || bits >= 16) {
        return s.total * bits / 8;
    }
    if (s.quantisesFeedForwardOnly && format == WeightFormat::Fp8) {
        // Llama 3.1 405B FP8 of Meta (arXiv 2407.21783, 6.2): feed-forward matrices alone, without the first and the last layer.
        const double quantised = std::min(s.total, s.matrices * s.hidden * s.denseFeedForward * std::max(0.0, s.layers - 2));
        return quantised * bits / 8 + (s.total - quantised) * 2;
    }
    if (format == WeightFormat::Mxfp4 && s.expertParams > 0) {
        // OpenAI gpt-oss checkpoints: experts alone in MXFP4, all the rest (expert biases too) at 16 bits.
        return s.expertParams * bits / 8 + (s.total - s.expertParams) * 2;
    }
    if (format == WeightFormat::Nvfp4 && s.expertParams > 0) {
        // NVIDIA's NVFP4 checkpoints of mixtures (DeepSeek-R1-FP4, Qwen3.5 122B): experts alone.
        return s.expertParams * bits / 8 + (s.total - s.expertParams) * 2;
    }
    if (format == WeightFormat::Int4 && s.quantisesExpertsOnly) {
        // Kimi K2 Thinking and K2.5: INT4 experts, a 16-bit scale per group of 32 (compressed-tensors), the rest BF16.
        return s.expertParams * (4 + 16.0 / 32) / 8 + (s.total - s.expertParams) * 2;
    }
    // Quantised checkpoints keep the embedding, the head and a vision tower at 16 bits (Qwen AWQ, Neural Magic INT8/FP8).
    const double kept = std::min(s.embeddingParams + (s.total - s.language), s.total);
    const double groups = format == WeightFormat::Int8 && s.quantisesByGroups ? (16.0 + 8.0) / 128 : 0; // fp16 scale, 8-bit zero point
    return (s.total - kept) * (bits + groups) / 8 + kept * 2;
}

namespace {

double expertBytesByType(const Shape &s, WeightFormat format)
{
    if (format == WeightFormat::Int4 && s.quantisesExpertsOnly) {
        return s.expertParams * (4 + 16.0 / 32) / 8;
    }
    if (!isGguf(format)) {
        return s.expertParams * bitsPerWeight(format) / 8;
    }
    const GgufMix mix = ggufMix(format);
    const double down = bitsOfRows(format, mix.down, s.downRow), rest = bitsOfRows(format, mix.rest, s.hidden);
    return s.expertParams * (down + (s.matrices - 1) * rest) / s.matrices / 8;
}

} // namespace

double expertBytes(const Shape &s, WeightFormat format) noexcept
{
    return std::min(expertBytesByType(s, format), weightBytes(s, format)); // a file may hold its experts in fewer bits
}

double loraParams(const Shape &s, int rank, std::uint8_t targets) noexcept
{
    const double r = std::clamp(static_cast<double>(rank), 1.0, 65536.0);
    const double h = s.hidden, query = s.headsKnown || !s.isKnown ? s.attentionWidth() : h;
    const double keys = s.headsKnown || !s.isKnown ? s.keyValueWidth() : h;
    const double f = s.experts > 0 ? s.feedForward : s.denseFeedForward; // experts: the adapters of one token's path
    double widths = 0;
    widths += targets & LoraQ ? h + query : 0;
    widths += targets & LoraK ? h + keys : 0;
    widths += targets & LoraV ? h + keys : 0;
    widths += targets & LoraO ? query + h : 0;
    if (f > 0) {
        widths += targets & LoraGate && s.matrices >= 3 ? h + f : 0;
        widths += targets & LoraUp ? h + f : 0;
        widths += targets & LoraDown ? f + h : 0;
    }
    return std::min(s.layers * r * widths, 1e18);
}

} // namespace configuria
