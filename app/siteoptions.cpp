// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <QDate>

#include <algorithm>
#include <array>

#include "values.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Key {
    const char *name;
    Outcome<void> (*apply)(OptionTarget &, const QString &place, const QString &value);
};

constexpr Money highestPrice = Money::units(1'000'000'000);

template <class T, class F>
Outcome<void> use(const Outcome<T> &value, F &&set)
{
    if (!value) {
        return tl::unexpected(value.error());
    }
    set(*value);
    return {};
}

Outcome<void> setCurrency(OptionTarget &t, const QString &place, const QString &value)
{
    const QString code = value.toUpper();
    const bool isCode = code.size() == 3 && std::all_of(code.begin(), code.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    if (!isCode) {
        return wrongUsage(place, value, u"EUR USD GBP CHF ... (ISO 4217)"_s);
    }
    t.project.currency = code.toStdString();
    return {};
}

Outcome<void> setCountry(OptionTarget &t, const QString &place, const QString &value)
{
    const QString code = value.toUpper();
    const bool isCode = code.size() == 2 && std::all_of(code.begin(), code.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    if (!isCode) {
        return wrongUsage(place, value, u"FR DE GB US ... (ISO 3166-1)"_s);
    }
    t.project.site.country = code.toStdString();
    return {};
}

Outcome<void> setDeployment(OptionTarget &t, const QString &place, const QString &value)
{
    const QDate date = QDate::fromString(value, Qt::ISODate);
    if (!date.isValid()) {
        return wrongUsage(place, value, u"2027-01-31"_s);
    }
    t.project.site.deployment = {date.year(), date.month(), date.day()};
    return {};
}

Outcome<void> setPhases(OptionTarget &t, const QString &place, const QString &value)
{
    if (value != "1"_L1 && value != "3"_L1) {
        return wrongUsage(place, value, u"1 3"_s);
    }
    t.project.site.phases = value.toInt();
    return {};
}

// Ranges: engine/project.h
constexpr Key siteKeys[] = {
    {"price_kwh", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, Money::units(100)), [&t](Money m) { t.project.site.pricePerKwh = m; }); }},
    {"escalation", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::rate(p, v, -0.5, 1), [&t](Rate r) { t.project.site.priceEscalation = r; }); }},
    {"pue", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 1, 5), [&t](double d) { t.project.site.pue = d; }); }},
    {"hours_year", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 8784), [&t](double d) { t.project.site.hoursPerYear = d; }); }},
    {"load_factor", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0, 1), [&t](double d) { t.project.site.loadFactor = d; }); }},
    {"it_w", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 1e9), [&t](double d) { t.project.site.averageItPower = Watts(d); }); }},
    {"voltage", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 100, 480), [&t](double d) { t.project.site.voltage = Volts(d); }); }},
    {"circuit_a", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 1, 1000), [&t](double d) { t.project.site.circuit = Amperes(d); }); }},
    {"phases", setPhases},
    {"continuous_factor", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0.1, 1), [&t](double d) { t.project.site.continuousFactor = d; }); }},
    {"rack_kw", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 10'000), [&t](double d) { t.project.site.rackPower = Watts(d * 1000); }); }},
    {"inlet_c", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 60), [&t](double d) { t.project.site.inlet = Celsius(d); }); }},
    {"altitude_m", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, -500, 6000), [&t](double d) { t.project.site.altitudeM = d; }); }},
    {"co2_g_kwh", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 3000), [&t](double d) { t.project.site.co2GramsPerKwh = d; }); }},
    {"country", setCountry},
    {"feeds", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 2), [&t](std::int64_t n) { t.project.site.feeds = static_cast<int>(n); }); }},
    {"rack_u", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 60), [&t](std::int64_t n) { t.project.site.rackUnits = static_cast<int>(n); }); }},
    {"rack_cooling_kw", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 10'000), [&t](double d) { t.project.site.rackCooling = Watts(d * 1000); }); }},
    {"floor_kg_m2", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 100, 10'000), [&t](double d) { t.project.site.floorLoad = d; }); }},
    {"deployment", setDeployment},
    {"years", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 15), [&t](std::int64_t n) { t.project.cost.years = static_cast<int>(n); }); }},
    {"currency", setCurrency},
    {"fx_usd", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 1e-6, 1e6), [&t](double d) { t.project.cost.usdRate = d; }); }},
};

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

constexpr Key costKeys[] = {
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
};

Outcome<void> applyKey(std::span<const Key> keys, OptionTarget &target, const QString &place, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const QString name = equals < 0 ? text : text.first(equals);
    QStringList names;
    for (const Key &key : keys) {
        if (name == QLatin1StringView(key.name)) {
            return equals < 0 ? wrongUsage(place, text, name + u"=VALUE"_s)
                              : key.apply(target, place + u' ' + name, text.sliced(equals + 1));
        }
        names << QString::fromLatin1(key.name);
    }
    return wrongUsage(place, name, names.join(u' '));
}

} // namespace

Outcome<void> applySite(OptionTarget &target, const QString &place, const QString &value)
{
    return applyKey(siteKeys, target, place, value);
}

Outcome<void> applyCost(OptionTarget &target, const QString &place, const QString &value)
{
    return applyKey(costKeys, target, place, value);
}

} // namespace configuria
