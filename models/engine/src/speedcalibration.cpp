// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speedcalibration.h"

#include "speedmodel.h"

namespace configuria {

namespace {

GpuClass familyOf(GpuClass c)
{
    switch (c) {
    case GpuClass::GeForce:
    case GpuClass::Workstation:
    case GpuClass::Unified: return GpuClass::AnyGddr;
    case GpuClass::Ampere:
    case GpuClass::Hopper:
    case GpuClass::BlackwellHbm:
    case GpuClass::Amd: return GpuClass::AnyHbm;
    default: return GpuClass::Any;
    }
}

struct Line {
    SpeedClass of;
    SpeedConstants constants;
};

// One line per class and family that somebody measured: printed by `configuria accuracy --refit` on resources/evidence.
using F = SpeedFigure;
using G = GpuClass;
using E = SpeedEngine;
using P = PrecisionClass;
constexpr Line fitted[] = {
    {{F::Decode, G::Any, E::Any, P::Any}, {1, 1, 0.7, 1.3, 0, 0}},
};

SpeedCalibration shippedTable()
{
    SpeedCalibration table;
    for (const Line &line : fitted) {
        table.of(line.of) = line.constants;
    }
    return table;
}

} // namespace

GpuClass gpuClassOf(const Gpu &gpu) noexcept
{
    if (gpu.memoryTechnology == MemoryTechnology::Lpddr) {
        return GpuClass::Unified;
    }
    const bool isHbm = gpu.memoryTechnology == MemoryTechnology::Hbm;
    if (gpu.stack != SoftwareStack::Cuda) {
        return isHbm && gpu.stack == SoftwareStack::Rocm ? GpuClass::Amd : (isHbm ? GpuClass::AnyHbm : GpuClass::AnyGddr);
    }
    if (!isHbm) {
        return isGeForceRate(gpu) ? GpuClass::GeForce : GpuClass::Workstation;
    }
    if (gpu.architecture == "Hopper") {
        return GpuClass::Hopper;
    }
    if (gpu.architecture == "Ampere") {
        return GpuClass::Ampere;
    }
    return gpu.architecture.starts_with("Blackwell") ? GpuClass::BlackwellHbm : GpuClass::AnyHbm;
}

PrecisionClass precisionClassOf(WeightFormat format) noexcept
{
    const double bits = bitsPerWeight(format);
    return bits >= 15 ? PrecisionClass::Bits16 : (bits > 6 ? PrecisionClass::Bits8 : PrecisionClass::Bits4);
}

SpeedEngine speedEngineOf(InferenceEngine engine) noexcept
{
    switch (engine) {
    case InferenceEngine::Vllm: return SpeedEngine::Vllm;
    case InferenceEngine::Sglang: return SpeedEngine::Sglang;
    case InferenceEngine::TensorRtLlm: return SpeedEngine::TensorRtLlm;
    case InferenceEngine::LlamaCpp: return SpeedEngine::LlamaCpp;
    case InferenceEngine::Transformers: return SpeedEngine::Transformers;
    }
    return SpeedEngine::Any;
}

SpeedEngine speedEngineOf(WorkloadKind trained) noexcept
{
    switch (trained) {
    case WorkloadKind::Lora: return SpeedEngine::TrainingLora;
    case WorkloadKind::Qlora: return SpeedEngine::TrainingQlora;
    case WorkloadKind::FullFineTuning: return SpeedEngine::TrainingFull;
    case WorkloadKind::PreTraining: return SpeedEngine::PreTraining;
    case WorkloadKind::Inference: break;
    }
    return SpeedEngine::Any;
}

std::size_t SpeedCalibration::indexOf(const SpeedClass &c) noexcept
{
    const auto at = [](auto value, int count) { return static_cast<std::size_t>(static_cast<int>(value) < count ? static_cast<int>(value) : 0); };
    return ((at(c.figure, speedFigureCount) * gpuClassCount + at(c.gpu, gpuClassCount)) * speedEngineCount + at(c.engine, speedEngineCount))
        * precisionClassCount + at(c.precision, precisionClassCount);
}

std::optional<SpeedClass> fallbackOf(const SpeedClass &c, int step) noexcept
{
    const GpuClass family = familyOf(c.gpu);
    const SpeedClass chain[] = {
        c,
        {c.figure, c.gpu, c.engine, PrecisionClass::Any},
        {c.figure, family, c.engine, c.precision},
        {c.figure, family, c.engine, PrecisionClass::Any},
        {c.figure, c.gpu, SpeedEngine::Any, PrecisionClass::Any},
        {c.figure, family, SpeedEngine::Any, PrecisionClass::Any},
        {c.figure, GpuClass::Any, c.engine, PrecisionClass::Any},
        {c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any},
    };
    return step >= 0 && step < static_cast<int>(std::size(chain)) ? std::optional(chain[step]) : std::nullopt;
}

const SpeedConstants &SpeedCalibration::nearest(const SpeedClass &c, SpeedClass *usedClass) const noexcept
{
    for (int step = 0;; ++step) {
        const std::optional<SpeedClass> candidate = fallbackOf(c, step);
        if (!candidate) {
            break;
        }
        if (of(*candidate).runs > 0) {
            if (usedClass) {
                *usedClass = *candidate;
            }
            return of(*candidate);
        }
    }
    if (usedClass) {
        *usedClass = {c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any};
    }
    return of({c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any});
}

SpeedCalibration SpeedCalibration::uniform(const SpeedConstants &constants) noexcept
{
    SpeedCalibration calibration;
    calibration.m_classes.fill(constants);
    return calibration;
}

const SpeedCalibration &shippedSpeedCalibration() noexcept
{
    static const SpeedCalibration shipped = shippedTable();
    return shipped;
}

const SpeedCalibration &neutralSpeedCalibration() noexcept
{
    static const SpeedCalibration neutral = SpeedCalibration::uniform({});
    return neutral;
}

} // namespace configuria
