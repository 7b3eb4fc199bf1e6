// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

struct Storage {
    std::optional<double> read, write; // one drive, B/s
    double drives = 0;
};

Storage storageOf(const Catalogue &catalogue, const Configuration &configuration)
{
    Storage s;
    for (const BomLine &line : configuration.lines) {
        const Drive *drive = line.part.kind == PartKind::Drive && line.quantity > 0 ? catalogue.drive(line.part) : nullptr;
        if (!drive) {
            continue;
        }
        s.drives += std::min(line.quantity, 1000);
        if (drive->read && drive->read->count > 0) {
            s.read = std::max(s.read.value_or(0), drive->read->count);
        }
        if (drive->write && drive->write->count > 0) {
            s.write = std::max(s.write.value_or(0), drive->write->count);
        }
    }
    return s;
}

// The drives of a node at once, striped.
std::optional<double> ofAll(const Storage &storage, const std::optional<double> &one)
{
    return one ? std::optional(*one * storage.drives) : std::nullopt;
}

// One way through PCIe: about 0.8 of 2 GB/s per lane at generation 4, doubling with each generation.
double pcieRate(const GpuSet &gpus)
{
    const int generation = gpus.gpu ? std::clamp(gpus.gpu->pcieGeneration.value_or(4), 1, 7) : 4;
    const int lanes = gpus.gpu ? std::clamp(gpus.gpu->pcieLanes.value_or(16), 1, 16) : 16;
    return 0.8 * 2e9 * std::pow(2.0, generation - 4) * lanes;
}

void storageSpeed(const MemoryInput &in, const Storage &storage, SpeedEvaluation &speed)
{
    const double weights = weightBytes(in.shape, in.workload.weights);
    if (storage.read && weights > 0) {
        // One drive holds the file; several may be striped. Copies to the GPUs of a node go in parallel.
        const double bus = pcieRate(in.gpus) * std::max(1, in.gpus.perNode);
        const double one = weights / std::min(*storage.read, bus);
        const double striped = weights / std::min(*storage.read * std::max(1.0, storage.drives), bus);
        speed.modelLoad = Estimate<Seconds>{Seconds(std::min(striped, one)), Seconds(one * 1.2), Seconds(one * 2.5), Basis::RuleOfThumb, FormulaId::ModelLoad};
    }
    if (!isTraining(in.workload.kind) || !storage.write) {
        return;
    }
    const bool adapters = in.workload.kind == WorkloadKind::Lora || in.workload.kind == WorkloadKind::Qlora;
    // Weights and optimizer states (14 bytes with a master copy, 6 without); adapters alone otherwise, 12 bytes.
    const double bytes = adapters ? 12 * loraParams(in.shape, in.workload.loraRank, in.workload.loraTargets)
                                  : in.shape.total * (in.workload.masterWeights ? 14 : 6);
    const double seconds = bytes / *storage.write;
    speed.checkpoint = around<Seconds>(seconds, 1 / std::max(1.0, storage.drives), 2.0, FormulaId::CheckpointWrite);
}

} // namespace

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

void tokenSpeed(const SpeedInput &in, ModelKind kind, SpeedEvaluation &speed)
{
    if (isTraining(in.memory.workload.kind)) {
        trainingSpeed(in, speed);
    } else if (readsTokens(kind)) {
        inferenceSpeed(in, speed);
    }
}

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
    const Storage storage = storageOf(catalogue, configuration);
    const SpeedInput in{{shapeOf(configuration.model), configuration.workload, result.workload, gpusOf(catalogue, configuration),
                         std::clamp(configuration.nodes, 1, 10'000)},
                        shippedSpeedCalibration(), ofAll(storage, storage.read), ofAll(storage, storage.write)};
    // What does not fit does not run: no speed is shown for it.
    if (result.memory.fits != Fit::No && in.memory.gpus.perNode > 0 && !in.memory.gpus.hasUnknown) {
        tokenSpeed(in, configuration.model.kind, result.speed);
        addServing(in, result);
        if (result.speed.decodePerUser && isSpeedBorrowed(in)) {
            result.assumptions.add(AssumptionCode::SpeedOfOtherCards);
        }
    }
    storageSpeed(in.memory, storage, result.speed);
}

} // namespace configuria
