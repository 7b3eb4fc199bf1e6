// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"
#include "engine/curves.h"

namespace configuria {

// Where the supplies run: normally, with one lost, with a feed lost.
struct WorkingPoint {
    Series series = Series::Capacity;
    double load = 0, efficiency = 0; // %
    QString text;                    // "Normal: load 47 %, 95.8 %"
};

// Efficiency against load, both in %.
struct SupplyChartData {
    QString title;
    QString note;                    // the curve is assumed; "" when it is published
    QVector<double> loads, efficiencies;
    QVector<WorkingPoint> points;
    QString empty;                   // why there is nothing to draw

    double loadMax() const;          // of the axes
    double efficiencyMin() const;
};
SupplyChartData supplyChart(const Catalogue &, const Project &, const Configuration &, const PowerEvaluation &, const Format &);
QVector<LegendEntry> legendOf(const SupplyChartData &data, bool dark);
QColor pointColor(Series series, bool dark);

// Units of the first rack, from the bottom up.
struct RackDrawingData {
    std::optional<RackUse> use;
    QString sentence; // what the drawing shows, or why there is none
};
RackDrawingData rackDrawing(const Catalogue &, const Project &, const Configuration &, const PowerEvaluation &, const Format &);

} // namespace configuria
