// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/taxwords.h"

#include <QCoreApplication>

#include <algorithm>

#include "engine/quote.h"

namespace configuria {
namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteText)
};

TaxWords vatWords(const Quote &quote)
{
    TaxWords words;
    words.name = Tr::tr("VAT");
    words.percent = Tr::tr("VAT %");
    words.totalExcl = quote.isPartial ? Tr::tr("Partial total excl. VAT") : Tr::tr("Total excl. VAT");
    words.totalIncl = quote.isPartial ? Tr::tr("Partial total incl. VAT") : Tr::tr("Total incl. VAT");
    words.onBase = Tr::tr("VAT %1 on %2");
    words.margins = Tr::tr("Margins (%1, excl. VAT)");
    words.sale = Tr::tr("Sale excl. VAT");
    if (quote.pricesIncludeVat) {
        words.unitPrice = Tr::tr("Unit price incl. VAT");
        words.total = Tr::tr("Total incl. VAT");
        words.subtotal = Tr::tr("Subtotal incl. VAT");
        words.options = Tr::tr("Options incl. VAT, not included");
    } else {
        words.unitPrice = Tr::tr("Unit price excl. VAT");
        words.total = Tr::tr("Total excl. VAT");
        words.subtotal = Tr::tr("Subtotal excl. VAT");
        words.options = Tr::tr("Options excl. VAT, not included");
    }
    return words;
}

TaxWords salesTaxWords(const Quote &quote)
{
    TaxWords words;
    words.name = Tr::tr("Sales tax");
    words.percent = Tr::tr("Sales tax %");
    words.totalExcl = quote.isPartial ? Tr::tr("Partial total excl. sales tax") : Tr::tr("Total excl. sales tax");
    words.totalIncl = quote.isPartial ? Tr::tr("Partial total incl. sales tax") : Tr::tr("Total incl. sales tax");
    //: Sales tax of the United States: rate and base
    words.onBase = Tr::tr("Sales tax %1 on %2");
    words.margins = Tr::tr("Margins (%1, excl. sales tax)");
    words.sale = Tr::tr("Sale excl. sales tax");
    words.notIncluded = Tr::tr("Sales tax, not included");
    // A seller who states no rate adds the tax on the invoice: no total says that it is in.
    if (std::all_of(quote.vat.begin(), quote.vat.end(), [](const VatLine &line) { return line.exemption == VatExemption::SalesTaxExcluded; })) {
        words.totalIncl = quote.isPartial ? Tr::tr("Partial total, before sales tax") : Tr::tr("Total, before sales tax");
    }
    if (quote.pricesIncludeVat) {
        words.unitPrice = Tr::tr("Unit price incl. sales tax");
        words.total = Tr::tr("Total incl. sales tax");
        words.subtotal = Tr::tr("Subtotal incl. sales tax");
        words.options = Tr::tr("Options incl. sales tax, not included");
    } else {
        words.unitPrice = Tr::tr("Unit price"); // as is usual there
        words.total = Tr::tr("Amount");
        words.subtotal = Tr::tr("Subtotal excl. sales tax");
        words.options = Tr::tr("Options excl. sales tax, not included");
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
    return saleCase == SaleCase::UnitedStates ? Tr::tr("Tax ID: %1") : Tr::tr("VAT no.: %1");
}

} // namespace configuria
