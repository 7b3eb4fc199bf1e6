// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/quotedocument.h"

namespace configuria {

// What every scenario costs, line by line and year by year, so that a spreadsheet rebuilds each total. Of the input
// `configuration`, charts and evidence are not used: all configurations are written. Amounts are whole cents.

// XLSX: a sheet for each configuration. Inputs, lines with their years, totals of lines, years and groups, present value and the
// other ways to pay are live formulas, with the figures of the program kept beside them. Written whole or not at all.
tl::expected<void, Error> writeCostXlsx(const QuoteInput &input, const QString &path);
// CSV: a row for each line, then the total; the other ways to pay follow.
QByteArray costCsv(const QuoteInput &input, const CsvFormat &format);
tl::expected<void, Error> writeCostCsv(const QuoteInput &input, const CsvFormat &format, const QString &path);

} // namespace configuria
