// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

bool hasEveryGlyph(const QString &family)
{
    QFont font(family);
    font.setStyleStrategy(QFont::NoFontMerging);
    const QRawFont raw = QRawFont::fromFont(font);
    return raw.isValid() && raw.supportsCharacter(QChar(0x202F)) && raw.supportsCharacter(QChar(0x20AC)) && raw.supportsCharacter(QChar(0x00E9));
}

// A break that would part "L." from "624-16", or "2-" from "slot": within a short word, at a point or hyphen beside a digit.
bool partsANumber(const QString &text, qsizetype end)
{
    if (end < 2 || end >= text.size() || text[end].isSpace()) {
        return false;
    }
    const QChar before = text[end - 1];
    const bool isNumber = (before == u'.' && text[end].isDigit()) || (before == u'-' && (text[end].isDigit() || text[end - 2].isDigit()));
    constexpr int longest = 24; // an address on the web may be parted
    return isNumber && QStringView(text).mid(std::max<qsizetype>(0, end - longest), std::min<qsizetype>(end, longest)).contains(u' ');
}

} // namespace

QPageSize::PageSizeId pageSizeId(PaperSize size)
{
    return size == PaperSize::Letter ? QPageSize::Letter : QPageSize::A4;
}

void setUpPaper(QPdfWriter &writer, const QString &title, PaperSize size)
{
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
    writer.setResolution(paperDpi);
    writer.setPageSize(QPageSize(pageSizeId(size)));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(title);
    writer.setCreator(u"Configuria"_s);
}

QColor readableAccent(const QColor &color)
{
    if (!color.isValid()) {
        return ink::accent;
    }
    // Relative luminance of WCAG 2.1; the contrast with white is 1.05 / (luminance + 0.05).
    const auto luminance = [](const QColor &c) {
        const auto linear = [](qreal v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    QColor readable(color.rgb());
    while (1.05 / (luminance(readable) + 0.05) < 4.5) {
        readable = readable.darker(108);
    }
    return readable;
}

QString paperFamily()
{
    const QString preferred = u"DejaVu Sans"_s;
    if (QFontDatabase::hasFamily(preferred) && hasEveryGlyph(preferred)) {
        return preferred;
    }
    const QStringList families = QFontDatabase::families(QFontDatabase::Latin);
    const auto found = std::find_if(families.begin(), families.end(), [](const QString &family) {
        return QFontDatabase::isSmoothlyScalable(family) && !QFontDatabase::isFixedPitch(family) && hasEveryGlyph(family);
    });
    return found == families.end() ? preferred : *found;
}

TextBlock::TextBlock(const QString &text, const QFont &font, qreal width, QPaintDevice *device, Qt::Alignment alignment, int mostLines)
{
    QString shown = text;
    shown.replace(u'\n', QChar(QChar::LineSeparator));
    layOut(shown, font, width, device, alignment, mostLines);
    const QTextLine last = m_lineCount > 0 && m_lineCount == mostLines ? m_layout->lineAt(m_lineCount - 1) : QTextLine();
    if (last.isValid() && last.textStart() + last.textLength() < shown.size()) { // what is cut says so
        const QString rest = shown.mid(last.textStart()).replace(QChar(QChar::LineSeparator), u' ');
        shown = shown.left(last.textStart()) + QFontMetricsF(font, device).elidedText(rest, Qt::ElideRight, width);
        layOut(shown, font, width, device, alignment, mostLines);
    }
}

void TextBlock::layOut(const QString &shown, const QFont &font, qreal width, QPaintDevice *device, Qt::Alignment alignment, int mostLines)
{
    m_height = 0;
    m_lineCount = 0;
    m_layout = std::make_shared<QTextLayout>(shown, font, device);
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid() && m_lineCount < mostLines; line = m_layout->createLine()) {
        ++m_lineCount;
        line.setLineWidth(std::max(width, pt(1)));
        const int end = line.textStart() + line.textLength();
        if (partsANumber(shown, end)) {
            const int word = static_cast<int>(shown.lastIndexOf(u' ', end - 1)) + 1;
            if (word > line.textStart()) {
                line.setNumColumns(word - line.textStart(), std::max(width, pt(1)));
            }
        }
        line.setPosition(QPointF(0, m_height));
        m_height += line.height();
    }
    m_layout->endLayout();
}

qreal TextBlock::ascent() const
{
    return m_lineCount > 0 ? m_layout->lineAt(0).ascent() : 0;
}

qreal TextBlock::lineHeight(int line) const
{
    return m_layout->lineAt(line).height();
}

void TextBlock::draw(QPainter &painter, QPointF at, int first, int count) const
{
    const int end = std::min(first + count, lineCount());
    if (first >= end) {
        return;
    }
    const qreal offset = m_layout->lineAt(first).y();
    for (int i = first; i < end; ++i) {
        m_layout->lineAt(i).draw(&painter, at - QPointF(0, offset));
    }
}

Sheet::Sheet(QPaintDevice *device, const QString &family, const SheetLook &look)
    : m_device(device)
    , m_family(family)
    , m_look(look)
    , m_pages(1)
{
}

QFont Sheet::font(qreal points, bool isBold) const
{
    QFont font(m_family);
    font.setPixelSize(qRound(pt(points)));
    font.setBold(isBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Spaced letters make no ligatures: a reader who searches "fin" finds it. A hundredth of a point is not seen.
    font.setLetterSpacing(QFont::AbsoluteSpacing, pt(0.01));
    return font;
}

TextBlock Sheet::block(const QString &text, const QFont &font, qreal blockWidth, Qt::Alignment alignment, int mostLines) const
{
    return TextBlock(text, font, blockWidth, m_device, alignment, mostLines);
}

qreal Sheet::lineHeight(const QFont &font) const
{
    return QFontMetricsF(font, m_device).height();
}

qreal Sheet::advance(const QString &text, const QFont &font) const
{
    return QFontMetricsF(font, m_device).horizontalAdvance(text);
}

void Sheet::newPage()
{
    m_pages.append(QVector<Paint>());
    m_y = top;
    if (m_pageHeader) {
        m_pageHeader();
    }
    m_firstY = m_y;
}

void Sheet::ensure(qreal height)
{
    if (height > remaining() && !isAtTop()) {
        newPage();
    }
}

void Sheet::text(const TextBlock &block, QPointF at, const QColor &color)
{
    add([block, at, color](QPainter &painter) {
        painter.setPen(color);
        block.draw(painter, at);
    });
}

// Shaped here and not when it is painted: letters are spaced by the resolution of the device, which is not the same for a screen, a
// printer and a file.
Sheet::Paint Sheet::shapedLine(const QString &text, const QFont &font, qreal x, qreal y, qreal lineWidth, const QColor &color, Qt::Alignment alignment) const
{
    constexpr qreal smallest = 0.5; // of the size asked for; what is longer still is cut
    QFont used = font;
    QString shown = text;
    qreal advance = QFontMetricsF(used, m_device).horizontalAdvance(shown);
    if (advance > lineWidth) {
        used.setPixelSize(static_cast<int>(used.pixelSize() * std::clamp(lineWidth / advance, smallest, 1.0)));
        const QFontMetricsF metrics(used, m_device);
        shown = metrics.elidedText(shown, Qt::ElideRight, lineWidth + pt(0.5));
        advance = metrics.horizontalAdvance(shown);
    }
    const qreal start = alignment & Qt::AlignRight ? x + lineWidth - advance : alignment & Qt::AlignHCenter ? x + (lineWidth - advance) / 2 : x;
    // A shrunk text keeps the base line of its neighbours.
    const QPointF base(start, y + QFontMetricsF(font, m_device).ascent());
    const TextBlock shaped = block(shown, used, 2 * (lineWidth + advance), Qt::AlignLeft, 1);
    return [shaped, base, color](QPainter &painter) {
        painter.setPen(color);
        shaped.draw(painter, base - QPointF(0, shaped.ascent()));
    };
}

void Sheet::line(const QString &text, const QFont &font, qreal x, qreal y, qreal lineWidth, const QColor &color, Qt::Alignment alignment)
{
    add(shapedLine(text, font, x, y, lineWidth, color, alignment));
}

void Sheet::fill(qreal x, qreal y, qreal fillWidth, qreal height, const QColor &color)
{
    const QRectF rect(x, y, fillWidth, height);
    add([rect, color](QPainter &painter) { painter.fillRect(rect, color); });
}

void Sheet::frame(qreal x, qreal y, qreal frameWidth, qreal height, const QColor &color)
{
    const QRectF rect(x, y, frameWidth, height);
    add([rect, color](QPainter &painter) {
        painter.setPen(QPen(color, pt(0.6)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    });
}

void Sheet::rule(qreal y, const QColor &color, qreal thickness)
{
    fill(left, y, width, thickness, color);
}

void Sheet::flow(const QString &text, const QFont &font, const QColor &color, qreal x, qreal flowWidth)
{
    const TextBlock whole = block(text, font, flowWidth);
    for (int i = 0; i < whole.lineCount(); ++i) {
        ensure(whole.lineHeight(i));
        const QPointF at(x, m_y);
        add([whole, i, at, color](QPainter &painter) {
            painter.setPen(color);
            whole.draw(painter, at, i, 1);
        });
        m_y += whole.lineHeight(i);
    }
}

void Sheet::heading(const QString &title, qreal keepWithNext)
{
    const QFont bold = font(10.5, true);
    const qreal height = lineHeight(bold) + pt(6);
    if (!isAtTop()) {
        skip(pt(12));
    }
    ensure(height + keepWithNext);
    bookmark(title);
    line(title, bold, left, m_y, width, accent());
    rule(m_y + height - pt(4), accent(), pt(0.8));
    skip(height);
}

void Sheet::paintPage(QPainter &painter, int page, const Footer &footer) const
{
    const qreal aside = m_look.size == PaperSize::Letter ? pt((612 - 595.3) / 2) : 0;
    painter.translate(aside, 0);
    if (m_background) {
        painter.save();
        m_background(painter);
        painter.restore();
    }
    for (const Paint &paint : m_pages.value(page)) {
        paint(painter);
    }
    footer(painter, page + 1);
}

void Sheet::paint(QPdfWriter &writer, const Footer &footer) const
{
    QPainter painter(&writer);
    for (int page = 0; page < pageCount(); ++page) {
        if (page > 0) {
            writer.newPage();
        }
        painter.save();
        paintPage(painter, page, footer);
        painter.restore();
    }
}

} // namespace configuria
