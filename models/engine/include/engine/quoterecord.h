// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/money.h"
#include "engine/offer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace configuria {

// Accepted and Refused: the customer's answer. Expired: the validity ran out without one.
enum class QuoteState : std::uint8_t { Draft, Issued, Accepted, Refused, Expired };
constexpr std::size_t quoteStateCount = 5;

// "draft", "issued", ...: in files. nullopt: no such name.
std::string_view nameOf(QuoteState state) noexcept;
std::optional<QuoteState> quoteStateFrom(std::string_view name) noexcept;

// One version of a quote, as the list of the register shows it.
struct QuoteRecord {
    std::int64_t id = 0;         // of this version
    std::int64_t quote = 0;      // of all its versions
    std::string number;          // "" of a draft that never had one
    int version = 1;
    QuoteState state = QuoteState::Draft;
    Date stateDate;              // in this state since
    std::string customer, title, reference, salesperson;
    Date date, validUntil;
    std::string currency;        // ISO 4217, of the totals
    Money totalExclVat, totalInclVat;
    bool isPartial = false;      // some line is on request
    friend bool operator==(const QuoteRecord &, const QuoteRecord &) = default;
};

// One step of the life of a version.
struct QuoteStep {
    QuoteState state = QuoteState::Draft;
    Date date;
    std::string note;
    friend bool operator==(const QuoteStep &, const QuoteStep &) = default;
};

struct QuoteFilter {
    std::string text;                // every word of it is found somewhere, in any order and case, with or without accents
    std::optional<QuoteState> state;
    std::string customer;            // "": all
    Date from, to;                   // of the quote; year 0: open
    std::optional<Money> least, most; // total excl. VAT
    int limit = 1000;
};

// Newest first.
struct QuoteList {
    std::vector<QuoteRecord> quotes; // at most the limit
    std::int64_t found = 0;
};

struct QuoteSum {
    std::int64_t count = 0;
    Money total;                     // excl. VAT
    friend bool operator==(const QuoteSum &, const QuoteSum &) = default;
};

struct QuoteMonth {
    int year = 0, month = 0;
    std::array<QuoteSum, quoteStateCount> states{};
};

// Of the newest issued version of each quote, else of its draft, in one currency: sums of two would mean nothing.
struct QuoteStatistics {
    std::string currency;
    std::array<QuoteSum, quoteStateCount> states{};
    std::vector<QuoteMonth> months;  // oldest first, those with a quote
    // Accepted among those that were answered or ran out; nullopt when there is none.
    std::optional<Rate> winRate() const noexcept;
};

// Adds one quote to the statistics of its currency.
void addTo(std::vector<QuoteStatistics> &statistics, const std::string &currency, QuoteState state, Date date, Money total);

} // namespace configuria
