// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>

#include <algorithm>

namespace configuria {

// Writes GGUF files byte by byte, after docs/gguf.md of the ggml repository.
class GgufBuilder {
public:
    enum Type : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64 };

    explicit GgufBuilder(quint32 version = 3, bool bigEndian = false) : m_version(version), m_bigEndian(bigEndian) {}

    GgufBuilder &u32(const QByteArray &key, quint32 value) { return raw(key, U32, number(value)); }
    GgufBuilder &u64(const QByteArray &key, quint64 value) { return raw(key, U64, number(value)); }
    GgufBuilder &u16(const QByteArray &key, quint16 value) { return raw(key, U16, number(value)); }
    GgufBuilder &i32(const QByteArray &key, qint32 value) { return raw(key, I32, number(quint32(value))); }
    GgufBuilder &f32(const QByteArray &key, quint32 bits) { return raw(key, F32, number(bits)); }
    GgufBuilder &flag(const QByteArray &key, bool value) { return raw(key, Bool, QByteArray(1, value ? 1 : 0)); }
    GgufBuilder &text(const QByteArray &key, const QByteArray &value) { return raw(key, String, string(value)); }
    GgufBuilder &list(const QByteArray &key, const QList<qint32> &values)
    {
        QByteArray bytes = number(quint32(I32)) + length(quint64(values.size()));
        for (const qint32 value : values) {
            bytes += number(quint32(value));
        }
        return raw(key, Array, bytes);
    }
    GgufBuilder &flags(const QByteArray &key, const QList<bool> &values)
    {
        QByteArray bytes = number(quint32(Bool)) + length(quint64(values.size()));
        for (const bool value : values) {
            bytes += char(value ? 1 : 0);
        }
        return raw(key, Array, bytes);
    }
    GgufBuilder &texts(const QByteArray &key, int count)
    {
        QByteArray bytes = number(quint32(String)) + length(quint64(count));
        for (int i = 0; i < count; ++i) {
            bytes += string("t" + QByteArray::number(i));
        }
        return raw(key, Array, bytes);
    }
    GgufBuilder &raw(const QByteArray &key, quint32 type, const QByteArray &value)
    {
        m_values += string(key) + number(type) + value;
        ++m_keys;
        return *this;
    }

    // `bytes`: what the tensor takes, by the caller's own count; 0 leaves the data out.
    GgufBuilder &tensor(const QByteArray &name, const QList<quint64> &shape, quint32 type, qint64 bytes = 0)
    {
        m_tensors += string(name) + number(quint32(shape.size()));
        for (const quint64 width : shape) {
            m_tensors += length(width);
        }
        m_tensors += number(type) + number(quint64(m_dataSize));
        m_dataSize += (bytes + 31) / 32 * 32;
        ++m_tensorCount;
        return *this;
    }

    QByteArray header() const
    {
        const QByteArray version = number(m_version);
        QByteArray bytes = "GGUF" + version + length(quint64(m_tensorCount)) + length(quint64(m_keys)) + m_values + m_tensors;
        return bytes.leftJustified((bytes.size() + 31) / 32 * 32, '\0');
    }
    qint64 fileSize() const { return header().size() + m_dataSize; }

    // The data are a hole in the file. False: the file system refuses.
    bool write(const QString &path) const
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(header()) >= 0 && file.flush() && file.resize(fileSize());
    }

    template <class Number>
    QByteArray number(Number value) const
    {
        QByteArray bytes;
        for (size_t i = 0; i < sizeof(Number); ++i) {
            bytes += char((value >> (8 * i)) & 0xFF);
        }
        if (m_bigEndian) {
            std::reverse(bytes.begin(), bytes.end());
        }
        return bytes;
    }
    QByteArray length(quint64 value) const { return m_version == 1 ? number(quint32(value)) : number(value); }
    QByteArray string(const QByteArray &text) const { return length(quint64(text.size())) + text; }

private:
    quint32 m_version;
    bool m_bigEndian;
    QByteArray m_values;
    QByteArray m_tensors;
    int m_keys = 0;
    int m_tensorCount = 0;
    qint64 m_dataSize = 0;
};

} // namespace configuria
