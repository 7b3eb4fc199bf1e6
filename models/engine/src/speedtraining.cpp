// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

constexpr double tera = 1e12;

// Model FLOPs utilisation of full fine-tuning with full checkpointing, dense models: llm-foundry, fms-fsdp, torchtitan,
// Megatron, NeMo and fms-acceleration tables.
double baseMfu(const Gpu &gpu, double peak)
{
    if (gpu.memoryTechnology != MemoryTechnology::Hbm) {
        return isGeForceRate(gpu) ? 0.38 : 0.25; // 3090 and 4090: 35-41 % of their halved rate; L40S 25-30 %
    }
    if (gpu.stack != SoftwareStack::Cuda) {
        return 0.32;
    }
    if (peak < 400 * tera) {
        return 0.50; // A100: 47-58
    }
    return peak < 1500 * tera ? 0.38 : 0.33; // H100 and H200: 29-47; B200 less of a higher peak
}

double mfuOf(const MemoryInput &in, double peak)
{
    const Workload &w = in.workload;
    double mfu = baseMfu(*in.gpus.gpu, peak);
    const bool adapters = w.kind == WorkloadKind::Lora || w.kind == WorkloadKind::Qlora;
    mfu *= adapters ? 0.75 : 1.0;                             // fms-acceleration: 29-43 beside 37-56
    mfu *= w.checkpointing == Checkpointing::None ? 1.15 : (w.checkpointing == Checkpointing::Selective ? 1.08 : 1.0);
    mfu *= w.loss != LossImplementation::Eager && !adapters ? 1.05 : 1.0;
    mfu *= in.shape.experts > 0 ? 0.45 : 1.0;                 // 2 to 3 times below dense models
    mfu *= in.shape.active < 2e9 ? 0.85 : 1.0;
    mfu *= in.resolved.tensorParallel > 4 ? 0.8 : 1.0;        // TP8 instead of TP4: -28 % on 70B
    mfu *= w.offload == Offload::Optimizer ? 0.46 : (w.offload == Offload::Parameters ? 0.21 : 1.0); // DeepSpeed 7B and Falcon 7B
    mfu *= w.flashAttention ? 1.0 : 0.75;
    const double ranks = std::max(1, in.resolved.gpus);
    mfu *= ranks > 8 ? std::max(0.7, 1 - 0.015 * std::log2(ranks / 8)) : 1.0; // 8 to 512 GPUs: -9 %
    return std::clamp(mfu, 0.01, 0.75);
}

// FLOP per token: forward 2, backward 4 (2 when the base is frozen) per weight, and causal attention.
double trainingFlops(const MemoryInput &in)
{
    const Shape &s = in.shape;
    const bool adapters = in.workload.kind == WorkloadKind::Lora || in.workload.kind == WorkloadKind::Qlora;
    const double perWeight = adapters ? 4 : 6;
    const double layers = s.cachedLayers() > 0 ? s.cachedLayers() : s.layers;
    return perWeight * s.active + perWeight * layers * std::max(s.attentionWidth(), 1.0) * static_cast<double>(in.resolved.context);
}

} // namespace

void trainingSpeed(const SpeedInput &input, SpeedEvaluation &speed) noexcept
{
    const MemoryInput &in = input.memory;
    const auto peak = in.gpus.gpu ? peak16(*in.gpus.gpu) : std::nullopt;
    if (!peak || in.shape.active <= 0) {
        return;
    }
    const double mfu = mfuOf(in, *peak);
    const double rate = mfu * *peak / std::max(1.0, trainingFlops(in));
    speed.mfu = around<Fraction>(mfu, 0.7, 1.3, FormulaId::ModelFlopsUtilisation);
    speed.trainingPerGpu = around<TokensPerSecond>(rate, 0.7, 1.3, FormulaId::TrainingThroughput);
    if (in.workload.trainingTokens && in.workload.trainingTokens->count > 0) {
        const double seconds = static_cast<double>(in.workload.trainingTokens->count) / (rate * std::max(1, in.resolved.gpus));
        speed.timeToTrain = around<Seconds>(seconds, 1 / 1.3, 1 / 0.7, FormulaId::TimeToTrain);
    }
}

} // namespace configuria
