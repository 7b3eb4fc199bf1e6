// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/project.h"

namespace configuria {

// A project whose parts count in `from`, with its parts found by id in `to`. A line whose part is gone becomes a custom line
// with the name, price and watts that it had.
Project translated(const Catalogue &from, const Catalogue &to, Project project);

} // namespace configuria
