// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/offer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace configuria {

constexpr std::string_view defaultNumberPattern = "DV-{year}-{seq:4}"; // "devis"

// How quotes are numbered: text with {year}, {month} and, exactly once, {seq:N} (at least N digits, 1 to 9; {seq}: 1).
// At most 40 bytes, no control characters.
bool isNumberPattern(std::string_view pattern) noexcept;

// What one counter counts: the pattern with its year in place, so that a pattern with {year} begins at 1 each year.
// nullopt: not a pattern, or a date that it needs is missing.
std::optional<std::string> numberScope(std::string_view pattern, Date date);
// The number at that place of the counter (from 1).
std::optional<std::string> quoteNumber(std::string_view pattern, Date date, std::int64_t sequence);

} // namespace configuria
