// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QVector>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "evidence/accuracy.h"
#include "evidence/nearest.h"
#include "items/format.h"
#include "report/quotedocument.h"
#include "ui/mainwindow.h"

namespace configuria {

// The measured runs of the program, mapped when they are first asked for. Every function may be called from any thread.
class EvidenceShelf {
public:
    explicit EvidenceShelf(std::shared_ptr<const Catalogue> catalogue);

    void warmUp() { runs(); } // takes tens of ms: worth a thread of its own before the first question
    bool isRead() const { return m_isRead; } // the questions below wait for nothing

    // A line for each run, "" when no run has that figure:
    // "Measured: Llama 3.1 8B (same model), vLLM: 21.2 GB; our figure 21.0 GB (-0.9 %). https://..."
    QString nearest(const Configuration &configuration, FormulaId formula, const Format &format);
    // The one nearest to the speed that the configuration is bought for: output of all users, or training.
    NearestSpeed nearestSpeed(const Configuration &configuration, const Format &format);
    // The two nearest of each speed, for the annex of a quote.
    QVector<QuoteEvidence> quoteEvidence(const Configuration &configuration, const Format &format);
    // The three nearest of each speed, by the key of the figure in the document of `evaluate --json`.
    QJsonObject json(const Configuration &configuration);

    QString accuracyTable(const QLocale &locale); // HTML

private:
    const std::vector<MappedRun> &runs();
    NearQuestion questionOf(const Configuration &configuration) const;
    std::vector<NearRun> near(const Configuration &configuration, AccuracyFigure figure, int count);

    std::shared_ptr<const Catalogue> m_catalogue;
    std::once_flag m_once;
    std::atomic<bool> m_isRead = false;
    std::vector<MappedRun> m_runs;
};

} // namespace configuria
