// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "items/comparevalues.h"

// The weighted score of the page Compare, in words with every term of it.
namespace configuria {

constexpr int mostWeight = 10;

// Weight of each row, 0 to 10; rows that cannot be weighed keep 0.
using ScoreWeights = std::array<int, static_cast<std::size_t>(compareRowCount)>;

// Rows that can be weighed, in the order in which they are asked for.
const std::vector<CompareRow> &weighedRows();
// All alike: cost, speed, power, CO2, lead time and memory left.
ScoreWeights firstWeights();

// What the score looks at: a row with its name and the cell of each scenario.
struct WeighedRow {
    CompareRow id = CompareRow::Tco;
    QString name;
    std::vector<CompareCell> cells;
};

struct ScoreCells {
    CompareCell score, terms; // empty when nothing is weighed
};
// `hasBlocker` by scenario: such a one is said to have one, and sets no scale.
std::vector<ScoreCells> scoreCells(const std::vector<WeighedRow> &rows, const ScoreWeights &weights, const std::vector<bool> &hasBlocker,
                                   const Format &format);

namespace texts {
QString howScored(); // the formula, for a tool tip
} // namespace texts

} // namespace configuria
