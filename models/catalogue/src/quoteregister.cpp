// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/quoteregister.h"

#include <QFile>

#include "engine/numberpattern.h"
#include "registerrows.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// SQLite keeps an empty text apart from NULL, which these columns refuse.
QVariant filled(const QString &value)
{
    return value.isNull() ? u""_s : value;
}

QVariant filled(const QByteArray &value)
{
    return value.isNull() ? QByteArray("") : value;
}

QVariant date(Date value)
{
    return filled(isoText(value));
}

QVariant name(QuoteState state)
{
    return text(std::string(nameOf(state)));
}

Error wrong(RegisterFile &file, ErrorCode code, const std::string &place)
{
    Error error = file.error(code);
    if (error.code == code) {
        error.place = place;
    }
    return error;
}

// The writes of one transaction. Each answers whether it went well; RegisterFile::error() says what did not.
class Rows {
public:
    explicit Rows(RegisterFile &file) : m_file(file) {}

    std::optional<std::int64_t> quoteOf(const std::string &quoteNumber)
    {
        const auto row = m_file.first(u"SELECT id FROM quotes WHERE number = ?"_s, {text(quoteNumber)});
        return row ? std::optional<std::int64_t>(row->value(0).toLongLong()) : std::nullopt;
    }
    // 1 of a quote without an issued version.
    std::optional<int> nextVersion(std::int64_t quote)
    {
        const auto row = m_file.first(u"SELECT coalesce(max(version), 0) + 1 FROM versions WHERE quote = ? AND state <> 'draft'"_s, {number(quote)});
        return row ? std::optional(row->value(0).toInt()) : std::nullopt;
    }
    std::optional<std::int64_t> addQuote()
    {
        return m_file.run(u"INSERT INTO quotes (number) VALUES (NULL)"_s, {}) ? lastId() : std::nullopt;
    }
    bool setNumber(std::int64_t quote, const std::string &quoteNumber)
    {
        return m_file.run(u"UPDATE quotes SET number = ? WHERE id = ?"_s, {text(quoteNumber), number(quote)});
    }
    bool removeQuoteWithoutVersions(std::int64_t quote)
    {
        return m_file.run(u"DELETE FROM quotes WHERE id = ? AND number IS NULL AND NOT EXISTS (SELECT 1 FROM versions WHERE quote = quotes.id)"_s, {number(quote)});
    }
    // Past numbers that another pattern gave.
    std::optional<std::string> takeNumber(const std::string &pattern, Date on)
    {
        const std::optional<std::string> scope = numberScope(pattern, on);
        if (!scope) {
            return std::nullopt;
        }
        const auto row = m_file.first(u"SELECT last FROM numbers WHERE scope = ?"_s, {text(*scope)});
        if (!row && m_file.failed()) {
            return std::nullopt;
        }
        for (std::int64_t sequence = row ? row->value(0).toLongLong() + 1 : 1;; ++sequence) {
            const std::optional<std::string> given = quoteNumber(pattern, on, sequence);
            if (!given || quoteOf(*given)) {
                if (!given || m_file.failed()) {
                    return std::nullopt;
                }
                continue;
            }
            const bool isKept = m_file.run(u"INSERT INTO numbers (scope, last) VALUES (?, ?) ON CONFLICT (scope) DO UPDATE SET last = excluded.last"_s,
                                           {text(*scope), number(sequence)});
            return isKept ? given : std::nullopt;
        }
    }

    // As a draft, in place of `id` when there is one. The id of the row.
    std::optional<std::int64_t> write(std::int64_t quote, int version, const StoredQuote &stored, std::optional<std::int64_t> id)
    {
        const std::optional<std::int64_t> customer = customerId(stored);
        if (!customer) {
            return std::nullopt;
        }
        const QuoteRecord &r = stored.record;
        if (!id) {
            if (!m_file.run(u"INSERT INTO versions (quote, version, state, state_date, customer, customer_name, title, reference, salesperson, date, valid_until,"
                            " currency, excl_vat_micro, incl_vat_micro, is_partial) VALUES (?, 0, 'draft', '', ?, '', '', '', '', '', '', '', 0, 0, 0)"_s,
                            {number(quote), number(*customer)})) {
                return std::nullopt;
            }
            id = lastId();
        }
        const bool isWritten = m_file.run(u"UPDATE versions SET quote = ?, version = ?, state_date = ?, customer = ?, customer_name = ?, title = ?, reference = ?, salesperson = ?,"
                                          " date = ?, valid_until = ?, currency = ?, excl_vat_micro = ?, incl_vat_micro = ?, is_partial = ? WHERE id = ?"_s,
                                          {number(quote), version, date(r.date), number(*customer), text(r.customer), text(r.title), text(r.reference), text(r.salesperson),
                                           date(r.date), date(r.validUntil), text(r.currency), number(r.totalExclVat.micros()), number(r.totalInclVat.micros()),
                                           r.isPartial ? 1 : 0, number(*id)});
        return isWritten && writeWords(*id, stored.search) && writeContent(*id, stored.content) ? id : std::nullopt;
    }
    bool setHash(std::int64_t id, const QByteArray &hash)
    {
        return m_file.run(u"UPDATE contents SET hash = ? WHERE version = ?"_s, {QString::fromLatin1(hash), number(id)});
    }
    bool setState(std::int64_t id, QuoteState state, Date on, const std::string &note)
    {
        return m_file.run(u"UPDATE versions SET state = ?, state_date = ? WHERE id = ?"_s, {name(state), date(on), number(id)})
            && m_file.run(u"INSERT INTO states (version, state, date, note) VALUES (?, ?, ?, ?)"_s, {number(id), name(state), date(on), text(note)});
    }
    bool remove(std::int64_t draft)
    {
        return m_file.run(u"DELETE FROM states WHERE version = ?"_s, {number(draft)}) && m_file.run(u"DELETE FROM contents WHERE version = ?"_s, {number(draft)})
            && m_file.run(u"DELETE FROM words WHERE version = ?"_s, {number(draft)}) && m_file.run(u"DELETE FROM versions WHERE id = ?"_s, {number(draft)});
    }

private:
    std::optional<std::int64_t> lastId()
    {
        const auto row = m_file.first(u"SELECT last_insert_rowid()"_s, {});
        return row ? std::optional<std::int64_t>(row->value(0).toLongLong()) : std::nullopt;
    }
    // A customer is known by the name; what else is known of it is that of the latest quote.
    std::optional<std::int64_t> customerId(const StoredQuote &stored)
    {
        if (!m_file.run(u"INSERT INTO customers (name, party) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET party = excluded.party"_s,
                        {text(stored.record.customer), filled(QString::fromUtf8(stored.customer))})) {
            return std::nullopt;
        }
        const auto row = m_file.first(u"SELECT id FROM customers WHERE name = ?"_s, {text(stored.record.customer)});
        return row ? std::optional<std::int64_t>(row->value(0).toLongLong()) : std::nullopt;
    }
    bool writeWords(std::int64_t id, const QString &words)
    {
        return m_file.run(u"INSERT INTO words (version, text) VALUES (?, ?) ON CONFLICT (version) DO UPDATE SET text = excluded.text"_s, {number(id), filled(words)});
    }
    bool writeContent(std::int64_t id, const QuoteContent &content)
    {
        return m_file.run(u"DELETE FROM contents WHERE version = ?"_s, {number(id)})
            && m_file.run(u"INSERT INTO contents (version, project, printed, evaluation, catalogue, pdf, hash) VALUES (?, ?, ?, ?, ?, ?, '')"_s,
                          {number(id), filled(content.project), filled(content.printed), filled(content.evaluation), filled(content.catalogue), filled(content.pdf)});
    }

    RegisterFile &m_file;
};

// The quote that an order is a version of, and the draft that it takes the place of.
struct Place {
    std::int64_t quote = 0;
    std::string number;
    int version = 1;
    std::optional<QuoteRecord> draft;
};

// Makes the quote when it is new; the number is then "".
Result<Place> placeOf(RegisterFile &file, const std::optional<std::int64_t> &draft, const std::string &quoteNumber, bool hasOwnNumber = false)
{
    Rows rows(file);
    Place place;
    if (draft) {
        const Result<QuoteRecord> record = readRecord(file, *draft);
        if (!record) {
            return tl::unexpected(record.error());
        }
        if (record->state != QuoteState::Draft) {
            return tl::unexpected(wrong(file, ErrorCode::QuoteIssued, record->number));
        }
        place.draft = *record;
        if (!hasOwnNumber || record->number.empty()) {
            place.quote = record->quote;
            place.number = record->number;
        }
    }
    if (place.number.empty() && !quoteNumber.empty() && !hasOwnNumber) {
        if (const auto known = rows.quoteOf(quoteNumber)) {
            place.quote = *known;
            place.number = quoteNumber;
        }
    }
    if (place.quote == 0) {
        place.quote = rows.addQuote().value_or(0);
    }
    const std::optional<int> version = place.quote == 0 ? std::nullopt : rows.nextVersion(place.quote);
    if (!version || file.failed()) {
        return tl::unexpected(file.error(ErrorCode::CannotWrite));
    }
    place.version = *version;
    return place;
}

Result<QuoteRecord> committed(RegisterFile &file, std::int64_t id)
{
    Result<QuoteRecord> record = readRecord(file, id);
    if (!record) {
        return record;
    }
    if (const Result<void> written = file.commit(); !written) {
        return tl::unexpected(written.error());
    }
    return record;
}

} // namespace

QStringList registerSchema()
{
    QStringList steps;
    for (int step = 1;; ++step) {
        QFile file(u":/register/%1.sql"_s.arg(step));
        if (!file.open(QIODevice::ReadOnly)) {
            return steps;
        }
        steps << QString::fromUtf8(file.readAll());
    }
}

QuoteRegister::QuoteRegister(QString path, QStringList schema) : m_path(std::move(path)), m_schema(std::move(schema)) {}

Result<QuoteRecord> QuoteRegister::saveDraft(const StoredQuote &quote, std::optional<std::int64_t> draft)
{
    const auto file = RegisterFile::forWriting(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const Result<Place> place = placeOf(**file, draft, quote.record.number);
    if (!place) {
        return tl::unexpected(place.error());
    }
    Rows rows(**file);
    const auto id = rows.write(place->quote, place->version, quote, draft);
    if (!id || (!draft && !rows.setState(*id, QuoteState::Draft, quote.record.date, {}))
        || (place->draft && !rows.removeQuoteWithoutVersions(place->draft->quote))) {
        return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    }
    return committed(**file, *id);
}

Result<void> QuoteRegister::removeDraft(std::int64_t id)
{
    const auto file = RegisterFile::forWriting(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const Result<QuoteRecord> record = readRecord(**file, id);
    if (!record) {
        return tl::unexpected(record.error());
    }
    if (record->state != QuoteState::Draft) {
        return tl::unexpected(wrong(**file, ErrorCode::QuoteIssued, record->number));
    }
    Rows rows(**file);
    if (!rows.remove(id) || !rows.removeQuoteWithoutVersions(record->quote)) {
        return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    }
    return (*file)->commit();
}

Result<QuoteRecord> QuoteRegister::issue(const IssueOrder &order, const RenderQuote &render)
{
    if (!numberScope(order.pattern, order.date)) {
        return tl::unexpected(Error{ErrorCode::UnknownValue, {}, {}, order.pattern, std::string(defaultNumberPattern), {}});
    }
    const auto file = RegisterFile::forWriting(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    Result<Place> place = placeOf(**file, order.draft, order.number, order.hasOwnNumber);
    if (!place) {
        return tl::unexpected(place.error());
    }
    Rows rows(**file);
    if (place->number.empty()) {
        const std::optional<std::string> given = rows.takeNumber(order.pattern, order.date);
        if (!given || !rows.setNumber(place->quote, *given)) {
            return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
        }
        place->number = *given;
    }
    Result<StoredQuote> stored = render(place->number, place->version);
    if (!stored) {
        return tl::unexpected(stored.error()); // nothing is taken: the transaction is rolled back
    }
    const auto id = rows.write(place->quote, place->version, *stored, order.draft);
    // As it will be read: the file keeps no impossible date.
    const Result<QuoteRecord> written = id ? readRecord(**file, *id) : tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    if (!written) {
        return written;
    }
    if (!rows.setHash(*id, hashOf(*written, stored->content)) || !rows.setState(*id, QuoteState::Issued, order.date, {})
        || (place->draft && !rows.removeQuoteWithoutVersions(place->draft->quote))) {
        return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    }
    return committed(**file, *id);
}

Result<QuoteRecord> QuoteRegister::setState(std::int64_t id, QuoteState state, Date on, const std::string &note)
{
    const auto file = RegisterFile::forWriting(m_path, m_schema);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const Result<QuoteRecord> record = readRecord(**file, id);
    if (!record) {
        return tl::unexpected(record.error());
    }
    if (state == QuoteState::Draft || record->state == QuoteState::Draft) {
        return tl::unexpected(wrong(**file, ErrorCode::UnknownValue, record->number));
    }
    if (!Rows(**file).setState(id, state, on, note)) {
        return tl::unexpected((*file)->error(ErrorCode::CannotWrite));
    }
    return committed(**file, id);
}

} // namespace configuria
