// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sensitivity.h"

namespace configuria {

// What the views of the verdict show beside sensitivity.h: who is cheaper, where that turns, and what each year pays.

// Who costs less, and by how much; equal to the cent is equal.
enum class Cheaper : std::uint8_t { Equal, Owning, Renting };
struct Verdict {
    Cheaper cheaper = Cheaper::Equal;
    Money by; // never below 0
    friend bool operator==(const Verdict &, const Verdict &) = default;
};
Verdict verdictOf(Money savingOfOwning) noexcept;

// The figure of today, by the arithmetic of the tornado. Absent: not known.
std::optional<Money> costFigure(const CostCase &, CostFigure figure) noexcept;

// A bar of the tornado with the input at its ends, and whether an end turns the verdict against the rented alternative.
struct FlipBar {
    TornadoBar bar;
    Money lowChange, highChange; // of the figure of today
    InputValue lowValue, highValue;
    bool lowFlips = false, highFlips = false;
};
// In the order of the tornado. Without an alternative nothing flips.
std::vector<FlipBar> flipBars(const CostCase &, CostFigure figure, Rate by = Rate::percent(20));

// Five steps of 20 % around today's value, moved so that none falls outside of what the input can be: all of them differ.
InputRange usualRange(const CostCase &, CostInput input) noexcept;

// --- price of a GPU-hour against utilisation ---

struct UtilisationCurve {
    std::vector<double> shares;          // utilisation of the first year, rising to 1
    std::vector<Money> used, installed;  // owning, per GPU-hour of use and per GPU-hour that it is on
    struct Cloud {
        int cloud = -1;                  // as in CostScenario
        std::vector<Money> perGpuHour;   // for a GPU-hour of use of the machine
        std::optional<double> breakEven; // share from which owning costs less; absent = none, or none alone
    };
    std::vector<Cloud> clouds;           // those that are known
    double now = 0;                      // utilisation of today
    Money usedNow;
};
// Empty when the cost or the use is not known.
UtilisationCurve utilisationCurve(const CostCase &);

// --- cash of each year ---

struct CashFlowYear {
    Money out;         // paid: 0 or below
    Money rentAvoided; // what the alternative would have been paid
    Money heat;        // recovered
    Money residual;
    Money net;         // all of them
    Money cumulative;
};
struct CashFlow {
    std::vector<CashFlowYear> years; // [0] = purchase; empty without a plan
    Money npv;                       // of the net flows
};
// `rented`: against it, or nullptr for the machine alone.
CashFlow cashFlow(const OwnershipPlan &plan, const CostScenario *rented, Rate discount);

// --- cost split ---

struct CostSplit {
    std::array<YearAmounts, costGroupCount> groups{}; // of each year; all of them add up to the total
    std::array<Money, costGroupCount> totals{};
    YearAmounts years{};
    Money total;
    Money paid;                                       // without the income
    std::array<Rate, costGroupCount> shares{};        // of what is paid; 0 of the income
    int yearCount = 0;                                // 0: no plan
};
CostSplit costSplit(const OwnershipPlan &plan) noexcept;

// --- goal seek, entered ---

// Of today's value: +20 % or -20 %.
Rate changeOf(const GoalSeek &goal) noexcept;
// The project with the value that was found: the price of electricity with both of its bands, the price of the alternative, the
// utilisation, or what is bought (the stated purchase, else the discount of the quote). Absent: no field can hold it.
std::optional<Project> withGoal(const Project &project, int configuration, int cloud, CostInput input, const GoalSeek &goal);

} // namespace configuria
