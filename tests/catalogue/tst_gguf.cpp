// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QTemporaryDir>
#include <QTest>

#include "ggufmodels.h"
#include "headertools.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

QString numberOr(std::optional<int> value)
{
    return value ? QString::number(*value) : u"-"_s;
}

// The shape in one line, in the order of the columns of readsShapes_data().
QString shapeText(const Architecture &a)
{
    QStringList parts;
    parts << numberOr(a.layers) << numberOr(a.hiddenSize) << numberOr(a.intermediateSize) << QString::number(a.feedForwardMatrices) << numberOr(a.attentionHeads)
          << numberOr(a.kvHeads) << numberOr(a.headDim) << numberOr(a.vocabulary) << (a.tiedEmbeddings ? u"tied"_s : u"untied"_s);
    return parts.join(u' ');
}

QString layersText(const Architecture &a)
{
    return u"full %1 window %2x%3 linear %4 state %5 %6"_s.arg(a.fullAttentionLayers).arg(a.slidingWindowLayers).arg(numberOr(a.slidingWindow)).arg(a.linearLayers)
        .arg(a.stateElements).arg(a.convStateElements);
}

QString expertsText(const Architecture &a)
{
    return u"%1 of %2 width %3 shared %4 dense %5"_s.arg(a.expertsPerToken).arg(a.experts).arg(numberOr(a.expertIntermediateSize), numberOr(a.sharedExpertIntermediateSize),
        numberOr(a.denseLayers));
}

// Of `tiny`: 2 x 100 x 64 embeddings; per layer 2 x 64 x 64 and 2 x 64 x 32 attention, 3 x 64 x 128 feed-forward, 2 norms; 1 norm.
constexpr std::int64_t tinyParams = 2 * 100 * 64 + 2 * (2 * 64 * 64 + 2 * 64 * 32 + 3 * 64 * 128 + 2 * 64) + 64;
constexpr std::int64_t tinyNorms = 5 * 64;

} // namespace

class TestGguf : public QObject {
    Q_OBJECT

private slots:
    void readsPublishedSizes_data();
    void readsPublishedSizes();
    void readsShapes_data();
    void readsShapes();
    void readsLatentAttention_data();
    void readsLatentAttention();
    void readsEveryVersion_data();
    void readsEveryVersion();
    void readsEveryType_data();
    void readsEveryType();
    void refusesUnknownTypes_data();
    void refusesUnknownTypes();
    void readsKvHeadsOfEachLayer_data();
    void readsKvHeadsOfEachLayer();
    void readsWindows_data();
    void readsWindows();
    void readsHeadsOfWindowedLayers();
    void readsJointGate();
    void readsMixtralOfOldFiles();
    void leavesPredictionModulesOut();
    void readsStoredFormat_data();
    void readsStoredFormat();
    void readsDiffusion();
    void readsSplitFile();
    void namesTheMissingPart();
    void refusesRenamedPart();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    Result<Architecture> readModel(const GgufBuilder &builder) const
    {
        return builder.write(path(u"model.gguf"_s)) ? readGguf(path(u"model.gguf"_s)) : tl::unexpected(Error{ErrorCode::CannotWrite, {}, {}, {}, {}, {}});
    }

    QTemporaryDir m_folder;
};

// What llama.cpp prints of the published file: model size and bits per weight.
void TestGguf::readsPublishedSizes_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("gibibytes");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<double>("bitsPerWeight");
    QTest::addColumn<int>("format");
    // "model size = 4.58 GiB (4.89 BPW)", "model params = 8.03 B", 66 f32, 193 q4_K and 33 q6_K tensors (llama.cpp logs)
    QTest::newRow("Llama 3.1 8B Q4_K_M") << QByteArray("llama3") << 4.58 << 2 << 4.89 << int(WeightFormat::Q4_K_M);
    // llama.cpp discussion 4167: "llama 7B mostly Q4_0, 3.56 GiB, 6.74 B"; "model size = 3.56 GiB (4.54 BPW)"
    QTest::newRow("Llama 2 7B Q4_0") << QByteArray("llama2") << 3.56 << 2 << 4.54 << int(WeightFormat::Q4_0);
    // llama.cpp discussion 15396: "gpt-oss 20B MXFP4 MoE, 11.27 GiB, 20.91 B"
    QTest::newRow("gpt-oss-20b MXFP4") << QByteArray("gptoss") << 11.27 << 2 << 4.63 << int(WeightFormat::Mxfp4);
    // ik_llama.cpp discussion 258: "model size = 664.295 GiB (8.504 BPW)", 671.026 B
    QTest::newRow("DeepSeek R1 Q8_0") << QByteArray("deepseek") << 664.295 << 3 << 8.504 << int(WeightFormat::Q8_0);
}

void TestGguf::readsPublishedSizes()
{
    QFETCH(QByteArray, model);
    QFETCH(double, gibibytes);
    QFETCH(int, decimals);
    QFETCH(double, bitsPerWeight);
    QFETCH(int, format);
    GgufBuilder builder;
    if (model == "llama3") {
        builder = ggufmodels::llama3().builder;
    } else if (model == "llama2") {
        const auto types = [](const QByteArray &name) { return name == "output.weight" ? ggufmodels::Q6_K : ggufmodels::Q4_0; };
        builder = ggufmodels::llama(32, 4096, 11008, 32, 32, 32000, types).builder;
    } else {
        builder = model == "gptoss" ? ggufmodels::gptOss().builder : ggufmodels::deepseekV3(false).builder;
    }
    if (!builder.write(path(u"model.gguf"_s))) {
        QSKIP("the file system takes no large sparse file");
    }
    const Result<Architecture> a = readGguf(path(u"model.gguf"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QVERIFY(a->fileWeightBytes.has_value());
    QCOMPARE(QString::number(double(*a->fileWeightBytes) / gib, 'f', decimals), QString::number(gibibytes, 'f', decimals));
    QCOMPARE(QString::number(double(*a->fileWeightBytes) * 8 / double(a->totalParams), 'f', decimals), QString::number(bitsPerWeight, 'f', decimals));
    QVERIFY(a->storedFormat == WeightFormat(format));
    QVERIFY(a->confidence == ShapeConfidence::Imported);
    QCOMPARE(QFileInfo(path(u"model.gguf"_s)).size(), builder.fileSize());
}

// Totals: "total" of the safetensors of each model on the Hugging Face Hub; the rest: its config.json.
void TestGguf::readsShapes_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("active");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("layers");
    QTest::addColumn<QString>("experts");
    QTest::newRow("Llama 3.1 8B") << QByteArray("llama3") << qint64(8'030'261'248) << qint64(8'030'261'248) << u"32 4096 14336 3 32 8 128 128256 untied"_s
                                  << u"full 32 window 0x- linear 0 state 0 0"_s << u"0 of 0 width - shared - dense -"_s;
    QTest::newRow("gpt-oss-20b") << QByteArray("gptoss") << qint64(20'914'757'184) << qint64(4'187'440'704) << u"24 2880 - 3 64 8 64 201088 untied"_s
                                 << u"full 12 window 12x128 linear 0 state 0 0"_s << u"4 of 32 width 2880 shared - dense 0"_s;
    QTest::newRow("DeepSeek-V3, files of 2024") << QByteArray("deepseek") << qint64(671'026'419'200) << qint64(37'552'297'472) << u"61 7168 18432 3 128 128 192 129280 untied"_s
                                                << u"full 61 window 0x- linear 0 state 0 0"_s << u"8 of 256 width 2048 shared 2048 dense 3"_s;
    QTest::newRow("DeepSeek-V3, files of 2025") << QByteArray("deepseek-mla") << qint64(671'026'419'200) << qint64(37'552'297'472) << u"61 7168 18432 3 128 128 192 129280 untied"_s
                                                << u"full 61 window 0x- linear 0 state 0 0"_s << u"8 of 256 width 2048 shared 2048 dense 3"_s;
    QTest::newRow("Gemma 2 9B") << QByteArray("gemma2") << qint64(9'241'705'984) << qint64(9'241'705'984) << u"42 3584 14336 3 16 8 256 256000 tied"_s
                                << u"full 21 window 21x4096 linear 0 state 0 0"_s << u"0 of 0 width - shared - dense -"_s;
    QTest::newRow("Qwen3-30B-A3B") << QByteArray("qwen3moe") << qint64(30'532'122'624) << qint64(3'353'032'704) << u"48 2048 - 3 32 4 128 151936 untied"_s
                                   << u"full 48 window 0x- linear 0 state 0 0"_s << u"8 of 128 width 768 shared - dense 0"_s;
    QTest::newRow("Qwen3-Next-80B-A3B") << QByteArray("qwen3next") << qint64(79'674'391'296) << qint64(3'874'929'408) << u"48 2048 - 3 16 2 256 151936 untied"_s
                                        << u"full 12 window 0x- linear 36 state 524288 24576"_s << u"10 of 512 width 512 shared 512 dense 0"_s;
    QTest::newRow("Mamba 2.8B") << QByteArray("mamba") << qint64(2'768'345'600) << qint64(2'768'345'600) << u"64 2560 - 2 - - - 50280 tied"_s
                                << u"full 0 window 0x- linear 64 state 81920 15360"_s << u"0 of 0 width - shared - dense -"_s;
}

void TestGguf::readsShapes()
{
    QFETCH(QByteArray, model);
    const QMap<QByteArray, std::function<ggufmodels::Model()>> models{
        {"llama3", [] { return ggufmodels::llama3(); }},
        {"gptoss", [] { return ggufmodels::gptOss(); }},
        {"deepseek", [] { return ggufmodels::deepseekV3(false); }},
        {"deepseek-mla", [] { return ggufmodels::deepseekV3(true); }},
        {"gemma2", [] { return ggufmodels::gemma2(); }},
        {"qwen3moe", [] { return ggufmodels::qwen3Moe(); }},
        {"qwen3next", [] { return ggufmodels::qwen3Next(); }},
        {"mamba", [] { return ggufmodels::mamba(); }},
    };
    const GgufBuilder builder = models.value(model)().builder;
    if (!builder.write(path(u"model.gguf"_s))) {
        QSKIP("the file system takes no large sparse file");
    }
    const Result<Architecture> a = readModelFile(path(u"model.gguf"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QTEST(qint64(a->totalParams), "total");
    QTEST(qint64(a->activeParams), "active");
    QTEST(shapeText(*a), "shape");
    QTEST(layersText(*a), "layers");
    QTEST(expertsText(*a), "experts");
}

void TestGguf::readsLatentAttention_data()
{
    QTest::addColumn<bool>("latentKeys");
    QTest::newRow("sizes of a head") << false;
    QTest::newRow("sizes of the latent, heads apart") << true;
}

// config.json of DeepSeek-V3: kv_lora_rank 512, q_lora_rank 1536, qk_nope_head_dim 128, qk_rope_head_dim 64, v_head_dim 128.
void TestGguf::readsLatentAttention()
{
    QFETCH(bool, latentKeys);
    const GgufBuilder builder = ggufmodels::deepseekV3(latentKeys).builder;
    if (!builder.write(path(u"model.gguf"_s))) {
        QSKIP("the file system takes no large sparse file");
    }
    const Result<Architecture> a = readGguf(path(u"model.gguf"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QVERIFY(a->attention == AttentionKind::Mla);
    QCOMPARE(a->kvLoraRank.value_or(0), 512);
    QCOMPARE(a->queryLoraRank.value_or(0), 1536);
    QCOMPARE(a->qkNopeHeadDim.value_or(0), 128);
    QCOMPARE(a->qkRopeHeadDim.value_or(0), 64);
    QCOMPARE(a->valueHeadDim.value_or(0), 128);
    QVERIFY(a->kind == ModelKind::MoeLlm);
}

void TestGguf::readsEveryVersion_data()
{
    QTest::addColumn<quint32>("version");
    QTest::addColumn<bool>("bigEndian");
    for (const quint32 version : {1U, 2U, 3U}) {
        QTest::addRow("version %u", version) << version << false;
    }
    QTest::newRow("version 3, big-endian") << 3U << true;
}

void TestGguf::readsEveryVersion()
{
    QFETCH(quint32, version);
    QFETCH(bool, bigEndian);
    GgufBuilder builder = ggufmodels::tiny(version, bigEndian);
    builder.f32("llama.rope.freq_base", 0x461C4000).texts("tokenizer.ggml.tokens", 77).list("some.list", {1, -2, 3}).u64("big", ~quint64(0));
    const Result<Architecture> a = readModel(builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(a->totalParams, tinyParams);
    QCOMPARE(*a->fileWeightBytes, (tinyParams - tinyNorms) * 2 + tinyNorms * 4);
    QCOMPARE(*a->fileEmbeddingBytes, 100 * 64 * 2);
    QCOMPARE(shapeText(*a), u"2 64 128 3 4 2 16 100 untied"_s);
    QCOMPARE(a->maxContext.value_or(0), 8192);
    QCOMPARE(a->name, std::string("Test llama"));
    QCOMPARE(a->id, std::string("model"));
    QCOMPARE(a->source, std::string("model.gguf"));
}

// Blocks: GGML_QUANT_SIZES of gguf-py/gguf/constants.py and the structs of ggml-common.h (llama.cpp).
void TestGguf::readsEveryType_data()
{
    QTest::addColumn<quint32>("type");
    QTest::addColumn<int>("blockSize");
    QTest::addColumn<int>("blockBytes");
    const struct { const char *name; quint32 type; int size; int bytes; } types[] = {
        {"F32", 0, 1, 4}, {"F16", 1, 1, 2}, {"Q4_0", 2, 32, 18}, {"Q4_1", 3, 32, 20}, {"Q5_0", 6, 32, 22}, {"Q5_1", 7, 32, 24}, {"Q8_0", 8, 32, 34},
        {"Q8_1", 9, 32, 36}, {"Q2_K", 10, 256, 84}, {"Q3_K", 11, 256, 110}, {"Q4_K", 12, 256, 144}, {"Q5_K", 13, 256, 176}, {"Q6_K", 14, 256, 210},
        {"Q8_K", 15, 256, 292}, {"IQ2_XXS", 16, 256, 66}, {"IQ2_XS", 17, 256, 74}, {"IQ3_XXS", 18, 256, 98}, {"IQ1_S", 19, 256, 50}, {"IQ4_NL", 20, 32, 18},
        {"IQ3_S", 21, 256, 110}, {"IQ2_S", 22, 256, 82}, {"IQ4_XS", 23, 256, 136}, {"I8", 24, 1, 1}, {"I16", 25, 1, 2}, {"I32", 26, 1, 4}, {"I64", 27, 1, 8},
        {"F64", 28, 1, 8}, {"IQ1_M", 29, 256, 56}, {"BF16", 30, 1, 2}, {"Q4_0_4_4", 31, 32, 18}, {"Q4_0_4_8", 32, 32, 18}, {"Q4_0_8_8", 33, 32, 18},
        {"TQ1_0", 34, 256, 54}, {"TQ2_0", 35, 256, 66}, {"IQ4_NL_4_4", 36, 32, 18}, {"IQ4_NL_4_8", 37, 32, 18}, {"IQ4_NL_8_8", 38, 32, 18},
        {"MXFP4", 39, 32, 17}, {"NVFP4", 40, 64, 36}, {"Q1_0", 41, 128, 18}, {"Q2_0", 42, 64, 18},
    };
    for (const auto &t : types) {
        QTest::newRow(t.name) << t.type << t.size << t.bytes;
    }
}

void TestGguf::readsEveryType()
{
    QFETCH(quint32, type);
    QFETCH(int, blockSize);
    QFETCH(int, blockBytes);
    GgufBuilder builder = ggufmodels::tiny();
    builder.tensor("extra.weight", {quint64(3 * blockSize), 5}, type, 15 * blockBytes);
    const Result<Architecture> a = readModel(builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(*a->fileWeightBytes, (tinyParams - tinyNorms) * 2 + tinyNorms * 4 + 15 * blockBytes);
    QCOMPARE(a->totalParams, tinyParams + 15 * blockSize);
    if (blockSize > 1) { // a row that ends inside a block
        GgufBuilder odd = ggufmodels::tiny();
        odd.tensor("extra.weight", {quint64(blockSize + 1)}, type, 1000);
        const Result<Architecture> refused = readModel(odd);
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, std::string("extra.weight"));
        QVERIFY(refused.error().code == ErrorCode::OutOfRange);
    }
}

void TestGguf::refusesUnknownTypes_data()
{
    QTest::addColumn<quint32>("type");
    for (const quint32 type : {4U, 5U, 43U, 137U, 4096U, ~0U}) { // Q4_2, Q4_3, not yet given, ik_llama.cpp
        QTest::addRow("%u", type) << type;
    }
}

void TestGguf::refusesUnknownTypes()
{
    QFETCH(quint32, type);
    GgufBuilder builder = ggufmodels::tiny();
    builder.tensor("extra.weight", {256}, type, 1000);
    const Result<Architecture> a = readModel(builder);
    QVERIFY(!a);
    QVERIFY(a.error().code == ErrorCode::UnknownValue);
    QCOMPARE(a.error().place, std::string("extra.weight"));
    QCOMPARE(a.error().found, "ggml type " + std::to_string(type));
}

void TestGguf::readsKvHeadsOfEachLayer_data()
{
    QTest::addColumn<QList<qint32>>("heads");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("sum"); // -1: all the same
    QTest::addColumn<int>("cached");
    QTest::newRow("all the same") << QList<qint32>{8, 8, 8, 8} << 8 << -1 << 4;
    QTest::newRow("narrow layers, as Nemotron NAS") << QList<qint32>{8, 8, 1, 4} << 8 << 21 << 4;
    QTest::newRow("layers without attention, as Jamba") << QList<qint32>{0, 8, 0, 8} << 8 << -1 << 2;
    QTest::newRow("both") << QList<qint32>{0, 8, 2, 0} << 8 << 10 << 2;
}

void TestGguf::readsKvHeadsOfEachLayer()
{
    QFETCH(QList<qint32>, heads);
    QFETCH(int, sum);
    ggufmodels::Model m("deci", ggufmodels::F16);
    m.key("block_count", 4).key("embedding_length", 256).key("attention.head_count", 16).list("attention.head_count_kv", heads);
    m.list("feed_forward_length", {512, 128, 512, 64}).matrix("token_embd.weight", {256, 100});
    for (int i = 0; i < 4; ++i) {
        if (heads[i] > 0) {
            m.attention(ggufmodels::block(i), 256, 256, quint64(heads[i]) * 16);
        }
    }
    const Result<Architecture> a = readModel(m.builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QTEST(a->kvHeads.value_or(0), "most");
    QTEST(a->fullAttentionLayers, "cached");
    QCOMPARE(a->kvHeadsOfAllLayers.value_or(-1), sum);
    QCOMPARE(a->intermediateSize.value_or(0), 512);
    // One number per layer, and one is missing.
    ggufmodels::Model cut("deci", ggufmodels::F16);
    cut.key("block_count", 5).key("embedding_length", 256).key("attention.head_count", 16).list("attention.head_count_kv", heads).matrix("token_embd.weight", {256, 100});
    const Result<Architecture> refused = readModel(cut.builder);
    QVERIFY(!refused);
    QCOMPARE(refused.error().place, std::string("deci.attention.head_count_kv"));
    QCOMPARE(refused.error().found, std::string("[4]"));
    QCOMPARE(refused.error().accepted, std::string("[5]"));
}

// Patterns: config.json of each model (sliding_window_pattern, layer_types); llama.cpp runs Phi-3 and Mistral without one.
void TestGguf::readsWindows_data()
{
    QTest::addColumn<QByteArray>("architecture");
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("window");
    QTest::addColumn<QList<bool>>("pattern");
    QTest::addColumn<QString>("expected");
    const QList<bool> none;
    QTest::newRow("Gemma 3 27B: one of six") << QByteArray("gemma3") << 62 << 1024 << none << u"full 10 window 52x1024"_s;
    QTest::newRow("Command R7B: one of four") << QByteArray("cohere2") << 32 << 4096 << none << u"full 8 window 24x4096"_s;
    QTest::newRow("Llama 4: chunks, no key") << QByteArray("llama4") << 48 << 0 << none << u"full 12 window 36x8192"_s;
    QTest::newRow("listed") << QByteArray("gemma3n") << 5 << 512 << QList<bool>{true, true, true, false, true} << u"full 1 window 4x512"_s;
    QTest::newRow("listed, of an architecture that is not known") << QByteArray("newone") << 2 << 512 << QList<bool>{true, false} << u"full 1 window 1x512"_s;
    QTest::newRow("as long as the context") << QByteArray("gemma3") << 6 << 131072 << none << u"full 6 window 0x-"_s;
    QTest::newRow("Phi-3") << QByteArray("phi3") << 32 << 2047 << none << u"full 32 window 0x-"_s;
    QTest::newRow("Mistral 7B v0.1") << QByteArray("llama") << 32 << 4096 << none << u"full 32 window 0x-"_s;
    QTest::newRow("Qwen3: no window") << QByteArray("qwen3") << 36 << 0 << none << u"full 36 window 0x-"_s;
}

void TestGguf::readsWindows()
{
    QFETCH(QByteArray, architecture);
    QFETCH(int, layers);
    QFETCH(int, window);
    QFETCH(QList<bool>, pattern);
    QFETCH(QString, expected);
    ggufmodels::Model m(architecture, ggufmodels::F16);
    m.key("block_count", quint32(layers)).key("embedding_length", 64).key("attention.head_count", 4).key("feed_forward_length", 128).key("context_length", 131072);
    if (window > 0) {
        m.key("attention.sliding_window", quint32(window));
    }
    if (!pattern.isEmpty()) {
        m.builder.flags(architecture + ".attention.sliding_window_pattern", pattern);
    }
    m.matrix("token_embd.weight", {64, 100});
    for (int i = 0; i < layers; ++i) {
        m.attention(ggufmodels::block(i), 64, 64, 64);
    }
    const Result<Architecture> a = readModel(m.builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QVERIFY2(layersText(*a).startsWith(expected), qPrintable(layersText(*a)));
}

// Gemma 4 12B: 8 KV heads of 256 in the windowed layers, 1 of 512 in the others (config.json: num_global_key_value_heads,
// global_head_dim).
void TestGguf::readsHeadsOfWindowedLayers()
{
    ggufmodels::Model m("gemma4", ggufmodels::F16);
    m.key("block_count", 3).key("embedding_length", 64).key("attention.head_count", 16).list("attention.head_count_kv", {8, 8, 1}).key("context_length", 131072);
    m.key("attention.key_length", 512).key("attention.value_length", 512).key("attention.key_length_swa", 256).key("attention.sliding_window", 1024);
    m.builder.flags("gemma4.attention.sliding_window_pattern", {true, true, false});
    m.matrix("token_embd.weight", {64, 100});
    for (int i = 0; i < 3; ++i) {
        m.attention(ggufmodels::block(i), 64, 64, 64);
    }
    const Result<Architecture> a = readModel(m.builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(layersText(*a), u"full 1 window 2x1024 linear 0 state 0 0"_s);
    QCOMPARE(a->kvHeads.value_or(0), 8);
    QCOMPARE(a->headDim.value_or(0), 256);
    QCOMPARE(a->fullKvHeads.value_or(0), 1);
    QCOMPARE(a->fullHeadDim.value_or(0), 512);
}

// Phi-3 and GLM-4: gate and up in one matrix, twice as wide as down is deep.
void TestGguf::readsJointGate()
{
    for (const bool isJoint : {true, false}) {
        ggufmodels::Model m("phi3", ggufmodels::F16);
        m.key("block_count", 1).key("embedding_length", 64).key("attention.head_count", 4).key("feed_forward_length", 128).matrix("token_embd.weight", {64, 100});
        m.matrix("blk.0.attn_qkv.weight", {64, 192}).matrix("blk.0.ffn_up.weight", {64, isJoint ? 256U : 128U}).matrix("blk.0.ffn_down.weight", {128, 64});
        const Result<Architecture> a = readModel(m.builder);
        QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
        QCOMPARE(a->feedForwardMatrices, isJoint ? 3 : 2);
        QCOMPARE(a->intermediateSize.value_or(0), 128);
        QCOMPARE(a->fullAttentionLayers, 1);
    }
}

// Files of 2023 hold each expert in tensors of its own.
void TestGguf::readsMixtralOfOldFiles()
{
    ggufmodels::Model m("llama", ggufmodels::F16);
    m.key("block_count", 1).key("embedding_length", 64).key("attention.head_count", 4).key("feed_forward_length", 128).key("expert_count", 8).key("expert_used_count", 2);
    m.matrix("token_embd.weight", {64, 100}).attention("blk.0.", 64, 64, 64).full("blk.0.ffn_gate_inp.weight", {64, 8});
    for (int e = 0; e < 8; ++e) {
        m.gated("blk.0.", '.' + QByteArray::number(e), 64, 128);
    }
    const Result<Architecture> a = readModel(m.builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(expertsText(*a), u"2 of 8 width 128 shared - dense 0"_s);
    QCOMPARE(a->totalParams, 100 * 64 + 4 * 64 * 64 + 64 * 8 + 8 * 3 * 64 * 128);
    QCOMPARE(a->activeParams, 100 * 64 + 4 * 64 * 64 + 64 * 8 + 2 * 3 * 64 * 128);
}

// GLM-4.5: block_count has the prediction module too.
void TestGguf::leavesPredictionModulesOut()
{
    for (const bool isThere : {true, false}) {
        ggufmodels::Model m("glm4moe", ggufmodels::F16);
        m.key("block_count", 3).key("nextn_predict_layers", 1).key("embedding_length", 64).key("attention.head_count", 4).key("feed_forward_length", 128);
        m.matrix("token_embd.weight", {64, 100});
        for (int i = 0; i < 2; ++i) {
            m.attention(ggufmodels::block(i), 64, 64, 64);
        }
        if (isThere) {
            m.attention("blk.2.", 64, 64, 64).matrix("blk.2.nextn.eh_proj.weight", {128, 64});
        }
        const Result<Architecture> a = readModel(m.builder);
        QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
        QCOMPARE(a->layers.value_or(0), 2);
        QCOMPARE(a->fullAttentionLayers, 2);
        QCOMPARE(a->totalParams, 100 * 64 + 2 * 4 * 64 * 64);
        QCOMPARE(a->mtpParams, isThere ? 4 * 64 * 64 + 128 * 64 : 0);
        QCOMPARE(*a->fileWeightBytes, (a->totalParams + a->mtpParams) * 2);
    }
}

// Numbers: enum llama_ftype of llama.h.
void TestGguf::readsStoredFormat_data()
{
    QTest::addColumn<int>("fileType"); // -1: no key
    QTest::addColumn<quint32>("tensorType");
    QTest::addColumn<int>("format");
    QTest::newRow("F32") << 0 << 0U << int(WeightFormat::Fp32);
    QTest::newRow("F16") << 1 << 1U << int(WeightFormat::Fp16);
    QTest::newRow("BF16") << 32 << 30U << int(WeightFormat::Bf16);
    QTest::newRow("Q8_0") << 7 << 8U << int(WeightFormat::Q8_0);
    QTest::newRow("Q4_K_M") << 15 << 12U << int(WeightFormat::Q4_K_M);
    QTest::newRow("Q4_K_S") << 14 << 12U << int(WeightFormat::Q4_K_S);
    QTest::newRow("Q3_K_L") << 13 << 11U << int(WeightFormat::Q3_K_L);
    QTest::newRow("IQ4_XS") << 30 << 23U << int(WeightFormat::Iq4_XS);
    QTest::newRow("MXFP4") << 38 << 39U << int(WeightFormat::Mxfp4);
    QTest::newRow("no key, by the tensors") << -1 << 14U << int(WeightFormat::Q6_K);
    QTest::newRow("guessed, by the tensors") << 1024 << 8U << int(WeightFormat::Q8_0);
}

void TestGguf::readsStoredFormat()
{
    QFETCH(int, fileType);
    QFETCH(quint32, tensorType);
    QFETCH(int, format);
    GgufBuilder builder = ggufmodels::tiny();
    if (fileType >= 0) {
        builder.u32("general.file_type", quint32(fileType));
    }
    builder.tensor("extra.weight", {4096, 4096}, tensorType, 4096LL * 4096 * 8);
    const Result<Architecture> a = readModel(builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QVERIFY(a->storedFormat == WeightFormat(format));
}

void TestGguf::readsDiffusion()
{
    GgufBuilder builder;
    builder.text("general.architecture", "flux").u32("general.file_type", 7);
    builder.tensor("double_blocks.0.img_attn.qkv.weight", {3072, 9216}, ggufmodels::Q8_0, 3072LL * 9216 / 32 * 34);
    const Result<Architecture> a = readModel(builder);
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QVERIFY(a->kind == ModelKind::Diffusion);
    QVERIFY(a->confidence == ShapeConfidence::SizeOnly);
    QCOMPARE(a->totalParams, 3072 * 9216);
    QCOMPARE(*a->fileWeightBytes, 3072 * 9216 / 32 * 34);
}

// gguf-split: the first part has the metadata and maybe no tensor; any part may be given.
void TestGguf::readsSplitFile()
{
    using namespace ggufmodels;
    Model first("llama", F16);
    first.key("block_count", 2).key("embedding_length", 64).key("feed_forward_length", 128).key("attention.head_count", 4).key("context_length", 8192);
    first.builder.u16("split.no", 0).u16("split.count", 3).i32("split.tensors.count", 9);
    GgufBuilder second;
    second.u16("split.no", 1).u16("split.count", 3).i32("split.tensors.count", 9);
    second.tensor("token_embd.weight", {64, 100}, F16, 64 * 100 * 2);
    GgufBuilder third;
    third.u16("split.no", 2).u16("split.count", 3).i32("split.tensors.count", 9);
    for (int i = 0; i < 2; ++i) {
        for (const char *name : {"attn_q", "attn_k", "attn_v", "attn_output"}) {
            third.tensor(block(i) + name + ".weight", {64, 64}, F16, 64 * 64 * 2);
        }
    }
    QVERIFY(first.builder.write(path(u"big-Q4-00001-of-00003.gguf"_s)));
    QVERIFY(second.write(path(u"big-Q4-00002-of-00003.gguf"_s)));
    QVERIFY(third.write(path(u"big-Q4-00003-of-00003.gguf"_s)));
    for (const QString &part : {u"big-Q4-00001-of-00003.gguf"_s, u"big-Q4-00003-of-00003.gguf"_s}) {
        const Result<Architecture> a = readModelFile(path(part));
        QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
        QCOMPARE(a->totalParams, 64 * 100 + 8 * 64 * 64);
        QCOMPARE(*a->fileWeightBytes, 2 * (64 * 100 + 8 * 64 * 64));
        QCOMPARE(a->id, std::string("big-Q4"));
        QVERIFY(a->tiedEmbeddings);
    }
    // A part of another model under that name has too few tensors.
    QVERIFY(second.write(path(u"other-00002-of-00002.gguf"_s)));
    QVERIFY(first.builder.write(path(u"other-00001-of-00002.gguf"_s)));
    const Result<Architecture> wrong = readGguf(path(u"other-00001-of-00002.gguf"_s));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().place, std::string("split.count"));
    QCOMPARE(wrong.error().found, std::string("3"));
    // The same tensors twice.
    QVERIFY(third.write(path(u"big-Q4-00002-of-00003.gguf"_s)));
    const Result<Architecture> twice = readGguf(path(u"big-Q4-00001-of-00003.gguf"_s));
    QVERIFY(!twice);
    QCOMPARE(twice.error().place, std::string("blk.0.attn_q.weight"));
}

void TestGguf::namesTheMissingPart()
{
    QVERIFY(ggufmodels::tiny().write(path(u"gone-00001-of-00003.gguf"_s)));
    QVERIFY(ggufmodels::tiny().write(path(u"gone-00003-of-00003.gguf"_s)));
    const Result<Architecture> a = readModelFile(path(u"gone-00003-of-00003.gguf"_s));
    QVERIFY(!a);
    QVERIFY(a.error().code == ErrorCode::MissingPart);
    QCOMPARE(a.error().found, std::string("gone-00002-of-00003.gguf"));
}

void TestGguf::refusesRenamedPart()
{
    GgufBuilder builder = ggufmodels::tiny();
    builder.u16("split.no", 0).u16("split.count", 4);
    const Result<Architecture> a = readModel(builder);
    QVERIFY(!a);
    QCOMPARE(a.error().place, std::string("split.count"));
    QCOMPARE(a.error().accepted, std::string("NAME-00001-of-00004.gguf"));
}

QTEST_GUILESS_MAIN(TestGguf)
#include "tst_gguf.moc"
