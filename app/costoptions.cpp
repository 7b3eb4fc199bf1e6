// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "catalogue/costdatafile.h"
#include "optionkeys.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

constexpr auto cloudForms = "none, KIND:PRICE[USD], tokens:IN/OUT[USD], or the id of a known price"_L1;

// Options are applied once for each configuration: the same scenario stands once.
Outcome<void> addScenario(OptionTarget &t, const QString &place, const QString &value, const CloudScenario &scenario)
{
    std::vector<CloudScenario> &clouds = t.project.clouds;
    if (std::find(clouds.begin(), clouds.end(), scenario) != clouds.end()) {
        return {};
    }
    if (clouds.size() >= maxClouds) {
        return wrongUsage(place, value, u"at most %1"_s.arg(maxClouds));
    }
    clouds.push_back(scenario);
    return {};
}

// on-demand:3.99USD, reserved-3y:2.10, tokens:0.10/0.60USD
Outcome<CloudScenario> scenarioFromText(const QString &place, const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    const Outcome<CloudKind> kind = values::named<CloudKind>(place, text.first(colon));
    if (!kind) {
        return tl::unexpected(kind.error());
    }
    CloudScenario scenario;
    scenario.kind = *kind;
    scenario.name = text.toStdString();
    QString amounts = text.sliced(colon + 1);
    if (amounts.endsWith("USD"_L1, Qt::CaseInsensitive)) {
        scenario.isInUsd = true;
        amounts.chop(3);
    }
    const QStringList parts = amounts.split(u'/');
    const Outcome<Money> first = values::money(place, parts.first(), highestPrice);
    if (!first) {
        return tl::unexpected(first.error());
    }
    if (*kind != CloudKind::PerToken) {
        if (parts.size() != 1) {
            return wrongUsage(place, text, QString(cloudForms));
        }
        scenario.gpuHour = *first;
        return scenario;
    }
    const Outcome<Money> second = values::money(place, parts.last(), highestPrice);
    if (!second || parts.size() != 2) {
        return wrongUsage(place, text, QString(cloudForms));
    }
    scenario.millionInput = *first;
    scenario.millionOutput = *second;
    return scenario;
}

Outcome<void> addCloud(OptionTarget &t, const QString &place, const QString &value)
{
    if (value == "none"_L1) {
        t.project.clouds.clear();
        return {};
    }
    if (value.contains(u':')) {
        const Outcome<CloudScenario> scenario = scenarioFromText(place, value);
        if (!scenario) {
            return tl::unexpected(scenario.error());
        }
        return addScenario(t, place, value, *scenario);
    }
    const Result<CostData> data = loadCostData(t.library.dataDir);
    if (!data) {
        return cannotRead(data.error());
    }
    if (const CloudPrice *price = data->cloud(value.toStdString())) {
        return addScenario(t, place, value, scenarioOf(*price));
    }
    QStringList accepted{QString(cloudForms)};
    for (const CloudPrice &price : data->clouds) {
        accepted << QString::fromStdString(price.id);
    }
    return wrongUsage(place, value, accepted.join(u' '));
}

template <Money CostTerms::*Member>
Outcome<void> costMoney(OptionTarget &t, const QString &place, const QString &value)
{
    return use(values::money(place, value, highestPrice), [&t](Money m) { t.project.cost.*Member = m; });
}

template <Rate CostTerms::*Member>
Outcome<void> costRate(OptionTarget &t, const QString &place, const QString &value)
{
    return use(values::rate(place, value, 0, 1), [&t](Rate r) { t.project.cost.*Member = r; });
}

constexpr Key keysOfCost[] = {
    {"capex", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.configuration.capex = m; }); }},
    {"install", costMoney<&CostTerms::install>},
    {"maintenance_rate", costRate<&CostTerms::maintenance>},
    {"maintenance_from_year", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 16), [&t](std::int64_t n) { t.project.cost.maintenanceFromYear = static_cast<int>(n); }); }},
    {"licence_gpu_year", costMoney<&CostTerms::licencePerGpuYear>},
    {"staff_year", costMoney<&CostTerms::staffPerYear>},
    {"network_year", costMoney<&CostTerms::networkPerYear>},
    {"colo_kw_month", costMoney<&CostTerms::colocationPerKwMonth>},
    {"cooling_gpu_year", costMoney<&CostTerms::coolingPerGpuYear>},
    {"residual_rate", costRate<&CostTerms::residual>},
    {"discount_rate", costRate<&CostTerms::discountRate>},
    {"utilisation", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0, 1), [&t](double d) { t.project.cost.utilisation = d; }); }},
    {"cloud_gpu_h", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.configuration.cloudGpuHour = m; }); }},
    {"hours_month", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 1, 744), [&t](double d) { t.project.cost.hoursPerMonth = d; }); }},
    {"resale", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.project.cost.resale = m; }); }},
    {"colo_includes_power", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::oneOf(p, v, u"yes"_s, u"no"_s), [&t](bool b) { t.project.cost.colocationIncludesPower = b; }); }},
    {"like_for_like", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::named<LikeForLike>(p, v), [&t](LikeForLike e) { t.project.cost.likeForLike = e; }); }},
    {"embodied_kg_node", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 1e6), [&t](double d) { t.project.cost.embodiedKgPerNode = d; }); }},
    {"freight", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.project.cost.arrival.freight = m; }); }},
    {"duty_rate", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, 0, 1), [&t](Rate r) { t.project.cost.arrival.duty = r; }); }},
    {"burn_in", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.project.cost.arrival.burnIn = m; }); }},
    {"spares_rate", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, 0, 1), [&t](Rate r) { t.project.cost.failures.spares = r; }); }},
    {"failures_gpu_year", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 10), [&t](double d) { t.project.cost.failures.perGpuYear = d; }); }},
    {"failure_cost", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.project.cost.failures.cost = m; }); }},
    {"financing", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::named<Financing>(p, v), [&t](Financing e) { t.project.cost.finance.kind = e; }); }},
    {"lease_months", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 180), [&t](std::int64_t n) { t.project.cost.finance.months = static_cast<int>(n); }); }},
    {"lease_rate", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, 0, 1), [&t](Rate r) { t.project.cost.finance.rate = r; }); }},
    {"buy_out_rate", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, 0, 1), [&t](Rate r) { t.project.cost.finance.buyOut = r; }); }},
    {"rental_gpu_month", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, highestPrice), [&t](Money m) { t.project.cost.finance.rentalPerGpuMonth = m; }); }},
    {"depreciation", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::named<DepreciationMethod>(p, v), [&t](DepreciationMethod e) { t.project.cost.depreciation.method = e; }); }},
    {"depreciation_years", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 15), [&t](std::int64_t n) { t.project.cost.depreciation.years = static_cast<int>(n); }); }},
    {"inflation", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, -0.5, 1), [&t](Rate r) { t.project.cost.outlook.inflation = r; }); }},
    {"cloud_price_change", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, -0.5, 1), [&t](Rate r) { t.project.cost.outlook.cloudPrice = r; }); }},
    {"demand_growth", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, -0.5, 10), [&t](Rate r) { t.project.cost.outlook.demand = r; }); }},
    {"cloud", addCloud},
};

} // namespace

std::span<const Key> costKeys() { return keysOfCost; }

} // namespace configuria
