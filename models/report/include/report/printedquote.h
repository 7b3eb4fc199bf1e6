// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/quotedocument.h"

namespace configuria {

// The PDF of writeQuotePdf(), for the register to keep.
tl::expected<QByteArray, Error> printedQuote(const QuoteInput &input);

} // namespace configuria
