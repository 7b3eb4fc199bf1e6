// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <vector>

namespace configuria {

// Inference: what the machine gives to so many users at once, each with the context asked for.
struct ConcurrencyPoint {
    int sequences = 1;
    TokensPerSecond output;  // all users
    TokensPerSecond perUser;
    Seconds timeToFirstToken;
};
// From 1 to the most sequences that memory holds (at most 10 000), two points per doubling and the configuration's own.
// Empty: nothing fits, or the speed is not known.
std::vector<ConcurrencyPoint> concurrencyCurve(const Catalogue &, const Project &, const Configuration &);

// Training: the same work on more GPUs of the kind chosen.
struct ScalingPoint {
    int gpus = 1;               // of all nodes
    Seconds timeToTrain;
    TokensPerSecond perGpu;
    Fraction efficiency;        // tokens/s per GPU against the first point
    bool fits = true;
};
// 1, 2, 4, ... GPUs of one node, then whole nodes up to four times what the configuration has. Empty: no number of tokens
// to train on, or the speed is not known.
std::vector<ScalingPoint> scalingCurve(const Catalogue &, const Project &, const Configuration &);

} // namespace configuria
