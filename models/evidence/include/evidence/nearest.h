// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "evidence/accuracy.h"

namespace configuria {

// What runs are compared with. Engine, framework, context, prompt and answer of the workload are set: "automatic" is near
// to nothing.
struct NearQuestion {
    Architecture model;
    Workload workload;
    std::optional<Gpu> gpu; // of a speed
    int gpus = 1;           // of all nodes
};

// What a run has otherwise than what is asked.
enum NearDifference : unsigned {
    ModelDiffers = 1, GpuDiffers = 2, GpuCountDiffers = 4, SoftwareDiffers = 8, PrecisionDiffers = 16,
    UsersDiffer = 32,   // by more than a half; so the lengths
    LengthsDiffer = 64,
    MethodDiffers = 128, // of training
};

// A measured run and how far it is from what is asked.
struct NearRun {
    const MappedRun *run = nullptr;         // of the vector that was searched
    const Comparison *comparison = nullptr;
    double sizeRatio = 1;                   // its model's parameters / those of the model asked for
    bool isSameModel = false;
    unsigned differences = 0;               // of NearDifference, of a speed
    double distance = 0;                    // 0: same in all that counts; each doubling of the model's size adds 1
};

// The runs nearest to the question that measured the figure, nearest first; at most `count`, one per model and software
// (of a speed: and per machine). Rows that are doubtful are left out, and speeds of quite other work: none is near then.
// The output of all users takes the speed of a single user too, for what it is.
std::vector<NearRun> nearestRuns(const std::vector<MappedRun> &runs, AccuracyFigure figure, const NearQuestion &question, int count);

} // namespace configuria
