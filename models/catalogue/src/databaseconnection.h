// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QUuid>
#include <QVariant>

#include <optional>

namespace configuria {

// A connection of its own name, removed at the end of its scope.
class Connection {
public:
    Connection(const QString &path, bool readOnly) : m_name(QUuid::createUuid().toString())
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(path);
        database.setConnectOptions(readOnly ? QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=2000")
                                            : QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000"));
        if (!database.open()) {
            m_error = database.lastError();
        }
    }
    ~Connection()
    {
        QSqlDatabase::database(m_name, false).close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Q_DISABLE_COPY_MOVE(Connection)

    // Forward only: rows are not cached.
    QSqlQuery query() const
    {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        query.setForwardOnly(true);
        return query;
    }
    bool isOpen() const { return !m_error.isValid(); }
    const QSqlError &error() const { return m_error; }

    bool run(const QString &sql)
    {
        QSqlQuery statement = query();
        return note(statement, statement.exec(sql));
    }
    // First column of the first row.
    std::optional<QVariant> value(const QString &sql)
    {
        QSqlQuery statement = query();
        if (!note(statement, statement.exec(sql)) || !statement.next()) {
            note(statement, false);
            return std::nullopt;
        }
        return statement.value(0);
    }
    bool note(const QSqlQuery &statement, bool succeeded)
    {
        if (!succeeded) {
            m_error = statement.lastError();
        }
        return succeeded;
    }

private:
    QString m_name;
    QSqlError m_error;
};

// Result codes of SQLite, https://www.sqlite.org/rescode.html
inline bool isDamage(const QSqlError &error)
{
    constexpr int corrupt = 11;
    constexpr int notADatabase = 26;
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == corrupt || code == notADatabase;
}

// Statements end with ';' at the end of a line; comments are whole lines.
QStringList statements(const QString &sql);

// Not one that was made and never written to.
bool isFilled(const QString &path);

// The old file is kept beside: it may be somebody's.
bool moveAside(const QString &path);

} // namespace configuria
