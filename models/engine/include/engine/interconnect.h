// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/moves.h"

// The same workload on the same machines with the GPUs' own link and through PCIe alone.
namespace configuria {

enum class LinkState : std::uint8_t {
    NoGpu,
    OneGpu,      // one GPU in a node: no link is used
    MixedGpus,   // different cards cannot be joined
    NotOnCard,   // the card takes no link
    NoSpeed,     // the speed is not known, or the workload does not fit
    NotInServer, // compared, but the chassis chosen lists no bridge
    Compared,
};
constexpr bool isCompared(LinkState s) { return s >= LinkState::NotInServer; }

struct LinkSide {
    SpeedEvaluation speed;
    std::optional<Money> cost; // of a million tokens, or of the training run
};

struct Interconnect {
    LinkState state = LinkState::NoGpu;
    PartRef gpu;
    GpuLink link = GpuLink::OneGpu;   // the better one, that is compared
    int linkedGpus = 1;
    std::optional<LinkRate> linkRate; // of one GPU, all its links
    std::optional<PcieLink> pcie;
    std::optional<LinkSide> linked, pcieOnly;
    bool isCostOfRun = false;         // LinkSide::cost is of the whole training, else of a million tokens
    std::optional<Estimate<Fraction>> speedUp; // tokens/s with the link over tokens/s without; no band: both sides err alike
    std::optional<double> machines;   // of the kind without the link that do the work of this configuration's with it
    std::optional<Money> worth;       // what those that come on top would cost, at this configuration's total cost of ownership
};

// Tokens/s that the comparison is about: what all users get, what training goes through on one GPU, or the prompts read.
std::optional<Estimate<TokensPerSecond>> throughputOf(const SpeedEvaluation &speed) noexcept;

Interconnect interconnect(const Catalogue &, const Project &, const Configuration &);

} // namespace configuria
