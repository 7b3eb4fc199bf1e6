// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include "catalogue/configjson.h"
#include "configdecoder.h"
#include "configreader.h"
#include "headersource.h"
#include "jsonscanner.h"
#include "safetensorsheader.h"
#include "shardname.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// model.safetensors.index.json (also pytorch_model.bin.index.json, whose parts cannot be read).
struct Index {
    QStringList files;
    std::optional<qint64> totalBytes;
    std::optional<qint64> totalWeights;
};

Result<Index> readIndex(const QString &path, qint64 &budget)
{
    HeaderSource source(path, budget);
    if (!source.open()) {
        return tl::unexpected(source.error());
    }
    const QByteArray text = source.bytes(static_cast<quint64>(source.size()));
    if (source.failed()) {
        return tl::unexpected(source.error());
    }
    Index index;
    QSet<QByteArray> names;
    JsonScanner json(text);
    json.object([&](const QByteArray &key) {
        if (key == "metadata" && json.startsObject()) {
            json.object([&](const QByteArray &entry) {
                if (entry == "total_size") {
                    index.totalBytes = json.wholeNumber();
                } else if (entry == "total_parameters") {
                    index.totalWeights = json.wholeNumber();
                } else {
                    json.skip();
                }
            });
        } else if (key == "weight_map") {
            json.object([&](const QByteArray &) { names.insert(json.string()); });
        } else {
            json.skip();
        }
    });
    json.end();
    if (json.failed() || names.isEmpty()) {
        return tl::unexpected(configError(ErrorCode::NotJson, path, u"byte %1"_s.arg(json.at()), {}, u"{\"metadata\": {\"total_size\"}, \"weight_map\": {...}}"_s));
    }
    for (const QByteArray &name : names) {
        const QString file = QString::fromUtf8(name);
        if (file.isEmpty() || file.contains(u'/') || file.contains(u'\\')) { // only files beside the index
            return tl::unexpected(configError(ErrorCode::UnknownValue, path, u"weight_map"_s, file.left(80), u"model-00001-of-0000N.safetensors"_s));
        }
        index.files += file;
    }
    index.files.sort();
    return index;
}

// The files of the model that `path` is a part of; in `index` what an index says.
Result<QStringList> filesOf(const QString &path, Index &index, qint64 &budget)
{
    const QDir folder = QFileInfo(path).dir();
    QStringList files;
    if (path.endsWith(".json"_L1, Qt::CaseInsensitive)) {
        Result<Index> read = readIndex(path, budget);
        if (!read) {
            return tl::unexpected(read.error());
        }
        index = std::move(*read);
        for (const QString &name : index.files) {
            if (name.endsWith(".safetensors"_L1, Qt::CaseInsensitive)) {
                files += folder.filePath(name);
            }
        }
        // An index alone says the size of all: the parts need not be on this machine.
        const bool isAlone = std::none_of(files.begin(), files.end(), [](const QString &file) { return QFileInfo::exists(file); });
        if (isAlone && index.totalBytes) {
            files.clear();
        }
    } else if (const auto shard = ShardName::of(path)) {
        for (int part = 1; part <= shard->count; ++part) {
            files += shard->path(part);
            if (!QFileInfo::exists(files.last())) {
                break; // the caller names it; a name may promise a hundred thousand parts
            }
        }
    } else {
        files += path;
        return files;
    }
    for (const QString &file : files) {
        if (!QFileInfo::exists(file)) {
            return tl::unexpected(configError(ErrorCode::MissingPart, path, {}, QFileInfo(file).fileName(), {}));
        }
    }
    return files;
}

WeightFormat formatOfType(const SafetensorsFacts &facts, int packedBits)
{
    const auto &counts = facts.weightsOfType;
    const auto most = std::max_element(counts.begin(), counts.end());
    const QByteArray type = most == counts.end() ? QByteArray() : most.key();
    if (type == "F32" || type == "F64") {
        return WeightFormat::Fp32;
    }
    if (type == "F16") {
        return WeightFormat::Fp16;
    }
    if (type.startsWith("F8_")) {
        return WeightFormat::Fp8;
    }
    if (type == "I8") {
        return WeightFormat::Int8;
    }
    if (type == "U8" || type == "I32" || type == "F4") {
        return facts.hasBlocks ? WeightFormat::Mxfp4 : facts.hasQuantMap ? WeightFormat::Nf4 : facts.hasFp8Scales ? WeightFormat::Nvfp4
            : packedBits >= 8 ? WeightFormat::Int8 : WeightFormat::Int4;
    }
    return WeightFormat::Bf16;
}

WeightFormat storedFormat(const Architecture &a, const SafetensorsFacts &facts, int packedBits)
{
    const bool isFour = a.quantizedBits.value_or(4) <= 4;
    switch (a.quantization) {
    case StoredQuantization::Fp8:
    case StoredQuantization::FbgemmFp8: return WeightFormat::Fp8;
    case StoredQuantization::Mxfp4: return WeightFormat::Mxfp4;
    case StoredQuantization::BitsAndBytes4: return WeightFormat::Nf4;
    case StoredQuantization::BitsAndBytes8: return WeightFormat::Int8;
    case StoredQuantization::Awq: return isFour ? WeightFormat::Awq : WeightFormat::Int8;
    case StoredQuantization::Gptq: return isFour ? WeightFormat::Gptq : WeightFormat::Int8;
    case StoredQuantization::None:
    case StoredQuantization::CompressedTensors:
    case StoredQuantization::ModelOpt:
    case StoredQuantization::Unknown: break;
    }
    if (facts.weightsOfType.isEmpty()) { // an index alone
        return a.nativeBitsPerWeight >= 32 ? WeightFormat::Fp32 : a.nativeBitsPerWeight >= 16 ? WeightFormat::Bf16 : a.nativeBitsPerWeight == 8 ? WeightFormat::Fp8
            : a.quantization == StoredQuantization::ModelOpt ? WeightFormat::Nvfp4 : WeightFormat::Int4;
    }
    return formatOfType(facts, packedBits);
}

// The name of the base model, as adapter_config.json beside the adapter says.
Error adapterError(const QString &path)
{
    const QString config = QFileInfo(path).dir().filePath(u"adapter_config.json"_s);
    if (QFileInfo(config).isFile()) {
        const Result<Architecture> read = readConfigJson(config);
        if (!read && read.error().code == ErrorCode::Adapter) {
            return configError(ErrorCode::Adapter, path, {}, QString::fromStdString(read.error().found), {});
        }
    }
    return configError(ErrorCode::Adapter, path, {}, {}, {});
}

// Without config.json: the size of the model, and rules of thumb for the rest.
Result<Architecture> sizeAlone(const QString &path, const SafetensorsFacts &facts, const Index &index)
{
    const Weights weights = facts.weightsOfType.isEmpty() ? Weights(index.totalWeights.value_or(0)) : facts.weights();
    if (weights < 1 || weights > mostWeights) {
        return tl::unexpected(configError(ErrorCode::NeedsConfig, path, {}, {}, {}));
    }
    Architecture a;
    a.confidence = ShapeConfidence::SizeOnly;
    a.attention = AttentionKind::None; // unknown
    a.totalParams = a.activeParams = std::int64_t(weights);
    const auto shard = ShardName::of(path);
    const QFileInfo info(path);
    QString stem = shard ? shard->stem() : info.fileName().section(u".safetensors"_s, 0, 0);
    const QString folder = QFileInfo(info.path()).fileName();
    if ((stem == "model"_L1 || stem == "diffusion_pytorch_model"_L1) && !folder.isEmpty() && folder != "."_L1) {
        stem = folder;
    }
    a.id = a.name = stem.isEmpty() ? info.fileName().toStdString() : stem.toStdString();
    return a;
}

// A plain file that holds less than half of what its config.json describes, or more than twice, is of another model.
std::optional<Error> checkMatch(const QString &path, const Architecture &a, const SafetensorsFacts &facts)
{
    const Weights found = facts.weights();
    const Weights wanted = Weights(a.totalParams);
    if (a.quantization != StoredQuantization::None || a.confidence == ShapeConfidence::SizeOnly || facts.weightsOfType.isEmpty() || (found * 2 >= wanted && found <= wanted * 2)) {
        return {};
    }
    return configError(ErrorCode::OutOfRange, path, u"parameters"_s, QString::number(qint64(std::min(found, mostWeights))), u"config.json: %1"_s.arg(a.totalParams));
}

} // namespace

Result<Architecture> readSafetensors(const QString &path)
{
    const QString config = QFileInfo(path).dir().filePath(u"config.json"_s);
    std::optional<Architecture> shape;
    if (QFileInfo(config).isFile()) {
        Result<Architecture> read = readConfigJson(config);
        if (!read) {
            return read;
        }
        shape = std::move(*read);
    }
    qint64 budget = maxModelHeaderSize;
    Index index;
    const Result<QStringList> files = filesOf(path, index, budget);
    if (!files) {
        return tl::unexpected(files.error());
    }
    const int packedBits = shape && shape->quantizedBits ? std::clamp(*shape->quantizedBits, 1, 8) : 4;
    SafetensorsReader reader(packedBits);
    for (const QString &file : *files) {
        if (const auto error = reader.add(file, budget)) {
            return tl::unexpected(*error);
        }
    }
    const SafetensorsFacts &facts = reader.facts();
    if (facts.isAdapter) {
        return tl::unexpected(adapterError(path));
    }
    Result<Architecture> a = shape ? Result<Architecture>(*shape) : sizeAlone(path, facts, index);
    if (!a) {
        return a;
    }
    if (const auto error = checkMatch(path, *a, facts)) {
        return tl::unexpected(*error);
    }
    const qint64 bytes = files->isEmpty() ? index.totalBytes.value_or(0) : facts.bytes;
    if (bytes > 0) {
        a->fileWeightBytes = bytes;
        a->storedFormat = storedFormat(*a, facts, packedBits);
    }
    if (facts.embeddingBytes > 0) {
        a->fileEmbeddingBytes = facts.embeddingBytes;
    }
    a->source = QFileInfo(path).fileName().toStdString();
    return a;
}

} // namespace configuria
