// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/averagepower.h"

namespace configuria {

// Printed by `configuria accuracy --refit` on resources/evidence/measured_power.csv, whose rows name their sources: MLPerf
// Inference v1.1 to v5.1 and Training v4.0 to v5.0 with power (whole systems), ML.ENERGY v3 and others (GPU boards).
namespace {
constexpr PowerCalibration shipped{
    .llm = {-0.6113, 0.2944, -0.3755, 0.1855, 0.09537, -0.1125, 0.03044},
    .diffusion = {-0.09998, -0.09328, -0.09765},
    .encoder = 0.9001, .vision = 0.8707, .recommender = 0.7371, .training = 0.9863,
    .severalNodes = 0.7942,
    .cpus = 0.9472,
    .chassis = {0, 0.1694, 0.07576, 0},
    .idleCpus = 0.6778,
    .idleChassis = {0, 0.2058, 0.08197, 0.06859},
    .gpuBands = {{{0.7375, 1.315, 525, 25}, {0.7465, 1.175, 12, 4}, {0.6112, 1.063, 7, 4}, {0.1, 1.1, 1, 1}, {0.7928, 1.149, 93, 13}, {0.8607, 1.179, 9, 3}}},
    .baseBand = {0.7301, 1.369, 96, 8},
    .idleBand = {0.6609, 1.488, 22, 16},
};
} // namespace

const PowerCalibration &shippedPowerCalibration() noexcept { return shipped; }

} // namespace configuria
