// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "xlsxreader.h"
#include "xlsxsheet.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

XlsxProperties properties(const QLocale &locale = QLocale(QLocale::English, QLocale::UnitedKingdom), const QString &currency = u"EUR"_s)
{
    return {u"Figures of A & B"_s, u"Œuvre SAS"_s, currency, Format(locale), {2026, 11, 30}};
}

} // namespace

// What is written is what a spreadsheet reads: SpreadsheetML of ECMA-376 part 1, 18.3 and 18.8.
class TestXlsxSheet : public QObject {
    Q_OBJECT
private slots:
    void textStaysText_data();
    void textStaysText();
    void numbers();
    void moneyPattern_data();
    void moneyPattern();
    void percentPattern();
    void sheetNames_data();
    void sheetNames();
    void paper();
    void propertiesHoldNoPath();
    void sameInputSameFile();
};

// A formula would be an element f; the type "s" is a shared string (18.18.11).
void TestXlsxSheet::textStaysText_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("read");
    QTest::newRow("formula") << u"=HYPERLINK(\"http://example.org\",\"x\")"_s << u"=HYPERLINK(\"http://example.org\",\"x\")"_s;
    QTest::newRow("plus") << u"+1"_s << u"+1"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"@SUM(A1)"_s;
    QTest::newRow("number in words") << u"007"_s << u"007"_s;
    QTest::newRow("markup") << u"<a> & \"b\""_s << u"<a> & \"b\""_s;
    QTest::newRow("accents") << u"Œuvre — 12\u202F€"_s << u"Œuvre — 12\u202F€"_s;
    QTest::newRow("two lines") << u"a\nb"_s << u"a\nb"_s;
    QTest::newRow("control character") << u"a\u0007b"_s << u"ab"_s;
    QTest::newRow("longer than a cell") << QString(40'000, u'x') << QString(32'767, u'x');
}

void TestXlsxSheet::textStaysText()
{
    QFETCH(QString, given);
    QFETCH(QString, read);
    XlsxBook book(properties());
    book.addSheet(u"S"_s).text(0, 0, given);
    const auto file = book.bytes();
    QVERIFY(file);
    const XlsxCell cell = xlsxCells(*file, 1).value(u"A1"_s);
    QCOMPARE(cell.text, read);
    QCOMPARE(cell.formula, QString());
}

void TestXlsxSheet::numbers()
{
    XlsxBook book(properties());
    XlsxSheet sheet = book.addSheet(u"S"_s);
    sheet.money(0, 0, Money::cents(123'456'789));
    sheet.number(1, 0, 0.1823, XlsxStyle::Price);
    sheet.number(2, 0, std::nan(""));
    sheet.percent(3, 0, Rate{55'000});
    sheet.formula(4, 0, u"=A1+A2"_s, Money::cents(123'456'807));
    const auto file = book.bytes();
    QVERIFY(file);
    const QHash<QString, XlsxCell> cells = xlsxCells(*file, 1);
    QCOMPARE(cells.value(u"A1"_s).value.toDouble(), 1'234'567.89);
    QCOMPARE(cells.value(u"A2"_s).value.toDouble(), 0.1823);
    QVERIFY(!cells.contains(u"A3"_s));
    QCOMPARE(cells.value(u"A4"_s).value.toDouble(), 0.055);
    QCOMPARE(cells.value(u"A5"_s).formula, u"A1+A2"_s);
    QCOMPARE(cells.value(u"A5"_s).value.toDouble(), 1'234'568.07); // kept beside the formula
}

// Where the sign stands is of the language: CLDR 42, fr "#,##0.00 ¤", en "¤#,##0.00".
void TestXlsxSheet::moneyPattern_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("pattern");
    const QLocale french(QLocale::French, QLocale::France), english(QLocale::English, QLocale::UnitedKingdom);
    QTest::newRow("French euro") << french << u"EUR"_s << u"#,##0.00\"\u00A0€\""_s;
    QTest::newRow("English euro") << english << u"EUR"_s << u"\"€\"#,##0.00"_s;
    QTest::newRow("French dollar") << french << u"USD"_s << u"#,##0.00\"\u00A0$US\""_s;
    QTest::newRow("English franc") << english << u"CHF"_s << u"\"CHF\u00A0\"#,##0.00"_s;
}

void TestXlsxSheet::moneyPattern()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, currency);
    QFETCH(QString, pattern);
    XlsxBook book(properties(locale, currency));
    book.addSheet(u"S"_s).money(0, 0, Money::units(1));
    const auto file = book.bytes();
    QVERIFY(file);
    const QString styles = QString::fromUtf8(unzipped(*file).value(u"xl/styles.xml"_s));
    QVERIFY2(styles.contains(u"formatCode=\""_s + pattern.toHtmlEscaped() + u'"'), qPrintable(styles));
}

void TestXlsxSheet::percentPattern()
{
    XlsxBook book(properties(QLocale(QLocale::French, QLocale::France)));
    book.addSheet(u"S"_s).percent(0, 0, Rate{55'000});
    const auto file = book.bytes();
    QVERIFY(file);
    QVERIFY(unzipped(*file).value(u"xl/styles.xml"_s).contains("0.00##&quot;\u00A0&quot;%"));
}

// 31 characters, none of []:*?/\, and no two alike whatever their case.
void TestXlsxSheet::sheetNames_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("read");
    QTest::newRow("plain") << u"Coûts"_s << u"Coûts"_s;
    QTest::newRow("forbidden") << u"A/B: [x]*?"_s << u"A B x"_s;
    QTest::newRow("empty") << QString() << u"1"_s;
    QTest::newRow("long") << QString(40, u'n') << QString(31, u'n');
    QTest::newRow("taken") << u"TAKEN/"_s << u"TAKEN (2)"_s;
}

void TestXlsxSheet::sheetNames()
{
    QFETCH(QString, given);
    QFETCH(QString, read);
    XlsxBook book(properties());
    book.addSheet(u"taken"_s);
    book.addSheet(given);
    const auto file = book.bytes();
    QVERIFY(file);
    QVERIFY(QString::fromUtf8(unzipped(*file).value(u"xl/workbook.xml"_s)).contains(u"<sheet name=\"%1\" sheetId=\"2\""_s.arg(read)));
}

void TestXlsxSheet::paper()
{
    XlsxBook book(properties());
    XlsxSheet sheet = book.addSheet(u"S"_s);
    sheet.head(0, {u"Figure"_s, u"A"_s});
    sheet.freeze(1, 1);
    sheet.width(0, 0, 30);
    sheet.printOn(12, 2, true);
    const auto file = book.bytes();
    QVERIFY(file);
    const QHash<QString, QByteArray> files = unzipped(*file);
    const QByteArray xml = files.value(u"xl/worksheets/sheet1.xml"_s), workbook = files.value(u"xl/workbook.xml"_s);
    QVERIFY(xml.contains("<pane xSplit=\"1\" ySplit=\"1\" topLeftCell=\"B2\""));
    QVERIFY(xml.contains("orientation=\"landscape\""));
    QVERIFY(xml.contains("paperSize=\"9\""));
    QVERIFY(xml.contains("fitToHeight=\"0\""));
    QVERIFY(xml.contains("Page &amp;P / &amp;N"));
    QVERIFY(workbook.contains("S!$A$1:$B$12")); // area
    QVERIFY(workbook.contains("S!$1:$1"));      // repeated
}

void TestXlsxSheet::propertiesHoldNoPath()
{
    XlsxBook book(properties());
    book.addSheet(u"S"_s).text(0, 0, u"x"_s);
    const auto file = book.bytes();
    QVERIFY(file);
    const QHash<QString, QByteArray> files = unzipped(*file);
    const QString core = QString::fromUtf8(files.value(u"docProps/core.xml"_s));
    QVERIFY(core.contains(u"<dc:title>Figures of A &amp; B</dc:title>"_s));
    QVERIFY(core.contains(u"<dc:creator>Œuvre SAS</dc:creator>"_s));
    QVERIFY(core.contains(u"2026-11-30T12:00:00Z"_s));
    const QByteArray user = qgetenv("USER");
    for (const QByteArray &content : files) {
        QVERIFY(!content.contains(QDir::tempPath().toUtf8() + '/'));
        QVERIFY(user.size() < 3 || !content.contains(user));
    }
}

void TestXlsxSheet::sameInputSameFile()
{
    const auto write = [] {
        XlsxBook book(properties());
        book.addSheet(u"S"_s).text(0, 0, u"x"_s);
        return book.bytes().value();
    };
    QCOMPARE(write(), write());
}

QTEST_GUILESS_MAIN(TestXlsxSheet)
#include "tst_xlsxsheet.moc"
