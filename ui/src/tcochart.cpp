// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "tcochart.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "elidedlink.h"
#include "engine/project.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

TcoChart::TcoChart(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_details(new ElidedLink), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend),
      m_breakEven(new QCPItemTracer(m_plot)), m_breakEvenText(new QCPItemText(m_plot)), m_cursor(new QCPItemLine(m_plot))
{
    for (int i = 0; i < maxConfigurations + 1; ++i) {
        QCPGraph *graph = m_plot->addGraph();
        graph->setVisible(false);
        m_graphs.append(graph);
    }
    preparePlot(m_plot);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerFixed>::create());
    m_plot->yAxis->setNumberFormat(u"f"_s);
    m_plot->yAxis->setNumberPrecision(0);
    m_plot->xAxis->setNumberFormat(u"f"_s);
    m_plot->xAxis->setNumberPrecision(0);
    for (QCPAbstractItem *item : std::initializer_list<QCPAbstractItem *>{m_breakEven, m_breakEvenText, m_cursor}) {
        item->setLayer(u"overlay"_s); // above the curves
    }
    m_breakEven->setStyle(QCPItemTracer::tsCircle);
    m_breakEven->setSize(9);
    m_breakEven->setInterpolating(true);
    m_breakEvenText->position->setParentAnchor(m_breakEven->position);
    m_breakEvenText->setPadding(QMargins(4, 2, 4, 2));
    m_cursor->setVisible(false);
    connect(m_plot, &QCustomPlot::mouseMove, this, &TcoChart::showValues);
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &TcoChart::detailsAsked);
    connect(m_details, &ElidedLink::clicked, this, &TcoChart::detailsAsked);
    m_details->setObjectName(u"costDetails"_s);
    m_details->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // gives way to the title: it widens no window
    m_details->setMinimumWidth(1);
    layOutPlot(this, m_title, m_empty, m_plot, m_legend);
    auto *rows = static_cast<QVBoxLayout *>(layout());
    auto *top = new QHBoxLayout; // the title, and the link beside it
    rows->removeWidget(m_title);
    top->addWidget(m_title, 1);
    top->addWidget(m_details);
    rows->insertLayout(0, top);
    applyColors();
}

void TcoChart::setData(const CurveChartData &data, const Format &format)
{
    if (data == m_data && format == m_format) {
        return;
    }
    m_data = data;
    m_format = format;
    m_title->setText(data.title);
    //: link beside the small chart, to the page Cost
    m_details->setLine(tr("All scenarios"), tr("The large chart of the page Cost, with leasing, renting and every cloud (also a double click here)"));
    m_plot->setAccessibleName(data.title);
    m_plot->setAccessibleDescription(data.breakEvenText);
    m_empty->setText(data.empty);
    m_empty->setVisible(!data.empty.isEmpty());
    m_plot->setLocale(format.locale());
    m_plot->xAxis->setLabel(tr("Months"));
    updateGraphs();
}

void TcoChart::updateGraphs()
{
    QCPGraph *current = nullptr;
    for (int i = 0; i < m_graphs.size(); ++i) {
        QCPGraph *graph = m_graphs[i];
        const bool isUsed = i < m_data.curves.size();
        graph->setVisible(isUsed);
        if (!isUsed) {
            graph->data()->clear();
            continue;
        }
        const ChartCurve &curve = m_data.curves[i];
        graph->setData(curve.months, curve.amounts, true);
        graph->setPen(QPen(curve.color, curve.isCurrent ? 2.6 : 1.6, curve.style));
        current = curve.isCurrent ? graph : current;
    }
    auto ticker = m_plot->xAxis->ticker().staticCast<QCPAxisTickerFixed>();
    ticker->setTickStep(monthStep(m_data.months));
    m_plot->xAxis->setRange(0, m_data.months);
    m_plot->yAxis->setRange(0, m_data.axisMax);
    m_breakEven->setGraph(current);
    showBreakEven();
    m_legend->setEntries(legendOf(m_data, isDark(palette())));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TcoChart::showBreakEven()
{
    const bool isShown = m_data.breakEvenMonth && m_breakEven->graph() && *m_data.breakEvenMonth <= m_data.months;
    m_breakEven->setVisible(isShown);
    m_breakEvenText->setVisible(isShown);
    if (!isShown) {
        return;
    }
    m_breakEven->setGraphKey(*m_data.breakEvenMonth);
    m_breakEven->updatePosition();
    m_breakEvenText->setText(m_data.breakEvenText);
    // The label goes where there is room: below the curve, on the side with more width.
    const bool isLeft = *m_data.breakEvenMonth > m_data.months / 2;
    m_breakEvenText->setPositionAlignment(Qt::AlignTop | (isLeft ? Qt::AlignRight : Qt::AlignLeft));
    m_breakEvenText->position->setCoords(isLeft ? -4 : 4, 16);
}

void TcoChart::showValues(QMouseEvent *event)
{
    const QRect inside = m_plot->axisRect()->rect();
    if (!inside.contains(event->pos()) || m_data.curves.isEmpty()) {
        hideValues();
        return;
    }
    const auto month = static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(event->pos().x())));
    m_cursor->setVisible(true);
    m_cursor->start->setCoords(month, 0);
    m_cursor->end->setCoords(month, m_data.axisMax);
    QToolTip::showText(event->globalPosition().toPoint(), valuesAt(m_data, month, m_format), m_plot);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TcoChart::hideValues()
{
    if (m_cursor->visible()) {
        m_cursor->setVisible(false);
        QToolTip::hideText();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void TcoChart::applyColors()
{
    const QColor text = palette().color(QPalette::WindowText);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.88);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_legend->setFont(small);
    colourPlot(m_plot, palette(), small);
    m_breakEven->setPen(QPen(text, 2));
    m_breakEven->setBrush(palette().color(QPalette::Base));
    m_breakEvenText->setColor(text);
    m_breakEvenText->setFont(small);
    m_breakEvenText->setBrush(palette().color(QPalette::Base));
    m_breakEvenText->setPen(QPen(palette().color(QPalette::Mid)));
    m_cursor->setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TcoChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTicks(m_plot, {m_plot->yAxis}, 5);
}

void TcoChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        applyColors();
    }
}

} // namespace configuria
