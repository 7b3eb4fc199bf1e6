// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mains.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace configuria {
namespace {

bool isOneOf(std::string_view country, std::string_view codes) noexcept
{
    for (std::size_t at = 0; at + 2 <= codes.size(); at += 3) {
        if (codes.substr(at, 2) == country) {
            return true;
        }
    }
    return false;
}

// ISO 3166-1. EU of 27, then Iceland, Liechtenstein and Norway (EEA), then the United Kingdom, which kept the regulation.
constexpr std::string_view ecodesignCountries =
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB";

struct Mains {
    std::string_view countries;
    double volts[4]; // 0: no more
};

// Nominal voltages to neutral, and between phases where rooms are fed so. IEC World Plugs (iec.ch/world-plugs) and IEC 60038;
// North America: ANSI C84.1 and CSA CAN3-C235 (208 V between phases of 120 V, 277 and 347 V to neutral of 480 and 600 V).
constexpr Mains mains[] = {
    {"AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB", {230}},
    {"CH UA RS TR MA TN DZ EG ZA NG KE SN CI IN SG MY TH ID VN HK AU NZ AE SA QA KW IL JO RU", {230}},
    {"CN KR PH AR CL PE", {220}},
    {"US", {120, 208, 240, 277}},
    {"CA", {120, 208, 240, 347}},
    {"JP", {100, 200}},
    {"TW", {110, 220}},
    {"BR MX", {127, 220}},
    {"CO", {120, 208}},
};

} // namespace

bool isNorthAmerica(std::string_view country) noexcept
{
    return country == "US" || country == "CA";
}

bool isUnderEcodesign(const Site &site) noexcept
{
    if (!site.country.empty()) {
        return isOneOf(site.country, ecodesignCountries);
    }
    return site.voltage.count >= 220 && site.voltage.count <= 250;
}

std::optional<Volts> nearestMains(const Site &site) noexcept
{
    const double volts = site.voltage.count;
    if (!std::isfinite(volts) || volts <= 0) {
        return std::nullopt;
    }
    for (const Mains &row : mains) {
        if (!isOneOf(site.country, row.countries)) {
            continue;
        }
        double nearest = row.volts[0];
        for (const double nominal : row.volts) {
            // 220, 230 and 240 V name the same mains, and so do 110, 115 and 120 V.
            const double tolerance = nominal < lowLineBelow ? 0.10 : 0.05;
            if (nominal > 0 && std::abs(volts - nominal) <= tolerance * nominal) {
                return std::nullopt;
            }
            if (nominal > 0 && std::abs(volts - nominal) < std::abs(volts - nearest)) {
                nearest = nominal;
            }
        }
        return Volts(nearest);
    }
    return std::nullopt;
}

double continuousShare(const Site &site) noexcept
{
    const double share = site.continuousFactor > 0 && site.continuousFactor <= 1 ? site.continuousFactor : 1.0;
    return isNorthAmerica(site.country) ? std::min(share, 0.8) : share;
}

std::optional<Amperes> cordLimit(std::string_view inlet, std::string_view country) noexcept
{
    switch (outletOf(inlet)) {
    case Outlet::C13: return Amperes(isNorthAmerica(country) ? 15 : 10);
    case Outlet::C19: return Amperes(isNorthAmerica(country) ? 20 : 16);
    case Outlet::Unknown: break;
    }
    return std::nullopt;
}

Outlet outletOf(std::string_view inlet) noexcept
{
    const auto names = [inlet](std::initializer_list<std::string_view> words) {
        return std::any_of(words.begin(), words.end(), [inlet](std::string_view w) { return inlet.find(w) != std::string_view::npos; });
    };
    // The hot kinds (C15/C16, C21/C22) go on the same outlets.
    if (names({"C19", "C20", "C21", "C22"})) {
        return Outlet::C19;
    }
    return names({"C13", "C14", "C15", "C16"}) ? Outlet::C13 : Outlet::Unknown;
}

} // namespace configuria
