// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/curves.h"

#include "mains.h"
#include "powermodel.h"

#include <cmath>

namespace configuria {

SupplyCurve supplyCurve(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    SupplyCurve curve;
    const Supplies supplies = suppliesOf(catalogue, project, configuration, bomOf(catalogue, configuration));
    if (supplies.count == 0) {
        return curve;
    }
    curve.isPublished = hasEfficiencyPoints(supplies.psu);
    for (int percent = 5; percent <= 100; percent += 5) {
        const double load = percent / 100.0;
        curve.points.push_back({Fraction(load), efficiencyAt(supplies.psu, load)});
    }
    return curve;
}

// P = V x I x share x phases x power factor, with V between phase and neutral.
std::optional<CircuitLimit> circuitLimit(const Project &project, const PowerEvaluation &power) noexcept
{
    const Site &site = project.site;
    const double amps = site.circuit.count * continuousShare(site);
    const double ac = site.voltage.count * amps * (site.phases == 3 ? 3 : 1) * powerFactor;
    // With the other feed lost the supplies that are left run at another point of their curve.
    const std::optional<Fraction> efficiency = power.feedLost.efficiency ? power.feedLost.efficiency : power.efficiency;
    if (!(ac > 0 && ac < 1e12) || !efficiency) {
        return std::nullopt;
    }
    return CircuitLimit{Amperes(amps), Watts(ac), Watts(ac * efficiency->count)};
}

std::optional<RackUse> rackUse(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const PowerEvaluation &power) noexcept
{
    constexpr int usual = 42; // units of most racks
    const Bom bom = bomOf(catalogue, configuration);
    if (!bom.server || !bom.server->rackUnits || *bom.server->rackUnits <= 0) {
        return std::nullopt;
    }
    const Supplies supplies = suppliesOf(catalogue, project, configuration, bom);
    const std::optional<double> known = freeRackUnits({catalogue, project, configuration, bom, supplies});
    RackUse use;
    use.isAssumed = !known;
    use.units = static_cast<int>(std::clamp(known.value_or(usual), 0.0, 60.0));
    use.nodeUnits = *bom.server->rackUnits;
    const int byHeight = use.units / use.nodeUnits;
    const int most = std::clamp(power.nodesPerRack.value_or(byHeight), 0, byHeight);
    use.nodes = static_cast<int>(std::min<std::int64_t>(nodesOf(configuration), most));
    use.room = most - use.nodes;
    return use;
}

} // namespace configuria
