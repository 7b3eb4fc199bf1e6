// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue.h"
#include "engine/workload.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace configuria {

enum class SpeedFigure : std::uint8_t { Decode, Prefill, Throughput, Training };
constexpr int speedFigureCount = 4;

// What a card is for its kernels. The first ones are families: what a class takes when nobody measured it.
enum class GpuClass : std::uint8_t { Any, AnyGddr, AnyHbm, GeForce, Workstation, Ampere, Hopper, BlackwellHbm, Amd, Unified, Other };
constexpr int gpuClassCount = static_cast<int>(GpuClass::Other) + 1;

// What runs the model. Training: what is trained, since every framework calls the same kernels.
enum class SpeedEngine : std::uint8_t { Any, LlamaCpp, Vllm, Sglang, TensorRtLlm, Transformers, TrainingFull, TrainingLora,
                                         AnyServing }; // vLLM, SGLang and TensorRT-LLM together
constexpr int speedEngineCount = static_cast<int>(SpeedEngine::AnyServing) + 1;

enum class PrecisionClass : std::uint8_t { Any, Bits16, Bits8, Bits4 };
constexpr int precisionClassCount = 4;

// What was measured together and errs together.
struct SpeedClass {
    SpeedFigure figure = SpeedFigure::Decode;
    GpuClass gpu = GpuClass::Any;
    SpeedEngine engine = SpeedEngine::Any;
    PrecisionClass precision = PrecisionClass::Any;
    friend bool operator==(const SpeedClass &, const SpeedClass &) = default;
};

GpuClass gpuClassOf(const Gpu &gpu) noexcept;
// Of the matrix products: Q4_K_M and AWQ are 4 bits, BF16 is 16.
PrecisionClass precisionClassOf(WeightFormat format) noexcept;
SpeedEngine speedEngineOf(InferenceEngine engine) noexcept;
SpeedClass trainingSpeedClass(const Gpu &gpu, const Workload &workload) noexcept;

// time = roofline / efficiency + fixed x overhead; the speed's band is [x low, x high] of what that gives.
// Roofline: the greater of bytes / bandwidth and FLOP / peak. Fixed: launches, synchronisation and collectives that the
// formula counts.
struct SpeedConstants {
    double efficiency = 1; // of the roofline, above 0
    double overhead = 1;   // on the fixed time, 0 or more
    double low = 1;        // <= 1
    double high = 1;       // >= 1
    int runs = 0;          // measured speeds that it was fitted on; 0: nobody measured the class
    int sources = 0;       // (publication, GPU) pairs among them
    friend bool operator==(const SpeedConstants &, const SpeedConstants &) = default;
};

// The constants of every class and of every family above it.
class SpeedCalibration {
public:
    // Of the class itself; runs == 0: nobody measured it.
    const SpeedConstants &of(const SpeedClass &c) const noexcept { return m_classes[indexOf(c)]; }
    SpeedConstants &of(const SpeedClass &c) noexcept { return m_classes[indexOf(c)]; }

    // What to use: the class, or the nearest family that was measured. usedClass: which.
    const SpeedConstants &nearest(const SpeedClass &c, SpeedClass *usedClass = nullptr) const noexcept;
    // All classes take these (a neutral calibration, probes of a fit).
    static SpeedCalibration uniform(const SpeedConstants &constants) noexcept;

private:
    static std::size_t indexOf(const SpeedClass &c) noexcept;
    std::array<SpeedConstants, static_cast<std::size_t>(speedFigureCount * gpuClassCount * speedEngineCount * precisionClassCount)> m_classes{};
};

// From the class up: without the precision, with the family of engines that share kernels, on the family of the card, prompts of
// servers as saturated servers, on any card, with any engine. 0 is the class itself; absent past the last.
std::optional<SpeedClass> fallbackOf(const SpeedClass &c, int step) noexcept;

// Fitted on resources/evidence; `configuria accuracy --refit` prints it anew.
const SpeedCalibration &shippedSpeedCalibration() noexcept;
// Efficiency and overhead 1, no band: the formulas alone.
const SpeedCalibration &neutralSpeedCalibration() noexcept;

} // namespace configuria
