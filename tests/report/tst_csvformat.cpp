// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "report/registercsv.h"
#include "report/tablecsv.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

CsvFormat format(char16_t separator, char16_t point, CsvEncoding encoding = CsvEncoding::Utf8, CsvDates dates = CsvDates::Iso)
{
    CsvFormat result;
    result.separator = separator;
    result.point = point;
    result.encoding = encoding;
    result.dates = dates;
    return result;
}

} // namespace

class TestCsvFormat : public QObject {
    Q_OBJECT
private slots:
    void tables_data();
    void tables();
    void dates_data();
    void dates();
    void windows1252_data();
    void windows1252();
    void losesNothingSilently();
    void savesInItsEncoding();
    void words_data();
    void words();
    void unknownWords_data();
    void unknownWords();
};

void TestCsvFormat::tables_data()
{
    QTest::addColumn<CsvFormat>("format");
    QTest::addColumn<QByteArray>("expected");
    // RFC 4180, 2.6: a cell that holds the separator is put in quotes; so is a number whose decimal sign it is.
    QTest::newRow("Excel, French") << CsvFormat(CsvStyle::ExcelFr) << QByteArray("\xEF\xBB\xBFName;Sum\r\na, b;1234,50\r\n");
    QTest::newRow("RFC 4180") << CsvFormat(CsvStyle::Rfc4180) << QByteArray("Name,Sum\r\n\"a, b\",1234.50\r\n");
    QTest::newRow("comma twice") << format(u',', u',') << QByteArray("Name,Sum\r\n\"a, b\",\"1234,50\"\r\n");
    QTest::newRow("tab") << format(u'\t', u',') << QByteArray("Name\tSum\r\na, b\t1234,50\r\n");
    QTest::newRow("semicolon and point") << format(u';', u'.') << QByteArray("Name;Sum\r\na, b;1234.50\r\n");
}

void TestCsvFormat::tables()
{
    QFETCH(CsvFormat, format);
    QFETCH(QByteArray, expected);
    const ChartTable table{{u"Name"_s, u"Sum"_s}, {{TableCell(u"a, b"_s), TableCell(Money::cents(123'450))}}};
    QCOMPARE(tableCsv(table, format), expected);
}

void TestCsvFormat::dates_data()
{
    QTest::addColumn<CsvDates>("dates");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("ISO 8601") << CsvDates::Iso << QByteArray(",2026-11-03,");
    QTest::newRow("day first") << CsvDates::DayFirst << QByteArray(",03/11/2026,");
    QTest::newRow("month first") << CsvDates::MonthFirst << QByteArray(",11/03/2026,");
}

void TestCsvFormat::dates()
{
    QFETCH(CsvDates, dates);
    QFETCH(QByteArray, expected);
    QuoteRecord record;
    record.date = {2026, 11, 3};
    const QByteArray csv = registerCsv({record}, format(u',', u'.', CsvEncoding::Utf8, dates));
    QCOMPARE(csv.count(expected), 1);
    QCOMPARE(csv.count("2026"), 1); // a date that is not set is an empty cell
}

void TestCsvFormat::windows1252_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes");
    // unicode.org, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT
    QTest::newRow("ASCII") << u"a;\r\n"_s << QByteArray("a;\r\n");
    QTest::newRow("Latin-1") << u"\u00A0\u00E9\u00D7\u00FF"_s << QByteArray("\xA0\xE9\xD7\xFF");
    QTest::newRow("first and last") << u"\u20AC\u0178"_s << QByteArray("\x80\x9F");
    QTest::newRow("between") << u"\u2026\u0152\u017D\u2018\u2019\u2013\u2014\u2122\u0153"_s << QByteArray("\x85\x8C\x8E\x91\x92\x96\x97\x99\x9C");
}

void TestCsvFormat::windows1252()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, bytes);
    const auto encoded = encodedCsv(text.toUtf8(), CsvEncoding::Windows1252);
    QVERIFY(encoded);
    QCOMPARE(*encoded, bytes);
}

void TestCsvFormat::losesNothingSilently()
{
    // U+0081 is one of the five bytes that are not used.
    const auto lost = encodedCsv(u"a\r\nb \u2265 c\u202F\u2265\r\n\U0001F600\u0081"_s.toUtf8(), CsvEncoding::Windows1252);
    QVERIFY(!lost);
    QCOMPARE(lost.error().characters, u"\u2265\u202F\U0001F600\u0081"_s);
    QCOMPARE(lost.error().line, 2);
    const QString sentence = lossText(lost.error());
    QVERIFY2(sentence.contains(u"\u2265 (U+2265), U+202F, \U0001F600 (U+1F600), U+0081 (line 2"_s), qPrintable(sentence));
    QVERIFY(encodedCsv(u"\u2265"_s.toUtf8(), CsvEncoding::Utf8));
}

void TestCsvFormat::savesInItsEncoding()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.csv"_s);
    const auto content = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
    };
    const CsvFormat old = format(u';', u',', CsvEncoding::Windows1252);
    QVERIFY(saveCsv(path, u"\u00E9"_s.toUtf8(), old));
    QCOMPARE(content(), QByteArray("\xE9"));
    const auto refused = saveCsv(path, u"\u2265"_s.toUtf8(), old);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
    QVERIFY(QString::fromStdString(refused.error().detail).contains(u"U+2265"_s));
    QCOMPARE(content(), QByteArray("\xE9")); // the file of before stays
}

void TestCsvFormat::words_data()
{
    QTest::addColumn<CsvFormat>("of");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Excel, French") << CsvFormat(CsvStyle::ExcelFr) << u"semicolon comma utf-8-bom iso"_s;
    QTest::newRow("RFC 4180") << CsvFormat(CsvStyle::Rfc4180) << u"comma point utf-8 iso"_s;
    QTest::newRow("old, day") << format(u'\t', u',', CsvEncoding::Windows1252, CsvDates::DayFirst) << u"tab comma windows-1252 day-first"_s;
    QTest::newRow("month") << format(u'\t', u'.', CsvEncoding::Utf8, CsvDates::MonthFirst) << u"tab point utf-8 month-first"_s;
}

void TestCsvFormat::words()
{
    QFETCH(CsvFormat, of);
    QFETCH(QString, expected);
    QCOMPARE(csvWords(of), expected);
    QVERIFY(csvFormat(expected) == of);
}

void TestCsvFormat::unknownWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << QString();
    QTest::newRow("three") << u"comma point utf-8"_s;
    QTest::newRow("five") << u"comma point utf-8 iso iso"_s;
    QTest::newRow("separator") << u"point point utf-8 iso"_s;
    QTest::newRow("encoding") << u"comma point utf-7 iso"_s;
}

void TestCsvFormat::unknownWords()
{
    QFETCH(QString, words);
    QVERIFY(!csvFormat(words));
}

QTEST_GUILESS_MAIN(TestCsvFormat)
#include "tst_csvformat.moc"
