// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include <cmath>

#include "busypower.h"
#include "powermodel.h"

namespace configuria {
namespace {

// Rules of thumb, each with its usual range. Typical draws where the catalogue has none: DDR5 RDIMM 5 to 10 W, U.2 drive 15 to 20 W, network adapter 10 to 25 W.
constexpr Watts typicalModule = Watts(8);
constexpr Watts typicalDrive = Watts(15);
constexpr Watts typicalAdapter = Watts(20);
constexpr Watts board = Watts(60);    // BMC, chipset and retimers: 60 to 100 W
constexpr double vrmShare = 0.10;     // 8 to 12 %: a processor's TDP is at its package, its regulator's loss is upstream
constexpr double fanShare = 0.10;     // 5 % (2U) to 20 % (4U and 8U, air)
constexpr double btuPerWattHour = 3.412142;
constexpr double airflowConstant = 2.985;    // m3/h = 2.985 W / K at 1.2 kg/m3 and 1005 J/(kg K)
constexpr double airRise = 20.0 / 1.8;       // K: the 20 F of the usual data sheets, 11.1 K
constexpr double averageBand = 0.2;          // published models of average power are off by 11 to 20 %

struct Draw {
    std::optional<Watts> each;
    bool isAssumed = false;
};

// Beyond a terawatt nothing is a draw; the bound also keeps every sum finite (NaN fails both comparisons).
std::optional<Watts> known(std::optional<Watts> watts) noexcept
{
    return watts && watts->count >= 0 && watts->count < 1e12 ? watts : std::nullopt;
}

// A figure of 0 W is a missing one: no part of a server draws nothing.
std::optional<Watts> positive(std::optional<Watts> watts) noexcept
{
    return known(watts) && watts->count > 0 ? watts : std::nullopt;
}

Draw drawOf(const Catalogue &catalogue, const BomLine &line) noexcept
{
    const auto typical = [&](std::optional<Watts> catalogued, Watts assumed) -> Draw {
        if (positive(catalogued)) {
            return {catalogued, false};
        }
        if (known(line.watts)) {
            return {line.watts, false};
        }
        // A custom line says what it draws or nothing is known; a catalogue part of a usual kind draws the usual.
        return catalogue.info(line.part) ? Draw{assumed, true} : Draw{};
    };
    switch (line.part.kind) {
    case PartKind::Gpu: {
        const Gpu *gpu = catalogue.gpu(line.part);
        const std::optional<Watts> tdp = gpu ? positive(gpu->tdp) : std::nullopt;
        return {tdp ? tdp : positive(line.watts), false};
    }
    case PartKind::Cpu: {
        const Cpu *cpu = catalogue.cpu(line.part);
        const std::optional<Watts> tdp = cpu ? positive(cpu->tdp) : std::nullopt;
        return {tdp ? tdp : positive(line.watts), false};
    }
    case PartKind::Memory: {
        const MemoryModule *module = catalogue.memoryModule(line.part);
        return typical(module ? module->typical : std::nullopt, typicalModule);
    }
    case PartKind::Drive: {
        const Drive *drive = catalogue.drive(line.part);
        return typical(drive ? drive->active : std::nullopt, typicalDrive);
    }
    case PartKind::Network: {
        const NetworkPart *part = catalogue.networkPart(line.part);
        if (part && part->isSwitch && !positive(part->maxPower)) {
            return {positive(line.watts), false}; // from 150 W to over 2 kW: no figure is usual for a switch
        }
        return typical(part ? part->maxPower : std::nullopt, typicalAdapter);
    }
    case PartKind::Server:
    case PartKind::Psu:
    case PartKind::Accessory:
    case PartKind::Rack:
    case PartKind::Licence:
    case PartKind::Service:
        break;
    }
    return {Watts(0), false};
}

struct Share {
    double watts = 0;
    bool isKnown = true;
    std::optional<Watts> value() const { return isKnown ? std::optional(Watts(watts)) : std::nullopt; }
};

// P_dc, bottom-up: GPUs + CPUs + memory + drives + network + board + VRM + fans. Fills the shares.
void sumNode(const Catalogue &catalogue, const Configuration &configuration, const Bom &bom, ConfigurationEvaluation &result) noexcept
{
    Share gpus, cpus, memory, drives, network;
    bool drawsPower = false;
    for (const BomLine &line : configuration.lines) {
        if (!isInNode(line)) {
            continue;
        }
        Share *share = nullptr;
        switch (line.part.kind) {
        case PartKind::Gpu:
            share = &gpus;
            break;
        case PartKind::Cpu:
            share = &cpus;
            break;
        case PartKind::Memory:
            share = &memory;
            break;
        case PartKind::Drive:
            share = &drives;
            break;
        case PartKind::Network:
            share = &network;
            break;
        case PartKind::Server:
            drawsPower = true;
            break;
        case PartKind::Psu:
        case PartKind::Accessory:
        case PartKind::Rack:
        case PartKind::Licence:
        case PartKind::Service:
            break;
        }
        if (!share) {
            continue;
        }
        drawsPower = true;
        const Draw draw = drawOf(catalogue, line);
        if (draw.isAssumed) {
            result.assumptions.add(AssumptionCode::PartPowerAssumed, {draw.each->count, Unit::Watts});
        }
        if (!draw.each) {
            if (share->isKnown) {
                Finding finding;
                finding.code = FindingCode::PowerUnknown;
                finding.severity = Severity::Blocker;
                finding.subject = line.part;
                result.findings.add(finding);
            }
            share->isKnown = false;
            continue;
        }
        share->watts += draw.each->count * static_cast<double>(pieces(line));
    }
    if (!drawsPower) {
        return; // no machine to speak of
    }
    PowerEvaluation &power = result.power;
    power.gpus = gpus.value();
    power.cpus = cpus.value();
    power.memory = memory.value();
    power.drives = drives.value();
    power.network = network.value();

    const std::optional<Watts> overhead = bom.server ? positive(bom.server->chassisOverhead)
                                                     : bom.serverLine ? positive(bom.serverLine->watts) : std::nullopt;
    power.chassis = overhead ? *overhead : board;
    if (cpus.isKnown && memory.isKnown) {
        power.vrm = Watts(vrmShare * (cpus.watts + memory.watts));
        if (power.vrm->count > 0) {
            result.assumptions.add(AssumptionCode::VrmShareAssumed, {vrmShare, Unit::Fraction});
        }
    }
    if (!gpus.isKnown || !drives.isKnown || !network.isKnown || !power.vrm) {
        return;
    }
    const double beforeFans = gpus.watts + cpus.watts + memory.watts + drives.watts + network.watts + power.chassis->count + power.vrm->count;
    if (overhead) {
        // The chassis figure already holds fans, board and GPU switch.
        power.fans = Watts(0);
        result.assumptions.add(AssumptionCode::ChassisOverheadAssumed, {overhead->count, Unit::Watts});
    } else {
        power.fans = Watts(fanShare * beforeFans);
        result.assumptions.add(AssumptionCode::ChassisOverheadAssumed, {board.count, Unit::Watts});
        result.assumptions.add(AssumptionCode::FanShareAssumed, {fanShare, Unit::Fraction});
    }
    power.dc = Watts(beforeFans + power.fans->count);
}

// Air gets thinner: density ratio of the ICAO standard atmosphere (0.83 at 1 500 m).
double airDensity(const Site &site) noexcept
{
    if (!site.altitudeM || !std::isfinite(*site.altitudeM)) {
        return 1.0;
    }
    return std::pow(1.0 - 2.25577e-5 * std::clamp(*site.altitudeM, -500.0, 10'000.0), 5.25588);
}

double clamped(double value, double low, double high) noexcept
{
    return std::isfinite(value) ? std::clamp(value, low, high) : low;
}

// A system sold whole draws up to what its maker states, however little of its inside is listed: what is missing stands with the chassis.
void takeMakersMaximum(const Bom &bom, const Supplies &supplies, PowerEvaluation &power) noexcept
{
    const std::optional<Watts> most = makersMaximum(bom.server);
    if (!most || !power.dc || !power.chassis) {
        return;
    }
    double dc = most->count;
    for (int i = 0; i < 4; ++i) { // dc = maximum x efficiency at dc, which hardly moves
        const double load = supplies.installed && supplies.installed->count > 0 ? dc / supplies.installed->count : 0.5;
        dc = most->count * efficiencyAt(supplies.psu, load).count;
    }
    if (dc > power.dc->count) {
        power.chassis = Watts(power.chassis->count + dc - power.dc->count);
        power.dc = Watts(dc);
    }
}

void convertToAc(const Project &project, const Supplies &supplies, ConfigurationEvaluation &result) noexcept
{
    PowerEvaluation &power = result.power;
    power.psuCount = supplies.count;
    power.psuSpare = supplies.spare;
    power.psuInstalled = supplies.installed;
    if (supplies.rated) {
        power.psuUsable = *supplies.rated * static_cast<double>(supplies.count - supplies.spare);
        power.psuOneLost = *supplies.rated * static_cast<double>(supplies.count - 1);
    }
    if (!power.dc) {
        return;
    }
    double load = 0.5;
    if (power.psuInstalled && power.psuInstalled->count > 0) {
        load = *power.dc / *power.psuInstalled;
        power.psuLoad = Fraction(load);
    }
    power.efficiency = efficiencyAt(supplies.psu, load);
    if (!hasEfficiencyPoints(supplies.psu)) {
        result.assumptions.add(AssumptionCode::PsuEfficiencyAssumed, {power.efficiency->count, Unit::Fraction});
    }
    power.ac = Watts(power.dc->count / power.efficiency->count);
    power.va = VoltAmperes(power.ac->count / powerFactor);
    result.assumptions.add(AssumptionCode::PowerFactorAssumed, {powerFactor, Unit::Fraction});
    const double volts = project.site.voltage.count;
    if (std::isfinite(volts) && volts > 0) {
        power.amps = *power.va / Volts(volts * (project.site.phases == 3 ? 3 : 1));
    }
    power.heatBtuPerHour = power.ac->count * btuPerWattHour;
    power.airflowM3PerHour = airflowConstant * power.ac->count / airRise / airDensity(project.site);
}

// Full draw, draw at work and draw when ready, each for its share of the week. Nullopt: they are not known apart.
std::optional<Watts> averageOfWeek(const WeekProfile &week, const PowerEvaluation &power) noexcept
{
    const std::optional<Estimate<Watts>> &rest = power.readyAc ? power.readyAc : power.idleAc;
    if (!power.ac || !power.busyAc || !rest) {
        return std::nullopt;
    }
    const double peak = clamped(week.peak, 0.0, 1.0);
    const double typical = clamped(week.typical, 0.0, 1.0 - peak);
    return Watts(power.ac->count * peak + power.busyAc->expected.count * typical + rest->expected.count * (1 - peak - typical));
}

void averageOver(const Project &project, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    PowerEvaluation &power = result.power;
    const Site &site = project.site;
    Estimate<Watts> average;
    average.formula = FormulaId::AveragePower;
    if (known(site.averageItPower)) {
        average.low = average.expected = average.high = *site.averageItPower;
        average.basis = Basis::Measured;
    } else if (power.ac) {
        const double full = power.ac->count * static_cast<double>(nodesOf(configuration));
        const std::optional<Watts> week = site.week ? averageOfWeek(*site.week, power) : std::nullopt;
        const double factor = clamped(week ? *week / *power.ac : site.loadFactor, 0.0, 1.0);
        average.expected = Watts(full * factor);
        average.low = Watts(average.expected.count * (1.0 - averageBand));
        average.high = Watts(std::max(average.expected.count, std::min(full, average.expected.count * (1.0 + averageBand))));
        average.basis = Basis::RuleOfThumb;
        result.assumptions.add(AssumptionCode::LoadFactorAssumed, {factor, Unit::Fraction});
    } else {
        return;
    }
    power.averageAc = average;
    // E_year = P x hours x PUE: what the meter of the building counts.
    power.energyPerYear = average.expected * Hours(clamped(site.hoursPerYear, 0.0, 8784.0)) * clamped(site.pue, 1.0, 100.0);
    if (const auto &time = result.speed.timeToTrain) {
        // Power x time x PUE: a run that is slower than expected draws for longer. It works all the time: unless the site
        // declares watts, the busy draw of the nodes counts, not the average of a year.
        Estimate<Watts> drawn = average;
        if (power.busyAc && average.basis != Basis::Measured) {
            const double nodes = static_cast<double>(nodesOf(configuration));
            drawn = {power.busyAc->low * nodes, power.busyAc->expected * nodes, power.busyAc->high * nodes};
        }
        const auto energy = [&](Watts watts, Seconds seconds) { return watts * Hours(seconds.count / 3600) * clamped(site.pue, 1.0, 100.0); };
        result.power.energyToTrain = {energy(drawn.low, time->low), energy(drawn.expected, time->expected), energy(drawn.high, time->high),
                                      Basis::RuleOfThumb, FormulaId::EnergyToTrain};
    }
}

} // namespace

void evaluatePower(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                   ConfigurationEvaluation &result) noexcept
{
    const Bom bom = bomOf(catalogue, configuration);
    sumNode(catalogue, configuration, bom, result);
    const Supplies supplies = suppliesOf(catalogue, project, configuration, bom);
    takeMakersMaximum(bom, supplies, result.power);
    convertToAc(project, supplies, result);
    fillBusyPower(catalogue, configuration, bom, result);
    averageOver(project, configuration, result);
    compareAverage(configuration, result);
    const PowerContext context{catalogue, project, configuration, bom, supplies};
    fillSupplyCases(context, result.power);
    fillPeaks(context, result.power);
    result.power.supplyAdvice = adviseSupplies(context, result.power);
    checkSupplies(catalogue, project, configuration, bom, supplies, result);
    checkSupplyCases(context, result);
    checkCircuit(project, supplies, result);
    evaluateRacks(context, result);
}

} // namespace configuria
