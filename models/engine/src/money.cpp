// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/money.h"

#include <cmath>

namespace configuria {
namespace {

// The double beside INT64_MAX is 2^63, which no int64 holds: compare before converting.
Money fromMicros(double micros) noexcept
{
    constexpr double top = 9.2233720368547e18;
    if (std::isnan(micros)) {
        return Money();
    }
    if (micros >= top) {
        return Money::micros(INT64_MAX);
    }
    if (micros <= -top) {
        return Money::micros(-INT64_MAX);
    }
    return Money::micros(std::llround(micros)); // half away from zero
}

} // namespace

Money scaled(Money price, double factor) noexcept
{
    return fromMicros(static_cast<double>(price.micros()) * factor);
}

Money energyCost(KilowattHours energy, Money pricePerKwh) noexcept
{
    return scaled(pricePerKwh, energy.count);
}

} // namespace configuria
