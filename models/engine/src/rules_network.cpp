// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

#include "speedmodel.h"

#include <cmath>

namespace configuria {
namespace {

constexpr double mostGigabits = 1e6;

// Of all ports of one piece; absent: not stated.
std::optional<double> gigabitsOf(const NetworkPart &part) noexcept
{
    const bool isStated = part.gigabitsPerSecond && *part.gigabitsPerSecond > 0;
    return isStated ? std::optional(std::min(*part.gigabitsPerSecond, mostGigabits) * std::clamp(part.ports.value_or(1), 1, 10'000)) : std::nullopt;
}

// Adapters that no line lists: on the board of complete systems and of HGX B300 (8 ConnectX-8), and the ports that a maker
// states for its board.
bool hasOwnAdapters(const Server &server) noexcept
{
    return isCompleteSystem(server) || hasWord(server.gpuInterconnect, "ConnectX") || server.networkPorts.value_or(0) > 0;
}

// First line that is an adapter for sure; a custom line may be one, or a switch.
const BomLine *firstAdapter(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        const NetworkPart *part = line.part.kind == PartKind::Network && line.quantity > 0 ? context.catalogue.networkPart(line.part) : nullptr;
        if (part && !part->isSwitch) {
            return &line;
        }
    }
    return nullptr;
}

bool hasCustomNetwork(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind == PartKind::Network && line.quantity > 0 && !context.catalogue.networkPart(line.part)) {
            return true;
        }
    }
    return false;
}

// The nodes work on one model together: any training, and a model that is split over more GPUs than a node has.
bool isSpread(const Context &context) noexcept
{
    const ResolvedWorkload &r = context.result.workload;
    const double ranks = static_cast<double>(r.tensorParallel) * r.pipelineParallel;
    return nodesOf(context.configuration) > 1 && context.gpus.perNode > 0 && (context.trains() || ranks > context.gpus.perNode);
}

// Adapters of this rate for the GPUs of one node at the rate of their class.
std::int64_t adaptersFor(const GpuSet &gpus, double gigabits) noexcept
{
    const double wanted = networkOfClass(*gpus.gpu) * 8e-9 * gpus.perNode;
    return static_cast<std::int64_t>(std::clamp(std::ceil(wanted / gigabits - 1e-9), 1.0, 1000.0));
}

// Adapters of the class of the GPUs, where no line is one yet.
Repair adaptersOfClass(const Context &context) noexcept
{
    if (!context.gpus.gpu || context.has(PartKind::Network)) {
        return {};
    }
    const double ofClass = networkOfClass(*context.gpus.gpu) * 8e-9;
    const PartRef adapter = firstThat(PartKind::Network, context.catalogue.network, [&](const NetworkPart &part) {
        return !part.isSwitch && gigabitsOf(part).value_or(0) >= ofClass;
    });
    const NetworkPart *part = context.catalogue.networkPart(adapter);
    return part ? Repair{RepairKind::SetQuantity, adaptersFor(context.gpus, *gigabitsOf(*part)), adapter} : Repair{};
}

// What nodes send each other goes through adapters; guides: InfiniBand NDR or 400 GbE beyond one node.
std::optional<Finding> notConnected(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !isSpread(context) || hasOwnAdapters(*server) || firstAdapter(context) || hasCustomNetwork(context)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = {PartKind::Network, {}};
    f.have = counted(0);
    f.need = counted(nodesOf(context.configuration));
    f.repair = adaptersOfClass(context);
    return f;
}

// Rule of thumb: what servers of the class of GPU come with, 400 Gb/s a GPU from Hopper on, 200 for A100, 100 elsewhere.
// Replicas of a served model need far less.
std::optional<Finding> belowClass(const Context &context) noexcept
{
    const std::optional<double> rate = networkPerGpu(context.catalogue, context.configuration, context.gpus);
    if (!rate || !context.gpus.gpu || !context.trains() || !isSpread(context) || hasCustomNetwork(context)) {
        return std::nullopt;
    }
    const double wanted = networkOfClass(*context.gpus.gpu);
    if (*rate >= wanted * 0.999) {
        return std::nullopt;
    }
    Finding f;
    f.have = Figure{*rate * 8, Unit::BitsPerSecond};
    f.need = Figure{wanted * 8, Unit::BitsPerSecond};
    const BomLine *line = firstAdapter(context);
    if (!line) { // the ports of the board
        f.subject = context.bom.serverLine->part;
        f.repair = adaptersOfClass(context);
        return f;
    }
    f.subject = line->part;
    // More of the same, where the slots hold them.
    const std::optional<double> gigabits = gigabitsOf(*context.catalogue.networkPart(line->part));
    const std::int64_t pieces = gigabits ? adaptersFor(context.gpus, *gigabits) : 0;
    const std::int64_t slots = context.server() ? context.server()->pcieX16Slots.value_or(0) : 0;
    if (pieces > 0 && pieces <= slots) {
        f.nearest = counted(pieces);
        f.repair = {RepairKind::SetQuantity, pieces, line->part};
    }
    return f;
}

// Slots of a chassis of modules are all for adapters. A chassis of cards that lists more slots than cards counts them all;
// one that lists as many leaves the rest unsaid.
std::optional<Finding> tooManyAdapters(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !server->pcieX16Slots || *server->pcieX16Slots <= 0) {
        return std::nullopt;
    }
    std::int64_t cards = 0;
    for (const BomLine &line : context.configuration.lines) {
        const NetworkPart *part = line.part.kind == PartKind::Network && isInNode(line) ? context.catalogue.networkPart(line.part) : nullptr;
        // Narrow adapters have the small slots and the OCP bay.
        cards += part && !part->isSwitch && part->pcieLanes.value_or(0) >= 16 ? pieces(line) : 0;
    }
    if (cards == 0) {
        return std::nullopt;
    }
    const bool areCards = context.gpus.gpu && context.gpus.gpu->formFactor == GpuFormFactor::PciE;
    if (areCards && server->maxGpus && *server->pcieX16Slots > *server->maxGpus) {
        cards += context.gpus.perNode;
    }
    if (cards <= *server->pcieX16Slots) {
        return std::nullopt;
    }
    Finding f;
    f.subject = firstAdapter(context)->part;
    f.have = counted(cards);
    f.need = counted(*server->pcieX16Slots);
    return f;
}

// A port of 800 Gb/s in a slot of generation 5 gets 504.
std::optional<Finding> slowedBySlot(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !server->pcieGeneration || *server->pcieGeneration <= 0) {
        return std::nullopt;
    }
    const auto slotOf = [&](const NetworkPart &part) {
        return pcieLink(std::min(part.pcieGeneration.value_or(*server->pcieGeneration), *server->pcieGeneration), *part.pcieLanes).encoded.oneWay.count * 8;
    };
    const BomLine *line = firstMisfit(context, PartKind::Network, &Catalogue::networkPart, [&](const NetworkPart &part) {
        const std::optional<double> gigabits = gigabitsOf(part);
        return part.isSwitch || !gigabits || !part.pcieLanes || *gigabits * 1e9 <= slotOf(part);
    });
    if (!line) {
        return std::nullopt;
    }
    const NetworkPart &part = *context.catalogue.networkPart(line->part);
    Finding f;
    f.subject = line->part;
    f.have = Figure{slotOf(part), Unit::BitsPerSecond};
    f.need = Figure{*gigabitsOf(part) * 1e9, Unit::BitsPerSecond};
    return f;
}

// --- switches ---

bool isOfFabric(const NetworkPart &a, const NetworkPart &b) noexcept
{
    return a.type.empty() || b.type.empty() || (hasWord(a.type, "InfiniBand") && hasWord(b.type, "InfiniBand"))
        || (hasWord(a.type, "Ethernet") && hasWord(b.type, "Ethernet"));
}

// Gb/s of all adapters of all nodes that this switch can join.
double adaptersOf(const Context &context, const NetworkPart &to) noexcept
{
    double gigabits = 0;
    for (const BomLine &line : context.configuration.lines) {
        const NetworkPart *part = line.part.kind == PartKind::Network ? context.catalogue.networkPart(line.part) : nullptr;
        if (part && !part->isSwitch && isOfFabric(*part, to)) {
            gigabits += gigabitsOf(*part).value_or(0) * static_cast<double>(quantityOfAllNodes(context.configuration, line));
        }
    }
    return gigabits;
}

const BomLine *firstSwitch(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        const NetworkPart *part = line.part.kind == PartKind::Network && line.quantity > 0 ? context.catalogue.networkPart(line.part) : nullptr;
        if (part && part->isSwitch) {
            return &line;
        }
    }
    return nullptr;
}

std::optional<Finding> otherFabric(const Context &context) noexcept
{
    const BomLine *line = firstSwitch(context);
    if (!line || !firstAdapter(context) || hasCustomNetwork(context)) {
        return std::nullopt;
    }
    return adaptersOf(context, *context.catalogue.networkPart(line->part)) > 0 ? std::nullopt : about(line);
}

// By bits, for a port of 400 takes two of 200 on a split cable; links between switches come on top.
std::optional<Finding> switchTooSmall(const Context &context) noexcept
{
    const BomLine *line = firstSwitch(context);
    const NetworkPart *part = line ? context.catalogue.networkPart(line->part) : nullptr;
    const std::optional<double> one = part ? gigabitsOf(*part) : std::nullopt;
    if (!one || !part->ports) {
        return std::nullopt;
    }
    double all = 0; // of every switch of this fabric
    for (const BomLine &other : context.configuration.lines) {
        const NetworkPart *p = other.part.kind == PartKind::Network ? context.catalogue.networkPart(other.part) : nullptr;
        if (p && p->isSwitch && isOfFabric(*p, *part)) {
            all += gigabitsOf(*p).value_or(mostGigabits) * static_cast<double>(quantityOfAllNodes(context.configuration, other));
        }
    }
    const double wanted = adaptersOf(context, *part);
    if (wanted <= all) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.have = Figure{all * 1e9, Unit::BitsPerSecond};
    f.need = Figure{wanted * 1e9, Unit::BitsPerSecond};
    return f;
}

// Two nodes can be cabled to each other.
std::optional<Finding> noSwitch(const Context &context) noexcept
{
    const bool isCluster = isSpread(context) && nodesOf(context.configuration) > 2;
    if (!isCluster || !firstAdapter(context) || firstSwitch(context) || hasCustomNetwork(context)) {
        return std::nullopt;
    }
    Finding f;
    f.have = counted(0);
    f.need = counted(1);
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::NodesNotConnected, Severity::Blocker, notConnected},
    {FindingCode::NetworkBelowClass, Severity::Caution, belowClass},
    {FindingCode::TooManyAdapters, Severity::Caution, tooManyAdapters},
    {FindingCode::AdapterSlowedBySlot, Severity::Advice, slowedBySlot},
    {FindingCode::SwitchOfOtherFabric, Severity::Caution, otherFabric},
    {FindingCode::SwitchTooSmall, Severity::Caution, switchTooSmall},
    {FindingCode::NoSwitch, Severity::Advice, noSwitch},
};

} // namespace

std::span<const Rule> networkRules() noexcept
{
    return rules;
}

} // namespace configuria
