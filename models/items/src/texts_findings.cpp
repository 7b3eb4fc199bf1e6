// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

#include "texts_numbers.h"

#include <algorithm>
#include <cmath>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

QString titleText(const Finding &f)
{
    switch (f.code) {
    case FindingCode::NotEnoughGpuMemory: return Tr::tr("The workload does not fit in GPU memory");
    case FindingCode::GpuMemoryTight: return Tr::tr("GPU memory is tight: the high estimate does not fit");
    case FindingCode::GpuMemoryUnknown: return Tr::tr("The GPU memory needed cannot be computed");
    case FindingCode::ModelSizeOnly: return Tr::tr("Only the size of the model is known");
    case FindingCode::ContextBeyondModel: return Tr::tr("The context is longer than the model supports");
    case FindingCode::NoKvCache: return Tr::tr("This kind of model has no KV cache");
    case FindingCode::NoGpu: return Tr::tr("The bill of materials has no GPU");
    case FindingCode::MixedGpus: return Tr::tr("Different GPUs are mixed in one node");
    case FindingCode::PrecisionNotSupported: return Tr::tr("The GPU does not compute in this precision");
    case FindingCode::FormatNotForEngine:
        return f.repair.kind == RepairKind::SetKvFormat ? Tr::tr("The engine has no KV cache in this format")
                                                        : Tr::tr("The engine does not load this format of weights");
    case FindingCode::TensorParallelIllegal: return Tr::tr("The model cannot be split over this number of GPUs");
    case FindingCode::ParallelismExceedsGpus: return Tr::tr("The parallelism asks for more GPUs than there are");
    case FindingCode::HostMemoryTooSmall: return Tr::tr("The host has too little memory");
    case FindingCode::DrivesTooSmall: return Tr::tr("The drives have too little room");
    case FindingCode::NvmeOffloadNeedsZero3: return Tr::tr("Only DeepSpeed in ZeRO stage 3 offloads to NVMe");
    case FindingCode::ModelShapeFromMemory: return Tr::tr("The shape of the model is to be confirmed");
    case FindingCode::NoServer: return Tr::tr("The bill of materials has no server");
    case FindingCode::TooManyGpus: return Tr::tr("The chassis does not hold that many GPUs");
    case FindingCode::GpuFormFactorMismatch: return Tr::tr("The GPU does not fit the chassis");
    case FindingCode::GpuPowerAboveChassis: return Tr::tr("The GPU draws more than the chassis allows");
    case FindingCode::CpuSocketMismatch: return Tr::tr("The CPU does not fit the socket");
    case FindingCode::TooManyCpus: return Tr::tr("There are more CPUs than sockets");
    case FindingCode::NoCpu: return Tr::tr("The bill of materials has no CPU");
    case FindingCode::MemoryTypeMismatch: return Tr::tr("The memory modules do not fit the server");
    case FindingCode::TooManyMemoryModules: return Tr::tr("There are more memory modules than slots");
    case FindingCode::NoMemory: return Tr::tr("The bill of materials has no memory module");
    case FindingCode::TooManyDrives: return Tr::tr("There are more drives than bays");
    case FindingCode::MixedMemory: return Tr::tr("Different memory modules are mixed");
    case FindingCode::UnevenMemoryChannels: return Tr::tr("The memory channels are not filled evenly");
    case FindingCode::PassiveGpuInTower: return Tr::tr("The GPU has no fan and the tower does not cool it");
    case FindingCode::ActiveGpuInDenseServer: return Tr::tr("The GPU has fans of its own in a dense server");
    case FindingCode::LiquidCoolingMissing: return Tr::tr("The GPU needs liquid cooling and the server has none");
    case FindingCode::InletTooWarm: return Tr::tr("The air of the site is too warm for the server");
    case FindingCode::PartialGpuBoard: return Tr::tr("The GPU board of the server is not full");
    case FindingCode::ConsumerGpuInServer: return Tr::tr("A consumer card is in a server");
    case FindingCode::CardTooLong: return Tr::tr("The card is longer than the chassis allows");
    case FindingCode::GpuCableMissing: return Tr::tr("The cards need power cables that are not listed");
    case FindingCode::SupplyConnectorsTooFew: return Tr::tr("The power supply has too few connectors for the cards");
    case FindingCode::CpuFamilyMismatch: return Tr::tr("The server is not made for this family of CPU");
    case FindingCode::CpuPowerAboveChassis: return Tr::tr("The CPU draws more than the chassis allows");
    case FindingCode::MemoryFasterThanBoard: return Tr::tr("The memory is faster than the board runs it");
    case FindingCode::PsuNotForChassis: return Tr::tr("The power supply does not fit the chassis");
    case FindingCode::GpuPowerAboveSupplyShare: return Tr::tr("The cards draw more than this server allows with these supplies");
    case FindingCode::BridgeForOtherGpu: return Tr::tr("The bridge does not fit these cards");
    case FindingCode::BridgeMissing: return Tr::tr("The cards can be joined by a bridge, and none is listed");
    case FindingCode::UnevenSockets: return Tr::tr("The GPUs do not divide evenly over the two CPUs");
    case FindingCode::NoRoomToGrow: return Tr::tr("The server is full: nothing can be added later");
    case FindingCode::MixedCpus: return Tr::tr("Different CPUs are mixed in one node");
    case FindingCode::SecondSocketEmpty: return Tr::tr("The second socket is empty, and GPUs hang on it");
    case FindingCode::FewCoresPerGpu: return Tr::tr("There are few CPU cores for the GPUs");
    case FindingCode::FewCoresForOffload: return Tr::tr("There are few CPU cores for an offloaded optimizer");
    case FindingCode::MemoryAboveCpuLimit: return Tr::tr("There is more memory than the CPUs address");
    case FindingCode::MemoryFasterThanCpu: return Tr::tr("The memory is faster than the CPU uses");
    case FindingCode::MemoryWithoutEcc: return Tr::tr("The memory has no error correction");
    case FindingCode::HostMemoryLow: return Tr::tr("The host has less memory than guides recommend");
    case FindingCode::PcieLanesExceeded: return Tr::tr("There are more PCIe lanes asked for than the CPUs have");
    case FindingCode::GpuSlowedBySlot: return Tr::tr("The slot is of an older PCIe generation than the GPU");
    case FindingCode::GpuLanesHalved: return Tr::tr("The GPUs get half of their PCIe lanes");
    case FindingCode::TensorParallelOverPcie: return Tr::tr("The model is split over GPUs without a link");
    case FindingCode::TrainingOverPcie: return Tr::tr("Full training runs on GPUs without a link");
    case FindingCode::TensorParallelBeyondLink: return Tr::tr("The model is split over more GPUs than the link joins");
    case FindingCode::TensorParallelAcrossNodes: return Tr::tr("Tensor parallelism reaches across nodes");
    case FindingCode::GpuWithoutBridgePartner: return Tr::tr("One GPU has no partner for its bridge");
    case FindingCode::NodesNotConnected: return Tr::tr("Nothing connects the nodes");
    case FindingCode::NetworkBelowClass: return Tr::tr("The network between the nodes is slow for these GPUs");
    case FindingCode::TooManyAdapters: return Tr::tr("There are more cards than PCIe slots");
    case FindingCode::AdapterSlowedBySlot: return Tr::tr("The slot is slower than the ports of the adapter");
    case FindingCode::SwitchOfOtherFabric: return Tr::tr("No adapter can be plugged into the switch");
    case FindingCode::SwitchTooSmall: return Tr::tr("The switch has too few ports");
    case FindingCode::NoSwitch: return Tr::tr("No switch joins the nodes");
    case FindingCode::NoDrive: return Tr::tr("The bill of materials has no drive");
    case FindingCode::DrivesBelowModel: return Tr::tr("The drives do not hold the model");
    case FindingCode::SingleDrive: return Tr::tr("One drive alone: nothing mirrors it");
    case FindingCode::NoDriveMirror: return Tr::tr("The drives hold the model only without a mirror (RAID 0)");
    case FindingCode::NoNvme: return Tr::tr("No drive is NVMe");
    case FindingCode::NoCapacityTier: return Tr::tr("The dataset is not known to fit beside the model and its checkpoints");
    case FindingCode::SlowModelLoad: return Tr::tr("The model takes minutes to load");
    case FindingCode::EngineNotForStack: return Tr::tr("The engine does not run on this GPU");
    case FindingCode::EngineNeedsPlugin: return Tr::tr("The engine runs on this GPU by a plug-in of its maker");
    case FindingCode::ArchitectureRetired: return Tr::tr("New software has dropped this generation of GPU");
    case FindingCode::MarketRestricted: return Tr::tr("The GPU was made for one market");
    case FindingCode::OverSpecified: return Tr::tr("The GPU is larger than the workload needs");
    case FindingCode::LicencesTooFew: return Tr::tr("There are fewer licences than what they are counted by");
    case FindingCode::LicenceIncluded: return Tr::tr("The card already brings this licence");
    case FindingCode::LicenceNotIncluded: return Tr::tr("NVIDIA AI Enterprise is not included with this GPU");
    case FindingCode::PowerUnknown: return Tr::tr("The power of a part is unknown");
    case FindingCode::NoPsu: return Tr::tr("The bill of materials has no power supply");
    case FindingCode::TooManyPsus: return Tr::tr("There are more power supplies than bays");
    case FindingCode::MixedPsus: return Tr::tr("Different power supplies are mixed");
    case FindingCode::PsuOverload: return Tr::tr("The power supplies cannot carry the load");
    case FindingCode::RedundancyLost: return Tr::tr("The node does not survive the loss of a power supply");
    case FindingCode::PsuMarginThin: return Tr::tr("The power supplies have little margin");
    case FindingCode::PsuEfficiencyBelowEuFloor: return Tr::tr("The power supply is below the EU efficiency floor");
    case FindingCode::PsuRatingUnknown: return Tr::tr("The rating of the power supply is unknown");
    case FindingCode::PsuNotForVoltage: return Tr::tr("The power supply does not run at the voltage of the site");
    case FindingCode::CircuitOverload: return Tr::tr("The circuit is overloaded");
    case FindingCode::RackPowerExceeded: return Tr::tr("The rack has too little power");
    case FindingCode::FeedLossStops: return Tr::tr("The node stops when one feed is lost");
    case FindingCode::LossThrottles: return Tr::tr("The node slows down when supplies are lost");
    case FindingCode::TransientAbovePeak: return Tr::tr("Short peaks of the cards exceed what the supplies carry");
    case FindingCode::CordOverload: return Tr::tr("A power cord carries more than its inlet allows");
    case FindingCode::RackCoolingExceeded: return Tr::tr("The rack is cooled for less heat");
    case FindingCode::RackTooSmall: return Tr::tr("One node is taller than the rack is free");
    case FindingCode::RacksTooFew: return Tr::tr("The nodes need more racks than are listed");
    case FindingCode::RackLoadExceeded: return Tr::tr("The rack does not carry the weight");
    case FindingCode::FloorLoadExceeded: return Tr::tr("The floor carries less than the filled rack weighs");
    case FindingCode::UpsTooSmall: return Tr::tr("The UPS carries less than the load");
    case FindingCode::PduTooSmall: return Tr::tr("The PDUs carry less current than the nodes draw");
    case FindingCode::PduOutletsTooFew: return Tr::tr("The PDUs have too few outlets for the cords");
    case FindingCode::VoltageNotOfCountry: return Tr::tr("The voltage is not that of the country");
    case FindingCode::PriceMissing: return Tr::tr("A price is missing");
    case FindingCode::PriceIsExample: return Tr::tr("A price is an example");
    case FindingCode::NoCloudPrice: return Tr::tr("No cloud price to compare with");
    case FindingCode::CapexUnknown: return Tr::tr("The purchase cost is unknown");
    case FindingCode::PriceOld: return Tr::tr("A price is more than 30 days old");
    case FindingCode::LeadTimeTooLong: return Tr::tr("A part arrives after the deployment date");
    case FindingCode::ExportControlled: return Tr::tr("The export of this GPU needs a licence");
    case FindingCode::RefurbishedParts: return Tr::tr("A part is refurbished");
    case FindingCode::CoolingCountedTwice: return Tr::tr("Cooling may be counted twice");
    case FindingCode::ColocationWithPue: return Tr::tr("The PUE may be counted on top of the colocation");
    case FindingCode::CloudPriceOld: return Tr::tr("A cloud price is more than 30 days old");
    case FindingCode::CloudNotComparable: return Tr::tr("A cloud scenario cannot be compared");
    case FindingCode::MachineFull: return Tr::tr("Growing demand fills the machine");
    }
    return {};
}

// Why it matters and what to do.
QString adviceText(const Finding &f)
{
    switch (f.code) {
    case FindingCode::NotEnoughGpuMemory:
        return Tr::tr("The run would stop with “out of memory”. Take smaller weights, a shorter context, fewer sequences, or more or larger GPUs.");
    case FindingCode::GpuMemoryTight:
        return Tr::tr("It fits by the expected figure, but not by the high one. Keep some memory free or measure before you commit.");
    case FindingCode::GpuMemoryUnknown:
        return Tr::tr("The memory of the GPU or the shape of the model is not known. Choose a GPU and a model with full data.");
    case FindingCode::ModelSizeOnly:
        return Tr::tr("The figures are rules of thumb. Import the model’s config.json for exact ones.");
    case FindingCode::ContextBeyondModel:
        return Tr::tr("Beyond its limit the model loses quality or refuses to run. Shorten the context or choose a model with a longer one.");
    case FindingCode::NoKvCache:
        return Tr::tr("The context and the number of sequences change the activations alone. Nothing has to be done.");
    case FindingCode::NoGpu:
        return Tr::tr("Add GPUs: memory, speed and power depend on them.");
    case FindingCode::MixedGpus:
        return Tr::tr("The slowest and smallest GPU sets the pace and the memory of all. Use one type per node.");
    case FindingCode::PrecisionNotSupported:
        return Tr::tr("The weights would be converted when they are used: memory is saved, speed is not. Choose a precision that the GPU computes in.");
    case FindingCode::FormatNotForEngine:
        return f.repair.kind == RepairKind::SetKvFormat
            ? Tr::tr("Choose a KV cache format that the engine has, or another engine. Q8_0 to Q4_0 are for llama.cpp, FP8 for the others.")
            : Tr::tr("Choose a format that the engine or the training framework loads, or another engine. GGUF types are for llama.cpp.");
    case FindingCode::TensorParallelIllegal:
        return Tr::tr("The attention heads of the model must divide evenly over the tensor-parallel GPUs: 1, 2, 4 or 8 for most models. "
                      "On another number the layers are spread one after the other (pipeline), which is slower.");
    case FindingCode::ParallelismExceedsGpus:
        return Tr::tr("The product of the degrees of parallelism must not exceed the GPUs of all nodes. Lower a degree or add GPUs.");
    case FindingCode::HostMemoryTooSmall:
        return Tr::tr("Weights are loaded through the host’s memory, and offloaded states stay there. Add memory modules.");
    case FindingCode::DrivesTooSmall:
        return Tr::tr("What training offloads waits on the NVMe drives of each node. Add drives or choose larger ones.");
    case FindingCode::NvmeOffloadNeedsZero3:
        return Tr::tr("Choose DeepSpeed and ZeRO stage 3, or offload to the host’s memory. With both on automatic, they are chosen.");
    case FindingCode::ModelShapeFromMemory:
        return Tr::tr("The library’s data of this model has no published source. Import its config.json to confirm it.");
    case FindingCode::NoServer:
        return Tr::tr("Add a server: slots, sockets, power supplies and cooling are checked against it.");
    case FindingCode::TooManyGpus:
        return Tr::tr("Use fewer GPUs per node, a larger chassis, or more nodes.");
    case FindingCode::GpuFormFactorMismatch:
        return Tr::tr("The form of the GPU and that of the chassis differ, and no adapter exists. Choose another GPU or another server.");
    case FindingCode::GpuPowerAboveChassis:
        return Tr::tr("The chassis can neither feed nor cool this GPU at its full power. Choose another GPU or another server.");
    case FindingCode::CpuSocketMismatch:
        return Tr::tr("The CPU and the server have different sockets. Choose a CPU for the server’s socket.");
    case FindingCode::TooManyCpus:
        return Tr::tr("Take fewer CPUs or a server with more sockets.");
    case FindingCode::NoCpu:
        return Tr::tr("A server does not start without a CPU. Add one per socket that is to be used.");
    case FindingCode::MemoryTypeMismatch:
        return Tr::tr("The server takes another type of memory. Choose modules of that type.");
    case FindingCode::TooManyMemoryModules:
        return Tr::tr("Take fewer modules of a larger size.");
    case FindingCode::NoMemory:
        return Tr::tr("A server does not start without memory. Add the same modules on every channel.");
    case FindingCode::TooManyDrives:
        return Tr::tr("Take fewer drives of a larger size, or a server with more bays.");
    case FindingCode::MixedMemory:
        return Tr::tr("Mixed modules run at the pace of the slowest, and some servers refuse them. Use one type.");
    case FindingCode::UnevenMemoryChannels:
        return Tr::tr("Unfilled channels cost memory bandwidth. Use a multiple of the number of channels.");
    case FindingCode::PassiveGpuInTower:
        return Tr::tr("A passive card needs the forced air of a server. Choose the version with a fan, or a server.");
    case FindingCode::ActiveGpuInDenseServer:
        return Tr::tr("Servers of many cards blow air through passive ones. Ask the maker of the server whether this card is on its list, or choose a passive one.");
    case FindingCode::LiquidCoolingMissing:
        return Tr::tr("This GPU is sold for direct liquid cooling alone. Choose a server of that kind, or a GPU for air.");
    case FindingCode::InletTooWarm:
        return Tr::tr("Above the limit of ASHRAE class A2, which falls with altitude, the server throttles or stops. With large GPUs makers often ask for less: see the guide of the server.");
    case FindingCode::PartialGpuBoard:
        return Tr::tr("These modules are sold on boards of four or eight: a server with fewer is not offered. Take all of them, or a server for cards.");
    case FindingCode::ConsumerGpuInServer:
        return Tr::tr("NVIDIA’s licence of the GeForce driver excludes data centres. Choose a professional or server card.");
    case FindingCode::CardTooLong:
        return Tr::tr("Choose a shorter card or another server.");
    case FindingCode::GpuCableMissing:
        return Tr::tr("The cable of one connector does not fit the other: the CPU-type 8-pin and the PCIe 8-pin have other pins, and the wrong one destroys the card. Order the kit of the server’s maker with the cards.");
    case FindingCode::SupplyConnectorsTooFew:
        return Tr::tr("Adapters and splitters are where cards burn. Choose a supply with a lead of its own for each connector.");
    case FindingCode::CpuFamilyMismatch:
        return Tr::tr("The socket is the same, but the maker lists other generations for this board. Choose a CPU of a listed family, or ask the maker for a firmware that takes it.");
    case FindingCode::CpuPowerAboveChassis:
        return Tr::tr("The chassis does not cool this CPU at its full power. Choose a smaller one or another server.");
    case FindingCode::MemoryFasterThanBoard:
        return Tr::tr("The modules run at the speed of the board. Slower ones of the same size do as well.");
    case FindingCode::PsuNotForChassis:
        return Tr::tr("Supplies of servers are made for one family of chassis. Choose one that its maker lists.");
    case FindingCode::GpuPowerAboveSupplyShare:
        return Tr::tr("The maker of this server limits the cards to a share of all supplies, so that the rest and the peaks are carried too. Use larger supplies or fewer cards.");
    case FindingCode::BridgeForOtherGpu:
        return Tr::tr("Bridges are made for one generation and one distance between slots. Take the one for these cards, or none.");
    case FindingCode::BridgeMissing:
        return Tr::tr("Without bridges the cards talk over PCIe, and the speed shown counts the bridges. Add one set for each group, or accept the slower link.");
    case FindingCode::UnevenSockets:
        return Tr::tr("One CPU serves more GPUs than the other, and traffic crosses the socket link (NUMA). An even number keeps each GPU near its memory.");
    case FindingCode::NoRoomToGrow:
        return Tr::tr("All GPU slots are taken. If the need grows, another node is the way; a larger chassis costs less now than later.");
    case FindingCode::MixedCpus:
        return Tr::tr("The CPUs of one board must be the same: it does not start otherwise. Use one model.");
    case FindingCode::SecondSocketEmpty:
        return Tr::tr("About half of the slots get their lanes from the second CPU and are dead without it. Add the same CPU once more.");
    case FindingCode::FewCoresPerGpu:
        return Tr::tr("Rule of thumb: six to eight cores for each GPU, which load data, tokenise and launch kernels. With fewer the GPUs may wait.");
    case FindingCode::FewCoresForOffload:
        return Tr::tr("Rule of thumb: the step of an offloaded optimizer runs on the CPU, and guides ask for 64 cores. With fewer each step takes longer.");
    case FindingCode::MemoryAboveCpuLimit:
        return Tr::tr("What is beyond the limit of the CPUs is not seen, or the server does not start. Take smaller modules or fewer.");
    case FindingCode::MemoryFasterThanCpu:
        return Tr::tr("Modules run at the speed of the CPU’s controller. Slower ones of the same size do as well.");
    case FindingCode::MemoryWithoutEcc:
        return Tr::tr("In production, and where all weights are trained, a flipped bit stays unseen in the result. Choose ECC modules, and a board that takes them.");
    case FindingCode::HostMemoryLow:
        return Tr::tr("Rule of thumb: at least 256 GB, and up to twice the memory of all GPUs, for loading, for caches and for what is offloaded.");
    case FindingCode::PcieLanesExceeded:
        return Tr::tr("Without a PCIe switch some slots run at half width or not at all. Use a second CPU, a server with a switch, or fewer cards.");
    case FindingCode::GpuSlowedBySlot:
        return Tr::tr("The link runs at the older generation, half as fast for each step. It matters where several GPUs work together or models are often loaded.");
    case FindingCode::GpuLanesHalved:
        return Tr::tr("The board shares its lanes between the slots. Where the GPUs work on one model together, a board with full slots is faster.");
    case FindingCode::TensorParallelOverPcie:
        return Tr::tr("Each layer exchanges data twice over PCIe, and the GPUs wait for it: the speed counts it. Fewer, larger GPUs or GPUs with a link are faster for each user.");
    case FindingCode::TrainingOverPcie:
        return Tr::tr("All gradients cross PCIe at each step. For regular training of all weights, GPUs on a board with NVLink or Infinity Fabric are the usual choice; LoRA exchanges far less.");
    case FindingCode::TensorParallelBeyondLink:
        return Tr::tr("Between the groups that a bridge joins, data goes over PCIe and sets the pace. Split the model inside a group and run the groups as replicas or one after the other.");
    case FindingCode::TensorParallelAcrossNodes:
        return Tr::tr("Each layer would wait for the network, about ten times slower than the links inside a node. Keep tensor parallelism inside a node and split by layers (pipeline) between nodes.");
    case FindingCode::GpuWithoutBridgePartner:
        return Tr::tr("NVLink bridges join pairs of these cards, and the odd one talks over PCIe. Take an even number.");
    case FindingCode::NodesNotConnected:
        return Tr::tr("The nodes work on one model together, and no network adapter is listed. Add adapters: InfiniBand NDR or 400 GbE is usual for training.");
    case FindingCode::NetworkBelowClass:
        return Tr::tr("Rule of thumb: 400 Gbit/s for each GPU from Hopper on, 200 for A100, 100 for others, with RDMA. With less the GPUs wait at the end of each step.");
    case FindingCode::TooManyAdapters:
        return Tr::tr("The slots of full width do not hold all cards. Use adapters with more or faster ports, or a server with more slots. A bay of its own (OCP) may take one more.");
    case FindingCode::AdapterSlowedBySlot:
        return Tr::tr("The adapter cannot run all its ports at full rate in this server. A slower adapter does as well.");
    case FindingCode::SwitchOfOtherFabric:
        return Tr::tr("InfiniBand and Ethernet do not mix. Choose a switch of the kind of the adapters, or adapters of the kind of the switch.");
    case FindingCode::SwitchTooSmall:
        return Tr::tr("All ports of all adapters together ask for more than the switch carries. Add switches or take a larger one; links between switches come on top.");
    case FindingCode::NoSwitch:
        return Tr::tr("Three nodes and more need a switch. Add one, or make sure that the customer has the ports.");
    case FindingCode::NoDrive:
        return Tr::tr("The system, the model and its checkpoints need room. Add drives, or make sure that the nodes start from the network.");
    case FindingCode::DrivesBelowModel:
        return Tr::tr("The files of the model, and in full training one checkpoint, take more room. Choose larger drives, or make sure that there is shared storage.");
    case FindingCode::SingleDrive:
        return Tr::tr("If it fails, the server stops and its data is lost. Take a second one as a mirror.");
    case FindingCode::NoDriveMirror:
        return Tr::tr("Striped drives are fast, but one that fails takes the data of all with it. Keep checkpoints elsewhere, or take drives that hold the model twice.");
    case FindingCode::NoNvme:
        return Tr::tr("SATA and SAS drives read several times slower than NVMe ones: models load in minutes. Use NVMe drives for models and checkpoints.");
    case FindingCode::NoCapacityTier:
        return Tr::tr("Rule of thumb: a fast tier for the model and checkpoints, and a capacity tier for the data, at least twice the fast one. Shared storage of the site counts too.");
    case FindingCode::SlowModelLoad:
        return Tr::tr("Each start and each change of model waits for the drives. More or faster NVMe drives shorten it, up to the limit of the loader.");
    case FindingCode::EngineNotForStack:
        return Tr::tr("TensorRT-LLM is for NVIDIA GPUs alone, and llama.cpp does not run on Gaudi. Choose another engine.");
    case FindingCode::EngineNeedsPlugin:
        return Tr::tr("Intel serves Gaudi by plug-ins and forks (vllm-gaudi, optimum-habana): check that they support the model and the format.");
    case FindingCode::ArchitectureRetired:
        return Tr::tr("CUDA 13 no longer builds for Maxwell, Pascal and Volta, and new versions of PyTorch and of the engines follow. Choose a later generation, or plan to stay on old versions.");
    case FindingCode::MarketRestricted:
        return Tr::tr("This card was made for China under US export control. Elsewhere check with the maker that it is sold, supported and under warranty, and which licence its export needs.");
    case FindingCode::OverSpecified:
        return Tr::tr("Less than a quarter of its memory is used, and a smaller card holds the workload. If speed was the reason, state it as a target.");
    case FindingCode::LicencesTooFew:
        return Tr::tr("This licence is counted by GPU, socket or node. Take as many as there are, or check the contract.");
    case FindingCode::LicenceIncluded:
        return Tr::tr("The maker sells this card with a subscription of five years. A second one is paid for nothing, unless it is to follow the first.");
    case FindingCode::LicenceNotIncluded:
        return Tr::tr("Open engines such as vLLM need no licence. If the customer wants NIM, support or certified images, add one licence for each GPU.");
    case FindingCode::PowerUnknown:
        return Tr::tr("Without it no power supply, circuit or energy figure can be trusted. Enter the draw of one piece.");
    case FindingCode::NoPsu:
        return Tr::tr("Add power supplies that carry the load with the redundancy wanted.");
    case FindingCode::TooManyPsus:
        return Tr::tr("Take fewer or larger power supplies, or another chassis.");
    case FindingCode::MixedPsus:
        return Tr::tr("Power supplies of one node must be identical. Use one model.");
    case FindingCode::PsuOverload:
        return Tr::tr("The node would shut down under load. Use larger or more power supplies.");
    case FindingCode::RedundancyLost:
        return Tr::tr("With the spare supplies lost, those left carry less than the load: the node throttles or stops. Use larger or more power supplies.");
    case FindingCode::PsuMarginThin:
        return Tr::tr("GPUs draw short peaks above their rating. Keep a margin of at least 10% or use larger power supplies.");
    case FindingCode::PsuEfficiencyBelowEuFloor:
        return Tr::tr("Regulation (EU) 2019/424 asks for 94% at 20% load from new servers since 2023: that is 80 PLUS Titanium. It holds in the EU, the EEA and the United Kingdom; refurbished servers already on the market are not concerned.");
    case FindingCode::PsuRatingUnknown:
        return Tr::tr("Without it the load cannot be checked. Choose a power supply with a known rating or enter it.");
    case FindingCode::PsuNotForVoltage:
        return Tr::tr("This power supply needs 200 to 240 V, or gives less at the site’s voltage. Change the feed or the power supply.");
    case FindingCode::CircuitOverload:
        return Tr::tr("The breaker would trip under continuous load. A continuous load of 80% of the breaker at most is the law in the United States (NEC 210.20) and Canada (CEC 8-104), and good practice elsewhere. Use a larger circuit, several circuits, or a three-phase feed.");
    case FindingCode::RackPowerExceeded:
        return Tr::tr("Spread the nodes over several racks, or ask for more power per rack.");
    case FindingCode::FeedLossStops:
        return Tr::tr("The supplies are spread over two feeds, and half of them do not carry the load. Use an N+N set, or accept that a feed stops the node.");
    case FindingCode::LossThrottles:
        return Tr::tr("Those left carry the typical load but not the full one: the server lowers the power of its GPUs. It goes on working, more slowly.");
    case FindingCode::TransientAbovePeak:
        return Tr::tr("Cards draw up to three times their rating for 100 µs. An ATX 3 supply carries twice its rating for that long, an older one half more. Use a larger supply, or limit the power of the cards.");
    case FindingCode::CordOverload:
        return Tr::tr("A C13/C14 cord carries 10 A (15 A in North America), a C19/C20 cord 16 A (20 A). Use supplies with the larger inlet, or more of them.");
    case FindingCode::RackCoolingExceeded:
        return Tr::tr("All that is drawn becomes heat. Spread the nodes over more racks, or ask for more cooling.");
    case FindingCode::RackTooSmall:
        return Tr::tr("Choose a smaller chassis or a rack with more free units.");
    case FindingCode::RacksTooFew:
        return Tr::tr("Power, cooling or height limits how many nodes go into one rack. Add racks, or make sure that the site has them.");
    case FindingCode::RackLoadExceeded:
        return Tr::tr("Put fewer nodes into one rack, or take a rack for a higher load.");
    case FindingCode::FloorLoadExceeded:
        return Tr::tr("A rack is taken to stand on 0.6 × 1.2 m and to weigh 134 kg when empty. Raised floors often carry 500 to 1,200 kg per square metre. Spread the weight, or have the floor checked.");
    case FindingCode::UpsTooSmall:
        return Tr::tr("Both its watts and its volt-amperes must suffice. Take a larger one, or feed fewer nodes from it.");
    case FindingCode::PduTooSmall:
        return Tr::tr("With two feeds, each PDU must carry everything alone. Add PDUs or take larger ones.");
    case FindingCode::PduOutletsTooFew:
        return Tr::tr("Each supply needs an outlet of its type: C13 for C14 inlets, C19 for C20 inlets. Add PDUs or take another model.");
    case FindingCode::VoltageNotOfCountry:
        return Tr::tr("Outlets of this country carry another voltage. Check the feed of the room: a supply of 2,400 W at 230 V gives 1,400 W or nothing at 120 V.");
    case FindingCode::PriceMissing:
        return Tr::tr("The total is partial: this part is on request. Enter the price of your supplier.");
    case FindingCode::PriceIsExample:
        return Tr::tr("This price has no source and only shows an order of magnitude. Enter the price of your supplier before you send the quote.");
    case FindingCode::NoCloudPrice:
        return Tr::tr("Enter the price of the same GPU per hour to see when buying becomes cheaper than renting.");
    case FindingCode::CapexUnknown:
        return Tr::tr("No line has a price, so that no cost follows. Enter prices or the purchase cost.");
    case FindingCode::PriceOld:
        return Tr::tr("Prices of GPUs and memory move within weeks. Ask your supplier again before you sign.");
    case FindingCode::LeadTimeTooLong:
        return Tr::tr("Choose a part that is in stock, or agree on a later date.");
    case FindingCode::ExportControlled:
        return Tr::tr("The country is under US export control of advanced computing (15 CFR 742.6 and 744.23). Have the licence checked before you quote; the rules change often.");
    case FindingCode::RefurbishedParts:
        return Tr::tr("The customer must know it, and its warranty is its own. It is named on the quote.");
    case FindingCode::CoolingCountedTwice:
        return Tr::tr("A PUE above 1 already holds the energy of the cooling. Keep the line for what the PUE leaves out, such as the service of a liquid loop, or set it to 0.");
    case FindingCode::ColocationWithPue:
        return Tr::tr("The fee of a colocation usually covers the cooling. If only the metered power of the machine is billed, set the PUE to 1; if the power is in the fee, say so.");
    case FindingCode::CloudPriceOld:
        return Tr::tr("Prices of rented GPUs move within weeks. Read them again before you decide.");
    case FindingCode::CloudNotComparable:
        return Tr::tr("Its price or what its GPUs can do is not known, so that it stands in no curve. Complete the scenario, or compare by number of GPUs.");
    case FindingCode::MachineFull:
        return Tr::tr("From that month on it works every hour and takes no more. Plan the next node, or count on renting what exceeds it.");
    }
    return {};
}

// "GPU", "GPUs" inside a sentence: one whole string for each kind, because genders and plurals differ.
QString useQuantity(PartKind kind, std::int64_t value)
{
    const int n = grammatical(value);
    switch (kind) {
    case PartKind::Server: return Tr::tr("Use %n servers", "repair", n);
    case PartKind::Gpu: return Tr::tr("Use %n GPUs", "repair", n);
    case PartKind::Cpu: return Tr::tr("Use %n CPUs", "repair", n);
    case PartKind::Memory: return Tr::tr("Use %n memory modules", "repair", n);
    case PartKind::Drive: return Tr::tr("Use %n drives", "repair", n);
    case PartKind::Psu: return Tr::tr("Use %n power supplies", "repair", n);
    case PartKind::Network: return Tr::tr("Use %n network adapters", "repair", n);
    case PartKind::Accessory: return Tr::tr("Use %n accessories", "repair", n);
    case PartKind::Rack: return Tr::tr("Use %n pieces of rack equipment", "repair", n);
    case PartKind::Licence: return Tr::tr("Use %n licences", "repair", n);
    case PartKind::Service: return Tr::tr("Use %n services", "repair", n);
    }
    return {};
}

template <class E>
QString enumLabel(std::int64_t value, E last)
{
    return value >= 0 && value <= static_cast<std::int64_t>(last) ? label(static_cast<E>(value)) : QString();
}

QString offloadRepair(std::int64_t value)
{
    switch (static_cast<Offload>(value)) {
    case Offload::Parameters: return Tr::tr("Offload the weights and the optimizer to the host’s memory");
    case Offload::OptimizerToNvme: return Tr::tr("Offload the optimizer to the NVMe drives");
    case Offload::ParametersToNvme: return Tr::tr("Offload the weights and the optimizer to the NVMe drives");
    case Offload::None:
    case Offload::Optimizer: break;
    }
    return Tr::tr("Offload the optimizer to the host’s memory");
}

QString checkpointingRepair(std::int64_t value)
{
    switch (static_cast<Checkpointing>(std::clamp<std::int64_t>(value, 0, 2))) {
    case Checkpointing::None: return Tr::tr("Switch activation checkpointing off");
    case Checkpointing::Selective: return Tr::tr("Use selective activation checkpointing");
    case Checkpointing::Full: return Tr::tr("Use full activation checkpointing");
    }
    return {};
}

} // namespace

QString title(const Finding &finding, const Catalogue &catalogue, const Format &)
{
    if (finding.code == FindingCode::PriceMissing && finding.need && whole(*finding.need) > 1) {
        return Tr::tr("%n prices are missing", nullptr, grammatical(whole(*finding.need)));
    }
    const QString part = partName(finding.subject, catalogue);
    const QString text = titleText(finding);
    //: %1 name of a part, %2 what is wrong with it
    return part.isEmpty() ? text : Tr::tr("%1: %2").arg(part, text);
}

QString advice(const Finding &finding, const Catalogue &catalogue, const Format &format)
{
    QStringList sentences{adviceText(finding)};
    const QString numbers = figures(finding, format);
    if (!numbers.isEmpty()) {
        sentences << numbers;
    }
    const QString part = partName(finding.subject, catalogue);
    if (!part.isEmpty()) {
        //: the part that a finding is about
        sentences << Tr::tr("Part concerned: %1.").arg(part);
    }
    return sentences.join(u' ');
}

QString repair(const Repair &repair, const Catalogue &catalogue, const Format &format)
{
    switch (repair.kind) {
    case RepairKind::None: return {};
    //: %1 format of weights, "FP8"
    case RepairKind::SetWeights: return Tr::tr("Use %1 weights").arg(enumLabel(repair.value, WeightFormat::Iq1_S));
    //: %1 format of the KV cache, "FP8"
    case RepairKind::SetKvFormat: return Tr::tr("Use a KV cache in %1").arg(enumLabel(repair.value, KvFormat::Iq4_NL));
    //: %1 format of weights, "FP8"
    case RepairKind::SetPrecision: return Tr::tr("Use %1 weights and an 8-bit KV cache").arg(enumLabel(repair.value, WeightFormat::Iq1_S));
    case RepairKind::SetContext:
        //: %1 a number of tokens
        return Tr::tr("Set the context to %1 tokens").arg(format.count(repair.value));
    case RepairKind::SetSequences: return Tr::tr("Serve %n concurrent sequences", nullptr, grammatical(repair.value));
    case RepairKind::SetGpuCount: return Tr::tr("Use %n GPUs per node", nullptr, grammatical(repair.value));
    case RepairKind::SetTensorParallel: return Tr::tr("Split the model over %n GPUs", nullptr, grammatical(repair.value));
    case RepairKind::SetQuantity:
    case RepairKind::ReplacePart: {
        const QString part = partName(repair.part, catalogue);
        if (part.isEmpty()) {
            return useQuantity(repair.part.kind, repair.value);
        }
        //: %1 quantity, %2 part
        return repair.value > 0 ? Tr::tr("Use %1 × %2").arg(format.count(repair.value), part)
                                //: %1 part
                                : Tr::tr("Use %1").arg(part);
    }
    case RepairKind::SetCheckpointing: return checkpointingRepair(repair.value);
    case RepairKind::SetZero: return Tr::tr("Use ZeRO stage %1").arg(format.count(repair.value));
    case RepairKind::SetNodes: return Tr::tr("Use %n nodes", nullptr, grammatical(repair.value));
    case RepairKind::SetMicroBatch: return Tr::tr("Train on %n sequences at a time", nullptr, grammatical(repair.value));
    //: %1 method of training, "QLoRA"
    case RepairKind::SetMethod: return Tr::tr("Train with %1").arg(enumLabel(repair.value, WorkloadKind::PreTraining));
    //: %1 optimizer, "AdamW 8-bit"
    case RepairKind::SetOptimizer: return Tr::tr("Use the optimizer %1").arg(enumLabel(repair.value, Optimizer::Adafactor));
    //: %1 inference engine, "vLLM"
    case RepairKind::SetEngine: return Tr::tr("Use the engine %1").arg(enumLabel(repair.value, InferenceEngine::Transformers));
    case RepairKind::SetOffload: return offloadRepair(repair.value);
    }
    return {};
}

QString assumption(const Assumption &assumption, const Format &format)
{
    const QString value = format.figure(assumption.value);
    const std::int64_t number = whole(assumption.value);
    switch (assumption.code) {
    case AssumptionCode::EngineChosen:
        return assumption.value.unit == Unit::Count
            ? Tr::tr("Engine chosen automatically: %1.").arg(enumLabel(number, InferenceEngine::Transformers))
            : Tr::tr("Training framework chosen automatically: %1.").arg(enumLabel(number, TrainingFramework::Megatron));
    case AssumptionCode::ContextChosen: return Tr::tr("Context chosen automatically: %1 tokens.").arg(format.count(number));
    case AssumptionCode::PromptAnswerChosen:
        return Tr::tr("Mean prompt taken as three quarters of the context, mean answer as one quarter.");
    case AssumptionCode::TensorParallelChosen: return Tr::tr("Model split over %n GPUs (tensor parallelism).", nullptr, grammatical(number));
    case AssumptionCode::ZeroChosen: return Tr::tr("ZeRO stage chosen automatically: %1.").arg(format.count(number));
    case AssumptionCode::UtilisationChosen: return Tr::tr("Share of GPU memory that the engine reserves: %1.").arg(value);
    case AssumptionCode::BatchedTokensChosen: return Tr::tr("Tokens processed in one batch: %1.").arg(format.count(number));
    case AssumptionCode::UsableMemoryReserve: return Tr::tr("Kept free on each GPU for its driver and context: %1.").arg(value);
    case AssumptionCode::ReportedMemoryAssumed:
        return Tr::tr("The memory that the GPU’s driver reports is not known: taken as %1, to be confirmed.").arg(value);
    case AssumptionCode::PsuEfficiencyAssumed: return Tr::tr("Efficiency of the power supplies taken as %1.").arg(value);
    case AssumptionCode::PowerFactorAssumed: return Tr::tr("Power factor taken as %1.").arg(format.significant(assumption.value.value));
    case AssumptionCode::VrmShareAssumed: return Tr::tr("Loss of the voltage regulators taken as %1 of CPUs and memory.").arg(value);
    case AssumptionCode::FanShareAssumed: return Tr::tr("Fans taken as %1 of what they cool.").arg(value);
    case AssumptionCode::ChassisOverheadAssumed: return Tr::tr("Board, backplane and fans of the chassis taken as %1: an estimate.").arg(value);
    case AssumptionCode::PartPowerAssumed: return Tr::tr("Typical power taken for memory modules, drives or adapters without a stated one.");
    case AssumptionCode::EnergyPriceExample: return Tr::tr("The price of energy is an example of 2025: enter the contract’s.");
    case AssumptionCode::LoadFactorAssumed: return Tr::tr("Average load taken as %1 of the full draw.").arg(value);
    case AssumptionCode::GpuShareMeasured: return Tr::tr("A GPU is taken to draw %1 of its TDP at this work, as measured ones do.").arg(value);
    case AssumptionCode::ServerBaseMeasured: return Tr::tr("A server of this class is taken to draw %1 at the input beside its GPUs, as measured ones do.").arg(value);
    case AssumptionCode::PowerRunsMeasured:
        return Tr::tr("The power of a busy node rests on %n measured runs.", nullptr, grammatical(number));
    case AssumptionCode::AverageAsBusyShare:
        return Tr::tr("The average power amounts to nodes that are busy %1 of the time and ready for the rest.").arg(value);
    case AssumptionCode::AverageBelowReady:
        return Tr::tr("The average power is less than these nodes draw while they only wait (%1): switched off for a part of the time, or the load factor is too low.").arg(value);
    case AssumptionCode::AverageAboveBusy:
        return Tr::tr("The average power is more than these nodes draw at this work all the time (%1): the energy is on the safe side.").arg(value);
    case AssumptionCode::ReplicasChosen:
        return Tr::tr("The model is served by %n replicas side by side, each whole on GPUs of its own: more of them serve more users, not a larger model.", nullptr,
                      grammatical(number));
    case AssumptionCode::LayersGathered:
        return Tr::tr("Layers held whole on each GPU while it computes, beside its share: %1.").arg(format.figure(assumption.value));
    case AssumptionCode::SpeedOfOtherCards:
        return Tr::tr("No published measurement of this kind of card with this engine: its speed is reckoned as the nearest measured cards’.");
    case AssumptionCode::PrefixesCached:
        return Tr::tr("%1 of each prompt is taken to be in the cache already (prefix caching): speeds and waits rest on that share of the traffic.").arg(value);
    case AssumptionCode::SpeculativeDecoding:
        return Tr::tr("Speculative decoding is taken to make %1 tokens at each check; the memory of the small model is not counted.")
            .arg(format.significant(assumption.value.value));
    case AssumptionCode::NetworkRateAssumed:
        return Tr::tr("No network adapter with a known rate is listed: %1 for each GPU between the nodes, as servers of its class have.").arg(value);
    case AssumptionCode::KvCacheReplicated:
        return Tr::tr("The KV cache has fewer parts than there are GPUs to split it over: each byte is held %1 times, and more GPUs do not make it smaller.")
            .arg(format.significant(assumption.value.value));
    case AssumptionCode::ReservationAlwaysPaid:
        return Tr::tr("A reservation of GPUs is paid for every hour: %1 a month, used or not.").arg(format.significant(assumption.value.value));
    case AssumptionCode::CloudGpusCounted:
        return Tr::tr("%1 rented GPUs stand for this machine.").arg(format.significant(assumption.value.value));
    case AssumptionCode::CatalogueCurrencyEur:
        return Tr::tr("The catalogue’s prices are in euros: in another currency each price is to be entered.");
    }
    return {};
}

} // namespace configuria::texts
