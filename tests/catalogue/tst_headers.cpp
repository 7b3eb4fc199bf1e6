// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

#include <sys/stat.h>

#include "ggufmodels.h"
#include "headertools.h"
#include "safetensorsbuilder.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// Files that are wrong, cut, hostile or huge.
class TestHeaders : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void refusesOtherThanFiles();
    void refusesHugeHeader();
    void survivesTruncation();
    void survivesMutations();
    void survivesManyMutations();
    void costsTheSameForHugeFiles_data();
    void costsTheSameForHugeFiles();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void mutate(int rounds, quint32 seed);
    void checkSane(const QString &file) const;

    QTemporaryDir m_folder;
};

void TestHeaders::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("place");
    const GgufBuilder b;
    const auto row = [](const char *name, const QByteArray &bytes, ErrorCode code, const QString &place) { QTest::newRow(name) << bytes << int(code) << place; };
    const QByteArray three = "GGUF" + b.number(3U);
    const auto counts = [&](quint64 tensors, quint64 keys) { return three + b.number(tensors) + b.number(keys); };
    row("empty", {}, ErrorCode::WrongType, u"byte 0"_s);
    row("other", QByteArray(100, 'x'), ErrorCode::WrongType, u"byte 0"_s);
    row("version 0", "GGUF" + b.number(0U) + QByteArray(100, 0), ErrorCode::UnknownValue, u"version"_s);
    row("version 4", "GGUF" + b.number(4U) + QByteArray(100, 0), ErrorCode::UnknownValue, u"version"_s);
    row("cut in the counts", three + QByteArray(7, 0), ErrorCode::Truncated, u"byte 8"_s);
    row("huge count of tensors", counts(~quint64(0), 1) + QByteArray(100, 0), ErrorCode::OutOfRange, u"tensor_count"_s);
    row("more tensors than the file can hold", counts(1000, 0) + QByteArray(100, 0), ErrorCode::OutOfRange, u"tensor_count"_s);
    row("huge count of keys", counts(0, quint64(1) << 62) + QByteArray(100, 0), ErrorCode::OutOfRange, u"metadata_kv_count"_s);
    row("huge name", counts(0, 1) + b.number(quint64(1) << 60) + QByteArray(100, 0), ErrorCode::OutOfRange, u"key 0"_s);
    row("huge text", GgufBuilder().raw("k", GgufBuilder::String, b.number(quint64(1) << 63)).header(), ErrorCode::Truncated, {});
    row("huge array", GgufBuilder().raw("k", GgufBuilder::Array, b.number(4U) + b.number(~quint64(0))).header(), ErrorCode::OutOfRange, u"k"_s);
    row("array whose size overflows", GgufBuilder().raw("k", GgufBuilder::Array, b.number(10U) + b.number((quint64(1) << 61) + 1)).header(), ErrorCode::OutOfRange, u"k"_s);
    row("unknown type of a value", GgufBuilder().raw("k", 13, QByteArray(8, 0)).header(), ErrorCode::UnknownValue, u"k"_s);
    row("unknown type in an array", GgufBuilder().raw("k", GgufBuilder::Array, b.number(77U) + b.number(quint64(1)) + QByteArray(8, 0)).header(), ErrorCode::UnknownValue, u"k"_s);
    QByteArray deep;
    for (int i = 0; i < 100'000; ++i) {
        deep += b.number(quint32(GgufBuilder::Array)) + b.number(quint64(1));
    }
    row("arrays of arrays", GgufBuilder().raw("k", GgufBuilder::Array, deep).header(), ErrorCode::UnknownValue, u"k"_s);
    row("the same key twice", ggufmodels::tiny().u32("llama.block_count", 3).header(), ErrorCode::OutOfRange, u"llama.block_count"_s);
    row("the same tensor twice", ggufmodels::tiny().tensor("output.weight", {64}, 0, 256).header(), ErrorCode::OutOfRange, u"output.weight"_s);
    row("five dimensions", ggufmodels::tiny().tensor("t", {1, 1, 1, 1, 1}, 0, 4).header(), ErrorCode::OutOfRange, u"t"_s);
    row("dimensions that overflow", ggufmodels::tiny().tensor("t", {quint64(1) << 32, quint64(1) << 32, 2}, 0, 4).header(), ErrorCode::OutOfRange, u"t"_s);
    row("a negative dimension", ggufmodels::tiny().tensor("t", {~quint64(0)}, 0, 4).header(), ErrorCode::OutOfRange, u"t"_s);
    row("no data", ggufmodels::tiny().header(), ErrorCode::Truncated, {});
    row("tensors that overlap", GgufBuilder().tensor("a", {8}, 0, 0).tensor("b", {8}, 0, 32).header() + QByteArray(32, 0), ErrorCode::OutOfRange, u"tensors"_s);
    row("alignment 0", ggufmodels::tiny().u32("general.alignment", 0).header(), ErrorCode::OutOfRange, u"general.alignment"_s);
    row("alignment 3", ggufmodels::tiny().u32("general.alignment", 3).header(), ErrorCode::OutOfRange, u"general.alignment"_s);
    row("no architecture", GgufBuilder().u32("x", 1).header(), ErrorCode::MissingKey, u"general.architecture"_s);
    row("no tensors", GgufBuilder().text("general.architecture", "llama").u32("llama.block_count", 2).u32("llama.embedding_length", 64).header(), ErrorCode::OutOfRange,
        u"parameters"_s);
    row("no layers", GgufBuilder().text("general.architecture", "llama").u32("llama.embedding_length", 64).header(), ErrorCode::MissingKey, u"llama.block_count"_s);
    row("too many layers", GgufBuilder().text("general.architecture", "llama").u32("llama.block_count", ~0U).u32("llama.embedding_length", 64).header(),
        ErrorCode::OutOfRange, u"llama.block_count"_s);
    row("negative width", GgufBuilder().text("general.architecture", "llama").u32("llama.block_count", 1).i32("llama.embedding_length", -64).header(), ErrorCode::OutOfRange,
        u"llama.embedding_length"_s);
    row("a width in words", GgufBuilder().text("general.architecture", "llama").u32("llama.block_count", 1).text("llama.embedding_length", "64").header(),
        ErrorCode::WrongType, u"llama.embedding_length"_s);
    row("more KV heads than heads",
        GgufBuilder().text("general.architecture", "llama").u32("llama.block_count", 1).u32("llama.embedding_length", 64).u32("llama.attention.head_count", 4)
            .u32("llama.attention.head_count_kv", 8).header(), ErrorCode::OutOfRange, u"llama.attention.head_count_kv"_s);
    row("LoRA", GgufBuilder().text("general.architecture", "llama").text("general.type", "adapter").text("general.base_model.0.name", "Llama 3").header(), ErrorCode::Adapter,
        {});
    row("vision tower", GgufBuilder().text("general.architecture", "clip").text("general.type", "mmproj").header(), ErrorCode::NotAModel, u"general.type"_s);
}

void TestHeaders::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    QFETCH(QString, place);
    writeBytes(path(u"model.gguf"_s), bytes);
    const Result<Architecture> a = readGguf(path(u"model.gguf"_s));
    QVERIFY(!a);
    QVERIFY2(int(a.error().code) == code, qPrintable(describe(a.error())));
    if (!place.isEmpty()) {
        QCOMPARE(QString::fromStdString(a.error().place), place);
    }
    QCOMPARE(QString::fromStdString(a.error().file), path(u"model.gguf"_s));
}

void TestHeaders::refusesOtherThanFiles()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"folder.gguf"_s));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"pipe.gguf"_s)).constData(), 0600), 0);
    for (const QString &name : {path(u"folder.gguf"_s), path(u"pipe.gguf"_s), u"/dev/zero"_s}) {
        const Result<Architecture> a = readGguf(name);
        QVERIFY(!a);
        QVERIFY2(a.error().code == ErrorCode::NotAFile, qPrintable(describe(a.error())));
        QVERIFY(!readModelFile(name));
    }
    const Result<Architecture> missing = readModelFile(u"/nowhere/model.gguf"_s);
    QVERIFY(!missing);
    QVERIFY(missing.error().code == ErrorCode::CannotOpen);
    QVERIFY(!missing.error().detail.empty());
}

// A vocabulary of 150 MB is refused before it is read.
void TestHeaders::refusesHugeHeader()
{
    const GgufBuilder b;
    const QByteArray start = GgufBuilder().raw("k", GgufBuilder::Array, b.number(quint32(GgufBuilder::U8)) + b.number(quint64(150'000'000))).header();
    writeBytes(path(u"model.gguf"_s), start);
    QFile file(path(u"model.gguf"_s));
    if (!file.resize(200'000'000)) {
        QSKIP("the file system takes no sparse file");
    }
    const Result<Architecture> a = readGguf(file.fileName());
    QVERIFY(!a);
    QVERIFY2(a.error().code == ErrorCode::TooLarge, qPrintable(describe(a.error())));
}

// Whatever happens to a file, the answer is an error that says where, or a model whose numbers make sense.
void TestHeaders::checkSane(const QString &file) const
{
    const Result<Architecture> result = readModelFile(file);
    if (!result) {
        const Error &error = result.error();
        const bool saysAll = error.code == ErrorCode::Adapter || error.code == ErrorCode::NeedsConfig;
        QVERIFY(!error.file.empty());
        QVERIFY2(!error.place.empty() || !error.found.empty() || saysAll, qPrintable(describe(error)));
        return;
    }
    const Architecture &a = *result;
    QVERIFY(a.totalParams > 0 && a.totalParams <= 1'000'000'000'000'000);
    QVERIFY(a.activeParams > 0 && a.activeParams <= a.totalParams);
    QVERIFY(a.mtpParams >= 0 && a.stateElements >= 0 && a.convStateElements >= 0);
    QVERIFY(a.fileWeightBytes && *a.fileWeightBytes >= 0 && *a.fileWeightBytes <= QFileInfo(file).size());
    QVERIFY(!a.fileEmbeddingBytes || *a.fileEmbeddingBytes <= *a.fileWeightBytes);
    QVERIFY(!a.layers || (*a.layers > 0 && *a.layers <= 10'000));
    QVERIFY(!a.headDim || *a.headDim > 0);
    QVERIFY(!a.kvHeads || (*a.kvHeads > 0 && *a.kvHeads <= *a.attentionHeads));
    QVERIFY(a.slidingWindowLayers + a.fullAttentionLayers <= a.layers.value_or(0));
    QVERIFY(a.slidingWindowLayers == 0 || a.slidingWindow);
    QVERIFY(a.experts == 0 || a.expertsPerToken <= a.experts);
}

namespace {

QByteArray wholeFile(const GgufBuilder &builder)
{
    return builder.header() + QByteArray(qsizetype(builder.fileSize() - builder.header().size()), '\0');
}

QByteArray wholeFile(const SafetensorsBuilder &builder)
{
    return builder.header() + QByteArray(qsizetype(builder.dataSize()), '\0');
}

struct Seed {
    QByteArray bytes;
    QString name;
    qsizetype head; // length of the header
};

Seed seed(const GgufBuilder &builder)
{
    return {wholeFile(builder), u"seed.gguf"_s, builder.header().size()};
}

// Small files with every kind of value.
QList<Seed> seeds()
{
    using namespace ggufmodels;
    GgufBuilder plain = tiny();
    plain.list("llama.list", {1, 2, 3}).texts("tokenizer.ggml.tokens", 5).flag("llama.flag", true).u64("llama.big", 1).f32("llama.real", 1);
    Model hybrid("jamba", Q8_0);
    hybrid.key("block_count", 4).key("embedding_length", 64).key("attention.head_count", 4).list("attention.head_count_kv", {0, 2, 0, 1}).key("context_length", 1000);
    hybrid.key("ssm.conv_kernel", 4).key("ssm.inner_size", 128).key("ssm.state_size", 16).key("ssm.group_count", 2).key("expert_count", 4).key("expert_used_count", 2);
    hybrid.key("attention.sliding_window", 100).list("attention.sliding_window_pattern", {1, 0, 1, 1}).key("attention.key_length_swa", 8);
    hybrid.matrix("token_embd.weight", {64, 10}).experts("blk.0.", 64, 32, 4).attention("blk.1.", 64, 64, 32).matrix("blk.2.ssm_in.weight", {64, 64});
    hybrid.attention("blk.3.", 64, 64, 32);
    Model latent("deepseek2", F16);
    latent.builder.u32("general.alignment", 32);
    latent.key("block_count", 2).key("embedding_length", 64).key("attention.head_count", 4).key("attention.kv_lora_rank", 16).key("attention.q_lora_rank", 8);
    latent.key("rope.dimension_count", 8).key("attention.key_length", 24).key("attention.value_length", 16).key("nextn_predict_layers", 1);
    latent.matrix("token_embd.weight", {64, 10}).matrix("blk.0.attn_kv_a_mqa.weight", {64, 24}).matrix("blk.1.nextn.eh_proj.weight", {64, 64});
    SafetensorsBuilder tensors;
    tensors.tensor("model.embed_tokens.weight", "BF16", {10, 8}, 160).tensor("a.qweight", "I32", {2, 8}, 64).tensor("a.scales", "F16", {8}, 16).tensor("b", "F8_E4M3", {3}, 3);
    return {seed(plain), seed(hybrid.builder), seed(latent.builder), seed(tiny(1)), seed(tiny(3, true)),
        {wholeFile(tensors), u"seed.safetensors"_s, tensors.header().size()}};
}

} // namespace

// A file that was cut anywhere is refused.
void TestHeaders::survivesTruncation()
{
    for (const Seed &whole : seeds()) {
        const QString file = path(u"cut-"_s + whole.name);
        for (qsizetype length = 0; length < whole.bytes.size() - 32; length += length < whole.head ? 1 : 997) { // the last tensor may end before its padding
            writeBytes(file, whole.bytes.first(length));
            const Result<Architecture> a = readModelFile(file);
            QVERIFY2(!a, qPrintable(u"%1 of %2"_s.arg(length).arg(whole.bytes.size())));
            QVERIFY(!a.error().file.empty());
        }
        writeBytes(file, whole.bytes);
        const Result<Architecture> a = readModelFile(file);
        QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    }
}

void TestHeaders::mutate(int rounds, quint32 start)
{
    static const QList<quint64> oddNumbers{0, 1, 0x7F, 0xFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, quint64(1) << 32, quint64(1) << 62, quint64(1) << 63, ~quint64(0)};
    static const QByteArrayList oddTexts{"-1", "99999999999999999999", "1e9", "[", "{", "\"", "null", "\\", "0"};
    const QList<Seed> inputs = seeds();
    QRandomGenerator random(start);
    for (int i = 0; i < rounds; ++i) {
        const Seed &whole = inputs.at(random.bounded(int(inputs.size())));
        QByteArray input = whole.bytes;
        const int edits = 1 + random.bounded(3);
        for (int edit = 0; edit < edits; ++edit) {
            const qsizetype at = random.bounded(int(whole.head) - 8);
            switch (random.bounded(6)) {
            case 0: input[at] = char(input[at] ^ (1 << random.bounded(8))); break;
            case 1: input[at] = char(random.bounded(256)); break;
            case 2: input.replace(at, 8, GgufBuilder().number(oddNumbers.at(random.bounded(int(oddNumbers.size()))))); break;
            case 3: input.replace(at, 4, GgufBuilder().number(quint32(oddNumbers.at(random.bounded(int(oddNumbers.size())))))); break;
            case 4: input.replace(at, random.bounded(3), oddTexts.at(random.bounded(int(oddTexts.size())))); break;
            default: input.remove(at, 1 + random.bounded(8)); break;
            }
        }
        if (random.bounded(8) == 0) {
            input.truncate(random.bounded(int(input.size())));
        }
        writeBytes(path(whole.name), input);
        checkSane(path(whole.name));
        if (QTest::currentTestFailed()) {
            qWarning() << "round" << i << "of seed" << start;
            return;
        }
    }
}

void TestHeaders::survivesMutations()
{
    mutate(3000, 20240801);
}

void TestHeaders::survivesManyMutations()
{
    if (!qEnvironmentVariableIsSet("CONFIGURIA_LONG_TESTS")) {
        QSKIP("long");
    }
    mutate(200'000, 42);
}

void TestHeaders::costsTheSameForHugeFiles_data()
{
    QTest::addColumn<bool>("isGguf");
    QTest::newRow("GGUF") << true;
    QTest::newRow("safetensors") << false;
}

// Only the header is read: a file of 400 GB costs what one of 4 MB does.
void TestHeaders::costsTheSameForHugeFiles()
{
    QFETCH(bool, isGguf);
    const auto write = [isGguf](const QString &file, qint64 bytes) {
        if (isGguf) {
            GgufBuilder builder = ggufmodels::tiny();
            return builder.texts("tokenizer.ggml.tokens", 150'000).tensor("blk.0.big.weight", {quint64(bytes / 2)}, ggufmodels::F16, bytes).write(file);
        }
        SafetensorsBuilder builder;
        for (int i = 0; i < 5000; ++i) {
            builder.tensor("tensor." + QByteArray::number(i), "F32", {10}, 40);
        }
        return builder.tensor("big", "BF16", {bytes / 2}, bytes).write(file);
    };
    const QString ending = isGguf ? u"gguf"_s : u"safetensors"_s;
    QVERIFY(write(path(u"small."_s + ending), 4'000'000));
    if (!write(path(u"huge."_s + ending), 400'000'000'000)) {
        QSKIP("the file system takes no sparse file of 400 GB");
    }
    const auto best = [](const QString &file) {
        qint64 nanoseconds = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            if (!readModelFile(file)) {
                return qint64(-1);
            }
            nanoseconds = std::min(nanoseconds, timer.nsecsElapsed());
        }
        return nanoseconds;
    };
    const qint64 small = best(path(u"small."_s + ending));
    const qint64 huge = best(path(u"huge."_s + ending));
    QVERIFY(small > 0 && huge > 0);
    qInfo("small %.1f ms, huge %.1f ms", double(small) / 1e6, double(huge) / 1e6);
    QVERIFY2(huge < 10 * small + 100'000'000, qPrintable(u"%1 ns, then %2 ns"_s.arg(small).arg(huge)));
}

QTEST_GUILESS_MAIN(TestHeaders)
#include "tst_headers.moc"
