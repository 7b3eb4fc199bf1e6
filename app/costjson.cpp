// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costjson.h"

#include <QJsonArray>

#include "engine/sensitivity.h"
#include "jsonvalues.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString kindName(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Owned: return u"owned"_s;
    case ScenarioKind::Leased: return u"leased"_s;
    case ScenarioKind::Rented: return u"rented"_s;
    case ScenarioKind::Cloud: break;
    }
    return u"cloud"_s;
}

QString groupName(CostGroup group)
{
    switch (group) {
    case CostGroup::Purchase: return u"purchase"_s;
    case CostGroup::Arrival: return u"arrival"_s;
    case CostGroup::Financing: return u"financing"_s;
    case CostGroup::Energy: return u"energy"_s;
    case CostGroup::Cooling: return u"cooling"_s;
    case CostGroup::Maintenance: return u"maintenance"_s;
    case CostGroup::Licences: return u"licences"_s;
    case CostGroup::Colocation: return u"colocation"_s;
    case CostGroup::People: return u"people"_s;
    case CostGroup::Failures: return u"failures"_s;
    case CostGroup::Income: break;
    }
    return u"income"_s;
}

QJsonObject figures(const CostEvaluation &c)
{
    return {{u"capex"_s, amount(c.capex)},
            {u"capex_partial"_s, c.capexPartial},
            {u"opex_year"_s, amount(c.opexFirstYear)},
            {u"energy"_s, amount(c.energyTotal)},
            {u"tco"_s, amount(c.tco)},
            {u"npv"_s, amount(c.npv)},
            {u"irr"_s, plain(c.irr)},
            {u"per_gpu_hour"_s, price(c.perGpuHour)},
            {u"per_gpu_hour_installed"_s, price(c.perGpuHourInstalled)},
            {u"per_million_tokens"_s, price(c.perMillionTokens)},
            {u"per_million_tokens_both_ways"_s, price(c.perMillionTokensBothWays)},
            {u"per_million_input"_s, price(c.perMillionInput)},
            {u"per_million_output"_s, price(c.perMillionOutput)},
            {u"per_user_month"_s, price(c.perUserMonth)},
            {u"per_training_run"_s, amount(c.perTrainingRun)},
            {u"lease_month"_s, amount(c.leasePerMonth)},
            {u"cloud_total"_s, amount(c.cloudTotal)},
            {u"break_even_month"_s, plain(c.breakEvenMonth)},
            {u"simple_payback_month"_s, plain(c.simplePaybackMonth)},
            {u"discounted_payback_month"_s, plain(c.discountedPaybackMonth)},
            {u"break_even_utilisation"_s, plain(c.breakEvenUtilisation)},
            {u"full_month"_s, plain(c.fullMonth)},
            {u"expected_failures"_s, plain(c.expectedFailures)},
            {u"co2_kg"_s, plain(c.co2Kg)},
            {u"embodied_co2_kg"_s, plain(c.embodiedCo2Kg)},
            {u"wh_per_thousand_tokens"_s, plain(c.whPerThousandTokens)},
            {u"co2_g_per_thousand_tokens"_s, plain(c.co2GramsPerThousandTokens)}};
}

template <class Amounts>
QJsonArray amounts(const Amounts &values, int years)
{
    QJsonArray array;
    for (int year = 0; year <= years; ++year) {
        array << amount(values[static_cast<std::size_t>(year)]);
    }
    return array;
}

// By line; [0] of the years is the purchase.
QJsonArray planArray(const OwnershipPlan &plan)
{
    QJsonArray lines;
    for (const CostLine line : printedLines(plan)) {
        lines << QJsonObject{{u"line"_s, jsonText(nameOf(line))},
                             {u"group"_s, groupName(groupOf(line))},
                             {u"total"_s, amount(plan.total(line))},
                             {u"years"_s, amounts(plan.cells[static_cast<std::size_t>(line)], plan.years)}};
    }
    return lines;
}

QJsonArray monthsArray(const std::vector<Money> &months)
{
    QJsonArray array;
    for (const Money month : months) {
        array << amount(month);
    }
    return array;
}

const CloudScenario *cloudOf(const Project &project, int index)
{
    return index >= 0 && static_cast<std::size_t>(index) < project.clouds.size() ? &project.clouds[static_cast<std::size_t>(index)] : nullptr;
}

QJsonValue dateText(Date date)
{
    return date.year == 0 ? QJsonValue() : QJsonValue(u"%1-%2-%3"_s.arg(date.year, 4, 10, QLatin1Char('0')).arg(date.month, 2, 10, QLatin1Char('0')).arg(date.day, 2, 10, QLatin1Char('0')));
}

QJsonObject cloudObject(const CloudScenario *cloud)
{
    if (!cloud) {
        return {{u"kind"_s, jsonText(nameOf(CloudKind::OnDemand))}, {u"name"_s, QJsonValue()}, {u"date"_s, QJsonValue()}, {u"source"_s, QJsonValue()}};
    }
    return {{u"kind"_s, jsonText(nameOf(cloud->kind))},
            {u"name"_s, QString::fromStdString(cloud->name)},
            {u"gpu"_s, QString::fromStdString(cloud->gpu)},
            {u"date"_s, dateText(cloud->date)},
            {u"source"_s, QString::fromStdString(cloud->source)}};
}

QJsonObject scenarioObject(const Project &project, const CostScenario &s, const ScenarioCurve &curve, int years)
{
    if (!s.isKnown) {
        QJsonObject object{{u"scenario"_s, kindName(s.kind)}, {u"total"_s, QJsonValue()}};
        if (s.kind == ScenarioKind::Cloud) {
            object.insert(u"cloud"_s, cloudObject(cloudOf(project, s.cloud)));
        }
        return object;
    }
    QJsonObject object{{u"scenario"_s, kindName(s.kind)},
                       {u"total"_s, amount(s.total)},
                       {u"npv"_s, amount(s.npv)},
                       {u"per_month"_s, amount(s.perMonth)},
                       {u"per_gpu_hour"_s, price(s.perGpuHour)},
                       {u"per_million_tokens"_s, price(s.perMillionTokens)},
                       {u"years"_s, amounts(s.years, years)},
                       {u"months"_s, monthsArray(curve.months)}};
    if (s.kind == ScenarioKind::Cloud) {
        object.insert(u"cloud"_s, cloudObject(cloudOf(project, s.cloud)));
        object.insert(u"gpus"_s, s.rentedGpus);
        object.insert(u"saving_of_owning"_s, amount(s.saving));
        object.insert(u"break_even_month"_s, plain(s.breakEvenMonth));
        object.insert(u"simple_payback_month"_s, plain(s.simplePaybackMonth));
        object.insert(u"discounted_payback_month"_s, plain(s.discountedPaybackMonth));
        object.insert(u"break_even_utilisation"_s, plain(s.breakEvenUtilisation));
        object.insert(u"irr"_s, plain(s.irr));
        object.insert(u"owed_afterwards"_s, amount(s.owedAfterwards));
    }
    return object;
}

QJsonArray scenariosArray(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                          const ConfigurationEvaluation &evaluation)
{
    QJsonArray array;
    const std::vector<CostScenario> scenarios = costScenarios(catalogue, project, configuration, evaluation);
    const std::vector<ScenarioCurve> curves = scenarioCurves(catalogue, project, configuration, evaluation);
    for (std::size_t i = 0; i < scenarios.size() && i < curves.size(); ++i) {
        array << scenarioObject(project, scenarios[i], curves[i], std::clamp(project.cost.years, 1, maxCostYears));
    }
    return array;
}

QJsonArray tornadoArray(const CostCase &question)
{
    QJsonArray array;
    for (const TornadoBar &bar : tornado(question, CostFigure::Tco)) {
        array << QJsonObject{{u"input"_s, jsonText(nameOf(bar.input))}, {u"low"_s, amount(bar.low)}, {u"high"_s, amount(bar.high)}, {u"swing"_s, amount(bar.swing)}};
    }
    return array;
}

QJsonValue inputObject(const InputValue &value)
{
    return value.money ? price(value.money) : value.number ? number(value.number->value) : QJsonValue();
}

// The value of one input at which owning costs what renting does.
QJsonObject goalsObject(const CostCase &question)
{
    QJsonObject goals;
    for (const CostInput input : {CostInput::Utilisation, CostInput::CloudPrice, CostInput::Purchase, CostInput::EnergyPrice}) {
        const std::optional<GoalSeek> goal = goalSeek(question, input);
        goals.insert(jsonText(nameOf(input)), goal ? inputObject(goal->value) : QJsonValue());
    }
    return goals;
}

QJsonArray depreciationArray(const CostEvaluation &cost, const DepreciationTerms &terms)
{
    QJsonArray array;
    if (!cost.capex) {
        return array;
    }
    for (const DepreciationYear &year : depreciation(*cost.capex, terms)) {
        array << QJsonObject{{u"charge"_s, amount(year.charge)}, {u"book_value"_s, amount(year.bookValue)}};
    }
    return array;
}

} // namespace

QJsonObject costObject(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                       const ConfigurationEvaluation &evaluation)
{
    QJsonObject object = figures(evaluation.cost);
    const CostCase question = costCase(catalogue, project, configuration, evaluation);
    object.insert(u"years"_s, project.cost.years);
    object.insert(u"financing"_s, jsonText(nameOf(project.cost.finance.kind)));
    object.insert(u"like_for_like"_s, jsonText(nameOf(project.cost.likeForLike)));
    object.insert(u"plan"_s, planArray(evaluation.cost.plan));
    object.insert(u"scenarios"_s, scenariosArray(catalogue, project, configuration, evaluation));
    object.insert(u"tornado"_s, tornadoArray(question));
    object.insert(u"equal_at"_s, goalsObject(question));
    object.insert(u"depreciation"_s, depreciationArray(evaluation.cost, project.cost.depreciation));
    object.insert(u"co2_method"_s, QString::fromStdString(project.site.co2Method));
    object.insert(u"co2_year"_s, project.site.co2Year > 0 ? QJsonValue(project.site.co2Year) : QJsonValue());
    return object;
}

} // namespace configuria
