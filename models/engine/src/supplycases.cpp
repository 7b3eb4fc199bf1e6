// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mains.h"
#include "powermodel.h"

#include <cmath>
#include <limits>

namespace configuria {
namespace {

// Draw of the GPU boards on a busy day, over their TDP. Language models: the ninth decile of 389 measured set-ups of H100
// (ML.ENERGY benchmark v3, decoding; median 0.71). Training: the most that a card drew at its hungriest batch (Zeus traces: A40 0.92,
// RTX 6000 0.89, V100 0.86).
constexpr double busyServing = 0.89;
constexpr double busyTraining = 0.92;

// Lenovo ST650 V2 setup guide, pages 61 and 62: with one supply no card of 70 W or more.
constexpr double smallCard = 70;

struct Load {
    double dc = 0;      // at full load, bottom-up
    double full = 0;    // what the state is judged by
    double typical = 0;
    bool throttles = false;
};

// Servers lower the power of their GPUs when supplies fail; a desktop goes off.
bool canThrottle(const Bom &bom, const Supplies &supplies) noexcept
{
    const bool isDesktop = supplies.psu && supplies.psu->formFactor.starts_with("ATX");
    const bool isTower = bom.server && !bom.server->rackUnits && !isCompleteSystem(*bom.server);
    return bom.hasServer() && !isDesktop && !isTower;
}

Load loadOf(const PowerContext &context, const PowerEvaluation &power) noexcept
{
    Load load;
    load.dc = load.full = power.dc->count;
    load.typical = power.typicalDc ? power.typicalDc->count : load.dc;
    load.throttles = canThrottle(context.bom, context.supplies);
    // A system sold whole is judged by its maker's maximum: the DGX H100 (10.2 kW at the input) runs at reduced performance on three
    // supplies of 3.3 kW, which the loss of the supplies alone would not tell (NVIDIA DGX H100 user guide, power specifications).
    load.full = std::max(load.full, makersMaximum(context.bom.server).value_or(Watts(0)).count);
    return load;
}

// left: supplies that carry; onFeed: those of them on the busiest feed.
SupplyCase caseOf(const PowerContext &context, const Load &load, int left, int onFeed, double carried) noexcept
{
    SupplyCase c;
    c.supplies = left;
    if (left <= 0 || !(carried > 0)) {
        c.supplies = 0;
        c.state = SupplyState::Down;
        return c;
    }
    c.load = Fraction(load.dc / carried);
    if (load.full <= carried) {
        c.state = SupplyState::Full;
    } else {
        c.state = load.throttles && load.typical <= carried ? SupplyState::Throttled : SupplyState::Down;
    }
    if (c.state == SupplyState::Down) {
        return c; // nothing is drawn
    }
    c.efficiency = efficiencyAt(context.supplies.psu, c.load->count);
    c.ac = Watts(std::min(load.dc, carried) / c.efficiency->count);
    c.va = VoltAmperes(c.ac->count / powerFactor);
    const Site &site = context.project.site;
    const double volts = site.voltage.count;
    if (std::isfinite(volts) && volts > 0) {
        const double each = c.va->count / left;
        c.perCord = Amperes(each / volts);
        c.perFeed = Amperes(each * onFeed / (volts * (site.phases == 3 ? 3 : 1)));
    }
    return c;
}

PartRef subjectOf(const PowerContext &context) noexcept
{
    return context.supplies.line ? context.supplies.line->part : context.bom.hasServer() ? context.bom.serverLine->part : PartRef{};
}

// What a lost feed does beyond what the redundancy asked for says already.
void checkFeedLoss(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const PowerEvaluation &power = result.power;
    const Supplies &supplies = context.supplies;
    const bool isSaid = result.findings.has(FindingCode::PsuOverload) || result.findings.has(FindingCode::RedundancyLost);
    if (isSaid || supplies.wantedSpare == 0 || supplies.count < 2 || !supplies.rated) {
        return;
    }
    const Figure have{supplies.rated->count * power.feedLost.supplies, Unit::Watts};
    const Load load = loadOf(context, power);
    const Figure need{load.full, Unit::Watts};
    if (power.feedLost.state == SupplyState::Down) {
        result.findings.add(findingOf(FindingCode::FeedLossStops, Severity::Caution, have, need, subjectOf(context)));
    } else if (power.feedLost.state == SupplyState::Throttled) {
        const Severity severity = context.project.site.redundancyRequired ? Severity::Caution : Severity::Advice;
        result.findings.add(findingOf(FindingCode::LossThrottles, severity, have, need, subjectOf(context)));
    }
}

void checkCords(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const Psu *psu = context.supplies.psu;
    const auto limit = psu ? cordLimit(psu->inlet, context.project.site.country) : std::nullopt;
    const double amps = worstCord(result.power);
    if (!limit || amps <= limit->count) {
        return;
    }
    Finding f = findingOf(FindingCode::CordOverload, Severity::Blocker, {limit->count, Unit::Amperes}, {amps, Unit::Amperes}, subjectOf(context));
    f.nearest = f.have;
    f.repair = takeAdvice(context, result.power);
    result.findings.add(f);
}

void checkPeaks(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const PowerEvaluation &power = result.power;
    if (!power.peakDc || !power.peakCapacity || power.peakDc->count <= power.peakCapacity->count) {
        return;
    }
    Finding f = findingOf(FindingCode::TransientAbovePeak, Severity::Caution, {power.peakCapacity->count, Unit::Watts},
                          {power.peakDc->count, Unit::Watts}, subjectOf(context));
    f.repair = takeAdvice(context, power);
    result.findings.add(f);
}

void checkCardShare(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    const Server *server = context.bom.server;
    const Supplies &supplies = context.supplies;
    const PowerEvaluation &power = result.power;
    const double hottest = hottestCard(context.catalogue, context.configuration);
    if (!server || !supplies.rated || !power.gpus || keepsCardShare(*server, *power.gpus, hottest, supplies.count, *supplies.rated)) {
        return;
    }
    const double allowed = server->gpuSharePerPsu->count * supplies.rated->count * supplies.count;
    Finding f = findingOf(FindingCode::GpuPowerAboveSupplyShare, Severity::Blocker, {allowed, Unit::Watts}, {power.gpus->count, Unit::Watts},
                          subjectOf(context));
    f.nearest = f.have;
    f.repair = takeAdvice(context, power);
    const double cards = hottest > 0 && supplies.count > 1 ? std::floor(allowed / hottest) : 0;
    if (f.repair.kind == RepairKind::None && cards >= 1 && cards < 1000) {
        f.repair = {RepairKind::SetGpuCount, static_cast<std::int64_t>(cards), {}};
        f.nearest = Figure{cards, Unit::Count};
    }
    result.findings.add(f);
}

} // namespace

std::optional<Watts> makersMaximum(const Server *server) noexcept
{
    constexpr unsigned integrated = 1U << static_cast<unsigned>(GpuFormFactor::Integrated);
    const bool isWhole = server && isCompleteSystem(*server) && server->gpuFormFactors != integrated;
    return isWhole && server->maxPower && server->maxPower->count > 0 && server->maxPower->count < 1e9 ? server->maxPower : std::nullopt;
}

double worstCord(const PowerEvaluation &power) noexcept
{
    double worst = 0;
    for (const SupplyCase *c : {&power.normal, &power.oneLost, &power.feedLost}) {
        worst = std::max(worst, c->perCord.value_or(Amperes(0)).count);
    }
    return worst;
}

double hottestCard(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    double hottest = 0;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind == PartKind::Gpu && isInNode(line)) {
            const Gpu *gpu = catalogue.gpu(line.part);
            const std::optional<Watts> tdp = gpu && gpu->tdp ? gpu->tdp : line.watts;
            hottest = tdp && tdp->count > hottest ? tdp->count : hottest;
        }
    }
    return hottest;
}

bool keepsCardShare(const Server &server, Watts cards, double hottestCard, int count, Watts rated) noexcept
{
    if (!server.gpuSharePerPsu || !(server.gpuSharePerPsu->count > 0) || !(cards.count > 0)) {
        return true;
    }
    if (count < 2 && hottestCard >= smallCard) {
        return false;
    }
    constexpr double hair = 1e-5; // a third is written 0.333333
    return cards.count <= server.gpuSharePerPsu->count * rated.count * count * (1.0 + hair);
}

void fillSupplyCases(const PowerContext &context, PowerEvaluation &power) noexcept
{
    if (!power.dc) {
        return;
    }
    if (power.gpus) {
        const double busy = isTraining(context.configuration.workload.kind) ? busyTraining : busyServing;
        power.typicalDc = Watts(power.dc->count - (1.0 - busy) * power.gpus->count);
    }
    const Supplies &supplies = context.supplies;
    const Load load = loadOf(context, power);
    if (!supplies.rated || !power.psuInstalled) {
        // Nothing is known of the supplies; what the node draws is.
        power.normal.supplies = supplies.count;
        power.normal.efficiency = power.efficiency;
        power.normal.ac = power.ac;
        power.normal.va = power.va;
        return;
    }
    const double rated = supplies.rated->count;
    const int n = supplies.count;
    const bool hasTwoFeeds = context.project.site.feeds == 2;
    power.normal = caseOf(context, load, n, hasTwoFeeds ? n - n / 2 : n, power.psuInstalled->count);
    // The supply that fails is one of the emptier feed: the other carries more.
    const int left = n - 1;
    power.oneLost = caseOf(context, load, left, hasTwoFeeds ? std::min(n - n / 2, left) : left, rated * left);
    if (hasTwoFeeds) {
        power.feedLost = caseOf(context, load, n / 2, n / 2, rated * (n / 2)); // of an odd number the fuller feed is lost
    }
}

std::optional<double> peakFactorOf(const Psu &psu, Watts rated) noexcept
{
    if (psu.peakFactor) {
        return *psu.peakFactor >= 1 && *psu.peakFactor <= 10 ? psu.peakFactor : std::nullopt;
    }
    // ATX 3.x and ATX12VO, tables 3-3 and 3-4: for 100 us twice the rating above 450 W with a 12V-2x6 connector, else half more.
    // Nobody publishes it for the supplies of servers in general.
    if (!psu.formFactor.starts_with("ATX 3")) {
        return std::nullopt;
    }
    const std::string_view connectors = psu.gpuConnectors;
    const bool hasNewConnector = connectors.find("12V-2x6") != std::string_view::npos || connectors.find("12VHPWR") != std::string_view::npos;
    return rated.count > 450 && hasNewConnector ? 2.0 : 1.5;
}

void fillPeaks(const PowerContext &context, PowerEvaluation &power) noexcept
{
    const Supplies &supplies = context.supplies;
    if (supplies.rated && supplies.psu && !supplies.areMixed) {
        if (const auto factor = peakFactorOf(*supplies.psu, *supplies.rated)) {
            power.peakCapacity = Watts(*factor * supplies.rated->count * supplies.count);
        }
    }
    if (!power.dc) {
        return;
    }
    // All cards peak together: the steps of one model are synchronous. One card of unknown peaks leaves the sum unknown.
    double above = 0;
    bool hasCards = false;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind != PartKind::Gpu || !isInNode(line)) {
            continue;
        }
        const Gpu *gpu = context.catalogue.gpu(line.part);
        if (!gpu || !gpu->tdp || !gpu->peakFactor || !(*gpu->peakFactor >= 1 && *gpu->peakFactor <= 10)) {
            return;
        }
        hasCards = true;
        above += (*gpu->peakFactor - 1.0) * gpu->tdp->count * static_cast<double>(pieces(line));
    }
    if (hasCards) {
        power.peakDc = Watts(power.dc->count + above);
    }
}

void checkSupplyCases(const PowerContext &context, ConfigurationEvaluation &result) noexcept
{
    if (!result.power.dc || context.supplies.count == 0) {
        return;
    }
    checkFeedLoss(context, result);
    checkCords(context, result);
    checkPeaks(context, result);
    checkCardShare(context, result);
}

} // namespace configuria
