// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/owndata.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "databaseconnection.h"
#include "engine/names.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int ownSchema = 1;
// "CFGO", in the header of the file.
constexpr int ownApplicationId = 0x4346474f;

// Parts are kept as text by column: the tables of a later version may have other columns.
constexpr const char *schemaStatements[] = {
    "CREATE TABLE parts (id TEXT PRIMARY KEY NOT NULL, kind TEXT NOT NULL, record TEXT NOT NULL) STRICT",
    "CREATE TABLE prices (part TEXT NOT NULL, currency TEXT NOT NULL, price_micro INTEGER NOT NULL, date TEXT NOT NULL,"
    " supplier TEXT NOT NULL, lead_time_days INTEGER, PRIMARY KEY (part, currency)) STRICT",
    "CREATE TABLE mappings (header TEXT PRIMARY KEY NOT NULL, mapping TEXT NOT NULL) STRICT",
};

QString ownPath(const QString &dataDir)
{
    return QDir(dataDir).filePath(u"own.sqlite"_s);
}

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

QString jsonOf(const PartRecord &record)
{
    QJsonObject object;
    for (const auto &[column, value] : record.values) {
        if (!value.empty()) {
            object.insert(text(column), text(value));
        }
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

PartRecord recordFrom(PartKind kind, const QString &json)
{
    PartRecord record;
    record.kind = kind;
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    record.values.reserve(static_cast<std::size_t>(object.size()));
    for (auto value = object.begin(); value != object.end(); ++value) {
        record.values.emplace_back(value.key().toStdString(), value.value().toString().toStdString());
    }
    return record;
}

Error failure(ErrorCode code, const QString &path, const QString &detail)
{
    return {code, path.toStdString(), {}, {}, {}, detail.toStdString()};
}

bool isEmpty(Connection &connection)
{
    return connection.value(u"SELECT count(*) FROM sqlite_master"_s) == QVariant(0);
}

// What keeps the file from being used; nullopt: ours, of this schema, or empty (a first write was interrupted).
std::optional<Error> problemOf(Connection &connection, const QString &path)
{
    const std::optional<QVariant> application = connection.value(u"PRAGMA application_id"_s);
    const std::optional<QVariant> schema = application ? connection.value(u"PRAGMA user_version"_s) : std::nullopt;
    if (!schema) {
        return failure(isDamage(connection.error()) ? ErrorCode::DatabaseDamaged : ErrorCode::CannotOpen, path, connection.error().text());
    }
    if (application->toInt() == 0 && isEmpty(connection)) {
        return std::nullopt;
    }
    if (application->toInt() != ownApplicationId) {
        return failure(ErrorCode::DatabaseDamaged, path, u"not the own data of this program"_s);
    }
    if (schema->toInt() > ownSchema) {
        Error error = failure(ErrorCode::DatabaseNewer, path, {});
        error.found = std::to_string(schema->toInt());
        error.accepted = std::to_string(ownSchema);
        return error;
    }
    return std::nullopt;
}

bool readParts(Connection &connection, std::vector<PartRecord> &parts)
{
    QSqlQuery query = connection.query();
    if (!connection.note(query, query.exec(u"SELECT kind, record FROM parts ORDER BY rowid"_s))) {
        return false;
    }
    while (query.next()) {
        if (const std::optional<PartKind> kind = fromName<PartKind>(query.value(0).toString().toStdString())) {
            parts.push_back(recordFrom(*kind, query.value(1).toString()));
        }
    }
    return connection.note(query, !query.lastError().isValid());
}

bool readPrices(Connection &connection, std::vector<OwnPrice> &prices)
{
    QSqlQuery query = connection.query();
    if (!connection.note(query, query.exec(u"SELECT part, price_micro, currency, date, supplier, lead_time_days FROM prices ORDER BY rowid"_s))) {
        return false;
    }
    while (query.next()) {
        OwnPrice &price = prices.emplace_back();
        price.part = query.value(0).toString().toStdString();
        price.price = Money::micros(query.value(1).toLongLong());
        price.currency = query.value(2).toString().toStdString();
        price.date = query.value(3).toString().toStdString();
        price.supplier = query.value(4).toString().toStdString();
        price.leadTimeDays = query.value(5).isNull() ? std::nullopt : std::optional(query.value(5).toInt());
    }
    return connection.note(query, !query.lastError().isValid());
}

// Writes the rows of a change; tells what became of it.
class Writer {
public:
    Writer(Connection &connection, const OwnChange &change, const ImportProgress &progress)
        : m_connection(connection), m_change(change), m_progress(progress),
          m_total(change.prices.size() + change.parts.size() + change.removed.size())
    {
    }
    bool isStopped() const { return m_isStopped; }

    bool write() { return createTables() && remove() && writeParts() && writePrices() && remember(); }

private:
    bool createTables()
    {
        if (!isEmpty(m_connection)) {
            return !m_connection.error().isValid();
        }
        for (const char *statement : schemaStatements) {
            if (!m_connection.run(QString::fromLatin1(statement))) {
                return false;
            }
        }
        return m_connection.run(u"PRAGMA application_id = %1"_s.arg(ownApplicationId))
            && m_connection.run(u"PRAGMA user_version = %1"_s.arg(ownSchema));
    }
    bool goesOn()
    {
        ++m_done;
        if (m_progress && m_done % 1000 == 0 && !m_progress(static_cast<double>(m_done) / static_cast<double>(m_total))) {
            m_isStopped = true;
        }
        return !m_isStopped;
    }
    bool prepare(QSqlQuery &query, const QString &sql) { return m_connection.note(query, query.prepare(sql)); }
    bool exec(QSqlQuery &query) { return m_connection.note(query, query.exec()) && goesOn(); }

    bool remove()
    {
        QSqlQuery parts = m_connection.query();
        QSqlQuery prices = m_connection.query();
        if (!prepare(parts, u"DELETE FROM parts WHERE id = ?"_s) || !prepare(prices, u"DELETE FROM prices WHERE part = ?"_s)) {
            return false;
        }
        for (const std::string &id : m_change.removed) {
            parts.bindValue(0, text(id));
            prices.bindValue(0, text(id));
            if (!m_connection.note(parts, parts.exec()) || !exec(prices)) {
                return false;
            }
        }
        return true;
    }
    bool writeParts()
    {
        QSqlQuery query = m_connection.query();
        if (!prepare(query, u"INSERT INTO parts (id, kind, record) VALUES (?, ?, ?)"
                            " ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, record = excluded.record"_s)) {
            return false;
        }
        for (const PartRecord &record : m_change.parts) {
            const std::string_view kind = nameOf(record.kind);
            query.bindValue(0, text(record.id()));
            query.bindValue(1, QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
            query.bindValue(2, jsonOf(record));
            if (!exec(query)) {
                return false;
            }
        }
        return true;
    }
    bool writePrices()
    {
        QSqlQuery query = m_connection.query();
        if (!prepare(query, u"INSERT INTO prices (part, currency, price_micro, date, supplier, lead_time_days) VALUES (?, ?, ?, ?, ?, ?)"
                            " ON CONFLICT (part, currency) DO UPDATE SET price_micro = excluded.price_micro, date = excluded.date,"
                            " supplier = excluded.supplier, lead_time_days = excluded.lead_time_days"_s)) {
            return false;
        }
        for (const OwnPrice &price : m_change.prices) {
            query.bindValue(0, text(price.part));
            query.bindValue(1, text(price.currency));
            query.bindValue(2, QVariant::fromValue(static_cast<qlonglong>(price.price.micros())));
            query.bindValue(3, text(price.date));
            query.bindValue(4, text(price.supplier));
            query.bindValue(5, price.leadTimeDays ? QVariant(*price.leadTimeDays) : QVariant());
            if (!exec(query)) {
                return false;
            }
        }
        return true;
    }
    bool remember()
    {
        if (m_change.mapping.empty()) {
            return true;
        }
        QSqlQuery query = m_connection.query();
        if (!prepare(query, u"INSERT OR REPLACE INTO mappings (header, mapping) VALUES (?, ?)"_s)) {
            return false;
        }
        query.bindValue(0, text(m_change.header));
        query.bindValue(1, text(m_change.mapping));
        return m_connection.note(query, query.exec());
    }

    Connection &m_connection;
    const OwnChange &m_change;
    const ImportProgress &m_progress;
    std::size_t m_total;
    std::size_t m_done = 0;
    bool m_isStopped = false;
};

} // namespace

OwnDataRead readOwnData(const QString &dataDir)
{
    const QString path = ownPath(dataDir);
    OwnDataRead read;
    if (!isFilled(path)) {
        return read;
    }
    {
        const QFileInfo file(path);
        Connection connection(path, !file.isWritable() || !QFileInfo(file.path()).isWritable());
        if (!connection.isOpen() || !connection.run(u"BEGIN"_s)) {
            read.warning = failure(isDamage(connection.error()) ? ErrorCode::DatabaseDamaged : ErrorCode::CannotOpen, path, connection.error().text());
        } else if (std::optional<Error> problem = problemOf(connection, path)) {
            read.warning = std::move(problem);
        } else if (isEmpty(connection)) {
            return read;
        } else if (!readParts(connection, read.data.parts) || !readPrices(connection, read.data.prices)) {
            read.warning = failure(ErrorCode::DatabaseDamaged, path, connection.error().text());
        }
    }
    if (read.warning) {
        read.data = {};
        if (read.warning->code == ErrorCode::DatabaseDamaged) {
            moveAside(path);
        }
    }
    return read;
}

Result<bool> changeOwnData(const QString &dataDir, const OwnChange &change, const ImportProgress &progress)
{
    const QString path = ownPath(dataDir);
    if (!QDir().mkpath(dataDir)) {
        return tl::unexpected(failure(ErrorCode::CannotWrite, dataDir, {}));
    }
    Connection connection(path, false);
    const auto failed = [&] { return tl::unexpected(failure(ErrorCode::CannotWrite, path, connection.error().text())); };
    // IMMEDIATE: two windows write one after the other.
    if (!connection.isOpen() || !connection.run(u"BEGIN IMMEDIATE"_s)) {
        return failed();
    }
    if (isFilled(path)) {
        if (const std::optional<Error> problem = problemOf(connection, path)) {
            connection.run(u"ROLLBACK"_s);
            return tl::unexpected(*problem);
        }
    }
    Writer writer(connection, change, progress);
    if (!writer.write() || !connection.run(u"COMMIT"_s)) {
        const auto error = failed();
        connection.run(u"ROLLBACK"_s);
        if (writer.isStopped()) {
            return false;
        }
        return error;
    }
    return true;
}

std::string rememberedMapping(const QString &dataDir, const std::string &header)
{
    const QString path = ownPath(dataDir);
    if (!isFilled(path)) {
        return {};
    }
    Connection connection(path, true);
    QSqlQuery query = connection.query();
    if (!connection.isOpen() || problemOf(connection, path) || !query.prepare(u"SELECT mapping FROM mappings WHERE header = ?"_s)) {
        return {};
    }
    query.bindValue(0, text(header));
    return query.exec() && query.next() ? query.value(0).toString().toStdString() : std::string();
}

} // namespace configuria
