// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/configjson.h"
#include "headertools.h"
#include "safetensorsbuilder.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// Llama 3.1 8B as meta-llama publishes it; `extra` follows the keys.
QByteArray llamaConfig(const QByteArray &extra = {})
{
    return R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,)"
           R"("num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":128256,"max_position_embeddings":131072,"tie_word_embeddings":false,"torch_dtype":"bfloat16")"
        + extra + "}";
}

// The matrices of the layers of Llama 3.1 8B, as name, rows and columns.
struct Matrix {
    const char *name;
    qint64 rows;
    qint64 columns;
};
constexpr Matrix layerMatrices[] = {{"self_attn.q_proj", 4096, 4096}, {"self_attn.k_proj", 1024, 4096}, {"self_attn.v_proj", 1024, 4096}, {"self_attn.o_proj", 4096, 4096},
    {"mlp.gate_proj", 14336, 4096}, {"mlp.up_proj", 14336, 4096}, {"mlp.down_proj", 4096, 14336}};

using WriteMatrix = void (*)(SafetensorsBuilder &, const QByteArray &name, qint64 rows, qint64 columns);

SafetensorsBuilder llama(WriteMatrix write)
{
    SafetensorsBuilder b;
    b.tensor("model.embed_tokens.weight", "BF16", {128256, 4096}, 128256LL * 4096 * 2).tensor("lm_head.weight", "BF16", {128256, 4096}, 128256LL * 4096 * 2);
    b.tensor("model.norm.weight", "BF16", {4096}, 8192);
    for (int i = 0; i < 32; ++i) {
        const QByteArray layer = "model.layers." + QByteArray::number(i) + '.';
        for (const Matrix &m : layerMatrices) {
            write(b, layer + m.name, m.rows, m.columns);
        }
        b.tensor(layer + "input_layernorm.weight", "BF16", {4096}, 8192).tensor(layer + "post_attention_layernorm.weight", "BF16", {4096}, 8192);
    }
    return b;
}

void writeBf16(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".weight", "BF16", {rows, columns}, rows * columns * 2);
}

// AutoGPTQ, group of 128: eight 4-bit weights in each 32-bit word along the input.
void writeGptq(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".qweight", "I32", {columns / 8, rows}, columns / 8 * rows * 4).tensor(name + ".qzeros", "I32", {columns / 128, rows / 8}, columns / 128 * rows / 8 * 4);
    b.tensor(name + ".scales", "F16", {columns / 128, rows}, columns / 128 * rows * 2).tensor(name + ".g_idx", "I32", {columns}, columns * 4);
}

// AutoAWQ: eight 4-bit weights in each 32-bit word along the output.
void writeAwq(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".qweight", "I32", {columns, rows / 8}, columns * rows / 8 * 4).tensor(name + ".qzeros", "I32", {columns / 128, rows / 8}, columns / 128 * rows / 8 * 4);
    b.tensor(name + ".scales", "F16", {columns / 128, rows}, columns / 128 * rows * 2);
}

// ModelOpt NVFP4: two weights a byte, one fp8 scale per 16, one fp32 scale per matrix.
void writeNvfp4(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".weight", "U8", {rows, columns / 2}, rows * columns / 2).tensor(name + ".weight_scale", "F8_E4M3", {rows, columns / 16}, rows * columns / 16);
    b.tensor(name + ".weight_scale_2", "F32", {}, 4).tensor(name + ".input_scale", "F32", {}, 4);
}

void writeFp8(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".weight", "F8_E4M3", {rows, columns}, rows * columns).tensor(name + ".weight_scale_inv", "F32", {rows / 128, columns / 128}, rows / 128 * columns / 128 * 4);
}

// compressed-tensors "pack-quantized", group of 128.
void writePacked(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".weight_packed", "I32", {rows, columns / 8}, rows * columns / 8 * 4).tensor(name + ".weight_scale", "BF16", {rows, columns / 128}, rows * columns / 128 * 2);
    b.tensor(name + ".weight_shape", "I64", {2}, 16);
}

// bitsandbytes NF4 with double quantisation.
void writeNf4(SafetensorsBuilder &b, const QByteArray &name, qint64 rows, qint64 columns)
{
    b.tensor(name + ".weight", "U8", {rows * columns / 2, 1}, rows * columns / 2).tensor(name + ".weight.absmax", "U8", {rows * columns / 64}, rows * columns / 64);
    b.tensor(name + ".weight.quant_map", "F32", {16}, 64).tensor(name + ".weight.nested_absmax", "F32", {rows * columns / 64 / 256}, rows * columns / 64 / 256 * 4);
    b.tensor(name + ".weight.nested_quant_map", "F32", {256}, 1024).tensor(name + ".weight.quant_state.bitsandbytes__nf4", "U8", {80}, 80);
}

constexpr std::int64_t llamaParams = 8'030'261'248; // "total" of the safetensors on the Hugging Face Hub
constexpr std::int64_t llamaLinear = 32LL * (2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 14336); // weights of the layers' matrices

} // namespace

class TestSafetensors : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsFormats_data();
    void readsFormats();
    void readsMxfp4();
    void readsShards();
    void readsIndex();
    void namesTheMissingShard();
    void refusesIndex_data();
    void refusesIndex();
    void knowsTheSizeWithoutConfig();
    void wantsConfig();
    void refusesOtherModel();
    void refusesAdapter();
    void readsModelOptFile_data();
    void readsModelOptFile();
    void refusesModelOptFile();
    void refuses_data();
    void refuses();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void writeConfig(const QByteArray &json) const { writeBytes(path(u"config.json"_s), json); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSafetensors::readsFormats_data()
{
    QTest::addColumn<void *>("write");
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<double>("bitsPerLinear"); // of one weight of a layer's matrix
    QTest::addColumn<qint64>("other");         // bytes beside, of all layers
    QTest::addColumn<int>("format");
    const auto row = [](const char *name, WriteMatrix write, const QByteArray &config, double bits, qint64 other, WeightFormat format) {
        QTest::newRow(name) << reinterpret_cast<void *>(write) << config << bits << other << int(format);
    };
    constexpr qint64 inputs = 6 * 4096 + 14336; // sum of the columns of one layer's matrices
    constexpr qint64 blocks = 7;
    row("BF16", writeBf16, {}, 16, 0, WeightFormat::Bf16);
    row("GPTQ", writeGptq, R"(,"quantization_config":{"quant_method":"gptq","bits":4,"group_size":128})", 4 + 16.0 / 128 + 4.0 / 128, 32 * inputs * 4, WeightFormat::Gptq);
    row("AWQ", writeAwq, R"(,"quantization_config":{"quant_method":"awq","bits":4,"group_size":128})", 4 + 16.0 / 128 + 4.0 / 128, 0, WeightFormat::Awq);
    row("NVFP4", writeNvfp4, R"(,"quantization_config":{"quant_method":"modelopt","quant_algo":"NVFP4"})", 4.5, 32 * blocks * 8, WeightFormat::Nvfp4);
    row("FP8", writeFp8, R"(,"quantization_config":{"quant_method":"fp8","weight_block_size":[128,128]})", 8 + 32.0 / 16384, 0, WeightFormat::Fp8);
    row("compressed-tensors", writePacked,
        R"(,"quantization_config":{"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":4,"type":"int"}}}})", 4 + 16.0 / 128, 32 * blocks * 16,
        WeightFormat::Int4);
    row("NF4", writeNf4, R"(,"quantization_config":{"quant_method":"bitsandbytes","load_in_4bit":true})", 4 + 8.0 / 64 + 32.0 / (64 * 256), 32 * blocks * (64 + 1024 + 80),
        WeightFormat::Nf4);
}

void TestSafetensors::readsFormats()
{
    QFETCH(void *, write);
    QFETCH(QByteArray, config);
    QFETCH(double, bitsPerLinear);
    QFETCH(qint64, other);
    const SafetensorsBuilder b = llama(reinterpret_cast<WriteMatrix>(write));
    if (!b.write(path(u"model.safetensors"_s))) {
        QSKIP("the file system takes no large sparse file");
    }
    const qint64 expected = (llamaParams - llamaLinear) * 2 + qint64(double(llamaLinear) * bitsPerLinear / 8) + other;
    QCOMPARE(b.dataSize(), expected); // the file is what it should be
    // Without config.json: the weights are counted, packed ones as what is in them.
    const Result<Architecture> alone = readModelFile(path(u"model.safetensors"_s));
    QVERIFY2(alone, alone ? "" : qPrintable(describe(alone.error())));
    QVERIFY(alone->confidence == ShapeConfidence::SizeOnly);
    QCOMPARE(alone->totalParams, llamaParams);
    QCOMPARE(*alone->fileWeightBytes, expected);

    writeConfig(llamaConfig(config));
    const Result<Architecture> a = readModelFile(path(u"model.safetensors"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(a->layers.value_or(0), 32);
    QCOMPARE(a->kvHeads.value_or(0), 8);
    QCOMPARE(a->totalParams, llamaParams);
    QCOMPARE(*a->fileWeightBytes, expected);
    QCOMPARE(*a->fileEmbeddingBytes, 128256LL * 4096 * 2);
    QTEST(int(*a->storedFormat), "format");
    QVERIFY(a->confidence == ShapeConfidence::Imported);
}

// gpt-oss: blocks of 32 weights in 16 bytes, and a scale each.
void TestSafetensors::readsMxfp4()
{
    SafetensorsBuilder b;
    b.tensor("model.layers.0.mlp.experts.gate_up_proj_blocks", "U8", {32, 5760, 90, 16}, 32LL * 5760 * 90 * 16);
    b.tensor("model.layers.0.mlp.experts.gate_up_proj_scales", "U8", {32, 5760, 90}, 32LL * 5760 * 90);
    b.tensor("model.layers.0.mlp.experts.gate_up_proj_bias", "BF16", {32, 5760}, 32LL * 5760 * 2);
    QVERIFY(b.write(path(u"model.safetensors"_s)));
    const Result<Architecture> a = readSafetensors(path(u"model.safetensors"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(a->totalParams, 32LL * 5760 * 2880 + 32LL * 5760);
    QVERIFY(a->storedFormat == WeightFormat::Mxfp4);
}

void TestSafetensors::readsShards()
{
    for (int part = 1; part <= 3; ++part) {
        SafetensorsBuilder b;
        b.tensor("part." + QByteArray::number(part), "BF16", {1000, 1000}, 2'000'000);
        QVERIFY(b.write(path(u"model-0000%1-of-00003.safetensors"_s.arg(part))));
    }
    for (int part = 1; part <= 3; ++part) {
        const Result<Architecture> a = readModelFile(path(u"model-0000%1-of-00003.safetensors"_s.arg(part)));
        QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
        QCOMPARE(a->totalParams, 3'000'000);
        QCOMPARE(*a->fileWeightBytes, 6'000'000);
        QCOMPARE(a->id, QFileInfo(m_folder->path()).fileName().toStdString());
    }
    SafetensorsBuilder twice;
    twice.tensor("part.1", "BF16", {1000, 1000}, 2'000'000);
    QVERIFY(twice.write(path(u"model-00002-of-00003.safetensors"_s)));
    const Result<Architecture> a = readModelFile(path(u"model-00001-of-00003.safetensors"_s));
    QVERIFY(!a);
    QCOMPARE(a.error().place, std::string("part.1"));
}

// model.safetensors.index.json of Llama 3.1 8B: total_size 16 060 522 496, which is 2 bytes a weight.
void TestSafetensors::readsIndex()
{
    writeConfig(llamaConfig());
    writeBytes(path(u"model.safetensors.index.json"_s), R"({"metadata":{"total_size":16060522496,"other":[1,{"a":null}]},)"
                                                        R"("weight_map":{"a":"model-00001-of-00002.safetensors","b":"model-00002-of-00002.safetensors","c":"model-00001-of-00002.safetensors"}})");
    const Result<Architecture> alone = readModelFile(path(u"model.safetensors.index.json"_s));
    QVERIFY2(alone, alone ? "" : qPrintable(describe(alone.error())));
    QCOMPARE(*alone->fileWeightBytes, 16'060'522'496);
    QCOMPARE(alone->totalParams, llamaParams);
    QVERIFY(alone->storedFormat == WeightFormat::Bf16);

    // The parts are there: what they hold, and not what the index says.
    QVERIFY(QFile::remove(path(u"config.json"_s)));
    SafetensorsBuilder first;
    first.tensor("a", "F16", {1000}, 2000).tensor("c", "F32", {10}, 40);
    SafetensorsBuilder second;
    second.tensor("b", "F16", {500}, 1000);
    QVERIFY(first.write(path(u"model-00001-of-00002.safetensors"_s)) && second.write(path(u"model-00002-of-00002.safetensors"_s)));
    const Result<Architecture> whole = readModelFile(path(u"model.safetensors.index.json"_s));
    QVERIFY2(whole, whole ? "" : qPrintable(describe(whole.error())));
    QCOMPARE(*whole->fileWeightBytes, 3040);
    QCOMPARE(whole->totalParams, 1510);
    QVERIFY(whole->storedFormat == WeightFormat::Fp16);
}

void TestSafetensors::namesTheMissingShard()
{
    SafetensorsBuilder b;
    b.tensor("a", "F16", {1000}, 2000);
    QVERIFY(b.write(path(u"model-00001-of-00003.safetensors"_s)));
    writeBytes(path(u"model.safetensors.index.json"_s), R"({"metadata":{"total_size":9},"weight_map":{"a":"model-00001-of-00003.safetensors","b":"model-00003-of-00003.safetensors"}})");
    const Result<Architecture> byShard = readModelFile(path(u"model-00001-of-00003.safetensors"_s));
    QVERIFY(!byShard);
    QVERIFY(byShard.error().code == ErrorCode::MissingPart);
    QCOMPARE(byShard.error().found, std::string("model-00002-of-00003.safetensors"));
    const Result<Architecture> byIndex = readModelFile(path(u"model.safetensors.index.json"_s));
    QVERIFY(!byIndex);
    QVERIFY(byIndex.error().code == ErrorCode::MissingPart);
    QCOMPARE(byIndex.error().found, std::string("model-00003-of-00003.safetensors"));
}

void TestSafetensors::refusesIndex_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QByteArray &json, ErrorCode code = ErrorCode::NotJson) { QTest::newRow(name) << json << int(code); };
    row("empty", {});
    row("no map", R"({"metadata":{"total_size":1}})");
    row("an empty map", R"({"weight_map":{}})");
    row("cut", R"({"weight_map":{"a":"b.safetensors")");
    row("more after it", R"({"weight_map":{"a":"b.safetensors"}} x)");
    row("negative size", R"({"metadata":{"total_size":-1},"weight_map":{"a":"b.safetensors"}})");
    row("huge size", R"({"metadata":{"total_size":1e300},"weight_map":{"a":"b.safetensors"}})");
    row("deep", QByteArray(100'000, '['));
    row("another folder", R"({"metadata":{"total_size":1},"weight_map":{"a":"../../etc/passwd"}})", ErrorCode::UnknownValue);
    row("a size alone", R"({"metadata":{"total_size":100},"weight_map":{"a":"b.safetensors"}})", ErrorCode::NeedsConfig);
}

void TestSafetensors::refusesIndex()
{
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    writeBytes(path(u"model.safetensors.index.json"_s), json);
    const Result<Architecture> a = readModelFile(path(u"model.safetensors.index.json"_s));
    QVERIFY(!a);
    QVERIFY2(int(a.error().code) == code, qPrintable(describe(a.error())));
}

void TestSafetensors::knowsTheSizeWithoutConfig()
{
    SafetensorsBuilder b;
    b.tensor("a", "F32", {1000, 20}, 80'000).tensor("empty", "F32", {0, 20}, 0).tensor("scalar", "F32", {}, 4);
    QVERIFY(b.write(path(u"My-Model.safetensors"_s)));
    const Result<Architecture> a = readModelFile(path(u"My-Model.safetensors"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QCOMPARE(a->totalParams, 20'001);
    QCOMPARE(a->activeParams, 20'001);
    QCOMPARE(*a->fileWeightBytes, 80'004);
    QCOMPARE(a->id, std::string("My-Model"));
    QVERIFY(a->storedFormat == WeightFormat::Fp32);
    QVERIFY(!a->layers.has_value());
}

void TestSafetensors::wantsConfig()
{
    SafetensorsBuilder b;
    b.tensor("a.weight_scale", "F32", {10}, 40);
    QVERIFY(b.write(path(u"model.safetensors"_s)));
    const Result<Architecture> a = readModelFile(path(u"model.safetensors"_s));
    QVERIFY(!a);
    QVERIFY(a.error().code == ErrorCode::NeedsConfig);
}

void TestSafetensors::refusesOtherModel()
{
    writeConfig(llamaConfig());
    SafetensorsBuilder b;
    b.tensor("a", "BF16", {1000}, 2000);
    QVERIFY(b.write(path(u"model.safetensors"_s)));
    const Result<Architecture> a = readModelFile(path(u"model.safetensors"_s));
    QVERIFY(!a);
    QCOMPARE(a.error().place, std::string("parameters"));
    QCOMPARE(a.error().found, std::string("1000"));
    writeConfig("{\"hidden_size\": ");
    QVERIFY(!readModelFile(path(u"model.safetensors"_s))); // a broken config.json is not passed over
}

void TestSafetensors::refusesAdapter()
{
    SafetensorsBuilder b;
    b.tensor("base_model.model.model.layers.0.self_attn.q_proj.lora_A.weight", "F32", {16, 4096}, 16 * 4096 * 4);
    QVERIFY(b.write(path(u"adapter_model.safetensors"_s)));
    const Result<Architecture> alone = readModelFile(path(u"adapter_model.safetensors"_s));
    QVERIFY(!alone);
    QVERIFY(alone.error().code == ErrorCode::Adapter);
    writeBytes(path(u"adapter_config.json"_s), R"({"peft_type":"LORA","base_model_name_or_path":"meta-llama/Llama-3.1-8B","r":16,"lora_alpha":32})");
    for (const QString &name : {u"adapter_model.safetensors"_s, u"adapter_config.json"_s}) {
        const Result<Architecture> a = readModelFile(path(name));
        QVERIFY(!a);
        QVERIFY(a.error().code == ErrorCode::Adapter);
        QCOMPARE(a.error().found, std::string("meta-llama/Llama-3.1-8B"));
    }
}

// hf_quant_config.json of ModelOpt checkpoints (nvidia/Llama-3.1-8B-Instruct-FP8 and -FP4).
void TestSafetensors::readsModelOptFile_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("quantization");
    QTest::addColumn<int>("bits");
    QTest::addColumn<int>("native");
    const auto row = [](const char *name, const QByteArray &quantization, StoredQuantization stored, int bits, int native) {
        QTest::newRow(name) << R"({"producer":{"name":"modelopt","version":"0.23.0"},"quantization":)" + quantization + '}' << int(stored) << bits << native;
    };
    row("NVFP4", R"({"quant_algo":"NVFP4","kv_cache_quant_algo":"FP8","group_size":16,"exclude_modules":["lm_head"]})", StoredQuantization::ModelOpt, 4, 4);
    row("FP8", R"({"quant_algo":"FP8","kv_cache_quant_algo":"FP8","exclude_modules":["lm_head"]})", StoredQuantization::ModelOpt, 8, 8);
    row("W4A8", R"({"quant_algo":"W4A8_AWQ"})", StoredQuantization::ModelOpt, 4, 4);
    row("mixed", R"({"quant_algo":"MIXED_PRECISION","quantized_layers":{"a":{"quant_algo":"FP8"},"b":{"quant_algo":"NVFP4"},"c":{"quant_algo":"NVFP4"}}})",
        StoredQuantization::ModelOpt, 4, 4);
    row("mixed, as many", R"({"quant_algo":"MIXED_PRECISION","quantized_layers":{"a":{"quant_algo":"FP8"},"b":{"quant_algo":"NVFP4"}}})", StoredQuantization::ModelOpt, 8, 8);
    row("mixed, no list", R"({"quant_algo":"MIXED_PRECISION"})", StoredQuantization::ModelOpt, -1, 16);
    row("KV cache alone", R"({"quant_algo":null,"kv_cache_quant_algo":"FP8"})", StoredQuantization::None, -1, 16);
}

void TestSafetensors::readsModelOptFile()
{
    QFETCH(QByteArray, json);
    writeConfig(llamaConfig());
    writeBytes(path(u"hf_quant_config.json"_s), json);
    const Result<Architecture> a = readModelFile(path(u"config.json"_s));
    QVERIFY2(a, a ? "" : qPrintable(describe(a.error())));
    QTEST(int(a->quantization), "quantization");
    QTEST(a->quantizedBits.value_or(-1), "bits");
    QTEST(a->nativeBitsPerWeight, "native");
    QCOMPARE(a->totalParams, llamaParams);
    // config.json itself comes first.
    writeConfig(llamaConfig(R"(,"quantization_config":{"quant_method":"awq","bits":4})"));
    QVERIFY(readModelFile(path(u"config.json"_s))->quantization == StoredQuantization::Awq);
}

void TestSafetensors::refusesModelOptFile()
{
    writeConfig(llamaConfig());
    writeBytes(path(u"hf_quant_config.json"_s), R"({"quantization":{"quant_algo":4}})");
    const Result<Architecture> a = readModelFile(path(u"config.json"_s));
    QVERIFY(!a);
    QCOMPARE(a.error().place, std::string("quantization.quant_algo"));
    QVERIFY(a.error().file.ends_with("hf_quant_config.json"));
}

void TestSafetensors::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &bytes, ErrorCode code, const QString &place) { QTest::newRow(name) << bytes << int(code) << place; };
    const auto json = [&row](const char *name, const QByteArray &text, ErrorCode code, const QString &place) { row(name, SafetensorsBuilder::framed(text) + QByteArray(8, 0), code, place); };
    row("empty", {}, ErrorCode::Truncated, {});
    row("seven bytes", QByteArray(7, 1), ErrorCode::Truncated, {});
    row("length 0", QByteArray(20, 0), ErrorCode::OutOfRange, u"byte 0"_s);
    row("huge length", QByteArray(8, char(0xFF)) + "{}", ErrorCode::OutOfRange, u"byte 0"_s);
    row("cut header", SafetensorsBuilder().tensor("a", "F32", {2}, 8).header().chopped(5), ErrorCode::Truncated, u"byte 0"_s);
    row("cut data", SafetensorsBuilder().tensor("a", "F32", {2}, 8).header() + QByteArray(7, 0), ErrorCode::Truncated, {});
    row("data after the last", SafetensorsBuilder().tensor("a", "F32", {2}, 8).header() + QByteArray(9, 0), ErrorCode::OutOfRange, u"data_offsets"_s);
    json("no JSON", "hello", ErrorCode::NotJson, {});
    json("array", "[]", ErrorCode::NotJson, {});
    json("two texts", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}{})", ErrorCode::NotJson, {});
    json("unknown type", R"({"a":{"dtype":"Q4","shape":[2],"data_offsets":[0,8]}})", ErrorCode::UnknownValue, u"a"_s);
    json("no type", R"({"a":{"shape":[2],"data_offsets":[0,8]}})", ErrorCode::NotJson, {});
    json("no offsets", R"({"a":{"dtype":"F32","shape":[2]}})", ErrorCode::NotJson, {});
    json("one offset", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0]}})", ErrorCode::NotJson, {});
    json("three offsets", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8,9]}})", ErrorCode::NotJson, {});
    json("offsets that go back", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[8,0]}})", ErrorCode::NotJson, {});
    json("negative width", R"({"a":{"dtype":"F32","shape":[-2],"data_offsets":[0,8]}})", ErrorCode::NotJson, {});
    json("widths that overflow", R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,4294967296],"data_offsets":[0,8]}})", ErrorCode::NotJson, {});
    json("shape and size differ", R"({"a":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}})", ErrorCode::OutOfRange, u"a"_s);
    json("beyond the end", R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}})", ErrorCode::Truncated, {});
    json("the same name twice", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", ErrorCode::OutOfRange, u"a"_s);
    json("the same key twice", R"({"a":{"dtype":"F32","dtype":"F32","shape":[2],"data_offsets":[0,8]}})", ErrorCode::NotJson, {});
    json("overlap", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", ErrorCode::OutOfRange, u"data_offsets"_s);
    json("hole", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", ErrorCode::OutOfRange, u"data_offsets"_s);
    json("deep metadata", R"({"__metadata__":)" + QByteArray(100'000, '['), ErrorCode::NotJson, {});
    json("no tensor", "{}", ErrorCode::OutOfRange, u"data_offsets"_s);
}

void TestSafetensors::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    QFETCH(QString, place);
    writeBytes(path(u"model.safetensors"_s), bytes);
    const Result<Architecture> a = readModelFile(path(u"model.safetensors"_s));
    QVERIFY(!a);
    QVERIFY2(int(a.error().code) == code, qPrintable(describe(a.error())));
    if (!place.isEmpty()) {
        QCOMPARE(QString::fromStdString(a.error().place), place);
    }
    QCOMPARE(QString::fromStdString(a.error().file), path(u"model.safetensors"_s));
}

QTEST_GUILESS_MAIN(TestSafetensors)
#include "tst_safetensors.moc"
