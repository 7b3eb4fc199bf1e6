// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/workload.h"

namespace configuria {

// Bits per weight by kind of tensor of a GGUF file type: a small model, whose embedding and head weigh more, sits higher.
struct GgufMix {
    double rest = 16, embedding = 16, head = 16;
    double down = 16;      // ffn_down
    double value = 16;     // attn_v with at least four heads per KV head
    double valueUngrouped = 16;
    double attnOutput = 16;
};
GgufMix ggufMix(WeightFormat format) noexcept;

} // namespace configuria
