// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "taxwords.h"

#include <algorithm>

#include "engine/quote.h"
#include "quotetexts.h"

namespace configuria {
namespace {

TaxWords vatWords(const Quote &quote)
{
    TaxWords words;
    words.name = QuoteText::tr("VAT");
    words.percent = QuoteText::tr("VAT %");
    words.totalExcl = quote.isPartial ? QuoteText::tr("Partial total excl. VAT") : QuoteText::tr("Total excl. VAT");
    words.totalIncl = quote.isPartial ? QuoteText::tr("Partial total incl. VAT") : QuoteText::tr("Total incl. VAT");
    words.onBase = QuoteText::tr("VAT %1 on %2");
    words.margins = QuoteText::tr("Margins (%1, excl. VAT)");
    words.sale = QuoteText::tr("Sale excl. VAT");
    if (quote.pricesIncludeVat) {
        words.unitPrice = QuoteText::tr("Unit price incl. VAT");
        words.total = QuoteText::tr("Total incl. VAT");
        words.subtotal = QuoteText::tr("Subtotal incl. VAT");
        words.options = QuoteText::tr("Options incl. VAT, not included");
    } else {
        words.unitPrice = QuoteText::tr("Unit price excl. VAT");
        words.total = QuoteText::tr("Total excl. VAT");
        words.subtotal = QuoteText::tr("Subtotal excl. VAT");
        words.options = QuoteText::tr("Options excl. VAT, not included");
    }
    return words;
}

TaxWords salesTaxWords(const Quote &quote)
{
    TaxWords words;
    words.name = QuoteText::tr("Sales tax");
    words.percent = QuoteText::tr("Sales tax %");
    words.totalExcl = quote.isPartial ? QuoteText::tr("Partial total excl. sales tax") : QuoteText::tr("Total excl. sales tax");
    words.totalIncl = quote.isPartial ? QuoteText::tr("Partial total incl. sales tax") : QuoteText::tr("Total incl. sales tax");
    //: Sales tax of the United States: rate and base
    words.onBase = QuoteText::tr("Sales tax %1 on %2");
    words.margins = QuoteText::tr("Margins (%1, excl. sales tax)");
    words.sale = QuoteText::tr("Sale excl. sales tax");
    words.notIncluded = QuoteText::tr("Sales tax, not included");
    // A seller who states no rate adds the tax on the invoice: no total says that it is in.
    if (std::all_of(quote.vat.begin(), quote.vat.end(), [](const VatLine &line) { return line.exemption == VatExemption::SalesTaxExcluded; })) {
        words.totalIncl = quote.isPartial ? QuoteText::tr("Partial total, before sales tax") : QuoteText::tr("Total, before sales tax");
    }
    if (quote.pricesIncludeVat) {
        words.unitPrice = QuoteText::tr("Unit price incl. sales tax");
        words.total = QuoteText::tr("Total incl. sales tax");
        words.subtotal = QuoteText::tr("Subtotal incl. sales tax");
        words.options = QuoteText::tr("Options incl. sales tax, not included");
    } else {
        words.unitPrice = QuoteText::tr("Unit price"); // as is usual there
        words.total = QuoteText::tr("Amount");
        words.subtotal = QuoteText::tr("Subtotal excl. sales tax");
        words.options = QuoteText::tr("Options excl. sales tax, not included");
    }
    return words;
}

} // namespace

TaxWords taxWords(SaleCase saleCase, const Quote &quote)
{
    return saleCase == SaleCase::UnitedStates ? salesTaxWords(quote) : vatWords(quote);
}

QString taxNumber(SaleCase saleCase)
{
    //: Of a party in the United States: its federal number
    return saleCase == SaleCase::UnitedStates ? QuoteText::tr("Tax ID: %1") : QuoteText::tr("VAT no.: %1");
}

} // namespace configuria
