// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "elidedlink.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

namespace configuria {

ElidedLink::ElidedLink(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // as wide as it is given, never wider than its column
}

void ElidedLink::setLine(const QString &line, const QString &tip)
{
    if (text() != line) {
        setText(line);
    }
    setToolTip(tip.isEmpty() ? line : line + u'\n' + tip);
    setEnabled(!line.isEmpty());
}

QSize ElidedLink::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 8, fontMetrics().height() + 4};
}

QSize ElidedLink::minimumSizeHint() const
{
    return {40, sizeHint().height()};
}

void ElidedLink::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont underlined = font();
    underlined.setUnderline(underMouse());
    painter.setFont(underlined);
    painter.setPen(palette().color(QPalette::Link));
    painter.drawText(rect().adjusted(2, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4));
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace configuria
