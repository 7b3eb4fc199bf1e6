// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "links.h"
#include "movesmodel.h"
#include "speedmodel.h"

#include <algorithm>

namespace configuria {

std::optional<double> positive(const std::optional<FlopsPerSecond> &value) noexcept
{
    return value && value->count > 0 ? std::optional(value->count) : std::nullopt;
}

std::optional<double> peak16(const Gpu &gpu) noexcept
{
    const auto bf16 = positive(gpu.bf16);
    return bf16 ? bf16 : positive(gpu.fp16);
}

bool isGeForceRate(const Gpu &gpu) noexcept
{
    const auto fp32 = positive(gpu.fp32);
    const auto half = peak16(gpu);
    return gpu.memoryTechnology == MemoryTechnology::Gddr && fp32 && half && *half / *fp32 < 2.6;
}

namespace {

// A diffusion or vision model has no tokens to time.
bool readsTokens(ModelKind kind) { return kind != ModelKind::Diffusion && kind != ModelKind::Vision; }

} // namespace

void tokenSpeed(const SpeedInput &in, ModelKind kind, SpeedEvaluation &speed) noexcept
{
    if (isTraining(in.memory.workload.kind)) {
        trainingSpeed(in, speed);
    } else if (readsTokens(kind)) {
        inferenceSpeed(in, speed);
    }
}

SpeedInput speedInputOf(const Catalogue &catalogue, const Configuration &configuration, const ResolvedWorkload &resolved, const GpuSet &gpus) noexcept
{
    const DriveRates drives = driveRatesOf(catalogue, configuration);
    const auto known = [](double rate) { return rate > 0 ? std::optional(rate) : std::nullopt; };
    return {{shapeOf(configuration.model), configuration.workload, resolved, gpus, std::clamp(configuration.nodes, 1, 10'000)},
            shippedSpeedCalibration(), known(drives.allReads), known(drives.allWrites), networkPerGpu(catalogue, configuration, gpus)};
}

namespace {

// The users at the targets; and the gains that rest on what the user said of the traffic, which no run measured.
void addServing(const SpeedInput &in, ConfigurationEvaluation &result)
{
    SpeedEvaluation &speed = result.speed;
    if (!speed.decodePerUser) {
        return;
    }
    if (result.memory.maxSequences) {
        speed.usersAtTarget = usersAtTarget(in, *result.memory.maxSequences);
    }
    const Workload &w = in.memory.workload;
    if (w.serving.prefixHits.count > 0) {
        result.assumptions.add(AssumptionCode::PrefixesCached, {std::min(w.serving.prefixHits.count, 0.99), Unit::Fraction});
    }
    if (w.serving.draftTokens > 0) {
        result.assumptions.add(AssumptionCode::SpeculativeDecoding, {tokensPerVerification(w), Unit::Tokens});
        speed.decodePerUser->basis = speed.timePerOutputToken->basis = Basis::RuleOfThumb;
    }
    const bool isGuessed = w.serving.prefixHits.count > 0 || w.serving.draftTokens > 0;
    if (isGuessed && speed.output && speed.timeToFirstToken) {
        speed.output->basis = speed.timeToFirstToken->basis = Basis::RuleOfThumb;
    }
}

} // namespace

SpeedEvaluation estimateSpeed(const SpeedQuestion &question, const SpeedCalibration &calibration) noexcept
{
    SpeedEvaluation speed;
    SpeedInput in{{shapeOf(question.model), question.workload, {}, gpusOf(question.gpu, question.gpusPerNode), std::clamp(question.nodes, 1, 10'000)},
                  calibration};
    in.memory.resolved = resolve(in.memory.shape, in.memory.workload, in.memory.gpus, in.memory.nodes);
    if (in.memory.gpus.perNode > 0) {
        tokenSpeed(in, question.model.kind, speed);
    }
    return speed;
}

void evaluateSpeed(const Catalogue &catalogue, const Project &, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    const SpeedInput in = speedInputOf(catalogue, configuration, result.workload, gpusOf(catalogue, configuration));
    // What does not fit does not run: no speed is shown for it.
    if (result.memory.fits != Fit::No && in.memory.gpus.perNode > 0 && !in.memory.gpus.hasUnknown) {
        tokenSpeed(in, configuration.model.kind, result.speed);
        addServing(in, result);
        if (result.speed.decodePerUser && isSpeedBorrowed(in)) {
            result.assumptions.add(AssumptionCode::SpeedOfOtherCards);
        }
        if (result.speed.trainingPerGpu && in.memory.nodes > 1 && !in.network) {
            result.assumptions.add(AssumptionCode::NetworkRateAssumed, {8 * networkOfClass(*in.memory.gpus.gpu), Unit::BitsPerSecond});
        }
    }
    if (const std::optional<ModelLoad> load = modelLoadOf(in.memory, catalogue, configuration)) {
        result.speed.modelLoad = load->time;
    }
    if (const std::optional<CheckpointWrite> checkpoint = checkpointOf(in.memory, catalogue, configuration)) {
        result.speed.checkpoint = checkpoint->time;
    }
}

} // namespace configuria
