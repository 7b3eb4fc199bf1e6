// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quantity.h"

#include <cstdint>

namespace configuria {

enum class Basis : std::uint8_t { Measured, Formula, RuleOfThumb };

// Names the formula behind a figure; items/texts.cpp holds its words and its source for the "why?" panel.
enum class FormulaId : std::uint8_t {
    WeightsByFormat,
    WeightsFromSizeOnly,
    KvCacheGrouped,
    KvCacheLatent,
    KvCacheFromSizeOnly,
    ActivationsVllm,
    ActivationsLlamaCpp,
    ActivationsFramework,
    EngineOverhead,
    TrainingGradients,
    TrainingOptimizer,
    TrainingActivationsNone,
    TrainingActivationsSelective,
    TrainingActivationsFull,
    TrainingActivationsFromSizeOnly,
    TrainingOverhead,
    MemoryTotal,
    HostMemory,
    NvmeOffload,
    MemoryRuleOfThumb,
    PrefillCompute,
    DecodeBandwidth,
    OutputThroughput,
    TimeToFirstToken,
    TimePerOutputToken,
    TrainingThroughput,
    ModelFlopsUtilisation,
    TimeToTrain,
    GpuHours,
    EnergyToTrain,
    TrainingStepTime,
    ModelLoad,
    StorageRate,
    HostLinkRate,
    LoaderRate,
    EngineStart,
    EnginePreparation,
    ColdStart,
    LinkTransfer,
    PcieTransfer,
    HostTransfer,
    LinkSpeedUp,
    LinkWorth,
    CheckpointWrite,
    AveragePower,
    GpuPower,
    BusyPower,
    ReadyPower,
    IdlePower,
    CostPurchase,
    CostEnergy,
    CostMaintenance,
    CostResidual,
    CostTotal,
    CostPresentValue,
    CostLeasePayment,
    CostCloudTotal,
    CostBreakEven,
    CostSimplePayback,
    CostDiscountedPayback,
    CostBreakEvenUse,
    CostRateOfReturn,
    CostPerGpuHour,
    CostPerGpuHourInstalled,
    CostPerMillionTokens,
    CostPerMillionInput,
    CostPerMillionOutput,
    CostPerUserMonth,
    CostPerTrainingRun,
    EnergyPerThousandTokens,
    Co2PerThousandTokens,
    Co2OfOperation,
    Co2OfMaking,
};

// A figure and what is known about it: low <= expected <= high.
template <class Q>
struct Estimate {
    Q low{};
    Q expected{};
    Q high{};
    Basis basis = Basis::Formula;
    FormulaId formula = FormulaId::MemoryTotal;

    friend constexpr bool operator==(const Estimate &, const Estimate &) = default;
};

} // namespace configuria
