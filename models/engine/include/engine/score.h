// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace configuria {

// What columns are scored by, and how much it weighs. Without a weight above 0, or a single known value, it is left out.
struct ScoreCriterion {
    double weight = 0;
    bool isHighBest = false;
    std::vector<std::optional<double>> values; // of each column; absent: not known
};

// 0 to 10. A value that is not known may be the worst or the best: it opens a range, and is never taken for 0.
struct ColumnScore {
    double low = 0, high = 0;
    std::vector<std::optional<double>> scaled; // of each criterion, 0 = worst to 1 = best; absent: not known, or left out
};

bool counts(const ScoreCriterion &criterion) noexcept;

// Simple additive weighting with linear scales between the extremes (Hwang and Yoon, Multiple Attribute Decision Making, 1981):
//   scaled = (value - worst) / (best - worst), 1 where all are equal; score = 10 x sum(weight x scaled) / sum(weight).
// Worst and best are those of the columns that `setsScale` names (of all that are known, when none of them is): what lies
// beyond is cut, so that a machine that is out of question does not stretch the scale of the others.
// A column for each element of `setsScale`; empty when no criterion counts.
std::vector<ColumnScore> weightedScores(std::span<const ScoreCriterion> criteria, const std::vector<bool> &setsScale);

} // namespace configuria
