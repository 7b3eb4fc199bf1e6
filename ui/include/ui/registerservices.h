// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "engine/error.h"
#include "engine/project.h"
#include "engine/quotechanges.h"
#include "engine/quoterecord.h"
#include "engine/sellerprofile.h"
#include "report/quotedocument.h"

namespace configuria {

// The PDF of the quote of a project.
using PrintQuote = std::function<tl::expected<QByteArray, Error>(const Project &)>;

// Next version: of the quote whose number the project has; its own number when the register knows none such.
enum class IssueAs : std::uint8_t { NextVersion, OwnNumber };

// What an issue would make of a project.
struct IssuePlan {
    std::string number;              // that it has; "": none yet
    std::optional<QuoteRecord> last; // the newest version that was issued under it; absent: the register does not know the number
    bool isOtherCustomer = false;    // than that of this version
    bool isUnchanged = false;        // it says what this version says
    int nextVersion() const { return last ? last->version + 1 : 1; }
};

// What the window asks of the register of quotes and of the profile of the seller.
struct RegisterServices {
    std::function<tl::expected<QuoteList, Error>(const QuoteFilter &)> list; // what ran out until today is expired first
    std::function<tl::expected<std::vector<QuoteStatistics>, Error>()> statistics;
    std::function<tl::expected<IssuePlan, Error>(const Project &, std::optional<std::int64_t> draft)> planIssue;
    std::function<tl::expected<QuoteRecord, Error>(const Project &, std::optional<std::int64_t> draft, IssueAs, const PrintQuote &)> issue; // prints within
    std::function<tl::expected<QuoteRecord, Error>(const Project &, std::optional<std::int64_t> draft)> saveDraft;
    std::function<tl::expected<void, Error>(std::int64_t id)> removeDraft;
    std::function<tl::expected<QuoteRecord, Error>(std::int64_t id, QuoteState)> setState; // today
    std::function<tl::expected<Project, Error>(std::int64_t id)> open; // as it was issued, its hash verified
    std::function<tl::expected<QByteArray, Error>(std::int64_t id)> pdf;
    std::function<tl::expected<std::optional<QuoteChanges>, Error>(const QuoteRecord &)> changes; // to the issued version before; none of the first
    std::function<tl::expected<void, Error>(const QString &path)> backup;
    std::function<tl::expected<QString, Error>(const QString &path)> restore; // where the register before is kept
    std::function<void(const QString &path)> showFile; // in the program that the desktop has for it
    std::function<Date()> today;

    std::function<tl::expected<SellerProfile, Error>()> seller;
    std::function<tl::expected<void, Error>(const SellerProfile &)> setSeller;
    std::function<QByteArray(const QString &path)> readPicture; // of a logo; empty when it cannot be read or is too large
};

} // namespace configuria
