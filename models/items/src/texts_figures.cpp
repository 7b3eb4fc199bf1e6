// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

#include "texts_numbers.h"

namespace configuria::texts {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

// A bare count says what is counted where memory is short.
QString nearestText(const Finding &f, const Format &format)
{
    const QString value = format.figure(*f.nearest);
    const bool isMemory = f.code == FindingCode::NotEnoughGpuMemory || f.code == FindingCode::GpuMemoryTight;
    if (isMemory && f.nearest->unit == Unit::Count) {
        const int n = grammatical(whole(*f.nearest));
        switch (f.repair.kind) {
        case RepairKind::SetSequences: return Tr::tr("It works with %n concurrent sequences.", nullptr, n);
        case RepairKind::SetMicroBatch: return Tr::tr("It works with %n sequences at a time.", nullptr, n);
        case RepairKind::SetNodes: return Tr::tr("It works with %n nodes.", nullptr, n);
        default: return Tr::tr("It works with %n GPUs per node.", nullptr, n);
        }
    }
    if (isMemory && f.nearest->unit == Unit::Bytes) {
        return Tr::tr("With the repair: %1.").arg(value);
    }
    return Tr::tr("Nearest value that works: %1.").arg(value);
}

// `need` is what is asked for, or the limit that is kept; `have` is what is there.
QString needAndHave(FindingCode code, const QString &need, const QString &have)
{
    switch (code) {
    case FindingCode::TooManyGpus:
    case FindingCode::TooManyCpus:
    case FindingCode::TooManyMemoryModules:
    case FindingCode::TooManyDrives:
    case FindingCode::TooManyPsus:
        return Tr::tr("At most: %1; present: %2.").arg(need, have);
    case FindingCode::UnevenMemoryChannels:
        return Tr::tr("Channels: %1; modules: %2.").arg(need, have);
    case FindingCode::PartialGpuBoard:
        return Tr::tr("Places on the board: %1; GPUs: %2.").arg(need, have);
    case FindingCode::InletTooWarm:
        return Tr::tr("Air at the inlet: %2; limit: %1.").arg(need, have);
    case FindingCode::FewCoresPerGpu:
    case FindingCode::FewCoresForOffload:
        return Tr::tr("Cores recommended: %1; present: %2.").arg(need, have);
    case FindingCode::MemoryAboveCpuLimit:
        return Tr::tr("At most: %1; present: %2.").arg(need, have);
    case FindingCode::MemoryFasterThanCpu:
        return Tr::tr("Used by the CPU: %1; modules: %2.").arg(need, have);
    case FindingCode::HostMemoryLow:
        return Tr::tr("Recommended: %1; present: %2.").arg(need, have);
    case FindingCode::PcieLanesExceeded:
        return Tr::tr("Lanes asked for: %1; of the CPUs: %2.").arg(need, have);
    case FindingCode::GpuSlowedBySlot:
        return Tr::tr("PCIe generation of the GPU: %1; of the slot: %2.").arg(need, have);
    case FindingCode::GpuLanesHalved:
        return Tr::tr("Lanes of each GPU: %1; of its slot: %2.").arg(need, have);
    case FindingCode::TensorParallelBeyondLink:
    case FindingCode::TensorParallelAcrossNodes:
        return Tr::tr("GPUs that share the model: %1; joined by a link: %2.").arg(need, have);
    case FindingCode::NetworkBelowClass:
        return Tr::tr("For each GPU, usual: %1; present: %2.").arg(need, have);
    case FindingCode::TooManyAdapters:
        return Tr::tr("Slots: %1; cards: %2.").arg(need, have);
    case FindingCode::AdapterSlowedBySlot:
        return Tr::tr("Ports of the adapter: %1; slot: %2.").arg(need, have);
    case FindingCode::SwitchTooSmall:
        return Tr::tr("Ports of the adapters: %1; of the switches: %2.").arg(need, have);
    case FindingCode::OverSpecified:
        return Tr::tr("Needed on the GPU: up to %1; usable: %2.").arg(need, have);
    case FindingCode::GpuMemoryTight:
        return Tr::tr("Required on each GPU: up to %1; usable: %2.").arg(need, have);
    case FindingCode::NotEnoughGpuMemory:
        return Tr::tr("Required on each GPU: %1; usable: %2.").arg(need, have);
    case FindingCode::ContextBeyondModel:
        return Tr::tr("Asked for: %1; limit of the model: %2.").arg(need, have);
    case FindingCode::TensorParallelIllegal:
        return Tr::tr("Attention heads: %1; GPUs: %2.").arg(need, have);
    case FindingCode::GpuFormFactorMismatch:
        //: slots that one card is wide
        return Tr::tr("Width of the GPU in slots: %1; room of the chassis: %2.").arg(need, have);
    case FindingCode::GpuPowerAboveChassis:
        return Tr::tr("The GPU draws %1; the chassis allows %2.").arg(need, have);
    case FindingCode::PsuOverload:
        return Tr::tr("Full draw of the node: %1; all supplies carry %2.").arg(need, have);
    case FindingCode::RedundancyLost:
        return Tr::tr("Full draw of the node: %1; the supplies left carry %2.").arg(need, have);
    case FindingCode::FeedLossStops:
    case FindingCode::LossThrottles:
        return Tr::tr("Full draw of the node: %1; the supplies of one feed carry %2.").arg(need, have);
    case FindingCode::TransientAbovePeak:
        return Tr::tr("Peak of the node: %1; the supplies carry %2 for as long.").arg(need, have);
    case FindingCode::GpuPowerAboveSupplyShare:
        return Tr::tr("GPUs: %1; the maker allows them %2 of these supplies.").arg(need, have);
    case FindingCode::CordOverload:
        return Tr::tr("Current of a cord: %1; limit: %2.").arg(need, have);
    case FindingCode::CpuPowerAboveChassis:
        return Tr::tr("The CPU draws %1; the chassis allows %2.").arg(need, have);
    case FindingCode::CardTooLong:
        return Tr::tr("Length of the card: %2; room of the chassis: %1.").arg(need, have);
    case FindingCode::MemoryFasterThanBoard:
        return Tr::tr("Speed of the board: %1; of the modules: %2.").arg(need, have);
    case FindingCode::GpuCableMissing:
        return Tr::tr("Cards to feed: %1; fed by the cables of the list: %2.").arg(need, have);
    case FindingCode::SupplyConnectorsTooFew:
        return Tr::tr("Connectors of the cards: %1; leads of the supplies: %2.").arg(need, have);
    case FindingCode::BridgeMissing:
        return Tr::tr("Bridges for these cards: %1; present: %2.").arg(need, have);
    case FindingCode::NoCapacityTier:
        return Tr::tr("Recommended: %1; present: %2.").arg(need, have);
    case FindingCode::SlowModelLoad:
        return Tr::tr("Loading time: %2; usual at most: %1.").arg(need, have);
    case FindingCode::PriceOld:
        return Tr::tr("Age of the price: %2; usual at most: %1.").arg(need, have);
    case FindingCode::LeadTimeTooLong:
        return Tr::tr("Delivery: %2; time that is left: %1.").arg(need, have);
    case FindingCode::CircuitOverload:
        return Tr::tr("Current: %1; limit in continuous use: %2.").arg(need, have);
    case FindingCode::PriceMissing:
        return Tr::tr("Lines without a price: %1.").arg(need);
    default:
        return Tr::tr("Required: %1; present: %2.").arg(need, have);
    }
}

bool isOfGpus(FindingCode code)
{
    return code == FindingCode::TensorParallelOverPcie || code == FindingCode::TrainingOverPcie || code == FindingCode::GpuWithoutBridgePartner
        || code == FindingCode::UnevenSockets || code == FindingCode::NoRoomToGrow;
}

} // namespace

QString figures(const Finding &finding, const Format &format)
{
    QStringList sentences;
    if (finding.need && finding.have) {
        sentences << needAndHave(finding.code, format.figure(*finding.need), format.figure(*finding.have));
    } else if (finding.need) {
        sentences << Tr::tr("Required: %1.").arg(format.figure(*finding.need));
    } else if (finding.have && finding.code == FindingCode::ModelSizeOnly) {
        sentences << Tr::tr("Parameters: %1.").arg(format.figure(*finding.have));
    } else if (finding.have && finding.code == FindingCode::MixedGpus) {
        sentences << Tr::tr("Memory counted for each GPU: %1.").arg(format.figure(*finding.have));
    } else if (finding.have && isOfGpus(finding.code)) {
        sentences << Tr::tr("GPUs: %1.").arg(format.figure(*finding.have));
    } else if (finding.have) {
        sentences << Tr::tr("Present: %1.").arg(format.figure(*finding.have));
    }
    if (finding.nearest) {
        sentences << nearestText(finding, format);
    }
    return sentences.join(u' ');
}

} // namespace configuria::texts
