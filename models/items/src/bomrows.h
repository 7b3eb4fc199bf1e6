// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/evaluation.h"
#include "engine/quote.h"

namespace configuria::bom {

// What one line shows. Rows hold copies: while rows are being inserted and removed none points into another project.
struct Row {
    int line = -1;
    BomLine value;
    std::optional<Money> unitPrice;
    std::optional<Money> total; // of all nodes, after discount
    bool isExample = false;
    std::optional<Finding> worst;
    friend bool operator==(const Row &, const Row &) = default;
};

struct Group {
    std::vector<Row> rows;
    SoldQuantity quantity; // of lines that are counted in one unit
    LineUnit unit = LineUnit::Piece;
    bool hasOneUnit = true;
    std::optional<Money> total; // of the priced lines that are no options
    bool isPartial = false;     // some line has no price
    bool hasExample = false;
    std::optional<Finding> worst;
};

using Groups = std::array<Group, partKindCount>;

// The same line of the bill, whatever its values.
bool isSameLine(const Row &a, const Row &b);
// Equal but for the rows.
bool showsTheSame(const Group &a, const Group &b);
Groups makeGroups(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Findings &findings);

} // namespace configuria::bom
