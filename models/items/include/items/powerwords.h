// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/curves.h"
#include "items/memorywords.h"

namespace configuria::texts {

QString label(SupplyState); // "goes on at full speed"
QString label(RackLimit);   // "power", "" for None

// Draw, heat, cords, feeds, what a loss does, racks and weight. What is not known says so.
QVector<MemoryFigure> powerFigures(const Catalogue &, const Project &, const Configuration &, const PowerEvaluation &, const Format &);

// "3 nodes of 2 U; room for 2 more; 32 U free"
QString rackSentence(const RackUse &, const Format &);

} // namespace configuria::texts
