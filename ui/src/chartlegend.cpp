// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartlegend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace configuria {

double layoutLegend(QPainter *painter, const QFont &font, QPaintDevice *device, const QRectF &rect,
                    const QVector<LegendEntry> &entries, const QColor &text)
{
    const QFontMetricsF metrics(font, device);
    const double em = metrics.height();
    const double swatch = em * 0.7;
    const double lineHeight = em * 1.15;
    QPointF at = rect.topLeft();
    for (const LegendEntry &entry : entries) {
        const double lineWidth = entry.isLine ? swatch * 1.8 : swatch;
        const double width = lineWidth + em * 0.35 + metrics.horizontalAdvance(entry.text);
        if (at.x() > rect.left() && at.x() + width > rect.right()) {
            at = QPointF(rect.left(), at.y() + lineHeight);
        }
        if (painter) {
            const double middle = at.y() + lineHeight / 2;
            if (entry.isLine) {
                painter->setPen(QPen(entry.color, em * 0.13, entry.style, Qt::FlatCap));
                painter->drawLine(QPointF(at.x(), middle), QPointF(at.x() + lineWidth, middle));
            } else {
                painter->fillRect(QRectF(at.x(), middle - swatch / 2, swatch, swatch), entry.color);
            }
            painter->setPen(text);
            painter->setFont(font);
            painter->drawText(QRectF(at.x() + lineWidth + em * 0.35, at.y(), width, lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
                              entry.text);
        }
        at.rx() += width + em * 0.8;
    }
    return at.y() + lineHeight - rect.top();
}

ChartLegend::ChartLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::setEntries(const QVector<LegendEntry> &entries)
{
    if (entries == m_entries) {
        return;
    }
    m_entries = entries;
    QStringList words;
    for (const LegendEntry &entry : entries) {
        words.append(entry.text);
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
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
}

} // namespace configuria
