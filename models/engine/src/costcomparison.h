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
MonthlyCurve ownedCurve(const OwnershipModel &model, const OwnershipPlan &plan) noexcept;
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
CostComparison compared(const OwnershipModel &model, const OwnershipPlan &plan, const CloudModel &cloud) noexcept;

// The flows of a plan by year, micro-units; [0] = purchase.
using YearFlows = std::array<double, maxCostYears + 1>;
YearFlows flowsOf(const OwnershipPlan &plan) noexcept;
// Bisection: it cannot diverge.
std::optional<double> rateOfReturnOf(std::span<const double> flows) noexcept;

// What running costs over the years: all but the purchase, the residual and the buy-out of a lease.
Money runningTotal(const OwnershipPlan &plan) noexcept;

} // namespace configuria
