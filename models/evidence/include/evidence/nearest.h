// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "evidence/accuracy.h"

namespace configuria {

// A measured run and how far it is from what is asked.
struct NearRun {
    const MappedRun *run = nullptr;         // of the vector that was searched
    const Comparison *comparison = nullptr;
    double sizeRatio = 1;                   // its model's parameters / those of the model asked for
    bool isSameModel = false;
    double distance = 0;                    // 0: same model, software, precision and length; each doubling of size adds 1
};

// The runs nearest to the workload that measured the figure, nearest first; at most `count`, one per model and software
// unless nothing else is near. Rows that are doubtful or apart are left out.
std::vector<NearRun> nearestRuns(const std::vector<MappedRun> &runs, AccuracyFigure figure, const Architecture &model, const Workload &workload, int count);

} // namespace configuria
