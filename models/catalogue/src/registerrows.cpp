// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registerrows.h"

#include <QCryptographicHash>

namespace configuria {

using namespace Qt::StringLiterals;

QVariant number(std::int64_t value)
{
    return QVariant::fromValue(static_cast<qlonglong>(value));
}

QVariant text(const std::string &value)
{
    return QString::fromStdString(value);
}

QuoteRecord recordFrom(const QSqlQuery &row)
{
    int column = 0;
    const auto words = [&] { return row.value(column++).toString().toStdString(); };
    const auto whole = [&] { return static_cast<std::int64_t>(row.value(column++).toLongLong()); };
    const auto date = [&] { return dateFromIso(row.value(column++).toString()); };
    QuoteRecord record;
    record.id = whole();
    record.quote = whole();
    record.number = words();
    record.version = static_cast<int>(whole());
    record.state = quoteStateFrom(words()).value_or(QuoteState::Issued); // a later program's: not ours to change
    record.stateDate = date();
    record.customer = words();
    record.title = words();
    record.reference = words();
    record.salesperson = words();
    record.date = date();
    record.validUntil = date();
    record.currency = words();
    record.totalExclVat = Money::micros(whole());
    record.totalInclVat = Money::micros(whole());
    record.isPartial = whole() != 0;
    return record;
}

Result<QuoteRecord> readRecord(RegisterFile &file, std::int64_t id)
{
    const std::optional<QSqlQuery> row = file.first(u"SELECT %1 FROM %2 WHERE v.id = ?"_s.arg(QLatin1StringView(recordColumns), QLatin1StringView(recordTables)), {number(id)});
    if (!row) {
        return tl::unexpected(file.error(file.failed() ? ErrorCode::CannotOpen : ErrorCode::NoSuchQuote));
    }
    return recordFrom(*row);
}

QByteArray hashOf(const QuoteRecord &record, const QuoteContent &content)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // Each with its length before it: no byte can move from one to the next unseen.
    const auto add = [&hash](const QByteArray &bytes) {
        hash.addData(QByteArray::number(bytes.size()) + '\n');
        hash.addData(bytes);
    };
    for (const std::string &words : {record.number, std::to_string(record.version), record.customer, record.title, record.reference, record.salesperson,
                                     record.currency, std::to_string(record.totalExclVat.micros()), std::to_string(record.totalInclVat.micros()),
                                     std::to_string(record.isPartial ? 1 : 0)}) {
        add(QByteArray::fromStdString(words));
    }
    add(isoText(record.date).toLatin1());
    add(isoText(record.validUntil).toLatin1());
    for (const QByteArray &bytes : {content.project, content.printed, content.evaluation, content.catalogue, content.pdf}) {
        add(bytes);
    }
    return hash.result().toHex();
}

Result<QuoteContent> readContent(RegisterFile &file, const QuoteRecord &record)
{
    std::optional<QSqlQuery> row = file.first(u"SELECT project, printed, evaluation, catalogue, pdf, hash FROM contents WHERE version = ?"_s, {number(record.id)});
    if (!row && file.failed()) {
        return tl::unexpected(file.error(ErrorCode::CannotOpen));
    }
    QuoteContent content;
    QByteArray hash;
    if (row) {
        content = {row->value(0).toByteArray(), row->value(1).toByteArray(), row->value(2).toByteArray(), row->value(3).toByteArray(),
                   row->value(4).toByteArray()};
        hash = row->value(5).toByteArray();
    }
    if (!row || (record.state != QuoteState::Draft && hash != hashOf(record, content))) {
        Error changed = file.error(ErrorCode::QuoteChanged);
        changed.place = record.number;
        return tl::unexpected(changed);
    }
    return content;
}

} // namespace configuria
