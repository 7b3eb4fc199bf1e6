// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotesections.h"

#include <QImage>
#include <QPainter>
#include <QPicture>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

constexpr qreal gap = pt(10);
constexpr qreal inset = pt(7);
constexpr qreal labelShare = 0.4;
// A page of address is a mistake: the two blocks stay on the first page.
constexpr int maxNameLines = 8;
constexpr int maxPartyLines = 24;
constexpr int maxDateLines = 4; // of a reference
constexpr qreal chartHeight = pt(150);
constexpr qreal chartTitleHeight = pt(13);
// A chart counts in pixels of 96 dpi, and is printed at three quarters of that size: a 9 pt label becomes 6.75 pt.
constexpr qreal chartUnit = pt(0.75 * 0.75);

} // namespace

QuoteSections::QuoteSections(Sheet &sheet, const QuoteInput &input, const Quote &quote)
    : m_sheet(sheet)
    , m_input(input)
    , m_quote(quote)
{
}

// On white, without transparency: PDF/A-1b has none. Smaller than the place when it is of another shape; nothing for what is no image.
void QuoteSections::addLogo(qreal width, qreal height)
{
    const QImage read = QImage::fromData(m_input.look.logo);
    if (read.isNull()) {
        return;
    }
    QImage image(read.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawImage(0, 0, read);
    painter.end();
    const QSizeF size = QSizeF(image.size()).scaled(width, height, Qt::KeepAspectRatio);
    const QRectF at(QPointF(Sheet::left, m_sheet.y()), size);
    m_sheet.add([image, at](QPainter &page) { page.drawImage(at, image); });
    m_sheet.skip(size.height() + pt(10));
}

void QuoteSections::addCover()
{
    m_sheet.bookmark(QuoteText::tr("Cover"));
    addLogo(pt(200), pt(80));
    const qreal top = pt(255);
    m_sheet.skip(top - m_sheet.y());
    m_sheet.fill(Sheet::left, m_sheet.y(), pt(60), pt(5), m_sheet.accent());
    m_sheet.skip(pt(20));
    //: Title of the document, in capitals
    m_sheet.line(QuoteText::tr("QUOTE"), m_sheet.font(40, true), Sheet::left, m_sheet.y(), Sheet::width, m_sheet.accent());
    m_sheet.skip(m_sheet.lineHeight(m_sheet.font(40, true)));
    const QString subject = clean(m_input.project.title).simplified();
    const auto paragraph = [this](const QString &text, qreal points, const QColor &color) {
        const TextBlock block = m_sheet.block(text, m_sheet.font(points, points > 12), Sheet::width, Qt::AlignLeft, 5);
        m_sheet.text(block, QPointF(Sheet::left, m_sheet.y()), color);
        m_sheet.skip(block.height() + pt(6));
    };
    if (!subject.isEmpty()) {
        paragraph(subject, 17, ink::text);
    }
    paragraph(clean(m_input.project.customer.name).simplified(), 13, ink::text);
    m_sheet.skip(pt(26));
    QVector<LabelledText> rows = dateRows(m_input, m_quote);
    if (const QString number = numberAndVersion(m_input.project.quote); !number.isEmpty()) {
        rows.prepend({QuoteText::tr("Quote"), number, {}});
    }
    for (const LabelledText &row : rows) {
        m_sheet.line(row.label, m_sheet.font(9.5), Sheet::left, m_sheet.y(), pt(120), ink::muted);
        const TextBlock value = m_sheet.block(row.value, m_sheet.font(9.5, true), Sheet::width - pt(124), Qt::AlignLeft, maxDateLines);
        m_sheet.text(value, QPointF(Sheet::left + pt(124), m_sheet.y()), ink::text);
        m_sheet.skip(value.height() + pt(6));
    }
    const Party &seller = m_input.project.seller;
    const SaleCase saleCase = m_input.project.quote.sale.saleCase;
    const QString foot = (QStringList(clean(seller.name).simplified()) + partyLines(seller, saleCase)).join(u'\n');
    const TextBlock block = m_sheet.block(foot, m_sheet.font(8), Sheet::width, Qt::AlignLeft, maxPartyLines);
    m_sheet.text(block, QPointF(Sheet::left, std::max(m_sheet.y() + gap, m_sheet.bottom() - block.height())), ink::muted);
    m_sheet.newPage();
}

void QuoteSections::addTitle()
{
    if (!m_input.project.quote.paper.hasCover) {
        addLogo(pt(150), pt(46));
    }
    const qreal top = m_sheet.y();
    const qreal half = Sheet::width / 2;
    const QString number = numberAndVersion(m_input.project.quote);
    //: Title of the document, in capitals
    m_sheet.line(QuoteText::tr("QUOTE"), m_sheet.font(25, true), Sheet::left, top, half, m_sheet.accent());
    qreal leftY = top + m_sheet.lineHeight(m_sheet.font(25, true));
    if (!number.isEmpty()) {
        m_sheet.line(QuoteText::tr("No. %1").arg(number), m_sheet.font(11, true), Sheet::left, leftY, half, ink::text);
        leftY += m_sheet.lineHeight(m_sheet.font(11, true));
    }
    qreal rightY = top + pt(4);
    const QFont plain = m_sheet.font(8.5);
    const QFont bold = m_sheet.font(8.5, true);
    for (const LabelledText &row : dateRows(m_input, m_quote)) {
        m_sheet.line(row.label, plain, Sheet::left + half * 1.12, rightY, half * 0.36, ink::muted);
        const TextBlock value = m_sheet.block(row.value, bold, half * 0.56, Qt::AlignRight, maxDateLines);
        m_sheet.text(value, QPointF(Sheet::left + half * 1.44, rightY), ink::text);
        rightY += value.height() + pt(2);
    }
    m_sheet.skip(std::max(leftY, rightY) - top + pt(4));
    m_sheet.rule(m_sheet.y(), m_sheet.accent(), pt(1.2));
    m_sheet.skip(pt(10));
}

qreal QuoteSections::partyHeight(const Party &party, qreal width) const
{
    const qreal inner = width - 2 * inset;
    qreal height = 2 * inset + m_sheet.lineHeight(m_sheet.font(6.8, true)) + pt(2);
    height += m_sheet.block(clean(party.name), m_sheet.font(10, true), inner, Qt::AlignLeft, maxNameLines).height();
    return height + m_sheet.block(partyLines(party, m_input.project.quote.sale.saleCase).join(u'\n'), m_sheet.font(7.8), inner, Qt::AlignLeft, maxPartyLines).height();
}

void QuoteSections::addParty(const QString &role, const Party &party, qreal x, qreal width, qreal height)
{
    m_sheet.fill(x, m_sheet.y(), width, height, ink::fill);
    m_sheet.fill(x, m_sheet.y(), pt(2.5), height, m_sheet.accent());
    const qreal inner = width - 2 * inset;
    qreal y = m_sheet.y() + inset;
    m_sheet.line(role, m_sheet.font(6.8, true), x + inset, y, inner, m_sheet.accent());
    y += m_sheet.lineHeight(m_sheet.font(6.8, true)) + pt(2);
    const TextBlock name = m_sheet.block(clean(party.name), m_sheet.font(10, true), inner, Qt::AlignLeft, maxNameLines);
    m_sheet.text(name, QPointF(x + inset, y), ink::text);
    y += name.height();
    m_sheet.text(m_sheet.block(partyLines(party, m_input.project.quote.sale.saleCase).join(u'\n'), m_sheet.font(7.8), inner, Qt::AlignLeft, maxPartyLines), QPointF(x + inset, y), ink::text);
}

void QuoteSections::addParties()
{
    const qreal width = (Sheet::width - gap) / 2;
    const qreal height = std::max(partyHeight(m_input.project.seller, width), partyHeight(m_input.project.customer, width));
    addParty(QuoteText::tr("SELLER"), m_input.project.seller, Sheet::left, width, height);
    addParty(QuoteText::tr("CUSTOMER"), m_input.project.customer, Sheet::left + width + gap, width, height);
    m_sheet.skip(height + pt(2));
}

QColor QuoteSections::verdictColor() const
{
    const int index = std::clamp(m_input.configuration, 0, maxConfigurations - 1);
    switch (m_input.evaluation.configurations[static_cast<std::size_t>(index)].memory.fits) {
    case Fit::Fits:
    case Fit::FitsWithMargin:
        return ink::good;
    case Fit::Tight:
        return ink::warning;
    case Fit::No:
        return ink::bad;
    case Fit::Unknown:
        break;
    }
    return ink::muted;
}

void QuoteSections::addTile(const LabelledText &tile, qreal x, qreal width, qreal height, const QColor &edge)
{
    const qreal inner = width - 2 * inset;
    qreal y = m_sheet.y();
    m_sheet.frame(x, y, width, height, ink::rule);
    m_sheet.fill(x, y, width, pt(2.2), edge);
    y += inset;
    const TextBlock label = m_sheet.block(tile.label, m_sheet.font(6.8), inner);
    m_sheet.text(label, QPointF(x + inset, y), ink::muted);
    y += label.height() + pt(1);
    m_sheet.line(tile.value, m_sheet.font(12.5, true), x + inset, y, inner, ink::text);
    y += m_sheet.lineHeight(m_sheet.font(12.5, true)) + pt(1);
    m_sheet.text(m_sheet.block(tile.detail, m_sheet.font(6.8), inner), QPointF(x + inset, y), ink::muted);
}

void QuoteSections::addTiles()
{
    const QVector<LabelledText> tiles = headline(m_input, m_quote);
    const qreal width = (Sheet::width - gap * (tiles.size() - 1)) / tiles.size();
    qreal height = 0;
    for (const LabelledText &tile : tiles) {
        const qreal texts = m_sheet.block(tile.label, m_sheet.font(6.8), width - 2 * inset).height()
            + m_sheet.block(tile.detail, m_sheet.font(6.8), width - 2 * inset).height();
        height = std::max(height, texts + m_sheet.lineHeight(m_sheet.font(12.5, true)) + 2 * inset + pt(2));
    }
    m_sheet.ensure(height);
    qreal x = Sheet::left;
    for (int i = 0; i < tiles.size(); ++i) {
        addTile(tiles[i], x, width, height, i == 0 ? verdictColor() : m_sheet.accent());
        x += width + gap;
    }
    m_sheet.skip(height + gap);
}

qreal QuoteSections::rowsHeight(const QVector<LabelledText> &rows, qreal width) const
{
    qreal height = m_sheet.lineHeight(m_sheet.font(8.2, true)) + pt(3);
    for (const LabelledText &row : rows) {
        const qreal label = m_sheet.block(row.label, m_sheet.font(7.4), width * labelShare - pt(6)).height();
        qreal value = m_sheet.block(row.value, m_sheet.font(7.8, true), width * (1 - labelShare)).height();
        if (!row.detail.isEmpty()) {
            value += m_sheet.block(row.detail, m_sheet.font(6.6), width * (1 - labelShare)).height();
        }
        height += std::max(label, value) + pt(4);
    }
    return height;
}

qreal QuoteSections::addRows(const QString &title, const QVector<LabelledText> &rows, qreal x, qreal y, qreal width)
{
    const qreal valueX = x + width * labelShare;
    const qreal valueWidth = width * (1 - labelShare);
    m_sheet.line(title, m_sheet.font(8.2, true), x, y, width, m_sheet.accent());
    y += m_sheet.lineHeight(m_sheet.font(8.2, true)) + pt(3);
    for (const LabelledText &row : rows) {
        const TextBlock label = m_sheet.block(row.label, m_sheet.font(7.4), width * labelShare - pt(6));
        const TextBlock value = m_sheet.block(row.value, m_sheet.font(7.8, true), valueWidth);
        m_sheet.text(label, QPointF(x, y + pt(0.5)), ink::muted);
        m_sheet.text(value, QPointF(valueX, y), ink::text);
        qreal valueHeight = value.height();
        if (!row.detail.isEmpty()) {
            const TextBlock detail = m_sheet.block(row.detail, m_sheet.font(6.6), valueWidth);
            m_sheet.text(detail, QPointF(valueX, y + valueHeight), ink::muted);
            valueHeight += detail.height();
        }
        y += std::max(label.height(), valueHeight) + pt(4);
        m_sheet.fill(x, y - pt(2.4), width, pt(0.4), ink::rule);
    }
    return y;
}

void QuoteSections::addSummary()
{
    const Configuration *offered = offeredConfiguration(m_input);
    const QString title = clean(m_input.project.title).simplified();
    const QString name = offered ? clean(offered->name).simplified() : QString();
    const QString subject = title.isEmpty() || name.isEmpty() ? title + name : u"%1 \u2014 %2"_s.arg(title, name);
    m_sheet.heading(subject.isEmpty() ? QuoteText::tr("Solution") : subject, pt(60));
    addTiles();
    const QVector<LabelledText> asked = scenario(m_input);
    const QVector<LabelledText> given = results(m_input);
    const QVector<LabelledText> costs = powerAndCost(m_input); // on the left: what was asked for is the shorter list
    const qreal width = (Sheet::width - 2 * gap) / 2;
    const qreal height = std::max(rowsHeight(asked, width) + gap / 2 + rowsHeight(costs, width), rowsHeight(given, width));
    m_sheet.ensure(height);
    const qreal below = addRows(QuoteText::tr("What was asked for"), asked, Sheet::left, m_sheet.y(), width);
    addRows(QuoteText::tr("Power and cost"), costs, Sheet::left, below + gap / 2, width);
    addRows(QuoteText::tr("What the solution gives"), given, Sheet::left + width + 2 * gap, m_sheet.y(), width);
    m_sheet.skip(height);
}

// Recorded first: the picture keeps the sizes of the fonts that were meant for a screen, whatever the resolution of the paper.
void QuoteSections::addChart(const QuoteChart &chart, qreal x, qreal width, qreal height)
{
    m_sheet.line(chart.title, m_sheet.font(8.2, true), x, m_sheet.y(), width, m_sheet.accent());
    QPicture picture;
    QPainter recorder(&picture);
    recorder.setRenderHint(QPainter::Antialiasing);
    chart.paint(recorder, QRectF(0, 0, width / chartUnit, height / chartUnit));
    recorder.end();
    const QPointF at(x, m_sheet.y() + chartTitleHeight);
    m_sheet.add([picture, at](QPainter &painter) {
        painter.save();
        painter.translate(at);
        // A picture grows by the ratio of the resolutions when it is drawn: taken back here.
        const QPaintDevice *paper = painter.device();
        painter.scale(chartUnit * picture.logicalDpiX() / paper->logicalDpiX(), chartUnit * picture.logicalDpiY() / paper->logicalDpiY());
        painter.drawPicture(0, 0, picture);
        painter.restore();
    });
}

// Two side by side; the last of an odd number takes the whole width.
void QuoteSections::addCharts()
{
    QVector<QuoteChart> charts;
    std::copy_if(m_input.charts.begin(), m_input.charts.end(), std::back_inserter(charts), [](const QuoteChart &chart) { return bool(chart.paint); });
    const int rows = (static_cast<int>(charts.size()) + 1) / 2;
    if (rows == 0) {
        return;
    }
    m_sheet.skip(gap);
    // What is left of the page, when that is a good size; the usual height otherwise, on the next page.
    const qreal share = m_sheet.remaining() / rows - chartTitleHeight - gap;
    const qreal height = share > pt(88) ? std::min(share, chartHeight) : chartHeight;
    const qreal half = (Sheet::width - gap) / 2;
    for (int i = 0; i < charts.size(); i += 2) {
        m_sheet.ensure(height + chartTitleHeight);
        const bool isAlone = i + 1 == charts.size();
        addChart(charts[i], Sheet::left, isAlone ? Sheet::width : half, height);
        if (!isAlone) {
            addChart(charts[i + 1], Sheet::left + half + gap, half, height);
        }
        m_sheet.skip(height + chartTitleHeight + gap);
    }
}

// Beside the totals. Returns the height taken.
qreal QuoteSections::addNotes(const PaperOffer &offer, qreal x, qreal y, qreal width)
{
    const qreal start = y;
    const QString partial = texts::partialNotice(offer.quote);
    if (!partial.isEmpty()) {
        const TextBlock text = m_sheet.block(partial, m_sheet.font(8, true), width - 2 * inset);
        m_sheet.fill(x, y, width, text.height() + 2 * inset, ink::warningFill);
        m_sheet.fill(x, y, pt(2.5), text.height() + 2 * inset, ink::warning);
        m_sheet.text(text, QPointF(x + inset, y + inset), ink::warning);
        y += text.height() + 2 * inset + pt(5);
    }
    QStringList notes;
    if (offer.quote.hasExamplePrices) {
        notes.append(QuoteText::tr("* Example price, without a source: to be confirmed before ordering."));
    }
    for (const QuoteTotal &total : offer.totals) {
        if (!total.reason.isEmpty() && !notes.contains(total.reason)) {
            notes.append(total.reason);
        }
    }
    if (isValidDate(m_quote.validUntil)) {
        // An American seller's offer that is "valid until" a day is held to it (UCC 2-205): the terms say that this one is not.
        const bool isFirm = m_input.project.quote.sale.saleCase != SaleCase::UnitedStates;
        const QString notice = isFirm ? QuoteText::tr("This offer is valid until %1.") : QuoteText::tr("Prices are quoted until %1.");
        notes.append(notice.arg(m_input.format.date(m_quote.validUntil)));
    }
    const TextBlock text = m_sheet.block(notes.join(u'\n'), m_sheet.font(7.4), width);
    m_sheet.text(text, QPointF(x, y), ink::muted);
    return y + text.height() - start;
}

void QuoteSections::addIntroduction()
{
    const QString text = clean(m_input.project.quote.paper.introduction).trimmed();
    if (!text.isEmpty()) {
        m_sheet.skip(gap);
        m_sheet.flow(text, m_sheet.font(8.2), ink::text);
    }
}

qreal QuoteSections::totalsHeight(const PaperOffer &offer) const
{
    const qreal rows = (m_sheet.lineHeight(m_sheet.font(8.5)) + pt(6)) * (offer.totals.size() - 1) + m_sheet.lineHeight(m_sheet.font(10, true)) + pt(8);
    return gap + std::max(rows, pt(90));
}

void QuoteSections::addTotals(const PaperOffer &offer)
{
    const QString currency = clean(offer.quote.currency);
    const QFont plain = m_sheet.font(8.5);
    const QFont bold = m_sheet.font(10, true);
    const qreal rowHeight = m_sheet.lineHeight(plain) + pt(6);
    const qreal grandHeight = m_sheet.lineHeight(bold) + pt(8);
    const qreal height = rowHeight * (offer.totals.size() - 1) + grandHeight;
    const qreal width = pt(265);
    const qreal x = Sheet::right - width;
    m_sheet.skip(gap);
    m_sheet.ensure(totalsHeight(offer) - gap);
    const qreal top = m_sheet.y();
    qreal y = top;
    for (const QuoteTotal &total : offer.totals) {
        const bool isGrand = total.kind == TotalKind::InclVat;
        if (isGrand) {
            m_sheet.fill(x, y, width, grandHeight, m_sheet.accent());
        } else {
            m_sheet.fill(x, y + rowHeight - pt(0.5), width, pt(0.5), ink::rule);
        }
        const QColor color = isGrand ? QColor(Qt::white) : ink::text;
        const qreal textY = y + (isGrand ? pt(4) : pt(3));
        m_sheet.line(texts::totalLabel(total, offer.tax, currency, m_input.format), isGrand ? bold : plain, x + inset, textY, width * 0.6 - inset, color);
        m_sheet.line(m_input.format.money(total.value, currency), isGrand ? bold : plain, x + width * 0.6, textY, width * 0.4 - pt(3), color, Qt::AlignRight);
        y += isGrand ? grandHeight : rowHeight;
    }
    const qreal notes = addNotes(offer, Sheet::left, top, Sheet::width - width - 2 * gap);
    m_sheet.skip(std::max(height, notes));
}

// Label on the left, its text beside it over as many pages as it takes.
void QuoteSections::addLabelled(const LabelledText &row)
{
    const QFont plain = m_sheet.font(8);
    const qreal labelWidth = pt(88);
    const TextBlock label = m_sheet.block(row.label, m_sheet.font(8, true), labelWidth - pt(6));
    m_sheet.ensure(label.height());
    m_sheet.text(label, QPointF(Sheet::left, m_sheet.y()), ink::text);
    const int page = m_sheet.pageCount();
    const qreal start = m_sheet.y();
    m_sheet.flow(row.value, plain, ink::text, Sheet::left + labelWidth, Sheet::width - labelWidth);
    if (m_sheet.pageCount() == page) {
        m_sheet.skip(std::max(0.0, start + label.height() - m_sheet.y()));
    }
    m_sheet.skip(pt(4));
}

void QuoteSections::addTerms()
{
    const QVector<LabelledText> rows = terms(m_input, m_quote);
    if (rows.isEmpty()) {
        return;
    }
    m_sheet.heading(QuoteText::tr("Terms"), pt(24));
    for (const LabelledText &row : rows) {
        addLabelled(row);
    }
}

void QuoteSections::addTermsOfSale()
{
    const QString text = clean(m_input.project.quote.paper.terms).trimmed();
    if (!text.isEmpty()) {
        m_sheet.heading(QuoteText::tr("Annex: general terms of sale"), pt(60));
        m_sheet.flow(text, m_sheet.font(7), ink::text);
    }
}

void QuoteSections::addAssumptions()
{
    const QFont plain = m_sheet.font(7.2);
    const QFont small = m_sheet.font(6.6);
    const auto bullet = [this, &plain](const QString &text, const QColor &color) {
        const TextBlock whole = m_sheet.block(text, plain, Sheet::width - pt(9));
        m_sheet.ensure(whole.lineCount() <= 4 ? whole.height() : m_sheet.lineHeight(plain)); // no line of it alone on a page
        m_sheet.line(u"\u2022"_s, plain, Sheet::left, m_sheet.y(), pt(8), color);
        m_sheet.flow(text, plain, color, Sheet::left + pt(9), Sheet::width - pt(9));
        m_sheet.skip(pt(1.5));
    };
    const auto source = [this, &small](const QString &text) {
        m_sheet.flow(text, small, ink::muted, Sheet::left + pt(9), Sheet::width - pt(9));
        m_sheet.skip(pt(1.5));
    };
    const auto subtitle = [this](const QString &text) {
        m_sheet.skip(pt(5));
        m_sheet.ensure(pt(34)); // with what follows
        m_sheet.flow(text, m_sheet.font(7.4, true), ink::text);
        m_sheet.skip(pt(1.5));
    };

    const QStringList open = openPoints(m_input);
    if (!open.isEmpty()) {
        m_sheet.heading(QuoteText::tr("Open points"), pt(12));
        for (const QString &line : open) {
            bullet(line, ink::warning);
        }
    }
    m_sheet.heading(QuoteText::tr("Assumptions and sources"), pt(90));
    m_sheet.flow(QuoteText::tr("Memory, speed, power and cost figures are estimates made from public formulas and data sheets; they are no guarantee."),
                 plain, ink::text);
    m_sheet.skip(pt(3));
    for (const QString &line : assumptionLines(m_input)) {
        bullet(line, ink::text);
    }
    const QVector<LabelledText> formulas = formulaLines(m_input);
    if (!formulas.isEmpty()) {
        subtitle(QuoteText::tr("Formulas"));
    }
    for (const LabelledText &row : formulas) {
        m_sheet.ensure(m_sheet.lineHeight(plain) + m_sheet.lineHeight(small));
        //: A formula of the quote: the figure, then how it is computed
        bullet(QuoteText::tr("%1: %2").arg(row.label, row.value), ink::text);
        source(row.detail);
    }
    const QVector<LabelledText> parts = partSources(m_input, m_quote);
    if (!parts.isEmpty()) {
        const QString date = catalogueDate(m_input);
        subtitle(date.isEmpty() ? QuoteText::tr("Parts") : QuoteText::tr("Parts: catalogue of %1").arg(date));
    }
    for (const LabelledText &row : parts) {
        m_sheet.ensure(m_sheet.lineHeight(plain) + m_sheet.lineHeight(small));
        bullet(row.label, ink::text);
        source(row.value);
    }
}

// Figure by figure: the run, then where it was published.
void QuoteSections::addEvidence()
{
    if (m_input.evidence.isEmpty()) {
        return;
    }
    const QFont plain = m_sheet.font(7.2), small = m_sheet.font(6.6), bold = m_sheet.font(7.4, true);
    m_sheet.heading(QuoteText::tr("Annex: nearest measured runs"), pt(34));
    m_sheet.flow(QuoteText::tr("What others measured and published on the machines, models and loads nearest to those of this offer, and what the same "
                               "computation says of them. The distance is 0 for the same model, GPUs, software, precision and load, and 1 more for each "
                               "doubling of the model or another software."),
                 plain, ink::text);
    QString figure;
    for (const QuoteEvidence &run : m_input.evidence) {
        if (run.figure != figure) {
            figure = run.figure;
            m_sheet.skip(pt(5));
            m_sheet.ensure(pt(34)); // with what follows
            m_sheet.flow(figure, bold, ink::text);
            m_sheet.skip(pt(1.5));
        }
        m_sheet.ensure(m_sheet.lineHeight(plain) + m_sheet.lineHeight(small));
        m_sheet.line(u"\u2022"_s, plain, Sheet::left, m_sheet.y(), pt(8), ink::text);
        m_sheet.flow(run.run, plain, ink::text, Sheet::left + pt(9), Sheet::width - pt(9));
        m_sheet.skip(pt(1.5));
        m_sheet.flow(run.source, small, ink::muted, Sheet::left + pt(9), Sheet::width - pt(9));
        m_sheet.skip(pt(1.5));
    }
}

void QuoteSections::addPlaceToSign(const QString &title, const QString &hint, qreal x, qreal width)
{
    m_sheet.frame(x, m_sheet.y(), width, pt(92), ink::rule);
    m_sheet.line(title, m_sheet.font(8.2, true), x + inset, m_sheet.y() + inset, width - 2 * inset, ink::text);
    m_sheet.text(m_sheet.block(hint, m_sheet.font(6.8), width - 2 * inset), QPointF(x + inset, m_sheet.y() + inset + pt(12)), ink::muted);
}

// Which of several scenarios is accepted: a box to tick for each.
void QuoteSections::addChoice(qreal x, qreal y, qreal width)
{
    const int count = static_cast<int>(configurationsOn(m_input).size());
    if (count < 2) {
        return;
    }
    const QFont font = m_sheet.font(7.4, true);
    const QString title = QuoteText::tr("Scenario accepted:");
    m_sheet.line(title, font, x, y, width, ink::text);
    const qreal box = pt(7), step = pt(22);
    qreal boxX = x + std::min(m_sheet.advance(title, font) + pt(8), width - count * step);
    for (int i = 0; i < count; ++i) {
        m_sheet.frame(boxX, y + pt(1), box, box, ink::text);
        m_sheet.line(QString(QChar(u'A' + i)), font, boxX + box + pt(3), y, step - box - pt(3), ink::text);
        boxX += step;
    }
}

void QuoteSections::addSignature()
{
    const qreal width = (Sheet::width - gap) / 2;
    m_sheet.skip(pt(14));
    m_sheet.ensure(pt(94));
    addPlaceToSign(QuoteText::tr("For the seller"), QuoteText::tr("Date, name, signature"), Sheet::left, width);
    //: The customer's acceptance. French quotes say "Bon pour accord"
    addPlaceToSign(QuoteText::tr("For the customer: accepted and agreed"), QuoteText::tr("Date, name and capacity, signature, stamp"),
                   Sheet::left + width + gap, width);
    addChoice(Sheet::left + width + gap + inset, m_sheet.y() + pt(76), width - 2 * inset);
    m_sheet.skip(pt(94));
}

} // namespace configuria
