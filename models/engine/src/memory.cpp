// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

namespace configuria {

void evaluateMemory(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &) noexcept {}
std::vector<PrecisionBar> memoryByPrecision(const Catalogue &, const Project &, const Configuration &) { return {}; }

} // namespace configuria
