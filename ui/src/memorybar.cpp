// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybar.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "chartcolors.h"

namespace configuria {

using namespace Qt::StringLiterals;

MemoryCell::MemoryCell(const QString &name, QWidget *parent) : QAbstractButton(parent)
{
    setObjectName(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MemoryCell::setFigure(const texts::MemoryFigure &figure)
{
    if (figure == m_figure) {
        return;
    }
    const std::pair before(sizeHint(), minimumSizeHint());
    m_figure = figure;
    setAccessibleName(tr("%1: %2, %3", "caption, value, detail of a figure").arg(figure.label, figure.value, figure.detail));
    setToolTip(accessibleName() + u'\n' + tr("Click to see where it comes from."));
    if (before != std::pair(sizeHint(), minimumSizeHint())) { // lays out the whole window
        updateGeometry();
    }
    update();
}

QFont MemoryCell::smallFont() const
{
    QFont f = font();
    f.setPointSizeF(f.pointSizeF() * 0.88);
    return f;
}

QFont MemoryCell::valueFont() const
{
    QFont f = font();
    f.setBold(true);
    return f;
}

QSize MemoryCell::sizeHint() const
{
    const QFontMetrics small(smallFont()), large(valueFont());
    const int second = large.horizontalAdvance(m_figure.value) + 6 + small.horizontalAdvance(m_figure.detail);
    return {std::max(small.horizontalAdvance(m_figure.label), second) + 16, 8 + small.height() + large.height()};
}

QSize MemoryCell::minimumSizeHint() const
{
    const QFontMetrics large(valueFont());
    return {large.horizontalAdvance(m_figure.value) + 16, 8 + QFontMetrics(smallFont()).height() + large.height()};
}

void MemoryCell::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    painter.setBrush(base);
    painter.setPen(hasFocus() || underMouse() ? QPen(palette().color(QPalette::Highlight), hasFocus() ? 2 : 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const QFontMetrics small(smallFont()), large(valueFont());
    const QColor muted = mixed(palette().color(QPalette::WindowText), base, 0.32);
    const int width = this->width() - 16;
    painter.setFont(smallFont());
    painter.setPen(muted);
    painter.drawText(QRect(8, 4, width, small.height()), Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(m_figure.label, Qt::ElideRight, width));
    const int top = 4 + small.height();
    const int taken = large.horizontalAdvance(m_figure.value) + 6;
    painter.drawText(QRect(8 + taken, top, width - taken, large.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(m_figure.detail, Qt::ElideRight, std::max(0, width - taken)));
    painter.setFont(valueFont());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(8, top, width, large.height()), Qt::AlignLeft | Qt::AlignVCenter, m_figure.value);
}

MemoryBar::MemoryBar(View &view, QWidget *parent) : QWidget(parent), m_view(view), m_ways(new QToolButton), m_menu(new QMenu(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 4);
    layout->setSpacing(4);
    for (const QString &name : {u"memoryNeeded"_s, u"memoryReserved"_s, u"memoryUsable"_s, u"memoryLongest"_s, u"memoryMost"_s, u"memoryFewest"_s}) {
        auto *cell = new MemoryCell(name);
        connect(cell, &QAbstractButton::clicked, this, &MemoryBar::explanationAsked);
        layout->addWidget(cell);
        m_cells.append(cell);
    }
    m_ways->setObjectName(u"memoryWays"_s);
    m_ways->setPopupMode(QToolButton::InstantPopup);
    m_ways->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_ways->setMenu(m_menu);
    m_ways->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    layout->addWidget(m_ways);
    retranslate();
}

void MemoryBar::refresh()
{
    const Configuration *c = m_view.current();
    setVisible(c != nullptr);
    if (!c) {
        return;
    }
    m_answers = memoryAnswers(m_view.session.catalogue(), m_view.project(), *c);
    const auto three = texts::memoryFigures(*c, m_view.evaluation(), m_view.format);
    const auto more = texts::answerFigures(*c, m_answers, m_view.format);
    for (int i = 0; i < m_cells.size(); ++i) {
        const int answer = i - static_cast<int>(three.size());
        const bool isShown = answer < more.size();
        m_cells[i]->setVisible(isShown);
        if (isShown) {
            m_cells[i]->setFigure(answer < 0 ? three[static_cast<std::size_t>(i)] : more[answer]);
        }
    }
    fillWays();
}

void MemoryBar::fillWays()
{
    QStringList words;
    for (const WayOut &way : m_answers.ways) {
        words.append(texts::wayOut(way, m_view.session.catalogue(), m_view.format));
    }
    m_ways->setVisible(!words.isEmpty());
    while (m_menu->actions().size() > words.size()) {
        delete m_menu->actions().last();
    }
    while (m_menu->actions().size() < words.size()) {
        const auto i = static_cast<std::size_t>(m_menu->actions().size());
        m_menu->addAction(QString(), this, [this, i] { applyWay(i); });
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        m_menu->actions()[i]->setText(words[i]);
    }
}

void MemoryBar::applyWay(std::size_t way)
{
    const Repair repair = m_answers.ways[way].repair; // the answers change with the edit
    m_view.edit(Field::Repair, [&](Configuration &c) { c = repaired(m_view.session.catalogue(), c, repair); });
    m_view.session.endGesture();
}

void MemoryBar::retranslate()
{
    //: menu of changes after which the workload fits in memory
    m_ways->setText(tr("Make it fit"));
    m_ways->setToolTip(tr("Changes after which the workload fits in memory, cheapest first."));
}

} // namespace configuria
