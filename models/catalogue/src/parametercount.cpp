// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "parametercount.h"

// Every formula follows the module definitions of transformers (modeling_*.py) or diffusers of the named model; they
// meet the published safetensors totals to the digit where a published total exists.

namespace configuria {

namespace {

// transformers modeling_llama: q, k, v and o are separate matrices; head size is often not hidden / heads.
Weights attention(const DecoderShape &s)
{
    const Weights query = s.heads * s.headDim;
    const Weights keyValue = s.kvHeads * s.headDim;
    Weights n = s.hidden * query * (s.gatedQuery ? 2 : 1) + 2 * s.hidden * keyValue + query * s.hidden;
    if (s.qkvBias)
        n += query * (s.gatedQuery ? 2 : 1) + 2 * keyValue;
    if (s.outputBias)
        n += s.hidden;
    if (s.qkNorm == QkNorm::PerHead)
        n += 2 * s.headDim;
    else if (s.qkNorm == QkNorm::PerRow)
        n += query + keyValue;
    if (s.sinks)
        n += s.heads;
    return n;
}

// DeepSeek-V2 paper, section 2.1: low-rank query and joint low-rank key and value.
Weights latentAttention(const DecoderShape &s)
{
    const Weights queryWidth = s.heads * (s.nopeDim + s.ropeDim);
    Weights n = s.queryLoraRank > 0 ? s.hidden * s.queryLoraRank + s.queryLoraRank + s.queryLoraRank * queryWidth
                                    : s.hidden * queryWidth;
    n += s.hidden * (s.kvLoraRank + s.ropeDim) + s.kvLoraRank;
    n += s.kvLoraRank * s.heads * (s.nopeDim + s.valueDim);
    n += s.heads * s.valueDim * s.hidden;
    // DeepSeek-V3.2: the lightning indexer (wq_b, wk, k_norm with bias, weights_proj).
    if (s.indexHeads > 0 && s.indexDim > 0) {
        const Weights queryInput = s.queryLoraRank > 0 ? s.queryLoraRank : s.hidden;
        n += queryInput * s.indexHeads * s.indexDim + s.hidden * s.indexDim + 2 * s.indexDim + s.hidden * s.indexHeads;
    }
    return n;
}

// transformers modeling_mamba: in_proj, conv1d, x_proj, dt_proj with bias, A_log, D, out_proj.
Weights mamba1(const DecoderShape &s)
{
    Weights n = s.hidden * 2 * s.ssmInner + s.ssmInner * s.ssmConv + (s.ssmConvBias ? s.ssmInner : 0);
    n += s.ssmInner * (s.ssmRank + 2 * s.ssmState) + s.ssmRank * s.ssmInner + s.ssmInner;
    n += s.ssmInner * s.ssmState + s.ssmInner + s.ssmInner * s.hidden;
    if (s.ssmNorms)
        n += s.ssmRank + 2 * s.ssmState;
    if (s.ssmProjectionBias)
        n += 2 * s.ssmInner + s.hidden;
    return n;
}

// transformers modeling_mamba2: in_proj of gate, x, B, C and dt; dt_bias, A_log and D per head; gated norm.
Weights mamba2(const DecoderShape &s)
{
    const Weights convWidth = s.ssmInner + 2 * s.ssmGroups * s.ssmState;
    const Weights projected = s.ssmInner + convWidth + s.ssmHeads;
    Weights n = s.hidden * projected + convWidth * (s.ssmConv + (s.ssmConvBias ? 1 : 0));
    n += 3 * s.ssmHeads + s.ssmInner + s.ssmInner * s.hidden;
    if (s.ssmProjectionBias)
        n += projected + s.hidden;
    return n;
}

// transformers modeling_qwen3_next: in_proj_qkvz, in_proj_ba, conv1d, dt_bias and A_log, gated norm, out_proj.
Weights deltaNet(const DecoderShape &s)
{
    const Weights keys = s.linearKeyHeads * s.linearKeyDim;
    const Weights values = s.linearValueHeads * s.linearValueDim;
    return s.hidden * (2 * keys + 2 * values) + s.hidden * 2 * s.linearValueHeads + (2 * keys + values) * s.linearConv
        + 2 * s.linearValueHeads + s.linearValueDim + values * s.hidden;
}

// MiniMax-Text-01 modeling: qkv, output gate, out and a norm over the heads.
Weights lightning(const DecoderShape &s)
{
    const Weights width = s.heads * s.headDim;
    return 3 * s.hidden * width + s.hidden * width + width * s.hidden + width;
}

Weights mixerWeights(const DecoderShape &s, Mixer mixer)
{
    switch (mixer) {
    case Mixer::None: return 0;
    case Mixer::Full:
    case Mixer::Window: return s.kvLoraRank > 0 ? latentAttention(s) : attention(s);
    // transformers modeling_mllama: q_norm and k_norm per head, gates of attention and feed-forward.
    case Mixer::Cross: return attention(s) + 2 * s.headDim + 2;
    case Mixer::Mamba1: return mamba1(s);
    case Mixer::Mamba2: return mamba2(s);
    case Mixer::DeltaNet: return deltaNet(s);
    case Mixer::Lightning: return lightning(s);
    }
    return 0;
}

Weights denseFeedForward(const DecoderShape &s)
{
    Weights n = s.feedForwardMatrices * s.hidden * s.intermediate;
    if (s.feedForwardBias)
        n += (s.feedForwardMatrices - 1) * s.intermediate + s.hidden;
    return n;
}

Weights expert(const DecoderShape &s)
{
    Weights n = s.feedForwardMatrices * s.hidden * s.expertWidth;
    if (s.expertBias)
        n += (s.feedForwardMatrices - 1) * s.expertWidth + s.hidden;
    return n;
}

Weights moeFeedForward(const DecoderShape &s)
{
    return s.experts * expert(s) + s.hidden * s.experts + (s.routerBias ? s.experts : 0)
        + s.feedForwardMatrices * s.hidden * s.sharedWidth + (s.sharedGate ? s.hidden : 0);
}

Weights layerWeights(const DecoderShape &s, const LayerShape &layer)
{
    const Weights norm = s.hidden * s.vectorsPerNorm;
    Weights n = mixerWeights(s, layer.mixer);
    if (layer.mixer != Mixer::None)
        n += norm * s.normsPerMixer;
    if (layer.feedForward != FeedForward::None)
        n += norm * s.normsPerFeedForward;
    if (layer.feedForward == FeedForward::Dense)
        n += denseFeedForward(s);
    else if (layer.feedForward == FeedForward::Moe)
        n += moeFeedForward(s);
    return n;
}

// LayerNorm with scale and bias.
Weights layerNorm(Weights hidden)
{
    return 2 * hidden;
}

Weights linear(Weights in, Weights out)
{
    return in * out + out;
}

} // namespace

WeightCount countDecoder(const DecoderShape &s)
{
    WeightCount count;
    count.total = (s.vocabulary + s.extraEmbeddingRows + s.positionRows) * s.hidden;
    if (s.hasHead && !s.tied)
        count.total += s.vocabulary * s.hidden;
    if (s.hasHead && s.headBias)
        count.total += s.vocabulary;
    if (s.embeddingNorm)
        count.total += s.hidden * s.vectorsPerNorm;
    count.total += s.hidden * s.vectorsPerNorm; // final norm
    Weights idle = 0;
    for (const LayerShape &layer : s.layers) {
        count.total += layerWeights(s, layer);
        if (layer.feedForward == FeedForward::Moe)
            idle += (s.experts - s.expertsPerToken) * expert(s);
    }
    count.active = count.total - idle;
    // DeepSeek-V3 report, section 2.2: a module is one more layer, a projection of 2h to h and three norms. Its copies of
    // the embedding and the head are not counted.
    if (s.mtpModules > 0 && !s.layers.empty()) {
        const LayerShape layer{Mixer::Full, s.layers.back().feedForward};
        count.mtp = s.mtpModules * (layerWeights(s, layer) + 2 * s.hidden * s.hidden + 3 * s.hidden);
    }
    return count;
}

// GPT-2 and BERT blocks: 12 h^2 + 13 h when the feed-forward is 4 h wide.
Weights plainBlock(Weights h, Weights f)
{
    return 4 * linear(h, h) + linear(h, f) + linear(f, h) + 2 * layerNorm(h);
}

// transformers modeling_bert: embeddings with their LayerNorm, blocks, pooler; no head.
Weights countBert(const EncoderShape &s)
{
    return (s.vocabulary + s.encoderPositions + s.tokenTypes) * s.hidden + layerNorm(s.hidden)
        + s.encoderLayers * plainBlock(s.hidden, s.encoderIntermediate) + (s.pooler ? linear(s.hidden, s.hidden) : 0);
}

// transformers modeling_t5: no biases, RMSNorm, one relative position table per stack.
Weights countT5(const EncoderShape &s)
{
    const Weights attention = 4 * s.hidden * s.attentionWidth;
    const Weights encoder = attention + s.feedForwardMatrices * s.hidden * s.encoderIntermediate + 2 * s.hidden;
    const Weights decoder = 2 * attention + s.feedForwardMatrices * s.hidden * s.decoderIntermediate + 3 * s.hidden;
    return s.vocabulary * s.hidden * (s.tied ? 1 : 2) + s.encoderLayers * encoder + s.decoderLayers * decoder
        + 2 * s.relativeBuckets * s.heads + 2 * s.hidden;
}

// transformers modeling_whisper: two convolutions of width 3, k_proj without bias, sinusoids stored as weights.
Weights countWhisper(const EncoderShape &s)
{
    const Weights h = s.hidden;
    const Weights attention = 4 * h * h + 3 * h;
    const Weights encoder = attention + linear(h, s.encoderIntermediate) + linear(s.encoderIntermediate, h) + 2 * layerNorm(h);
    const Weights decoder = 2 * attention + linear(h, s.decoderIntermediate) + linear(s.decoderIntermediate, h) + 3 * layerNorm(h);
    const Weights convolutions = s.melBins * h * 3 + h + 3 * h * h + h;
    return convolutions + s.encoderLayers * encoder + s.decoderLayers * decoder
        + (s.encoderPositions + s.decoderPositions) * h + s.vocabulary * h * (s.tied ? 1 : 2) + 2 * layerNorm(h);
}

// transformers modeling_bart: every bias, LayerNorm of the embedding on both sides.
Weights countBart(const EncoderShape &s)
{
    const Weights h = s.hidden;
    const Weights attention = 4 * linear(h, h);
    const Weights encoder = plainBlock(h, s.encoderIntermediate);
    const Weights decoder = 2 * attention + linear(h, s.decoderIntermediate) + linear(s.decoderIntermediate, h) + 3 * layerNorm(h);
    return s.encoderLayers * encoder + s.decoderLayers * decoder + (s.encoderPositions + s.decoderPositions) * h
        + s.vocabulary * h * (s.tied ? 1 : 2) + 2 * layerNorm(h);
}

// diffusers transformer_flux: double-stream blocks (two of everything), single-stream blocks, embedders.
Weights countFlux(const FluxShape &s)
{
    const Weights h = s.heads * s.headDim;
    const Weights doubleBlock = 2 * linear(h, 6 * h) + 8 * linear(h, h) + 4 * s.headDim + 2 * (linear(h, 4 * h) + linear(4 * h, h));
    const Weights singleBlock = linear(h, 3 * h) + linear(h, 4 * h) + linear(5 * h, h) + 3 * linear(h, h) + 2 * s.headDim;
    const Weights timestep = linear(256, h) + linear(h, h); // 256 sinusoidal channels
    Weights n = s.doubleBlocks * doubleBlock + s.singleBlocks * singleBlock;
    n += linear(s.inChannels, h) + linear(s.textWidth, h) + timestep * (s.guidance ? 2 : 1);
    n += linear(s.pooledWidth, h) + linear(h, h) + linear(h, 2 * h) + linear(h, s.inChannels);
    return n;
}

} // namespace configuria
