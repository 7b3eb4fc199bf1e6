// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bom.h"

#include <array>
#include <limits>

#include "compatibility.h"
#include "mains.h"
#include "powermodel.h"

namespace configuria {
namespace {

// 80 PLUS, 230 V internal redundant, Titanium: 10, 20, 50, 100 % load. Also the floor of Regulation (EU) 2019/424 since 2023.
constexpr std::array<double, 4> loads = {0.10, 0.20, 0.50, 1.00};
constexpr std::array<double, 4> floorEfficiency = {0.90, 0.94, 0.96, 0.91};

double valid(std::optional<Fraction> efficiency) noexcept
{
    return efficiency && efficiency->count >= 0.3 && efficiency->count <= 1 ? efficiency->count : 0; // below: no supply
}

std::array<double, 4> pointsOf(const Psu *psu) noexcept
{
    if (!psu) {
        return {};
    }
    return {valid(psu->efficiency10), valid(psu->efficiency20), valid(psu->efficiency50), valid(psu->efficiency100)};
}

bool isUsable(std::optional<Watts> rated) noexcept
{
    return rated && rated->count > 0 && rated->count < 1e12;
}

std::optional<Watts> ratingOf(const Catalogue &catalogue, const BomLine &line, Volts voltage) noexcept
{
    const Psu *psu = catalogue.psu(line.part);
    const std::optional<Watts> rated = psu ? ratingAt(*psu, voltage) : line.watts;
    return isUsable(rated) ? rated : std::nullopt;
}

Finding finding(FindingCode code, Severity severity) noexcept
{
    Finding f;
    f.code = code;
    f.severity = severity;
    return f;
}

Figure watts(double value) noexcept { return {value, Unit::Watts}; }

// The nearest set of supplies that carries the load with its margin: more of the same, else a larger type of the same form.
void proposeSupplies(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom,
                     const Supplies &supplies, const PowerEvaluation &power, Finding &f) noexcept
{
    const double wanted = power.dc->count * (1.0 + supplyMargin);
    const int slots = bom.server && bom.server->psuSlots ? *bom.server->psuSlots : 12;
    const auto usable = [&](int count, Watts rated) {
        const int spare = spareSupplies(configuration.redundancy, bom.server, count);
        return rated.count * (count - spare);
    };
    // Losing a supply is what failed: a count without a spare is no repair.
    const bool needsSpare = f.code != FindingCode::PsuOverload;
    for (int count = supplies.count + 1; supplies.line && supplies.rated && count <= std::min(slots, 64); ++count) {
        if (usable(count, *supplies.rated) >= wanted && (!needsSpare || spareSupplies(configuration.redundancy, bom.server, count) > 0)) {
            f.nearest = watts(usable(count, *supplies.rated));
            f.repair = {RepairKind::SetQuantity, count, {PartKind::Psu, supplies.line->part.index}};
            return;
        }
    }
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < std::min(catalogue.psus.size(), mostCandidateSupplies); ++i) {
        const Psu &candidate = catalogue.psus[i];
        const std::optional<Watts> rated = ratingAt(candidate, project.site.voltage);
        const bool sameForm = supplies.psu ? candidate.formFactor == supplies.psu->formFactor : !bom.server || fitsBay(*bom.server, candidate);
        const bool isListed = !bom.server || !candidate.ratedHighLine || listsSupply(*bom.server, *candidate.ratedHighLine, project.site.voltage);
        const int count = std::max(supplies.count, 1);
        const bool hasSpare = !needsSpare || spareSupplies(configuration.redundancy, bom.server, count) > 0;
        if (supplies.line && sameForm && isListed && hasSpare && isUsable(rated) && usable(count, *rated) >= wanted && rated->count < best) {
            best = rated->count;
            f.nearest = watts(usable(count, *rated));
            f.repair = {RepairKind::ReplacePart, 0, {PartKind::Psu, PartIndex{static_cast<std::uint32_t>(i)}}};
        }
    }
    if (f.repair.kind == RepairKind::None) {
        f.repair = takeAdvice({catalogue, project, configuration, bom, supplies}, power);
        f.nearest = watts(f.repair.kind == RepairKind::None ? wanted : power.supplyAdvice->usable.count);
    }
}

void checkLoad(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom,
               const Supplies &supplies, ConfigurationEvaluation &result) noexcept
{
    const double dc = result.power.dc->count;
    const double installed = supplies.installed->count;
    const double usable = result.power.psuUsable->count;
    Finding f;
    if (dc > installed) {
        f = finding(FindingCode::PsuOverload, Severity::Blocker);
        f.have = watts(installed);
        f.need = watts(dc);
    } else if (dc > usable || supplies.wantedSpare > supplies.spare || (project.site.redundancyRequired && supplies.spare == 0)) {
        f = finding(FindingCode::RedundancyLost, project.site.redundancyRequired ? Severity::Blocker : Severity::Caution);
        f.have = watts(supplies.spare == 0 ? 0 : usable);
        f.need = watts(dc);
    } else if (usable < dc * (1.0 + supplyMargin)) {
        f = finding(FindingCode::PsuMarginThin, Severity::Caution);
        f.have = watts(usable);
        f.need = watts(dc * (1.0 + supplyMargin));
    } else {
        return;
    }
    f.subject = supplies.line ? supplies.line->part : PartRef{};
    proposeSupplies(catalogue, project, configuration, bom, supplies, result.power, f);
    result.findings.add(f);
}

// The supply that the chassis is sold with, where it is in the catalogue.
const Psu *shippedSupply(const Catalogue &catalogue, const Server &server) noexcept
{
    if (server.defaultPsu.empty()) {
        return nullptr;
    }
    const auto end = catalogue.psus.begin() + static_cast<std::ptrdiff_t>(std::min(catalogue.psus.size(), mostCandidateSupplies));
    const auto found = std::find_if(catalogue.psus.begin(), end, [&server](const Psu &psu) { return psu.info.id == server.defaultPsu; });
    return found != end ? &*found : nullptr;
}

} // namespace

std::optional<Watts> ratingAt(const Psu &psu, Volts voltage) noexcept
{
    if (voltage.count < lowLineBelow) {
        return psu.highLineOnly ? std::nullopt : psu.ratedLowLine;
    }
    return psu.ratedHighLine;
}

int spareSupplies(RedundancyPolicy policy, const Server *server, int count) noexcept
{
    if (count < 2) {
        return 0;
    }
    switch (policy) {
    case RedundancyPolicy::None:
        return 0;
    case RedundancyPolicy::NPlusOne:
        return 1;
    case RedundancyPolicy::NPlusN:
        return count / 2;
    case RedundancyPolicy::Chassis:
        break;
    }
    if (server && server->redundancy && server->redundancy->carrying > 0 && server->redundancy->spare >= 0) {
        const RedundancyScheme scheme = *server->redundancy;
        // Half-filled N+N chassis stay N+N; the others first fill what carries.
        const int installedSpare = scheme.carrying == scheme.spare ? count / 2 : count - std::min(scheme.carrying, count);
        return std::min(installedSpare, scheme.spare);
    }
    if (server && server->redundancyText == "none") {
        return 0;
    }
    // Nothing is stated: two feeds when the supplies can be halved (1+1, 2+2), else one spare.
    return count % 2 == 0 ? count / 2 : 1;
}

Supplies suppliesOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom) noexcept
{
    Supplies supplies;
    std::int64_t count = 0;
    bool isKnown = true;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind != PartKind::Psu || !isInNode(line)) {
            continue;
        }
        const Psu *psu = catalogue.psu(line.part);
        const std::optional<Watts> rated = ratingOf(catalogue, line, project.site.voltage);
        supplies.notForVoltage = supplies.notForVoltage || (psu && psu->highLineOnly && project.site.voltage.count < lowLineBelow);
        if (!supplies.line) {
            supplies.line = &line;
            supplies.psu = psu;
            supplies.rated = rated;
        } else {
            supplies.areMixed = supplies.areMixed || supplies.line->part != line.part || supplies.rated != rated;
            supplies.rated = rated && supplies.rated ? std::optional(std::min(*rated, *supplies.rated)) : std::nullopt;
        }
        isKnown = isKnown && rated;
        count += pieces(line);
        if (rated) {
            supplies.installed = supplies.installed.value_or(Watts(0)) + *rated * static_cast<double>(pieces(line));
        }
    }
    if (!supplies.line && bom.server && bom.server->defaultPsuCount && *bom.server->defaultPsuCount > 0) {
        supplies.areDefault = true;
        count = *bom.server->defaultPsuCount;
        supplies.psu = shippedSupply(catalogue, *bom.server);
        supplies.notForVoltage = supplies.psu && supplies.psu->highLineOnly && project.site.voltage.count < lowLineBelow;
        // The chassis states one rating, for 200 V and above; a small adapter runs anywhere.
        const bool isHighLine = project.site.voltage.count >= lowLineBelow;
        std::optional<Watts> rated = supplies.psu ? ratingAt(*supplies.psu, project.site.voltage) : bom.server->defaultPsuRating;
        if (isHighLine && isUsable(bom.server->defaultPsuRating)) {
            rated = isUsable(rated) ? std::min(*rated, *bom.server->defaultPsuRating) : bom.server->defaultPsuRating;
        }
        isKnown = isUsable(rated) && (isHighLine || supplies.psu || rated->count <= 500);
        if (isKnown) {
            supplies.rated = rated;
            supplies.installed = *rated * static_cast<double>(count);
        }
    }
    supplies.count = static_cast<int>(std::min<std::int64_t>(count, 1'000'000));
    if (!isKnown || supplies.count == 0) {
        supplies.rated.reset();
        supplies.installed.reset();
    }
    supplies.spare = spareSupplies(configuration.redundancy, bom.server, supplies.count);
    const RedundancyPolicy policy = configuration.redundancy;
    const bool asksForSpare = policy == RedundancyPolicy::NPlusOne || policy == RedundancyPolicy::NPlusN
        || (policy == RedundancyPolicy::Chassis && bom.server && bom.server->redundancy && bom.server->redundancy->spare > 0);
    supplies.wantedSpare = asksForSpare ? std::max(1, supplies.spare) : supplies.spare;
    return supplies;
}

// Regulation (EU) 2019/424: single-output supplies placed on the market since 2023 reach 94 % at 20 % load (Titanium).
// ATX supplies have several outputs and a lower floor; refurbished ones were on the market before.
bool isBelowEcodesign(const Psu &psu, const Site &site) noexcept
{
    const bool isAtx = psu.formFactor.starts_with("ATX");
    const bool isBelow = psu.efficiencyClass != EfficiencyClass::Unknown && psu.efficiencyClass < EfficiencyClass::Titanium;
    return isBelow && !isAtx && !psu.info.isRefurbished && isUnderEcodesign(site);
}

bool hasEfficiencyPoints(const Psu *psu) noexcept
{
    const std::array<double, 4> points = pointsOf(psu);
    return std::any_of(points.begin(), points.end(), [](double p) { return p > 0; });
}

Fraction efficiencyAt(const Psu *psu, double load) noexcept
{
    const std::array<double, 4> points = hasEfficiencyPoints(psu) ? pointsOf(psu) : floorEfficiency;
    double x0 = 0;
    double y0 = 0;
    // Straight lines between the published points, level outside of them.
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i] <= 0) {
            continue;
        }
        if (load <= loads[i]) {
            return Fraction(y0 > 0 ? y0 + (points[i] - y0) * (load - x0) / (loads[i] - x0) : points[i]);
        }
        x0 = loads[i];
        y0 = points[i];
    }
    return Fraction(y0);
}

void checkSupplies(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom,
                   const Supplies &supplies, ConfigurationEvaluation &result) noexcept
{
    if (supplies.count == 0) {
        // A bare GPU estimate says nothing about supplies; a machine does.
        if (!bom.isEmpty && !bom.hasOnlyGpus && result.power.dc) {
            Finding f = finding(FindingCode::NoPsu, bom.hasServer() ? Severity::Blocker : Severity::Caution);
            f.have = watts(0);
            f.need = watts(result.power.dc->count);
            f.repair = takeAdvice({catalogue, project, configuration, bom, supplies}, result.power);
            result.findings.add(f);
        }
        return;
    }
    const PartRef subject = supplies.line ? supplies.line->part : bom.serverLine->part;
    if (supplies.areMixed) {
        // Vendors' manuals: identical supplies only, no mix of ratings or efficiency classes.
        Finding f = finding(FindingCode::MixedPsus, Severity::Blocker);
        f.subject = supplies.line->part;
        result.findings.add(f);
    }
    if (supplies.notForVoltage) {
        Finding f = finding(FindingCode::PsuNotForVoltage, Severity::Blocker);
        f.have = Figure{project.site.voltage.count, Unit::Volts};
        f.need = f.nearest = Figure{lowLineBelow, Unit::Volts};
        f.subject = subject;
        result.findings.add(f);
    } else if (!supplies.rated) {
        Finding f = finding(FindingCode::PsuRatingUnknown, supplies.areDefault ? Severity::Caution : Severity::Blocker);
        f.subject = subject;
        result.findings.add(f);
    }
    if (supplies.rated && supplies.installed && result.power.dc) {
        checkLoad(catalogue, project, configuration, bom, supplies, result);
    }
    if (supplies.psu && isBelowEcodesign(*supplies.psu, project.site)) {
        Finding f = finding(FindingCode::PsuEfficiencyBelowEuFloor, Severity::Caution);
        f.have = Figure{efficiencyAt(supplies.psu, 0.2).count, Unit::Fraction};
        f.need = f.nearest = Figure{floorEfficiency[1], Unit::Fraction};
        f.subject = subject;
        result.findings.add(f);
    }
}

void checkCircuit(const Project &project, const Supplies &supplies, ConfigurationEvaluation &result) noexcept
{
    const PowerEvaluation &power = result.power;
    const Site &site = project.site;
    if (!power.ac || !power.amps || !power.dc) {
        return;
    }
    // With two feeds, each must carry everything alone; the supplies left run at another point of their curve.
    const double amps = std::max(power.amps->count, power.feedLost.perFeed.value_or(Amperes(0)).count);
    const int carrying = std::max(supplies.count - supplies.spare, 1);
    const double factor = continuousShare(site);
    const double limit = site.circuit.count * factor;
    if (site.circuit.count > 0 && amps > limit) {
        // More than one circuit per feed can help as long as one cord alone is carried.
        // Without known supplies, neither are the cords.
        // The share is the user's choice there; what a code asks for beyond it is a caution.
        const double chosen = site.continuousFactor > 0 && site.continuousFactor <= 1 ? site.continuousFactor : 1.0;
        const double cord = std::max(worstCord(power), amps / carrying);
        const bool oneCordIsTooMuch = supplies.count > 0 && cord > site.circuit.count * chosen;
        Finding f = finding(FindingCode::CircuitOverload, oneCordIsTooMuch ? Severity::Blocker : Severity::Caution);
        f.have = Figure{limit, Unit::Amperes};
        f.need = Figure{amps, Unit::Amperes};
        for (const double breaker : {6.0, 10.0, 13.0, 16.0, 20.0, 25.0, 32.0, 40.0, 50.0, 63.0, 80.0, 100.0, 125.0}) {
            if (breaker * factor >= amps) {
                f.nearest = Figure{breaker, Unit::Amperes};
                break;
            }
        }
        result.findings.add(f);
    }
    if (site.rackPower && site.rackPower->count > 0 && power.ac->count > site.rackPower->count) {
        Finding f = finding(FindingCode::RackPowerExceeded, Severity::Blocker);
        f.have = watts(site.rackPower->count);
        f.need = f.nearest = watts(power.ac->count);
        result.findings.add(f);
    }
}

} // namespace configuria
