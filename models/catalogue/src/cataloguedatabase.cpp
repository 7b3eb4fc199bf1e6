// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguedatabase.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

#include "databaseconnection.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// "CFGA", in the header of the file: tells our database from another program's.
constexpr int applicationId = 0x43464741;

DatabaseState stateOf(const QSqlError &error, DatabaseState otherwise)
{
    return isDamage(error) ? DatabaseState::Damaged : otherwise;
}

QString columnName(const Column &column)
{
    return QLatin1StringView(column.name) + (column.type == CellType::Money ? "_micro"_L1 : ""_L1);
}

QString columnList(const TableSpec &spec)
{
    QStringList names;
    for (const Column &column : spec.columns) {
        names.append(columnName(column));
    }
    return names.join(u", "_s);
}

Cell cellFrom(CellType type, const QVariant &value)
{
    if (value.isNull()) {
        return {};
    }
    switch (type) {
    case CellType::Text:
        return value.toString().toStdString();
    case CellType::Integer:
    case CellType::Money:
        return static_cast<std::int64_t>(value.toLongLong());
    case CellType::Real:
        return value.toDouble();
    }
    return {};
}

QVariant variantFrom(const Cell &cell)
{
    if (const auto *text = std::get_if<std::string>(&cell)) {
        return QString::fromStdString(*text);
    }
    if (const auto *integer = std::get_if<std::int64_t>(&cell)) {
        return QVariant::fromValue(static_cast<qlonglong>(*integer));
    }
    if (const auto *real = std::get_if<double>(&cell)) {
        return *real;
    }
    return {};
}

std::optional<Table> readTable(Connection &connection, TableId id)
{
    const TableSpec &spec = tableSpec(id);
    QSqlQuery query = connection.query();
    // rowid: the order of the CSV file
    if (!connection.note(query, query.exec("SELECT %1 FROM %2 ORDER BY rowid"_L1.arg(columnList(spec), QLatin1StringView(spec.name))))) {
        return std::nullopt;
    }
    Table table;
    table.id = id;
    while (query.next()) {
        std::vector<Cell> &cells = table.rows.emplace_back();
        cells.reserve(spec.columns.size());
        for (std::size_t i = 0; i < spec.columns.size(); ++i) {
            cells.push_back(cellFrom(spec.columns[i].type, query.value(static_cast<int>(i))));
        }
    }
    if (query.lastError().isValid()) {
        connection.note(query, false);
        return std::nullopt;
    }
    return table;
}

bool insertTable(Connection &connection, const Table &table)
{
    const TableSpec &spec = tableSpec(table.id);
    QStringList marks;
    marks.fill(u"?"_s, static_cast<qsizetype>(spec.columns.size()));
    QSqlQuery query = connection.query();
    if (!connection.note(query, query.prepare("INSERT INTO %1 (%2) VALUES (%3)"_L1.arg(QLatin1StringView(spec.name), columnList(spec),
                                                                                      marks.join(QLatin1Char(','))))))
    {
        return false;
    }
    for (const std::vector<Cell> &cells : table.rows) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            query.bindValue(static_cast<int>(i), variantFrom(cells[i]));
        }
        if (!connection.note(query, query.exec())) {
            return false;
        }
    }
    return true;
}

bool replaceContent(Connection &connection, std::span<const Table> tables, const QString &contentVersion, const QString &schemaSql)
{
    for (std::size_t i = 0; i < tableCount; ++i) {
        const QLatin1StringView name(tableSpec(static_cast<TableId>(i)).name);
        if (!connection.run("DROP TABLE IF EXISTS "_L1 + name)) {
            return false;
        }
    }
    for (const QString &statement : statements(schemaSql)) {
        if (!connection.run(statement)) {
            return false;
        }
    }
    qsizetype rows = 0;
    for (const Table &table : tables) {
        if (!insertTable(connection, table)) {
            return false;
        }
        rows += table.id == TableId::About ? 0 : static_cast<qsizetype>(table.rows.size());
    }
    QSqlQuery query = connection.query();
    if (!connection.note(query, query.prepare(u"INSERT INTO about (key, value) VALUES (?, ?)"_s))) {
        return false;
    }
    for (const auto &[key, value] : {std::pair(u"content"_s, contentVersion), std::pair(u"rows"_s, QString::number(rows))}) {
        query.bindValue(0, key);
        query.bindValue(1, value);
        if (!connection.note(query, query.exec())) {
            return false;
        }
    }
    return connection.run(u"PRAGMA application_id = %1"_s.arg(applicationId))
        && connection.run(u"PRAGMA user_version = %1"_s.arg(catalogueSchema));
}

} // namespace

QStringList statements(const QString &sql)
{
    QStringList all;
    QString statement;
    const QStringList lines = sql.split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith("--"_L1) || line.trimmed().isEmpty()) {
            continue;
        }
        statement += line + u'\n';
        if (line.endsWith(u';')) {
            all.append(statement);
            statement.clear();
        }
    }
    return all;
}

bool isFilled(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() && (!file.isFile() || file.size() > 0);
}

bool moveAside(const QString &path)
{
    for (int i = 1; i <= 100; ++i) {
        const QString to = "%1.damaged-%2"_L1.arg(path).arg(i);
        if (!QFile::exists(to)) {
            QFile::remove(path + "-journal"_L1);
            return QFile::rename(path, to);
        }
    }
    return false;
}

DatabaseRead readDatabase(const QString &path, const QString &contentVersion)
{
    const QFileInfo file(path);
    if (!isFilled(path)) {
        return {DatabaseState::Outdated, {}, {}};
    }
    // Writable where possible: SQLite rolls back what an interrupted program left, and a read-only connection cannot.
    Connection connection(path, !file.isWritable() || !QFileInfo(file.path()).isWritable());
    const auto failed = [&](DatabaseState otherwise) {
        return DatabaseRead{stateOf(connection.error(), otherwise), {}, connection.error().text()};
    };
    // One transaction: what is read is one state of the file, also while another program writes the next.
    if (!connection.isOpen() || !connection.run(u"BEGIN"_s)) {
        return failed(DatabaseState::Unreadable);
    }
    const std::optional<QVariant> application = connection.value(u"PRAGMA application_id"_s);
    const std::optional<QVariant> schema = application ? connection.value(u"PRAGMA user_version"_s) : std::nullopt;
    if (!schema) {
        return failed(DatabaseState::Unreadable);
    }
    if (application->toInt() != applicationId) {
        // Another program is filling it, or a first start was interrupted.
        if (application->toInt() == 0 && connection.value(u"SELECT count(*) FROM sqlite_master"_s) == QVariant(0)) {
            return {DatabaseState::Outdated, {}, {}};
        }
        return {DatabaseState::Damaged, {}, u"not a catalogue of this program"_s};
    }
    if (schema->toInt() > catalogueSchema) {
        return {DatabaseState::Newer, {}, QString::number(schema->toInt())};
    }
    if (schema->toInt() < catalogueSchema) {
        return {DatabaseState::Outdated, {}, {}};
    }
    const std::optional<QVariant> content = connection.value(u"SELECT value FROM about WHERE key = 'content'"_s);
    if (!content) {
        return failed(DatabaseState::Damaged);
    }
    if (content->toString() != contentVersion) {
        return {DatabaseState::Outdated, {}, {}};
    }
    DatabaseRead read;
    std::size_t rows = 0;
    for (std::size_t i = 0; i < tableCount; ++i) {
        std::optional<Table> table = readTable(connection, static_cast<TableId>(i));
        if (!table) {
            return failed(DatabaseState::Damaged);
        }
        rows += table->id == TableId::About ? 0 : table->rows.size();
        read.tables.push_back(std::move(*table));
    }
    const std::optional<QVariant> expected = connection.value(u"SELECT value FROM about WHERE key = 'rows'"_s);
    if (!expected || expected->toULongLong() != rows) {
        return {DatabaseState::Damaged, {}, u"rows are missing"_s};
    }
    read.state = DatabaseState::Current;
    return read;
}

Result<void> fillDatabase(const QString &path, std::span<const Table> tables, const QString &contentVersion, const QString &schemaSql)
{
    Connection connection(path, false);
    const auto failure = [&] {
        return tl::unexpected(
            Error{ErrorCode::CannotWrite, path.toStdString(), {}, {}, {}, connection.error().text().toStdString()});
    };
    // IMMEDIATE: two programs that start together write one after the other.
    if (!connection.isOpen() || !connection.run(u"BEGIN IMMEDIATE"_s)) {
        return failure();
    }
    if (!replaceContent(connection, tables, contentVersion, schemaSql) || !connection.run(u"COMMIT"_s)) {
        const auto error = failure();
        connection.run(u"ROLLBACK"_s);
        return error;
    }
    return {};
}

} // namespace configuria
