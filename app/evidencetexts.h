// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <mutex>
#include <vector>

#include "evidence/accuracy.h"
#include "items/format.h"

namespace configuria {

// The measured runs of the program, mapped when they are first asked for. Every function may be called from any thread.
class EvidenceShelf {
public:
    explicit EvidenceShelf(std::shared_ptr<const Catalogue> catalogue);

    void warmUp() { runs(); } // takes some 20 ms: worth a thread of its own before the first question

    // "Measured: Llama 3.1 8B (same model), vLLM: 21.2 GB; our figure 21.0 GB (-0.9 %). https://..."; "" when no run has that figure.
    QString nearest(const Configuration &configuration, FormulaId formula, const Format &format);
    QString accuracyTable(const QLocale &locale); // HTML

private:
    const std::vector<MappedRun> &runs();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::once_flag m_isRead;
    std::vector<MappedRun> m_runs;
};

} // namespace configuria
