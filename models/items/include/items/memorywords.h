// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include <array>

#include "engine/answers.h"
#include "engine/memoryterms.h"
#include "items/format.h"

namespace configuria::texts {

// One figure in three parts, for a cell of the window, a row of the quote, a line of text.
struct MemoryFigure {
    QString label;
    QString value;
    QString detail; // "" when there is nothing to add
    friend bool operator==(const MemoryFigure &, const MemoryFigure &) = default;
};

// Always the three together, always of one GPU: what the workload needs, what the engine takes at its start, what the
// card has for programs.
std::array<MemoryFigure, 3> memoryFigures(const Configuration &, const ConfigurationEvaluation &, const Format &);

// Longest context, most sequences, fewest GPUs.
QVector<MemoryFigure> answerFigures(const Configuration &, const MemoryAnswers &, const Format &);

// "Use a KV cache in FP8: 17.2 GB per GPU, fits"
QString wayOut(const WayOut &, const Catalogue &, const Format &);

// The formula with its numbers: "32 layers × 2 × 8 KV heads × 128 × 8 192 tokens × 2 bytes = 1.07 GB"; "" when no
// product says it.
QString numbers(const MemoryTerm &, const Format &);

// For which context and how many sequences the figures hold, and whether the context is a default.
QString memoryScope(const Configuration &, const ConfigurationEvaluation &, const Format &);

} // namespace configuria::texts
