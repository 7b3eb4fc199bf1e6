// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QList>

namespace configuria {

// Writes safetensors files, after the description of the format in the README of the safetensors library.
class SafetensorsBuilder {
public:
    // `bytes`: what the tensor takes, by the caller's own count.
    SafetensorsBuilder &tensor(const QByteArray &name, const QByteArray &dtype, const QList<qint64> &shape, qint64 bytes)
    {
        QByteArrayList widths;
        for (const qint64 width : shape) {
            widths += QByteArray::number(width);
        }
        m_entries += '"' + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":[" + widths.join(',') + "],\"data_offsets\":[" + QByteArray::number(m_size) + ','
            + QByteArray::number(m_size + bytes) + "]}";
        m_size += bytes;
        return *this;
    }

    QByteArray json() const { return "{\"__metadata__\":{\"format\":\"pt\"}" + (m_entries.isEmpty() ? QByteArray() : ',' + m_entries.join(',')) + '}'; }
    QByteArray header() const { return framed(json()); }
    qint64 dataSize() const { return m_size; }

    static QByteArray framed(const QByteArray &json)
    {
        QByteArray length;
        for (int i = 0; i < 8; ++i) {
            length += char((quint64(json.size()) >> (8 * i)) & 0xFF);
        }
        return length + json;
    }

    // The data are a hole in the file. False: the file system refuses.
    bool write(const QString &path) const
    {
        QFile file(path);
        const QByteArray head = header();
        return file.open(QIODevice::WriteOnly) && file.write(head) == head.size() && file.flush() && file.resize(head.size() + m_size);
    }

private:
    QByteArrayList m_entries;
    qint64 m_size = 0;
};

} // namespace configuria
