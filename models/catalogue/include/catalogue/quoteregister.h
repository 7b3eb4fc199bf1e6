// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/result.h"
#include "catalogue/storedquote.h"
#include "engine/quoterecord.h"

namespace configuria {

// Every step of the schema, oldest first; user_version of the file counts those that it has had.
QStringList registerSchema();

// What is to be issued. A number that the register knows makes it the next version of that quote; any other is replaced.
struct IssueOrder {
    std::optional<std::int64_t> draft; // becomes the issued version; else a new row does
    std::string number;
    std::string pattern;               // of engine/numberpattern.h
    Date date;                         // of issue
    bool hasOwnNumber = false;         // a new one, whatever number the order and its draft have
};
// Prints the quote under that number and version.
using RenderQuote = std::function<Result<StoredQuote>(const std::string &number, int version)>;

// The quotes of a seller in one SQLite file. Each call opens it and is one transaction, so that windows and programs can use
// it at the same time, and from any thread. What was issued never changes: the file itself refuses, and a hash tells when
// another program did it all the same. A damaged file is left as it is and said: an empty one in its place would give its
// numbers again.
class QuoteRegister {
public:
    explicit QuoteRegister(QString path, QStringList schema = registerSchema());
    const QString &path() const { return m_path; }

    // A new draft, or that one again. With the number of an issued quote it is a draft of its next version.
    Result<QuoteRecord> saveDraft(const StoredQuote &quote, std::optional<std::int64_t> draft = std::nullopt);
    Result<void> removeDraft(std::int64_t id);
    // The number is taken in the transaction that stores the quote: there is neither a gap nor the same number twice.
    Result<QuoteRecord> issue(const IssueOrder &order, const RenderQuote &render);
    // Of an issued one; never back to a draft.
    Result<QuoteRecord> setState(std::int64_t id, QuoteState state, Date date, const std::string &note = {});
    // What was valid until before `today` and has no answer; how many.
    Result<int> expire(Date today);

    Result<QuoteList> list(const QuoteFilter &filter = {}) const;
    Result<std::vector<QuoteStatistics>> statistics() const;
    Result<std::vector<StoredCustomer>> customers() const; // by name
    Result<QuoteRecord> record(std::int64_t id) const;
    Result<std::optional<QuoteRecord>> newest(const std::string &number) const; // issued version of that quote; absent: it has none
    Result<std::vector<QuoteRecord>> versions(std::int64_t quote) const; // oldest first
    Result<std::vector<QuoteStep>> history(std::int64_t id) const;       // oldest first
    // Of an issued quote only what its hash vouches for: else QuoteChanged.
    Result<QuoteContent> content(std::int64_t id) const;
    // The whole file, and the hash of every issued quote.
    Result<void> check() const;

    // One file with everything. An existing one is replaced when the new one is whole.
    Result<void> backup(const QString &to) const;
    // The register becomes that backup, if it is whole. What was there is kept beside; the answer is where ("" when nothing was).
    // Numbers that were given since the backup are not given again: when they cannot be read, nothing is done, unless the
    // register is damaged.
    Result<QString> restore(const QString &from);

private:
    QString m_path;
    QStringList m_schema;
};

} // namespace configuria
