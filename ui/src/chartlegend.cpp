// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartlegend.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Sizes of an entry, in those of the words.
struct LegendSizes {
    explicit LegendSizes(const QFontMetricsF &metrics) : em(metrics.height()) {}
    double em;
    double swatch() const { return em * 0.7; }
    double lineHeight() const { return em * 1.15; }
    double lineWidth(const LegendEntry &entry) const { return entry.isLine ? swatch() * 1.8 : swatch(); }
};

// Where each entry stands: rows from the top left corner, as wide as the rectangle.
QVector<QRectF> legendPlaces(const QFontMetricsF &metrics, const QRectF &rect, const QVector<LegendEntry> &entries)
{
    const LegendSizes sizes(metrics);
    QVector<QRectF> places;
    QPointF at = rect.topLeft();
    for (const LegendEntry &entry : entries) {
        const double width = sizes.lineWidth(entry) + sizes.em * 0.35 + metrics.horizontalAdvance(entry.text);
        if (at.x() > rect.left() && at.x() + width > rect.right()) {
            at = QPointF(rect.left(), at.y() + sizes.lineHeight());
        }
        places.append(QRectF(at, QSizeF(width, sizes.lineHeight())));
        at.rx() += width + sizes.em * 0.8;
    }
    return places;
}

void drawEntry(QPainter &painter, const LegendEntry &entry, const QRectF &place, const LegendSizes &sizes, const QFont &font, const QColor &text)
{
    const double middle = place.center().y(), lineWidth = sizes.lineWidth(entry);
    if (entry.isLine) {
        painter.setPen(QPen(entry.color, sizes.em * 0.13, entry.style, Qt::FlatCap));
        painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + lineWidth, middle));
    } else {
        painter.fillRect(QRectF(place.left(), middle - sizes.swatch() / 2, sizes.swatch(), sizes.swatch()), entry.color);
    }
    QFont words = font;
    words.setStrikeOut(entry.isHidden);
    painter.setFont(words);
    painter.setPen(text);
    painter.drawText(place.adjusted(lineWidth + sizes.em * 0.35, 0, sizes.em, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
}

} // namespace

double layoutLegend(QPainter *painter, const QFont &font, QPaintDevice *device, const QRectF &rect,
                    const QVector<LegendEntry> &entries, const QColor &text)
{
    const QFontMetricsF metrics(font, device);
    const LegendSizes sizes(metrics);
    const QVector<QRectF> places = legendPlaces(metrics, rect, entries);
    for (int i = 0; painter && i < entries.size(); ++i) {
        drawEntry(*painter, entries[i], places[i], sizes, font, text);
    }
    return places.isEmpty() ? sizes.lineHeight() : places.last().bottom() - rect.top();
}

ChartLegend::ChartLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::setSwitching(const QString &tip)
{
    m_isSwitching = true;
    setToolTip(tip);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void ChartLegend::setEntries(const QVector<LegendEntry> &entries)
{
    if (entries == m_entries) {
        return;
    }
    m_entries = entries;
    m_current = std::clamp<int>(m_current, 0, std::max<int>(0, static_cast<int>(entries.size()) - 1));
    QStringList words;
    for (const LegendEntry &entry : entries) {
        words.append(entry.isHidden ? tr("%1 (hidden)", "curve").arg(entry.text) : entry.text);
    }
    setAccessibleDescription(words.join(u", "_s));
    updateGeometry();
    update();
}

QRectF ChartLegend::place(int entry) const
{
    return legendPlaces(QFontMetricsF(font(), const_cast<ChartLegend *>(this)), rect(), m_entries)[entry];
}

int ChartLegend::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layoutLegend(nullptr, font(), const_cast<ChartLegend *>(this), QRectF(0, 0, width, 1), m_entries, {})));
}

QSize ChartLegend::sizeHint() const
{
    return {240, heightForWidth(360)};
}

QSize ChartLegend::minimumSizeHint() const
{
    return {120, fontMetrics().height()};
}

void ChartLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    layoutLegend(&painter, font(), this, rect(), m_entries, palette().color(QPalette::WindowText));
    if (hasFocus() && !m_entries.isEmpty()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = place(m_current).toAlignedRect().adjusted(-2, 0, 2, 0);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void ChartLegend::mousePressEvent(QMouseEvent *event)
{
    for (int i = 0; m_isSwitching && i < m_entries.size(); ++i) {
        if (place(i).contains(event->position())) {
            m_current = i;
            emit switched(i);
            return;
        }
    }
    QWidget::mousePressEvent(event);
}

void ChartLegend::keyPressEvent(QKeyEvent *event)
{
    const auto last = static_cast<int>(m_entries.size()) - 1;
    if (!m_isSwitching || last < 0) {
        QWidget::keyPressEvent(event);
    } else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        m_current = std::clamp(m_current + (event->key() == Qt::Key_Left ? -1 : 1), 0, last);
        update();
    } else if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit switched(m_current);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace configuria
