// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project.h"

#include <algorithm>
#include <limits>

namespace configuria {

constexpr int mostPieces = 100'000; // of a line

void takeModel(Configuration &configuration, const Architecture &model)
{
    configuration.model = model;
    if (!model.storedFormat) {
        return;
    }
    Workload &w = configuration.workload;
    w.weights = *model.storedFormat;
    // 16-bit and MXFP4 GGUF files: nothing but the file says which engine runs them.
    if (!w.engine && model.source.ends_with(".gguf") && !isGguf(w.weights)) {
        w.engine = InferenceEngine::LlamaCpp;
    }
}

const BomLine *firstLine(const Configuration &configuration, PartKind kind) noexcept
{
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind == kind && line.quantity > 0) {
            return &line;
        }
    }
    return nullptr;
}

int quantityPerNode(const Configuration &configuration, PartKind kind) noexcept
{
    std::int64_t sum = 0;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind == kind && line.scope == LineScope::PerNode) {
            sum += std::max(line.quantity, 0);
        }
    }
    return static_cast<int>(std::min<std::int64_t>(sum, std::numeric_limits<int>::max()));
}

std::int64_t quantityOfAllNodes(const Configuration &configuration, const BomLine &line) noexcept
{
    const std::int64_t pieces = std::max(line.quantity, 0);
    return line.scope == LineScope::PerNode ? pieces * std::max(configuration.nodes, 1) : pieces;
}

bool takesFractions(const BomLine &line) noexcept
{
    return line.part.kind == PartKind::Service || line.part.kind == PartKind::Licence || !line.part.isValid();
}

SoldQuantity quantityOf(const BomLine &line) noexcept
{
    return SoldQuantity{std::int64_t{std::max(line.quantity, 0)} * 1000 + (takesFractions(line) ? std::clamp(line.thousandths, 0, 999) : 0)};
}

void setQuantity(BomLine &line, SoldQuantity quantity) noexcept
{
    const std::int64_t thousandths = std::clamp<std::int64_t>(quantity.thousandths, 0, SoldQuantity::whole(mostPieces).thousandths);
    line.quantity = static_cast<int>(thousandths / 1000);
    line.thousandths = takesFractions(line) ? static_cast<int>(thousandths % 1000) : 0;
}

SoldQuantity soldQuantity(const Configuration &configuration, const BomLine &line) noexcept
{
    // A quantity, a thousand and a count of nodes: 31 + 10 + 31 bits do not fit in 64.
    __extension__ using Wide = __int128;
    const Wide all = Wide(quantityOf(line).thousandths) * (line.scope == LineScope::PerNode ? std::max(configuration.nodes, 1) : 1);
    return SoldQuantity{static_cast<std::int64_t>(std::min<Wide>(all, INT64_MAX))};
}

bool isSold(const BomLine &line) noexcept
{
    return line.quantity > 0 || (line.thousandths > 0 && takesFractions(line));
}

std::optional<Money> unitPrice(const Catalogue &catalogue, const Project &project, const BomLine &line) noexcept
{
    if (line.unitPrice) {
        return line.unitPrice;
    }
    const PartInfo *info = catalogue.info(line.part);
    return info && project.currency == "EUR" ? info->price : std::nullopt;
}

bool priceIsExample(const Catalogue &catalogue, const BomLine &line) noexcept
{
    if (line.unitPrice) {
        return line.priceIsExample;
    }
    const PartInfo *info = catalogue.info(line.part);
    return info && info->price && (info->priceIsExample || info->priceSource.empty() || info->priceSource == "memory");
}

} // namespace configuria
