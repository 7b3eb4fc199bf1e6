// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/project.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace configuria {

// What the program brings for the cost of ownership: dated, with sources, and replaced by what the user enters. Nothing of it
// is used before it is taken into a project.

enum class PriceBasis : std::uint8_t { List, Estimate }; // read in a list of prices, or worked out

// Price of rented capacity, USD.
struct CloudPrice {
    std::string id;        // kebab-case
    std::string provider;
    std::string gpu;       // part id; "" for a price per token
    CloudKind kind = CloudKind::OnDemand;
    std::optional<Money> gpuHour;
    std::optional<Money> millionInput, millionOutput;
    Rate discount;         // of gpuHour
    Date date;
    std::string source;
    PriceBasis basis = PriceBasis::List;
    std::string notes;
    std::string sourceFr, notesFr; // "": as in English
    friend bool operator==(const CloudPrice &, const CloudPrice &) = default;
};

enum class SiteRoom : std::uint8_t { OwnRoom, Colocation, Liquid };

// In French, of the texts of a preset; "": as in English.
struct SiteSources {
    std::string price, pue, co2, colocation, cooling;
    friend bool operator==(const SiteSources &, const SiteSources &) = default;
};

// Where a machine may stand. What is absent is left as the project has it.
struct SitePreset {
    std::string id;                     // "fr-own-room"
    std::string nameEn, nameFr;
    std::string country;
    SiteRoom room = SiteRoom::OwnRoom;
    std::string currency;               // of the amounts below
    std::optional<Money> pricePerKwh;
    std::string priceSource;
    Date priceDate;
    std::optional<double> pue;
    std::string pueSource;
    std::optional<double> co2GramsPerKwh;
    std::string co2Method;
    int co2Year = 0;
    std::string co2Source;
    std::optional<Volts> voltage;
    std::optional<Money> colocationPerKwMonth; // USD
    std::string colocationSource;
    std::optional<Money> coolingPerGpuYear;
    std::string coolingSource;
    std::string memoryFields;           // ';' separated names of the fields above without a public source: examples
    SiteSources french;
    friend bool operator==(const SitePreset &, const SitePreset &) = default;
};

// Site and terms under a name of the user's own.
struct SiteProfile {
    std::string name;
    std::string currency;               // of every amount below
    Site site;
    CostTerms cost;
    friend bool operator==(const SiteProfile &, const SiteProfile &) = default;
};

struct CostData {
    std::vector<CloudPrice> clouds;
    std::vector<SitePreset> sites;
    const CloudPrice *cloud(std::string_view id) const noexcept;
    const SitePreset *site(std::string_view id) const noexcept;
};

CloudScenario scenarioOf(const CloudPrice &price);
// The prices of that GPU, cheapest first; those per token with "".
std::vector<CloudPrice> pricesOf(const CostData &data, std::string_view gpu);
// Site and terms with the preset's values. Amounts in another currency than the project's are left out; those in USD are converted.
void take(const SitePreset &preset, Project &project);

constexpr int maxSiteProfiles = 200;
// What belongs to the machine or to the offer is no part of a profile: its draw, its resale, the carbon of making it, the day it has to run.
SiteProfile profileOf(const Project &project, std::string name);
// Nothing when the amounts are in another currency than the project's.
void take(const SiteProfile &profile, Project &project);

} // namespace configuria
