// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

namespace configuria {

PartConflict conflictOf(const Catalogue &, const Configuration &, PartRef) noexcept { return PartConflict::None; }

Configuration repaired(const Catalogue &, const Configuration &configuration, const Repair &) { return configuration; }

} // namespace configuria
