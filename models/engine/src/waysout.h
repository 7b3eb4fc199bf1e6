// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answers.h"
#include "memorymodel.h"

#include <optional>

// Changes that make a workload fit: proposed in the order of what they cost, kept when the changed workload fits.
namespace configuria {

struct WaySearch {
    const MemoryInput &in;
    const MemoryEvaluation &memory; // of `in`, with its limits
    Fit least = Fit::Tight;         // what counts as a way out
    int gpusInNode = 8;             // that a node takes at most
    double hostBytes = 0;           // installed, for offload; 0: not chosen
    double driveBytes = 0;          // installed, for offload to NVMe
};

// `least` is the level above the present one: a workload that is tight wants to fit with its whole band.
WaySearch waySearchOf(const Catalogue &catalogue, const Configuration &configuration, const MemoryInput &in, const MemoryEvaluation &memory) noexcept;

// The n-th kind of change, for n from 0 to wayKinds - 1, cheapest kind first.
constexpr int wayKinds = 9;
std::optional<WayOut> wayOut(const WaySearch &search, int n) noexcept;
std::optional<WayOut> firstWayOut(const WaySearch &search) noexcept;

// The fewest GPUs over which the model is split as the engine wants it and fits.
std::optional<GpuSplit> fewestGpus(const WaySearch &search) noexcept;

// Copies of each byte of the KV cache within a tensor-parallel group; 1: none.
double kvCopies(const MemoryInput &in) noexcept;

MemoryInput memoryInputOf(const Catalogue &catalogue, const Configuration &configuration, const Workload &workload) noexcept;
// What `repaired` does, on what the formulas read.
MemoryInput repairedInput(const MemoryInput &in, const Repair &repair) noexcept;
void repairWorkload(Workload &workload, const Repair &repair) noexcept;
// Bytes of the memory modules of one node.
double installedHostBytes(const Catalogue &catalogue, const Configuration &configuration) noexcept;
double installedDriveBytes(const Catalogue &catalogue, const Configuration &configuration) noexcept; // one node

} // namespace configuria
