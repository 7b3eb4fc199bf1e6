// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/workload.h"

namespace configuria {

// Bits per quantised weight, scales included.
double bitsPerWeight(WeightFormat format) noexcept;

} // namespace configuria
