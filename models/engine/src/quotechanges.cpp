// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quotechanges.h"

#include <map>
#include <utility>

namespace configuria {

namespace {

using Key = std::pair<std::string, std::string>;

Key keyOf(const QuoteLine &line)
{
    return {line.reference, line.designation};
}

bool isSame(const QuoteLine &a, const QuoteLine &b)
{
    return a.quantity == b.quantity && a.unit == b.unit && a.unitPrice == b.unitPrice && a.discount == b.discount && a.total == b.total
        && a.priceIsExample == b.priceIsExample && a.vat == b.vat && a.isOptional == b.isOptional;
}

} // namespace

QuoteChanges quoteChanges(const Quote &before, const Quote &after)
{
    QuoteChanges changes;
    changes.exclVatBefore = before.totalExclVat;
    changes.exclVatAfter = after.totalExclVat;
    changes.inclVatBefore = before.totalInclVat;
    changes.inclVatAfter = after.totalInclVat;

    std::multimap<Key, std::size_t> old; // equal keys stay in the order in which they were put in
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        old.emplace(keyOf(before.lines[i]), i);
    }
    std::vector<bool> isMatched(before.lines.size(), false);
    for (const QuoteLine &line : after.lines) {
        const auto [first, last] = old.equal_range(keyOf(line));
        if (first == last) {
            changes.lines.push_back({LineChange::Added, {}, line});
            continue;
        }
        const QuoteLine &was = before.lines[first->second];
        isMatched[first->second] = true;
        old.erase(first);
        if (!isSame(was, line)) {
            changes.lines.push_back({LineChange::Changed, was, line});
        }
    }
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        if (!isMatched[i]) {
            changes.lines.push_back({LineChange::Removed, before.lines[i], {}});
        }
    }
    return changes;
}

} // namespace configuria
