// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/moves.h"
#include "memorymodel.h"

namespace configuria {

// Of one node, B/s; 0: not known.
struct DriveRates {
    double read = 0, write = 0;       // the best drive
    double allReads = 0, allWrites = 0; // all drives, striped
    double drives = 0;
};
DriveRates driveRatesOf(const Catalogue &catalogue, const Configuration &configuration) noexcept;

// Bytes of a checkpoint of all weights: 14 for each with a master copy, 6 without (bf16 weights, and fp32 master and moments, as
// DeepSpeed and Megatron write them).
double fullCheckpointBytes(double params, const Workload &workload) noexcept;

// The steps behind moves() that evaluateSpeed shares.
std::optional<ModelLoad> modelLoadOf(const MemoryInput &in, const Catalogue &catalogue, const Configuration &configuration) noexcept;
std::optional<CheckpointWrite> checkpointOf(const MemoryInput &in, const Catalogue &catalogue, const Configuration &configuration) noexcept;

} // namespace configuria
