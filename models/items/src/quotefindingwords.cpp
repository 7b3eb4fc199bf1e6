// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/quotewords.h"

#include <QCoreApplication>

#include <cmath>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteFindingWords)
};

QString written(const Figure &figure, const Format &format)
{
    if (figure.unit == Unit::Fraction) {
        return format.percent(Rate{std::llround(figure.value * 1e6)}); // a rate is printed whole, not to three figures
    }
    return Tr::tr("%n day(s)", nullptr, static_cast<int>(figure.value));
}

} // namespace

QString title(QuoteFindingCode code)
{
    switch (code) {
    case QuoteFindingCode::SellerNameMissing: return Tr::tr("The seller has no name");
    case QuoteFindingCode::SellerAddressMissing: return Tr::tr("The seller has no address");
    case QuoteFindingCode::SellerLegalMissing: return Tr::tr("The legal form of the seller is missing");
    case QuoteFindingCode::SellerCapitalMissing: return Tr::tr("The share capital of the seller is missing");
    case QuoteFindingCode::SellerRegistrationMissing: return Tr::tr("The company number of the seller is missing");
    case QuoteFindingCode::SellerRegistrationWrong: return Tr::tr("The SIREN or SIRET of the seller is wrong");
    case QuoteFindingCode::SellerTradeRegisterMissing: return Tr::tr("The trade register of the seller is missing");
    case QuoteFindingCode::SellerVatMissing: return Tr::tr("The VAT number of the seller is missing");
    case QuoteFindingCode::SellerVatWrong: return Tr::tr("The VAT number of the seller is wrong");
    case QuoteFindingCode::SellerVatDoubtful: return Tr::tr("The VAT number of the seller has a key with letters");
    case QuoteFindingCode::SellerVatOfOther: return Tr::tr("The VAT number is not of the seller’s SIREN");
    case QuoteFindingCode::SellerIbanMissing: return Tr::tr("A deposit is asked for, but there is no IBAN");
    case QuoteFindingCode::SellerIbanWrong: return Tr::tr("The IBAN of the seller is wrong");
    case QuoteFindingCode::SellerBicWrong: return Tr::tr("The BIC of the seller is wrong");
    case QuoteFindingCode::CustomerNameMissing: return Tr::tr("The customer has no name");
    case QuoteFindingCode::CustomerAddressMissing: return Tr::tr("The customer has no address");
    case QuoteFindingCode::CustomerCountryMissing: return Tr::tr("The country of the customer is not said");
    case QuoteFindingCode::CustomerRegistrationMissing: return Tr::tr("The SIREN of the customer is missing");
    case QuoteFindingCode::CustomerRegistrationWrong: return Tr::tr("The SIREN or SIRET of the customer is wrong");
    case QuoteFindingCode::CustomerVatMissing: return Tr::tr("The VAT number of the customer is missing");
    case QuoteFindingCode::CustomerVatWrong: return Tr::tr("The VAT number of the customer is wrong");
    case QuoteFindingCode::CustomerVatDoubtful: return Tr::tr("The VAT number of the customer has a key with letters");
    case QuoteFindingCode::CustomerNotInOtherState: return Tr::tr("The customer is not in another member state");
    case QuoteFindingCode::CustomerInUnion: return Tr::tr("The customer of this export is inside the EU");
    case QuoteFindingCode::NumberMissing: return Tr::tr("The quote has no number");
    case QuoteFindingCode::DateMissing: return Tr::tr("The quote has no date, or no day until which it holds");
    case QuoteFindingCode::ValidityExpired: return Tr::tr("The quote has expired");
    case QuoteFindingCode::FirmOfferTooLong: return Tr::tr("The offer is held open for more than three months");
    case QuoteFindingCode::DeliveryMissing: return Tr::tr("The lead time is missing");
    case QuoteFindingCode::WarrantyMissing: return Tr::tr("The warranty is missing");
    case QuoteFindingCode::TermsMissing: return Tr::tr("No general terms are attached");
    case QuoteFindingCode::JurisdictionMissing: return Tr::tr("No court or law is named");
    case QuoteFindingCode::PaymentTermTooLong: return Tr::tr("The term of payment is longer than the law allows");
    case QuoteFindingCode::PaymentInOwnWords: return Tr::tr("The payment in other words does not name the days of the form");
    case QuoteFindingCode::PaymentWordsTooLong: return Tr::tr("The payment in other words is later than the law allows");
    case QuoteFindingCode::PenaltyTooLow: return Tr::tr("The late-payment rate is below the legal least");
    case QuoteFindingCode::LegalRatesOld: return Tr::tr("The late-payment rate is checked with rates of another half-year");
    case QuoteFindingCode::IndemnityTooLow: return Tr::tr("The indemnity for recovery is below 40 EUR");
    case QuoteFindingCode::EarlyDiscountWithoutDays: return Tr::tr("The early-payment discount has no term");
    case QuoteFindingCode::VatAtZero: return Tr::tr("A line bears no VAT");
    case QuoteFindingCode::ExemptPricesIncludeVat: return Tr::tr("Prices include VAT in an exempt sale");
    case QuoteFindingCode::CurrencyUnknown: return Tr::tr("The currency is not a code of ISO 4217");
    case QuoteFindingCode::CurrencyRateUndated: return Tr::tr("The rate of exchange has no date or no source");
    case QuoteFindingCode::CurrencyRateOld: return Tr::tr("The rate of exchange is more than 30 days old");
    case QuoteFindingCode::IncotermMissing: return Tr::tr("No Incoterm is stated");
    case QuoteFindingCode::IncotermPlaceMissing: return Tr::tr("The Incoterm has no named place");
    case QuoteFindingCode::ExwButShipped: return Tr::tr("EXW is stated, but the seller ships");
    case QuoteFindingCode::ExportNotShipped: return Tr::tr("The seller does not ship this export");
    case QuoteFindingCode::IncotermOfSea: return Tr::tr("The Incoterm is one of sea freight");
    case QuoteFindingCode::OriginMissing: return Tr::tr("The country of origin is missing");
    case QuoteFindingCode::OriginWrong: return Tr::tr("A country of origin is not a code of ISO 3166");
    case QuoteFindingCode::HsCodeMissing: return Tr::tr("The HS code is missing");
    case QuoteFindingCode::HsCodeWrong: return Tr::tr("An HS code does not have 6, 8 or 10 digits");
    case QuoteFindingCode::LicenceForExport: return Tr::tr("The export of a GPU may need a licence");
    case QuoteFindingCode::NothingOffered: return Tr::tr("Nothing is offered");
    case QuoteFindingCode::PriceOnRequest: return Tr::tr("A price is on request");
    case QuoteFindingCode::PriceNotSourced: return Tr::tr("A price is an example");
    case QuoteFindingCode::TotalBelowZero: return Tr::tr("The total is below zero");
    case QuoteFindingCode::BelowFloor: return Tr::tr("A line is sold below its floor price");
    case QuoteFindingCode::MarginBelowMinimum: return Tr::tr("The margin is below what is asked for");
    case QuoteFindingCode::MarginUnknown: return Tr::tr("The margin is not known");
    }
    return {};
}

QString advice(QuoteFindingCode code)
{
    switch (code) {
    case QuoteFindingCode::SellerNameMissing:
        return Tr::tr("A paper of a company names it. Enter the name of the seller.");
    case QuoteFindingCode::SellerAddressMissing:
        return Tr::tr("A paper of a company shows its registered office. Enter the address.");
    case QuoteFindingCode::SellerLegalMissing:
        return Tr::tr("Enter the form and the share capital, such as “SAS au capital de 10 000 EUR”, or “EI” for a sole trader.");
    case QuoteFindingCode::SellerCapitalMissing:
        return Tr::tr("A company prints its share capital after its form.");
    case QuoteFindingCode::SellerRegistrationMissing:
        return Tr::tr("Enter the SIREN or SIRET; in the United Kingdom the company number.");
    case QuoteFindingCode::SellerRegistrationWrong:
    case QuoteFindingCode::CustomerRegistrationWrong:
        return Tr::tr("Its check digit does not hold: a digit is mistyped or missing.");
    case QuoteFindingCode::SellerTradeRegisterMissing:
        return Tr::tr("Enter “RCS” and the city of the registry; in the United Kingdom the part that registered the company.");
    case QuoteFindingCode::SellerVatMissing:
        return Tr::tr("It is printed beside the SIREN, and an exempt sale is not possible without it.");
    case QuoteFindingCode::SellerVatWrong:
        return Tr::tr("It does not have the form of its state, or its key does not belong to the SIREN.");
    case QuoteFindingCode::SellerVatDoubtful:
    case QuoteFindingCode::CustomerVatDoubtful:
        return Tr::tr("Such keys exist but cannot be computed. Check it against VIES.");
    case QuoteFindingCode::SellerVatOfOther:
        return Tr::tr("A French VAT number ends with the SIREN. One of the two belongs to another company.");
    case QuoteFindingCode::SellerIbanMissing:
        return Tr::tr("The customer needs an account to pay to.");
    case QuoteFindingCode::SellerIbanWrong:
        return Tr::tr("Its check digits or its length do not hold: payments would go astray.");
    case QuoteFindingCode::SellerBicWrong:
        return Tr::tr("A BIC has 8 or 11 characters, with the country at the fifth.");
    case QuoteFindingCode::CustomerNameMissing:
        return Tr::tr("An offer is made to somebody. Enter the name of the customer.");
    case QuoteFindingCode::CustomerAddressMissing:
        return Tr::tr("The invoice will need it, and delivery is counted on it.");
    case QuoteFindingCode::CustomerCountryMissing:
        return Tr::tr("VAT, customs and export control depend on it.");
    case QuoteFindingCode::CustomerRegistrationMissing:
        return Tr::tr("Electronic invoices carry it. Ask for it now.");
    case QuoteFindingCode::CustomerVatMissing:
        return Tr::tr("Without a valid VAT number of another member state, French VAT is due.");
    case QuoteFindingCode::CustomerVatWrong:
        return Tr::tr("It does not have the form of its state. Check it against VIES and keep the answer.");
    case QuoteFindingCode::CustomerNotInOtherState:
        return Tr::tr("The exemption is for goods that leave for another state of the EU, to a buyer with a VAT number there. Choose the case that applies.");
    case QuoteFindingCode::CustomerInUnion:
        return Tr::tr("It is no export: choose the sale to a company in another EU state, or France.");
    case QuoteFindingCode::NumberMissing:
        return Tr::tr("A number that is used once lets both sides find the quote.");
    case QuoteFindingCode::DateMissing:
        return Tr::tr("Validity, prices and rates are counted from it.");
    case QuoteFindingCode::ValidityExpired:
        return Tr::tr("Date it anew, and check its prices again.");
    case QuoteFindingCode::FirmOfferTooLong:
        return Tr::tr("In the United States a signed offer that says how long it holds cannot be taken back, for three months at most.");
    case QuoteFindingCode::DeliveryMissing:
        return Tr::tr("Buyers look for it, and silence lets the seller be late from the first day.");
    case QuoteFindingCode::WarrantyMissing:
        return Tr::tr("Say how long, on what, and who pays the freight of a return.");
    case QuoteFindingCode::TermsMissing:
        return Tr::tr("They bind the customer only when they are known before the order.");
    case QuoteFindingCode::JurisdictionMissing:
        return Tr::tr("Across a border, say which law applies; that of international sales (CISG) does so by default between many states.");
    case QuoteFindingCode::PaymentInOwnWords:
        return Tr::tr("The words are what is printed. The days of the form are what the checks, the due date and the data file use.");
    case QuoteFindingCode::PaymentWordsTooLong:
    case QuoteFindingCode::PaymentTermTooLong:
        return Tr::tr("60 days from the invoice, or 45 days end of month. The fine of a company goes up to 2 million euros.");
    case QuoteFindingCode::PenaltyTooLow:
        return Tr::tr("It may not fall below three times the legal interest. Leave it empty for the rate of the law.");
    case QuoteFindingCode::LegalRatesOld:
        return Tr::tr("Legal interest and the rate of the ECB change on 1 January and 1 July. Check them.");
    case QuoteFindingCode::IndemnityTooLow:
        return Tr::tr("The decree fixes it: it is owed on each invoice paid late.");
    case QuoteFindingCode::EarlyDiscountWithoutDays:
        return Tr::tr("Say within how many days it is earned, or set it to 0.");
    case QuoteFindingCode::VatAtZero:
        return Tr::tr("In a sale with VAT, a rate of 0% needs a reason. Correct the rate, or choose the exempt case.");
    case QuoteFindingCode::ExemptPricesIncludeVat:
        return Tr::tr("Nothing is taken out of them: the customer pays the price with the tax. Enter prices without VAT.");
    case QuoteFindingCode::CurrencyUnknown:
        return Tr::tr("Three letters, such as EUR or USD.");
    case QuoteFindingCode::CurrencyRateUndated:
        return Tr::tr("A converted price is only worth the day of its rate.");
    case QuoteFindingCode::CurrencyRateOld:
        return Tr::tr("Take the rate of the day, or add a clause on exchange.");
    case QuoteFindingCode::IncotermMissing:
        return Tr::tr("Across a border, it says who pays freight, insurance and customs, and who bears the loss.");
    case QuoteFindingCode::IncotermPlaceMissing:
        return Tr::tr("A rule without its place decides nothing: write for instance DAP and the address of the site.");
    case QuoteFindingCode::ExwButShipped:
        return Tr::tr("Under EXW the buyer collects the goods and clears the export. State FCA, CPT, CIP or DAP.");
    case QuoteFindingCode::ExportNotShipped:
        return Tr::tr("It is exempt when shipped by or for the seller; else only for a buyer of abroad, with the proof that the goods have left.");
    case QuoteFindingCode::IncotermOfSea:
        return Tr::tr("FAS, FOB, CFR and CIF are for goods handed over at a ship. For containers and air take FCA, CPT or CIP.");
    case QuoteFindingCode::OriginMissing:
        return Tr::tr("Customs and trade statistics ask for it, line by line.");
    case QuoteFindingCode::OriginWrong:
        return Tr::tr("Two capitals, such as TW or GB.");
    case QuoteFindingCode::HsCodeMissing:
        return Tr::tr("Servers are 8471.50 as a rule, graphics cards 8471.80; customs decide.");
    case QuoteFindingCode::HsCodeWrong:
        return Tr::tr("Six digits everywhere, eight in the Combined Nomenclature, ten in TARIC.");
    case QuoteFindingCode::LicenceForExport:
        return Tr::tr("US export control follows the chip, also out of other countries and from a warehouse in China. Have the provenance and the licence checked before you quote; the rules change often.");
    case QuoteFindingCode::NothingOffered:
        return Tr::tr("Every line is optional, or there is none.");
    case QuoteFindingCode::PriceOnRequest:
        return Tr::tr("The total is partial. Enter the price, or say when it will be known.");
    case QuoteFindingCode::PriceNotSourced:
        return Tr::tr("It has no source, and the offer binds you. Replace it with yours.");
    case QuoteFindingCode::TotalBelowZero:
        return Tr::tr("Rebates and discounts take off more than the lines are worth.");
    case QuoteFindingCode::BelowFloor:
        return Tr::tr("Raise the price or lower the discounts; a note of approval lets it pass.");
    case QuoteFindingCode::MarginBelowMinimum:
        return Tr::tr("Raise prices or lower discounts; a note of approval lets it pass.");
    case QuoteFindingCode::MarginUnknown:
        return Tr::tr("Some lines have no purchase price or no price.");
    }
    return {};
}

QString figures(const QuoteFinding &finding, const Format &format)
{
    if (!finding.have) {
        return finding.need ? Tr::tr("at least %1").arg(written(*finding.need, format)) : QString();
    }
    const QString have = written(*finding.have, format);
    if (!finding.need) {
        return Tr::tr("since %1").arg(have);
    }
    const bool isTooMuch = finding.have->value > finding.need->value;
    return (isTooMuch ? Tr::tr("%1; at most %2") : Tr::tr("%1; at least %2")).arg(have, written(*finding.need, format));
}

QString place(const QuoteFinding &finding, const Quote &quote)
{
    if (!finding.line || *finding.line >= quote.lines.size()) {
        return {};
    }
    const QString first = QString::fromStdString(quote.lines[*finding.line].designation);
    //: A line of the quote, and how many others have the same fault
    return finding.lines > 1 ? Tr::tr("%1, and %n more", nullptr, finding.lines - 1).arg(first) : first;
}

QString source(QuoteFindingCode code)
{
    switch (code) {
    case QuoteFindingCode::SellerNameMissing:
    case QuoteFindingCode::SellerAddressMissing:
    case QuoteFindingCode::SellerLegalMissing:
    case QuoteFindingCode::SellerCapitalMissing:
        return Tr::tr("French commercial code, art. R.123-237 and R.123-238");
    case QuoteFindingCode::SellerRegistrationMissing:
    case QuoteFindingCode::SellerTradeRegisterMissing:
        return Tr::tr("French commercial code, art. R.123-237; United Kingdom: Company, LLP and Business Names Regulations 2015");
    case QuoteFindingCode::SellerRegistrationWrong:
    case QuoteFindingCode::CustomerRegistrationWrong:
        return Tr::tr("INSEE: SIREN and SIRET, check digit by Luhn");
    case QuoteFindingCode::SellerVatMissing:
        return Tr::tr("French tax code (CGI), annex II, art. 242 nonies A");
    case QuoteFindingCode::SellerVatWrong:
    case QuoteFindingCode::SellerVatDoubtful:
    case QuoteFindingCode::SellerVatOfOther:
    case QuoteFindingCode::CustomerVatWrong:
    case QuoteFindingCode::CustomerVatDoubtful:
        return Tr::tr("European Commission, VIES: forms of the VAT numbers; French key of the SIREN");
    case QuoteFindingCode::SellerIbanMissing:
    case QuoteFindingCode::SellerIbanWrong:
    case QuoteFindingCode::SellerBicWrong:
        return Tr::tr("ISO 13616 and ISO 9362");
    case QuoteFindingCode::CustomerNameMissing:
    case QuoteFindingCode::CustomerAddressMissing:
    case QuoteFindingCode::NumberMissing:
    case QuoteFindingCode::DateMissing:
    case QuoteFindingCode::ValidityExpired:
    case QuoteFindingCode::NothingOffered:
    case QuoteFindingCode::TotalBelowZero:
        return Tr::tr("French civil code, art. 1113 to 1122; practice");
    case QuoteFindingCode::CustomerRegistrationMissing:
        return Tr::tr("French decree 2022-1299: entries of electronic invoices");
    case QuoteFindingCode::CustomerVatMissing:
    case QuoteFindingCode::CustomerNotInOtherState:
        return Tr::tr("French tax code (CGI), art. 262 ter I; directive 2006/112/EC, art. 138");
    case QuoteFindingCode::CustomerCountryMissing:
    case QuoteFindingCode::CustomerInUnion:
    case QuoteFindingCode::ExportNotShipped:
        return Tr::tr("French tax code (CGI), art. 262 I");
    case QuoteFindingCode::FirmOfferTooLong:
        return u"Uniform Commercial Code, section 2-205"_s;
    case QuoteFindingCode::TermsMissing:
        return Tr::tr("French commercial code, art. L.441-1");
    case QuoteFindingCode::PenaltyTooLow:
    case QuoteFindingCode::LegalRatesOld:
    case QuoteFindingCode::IndemnityTooLow:
    case QuoteFindingCode::EarlyDiscountWithoutDays:
        return Tr::tr("French commercial code, art. L.441-10 and D.441-5");
    case QuoteFindingCode::PaymentInOwnWords:
    case QuoteFindingCode::PaymentWordsTooLong:
    case QuoteFindingCode::PaymentTermTooLong:
        return Tr::tr("French commercial code, art. L.441-10 and L.441-16");
    case QuoteFindingCode::DeliveryMissing:
    case QuoteFindingCode::WarrantyMissing:
    case QuoteFindingCode::JurisdictionMissing:
    case QuoteFindingCode::OriginMissing:
    case QuoteFindingCode::PriceOnRequest:
    case QuoteFindingCode::PriceNotSourced:
        return Tr::tr("Export guides; practice of distributors");
    case QuoteFindingCode::CurrencyUnknown:
    case QuoteFindingCode::CurrencyRateUndated:
    case QuoteFindingCode::OriginWrong:
        return Tr::tr("ISO 4217 and ISO 3166-1");
    case QuoteFindingCode::CurrencyRateOld:
        return Tr::tr("Rule of thumb: an offer holds for 30 days");
    case QuoteFindingCode::IncotermMissing:
    case QuoteFindingCode::IncotermPlaceMissing:
    case QuoteFindingCode::ExwButShipped:
    case QuoteFindingCode::IncotermOfSea:
        return Tr::tr("Incoterms 2020 of the ICC");
    case QuoteFindingCode::HsCodeMissing:
    case QuoteFindingCode::HsCodeWrong:
        return Tr::tr("Harmonized System of the World Customs Organization; EU: TARIC");
    case QuoteFindingCode::LicenceForExport:
        return u"15 CFR 742.6, 15 CFR 744.23, ECCN 3A090"_s;
    case QuoteFindingCode::VatAtZero:
    case QuoteFindingCode::ExemptPricesIncludeVat:
        return Tr::tr("French tax code (CGI), art. 256 and 278");
    case QuoteFindingCode::BelowFloor:
    case QuoteFindingCode::MarginBelowMinimum:
    case QuoteFindingCode::MarginUnknown:
        return Tr::tr("Terms of the house, entered in the project");
    }
    return {};
}

QString label(QuoteField field)
{
    switch (field) {
    case QuoteField::SellerName: return Tr::tr("Name of the seller");
    case QuoteField::SellerAddress: return Tr::tr("Address of the seller");
    case QuoteField::SellerLegal: return Tr::tr("Legal form and capital");
    case QuoteField::SellerRegistration: return Tr::tr("SIREN or company number of the seller");
    case QuoteField::SellerTradeRegister: return Tr::tr("Trade register");
    case QuoteField::SellerVat: return Tr::tr("VAT number of the seller");
    case QuoteField::SellerIban: return u"IBAN"_s;
    case QuoteField::SellerBic: return u"BIC"_s;
    case QuoteField::CustomerName: return Tr::tr("Name of the customer");
    case QuoteField::CustomerAddress: return Tr::tr("Address of the customer");
    case QuoteField::CustomerCountry: return Tr::tr("Country of the customer");
    case QuoteField::CustomerRegistration: return Tr::tr("SIREN or company number of the customer");
    case QuoteField::CustomerVat: return Tr::tr("VAT number of the customer");
    case QuoteField::Number: return Tr::tr("Quote number");
    case QuoteField::Date: return Tr::tr("Date of the quote");
    case QuoteField::Validity: return Tr::tr("Validity");
    case QuoteField::Delivery: return Tr::tr("Lead time");
    case QuoteField::Warranty: return Tr::tr("Warranty");
    case QuoteField::Terms: return Tr::tr("General terms");
    case QuoteField::Jurisdiction: return Tr::tr("Court or law");
    case QuoteField::PaymentDays: return Tr::tr("Days of payment");
    case QuoteField::Penalty: return Tr::tr("Late-payment rate");
    case QuoteField::Indemnity: return Tr::tr("Indemnity for recovery");
    case QuoteField::EarlyDays: return Tr::tr("Days of the early-payment discount");
    case QuoteField::Vat: return Tr::tr("VAT rate");
    case QuoteField::PricesIncludeVat: return Tr::tr("Prices include VAT");
    case QuoteField::Currency: return Tr::tr("Currency of the quote");
    case QuoteField::CurrencyDate: return Tr::tr("Rate of exchange");
    case QuoteField::Incoterm: return Tr::tr("Incoterm");
    case QuoteField::IncotermPlace: return Tr::tr("Named place");
    case QuoteField::SellerShips: return Tr::tr("The seller ships");
    case QuoteField::Origin: return Tr::tr("Country of origin");
    case QuoteField::HsCode: return Tr::tr("HS code");
    case QuoteField::Line: return Tr::tr("Lines");
    case QuoteField::MinimumMargin: return Tr::tr("Minimum margin");
    }
    return {};
}

} // namespace configuria::texts
