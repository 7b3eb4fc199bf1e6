// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace configuria {

// A number that carries its unit in its type. Integers for what is counted, double for what is estimated.
// Only sums, scalings and ratios exist here; a product of units exists below where the domain has one.
template <class Unit, class Rep>
struct Quantity {
    using rep = Rep;
    Rep count{};

    constexpr Quantity() = default;
    constexpr explicit Quantity(Rep value) : count(value) {}

    friend constexpr auto operator<=>(const Quantity &, const Quantity &) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.count + b.count); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.count - b.count); }
    friend constexpr Quantity operator*(Quantity a, Rep factor) { return Quantity(a.count * factor); }
    friend constexpr Quantity operator*(Rep factor, Quantity a) { return Quantity(a.count * factor); }
    friend constexpr Quantity operator/(Quantity a, Rep divisor) { return Quantity(a.count / divisor); }
    // Ratio of two equal quantities; the caller makes sure that b is not 0.
    friend constexpr double operator/(Quantity a, Quantity b)
    {
        return static_cast<double>(a.count) / static_cast<double>(b.count);
    }
    constexpr Quantity &operator+=(Quantity other)
    {
        count += other.count;
        return *this;
    }
};

using Bytes = Quantity<struct BytesUnit, std::int64_t>; // byte; memory and files
using Tokens = Quantity<struct TokensUnit, std::int64_t>;
using Watts = Quantity<struct WattsUnit, double>;
using VoltAmperes = Quantity<struct VoltAmperesUnit, double>;
using Volts = Quantity<struct VoltsUnit, double>;
using Amperes = Quantity<struct AmperesUnit, double>;
using Seconds = Quantity<struct SecondsUnit, double>;
using Hours = Quantity<struct HoursUnit, double>;
using KilowattHours = Quantity<struct KilowattHoursUnit, double>;
using BytesPerSecond = Quantity<struct BytesPerSecondUnit, double>; // one way unless the member says otherwise
using FlopsPerSecond = Quantity<struct FlopsPerSecondUnit, double>; // dense, never "with sparsity"
using TokensPerSecond = Quantity<struct TokensPerSecondUnit, double>;
using Celsius = Quantity<struct CelsiusUnit, double>;
using Millimetres = Quantity<struct MillimetresUnit, double>;
using Fraction = Quantity<struct FractionUnit, double>; // 0 to 1; a share, an efficiency, an MFU

constexpr KilowattHours operator*(Watts power, Hours time) { return KilowattHours(power.count * time.count / 1000.0); }
constexpr Seconds operator/(Bytes size, BytesPerSecond rate) { return Seconds(static_cast<double>(size.count) / rate.count); }
constexpr Amperes operator/(VoltAmperes power, Volts voltage) { return Amperes(power.count / voltage.count); }

// Sizes beyond 100 PB are no answer to anything; the cap keeps every sum of a project inside int64.
// NaN and negative values give 0 bytes.
constexpr Bytes bytesFrom(double value)
{
    constexpr double cap = 1e17;
    if (!(value > 0.0)) {
        return Bytes(0);
    }
    return Bytes(static_cast<std::int64_t>(value < cap ? value + 0.5 : cap));
}

constexpr Bytes operator""_GB(unsigned long long n) { return Bytes(static_cast<std::int64_t>(n) * 1'000'000'000); }
constexpr Bytes operator""_GiB(unsigned long long n) { return Bytes(static_cast<std::int64_t>(n) << 30); }
constexpr Bytes operator""_MiB(unsigned long long n) { return Bytes(static_cast<std::int64_t>(n) << 20); }

static_assert(sizeof(Bytes) == sizeof(std::int64_t) && sizeof(Watts) == sizeof(double));

} // namespace configuria
