// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlQuery>

#include "catalogue/storedquote.h"
#include "registerfile.h"

namespace configuria {

// Columns of a QuoteRecord, for recordFrom(); of `versions v JOIN quotes q`.
constexpr const char *recordColumns = "v.id, v.quote, coalesce(q.number, ''), v.version, v.state, v.state_date, v.customer_name, v.title, v.reference,"
                                      " v.salesperson, v.date, v.valid_until, v.currency, v.excl_vat_micro, v.incl_vat_micro, v.is_partial";
constexpr const char *recordTables = "versions v JOIN quotes q ON q.id = v.quote";

QuoteRecord recordFrom(const QSqlQuery &row);
Result<QuoteRecord> readRecord(RegisterFile &file, std::int64_t id);

// SHA-256 of what was issued: the words of the record and every byte of the content.
QByteArray hashOf(const QuoteRecord &record, const QuoteContent &content);
// QuoteChanged when an issued version does not have the hash of its issue.
Result<QuoteContent> readContent(RegisterFile &file, const QuoteRecord &record);

// Calls `use` with each row.
template <class Use>
Result<void> forEachRow(RegisterFile &file, const QString &sql, const QVariantList &values, Use use)
{
    QSqlQuery query = file.connection().query();
    bool isRead = query.prepare(sql);
    for (qsizetype i = 0; isRead && i < values.size(); ++i) {
        query.bindValue(static_cast<int>(i), values[i]);
    }
    isRead = isRead && query.exec();
    while (isRead && query.next()) {
        use(query);
    }
    if (!file.connection().note(query, isRead && !query.lastError().isValid())) {
        return tl::unexpected(file.error(ErrorCode::CannotOpen));
    }
    return {};
}

QVariant number(std::int64_t value);
QVariant text(const std::string &value);

} // namespace configuria
