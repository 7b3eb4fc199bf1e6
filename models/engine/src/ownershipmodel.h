// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ownership.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace configuria {

constexpr int monthsPerYear = 12;
constexpr int maxScenarioClouds = maxClouds + 1; // with Configuration::cloudGpuHour

inline double clampedTo(double value, double low, double high) noexcept
{
    return std::isfinite(value) ? std::clamp(value, low, high) : low;
}

inline double fractionOf(Rate rate) noexcept { return static_cast<double>(rate.ppm) / 1e6; }
// Micro-units: every whole cent up to 1e12 units keeps its cent in a double.
inline double microsOf(Money money) noexcept { return static_cast<double>(money.micros()); }
inline Money moneyOf(double micros) noexcept { return scaled(Money::micros(1), micros); }

// What the priced lines of a bill of materials come to. Sums of lines that are rounded as the quote rounds them.
struct Purchase {
    std::optional<Money> total;                    // all nodes, after discounts
    std::array<Money, partKindCount> gross{};      // before discounts
    Money lineDiscounts, documentDiscount;         // what they take off
    bool isStated = false;                         // Configuration::capex
    bool isPartial = false;
    bool hasExample = false;
    PartRef firstMissing;
    int missing = 0;
};
Purchase purchaseOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration) noexcept;

// One rented alternative. Money in micro-units of the project's currency.
struct CloudModel {
    CloudKind kind = CloudKind::OnDemand;
    bool isKnown = false;         // its price and its number of GPUs are
    double gpus = 0;              // that stand for the machine
    double hour = 0;              // of one GPU, after the discount
    double millionInput = 0, millionOutput = 0;
    double fixedMonth = 0;        // egress and storage
};

// The numbers behind every figure of cost, so that a plan in cents, a tornado and ten thousand draws share one arithmetic.
// Money in micro-units, rates as fractions, all of them finite.
struct OwnershipModel {
    int years = 1;
    double gpus = 0;
    bool isPurchaseKnown = false;
    Purchase purchase;
    double purchaseFactor = 1;    // of everything bought; sensitivity alone changes it
    double capex = 0;             // before that factor
    double freight = 0, dutyRate = 0, installation = 0, burnIn = 0, sparesRate = 0;
    Financing financing = Financing::Cash;
    int leaseMonths = 36;
    double leaseRate = 0;         // per month
    double buyOutRate = 0;
    double rentalPerMonth = 0;    // of all GPUs
    bool isRentalKnown = false;
    double energyPerYear = 0;     // kWh at the meter of the building
    double pricePerKwh = 0;       // mean over the bands
    double energyGrowth = 1;      // per year
    double colocationPerYear = 0; // at the start
    double coolingPerYear = 0, licencesPerYear = 0, staffPerYear = 0, networkPerYear = 0, failuresPerYear = 0;
    double maintenanceRate = 0;
    int maintenanceFromYear = 2;
    double heatPerYear = 0;       // income at the start
    double inflation = 1;         // growth per year
    double residualRate = 0;
    double resale = -1;           // below 0: not stated, the rate counts
    double discountRate = 0;
    // use
    double hoursPerYear = 0;      // the machine is on
    double cloudHoursPerYear = 0;
    double utilisation = 1;       // of the first year
    double demandGrowth = 1;
    double outputPerSecond = 0;   // tokens, 0: not known
    double inputPerOutput = 0;    // prompt tokens per answer token
    std::array<CloudModel, maxScenarioClouds> clouds{};
    int cloudCount = 0;
    double cloudGrowth = 1;

    double bought() const noexcept { return capex * purchaseFactor; }
};

// Rented GPUs that stand for the machine; 0: cannot be told.
double rentedGpus(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
                  const CloudScenario &cloud) noexcept;
// The scenarios of a configuration in order: its own price, then those of the project. `first` alone is for the headline.
int addClouds(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
              bool firstAlone, OwnershipModel &model) noexcept;

// Needs power and speed of the evaluation. isPurchaseKnown says whether what depends on a price means anything.
// nullopt: the draw is not known, so neither is the cost of the energy.
std::optional<OwnershipModel> ownershipModel(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                             const ConfigurationEvaluation &evaluation, bool firstCloudAlone) noexcept;

using LineAmounts = std::array<double, costLineCount>;
// Exact amounts of one year, year 0 = purchase.
LineAmounts amountsOf(const OwnershipModel &model, int year) noexcept;
// Their sum.
double cashOf(const OwnershipModel &model, int year) noexcept;
// Payment of one month of the lease, whole cents: what the contract says.
double leasePayment(const OwnershipModel &model) noexcept;
// Share of the hours with useful work in that year (1 = first).
double utilisationIn(const OwnershipModel &model, int year) noexcept;
// On for fewer hours than can be rented: it draws in its hours of use, not the whole year.
bool isOffWhenIdle(const OwnershipModel &model) noexcept;
// Of all years, per GPU.
double usedHours(const OwnershipModel &model) noexcept;
double cloudOf(const OwnershipModel &model, const CloudModel &cloud, int year) noexcept;
double cloudTotalOf(const OwnershipModel &model, const CloudModel &cloud) noexcept;

// In whole cents. Years stay 0 when the model has nothing to pay with: no price, or no price of the rental.
OwnershipPlan planOf(const OwnershipModel &model) noexcept;
// Cost of a rented alternative by year, in whole cents; year 0 is empty.
YearAmounts cloudYearsOf(const OwnershipModel &model, const CloudModel &cloud) noexcept;

// NPV = sum of CF_t / (1 + WACC)^t, a year's flow at its end (life-cycle costing, NIST Handbook 135).
double presentValue(std::span<const double> flows, double rate) noexcept;

} // namespace configuria
