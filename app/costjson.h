// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "engine/evaluation.h"

namespace configuria {

// Figures, the plan by line and year, every scenario with its curve, what moves the total, the values at which owning and renting
// cost the same, and the view of the accounts.
QJsonObject costObject(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                       const ConfigurationEvaluation &evaluation);

} // namespace configuria
