// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include "bom.h"
#include "compatibility.h"
#include "waysout.h"

namespace configuria {
namespace {

constexpr std::int64_t mostPieces = 100'000;

BomLine *lineOf(Configuration &configuration, PartKind kind) noexcept
{
    for (BomLine &line : configuration.lines) {
        if (line.part.kind == kind && line.quantity > 0) {
            return &line;
        }
    }
    return nullptr;
}

// The line that a quantity is set on: the first of the kind, for a node has one kind of GPU, memory or supply. A bridge is no
// cable kit, and a licence no other licence: there it is the line of that part.
BomLine *lineFor(Configuration &configuration, PartRef part) noexcept
{
    const bool areAllAlike = part.kind != PartKind::Accessory && part.kind != PartKind::Rack && part.kind != PartKind::Licence && part.kind != PartKind::Service;
    if (areAllAlike || !part.isValid()) {
        return lineOf(configuration, part.kind);
    }
    for (BomLine &line : configuration.lines) {
        if (line.part == part && line.quantity > 0) {
            return &line;
        }
    }
    return nullptr;
}

int asInt(std::int64_t value, int low, int high) noexcept
{
    return static_cast<int>(std::clamp<std::int64_t>(value, low, high));
}

void append(const Catalogue &catalogue, Configuration &configuration, const Repair &repair)
{
    if (!catalogue.info(repair.part) || configuration.lines.size() >= static_cast<std::size_t>(maxLines)) {
        return;
    }
    BomLine line;
    line.part = repair.part;
    line.quantity = asInt(repair.value, 1, mostPieces);
    // A chassis belongs on top.
    const auto at = repair.part.kind == PartKind::Server ? configuration.lines.begin() : configuration.lines.end();
    configuration.lines.insert(at, std::move(line));
}

void replacePart(const Catalogue &catalogue, Configuration &configuration, const Repair &repair)
{
    if (!catalogue.info(repair.part)) {
        return;
    }
    BomLine *line = lineOf(configuration, repair.part.kind);
    if (!line) {
        append(catalogue, configuration, repair);
        return;
    }
    // Price, words and watts were those of the old part.
    BomLine fresh;
    fresh.part = repair.part;
    fresh.quantity = repair.value > 0 ? asInt(repair.value, 1, mostPieces) : line->quantity;
    fresh.scope = line->scope;
    fresh.discount = line->discount;
    *line = std::move(fresh);
}

void setGpuCount(Configuration &configuration, std::int64_t value)
{
    BomLine *line = lineOf(configuration, PartKind::Gpu);
    if (!line || value < 0) {
        return;
    }
    const std::int64_t others = quantityPerNode(configuration, PartKind::Gpu) - (line->scope == LineScope::PerNode ? pieces(*line) : 0);
    line->quantity = asInt(value - others, 0, mostPieces);
}

template <class E>
bool isEnumerator(std::int64_t value, E last) noexcept
{
    return value >= 0 && value <= static_cast<std::int64_t>(last);
}

// --- what a candidate part would break ---

// A chassis is judged by what is already in the list.
PartConflict conflictOfServer(const Catalogue &catalogue, const Configuration &configuration, const Server &server) noexcept
{
    for (const BomLine &line : configuration.lines) {
        if (!isInNode(line)) {
            continue;
        }
        if (const Gpu *gpu = catalogue.gpu(line.part)) {
            if (!fitsForm(server, *gpu) || !fitsSlotWidth(server, *gpu)) {
                return PartConflict::FormFactor;
            }
            if (!fitsPower(server, *gpu)) {
                return PartConflict::PowerAboveChassis;
            }
        }
        const Cpu *cpu = catalogue.cpu(line.part);
        if (cpu && !fitsSocket(server, *cpu)) {
            return PartConflict::Socket;
        }
        const MemoryModule *module = catalogue.memoryModule(line.part);
        if (module && !fitsMemory(server.memoryType, *module)) {
            return PartConflict::MemoryType;
        }
        const Psu *psu = catalogue.psu(line.part);
        if (psu && !fitsBay(server, *psu)) {
            return PartConflict::PsuForm;
        }
    }
    const auto overflows = [&](PartKind kind, std::optional<int> limit) { return limit && quantityPerNode(configuration, kind) > *limit; };
    return overflows(PartKind::Gpu, server.maxGpus) || overflows(PartKind::Cpu, server.sockets)
            || overflows(PartKind::Memory, server.dimmSlots) || overflows(PartKind::Psu, server.psuSlots)
        ? PartConflict::NoSlotLeft
        : PartConflict::None;
}

PartConflict conflictInside(const Catalogue &catalogue, const Configuration &configuration, const Server &server, PartRef part) noexcept
{
    const auto isFull = [&](std::optional<int> limit) { return limit && quantityPerNode(configuration, part.kind) >= *limit; };
    std::optional<int> limit;
    if (const Gpu *gpu = catalogue.gpu(part)) {
        if (!fitsForm(server, *gpu) || !fitsSlotWidth(server, *gpu)) {
            return PartConflict::FormFactor;
        }
        if (!fitsPower(server, *gpu)) {
            return PartConflict::PowerAboveChassis;
        }
        limit = server.maxGpus;
    } else if (const Cpu *cpu = catalogue.cpu(part)) {
        if (!fitsSocket(server, *cpu)) {
            return PartConflict::Socket;
        }
        limit = server.sockets;
    } else if (const MemoryModule *module = catalogue.memoryModule(part)) {
        if (!fitsMemory(server.memoryType, *module)) {
            return PartConflict::MemoryType;
        }
        limit = server.dimmSlots;
    } else if (const Drive *drive = catalogue.drive(part)) {
        limit = usesBay(*drive) ? server.nvmeBays : std::nullopt;
    } else if (const Psu *psu = catalogue.psu(part)) {
        if (!fitsBay(server, *psu)) {
            return PartConflict::PsuForm;
        }
        limit = server.psuSlots;
    }
    return isFull(limit) ? PartConflict::NoSlotLeft : PartConflict::None;
}

} // namespace

PartConflict conflictOf(const Catalogue &catalogue, const Configuration &configuration, PartRef part) noexcept
{
    const bool goesAnywhere = part.kind == PartKind::Network || part.kind == PartKind::Accessory || part.kind == PartKind::Rack
        || part.kind == PartKind::Licence || part.kind == PartKind::Service;
    if (!catalogue.info(part) || goesAnywhere) {
        return PartConflict::None;
    }
    if (const Server *server = catalogue.server(part)) {
        return conflictOfServer(catalogue, configuration, *server);
    }
    const Bom bom = bomOf(catalogue, configuration);
    if (bom.server) {
        return conflictInside(catalogue, configuration, *bom.server, part);
    }
    return bom.hasServer() ? PartConflict::None : PartConflict::NoServerChosen;
}

void repairWorkload(Workload &workload, const Repair &repair) noexcept
{
    switch (repair.kind) {
    case RepairKind::SetWeights:
        if (isEnumerator(repair.value, WeightFormat::Iq1_S)) {
            workload.weights = static_cast<WeightFormat>(repair.value);
        }
        break;
    case RepairKind::SetKvFormat:
        if (isEnumerator(repair.value, KvFormat::Iq4_NL)) {
            workload.kvKeys = workload.kvValues = static_cast<KvFormat>(repair.value);
        }
        break;
    case RepairKind::SetPrecision:
        if (isEnumerator(repair.value, WeightFormat::Iq1_S)) {
            workload.weights = static_cast<WeightFormat>(repair.value);
            workload.kvKeys = workload.kvValues = isGguf(workload.weights) ? KvFormat::Q8_0 : KvFormat::Fp8;
        }
        break;
    case RepairKind::SetContext:
        if (repair.value > 0) {
            if (isTraining(workload.kind)) {
                workload.sequenceLength = asInt(repair.value, 1, 100'000'000);
            } else {
                workload.context = std::min<std::int64_t>(repair.value, 100'000'000);
            }
        }
        break;
    case RepairKind::SetSequences:
    case RepairKind::SetMicroBatch:
        if (repair.value > 0) {
            (isTraining(workload.kind) ? workload.microBatch : workload.sequences) = asInt(repair.value, 1, 100'000);
        }
        break;
    case RepairKind::SetGpuCount:
        if (!isTraining(workload.kind)) {
            workload.tensorParallel.reset();
            workload.pipelineParallel.reset();
            workload.dataParallel.reset();
        }
        break;
    case RepairKind::SetTensorParallel:
        if (repair.value > 0) {
            workload.tensorParallel = asInt(repair.value, 1, 65'536);
        }
        break;
    case RepairKind::SetCheckpointing:
        if (isEnumerator(repair.value, Checkpointing::Full)) {
            workload.checkpointing = static_cast<Checkpointing>(repair.value);
        }
        break;
    case RepairKind::SetZero:
        if (repair.value >= 0 && repair.value <= 3) {
            workload.zeroStage = static_cast<int>(repair.value);
            workload.zeroAuto = false;
        }
        break;
    case RepairKind::SetMethod:
        if (isEnumerator(repair.value, WorkloadKind::PreTraining)) {
            workload.kind = static_cast<WorkloadKind>(repair.value);
        }
        break;
    case RepairKind::SetOptimizer:
        if (isEnumerator(repair.value, Optimizer::Adafactor)) {
            workload.optimizer = static_cast<Optimizer>(repair.value);
        }
        break;
    case RepairKind::SetEngine:
        if (isEnumerator(repair.value, InferenceEngine::Transformers)) {
            workload.engine = static_cast<InferenceEngine>(repair.value);
        }
        break;
    case RepairKind::SetOffload:
        if (isEnumerator(repair.value, Offload::ParametersToNvme)) {
            workload.offload = static_cast<Offload>(repair.value);
        }
        break;
    case RepairKind::None:
    case RepairKind::SetNodes:
    case RepairKind::SetQuantity:
    case RepairKind::ReplacePart:
        break;
    }
}

Configuration repaired(const Catalogue &catalogue, const Configuration &configuration, const Repair &repair)
{
    Configuration result = configuration;
    repairWorkload(result.workload, repair);
    if (repair.kind == RepairKind::SetGpuCount) {
        setGpuCount(result, repair.value);
    } else if (repair.kind == RepairKind::SetNodes && repair.value > 0) {
        result.nodes = asInt(repair.value, 1, 10'000);
    } else if (repair.kind == RepairKind::ReplacePart) {
        replacePart(catalogue, result, repair);
    } else if (repair.kind == RepairKind::SetQuantity && repair.value >= 0) {
        if (BomLine *line = lineFor(result, repair.part)) {
            line->quantity = asInt(repair.value, 0, mostPieces);
            line->thousandths = 0;
        } else if (repair.value > 0) {
            append(catalogue, result, repair);
        }
    }
    return result;
}

} // namespace configuria
