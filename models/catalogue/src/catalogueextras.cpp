// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogueextras.h"

#include <algorithm>
#include <unordered_map>

namespace configuria {

namespace {

constexpr double percent = 0.01;

AccessoryType accessoryType(std::string_view text)
{
    return text == "bridge" ? AccessoryType::Bridge : text == "power_cable" ? AccessoryType::PowerCable : AccessoryType::Other;
}

RackPartType rackPartType(std::string_view text)
{
    return text == "pdu" ? RackPartType::Pdu : text == "ups" ? RackPartType::Ups : RackPartType::Rack;
}

LicenceMetric licenceMetric(std::string_view text)
{
    return text == "socket" ? LicenceMetric::PerSocket : text == "node" ? LicenceMetric::PerNode : LicenceMetric::PerGpu;
}

Error unknownPart(TableId table, const std::string &id)
{
    return {ErrorCode::UnknownValue, tableSpec(table).name, id, id, "the id of a part of the other tables", {}};
}

template <class Part>
bool addCopy(std::vector<Part> &parts, const std::string &base, const Row &row)
{
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &part) { return part.info.id == base; });
    if (found == parts.end()) {
        return false;
    }
    Part part = *found;
    PartInfo &info = part.info;
    info.id = row.text("part_id");
    info.isRefurbished = true;
    info.newPart = base;
    info.price = row.money("indicative_price_eur");
    info.priceSource = row.text("price_source");
    info.priceDate = row.text("price_date");
    info.leadTimeDays.reset();
    info.warrantyMonths = row.count("warranty_months");
    info.notes = row.text("notes");
    info.confidence = row.text("confidence") == "found" ? Confidence::Found : Confidence::Memory;
    parts.push_back(std::move(part));
    return true;
}

// Every part of the catalogue, by its id.
class Index {
public:
    explicit Index(Catalogue &catalogue)
    {
        add(catalogue.servers);
        add(catalogue.gpus);
        add(catalogue.cpus);
        add(catalogue.memory);
        add(catalogue.drives);
        add(catalogue.psus);
        add(catalogue.network);
        add(catalogue.accessories);
        add(catalogue.racks);
        add(catalogue.licences);
        add(catalogue.services);
    }
    PartInfo *find(const std::string &id) const
    {
        const auto found = m_parts.find(id);
        return found == m_parts.end() ? nullptr : found->second;
    }

private:
    template <class Part>
    void add(std::vector<Part> &parts)
    {
        for (Part &part : parts) {
            m_parts.emplace(part.info.id, &part.info);
        }
    }
    std::unordered_map<std::string, PartInfo *> m_parts;
};

} // namespace

Accessory accessoryFrom(const Row &row)
{
    Accessory accessory;
    accessory.info = partInfo(row);
    accessory.type = accessoryType(row.text("kind"));
    accessory.fits = row.text("fits");
    accessory.connector = row.text("connector");
    accessory.gpus = row.count("gpus");
    accessory.perGroup = row.count("per_group");
    return accessory;
}

RackPart rackPartFrom(const Row &row)
{
    RackPart part;
    part.info = partInfo(row);
    part.type = rackPartType(row.text("kind"));
    part.rackUnits = row.count("rack_units");
    part.maxLoadKg = row.real("max_load_kg");
    part.voltage = row.quantity<Volts>("voltage_v");
    part.amps = row.quantity<Amperes>("amps");
    part.phases = row.count("phases");
    part.va = row.quantity<VoltAmperes>("va");
    part.watts = row.quantity<Watts>("watts");
    part.efficiency = row.quantity<Fraction>("efficiency_pct", percent);
    part.c13Outlets = row.count("c13_outlets");
    part.c19Outlets = row.count("c19_outlets");
    return part;
}

Licence licenceFrom(const Row &row)
{
    Licence licence;
    licence.info = partInfo(row);
    licence.metric = licenceMetric(row.text("metric"));
    licence.years = row.count("years");
    licence.includedWith = row.text("included_with");
    return licence;
}

Service serviceFrom(const Row &row)
{
    return {partInfo(row)};
}

InletLimit inletLimitFrom(const Row &row)
{
    InletLimit limit;
    limit.server = row.text("server");
    limit.gpuFrom = row.quantity<Watts>("gpu_from_w");
    limit.cpuFrom = row.quantity<Watts>("cpu_from_w");
    limit.limit = row.quantity<Celsius>("limit_c").value_or(Celsius(0));
    limit.source = row.text("source");
    return limit;
}

Result<void> addRefurbished(Catalogue &catalogue, const Table &table)
{
    for (const std::vector<Cell> &cells : table.rows) {
        const Row row(tableSpec(table.id), cells);
        const std::string base = row.text("base_part");
        const bool isAdded = addCopy(catalogue.gpus, base, row) || addCopy(catalogue.servers, base, row) || addCopy(catalogue.cpus, base, row)
            || addCopy(catalogue.memory, base, row) || addCopy(catalogue.drives, base, row) || addCopy(catalogue.psus, base, row)
            || addCopy(catalogue.network, base, row);
        if (!isAdded) {
            return tl::unexpected(unknownPart(table.id, base));
        }
    }
    return {};
}

Result<void> setExamplePrices(Catalogue &catalogue, const Table &table)
{
    const Index index(catalogue);
    for (const std::vector<Cell> &cells : table.rows) {
        const Row row(tableSpec(table.id), cells);
        PartInfo *info = index.find(row.text("part_id"));
        if (!info) {
            return tl::unexpected(unknownPart(table.id, row.text("part_id")));
        }
        if (!info->price) {
            info->price = row.money("price_eur");
            info->priceIsExample = true;
            info->priceDate = row.text("date");
            info->priceSource.clear();
        }
    }
    return {};
}

} // namespace configuria
