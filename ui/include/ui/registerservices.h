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

// What the window asks of the register of quotes and of the profile of the seller.
struct RegisterServices {
    std::function<tl::expected<QuoteList, Error>(const QuoteFilter &)> list; // what ran out until today is expired first
    std::function<tl::expected<std::vector<QuoteStatistics>, Error>()> statistics;
    // Under a number of its own, or as the next version of the quote whose number the project has. Prints within.
    std::function<tl::expected<QuoteRecord, Error>(const Project &, std::optional<std::int64_t> draft, const PrintQuote &)> issue;
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
