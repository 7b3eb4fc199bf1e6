// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <optional>
#include <vector>

namespace configuria {

// A change after which the workload fits, and what it then needs. The changed configuration was evaluated.
struct WayOut {
    Repair repair;
    Estimate<Bytes> need; // on the most loaded GPU
    Bytes limit;          // what that is held against
    Fit fits = Fit::Unknown;
};

// So many GPUs of the kind chosen, and how the model is split over them.
struct GpuSplit {
    int gpusPerNode = 0;
    int nodes = 1;
    int tensorParallel = 1, pipelineParallel = 1, dataParallel = 1;
    bool replicatesKvCache = false; // more ranks than KV heads, or a latent that every rank holds
    Estimate<Bytes> need;
    Fit fits = Fit::Unknown;

    int gpus() const noexcept { return gpusPerNode * nodes; }
};

// What is asked after "does it fit?". Each is absent when there is none, or when the memory of the GPU is not known.
struct MemoryAnswers {
    std::optional<std::int64_t> maxContext;       // by the expected need, with the sequences asked for
    std::optional<std::int64_t> safeContext;      // by the high end of the band
    std::optional<std::int64_t> maxSequences;     // at the context asked for
    std::optional<std::int64_t> safeSequences;
    std::optional<GpuSplit> fewestGpus;           // of the kind chosen, with a split that the engine accepts
    std::vector<WayOut> ways;                     // cheapest first; empty when the whole band fits
};

MemoryAnswers memoryAnswers(const Catalogue &, const Project &, const Configuration &);

} // namespace configuria
