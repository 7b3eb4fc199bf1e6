// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include <algorithm>
#include <cmath>

namespace configuria {

double quantile(std::vector<double> values, double q)
{
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    const double at = q * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(at));
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - std::floor(at)) * (values[above] - values[below]);
}

double weightedQuantile(std::vector<Weighted> values, double q)
{
    std::sort(values.begin(), values.end(), [](const Weighted &a, const Weighted &b) { return a.value < b.value; });
    double all = 0;
    for (const Weighted &v : values) {
        all += v.weight;
    }
    double sum = 0;
    for (const Weighted &v : values) {
        sum += v.weight;
        if (sum >= q * all - 1e-9) {
            return v.value;
        }
    }
    return values.empty() ? 0 : values.back().value;
}

} // namespace configuria
