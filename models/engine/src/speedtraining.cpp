// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedmodel.h"
#include "trainingmodel.h"

#include <algorithm>
#include <cmath>

// Time of a training step on one GPU:
//   (matrix products + attention) / (peak x efficiency of the class) + (element-wise work + launches + what collectives add) x overhead
// The class's efficiency and overhead come from the measured runs (SpeedCalibration); the constants below are relative
// sizes of the parts, from the publications named beside them.
namespace configuria {

namespace {

bool hasAdapters(const MemoryInput &in) { return !isFull(in.workload.kind); }

// Share of the work of the forward pass that is done again in the backward pass.
double recomputed(const MemoryInput &in)
{
    switch (in.workload.checkpointing) {
    case Checkpointing::Full: return 1.0;
    // Megatron recomputes the core of the attention alone (Korthikanti et al. 2022); torchtitan and FSDP every second product.
    case Checkpointing::Selective: return in.resolved.framework == TrainingFramework::Megatron ? 0.05 : 0.7;
    case Checkpointing::None: break;
    }
    return 0;
}

// --- rates ---

// Cards with power for less than their data sheet: L40S delivers 103 TFLOP/s of 362 in MLPerf Training; MI300X 0.72 of
// what H100 reaches of its own peak there.
double deliverable(const Gpu &gpu)
{
    const GpuClass c = gpuClassOf(gpu);
    return c == GpuClass::Workstation ? 0.65 : (gpu.stack != SoftwareStack::Cuda ? 0.72 : 1.0);
}

// FLOP/s of the matrix products at efficiency 1. Narrow formats pay for casting and scaling every operand: torchtitan,
// NeMo and Megatron-Bridge reach 0.82 (Hopper) and 0.68 (Blackwell) of what 16 bits reach of their peak, FP4 0.4; torchao's
// INT8 training on RTX 4090 is 1.7 times as fast as BF16 there.
std::optional<double> matrixPeak(const MemoryInput &in)
{
    const Gpu &gpu = *in.gpus.gpu;
    const auto half = peak16(gpu);
    if (!half) {
        return std::nullopt;
    }
    const double narrow = gpuClassOf(gpu) == GpuClass::BlackwellHbm ? 0.68 : 0.82;
    double peak = *half;
    switch (in.workload.weights) {
    case WeightFormat::Fp8:
        if (const auto fp8 = positive(gpu.fp8); fp8 && in.workload.kind != WorkloadKind::Qlora) {
            peak = std::max(peak, *fp8 * narrow);
        }
        break;
    case WeightFormat::Int8:
        if (const auto int8 = positive(gpu.int8); int8 && isFull(in.workload.kind)) {
            peak = std::max(peak, *int8 * 0.45);
        }
        break;
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4:
        if (const auto fp4 = positive(gpu.fp4); fp4 && isFull(in.workload.kind)) {
            peak = std::max(peak, *fp4 * 0.4);
        }
        break;
    case WeightFormat::Tf32: peak *= 0.5; break; // half the 16-bit rate on every card that has it
    case WeightFormat::Fp32: {
        const auto fp32 = positive(gpu.fp32);
        peak = fp32 ? std::min(peak, *fp32) : peak / 16;
        break;
    }
    default: break;
    }
    return peak * deliverable(gpu);
}

// Share of the 16-bit peak that the attention kernels reach over forward and backward pass. FlashAttention-2 paper: version 1
// 25 to 40 % and version 2 50 to 73 % on A100; FlashAttention-3 paper: version 2 35 % forward on H100, version 3 up to 75 %.
double attentionShare(const MemoryInput &in)
{
    const bool isMegatron = in.resolved.framework == TrainingFramework::Megatron;
    const AttentionKernels kernels = in.workload.details.attentionKernels.value_or(isMegatron ? AttentionKernels::Latest : AttentionKernels::Second);
    switch (gpuClassOf(*in.gpus.gpu)) {
    case GpuClass::Hopper: return kernels == AttentionKernels::Latest ? 0.64 : 0.20;
    case GpuClass::BlackwellHbm: return 0.56;
    case GpuClass::Ampere: return kernels == AttentionKernels::First ? 0.36 : 0.56;
    default: return kernels == AttentionKernels::First ? 0.33 : 0.5;
    }
}

// One way, one GPU. Without a link the data crosses PCIe and often the host's memory: less than half of 2 GB/s per lane at
// generation 4.
double linkRate(const GpuSet &gpus)
{
    if (gpus.hasLink && gpus.linkBandwidth > 0) {
        return gpus.linkBandwidth;
    }
    const int generation = std::clamp(gpus.gpu->pcieGeneration.value_or(4), 1, 7);
    const int lanes = std::clamp(gpus.gpu->pcieLanes.value_or(16), 1, 16);
    return 0.4 * 2e9 * std::pow(2.0, generation - 4) * lanes;
}

// --- work of one micro-batch on one GPU, seconds ---

struct Split {
    double tensor = 1, stages = 1, context = 1, data = 1;
    double ranks() const { return tensor * stages * context; } // that share a micro-batch
};

struct Run {
    const MemoryInput &in;
    const Shape &s;
    Split split;
    double tokens = 1;     // of a micro-batch
    double sequence = 1;
    double again = 0;      // recomputed()
    double half = 1;       // 16-bit peak, FLOP/s
    double matrix = 1;     // matrixPeak()
    double bandwidth = 1;  // of memory, B/s
    double nodes = 1;
    double driveRead = 1, driveWrite = 1; // of a node, B/s
    double network = 1;    // of one GPU, B/s, one way
};

double layersOf(const Shape &s) { return s.cachedLayers() > 0 ? s.cachedLayers() : s.layers; }

// Queries x keys and scores x values have the width of the heads; latent attention expands its own.
double attentionWidth(const Shape &s) { return std::max(1.0, s.isLatent && s.expandedHead > 0 ? s.heads * s.expandedHead / 2 : s.attentionWidth()); }

// Experts are small matrices: the share of the rate falls with their width (Mixtral 14 336 as dense; DeepSeek-V3 2048 and
// Qwen3 1536 and 768 in Megatron-Bridge's tables: 2 to 4 times below).
double expertShare(const Shape &s)
{
    if (s.experts <= 0) {
        return 1;
    }
    const double width = s.routedWidth / std::max(1.0, s.expertsPerToken);
    return width / (width + 2450);
}

// Forward 2, backward 4 (2 when the base is frozen: no gradients of weights) per weight; the head is not recomputed.
double matrixSeconds(const Run &r)
{
    const double head = r.s.isTied ? r.s.embeddingParams : r.s.embeddingParams / 2;
    const double body = std::max(0.0, r.s.active - r.s.embeddingParams);
    const double backward = hasAdapters(r.in) ? 2 : 4;
    const double narrow = r.s.hidden / (r.s.hidden + 305); // small matrices: 1B models of llm-foundry beside its 7B
    return ((2 * (1 + r.again) + backward) * body / expertShare(r.s) / r.matrix + (2 + backward) * head / r.half) * r.tokens / narrow / r.split.ranks();
}

// Causal: a token looks at half of the sequence. FlashAttention's backward pass costs 2.5 forward passes.
double attentionSeconds(const Run &r)
{
    const double full = r.sequence / 2, window = std::min(full, std::max(1.0, r.s.window));
    const double windowed = r.s.windowLayers / std::max(1.0, r.s.cachedLayers());
    const double span = full * (1 - windowed) + window * windowed;
    const double passes = 3.5 + (r.in.workload.checkpointing == Checkpointing::Full ? 1 : 0);
    const double flops = 4 * layersOf(r.s) * attentionWidth(r.s) * span * r.tokens * passes;
    double seconds = flops / (attentionShare(r.in) * r.half);
    if (!r.in.workload.flashAttention) {
        // The scores are written and read in every pass: 5 a s bytes forward (Korthikanti et al. 2022), about three times that in all.
        seconds += 15 * layersOf(r.s) * std::max(1.0, r.s.heads) * r.sequence * r.tokens * (3 + r.again) / 3 / r.bandwidth;
    }
    return seconds / r.split.ranks();
}

bool isCompiled(const MemoryInput &in) { return in.workload.details.isCompiled || in.resolved.framework == TrainingFramework::Megatron; }
bool hasFusedKernels(const MemoryInput &in) { return in.workload.loss != LossImplementation::Eager && isTransformersCode(in); }

// Norms, rotations, activations, casts and the loss: bytes through memory. Per layer and token, times a quarter of
// (4 h + what the feed-forward passes): eager PyTorch 119, with fused kernels 49, code that was written for FSDP 60,
// Megatron's 28, compiled 21 (fms-acceleration with and without its kernels, torchtune and torchtitan with and without
// torch.compile, llm-foundry).
double elementwiseSeconds(const Run &r)
{
    const bool isMegatron = r.in.resolved.framework == TrainingFramework::Megatron;
    const bool isFsdp = r.in.resolved.framework == TrainingFramework::Fsdp;
    double each = isMegatron ? 28 : isCompiled(r.in) ? 21 : hasFusedKernels(r.in) ? 49 : isFsdp ? 60 : 119;
    if (r.in.workload.kind == WorkloadKind::Qlora && r.in.workload.details.fp32Residual.value_or(false)) {
        each *= 1.6; // the residual stream and the norms in fp32
    }
    const double feedForward = r.s.feedForward * r.s.matrices * 2 / 3;
    const double layer = (4 * r.s.hidden + feedForward) * each / 4 * (3 + r.again) / 3;
    const double logits = r.s.vocabulary * (isCompiled(r.in) || hasFusedKernels(r.in) ? 8 : 23);
    const double adapters = hasAdapters(r.in) ? 21 * r.s.hidden : 0;
    return r.tokens * (r.s.layers * (layer + adapters) + logits) / r.bandwidth / r.split.ranks();
}

// 4-bit weights are unpacked to 16 bits in every pass, however short the micro-batch.
double unpackingSeconds(const Run &r)
{
    if (r.in.workload.kind != WorkloadKind::Qlora) {
        return 0;
    }
    return (2 + r.again) * r.s.total * 14.7 / r.bandwidth / (r.split.tensor * r.split.stages);
}

// Kernels start one after the other: 0.65 ms a layer and pass in eager PyTorch, 0.21 when compiled or captured.
double launchSeconds(const Run &r)
{
    double layer = isCompiled(r.in) ? 0.21e-3 : 0.65e-3;
    layer *= hasAdapters(r.in) ? 1.5 : 1.0;
    layer *= r.in.workload.kind == WorkloadKind::Qlora ? 1.3 : 1.0;
    layer *= r.s.experts > 0 && isTransformersCode(r.in) ? 3.0 : 1.0; // a loop over the experts
    return layer * r.s.layers / r.split.stages * (3 + r.again) / 3;
}

// --- collectives ---

// All-gather or reduce-scatter of `bytes` over `ranks`; between nodes each adapter carries its share once. 0.53 of the line
// rate: llm-foundry, torchtitan and fms-acceleration runs that the links bound.
double collectiveSeconds(const Run &r, double bytes, double ranks)
{
    if (ranks <= 1) {
        return 0;
    }
    const double inside = bytes * (ranks - 1) / ranks / (0.53 * linkRate(r.in.gpus));
    const double perNode = std::max(1, r.in.gpus.perNode);
    const double between = r.nodes > 1 ? bytes * (r.nodes - 1) / r.nodes / (0.53 * r.network * perNode) : 0;
    return std::max(inside, between);
}

// Point-to-point and all-to-all rate of a group of that many GPUs.
double groupRate(const Run &r, double gpus) { return 0.75 * (gpus <= r.in.gpus.perNode ? linkRate(r.in.gpus) : r.network); }

// Two all-reduces of the hidden states forward and two backward per layer; Megatron hides a third behind the products.
double tensorParallelSeconds(const Run &r)
{
    if (r.split.tensor <= 1) {
        return 0;
    }
    const double seen = r.in.resolved.framework == TrainingFramework::Megatron ? 0.64 : 1.0;
    const double bytes = 4 * (1 + r.again / 2) * r.tokens / r.split.context * r.s.hidden * 2 * 2 * (r.split.tensor - 1) / r.split.tensor;
    return seen * bytes * r.s.layers / r.split.stages / groupRate(r, r.split.tensor);
}

// Ring attention passes keys and values round.
double contextParallelSeconds(const Run &r)
{
    if (r.split.context <= 1) {
        return 0;
    }
    const double bytes = (2 + r.again) * 2 * r.s.keyValueWidth() * 2 * r.tokens * (r.split.context - 1) / r.split.context;
    return bytes * layersOf(r.s) / r.split.stages / r.split.tensor / groupRate(r, r.split.context * r.split.tensor);
}

// Tokens travel to their experts and back, forward and backward; half of it is hidden.
double expertParallelSeconds(const Run &r)
{
    const double parallel = r.in.resolved.expertParallel;
    if (r.s.experts <= 0 || parallel <= 1) {
        return 0;
    }
    const double bytes = 4 * (1 + r.again / 2) * r.s.expertsPerToken * r.tokens * r.s.hidden * 2 * (parallel - 1) / parallel;
    return 0.48 * bytes * r.s.layers / r.split.ranks() / groupRate(r, parallel * r.split.tensor);
}

// FSDP and ZeRO-3: weights gathered forward and backward, gradients scattered, behind the computation. A tenth shows even
// so; in transformers and DeepSpeed the wrapping of each layer too (fms-acceleration on one and on two A100: 2 to 10 ms).
double shardedSeconds(const Run &r, double computation)
{
    if (r.in.resolved.zeroStage < 3 || r.split.data * r.split.context <= 1) {
        return 0;
    }
    const double all = 2 * r.s.total / (r.split.tensor * r.split.stages);
    const double weights = r.in.workload.kind == WorkloadKind::Qlora ? 0.27 * all : all;
    const double seconds = collectiveSeconds(r, 2 * weights + (hasAdapters(r.in) ? 0 : all), r.split.data * r.split.context);
    const double wrapping = isTransformersCode(r.in) ? 4e-3 * r.s.layers : 0;
    return wrapping + 0.1 * seconds + std::max(0.0, seconds - computation);
}

// --- once per step ---

// ZeRO-Infinity, all drives of all nodes: fp32 gradients written in the backward pass; then weight, gradient and states read, weight
// and states written, one sub-group after the other (pipeline_read and pipeline_write are off by default).
double stateSwapSeconds(const Run &r)
{
    if (!isToNvme(r.in.workload.offload)) {
        return 0;
    }
    const double states = trainingStates(r.in).nvmeBytes * std::max(1, r.in.resolved.gpusPerNode); // of one node
    const double copies = movesParameters(r.in.workload.offload) ? 2 * r.s.total / r.nodes : 0; // 16-bit parameters: written here, read in the passes
    return std::max(0.0, states - copies) / r.driveRead + states / r.driveWrite;
}

// States read and written, over as many GPUs as must hold them: a property of the model, so that adding GPUs does not
// make each of them faster.
double optimizerSeconds(const Run &r)
{
    if (hasAdapters(r.in)) {
        return 0;
    }
    if (r.in.workload.offload != Offload::None) {
        // On the host: 4e9 parameters a second with DeepSpeed 0.19 on 8 H200 or B200, 7e9 with torchtune's 70B.
        return r.s.total / 4e9 + stateSwapSeconds(r);
    }
    const double part = r.s.total / (r.split.tensor * r.split.stages);
    const double holders = r.in.gpus.capacity && r.in.resolved.zeroStage > 0 ? std::max(1.0, 16 * part / (0.8 * *r.in.gpus.capacity)) : 1.0;
    return part / holders * 42 / r.bandwidth;
}

double gradientSeconds(const Run &r)
{
    if (hasAdapters(r.in) || r.in.resolved.zeroStage >= 3 || r.split.data <= 1) {
        return 0;
    }
    // All-reduced while the last micro-batch is computed; a third shows.
    return 0.3 * collectiveSeconds(r, 4 * r.s.total / (r.split.tensor * r.split.stages), r.split.data);
}

// Parameters that wait in host memory cross to the GPUs in every pass, at what the memory of a node gives; or at what the drives give.
double hostParameterSeconds(const Run &r)
{
    if (!movesParameters(r.in.workload.offload)) {
        return 0;
    }
    const double rate = isToNvme(r.in.workload.offload) ? std::min(200e9, r.driveRead * r.nodes) : 200e9;
    return (2 + r.again) * (r.in.workload.kind == WorkloadKind::Qlora ? 0.53 : 2.0) * r.s.total / rate;
}

struct StepTime {
    double products = 0; // matrix products and attention, at efficiency 1
    double rest = 0;     // all else, at overhead 1
    double tokens = 1; // of one GPU
};

StepTime stepTime(const Run &r)
{
    const double micro = std::clamp<double>(r.in.workload.gradientAccumulation, 1, 1e9);
    // The attention kernels' shares of the peak were read where matrix products reach 0.65 of it: both follow the efficiency.
    const double products = matrixSeconds(r) + 0.65 * attentionSeconds(r);
    double rest = elementwiseSeconds(r) + unpackingSeconds(r);
    const double computation = products / 0.65 + rest; // what launches and collectives hide behind
    const double launches = launchSeconds(r);
    rest += 0.34 * launches + std::max(0.0, launches - computation);
    rest += tensorParallelSeconds(r) + contextParallelSeconds(r) + expertParallelSeconds(r) + shardedSeconds(r, computation) + hostParameterSeconds(r);
    // Stages wait for the first micro-batch and the last: (p - 1) / (m v) of the step (Narayanan et al. 2021).
    const double bubble = 1 + (r.split.stages - 1) / (micro * std::clamp(r.in.workload.details.virtualStages, 1, 1000));
    // The slowest of many GPUs makes all wait: llm-foundry 7B from 8 to 512 GPUs -9 %.
    const double straggling = 1 + 0.0105 * std::max(0.0, std::log2(std::max(1, r.in.resolved.gpus) / 8.0));
    StepTime t;
    t.products = micro * products * bubble * straggling;
    t.rest = (micro * rest * bubble + optimizerSeconds(r) + gradientSeconds(r)) * straggling;
    t.tokens = micro * r.tokens / r.split.ranks();
    return t;
}

// FLOP of the model for one token, without what is done twice: what MFU counts.
double trainingFlops(const Run &r)
{
    const double perWeight = hasAdapters(r.in) ? 4 : 6;
    return perWeight * r.s.active + perWeight * layersOf(r.s) * std::max(r.s.attentionWidth(), 1.0) * r.sequence;
}

} // namespace

void trainingSpeed(const SpeedInput &input, SpeedEvaluation &speed) noexcept
{
    const MemoryInput &in = input.memory;
    if (!in.gpus.gpu || !in.gpus.bandwidth || in.shape.active <= 0) {
        return;
    }
    const auto half = peak16(*in.gpus.gpu);
    const auto matrix = matrixPeak(in);
    const bool swaps = isToNvme(in.workload.offload);
    if (!half || !matrix || (swaps && !(input.driveRead && input.driveWrite))) {
        return;
    }
    const ResolvedWorkload &w = in.resolved;
    const auto degree = [](int value) { return static_cast<double>(std::max(1, value)); };
    Run r{in, in.shape, {degree(w.tensorParallel), degree(w.pipelineParallel), degree(w.contextParallel), degree(w.dataParallel)}};
    r.sequence = std::max(1.0, static_cast<double>(w.context));
    r.tokens = std::max(1, in.workload.microBatch) * r.sequence;
    r.again = recomputed(in);
    r.half = *half * deliverable(*in.gpus.gpu);
    r.matrix = *matrix;
    r.bandwidth = *in.gpus.bandwidth;
    r.nodes = std::max(1, in.nodes);
    r.driveRead = std::max(1.0, input.driveRead.value_or(1));
    r.driveWrite = std::max(1.0, input.driveWrite.value_or(1));
    r.network = input.network.value_or(networkOfClass(*in.gpus.gpu));

    const StepTime t = stepTime(r);
    const SpeedConstants &k = input.calibration.nearest(trainingSpeedClass(*in.gpus.gpu, in.workload));
    const double seconds = calibratedSeconds(k, t.products, t.rest);
    const double rate = t.tokens / std::max(seconds, 1e-12);
    // A host that updates the optimizer with one thread per process took 15 s for 7B where others take 2 (DeepSpeed 0.14: x0.46).
    const double low = in.workload.offload == Offload::None ? k.low : std::min(k.low, 0.3);
    speed.trainingPerGpu = around<TokensPerSecond>(rate, low, k.high, FormulaId::TrainingThroughput, Basis::Formula);
    const double mfu = std::min(1.0, rate * trainingFlops(r) / *half);
    speed.mfu = around<Fraction>(mfu, low, k.high, FormulaId::ModelFlopsUtilisation, Basis::Formula);
    speed.trainingStep = around<Seconds>(seconds, 1 / std::max(k.high, 1e-6), 1 / std::max(low, 1e-6), FormulaId::TrainingStepTime, Basis::Formula);
    if (in.workload.trainingTokens && in.workload.trainingTokens->count > 0) {
        const double total = static_cast<double>(in.workload.trainingTokens->count) / (rate * std::max(1, w.gpus));
        speed.timeToTrain = around<Seconds>(total, 1 / std::max(k.high, 1e-6), 1 / std::max(low, 1e-6), FormulaId::TimeToTrain, Basis::Formula);
        const double hours = total * std::max(1, w.gpus) / 3600;
        speed.gpuHours = around<Hours>(hours, 1 / std::max(k.high, 1e-6), 1 / std::max(low, 1e-6), FormulaId::GpuHours, Basis::Formula);
    }
}

} // namespace configuria
