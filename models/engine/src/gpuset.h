// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/project.h"

#include <optional>

namespace configuria {

// The GPUs of one node. When several kinds are mixed the smallest memory and the slowest of each figure govern.
struct GpuSet {
    const Gpu *gpu = nullptr;        // with the smallest memory; nullptr: none, or a custom line
    PartRef part;
    int perNode = 0;
    bool isMixed = false;
    bool hasUnknown = false;         // a custom GPU line: nothing is known of it
    std::optional<double> capacity;  // bytes that the driver reports
    double reserve = 0;              // bytes of it that no program gets
    bool capacityAssumed = false;    // decimal gigabytes of the data sheet
    std::optional<double> bandwidth; // B/s
    bool takesLink = true;           // false: the chassis does not list the bridge of the card
    bool hasLink = false;            // all of them joined by a GPU-to-GPU link
    double linkBandwidth = 0;        // B/s, one way, 0: through PCIe

    std::optional<double> usable() const
    {
        return capacity ? std::optional(*capacity > reserve ? *capacity - reserve : 0.0) : std::nullopt;
    }
};

GpuSet gpusOf(const Catalogue &catalogue, const Configuration &configuration) noexcept;
// A node full of one kind; gpu must live as long as the answer.
GpuSet gpusOf(const Gpu &gpu, int perNode) noexcept;

} // namespace configuria
