// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/configjson.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// One line of a table of expected values, by column name.
using Row = QHash<QString, QString>;

QString dataFolder()
{
    return QString::fromUtf8(CONFIGURIA_SOURCE_DIR "/tests/data/configs");
}

QString sharedFolder()
{
    return QString::fromUtf8(CONFIGURIA_SHARED_DIR "/models/hf_configs");
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The columns read here come before any quoted one.
QList<Row> table(const QString &path)
{
    QList<Row> rows;
    const QStringList lines = QString::fromUtf8(contents(path)).split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return rows;
    const QStringList header = lines.first().split(u',');
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(u',');
        Row row;
        for (qsizetype i = 0; i < header.size() && i < cells.size(); ++i)
            row.insert(header.at(i), cells.at(i).trimmed().section(u" ("_s, 0, 0)); // "8192 (chunk)" is 8192
        rows += row;
    }
    return rows;
}

QString cell(std::optional<int> value)
{
    return value ? QString::number(*value) : QString();
}

// A count that the tables leave blank where there is none.
QString blankIfZero(std::int64_t value)
{
    return value == 0 ? QString() : QString::number(value);
}

QString zeroIfBlank(const QString &value)
{
    return value.isEmpty() || value == "0"_L1 ? QString() : value;
}

QString bitsOfType(const QString &dtype)
{
    return dtype == "float32"_L1 || dtype == "absent"_L1 ? u"32"_s : u"16"_s;
}

QString quantName(StoredQuantization quantization)
{
    switch (quantization) {
    case StoredQuantization::None: return {};
    case StoredQuantization::Fp8: return u"fp8"_s;
    case StoredQuantization::FbgemmFp8: return u"fbgemm_fp8"_s;
    case StoredQuantization::CompressedTensors: return u"compressed-tensors"_s;
    case StoredQuantization::Mxfp4: return u"mxfp4"_s;
    case StoredQuantization::BitsAndBytes4:
    case StoredQuantization::BitsAndBytes8: return u"bitsandbytes"_s;
    case StoredQuantization::Awq: return u"awq"_s;
    case StoredQuantization::Gptq: return u"gptq"_s;
    case StoredQuantization::ModelOpt: return u"modelopt"_s;
    case StoredQuantization::Unknown: return u"?"_s;
    }
    return {};
}

// Compares every column of the table with what was read.
void compare(const Architecture &a, const Row &row)
{
    const auto expected = [&](const char *column) { return row.value(QString::fromLatin1(column)); };
#define SAME(column, actual) \
    if (row.contains(QString::fromLatin1(column))) \
    QVERIFY2((actual) == expected(column), qPrintable(u"%1: read %2, expected %3"_s.arg(QString::fromLatin1(column), (actual), expected(column))))
    SAME("encoder_layers", cell(a.encoderLayers));
    SAME("layers", cell(a.layers));
    SAME("hidden_size", cell(a.hiddenSize));
    SAME("intermediate_size", cell(a.intermediateSize));
    SAME("attention_heads", cell(a.attentionHeads));
    SAME("kv_heads", cell(a.kvHeads));
    SAME("head_dim", cell(a.headDim));
    SAME("vocab_size", cell(a.vocabulary));
    SAME("max_context", a.maxContext ? QString::number(*a.maxContext) : QString());
    SAME("moe_intermediate", cell(a.expertIntermediateSize));
    SAME("shared_expert_intermediate_size", cell(a.sharedExpertIntermediateSize));
    SAME("dense_ffn_layers", cell(a.denseLayers));
    SAME("kv_lora_rank", cell(a.kvLoraRank));
    SAME("qk_rope_head_dim", cell(a.qkRopeHeadDim));
    SAME("sliding_window", cell(a.slidingWindow));
    SAME("quant_method", quantName(a.quantization));
    SAME("quant_weight_bits", cell(a.quantizedBits));
    SAME("lm_params", QString::number(a.languageParams.value_or(a.totalParams)));
    SAME("total_params", QString::number(a.totalParams));
    SAME("active_params", QString::number(a.activeParams));
#undef SAME
#define SAME_COUNT(column, actual) \
    if (row.contains(QString::fromLatin1(column))) \
    QVERIFY2(blankIfZero(actual) == zeroIfBlank(expected(column)), qPrintable(u"%1: read %2, expected %3"_s.arg(QString::fromLatin1(column)).arg(actual).arg(expected(column))))
    SAME_COUNT("experts", a.experts);
    SAME_COUNT("experts_per_token", a.expertsPerToken);
    SAME_COUNT("shared_experts", a.sharedExperts);
    SAME_COUNT("sliding_window_layers", a.slidingWindowLayers);
    SAME_COUNT("full_attention_layers", a.fullAttentionLayers);
    SAME_COUNT("linear_or_ssm_layers", a.linearLayers);
    SAME_COUNT("mtp_params_not_counted", a.mtpParams);
    SAME_COUNT("state_elements", a.stateElements);
    SAME_COUNT("conv_state_elements", a.convStateElements);
    SAME_COUNT("cross_attention_layers", a.crossAttentionLayers);
#undef SAME_COUNT
    if (!expected("tied_embeddings").isEmpty())
        QCOMPARE(a.tiedEmbeddings ? u"true"_s : u"false"_s, expected("tied_embeddings"));
    // dtype is what the tensors are stored in unless a quantization says otherwise
    if (!expected("dtype").isEmpty() && expected("quant_method").isEmpty())
        QCOMPARE(QString::number(a.nativeBitsPerWeight), bitsOfType(expected("dtype")));
    if (!expected("quant_weight_bits").isEmpty())
        QCOMPARE(QString::number(a.nativeBitsPerWeight), expected("quant_weight_bits"));
}

QString describe(const Error &error)
{
    return u"%1|%2|%3|%4|%5|%6"_s.arg(int(error.code)).arg(QString::fromStdString(error.file), QString::fromStdString(error.place), QString::fromStdString(error.found),
        QString::fromStdString(error.accepted), QString::fromStdString(error.detail));
}

Result<Architecture> read(const QByteArray &json)
{
    return architectureFromConfigJson(json, u"model.config.json"_s);
}

// A small Llama to build wrong files from.
QByteArray llama(const QByteArray &extra = {})
{
    return R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,)"
           R"("num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":128256,"max_position_embeddings":131072,"tie_word_embeddings":false,"torch_dtype":"bfloat16")"
        + extra + "}";
}

QList<QByteArray> ownInputs()
{
    QList<QByteArray> inputs;
    const QDir folder(dataFolder());
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        inputs += contents(folder.filePath(name));
    return inputs;
}

QJsonValue oddValue(QRandomGenerator &random)
{
    switch (random.bounded(14)) {
    case 0: return QJsonValue::Null;
    case 1: return true;
    case 2: return u"4096"_s;
    case 3: return -1;
    case 4: return 0;
    case 5: return 1e9;
    case 6: return 1e308;
    case 7: return 0.5;
    case 8: return QJsonArray{1, u"x"_s, QJsonObject{}};
    case 9: return QJsonObject{{u"num_hidden_layers"_s, 3}};
    case 10: return QJsonArray{};
    case 11: return qint64(9'007'199'254'740'991);
    case 12: return 65536;
    default: return 1;
    }
}

QJsonObject mutatedObject(QJsonObject object, QRandomGenerator &random)
{
    if (object.isEmpty())
        return object;
    const QStringList keys = object.keys();
    const QString key = keys.at(random.bounded(int(keys.size())));
    if (object.value(key).isObject() && random.bounded(3) > 0)
        object.insert(key, mutatedObject(object.value(key).toObject(), random));
    else if (random.bounded(4) == 0)
        object.remove(key);
    else
        object.insert(key, oddValue(random));
    return object;
}

QByteArray mutatedBytes(QByteArray bytes, QRandomGenerator &random)
{
    const int edits = 1 + random.bounded(4);
    for (int i = 0; i < edits && !bytes.isEmpty(); ++i) {
        const qsizetype at = random.bounded(int(bytes.size()));
        switch (random.bounded(4)) {
        case 0: bytes.truncate(at); break;
        case 1: bytes[at] = char(random.bounded(256)); break;
        case 2: bytes.remove(at, 1 + random.bounded(8)); break;
        default: bytes.insert(at, "9999"); break;
        }
    }
    return bytes;
}

// Whatever happens to a file, the answer is an error that says what is wrong, or a model whose numbers make sense.
void checkSane(const Result<Architecture> &result, const QByteArray &input)
{
    if (!result) {
        const Error &error = result.error();
        QVERIFY2(error.file == "model.config.json", input.constData());
        QVERIFY2(!error.place.empty() || !error.found.empty(), input.constData());
        QVERIFY2(!error.accepted.empty(), input.constData());
        return;
    }
    const Architecture &a = *result;
    QVERIFY2(a.totalParams > 0 && a.totalParams <= 1'000'000'000'000'000, input.constData());
    QVERIFY2(a.activeParams > 0 && a.activeParams <= a.totalParams, input.constData());
    QVERIFY2(a.mtpParams >= 0 && a.stateElements >= 0 && a.convStateElements >= 0, input.constData());
    QVERIFY2(!a.layers || *a.layers > 0, input.constData());
    QVERIFY2(!a.headDim || *a.headDim > 0, input.constData());
    QVERIFY2(!a.kvHeads || (*a.kvHeads > 0 && *a.kvHeads <= *a.attentionHeads), input.constData());
    QVERIFY2(!a.layers || a.slidingWindowLayers + a.fullAttentionLayers + a.linearLayers <= *a.layers, input.constData());
    QVERIFY2(a.slidingWindowLayers == 0 || a.slidingWindow, input.constData());
    QVERIFY2(a.experts == 0 || a.expertsPerToken <= a.experts, input.constData());
}

void mutate(int rounds, quint32 seed)
{
    const QList<QByteArray> inputs = ownInputs();
    QVERIFY(inputs.size() >= 20);
    QRandomGenerator random(seed);
    for (int i = 0; i < rounds; ++i) {
        QByteArray input = inputs.at(random.bounded(int(inputs.size())));
        if (i % 2 == 0) {
            QJsonObject object = QJsonDocument::fromJson(input).object();
            const int edits = 1 + random.bounded(3);
            for (int edit = 0; edit < edits; ++edit)
                object = mutatedObject(object, random);
            input = QJsonDocument(object).toJson();
        } else {
            input = mutatedBytes(input, random);
        }
        checkSane(read(input), input);
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

class TestConfigJson : public QObject {
    Q_OBJECT

private slots:
    void readsEveryColumn_data();
    void readsEveryColumn();
    void readsPublishedFiles_data();
    void readsPublishedFiles();
    void countsPublishedTotals_data();
    void countsPublishedTotals();
    void readsAttention_data();
    void readsAttention();
    void readsQuantization_data();
    void readsQuantization();
    void acceptsLooseJson_data();
    void acceptsLooseJson();
    void refuses_data();
    void refuses();
    void refusesHugeFile();
    void refusesMissingFile();
    void readsFile();
    void fallsBackToKeyShapes();
    void survivesMutations();
    void survivesManyMutations();
};

void TestConfigJson::readsEveryColumn_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<Row>("row");
    const QList<Row> rows = table(dataFolder() + u"/expected.csv"_s);
    QVERIFY(rows.size() >= 20);
    for (const Row &row : rows)
        QTest::newRow(qPrintable(row.value(u"file"_s))) << dataFolder() << row;
}

// Expected: the totals are the safetensors totals their publishers state; the rest is what the keys and the defaults of
// the class say. Reduced and edited inputs are marked in the file names.
void TestConfigJson::readsEveryColumn()
{
    QFETCH(QString, folder);
    QFETCH(Row, row);
    const QString path = folder + u'/' + row.value(u"file"_s);
    const Result<Architecture> result = readConfigJson(path);
    QVERIFY2(result, result ? "" : qPrintable(describe(result.error())));
    compare(*result, row);
}

void TestConfigJson::readsPublishedFiles_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<Row>("row");
    const QList<Row> rows = table(sharedFolder() + u"/EXPECTED.csv"_s);
    if (rows.isEmpty())
        QSKIP("no published files here");
    for (const Row &row : rows)
        QTest::newRow(qPrintable(row.value(u"file"_s))) << sharedFolder() << row;
}

void TestConfigJson::readsPublishedFiles()
{
    readsEveryColumn();
}

void TestConfigJson::countsPublishedTotals_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<Row>("row");
    const QList<Row> rows = table(dataFolder() + u"/totals.csv"_s);
    QVERIFY(rows.size() >= 20);
    for (const Row &row : rows)
        QTest::newRow(qPrintable(row.value(u"file"_s))) << dataFolder() << row;
}

// Expected: published safetensors totals, of families that the other table has not.
void TestConfigJson::countsPublishedTotals()
{
    readsEveryColumn();
}

void TestConfigJson::readsAttention_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("attention");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("cross");
    QTest::addColumn<qint64>("state");
    QTest::addColumn<qint64>("convState");
    QTest::addColumn<int>("indexDim");
    QTest::addColumn<int>("valueDim");
    QTest::addColumn<bool>("qkvBias");
    const auto row = [](const char *file, AttentionKind attention, ModelKind kind, int cross, qint64 state, qint64 conv, int index, int value, bool bias) {
        QTest::newRow(file) << QString::fromLatin1(file) << int(attention) << int(kind) << cross << state << conv << index << value << bias;
    };
    // State sizes: vLLM and llama.cpp keep K - 1 columns of a convolution. Mamba-1 D*S, Mamba-2 H*P*S, Gated DeltaNet
    // nv*dk*dv, lightning attention n*d*d.
    row("llama-2-7b", AttentionKind::Mha, ModelKind::DenseLlm, 0, 0, 0, 0, 0, false);
    row("llama-3.2-1b", AttentionKind::Gqa, ModelKind::DenseLlm, 0, 0, 0, 0, 0, false);
    row("llama-3.2-11b-vision", AttentionKind::Gqa, ModelKind::DenseLlm, 8, 0, 0, 0, 0, false);
    row("falcon-7b", AttentionKind::Mqa, ModelKind::DenseLlm, 0, 0, 0, 0, 0, false);
    row("qwen2.5-0.5b", AttentionKind::Gqa, ModelKind::DenseLlm, 0, 0, 0, 0, 0, true);
    row("mixtral-8x7b", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 0, 0, 0, 0, false);
    row("deepseek-v3", AttentionKind::Mla, ModelKind::MoeLlm, 0, 0, 0, 0, 128, false);
    row("deepseek-v3.2", AttentionKind::Mla, ModelKind::MoeLlm, 0, 0, 0, 128, 128, false);
    row("glm-5", AttentionKind::Mla, ModelKind::MoeLlm, 0, 0, 0, 128, 256, false);
    row("qwen3-next-80b-a3b", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 524288, 24576, 0, 0, false);
    row("qwen3.5-397b-a17b", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 1048576, 36864, 0, 0, false);
    row("minimax-text-01", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 1048576, 0, 0, 0, false);
    row("jamba-v0.1", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 131072, 24576, 0, 0, false);
    row("mamba-2.8b", AttentionKind::None, ModelKind::DenseLlm, 0, 81920, 15360, 0, 0, false);
    row("nemotron-h-56b", AttentionKind::Gqa, ModelKind::DenseLlm, 0, 4194304, 61440, 0, 0, false);
    row("nemotron-3-nano-30b-a3b", AttentionKind::Gqa, ModelKind::MoeLlm, 0, 524288, 18432, 0, 0, false);
    row("t5-large", AttentionKind::Mha, ModelKind::EncoderDecoder, 24, 0, 0, 0, 0, false);
    row("whisper-large-v3", AttentionKind::Mha, ModelKind::Speech, 32, 0, 0, 0, 0, true);
    row("bge-m3", AttentionKind::Mha, ModelKind::Embedding, 0, 0, 0, 0, 0, true);
    row("e5-mistral-7b", AttentionKind::Gqa, ModelKind::Embedding, 0, 0, 0, 0, 0, false);
    row("flux.1-schnell-nf4", AttentionKind::Mha, ModelKind::Diffusion, 0, 0, 0, 0, 0, true);
}

void TestConfigJson::readsAttention()
{
    QFETCH(QString, file);
    const Result<Architecture> result = readConfigJson(dataFolder() + u'/' + file + u".json"_s);
    QVERIFY2(result, result ? "" : qPrintable(describe(result.error())));
    QTEST(int(result->attention), "attention");
    QTEST(int(result->kind), "kind");
    QTEST(result->crossAttentionLayers, "cross");
    QTEST(qint64(result->stateElements), "state");
    QTEST(qint64(result->convStateElements), "convState");
    QTEST(result->indexHeadDim, "indexDim");
    QTEST(result->valueHeadDim.value_or(0), "valueDim");
    QTEST(result->qkvBias, "qkvBias");
}

void TestConfigJson::readsQuantization_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<int>("quantization");
    QTest::addColumn<int>("bits");
    QTest::addColumn<int>("native");
    const auto row = [](const char *name, const QByteArray &block, StoredQuantization quantization, int bits, int native) {
        QTest::newRow(name) << block << int(quantization) << bits << native;
    };
    // Shapes of the block: transformers quantization_config classes, compressed-tensors and ModelOpt documentation.
    row("none", "null", StoredQuantization::None, 0, 16);
    row("fp8 blocks", R"({"quant_method":"fp8","weight_block_size":[128,128]})", StoredQuantization::Fp8, 8, 8);
    row("fbgemm", R"({"quant_method":"fbgemm_fp8"})", StoredQuantization::FbgemmFp8, 8, 8);
    row("mxfp4", R"({"quant_method":"mxfp4"})", StoredQuantization::Mxfp4, 4, 4);
    row("compressed 8", R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":8,"type":"float"}}}})", StoredQuantization::CompressedTensors, 8, 8);
    row("compressed 4", R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":4,"group_size":32}}}})", StoredQuantization::CompressedTensors, 4, 4);
    row("nf4", R"({"quant_method":"bitsandbytes","load_in_4bit":true,"load_in_8bit":false})", StoredQuantization::BitsAndBytes4, 4, 4);
    row("int8", R"({"quant_method":"bitsandbytes","load_in_4bit":false,"load_in_8bit":true})", StoredQuantization::BitsAndBytes8, 8, 8);
    row("awq", R"({"quant_method":"awq","bits":4,"group_size":128})", StoredQuantization::Awq, 4, 4);
    row("awq old keys", R"({"quant_method":"awq","w_bit":4,"q_group_size":128})", StoredQuantization::Awq, 4, 4);
    row("gptq", R"({"quant_method":"gptq","bits":8,"group_size":-1})", StoredQuantization::Gptq, 8, 8);
    row("gptq 3 bits", R"({"quant_method":"gptq","bits":3,"group_size":128})", StoredQuantization::Gptq, 3, 4);
    row("modelopt nvfp4", R"({"quant_method":"modelopt","quant_algo":"NVFP4"})", StoredQuantization::ModelOpt, 4, 4);
    row("modelopt fp8", R"({"quant_method":"modelopt","quant_algo":"FP8"})", StoredQuantization::ModelOpt, 8, 8);
    row("modelopt mixed", R"({"quant_method":"modelopt","quant_algo":"MIXED_PRECISION"})", StoredQuantization::ModelOpt, 0, 16);
    row("unknown", R"({"quant_method":"aqlm","nbits_per_codebook":16})", StoredQuantization::Unknown, 0, 16);
}

void TestConfigJson::readsQuantization()
{
    QFETCH(QByteArray, block);
    const Result<Architecture> result = read(llama(",\"quantization_config\":" + block));
    QVERIFY2(result, result ? "" : qPrintable(describe(result.error())));
    QTEST(int(result->quantization), "quantization");
    QTEST(result->quantizedBits.value_or(0), "bits");
    QTEST(result->nativeBitsPerWeight, "native");
}

void TestConfigJson::acceptsLooseJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("plain") << llama();
    QTest::newRow("BOM") << "\xEF\xBB\xBF" + llama();
    QTest::newRow("CRLF") << llama().replace(",", ",\r\n");
    QTest::newRow("infinity") << llama(R"(,"time_step_limit":[0.0, Infinity],"a":-Infinity,"b":NaN)");
    QTest::newRow("words inside strings") << llama(R"(,"note":"NaN \" Infinity","c":NaN)");
    QTest::newRow("null head_dim") << llama(R"(,"head_dim":null,"rope_scaling":null)");
    QTest::newRow("float integers") << llama().replace("4096", "4096.0");
    QTest::newRow("vision flag is not ours") << llama(R"(,"vision_config":{"tie_word_embeddings":true,"num_hidden_layers":99})");
}

void TestConfigJson::acceptsLooseJson()
{
    QFETCH(QByteArray, json);
    const Result<Architecture> result = read(json);
    QVERIFY2(result, result ? "" : qPrintable(describe(result.error())));
    QCOMPARE(result->totalParams, 8'030'261'248); // Llama 3.1 8B, safetensors total
    QCOMPARE(result->activeParams, 8'030'261'248);
    QCOMPARE(result->headDim, 128);
    QCOMPARE(result->layers, 32);
    QCOMPARE(result->id, std::string("model"));
    QVERIFY(result->confidence == ShapeConfidence::Imported);
}

void TestConfigJson::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QByteArray &json, ErrorCode code, const char *place, const char *found) {
        QTest::newRow(name) << json << int(code) << QString::fromLatin1(place) << QString::fromLatin1(found);
    };
    row("empty", "", ErrorCode::NotJson, "1:1", "0");
    row("blank", "  \n ", ErrorCode::NotJson, "1:1", "0");
    row("truncated", llama().chopped(20), ErrorCode::NotJson, "", "*");
    row("binary", QByteArray("\0\1\2\3\xff\xfe", 6), ErrorCode::NotJson, "1:2", "");
    row("gguf", "GGUF\3", ErrorCode::NotJson, "1:2", "GGUF");
    row("array", "[1,2]", ErrorCode::WrongType, "1:1", "array");
    row("layers as text", llama().replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":\"32\""), ErrorCode::WrongType, "num_hidden_layers", "\"32\"");
    row("layers as list", llama().replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":[32]"), ErrorCode::WrongType, "num_hidden_layers", "array");
    row("negative layers", llama().replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":-32"), ErrorCode::OutOfRange, "num_hidden_layers", "-32");
    row("absurd layers", llama().replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":1000000000"), ErrorCode::OutOfRange, "num_hidden_layers", "1000000000");
    row("half a layer", llama().replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":0.5"), ErrorCode::OutOfRange, "num_hidden_layers", "0.5");
    row("no layers", llama().replace("num_hidden_layers", "x"), ErrorCode::MissingKey, "num_hidden_layers", "");
    row("no width", llama().replace("hidden_size", "x"), ErrorCode::MissingKey, "hidden_size", "");
    row("NaN width", llama().replace("\"hidden_size\":4096", "\"hidden_size\":NaN"), ErrorCode::WrongType, "hidden_size", "\"NaN\"");
    row("more kv heads than heads", llama().replace("\"num_key_value_heads\":8", "\"num_key_value_heads\":64"), ErrorCode::OutOfRange, "num_key_value_heads", "64");
    row("absurd size", llama().replace("\"hidden_size\":4096", "\"hidden_size\":4000000").replace("14336", "4000000").replace("_layers\":32", "_layers\":10000"), ErrorCode::OutOfRange, "parameters", "*");
    row("flag as number", llama().replace("\"tie_word_embeddings\":false", "\"tie_word_embeddings\":0"), ErrorCode::WrongType, "tie_word_embeddings", "0");
    row("unknown dtype", llama().replace("bfloat16", "float7"), ErrorCode::UnknownValue, "torch_dtype", "float7");
    row("more active experts than experts", llama(R"(,"num_local_experts":8,"num_experts_per_tok":9)"), ErrorCode::OutOfRange, "num_experts_per_tok", "9");
    row("short layer_types", llama(R"(,"layer_types":["full_attention"])"), ErrorCode::OutOfRange, "layer_types", "1");
    row("nested place", R"({"model_type":"gemma3","text_config":{"hidden_size":"big","num_hidden_layers":34}})", ErrorCode::WrongType, "text_config.hidden_size", "\"big\"");
    row("text_config as list", R"({"model_type":"gemma3","text_config":[]})", ErrorCode::WrongType, "text_config", "array");
    row("adapter", R"({"peft_type":"LORA","base_model_name_or_path":"x","r":16,"lora_alpha":32})", ErrorCode::Adapter, "", "x");
    row("generation", R"({"_from_model_config":true,"bos_token_id":1,"eos_token_id":2,"temperature":0.6})", ErrorCode::NotAModel, "", "generation_config.json");
    row("tokenizer_config", R"({"add_bos_token":true,"tokenizer_class":"LlamaTokenizer","model_max_length":4096})", ErrorCode::NotAModel, "", "tokenizer_config.json");
    row("tokenizer", R"({"version":"1.0","added_tokens":[],"model":{"type":"BPE"}})", ErrorCode::NotAModel, "", "tokenizer.json");
    row("preprocessor", R"({"image_processor_type":"CLIPImageProcessor","size":{}})", ErrorCode::NotAModel, "", "preprocessor_config.json");
    row("index", R"({"metadata":{"total_size":1},"weight_map":{}})", ErrorCode::NotAModel, "", "model.safetensors.index.json");
    row("scheduler", R"({"_class_name":"EulerDiscreteScheduler","_diffusers_version":"0.19"})", ErrorCode::NotAModel, "_class_name", "EulerDiscreteScheduler");
    row("anything else", R"({"name":"left-pad","version":"1.0.0"})", ErrorCode::NotAModel, "", "?");
    row("other diffusion model", R"({"_class_name":"AutoencoderKL"})", ErrorCode::UnknownModel, "_class_name", "AutoencoderKL");
}

void TestConfigJson::refuses()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    QFETCH(QString, found);
    const Result<Architecture> result = read(json);
    QVERIFY(!result);
    QTEST(int(result.error().code), "code");
    QCOMPARE(result.error().file, std::string("model.config.json"));
    QVERIFY(!result.error().accepted.empty());
    if (found != "*"_L1) {
        QCOMPARE(QString::fromStdString(result.error().place), place);
        QCOMPARE(QString::fromStdString(result.error().found), found);
    }
}

void TestConfigJson::refusesHugeFile()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"config.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(maxConfigJsonSize + 1)); // sparse
    file.close();
    const Result<Architecture> result = readConfigJson(file.fileName());
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::TooLarge);
    QCOMPARE(result.error().found, std::string("67108865"));
    QCOMPARE(result.error().accepted, std::string("67108864"));
}

void TestConfigJson::refusesMissingFile()
{
    const Result<Architecture> result = readConfigJson(u"/nowhere/config.json"_s);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::CannotOpen);
    QCOMPARE(result.error().file, std::string("/nowhere/config.json"));
    QVERIFY(!result.error().detail.empty());
}

void TestConfigJson::readsFile()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"My-Model"_s));
    QFile file(folder.filePath(u"My-Model/config.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(llama());
    file.close();
    const Result<Architecture> result = readConfigJson(file.fileName());
    QVERIFY(result);
    QCOMPARE(result->id, std::string("My-Model"));
    QCOMPARE(result->source, std::string("config.json"));
}

// An unknown model_type is counted like a Llama from the keys it has; a known class wins over an edited model_type.
void TestConfigJson::fallsBackToKeyShapes()
{
    const auto unknown = read(llama().replace("LlamaForCausalLM", "NewThingForCausalLM").replace("\"llama\"", "\"new_thing\""));
    QVERIFY(unknown);
    QCOMPARE(unknown->totalParams, 8'030'261'248);
    QCOMPARE(unknown->modelType, std::string("new_thing"));
    const auto edited = read(R"({"architectures":["Qwen2ForCausalLM"],"model_type":"my_qwen","hidden_size":896,"intermediate_size":4864,"num_attention_heads":14,)"
                             R"("num_hidden_layers":24,"num_key_value_heads":2,"vocab_size":151936,"tie_word_embeddings":true,"torch_dtype":"bfloat16"})");
    QVERIFY(edited);
    QCOMPARE(edited->totalParams, 494'032'768); // Qwen2.5 0.5B: the bias of q, k and v is there without a key
    QVERIFY(edited->qkvBias);
}

void TestConfigJson::survivesMutations()
{
    mutate(600, 20240801);
}

void TestConfigJson::survivesManyMutations()
{
    if (!qEnvironmentVariableIsSet("CONFIGURIA_LONG_TESTS"))
        QSKIP("long");
    mutate(60'000, 42);
}

QTEST_GUILESS_MAIN(TestConfigJson)
#include "tst_configjson.moc"
