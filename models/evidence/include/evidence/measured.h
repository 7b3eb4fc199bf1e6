// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

#include "engine/error.h"

namespace configuria {

enum class MeasuredKind : std::uint8_t { InferenceMemory, TrainingMemory, InferenceSpeed, TrainingSpeed, Power };
constexpr int measuredKindCount = 5;

// One run that somebody else measured: a row of a CSV, by the names of its columns. A column that the file does not
// have reads as empty.
class MeasuredRow {
public:
    MeasuredRow(std::shared_ptr<const std::vector<QString>> header, std::vector<QString> cells);

    QString text(QStringView column) const; // without surrounding blanks
    std::optional<double> number(QStringView column) const;
    std::optional<int> integer(QStringView column) const;

private:
    std::shared_ptr<const std::vector<QString>> m_header;
    std::vector<QString> m_cells;
};

struct MeasuredRuns {
    std::vector<MeasuredRow> inferenceMemory;
    std::vector<MeasuredRow> trainingMemory;
    std::vector<MeasuredRow> inferenceSpeed;
    std::vector<MeasuredRow> trainingSpeed;
    std::vector<MeasuredRow> power = {};
};

// The runs that the program carries (resources/evidence).
tl::expected<MeasuredRuns, Error> shippedRuns();
// inference_memory.csv, training_memory.csv, inference_speed.csv, training_speed.csv and measured_power.csv of a folder. At
// least one must be there.
tl::expected<MeasuredRuns, Error> readRuns(const QString &folder);

} // namespace configuria
