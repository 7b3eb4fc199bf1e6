// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bom.h"
#include "compatibility.h"
#include "gpuset.h"
#include "links.h"

#include <span>

// What the rules share. A rule reads the context alone, allocates nothing, and says nothing of what is not known.
namespace configuria {

struct Context {
    const Catalogue &catalogue;
    const Project &project;
    const Configuration &configuration;
    const ConfigurationEvaluation &result; // workload, memory and speed are there already; power and cost are not
    Bom bom;
    GpuSet gpus;
    NodeLinks links;

    const Server *server() const noexcept { return bom.server; }
    std::int64_t count(PartKind kind) const noexcept { return quantityPerNode(configuration, kind); }
    bool has(PartKind kind) const noexcept { return count(kind) > 0; }
    const BomLine *firstInNode(PartKind kind) const noexcept
    {
        for (const BomLine &line : configuration.lines) {
            if (line.part.kind == kind && isInNode(line)) {
                return &line;
            }
        }
        return nullptr;
    }
    // False for towers, for chassis of unknown height, and without a chassis.
    bool isRackServer() const noexcept { return server() && server()->rackUnits && *server()->rackUnits > 0; }
    bool trains() const noexcept { return isTraining(configuration.workload.kind); }
    bool trainsAllWeights() const noexcept
    {
        return configuration.workload.kind == WorkloadKind::FullFineTuning || configuration.workload.kind == WorkloadKind::PreTraining;
    }
};

using Check = std::optional<Finding> (*)(const Context &) noexcept;

struct Rule {
    FindingCode code;
    Severity severity;
    Check check;
};

// By kind of part; evaluateRules goes through them in this order.
std::span<const Rule> chassisRules() noexcept;
std::span<const Rule> hostRules() noexcept;
std::span<const Rule> linkRules() noexcept;
std::span<const Rule> networkRules() noexcept;
std::span<const Rule> storageRules() noexcept;
std::span<const Rule> softwareRules() noexcept;
std::span<const Rule> accessoryRules() noexcept;
std::span<const Rule> moneyRules() noexcept;

inline Figure counted(std::int64_t n) noexcept
{
    return {static_cast<double>(n), Unit::Count};
}

// A price list may bring 100 000 parts, and each edit evaluates: a repair is looked for among the first of a table, where those of the
// program stand.
constexpr std::size_t mostCandidates = 1024;

// First part of a table that answers yes; invalid when none does. What is second-hand is never proposed.
template <class T, class Fits>
PartRef firstThat(PartKind kind, const std::vector<T> &table, Fits fits) noexcept
{
    for (std::size_t i = 0; i < std::min(table.size(), mostCandidates); ++i) {
        if (!table[i].info.isRefurbished && fits(table[i])) {
            return {kind, PartIndex{static_cast<std::uint32_t>(i)}};
        }
    }
    return {kind, {}};
}

// The same, of the lowest price; one without a price only where none has one.
template <class T, class Fits>
PartRef cheapestThat(PartKind kind, const std::vector<T> &table, Fits fits) noexcept
{
    const T *best = nullptr;
    for (std::size_t i = 0; i < std::min(table.size(), mostCandidates); ++i) {
        const T &part = table[i];
        const bool isCheaper = !best || (part.info.price && (!best->info.price || *part.info.price < *best->info.price));
        if (isCheaper && !part.info.isRefurbished && fits(part)) {
            best = &part;
        }
    }
    return {kind, best ? PartIndex{static_cast<std::uint32_t>(best - table.data())} : PartIndex{}};
}

inline Repair replacement(PartRef part) noexcept
{
    return part.isValid() ? Repair{RepairKind::ReplacePart, 0, part} : Repair{};
}

// First line of that kind whose catalogue part answers no.
template <class T, class Fits>
const BomLine *firstMisfit(const Context &context, PartKind kind, const T *(Catalogue::*lookUp)(PartRef) const noexcept, Fits fits) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind != kind || !isInNode(line)) {
            continue;
        }
        const T *part = (context.catalogue.*lookUp)(line.part);
        if (part && !fits(*part)) {
            return &line;
        }
    }
    return nullptr;
}

// Sum of a figure of the parts of one node; absent when a line does not state it, or there is no line.
template <class T, class Value>
std::optional<double> sumOf(const Context &context, PartKind kind, const T *(Catalogue::*lookUp)(PartRef) const noexcept, Value value) noexcept
{
    std::optional<double> sum;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind != kind || !isInNode(line)) {
            continue;
        }
        const T *part = (context.catalogue.*lookUp)(line.part);
        const std::optional<double> one = part ? value(*part) : std::nullopt;
        if (!one || !(*one >= 0)) {
            return std::nullopt;
        }
        sum = sum.value_or(0) + *one * static_cast<double>(pieces(line));
    }
    return sum;
}

template <class T>
std::optional<double> asNumber(const std::optional<T> &value) noexcept
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

// A finding about that line, or none.
inline std::optional<Finding> about(const BomLine *line) noexcept
{
    if (!line) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    return f;
}

// First line that is not the same as the first of its kind.
template <class Same>
const BomLine *secondKind(const Context &context, PartKind kind, Same same) noexcept
{
    const BomLine *first = nullptr;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind != kind || !isInNode(line)) {
            continue;
        }
        if (first && !same(*first, line)) {
            return &line;
        }
        first = first ? first : &line;
    }
    return nullptr;
}

std::optional<Finding> tooMany(const Context &context, PartKind kind, std::int64_t have, std::optional<int> limit) noexcept;

// The card of the catalogue with the least memory that goes into the chassis and answers yes; invalid when none does.
template <class Fits>
PartRef smallestCard(const Context &context, Fits fits) noexcept
{
    const Server *server = context.server();
    const auto &gpus = context.catalogue.gpus;
    PartRef best{PartKind::Gpu, {}};
    for (std::size_t i = 0; i < std::min(gpus.size(), mostCandidates); ++i) {
        const Gpu &gpu = gpus[i];
        const bool goesIn = !gpu.info.isRefurbished && (!server || (fitsForm(*server, gpu) && fitsSlotWidth(*server, gpu) && fitsPower(*server, gpu)));
        const bool isSmaller = !best.isValid() || gpu.marketedMemory < gpus[best.index.value].marketedMemory;
        if (goesIn && isSmaller && fits(gpu)) {
            best = {PartKind::Gpu, PartIndex{static_cast<std::uint32_t>(i)}};
        }
    }
    return best;
}

// A card in the place of this one: of the same software, with no less memory, about its bandwidth, at most a year older.
template <class Fits>
Repair otherCard(const Context &context, const Gpu &gpu, Fits fits) noexcept
{
    return replacement(smallestCard(context, [&](const Gpu &other) {
        const bool isAsFast = !other.memoryBandwidth || !gpu.memoryBandwidth || other.memoryBandwidth->count >= 0.8 * gpu.memoryBandwidth->count;
        const bool isAsNew = !other.launchYear || !gpu.launchYear || *other.launchYear >= *gpu.launchYear - 1;
        return other.stack == gpu.stack && other.marketedMemory >= gpu.marketedMemory && isAsFast && isAsNew && fits(other);
    }));
}

} // namespace configuria
