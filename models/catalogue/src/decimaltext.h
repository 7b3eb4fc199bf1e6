// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace configuria {

// "-12.5" with 4 places -> -125000; exact. At most `places` decimals, a point, ASCII digits, an optional sign.
std::optional<std::int64_t> scaledFromText(const QString &text, int places);
// -125000 with 4 places and at least 1 -> "-12.5"
QString textFromScaled(std::int64_t value, int places, int leastPlaces);

} // namespace configuria
