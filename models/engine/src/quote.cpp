// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quote.h"

#include <algorithm>

namespace configuria {
namespace {

__extension__ using Wide = __int128;

constexpr std::int64_t whole = Rate::one().ppm;

Rate clampedShare(Rate rate) noexcept
{
    return Rate{std::clamp<std::int64_t>(rate.ppm, 0, whole)};
}

// micros x ppm, half away from zero to the cent in ONE step: rounding to the micro-unit first could turn 0.4999999 cent into a whole one.
Money centsOf(Wide micros, std::int64_t ppm) noexcept
{
    constexpr Wide limit = Wide(1'000'000'000'000'000'000) * 1'000'000'000'000; // 1e30: no product below overflows
    const Wide exact = std::clamp(micros, -limit, limit) * ppm;                 // 1e-12 of the currency unit
    constexpr Wide cent = Wide(10'000) * 1'000'000;
    const Wide half = exact < 0 ? -cent / 2 : cent / 2;
    const Wide cents = (exact + half) / cent;
    constexpr Wide top = INT64_MAX;
    return Money::cents(static_cast<std::int64_t>(std::clamp(cents, -top, top)));
}

std::string designationOf(const PartInfo *info, const BomLine &line)
{
    if (!line.description.empty() || !info) {
        return line.description;
    }
    return info->vendor.empty() ? info->model : info->vendor + ' ' + info->model;
}

// Days since 1970-01-01 and back: Howard Hinnant, "chrono-compatible low-level date algorithms".
std::int64_t daysFromCivil(Date date) noexcept
{
    const std::int64_t y = date.year - (date.month <= 2 ? 1 : 0);
    const std::int64_t era = (y >= 0 ? y : y - 399) / 400;
    const std::int64_t yoe = y - era * 400;
    const std::int64_t doy = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1;
    const std::int64_t doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return era * 146'097 + doe - 719'468;
}

Date civilFromDays(std::int64_t days) noexcept
{
    const std::int64_t z = days + 719'468;
    const std::int64_t era = (z >= 0 ? z : z - 146'096) / 146'097;
    const std::int64_t doe = z - era * 146'097;
    const std::int64_t yoe = (doe - doe / 1460 + doe / 36'524 - doe / 146'096) / 365;
    const std::int64_t doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    const std::int64_t mp = (5 * doy + 2) / 153;
    const std::int64_t month = mp < 10 ? mp + 3 : mp - 9;
    const std::int64_t year = yoe + era * 400 + (month <= 2 ? 1 : 0);
    return {static_cast<int>(year), static_cast<int>(month), static_cast<int>(doy - (153 * mp + 2) / 5 + 1)};
}

} // namespace

Money lineTotal(Money unitPrice, std::int64_t quantity, Rate discount) noexcept
{
    return centsOf(static_cast<Wide>(unitPrice.micros()) * quantity, whole - clampedShare(discount).ppm);
}

std::vector<VatLine> vatLines(std::span<const VatLine> gross, Rate globalDiscount)
{
    Money subtotal;
    for (const VatLine &line : gross) {
        subtotal += line.base;
    }
    const Money discount = centsOf(subtotal.micros(), clampedShare(globalDiscount).ppm);
    std::vector<VatLine> lines(gross.begin(), gross.end());
    Money left = discount;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        VatLine &line = lines[i];
        const bool isLast = i + 1 == lines.size();
        const Money part = isLast || subtotal == Money() ? left : discount.share(line.base, subtotal).roundedToCent();
        left = left - part;
        line.base = line.base - part;
        // EN 16931, BR-CO-17: the amount of a rate is its base times the rate, rounded once.
        line.amount = centsOf(line.base.micros(), std::clamp<std::int64_t>(line.rate.ppm, 0, whole));
    }
    return lines;
}

Quote makeQuote(const Catalogue &catalogue, const Project &project, int configuration)
{
    Quote quote;
    if (configuration < 0 || static_cast<std::size_t>(configuration) >= project.configurations.size()) {
        return quote;
    }
    const Configuration &offered = project.configurations[static_cast<std::size_t>(configuration)];
    for (const BomLine &line : offered.lines) {
        if (line.quantity <= 0) {
            continue; // nothing is sold
        }
        const PartInfo *info = catalogue.info(line.part);
        QuoteLine printed;
        printed.part = line.part;
        printed.reference = info ? info->id : std::string();
        printed.designation = designationOf(info, line);
        printed.quantity = quantityOfAllNodes(offered, line);
        printed.unitPrice = unitPrice(catalogue, project, line);
        printed.priceIsExample = printed.unitPrice && priceIsExample(catalogue, line);
        printed.discount = clampedShare(line.discount);
        if (printed.unitPrice) {
            printed.total = lineTotal(*printed.unitPrice, printed.quantity, printed.discount);
            quote.subtotal += *printed.total;
        } else {
            quote.isPartial = true;
        }
        quote.hasExamplePrices = quote.hasExamplePrices || printed.priceIsExample;
        quote.lines.push_back(std::move(printed));
    }
    quote.globalDiscountRate = clampedShare(project.quote.globalDiscount);
    const VatLine gross{project.quote.vat, quote.subtotal, Money()};
    quote.vat = vatLines({&gross, 1}, quote.globalDiscountRate);
    for (const VatLine &line : quote.vat) {
        quote.totalExclVat += line.base;
        quote.totalInclVat += line.base + line.amount;
    }
    quote.globalDiscount = quote.subtotal - quote.totalExclVat;
    quote.validUntil = addDays(project.quote.date, project.quote.validityDays);
    return quote;
}

bool isValidDate(Date date) noexcept
{
    if (date.year < 1 || date.year > 9999 || date.month < 1 || date.month > 12 || date.day < 1) {
        return false;
    }
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeap = (date.year % 4 == 0 && date.year % 100 != 0) || date.year % 400 == 0;
    return date.day <= days[date.month - 1] + (date.month == 2 && isLeap ? 1 : 0);
}

std::int64_t daysBetween(Date from, Date to) noexcept
{
    return isValidDate(from) && isValidDate(to) ? daysFromCivil(to) - daysFromCivil(from) : 0;
}

Date addDays(Date date, int days) noexcept
{
    if (!isValidDate(date)) {
        return {};
    }
    const Date result = civilFromDays(daysFromCivil(date) + days);
    return isValidDate(result) ? result : Date{};
}

} // namespace configuria
