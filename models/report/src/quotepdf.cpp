// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "pdffinish.h"
#include "quotesections.h"
#include "quotetable.h"
#include "quotetexts.h"
#include "report/savefile.h"
#include "sheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

void layOut(Sheet &sheet, const QuoteInput &input, const Quote &quote)
{
    QuoteSections sections(sheet, input, quote);
    sections.addTitle();
    sections.addParties();
    sections.addSummary();
    sections.addCharts();
    sheet.heading(QuoteText::tr("Bill of materials and prices"), pt(110));
    QuoteTable(sheet, input, quote).add();
    sections.addTotals();
    sections.addTerms();
    sections.addSignature();
    sections.addAssumptions();
    sections.addEvidence();
}

QString documentTitle(const QuoteInput &input)
{
    const QString number = clean(input.project.quote.number).simplified();
    const QString customer = clean(input.project.customer.name).simplified();
    const QString title = number.isEmpty() ? QuoteText::tr("Quote") : QuoteText::tr("Quote %1").arg(number);
    return customer.isEmpty() ? title : u"%1 \u2014 %2"_s.arg(title, customer);
}

void paintFooter(QPainter &painter, const Sheet &sheet, const QString &left, const QString &right)
{
    const qreal y = Sheet::bottom + pt(12);
    painter.fillRect(QRectF(Sheet::left, y, Sheet::width, pt(0.5)), ink::rule);
    painter.setPen(ink::muted);
    painter.setFont(sheet.font(7));
    const QRectF line(Sheet::left, y + pt(4), Sheet::width, pt(12));
    const QFontMetricsF metrics(sheet.font(7), painter.device());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, metrics.elidedText(left, Qt::ElideRight, Sheet::width * 0.8));
    painter.drawText(line, Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine, right);
}

QByteArray paintedPdf(const QuoteInput &input, PdfProperties &properties)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUpPaper(writer, documentTitle(input));
    Sheet sheet(&writer, paperFamily());
    layOut(sheet, input, makeQuote(input.catalogue, input.project, input.configuration));
    const QString left = u"%1 \u2014 %2"_s.arg(documentTitle(input), clean(input.project.seller.name).simplified());
    sheet.paint(writer, [&](QPainter &painter, int page) {
        //: Footer: number of the page and of the last page
        const QString right = QuoteText::tr("Page %1 / %2").arg(page).arg(sheet.pageCount());
        paintFooter(painter, sheet, left, right);
    });
    properties.bookmarks = sheet.bookmarks();
    return pdf;
}

} // namespace

tl::expected<void, Error> writeQuotePdf(const QuoteInput &input, const QString &path)
{
    PdfProperties properties;
    properties.language = languageTag(input);
    properties.author = clean(input.project.seller.name).simplified();
    properties.date = input.project.quote.date;
    const QByteArray painted = paintedPdf(input, properties);
    const tl::expected<QByteArray, QString> finished = finishPdf(painted, properties);
    if (!finished) {
        return tl::unexpected(cannotWrite(path, finished.error()));
    }
    return saveFile(path, *finished);
}

} // namespace configuria
