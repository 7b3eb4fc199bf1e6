// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quotemargins.h"

#include <algorithm>

namespace configuria {
namespace {

__extension__ using Wide = __int128;

// Half away from zero; absent where nothing is sold for money, since no share can be taken of that.
std::optional<Rate> shareOf(Money margin, Money sale) noexcept
{
    if (sale <= Money()) {
        return std::nullopt;
    }
    return Rate{Money::micros(Rate::one().ppm).share(margin, sale).micros()};
}

// Without a division: 19.9999 % of 20 % asked for must not be rounded up to it.
bool isBelow(Money margin, Money sale, Rate minimum) noexcept
{
    return Wide(margin.micros()) * Rate::one().ppm < Wide(sale.micros()) * minimum.ppm;
}

// What the house gets for a line: excl. VAT, and less the part of the document discount that falls to it.
std::optional<Money> saleOf(const Quote &quote, const QuoteLine &line) noexcept
{
    if (!line.total) {
        return std::nullopt;
    }
    const Money base = quote.pricesIncludeVat ? *line.total - line.vatAmount : *line.total;
    return lessDiscount(base, quote.globalDiscountRate);
}

MarginLine marginOf(const Project &project, const Quote &quote, const QuoteLine &line, const LineOffer &offer) noexcept
{
    const auto converted = [&](const std::optional<Money> &price) {
        return price ? std::optional(inQuoteCurrency(project, *price)) : std::nullopt;
    };
    MarginLine margin;
    margin.purchasePrice = converted(offer.purchasePrice);
    margin.floorPrice = converted(offer.floorPrice);
    if (!margin.purchasePrice && line.unitPrice && *line.unitPrice < Money()) {
        margin.purchasePrice = Money(); // nothing is bought for a rebate
    }
    margin.sale = saleOf(quote, line);
    if (margin.purchasePrice) {
        margin.purchase = lineTotal(*margin.purchasePrice, line.quantity, Rate());
    }
    if (margin.sale && margin.floorPrice) {
        margin.isBelowFloor = *margin.sale < lineTotal(*margin.floorPrice, line.quantity, Rate());
    }
    return margin;
}

void addMargin(Rate minimum, MarginLine &line) noexcept
{
    if (!line.sale || !line.purchase) {
        return;
    }
    line.margin = *line.sale - *line.purchase;
    line.rate = shareOf(*line.margin, *line.sale);
    // A rebate earns nothing by itself: the total shows what it costs.
    line.isBelowMinimum = *line.sale >= Money() && isBelow(*line.margin, *line.sale, minimum);
}

// Cents that rounding leaves fall to the last line, so that the lines add up to the total that is printed.
void settle(const Quote &quote, std::vector<MarginLine> &lines) noexcept
{
    MarginLine *last = nullptr;
    Money left = quote.totalExclVat;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].sale && !quote.lines[i].isOptional) {
            left = left - *lines[i].sale;
            last = &lines[i];
        }
    }
    if (last) {
        last->sale = *last->sale + left;
    }
}

} // namespace

QuoteMargins makeMargins(const Project &project, int configuration, const Quote &quote)
{
    QuoteMargins margins;
    const auto index = static_cast<std::size_t>(configuration);
    if (configuration < 0 || index >= project.configurations.size()) {
        return margins;
    }
    const std::vector<BomLine> &bom = project.configurations[index].lines;
    margins.minimum = Rate{std::clamp<std::int64_t>(project.quote.internal.minimumMargin.ppm, 0, Rate::one().ppm)};
    for (const QuoteLine &line : quote.lines) {
        const LineOffer offer = line.bomLine < bom.size() ? bom[line.bomLine].offer : LineOffer();
        margins.lines.push_back(marginOf(project, quote, line, offer));
    }
    settle(quote, margins.lines);
    for (std::size_t i = 0; i < margins.lines.size(); ++i) {
        MarginLine &line = margins.lines[i];
        addMargin(margins.minimum, line);
        margins.isFloorViolated = margins.isFloorViolated || line.isBelowFloor;
        if (!quote.lines[i].isOptional) {
            margins.knownPurchase += line.purchase.value_or(Money());
            margins.unknown += line.margin ? 0 : 1;
        }
    }
    if (margins.unknown == 0 && !quote.lines.empty()) {
        margins.margin = quote.totalExclVat - margins.knownPurchase;
        margins.rate = shareOf(*margins.margin, quote.totalExclVat);
        margins.isBelowMinimum = isBelow(*margins.margin, quote.totalExclVat, margins.minimum);
    }
    return margins;
}

} // namespace configuria
