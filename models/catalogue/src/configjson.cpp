// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/configjson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>

#include <algorithm>

#include "configdecoder.h"
#include "configencoders.h"
#include "configreader.h"
#include "modelfamily.h"
#include "visiontower.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

bool hasAny(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    return std::any_of(keys.begin(), keys.end(), [&](QLatin1StringView key) { return object.contains(key); });
}

// Name of a JSON file that lies beside config.json in a model folder; empty for a model.
QString otherFileKind(const QJsonObject &root)
{
    if (root.contains("weight_map"_L1))
        return u"model.safetensors.index.json"_s;
    if (root.contains("_class_name"_L1))
        return {};
    const bool hasLayers = hasAny(root, {"num_hidden_layers"_L1, "n_layer"_L1, "n_layers"_L1, "num_layers"_L1, "encoder_layers"_L1, "hidden_size"_L1, "n_embd"_L1,
        "d_model"_L1, "text_config"_L1, "language_config"_L1, "llm_config"_L1});
    if (hasLayers)
        return {};
    if (hasAny(root, {"image_processor_type"_L1, "feature_extractor_type"_L1, "processor_class"_L1}) && !root.contains("tokenizer_class"_L1))
        return u"preprocessor_config.json"_s;
    if (hasAny(root, {"added_tokens_decoder"_L1, "tokenizer_class"_L1, "chat_template"_L1}))
        return u"tokenizer_config.json"_s;
    if (root.contains("added_tokens"_L1) && root.contains("model"_L1))
        return u"tokenizer.json"_s;
    if (root.contains("quantization"_L1) && root.contains("producer"_L1))
        return u"hf_quant_config.json"_s;
    if (root.contains("model_type"_L1) || root.contains("architectures"_L1))
        return {};
    if (hasAny(root, {"_from_model_config"_L1, "max_new_tokens"_L1, "do_sample"_L1, "temperature"_L1, "top_p"_L1, "eos_token_id"_L1}))
        return u"generation_config.json"_s;
    return u"?"_s;
}

std::optional<int> bitsOfType(const QString &type)
{
    const QString name = type.startsWith("torch."_L1) ? type.mid(6) : type;
    if (name == "float32"_L1 || name == "float"_L1 || name == "float64"_L1)
        return 32;
    if (name == "bfloat16"_L1 || name == "float16"_L1 || name == "half"_L1 || name == "auto"_L1)
        return 16;
    if (name.startsWith("float8"_L1) || name == "int8"_L1 || name == "uint8"_L1)
        return 8;
    return {};
}

// transformers loads a file without a type as float32.
int readStoredBits(ConfigReader &language, ConfigReader &root)
{
    for (ConfigReader *reader : {&language, &root}) {
        const auto type = reader->text({"dtype"_L1, "torch_dtype"_L1});
        if (!type)
            continue;
        if (const auto bits = bitsOfType(*type))
            return *bits;
        reader->fail(ErrorCode::UnknownValue, reader->has("dtype"_L1) ? u"dtype"_s : u"torch_dtype"_s, type->left(60), u"float32, float16, bfloat16, float8_e4m3fn"_s);
    }
    return 32;
}

// compressed-tensors: the narrowest group, which holds the bulk of the weights.
std::optional<int> compressedBits(ConfigReader &quantization)
{
    const auto groups = quantization.object("config_groups"_L1);
    std::optional<int> bits;
    for (const QJsonValue &group : groups.value_or(QJsonObject{})) {
        ConfigReader weights(group.toObject().value("weights"_L1).toObject(), quantization.fileName(), u"config_groups.*.weights."_s);
        if (const auto found = weights.integer({"num_bits"_L1}, {1, 16}))
            bits = std::min(bits.value_or(16), int(*found));
        quantization.adopt(weights);
    }
    return bits;
}

std::optional<int> bitsOfModelOpt(const QString &algorithm)
{
    if (algorithm.contains("NVFP4"_L1) || algorithm.contains("W4A"_L1) || algorithm.contains("INT4"_L1))
        return 4;
    if (algorithm.contains("FP8"_L1) || algorithm.contains("INT8"_L1) || algorithm.contains("W8A"_L1))
        return 8;
    return {}; // MIXED_PRECISION says nothing
}

void readQuantizationOf(ConfigReader &q, Architecture &a)
{
    const QString method = q.text({"quant_method"_L1}).value_or(QString());
    const auto fourBit = q.flag({"load_in_4bit"_L1, "_load_in_4bit"_L1});
    const auto eightBit = q.flag({"load_in_8bit"_L1, "_load_in_8bit"_L1});
    const auto bits = q.integer({"bits"_L1, "w_bit"_L1, "nbits"_L1, "weight_bits"_L1}, {1, 16});
    const auto algorithm = q.text({"quant_algo"_L1});
    if (method == "fp8"_L1) {
        a.quantization = StoredQuantization::Fp8;
        a.quantizedBits = 8;
    } else if (method == "fbgemm_fp8"_L1) {
        a.quantization = StoredQuantization::FbgemmFp8;
        a.quantizedBits = 8;
    } else if (method == "mxfp4"_L1) {
        a.quantization = StoredQuantization::Mxfp4;
        a.quantizedBits = 4;
    } else if (method == "bitsandbytes"_L1 || fourBit || eightBit) {
        const bool four = fourBit.value_or(false);
        a.quantization = four ? StoredQuantization::BitsAndBytes4 : eightBit.value_or(false) ? StoredQuantization::BitsAndBytes8 : StoredQuantization::Unknown;
        if (four || eightBit.value_or(false))
            a.quantizedBits = four ? 4 : 8;
    } else if (method == "awq"_L1) {
        a.quantization = StoredQuantization::Awq;
        a.quantizedBits = int(bits.value_or(4)); // default of AwqConfig
    } else if (method == "gptq"_L1) {
        a.quantization = StoredQuantization::Gptq;
        a.quantizedBits = int(bits.value_or(4));
    } else if (method.startsWith("modelopt"_L1) || algorithm) {
        a.quantization = StoredQuantization::ModelOpt;
        a.quantizedBits = algorithm ? bitsOfModelOpt(*algorithm) : compressedBits(q);
    } else if (method == "compressed-tensors"_L1 || q.has("config_groups"_L1)) {
        a.quantization = StoredQuantization::CompressedTensors;
        a.quantizedBits = compressedBits(q);
    } else {
        a.quantization = StoredQuantization::Unknown;
        if (bits)
            a.quantizedBits = int(*bits);
    }
}

void readQuantization(ConfigReader &language, ConfigReader &root, Architecture &a)
{
    a.nativeBitsPerWeight = readStoredBits(language, root);
    for (ConfigReader *reader : {&root, &language}) {
        for (const QLatin1StringView key : {"quantization_config"_L1, "compression_config"_L1}) {
            const auto object = reader->object(key);
            if (!object || object->isEmpty() || a.quantization != StoredQuantization::None)
                continue;
            ConfigReader quantization(*object, reader->fileName(), key + u'.');
            readQuantizationOf(quantization, a);
            reader->adopt(quantization);
        }
    }
    // The stored weights are what the reference checkpoint weighs, whatever dtype says.
    if (a.quantizedBits && *a.quantizedBits < 16)
        a.nativeBitsPerWeight = *a.quantizedBits <= 4 ? 4 : 8;
}

// hf_quant_config.json, which ModelOpt writes beside a config.json that may say nothing. MIXED_PRECISION lists layers:
// the algorithm of most of them, and of two the one with more bits.
void readModelOpt(ConfigReader &q, Architecture &a)
{
    const QString algorithm = q.text({"quant_algo"_L1}).value_or(QString());
    if (algorithm.isEmpty())
        return; // only the KV cache is quantized
    a.quantization = StoredQuantization::ModelOpt;
    a.quantizedBits = bitsOfModelOpt(algorithm);
    if (a.quantizedBits)
        return;
    const QJsonObject layers = q.object("quantized_layers"_L1).value_or(QJsonObject{});
    QMap<int, int> layersOfBits;
    for (const QJsonValue &layer : layers) {
        if (const auto bits = bitsOfModelOpt(layer.toObject().value("quant_algo"_L1).toString()))
            ++layersOfBits[*bits];
    }
    int most = 0;
    for (auto it = layersOfBits.cbegin(); it != layersOfBits.cend(); ++it) {
        if (it.value() >= most) {
            most = it.value();
            a.quantizedBits = it.key();
        }
    }
}

Result<QByteArray> contentsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Error error = configError(ErrorCode::CannotOpen, path, {}, {});
        error.detail = file.errorString().toStdString();
        return tl::unexpected(error);
    }
    if (file.size() > maxConfigJsonSize)
        return tl::unexpected(configError(ErrorCode::TooLarge, path, {}, QString::number(file.size()), QString::number(maxConfigJsonSize)));
    return file.read(maxConfigJsonSize + 1); // a pipe has no size
}

std::optional<Error> readModelOptFile(const QString &path, Architecture &a)
{
    const Result<QByteArray> json = contentsOf(path);
    const Result<QJsonObject> root = json ? parseConfigObject(*json, path) : tl::unexpected(json.error());
    if (!root)
        return root.error();
    ConfigReader reader(*root, path);
    ConfigReader quantization(reader.object("quantization"_L1).value_or(QJsonObject{}), path, u"quantization."_s);
    readModelOpt(quantization, a);
    reader.adopt(quantization);
    if (reader.failed())
        return reader.error();
    if (a.quantizedBits && *a.quantizedBits < 16)
        a.nativeBitsPerWeight = *a.quantizedBits <= 4 ? 4 : 8;
    return {};
}

QString idFrom(const QString &fileName, const QJsonObject &root)
{
    const QFileInfo info(fileName);
    QString stem = info.fileName();
    for (const QLatin1StringView suffix : {".json"_L1, ".config"_L1}) {
        if (stem.endsWith(suffix, Qt::CaseInsensitive))
            stem.chop(suffix.size());
    }
    if (!stem.isEmpty() && stem != "config"_L1)
        return stem;
    // A bare config.json: the name the file gives to itself, else the folder.
    const QString own = root.value("_name_or_path"_L1).toString().section(u'/', -1, -1, QString::SectionSkipEmpty);
    const QString folder = QFileInfo(info.path()).fileName();
    return !own.isEmpty() ? own : !folder.isEmpty() && folder != "."_L1 ? folder : u"config"_s;
}

struct Language {
    QJsonObject object;
    QString prefix;
};

// Multimodal files keep the language model in a block of its own.
Language languageObject(ConfigReader &root, const QJsonObject &object)
{
    for (const QLatin1StringView key : {"text_config"_L1, "language_config"_L1, "llm_config"_L1}) {
        const auto nested = root.object(key);
        if (nested && !nested->isEmpty())
            return {*nested, key + u'.'};
    }
    return {object, {}};
}

Architecture readTransformer(ConfigReader &root, ConfigReader &language)
{
    QStringList modelTypes;
    QStringList architectures;
    for (ConfigReader *reader : {&language, &root}) {
        if (const auto type = reader->text({"model_type"_L1}))
            modelTypes += *type;
        architectures += reader->texts("architectures"_L1).value_or(QStringList{});
    }
    const ModelFamily *family = findFamily(modelTypes, architectures);
    // Encoders of unknown names (camembertv2, nomic_bert...) have the parts of BERT.
    const bool bertLike = !family && std::any_of(modelTypes.begin(), modelTypes.end(), [](const QString &type) { return normalizedName(type).contains("bert"_L1); });
    if (bertLike)
        family = findFamily({u"bert"_s}, {});
    if (family && family->layout != Layout::Decoder)
        return readEncoder(language, *family, architectures);

    // ChatGLMModel is the exception: its bare name stands for the whole model.
    const bool bareClass = !architectures.isEmpty() && std::all_of(architectures.begin(), architectures.end(), [](const QString &name) { return name.endsWith("Model"_L1); });
    const bool hasHead = !bareClass || (family && (family->name == "chatglm"_L1 || family->tied));
    DecoderReader decoder(language, root, family, hasHead);
    Architecture a = decoder.read();
    const auto visionObject = root.object("vision_config"_L1);
    if (visionObject && !language.failed()) {
        ConfigReader vision(*visionObject, root.fileName(), u"vision_config."_s);
        const QString type = root.text({"model_type"_L1}).value_or(QString());
        const ModelFamily *outer = findFamily({type}, root.texts("architectures"_L1).value_or(QStringList{}));
        const Weights tower = countVisionTower(outer ? QString(outer->name) : normalizedName(type), vision, a.hiddenSize.value_or(1));
        if (tower > mostWeights)
            vision.fail(ErrorCode::OutOfRange, u"parameters"_s, QString::number(double(tower), 'g', 6), u"1..%1"_s.arg(qint64(mostWeights)));
        else if (tower > 0) {
            a.languageParams = a.totalParams;
            a.totalParams += std::int64_t(tower);
        }
        root.adopt(vision);
    }
    return a;
}

} // namespace

Result<Architecture> architectureFromConfigJson(const QByteArray &json, const QString &fileName)
{
    const Result<QJsonObject> parsed = parseConfigObject(json, fileName);
    if (!parsed)
        return tl::unexpected(parsed.error());
    if (hasAny(*parsed, {"peft_type"_L1, "lora_alpha"_L1})) {
        return tl::unexpected(configError(ErrorCode::Adapter, fileName, {}, parsed->value("base_model_name_or_path"_L1).toString().left(200), u"config.json"_s));
    }
    const QString otherKind = otherFileKind(*parsed);
    if (!otherKind.isEmpty())
        return tl::unexpected(configError(ErrorCode::NotAModel, fileName, {}, otherKind, u"config.json"_s));

    ConfigReader root(*parsed, fileName);
    const Language nested = languageObject(root, *parsed);
    if (root.failed())
        return tl::unexpected(root.error());
    ConfigReader language(nested.object, fileName, nested.prefix);
    const auto className = root.text({"_class_name"_L1});
    Architecture a = className ? readDiffusion(root, *className) : readTransformer(root, language);
    readQuantization(language, root, a);
    if (className && !root.has("dtype"_L1) && !root.has("torch_dtype"_L1) && !a.quantizedBits)
        a.nativeBitsPerWeight = 16; // diffusers files never say; their weights are published in 16 bits

    for (const ConfigReader *reader : {&language, &root}) {
        if (reader->failed())
            return tl::unexpected(reader->error());
    }
    const QString id = idFrom(fileName, *parsed);
    a.id = a.name = id.toStdString();
    a.modelType = root.text({"model_type"_L1}).value_or(QString()).toStdString();
    a.family = className ? className->toStdString() : a.modelType;
    a.source = QFileInfo(fileName).fileName().toStdString();
    if (a.confidence != ShapeConfidence::SizeOnly)
        a.confidence = ShapeConfidence::Imported;
    return a;
}

Result<Architecture> readConfigJson(const QString &path)
{
    const Result<QByteArray> json = contentsOf(path);
    if (!json)
        return tl::unexpected(json.error());
    Result<Architecture> model = architectureFromConfigJson(*json, path);
    const QFileInfo beside(QFileInfo(path).dir(), u"hf_quant_config.json"_s);
    if (model && model->quantization == StoredQuantization::None && beside.isFile()) {
        if (const auto error = readModelOptFile(beside.filePath(), *model))
            return tl::unexpected(*error);
    }
    return model;
}

} // namespace configuria
