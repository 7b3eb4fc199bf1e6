// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>
#include <QVector>

#include <algorithm>
#include <optional>

#include "chartcolors.h"
#include "items/format.h"

namespace configuria {

// What the three charts show, worded and in the units of their axes; the screen and the paper draw the same.
struct ChartSegment {
    Series series = Series::Weights;
    double value = 0;
    QString text; // "61.3 GB"
    friend bool operator==(const ChartSegment &, const ChartSegment &) = default;
};
struct ChartBar {
    QString label;
    bool isChosen = false;
    QVector<ChartSegment> segments; // in drawing order
    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};
struct ChartLine {
    Series series = Series::Capacity;
    double value = 0;
    QString text; // "Usable 84 GB"
    bool isBeyond = false; // the axis: named, not drawn
    friend bool operator==(const ChartLine &, const ChartLine &) = default;
};
struct BarChartData {
    QString title;
    QString note; // what the figures hold for, "" when nothing has to be said
    QString unit;
    QVector<Series> series; // of the segments, in drawing order, those that are 0 everywhere too
    QVector<ChartBar> bars; // first = top
    QVector<ChartLine> lines;
    double axisMax = 1;
    QString empty; // why there is nothing to draw
    friend bool operator==(const BarChartData &, const BarChartData &) = default;
};
struct ChartCurve {
    QString label;
    QColor color;
    bool isCurrent = false;
    Qt::PenStyle style = Qt::SolidLine;
    int id = 0; // the same thing in the next reading has the same
    bool hasResidual = false; // the last point is that of the last month again, less the residual value
    QVector<double> months, amounts;
    friend bool operator==(const ChartCurve &, const ChartCurve &) = default;
};
struct CurveChartData {
    QString title;
    QString currency;
    QVector<ChartCurve> curves;
    std::optional<double> breakEvenMonth;
    QString breakEvenText;
    double months = 1;
    double axisMax = 1;
    QString empty;
    friend bool operator==(const CurveChartData &, const CurveChartData &) = default;
};

// What each user is promised: a line across the speed of each user, and one where no more users can have it.
struct SpeedTarget {
    std::optional<double> perUser; // tok/s, right axis
    std::optional<double> users;
    QString text;                  // "Target: 24 users"
};

// Two curves over a logarithmic axis of users or of GPUs.
struct SpeedChartData {
    QString title, xLabel, firstLabel, secondLabel;
    QVector<double> x, first, second; // first: left axis, second: right axis
    QVector<double> ticks;            // of the axis
    QStringList texts;                // under the pointer, one per point
    std::optional<double> limit;      // of memory
    QString limitText;
    std::optional<SpeedTarget> target;
    std::optional<double> own;        // what the configuration has
    bool hasDots = false;
    QString empty;                    // why there is nothing to draw

    // Of the axes, for the screen and the paper.
    double xLow() const { return x.isEmpty() ? 1 : std::min(x.first(), limit.value_or(x.first())) / 1.1; }
    double xHigh() const { return x.isEmpty() ? 2 : std::max(x.last(), x.first() * 2) * 1.2; }
    double firstMax() const { return x.isEmpty() ? 1 : *std::max_element(first.cbegin(), first.cend()) * 1.1; }
    double secondMax() const; // room for the target
};

struct LegendEntry {
    QString text;
    QColor color;
    bool isLine = false;
    Qt::PenStyle style = Qt::SolidLine; // of the line
    bool isHidden = false;              // switched off: its words are struck out
    friend bool operator==(const LegendEntry &, const LegendEntry &) = default;
};

QString seriesLabel(Series series);
BarChartData vramChart(const Catalogue &, const Project &, const ConfigurationEvaluation &, int configuration, const Format &);
BarChartData powerChart(const Project &, const ConfigurationEvaluation &, const Format &);
CurveChartData costChart(const Catalogue &, const Project &, const ConfigurationEvaluation &, int configuration, const Format &,
                         bool dark);
SpeedChartData speedChart(const Catalogue &, const Project &, int configuration, const Format &);

// Every curve at the end of that month, in words: the read-out under the pointer.
QString valuesAt(const CurveChartData &data, int month, const Format &format);
// Amount of a monthly curve between two months.
double amountAt(const ChartCurve &curve, double month);
// Why there is no cost to draw.
QString noCurvesText(const ConfigurationEvaluation &);
// Months between two lines of the grid: quarters, years, every other year.
int monthStep(double months);

QVector<LegendEntry> legendOf(const BarChartData &data, bool dark);
QVector<LegendEntry> legendOf(const CurveChartData &data, bool dark);
QVector<LegendEntry> legendOf(const SpeedChartData &data, bool dark);

// A round step that gives about `count` ticks up to `max`.
double tickStep(double max, int count);

} // namespace configuria
