// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

namespace configuria::texts {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};
} // namespace

QString title(FormulaId id)
{
    switch (id) {
    case FormulaId::WeightsByFormat: return Tr::tr("Weights");
    case FormulaId::WeightsFromSizeOnly: return Tr::tr("Weights, from the size alone");
    case FormulaId::KvCacheGrouped: return Tr::tr("KV cache");
    case FormulaId::KvCacheLatent: return Tr::tr("KV cache, latent attention");
    case FormulaId::KvCacheFromSizeOnly: return Tr::tr("KV cache, from the size alone");
    case FormulaId::ActivationsVllm: return Tr::tr("Activations of a batch");
    case FormulaId::ActivationsLlamaCpp: return Tr::tr("Compute buffer of llama.cpp");
    case FormulaId::ActivationsFramework: return Tr::tr("Activations of the framework");
    case FormulaId::EngineOverhead: return Tr::tr("Overhead of the engine");
    case FormulaId::TrainingGradients: return Tr::tr("Gradients");
    case FormulaId::TrainingOptimizer: return Tr::tr("Optimizer states");
    case FormulaId::TrainingActivationsNone: return Tr::tr("Activations, no checkpointing");
    case FormulaId::TrainingActivationsSelective: return Tr::tr("Activations, selective checkpointing");
    case FormulaId::TrainingActivationsFull: return Tr::tr("Activations, full checkpointing");
    case FormulaId::TrainingActivationsFromSizeOnly: return Tr::tr("Activations, from the size alone");
    case FormulaId::TrainingOverhead: return Tr::tr("Overhead of training");
    case FormulaId::MemoryTotal: return Tr::tr("Memory needed on each GPU");
    case FormulaId::HostMemory: return Tr::tr("Host memory");
    case FormulaId::NvmeOffload: return Tr::tr("On NVMe drives");
    case FormulaId::MemoryRuleOfThumb: return Tr::tr("Rule of thumb, whole model");
    case FormulaId::PrefillCompute: return Tr::tr("Prompt processing speed");
    case FormulaId::DecodeBandwidth: return Tr::tr("Generation speed per user");
    case FormulaId::OutputThroughput: return Tr::tr("Output of all users");
    case FormulaId::TimeToFirstToken: return Tr::tr("Time to first token");
    case FormulaId::TimePerOutputToken: return Tr::tr("Time per output token");
    case FormulaId::TrainingThroughput: return Tr::tr("Training speed per GPU");
    case FormulaId::ModelFlopsUtilisation: return Tr::tr("Model FLOPs utilisation");
    case FormulaId::TimeToTrain: return Tr::tr("Time to train");
    case FormulaId::GpuHours: return Tr::tr("GPU-hours to train");
    case FormulaId::EnergyToTrain: return Tr::tr("Energy to train");
    case FormulaId::TrainingStepTime: return Tr::tr("Time of a training step");
    case FormulaId::ModelLoad: return Tr::tr("Time to load the model");
    case FormulaId::StorageRate: return Tr::tr("Read rate of the drives");
    case FormulaId::HostLinkRate: return Tr::tr("Copies from the host to the GPUs");
    case FormulaId::LoaderRate: return Tr::tr("Rate of the loader");
    case FormulaId::EngineStart: return Tr::tr("Start of the process");
    case FormulaId::EnginePreparation: return Tr::tr("Compilation and graph capture");
    case FormulaId::ColdStart: return Tr::tr("Cold start");
    case FormulaId::LinkTransfer: return Tr::tr("Transfer between GPUs over their link");
    case FormulaId::PcieTransfer: return Tr::tr("Transfer between GPUs over PCIe");
    case FormulaId::HostTransfer: return Tr::tr("Transfer from the host to a GPU");
    case FormulaId::LinkSpeedUp: return Tr::tr("Speed-up of the GPU link");
    case FormulaId::LinkWorth: return Tr::tr("Worth of the GPU link");
    case FormulaId::CheckpointWrite: return Tr::tr("Time to write a checkpoint");
    case FormulaId::AveragePower: return Tr::tr("Average power");
    case FormulaId::GpuPower: return Tr::tr("Power of a GPU at this work");
    case FormulaId::BusyPower: return Tr::tr("Power of a busy node");
    case FormulaId::ReadyPower: return Tr::tr("Power of a node that waits, model loaded");
    case FormulaId::IdlePower: return Tr::tr("Power of an idle node");
    case FormulaId::CostPurchase: return Tr::tr("Purchase");
    case FormulaId::CostEnergy: return Tr::tr("Electricity over the years");
    case FormulaId::CostMaintenance: return Tr::tr("Maintenance over the years");
    case FormulaId::CostResidual: return Tr::tr("Residual value");
    case FormulaId::CostTotal: return Tr::tr("Total cost of ownership");
    case FormulaId::CostPresentValue: return Tr::tr("Present value of the costs");
    case FormulaId::CostLeasePayment: return Tr::tr("Monthly lease payment");
    case FormulaId::CostCloudTotal: return Tr::tr("Cost of the first cloud scenario");
    case FormulaId::CostBreakEven: return Tr::tr("Break-even month");
    case FormulaId::CostSimplePayback: return Tr::tr("Simple payback");
    case FormulaId::CostDiscountedPayback: return Tr::tr("Discounted payback");
    case FormulaId::CostBreakEvenUse: return Tr::tr("Break-even utilisation");
    case FormulaId::CostRateOfReturn: return Tr::tr("Rate of return of owning");
    case FormulaId::CostPerGpuHour: return Tr::tr("Cost per GPU-hour used");
    case FormulaId::CostPerGpuHourInstalled: return Tr::tr("Cost per GPU-hour installed");
    case FormulaId::CostPerMillionTokens: return Tr::tr("Cost per million tokens out");
    case FormulaId::CostPerMillionInput: return Tr::tr("Cost per million tokens in");
    case FormulaId::CostPerMillionOutput: return Tr::tr("Cost per million tokens out, without the prompts");
    case FormulaId::CostPerUserMonth: return Tr::tr("Cost per user and month");
    case FormulaId::CostPerTrainingRun: return Tr::tr("Cost of a training run");
    case FormulaId::EnergyPerThousandTokens: return Tr::tr("Energy per 1,000 tokens out");
    case FormulaId::Co2PerThousandTokens: return Tr::tr("CO₂ per 1,000 tokens out");
    case FormulaId::Co2OfOperation: return Tr::tr("CO₂ of operation");
    case FormulaId::Co2OfMaking: return Tr::tr("CO₂ of manufacture");
    }
    return {};
}

QString formula(FormulaId id)
{
    switch (id) {
    case FormulaId::WeightsByFormat:
        return Tr::tr("sum over tensors of parameters × bits of their format ÷ 8, shared by tensor and pipeline parallelism; "
                      "embeddings and head keep 16 bits where the format leaves them so");
    case FormulaId::WeightsFromSizeOnly:
        return Tr::tr("parameters × effective bits per weight ÷ 8 ÷ GPUs that share the model");
    case FormulaId::KvCacheGrouped:
        return Tr::tr("layers × KV heads × tokens × (key width × bytes + value width × bytes) × sequences ÷ tensor parallelism; "
                      "windowed layers hold the window alone");
    case FormulaId::KvCacheLatent:
        return Tr::tr("layers × (latent rank + rotary width) × bytes × tokens × sequences; each GPU of the tensor-parallel group holds it whole");
    case FormulaId::KvCacheFromSizeOnly:
        return Tr::tr("as for grouped attention, with a shape taken from the size: 8 KV heads of 128, width about 128 × depth");
    case FormulaId::ActivationsVllm:
        return Tr::tr("batched tokens × (6 × feed-forward width ÷ tensor parallelism + 4 × hidden width) × 1.07 + three FP32 copies of the logits");
    case FormulaId::ActivationsLlamaCpp:
        return Tr::tr("with flash attention: 4 × micro-batch × (vocabulary + 2 × hidden width); "
                      "without: at least 4 × micro-batch × heads × context");
    case FormulaId::ActivationsFramework:
        return Tr::tr("tokens of a pass × (6 × feed-forward width + 4 × hidden width) × 1.07 + the logits in FP32; 15% of the weights where no shape is known");
    case FormulaId::EngineOverhead:
        return Tr::tr("GPU context + communication buffers + captured graphs of the engine");
    case FormulaId::TrainingGradients:
        return Tr::tr("trainable parameters × bytes of the gradient ÷ GPUs that share it (ZeRO stage 2 and 3)");
    case FormulaId::TrainingOptimizer:
        return Tr::tr("trainable parameters × (bytes of the states + FP32 master copy + temporary of the step) ÷ GPUs that share it (ZeRO)");
    case FormulaId::TrainingActivationsNone:
        return Tr::tr("b × s × [L × (12h + 4kv + 8f) + bytes per logit × V]; without flash attention also 5 × heads × s² × b × L");
    case FormulaId::TrainingActivationsSelective:
        return Tr::tr("b × s × [L × (8h + 4kv + 4f) + bytes per logit × V]: the attention matrix and the gates are computed again");
    case FormulaId::TrainingActivationsFull:
        return Tr::tr("b × s × [2hL + max(bytes per logit × V + 6h, one layer’s working set)]");
    case FormulaId::TrainingActivationsFromSizeOnly:
        return Tr::tr("as for a known shape, with one taken from the size: width about 128 × depth, 12h² weights per layer");
    case FormulaId::TrainingOverhead:
        return Tr::tr("GPU context + communication buckets + two unsharded layers when parameters are sharded");
    case FormulaId::MemoryTotal:
        return Tr::tr("weights + KV cache + activations + gradients + optimizer states + overhead, on the most loaded GPU; in training the "
                      "largest of three moments: optimizer step, loss, end of the backward pass");
    case FormulaId::MemoryRuleOfThumb:
        return Tr::tr("to serve: parameters × bytes per parameter × 1.2; adapters: the same for the base, and 16 bytes per trained parameter; "
                      "full training: 16 bytes per parameter. Of the whole model, all GPUs together, without its cache or activations.");
    case FormulaId::HostMemory:
        return Tr::tr("8 GiB for the system + a share for each GPU’s process + staging of the weights + what is offloaded from the GPUs");
    case FormulaId::NvmeOffload:
        return Tr::tr("optimizer states and fp32 gradients (and the 16-bit parameters, when they are offloaded too) of the GPUs of a node; the host’s "
                      "memory then holds only the buffers of the exchange");
    case FormulaId::PrefillCompute:
        return Tr::tr("1 ÷ time per token: (2 × active parameters + attention over the prompt) ÷ (GPUs × dense FLOP/s × measured efficiency) + "
                      "fixed time and communication of each batch");
    case FormulaId::DecodeBandwidth:
        return Tr::tr("1 ÷ time per output token");
    case FormulaId::OutputThroughput:
        return Tr::tr("users × answer tokens ÷ (answer tokens × time per output token + sequences of the replica × prompt tokens ÷ prompt processing speed)");
    case FormulaId::TimeToFirstToken:
        return Tr::tr("prompt tokens that are not in the cache ÷ prompt processing speed × (1 + mean number of prompts that are before it in the queue) + "
                      "one generation step");
    case FormulaId::TimePerOutputToken:
        return Tr::tr("the longer of memory (weights read + KV cache of all sequences, ÷ bandwidth × measured efficiency) and arithmetic, + fixed time of "
                      "a step + communication of each layer");
    case FormulaId::TrainingThroughput:
        return Tr::tr("dense FLOP/s × MFU ÷ FLOPs per token: 6 × active parameters (4 × for adapters) + attention");
    case FormulaId::ModelFlopsUtilisation:
        return Tr::tr("FLOPs of the model per second ÷ dense peak of the GPU, from measured runs of the same class");
    case FormulaId::TimeToTrain:
        return Tr::tr("training tokens ÷ (training speed per GPU × GPUs)");
    case FormulaId::GpuHours:
        return Tr::tr("time to train × GPUs of all nodes");
    case FormulaId::EnergyToTrain:
        return Tr::tr("power of the busy nodes, or the watts that the site declares × time to train × PUE");
    case FormulaId::TrainingStepTime:
        return Tr::tr("(matrix products and attention ÷ (dense FLOP/s × measured efficiency) + element-wise work, launches and what the communication "
                      "adds) × pipeline bubble, for every micro-batch, + update of the weights");
    case FormulaId::ModelLoad:
        return Tr::tr("bytes of the weights ÷ the slowest of three rates: drive, PCIe copies to the GPUs that share a copy, loader");
    case FormulaId::StorageRate:
        return Tr::tr("read rate of one drive, which holds the file; at best all drives striped, at worst half of one");
    case FormulaId::HostLinkRate:
        return Tr::tr("transfers per second × lanes ÷ 8 × line code (128/130) × what copies reach (79% up to generation 4, 87% from 5), × GPUs that load "
                      "side by side; behind PCIe switches two");
    case FormulaId::LoaderRate:
        return Tr::tr("default loader 1.62 GB/s × processes^0.19, fast loader 3.78 GB/s × processes^0.27, slow 0.74 GB/s");
    case FormulaId::EngineStart:
        return Tr::tr("process, libraries, GPU context and communication of the engine");
    case FormulaId::EnginePreparation:
        return Tr::tr("vLLM: compilation and graph capture; SGLang and TensorRT-LLM: graph capture; training: compilation when it is on");
    case FormulaId::ColdStart:
        return Tr::tr("model load + start of the process + compilation and graph capture");
    case FormulaId::LinkTransfer:
        return Tr::tr("bytes ÷ (one-way rate between two GPUs × 0.82); at best the line rate");
    case FormulaId::PcieTransfer:
        return Tr::tr("bytes ÷ half of PCIe’s one-way rate, through the host; at best peer to peer at the line rate");
    case FormulaId::HostTransfer:
        return Tr::tr("bytes ÷ one-way rate of PCIe copies");
    case FormulaId::LinkSpeedUp:
        return Tr::tr("tokens/s of this workload with the GPUs’ own link ÷ tokens/s through PCIe alone, by the same formulas");
    case FormulaId::LinkWorth:
        return Tr::tr("total cost of ownership of this configuration × (speed-up − 1): what the additional machines without the link would cost for the same work");
    case FormulaId::CheckpointWrite:
        return Tr::tr("parameters × 14 bytes (6 without master copy; adapters alone: 12) ÷ write speed of a drive");
    case FormulaId::AveragePower:
        return Tr::tr("full draw at the input × load factor, all nodes; the site’s own figure replaces it");
    case FormulaId::GpuPower:
        return Tr::tr("TDP × share of it that GPUs drew at this kind of work, with as many requests at once and as much of the model on each");
    case FormulaId::BusyPower:
        return Tr::tr("server without its GPUs, by its class + 1.1 × GPUs × power of a GPU at this work; 1.1 is for supplies, regulators and fans");
    case FormulaId::ReadyPower:
        return Tr::tr("idle node + 1.1 × GPUs × what an open context draws");
    case FormulaId::IdlePower:
        return Tr::tr("server without its GPUs, by its class + 1.1 × GPUs × idle power of a GPU");
    case FormulaId::CostPurchase:
        return Tr::tr("lines of the list × quantity × unit price, less their discounts, less the global discount; without VAT");
    case FormulaId::CostEnergy:
        return Tr::tr("average power at the input × hours per year × PUE × price of a kWh, which rises each year from the second one");
    case FormulaId::CostMaintenance:
        return Tr::tr("purchase × rate, for each year after the warranty");
    case FormulaId::CostResidual:
        return Tr::tr("purchase × residual rate, at the end; a stated resale replaces it");
    case FormulaId::CostTotal:
        return Tr::tr("purchase + delivery and installation + running costs of all years − residual value; depreciation is no cash and is never added");
    case FormulaId::CostPresentValue:
        return Tr::tr("sum of each year’s cash flow ÷ (1 + cost of capital)^year, a year’s flow at its end");
    case FormulaId::CostLeasePayment:
        return Tr::tr("(price − buy-out ÷ (1 + i)^n) × i ÷ (1 − (1 + i)^−n); i = yearly rate ÷ 12, n payments in arrears");
    case FormulaId::CostCloudTotal:
        return Tr::tr("by the hour: price × (1 − discount) × GPUs × hours of a month × 12 × useful share (a reservation: all hours); per token: tokens of the machine × price; + egress and storage");
    case FormulaId::CostBreakEven:
        return Tr::tr("month from which the cumulative cost of owning stays below that of renting: the first crossing of the two curves, straight within a year; the residual value is not counted");
    case FormulaId::CostSimplePayback:
        return Tr::tr("what is paid first ÷ (mean rent − mean running cost, both per month); the residual value is not counted");
    case FormulaId::CostDiscountedPayback:
        return Tr::tr("month in which the savings, each year’s at its present value, have paid for what was paid first");
    case FormulaId::CostBreakEvenUse:
        return Tr::tr("total cost of ownership ÷ cost of renting every hour: the share of the hours at which both cost the same; the residual value is counted");
    case FormulaId::CostRateOfReturn:
        return Tr::tr("yearly rate at which the rent that is saved, less the cost of owning, is worth nothing today");
    case FormulaId::CostPerGpuHour:
        return Tr::tr("total cost of ownership ÷ (GPUs × hours per year × years × useful share)");
    case FormulaId::CostPerGpuHourInstalled:
        return Tr::tr("total cost of ownership ÷ (GPUs × hours per year × years)");
    case FormulaId::CostPerMillionTokens:
        return Tr::tr("total cost of ownership ÷ (tokens per second × 3,600 × hours of use ÷ 1,000,000): everything on the tokens that come out");
    case FormulaId::CostPerMillionInput:
        return Tr::tr("total cost of ownership ÷ seconds of use ÷ prompt processing speed × 1,000,000: by the time that a prompt token takes");
    case FormulaId::CostPerMillionOutput:
        return Tr::tr("total cost of ownership ÷ seconds of use × (time of an output token of all users − prompt tokens for each × time of a prompt token) × 1,000,000");
    case FormulaId::CostPerUserMonth:
        return Tr::tr("total cost of ownership ÷ months ÷ users at once");
    case FormulaId::CostPerTrainingRun:
        return Tr::tr("cost per GPU-hour used × GPU-hours to train");
    case FormulaId::EnergyPerThousandTokens:
        return Tr::tr("energy of the site ÷ tokens that come out × 1,000");
    case FormulaId::Co2PerThousandTokens:
        return Tr::tr("energy per 1,000 tokens × CO₂ of a kWh; making the machine is apart");
    case FormulaId::Co2OfOperation:
        return Tr::tr("energy of the site over the years × CO₂ of a kWh");
    case FormulaId::Co2OfMaking:
        return Tr::tr("kilograms of one node × nodes; never added to the operation");
    }
    return {};
}

QString source(FormulaId id)
{
    switch (id) {
    case FormulaId::WeightsByFormat:
        return Tr::tr("Hugging Face config.json and safetensors; printed bits per weight of llama.cpp GGUF files");
    case FormulaId::WeightsFromSizeOnly:
        return Tr::tr("Printed bits per weight of llama.cpp GGUF files; rule of thumb where the shape is unknown");
    case FormulaId::KvCacheGrouped:
        return Tr::tr("llama.cpp and vLLM logs of allocated KV cache: the formula gives them to 0.1%");
    case FormulaId::KvCacheLatent:
        return Tr::tr("DeepSeek-V2 paper (multi-head latent attention); vLLM, SGLang and llama.cpp logs");
    case FormulaId::KvCacheFromSizeOnly:
        return Tr::tr("Rule of thumb over the models of the library");
    case FormulaId::ActivationsVllm:
        return Tr::tr("vLLM memory profile logs (peak of the profiling run)");
    case FormulaId::ActivationsLlamaCpp:
        return Tr::tr("llama.cpp logs: compute buffer size against n_ubatch, vocabulary and context");
    case FormulaId::ActivationsFramework:
        return Tr::tr("Qwen memory tables with Hugging Face Transformers");
    case FormulaId::EngineOverhead:
        return Tr::tr("vLLM, SGLang and llama.cpp logs: non-torch memory, captured graphs, CUDA context");
    case FormulaId::TrainingGradients:
    case FormulaId::TrainingOptimizer:
        return Tr::tr("Rajbhandari et al. 2020 (ZeRO); DeepSpeed and Megatron-LM documentation; measured runs of torchtune and fms-acceleration");
    case FormulaId::TrainingActivationsNone:
    case FormulaId::TrainingActivationsSelective:
    case FormulaId::TrainingActivationsFull:
        return Tr::tr("Korthikanti et al. 2022; measured runs of torchtune, fms-acceleration and Megatron-LM");
    case FormulaId::TrainingActivationsFromSizeOnly:
        return Tr::tr("Rule of thumb over measured training runs");
    case FormulaId::TrainingOverhead:
        return Tr::tr("DeepSpeed bucket sizes; PyTorch FSDP; differences between nvidia-smi and torch.cuda in measured runs");
    case FormulaId::MemoryTotal:
        return Tr::tr("Sum of the figures above, each with its own source");
    case FormulaId::MemoryRuleOfThumb:
        return Tr::tr("Sizing guides of the trade; ZeRO paper (arXiv 1910.02054) for the 16 bytes");
    case FormulaId::HostMemory:
        return Tr::tr("DeepSpeed offload estimators; practice of inference servers");
    case FormulaId::NvmeOffload:
        return Tr::tr("ZeRO-Infinity (arXiv 2104.07857); defaults of DeepSpeed’s offload_config.py");
    case FormulaId::PrefillCompute:
        return Tr::tr("Roofline of the GPU’s data sheet; efficiency from public llama.cpp, TensorRT-LLM and MLPerf results");
    case FormulaId::DecodeBandwidth:
    case FormulaId::TimePerOutputToken:
        return Tr::tr("Roofline of the GPU’s data sheet; efficiency from public llama.cpp, vLLM and SGLang benchmarks");
    case FormulaId::OutputThroughput:
    case FormulaId::TimeToFirstToken:
        return Tr::tr("Little’s law on the speeds above; checked against MLPerf Inference results");
    case FormulaId::TrainingThroughput:
    case FormulaId::ModelFlopsUtilisation:
    case FormulaId::TimeToTrain:
    case FormulaId::GpuHours:
    case FormulaId::EnergyToTrain:
    case FormulaId::TrainingStepTime:
        return Tr::tr("Kaplan et al. 2020 (6N FLOPs per token); MFU from Megatron-LM, NeMo, llm-foundry and MLPerf Training results");
    case FormulaId::LoaderRate:
        return Tr::tr("Yoshimura et al. 2025 (fastsafetensors, vLLM with Llama-2-13B on A100 and L40S)");
    case FormulaId::EngineStart:
    case FormulaId::EnginePreparation:
    case FormulaId::ColdStart:
        return Tr::tr("Start-up logs in vLLM issues 16716 and 20264, SGLang issue 10088, TensorRT-LLM pull request 18060; Tensorfuse, Llama 3.1 8B on L40S");
    case FormulaId::HostLinkRate:
    case FormulaId::HostTransfer:
        return Tr::tr("PCI-SIG base specifications; nvbandwidth on A100 (24.8 GB/s) and H100 (54.8 GB/s)");
    case FormulaId::LinkTransfer:
    case FormulaId::PcieTransfer:
        return Tr::tr("Data sheets of the GPUs; nccl-tests: 370 of 450 GB/s in a ring of H100, 8 to 20 GB/s through the host at PCIe 4.0");
    case FormulaId::LinkSpeedUp:
    case FormulaId::LinkWorth:
        return Tr::tr("Speed formulas of this program, once with each link; costs of this configuration");
    case FormulaId::StorageRate:
    case FormulaId::ModelLoad:
    case FormulaId::CheckpointWrite:
        return Tr::tr("Data sheets of the drives and PCIe transfer rates");
    case FormulaId::AveragePower:
        return Tr::tr("Published measured against nameplate power of GPU servers; 80 PLUS 230 V internal redundant efficiency");
    case FormulaId::GpuPower:
        return Tr::tr("Watts of GPU boards published by ML.ENERGY (H100, B200) and others; “configuria accuracy” prints the error");
    case FormulaId::BusyPower:
    case FormulaId::IdlePower:
        return Tr::tr("Watts at the wall published with MLPerf Inference and Training; “configuria accuracy” prints the error");
    case FormulaId::ReadyPower:
        return Tr::tr("Watts at the wall published with MLPerf; arXiv 2605.23918: 26 to 66 W of a GPU for an open context, whatever it holds");
    case FormulaId::CostPurchase:
        return Tr::tr("Prices of the lines, each with its date and source in the catalogue");
    case FormulaId::CostEnergy:
        return Tr::tr("Energy of a meter; PUE: ISO/IEC 30134-2");
    case FormulaId::CostMaintenance:
        return Tr::tr("A contract takes 4 to 8% of the purchase price a year after the first one; 10% were paid in one case of 2023");
    case FormulaId::CostResidual:
        return Tr::tr("Prices asked for used GPUs: an H100 keeps 25 to 35% after three years, an A100 20 to 25% (weak sources)");
    case FormulaId::CostTotal:
        return Tr::tr("Life-cycle costing, NIST Handbook 135: every cash flow once, none discounted");
    case FormulaId::CostPresentValue:
        return Tr::tr("Life-cycle costing, NIST Handbook 135");
    case FormulaId::CostLeasePayment:
        return Tr::tr("Ordinary annuity with a balloon, as lease contracts state it");
    case FormulaId::CostCloudTotal:
        return Tr::tr("List prices of the cloud, each with its date and source");
    case FormulaId::CostBreakEven:
        return Tr::tr("Crossing of the cumulative curves");
    case FormulaId::CostSimplePayback:
        return Tr::tr("Simple payback, NIST Handbook 135");
    case FormulaId::CostDiscountedPayback:
        return Tr::tr("Discounted payback, NIST Handbook 135");
    case FormulaId::CostBreakEvenUse:
        return Tr::tr("Equality of both totals");
    case FormulaId::CostRateOfReturn:
        return Tr::tr("Internal rate of return on yearly flows, each at the end of its year");
    case FormulaId::CostPerGpuHour:
    case FormulaId::CostPerGpuHourInstalled:
    case FormulaId::CostPerUserMonth:
        return Tr::tr("Division of the total cost");
    case FormulaId::CostPerMillionTokens:
        return Tr::tr("Division of the total cost; speed by the formulas above");
    case FormulaId::CostPerMillionInput:
    case FormulaId::CostPerMillionOutput:
        return Tr::tr("Share of the time, as providers price both directions apart");
    case FormulaId::CostPerTrainingRun:
        return Tr::tr("Division of the total cost; time by the formulas above");
    case FormulaId::EnergyPerThousandTokens:
        return Tr::tr("Energy of a meter; speed by the formulas above");
    case FormulaId::Co2PerThousandTokens:
    case FormulaId::Co2OfOperation:
        return Tr::tr("CO₂ factor of the site, with its method and year");
    case FormulaId::Co2OfMaking:
        return Tr::tr("Statement of the maker (product carbon footprint)");
    }
    return {};
}

} // namespace configuria::texts
