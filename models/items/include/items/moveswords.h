// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "engine/interconnect.h"
#include "items/memorywords.h"

namespace configuria::texts {

// "NVLink 4 bridge", "NVLink 4 through NVSwitch", "PCIe"
QString linkName(GpuLink link, PartRef gpu, const Catalogue &catalogue);

// Load and its three rates, cold start, checkpoint, links one way and both ways, transfers: what is known of them.
QVector<MemoryFigure> moveFigures(const Moves &moves, const Catalogue &catalogue, const Format &format);

// The same figure with the GPUs' own link and through PCIe alone.
struct LinkFigure {
    QString label;
    QString linked, pcieOnly;
};
// Speed first; empty when nothing was compared.
QVector<LinkFigure> linkFigures(const Interconnect &interconnect, const Project &project, const Format &format);
// What the comparison says, or why there is none.
QString linkSentence(const Interconnect &interconnect, const Catalogue &catalogue, const Format &format);
// How the worth was reckoned; "" when there is none.
QString worthSentence(const Interconnect &interconnect, const Project &project, const Format &format);

} // namespace configuria::texts
