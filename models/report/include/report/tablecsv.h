// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>

#include <variant>

#include "engine/money.h"
#include "report/quotedocument.h"

namespace configuria {

// A text, a number, an amount to the cent, or nothing.
using TableCell = std::variant<std::monostate, QString, double, Money>;

// The figures behind a chart or a table of the screen, without their formats.
struct ChartTable {
    QStringList headers; // units in the words
    QVector<QVector<TableCell>> rows;
    friend bool operator==(const ChartTable &, const ChartTable &) = default;
};

QByteArray tableCsv(const ChartTable &table, const CsvFormat &format);
// The same for the clipboard: tabs, and the decimal sign of the locale.
QString tableText(const ChartTable &table, QChar decimalPoint);

} // namespace configuria
