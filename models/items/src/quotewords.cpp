// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/quotewords.h"

#include <QCoreApplication>

#include "engine/names.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteWords)
};

bool isFrenchLaw(SaleCase saleCase)
{
    return saleCase != SaleCase::UnitedKingdom && saleCase != SaleCase::UnitedStates;
}

QString daysText(int days)
{
    return Tr::tr("%n day(s)", nullptr, days);
}

} // namespace

QString label(SaleCase value)
{
    switch (value) {
    case SaleCase::France: return Tr::tr("France, with VAT");
    case SaleCase::FranceNoVat: return Tr::tr("France, seller without VAT (CGI, art. 293 B)");
    case SaleCase::IntraEu: return Tr::tr("Company in another EU state");
    case SaleCase::Export: return Tr::tr("Export out of the EU");
    case SaleCase::UnitedKingdom: return Tr::tr("United Kingdom");
    case SaleCase::UnitedStates: return Tr::tr("United States");
    }
    return {};
}

QString label(VatRounding value)
{
    switch (value) {
    case VatRounding::PerRate: return Tr::tr("Once per rate");
    case VatRounding::PerLine: return Tr::tr("Line by line");
    }
    return {};
}

QString label(DueBasis value)
{
    switch (value) {
    case DueBasis::Order: return Tr::tr("From the order");
    case DueBasis::Delivery: return Tr::tr("From the delivery");
    case DueBasis::Invoice: return Tr::tr("From the invoice");
    case DueBasis::EndOfMonth: return Tr::tr("From the invoice, end of month");
    }
    return {};
}

QString label(LineDetail value)
{
    switch (value) {
    case LineDetail::Detailed: return Tr::tr("Every line");
    case LineDetail::Grouped: return Tr::tr("One line per section");
    }
    return {};
}

QString label(PaperSize value)
{
    switch (value) {
    case PaperSize::A4: return u"A4"_s;
    //: Size of paper, North America
    case PaperSize::Letter: return Tr::tr("Letter");
    }
    return {};
}

QString label(LineUnit value)
{
    switch (value) {
    //: unit of a quantity
    case LineUnit::Piece: return Tr::tr("piece");
    case LineUnit::Hour: return Tr::tr("hour");
    case LineUnit::Day: return Tr::tr("day");
    case LineUnit::Week: return Tr::tr("week");
    case LineUnit::Month: return Tr::tr("month");
    case LineUnit::Year: return Tr::tr("year");
    case LineUnit::Metre: return Tr::tr("metre");
    //: unit of a quantity: a service at one price for all of it
    case LineUnit::LumpSum: return Tr::tr("lump sum");
    }
    return {};
}

QString symbol(LineUnit value)
{
    switch (value) {
    case LineUnit::Piece: return {};
    case LineUnit::Hour: return u"h"_s; // SI brochure, table 8, as for the day in English
    //: symbol of a day, after a quantity
    case LineUnit::Day: return Tr::tr("d");
    //: week, after a quantity, short
    case LineUnit::Week: return Tr::tr("wk");
    //: month, after a quantity, short
    case LineUnit::Month: return Tr::tr("mo");
    //: year, after a quantity, short
    case LineUnit::Year: return Tr::tr("yr");
    case LineUnit::Metre: return u"m"_s;
    //: lump sum, after a quantity, short
    case LineUnit::LumpSum: return Tr::tr("l.s.");
    }
    return {};
}

QString quantity(SoldQuantity value, LineUnit unit, const Format &format)
{
    const QString number = format.quantity(value), after = symbol(unit);
    return after.isEmpty() ? number : number + QChar::Nbsp + after;
}

// Incoterms 2020 of the ICC; French: its official translation.
QString label(Incoterm value)
{
    switch (value) {
    //: No Incoterm is stated
    case Incoterm::None: return Tr::tr("None");
    case Incoterm::Exw: return Tr::tr("EXW, ex works");
    case Incoterm::Fca: return Tr::tr("FCA, free carrier");
    case Incoterm::Cpt: return Tr::tr("CPT, carriage paid to");
    case Incoterm::Cip: return Tr::tr("CIP, carriage and insurance paid to");
    case Incoterm::Dap: return Tr::tr("DAP, delivered at place");
    case Incoterm::Dpu: return Tr::tr("DPU, delivered at place unloaded");
    case Incoterm::Ddp: return Tr::tr("DDP, delivered duty paid");
    case Incoterm::Fas: return Tr::tr("FAS, free alongside ship");
    case Incoterm::Fob: return Tr::tr("FOB, free on board");
    case Incoterm::Cfr: return Tr::tr("CFR, cost and freight");
    case Incoterm::Cif: return Tr::tr("CIF, cost, insurance and freight");
    }
    return {};
}

QString exemptionNotice(VatExemption exemption)
{
    switch (exemption) {
    case VatExemption::None: return {};
    case VatExemption::SmallBusiness: return Tr::tr("VAT not applicable, article 293 B of the French tax code (CGI).");
    case VatExemption::IntraEuSupply:
        return Tr::tr("VAT exempt, article 262 ter I of the French tax code (CGI). Reverse charge, article 138 of directive 2006/112/EC.");
    case VatExemption::ExportSupply: return Tr::tr("VAT exempt, article 262 I of the French tax code (CGI): export out of the European Union.");
    case VatExemption::SalesTaxExcluded: return Tr::tr("Sales tax is not included; it is added where the law asks for it.");
    }
    return {};
}

QString roundingNotice(const Quote &quote, SaleCase saleCase)
{
    const bool isSalesTax = saleCase == SaleCase::UnitedStates;
    QStringList says;
    if (quote.pricesIncludeVat) {
        says << (isSalesTax ? Tr::tr("Unit prices include sales tax.") : Tr::tr("Unit prices include VAT."));
    }
    if (quote.rounding == VatRounding::PerLine) {
        says << (isSalesTax ? Tr::tr("Sales tax is rounded line by line, then added.") : Tr::tr("VAT is rounded line by line, then added."));
    }
    return says.join(u' ');
}

QString currencyNotice(const Project &project, const Format &format)
{
    const QuoteCurrency &currency = project.quote.currency;
    if (quoteCurrency(project) == project.currency) {
        return {};
    }
    //: Rate of exchange: the code of a currency, then an amount of another and its code
    const QString rate = Tr::tr("1 %1 = %2 %3")
                             .arg(QString::fromStdString(project.currency), format.moneyEdit(currency.perUnit), QString::fromStdString(currency.code));
    const QString source = QString::fromStdString(currency.source).trimmed();
    if (!isValidDate(currency.date)) {
        return Tr::tr("Rate of exchange: %1.").arg(rate);
    }
    return source.isEmpty() ? Tr::tr("Rate of exchange: %1 on %2.").arg(rate, format.date(currency.date))
                            : Tr::tr("Rate of exchange: %1 on %2 (%3).").arg(rate, format.date(currency.date), source);
}

QString dueNotice(const PaymentTerms &terms)
{
    const QString days = daysText(terms.days);
    switch (terms.basis) {
    case DueBasis::Order: return terms.days > 0 ? Tr::tr("Payment within %1 from the order.").arg(days) : Tr::tr("Payment with the order.");
    case DueBasis::Delivery:
        return terms.days > 0 ? Tr::tr("Payment within %1 from the delivery.").arg(days) : Tr::tr("Payment on delivery.");
    case DueBasis::Invoice:
        return terms.days > 0 ? Tr::tr("Payment within %1 from the date of the invoice.").arg(days) : Tr::tr("Payment on receipt of the invoice.");
    case DueBasis::EndOfMonth:
        return Tr::tr("Payment within %1 from the date of the invoice, at the end of the month in which they run out.").arg(days);
    }
    return {};
}

QString depositNotice(const QuoteTerms &terms, const Quote &quote, const Format &format)
{
    if (terms.payment.deposit <= Rate()) {
        return {};
    }
    const QString currency = QString::fromStdString(quote.currency);
    const bool isSalesTax = terms.sale.saleCase == SaleCase::UnitedStates;
    return (isSalesTax ? Tr::tr("Deposit of %1 of the total with the order: %2. Remainder: %3.")
                       : Tr::tr("Deposit of %1 incl. VAT with the order: %2. Remainder: %3."))
        .arg(format.percent(terms.payment.deposit), format.money(quote.deposit, currency), format.money(quote.remainder, currency));
}

QString penaltyNotice(const QuoteTerms &terms, const Format &format)
{
    const std::optional<Rate> stated = terms.payment.penalty;
    if (terms.sale.saleCase == SaleCase::UnitedStates) {
        return stated ? Tr::tr("Late payments bear interest at %1 a year.").arg(format.percent(*stated)) : QString();
    }
    if (terms.sale.saleCase == SaleCase::UnitedKingdom) {
        return stated ? Tr::tr("Late payments bear interest at %1 a year, and compensation for the costs of recovery (Late Payment of Commercial Debts (Interest) Act 1998).")
                            .arg(format.percent(*stated))
                      : Tr::tr("Late payments bear statutory interest of 8% above the Bank of England base rate, and compensation for the costs of recovery (Late Payment of Commercial Debts (Interest) Act 1998).");
    }
    // The indemnity is set in euros by the decree, whatever the currency of the quote.
    const QString indemnity = format.money(terms.payment.indemnity, u"EUR"_s);
    return stated ? Tr::tr("Any late payment gives rise, without a reminder, to penalties at %1 a year and to a fixed indemnity of %2 for the costs of recovery (French commercial code, art. L.441-10 and D.441-5).")
                        .arg(format.percent(*stated), indemnity)
                  : Tr::tr("Any late payment gives rise, without a reminder, to penalties at the refinancing rate of the European Central Bank plus 10 points and to a fixed indemnity of %1 for the costs of recovery (French commercial code, art. L.441-10 and D.441-5).")
                        .arg(indemnity);
}

QString earlyDiscountNotice(const QuoteTerms &terms, const Format &format)
{
    if (terms.payment.earlyDiscount <= Rate()) { // that there is none is to be said in France alone: C. com. L.441-9
        return isFrenchLaw(terms.sale.saleCase) ? Tr::tr("No discount is granted for early payment.") : QString();
    }
    return Tr::tr("Discount of %1 for payment within %2.")
        .arg(format.percent(terms.payment.earlyDiscount), daysText(terms.payment.earlyDays));
}

QString retentionNotice(const QuoteTerms &terms)
{
    if (!terms.payment.retentionOfTitle) {
        return {};
    }
    return isFrenchLaw(terms.sale.saleCase)
        ? Tr::tr("The goods remain the property of the seller until they are paid in full (French commercial code, art. L.624-16).")
        : Tr::tr("The goods remain the property of the seller until they are paid in full.");
}

QString incotermNotice(const ShippingTerms &terms)
{
    if (terms.incoterm == Incoterm::None) {
        return {};
    }
    const std::string_view code = nameOf(terms.incoterm);
    const QString term = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    const QString place = QString::fromStdString(terms.place).trimmed();
    return u"%1, Incoterms® 2020"_s.arg(place.isEmpty() ? term : term + u' ' + place);
}

QString firmnessNotice(SaleCase saleCase)
{
    // UCC 2-205: a signed offer that says how long it is held open cannot be taken back.
    return saleCase == SaleCase::UnitedStates ? Tr::tr("Prices are quoted until the date above; this is not a firm offer under UCC 2-205.") : QString();
}

} // namespace configuria::texts
