// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quoterecord.h"

#include <algorithm>

namespace configuria {

namespace {

constexpr std::array<std::string_view, quoteStateCount> names{"draft", "issued", "accepted", "refused", "expired"};

void add(std::array<QuoteSum, quoteStateCount> &states, QuoteState state, Money total)
{
    QuoteSum &sum = states[static_cast<std::size_t>(state)];
    ++sum.count;
    sum.total += total;
}

} // namespace

std::string_view nameOf(QuoteState state) noexcept
{
    const auto index = static_cast<std::size_t>(state);
    return index < names.size() ? names[index] : std::string_view();
}

std::optional<QuoteState> quoteStateFrom(std::string_view name) noexcept
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<QuoteState>(found - names.begin()));
}

std::optional<Rate> QuoteStatistics::winRate() const noexcept
{
    const auto count = [this](QuoteState state) { return states[static_cast<std::size_t>(state)].count; };
    const std::int64_t won = count(QuoteState::Accepted);
    const std::int64_t ended = won + count(QuoteState::Refused) + count(QuoteState::Expired);
    // Money does the division: half away from zero, without overflow.
    return ended > 0 ? std::optional(Rate{Money::micros(Rate::one().ppm).share(Money::micros(won), Money::micros(ended)).micros()}) : std::nullopt;
}

void addTo(std::vector<QuoteStatistics> &statistics, const std::string &currency, QuoteState state, Date date, Money total)
{
    if (static_cast<std::size_t>(state) >= quoteStateCount) {
        return;
    }
    auto own = std::find_if(statistics.begin(), statistics.end(), [&](const QuoteStatistics &s) { return s.currency == currency; });
    if (own == statistics.end()) {
        statistics.push_back({currency, {}, {}});
        own = statistics.end() - 1;
    }
    add(own->states, state, total);
    if (date.year == 0) {
        return; // counted, in no month
    }
    const auto isBefore = [](const QuoteMonth &month, Date d) { return month.year != d.year ? month.year < d.year : month.month < d.month; };
    auto month = std::lower_bound(own->months.begin(), own->months.end(), date, isBefore);
    if (month == own->months.end() || month->year != date.year || month->month != date.month) {
        month = own->months.insert(month, {date.year, date.month, {}});
    }
    add(month->states, state, total);
}

} // namespace configuria
