// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>

#include "engine/catalogue.h"
#include "items/format.h"

// The key figures of a kind of part: columns to sort by, and what to filter by.
namespace configuria {

enum class PartFigure : std::uint8_t {
    GpuMemory, Bandwidth, Tdp, FormFactor, PcieGeneration, Stack,
    Cores, Socket, MemoryType, Channels,
    Capacity, ModuleType, Speed,
    ReadRate, Interface, DriveForm,
    Rating, Efficiency, SupplyForm,
    Gpus, Sockets, RackUnits,
    PortRate, Ports, NetworkType,
    AccessoryKind, Connector, RackKind, Metric, Years,
};

std::span<const PartFigure> figuresOf(PartKind kind) noexcept;
// A number, filtered by a range; else a word, filtered by choice.
bool isRange(PartFigure figure) noexcept;
// In figureUnit(); absent: not known, or a word.
std::optional<double> figureNumber(const Catalogue &catalogue, PartRef part, PartFigure figure) noexcept;

namespace texts {
QString label(PartFigure figure);
QString unit(PartFigure figure); // "GB", "W", "" for a count
QString value(const Catalogue &catalogue, PartRef part, PartFigure figure, const Format &format); // "" when not known
} // namespace texts

} // namespace configuria
