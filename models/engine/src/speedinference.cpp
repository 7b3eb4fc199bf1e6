// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "speedmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

bool isLlama(const MemoryInput &in) { return in.resolved.engine == InferenceEngine::LlamaCpp; }
// ROCm and others deliver less of their data sheet than CUDA (vLLM 405B on 8 MI300X, MLPerf 4.1 Llama 2 70B).
double stackFactor(const Gpu &gpu) { return gpu.stack == SoftwareStack::Cuda ? 1.0 : 0.72; }

// 4-bit weights are unpacked to 16 bits on the way (SGLang Qwen3-14B AWQ beside BF16 and FP8 on one card).
double unpackingFactor(const MemoryInput &in)
{
    const bool grouped = in.workload.weights == WeightFormat::Awq || in.workload.weights == WeightFormat::Gptq
        || in.workload.weights == WeightFormat::Int4 || in.workload.weights == WeightFormat::Nf4;
    return grouped && in.gpus.gpu->memoryTechnology == MemoryTechnology::Hbm ? 0.7 : 1.0;
}

// HBM gives less of its data sheet than GDDR to every engine: llama.cpp 31-52 % beside 55-87 %, paged engines 58-64 % beside
// 68-81 %.
double memoryShare(const Gpu &gpu) { return gpu.memoryTechnology == MemoryTechnology::Hbm ? 0.75 : 1.0; }

// Bytes per second of the data sheet that matrix-vector products could read. A card whose compute was cut cannot issue
// loads fast enough: H20 reaches 31-38 % of its bandwidth, about 10 GB/s per TFLOP/s with the efficiency of its class; only
// GeForce cards of 2020 come near (8B Q4_K_M: 3090 56 %).
double weightBandwidth(const MemoryInput &in)
{
    const double rate = *in.gpus.bandwidth * memoryShare(*in.gpus.gpu) * stackFactor(*in.gpus.gpu) * unpackingFactor(in);
    const auto half = peak16(*in.gpus.gpu);
    return half ? std::min(rate, *half * 0.0117 * unpackingFactor(in)) : rate;
}

// Paged attention reads the cache of a batch near the full rate (LMDeploy, batch 16 to 64); llama.cpp loses more with
// context than the bytes of the cache explain (GLM-4 32B: 39.9 -> 31.2 at 7.7k tokens; 8B on a 3090: 190 GB/s of cache).
double cacheBandwidth(const MemoryInput &in)
{
    const bool paged = !isLlama(in) && in.resolved.engine != InferenceEngine::Transformers;
    return paged ? *in.gpus.bandwidth * memoryShare(*in.gpus.gpu) * stackFactor(*in.gpus.gpu) : 0.45 * weightBandwidth(in);
}

// Time of a step that no byte explains: launches, sampling, synchronisation.
double stepSeconds(const MemoryInput &in)
{
    const double layers = in.shape.layers;
    switch (in.resolved.engine) {
    case InferenceEngine::LlamaCpp:
        // 1.8-3.1 ms at 32 layers, 2.9-4.1 ms at 80; each card that the layers are split over adds its copies (8B on 1, 2, 4,
        // 8 RTX 4090: 7.8, 8.1, 8.5, 8.6 ms).
        return 1.0e-3 + 0.028e-3 * layers + 0.15e-3 * (std::clamp(in.resolved.pipelineParallel, 1, 64) - 1);
    case InferenceEngine::Transformers: return 8e-3 + 0.35e-3 * layers; // eager Python: 20-25 ms at 32-40 layers
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang:
    case InferenceEngine::TensorRtLlm:
        // CUDA graphs; routing and grouping the experts adds to every layer (SGLang Qwen3 30B and 235B: 0.05 ms).
        return 0.6e-3 + (in.shape.experts > 0 ? 0.07e-3 : 0.02e-3) * layers;
    }
    return 1e-3;
}

// One way through PCIe in a ring of all-reduce through the host: about 16 GB/s at generation 4 with 16 lanes (nccl-tests on
// cards without a bridge: 8 to 20), doubling with each generation.
double busBandwidth(const GpuSet &gpus)
{
    const int generation = std::clamp(gpus.gpu->pcieGeneration.value_or(4), 1, 7), lanes = std::clamp(gpus.gpu->pcieLanes.value_or(16), 1, 16);
    return 16e9 * std::pow(2.0, generation - 4) * lanes / 16;
}

// Replicas that share one set of experts: each GPU keeps the attention and the cache of its own sequences, all of them the
// experts (attention data parallelism with expert parallelism).
double expertReplicas(const MemoryInput &in)
{
    const int replicas = in.resolved.expertParallel / std::max(1, in.resolved.tensorParallel);
    return in.shape.experts > 0 ? std::clamp(replicas, 1, std::max(1, in.resolved.dataParallel)) : 1;
}

// Two all-reduces per layer: latency, and the data of the batch. Shared experts: tokens are gathered before them and summed
// after, as much as one all-reduce of all replicas' tokens (Qwen3 30B on 2, 4 and 8 RTX PRO 6000, 2048/128: 30 to 34 GB/s of
// PCIe 5). The ranks sit on GPUs that share a link where there are enough of them (H100 NVL in pairs).
double communicationSeconds(const MemoryInput &in, double tokens)
{
    const double replicas = expertReplicas(in);
    const double ranks = in.resolved.tensorParallel * replicas;
    if (ranks <= 1) {
        return 0;
    }
    const Gpu &gpu = *in.gpus.gpu;
    const bool hasLink = in.gpus.takesLink && !in.gpus.isMixed && gpu.linkBandwidth && gpu.linkBandwidth->count > 0 && gpu.maxLinkGroup >= ranks;
    const double latency = hasLink ? 8e-6 : 20e-6;
    const double bandwidth = hasLink ? std::max(1e10, gpu.linkBandwidth->count / 2) : busBandwidth(in.gpus); // vendors print both directions
    // A ring sends nearly twice the data; nccl-tests on 8 H100 print 480 GB/s of bus bandwidth so counted, with NVLink SHARP.
    const double bytes = 2 * (ranks - 1) / ranks * tokens * replicas * in.shape.hidden * 2;
    return in.shape.layers * (replicas > 1 ? 1 : 2) * (latency + bytes / bandwidth);
}

// Share of the routed experts that a batch touches: 1 - (1 - k/E)^B.
double touchedExperts(const Shape &s, double batch)
{
    if (s.experts <= 0) {
        return 0;
    }
    return 1 - std::pow(1 - s.expertsPerToken / s.experts, std::max(1.0, batch));
}

// Weights that a decode step reads, bytes of one GPU. The input table is a look-up of one row when it is not the head.
double weightsRead(const MemoryInput &in, double batch)
{
    const Shape &s = in.shape;
    const WeightFormat format = in.workload.weights;
    const double all = weightBytes(s, format);
    const double experts = expertBytes(s, format);
    const double tower = (s.total - s.language) * (isGguf(format) ? bitsPerWeight(format) / 8 : std::max(2.0, bitsPerWeight(format) / 8));
    const double table = s.isTied ? 0 : s.embeddingParams / 2 * (isGguf(format) || bitsPerWeight(format) >= 16 ? bitsPerWeight(format) / 8 : 2);
    double dense = std::max(0.0, all - experts - tower - table);
    if (s.experts <= 0 && s.active < s.language) {
        dense *= s.active / s.language; // only the active size is known
    }
    const double replicas = expertReplicas(in);
    return (dense + experts * touchedExperts(s, batch * replicas) / replicas) / in.resolved.tensorParallel;
}

// Share of the rate of the data sheet that the power of an NVIDIA card sustains. Hopper: the PCIe cards get 0.23 W per FP8
// TFLOP/s where SXM gets 0.35 (MLPerf 4.1, Llama 2 70B: 1 160 tokens/s of an H100 PCIe beside 3 066 of an SXM). Without HBM the
// rate grows with the watts per fp32 TFLOP/s up to about 6 (llama.cpp 8B prompts: RTX 6000 Ada at 3.3 W 0.97 x fp32, L40S at
// 3.8 W 0.97, RTX 4000 Ada at 4.9 W 1.39, 4090 at 5.4 W 1.45, A6000 at 7.8 W 1.5, 3090 at 9.8 W 1.7).
double powerFactor(const Gpu &gpu)
{
    const bool isHopper = gpuClassOf(gpu) == GpuClass::Hopper;
    const auto rate = isHopper ? positive(gpu.fp8) : positive(gpu.fp32);
    const bool isBound = isHopper || (gpu.stack == SoftwareStack::Cuda && gpu.memoryTechnology == MemoryTechnology::Gddr);
    if (!isBound || !rate || !gpu.tdp || gpu.tdp->count <= 0) {
        return 1;
    }
    return std::min(1.0, gpu.tdp->count / (*rate / 1e12) / (isHopper ? 0.35 : 6));
}

// Matrix-product rate of one GPU for the format, FLOP/s of the data sheet. llama.cpp multiplies in 16 bits or in int8
// with 16-bit scales, whose rate follows the 16-bit one; without HBM no card goes past twice its fp32 rate, GeForce or not.
// Formats that the card does not multiply are turned into 16 bits.
std::optional<double> peakFlops(const MemoryInput &in)
{
    const Gpu &gpu = *in.gpus.gpu;
    std::optional<double> peak = peak16(gpu);
    const auto single = positive(gpu.fp32);
    if (isLlama(in) && peak && single && gpu.memoryTechnology != MemoryTechnology::Hbm) {
        // AMD counts two fp32 instructions issued at once since RDNA 3 (RX 7900 XTX: 61.4 TFLOP/s, prompts at 48).
        peak = std::min(*peak, (gpu.stack == SoftwareStack::Rocm ? 1 : 2) * *single);
    } else if (!isLlama(in)) {
        switch (in.workload.weights) {
        case WeightFormat::Fp8: peak = positive(gpu.fp8) ? positive(gpu.fp8) : peak; break;
        case WeightFormat::Int8: peak = positive(gpu.int8) ? positive(gpu.int8) : peak; break;
        case WeightFormat::Nvfp4:
        case WeightFormat::Mxfp4: peak = positive(gpu.fp4) ? positive(gpu.fp4) : peak; break;
        default: break;
        }
    }
    return peak ? std::optional(*peak * stackFactor(gpu) * powerFactor(gpu)) : std::nullopt;
}

// FLOP of one token: 2 per active weight. Products grouped by experts reach about half the rate of dense ones: small matrices,
// tokens moved to them and back, experts unevenly chosen (TensorRT-LLM 2048/128 on RTX PRO 6000: Qwen3 30B 18 % of the peak,
// Llama 70B 46 %; MLPerf 4.1 on H100: Mixtral 26 %, Llama 70B 43 %).
double flopsOf(const Shape &s, double weights) { return 2 * std::max(0.0, weights) * (s.experts > 0 ? 2.0 : 1.0); }

double productFlops(const MemoryInput &in)
{
    const Shape &s = in.shape;
    return flopsOf(s, s.active - (s.isTied ? 0 : s.embeddingParams / 2));
}

// A prompt needs the logits of its last token alone.
double promptFlops(const MemoryInput &in)
{
    const Shape &s = in.shape;
    return flopsOf(s, s.active - s.embeddingParams);
}

// Attention over the tokens before it, whose kernels reach two thirds of the rate of matrix products.
double attentionFlops(const MemoryInput &in, double before)
{
    const Shape &s = in.shape;
    const double span = s.fullLayers * before + s.windowLayers * std::min(before, s.window);
    return 1.5 * 4 * s.attentionWidth() * span;
}

// Ideal seconds: of the greater of bytes and FLOP at the rates of the data sheet, and of what neither explains.
struct Times {
    double roofline = 0;
    double fixed = 0;
};

// Host work for each sequence of a step: scheduling, sampling, answers (TensorRT-LLM 1.0 on small models, 128/128: 28 000
// tokens/s of an H100 and of an H200, 40 000 of a B200 and of 8 RTX PRO 6000).
constexpr double hostSeconds = 10e-6;

// `tokens` of each of `batch` sequences of one replica: 1, or those of a verification. bandwidthFactor: on the rates of a single
// stream.
Times stepTimes(const MemoryInput &in, double batch, double tokens = 1, double bandwidthFactor = 1)
{
    const double tp = in.resolved.tensorParallel;
    const double mean = in.resolved.promptTokens + in.resolved.answerTokens / 2.0;
    // kvCache counts the most loaded stage; a step passes through all stages one after the other.
    MemoryInput whole = in;
    whole.resolved.pipelineParallel = 1;
    const double cache = kvCache(whole, std::max(1.0, mean), batch).perRank;
    const auto flops = peakFlops(in);
    // Products read the weights while they multiply; attention follows and reads the cache.
    const double computed = batch * tokens;
    const double perFlop = flops ? computed / (tp * *flops) : 0;
    const double products = std::max(weightsRead(in, computed) / (weightBandwidth(in) * bandwidthFactor), perFlop * productFlops(in));
    const double attention = std::max(cache / (cacheBandwidth(in) * bandwidthFactor), perFlop * attentionFlops(in, mean));
    return {products + attention, stepSeconds(in) + batch * hostSeconds + communicationSeconds(in, computed)};
}

// Without flash attention the fp32 scores of a prompt are written and read in memory, 6.5 times in llama.cpp: 8B from 1 024 to
// 8 192 tokens takes 102 us more for each on an RTX 4090, 137 on a 3090, 73 on an A100, 64 on an H100 PCIe: 95 to 105 MB
// beyond the products, for 32 heads x 3 584 tokens x 4 bytes x 32 layers = 14.7 MB.
double scoresSeconds(const MemoryInput &in, double before)
{
    const bool writesScores = !in.workload.flashAttention && (isLlama(in) || in.resolved.engine == InferenceEngine::Transformers);
    if (!writesScores || !in.gpus.bandwidth) {
        return 0;
    }
    const Shape &s = in.shape;
    const double span = s.fullLayers * before + s.windowLayers * std::min(before, s.window);
    return 6.5 * 4 * s.heads * span / (*in.gpus.bandwidth * in.resolved.tensorParallel);
}

// Layers split over GPUs work on different micro-batches of one prompt at a time: M micro-batches through S stages take
// (M + S - 1) / (M S) of the time at best; llama.cpp gets about the square root of it (8B, 4 cards, 1 024 tokens in two
// micro-batches: x1.2 to 1.55 instead of 1.6).
double promptStages(const MemoryInput &in, double prompt)
{
    const double stages = std::max(1, in.resolved.pipelineParallel);
    const double chunk = std::max(1, isLlama(in) ? in.resolved.microBatchTokens : in.resolved.batchedTokens);
    const double chunks = std::max(1.0, prompt / chunk);
    return std::pow(chunks * stages / (chunks + stages - 1), 0.5);
}

// Tokens of a prompt whose keys and values are not in the cache yet; the last one is always computed (vLLM automatic prefix caching).
double computedPrompt(const MemoryInput &in)
{
    return std::max(1.0, in.resolved.promptTokens * (1 - std::clamp(in.workload.serving.prefixHits.count, 0.0, 0.99)));
}

// One prompt token of one replica; absent: no peak is known.
std::optional<Times> promptTimes(const MemoryInput &in)
{
    const auto flops = peakFlops(in);
    if (!flops) {
        return std::nullopt;
    }
    const double prompt = in.resolved.promptTokens;
    const double before = (prompt + prompt - computedPrompt(in)) / 2; // of the mean token that is computed
    const double batch = std::max(1.0, std::min<double>(prompt, isLlama(in) ? in.resolved.microBatchTokens : in.resolved.batchedTokens));
    const double stages = promptStages(in, prompt);
    return Times{(promptFlops(in) + attentionFlops(in, before)) / (*flops * in.resolved.tensorParallel * stages),
                 ((communicationSeconds(in, batch) + stepSeconds(in)) / batch + scoresSeconds(in, before)) / stages};
}

// Batches read memory at about 72 % of the data sheet where their products reach 60 % of the peak, the efficiency of most
// classes: 1.2 between the two, with HBM as without (LMDeploy on A100; TensorRT-LLM 128/2048 beside 2048/128).
double batchedBandwidth(const MemoryInput &in) { return 1.2 / memoryShare(*in.gpus.gpu); }

// The prompts of `batch` sequences of a saturated server, packed into steps of batchedTokens. They ride in the steps of the
// others' answers as far as these are enough.
Times packedPrompts(const MemoryInput &in, double batch, double flops)
{
    const double prompt = computedPrompt(in), before = (in.resolved.promptTokens + in.resolved.promptTokens - prompt) / 2;
    const double chunk = std::max(1, in.resolved.batchedTokens), chunks = batch * prompt / chunk;
    return {batch * prompt * (promptFlops(in) + attentionFlops(in, before)) / (flops * in.resolved.tensorParallel),
            std::max(0.0, chunks - in.resolved.answerTokens) * stepSeconds(in) + chunks * communicationSeconds(in, chunk)};
}

SpeedClass classOf(const MemoryInput &in, SpeedFigure figure)
{
    return {figure, gpuClassOf(*in.gpus.gpu), speedEngineOf(in.resolved.engine), precisionClassOf(in.workload.weights)};
}

// A card that nobody measured takes what was measured nearest to it, and a wider band: cards of different classes are 25 to
// 35 % apart in the held-out tables.
SpeedConstants constantsOf(const SpeedInput &in, SpeedFigure figure)
{
    const SpeedClass asked = classOf(in.memory, figure);
    SpeedClass used = asked;
    SpeedConstants k = in.calibration.nearest(asked, &used);
    if (used.gpu != asked.gpu && k.low < k.high) { // a neutral calibration has no band to widen
        k.low *= 0.75;
        k.high *= 1.33;
    }
    return k;
}

double seconds(const SpeedConstants &k, const Times &times) { return calibratedSeconds(k, times.roofline, times.fixed); }

Basis basisOf(const SpeedConstants &k) { return k.runs > 0 ? Basis::Formula : Basis::RuleOfThumb; }

template <class Q>
Estimate<Q> banded(double expected, const SpeedConstants &k, FormulaId formula)
{
    return around<Q>(expected, k.low, k.high, formula, basisOf(k));
}

// A time's band is the reverse of its speed's.
Estimate<Seconds> bandedSeconds(double expected, const SpeedConstants &k, FormulaId formula)
{
    return around<Seconds>(expected, 1 / std::max(1.0, k.high), 1 / std::clamp(k.low, 0.05, 1.0), formula, basisOf(k));
}

// One token of every sequence. With speculative decoding: k guesses and their verification, which makes
// (1 - a^(k+1)) / (1 - a) tokens (Leviathan, Kalman, Matias 2023, equation 1).
double tokenSeconds(const MemoryInput &in, const SpeedConstants &k, double batch, double bandwidthFactor = 1)
{
    const double plain = seconds(k, stepTimes(in, batch, 1, bandwidthFactor));
    const ServingDetails &s = in.workload.serving;
    const int guesses = std::clamp(s.draftTokens, 0, 16);
    if (guesses == 0) {
        return plain;
    }
    const double verification = seconds(k, stepTimes(in, batch, guesses + 1, bandwidthFactor));
    return (guesses * std::clamp(s.draftCost.count, 0.0, 1.0) * plain + std::max(plain, verification)) / tokensPerVerification(in.workload);
}

struct Serving {
    double step = 0;        // seconds for one token of every sequence of the replica
    double output = 0;      // tokens/s of one replica; 0: unknown
    double promptShare = 0; // of the time of a round
};

// Batch from which the constants of saturated servers hold whole. Rule of thumb: the servers of the measured tables run more.
constexpr double saturatedBatch = 32;

// What each micro-batch of a pipeline waits for at each stage: host work that nothing overlaps there (TensorRT-LLM 1.0, 70B on
// 2, 4 and 8 RTX PRO 6000: 4 to 25 ms more than its share of the time of one card).
constexpr double handOverSeconds = 10e-3;

// Alone, a sequence runs at the single-stream constants; a batch goes over to those of saturated servers by its octaves, or
// four users would get half of what three get. Never faster for a user than alone, nor slower than one after the other.
Serving servingOf(const SpeedInput &input, double batch)
{
    const MemoryInput &in = input.memory;
    const SpeedConstants decode = constantsOf(input, SpeedFigure::Decode), prefill = constantsOf(input, SpeedFigure::Prefill);
    const double prompt = computedPrompt(in), answer = in.resolved.answerTokens;
    const std::optional<Times> perPrompt = promptTimes(in);
    const double alone = tokenSeconds(in, decode, 1);
    const double outputAlone = perPrompt ? answer / (answer * alone + prompt * seconds(prefill, *perPrompt)) : 0;
    if (batch <= 1) {
        return {alone, outputAlone};
    }
    const SpeedConstants saturated = constantsOf(input, SpeedFigure::Throughput);
    // The stages of a pipeline work on different micro-batches when there are enough sequences (not in llama.cpp and
    // transformers).
    const bool pipelines = !isLlama(in) && in.resolved.engine != InferenceEngine::Transformers;
    const double stages = pipelines ? std::min<double>(std::max(1, in.resolved.pipelineParallel), batch) : 1.0;
    const double micro = batch / stages;
    const double share = std::clamp(std::log2(micro) / std::log2(saturatedBatch), 0.0, 1.0);
    const double answering = tokenSeconds(in, saturated, micro, batchedBandwidth(in));
    const double step = std::clamp((1 - share) * tokenSeconds(in, decode, micro) + share * answering, alone, micro * alone);
    const double handOver = stages > 1 ? share * stages * handOverSeconds : 0;
    const auto flops = peakFlops(in);
    if (!perPrompt || !flops) {
        return {step + handOver, 0};
    }
    // In a pipeline the stages are busy with other micro-batches; elsewhere they share out the prompt.
    const double stagesOfPrompt = promptStages(in, prompt);
    const double unpacked = micro * prompt * seconds(prefill, *perPrompt) * stagesOfPrompt, packed = seconds(saturated, packedPrompts(in, micro, *flops));
    const double prompts = ((1 - share) * unpacked + share * packed) / (pipelines ? 1.0 : stagesOfPrompt);
    const double answers = answer * (step + handOver);
    return {step + handOver, std::max(outputAlone, batch * answer / (answers + prompts)), prompts / std::max(1e-15, answers + prompts)};
}

// Mean wait for the prompts of others, in prompts of one's own: a queue that takes prompts as they come and computes them one after
// the other (M/D/1, Pollaczek and Khinchine: load / 2 (1 - load)), of at most all other users.
double promptsAhead(const Serving &serving, double batch)
{
    const double load = std::clamp(serving.promptShare, 0.0, 0.999);
    return std::min(batch - 1, load / (2 * (1 - load)));
}

} // namespace

double tokensPerVerification(const Workload &workload) noexcept
{
    const int guesses = std::clamp(workload.serving.draftTokens, 0, 16);
    const double accepted = std::clamp(workload.serving.draftAcceptance.count, 0.0, 0.99);
    return (1 - std::pow(accepted, guesses + 1)) / (1 - accepted);
}

bool isSpeedBorrowed(const SpeedInput &in) noexcept
{
    const SpeedFigure figure = sequencesPerReplica(in.memory.resolved, in.memory.workload.sequences) > 1 ? SpeedFigure::Throughput : SpeedFigure::Decode;
    const SpeedClass asked = in.memory.gpus.gpu ? classOf(in.memory, figure) : SpeedClass{};
    SpeedClass used = asked;
    in.calibration.nearest(asked, &used);
    return used.gpu != asked.gpu || asked.gpu <= GpuClass::AnyHbm; // or a card of no class: Volta, Gaudi
}

void inferenceSpeed(const SpeedInput &input, SpeedEvaluation &speed) noexcept
{
    const MemoryInput &in = input.memory;
    if (!in.gpus.gpu || in.shape.active <= 0) {
        return;
    }
    const SpeedConstants ofPrefill = constantsOf(input, SpeedFigure::Prefill);
    const std::optional<Times> perPrompt = promptTimes(in);
    if (perPrompt) {
        const double replicas = in.shape.generates ? 1 : std::max(1, in.resolved.dataParallel);
        speed.prefill = banded<TokensPerSecond>(replicas / std::max(1e-15, seconds(ofPrefill, *perPrompt)), ofPrefill, FormulaId::PrefillCompute);
    }
    if (!in.gpus.bandwidth || !in.shape.generates) {
        return;
    }
    const double batch = std::max(1.0, sequencesPerReplica(in.resolved, in.workload.sequences));
    const Serving serving = servingOf(input, batch);
    const SpeedConstants ofStep = constantsOf(input, batch > 1 ? SpeedFigure::Throughput : SpeedFigure::Decode);
    speed.decodePerUser = banded<TokensPerSecond>(1 / std::max(1e-15, serving.step), ofStep, FormulaId::DecodeBandwidth);
    speed.timePerOutputToken = bandedSeconds(serving.step, ofStep, FormulaId::TimePerOutputToken);
    if (!perPrompt) {
        return;
    }
    const double first = computedPrompt(in) * seconds(ofPrefill, *perPrompt) * (1 + promptsAhead(serving, batch)) + serving.step;
    speed.timeToFirstToken = bandedSeconds(first, ofPrefill, FormulaId::TimeToFirstToken);
    const double replicas = std::min<double>(std::max(1, in.workload.sequences), static_cast<double>(in.resolved.dataParallel) * batch) / batch;
    speed.output = banded<TokensPerSecond>(serving.output * replicas, ofStep, FormulaId::OutputThroughput);
}

} // namespace configuria
