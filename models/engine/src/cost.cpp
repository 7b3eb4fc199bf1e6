// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bom.h"
#include "costcomparison.h"
#include "engine/quote.h"

namespace configuria {
namespace {

constexpr int daysOfAPrice = 30;

Finding advice(FindingCode code, Severity severity, PartRef subject = {}) noexcept
{
    Finding f;
    f.code = code;
    f.severity = severity;
    f.subject = subject;
    return f;
}

void addPriceFindings(const Project &project, const Configuration &configuration, const Purchase &purchase, ConfigurationEvaluation &result) noexcept
{
    if (configuration.lines.empty() && !purchase.total) {
        return; // nothing is offered yet
    }
    if (!purchase.total) {
        result.findings.add(advice(FindingCode::CapexUnknown, Severity::Caution, purchase.firstMissing));
    } else if (purchase.isPartial) {
        Finding f = advice(FindingCode::PriceMissing, Severity::Advice, purchase.firstMissing);
        f.have = Figure{0, Unit::Count};
        f.need = Figure{static_cast<double>(purchase.missing), Unit::Count};
        result.findings.add(f);
    }
    if (purchase.hasExample) {
        result.findings.add(advice(FindingCode::PriceIsExample, Severity::Advice));
    }
    if (!configuration.cloudGpuHour && project.clouds.empty() && gpusOf(configuration) > 0) {
        result.findings.add(advice(FindingCode::NoCloudPrice, Severity::Advice));
    }
}

// The quote's date is the day that the figures are for: the engine has no clock.
bool isOld(const CloudScenario &cloud, Date today) noexcept
{
    const Date until = addDays(cloud.date, daysOfAPrice);
    return isValidDate(today) && isValidDate(until) && until < today;
}

void addCloudFindings(const Project &project, const OwnershipModel &model, ConfigurationEvaluation &result) noexcept
{
    for (const CloudScenario &cloud : std::span(project.clouds).first(std::min<std::size_t>(project.clouds.size(), maxClouds))) {
        if (isOld(cloud, project.quote.date)) {
            result.findings.add(advice(FindingCode::CloudPriceOld, Severity::Advice));
            break;
        }
    }
    if (model.cloudCount == 0) {
        return;
    }
    const CloudModel &first = model.clouds[0];
    if (!first.isKnown && model.gpus > 0) {
        result.findings.add(advice(FindingCode::CloudNotComparable, Severity::Advice));
    }
    if (first.isKnown && first.kind != CloudKind::PerToken && first.gpus != model.gpus) {
        result.assumptions.add(AssumptionCode::CloudGpusCounted, {first.gpus, Unit::Count});
    }
    if (first.kind == CloudKind::Reserved1Year || first.kind == CloudKind::Reserved3Years) {
        result.assumptions.add(AssumptionCode::ReservationAlwaysPaid, {model.cloudHoursPerYear / monthsPerYear, Unit::Count});
    }
}

// Both PUE and the line, or both PUE and the fee, hold cooling.
void addDoubleCounting(const Project &project, ConfigurationEvaluation &result) noexcept
{
    const CostTerms &terms = project.cost;
    const bool hasPue = project.site.pue > 1;
    if (hasPue && terms.coolingPerGpuYear > Money()) {
        result.findings.add(advice(FindingCode::CoolingCountedTwice, Severity::Advice));
    }
    if (hasPue && terms.colocationPerKwMonth > Money() && !terms.colocationIncludesPower) {
        result.findings.add(advice(FindingCode::ColocationWithPue, Severity::Advice));
    }
}

// Demand grows by the same factor every month: u (1 + g)^(m / 12) = 1.
void addDemand(const OwnershipModel &model, ConfigurationEvaluation &result) noexcept
{
    if (model.demandGrowth <= 1 || model.utilisation <= 0) {
        return;
    }
    const double month = monthsPerYear * std::log(1 / model.utilisation) / std::log(model.demandGrowth);
    if (month > model.years * monthsPerYear) {
        return;
    }
    result.cost.fullMonth = std::max(0.0, month);
    Finding full = advice(FindingCode::MachineFull, Severity::Advice);
    full.have = Figure{*result.cost.fullMonth, Unit::Months};
    result.findings.add(full);
}

void addCarbon(const Project &project, const Configuration &configuration, const OwnershipModel &model, CostEvaluation &cost) noexcept
{
    const auto known = [](const std::optional<double> &value) { return value && std::isfinite(*value) && *value >= 0; };
    const std::optional<double> &grams = project.site.co2GramsPerKwh;
    if (known(grams)) {
        cost.co2Kg = model.energyPerYear * model.years * *grams / 1000.0;
    }
    if (known(project.cost.embodiedKgPerNode)) {
        cost.embodiedCo2Kg = *project.cost.embodiedKgPerNode * static_cast<double>(nodesOf(configuration));
    }
    const double tokens = model.outputPerSecond * 3600 * usedHours(model);
    if (tokens > 0) {
        const double wh = model.energyPerYear * model.years * 1e3 / (tokens / 1e3);
        cost.whPerThousandTokens = wh;
        if (known(grams)) {
            cost.co2GramsPerThousandTokens = wh * *grams / 1000;
        }
    }
}

// A prompt token takes 1 / (prefill rate), an answer token the rest of the time: both prices make the whole again.
void addDirections(const OwnershipModel &model, const SpeedEvaluation &speed, double perSecond, CostEvaluation &cost) noexcept
{
    const double perOutput = 1 / model.outputPerSecond;
    cost.perMillionTokensBothWays = moneyOf(perSecond * perOutput / (1 + model.inputPerOutput) * 1e6);
    if (!speed.prefill || !(speed.prefill->expected.count > 0) || model.inputPerOutput <= 0) {
        return;
    }
    const double perInput = 1 / speed.prefill->expected.count;
    const double rest = perOutput - model.inputPerOutput * perInput;
    if (rest > 0) {
        cost.perMillionInput = moneyOf(perSecond * perInput * 1e6);
        cost.perMillionOutput = moneyOf(perSecond * rest * 1e6);
    }
}

// EUR/GPU-h = TCO / (GPUs x hours x years x utilisation); EUR/Mtok = TCO / (tok/s x 3600 x hours x years x utilisation / 1e6)
void addUnitCosts(const Configuration &configuration, const OwnershipModel &model, const SpeedEvaluation &speed, CostEvaluation &cost) noexcept
{
    const double tco = microsOf(*cost.tco);
    const double installed = model.hoursPerYear * model.years, used = usedHours(model);
    if (model.gpus > 0 && installed > 0) {
        cost.perGpuHourInstalled = moneyOf(tco / (model.gpus * installed));
    }
    if (model.gpus > 0 && used > 0) {
        cost.perGpuHour = moneyOf(tco / (model.gpus * used));
        if (speed.gpuHours) {
            cost.perTrainingRun = moneyOf(tco / (model.gpus * used) * speed.gpuHours->expected.count);
        }
    }
    if (model.outputPerSecond > 0 && used > 0) {
        const double perSecond = tco / (used * 3600);
        cost.perMillionTokens = moneyOf(perSecond / model.outputPerSecond * 1e6);
        addDirections(model, speed, perSecond, cost);
    }
    if (configuration.workload.kind == WorkloadKind::Inference && configuration.workload.sequences > 0) {
        cost.perUserMonth = moneyOf(tco / (model.years * monthsPerYear) / configuration.workload.sequences);
    }
}

void compareWithCloud(const OwnershipModel &model, const PlanCash &cash, CostEvaluation &cost) noexcept
{
    if (model.cloudCount == 0 || !model.clouds[0].isKnown) {
        return;
    }
    const CostComparison against = compared(model, cash, model.clouds[0]);
    cost.cloudTotal = against.rentedTotal;
    cost.irr = against.irr;
    cost.breakEvenMonth = against.breakEvenMonth;
    cost.simplePaybackMonth = against.simplePaybackMonth;
    cost.discountedPaybackMonth = against.discountedPaybackMonth;
    cost.breakEvenUtilisation = against.breakEvenUtilisation;
}

} // namespace

void evaluateCost(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                  ConfigurationEvaluation &result) noexcept
{
    const std::optional<OwnershipModel> model = ownershipModel(catalogue, project, configuration, result, true);
    const Purchase purchase = model ? model->purchase : purchaseOf(catalogue, project, configuration);
    CostEvaluation &cost = result.cost;
    cost.capex = purchase.total;
    cost.capexPartial = purchase.isPartial;
    addPriceFindings(project, configuration, purchase, result);
    addDoubleCounting(project, result);
    if (project.site.pricePerKwh == Site().pricePerKwh) {
        result.assumptions.add(AssumptionCode::EnergyPriceExample);
    }
    if (purchase.total && !configuration.capex && project.currency == "EUR") {
        result.assumptions.add(AssumptionCode::CatalogueCurrencyEur);
    }
    if (!model) {
        return; // without a draw there is no cost of the energy
    }
    addCloudFindings(project, *model, result);
    addDemand(*model, result);
    addCarbon(project, configuration, *model, cost);
    if (project.cost.failures.perGpuYear > 0) {
        cost.expectedFailures = model->gpus * clampedTo(project.cost.failures.perGpuYear, 0.0, 10.0) * model->years;
    }
    // Running costs need no purchase price; what depends on it stays unknown without one.
    cost.plan = planOf(*model);
    if (cost.plan.years > 0) {
        cost.energyTotal = cost.plan.total(CostLine::Energy);
    }
    const bool needsPrice = model->financing != Financing::Rental;
    if (cost.plan.years == 0 || (needsPrice && !purchase.total)) {
        return;
    }
    if (purchase.total) {
        cost.leasePerMonth = moneyOf(leasePayment(*model));
    }
    // TCO = capex + install + sum of opex - residual: undiscounted life-cycle cost
    cost.tco = cost.plan.total();
    const PlanCash cash = cashOf(cost.plan);
    cost.opexFirstYear = moneyOf(cash.running / model->years);
    cost.npv = moneyOf(presentValue(cash.flows(), model->discountRate));
    addUnitCosts(configuration, *model, result.speed, cost);
    compareWithCloud(*model, cash, cost);
}

} // namespace configuria
