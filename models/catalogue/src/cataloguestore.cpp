// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/cataloguestore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <array>

#include "cataloguebuilder.h"
#include "cataloguedatabase.h"
#include "cataloguestoretables.h"
#include "databaseconnection.h"
#include "ownrecords.h"
#include "catalogue/csvreader.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QByteArray resourceBytes(const QString &name)
{
    QFile file(u":/catalogue/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString fileNameOf(TableId id)
{
    return QLatin1StringView(tableSpec(id).name) + ".csv"_L1;
}

// The CSV files of the program and their common hash.
struct Content {
    std::array<QByteArray, tableCount> files;
    QByteArray schema;
    QString version;
};

Content contentOfResources()
{
    Content content;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (std::size_t i = 0; i < tableCount; ++i) {
        content.files[i] = resourceBytes(fileNameOf(static_cast<TableId>(i)));
        hash.addData(QByteArray::number(content.files[i].size()));
        hash.addData(content.files[i]);
    }
    content.schema = resourceBytes(u"schema.sql"_s);
    hash.addData(content.schema);
    content.version = QString::fromLatin1(hash.result().toHex());
    return content;
}

Result<std::vector<Table>> tablesOf(const Content &content)
{
    std::vector<Table> tables;
    for (std::size_t i = 0; i < tableCount; ++i) {
        const TableId id = static_cast<TableId>(i);
        const Result<CsvTable> csv = parseCsv(content.files[i], fileNameOf(id));
        if (!csv) {
            return tl::unexpected(csv.error());
        }
        Result<Table> table = tableFromCsv(id, *csv);
        if (!table) {
            return tl::unexpected(table.error());
        }
        tables.push_back(std::move(*table));
    }
    return tables;
}

// With the user's own parts and prices.
Result<LoadedCatalogue> loaded(const std::vector<Table> &tables, const OwnDataRead &own, std::optional<Error> warning)
{
    std::vector<Table> all = tables;
    const RefurbishedIds refurbished = layOwnParts(all, own.data.parts);
    Result<Catalogue> catalogue = buildCatalogue(all);
    if (!catalogue && !own.data.parts.empty()) { // whatever the user has, the program's parts are there
        warning = catalogue.error();
        catalogue = buildCatalogue(tables);
    }
    if (!catalogue) {
        return tl::unexpected(catalogue.error());
    }
    layOwnPrices(*catalogue, own.data, refurbished);
    if (!warning) {
        warning = own.warning;
    }
    return LoadedCatalogue{std::make_shared<const Catalogue>(std::move(*catalogue)), std::move(warning)};
}

Error warningOf(ErrorCode code, const QString &path, const QString &detail)
{
    return {code, path.toStdString(), {}, {}, {}, detail.toStdString()};
}

} // namespace

Result<LoadedCatalogue> loadCatalogue(const QString &dataDir)
{
    const Content content = contentOfResources();
    const QString path = QDir(dataDir).filePath(u"catalogue.sqlite"_s);
    DatabaseRead read = readDatabase(path, content.version);
    const OwnDataRead own = readOwnData(dataDir);
    std::optional<Error> warning;
    if (read.state == DatabaseState::Current) {
        if (Result<LoadedCatalogue> result = loaded(read.tables, own, std::nullopt)) {
            return result;
        }
        read.state = DatabaseState::Damaged;
    }
    const Result<std::vector<Table>> tables = tablesOf(content);
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    switch (read.state) {
    case DatabaseState::Newer:
        warning = warningOf(ErrorCode::DatabaseNewer, path, {});
        warning->found = read.detail.toStdString();
        warning->accepted = std::to_string(catalogueSchema);
        return loaded(*tables, own, warning);
    case DatabaseState::Unreadable:
        return loaded(*tables, own, warningOf(ErrorCode::CannotOpen, path, read.detail));
    case DatabaseState::Damaged:
        warning = warningOf(ErrorCode::DatabaseDamaged, path, read.detail);
        if (!moveAside(path)) {
            return loaded(*tables, own, warning);
        }
        break;
    case DatabaseState::Current:
    case DatabaseState::Outdated:
        break;
    }
    if (!QDir().mkpath(dataDir)) {
        return loaded(*tables, own, warningOf(ErrorCode::CannotWrite, dataDir, {}));
    }
    const Result<void> filled = fillDatabase(path, *tables, content.version, QString::fromUtf8(content.schema));
    if (!filled && !warning) {
        warning = filled.error();
    }
    return loaded(*tables, own, warning);
}

Result<std::vector<Table>> shippedTables()
{
    return tablesOf(contentOfResources());
}

Result<Catalogue> catalogueFromResources()
{
    const Result<std::vector<Table>> tables = shippedTables();
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    return buildCatalogue(*tables);
}

} // namespace configuria
