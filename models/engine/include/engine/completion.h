// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <vector>

// Choosing a server proposes the rest.
namespace configuria {

enum class ProposalReason : std::uint8_t {
    InsideSystem,     // the GPUs that a system sold whole is built around: its price includes them
    HoldsModel,       // the least expensive set of GPUs that holds the workload
    FillsBoard,       // modules that are sold with the board, all of them
    FillsSockets,
    FillsChannels,    // the same number of modules on every channel of every processor
    StoresModel,
    CarriesLoad,      // the supplies that the chassis is sold with do not carry the draw, or are not known
    ChassisSupplies,  // the supplies that the chassis is sold with
    MendsFinding,     // bridges, cables, adapters that a rule asks for
};

struct Proposal {
    BomLine line;
    ProposalReason reason = ProposalReason::FillsSockets;
    friend bool operator==(const Proposal &, const Proposal &) = default;
};

// What the server of a configuration still needs, of the kinds of which there is no line at all: what the user set is never
// touched. Empty without a server of the catalogue. Each choice is the one of the catalogue that leaves the fewest blockers,
// then cautions, then advice; then the least expensive.
std::vector<Proposal> completionOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration);

// With every proposal added at the end.
Configuration completed(const Catalogue &catalogue, const Project &project, const Configuration &configuration);

// What comes with the chassis and is no line of its own.
struct ServerContents {
    bool isSoldWhole = false;   // processors and memory inside: NVIDIA's DGX, or a GPU soldered to its host
    int supplies = 0;           // 0: not known
    std::optional<Watts> rating; // of one of them
    friend bool operator==(const ServerContents &, const ServerContents &) = default;
};
ServerContents contentsOf(const Server &server) noexcept;

} // namespace configuria
