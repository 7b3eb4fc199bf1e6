// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/costdatafile.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>

#include "catalogue/csvreader.h"
#include "catalogue/projectfile.h"
#include "decimaltext.h"
#include "engine/names.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// One row by the names of its columns. The first refusal stays; every call after it does nothing.
class CostRow {
public:
    CostRow(const CsvTable &table, const CsvTable::Row &row) : m_table(table), m_row(row) {}

    const std::optional<Error> &error() const { return m_error; }

    std::string text(const char *column) const
    {
        const auto found = std::find(m_table.header.begin(), m_table.header.end(), column);
        return found == m_table.header.end() ? std::string() : m_row.cells[static_cast<std::size_t>(found - m_table.header.begin())];
    }
    std::string required(const char *column)
    {
        std::string value = text(column);
        if (value.empty()) {
            fail(ErrorCode::MissingKey, column, {});
        }
        return value;
    }
    std::optional<Money> money(const char *column)
    {
        const std::string cell = text(column);
        if (cell.empty()) {
            return std::nullopt;
        }
        const std::optional<Money> value = moneyFromText(QString::fromStdString(cell));
        if (!value || *value < Money()) {
            fail(ErrorCode::WrongType, column, "0.18");
        }
        return value;
    }
    std::optional<double> real(const char *column, double low, double high)
    {
        const std::string cell = text(column);
        if (cell.empty()) {
            return std::nullopt;
        }
        bool isNumber = false;
        const double value = QString::fromStdString(cell).toDouble(&isNumber);
        if (!isNumber || !(value >= low && value <= high)) {
            fail(isNumber ? ErrorCode::OutOfRange : ErrorCode::WrongType, column,
                 "%1 to %2"_L1.arg(QString::number(low), QString::number(high)).toStdString());
            return std::nullopt;
        }
        return value;
    }
    Rate percent(const char *column)
    {
        const std::string cell = text(column);
        const std::optional<std::int64_t> ppm = scaledFromText(QString::fromStdString(cell), 4);
        if (!cell.empty() && (!ppm || *ppm < 0 || *ppm > Rate::one().ppm)) {
            fail(ErrorCode::OutOfRange, column, "0 to 100");
        }
        return Rate{cell.empty() ? 0 : ppm.value_or(0)};
    }
    Date date(const char *column)
    {
        const std::string cell = text(column);
        const QDate day = QDate::fromString(QString::fromStdString(cell), Qt::ISODate);
        if (!cell.empty() && !day.isValid()) {
            fail(ErrorCode::WrongType, column, "YYYY-MM-DD");
        }
        return day.isValid() ? Date{day.year(), day.month(), day.day()} : Date();
    }
    template <class E>
    E named(const char *column)
    {
        const std::optional<E> value = fromName<E>(text(column));
        if (!value) {
            fail(ErrorCode::UnknownValue, column, std::string(acceptedNames<E>()));
        }
        return value.value_or(E{});
    }
    template <class E>
    E choice(const char *column, std::initializer_list<const char *> names)
    {
        int index = 0;
        std::string accepted;
        for (const char *name : names) {
            if (text(column) == name) {
                return static_cast<E>(index);
            }
            accepted.append(index++ == 0 ? "" : " ").append(name);
        }
        fail(ErrorCode::UnknownValue, column, accepted);
        return E{};
    }

private:
    void fail(ErrorCode code, const char *column, std::string accepted)
    {
        if (!m_error) {
            m_error = Error{code, m_table.file, std::to_string(m_row.line) + ": " + column, text(column), std::move(accepted), {}};
        }
    }

    const CsvTable &m_table;
    const CsvTable::Row &m_row;
    std::optional<Error> m_error;
};

CloudPrice cloudPriceFrom(CostRow &row)
{
    CloudPrice price;
    price.id = row.required("id");
    price.provider = row.required("provider");
    price.gpu = row.text("gpu_id");
    price.kind = row.named<CloudKind>("kind");
    price.gpuHour = row.money("usd_gpu_hour");
    price.millionInput = row.money("usd_million_in");
    price.millionOutput = row.money("usd_million_out");
    price.discount = row.percent("discount_pct");
    price.date = row.date("date");
    price.source = row.required("source");
    price.basis = row.choice<PriceBasis>("basis", {"list", "estimate"});
    price.notes = row.text("notes");
    price.sourceFr = row.text("source_fr");
    price.notesFr = row.text("notes_fr");
    return price;
}

SitePreset sitePresetFrom(CostRow &row)
{
    SitePreset site;
    site.id = row.required("id");
    site.nameEn = row.required("name_en");
    site.nameFr = row.required("name_fr");
    site.country = row.text("country");
    site.room = row.choice<SiteRoom>("room", {"own-room", "colocation", "liquid"});
    site.currency = row.required("currency");
    site.pricePerKwh = row.money("price_kwh");
    site.priceSource = row.text("price_source");
    site.priceDate = row.date("price_date");
    site.pue = row.real("pue", 1, 5);
    site.pueSource = row.text("pue_source");
    site.co2GramsPerKwh = row.real("co2_g_kwh", 0, 3000);
    site.co2Method = row.text("co2_method");
    site.co2Year = static_cast<int>(row.real("co2_year", 1990, 2100).value_or(0));
    site.co2Source = row.text("co2_source");
    if (const std::optional<double> volts = row.real("voltage_v", 100, 480)) {
        site.voltage = Volts(*volts);
    }
    site.colocationPerKwMonth = row.money("colocation_usd_kw_month");
    site.colocationSource = row.text("colocation_source");
    site.coolingPerGpuYear = row.money("cooling_gpu_year");
    site.coolingSource = row.text("cooling_source");
    site.memoryFields = row.text("memory_fields");
    site.french = {row.text("price_source_fr"), row.text("pue_source_fr"), row.text("co2_source_fr"), row.text("colocation_source_fr"),
                   row.text("cooling_source_fr")};
    return site;
}

template <class Item, class Read>
Result<std::vector<Item>> itemsFrom(const QByteArray &bytes, const QString &file, const Read &read)
{
    const Result<CsvTable> table = parseCsv(bytes, file);
    if (!table) {
        return tl::unexpected(table.error());
    }
    std::vector<Item> items;
    for (const CsvTable::Row &cells : table->rows) {
        CostRow row(*table, cells);
        Item item = read(row);
        if (row.error()) {
            return tl::unexpected(*row.error());
        }
        items.push_back(std::move(item));
    }
    return items;
}

template <class Item>
void putOnTop(std::vector<Item> &items, const std::vector<Item> &own)
{
    for (const Item &item : own) {
        const auto same = std::find_if(items.begin(), items.end(), [&](const Item &other) { return other.id == item.id; });
        if (same == items.end()) {
            items.push_back(item);
        } else {
            *same = item;
        }
    }
}

const QString cloudFile = u"cloud_prices.csv"_s, siteFile = u"sites.csv"_s;

// Empty when there is none: nobody need have own prices.
Result<QByteArray> ownBytes(const QString &path)
{
    QFile file(path);
    if (!file.exists()) {
        return QByteArray();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(Error{ErrorCode::CannotOpen, path.toStdString(), {}, {}, {}, file.errorString().toStdString()});
    }
    return file.readAll();
}

template <class Item, class Parse>
Result<void> addOwn(const QString &path, std::vector<Item> &items, const Parse &parse)
{
    const Result<QByteArray> bytes = ownBytes(path);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (bytes->isEmpty()) {
        return {};
    }
    const Result<std::vector<Item>> own = parse(*bytes, path);
    if (!own) {
        return tl::unexpected(own.error());
    }
    putOnTop(items, *own);
    return {};
}

} // namespace

Result<std::vector<CloudPrice>> cloudPricesFromCsv(const QByteArray &bytes, const QString &file)
{
    return itemsFrom<CloudPrice>(bytes, file, cloudPriceFrom);
}

Result<std::vector<SitePreset>> sitePresetsFromCsv(const QByteArray &bytes, const QString &file)
{
    return itemsFrom<SitePreset>(bytes, file, sitePresetFrom);
}

Result<CostData> costDataFromResources()
{
    CostData data;
    const QString folder = u":/catalogue/"_s;
    if (const Result<void> read = addOwn(folder + cloudFile, data.clouds, cloudPricesFromCsv); !read) {
        return tl::unexpected(read.error());
    }
    if (const Result<void> read = addOwn(folder + siteFile, data.sites, sitePresetsFromCsv); !read) {
        return tl::unexpected(read.error());
    }
    return data;
}

Result<CostData> loadCostData(const QString &dataDir)
{
    Result<CostData> data = costDataFromResources();
    if (!data) {
        return data;
    }
    const QDir dir(dataDir);
    if (const Result<void> read = addOwn(dir.filePath(cloudFile), data->clouds, cloudPricesFromCsv); !read) {
        return tl::unexpected(read.error());
    }
    if (const Result<void> read = addOwn(dir.filePath(siteFile), data->sites, sitePresetsFromCsv); !read) {
        return tl::unexpected(read.error());
    }
    return data;
}

} // namespace configuria
