// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <cstdint>
#include <string>

// Published shapes of models and figures of GPUs, for the tests of memory and speed.
namespace fixture {

using namespace configuria;

// Sizes of a Llama-like decoder: layers, width, feed-forward, heads, KV heads, head width, vocabulary, weights.
inline Architecture decoder(int layers, int hidden, int feedForward, int heads, int kvHeads, int headDim, int vocabulary, std::int64_t params,
                            std::int64_t maxContext = 131'072)
{
    Architecture a;
    a.id = "model";
    a.name = "Model";
    a.totalParams = a.activeParams = params;
    a.layers = layers;
    a.hiddenSize = hidden;
    a.intermediateSize = feedForward;
    a.attentionHeads = heads;
    a.kvHeads = kvHeads;
    a.headDim = headDim;
    a.vocabulary = vocabulary;
    a.maxContext = maxContext;
    a.fullAttentionLayers = layers;
    a.attention = kvHeads == heads ? AttentionKind::Mha : AttentionKind::Gqa;
    return a;
}

inline Architecture mixture(Architecture a, std::int64_t active, int experts, int perToken, int width, int denseLayers = 0)
{
    a.kind = ModelKind::MoeLlm;
    a.activeParams = active;
    a.experts = experts;
    a.expertsPerToken = perToken;
    a.expertIntermediateSize = width;
    a.denseLayers = denseLayers;
    return a;
}

inline Architecture latent(Architecture a, int nope, int rope, int value)
{
    a.attention = AttentionKind::Mla;
    a.kvLoraRank = 512;
    a.qkNopeHeadDim = nope;
    a.qkRopeHeadDim = rope;
    a.valueHeadDim = value;
    a.headDim = nope + rope;
    return a;
}

inline Architecture windowed(Architecture a, int window, int windowedLayers)
{
    a.slidingWindow = window;
    a.slidingWindowLayers = windowedLayers;
    a.fullAttentionLayers = *a.layers - windowedLayers;
    return a;
}

// Full-attention layers with KV heads of their own.
inline Architecture fullLayers(Architecture a, int kvHeads, int headDim)
{
    a.fullKvHeads = kvHeads;
    a.fullHeadDim = headDim;
    return a;
}

inline Architecture llama2_7b() { return decoder(32, 4096, 11'008, 32, 32, 128, 32'000, 6'738'415'616, 4096); }
inline Architecture llama2_13b() { return decoder(40, 5120, 13'824, 40, 40, 128, 32'000, 13'015'864'320, 4096); }
inline Architecture llama2_70b() { return decoder(80, 8192, 28'672, 64, 8, 128, 32'000, 68'976'648'192, 4096); }
inline Architecture llama31_8b() { return decoder(32, 4096, 14'336, 32, 8, 128, 128'256, 8'030'261'248); }
inline Architecture llama31_70b() { return decoder(80, 8192, 28'672, 64, 8, 128, 128'256, 70'553'706'496); }
inline Architecture llama32_3b()
{
    Architecture a = decoder(28, 3072, 8192, 24, 8, 128, 128'256, 3'212'749'824);
    a.tiedEmbeddings = true;
    return a;
}
inline Architecture mistral7b() { return decoder(32, 4096, 14'336, 32, 8, 128, 32'000, 7'241'732'096, 32'768); }
inline Architecture qwen3_235b() { return mixture(decoder(94, 4096, 12'288, 64, 4, 128, 151'936, 235'093'634'560), 22'190'763'008, 128, 8, 1536); }
inline Architecture qwen3_30b() { return mixture(decoder(48, 2048, 6144, 32, 4, 128, 151'936, 30'532'122'624), 3'353'130'496, 128, 8, 768); }
inline Architecture deepseekV3()
{
    Architecture a = latent(decoder(61, 7168, 18'432, 128, 128, 192, 129'280, 671'026'419'200, 163'840), 128, 64, 128);
    a = mixture(a, 37'552'297'472, 256, 8, 2048, 3);
    a.sharedExperts = 1;
    a.sharedExpertIntermediateSize = 2048;
    return a;
}
inline Architecture gemma3_27b()
{
    Architecture a = windowed(decoder(62, 5376, 21'504, 32, 16, 128, 262'208, 27'432'406'640), 1024, 52);
    a.languageParams = a.activeParams = 27'009'346'304;
    a.tiedEmbeddings = true;
    return a;
}
inline Architecture gptOss20b() { return mixture(windowed(decoder(24, 2880, 0, 64, 8, 64, 201'088, 20'914'757'184), 128, 12), 4'187'440'704, 32, 4, 2880); }
inline Architecture gptOss120b() { return mixture(windowed(decoder(36, 2880, 0, 64, 8, 64, 201'088, 116'829'156'672), 128, 18), 5'711'982'912, 128, 4, 2880); }
inline Architecture qwen3Next()
{
    Architecture a = mixture(decoder(48, 2048, 5120, 16, 2, 256, 151'936, 79'674'391'296, 262'144), 3'874'929'408, 512, 10, 512);
    a.fullAttentionLayers = 12;
    a.linearLayers = 36;
    a.stateElements = 524'288;
    a.convStateElements = 24'576;
    return a;
}
inline Architecture mamba()
{
    Architecture a = decoder(64, 2560, 0, 0, 0, 0, 50'280, 2'768'345'600, 0);
    a.attentionHeads.reset();
    a.kvHeads.reset();
    a.headDim.reset();
    a.maxContext.reset();
    a.attention = AttentionKind::None;
    a.fullAttentionLayers = 0;
    a.linearLayers = 64;
    a.stateElements = 81'920;
    a.convStateElements = 15'360;
    return a;
}
inline Architecture whisper()
{
    Architecture a = decoder(32, 1280, 5120, 20, 20, 64, 51'866, 1'543'490'560, 448);
    a.kind = ModelKind::Speech;
    a.encoderLayers = 32;
    a.feedForwardMatrices = 2;
    return a;
}
inline Architecture llama32_11bVision()
{
    Architecture a = decoder(40, 4096, 14'336, 32, 8, 128, 128'256, 10'670'220'835);
    a.fullAttentionLayers = 32;
    a.crossAttentionLayers = 8;
    return a;
}
inline Architecture other(ModelKind kind)
{
    Architecture a = decoder(24, 1024, 4096, 16, 16, 64, 30'522, 335'141'888, 512);
    a.kind = kind;
    a.fullAttentionLayers = 0;
    return a;
}
inline Architecture sizeOnly(std::int64_t params)
{
    Architecture a;
    a.totalParams = a.activeParams = params;
    a.confidence = ShapeConfidence::SizeOnly;
    return a;
}

inline Gpu gpu(const char *id, double gigabytes, std::int64_t reported, double bandwidth, double half, MemoryTechnology technology)
{
    Gpu g;
    g.info.id = id;
    g.marketedMemory = bytesFrom(gigabytes * 1e9);
    if (reported > 0) {
        g.reportedMemory = Bytes(reported);
    }
    g.memoryBandwidth = BytesPerSecond(bandwidth * 1e9);
    g.bf16 = g.fp16 = FlopsPerSecond(half * 1e12);
    g.memoryTechnology = technology;
    return g;
}

enum Card : std::uint16_t { H100, H200, A100, Rtx4090, Rtx3090, H100Pcie, L40s, Ada6000, Mi325x, V100, UnknownMemory, A100Sxm, Mi300x, H20 };

// The cards above, by their data sheets.
inline Catalogue cards()
{
    Catalogue c;
    c.gpus = {gpu("h100", 80, 85'520'809'984, 3350, 989, MemoryTechnology::Hbm), gpu("h200", 141, 150'754'820'096, 4800, 989, MemoryTechnology::Hbm),
              gpu("a100", 80, 85'899'345'920, 1935, 312, MemoryTechnology::Hbm),  gpu("4090", 24, 25'757'220'864, 1008, 165.2, MemoryTechnology::Gddr),
              gpu("3090", 24, 25'769'803'776, 936, 71, MemoryTechnology::Gddr),   gpu("h100-pcie", 80, 85'520'809'984, 2039, 756, MemoryTechnology::Hbm),
              gpu("l40s", 48, 48'305'799'168, 864, 362, MemoryTechnology::Gddr),  gpu("ada6000", 48, 51'527'024'640, 960, 364, MemoryTechnology::Gddr),
              gpu("mi325x", 256, 0, 6000, 1307, MemoryTechnology::Hbm),           gpu("v100", 32, 0, 900, 125, MemoryTechnology::Hbm),
              gpu("unknown", 0, 0, 900, 125, MemoryTechnology::Hbm),
              gpu("a100-sxm", 80, 85'899'345'920, 2039, 312, MemoryTechnology::Hbm), gpu("mi300x", 192, 206'141'652'992, 5300, 1307, MemoryTechnology::Hbm),
              gpu("h20", 96, 102'625'181'696, 4000, 148, MemoryTechnology::Hbm)};
    const auto fp32 = [&c](Card card, double tflops) { c.gpus[card].fp32 = FlopsPerSecond(tflops * 1e12); };
    fp32(Rtx4090, 82.6);
    fp32(Rtx3090, 35.6);
    fp32(L40s, 91.6);
    fp32(Ada6000, 91.1);
    for (const Card card : {H100, H200, H100Pcie}) {
        c.gpus[card].fp8 = FlopsPerSecond(1979e12);
    }
    c.gpus[Mi300x].fp8 = FlopsPerSecond(2614e12);
    c.gpus[Mi300x].stack = c.gpus[Mi325x].stack = SoftwareStack::Rocm;
    c.gpus[H20].fp8 = FlopsPerSecond(296e12);
    for (const Card card : {H100, H200, Mi300x, H20}) {
        c.gpus[card].linkBandwidth = BytesPerSecond(900e9);
        c.gpus[card].maxLinkGroup = 8;
    }
    c.gpus[L40s].fp8 = FlopsPerSecond(733e12);
    c.gpus[Rtx4090].fp8 = FlopsPerSecond(330e12);
    c.gpus[V100].bf16.reset();
    return c;
}

inline Configuration machine(Architecture model, Card card, int gpus, int nodes = 1)
{
    Configuration c;
    c.name = "A";
    c.model = std::move(model);
    c.nodes = nodes;
    if (gpus > 0) {
        BomLine line;
        line.part = {PartKind::Gpu, PartIndex{static_cast<std::uint32_t>(card)}};
        line.quantity = gpus;
        c.lines.push_back(line);
    }
    return c;
}

inline ConfigurationEvaluation run(const Configuration &configuration)
{
    const Catalogue catalogue = cards();
    const Project project;
    ConfigurationEvaluation e;
    resolveWorkload(catalogue, project, configuration, e);
    evaluateMemory(catalogue, project, configuration, e);
    evaluateSpeed(catalogue, project, configuration, e);
    return e;
}

inline const Finding *find(const ConfigurationEvaluation &e, FindingCode code)
{
    for (const Finding &f : e.findings.items()) {
        if (f.code == code) {
            return &f;
        }
    }
    return nullptr;
}

} // namespace fixture
