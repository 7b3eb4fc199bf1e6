// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotenets.h"

#include <algorithm>

namespace configuria {
namespace {

__extension__ using Wide = __int128;

// VAT is taken out of the line before its discount, too, so that gross less discount is net to the cent.
QuoteNets::Line netLine(const Quote &quote, const QuoteLine &line)
{
    if (!quote.pricesIncludeVat || !line.total || !line.unitPrice) {
        return {line.unitPrice, line.discountAmount, line.total};
    }
    const Money net = exclVat(*line.total, line.vat);
    const Money price = line.unitPrice->share(Money::micros(Rate::one().ppm), Money::micros(Rate::one().ppm + line.vat.ppm));
    return {price, exclVat(*line.total + line.discountAmount, line.vat) - net, net};
}

// What rounding to the cent has cost the line: positive where it was rounded down. In 1e-12 of the unit, times 1 + rate.
Wide lostBy(const QuoteLine &line, Money net)
{
    const Wide whole = Rate::one().ppm;
    return Wide(line.total->micros()) * whole - Wide(net.micros()) * (whole + line.vat.ppm);
}

// Largest remainder method (Hamilton): lines rounded one by one can be some cents off the amount of their rate, which is rounded once.
// Each missing cent goes to the line that rounding has cost the most, each one too many comes from the line that gained the most.
void shareOut(Money missing, const Quote &quote, std::vector<std::size_t> of, QuoteNets &nets)
{
    const bool isMissing = missing > Money();
    std::stable_sort(of.begin(), of.end(), [&](std::size_t a, std::size_t b) {
        const Wide lostByA = lostBy(quote.lines[a], *nets.lines[a].total), lostByB = lostBy(quote.lines[b], *nets.lines[b].total);
        return isMissing ? lostByA > lostByB : lostByA < lostByB;
    });
    const std::int64_t cents = missing.micros() / 10'000, count = static_cast<std::int64_t>(of.size());
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t more = i < std::abs(cents % count) ? (isMissing ? 1 : -1) : 0;
        QuoteNets::Line &line = nets.lines[of[static_cast<std::size_t>(i)]];
        const Money change = Money::cents(cents / count + more);
        *line.total += change;
        if (*line.discount != Money()) {
            *line.discount = *line.discount - change;
        }
    }
}

} // namespace

QuoteNets netsOf(const Quote &quote)
{
    QuoteNets nets;
    for (const QuoteLine &line : quote.lines) {
        nets.lines.push_back(netLine(quote, line));
    }
    for (const VatLine &vat : quote.vat) {
        const Money allowance = quote.pricesIncludeVat ? exclVat(vat.discount, vat.rate) : vat.discount;
        Money missing = vat.base + allowance;
        std::vector<std::size_t> ofRate;
        nets.sumOfLines += missing;
        nets.sumOfAllowances += allowance;
        nets.allowances.push_back(allowance);
        for (std::size_t i = 0; i < quote.lines.size(); ++i) {
            if (const QuoteLine &line = quote.lines[i]; line.vat == vat.rate && line.total && !line.isOptional) {
                missing = missing - *nets.lines[i].total;
                ofRate.push_back(i);
            }
        }
        if (quote.pricesIncludeVat && missing != Money()) {
            shareOut(missing, quote, ofRate, nets);
        }
    }
    return nets;
}

} // namespace configuria
