// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/pricelist.h"

namespace configuria {

// The values of a price list as people and programs write them.

struct ListPrice {
    Money price;
    std::string currency; // where the cell says it
};
// "1 234,50 €", "1'234.50", "EUR 1,234.50": thousands in groups of three by a space of any kind, an apostrophe, or the sign that is not
// the decimal one. A single sign before three digits is ambiguous unless `sign` says what it is. A negative one is refused.
std::variant<ListPrice, RowRefusal> priceFrom(std::string_view text, DecimalSign sign);

// What the prices of a list say about its decimal sign.
class DecimalEvidence {
public:
    void add(std::string_view text);
    // The sign for prices that alone are ambiguous.
    DecimalSign sign() const { return m_comma == m_point ? DecimalSign::Automatic : m_comma ? DecimalSign::Comma : DecimalSign::Point; }

private:
    bool m_comma = false, m_point = false;
};

// ISO 4217 code of a code or sign; nullopt when there is no such currency.
std::optional<std::string> currencyFrom(std::string_view text);
// The currency that a text names among other words: "Prix HT (USD)".
std::optional<std::string> currencyIn(std::string_view text);

// 2026-11-30, 20261130, 30/11/2026, 30.11.26; day first unless `monthFirst`. ISO; nullopt when it is no date.
std::optional<std::string> dateFrom(std::string_view text, bool monthFirst);
// Day first or month first; nullopt: it may be either.
std::optional<bool> isMonthFirst(std::string_view text);

// Days: "14", "2-3 semaines", "10 working days", "in stock". Numbers without a unit count `unitDays` each.
std::optional<int> leadTimeFrom(std::string_view text, int unitDays);
// What a number without a unit counts in a column of that name.
int leadTimeUnit(std::string_view header);

struct ListKind {
    PartKind kind = PartKind::Service;
    std::string_view inTable; // the column "kind" of its table, where it has one
};
std::optional<ListKind> kindFrom(std::string_view text);

} // namespace configuria
