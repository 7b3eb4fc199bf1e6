// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/identifiers.h"
#include "quoterules.h"

// Number, dates, payment, currency and shipping.
namespace configuria {
namespace {

const PaymentTerms &payment(const QuoteScope &scope) noexcept { return scope.terms().payment; }
const ShippingTerms &shipping(const QuoteScope &scope) noexcept { return scope.terms().shipping; }

Figure days(std::int64_t count) noexcept { return {static_cast<double>(count), Unit::Days}; }
Figure share(Rate rate) noexcept { return {static_cast<double>(rate.ppm) / 1e6, Unit::Fraction}; }

// --- document ---

std::optional<Hit> numberMissing(const QuoteScope &scope) { return when(scope.terms().number.empty()); }

// A date at the end of the calendar leaves no day until which the quote holds, and the paper would not say one.
std::optional<Hit> dateMissing(const QuoteScope &scope) { return when(!isValidDate(scope.terms().date) || !isValidDate(scope.quote.validUntil)); }

std::optional<Hit> validityExpired(const QuoteScope &scope)
{
    const std::int64_t past = daysBetween(scope.quote.validUntil, scope.today);
    return past > 0 ? std::optional(Hit{{}, 0, days(past), {}}) : std::nullopt;
}

// A merchant's signed offer that is held open cannot be taken back, for three months at most (UCC 2-205).
std::optional<Hit> firmOfferTooLong(const QuoteScope &scope)
{
    constexpr int threeMonths = 92;
    const bool isLong = scope.is(SaleCase::UnitedStates) && scope.terms().validityDays > threeMonths;
    return isLong ? std::optional(Hit{{}, 0, days(scope.terms().validityDays), days(threeMonths)}) : std::nullopt;
}

std::optional<Hit> deliveryMissing(const QuoteScope &scope) { return when(scope.terms().delivery.empty()); }
std::optional<Hit> warrantyMissing(const QuoteScope &scope) { return when(scope.terms().warranty.empty()); }
std::optional<Hit> termsMissing(const QuoteScope &scope) { return when(scope.isFrenchSeller() && scope.terms().paper.terms.empty()); }

std::optional<Hit> jurisdictionMissing(const QuoteScope &scope)
{
    const bool isAcross = scope.isAbroad() || scope.is(SaleCase::UnitedStates);
    return when(isAcross && scope.terms().paper.jurisdiction.empty());
}

// --- payment: C. com. L.441-10 and D.441-5 ---

// 60 days from the invoice, or 45 end of month. Days from the delivery count as well, since the invoice comes with it (CEPC).
std::optional<Hit> paymentTermTooLong(const QuoteScope &scope)
{
    const int most = payment(scope).basis == DueBasis::EndOfMonth ? 45 : 60;
    const bool isLong = payment(scope).basis != DueBasis::Order && payment(scope).days > most;
    return isLong ? std::optional(Hit{{}, 0, days(payment(scope).days), days(most)}) : std::nullopt;
}

// "30", "120": a number in the seller's own words for the payment, and whether it counts days.
struct Named {
    std::int64_t number = 0;
    bool isOfDays = false;
};

bool isOfDays(std::string_view after) noexcept
{
    for (const std::string_view space : {" ", "-", "\u00a0", "\u202f"}) {
        if (after.substr(0, space.size()) == space) {
            after.remove_prefix(space.size());
            break;
        }
    }
    constexpr std::string_view units[] = {"jour", "Jour", "JOUR", "day", "Day", "DAY"};
    return std::any_of(std::begin(units), std::end(units), [after](std::string_view unit) { return after.substr(0, unit.size()) == unit; });
}

std::vector<Named> numbersOf(std::string_view words)
{
    constexpr std::string_view digits = "0123456789";
    std::vector<Named> numbers;
    for (std::size_t at = words.find_first_of(digits); at != std::string_view::npos; at = words.find_first_of(digits, at)) {
        const std::size_t end = std::min(words.find_first_not_of(digits, at), words.size());
        Named named;
        for (const char digit : words.substr(at, end - at)) {
            named.number = std::min<std::int64_t>(named.number * 10 + (digit - '0'), 1'000'000);
        }
        named.isOfDays = isOfDays(words.substr(end));
        numbers.push_back(named);
        at = end;
    }
    return numbers;
}

// The words are printed, but the checks and the due date count the days of the form.
std::optional<Hit> paymentInOwnWords(const QuoteScope &scope)
{
    const std::vector<Named> numbers = numbersOf(scope.terms().paymentTerms);
    const int stated = payment(scope).days;
    const bool isSaid = std::any_of(numbers.begin(), numbers.end(), [stated](const Named &named) { return named.number == stated; });
    const bool isOther = std::any_of(numbers.begin(), numbers.end(), [](const Named &named) { return named.isOfDays; });
    return when(!scope.terms().paymentTerms.empty() && !isSaid && (stated > 0 || isOther)); // "cash" names no days
}

// By the longer of the two terms of the law: whether the words mean the end of the month is not read.
std::optional<Hit> paymentWordsTooLong(const QuoteScope &scope)
{
    constexpr int most = 60;
    std::int64_t longest = 0;
    for (const Named &named : numbersOf(scope.terms().paymentTerms)) {
        longest = named.isOfDays ? std::max(longest, named.number) : longest;
    }
    const bool isLong = scope.isFrenchSeller() && payment(scope).basis != DueBasis::Order && longest > most;
    return isLong ? std::optional(Hit{{}, 0, days(longest), days(most)}) : std::nullopt;
}

// The rates in hand are those of the half-year in which the quote is dated.
bool areRatesOfDate(const QuoteScope &scope)
{
    const Date date = scope.terms().date;
    return isValidDate(date) && date.year == scope.rates.from.year && (date.month > 6) == (scope.rates.from.month > 6);
}

std::optional<Hit> penaltyTooLow(const QuoteScope &scope)
{
    const std::optional<Rate> stated = payment(scope).penalty;
    const Rate least = leastPenalty(scope.rates);
    return stated && *stated < least ? std::optional(Hit{{}, 0, share(*stated), share(least)}) : std::nullopt;
}

// A least rate of another half-year stops nobody: the legal one may have fallen since.
std::optional<Hit> penaltyIllegal(const QuoteScope &scope)
{
    return scope.isDomestic() && areRatesOfDate(scope) ? penaltyTooLow(scope) : std::nullopt;
}
std::optional<Hit> penaltyDoubtful(const QuoteScope &scope)
{
    return scope.isFrenchSeller() && !penaltyIllegal(scope) ? penaltyTooLow(scope) : std::nullopt;
}

std::optional<Hit> indemnityTooLow(const QuoteScope &scope) { return when(payment(scope).indemnity < Money::units(40)); }

// Under French law; a sale abroad may follow another, so that it is not stopped there.
template <QuoteCheck check>
std::optional<Hit> atHome(const QuoteScope &scope)
{
    return scope.isDomestic() ? check(scope) : std::nullopt;
}
template <QuoteCheck check>
std::optional<Hit> acrossTheBorder(const QuoteScope &scope)
{
    return scope.isAbroad() && scope.isFrenchSeller() ? check(scope) : std::nullopt;
}

std::optional<Hit> legalRatesOld(const QuoteScope &scope)
{
    const std::optional<Rate> stated = payment(scope).penalty;
    const bool isOld = scope.isFrenchSeller() && stated && isValidDate(scope.terms().date) && !areRatesOfDate(scope);
    return isOld ? std::optional(Hit{{}, 0, share(*stated), share(leastPenalty(scope.rates))}) : std::nullopt;
}

std::optional<Hit> earlyDiscountWithoutDays(const QuoteScope &scope)
{
    return when(payment(scope).earlyDiscount > Rate() && payment(scope).earlyDays <= 0);
}

// --- VAT and currency ---

std::optional<Hit> vatAtZero(const QuoteScope &scope)
{
    const bool isTaxed = scope.is(SaleCase::France) || scope.is(SaleCase::UnitedKingdom);
    return isTaxed ? whenLines(scope, [](const QuoteLine &line, std::size_t) { return line.vat == Rate(); }) : std::nullopt;
}

std::optional<Hit> exemptPricesIncludeVat(const QuoteScope &scope)
{
    const bool isExempt = scope.is(SaleCase::FranceNoVat) || scope.isAbroad();
    return when(isExempt && scope.quote.pricesIncludeVat);
}

bool isConverted(const QuoteScope &scope) { return scope.quote.currency != scope.project.currency; }

std::optional<Hit> currencyUnknown(const QuoteScope &scope) { return when(!isCurrencyCode(scope.quote.currency)); }

std::optional<Hit> currencyRateUndated(const QuoteScope &scope)
{
    const QuoteCurrency &currency = scope.terms().currency;
    const bool isRate = currency.perUnit > Money(); // amounts stay as they are without one
    return when(isConverted(scope) && (!isRate || !isValidDate(currency.date) || currency.source.empty()));
}

// Rule of thumb: as long as an offer usually holds.
std::optional<Hit> currencyRateOld(const QuoteScope &scope)
{
    constexpr int fresh = 30;
    const std::int64_t age = daysBetween(scope.terms().currency.date, scope.terms().date);
    return isConverted(scope) && age > fresh ? std::optional(Hit{{}, 0, days(age), days(fresh)}) : std::nullopt;
}

// --- shipping: Incoterms 2020 of the ICC, CGI 262 I ---

std::optional<Hit> incotermMissing(const QuoteScope &scope) { return when(scope.isAbroad() && shipping(scope).incoterm == Incoterm::None); }

std::optional<Hit> incotermPlaceMissing(const QuoteScope &scope)
{
    return when(shipping(scope).incoterm != Incoterm::None && shipping(scope).place.empty());
}

// Under EXW the buyer collects and clears the export.
std::optional<Hit> exwButShipped(const QuoteScope &scope)
{
    return when(shipping(scope).incoterm == Incoterm::Exw && shipping(scope).sellerShips);
}

// Exempt when shipped by the seller or for it; by a buyer of abroad only with the proof that the goods have left.
std::optional<Hit> exportNotShipped(const QuoteScope &scope) { return when(scope.is(SaleCase::Export) && !shipping(scope).sellerShips); }

std::optional<Hit> incotermOfSea(const QuoteScope &scope)
{
    const Incoterm term = shipping(scope).incoterm;
    return when(term == Incoterm::Fas || term == Incoterm::Fob || term == Incoterm::Cfr || term == Incoterm::Cif);
}

using Code = QuoteFindingCode;
using At = QuoteField;

constexpr QuoteRule rules[] = {
    {Code::NumberMissing, Severity::Blocker, At::Number, numberMissing},
    {Code::DateMissing, Severity::Blocker, At::Date, dateMissing},
    {Code::ValidityExpired, Severity::Blocker, At::Validity, validityExpired},
    {Code::FirmOfferTooLong, Severity::Advice, At::Validity, firmOfferTooLong},
    {Code::PaymentTermTooLong, Severity::Blocker, At::PaymentDays, atHome<paymentTermTooLong>},
    {Code::PaymentTermTooLong, Severity::Caution, At::PaymentDays, acrossTheBorder<paymentTermTooLong>},
    {Code::PaymentWordsTooLong, Severity::Caution, At::PaymentDays, paymentWordsTooLong},
    {Code::PaymentInOwnWords, Severity::Caution, At::PaymentDays, paymentInOwnWords},
    {Code::PenaltyTooLow, Severity::Blocker, At::Penalty, penaltyIllegal},
    {Code::PenaltyTooLow, Severity::Caution, At::Penalty, penaltyDoubtful},
    {Code::LegalRatesOld, Severity::Advice, At::Penalty, legalRatesOld},
    {Code::IndemnityTooLow, Severity::Blocker, At::Indemnity, atHome<indemnityTooLow>},
    {Code::IndemnityTooLow, Severity::Caution, At::Indemnity, acrossTheBorder<indemnityTooLow>},
    {Code::EarlyDiscountWithoutDays, Severity::Caution, At::EarlyDays, earlyDiscountWithoutDays},
    {Code::VatAtZero, Severity::Caution, At::Vat, vatAtZero},
    {Code::ExemptPricesIncludeVat, Severity::Caution, At::PricesIncludeVat, exemptPricesIncludeVat},
    {Code::CurrencyUnknown, Severity::Blocker, At::Currency, currencyUnknown},
    {Code::CurrencyRateUndated, Severity::Blocker, At::CurrencyDate, currencyRateUndated},
    {Code::CurrencyRateOld, Severity::Caution, At::CurrencyDate, currencyRateOld},
    {Code::IncotermMissing, Severity::Caution, At::Incoterm, incotermMissing},
    {Code::IncotermPlaceMissing, Severity::Blocker, At::IncotermPlace, incotermPlaceMissing},
    {Code::ExwButShipped, Severity::Caution, At::Incoterm, exwButShipped},
    {Code::ExportNotShipped, Severity::Caution, At::SellerShips, exportNotShipped},
    {Code::IncotermOfSea, Severity::Advice, At::Incoterm, incotermOfSea},
    {Code::DeliveryMissing, Severity::Caution, At::Delivery, deliveryMissing},
    {Code::WarrantyMissing, Severity::Advice, At::Warranty, warrantyMissing},
    {Code::TermsMissing, Severity::Advice, At::Terms, termsMissing},
    {Code::JurisdictionMissing, Severity::Advice, At::Jurisdiction, jurisdictionMissing},
};

} // namespace

std::span<const QuoteRule> termRules() noexcept
{
    return rules;
}

} // namespace configuria
