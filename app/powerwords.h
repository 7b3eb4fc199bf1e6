// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

#include "engine/evaluation.h"
#include "items/format.h"

// Supplies and racks of one configuration, as JSON and as lines of text.
namespace configuria {

void insertSupplies(QJsonObject &power, const Catalogue &catalogue, const PowerEvaluation &evaluation);

// What the supplies are held against: the watts of the GPUs alone, the full draw, and what the supplies carry. Empty: no supply is known.
QString supplyBudget(const PowerEvaluation &power, const Format &format);
// The three states of the supplies, the set that would do, the racks.
QStringList supplyLines(const Catalogue &catalogue, const PowerEvaluation &power, const Format &format);

} // namespace configuria
