// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/workload.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace configuria {

// What was measured together and errs together: one residual distribution each. The memory of a figure is
// formula x factor; its band is [x low, x high] of that.
enum class MemoryClass : std::uint8_t {
    Weights16Bit, WeightsFp8, WeightsInt8, Weights4Bit, WeightsNvfp4, WeightsGguf,
    KvCache,
    BuffersLlamaCpp, BuffersLlamaCppLatent, BuffersVllm, BuffersVllmMultimodal, BuffersTransformers,
    TrainingFull, TrainingLora, TrainingQlora, TrainingPreTraining,                             // one GPU
    TrainingFullSharded, TrainingLoraSharded, TrainingQloraSharded, TrainingPreTrainingSharded, // several
};
constexpr int memoryClassCount = static_cast<int>(MemoryClass::TrainingPreTrainingSharded) + 1;

// Factors without unit. factor: on the formula, 1 where the formula is exact by construction. low <= 1 <= high: the
// band around the calibrated figure.
struct Calibrated {
    double factor = 1;
    double low = 1;
    double high = 1;
    int runs = 0;    // measured values that the class was fitted on; 0: nobody measured it, the band is a rule of thumb
    int sources = 0; // independent publications among them
    friend bool operator==(const Calibrated &, const Calibrated &) = default;
};

struct MemoryCalibration {
    std::array<Calibrated, memoryClassCount> classes{};

    const Calibrated &of(MemoryClass c) const noexcept { return classes[static_cast<std::size_t>(c)]; }
    Calibrated &of(MemoryClass c) noexcept { return classes[static_cast<std::size_t>(c)]; }
    friend bool operator==(const MemoryCalibration &, const MemoryCalibration &) = default;
};

MemoryClass weightsClass(WeightFormat format) noexcept;
// True where the measured runs may move the expected figure and not only its band: buffers whose size no published
// code states to the byte.
constexpr bool fitsFactor(MemoryClass c) noexcept
{
    return c == MemoryClass::BuffersVllm || c == MemoryClass::BuffersVllmMultimodal || c == MemoryClass::BuffersLlamaCppLatent;
}

// Fitted on resources/evidence; `configuria accuracy --refit` prints it anew.
const MemoryCalibration &shippedMemoryCalibration() noexcept;
// Every factor 1, every band empty: the formulas alone.
const MemoryCalibration &neutralMemoryCalibration() noexcept;

} // namespace configuria
