// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "speedchart.h"

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

SpeedChart::SpeedChart(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_first(m_plot->addGraph()),
      m_second(m_plot->addGraph(m_plot->xAxis, m_plot->yAxis2)), m_limit(new QCPItemLine(m_plot)), m_limitText(new QCPItemText(m_plot)),
      m_own(new QCPItemLine(m_plot)), m_cursor(new QCPItemLine(m_plot))
{
    preparePlot(m_plot);
    m_plot->yAxis2->setVisible(true);
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis, m_plot->yAxis2}) {
        axis->setNumberFormat(u"gb"_s);
        axis->setNumberPrecision(4);
    }
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    for (QCPAbstractItem *item : std::initializer_list<QCPAbstractItem *>{m_limit, m_limitText, m_own, m_cursor}) {
        item->setLayer(u"overlay"_s);
    }
    for (QCPItemLine *line : {m_limit, m_own, m_cursor}) { // whole height, whatever the values
        for (QCPItemPosition *end : {line->start, line->end}) {
            end->setTypeX(QCPItemPosition::ptPlotCoords);
            end->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
    }
    m_limitText->position->setTypeX(QCPItemPosition::ptPlotCoords);
    m_limitText->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_limitText->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_limitText->setPadding(QMargins(4, 2, 4, 2));
    m_cursor->setVisible(false);
    connect(m_plot, &QCustomPlot::mouseMove, this, &SpeedChart::showValues);
    layOutPlot(this, m_title, m_empty, m_plot, m_legend);
    applyColors();
}

void SpeedChart::setData(const SpeedChartData &data, const Format &format)
{
    m_data = data;
    m_title->setText(data.title);
    m_plot->setAccessibleName(data.title);
    m_plot->setLocale(format.locale());
    m_plot->xAxis->setLabel(data.xLabel);
    m_empty->setText(data.empty);
    const bool isEmpty = data.x.isEmpty();
    m_empty->setVisible(isEmpty);
    m_plot->setVisible(!isEmpty);
    m_legend->setVisible(!isEmpty);
    m_first->setData(data.x, data.first, true);
    m_second->setData(data.x, data.second, true);
    const auto most = [](const QVector<double> &values) { return values.isEmpty() ? 1.0 : *std::max_element(values.cbegin(), values.cend()); };
    if (!isEmpty) {
        m_plot->xAxis->setRange(data.x.first() / 1.1, std::max(data.x.last(), data.x.first() * 2) * 1.2);
        m_plot->yAxis->setRange(0, most(data.first) * 1.1);
        m_plot->yAxis2->setRange(0, most(data.second) * 1.1);
    }
    auto ticker = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    ticker->clear();
    for (const double tick : data.ticks) {
        ticker->addTick(tick, format.count(static_cast<std::int64_t>(tick)));
    }
    const auto place = [](QCPItemLine *line, std::optional<double> x) {
        line->setVisible(x.has_value());
        line->start->setCoords(x.value_or(1), 0);
        line->end->setCoords(x.value_or(1), 1);
    };
    place(m_limit, data.limit);
    place(m_own, data.own);
    m_limitText->setVisible(data.limit.has_value());
    m_limitText->setText(data.limitText);
    m_limitText->position->setCoords(data.limit.value_or(1) / 1.02, 0.98);
    applyColors();
}

void SpeedChart::showValues(QMouseEvent *event)
{
    if (!m_plot->axisRect()->rect().contains(event->pos()) || m_data.x.isEmpty()) {
        hideValues();
        return;
    }
    const double at = m_plot->xAxis->pixelToCoord(event->pos().x());
    qsizetype nearest = 0;
    for (qsizetype i = 1; i < m_data.x.size(); ++i) {
        nearest = std::abs(std::log(m_data.x[i] / at)) < std::abs(std::log(m_data.x[nearest] / at)) ? i : nearest;
    }
    m_cursor->setVisible(true);
    m_cursor->start->setCoords(m_data.x[nearest], 0);
    m_cursor->end->setCoords(m_data.x[nearest], 1);
    QToolTip::showText(event->globalPosition().toPoint(), m_data.texts[nearest], m_plot);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SpeedChart::hideValues()
{
    if (m_cursor->visible()) {
        m_cursor->setVisible(false);
        QToolTip::hideText();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void SpeedChart::applyColors()
{
    const bool dark = isDark(palette());
    const QColor text = palette().color(QPalette::WindowText), first = scenarioColor(0, dark), second = scenarioColor(1, dark);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.88);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_legend->setFont(small);
    m_legend->setEntries({{m_data.firstLabel, first, true}, {m_data.secondLabel, second, true, true}});
    colourPlot(m_plot, palette(), small);
    m_plot->yAxis->setTickLabelColor(first);
    m_plot->yAxis2->setTickLabelColor(second);
    m_first->setPen(QPen(first, 2.4));
    m_second->setPen(QPen(second, 2, Qt::DashLine));
    const QCPScatterStyle dot(QCPScatterStyle::ssDisc, 5);
    m_first->setScatterStyle(m_data.hasDots ? dot : QCPScatterStyle());
    m_second->setScatterStyle(m_data.hasDots ? dot : QCPScatterStyle());
    m_limit->setPen(QPen(text, 1.6));
    m_own->setPen(QPen(palette().color(QPalette::Mid), 1.6));
    m_limitText->setColor(text);
    m_limitText->setFont(small);
    m_limitText->setBrush(palette().color(QPalette::Base));
    m_cursor->setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SpeedChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        applyColors();
    }
}

} // namespace configuria
