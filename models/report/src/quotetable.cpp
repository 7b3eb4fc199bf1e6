// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotetable.h"

#include <QPainter>

#include <algorithm>

#include "items/quotewords.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {
constexpr qreal padding = pt(3);
constexpr qreal starWidth = pt(4.5); // beside the digits, so that those stay aligned
} // namespace

QuoteTable::QuoteTable(Sheet &sheet, const QuoteInput &input, const PaperOffer &offer, qreal below)
    : m_sheet(sheet)
    , m_input(input)
    , m_offer(offer)
    , m_font(sheet.font(7.8))
    , m_bold(sheet.font(7.8, true))
    , m_small(sheet.font(6.6))
    , m_headerFont(sheet.font(7, true))
    , m_below(below)
    , m_lineHeight(sheet.block(u"x"_s, m_font, pt(20)).lineHeight(0))
{
    addColumns();
}

QString QuoteTable::priced(const QString &title) const
{
    const QString currency = clean(m_offer.quote.currency);
    return currency.isEmpty() ? title : u"%1 (%2)"_s.arg(title, currency);
}

void QuoteTable::addColumns()
{
    const auto any = [this](auto has) {
        return std::any_of(m_offer.groups.begin(), m_offer.groups.end(),
                           [&has](const PaperGroup &group) { return std::any_of(group.rows.begin(), group.rows.end(), has); });
    };
    // A column in which no line says anything leaves its place to the designation.
    const bool hasReferences = any([](const PaperRow &row) { return !row.reference.isEmpty(); });
    const bool hasDiscounts = any([](const PaperRow &row) { return row.discount > Rate{}; });
    const bool hasRates = hasSeveralRates(m_offer.quote);
    // Wide enough for the longest amount in the size of the others, within reason.
    qreal unitWidth = pt(76), totalWidth = pt(80);
    const auto widen = [this](qreal &width, const std::optional<Money> &value, const QFont &font, qreal beside) {
        width = value ? std::max(width, std::min(m_sheet.advance(amount(m_input.format, *value), font) + 2 * padding + beside + pt(0.5), pt(115))) : width;
    };
    for (const PaperGroup &group : m_offer.groups) {
        for (const PaperRow &row : group.rows) {
            widen(unitWidth, row.unitPrice, m_font, starWidth);
            widen(totalWidth, row.total, m_bold, 0);
        }
        widen(totalWidth, group.subtotal, m_bold, 0);
    }
    widen(totalWidth, m_offer.quote.subtotal, m_bold, 0); // of what is carried over
    const bool hasUnits = statesUnits(m_offer);
    const bool hasFractions = any([](const PaperRow &row) { return !row.quantity.isWhole(); });
    const struct {
        QString title;
        qreal width;
        Qt::Alignment alignment;
    } columns[ColumnCount] = {
        //: Column of the quote's table: number of the line, very short
        {QuoteText::tr("No."), pt(24), Qt::AlignLeft},
        {hasReferences ? QuoteText::tr("Reference") : QString(), hasReferences ? pt(hasRates ? 78 : 92) : 0, Qt::AlignLeft},
        {QuoteText::tr("Designation"), 0, Qt::AlignLeft},
        //: Column of the quote's table: quantity, short
        {QuoteText::tr("Qty"), pt(hasFractions ? 46 : 38), Qt::AlignRight},
        {hasUnits ? QuoteText::tr("Unit") : QString(), hasUnits ? pt(42) : 0, Qt::AlignLeft},
        {priced(m_offer.tax.unitPrice), unitWidth, Qt::AlignRight},
        {hasDiscounts ? QuoteText::tr("Discount") : QString(), hasDiscounts ? pt(46) : 0, Qt::AlignRight},
        {hasRates ? m_offer.tax.name : QString(), hasRates ? pt(36) : 0, Qt::AlignRight},
        {priced(m_offer.tax.total), totalWidth, Qt::AlignRight},
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
        m_headerBlocks.append(m_sheet.block(column.title, m_headerFont, width - 2 * padding, column.alignment));
        m_headerHeight = std::max(m_headerHeight, m_headerBlocks.last().height() + 2 * padding);
        x += width;
    }
}

void QuoteTable::add()
{
    addHeader();
    m_sheet.setPageHeader([this] {
        addHeader();
        if (m_carries) {
            addSum(QuoteText::tr("Brought forward"), amount(m_input.format, m_soFar), ink::fill);
        }
    });
    for (int i = 0; i < m_offer.groups.size(); ++i) {
        addGroup(m_offer.groups[i], i + 1 == m_offer.groups.size());
    }
    m_sheet.setPageHeader(nullptr);
}

void QuoteTable::addHeader()
{
    m_sheet.fill(Sheet::left, m_sheet.y(), Sheet::width, m_headerHeight, m_sheet.accent());
    for (int i = 0; i < ColumnCount; ++i) {
        const qreal y = m_sheet.y() + (m_headerHeight - m_headerBlocks[i].height()) / 2;
        m_sheet.text(m_headerBlocks[i], QPointF(m_columns[i].x + padding, y), Qt::white);
    }
    m_sheet.skip(m_headerHeight);
}

qreal QuoteTable::sumHeight() const
{
    return m_lineHeight + 2 * padding;
}

// A row of a sum across the table: carried over, or of a section.
void QuoteTable::addSum(const QString &label, const QString &value, const QColor &ground)
{
    const qreal y = m_sheet.y(), right = m_columns[Total].x;
    m_sheet.fill(Sheet::left, y, Sheet::width, sumHeight(), ground);
    m_sheet.line(label, m_bold, Sheet::left + padding, y + padding, right - Sheet::left - 2 * padding, ink::text, Qt::AlignRight);
    m_sheet.line(value, m_bold, right + padding, y + padding, m_columns[Total].width - 2 * padding, ink::text, Qt::AlignRight);
    m_sheet.skip(sumHeight());
}

void QuoteTable::breakPage()
{
    if (m_carries) {
        addSum(QuoteText::tr("Carried forward"), amount(m_input.format, m_soFar), ink::fill);
    }
    m_sheet.newPage();
}

void QuoteTable::addTitle(const PaperGroup &group, bool isLast)
{
    const qreal needed = sumHeight() + padding + neededBy(textsOf(group.rows.first()), afterRow(group, 0, isLast)); // never alone at the foot
    if (needed > m_sheet.remaining() && !m_sheet.isAtTop()) {
        breakPage();
    }
    m_sheet.skip(padding);
    m_sheet.line(group.title, m_bold, Sheet::left + padding, m_sheet.y() + padding, Sheet::width - 2 * padding, m_sheet.accent());
    m_sheet.skip(sumHeight());
    m_sheet.rule(m_sheet.y() - pt(0.8), m_sheet.accent(), pt(0.8));
}

void QuoteTable::addSubtotal(const PaperGroup &group)
{
    const QString title = group.isOptions ? QuoteText::tr("Total of the options") : QuoteText::tr("Subtotal: %1").arg(group.title);
    const bool isUnknown = group.isPartial && group.subtotal == Money();
    addSum(group.isPartial ? QuoteText::tr("%1 (partial)").arg(title) : title,
           isUnknown ? QuoteText::tr("on request") : amount(m_input.format, group.subtotal), ink::fill);
}

// The subtotal that closes its group, and the sum that is carried when another row follows.
qreal QuoteTable::afterRow(const PaperGroup &group, int row, bool isLast) const
{
    const bool isLastRow = row + 1 == group.rows.size();
    const bool mayCarry = !group.isOptions && !(isLast && isLastRow);
    const qreal sums = (isLastRow && !group.title.isEmpty() ? sumHeight() : 0) + (mayCarry ? sumHeight() : 0);
    const bool isEnd = isLast && isLastRow && textsOf(group.rows[row]).lines() * m_lineHeight + m_below < m_sheet.pageHeight() / 2;
    return sums + (isEnd ? m_below : 0);
}

void QuoteTable::addGroup(const PaperGroup &group, bool isLast)
{
    const bool hasSubtotal = !group.title.isEmpty();
    if (group.isOptions) {
        m_carries = false; // they are in no total
    }
    if (hasSubtotal && !group.rows.isEmpty()) {
        addTitle(group, isLast);
    }
    for (int i = 0; i < group.rows.size(); ++i) {
        addRow(group.rows[i], afterRow(group, i, isLast));
        if (!group.isOptions) {
            m_carries = true;
        }
    }
    if (hasSubtotal) {
        addSubtotal(group);
    }
}

void QuoteTable::cell(ColumnId column, const QString &text, const QFont &font, qreal y, const QColor &color)
{
    const Column &at = m_columns[column];
    if (text.isEmpty() || at.width <= 0) {
        return;
    }
    const bool hasStar = column == UnitPrice;
    m_sheet.line(text, font, at.x + padding, y, at.width - 2 * padding - (hasStar ? starWidth : 0), color, at.alignment);
}

void QuoteTable::addFigures(const PaperRow &row, qreal y)
{
    const Format &format = m_input.format;
    cell(Number, format.count(row.number), m_font, y, ink::muted);
    cell(Quantity, format.quantity(row.quantity), m_font, y, ink::text);
    cell(Unit, texts::label(row.unit), m_font, y, ink::text);
    cell(Discount, row.discount > Rate{} ? format.percent(row.discount) : QString(), m_font, y, ink::text);
    cell(Vat, format.percent(row.vat), m_font, y, ink::text);
    if (!row.unitPrice || !row.total) {
        cell(UnitPrice, QuoteText::tr("on request"), m_font, y, ink::warning);
        cell(Total, QuoteText::tr("on request"), m_font, y, ink::warning);
        return;
    }
    cell(UnitPrice, amount(format, *row.unitPrice), m_font, y, ink::text);
    cell(Total, amount(format, *row.total), m_bold, y, ink::text);
    if (row.isExample) {
        const Column &at = m_columns[UnitPrice];
        m_sheet.line(u"*"_s, m_bold, at.x + at.width - padding - starWidth, y, starWidth, ink::warning, Qt::AlignRight);
    }
}

QuoteTable::Texts QuoteTable::textsOf(const PaperRow &row) const
{
    QStringList notes{row.comment, row.customs};
    notes.removeAll(QString());
    const qreal width = m_columns[Designation].width - 2 * padding;
    return {m_sheet.block(row.reference, m_small, m_columns[Reference].width - 2 * padding), m_sheet.block(row.designation, m_font, width),
            m_sheet.block(notes.join(u'\n'), m_small, notes.isEmpty() ? width : width - pt(6), Qt::AlignLeft, notes.isEmpty() ? 0 : INT_MAX)};
}

bool QuoteTable::flows(const Texts &texts, qreal after) const
{
    return texts.lines() * m_lineHeight + 2 * padding + after > m_sheet.pageHeight() - sumHeight();
}

qreal QuoteTable::neededBy(const Texts &texts, qreal after) const
{
    return (flows(texts, after) ? 4 : texts.lines()) * m_lineHeight + 2 * padding + after;
}

// Lines of the text cells at the current position: the notes follow the designation.
void QuoteTable::addLines(const Texts &texts, int first, int count)
{
    const qreal y = m_sheet.y(), lineHeight = m_lineHeight;
    const QPointF referenceAt(m_columns[Reference].x + padding, y + pt(0.9)); // smaller font, same base line
    const QPointF designationAt(m_columns[Designation].x + padding, y);
    m_sheet.add([texts, referenceAt, designationAt, first, count, lineHeight](QPainter &painter) {
        painter.setPen(ink::muted);
        texts.reference.draw(painter, referenceAt, first, count);
        const int words = texts.designationLines();
        for (int i = std::max(first, words); i < std::min(first + count, words + texts.notes.lineCount()); ++i) {
            texts.notes.draw(painter, designationAt + QPointF(pt(6), (i - first) * lineHeight), i - words, 1);
        }
        painter.setPen(ink::text);
        texts.designation.draw(painter, designationAt, first, std::min(count, words - first));
    });
}

void QuoteTable::addRow(const PaperRow &row, qreal after)
{
    const Texts texts = textsOf(row);
    const int lines = texts.lines();
    if (neededBy(texts, after) > m_sheet.remaining() && !m_sheet.isAtTop()) {
        breakPage();
    }
    m_soFar += row.total.value_or(Money());
    m_sheet.skip(padding);
    addFigures(row, m_sheet.y());
    for (int first = 0; first < lines;) {
        const int room = std::max(1, static_cast<int>((m_sheet.remaining() - after - padding + pt(0.1)) / m_lineHeight));
        const int count = std::min(room, lines - first);
        addLines(texts, first, count);
        m_sheet.skip(count * m_lineHeight);
        first += count;
        if (first < lines) {
            breakPage();
            m_sheet.skip(padding);
        }
    }
    m_sheet.skip(padding);
    m_sheet.rule(m_sheet.y() - pt(0.5), ink::rule);
}

} // namespace configuria
