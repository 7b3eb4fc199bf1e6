// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"
#include "gpuset.h"
#include "shape.h"

// The steps behind evaluateMemory, without findings: pure, cheap (no allocation), callable with other options.
namespace configuria {

// Everything that the memory formulas read.
struct MemoryInput {
    Shape shape;
    Workload workload;
    ResolvedWorkload resolved;
    GpuSet gpus;
    int nodes = 1;
    const MemoryCalibration *calibration = &shippedMemoryCalibration();
};

ResolvedWorkload resolve(const Shape &shape, const Workload &workload, const GpuSet &gpus, int nodes) noexcept;
// Greatest tensor-parallel degree up to limit that divides heads and fits the KV heads.
bool isTensorParallelLegal(const Shape &shape, int degree) noexcept;
int legalTensorParallel(const Shape &shape, int limit) noexcept;

// The format that the method loads: QLoRA turns anything above 4 bits into NF4.
WeightFormat effectiveWeights(const Workload &workload) noexcept;

struct KvNumbers {
    double perRank = 0;      // bytes on the most loaded GPU, state of linear layers and cross cache included
    bool exists = false;     // the model keeps a cache or a state
};
// sequences: of one replica.
KvNumbers kvCache(const MemoryInput &in, double context, double sequences) noexcept;
// Whole model, one sequence, one token: below the window, and past it.
std::optional<Bytes> kvBytesPerToken(const MemoryInput &in, bool pastWindow) noexcept;

MemoryClass buffersClass(const MemoryInput &in) noexcept;

// Training: whole layers that each GPU gathers while it computes; 0 when nothing is shared out.
double gatheredBytes(const MemoryInput &in) noexcept;
// Share of the weights on the most loaded GPU.
double weightsPerGpu(const MemoryInput &in) noexcept;
double sequencesPerReplica(const ResolvedWorkload &resolved, double sequences) noexcept;

// Fills the members but maxContext and maxSequences.
MemoryEvaluation memoryOf(const MemoryInput &in) noexcept;
MemoryEvaluation inferenceMemory(const MemoryInput &in) noexcept;
MemoryEvaluation trainingMemory(const MemoryInput &in) noexcept;
void inferenceLimits(const MemoryInput &in, MemoryEvaluation &memory) noexcept;
void trainingLimits(const MemoryInput &in, MemoryEvaluation &memory) noexcept;
// Greatest value in [0, limit] for which fits() holds; fits() is true below some value and false above.
template <class F>
std::int64_t greatest(std::int64_t limit, F fits) noexcept
{
    std::int64_t low = 0, high = limit;
    while (low < high) {
        const std::int64_t middle = low + (high - low + 1) / 2;
        if (fits(static_cast<double>(middle))) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

// formula x factor of its class, with the band of the class.
inline Estimate<Bytes> calibrated(const MemoryInput &in, MemoryClass c, double value, Basis basis, FormulaId formula) noexcept
{
    const Calibrated &k = in.calibration->of(c);
    const double expected = value * k.factor;
    return {bytesFrom(expected * k.low), bytesFrom(expected), bytesFrom(expected * k.high), basis, formula};
}

inline Estimate<Bytes> bytesEstimate(double value, double lowFactor, double highFactor, Basis basis, FormulaId formula) noexcept
{
    return {bytesFrom(value * lowFactor), bytesFrom(value), bytesFrom(value * highFactor), basis, formula};
}
void sumUp(MemoryPerGpu &perGpu, Basis basis) noexcept;

void addMemoryFindings(const MemoryInput &in, const Configuration &configuration, const Catalogue &catalogue, ConfigurationEvaluation &result) noexcept;

} // namespace configuria
