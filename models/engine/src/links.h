// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/moves.h"
#include "gpuset.h"

namespace configuria {

// What a card and a chassis give each other.
struct NodeLinks {
    GpuLink link = GpuLink::OneGpu;
    int linkedGpus = 1;
    std::optional<LinkRate> gpu;  // all links of one GPU
    std::optional<LinkRate> pair; // between two of them
    std::optional<PcieLink> pcie; // absent: the generation is not known, or the GPU shares the host's memory
};

NodeLinks linksOf(const GpuSet &gpus, const Server *server) noexcept;
// False: a card whose bridge the chassis does not list.
bool takesLink(const Gpu &gpu, const Server *server) noexcept;
const Server *serverOf(const Catalogue &catalogue, const Configuration &configuration) noexcept;

} // namespace configuria
