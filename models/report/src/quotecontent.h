// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include <optional>

#include "items/quotetotals.h"
#include "report/quotedocument.h"
#include "items/taxwords.h"

// What every form of a quote prints, in its order and in its words. PDF, CSV, XLSX and JSON are written from it.
namespace configuria {

// A line, or the lines of a heading together that have one rate of VAT.
struct PaperRow {
    int number = 0;                      // from 1, through all groups
    QVector<std::size_t> lines;          // indices into Quote::lines
    QString reference, designation, comment;
    QString customs;                     // country of origin and HS code, "" when none is stated
    SoldQuantity quantity;
    LineUnit unit = LineUnit::Piece;
    std::optional<Money> unitPrice, total;
    Rate discount;
    Rate vat;
    bool isExample = false;
    bool isGrouped = false;              // the lines of a heading
};

struct PaperGroup {
    QString title;                       // "": the lines stand without a heading
    QVector<PaperRow> rows;
    Money subtotal;
    bool isPartial = false;
    bool isOptions = false;
};

struct PaperOffer {
    int configuration = 0;
    QString title;                       // "Scenario B - name", "" when there is one offer
    Quote quote;
    TaxWords tax;                        // what its tax is called
    std::optional<QuoteMargins> margins; // of the internal view alone
    QVector<PaperGroup> groups;          // the last one may be that of the options
    QVector<QuoteTotal> totals;
};

// The configurations on the paper, in the order of its scenarios: one at least.
std::vector<int> configurationsOn(const QuoteInput &input);
// The offered configuration first, then its variants: one at least.
QVector<PaperOffer> paperOffers(const QuoteInput &input);

bool hasSeveralRates(const Quote &quote);
QString quoteTitle(const QuoteInput &input);    // number and customer
QString documentTitle(const QuoteInput &input); // the same, and that it is a draft  // "Quote D-1 - customer"
bool statesUnits(const PaperOffer &offer);       // some row counts in another unit than pieces
QString numberAndVersion(const QuoteTerms &terms); // "D-1", "D-1, version 2"
QString internalWarning();

} // namespace configuria
