// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "engine/evaluation.h"

namespace configuria {

namespace {

constexpr double mib = 1024.0 * 1024, gib = 1024 * mib, gb = 1e9;

enum class Asked { Weights, KvCache, Total, MaxContext, MaxSequences };

struct Case {
    const char *model = "";
    Workload workload;
    int gpus = 1;
    double capacity = 0; // bytes of a card, 0: not asked
    Asked asked = Asked::Total;
    double low = 0, high = 0;
};

Workload inference(InferenceEngine engine, WeightFormat weights, KvFormat kv, std::int64_t context)
{
    Workload w;
    w.engine = engine;
    w.weights = weights;
    w.kvKeys = w.kvValues = kv;
    w.context = context;
    return w;
}

Workload training(WorkloadKind kind, int sequence, int batch)
{
    Workload w;
    w.kind = kind;
    w.sequenceLength = sequence;
    w.microBatch = batch;
    return w;
}

double figureOf(const MemoryEvaluation &m, Asked asked)
{
    switch (asked) {
    case Asked::Weights: return static_cast<double>(m.perGpu.weights->expected.count);
    case Asked::KvCache: return static_cast<double>(m.perGpu.kvCache->expected.count);
    case Asked::Total: return static_cast<double>(m.perGpu.total->expected.count);
    case Asked::MaxContext: return static_cast<double>(m.maxContext.value_or(-1));
    case Asked::MaxSequences: return static_cast<double>(m.maxSequences.value_or(-1));
    }
    return -1;
}

} // namespace

// Inputs that broke other tools, named by the public report, with the right answers of those reports.
class CasesTest : public QObject {
    Q_OBJECT

private slots:
    void figure_data();
    void figure();
    void verdict_data();
    void verdict();

private:
    const Catalogue m_catalogue = catalogueFromResources().value();
};

} // namespace configuria

Q_DECLARE_METATYPE(configuria::Case)

namespace configuria {

void CasesTest::figure_data()
{
    using E = InferenceEngine;
    using W = WeightFormat;
    using K = KvFormat;
    QTest::addColumn<Case>("c");
    const auto about = [](const char *name, const char *model, const Workload &w, Asked asked, double value, double percent, int gpus = 1) {
        QTest::newRow(name) << Case{model, w, gpus, 0, asked, value * (1 - percent / 100), value * (1 + percent / 100)};
    };
    const auto between = [](const char *name, const char *model, const Workload &w, Asked asked, double low, double high, int gpus = 1, double capacity = 0) {
        QTest::newRow(name) << Case{model, w, gpus, capacity, asked, low, high};
    };
    const auto kv = [&](const char *name, const char *model, std::int64_t context, double size) {
        about(name, model, inference(E::Vllm, W::Bf16, K::Bf16, context), Asked::KvCache, size * gib, 0.1);
    };
    // unslothai/unsloth PR 4757: the whole context at f16.
    kv("4757 Gemma 3 27B", "gemma-3-27b", 131'072, 10.41);
    kv("4757 DeepSeek V3.1", "deepseek-v3", 163'840, 10.72);
    kv("4757 Kimi K2.5", "kimi-k2.5", 262'144, 17.16);
    kv("4757 Qwen3 0.6B", "qwen3-0.6b", 40'960, 4.375);
    about("4757 Qwen3.5 27B", "qwen3.5-27b", inference(E::Vllm, W::Bf16, K::Bf16, 262'144), Asked::KvCache, 16.00 * gib, 1); // + state of the linear layers
    about("4757 GLM-5, 78 layers, with its index", "glm-5", inference(E::Transformers, W::Bf16, K::Bf16, 1), Asked::Weights, 744e9 * 2, 1);
    kv("gguf-parser 8, latent", "deepseek-v3", 65'536, 4.29);
    kv("LMCache 688, explicit head_dim", "qwen3-4b", 1'024, 1'024.0 * 2 * 36 * 8 * 128 * 2 / gib);
    kv("vllm-fit 14", "llama-2-7b", 4'096, 2.0);
    kv("ODS 3324", "llama-3.1-70b", 131'072, 40.0);
    about("ollama 7965 q4_0", "qwen2.5-14b", inference(E::LlamaCpp, W::Q4_K_M, K::Q4_0, 88'064), Asked::KvCache, 4.53 * gib, 0.5);
    about("ollama 7965 f16", "qwen2.5-14b", inference(E::LlamaCpp, W::Q4_K_M, K::Fp16, 88'064), Asked::KvCache, 16.1 * gib, 0.5);
    about("ollama 7965 total", "qwen2.5-14b", inference(E::LlamaCpp, W::Q4_K_M, K::Q4_0, 88'064), Asked::Total, 14.2 * gb, 8); // 13.24 GiB and the context
    about("ollama 5136 expanded", "deepseek-v2-lite", inference(E::Transformers, W::Bf16, K::Fp16, 32'768), Asked::KvCache, 8'640 * mib, 0.1);
    about("ollama 5136 latent", "deepseek-v2-lite", inference(E::LlamaCpp, W::Q4_0, K::Fp16, 32'768), Asked::KvCache, 972 * mib, 0.1);
    between("llmfit 230, all experts count", "qwen3.5-122b-a10b", inference(E::LlamaCpp, W::Q4_K_M, K::Fp16, 4'096), Asked::Weights, 70 * gb, 77 * gb);
    between("llmfit 302, at 8 192 tokens", "qwen3.5-9b", inference(E::LlamaCpp, W::Q4_K_M, K::Fp16, 8'192), Asked::Total, 5.3 * gb, 8 * gb);
    about("runpod 839, 4.82 bits", "llama-3-70b", inference(E::LlamaCpp, W::Q4_K_M, K::Fp16, 512), Asked::Weights, 42.52 * gb, 0.5);
    between("toolchest 58, Gemma 4 12B at 128k", "gemma-4-12b", inference(E::LlamaCpp, W::Q8_0, K::Q8_0, 131'072), Asked::Total, 12 * gb, 24 * gb);
    // Attention scores of the whole micro-batch, without the logits of a vocabulary that an encoder never computes.
    Workload encoder = inference(E::LlamaCpp, W::Fp16, K::Fp16, 8'192);
    encoder.microBatchTokens = 8'192;
    encoder.flashAttention = false;
    about("gpustack 2443, nomic-embed at 8 192", "nomic-embed-text-v1.5", encoder, Asked::Total, 4'158 * mib, 12);
    between("gpustack 2412, bge-reranker: not 13.8 GiB", "bge-reranker-v2-m3", inference(E::LlamaCpp, W::Fp16, K::Fp16, 8'192), Asked::Total, 926 * mib, 1'700 * mib);
    about("vllm 34076, KV of the whole context", "qwen3-coder-30b-a3b", inference(E::Vllm, W::Fp8, K::Bf16, 262'144), Asked::KvCache, 24.0 * gib, 0.1);
    Workload sglang = inference(E::Sglang, W::Fp8, K::Bf16, 8'192);
    sglang.utilisation = Fraction(0.82);
    sglang.batchedTokens = 32'768;
    sglang.sequences = 1;
    between("aisimulate 263, tokens of SGLang's pool", "deepseek-r1", sglang, Asked::MaxSequences, 430'000.0 / 8'192, 530'000.0 / 8'192, 8, 143'771 * mib);
}

void CasesTest::figure()
{
    QFETCH(Case, c);
    const Architecture *model = m_catalogue.model(c.model);
    QVERIFY2(model, c.model);
    const std::optional<Bytes> capacity = c.capacity > 0 ? std::optional(Bytes(static_cast<std::int64_t>(c.capacity))) : std::nullopt;
    const double value = figureOf(estimateMemory({*model, c.workload, c.gpus, 1, capacity}, shippedMemoryCalibration()), c.asked);
    QVERIFY2(value >= c.low && value <= c.high, qPrintable(QString::number(value, 'g', 10)));
}

void CasesTest::verdict_data()
{
    using E = InferenceEngine;
    using W = WeightFormat;
    using K = KvFormat;
    QTest::addColumn<QString>("model");
    QTest::addColumn<Case>("c");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, const char *model, Workload w, int gpus, double capacity, bool fits) {
        QTest::newRow(name) << QString::fromUtf8(model) << Case{model, w, gpus, capacity, Asked::Total, 0, 0} << fits;
    };
    constexpr double h100 = 81'559 * mib, h200 = 143'771 * mib, gddr24 = 24'564 * mib;
    row("aiconfigurator 509, 405B on one H100", "llama-3.1-405b", inference(E::Vllm, W::Fp8, K::Bf16, 8'192), 1, h100, false);
    row("aiconfigurator 437, V3 on two H200", "deepseek-v3", inference(E::Vllm, W::Fp8, K::Bf16, 8'192), 2, h200, false);
    Workload tight = inference(E::Vllm, W::Fp8, K::Bf16, 16'000);
    tight.utilisation = Fraction(0.95);
    row("llm-d 621, 70B FP8 on one H100", "llama-3.3-70b", tight, 1, h100, false);
    const Workload forty = inference(E::Vllm, W::Fp8, K::Bf16, 4'096); // a model of 33 GB
    row("llmfit 45, on one card of 24 GB", "qwen3-32b", forty, 1, gddr24, false);
    row("llmfit 45, tensors over two", "qwen3-32b", forty, 2, gddr24, true);
    row("alpaca-lora 450, 7B at 8 bits on 6 GB", "llama-7b", inference(E::Transformers, W::Int8, K::Bf16, 512), 1, 6'144 * mib, false);
    Workload qlora = training(WorkloadKind::Qlora, 1'024, 1);
    qlora.zeroAuto = false;
    row("LLaMA-Factory 4559, QLoRA of 70B on 24 GB cards, not sharded", "llama-3-70b", qlora, 4, 23'028 * mib, false);
    row("LLaMA-Factory 747, on 40 GB", "llama-2-70b", qlora, 1, 40'960 * mib, false);
    row("DeepSpeed 2797, 3B in full on four V100", "flan-t5-xl", training(WorkloadKind::FullFineTuning, 512, 1), 1, 16'384 * mib, false);
}

void CasesTest::verdict()
{
    QFETCH(QString, model);
    QFETCH(Case, c);
    QFETCH(bool, fits);
    const Architecture *architecture = m_catalogue.model(model.toStdString());
    QVERIFY2(architecture, qPrintable(model));
    const MemoryEvaluation m = estimateMemory({*architecture, c.workload, c.gpus, 1, Bytes(static_cast<std::int64_t>(c.capacity))}, shippedMemoryCalibration());
    const QString text = QString::number(static_cast<double>(m.perGpu.total->expected.count) / gib) + QStringLiteral(" GiB");
    QVERIFY2((m.fits != Fit::No) == fits, qPrintable(text));
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::CasesTest)
#include "tst_cases.moc"
