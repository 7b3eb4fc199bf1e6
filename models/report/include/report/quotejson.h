// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/quotedocument.h"

namespace configuria {

// The quote for other programs: amounts as decimal texts, what EN 16931 knows under its terms ("BT-131") in one object for each
// configuration that is offered, and what it does not know under names of ours: there, and at the top of the
// document, amounts are as the paper prints them, incl. VAT where its prices are. In the customer's view nothing of the margins.
QByteArray quoteJson(const QuoteInput &input);
tl::expected<void, Error> writeQuoteJson(const QuoteInput &input, const QString &path);

// The offers, parties and terms again, as a project in the currency of the quote: a configuration of lines for each offer, whose
// totals are the same. Refused: the customer's file of one line per section, which has no prices of pieces. Parts that the catalogue does not have become lines of their own; models and workloads are not in a quote.
tl::expected<Project, Error> readQuoteJson(const Catalogue &catalogue, const QByteArray &json, const QString &fileName);

} // namespace configuria
