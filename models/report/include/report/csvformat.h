// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <tl/expected.hpp>

#include "engine/error.h"

namespace configuria {

enum class CsvStyle { ExcelFr, Rfc4180 }; // ExcelFr: ';', decimal comma, UTF-8 BOM; Rfc4180: ',', point, no BOM. CRLF both
enum class CsvEncoding { Utf8Bom, Utf8, Windows1252 };
enum class CsvDates { Iso, DayFirst, MonthFirst }; // 2026-11-30, 30/11/2026, 11/30/2026

// How a table is written. A number whose decimal sign is the separator is put in quotes, as any cell that holds it.
struct CsvFormat {
    char16_t separator = u','; // or ; or a tab
    char16_t point = u'.';     // or a comma: the decimal sign
    CsvEncoding encoding = CsvEncoding::Utf8;
    CsvDates dates = CsvDates::Iso;

    CsvFormat() = default;
    CsvFormat(CsvStyle style); // a style stands for its format
    friend bool operator==(const CsvFormat &, const CsvFormat &) = default;
};

CsvStyle csvStyleOf(const QString &language); // "fr": the numbers and separators that its spreadsheets want

// In words, to be kept: "semicolon comma utf-8-bom iso". None when one of them is not known.
QString csvWords(const CsvFormat &format);
std::optional<CsvFormat> csvFormat(const QString &words);

// What Windows-1252 has no byte for.
struct CsvLoss {
    QString characters; // each once, in the order of the file
    int line = 0;       // of the file, of the first one
};
QString lossText(const CsvLoss &loss); // a sentence

// Of a table in UTF-8. Nothing is replaced: what the encoding cannot hold is told.
tl::expected<QByteArray, CsvLoss> encodedCsv(const QByteArray &utf8, CsvEncoding encoding);
tl::expected<void, Error> saveCsv(const QString &path, const QByteArray &utf8, const CsvFormat &format);

} // namespace configuria
