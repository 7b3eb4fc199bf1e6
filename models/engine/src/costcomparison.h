// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ownershipmodel.h"

namespace configuria {

constexpr int maxMonths = maxCostYears * monthsPerYear;

// Cumulative micro-units at the end of each month, [0] = purchase. Without the residual: it is no month's cash.
struct MonthlyCurve {
    std::array<double, maxMonths + 1> at;
    int months = 0;
};

// What a plan pays each year, micro-units, added up once; [0] = purchase.
using YearFlows = std::array<double, maxCostYears + 1>;
struct PlanCash {
    int years = 0;
    YearFlows all{};        // every line
    YearFlows even{};       // what leaves month by month in equal parts: all but the lease, its buy-out and the residual
    YearFlows buyOut{}, residual{};
    double total = 0;       // the TCO
    double running = 0;     // all but the purchase, the residual and the buy-out
    double energy = 0;

    std::span<const double> flows() const noexcept { return std::span(all).first(static_cast<std::size_t>(years) + 1); }
};
PlanCash cashOf(const OwnershipPlan &plan) noexcept;

MonthlyCurve ownedCurve(const OwnershipModel &model, const PlanCash &cash) noexcept;
MonthlyCurve cloudCurve(const YearAmounts &years, int count) noexcept;

// First month from which `owned` has cost less than `rented`, straight lines between the months.
template <class Gap>
std::optional<double> firstCrossing(int months, const Gap &ownedLessRented) noexcept
{
    if (months < 1) {
        return std::nullopt;
    }
    double before = ownedLessRented(0);
    if (before < 0) {
        return 0.0;
    }
    for (int month = 1; month <= months; ++month) {
        const double now = ownedLessRented(month);
        if (now < 0 || (now == 0 && before > 0)) {
            return month - 1 + (before > now ? before / (before - now) : 0.0);
        }
        before = now;
    }
    return std::nullopt;
}

// Owning against one rented alternative; absent = none.
struct CostComparison {
    YearAmounts rented{};
    Money rentedTotal;
    std::optional<double> breakEvenMonth, simplePaybackMonth, discountedPaybackMonth, breakEvenUtilisation, irr;
};
CostComparison compared(const OwnershipModel &model, const PlanCash &cash, const CloudModel &cloud) noexcept;

// Bisection: it cannot diverge.
std::optional<double> rateOfReturnOf(std::span<const double> flows) noexcept;

} // namespace configuria
