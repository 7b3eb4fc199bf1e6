// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "speedchart.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "elidedlink.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

SpeedChart::SpeedChart(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_nearest(new ElidedLink), m_first(m_plot->addGraph()),
      m_second(m_plot->addGraph(m_plot->xAxis, m_plot->yAxis2)), m_limit(new QCPItemLine(m_plot)), m_limitText(new QCPItemText(m_plot)),
      m_own(new QCPItemLine(m_plot)), m_cursor(new QCPItemLine(m_plot)), m_targetUsers(new QCPItemLine(m_plot)), m_targetSpeed(new QCPItemLine(m_plot)),
      m_targetText(new QCPItemText(m_plot))
{
    preparePlot(m_plot);
    m_plot->yAxis2->setVisible(true);
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis, m_plot->yAxis2}) {
        axis->setNumberFormat(u"gb"_s);
        axis->setNumberPrecision(4);
    }
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    for (QCPAbstractItem *item : std::initializer_list<QCPAbstractItem *>{m_limit, m_limitText, m_own, m_cursor, m_targetUsers, m_targetSpeed, m_targetText}) {
        item->setLayer(u"overlay"_s);
    }
    for (QCPItemLine *line : {m_limit, m_own, m_cursor, m_targetUsers}) { // whole height, whatever the values
        for (QCPItemPosition *end : {line->start, line->end}) {
            end->setTypeX(QCPItemPosition::ptPlotCoords);
            end->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
    }
    for (QCPItemPosition *end : {m_targetSpeed->start, m_targetSpeed->end}) { // whole width
        end->setTypeX(QCPItemPosition::ptAxisRectRatio);
        end->setTypeY(QCPItemPosition::ptPlotCoords);
        end->setAxes(m_plot->xAxis, m_plot->yAxis2);
    }
    for (QCPItemText *text : {m_limitText, m_targetText}) {
        text->position->setTypeX(QCPItemPosition::ptPlotCoords);
        text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        text->setPadding(QMargins(4, 2, 4, 2));
    }
    m_cursor->setVisible(false);
    connect(m_plot, &QCustomPlot::mouseMove, this, &SpeedChart::showValues);
    layOutPlot(this, m_title, m_empty, m_plot, m_legend);
    m_nearest->setObjectName(u"nearestSpeed"_s);
    m_nearest->setAccessibleName(tr("Nearest measurement"));
    layout()->addWidget(m_nearest);
    connect(m_nearest, &QAbstractButton::clicked, this, [this] { emit evidenceAsked(m_nearestFormula); });
    applyColors();
}

void SpeedChart::setNearest(const NearestSpeed &nearest)
{
    m_nearestFormula = nearest.formula;
    m_nearest->setLine(nearest.line, nearest.tip);
    m_nearest->setAccessibleName(nearest.line.isEmpty() ? tr("Nearest measurement") : nearest.line);
}

void SpeedChart::setData(const SpeedChartData &data, const Format &format)
{
    m_data = data;
    m_title->setText(data.title);
    m_plot->setAccessibleName(data.title);
    m_plot->setLocale(format.locale());
    m_empty->setText(data.empty);
    const bool isEmpty = data.x.isEmpty();
    m_empty->setVisible(isEmpty);
    m_plot->setVisible(!isEmpty);
    m_legend->setVisible(!isEmpty);
    m_first->setData(data.x, data.first, true);
    m_second->setData(data.x, data.second, true);
    m_plot->xAxis->setRange(data.xLow(), data.xHigh());
    m_plot->yAxis->setRange(0, data.firstMax());
    m_plot->yAxis2->setRange(0, data.secondMax());
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
    place(m_targetUsers, data.target ? data.target->users : std::nullopt);
    const std::optional<double> promised = data.target ? data.target->perUser : std::nullopt;
    m_targetSpeed->setVisible(promised.has_value());
    m_targetSpeed->start->setCoords(0, promised.value_or(0));
    m_targetSpeed->end->setCoords(1, promised.value_or(0));
    placeText(m_limitText, data.limit, data.limitText, 0.98);
    placeText(m_targetText, data.target ? data.target->users : std::nullopt, data.target ? data.target->text : QString(), 0.16);
    applyColors();
}

// Beside its line, on the side where there is room.
void SpeedChart::placeText(QCPItemText *text, std::optional<double> x, const QString &words, double y)
{
    text->setVisible(x.has_value() && !words.isEmpty());
    text->setText(words);
    const QCPRange range = m_plot->xAxis->range();
    const bool isLeft = x.value_or(1) > std::sqrt(range.lower * range.upper); // the middle of a logarithmic axis
    text->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    text->position->setCoords(x.value_or(1) * (isLeft ? 1 / 1.02 : 1.02), y);
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
    m_nearest->setFont(small);
    m_legend->setEntries(legendOf(m_data, dark));
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
    const QColor promised = stateColor(State::Good, dark);
    m_targetUsers->setPen(QPen(promised, 1.6, Qt::DashLine));
    m_targetSpeed->setPen(QPen(promised, 1.6, Qt::DashLine));
    m_limitText->setColor(text);
    m_targetText->setColor(promised);
    for (QCPItemText *label : {m_limitText, m_targetText}) {
        label->setFont(small);
        label->setBrush(palette().color(QPalette::Base));
    }
    m_cursor->setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SpeedChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTicks(m_plot, {m_plot->yAxis, m_plot->yAxis2}, 5);
}

void SpeedChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        applyColors();
    }
}

} // namespace configuria
