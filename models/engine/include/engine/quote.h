// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace configuria {

// A printed line: every amount is what the paper shows.
struct QuoteLine {
    PartRef part;
    std::string reference;                 // part id, "" for custom lines
    std::string designation;               // vendor and model, or the line's description (UTF-8, data: not translated)
    std::int64_t quantity = 0;             // all nodes
    std::optional<Money> unitPrice;        // absent: on request
    bool priceIsExample = false;
    Rate discount;
    std::optional<Money> total;            // rounded to the cent once
};

struct VatLine {
    Rate rate;
    Money base;
    Money amount;
};

// Order of sums (EN 16931): line discount, line rounding, sum, document discount, VAT per rate on the base, total.
struct Quote {
    std::vector<QuoteLine> lines;
    Money subtotal;
    Rate globalDiscountRate;
    Money globalDiscount;                  // positive amount taken off
    Money totalExclVat;
    std::vector<VatLine> vat;
    Money totalInclVat;
    bool isPartial = false;                // some line is on request
    bool hasExamplePrices = false;
    Date validUntil;                       // year 0 when the quote has no date
};

// configuration: index into the project; an index out of range gives an empty quote.
Quote makeQuote(const Catalogue &catalogue, const Project &project, int configuration);

// Document discount pro rata over the bases (the last rate takes the remainder), then VAT once per rate.
// `gross`: one line per rate, its base before the document discount; amounts are not read.
std::vector<VatLine> vatLines(std::span<const VatLine> gross, Rate globalDiscount);

// round-half-away line total: quantity x price - discount.
Money lineTotal(Money unitPrice, std::int64_t quantity, Rate discount) noexcept;
// Proleptic Gregorian; an unset or impossible date stays unset.
Date addDays(Date date, int days) noexcept;
// From one to the other, negative when `to` is the earlier; 0 when either is unset or impossible.
std::int64_t daysBetween(Date from, Date to) noexcept;
bool isValidDate(Date date) noexcept;

} // namespace configuria
