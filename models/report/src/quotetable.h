// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "quotecontent.h"
#include "quotetexts.h"
#include "sheet.h"

namespace configuria {

// The lines of an offer. The header row stands on each page, and the total so far at the foot of one and the head of the next. A
// row moves to the next page whole, and flows over pages only when it is taller than one: quantity and prices are on its first line.
class QuoteTable {
public:
    // `below`: height of the totals, which go with the last row.
    QuoteTable(Sheet &sheet, const QuoteInput &input, const PaperOffer &offer, qreal below);
    void add();

private:
    struct Column {
        QString title;
        qreal x;
        qreal width;
        Qt::Alignment alignment;
    };
    enum ColumnId { Number, Reference, Designation, Quantity, Unit, UnitPrice, Discount, Vat, Total, ColumnCount };
    struct Texts {
        TextBlock reference, designation, notes;
        int designationLines() const { return designation.lineCount(); }
        int lines() const { return std::max({reference.lineCount(), designation.lineCount() + notes.lineCount(), 1}); }
    };

    void addColumns();
    void addHeader();
    void addGroup(const PaperGroup &group, bool isLast);
    void addTitle(const PaperGroup &group, bool isLast);
    void addSubtotal(const PaperGroup &group);
    // `after`: what must stand on the same page below it.
    void addRow(const PaperRow &row, qreal after);
    void addFigures(const PaperRow &row, qreal y);
    void cell(ColumnId column, const QString &text, const QFont &font, qreal y, const QColor &color);
    void addLines(const Texts &texts, int first, int count);
    void addSum(const QString &label, const QString &value, const QColor &ground);
    void breakPage();
    Texts textsOf(const PaperRow &row) const;
    bool flows(const Texts &texts, qreal after) const; // taller than a page
    // Of the page below the current position: all of a row, or the beginning of one that flows, and what must follow it.
    qreal neededBy(const Texts &texts, qreal after) const;
    qreal afterRow(const PaperGroup &group, int row, bool isLast) const;
    qreal sumHeight() const;
    QString priced(const QString &title) const;

    Sheet &m_sheet;
    const QuoteInput &m_input;
    const PaperOffer &m_offer;
    QVector<Column> m_columns;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
    QFont m_headerFont;
    QVector<TextBlock> m_headerBlocks;
    qreal m_headerHeight = 0;
    qreal m_below = 0;
    qreal m_lineHeight = 0;
    Money m_soFar;
    bool m_carries = false; // something stands above that is in the totals
};

} // namespace configuria
