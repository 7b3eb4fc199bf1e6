// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/nearest.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

// Past this a speed says nothing: a model four times smaller on another card with another engine.
constexpr double farthestSpeed = 6;

double octaves(double a, double b) { return a > 0 && b > 0 ? std::abs(std::log2(a / b)) : 4.0; }
bool isOther(double a, double b) { return octaves(a, b) > std::log2(1.5); }

double tokensOf(const Workload &w)
{
    return isTraining(w.kind) ? static_cast<double>(w.sequenceLength) * w.microBatch : static_cast<double>(w.context.value_or(8192)) * w.sequences;
}

bool sameSoftware(const Workload &a, const Workload &b)
{
    if (isTraining(a.kind)) {
        return a.framework.value_or(TrainingFramework::Transformers) == b.framework.value_or(TrainingFramework::Transformers);
    }
    return a.engine.value_or(InferenceEngine::Vllm) == b.engine.value_or(InferenceEngine::Vllm);
}

// Size counts whole, software and precision as much as a doubling, the length of the sequences a quarter of one.
double memoryDistance(const Comparison &c, const Architecture &theirs, const NearQuestion &asked)
{
    double distance = octaves(static_cast<double>(theirs.totalParams), static_cast<double>(asked.model.totalParams));
    distance += theirs.id == asked.model.id ? 0 : 0.5;
    distance += sameSoftware(c.workload, asked.workload) ? 0 : 1;
    distance += c.workload.weights == asked.workload.weights ? 0 : 1;
    if (c.figure != AccuracyFigure::Weights) {
        distance += 0.25 * octaves(tokensOf(c.workload), tokensOf(asked.workload));
    }
    return distance;
}

// --- speeds: each function gives a share of the distance and says what differs ---

double modelShare(const Architecture &theirs, const Architecture &ours, unsigned &differences)
{
    if (!ours.id.empty() && theirs.id == ours.id) {
        return 0;
    }
    differences |= ModelDiffers;
    const bool isSameShape = theirs.layers && theirs.layers == ours.layers && theirs.hiddenSize == ours.hiddenSize
        && std::abs(static_cast<double>(theirs.activeParams) / std::max(1.0, static_cast<double>(ours.activeParams)) - 1) < 0.01;
    if (isSameShape) {
        return 0.1; // Llama 3 and 3.1 compute the same
    }
    return 0.5 + octaves(static_cast<double>(theirs.activeParams), static_cast<double>(ours.activeParams)); // a token computes with the active ones
}

// Another card counts as a doubling, and what sets its pace as it is: bandwidth to write, FLOP/s to read and to train.
double gpuShare(const std::optional<Gpu> &theirs, const std::optional<Gpu> &ours, AccuracyFigure figure, unsigned &differences)
{
    if (theirs && ours && theirs->info.vendor == ours->info.vendor && theirs->info.model == ours->info.model) {
        return 0;
    }
    differences |= GpuDiffers;
    const bool isComputeBound = figure == AccuracyFigure::PrefillSpeed || figure == AccuracyFigure::TrainingSpeed;
    const auto pace = [isComputeBound](const std::optional<Gpu> &gpu) {
        if (!gpu) {
            return 0.0;
        }
        return isComputeBound ? (gpu->fp16 ? gpu->fp16->count : 0.0) : (gpu->memoryBandwidth ? gpu->memoryBandwidth->count : 0.0);
    };
    return 1 + octaves(pace(theirs), pace(ours));
}

// 16, 8 or 4 bits: one per step. Two formats of the same width are a quarter apart.
double precisionShare(WeightFormat theirs, WeightFormat ours, unsigned &differences)
{
    const auto step = [](WeightFormat f) { return static_cast<int>(precisionClassOf(f)); };
    const bool isHalf = (theirs == WeightFormat::Bf16 || theirs == WeightFormat::Fp16) && (ours == WeightFormat::Bf16 || ours == WeightFormat::Fp16);
    if (theirs == ours || isHalf) {
        return 0;
    }
    differences |= PrecisionDiffers;
    return step(theirs) == step(ours) ? 0.25 : std::abs(step(theirs) - step(ours));
}

double lengthShare(const Workload &theirs, const Workload &ours, AccuracyFigure figure, unsigned &differences)
{
    struct Length {
        double theirs, ours;
    };
    const auto prompt = [](const Workload &w) { return static_cast<double>(w.promptTokens.value_or(1)); };
    const auto answer = [](const Workload &w) { return static_cast<double>(w.answerTokens.value_or(1)); };
    std::vector<Length> lengths;
    switch (figure) {
    case AccuracyFigure::PrefillSpeed: lengths = {{prompt(theirs), prompt(ours)}}; break;
    case AccuracyFigure::DecodeSpeed: lengths = {{prompt(theirs) + answer(theirs), prompt(ours) + answer(ours)}}; break;
    case AccuracyFigure::TrainingSpeed:
        lengths = {{static_cast<double>(theirs.sequenceLength), static_cast<double>(ours.sequenceLength)},
                   {static_cast<double>(theirs.microBatch), static_cast<double>(ours.microBatch)}};
        break;
    default: lengths = {{prompt(theirs), prompt(ours)}, {answer(theirs), answer(ours)}}; break;
    }
    double share = 0;
    for (const Length &length : lengths) {
        differences |= isOther(length.theirs, length.ours) ? LengthsDiffer : 0U;
        share += 0.25 * octaves(length.theirs, length.ours);
    }
    return share;
}

// Size of the model 1 per doubling (another model: 0.5 more, of the same shape: 0.1 alone); another GPU 1, and 1 per doubling of
// its pace; GPUs and users 0.5 per doubling; other software 1; precision 1 per halving of the bits; lengths 0.25 per doubling; LoRA for QLoRA 0.5.
double speedDistance(const MappedRun &run, const Comparison &c, const NearQuestion &asked, unsigned &differences)
{
    const Workload &theirs = c.workload, &ours = asked.workload;
    const int gpus = c.gpusPerNode * c.nodes;
    double distance = modelShare(*run.model, asked.model, differences) + gpuShare(run.gpu, asked.gpu, c.figure, differences)
        + precisionShare(theirs.weights, ours.weights, differences) + lengthShare(theirs, ours, c.figure, differences) + 0.5 * octaves(gpus, asked.gpus);
    differences |= gpus != asked.gpus ? GpuCountDiffers : 0U;
    if (!sameSoftware(theirs, ours)) {
        differences |= SoftwareDiffers;
        distance += 1;
    }
    if (theirs.kind != ours.kind) {
        differences |= MethodDiffers;
        distance += 0.5;
    }
    if (!isTraining(ours.kind) && c.figure != AccuracyFigure::PrefillSpeed) { // prompts are read one after the other
        differences |= isOther(theirs.sequences, ours.sequences) ? UsersDiffer : 0U;
        distance += 0.5 * octaves(theirs.sequences, ours.sequences);
    }
    return distance;
}

// Full fine-tuning and pre-training are the same computation, so nearly are LoRA and QLoRA.
bool isSameWork(WorkloadKind theirs, WorkloadKind ours, bool isOfSpeed)
{
    const auto hasAdapters = [](WorkloadKind k) { return k == WorkloadKind::Lora || k == WorkloadKind::Qlora; };
    if (!isTraining(ours) || !isTraining(theirs)) {
        return isTraining(ours) == isTraining(theirs);
    }
    return theirs == ours || (isOfSpeed && hasAdapters(theirs) == hasAdapters(ours));
}

bool isOfFigure(const Comparison &c, AccuracyFigure figure)
{
    return c.figure == figure || (figure == AccuracyFigure::Throughput && c.figure == AccuracyFigure::DecodeSpeed);
}

// SGLang's only runs stand apart since one publication on one card cannot be cross-validated; what it measured holds.
bool isFaulty(const Comparison &c) { return c.isApart && !(c.speedClass && c.speedClass->engine == SpeedEngine::Sglang); }

bool isAlike(const NearRun &a, const NearRun &b, bool isOfSpeed)
{
    if (a.run->title != b.run->title || a.comparison->group != b.comparison->group) {
        return false;
    }
    const auto gpus = [](const NearRun &n) { return n.comparison->gpusPerNode * n.comparison->nodes; };
    return !isOfSpeed || (a.run->gpuName == b.run->gpuName && gpus(a) == gpus(b));
}

} // namespace

std::vector<NearRun> nearestRuns(const std::vector<MappedRun> &runs, AccuracyFigure figure, const NearQuestion &question, int count)
{
    const bool isOfSpeed = isSpeed(figure);
    std::vector<NearRun> near;
    for (const MappedRun &run : runs) {
        if (!run.doubt.isEmpty() || !run.model) {
            continue;
        }
        for (const Comparison &c : run.comparisons) {
            if (!isOfFigure(c, figure) || isFaulty(c) || !isSameWork(c.workload.kind, question.workload.kind, isOfSpeed)) {
                continue;
            }
            const double ratio = static_cast<double>(run.model->totalParams) / static_cast<double>(std::max<std::int64_t>(1, question.model.totalParams));
            NearRun candidate{&run, &c, ratio, run.model->id == question.model.id, 0, 0};
            candidate.distance = isOfSpeed ? speedDistance(run, c, question, candidate.differences) : memoryDistance(c, *run.model, question);
            if (!isOfSpeed || candidate.distance <= farthestSpeed) {
                near.push_back(candidate);
            }
        }
    }
    std::stable_sort(near.begin(), near.end(), [](const NearRun &a, const NearRun &b) { return a.distance < b.distance; });
    std::vector<NearRun> chosen;
    for (const NearRun &candidate : near) {
        const bool isKnown = std::any_of(chosen.begin(), chosen.end(), [&](const NearRun &c) { return isAlike(c, candidate, isOfSpeed); });
        if (!isKnown && static_cast<int>(chosen.size()) < count) {
            chosen.push_back(candidate);
        }
    }
    return chosen;
}

} // namespace configuria
