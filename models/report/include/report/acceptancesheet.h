// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/quotedocument.h"

namespace configuria {

// What is verified when one server of the configuration is delivered, with room for what was measured and for signatures.
// Charts and evidence of the input are not used.
// PDF: one page A4 whatever the configuration, fonts embedded, searchable text. Written whole or not at all.
tl::expected<void, Error> writeAcceptancePdf(const QuoteInput &input, const QString &path);
// The same as plain text, UTF-8.
tl::expected<void, Error> writeAcceptanceText(const QuoteInput &input, const QString &path);
QByteArray acceptanceText(const QuoteInput &input);

} // namespace configuria
