// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "configreader.h"
#include "ggufheader.h"

namespace configuria {

// Typed reads of the metadata of a GGUF file. As ConfigReader: keeps the first mistake, goes on with "absent".
class GgufKeys {
public:
    GgufKeys(const QHash<QByteArray, GgufValue> &values, QString path);

    const QByteArray &architecture() const { return m_architecture; }

    // Keys of the architecture: "block_count" is "llama.block_count".
    std::optional<qint64> integer(const char *key, IntRange range);
    qint64 required(const char *key, IntRange range); // least of the range when it fails
    // One number per layer: an array, or a number that stands for all of them.
    std::optional<QList<qint64>> perLayer(const char *key, int layers, IntRange range);
    bool has(const char *key) const { return m_values.contains(full(key)); }
    bool isFalse(const char *key) const;

    // Keys with their whole name.
    QString text(const QByteArray &key) const;
    std::optional<qint64> plainInteger(const QByteArray &key) const;
    quint64 length(const QByteArray &key) const { return m_values.value(key).length; }

    void fail(ErrorCode code, const QString &place, const QString &found, const QString &accepted);
    bool failed() const { return m_error.has_value(); }
    const Error &error() const { return *m_error; }

private:
    QByteArray full(const char *key) const { return m_architecture + '.' + key; }

    const QHash<QByteArray, GgufValue> &m_values;
    QString m_path;
    QByteArray m_architecture;
    std::optional<Error> m_error;
};

} // namespace configuria
