// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"
#include "engine/flips.h"
#include "report/tablecsv.h"
#include "view.h"

namespace configuria {

// One part of the bars of all years, worded.
struct YearPart {
    QString label;
    QColor color;
    QVector<double> amounts; // above 0 upwards, below it downwards
};
// Stacked bars, a bar for the start and for each year, with a line over them.
struct YearBarsData {
    QString answer, empty, axis;
    QStringList years;
    QVector<YearPart> parts;
    QString lineLabel;
    bool isJoined = false;   // points of a curve, else single ones
    QVector<double> line;
    QStringList lineTexts;
    QStringList readOut;     // under the pointer, one per year
    ChartTable table;
};

// What the machine costs by group when it is paid in that way.
YearBarsData costSplitData(const View &view, Financing financing, bool dark);
// What each year pays and brings in, against a rented alternative or alone.
YearBarsData cashFlowData(const View &view, std::optional<int> cloud, bool dark);
QColor groupColor(CostGroup group, bool dark);

} // namespace configuria
