// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quantity.h"
#include "engine/workload.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace configuria {

enum class ModelKind : std::uint8_t { DenseLlm, MoeLlm, Encoder, EncoderDecoder, Embedding, Diffusion, Vision, Speech };
enum class AttentionKind : std::uint8_t { None, Mha, Gqa, Mqa, Mla };
enum class ShapeConfidence : std::uint8_t { Found, Memory, Imported, SizeOnly };

// How a published checkpoint is stored, from its quantization_config.
enum class StoredQuantization : std::uint8_t { None, Fp8, FbgemmFp8, CompressedTensors, Mxfp4, BitsAndBytes4, BitsAndBytes8, Awq, Gptq, ModelOpt, Unknown };

// What a model is made of. Counts of weights, not bytes. An absent optional is unknown (or does not exist for the
// kind of model), never 0. Source of the meaning of each field: the config.json conventions of Hugging Face.
struct Architecture {
    std::string id;      // library id or file stem
    std::string name;    // as people call it
    std::string family;
    std::string modelType; // model_type of config.json, "" for rows of the library
    std::string licence;
    std::string source;
    ShapeConfidence confidence = ShapeConfidence::Found;
    ModelKind kind = ModelKind::DenseLlm;

    std::int64_t totalParams = 0;                // released main model, vision tower included, MTP excluded, tied head once
    std::int64_t activeParams = 0;               // used per token: all but the experts that are not chosen
    std::optional<std::int64_t> languageParams;  // where a vision tower is in the total
    std::int64_t mtpParams = 0;                  // multi-token prediction modules, not in the total

    std::optional<int> encoderLayers;            // encoder-decoder and encoder models
    std::optional<int> layers;                   // of the decoder, or of the encoder when there is no decoder
    std::optional<int> hiddenSize;
    std::optional<int> intermediateSize;         // dense feed-forward width
    int feedForwardMatrices = 3;                 // 3 gated (gate, up, down), 2 plain
    std::optional<int> attentionHeads;
    std::optional<int> kvHeads;                  // not for the cache of MLA; the most of any layer
    std::optional<std::int64_t> kvHeadsOfAllLayers; // their sum, where layers differ (Nemotron NAS, OpenELM)
    std::optional<int> headDim;                  // MLA: nope + rope
    std::optional<int> valueHeadDim;             // where values are not as wide as keys; MLA expanded: v_head_dim
    std::optional<int> vocabulary;
    bool tiedEmbeddings = false;
    std::optional<std::int64_t> maxContext;      // tokens
    AttentionKind attention = AttentionKind::Gqa;

    std::optional<int> slidingWindow;            // tokens; of the windowed layers only
    int slidingWindowLayers = 0;
    int fullAttentionLayers = 0;                 // + windowed layers = layers that hold a KV cache
    std::optional<int> fullKvHeads;              // of the full-attention layers, where the windowed ones differ (Gemma 4)
    std::optional<int> fullHeadDim;
    int linearLayers = 0;                        // fixed state per sequence (SSM, DeltaNet, lightning)
    int crossAttentionLayers = 0;                // cache of the encoder's or the image's tokens
    std::int64_t stateElements = 0;              // per linear layer and sequence, fp32
    std::int64_t convStateElements = 0;          // per linear layer and sequence, 16 bit

    int experts = 0;                             // routed; 0 = dense
    int expertsPerToken = 0;
    std::optional<int> expertIntermediateSize;
    int sharedExperts = 0;
    std::optional<int> sharedExpertIntermediateSize; // total width of the shared experts
    std::optional<int> denseLayers;              // dense feed-forward layers of a MoE or hybrid model

    std::optional<int> kvLoraRank;               // MLA latent
    std::optional<int> queryLoraRank;
    std::optional<int> qkNopeHeadDim;
    std::optional<int> qkRopeHeadDim;
    int indexHeadDim = 0;                        // DSA indexer: one key of this width per token and layer; 0 = none

    bool qkvBias = false;
    int nativeBitsPerWeight = 16;                // of the reference checkpoint: 32, 16, 8 or 4
    StoredQuantization quantization = StoredQuantization::None;
    std::optional<int> quantizedBits;            // of the quantized tensors

    // Of the file that was read (GGUF, safetensors), in the format stored.
    std::optional<std::int64_t> fileWeightBytes;    // exact sum of its tensors
    std::optional<std::int64_t> fileEmbeddingBytes; // the table of the token embedding, which llama.cpp leaves on the host
    std::optional<WeightFormat> storedFormat;       // of most weights

    bool knowsShape() const { return layers && hiddenSize; } // false: size alone, rules of thumb only
    friend bool operator==(const Architecture &, const Architecture &) = default;
};

} // namespace configuria
