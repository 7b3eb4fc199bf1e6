// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

namespace configuria {

void resolveWorkload(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &) noexcept {}

} // namespace configuria
