// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>

#include "quotefixture.h"

namespace configuria {

// A quote drawn by lot, the same for the same seed: rebates, options, prices on request, parts of a day, several rates, sections, both ways to round
// and both kinds of prices.
inline Project randomQuote(quint32 seed)
{
    QRandomGenerator lot(seed);
    const auto below = [&lot](int end) { return static_cast<int>(lot.bounded(end)); };
    constexpr std::int64_t rates[] = {200'000, 88'750, 55'000, 51'230, 21'000, 0}; // 8.875 and 5.123 %: three decimals
    const int rateCount = 1 + below(6);
    std::vector<BomLine> lines;
    for (int i = 1 + below(14); i > 0; --i) {
        const std::int64_t micros = below(4) == 0 ? std::int64_t(below(90'000'000)) * 100 : std::int64_t(below(9'000'000)) * 10'000;
        BomLine line = customLine("Article " + std::to_string(i), 1 + below(60), Money::micros(below(9) == 0 ? -micros / 50 : micros),
                                  Rate{below(3) == 0 ? below(1'000'001) : 0});
        if (below(3) == 0) { // 0.06 days to 60.999 hours
            line.thousandths = 1 + below(999);
            line.quantity -= below(4) == 0 ? line.quantity : 0;
            line.offer.unit = static_cast<LineUnit>(below(8));
        }
        line.offer.vat = Rate{rates[below(rateCount)]};
        line.offer.isOptional = below(6) == 0;
        line.offer.section = below(2) == 0 ? "" : below(2) == 0 ? "Calcul" : "Réseau";
        if (below(15) == 0) {
            line.unitPrice.reset();
        }
        lines.push_back(line);
    }
    Project project = quoteProject(std::move(lines));
    project.quote.globalDiscount = Rate{below(2) == 0 ? below(200'000) : 0};
    project.quote.sale.rounding = below(3) == 0 ? VatRounding::PerLine : VatRounding::PerRate;
    project.quote.sale.pricesIncludeVat = below(4) == 0;
    project.quote.payment.deposit = Rate{below(2) == 0 ? 300'000 : 0};
    project.quote.paper.detail = below(4) == 0 ? LineDetail::Grouped : LineDetail::Detailed;
    if (below(5) == 0) {
        project.quote.currency = {"USD", Money::micros(1'083'700), {2026, 11, 27}, "BCE"};
    }
    return project;
}

} // namespace configuria
