// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quote.h"

#include <vector>

namespace configuria {

enum class LineChange : std::uint8_t { Added, Removed, Changed };

// One line that differs between two versions of a quote. `before` is empty of an added one, `after` of a removed one.
struct QuoteLineChange {
    LineChange change = LineChange::Changed;
    QuoteLine before, after;
};

// What a quote says beside its lines and totals, in the order in which its changes are told. Other: anything else that is printed:
// texts, addresses, layout, what the scenarios hold.
enum class QuoteTerm : std::uint8_t {
    Currency, Customer, Title, Scenarios, SaleCase, Vat, GlobalDiscount, Validity, PaymentDays, DueBasis, Deposit, Incoterm, Delivery, Warranty, Other,
};

// The terms of one version.
struct QuoteStatement {
    std::string currency;                // of its amounts
    std::string customer, title;
    std::vector<std::string> scenarios;  // names: what is offered, then the variants
    Date validUntil;
    QuoteTerms terms;
};

struct QuoteChanges {
    QuoteStatement before, after;
    std::vector<QuoteTerm> terms;      // those that differ
    std::vector<QuoteLineChange> lines; // in the order of the new version, then what was removed
    Money exclVatBefore, exclVatAfter, inclVatBefore, inclVatAfter;
    bool isEqual() const noexcept { return terms.empty() && lines.empty() && exclVatBefore == exclVatAfter && inclVatBefore == inclVatAfter; }
};

// A version: `quote` is what is printed of the offered configuration of `project`.
struct QuoteVersion {
    const Project &project;
    const Quote &quote;
};

// Lines are the same one when their reference and designation are; the n-th of equals is matched with the n-th. Number, version and
// date make no difference, nor does what never leaves the house.
QuoteChanges quoteChanges(const QuoteVersion &before, const QuoteVersion &after);
// Lines, totals and currency alone.
QuoteChanges quoteChanges(const Quote &before, const Quote &after);

} // namespace configuria
