// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/finding.h"
#include "engine/quote.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

// What a quote must say before it is issued, by the law that it follows, and what it should not say. For the house alone: it
// speaks of floors and margins.
namespace configuria {

enum class QuoteFindingCode : std::uint8_t {
    // seller
    SellerNameMissing, SellerAddressMissing, SellerLegalMissing, SellerCapitalMissing, SellerRegistrationMissing, SellerRegistrationWrong,
    SellerTradeRegisterMissing, SellerVatMissing, SellerVatWrong, SellerVatDoubtful, SellerVatOfOther, SellerIbanMissing, SellerIbanWrong,
    SellerBicWrong,
    // customer
    CustomerNameMissing, CustomerAddressMissing, CustomerCountryMissing, CustomerRegistrationMissing, CustomerRegistrationWrong,
    CustomerVatMissing, CustomerVatWrong, CustomerVatDoubtful, CustomerNotInOtherState, CustomerInUnion,
    // document
    NumberMissing, DateMissing, ValidityExpired, FirmOfferTooLong, DeliveryMissing, WarrantyMissing, TermsMissing, JurisdictionMissing,
    // payment
    PaymentTermTooLong, PenaltyTooLow, LegalRatesOld, IndemnityTooLow, EarlyDiscountWithoutDays, PaymentInOwnWords,
    PaymentWordsTooLong,
    // VAT and currency
    VatAtZero, ExemptPricesIncludeVat, CurrencyUnknown, CurrencyRateUndated, CurrencyRateOld,
    // shipping
    IncotermMissing, IncotermPlaceMissing, ExwButShipped, ExportNotShipped, IncotermOfSea, OriginMissing, OriginWrong, HsCodeMissing,
    HsCodeWrong, LicenceForExport,
    // lines
    NothingOffered, PriceOnRequest, PriceNotSourced, TotalBelowZero, BelowFloor, MarginBelowMinimum, MarginUnknown,
};
constexpr int quoteFindingCodeCount = 61;

// Where it is put right. Line: QuoteFinding::line.
enum class QuoteField : std::uint8_t {
    SellerName, SellerAddress, SellerLegal, SellerRegistration, SellerTradeRegister, SellerVat, SellerIban, SellerBic,
    CustomerName, CustomerAddress, CustomerCountry, CustomerRegistration, CustomerVat,
    Number, Date, Validity, Delivery, Warranty, Terms, Jurisdiction,
    PaymentDays, Penalty, Indemnity, EarlyDays, Vat, PricesIncludeVat, Currency, CurrencyDate,
    Incoterm, IncotermPlace, SellerShips, Origin, HsCode, Line, MinimumMargin,
};

// Stable names, as in names.h: snake_case of the enumerator.
std::string_view nameOf(QuoteFindingCode) noexcept;
std::string_view nameOf(QuoteField) noexcept;
std::string_view nameOf(VatExemption) noexcept;

struct QuoteFinding {
    QuoteFindingCode code{};
    Severity severity = Severity::Advice;      // Blocker: the quote must not be issued
    QuoteField field = QuoteField::Number;
    std::optional<std::size_t> line;           // first of the lines concerned: index into Quote::lines
    int lines = 0;                             // how many are
    std::optional<Figure> have, need;
    friend bool operator==(const QuoteFinding &, const QuoteFinding &) = default;
};

// Rates that are set anew each half-year, on 1 January and 1 July.
struct LegalRates {
    Date from;
    Rate centralBank;                          // ECB, main refinancing operations
    Rate legalInterest;                        // France, between companies
    std::string_view source;
};
LegalRates latestLegalRates() noexcept;
// Least rate that a French seller may state: 3 x the legal interest (C. com. L.441-10 II).
Rate leastPenalty(const LegalRates &rates) noexcept;
// What is owed where none is stated: ECB + 10 points; a paper that names it may not fall below the least one.
Rate defaultPenalty(const LegalRates &rates) noexcept;
// Amount incl. VAT x rate x days / 365, to the cent; it bears no VAT, and the fixed indemnity comes on top.
Money lateInterest(Money inclVat, Rate rate, std::int64_t days) noexcept;

// `quote`: made of that configuration. Blockers first.
std::vector<QuoteFinding> checkQuote(const Catalogue &catalogue, const Project &project, int configuration, const Quote &quote, Date today,
                                     const LegalRates &rates = latestLegalRates());

} // namespace configuria
