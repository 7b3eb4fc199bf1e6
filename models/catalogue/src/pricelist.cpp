// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/pricelist.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "listheader.h"
#include "listtext.h"
#include "listvalues.h"
#include "partlookup.h"

namespace configuria {

namespace {

constexpr int previewRows = 12;
constexpr int titleLines = 20; // a header is looked for in so many rows
constexpr int progressStep = 2000;

struct Opened {
    ListText list;
    ListTable table;
    char separator = ';';
    int header = 0; // index of its row
};

// The row that names most fields; the first one when none does.
int headerRow(const ListTable &table, int &named)
{
    int best = 0;
    named = 0;
    for (int i = 0; i < std::min(table.rowCount(), titleLines); ++i) {
        const std::vector<PriceField> fields = fieldsOfHeader(table.row(i).cells);
        const auto count = static_cast<int>(fields.size() - static_cast<std::size_t>(std::count(fields.begin(), fields.end(), PriceField::None)));
        if (count >= 2 && count > named) {
            named = count;
            best = i;
        }
    }
    return best;
}

// The separator whose header says most; then the one that gives most columns.
char separatorOf(std::string_view text, const QString &file)
{
    char best = ';';
    std::pair<int, int> bestScore{-1, 0};
    for (const char separator : {';', '\t', ',', '|'}) {
        Result<ListTable> table = splitList(text, separator, file, titleLines + previewRows);
        if (!table) {
            table = splitList(text, separator, file, 1); // a quote is not closed further down: the header may tell all the same
        }
        if (!table || table->rowCount() == 0) {
            continue;
        }
        int named = 0;
        const int header = headerRow(*table, named);
        const std::pair score{named, static_cast<int>(table->row(header).cells.size())};
        if (score > bestScore) {
            bestScore = score;
            best = separator;
        }
    }
    return best;
}

Error noTable(const QString &file)
{
    return {ErrorCode::NotCsv, file.toStdString(), "1", {}, "a header line and rows of cells", {}};
}

// `opened` is filled in place: the cells point into its text.
std::optional<Error> open(const QByteArray &bytes, const QString &file, Opened &opened)
{
    if (bytes.size() > maxPriceListSize) {
        return Error{ErrorCode::TooLarge, file.toStdString(), {}, std::to_string(bytes.size()), std::to_string(maxPriceListSize), {}};
    }
    Result<ListText> list = decodeList(bytes, file);
    if (!list) {
        return list.error();
    }
    opened.list = std::move(*list);
    opened.separator = separatorOf(opened.list.text, file);
    Result<ListTable> table = splitList(opened.list.text, opened.separator, file);
    if (!table) {
        return table.error();
    }
    opened.table = std::move(*table);
    if (opened.table.rowCount() == 0) {
        return noTable(file);
    }
    int named = 0;
    opened.header = headerRow(opened.table, named);
    return std::nullopt;
}

// What is not said by the file: the currency that the header of the prices names.
PriceListLayout proposedLayout(std::span<const std::string_view> header)
{
    PriceListLayout layout;
    layout.fields = fieldsOfHeader(header);
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (layout.fields[i] == PriceField::Price) {
            layout.currency = currencyIn(header[i]).value_or("EUR");
        }
    }
    return layout;
}

// What the tables want to know and lists do not say. A licence of which nobody says what it is counted by is one for each node.
void setUsual(PartRecord &record, std::string_view kind)
{
    switch (record.kind) {
    case PartKind::Network:
        return record.set("kind", std::string(kind.empty() ? "nic" : kind));
    case PartKind::Accessory:
        return record.set("kind", std::string(kind.empty() ? "other" : kind));
    case PartKind::Rack:
        return record.set("kind", std::string(kind.empty() ? "rack" : kind));
    case PartKind::Licence:
        return record.set("metric", "node");
    default:
        return;
    }
}

// Reads the rows of a list with a layout, one after the other.
class Planner {
public:
    Planner(const Opened &opened, const PriceListLayout &layout, const Catalogue &catalogue, const OwnData &own)
        : m_table(opened.table), m_header(opened.header), m_layout(layout), m_lookup(catalogue), m_own(own)
    {
        m_columns.fill(-1);
        for (std::size_t i = 0; i < layout.fields.size(); ++i) {
            m_columns[static_cast<std::size_t>(layout.fields[i])] = static_cast<int>(i);
        }
        m_width = opened.table.row(opened.header).cells.size();
        weighSigns();
    }

    // False: stopped.
    bool run(const ImportProgress &progress)
    {
        for (int i = m_header + 1; i < m_table.rowCount(); ++i) {
            if (progress && i % progressStep == 0 && !progress(static_cast<double>(i) / m_table.rowCount())) {
                return false;
            }
            const ListTable::Row row = m_table.row(i);
            ++m_plan.report.rows;
            if (std::optional<RefusedRow> refused = take(row)) {
                refused->line = row.line;
                refused->reference = cell(row, PriceField::Reference);
                m_plan.report.refused.push_back(std::move(*refused));
            }
        }
        return true;
    }
    ImportPlan plan() { return std::move(m_plan); }

private:
    std::string_view cell(const ListTable::Row &row, PriceField field) const
    {
        const int column = m_columns[static_cast<std::size_t>(field)];
        return column >= 0 && static_cast<std::size_t>(column) < row.cells.size() ? row.cells[static_cast<std::size_t>(column)] : std::string_view();
    }

    // Decimal sign and order of dates: what the unambiguous values say holds for the others.
    void weighSigns()
    {
        DecimalEvidence evidence;
        bool hasDayFirst = false, hasMonthFirst = false;
        for (int i = m_header + 1; i < m_table.rowCount(); ++i) {
            const ListTable::Row row = m_table.row(i);
            if (m_layout.decimalSign == DecimalSign::Automatic) {
                evidence.add(cell(row, PriceField::Price));
            }
            if (const std::optional<bool> monthFirst = isMonthFirst(cell(row, PriceField::Date))) {
                (*monthFirst ? hasMonthFirst : hasDayFirst) = true;
            }
        }
        m_monthFirst = hasMonthFirst && !hasDayFirst;
        m_sign = evidence.sign();
        const int lead = m_columns[static_cast<std::size_t>(PriceField::LeadTime)];
        const ListTable::Row header = m_table.row(m_header);
        m_leadUnit = lead >= 0 && static_cast<std::size_t>(lead) < header.cells.size() ? leadTimeUnit(header.cells[static_cast<std::size_t>(lead)]) : 1;
    }

    static RefusedRow refusal(RowRefusal why, std::string_view found = {}) { return {0, why, {}, std::string(found), 0}; }

    std::optional<RefusedRow> take(const ListTable::Row &row)
    {
        for (std::size_t i = m_width; i < row.cells.size(); ++i) {
            if (!row.cells[i].empty()) {
                return refusal(RowRefusal::TooManyCells, row.cells[i]);
            }
        }
        const std::string reference(cell(row, PriceField::Reference));
        std::string id = partIdFrom(reference);
        if (id.empty()) {
            return refusal(RowRefusal::NoReference, reference);
        }
        const PartInfo *known = m_lookup.find(id);
        OwnPrice price;
        price.part = known ? known->id : id;
        if (std::optional<RefusedRow> refused = readPrice(row, price)) {
            return refused;
        }
        const auto [earlier, isFirst] = m_lines.try_emplace(price.part + '\x1f' + price.currency, row.line);
        if (!isFirst) {
            return RefusedRow{0, RowRefusal::Duplicate, {}, reference, earlier->second};
        }
        if (!known) {
            if (std::optional<RefusedRow> refused = addPart(row, price)) {
                m_lines.erase(earlier);
                return refused;
            }
        }
        count(row, price, known);
        m_plan.change.prices.push_back(std::move(price));
        return std::nullopt;
    }

    std::optional<RefusedRow> readPrice(const ListTable::Row &row, OwnPrice &price) const
    {
        const std::string_view text = cell(row, PriceField::Price);
        auto read = priceFrom(text, m_layout.decimalSign);
        // Only what alone is ambiguous is read as the rest of the list is.
        if (const auto *why = std::get_if<RowRefusal>(&read); why && *why == RowRefusal::AmbiguousPrice) {
            read = priceFrom(text, m_sign);
        }
        if (const auto *why = std::get_if<RowRefusal>(&read)) {
            return refusal(*why, text);
        }
        price.price = std::get<ListPrice>(read).price;
        if (std::optional<RefusedRow> refused = readCurrency(row, std::get<ListPrice>(read).currency, price)) {
            return refused;
        }
        price.date = m_layout.date;
        if (const std::string_view date = cell(row, PriceField::Date); !date.empty()) {
            const std::optional<std::string> iso = dateFrom(date, m_monthFirst);
            if (!iso) {
                return refusal(RowRefusal::NotADate, date);
            }
            price.date = *iso;
        }
        if (const std::string_view lead = cell(row, PriceField::LeadTime); !lead.empty()) {
            price.leadTimeDays = leadTimeFrom(lead, m_leadUnit);
            if (!price.leadTimeDays) {
                return refusal(RowRefusal::NotALeadTime, lead);
            }
        }
        const std::string_view supplier = cell(row, PriceField::Supplier);
        price.supplier = supplier.empty() ? m_layout.supplier : std::string(supplier);
        return std::nullopt;
    }

    std::optional<RefusedRow> readCurrency(const ListTable::Row &row, const std::string &said, OwnPrice &price) const
    {
        const std::string_view text = cell(row, PriceField::Currency);
        const std::optional<std::string> column = text.empty() ? std::optional(said) : currencyFrom(text);
        if (!column) {
            return refusal(RowRefusal::UnknownCurrency, text);
        }
        if (!text.empty() && !said.empty() && said != *column) {
            return refusal(RowRefusal::TwoCurrencies, std::string(cell(row, PriceField::Price)) + " / " + std::string(text));
        }
        price.currency = column->empty() ? m_layout.currency : *column;
        return std::nullopt;
    }

    // An unknown reference becomes a part of the user's, once: a second line may price it in another currency.
    std::optional<RefusedRow> addPart(const ListTable::Row &row, const OwnPrice &price)
    {
        if (m_added.contains(price.part)) {
            return std::nullopt;
        }
        PartRecord record;
        record.kind = m_layout.newKind;
        std::string_view inTable;
        if (const std::string_view word = cell(row, PriceField::Kind); !word.empty()) {
            const std::optional<ListKind> kind = kindFrom(word);
            if (!kind) {
                return refusal(RowRefusal::UnknownKind, word);
            }
            record.kind = kind->kind;
            inTable = kind->inTable;
        }
        const std::string_view name = cell(row, PriceField::Name);
        const std::string_view vendor = cell(row, PriceField::Vendor);
        record.values = {{"part_id", price.part},
                         {"model", std::string(name.empty() ? cell(row, PriceField::Reference) : name)},
                         {"vendor", std::string(vendor)},
                         {"confidence", "found"}};
        setUsual(record, inTable);
        if (const std::optional<Error> wrong = wrongValue(record)) {
            return refusal(RowRefusal::MissingSpecification, wrong->place);
        }
        m_added.emplace(price.part, row.line);
        m_plan.change.parts.push_back(std::move(record));
        return std::nullopt;
    }

    void count(const ListTable::Row &row, const OwnPrice &price, const PartInfo *known)
    {
        ImportReport &report = m_plan.report;
        report.otherCurrency += price.currency == "EUR" ? 0 : 1;
        const OwnPrice *old = m_own.price(price.part, price.currency);
        if (!known) {
            ++report.newParts;
        } else if (!old) {
            ++report.newPrices;
        } else if (old->price != price.price || old->supplier != price.supplier || old->leadTimeDays != price.leadTimeDays) {
            ++report.changed;
        } else {
            ++report.unchanged; // its date is newer all the same
        }
        const std::optional<Money> before = old ? std::optional(old->price) : known && price.currency == "EUR" ? known->price : std::nullopt;
        if (before && *before != price.price) {
            report.changes.push_back({row.line, price.part, *before, price.price, price.currency});
        }
    }

    const ListTable &m_table;
    int m_header;
    const PriceListLayout &m_layout;
    PartLookup m_lookup;
    OwnLookup m_own;
    std::array<int, priceFieldCount> m_columns{};
    std::size_t m_width = 0;
    DecimalSign m_sign = DecimalSign::Automatic;
    bool m_monthFirst = false;
    int m_leadUnit = 1;
    std::unordered_map<std::string, int> m_lines; // part and currency -> line
    std::unordered_map<std::string, int> m_added;
    ImportPlan m_plan;
};

} // namespace

bool isCurrency(const std::string &code)
{
    return currencyFrom(code) == code;
}

Result<PriceListPreview> previewPriceList(const QByteArray &bytes, const QString &file,
                                          const std::function<std::string(const std::string &)> &remembered)
{
    Opened opened;
    if (const std::optional<Error> error = open(bytes, file, opened)) {
        return tl::unexpected(*error);
    }
    const ListTable::Row header = opened.table.row(opened.header);
    PriceListPreview preview;
    preview.encoding = opened.list.encoding;
    preview.separator = opened.separator;
    preview.headerLine = header.line;
    preview.header.assign(header.cells.begin(), header.cells.end());
    preview.rowCount = opened.table.rowCount() - opened.header - 1;
    for (int i = opened.header + 1; i < opened.table.rowCount() && i <= opened.header + previewRows; ++i) {
        const ListTable::Row row = opened.table.row(i);
        std::vector<std::string> &cells = preview.rows.emplace_back(row.cells.begin(), row.cells.end());
        cells.resize(preview.header.size());
    }
    preview.layout = proposedLayout(header.cells);
    if (remembered) {
        const std::string mapping = remembered(headerKey(preview.header));
        preview.isRemembered = !mapping.empty() && readMapping(mapping, preview.layout);
    }
    return preview;
}

Result<std::optional<ImportPlan>> planPriceList(const QByteArray &bytes, const QString &file, const PriceListLayout &layout,
                                                const Catalogue &catalogue, const OwnData &own, const ImportProgress &progress)
{
    Opened opened;
    if (const std::optional<Error> error = open(bytes, file, opened)) {
        return tl::unexpected(*error);
    }
    for (const auto &[field, name] : {std::pair(PriceField::Reference, "reference"), std::pair(PriceField::Price, "price")}) {
        if (std::find(layout.fields.begin(), layout.fields.end(), field) == layout.fields.end()) {
            return tl::unexpected(Error{ErrorCode::MissingKey, file.toStdString(), std::to_string(opened.table.row(opened.header).line), name, {}, {}});
        }
    }
    Planner planner(opened, layout, catalogue, own);
    if (!planner.run(progress)) {
        return std::optional<ImportPlan>();
    }
    ImportPlan plan = planner.plan();
    const ListTable::Row header = opened.table.row(opened.header);
    plan.change.header = headerKey(std::vector<std::string>(header.cells.begin(), header.cells.end()));
    plan.change.mapping = mappingText(layout);
    return std::optional(std::move(plan));
}

} // namespace configuria
