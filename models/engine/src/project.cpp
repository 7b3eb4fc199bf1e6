// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project.h"

#include <algorithm>
#include <limits>

namespace configuria {

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
