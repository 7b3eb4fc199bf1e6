// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/project.h"

#include <optional>
#include <string_view>

namespace configuria {

constexpr double lowLineBelow = 200.0; // V; supplies are rated for 100-127 V and 200-240 V

// United States and Canada: their electrical codes limit a continuous load to 80 % of the breaker, and a cord carries more there.
bool isNorthAmerica(std::string_view country) noexcept;

// Regulation (EU) 2019/424 applies: EU, EEA and United Kingdom. A site without a country is judged by its voltage.
bool isUnderEcodesign(const Site &site) noexcept;

// The mains of the country that is nearest to the voltage of the site; absent: it is one of them, or the country is not known.
std::optional<Volts> nearestMains(const Site &site) noexcept;

// Share of the breaker that a continuous load may take. Beyond 80 % the codes of North America forbid it (NEC 210.20, CEC 8-104; the
// exception is a breaker listed for 100 %); elsewhere it is good practice, and IEC 60364-4-43 does not ask for it.
double continuousShare(const Site &site) noexcept;

// What a cord carries: C13/C14 and C15/C16 10 A, C19/C20 and C21/C22 16 A (IEC 60320); 15 and 20 A by the ratings of North America.
std::optional<Amperes> cordLimit(std::string_view inlet, std::string_view country) noexcept;

// The outlet that a cord for this inlet plugs into.
enum class Outlet : std::uint8_t { Unknown, C13, C19 };
Outlet outletOf(std::string_view inlet) noexcept;

} // namespace configuria
