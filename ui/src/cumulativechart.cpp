// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "cumulativechart.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int bandId = -1; // among the ids of curves
constexpr double bandShade = 0.2;

} // namespace

CumulativeChart::CumulativeChart(QWidget *parent)
    : QWidget(parent), m_empty(new QLabel), m_plot(new QCustomPlot), m_legend(new ChartLegend), m_low(m_plot->addGraph()), m_high(m_plot->addGraph()),
      m_median(m_plot->addGraph()), m_cursor(new QCPItemLine(m_plot))
{
    makePlot();
    m_legend->setObjectName(u"cumulativeLegend"_s);
    m_empty->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_empty);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_legend);
    setFocusPolicy(Qt::TabFocus);
    connect(m_plot, &QCustomPlot::mousePress, this, &CumulativeChart::chooseDrag);
    connect(m_plot, &QCustomPlot::mouseMove, this, &CumulativeChart::showValues);
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &CumulativeChart::showAll);
    connect(m_plot, &QCustomPlot::beforeReplot, this, &CumulativeChart::placeMarkTexts);
    connect(m_plot->xAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this, &CumulativeChart::keepInside);
    connect(m_legend, &ChartLegend::switched, this, &CumulativeChart::toggle);
    applyColors();
    retranslate();
}

void CumulativeChart::makePlot()
{
    preparePlot(m_plot);
    m_plot->setObjectName(u"cumulativePlot"_s);
    m_plot->setMinimumHeight(160);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    coverOutside(m_plot);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerFixed>::create());
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setNumberFormat(u"f"_s);
        axis->setNumberPrecision(0);
    }
    for (QCPItemPosition *end : {m_cursor->start, m_cursor->end}) { // over the whole height
        end->setTypeX(QCPItemPosition::ptPlotCoords);
        end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_cursor->setLayer(u"overlay"_s);
    m_cursor->setVisible(false);
}

void CumulativeChart::setData(const CumulativeData &figures, const Format &format)
{
    const bool keepsZoom = !showsAll() && figures.chart.months == m_data.chart.months && figures.chart.title == m_data.chart.title;
    m_data = figures;
    m_band.reset();
    m_format = format;
    m_empty->setText(figures.chart.empty);
    m_empty->setVisible(!figures.chart.empty.isEmpty());
    m_plot->setAccessibleName(figures.chart.title);
    m_plot->setAccessibleDescription(figures.answer);
    setAccessibleName(figures.chart.title);
    setAccessibleDescription(figures.answer);
    m_plot->setLocale(format.locale());
    redraw();
    if (!keepsZoom) {
        showAll();
    }
}

void CumulativeChart::setBand(const std::optional<CostBandData> &band)
{
    const bool showedAll = showsAll();
    m_band = band;
    redraw();
    if (showedAll) { // the band may reach higher than the curves
        showAll();
    }
}

void CumulativeChart::redraw()
{
    drawCurves();
    drawBand();
    drawMarkers();
    fillLegend();
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

void CumulativeChart::drawBand()
{
    const bool isBandShown = m_band && !m_hidden.contains(bandId);
    for (QCPGraph *graph : {m_low, m_high, m_median}) {
        graph->setVisible(isBandShown);
    }
    if (!isBandShown) {
        return;
    }
    m_low->setData(m_band->months, m_band->low, true);
    m_high->setData(m_band->months, m_band->high, true);
    m_median->setData(m_band->months, m_band->middle, true);
    m_low->setPen(Qt::NoPen);
    m_high->setPen(Qt::NoPen);
    m_high->setChannelFillGraph(m_low);
    m_high->setBrush(mixed(palette().color(QPalette::Base), m_band->color, bandShade));
    m_median->setPen(QPen(m_band->color, 1, Qt::DashLine));
}

void CumulativeChart::addMark()
{
    auto *mark = new QCPItemTracer(m_plot);
    auto *text = new QCPItemText(m_plot);
    mark->setLayer(u"overlay"_s); // above the curves
    text->setLayer(u"overlay"_s);
    mark->setStyle(QCPItemTracer::tsCircle);
    mark->setSize(10);
    text->position->setParentAnchor(mark->position);
    text->setPositionAlignment(Qt::AlignTop | Qt::AlignLeft);
    text->setPadding(QMargins(4, 2, 4, 2));
    m_marks.append(mark);
    m_markTexts.append(text);
}

void CumulativeChart::drawMarkers()
{
    while (m_marks.size() < m_data.markers.size()) {
        addMark();
        applyColors();
    }
    for (int i = 0; i < m_marks.size(); ++i) {
        const bool isUsed = i < m_data.markers.size();
        const bool isMarkShown = isUsed && m_data.reference && isShown(*m_data.reference) && isShown(m_data.markers[i].curve);
        m_marks[i]->setVisible(isMarkShown);
        m_markTexts[i]->setVisible(isMarkShown);
        if (isUsed) {
            const CostMarker &marker = m_data.markers[i];
            m_marks[i]->position->setCoords(marker.month, marker.amount);
            m_marks[i]->setPen(QPen(m_data.chart.curves[marker.curve].color, 2.5));
            m_markTexts[i]->setText(marker.text);
        }
    }
}

// Beside its mark, where no other month stands and the chart does not end.
void CumulativeChart::placeMarkTexts()
{
    const QRectF inside = m_plot->axisRect()->rect();
    QVector<QRectF> taken;
    for (int i = 0; i < m_marks.size(); ++i) {
        if (!m_marks[i]->visible()) {
            continue;
        }
        const QPointF at(m_plot->xAxis->coordToPixel(m_data.markers[i].month), m_plot->yAxis->coordToPixel(m_data.markers[i].amount));
        const QSizeF size = QFontMetricsF(m_markTexts[i]->font(), m_plot).size(0, m_markTexts[i]->text()) + QSizeF(8, 4);
        const auto isFree = [&](const QRectF &box) {
            return inside.contains(box) && std::none_of(taken.begin(), taken.end(), [&box](const QRectF &other) { return other.intersects(box); });
        };
        QRectF box(at + QPointF(8, 10), size);
        for (int step = 0; step < 12 && !isFree(box); ++step) { // right and left of it, below and above, farther each time
            const double away = 10 + (step / 4) * (size.height() + 4);
            box.moveTopLeft(at + QPointF(step % 2 == 0 ? 8 : -8 - size.width(), step % 4 < 2 ? away : -away - size.height()));
        }
        taken.append(box);
        m_markTexts[i]->position->setCoords(box.left() - at.x(), box.top() - at.y());
    }
}

void CumulativeChart::fillLegend()
{
    QVector<LegendEntry> entries = legendOf(m_data.chart, isDark(palette()));
    for (int i = 0; i < entries.size(); ++i) {
        entries[i].isHidden = !isShown(i);
    }
    if (m_band) {
        LegendEntry entry{m_band->label, mixed(palette().color(QPalette::Base), m_band->color, bandShade)};
        entry.isHidden = m_hidden.contains(bandId);
        entries.append(entry);
    }
    m_legend->setEntries(entries);
}

void CumulativeChart::setLogarithmic(bool isLogarithmic)
{
    m_isLogarithmic = isLogarithmic;
    m_plot->yAxis->setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot->yAxis->setTicker(isLogarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog) : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    showAll();
}

// A little beyond the last one: the residual value comes back on its line.
QCPRange CumulativeChart::months() const
{
    return {0, m_data.chart.months * 1.01};
}

QCPRange CumulativeChart::amounts() const
{
    const double most = m_band ? std::max(m_data.chart.axisMax, m_band->high.last() * 1.02) : m_data.chart.axisMax;
    return {m_isLogarithmic ? m_data.axisMin : m_data.axisLow, most};
}

bool CumulativeChart::showsAll() const
{
    return m_plot->xAxis->range() == months() && m_plot->yAxis->range() == amounts();
}

void CumulativeChart::showAll()
{
    m_plot->xAxis->setRange(months());
    m_plot->yAxis->setRange(amounts());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

// There is nothing before the purchase or after the last month.
void CumulativeChart::keepInside(const QCPRange &range)
{
    m_plot->xAxis->setRange(range.bounded(months().lower, months().upper));
    m_plot->xAxis->ticker().staticCast<QCPAxisTickerFixed>()->setTickStep(monthStep(m_plot->xAxis->range().size()));
}

void CumulativeChart::toggle(int entry)
{
    const int id = entry < m_data.chart.curves.size() ? m_data.chart.curves[entry].id : bandId;
    if (!m_hidden.remove(id)) {
        m_hidden.insert(id);
    }
    redraw();
}

void CumulativeChart::chooseDrag(QMouseEvent *event)
{
    const bool isFrame = m_framesZoom || event->modifiers().testFlag(Qt::ShiftModifier);
    m_plot->setSelectionRectMode(isFrame ? QCP::srmZoom : QCP::srmNone);
}

QString CumulativeChart::readOut(int month) const
{
    CurveChartData visible = m_data.chart;
    visible.curves.clear();
    for (int i = 0; i < m_data.chart.curves.size(); ++i) {
        if (isShown(i)) {
            visible.curves.append(m_data.chart.curves[i]);
        }
    }
    return valuesAt(visible, month, m_format);
}

void CumulativeChart::showValues(QMouseEvent *event)
{
    if (!m_plot->axisRect()->rect().contains(event->pos()) || m_data.chart.curves.isEmpty()) {
        hideValues();
        return;
    }
    m_month = static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(event->pos().x())));
    showMonth(m_month, event->globalPosition().toPoint());
}

void CumulativeChart::showMonth(int month, QPoint at)
{
    m_cursor->setVisible(true);
    m_cursor->start->setCoords(month, 0);
    m_cursor->end->setCoords(month, 1);
    QToolTip::showText(at, readOut(month), m_plot);
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

void CumulativeChart::keyPressEvent(QKeyEvent *event)
{
    const auto last = static_cast<int>(m_data.chart.months);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        m_month = std::clamp(m_month + (event->key() == Qt::Key_Left ? -1 : 1), 0, last);
        const QRect inside = m_plot->axisRect()->rect();
        showMonth(m_month, m_plot->mapToGlobal(QPoint(static_cast<int>(m_plot->xAxis->coordToPixel(m_month)), inside.top() + inside.height() / 3)));
        break;
    }
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
            axis->scaleRange(event->key() == Qt::Key_Plus ? 0.8 : 1.25);
        }
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        break;
    case Qt::Key_Home:
        showAll();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CumulativeChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    hideValues();
}

void CumulativeChart::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    hideValues();
}

void CumulativeChart::retranslate()
{
    m_plot->xAxis->setLabel(tr("Months"));
    m_legend->setSwitching(tr("A click hides a curve or shows it again"));
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
