// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/offer.h"

namespace configuria {

struct Quote;

// What the tax on the sale is called on a paper: VAT, and sales tax in the United States, whatever the language.
struct TaxWords {
    QString name, percent;            // "VAT", "VAT %"
    QString unitPrice, total;         // columns
    QString subtotal;                 // before the global discount
    QString totalExcl, totalIncl;     // partial where a price is missing
    QString options;
    QString margins, sale;            // of the internal view: a heading with the currency, and a column
    QString onBase;                   // "VAT %1 on %2": rate and base
    QString notIncluded;              // of the tax that a seller adds later, "" for VAT
};

TaxWords taxWords(SaleCase saleCase, const Quote &quote);
QString taxNumber(SaleCase saleCase); // "VAT no.: %1"

} // namespace configuria
