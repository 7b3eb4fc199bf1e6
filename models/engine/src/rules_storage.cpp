// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

#include "movesmodel.h"

namespace configuria {
namespace {

std::optional<Finding> tooManyDrives(const Context &context) noexcept
{
    std::int64_t drives = 0;
    for (const BomLine &line : context.configuration.lines) {
        const Drive *drive = isInNode(line) ? context.catalogue.drive(line.part) : nullptr;
        if (drive && usesBay(*drive)) {
            drives += pieces(line);
        }
    }
    return tooMany(context, PartKind::Drive, drives, context.server() ? context.server()->nvmeBays : std::nullopt);
}

// A server of parts; not a system sold whole, and not a bare estimate of GPUs.
bool isBuilt(const Context &context) noexcept
{
    return context.server() && !isCompleteSystem(*context.server());
}

bool isNvme(const Drive &drive) noexcept
{
    return drive.interface.empty() || hasWord(drive.interface, "PCIe") || hasWord(drive.interface, "NVMe");
}

// The files of the model; and of a training of all weights, the node's share of one checkpoint.
double bytesToStore(const Context &context) noexcept
{
    const Architecture &model = context.configuration.model;
    const Workload &workload = context.configuration.workload;
    const double params = static_cast<double>(std::max<std::int64_t>(0, model.totalParams));
    const double weights = model.fileWeightBytes ? static_cast<double>(std::max<std::int64_t>(0, *model.fileWeightBytes))
                                                 : params * bitsPerWeight(effectiveWeights(workload)) / 8;
    const double checkpoint = context.trainsAllWeights() ? fullCheckpointBytes(params, workload) / static_cast<double>(nodesOf(context.configuration)) : 0;
    return weights + checkpoint;
}

std::optional<Finding> noDrive(const Context &context) noexcept
{
    if (!isBuilt(context) || context.has(PartKind::Drive)) {
        return std::nullopt;
    }
    const bool isPair = context.isRackServer(); // a mirror
    Finding f;
    f.subject = {PartKind::Drive, {}};
    f.have = counted(0);
    f.need = f.nearest = counted(isPair ? 2 : 1);
    // The cheapest of which one alone holds the model twice, for the second is its mirror; else the cheapest that goes in.
    const double need = 2 * bytesToStore(context);
    const auto goesIn = [&](const Drive &d) { return isNvme(d) && usesBay(d) == (isPair && context.server()->nvmeBays.value_or(0) >= 2); };
    PartRef drive = cheapestThat(PartKind::Drive, context.catalogue.drives, [&](const Drive &d) { return goesIn(d) && static_cast<double>(d.capacity.count) >= need; });
    if (!drive.isValid()) {
        drive = firstThat(PartKind::Drive, context.catalogue.drives, goesIn);
    }
    if (drive.isValid()) {
        f.repair = {RepairKind::SetQuantity, isPair ? 2 : 1, drive};
    }
    return f;
}

std::optional<Finding> oneDrive(const Context &context) noexcept
{
    if (!isBuilt(context) || !context.isRackServer() || context.count(PartKind::Drive) != 1) {
        return std::nullopt;
    }
    const BomLine *line = context.firstInNode(PartKind::Drive);
    Finding f;
    f.subject = line->part;
    f.have = counted(1);
    f.need = f.nearest = counted(2);
    f.repair = {RepairKind::SetQuantity, 2, line->part};
    return f;
}

// NVMe is what guides accept at least: SATA ends at 0.55 GB/s, and 140 GB of weights load in four minutes.
std::optional<Finding> noNvme(const Context &context) noexcept
{
    const BomLine *slow = nullptr;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind != PartKind::Drive || !isInNode(line)) {
            continue;
        }
        const Drive *drive = context.catalogue.drive(line.part);
        if (!drive || isNvme(*drive)) {
            return std::nullopt;
        }
        slow = slow ? slow : &line;
    }
    std::optional<Finding> f = about(slow);
    if (f) {
        const Bytes capacity = context.catalogue.drive(slow->part)->capacity;
        f->repair = replacement(cheapestThat(PartKind::Drive, context.catalogue.drives, [&](const Drive &d) {
            return isNvme(d) && usesBay(d) && d.capacity >= capacity;
        }));
    }
    return f;
}

// Of one node.
std::optional<double> installedDrives(const Context &context) noexcept
{
    return sumOf(context, PartKind::Drive, &Catalogue::drive, [](const Drive &d) {
        return d.capacity.count > 0 ? std::optional(static_cast<double>(d.capacity.count)) : std::nullopt;
    });
}

std::optional<Finding> drivesBelowModel(const Context &context) noexcept
{
    const std::optional<double> installed = installedDrives(context);
    const double need = bytesToStore(context);
    if (!isBuilt(context) || !installed || *installed >= need || context.result.findings.has(FindingCode::DrivesTooSmall)) {
        return std::nullopt;
    }
    const BomLine *line = context.firstInNode(PartKind::Drive);
    Finding f;
    f.subject = line->part;
    f.have = Figure{*installed, Unit::Bytes};
    f.need = Figure{need, Unit::Bytes};
    const std::int64_t drives = context.count(PartKind::Drive);
    const Drive *own = context.catalogue.drive(line->part);
    if (own && pieces(*line) == drives) {
        f.repair = replacement(cheapestThat(PartKind::Drive, context.catalogue.drives, [&](const Drive &d) {
            return usesBay(d) == usesBay(*own) && static_cast<double>(d.capacity.count) * static_cast<double>(drives) >= need;
        }));
    }
    return f;
}

// A mirror (RAID 1 or 10) holds half of what the drives hold; striped without one (RAID 0), the loss of any drive loses all
// (Patterson, Gibson, Katz: A Case for Redundant Arrays of Inexpensive Disks, SIGMOD 1988).
std::optional<Finding> noDriveMirror(const Context &context) noexcept
{
    const std::optional<double> installed = installedDrives(context);
    const double need = bytesToStore(context);
    const std::int64_t drives = context.count(PartKind::Drive);
    const bool isSaid = context.result.findings.has(FindingCode::DrivesBelowModel) || context.result.findings.has(FindingCode::DrivesTooSmall);
    if (!isBuilt(context) || !context.isRackServer() || !installed || drives < 2 || *installed / 2 >= need || isSaid) {
        return std::nullopt;
    }
    const BomLine *line = context.firstInNode(PartKind::Drive);
    Finding f;
    f.subject = line->part;
    f.have = Figure{*installed / 2, Unit::Bytes};
    f.need = Figure{need, Unit::Bytes};
    return f;
}

// Guides: a fast tier for the model and its checkpoints, and a capacity tier for the data, at least twice the fast one. Only
// what trains all weights reads a dataset of that size; storage of the site is not listed, so that this is advice.
std::optional<Finding> noCapacityTier(const Context &context) noexcept
{
    const std::optional<double> installed = installedDrives(context);
    const double need = 3 * bytesToStore(context);
    const bool isSaid = context.result.findings.has(FindingCode::DrivesBelowModel) || context.result.findings.has(FindingCode::DrivesTooSmall);
    if (!isBuilt(context) || !context.trainsAllWeights() || !installed || *installed >= need || isSaid) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.firstInNode(PartKind::Drive)->part;
    f.have = Figure{*installed, Unit::Bytes};
    f.need = Figure{need, Unit::Bytes};
    return f;
}

// Rule of thumb: users and operators wait for a start of some minutes and no more. The time is the slowest of drives, links and
// loader, as the estimate has it.
std::optional<Finding> slowLoad(const Context &context) noexcept
{
    constexpr double patience = 180; // s
    const auto &load = context.result.speed.modelLoad;
    const BomLine *line = context.firstInNode(PartKind::Drive);
    if (!isBuilt(context) || context.trains() || !line || !load || !(load->expected.count > patience)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.have = Figure{load->expected.count, Unit::Seconds};
    f.need = Figure{patience, Unit::Seconds};
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::TooManyDrives, Severity::Blocker, tooManyDrives},
    {FindingCode::NoDrive, Severity::Caution, noDrive},
    {FindingCode::DrivesBelowModel, Severity::Caution, drivesBelowModel},
    {FindingCode::SingleDrive, Severity::Advice, oneDrive},
    {FindingCode::NoDriveMirror, Severity::Advice, noDriveMirror},
    {FindingCode::NoNvme, Severity::Advice, noNvme},
    {FindingCode::NoCapacityTier, Severity::Advice, noCapacityTier},
    {FindingCode::SlowModelLoad, Severity::Advice, slowLoad},
};

} // namespace

std::span<const Rule> storageRules() noexcept
{
    return rules;
}

} // namespace configuria
