// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/quote.h"

namespace configuria {

// The amounts of a quote excl. VAT, as EN 16931 knows them, whether or not its prices include it. To the cent: the lines of a rate that
// are not optional, less the allowance of the rate, are its base in the quote (BR-S-08), so that all sums of the norm hold.
struct QuoteNets {
    struct Line {
        std::optional<Money> price;     // of a piece, to the millionth: the norm sets no limit to its decimals
        std::optional<Money> discount;  // of the line
        std::optional<Money> total;
    };
    std::vector<Line> lines;            // of Quote::lines
    std::vector<Money> allowances;      // of Quote::vat
    Money sumOfLines, sumOfAllowances;
};
QuoteNets netsOf(const Quote &quote);

} // namespace configuria
