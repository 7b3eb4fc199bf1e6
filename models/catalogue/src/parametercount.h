// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace configuria {

// Wide enough for every product of values inside the ranges of configreader.h: nothing here can overflow.
__extension__ using Weights = __int128;

enum class Mixer : std::uint8_t { None, Full, Window, Cross, Mamba1, Mamba2, DeltaNet, Lightning };
enum class FeedForward : std::uint8_t { None, Dense, Moe };
enum class QkNorm : std::uint8_t { None, PerHead, PerRow }; // one scale for all heads, or one per row of the projection

struct LayerShape {
    Mixer mixer = Mixer::Full;
    FeedForward feedForward = FeedForward::Dense;
};

// Everything that carries weights in a decoder. Widths in elements; 0 = the part does not exist.
struct DecoderShape {
    std::vector<LayerShape> layers;
    Weights hidden = 0;
    Weights vocabulary = 0;
    Weights extraEmbeddingRows = 0; // rows of the embedding that the output head has not (mllama)
    Weights positionRows = 0;       // learned positions
    Weights intermediate = 0;
    Weights heads = 0;
    Weights kvHeads = 0;
    Weights headDim = 0;
    bool tied = false;
    bool hasHead = true;
    bool headBias = false;
    bool embeddingNorm = false;

    int normsPerMixer = 1;
    int normsPerFeedForward = 1;
    int vectorsPerNorm = 1; // 0 no weights, 1 scale, 2 scale and bias

    bool qkvBias = false;
    bool outputBias = false;
    bool gatedQuery = false; // the query projection also makes an output gate
    bool sinks = false;      // one learned logit per head
    QkNorm qkNorm = QkNorm::None;
    int feedForwardMatrices = 3;
    bool feedForwardBias = false;

    Weights experts = 0;
    Weights expertsPerToken = 0;
    Weights expertWidth = 0;
    Weights sharedWidth = 0;
    bool routerBias = false; // or a score correction: one number per expert
    bool expertBias = false;
    bool sharedGate = false;

    Weights kvLoraRank = 0; // MLA when above 0
    Weights queryLoraRank = 0;
    Weights nopeDim = 0;
    Weights ropeDim = 0;
    Weights valueDim = 0;
    Weights indexHeads = 0;
    Weights indexDim = 0;

    Weights ssmInner = 0;
    Weights ssmState = 0;
    Weights ssmConv = 0;
    Weights ssmRank = 0;
    Weights ssmHeads = 0;
    Weights ssmGroups = 0;
    bool ssmNorms = false; // Jamba: norms of dt, B and C
    bool ssmConvBias = true;
    bool ssmProjectionBias = false;

    Weights linearKeyHeads = 0;
    Weights linearValueHeads = 0;
    Weights linearKeyDim = 0;
    Weights linearValueDim = 0;
    Weights linearConv = 0;

    int mtpModules = 0;
};

struct WeightCount {
    Weights total = 0;
    Weights active = 0;
    Weights mtp = 0;
};

WeightCount countDecoder(const DecoderShape &shape);

// Encoder models and encoder-decoder models.
struct EncoderShape {
    Weights encoderLayers = 0;
    Weights decoderLayers = 0;
    Weights hidden = 0;
    Weights encoderIntermediate = 0;
    Weights decoderIntermediate = 0;
    Weights attentionWidth = 0; // heads x head size
    Weights heads = 0;
    Weights vocabulary = 0;
    Weights encoderPositions = 0;
    Weights decoderPositions = 0;
    Weights tokenTypes = 0;
    Weights melBins = 0;
    Weights relativeBuckets = 0;
    int feedForwardMatrices = 2;
    bool tied = true;
    bool pooler = true;
};

Weights countBert(const EncoderShape &shape);
Weights countT5(const EncoderShape &shape);
Weights countWhisper(const EncoderShape &shape);
Weights countBart(const EncoderShape &shape);

// A plain transformer block: attention and feed-forward with every bias, two LayerNorms.
Weights plainBlock(Weights hidden, Weights intermediate);

struct FluxShape {
    Weights doubleBlocks = 0;
    Weights singleBlocks = 0;
    Weights heads = 0;
    Weights headDim = 0;
    Weights inChannels = 0;
    Weights textWidth = 0;
    Weights pooledWidth = 0;
    bool guidance = false;
};

Weights countFlux(const FluxShape &shape);

} // namespace configuria
