// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cellcache.h"

#include <QPainter>
#include <QStyle>
#include <QTextOption>
#include <QWidget>

namespace configuria {

namespace {
constexpr qsizetype most = 4'000; // more than a bill and its findings say; then all are shaped anew
}

CellCache::Key CellCache::keyOf(const QStyleOptionViewItem &cell, int width)
{
    return {cell.text, width, static_cast<int>(cell.features), cell.font.weight(), static_cast<int>(cell.displayAlignment), cell.font.italic()};
}

void CellCache::dropOld(const QStyleOptionViewItem &cell) const
{
    const QFont font = cell.widget->font();
    if (font != m_font || cell.widget->style() != m_style || m_sizes.size() > most || m_texts.size() > most) {
        m_sizes.clear();
        m_texts.clear();
        m_font = font;
        m_style = cell.widget->style();
    }
}

QSize CellCache::sizeOf(const QStyleOptionViewItem &cell) const
{
    dropOld(cell);
    const bool isWrapped = cell.features & QStyleOptionViewItem::WrapText;
    const Key key = keyOf(cell, isWrapped ? cell.rect.width() : 0);
    auto known = m_sizes.constFind(key);
    if (known == m_sizes.cend()) {
        known = m_sizes.insert(key, m_style->sizeFromContents(QStyle::CT_ItemViewItem, &cell, QSize(), cell.widget));
    }
    return *known;
}

const QStaticText &CellCache::shaped(const QStyleOptionViewItem &cell, int width) const
{
    const Key key = keyOf(cell, width);
    auto known = m_texts.constFind(key);
    if (known == m_texts.cend()) {
        const bool isWrapped = cell.features & QStyleOptionViewItem::WrapText;
        QStaticText text(isWrapped ? cell.text : cell.fontMetrics.elidedText(cell.text, cell.textElideMode, width));
        text.setTextFormat(Qt::PlainText);
        QTextOption option;
        option.setWrapMode(isWrapped ? QTextOption::WordWrap : QTextOption::ManualWrap);
        option.setAlignment(cell.displayAlignment & Qt::AlignHorizontal_Mask);
        text.setTextOption(option);
        text.setTextWidth(width);
        text.prepare({}, cell.font);
        known = m_texts.insert(key, text);
    }
    return *known;
}

void CellCache::paint(QPainter *painter, const QStyleOptionViewItem &cell) const
{
    dropOld(cell);
    constexpr auto special = QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_Editing;
    const bool hasPicture = cell.features & (QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::HasCheckIndicator);
    if (hasPicture || (cell.state & special) || cell.direction == Qt::RightToLeft) {
        m_style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        return;
    }
    m_style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    if (cell.text.isEmpty()) {
        return;
    }
    const int margin = m_style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect inner = cell.rect.adjusted(margin, 0, -margin, 0);
    const QStaticText &text = shaped(cell, inner.width());
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(cell.palette.currentColorGroup(), QPalette::Text));
    painter->drawStaticText(QPointF(inner.x(), inner.y() + (inner.height() - text.size().height()) / 2), text);
}

} // namespace configuria
