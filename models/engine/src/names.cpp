// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nametable.h"

namespace configuria {

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
        {FormulaId::CostPurchase, "cost_purchase"},
        {FormulaId::CostEnergy, "cost_energy"},
        {FormulaId::CostMaintenance, "cost_maintenance"},
        {FormulaId::CostResidual, "cost_residual"},
        {FormulaId::CostTotal, "cost_total"},
        {FormulaId::CostPresentValue, "cost_present_value"},
        {FormulaId::CostLeasePayment, "cost_lease_payment"},
        {FormulaId::CostCloudTotal, "cost_cloud_total"},
        {FormulaId::CostBreakEven, "cost_break_even"},
        {FormulaId::CostSimplePayback, "cost_simple_payback"},
        {FormulaId::CostDiscountedPayback, "cost_discounted_payback"},
        {FormulaId::CostBreakEvenUse, "cost_break_even_use"},
        {FormulaId::CostRateOfReturn, "cost_rate_of_return"},
        {FormulaId::CostPerGpuHour, "cost_per_gpu_hour"},
        {FormulaId::CostPerGpuHourInstalled, "cost_per_gpu_hour_installed"},
        {FormulaId::CostPerMillionTokens, "cost_per_million_tokens"},
        {FormulaId::CostPerMillionInput, "cost_per_million_input"},
        {FormulaId::CostPerMillionOutput, "cost_per_million_output"},
        {FormulaId::CostPerUserMonth, "cost_per_user_month"},
        {FormulaId::CostPerTrainingRun, "cost_per_training_run"},
        {FormulaId::EnergyPerThousandTokens, "energy_per_thousand_tokens"},
        {FormulaId::Co2PerThousandTokens, "co2_per_thousand_tokens"},
        {FormulaId::Co2OfOperation, "co2_of_operation"},
        {FormulaId::Co2OfMaking, "co2_of_making"},
    });
    static constexpr auto aliases = std::array<Entry<FormulaId>, 0>{};
    static_assert(followsEnumerators(table));
};

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
std::string_view nameOf(Fit value) noexcept { return nameIn(value); }
std::string_view nameOf(Basis value) noexcept { return nameIn(value); }
std::string_view nameOf(FormulaId value) noexcept { return nameIn(value); }

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
template std::string_view acceptedNames<Fit>() noexcept;
template std::optional<Fit> fromName<Fit>(std::string_view) noexcept;
template std::string_view acceptedNames<Basis>() noexcept;
template std::optional<Basis> fromName<Basis>(std::string_view) noexcept;
template std::string_view acceptedNames<FormulaId>() noexcept;
template std::optional<FormulaId> fromName<FormulaId>(std::string_view) noexcept;

} // namespace configuria
