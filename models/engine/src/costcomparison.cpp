// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcomparison.h"

namespace configuria {
namespace {

// simple payback = upfront / (mean rent - mean running cost), both per month, no residual
std::optional<double> simplePayback(const PlanCash &cash, Money rentedTotal) noexcept
{
    const double saved = (microsOf(rentedTotal) - cash.running) / (cash.years * monthsPerYear);
    return saved > 0 ? std::optional(cash.all[0] / saved) : std::nullopt;
}

// The month in which what is saved, each year's saving at its present value, has paid for the purchase; straight within a year,
// no residual: at a rate of 0 it is the crossing of the curves.
std::optional<double> discountedPayback(const OwnershipModel &model, const PlanCash &cash, const YearAmounts &rented) noexcept
{
    double left = cash.all[0];
    if (left <= 0) {
        return std::nullopt;
    }
    double discount = 1;
    for (int year = 1; year <= cash.years; ++year) {
        const auto at = static_cast<std::size_t>(year);
        discount /= std::max(1e-6, 1 + model.discountRate);
        const double saved = (microsOf(rented[at]) - (cash.all[at] - cash.residual[at])) * discount;
        if (saved > 0 && left <= saved) {
            return (year - 1 + left / saved) * monthsPerYear;
        }
        left -= saved;
    }
    return std::nullopt;
}

// Share of the hours at which renting costs what owning does, the residual counted. A machine that is off when it is not used
// spends energy in proportion.
std::optional<double> breakEvenShare(const OwnershipModel &model, const PlanCash &cash, const CloudModel &cloud) noexcept
{
    const bool isReserved = cloud.kind == CloudKind::Reserved1Year || cloud.kind == CloudKind::Reserved3Years;
    if (isReserved) {
        return std::nullopt; // it costs the same at any use
    }
    OwnershipModel always = model;
    always.utilisation = 1;
    const double fixed = cloud.fixedMonth * monthsPerYear * model.years;
    const double rentAlways = cloudTotalOf(always, cloud) - fixed;
    const double tco = cash.total - fixed;
    const double energy = cash.energy;
    double share = 0;
    if (isOffWhenIdle(model) && cloud.kind != CloudKind::PerToken && model.utilisation > 0) {
        const double rentLessEnergy = rentAlways - energy / model.utilisation;
        share = rentLessEnergy > 0 ? (tco - energy) / rentLessEnergy : -1;
    } else {
        share = rentAlways > 0 ? tco / rentAlways : -1;
    }
    // Above 1 owning is dearer at any use.
    return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

std::optional<double> returnOfBuying(const PlanCash &cash, const YearAmounts &rented) noexcept
{
    YearFlows flows{};
    for (std::size_t year = 0; year < flows.size(); ++year) {
        flows[year] = microsOf(rented[year]) - cash.all[year];
    }
    return rateOfReturnOf(std::span(flows).first(static_cast<std::size_t>(cash.years) + 1));
}

} // namespace

PlanCash cashOf(const OwnershipPlan &plan) noexcept
{
    PlanCash cash;
    cash.years = plan.years;
    for (std::size_t line = 0; line < plan.cells.size(); ++line) {
        const auto code = static_cast<CostLine>(line);
        const bool isEven = code != CostLine::Residual && code != CostLine::LeasePayments && code != CostLine::BuyOut;
        for (std::size_t year = 0; year <= static_cast<std::size_t>(plan.years); ++year) {
            const double amount = microsOf(plan.cells[line][year]);
            cash.all[year] += amount;
            cash.even[year] += isEven ? amount : 0;
            cash.buyOut[year] += code == CostLine::BuyOut ? amount : 0;
            cash.residual[year] += code == CostLine::Residual ? amount : 0;
            cash.energy += code == CostLine::Energy ? amount : 0;
        }
    }
    for (std::size_t year = 0; year <= static_cast<std::size_t>(plan.years); ++year) {
        cash.total += cash.all[year];
        cash.running += year == 0 ? 0 : cash.all[year] - cash.residual[year] - cash.buyOut[year];
    }
    return cash;
}

MonthlyCurve ownedCurve(const OwnershipModel &model, const PlanCash &cash) noexcept
{
    MonthlyCurve curve;
    curve.months = cash.years * monthsPerYear;
    double sum = curve.at[0] = cash.all[0];
    const bool isLease = model.financing == Financing::Lease;
    const double payment = isLease ? leasePayment(model) : 0;
    const int lastPayment = std::min(model.leaseMonths, curve.months);
    for (int year = 1; year <= cash.years; ++year) {
        const auto at = static_cast<std::size_t>(year);
        double leased = 0;
        for (int k = 1; k <= monthsPerYear; ++k) {
            const int month = (year - 1) * monthsPerYear + k;
            leased += isLease && month <= lastPayment ? payment : 0;
            leased += isLease && month == lastPayment ? cash.buyOut[at] : 0;
            curve.at[static_cast<std::size_t>(month)] = sum + cash.even[at] * k / monthsPerYear + leased;
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

CostComparison compared(const OwnershipModel &model, const PlanCash &cash, const CloudModel &cloud) noexcept
{
    CostComparison result;
    result.rented = cloudYearsOf(model, cloud);
    for (const Money &year : result.rented) {
        result.rentedTotal += year;
    }
    const MonthlyCurve owned = ownedCurve(model, cash), rented = cloudCurve(result.rented, cash.years);
    result.breakEvenMonth = firstCrossing(owned.months, [&](int month) {
        return owned.at[static_cast<std::size_t>(month)] - rented.at[static_cast<std::size_t>(month)];
    });
    result.simplePaybackMonth = simplePayback(cash, result.rentedTotal);
    result.discountedPaybackMonth = discountedPayback(model, cash, result.rented);
    result.breakEvenUtilisation = breakEvenShare(model, cash, cloud);
    result.irr = returnOfBuying(cash, result.rented);
    return result;
}

} // namespace configuria
