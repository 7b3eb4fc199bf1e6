// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score.h"

#include <algorithm>
#include <cmath>

namespace configuria {
namespace {

constexpr double fullScore = 10;

std::optional<double> valueOf(const ScoreCriterion &criterion, std::size_t column) noexcept
{
    const bool isInside = column < criterion.values.size() && criterion.values[column];
    return isInside && std::isfinite(*criterion.values[column]) ? criterion.values[column] : std::nullopt;
}

struct Scale {
    std::optional<double> low, high;

    void widen(double value) noexcept
    {
        low = low ? std::min(*low, value) : value;
        high = high ? std::max(*high, value) : value;
    }
    // Halves first: the span of two huge values is no number.
    double at(double value, bool isHighBest) const noexcept
    {
        const double span = *high / 2 - *low / 2;
        if (!(span > 0)) {
            return 1;
        }
        const double fromLow = std::clamp((value / 2 - *low / 2) / span, 0.0, 1.0);
        return isHighBest ? fromLow : 1 - fromLow;
    }
};

Scale scaleOf(const ScoreCriterion &criterion, const std::vector<bool> &setsScale)
{
    Scale scale, all;
    for (std::size_t column = 0; column < setsScale.size(); ++column) {
        if (const std::optional<double> value = valueOf(criterion, column)) {
            all.widen(*value);
            if (setsScale[column]) {
                scale.widen(*value);
            }
        }
    }
    return scale.low ? scale : all;
}

} // namespace

bool counts(const ScoreCriterion &criterion) noexcept
{
    const auto isKnown = [](const std::optional<double> &value) { return value && std::isfinite(*value); };
    return std::isfinite(criterion.weight) && criterion.weight > 0 && std::any_of(criterion.values.begin(), criterion.values.end(), isKnown);
}

std::vector<ColumnScore> weightedScores(std::span<const ScoreCriterion> criteria, const std::vector<bool> &setsScale)
{
    std::vector<ColumnScore> scores(setsScale.size());
    double weights = 0;
    for (const ScoreCriterion &criterion : criteria) {
        const bool isCounted = counts(criterion);
        const Scale scale = scaleOf(criterion, setsScale);
        weights += isCounted ? criterion.weight : 0;
        for (std::size_t column = 0; column < scores.size(); ++column) {
            ColumnScore &score = scores[column];
            const std::optional<double> value = isCounted ? valueOf(criterion, column) : std::nullopt;
            score.scaled.push_back(value ? std::optional(scale.at(*value, criterion.isHighBest)) : std::nullopt);
            score.low += isCounted ? criterion.weight * score.scaled.back().value_or(0) : 0;
            score.high += isCounted ? criterion.weight * score.scaled.back().value_or(1) : 0;
        }
    }
    if (!(weights > 0)) {
        return {};
    }
    for (ColumnScore &score : scores) {
        score.low *= fullScore / weights;
        score.high *= fullScore / weights;
    }
    return scores;
}

} // namespace configuria
