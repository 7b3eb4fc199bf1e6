// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartdata.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "editvalues.h"
#include "engine/answers.h"
#include "engine/curves.h"
#include "engine/evaluation.h"
#include "items/memorywords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(configuria::Charts)
};

const QVector<Series> memorySeries{Series::Weights, Series::KvCache, Series::Activations, Series::Gradients,
                                   Series::Optimizer, Series::Overhead, Series::OverCapacity};

// Cuts the stack at the capacity: what lies beyond is one red segment.
void cutAtCapacity(ChartBar &bar, std::optional<double> capacity)
{
    double sum = 0;
    double over = 0;
    for (ChartSegment &segment : bar.segments) {
        const double room = capacity ? std::max(0.0, *capacity - sum) : segment.value;
        const double inside = std::min(segment.value, room);
        over += segment.value - inside;
        segment.value = inside;
        sum += inside;
    }
    bar.segments.append({Series::OverCapacity, over, {}});
}

ChartBar memoryBar(const PrecisionBar &precision, std::optional<Bytes> capacity, const Format &format)
{
    ChartBar bar;
    const MemoryPerGpu &m = precision.perGpu;
    bar.isChosen = precision.isChosen;
    bar.label = Charts::tr("%1 · %2", "weights format and memory").arg(texts::label(precision.format),
                                                                     m.total ? format.bytes(m.total->expected) : format.unknown());
    const auto add = [&](Series series, const std::optional<Estimate<Bytes>> &part) {
        bar.segments.append({series, part ? format.bytesValue(part->expected) : 0.0, part ? format.bytes(part->expected) : QString()});
    };
    add(Series::Weights, m.weights);
    add(Series::KvCache, m.kvCache);
    add(Series::Activations, m.activationsAtPeak());
    add(Series::Gradients, m.gradients);
    add(Series::Optimizer, m.optimizer);
    add(Series::Overhead, m.overhead);
    cutAtCapacity(bar, capacity ? std::optional(format.bytesValue(*capacity)) : std::nullopt);
    if (precision.over) {
        bar.segments.last().text = format.bytes(*precision.over);
    }
    return bar;
}

void fitAxis(BarChartData &data)
{
    double most = 0;
    for (const ChartBar &bar : data.bars) {
        double sum = 0;
        for (const ChartSegment &segment : bar.segments) {
            sum += segment.value;
        }
        most = std::max(most, sum);
    }
    for (const ChartLine &line : data.lines) {
        most = line.isBeyond ? most : std::max(most, line.value);
    }
    data.axisMax = most > 0 ? most * 1.04 : 1.0;
}

ChartCurve curveOf(const QString &label, const QColor &color, const std::vector<Money> &monthly)
{
    ChartCurve curve;
    curve.label = label;
    curve.color = color;
    for (std::size_t i = 0; i < monthly.size(); ++i) {
        curve.months.append(static_cast<double>(i));
        curve.amounts.append(shown(monthly[i]));
    }
    return curve;
}

} // namespace

QString seriesLabel(Series series)
{
    switch (series) {
    case Series::Weights: return Charts::tr("Weights");
    case Series::KvCache: return Charts::tr("KV cache");
    case Series::Activations: return Charts::tr("Activations");
    case Series::Gradients: return Charts::tr("Gradients");
    case Series::Optimizer: return Charts::tr("Optimizer");
    case Series::Overhead: return Charts::tr("Overhead");
    case Series::OverCapacity: return Charts::tr("Over capacity");
    case Series::Gpus: return Charts::tr("GPUs");
    case Series::Cpus: return Charts::tr("CPUs");
    case Series::Memory: return Charts::tr("Memory");
    case Series::Drives: return Charts::tr("Drives");
    case Series::Network: return Charts::tr("Network");
    case Series::Chassis: return Charts::tr("Chassis");
    case Series::Vrm: return Charts::tr("Converters");
    case Series::Fans: return Charts::tr("Fans");
    case Series::Capacity: return Charts::tr("Capacity");
    case Series::Reserved: return Charts::tr("Reserved by the engine");
    case Series::OneLost: return Charts::tr("One supply lost");
    case Series::FeedLost: return Charts::tr("One feed lost");
    case Series::Circuit: return Charts::tr("Circuit");
    case Series::Cloud: return Charts::tr("Cloud");
    }
    return {};
}

BarChartData vramChart(const Catalogue &catalogue, const Project &project, const ConfigurationEvaluation &evaluation,
                       int configuration, const Format &format)
{
    BarChartData data;
    data.unit = format.bytesUnit();
    data.title = Charts::tr("Memory per GPU (%1)").arg(data.unit);
    data.series = memorySeries;
    if (configuration < 0 || static_cast<std::size_t>(configuration) >= project.configurations.size()) {
        return data;
    }
    const Configuration &current = project.configurations[static_cast<std::size_t>(configuration)];
    data.note = texts::memoryScope(current, evaluation, format);
    const MemoryEvaluation &memory = evaluation.memory;
    const auto limit = memory.usable ? memory.usable : memory.capacity;
    for (const PrecisionBar &bar : memoryByPrecision(catalogue, project, current)) {
        data.bars.append(memoryBar(bar, limit, format));
    }
    // An engine that takes what it needs has no line of its own.
    if (memory.reserved && memory.perGpu.total && *memory.reserved != memory.perGpu.total->expected) {
        data.lines.append({Series::Reserved, format.bytesValue(*memory.reserved), Charts::tr("Reserved by the engine %1").arg(format.bytes(*memory.reserved))});
    }
    if (limit) {
        data.lines.append({Series::Capacity, format.bytesValue(*limit), Charts::tr("Usable %1").arg(format.bytes(*limit))});
    } else {
        data.empty = Charts::tr("Add a GPU to compare with its memory.");
    }
    fitAxis(data);
    return data;
}

namespace {

// The limits that the stack is held against: all supplies, those left when one or a whole feed is lost (without a second feed those that
// the policy counts on), and what the circuit lets through.
QVector<ChartLine> powerLines(const Project &project, const PowerEvaluation &power, const Format &format)
{
    QVector<ChartLine> lines;
    if (const auto circuit = circuitLimit(project, power)) {
        //: what the circuit carries for long, behind the supplies
        lines.append({Series::Circuit, circuit->dc.count, Charts::tr("Circuit: %1").arg(format.watts(circuit->dc))});
    }
    if (!power.psuInstalled || power.psuCount <= 0) {
        return lines;
    }
    lines.prepend({Series::Capacity, power.psuInstalled->count, Charts::tr("%n supplies %1", nullptr, power.psuCount).arg(format.watts(*power.psuInstalled))});
    if (power.psuCount < 2) {
        return lines;
    }
    const Watts one = power.psuOneLost.value_or(Watts(0));
    const bool hasFeeds = project.site.feeds > 1;
    const Watts left = hasFeeds ? *power.psuInstalled * (double(power.psuCount / 2) / power.psuCount) : power.psuUsable.value_or(one);
    if (std::abs(left.count - one.count) < 0.5) {
        lines.insert(1, {Series::OneLost, one.count, (hasFeeds ? Charts::tr("One or a feed lost: %1") : Charts::tr("One lost: %1")).arg(format.watts(one))});
        return lines;
    }
    lines.insert(1, {Series::OneLost, one.count, Charts::tr("One lost: %1").arg(format.watts(one))});
    lines.insert(2, {Series::FeedLost, left.count, (hasFeeds ? Charts::tr("Feed lost: %1") : Charts::tr("Usable: %1")).arg(format.watts(left))});
    return lines;
}

// A limit far beyond the others would leave the bar no room: it is told in the legend alone.
void dropFarLimit(BarChartData &data)
{
    double most = 0;
    for (const ChartSegment &segment : data.bars.first().segments) {
        most += segment.value;
    }
    for (const ChartLine &line : data.lines) {
        most = line.series == Series::Circuit ? most : std::max(most, line.value);
    }
    for (ChartLine &line : data.lines) {
        if (most > 0 && line.value > 1.5 * most) {
            line.isBeyond = true;
            line.text = Charts::tr("%1 (off the axis)").arg(line.text);
        }
    }
}

} // namespace

BarChartData powerChart(const Project &project, const ConfigurationEvaluation &evaluation, const Format &format)
{
    BarChartData data;
    const PowerEvaluation &power = evaluation.power;
    data.unit = u"W"_s;
    data.title = Charts::tr("Power of one node at full load (W)");
    ChartBar bar;
    bar.isChosen = true;
    bar.label = u" "_s; // the title names the one bar
    const auto add = [&](Series series, const std::optional<Watts> &part) {
        data.series.append(series);
        bar.segments.append({series, part ? part->count : 0.0, part ? format.watts(*part) : QString()});
    };
    add(Series::Gpus, power.gpus);
    add(Series::Cpus, power.cpus);
    add(Series::Memory, power.memory);
    add(Series::Drives, power.drives);
    add(Series::Network, power.network);
    add(Series::Chassis, power.chassis);
    add(Series::Vrm, power.vrm);
    add(Series::Fans, power.fans);
    data.bars.append(bar);
    data.lines = powerLines(project, power, format);
    if (!power.dc) {
        data.empty = Charts::tr("The power of a part is not known.");
    }
    dropFarLimit(data);
    fitAxis(data);
    return data;
}

CurveChartData costChart(const Catalogue &catalogue, const Project &project, const ConfigurationEvaluation &evaluation,
                         int configuration, const Format &format, bool dark)
{
    CurveChartData data;
    data.currency = QString::fromStdString(project.currency);
    data.title = Charts::tr("Cumulative cost of ownership (%1)").arg(data.currency);
    for (std::size_t i = 0; i < project.configurations.size(); ++i) {
        const CostCurve costs = costCurve(catalogue, project, project.configurations[i]);
        const bool isCurrent = static_cast<int>(i) == configuration;
        if (!costs.owned.empty()) {
            ChartCurve owned = curveOf(QString::fromStdString(project.configurations[i].name), scenarioColor(static_cast<int>(i), dark), costs.owned);
            owned.isCurrent = isCurrent;
            if (costs.ownedAfterResidual != costs.owned.back()) { // the last step down ends at the TCO of the verdict
                owned.months.append(owned.months.last());
                owned.amounts.append(shown(costs.ownedAfterResidual));
                owned.hasResidual = true;
            }
            data.curves.append(owned);
        }
        if (isCurrent && !costs.cloud.empty()) {
            ChartCurve cloud = curveOf(seriesLabel(Series::Cloud), seriesColor(Series::Cloud, dark), costs.cloud);
            cloud.style = Qt::DashLine;
            data.curves.append(cloud);
        }
    }
    double most = 0;
    for (const ChartCurve &curve : data.curves) {
        data.months = std::max(data.months, curve.months.last());
        most = std::max(most, *std::max_element(curve.amounts.cbegin(), curve.amounts.cend()));
    }
    data.axisMax = most > 0 ? most * 1.06 : 1.0;
    if (evaluation.cost.breakEvenMonth) {
        data.breakEvenMonth = evaluation.cost.breakEvenMonth;
        data.breakEvenText = Charts::tr("Break-even after %1").arg(format.months(*evaluation.cost.breakEvenMonth));
    }
    if (data.curves.isEmpty()) {
        data.empty = noCurvesText(evaluation);
    }
    return data;
}

QString valuesAt(const CurveChartData &data, int month, const Format &format)
{
    QStringList lines{Charts::tr("Month %1").arg(format.count(month))};
    for (const ChartCurve &curve : data.curves) {
        if (month < 0 || month >= curve.amounts.size()) {
            continue;
        }
        const auto amount = [&](double value) { return format.locale().toString(value, 'f', 0); };
        lines.append(Charts::tr("%1: %2 %3", "scenario, amount, currency").arg(curve.label, amount(curve.amounts[month]), data.currency));
        if (curve.hasResidual && curve.months[month] >= data.months) {
            lines.append(Charts::tr("%1: %2 %3 less the residual value", "scenario, amount, currency").arg(curve.label, amount(curve.amounts.last()), data.currency));
        }
    }
    return lines.join(u'\n');
}

double amountAt(const ChartCurve &curve, double month)
{
    const auto last = curve.amounts.size() - 1;
    const auto i = std::clamp<qsizetype>(static_cast<qsizetype>(std::floor(month)), 0, last);
    const auto next = std::min(i + 1, last);
    return curve.amounts[i] + (curve.amounts[next] - curve.amounts[i]) * (month - static_cast<double>(i));
}

QString noCurvesText(const ConfigurationEvaluation &evaluation)
{
    return evaluation.cost.capex ? Charts::tr("The power is not known, so neither is the cost of the energy.")
                                 : Charts::tr("No prices yet: nothing to add up.");
}

int monthStep(double months)
{
    return months > 84 ? 24 : months > 24 ? 12 : months > 6 ? 3 : 1;
}

namespace {

// What users are promised, and how many can have it; nothing when nothing is promised.
std::optional<SpeedTarget> targetOf(const ServingDetails &promised, const std::optional<std::int64_t> &users, const Format &format)
{
    if (!promised.targetTokensPerSecond && !users) {
        return std::nullopt;
    }
    SpeedTarget target;
    if (promised.targetTokensPerSecond) {
        target.perUser = promised.targetTokensPerSecond->count;
    }
    if (users && *users > 0) {
        target.users = static_cast<double>(*users);
        //: a line on the chart: no more users than that get the speeds that they expect
        target.text = Charts::tr("Target: %1").arg(format.count(*users));
    }
    return target;
}

SpeedChartData servingChart(const std::vector<ConcurrencyPoint> &points, const Configuration &configuration, const std::optional<std::int64_t> &usersAtTarget,
                            const Format &format)
{
    SpeedChartData data;
    data.title = Charts::tr("Output against users at once (tok/s)");
    data.xLabel = Charts::tr("Users at once");
    data.firstLabel = Charts::tr("All users");
    data.secondLabel = Charts::tr("Each user (right axis)");
    for (const ConcurrencyPoint &point : points) {
        data.x.append(point.sequences);
        data.first.append(point.output.count);
        data.second.append(point.perUser.count);
        data.texts.append(Charts::tr("%n users at once\nAll: %1\nEach: %2\nFirst token: %3", nullptr, point.sequences)
                              .arg(format.tokensPerSecond(point.output), format.tokensPerSecond(point.perUser), format.seconds(point.timeToFirstToken)));
    }
    if (points.empty()) {
        data.empty = Charts::tr("No speed: the workload does not fit, or the bandwidth of the GPU is not known.");
        return data;
    }
    const int step = points.back().sequences > 256 ? 4 : 2; // powers of two, or of four: no more than eight or so
    for (double tick = 1; tick <= points.back().sequences; tick *= step) {
        data.ticks.append(tick);
    }
    data.limit = points.back().sequences;
    data.limitText = Charts::tr("Memory: %1").arg(format.count(points.back().sequences));
    data.own = configuration.workload.sequences;
    data.target = targetOf(configuration.workload.serving, usersAtTarget, format);
    return data;
}

SpeedChartData trainingChart(const std::vector<ScalingPoint> &points, const Configuration &configuration, const std::optional<GpuSplit> &fewest,
                             const Format &format)
{
    SpeedChartData data;
    data.title = Charts::tr("Time to train against GPUs (h)");
    data.xLabel = Charts::tr("GPUs");
    data.firstLabel = Charts::tr("Time to train");
    data.secondLabel = Charts::tr("Scaling, % (right axis)");
    data.hasDots = true;
    for (const ScalingPoint &point : points) {
        data.x.append(point.gpus);
        data.first.append(point.timeToTrain.count / 3600);
        data.second.append(100 * point.efficiency.count);
        const QString text = Charts::tr("%n GPUs\nTime to train: %1\nEach: %2, %3 of the first", nullptr, point.gpus)
                                 .arg(format.seconds(point.timeToTrain), format.tokensPerSecond(point.perGpu), format.percent(point.efficiency));
        data.texts.append(point.fits ? text : text + u'\n' + Charts::tr("Does not fit"));
    }
    if (points.empty()) {
        data.empty = Charts::tr("No time: enter the tokens to train on, and GPUs whose speed is known.");
        return data;
    }
    data.ticks = data.x;
    if (points.front().gpus > 1 && fewest) { // one GPU was asked first: what does not fit has no speed, so no point
        data.limit = std::min(fewest->gpus(), points.front().gpus); // the points are powers of two, the fewest may lie between
        //: a line on the chart: with fewer GPUs it does not fit
        data.limitText = Charts::tr("Memory: from %n GPU(s)", nullptr, static_cast<int>(*data.limit));
    }
    data.own = quantityPerNode(configuration, PartKind::Gpu) * std::max(1, configuration.nodes);
    return data;
}

} // namespace

SpeedChartData speedChart(const Catalogue &catalogue, const Project &project, int configuration, const Format &format)
{
    if (configuration < 0 || static_cast<std::size_t>(configuration) >= project.configurations.size()) {
        return {};
    }
    const Configuration &current = project.configurations[static_cast<std::size_t>(configuration)];
    if (isTraining(current.workload.kind)) {
        return trainingChart(scalingCurve(catalogue, project, current), current, memoryAnswers(catalogue, project, current).fewestGpus, format);
    }
    const auto usersAtTarget = evaluateConfiguration(catalogue, project, current).speed.usersAtTarget;
    return servingChart(concurrencyCurve(catalogue, project, current), current, usersAtTarget, format);
}

QVector<LegendEntry> legendOf(const BarChartData &data, bool dark)
{
    QVector<LegendEntry> entries;
    for (const Series series : data.series) {
        const bool isUsed = std::any_of(data.bars.cbegin(), data.bars.cend(), [series](const ChartBar &bar) {
            return std::any_of(bar.segments.cbegin(), bar.segments.cend(),
                               [series](const ChartSegment &s) { return s.series == series && s.value > 0; });
        });
        if (isUsed) {
            entries.append({seriesLabel(series), seriesColor(series, dark)});
        }
    }
    for (const ChartLine &line : data.lines) {
        entries.append({line.text, seriesColor(line.series, dark), true, lineStyle(line.series)});
    }
    return entries;
}

QVector<LegendEntry> legendOf(const CurveChartData &data, bool)
{
    QVector<LegendEntry> entries;
    for (const ChartCurve &curve : data.curves) {
        entries.append({curve.label, curve.color, true, curve.style});
    }
    return entries;
}

QVector<LegendEntry> legendOf(const SpeedChartData &data, bool dark)
{
    return {{data.firstLabel, scenarioColor(0, dark), true}, {data.secondLabel, scenarioColor(1, dark), true, Qt::DashLine}};
}

double SpeedChartData::secondMax() const
{
    double most = target && target->perUser ? *target->perUser : 0;
    for (const double value : second) {
        most = std::max(most, value);
    }
    return most > 0 ? most * 1.1 : 1;
}

double tickStep(double max, int count)
{
    if (!(max > 0) || !std::isfinite(max) || count < 1) {
        return 1;
    }
    const double raw = max / count;
    const double magnitude = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (raw <= factor * magnitude) {
            return factor * magnitude;
        }
    }
    return 10 * magnitude;
}

} // namespace configuria
