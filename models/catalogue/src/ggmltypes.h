// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <cstdint>
#include <optional>

#include "engine/workload.h"

namespace configuria {

// How ggml stores a row of a tensor: blocks of `blockSize` weights that take `blockBytes` bytes.
struct GgmlType {
    std::uint32_t id;
    QLatin1StringView name;
    int blockSize;
    int blockBytes;
    WeightFormat nearest; // the format of ours that is it, or the nearest in bits per weight
};

// nullptr: a type of a newer ggml, or of a variant of it.
const GgmlType *ggmlType(std::uint32_t id);

// general.file_type; nullopt where it does not say (GUESSED, numbers that are not known).
std::optional<WeightFormat> ggufFileType(std::int64_t fileType);

} // namespace configuria
