// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catalogue/result.h"
#include "catalogue/csvreader.h"

namespace configuria {

// The tables of the catalogue, alike in the CSV files of the resources and in SQLite (schema.sql).
// Money is a decimal text in CSV and an INTEGER column "<name>_micro" in SQLite.
enum class CellType : std::uint8_t { Text, Integer, Real, Money };

struct Column {
    const char *name;
    CellType type;
    bool required = false;
};

// In the order in which they are read: refurbished parts and example prices name parts of the tables before them.
enum class TableId : std::uint8_t {
    Servers, Gpus, Cpus, Memory, Storage, Psus, Network, Accessories, Racks, Licences, Services, Refurbished, InletLimits, ExamplePrices, Models, About };
constexpr std::size_t tableCount = 16;

struct TableSpec {
    const char *name;
    std::span<const Column> columns;
};

const TableSpec &tableSpec(TableId id);
const char *wordFor(CellType type); // what a cell of that type holds, for errors: "a whole number"

// Empty = unknown. Money in micro-units.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

struct Table {
    TableId id = TableId::Servers;
    std::vector<std::vector<Cell>> rows; // cells in the order of the columns
};

// nullopt: the text is not of the column's type.
std::optional<Cell> cellFromText(CellType type, const std::string &text);

// Columns may stand in any order; a missing or an unknown one, a cell that is no number and an empty required cell are refused.
Result<Table> tableFromCsv(TableId id, const CsvTable &csv);

} // namespace configuria
