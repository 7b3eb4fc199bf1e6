// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/calibration.h"

namespace configuria {

const MemoryCalibration &shippedMemoryCalibration() noexcept
{
    static constexpr MemoryCalibration shipped{{{
        {1, 0.99, 1.02, 0, 0}, // Weights16Bit
        {1, 0.96, 1.10, 0, 0}, // WeightsFp8
        {1, 0.96, 1.10, 0, 0}, // WeightsInt8
        {1, 0.96, 1.10, 0, 0}, // Weights4Bit
        {1, 0.96, 1.10, 0, 0}, // WeightsGguf
        {1, 1.00, 1.02, 0, 0}, // KvCache
        {1, 0.50, 1.50, 0, 0}, // BuffersLlamaCpp
        {1, 0.50, 1.50, 0, 0}, // BuffersLlamaCppLatent
        {1, 0.50, 1.50, 0, 0}, // BuffersVllm
        {1, 0.50, 1.50, 0, 0}, // BuffersVllmMultimodal
        {1, 0.50, 1.50, 0, 0}, // BuffersTransformers
        {1, 0.85, 1.20, 0, 0}, // TrainingFull
        {1, 0.85, 1.20, 0, 0}, // TrainingLora
        {1, 0.85, 1.20, 0, 0}, // TrainingQlora
        {1, 0.85, 1.20, 0, 0}, // TrainingPreTraining
        {1, 0.85, 1.20, 0, 0}, // TrainingFullSharded
        {1, 0.85, 1.20, 0, 0}, // TrainingLoraSharded
        {1, 0.85, 1.20, 0, 0}, // TrainingQloraSharded
        {1, 0.85, 1.20, 0, 0}, // TrainingPreTrainingSharded
    }}};
    return shipped;
}

const MemoryCalibration &neutralMemoryCalibration() noexcept
{
    static constexpr MemoryCalibration neutral{};
    return neutral;
}

} // namespace configuria
