// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "engine/memoryterms.h"
#include "modelfixture.h"

using namespace fixture;

Q_DECLARE_METATYPE(configuria::Configuration)

class TestMemoryTerms : public QObject {
    Q_OBJECT
private slots:
    void products_data();
    void products();
    void addUp();
    void vocabularyIsPadded();
};

// Model cards: layers x 2 x KV heads x width x tokens x bytes; layers x (rank + rotary) for a latent; parameters x 2.
void TestMemoryTerms::products_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<int>("term");
    QTest::addColumn<double>("first");  // bytes of the first product
    QTest::addColumn<double>("second"); // of the second, 0: there is none
    const auto at = [](Configuration c, std::int64_t context) {
        c.workload.context = context;
        return c;
    };
    QTest::newRow("Llama 3.1 8B, weights") << machine(llama31_8b(), H100, 1) << 0 << 8'030'261'248.0 * 2 << 0.0;
    QTest::newRow("Llama 3.1 8B, cache") << at(machine(llama31_8b(), H100, 1), 8192) << 1 << 32.0 * 2 * 8 * 128 * 8192 * 2 << 0.0;
    QTest::newRow("Llama 3.1 70B over 4, cache") << at(machine(llama31_70b(), H100, 4), 8192) << 1 << 80.0 * 2 * 2 * 128 * 8192 * 2 << 0.0;
    QTest::newRow("DeepSeek-V3, cache whole on each of 8") << at(machine(deepseekV3(), H200, 8), 8192) << 1 << 61.0 * 576 * 8192 * 2 << 0.0;
    QTest::newRow("Gemma 3 27B, full and windowed layers")
        << at(machine(gemma3_27b(), H100, 1), 32'768) << 1 << 10.0 * 2 * 16 * 128 * 32'768 * 2 << 52.0 * 2 * 16 * 128 * 1024 * 2;
}

void TestMemoryTerms::products()
{
    QFETCH(Configuration, configuration);
    QFETCH(int, term);
    QFETCH(double, first);
    QFETCH(double, second);
    const auto terms = memoryTerms(cards(), Project(), configuration);
    const MemoryTerm &t = terms.at(static_cast<std::size_t>(term));
    QCOMPARE(static_cast<double>(t.products.at(0).bytes.count), first);
    QCOMPARE(t.products.size(), std::size_t(second > 0 ? 2 : 1));
    if (second > 0) {
        QCOMPARE(static_cast<double>(t.products.at(1).bytes.count), second);
    }
    QVERIFY(std::abs(t.rest) <= 0.005 * static_cast<double>(t.figure.expected.count)); // the product is the figure
}

// Whatever the workload, the terms are the figures of the evaluation, and products and rest add up to them.
void TestMemoryTerms::addUp()
{
    for (int kind = 0; kind <= int(WorkloadKind::PreTraining); ++kind) {
        for (const Architecture &model : {llama31_8b(), deepseekV3(), gptOss20b(), mamba(), qwen3Next(), sizeOnly(7'000'000'000), other(ModelKind::Diffusion)}) {
            for (const int gpus : {0, 1, 3, 8}) {
                Configuration c = machine(model, H100, gpus);
                c.workload.kind = static_cast<WorkloadKind>(kind);
                const MemoryPerGpu p = run(c).memory.perGpu;
                double sum = -static_cast<double>(p.overlap.count);
                for (const MemoryTerm &t : memoryTerms(cards(), Project(), c)) {
                    sum += static_cast<double>(t.figure.expected.count);
                    double parts = t.rest;
                    for (const Product &product : t.products) {
                        parts += static_cast<double>(product.bytes.count);
                    }
                    QVERIFY(t.products.empty() || std::abs(parts - static_cast<double>(t.figure.expected.count)) < 1);
                }
                QCOMPARE(sum, static_cast<double>(p.total->expected.count));
            }
        }
    }
}

// vLLM and SGLang round the vocabulary up to 64s (DEFAULT_VOCAB_PADDING_SIZE): GPT-2's 50 257 become 50 304; 128 256 stay.
void TestMemoryTerms::vocabularyIsPadded()
{
    Architecture gpt2 = decoder(48, 1600, 6400, 25, 25, 64, 50'257, 1'557'611'200, 1024);
    gpt2.tiedEmbeddings = true;
    const auto weights = [](const Architecture &model, InferenceEngine engine) {
        Configuration c = machine(model, H100, 1);
        c.workload.engine = engine;
        return run(c).memory.perGpu.weights->expected.count;
    };
    QCOMPARE(weights(gpt2, InferenceEngine::Transformers), 2 * 1'557'611'200LL);
    for (const InferenceEngine engine : {InferenceEngine::Vllm, InferenceEngine::Sglang}) {
        QCOMPARE(weights(gpt2, engine), 2 * (1'557'611'200LL + 47 * 1600));
        QCOMPARE(weights(llama31_8b(), engine), 2 * 8'030'261'248LL);
    }
}

QTEST_GUILESS_MAIN(TestMemoryTerms)
#include "tst_memoryterms.moc"
