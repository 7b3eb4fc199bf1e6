// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue.h"
#include "engine/workload.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace configuria {

enum class Severity : std::uint8_t { Advice, Caution, Blocker };

// Its enumerators are named after the quantity types on purpose; g++ 12 takes that for shadowing.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
enum class Unit : std::uint8_t { None, Bytes, Watts, VoltAmperes, Amperes, Volts, Count, Tokens, Layers, Fraction, Seconds, TokensPerSecond, Years,
    Celsius, MegatransfersPerSecond, BitsPerSecond, Millimetres, Kilograms, KilogramsPerSquareMetre, Days, RackUnits, Months };
#pragma GCC diagnostic pop

// A number with its unit, for findings and assumptions only: they mix dimensions in one list.
struct Figure {
    double value = 0;
    Unit unit = Unit::None;
    friend constexpr bool operator==(const Figure &, const Figure &) = default;
};

enum class FindingCode : std::uint8_t {
    // memory
    NotEnoughGpuMemory, GpuMemoryTight, GpuMemoryUnknown, ModelSizeOnly, ContextBeyondModel, NoKvCache, NoGpu, MixedGpus,
    PrecisionNotSupported, FormatNotForEngine, TensorParallelIllegal, ParallelismExceedsGpus, HostMemoryTooSmall, DrivesTooSmall, NvmeOffloadNeedsZero3, ModelShapeFromMemory,
    // chassis
    NoServer, TooManyGpus, GpuFormFactorMismatch, GpuPowerAboveChassis, CpuSocketMismatch, TooManyCpus, NoCpu, MemoryTypeMismatch,
    TooManyMemoryModules, NoMemory, TooManyDrives, MixedMemory, UnevenMemoryChannels,
    PassiveGpuInTower, ActiveGpuInDenseServer, LiquidCoolingMissing, InletTooWarm, PartialGpuBoard, ConsumerGpuInServer,
    CardTooLong, GpuCableMissing, SupplyConnectorsTooFew, CpuFamilyMismatch, CpuPowerAboveChassis,
    MemoryFasterThanBoard, PsuNotForChassis, GpuPowerAboveSupplyShare, BridgeForOtherGpu, BridgeMissing,
    UnevenSockets, NoRoomToGrow,
    // host
    MixedCpus, SecondSocketEmpty, FewCoresPerGpu, FewCoresForOffload, MemoryAboveCpuLimit, MemoryFasterThanCpu, MemoryWithoutEcc, HostMemoryLow,
    // lanes and links
    PcieLanesExceeded, GpuSlowedBySlot, GpuLanesHalved, TensorParallelOverPcie, TrainingOverPcie, TensorParallelBeyondLink,
    TensorParallelAcrossNodes, GpuWithoutBridgePartner,
    // network
    NodesNotConnected, NetworkBelowClass, TooManyAdapters, AdapterSlowedBySlot, SwitchOfOtherFabric, SwitchTooSmall, NoSwitch,
    // storage
    NoDrive, DrivesBelowModel, SingleDrive, NoDriveMirror, NoNvme,
    NoCapacityTier, SlowModelLoad,
    // software and the right size
    EngineNotForStack, EngineNeedsPlugin, ArchitectureRetired, MarketRestricted, OverSpecified,
    LicencesTooFew, LicenceIncluded, LicenceNotIncluded,
    // power
    PowerUnknown, NoPsu, TooManyPsus, MixedPsus, PsuOverload, RedundancyLost, PsuMarginThin, PsuEfficiencyBelowEuFloor, PsuRatingUnknown,
    PsuNotForVoltage, CircuitOverload, RackPowerExceeded,
    FeedLossStops, LossThrottles, TransientAbovePeak, CordOverload, RackCoolingExceeded, RackTooSmall, RacksTooFew,
    RackLoadExceeded, FloorLoadExceeded, UpsTooSmall, PduTooSmall, PduOutletsTooFew, VoltageNotOfCountry,
    // money
    PriceMissing, PriceIsExample, NoCloudPrice, CapexUnknown,
    PriceOld, LeadTimeTooLong, ExportControlled, RefurbishedParts,
    CoolingCountedTwice, ColocationWithPue, CloudPriceOld, CloudNotComparable, MachineFull,
};

enum class RepairKind : std::uint8_t {
    None,
    SetWeights,        // value = WeightFormat
    SetKvFormat,       // value = KvFormat
    SetPrecision,      // value = WeightFormat; the cache too: q8_0 with a GGUF type, else FP8
    SetContext,        // value = tokens
    SetSequences,      // value = sequences
    SetGpuCount,       // value = GPUs per node; stated degrees of an inference become automatic, for they were those of the old count
    SetTensorParallel, // value = degree
    SetQuantity,       // of the first line of part.kind, value = quantity; no such line: part is added with it
    ReplacePart,       // first line of part.kind becomes part, value = quantity (0: keep)
    SetCheckpointing,  // value = Checkpointing
    SetZero,           // value = stage
    SetNodes,          // value = nodes
    SetMicroBatch,     // value = sequences of a training step on one GPU
    SetMethod,         // value = WorkloadKind: LoRA or QLoRA instead of a heavier training
    SetOptimizer,      // value = Optimizer
    SetEngine,         // value = InferenceEngine
    SetOffload,        // value = Offload
};

struct Repair {
    RepairKind kind = RepairKind::None;
    std::int64_t value = 0;
    PartRef part;
    friend constexpr bool operator==(const Repair &, const Repair &) = default;
};

struct Finding {
    FindingCode code = FindingCode::NoGpu;
    Severity severity = Severity::Advice;
    std::optional<Figure> have;
    std::optional<Figure> need;
    std::optional<Figure> nearest; // nearest value that works
    PartRef subject;               // the part it is about, where there is one
    Repair repair;
    friend constexpr bool operator==(const Finding &, const Finding &) = default;
};

// Fixed capacity: evaluating allocates nothing. Findings beyond the capacity are counted, not kept.
class Findings {
public:
    static constexpr int capacity = 64;
    void add(const Finding &finding) noexcept
    {
        if (m_size < capacity) {
            m_items[static_cast<std::size_t>(m_size++)] = finding;
        }
    }
    std::span<const Finding> items() const noexcept { return {m_items.data(), static_cast<std::size_t>(m_size)}; }
    int count(Severity severity) const noexcept
    {
        int n = 0;
        for (const Finding &f : items()) {
            n += f.severity == severity ? 1 : 0;
        }
        return n;
    }
    bool has(FindingCode code) const noexcept
    {
        for (const Finding &f : items()) {
            if (f.code == code) {
                return true;
            }
        }
        return false;
    }
    // Blockers first, then cautions, then advice; stable within.
    void sortBySeverity() noexcept;

private:
    std::array<Finding, capacity> m_items{};
    int m_size = 0;
};

enum class AssumptionCode : std::uint8_t {
    EngineChosen,          // value = InferenceEngine as Figure Count, or TrainingFramework as Figure None
    ContextChosen,
    PromptAnswerChosen,
    TensorParallelChosen,
    ZeroChosen,
    UtilisationChosen,
    BatchedTokensChosen,
    UsableMemoryReserve,   // bytes taken off the driver's total
    ReportedMemoryAssumed, // 1e9 x marketed GB, to be confirmed
    PsuEfficiencyAssumed,
    PowerFactorAssumed,
    VrmShareAssumed,
    FanShareAssumed,
    ChassisOverheadAssumed,
    PartPowerAssumed,      // typical figures where the catalogue has none (memory modules, drives, network)
    EnergyPriceExample,
    LoadFactorAssumed,
    CatalogueCurrencyEur,
    ReplicasChosen,        // copies of the whole model that serve side by side, each on GPUs of its own
    LayersGathered,        // bytes of whole layers that each GPU holds while it computes, under ZeRO-3 or FSDP
    SpeedOfOtherCards,     // nobody measured this card with this engine: the nearest class that was
    PrefixesCached,        // share of each prompt that is not computed
    SpeculativeDecoding,   // tokens that one verification makes on average
    NetworkRateAssumed,    // bits/s of each GPU between nodes: no adapter is listed
    KvCacheReplicated,     // copies of each byte of the cache within a tensor-parallel group
    GpuShareMeasured,      // of its TDP that a GPU draws at this work
    ServerBaseMeasured,    // watts of a server of this class at the input, GPUs apart
    PowerRunsMeasured,     // how many measured runs both rest on
    AverageAsBusyShare,    // share of the hours that the site's average amounts to
    AverageBelowReady,     // watts of all nodes when ready: the site's average cannot be reached
    AverageAboveBusy,      // watts of all nodes when busy: the site's average is above
    ReservationAlwaysPaid, // hours of the month that a reservation is paid for
    CloudGpusCounted,      // rented GPUs that stand for the machine, where they are not as many
};

struct Assumption {
    AssumptionCode code = AssumptionCode::EngineChosen;
    Figure value;
    friend constexpr bool operator==(const Assumption &, const Assumption &) = default;
};

class Assumptions {
public:
    static constexpr int capacity = 32;
    void add(AssumptionCode code, Figure value = {}) noexcept
    {
        for (int i = 0; i < m_size; ++i) {
            if (m_items[static_cast<std::size_t>(i)].code == code) {
                return;
            }
        }
        if (m_size < capacity) {
            m_items[static_cast<std::size_t>(m_size++)] = Assumption{code, value};
        }
    }
    std::span<const Assumption> items() const noexcept { return {m_items.data(), static_cast<std::size_t>(m_size)}; }

private:
    std::array<Assumption, capacity> m_items{};
    int m_size = 0;
};

} // namespace configuria
