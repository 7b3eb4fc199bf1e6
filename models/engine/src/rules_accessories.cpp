// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

namespace configuria {
namespace {

// Whole pieces of a line for each node: those of the project are shared out.
std::int64_t perNode(const Context &context, const BomLine &line) noexcept
{
    return line.scope == LineScope::PerNode ? pieces(line) : pieces(line) / nodesOf(context.configuration);
}

// The catalogue's accessory of a line, of that type; nullptr for other lines and custom ones.
const Accessory *accessoryOf(const Context &context, const BomLine &line, AccessoryType type) noexcept
{
    const Accessory *accessory = line.part.kind == PartKind::Accessory && line.quantity > 0 ? context.catalogue.accessory(line.part) : nullptr;
    return accessory && accessory->type == type ? accessory : nullptr;
}

// A line without a part of the catalogue may be the one that is missing.
bool hasCustomAccessory(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind == PartKind::Accessory && line.quantity > 0 && !context.catalogue.accessory(line.part)) {
            return true;
        }
    }
    return false;
}

// --- power cables ---

enum class Connector : std::uint8_t { None, SixteenPin, CpuType, Pcie };

int countOf(const PowerLeads &leads, Connector connector) noexcept
{
    switch (connector) {
    case Connector::SixteenPin: return leads.sixteenPin;
    case Connector::CpuType: return leads.cpuType;
    case Connector::Pcie: return leads.pcie;
    case Connector::None: break;
    }
    return 0;
}

// Cards have connectors of one kind; up to 75 W come from the slot (PCI-SIG, CEM).
Connector connectorOf(const Gpu &gpu) noexcept
{
    const PowerLeads leads = leadsOf(gpu.powerConnectors);
    return gpu.formFactor != GpuFormFactor::PciE ? Connector::None
        : leads.sixteenPin > 0                   ? Connector::SixteenPin
        : leads.cpuType > 0                      ? Connector::CpuType
        : leads.pcie > 0                         ? Connector::Pcie
                                                 : Connector::None;
}

bool isKitFor(const Accessory &kit, const Server &server, Connector connector) noexcept
{
    return kit.type == AccessoryType::PowerCable && countOf(leadsOf(kit.connector), connector) > 0
        && (kit.fits.empty() || listsId(kit.fits, listedId(server.info)));
}

// Makers of volume servers sell the cable of a card as an option of its own (HPE QuickSpecs, Dell and Lenovo GPU kits), and
// the connectors of the cards differ. Chassis of which it is not known are not asked.
std::optional<Finding> cableMissing(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || server->gpuCables.empty() || hasCustomAccessory(context)) {
        return std::nullopt;
    }
    const PowerLeads own = leadsOf(server->gpuCables);
    for (const BomLine &line : context.configuration.lines) {
        const Gpu *gpu = line.part.kind == PartKind::Gpu && isInNode(line) ? context.catalogue.gpu(line.part) : nullptr;
        const Connector connector = gpu ? connectorOf(*gpu) : Connector::None;
        if (connector == Connector::None || countOf(own, connector) > 0) {
            continue;
        }
        std::int64_t fed = 0;
        for (const BomLine &other : context.configuration.lines) {
            const Accessory *kit = accessoryOf(context, other, AccessoryType::PowerCable);
            fed += kit && isKitFor(*kit, *server, connector) ? perNode(context, other) * std::max(kit->gpus.value_or(1), 1) : 0;
        }
        if (fed >= pieces(line)) {
            continue;
        }
        Finding f;
        f.subject = line.part;
        f.have = counted(fed);
        f.need = counted(pieces(line));
        const PartRef kit = firstThat(PartKind::Accessory, context.catalogue.accessories, [&](const Accessory &a) { return isKitFor(a, *server, connector); });
        if (const Accessory *part = context.catalogue.accessory(kit)) {
            const std::int64_t gpus = std::max(part->gpus.value_or(1), 1);
            f.repair = {RepairKind::SetQuantity, (pieces(line) + gpus - 1) / gpus, kit};
        }
        return f;
    }
    return std::nullopt;
}

struct Leads {
    std::int64_t sixteenPin = 0, pcie = 0;
    bool isPcieCounted = true;
};

void addLeads(Leads &sum, std::string_view text, std::int64_t pieces) noexcept
{
    const PowerLeads one = leadsOf(text);
    sum.sixteenPin += one.sixteenPin * pieces;
    sum.pcie += one.pcie * pieces;
    sum.isPcieCounted = sum.isPcieCounted && one.isPcieCounted;
}

// ATX supplies have leads of their own (Intel, ATX 3.x design guide): one for each connector of the cards. The supplies of
// servers feed a board, and cable kits lead on from there.
std::optional<Finding> connectorsTooFew(const Context &context) noexcept
{
    const BomLine *line = context.firstInNode(PartKind::Psu);
    const Psu *psu = line ? context.catalogue.psu(line->part) : nullptr;
    if (!psu || !psu->formFactor.starts_with("ATX") || psu->gpuConnectors.empty()) {
        return std::nullopt;
    }
    Leads have, need;
    for (const BomLine &other : context.configuration.lines) {
        const Psu *supply = isInNode(other) ? context.catalogue.psu(other.part) : nullptr;
        const Gpu *gpu = isInNode(other) ? context.catalogue.gpu(other.part) : nullptr;
        if (other.part.kind == PartKind::Psu && (!supply || supply->gpuConnectors.empty())) {
            return std::nullopt;
        }
        addLeads(have, supply ? std::string_view(supply->gpuConnectors) : std::string_view(), pieces(other));
        addLeads(need, gpu ? std::string_view(gpu->powerConnectors) : std::string_view(), pieces(other));
    }
    const bool arePcieShort = have.isPcieCounted && need.isPcieCounted && have.pcie < need.pcie;
    if (have.sixteenPin >= need.sixteenPin && !arePcieShort) {
        return std::nullopt;
    }
    const bool isSixteenPin = have.sixteenPin < need.sixteenPin;
    Finding f;
    f.subject = line->part;
    f.have = counted(isSixteenPin ? have.sixteenPin : have.pcie);
    f.need = f.nearest = counted(isSixteenPin ? need.sixteenPin : need.pcie);
    f.repair = replacement(cheapestThat(PartKind::Psu, context.catalogue.psus, [&](const Psu &other) {
        Leads leads;
        addLeads(leads, other.gpuConnectors, context.count(PartKind::Psu));
        return other.formFactor.starts_with("ATX") && other.ratedHighLine && psu->ratedHighLine && *other.ratedHighLine >= *psu->ratedHighLine
            && leads.sixteenPin >= need.sixteenPin && (!leads.isPcieCounted || leads.pcie >= need.pcie);
    }));
    return f;
}

// --- bridges ---

bool joins(const Accessory &bridge, const Gpu &gpu) noexcept
{
    return bridge.type == AccessoryType::Bridge && listsId(bridge.fits, listedId(gpu.info));
}

std::optional<Finding> bridgeForOtherGpu(const Context &context) noexcept
{
    if (!context.has(PartKind::Gpu) || context.gpus.hasUnknown) {
        return std::nullopt;
    }
    for (const BomLine &line : context.configuration.lines) {
        const Accessory *bridge = accessoryOf(context, line, AccessoryType::Bridge);
        bool isOfUse = !bridge || bridge->fits.empty();
        for (const BomLine &other : context.configuration.lines) {
            const Gpu *gpu = isOfUse ? nullptr : context.catalogue.gpu(other.part);
            isOfUse = isOfUse || (gpu && isInNode(other) && joins(*bridge, *gpu));
        }
        if (!isOfUse) {
            return about(&line);
        }
    }
    return std::nullopt;
}

// NVIDIA's product briefs: three bridges for a pair of A100 or H100 cards, one for a pair or four of H200 NVL.
std::optional<Finding> bridgeMissing(const Context &context) noexcept
{
    const Gpu *gpu = context.gpus.gpu;
    const int group = context.links.linkedGpus;
    if (!context.server() || !gpu || context.links.link != GpuLink::Bridge || group < 2 || hasCustomAccessory(context)) {
        return std::nullopt;
    }
    std::int64_t have = 0, joined = 0;
    for (const BomLine &line : context.configuration.lines) {
        const Accessory *bridge = accessoryOf(context, line, AccessoryType::Bridge);
        if (bridge && joins(*bridge, *gpu)) {
            have += perNode(context, line);
            joined += perNode(context, line) / std::max(bridge->perGroup.value_or(1), 1) * std::max(bridge->gpus.value_or(2), 2);
        }
    }
    const auto isOf = [&](int gpus) {
        return firstThat(PartKind::Accessory, context.catalogue.accessories, [&](const Accessory &a) { return joins(a, *gpu) && a.gpus.value_or(2) == gpus; });
    };
    const PartRef wanted = isOf(group).isValid() ? isOf(group) : isOf(2);
    const Accessory *bridge = context.catalogue.accessory(wanted);
    const int size = bridge ? std::max(bridge->gpus.value_or(2), 2) : 2;
    const std::int64_t groups = context.gpus.perNode / size;
    if (!bridge || groups == 0 || joined >= groups * size) { // an odd card has no partner: another rule says so
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(have);
    f.need = f.nearest = counted(groups * std::max(bridge->perGroup.value_or(1), 1));
    f.repair = {RepairKind::SetQuantity, static_cast<std::int64_t>(f.need->value), wanted};
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::GpuCableMissing, Severity::Caution, cableMissing},
    {FindingCode::SupplyConnectorsTooFew, Severity::Caution, connectorsTooFew},
    {FindingCode::BridgeForOtherGpu, Severity::Caution, bridgeForOtherGpu},
    {FindingCode::BridgeMissing, Severity::Advice, bridgeMissing},
};

} // namespace

std::span<const Rule> accessoryRules() noexcept
{
    return rules;
}

} // namespace configuria
