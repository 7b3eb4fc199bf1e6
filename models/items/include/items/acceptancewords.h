// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "engine/acceptance.h"
#include "items/format.h"

namespace configuria::texts {

// One row of the acceptance sheet in words.
struct AcceptanceRow {
    QString check;
    QString command;  // the same in every language; "" when it is looked at, or measured by the program of the workload
    QString expected;
    friend bool operator==(const AcceptanceRow &, const AcceptanceRow &) = default;
};

AcceptanceRow acceptanceRow(const AcceptanceCheck &, const Configuration &, const Catalogue &, const Format &);
QVector<AcceptanceRow> acceptanceRows(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &, const Format &);

} // namespace configuria::texts
