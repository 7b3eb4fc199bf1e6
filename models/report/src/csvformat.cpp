// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csvformat.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

struct CsvText {
    Q_DECLARE_TR_FUNCTIONS(configuria::CsvText)
};

template <class Value>
struct Word {
    Value value;
    const char *word;
};

constexpr auto separators = std::to_array<Word<char16_t>>({{u';', "semicolon"}, {u',', "comma"}, {u'\t', "tab"}});
constexpr auto points = std::to_array<Word<char16_t>>({{u',', "comma"}, {u'.', "point"}});
constexpr auto encodings = std::to_array<Word<CsvEncoding>>(
    {{CsvEncoding::Utf8Bom, "utf-8-bom"}, {CsvEncoding::Utf8, "utf-8"}, {CsvEncoding::Windows1252, "windows-1252"}});
constexpr auto dateForms = std::to_array<Word<CsvDates>>({{CsvDates::Iso, "iso"}, {CsvDates::DayFirst, "day-first"}, {CsvDates::MonthFirst, "month-first"}});

QString wordOf(const auto &words, auto value)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto &one) { return one.value == value; });
    return found == words.end() ? QString() : QString::fromLatin1(found->word);
}

bool read(const auto &words, const QString &word, auto &value)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto &one) { return word == QLatin1StringView(one.word); });
    if (found == words.end()) {
        return false;
    }
    value = found->value;
    return true;
}

// The characters of the bytes 0x80 to 0x9F; the other bytes are those of Latin-1, and five are not used.
// Unicode Consortium, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT.
constexpr std::u16string_view upperHalf(u"\u20AC\0\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0"
                                        u"\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178", 32);

std::optional<char> windowsByte(char32_t character)
{
    if (character < 0x80 || (character >= 0xA0 && character <= 0xFF)) {
        return static_cast<char>(character);
    }
    const auto found = character > 0xFFFF ? std::u16string_view::npos : upperHalf.find(static_cast<char16_t>(character));
    return found == std::u16string_view::npos ? std::nullopt : std::optional(static_cast<char>(0x80 + found));
}

tl::expected<QByteArray, CsvLoss> windows1252(const QString &text)
{
    QByteArray bytes;
    bytes.reserve(text.size());
    CsvLoss loss;
    int line = 1;
    for (const char32_t character : text.toUcs4()) {
        if (const auto byte = windowsByte(character)) {
            bytes += *byte;
            line += character == U'\n' ? 1 : 0;
            continue;
        }
        const QString lost = QString::fromUcs4(&character, 1);
        loss.line = loss.line > 0 ? loss.line : line;
        loss.characters += loss.characters.contains(lost) ? QString() : lost;
    }
    return loss.line > 0 ? tl::expected<QByteArray, CsvLoss>(tl::unexpected(loss)) : bytes;
}

// The character, where it can be seen, and its code.
QString named(char32_t character)
{
    const QString code = u"U+"_s + QString::number(static_cast<uint>(character), 16).toUpper().rightJustified(4, u'0');
    return QChar::isPrint(character) && !QChar::isSpace(character) ? QString::fromUcs4(&character, 1) + u" ("_s + code + u')' : code;
}

} // namespace

CsvFormat::CsvFormat(CsvStyle style)
{
    if (style == CsvStyle::ExcelFr) {
        separator = u';';
        point = u',';
        encoding = CsvEncoding::Utf8Bom; // without the mark French Excel reads accents as Windows-1252
    }
}

CsvStyle csvStyleOf(const QString &language)
{
    return language.startsWith(u"fr"_s) ? CsvStyle::ExcelFr : CsvStyle::Rfc4180;
}

QString csvWords(const CsvFormat &format)
{
    return QStringList{wordOf(separators, format.separator), wordOf(points, format.point), wordOf(encodings, format.encoding), wordOf(dateForms, format.dates)}.join(u' ');
}

std::optional<CsvFormat> csvFormat(const QString &words)
{
    const QStringList list = words.split(u' ');
    CsvFormat format;
    const bool isKnown = list.size() == 4 && read(separators, list[0], format.separator) && read(points, list[1], format.point)
        && read(encodings, list[2], format.encoding) && read(dateForms, list[3], format.dates);
    return isKnown ? std::optional(format) : std::nullopt;
}

QString lossText(const CsvLoss &loss)
{
    constexpr qsizetype shown = 5;
    QStringList names;
    const auto characters = loss.characters.toUcs4();
    for (const char32_t character : characters.mid(0, shown)) {
        names << named(character);
    }
    if (characters.size() > shown) {
        names << u"\u2026"_s;
    }
    //: %1 list of characters, %2 number of a line
    return CsvText::tr("Windows-1252 does not have %1 (line %2 of the file). Choose UTF-8.").arg(names.join(u", "_s)).arg(loss.line);
}

tl::expected<QByteArray, CsvLoss> encodedCsv(const QByteArray &utf8, CsvEncoding encoding)
{
    return encoding == CsvEncoding::Windows1252 ? windows1252(QString::fromUtf8(utf8)) : utf8;
}

tl::expected<void, Error> saveCsv(const QString &path, const QByteArray &utf8, const CsvFormat &format)
{
    const auto bytes = encodedCsv(utf8, format.encoding);
    return bytes ? saveFile(path, *bytes) : tl::unexpected(cannotWrite(path, lossText(bytes.error())));
}

} // namespace configuria
