// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names.h"

#include <array>
#include <cstddef>

namespace configuria {
namespace {

template <class E>
struct Entry {
    E value;
    std::string_view name;
};

// One table per enumeration, in the order of its enumerators; `aliases` are taken but never written.
template <class E>
struct Names;

template <class E, std::size_t N>
consteval bool followsEnumerators(const std::array<Entry<E>, N> &table)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (static_cast<std::size_t>(table[i].value) != i) {
            return false;
        }
    }
    return true;
}

template <>
struct Names<WorkloadKind> {
    static constexpr auto table = std::to_array<Entry<WorkloadKind>>({
        {WorkloadKind::Inference, "inference"},
        {WorkloadKind::Lora, "lora"},
        {WorkloadKind::Qlora, "qlora"},
        {WorkloadKind::FullFineTuning, "full"},
        {WorkloadKind::PreTraining, "pretrain"},
    });
    static constexpr auto aliases = std::to_array<Entry<WorkloadKind>>({
        {WorkloadKind::FullFineTuning, "full-fine-tuning"},
        {WorkloadKind::PreTraining, "pre-training"},
        {WorkloadKind::PreTraining, "pretraining"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<WeightFormat> {
    static constexpr auto table = std::to_array<Entry<WeightFormat>>({
        {WeightFormat::Fp32, "fp32"},
        {WeightFormat::Tf32, "tf32"},
        {WeightFormat::Bf16, "bf16"},
        {WeightFormat::Fp16, "fp16"},
        {WeightFormat::Fp8, "fp8"},
        {WeightFormat::Int8, "int8"},
        {WeightFormat::Int4, "int4"},
        {WeightFormat::Awq, "awq"},
        {WeightFormat::Gptq, "gptq"},
        {WeightFormat::Nf4, "nf4"},
        {WeightFormat::Mxfp4, "mxfp4"},
        {WeightFormat::Nvfp4, "nvfp4"},
        {WeightFormat::Q8_0, "q8_0"},
        {WeightFormat::Q6_K, "q6_k"},
        {WeightFormat::Q5_K_M, "q5_k_m"},
        {WeightFormat::Q5_K_S, "q5_k_s"},
        {WeightFormat::Q5_0, "q5_0"},
        {WeightFormat::Q4_K_M, "q4_k_m"},
        {WeightFormat::Q4_K_S, "q4_k_s"},
        {WeightFormat::Q4_0, "q4_0"},
        {WeightFormat::Iq4_NL, "iq4_nl"},
        {WeightFormat::Iq4_XS, "iq4_xs"},
        {WeightFormat::Q3_K_L, "q3_k_l"},
        {WeightFormat::Q3_K_M, "q3_k_m"},
        {WeightFormat::Q3_K_S, "q3_k_s"},
        {WeightFormat::Iq3_M, "iq3_m"},
        {WeightFormat::Iq3_S, "iq3_s"},
        {WeightFormat::Iq3_XS, "iq3_xs"},
        {WeightFormat::Iq3_XXS, "iq3_xxs"},
        {WeightFormat::Q2_K, "q2_k"},
        {WeightFormat::Q2_K_S, "q2_k_s"},
        {WeightFormat::Iq2_M, "iq2_m"},
        {WeightFormat::Iq2_S, "iq2_s"},
        {WeightFormat::Iq2_XS, "iq2_xs"},
        {WeightFormat::Iq2_XXS, "iq2_xxs"},
        {WeightFormat::Iq1_M, "iq1_m"},
        {WeightFormat::Iq1_S, "iq1_s"},
    });
    static constexpr auto aliases = std::to_array<Entry<WeightFormat>>({
        {WeightFormat::Fp32, "f32"},
        {WeightFormat::Fp32, "float32"},
        {WeightFormat::Bf16, "bfloat16"},
        {WeightFormat::Fp16, "f16"},
        {WeightFormat::Fp16, "float16"},
        {WeightFormat::Fp8, "fp8_e4m3"},
        {WeightFormat::Q5_K_M, "q5_k"},
        {WeightFormat::Q4_K_M, "q4_k"},
        {WeightFormat::Q3_K_M, "q3_k"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<KvFormat> {
    static constexpr auto table = std::to_array<Entry<KvFormat>>({
        {KvFormat::Fp32, "fp32"},
        {KvFormat::Bf16, "bf16"},
        {KvFormat::Fp16, "fp16"},
        {KvFormat::Fp8, "fp8"},
        {KvFormat::Int8, "int8"},
        {KvFormat::Q8_0, "q8_0"},
        {KvFormat::Q5_1, "q5_1"},
        {KvFormat::Q5_0, "q5_0"},
        {KvFormat::Q4_1, "q4_1"},
        {KvFormat::Q4_0, "q4_0"},
        {KvFormat::Iq4_NL, "iq4_nl"},
    });
    static constexpr auto aliases = std::to_array<Entry<KvFormat>>({
        {KvFormat::Fp32, "f32"},
        {KvFormat::Fp16, "f16"},
        {KvFormat::Bf16, "bfloat16"},
        {KvFormat::Fp16, "float16"},
        {KvFormat::Fp8, "fp8_e4m3"},
        {KvFormat::Fp8, "fp8_e5m2"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<InferenceEngine> {
    static constexpr auto table = std::to_array<Entry<InferenceEngine>>({
        {InferenceEngine::Vllm, "vllm"},
        {InferenceEngine::Sglang, "sglang"},
        {InferenceEngine::TensorRtLlm, "tensorrt-llm"},
        {InferenceEngine::LlamaCpp, "llama.cpp"},
        {InferenceEngine::Transformers, "transformers"},
    });
    static constexpr auto aliases = std::to_array<Entry<InferenceEngine>>({
        {InferenceEngine::TensorRtLlm, "trtllm"},
        {InferenceEngine::TensorRtLlm, "trt-llm"},
        {InferenceEngine::LlamaCpp, "llamacpp"},
        {InferenceEngine::LlamaCpp, "llama-cpp"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<TrainingFramework> {
    static constexpr auto table = std::to_array<Entry<TrainingFramework>>({
        {TrainingFramework::Transformers, "transformers"},
        {TrainingFramework::Torchtune, "torchtune"},
        {TrainingFramework::DeepSpeed, "deepspeed"},
        {TrainingFramework::Fsdp, "fsdp"},
        {TrainingFramework::Megatron, "megatron"},
    });
    static constexpr auto aliases = std::to_array<Entry<TrainingFramework>>({
        {TrainingFramework::Megatron, "megatron-lm"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Optimizer> {
    static constexpr auto table = std::to_array<Entry<Optimizer>>({
        {Optimizer::AdamW, "adamw"},
        {Optimizer::AdamWFused, "adamw-fused"},
        {Optimizer::AdamW8bit, "adamw-8bit"},
        {Optimizer::AdamW4bit, "adamw-4bit"},
        {Optimizer::PagedAdamW8bit, "paged-adamw-8bit"},
        {Optimizer::Sgd, "sgd"},
        {Optimizer::Adafactor, "adafactor"},
    });
    static constexpr auto aliases = std::to_array<Entry<Optimizer>>({
        {Optimizer::AdamWFused, "adamw_torch_fused"},
        {Optimizer::AdamW8bit, "adamw_8bit"},
        {Optimizer::AdamW8bit, "adamw_bnb_8bit"},
        {Optimizer::PagedAdamW8bit, "paged_adamw_8bit"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Checkpointing> {
    static constexpr auto table = std::to_array<Entry<Checkpointing>>({
        {Checkpointing::None, "none"},
        {Checkpointing::Selective, "selective"},
        {Checkpointing::Full, "full"},
    });
    static constexpr auto aliases = std::array<Entry<Checkpointing>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LossImplementation> {
    static constexpr auto table = std::to_array<Entry<LossImplementation>>({
        {LossImplementation::Eager, "eager"},
        {LossImplementation::Fused, "fused"},
        {LossImplementation::Chunked, "chunked"},
    });
    static constexpr auto aliases = std::array<Entry<LossImplementation>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Offload> {
    static constexpr auto table = std::to_array<Entry<Offload>>({
        {Offload::None, "none"},
        {Offload::Optimizer, "optimizer"},
        {Offload::Parameters, "parameters"},
        {Offload::OptimizerToNvme, "optimizer-nvme"},
        {Offload::ParametersToNvme, "parameters-nvme"},
    });
    static constexpr auto aliases = std::array<Entry<Offload>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<RedundancyPolicy> {
    static constexpr auto table = std::to_array<Entry<RedundancyPolicy>>({
        {RedundancyPolicy::Chassis, "chassis"},
        {RedundancyPolicy::None, "n"},
        {RedundancyPolicy::NPlusOne, "n+1"},
        {RedundancyPolicy::NPlusN, "n+n"},
    });
    static constexpr auto aliases = std::to_array<Entry<RedundancyPolicy>>({
        {RedundancyPolicy::None, "none"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<PartKind> {
    static constexpr auto table = std::to_array<Entry<PartKind>>({
        {PartKind::Server, "server"},
        {PartKind::Gpu, "gpu"},
        {PartKind::Cpu, "cpu"},
        {PartKind::Memory, "memory"},
        {PartKind::Drive, "drive"},
        {PartKind::Psu, "psu"},
        {PartKind::Network, "network"},
        {PartKind::Accessory, "accessory"},
        {PartKind::Rack, "rack"},
        {PartKind::Licence, "licence"},
        {PartKind::Service, "service"},
    });
    static constexpr auto aliases = std::to_array<Entry<PartKind>>({
        {PartKind::Drive, "storage"},
        {PartKind::Network, "nic"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<ModelKind> {
    static constexpr auto table = std::to_array<Entry<ModelKind>>({
        {ModelKind::DenseLlm, "dense-llm"},
        {ModelKind::MoeLlm, "moe-llm"},
        {ModelKind::Encoder, "encoder"},
        {ModelKind::EncoderDecoder, "encoder-decoder"},
        {ModelKind::Embedding, "embedding"},
        {ModelKind::Diffusion, "diffusion"},
        {ModelKind::Vision, "vision"},
        {ModelKind::Speech, "speech"},
    });
    static constexpr auto aliases = std::array<Entry<ModelKind>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<AttentionKind> {
    static constexpr auto table = std::to_array<Entry<AttentionKind>>({
        {AttentionKind::None, "none"},
        {AttentionKind::Mha, "mha"},
        {AttentionKind::Gqa, "gqa"},
        {AttentionKind::Mqa, "mqa"},
        {AttentionKind::Mla, "mla"},
    });
    static constexpr auto aliases = std::array<Entry<AttentionKind>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<StoredQuantization> {
    static constexpr auto table = std::to_array<Entry<StoredQuantization>>({
        {StoredQuantization::None, "none"},
        {StoredQuantization::Fp8, "fp8"},
        {StoredQuantization::FbgemmFp8, "fbgemm_fp8"},
        {StoredQuantization::CompressedTensors, "compressed-tensors"},
        {StoredQuantization::Mxfp4, "mxfp4"},
        {StoredQuantization::BitsAndBytes4, "bitsandbytes-4bit"},
        {StoredQuantization::BitsAndBytes8, "bitsandbytes-8bit"},
        {StoredQuantization::Awq, "awq"},
        {StoredQuantization::Gptq, "gptq"},
        {StoredQuantization::ModelOpt, "modelopt"},
        {StoredQuantization::Unknown, "unknown"},
    });
    static constexpr auto aliases = std::array<Entry<StoredQuantization>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LineScope> {
    static constexpr auto table = std::to_array<Entry<LineScope>>({
        {LineScope::PerNode, "node"},
        {LineScope::PerProject, "project"},
    });
    static constexpr auto aliases = std::array<Entry<LineScope>, 0>{};
    static_assert(followsEnumerators(table));
};
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
struct Names<Fit> {
    static constexpr auto table = std::to_array<Entry<Fit>>({
        {Fit::Unknown, "unknown"},
        {Fit::No, "no"},
        {Fit::Tight, "tight"},
        {Fit::Fits, "fits"},
        {Fit::FitsWithMargin, "margin"},
    });
    static constexpr auto aliases = std::array<Entry<Fit>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Basis> {
    static constexpr auto table = std::to_array<Entry<Basis>>({
        {Basis::Measured, "measured"},
        {Basis::Formula, "formula"},
        {Basis::RuleOfThumb, "rule_of_thumb"},
    });
    static constexpr auto aliases = std::array<Entry<Basis>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<FormulaId> {
    static constexpr auto table = std::to_array<Entry<FormulaId>>({
        {FormulaId::WeightsByFormat, "weights_by_format"},
        {FormulaId::WeightsFromSizeOnly, "weights_from_size_only"},
        {FormulaId::KvCacheGrouped, "kv_cache_grouped"},
        {FormulaId::KvCacheLatent, "kv_cache_latent"},
        {FormulaId::KvCacheFromSizeOnly, "kv_cache_from_size_only"},
        {FormulaId::ActivationsVllm, "activations_vllm"},
        {FormulaId::ActivationsLlamaCpp, "activations_llama_cpp"},
        {FormulaId::ActivationsFramework, "activations_framework"},
        {FormulaId::EngineOverhead, "engine_overhead"},
        {FormulaId::TrainingGradients, "training_gradients"},
        {FormulaId::TrainingOptimizer, "training_optimizer"},
        {FormulaId::TrainingActivationsNone, "training_activations_none"},
        {FormulaId::TrainingActivationsSelective, "training_activations_selective"},
        {FormulaId::TrainingActivationsFull, "training_activations_full"},
        {FormulaId::TrainingActivationsFromSizeOnly, "training_activations_from_size_only"},
        {FormulaId::TrainingOverhead, "training_overhead"},
        {FormulaId::MemoryTotal, "memory_total"},
        {FormulaId::HostMemory, "host_memory"},
        {FormulaId::NvmeOffload, "nvme_offload"},
        {FormulaId::MemoryRuleOfThumb, "memory_rule_of_thumb"},
        {FormulaId::PrefillCompute, "prefill_compute"},
        {FormulaId::DecodeBandwidth, "decode_bandwidth"},
        {FormulaId::OutputThroughput, "output_throughput"},
        {FormulaId::TimeToFirstToken, "time_to_first_token"},
        {FormulaId::TimePerOutputToken, "time_per_output_token"},
        {FormulaId::TrainingThroughput, "training_throughput"},
        {FormulaId::ModelFlopsUtilisation, "model_flops_utilisation"},
        {FormulaId::TimeToTrain, "time_to_train"},
        {FormulaId::GpuHours, "gpu_hours"},
        {FormulaId::EnergyToTrain, "energy_to_train"},
        {FormulaId::TrainingStepTime, "training_step_time"},
        {FormulaId::ModelLoad, "model_load"},
        {FormulaId::StorageRate, "storage_rate"},
        {FormulaId::HostLinkRate, "host_link_rate"},
        {FormulaId::LoaderRate, "loader_rate"},
        {FormulaId::EngineStart, "engine_start"},
        {FormulaId::EnginePreparation, "engine_preparation"},
        {FormulaId::ColdStart, "cold_start"},
        {FormulaId::LinkTransfer, "link_transfer"},
        {FormulaId::PcieTransfer, "pcie_transfer"},
        {FormulaId::HostTransfer, "host_transfer"},
        {FormulaId::LinkSpeedUp, "link_speed_up"},
        {FormulaId::LinkWorth, "link_worth"},
        {FormulaId::CheckpointWrite, "checkpoint_write"},
        {FormulaId::AveragePower, "average_power"},
        {FormulaId::GpuPower, "gpu_power"},
        {FormulaId::BusyPower, "busy_power"},
        {FormulaId::ReadyPower, "ready_power"},
        {FormulaId::IdlePower, "idle_power"},
    });
    static constexpr auto aliases = std::array<Entry<FormulaId>, 0>{};
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
template <>
struct Names<CloudKind> {
    static constexpr auto table = std::to_array<Entry<CloudKind>>({
        {CloudKind::OnDemand, "on-demand"},
        {CloudKind::Reserved1Year, "reserved-1y"},
        {CloudKind::Reserved3Years, "reserved-3y"},
        {CloudKind::Spot, "spot"},
        {CloudKind::PerToken, "tokens"},
    });
    static constexpr auto aliases = std::to_array<Entry<CloudKind>>({
        {CloudKind::OnDemand, "on_demand"},
        {CloudKind::Reserved1Year, "reserved_1y"},
        {CloudKind::Reserved3Years, "reserved_3y"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LikeForLike> {
    static constexpr auto table = std::to_array<Entry<LikeForLike>>({
        {LikeForLike::SameGpus, "gpus"},
        {LikeForLike::SameMemory, "memory"},
        {LikeForLike::SameThroughput, "throughput"},
    });
    static constexpr auto aliases = std::array<Entry<LikeForLike>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Financing> {
    static constexpr auto table = std::to_array<Entry<Financing>>({
        {Financing::Cash, "cash"},
        {Financing::Lease, "lease"},
        {Financing::Rental, "rental"},
    });
    static constexpr auto aliases = std::to_array<Entry<Financing>>({
        {Financing::Lease, "leasing"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<DepreciationMethod> {
    static constexpr auto table = std::to_array<Entry<DepreciationMethod>>({
        {DepreciationMethod::Linear, "linear"},
        {DepreciationMethod::Declining, "declining"},
    });
    static constexpr auto aliases = std::array<Entry<DepreciationMethod>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostLine> {
    static constexpr auto table = std::to_array<Entry<CostLine>>({
        {CostLine::Servers, "servers"},
        {CostLine::Gpus, "gpus"},
        {CostLine::Cpus, "cpus"},
        {CostLine::Memory, "memory"},
        {CostLine::Drives, "drives"},
        {CostLine::Supplies, "supplies"},
        {CostLine::Network, "network"},
        {CostLine::Accessories, "accessories"},
        {CostLine::Racks, "racks"},
        {CostLine::Licences, "licences"},
        {CostLine::Services, "services"},
        {CostLine::StatedPurchase, "stated_purchase"},
        {CostLine::LineDiscounts, "line_discounts"},
        {CostLine::DocumentDiscount, "document_discount"},
        {CostLine::Freight, "freight"},
        {CostLine::Duty, "duty"},
        {CostLine::Installation, "installation"},
        {CostLine::BurnIn, "burn_in"},
        {CostLine::Spares, "spares"},
        {CostLine::LeasePayments, "lease_payments"},
        {CostLine::BuyOut, "buy_out"},
        {CostLine::RentalPayments, "rental_payments"},
        {CostLine::Energy, "energy"},
        {CostLine::Cooling, "cooling"},
        {CostLine::Maintenance, "maintenance"},
        {CostLine::SoftwareLicences, "software_licences"},
        {CostLine::Colocation, "colocation"},
        {CostLine::Staff, "staff"},
        {CostLine::NetworkFees, "network_fees"},
        {CostLine::Failures, "failures"},
        {CostLine::HeatRecovery, "heat_recovery"},
        {CostLine::Residual, "residual"},
    });
    static constexpr auto aliases = std::array<Entry<CostLine>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostInput> {
    static constexpr auto table = std::to_array<Entry<CostInput>>({
        {CostInput::Purchase, "purchase"},
        {CostInput::Installation, "installation"},
        {CostInput::Residual, "residual"},
        {CostInput::Power, "power"},
        {CostInput::LoadFactor, "load_factor"},
        {CostInput::Pue, "pue"},
        {CostInput::HoursPerYear, "hours_per_year"},
        {CostInput::EnergyPrice, "energy_price"},
        {CostInput::EnergyEscalation, "energy_escalation"},
        {CostInput::Cooling, "cooling"},
        {CostInput::Maintenance, "maintenance"},
        {CostInput::Licences, "licences"},
        {CostInput::Colocation, "colocation"},
        {CostInput::Staff, "staff"},
        {CostInput::Network, "network"},
        {CostInput::Failures, "failures"},
        {CostInput::DiscountRate, "discount_rate"},
        {CostInput::Utilisation, "utilisation"},
        {CostInput::Throughput, "throughput"},
        {CostInput::CloudPrice, "cloud_price"},
    });
    static constexpr auto aliases = std::array<Entry<CostInput>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostFigure> {
    static constexpr auto table = std::to_array<Entry<CostFigure>>({
        {CostFigure::Tco, "tco"},
        {CostFigure::Npv, "npv"},
        {CostFigure::PerGpuHour, "per_gpu_hour"},
        {CostFigure::PerMillionTokens, "per_million_tokens"},
        {CostFigure::CloudTotal, "cloud_total"},
        {CostFigure::SavingAgainstCloud, "saving_against_cloud"},
    });
    static constexpr auto aliases = std::array<Entry<CostFigure>, 0>{};
    static_assert(followsEnumerators(table));
};

// Every name of a table, separated by spaces, built by the compiler.
template <class E>
struct Joined {
    static constexpr std::size_t size()
    {
        std::size_t n = 0;
        for (const auto &entry : Names<E>::table) {
            n += entry.name.size() + 1;
        }
        return n - 1;
    }
    static constexpr std::array<char, size()> build()
    {
        std::array<char, size()> text{};
        std::size_t at = 0;
        for (const auto &entry : Names<E>::table) {
            if (at > 0) {
                text[at++] = ' ';
            }
            for (const char c : entry.name) {
                text[at++] = c;
            }
        }
        return text;
    }
    static constexpr std::array<char, size()> text = build();
};

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isSame(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lower(a[i]) != lower(b[i])) {
            return false;
        }
    }
    return true;
}

template <class E>
std::string_view nameIn(E value) noexcept
{
    const auto index = static_cast<std::size_t>(value);
    return index < Names<E>::table.size() ? Names<E>::table[index].name : std::string_view{};
}

} // namespace

std::string_view nameOf(WorkloadKind value) noexcept { return nameIn(value); }
std::string_view nameOf(WeightFormat value) noexcept { return nameIn(value); }
std::string_view nameOf(KvFormat value) noexcept { return nameIn(value); }
std::string_view nameOf(InferenceEngine value) noexcept { return nameIn(value); }
std::string_view nameOf(TrainingFramework value) noexcept { return nameIn(value); }
std::string_view nameOf(Optimizer value) noexcept { return nameIn(value); }
std::string_view nameOf(Checkpointing value) noexcept { return nameIn(value); }
std::string_view nameOf(LossImplementation value) noexcept { return nameIn(value); }
std::string_view nameOf(Offload value) noexcept { return nameIn(value); }
std::string_view nameOf(RedundancyPolicy value) noexcept { return nameIn(value); }
std::string_view nameOf(PartKind value) noexcept { return nameIn(value); }
std::string_view nameOf(ModelKind value) noexcept { return nameIn(value); }
std::string_view nameOf(AttentionKind value) noexcept { return nameIn(value); }
std::string_view nameOf(StoredQuantization value) noexcept { return nameIn(value); }
std::string_view nameOf(LineScope value) noexcept { return nameIn(value); }
std::string_view nameOf(Severity value) noexcept { return nameIn(value); }
std::string_view nameOf(FindingCode value) noexcept { return nameIn(value); }
std::string_view nameOf(Unit value) noexcept { return nameIn(value); }
std::string_view nameOf(Fit value) noexcept { return nameIn(value); }
std::string_view nameOf(Basis value) noexcept { return nameIn(value); }
std::string_view nameOf(FormulaId value) noexcept { return nameIn(value); }
std::string_view nameOf(RepairKind value) noexcept { return nameIn(value); }
std::string_view nameOf(CostFigure value) noexcept { return nameIn(value); }
std::string_view nameOf(CostInput value) noexcept { return nameIn(value); }
std::string_view nameOf(CostLine value) noexcept { return nameIn(value); }
std::string_view nameOf(DepreciationMethod value) noexcept { return nameIn(value); }
std::string_view nameOf(Financing value) noexcept { return nameIn(value); }
std::string_view nameOf(LikeForLike value) noexcept { return nameIn(value); }
std::string_view nameOf(CloudKind value) noexcept { return nameIn(value); }

template <class E>
std::string_view acceptedNames() noexcept
{
    return {Joined<E>::text.data(), Joined<E>::text.size()};
}

template <class E>
std::optional<E> fromName(std::string_view name) noexcept
{
    for (const auto &entry : Names<E>::table) {
        if (isSame(entry.name, name)) {
            return entry.value;
        }
    }
    for (const auto &entry : Names<E>::aliases) {
        if (isSame(entry.name, name)) {
            return entry.value;
        }
    }
    return std::nullopt;
}

template std::string_view acceptedNames<WorkloadKind>() noexcept;
template std::optional<WorkloadKind> fromName<WorkloadKind>(std::string_view) noexcept;
template std::string_view acceptedNames<WeightFormat>() noexcept;
template std::optional<WeightFormat> fromName<WeightFormat>(std::string_view) noexcept;
template std::string_view acceptedNames<KvFormat>() noexcept;
template std::optional<KvFormat> fromName<KvFormat>(std::string_view) noexcept;
template std::string_view acceptedNames<InferenceEngine>() noexcept;
template std::optional<InferenceEngine> fromName<InferenceEngine>(std::string_view) noexcept;
template std::string_view acceptedNames<TrainingFramework>() noexcept;
template std::optional<TrainingFramework> fromName<TrainingFramework>(std::string_view) noexcept;
template std::string_view acceptedNames<Optimizer>() noexcept;
template std::optional<Optimizer> fromName<Optimizer>(std::string_view) noexcept;
template std::string_view acceptedNames<Checkpointing>() noexcept;
template std::optional<Checkpointing> fromName<Checkpointing>(std::string_view) noexcept;
template std::string_view acceptedNames<LossImplementation>() noexcept;
template std::optional<LossImplementation> fromName<LossImplementation>(std::string_view) noexcept;
template std::string_view acceptedNames<Offload>() noexcept;
template std::optional<Offload> fromName<Offload>(std::string_view) noexcept;
template std::string_view acceptedNames<RedundancyPolicy>() noexcept;
template std::optional<RedundancyPolicy> fromName<RedundancyPolicy>(std::string_view) noexcept;
template std::string_view acceptedNames<PartKind>() noexcept;
template std::optional<PartKind> fromName<PartKind>(std::string_view) noexcept;
template std::string_view acceptedNames<ModelKind>() noexcept;
template std::optional<ModelKind> fromName<ModelKind>(std::string_view) noexcept;
template std::string_view acceptedNames<AttentionKind>() noexcept;
template std::optional<AttentionKind> fromName<AttentionKind>(std::string_view) noexcept;
template std::string_view acceptedNames<StoredQuantization>() noexcept;
template std::optional<StoredQuantization> fromName<StoredQuantization>(std::string_view) noexcept;
template std::string_view acceptedNames<LineScope>() noexcept;
template std::optional<LineScope> fromName<LineScope>(std::string_view) noexcept;
template std::string_view acceptedNames<Severity>() noexcept;
template std::optional<Severity> fromName<Severity>(std::string_view) noexcept;
template std::string_view acceptedNames<FindingCode>() noexcept;
template std::optional<FindingCode> fromName<FindingCode>(std::string_view) noexcept;
template std::string_view acceptedNames<Unit>() noexcept;
template std::optional<Unit> fromName<Unit>(std::string_view) noexcept;
template std::string_view acceptedNames<Fit>() noexcept;
template std::optional<Fit> fromName<Fit>(std::string_view) noexcept;
template std::string_view acceptedNames<Basis>() noexcept;
template std::optional<Basis> fromName<Basis>(std::string_view) noexcept;
template std::string_view acceptedNames<FormulaId>() noexcept;
template std::optional<FormulaId> fromName<FormulaId>(std::string_view) noexcept;
template std::string_view acceptedNames<RepairKind>() noexcept;
template std::optional<RepairKind> fromName<RepairKind>(std::string_view) noexcept;
template std::string_view acceptedNames<CostFigure>() noexcept;
template std::optional<CostFigure> fromName<CostFigure>(std::string_view) noexcept;
template std::string_view acceptedNames<CostInput>() noexcept;
template std::optional<CostInput> fromName<CostInput>(std::string_view) noexcept;
template std::string_view acceptedNames<CostLine>() noexcept;
template std::optional<CostLine> fromName<CostLine>(std::string_view) noexcept;
template std::string_view acceptedNames<DepreciationMethod>() noexcept;
template std::optional<DepreciationMethod> fromName<DepreciationMethod>(std::string_view) noexcept;
template std::string_view acceptedNames<Financing>() noexcept;
template std::optional<Financing> fromName<Financing>(std::string_view) noexcept;
template std::string_view acceptedNames<LikeForLike>() noexcept;
template std::optional<LikeForLike> fromName<LikeForLike>(std::string_view) noexcept;
template std::string_view acceptedNames<CloudKind>() noexcept;
template std::optional<CloudKind> fromName<CloudKind>(std::string_view) noexcept;

} // namespace configuria
