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

// ASHRAE TC 9.9, class A2, the class that makers of volume servers state: up to 35 C, 1 C less for each 300 m above 900 m.
std::optional<Finding> inletTooWarm(const Context &context) noexcept
{
    const Site &site = context.project.site;
    if (!context.isRackServer() || !site.inlet) {
        return std::nullopt;
    }
    const double altitude = std::clamp(site.altitudeM.value_or(0), 0.0, 6000.0);
    const double limit = 35 - std::max(0.0, altitude - 900) / 300;
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
    {FindingCode::TooManyPsus, Severity::Blocker, tooManyPsus},
    {FindingCode::PassiveGpuInTower, Severity::Caution, passiveInTower},
    {FindingCode::ActiveGpuInDenseServer, Severity::Advice, activeInDenseServer},
    {FindingCode::LiquidCoolingMissing, Severity::Caution, liquidMissing},
    {FindingCode::InletTooWarm, Severity::Caution, inletTooWarm},
    {FindingCode::PartialGpuBoard, Severity::Caution, partialBoard},
    {FindingCode::ConsumerGpuInServer, Severity::Caution, consumerCard},
};

} // namespace

std::span<const Rule> chassisRules() noexcept
{
    return rules;
}

} // namespace configuria
