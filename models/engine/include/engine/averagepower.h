// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimate.h"
#include "engine/quantity.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace configuria {

// Watts of a machine at work, from what machines were measured to draw:
//   AC of a node = server without its GPUs + 1.1 x GPUs x min(power limit, share(work) x TDP)
// 1.1: losses of supplies, regulators and fans. 174 capped MLPerf runs of 10 machines fit it (bias -1.2 %, mean error 3.0 %).
constexpr double gpuWattsAtInput = 1.1;

// What the GPUs compute: kinds that were measured apart.
enum class PowerWork : std::uint8_t { Llm, Encoder, Vision, Recommender, Diffusion, Training };
constexpr int powerWorkCount = 6;

// How the GPUs sit: cards in slots, a board of SXM or OAM modules with its switches and fans, or soldered to their host.
enum class PowerChassis : std::uint8_t { Slots, BoardInAir, BoardInLiquid, Integrated };
constexpr int powerChassisCount = 4;

struct PowerQuestion {
    PowerWork work = PowerWork::Llm;
    PowerChassis chassis = PowerChassis::Slots;
    int gpus = 1;                      // of one node
    int nodes = 1;                     // that work together on one job
    Watts gpuTdp;
    std::optional<Watts> gpuLimit;     // set below the TDP, or above it where the card allows that
    std::optional<Watts> gpuIdle;      // absent: a tenth of the TDP
    bool outrunsHost = false;          // see outrunsItsHost()
    Watts cpus;                        // TDP of all of one node
    // Of a language model, and the GPUs of an image model:
    int gpusPerReplica = 1;            // that one copy of the model is spread over
    double requests = 1;               // at once, of one copy
    double activeParams = 0;           // that a token computes with
    double bitsPerWeight = 16;
    double promptShare = 0;            // 0: answers are long; 1: nearly all work is reading prompts
};

// A single GPU this fast waits for its host between the layers of a small model: B200 and later draw far less than their
// TDP there (ML.ENERGY v3: 0.27 to 0.6), where an H100 draws 0.7 to 0.9.
constexpr bool outrunsItsHost(BytesPerSecond bandwidth) { return bandwidth.count >= 7e12; }
// 0 up to four prompt tokens per answer token, 1 from sixteen: code completion and retrieval are there.
double promptShareOf(double promptTokens, double answerTokens) noexcept;

// Shares of the TDP are exp(sum of term x constant).
enum class LlmTerm : std::uint8_t { One, Prompts, AloneAndFast, NarrowWeights, ActivePerGpu, EightGpus, Requests };
constexpr std::size_t llmTermCount = 7;
std::array<double, llmTermCount> llmTerms(const PowerQuestion &question) noexcept;
enum class DiffusionTerm : std::uint8_t { One, EightGpus, Fast };
constexpr std::size_t diffusionTermCount = 3;
std::array<double, diffusionTermCount> diffusionTerms(const PowerQuestion &question) noexcept;

// Measured over predicted of nine tenths of the runs, widened where few sources measured.
struct PowerBand {
    double low = 1, high = 1;
    int runs = 0, sources = 0;
};

struct PowerCalibration {
    std::array<double, llmTermCount> llm{};
    std::array<double, diffusionTermCount> diffusion{};
    double encoder = 1, vision = 1, recommender = 1, training = 1; // shares of the TDP
    double severalNodes = 1;           // factor: GPUs of a job over several nodes wait for each other
    // Server without its GPUs = cpus x TDP of its CPUs + share of its chassis x TDP of its GPUs (switches, adapters, fans)
    double cpus = 1;
    std::array<double, powerChassisCount> chassis{};
    // The same, idle
    double idleCpus = 1;
    std::array<double, powerChassisCount> idleChassis{};
    std::array<PowerBand, powerWorkCount> gpuBands{};
    PowerBand baseBand, idleBand;
};

const PowerCalibration &shippedPowerCalibration() noexcept;

struct PowerEstimate {
    double share = 0;                  // of its TDP that a GPU draws
    Watts base;                        // server without its GPUs, busy
    Estimate<Watts> gpu;               // one GPU, busy
    Estimate<Watts> busy, ready, idle; // one node, at the input
};
// Absent: no GPU, or its TDP is not known.
std::optional<PowerEstimate> estimatePower(const PowerQuestion &question, const PowerCalibration &calibration) noexcept;

} // namespace configuria
