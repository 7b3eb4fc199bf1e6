// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bomfixture.h"
#include "engine/quote.h"

#include <utility>
#include <vector>

// Quotes of a few services, for the tests of their money and of what they must say.
namespace fixture {

inline std::int64_t cents(Money money)
{
    return money.micros() / 10'000;
}

inline BomLine atRate(BomLine line, std::int64_t vatPpm)
{
    line.offer.vat = Rate{vatPpm};
    return line;
}

inline BomLine optional(BomLine line)
{
    line.offer.isOptional = true;
    return line;
}

inline Project offering(std::vector<BomLine> lines)
{
    Configuration configuration;
    configuration.lines = std::move(lines);
    return projectOf(std::move(configuration));
}

} // namespace fixture
