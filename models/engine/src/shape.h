// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/architecture.h"
#include "engine/workload.h"

namespace configuria {

// An architecture as the formulas want it: every count a double between 0 and 1e9 (weights: 1e18), so that no product
// of absurd values overflows and no division meets 0.
struct Shape {
    bool isKnown = false;       // false: guessed from the size alone
    bool generates = true;      // produces tokens one by one: has a decode phase and a cache
    bool isEncoderDecoder = false;
    bool isLatent = false;      // MLA
    bool isTied = false;
    bool headsKnown = false;
    double total = 0, active = 0, language = 0;
    double layers = 1, hidden = 1;
    double feedForward = 0;     // width that one token passes in one layer: dense, or chosen and shared experts
    double routedWidth = 0;     // part of it in chosen experts
    double denseFeedForward = 0;
    double matrices = 3;
    double heads = 1, kvHeads = 1, headDim = 0, valueDim = 0, vocabulary = 0;
    double fullLayers = 0, windowLayers = 0, window = 0, linearLayers = 0;
    double stateElements = 0, convElements = 0;
    double encoderTokens = 0;   // fixed length of the encoder's output; 0: as long as the context
    double fullKvHeads = 0, fullHeadDim = 0; // of the full-attention layers; 0: as the windowed layers
    double latent = 0;          // kv_lora_rank + rope
    double latentRope = 0;      // rope part of it, shared by the heads
    double expandedHead = 0;    // nope + rope + v
    double indexHead = 0;
    double experts = 0, expertsPerToken = 0, moeLayers = 0;
    double expertParams = 0;    // all routed experts
    double embeddingParams = 0; // input table and head: once when tied
    double downParams = 0, valueParams = 0, attnOutputParams = 0; // ffn_down, attn_v, attn_output of all layers
    double downRow = 0;                    // width of a row of ffn_down
    double replicatedParams = 0;           // held whole by every rank of tensor parallelism: MLA down-projections, routers
    bool quantisesFeedForwardOnly = false; // FBGEMM FP8: attention, first and last layer stay at 16 bits
    bool quantisesByGroups = false;        // GPTQ at 8 bits: scales and zero points per group of 128
    bool quantisesExpertsOnly = false;     // released with experts at 4 bits by groups of 32 and all the rest at 16
    double maxContext = 0;      // 0: unknown
    double fileBytes = 0;       // exact bytes of the weights when they are in `stored`; 0: unknown
    WeightFormat stored = WeightFormat::Bf16;

    double attentionWidth() const { return heads * headDim; }
    double keyValueWidth() const { return kvHeads * headDim; }
    double cachedLayers() const { return fullLayers + windowLayers; }
};

Shape shapeOf(const Architecture &architecture) noexcept;

// Weights of the file or of memory, bytes, whole model: what is quantised by the format, what stays at 16 bits.
double weightBytes(const Shape &shape, WeightFormat format) noexcept;
// The routed experts' part of it.
double expertBytes(const Shape &shape, WeightFormat format) noexcept;
// Low-rank adapters: rank x (in + out) of every targeted matrix, all layers.
double loraParams(const Shape &shape, int rank, std::uint8_t targets) noexcept;

} // namespace configuria
