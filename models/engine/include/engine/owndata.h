// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace configuria {

// What the user adds to the catalogue: kept apart from the data of the program, so that no update touches it.

enum class ColumnType : std::uint8_t { Text, Integer, Real, Money };

// A column of the table that holds the parts of a kind.
struct PartColumn {
    std::string name; // "tdp_w"
    ColumnType type = ColumnType::Text;
    bool isRequired = false;
    friend bool operator==(const PartColumn &, const PartColumn &) = default;
};

// One part as its table has it: column and text, decimals with a point. A column that is not there is not known.
struct PartRecord {
    PartKind kind = PartKind::Service;
    std::vector<std::pair<std::string, std::string>> values;

    std::string value(std::string_view column) const
    {
        for (const auto &[name, text] : values) {
            if (name == column) {
                return text;
            }
        }
        return {};
    }
    void set(std::string_view column, std::string text)
    {
        for (auto &[name, old] : values) {
            if (name == column) {
                old = std::move(text);
                return;
            }
        }
        values.emplace_back(column, std::move(text));
    }
    std::string id() const { return value("part_id"); }
    friend bool operator==(const PartRecord &, const PartRecord &) = default;
};

// A price that the user has of a supplier; one of each part and currency. Only euros reach the catalogue, which counts in them.
struct OwnPrice {
    std::string part; // id
    Money price;      // without VAT
    std::string currency = "EUR"; // ISO 4217
    std::string date;             // ISO; "" = unknown
    std::string supplier;         // or where it was seen
    std::optional<int> leadTimeDays;
    friend bool operator==(const OwnPrice &, const OwnPrice &) = default;
};

// Written in one transaction: all of it or nothing.
struct OwnChange {
    std::vector<OwnPrice> prices;
    std::vector<PartRecord> parts;
    std::vector<std::string> removed; // ids whose own part and own prices go: the part of the program comes back
    // How the columns of lists with this header were read.
    std::string header;
    std::string mapping; // "" = nothing to remember
};

} // namespace configuria
