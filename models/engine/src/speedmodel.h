// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/speedcalibration.h"
#include "memorymodel.h"

#include <algorithm>
#include <cmath>

// The steps behind evaluateSpeed and estimateSpeed: pure, no allocation.
namespace configuria {

// Everything that the speed formulas read.
struct SpeedInput {
    MemoryInput memory;
    const SpeedCalibration &calibration;
    std::optional<double> driveRead = {}, driveWrite = {}; // B/s of all drives of a node; absent: not known
    std::optional<double> network = {}; // B/s, one way, of one GPU: the node's adapters shared out; absent: what its class comes with
};

// Adapters of one node shared over its GPUs; absent: none is listed, or the chassis comes with its own.
std::optional<double> networkPerGpu(const Catalogue &catalogue, const Configuration &configuration, const GpuSet &gpus) noexcept;
// What servers for such GPUs come with: B/s, one way, of one GPU.
double networkOfClass(const Gpu &gpu) noexcept;

// The configuration on these GPUs: its own, or the same with another link.
SpeedInput speedInputOf(const Catalogue &catalogue, const Configuration &configuration, const ResolvedWorkload &resolved, const GpuSet &gpus) noexcept;
// What the workload does in a second, without storage.
void tokenSpeed(const SpeedInput &in, ModelKind kind, SpeedEvaluation &speed) noexcept;

void inferenceSpeed(const SpeedInput &in, SpeedEvaluation &speed) noexcept;
void trainingSpeed(const SpeedInput &in, SpeedEvaluation &speed) noexcept;

// Most of at most `limit` users who all get the targets of the workload; absent: none is set, or the speed is not known.
std::optional<std::int64_t> usersAtTarget(const SpeedInput &in, std::int64_t limit) noexcept;

// Mean tokens of one step: 1 without speculative decoding.
double tokensPerVerification(const Workload &workload) noexcept;

// The speed of an inference rests on cards of another class: nobody measured this one with this engine.
bool isSpeedBorrowed(const SpeedInput &in) noexcept;

std::optional<double> positive(const std::optional<FlopsPerSecond> &value) noexcept;
// Dense, 16-bit, as the data sheet prints it.
std::optional<double> peak16(const Gpu &gpu) noexcept;
// GeForce cards run tensor cores at half rate with fp32 accumulation: their data sheets give about 2 x fp32, workstation
// and server cards 4 x. llama.cpp prefill delivers 63-90 % of the first and 23-42 % of the second.
bool isGeForceRate(const Gpu &gpu) noexcept;

template <class Q>
Estimate<Q> around(double expected, double lowFactor, double highFactor, FormulaId formula, Basis basis = Basis::RuleOfThumb)
{
    const double value = std::isfinite(expected) ? std::clamp(expected, 0.0, 1e18) : 1e18;
    return {Q(value * lowFactor), Q(value), Q(value * highFactor), basis, formula};
}

// Seconds of one unit of work, by the constants of the class; a roofline or a fixed time that is absurd counts as 1e18.
inline double calibratedSeconds(const SpeedConstants &k, double roofline, double fixed) noexcept
{
    const double seconds = roofline / std::max(k.efficiency, 1e-6) + fixed * std::max(k.overhead, 0.0);
    return std::isfinite(seconds) ? std::clamp(seconds, 0.0, 1e18) : 1e18;
}

} // namespace configuria
