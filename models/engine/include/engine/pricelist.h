// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/owndata.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace configuria {

// The values of a price list import: codes and texts of the file, worded by items/importwords.

// What a column of the list holds.
enum class PriceField : std::uint8_t { None, Reference, Name, Vendor, Kind, Price, Currency, Date, LeadTime, Supplier };
constexpr int priceFieldCount = 10;

enum class DecimalSign : std::uint8_t { Automatic, Comma, Point };

// How the list is read: proposed by the preview, changed by the user.
struct PriceListLayout {
    std::vector<PriceField> fields; // one for each column
    DecimalSign decimalSign = DecimalSign::Automatic;
    PartKind newKind = PartKind::Service; // of unknown references where no column says it
    std::string currency = "EUR";         // where the row does not say it
    std::string supplier;                 // likewise
    std::string date;                     // likewise, ISO
    friend bool operator==(const PriceListLayout &, const PriceListLayout &) = default;
};

struct PriceListPreview {
    std::string encoding; // "UTF-8", "UTF-16", "Windows-1252"
    char separator = ';';
    int headerLine = 1;
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows; // the first ones, as wide as the header
    int rowCount = 0;
    PriceListLayout layout;
    bool isRemembered = false; // the layout is that of an earlier list with this header
};

enum class RowOutcome : std::uint8_t { NewPart, NewPrice, Changed, Unchanged };

enum class RowRefusal : std::uint8_t {
    NoReference,
    NoPrice,
    NotAPrice,
    AmbiguousPrice,      // 1.234: thousands or decimals?
    NegativePrice,
    ZeroPrice,           // most lists write 0 for "on request"
    PriceTooLarge,
    UnknownCurrency,
    TwoCurrencies,       // the price and the column of the currency disagree
    NotADate,
    NotALeadTime,
    UnknownKind,
    MissingSpecification, // a part of this kind needs more than a name and a price
    WrongSpecification,
    Duplicate,           // the reference stands on an earlier line
    TooManyCells,
};

struct RefusedRow {
    int line = 0;
    RowRefusal why = RowRefusal::NoReference;
    std::string reference;
    std::string found; // what is there, or the column that is missing
    int earlierLine = 0; // Duplicate
    friend bool operator==(const RefusedRow &, const RefusedRow &) = default;
};

// A price that is not what it was.
struct ChangedPrice {
    int line = 0;
    std::string part;
    Money before, after;
    std::string currency;
    friend bool operator==(const ChangedPrice &, const ChangedPrice &) = default;
};

struct ImportReport {
    int rows = 0; // with something in them
    int newParts = 0, newPrices = 0, changed = 0, unchanged = 0;
    int otherCurrency = 0; // kept, and not used: the catalogue counts in euros
    std::vector<ChangedPrice> changes;
    std::vector<RefusedRow> refused;
    int taken() const { return newParts + newPrices + changed + unchanged; }
};

struct ImportPlan {
    ImportReport report;
    OwnChange change;
};

// Gets the share that is done, 0 to 1; false stops the work.
using ImportProgress = std::function<bool(double)>;

} // namespace configuria
