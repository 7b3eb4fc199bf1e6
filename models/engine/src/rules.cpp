// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

namespace configuria {

std::optional<Finding> tooMany(const Context &context, PartKind kind, std::int64_t have, std::optional<int> limit) noexcept
{
    if (!limit || *limit < 0 || have <= *limit) {
        return std::nullopt;
    }
    Finding f;
    f.have = counted(have);
    f.need = f.nearest = counted(*limit);
    const BomLine *line = firstLine(context.configuration, kind);
    f.subject = line ? line->part : PartRef{kind, {}};
    // Only one line: its quantity is the answer. With several, which to lower is the buyer's choice.
    if (line && pieces(*line) == have) {
        f.repair = {kind == PartKind::Gpu ? RepairKind::SetGpuCount : RepairKind::SetQuantity, *limit, line->part};
    }
    return f;
}

namespace {

// A repair changes the first line of its kind: it is of no use where the finding is about another one.
bool repairsItsLine(const Context &context, const Finding &f) noexcept
{
    const bool isOfLine = f.repair.kind == RepairKind::ReplacePart || f.repair.kind == RepairKind::SetQuantity;
    // A quantity of these is set on the line of the part itself.
    const bool isOfPart = f.repair.kind == RepairKind::SetQuantity && f.repair.part == f.subject && f.subject.kind == PartKind::Licence;
    const BomLine *line = isOfLine && !isOfPart && f.repair.part.kind == f.subject.kind ? firstLine(context.configuration, f.subject.kind) : nullptr;
    return !line || (isInNode(*line) && line->part == f.subject);
}

} // namespace

void evaluateRules(const Catalogue &catalogue, const Project &project, const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    const Bom bom = bomOf(catalogue, configuration);
    const GpuSet gpus = gpusOf(catalogue, configuration);
    const Context context{catalogue, project, configuration, result, bom, gpus, linksOf(gpus, bom.server)};
    for (const std::span<const Rule> rules : {chassisRules(), hostRules(), linkRules(), networkRules(), storageRules(), softwareRules(),
                                               accessoryRules(), moneyRules()}) {
        for (const Rule &rule : rules) {
            if (std::optional<Finding> f = rule.check(context)) {
                f->code = rule.code;
                f->severity = rule.severity;
                f->repair = repairsItsLine(context, *f) ? f->repair : Repair{};
                result.findings.add(*f);
            }
        }
    }
}

} // namespace configuria
