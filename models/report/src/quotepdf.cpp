// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/pagedquote.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QtMath>

#include <cmath>

#include "acceptancepage.h"
#include "pdffinish.h"
#include "quotecontent.h"
#include "quotesections.h"
#include "quotetable.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/quotedocument.h"
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

void paintWarning(QPainter &painter, const Sheet &sheet, const QString &warning)
{
    constexpr qreal top = pt(18), height = pt(15);
    const QFont bold = sheet.font(8, true);
    painter.fillRect(QRectF(Sheet::left, top, Sheet::width, height), ink::bad);
    sheet.shapedLine(warning, bold, Sheet::left, top + (height - sheet.lineHeight(bold)) / 2, Sheet::width, Qt::white, Qt::AlignHCenter)(painter);
}

// Across the page, under all that it says: a solid light colour, for PDF/A-1 has no transparency; as a shape, so that no letter of it
// stands among the words that a reader searches. The footer says it in words.
Sheet::Paint draftMark(const Sheet &sheet, QSizeF page)
{
    QPainterPath letters;
    //: large, across each page of a quote that must not be issued; capitals
    letters.addText(QPointF(), sheet.font(130, true), QuoteText::tr("DRAFT"));
    const QPointF middle(page.width() / 2, page.height() / 2);
    const qreal angle = qRadiansToDegrees(std::atan2(page.height(), page.width()));
    return [letters, middle, angle](QPainter &painter) {
        painter.translate(middle);
        painter.rotate(-angle);
        painter.translate(-letters.boundingRect().center());
        painter.fillPath(letters, ink::draft);
    };
}

void paintFooter(QPainter &painter, const Sheet &sheet, const QString &left, const QString &right)
{
    const qreal y = sheet.bottom() + pt(12);
    painter.fillRect(QRectF(Sheet::left, y, Sheet::width, pt(0.5)), ink::rule);
    sheet.shapedLine(left, sheet.font(7), Sheet::left, y + pt(4), Sheet::width, ink::muted)(painter);
    sheet.shapedLine(right, sheet.font(7), Sheet::left, y + pt(4), Sheet::width, ink::muted, Qt::AlignRight)(painter);
}

PdfProperties propertiesOf(const QuoteInput &input)
{
    PdfProperties properties;
    properties.title = documentTitle(input);
    properties.language = languageTag(input);
    properties.author = clean(input.project.seller.name).simplified();
    properties.date = input.project.quote.date;
    return properties;
}

} // namespace

struct PagedQuote::Private {
    explicit Private(const QuoteInput &input)
        : size(input.project.quote.paper.size)
        , properties(propertiesOf(input))
        , device(&buffer)
        , sheet(&device, paperFamily(), {size, readableAccent(input.look.accent)})
    {
        buffer.open(QIODevice::WriteOnly);
        setUpPaper(device, properties.title, size);
        layOut(sheet, input);
        properties.bookmarks = sheet.bookmarks();
        footer = u"%1 \u2014 %2"_s.arg(quoteTitle(input), properties.author);
        if (input.isDraft) {
            footer = u"%1 \u2014 %2"_s.arg(QuoteText::tr("Draft: not an offer"), footer);
            sheet.setBackground(draftMark(sheet, {Sheet::left * 2 + Sheet::width, QPageSize(pageSizeId(size)).size(QPageSize::Point).height() * pt(1)}));
        }
        footer = QFontMetricsF(sheet.font(7), &device).elidedText(footer, Qt::ElideRight, Sheet::width * 0.8);
        //: Footer: number of the page and of the last page
        pageOfPages = QuoteText::tr("Page %1 / %2");
        if (input.view == QuoteView::Internal) {
            warning = internalWarning();
        }
    }

    // What is on each page beside what was laid out; `page` counts from 1.
    void paintFrame(QPainter &painter, int page) const
    {
        paintFooter(painter, sheet, footer, pageOfPages.arg(page).arg(sheet.pageCount()));
        if (!warning.isEmpty()) {
            paintWarning(painter, sheet, warning);
        }
    }

    PaperSize size;
    PdfProperties properties;
    QString footer, pageOfPages, warning; // in the words of the paper; no warning: ""
    QBuffer buffer;
    QPdfWriter device; // measures letters while the pages are laid out, and is not painted on
    Sheet sheet;
};

PagedQuote::PagedQuote(const QuoteInput &input)
{
    const PaperLanguage words(input.language);
    d = std::make_unique<Private>(input);
}

PagedQuote::~PagedQuote() = default;

QString PagedQuote::title() const { return d->properties.title; }
int PagedQuote::pageCount() const { return d->sheet.pageCount(); }
PaperSize PagedQuote::paperSize() const { return d->size; }
QSizeF PagedQuote::pageSize() const { return QPageSize(pageSizeId(d->size)).size(QPageSize::Point); }

void PagedQuote::paint(QPainter &painter, int page, qreal dotsPerInch) const
{
    if (page < 0 || page >= pageCount()) {
        return;
    }
    painter.save();
    painter.scale(dotsPerInch / paperDpi, dotsPerInch / paperDpi);
    d->sheet.paintPage(painter, page, [this](QPainter &p, int number) { d->paintFrame(p, number); });
    painter.restore();
}

tl::expected<void, Error> PagedQuote::writePdf(const QString &path) const
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUpPaper(writer, d->properties.title, d->size);
    d->sheet.paint(writer, [this](QPainter &painter, int number) { d->paintFrame(painter, number); });
    const tl::expected<QByteArray, QString> finished = finishPdf(pdf, d->properties);
    if (!finished) {
        return tl::unexpected(cannotWrite(path, finished.error()));
    }
    return saveFile(path, *finished);
}

tl::expected<void, Error> writeQuotePdf(const QuoteInput &input, const QString &path)
{
    return PagedQuote(input).writePdf(path);
}

} // namespace configuria
