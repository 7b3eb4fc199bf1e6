// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

namespace configuria {
namespace {

std::optional<Finding> noServer(const Context &context) noexcept
{
    if (context.bom.isEmpty || context.bom.hasOnlyGpus || context.bom.hasServer()) {
        return std::nullopt;
    }
    Finding f;
    f.have = counted(0);
    f.need = counted(1);
    const BomLine *gpuLine = firstLine(context.configuration, PartKind::Gpu);
    const Gpu *gpu = gpuLine ? context.catalogue.gpu(gpuLine->part) : nullptr;
    const std::int64_t gpus = context.count(PartKind::Gpu);
    f.subject = {PartKind::Server, {}};
    if (gpu) {
        const PartRef chassis = firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
            return fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu) && s.maxGpus.value_or(0) >= gpus;
        });
        if (chassis.isValid()) {
            f.repair = {RepairKind::SetQuantity, 1, chassis};
        }
    }
    return f;
}

// A chassis of double-width slots takes twice as many single-width cards (Dell XE7745: 8 double or 16 single).
std::optional<Finding> tooManyGpus(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !server->maxGpus) {
        return std::nullopt;
    }
    bool areSingle = server->maxSlotWidth >= 2;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind == PartKind::Gpu && isInNode(line)) {
            const Gpu *gpu = context.catalogue.gpu(line.part);
            areSingle = areSingle && gpu && gpu->formFactor == GpuFormFactor::PciE && gpu->slotWidth == 1;
        }
    }
    const std::int64_t limit = static_cast<std::int64_t>(*server->maxGpus) * (areSingle ? 2 : 1);
    return tooMany(context, PartKind::Gpu, context.count(PartKind::Gpu), static_cast<int>(std::min<std::int64_t>(limit, INT32_MAX)));
}

std::optional<Finding> gpuForm(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const auto fits = [&](const Gpu &gpu) { return fitsForm(*server, gpu) && fitsSlotWidth(*server, gpu); };
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, fits);
    if (!line) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    const Gpu *gpu = context.catalogue.gpu(line->part);
    if (fitsForm(*server, *gpu)) {
        f.have = counted(*server->maxSlotWidth);
        f.need = counted(*gpu->slotWidth);
    }
    // The GPU was chosen for its model: look for a chassis first.
    const std::int64_t gpus = context.count(PartKind::Gpu);
    PartRef other = firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
        return s.gpuFormFactors != 0 && fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu) && s.maxGpus.value_or(0) >= gpus;
    });
    if (!other.isValid()) {
        other = firstThat(PartKind::Gpu, context.catalogue.gpus, [&](const Gpu &g) { return fits(g) && fitsPower(*server, g); });
    }
    f.repair = replacement(other);
    return f;
}

std::optional<Finding> gpuPower(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [&](const Gpu &gpu) { return fitsPower(*server, gpu); });
    if (!line) {
        return std::nullopt;
    }
    const Gpu *gpu = context.catalogue.gpu(line->part);
    Finding f;
    f.subject = line->part;
    f.have = f.nearest = Figure{server->maxGpuTdp->count, Unit::Watts};
    f.need = Figure{gpu->tdp->count, Unit::Watts};
    const std::int64_t gpus = context.count(PartKind::Gpu);
    f.repair = replacement(firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
        return s.maxGpuTdp && s.gpuFormFactors != 0 && fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu)
            && s.maxGpus.value_or(0) >= gpus;
    }));
    return f;
}

// Lengths of the product briefs against the room of the chassis; a slot of full length has 312 mm (PCI-SIG, CEM).
std::optional<Finding> cardTooLong(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !server->maxGpuLength) {
        return std::nullopt;
    }
    const auto fits = [&](const Gpu &gpu) { return gpu.formFactor != GpuFormFactor::PciE || !gpu.length || *gpu.length <= *server->maxGpuLength; };
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, fits);
    std::optional<Finding> f = about(line);
    if (f) {
        const Gpu &gpu = *context.catalogue.gpu(line->part);
        f->have = Figure{gpu.length->count, Unit::Millimetres};
        f->need = Figure{server->maxGpuLength->count, Unit::Millimetres};
        f->repair = otherCard(context, gpu, [&](const Gpu &other) { return other.length && fits(other); });
    }
    return f;
}

// Supplies of makers are made for the bays of their chassis; ATX supplies have no bay there.
std::optional<Finding> psuNotForChassis(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Psu, &Catalogue::psu, [&](const Psu &psu) { return fitsBay(*server, psu); });
    std::optional<Finding> f = about(line);
    if (f) {
        const Psu &own = *context.catalogue.psu(line->part);
        const Volts site = context.project.site.voltage;
        const double rated = std::max(own.ratedHighLine.value_or(Watts(0)), server->defaultPsuRating.value_or(Watts(0))).count;
        f->repair = replacement(cheapestThat(PartKind::Psu, context.catalogue.psus, [&](const Psu &psu) {
            return fitsBay(*server, psu) && psu.ratedHighLine && psu.ratedHighLine->count >= rated && listsSupply(*server, *psu.ratedHighLine, site);
        }));
    }
    return f;
}

// Guides ask for headroom. It is no question for a chassis of one or two cards; a board of modules is always full, and a
// cluster grows by nodes.
std::optional<Finding> noRoomToGrow(const Context &context) noexcept
{
    const Server *server = context.server();
    const BomLine *line = context.firstInNode(PartKind::Gpu);
    const Gpu *gpu = line ? context.catalogue.gpu(line->part) : nullptr;
    const bool isCard = gpu && gpu->formFactor == GpuFormFactor::PciE;
    if (!server || !isCard || server->maxGpus.value_or(0) < 4 || nodesOf(context.configuration) > 1 || context.count(PartKind::Gpu) != *server->maxGpus) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.bom.serverLine->part;
    f.have = counted(context.count(PartKind::Gpu));
    return f;
}

std::optional<Finding> tooManyPsus(const Context &context) noexcept
{
    return tooMany(context, PartKind::Psu, context.count(PartKind::Psu), context.server() ? context.server()->psuSlots : std::nullopt);
}

// --- cooling ---

bool isGeForce(const Gpu &gpu) noexcept
{
    return hasWord(gpu.info.model, "GeForce");
}

bool isTower(const Server &server) noexcept
{
    return hasWord(server.info.model, "tower");
}

bool coolsItself(const Gpu &gpu) noexcept
{
    return hasWord(gpu.cooling, "active");
}

// A passive card has no fan: NVIDIA's and AMD's product briefs ask for the forced air of a server's fan wall, which a tower
// has not.
std::optional<Finding> passiveInTower(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !isTower(*server)) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [](const Gpu &gpu) { return gpu.cooling != "passive"; });
    std::optional<Finding> f = about(line);
    if (f) {
        f->repair = otherCard(context, *context.catalogue.gpu(line->part), [](const Gpu &other) { return coolsItself(other); });
    }
    return f;
}

// Chassis of four cards and more blow through the cards from front to back; the makers' option lists hold passive cards, and
// a few with a blower (Supermicro and Dell GPU matrices). GeForce cards have a rule of their own.
std::optional<Finding> activeInDenseServer(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!context.isRackServer() || server->maxGpus.value_or(0) < 4) {
        return std::nullopt;
    }
    const auto isFine = [](const Gpu &gpu) { return gpu.formFactor != GpuFormFactor::PciE || gpu.cooling != "active" || isGeForce(gpu); };
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, isFine);
    std::optional<Finding> f = about(line);
    if (f) {
        f->repair = otherCard(context, *context.catalogue.gpu(line->part), [](const Gpu &other) { return other.cooling == "passive"; });
    }
    return f;
}

// MI355X: 1 400 W, sold for direct liquid cooling alone (AMD's data sheet). Makers name their liquid variants DLC; Lenovo, Neptune.
std::optional<Finding> liquidMissing(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || server->cooling.empty()) {
        return std::nullopt;
    }
    const std::string_view cooling = server->cooling;
    if (hasWord(cooling, "liquid") || hasWord(cooling, "DLC") || hasWord(cooling, "Neptune")) {
        return std::nullopt;
    }
    return about(firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [](const Gpu &gpu) { return gpu.cooling != "liquid"; }));
}

// The watts of the hottest part of a kind; 0 when there is none, or none is known.
template <class T>
double hottest(const Context &context, PartKind kind, const T *(Catalogue::*lookUp)(PartRef) const noexcept) noexcept
{
    double watts = 0;
    for (const BomLine &line : context.configuration.lines) {
        const T *part = line.part.kind == kind && isInNode(line) ? (context.catalogue.*lookUp)(line.part) : nullptr;
        watts = part && part->tdp ? std::max(watts, part->tdp->count) : watts;
    }
    return watts;
}

// What the maker allows with the parts that are inside; absent: nothing is published.
std::optional<double> inletLimitOf(const Context &context, const Server &server) noexcept
{
    std::optional<double> limit = asNumber(server.inletLimit ? std::optional(server.inletLimit->count) : std::nullopt);
    const double gpu = hottest(context, PartKind::Gpu, &Catalogue::gpu), cpu = hottest(context, PartKind::Cpu, &Catalogue::cpu);
    for (const InletLimit &row : context.catalogue.inletLimits) {
        const bool applies = !row.server.empty() && row.server == listedId(server.info) && gpu >= (row.gpuFrom ? row.gpuFrom->count : 0) && cpu >= (row.cpuFrom ? row.cpuFrom->count : 0);
        limit = applies ? std::optional(std::min(limit.value_or(row.limit.count), row.limit.count)) : limit;
    }
    return limit;
}

// ASHRAE TC 9.9, class A2, the class that makers of volume servers state: up to 35 C, 1 C less for each 300 m above 900 m; and
// the limits of makers for hot parts, which are stated at sea level.
std::optional<Finding> inletTooWarm(const Context &context) noexcept
{
    const Site &site = context.project.site;
    const Server *server = context.server();
    if (!server || !site.inlet) {
        return std::nullopt;
    }
    const std::optional<double> own = inletLimitOf(context, *server);
    if (!context.isRackServer() && !own) {
        return std::nullopt;
    }
    constexpr double classA2 = 35;
    const double altitude = std::clamp(site.altitudeM.value_or(0), 0.0, 6000.0);
    const double limit = std::min(own.value_or(classA2), classA2) - std::max(0.0, altitude - 900) / 300;
    if (!(site.inlet->count > limit)) {
        return std::nullopt;
    }
    Finding f;
    f.have = Figure{site.inlet->count, Unit::Celsius};
    f.need = Figure{limit, Unit::Celsius};
    f.subject = context.bom.serverLine->part;
    return f;
}

// --- boards and licences ---

// Modules are sold on boards of four or eight (NVIDIA HGX, OCP universal base board): a chassis of one is not filled by halves.
std::optional<Finding> partialBoard(const Context &context) noexcept
{
    const Server *server = context.server();
    constexpr unsigned modules = 1U << static_cast<unsigned>(GpuFormFactor::Sxm2) | 1U << static_cast<unsigned>(GpuFormFactor::Sxm4)
        | 1U << static_cast<unsigned>(GpuFormFactor::Sxm5) | 1U << static_cast<unsigned>(GpuFormFactor::Sxm6)
        | 1U << static_cast<unsigned>(GpuFormFactor::Oam);
    // A chassis that also takes cards states the number of its cards.
    const bool takesOnlyModules = server && server->gpuFormFactors != 0 && (server->gpuFormFactors & ~modules) == 0;
    const BomLine *line = context.firstInNode(PartKind::Gpu);
    const std::int64_t gpus = context.count(PartKind::Gpu);
    if (!takesOnlyModules || !server->maxGpus || !line || gpus <= 0 || gpus >= *server->maxGpus) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.have = counted(gpus);
    f.need = f.nearest = counted(*server->maxGpus);
    if (pieces(*line) == gpus) {
        f.repair = {RepairKind::SetGpuCount, *server->maxGpus, line->part};
    }
    return f;
}

// NVIDIA's licence of the GeForce driver, 2.1.3: "No Datacenter Deployment".
std::optional<Finding> consumerCard(const Context &context) noexcept
{
    if (!context.isRackServer()) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [](const Gpu &gpu) { return !isGeForce(gpu); });
    std::optional<Finding> f = about(line);
    if (f) {
        f->repair = otherCard(context, *context.catalogue.gpu(line->part), [](const Gpu &other) { return other.cooling == "passive"; });
    }
    return f;
}

// A rule may only refuse what cannot be built.
constexpr Rule rules[] = {
    {FindingCode::NoServer, Severity::Caution, noServer},
    {FindingCode::TooManyGpus, Severity::Blocker, tooManyGpus},
    {FindingCode::GpuFormFactorMismatch, Severity::Blocker, gpuForm},
    {FindingCode::GpuPowerAboveChassis, Severity::Blocker, gpuPower},
    {FindingCode::CardTooLong, Severity::Blocker, cardTooLong},
    {FindingCode::TooManyPsus, Severity::Blocker, tooManyPsus},
    {FindingCode::PsuNotForChassis, Severity::Blocker, psuNotForChassis},
    {FindingCode::PassiveGpuInTower, Severity::Caution, passiveInTower},
    {FindingCode::ActiveGpuInDenseServer, Severity::Advice, activeInDenseServer},
    {FindingCode::LiquidCoolingMissing, Severity::Caution, liquidMissing},
    {FindingCode::InletTooWarm, Severity::Caution, inletTooWarm},
    {FindingCode::PartialGpuBoard, Severity::Caution, partialBoard},
    {FindingCode::ConsumerGpuInServer, Severity::Caution, consumerCard},
    {FindingCode::NoRoomToGrow, Severity::Advice, noRoomToGrow},
};

} // namespace

std::span<const Rule> chassisRules() noexcept
{
    return rules;
}

} // namespace configuria
