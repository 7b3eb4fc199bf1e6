// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <array>
#include <vector>

#include "catalogue/result.h"
#include "ggmltypes.h"

namespace configuria {

// One value of the metadata. Of a long text or a long array only the length is kept.
struct GgufValue {
    enum class Kind : std::uint8_t { Integer, Flag, Real, Text, Numbers, Array };
    Kind kind = Kind::Integer;
    qint64 integer = 0; // Integer, Flag; a number beyond int64 becomes its end, which no range accepts
    QByteArray text;
    QList<qint64> numbers; // Numbers: a short array of integers or flags
    quint64 length = 0;    // Numbers and Array
};

struct GgufTensor {
    QByteArray name;
    std::array<qint64, 4> shape{1, 1, 1, 1}; // the row first
    const GgmlType *type = nullptr;
    qint64 weights = 0;
    qint64 bytes = 0;
};

struct GgufHeader {
    quint32 version = 0;
    QHash<QByteArray, GgufValue> values;
    std::vector<GgufTensor> tensors;
};

// Reads the header of one file. `budget`: bytes that may still be read.
Result<GgufHeader> readGgufHeader(const QString &path, qint64 &budget);

} // namespace configuria
