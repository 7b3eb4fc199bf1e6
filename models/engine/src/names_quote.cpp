// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quotechecks.h"
#include "nametable.h"

namespace configuria {

template <>
struct Names<SaleCase> {
    static constexpr auto table = std::to_array<Entry<SaleCase>>({
        {SaleCase::France, "france"},
        {SaleCase::FranceNoVat, "france-no-vat"},
        {SaleCase::IntraEu, "intra-eu"},
        {SaleCase::Export, "export"},
        {SaleCase::UnitedKingdom, "uk"},
        {SaleCase::UnitedStates, "us"},
    });
    static constexpr auto aliases = std::array<Entry<SaleCase>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<VatRounding> {
    static constexpr auto table = std::to_array<Entry<VatRounding>>({
        {VatRounding::PerRate, "rate"},
        {VatRounding::PerLine, "line"},
    });
    static constexpr auto aliases = std::array<Entry<VatRounding>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<DueBasis> {
    static constexpr auto table = std::to_array<Entry<DueBasis>>({
        {DueBasis::Order, "order"},
        {DueBasis::Delivery, "delivery"},
        {DueBasis::Invoice, "invoice"},
        {DueBasis::EndOfMonth, "end-of-month"},
    });
    static constexpr auto aliases = std::array<Entry<DueBasis>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LineDetail> {
    static constexpr auto table = std::to_array<Entry<LineDetail>>({
        {LineDetail::Detailed, "detailed"},
        {LineDetail::Grouped, "grouped"},
    });
    static constexpr auto aliases = std::array<Entry<LineDetail>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<PaperSize> {
    static constexpr auto table = std::to_array<Entry<PaperSize>>({
        {PaperSize::A4, "a4"},
        {PaperSize::Letter, "letter"},
    });
    static constexpr auto aliases = std::array<Entry<PaperSize>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LineUnit> {
    static constexpr auto table = std::to_array<Entry<LineUnit>>({
        {LineUnit::Piece, "piece"},
        {LineUnit::Hour, "hour"},
        {LineUnit::Day, "day"},
        {LineUnit::Week, "week"},
        {LineUnit::Month, "month"},
        {LineUnit::Year, "year"},
        {LineUnit::Metre, "metre"},
        {LineUnit::LumpSum, "lump-sum"},
    });
    static constexpr auto aliases = std::array<Entry<LineUnit>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Incoterm> {
    static constexpr auto table = std::to_array<Entry<Incoterm>>({
        {Incoterm::None, "none"},
        {Incoterm::Exw, "EXW"},
        {Incoterm::Fca, "FCA"},
        {Incoterm::Cpt, "CPT"},
        {Incoterm::Cip, "CIP"},
        {Incoterm::Dap, "DAP"},
        {Incoterm::Dpu, "DPU"},
        {Incoterm::Ddp, "DDP"},
        {Incoterm::Fas, "FAS"},
        {Incoterm::Fob, "FOB"},
        {Incoterm::Cfr, "CFR"},
        {Incoterm::Cif, "CIF"},
    });
    static constexpr auto aliases = std::array<Entry<Incoterm>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<VatExemption> {
    static constexpr auto table = std::to_array<Entry<VatExemption>>({
        {VatExemption::None, "none"},
        {VatExemption::SmallBusiness, "small_business"},
        {VatExemption::IntraEuSupply, "intra_eu_supply"},
        {VatExemption::ExportSupply, "export_supply"},
        {VatExemption::SalesTaxExcluded, "sales_tax_excluded"},
    });
    static constexpr auto aliases = std::array<Entry<VatExemption>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<QuoteFindingCode> {
    static constexpr auto table = std::to_array<Entry<QuoteFindingCode>>({
        {QuoteFindingCode::SellerNameMissing, "seller_name_missing"},
        {QuoteFindingCode::SellerAddressMissing, "seller_address_missing"},
        {QuoteFindingCode::SellerLegalMissing, "seller_legal_missing"},
        {QuoteFindingCode::SellerCapitalMissing, "seller_capital_missing"},
        {QuoteFindingCode::SellerRegistrationMissing, "seller_registration_missing"},
        {QuoteFindingCode::SellerRegistrationWrong, "seller_registration_wrong"},
        {QuoteFindingCode::SellerTradeRegisterMissing, "seller_trade_register_missing"},
        {QuoteFindingCode::SellerVatMissing, "seller_vat_missing"},
        {QuoteFindingCode::SellerVatWrong, "seller_vat_wrong"},
        {QuoteFindingCode::SellerVatDoubtful, "seller_vat_doubtful"},
        {QuoteFindingCode::SellerVatOfOther, "seller_vat_of_other"},
        {QuoteFindingCode::SellerIbanMissing, "seller_iban_missing"},
        {QuoteFindingCode::SellerIbanWrong, "seller_iban_wrong"},
        {QuoteFindingCode::SellerBicWrong, "seller_bic_wrong"},
        {QuoteFindingCode::CustomerNameMissing, "customer_name_missing"},
        {QuoteFindingCode::CustomerAddressMissing, "customer_address_missing"},
        {QuoteFindingCode::CustomerCountryMissing, "customer_country_missing"},
        {QuoteFindingCode::CustomerRegistrationMissing, "customer_registration_missing"},
        {QuoteFindingCode::CustomerRegistrationWrong, "customer_registration_wrong"},
        {QuoteFindingCode::CustomerVatMissing, "customer_vat_missing"},
        {QuoteFindingCode::CustomerVatWrong, "customer_vat_wrong"},
        {QuoteFindingCode::CustomerVatDoubtful, "customer_vat_doubtful"},
        {QuoteFindingCode::CustomerNotInOtherState, "customer_not_in_other_state"},
        {QuoteFindingCode::CustomerInUnion, "customer_in_union"},
        {QuoteFindingCode::NumberMissing, "number_missing"},
        {QuoteFindingCode::DateMissing, "date_missing"},
        {QuoteFindingCode::ValidityExpired, "validity_expired"},
        {QuoteFindingCode::FirmOfferTooLong, "firm_offer_too_long"},
        {QuoteFindingCode::DeliveryMissing, "delivery_missing"},
        {QuoteFindingCode::WarrantyMissing, "warranty_missing"},
        {QuoteFindingCode::TermsMissing, "terms_missing"},
        {QuoteFindingCode::JurisdictionMissing, "jurisdiction_missing"},
        {QuoteFindingCode::PaymentTermTooLong, "payment_term_too_long"},
        {QuoteFindingCode::PenaltyTooLow, "penalty_too_low"},
        {QuoteFindingCode::LegalRatesOld, "legal_rates_old"},
        {QuoteFindingCode::IndemnityTooLow, "indemnity_too_low"},
        {QuoteFindingCode::EarlyDiscountWithoutDays, "early_discount_without_days"},
        {QuoteFindingCode::PaymentInOwnWords, "payment_in_own_words"},
        {QuoteFindingCode::PaymentWordsTooLong, "payment_words_too_long"},
        {QuoteFindingCode::VatAtZero, "vat_at_zero"},
        {QuoteFindingCode::ExemptPricesIncludeVat, "exempt_prices_include_vat"},
        {QuoteFindingCode::CurrencyUnknown, "currency_unknown"},
        {QuoteFindingCode::CurrencyRateUndated, "currency_rate_undated"},
        {QuoteFindingCode::CurrencyRateOld, "currency_rate_old"},
        {QuoteFindingCode::IncotermMissing, "incoterm_missing"},
        {QuoteFindingCode::IncotermPlaceMissing, "incoterm_place_missing"},
        {QuoteFindingCode::ExwButShipped, "exw_but_shipped"},
        {QuoteFindingCode::ExportNotShipped, "export_not_shipped"},
        {QuoteFindingCode::IncotermOfSea, "incoterm_of_sea"},
        {QuoteFindingCode::OriginMissing, "origin_missing"},
        {QuoteFindingCode::OriginWrong, "origin_wrong"},
        {QuoteFindingCode::HsCodeMissing, "hs_code_missing"},
        {QuoteFindingCode::HsCodeWrong, "hs_code_wrong"},
        {QuoteFindingCode::LicenceForExport, "licence_for_export"},
        {QuoteFindingCode::NothingOffered, "nothing_offered"},
        {QuoteFindingCode::PriceOnRequest, "price_on_request"},
        {QuoteFindingCode::PriceNotSourced, "price_not_sourced"},
        {QuoteFindingCode::TotalBelowZero, "total_below_zero"},
        {QuoteFindingCode::BelowFloor, "below_floor"},
        {QuoteFindingCode::MarginBelowMinimum, "margin_below_minimum"},
        {QuoteFindingCode::MarginUnknown, "margin_unknown"},
    });
    static constexpr auto aliases = std::array<Entry<QuoteFindingCode>, 0>{};
    static_assert(followsEnumerators(table));
    static_assert(table.size() == quoteFindingCodeCount);
};
template <>
struct Names<QuoteField> {
    static constexpr auto table = std::to_array<Entry<QuoteField>>({
        {QuoteField::SellerName, "seller_name"},
        {QuoteField::SellerAddress, "seller_address"},
        {QuoteField::SellerLegal, "seller_legal"},
        {QuoteField::SellerRegistration, "seller_registration"},
        {QuoteField::SellerTradeRegister, "seller_trade_register"},
        {QuoteField::SellerVat, "seller_vat"},
        {QuoteField::SellerIban, "seller_iban"},
        {QuoteField::SellerBic, "seller_bic"},
        {QuoteField::CustomerName, "customer_name"},
        {QuoteField::CustomerAddress, "customer_address"},
        {QuoteField::CustomerCountry, "customer_country"},
        {QuoteField::CustomerRegistration, "customer_registration"},
        {QuoteField::CustomerVat, "customer_vat"},
        {QuoteField::Number, "number"},
        {QuoteField::Date, "date"},
        {QuoteField::Validity, "validity"},
        {QuoteField::Delivery, "delivery"},
        {QuoteField::Warranty, "warranty"},
        {QuoteField::Terms, "terms"},
        {QuoteField::Jurisdiction, "jurisdiction"},
        {QuoteField::PaymentDays, "payment_days"},
        {QuoteField::Penalty, "penalty"},
        {QuoteField::Indemnity, "indemnity"},
        {QuoteField::EarlyDays, "early_days"},
        {QuoteField::Vat, "vat"},
        {QuoteField::PricesIncludeVat, "prices_include_vat"},
        {QuoteField::Currency, "currency"},
        {QuoteField::CurrencyDate, "currency_date"},
        {QuoteField::Incoterm, "incoterm"},
        {QuoteField::IncotermPlace, "incoterm_place"},
        {QuoteField::SellerShips, "seller_ships"},
        {QuoteField::Origin, "origin"},
        {QuoteField::HsCode, "hs_code"},
        {QuoteField::Line, "line"},
        {QuoteField::MinimumMargin, "minimum_margin"},
    });
    static constexpr auto aliases = std::array<Entry<QuoteField>, 0>{};
    static_assert(followsEnumerators(table));
};

std::string_view nameOf(SaleCase value) noexcept { return nameIn(value); }
std::string_view nameOf(VatRounding value) noexcept { return nameIn(value); }
std::string_view nameOf(DueBasis value) noexcept { return nameIn(value); }
std::string_view nameOf(LineDetail value) noexcept { return nameIn(value); }
std::string_view nameOf(PaperSize value) noexcept { return nameIn(value); }
std::string_view nameOf(Incoterm value) noexcept { return nameIn(value); }
std::string_view nameOf(LineUnit value) noexcept { return nameIn(value); }
std::string_view nameOf(VatExemption value) noexcept { return nameIn(value); }
std::string_view nameOf(QuoteFindingCode value) noexcept { return nameIn(value); }
std::string_view nameOf(QuoteField value) noexcept { return nameIn(value); }

template std::string_view acceptedNames<SaleCase>() noexcept;
template std::optional<SaleCase> fromName<SaleCase>(std::string_view) noexcept;
template std::string_view acceptedNames<VatRounding>() noexcept;
template std::optional<VatRounding> fromName<VatRounding>(std::string_view) noexcept;
template std::string_view acceptedNames<DueBasis>() noexcept;
template std::optional<DueBasis> fromName<DueBasis>(std::string_view) noexcept;
template std::string_view acceptedNames<LineDetail>() noexcept;
template std::optional<LineDetail> fromName<LineDetail>(std::string_view) noexcept;
template std::string_view acceptedNames<PaperSize>() noexcept;
template std::optional<PaperSize> fromName<PaperSize>(std::string_view) noexcept;
template std::string_view acceptedNames<Incoterm>() noexcept;
template std::optional<Incoterm> fromName<Incoterm>(std::string_view) noexcept;
template std::string_view acceptedNames<LineUnit>() noexcept;
template std::optional<LineUnit> fromName<LineUnit>(std::string_view) noexcept;
template std::optional<QuoteFindingCode> fromName<QuoteFindingCode>(std::string_view) noexcept;
template std::optional<QuoteField> fromName<QuoteField>(std::string_view) noexcept;
template std::optional<VatExemption> fromName<VatExemption>(std::string_view) noexcept;

} // namespace configuria
