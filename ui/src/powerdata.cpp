// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powerdata.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "items/powerwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(configuria::Charts)
};

bool isDrawn(const SupplyCase &c) { return c.load && c.efficiency && std::isfinite(c.load->count) && c.load->count < 100; }

void addPoint(SupplyChartData &data, Series series, const QString &name, const SupplyCase &c, const Format &format)
{
    if (!isDrawn(c)) {
        return;
    }
    //: %1 state of the power supplies, %2 their load, %3 their efficiency, both in %
    const QString text = Charts::tr("%1: load %2, efficiency %3").arg(name, format.percent(*c.load), format.percent(*c.efficiency));
    data.points.append({series, c.load->count * 100, c.efficiency->count * 100, text});
}

} // namespace

double SupplyChartData::loadMax() const
{
    double most = 100;
    for (const WorkingPoint &point : points) {
        most = std::max(most, point.load);
    }
    return std::min(most, 200.0) * 1.04;
}

double SupplyChartData::efficiencyMin() const
{
    double least = 95;
    for (const double efficiency : efficiencies) {
        least = std::min(least, efficiency);
    }
    return std::floor((least - 1) / 5) * 5;
}

SupplyChartData supplyChart(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const PowerEvaluation &power,
                            const Format &format)
{
    SupplyChartData data;
    data.title = Charts::tr("Efficiency of the supplies by load (%)");
    const SupplyCurve curve = supplyCurve(catalogue, project, configuration);
    if (curve.points.empty()) {
        data.empty = Charts::tr("No power supply is listed.");
        return data;
    }
    for (const SupplyPoint &point : curve.points) {
        data.loads.append(point.load.count * 100);
        data.efficiencies.append(point.efficiency.count * 100);
    }
    if (!curve.isPublished) {
        data.note = Charts::tr("No efficiency is published for this supply: the curve is that of 80 PLUS Titanium, the floor in the EU.");
    }
    addPoint(data, Series::Capacity, Charts::tr("Normal"), power.normal, format);
    const bool isSame = isDrawn(power.oneLost) && isDrawn(power.feedLost) && power.oneLost.supplies == power.feedLost.supplies;
    if (isSame) {
        addPoint(data, Series::OneLost, Charts::tr("One or a feed lost"), power.oneLost, format);
    } else {
        addPoint(data, Series::OneLost, seriesLabel(Series::OneLost), power.oneLost, format);
        addPoint(data, Series::FeedLost, seriesLabel(Series::FeedLost), power.feedLost, format);
    }
    if (data.points.isEmpty()) {
        data.note = Charts::tr("The load of the supplies is not known.");
    }
    return data;
}

QColor pointColor(Series series, bool dark)
{
    return series == Series::Capacity ? stateColor(State::Good, dark) : seriesColor(series, dark);
}

QVector<LegendEntry> legendOf(const SupplyChartData &data, bool dark)
{
    QVector<LegendEntry> entries;
    for (const WorkingPoint &point : data.points) {
        entries.append({point.text, pointColor(point.series, dark)});
    }
    return entries;
}

RackDrawingData rackDrawing(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const PowerEvaluation &power,
                            const Format &format)
{
    const std::optional<RackUse> use = rackUse(catalogue, project, configuration, power);
    return {use, use ? texts::rackSentence(*use, format) : Charts::tr("The height of the server is not known: no rack is drawn.")};
}

} // namespace configuria
