// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "engine/finding.h"

namespace configuria::texts {

// Grammatical number of a count that may not fit an int.
inline int grammatical(std::int64_t n)
{
    return static_cast<int>(std::clamp<std::int64_t>(n, 0, 1'000'000'000));
}

inline std::int64_t whole(const Figure &figure)
{
    return std::isfinite(figure.value) ? static_cast<std::int64_t>(std::clamp(figure.value, -9e15, 9e15)) : 0;
}

} // namespace configuria::texts
