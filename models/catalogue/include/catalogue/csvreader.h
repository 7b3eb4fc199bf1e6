// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

#include "catalogue/result.h"

namespace configuria {

// A CSV file of RFC 4180: quoted cells may hold commas, quotes and line ends; LF, CRLF and CR end a line; a BOM is
// skipped; UTF-8. Every row has as many cells as the header. Empty lines are skipped.
struct CsvTable {
    struct Row {
        int line = 0; // of the file, 1 = header
        std::vector<std::string> cells;
    };
    std::string file;
    std::vector<std::string> header;
    std::vector<Row> rows;
};

// `file` is for messages.
Result<CsvTable> parseCsv(const QByteArray &bytes, const QString &file);

} // namespace configuria
