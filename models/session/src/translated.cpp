// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translated.h"

#include <string_view>
#include <unordered_map>

namespace configuria {

namespace {

using Index = std::unordered_map<std::string_view, PartRef>;

Index indexOf(const Catalogue &catalogue)
{
    Index index;
    for (int kind = 0; kind < partKindCount; ++kind) {
        for (int i = 0; i < catalogue.count(static_cast<PartKind>(kind)); ++i) {
            const PartRef part{static_cast<PartKind>(kind), PartIndex{static_cast<std::uint32_t>(i)}};
            index.emplace(catalogue.info(part)->id, part);
        }
    }
    return index;
}

// What the line is without its part: the draw of a piece, or the rating of a supply.
std::optional<Watts> wattsOf(const Catalogue &catalogue, PartRef part)
{
    if (const Gpu *gpu = catalogue.gpu(part)) {
        return gpu->tdp;
    }
    if (const Cpu *cpu = catalogue.cpu(part)) {
        return cpu->tdp;
    }
    if (const MemoryModule *module = catalogue.memoryModule(part)) {
        return module->typical;
    }
    if (const Drive *drive = catalogue.drive(part)) {
        return drive->active;
    }
    if (const Psu *psu = catalogue.psu(part)) {
        return psu->ratedHighLine ? psu->ratedHighLine : psu->ratedLowLine;
    }
    if (const NetworkPart *network = catalogue.networkPart(part)) {
        return network->maxPower;
    }
    return std::nullopt;
}

void makeCustom(const Catalogue &from, const Project &project, BomLine &line)
{
    const PartInfo &info = *from.info(line.part);
    if (line.description.empty()) {
        line.description = info.vendor.empty() ? info.model : info.vendor + ' ' + info.model;
    }
    if (!line.unitPrice) {
        line.priceIsExample = priceIsExample(from, line);
        line.unitPrice = unitPrice(from, project, line);
    }
    if (!line.watts) {
        line.watts = wattsOf(from, line.part);
    }
    line.part.index = {};
}

} // namespace

Project translated(const Catalogue &from, const Catalogue &to, Project project)
{
    const Index index = indexOf(to);
    for (Configuration &configuration : project.configurations) {
        for (BomLine &line : configuration.lines) {
            const PartInfo *info = from.info(line.part);
            if (!info) {
                continue; // a custom line
            }
            const auto found = index.find(info->id);
            if (found != index.end()) {
                line.part = found->second;
            } else {
                makeCustom(from, project, line);
            }
        }
    }
    return project;
}

} // namespace configuria
