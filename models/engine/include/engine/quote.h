// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace configuria {

// Why a VAT line is at zero; the paper prints the article. SmallBusiness: CGI 293 B. IntraEuSupply: CGI 262 ter I and article 138
// of directive 2006/112/CE. ExportSupply: CGI 262 I. SalesTaxExcluded: no line states a rate in the United States.
enum class VatExemption : std::uint8_t { None, SmallBusiness, IntraEuSupply, ExportSupply, SalesTaxExcluded };

// A printed line: every amount is what the paper shows, in the quote's currency. What the customer may not see is in QuoteMargins.
struct QuoteLine {
    PartRef part;
    std::string reference;                 // part id, "" for custom lines
    std::string designation;               // vendor and model, or the line's description (UTF-8, data: not translated)
    SoldQuantity quantity;                 // all nodes
    LineUnit unit = LineUnit::Piece;
    std::optional<Money> unitPrice;        // absent: on request; incl. VAT when the quote's prices are
    bool priceIsExample = false;
    Rate discount;
    std::optional<Money> total;            // rounded to the cent once; incl. VAT when the quote's prices are
    std::string comment;                   // under the designation
    bool isOptional = false;               // in no total but Quote::optionsTotal
    Rate vat;                              // charged: 0 when the sale is exempt
    Money discountAmount;                  // taken off by `discount`
    Money vatAmount;                       // of this line alone, before the document discount; they add up to the VAT of PerLine only
    std::string hsCode, origin;            // its own, else those of the shipping terms
    std::size_t section = 0;               // index into Quote::sections
    std::size_t bomLine = 0;               // index into the configuration's lines
};

// Lines under one heading. They keep the order of the bill of materials, so that a heading may gather lines that do not follow.
struct QuoteSection {
    std::string title;                     // "": that of `kind`, in the language of the paper
    PartKind kind = PartKind::Server;
    std::vector<std::size_t> lines;        // indices into Quote::lines
    Money subtotal;                        // of the lines that are not optional
    bool isPartial = false;                // one of those is on request
};

struct VatLine {
    Rate rate;
    Money base;                            // excl. VAT, after the document discount
    Money amount;
    Money discount = {};                   // this rate's part of the document discount, as the prices are: incl. or excl. VAT
    VatExemption exemption = VatExemption::None;
};

// Order of sums (EN 16931): line discount, line rounding, sum, document discount, VAT per rate on the base, total.
// When prices include VAT, subtotal and discount do too: totalInclVat is then subtotal - discount, and the base is taken out of it.
struct Quote {
    std::vector<QuoteLine> lines;
    Money subtotal;
    Rate globalDiscountRate;
    Money globalDiscount;                  // positive amount taken off
    Money totalExclVat;
    std::vector<VatLine> vat;              // highest rate first; one at least, for a configuration
    Money totalInclVat;
    bool isPartial = false;                // some line is on request that is not optional
    bool hasExamplePrices = false;
    Date validUntil;                       // year 0 when the quote has no date
    std::string currency;                  // ISO 4217: the quote's, else the project's
    bool pricesIncludeVat = false;
    VatRounding rounding = VatRounding::PerRate;
    std::vector<QuoteSection> sections;    // in the order of their first lines
    bool statesSections = false;           // some line names its section
    bool hasOptions = false;
    Money optionsTotal;                    // of the optional lines, as printed: no document discount
    Money deposit;                         // with the order, of the total incl. VAT
    Money remainder;                       // due afterwards
    Date dueDate;                          // were the order, delivery or invoice on the date of the quote
};

// configuration: index into the project; an index out of range gives an empty quote.
Quote makeQuote(const Catalogue &catalogue, const Project &project, int configuration);
// Indices of what the quote offers: its configuration, then its variants. Empty when its configuration is not there.
std::vector<int> offeredConfigurations(const Project &project);

// Document discount pro rata over the bases, the last rate with a base taking the remainder, then VAT.
// `gross`: one line per rate; base: its printed lines together; amount: their VAT together, read by PerLine alone, where the
// discount counts as one more line of each rate.
std::vector<VatLine> vatLines(std::span<const VatLine> gross, Rate globalDiscount, const SaleTerms &terms = {});

// What is charged on a line: its own rate, else the quote's, 0 to 100 %; 0 in an exempt sale, and in the United States where none is
// stated on the line (sales tax is the state's, and not part of an offer unless it says so).
Rate chargedVat(const QuoteTerms &terms, const BomLine &line) noexcept;
// What leaves an amount once VAT is taken out of it, to the cent.
Money exclVat(Money inclVat, Rate rate) noexcept;

std::string_view quoteCurrency(const Project &project) noexcept;
// An amount of the project in the currency of its quote: to the cent when they differ, else unchanged.
Money inQuoteCurrency(const Project &project, Money amount) noexcept;

// round-half-away line total: quantity x price - discount.
Money lineTotal(Money unitPrice, SoldQuantity quantity, Rate discount) noexcept;
// The same of an amount that stands once.
inline Money lessDiscount(Money amount, Rate discount) noexcept
{
    return lineTotal(amount, SoldQuantity::whole(1), discount);
}
// Proleptic Gregorian; an unset or impossible date stays unset.
Date addDays(Date date, int days) noexcept;
// From one to the other, negative when `to` is the earlier; 0 when either is unset or impossible.
std::int64_t daysBetween(Date from, Date to) noexcept;
bool isValidDate(Date date) noexcept;
// `from`: day of the order, delivery or invoice.
Date dueDate(const PaymentTerms &terms, Date from) noexcept;

} // namespace configuria
