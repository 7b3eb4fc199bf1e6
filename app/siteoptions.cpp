// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "optionkeys.h"

#include <QDate>

#include <algorithm>
#include <array>

#include "catalogue/costdatafile.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

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
    return use(dateOf(place, value), [&t](Date date) { t.project.site.deployment = date; });
}

// Prices, PUE, carbon and fees of a place that the program or the user's own list knows.
Outcome<void> takePreset(OptionTarget &t, const QString &place, const QString &value)
{
    const Result<CostData> data = loadCostData(t.library.dataDir);
    if (!data) {
        return cannotRead(data.error());
    }
    const SitePreset *preset = data->site(value.toStdString());
    if (!preset) {
        QStringList ids;
        for (const SitePreset &site : data->sites) {
            ids << QString::fromStdString(site.id);
        }
        return wrongUsage(place, value, ids.join(u' '));
    }
    take(*preset, t.project);
    return {};
}

WeekProfile &weekOf(OptionTarget &t)
{
    return t.project.site.week ? *t.project.site.week : t.project.site.week.emplace(WeekProfile{0, 0});
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
constexpr Key keysOfSite[] = {
    {"preset", takePreset},
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
    {"price_source", [](OptionTarget &t, const QString &, const QString &v) -> Outcome<void> {
         t.project.site.priceSource = v.toStdString();
         return {}; }},
    {"price_date", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(dateOf(p, v), [&t](Date d) { t.project.site.priceDate = d; }); }},
    {"off_peak_kwh", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, Money::units(100)), [&t](Money m) { t.project.site.bands.offPeakPerKwh = m; }); }},
    {"off_peak_hours", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 0, 24), [&t](double d) { t.project.site.bands.offPeakHours = d; }); }},
    {"week_peak", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0, 1), [&t](double d) { weekOf(t).peak = d; }); }},
    {"week_typical", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0, 1), [&t](double d) { weekOf(t).typical = d; }); }},
    {"co2_method", [](OptionTarget &t, const QString &, const QString &v) -> Outcome<void> {
         t.project.site.co2Method = v.toStdString();
         return {}; }},
    {"co2_year", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1900, 2200), [&t](std::int64_t n) { t.project.site.co2Year = static_cast<int>(n); }); }},
    {"heat_share", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::share(p, v, 0, 1), [&t](double d) { t.project.site.heat.share = d; }); }},
    {"heat_kwh", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::money(p, v, Money::units(100)), [&t](Money m) { t.project.site.heat.valuePerKwh = m; }); }},
    {"years", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::integer(p, v, 1, 15), [&t](std::int64_t n) { t.project.cost.years = static_cast<int>(n); }); }},
    {"currency", setCurrency},
    {"fx_usd", [](OptionTarget &t, const QString &p, const QString &v) {
         return use(values::number(p, v, 1e-6, 1e6), [&t](double d) { t.project.cost.usdRate = d; }); }},
};

// Either option takes the keys of the other too: where a term belongs is no riddle for the user. An unknown one lists its own first.
Outcome<void> applyKey(std::span<const Key> first, std::span<const Key> second, OptionTarget &target, const QString &place, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const QString name = equals < 0 ? text : text.first(equals);
    QStringList names;
    for (const std::span<const Key> keys : {first, second}) {
        for (const Key &key : keys) {
            if (name == QLatin1StringView(key.name)) {
                return equals < 0 ? wrongUsage(place, text, name + u"=VALUE"_s)
                                  : key.apply(target, place + u' ' + name, text.sliced(equals + 1));
            }
            names << QString::fromLatin1(key.name);
        }
    }
    return wrongUsage(place, name, names.join(u' '));
}

} // namespace

std::span<const Key> siteKeys() { return keysOfSite; }

Outcome<Date> dateOf(const QString &place, const QString &value)
{
    const QDate date = QDate::fromString(value, Qt::ISODate);
    if (!date.isValid()) {
        return wrongUsage(place, value, u"2027-01-31"_s);
    }
    return Date{date.year(), date.month(), date.day()};
}

Outcome<void> applySite(OptionTarget &target, const QString &place, const QString &value)
{
    return applyKey(siteKeys(), costKeys(), target, place, value);
}

Outcome<void> applyCost(OptionTarget &target, const QString &place, const QString &value)
{
    return applyKey(costKeys(), siteKeys(), target, place, value);
}

} // namespace configuria
