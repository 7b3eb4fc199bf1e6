// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

#include "memorymodel.h"

namespace configuria {
namespace {

bool isCard(const GpuSet &gpus) noexcept
{
    return gpus.gpu && !gpus.hasUnknown && gpus.gpu->formFactor == GpuFormFactor::PciE;
}

// --- lanes ---

// Lanes that leave the board. Two EPYCs (SP3, SP5) spend 96 to 128 of their 256 lanes on the links between them: 128 to 160
// are left (AMD, EPYC 9004 architecture overview). Xeons have links of their own beside their lanes.
std::optional<double> lanesOf(const Context &context) noexcept
{
    const std::optional<double> lanes = sumOf(context, PartKind::Cpu, &Catalogue::cpu, [](const Cpu &cpu) { return asNumber(cpu.pcieLanes); });
    const BomLine *line = context.firstInNode(PartKind::Cpu);
    const Cpu *cpu = line ? context.catalogue.cpu(line->part) : nullptr;
    const bool isEpyc = cpu && (cpu->socket == "SP3" || cpu->socket == "SP5");
    return lanes && isEpyc && context.count(PartKind::Cpu) == 2 ? std::optional(std::min(*lanes, 160.0)) : lanes;
}

// 16 for each card (8 where the board says so), what an adapter states, 4 for each NVMe drive. A desktop CPU has under 32
// lanes and a chipset that feeds drives and adapters: there the cards alone count.
std::optional<double> lanesWanted(const Context &context, bool isDesktop) noexcept
{
    const int perCard = context.links.pcie ? context.links.pcie->lanes : context.gpus.gpu->pcieLanes.value_or(16);
    double wanted = static_cast<double>(context.gpus.perNode) * std::clamp(perCard, 1, 16);
    if (isDesktop) {
        return wanted;
    }
    if (context.has(PartKind::Network)) {
        const std::optional<double> adapters = sumOf(context, PartKind::Network, &Catalogue::networkPart, [](const NetworkPart &part) {
            return part.isSwitch ? std::optional(0.0) : asNumber(part.pcieLanes);
        });
        wanted += adapters.value_or(0); // what is not stated is not held against the machine
    }
    const std::optional<double> drives = sumOf(context, PartKind::Drive, &Catalogue::drive, [](const Drive &drive) {
        return std::optional(hasWord(drive.interface, "PCIe") ? 4.0 : 0.0);
    });
    return wanted + drives.value_or(0);
}

// Boards of modules and chassis with a switch share lanes out. Those of few cards and those that say so give each slot its
// own; what a chassis of many cards leaves unsaid may be a switch.
std::optional<Finding> lanesExceeded(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !isCard(context.gpus) || server->gpuInterconnect.empty() || hasWord(server->gpuInterconnect, "switch")) {
        return std::nullopt;
    }
    if (server->maxGpus.value_or(8) > 4 && !hasWord(server->gpuInterconnect, "direct")) {
        return std::nullopt;
    }
    const std::optional<double> lanes = lanesOf(context);
    if (!lanes || !(*lanes > 0)) {
        return std::nullopt;
    }
    const std::optional<double> wanted = lanesWanted(context, *lanes < 32);
    if (!wanted || *wanted <= *lanes) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.firstInNode(PartKind::Cpu)->part;
    f.have = Figure{*lanes, Unit::Count};
    f.need = Figure{*wanted, Unit::Count};
    return f;
}

// Both ends of a link train to the slower (PCI-SIG). Matters to what crosses it: several cards, or a model that is loaded often.
std::optional<Finding> slowedBySlot(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || !isCard(context.gpus) || !context.gpus.gpu->pcieGeneration) {
        return std::nullopt;
    }
    const BomLine *line = context.firstInNode(PartKind::Cpu);
    const Cpu *cpu = line ? context.catalogue.cpu(line->part) : nullptr;
    std::optional<int> slot = server->pcieGeneration;
    if (cpu && cpu->pcieGeneration) {
        slot = std::min(slot.value_or(*cpu->pcieGeneration), *cpu->pcieGeneration);
    }
    if (!slot || *slot <= 0 || *slot >= *context.gpus.gpu->pcieGeneration) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(*slot);
    f.need = counted(*context.gpus.gpu->pcieGeneration);
    return f;
}

// Desktop boards share 16 lanes between two slots; guides warn at x8. It costs only what crosses the link all the time.
std::optional<Finding> lanesHalved(const Context &context) noexcept
{
    const bool crosses = context.trains() || context.result.workload.tensorParallel > 1;
    if (!isCard(context.gpus) || context.gpus.perNode < 2 || !crosses || !context.links.pcie || !context.server()) {
        return std::nullopt;
    }
    const int own = context.gpus.gpu->pcieLanes.value_or(0);
    if (own <= context.links.pcie->lanes) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(context.links.pcie->lanes);
    f.need = counted(own);
    return f;
}

// --- links between GPUs ---

bool isOverPcie(const Context &context) noexcept
{
    return isCard(context.gpus) && !context.gpus.isMixed && context.gpus.perNode > 1 && context.links.linkedGpus <= 1;
}

// An automatic degree is our own choice: nothing to advise against.
bool statesDegree(const Context &context) noexcept
{
    return context.configuration.workload.tensorParallel.has_value();
}

// Two all-reduces a layer: over PCIe two cards lose little, four and more wait on each other.
std::optional<Finding> tensorOverPcie(const Context &context) noexcept
{
    const int degree = std::min(context.result.workload.tensorParallel, context.gpus.perNode);
    if (!isOverPcie(context) || context.trains() || degree < 4 || !statesDegree(context)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(degree);
    return f;
}

// Training all weights exchanges as many bytes as the gradients have, each step.
std::optional<Finding> trainingOverPcie(const Context &context) noexcept
{
    if (!isOverPcie(context) || !context.trainsAllWeights() || context.gpus.perNode < 4) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(context.gpus.perNode);
    return f;
}

// Bridges join pairs (H100 NVL) or fours (H200 NVL); beyond them the slowest hop, PCIe, sets the pace.
std::optional<Finding> tensorBeyondLink(const Context &context) noexcept
{
    const int degree = std::min(context.result.workload.tensorParallel, context.gpus.perNode);
    const int linked = context.links.linkedGpus;
    if (!isCard(context.gpus) || linked <= 1 || degree <= linked || !statesDegree(context)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(linked);
    f.need = counted(degree);
    return f;
}

// Between nodes a GPU has a tenth of what NVLink gives it inside (400 Gb/s against 450 GB/s): vLLM's and Megatron's guides
// keep tensor parallelism inside a node and split by layers (pipeline) between nodes.
std::optional<Finding> tensorAcrossNodes(const Context &context) noexcept
{
    const ResolvedWorkload &r = context.result.workload;
    const int degree = r.tensorParallel;
    const int perNode = context.gpus.perNode;
    if (perNode <= 0 || degree <= perNode || degree > r.gpus) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(perNode);
    f.need = counted(degree);
    if (context.configuration.workload.tensorParallel) {
        f.repair = {RepairKind::SetTensorParallel, legalTensorParallel(shapeOf(context.configuration.model), perNode), {}};
    }
    return f;
}

// A bridge has two ends.
std::optional<Finding> cardWithoutPartner(const Context &context) noexcept
{
    const bool arePairs = context.links.link == GpuLink::Bridge && context.gpus.gpu && context.gpus.gpu->maxLinkGroup == 2;
    const int gpus = context.gpus.perNode;
    if (!arePairs || gpus < 3 || gpus % 2 == 0) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(gpus);
    const Server *server = context.server();
    const int nearest = server && server->maxGpus && *server->maxGpus <= gpus ? gpus - 1 : gpus + 1;
    f.nearest = counted(nearest);
    const BomLine *line = context.firstInNode(PartKind::Gpu);
    if (pieces(*line) == gpus) {
        f.repair = {RepairKind::SetGpuCount, nearest, line->part};
    }
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::PcieLanesExceeded, Severity::Caution, lanesExceeded},
    {FindingCode::GpuSlowedBySlot, Severity::Advice, slowedBySlot},
    {FindingCode::GpuLanesHalved, Severity::Advice, lanesHalved},
    {FindingCode::TensorParallelOverPcie, Severity::Advice, tensorOverPcie},
    {FindingCode::TrainingOverPcie, Severity::Advice, trainingOverPcie},
    {FindingCode::TensorParallelBeyondLink, Severity::Advice, tensorBeyondLink},
    {FindingCode::TensorParallelAcrossNodes, Severity::Caution, tensorAcrossNodes},
    {FindingCode::GpuWithoutBridgePartner, Severity::Advice, cardWithoutPartner},
};

} // namespace

std::span<const Rule> linkRules() noexcept
{
    return rules;
}

} // namespace configuria
