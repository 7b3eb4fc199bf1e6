// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/comparecsv.h"

#include <set>
#include <utility>

#include "comparetexts.h"
#include "csvwriter.h"
#include "report/savefile.h"

namespace configuria {
namespace {

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

QByteArray compareCsv(const CompareModel &model, const CsvFormat &format)
{
    CsvWriter csv(format);
    writeTable(model, csv);
    return csv.bytes();
}

QString compareText(const CompareModel &model, QChar decimalPoint)
{
    CsvWriter csv(u'\t', decimalPoint);
    writeTable(model, csv);
    return csv.text();
}

namespace {

// Rows and columns that hold one of the cells, in order.
struct Block {
    std::set<int> rows, columns;
    std::set<std::pair<int, int>> cells;

    explicit Block(const QModelIndexList &indexes)
    {
        for (const QModelIndex &index : indexes) {
            rows.insert(index.row());
            columns.insert(index.column());
            cells.insert({index.row(), index.column()});
        }
    }
    bool has(int row, int column) const { return cells.count({row, column}) > 0; }
};

} // namespace

QString cellsText(const CompareModel &model, const QModelIndexList &cells, QChar decimalPoint)
{
    CsvWriter csv(u'\t', decimalPoint);
    const Block block(cells);
    for (const int row : block.rows) {
        for (const int column : block.columns) {
            if (block.has(row, column)) {
                writeCell(model.cell(row, column), csv);
            } else {
                csv.empty();
            }
        }
        csv.endRow();
    }
    QString text = csv.text();
    text.chop(2); // one cell is one cell, without a line end
    return text;
}

QString cellsHtml(const CompareModel &model, const QModelIndexList &cells)
{
    const Block block(cells);
    QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\"><tr><th></th>");
    const auto add = [&html](const QString &tag, const QString &text) {
        html += u'<' + tag + u'>' + text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) + QStringLiteral("</") + tag + u'>';
    };
    for (const int column : block.columns) {
        add(QStringLiteral("th"), model.headerData(column, Qt::Horizontal).toString());
    }
    for (const int row : block.rows) {
        html += QStringLiteral("</tr><tr>");
        add(QStringLiteral("th"), model.rowLabel(row));
        for (const int column : block.columns) {
            add(QStringLiteral("td"), block.has(row, column) ? model.index(row, column).data().toString() : QString());
        }
    }
    return html + QStringLiteral("</tr></table>");
}

tl::expected<void, Error> writeCompareCsv(const CompareModel &model, const CsvFormat &format, const QString &path)
{
    return saveCsv(path, compareCsv(model, format), format);
}

} // namespace configuria
