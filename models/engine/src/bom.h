// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <algorithm>
#include <cstdint>

namespace configuria {

// What the rules, power and cost read off the bill of materials of one node.
struct Bom {
    const BomLine *serverLine = nullptr;
    const Server *server = nullptr; // absent for a custom chassis
    bool hasOnlyGpus = true;        // a bare GPU estimate: nothing else was chosen
    bool isEmpty = true;

    bool hasServer() const { return serverLine != nullptr; }
};

inline std::int64_t pieces(const BomLine &line) noexcept
{
    return std::max(line.quantity, 0);
}

// Lines that stand in each node and have at least one piece.
inline bool isInNode(const BomLine &line) noexcept
{
    return line.scope == LineScope::PerNode && line.quantity > 0;
}

inline Bom bomOf(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    Bom bom;
    for (const BomLine &line : configuration.lines) {
        if (!isSold(line)) {
            continue;
        }
        bom.isEmpty = false;
        bom.hasOnlyGpus = bom.hasOnlyGpus && line.part.kind == PartKind::Gpu;
        if (!bom.serverLine && line.part.kind == PartKind::Server && line.quantity > 0) {
            bom.serverLine = &line;
            bom.server = catalogue.server(line.part);
        }
    }
    return bom;
}

inline std::int64_t nodesOf(const Configuration &configuration) noexcept
{
    return std::max(configuration.nodes, 1);
}

// GPUs of all nodes.
inline double gpusOf(const Configuration &configuration) noexcept
{
    double gpus = 0;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind == PartKind::Gpu) {
            gpus += static_cast<double>(quantityOfAllNodes(configuration, line));
        }
    }
    return gpus;
}

// A system sold whole, processors and memory inside: NVIDIA's DGX, or a GPU soldered to its host.
inline bool isCompleteSystem(const Server &server) noexcept
{
    constexpr unsigned integrated = 1U << static_cast<unsigned>(GpuFormFactor::Integrated);
    return server.gpuFormFactors == integrated || server.info.vendor == "NVIDIA";
}

// Supplies of one node, as lines of the bill of materials or as the chassis ships them.
struct Supplies {
    int count = 0;
    int spare = 0;                // that may be lost under the policy
    int wantedSpare = 0;          // what the policy asks for
    std::optional<Watts> rated;   // of one, at the site's voltage; the smallest when they differ
    std::optional<Watts> installed;
    const Psu *psu = nullptr;     // of the first line or as shipped, when it is in the catalogue
    const BomLine *line = nullptr;
    bool areDefault = false;      // shipped with the chassis, no line
    bool areMixed = false;
    bool notForVoltage = false;
};

Supplies suppliesOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom) noexcept;

// How many of `count` supplies may be lost.
int spareSupplies(RedundancyPolicy policy, const Server *server, int count) noexcept;

// Rating at that voltage; absent when unknown or when it does not run there.
std::optional<Watts> ratingAt(const Psu &psu, Volts voltage) noexcept;

// Findings about the supplies, the circuit and the rack, once dc and ac are known.
void checkSupplies(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Bom &bom,
                   const Supplies &supplies, ConfigurationEvaluation &result) noexcept;
void checkCircuit(const Project &project, const Supplies &supplies, ConfigurationEvaluation &result) noexcept;

// Efficiency of these supplies at a load of 0 to 1; nullopt psu or no published point: the EU floor.
Fraction efficiencyAt(const Psu *psu, double load) noexcept;
bool hasEfficiencyPoints(const Psu *psu) noexcept;
constexpr double powerFactor = 0.99; // active PFC at 1 kW and above: 0.98 to 0.998 at the analyser in MLPerf power logs

} // namespace configuria
