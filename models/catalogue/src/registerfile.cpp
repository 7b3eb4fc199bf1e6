// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registerfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <filesystem>

#include <unistd.h>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// "CFGQ", in the header of the file.
constexpr int registerApplicationId = 0x43464751;

// How long a window waits for another that issues a quote, whose pages are drawn in that time.
constexpr int busyMilliseconds = 20'000;

std::filesystem::path native(const QString &path)
{
    return std::filesystem::path(path.toStdU16String());
}

// The first name that is free: copies of several migrations stand beside each other.
QString copyName(const QString &path, int schema)
{
    for (int i = 1;; ++i) {
        const QString name = "%1.schema-%2-%3"_L1.arg(path).arg(schema).arg(i);
        if (!QFile::exists(name)) {
            return name;
        }
    }
}

QString quoted(QString path)
{
    return u'\'' + path.replace(u'\'', u"''"_s) + u'\'';
}

// VACUUM INTO leaves it to the system when the bytes are written, https://www.sqlite.org/lang_vacuum.html
bool isOnDisk(QFile &file)
{
    return file.open(QIODevice::ReadWrite) && fsync(file.handle()) == 0;
}

// As SQLite copies it: not from under a writer, and not pages that a journal is to roll back.
Result<void> vacuumInto(Connection &connection, const QString &path, const QString &to)
{
    // A name that no other window has: two that back up to one file at once would remove each other's. SQLite takes an empty file.
    QTemporaryFile reserved(to + u".part-XXXXXX"_s);
    if (!reserved.open()) {
        return tl::unexpected(registerError(ErrorCode::CannotWrite, to, reserved.errorString()));
    }
    const QString part = reserved.fileName();
    reserved.close();
    if (!connection.run(u"VACUUM INTO "_s + quoted(part))) {
        const Error error = registerError(isDamage(connection.error()) ? ErrorCode::RegisterDamaged : ErrorCode::CannotWrite,
                                          isDamage(connection.error()) ? path : to, connection.error().text());
        return tl::unexpected(error);
    }
    if (QFile file(part); !isOnDisk(file)) {
        return tl::unexpected(registerError(ErrorCode::CannotWrite, to, file.errorString()));
    }
    // A temporary file is its owner's alone.
    if (QFile::exists(to)) {
        takePermissions(part, to);
    } else {
        takePermissions(part, path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    }
    if (!replaceFile(part, to)) {
        return tl::unexpected(registerError(ErrorCode::CannotWrite, to));
    }
    return {};
}

} // namespace

Error registerError(ErrorCode code, const QString &path, const QString &detail)
{
    return {code, path.toStdString(), {}, {}, {}, detail.toStdString()};
}

bool replaceFile(const QString &from, const QString &to)
{
    std::error_code problem;
    std::filesystem::rename(native(from), native(to), problem); // replaces, unlike QFile::rename()
    return !problem;
}

void takePermissions(const QString &file, const QString &from, std::filesystem::perms least)
{
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(native(from), problem);
    if (!problem && std::filesystem::exists(status)) {
        std::filesystem::permissions(native(file), (status.permissions() & std::filesystem::perms::all) | least, problem);
    }
}

RegisterFile::RegisterFile(const QString &path, bool readOnly) : m_path(path), m_connection(path, readOnly) {}

RegisterFile::~RegisterFile()
{
    if (m_isOpen) {
        m_connection.run(u"ROLLBACK"_s);
    }
}

Error RegisterFile::error(ErrorCode otherwise) const
{
    return registerError(isDamage(m_connection.error()) ? ErrorCode::RegisterDamaged : otherwise, m_path, m_connection.error().text());
}

Result<void> RegisterFile::begin(const QString &how)
{
    // EXTRA: also the end of the journal is on the disk when a number has been given.
    if (!m_connection.isOpen() || !m_connection.run(u"PRAGMA busy_timeout = %1"_s.arg(busyMilliseconds))
        || !m_connection.run(u"PRAGMA synchronous = EXTRA"_s) || !m_connection.run(u"PRAGMA foreign_keys = ON"_s) || !m_connection.run(how)) {
        return tl::unexpected(error(ErrorCode::CannotOpen));
    }
    m_isOpen = true;
    return {};
}

Result<void> RegisterFile::commit()
{
    if (!m_connection.run(u"COMMIT"_s)) {
        return tl::unexpected(error(ErrorCode::CannotWrite));
    }
    m_isOpen = false;
    return {};
}

Result<int> RegisterFile::schemaVersion(qsizetype known)
{
    const std::optional<QVariant> application = m_connection.value(u"PRAGMA application_id"_s);
    const std::optional<QVariant> version = application ? m_connection.value(u"PRAGMA user_version"_s) : std::nullopt;
    const std::optional<QVariant> tables = version ? m_connection.value(u"SELECT count(*) FROM sqlite_master"_s) : std::nullopt;
    if (!tables) {
        return tl::unexpected(error(ErrorCode::CannotOpen));
    }
    if (application->toInt() == 0 && tables->toInt() == 0) {
        return 0; // made, and stopped before anything was in it
    }
    if (application->toInt() != registerApplicationId) {
        return tl::unexpected(registerError(ErrorCode::RegisterDamaged, m_path, u"not a register of this program"_s));
    }
    if (version->toInt() > known) {
        Error newer = registerError(ErrorCode::RegisterNewer, m_path);
        newer.found = std::to_string(version->toInt());
        newer.accepted = std::to_string(known);
        return tl::unexpected(newer);
    }
    return version->toInt();
}

Result<void> RegisterFile::migrate(const QStringList &schema, int from)
{
    for (qsizetype step = from; step < schema.size(); ++step) {
        const QStringList all = statements(schema[step]);
        for (const QString &statement : all) {
            if (!m_connection.run(statement)) {
                return tl::unexpected(error(ErrorCode::CannotWrite));
            }
        }
    }
    if (!m_connection.run(u"PRAGMA application_id = %1"_s.arg(registerApplicationId))
        || !m_connection.run(u"PRAGMA user_version = %1"_s.arg(schema.size()))) {
        return tl::unexpected(error(ErrorCode::CannotWrite));
    }
    return {};
}

Result<std::unique_ptr<RegisterFile>> RegisterFile::forWriting(const QString &path, const QStringList &schema, bool hasCopy)
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
        return tl::unexpected(registerError(ErrorCode::CannotWrite, path));
    }
    const qsizetype known = schema.size();
    for (;;) {
        std::unique_ptr<RegisterFile> file(new RegisterFile(path, false));
        if (const Result<void> begun = file->begin(u"BEGIN IMMEDIATE"_s); !begun) {
            return tl::unexpected(begun.error());
        }
        const Result<int> version = file->schemaVersion(known);
        if (!version) {
            return tl::unexpected(version.error());
        }
        if (*version == known) {
            return file;
        }
        if (*version == 0 || hasCopy) {
            if (const Result<void> migrated = file->migrate(schema, *version); !migrated) {
                return tl::unexpected(migrated.error());
            }
            // At once: whatever becomes of what follows, the schema is this one.
            if (const Result<void> written = file->commit(); !written) {
                return tl::unexpected(written.error());
            }
            continue;
        }
        file.reset(); // no copy is made within a transaction
        if (const Result<void> copied = copyRegister(path, schema, copyName(path, *version)); !copied) {
            return tl::unexpected(copied.error());
        }
        hasCopy = true;
    }
}

Result<std::unique_ptr<RegisterFile>> RegisterFile::forReading(const QString &path, const QStringList &schema)
{
    if (!isFilled(path)) {
        return nullptr;
    }
    const QFileInfo info(path);
    // Writable where possible: what a killed program left is to be rolled back.
    const bool readOnly = !info.isWritable() || !QFileInfo(info.absolutePath()).isWritable();
    std::unique_ptr<RegisterFile> file(new RegisterFile(path, readOnly));
    if (const Result<void> begun = file->begin(u"BEGIN"_s); !begun) {
        return tl::unexpected(begun.error());
    }
    const Result<int> version = file->schemaVersion(schema.size());
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version == 0) {
        return nullptr;
    }
    if (*version < schema.size()) {
        file.reset();
        if (const auto migrated = forWriting(path, schema); !migrated) {
            return tl::unexpected(migrated.error());
        }
        return forReading(path, schema);
    }
    return file;
}

bool RegisterFile::run(const QString &sql, std::initializer_list<QVariant> values)
{
    QSqlQuery query = m_connection.query();
    if (!m_connection.note(query, query.prepare(sql))) {
        return false;
    }
    int place = 0;
    for (const QVariant &value : values) {
        query.bindValue(place++, value);
    }
    return m_connection.note(query, query.exec());
}

std::optional<QSqlQuery> RegisterFile::first(const QString &sql, std::initializer_list<QVariant> values)
{
    QSqlQuery query = m_connection.query();
    if (!m_connection.note(query, query.prepare(sql))) {
        return std::nullopt;
    }
    int place = 0;
    for (const QVariant &value : values) {
        query.bindValue(place++, value);
    }
    if (!m_connection.note(query, query.exec())) {
        return std::nullopt;
    }
    if (!query.next()) {
        m_connection.note(query, !query.lastError().isValid());
        return std::nullopt;
    }
    return query;
}

Result<void> copyRegister(const QString &path, const QStringList &schema, const QString &to)
{
    RegisterFile file(path, false);
    if (!file.m_connection.isOpen() || !file.m_connection.run(u"PRAGMA busy_timeout = %1"_s.arg(busyMilliseconds))) {
        return tl::unexpected(file.error(ErrorCode::CannotOpen));
    }
    if (const Result<int> version = file.schemaVersion(schema.size()); !version) {
        return tl::unexpected(version.error());
    }
    return vacuumInto(file.m_connection, path, to);
}

} // namespace configuria
