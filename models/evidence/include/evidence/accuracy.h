// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

#include "engine/averagepower.h"
#include "engine/calibration.h"
#include "engine/speedcalibration.h"
#include "engine/catalogue.h"
#include "engine/workload.h"
#include "evidence/measured.h"

namespace configuria {

enum class AccuracyFigure : std::uint8_t { Weights, KvCache, Buffers, Total, TrainingPeak, DecodeSpeed, PrefillSpeed, Throughput, TrainingSpeed,
                                           SystemPower, GpuPower, IdlePower };
constexpr bool isSpeed(AccuracyFigure f) { return f >= AccuracyFigure::DecodeSpeed && f <= AccuracyFigure::TrainingSpeed; }
constexpr bool isPower(AccuracyFigure f) { return f >= AccuracyFigure::SystemPower; }
MeasuredKind kindOf(AccuracyFigure figure);

// Terms of the memory of one GPU that a measured number holds, to be added up.
enum MeasuredTerm : unsigned {
    WeightsTerm = 1, KvCacheTerm = 2, ActivationsTerm = 4,
    ContextTerm = 8,    // CUDA or ROCm context, graphs, collectives: seen by nvidia-smi, not by the allocator
    PeakAllocated = 16, // training: what torch.cuda.max_memory_allocated prints
    PeakReserved = 32,  // training: max_memory_reserved
    PeakDevice = 64,    // training: nvidia-smi
};

// What 99 of 100 requests that arrive at random must get, in seconds (MLPerf's server and interactive scenarios).
struct ServiceLimits {
    double firstToken = 0;
    double perToken = 0;
};

// One measured number of a run, and what must be evaluated to predict it.
struct Comparison {
    AccuracyFigure figure = AccuracyFigure::Total;
    std::optional<MemoryClass> memoryClass; // absent: a sum of terms of several classes, nothing is fitted on it
    std::optional<SpeedClass> speedClass;   // of a speed; absent: nothing is fitted on it
    QString group;          // engine and format, or framework and method: a line of the table
    Workload workload;
    int gpusPerNode = 1;
    int nodes = 1;
    unsigned terms = 0;
    double devices = 1;     // measured over that many GPUs
    double measured = 0;    // bytes; a speed: tokens/s, of one GPU in training; a power: watts of one node, or of the GPUs together
    std::optional<PowerQuestion> power; // of a power
    std::optional<ServiceLimits> limits; // of a throughput: it was measured while it kept them
    bool assumesUsers = false; // the run does not say how many sequences it held at once: as many as fit
    bool isApart = false;   // reported, never counted nor fitted: the label of the row is known to lie
};

// A row of a measured file in our terms. Unusable: no comparison, and the reason.
struct MappedRun {
    MeasuredKind kind = MeasuredKind::InferenceMemory;
    QString id, source, title; // title: what a person calls the run
    QString url;            // where it was published, when the source is no address itself
    std::optional<Architecture> model;
    std::optional<Gpu> gpu; // of a speed
    QString gpuName;        // as the row writes it
    QString heldOutWith;    // of a power: machine, or model on GPUs; its runs err together
    std::vector<Comparison> comparisons;
    QString unusable;
    QString doubt; // physically doubtful: listed with this reason, not fitted
};

// Maps every row with the library's models. Total: any row gives a mapped run.
std::vector<MappedRun> mapRuns(const Catalogue &catalogue, const MeasuredRuns &runs);

struct Prediction {
    double low = 0, expected = 0, high = 0; // bytes, tokens/s or watts
};
Prediction predict(const MappedRun &run, const Comparison &comparison, const MemoryCalibration &calibration);
Prediction predictSpeed(const MappedRun &run, const Comparison &comparison, const SpeedCalibration &calibration);
Prediction predictPower(const Comparison &comparison, const PowerCalibration &calibration);

// Fits factors and bands; each source weighs the same. Without the source of heldOut (nullptr: on all); a class that has
// one source alone leaves out the runs of the same model instead.
MemoryCalibration fitCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut = nullptr);
// Fits efficiency, overhead and band of every class and of the families above; each (source, GPU) pair weighs the same.
// Without all the runs of heldOut's source on its GPU.
SpeedCalibration fitSpeedCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut = nullptr);
// Fits shares, servers and bands of power. Without the runs of heldOut's machine, or of its model.
PowerCalibration fitPowerCalibration(const std::vector<MappedRun> &runs, const MappedRun *heldOut = nullptr);

struct AccuracyTable {
    AccuracyFigure figure = AccuracyFigure::Total;
    QString group;          // empty: all groups of the figure
    bool heldOut = false;   // each source predicted with what the others gave
    bool isApart = false;
    int rows = 0;
    int unusable = 0;       // rows of the kind that gave no comparison (in the tables of all groups)
    double medianPercent = 0, p90Percent = 0; // of the absolute error
    double worstPercent = 0;                  // with its sign: above 0, we say more than was measured
    double biasPercent = 0;                   // median of the signed error
    double coveragePercent = 0;               // measured at or under the high bound; a speed or a power: between both bounds
    QString worstId;
};

struct UnusableRun {
    MeasuredKind kind = MeasuredKind::InferenceMemory;
    QString id, reason;
    bool isDoubt = false;
};

struct AccuracyReport {
    std::array<int, measuredKindCount> rows{}; // by MeasuredKind
    std::vector<AccuracyTable> tables;
    std::vector<UnusableRun> unusable;
};

// known: other runs that the held-out constants may be fitted on; those with an id of `runs` are left aside.
AccuracyReport accuracyOf(const std::vector<MappedRun> &runs, const MemoryCalibration &shipped, const SpeedCalibration &shippedSpeed = shippedSpeedCalibration(),
                          const std::vector<MappedRun> &known = {});

} // namespace configuria
