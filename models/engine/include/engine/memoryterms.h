// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <vector>

namespace configuria {

// What a factor of a memory term counts. PerParameter, PerToken: bytes, as they follow from the term itself.
enum class FactorId : std::uint8_t {
    Parameters, TrainedParameters, BitsPerWeight, PerParameter,
    Layers, WindowLayers, StateLayers, KeysAndValues, KvHeads, HeadWidth, LatentWidth, StateBytes, BytesPerElement,
    ContextTokens, WindowTokens, Sequences, PassTokens, PerToken,
    TensorRanks, Stages, Shards,
};

struct Factor {
    FactorId id = FactorId::Parameters;
    double value = 1;
    bool divides = false;
};

struct Product {
    std::vector<Factor> factors;
    Bytes bytes;
};

// One figure of memory with its numbers put in: the products, and what they leave (blocks, edges of a pipeline, experts).
struct MemoryTerm {
    Estimate<Bytes> figure;
    std::vector<Product> products; // empty: no product says it
    double rest = 0;               // bytes, of either sign
};

// Weights, KV cache, activations, gradients, optimizer, overhead: those that exist, in this order.
std::vector<MemoryTerm> memoryTerms(const Catalogue &, const Project &, const Configuration &);

} // namespace configuria
