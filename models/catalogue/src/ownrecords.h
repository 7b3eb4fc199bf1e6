// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "catalogue/owndata.h"
#include "cataloguetables.h"

namespace configuria {

// The user's parts among the rows of the program's tables: one of the same id replaces it, the rest follow.
// What the columns of this version do not take is left out. Answers which refurbished parts of the program were replaced,
// and the id of the part that each copies: no column of the user's says so.
using RefurbishedIds = std::unordered_map<std::string, std::string>;
RefurbishedIds layOwnParts(std::vector<Table> &tables, const std::vector<PartRecord> &parts);

// Marks the user's parts, those among them that are refurbished still, and sets the user's prices (those in euros).
void layOwnPrices(Catalogue &catalogue, const OwnData &own, const RefurbishedIds &refurbished);

// The rows of the program's tables, of the parts alone.
std::vector<PartRecord> recordsOf(const std::vector<Table> &tables);

} // namespace configuria
