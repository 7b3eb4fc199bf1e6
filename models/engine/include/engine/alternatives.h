// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <cstdint>
#include <vector>

// Other parts for a line of the bill of materials, each with what it would change.
namespace configuria {

// Why a part is proposed instead; several may hold.
struct AlternativeReasons {
    bool isSmaller = false, isLarger = false; // next in the measure of its kind: memory, cores, capacity, watts, ports, GPUs
    bool isCheaper = false;
    bool isOfOtherMaker = false;
    friend constexpr bool operator==(const AlternativeReasons &, const AlternativeReasons &) = default;
};

struct Alternative {
    PartRef part;
    AlternativeReasons reasons;
    ConfigurationEvaluation evaluation;   // with the part in the line's place
    std::vector<Finding> broken;          // findings that the configuration does not have today, worst first
    std::vector<Finding> mended;          // findings that go away
};

struct Alternatives {
    PartRef part;                         // of the line
    ConfigurationEvaluation now;
    std::vector<Alternative> list;        // smaller to larger, all of them can be built; at most 12
};

// What parts of a kind are measured by: GPU bytes, cores, bytes, watts, Gbit/s, GPUs of a chassis. Absent: not known, or a
// kind without a measure.
std::optional<double> sizeOf(const Catalogue &catalogue, PartRef part) noexcept;

// Empty for a line without a part of the catalogue.
Alternatives alternatives(const Catalogue &catalogue, const Project &project, const Configuration &configuration, int line);

// The part in the line's place: quantity, scope and discount stay; price, words and watts were those of the old part.
Configuration withPart(const Catalogue &catalogue, const Configuration &configuration, int line, PartRef part);

} // namespace configuria
