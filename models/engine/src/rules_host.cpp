// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

namespace configuria {
namespace {

// --- processors ---

// The cheapest processor of the chassis with that many cores in all; the cheapest of all where none has them.
PartRef processorFor(const Context &context, const Server &server, std::int64_t sockets, std::int64_t cores) noexcept
{
    const auto goesIn = [&](const Cpu &cpu) {
        return fitsSocket(server, cpu) && fitsFamily(server, cpu) && fitsCpuPower(server, cpu) && cpu.maxSockets.value_or(1) >= sockets;
    };
    const PartRef large = cheapestThat(PartKind::Cpu, context.catalogue.cpus, [&](const Cpu &cpu) { return goesIn(cpu) && cpu.cores.value_or(0) * sockets >= cores; });
    return large.isValid() ? large : cheapestThat(PartKind::Cpu, context.catalogue.cpus, goesIn);
}

constexpr std::int64_t coresPerGpu = 6; // rule of thumb: six to eight

// For the CPUs that stand in the node, or would.
PartRef processorFor(const Context &context, const Server &server) noexcept
{
    const std::int64_t sockets = std::max<std::int64_t>(context.count(PartKind::Cpu), 1);
    return processorFor(context, server, sockets, coresPerGpu * context.count(PartKind::Gpu));
}

std::optional<Finding> cpuSocket(const Context &context) noexcept
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
    f.repair = replacement(processorFor(context, *server));
    return f;
}

// The socket is that of the board, the generation is not: its firmware knows those that the maker lists.
std::optional<Finding> cpuFamily(const Context &context) noexcept
{
    const Server *server = context.server();
    if (!server || isCompleteSystem(*server)) {
        return std::nullopt;
    }
    const auto fits = [&](const Cpu &cpu) { return !fitsSocket(*server, cpu) || fitsFamily(*server, cpu); };
    std::optional<Finding> f = about(firstMisfit(context, PartKind::Cpu, &Catalogue::cpu, fits));
    if (f) {
        f->repair = replacement(processorFor(context, *server));
    }
    return f;
}

// Makers list processors by the watts that a chassis cools.
std::optional<Finding> cpuPower(const Context &context) noexcept
{
    const Server *server = context.server();
    const BomLine *line = server ? firstMisfit(context, PartKind::Cpu, &Catalogue::cpu, [&](const Cpu &cpu) { return fitsCpuPower(*server, cpu); }) : nullptr;
    std::optional<Finding> f = about(line);
    if (f) {
        f->have = f->nearest = Figure{server->maxCpuTdp->count, Unit::Watts};
        f->need = Figure{context.catalogue.cpu(line->part)->tdp->count, Unit::Watts};
        f->repair = replacement(processorFor(context, *server));
    }
    return f;
}

std::optional<Finding> tooManyCpus(const Context &context) noexcept
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

std::optional<Finding> noCpu(const Context &context) noexcept
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
    const PartRef cpu = processorFor(context, *server, sockets, coresPerGpu * context.count(PartKind::Gpu));
    if (cpu.isValid()) {
        f.repair = {RepairKind::SetQuantity, sockets, cpu};
    }
    return f;
}

// --- memory: what fits ---

std::optional<Finding> memoryType(const Context &context) noexcept
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

std::optional<Finding> tooManyModules(const Context &context) noexcept
{
    return tooMany(context, PartKind::Memory, context.count(PartKind::Memory),
                   context.server() ? context.server()->dimmSlots : std::nullopt);
}

// The cheapest module of which so many hold what guides ask for: the memory of all GPUs once, and 256 GiB in a rack; no faster
// than the board, and with error correction in a rack. Less where the catalogue has nothing of that kind.
PartRef moduleFor(const Context &context, const Server &server, std::int64_t modules) noexcept
{
    const double floor = (context.isRackServer() ? 256.0 : 64.0) * (1LL << 30);
    const double wanted = std::max(floor, context.gpus.capacity.value_or(0) * context.gpus.perNode);
    const auto goesIn = [&](const MemoryModule &m) {
        return fitsMemory(server.memoryType, m) && (!context.isRackServer() || m.ecc.value_or(true));
    };
    const PartRef sound = cheapestThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) {
        const bool isSlowEnough = !server.memorySpeed || !m.speed || *m.speed <= *server.memorySpeed;
        return goesIn(m) && isSlowEnough && static_cast<double>(m.capacity.count) * static_cast<double>(modules) >= wanted;
    });
    return sound.isValid() ? sound : firstThat(PartKind::Memory, context.catalogue.memory, goesIn);
}

std::optional<Finding> noMemory(const Context &context) noexcept
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
    const PartRef module = moduleFor(context, *server, modules);
    if (module.isValid()) {
        f.repair = {RepairKind::SetQuantity, modules, module};
    }
    return f;
}

std::optional<Finding> mixedMemory(const Context &context) noexcept
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
std::optional<Finding> unevenChannels(const Context &context) noexcept
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

// --- processors: enough of them ---

// Processors of one board are identical (Intel's and AMD's population rules).
std::optional<Finding> mixedCpus(const Context &context) noexcept
{
    return about(secondKind(context, PartKind::Cpu, [](const BomLine &a, const BomLine &b) {
        return !a.part.isValid() || !b.part.isValid() || a.part == b.part;
    }));
}

// The slots of a two-socket board are shared out between its sockets: without the second CPU about half of them are dead.
// Switches may all hang on the first (XE7745 with one EPYC 9965 and 16 L4, MLPerf inference v6.0).
std::optional<Finding> secondSocketEmpty(const Context &context) noexcept
{
    const Server *server = context.server();
    const BomLine *line = context.firstInNode(PartKind::Cpu);
    const bool isShared = server && hasWord(server->gpuInterconnect, "switch");
    const bool isHalf = server && !isShared && server->sockets == 2 && line && context.count(PartKind::Cpu) == 1;
    if (!isHalf || !server->maxGpus || context.count(PartKind::Gpu) * 2 <= *server->maxGpus) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.have = counted(1);
    f.need = f.nearest = counted(2);
    const Cpu *cpu = context.catalogue.cpu(line->part);
    if (!cpu || cpu->maxSockets.value_or(2) >= 2) {
        f.repair = {RepairKind::SetQuantity, 2, line->part};
    }
    return f;
}

std::optional<Finding> fewCores(const Context &context, std::int64_t wanted) noexcept
{
    const std::optional<double> cores = sumOf(context, PartKind::Cpu, &Catalogue::cpu, [](const Cpu &cpu) { return asNumber(cpu.cores); });
    if (!cores || !(*cores > 0) || *cores >= static_cast<double>(wanted)) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.firstInNode(PartKind::Cpu)->part;
    f.have = Figure{*cores, Unit::Count};
    f.need = counted(wanted);
    return f;
}

// Each socket has half of the slots: with an odd number one CPU serves more cards, and traffic crosses between the sockets
// (NUMA; NVIDIA's and AMD's tuning guides). A switch may hang all on one.
std::optional<Finding> unevenSockets(const Context &context) noexcept
{
    const Server *server = context.server();
    const std::int64_t gpus = context.count(PartKind::Gpu);
    const bool areCards = context.gpus.gpu && context.gpus.gpu->formFactor == GpuFormFactor::PciE;
    if (!server || !areCards || context.count(PartKind::Cpu) != 2 || gpus < 3 || gpus % 2 == 0 || hasWord(server->gpuInterconnect, "switch")) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.gpus.part;
    f.have = counted(gpus);
    const std::int64_t nearest = server->maxGpus.value_or(0) > gpus ? gpus + 1 : gpus - 1;
    f.nearest = counted(nearest);
    if (pieces(*context.firstInNode(PartKind::Gpu)) == gpus) {
        f.repair = {RepairKind::SetGpuCount, nearest, f.subject};
    }
    return f;
}

// Rule of thumb: six to eight cores for each GPU (data loading, tokenising, launching); below six we speak.
std::optional<Finding> fewCoresPerGpu(const Context &context) noexcept
{
    return fewCores(context, coresPerGpu * context.count(PartKind::Gpu));
}

// Rule of thumb: the step of an offloaded Adam runs on the CPU, and guides ask for 64 cores.
std::optional<Finding> fewCoresForOffload(const Context &context) noexcept
{
    const bool offloads = context.trains() && context.configuration.workload.offload != Offload::None;
    return offloads ? fewCores(context, 64) : std::nullopt;
}

// --- memory: enough, and of the right kind ---

// Of one node.
std::optional<double> installedMemory(const Context &context) noexcept
{
    return sumOf(context, PartKind::Memory, &Catalogue::memoryModule, [](const MemoryModule &m) {
        return m.capacity.count > 0 ? std::optional(static_cast<double>(m.capacity.count)) : std::nullopt;
    });
}

Figure bytesFigure(double bytes) noexcept
{
    return {bytes, Unit::Bytes};
}

std::optional<Finding> memoryAboveCpu(const Context &context) noexcept
{
    const std::optional<double> most = sumOf(context, PartKind::Cpu, &Catalogue::cpu, [](const Cpu &cpu) {
        return cpu.maxMemory ? std::optional(static_cast<double>(cpu.maxMemory->count)) : std::nullopt;
    });
    const std::optional<double> installed = installedMemory(context);
    if (!installed || !most || *installed <= *most) {
        return std::nullopt;
    }
    Finding f;
    f.subject = context.firstInNode(PartKind::Memory)->part;
    f.have = bytesFigure(*installed);
    f.need = bytesFigure(*most);
    return f;
}

bool isSameKind(const MemoryModule &a, const MemoryModule &b) noexcept
{
    return a.capacity == b.capacity && a.moduleType == b.moduleType && a.generation == b.generation;
}

// Modules run at the speed of the slowest part of the chain. Said only where slower ones of the same kind would do.
std::optional<Finding> fasterThan(const Context &context, std::optional<int> limit) noexcept
{
    const BomLine *line = context.firstInNode(PartKind::Memory);
    const MemoryModule *module = line ? context.catalogue.memoryModule(line->part) : nullptr;
    if (!limit || !module || !module->speed || *module->speed <= *limit) {
        return std::nullopt;
    }
    const PartRef slower = firstThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) {
        return isSameKind(m, *module) && m.speed && *m.speed >= *limit && *m.speed < *module->speed;
    });
    if (!slower.isValid()) {
        return std::nullopt;
    }
    Finding f;
    f.subject = line->part;
    f.have = Figure{static_cast<double>(*module->speed), Unit::MegatransfersPerSecond};
    f.need = Figure{static_cast<double>(*limit), Unit::MegatransfersPerSecond};
    f.repair = replacement(slower);
    return f;
}

std::optional<int> speedOfCpu(const Context &context) noexcept
{
    const BomLine *line = context.firstInNode(PartKind::Cpu);
    const Cpu *cpu = line ? context.catalogue.cpu(line->part) : nullptr;
    return cpu ? cpu->memorySpeed : std::nullopt;
}

std::optional<Finding> memoryTooFast(const Context &context) noexcept
{
    return fasterThan(context, speedOfCpu(context));
}

// Where the CPU is no slower than the board; else it is the CPU that is spoken of.
std::optional<Finding> memoryAboveBoard(const Context &context) noexcept
{
    const std::optional<int> board = context.server() ? context.server()->memorySpeed : std::nullopt;
    const std::optional<int> cpu = speedOfCpu(context);
    return board && cpu && *cpu <= *board ? std::nullopt : fasterThan(context, board);
}

// Error correction: servers in production have it, and so has what trains all weights, for a flipped bit stays in them.
std::optional<Finding> noEcc(const Context &context) noexcept
{
    if (!context.isRackServer() && !(context.server() && context.trainsAllWeights())) {
        return std::nullopt;
    }
    const BomLine *line = firstMisfit(context, PartKind::Memory, &Catalogue::memoryModule, [](const MemoryModule &m) { return m.ecc.value_or(true); });
    std::optional<Finding> f = about(line);
    if (f) {
        const Bytes capacity = context.catalogue.memoryModule(line->part)->capacity;
        f->repair = replacement(cheapestThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) {
            return m.ecc.value_or(false) && m.capacity >= capacity && fitsMemory(context.server()->memoryType, m);
        }));
    }
    return f;
}

// Rule of thumb of buying guides: 256 GB at least, and up to twice the memory of all GPUs. Sound machines with the largest
// GPUs have about once (DGX B300: 2 TiB beside 2.1), so that we speak below half.
std::optional<Finding> memoryLow(const Context &context) noexcept
{
    const std::optional<double> installed = installedMemory(context);
    if (!context.isRackServer() || !installed || !context.gpus.capacity || context.gpus.isMixed
        || context.result.findings.has(FindingCode::HostMemoryTooSmall)) {
        return std::nullopt;
    }
    constexpr double floor = 256.0 * (1LL << 30);
    const double ofGpus = *context.gpus.capacity * context.gpus.perNode;
    if (*installed >= std::max(floor, ofGpus / 2)) {
        return std::nullopt;
    }
    Finding f;
    const BomLine *line = context.firstInNode(PartKind::Memory);
    f.subject = line->part;
    f.have = bytesFigure(*installed);
    const double wanted = std::max(floor, 2 * ofGpus);
    f.need = bytesFigure(wanted);
    const MemoryModule &module = *context.catalogue.memoryModule(line->part);
    const std::int64_t modules = context.count(PartKind::Memory);
    if (pieces(*line) == modules) {
        f.repair = replacement(cheapestThat(PartKind::Memory, context.catalogue.memory, [&](const MemoryModule &m) {
            return m.generation == module.generation && m.speed == module.speed && fitsMemory(context.server()->memoryType, m)
                && static_cast<double>(m.capacity.count) * static_cast<double>(modules) >= wanted;
        }));
    }
    return f;
}

constexpr Rule rules[] = {
    {FindingCode::CpuSocketMismatch, Severity::Blocker, cpuSocket},
    {FindingCode::TooManyCpus, Severity::Blocker, tooManyCpus},
    {FindingCode::CpuFamilyMismatch, Severity::Caution, cpuFamily},
    {FindingCode::CpuPowerAboveChassis, Severity::Caution, cpuPower},
    {FindingCode::NoCpu, Severity::Caution, noCpu},
    {FindingCode::MixedCpus, Severity::Blocker, mixedCpus},
    {FindingCode::SecondSocketEmpty, Severity::Caution, secondSocketEmpty},
    {FindingCode::UnevenSockets, Severity::Advice, unevenSockets},
    {FindingCode::FewCoresPerGpu, Severity::Advice, fewCoresPerGpu},
    {FindingCode::FewCoresForOffload, Severity::Advice, fewCoresForOffload},
    {FindingCode::MemoryTypeMismatch, Severity::Blocker, memoryType},
    {FindingCode::TooManyMemoryModules, Severity::Blocker, tooManyModules},
    {FindingCode::NoMemory, Severity::Caution, noMemory},
    {FindingCode::MixedMemory, Severity::Caution, mixedMemory},
    {FindingCode::UnevenMemoryChannels, Severity::Advice, unevenChannels},
    {FindingCode::MemoryAboveCpuLimit, Severity::Caution, memoryAboveCpu},
    {FindingCode::MemoryFasterThanCpu, Severity::Advice, memoryTooFast},
    {FindingCode::MemoryFasterThanBoard, Severity::Advice, memoryAboveBoard},
    {FindingCode::MemoryWithoutEcc, Severity::Caution, noEcc},
    {FindingCode::HostMemoryLow, Severity::Advice, memoryLow},
};

} // namespace

std::span<const Rule> hostRules() noexcept
{
    return rules;
}

} // namespace configuria
