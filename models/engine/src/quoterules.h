// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quotechecks.h"
#include "engine/quotemargins.h"

#include <span>

// What the checks of a quote share. A check answers for the whole quote: lines of one fault are one finding.
namespace configuria {

struct QuoteScope {
    const Catalogue &catalogue;
    const Project &project;
    const Quote &quote;
    const QuoteMargins &margins;
    Date today;
    const LegalRates &rates;

    const QuoteTerms &terms() const noexcept { return project.quote; }
    SaleCase saleCase() const noexcept { return terms().sale.saleCase; }
    bool is(SaleCase one) const noexcept { return saleCase() == one; }
    bool isDomestic() const noexcept { return is(SaleCase::France) || is(SaleCase::FranceNoVat); }
    bool isAbroad() const noexcept { return is(SaleCase::IntraEu) || is(SaleCase::Export); }
    // A seller that says no country sells under French law, as the cases do.
    bool isFrenchSeller() const noexcept
    {
        const bool isFrance = project.seller.country.empty() || project.seller.country == "FR";
        return isDomestic() || (isAbroad() && isFrance);
    }
};

struct Hit {
    std::optional<std::size_t> line;
    int lines = 0;
    std::optional<Figure> have, need;
};

using QuoteCheck = std::optional<Hit> (*)(const QuoteScope &);

struct QuoteRule {
    QuoteFindingCode code;
    Severity severity;
    QuoteField field;
    QuoteCheck check;
};

// In the order that a reader goes through the paper.
std::span<const QuoteRule> partyRules() noexcept;
std::span<const QuoteRule> termRules() noexcept;
std::span<const QuoteRule> lineRules() noexcept;

inline std::optional<Hit> when(bool isSo)
{
    return isSo ? std::optional(Hit()) : std::nullopt;
}

// Lines that answer yes.
template <class Says>
std::optional<Hit> whenLines(const QuoteScope &scope, Says says)
{
    Hit hit;
    for (std::size_t i = 0; i < scope.quote.lines.size(); ++i) {
        if (says(scope.quote.lines[i], i)) {
            hit.line = hit.line ? hit.line : std::optional(i);
            ++hit.lines;
        }
    }
    return hit.lines > 0 ? std::optional(hit) : std::nullopt;
}

// Customs see things: no service, no licence.
inline bool isGoods(const QuoteLine &line) noexcept
{
    return line.part.kind != PartKind::Service && line.part.kind != PartKind::Licence;
}

} // namespace configuria
