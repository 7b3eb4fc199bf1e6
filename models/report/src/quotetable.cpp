// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotetable.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace configuria {
namespace {
constexpr qreal padding = pt(3);
constexpr qreal starWidth = pt(4.5); // beside the digits, so that those stay aligned
} // namespace

QuoteTable::QuoteTable(Sheet &sheet, const QuoteInput &input, const Quote &quote)
    : m_sheet(sheet)
    , m_input(input)
    , m_quote(quote)
    , m_font(sheet.font(7.8))
    , m_bold(sheet.font(7.8, true))
    , m_small(sheet.font(6.6))
    , m_headerFont(sheet.font(7, true))
{
    const QString currency = clean(input.project.currency);
    const auto priced = [&currency](const QString &title) { return currency.isEmpty() ? title : u"%1 (%2)"_s.arg(title, currency); };
    const auto any = [&quote](auto has) { return std::any_of(quote.lines.begin(), quote.lines.end(), has); };
    // A column in which no line says anything leaves its place to the designation.
    const bool hasReferences = any([](const QuoteLine &line) { return !line.reference.empty(); });
    const bool hasDiscounts = any([](const QuoteLine &line) { return line.discount > Rate{}; });
    const struct {
        QString title;
        qreal width;
        Qt::Alignment alignment;
    } columns[ColumnCount] = {
        //: Column of the quote's table: number of the line, very short
        {QuoteText::tr("No."), pt(24), Qt::AlignLeft},
        {hasReferences ? QuoteText::tr("Reference") : QString(), hasReferences ? pt(92) : 0, Qt::AlignLeft},
        {QuoteText::tr("Designation"), 0, Qt::AlignLeft},
        //: Column of the quote's table: quantity, short
        {QuoteText::tr("Qty"), pt(38), Qt::AlignRight},
        {priced(QuoteText::tr("Unit price excl. VAT")), pt(76), Qt::AlignRight},
        {hasDiscounts ? QuoteText::tr("Discount") : QString(), hasDiscounts ? pt(46) : 0, Qt::AlignRight},
        {priced(QuoteText::tr("Total excl. VAT")), pt(80), Qt::AlignRight},
    };
    qreal fixed = 0;
    for (const auto &column : columns) {
        fixed += column.width;
    }
    qreal x = Sheet::left;
    for (int i = 0; i < ColumnCount; ++i) {
        const auto &column = columns[i];
        const qreal width = i == Designation ? Sheet::width - fixed : column.width;
        m_columns.append({column.title, x, width, column.alignment});
        m_headerBlocks.append(sheet.block(column.title, m_headerFont, width - 2 * padding, column.alignment));
        m_headerHeight = std::max(m_headerHeight, m_headerBlocks.last().height() + 2 * padding);
        x += width;
    }
}

void QuoteTable::add()
{
    addHeader();
    m_sheet.setPageHeader([this] { addHeader(); });
    int number = 0;
    for (const QuoteLine &line : m_quote.lines) {
        addRow(line, ++number);
    }
    m_sheet.setPageHeader(nullptr);
}

void QuoteTable::addHeader()
{
    m_sheet.fill(Sheet::left, m_sheet.y(), Sheet::width, m_headerHeight, ink::accent);
    for (int i = 0; i < ColumnCount; ++i) {
        const qreal y = m_sheet.y() + (m_headerHeight - m_headerBlocks[i].height()) / 2;
        m_sheet.text(m_headerBlocks[i], QPointF(m_columns[i].x + padding, y), Qt::white);
    }
    m_sheet.skip(m_headerHeight);
}

void QuoteTable::cell(ColumnId column, const QString &text, const QFont &font, qreal y, const QColor &color)
{
    const Column &at = m_columns[column];
    if (text.isEmpty()) {
        return;
    }
    const bool hasStar = column == UnitPrice;
    m_sheet.line(text, font, at.x + padding, y, at.width - 2 * padding - (hasStar ? starWidth : 0), color, at.alignment);
}

void QuoteTable::addFigures(const QuoteLine &line, int number, qreal y)
{
    const Format &format = m_input.format;
    cell(Number, format.count(number), m_font, y, ink::muted);
    cell(Quantity, format.count(line.quantity), m_font, y, ink::text);
    cell(Discount, line.discount > Rate{} ? format.percent(line.discount) : QString(), m_font, y, ink::text);
    if (!line.unitPrice || !line.total) {
        cell(UnitPrice, QuoteText::tr("on request"), m_font, y, ink::warning);
        cell(Total, QuoteText::tr("on request"), m_font, y, ink::warning);
        return;
    }
    cell(UnitPrice, amount(format, *line.unitPrice), m_font, y, ink::text);
    cell(Total, amount(format, *line.total), m_bold, y, ink::text);
    if (line.priceIsExample) {
        const Column &at = m_columns[UnitPrice];
        m_sheet.line(u"*"_s, m_bold, at.x + at.width - padding - starWidth, y, starWidth, ink::warning, Qt::AlignRight);
    }
}

// Lines of both text cells at the current position.
void QuoteTable::addLines(const TextBlock &reference, const TextBlock &designation, int first, int count)
{
    const qreal y = m_sheet.y();
    const QPointF referenceAt(m_columns[Reference].x + padding, y + pt(0.9)); // smaller font, same base line
    const QPointF designationAt(m_columns[Designation].x + padding, y);
    m_sheet.add([reference, designation, referenceAt, designationAt, first, count](QPainter &painter) {
        painter.setPen(ink::muted);
        reference.draw(painter, referenceAt, first, count);
        painter.setPen(ink::text);
        designation.draw(painter, designationAt, first, count);
    });
}

void QuoteTable::addRow(const QuoteLine &line, int number)
{
    const TextBlock reference = m_sheet.block(clean(line.reference), m_small, m_columns[Reference].width - 2 * padding);
    const TextBlock designation = m_sheet.block(clean(line.designation), m_font, m_columns[Designation].width - 2 * padding);
    const qreal lineHeight = designation.lineCount() > 0 ? designation.lineHeight(0) : m_sheet.lineHeight(m_font);
    const int lines = std::max({reference.lineCount(), designation.lineCount(), 1});
    const qreal height = lines * lineHeight + 2 * padding;
    const bool flows = height > m_sheet.pageHeight();
    m_sheet.ensure(flows ? 4 * lineHeight + 2 * padding : height);
    m_sheet.skip(padding);
    addFigures(line, number, m_sheet.y());
    for (int first = 0; first < lines;) {
        const int room = std::max(1, static_cast<int>((m_sheet.remaining() - padding + pt(0.1)) / lineHeight));
        const int count = std::min(room, lines - first);
        addLines(reference, designation, first, count);
        m_sheet.skip(count * lineHeight);
        first += count;
        if (first < lines) {
            m_sheet.newPage();
            m_sheet.skip(padding);
        }
    }
    m_sheet.skip(padding);
    m_sheet.rule(m_sheet.y() - pt(0.5), ink::rule);
}

} // namespace configuria
