// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mapping.h"

#include <optional>

// How a row of a training table is read, for its memory and for its speed alike.
namespace configuria {

inline bool has(const QString &text, QStringView word) { return text.contains(word, Qt::CaseInsensitive); }

// A row with what the table of defaults adds to it.
class TrainingRow {
public:
    TrainingRow(const MeasuredRow &row, const SoftwareDefaults &defaults);

    QString text(QStringView column) const { return m_row.text(column); }
    std::optional<int> integer(QStringView column) const { return m_row.integer(column); }
    // What the software does when its user says nothing.
    QString standard(QStringView setting) const { return m_defaults.value(m_context, kindName(), setting); }
    // The row's own word, else the standard one.
    QString either(QStringView column, QStringView setting) const;
    std::optional<int> eitherNumber(QStringView column, QStringView setting) const;
    bool says(QStringView word) const { return has(m_context, word); }

    WorkloadKind kind() const;
    QString kindName() const;
    bool isFourBit() const;
    bool isAdapter() const { return kind() == WorkloadKind::Lora || kind() == WorkloadKind::Qlora; }

private:
    const MeasuredRow &m_row;
    const SoftwareDefaults &m_defaults;

public:
    const QString notes, method, zero, offload, dtype; // dtype: of the weights, or what the row calls its precision

private:
    const QString m_context;
};

// Of the library, or described by the columns.
std::optional<Architecture> trainedModel(const TrainingRow &row, const ModelNames &models);
std::optional<Optimizer> optimizerOf(const TrainingRow &row);
// What was trained and how. The row states sequence, batch and a known optimizer.
Workload trainingWorkload(const TrainingRow &row, const Architecture &model, int gpus);
// "full, fsdp, several GPUs": a line of the table.
QString trainingGroup(const TrainingRow &row, bool several);
QString trainingTitle(const TrainingRow &row);
// The samples do not fill the length that the row states.
bool hasShortSamples(const TrainingRow &row);
// The words of the row for doubting it; empty: none.
QString trainingDoubt(const TrainingRow &row);

} // namespace configuria
