// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ownership.h"

#include "costcomparison.h"

namespace configuria {
namespace {

constexpr ScenarioKind kindOf(Financing financing)
{
    return financing == Financing::Lease ? ScenarioKind::Leased : financing == Financing::Rental ? ScenarioKind::Rented : ScenarioKind::Owned;
}

bool canPlan(const OwnershipModel &model) noexcept
{
    return model.financing == Financing::Rental ? model.isRentalKnown : model.isPurchaseKnown;
}

OwnershipPlan planWith(OwnershipModel model, Financing financing) noexcept
{
    model.financing = financing;
    return canPlan(model) ? planOf(model) : OwnershipPlan();
}

int indexOfCloud(const Configuration &configuration, int position) noexcept
{
    return configuration.cloudGpuHour ? position - 1 : position;
}

void addUnits(const OwnershipModel &model, CostScenario &scenario) noexcept
{
    scenario.perMonth = moneyOf(microsOf(scenario.total) / (model.years * monthsPerYear));
    const double used = usedHours(model);
    if (model.gpus > 0 && used > 0) {
        scenario.perGpuHour = moneyOf(microsOf(scenario.total) / (model.gpus * used));
    }
    if (model.outputPerSecond > 0 && used > 0) {
        scenario.perMillionTokens = moneyOf(microsOf(scenario.total) / (used * 3600 * model.outputPerSecond) * 1e6);
    }
}

Money valueOf(const YearAmounts &years, const OwnershipModel &model) noexcept
{
    YearFlows flows{};
    for (std::size_t year = 0; year < flows.size(); ++year) {
        flows[year] = microsOf(years[year]);
    }
    return moneyOf(presentValue(std::span(flows).first(static_cast<std::size_t>(model.years) + 1), model.discountRate));
}

CostScenario machineScenario(const OwnershipModel &model, Financing financing) noexcept
{
    CostScenario scenario;
    scenario.kind = kindOf(financing);
    const OwnershipPlan plan = planWith(model, financing);
    if (plan.years == 0) {
        return scenario;
    }
    scenario.isKnown = true;
    for (int year = 0; year <= plan.years; ++year) {
        scenario.years[static_cast<std::size_t>(year)] = plan.ofYear(year);
    }
    scenario.total = plan.total();
    scenario.npv = valueOf(scenario.years, model);
    addUnits(model, scenario);
    return scenario;
}

// Months of the running term that lie beyond the horizon, at the price of the last year.
Money owedOf(const OwnershipModel &model, const CloudModel &cloud) noexcept
{
    const int term = cloud.kind == CloudKind::Reserved1Year ? 1 : cloud.kind == CloudKind::Reserved3Years ? 3 : 0;
    if (term == 0 || model.years % term == 0) {
        return Money();
    }
    return moneyOf(cloudOf(model, cloud, model.years) * (term - model.years % term)).roundedToCent();
}

CostScenario cloudScenario(const OwnershipModel &model, const PlanCash &cash, const CloudModel &cloud, int index) noexcept
{
    CostScenario scenario;
    scenario.kind = ScenarioKind::Cloud;
    scenario.cloud = index;
    scenario.rentedGpus = static_cast<int>(std::clamp(cloud.gpus, 0.0, 2e9));
    if (!cloud.isKnown) {
        return scenario;
    }
    scenario.isKnown = true;
    if (cash.years > 0) {
        const CostComparison against = compared(model, cash, cloud);
        scenario.years = against.rented;
        scenario.total = against.rentedTotal;
        scenario.saving = against.rentedTotal - moneyOf(cash.total);
        scenario.breakEvenMonth = against.breakEvenMonth;
        scenario.simplePaybackMonth = against.simplePaybackMonth;
        scenario.discountedPaybackMonth = against.discountedPaybackMonth;
        scenario.breakEvenUtilisation = against.breakEvenUtilisation;
        scenario.irr = against.irr;
    } else {
        scenario.years = cloudYearsOf(model, cloud);
        for (const Money &year : scenario.years) {
            scenario.total += year;
        }
    }
    scenario.npv = valueOf(scenario.years, model);
    scenario.owedAfterwards = owedOf(model, cloud);
    addUnits(model, scenario);
    return scenario;
}

std::vector<Money> pointsOf(const MonthlyCurve &curve)
{
    std::vector<Money> points;
    points.reserve(static_cast<std::size_t>(curve.months) + 1);
    for (int month = 0; month <= curve.months; ++month) {
        points.push_back(moneyOf(curve.at[static_cast<std::size_t>(month)]));
    }
    return points;
}

ScenarioCurve machineCurve(OwnershipModel model, Financing financing)
{
    ScenarioCurve curve;
    curve.kind = kindOf(financing);
    model.financing = financing;
    if (const OwnershipPlan plan = planWith(model, financing); plan.years > 0) {
        curve.months = pointsOf(ownedCurve(model, cashOf(plan)));
        curve.afterResidual = plan.total();
    }
    return curve;
}

} // namespace

OwnershipPlan ownershipPlan(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                            const ConfigurationEvaluation &evaluation, Financing financing) noexcept
{
    const std::optional<OwnershipModel> model = ownershipModel(catalogue, project, configuration, evaluation, true);
    return model ? planWith(*model, financing) : OwnershipPlan();
}

std::vector<CostLine> printedLines(const OwnershipPlan &plan)
{
    std::vector<CostLine> lines;
    for (int i = 0; i < costLineCount; ++i) {
        const auto &cells = plan.cells[static_cast<std::size_t>(i)];
        if (std::any_of(cells.begin(), cells.end(), [](Money cell) { return cell != Money(); })) {
            lines.push_back(static_cast<CostLine>(i));
        }
    }
    return lines;
}

CostGroup groupOf(CostLine line) noexcept
{
    switch (line) {
    case CostLine::Servers:
    case CostLine::Gpus:
    case CostLine::Cpus:
    case CostLine::Memory:
    case CostLine::Drives:
    case CostLine::Supplies:
    case CostLine::Network:
    case CostLine::Accessories:
    case CostLine::Racks:
    case CostLine::Licences:
    case CostLine::Services:
    case CostLine::StatedPurchase:
    case CostLine::LineDiscounts:
    case CostLine::DocumentDiscount:
        return CostGroup::Purchase;
    case CostLine::Freight:
    case CostLine::Duty:
    case CostLine::Installation:
    case CostLine::BurnIn:
        return CostGroup::Arrival;
    case CostLine::LeasePayments:
    case CostLine::BuyOut:
    case CostLine::RentalPayments:
        return CostGroup::Financing;
    case CostLine::Energy:
        return CostGroup::Energy;
    case CostLine::Cooling:
        return CostGroup::Cooling;
    case CostLine::Maintenance:
        return CostGroup::Maintenance;
    case CostLine::SoftwareLicences:
        return CostGroup::Licences;
    case CostLine::Colocation:
        return CostGroup::Colocation;
    case CostLine::Staff:
    case CostLine::NetworkFees:
        return CostGroup::People;
    case CostLine::Spares:
    case CostLine::Failures:
        return CostGroup::Failures;
    case CostLine::HeatRecovery:
    case CostLine::Residual:
        return CostGroup::Income;
    }
    return CostGroup::Purchase;
}

std::array<Money, costGroupCount> costByGroup(const OwnershipPlan &plan) noexcept
{
    std::array<Money, costGroupCount> groups{};
    for (int i = 0; i < costLineCount; ++i) {
        const auto line = static_cast<CostLine>(i);
        groups[static_cast<std::size_t>(groupOf(line))] += plan.total(line);
    }
    return groups;
}

Money leasePayment(Money price, Rate yearlyNominal, int months, Rate buyOut) noexcept
{
    OwnershipModel model;
    model.capex = microsOf(price);
    model.leaseRate = std::clamp(fractionOf(yearlyNominal), 0.0, 1.0) / monthsPerYear;
    model.leaseMonths = std::clamp(months, 1, maxMonths);
    model.buyOutRate = std::clamp(fractionOf(buyOut), 0.0, 1.0);
    return moneyOf(leasePayment(model));
}

std::vector<CostScenario> costScenarios(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                        const ConfigurationEvaluation &evaluation)
{
    std::vector<CostScenario> scenarios;
    const std::optional<OwnershipModel> model = ownershipModel(catalogue, project, configuration, evaluation, false);
    if (!model) {
        return scenarios;
    }
    scenarios.push_back(machineScenario(*model, Financing::Cash));
    scenarios.push_back(machineScenario(*model, Financing::Lease));
    if (model->isRentalKnown) {
        scenarios.push_back(machineScenario(*model, Financing::Rental));
    }
    const PlanCash cash = cashOf(planWith(*model, model->financing));
    for (int i = 0; i < model->cloudCount; ++i) {
        scenarios.push_back(cloudScenario(*model, cash, model->clouds[static_cast<std::size_t>(i)], indexOfCloud(configuration, i)));
    }
    return scenarios;
}

std::vector<ScenarioCurve> scenarioCurves(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                          const ConfigurationEvaluation &evaluation)
{
    std::vector<ScenarioCurve> curves;
    const std::optional<OwnershipModel> model = ownershipModel(catalogue, project, configuration, evaluation, false);
    if (!model) {
        return curves;
    }
    curves.push_back(machineCurve(*model, Financing::Cash));
    curves.push_back(machineCurve(*model, Financing::Lease));
    if (model->isRentalKnown) {
        curves.push_back(machineCurve(*model, Financing::Rental));
    }
    for (int i = 0; i < model->cloudCount; ++i) {
        const CloudModel &cloud = model->clouds[static_cast<std::size_t>(i)];
        ScenarioCurve curve{ScenarioKind::Cloud, indexOfCloud(configuration, i), {}, {}};
        if (cloud.isKnown) {
            curve.months = pointsOf(cloudCurve(cloudYearsOf(*model, cloud), model->years));
            curve.afterResidual = curve.months.back();
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

std::optional<double> crossingMonth(std::span<const Money> owned, std::span<const Money> rented) noexcept
{
    const std::size_t points = std::min(owned.size(), rented.size());
    return firstCrossing(static_cast<int>(points) - 1, [&](int month) {
        const auto at = static_cast<std::size_t>(month);
        return microsOf(owned[at]) - microsOf(rented[at]);
    });
}

Money netPresentValue(std::span<const Money> flows, Rate discount) noexcept
{
    double value = 0;
    const double factor = 1 / std::max(1e-6, 1 + fractionOf(discount));
    for (std::size_t year = flows.size(); year > 0; --year) {
        value = value * factor + microsOf(flows[year - 1]);
    }
    return moneyOf(value);
}

std::optional<double> rateOfReturn(std::span<const Money> flows) noexcept
{
    YearFlows years{};
    const std::size_t count = std::min(flows.size(), years.size());
    for (std::size_t year = 0; year < count; ++year) {
        years[year] = microsOf(flows[year]);
    }
    return count > 1 ? rateOfReturnOf(std::span(years).first(count)) : std::nullopt;
}

CostCurve costCurve(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    CostCurve curve;
    const ConfigurationEvaluation result = evaluateConfiguration(catalogue, project, configuration);
    const std::optional<OwnershipModel> model = ownershipModel(catalogue, project, configuration, result, true);
    if (!model || !canPlan(*model)) {
        return curve;
    }
    const OwnershipPlan plan = planOf(*model);
    curve.owned = pointsOf(ownedCurve(*model, cashOf(plan)));
    curve.ownedAfterResidual = plan.total();
    if (model->cloudCount > 0 && model->clouds[0].isKnown) {
        curve.cloud = pointsOf(cloudCurve(cloudYearsOf(*model, model->clouds[0]), model->years));
    }
    return curve;
}

} // namespace configuria
