// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"
#include "speedmodel.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

constexpr double tera = 1e12;

bool isLlama(const MemoryInput &in) { return in.resolved.engine == InferenceEngine::LlamaCpp; }
// Share of the bandwidth that a decode step reaches beside its fixed time (llama.cpp tables of 2024, vLLM, LMDeploy).
double decodeEfficiency(const MemoryInput &in)
{
    switch (in.gpus.gpu->memoryTechnology) {
    case MemoryTechnology::Gddr:
    case MemoryTechnology::Lpddr: return in.resolved.engine == InferenceEngine::Transformers ? 0.6 : 0.85;
    case MemoryTechnology::Hbm: break;
    }
    switch (in.resolved.engine) {
    case InferenceEngine::LlamaCpp: return 0.50; // A100 and H100: 31-52 % with the fixed time
    case InferenceEngine::Transformers: return 0.40;
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang: return 0.70;
    case InferenceEngine::TensorRtLlm: return 0.75;
    }
    return 0.6;
}

// ROCm and others deliver less of their data sheet than CUDA (vLLM 405B on 8 MI300X, MLPerf 4.1 Llama 2 70B).
double stackFactor(const Gpu &gpu) { return gpu.stack == SoftwareStack::Cuda ? 1.0 : 0.72; }

// 4-bit weights are unpacked to 16 bits on the way (SGLang Qwen3-14B AWQ beside BF16 and FP8 on one card).
double unpackingFactor(const MemoryInput &in)
{
    const bool grouped = in.workload.weights == WeightFormat::Awq || in.workload.weights == WeightFormat::Gptq
        || in.workload.weights == WeightFormat::Int4 || in.workload.weights == WeightFormat::Nf4;
    return grouped && in.gpus.gpu->memoryTechnology == MemoryTechnology::Hbm ? 0.7 : 1.0;
}

// Bytes per second that matrix-vector products read. A card whose compute was cut cannot issue loads fast enough: H20
// reaches 31-38 % of its bandwidth, about 10 GB/s per TFLOP/s; no other card is near that limit.
double weightBandwidth(const MemoryInput &in)
{
    const double rate = decodeEfficiency(in) * *in.gpus.bandwidth * stackFactor(*in.gpus.gpu) * unpackingFactor(in);
    const auto half = peak16(*in.gpus.gpu);
    return half ? std::min(rate, *half * 0.01 * unpackingFactor(in)) : rate;
}

// Paged attention reads the cache of a batch near the full rate (LMDeploy, batch 16 to 64); llama.cpp loses more with
// context than the bytes of the cache explain.
double cacheBandwidth(const MemoryInput &in)
{
    const bool paged = !isLlama(in) && in.resolved.engine != InferenceEngine::Transformers;
    return paged ? 0.8 * *in.gpus.bandwidth * stackFactor(*in.gpus.gpu) : 0.7 * weightBandwidth(in);
}

// Time of a step that no byte explains: launches, sampling, synchronisation.
double stepSeconds(const MemoryInput &in)
{
    const double layers = in.shape.layers;
    switch (in.resolved.engine) {
    case InferenceEngine::LlamaCpp: return 1.0e-3 + 0.028e-3 * layers; // 1.8-3.1 ms at 32 layers, 2.9-4.1 ms at 80
    case InferenceEngine::Transformers: return 8e-3 + 0.35e-3 * layers; // eager Python: 20-25 ms at 32-40 layers
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang:
    case InferenceEngine::TensorRtLlm:
        // CUDA graphs; routing and grouping the experts adds to every layer (SGLang Qwen3 30B and 235B: 0.05 ms).
        return 0.6e-3 + (in.shape.experts > 0 ? 0.07e-3 : 0.02e-3) * layers;
    }
    return 1e-3;
}

// Two all-reduces per layer: latency, and the data of the batch.
double communicationSeconds(const MemoryInput &in, double tokens)
{
    const double tp = in.resolved.tensorParallel;
    if (tp <= 1) {
        return 0;
    }
    const double latency = in.gpus.hasLink ? 8e-6 : 20e-6;
    const double bandwidth = in.gpus.hasLink ? std::max(1e10, in.gpus.linkBandwidth) : 20e9; // switches reduce on the way
    const double bytes = 2 * (tp - 1) / tp * tokens * in.shape.hidden * 2;
    return in.shape.layers * 2 * (latency + bytes / bandwidth);
}

// Share of the routed experts that a batch touches: 1 - (1 - k/E)^B.
double touchedExperts(const Shape &s, double batch)
{
    if (s.experts <= 0) {
        return 0;
    }
    return 1 - std::pow(1 - s.expertsPerToken / s.experts, std::max(1.0, batch));
}

// Weights that a decode step reads, bytes, one replica. The input table is a look-up of one row when it is not the head.
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
    return dense + experts * touchedExperts(s, batch);
}

// Matrix-product rate of one GPU for the format, FLOP/s delivered under CUDA.
std::optional<double> cudaFlops(const MemoryInput &in)
{
    const Gpu &gpu = *in.gpus.gpu;
    const auto half = peak16(gpu);
    const bool hbm = gpu.memoryTechnology == MemoryTechnology::Hbm;
    if (isLlama(in)) {
        if (!half) {
            return std::nullopt;
        }
        return *half * (isGeForceRate(gpu) ? 0.72 : hbm ? (*half > 400 * tera ? 0.18 : 0.30) : 0.28);
    }
    switch (in.workload.weights) {
    case WeightFormat::Fp8:
        if (const auto fp8 = positive(gpu.fp8)) {
            return *fp8 * (hbm ? 0.45 : 0.42);
        }
        break;
    case WeightFormat::Int8:
        if (const auto int8 = positive(gpu.int8)) {
            return *int8 * 0.38;
        }
        break;
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4:
        if (const auto fp4 = positive(gpu.fp4)) {
            return *fp4 * 0.36;
        }
        break;
    default: break;
    }
    if (!half) {
        return std::nullopt;
    }
    const double share = in.resolved.engine == InferenceEngine::Transformers ? 0.40 : 0.55;
    return *half * (isGeForceRate(gpu) ? std::max(share, 0.65) : share);
}

std::optional<double> deliveredFlops(const MemoryInput &in)
{
    const auto flops = cudaFlops(in);
    return flops ? std::optional(*flops * stackFactor(*in.gpus.gpu)) : std::nullopt;
}

// FLOP of one token: 2 per active weight, and attention over the tokens before it.
double tokenFlops(const Shape &s, double before)
{
    const double weights = std::max(0.0, s.active - (s.isTied ? 0 : s.embeddingParams / 2));
    const double span = s.fullLayers * before + s.windowLayers * std::min(before, s.window);
    return 2 * weights + 4 * s.attentionWidth() * span;
}

struct Decode {
    double step = 0;      // seconds for one token of every sequence of the replica
    double batch = 1;
};

std::optional<Decode> decodeOf(const MemoryInput &in)
{
    if (!in.gpus.gpu || !in.gpus.bandwidth || !in.shape.generates || in.shape.active <= 0) {
        return std::nullopt;
    }
    Decode d;
    d.batch = sequencesPerReplica(in.resolved, in.workload.sequences);
    const double tp = in.resolved.tensorParallel;
    const double mean = in.resolved.promptTokens + in.resolved.answerTokens / 2.0;
    // kvCache counts the most loaded stage; a step passes through all stages one after the other.
    MemoryInput whole = in;
    whole.resolved.pipelineParallel = 1;
    const double cache = kvCache(whole, std::max(1.0, mean), d.batch).perRank;
    const double memory = weightsRead(in, d.batch) / tp / weightBandwidth(in) + cache / cacheBandwidth(in);
    const auto flops = deliveredFlops(in);
    const double compute = flops ? d.batch * tokenFlops(in.shape, mean) / (tp * *flops) : 0;
    d.step = std::max(memory, compute) + stepSeconds(in) + communicationSeconds(in, d.batch);
    return d;
}

// Tokens per second of one replica reading prompts.
std::optional<double> prefillOf(const MemoryInput &in)
{
    if (!in.gpus.gpu || in.shape.active <= 0) {
        return std::nullopt;
    }
    const auto flops = deliveredFlops(in);
    if (!flops) {
        return std::nullopt;
    }
    const double tp = in.resolved.tensorParallel;
    const double prompt = in.resolved.promptTokens;
    const double compute = tokenFlops(in.shape, prompt / 2) / (*flops * tp);
    const double batch = std::max(1.0, std::min<double>(prompt, isLlama(in) ? in.resolved.microBatchTokens : in.resolved.batchedTokens));
    const double perBatch = communicationSeconds(in, batch) + stepSeconds(in);
    return 1 / (compute + perBatch / batch);
}

} // namespace

void inferenceSpeed(const SpeedInput &input, SpeedEvaluation &speed) noexcept
{
    const MemoryInput &in = input.memory;
    const auto prefill = prefillOf(in);
    if (prefill) {
        const double replicas = in.shape.generates ? 1 : std::max(1, in.resolved.dataParallel);
        speed.prefill = around<TokensPerSecond>(*prefill * replicas, 0.6, 1.5, FormulaId::PrefillCompute);
    }
    const auto decode = decodeOf(in);
    if (!decode) {
        return;
    }
    const double perUser = 1 / decode->step;
    speed.decodePerUser = around<TokensPerSecond>(perUser, 0.7, 1.3, FormulaId::DecodeBandwidth);
    speed.timePerOutputToken = around<Seconds>(decode->step, 1 / 1.3, 1 / 0.7, FormulaId::TimePerOutputToken);
    if (!prefill) {
        return;
    }
    const double prompt = in.resolved.promptTokens, answer = in.resolved.answerTokens;
    const double first = prompt / *prefill + decode->step;
    speed.timeToFirstToken = around<Seconds>(first, 0.6, 2.0, FormulaId::TimeToFirstToken);
    // Continuous batching: while a batch of answers is made, as many prompts are read on the same GPUs. The stages of a
    // pipeline work on different micro-batches when there are enough sequences (not in llama.cpp and transformers).
    const bool pipelines = !isLlama(in) && in.resolved.engine != InferenceEngine::Transformers;
    const double pipelining = pipelines ? 0.4 + 0.6 * std::min<double>(in.resolved.pipelineParallel, decode->batch) : 1.0;
    const double round = answer * decode->step + decode->batch * prompt / *prefill;
    const double users = std::min<double>(std::max(1, in.workload.sequences), static_cast<double>(in.resolved.dataParallel) * decode->batch);
    speed.output = around<TokensPerSecond>(users * answer / round * pipelining, 0.6, 1.5, FormulaId::OutputThroughput);
}

} // namespace configuria
