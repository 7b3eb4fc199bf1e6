// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nametable.h"

namespace configuria {

template <>
struct Names<Severity> {
    static constexpr auto table = std::to_array<Entry<Severity>>({
        {Severity::Advice, "advice"},
        {Severity::Caution, "caution"},
        {Severity::Blocker, "blocker"},
    });
    static constexpr auto aliases = std::array<Entry<Severity>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<FindingCode> {
    static constexpr auto table = std::to_array<Entry<FindingCode>>({
        {FindingCode::NotEnoughGpuMemory, "not_enough_gpu_memory"},
        {FindingCode::GpuMemoryTight, "gpu_memory_tight"},
        {FindingCode::GpuMemoryUnknown, "gpu_memory_unknown"},
        {FindingCode::ModelSizeOnly, "model_size_only"},
        {FindingCode::ContextBeyondModel, "context_beyond_model"},
        {FindingCode::NoKvCache, "no_kv_cache"},
        {FindingCode::NoGpu, "no_gpu"},
        {FindingCode::MixedGpus, "mixed_gpus"},
        {FindingCode::PrecisionNotSupported, "precision_not_supported"},
        {FindingCode::FormatNotForEngine, "format_not_for_engine"},
        {FindingCode::TensorParallelIllegal, "tensor_parallel_illegal"},
        {FindingCode::ParallelismExceedsGpus, "parallelism_exceeds_gpus"},
        {FindingCode::HostMemoryTooSmall, "host_memory_too_small"},
        {FindingCode::DrivesTooSmall, "drives_too_small"},
        {FindingCode::NvmeOffloadNeedsZero3, "nvme_offload_needs_zero3"},
        {FindingCode::ModelShapeFromMemory, "model_shape_from_memory"},
        {FindingCode::NoServer, "no_server"},
        {FindingCode::TooManyGpus, "too_many_gpus"},
        {FindingCode::GpuFormFactorMismatch, "gpu_form_factor_mismatch"},
        {FindingCode::GpuPowerAboveChassis, "gpu_power_above_chassis"},
        {FindingCode::CpuSocketMismatch, "cpu_socket_mismatch"},
        {FindingCode::TooManyCpus, "too_many_cpus"},
        {FindingCode::NoCpu, "no_cpu"},
        {FindingCode::MemoryTypeMismatch, "memory_type_mismatch"},
        {FindingCode::TooManyMemoryModules, "too_many_memory_modules"},
        {FindingCode::NoMemory, "no_memory"},
        {FindingCode::TooManyDrives, "too_many_drives"},
        {FindingCode::MixedMemory, "mixed_memory"},
        {FindingCode::UnevenMemoryChannels, "uneven_memory_channels"},
        {FindingCode::PassiveGpuInTower, "passive_gpu_in_tower"},
        {FindingCode::ActiveGpuInDenseServer, "active_gpu_in_dense_server"},
        {FindingCode::LiquidCoolingMissing, "liquid_cooling_missing"},
        {FindingCode::InletTooWarm, "inlet_too_warm"},
        {FindingCode::PartialGpuBoard, "partial_gpu_board"},
        {FindingCode::ConsumerGpuInServer, "consumer_gpu_in_server"},
        {FindingCode::CardTooLong, "card_too_long"},
        {FindingCode::GpuCableMissing, "gpu_cable_missing"},
        {FindingCode::SupplyConnectorsTooFew, "supply_connectors_too_few"},
        {FindingCode::CpuFamilyMismatch, "cpu_family_mismatch"},
        {FindingCode::CpuPowerAboveChassis, "cpu_power_above_chassis"},
        {FindingCode::MemoryFasterThanBoard, "memory_faster_than_board"},
        {FindingCode::PsuNotForChassis, "psu_not_for_chassis"},
        {FindingCode::GpuPowerAboveSupplyShare, "gpu_power_above_supply_share"},
        {FindingCode::BridgeForOtherGpu, "bridge_for_other_gpu"},
        {FindingCode::BridgeMissing, "bridge_missing"},
        {FindingCode::UnevenSockets, "uneven_sockets"},
        {FindingCode::NoRoomToGrow, "no_room_to_grow"},
        {FindingCode::MixedCpus, "mixed_cpus"},
        {FindingCode::SecondSocketEmpty, "second_socket_empty"},
        {FindingCode::FewCoresPerGpu, "few_cores_per_gpu"},
        {FindingCode::FewCoresForOffload, "few_cores_for_offload"},
        {FindingCode::MemoryAboveCpuLimit, "memory_above_cpu_limit"},
        {FindingCode::MemoryFasterThanCpu, "memory_faster_than_cpu"},
        {FindingCode::MemoryWithoutEcc, "memory_without_ecc"},
        {FindingCode::HostMemoryLow, "host_memory_low"},
        {FindingCode::PcieLanesExceeded, "pcie_lanes_exceeded"},
        {FindingCode::GpuSlowedBySlot, "gpu_slowed_by_slot"},
        {FindingCode::GpuLanesHalved, "gpu_lanes_halved"},
        {FindingCode::TensorParallelOverPcie, "tensor_parallel_over_pcie"},
        {FindingCode::TrainingOverPcie, "training_over_pcie"},
        {FindingCode::TensorParallelBeyondLink, "tensor_parallel_beyond_link"},
        {FindingCode::TensorParallelAcrossNodes, "tensor_parallel_across_nodes"},
        {FindingCode::GpuWithoutBridgePartner, "gpu_without_bridge_partner"},
        {FindingCode::NodesNotConnected, "nodes_not_connected"},
        {FindingCode::NetworkBelowClass, "network_below_class"},
        {FindingCode::TooManyAdapters, "too_many_adapters"},
        {FindingCode::AdapterSlowedBySlot, "adapter_slowed_by_slot"},
        {FindingCode::SwitchOfOtherFabric, "switch_of_other_fabric"},
        {FindingCode::SwitchTooSmall, "switch_too_small"},
        {FindingCode::NoSwitch, "no_switch"},
        {FindingCode::NoDrive, "no_drive"},
        {FindingCode::DrivesBelowModel, "drives_below_model"},
        {FindingCode::SingleDrive, "single_drive"},
        {FindingCode::NoDriveMirror, "no_drive_mirror"},
        {FindingCode::NoNvme, "no_nvme"},
        {FindingCode::NoCapacityTier, "no_capacity_tier"},
        {FindingCode::SlowModelLoad, "slow_model_load"},
        {FindingCode::EngineNotForStack, "engine_not_for_stack"},
        {FindingCode::EngineNeedsPlugin, "engine_needs_plugin"},
        {FindingCode::ArchitectureRetired, "architecture_retired"},
        {FindingCode::MarketRestricted, "market_restricted"},
        {FindingCode::OverSpecified, "over_specified"},
        {FindingCode::LicencesTooFew, "licences_too_few"},
        {FindingCode::LicenceIncluded, "licence_included"},
        {FindingCode::LicenceNotIncluded, "licence_not_included"},
        {FindingCode::PowerUnknown, "power_unknown"},
        {FindingCode::NoPsu, "no_psu"},
        {FindingCode::TooManyPsus, "too_many_psus"},
        {FindingCode::MixedPsus, "mixed_psus"},
        {FindingCode::PsuOverload, "psu_overload"},
        {FindingCode::RedundancyLost, "redundancy_lost"},
        {FindingCode::PsuMarginThin, "psu_margin_thin"},
        {FindingCode::PsuEfficiencyBelowEuFloor, "psu_efficiency_below_eu_floor"},
        {FindingCode::PsuRatingUnknown, "psu_rating_unknown"},
        {FindingCode::PsuNotForVoltage, "psu_not_for_voltage"},
        {FindingCode::CircuitOverload, "circuit_overload"},
        {FindingCode::RackPowerExceeded, "rack_power_exceeded"},
        {FindingCode::FeedLossStops, "feed_loss_stops"},
        {FindingCode::LossThrottles, "loss_throttles"},
        {FindingCode::TransientAbovePeak, "transient_above_peak"},
        {FindingCode::CordOverload, "cord_overload"},
        {FindingCode::RackCoolingExceeded, "rack_cooling_exceeded"},
        {FindingCode::RackTooSmall, "rack_too_small"},
        {FindingCode::RacksTooFew, "racks_too_few"},
        {FindingCode::RackLoadExceeded, "rack_load_exceeded"},
        {FindingCode::FloorLoadExceeded, "floor_load_exceeded"},
        {FindingCode::UpsTooSmall, "ups_too_small"},
        {FindingCode::PduTooSmall, "pdu_too_small"},
        {FindingCode::PduOutletsTooFew, "pdu_outlets_too_few"},
        {FindingCode::VoltageNotOfCountry, "voltage_not_of_country"},
        {FindingCode::PriceMissing, "price_missing"},
        {FindingCode::PriceIsExample, "price_is_example"},
        {FindingCode::NoCloudPrice, "no_cloud_price"},
        {FindingCode::CapexUnknown, "capex_unknown"},
        {FindingCode::PriceOld, "price_old"},
        {FindingCode::LeadTimeTooLong, "lead_time_too_long"},
        {FindingCode::ExportControlled, "export_controlled"},
        {FindingCode::RefurbishedParts, "refurbished_parts"},
        {FindingCode::CoolingCountedTwice, "cooling_counted_twice"},
        {FindingCode::ColocationWithPue, "colocation_with_pue"},
        {FindingCode::CloudPriceOld, "cloud_price_old"},
        {FindingCode::CloudNotComparable, "cloud_not_comparable"},
        {FindingCode::MachineFull, "machine_full"},
    });
    static constexpr auto aliases = std::array<Entry<FindingCode>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Unit> {
    static constexpr auto table = std::to_array<Entry<Unit>>({
        {Unit::None, "none"},
        {Unit::Bytes, "B"},
        {Unit::Watts, "W"},
        {Unit::VoltAmperes, "VA"},
        {Unit::Amperes, "A"},
        {Unit::Volts, "V"},
        {Unit::Count, "count"},
        {Unit::Tokens, "tokens"},
        {Unit::Layers, "layers"},
        {Unit::Fraction, "fraction"},
        {Unit::Seconds, "s"},
        {Unit::TokensPerSecond, "tokens/s"},
        {Unit::Years, "years"},
        {Unit::Celsius, "degC"},
        {Unit::MegatransfersPerSecond, "MT/s"},
        {Unit::BitsPerSecond, "bit/s"},
        {Unit::Millimetres, "mm"},
        {Unit::Kilograms, "kg"},
        {Unit::KilogramsPerSquareMetre, "kg/m2"},
        {Unit::Days, "d"},
        {Unit::RackUnits, "U"},
        {Unit::Months, "months"},
    });
    static constexpr auto aliases = std::array<Entry<Unit>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<RepairKind> {
    static constexpr auto table = std::to_array<Entry<RepairKind>>({
        {RepairKind::None, "none"},
        {RepairKind::SetWeights, "set_weights"},
        {RepairKind::SetKvFormat, "set_kv_format"},
        {RepairKind::SetPrecision, "set_precision"},
        {RepairKind::SetContext, "set_context"},
        {RepairKind::SetSequences, "set_sequences"},
        {RepairKind::SetGpuCount, "set_gpu_count"},
        {RepairKind::SetTensorParallel, "set_tensor_parallel"},
        {RepairKind::SetQuantity, "set_quantity"},
        {RepairKind::ReplacePart, "replace_part"},
        {RepairKind::SetCheckpointing, "set_checkpointing"},
        {RepairKind::SetZero, "set_zero"},
        {RepairKind::SetNodes, "set_nodes"},
        {RepairKind::SetMicroBatch, "set_micro_batch"},
        {RepairKind::SetMethod, "set_method"},
        {RepairKind::SetOptimizer, "set_optimizer"},
        {RepairKind::SetEngine, "set_engine"},
        {RepairKind::SetOffload, "set_offload"},
    });
    static constexpr auto aliases = std::array<Entry<RepairKind>, 0>{};
    static_assert(followsEnumerators(table));
};

std::string_view nameOf(Severity value) noexcept { return nameIn(value); }
std::string_view nameOf(FindingCode value) noexcept { return nameIn(value); }
std::string_view nameOf(Unit value) noexcept { return nameIn(value); }
std::string_view nameOf(RepairKind value) noexcept { return nameIn(value); }

template std::string_view acceptedNames<Severity>() noexcept;
template std::optional<Severity> fromName<Severity>(std::string_view) noexcept;
template std::string_view acceptedNames<FindingCode>() noexcept;
template std::optional<FindingCode> fromName<FindingCode>(std::string_view) noexcept;
template std::string_view acceptedNames<Unit>() noexcept;
template std::optional<Unit> fromName<Unit>(std::string_view) noexcept;
template std::string_view acceptedNames<RepairKind>() noexcept;
template std::optional<RepairKind> fromName<RepairKind>(std::string_view) noexcept;

} // namespace configuria
