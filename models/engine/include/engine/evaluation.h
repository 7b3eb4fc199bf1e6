// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/calibration.h"
#include "engine/costcodes.h"
#include "engine/estimate.h"
#include "engine/finding.h"
#include "engine/project.h"
#include "engine/speedcalibration.h"

#include <array>
#include <optional>
#include <vector>

namespace configuria {

// Everything "automatic" replaced by what is used.
struct ResolvedWorkload {
    InferenceEngine engine = InferenceEngine::Vllm;
    TrainingFramework framework = TrainingFramework::Transformers;
    std::int64_t context = 8192;      // inference: tokens per sequence; training: sequence length
    int promptTokens = 0, answerTokens = 0;
    int batchedTokens = 8192, microBatchTokens = 512;
    double utilisation = 0.9;
    int zeroStage = 0;
    int tensorParallel = 1, pipelineParallel = 1, dataParallel = 1, expertParallel = 1, contextParallel = 1;
    int gpusPerNode = 0, gpus = 0;    // gpus: all nodes
    bool tensorParallelLegal = true;
};

// Bytes on the most loaded GPU. An absent member does not exist for the workload (no KV cache, no gradients).
struct MemoryPerGpu {
    std::optional<Estimate<Bytes>> weights;
    std::optional<Estimate<Bytes>> kvCache; // fixed state of linear layers and cross-attention cache included; a pure SSM has its state here
    std::optional<Estimate<Bytes>> activations;
    std::optional<Estimate<Bytes>> gradients;
    std::optional<Estimate<Bytes>> optimizer;
    std::optional<Estimate<Bytes>> overhead;
    std::optional<Estimate<Bytes>> total;   // what the workload needs at its peak
    // Training: what of the members above does not exist at the same moment (gradients are produced while activations
    // are given back). total = sum of the members - overlap.
    Bytes overlap;

    // Parts of the peak that only some tools see, in training: expected bytes.
    Bytes allocated;  // torch.cuda.max_memory_allocated
    Bytes reserved;   // max_memory_reserved: with what the caching allocator keeps
                      // total = nvidia-smi: with the CUDA context and the buffers of the collectives

    // What a stacked chart draws, so that its parts add up to the total.
    std::optional<Estimate<Bytes>> activationsAtPeak() const noexcept
    {
        std::optional<Estimate<Bytes>> atPeak = activations;
        if (atPeak) {
            for (Bytes *value : {&atPeak->low, &atPeak->expected, &atPeak->high}) {
                *value = *value > overlap ? *value - overlap : Bytes(0);
            }
        }
        return atPeak;
    }
};

// Against the limit L: No when the expected need is above L; Tight when only the high end of the band is (it may fail to
// start); Fits when the whole band is below L; FitsWithMargin when it leaves a tenth of L.
enum class Fit : std::uint8_t { Unknown, No, Tight, Fits, FitsWithMargin };
constexpr bool isFitting(Fit f) { return f >= Fit::Tight; } // starts, as far as is expected
Fit fitOf(const Estimate<Bytes> &need, Bytes limit) noexcept;

struct MemoryEvaluation {
    MemoryPerGpu perGpu;
    std::optional<Bytes> capacity;   // reported by the driver
    std::optional<Bytes> usable;     // capacity less the reserve of its class
    std::optional<Bytes> limit;      // what the need is held against: usable, or the share of it that the engine allows itself
    std::optional<Bytes> reserved;   // what the engine takes at start: its share of the card, or what is needed where it takes no share
    Fit fits = Fit::Unknown;
    std::optional<std::int64_t> maxContext;   // per sequence, with the sequences asked for
    std::optional<std::int64_t> maxSequences; // at the context asked for
    std::optional<Estimate<Bytes>> hostRam;
    std::optional<Estimate<Bytes>> nvme; // training: what waits on the drives of one node; absent: nothing is offloaded to them
    // What guides give for the whole model, beside the detailed figure of one GPU: parameters x bytes x 1.2 to serve,
    // 16 bytes per trained parameter to train. No range: a rule of thumb does not know its error.
    std::optional<Estimate<Bytes>> ruleOfThumb;
    // Of the KV type chosen, whole model, one sequence; absent: the model has no KV cache or its shape is unknown.
    std::optional<Bytes> kvBytesPerToken;
    std::optional<Bytes> kvBytesPerTokenPastWindow;
    std::optional<std::int64_t> loraParams;
};

struct SpeedEvaluation {
    std::optional<Estimate<TokensPerSecond>> prefill;
    std::optional<Estimate<TokensPerSecond>> decodePerUser;
    std::optional<Estimate<TokensPerSecond>> output;       // all users, all GPUs
    std::optional<Estimate<Seconds>> timeToFirstToken;
    std::optional<Estimate<Seconds>> timePerOutputToken;
    // Most users at once that memory holds and who all get the targets of ServingDetails; 0: not even one does. Absent: no target
    // is set, or memory or speed is not known.
    std::optional<std::int64_t> usersAtTarget;
    std::optional<Estimate<TokensPerSecond>> trainingPerGpu;
    std::optional<Estimate<Fraction>> mfu;
    std::optional<Estimate<Seconds>> timeToTrain;
    std::optional<Estimate<Hours>> gpuHours;       // to train: of all GPUs together
    std::optional<Estimate<Seconds>> trainingStep; // one update of the weights: every micro-batch of the accumulation
    std::optional<Estimate<Seconds>> modelLoad;
    std::optional<Estimate<Seconds>> checkpoint;
};

// What a node does on the supplies that are left: Full at full load; Throttled when they carry the typical draw alone, so that
// the server lowers the power of its GPUs; Down when they carry not even that.
enum class SupplyState : std::uint8_t { Unknown, Full, Throttled, Down };

struct SupplyCase {
    SupplyState state = SupplyState::Unknown;
    int supplies = 0;                  // left
    std::optional<Fraction> load;      // of their rating, at the full DC draw
    std::optional<Fraction> efficiency;
    std::optional<Watts> ac;
    std::optional<VoltAmperes> va;
    std::optional<Amperes> perCord;
    std::optional<Amperes> perFeed;    // per phase, on the busiest feed
};

// The smallest set of the catalogue that passes every check of the supplies, with its margin.
struct SupplyAdvice {
    PartRef part;
    int count = 0;
    Watts usable;         // with its spare supplies lost
    Fraction margin;      // usable over the DC draw, less 1
};

enum class RackLimit : std::uint8_t { None, Power, Cooling, Units };

// One node, unless a member says otherwise. Absent = a part that must be known is not.
struct PowerEvaluation {
    // Shares of dc, for the chart
    std::optional<Watts> gpus, cpus, memory, drives, network, chassis, vrm, fans;
    std::optional<Watts> dc;
    std::optional<Watts> ac;                       // input at full load
    std::optional<Estimate<Watts>> averageAc;      // all nodes: what the site declares
    std::optional<Estimate<Watts>> gpuBusy;        // one GPU while it does this work, below its TDP
    std::optional<Estimate<Watts>> busyAc;         // while it works, as measured machines do
    std::optional<Estimate<Watts>> readyAc;        // model loaded, no work
    std::optional<Estimate<Watts>> idleAc;         // switched on, nothing loaded
    std::optional<Fraction> busyShare;             // of the hours: busy so long and ready for the rest, a node draws averageAc
    std::optional<VoltAmperes> va;
    std::optional<Amperes> amps;                   // per phase
    int psuCount = 0;
    int psuSpare = 0;                              // supplies that may be lost under the policy
    std::optional<Watts> psuInstalled;             // all supplies
    std::optional<Watts> psuUsable;                // with the spare supplies lost
    std::optional<Watts> psuOneLost;               // with one supply lost
    std::optional<Fraction> psuLoad;               // normal operation, dc / installed
    std::optional<Fraction> efficiency;            // at that load
    SupplyCase normal, oneLost, feedLost;          // feedLost: half of the supplies, where the site has two feeds
    std::optional<Watts> typicalDc;                // GPUs at the draw of a busy day, not at their limit
    std::optional<Watts> peakDc;                   // for 100 us, where cards with a known excursion are inside
    std::optional<Watts> peakCapacity;             // what all supplies carry for as long
    std::optional<SupplyAdvice> supplyAdvice;
    std::optional<double> heatBtuPerHour;
    std::optional<double> airflowM3PerHour;        // at a rise of 11.1 K (20 F)
    std::optional<int> nodesPerRack;               // absent: neither power, cooling nor height is known
    RackLimit rackLimit = RackLimit::None;         // what sets it
    std::optional<int> racks;                      // for all nodes
    std::optional<double> rackWeightKg;            // of a rack filled so, without the rack itself
    std::optional<KilowattHours> energyPerYear;    // all nodes, facility (with PUE)
    std::optional<Estimate<KilowattHours>> energyToTrain; // the same meter, over the time to train; absent: no time to train
};

struct CostEvaluation {
    std::optional<Money> capex;            // all nodes, after discounts, without VAT
    bool capexPartial = false;             // some line has no price: capex is then the sum of the priced lines, and a finding says so
    OwnershipPlan plan;                    // every line behind tco; only what needs no price when capex is not known
    std::optional<Money> opexFirstYear;    // mean over the years
    std::optional<Money> energyTotal;
    std::optional<Money> tco;              // over the years, less the residual: the total of the plan
    std::optional<Money> npv;              // present value of the costs
    std::optional<double> irr;             // of buying instead of renting, per year
    std::optional<Money> perGpuHour;       // per hour of use
    std::optional<Money> perGpuHourInstalled;
    std::optional<Money> perMillionTokens; // everything on the tokens that come out
    std::optional<Money> perMillionTokensBothWays; // everything on the tokens that go in and come out
    std::optional<Money> perMillionInput;  // by the time that each kind of token takes: both together make the whole
    std::optional<Money> perMillionOutput;
    std::optional<Money> perUserMonth;
    std::optional<Money> perTrainingRun;
    std::optional<Money> leasePerMonth;
    std::optional<Money> cloudTotal;       // of the first cloud scenario, as everything against the cloud below
    std::optional<double> breakEvenMonth;  // crossing of the monthly cumulative curves; absent = none
    std::optional<double> simplePaybackMonth;
    std::optional<double> discountedPaybackMonth;
    std::optional<double> breakEvenUtilisation;
    std::optional<double> fullMonth;       // when growing demand takes every hour; absent: not within the years
    std::optional<double> expectedFailures; // over the years
    std::optional<double> co2Kg;           // operation, over the years
    std::optional<double> embodiedCo2Kg;   // of making the machine: apart, never in co2Kg
    std::optional<double> whPerThousandTokens; // facility, of the tokens that come out
    std::optional<double> co2GramsPerThousandTokens;
};

// Every figure of one configuration.
struct ConfigurationEvaluation {
    ResolvedWorkload workload;
    MemoryEvaluation memory;
    SpeedEvaluation speed;
    PowerEvaluation power;
    CostEvaluation cost;
    Findings findings;
    Assumptions assumptions;
};

struct Evaluation {
    std::array<ConfigurationEvaluation, maxConfigurations> configurations;
    int count = 0;
};

// Total: any project gives an evaluation, and its findings say what is wrong. Allocates nothing.
// The project is the owner of the configuration (site, cost, currency).
ConfigurationEvaluation evaluateConfiguration(const Catalogue &catalogue, const Project &project, const Configuration &configuration) noexcept;
Evaluation evaluate(const Catalogue &catalogue, const Project &project) noexcept;

// --- steps of evaluateConfiguration, in order; each fills its member of `result` and adds its findings ---
void resolveWorkload(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;
void evaluateMemory(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;
void evaluateSpeed(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;
void evaluateRules(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;
void evaluatePower(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;
void evaluateCost(const Catalogue &, const Project &, const Configuration &, ConfigurationEvaluation &result) noexcept;

// --- asked for on demand ---

// Memory of a workload on machines that the catalogue need not know. capacity: bytes that the driver reports for one
// GPU; absent: verdict and limits stay unknown.
struct MemoryQuestion {
    Architecture model;
    Workload workload;
    int gpusPerNode = 1;
    int nodes = 1;
    std::optional<Bytes> capacity;
};
MemoryEvaluation estimateMemory(const MemoryQuestion &question, const MemoryCalibration &calibration) noexcept;

// Speed of a workload on GPUs that the catalogue need not hold. Whether it fits is not asked. Storage times stay absent.
struct SpeedQuestion {
    Architecture model;
    Workload workload;
    Gpu gpu;
    int gpusPerNode = 1;
    int nodes = 1;
};
SpeedEvaluation estimateSpeed(const SpeedQuestion &question, const SpeedCalibration &calibration) noexcept;

// VRAM of the same configuration with other weights: one bar of the chart each.
struct PrecisionBar {
    WeightFormat format = WeightFormat::Bf16;
    bool isChosen = false;
    MemoryPerGpu perGpu;
    Fit fits = Fit::Unknown;
    std::optional<Bytes> over; // need above what can be used; absent: none is, or the memory is not known
};
// The formats of the bars: for inference BF16, FP8, INT8, AWQ/INT4, Q4_K_M (and the chosen one when it is none of them);
// for training the method's own alternatives. At most 6.
std::vector<PrecisionBar> memoryByPrecision(const Catalogue &, const Project &, const Configuration &);

// Cumulative cost at the end of each month, month 0 = purchase. `cloud` is empty when there is no cloud price.
struct CostCurve {
    std::vector<Money> owned;
    std::vector<Money> cloud;
    Money ownedAfterResidual; // the last of `owned` less the residual value: the TCO
};
CostCurve costCurve(const Catalogue &, const Project &, const Configuration &);

// What a part would break if it were added to (or replaced in) this configuration; None when it fits.
enum class PartConflict : std::uint8_t { None, FormFactor, PowerAboveChassis, Socket, MemoryType, NoSlotLeft, PsuForm, NoServerChosen };
PartConflict conflictOf(const Catalogue &, const Configuration &, PartRef part) noexcept;

// The configuration after the repair; equal to the argument when the repair does not apply.
Configuration repaired(const Catalogue &, const Configuration &, const Repair &);

} // namespace configuria
