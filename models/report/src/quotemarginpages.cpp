// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/quotetotals.h"
#include "quotesections.h"

using namespace Qt::StringLiterals;

// What the house earns: for the internal view alone.
namespace configuria {
namespace {

enum MarginColumn { Number, Designation, PurchasePrice, Purchase, Sale, Margin, MarginRate, Floor, ColumnCount };

struct Column {
    QString title;
    qreal width;
};

} // namespace

void QuoteSections::addMargins(const PaperOffer &offer)
{
    if (!offer.margins) {
        return;
    }
    const QuoteMargins &margins = *offer.margins;
    const Format &format = m_input.format;
    const QString currency = clean(offer.quote.currency);
    m_sheet.heading(offer.tax.margins.arg(currency), pt(60));
    const Column columns[ColumnCount] = {{QuoteText::tr("No."), pt(24)},           {QuoteText::tr("Designation"), 0},
                                         {QuoteText::tr("Purchase price"), pt(62)}, {QuoteText::tr("Purchase"), pt(66)},
                                         {QuoteText::tr("Sale"), pt(66)},           {QuoteText::tr("Margin"), pt(60)},
                                         {QuoteText::tr("Margin %"), pt(44)},       {QuoteText::tr("Floor price"), pt(58)}};
    qreal fixed = 0;
    for (const Column &column : columns) {
        fixed += column.width;
    }
    const QFont plain = m_sheet.font(7.2), bold = m_sheet.font(7.2, true);
    const qreal height = m_sheet.lineHeight(plain) + pt(4);
    const auto row = [&](const QStringList &cells, const QFont &font, const QColor &color) {
        qreal x = Sheet::left;
        for (int i = 0; i < ColumnCount; ++i) {
            const qreal width = i == Designation ? Sheet::width - fixed : columns[i].width;
            if (i == Designation) { // cut where it is too long, rather than in smaller letters
                m_sheet.text(m_sheet.block(cells.value(i), font, width - pt(4), Qt::AlignLeft, 1), QPointF(x + pt(2), m_sheet.y() + pt(2)), color);
            } else {
                m_sheet.line(cells.value(i), font, x + pt(2), m_sheet.y() + pt(2), width - pt(4), color, i > Designation ? Qt::AlignRight : Qt::AlignLeft);
            }
            x += width;
        }
        m_sheet.skip(height);
        m_sheet.rule(m_sheet.y() - pt(0.5), ink::rule);
    };
    const auto head = [&] {
        QStringList titles;
        for (const Column &column : columns) {
            titles << column.title;
        }
        m_sheet.fill(Sheet::left, m_sheet.y(), Sheet::width, height, m_sheet.accent());
        row(titles, bold, Qt::white);
    };
    const auto money = [&](const std::optional<Money> &value) { return value ? amount(format, *value) : format.unknown(); };
    const auto share = [&](const std::optional<Rate> &rate) { return rate ? format.percent(Fraction(static_cast<double>(rate->ppm) / 1e6)) : format.unknown(); };
    head();
    m_sheet.setPageHeader(head);
    for (std::size_t i = 0; i < margins.lines.size() && i < offer.quote.lines.size(); ++i) {
        const MarginLine &line = margins.lines[i];
        m_sheet.ensure(height);
        row({format.count(static_cast<std::int64_t>(i) + 1), clean(offer.quote.lines[i].designation).simplified(), money(line.purchasePrice), money(line.purchase),
             money(line.sale), money(line.margin), share(line.rate), money(line.floorPrice)},
            plain, line.isBelowFloor || line.isBelowMinimum ? ink::bad : ink::text);
    }
    m_sheet.ensure(height);
    row({{}, QuoteText::tr("Total, options apart"), {}, money(margins.purchase()), amount(format, offer.quote.totalExclVat), money(margins.margin),
         share(margins.rate), {}},
        bold, margins.isBelowMinimum ? ink::bad : ink::text);
    m_sheet.setPageHeader(nullptr);
    QStringList says = texts::marginNotices(margins, format);
    const QString note = clean(m_input.project.quote.internal.approvalNote).trimmed();
    if (!note.isEmpty()) {
        says << QuoteText::tr("Approval: %1").arg(note);
    }
    m_sheet.skip(pt(4));
    m_sheet.flow(says.join(u'\n'), m_sheet.font(7.4), ink::text);
}

} // namespace configuria
