// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpuset.h"

#include "links.h"

#include <algorithm>

namespace configuria {

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

// What the driver keeps of the total it reports, from totals printed by PyTorch and llama.cpp beside nvidia-smi's:
// RTX 3090 24.00 -> 23.57 GiB, 4090 23.99 -> 23.6, 5090 31.84 -> 31.4, T4 15.0 -> 14.65, L4/A10 22.49 -> 22.07,
// 48 GB cards 47.99 -> 47.45, H100 79.65 -> 79.18, A100 40.0 -> 39.39 and 80.0 -> 79.2 GiB.
double reserveOf(const Gpu &gpu, double capacity)
{
    switch (gpu.memoryTechnology) {
    case MemoryTechnology::Lpddr: return 0.06 * capacity; // shared with the operating system: DGX Spark keeps 119-121 of 128 GB
    case MemoryTechnology::Gddr:
        if (capacity < 18 * gib) {
            return 0.35 * gib;
        }
        return capacity < 40 * gib ? 0.43 * gib : 0.53 * gib;
    case MemoryTechnology::Hbm: break;
    }
    const double binary = static_cast<double>(gpu.marketedMemory.count) / 1e9 * gib;
    const bool reportsAll = gpu.reportedMemory && capacity >= binary; // A100: the driver prints the full size
    return reportsAll ? (capacity > 60 * gib ? 0.8 * gib : 0.6 * gib) : 0.47 * gib;
}

std::optional<double> capacityOf(const Gpu &gpu)
{
    if (gpu.reportedMemory && gpu.reportedMemory->count > 0) {
        return static_cast<double>(gpu.reportedMemory->count);
    }
    if (gpu.marketedMemory.count > 0) {
        return static_cast<double>(gpu.marketedMemory.count);
    }
    return std::nullopt;
}

void takeGpu(GpuSet &set, const Gpu &gpu, PartRef part)
{
    const std::optional<double> capacity = capacityOf(gpu);
    set.hasUnknown = set.hasUnknown || !capacity;
    const bool smallest = !set.gpu || (capacity && (!set.capacity || *capacity < *set.capacity));
    const std::optional<double> bandwidth = gpu.memoryBandwidth && gpu.memoryBandwidth->count > 0
        ? std::optional(gpu.memoryBandwidth->count) : std::nullopt;
    set.bandwidth = !set.gpu ? bandwidth : (set.bandwidth && bandwidth ? std::optional(std::min(*set.bandwidth, *bandwidth)) : std::nullopt);
    set.isMixed = set.isMixed || (set.gpu && set.gpu != &gpu);
    if (smallest) {
        set.gpu = &gpu;
        set.part = part;
        set.capacity = capacity;
        set.reserve = capacity ? reserveOf(gpu, *capacity) : 0;
        set.capacityAssumed = capacity && !(gpu.reportedMemory && gpu.reportedMemory->count > 0);
    }
}

void findLink(GpuSet &set, const Server *server)
{
    set.takesLink = !set.gpu || takesLink(*set.gpu, server);
    if (set.gpu && set.takesLink && set.perNode > 1 && !set.isMixed && set.gpu->maxLinkGroup >= set.perNode && set.gpu->linkBandwidth) {
        set.hasLink = true;
        set.linkBandwidth = std::max(0.0, set.gpu->linkBandwidth->count / 2); // vendors print both directions
    }
}

} // namespace

GpuSet gpusOf(const Gpu &gpu, int perNode) noexcept
{
    GpuSet set;
    set.perNode = std::clamp(perNode, 0, 1'000'000);
    if (set.perNode > 0) {
        takeGpu(set, gpu, {});
        findLink(set, nullptr);
    }
    return set;
}

GpuSet gpusOf(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    GpuSet set;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind != PartKind::Gpu || line.quantity <= 0 || line.scope != LineScope::PerNode) {
            continue;
        }
        set.perNode = std::min(set.perNode + std::min(line.quantity, 100'000), 1'000'000);
        if (const Gpu *gpu = catalogue.gpu(line.part)) {
            takeGpu(set, *gpu, line.part);
        } else {
            set.hasUnknown = true;
        }
    }
    if (set.hasUnknown) {
        set.capacity.reset();
        set.bandwidth.reset();
    }
    findLink(set, serverOf(catalogue, configuration));
    return set;
}

} // namespace configuria
