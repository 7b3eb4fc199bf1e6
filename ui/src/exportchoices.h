// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>

#include <functional>
#include <optional>

#include "report/csvformat.h"
#include "ui/exportmemory.h"

class QWidget;

namespace configuria {

using CsvTable = std::function<QByteArray(const CsvFormat &)>; // in UTF-8

// How the table is to be written: as it was last time, at first in that style. None: given up.
std::optional<CsvFormat> askCsvFormat(const ExportMemory &memory, CsvStyle first, const CsvTable &table, QWidget *parent);

struct FileKind {
    QString suffix; // "xlsx"
    QString name;   // "Workbooks with formulas (*.xlsx)"
};

// Where to write: in the folder of the last export, else that of `proposed`, as the kind that was taken last time under this name.
// `proposed` has no suffix. "": given up.
QString askExportFile(const ExportMemory &memory, const QString &name, const QString &title, const QString &proposed, const QVector<FileKind> &kinds, QWidget *parent);

} // namespace configuria
