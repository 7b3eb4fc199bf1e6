// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quote.h"

#include <optional>
#include <vector>

// What a quote earns. It stands apart from Quote, so that nothing that writes a customer's copy ever holds it.
namespace configuria {

struct MarginLine {
    std::optional<Money> purchasePrice;    // per piece, excl. VAT, in the quote's currency
    std::optional<Money> purchase;         // all pieces
    std::optional<Money> sale;             // excl. VAT, after the document discount
    std::optional<Money> margin;           // sale - purchase
    std::optional<Rate> rate;              // of the sale; absent where nothing is earned by it
    std::optional<Money> floorPrice;       // per piece, excl. VAT, after discounts
    bool isBelowFloor = false;
    bool isBelowMinimum = false;           // less than the margin asked for
};

struct QuoteMargins {
    std::vector<MarginLine> lines;         // one for each line of the quote
    Money knownPurchase;                   // of the lines that state one, options apart
    int unknown = 0;                       // lines, options apart, without purchase price or price
    std::optional<Money> purchase() const noexcept { return unknown > 0 ? std::nullopt : std::optional(knownPurchase); } // of all lines
    std::optional<Money> margin;           // of the total excl. VAT; absent when some line is unknown
    std::optional<Rate> rate;
    Rate minimum;                          // asked for
    bool isBelowMinimum = false;
    bool isFloorViolated = false;          // by a line, an optional one too
};

// `quote`: made of that configuration.
QuoteMargins makeMargins(const Project &project, int configuration, const Quote &quote);

} // namespace configuria
