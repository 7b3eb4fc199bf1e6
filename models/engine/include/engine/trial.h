// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <optional>
#include <vector>

// What the rules would say if a part were put into a configuration.
namespace configuria {

// Findings of `after` whose code `before` does not have, worst first.
std::vector<Finding> newFindings(const Findings &before, const Findings &after);

// False for findings about the workload, or about parts that are still to come: no reason against a part.
bool isReasonAgainstPart(FindingCode code) noexcept;

// The rules look through the catalogue for repairs, so that one evaluation takes 10 us with the parts that are shipped and
// milliseconds with 20 000. False: there are too many to ask the rules about each part of a list.
bool isQuickToTry(const Catalogue &catalogue) noexcept;

// Tries parts one by one in a copy of the configuration. A server is tried in the
// place of the one that is there; everything else beside what is there.
class PartTrial {
public:
    PartTrial(const Catalogue &catalogue, const Project &project, const Configuration &configuration, int quantity = 1);

    // The first blocker that the part brings; absent: it fits. Whether the model fits into its memory is not asked, and what
    // is still missing (supplies, memory, ...) is not the part's fault.
    std::optional<Finding> obstacle(PartRef part);

private:
    const Catalogue &m_catalogue;
    const Project &m_project;
    Configuration m_with;
    int m_quantity;
    Findings m_before;
    std::size_t m_server; // index of the line that a server is tried in
    BomLine m_keptServer;
};

} // namespace configuria
