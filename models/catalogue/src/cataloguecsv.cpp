// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unordered_map>

#include "catalogue/csvreader.h"
#include "catalogue/pricelist.h"
#include "catalogue/projectfile.h"
#include "engine/names.h"
#include "partlookup.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// First the columns of every part, then those of the tables. The price in force stands here, so the tables' columns of prices do not.
constexpr std::string_view commonColumns[] = {"id", "kind", "vendor", "model", "price_eur", "price_date", "price_source", "price_is_example", "lead_time_days"};

constexpr std::string_view kindInTable = "subkind"; // some tables have a column "kind" of their own: adapter or switch

// The name of a table's column in the file; "" when it stands among the common ones.
std::string csvName(const std::string &column)
{
    if (column == "part_id" || column == "vendor" || column == "model" || column == "price_source" || column == "indicative_price_eur" || column == "lead_time_days"
        || column == "price_date") {
        return {};
    }
    return column == "kind" ? std::string(kindInTable) : column;
}

std::vector<std::string> fileColumns()
{
    std::vector<std::string> names(std::begin(commonColumns), std::end(commonColumns));
    for (int kind = 0; kind < partKindCount; ++kind) {
        for (const PartColumn &column : partColumns(static_cast<PartKind>(kind))) {
            const std::string name = csvName(column.name);
            if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        }
    }
    return names;
}

// Quoted where it has to be; no cell that a spreadsheet would take for a formula.
void appendCell(std::string &csv, std::string_view value)
{
    const bool isFormula = !value.empty() && std::string_view("=+-@\t\r'").find(value.front()) != std::string_view::npos;
    if (!isFormula && value.find_first_of(",\"\r\n") == std::string_view::npos && !value.starts_with(' ') && !value.ends_with(' ')) {
        csv += value;
        return;
    }
    csv += isFormula ? "\"'" : "\"";
    for (const char c : value) {
        csv += c == '"' ? "\"\"" : std::string_view(&c, 1);
    }
    csv += '"';
}

std::string withoutGuard(const std::string &cell)
{
    const bool isGuarded = cell.size() > 1 && cell[0] == '\'' && std::string_view("=+-@\t\r'").find(cell[1]) != std::string_view::npos;
    return isGuarded ? cell.substr(1) : cell;
}

void appendRow(std::string &csv, const PartRecord &record, const PartInfo &info, const std::vector<std::string> &columns)
{
    std::unordered_map<std::string, const std::string *> values;
    for (const auto &[column, value] : record.values) {
        values.emplace(csvName(column), &value);
    }
    const std::string common[] = {info.id, std::string(nameOf(record.kind)), info.vendor, info.model,
                                  info.price ? moneyToText(*info.price).toStdString() : std::string(), info.priceDate, info.priceSource,
                                  info.priceIsExample ? "yes" : "",
                                  info.leadTimeDays ? std::to_string(*info.leadTimeDays) : std::string()};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        csv += i > 0 ? "," : "";
        if (i < std::size(common)) {
            appendCell(csv, common[i]);
        } else if (const auto value = values.find(columns[i]); value != values.end()) {
            appendCell(csv, *value->second);
        }
    }
    csv += "\r\n";
}

// One row of the file against what is there.
class RowReader {
public:
    RowReader(const CsvTable &csv, const Catalogue &catalogue, const OwnData &own, const std::vector<PartRecord> &records) : m_own(own)
    {
        for (std::size_t i = 0; i < csv.header.size(); ++i) {
            m_columns.emplace(csv.header[i], i);
        }
        for (const PartRecord &record : records) {
            m_records.emplace(record.id(), &record);
        }
        for (int kind = 0; kind < partKindCount; ++kind) {
            for (int i = 0; i < catalogue.count(static_cast<PartKind>(kind)); ++i) {
                const PartInfo *info = catalogue.info({static_cast<PartKind>(kind), {static_cast<std::uint32_t>(i)}});
                m_infos.emplace(info->id, info);
            }
        }
    }

    void take(const CsvTable::Row &row)
    {
        ++m_plan.report.rows;
        if (std::optional<RefusedRow> refused = read(row)) {
            refused->line = row.line;
            refused->reference = cell(row, "id");
            m_plan.report.refused.push_back(std::move(*refused));
        }
    }
    ImportPlan plan() { return std::move(m_plan); }

private:
    std::string cell(const CsvTable::Row &row, std::string_view column) const
    {
        const auto found = m_columns.find(std::string(column));
        return found == m_columns.end() ? std::string() : withoutGuard(row.cells[found->second]);
    }

    static RefusedRow refusal(RowRefusal why, std::string found) { return {0, why, {}, std::move(found), 0}; }

    std::optional<RefusedRow> read(const CsvTable::Row &row)
    {
        const std::string id = cell(row, "id");
        const std::optional<PartKind> kind = fromName<PartKind>(cell(row, "kind"));
        if (id.empty() || partIdFrom(id) != id) {
            return refusal(RowRefusal::NoReference, id);
        }
        if (!kind) {
            return refusal(RowRefusal::UnknownKind, cell(row, "kind"));
        }
        if (const auto [earlier, isFirst] = m_lines.try_emplace(id, row.line); !isFirst) {
            return RefusedRow{0, RowRefusal::Duplicate, {}, id, earlier->second};
        }
        const auto old = m_records.find(id);
        PartRecord record = old == m_records.end() || old->second->kind != *kind ? PartRecord{*kind, {}} : *old->second;
        fill(row, id, record);
        if (const std::optional<Error> wrong = wrongValue(record)) {
            return refusal(wrong->code == ErrorCode::MissingKey ? RowRefusal::MissingSpecification : RowRefusal::WrongSpecification,
                           wrong->found.empty() ? wrong->place : wrong->place + '=' + wrong->found);
        }
        std::optional<OwnPrice> price;
        if (std::optional<RefusedRow> refused = readPrice(row, id, price)) {
            return refused;
        }
        add(row, std::move(record), old == m_records.end() ? nullptr : old->second, price);
        return std::nullopt;
    }

    void fill(const CsvTable::Row &row, const std::string &id, PartRecord &record) const
    {
        record.set("part_id", id);
        record.set("vendor", cell(row, "vendor"));
        record.set("model", cell(row, "model"));
        for (const PartColumn &column : partColumns(record.kind)) {
            const std::string name = csvName(column.name);
            if (!name.empty() && m_columns.contains(name)) {
                record.set(column.name, cell(row, name));
            }
        }
        if (record.value("confidence").empty()) {
            record.set("confidence", "found");
        }
        std::erase_if(record.values, [](const auto &value) { return value.second.empty(); });
    }

    // Prices of this format are decimals with a point, and euros.
    std::optional<RefusedRow> readPrice(const CsvTable::Row &row, const std::string &id, std::optional<OwnPrice> &price) const
    {
        const std::string text = cell(row, "price_eur");
        if (text.empty() || cell(row, "price_is_example") == "yes") { // an example stays the program's, and marked as one
            return std::nullopt;
        }
        const std::optional<Money> money = moneyFromText(QString::fromStdString(text));
        if (!money) {
            return refusal(RowRefusal::NotAPrice, text);
        }
        if (*money < Money() || *money > Money::units(1'000'000'000)) {
            return refusal(*money < Money() ? RowRefusal::NegativePrice : RowRefusal::PriceTooLarge, text);
        }
        price = OwnPrice{id, *money, "EUR", cell(row, "price_date"), cell(row, "price_source"), {}};
        if (const std::string days = cell(row, "lead_time_days"); !days.empty()) {
            bool isNumber = false;
            price->leadTimeDays = QString::fromStdString(days).toInt(&isNumber);
            if (!isNumber || *price->leadTimeDays < 0 || *price->leadTimeDays > 3650) {
                return refusal(RowRefusal::NotALeadTime, days);
            }
        }
        return std::nullopt;
    }

    static bool isSame(const PartRecord &a, const PartRecord &b)
    {
        auto left = a.values, right = b.values;
        std::erase_if(left, [](const auto &value) { return value.second.empty(); });
        std::erase_if(right, [](const auto &value) { return value.second.empty(); });
        std::sort(left.begin(), left.end());
        std::sort(right.begin(), right.end());
        return a.kind == b.kind && left == right;
    }
    static bool isSame(const PartInfo &info, const OwnPrice &price)
    {
        return info.price == price.price && info.priceDate == price.date && info.priceSource == price.supplier && info.leadTimeDays == price.leadTimeDays;
    }

    void add(const CsvTable::Row &row, PartRecord record, const PartRecord *old, const std::optional<OwnPrice> &price)
    {
        ImportReport &report = m_plan.report;
        const std::string id = record.id();
        const auto info = m_infos.find(id);
        const bool hasNewPrice = price && (info == m_infos.end() || !isSame(*info->second, *price));
        const bool hasNewPart = !old || !isSame(*old, record);
        if (!old) {
            ++report.newParts;
        } else if (hasNewPart || (hasNewPrice && m_own.price(id, "EUR"))) {
            ++report.changed;
        } else if (hasNewPrice) {
            ++report.newPrices;
        } else {
            ++report.unchanged;
        }
        if (hasNewPart) {
            m_plan.change.parts.push_back(std::move(record));
        }
        if (hasNewPrice) {
            if (info != m_infos.end() && info->second->price && *info->second->price != price->price) {
                report.changes.push_back({row.line, id, *info->second->price, price->price, price->currency});
            }
            m_plan.change.prices.push_back(*price);
        }
    }

    OwnLookup m_own;
    std::unordered_map<std::string, std::size_t> m_columns;
    std::unordered_map<std::string, const PartRecord *> m_records;
    std::unordered_map<std::string, const PartInfo *> m_infos;
    std::unordered_map<std::string, int> m_lines;
    ImportPlan m_plan;
};

// Every column is one that we write, and those that name a part are there.
std::optional<Error> checkHeader(const CsvTable &csv)
{
    const std::vector<std::string> known = fileColumns();
    for (const std::string &name : csv.header) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            std::string all;
            for (const std::string &column : known) {
                all += all.empty() ? column : ' ' + column;
            }
            return Error{ErrorCode::UnknownValue, csv.file, "1:" + name, name, all, {}};
        }
    }
    for (const std::string_view name : {"id", "kind", "vendor", "model"}) {
        if (std::find(csv.header.begin(), csv.header.end(), name) == csv.header.end()) {
            return Error{ErrorCode::MissingKey, csv.file, "1", std::string(name), {}, {}};
        }
    }
    return std::nullopt;
}

} // namespace

Result<QByteArray> catalogueToCsv(const Catalogue &catalogue, const OwnData &own)
{
    const Result<std::vector<PartRecord>> records = partRecords(own);
    if (!records) {
        return tl::unexpected(records.error());
    }
    const PartLookup lookup(catalogue);
    const std::vector<std::string> columns = fileColumns();
    std::string csv;
    for (const std::string &column : columns) {
        csv += csv.empty() ? column : ',' + column;
    }
    csv += "\r\n";
    for (const PartRecord &record : *records) {
        if (const PartInfo *info = lookup.find(record.id())) {
            appendRow(csv, record, *info, columns);
        }
    }
    return QByteArray::fromStdString(csv);
}

Result<std::optional<ImportPlan>> planCatalogueCsv(const QByteArray &bytes, const QString &file, const Catalogue &catalogue, const OwnData &own,
                                                   const ImportProgress &progress)
{
    const Result<CsvTable> csv = parseCsv(bytes, file);
    if (!csv) {
        return tl::unexpected(csv.error());
    }
    if (const std::optional<Error> error = checkHeader(*csv)) {
        return tl::unexpected(*error);
    }
    const Result<std::vector<PartRecord>> records = partRecords(own);
    if (!records) {
        return tl::unexpected(records.error());
    }
    RowReader reader(*csv, catalogue, own, *records);
    for (std::size_t i = 0; i < csv->rows.size(); ++i) {
        if (progress && i % 2000 == 0 && !progress(static_cast<double>(i) / static_cast<double>(csv->rows.size()))) {
            return std::optional<ImportPlan>();
        }
        reader.take(csv->rows[i]);
    }
    return std::optional(reader.plan());
}

} // namespace configuria
