// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/money.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace configuria {

struct Date {
    int year = 0, month = 0, day = 0; // year 0: not set
    friend constexpr auto operator<=>(const Date &, const Date &) = default;
};

// Which law the quote follows: what must be printed on it, and whether VAT is charged.
// FranceNoVat: seller under art. 293 B of the CGI. IntraEu: goods to a VAT number of another member state (CGI 262 ter I).
// Export: out of the EU, shipped by or for the seller (CGI 262 I).
enum class SaleCase : std::uint8_t { France, FranceNoVat, IntraEu, Export, UnitedKingdom, UnitedStates };

// PerRate: VAT once per rate on the summed base (EN 16931, BR-CO-17). PerLine: VAT of each line rounded, then summed.
enum class VatRounding : std::uint8_t { PerRate, PerLine };

// What the days of payment are counted from.
enum class DueBasis : std::uint8_t { Order, Delivery, Invoice, EndOfMonth };

enum class LineDetail : std::uint8_t { Detailed, Grouped }; // Grouped: one line per section, its parts named under it
enum class PaperSize : std::uint8_t { A4, Letter };

// Incoterms 2020 of the ICC; None: not said.
enum class Incoterm : std::uint8_t { None, Exw, Fca, Cpt, Cip, Dap, Dpu, Ddp, Fas, Fob, Cfr, Cif };

// What a quantity counts, and what the price is for.
enum class LineUnit : std::uint8_t { Piece, Hour, Day, Week, Month, Year, Metre, LumpSum };

// How much is sold, in thousandths of its unit: 2.25 days are 2 250. No quantity that is printed is a binary fraction.
struct SoldQuantity {
    std::int64_t thousandths = 0;
    static constexpr SoldQuantity whole(std::int64_t n)
    {
        constexpr std::int64_t most = INT64_MAX / 1000;
        return SoldQuantity{(n > most ? most : n < -most ? -most : n) * 1000};
    }
    constexpr bool isWhole() const { return thousandths % 1000 == 0; }
    friend constexpr auto operator<=>(const SoldQuantity &, const SoldQuantity &) = default;
};

// What a quote says of a line beside its part, quantity and price. Purchase and floor price never leave the house.
struct LineOffer {
    std::string section;                 // heading that it is printed under; "": that of its kind of part
    std::string comment;                 // printed under it
    bool isOptional = false;             // printed with its price, in no total; fit and power count it, so that it can be taken
    std::optional<Rate> vat;             // 0 to 100 %, in place of the quote's
    std::optional<Money> purchasePrice;  // 0 to 1e9 per piece, excl. VAT
    std::optional<Money> floorPrice;     // 0 to 1e9 per piece, excl. VAT, after discounts
    std::string hsCode;                  // Harmonised System, of customs
    std::string origin;                  // ISO 3166-1, two capitals
    LineUnit unit = LineUnit::Piece;
    friend bool operator==(const LineOffer &, const LineOffer &) = default;
};

struct SaleTerms {
    SaleCase saleCase = SaleCase::France;
    VatRounding rounding = VatRounding::PerRate;
    bool pricesIncludeVat = false;       // unit prices are; the base is then the line divided by 1 + rate
    friend bool operator==(const SaleTerms &, const SaleTerms &) = default;
};

struct PaymentTerms {
    DueBasis basis = DueBasis::Invoice;
    int days = 30;                       // 0 to 365; French law: at most 60 from the invoice, 45 end of month (C. com. L.441-10)
    Rate deposit;                        // 0 to 100 % of the total incl. VAT, with the order
    std::optional<Rate> penalty;         // 0 to 100 % a year; unset: the legal default is printed (ECB rate + 10 points)
    Money indemnity = Money::units(40);  // 0 to 1e9; 40 EUR: C. com. D.441-5
    Rate earlyDiscount;                  // 0 to 100 %; 0: none is given, and the paper says so
    int earlyDays = 0;                   // 0 to 365
    bool retentionOfTitle = true;        // C. com. L.624-16
    friend bool operator==(const PaymentTerms &, const PaymentTerms &) = default;
};

struct ShippingTerms {
    Incoterm incoterm = Incoterm::None;
    std::string place;                   // named place
    bool sellerShips = false;            // the seller carries or books the carriage
    std::string origin;                  // ISO 3166-1, two capitals; of lines that state none
    std::string hsCode;                  // of lines that state none; servers 8471.50, graphics cards 8471.80
    friend bool operator==(const ShippingTerms &, const ShippingTerms &) = default;
};

// The currency that the quote is written in; the project keeps its own.
struct QuoteCurrency {
    std::string code;                    // ISO 4217; "": the project's
    Money perUnit = Money::units(1);     // 0.000001 to 1e9: what one unit of the project's currency is worth in it
    Date date;                           // of the rate
    std::string source;
    friend bool operator==(const QuoteCurrency &, const QuoteCurrency &) = default;
};

// How it is printed.
struct QuotePaper {
    std::string language;                // "fr", "en" (British), "en-US"; "": the window's
    PaperSize size = PaperSize::A4;
    LineDetail detail = LineDetail::Detailed;
    bool hasCover = false;
    bool hasAcceptance = false;          // annex: the acceptance sheet
    std::uint8_t variants = 0;           // bit i: configuration i is offered as well, with its own totals
    std::string introduction;            // before the lines
    std::string terms;                   // general terms of sale, attached
    std::string jurisdiction;            // court or law that decides
    friend bool operator==(const QuotePaper &, const QuotePaper &) = default;
};

// Never on the customer's copy.
struct InternalTerms {
    Rate minimumMargin;                  // 0 to 100 % of the price
    std::string approvalNote;
    friend bool operator==(const InternalTerms &, const InternalTerms &) = default;
};

} // namespace configuria
