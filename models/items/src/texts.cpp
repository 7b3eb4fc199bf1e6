// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};
} // namespace

QString label(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::Inference: return Tr::tr("Inference");
    case WorkloadKind::Lora: return u"LoRA"_s;
    case WorkloadKind::Qlora: return u"QLoRA"_s;
    case WorkloadKind::FullFineTuning: return Tr::tr("Full fine-tuning");
    case WorkloadKind::PreTraining: return Tr::tr("Pre-training");
    }
    return {};
}

// Names of formats, engines and frameworks are proper names: the same in every language.
QString label(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp32: return u"FP32"_s;
    case WeightFormat::Tf32: return u"TF32"_s;
    case WeightFormat::Bf16: return u"BF16"_s;
    case WeightFormat::Fp16: return u"FP16"_s;
    case WeightFormat::Fp8: return u"FP8"_s;
    case WeightFormat::Int8: return u"INT8"_s;
    case WeightFormat::Int4: return u"INT4"_s;
    case WeightFormat::Awq: return u"AWQ"_s;
    case WeightFormat::Gptq: return u"GPTQ"_s;
    case WeightFormat::Nf4: return u"NF4"_s;
    case WeightFormat::Mxfp4: return u"MXFP4"_s;
    case WeightFormat::Nvfp4: return u"NVFP4"_s;
    case WeightFormat::Q8_0: return u"Q8_0"_s;
    case WeightFormat::Q6_K: return u"Q6_K"_s;
    case WeightFormat::Q5_K_M: return u"Q5_K_M"_s;
    case WeightFormat::Q5_K_S: return u"Q5_K_S"_s;
    case WeightFormat::Q5_0: return u"Q5_0"_s;
    case WeightFormat::Q4_K_M: return u"Q4_K_M"_s;
    case WeightFormat::Q4_K_S: return u"Q4_K_S"_s;
    case WeightFormat::Q4_0: return u"Q4_0"_s;
    case WeightFormat::Iq4_NL: return u"IQ4_NL"_s;
    case WeightFormat::Iq4_XS: return u"IQ4_XS"_s;
    case WeightFormat::Q3_K_L: return u"Q3_K_L"_s;
    case WeightFormat::Q3_K_M: return u"Q3_K_M"_s;
    case WeightFormat::Q3_K_S: return u"Q3_K_S"_s;
    case WeightFormat::Iq3_M: return u"IQ3_M"_s;
    case WeightFormat::Iq3_S: return u"IQ3_S"_s;
    case WeightFormat::Iq3_XS: return u"IQ3_XS"_s;
    case WeightFormat::Iq3_XXS: return u"IQ3_XXS"_s;
    case WeightFormat::Q2_K: return u"Q2_K"_s;
    case WeightFormat::Q2_K_S: return u"Q2_K_S"_s;
    case WeightFormat::Iq2_M: return u"IQ2_M"_s;
    case WeightFormat::Iq2_S: return u"IQ2_S"_s;
    case WeightFormat::Iq2_XS: return u"IQ2_XS"_s;
    case WeightFormat::Iq2_XXS: return u"IQ2_XXS"_s;
    case WeightFormat::Iq1_M: return u"IQ1_M"_s;
    case WeightFormat::Iq1_S: return u"IQ1_S"_s;
    }
    return {};
}

QString label(KvFormat format)
{
    switch (format) {
    case KvFormat::Fp32: return u"FP32"_s;
    case KvFormat::Bf16: return u"BF16"_s;
    case KvFormat::Fp16: return u"FP16"_s;
    case KvFormat::Fp8: return u"FP8"_s;
    case KvFormat::Int8: return u"INT8"_s;
    case KvFormat::Q8_0: return u"Q8_0"_s;
    case KvFormat::Q5_1: return u"Q5_1"_s;
    case KvFormat::Q5_0: return u"Q5_0"_s;
    case KvFormat::Q4_1: return u"Q4_1"_s;
    case KvFormat::Q4_0: return u"Q4_0"_s;
    case KvFormat::Iq4_NL: return u"IQ4_NL"_s;
    }
    return {};
}

QString label(InferenceEngine engine)
{
    switch (engine) {
    case InferenceEngine::Vllm: return u"vLLM"_s;
    case InferenceEngine::Sglang: return u"SGLang"_s;
    case InferenceEngine::TensorRtLlm: return u"TensorRT-LLM"_s;
    case InferenceEngine::LlamaCpp: return u"llama.cpp"_s;
    case InferenceEngine::Transformers: return u"Transformers"_s;
    }
    return {};
}

QString label(TrainingFramework framework)
{
    switch (framework) {
    case TrainingFramework::Transformers: return u"Transformers"_s;
    case TrainingFramework::Torchtune: return u"torchtune"_s;
    case TrainingFramework::DeepSpeed: return u"DeepSpeed"_s;
    case TrainingFramework::Fsdp: return u"FSDP"_s;
    case TrainingFramework::Megatron: return u"Megatron-LM"_s;
    }
    return {};
}

QString label(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::AdamW: return u"AdamW"_s;
    case Optimizer::AdamWFused: return Tr::tr("AdamW, fused");
    case Optimizer::AdamW8bit: return Tr::tr("AdamW, 8-bit");
    case Optimizer::AdamW4bit: return Tr::tr("AdamW, 4-bit");
    case Optimizer::PagedAdamW8bit: return Tr::tr("AdamW, paged 8-bit");
    case Optimizer::Sgd: return u"SGD"_s;
    case Optimizer::Adafactor: return u"Adafactor"_s;
    }
    return {};
}

QString label(Checkpointing checkpointing)
{
    switch (checkpointing) {
    //: activation checkpointing
    case Checkpointing::None: return Tr::tr("None", "checkpointing");
    //: activation checkpointing
    case Checkpointing::Selective: return Tr::tr("Selective", "checkpointing");
    //: activation checkpointing
    case Checkpointing::Full: return Tr::tr("Full", "checkpointing");
    }
    return {};
}

QString label(LossImplementation loss)
{
    switch (loss) {
    case LossImplementation::Eager: return Tr::tr("Eager", "loss");
    case LossImplementation::Fused: return Tr::tr("Fused", "loss");
    case LossImplementation::Chunked: return Tr::tr("Chunked", "loss");
    }
    return {};
}

QString label(Offload offload)
{
    switch (offload) {
    case Offload::None: return Tr::tr("None", "offload");
    case Offload::Optimizer: return Tr::tr("Optimizer states to host memory");
    case Offload::Parameters: return Tr::tr("Optimizer states and parameters to host memory");
    case Offload::OptimizerToNvme: return Tr::tr("Optimizer states to NVMe drives");
    case Offload::ParametersToNvme: return Tr::tr("Optimizer states and parameters to NVMe drives");
    }
    return {};
}

QString label(RedundancyPolicy policy)
{
    switch (policy) {
    case RedundancyPolicy::Chassis: return Tr::tr("As the chassis states");
    case RedundancyPolicy::None: return Tr::tr("None (N)", "power redundancy");
    case RedundancyPolicy::NPlusOne: return u"N+1"_s;
    case RedundancyPolicy::NPlusN: return u"N+N"_s;
    }
    return {};
}

QString label(LineScope scope)
{
    switch (scope) {
    case LineScope::PerNode: return Tr::tr("per node");
    case LineScope::PerProject: return Tr::tr("per project");
    }
    return {};
}

QString label(ShapeConfidence confidence)
{
    switch (confidence) {
    case ShapeConfidence::Found: return Tr::tr("from its published configuration");
    case ShapeConfidence::Memory: return Tr::tr("to be confirmed");
    case ShapeConfidence::Imported: return Tr::tr("imported");
    case ShapeConfidence::SizeOnly: return Tr::tr("size alone");
    }
    return {};
}

QString label(AttentionKind kind)
{
    switch (kind) {
    case AttentionKind::None: return Tr::tr("None", "attention");
    case AttentionKind::Mha: return u"MHA"_s;
    case AttentionKind::Gqa: return u"GQA"_s;
    case AttentionKind::Mqa: return u"MQA"_s;
    case AttentionKind::Mla: return u"MLA"_s;
    }
    return {};
}

QString label(EfficiencyClass efficiency)
{
    switch (efficiency) {
    case EfficiencyClass::Unknown: return Tr::tr("unknown class");
    case EfficiencyClass::Bronze: return u"80 PLUS Bronze"_s;
    case EfficiencyClass::Silver: return u"80 PLUS Silver"_s;
    case EfficiencyClass::Gold: return u"80 PLUS Gold"_s;
    case EfficiencyClass::Platinum: return u"80 PLUS Platinum"_s;
    case EfficiencyClass::Titanium: return u"80 PLUS Titanium"_s;
    case EfficiencyClass::Ruby: return u"80 PLUS Ruby"_s;
    }
    return {};
}

QString label(GpuFormFactor formFactor)
{
    switch (formFactor) {
    case GpuFormFactor::PciE: return u"PCIe"_s;
    case GpuFormFactor::Sxm2: return u"SXM2"_s;
    case GpuFormFactor::Sxm4: return u"SXM4"_s;
    case GpuFormFactor::Sxm5: return u"SXM5"_s;
    case GpuFormFactor::Sxm6: return u"SXM6"_s;
    case GpuFormFactor::Oam: return u"OAM"_s;
    case GpuFormFactor::Integrated: return Tr::tr("integrated");
    }
    return {};
}

QString label(PartKind kind)
{
    switch (kind) {
    case PartKind::Server: return Tr::tr("Server");
    case PartKind::Gpu: return Tr::tr("GPU");
    case PartKind::Cpu: return Tr::tr("CPU");
    //: memory modules of the host (French: mémoire vive)
    case PartKind::Memory: return Tr::tr("Memory");
    case PartKind::Drive: return Tr::tr("Drive");
    case PartKind::Psu: return Tr::tr("Power supply");
    case PartKind::Network: return Tr::tr("Network");
    //: NVLink bridge, cable kit
    case PartKind::Accessory: return Tr::tr("Accessory");
    //: rack, PDU or UPS
    case PartKind::Rack: return Tr::tr("Rack equipment");
    case PartKind::Licence: return Tr::tr("Licence");
    case PartKind::Service: return Tr::tr("Service");
    }
    return {};
}

QString plural(PartKind kind)
{
    switch (kind) {
    //: group of the bill of materials
    case PartKind::Server: return Tr::tr("Servers");
    case PartKind::Gpu: return Tr::tr("GPUs");
    case PartKind::Cpu: return Tr::tr("CPUs");
    case PartKind::Memory: return Tr::tr("Memory modules");
    case PartKind::Drive: return Tr::tr("Drives");
    case PartKind::Psu: return Tr::tr("Power supplies");
    case PartKind::Network: return Tr::tr("Network adapters and switches");
    case PartKind::Accessory: return Tr::tr("Bridges and cables");
    case PartKind::Rack: return Tr::tr("Racks, PDUs and UPSs");
    case PartKind::Licence: return Tr::tr("Software licences");
    case PartKind::Service: return Tr::tr("Services");
    }
    return {};
}

QString label(Severity severity)
{
    switch (severity) {
    //: severity of a finding
    case Severity::Advice: return Tr::tr("Advice");
    //: severity of a finding
    case Severity::Caution: return Tr::tr("Caution");
    //: severity of a finding: the configuration cannot work
    case Severity::Blocker: return Tr::tr("Blocker");
    }
    return {};
}

QString label(Fit fit)
{
    switch (fit) {
    //: does the workload fit in GPU memory
    case Fit::Unknown: return Tr::tr("Unknown", "fit");
    case Fit::No: return Tr::tr("Does not fit");
    //: the expected need fits, the high end of its range does not
    case Fit::Tight: return Tr::tr("Tight");
    case Fit::Fits: return Tr::tr("Fits");
    //: a tenth of the memory is left at the high end of the range
    case Fit::FitsWithMargin: return Tr::tr("Fits with margin");
    }
    return {};
}

QString label(Basis basis)
{
    switch (basis) {
    case Basis::Measured: return Tr::tr("Measured");
    case Basis::Formula: return Tr::tr("Formula");
    case Basis::RuleOfThumb: return Tr::tr("Rule of thumb");
    }
    return {};
}

QString label(ModelKind kind)
{
    switch (kind) {
    case ModelKind::DenseLlm: return Tr::tr("Dense language model");
    case ModelKind::MoeLlm: return Tr::tr("Mixture-of-experts language model");
    case ModelKind::Encoder: return Tr::tr("Encoder");
    case ModelKind::EncoderDecoder: return Tr::tr("Encoder-decoder");
    case ModelKind::Embedding: return Tr::tr("Embedding model");
    case ModelKind::Diffusion: return Tr::tr("Diffusion model");
    case ModelKind::Vision: return Tr::tr("Vision model");
    case ModelKind::Speech: return Tr::tr("Speech model");
    }
    return {};
}

QString conflict(PartConflict conflict)
{
    switch (conflict) {
    case PartConflict::None: return {};
    case PartConflict::FormFactor: return Tr::tr("The chassis takes another form of GPU");
    case PartConflict::PowerAboveChassis: return Tr::tr("Draws more than the chassis can feed or cool");
    case PartConflict::Socket: return Tr::tr("Needs another socket");
    case PartConflict::MemoryType: return Tr::tr("The chassis takes another type of memory");
    case PartConflict::NoSlotLeft: return Tr::tr("No slot is left");
    case PartConflict::PsuForm: return Tr::tr("The chassis takes another form of power supply");
    case PartConflict::NoServerChosen: return Tr::tr("No server is chosen yet");
    }
    return {};
}

QString partName(PartRef part, const Catalogue &catalogue)
{
    const PartInfo *info = catalogue.info(part);
    return info ? partName(*info) : QString();
}

QString partName(const PartInfo &info)
{
    const QString vendor = QString::fromStdString(info.vendor);
    const QString model = QString::fromStdString(info.model);
    const QString name = vendor.isEmpty() || model.startsWith(vendor, Qt::CaseInsensitive) ? model : vendor + u' ' + model;
    //: %1 name of a part that was used before: the buyer must know it
    return info.isRefurbished ? Tr::tr("%1 (refurbished)").arg(name) : name;
}

QString designation(const BomLine &line, const Catalogue &catalogue)
{
    return line.description.empty() ? partName(line.part, catalogue) : QString::fromStdString(line.description);
}

} // namespace configuria::texts
