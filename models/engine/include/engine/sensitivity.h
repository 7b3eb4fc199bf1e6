// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ownership.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace configuria {

// What flips the verdict. Each function starts from a project as it is and varies inputs by factors of today's value; all of
// them share the arithmetic of the plan, without the rounding to cents.

// Lives as long as what it refers to. `cloud` as in CostScenario: the rented alternative of CloudTotal and SavingAgainstCloud.
struct CostCase {
    const Catalogue &catalogue;
    const Project &project;
    const Configuration &configuration;
    const ConfigurationEvaluation &evaluation;
    int cloud = -1;
};
// The case whose cloud is the first of the project: what CostEvaluation compares with.
CostCase costCase(const Catalogue &, const Project &, const Configuration &, const ConfigurationEvaluation &evaluation) noexcept;

// An input of today: money, or a number with its unit (Fraction for rates and shares).
struct InputValue {
    std::optional<Money> money;
    std::optional<Figure> number;
};
// Absent: the project does not use it, or it is not known.
std::optional<InputValue> inputValue(const CostCase &, CostInput input) noexcept;

// --- tornado ---

struct TornadoBar {
    CostInput input = CostInput::Purchase;
    Money low;   // the figure with the input lower
    Money high;  // and higher
    Money swing; // |high - low|
};
// Longest bar first; inputs that move nothing are left out. A residual that is a rate moves with the purchase.
std::vector<TornadoBar> tornado(const CostCase &, CostFigure figure, Rate by = Rate::percent(20));

// --- two-way table ---

struct InputRange {
    CostInput input = CostInput::Utilisation;
    Rate from = Rate::percent(60), to = Rate::percent(140); // of today's value
    int steps = 5;                                          // 1 to 50
};
struct TwoWayTable {
    std::vector<Rate> rowFactors, columnFactors;
    std::vector<InputValue> rowValues, columnValues;
    std::vector<Money> cells; // row by row
};
// Empty when the figure is not known.
TwoWayTable twoWayTable(const CostCase &, CostFigure figure, const InputRange &rows, const InputRange &columns);

// --- goal seek ---

struct GoalSeek {
    double factor = 1; // of today's value; of the purchase: 1 - factor is the discount
    InputValue value;
    Money total;       // of both
};
// The value of one input at which owning and renting cost the same over the years, residual counted. Absent = none.
std::optional<GoalSeek> goalSeek(const CostCase &, CostInput input) noexcept;

// --- Monte Carlo ---

enum class SpreadShape : std::uint8_t { Uniform, Triangular };
struct InputSpread {
    CostInput input = CostInput::EnergyPrice;
    SpreadShape shape = SpreadShape::Triangular;
    Rate low, mode, high; // of today's value; mode of a triangle alone
};
// What is not known of a usual project. Orders of magnitude: to be shown beside the result, and edited.
std::vector<InputSpread> usualSpreads();

struct Percentiles {
    Money p10, p50, p90;
};
struct CostBand {
    ScenarioKind kind = ScenarioKind::Owned;
    int cloud = -1;
    std::vector<Percentiles> years; // of the cumulative curve at the end of each year, [0] = purchase
};
struct CloudOdds {
    int cloud = -1;
    Percentiles saving;           // of owning, over the years
    double owningIsCheaper = 0;   // share of the draws
    double breaksEven = 0;        // share of the draws in which the curves cross within the years
    std::optional<double> month10, month50, month90; // of the crossing; absent where that share of the draws has none
};
struct MonteCarlo {
    int draws = 0;
    std::uint64_t seed = 0;
    Percentiles tco;
    std::vector<CostBand> bands; // in the order of scenarioCurves, those that are known
    std::vector<CloudOdds> clouds;
};
struct MonteCarloSettings {
    int draws = 10'000;          // 1 to 1 000 000
    std::uint64_t seed = 2026;   // the same seed gives the same answer on any machine
};
// Independent inputs. Nullopt: stopped, or the cost is not known. No window waits for it: ask on another thread.
std::optional<MonteCarlo> monteCarlo(const CostCase &, std::span<const InputSpread> spreads, const MonteCarloSettings &settings = {},
                                     const std::stop_token &stop = {});

} // namespace configuria
