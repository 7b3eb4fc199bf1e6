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

// micros / parts x ppm, half away from zero to the cent in ONE step: rounding to the micro-unit first could turn 0.4999999 cent
// into a whole one.
Money centsOf(Wide micros, std::int64_t parts, std::int64_t ppm) noexcept
{
    constexpr Wide limit = Wide(1'000'000'000'000'000'000) * 1'000'000'000'000; // 1e30: no product below overflows
    const Wide exact = std::clamp(micros, -limit, limit) * ppm;                 // 1e-12 of the currency unit
    const Wide cent = Wide(10'000) * 1'000'000 * parts;
    const Wide half = exact < 0 ? -cent / 2 : cent / 2;
    const Wide cents = (exact + half) / cent;
    constexpr Wide top = INT64_MAX;
    return Money::cents(static_cast<std::int64_t>(std::clamp(cents, -top, top)));
}

Money centsOf(Money amount, std::int64_t ppm) noexcept
{
    return centsOf(amount.micros(), 1, ppm);
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

// VAT of an amount that is printed: on it, or in it.
Money vatOf(Money printed, Rate rate, bool isIncluded) noexcept
{
    return isIncluded ? printed - exclVat(printed, rate) : centsOf(printed, clampedShare(rate).ppm);
}

VatExemption exemptionOf(SaleCase saleCase, Rate charged) noexcept
{
    switch (saleCase) {
    case SaleCase::FranceNoVat: return VatExemption::SmallBusiness;
    case SaleCase::IntraEu: return VatExemption::IntraEuSupply;
    case SaleCase::Export: return VatExemption::ExportSupply;
    case SaleCase::UnitedStates: return charged == Rate() ? VatExemption::SalesTaxExcluded : VatExemption::None;
    case SaleCase::France:
    case SaleCase::UnitedKingdom: break;
    }
    return VatExemption::None;
}

// A line that names no section stands under the heading of its kind of part.
std::size_t sectionOf(const BomLine &line, Quote &quote)
{
    const std::string &title = line.offer.section;
    const auto isSame = [&](const QuoteSection &section) {
        return section.title == title && (!title.empty() || section.kind == line.part.kind);
    };
    const auto found = std::find_if(quote.sections.begin(), quote.sections.end(), isSame);
    if (found != quote.sections.end()) {
        return static_cast<std::size_t>(found - quote.sections.begin());
    }
    QuoteSection section;
    section.title = title;
    section.kind = line.part.kind;
    quote.sections.push_back(std::move(section));
    return quote.sections.size() - 1;
}

void addLine(const Catalogue &catalogue, const Project &project, const Configuration &offered, std::size_t index, Quote &quote)
{
    const BomLine &line = offered.lines[index];
    const ShippingTerms &shipping = project.quote.shipping;
    const PartInfo *info = catalogue.info(line.part);
    QuoteLine printed;
    printed.part = line.part;
    printed.reference = info ? info->id : std::string();
    printed.designation = designationOf(info, line);
    printed.quantity = soldQuantity(offered, line);
    printed.unit = line.offer.unit;
    printed.unitPrice = unitPrice(catalogue, project, line);
    printed.priceIsExample = printed.unitPrice && priceIsExample(catalogue, line);
    printed.discount = clampedShare(line.discount);
    printed.comment = line.offer.comment;
    printed.isOptional = line.offer.isOptional;
    printed.vat = chargedVat(project.quote, line);
    printed.hsCode = line.offer.hsCode.empty() ? shipping.hsCode : line.offer.hsCode;
    printed.origin = line.offer.origin.empty() ? shipping.origin : line.offer.origin;
    printed.section = sectionOf(line, quote);
    printed.bomLine = index;
    if (printed.unitPrice) {
        printed.unitPrice = inQuoteCurrency(project, *printed.unitPrice);
        printed.total = lineTotal(*printed.unitPrice, printed.quantity, printed.discount);
        printed.discountAmount = lineTotal(*printed.unitPrice, printed.quantity, Rate()) - *printed.total;
        printed.vatAmount = vatOf(*printed.total, printed.vat, quote.pricesIncludeVat);
    }
    QuoteSection &section = quote.sections[printed.section];
    section.lines.push_back(quote.lines.size());
    const Money total = printed.total.value_or(Money());
    if (printed.isOptional) {
        quote.optionsTotal += total;
    } else {
        section.subtotal += total;
        section.isPartial = section.isPartial || !printed.total;
        quote.subtotal += total;
        quote.isPartial = quote.isPartial || !printed.total;
    }
    quote.hasOptions = quote.hasOptions || printed.isOptional;
    quote.statesSections = quote.statesSections || !section.title.empty();
    quote.hasExamplePrices = quote.hasExamplePrices || printed.priceIsExample;
    quote.lines.push_back(std::move(printed));
}

// One line per rate, highest first whatever the order of the lines: the remainder of the discount stays where it was.
std::vector<VatLine> grossOf(const QuoteTerms &terms, const Quote &quote)
{
    std::vector<VatLine> gross;
    for (const QuoteLine &line : quote.lines) {
        if (line.isOptional || !line.total) {
            continue;
        }
        auto at = std::find_if(gross.begin(), gross.end(), [&](const VatLine &rate) { return rate.rate <= line.vat; });
        if (at == gross.end() || at->rate != line.vat) {
            at = gross.insert(at, VatLine{line.vat, {}, {}, {}, exemptionOf(terms.sale.saleCase, line.vat)});
        }
        at->base += *line.total;
        at->amount += line.vatAmount;
    }
    if (gross.empty()) { // nothing has a price: the rate is printed all the same
        const Rate rate = chargedVat(terms, BomLine());
        gross.push_back({rate, {}, {}, {}, exemptionOf(terms.sale.saleCase, rate)});
    }
    return gross;
}

void addTotals(const QuoteTerms &terms, Quote &quote)
{
    quote.vat = vatLines(grossOf(terms, quote), quote.globalDiscountRate, terms.sale);
    for (const VatLine &line : quote.vat) {
        quote.totalExclVat += line.base;
        quote.totalInclVat += line.base + line.amount;
        quote.globalDiscount += line.discount;
    }
    quote.deposit = centsOf(quote.totalInclVat, clampedShare(terms.payment.deposit).ppm);
    quote.remainder = quote.totalInclVat - quote.deposit;
}

} // namespace

Money lineTotal(Money unitPrice, SoldQuantity quantity, Rate discount) noexcept
{
    return centsOf(static_cast<Wide>(unitPrice.micros()) * quantity.thousandths, 1000, whole - clampedShare(discount).ppm);
}

std::vector<VatLine> vatLines(std::span<const VatLine> gross, Rate globalDiscount, const SaleTerms &terms)
{
    Money subtotal;
    std::size_t last = 0; // with a base: a remainder on nothing would be a negative base
    for (std::size_t i = 0; i < gross.size(); ++i) {
        subtotal += gross[i].base;
        last = gross[i].base != Money() ? i : last;
    }
    const Money discount = centsOf(subtotal, clampedShare(globalDiscount).ppm);
    std::vector<VatLine> lines(gross.begin(), gross.end());
    Money left = discount;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i != last && subtotal != Money()) {
            lines[i].discount = discount.share(lines[i].base, subtotal).roundedToCent();
            left = left - lines[i].discount;
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        VatLine &line = lines[i];
        line.discount = i == last ? left : line.discount;
        const Money after = line.base - line.discount;
        // EN 16931, BR-CO-17: the amount of a rate is its base times the rate, rounded once.
        line.amount = terms.rounding == VatRounding::PerLine ? line.amount - vatOf(line.discount, line.rate, terms.pricesIncludeVat)
                                                             : vatOf(after, line.rate, terms.pricesIncludeVat);
        line.base = terms.pricesIncludeVat ? after - line.amount : after;
    }
    return lines;
}

Money exclVat(Money inclVat, Rate rate) noexcept
{
    __extension__ using Exact = __int128;
    const Exact by = (whole + clampedShare(rate).ppm) * Exact(10'000);
    const Exact exact = Exact(inclVat.micros()) * whole;
    const Exact half = exact < 0 ? -by / 2 : by / 2;
    return Money::cents(static_cast<std::int64_t>((exact + half) / by));
}

Rate chargedVat(const QuoteTerms &terms, const BomLine &line) noexcept
{
    switch (terms.sale.saleCase) {
    case SaleCase::France:
    case SaleCase::UnitedKingdom: return clampedShare(line.offer.vat.value_or(terms.vat));
    case SaleCase::UnitedStates: return clampedShare(line.offer.vat.value_or(Rate()));
    case SaleCase::FranceNoVat:
    case SaleCase::IntraEu:
    case SaleCase::Export: break;
    }
    return Rate();
}

std::string_view quoteCurrency(const Project &project) noexcept
{
    return project.quote.currency.code.empty() ? project.currency : project.quote.currency.code;
}

Money inQuoteCurrency(const Project &project, Money amount) noexcept
{
    const std::int64_t perUnit = project.quote.currency.perUnit.micros();
    const bool isOther = quoteCurrency(project) != project.currency && perUnit > 0;
    return isOther ? centsOf(amount, perUnit) : amount;
}

std::vector<int> offeredConfigurations(const Project &project)
{
    const int count = static_cast<int>(std::min<std::size_t>(project.configurations.size(), maxConfigurations));
    const int first = project.quote.configuration;
    if (first < 0 || first >= count) {
        return {};
    }
    std::vector<int> offered{first};
    for (int i = 0; i < count; ++i) {
        if (i != first && (project.quote.paper.variants >> i & 1) != 0) {
            offered.push_back(i);
        }
    }
    return offered;
}

Quote makeQuote(const Catalogue &catalogue, const Project &project, int configuration)
{
    Quote quote;
    if (configuration < 0 || static_cast<std::size_t>(configuration) >= project.configurations.size()) {
        return quote;
    }
    const QuoteTerms &terms = project.quote;
    const Configuration &offered = project.configurations[static_cast<std::size_t>(configuration)];
    quote.currency = quoteCurrency(project);
    quote.pricesIncludeVat = terms.sale.pricesIncludeVat;
    quote.rounding = terms.sale.rounding;
    quote.globalDiscountRate = clampedShare(terms.globalDiscount);
    for (std::size_t i = 0; i < offered.lines.size(); ++i) {
        if (isSold(offered.lines[i])) { // else nothing is sold
            addLine(catalogue, project, offered, i, quote);
        }
    }
    addTotals(terms, quote);
    quote.validUntil = addDays(terms.date, terms.validityDays);
    quote.dueDate = dueDate(terms.payment, terms.date);
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

// "45 days end of month" has two readings that French authorities admit; the one here counts the days first, then goes to the end
// of that month (CEPC, "Delais de paiement : sur la computation des delais", economie.gouv.fr/cepc).
Date dueDate(const PaymentTerms &terms, Date from) noexcept
{
    const Date due = addDays(from, std::clamp(terms.days, 0, 365));
    if (terms.basis != DueBasis::EndOfMonth || !isValidDate(due)) {
        return due;
    }
    const Date next = due.month == 12 ? Date{due.year + 1, 1, 1} : Date{due.year, due.month + 1, 1};
    return isValidDate(next) ? addDays(next, -1) : Date{due.year, 12, 31};
}

} // namespace configuria
