// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcomparison.h"

namespace configuria {
namespace {

// Money of one line in a year.
double cell(const OwnershipPlan &plan, CostLine line, int year) noexcept
{
    return microsOf(plan.at(line, year));
}

// Cash that leaves month by month in equal parts.
double evenCash(const OwnershipPlan &plan, int year) noexcept
{
    return microsOf(plan.ofYear(year)) - cell(plan, CostLine::Residual, year) - cell(plan, CostLine::LeasePayments, year)
        - cell(plan, CostLine::BuyOut, year);
}

// simple payback = upfront / (mean rent - mean running cost), both per month, no residual
std::optional<double> simplePayback(const OwnershipPlan &plan, Money rentedTotal) noexcept
{
    const double months = plan.years * monthsPerYear;
    const double saved = (microsOf(rentedTotal) - microsOf(runningTotal(plan))) / months;
    return saved > 0 ? std::optional(microsOf(plan.ofYear(0)) / saved) : std::nullopt;
}

// The month in which what is saved, each year's saving at its present value, has paid for the purchase; straight within a year,
// no residual: at a rate of 0 it is the crossing of the curves.
std::optional<double> discountedPayback(const OwnershipModel &model, const OwnershipPlan &plan, const YearAmounts &rented) noexcept
{
    double left = microsOf(plan.ofYear(0));
    if (left <= 0) {
        return std::nullopt;
    }
    double discount = 1;
    for (int year = 1; year <= plan.years; ++year) {
        discount /= std::max(1e-6, 1 + model.discountRate);
        const double paid = microsOf(plan.ofYear(year)) - cell(plan, CostLine::Residual, year);
        const double saved = (microsOf(rented[static_cast<std::size_t>(year)]) - paid) * discount;
        if (saved > 0 && left <= saved) {
            return (year - 1 + left / saved) * monthsPerYear;
        }
        left -= saved;
    }
    return std::nullopt;
}

// Share of the hours at which renting costs what owning does, the residual counted. A machine that is off when it is not used
// spends energy in proportion.
std::optional<double> breakEvenShare(const OwnershipModel &model, const OwnershipPlan &plan, const CloudModel &cloud) noexcept
{
    OwnershipModel always = model;
    always.utilisation = 1;
    const double fixed = cloud.fixedMonth * monthsPerYear * model.years;
    const double rentAlways = cloudTotalOf(always, cloud) - fixed;
    const double tco = microsOf(plan.total()) - fixed;
    const bool isReserved = cloud.kind == CloudKind::Reserved1Year || cloud.kind == CloudKind::Reserved3Years;
    if (isReserved) {
        return std::nullopt; // it costs the same at any use
    }
    const bool isOffWhenIdle = model.hoursPerYear < 0.99 * model.cloudHoursPerYear && cloud.kind != CloudKind::PerToken;
    const double energy = microsOf(plan.total(CostLine::Energy));
    double share = 0;
    if (isOffWhenIdle && model.utilisation > 0) {
        const double rentLessEnergy = rentAlways - energy / model.utilisation;
        share = rentLessEnergy > 0 ? (tco - energy) / rentLessEnergy : -1;
    } else {
        share = rentAlways > 0 ? tco / rentAlways : -1;
    }
    // Above 1 owning is dearer at any use.
    return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

std::optional<double> returnOfBuying(const OwnershipPlan &plan, const YearAmounts &rented) noexcept
{
    YearFlows flows = flowsOf(plan);
    for (std::size_t year = 0; year < flows.size(); ++year) {
        flows[year] = microsOf(rented[year]) - flows[year];
    }
    return rateOfReturnOf(std::span(flows).first(static_cast<std::size_t>(plan.years) + 1));
}

} // namespace

MonthlyCurve ownedCurve(const OwnershipModel &model, const OwnershipPlan &plan) noexcept
{
    MonthlyCurve curve;
    curve.months = plan.years * monthsPerYear;
    double sum = curve.at[0] = microsOf(plan.ofYear(0));
    const bool isLease = model.financing == Financing::Lease;
    const double payment = isLease ? leasePayment(model) : 0;
    const int lastPayment = std::min(model.leaseMonths, curve.months);
    for (int year = 1; year <= plan.years; ++year) {
        const double even = evenCash(plan, year);
        double leased = 0;
        for (int k = 1; k <= monthsPerYear; ++k) {
            const int month = (year - 1) * monthsPerYear + k;
            leased += isLease && month <= lastPayment ? payment : 0;
            leased += isLease && month == lastPayment ? cell(plan, CostLine::BuyOut, year) : 0;
            curve.at[static_cast<std::size_t>(month)] = sum + even * k / monthsPerYear + leased;
        }
        sum = curve.at[static_cast<std::size_t>(year * monthsPerYear)];
    }
    return curve;
}

MonthlyCurve cloudCurve(const YearAmounts &years, int count) noexcept
{
    MonthlyCurve curve;
    curve.months = count * monthsPerYear;
    double sum = curve.at[0] = 0;
    for (int year = 1; year <= count; ++year) {
        const double cash = microsOf(years[static_cast<std::size_t>(year)]);
        for (int k = 1; k <= monthsPerYear; ++k) {
            curve.at[static_cast<std::size_t>((year - 1) * monthsPerYear + k)] = sum + cash * k / monthsPerYear;
        }
        sum += cash;
    }
    return curve;
}

YearFlows flowsOf(const OwnershipPlan &plan) noexcept
{
    YearFlows flows{};
    for (int year = 0; year <= plan.years; ++year) {
        flows[static_cast<std::size_t>(year)] = microsOf(plan.ofYear(year));
    }
    return flows;
}

Money runningTotal(const OwnershipPlan &plan) noexcept
{
    return plan.total() - plan.ofYear(0) - plan.total(CostLine::Residual) - plan.total(CostLine::BuyOut);
}

std::optional<double> rateOfReturnOf(std::span<const double> flows) noexcept
{
    const auto valueAt = [&](double rate) { return presentValue(flows, rate); };
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

CostComparison compared(const OwnershipModel &model, const OwnershipPlan &plan, const CloudModel &cloud) noexcept
{
    CostComparison result;
    result.rented = cloudYearsOf(model, cloud);
    for (const Money &year : result.rented) {
        result.rentedTotal += year;
    }
    const MonthlyCurve owned = ownedCurve(model, plan), rented = cloudCurve(result.rented, plan.years);
    result.breakEvenMonth = firstCrossing(owned.months, [&](int month) {
        return owned.at[static_cast<std::size_t>(month)] - rented.at[static_cast<std::size_t>(month)];
    });
    result.simplePaybackMonth = simplePayback(plan, result.rentedTotal);
    result.discountedPaybackMonth = discountedPayback(model, plan, result.rented);
    result.breakEvenUtilisation = breakEvenShare(model, plan, cloud);
    result.irr = returnOfBuying(plan, result.rented);
    return result;
}

} // namespace configuria
