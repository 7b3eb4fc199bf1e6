// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "modelfixture.h"

using namespace fixture;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

double expected(const std::optional<Estimate<Bytes>> &e) { return e ? static_cast<double>(e->expected.count) : -1; }

} // namespace

Q_DECLARE_METATYPE(configuria::Architecture)
Q_DECLARE_METATYPE(configuria::Configuration)
Q_DECLARE_METATYPE(configuria::Workload)

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void kvElements_data();
    void kvElements();
    void kvPerToken_data();
    void kvPerToken();
    void kvCache_data();
    void kvCache();
    void noCache_data();
    void noCache();
    void contextParallel();
    void pureStateSpace();
    void weights_data();
    void weights();
    void usable_data();
    void usable();
    void defaults_data();
    void defaults();
    void tensorParallel_data();
    void tensorParallel();
    void tensorParallelInTheChassis();
    void limitsHold_data();
    void limitsHold();
    void fitLevels_data();
    void fitLevels();
    void fit_data();
    void fit();
    void findings_data();
    void findings();
    void repairsFit();
    void loraParams_data();
    void loraParams();
    void issueSixteenBytes();
    void optimizerStates_data();
    void optimizerStates();
    void zeroStages_data();
    void zeroStages();
    void activations_data();
    void activations();
    void orderOfMethods_data();
    void orderOfMethods();
    void sumsMeetTotal_data();
    void sumsMeetTotal();
    void precisionBars();
    void absurd_data();
    void absurd();
};

// llama.cpp block layouts.
void TestMemory::kvElements_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("bits");
    QTest::newRow("fp32") << int(KvFormat::Fp32) << 32.0;
    QTest::newRow("bf16") << int(KvFormat::Bf16) << 16.0;
    QTest::newRow("fp8") << int(KvFormat::Fp8) << 8.0;
    QTest::newRow("q8_0") << int(KvFormat::Q8_0) << 8.5;
    QTest::newRow("q5_1") << int(KvFormat::Q5_1) << 6.0;
    QTest::newRow("q5_0") << int(KvFormat::Q5_0) << 5.5;
    QTest::newRow("q4_1") << int(KvFormat::Q4_1) << 5.0;
    QTest::newRow("q4_0") << int(KvFormat::Q4_0) << 4.5;
    QTest::newRow("iq4_nl") << int(KvFormat::Iq4_NL) << 4.5;
}

void TestMemory::kvElements()
{
    QFETCH(int, format);
    QTEST(bitsPerElement(static_cast<KvFormat>(format)), "bits");
}

// Worked numbers of the model cards: 2 x KV heads x head width x 2 bytes x layers.
void TestMemory::kvPerToken_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<qint64>("past");
    QTest::newRow("Llama 2 7B, MHA") << llama2_7b() << qint64(524'288) << qint64(524'288);
    QTest::newRow("Llama 3.1 8B, GQA") << llama31_8b() << qint64(131'072) << qint64(131'072);
    QTest::newRow("Llama 3.1 70B") << llama31_70b() << qint64(327'680) << qint64(327'680);
    QTest::newRow("Gemma 3 27B, 52 of 62 windowed") << gemma3_27b() << qint64(507'904) << qint64(81'920);
    QTest::newRow("Gemma 4 31B, full layers of 4 x 512") << fullLayers(windowed(decoder(60, 5376, 21'504, 32, 16, 256, 262'144, 30'700'000'000), 1024, 50), 4, 512)
                                                         << qint64(901'120) << qint64(81'920);
    QTest::newRow("gpt-oss-120b") << gptOss120b() << qint64(73'728) << qint64(36'864);
    QTest::newRow("DeepSeek-V3, MLA") << deepseekV3() << qint64(70'272) << qint64(70'272);
    QTest::newRow("Qwen3-Next, 12 of 48 with attention") << qwen3Next() << qint64(24'576) << qint64(24'576);
    QTest::newRow("Whisper large-v3, decoder") << whisper() << qint64(163'840) << qint64(163'840);
    QTest::newRow("Llama 3.2 11B vision, cross layers out") << llama32_11bVision() << qint64(131'072) << qint64(131'072);
}

void TestMemory::kvPerToken()
{
    QFETCH(Architecture, model);
    const MemoryEvaluation m = run(machine(model, H100, 8)).memory;
    QVERIFY(m.kvBytesPerToken && m.kvBytesPerTokenPastWindow);
    QTEST(qint64(m.kvBytesPerToken->count), "bytes");
    QTEST(qint64(m.kvBytesPerTokenPastWindow->count), "past");
}

// Allocations that engines printed, in GiB on one GPU (public logs; the id is the row of the collection).
void TestMemory::kvCache_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("engine");
    QTest::addColumn<int>("keys");
    QTest::addColumn<int>("values");
    QTest::addColumn<qint64>("context");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *name, const Architecture &model, InferenceEngine engine, KvFormat k, KvFormat v, qint64 context, int sequences, int gpus, double bytes,
                        double tolerance = 0.0005) { QTest::newRow(name) << model << int(engine) << int(k) << int(v) << context << sequences << gpus << bytes << tolerance; };
    using E = InferenceEngine;
    using K = KvFormat;
    const Architecture kimi = latent(decoder(61, 7168, 18'432, 64, 64, 192, 163'840, 1'026'000'000'000, 1'000'000'000), 128, 64, 128);
    const Architecture deepseekLite = latent(decoder(27, 2048, 10'944, 16, 16, 192, 102'400, 15'706'000'000), 128, 64, 128);
    const Architecture deepseekV25 = latent(decoder(60, 5120, 12'288, 128, 128, 192, 102'400, 235'741'000'000), 128, 64, 128);
    row("M001 DeepSeek R1 expanded", deepseekV3(), E::Transformers, K::Fp16, K::Fp16, 512, 1, 1, 2.383 * gib);
    row("M421 DeepSeek expanded", deepseekV3(), E::Transformers, K::Fp16, K::Fp16, 2048, 1, 1, 9.531 * gib);
    row("M028 DeepSeek-Coder-V2-Lite expanded", deepseekLite, E::Transformers, K::Fp16, K::Fp16, 512, 1, 1, 0.13184 * gib);
    row("ollama 5136 deepseek-v2:16b expanded", deepseekLite, E::Transformers, K::Fp16, K::Fp16, 32'768, 1, 1, 8640.0 / 1024 * gib);
    row("M003 DeepSeek V3 q8_0", deepseekV3(), E::LlamaCpp, K::Q8_0, K::Q8_0, 32'768, 1, 1, 1.1393 * gib);
    row("M004 DeepSeek V3 f16", deepseekV3(), E::LlamaCpp, K::Fp16, K::Fp16, 32'768, 1, 1, 2.1445 * gib);
    row("M054 DeepSeek V3 q8_0", deepseekV3(), E::LlamaCpp, K::Q8_0, K::Q8_0, 131'072, 1, 1, 4.557 * gib);
    row("M089 DeepSeek V2.5", deepseekV25, E::LlamaCpp, K::Fp16, K::Fp16, 32'768, 1, 1, 2.1094 * gib);
    row("M018 Qwen3 235B", qwen3_235b(), E::LlamaCpp, K::Fp16, K::Fp16, 32'768, 1, 1, 5.875 * gib);
    row("M039 Qwen3 235B K q8_0, V f16", qwen3_235b(), E::LlamaCpp, K::Q8_0, K::Fp16, 8192, 1, 1, 1.125 * gib, 0.001);
    row("M085 Qwen3 30B-A3B", qwen3_30b(), E::LlamaCpp, K::Fp16, K::Fp16, 32'768, 1, 1, 3.0 * gib);
    row("M062 Qwen3 32B", decoder(64, 5120, 25'600, 64, 8, 128, 151'936, 32'762'123'264), E::LlamaCpp, K::Fp16, K::Fp16, 40'960, 1, 1, 10.0 * gib);
    row("M083 GLM-4 32B, 2 KV heads, q8_0", decoder(61, 6144, 23'040, 48, 2, 128, 151'552, 32'566'000'000), E::LlamaCpp, K::Q8_0, K::Q8_0, 5120, 1, 1, 0.15823 * gib, 0.001);
    row("M027 Llama 3.1 8B K iq4_nl, V f16", llama31_8b(), E::LlamaCpp, K::Iq4_NL, K::Fp16, 1024, 1, 1, 0.08008 * gib, 0.001);
    row("M103 Llama 3 8B", llama31_8b(), E::LlamaCpp, K::Fp16, K::Fp16, 8192, 1, 1, 1.0 * gib);
    row("M113 LLaMA 65B, MHA", decoder(80, 8192, 22'016, 64, 64, 128, 32'000, 65'285'660'672), E::LlamaCpp, K::Fp16, K::Fp16, 512, 1, 1, 1.25 * gib);
    row("M101 Llama 2 70B", llama2_70b(), E::LlamaCpp, K::Fp16, K::Fp16, 512, 1, 1, 0.15625 * gib);
    row("M425 gpt-oss-120b, 4 slots, window cells 1024", gptOss120b(), E::LlamaCpp, K::Fp16, K::Fp16, 16'384, 4, 1, 2.285 * gib);
    row("M426 gpt-oss-20b, window cells 768", gptOss20b(), E::LlamaCpp, K::Fp16, K::Fp16, 131'072, 1, 1, 3.0176 * gib);
    row("M395 TensorRT-LLM 7B", llama2_7b(), E::TensorRtLlm, K::Fp16, K::Fp16, 132'608, 1, 1, 64.75 * gib);
    row("M396 TensorRT-LLM Qwen1.5-7B, 631 blocks", llama2_7b(), E::TensorRtLlm, K::Fp16, K::Fp16, 631 * 64, 1, 1, 19.719 * gib);
    row("M343 vLLM Llama 3.1 8B, 1952 blocks", llama31_8b(), E::Vllm, K::Bf16, K::Bf16, 1952 * 16, 1, 1, 3.8125 * gib);
    row("M359 vLLM Qwen3-14B", decoder(40, 5120, 17'408, 40, 8, 128, 151'936, 14'768'307'200), E::Vllm, K::Bf16, K::Bf16, 42'656, 1, 1, 6.509 * gib);
    row("M354 vLLM Kimi K2, TP8 does not divide", kimi, E::Vllm, K::Bf16, K::Bf16, 715'072, 1, 8, 46.80 * gib);
    row("M352 SGLang Qwen3-235B TP4", qwen3_235b(), E::Sglang, K::Bf16, K::Bf16, 367'404, 1, 4, 16.468 * gib);
    row("M351 vLLM Qwen3-235B TP4", qwen3_235b(), E::Vllm, K::Bf16, K::Bf16, 178'880, 1, 4, 8.11 * gib, 0.012);
    row("M365 SGLang Kimi K2.5", kimi, E::Sglang, K::Bf16, K::Bf16, 2'454'421, 1, 1, 160.63 * gib);
    row("M366 SGLang DeepSeek-V3 fp8", deepseekV3(), E::Sglang, K::Fp8, K::Fp8, 524'288, 1, 1, 17.16 * gib);
    row("M369 vLLM Qwen2.5-1.5B", decoder(28, 1536, 8960, 12, 2, 128, 151'936, 1'543'714'304), E::Vllm, K::Bf16, K::Bf16, 5519 * 16, 1, 1, 2.358 * gib);
    row("M370 vLLM Qwen3-8B TP4", decoder(36, 4096, 12'288, 32, 8, 128, 151'936, 8'190'735'360), E::Vllm, K::Bf16, K::Bf16, 422'048, 1, 4, 14.49 * gib);
    row("Grok-2 TP16: one head a rank", decoder(64, 8192, 32'768, 64, 8, 128, 131'072, 269'500'000'000), E::Sglang, K::Bf16, K::Bf16, 1000, 1, 16, 32'768.0 * 1000);
    row("Llama 3.1 70B, 40 GiB", llama31_70b(), E::Vllm, K::Bf16, K::Bf16, 131'072, 1, 1, 40.0 * gib, 1e-9);
    // Gemma 4: windowed and full layers have KV heads of their own (public shapes; 31B: 10 x 4 x 512 and 50 x 16 x 256).
    const Architecture gemma4_12b = fullLayers(windowed(decoder(48, 3840, 15'360, 16, 8, 256, 262'144, 12'000'000'000), 1024, 40), 1, 512);
    const Architecture gemma4_31b = fullLayers(windowed(decoder(60, 5376, 21'504, 32, 16, 256, 262'144, 30'700'000'000), 1024, 50), 4, 512);
    row("M427 Gemma 4 12B q8_0, 4 slots, window cells 4608", gemma4_12b, E::LlamaCpp, K::Q8_0, K::Q8_0, 2048, 4, 1, 833.0 / 1024 * gib);
    row("Gemma 4 31B, 32k", gemma4_31b, E::Vllm, K::Bf16, K::Bf16, 32'768, 1, 1, 3'523'215'360, 1e-9);
    row("Gemma 4 31B, 256k", gemma4_31b, E::Vllm, K::Bf16, K::Bf16, 262'144, 1, 1, 22'313'697'280, 1e-9);
    row("Gemma 3 27B vLLM", gemma3_27b(), E::Vllm, K::Bf16, K::Bf16, 131'072, 1, 1, 11'173'625'856, 1e-9);
    row("Gemma 3 27B llama.cpp, cells 1536", gemma3_27b(), E::LlamaCpp, K::Fp16, K::Fp16, 131'072, 1, 1, 10.61 * gib, 0.0005);
    row("Mistral 7B v0.1: the window caps", windowed(mistral7b(), 4096, 32), E::Vllm, K::Bf16, K::Bf16, 32'768, 1, 1, 536'870'912, 1e-9);
    row("Qwen3-Next with its state", qwen3Next(), E::Vllm, K::Bf16, K::Bf16, 262'144, 1, 1, 6'442'450'944.0 + 75'497'472 + 1'769'472, 1e-9);
    row("Whisper: self 448 and cross 1500", whisper(), E::Transformers, K::Fp16, K::Fp16, 448, 1, 1, 163'840.0 * (448 + 1500), 1e-9);
    row("DeepSeek-V3 at its limit (10.72 GiB)", deepseekV3(), E::Vllm, K::Bf16, K::Bf16, 163'840, 1, 8, 10.72 * gib, 0.001);
    row("Qwen2.5-14B q4_0 at 88 000 (4.53 GiB)", decoder(48, 5120, 13'824, 40, 8, 128, 152'064, 14'770'033'664), E::LlamaCpp, K::Q4_0, K::Q4_0, 88'000, 1, 1, 4.53 * gib, 0.002);
}

void TestMemory::kvCache()
{
    QFETCH(Architecture, model);
    QFETCH(int, engine);
    QFETCH(int, keys);
    QFETCH(int, values);
    QFETCH(qint64, context);
    QFETCH(int, sequences);
    QFETCH(int, gpus);
    QFETCH(double, bytes);
    QFETCH(double, tolerance);
    Configuration c = machine(model, H100, gpus);
    c.workload.engine = static_cast<InferenceEngine>(engine);
    c.workload.kvKeys = static_cast<KvFormat>(keys);
    c.workload.kvValues = static_cast<KvFormat>(values);
    c.workload.context = context;
    c.workload.sequences = sequences;
    const double cache = expected(run(c).memory.perGpu.kvCache);
    QVERIFY2(std::abs(cache / bytes - 1) <= tolerance, qPrintable(QString::number(cache / bytes - 1)));
}

void TestMemory::noCache_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("encoder") << int(ModelKind::Encoder);
    QTest::newRow("embedding") << int(ModelKind::Embedding);
    QTest::newRow("diffusion") << int(ModelKind::Diffusion);
    QTest::newRow("vision") << int(ModelKind::Vision);
}

void TestMemory::noCache()
{
    QFETCH(int, kind);
    const ConfigurationEvaluation e = run(machine(other(static_cast<ModelKind>(kind)), Rtx4090, 1));
    QVERIFY(!e.memory.perGpu.kvCache);
    QVERIFY(!e.memory.kvBytesPerToken);
    QVERIFY(!e.memory.maxContext);
    QVERIFY(!e.speed.decodePerUser);
    QVERIFY(find(e, FindingCode::NoKvCache));
    QVERIFY(e.memory.fits >= Fit::Fits);
}

// 4 GPUs of a group of 4 hold the cache of 8 KV heads once: nothing is left to share out. A latent is on every rank.
void TestMemory::contextParallel()
{
    const auto cache = [](const Architecture &model, int tensor, int context) {
        Configuration c = machine(model, Rtx4090, tensor);
        c.workload.context = 8192;
        c.workload.tensorParallel = tensor;
        c.workload.contextParallel = context;
        return expected(run(c).memory.perGpu.kvCache);
    };
    QCOMPARE(cache(llama31_8b(), 4, 1), 131'072.0 * 8192 / 4);
    QCOMPARE(cache(llama31_8b(), 4, 2), 131'072.0 * 8192 / 4);
    QCOMPARE(cache(deepseekV3(), 8, 1), 70'272.0 * 8192);
    QCOMPARE(cache(deepseekV3(), 8, 4), 70'272.0 * 8192 / 4);
    QCOMPARE(cache(deepseekV3(), 8, 64), 70'272.0 * 8192 / 8);
}

// 64 layers x (81 920 x 4 + 15 360 x 2) bytes a sequence, whatever the context: state, not a KV cache.
void TestMemory::pureStateSpace()
{
    for (const std::int64_t context : {1000, 1'000'000}) {
        Configuration c = machine(mamba(), Rtx4090, 1);
        c.workload.context = context;
        c.workload.sequences = 3;
        const ConfigurationEvaluation e = run(c);
        QVERIFY(!e.memory.perGpu.kvCache);
        QVERIFY(expected(e.memory.perGpu.activations) > 3.0 * 64 * (81'920 * 4 + 15'360 * 2));
        QVERIFY(!e.memory.kvBytesPerToken);
        QVERIFY(!e.memory.maxContext);
        QVERIFY(e.memory.maxSequences && *e.memory.maxSequences > 3);
        QVERIFY(find(e, FindingCode::NoKvCache));
    }
}

void TestMemory::weights_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *name, const Architecture &model, WeightFormat format, int gpus, double bytes, double tolerance) {
        QTest::newRow(name) << model << int(format) << gpus << bytes << tolerance;
    };
    using W = WeightFormat;
    row("Llama 3.1 8B BF16", llama31_8b(), W::Bf16, 1, 16'060'522'496, 1e-9);
    row("M341 Llama 3 8B in vLLM", llama31_8b(), W::Bf16, 1, 14.96 * gib, 0.001);
    row("M353 Llama 3.1 70B INT8", llama31_70b(), W::Int8, 1, 67.723 * gib, 0.002);
    row("M400 Mixtral 8x22B TP8", mixture(decoder(56, 6144, 0, 48, 8, 128, 32'768, 140'620'000'000), 39'150'000'000, 8, 2, 16'384), W::Bf16, 8, 32.764 * gib, 0.002);
    row("gpt-oss-20b MXFP4", gptOss20b(), W::Mxfp4, 1, 13'761'264'768, 1e-9);
    row("gpt-oss-120b MXFP4", gptOss120b(), W::Mxfp4, 1, 65'248'815'744, 1e-9);
    row("Llama 3 70B Q4_K_M file", llama31_70b(), W::Q4_K_M, 1, 42.52e9, 0.002);
    row("Llama 3 70B Q8_0", llama31_70b(), W::Q8_0, 1, 70.5537e9 * 8.5 / 8, 0.002);
    row("Qwen3-32B AWQ 18 597 MiB", decoder(64, 5120, 25'600, 64, 8, 128, 151'936, 32'762'123'264), W::Awq, 1, 18'597.0 * 1024 * 1024, 0.05);
    row("Qwen3-8B AWQ 5889 MiB", decoder(36, 4096, 12'288, 32, 8, 128, 151'936, 8'190'735'360), W::Awq, 1, 5889.0 * 1024 * 1024, 0.06);
    row("Qwen3-8B FP8 9035 MiB", decoder(36, 4096, 12'288, 32, 8, 128, 151'936, 8'190'735'360), W::Fp8, 1, 9035.0 * 1024 * 1024, 0.03);
    row("Qwen3-32B FP8 32 867 MiB", decoder(64, 5120, 25'600, 64, 8, 128, 151'936, 32'762'123'264), W::Fp8, 1, 32'867.0 * 1024 * 1024, 0.03);
    row("size alone BF16", sizeOnly(70'000'000'000), W::Bf16, 1, 140e9, 1e-9);
    row("two stages of layers hold all", llama31_8b(), W::Q4_K_M, 2, 8'030'261'248 * 4.82 / 8 / 2, 0.06);
}

void TestMemory::weights()
{
    QFETCH(Architecture, model);
    QFETCH(int, format);
    QFETCH(int, gpus);
    QFETCH(double, bytes);
    QFETCH(double, tolerance);
    Configuration c = machine(model, H200, gpus);
    c.workload.weights = static_cast<WeightFormat>(format);
    const double weights = expected(run(c).memory.perGpu.weights);
    QVERIFY2(std::abs(weights / bytes - 1) <= tolerance, qPrintable(QString::number(weights / bytes - 1)));
}

// Totals that PyTorch and llama.cpp print, GiB.
void TestMemory::usable_data()
{
    QTest::addColumn<int>("card");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("H100 79.14 to 79.22") << int(H100) << 79.14 << 79.22;
    QTest::newRow("A100 79.14 to 79.22") << int(A100) << 79.14 << 79.22;
    QTest::newRow("4090 23.52 to 23.65") << int(Rtx4090) << 23.52 << 23.65;
    QTest::newRow("3090 23.56 to 23.58") << int(Rtx3090) << 23.56 << 23.58;
    QTest::newRow("48 GB 47.37 to 47.53") << int(Ada6000) << 47.37 << 47.53;
}

void TestMemory::usable()
{
    QFETCH(int, card);
    QFETCH(double, low);
    QFETCH(double, high);
    const MemoryEvaluation m = run(machine(llama31_8b(), static_cast<Card>(card), 1)).memory;
    QVERIFY(m.usable);
    const double value = static_cast<double>(m.usable->count) / gib;
    QVERIFY2(value >= low && value <= high, qPrintable(QString::number(value)));
}

void TestMemory::defaults_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<int>("engine");
    QTest::addColumn<qint64>("context");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("dp");
    const auto row = [](const char *name, Configuration c, WeightFormat w, InferenceEngine e, qint64 context, int tp, int pp, int dp) {
        c.workload.weights = w;
        QTest::newRow(name) << c << int(e) << context << tp << pp << dp;
    };
    using W = WeightFormat;
    using E = InferenceEngine;
    row("vLLM, tensors over the node", machine(llama31_70b(), H100, 8), W::Bf16, E::Vllm, 8192, 8, 1, 1);
    row("the model's own limit", machine(llama2_7b(), H100, 1), W::Bf16, E::Vllm, 4096, 1, 1, 1);
    row("GGUF is llama.cpp, by layers", machine(llama31_70b(), Rtx4090, 2), W::Q4_K_M, E::LlamaCpp, 8192, 1, 2, 1);
    row("replicas on two nodes", machine(llama31_70b(), H100, 8, 2), W::Bf16, E::Vllm, 8192, 8, 1, 2);
    row("one copy over two nodes", machine(deepseekV3(), H100, 8, 2), W::Bf16, E::Vllm, 8192, 8, 2, 1);
    row("three GPUs: by layers", machine(llama31_70b(), A100, 3), W::Bf16, E::Vllm, 8192, 1, 3, 1);
    row("six GPUs: two by three", machine(llama31_70b(), A100, 6), W::Bf16, E::Vllm, 8192, 2, 3, 1);
    row("an encoder is copied", machine(other(ModelKind::Encoder), A100, 4), W::Bf16, E::Vllm, 512, 1, 1, 4);
}

void TestMemory::defaults()
{
    QFETCH(Configuration, configuration);
    const ResolvedWorkload r = run(configuration).workload;
    QTEST(int(r.engine), "engine");
    QTEST(qint64(r.context), "context");
    QTEST(r.tensorParallel, "tp");
    QTEST(r.pipelineParallel, "pp");
    QTEST(r.dataParallel, "dp");
}

// vLLM: the degree must divide the attention heads (64 heads on 3 or 7 cards does not start).
void TestMemory::tensorParallel_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("legal");
    QTest::addColumn<int>("nearest");
    QTest::newRow("3 GPUs") << 3 << 0 << false << 4;
    QTest::newRow("7 GPUs") << 7 << 0 << false << 8;
    QTest::newRow("TP3 asked of 4") << 4 << 3 << false << 2;
    QTest::newRow("8 GPUs") << 8 << 0 << true << 0;
    QTest::newRow("TP2 asked of 4") << 4 << 2 << true << 0;
}

void TestMemory::tensorParallel()
{
    QFETCH(int, gpus);
    QFETCH(int, asked);
    QFETCH(bool, legal);
    QFETCH(int, nearest);
    Configuration c = machine(llama31_70b(), A100, gpus);
    if (asked > 0) {
        c.workload.tensorParallel = asked;
    }
    const ConfigurationEvaluation e = run(c);
    QCOMPARE(e.workload.tensorParallelLegal, legal);
    const Finding *f = find(e, FindingCode::TensorParallelIllegal);
    QCOMPARE(f != nullptr, !legal);
    if (f) {
        QCOMPARE(f->severity, Severity::Caution);
        QCOMPARE(f->nearest->value, double(nearest));
        QCOMPARE(f->repair.kind, asked > 0 ? RepairKind::SetTensorParallel : RepairKind::SetGpuCount);
        QCOMPARE(f->repair.value, std::int64_t(nearest));
    }
}

// Five cards in a chassis for two: eight would divide the heads as well, but do not go in.
void TestMemory::tensorParallelInTheChassis()
{
    Catalogue catalogue = cards();
    catalogue.servers.resize(1);
    catalogue.servers[0].maxGpus = 2;
    Configuration c = machine(llama31_70b(), A100, 5);
    BomLine server;
    server.part = {PartKind::Server, PartIndex{0}};
    c.lines.push_back(server);
    const ConfigurationEvaluation e = evaluateConfiguration(catalogue, {}, c);
    const Finding *f = find(e, FindingCode::TensorParallelIllegal);
    QVERIFY(f);
    QCOMPARE(f->nearest->value, 2.0);
    QCOMPARE(f->repair.value, std::int64_t(2));
}

void TestMemory::limitsHold_data()
{
    QTest::addColumn<Configuration>("configuration");
    const auto row = [](const char *name, Configuration c, std::optional<InferenceEngine> engine, bool flash = true) {
        c.workload.engine = engine;
        c.workload.flashAttention = flash;
        QTest::newRow(name) << c;
    };
    row("vLLM", machine(llama31_8b(), Rtx4090, 1), {});
    row("vLLM window", machine(gemma3_27b(), H100, 1), {});
    row("SGLang", machine(llama31_8b(), Rtx4090, 1), InferenceEngine::Sglang);
    row("TensorRT-LLM", machine(llama31_8b(), Rtx4090, 1), InferenceEngine::TensorRtLlm);
    row("llama.cpp", machine(llama31_8b(), Rtx4090, 1), InferenceEngine::LlamaCpp);
    row("llama.cpp without flash attention", machine(llama31_8b(), Rtx4090, 1), InferenceEngine::LlamaCpp, false);
    row("transformers", machine(llama31_8b(), Rtx4090, 1), InferenceEngine::Transformers);
    Configuration many = machine(llama31_70b(), H200, 8); // hundreds of sequences: the logits of the batch count too
    many.workload.context = 512;
    row("vLLM, short context, many users", many, {});
    row("TensorRT-LLM, short context, many users", many, InferenceEngine::TensorRtLlm);
    many.nodes = 2;
    row("two replicas", many, {});
}

// The greatest context and batch fit, one step more does not.
void TestMemory::limitsHold()
{
    QFETCH(Configuration, configuration);
    configuration.model.maxContext = 100'000'000;
    const MemoryEvaluation m = run(configuration).memory;
    QVERIFY(m.maxContext && *m.maxContext > 1000);
    QVERIFY(m.maxSequences && *m.maxSequences >= 1);
    Configuration c = configuration;
    c.workload.context = m.maxContext;
    QVERIFY(run(c).memory.fits != Fit::No);
    c.workload.context = *m.maxContext + 512;
    QCOMPARE(run(c).memory.fits, Fit::No);
    c = configuration;
    c.workload.sequences = static_cast<int>(*m.maxSequences);
    QVERIFY(run(c).memory.fits != Fit::No);
    c.workload.sequences += configuration.nodes; // one more on the fullest replica at least
    QCOMPARE(run(c).memory.fits, Fit::No);
}

// The four levels, at their borders: a limit of 100 bytes.
void TestMemory::fitLevels_data()
{
    QTest::addColumn<qint64>("expectedNeed");
    QTest::addColumn<qint64>("high");
    QTest::addColumn<int>("level");
    QTest::newRow("the expected need is above") << qint64(101) << qint64(120) << int(Fit::No);
    QTest::newRow("the expected need is the limit") << qint64(100) << qint64(101) << int(Fit::Tight);
    QTest::newRow("the high end alone is above") << qint64(50) << qint64(101) << int(Fit::Tight);
    QTest::newRow("the high end is the limit") << qint64(100) << qint64(100) << int(Fit::Fits);
    QTest::newRow("less than a tenth is left") << qint64(80) << qint64(91) << int(Fit::Fits);
    QTest::newRow("a tenth is left") << qint64(80) << qint64(90) << int(Fit::FitsWithMargin);
}

void TestMemory::fitLevels()
{
    QFETCH(qint64, expectedNeed);
    QFETCH(qint64, high);
    const Estimate<Bytes> need{Bytes(0), Bytes(expectedNeed), Bytes(high), Basis::Formula, FormulaId::MemoryTotal};
    QTEST(int(fitOf(need, Bytes(100))), "level");
}

void TestMemory::fit_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, Configuration c, WeightFormat w, bool fits) {
        c.workload.weights = w;
        QTest::newRow(name) << c << fits;
    };
    row("8B BF16 on a 24 GB card", machine(llama31_8b(), Rtx4090, 1), WeightFormat::Bf16, true);
    row("70B Q4_K_M on one 24 GB card", machine(llama31_70b(), Rtx4090, 1), WeightFormat::Q4_K_M, false);
    row("70B Q4_K_M on two 24 GB cards", machine(llama31_70b(), Rtx4090, 2), WeightFormat::Q4_K_M, true);
    row("70B BF16 on 4 H100", machine(llama31_70b(), H100, 4), WeightFormat::Bf16, true);
    row("70B BF16 on one H200", machine(llama31_70b(), H200, 1), WeightFormat::Bf16, false);
    row("70B FP8 on one H100: no room is left (llm-d-benchmark 621)", machine(llama31_70b(), H100, 1), WeightFormat::Fp8, false);
    row("405B on one H100 (aiconfigurator 509)", machine(decoder(126, 16'384, 53'248, 128, 8, 128, 128'256, 405'853'388'800), H100, 1), WeightFormat::Fp8, false);
    row("DeepSeek-V3 on two H200", machine(deepseekV3(), H200, 2), WeightFormat::Fp8, false);
    row("DeepSeek-V3 FP8 on eight H200", machine(deepseekV3(), H200, 8), WeightFormat::Fp8, true);
}

void TestMemory::fit()
{
    QFETCH(Configuration, configuration);
    QFETCH(bool, fits);
    const ConfigurationEvaluation e = run(configuration);
    QCOMPARE(e.memory.fits != Fit::No, fits);
    // The two figures that are shown beside the verdict must agree with it.
    QCOMPARE(e.memory.perGpu.total->expected <= *e.memory.limit, fits);
    QCOMPARE(e.speed.decodePerUser.has_value(), fits); // nothing is timed that does not start
    QCOMPARE(find(e, FindingCode::NotEnoughGpuMemory) != nullptr, !fits);
}

void TestMemory::findings_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("severity");
    QTest::addColumn<int>("repair");
    const auto row = [](const char *name, const Configuration &c, FindingCode code, Severity severity, RepairKind repair = RepairKind::None) {
        QTest::newRow(name) << c << int(code) << int(severity) << int(repair);
    };
    const auto with = [](Configuration c, auto change) {
        change(c.workload);
        return c;
    };
    using F = FindingCode;
    row("no GPU", machine(llama31_8b(), H100, 0), F::NoGpu, Severity::Blocker);
    row("memory unknown", machine(llama31_8b(), UnknownMemory, 1), F::GpuMemoryUnknown, Severity::Blocker);
    row("size alone", machine(sizeOnly(7'000'000'000), H100, 1), F::ModelSizeOnly, Severity::Advice);
    row("beyond the model", with(machine(llama2_7b(), H100, 1), [](Workload &w) { w.context = 8192; }), F::ContextBeyondModel, Severity::Caution, RepairKind::SetContext);
    row("FP8 on Ampere", with(machine(llama31_8b(), A100, 1), [](Workload &w) { w.weights = WeightFormat::Fp8; }), F::PrecisionNotSupported, Severity::Caution,
        RepairKind::SetWeights);
    row("NVFP4 on Hopper", with(machine(llama31_8b(), H100, 1), [](Workload &w) { w.weights = WeightFormat::Nvfp4; }), F::PrecisionNotSupported, Severity::Caution,
        RepairKind::SetWeights);
    row("BF16 on Volta", machine(llama31_8b(), V100, 1), F::PrecisionNotSupported, Severity::Caution, RepairKind::SetWeights);
    row("GGUF on vLLM", with(machine(llama31_8b(), H100, 1), [](Workload &w) { w.weights = WeightFormat::Q4_K_M; w.engine = InferenceEngine::Vllm; }),
        F::FormatNotForEngine, Severity::Caution, RepairKind::SetWeights);
    row("AWQ on llama.cpp", with(machine(llama31_8b(), H100, 1), [](Workload &w) { w.weights = WeightFormat::Awq; w.engine = InferenceEngine::LlamaCpp; }),
        F::FormatNotForEngine, Severity::Caution, RepairKind::SetWeights);
    row("q8_0 cache on vLLM", with(machine(llama31_8b(), H100, 1), [](Workload &w) { w.kvKeys = w.kvValues = KvFormat::Q8_0; }), F::FormatNotForEngine, Severity::Caution,
        RepairKind::SetKvFormat);
    row("TP8 of 4 GPUs", with(machine(llama31_8b(), H100, 4), [](Workload &w) { w.tensorParallel = 8; }), F::ParallelismExceedsGpus, Severity::Blocker,
        RepairKind::SetTensorParallel);
    Configuration mixed = machine(llama31_8b(), H100, 1);
    mixed.lines.push_back(machine(llama31_8b(), Rtx4090, 1).lines.front());
    row("two kinds of GPU", mixed, F::MixedGpus, Severity::Caution);
    row("cache alone is too big", with(machine(llama31_8b(), Rtx4090, 1), [](Workload &w) { w.context = 40'000; }), F::NotEnoughGpuMemory, Severity::Blocker,
        RepairKind::SetKvFormat);
    const auto train = [](Configuration c, WorkloadKind kind) {
        c.workload.kind = kind;
        return c;
    };
    row("70B LoRA copied on 8 cards: shard it", train(machine(llama31_70b(), H100, 8), WorkloadKind::Lora), F::NotEnoughGpuMemory, Severity::Blocker, RepairKind::SetZero);
    row("70B in full: adapters fit where all weights do not", train(machine(llama31_70b(), H100, 8), WorkloadKind::FullFineTuning), F::NotEnoughGpuMemory, Severity::Blocker, RepairKind::SetMethod);
    row("70B from nothing: the states on the host", train(machine(llama31_70b(), H100, 8), WorkloadKind::PreTraining), F::NotEnoughGpuMemory, Severity::Blocker, RepairKind::SetOffload);
    row("70B on one card", machine(llama31_70b(), H200, 1), F::NotEnoughGpuMemory, Severity::Blocker, RepairKind::SetWeights);
}

void TestMemory::findings()
{
    QFETCH(Configuration, configuration);
    QFETCH(int, code);
    const Finding *f = nullptr;
    const ConfigurationEvaluation e = run(configuration);
    f = find(e, static_cast<FindingCode>(code));
    QVERIFY(f);
    QTEST(int(f->severity), "severity");
    QTEST(int(f->repair.kind), "repair");
    if (f->code == FindingCode::NotEnoughGpuMemory) {
        QVERIFY(f->have && f->need && f->nearest && f->have->value < f->need->value);
    }
    Configuration plain = machine(llama31_8b(), H100, 1);
    QVERIFY(!find(run(plain), static_cast<FindingCode>(code))); // and a sound machine has none of them
}

// Whatever repair is offered for a lack of memory, it works.
void TestMemory::repairsFit()
{
    const Catalogue catalogue = cards();
    int offered = 0;
    for (const Card card : {Rtx4090, H100, H200, A100}) {
        for (const int gpus : {1, 2, 3, 8}) {
            for (const std::int64_t context : {4096, 65'536}) {
                for (const Architecture &model : {llama31_8b(), llama31_70b(), deepseekV3(), gemma3_27b()}) {
                    Configuration c = machine(model, card, gpus);
                    c.workload.context = context;
                    const ConfigurationEvaluation before = run(c);
                    const Finding *f = find(before, FindingCode::NotEnoughGpuMemory);
                    if (!f || f->repair.kind == RepairKind::None) {
                        continue;
                    }
                    ++offered;
                    const ConfigurationEvaluation e = run(repaired(catalogue, c, f->repair));
                    QVERIFY2(e.memory.fits != Fit::No, qPrintable(QStringLiteral("card %1 gpus %2 repair %3").arg(int(card)).arg(gpus).arg(int(f->repair.kind))));
                }
            }
        }
    }
    QVERIFY(offered > 10);
}

// PEFT print_trainable_parameters: layers x rank x (in + out).
void TestMemory::loraParams_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("rank");
    QTest::addColumn<int>("targets");
    QTest::addColumn<qint64>("params");
    QTest::newRow("Mistral 7B r16 q,v") << mistral7b() << 16 << int(LoraQ | LoraV) << qint64(6'815'744);
    QTest::newRow("Llama 2 13B r64 q,k,v,o") << llama2_13b() << 64 << int(LoraQ | LoraK | LoraV | LoraO) << qint64(104'857'600);
    QTest::newRow("Llama 2 7B r16 q,v") << llama2_7b() << 16 << int(LoraQ | LoraV) << qint64(8'388'608);
    QTest::newRow("Llama 2 7B r8 q,v (LitGPT 4,194,304)") << llama2_7b() << 8 << int(LoraQ | LoraV) << qint64(4'194'304);
    QTest::newRow("Llama 3.1 8B r16 all") << llama31_8b() << 16 << int(LoraAll) << qint64(41'943'040);
}

void TestMemory::loraParams()
{
    QFETCH(Architecture, model);
    QFETCH(int, rank);
    QFETCH(int, targets);
    Configuration c = machine(model, A100, 1);
    c.workload.kind = WorkloadKind::Lora;
    c.workload.loraRank = rank;
    c.workload.loraTargets = static_cast<std::uint8_t>(targets);
    const auto params = run(c).memory.loraParams;
    QVERIFY(params);
    QTEST(qint64(*params), "params");
}

// Mixed precision AdamW: bf16 weights and gradients, fp32 master and moments: 16 bytes a weight.
void TestMemory::issueSixteenBytes()
{
    Configuration c = machine(sizeOnly(70'000'000'000), H100, 1);
    c.workload.kind = WorkloadKind::FullFineTuning;
    const MemoryPerGpu m = run(c).memory.perGpu;
    QCOMPARE(expected(m.weights), 140e9);
    QCOMPARE(expected(m.gradients), 140e9);
    QCOMPARE(expected(m.optimizer), 840e9);
    QCOMPARE(m.total->basis, Basis::RuleOfThumb);
    QVERIFY(!m.kvCache);
}

// Bytes per weight of gradients and optimizer states.
void TestMemory::optimizerStates_data()
{
    QTest::addColumn<int>("optimizer");
    QTest::addColumn<bool>("master");
    QTest::addColumn<int>("framework");
    QTest::addColumn<double>("gradients");
    QTest::addColumn<double>("states");
    const auto row = [](const char *name, Optimizer o, bool master, TrainingFramework f, double g, double s) {
        QTest::newRow(name) << int(o) << master << int(f) << g << s;
    };
    using T = TrainingFramework;
    row("AdamW, master", Optimizer::AdamW, true, T::Transformers, 2, 12);
    row("AdamW, pure bf16", Optimizer::AdamW, false, T::Transformers, 2, 4);
    row("fused AdamW, pure bf16", Optimizer::AdamWFused, false, T::Torchtune, 2, 4);
    row("8 bits", Optimizer::AdamW8bit, false, T::Torchtune, 2, 2);
    row("4 bits", Optimizer::AdamW4bit, false, T::Torchtune, 2, 1);
    row("paged", Optimizer::PagedAdamW8bit, false, T::Torchtune, 2, 0);
    row("SGD", Optimizer::Sgd, false, T::Torchtune, 2, 0);
    row("Megatron: fp32 gradients", Optimizer::AdamW, true, T::Megatron, 4, 12);
}

void TestMemory::optimizerStates()
{
    QFETCH(int, optimizer);
    QFETCH(bool, master);
    QFETCH(int, framework);
    QFETCH(double, gradients);
    QFETCH(double, states);
    Configuration c = machine(mistral7b(), H200, 1);
    c.workload.kind = WorkloadKind::FullFineTuning;
    c.workload.optimizer = static_cast<Optimizer>(optimizer);
    c.workload.masterWeights = master;
    c.workload.framework = static_cast<TrainingFramework>(framework);
    const MemoryPerGpu m = run(c).memory.perGpu;
    const double params = 7'241'732'096;
    QVERIFY(std::abs(expected(m.gradients) / params - gradients) < 1e-6);
    QVERIFY(std::abs(expected(m.optimizer) / params - states) < 1e-6);
}

// DeepSpeed: stage 1 shares the optimizer, 2 the gradients too, 3 the weights too.
void TestMemory::zeroStages_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("weights");
    QTest::addColumn<double>("gradients");
    QTest::addColumn<double>("optimizer");
    QTest::newRow("0") << 0 << 2.0 << 2.0 << 12.0;
    QTest::newRow("1") << 1 << 2.0 << 2.0 << 12.0 / 8;
    QTest::newRow("2") << 2 << 2.0 << 2.0 / 8 << 12.0 / 8;
    QTest::newRow("3") << 3 << 2.0 / 8 << 2.0 / 8 << 12.0 / 8;
}

void TestMemory::zeroStages()
{
    QFETCH(int, stage);
    Configuration c = machine(mistral7b(), H200, 8);
    c.workload.kind = WorkloadKind::FullFineTuning;
    c.workload.zeroAuto = false;
    c.workload.zeroStage = stage;
    const MemoryPerGpu m = run(c).memory.perGpu;
    const double params = 7'241'732'096;
    const auto near = [&](const std::optional<Estimate<Bytes>> &e, double perWeight) { return std::abs(expected(e) / params - perWeight) < 1e-6; };
    QFETCH(double, weights);
    QFETCH(double, gradients);
    QFETCH(double, optimizer);
    QVERIFY(near(m.weights, weights));
    QVERIFY(near(m.gradients, gradients));
    QVERIFY(near(m.optimizer, optimizer));
}

// Korthikanti et al. (2022): s b h L (34 + 5 a s / h) bytes, already bytes.
void TestMemory::activations_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("sequence");
    QTest::addColumn<int>("batch");
    QTest::addColumn<double>("bytes");
    const auto gpt = [](int layers, int hidden, int heads, std::int64_t params) {
        Architecture a = decoder(layers, hidden, 4 * hidden, heads, heads, hidden / heads, 1, params);
        a.feedForwardMatrices = 2;
        return a;
    };
    QTest::newRow("15B: 213.75 GiB") << gpt(40, 6144, 48, 15'000'000'000) << 2048 << 4 << 213.75 * gib;
    QTest::newRow("h 8192, 80 layers: 153 GB") << gpt(80, 8192, 64, 65'000'000'000) << 2048 << 1 << 153.0e9;
}

void TestMemory::activations()
{
    QFETCH(Architecture, model);
    QFETCH(int, sequence);
    QFETCH(int, batch);
    QFETCH(double, bytes);
    Configuration c = machine(model, H200, 1);
    c.workload.kind = WorkloadKind::FullFineTuning;
    c.workload.sequenceLength = sequence;
    c.workload.microBatch = batch;
    c.workload.flashAttention = false;
    c.workload.checkpointing = Checkpointing::None;
    const double none = expected(run(c).memory.perGpu.activations);
    QVERIFY2(std::abs(none / bytes - 1) < 0.005, qPrintable(QString::number(none)));
    c.workload.flashAttention = true;
    c.workload.checkpointing = Checkpointing::Full;
    QVERIFY(expected(run(c).memory.perGpu.activations) < none / 10);
}

void TestMemory::orderOfMethods_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<Workload>("workload");
    int n = 0;
    for (const Architecture &model : {llama2_7b(), llama31_8b(), llama31_70b(), deepseekV3(), qwen3_30b(), sizeOnly(7'000'000'000), sizeOnly(1'000'000), mamba()}) {
        for (const int tokens : {1, 2048, 131'072}) {
            for (const int batch : {1, 32}) {
                for (const Optimizer optimizer : {Optimizer::AdamW, Optimizer::Sgd, Optimizer::PagedAdamW8bit}) {
                    for (const Checkpointing checkpointing : {Checkpointing::Full, Checkpointing::None}) {
                        Workload w;
                        w.sequenceLength = tokens;
                        w.microBatch = batch;
                        w.optimizer = optimizer;
                        w.checkpointing = checkpointing;
                        w.masterWeights = n % 2 == 0;
                        QTest::addRow("%d", n++) << model << w;
                    }
                }
            }
        }
    }
}

// QLoRA <= LoRA <= full fine-tuning, whatever the rest.
void TestMemory::orderOfMethods()
{
    QFETCH(Architecture, model);
    QFETCH(Workload, workload);
    Configuration c = machine(model, H100, 1);
    c.workload = workload;
    c.workload.loraTargets = LoraQ | LoraV;
    const auto total = [&c](WorkloadKind kind) {
        c.workload.kind = kind;
        return expected(run(c).memory.perGpu.total);
    };
    const double qlora = total(WorkloadKind::Qlora), lora = total(WorkloadKind::Lora), full = total(WorkloadKind::FullFineTuning);
    QVERIFY2(qlora <= lora && lora <= full, qPrintable(QStringLiteral("%1 %2 %3").arg(qlora).arg(lora).arg(full)));
}

void TestMemory::sumsMeetTotal_data()
{
    QTest::addColumn<int>("kind");
    for (const WorkloadKind kind : {WorkloadKind::Inference, WorkloadKind::Lora, WorkloadKind::Qlora, WorkloadKind::FullFineTuning, WorkloadKind::PreTraining}) {
        QTest::addRow("%d", int(kind)) << int(kind);
    }
}

void TestMemory::sumsMeetTotal()
{
    QFETCH(int, kind);
    for (const int gpus : {1, 8}) {
        Configuration c = machine(llama31_8b(), H100, gpus);
        c.workload.kind = static_cast<WorkloadKind>(kind);
        const MemoryPerGpu m = run(c).memory.perGpu;
        std::int64_t sum = 0;
        for (const auto &e : {m.weights, m.kvCache, m.activations, m.gradients, m.optimizer, m.overhead, m.total}) {
            if (e) {
                QVERIFY(e->low <= e->expected && e->expected <= e->high);
            }
        }
        for (const auto &e : {m.weights, m.kvCache, m.activations, m.gradients, m.optimizer, m.overhead}) {
            sum += e ? e->expected.count : 0;
        }
        QCOMPARE(sum - m.overlap.count, m.total->expected.count);
    }
}

void TestMemory::precisionBars()
{
    const Catalogue catalogue = cards();
    Configuration c = machine(llama31_70b(), H200, 1);
    c.workload.weights = WeightFormat::Q6_K;
    const std::vector<PrecisionBar> bars = memoryByPrecision(catalogue, Project(), c);
    QCOMPARE(bars.size(), std::size_t(6));
    QCOMPARE(bars.back().format, WeightFormat::Q6_K);
    QVERIFY(bars.back().isChosen);
    QCOMPARE(bars.back().perGpu.total->expected, run(c).memory.perGpu.total->expected);
    QVERIFY(bars[0].perGpu.weights->expected > bars[1].perGpu.weights->expected);
    QCOMPARE(bars[0].fits, Fit::No);
    QVERIFY(isFitting(bars[1].fits));
}

void TestMemory::absurd_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<qint64>("big");
    QTest::newRow("greatest") << std::numeric_limits<int>::max() << qint64(std::numeric_limits<qint64>::max());
    QTest::newRow("least") << std::numeric_limits<int>::min() << qint64(std::numeric_limits<qint64>::min());
    QTest::newRow("zero") << 0 << qint64(0);
    QTest::newRow("minus one") << -1 << qint64(-1);
    QTest::newRow("one") << 1 << qint64(1);
}

// Any numbers give an answer within range: nothing overflows, nothing is negative.
void TestMemory::absurd()
{
    QFETCH(int, value);
    QFETCH(qint64, big);
    for (int kind = 0; kind <= int(WorkloadKind::PreTraining); ++kind) {
        for (const AttentionKind attention : {AttentionKind::None, AttentionKind::Gqa, AttentionKind::Mla}) {
            for (const ModelKind model : {ModelKind::DenseLlm, ModelKind::MoeLlm, ModelKind::Speech, ModelKind::Diffusion}) {
                Architecture a = mixture(decoder(value, value, value, value, value, value, value, big, big), big, value, value, value, value);
                a.slidingWindow = a.qkNopeHeadDim = a.qkRopeHeadDim = a.valueHeadDim = value;
                a.fullAttentionLayers = a.slidingWindowLayers = a.linearLayers = a.crossAttentionLayers = value;
                a.stateElements = a.convStateElements = big;
                a.kvLoraRank = value;
                a.indexHeadDim = value;
                a.attention = attention;
                a.kind = model;
                Configuration c = machine(a, H100, 1, value);
                c.lines.front().quantity = value;
                Workload &w = c.workload;
                w.kind = static_cast<WorkloadKind>(kind);
                w.context = big;
                w.sequences = w.sequenceLength = w.microBatch = w.gradientAccumulation = w.loraRank = w.zeroStage = value;
                w.promptTokens = w.answerTokens = w.batchedTokens = w.microBatchTokens = value;
                w.utilisation = Fraction(std::numeric_limits<double>::quiet_NaN());
                w.trainingTokens = Tokens(big);
                w.tensorParallel = w.pipelineParallel = w.dataParallel = w.expertParallel = w.contextParallel = value;
                w.zeroAuto = false;
                for (const bool automatic : {false, true}) {
                    if (automatic) {
                        w.tensorParallel = w.pipelineParallel = w.dataParallel = std::nullopt;
                    }
                    const ConfigurationEvaluation e = run(c);
                    QVERIFY(e.memory.perGpu.total);
                    QVERIFY(e.memory.perGpu.total->expected.count >= 0);
                    QVERIFY(e.memory.perGpu.total->high.count <= 1'000'000'000'000'000'000);
                }
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
