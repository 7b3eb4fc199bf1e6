// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "engine/money.h"

namespace configuria {

// Editors and axes want decimals where the project holds integers: currency units, and percent. There and back is exact
// to the micro-unit and to the ppm. Sums are made of Money, in the engine.
inline double shown(Money money)
{
    return static_cast<double>(money.micros()) / 1e6;
}

inline Money moneyFrom(double units)
{
    return Money::micros(std::llround(units * 1e6));
}

inline double shown(Rate rate)
{
    return static_cast<double>(rate.ppm) / 1e4;
}

inline Rate rateFrom(double percent)
{
    return Rate{std::llround(percent * 1e4)};
}

} // namespace configuria
