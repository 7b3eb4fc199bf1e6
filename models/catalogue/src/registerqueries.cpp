// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/quoteregister.h"

#include <algorithm>

#include "registerrows.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// WHERE of a filter, and its values in order.
struct Condition {
    QStringList parts;
    QVariantList values;

    void add(const QString &part, const QVariant &value)
    {
        parts << part;
        values << value;
    }
    QString sql() const { return parts.isEmpty() ? QString() : u" WHERE "_s + parts.join(u" AND "_s); }
};

Condition conditionOf(const QuoteFilter &filter)
{
    Condition condition;
    const QStringList words = searchWords(QString::fromStdString(filter.text));
    if (!words.isEmpty()) {
        const QStringList found(words.size(), u"instr(text, ?) > 0"_s);
        condition.parts << u"v.id IN (SELECT version FROM words WHERE %1)"_s.arg(found.join(u" AND "_s));
        condition.values << QVariantList(words.begin(), words.end());
    }
    if (filter.state) {
        condition.add(u"v.state = ?"_s, text(std::string(nameOf(*filter.state))));
    }
    if (!filter.customer.empty()) {
        condition.add(u"v.customer_name = ?"_s, text(filter.customer));
    }
    if (filter.from.year != 0) {
        condition.add(u"v.date >= ?"_s, isoText(filter.from));
    }
    if (filter.to.year != 0) {
        condition.add(u"v.date <= ? AND v.date <> ''"_s, isoText(filter.to));
    }
    if (filter.least) {
        condition.add(u"v.excl_vat_micro >= ?"_s, number(filter.least->micros()));
    }
    if (filter.most) {
        condition.add(u"v.excl_vat_micro <= ?"_s, number(filter.most->micros()));
    }
    return condition;
}

Result<std::vector<QuoteRecord>> recordsWhere(RegisterFile &file, const QString &rest, const QVariantList &values)
{
    std::vector<QuoteRecord> records;
    const QString sql = u"SELECT %1 FROM %2"_s.arg(QLatin1StringView(recordColumns), QLatin1StringView(recordTables)) + rest;
    const Result<void> read = forEachRow(file, sql, values, [&](const QSqlQuery &row) { records.push_back(recordFrom(row)); });
    return read ? Result<std::vector<QuoteRecord>>(std::move(records)) : tl::unexpected(read.error());
}

// Opens the file, answers `none` when there is none yet, else what `read` makes of it.
template <class Value, class Read>
Result<Value> reading(const QString &path, const QStringList &schema, Value none, Read read)
{
    const auto file = RegisterFile::forReading(path, schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return *file ? read(**file) : Result<Value>(std::move(none));
}

} // namespace

Result<QuoteList> QuoteRegister::list(const QuoteFilter &filter) const
{
    return reading(m_path, m_schema, QuoteList(), [&](RegisterFile &file) -> Result<QuoteList> {
        const Condition condition = conditionOf(filter);
        const int limit = std::max(0, filter.limit);
        Result<std::vector<QuoteRecord>> records =
            recordsWhere(file, condition.sql() + u" ORDER BY v.date DESC, v.id DESC LIMIT ?"_s, condition.values + QVariantList{limit});
        if (!records) {
            return tl::unexpected(records.error());
        }
        QuoteList list{std::move(*records), 0};
        list.found = static_cast<std::int64_t>(list.quotes.size());
        if (list.found < limit) {
            return list; // all of them
        }
        const Result<void> counted = forEachRow(file, u"SELECT count(*) FROM versions v"_s + condition.sql(), condition.values,
                                                [&](const QSqlQuery &row) { list.found = row.value(0).toLongLong(); });
        return counted ? Result<QuoteList>(std::move(list)) : tl::unexpected(counted.error());
    });
}

Result<std::vector<QuoteStatistics>> QuoteRegister::statistics() const
{
    return reading(m_path, m_schema, std::vector<QuoteStatistics>(), [](RegisterFile &file) -> Result<std::vector<QuoteStatistics>> {
        std::vector<QuoteStatistics> statistics;
        const Result<void> read = forEachRow(file,
                                             u"SELECT currency, state, date, excl_vat_micro FROM versions v WHERE NOT EXISTS"
                                             " (SELECT 1 FROM versions later WHERE later.quote = v.quote"
                                             " AND (later.state <> 'draft', later.version, later.id) > (v.state <> 'draft', v.version, v.id)) ORDER BY currency"_s,
                                             {}, [&](const QSqlQuery &row) {
                                                 const auto state = quoteStateFrom(row.value(1).toString().toStdString());
                                                 addTo(statistics, row.value(0).toString().toStdString(), state.value_or(QuoteState::Issued),
                                                       dateFromIso(row.value(2).toString()), Money::micros(row.value(3).toLongLong()));
                                             });
        return read ? Result<std::vector<QuoteStatistics>>(std::move(statistics)) : tl::unexpected(read.error());
    });
}

Result<std::vector<StoredCustomer>> QuoteRegister::customers() const
{
    return reading(m_path, m_schema, std::vector<StoredCustomer>(), [](RegisterFile &file) -> Result<std::vector<StoredCustomer>> {
        std::vector<StoredCustomer> customers;
        const Result<void> read = forEachRow(file, u"SELECT name, party FROM customers WHERE name <> '' ORDER BY name COLLATE NOCASE"_s, {},
                                             [&](const QSqlQuery &row) { customers.push_back({row.value(0).toString().toStdString(), row.value(1).toByteArray()}); });
        return read ? Result<std::vector<StoredCustomer>>(std::move(customers)) : tl::unexpected(read.error());
    });
}

Result<QuoteRecord> QuoteRegister::record(std::int64_t id) const
{
    const auto file = RegisterFile::forReading(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return *file ? readRecord(**file, id) : tl::unexpected(registerError(ErrorCode::NoSuchQuote, m_path));
}

Result<std::optional<QuoteRecord>> QuoteRegister::newest(const std::string &quoteNumber) const
{
    return reading(m_path, m_schema, std::optional<QuoteRecord>(), [&](RegisterFile &file) -> Result<std::optional<QuoteRecord>> {
        const auto found = recordsWhere(file, u" WHERE q.number = ? AND v.state <> 'draft' ORDER BY v.version DESC LIMIT 1"_s, {text(quoteNumber)});
        if (!found) {
            return tl::unexpected(found.error());
        }
        return found->empty() ? std::nullopt : std::optional(found->front());
    });
}

Result<std::vector<QuoteRecord>> QuoteRegister::versions(std::int64_t quote) const
{
    return reading(m_path, m_schema, std::vector<QuoteRecord>(),
                   [&](RegisterFile &file) { return recordsWhere(file, u" WHERE v.quote = ? ORDER BY v.version, v.id"_s, {number(quote)}); });
}

Result<std::vector<QuoteStep>> QuoteRegister::history(std::int64_t id) const
{
    return reading(m_path, m_schema, std::vector<QuoteStep>(), [&](RegisterFile &file) -> Result<std::vector<QuoteStep>> {
        std::vector<QuoteStep> steps;
        const Result<void> read = forEachRow(file, u"SELECT state, date, note FROM states WHERE version = ? ORDER BY id"_s, {number(id)}, [&](const QSqlQuery &row) {
            steps.push_back({quoteStateFrom(row.value(0).toString().toStdString()).value_or(QuoteState::Issued), dateFromIso(row.value(1).toString()),
                             row.value(2).toString().toStdString()});
        });
        return read ? Result<std::vector<QuoteStep>>(std::move(steps)) : tl::unexpected(read.error());
    });
}

Result<QuoteContent> QuoteRegister::content(std::int64_t id) const
{
    const auto file = RegisterFile::forReading(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    if (!*file) {
        return tl::unexpected(registerError(ErrorCode::NoSuchQuote, m_path));
    }
    const Result<QuoteRecord> found = readRecord(**file, id);
    return found ? readContent(**file, *found) : tl::unexpected(found.error());
}

Result<int> QuoteRegister::expire(Date today)
{
    const QString late = u" WHERE state = 'issued' AND valid_until <> '' AND valid_until < ?"_s;
    const QString day = isoText(today);
    // Read first: nobody waits for a writer when nothing is late, and reading makes no file.
    const auto count = reading(m_path, m_schema, 0, [&](RegisterFile &file) -> Result<int> {
        int found = 0;
        const Result<void> read = forEachRow(file, u"SELECT count(*) FROM versions"_s + late, {day}, [&](const QSqlQuery &row) { found = row.value(0).toInt(); });
        return read ? Result<int>(found) : tl::unexpected(read.error());
    });
    if (!count || *count == 0) {
        return count;
    }
    // In one transaction, and found again in it: an answer that came meanwhile stays.
    const auto file = RegisterFile::forWriting(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const QString dayAfter = u"coalesce(date(valid_until, '+1 day'), '')"_s;
    const bool isWritten = (*file)->run(u"INSERT INTO states (version, state, date, note) SELECT id, 'expired', "_s + dayAfter + u", '' FROM versions"_s + late, {day})
        && (*file)->run(u"UPDATE versions SET state = 'expired', state_date = "_s + dayAfter + late, {day});
    const std::optional<QVariant> changed = isWritten ? (*file)->connection().value(u"SELECT changes()"_s) : std::nullopt;
    if (!changed) {
        return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    }
    const Result<void> written = (*file)->commit();
    return written ? Result<int>(changed->toInt()) : tl::unexpected(written.error());
}

} // namespace configuria
