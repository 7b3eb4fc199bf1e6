// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QVector>

#include <string>

#include "report/quotedocument.h"

namespace configuria {

// Translation context of everything a quote prints.
struct QuoteText {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteText)
};

// A label and what it says; `detail` is a second, muted line, "" when there is none.
struct LabelledText {
    QString label;
    QString value;
    QString detail;
};

// The configuration that is offered, or nullptr when the index is out of range.
const Configuration *offeredConfiguration(const QuoteInput &input);

// Data (names, descriptions) as text that can be laid out: no control characters but line ends.
QString clean(const std::string &data);

// Amount in the locale's writing, without currency: at least two decimals, up to six when the price has them.
QString amount(const Format &format, Money value);
// Bare digits for machines: no grouping, ASCII minus, `point` as decimal mark, at least two decimals.
QString bareAmount(Money value, QChar point);
// 55 000 ppm -> "5.5"; never grouped.
QString barePercent(Rate rate, QChar point);
QString bareQuantity(SoldQuantity quantity, QChar point); // "2.25"
QString isoDate(Date date); // "" when not set
QString languageTag(const QuoteInput &input); // BCP 47: fr-FR
QString catalogueDate(const QuoteInput &input);

QStringList partyLines(const Party &party, SaleCase saleCase); // all but the name
QVector<LabelledText> dateRows(const QuoteInput &input, const Quote &quote); // dates, references, currency
QVector<LabelledText> headline(const QuoteInput &input, const Quote &quote);  // four figures that sum the offer up
QVector<LabelledText> scenario(const QuoteInput &input);                      // what was asked for
QVector<LabelledText> results(const QuoteInput &input);                       // what it gives: memory and speed
QVector<LabelledText> powerAndCost(const QuoteInput &input);                  // what it takes
QVector<LabelledText> terms(const QuoteInput &input, const Quote &quote);     // payment to notes: the law's sentences and the seller's own
QStringList openPoints(const QuoteInput &input);                              // blockers and cautions
QStringList assumptionLines(const QuoteInput &input);
QVector<LabelledText> formulaLines(const QuoteInput &input);                  // figure, formula, source
QVector<LabelledText> partSources(const QuoteInput &input, const Quote &quote); // part, where its data comes from

} // namespace configuria
