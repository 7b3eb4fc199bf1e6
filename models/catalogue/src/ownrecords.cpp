// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownrecords.h"

#include <QString>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "catalogue/projectfile.h"
#include "catalogueextras.h"
#include "cataloguestoretables.h"
#include "engine/names.h"

namespace configuria {

namespace {

TableId tableOf(PartKind kind)
{
    switch (kind) {
    case PartKind::Server:
        return TableId::Servers;
    case PartKind::Gpu:
        return TableId::Gpus;
    case PartKind::Cpu:
        return TableId::Cpus;
    case PartKind::Memory:
        return TableId::Memory;
    case PartKind::Drive:
        return TableId::Storage;
    case PartKind::Psu:
        return TableId::Psus;
    case PartKind::Network:
        return TableId::Network;
    case PartKind::Accessory:
        return TableId::Accessories;
    case PartKind::Rack:
        return TableId::Racks;
    case PartKind::Licence:
        return TableId::Licences;
    case PartKind::Service:
        return TableId::Services;
    }
    return TableId::Services;
}

std::optional<PartKind> kindOf(TableId id)
{
    for (int kind = 0; kind < partKindCount; ++kind) {
        if (tableOf(static_cast<PartKind>(kind)) == id) {
            return static_cast<PartKind>(kind);
        }
    }
    return std::nullopt;
}

std::span<const Column> columnsOf(PartKind kind)
{
    return tableSpec(tableOf(kind)).columns;
}

ColumnType typeOf(CellType type)
{
    switch (type) {
    case CellType::Text:
        return ColumnType::Text;
    case CellType::Integer:
        return ColumnType::Integer;
    case CellType::Real:
        return ColumnType::Real;
    case CellType::Money:
        return ColumnType::Money;
    }
    return ColumnType::Text;
}

std::string textFrom(CellType type, const Cell &cell)
{
    if (const auto *text = std::get_if<std::string>(&cell)) {
        return *text;
    }
    if (const auto *integer = std::get_if<std::int64_t>(&cell)) {
        return type == CellType::Money ? moneyToText(Money::micros(*integer)).toStdString() : std::to_string(*integer);
    }
    if (const auto *real = std::get_if<double>(&cell)) {
        char digits[32];
        const auto [end, error] = std::to_chars(digits, digits + sizeof digits, *real); // the shortest that reads as the same number
        return error == std::errc() ? std::string(digits, end) : std::string();
    }
    return {};
}

std::size_t idColumn(std::span<const Column> columns)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [](const Column &c) { return std::string_view(c.name) == "part_id"; });
    return static_cast<std::size_t>(found - columns.begin());
}

// A price list seldom names the maker.
bool isRequired(const Column &column)
{
    return column.required && std::string_view(column.name) != "vendor";
}

std::vector<std::pair<std::string, std::string>> valuesOf(const Table &table, const std::vector<Cell> &cells)
{
    std::vector<std::pair<std::string, std::string>> values;
    const std::span<const Column> columns = tableSpec(table.id).columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (std::string value = textFrom(columns[i].type, cells[i]); !value.empty()) {
            values.emplace_back(columns[i].name, std::move(value));
        }
    }
    return values;
}

// As the catalogue makes them: the part that is copied, under its own name and price.
void appendRefurbished(const Table &table, std::vector<PartRecord> &records)
{
    for (const std::vector<Cell> &cells : table.rows) {
        const PartRecord row{PartKind::Service, valuesOf(table, cells)};
        const std::string base = row.value("base_part");
        const auto found = std::find_if(records.begin(), records.end(), [&base](const PartRecord &r) { return r.id() == base; });
        if (found == records.end()) {
            continue;
        }
        PartRecord copy = *found;
        for (const char *column : {"part_id", "warranty_months", "indicative_price_eur", "price_source", "price_date", "lead_time_days", "confidence", "notes"}) {
            copy.set(column, row.value(column));
        }
        records.push_back(std::move(copy));
    }
}

// nullopt: a value that every part of its table has is missing.
std::optional<std::vector<Cell>> cellsOf(const PartRecord &record)
{
    std::vector<Cell> cells;
    const std::span<const Column> columns = columnsOf(record.kind);
    cells.reserve(columns.size());
    for (const Column &column : columns) {
        const std::string text = record.value(column.name);
        std::optional<Cell> cell = text.empty() ? std::optional<Cell>(Cell()) : cellFromText(column.type, text);
        const bool isKnown = cell && !std::holds_alternative<std::monostate>(*cell);
        if (isRequired(column) && !isKnown) {
            return std::nullopt;
        }
        cells.push_back(isKnown ? std::move(*cell) : Cell());
    }
    return cells;
}

std::string idOf(const Table &table, const std::vector<Cell> &cells)
{
    const auto *id = std::get_if<std::string>(&cells[idColumn(tableSpec(table.id).columns)]);
    return id ? *id : std::string();
}

// Rows of the program that the user's part stands in for, by id.
using Places = std::unordered_map<std::string, std::pair<Table *, std::size_t>>;

Places placesOf(std::vector<Table> &tables)
{
    Places places;
    for (Table &table : tables) {
        if (!kindOf(table.id)) {
            continue;
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            places.emplace(idOf(table, table.rows[row]), std::pair(&table, row));
        }
    }
    return places;
}

std::string textOf(const Table &table, const std::vector<Cell> &cells, std::string_view column)
{
    const std::span<const Column> columns = tableSpec(table.id).columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (column == columns[i].name) {
            const auto *text = std::get_if<std::string>(&cells[i]);
            return text ? *text : std::string();
        }
    }
    return {};
}

// A refurbished part goes where the user's has its id, or where the part that it copies is of another kind now; so does its example price.
RefurbishedIds dropFollowers(std::vector<Table> &tables, const std::unordered_set<std::string> &own, const std::unordered_set<std::string> &moved)
{
    RefurbishedIds replaced;
    std::unordered_set<std::string> gone;
    for (Table &table : tables) {
        if (table.id == TableId::Refurbished) {
            std::erase_if(table.rows, [&](const std::vector<Cell> &cells) {
                const std::string id = textOf(table, cells, "part_id");
                const std::string base = textOf(table, cells, "base_part");
                if (own.contains(id)) {
                    replaced.emplace(id, base);
                    return true;
                }
                if (moved.contains(base)) {
                    gone.insert(id);
                    return true;
                }
                return false;
            });
        } else if (table.id == TableId::ExamplePrices) {
            std::erase_if(table.rows, [&](const std::vector<Cell> &cells) { return gone.contains(textOf(table, cells, "part_id")); });
        }
    }
    return replaced;
}

template <class Do>
void forEachInfo(Catalogue &catalogue, Do act)
{
    const auto all = [&act](auto &parts) {
        for (auto &part : parts) {
            act(part.info);
        }
    };
    all(catalogue.servers);
    all(catalogue.gpus);
    all(catalogue.cpus);
    all(catalogue.memory);
    all(catalogue.drives);
    all(catalogue.psus);
    all(catalogue.network);
    all(catalogue.accessories);
    all(catalogue.racks);
    all(catalogue.licences);
    all(catalogue.services);
}

std::string asciiId(const std::string &reference)
{
    std::string id;
    for (const char c : reference) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            id += c;
        } else if (c >= 'A' && c <= 'Z') {
            id += static_cast<char>(c - 'A' + 'a');
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    if (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id;
}

} // namespace

RefurbishedIds layOwnParts(std::vector<Table> &tables, const std::vector<PartRecord> &parts)
{
    if (parts.empty()) {
        return {};
    }
    const Places places = placesOf(tables);
    std::unordered_set<std::string> own;
    std::vector<std::pair<Table *, std::size_t>> moved; // to another kind
    std::unordered_set<std::string> movedIds;
    for (const PartRecord &record : parts) {
        std::optional<std::vector<Cell>> cells = cellsOf(record);
        if (!cells) {
            continue;
        }
        own.insert(record.id());
        const auto place = places.find(record.id());
        const TableId id = tableOf(record.kind);
        if (place != places.end() && id == place->second.first->id) {
            place->second.first->rows[place->second.second] = std::move(*cells);
            continue;
        }
        if (place != places.end()) {
            moved.push_back(place->second);
            movedIds.insert(record.id());
        }
        const auto table = std::find_if(tables.begin(), tables.end(), [id](const Table &t) { return t.id == id; });
        table->rows.push_back(std::move(*cells));
    }
    std::sort(moved.begin(), moved.end(), [](const auto &a, const auto &b) { return a.second > b.second; }); // from the end: rows keep their place
    for (const auto &[table, row] : moved) {
        table->rows.erase(table->rows.begin() + static_cast<std::ptrdiff_t>(row));
    }
    return dropFollowers(tables, own, movedIds);
}

void layOwnPrices(Catalogue &catalogue, const OwnData &own, const RefurbishedIds &refurbished)
{
    std::unordered_set<std::string_view> ids;
    std::vector<std::string> keys;
    keys.reserve(own.parts.size());
    for (const PartRecord &record : own.parts) {
        ids.insert(keys.emplace_back(record.id()));
    }
    std::unordered_map<std::string_view, const OwnPrice *> prices;
    for (const OwnPrice &price : own.prices) {
        if (price.currency == "EUR") {
            prices.emplace(price.part, &price);
        }
    }
    if (ids.empty() && prices.empty()) {
        return;
    }
    RefurbishedIds used; // made another kind of part, it copies nothing any more
    std::copy_if(refurbished.begin(), refurbished.end(), std::inserter(used, used.end()), [&](const auto &pair) {
        return catalogue.find(pair.first).kind == catalogue.find(pair.second).kind;
    });
    forEachInfo(catalogue, [&](PartInfo &info) {
        info.isOwn = ids.contains(info.id);
        if (const auto copy = used.find(info.id); copy != used.end()) {
            info.isRefurbished = true;
            info.newPart = copy->second;
        }
        const auto price = prices.find(info.id);
        if (price == prices.end()) {
            return;
        }
        info.isOwn = true;
        info.price = price->second->price;
        info.priceIsExample = false;
        info.priceDate = price->second->date;
        info.priceSource = price->second->supplier;
        if (price->second->leadTimeDays) {
            info.leadTimeDays = price->second->leadTimeDays;
        }
    });
}

std::vector<PartRecord> recordsOf(const std::vector<Table> &tables)
{
    std::vector<PartRecord> records;
    for (const Table &table : tables) {
        if (table.id == TableId::Refurbished) {
            appendRefurbished(table, records);
        } else if (const std::optional<PartKind> kind = kindOf(table.id)) {
            for (const std::vector<Cell> &cells : table.rows) {
                records.push_back({*kind, valuesOf(table, cells)});
            }
        }
    }
    return records;
}

std::vector<PartColumn> partColumns(PartKind kind)
{
    std::vector<PartColumn> columns;
    for (const Column &column : columnsOf(kind)) {
        columns.push_back({column.name, typeOf(column.type), isRequired(column)});
    }
    return columns;
}

Result<std::vector<PartRecord>> partRecords(const OwnData &own)
{
    Result<std::vector<Table>> tables = shippedTables();
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    layOwnParts(*tables, own.parts);
    return recordsOf(*tables);
}

Result<std::optional<PartRecord>> partRecord(const QString &dataDir, const std::string &id)
{
    Result<std::vector<PartRecord>> records = partRecords(readOwnData(dataDir).data);
    if (!records) {
        return tl::unexpected(records.error());
    }
    const auto found = std::find_if(records->begin(), records->end(), [&id](const PartRecord &r) { return r.id() == id; });
    return found == records->end() ? std::optional<PartRecord>() : std::optional(std::move(*found));
}

std::optional<Error> wrongValue(const PartRecord &record)
{
    for (const Column &column : columnsOf(record.kind)) {
        const std::string text = record.value(column.name);
        if (text.empty() && isRequired(column)) {
            return Error{ErrorCode::MissingKey, {}, column.name, {}, wordFor(column.type), {}};
        }
        if (!text.empty() && !cellFromText(column.type, text)) {
            return Error{ErrorCode::WrongType, {}, column.name, text, wordFor(column.type), {}};
        }
    }
    return std::nullopt;
}

std::string partIdFrom(const std::string &reference)
{
    if (std::all_of(reference.begin(), reference.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        return asciiId(reference); // a list has 100 000 of them
    }
    // Letters without their accents: "Câble" is "cable".
    const QString letters = QString::fromStdString(reference).normalized(QString::NormalizationForm_KD).toLower();
    std::string id;
    for (const QChar c : letters) {
        const char16_t u = c.unicode();
        if ((u >= u'a' && u <= u'z') || (u >= u'0' && u <= u'9')) {
            id += static_cast<char>(u);
        } else if (c.category() != QChar::Mark_NonSpacing && !id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    while (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id;
}

} // namespace configuria
