// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownershipmodel.h"

namespace configuria {
namespace {

// France, CGI art. 39 A: 1.25 for 3 and 4 years, 1.75 for 5 and 6, 2.25 above 6.
double coefficient(int years) noexcept
{
    return years < 3 ? 1.0 : years <= 4 ? 1.25 : years <= 6 ? 1.75 : 2.25;
}

} // namespace

std::vector<DepreciationYear> depreciation(Money price, const DepreciationTerms &terms)
{
    std::vector<DepreciationYear> years;
    const int count = std::clamp(terms.years, 1, maxCostYears);
    const double declining = terms.method == DepreciationMethod::Declining ? coefficient(count) / count : 0.0;
    double left = microsOf(price);
    Money book = price;
    for (int year = 0; year < count; ++year) {
        const double charge = left * std::max(declining, 1.0 / (count - year)); // linear over what remains, once that gives more
        left -= charge;
        // The last charge takes what the rounding of the others left.
        const Money printed = year + 1 == count ? book : moneyOf(charge).roundedToCent();
        book = book - printed;
        years.push_back({printed, book});
    }
    return years;
}

} // namespace configuria
