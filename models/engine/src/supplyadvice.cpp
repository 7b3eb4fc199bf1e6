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
// An imported price list may hold 100 000 supplies; those of the program come first, and reading on would cost more than all the rest.
constexpr std::size_t mostCandidates = 512;

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

} // namespace

std::optional<SupplyAdvice> adviseSupplies(const PowerContext &context, const PowerEvaluation &power) noexcept
{
    if (!power.dc || !(power.dc->count > 0) || !std::isfinite(power.dc->count) || (!context.bom.server && !context.supplies.psu)) {
        return std::nullopt;
    }
    const double dc = power.dc->count;
    const double wanted = dc * (1.0 + supplyMargin);
    const double hottest = hottestCard(context.catalogue, context.configuration);
    const Carrying carrying = carryingSets(context);
    const auto &psus = context.catalogue.psus;
    std::optional<SupplyAdvice> best;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < std::min(psus.size(), mostCandidates); ++i) {
        const Psu &psu = psus[i];
        const std::optional<Watts> rated = ratingAt(psu, context.project.site.voltage);
        if (!rated || !(rated->count > 0 && rated->count < 1e9) || psu.info.isRefurbished) {
            continue;
        }
        const auto passes = [&](int n, int carries) {
            const auto peak = power.peakDc ? peakFactorOf(psu, *rated) : std::nullopt;
            return rated->count * carries >= wanted && (!peak || *peak * rated->count * n >= power.peakDc->count)
                && (!context.bom.server || keepsCardShare(*context.bom.server, power.gpus.value_or(Watts(0)), hottest, n, *rated));
        };
        int count = 1;
        while (count <= mostSlots && !(carrying[static_cast<std::size_t>(count)] > 0 && passes(count, carrying[static_cast<std::size_t>(count)]))) {
            ++count;
        }
        // The least watts installed, then the fewest pieces. Names are compared last: they cost the most.
        const double installed = rated->count * count;
        const bool isSmaller = installed < smallest || (best && installed == smallest && count < best->count);
        if (count > mostSlots || !isSmaller || isBelowEcodesign(psu, context.project.site) || !fitsMachine(context, psu)) {
            continue;
        }
        const int carries = carrying[static_cast<std::size_t>(count)];
        if (keepsCords(context, psu, dc, rated->count, carries)) {
            smallest = installed;
            best = SupplyAdvice{{PartKind::Psu, PartIndex{static_cast<std::uint32_t>(i)}}, count, *rated * static_cast<double>(carries),
                                Fraction(rated->count * carries / dc - 1.0)};
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
