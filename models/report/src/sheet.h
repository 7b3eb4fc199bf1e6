// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPageSize>
#include <QPointF>
#include <QString>
#include <QVector>

#include <climits>
#include <functional>
#include <memory>

#include "engine/offer.h"

class QPaintDevice;
class QPainter;
class QPdfWriter;
class QTextLayout;

namespace configuria {

// The paper counts in tenths of a point (720 dpi): fonts have whole pixel sizes and glyph advances round to nothing visible.
constexpr qreal pt(qreal points) { return points * 10; }
constexpr int paperDpi = 720;

namespace ink {
const QColor text(0x1f, 0x29, 0x33);
const QColor muted(0x5b, 0x67, 0x73);
const QColor accent(0x0b, 0x5c, 0x8f);
const QColor rule(0xcf, 0xd6, 0xdd);
const QColor fill(0xf2, 0xf5, 0xf8);
const QColor warning(0xa8, 0x4b, 0x00);
const QColor warningFill(0xfd, 0xf1, 0xe3);
const QColor draft(0xe8, 0xec, 0xef);
const QColor good(0x00, 0x7a, 0x5a);
const QColor bad(0xb3, 0x26, 0x1e);
} // namespace ink

// Wrapped text, drawn whole or line by line.
class TextBlock {
public:
    TextBlock(const QString &text, const QFont &font, qreal width, QPaintDevice *device, Qt::Alignment alignment = Qt::AlignLeft,
              int mostLines = INT_MAX);

    qreal height() const { return m_height; }
    int lineCount() const { return m_lineCount; }
    qreal lineHeight(int line) const;
    qreal ascent() const; // of the first line
    // Lines first to first + count - 1 with the top of the first at `at`.
    void draw(QPainter &painter, QPointF at, int first, int count) const;
    void draw(QPainter &painter, QPointF at) const { draw(painter, at, 0, lineCount()); }

private:
    void layOut(const QString &shown, const QFont &font, qreal width, QPaintDevice *device, Qt::Alignment alignment, int mostLines);

    std::shared_ptr<QTextLayout> m_layout;
    qreal m_height = 0;
    int m_lineCount = 0;
};

struct Bookmark {
    QString title;
    int page = 0;
    qreal top = 0;
};

// What a sheet is laid out for. Letter is wider and less high than A4: the same columns stand in its middle.
struct SheetLook {
    PaperSize size = PaperSize::A4;
    QColor accent = ink::accent;
    bool isLandscape = false; // A4 alone
};

// Pages that fill from the top: everything is laid out before anything is painted, so that each page knows the last one's number.
class Sheet {
public:
    using Paint = std::function<void(QPainter &)>;

    Sheet(QPaintDevice *device, const QString &family, const SheetLook &look = {});

    void setBackground(Paint paint) { m_background = std::move(paint); } // of every page, under what is laid out
    QFont font(qreal points, bool isBold = false) const;
    TextBlock block(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment = Qt::AlignLeft,
                    int mostLines = INT_MAX) const;
    qreal lineHeight(const QFont &font) const;
    qreal advance(const QString &text, const QFont &font) const;

    static constexpr qreal left = pt(40);
    static constexpr qreal width = pt(595.3) - 2 * left;
    static constexpr qreal right = left + width;
    static constexpr qreal top = pt(40);
    // of a page that lies on its side
    static constexpr qreal landscapeWidth = pt(841.9) - 2 * left;
    static constexpr qreal landscapeBottom = pt(595.3 - 52);

    qreal y() const { return m_y; }
    qreal bottom() const { return m_look.isLandscape ? landscapeBottom : pt((m_look.size == PaperSize::Letter ? 792 : 841.9) - 52); }
    const QColor &accent() const { return m_look.accent; }

    qreal remaining() const { return bottom() - m_y; }
    bool isAtTop() const { return m_y <= m_firstY; }
    qreal pageHeight() const { return bottom() - m_firstY; } // what a fresh page offers
    void skip(qreal height) { m_y += height; }
    void newPage();
    // Starts a page when less than `height` is left, unless the page is fresh already.
    void ensure(qreal height);
    // Called on every new page until reset with nullptr; it draws and skips what it drew.
    void setPageHeader(std::function<void()> header) { m_pageHeader = std::move(header); }

    void add(Paint paint) { m_pages.back().append(std::move(paint)); }
    void text(const TextBlock &block, QPointF at, const QColor &color);
    // One line that never wraps: its font shrinks to fit, by half at most; the rest is cut.
    void line(const QString &text, const QFont &font, qreal x, qreal y, qreal width, const QColor &color, Qt::Alignment alignment = Qt::AlignLeft);
    Paint shapedLine(const QString &text, const QFont &font, qreal x, qreal y, qreal width, const QColor &color, Qt::Alignment alignment = Qt::AlignLeft) const;
    void fill(qreal x, qreal y, qreal width, qreal height, const QColor &color);
    void frame(qreal x, qreal y, qreal width, qreal height, const QColor &color);
    void rule(qreal y, const QColor &color, qreal thickness = pt(0.5));
    // Flows over pages line by line.
    void flow(const QString &text, const QFont &font, const QColor &color, qreal x = left, qreal width = Sheet::width);
    void heading(const QString &title, qreal keepWithNext);
    void bookmark(const QString &title) { m_bookmarks.append({title, pageCount() - 1, m_y}); }

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    const QVector<Bookmark> &bookmarks() const { return m_bookmarks; }
    // `footer` is called last on each page, with its number from 1.
    using Footer = std::function<void(QPainter &, int)>;
    void paint(QPdfWriter &writer, const Footer &footer) const;
    // A page, from 0, where one unit of the painter is one of the sheet. Moves the painter's origin.
    void paintPage(QPainter &painter, int page, const Footer &footer) const;

private:
    QPaintDevice *m_device;
    QString m_family;
    SheetLook m_look;
    Paint m_background;
    QVector<QVector<Paint>> m_pages;
    QVector<Bookmark> m_bookmarks;
    std::function<void()> m_pageHeader;
    qreal m_y = top;
    qreal m_firstY = top;
};

// A family with everything that a quote prints: the euro sign and U+202F, which groups French digits.
QString paperFamily();

QPageSize::PageSizeId pageSizeId(PaperSize size);
// PDF/A-1b at the resolution that Sheet counts in, without margins: the sheet has its own.
void setUpPaper(QPdfWriter &writer, const QString &title, PaperSize size = PaperSize::A4);
// The same hue, dark enough for white letters: a contrast of 4.5 (WCAG 2.1, 1.4.3). Black and white stand for no colour.
QColor readableAccent(const QColor &color);

} // namespace configuria
