// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace configuria {

// Linear between order statistics; 0 of an empty list. q: 0 to 1.
double quantile(std::vector<double> values, double q);

struct Weighted {
    double value = 0;
    double weight = 1;
};
// Smallest value with at least the share q of all the weight at or under it.
double weightedQuantile(std::vector<Weighted> values, double q);

} // namespace configuria
