// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ggufheader.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

#include "configreader.h"
#include "headersource.h"
#include "parametercount.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Source of the layout: docs/gguf.md of the ggml repository.
enum class ValueType : quint32 { Uint8, Int8, Uint16, Int16, Uint32, Int32, Float32, Bool, String, Array, Uint64, Int64, Float64 };
constexpr quint32 lastValueType = static_cast<quint32>(ValueType::Float64);

// Bounds of what is kept, far above every published file (Llama 3 405B: 1138 tensors, 30 keys).
constexpr quint64 mostKeys = 65'536;
constexpr quint64 mostTensors = 262'144;
constexpr quint64 longestName = 65'535; // of a key, by the specification
constexpr quint64 longestKeptText = 4096;
constexpr quint64 longestKeptArray = 16'384; // one number per layer
constexpr quint64 mostKeptNumbers = 1'000'000; // of all arrays together
constexpr int deepestArray = 4;              // ggml itself takes no array of arrays

constexpr qint64 mostFileBytes = 1'000'000'000'000'000'000;

class Reader {
public:
    Reader(const QString &path, qint64 &budget) : m_source(path, budget) {}

    Result<GgufHeader> read()
    {
        if (m_source.open()) {
            readCounts();
            readValues();
            readTensors();
        }
        if (m_source.failed()) {
            return tl::unexpected(m_source.error());
        }
        return std::move(m_header);
    }

private:
    void readCounts()
    {
        if (m_source.size() < 8 || m_source.bytes(4) != "GGUF") {
            return m_source.fail(ErrorCode::WrongType, u"byte 0"_s, {}, u"GGUF"_s);
        }
        quint32 version = m_source.number<quint32>();
        if (version > 0xFFFF && (version & 0xFFFF) == 0) { // a file of a big-endian machine
            m_source.setBigEndian(true);
            version >>= 16;
            version = ((version & 0xFF) << 8) | (version >> 8);
        }
        if (version < 1 || version > 3) {
            return m_source.fail(ErrorCode::UnknownValue, u"version"_s, QString::number(version), u"1 2 3"_s);
        }
        m_header.version = version;
        m_tensorCount = readLength();
        m_keyCount = readLength();
        // A tensor takes at least 24 bytes, a key 13 (version 1: 17 and 9).
        checkCount(u"tensor_count"_s, m_tensorCount, std::min(mostTensors, static_cast<quint64>(m_source.left()) / 17));
        checkCount(u"metadata_kv_count"_s, m_keyCount, std::min(mostKeys, static_cast<quint64>(m_source.left()) / 9));
    }

    void checkCount(const QString &place, quint64 count, quint64 most)
    {
        if (count > most) {
            m_source.fail(ErrorCode::OutOfRange, place, QString::number(count), u"0..%1"_s.arg(most));
        }
    }

    // Counts and lengths had 32 bits in version 1.
    quint64 readLength() { return m_header.version == 1 ? m_source.number<quint32>() : m_source.number<quint64>(); }

    QByteArray readText(quint64 longest, const QString &place)
    {
        const quint64 length = readLength();
        if (length > longest) {
            m_source.fail(ErrorCode::OutOfRange, place, QString::number(length), u"0..%1"_s.arg(longest));
            return {};
        }
        QByteArray text = m_source.bytes(length);
        while (text.endsWith('\0')) { // version 1 ended its texts so
            text.chop(1);
        }
        return text;
    }

    void readValues()
    {
        for (quint64 i = 0; i < m_keyCount && !m_source.failed(); ++i) {
            const QByteArray key = readText(longestName, u"key %1"_s.arg(i));
            const GgufValue value = readValue(m_source.number<quint32>(), QString::fromUtf8(key).left(80), 0);
            if (m_source.failed()) {
                return;
            }
            if (m_header.values.contains(key)) {
                return m_source.fail(ErrorCode::OutOfRange, QString::fromUtf8(key).left(80), u"2"_s, u"1"_s);
            }
            m_header.values.insert(key, value);
        }
    }

    template <class Number>
    GgufValue integer()
    {
        const Number number = m_source.number<Number>();
        GgufValue value;
        value.integer = std::in_range<qint64>(number) ? static_cast<qint64>(number) : std::numeric_limits<qint64>::max();
        return value;
    }

    GgufValue readValue(quint32 type, const QString &key, int depth)
    {
        switch (static_cast<ValueType>(type)) {
        case ValueType::Uint8: return integer<quint8>();
        case ValueType::Int8: return integer<qint8>();
        case ValueType::Uint16: return integer<quint16>();
        case ValueType::Int16: return integer<qint16>();
        case ValueType::Uint32: return integer<quint32>();
        case ValueType::Int32: return integer<qint32>();
        case ValueType::Uint64: return integer<quint64>();
        case ValueType::Int64: return integer<qint64>();
        case ValueType::Bool: {
            GgufValue value = integer<quint8>();
            value.kind = GgufValue::Kind::Flag;
            return value;
        }
        case ValueType::Float32: m_source.skip(4); return {GgufValue::Kind::Real, 0, {}, {}, 0};
        case ValueType::Float64: m_source.skip(8); return {GgufValue::Kind::Real, 0, {}, {}, 0};
        case ValueType::String: return readTextValue();
        case ValueType::Array: return readArray(key, depth);
        }
        m_source.fail(ErrorCode::UnknownValue, key, u"type %1"_s.arg(type), u"0..%1"_s.arg(lastValueType));
        return {};
    }

    GgufValue readTextValue()
    {
        GgufValue value;
        value.kind = GgufValue::Kind::Text;
        const quint64 length = readLength();
        if (length > longestKeptText) { // a chat template
            m_source.skip(length);
            return value;
        }
        value.text = m_source.bytes(length);
        while (value.text.endsWith('\0')) {
            value.text.chop(1);
        }
        return value;
    }

    static quint64 sizeOf(ValueType type)
    {
        switch (type) {
        case ValueType::Uint8:
        case ValueType::Int8:
        case ValueType::Bool: return 1;
        case ValueType::Uint16:
        case ValueType::Int16: return 2;
        case ValueType::Uint32:
        case ValueType::Int32:
        case ValueType::Float32: return 4;
        case ValueType::Uint64:
        case ValueType::Int64:
        case ValueType::Float64: return 8;
        case ValueType::String:
        case ValueType::Array: break;
        }
        return 0; // of its own length
    }

    GgufValue readArray(const QString &key, int depth)
    {
        const quint32 type = m_source.number<quint32>();
        const quint64 length = readLength();
        GgufValue array;
        array.kind = GgufValue::Kind::Array;
        array.length = length;
        if (m_source.failed()) {
            return array;
        }
        if (type > lastValueType || depth >= deepestArray) {
            m_source.fail(ErrorCode::UnknownValue, key, u"type %1"_s.arg(type), u"0..%1"_s.arg(lastValueType));
            return array;
        }
        const ValueType itemType = static_cast<ValueType>(type);
        const quint64 itemSize = sizeOf(itemType);
        const quint64 most = static_cast<quint64>(m_source.left()) / (itemSize > 0 ? itemSize : 4); // a text has its length at least
        if (length > most) {
            m_source.fail(ErrorCode::OutOfRange, key, QString::number(length), u"0..%1"_s.arg(most));
            return array;
        }
        const bool isReal = itemType == ValueType::Float32 || itemType == ValueType::Float64;
        if (itemSize > 0 && (isReal || length > longestKeptArray || length > m_numbersLeft)) {
            m_source.skip(length * itemSize);
            return array;
        }
        if (itemSize > 0) {
            array.kind = GgufValue::Kind::Numbers;
            m_numbersLeft -= length;
        }
        for (quint64 i = 0; i < length && !m_source.failed(); ++i) {
            if (itemType == ValueType::String) {
                m_source.skip(readLength());
            } else {
                const GgufValue item = readValue(type, key, depth + 1);
                if (itemSize > 0) {
                    array.numbers.append(item.integer);
                }
            }
        }
        return array;
    }

    void readTensors()
    {
        if (m_source.failed()) {
            return;
        }
        QSet<QByteArray> names;
        qint64 end = 0; // of the tensors, from the start of the data
        Weights sum = 0;
        for (quint64 i = 0; i < m_tensorCount && !m_source.failed(); ++i) {
            GgufTensor tensor;
            const quint64 offset = readTensor(tensor, i);
            if (m_source.failed()) {
                return;
            }
            const QString place = QString::fromUtf8(tensor.name).left(80);
            if (names.contains(tensor.name)) {
                return m_source.fail(ErrorCode::OutOfRange, place, u"2"_s, u"1"_s);
            }
            names.insert(tensor.name);
            if (offset > static_cast<quint64>(mostFileBytes)) {
                return m_source.fail(ErrorCode::OutOfRange, place, u"offset %1"_s.arg(offset), u"0..%1"_s.arg(m_source.size()));
            }
            end = std::max(end, static_cast<qint64>(offset) + tensor.bytes);
            sum += tensor.bytes;
            m_header.tensors.push_back(std::move(tensor));
        }
        checkEnd(end);
        if (!m_source.failed() && sum > end) { // they would overlap
            m_source.fail(ErrorCode::OutOfRange, u"tensors"_s, QString::number(qint64(std::min<Weights>(sum, mostFileBytes))), u"0..%1"_s.arg(end));
        }
    }

    // The offset of its data.
    quint64 readTensor(GgufTensor &tensor, quint64 index)
    {
        tensor.name = readText(longestName, u"tensor %1"_s.arg(index));
        const QString place = QString::fromUtf8(tensor.name).left(80);
        const quint32 dimensions = m_source.number<quint32>();
        if (dimensions > tensor.shape.size()) {
            m_source.fail(ErrorCode::OutOfRange, place, u"dimensions %1"_s.arg(dimensions), u"0..4"_s);
            return 0;
        }
        Weights weights = 1;
        for (quint32 i = 0; i < dimensions; ++i) {
            const quint64 width = readLength();
            if (width > static_cast<quint64>(mostFileBytes) || weights * Weights(width) > mostFileBytes) {
                m_source.fail(ErrorCode::OutOfRange, place, QString::number(width), u"1..%1"_s.arg(mostFileBytes));
                return 0;
            }
            weights *= Weights(width);
            tensor.shape[i] = static_cast<qint64>(width);
        }
        const quint32 type = m_source.number<quint32>();
        const quint64 offset = m_source.number<quint64>();
        if (m_source.failed()) {
            return 0;
        }
        tensor.type = ggmlType(type);
        if (!tensor.type) {
            m_source.fail(ErrorCode::UnknownValue, place, u"ggml type %1"_s.arg(type), u"F32, F16, BF16, Q*_*, Q*_K, IQ*, TQ*, MXFP4, NVFP4"_s);
            return 0;
        }
        if (tensor.shape[0] % tensor.type->blockSize != 0) {
            m_source.fail(ErrorCode::OutOfRange, place, QString::number(tensor.shape[0]), u"n x %1 (%2)"_s.arg(tensor.type->blockSize).arg(tensor.type->name));
            return 0;
        }
        const Weights bytes = weights / tensor.type->blockSize * tensor.type->blockBytes;
        if (bytes > mostFileBytes) {
            m_source.fail(ErrorCode::OutOfRange, place, QString::number(qint64(weights)), u"0..%1"_s.arg(mostFileBytes));
            return 0;
        }
        tensor.weights = qint64(weights);
        tensor.bytes = qint64(bytes);
        return offset;
    }

    void checkEnd(qint64 end)
    {
        if (m_source.failed() || end == 0) {
            return;
        }
        qint64 alignment = 32; // default of the specification
        if (m_header.values.contains("general.alignment")) {
            alignment = m_header.values.value("general.alignment").integer;
            if (alignment < 1 || alignment > (1 << 20) || (alignment & (alignment - 1)) != 0) {
                return m_source.fail(ErrorCode::OutOfRange, u"general.alignment"_s, QString::number(alignment), u"8 16 32 64 ..."_s);
            }
        }
        const qint64 start = (m_source.position() + alignment - 1) / alignment * alignment;
        if (start + end > m_source.size()) {
            m_source.fail(ErrorCode::Truncated, {}, QString::number(m_source.size()), QString::number(start + end));
        }
    }

    HeaderSource m_source;
    GgufHeader m_header;
    quint64 m_tensorCount = 0;
    quint64 m_keyCount = 0;
    quint64 m_numbersLeft = mostKeptNumbers;
};

} // namespace

Result<GgufHeader> readGgufHeader(const QString &path, qint64 &budget)
{
    return Reader(path, budget).read();
}

} // namespace configuria
