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

// Training: fms-acceleration, llm-foundry, fms-fsdp, torchtitan, torchtune, LLaMA-Factory, lightning-thunder, NeMo,
// Megatron-Bridge, torchao and ml-engineering, on A100, H100, H200, B200 and RTX 4090. Printed by the same command.
constexpr Line fittedTraining[] = {
    {{F::Training, G::Any, E::Any, P::Any}, {0.6686, 1, 0.8382, 1.218, 342, 30}},
    {{F::Training, G::Any, E::TrainingFull, P::Any}, {0.6721, 1, 0.8239, 1.2, 250, 28}},
    {{F::Training, G::Any, E::TrainingFull, P::Bits16}, {0.7607, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::Any, E::TrainingLora, P::Any}, {0.6925, 1, 0.8064, 1.248, 92, 6}},
    {{F::Training, G::AnyGddr, E::Any, P::Any}, {0.9737, 1, 0.5782, 1.3, 3, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Any}, {0.7863, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Bits16}, {0.7863, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Any}, {0.9837, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Bits16}, {0.9837, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyHbm, E::Any, P::Any}, {0.6631, 1, 0.8441, 1.221, 339, 29}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Any}, {0.6686, 1, 0.8273, 1.207, 249, 27}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits16}, {0.6699, 1, 0.8437, 1.215, 192, 17}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits8}, {0.6509, 1, 0.7579, 1.184, 55, 14}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits4}, {0.7798, 3.842, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Any}, {0.6522, 0.84, 0.8077, 1.281, 90, 5}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits16}, {0.6777, 0.84, 0.7566, 1.244, 87, 4}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits8}, {0.6402, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::GeForce, E::Any, P::Any}, {0.9737, 1, 0.5782, 1.3, 3, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Any}, {0.7863, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Bits16}, {0.7863, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Any}, {0.9837, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Bits16}, {0.9837, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::Ampere, E::Any, P::Any}, {0.7307, 1, 0.8036, 1.144, 206, 9}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Any}, {0.7467, 1, 0.829, 1.12, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Bits16}, {0.7467, 1, 0.829, 1.12, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Any}, {0.6777, 0.84, 0.7566, 1.244, 87, 4}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Bits16}, {0.6777, 0.84, 0.7566, 1.244, 87, 4}},
    {{F::Training, G::Hopper, E::Any, P::Any}, {0.6297, 1, 0.8324, 1.201, 115, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Any}, {0.6297, 1, 0.832, 1.201, 112, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits16}, {0.6049, 1, 0.8644, 1.13, 64, 7}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits8}, {0.635, 1, 0.7449, 1.227, 48, 12}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Any}, {0.6402, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Bits8}, {0.6402, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::BlackwellHbm, E::Any, P::Any}, {0.6597, 1, 0.8144, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Any}, {0.6597, 1, 0.8144, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits16}, {0.6644, 1, 0.85, 1.15, 8, 2}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits8}, {0.6686, 1, 0.6967, 1.15, 7, 2}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits4}, {0.7798, 3.842, 0.7, 1.3, 2, 1}},
};

SpeedCalibration shippedTable()
{
    SpeedCalibration table;
    for (const Line &line : fitted) {
        table.of(line.of) = line.constants;
    }
    for (const Line &line : fittedTraining) {
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

SpeedClass trainingSpeedClass(const Gpu &gpu, const Workload &workload) noexcept
{
    // Pre-training and full fine-tuning are the same work; a 4-bit base is unpacked to 16 bits, then it is LoRA: one class,
    // so that what is computed besides never makes QLoRA the faster one.
    const bool isFourBit = workload.kind == WorkloadKind::Qlora;
    const bool hasAdapters = isFourBit || workload.kind == WorkloadKind::Lora;
    const PrecisionClass precision = isFourBit ? PrecisionClass::Bits16 : precisionClassOf(workload.weights);
    return {SpeedFigure::Training, gpuClassOf(gpu), hasAdapters ? SpeedEngine::TrainingLora : SpeedEngine::TrainingFull, precision};
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
