// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "acceptancepage.h"
#include "pdffinish.h"
#include "quotecontent.h"
#include "quotesections.h"
#include "quotetable.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/savefile.h"
#include "sheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

void addOffer(Sheet &sheet, const QuoteInput &input, QuoteSections &sections, const PaperOffer &offer)
{
    const QString title = offer.title.isEmpty() ? QuoteText::tr("Bill of materials and prices") : offer.title;
    sheet.heading(title, pt(110));
    QuoteTable(sheet, input, offer, sections.totalsHeight(offer)).add();
    sections.addTotals(offer);
    sections.addMargins(offer);
}

void layOut(Sheet &sheet, const QuoteInput &input)
{
    const QVector<PaperOffer> offers = paperOffers(input);
    QuoteSections sections(sheet, input, offers.first().quote);
    const QuotePaper &paper = input.project.quote.paper;
    if (paper.hasCover) {
        sections.addCover();
    }
    sections.addTitle();
    sections.addParties();
    sections.addIntroduction();
    sections.addSummary();
    sections.addCharts();
    for (const PaperOffer &offer : offers) {
        addOffer(sheet, input, sections, offer);
    }
    sections.addTerms();
    sections.addSignature();
    sections.addAssumptions();
    sections.addEvidence();
    sections.addTermsOfSale();
    if (paper.hasAcceptance) {
        sheet.newPage();
        addAcceptancePage(sheet, input);
    }
}

void paintWarning(QPainter &painter, const Sheet &sheet)
{
    painter.fillRect(QRectF(Sheet::left, pt(18), Sheet::width, pt(15)), ink::bad);
    painter.setPen(Qt::white);
    painter.setFont(sheet.font(8, true));
    painter.drawText(QRectF(Sheet::left, pt(18), Sheet::width, pt(15)), Qt::AlignCenter | Qt::TextSingleLine, internalWarning());
}

void paintFooter(QPainter &painter, const Sheet &sheet, const QString &left, const QString &right)
{
    const qreal y = sheet.bottom() + pt(12);
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
    const PaperSize size = input.project.quote.paper.size;
    setUpPaper(writer, documentTitle(input), size);
    Sheet sheet(&writer, paperFamily(), {size, readableAccent(input.look.accent)});
    layOut(sheet, input);
    const QString left = u"%1 \u2014 %2"_s.arg(documentTitle(input), clean(input.project.seller.name).simplified());
    sheet.paint(writer, [&](QPainter &painter, int page) {
        //: Footer: number of the page and of the last page
        const QString right = QuoteText::tr("Page %1 / %2").arg(page).arg(sheet.pageCount());
        paintFooter(painter, sheet, left, right);
        if (input.view == QuoteView::Internal) {
            paintWarning(painter, sheet);
        }
    });
    properties.bookmarks = sheet.bookmarks();
    return pdf;
}

} // namespace

tl::expected<void, Error> writeQuotePdf(const QuoteInput &input, const QString &path)
{
    const PaperLanguage words(input.language);
    PdfProperties properties;
    properties.title = documentTitle(input);
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
