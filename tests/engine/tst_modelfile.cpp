// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "modelfixture.h"

using namespace fixture;

namespace {

double expected(const std::optional<Estimate<Bytes>> &e) { return e ? static_cast<double>(e->expected.count) : -1; }

ConfigurationEvaluation evaluated(const Architecture &model, WeightFormat format)
{
    Configuration c = machine(model, H100, 1);
    c.workload.weights = format;
    c.workload.engine = InferenceEngine::Vllm; // all the weights on the card
    return run(c);
}

} // namespace

// What the engine makes of the facts of a file that was read.
class TestModelFile : public QObject {
    Q_OBJECT

private slots:
    void takesTheBytesOfTheFile_data();
    void takesTheBytesOfTheFile();
    void sumsUnequalKvHeads();
    void takesNarrowValues();
    void bringsItsFormat_data();
    void bringsItsFormat();
    void standsAnyFact_data();
    void standsAnyFact();
};

void TestModelFile::takesTheBytesOfTheFile_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("exact");
    QTest::newRow("the format stored") << int(WeightFormat::Q4_K_M) << true;
    QTest::newRow("another") << int(WeightFormat::Q8_0) << false;
}

// Llama 3.1 8B Q4_K_M: 4 912 898 304 bytes of tensors (4.58 GiB in llama.cpp's words); Q8_0 is 8.5 bits a weight.
void TestModelFile::takesTheBytesOfTheFile()
{
    QFETCH(int, format);
    QFETCH(bool, exact);
    Architecture model = llama31_8b();
    model.storedFormat = WeightFormat::Q4_K_M;
    model.fileWeightBytes = 4'912'898'304;
    const double weights = expected(evaluated(model, static_cast<WeightFormat>(format)).memory.perGpu.weights);
    QCOMPARE(weights == 4'912'898'304.0, exact);
    if (!exact) {
        QVERIFY(std::abs(weights / (8'030'261'248 * 8.5 / 8) - 1) < 0.01);
    }
}

// 2 (K and V) x 21 heads x 128 x 2 bytes for each token, whatever the layers they are in.
void TestModelFile::sumsUnequalKvHeads()
{
    Architecture model = decoder(4, 2048, 8192, 16, 8, 128, 32'000, 400'000'000);
    model.kvHeadsOfAllLayers = 8 + 8 + 1 + 4;
    const ConfigurationEvaluation e = evaluated(model, WeightFormat::Q8_0);
    QVERIFY(e.memory.kvBytesPerToken.has_value());
    QCOMPARE(e.memory.kvBytesPerToken->count, 2 * 21 * 128 * 2);
}

// MiMo-V2: keys of 192, values of 128.
void TestModelFile::takesNarrowValues()
{
    Architecture model = decoder(4, 2048, 8192, 16, 8, 192, 32'000, 400'000'000);
    model.valueHeadDim = 128;
    QCOMPARE(evaluated(model, WeightFormat::Q8_0).memory.kvBytesPerToken->count, 4 * 8 * (192 + 128) * 2);
}

void TestModelFile::bringsItsFormat_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<int>("stored"); // -1: a model of the library
    QTest::addColumn<int>("engine"); // -1: automatic
    QTest::addColumn<int>("weights");
    QTest::newRow("library") << QByteArray("a page") << -1 << -1 << int(WeightFormat::Bf16);
    QTest::newRow("GGUF") << QByteArray("m.gguf") << int(WeightFormat::Q4_K_M) << -1 << int(WeightFormat::Q4_K_M); // llama.cpp by itself
    QTest::newRow("16-bit GGUF") << QByteArray("m.gguf") << int(WeightFormat::Fp16) << int(InferenceEngine::LlamaCpp) << int(WeightFormat::Fp16);
    QTest::newRow("safetensors") << QByteArray("m.safetensors") << int(WeightFormat::Fp8) << -1 << int(WeightFormat::Fp8);
}

void TestModelFile::bringsItsFormat()
{
    QFETCH(QByteArray, source);
    QFETCH(int, stored);
    Architecture model = llama31_8b();
    model.source = source.toStdString();
    if (stored >= 0) {
        model.storedFormat = static_cast<WeightFormat>(stored);
    }
    Configuration c;
    takeModel(c, model);
    QVERIFY(c.model == model);
    QTEST(c.workload.engine ? int(*c.workload.engine) : -1, "engine");
    QTEST(int(c.workload.weights), "weights");
}

void TestModelFile::standsAnyFact_data()
{
    QTest::addColumn<qint64>("fact");
    for (const qint64 fact : {std::numeric_limits<qint64>::min(), qint64(-1), qint64(0), qint64(1), std::numeric_limits<qint64>::max()}) {
        QTest::addRow("%lld", static_cast<long long>(fact)) << fact;
    }
}

void TestModelFile::standsAnyFact()
{
    QFETCH(qint64, fact);
    for (const Architecture &known : {llama31_8b(), mamba(), deepseekV3(), gptOss20b()}) {
        Architecture model = known;
        model.fileWeightBytes = model.fileEmbeddingBytes = model.kvHeadsOfAllLayers = fact;
        model.valueHeadDim = static_cast<int>(fact);
        model.storedFormat = WeightFormat::Q4_0;
        const auto memory = evaluated(model, WeightFormat::Q4_0).memory;
        QVERIFY(expected(memory.perGpu.weights) >= 0);
        QVERIFY(expected(memory.perGpu.total) >= expected(memory.perGpu.weights));
    }
}

QTEST_GUILESS_MAIN(TestModelFile)
#include "tst_modelfile.moc"
