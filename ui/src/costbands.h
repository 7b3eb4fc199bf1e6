// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cumulativedata.h"
#include "engine/sensitivity.h"

namespace configuria {

// What the draws say of the machine as it is paid, at the end of each year; straight between.
struct CostBandData {
    QString label;
    QColor color; // of the machine's curve
    QVector<double> months, low, middle, high; // P10, P50, P90
    std::vector<Percentiles> years;
};
std::optional<CostBandData> bandOf(const MonteCarlo &result, const CumulativeData &figures);

// The table with the band's three columns, at the end of each year.
ChartTable withBand(ChartTable table, const CostBandData &band, const QString &currency);

// "Owning is cheaper than AWS in 93 % of the draws, break-even between 12.1 and 17.9 months (P10 to P90)."
QString oddsText(const MonteCarlo &result, const Project &project, const Format &format);
// How the inputs that the project uses are drawn.
QString spreadsText(const CostCase &question, const Format &format);

} // namespace configuria
