// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <filesystem>
#include <initializer_list>
#include <memory>

#include "catalogue/result.h"
#include "databaseconnection.h"

namespace configuria {

// The open file of a register, of the schema that this program knows. Its transaction is rolled back unless it is committed.
//
// A rollback journal, no WAL: one file alone, that may lie on a network drive, and what a killed program left is rolled back by
// whoever opens it next. https://www.sqlite.org/wal.html names both limits of WAL.
class RegisterFile {
public:
    // Made, and its schema brought up to date, where needed; before that a copy of it is put beside, unless there is one. IMMEDIATE: writers wait here.
    static Result<std::unique_ptr<RegisterFile>> forWriting(const QString &path, const QStringList &schema, bool hasCopy = false);
    // nullptr: there is no register yet.
    static Result<std::unique_ptr<RegisterFile>> forReading(const QString &path, const QStringList &schema);
    ~RegisterFile();
    Q_DISABLE_COPY_MOVE(RegisterFile)

    Result<void> commit();
    Error error(ErrorCode otherwise) const; // of the last statement
    Connection &connection() { return m_connection; }

    bool run(const QString &sql, std::initializer_list<QVariant> values);
    // The query on its first row; nullopt: none or an error, see failed().
    std::optional<QSqlQuery> first(const QString &sql, std::initializer_list<QVariant> values);
    bool failed() const { return m_connection.error().isValid(); }

private:
    friend Result<void> copyRegister(const QString &, const QStringList &, const QString &);
    RegisterFile(const QString &path, bool readOnly);
    Result<int> schemaVersion(qsizetype known); // 0: an empty file
    Result<void> begin(const QString &how);
    Result<void> migrate(const QStringList &schema, int from);

    QString m_path;
    Connection m_connection;
    bool m_isOpen = false; // a transaction
};

// A consistent copy, whole or not at all, also while others write.
Result<void> copyRegister(const QString &path, const QStringList &schema, const QString &to);
// Puts a file in the place of another in one step.
bool replaceFile(const QString &from, const QString &to);
// Who may do what with `from`, and `least`. A disk that has no permissions keeps none: no error.
void takePermissions(const QString &file, const QString &from, std::filesystem::perms least = std::filesystem::perms::none);

Error registerError(ErrorCode code, const QString &path, const QString &detail = {});

} // namespace configuria
