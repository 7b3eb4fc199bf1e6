// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "cataloguerow.h"
#include "catalogue/result.h"

namespace configuria {

// What is sold beside the parts of a server.
Accessory accessoryFrom(const Row &row);
RackPart rackPartFrom(const Row &row);
Licence licenceFrom(const Row &row);
Service serviceFrom(const Row &row);
InletLimit inletLimitFrom(const Row &row);

// A refurbished part is its base part with its own id, price and warranty.
Result<void> addRefurbished(Catalogue &catalogue, const Table &table);
// Orders of magnitude for parts without a sourced price; a sourced one is left alone.
Result<void> setExamplePrices(Catalogue &catalogue, const Table &table);

} // namespace configuria
