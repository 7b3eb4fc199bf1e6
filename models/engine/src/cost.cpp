// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include <array>
#include <cmath>

#include "bom.h"
#include "engine/quote.h"

namespace configuria {
namespace {

constexpr int mostYears = 50;
constexpr int monthsPerYear = 12;

double clamped(double value, double low, double high) noexcept
{
    return std::isfinite(value) ? std::clamp(value, low, high) : low;
}

double fraction(Rate rate) noexcept
{
    return static_cast<double>(rate.ppm) / 1e6;
}

double amount(Money money) noexcept
{
    return static_cast<double>(money.micros());
}

struct Purchase {
    std::optional<Money> total; // of the priced lines, all nodes
    bool isPartial = false;
    bool hasExample = false;
    PartRef firstMissing;
    int missing = 0;
};

Purchase purchaseOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration) noexcept
{
    Purchase purchase;
    for (const BomLine &line : configuration.lines) {
        if (line.quantity <= 0) {
            continue;
        }
        if (const std::optional<Money> price = unitPrice(catalogue, project, line)) {
            purchase.total = purchase.total.value_or(Money()) + lineTotal(*price, quantityOfAllNodes(configuration, line), line.discount);
            purchase.hasExample = purchase.hasExample || priceIsExample(catalogue, line);
        } else {
            purchase.firstMissing = purchase.missing == 0 ? line.part : purchase.firstMissing;
            ++purchase.missing;
        }
    }
    purchase.isPartial = purchase.missing > 0 && purchase.total;
    if (configuration.capex) {
        purchase.total = configuration.capex;
        purchase.isPartial = false;
        purchase.missing = 0;
        purchase.hasExample = false;
    }
    return purchase;
}

// Cash of each year of ownership. Depreciation is no cash and stands nowhere here.
struct Ownership {
    int years = 1;
    Money upfront; // capex + install
    std::array<Money, mostYears> opex{};
    Money opexTotal;
    Money energyTotal;
    Money residual;
};

std::optional<Ownership> ownershipOf(const Project &project, const Configuration &configuration, const PowerEvaluation &power,
                                     Money capex) noexcept
{
    const CostTerms &terms = project.cost;
    const Site &site = project.site;
    if (!power.energyPerYear) {
        return std::nullopt;
    }
    Ownership own;
    own.years = std::clamp(terms.years, 1, mostYears);
    own.upfront = capex + terms.install;
    own.residual = capex * terms.residual;
    const double gpus = gpusOf(configuration);
    Money fixed = terms.staffPerYear + terms.networkPerYear + scaled(terms.licencePerGpuYear + terms.coolingPerGpuYear, gpus);
    if (terms.colocationPerKwMonth != Money()) {
        // The contract is for the full draw of all nodes; when only the average is known, for that.
        const double contracted = power.ac ? power.ac->count * static_cast<double>(nodesOf(configuration)) : power.averageAc->expected.count;
        fixed += scaled(terms.colocationPerKwMonth, contracted / 1000.0 * monthsPerYear);
    }
    const Money firstEnergy = energyCost(*power.energyPerYear, site.pricePerKwh);
    const double growth = std::max(0.0, 1.0 + fraction(site.priceEscalation));
    for (int year = 1; year <= own.years; ++year) {
        // C_elec = E_year x price x (1 + escalation)^(t - 1)
        const Money energy = scaled(firstEnergy, std::pow(growth, year - 1));
        Money &opex = own.opex[static_cast<std::size_t>(year - 1)];
        opex = energy + fixed;
        if (year >= terms.maintenanceFromYear) {
            opex += capex * terms.maintenance;
        }
        own.energyTotal += energy;
        own.opexTotal += opex;
    }
    return own;
}

double cloudHoursPerYear(const CostTerms &terms) noexcept
{
    return clamped(terms.hoursPerMonth, 0.0, 8784.0) * monthsPerYear;
}

std::optional<Money> cloudPerMonth(const CostTerms &terms, const Configuration &configuration) noexcept
{
    const double gpus = gpusOf(configuration);
    if (!configuration.cloudGpuHour || gpus <= 0) {
        return std::nullopt;
    }
    const double hours = cloudHoursPerYear(terms) / monthsPerYear * clamped(terms.utilisation, 0.0, 1.0);
    return scaled(*configuration.cloudGpuHour, gpus * hours);
}

// NPV = sum of CF_t / (1 + WACC)^t, a year's flow at its end (life-cycle costing, NIST Handbook 135).
Money presentValue(const Ownership &own, Rate discount) noexcept
{
    const double base = std::max(1e-6, 1.0 + fraction(discount));
    Money value = own.upfront;
    for (int year = 1; year <= own.years; ++year) {
        Money flow = own.opex[static_cast<std::size_t>(year - 1)];
        if (year == own.years) {
            flow = flow - own.residual;
        }
        value += scaled(flow, std::pow(base, -year));
    }
    return value;
}

// The rate at which what buying saves against renting pays the purchase back. Bisection: it cannot diverge.
std::optional<double> returnOfBuying(const Ownership &own, Money cloudMonth) noexcept
{
    std::array<double, mostYears> flows{};
    const auto years = static_cast<std::size_t>(own.years);
    for (std::size_t year = 0; year < years; ++year) {
        flows[year] = amount(cloudMonth) * monthsPerYear - amount(own.opex[year]);
    }
    flows[years - 1] += amount(own.residual);
    const auto valueAt = [&](double rate) {
        const double discount = 1.0 / (1.0 + rate);
        double value = 0;
        for (std::size_t year = years; year > 0; --year) { // Horner: no power in the loop
            value = (value + flows[year - 1]) * discount;
        }
        return value - amount(own.upfront);
    };
    double low = -0.9;
    double high = valueAt(1.0) < 0 ? 1.0 : 100.0;
    if (!(valueAt(low) > 0) || !(valueAt(high) < 0)) {
        return std::nullopt;
    }
    for (int i = 0; i < 34; ++i) { // ends within 1e-8
        const double middle = (low + high) / 2;
        (valueAt(middle) > 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

// First crossing of the cumulative curves, straight lines between the months: within a year both are straight.
std::optional<double> crossing(const Ownership &own, Money cloudMonth) noexcept
{
    double gap = amount(own.upfront); // owned - cloud
    if (gap <= 0) {
        return gap < 0 || amount(cloudMonth) > 0 ? std::optional(0.0) : std::nullopt;
    }
    for (int year = 1; year <= own.years; ++year) {
        const double saved = amount(cloudMonth) - amount(own.opex[static_cast<std::size_t>(year - 1)]) / monthsPerYear;
        if (saved > 0 && gap <= saved * monthsPerYear) {
            return (year - 1) * monthsPerYear + gap / saved;
        }
        gap -= saved * monthsPerYear;
    }
    return std::nullopt;
}

// Share of the hours at which renting costs what owning does. A machine that is off when it is not used spends energy in proportion.
std::optional<double> breakEvenUtilisation(const Ownership &own, const Project &project, const Configuration &configuration) noexcept
{
    const CostTerms &terms = project.cost;
    const double rentAlways = amount(*configuration.cloudGpuHour) * gpusOf(configuration) * cloudHoursPerYear(terms) * own.years;
    const double tco = amount(own.upfront + own.opexTotal - own.residual);
    const double used = clamped(terms.utilisation, 0.0, 1.0);
    const bool isOffWhenIdle = clamped(project.site.hoursPerYear, 0.0, 8784.0) < 0.99 * cloudHoursPerYear(terms);
    const double energy = amount(own.energyTotal);
    double share = 0;
    if (isOffWhenIdle && used > 0) {
        const double rentLessEnergy = rentAlways - energy / used;
        share = rentLessEnergy > 0 ? (tco - energy) / rentLessEnergy : -1;
    } else {
        share = rentAlways > 0 ? tco / rentAlways : -1;
    }
    // Above 1 owning is dearer at any use.
    return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

void compareWithCloud(const Project &project, const Configuration &configuration, const Ownership &own, CostEvaluation &cost) noexcept
{
    const std::optional<Money> month = cloudPerMonth(project.cost, configuration);
    if (!month) {
        return;
    }
    cost.cloudTotal = *month * (monthsPerYear * own.years);
    cost.irr = returnOfBuying(own, *month);
    cost.breakEvenMonth = crossing(own, *month);
    const double saved = amount(*month) - amount(own.opexTotal) / (monthsPerYear * own.years);
    if (saved > 0) {
        cost.simplePaybackMonth = amount(own.upfront) / saved;
    }
    cost.breakEvenUtilisation = breakEvenUtilisation(own, project, configuration);
}

Finding advice(FindingCode code, Severity severity, PartRef subject = {}) noexcept
{
    Finding f;
    f.code = code;
    f.severity = severity;
    f.subject = subject;
    return f;
}

void addFindings(const Configuration &configuration, const Purchase &purchase, ConfigurationEvaluation &result) noexcept
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
    if (!configuration.cloudGpuHour && gpusOf(configuration) > 0) {
        result.findings.add(advice(FindingCode::NoCloudPrice, Severity::Advice));
    }
}

} // namespace

void evaluateCost(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                  ConfigurationEvaluation &result) noexcept
{
    const Purchase purchase = purchaseOf(catalogue, project, configuration);
    const PowerEvaluation &power = result.power;
    const CostTerms &terms = project.cost;
    CostEvaluation &cost = result.cost;
    cost.capex = purchase.total;
    cost.capexPartial = purchase.isPartial;
    addFindings(configuration, purchase, result);
    if (project.site.pricePerKwh == Site().pricePerKwh) {
        result.assumptions.add(AssumptionCode::EnergyPriceExample);
    }
    if (purchase.total && !configuration.capex && project.currency == "EUR") {
        result.assumptions.add(AssumptionCode::CatalogueCurrencyEur);
    }
    // Running costs need no purchase price; what depends on it stays unknown without one.
    const std::optional<Ownership> own = ownershipOf(project, configuration, power, purchase.total.value_or(Money()));
    if (!own) {
        return;
    }
    cost.energyTotal = own->energyTotal;
    if (project.site.co2GramsPerKwh && std::isfinite(*project.site.co2GramsPerKwh) && *project.site.co2GramsPerKwh >= 0) {
        cost.co2Kg = power.energyPerYear->count * own->years * *project.site.co2GramsPerKwh / 1000.0;
    }
    if (!purchase.total) {
        return;
    }
    // TCO = capex + install + sum of opex - residual: undiscounted life-cycle cost
    cost.opexFirstYear = scaled(own->opexTotal, 1.0 / own->years);
    cost.tco = own->upfront + own->opexTotal - own->residual;
    cost.npv = presentValue(*own, terms.discountRate);
    const double usefulHours = clamped(project.site.hoursPerYear, 0.0, 8784.0) * own->years * clamped(terms.utilisation, 0.0, 1.0);
    const double gpuHours = gpusOf(configuration) * usefulHours;
    if (gpuHours > 0) {
        cost.perGpuHour = scaled(*cost.tco, 1.0 / gpuHours);
    }
    if (result.speed.output && result.speed.output->expected.count > 0 && usefulHours > 0) {
        cost.perMillionTokens = scaled(*cost.tco, 1e6 / (result.speed.output->expected.count * 3600.0 * usefulHours));
    }
    compareWithCloud(project, configuration, *own, cost);
}

CostCurve costCurve(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    CostCurve curve;
    ConfigurationEvaluation result;
    evaluatePower(catalogue, project, configuration, result);
    const Purchase purchase = purchaseOf(catalogue, project, configuration);
    const std::optional<Ownership> own =
        purchase.total ? ownershipOf(project, configuration, result.power, *purchase.total) : std::nullopt;
    if (!own) {
        return curve;
    }
    const std::optional<Money> cloud = cloudPerMonth(project.cost, configuration);
    Money atYearStart = own->upfront;
    curve.owned.push_back(atYearStart);
    for (const Money &opex : std::span(own->opex).first(static_cast<std::size_t>(own->years))) {
        for (int month = 1; month <= monthsPerYear; ++month) {
            curve.owned.push_back(atYearStart + scaled(opex, static_cast<double>(month) / monthsPerYear));
        }
        atYearStart += opex;
    }
    curve.ownedAfterResidual = atYearStart - own->residual;
    for (std::size_t month = 0; cloud && month < curve.owned.size(); ++month) {
        curve.cloud.push_back(*cloud * static_cast<std::int64_t>(month));
    }
    return curve;
}

} // namespace configuria
