// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compatibility.h"
#include "mains.h"
#include "powermodel.h"

#include <array>
#include <cmath>
#include <limits>

namespace configuria {
namespace {

constexpr int mostSlots = 16;
// Supplies that carry for each number of them, with the spare ones of the policy lost; 0: that number is no redundant set.
using Carrying = std::array<int, mostSlots + 1>;

bool isRedundantSet(const PowerContext &context, int count, int spare) noexcept
{
    const Server *server = context.bom.server;
    if (context.project.site.redundancyRequired && spare == 0) {
        return false;
    }
    switch (context.configuration.redundancy) {
    case RedundancyPolicy::None: return true;
    case RedundancyPolicy::NPlusOne: return spare > 0;
    case RedundancyPolicy::NPlusN: return spare * 2 == count;
    case RedundancyPolicy::Chassis: break;
    }
    if (!server || !server->redundancy || server->redundancy->spare <= 0) {
        return true;
    }
    const RedundancyScheme scheme = *server->redundancy;
    return scheme.carrying == scheme.spare ? spare * 2 == count : spare >= scheme.spare;
}

Carrying carryingSets(const PowerContext &context) noexcept
{
    const Server *server = context.bom.server;
    const int present = std::max(context.supplies.count, 1);
    const int slots = server && server->psuSlots ? *server->psuSlots : present;
    Carrying carrying{};
    for (int n = 1; n <= std::min(slots, mostSlots); ++n) {
        const int spare = spareSupplies(context.configuration.redundancy, server, n);
        carrying[static_cast<std::size_t>(n)] = isRedundantSet(context, n, spare) ? n - spare : 0;
    }
    return carrying;
}

bool fitsMachine(const PowerContext &context, const Psu &psu) noexcept
{
    const Server *server = context.bom.server;
    const Psu *present = context.supplies.psu;
    const bool isSameForm = present && psu.formFactor == present->formFactor;
    if (!server) {
        return isSameForm;
    }
    const Volts volts = context.project.site.voltage;
    return (server->psuOptions.empty() && present ? isSameForm : fitsBay(*server, psu))
        && (!psu.ratedHighLine || listsSupply(*server, *psu.ratedHighLine, volts));
}

// The cords with the spare supplies lost.
bool keepsCords(const PowerContext &context, const Psu &psu, double dc, double rated, int carrying) noexcept
{
    const Site &site = context.project.site;
    const auto limit = cordLimit(psu.inlet, site.country);
    if (!limit || !(site.voltage.count > 0)) {
        return true;
    }
    const double efficiency = efficiencyAt(&psu, dc / (rated * carrying)).count;
    return dc / efficiency / powerFactor / site.voltage.count / carrying <= limit->count;
}

// What a set has to carry.
struct Demand {
    double dc = 0;
    double wanted = 0;     // with the margin
    double cards = 0;      // of all GPUs
    double hottest = 0;    // of one
    std::optional<Watts> peak;
    Carrying carrying{};
};

// The fewest supplies of this rating that do; absent: no number of them does.
std::optional<int> fewest(const PowerContext &context, const Demand &demand, const Psu &psu, Watts rated) noexcept
{
    const Server *server = context.bom.server;
    const auto peak = demand.peak ? peakFactorOf(psu, rated) : std::nullopt;
    for (int n = 1; n <= mostSlots; ++n) {
        const int carries = demand.carrying[static_cast<std::size_t>(n)];
        if (carries > 0 && rated.count * carries >= demand.wanted && (!peak || *peak * rated.count * n >= demand.peak->count)
            && (!server || keepsCardShare(*server, Watts(demand.cards), demand.hottest, n, rated))) {
            return n;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<SupplyAdvice> adviseSupplies(const PowerContext &context, const PowerEvaluation &power) noexcept
{
    if (!power.dc || !(power.dc->count > 0 && power.dc->count < 1e12) || (!context.bom.server && !context.supplies.psu)) {
        return std::nullopt;
    }
    const Demand demand{power.dc->count, power.dc->count * (1.0 + supplyMargin), power.gpus.value_or(Watts(0)).count,
                        hottestCard(context.catalogue, context.configuration), power.peakDc, carryingSets(context)};
    const int most = *std::max_element(demand.carrying.begin(), demand.carrying.end());
    const double least = most > 0 ? demand.wanted / most : std::numeric_limits<double>::infinity(); // smaller ones never do
    const auto &psus = context.catalogue.psus;
    std::optional<SupplyAdvice> best;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < std::min(psus.size(), mostCandidateSupplies); ++i) {
        const Psu &psu = psus[i];
        const std::optional<Watts> rated = ratingAt(psu, context.project.site.voltage);
        const std::optional<int> count = rated && rated->count >= least && rated->count < 1e9 ? fewest(context, demand, psu, *rated) : std::nullopt;
        if (!count) {
            continue;
        }
        // The least watts installed, then the fewest pieces. Names are compared last: they cost the most.
        const double installed = rated->count * *count;
        const bool isSmaller = installed < smallest || (best && installed <= smallest && *count < best->count);
        const int carries = demand.carrying[static_cast<std::size_t>(*count)];
        if (isSmaller && !psu.info.isRefurbished && !isBelowEcodesign(psu, context.project.site) && fitsMachine(context, psu)
            && keepsCords(context, psu, demand.dc, rated->count, carries)) {
            const Watts usable = *rated * static_cast<double>(carries);
            smallest = installed;
            best = SupplyAdvice{{PartKind::Psu, PartIndex{static_cast<std::uint32_t>(i)}}, *count, usable, Fraction(usable.count / demand.dc - 1.0)};
        }
    }
    return best;
}

Repair takeAdvice(const PowerContext &context, const PowerEvaluation &power) noexcept
{
    const BomLine *line = context.supplies.line;
    if (!power.supplyAdvice || context.supplies.areMixed) {
        return {};
    }
    const SupplyAdvice &advice = *power.supplyAdvice;
    if (line && line->part == advice.part && pieces(*line) == advice.count) {
        return {}; // it is there already
    }
    const RepairKind kind = line && line->part != advice.part ? RepairKind::ReplacePart : RepairKind::SetQuantity;
    return {kind, advice.count, advice.part};
}

} // namespace configuria
