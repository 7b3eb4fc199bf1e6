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

// Efficiency of the supplies against their load: from 5 to 100 % of the rating.
struct SupplyPoint {
    Fraction load;
    Fraction efficiency;
};
struct SupplyCurve {
    std::vector<SupplyPoint> points; // empty: there is no supply
    bool isPublished = false;        // by the maker or a laboratory; else the floor that new supplies reach in the EU
};
SupplyCurve supplyCurve(const Catalogue &, const Project &, const Configuration &);

// What the breaker of one feed lets through for long; with two feeds it has to carry a node alone.
struct CircuitLimit {
    Amperes amps; // per phase
    Watts ac;
    Watts dc;     // of it, what the supplies pass on: comparable with PowerEvaluation::dc
};
std::optional<CircuitLimit> circuitLimit(const Project &, const PowerEvaluation &) noexcept;

// What stands in the first rack.
struct RackUse {
    int units = 0;          // that it offers to nodes
    bool isAssumed = false; // 42: neither the site nor a listed rack says how many
    int nodeUnits = 0;
    int nodes = 0;          // of this configuration
    int room = 0;           // for more of them, within power, cooling and height
};
std::optional<RackUse> rackUse(const Catalogue &, const Project &, const Configuration &, const PowerEvaluation &) noexcept; // absent: no height of the server is known

} // namespace configuria
