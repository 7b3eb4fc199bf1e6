// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cumulativedata.h"

#include <QCoreApplication>

#include <algorithm>

#include "editvalues.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CumulativeWords)
};

constexpr int answersShown = 2; // in one line

// Ways to pay the machine share its colour; the first cloud is drawn as it is on the page Configure.
QColor colorOf(const ScenarioCurve &curve, int position, int configuration, bool dark)
{
    if (curve.kind != ScenarioKind::Cloud) {
        return scenarioColor(configuration, dark);
    }
    if (position == 0 || position == maxClouds) { // the last of nine would have the colour of the machine
        return seriesColor(position == 0 ? Series::Cloud : Series::Overhead, dark);
    }
    return scenarioColor(configuration + position, dark);
}

Qt::PenStyle styleOf(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Owned: return Qt::SolidLine;
    case ScenarioKind::Leased: return Qt::DashDotLine;
    case ScenarioKind::Rented: return Qt::DotLine;
    case ScenarioKind::Cloud: return Qt::DashLine;
    }
    return Qt::SolidLine;
}

ScenarioKind kindOf(Financing financing)
{
    return financing == Financing::Lease ? ScenarioKind::Leased : financing == Financing::Rental ? ScenarioKind::Rented : ScenarioKind::Owned;
}

QString nameOf(ScenarioKind kind, int cloud, const Project &project)
{
    if (kind == ScenarioKind::Cloud && cloud < 0) {
        return seriesLabel(Series::Cloud);
    }
    CostScenario scenario;
    scenario.kind = kind;
    scenario.cloud = cloud;
    return texts::name(scenario, project);
}

QString sentence(QString words)
{
    words[0] = words[0].toUpper();
    return words;
}

ChartCurve drawn(const ScenarioCurve &curve, const QString &label, const QColor &color)
{
    ChartCurve line;
    line.label = label;
    line.color = color;
    line.style = styleOf(curve.kind);
    line.id = curve.kind == ScenarioKind::Cloud ? 100 + curve.cloud : static_cast<int>(curve.kind);
    for (std::size_t month = 0; month < curve.months.size(); ++month) {
        line.months.append(static_cast<double>(month));
        line.amounts.append(shown(curve.months[month]));
    }
    if (curve.afterResidual != curve.months.back()) { // the last step down ends at the total
        line.months.append(line.months.last());
        line.amounts.append(shown(curve.afterResidual));
        line.hasResidual = true;
    }
    return line;
}

void fillTable(ChartTable &table, const std::vector<const ScenarioCurve *> &curves, const CurveChartData &chart)
{
    table.headers = {Tr::tr("Month")};
    for (const ChartCurve &curve : chart.curves) {
        table.headers << Tr::tr("%1 (%2)", "scenario, currency").arg(curve.label, chart.currency);
    }
    for (std::size_t month = 0; month < curves.front()->months.size(); ++month) {
        QVector<TableCell> row{static_cast<double>(month)};
        for (const ScenarioCurve *curve : curves) {
            row.append(curve->months[month]);
        }
        table.rows.append(row);
    }
    QVector<TableCell> last{Tr::tr("less the residual value")};
    for (const ScenarioCurve *curve : curves) {
        last.append(curve->afterResidual);
    }
    table.rows.append(last);
}

// Of a lease without interest there is nothing to weigh: it costs what buying does.
bool isRival(const ScenarioCurve &curve, const ScenarioCurve &reference, const Project &project)
{
    const bool isFreeLease = (curve.kind == ScenarioKind::Leased || reference.kind == ScenarioKind::Leased) && project.cost.finance.rate.ppm == 0;
    return curve.kind != reference.kind && (curve.kind == ScenarioKind::Cloud || !isFreeLease);
}

struct Rival {
    QString name;
    std::optional<double> month;
    bool isCloud = false;
    bool isDearerAtEnd = false; // the residual value counted
};

QString verdictOn(const Rival &rival, int years, const Format &format)
{
    if (rival.month) {
        return *rival.month > 0 ? Tr::tr("Break-even with %1 after %2").arg(rival.name, format.months(*rival.month))
                                : sentence(Tr::tr("%1 is dearer from the start").arg(rival.name));
    }
    if (rival.isDearerAtEnd) { // the curves do not cross, and yet the totals say that owning is cheaper
        return sentence(Tr::tr("%1 becomes dearer only when the residual value comes back, after %n year(s)", nullptr, years).arg(rival.name));
    }
    //: %1 a scenario; the machine never pays
    return sentence(Tr::tr("%1 never becomes dearer within %n year(s)", nullptr, years).arg(rival.name));
}

QString answerOf(QVector<Rival> rivals, int years, const Format &format)
{
    // Clouds first: they are what the machine is weighed against. Then the earliest.
    const auto order = [](const Rival &rival) { return std::pair(!rival.isCloud, rival.month.value_or(1e9)); };
    std::stable_sort(rivals.begin(), rivals.end(), [&](const Rival &a, const Rival &b) { return order(a) < order(b); });
    QStringList verdicts;
    for (const Rival &rival : rivals.first(std::min<qsizetype>(rivals.size(), answersShown))) {
        verdicts << verdictOn(rival, years, format);
    }
    if (rivals.size() > answersShown) {
        verdicts << Tr::tr("%n more below", "scenarios", static_cast<int>(rivals.size()) - answersShown);
    }
    return verdicts.isEmpty() ? Tr::tr("Nothing to hold it against: enter the price of a cloud or of a rental.") : verdicts.join(u" · "_s);
}

void compare(CumulativeData &data, const std::vector<const ScenarioCurve *> &curves, const Project &project, const Format &format)
{
    const ScenarioCurve &reference = *curves[static_cast<std::size_t>(*data.reference)];
    const ChartCurve &line = data.chart.curves[*data.reference];
    QVector<Rival> rivals;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (!isRival(*curves[i], reference, project)) {
            continue;
        }
        const auto month = crossingMonth(reference.months, curves[i]->months);
        const auto at = static_cast<int>(i);
        rivals.append({rivalName(curves[i]->kind, curves[i]->cloud, project), month, curves[i]->kind == ScenarioKind::Cloud,
                       curves[i]->afterResidual > reference.afterResidual});
        if (month && *month > 0) {
            data.markers.append({*month, amountAt(line, *month), format.months(*month), at});
        }
    }
    std::stable_sort(data.markers.begin(), data.markers.end(), [](const CostMarker &a, const CostMarker &b) { return a.month < b.month; });
    data.answer = answerOf(rivals, static_cast<int>(reference.months.size()) / 12, format);
}

void fitAxes(CumulativeData &data)
{
    double most = 0, least = 0;
    data.axisLow = 0;
    for (const ChartCurve &curve : data.chart.curves) {
        data.chart.months = std::max(data.chart.months, curve.months.last());
        for (const double amount : curve.amounts) {
            most = std::max(most, amount);
            data.axisLow = std::min(data.axisLow, amount);
            least = amount > 0 && (least <= 0 || amount < least) ? amount : least;
        }
    }
    data.chart.axisMax = most > 0 ? most * 1.06 : 1.0;
    data.axisMin = least > 0 ? least : data.chart.axisMax / 1000;
}

} // namespace

QString rivalName(ScenarioKind kind, int cloud, const Project &project)
{
    switch (kind) {
    case ScenarioKind::Owned: return Tr::tr("buying");
    case ScenarioKind::Leased: return Tr::tr("the lease");
    case ScenarioKind::Rented: return Tr::tr("the rental");
    case ScenarioKind::Cloud: break;
    }
    return cloud < 0 ? Tr::tr("the cloud") : nameOf(kind, cloud, project);
}

CumulativeData cumulativeChart(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                               const ConfigurationEvaluation &evaluation, int index, const Format &format, bool dark)
{
    CumulativeData data;
    data.chart.currency = QString::fromStdString(project.currency);
    data.chart.title = Tr::tr("%1: cumulative cost (%2)", "scenario, currency").arg(QString::fromStdString(configuration.name), data.chart.currency);
    data.referenceKind = kindOf(project.cost.finance.kind);
    const std::vector<ScenarioCurve> all = scenarioCurves(catalogue, project, configuration, evaluation);
    std::vector<const ScenarioCurve *> known;
    int clouds = 0;
    for (const ScenarioCurve &curve : all) {
        const int position = curve.kind == ScenarioKind::Cloud ? clouds++ : 0;
        if (curve.months.empty()) {
            continue;
        }
        data.chart.curves.append(drawn(curve, nameOf(curve.kind, curve.cloud, project), colorOf(curve, position, index, dark)));
        if (curve.kind == data.referenceKind) {
            data.reference = static_cast<int>(known.size());
            data.chart.curves.last().isCurrent = true;
        }
        known.push_back(&curve);
    }
    if (known.empty()) {
        data.chart.empty = noCurvesText(evaluation);
        return data;
    }
    fitAxes(data);
    fillTable(data.table, known, data.chart);
    if (data.reference) {
        compare(data, known, project, format);
    }
    return data;
}

} // namespace configuria
