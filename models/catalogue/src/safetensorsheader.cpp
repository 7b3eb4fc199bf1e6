// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "safetensorsheader.h"

#include <algorithm>
#include <array>

#include "configreader.h"
#include "headersource.h"
#include "jsonscanner.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Dtype {
    QByteArrayView name;
    int bits;
};

// Source: enum Dtype of the safetensors library (safetensors/src/tensor.rs).
constexpr std::array dtypes{
    Dtype{"BOOL", 8}, Dtype{"U8", 8}, Dtype{"I8", 8}, Dtype{"F8_E5M2", 8}, Dtype{"F8_E4M3", 8}, Dtype{"F8_E8M0", 8}, Dtype{"F8_E4M3FNUZ", 8}, Dtype{"F8_E5M2FNUZ", 8},
    Dtype{"I16", 16}, Dtype{"U16", 16}, Dtype{"F16", 16}, Dtype{"BF16", 16}, Dtype{"I32", 32}, Dtype{"U32", 32}, Dtype{"F32", 32}, Dtype{"F64", 64}, Dtype{"I64", 64},
    Dtype{"U64", 64}, Dtype{"C64", 64}, Dtype{"F4", 4}, Dtype{"F6_E2M3", 6}, Dtype{"F6_E3M2", 6}};

constexpr quint64 smallestTensor = 40; // of its text in the header
constexpr int mostDimensions = 16;
constexpr Weights mostElements = 1'000'000'000'000'000'000;

bool endsWithAny(const QByteArray &name, std::initializer_list<QByteArrayView> endings)
{
    return std::any_of(endings.begin(), endings.end(), [&name](QByteArrayView ending) { return name.endsWith(ending); });
}

// What a quantization adds to its weights, and tables that no one trains. Names: DeepSeek and compressed-tensors
// (_scale, _scale_inv, _zero_point, _shape), ModelOpt (_scale_2, input_scale), GPTQ and AWQ (.scales, .qzeros, .g_idx),
// gpt-oss (_scales), bitsandbytes (.absmax, .quant_map, .nested_*, .quant_state.*, .SCB).
bool isNoWeight(const QByteArray &name)
{
    return endsWithAny(name, {"_scale", "_scale_inv", "_scale_2", ".scales", "_scales", ".qzeros", ".g_idx", "_g_idx", "_zero_point", ".weight_shape", "_amax", ".absmax",
               ".quant_map", ".nested_absmax", ".nested_quant_map", ".SCB", ".weight_format", ".inv_freq"})
        || name.contains(".quant_state.");
}

struct Tensor {
    QByteArray type;
    Weights elements = 1;
    qint64 begin = -1;
    qint64 end = -1;
    bool hasType = false;
    bool hasShape = false;
};

// {"dtype": "BF16", "shape": [2, 3], "data_offsets": [0, 12]}
Tensor readTensor(JsonScanner &json)
{
    Tensor tensor;
    json.object([&](const QByteArray &key) {
        if (key == "dtype" && !tensor.hasType) {
            tensor.type = json.string();
            tensor.hasType = true;
        } else if (key == "shape" && !tensor.hasShape) {
            int dimensions = 0;
            json.array([&] {
                const qint64 width = json.wholeNumber();
                if (++dimensions > mostDimensions || (width > 0 && tensor.elements > mostElements / width)) {
                    return json.fail();
                }
                tensor.elements *= width;
            });
            tensor.hasShape = true;
        } else if (key == "data_offsets" && tensor.begin < 0) {
            int offsets = 0;
            json.array([&] {
                const qint64 offset = json.wholeNumber();
                (offsets == 0 ? tensor.begin : tensor.end) = offset;
                if (++offsets > 2) {
                    json.fail();
                }
            });
        } else {
            json.fail(); // a key twice, or one that the format does not have
        }
    });
    if (!tensor.hasType || !tensor.hasShape || tensor.begin < 0 || tensor.end < tensor.begin) {
        json.fail();
    }
    return tensor;
}

} // namespace

Weights SafetensorsFacts::weights() const
{
    Weights sum = 0;
    for (const Weights count : weightsOfType) {
        sum += count;
    }
    return sum;
}

void SafetensorsReader::count(const QByteArray &name, const QByteArray &type, Weights elements, qint64 bytes, int bitsOfType)
{
    m_facts.bytes += bytes;
    m_facts.isAdapter = m_facts.isAdapter || name.contains(".lora_A.") || name.contains(".lora_B.");
    m_facts.hasQuantMap = m_facts.hasQuantMap || name.endsWith(".quant_map");
    m_facts.hasFp8Scales = m_facts.hasFp8Scales || (type.startsWith("F8_E4M3") && name.endsWith("_scale"));
    if (endsWithAny(name, {"embed_tokens.weight", "wte.weight", "word_embeddings.weight", "tok_embeddings.weight"})) {
        m_facts.embeddingBytes += bytes;
    }
    if (isNoWeight(name)) {
        return;
    }
    const bool isBlocks = name.endsWith("_blocks") && type == "U8";
    m_facts.hasBlocks = m_facts.hasBlocks || isBlocks;
    if (isBlocks) {
        elements *= 2; // two 4-bit weights a byte
    } else if (endsWithAny(name, {".qweight", ".weight_packed"}) || type == "U8") {
        elements = elements * bitsOfType / m_packedBits;
    }
    m_facts.weightsOfType[type] += elements;
}

std::optional<Error> SafetensorsReader::add(const QString &path, qint64 &budget)
{
    HeaderSource source(path, budget);
    if (!source.open()) {
        return source.error();
    }
    const quint64 length = source.number<quint64>();
    if (!source.failed() && (length < 2 || length > static_cast<quint64>(source.left()))) {
        const bool isCut = length >= 2 && length <= static_cast<quint64>(budget);
        source.fail(isCut ? ErrorCode::Truncated : ErrorCode::OutOfRange, u"byte 0"_s, QString::number(isCut ? static_cast<quint64>(source.size()) : length),
            isCut ? QString::number(length + 8) : u"2..%1"_s.arg(source.left()));
    }
    const QByteArray text = source.bytes(length);
    if (source.failed()) {
        return source.error();
    }
    const qint64 dataSize = source.left();
    JsonScanner json(text);
    qint64 end = 0;
    Weights sum = 0;
    m_names.reserve(m_names.size() + qsizetype(std::min<quint64>(length / smallestTensor, 4096)));
    json.object([&](const QByteArray &name) {
        if (name == "__metadata__") {
            return json.skip();
        }
        const Tensor tensor = readTensor(json);
        const QString place = QString::fromUtf8(name).left(80);
        if (json.failed() || source.failed()) {
            return;
        }
        const auto type = std::find_if(dtypes.begin(), dtypes.end(), [&tensor](const Dtype &d) { return d.name == tensor.type; });
        const qint64 bytes = tensor.end - tensor.begin;
        if (type == dtypes.end()) {
            source.fail(ErrorCode::UnknownValue, place, QString::fromUtf8(tensor.type).left(40), u"F32 F16 BF16 F8_E4M3 I8 U8 I32 ..."_s);
        } else if (tensor.elements * type->bits != Weights(bytes) * 8) {
            source.fail(ErrorCode::OutOfRange, place, QString::number(bytes), QString::number(qint64(std::min(mostElements, (tensor.elements * type->bits + 7) / 8))));
        } else if (m_names.contains(name)) {
            source.fail(ErrorCode::OutOfRange, place, u"2"_s, u"1"_s);
        } else {
            m_names.insert(name);
            end = std::max(end, tensor.end);
            sum += bytes;
            if (end <= dataSize) {
                count(name, tensor.type, tensor.elements, bytes, type->bits);
            }
        }
        if (source.failed()) {
            json.fail();
        }
    });
    if (!source.failed()) {
        json.end();
    }
    if (!source.failed() && json.failed()) {
        source.fail(ErrorCode::NotJson, u"byte %1"_s.arg(8 + json.at()), {}, u"{\"NAME\": {\"dtype\", \"shape\", \"data_offsets\"}}"_s);
    }
    if (!source.failed() && end > dataSize) {
        source.fail(ErrorCode::Truncated, {}, QString::number(source.size()), QString::number(source.position() + end));
    }
    // The format allows no hole, no overlap and nothing after the last tensor.
    if (!source.failed() && sum != Weights(dataSize)) {
        source.fail(ErrorCode::OutOfRange, u"data_offsets"_s, QString::number(qint64(std::min(sum, mostElements))), QString::number(dataSize));
    }
    return source.failed() ? std::optional(source.error()) : std::nullopt;
}

} // namespace configuria
