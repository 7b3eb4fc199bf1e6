// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparemodel.h"
#include "report/quotedocument.h"

namespace configuria {

// The rows that are shown, in their order: name, unit, and a column for each scenario. Numbers are bare; what is not known is
// an empty cell, and a lower bound stays in words.
QByteArray compareCsv(const CompareModel &model, const CsvFormat &format);
// The same for the clipboard: tabs, and the decimal sign of the locale.
QString compareText(const CompareModel &model, QChar decimalPoint);
// Cells of the model alone, for the clipboard: as text with tabs, bare numbers, and as an HTML table, as it is read.
QString cellsText(const CompareModel &model, const QModelIndexList &cells, QChar decimalPoint);
QString cellsHtml(const CompareModel &model, const QModelIndexList &cells);
tl::expected<void, Error> writeCompareCsv(const CompareModel &model, const CsvFormat &format, const QString &path);

} // namespace configuria
