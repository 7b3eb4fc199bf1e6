// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bomrows.h"

namespace configuria::bom {

bool isSameLine(const Row &a, const Row &b)
{
    return a.value.part == b.value.part && a.value.description == b.value.description;
}

bool showsTheSame(const Group &a, const Group &b)
{
    return a.quantity == b.quantity && a.unit == b.unit && a.hasOneUnit == b.hasOneUnit && a.total == b.total && a.isPartial == b.isPartial && a.hasExample == b.hasExample
        && a.worst == b.worst;
}

namespace {

// The kind of part that a finding without a part is about; none for findings about the workload or the site.
std::optional<PartKind> kindOf(FindingCode code)
{
    switch (code) {
    case FindingCode::NotEnoughGpuMemory:
    case FindingCode::GpuMemoryTight:
    case FindingCode::NoGpu:
    case FindingCode::MixedGpus:
    case FindingCode::PrecisionNotSupported:
    case FindingCode::ParallelismExceedsGpus:
    case FindingCode::TooManyGpus:
    case FindingCode::GpuFormFactorMismatch:
    case FindingCode::GpuPowerAboveChassis:
    case FindingCode::PassiveGpuInTower:
    case FindingCode::ActiveGpuInDenseServer:
    case FindingCode::LiquidCoolingMissing:
    case FindingCode::PartialGpuBoard:
    case FindingCode::ConsumerGpuInServer:
    case FindingCode::GpuSlowedBySlot:
    case FindingCode::GpuLanesHalved:
    case FindingCode::TensorParallelOverPcie:
    case FindingCode::TrainingOverPcie:
    case FindingCode::TensorParallelBeyondLink:
    case FindingCode::TensorParallelAcrossNodes:
    case FindingCode::GpuWithoutBridgePartner:
    case FindingCode::EngineNotForStack:
    case FindingCode::EngineNeedsPlugin:
    case FindingCode::ArchitectureRetired:
    case FindingCode::MarketRestricted:
    case FindingCode::OverSpecified:
    case FindingCode::CardTooLong:
    case FindingCode::UnevenSockets:
        return PartKind::Gpu;
    case FindingCode::NoServer:
    case FindingCode::NoRoomToGrow:
        return PartKind::Server;
    case FindingCode::CpuSocketMismatch:
    case FindingCode::TooManyCpus:
    case FindingCode::NoCpu:
    case FindingCode::MixedCpus:
    case FindingCode::SecondSocketEmpty:
    case FindingCode::FewCoresPerGpu:
    case FindingCode::FewCoresForOffload:
    case FindingCode::PcieLanesExceeded:
    case FindingCode::CpuFamilyMismatch:
    case FindingCode::CpuPowerAboveChassis:
        return PartKind::Cpu;
    case FindingCode::HostMemoryTooSmall:
    case FindingCode::MemoryTypeMismatch:
    case FindingCode::TooManyMemoryModules:
    case FindingCode::NoMemory:
    case FindingCode::MixedMemory:
    case FindingCode::UnevenMemoryChannels:
    case FindingCode::MemoryAboveCpuLimit:
    case FindingCode::MemoryFasterThanCpu:
    case FindingCode::MemoryWithoutEcc:
    case FindingCode::HostMemoryLow:
    case FindingCode::MemoryFasterThanBoard:
        return PartKind::Memory;
    case FindingCode::TooManyDrives:
    case FindingCode::DrivesTooSmall:
    case FindingCode::NoDrive:
    case FindingCode::DrivesBelowModel:
    case FindingCode::SingleDrive:
    case FindingCode::NoDriveMirror:
    case FindingCode::NoNvme:
    case FindingCode::NoCapacityTier:
    case FindingCode::SlowModelLoad:
        return PartKind::Drive;
    case FindingCode::NodesNotConnected:
    case FindingCode::NetworkBelowClass:
    case FindingCode::TooManyAdapters:
    case FindingCode::AdapterSlowedBySlot:
    case FindingCode::SwitchOfOtherFabric:
    case FindingCode::SwitchTooSmall:
    case FindingCode::NoSwitch:
        return PartKind::Network;
    case FindingCode::NoPsu:
    case FindingCode::TooManyPsus:
    case FindingCode::MixedPsus:
    case FindingCode::PsuOverload:
    case FindingCode::RedundancyLost:
    case FindingCode::PsuMarginThin:
    case FindingCode::PsuEfficiencyBelowEuFloor:
    case FindingCode::PsuRatingUnknown:
    case FindingCode::PsuNotForVoltage:
    case FindingCode::SupplyConnectorsTooFew:
    case FindingCode::PsuNotForChassis:
    case FindingCode::GpuPowerAboveSupplyShare:
    case FindingCode::FeedLossStops:
    case FindingCode::LossThrottles:
    case FindingCode::TransientAbovePeak:
    case FindingCode::CordOverload:
        return PartKind::Psu;
    case FindingCode::GpuCableMissing:
    case FindingCode::BridgeForOtherGpu:
    case FindingCode::BridgeMissing:
        return PartKind::Accessory;
    case FindingCode::LicencesTooFew:
    case FindingCode::LicenceIncluded:
    case FindingCode::LicenceNotIncluded:
        return PartKind::Licence;
    case FindingCode::RackTooSmall:
    case FindingCode::RacksTooFew:
    case FindingCode::RackLoadExceeded:
    case FindingCode::UpsTooSmall:
    case FindingCode::PduTooSmall:
    case FindingCode::PduOutletsTooFew:
        return PartKind::Rack;
    case FindingCode::NvmeOffloadNeedsZero3:
    case FindingCode::GpuMemoryUnknown:
    case FindingCode::ModelSizeOnly:
    case FindingCode::ContextBeyondModel:
    case FindingCode::NoKvCache:
    case FindingCode::FormatNotForEngine:
    case FindingCode::TensorParallelIllegal:
    case FindingCode::ModelShapeFromMemory:
    case FindingCode::PowerUnknown:
    case FindingCode::InletTooWarm:
    case FindingCode::CircuitOverload:
    case FindingCode::RackPowerExceeded:
    case FindingCode::PriceMissing:
    case FindingCode::PriceIsExample:
    case FindingCode::NoCloudPrice:
    case FindingCode::RackCoolingExceeded:
    case FindingCode::FloorLoadExceeded:
    case FindingCode::VoltageNotOfCountry:
    case FindingCode::PriceOld:
    case FindingCode::LeadTimeTooLong:
    case FindingCode::ExportControlled:
    case FindingCode::RefurbishedParts:
    case FindingCode::CoolingCountedTwice:
    case FindingCode::ColocationWithPue:
    case FindingCode::CloudPriceOld:
    case FindingCode::CloudNotComparable:
    case FindingCode::MachineFull:
    case FindingCode::CapexUnknown:
        return std::nullopt;
    }
    return std::nullopt;
}

void keepWorst(std::optional<Finding> &worst, const Finding &finding)
{
    if (!worst || finding.severity > worst->severity) {
        worst = finding;
    }
}

} // namespace

Groups makeGroups(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const Findings &findings)
{
    Groups groups;
    for (std::size_t i = 0; i < configuration.lines.size(); ++i) {
        const BomLine &line = configuration.lines[i];
        Group &group = groups[static_cast<std::size_t>(line.part.kind)];
        Row row{static_cast<int>(i), line, unitPrice(catalogue, project, line), {}, false, {}};
        row.isExample = row.unitPrice && priceIsExample(catalogue, line);
        if (row.unitPrice) {
            row.total = lineTotal(*row.unitPrice, soldQuantity(configuration, line), line.discount);
        }
        if (!line.offer.isOptional) {
            group.total = row.total ? std::optional(group.total.value_or(Money()) + *row.total) : group.total;
            group.isPartial = group.isPartial || (!row.unitPrice && isSold(line));
        }
        group.hasExample = group.hasExample || row.isExample;
        group.hasOneUnit = group.hasOneUnit && (group.rows.empty() || group.unit == line.offer.unit);
        group.unit = line.offer.unit;
        group.quantity.thousandths += quantityOf(line).thousandths;
        group.rows.push_back(std::move(row));
    }
    for (const Finding &finding : findings.items()) {
        const std::optional<PartKind> kind = kindOf(finding.code);
        const bool namesPart = finding.subject.isValid();
        for (int g = 0; g < partKindCount; ++g) {
            // A finding about channels names the CPU and is about the memory too: both show it.
            const bool isPartsKind = namesPart && static_cast<int>(finding.subject.kind) == g;
            const bool isCodesKind = kind && static_cast<int>(*kind) == g;
            if (!isPartsKind && !isCodesKind) {
                continue;
            }
            Group &group = groups[static_cast<std::size_t>(g)];
            keepWorst(group.worst, finding);
            for (Row &row : group.rows) {
                if (isSold(row.value) && (!isPartsKind || finding.subject == row.value.part)) {
                    keepWorst(row.worst, finding);
                }
            }
        }
    }
    return groups;
}

} // namespace configuria::bom
