// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace configuria {

// Cost of owning and of renting, asked for on demand. `evaluation` is that of the configuration within the project.
// Everything is total: what is not known gives an empty answer.

using YearAmounts = std::array<Money, maxCostYears + 1>; // [0] = purchase

// --- the plan ---

// What the machine costs when it is paid in that way; CostEvaluation::plan is that of FinanceTerms::kind.
// years is 0 when the price, the draw or the price of the rental is not known.
OwnershipPlan ownershipPlan(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &evaluation, Financing) noexcept;

// Lines that hold something, in the order of CostLine: what a table or a file prints.
std::vector<CostLine> printedLines(const OwnershipPlan &plan);

// What a split of the cost shows. The groups of a plan add up to its total.
enum class CostGroup : std::uint8_t { Purchase, Arrival, Financing, Energy, Cooling, Maintenance, Licences, Colocation, People, Failures, Income };
constexpr int costGroupCount = 11;
CostGroup groupOf(CostLine line) noexcept;
std::array<Money, costGroupCount> costByGroup(const OwnershipPlan &plan) noexcept;

// Payment at the end of each month that pays `price` off but for a balloon: whole cents.
Money leasePayment(Money price, Rate yearlyNominal, int months, Rate buyOut) noexcept;

// --- scenarios side by side ---

enum class ScenarioKind : std::uint8_t { Owned, Leased, Rented, Cloud };

struct CostScenario {
    ScenarioKind kind = ScenarioKind::Owned;
    int cloud = -1;                        // of Cloud: -1 = Configuration::cloudGpuHour, else the index in Project::clouds
    bool isKnown = false;                  // else nothing below is
    int rentedGpus = 0;                    // of Cloud by the hour: what stands for the machine, like for like
    YearAmounts years{};                   // cash of each year, whole cents; residual and buy-out included
    Money total;                           // their sum
    Money npv;                             // of the costs
    Money perMonth;                        // mean
    std::optional<Money> perGpuHour;       // of use
    std::optional<Money> perMillionTokens; // of those that come out
    // Owning in the way that the project says, against this one (for Cloud); absent = none.
    std::optional<Money> saving;           // total of this one less the TCO: above 0 owning is cheaper
    std::optional<double> breakEvenMonth, simplePaybackMonth, discountedPaybackMonth, breakEvenUtilisation, irr;
    // Of a reservation: what is still to be paid when the years are over, because its term is not.
    Money owedAfterwards;
};
// Owned first, then Leased, Rented where it has a price, then every cloud scenario in order.
std::vector<CostScenario> costScenarios(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &evaluation);

// Cumulative cost at the end of each month, month 0 = purchase. Within a year every curve but that of a lease is straight.
struct ScenarioCurve {
    ScenarioKind kind = ScenarioKind::Owned;
    int cloud = -1;
    std::vector<Money> months;             // 12 x years + 1 points; empty when not known
    Money afterResidual;                   // the last point less the residual: the total of the scenario
};
std::vector<ScenarioCurve> scenarioCurves(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &evaluation);

// First crossing of two cumulative curves, straight lines between the months: from there on `owned` has cost less. Absent = none.
std::optional<double> crossingMonth(std::span<const Money> owned, std::span<const Money> rented) noexcept;

// --- the view of the accounts ---

struct DepreciationYear {
    Money charge;    // whole cents; the charges add up to the price
    Money bookValue; // at the end of the year
};
// Linear: price / years. Declining: the French coefficients 1.25 (3 and 4 years), 1.75 (5 and 6), 2.25 (7 and more), linear from
// the year in which that gives more (CGI art. 39 A); 1 and 2 years have none and are linear.
// Second-hand goods must be linear. Whole years: the first one is counted full.
std::vector<DepreciationYear> depreciation(Money price, const DepreciationTerms &terms);

// --- present value and rate of return of yearly flows, each at the end of its year; [0] is today ---
Money netPresentValue(std::span<const Money> flows, Rate discount) noexcept;
// The rate per year at which they are worth nothing; absent when there is none between -90 % and 10 000 %.
std::optional<double> rateOfReturn(std::span<const Money> flows) noexcept;

} // namespace configuria
