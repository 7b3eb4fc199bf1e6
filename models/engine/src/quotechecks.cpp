// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quotechecks.h"

#include <algorithm>

#include "quoterules.h"

namespace configuria {

// First half of 2026: ECB 2.15 % (since 11 June 2025), legal interest 2.62 % (decree of 15 December 2025, JORF of the 26th).
LegalRates latestLegalRates() noexcept
{
    return {{2026, 1, 1}, Rate{21'500}, Rate{26'200}, "JORF 26.12.2025; ECB 11.06.2025"};
}

Rate leastPenalty(const LegalRates &rates) noexcept
{
    return Rate{rates.legalInterest.ppm * 3};
}

Rate defaultPenalty(const LegalRates &rates) noexcept
{
    return std::max(Rate{rates.centralBank.ppm + Rate::percent(10).ppm}, leastPenalty(rates));
}

Money lateInterest(Money inclVat, Rate rate, std::int64_t days) noexcept
{
    const std::int64_t late = std::clamp<std::int64_t>(days, 0, 36'500);
    const std::int64_t ppm = std::clamp<std::int64_t>(rate.ppm, 0, Rate::one().ppm);
    __extension__ using Wide = __int128; // 9.2e18 x 1e6 x 36 500 is 3.4e29
    const Wide exact = Wide(inclVat.micros()) * ppm * late;
    constexpr Wide cent = Wide(10'000) * 1'000'000 * 365;
    const Wide cents = (exact + (exact < 0 ? -cent / 2 : cent / 2)) / cent; // rounded once
    constexpr Wide top = INT64_MAX;
    return Money::cents(static_cast<std::int64_t>(std::clamp(cents, -top, top)));
}

std::vector<QuoteFinding> checkQuote(const Catalogue &catalogue, const Project &project, int configuration, const Quote &quote, Date today,
                                     const LegalRates &rates)
{
    const QuoteMargins margins = makeMargins(project, configuration, quote);
    const QuoteScope scope{catalogue, project, quote, margins, today, rates};
    std::vector<QuoteFinding> findings;
    for (const std::span<const QuoteRule> rules : {partyRules(), termRules(), lineRules()}) {
        for (const QuoteRule &rule : rules) {
            if (const std::optional<Hit> hit = rule.check(scope)) {
                findings.push_back({rule.code, rule.severity, rule.field, hit->line, hit->lines, hit->have, hit->need});
            }
        }
    }
    std::stable_sort(findings.begin(), findings.end(), [](const QuoteFinding &a, const QuoteFinding &b) { return a.severity > b.severity; });
    return findings;
}

} // namespace configuria
