// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chartpainters.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "chartdata.h"
#include "chartlegend.h"

namespace configuria {

namespace {

const QColor ink(0x1b, 0x22, 0x2c);
const QColor gridInk(0xdd, 0xe2, 0xe8);
const QColor axisInk(0x9a, 0xa5, 0xb3);

// 8 points on the paper, whatever the resolution and the scale of the painter.
QFont paperFont(const QPainter &painter)
{
    QFont font = painter.font();
    const double scale = painter.combinedTransform().m22();
    const double pixels = 8.0 / 72.0 * painter.device()->logicalDpiY() / (scale > 0 ? scale : 1.0);
    font.setBold(false);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

QString tickText(double value, double step, const Format &format)
{
    return format.locale().toString(value, 'f', step < 1 ? 1 : 0);
}

void drawNote(QPainter &painter, const QRectF &rect, const QString &text)
{
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, text);
}

void drawBarRow(QPainter &painter, const QRectF &row, const ChartBar &bar, double perUnit, double em)
{
    double x = row.left();
    for (const ChartSegment &segment : bar.segments) {
        const double width = segment.value * perUnit;
        if (width > 0) {
            const QRectF box(x, row.top(), width, row.height());
            painter.fillRect(box, seriesColor(segment.series));
            painter.setPen(QPen(Qt::white, em * 0.06));
            painter.drawLine(box.topRight(), box.bottomRight());
            x += width;
        }
    }
}

void drawBarChart(QPainter &painter, const QRectF &rect, const BarChartData &data, const Format &format)
{
    const QFont font = paperFont(painter);
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    const double em = metrics.height();
    double labels = 0;
    for (const ChartBar &bar : data.bars) {
        labels = std::max(labels, metrics.horizontalAdvance(bar.label) * 1.1);
    }
    const auto legend = legendOf(data, false);
    const double legendHeight = layoutLegend(nullptr, font, painter.device(), rect, legend, ink);
    const double noteHeight = data.note.isEmpty() ? 0 : em * 1.3;
    const QRectF plot(rect.left() + labels + em * 0.5, rect.top() + em * 0.3 + noteHeight, rect.width() - labels - em * 1.8,
                      rect.height() - legendHeight - em * 2.2 - noteHeight);
    if (plot.width() <= 0 || plot.height() <= 0 || data.bars.isEmpty()) {
        drawNote(painter, rect, data.empty);
        return;
    }
    painter.setPen(ink);
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), em * 1.2), Qt::AlignLeft | Qt::AlignVCenter, data.note);
    const double perUnit = plot.width() / data.axisMax;
    const double step = tickStep(data.axisMax, 6);
    for (double value = 0; value <= data.axisMax; value += step) {
        const double x = plot.left() + value * perUnit;
        painter.setPen(QPen(gridInk, em * 0.05));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(x - em * 4, plot.bottom() + em * 0.2, em * 8, em * 1.2), Qt::AlignHCenter | Qt::AlignTop,
                         tickText(value, step, format));
    }
    const double rowHeight = plot.height() / static_cast<double>(data.bars.size());
    const double barHeight = std::min(rowHeight * 0.68, em * 3);
    for (qsizetype i = 0; i < data.bars.size(); ++i) {
        const double middle = plot.top() + (static_cast<double>(i) + 0.5) * rowHeight;
        drawBarRow(painter, QRectF(plot.left(), middle - barHeight / 2, plot.width(), barHeight), data.bars[i], perUnit, em);
        QFont labelFont = font;
        labelFont.setBold(data.bars[i].isChosen && data.bars.size() > 1);
        painter.setFont(labelFont);
        painter.setPen(ink);
        painter.drawText(QRectF(rect.left(), middle - em, labels, em * 2), Qt::AlignRight | Qt::AlignVCenter, data.bars[i].label);
        painter.setFont(font);
    }
    for (const ChartLine &line : data.lines) {
        if (line.isBeyond) {
            continue;
        }
        const double x = plot.left() + line.value * perUnit;
        painter.setPen(QPen(seriesColor(line.series), em * 0.13, lineStyle(line.series), Qt::FlatCap));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.setPen(QPen(axisInk, em * 0.06));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());
    layoutLegend(&painter, font, painter.device(), QRectF(rect.left(), rect.bottom() - legendHeight, rect.width(), legendHeight), legend, ink);
}

void drawCurve(QPainter &painter, const ChartCurve &curve, const QRectF &plot, const CurveChartData &data, double em)
{
    QPainterPath path;
    for (qsizetype i = 0; i < curve.months.size(); ++i) {
        const QPointF at(plot.left() + curve.months[i] / data.months * plot.width(),
                         plot.bottom() - curve.amounts[i] / data.axisMax * plot.height());
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(curve.color, em * (curve.isCurrent ? 0.17 : 0.11), curve.style, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void drawBreakEven(QPainter &painter, const QRectF &plot, const CurveChartData &data, double em)
{
    for (const ChartCurve &curve : data.curves) {
        if (!curve.isCurrent || !data.breakEvenMonth || *data.breakEvenMonth > data.months) {
            continue;
        }
        const double month = *data.breakEvenMonth;
        const QPointF at(plot.left() + month / data.months * plot.width(),
                         plot.bottom() - amountAt(curve, month) / data.axisMax * plot.height());
        painter.setPen(QPen(ink, em * 0.13));
        painter.setBrush(Qt::white);
        painter.drawEllipse(at, em * 0.32, em * 0.32);
        const bool isLeft = month > data.months / 2;
        const double width = em * 20;
        painter.drawText(QRectF(isLeft ? at.x() - width - em * 0.4 : at.x() + em * 0.4, at.y() + em * 0.4, width, em * 1.4),
                         isLeft ? Qt::AlignRight : Qt::AlignLeft, data.breakEvenText);
    }
}

void drawCurveChart(QPainter &painter, const QRectF &rect, const CurveChartData &data, const Format &format)
{
    const QFont font = paperFont(painter);
    painter.setFont(font);
    if (data.curves.isEmpty()) {
        drawNote(painter, rect, data.empty);
        return;
    }
    const QFontMetricsF metrics(font, painter.device());
    const double em = metrics.height();
    const auto legend = legendOf(data, false);
    const double legendHeight = layoutLegend(nullptr, font, painter.device(), rect, legend, ink);
    const double step = tickStep(data.axisMax, 5);
    const double labels = metrics.horizontalAdvance(tickText(data.axisMax, step, format)) + em * 0.4;
    const QRectF plot(rect.left() + labels, rect.top() + em * 0.5, rect.width() - labels - em * 0.8, rect.height() - legendHeight - em * 3.4);
    if (plot.width() <= 0 || plot.height() <= 0) {
        return;
    }
    for (double value = 0; value <= data.axisMax; value += step) {
        const double y = plot.bottom() - value / data.axisMax * plot.height();
        painter.setPen(QPen(gridInk, em * 0.05));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(rect.left(), y - em, labels - em * 0.4, em * 2), Qt::AlignRight | Qt::AlignVCenter, tickText(value, step, format));
    }
    const int every = monthStep(data.months);
    for (int month = 0; month <= data.months; month += every) {
        const double x = plot.left() + month / data.months * plot.width();
        painter.setPen(ink);
        painter.drawText(QRectF(x - em * 4, plot.bottom() + em * 0.2, em * 8, em * 1.2), Qt::AlignHCenter | Qt::AlignTop, format.count(month));
    }
    painter.drawText(QRectF(plot.left(), plot.bottom() + em * 1.3, plot.width(), em * 1.2), Qt::AlignHCenter | Qt::AlignTop,
                     QCoreApplication::translate("configuria::Charts", "Months"));
    for (const ChartCurve &curve : data.curves) {
        drawCurve(painter, curve, plot, data, em);
    }
    painter.setPen(QPen(axisInk, em * 0.06));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());
    drawBreakEven(painter, plot, data, em);
    layoutLegend(&painter, font, painter.device(), QRectF(rect.left(), rect.bottom() - legendHeight, rect.width(), legendHeight), legend, ink);
}

// Where values of a speed chart are on the paper.
struct SpeedScale {
    QRectF plot;
    double xLow, xHigh, firstMax, secondMax;
    double x(double value) const { return plot.left() + std::log(value / xLow) / std::log(xHigh / xLow) * plot.width(); }
    double first(double value) const { return plot.bottom() - value / firstMax * plot.height(); }
    double second(double value) const { return plot.bottom() - value / secondMax * plot.height(); }
};

QString valueText(double value, double step, const Format &format)
{
    return format.locale().toString(value, 'f', step < 1 ? static_cast<int>(std::ceil(-std::log10(step))) : 0);
}

void drawSpeedAxes(QPainter &painter, const SpeedScale &scale, const SpeedChartData &data, const Format &format, double em)
{
    const QRectF &plot = scale.plot;
    const double left = tickStep(scale.firstMax, 5), right = tickStep(scale.secondMax, 5);
    for (double value = 0; value <= scale.firstMax; value += left) {
        painter.setPen(QPen(gridInk, em * 0.05));
        painter.drawLine(QPointF(plot.left(), scale.first(value)), QPointF(plot.right(), scale.first(value)));
        painter.setPen(scenarioColor(0, false));
        painter.drawText(QRectF(plot.left() - em * 10.4, scale.first(value) - em, em * 10, em * 2), Qt::AlignRight | Qt::AlignVCenter, valueText(value, left, format));
    }
    painter.setPen(scenarioColor(1, false));
    for (double value = 0; value <= scale.secondMax; value += right) {
        painter.drawText(QRectF(plot.right() + em * 0.4, scale.second(value) - em, em * 10, em * 2), Qt::AlignLeft | Qt::AlignVCenter, valueText(value, right, format));
    }
    painter.setPen(ink);
    double taken = plot.left() - em * 4;
    for (const double tick : data.ticks) {
        const QString text = format.count(static_cast<std::int64_t>(tick));
        const double half = painter.fontMetrics().horizontalAdvance(text) / 2.0, x = scale.x(tick);
        if (x - half >= taken) {
            painter.drawText(QRectF(x - em * 4, plot.bottom() + em * 0.2, em * 8, em * 1.2), Qt::AlignHCenter | Qt::AlignTop, text);
            taken = x + half + em * 0.4;
        }
    }
    painter.drawText(QRectF(plot.left(), plot.bottom() + em * 1.3, plot.width(), em * 1.2), Qt::AlignHCenter | Qt::AlignTop, data.xLabel);
    painter.setPen(QPen(axisInk, em * 0.06));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());
    painter.drawLine(plot.bottomRight(), plot.topRight());
}

// A line over the whole height, its words beside it where there is room, on white.
void drawSpeedMark(QPainter &painter, const SpeedScale &scale, double value, const QString &text, const QPen &pen, double top, double em)
{
    const double x = scale.x(value);
    painter.setPen(pen);
    painter.drawLine(QPointF(x, scale.plot.top()), QPointF(x, scale.plot.bottom()));
    if (text.isEmpty()) {
        return;
    }
    const double width = painter.fontMetrics().horizontalAdvance(text) + em * 0.6;
    const QRectF box(x > scale.plot.center().x() ? x - width - em * 0.2 : x + em * 0.2, top, width, em * 1.2);
    painter.fillRect(box, Qt::white);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text);
}

void drawSpeedChart(QPainter &painter, const QRectF &rect, const SpeedChartData &data, const Format &format)
{
    const QFont font = paperFont(painter);
    painter.setFont(font);
    if (data.x.isEmpty()) {
        drawNote(painter, rect, data.empty);
        return;
    }
    const QFontMetricsF metrics(font, painter.device());
    const double em = metrics.height();
    const auto legend = legendOf(data, false);
    const double legendHeight = layoutLegend(nullptr, font, painter.device(), rect, legend, ink);
    const auto labels = [&](double max) { return metrics.horizontalAdvance(valueText(max, tickStep(max, 5), format)) + em * 0.6; };
    const double left = labels(data.firstMax()), right = labels(data.secondMax());
    const QRectF plot(rect.left() + left, rect.top() + em * 0.5, rect.width() - left - right, rect.height() - legendHeight - em * 3.4);
    if (plot.width() <= 0 || plot.height() <= 0) {
        return;
    }
    const SpeedScale scale{plot, data.xLow(), data.xHigh(), data.firstMax(), data.secondMax()};
    drawSpeedAxes(painter, scale, data, format, em);
    QPolygonF first, second;
    for (qsizetype i = 0; i < data.x.size(); ++i) {
        first << QPointF(scale.x(data.x[i]), scale.first(data.first[i]));
        second << QPointF(scale.x(data.x[i]), scale.second(data.second[i]));
    }
    if (data.own) {
        drawSpeedMark(painter, scale, *data.own, {}, QPen(axisInk, em * 0.1), 0, em);
    }
    painter.setPen(QPen(scenarioColor(0, false), em * 0.17, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(first);
    painter.setPen(QPen(scenarioColor(1, false), em * 0.15, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(second);
    if (data.limit) {
        drawSpeedMark(painter, scale, *data.limit, data.limitText, QPen(ink, em * 0.12), plot.top(), em);
    }
    if (data.target) {
        const QPen promised(stateColor(State::Good, false), em * 0.12, Qt::DashLine, Qt::FlatCap);
        painter.setPen(promised);
        if (data.target->perUser) {
            const double y = scale.second(*data.target->perUser);
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        }
        if (data.target->users) {
            drawSpeedMark(painter, scale, *data.target->users, data.target->text, promised, plot.bottom() - em * 1.4, em);
        }
    }
    layoutLegend(&painter, font, painter.device(), QRectF(rect.left(), rect.bottom() - legendHeight, rect.width(), legendHeight), legend, ink);
}

template <class Data, class Draw>
QuoteChart paperChart(const Data &data, const Format &format, Draw draw)
{
    return {data.title, [data, format, draw](QPainter &painter, const QRectF &rect) {
                painter.save();
                painter.setRenderHint(QPainter::Antialiasing); // for previews; vectors take no notice
                draw(painter, rect, data, format);
                painter.restore();
            }};
}

} // namespace

QVector<QuoteChart> quoteCharts(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, int configuration,
                                const Format &format)
{
    if (configuration < 0 || configuration >= evaluation.count) {
        return {};
    }
    const ConfigurationEvaluation &figures = evaluation.configurations[static_cast<std::size_t>(configuration)];
    QVector<QuoteChart> charts{paperChart(vramChart(catalogue, project, figures, configuration, format), format, drawBarChart),
            paperChart(powerChart(project, figures, format), format, drawBarChart),
            paperChart(costChart(catalogue, project, figures, configuration, format, false), format, drawCurveChart)};
    if (project.quote.hasSpeedChart) {
        if (const SpeedChartData speed = speedChart(catalogue, project, configuration, format); !speed.x.isEmpty()) { // an unknown speed is no chart
            charts.append(paperChart(speed, format, drawSpeedChart));
        }
    }
    return charts;
}

} // namespace configuria
