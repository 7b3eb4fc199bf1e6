// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial.h"

#include "bom.h"

namespace configuria {

bool isReasonAgainstPart(FindingCode code) noexcept
{
    switch (code) {
    case FindingCode::NotEnoughGpuMemory:
    case FindingCode::GpuMemoryTight:
    case FindingCode::ModelSizeOnly:
    case FindingCode::ContextBeyondModel:
    case FindingCode::NoKvCache:
    case FindingCode::NoGpu:
    case FindingCode::FormatNotForEngine:
    case FindingCode::TensorParallelIllegal:
    case FindingCode::ParallelismExceedsGpus:
    case FindingCode::HostMemoryTooSmall:
    case FindingCode::DrivesTooSmall:
    case FindingCode::NvmeOffloadNeedsZero3:
    case FindingCode::ModelShapeFromMemory:
    case FindingCode::NoServer:
    case FindingCode::NoCpu:
    case FindingCode::NoMemory:
    case FindingCode::NoDrive:
    case FindingCode::NoPsu:
    case FindingCode::NodesNotConnected:
        return false;
    default: // every other rule is about parts that are there
        return true;
    }
}

std::vector<Finding> newFindings(const Findings &before, const Findings &after)
{
    std::vector<Finding> result;
    for (const Severity severity : {Severity::Blocker, Severity::Caution, Severity::Advice}) {
        for (const Finding &f : after.items()) {
            if (f.severity == severity && !before.has(f.code)) {
                result.push_back(f);
            }
        }
    }
    return result;
}

bool isQuickToTry(const Catalogue &catalogue) noexcept
{
    constexpr int most = 3000;
    int parts = 0;
    for (int kind = 0; kind < partKindCount; ++kind) {
        parts += catalogue.count(static_cast<PartKind>(kind));
    }
    return parts <= most;
}

PartTrial::PartTrial(const Catalogue &catalogue, const Project &project, const Configuration &configuration, int quantity)
    : m_catalogue(catalogue), m_project(project), m_with(configuration), m_quantity(std::max(quantity, 1)),
      m_before(evaluateConfiguration(catalogue, project, configuration).findings), m_server(configuration.lines.size())
{
    const Bom bom = bomOf(catalogue, configuration);
    if (bom.serverLine) {
        m_server = static_cast<std::size_t>(bom.serverLine - configuration.lines.data());
        m_keptServer = *bom.serverLine;
    }
    m_with.lines.emplace_back().quantity = 0; // the line under trial
}

std::optional<Finding> PartTrial::obstacle(PartRef part)
{
    const bool isInPlace = part.kind == PartKind::Server && m_server + 1 < m_with.lines.size();
    BomLine &tried = isInPlace ? m_with.lines[m_server] : m_with.lines.back();
    tried.part = part;
    tried.quantity = isInPlace ? m_keptServer.quantity : m_quantity;
    const Findings after = evaluateConfiguration(m_catalogue, m_project, m_with).findings;
    if (isInPlace) {
        tried = m_keptServer;
    } else {
        tried.quantity = 0;
    }
    for (const Finding &f : after.items()) {
        if (f.severity == Severity::Blocker && isReasonAgainstPart(f.code) && !m_before.has(f.code)) {
            return f;
        }
    }
    return std::nullopt;
}

} // namespace configuria
