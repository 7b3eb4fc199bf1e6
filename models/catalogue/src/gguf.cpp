// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include "configreader.h"
#include "ggufshape.h"
#include "shardname.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// The parts of a split file; the metadata of the model is in the first (llama.cpp, gguf-split).
Result<GgufHeader> readParts(const QString &path, const ShardName &shard, qint64 &budget)
{
    GgufHeader whole;
    QSet<QByteArray> names;
    for (int part = 1; part <= shard.count; ++part) {
        const QString partPath = shard.path(part);
        if (!QFileInfo::exists(partPath)) {
            return tl::unexpected(configError(ErrorCode::MissingPart, path, {}, QFileInfo(partPath).fileName(), {}));
        }
        Result<GgufHeader> header = readGgufHeader(partPath, budget);
        if (!header) {
            return header;
        }
        if (part == 1) {
            whole.version = header->version;
            whole.values = std::move(header->values);
        }
        for (GgufTensor &tensor : header->tensors) {
            if (names.contains(tensor.name)) {
                return tl::unexpected(configError(ErrorCode::OutOfRange, partPath, QString::fromUtf8(tensor.name).left(80), u"2"_s, u"1"_s));
            }
            names.insert(tensor.name);
            whole.tensors.push_back(std::move(tensor));
        }
    }
    return whole;
}

std::optional<Error> checkSplit(const GgufKeys &keys, const GgufHeader &header, const QString &path, const std::optional<ShardName> &shard)
{
    const qint64 parts = keys.plainInteger("split.count").value_or(0);
    const QString stated = QString::number(parts);
    if (!shard && parts > 1) { // renamed: its siblings cannot be found
        return configError(ErrorCode::OutOfRange, path, u"split.count"_s, stated, u"NAME-00001-of-%1.gguf"_s.arg(stated.rightJustified(5, u'0')));
    }
    if (shard && parts > 0 && parts != shard->count) {
        return configError(ErrorCode::OutOfRange, path, u"split.count"_s, stated, QString::number(shard->count));
    }
    const auto tensors = keys.plainInteger("split.tensors.count");
    if (parts > 0 && tensors && *tensors > 0 && *tensors != static_cast<qint64>(header.tensors.size())) {
        return configError(ErrorCode::OutOfRange, path, u"split.tensors.count"_s, QString::number(header.tensors.size()), QString::number(*tensors));
    }
    return {};
}

// Files of the same format that are no model.
std::optional<Error> checkKind(const GgufKeys &keys, const QString &path)
{
    const QString type = keys.text("general.type");
    if (type == "adapter"_L1 || keys.architecture() == "controlvector") {
        QString base = keys.text("general.base_model.0.name");
        if (base.isEmpty()) {
            base = keys.text("general.name");
        }
        return configError(ErrorCode::Adapter, path, {}, base, {});
    }
    if (type == "mmproj"_L1 || type == "imatrix"_L1 || type == "vocab"_L1 || keys.architecture() == "clip") {
        return configError(ErrorCode::NotAModel, path, u"general.type"_s, type.isEmpty() ? u"clip"_s : type, u"model"_s);
    }
    return {};
}

int bitsOf(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp32: return 32;
    case WeightFormat::Fp8:
    case WeightFormat::Int8: return 8;
    case WeightFormat::Mxfp4:
    case WeightFormat::Nvfp4: return 4;
    default: return 16; // GGUF types: the model they were made from is a 16-bit one
    }
}

} // namespace

Result<Architecture> readGguf(const QString &path)
{
    qint64 budget = maxModelHeaderSize;
    const std::optional<ShardName> shard = ShardName::of(path);
    const Result<GgufHeader> header = shard ? readParts(path, *shard, budget) : readGgufHeader(path, budget);
    if (!header) {
        return tl::unexpected(header.error());
    }
    const QString first = shard ? shard->path(1) : path;
    GgufKeys keys(header->values, first);
    if (const auto error = checkKind(keys, path)) {
        return tl::unexpected(*error);
    }
    if (keys.failed()) {
        return tl::unexpected(keys.error());
    }
    if (const auto error = checkSplit(keys, *header, path, shard)) {
        return tl::unexpected(*error);
    }
    Architecture a = GgufShape(keys, header->tensors).read();
    if (keys.failed()) {
        return tl::unexpected(keys.error());
    }
    a.storedFormat = storedFormatOf(header->tensors, keys.plainInteger("general.file_type"));
    a.nativeBitsPerWeight = a.storedFormat ? bitsOf(*a.storedFormat) : 16;
    const QString stem = shard ? shard->stem() : QFileInfo(path).completeBaseName();
    const QString name = keys.text("general.name").simplified().left(200);
    a.id = stem.isEmpty() ? QFileInfo(path).fileName().toStdString() : stem.toStdString();
    a.name = name.isEmpty() ? a.id : name.toStdString();
    a.family = keys.architecture().left(80).toStdString();
    a.licence = keys.text("general.license").simplified().left(200).toStdString();
    a.source = QFileInfo(path).fileName().toStdString();
    if (a.confidence != ShapeConfidence::SizeOnly) {
        a.confidence = ShapeConfidence::Imported;
    }
    return a;
}

} // namespace configuria
