// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quantity.h"

#include <compare>
#include <cstdint>

namespace configuria {

// Parts per million: VAT, discount, escalation. 20 % is Rate::percent(20) and 200 000 ppm.
struct Rate {
    std::int64_t ppm = 0;
    static constexpr Rate percent(std::int64_t p) { return Rate{p * 10'000}; }
    static constexpr Rate one() { return Rate{1'000'000}; }
    friend constexpr auto operator<=>(const Rate &, const Rate &) = default;
};

// Millionths of the currency unit, so that 0.1823 EUR/kWh is exact; about +-9.2e12 units.
// Carries no currency: the project does. There is no conversion from or to double.
// Every operation saturates at the ends of int64: no input can overflow it.
class Money {
public:
    constexpr Money() = default;
    static constexpr Money micros(std::int64_t value) { return Money(value); }
    static constexpr Money cents(std::int64_t value) { return Money(saturated(static_cast<Wide>(value) * 10'000)); }
    static constexpr Money units(std::int64_t value) { return Money(saturated(static_cast<Wide>(value) * 1'000'000)); }

    constexpr std::int64_t micros() const { return m_micros; }

    friend constexpr auto operator<=>(const Money &, const Money &) = default;
    friend constexpr Money operator+(Money a, Money b) { return Money(saturated(static_cast<Wide>(a.m_micros) + b.m_micros)); }
    friend constexpr Money operator-(Money a, Money b) { return Money(saturated(static_cast<Wide>(a.m_micros) - b.m_micros)); }
    friend constexpr Money operator*(Money a, std::int64_t n) { return Money(saturated(static_cast<Wide>(a.m_micros) * n)); }
    friend constexpr Money operator*(Money a, Rate r)
    {
        return Money(saturated(divided(static_cast<Wide>(a.m_micros) * r.ppm, 1'000'000)));
    }
    constexpr Money &operator+=(Money other) { return *this = *this + other; }

    // Half away from zero to the cent: once per printed line, and nowhere else.
    constexpr Money roundedToCent() const { return Money(saturated(divided(m_micros, 10'000) * 10'000)); }
    // This amount times part/whole, half away from zero; whole must not be 0.
    constexpr Money share(Money part, Money whole) const
    {
        return Money(saturated(divided(static_cast<Wide>(m_micros) * part.m_micros, whole.m_micros)));
    }

private:
    __extension__ using Wide = __int128;
    constexpr explicit Money(std::int64_t value) : m_micros(value) {}
    static constexpr std::int64_t saturated(Wide value)
    {
        constexpr Wide top = INT64_MAX;
        return static_cast<std::int64_t>(value > top ? top : value < -top ? -top : value);
    }
    static constexpr Wide divided(Wide value, Wide by)
    {
        const Wide q = value / by;
        const Wide r = value % by;
        const Wide twice = (r < 0 ? -r : r) * 2;
        return twice >= (by < 0 ? -by : by) ? q + ((value < 0) == (by < 0) ? 1 : -1) : q;
    }

    std::int64_t m_micros = 0;
};

// kWh are estimates (double) and the tariff is money: the one place where both meet, rounded once to a micro-unit.
Money energyCost(KilowattHours energy, Money pricePerKwh) noexcept;
// price x a factor that is no money (hours, GPU count x utilisation), rounded once to a micro-unit.
Money scaled(Money price, double factor) noexcept;

} // namespace configuria
