// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "supplychart.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

const QVector<Series> pointSeries{Series::Capacity, Series::OneLost, Series::FeedLost};

// Each in its shape and size: all are seen where they coincide.
QCPScatterStyle shapeOf(Series series, const QColor &color, const QColor &paper)
{
    switch (series) {
    case Series::OneLost: return {QCPScatterStyle::ssTriangle, QPen(color, 2), paper, 11};
    case Series::FeedLost: return {QCPScatterStyle::ssDiamond, QPen(color, 2), paper, 13};
    default: return {QCPScatterStyle::ssDisc, QPen(color, 2), color, 8};
    }
}

} // namespace

SupplyChart::SupplyChart(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_curve(m_plot->addGraph()),
      m_rating(new QCPItemLine(m_plot))
{
    setObjectName(u"supplyChart"_s);
    preparePlot(m_plot);
    m_plot->setObjectName(u"supplyPlot"_s);
    m_plot->setMinimumHeight(110);
    for (int i = 0; i < pointSeries.size(); ++i) {
        QCPGraph *graph = m_plot->addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        m_points.append(graph);
    }
    for (QCPItemPosition *end : {m_rating->start, m_rating->end}) { // at the rating, over the whole height
        end->setTypeX(QCPItemPosition::ptPlotCoords);
        end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_rating->start->setCoords(100, 0);
    m_rating->end->setCoords(100, 1);
    connect(m_plot, &QCustomPlot::mouseMove, this, &SupplyChart::showValues);
    layOutPlot(this, m_title, m_empty, m_plot, m_legend);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // wraps instead of widening the window
    m_title->setWordWrap(true);
    applyColors();
}

void SupplyChart::setData(const SupplyChartData &data, const Format &format)
{
    m_data = data;
    m_title->setText(data.title);
    const bool isEmpty = data.loads.isEmpty();
    const QString words = isEmpty ? data.empty : data.note;
    m_empty->setText(words);
    m_empty->setVisible(!words.isEmpty());
    m_plot->setVisible(!isEmpty);
    m_legend->setVisible(!data.points.isEmpty());
    m_plot->setAccessibleName(data.title);
    m_plot->setLocale(format.locale());
    m_curve->setData(data.loads, data.efficiencies, true);
    for (int i = 0; i < pointSeries.size(); ++i) {
        m_points[i]->data()->clear();
        for (const WorkingPoint &point : data.points) {
            if (point.series == pointSeries[i]) {
                m_points[i]->addData(point.load, point.efficiency);
            }
        }
    }
    m_plot->xAxis->setRange(0, data.loadMax());
    m_plot->yAxis->setRange(data.efficiencyMin(), 100);
    applyColors();
}

// The point that is nearest to the pointer.
void SupplyChart::showValues(QMouseEvent *event)
{
    QString text;
    double nearest = 16; // pixels
    for (const WorkingPoint &point : m_data.points) {
        const double away = std::hypot(m_plot->xAxis->coordToPixel(point.load) - event->pos().x(), m_plot->yAxis->coordToPixel(point.efficiency) - event->pos().y());
        if (away < nearest) {
            nearest = away;
            text = point.text;
        }
    }
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPosition().toPoint(), text, m_plot);
}

void SupplyChart::applyColors()
{
    const bool dark = isDark(palette());
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.88);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_empty->setFont(small);
    m_legend->setFont(small);
    m_legend->setEntries(legendOf(m_data, dark));
    colourPlot(m_plot, palette(), small);
    m_curve->setPen(QPen(scenarioColor(0, dark), 2.4));
    m_rating->setPen(QPen(palette().color(QPalette::Mid), 1.2, Qt::DashLine));
    for (int i = 0; i < pointSeries.size(); ++i) {
        m_points[i]->setScatterStyle(shapeOf(pointSeries[i], pointColor(pointSeries[i], dark), palette().color(QPalette::Base)));
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SupplyChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        applyColors();
    }
}

} // namespace configuria
