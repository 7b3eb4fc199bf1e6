// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/costdata.h"

#include <algorithm>
#include <utility>

namespace configuria {
namespace {

template <class Row>
const Row *findIn(const std::vector<Row> &rows, std::string_view id) noexcept
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

Money effectivePrice(const CloudPrice &price) noexcept
{
    const Money listed = price.gpuHour ? *price.gpuHour : price.millionOutput.value_or(Money());
    return listed - listed * price.discount;
}

std::optional<Money> inProject(const Project &project, const std::string &currency, const std::optional<Money> &amount) noexcept
{
    if (!amount || currency == project.currency) {
        return amount;
    }
    return currency == "USD" ? std::optional(scaled(*amount, project.cost.usdRate)) : std::nullopt;
}

} // namespace

const CloudPrice *CostData::cloud(std::string_view id) const noexcept { return findIn(clouds, id); }
const SitePreset *CostData::site(std::string_view id) const noexcept { return findIn(sites, id); }

CloudScenario scenarioOf(const CloudPrice &price)
{
    CloudScenario scenario;
    scenario.name = price.provider;
    scenario.kind = price.kind;
    scenario.gpu = price.gpu;
    scenario.isInUsd = true;
    scenario.gpuHour = price.gpuHour;
    scenario.millionInput = price.millionInput;
    scenario.millionOutput = price.millionOutput;
    scenario.discount = price.discount;
    scenario.date = price.date;
    scenario.source = price.source;
    return scenario;
}

std::vector<CloudPrice> pricesOf(const CostData &data, std::string_view gpu)
{
    std::vector<CloudPrice> prices;
    std::copy_if(data.clouds.begin(), data.clouds.end(), std::back_inserter(prices), [&](const CloudPrice &price) { return price.gpu == gpu; });
    std::stable_sort(prices.begin(), prices.end(), [](const CloudPrice &a, const CloudPrice &b) { return effectivePrice(a) < effectivePrice(b); });
    return prices;
}

void take(const SitePreset &preset, Project &project)
{
    Site &site = project.site;
    CostTerms &terms = project.cost;
    site.country = preset.country;
    if (const auto price = inProject(project, preset.currency, preset.pricePerKwh)) {
        site.pricePerKwh = *price;
        site.priceSource = preset.priceSource;
        site.priceDate = preset.priceDate;
        site.bands = {};
    }
    site.pue = preset.pue.value_or(site.pue);
    site.voltage = preset.voltage.value_or(site.voltage);
    if (preset.co2GramsPerKwh) {
        site.co2GramsPerKwh = preset.co2GramsPerKwh;
        site.co2Method = preset.co2Method;
        site.co2Year = preset.co2Year;
    }
    // A room of one's own has no fee, and air no service of a loop.
    terms.colocationPerKwMonth = inProject(project, "USD", preset.colocationPerKwMonth).value_or(Money());
    terms.colocationIncludesPower = false;
    terms.coolingPerGpuYear = inProject(project, preset.currency, preset.coolingPerGpuYear).value_or(Money());
}

SiteProfile profileOf(const Project &project, std::string name)
{
    SiteProfile profile{std::move(name), project.currency, project.site, project.cost};
    profile.site.averageItPower.reset();
    profile.site.deployment = {};
    profile.cost.resale.reset();
    profile.cost.embodiedKgPerNode.reset();
    return profile;
}

void take(const SiteProfile &profile, Project &project)
{
    if (profile.currency != project.currency) {
        return;
    }
    const Site &site = project.site;
    const CostTerms &cost = project.cost;
    SiteProfile taken = profile;
    taken.site.averageItPower = site.averageItPower;
    taken.site.deployment = site.deployment;
    taken.cost.resale = cost.resale;
    taken.cost.embodiedKgPerNode = cost.embodiedKgPerNode;
    project.site = std::move(taken.site);
    project.cost = std::move(taken.cost);
}

} // namespace configuria
