// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "cumulativechart.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

CumulativeChart::CumulativeChart(QWidget *parent)
    : QWidget(parent), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_cursor(new QCPItemLine(m_plot))
{
    preparePlot(m_plot);
    m_plot->setObjectName(u"cumulativePlot"_s);
    m_plot->setMinimumHeight(160);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerFixed>::create());
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setNumberFormat(u"f"_s);
        axis->setNumberPrecision(0);
    }
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_cursor->setLayer(u"overlay"_s);
    m_cursor->setVisible(false);
    m_empty->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_empty);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_legend);
    connect(m_plot, &QCustomPlot::mousePress, this, &CumulativeChart::chooseDrag);
    connect(m_plot, &QCustomPlot::mouseMove, this, &CumulativeChart::showValues);
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &CumulativeChart::showAll);
    applyColors();
}

void CumulativeChart::setData(const CumulativeData &data, const Format &format)
{
    const bool isSameRange = data.chart.months == m_data.chart.months && data.chart.axisMax == m_data.chart.axisMax;
    m_data = data;
    m_format = format;
    m_empty->setText(data.chart.empty);
    m_empty->setVisible(!data.chart.empty.isEmpty());
    m_plot->setAccessibleName(data.chart.title);
    m_plot->setAccessibleDescription(data.answer);
    m_plot->setLocale(format.locale());
    m_plot->xAxis->setLabel(tr("Months"));
    m_plot->xAxis->ticker().staticCast<QCPAxisTickerFixed>()->setTickStep(monthStep(data.chart.months));
    drawCurves();
    drawMarkers();
    fillLegend();
    if (!isSameRange) { // else what was zoomed into stays
        showAll();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CumulativeChart::drawCurves()
{
    while (m_graphs.size() < m_data.chart.curves.size()) {
        m_graphs.append(m_plot->addGraph());
    }
    for (int i = 0; i < m_graphs.size(); ++i) {
        const bool isUsed = i < m_data.chart.curves.size();
        m_graphs[i]->setVisible(isUsed && isShown(i));
        if (isUsed) {
            const ChartCurve &curve = m_data.chart.curves[i];
            m_graphs[i]->setData(curve.months, curve.amounts, true);
            m_graphs[i]->setPen(QPen(curve.color, curve.isCurrent ? 3 : 2, curve.style));
        }
    }
}

void CumulativeChart::drawMarkers()
{
    while (m_marks.size() < m_data.markers.size()) {
        auto *mark = new QCPItemTracer(m_plot);
        auto *text = new QCPItemText(m_plot);
        mark->setStyle(QCPItemTracer::tsCircle);
        mark->setSize(10);
        text->position->setParentAnchor(mark->position);
        text->setPadding(QMargins(4, 2, 4, 2));
        m_marks.append(mark);
        m_markTexts.append(text);
        applyColors();
    }
    for (int i = 0; i < m_marks.size(); ++i) {
        const bool isUsed = i < m_data.markers.size();
        const bool isMarkShown = isUsed && m_data.reference && isShown(*m_data.reference) && isShown(m_data.markers[i].curve);
        m_marks[i]->setVisible(isMarkShown);
        m_markTexts[i]->setVisible(isMarkShown);
        if (!isUsed) {
            continue;
        }
        const CostMarker &marker = m_data.markers[i];
        m_marks[i]->position->setCoords(marker.month, marker.amount);
        m_marks[i]->setPen(QPen(m_data.chart.curves[marker.curve].color, 2.5));
        m_markTexts[i]->setText(marker.text);
        // Steps down from one to the next: two that are near each other stay readable.
        const bool isLeft = marker.month > m_data.chart.months * 0.8;
        m_markTexts[i]->setPositionAlignment(Qt::AlignTop | (isLeft ? Qt::AlignRight : Qt::AlignLeft));
        m_markTexts[i]->position->setCoords(isLeft ? -8 : 8, 10 + 24 * (i % 3));
    }
}

void CumulativeChart::fillLegend()
{
    m_legend->setEntries(legendOf(m_data.chart, isDark(palette())));
}

void CumulativeChart::setLogarithmic(bool isLogarithmic)
{
    m_isLogarithmic = isLogarithmic;
    m_plot->yAxis->setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot->yAxis->setTicker(isLogarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog) : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    showAll();
}

void CumulativeChart::showAll()
{
    m_plot->xAxis->setRange(0, m_data.chart.months);
    m_plot->yAxis->setRange(m_isLogarithmic ? m_data.axisMin : 0, m_data.chart.axisMax);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CumulativeChart::toggle(int curve)
{
    const int id = m_data.chart.curves[curve].id;
    if (!m_hidden.remove(id)) {
        m_hidden.insert(id);
    }
    drawCurves();
    drawMarkers();
    fillLegend();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CumulativeChart::chooseDrag(QMouseEvent *event)
{
    const bool isFrame = m_framesZoom || event->modifiers().testFlag(Qt::ShiftModifier);
    m_plot->setSelectionRectMode(isFrame ? QCP::srmZoom : QCP::srmNone);
}

void CumulativeChart::showValues(QMouseEvent *event)
{
    if (!m_plot->axisRect()->rect().contains(event->pos()) || m_data.chart.curves.isEmpty()) {
        hideValues();
        return;
    }
    const auto month = static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(event->pos().x())));
    CurveChartData shown = m_data.chart;
    shown.curves.clear();
    for (int i = 0; i < m_data.chart.curves.size(); ++i) {
        if (isShown(i)) {
            shown.curves.append(m_data.chart.curves[i]);
        }
    }
    m_cursor->setVisible(true);
    m_cursor->start->setCoords(month, m_plot->yAxis->range().lower);
    m_cursor->end->setCoords(month, m_plot->yAxis->range().upper);
    QToolTip::showText(event->globalPosition().toPoint(), valuesAt(shown, month, m_format), m_plot);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CumulativeChart::hideValues()
{
    if (m_cursor->visible()) {
        m_cursor->setVisible(false);
        QToolTip::hideText();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void CumulativeChart::applyColors()
{
    const QColor text = palette().color(QPalette::WindowText);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.9);
    colourPlot(m_plot, palette(), small);
    for (QCPItemTracer *mark : m_marks) {
        mark->setBrush(palette().color(QPalette::Base));
    }
    for (QCPItemText *label : m_markTexts) {
        label->setColor(text);
        label->setFont(small);
        label->setBrush(palette().color(QPalette::Base));
        label->setPen(QPen(palette().color(QPalette::Mid)));
    }
    m_cursor->setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CumulativeChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTicks(m_plot, {m_plot->yAxis}, 8);
}

void CumulativeChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        applyColors();
    }
}

} // namespace configuria
