// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "catalogue/result.h"
#include "cataloguetables.h"

namespace configuria {

// The tables of the program's resources.
Result<std::vector<Table>> shippedTables();

} // namespace configuria
