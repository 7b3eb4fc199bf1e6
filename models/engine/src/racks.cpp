// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mains.h"
#include "powermodel.h"

#include <cmath>

namespace configuria {
namespace {

// A usual rack of 42 U: 0.6 x 1.2 m and 134 kg when empty (APC NetShelter SX AR3300; netbox-community/devicetype-library,
// rack-types/APC/AR3300.yaml).
constexpr double footprint = 0.6 * 1.2; // m2
constexpr double emptyRack = 134;       // kg

// What the bill of materials lists around the nodes, for the whole project.
struct RackLines {
    double racks = 0, pdus = 0, upsCount = 0;
    double unitsTaken = 0;          // by PDUs and UPSs
    std::optional<int> units;       // of the smallest rack
    std::optional<double> load;     // kg, of the weakest rack
    PartRef rack, pdu, ups;
    double pduAmps = 0, pduVoltAmperes = 0, c13 = 0, c19 = 0;
    double upsWatts = 0, upsVoltAmperes = 0;
    bool knowsPdus = true, knowsOutlets = true, knowsUps = true;
};

void addRack(const RackPart &part, PartRef ref, double n, RackLines &lines) noexcept
{
    lines.rack = lines.racks > 0 ? lines.rack : ref;
    lines.racks += n;
    if (part.rackUnits && *part.rackUnits > 0 && (!lines.units || *part.rackUnits < *lines.units)) {
        lines.units = part.rackUnits;
    }
    if (part.maxLoadKg && *part.maxLoadKg > 0 && (!lines.load || *part.maxLoadKg < *lines.load)) {
        lines.load = part.maxLoadKg;
    }
}

void addPdu(const RackPart &part, PartRef ref, double n, const Site &site, RackLines &lines) noexcept
{
    lines.pdu = lines.pdus > 0 ? lines.pdu : ref;
    lines.pdus += n;
    lines.unitsTaken += n * std::max(part.rackUnits.value_or(0), 0);
    const double volts = part.voltage ? part.voltage->count : site.voltage.count;
    const double phases = part.phases.value_or(1) == 3 ? 3 : 1;
    lines.knowsPdus = lines.knowsPdus && part.amps && part.amps->count > 0 && volts > 0;
    if (lines.knowsPdus) {
        lines.pduAmps += n * part.amps->count;
        lines.pduVoltAmperes += n * part.amps->count * volts * phases;
    }
    lines.knowsOutlets = lines.knowsOutlets && part.c13Outlets && part.c19Outlets;
    if (lines.knowsOutlets) {
        lines.c13 += n * std::max(*part.c13Outlets, 0);
        lines.c19 += n * std::max(*part.c19Outlets, 0);
    }
}

void addUps(const RackPart &part, PartRef ref, double n, RackLines &lines) noexcept
{
    lines.ups = lines.upsCount > 0 ? lines.ups : ref;
    lines.upsCount += n;
    lines.unitsTaken += n * std::max(part.rackUnits.value_or(0), 0);
    lines.knowsUps = lines.knowsUps && part.watts && part.watts->count > 0 && part.va && part.va->count > 0;
    if (lines.knowsUps) {
        lines.upsWatts += n * part.watts->count;
        lines.upsVoltAmperes += n * part.va->count;
    }
}

RackLines linesOf(const PowerContext &context) noexcept
{
    RackLines lines;
    for (const BomLine &line : context.configuration.lines) {
        const RackPart *part = line.part.kind == PartKind::Rack && line.quantity > 0 ? context.catalogue.rackPart(line.part) : nullptr;
        if (!part) {
            continue;
        }
        const auto n = static_cast<double>(quantityOfAllNodes(context.configuration, line));
        switch (part->type) {
        case RackPartType::Rack: addRack(*part, line.part, n, lines); break;
        case RackPartType::Pdu: addPdu(*part, line.part, n, context.project.site, lines); break;
        case RackPartType::Ups: addUps(*part, line.part, n, lines); break;
        }
    }
    return lines;
}

// Units for nodes in one rack: as the site says, else what the listed rack offers less what its PDUs and UPSs take.
std::optional<double> freeUnits(const Site &site, const RackLines &lines) noexcept
{
    if (site.rackUnits && *site.rackUnits > 0) {
        return *site.rackUnits;
    }
    if (!lines.units || !(lines.racks > 0)) {
        return std::nullopt;
    }
    return std::max(*lines.units - std::ceil(lines.unitsTaken / lines.racks), 0.0);
}

std::optional<double> unitsOfNode(const PowerContext &context) noexcept
{
    const Server *server = context.bom.server;
    return server && server->rackUnits && *server->rackUnits > 0 ? std::optional<double>(*server->rackUnits) : std::nullopt;
}

bool isSet(std::optional<Watts> watts) noexcept
{
    return watts && watts->count > 0 && watts->count < 1e12;
}

// n = floor(min(power / node, cooling / node, units / node))
void countNodes(const PowerContext &context, const RackLines &lines, PowerEvaluation &power) noexcept
{
    const Site &site = context.project.site;
    std::optional<double> most;
    const auto limit = [&](double nodes, RackLimit by) {
        // A hair of tolerance: 17 664 VA hold 16 nodes of 1 104 VA.
        const double whole = std::floor(nodes + 1e-9);
        if (std::isfinite(nodes) && nodes >= 0 && (!most || whole < *most)) {
            most = whole;
            power.rackLimit = by;
        }
    };
    if (power.ac && power.ac->count > 0) {
        if (isSet(site.rackPower)) {
            limit(*site.rackPower / *power.ac, RackLimit::Power);
        } else if (site.phases == 3 && site.circuit.count > 0 && site.voltage.count > 0) {
            // A three-phase circuit feeds a rack, not a cord: PW-8.
            limit(3 * site.voltage.count * site.circuit.count * continuousShare(site) / power.va->count, RackLimit::Power);
        }
        if (isSet(site.rackCooling)) {
            limit(*site.rackCooling / *power.ac, RackLimit::Cooling);
        }
    }
    const auto units = freeUnits(site, lines), each = unitsOfNode(context);
    if (units && each) {
        limit(*units / *each, RackLimit::Units);
    }
    if (!most) {
        return;
    }
    power.nodesPerRack = static_cast<int>(std::min(*most, 1e6));
    if (*power.nodesPerRack == 0) {
        return;
    }
    const auto nodes = static_cast<double>(nodesOf(context.configuration));
    power.racks = static_cast<int>(std::min(std::ceil(nodes / *power.nodesPerRack), 1e6));
    const Server *server = context.bom.server;
    if (server && server->weightKg && *server->weightKg > 0 && *server->weightKg < 1e6) {
        power.rackWeightKg = *server->weightKg * std::min<double>(*power.nodesPerRack, nodes);
    }
}

void checkRacks(const PowerContext &context, const RackLines &lines, ConfigurationEvaluation &result) noexcept
{
    const Site &site = context.project.site;
    const PowerEvaluation &power = result.power;
    const PartRef server = context.bom.hasServer() ? context.bom.serverLine->part : PartRef{};
    const auto add = [&](FindingCode code, Severity severity, double have, double need, Unit unit, PartRef subject) {
        Finding f = findingOf(code, severity, {have, unit}, {need, unit}, subject);
        f.nearest = f.need;
        result.findings.add(f);
    };
    if (power.ac && isSet(site.rackCooling) && power.ac->count > site.rackCooling->count) {
        add(FindingCode::RackCoolingExceeded, Severity::Blocker, site.rackCooling->count, power.ac->count, Unit::Watts, server);
    }
    const auto units = freeUnits(site, lines), each = unitsOfNode(context);
    if (units && each && *each > *units) {
        add(FindingCode::RackTooSmall, Severity::Blocker, *units, *each, Unit::RackUnits, lines.rack.isValid() ? lines.rack : server);
    }
    if (lines.racks > 0 && power.racks && *power.racks > lines.racks) {
        Finding f = findingOf(FindingCode::RacksTooFew, Severity::Caution, {lines.racks, Unit::Count}, {double(*power.racks), Unit::Count}, lines.rack);
        f.nearest = f.need;
        const BomLine *first = firstLine(context.configuration, PartKind::Rack);
        if (first && first->part == lines.rack && first->scope == LineScope::PerProject && pieces(*first) == static_cast<std::int64_t>(lines.racks)) {
            f.repair = {RepairKind::SetQuantity, *power.racks, lines.rack};
        }
        result.findings.add(f);
    }
    if (!power.rackWeightKg) {
        return;
    }
    if (lines.load && *power.rackWeightKg > *lines.load) {
        const bool isOneTooHeavy = *context.bom.server->weightKg > *lines.load;
        add(FindingCode::RackLoadExceeded, isOneTooHeavy ? Severity::Blocker : Severity::Caution, *lines.load, *power.rackWeightKg, Unit::Kilograms, lines.rack);
    }
    const double pressure = (*power.rackWeightKg + emptyRack) / footprint;
    if (site.floorLoad && *site.floorLoad > 0 && pressure > *site.floorLoad) {
        add(FindingCode::FloorLoadExceeded, Severity::Caution, *site.floorLoad, pressure, Unit::KilogramsPerSquareMetre, server);
    }
}

// What stands on one feed must carry everything alone; a single piece does anyway.
double ofOneFeed(const Site &site, double pieces) noexcept
{
    return site.feeds == 2 && pieces > 1 ? std::floor(pieces / 2) / pieces : 1.0;
}

void checkFeeders(const PowerContext &context, const RackLines &lines, ConfigurationEvaluation &result) noexcept
{
    const PowerEvaluation &power = result.power;
    if (!power.ac || !power.va) {
        return;
    }
    const Site &site = context.project.site;
    const auto nodes = static_cast<double>(nodesOf(context.configuration));
    const double watts = nodes * std::max(power.ac->count, power.feedLost.ac.value_or(Watts(0)).count);
    const double voltAmperes = watts / powerFactor;
    const auto add = [&](FindingCode code, Severity severity, double have, double need, Unit unit, PartRef subject) {
        Finding f = findingOf(code, severity, {have, unit}, {need, unit}, subject);
        f.nearest = f.need;
        result.findings.add(f);
    };
    if (lines.upsCount > 0 && lines.knowsUps) {
        const double share = ofOneFeed(site, lines.upsCount);
        if (watts > lines.upsWatts * share) {
            add(FindingCode::UpsTooSmall, Severity::Blocker, lines.upsWatts * share, watts, Unit::Watts, lines.ups);
        } else if (voltAmperes > lines.upsVoltAmperes * share) {
            add(FindingCode::UpsTooSmall, Severity::Blocker, lines.upsVoltAmperes * share, voltAmperes, Unit::VoltAmperes, lines.ups);
        }
    }
    if (lines.pdus > 0 && lines.knowsPdus) {
        // In amperes of a phase, as PDUs are sold.
        const double share = ofOneFeed(site, lines.pdus);
        const double ampsPerVoltAmpere = lines.pduAmps / lines.pduVoltAmperes;
        if (voltAmperes > lines.pduVoltAmperes * share) {
            add(FindingCode::PduTooSmall, Severity::Blocker, lines.pduAmps * share, voltAmperes * ampsPerVoltAmpere, Unit::Amperes, lines.pdu);
        }
    }
}

void checkOutlets(const PowerContext &context, const RackLines &lines, ConfigurationEvaluation &result) noexcept
{
    const Psu *psu = context.supplies.psu;
    const Outlet outlet = psu && lines.pdus > 0 && lines.knowsOutlets ? outletOf(psu->inlet) : Outlet::Unknown;
    if (outlet == Outlet::Unknown) {
        return;
    }
    const double have = outlet == Outlet::C13 ? lines.c13 : lines.c19;
    const double need = static_cast<double>(nodesOf(context.configuration)) * context.supplies.count;
    if (need > have) {
        Finding f = findingOf(FindingCode::PduOutletsTooFew, Severity::Caution, {have, Unit::Count}, {need, Unit::Count}, lines.pdu);
        f.nearest = f.need;
        result.findings.add(f);
    }
}

void checkMains(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const Site &site = context.project.site;
    // Nothing to plug in, nothing to say.
    if (const auto nearest = nearestMains(site); nearest && result.power.dc) {
        Finding f = findingOf(FindingCode::VoltageNotOfCountry, Severity::Caution, {site.voltage.count, Unit::Volts}, {nearest->count, Unit::Volts});
        f.nearest = f.need;
        result.findings.add(f);
    }
}

} // namespace

std::optional<double> freeRackUnits(const PowerContext &context) noexcept
{
    return freeUnits(context.project.site, linesOf(context));
}

void evaluateRacks(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const RackLines lines = linesOf(context);
    countNodes(context, lines, result.power);
    checkRacks(context, lines, result);
    checkFeeders(context, lines, result);
    checkOutlets(context, lines, result);
    checkMains(context, result);
}

} // namespace configuria
