// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <string>

#include "catalogue/quoteregister.h"

// Says why a Result is none.
#define VERIFY_OK(expression) \
    do { \
        const auto &result = (expression); \
        QVERIFY2(result.has_value(), result ? "" : (result.error().detail + " code " + std::to_string(static_cast<int>(result.error().code))).c_str()); \
    } while (false)

namespace fixture {

// A quote of one service; the PDF stands for one.
inline configuria::Project projectFor(const std::string &customer, const std::string &title, std::int64_t price)
{
    configuria::Project project;
    project.title = title;
    project.customer.name = customer;
    project.quote.date = {2026, 11, 30};
    configuria::Configuration &configuration = project.configurations.emplace_back();
    configuration.name = "A";
    configuria::BomLine &line = configuration.lines.emplace_back();
    line.part.kind = configuria::PartKind::Service;
    line.description = "Mise en service";
    line.scope = configuria::LineScope::PerProject;
    line.unitPrice = configuria::Money::units(price);
    return project;
}

inline configuria::StoredQuote stored(const configuria::Project &project, const QByteArray &pdf = "%PDF-1.7")
{
    const configuria::Catalogue none;
    return storedQuote(none, project, makeQuote(none, project, 0), "{\"fit\":1}", pdf);
}

inline configuria::RenderQuote render(const configuria::Project &project)
{
    return [project](const std::string &number, int version) -> configuria::Result<configuria::StoredQuote> {
        configuria::Project printed = project;
        printed.quote.number = number;
        printed.quote.version = version;
        return stored(printed);
    };
}

inline configuria::IssueOrder order(const std::string &number = {})
{
    return {std::nullopt, number, "DV-{year}-{seq:4}", {2026, 11, 30}};
}

// A statement of another program. What SQLite says against it, "" when it did it.
inline QString tamper(const QString &path, const QString &sql)
{
    QString said;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(path);
        QSqlQuery query(database);
        if (!database.open()) {
            said = database.lastError().text();
        } else if (query = QSqlQuery(database); !query.exec(sql)) {
            said = query.lastError().text();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    return said;
}

} // namespace fixture
