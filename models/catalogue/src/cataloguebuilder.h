// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "catalogue/result.h"
#include "cataloguetables.h"
#include "engine/catalogue.h"

namespace configuria {

// The values of the tables, with their free texts read. Refuses two rows of one id, and more rows than a PartIndex counts.
Result<Catalogue> buildCatalogue(std::span<const Table> tables);

// --- free texts of the tables, public for the tests ---

// "2+2"; "3+3 or 4+2" (the one that carries most: the chassis allows both); "N+N" (half of the supplies each);
// "none"; nullopt when nothing is stated.
std::optional<RedundancyScheme> redundancyFrom(std::string_view text, std::optional<int> psuCount);
// "PCIe dual-slot or SXM5 (4)" -> bits 1 << GpuFormFactor
std::uint16_t formFactorsFrom(std::string_view text);
// "PCIe dual or triple-slot" -> 3; nullopt when no PCIe card fits.
std::optional<int> slotWidthFrom(std::string_view text);

} // namespace configuria
