// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

#include "comparetexts.h"
#include "pdffinish.h"
#include "report/comparedocument.h"
#include "report/savefile.h"
#include "sheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

constexpr int mostColumns = 8; // of one table: more are not read
constexpr qreal labelWidth = pt(112), gap = pt(4), fontSize = 7;

// The columns first to last, from the top of what is left of the page.
class CompareTable {
public:
    CompareTable(Sheet &sheet, const CompareModel &model, int first, int last)
        : m_sheet(sheet), m_model(model), m_first(first), m_last(last), m_columnWidth((Sheet::landscapeWidth - labelWidth) / (last - first))
    {
    }

    void add()
    {
        addHead();
        m_sheet.setPageHeader([this] { addHead(); });
        for (int row = 0; row < m_model.rowCount(); ++row) {
            addRow(row);
        }
        m_sheet.setPageHeader(nullptr);
    }

private:
    qreal left(int column) const { return Sheet::left + labelWidth + (column - m_first) * m_columnWidth; }

    void addHead()
    {
        const QFont bold = m_sheet.font(fontSize, true);
        std::vector<TextBlock> names;
        qreal height = 0;
        for (int column = m_first; column < m_last; ++column) {
            names.push_back(m_sheet.block(m_model.headerData(column, Qt::Horizontal).toString(), bold, m_columnWidth - gap, Qt::AlignLeft, 3));
            height = std::max(height, names.back().height());
        }
        m_sheet.fill(Sheet::left, m_sheet.y(), Sheet::landscapeWidth, height + 2 * gap, ink::fill);
        for (int column = m_first; column < m_last; ++column) {
            m_sheet.text(names[static_cast<std::size_t>(column - m_first)], {left(column), m_sheet.y() + gap}, ink::text);
        }
        m_sheet.skip(height + 2 * gap);
    }

    // A row is never split: a cell shows what a page holds.
    void addRow(int row)
    {
        const int mostLines = static_cast<int>((Sheet::landscapeBottom - Sheet::top) / m_sheet.lineHeight(m_sheet.font(fontSize))) - 6;
        std::vector<TextBlock> cells;
        const TextBlock label = m_sheet.block(m_model.rowLabel(row), m_sheet.font(fontSize), labelWidth - gap, Qt::AlignLeft, 3);
        qreal height = label.height();
        for (int column = m_first; column < m_last; ++column) {
            const QModelIndex index = m_model.index(row, column);
            const bool isBest = index.data(CompareModel::BestRole).toBool();
            const QString text = (isBest ? u"✓ "_s : QString()) + index.data().toString();
            cells.push_back(m_sheet.block(text, m_sheet.font(fontSize, isBest), m_columnWidth - gap, Qt::AlignLeft, mostLines));
            height = std::max(height, cells.back().height());
        }
        m_sheet.ensure(height + gap);
        m_sheet.text(label, {Sheet::left + gap / 2, m_sheet.y() + gap / 2}, ink::muted);
        for (int column = m_first; column < m_last; ++column) {
            const QModelIndex index = m_model.index(row, column);
            const QColor color = index.data(CompareModel::BestRole).toBool() ? ink::good : index.data(CompareModel::UnknownRole).toBool() ? ink::muted : ink::text;
            m_sheet.text(cells[static_cast<std::size_t>(column - m_first)], {left(column), m_sheet.y() + gap / 2}, color);
        }
        m_sheet.skip(height + gap);
        m_sheet.fill(Sheet::left, m_sheet.y(), Sheet::landscapeWidth, pt(0.4), ink::rule);
    }

    Sheet &m_sheet;
    const CompareModel &m_model;
    const int m_first, m_last;
    const qreal m_columnWidth;
};

bool showsScore(const CompareModel &model)
{
    return model.rowOf(CompareRow::Score) >= 0 || model.rowOf(CompareRow::ScoreTerms) >= 0;
}

void layOut(Sheet &sheet, const CompareModel &model, const QuoteInput &input)
{
    sheet.line(compareTitle(input), sheet.font(13, true), Sheet::left, sheet.y(), Sheet::landscapeWidth, ink::accent);
    sheet.skip(pt(20));
    QStringList said;
    if (isValidDate(input.project.quote.date)) {
        said << input.format.date(input.project.quote.date);
    }
    said << CompareText::tr("Amounts without VAT, in %1.").arg(QString::fromStdString(input.project.currency))
         << CompareText::tr("✓ the best of a row; ≠ or a difference in brackets: not as in the reference; — not known, or of no meaning there.");
    sheet.flow(said.join(u"   "_s), sheet.font(7), ink::muted, Sheet::left, Sheet::landscapeWidth);
    sheet.skip(pt(6));
    for (int first = 0; first < model.columnCount(); first += mostColumns) {
        if (first > 0) {
            sheet.newPage();
        }
        CompareTable(sheet, model, first, std::min(first + mostColumns, model.columnCount())).add();
    }
    if (showsScore(model)) {
        sheet.skip(pt(6));
        sheet.flow(texts::howScored(), sheet.font(7), ink::muted, Sheet::left, Sheet::landscapeWidth);
    }
}

QByteArray paintedPdf(const CompareModel &model, const QuoteInput &input)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUpPaper(writer, compareTitle(input));
    writer.setPageOrientation(QPageLayout::Landscape);
    Sheet sheet(&writer, paperFamily(), {PaperSize::A4, ink::accent, true});
    layOut(sheet, model, input);
    sheet.paint(writer, [&](QPainter &painter, int page) {
        const QRectF foot(Sheet::left, Sheet::landscapeBottom + pt(14), Sheet::landscapeWidth, pt(12));
        painter.setPen(ink::muted);
        painter.setFont(sheet.font(7));
        //: Footer: number of the page and of the last page
        painter.drawText(foot, Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine, CompareText::tr("Page %1 / %2").arg(page).arg(sheet.pageCount()));
    });
    return pdf;
}

} // namespace

tl::expected<void, Error> writeComparePdf(const CompareModel &model, const QuoteInput &input, const QString &path)
{
    PdfProperties properties;
    properties.language = languageTag(input);
    properties.author = clean(input.project.seller.name).simplified();
    properties.date = input.project.quote.date;
    const tl::expected<QByteArray, QString> finished = finishPdf(paintedPdf(model, input), properties);
    return finished ? saveFile(path, *finished) : tl::unexpected(cannotWrite(path, finished.error()));
}

} // namespace configuria
