// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparetexts.h"
#include "quotetexts.h"
#include "report/comparedocument.h"
#include "report/savefile.h"
#include "xlsxsheet.h"

namespace configuria {
namespace {

void addCell(XlsxSheet &sheet, int row, int column, const CompareCell &cell)
{
    if (cell.isAtLeast) { // as a bare number it would pass for the whole
        sheet.text(row, column, cell.text, XlsxStyle::Wrapped);
    } else if (cell.money) {
        sheet.money(row, column, *cell.money, XlsxStyle::Money);
    } else if (cell.number) {
        sheet.number(row, column, *cell.number, XlsxStyle::Number);
    } else if (!cell.text.isEmpty()) { // what is not known is an empty cell
        sheet.text(row, column, cell.text, XlsxStyle::Wrapped);
    }
}

} // namespace

tl::expected<void, Error> writeCompareXlsx(const CompareModel &model, const QuoteInput &input, const QString &path)
{
    constexpr int firstScenario = 2;
    const QString title = compareTitle(input);
    XlsxBook book({title, clean(input.project.seller.name).simplified(), QString::fromStdString(input.project.currency), input.format, input.project.quote.date});
    XlsxSheet sheet = book.addSheet(CompareText::tr("Comparison"));
    sheet.head(0, QStringList{CompareText::tr("Figure"), CompareText::tr("Unit")} + model.scenarios());
    for (int row = 0; row < model.rowCount(); ++row) {
        sheet.text(row + 1, 0, model.rowLabel(row), XlsxStyle::Bold);
        sheet.text(row + 1, 1, model.rowUnit(row));
        for (int column = 0; column < model.columnCount(); ++column) {
            addCell(sheet, row + 1, firstScenario + column, model.cell(row, column));
        }
    }
    sheet.width(0, 0, 30);
    sheet.width(1, 1, 9);
    sheet.width(firstScenario, firstScenario + model.columnCount(), 26);
    sheet.freeze(1, 1);
    sheet.printOn(model.rowCount() + 1, firstScenario + model.columnCount(), true);
    const tl::expected<QByteArray, QString> bytes = book.bytes();
    return bytes ? saveFile(path, *bytes) : tl::unexpected(cannotWrite(path, bytes.error()));
}

} // namespace configuria
