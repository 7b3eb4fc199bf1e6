// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

#include "engine/quotemargins.h"
#include "items/format.h"
#include "items/taxwords.h"

// What a quote adds up to, in the order and in the words of its papers: the screen and every paper are written from it.
namespace configuria {

enum class TotalKind { Subtotal, Discount, ExclVat, Vat, InclVat, Deposit, Remainder, Options };

struct QuoteTotal {
    TotalKind kind{};
    QString name;                        // "VAT"
    Money value;
    std::optional<Rate> rate = {};       // of the discount, of a VAT, of the deposit
    std::optional<Money> base = {};      // of a VAT
    QString reason = {};                 // why a VAT is at zero
};

namespace texts {

QVector<QuoteTotal> quoteTotals(const QuoteTerms &terms, const Quote &quote);
QString totalLabel(const QuoteTotal &total, const TaxWords &tax, const QString &currency, const Format &format); // with its figures: "VAT 20% on €120.00"
QString offerTitle(const QString &name, int position);                                      // "Scenario B — name"; position: from 0
QString partialNotice(const Quote &quote);                                                  // "" when every line has a price
QStringList marginNotices(const QuoteMargins &margins, const Format &format);

} // namespace texts
} // namespace configuria
