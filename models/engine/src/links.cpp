// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "links.h"

#include "bom.h"
#include "compatibility.h"
#include "speedmodel.h"

#include <algorithm>

namespace configuria {

namespace {

bool mentions(const Server *server, std::string_view word) { return server && hasWord(server->gpuInterconnect, word); }

bool hasOwnLink(const Gpu &gpu) { return gpu.maxLinkGroup > 1 && gpu.linkBandwidth && gpu.linkBandwidth->count > 0; }

// Modules of NVIDIA from SXM4 on sit on a board with NVSwitches, unless the chassis states the board of four, where each
// pair has its own links. Infinity Fabric and Gaudi's Ethernet join every pair by its own links as well.
GpuLink ownLinkOf(const Gpu &gpu, const Server *server)
{
    switch (gpu.formFactor) {
    case GpuFormFactor::PciE: return GpuLink::Bridge;
    case GpuFormFactor::Sxm4:
    case GpuFormFactor::Sxm5:
    case GpuFormFactor::Sxm6: return !server || server->gpuInterconnect.empty() || mentions(server, "NVSwitch") ? GpuLink::Switch : GpuLink::Mesh;
    case GpuFormFactor::Sxm2:
    case GpuFormFactor::Oam:
    case GpuFormFactor::Integrated: break;
    }
    return GpuLink::Mesh;
}

// GPUs that a GPU of the node has links to, itself included. Bridges join what is there; the links of a board are wired.
int groupOf(GpuLink link, const GpuSet &gpus, const Server *server)
{
    const int most = gpus.gpu->maxLinkGroup;
    if (link == GpuLink::Bridge) {
        return std::clamp(gpus.perNode, 2, most);
    }
    return server && server->maxGpus && *server->maxGpus > 1 ? std::min(most, *server->maxGpus) : most;
}

std::optional<PcieLink> pcieOf(const GpuSet &gpus, const Server *server)
{
    if (!gpus.gpu->pcieGeneration || !gpus.gpu->pcieLanes || gpus.gpu->formFactor == GpuFormFactor::Integrated) {
        return std::nullopt;
    }
    int generation = *gpus.gpu->pcieGeneration, lanes = *gpus.gpu->pcieLanes;
    if (server && server->pcieGeneration && *server->pcieGeneration > 0) {
        generation = std::min(generation, *server->pcieGeneration); // both ends train to the slower
    }
    if (gpus.perNode > 1 && mentions(server, "x8")) {
        lanes = std::min(lanes, 8); // desktop boards share 16 lanes between two slots
    }
    return pcieLink(generation, lanes);
}

} // namespace

// Transfers a second and lane, one bit each (PCI-SIG base specifications): 2.5, 5, 8, 16, 32, 64, 128 GT/s. Line code: 8 of
// 10 bits up to generation 2, 128 of 130 up to 5; from 6 on packets of 256 bytes carry 236.
PcieLink pcieLink(int generation, int lanes) noexcept
{
    constexpr double gigatransfers[] = {2.5, 5, 8, 16, 32, 64, 128};
    PcieLink link;
    link.generation = std::clamp(generation, 1, 7);
    link.lanes = std::clamp(lanes, 1, 16);
    const double nominal = gigatransfers[link.generation - 1] * 1e9 * link.lanes / 8;
    const double code = link.generation <= 2 ? 0.8 : link.generation <= 5 ? 128.0 / 130 : 236.0 / 256;
    link.nominal = linkOneWay(BytesPerSecond(nominal));
    link.encoded = linkOneWay(BytesPerSecond(nominal * code));
    // nvbandwidth, pinned memory: A100 at generation 4 24.8 of 31.5 GB/s, H100 at generation 5 54.8 of 63.0; pageable memory
    // reaches about half.
    const double reached = link.generation <= 4 ? 24.8 / 31.5 : 54.8 / 63.0;
    const double line = link.encoded.oneWay.count;
    link.copies = {BytesPerSecond(line * 0.5), BytesPerSecond(line * reached), BytesPerSecond(line), Basis::Formula, FormulaId::HostLinkRate};
    return link;
}

const Server *serverOf(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    return bomOf(catalogue, configuration).server;
}

bool takesLink(const Gpu &gpu, const Server *server) noexcept
{
    return gpu.formFactor != GpuFormFactor::PciE || !server || server->gpuInterconnect.empty() || mentions(server, "bridge");
}

NodeLinks linksOf(const GpuSet &gpus, const Server *server) noexcept
{
    NodeLinks links;
    if (!gpus.gpu) {
        return links;
    }
    links.pcie = pcieOf(gpus, server);
    if (gpus.perNode <= 1) {
        return links;
    }
    links.link = mentions(server, "PCIe") && mentions(server, "switch") ? GpuLink::PcieSwitch : GpuLink::Pcie;
    if (gpus.isMixed || !hasOwnLink(*gpus.gpu) || !takesLink(*gpus.gpu, server)) {
        return links;
    }
    links.link = ownLinkOf(*gpus.gpu, server);
    const int group = groupOf(links.link, gpus, server);
    links.linkedGpus = std::min(group, gpus.perNode);
    links.gpu = linkBothWays(*gpus.gpu->linkBandwidth); // vendors print both directions
    // MI300X: 896 GB/s is the sum of seven links, one pair has 128; NVSwitch gives any pair all of it.
    links.pair = links.link == GpuLink::Switch ? *links.gpu : linkBothWays(links.gpu->bothWays / static_cast<double>(std::max(1, group - 1)));
    return links;
}

// A 400 Gb/s adapter each in servers of Hopper and later, 200 in those of A100, 100 elsewhere.
double networkOfClass(const Gpu &gpu) noexcept
{
    switch (gpuClassOf(gpu)) {
    case GpuClass::Hopper:
    case GpuClass::BlackwellHbm:
    case GpuClass::Amd: return 50e9;
    case GpuClass::Ampere: return 25e9;
    default: return 12.5e9;
    }
}

std::optional<double> networkPerGpu(const Catalogue &catalogue, const Configuration &configuration, const GpuSet &gpus) noexcept
{
    const Server *server = serverOf(catalogue, configuration);
    if (gpus.perNode <= 0 || (server && (isCompleteSystem(*server) || mentions(server, "ConnectX")))) {
        return std::nullopt;
    }
    double gigabits = 0;
    for (const BomLine &line : configuration.lines) {
        const NetworkPart *part = line.part.kind == PartKind::Network && isInNode(line) ? catalogue.networkPart(line.part) : nullptr;
        if (part && !part->isSwitch && part->gigabitsPerSecond && *part->gigabitsPerSecond > 0) {
            gigabits += std::min(*part->gigabitsPerSecond, 1e6) * std::clamp(part->ports.value_or(1), 1, 64) * std::min(line.quantity, 1'000);
        }
    }
    // Ports of the board work where no adapter is listed.
    if (gigabits <= 0 && server && server->networkGigabits && *server->networkGigabits > 0) {
        gigabits = std::min(*server->networkGigabits, 1e6) * std::clamp(server->networkPorts.value_or(0), 0, 64);
    }
    return gigabits > 0 ? std::optional(gigabits * 1e9 / 8 / gpus.perNode) : std::nullopt;
}

} // namespace configuria
