// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alternatives.h"

#include "bom.h"
#include "compatibility.h"
#include "engine/trial.h"

#include <algorithm>
#include <cmath>

namespace configuria {
namespace {

constexpr std::size_t perReason = 2;   // offered for each reason
constexpr std::size_t triedAtMost = 40; // for each reason
constexpr std::size_t triedOfMany = 6; // with an imported list of 100 000 nobody must wait

std::optional<double> asDouble(std::optional<int> value) noexcept
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

// Reasons that can be asked for, in the order of the list.
enum class Wanted : std::uint8_t { Smaller, Larger, Cheaper, OtherMaker };

struct Candidate {
    PartRef part;
    double distance = 0; // from the part of the line: the nearest is tried first
};

bool isSameStack(const Catalogue &catalogue, PartRef a, PartRef b) noexcept
{
    const NetworkPart *networkA = catalogue.networkPart(a);
    const NetworkPart *networkB = catalogue.networkPart(b);
    const Accessory *accessoryA = catalogue.accessory(a);
    const Accessory *accessoryB = catalogue.accessory(b);
    const RackPart *rackA = catalogue.rackPart(a);
    const RackPart *rackB = catalogue.rackPart(b);
    // A switch is no alternative to an adapter, nor a UPS to a rack.
    return (!networkA || !networkB || networkA->isSwitch == networkB->isSwitch)
        && (!accessoryA || !accessoryB || accessoryA->type == accessoryB->type) && (!rackA || !rackB || rackA->type == rackB->type);
}

// Parts of the same kind that answer the wish, nearest first.
std::vector<Candidate> candidatesFor(const Catalogue &catalogue, PartRef from, Wanted wanted)
{
    const PartInfo &now = *catalogue.info(from);
    const std::optional<double> size = sizeOf(catalogue, from);
    std::vector<Candidate> result;
    for (int i = 0; i < catalogue.count(from.kind); ++i) {
        const PartRef part{from.kind, PartIndex{static_cast<std::uint32_t>(i)}};
        const PartInfo &info = *catalogue.info(part);
        if (part == from || !isSameStack(catalogue, part, from)) {
            continue;
        }
        const std::optional<double> other = sizeOf(catalogue, part);
        const bool isMeasured = size && other && *size > 0 && *other > 0;
        const double sizes = isMeasured ? std::abs(std::log(*other / *size)) : 1.0; // a factor of e apart, when nothing is known
        bool isWanted = false;
        double distance = sizes;
        switch (wanted) {
        case Wanted::Smaller: isWanted = isMeasured && *other < *size; break;
        case Wanted::Larger: isWanted = isMeasured && *other > *size; break;
        case Wanted::Cheaper: isWanted = now.price && info.price && *info.price < *now.price; break;
        case Wanted::OtherMaker: isWanted = !info.vendor.empty() && info.vendor != now.vendor; break;
        }
        if (isWanted) {
            result.push_back({part, distance});
        }
    }
    const std::size_t kept = std::min(isQuickToTry(catalogue) ? triedAtMost : triedOfMany, result.size());
    std::partial_sort(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(kept), result.end(),
                      [](const Candidate &a, const Candidate &b) { return std::pair(a.distance, a.part.index) < std::pair(b.distance, b.part.index); });
    result.resize(kept);
    return result;
}

bool hasNewBlocker(const Alternative &alternative) noexcept
{
    return !alternative.broken.empty() && alternative.broken.front().severity == Severity::Blocker;
}

bool canBeBuilt(const Alternative &alternative) noexcept
{
    return std::none_of(alternative.broken.begin(), alternative.broken.end(),
                        [](const Finding &f) { return f.severity == Severity::Blocker && isReasonAgainstPart(f.code); });
}

AlternativeReasons reasonsFor(const Catalogue &catalogue, PartRef from, PartRef to) noexcept
{
    const PartInfo &now = *catalogue.info(from);
    const PartInfo &then = *catalogue.info(to);
    const std::optional<double> size = sizeOf(catalogue, from);
    const std::optional<double> other = sizeOf(catalogue, to);
    AlternativeReasons reasons;
    reasons.isSmaller = size && other && *other < *size;
    reasons.isLarger = size && other && *other > *size;
    reasons.isCheaper = now.price && then.price && *then.price < *now.price;
    reasons.isOfOtherMaker = !then.vendor.empty() && then.vendor != now.vendor;
    return reasons;
}

bool holds(const std::vector<Alternative> &list, PartRef part) noexcept
{
    return std::any_of(list.begin(), list.end(), [part](const Alternative &a) { return a.part == part; });
}

} // namespace

std::optional<double> sizeOf(const Catalogue &catalogue, PartRef part) noexcept
{
    if (const Gpu *gpu = catalogue.gpu(part)) {
        return static_cast<double>(gpu->marketedMemory.count);
    }
    if (const Cpu *cpu = catalogue.cpu(part)) {
        return asDouble(cpu->cores);
    }
    if (const MemoryModule *module = catalogue.memoryModule(part)) {
        return static_cast<double>(module->capacity.count);
    }
    if (const Drive *drive = catalogue.drive(part)) {
        return static_cast<double>(drive->capacity.count);
    }
    if (const Psu *psu = catalogue.psu(part)) {
        const std::optional<Watts> rated = psu->ratedHighLine ? psu->ratedHighLine : psu->ratedLowLine;
        return rated ? std::optional(rated->count) : std::nullopt;
    }
    if (const NetworkPart *network = catalogue.networkPart(part)) {
        return network->gigabitsPerSecond ? std::optional(*network->gigabitsPerSecond * std::max(network->ports.value_or(1), 1)) : std::nullopt;
    }
    if (const Server *server = catalogue.server(part)) {
        return asDouble(server->maxGpus);
    }
    if (const RackPart *rack = catalogue.rackPart(part)) {
        return rack->type == RackPartType::Rack ? asDouble(rack->rackUnits)
            : rack->watts                       ? std::optional(rack->watts->count)
            : rack->amps                        ? std::optional(rack->amps->count)
                                                : std::nullopt;
    }
    return std::nullopt;
}

Configuration withPart(const Catalogue &catalogue, const Configuration &configuration, int line, PartRef part)
{
    Configuration result = configuration;
    if (line >= 0 && static_cast<std::size_t>(line) < result.lines.size() && catalogue.info(part)) {
        BomLine &old = result.lines[static_cast<std::size_t>(line)];
        BomLine fresh;
        fresh.part = part;
        fresh.quantity = old.quantity;
        fresh.thousandths = old.thousandths;
        fresh.scope = old.scope;
        fresh.discount = old.discount;
        old = std::move(fresh);
    }
    return result;
}

Alternatives alternatives(const Catalogue &catalogue, const Project &project, const Configuration &configuration, int line)
{
    Alternatives result;
    result.now = evaluateConfiguration(catalogue, project, configuration);
    if (line < 0 || static_cast<std::size_t>(line) >= configuration.lines.size()) {
        return result;
    }
    result.part = configuration.lines[static_cast<std::size_t>(line)].part;
    if (!catalogue.info(result.part)) {
        return result;
    }
    Configuration with = configuration;
    const auto tried = [&](PartRef part) {
        with = withPart(catalogue, with, line, part);
        Alternative a{part, reasonsFor(catalogue, result.part, part), evaluateConfiguration(catalogue, project, with), {}, {}};
        a.broken = newFindings(result.now.findings, a.evaluation.findings);
        a.mended = newFindings(a.evaluation.findings, result.now.findings);
        return a;
    };
    for (const Wanted wanted : {Wanted::Smaller, Wanted::Larger, Wanted::Cheaper, Wanted::OtherMaker}) {
        std::vector<Alternative> sound, unsound;
        for (const Candidate &candidate : candidatesFor(catalogue, result.part, wanted)) {
            Alternative a = tried(candidate.part);
            if (!canBeBuilt(a)) {
                continue;
            }
            std::vector<Alternative> &list = hasNewBlocker(a) ? unsound : sound;
            if (list.size() < perReason) {
                list.push_back(std::move(a));
            }
            if (sound.size() == perReason) {
                break;
            }
        }
        // Too small for the workload: offered, and marked, where all are.
        for (Alternative &a : sound.empty() ? unsound : sound) {
            if (!holds(result.list, a.part)) {
                result.list.push_back(std::move(a));
            }
        }
    }
    std::stable_sort(result.list.begin(), result.list.end(), [&](const Alternative &a, const Alternative &b) {
        return sizeOf(catalogue, a.part).value_or(0) < sizeOf(catalogue, b.part).value_or(0);
    });
    return result;
}

} // namespace configuria
