// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/calibration.h"

namespace configuria {

const MemoryCalibration &shippedMemoryCalibration() noexcept
{
    static constexpr MemoryCalibration shipped{{{
        {1, 0.9957, 1.032, 19, 9}, // Weights16Bit
        {1, 0.984, 1.036, 2, 2}, // WeightsFp8
        {1, 0.969, 1.031, 1, 1}, // WeightsInt8
        {1, 0.919, 1.087, 3, 2}, // Weights4Bit
        {1, 0.9547, 1.08, 2, 1}, // WeightsNvfp4
        {1, 0.9445, 1.012, 65, 18}, // WeightsGguf
        {1, 0.9982, 1.002, 91, 37}, // KvCache
        {1, 0.9626, 1.079, 25, 11}, // BuffersLlamaCpp
        {1.05, 0.7152, 1.605, 25, 12}, // BuffersLlamaCppLatent
        {1.033, 0.849, 1.158, 4, 2}, // BuffersVllm
        {2.5, 0.4, 1.7, 0, 0}, // BuffersVllmMultimodal: images in the profile run, 4.1 to 8.3 GiB in public logs where the text takes 2
        {1, 0.5, 1.5, 0, 0}, // BuffersTransformers
        {1, 0.9799, 1.13, 22, 6}, // TrainingFull
        {1, 0.9151, 1.104, 28, 7}, // TrainingLora
        {1, 0.8875, 1.073, 54, 6}, // TrainingQlora
        {1, 0.85, 1.20, 0, 0}, // TrainingPreTraining
        {1, 0.974, 1.124, 24, 4}, // TrainingFullSharded
        {1, 0.949, 1.051, 9, 2}, // TrainingLoraSharded
        {1, 0.949, 1.051, 30, 2}, // TrainingQloraSharded
        {1, 0.9562, 1.071, 24, 8}, // TrainingPreTrainingSharded
    }}};
    return shipped;
}

const MemoryCalibration &neutralMemoryCalibration() noexcept
{
    static constexpr MemoryCalibration neutral{};
    return neutral;
}

} // namespace configuria
