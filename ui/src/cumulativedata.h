// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"
#include "engine/ownership.h"
#include "report/tablecsv.h"

namespace configuria {

// Where a rival becomes dearer than the machine, paid in the way that the project says.
struct CostMarker {
    double month = 0, amount = 0;
    QString text;  // "14.7 months"
    int curve = 0; // of the rival, within the curves
    friend bool operator==(const CostMarker &, const CostMarker &) = default;
};

struct CumulativeData {
    CurveChartData chart;
    double axisMin = 1;            // of a logarithmic axis: the least amount above nothing
    double axisLow = 0;            // of a linear one: below nothing where there is income
    QString answer;                // when does owning pay
    QVector<CostMarker> markers;   // by month
    std::optional<int> reference;  // the machine as it is paid, within the curves
    ScenarioKind referenceKind = ScenarioKind::Owned;
    ChartTable table;              // month by month
};

// Within a sentence: "the lease", "AWS, on demand".
QString rivalName(ScenarioKind kind, int cloud, const Project &);

// Every scenario of one configuration: bought, leased, rented, clouds.
CumulativeData cumulativeChart(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &, int configuration,
                               const Format &, bool dark);

} // namespace configuria
