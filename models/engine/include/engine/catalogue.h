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

enum class PartKind : std::uint8_t { Server, Gpu, Cpu, Memory, Drive, Psu, Network, Service };
constexpr int partKindCount = 8;

// Typed 16-bit index into the vector of its kind in Catalogue; invalid by default.
struct PartIndex {
    static constexpr std::uint16_t none = 0xffff;
    std::uint16_t value = none;
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
    std::optional<Watts> maxPower;
    std::optional<int> rackUnits;
    std::optional<Watts> maxGpuTdp;
    std::optional<double> weightKg;
    std::optional<Watts> chassisOverhead; // fans, board, backplane, GPU switch: an estimate
    std::optional<Money> priceAdder;      // difference against a PCIe chassis, no chassis price
    friend bool operator==(const Server &, const Server &) = default;
};

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
    std::vector<Service> services;
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
    int count(PartKind kind) const noexcept;
    // Invalid reference when nothing has that id.
    PartRef find(const std::string &id) const noexcept;
    const Architecture *model(const std::string &id) const noexcept;
    friend bool operator==(const Catalogue &, const Catalogue &) = default;
};

} // namespace configuria
