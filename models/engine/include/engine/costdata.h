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
    friend bool operator==(const CloudPrice &, const CloudPrice &) = default;
};

enum class SiteRoom : std::uint8_t { OwnRoom, Colocation, Liquid };

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
    friend bool operator==(const SitePreset &, const SitePreset &) = default;
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

} // namespace configuria
