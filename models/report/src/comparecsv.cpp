// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/comparecsv.h"

#include "csvwriter.h"
#include "report/savefile.h"

namespace configuria {
namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(configuria::CompareText)
};

void writeCell(const CompareCell &cell, CsvWriter &csv)
{
    if (cell.isAtLeast) { // as a bare number it would pass for the whole
        csv.text(cell.text);
    } else if (cell.money) {
        csv.money(cell.money);
    } else if (cell.number) {
        csv.number(*cell.number);
    } else {
        csv.text(cell.text);
    }
}

void writeTable(const CompareModel &model, CsvWriter &csv)
{
    csv.text(CompareText::tr("Figure"));
    csv.text(CompareText::tr("Unit"));
    for (const QString &scenario : model.scenarios()) {
        csv.text(scenario);
    }
    csv.endRow();
    for (int row = 0; row < model.rowCount(); ++row) {
        csv.text(model.rowLabel(row));
        csv.text(model.rowUnit(row));
        for (int column = 0; column < model.columnCount(); ++column) {
            writeCell(model.cell(row, column), csv);
        }
        csv.endRow();
    }
}

} // namespace

QByteArray compareCsv(const CompareModel &model, CsvStyle style)
{
    CsvWriter csv(style);
    writeTable(model, csv);
    return csv.bytes();
}

QString compareText(const CompareModel &model, QChar decimalPoint)
{
    CsvWriter csv(u'\t', decimalPoint);
    writeTable(model, csv);
    return csv.text();
}

tl::expected<void, Error> writeCompareCsv(const CompareModel &model, CsvStyle style, const QString &path)
{
    return saveFile(path, compareCsv(model, style));
}

} // namespace configuria
