// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/architecture.h"
#include "engine/money.h"
#include "engine/quantity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace configuria {

// Accessory: NVLink bridges, power-cable kits. Rack: racks, PDUs, UPSs. Licence: software by GPU, socket or node.
enum class PartKind : std::uint8_t { Server, Gpu, Cpu, Memory, Drive, Psu, Network, Accessory, Rack, Licence, Service };
constexpr int partKindCount = 11;

// Typed index into the vector of its kind in Catalogue; invalid by default. 32 bits: a price list may bring 100 000 parts of one kind.
struct PartIndex {
    static constexpr std::uint32_t none = 0xffffffff;
    std::uint32_t value = none;
    constexpr bool isValid() const { return value != none; }
    friend constexpr auto operator<=>(const PartIndex &, const PartIndex &) = default;
};
struct PartRef {
    PartKind kind = PartKind::Server;
    PartIndex index;
    constexpr bool isValid() const { return index.isValid(); }
    friend constexpr auto operator<=>(const PartRef &, const PartRef &) = default;
};

enum class Confidence : std::uint8_t { Found, Memory }; // Memory: "to be confirmed"

// What every part has. Prices in EUR without VAT, indicative; absent = on request.
struct PartInfo {
    std::string id; // kebab-case, unique over all kinds
    std::string vendor;
    std::string model;
    std::optional<Money> price;
    std::string priceSource;
    bool priceIsExample = false;   // no public source: an order of magnitude, marked as an example everywhere
    std::string priceDate;         // ISO, of the price; "" = unknown
    std::optional<int> leadTimeDays;   // from order to dispatch
    std::optional<int> warrantyMonths; // of the maker, or of the seller of a refurbished part
    bool isRefurbished = false;
    std::string newPart;           // refurbished: id of the same part as sold new
    bool isOwn = false;            // entered or imported by the user: an update of the program leaves it alone
    std::string specSource;
    std::string notes;
    std::string memoryFields; // ';' separated column names whose source is memory: to be confirmed
    Confidence confidence = Confidence::Memory;
    friend bool operator==(const PartInfo &, const PartInfo &) = default;
};

enum class GpuFormFactor : std::uint8_t { PciE, Sxm2, Sxm4, Sxm5, Sxm6, Oam, Integrated };
enum class SoftwareStack : std::uint8_t { Cuda, Rocm, Gaudi, OneApi };
enum class MemoryTechnology : std::uint8_t { Hbm, Gddr, Lpddr }; // decides the measured efficiency class

struct Gpu {
    PartInfo info;
    std::string architecture;
    GpuFormFactor formFactor = GpuFormFactor::PciE;
    std::optional<int> slotWidth;
    Bytes marketedMemory;                  // decimal GB of the data sheet
    std::optional<Bytes> reportedMemory;   // total that the driver prints
    MemoryTechnology memoryTechnology = MemoryTechnology::Hbm;
    std::optional<bool> ecc;
    std::optional<BytesPerSecond> memoryBandwidth;
    std::optional<FlopsPerSecond> fp32, fp16, bf16, fp8, int8, fp4; // dense
    std::optional<Watts> tdp;
    std::optional<Watts> idle;
    std::optional<int> pcieGeneration;
    std::optional<int> pcieLanes;
    std::string linkType;
    std::optional<BytesPerSecond> linkBandwidth; // sum of both directions, as vendors print it
    int maxLinkGroup = 1;                  // 1 = no GPU-to-GPU link
    std::string powerConnectors;
    std::string cooling;                   // active, passive, liquid
    std::optional<Millimetres> length;     // of the card
    std::optional<double> peakFactor;      // measured excursion below 1 ms, over the TDP; absent = not published
    SoftwareStack stack = SoftwareStack::Cuda;
    std::optional<int> launchYear;
    friend bool operator==(const Gpu &, const Gpu &) = default;
};

struct Cpu {
    PartInfo info;
    std::string family;
    std::optional<int> cores, threads;
    std::optional<Watts> tdp;
    std::string socket;
    std::optional<int> maxSockets;
    std::optional<int> pcieGeneration, pcieLanes;
    std::string memoryType; // DDR4, DDR5, LPDDR5X
    std::optional<int> memoryChannels;
    std::optional<int> memorySpeed; // MT/s, one module per channel
    std::optional<Bytes> maxMemory;
    friend bool operator==(const Cpu &, const Cpu &) = default;
};

struct MemoryModule {
    PartInfo info;
    Bytes capacity; // GiB modules: 64 "GB" = 64 GiB
    std::string moduleType; // RDIMM, 3DS RDIMM, UDIMM, ...
    std::string generation; // DDR4, DDR5
    std::optional<int> speed; // MT/s
    std::optional<bool> ecc;
    std::optional<Watts> typical;
    friend bool operator==(const MemoryModule &, const MemoryModule &) = default;
};

struct Drive {
    PartInfo info;
    Bytes capacity; // decimal
    std::string formFactor, interface;
    std::optional<BytesPerSecond> read, write;
    std::optional<Watts> active;
    friend bool operator==(const Drive &, const Drive &) = default;
};

enum class EfficiencyClass : std::uint8_t { Unknown, Bronze, Silver, Gold, Platinum, Titanium, Ruby };

struct Psu {
    PartInfo info;
    std::optional<Watts> ratedHighLine;    // 200-240 V
    std::optional<Watts> ratedLowLine;     // 100-127 V; 0 in the source = does not run there, then absent and highLineOnly
    bool highLineOnly = false;
    EfficiencyClass efficiencyClass = EfficiencyClass::Unknown;
    std::optional<Fraction> efficiency10, efficiency20, efficiency50, efficiency100; // at that load
    std::string formFactor, inlet, gpuConnectors;
    std::optional<double> peakFactor;      // what it carries for 100 us, over its rating; absent = its maker does not publish it
    friend bool operator==(const Psu &, const Psu &) = default;
};

struct NetworkPart {
    PartInfo info;
    bool isSwitch = false;
    std::string type; // Ethernet, InfiniBand NDR, ...
    std::optional<double> gigabitsPerSecond; // per port
    std::optional<int> ports;
    std::optional<Watts> maxPower;
    std::optional<int> pcieGeneration, pcieLanes;
    friend bool operator==(const NetworkPart &, const NetworkPart &) = default;
};

// Redundancy as the chassis ships it; "2+2" = supplies that carry + supplies that may be lost.
struct RedundancyScheme {
    int carrying = 0;
    int spare = 0;
    friend bool operator==(const RedundancyScheme &, const RedundancyScheme &) = default;
};

struct Server {
    PartInfo info;
    std::optional<int> sockets;
    std::string socketType; // may list several: "AM5 or LGA1700"
    std::uint16_t gpuFormFactors = 0; // bits 1 << GpuFormFactor
    std::optional<int> maxGpus;
    std::optional<int> maxSlotWidth; // of one card; absent = not checked
    std::optional<int> pcieX16Slots, pcieGeneration;
    std::optional<int> dimmSlots;
    std::string memoryType;
    std::optional<int> nvmeBays;
    std::optional<int> psuSlots, defaultPsuCount;
    std::optional<Watts> defaultPsuRating;
    std::optional<RedundancyScheme> redundancy;
    std::string redundancyText, psuOptions, gpuInterconnect, cooling;
    bool hasGpuSwitch = false; // NVSwitch / all-to-all board
    std::string cpuFamilies;   // as its maker writes them; "" = not checked
    std::optional<Watts> maxCpuTdp;
    std::optional<int> memorySpeed;           // MT/s that the board reaches, one module per channel
    std::optional<Millimetres> maxGpuLength;
    std::string gpuCables;                    // connectors that the chassis or its kit brings: "12V-2x6", "EPS 8-pin"; "" = not known
    std::optional<Celsius> inletLimit;        // of its maker, with the GPUs that it is made for
    std::optional<Fraction> gpuSharePerPsu;   // makers' rule: cards draw at most this share of all supplies; absent = no rule
    std::optional<int> networkPorts;          // on the board
    std::optional<double> networkGigabits;    // of one of them
    std::string defaultPsu;                   // part id of the supply that it is sold with; "" = not in the catalogue
    std::optional<Watts> maxPower;
    std::optional<int> rackUnits;
    std::optional<Watts> maxGpuTdp;
    std::optional<double> weightKg;
    std::optional<Watts> chassisOverhead; // fans, board, backplane, GPU switch: an estimate
    std::optional<Money> priceAdder;      // difference against a PCIe chassis, no chassis price
    friend bool operator==(const Server &, const Server &) = default;
};

enum class AccessoryType : std::uint8_t { Bridge, PowerCable, Other };

// What joins or feeds cards.
struct Accessory {
    PartInfo info;
    AccessoryType type = AccessoryType::Other;
    std::string fits;             // ids of the GPUs (bridge) or servers (cable kit), ';' between them; "" = any
    std::string connector;        // PowerCable: "12V-2x6", "EPS 8-pin", "PCIe 8-pin"
    std::optional<int> gpus;      // cards that one piece joins or feeds
    std::optional<int> perGroup;  // Bridge: pieces for one group (three slots of two A100)
    friend bool operator==(const Accessory &, const Accessory &) = default;
};

enum class RackPartType : std::uint8_t { Rack, Pdu, Ups };

struct RackPart {
    PartInfo info;
    RackPartType type = RackPartType::Rack;
    std::optional<int> rackUnits;           // Rack: those it offers; else those it takes (0: beside the units)
    std::optional<double> maxLoadKg;        // Rack
    std::optional<Volts> voltage;           // Pdu, Ups: phase to neutral
    std::optional<Amperes> amps;            // Pdu: per phase
    std::optional<int> phases;
    std::optional<VoltAmperes> va;          // Ups
    std::optional<Watts> watts;             // Ups: real power
    std::optional<Fraction> efficiency;     // Ups, at full load
    std::optional<int> c13Outlets, c19Outlets; // Pdu
    friend bool operator==(const RackPart &, const RackPart &) = default;
};

enum class LicenceMetric : std::uint8_t { PerGpu, PerSocket, PerNode };

struct Licence {
    PartInfo info;
    LicenceMetric metric = LicenceMetric::PerGpu;
    std::optional<int> years;       // of the term; absent: perpetual
    std::string includedWith;       // ids of the GPUs that bring it, ';' between them
    friend bool operator==(const Licence &, const Licence &) = default;
};

// Inlet air that a maker allows with hot parts inside: the lowest of the rows that apply.
struct InletLimit {
    std::string server;             // part id
    std::optional<Watts> gpuFrom;   // with a GPU of that TDP or more; absent: any GPU, or none
    std::optional<Watts> cpuFrom;
    Celsius limit;
    std::string source;
    friend bool operator==(const InletLimit &, const InletLimit &) = default;
};

// Work with a price: installation, burn-in, freight, training.
struct Service {
    PartInfo info;
    friend bool operator==(const Service &, const Service &) = default;
};

// Everything that can be ordered and every model of the library. Immutable once read; shared by const pointer.
struct Catalogue {
    std::string date; // ISO, of the newest data
    std::vector<Server> servers;
    std::vector<Gpu> gpus;
    std::vector<Cpu> cpus;
    std::vector<MemoryModule> memory;
    std::vector<Drive> drives;
    std::vector<Psu> psus;
    std::vector<NetworkPart> network;
    std::vector<Accessory> accessories;
    std::vector<RackPart> racks;
    std::vector<Licence> licences;
    std::vector<Service> services;
    std::vector<InletLimit> inletLimits;
    std::vector<Architecture> models;

    // nullptr when the reference is invalid or beyond the table.
    const PartInfo *info(PartRef ref) const noexcept;
    const Server *server(PartRef ref) const noexcept;
    const Gpu *gpu(PartRef ref) const noexcept;
    const Cpu *cpu(PartRef ref) const noexcept;
    const MemoryModule *memoryModule(PartRef ref) const noexcept;
    const Drive *drive(PartRef ref) const noexcept;
    const Psu *psu(PartRef ref) const noexcept;
    const NetworkPart *networkPart(PartRef ref) const noexcept;
    const Accessory *accessory(PartRef ref) const noexcept;
    const RackPart *rackPart(PartRef ref) const noexcept;
    const Licence *licence(PartRef ref) const noexcept;
    int count(PartKind kind) const noexcept;
    // Invalid reference when nothing has that id.
    PartRef find(const std::string &id) const noexcept;
    const Architecture *model(const std::string &id) const noexcept;
    friend bool operator==(const Catalogue &, const Catalogue &) = default;
};

} // namespace configuria
