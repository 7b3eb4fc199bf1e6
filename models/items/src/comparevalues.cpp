// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/comparevalues.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "items/costwords.h"
#include "items/quotewords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::Compare)
};

constexpr int mostLines = 6; // of one kind in a cell

bool isParts(CompareRow row)
{
    return row <= CompareRow::Services;
}

PartKind kindOf(CompareRow row)
{
    return static_cast<PartKind>(row);
}

CompareCell words(const QString &text)
{
    CompareCell cell;
    cell.text = text;
    return cell;
}

CompareCell number(std::optional<double> value, const QString &text)
{
    CompareCell cell;
    if (value && std::isfinite(*value)) {
        cell.number = value;
        cell.text = text;
    }
    return cell;
}

template <class Q>
std::optional<double> valueOf(const std::optional<Q> &quantity)
{
    return quantity ? std::optional(static_cast<double>(quantity->count)) : std::nullopt;
}

template <class Q>
std::optional<double> valueOf(const std::optional<Estimate<Q>> &estimate)
{
    return estimate ? std::optional(static_cast<double>(estimate->expected.count)) : std::nullopt;
}

CompareCell count(std::optional<double> value, const Format &format)
{
    return number(value, value && std::fabs(*value) < 1e15 ? format.count(static_cast<std::int64_t>(*value)) : QString());
}

CompareCell atLeast(CompareCell cell)
{
    if (!cell.text.isEmpty()) {
        //: %1 a sum of which some parts are not known
        cell.text = Tr::tr("at least %1").arg(cell.text);
        cell.isAtLeast = true;
    }
    return cell;
}

class Reader {
public:
    Reader(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
           const Format &format)
        : m_catalogue(catalogue), m_project(project), m_configuration(configuration), m_evaluation(evaluation), m_format(format)
    {
    }

    CompareCell parts(PartKind kind) const;
    CompareCell work(CompareRow row) const;
    CompareCell memory(CompareRow row) const;
    CompareCell speed(CompareRow row) const;
    CompareCell power(CompareRow row) const;
    CompareCell cost(CompareRow row) const;
    CompareCell rest(CompareRow row) const;

private:
    CompareCell bytes(std::optional<Bytes> value) const
    {
        return number(value ? std::optional(m_format.bytesValue(*value)) : std::nullopt, m_format.bytes(value));
    }
    CompareCell money(std::optional<Money> value, bool isTotal) const;
    CompareCell perTokens(CompareRow row, std::optional<double> value, const QString &unit) const;
    CompareCell headroom() const;
    CompareCell rackUnits() const;
    CompareCell leadTime() const;

    const Catalogue &m_catalogue;
    const Project &m_project;
    const Configuration &m_configuration;
    const ConfigurationEvaluation &m_evaluation;
    const Format &m_format;
};

CompareCell Reader::parts(PartKind kind) const
{
    QStringList lines;
    int more = 0;
    for (const BomLine &line : m_configuration.lines) {
        if (line.part.kind != kind || !isSold(line)) {
            continue;
        }
        if (lines.size() == mostLines) {
            ++more;
            continue;
        }
        const QString name = texts::designation(line, m_catalogue);
        const QString quantity = texts::quantity(quantityOf(line), line.offer.unit, m_format);
        //: %1 quantity, %2 part; bought once, not for every node
        const QString once = Tr::tr("%1 × %2 in all");
        //: %1 quantity per node, %2 part
        const QString each = Tr::tr("%1 × %2");
        lines << (line.scope == LineScope::PerProject && m_configuration.nodes > 1 ? once : each).arg(quantity, name);
    }
    if (more > 0) {
        lines << Tr::tr("and %n more line(s)", nullptr, more);
    }
    //: no part of this kind
    return words(lines.isEmpty() ? Tr::tr("none") : lines.join(u'\n'));
}

CompareCell Reader::work(CompareRow row) const
{
    const Workload &workload = m_configuration.workload;
    switch (row) {
    case CompareRow::Model: return words(QString::fromStdString(m_configuration.model.name.empty() ? m_configuration.model.id : m_configuration.model.name));
    case CompareRow::Work: return words(texts::label(workload.kind));
    case CompareRow::Precision: return words(texts::label(workload.weights));
    case CompareRow::Sequences: return count(workload.sequences, m_format);
    default: return count(m_configuration.nodes, m_format);
    }
}

CompareCell Reader::memory(CompareRow row) const
{
    const MemoryEvaluation &memory = m_evaluation.memory;
    if (row == CompareRow::MemoryNeed) {
        return bytes(memory.perGpu.total ? std::optional(memory.perGpu.total->expected) : std::nullopt);
    }
    if (row == CompareRow::MemoryLimit) {
        return bytes(memory.limit ? memory.limit : memory.usable);
    }
    if (row == CompareRow::Headroom) {
        return headroom();
    }
    CompareCell cell;
    if (memory.fits != Fit::Unknown) {
        cell.text = texts::label(memory.fits);
        cell.rank = static_cast<double>(memory.fits);
    }
    return cell;
}

// Share of the usable memory of a GPU that the work leaves; below 0 it does not fit.
CompareCell Reader::headroom() const
{
    const MemoryEvaluation &memory = m_evaluation.memory;
    const std::optional<Bytes> limit = memory.limit ? memory.limit : memory.usable;
    if (!limit || limit->count <= 0 || !memory.perGpu.total) {
        return {};
    }
    const double left = 100 * (1 - static_cast<double>(memory.perGpu.total->expected.count) / static_cast<double>(limit->count));
    return number(left, m_format.percent(Fraction(left / 100)));
}

CompareCell Reader::speed(CompareRow row) const
{
    const SpeedEvaluation &speed = m_evaluation.speed;
    if (!appliesTo(row, m_configuration)) {
        //: a figure of training for a scenario that serves a model, or the reverse
        return words(Tr::tr("not applicable"));
    }
    switch (row) {
    case CompareRow::Output: return number(valueOf(speed.output), m_format.tokensPerSecond(speed.output));
    case CompareRow::PerUser: return number(valueOf(speed.decodePerUser), m_format.tokensPerSecond(speed.decodePerUser));
    case CompareRow::FirstToken: return number(valueOf(speed.timeToFirstToken), m_format.seconds(speed.timeToFirstToken));
    case CompareRow::UsersAtTarget:
        return count(speed.usersAtTarget ? std::optional(static_cast<double>(*speed.usersAtTarget)) : std::nullopt, m_format);
    case CompareRow::TrainingRate: return number(valueOf(speed.trainingPerGpu), m_format.tokensPerSecond(speed.trainingPerGpu));
    default: return number(valueOf(speed.timeToTrain), m_format.seconds(speed.timeToTrain));
    }
}

// What the servers, and the PDUs and UPSs of the list, take. A rack gives room, and takes none.
CompareCell Reader::rackUnits() const
{
    const BomLine *line = firstLine(m_configuration, PartKind::Server);
    const Server *server = line ? m_catalogue.server(line->part) : nullptr;
    if (!server || !server->rackUnits || *server->rackUnits <= 0) {
        return {};
    }
    double units = 0;
    for (const BomLine &each : m_configuration.lines) {
        const auto pieces = static_cast<double>(quantityOfAllNodes(m_configuration, each));
        if (each.part.kind == PartKind::Server && each.quantity > 0) {
            const Server *other = m_catalogue.server(each.part);
            if (!other || !other->rackUnits || *other->rackUnits <= 0) {
                return {};
            }
            units += pieces * *other->rackUnits;
        } else if (const RackPart *part = m_catalogue.rackPart(each.part); part && each.quantity > 0 && part->type != RackPartType::Rack) {
            units += pieces * std::max(part->rackUnits.value_or(0), 0);
        }
    }
    return number(units, m_format.figure({units, Unit::RackUnits}));
}

CompareCell Reader::power(CompareRow row) const
{
    const PowerEvaluation &power = m_evaluation.power;
    switch (row) {
    case CompareRow::DcPower: return number(valueOf(power.dc), m_format.watts(power.dc));
    case CompareRow::AcPower: return number(valueOf(power.ac), m_format.watts(power.ac));
    case CompareRow::AveragePower: return number(valueOf(power.averageAc), m_format.watts(power.averageAc));
    case CompareRow::RackUnits: return rackUnits();
    default: return count(power.racks, m_format);
    }
}

// A price that is missing makes the purchase, and all that rests on it, a lower bound.
CompareCell Reader::money(std::optional<Money> value, bool isTotal) const
{
    CompareCell cell;
    if (value) {
        const QString currency = QString::fromStdString(m_project.currency);
        cell.money = value;
        cell.text = isTotal ? m_format.moneyShort(*value, currency) : m_format.money(*value, currency);
    }
    return m_evaluation.cost.capexPartial ? atLeast(cell) : cell;
}

CompareCell Reader::cost(CompareRow row) const
{
    const CostEvaluation &cost = m_evaluation.cost;
    switch (row) {
    case CompareRow::Capex: return money(cost.capex, true);
    case CompareRow::Tco: return money(cost.tco, true);
    case CompareRow::PerGpuHour: return money(cost.perGpuHour, false);
    case CompareRow::PerGpuHourInstalled: return money(cost.perGpuHourInstalled, false);
    case CompareRow::PerMillionInput: return appliesTo(row, m_configuration) ? money(cost.perMillionInput, false) : words(Tr::tr("not applicable"));
    case CompareRow::PerMillionOutput: return appliesTo(row, m_configuration) ? money(cost.perMillionOutput, false) : words(Tr::tr("not applicable"));
    case CompareRow::PerMillionTokens: return appliesTo(row, m_configuration) ? money(cost.perMillionTokens, false) : words(Tr::tr("not applicable"));
    case CompareRow::PerUserMonth: return appliesTo(row, m_configuration) ? money(cost.perUserMonth, false) : words(Tr::tr("not applicable"));
    case CompareRow::PerTrainingRun: return appliesTo(row, m_configuration) ? money(cost.perTrainingRun, false) : words(Tr::tr("not applicable"));
    default: break;
    }
    if (cost.breakEvenMonth) {
        const CompareCell month = number(cost.breakEvenMonth, m_format.months(*cost.breakEvenMonth));
        return cost.capexPartial ? atLeast(month) : month;
    }
    // With both totals known the curves do not cross; without, nobody knows.
    return cost.tco && cost.cloudTotal ? words(Tr::tr("none", "break-even")) : CompareCell();
}

// Of what serving takes; training has its own figures.
CompareCell Reader::perTokens(CompareRow row, std::optional<double> value, const QString &unit) const
{
    if (!appliesTo(row, m_configuration)) {
        return words(Tr::tr("not applicable"));
    }
    //: %1 a number, %2 its unit
    return number(value, value ? Tr::tr("%1 %2").arg(m_format.significant(*value), unit) : QString());
}

// The longest of the parts that are ordered.
CompareCell Reader::leadTime() const
{
    std::optional<int> days;
    bool isKnown = true;
    for (const BomLine &line : m_configuration.lines) {
        const bool isOrdered = line.quantity > 0 && line.part.kind != PartKind::Service && line.part.kind != PartKind::Licence;
        if (!isOrdered) {
            continue;
        }
        const PartInfo *info = m_catalogue.info(line.part);
        isKnown = isKnown && info && info->leadTimeDays;
        if (info && info->leadTimeDays) {
            days = std::max(days.value_or(0), *info->leadTimeDays);
        }
    }
    const CompareCell cell = number(days, days ? m_format.figure({static_cast<double>(*days), Unit::Days}) : QString());
    return isKnown ? cell : atLeast(cell);
}

CompareCell Reader::rest(CompareRow row) const
{
    const CostEvaluation &cost = m_evaluation.cost;
    const auto mass = [this](std::optional<double> kg) {
        return number(kg, kg ? m_format.figure({*kg, Unit::Kilograms}) : QString());
    };
    switch (row) {
    case CompareRow::Co2: return mass(cost.co2Kg);
    case CompareRow::EmbodiedCo2: return mass(cost.embodiedCo2Kg);
    case CompareRow::EnergyPerTokens: return perTokens(row, cost.whPerThousandTokens, u"Wh"_s);
    case CompareRow::Co2PerTokens: return perTokens(row, cost.co2GramsPerThousandTokens, u"g"_s);
    case CompareRow::LeadTime: return leadTime();
    case CompareRow::Blockers: return count(m_evaluation.findings.count(Severity::Blocker), m_format);
    default: return count(m_evaluation.findings.count(Severity::Caution), m_format);
    }
}

} // namespace

BestValue bestValue(CompareRow row) noexcept
{
    switch (row) {
    case CompareRow::Verdict:
    case CompareRow::MemoryLimit:
    case CompareRow::Headroom:
    case CompareRow::Score:
    case CompareRow::Output:
    case CompareRow::PerUser:
    case CompareRow::UsersAtTarget:
    case CompareRow::TrainingRate: return BestValue::High;
    default: break;
    }
    const bool isDescription = row <= CompareRow::Nodes || row == CompareRow::ScoreTerms;
    return isDescription ? BestValue::None : BestValue::Low;
}

bool isCounted(CompareRow row) noexcept
{
    switch (row) {
    case CompareRow::Sequences:
    case CompareRow::Nodes:
    case CompareRow::UsersAtTarget:
    case CompareRow::RackUnits:
    case CompareRow::RackCount:
    case CompareRow::Headroom: // percent already
    case CompareRow::LeadTime:
    case CompareRow::Blockers:
    case CompareRow::Cautions:
    case CompareRow::Score: return true;
    default: return false;
    }
}

bool appliesTo(CompareRow row, const Configuration &configuration) noexcept
{
    if (isParts(row)) {
        return firstLine(configuration, kindOf(row)) != nullptr;
    }
    const bool trains = isTraining(configuration.workload.kind);
    switch (row) {
    case CompareRow::Sequences:
    case CompareRow::Output:
    case CompareRow::PerUser:
    case CompareRow::FirstToken:
    case CompareRow::UsersAtTarget:
    case CompareRow::PerMillionTokens:
    case CompareRow::PerMillionInput:
    case CompareRow::PerMillionOutput:
    case CompareRow::EnergyPerTokens:
    case CompareRow::Co2PerTokens:
    case CompareRow::PerUserMonth: return !trains;
    case CompareRow::TrainingRate:
    case CompareRow::TimeToTrain:
    case CompareRow::PerTrainingRun: return trains;
    default: return true;
    }
}

CompareCell compareCell(CompareRow row, const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                        const ConfigurationEvaluation &evaluation, const Format &format)
{
    const Reader reader(catalogue, project, configuration, evaluation, format);
    if (isParts(row)) {
        return reader.parts(kindOf(row));
    }
    if (row == CompareRow::Sequences && !appliesTo(row, configuration)) {
        return words(Tr::tr("not applicable"));
    }
    return row <= CompareRow::Nodes   ? reader.work(row)
        : row <= CompareRow::Headroom    ? reader.memory(row)
        : row <= CompareRow::TimeToTrain ? reader.speed(row)
        : row <= CompareRow::RackCount   ? reader.power(row)
        : row <= CompareRow::BreakEven   ? reader.cost(row)
        : row <= CompareRow::Cautions    ? reader.rest(row)
                                         : CompareCell(); // the score looks at every scenario at once
}

namespace texts {

QString label(CompareRow row, const Project &project)
{
    if (isParts(row)) {
        return plural(kindOf(row));
    }
    switch (row) {
    case CompareRow::Model: return Tr::tr("Model");
    case CompareRow::Work: return Tr::tr("Work");
    case CompareRow::Precision: return Tr::tr("Format of the weights");
    case CompareRow::Sequences: return Tr::tr("Users at once");
    case CompareRow::Nodes: return Tr::tr("Nodes");
    case CompareRow::Verdict: return Tr::tr("GPU memory");
    case CompareRow::MemoryNeed: return Tr::tr("Needed per GPU");
    case CompareRow::MemoryLimit: return Tr::tr("Usable per GPU");
    case CompareRow::Headroom: return Tr::tr("Memory left per GPU");
    case CompareRow::Output: return Tr::tr("Speed, all users");
    case CompareRow::PerUser: return Tr::tr("Speed per user");
    case CompareRow::FirstToken: return Tr::tr("Time to first token");
    case CompareRow::UsersAtTarget: return Tr::tr("Users at the target speeds");
    case CompareRow::TrainingRate: return Tr::tr("Training speed per GPU");
    case CompareRow::TimeToTrain: return Tr::tr("Time to train");
    case CompareRow::DcPower: return Tr::tr("DC power per node");
    case CompareRow::AcPower: return Tr::tr("AC power per node");
    case CompareRow::AveragePower: return Tr::tr("Average power, all nodes");
    case CompareRow::RackUnits: return Tr::tr("Rack units taken");
    case CompareRow::RackCount: return Tr::tr("Racks needed");
    case CompareRow::Capex: return Tr::tr("Purchase without VAT");
    case CompareRow::Tco: return Tr::tr("Cost over %n year(s)", nullptr, project.cost.years);
    case CompareRow::PerGpuHour: return Tr::tr("Cost per GPU-hour used");
    case CompareRow::PerMillionTokens: return Tr::tr("Cost per million tokens out");
    case CompareRow::PerGpuHourInstalled: return Tr::tr("Cost per GPU-hour installed");
    case CompareRow::PerMillionInput: return Tr::tr("Cost per million tokens in");
    case CompareRow::PerMillionOutput: return Tr::tr("Cost per million tokens out, without the prompts");
    case CompareRow::EnergyPerTokens: return Tr::tr("Energy per 1,000 tokens");
    case CompareRow::Co2PerTokens: return Tr::tr("CO₂ per 1,000 tokens");
    case CompareRow::PerUserMonth: return Tr::tr("Cost per user and month");
    case CompareRow::PerTrainingRun: return Tr::tr("Cost per training run");
    case CompareRow::BreakEven: return Tr::tr("Break-even with the cloud");
    case CompareRow::Co2:
        if (!project.site.co2GramsPerKwh) {
            return Tr::tr("CO₂ of operation");
        }
        //: %1 method and year of the factor: "direct production, 2024"
        return Tr::tr("CO₂ of operation (%1)").arg(co2Basis(project.site));
    case CompareRow::EmbodiedCo2: return Tr::tr("CO₂ of manufacture");
    case CompareRow::LeadTime: return Tr::tr("Longest lead time");
    case CompareRow::Blockers: return Tr::tr("Blockers");
    case CompareRow::Cautions: return Tr::tr("Cautions");
    case CompareRow::Score: return Tr::tr("Score out of 10");
    case CompareRow::ScoreTerms: return Tr::tr("Why this score");
    default: return {};
    }
}

QString unit(CompareRow row, const Project &project, const Format &format)
{
    switch (row) {
    case CompareRow::MemoryNeed:
    case CompareRow::MemoryLimit: return format.bytesUnit();
    case CompareRow::Output:
    case CompareRow::PerUser:
    case CompareRow::TrainingRate: return Tr::tr("tok/s");
    case CompareRow::FirstToken:
    case CompareRow::TimeToTrain: return u"s"_s;
    case CompareRow::DcPower:
    case CompareRow::AcPower:
    case CompareRow::AveragePower: return u"W"_s;
    case CompareRow::RackUnits: return Tr::tr("U", "rack units");
    case CompareRow::Capex:
    case CompareRow::Tco:
    case CompareRow::PerGpuHour:
    case CompareRow::PerGpuHourInstalled:
    case CompareRow::PerMillionTokens:
    case CompareRow::PerMillionInput:
    case CompareRow::PerMillionOutput:
    case CompareRow::PerUserMonth:
    case CompareRow::PerTrainingRun: return QString::fromStdString(project.currency);
    case CompareRow::BreakEven: return Tr::tr("months");
    case CompareRow::Co2:
    case CompareRow::EmbodiedCo2: return u"kg"_s;
    case CompareRow::EnergyPerTokens: return u"Wh"_s;
    case CompareRow::Co2PerTokens: return u"g"_s;
    case CompareRow::LeadTime: return Tr::tr("days");
    case CompareRow::Headroom: return u"%"_s;
    default: return {};
    }
}

} // namespace texts

} // namespace configuria
