// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownershipmodel.h"

#include <span>

#include "bom.h"
#include "engine/quote.h"

namespace configuria {
namespace {

constexpr double leastRate = -0.5, highestGrowth = 10; // the ranges of a project file

double growthOf(Rate rate) noexcept
{
    return 1.0 + std::clamp(fractionOf(rate), leastRate, highestGrowth);
}

double shareOf(Rate rate) noexcept
{
    return std::clamp(fractionOf(rate), 0.0, 1.0);
}

// Peak hours pay pricePerKwh, the others their own price; the draw is the same around the clock.
double meanPricePerKwh(const Site &site) noexcept
{
    const double off = clampedTo(site.bands.offPeakHours, 0.0, 24.0) / 24.0;
    const double price = microsOf(site.pricePerKwh);
    return site.bands.offPeakPerKwh ? price + (microsOf(*site.bands.offPeakPerKwh) - price) * off : price;
}

// The contract is for the full draw of all nodes; when only the average is known, for that.
double contractedKw(const Configuration &configuration, const PowerEvaluation &power) noexcept
{
    const double watts = power.ac ? power.ac->count * static_cast<double>(nodesOf(configuration)) : power.averageAc ? power.averageAc->expected.count : 0.0;
    return clampedTo(watts, 0.0, 1e15) / 1000.0;
}

void addFinance(const FinanceTerms &finance, OwnershipModel &model) noexcept
{
    model.financing = finance.kind;
    model.leaseMonths = std::clamp(finance.months, 1, maxCostYears * monthsPerYear);
    model.leaseRate = shareOf(finance.rate) / monthsPerYear;
    model.buyOutRate = shareOf(finance.buyOut);
    model.isRentalKnown = finance.rentalPerGpuMonth.has_value();
    model.rentalPerMonth = microsOf(finance.rentalPerGpuMonth.value_or(Money())) * model.gpus;
}

void addUse(const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation, OwnershipModel &model) noexcept
{
    const CostTerms &terms = project.cost;
    model.hoursPerYear = clampedTo(project.site.hoursPerYear, 0.0, 8784.0);
    model.cloudHoursPerYear = clampedTo(terms.hoursPerMonth, 0.0, 8784.0) * monthsPerYear;
    model.utilisation = clampedTo(terms.utilisation, 0.0, 1.0);
    model.demandGrowth = growthOf(terms.outlook.demand);
    model.cloudGrowth = growthOf(terms.outlook.cloudPrice);
    if (const auto &output = evaluation.speed.output) {
        model.outputPerSecond = clampedTo(output->expected.count, 0.0, 1e15);
    }
    if (const ResolvedWorkload &w = evaluation.workload; configuration.workload.kind == WorkloadKind::Inference && w.answerTokens > 0) {
        model.inputPerOutput = std::max(0.0, static_cast<double>(w.promptTokens) / w.answerTokens);
    }
}

// Payment of an ordinary annuity with a balloon: P = (PV - FV v^n) i / (1 - v^n), v = 1 / (1 + i).
double annuity(double present, double future, double rate, int months) noexcept
{
    if (rate < 1e-12) {
        return (present - future) / months;
    }
    const double v = std::pow(1 + rate, -months);
    return (present - future * v) * rate / (1 - v);
}

double exactPayment(const OwnershipModel &model) noexcept
{
    return annuity(model.bought(), model.bought() * model.buyOutRate, model.leaseRate, model.leaseMonths);
}

// Owed after that many payments. Of the exact ones: those of the contract are rounded, and a cent more would be owed as two less.
double leaseBalance(const OwnershipModel &model, int paid) noexcept
{
    const double payment = exactPayment(model);
    const double growth = std::pow(1 + model.leaseRate, paid);
    const double paidIn = model.leaseRate < 1e-12 ? payment * paid : payment * (growth - 1) / model.leaseRate;
    return std::max(0.0, model.bought() * growth - paidIn);
}

// A lease that outlives the horizon is settled at its end for what is still owed.
void addLease(const OwnershipModel &model, int year, LineAmounts &lines) noexcept
{
    const auto at = [&](CostLine line) -> double & { return lines[static_cast<std::size_t>(line)]; };
    const double payment = leasePayment(model);
    const int before = std::min((year - 1) * monthsPerYear, model.leaseMonths);
    const int after = std::min(year * monthsPerYear, model.leaseMonths);
    at(CostLine::LeasePayments) = payment * (after - before);
    if (after == model.leaseMonths && before < after) {
        at(CostLine::BuyOut) = model.bought() * model.buyOutRate;
    } else if (year == model.years && after < model.leaseMonths) {
        at(CostLine::BuyOut) = leaseBalance(model, after);
    }
}

void addPurchase(const OwnershipModel &model, LineAmounts &lines) noexcept
{
    const auto at = [&](CostLine line) -> double & { return lines[static_cast<std::size_t>(line)]; };
    const double factor = model.purchaseFactor;
    if (model.purchase.isStated) {
        at(CostLine::StatedPurchase) = model.bought();
        return;
    }
    for (std::size_t kind = 0; kind < model.purchase.gross.size(); ++kind) {
        lines[kind] = microsOf(model.purchase.gross[kind]) * factor;
    }
    at(CostLine::LineDiscounts) = -microsOf(model.purchase.lineDiscounts) * factor;
    at(CostLine::DocumentDiscount) = -microsOf(model.purchase.documentDiscount) * factor;
}

void addArrival(const OwnershipModel &model, LineAmounts &lines) noexcept
{
    const auto at = [&](CostLine line) -> double & { return lines[static_cast<std::size_t>(line)]; };
    at(CostLine::Installation) = model.installation;
    at(CostLine::BurnIn) = model.burnIn;
    if (model.financing == Financing::Rental) {
        return; // the lessor brings it
    }
    at(CostLine::Freight) = model.freight;
    at(CostLine::Duty) = (model.bought() + model.freight) * model.dutyRate;
    at(CostLine::Spares) = model.bought() * model.sparesRate;
    if (model.financing == Financing::Cash) {
        addPurchase(model, lines);
    }
}

void addRunning(const OwnershipModel &model, int year, LineAmounts &lines) noexcept
{
    const auto at = [&](CostLine line) -> double & { return lines[static_cast<std::size_t>(line)]; };
    // C_elec = E_year x price x (1 + escalation)^(t - 1)
    const double energy = std::pow(model.energyGrowth, year - 1);
    const double prices = model.inflation == 1 ? 1 : std::pow(model.inflation, year - 1);
    at(CostLine::Energy) = model.energyPerYear * model.pricePerKwh * energy;
    at(CostLine::HeatRecovery) = -model.heatPerYear * energy;
    at(CostLine::Cooling) = model.coolingPerYear * prices;
    at(CostLine::SoftwareLicences) = model.licencesPerYear * prices;
    at(CostLine::Colocation) = model.colocationPerYear * prices;
    at(CostLine::Staff) = model.staffPerYear * prices;
    at(CostLine::NetworkFees) = model.networkPerYear * prices;
    at(CostLine::Failures) = model.failuresPerYear * prices;
    if (model.financing == Financing::Rental) {
        at(CostLine::RentalPayments) = model.rentalPerMonth * monthsPerYear;
        return;
    }
    if (year >= model.maintenanceFromYear) {
        at(CostLine::Maintenance) = model.bought() * model.maintenanceRate;
    }
    if (model.financing == Financing::Lease) {
        addLease(model, year, lines);
    }
    if (year == model.years) {
        at(CostLine::Residual) = -(model.resale >= 0 ? model.resale : model.bought() * model.residualRate);
    }
}

// Half away from zero to the cent, in 64 bits: this runs for every cell of every plan.
std::int64_t roundedMicros(double micros) noexcept
{
    constexpr double top = 9.2e18; // beside the ends of int64, where Money saturates too
    constexpr std::int64_t cent = 10'000;
    if (std::isnan(micros)) {
        return 0;
    }
    const std::int64_t whole = std::llround(std::clamp(micros, -top, top));
    return (whole + (whole < 0 ? -cent / 2 : cent / 2)) / cent * cent;
}

// From one running total to the next, in whole cents: every cell is printed, and their sum is the total rounded once.
class Cents {
public:
    Money next(double amount) noexcept
    {
        m_exact += amount;
        const std::int64_t now = roundedMicros(m_exact);
        const Money cell = Money::micros(now) - Money::micros(m_printed);
        m_printed = now;
        return cell;
    }

private:
    double m_exact = 0;
    std::int64_t m_printed = 0;
};

} // namespace

Purchase purchaseOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration) noexcept
{
    Purchase purchase;
    if (configuration.capex) {
        purchase.total = configuration.capex;
        purchase.isStated = true;
        return purchase;
    }
    Money sum;
    for (const BomLine &line : configuration.lines) {
        if (!isSold(line) || line.offer.isOptional) {
            continue;
        }
        if (const std::optional<Money> price = unitPrice(catalogue, project, line)) {
            const SoldQuantity quantity = soldQuantity(configuration, line);
            const auto net = [&](Money amount) { // a company gets the VAT back that it pays
                return project.quote.sale.pricesIncludeVat ? exclVat(amount, chargedVat(project.quote, line)) : amount;
            };
            const Money total = net(lineTotal(*price, quantity, line.discount)), gross = net(lineTotal(*price, quantity, Rate()));
            if (const auto kind = static_cast<std::size_t>(line.part.kind); kind < purchase.gross.size()) {
                purchase.gross[kind] += gross;
            }
            purchase.lineDiscounts += gross - total;
            sum += total;
            purchase.total = sum;
            purchase.hasExample = purchase.hasExample || priceIsExample(catalogue, line);
        } else {
            purchase.firstMissing = purchase.missing == 0 ? line.part : purchase.firstMissing;
            ++purchase.missing;
        }
    }
    purchase.isPartial = purchase.missing > 0 && purchase.total;
    if (purchase.total && project.quote.globalDiscount != Rate()) {
        const Rate discount{std::clamp<std::int64_t>(project.quote.globalDiscount.ppm, 0, Rate::one().ppm)};
        purchase.documentDiscount = lessDiscount(sum, Rate{Rate::one().ppm - discount.ppm}); // as the quote takes it off: rounded once
        purchase.total = sum - purchase.documentDiscount;
    }
    return purchase;
}

std::optional<OwnershipModel> ownershipModel(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                             const ConfigurationEvaluation &evaluation, bool firstCloudAlone) noexcept
{
    const CostTerms &terms = project.cost;
    const PowerEvaluation &power = evaluation.power;
    if (!power.energyPerYear) {
        return std::nullopt;
    }
    OwnershipModel model;
    model.years = std::clamp(terms.years, 1, maxCostYears);
    model.gpus = gpusOf(configuration);
    model.purchase = purchaseOf(catalogue, project, configuration);
    model.isPurchaseKnown = model.purchase.total.has_value();
    model.capex = microsOf(model.purchase.total.value_or(Money()));
    model.freight = microsOf(terms.arrival.freight);
    model.dutyRate = shareOf(terms.arrival.duty);
    model.installation = microsOf(terms.install);
    model.burnIn = microsOf(terms.arrival.burnIn);
    model.sparesRate = shareOf(terms.failures.spares);
    addFinance(terms.finance, model);
    model.energyPerYear = clampedTo(power.energyPerYear->count, 0.0, 1e15);
    model.colocationPerYear = microsOf(terms.colocationPerKwMonth) * contractedKw(configuration, power) * monthsPerYear;
    const bool isPowerInFee = terms.colocationIncludesPower && terms.colocationPerKwMonth != Money();
    model.pricePerKwh = isPowerInFee ? 0.0 : meanPricePerKwh(project.site);
    model.energyGrowth = growthOf(project.site.priceEscalation);
    model.coolingPerYear = microsOf(terms.coolingPerGpuYear) * model.gpus;
    model.licencesPerYear = microsOf(terms.licencePerGpuYear) * model.gpus;
    model.staffPerYear = microsOf(terms.staffPerYear);
    model.networkPerYear = microsOf(terms.networkPerYear);
    model.failuresPerYear = model.gpus * clampedTo(terms.failures.perGpuYear, 0.0, 10.0) * microsOf(terms.failures.cost);
    model.maintenanceRate = shareOf(terms.maintenance);
    model.maintenanceFromYear = terms.maintenanceFromYear;
    model.heatPerYear = model.energyPerYear * clampedTo(project.site.heat.share, 0.0, 1.0) * microsOf(project.site.heat.valuePerKwh);
    model.inflation = growthOf(terms.outlook.inflation);
    model.residualRate = shareOf(terms.residual);
    model.resale = terms.resale ? std::max(0.0, microsOf(*terms.resale)) : -1;
    model.discountRate = std::clamp(fractionOf(terms.discountRate), -0.999999, 1e6);
    addUse(project, configuration, evaluation, model);
    model.cloudCount = addClouds(catalogue, project, configuration, evaluation, firstCloudAlone, model);
    return model;
}

double leasePayment(const OwnershipModel &model) noexcept
{
    return microsOf(moneyOf(exactPayment(model)).roundedToCent());
}

LineAmounts amountsOf(const OwnershipModel &model, int year) noexcept
{
    LineAmounts lines{};
    if (year == 0) {
        addArrival(model, lines);
    } else {
        addRunning(model, year, lines);
    }
    return lines;
}

double cashOf(const OwnershipModel &model, int year) noexcept
{
    double sum = 0;
    for (const double amount : amountsOf(model, year)) {
        sum += amount;
    }
    return sum;
}

double utilisationIn(const OwnershipModel &model, int year) noexcept
{
    if (model.demandGrowth == 1) {
        return model.utilisation;
    }
    return std::min(1.0, model.utilisation * std::pow(model.demandGrowth, year - 1));
}

bool isOffWhenIdle(const OwnershipModel &model) noexcept
{
    return model.hoursPerYear < 0.99 * model.cloudHoursPerYear;
}

double usedHours(const OwnershipModel &model) noexcept
{
    double hours = 0;
    for (int year = 1; year <= model.years; ++year) {
        hours += model.hoursPerYear * utilisationIn(model, year);
    }
    return hours;
}

OwnershipPlan planOf(const OwnershipModel &model) noexcept
{
    OwnershipPlan plan;
    if (model.financing == Financing::Rental && !model.isRentalKnown) {
        return plan;
    }
    std::array<Cents, costLineCount> running{};
    for (int year = 0; year <= model.years; ++year) {
        const LineAmounts amounts = amountsOf(model, year);
        for (std::size_t line = 0; line < amounts.size(); ++line) {
            if (amounts[line] != 0) {
                plan.cells[line][static_cast<std::size_t>(year)] = running[line].next(amounts[line]);
            }
        }
    }
    plan.years = model.years;
    return plan;
}

YearAmounts cloudYearsOf(const OwnershipModel &model, const CloudModel &cloud) noexcept
{
    YearAmounts years{};
    Cents running;
    for (int year = 1; year <= model.years; ++year) {
        years[static_cast<std::size_t>(year)] = running.next(cloudOf(model, cloud, year));
    }
    return years;
}

double presentValue(std::span<const double> flows, double rate) noexcept
{
    double value = 0;
    const double discount = 1 / std::max(1e-6, 1 + rate);
    for (std::size_t year = flows.size(); year > 0; --year) { // Horner: no power in the loop
        value = value * discount + flows[year - 1];
    }
    return value;
}

} // namespace configuria
