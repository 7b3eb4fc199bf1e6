// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/quoteregister.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <utility>

#include "registerrows.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

using Counters = std::vector<std::pair<QString, qlonglong>>;

Result<void> checkFile(RegisterFile &file, const QString &path)
{
    const std::optional<QVariant> whole = file.connection().value(u"PRAGMA integrity_check(1)"_s);
    if (!whole || whole->toString() != "ok"_L1) {
        return tl::unexpected(registerError(ErrorCode::RegisterDamaged, path, whole ? whole->toString() : file.connection().error().text()));
    }
    std::vector<std::int64_t> ids;
    const Result<void> listed = forEachRow(file, u"SELECT id FROM versions WHERE state <> 'draft'"_s, {}, [&ids](const QSqlQuery &row) {
        ids.push_back(row.value(0).toLongLong());
    });
    if (!listed) {
        return listed;
    }
    for (const std::int64_t id : ids) {
        const Result<QuoteRecord> record = readRecord(file, id);
        if (!record) {
            return tl::unexpected(record.error());
        }
        if (const Result<QuoteContent> content = readContent(file, *record); !content) {
            return tl::unexpected(content.error());
        }
    }
    return {};
}

// Of a damaged register those that can still be read.
Result<Counters> countersOf(RegisterFile &file)
{
    Counters counters;
    const Result<void> read = forEachRow(file, u"SELECT scope, last FROM numbers"_s, {}, [&counters](const QSqlQuery &row) {
        counters.emplace_back(row.value(0).toString(), row.value(1).toLongLong());
    });
    return read || read.error().code == ErrorCode::RegisterDamaged ? Result<Counters>(std::move(counters)) : tl::unexpected(read.error());
}

Result<void> raise(const QString &path, const QStringList &schema, const Counters &counters)
{
    const auto file = RegisterFile::forWriting(path, schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    for (const auto &[scope, last] : counters) {
        if (!(*file)->run(u"INSERT INTO numbers (scope, last) VALUES (?, ?) ON CONFLICT (scope) DO UPDATE SET last = excluded.last WHERE excluded.last > last"_s,
                          {scope, last})) {
            return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
        }
    }
    return (*file)->commit();
}

// Of an older schema too, without another copy of what is one.
Result<void> checkCopy(const QString &path, const QStringList &schema)
{
    if (const auto file = RegisterFile::forWriting(path, schema, true); !file) {
        return tl::unexpected(file.error());
    }
    return QuoteRegister(path, schema).check();
}

QString freeName(const QString &path)
{
    for (int i = 1;; ++i) {
        const QString name = "%1.replaced-%2"_L1.arg(path).arg(i);
        if (!QFile::exists(name)) {
            return name;
        }
    }
}

// The register has its name at every moment: what is there is given a second one, `kept`, before the first goes to what comes.
// A disk without second names (FAT) has it moved.
bool putInPlace(const QString &from, const QString &to, const QString &kept)
{
    takePermissions(from, to);
    if (!kept.isEmpty()) {
        std::error_code problem;
        std::filesystem::create_hard_link(to.toStdU16String(), kept.toStdU16String(), problem);
        if (problem && !replaceFile(to, kept)) {
            return false;
        }
        // What a killed program left belongs to the file that it stands beside, not to the new one.
        if (QFile::exists(to + u"-journal"_s) && !replaceFile(to + u"-journal"_s, kept + u"-journal"_s)) {
            return false;
        }
    }
    return replaceFile(from, to);
}

} // namespace

Result<void> QuoteRegister::check() const
{
    const auto file = RegisterFile::forReading(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return *file ? checkFile(**file, m_path) : Result<void>();
}

Result<void> QuoteRegister::backup(const QString &to) const
{
    if (QFileInfo(to).absoluteFilePath() == QFileInfo(m_path).absoluteFilePath()) {
        return tl::unexpected(registerError(ErrorCode::CannotWrite, to));
    }
    {
        const auto file = RegisterFile::forWriting(m_path, m_schema); // makes an empty one: its backup is one too
        if (!file) {
            return tl::unexpected(file.error());
        }
    }
    return copyRegister(m_path, m_schema, to);
}

Result<QString> QuoteRegister::restore(const QString &from)
{
    const QString incoming = m_path + u".incoming"_s;
    if (!isFilled(from)) {
        return tl::unexpected(registerError(ErrorCode::CannotOpen, from));
    }
    QFile::remove(incoming);
    if (const Result<void> copied = copyRegister(from, m_schema, incoming); !copied) {
        return tl::unexpected(copied.error());
    }
    const auto giveUp = [&incoming](Error error) {
        QFile::remove(incoming);
        return tl::unexpected(std::move(error));
    };
    if (const Result<void> whole = checkCopy(incoming, m_schema); !whole) {
        Error error = whole.error();
        error.file = from.toStdString();
        return giveUp(error);
    }
    const bool wasThere = isFilled(m_path);
    // Held until the new file is in place: another window writes to it after, or is told that its file is no longer there.
    const auto current = RegisterFile::forWriting(m_path, m_schema);
    if (current) {
        const Result<Counters> counters = countersOf(**current);
        if (!counters) {
            return giveUp(counters.error());
        }
        if (const Result<void> raised = raise(incoming, m_schema, *counters); !raised) {
            return giveUp(raised.error());
        }
    } else if (current.error().code != ErrorCode::RegisterDamaged) {
        return giveUp(current.error());
    }
    const QString kept = wasThere ? freeName(m_path) : QString();
    if (!putInPlace(incoming, m_path, kept)) {
        return giveUp(registerError(ErrorCode::CannotWrite, m_path));
    }
    return kept;
}

} // namespace configuria
