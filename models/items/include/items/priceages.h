// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "engine/project.h"
#include "items/format.h"

namespace configuria {

// How old a price is. Offers of the trade hold for 30 days: an older price is to be asked for again.
constexpr int daysOfAPrice = 30;

enum class PriceState { Fresh, Old, NoDate, InFuture };

struct PriceAge {
    PriceState state = PriceState::Fresh;
    std::int64_t days = 0; // since that date; of Old and Fresh
    Date date;
    friend bool operator==(const PriceAge &, const PriceAge &) = default;
};

// Without a day of today nothing is told old.
PriceAge priceAge(Date date, Date today) noexcept;

// Of a line with the catalogue's own price; absent: an example, a price that was typed, or none.
std::optional<PriceAge> priceAgeOf(const BomLine &line, const Catalogue &catalogue, const std::string &currency, Date today);

// A price that is old, of the future or without a date.
struct PriceNote {
    QString what; // "Electricity", a cloud scenario, a part
    PriceAge age;
    friend bool operator==(const PriceNote &, const PriceNote &) = default;
};

// Of what the figures of that configuration rest on: electricity, the clouds, the parts of the list with the catalogue's own price.
// Examples and prices that were typed have no day to be held against.
std::vector<PriceNote> priceNotes(const Catalogue &catalogue, const Project &project, const Configuration &configuration, Date today);

namespace texts {
QString priceAge(const PriceAge &age); // "885 days old", "no date", "dated in the future", "" when fresh
QString priceNote(const PriceNote &note, const Format &format); // "Electricity: 30 June 2024, 885 days old"
} // namespace texts

} // namespace configuria
