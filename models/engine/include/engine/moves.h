// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <array>
#include <optional>

// What moves, over what, and how long it takes: weights from the drives to the GPUs, checkpoints to the drives, data
// between GPUs.
namespace configuria {

// How the GPUs of one node reach each other.
enum class GpuLink : std::uint8_t {
    OneGpu,     // nothing to join
    Pcie,       // through the processors
    PcieSwitch, // through PCIe switches
    Bridge,     // bridges that join a few cards
    Mesh,       // each GPU has a share of its links for each of the others
    Switch,     // NVSwitch: the whole rate to any other GPU
};

// The same link, said in both ways: PCIe is sold by one way, NVLink by both together. Comparing one with the other is
// wrong by a factor of two.
struct LinkRate {
    BytesPerSecond oneWay;
    BytesPerSecond bothWays;
    friend constexpr bool operator==(const LinkRate &, const LinkRate &) = default;
};
constexpr LinkRate linkOneWay(BytesPerSecond rate) { return {rate, rate * 2.0}; }
constexpr LinkRate linkBothWays(BytesPerSecond rate) { return {rate / 2.0, rate}; }

struct PcieLink {
    int generation = 4;
    int lanes = 16;
    LinkRate nominal; // the transfers a second of the generation, one bit each: 64 GB/s one way at generation 5 with 16 lanes
    LinkRate encoded; // what the line code leaves: 63.0 GB/s
    Estimate<BytesPerSecond> copies; // one way, between host memory and one GPU
};
PcieLink pcieLink(int generation, int lanes) noexcept;

// Which of the three rates a model load runs at.
enum class LoadLimit : std::uint8_t { Storage, HostLink, Loader };

// The weights of one node, read once; the nodes load side by side.
struct ModelLoad {
    Bytes bytes;
    std::optional<Estimate<BytesPerSecond>> storage;  // absent: no drive, or its rate is not known
    std::optional<Estimate<BytesPerSecond>> hostLink; // of all GPUs that share a copy; absent: the GPU has no PCIe link of its own
    Estimate<BytesPerSecond> loader;
    std::optional<LoadLimit> limit;                   // the slowest, as expected; absent as time
    std::optional<Estimate<Seconds>> time;            // absent: the storage is not known
};

struct CheckpointWrite {
    Bytes bytes;
    BytesPerSecond rate; // of one drive
    Estimate<Seconds> time;

    // One an hour, none deleted: what is lost in a failure is an hour's work at most. A rule of thumb.
    static constexpr int perDay = 24;
    constexpr Bytes bytesPerDay() const { return bytesFrom(static_cast<double>(bytes.count) * perDay); }
    constexpr Fraction shareOfTime() const { return Fraction(time.expected.count / (time.expected.count + 86'400.0 / perDay)); }
};

enum class MovedData : std::uint8_t { KvCacheOfSequence, WeightsOfGpu };
// Seconds one way, between two GPUs of a node or from the host's memory to one GPU.
struct Transfer {
    MovedData data = MovedData::KvCacheOfSequence;
    Bytes bytes;
    std::optional<Estimate<Seconds>> overLink; // absent: the GPUs have none
    std::optional<Estimate<Seconds>> overPcie; // between two GPUs
    std::optional<Estimate<Seconds>> fromHost;
};

struct Moves {
    std::optional<ModelLoad> load;              // absent: the size of the model is not known
    std::optional<Estimate<Seconds>> start;     // process, libraries, context of the GPU, communication
    std::optional<Estimate<Seconds>> preparation; // compiling and capturing graphs; absent: the engine does neither
    std::optional<Estimate<Seconds>> coldStart; // load + start + preparation
    std::optional<CheckpointWrite> checkpoint;  // training
    PartRef gpu;                                // its Gpu::linkType is the link's name
    GpuLink link = GpuLink::OneGpu;
    int linkedGpus = 1;                         // that share a link, of one node
    std::optional<LinkRate> gpuLink;            // all links of one GPU together
    std::optional<LinkRate> pairLink;           // between two GPUs
    std::optional<PcieLink> pcie;
    std::array<std::optional<Transfer>, 2> transfers; // in the order of MovedData
};

Moves moves(const Catalogue &, const Project &, const Configuration &) noexcept;

} // namespace configuria
