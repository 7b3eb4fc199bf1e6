// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

// A rule's source is cited beside the rule in models/engine; this is its short form for people.
QString ofMemory(FindingCode code)
{
    switch (code) {
    case FindingCode::ModelSizeOnly: return Tr::tr("Rule of thumb over the models of the library");
    case FindingCode::ContextBeyondModel: return Tr::tr("config.json of the model");
    case FindingCode::ModelShapeFromMemory: return Tr::tr("Library of the program: no published source was seen");
    case FindingCode::MixedGpus: return Tr::tr("Documentation of vLLM, DeepSpeed and NCCL: ranks are alike");
    case FindingCode::PrecisionNotSupported: return Tr::tr("Data sheets of the GPU makers: formats of the tensor cores");
    case FindingCode::TensorParallelIllegal:
    case FindingCode::ParallelismExceedsGpus: return Tr::tr("Documentation of vLLM and Megatron-LM");
    case FindingCode::HostMemoryTooSmall: return Tr::tr("DeepSpeed offload estimators; practice of inference servers");
    case FindingCode::DrivesTooSmall:
    case FindingCode::NvmeOffloadNeedsZero3: return Tr::tr("ZeRO-Infinity (arXiv 2104.07857); DeepSpeed documentation");
    default: return Tr::tr("Memory estimate: formulas and measured runs are named beside its figures");
    }
}

QString ofLinks(FindingCode code)
{
    switch (code) {
    case FindingCode::PcieLanesExceeded: return Tr::tr("Intel ARK; AMD EPYC architecture overview (128 to 160 lanes with two sockets)");
    case FindingCode::TensorParallelOverPcie:
    case FindingCode::TrainingOverPcie: return Tr::tr("Rule of thumb; bytes that GPUs exchange at each layer or step");
    case FindingCode::TensorParallelBeyondLink:
    case FindingCode::TensorParallelAcrossNodes: return Tr::tr("Documentation of vLLM and Megatron-LM");
    case FindingCode::NodesNotConnected:
    case FindingCode::NoSwitch: return Tr::tr("Buying guides: InfiniBand NDR or 400 GbE beyond one node");
    case FindingCode::NetworkBelowClass: return Tr::tr("Rule of thumb: adapters of the servers that were submitted to MLPerf");
    case FindingCode::SwitchOfOtherFabric:
    case FindingCode::SwitchTooSmall: return Tr::tr("Data sheets of adapters and switches");
    default: return Tr::tr("PCI-SIG, PCI Express base specification");
    }
}

QString ofPower(FindingCode code)
{
    switch (code) {
    case FindingCode::PowerUnknown:
    case FindingCode::PsuRatingUnknown: return Tr::tr("The catalogue has no figure: none is taken for zero");
    case FindingCode::MixedPsus: return Tr::tr("Manuals of server makers: identical supplies only");
    case FindingCode::PsuMarginThin: return Tr::tr("Rule of thumb: 10 to 20% of the load");
    case FindingCode::PsuEfficiencyBelowEuFloor: return Tr::tr("Regulation (EU) 2019/424");
    case FindingCode::CircuitOverload: return Tr::tr("NEC, article 210 (80% rule); IEC 60364-4-43");
    case FindingCode::TransientAbovePeak: return Tr::tr("Intel ATX 3.x design guide; peaks that makers measured");
    case FindingCode::CordOverload: return u"IEC 60320"_s;
    case FindingCode::VoltageNotOfCountry: return Tr::tr("IEC 60038 and the national voltages of the IEC");
    case FindingCode::RackLoadExceeded: return Tr::tr("Data sheet of the rack");
    case FindingCode::UpsTooSmall: return Tr::tr("Data sheet of the UPS");
    case FindingCode::PduTooSmall:
    case FindingCode::PduOutletsTooFew: return Tr::tr("Data sheet of the PDU");
    case FindingCode::RackPowerExceeded:
    case FindingCode::RackCoolingExceeded:
    case FindingCode::RackTooSmall:
    case FindingCode::RacksTooFew:
    case FindingCode::FloorLoadExceeded: return Tr::tr("Limits of the site, as they were entered");
    default: return Tr::tr("Power budget of the parts; ratings of the supplies’ maker");
    }
}

} // namespace

QString source(FindingCode code)
{
    switch (code) {
    case FindingCode::NotEnoughGpuMemory:
    case FindingCode::GpuMemoryTight:
    case FindingCode::GpuMemoryUnknown:
    case FindingCode::ModelSizeOnly:
    case FindingCode::ContextBeyondModel:
    case FindingCode::NoKvCache:
    case FindingCode::MixedGpus:
    case FindingCode::PrecisionNotSupported:
    case FindingCode::TensorParallelIllegal:
    case FindingCode::ParallelismExceedsGpus:
    case FindingCode::HostMemoryTooSmall:
    case FindingCode::DrivesTooSmall:
    case FindingCode::NvmeOffloadNeedsZero3:
    case FindingCode::ModelShapeFromMemory:
        return ofMemory(code);
    case FindingCode::NoGpu:
    case FindingCode::NoServer:
    case FindingCode::NoCpu:
    case FindingCode::NoMemory:
    case FindingCode::NoDrive:
    case FindingCode::NoPsu:
        return Tr::tr("Installation guides of server makers");
    case FindingCode::TooManyGpus:
    case FindingCode::GpuFormFactorMismatch:
    case FindingCode::GpuPowerAboveChassis:
    case FindingCode::CpuSocketMismatch:
    case FindingCode::TooManyCpus:
    case FindingCode::MemoryTypeMismatch:
    case FindingCode::TooManyMemoryModules:
    case FindingCode::TooManyDrives:
    case FindingCode::TooManyPsus:
    case FindingCode::TooManyAdapters:
    case FindingCode::CpuFamilyMismatch:
    case FindingCode::CpuPowerAboveChassis:
    case FindingCode::MemoryFasterThanBoard:
    case FindingCode::PsuNotForChassis:
        return Tr::tr("Data sheet of the server’s maker, cited in the catalogue");
    case FindingCode::MixedMemory:
    case FindingCode::UnevenMemoryChannels:
    case FindingCode::MixedCpus:
        return Tr::tr("Population rules of Intel, AMD and the server makers");
    case FindingCode::PassiveGpuInTower:
        return Tr::tr("Product briefs of passive cards: they ask for the air of a server");
    case FindingCode::ActiveGpuInDenseServer:
        return Tr::tr("GPU matrices of Supermicro and Dell");
    case FindingCode::LiquidCoolingMissing:
        return Tr::tr("Data sheet of the GPU");
    case FindingCode::InletTooWarm:
        return Tr::tr("ASHRAE TC 9.9, class A2; thermal limits of the server’s maker");
    case FindingCode::PartialGpuBoard:
        return Tr::tr("NVIDIA HGX and OCP base boards: four or eight modules");
    case FindingCode::ConsumerGpuInServer:
        return Tr::tr("NVIDIA licence of the GeForce driver, 2.1.3");
    case FindingCode::CardTooLong:
        return Tr::tr("PCIe CEM (full length: 312 mm); product brief of the card");
    case FindingCode::GpuCableMissing:
        return Tr::tr("Option lists of server makers, such as HPE QuickSpecs");
    case FindingCode::SupplyConnectorsTooFew:
        return Tr::tr("Intel ATX 3.x design guide; PCIe CEM 5.0");
    case FindingCode::GpuPowerAboveSupplyShare:
        return Tr::tr("Setup guide of the server’s maker");
    case FindingCode::BridgeForOtherGpu:
    case FindingCode::BridgeMissing:
    case FindingCode::GpuWithoutBridgePartner:
        return Tr::tr("NVIDIA product briefs of A100, H100 and H200 NVL");
    case FindingCode::UnevenSockets:
    case FindingCode::SecondSocketEmpty:
        return Tr::tr("Block diagrams of two-socket servers; NVIDIA and AMD tuning guides");
    case FindingCode::FewCoresPerGpu:
    case FindingCode::FewCoresForOffload:
    case FindingCode::MemoryWithoutEcc:
    case FindingCode::HostMemoryLow:
    case FindingCode::NoRoomToGrow:
    case FindingCode::SingleDrive:
    case FindingCode::NoNvme:
    case FindingCode::NoCapacityTier:
    case FindingCode::SlowModelLoad:
        return Tr::tr("Rule of thumb of buying guides");
    case FindingCode::NoDriveMirror:
        return Tr::tr("Patterson, Gibson, Katz: A Case for Redundant Arrays of Inexpensive Disks (RAID), 1988");
    case FindingCode::MemoryAboveCpuLimit:
    case FindingCode::MemoryFasterThanCpu:
        return Tr::tr("Specifications of the CPU (Intel ARK, AMD)");
    case FindingCode::PcieLanesExceeded:
    case FindingCode::GpuSlowedBySlot:
    case FindingCode::GpuLanesHalved:
    case FindingCode::TensorParallelOverPcie:
    case FindingCode::TrainingOverPcie:
    case FindingCode::TensorParallelBeyondLink:
    case FindingCode::TensorParallelAcrossNodes:
    case FindingCode::NodesNotConnected:
    case FindingCode::NetworkBelowClass:
    case FindingCode::AdapterSlowedBySlot:
    case FindingCode::SwitchOfOtherFabric:
    case FindingCode::SwitchTooSmall:
    case FindingCode::NoSwitch:
        return ofLinks(code);
    case FindingCode::DrivesBelowModel:
        return Tr::tr("Size of the model’s files and of a full checkpoint");
    case FindingCode::FormatNotForEngine:
    case FindingCode::EngineNotForStack:
    case FindingCode::EngineNeedsPlugin:
        return Tr::tr("Documentation of the engine");
    case FindingCode::ArchitectureRetired:
        return Tr::tr("Release notes of CUDA 13.0 and PyTorch 2.8");
    case FindingCode::MarketRestricted:
        return u"15 CFR 744.23, ECCN 3A090"_s;
    case FindingCode::OverSpecified:
        return Tr::tr("Memory estimate against the cards of the catalogue; buying guides");
    case FindingCode::LicencesTooFew:
        return Tr::tr("Licence terms of the publisher");
    case FindingCode::LicenceIncluded:
    case FindingCode::LicenceNotIncluded:
        return u"NVIDIA Enterprise Licensing Guide"_s;
    case FindingCode::PowerUnknown:
    case FindingCode::MixedPsus:
    case FindingCode::PsuOverload:
    case FindingCode::RedundancyLost:
    case FindingCode::PsuMarginThin:
    case FindingCode::PsuEfficiencyBelowEuFloor:
    case FindingCode::PsuRatingUnknown:
    case FindingCode::PsuNotForVoltage:
    case FindingCode::CircuitOverload:
    case FindingCode::RackPowerExceeded:
    case FindingCode::FeedLossStops:
    case FindingCode::LossThrottles:
    case FindingCode::TransientAbovePeak:
    case FindingCode::CordOverload:
    case FindingCode::RackCoolingExceeded:
    case FindingCode::RackTooSmall:
    case FindingCode::RacksTooFew:
    case FindingCode::RackLoadExceeded:
    case FindingCode::FloorLoadExceeded:
    case FindingCode::UpsTooSmall:
    case FindingCode::PduTooSmall:
    case FindingCode::PduOutletsTooFew:
    case FindingCode::VoltageNotOfCountry:
        return ofPower(code);
    case FindingCode::PriceMissing:
    case FindingCode::PriceIsExample:
    case FindingCode::NoCloudPrice:
    case FindingCode::CapexUnknown:
        return Tr::tr("Prices of the catalogue and of the project");
    case FindingCode::CoolingCountedTwice:
    case FindingCode::ColocationWithPue:
        return Tr::tr("Definition of PUE (ISO/IEC 30134-2)");
    case FindingCode::CloudPriceOld:
    case FindingCode::CloudNotComparable:
    case FindingCode::MachineFull:
        return Tr::tr("Terms of the cloud offer and of the project");
    case FindingCode::PriceOld:
        return Tr::tr("Rule of thumb: an offer holds for 30 days");
    case FindingCode::LeadTimeTooLong:
        return Tr::tr("Lead times of the catalogue; dates of the project");
    case FindingCode::ExportControlled:
        return u"15 CFR 742.6, 15 CFR 744.23, ECCN 3A090"_s;
    case FindingCode::RefurbishedParts:
        return Tr::tr("Condition in the catalogue; French consumer code, article L121-2");
    }
    return {};
}

} // namespace configuria::texts
