// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/quoterecord.h"
#include "report/quotedocument.h"

namespace configuria {

// One row for each version, in the order given. Amounts are bare.
QByteArray registerCsv(const std::vector<QuoteRecord> &quotes, const CsvFormat &format);

} // namespace configuria
