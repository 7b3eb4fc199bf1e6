// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/comparecsv.h"

namespace configuria {

// The rows and columns that are shown as a workbook: numbers as numbers. Of the input, project, format and language are used.
tl::expected<void, Error> writeCompareXlsx(const CompareModel &model, const QuoteInput &input, const QString &path);
// A4 on its side, heads repeated, a table for every eight columns; what is best and what differs is marked as on the screen.
tl::expected<void, Error> writeComparePdf(const CompareModel &model, const QuoteInput &input, const QString &path);

} // namespace configuria
