// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rackdrawing.h"

#include <QPainter>

#include <algorithm>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr double widthInUnits = 482.6 / 44.45; // of the front panel
constexpr int drawingHeight = 264;             // whatever the units of the rack

} // namespace

RackDrawing::RackDrawing(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"rackDrawing"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RackDrawing::setData(const RackDrawingData &data)
{
    m_data = data;
    setAccessibleName(data.sentence);
    setToolTip(data.sentence);
    setVisible(data.use && data.use->units > 0);
    updateGeometry();
    update();
}

double RackDrawing::unitHeight() const
{
    const int units = m_data.use ? std::max(m_data.use->units, 1) : 42;
    return std::min(double(drawingHeight - 4) / units, 14.0); // a low rack is no giant
}

int RackDrawing::numbersWidth() const { return fontMetrics().horizontalAdvance(u"00"_s) + 4; }

QSize RackDrawing::sizeHint() const
{
    const int units = m_data.use ? std::max(m_data.use->units, 1) : 42;
    return {numbersWidth() + static_cast<int>(widthInUnits * unitHeight()) + 4, static_cast<int>(units * unitHeight()) + fontMetrics().height()};
}

void RackDrawing::paintEvent(QPaintEvent *)
{
    if (!m_data.use || m_data.use->units <= 0) {
        return;
    }
    const RackUse &use = *m_data.use;
    const bool dark = isDark(palette());
    const double unit = unitHeight(), left = numbersWidth(), width = widthInUnits * unit;
    const double top = fontMetrics().height() / 2.0, bottom = top + use.units * unit;
    QPainter painter(this);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    painter.setFont(small);
    const QColor text = palette().color(QPalette::WindowText), node = seriesColor(Series::Gpus, dark);
    // Free units
    painter.fillRect(QRectF(left, top, width, bottom - top), palette().color(QPalette::AlternateBase));
    painter.setPen(QPen(palette().color(QPalette::Midlight), 1));
    for (int i = 1; i < use.units; ++i) {
        painter.drawLine(QPointF(left, bottom - i * unit), QPointF(left + width, bottom - i * unit));
    }
    // Nodes, and the outline of those that there is room for
    for (int i = 0; i < use.nodes + use.room; ++i) {
        const QRectF box(left + 1.5, bottom - (i + 1) * use.nodeUnits * unit + 0.75, width - 3, use.nodeUnits * unit - 1.5);
        if (i < use.nodes) {
            painter.fillRect(box, node);
        } else {
            painter.setPen(QPen(node, 1.2, Qt::DashLine));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRect(box);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(text, 1.6));
    painter.drawRect(QRectF(left, top, width, bottom - top));
    // Numbers of the units, as many as have room
    painter.setPen(text);
    const int step = unit * 5 >= fontMetrics().height() ? 5 : 10;
    for (int i = 0; i < use.units; i = i == 0 ? step - 1 : i + step) {
        painter.drawText(QRectF(0, bottom - (i + 0.5) * unit - fontMetrics().height() / 2.0, left - 4, fontMetrics().height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(i + 1));
    }
}

} // namespace configuria
