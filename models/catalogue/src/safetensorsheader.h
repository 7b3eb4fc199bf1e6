// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QString>

#include "catalogue/result.h"
#include "parametercount.h"

namespace configuria {

// What the tensors of one model are, summed over its files.
struct SafetensorsFacts {
    qint64 bytes = 0;
    qint64 embeddingBytes = 0;               // of the tokens
    QMap<QByteArray, Weights> weightsOfType; // by dtype; of packed ones, the weights inside
    bool isAdapter = false;
    bool hasBlocks = false;                  // MXFP4 of gpt-oss
    bool hasQuantMap = false;                // bitsandbytes
    bool hasFp8Scales = false;               // NVFP4: fp8 scales of packed weights

    Weights weights() const;
};

// Sums the headers of files, in which each tensor may stand once.
class SafetensorsReader {
public:
    // `packedBits`: of the weights that are packed in bytes or in words of 32 bits.
    explicit SafetensorsReader(int packedBits) : m_packedBits(packedBits) {}

    std::optional<Error> add(const QString &path, qint64 &budget);
    const SafetensorsFacts &facts() const { return m_facts; }

private:
    void count(const QByteArray &name, const QByteArray &type, Weights elements, qint64 bytes, int bitsOfType);

    int m_packedBits;
    QSet<QByteArray> m_names;
    SafetensorsFacts m_facts;
};

} // namespace configuria
