// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quotetexts.h"
#include "sheet.h"

namespace configuria {

// The lines of the quote. The header row stands on each page; a row moves to the next page whole, and flows over pages
// only when it is taller than one. Quantity and prices are on its first line.
class QuoteTable {
public:
    QuoteTable(Sheet &sheet, const QuoteInput &input, const Quote &quote);
    void add();

private:
    struct Column {
        QString title;
        qreal x;
        qreal width;
        Qt::Alignment alignment;
    };
    enum ColumnId { Number, Reference, Designation, Quantity, UnitPrice, Discount, Total, ColumnCount };

    void addHeader();
    void addRow(const QuoteLine &line, int number);
    void addFigures(const QuoteLine &line, int number, qreal y);
    void cell(ColumnId column, const QString &text, const QFont &font, qreal y, const QColor &color);
    void addLines(const TextBlock &reference, const TextBlock &designation, int first, int count);

    Sheet &m_sheet;
    const QuoteInput &m_input;
    const Quote &m_quote;
    QVector<Column> m_columns;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
    QFont m_headerFont;
    QVector<TextBlock> m_headerBlocks;
    qreal m_headerHeight = 0;
};

} // namespace configuria
