// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costrows.h"

#include <algorithm>

#include "engine/ownership.h"
#include "items/costwords.h"
#include "quotetexts.h"

namespace configuria {
namespace {

ScenarioKind kindOf(Financing financing)
{
    switch (financing) {
    case Financing::Cash: return ScenarioKind::Owned;
    case Financing::Lease: return ScenarioKind::Leased;
    case Financing::Rental: return ScenarioKind::Rented;
    }
    return ScenarioKind::Owned;
}

} // namespace

Money CostRow::total() const
{
    Money sum;
    for (const Money &year : years) {
        sum += year;
    }
    return sum;
}

std::size_t costedConfigurations(const QuoteInput &input)
{
    return std::min(input.project.configurations.size(), input.evaluation.configurations.size());
}

QStringList yearTitles(int years)
{
    QStringList titles;
    for (int year = 0; year <= years; ++year) {
        titles << (year == 0 ? CostText::tr("Purchase (year 0)") : CostText::tr("Year %1").arg(year));
    }
    return titles;
}

CostRows costRows(const QuoteInput &input, std::size_t index)
{
    const Configuration &configuration = input.project.configurations[index];
    const ConfigurationEvaluation &evaluation = input.evaluation.configurations[index];
    const OwnershipPlan &plan = evaluation.cost.plan;
    const int years = std::clamp(input.project.cost.years, 1, maxCostYears);
    const auto yearsOf = [years](const auto &amounts) {
        return std::vector<Money>(amounts.begin(), amounts.begin() + years + 1);
    };
    CostRows rows;
    rows.name = clean(configuration.name).simplified();
    rows.plan = texts::label(input.project.cost.finance.kind);
    if (!evaluation.cost.tco) {
        rows.caution = CostText::tr("A price or a draw is not known: what depends on it is missing, and there is no total.");
    } else if (evaluation.cost.capexPartial) {
        rows.caution = CostText::tr("Some lines have no price: the purchase, and all that rests on it, is a lower bound.");
    }
    rows.sum.years.assign(static_cast<std::size_t>(years) + 1, Money());
    for (const CostLine line : printedLines(plan)) {
        rows.lines.push_back({texts::label(line), texts::label(groupOf(line)), yearsOf(plan.cells[static_cast<std::size_t>(line)])});
        for (std::size_t year = 0; year < rows.sum.years.size(); ++year) {
            rows.sum.years[year] += rows.lines.back().years[year];
        }
    }
    rows.sum.name = evaluation.cost.tco ? CostText::tr("Total") : CostText::tr("Sum of what is known");
    for (const CostScenario &scenario : costScenarios(input.catalogue, input.project, configuration, evaluation)) {
        if (scenario.isKnown && scenario.kind != kindOf(input.project.cost.finance.kind)) {
            rows.others.push_back({texts::name(scenario, input.project), {}, yearsOf(scenario.years)});
        }
    }
    return rows;
}

} // namespace configuria
