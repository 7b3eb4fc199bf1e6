// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ggufheader.h"
#include "parametercount.h"

namespace configuria {

// What the tensors of one layer say. Names: gguf-py/gguf/constants.py of llama.cpp (blk.N.attn_k.weight, ...).
struct GgufLayerFacts {
    bool attention = false; // projections that make keys and values
    bool recurrent = false; // SSM, DeltaNet, RWKV, short convolution
    bool experts = false;
    bool dense = false;
};

struct GgufTensorFacts {
    std::vector<GgufLayerFacts> layers;
    Weights total = 0;        // prediction modules and tables of positions left out
    Weights mtp = 0;          // in layers after the last one of the model
    Weights experts = 0;      // routed
    Weights bytes = 0;        // of every tensor
    Weights embeddingBytes = 0;
    qint64 vocabulary = 0;    // rows of the embedding
    qint64 denseWidth = 0;    // widest dense feed-forward
    qint64 expertWidth = 0;
    qint64 sharedWidth = 0;
    bool gated = false;
    bool hasHead = false;
    bool hasEmbedding = false;
    bool qkvBias = false;
};

GgufTensorFacts factsOf(const std::vector<GgufTensor> &tensors, int layers);

// The format of most weights, by general.file_type where it says.
std::optional<WeightFormat> storedFormatOf(const std::vector<GgufTensor> &tensors, std::optional<qint64> fileType);

} // namespace configuria
