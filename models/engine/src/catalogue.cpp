// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalogue.h"

namespace configuria {
namespace {

template <class T>
const T *partAt(const std::vector<T> &table, PartRef ref, PartKind kind) noexcept
{
    return ref.kind == kind && ref.isValid() && ref.index.value < table.size() ? &table[ref.index.value] : nullptr;
}

template <class T>
const PartInfo *infoAt(const std::vector<T> &table, PartRef ref) noexcept
{
    return ref.isValid() && ref.index.value < table.size() ? &table[ref.index.value].info : nullptr;
}

template <class T>
PartRef findIn(const std::vector<T> &table, PartKind kind, const std::string &id) noexcept
{
    for (std::size_t i = 0; i < table.size() && i < PartIndex::none; ++i) {
        if (table[i].info.id == id) {
            return {kind, PartIndex{static_cast<std::uint32_t>(i)}};
        }
    }
    return {};
}

} // namespace

const PartInfo *Catalogue::info(PartRef ref) const noexcept
{
    switch (ref.kind) {
    case PartKind::Server:
        return infoAt(servers, ref);
    case PartKind::Gpu:
        return infoAt(gpus, ref);
    case PartKind::Cpu:
        return infoAt(cpus, ref);
    case PartKind::Memory:
        return infoAt(memory, ref);
    case PartKind::Drive:
        return infoAt(drives, ref);
    case PartKind::Psu:
        return infoAt(psus, ref);
    case PartKind::Network:
        return infoAt(network, ref);
    case PartKind::Accessory:
        return infoAt(accessories, ref);
    case PartKind::Rack:
        return infoAt(racks, ref);
    case PartKind::Licence:
        return infoAt(licences, ref);
    case PartKind::Service:
        return infoAt(services, ref);
    }
    return nullptr;
}

const Server *Catalogue::server(PartRef ref) const noexcept { return partAt(servers, ref, PartKind::Server); }
const Gpu *Catalogue::gpu(PartRef ref) const noexcept { return partAt(gpus, ref, PartKind::Gpu); }
const Cpu *Catalogue::cpu(PartRef ref) const noexcept { return partAt(cpus, ref, PartKind::Cpu); }
const MemoryModule *Catalogue::memoryModule(PartRef ref) const noexcept { return partAt(memory, ref, PartKind::Memory); }
const Drive *Catalogue::drive(PartRef ref) const noexcept { return partAt(drives, ref, PartKind::Drive); }
const Psu *Catalogue::psu(PartRef ref) const noexcept { return partAt(psus, ref, PartKind::Psu); }
const NetworkPart *Catalogue::networkPart(PartRef ref) const noexcept { return partAt(network, ref, PartKind::Network); }
const Accessory *Catalogue::accessory(PartRef ref) const noexcept { return partAt(accessories, ref, PartKind::Accessory); }
const RackPart *Catalogue::rackPart(PartRef ref) const noexcept { return partAt(racks, ref, PartKind::Rack); }
const Licence *Catalogue::licence(PartRef ref) const noexcept { return partAt(licences, ref, PartKind::Licence); }

int Catalogue::count(PartKind kind) const noexcept
{
    switch (kind) {
    case PartKind::Server:
        return static_cast<int>(servers.size());
    case PartKind::Gpu:
        return static_cast<int>(gpus.size());
    case PartKind::Cpu:
        return static_cast<int>(cpus.size());
    case PartKind::Memory:
        return static_cast<int>(memory.size());
    case PartKind::Drive:
        return static_cast<int>(drives.size());
    case PartKind::Psu:
        return static_cast<int>(psus.size());
    case PartKind::Network:
        return static_cast<int>(network.size());
    case PartKind::Accessory:
        return static_cast<int>(accessories.size());
    case PartKind::Rack:
        return static_cast<int>(racks.size());
    case PartKind::Licence:
        return static_cast<int>(licences.size());
    case PartKind::Service:
        return static_cast<int>(services.size());
    }
    return 0;
}

PartRef Catalogue::find(const std::string &id) const noexcept
{
    if (id.empty()) {
        return {};
    }
    const PartRef candidates[] = {
        findIn(servers, PartKind::Server, id), findIn(gpus, PartKind::Gpu, id),
        findIn(cpus, PartKind::Cpu, id),       findIn(memory, PartKind::Memory, id),
        findIn(drives, PartKind::Drive, id),   findIn(psus, PartKind::Psu, id),
        findIn(network, PartKind::Network, id), findIn(accessories, PartKind::Accessory, id),
        findIn(racks, PartKind::Rack, id),     findIn(licences, PartKind::Licence, id),
        findIn(services, PartKind::Service, id),
    };
    for (const PartRef &ref : candidates) {
        if (ref.isValid()) {
            return ref;
        }
    }
    return {};
}

const Architecture *Catalogue::model(const std::string &id) const noexcept
{
    for (const Architecture &architecture : models) {
        if (architecture.id == id) {
            return &architecture;
        }
    }
    return nullptr;
}

} // namespace configuria
