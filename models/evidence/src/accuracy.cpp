// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/accuracy.h"

#include <QHash>

#include <algorithm>
#include <cmath>

#include "calibrationfit.h"
#include "engine/evaluation.h"
#include "mapping.h"
#include "powerfit.h"
#include "speedfit.h"
#include "statistics.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Score {
    const MappedRun *run = nullptr;
    const Comparison *comparison = nullptr;
    double errorPercent = 0; // predicted against measured
    bool isCovered = false;
};

Score scoreOf(const MappedRun &run, const Comparison &comparison, const MemoryCalibration &calibration)
{
    const Prediction p = predict(run, comparison, calibration);
    // A printed figure of three digits covers half its last digit: 0.1 % is never held against a band.
    return {&run, &comparison, 100 * (p.expected / comparison.measured - 1), comparison.measured <= p.high * 1.001};
}

Score scoreOf(const MappedRun &run, const Comparison &comparison, const SpeedCalibration &calibration)
{
    const Prediction p = predictSpeed(run, comparison, calibration);
    return {&run, &comparison, 100 * (p.expected / comparison.measured - 1), p.low <= comparison.measured && comparison.measured <= p.high};
}

Score scoreOf(const MappedRun &run, const Comparison &comparison, const PowerCalibration &calibration)
{
    const Prediction p = predictPower(comparison, calibration);
    return {&run, &comparison, 100 * (p.expected / comparison.measured - 1), p.low <= comparison.measured && comparison.measured <= p.high};
}

AccuracyTable tableOf(const std::vector<Score> &scores, AccuracyFigure figure, const QString &group, bool heldOut, bool isApart)
{
    AccuracyTable table;
    table.figure = figure;
    table.group = group;
    table.heldOut = heldOut;
    table.isApart = isApart;
    table.rows = static_cast<int>(scores.size());
    std::vector<double> errors, signedErrors;
    int covered = 0;
    for (const Score &score : scores) {
        errors.push_back(std::abs(score.errorPercent));
        signedErrors.push_back(score.errorPercent);
        covered += score.isCovered ? 1 : 0;
        if (std::abs(score.errorPercent) >= std::abs(table.worstPercent)) {
            table.worstPercent = score.errorPercent;
            table.worstId = score.run->id;
        }
    }
    table.medianPercent = quantile(errors, 0.5);
    table.p90Percent = quantile(errors, 0.9);
    table.biasPercent = quantile(signedErrors, 0.5);
    table.coveragePercent = scores.empty() ? 0 : 100.0 * covered / static_cast<double>(scores.size());
    return table;
}

void addTables(const std::vector<Score> &scores, bool heldOut, std::vector<AccuracyTable> &tables)
{
    for (const bool isApart : {false, true}) {
        for (const AccuracyFigure figure : {AccuracyFigure::Weights, AccuracyFigure::KvCache, AccuracyFigure::Buffers, AccuracyFigure::Total,
                                            AccuracyFigure::TrainingPeak, AccuracyFigure::DecodeSpeed, AccuracyFigure::PrefillSpeed,
                                            AccuracyFigure::Throughput, AccuracyFigure::TrainingSpeed,
                                            AccuracyFigure::SystemPower, AccuracyFigure::GpuPower, AccuracyFigure::IdlePower}) {
            std::vector<Score> all;
            QStringList groups;
            for (const Score &score : scores) {
                if (score.comparison->figure == figure && (score.comparison->isApart || !score.run->doubt.isEmpty()) == isApart) {
                    all.push_back(score);
                    if (!groups.contains(score.comparison->group)) {
                        groups.append(score.comparison->group);
                    }
                }
            }
            if (all.empty()) {
                continue;
            }
            groups.sort();
            if (!isApart) {
                tables.push_back(tableOf(all, figure, {}, heldOut, false));
            }
            for (const QString &group : groups) {
                std::vector<Score> some;
                std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&](const Score &s) { return s.comparison->group == group; });
                tables.push_back(tableOf(some, figure, group, heldOut, isApart));
            }
        }
    }
}

} // namespace

std::vector<MappedRun> mapRuns(const Catalogue &catalogue, const MeasuredRuns &runs)
{
    const ModelNames models(catalogue);
    const GpuNames gpus(catalogue);
    const SoftwareDefaults defaults;
    std::vector<MappedRun> mapped;
    for (const MeasuredRow &row : runs.inferenceMemory) {
        mapped.push_back(mapInferenceRow(row, models, defaults));
    }
    for (const MeasuredRow &row : runs.trainingMemory) {
        mapped.push_back(mapTrainingRow(row, models, defaults));
    }
    for (const MeasuredRow &row : runs.inferenceSpeed) {
        mapped.push_back(mapInferenceSpeedRow(row, models, gpus, defaults));
    }
    for (const MeasuredRow &row : runs.trainingSpeed) {
        mapped.push_back(mapTrainingSpeedRow(row, models, gpus, defaults));
    }
    for (const MeasuredRow &row : runs.power) {
        mapped.push_back(mapPowerRow(row, models, gpus, catalogue));
    }
    return mapped;
}

Prediction predict(const MappedRun &run, const Comparison &c, const MemoryCalibration &calibration)
{
    const MemoryEvaluation m = estimateMemory({run.model.value_or(Architecture{}), c.workload, c.gpusPerNode, c.nodes, std::nullopt}, calibration);
    Prediction p;
    const auto add = [&](unsigned term, const std::optional<Estimate<Bytes>> &part) {
        if ((c.terms & term) != 0 && part) {
            p.low += static_cast<double>(part->low.count);
            p.expected += static_cast<double>(part->expected.count);
            p.high += static_cast<double>(part->high.count);
        }
    };
    add(WeightsTerm, m.perGpu.weights);
    add(KvCacheTerm, m.perGpu.kvCache);
    add(ActivationsTerm, m.perGpu.activations);
    add(ContextTerm, m.perGpu.overhead);
    if ((c.terms & (PeakAllocated | PeakReserved | PeakDevice)) != 0 && m.perGpu.total) {
        const Estimate<Bytes> &total = *m.perGpu.total;
        const double whole = static_cast<double>(total.expected.count);
        const double seen = (c.terms & PeakAllocated) != 0 ? static_cast<double>(m.perGpu.allocated.count)
            : (c.terms & PeakReserved) != 0                ? static_cast<double>(m.perGpu.reserved.count)
                                                           : whole;
        const double share = whole > 0 ? seen / whole : 0; // the band of the whole, in proportion
        p = {static_cast<double>(total.low.count) * share, seen, static_cast<double>(total.high.count) * share};
    }
    return {p.low * c.devices, p.expected * c.devices, p.high * c.devices};
}

namespace {

SpeedEvaluation speedOf(const MappedRun &run, const Comparison &c, const SpeedCalibration &calibration)
{
    return estimateSpeed({run.model.value_or(Architecture{}), c.workload, run.gpu.value_or(Gpu{}), c.gpusPerNode, c.nodes}, calibration);
}

double outputOf(const SpeedEvaluation &s) { return s.output ? s.output->expected.count : 0; }

// Requests that arrive at random wait for the prompts before them: a queue with one server of constant service time S has a
// mean wait of S r / (2 (1 - r)) at load r (Pollaczek-Khinchine), with an exponential tail (Kingman): the wait of 99 % is
// ln(100) times as long. It must leave the time of the own prompt within the limit.
double loadWithin(const ServiceLimits &limits, double ownPrompt, double service)
{
    const double wait = std::max(0.1 * limits.firstToken, limits.firstToken - ownPrompt);
    const double ratio = 2 * wait / (std::log(100.0) * std::max(1e-9, service));
    return ratio / (1 + ratio);
}

// The output of a server that keeps its limits: as many sequences as leave each its tokens in time, loaded as the queue allows.
SpeedEvaluation limitedSpeed(const MappedRun &run, const Comparison &c, const SpeedCalibration &calibration)
{
    Comparison asked = c;
    SpeedEvaluation s = speedOf(run, asked, calibration);
    int low = 0, high = asked.workload.sequences;
    const auto isSlow = [&] { return asked.workload.sequences > outputOf(s) * c.limits->perToken; };
    if (isSlow()) {
        while (low + 1 < high) {
            asked.workload.sequences = low + (high - low) / 2;
            s = speedOf(run, asked, calibration);
            (isSlow() ? high : low) = asked.workload.sequences;
        }
        asked.workload.sequences = std::max(1, low);
        s = speedOf(run, asked, calibration);
    }
    if (s.output && s.prefill && s.decodePerUser) {
        const double replicas = std::max(1, c.gpusPerNode / std::max(1, c.workload.tensorParallel.value_or(1) * c.workload.pipelineParallel.value_or(1)));
        const double service = c.workload.answerTokens.value_or(1) * replicas / std::max(1e-9, outputOf(s));
        const double ownPrompt = c.workload.promptTokens.value_or(1) / std::max(1e-9, s.prefill->expected.count) + 1 / std::max(1e-9, s.decodePerUser->expected.count);
        const double load = loadWithin(*c.limits, ownPrompt, service);
        s.output = Estimate<TokensPerSecond>{TokensPerSecond(s.output->low.count * load), TokensPerSecond(s.output->expected.count * load),
                                             TokensPerSecond(s.output->high.count * load), s.output->basis, s.output->formula};
    }
    return s;
}

} // namespace

Prediction predictSpeed(const MappedRun &run, const Comparison &c, const SpeedCalibration &calibration)
{
    const SpeedEvaluation s = c.limits ? limitedSpeed(run, c, calibration) : speedOf(run, c, calibration);
    const std::optional<Estimate<TokensPerSecond>> &speed = c.figure == AccuracyFigure::DecodeSpeed ? s.decodePerUser
        : c.figure == AccuracyFigure::PrefillSpeed                                                  ? s.prefill
        : c.figure == AccuracyFigure::Throughput                                                    ? s.output
                                                                                                    : s.trainingPerGpu;
    return speed ? Prediction{speed->low.count, speed->expected.count, speed->high.count} : Prediction{};
}

Prediction predictPower(const Comparison &c, const PowerCalibration &calibration)
{
    const std::optional<PowerEstimate> e = c.power ? estimatePower(*c.power, calibration) : std::nullopt;
    if (!e) {
        return {};
    }
    const Estimate<Watts> &watts = c.figure == AccuracyFigure::GpuPower ? e->gpu : c.figure == AccuracyFigure::IdlePower ? e->idle : e->busy;
    return {watts.low.count * c.devices, watts.expected.count * c.devices, watts.high.count * c.devices};
}

MeasuredKind kindOf(AccuracyFigure figure)
{
    switch (figure) {
    case AccuracyFigure::Weights:
    case AccuracyFigure::KvCache:
    case AccuracyFigure::Buffers:
    case AccuracyFigure::Total: return MeasuredKind::InferenceMemory;
    case AccuracyFigure::TrainingPeak: return MeasuredKind::TrainingMemory;
    case AccuracyFigure::DecodeSpeed:
    case AccuracyFigure::PrefillSpeed:
    case AccuracyFigure::Throughput: return MeasuredKind::InferenceSpeed;
    case AccuracyFigure::TrainingSpeed: return MeasuredKind::TrainingSpeed;
    case AccuracyFigure::SystemPower:
    case AccuracyFigure::GpuPower:
    case AccuracyFigure::IdlePower: return MeasuredKind::Power;
    }
    return MeasuredKind::InferenceMemory;
}

namespace {

// Held-out fits, each computed once.
struct Folds {
    const CalibrationSamples memory;
    const SpeedSamples speed;
    const PowerSamples power;
    QHash<QString, MemoryCalibration> memoryWithout;
    QHash<QString, SpeedCalibration> speedWithout;
    QHash<QString, PowerCalibration> powerWithout;

    Score score(const MappedRun &run, const Comparison &comparison)
    {
        if (isPower(comparison.figure)) {
            if (!powerWithout.contains(run.heldOutWith)) {
                powerWithout.insert(run.heldOutWith, power.fit(run.heldOutWith));
            }
            return scoreOf(run, comparison, powerWithout[run.heldOutWith]);
        }
        if (isSpeed(comparison.figure)) {
            const QString key = speedGroup(run);
            if (!speedWithout.contains(key)) {
                speedWithout.insert(key, speed.fit(&run));
            }
            return scoreOf(run, comparison, speedWithout[key]);
        }
        const QString key = run.source + u'\n' + run.title;
        if (!memoryWithout.contains(key)) {
            memoryWithout.insert(key, memory.fit(&run));
        }
        return scoreOf(run, comparison, memoryWithout[key]);
    }
};

} // namespace

AccuracyReport accuracyOf(const std::vector<MappedRun> &runs, const MemoryCalibration &shipped, const SpeedCalibration &shippedSpeed, const std::vector<MappedRun> &known)
{
    std::vector<MappedRun> all = runs;
    std::copy_if(known.begin(), known.end(), std::back_inserter(all), [&runs](const MappedRun &k) {
        return std::none_of(runs.begin(), runs.end(), [&k](const MappedRun &r) { return r.id == k.id; });
    });
    AccuracyReport report;
    std::vector<Score> inSample, heldOut;
    Folds folds{CalibrationSamples(all), SpeedSamples(all), PowerSamples(all), {}, {}, {}};
    for (const MappedRun &run : runs) {
        ++report.rows[static_cast<std::size_t>(run.kind)];
        if (!run.unusable.isEmpty()) {
            report.unusable.push_back({run.kind, run.id, run.unusable, false});
        } else if (!run.doubt.isEmpty()) {
            report.unusable.push_back({run.kind, run.id, run.doubt, true});
        }
        for (const Comparison &comparison : run.comparisons) {
            inSample.push_back(isPower(comparison.figure)   ? scoreOf(run, comparison, shippedPowerCalibration())
                               : isSpeed(comparison.figure) ? scoreOf(run, comparison, shippedSpeed)
                                                            : scoreOf(run, comparison, shipped));
            heldOut.push_back(folds.score(run, comparison));
        }
    }
    addTables(inSample, false, report.tables);
    addTables(heldOut, true, report.tables);
    for (AccuracyTable &table : report.tables) {
        const MeasuredKind kind = kindOf(table.figure);
        table.unusable = !table.group.isEmpty() ? 0
            : static_cast<int>(std::count_if(report.unusable.begin(), report.unusable.end(), [kind](const UnusableRun &u) { return u.kind == kind && !u.isDoubt; }));
    }
    return report;
}

} // namespace configuria
