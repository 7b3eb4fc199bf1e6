// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/tablecsv.h"

#include "csvwriter.h"

namespace configuria {
namespace {

void writeCell(const TableCell &cell, CsvWriter &csv)
{
    if (const auto *text = std::get_if<QString>(&cell)) {
        csv.text(*text);
    } else if (const auto *number = std::get_if<double>(&cell)) {
        csv.number(*number);
    } else if (const auto *amount = std::get_if<Money>(&cell)) {
        csv.money(*amount);
    } else {
        csv.empty();
    }
}

void writeTable(const ChartTable &table, CsvWriter &csv)
{
    for (const QString &header : table.headers) {
        csv.text(header);
    }
    csv.endRow();
    for (const QVector<TableCell> &row : table.rows) {
        for (const TableCell &cell : row) {
            writeCell(cell, csv);
        }
        csv.endRow();
    }
}

} // namespace

QByteArray tableCsv(const ChartTable &table, const CsvFormat &format)
{
    CsvWriter csv(format);
    writeTable(table, csv);
    return csv.bytes();
}

QString tableText(const ChartTable &table, QChar decimalPoint)
{
    CsvWriter csv(u'\t', decimalPoint);
    writeTable(table, csv);
    return csv.text();
}

} // namespace configuria
