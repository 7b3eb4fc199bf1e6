// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

#include "memorymodel.h"

namespace configuria {
namespace {

// --- engines and stacks ---

bool serves(const Context &context) noexcept
{
    return !context.trains() && context.gpus.gpu && !context.gpus.isMixed && shapeOf(context.configuration.model).generates;
}

// TensorRT-LLM is CUDA alone; llama.cpp has CUDA, HIP, SYCL and Vulkan and nothing for Gaudi (its table of back-ends).
bool runsOn(InferenceEngine engine, SoftwareStack stack) noexcept
{
    switch (engine) {
    case InferenceEngine::TensorRtLlm: return stack == SoftwareStack::Cuda;
    case InferenceEngine::LlamaCpp: return stack != SoftwareStack::Gaudi;
    case InferenceEngine::Vllm:
    case InferenceEngine::Sglang:
    case InferenceEngine::Transformers: break;
    }
    return true;
}

std::optional<Finding> engineNotForStack(const Context &context) noexcept
{
    if (!serves(context) || runsOn(context.result.workload.engine, context.gpus.gpu->stack)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    if (!isGguf(context.configuration.workload.weights)) {
        f.repair = {RepairKind::SetEngine, static_cast<std::int64_t>(InferenceEngine::Vllm), {}};
    }
    return f;
}

// Gaudi is served by Intel's plug-ins and forks: vllm-gaudi, optimum-habana.
std::optional<Finding> engineNeedsPlugin(const Context &context) noexcept
{
    if (!serves(context) || context.gpus.gpu->stack != SoftwareStack::Gaudi || !runsOn(context.result.workload.engine, SoftwareStack::Gaudi)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    return f;
}

// CUDA 13.0 (2025) builds nothing for Maxwell, Pascal and Volta any more, and PyTorch's newer builds have left them out since 2.8.
std::optional<Finding> retiredArchitecture(const Context &context) noexcept
{
    const auto isCurrent = [](const Gpu &gpu) {
        const bool isOld = hasWord(gpu.architecture, "Volta") || hasWord(gpu.architecture, "Pascal") || hasWord(gpu.architecture, "Maxwell");
        return gpu.stack != SoftwareStack::Cuda || !isOld;
    };
    return about(firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, isCurrent));
}

// Cards that NVIDIA made for China under the limits of US export control (15 CFR 744.23, ECCN 3A090); elsewhere they are sold
// without the maker's support. In April 2025 the H20 itself came under licence.
std::optional<Finding> marketRestricted(const Context &context) noexcept
{
    const auto isForAll = [](const Gpu &gpu) {
        for (const std::string_view name : {"H20", "H800", "A800", "L20"}) {
            if (hasWord(gpu.info.model, name)) {
                return false;
            }
        }
        return true;
    };
    return about(firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, isForAll));
}

// --- the right size ---

// Less than the price of the one chosen, or both unknown and at most half its memory.
bool isCheaper(const Gpu &other, const Gpu &gpu) noexcept
{
    if (other.info.price && gpu.info.price) {
        return *other.info.price < *gpu.info.price;
    }
    return other.marketedMemory.count * 2 <= gpu.marketedMemory.count;
}

// A flagship for a job that a smaller card does: under a quarter of its memory is used, and a card of the catalogue holds the
// high end of the need with a tenth to spare and goes into the same place. Where the users' speed is a target, memory is not
// what the card was chosen for.
std::optional<Finding> overSpecified(const Context &context) noexcept
{
    const MemoryEvaluation &memory = context.result.memory;
    const ServingDetails &serving = context.configuration.workload.serving;
    const bool isOneCard = serves(context) && context.gpus.perNode == 1 && context.configuration.nodes <= 1 && context.gpus.gpu->formFactor == GpuFormFactor::PciE;
    if (!isOneCard || serving.targetTimeToFirstToken || serving.targetTokensPerSecond || !memory.perGpu.total || !memory.usable) {
        return std::nullopt;
    }
    const Gpu &gpu = *context.gpus.gpu;
    const double need = static_cast<double>(memory.perGpu.total->high.count);
    if (need * 4 >= static_cast<double>(memory.usable->count)) {
        return std::nullopt;
    }
    const WeightFormat format = effectiveWeights(context.configuration.workload);
    const PartRef smaller = smallestCard(context, [&](const Gpu &other) {
        const bool holds = static_cast<double>(other.marketedMemory.count) * 0.9 >= need * 1.1 && other.marketedMemory < gpu.marketedMemory;
        // Of the same cooling, so that it goes where the other one goes; and no older generation's.
        const bool isLike = other.formFactor == gpu.formFactor && other.stack == gpu.stack && other.cooling == gpu.cooling && other.bf16;
        const bool computes = !formatInstead(other, format) || formatInstead(gpu, format);
        return holds && isLike && computes && isCheaper(other, gpu);
    });
    if (!smaller.isValid()) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = Figure{static_cast<double>(memory.usable->count), Unit::Bytes};
    f.need = Figure{need, Unit::Bytes};
    f.repair = replacement(smaller);
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::EngineNotForStack, Severity::Blocker, engineNotForStack},
    {FindingCode::EngineNeedsPlugin, Severity::Advice, engineNeedsPlugin},
    {FindingCode::ArchitectureRetired, Severity::Caution, retiredArchitecture},
    {FindingCode::MarketRestricted, Severity::Advice, marketRestricted},
    {FindingCode::OverSpecified, Severity::Advice, overSpecified},
};

} // namespace

std::span<const Rule> softwareRules() noexcept
{
    return rules;
}

} // namespace configuria
