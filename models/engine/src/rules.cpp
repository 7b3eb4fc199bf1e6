// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include "bom.h"
#include "compatibility.h"

namespace configuria {
namespace {

struct Context {
    const Catalogue &catalogue;
    const Configuration &configuration;
    Bom bom;

    const Server *server() const { return bom.server; }
    std::int64_t count(PartKind kind) const { return quantityPerNode(configuration, kind); }
    bool has(PartKind kind) const { return count(kind) > 0; }
};

using Check = std::optional<Finding> (*)(const Context &);

Figure counted(std::int64_t n) noexcept
{
    return {static_cast<double>(n), Unit::Count};
}

template <class T>
PartRef refAt(PartKind kind, const std::vector<T> &table, const T &part) noexcept
{
    return {kind, PartIndex{static_cast<std::uint16_t>(&part - table.data())}};
}

// First part of a table that answers yes; invalid when none does.
template <class T, class Fits>
PartRef firstThat(PartKind kind, const std::vector<T> &table, Fits fits) noexcept
{
    for (std::size_t i = 0; i < table.size() && i < PartIndex::none; ++i) {
        if (fits(table[i])) {
            return refAt(kind, table, table[i]);
        }
    }
    return {kind, {}};
}

Repair replacement(PartRef part) noexcept
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

std::optional<Finding> tooMany(const Context &context, PartKind kind, std::int64_t have, std::optional<int> limit) noexcept
{
    if (!limit || *limit < 0 || have <= *limit) {
        return std::nullopt;
    }
    Finding f;
    f.have = counted(have);
    f.need = f.nearest = counted(*limit);
    const BomLine *line = firstLine(context.configuration, kind);
    f.subject = line ? line->part : PartRef{kind, {}};
    // Only one line: its quantity is the answer. With several, which to lower is the buyer's choice.
    if (line && pieces(*line) == have) {
        f.repair = {kind == PartKind::Gpu ? RepairKind::SetGpuCount : RepairKind::SetQuantity, *limit, line->part};
    }
    return f;
}

// --- chassis and GPUs ---

std::optional<Finding> noServer(const Context &context)
{
    if (context.bom.isEmpty || context.bom.hasOnlyGpus || context.bom.hasServer()) {
        return std::nullopt;
    }
    Finding f;
    f.have = counted(0);
    f.need = counted(1);
    const BomLine *gpuLine = firstLine(context.configuration, PartKind::Gpu);
    const Gpu *gpu = gpuLine ? context.catalogue.gpu(gpuLine->part) : nullptr;
    const std::int64_t gpus = context.count(PartKind::Gpu);
    f.subject = {PartKind::Server, {}};
    if (gpu) {
        const PartRef chassis = firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
            return fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu) && s.maxGpus.value_or(0) >= gpus;
        });
        if (chassis.isValid()) {
            f.repair = {RepairKind::SetQuantity, 1, chassis};
        }
    }
    return f;
}

// A chassis of double-width slots takes twice as many single-width cards (Dell XE7745: 8 double or 16 single).
std::optional<Finding> tooManyGpus(const Context &context)
{
    const Server *server = context.server();
    if (!server || !server->maxGpus) {
        return std::nullopt;
    }
    bool areSingle = server->maxSlotWidth >= 2;
    for (const BomLine &line : context.configuration.lines) {
        if (line.part.kind == PartKind::Gpu && isInNode(line)) {
            const Gpu *gpu = context.catalogue.gpu(line.part);
            areSingle = areSingle && gpu && gpu->formFactor == GpuFormFactor::PciE && gpu->slotWidth == 1;
        }
    }
    const std::int64_t limit = static_cast<std::int64_t>(*server->maxGpus) * (areSingle ? 2 : 1);
    return tooMany(context, PartKind::Gpu, context.count(PartKind::Gpu), static_cast<int>(std::min<std::int64_t>(limit, INT32_MAX)));
}

std::optional<Finding> gpuForm(const Context &context)
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const auto fits = [&](const Gpu &gpu) { return fitsForm(*server, gpu) && fitsSlotWidth(*server, gpu); };
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, fits);
    if (!line) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    const Gpu *gpu = context.catalogue.gpu(line->part);
    if (fitsForm(*server, *gpu)) {
        f.have = counted(*server->maxSlotWidth);
        f.need = counted(*gpu->slotWidth);
    }
    // The GPU was chosen for its model: look for a chassis first.
    const std::int64_t gpus = context.count(PartKind::Gpu);
    PartRef other = firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
        return s.gpuFormFactors != 0 && fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu) && s.maxGpus.value_or(0) >= gpus;
    });
    if (!other.isValid()) {
        other = firstThat(PartKind::Gpu, context.catalogue.gpus, [&](const Gpu &g) { return fits(g) && fitsPower(*server, g); });
    }
    f.repair = replacement(other);
    return f;
}

std::optional<Finding> gpuPower(const Context &context)
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [&](const Gpu &gpu) { return fitsPower(*server, gpu); });
    if (!line) {
        return std::nullopt;
    }
    const Gpu *gpu = context.catalogue.gpu(line->part);
    Finding f;
    f.subject = line->part;
    f.have = f.nearest = Figure{server->maxGpuTdp->count, Unit::Watts};
    f.need = Figure{gpu->tdp->count, Unit::Watts};
    const std::int64_t gpus = context.count(PartKind::Gpu);
    f.repair = replacement(firstThat(PartKind::Server, context.catalogue.servers, [&](const Server &s) {
        return s.maxGpuTdp && s.gpuFormFactors != 0 && fitsForm(s, *gpu) && fitsSlotWidth(s, *gpu) && fitsPower(s, *gpu)
            && s.maxGpus.value_or(0) >= gpus;
    }));
    return f;
}

// --- processors ---

std::optional<Finding> cpuSocket(const Context &context)
{
    const Server *server = context.server();
    if (!server) {
        return std::nullopt;
    }
    const auto fits = [&](const Cpu &cpu) { return fitsSocket(*server, cpu); };
    const BomLine *line = firstMisfit(context, PartKind::Cpu, &Catalogue::cpu, fits);
    if (!line) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.repair = replacement(firstThat(PartKind::Cpu, context.catalogue.cpus, fits));
    return f;
}

std::optional<Finding> tooManyCpus(const Context &context)
{
    std::optional<int> limit = context.server() ? context.server()->sockets : std::nullopt;
    for (const BomLine &line : context.configuration.lines) {
        const Cpu *cpu = isInNode(line) ? context.catalogue.cpu(line.part) : nullptr;
        if (cpu && cpu->maxSockets) {
            limit = std::min(limit.value_or(*cpu->maxSockets), *cpu->maxSockets);
        }
    }
    return tooMany(context, PartKind::Cpu, context.count(PartKind::Cpu), limit);
}

std::optional<Finding> noCpu(const Context &context)
{
    const Server *server = context.server();
    if (!server || isCompleteSystem(*server) || context.has(PartKind::Cpu)) {
        return std::nullopt;
    }
    const int sockets = std::max(server->sockets.value_or(1), 1);
    Finding f;
    f.have = counted(0);
    f.need = f.nearest = counted(sockets);
    f.subject = {PartKind::Cpu, {}};
    const PartRef cpu = firstThat(PartKind::Cpu, context.catalogue.cpus, [&](const Cpu &c) {
        return fitsSocket(*server, c) && c.maxSockets.value_or(1) >= sockets;
    });
    if (cpu.isValid()) {
        f.repair = {RepairKind::SetQuantity, sockets, cpu};
    }
    return f;
}

// --- memory ---

std::optional<Finding> memoryType(const Context &context)
{
    std::string_view wanted = context.server() ? std::string_view(context.server()->memoryType) : std::string_view();
    const BomLine *cpuLine = firstLine(context.configuration, PartKind::Cpu);
    const Cpu *cpu = cpuLine ? context.catalogue.cpu(cpuLine->part) : nullptr;
    if (wanted.empty() && cpu) {
        wanted = cpu->memoryType;
    }
    const auto fits = [&](const MemoryModule &module) { return fitsMemory(wanted, module); };
    const BomLine *line = firstMisfit(context, PartKind::Memory, &Catalogue::memoryModule, fits);
    if (!line) {
        return std::nullopt;
    }
    const Bytes capacity = context.catalogue.memoryModule(line->part)->capacity;
    Finding f;
    f.subject = line->part;
    PartRef other = firstThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) { return fits(m) && m.capacity == capacity; });
    if (!other.isValid()) {
        other = firstThat(PartKind::Memory, context.catalogue.memory, fits);
    }
    f.repair = replacement(other);
    return f;
}

std::optional<Finding> tooManyModules(const Context &context)
{
    return tooMany(context, PartKind::Memory, context.count(PartKind::Memory),
                   context.server() ? context.server()->dimmSlots : std::nullopt);
}

std::optional<Finding> noMemory(const Context &context)
{
    const Server *server = context.server();
    if (!server || isCompleteSystem(*server) || server->dimmSlots == 0 || context.has(PartKind::Memory)) {
        return std::nullopt;
    }
    // One module per channel of each processor, or every second slot.
    const BomLine *cpuLine = firstLine(context.configuration, PartKind::Cpu);
    const Cpu *cpu = cpuLine ? context.catalogue.cpu(cpuLine->part) : nullptr;
    const int slots = server->dimmSlots.value_or(16);
    const std::int64_t channels = cpu && cpu->memoryChannels && *cpu->memoryChannels > 0
        ? *cpu->memoryChannels * std::clamp<std::int64_t>(context.count(PartKind::Cpu), 1, 8) : std::max(slots / 2, 1);
    const std::int64_t modules = std::min<std::int64_t>(channels, slots);
    Finding f;
    f.have = counted(0);
    f.need = f.nearest = counted(modules);
    f.subject = {PartKind::Memory, {}};
    const PartRef module = firstThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) { return fitsMemory(server->memoryType, m); });
    if (module.isValid()) {
        f.repair = {RepairKind::SetQuantity, modules, module};
    }
    return f;
}

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

std::optional<Finding> mixedMemory(const Context &context)
{
    const BomLine *line = secondKind(context, PartKind::Memory, [](const BomLine &a, const BomLine &b) { return a.part == b.part; });
    if (!line) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    return f;
}

// All channels of all processors hold the same number of modules, or bandwidth drops.
std::optional<Finding> unevenChannels(const Context &context)
{
    const BomLine *cpuLine = firstLine(context.configuration, PartKind::Cpu);
    const Cpu *cpu = cpuLine ? context.catalogue.cpu(cpuLine->part) : nullptr;
    const std::int64_t modules = context.count(PartKind::Memory);
    if (!cpu || !cpu->memoryChannels || *cpu->memoryChannels <= 0 || modules == 0) {
        return std::nullopt;
    }
    const std::int64_t channels = std::max<std::int64_t>(context.count(PartKind::Cpu), 1) * *cpu->memoryChannels;
    if (modules % channels == 0) {
        return std::nullopt;
    }
    const std::int64_t slots = context.server() ? context.server()->dimmSlots.value_or(INT32_MAX) : INT32_MAX;
    std::int64_t nearest = (modules / channels + 1) * channels;
    if (nearest > slots) {
        nearest -= channels;
    }
    Finding f;
    f.have = counted(modules);
    f.need = counted(channels);
    f.subject = cpuLine->part;
    if (nearest > 0) {
        f.nearest = counted(nearest);
        const BomLine *line = firstLine(context.configuration, PartKind::Memory);
        if (line && pieces(*line) == modules) {
            f.repair = {RepairKind::SetQuantity, nearest, line->part};
        }
    }
    return f;
}

// --- bays ---

std::optional<Finding> tooManyDrives(const Context &context)
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

std::optional<Finding> tooManyPsus(const Context &context)
{
    return tooMany(context, PartKind::Psu, context.count(PartKind::Psu), context.server() ? context.server()->psuSlots : std::nullopt);
}

struct Rule {
    FindingCode code;
    Severity severity;
    Check check;
};

// A rule may only refuse what cannot be built. The power limits of chassis are often those of one vendor's option list,
// and machines beyond them are sold (R760xa with 400 W H100 NVL): a caution.
constexpr Rule rules[] = {
    {FindingCode::NoServer, Severity::Caution, noServer},
    {FindingCode::TooManyGpus, Severity::Blocker, tooManyGpus},
    {FindingCode::GpuFormFactorMismatch, Severity::Blocker, gpuForm},
    {FindingCode::GpuPowerAboveChassis, Severity::Blocker, gpuPower},
    {FindingCode::CpuSocketMismatch, Severity::Blocker, cpuSocket},
    {FindingCode::TooManyCpus, Severity::Blocker, tooManyCpus},
    {FindingCode::NoCpu, Severity::Caution, noCpu},
    {FindingCode::MemoryTypeMismatch, Severity::Blocker, memoryType},
    {FindingCode::TooManyMemoryModules, Severity::Blocker, tooManyModules},
    {FindingCode::NoMemory, Severity::Caution, noMemory},
    {FindingCode::MixedMemory, Severity::Caution, mixedMemory},
    {FindingCode::UnevenMemoryChannels, Severity::Advice, unevenChannels},
    {FindingCode::TooManyDrives, Severity::Blocker, tooManyDrives},
    {FindingCode::TooManyPsus, Severity::Blocker, tooManyPsus},
};

} // namespace

void evaluateRules(const Catalogue &catalogue, const Project &, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    const Context context{catalogue, configuration, bomOf(catalogue, configuration)};
    for (const Rule &rule : rules) {
        if (std::optional<Finding> f = rule.check(context)) {
            f->code = rule.code;
            f->severity = rule.severity;
            result.findings.add(*f);
        }
    }
}

} // namespace configuria
