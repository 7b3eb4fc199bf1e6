// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "costplot.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

CostPlot::CostPlot(QWidget *parent) : QWidget(parent), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_empty(new QLabel)
{
    preparePlot(m_plot);
    m_plot->setMinimumHeight(160);
    m_plot->addLayer(u"words"_s, m_plot->layer(u"main"_s)); // above the bars, below the points
    m_empty->setWordWrap(true);
    m_empty->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_empty, 1, Qt::AlignTop);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_legend);
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setNumberFormat(u"f"_s);
        axis->setNumberPrecision(0);
    }
    connect(m_plot, &QCustomPlot::mouseMove, this, &CostPlot::showWords);
}

void CostPlot::showEmpty(const QString &empty)
{
    m_empty->setText(empty);
    m_empty->setVisible(!empty.isEmpty());
    m_plot->setVisible(empty.isEmpty());
    m_legend->setVisible(empty.isEmpty());
}

QFont CostPlot::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.88);
    return small;
}

bool CostPlot::isDarkNow() const
{
    return isDark(palette());
}

QCPItemText *CostPlot::text(int index)
{
    while (m_texts.size() <= index) {
        auto *made = new QCPItemText(m_plot);
        made->setLayer(u"words"_s);
        made->setPadding(QMargins(4, 1, 4, 1));
        made->setClipToAxisRect(false);
        m_texts.append(made);
    }
    QCPItemText *item = m_texts[index];
    item->setFont(smallFont());
    item->setColor(palette().color(QPalette::WindowText));
    item->setBrush(palette().color(QPalette::Base)); // readable on a bar and over a line
    item->setVisible(true);
    return item;
}

void CostPlot::hideTextsFrom(int index)
{
    for (qsizetype i = index; i < m_texts.size(); ++i) {
        m_texts[i]->setVisible(false);
    }
}

void CostPlot::showWords(QMouseEvent *event)
{
    const bool isInside = m_plot->axisRect()->rect().contains(event->pos());
    const QString words = isInside ? wordsAt(event->position()) : QString();
    words.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPosition().toPoint(), words, m_plot);
}

void CostPlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        applyColors();
    }
}

} // namespace configuria
