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

struct QuoteChanges {
    std::vector<QuoteLineChange> lines; // in the order of the new version, then what was removed
    Money exclVatBefore, exclVatAfter, inclVatBefore, inclVatAfter;
    bool isEqual() const noexcept { return lines.empty() && exclVatBefore == exclVatAfter && inclVatBefore == inclVatAfter; }
};

// Lines are the same one when their reference and designation are; the n-th of equals is matched with the n-th.
QuoteChanges quoteChanges(const Quote &before, const Quote &after);

} // namespace configuria
