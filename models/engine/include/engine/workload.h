// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quantity.h"

#include <cstdint>
#include <optional>

namespace configuria {

enum class WorkloadKind : std::uint8_t { Inference, Lora, Qlora, FullFineTuning, PreTraining };
constexpr bool isTraining(WorkloadKind k) { return k != WorkloadKind::Inference; }

// Formats of weights. The first group by what serving frameworks load, the second by GGUF file type.
enum class WeightFormat : std::uint8_t {
    Fp32, Tf32, Bf16, Fp16, Fp8, Int8, Int4, Awq, Gptq, Nf4, Mxfp4, Nvfp4,
    Q8_0, Q6_K, Q5_K_M, Q5_K_S, Q5_0, Q4_K_M, Q4_K_S, Q4_0, Iq4_NL, Iq4_XS,
    Q3_K_L, Q3_K_M, Q3_K_S, Iq3_M, Iq3_S, Iq3_XS, Iq3_XXS, Q2_K, Q2_K_S, Iq2_M, Iq2_S, Iq2_XS, Iq2_XXS, Iq1_M, Iq1_S,
};
constexpr int weightFormatCount = static_cast<int>(WeightFormat::Iq1_S) + 1;
constexpr bool isGguf(WeightFormat f) { return f >= WeightFormat::Q8_0; }

enum class KvFormat : std::uint8_t { Fp32, Bf16, Fp16, Fp8, Int8, Q8_0, Q5_1, Q5_0, Q4_1, Q4_0, Iq4_NL };
constexpr int kvFormatCount = static_cast<int>(KvFormat::Iq4_NL) + 1;

enum class InferenceEngine : std::uint8_t { Vllm, Sglang, TensorRtLlm, LlamaCpp, Transformers };
enum class TrainingFramework : std::uint8_t { Transformers, Torchtune, DeepSpeed, Fsdp, Megatron };
enum class Optimizer : std::uint8_t { AdamW, AdamWFused, AdamW8bit, AdamW4bit, PagedAdamW8bit, Sgd, Adafactor };
enum class Checkpointing : std::uint8_t { None, Selective, Full };
enum class LossImplementation : std::uint8_t { Eager, Fused, Chunked };
// To host memory; to NVMe drives: ZeRO-Infinity, which DeepSpeed alone has, in stage 3 alone.
enum class Offload : std::uint8_t { None, Optimizer, Parameters, OptimizerToNvme, ParametersToNvme };
constexpr bool isToNvme(Offload o) { return o >= Offload::OptimizerToNvme; }
constexpr bool movesParameters(Offload o) { return o == Offload::Parameters || o == Offload::ParametersToNvme; }
// Where 16-bit logits become fp32: in the loss, which leaves both (transformers from 4.46); in the model, in their place
// (before); nowhere but by autocast (remote code of Qwen 1).
enum class LogitsCast : std::uint8_t { InLoss, InModel, ByAutocast };
// Generations of fused attention: FlashAttention 1; 2; 3 and later, or cuDNN's on Hopper.
enum class AttentionKernels : std::uint8_t { First, Second, Latest };

// Bits of LoRA targets.
enum LoraTarget : std::uint8_t { LoraQ = 1, LoraK = 2, LoraV = 4, LoraO = 8, LoraGate = 16, LoraUp = 32, LoraDown = 64, LoraAll = 127 };

// What a training program does of itself and few users choose. Defaults and "automatic": what transformers, TRL and PEFT
// do today; the frameworks that differ are named.
struct TrainingDetails {
    std::optional<bool> autocast;       // the forward pass casts to 16 bits (bf16=True of transformers); auto: yes, except for
                                        // full training without master weights and for torchtune
    std::optional<bool> fp32Adapters;   // auto: yes, except for torchtune
    std::optional<bool> fp32Residual;   // peft prepare_model_for_kbit_training; auto: QLoRA on unsharded weights, eager kernels
    bool doubleQuantisation = true;     // NF4: the scales are quantised again
    bool trainsEmbeddings = false;      // adapters: copies of the embedding and of the head are trained (modules_to_save)
    std::optional<bool> fusedFeedForward; // its activation is recomputed (Liger, Unsloth); auto: with the chunked loss
    LogitsCast logits = LogitsCast::InLoss; // of transformers' code
    bool isCompiled = false;            // torch.compile
    bool optimizerInBackward = false;   // each gradient is applied and freed at once
    bool offloadsActivations = false;   // the layers' inputs wait in host memory
    bool halfGradients = false;         // Megatron: gradients summed in 16 bits
    bool sequenceParallel = false;      // Megatron, torchtitan: norms and residual stream split like the tensors
    std::optional<AttentionKernels> attentionKernels; // auto: latest in Megatron, else second; stated by measured runs alone
    int virtualStages = 1;              // 1 to 1 000; interleaved pipeline: model chunks of a rank

    friend bool operator==(const TrainingDetails &, const TrainingDetails &) = default;
};

// What the users of a server expect, and two techniques that some servers use: off by default, for their gain rests on the traffic.
struct ServingDetails {
    std::optional<Seconds> targetTimeToFirstToken;        // 0.001 to 3 600: the longest mean wait that is accepted
    std::optional<TokensPerSecond> targetTokensPerSecond; // 0.01 to 100 000: the least for each user
    Fraction prefixHits{0};                               // 0 to 0.99: share of a prompt found in the cache (prefix caching)
    int draftTokens = 0;                                  // 0 to 16: speculative decoding, tokens guessed before each verification
    Fraction draftAcceptance{0.7};                        // 0 to 0.99: share of the guesses that the model accepts
    Fraction draftCost{0.05};                             // 0 to 1: time of one guess over that of one step of the model

    friend bool operator==(const ServingDetails &, const ServingDetails &) = default;
};

// What the machine does. An absent optional means "automatic": ResolvedWorkload holds what that gives.
// Ranges are those accepted by editors, the command line and files; the engine takes any value.
struct Workload {
    WorkloadKind kind = WorkloadKind::Inference;
    WeightFormat weights = WeightFormat::Bf16;
    KvFormat kvKeys = KvFormat::Bf16;
    KvFormat kvValues = KvFormat::Bf16;

    // Inference
    std::optional<InferenceEngine> engine;       // auto: llama.cpp for GGUF, else vLLM
    std::optional<std::int64_t> context;         // 1 to 100 000 000 tokens held per sequence; auto: min(8192, model's limit)
    int sequences = 1;                           // 1 to 100 000 concurrent sequences
    std::optional<int> promptTokens;             // 1 to 100 000 000, mean; auto: three quarters of the context
    std::optional<int> answerTokens;             // 1 to 100 000 000, mean; auto: a quarter of the context
    std::optional<int> batchedTokens;            // 1 to 10 000 000; vLLM max_num_batched_tokens; auto: 8192
    std::optional<int> profiledSequences;        // 0 to 100 000; vLLM max_num_seqs: rows of logits in its profile run; auto: 256
    std::optional<int> microBatchTokens;         // 1 to 1 000 000; llama.cpp n_ubatch; auto: 512
    std::optional<Fraction> utilisation;         // 0.05 to 1; share that the engine reserves; auto: by engine
    bool flashAttention = true;
    ServingDetails serving;

    // Training
    std::optional<TrainingFramework> framework;  // auto: transformers
    int sequenceLength = 2048;                   // 1 to 100 000 000
    int microBatch = 1;                          // 1 to 100 000 sequences per GPU and step
    int gradientAccumulation = 1;                // 1 to 1 000 000
    std::optional<Tokens> trainingTokens;        // 1 to 1e18
    Optimizer optimizer = Optimizer::AdamW;
    bool masterWeights = true;                   // fp32 master copy (full fine-tuning and pre-training)
    Checkpointing checkpointing = Checkpointing::Full;
    LossImplementation loss = LossImplementation::Eager;
    int loraRank = 16;                           // 1 to 65 536
    std::uint8_t loraTargets = LoraAll;
    int zeroStage = 0;                           // 0 to 3; see zeroAuto
    bool zeroAuto = true;                        // automatic: 3 for full training on several GPUs, else 0
    Offload offload = Offload::None;
    TrainingDetails details;

    // Parallelism, 1 to 65 536 each; absent = automatic
    std::optional<int> tensorParallel;
    std::optional<int> pipelineParallel;
    std::optional<int> dataParallel;
    std::optional<int> expertParallel;
    std::optional<int> contextParallel;

    friend bool operator==(const Workload &, const Workload &) = default;
};

// Bits per quantised weight, scales included; of a GGUF file type: what Llama 3 70B has on the whole.
double bitsPerWeight(WeightFormat format) noexcept;
// Bits per stored element, scales included (llama.cpp block layouts: q8_0 = 34 bytes per 32, q4_0 = 18 per 32, ...).
double bitsPerElement(KvFormat format) noexcept;

} // namespace configuria
