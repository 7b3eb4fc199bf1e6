// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include <algorithm>

namespace configuria {

void Findings::sortBySeverity() noexcept
{
    // Insertion sort: stable, in place, and the list is short (std::stable_sort may allocate).
    for (int i = 1; i < m_size; ++i) {
        const Finding finding = m_items[static_cast<std::size_t>(i)];
        int at = i;
        while (at > 0 && m_items[static_cast<std::size_t>(at - 1)].severity < finding.severity) {
            m_items[static_cast<std::size_t>(at)] = m_items[static_cast<std::size_t>(at - 1)];
            --at;
        }
        m_items[static_cast<std::size_t>(at)] = finding;
    }
}

ConfigurationEvaluation evaluateConfiguration(const Catalogue &catalogue, const Project &project,
                                              const Configuration &configuration) noexcept
{
    ConfigurationEvaluation result;
    resolveWorkload(catalogue, project, configuration, result);
    evaluateMemory(catalogue, project, configuration, result);
    evaluateSpeed(catalogue, project, configuration, result);
    evaluateRules(catalogue, project, configuration, result);
    evaluatePower(catalogue, project, configuration, result);
    evaluateCost(catalogue, project, configuration, result);
    result.findings.sortBySeverity();
    return result;
}

Evaluation evaluate(const Catalogue &catalogue, const Project &project) noexcept
{
    Evaluation evaluation;
    evaluation.count = static_cast<int>(std::min<std::size_t>(project.configurations.size(), maxConfigurations));
    for (std::size_t i = 0; i < static_cast<std::size_t>(evaluation.count); ++i) {
        evaluation.configurations[i] = evaluateConfiguration(catalogue, project, project.configurations[i]);
    }
    return evaluation;
}

} // namespace configuria
