// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

#include "quotefixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

using Row = QStringList;

// RFC 4180, written apart from the code under test. Anything that breaks the rules gives an empty answer.
QVector<Row> parsed(const QString &text, QChar separator)
{
    QVector<Row> rows;
    Row row;
    QString cell;
    bool quoted = false;
    bool wasQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"') {
                cell += c;
            } else if (i + 1 < text.size() && text[i + 1] == u'"') {
                cell += c;
                ++i;
            } else {
                quoted = false;
            }
        } else if (c == u'"') {
            if (!cell.isEmpty() || wasQuoted) {
                return {};
            }
            quoted = wasQuoted = true;
        } else if (c == separator) {
            row.append(cell);
            cell.clear();
            wasQuoted = false;
        } else if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            row.append(cell);
            rows.append(row);
            cell.clear();
            row.clear();
            wasQuoted = false;
            ++i;
        } else if (c == u'\r' || c == u'\n') {
            return {};
        } else {
            cell += c;
        }
    }
    return quoted || !row.isEmpty() || !cell.isEmpty() ? QVector<Row>() : rows;
}

QString body(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    return text.startsWith(QChar(0xFEFF)) ? text.mid(1) : text;
}

enum Column { Line, Reference, Designation, Count, UnitPrice, Discount, Vat, Total, Currency, Status, Number, IssueDate, ValidUntil, Version, Scenario, Section, Comment, HsCode, Origin, ColumnCount };

} // namespace

class TestQuoteCsv : public QObject {
    Q_OBJECT

private slots:
    void bothStyles_data()
    {
        QTest::addColumn<CsvStyle>("style");
        QTest::addColumn<QChar>("separator");
        QTest::addColumn<QString>("unitPrice");
        QTest::addColumn<QString>("discount");
        QTest::addColumn<QStringList>("totals");
        // Order of sums of EN 16931: line discount, line rounding, sum, document discount, VAT once on the base.
        QTest::newRow("Excel, French") << CsvStyle::ExcelFr << QChar(u';') << u"25000,00"_s << u"5,5"_s
                                       << QStringList{u"189000,00"_s, u"-3780,00"_s, u"185220,00"_s, u"37044,00"_s, u"222264,00"_s};
        QTest::newRow("RFC 4180") << CsvStyle::Rfc4180 << QChar(u',') << u"25000.00"_s << u"5.5"_s
                                  << QStringList{u"189000.00"_s, u"-3780.00"_s, u"185220.00"_s, u"37044.00"_s, u"222264.00"_s};
    }
    void bothStyles()
    {
        QFETCH(CsvStyle, style);
        QFETCH(QChar, separator);
        QFETCH(QString, unitPrice);
        QFETCH(QString, discount);
        QFETCH(QStringList, totals);
        // 8 x 25 000 = 200 000, less 5.5 % = 189 000; less 2 % = 3 780; base 185 220; 20 % = 37 044
        Project project = quoteProject({customLine("Carte \"accélératrice\"; 48 Go, passive", 8, Money::units(25'000), Rate{55'000})});
        project.quote.globalDiscount = Rate::percent(2);
        const QuoteCase quote(project);
        const QByteArray bytes = quoteCsv(quote.input(u"fr"_s), style);
        QCOMPARE(bytes.startsWith("\xEF\xBB\xBF"), style == CsvStyle::ExcelFr);
        QVERIFY(!QString::fromUtf8(bytes).contains(QChar(0x202F)));
        QVERIFY(!QString::fromUtf8(bytes).contains(QChar(0x00A0)));

        const QVector<Row> rows = parsed(body(bytes), separator);
        QCOMPARE(rows.size(), 1 + 1 + 5);
        for (const Row &row : rows) {
            QCOMPARE(row.size(), int(ColumnCount));
        }
        const Row &line = rows[1];
        QCOMPARE(line[Line], u"1"_s);
        QCOMPARE(line[Designation], u"Carte \"accélératrice\"; 48 Go, passive"_s);
        QCOMPARE(line[Count], u"8"_s);
        QCOMPARE(line[UnitPrice], unitPrice);
        QCOMPARE(line[Discount], discount);
        QCOMPARE(line[Vat], u"20"_s);
        QCOMPARE(line[Currency], u"EUR"_s);
        QCOMPARE(line[Number], u"D-2026-0042"_s);
        QCOMPARE(line[IssueDate], u"2026-11-30"_s);
        QCOMPARE(line[ValidUntil], u"2026-12-30"_s);
        QStringList found;
        for (int i = 2; i < rows.size(); ++i) {
            found.append(rows[i][Total]);
        }
        QCOMPARE(found, totals);
    }

    void textIsNoFormula_data()
    {
        QTest::addColumn<QString>("designation");
        QTest::addColumn<QString>("expected");
        QTest::newRow("command") << u"=cmd|' /C calc'!A0"_s << u"'=cmd|' /C calc'!A0"_s;
        QTest::newRow("plus") << u"+1+1"_s << u"'+1+1"_s;
        QTest::newRow("minus") << u"-2+3"_s << u"'-2+3"_s;
        QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
        QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
        QTest::newRow("carriage return") << u"\r=1"_s << u"'\r=1"_s;
        QTest::newRow("byte order mark") << u"\u200B\uFEFF=1"_s << u"'\u200B\uFEFF=1"_s;
        QTest::newRow("full-width equals") << u"\uFF1D1+1"_s << u"'\uFF1D1+1"_s;
        QTest::newRow("full-width plus") << u"\uFF0B1"_s << u"'\uFF0B1"_s;
        QTest::newRow("full-width minus") << u"\uFF0D1"_s << u"'\uFF0D1"_s;
        QTest::newRow("full-width at") << u"\uFF20A"_s << u"'\uFF20A"_s;
        QTest::newRow("plain") << u"GPU = L40S"_s << u"GPU = L40S"_s;
        QTest::newRow("two lines") << u"GPU\n48 Go"_s << u"GPU\n48 Go"_s;
        QTest::newRow("quotes") << u"3,5\" bay"_s << u"3,5\" bay"_s;
    }
    void textIsNoFormula()
    {
        QFETCH(QString, designation);
        QFETCH(QString, expected);
        const QuoteCase quote(quoteProject({customLine(designation.toStdString(), 1, Money::units(1))}));
        for (const CsvStyle style : {CsvStyle::ExcelFr, CsvStyle::Rfc4180}) {
            const QVector<Row> rows = parsed(body(quoteCsv(quote.input(u"en"_s), style)), style == CsvStyle::ExcelFr ? u';' : u',');
            QVERIFY(rows.size() > 1);
            QCOMPARE(rows[1][Designation], expected);
        }
    }

    // Real negative numbers stay numbers.
    void numbersKeepTheirSign()
    {
        Project project = quoteProject({customLine("x", 1, Money::units(100))});
        project.quote.globalDiscount = Rate::percent(5);
        const QuoteCase quote(project);
        const QVector<Row> rows = parsed(body(quoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180)), u',');
        QCOMPARE(rows[3][Total], u"-5.00"_s);
    }

    void unitPriceKeepsItsDecimals()
    {
        // 3 x 1.1111 = 3.3333, printed 3.33
        const QuoteCase quote(quoteProject({customLine("x", 3, Money::micros(1'111'100))}));
        const QVector<Row> rows = parsed(body(quoteCsv(quote.input(u"fr"_s), CsvStyle::ExcelFr)), u';');
        QCOMPARE(rows[1][UnitPrice], u"1,1111"_s);
        QCOMPARE(rows[1][Total], u"3,33"_s);
    }

    void onRequest()
    {
        const QuoteCase quote(quoteProject({customLine("known", 1, Money::units(10)), customLine("unknown", 2, std::nullopt)}));
        const QVector<Row> rows = parsed(body(quoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180)), u',');
        QCOMPARE(rows[1][Status], u"quoted"_s);
        QCOMPARE(rows[2][UnitPrice], QString());
        QCOMPARE(rows[2][Total], QString());
        QCOMPARE(rows[2][Status], u"on request"_s);
        QCOMPARE(rows.last()[Status], u"partial total"_s);
        QCOMPARE(rows.last()[Total], u"12.00"_s);
    }

    void examplePriceIsSaid()
    {
        BomLine line = customLine("x", 1, Money::units(10));
        line.priceIsExample = true;
        const QuoteCase quote(quoteProject({line}));
        const QVector<Row> rows = parsed(body(quoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180)), u',');
        QCOMPARE(rows[1][Status], u"example price"_s);
    }

    void errors_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such folder") << u"/nonexistent/folder/quote.csv"_s;
        QTest::newRow("folder that takes no file") << u"/proc/quote.csv"_s;
        if (QFile::exists(u"/dev/full"_s)) {
            QTest::newRow("disk full") << u"/dev/full"_s;
        }
    }
    void errors()
    {
        QFETCH(QString, path);
        const QuoteCase quote(quoteProject({customLine("x", 1, Money::units(10))}));
        const auto csv = writeQuoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180, path);
        QVERIFY(!csv);
        QCOMPARE(csv.error().code, ErrorCode::CannotWrite);
        QCOMPARE(QString::fromStdString(csv.error().file), path);
    }

    void fullDiskKeepsTheOldFile()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"quote.csv"_s);
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const QuoteCase quote(quoteProject({customLine("x", 1, Money::units(10))}));
        // A file size limit stands for the full disk: writing fails half-way.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{64, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto result = writeQuoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180, path);
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::CannotWrite);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 1);
    }

    void writesTheSameBytes()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"devis é.csv"_s);
        const QuoteCase quote(quoteProject({customLine("Câble", 2, Money::cents(1'050))}));
        QVERIFY(writeQuoteCsv(quote.input(u"fr"_s), CsvStyle::ExcelFr, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), quoteCsv(quote.input(u"fr"_s), CsvStyle::ExcelFr));
    }
};

QTEST_GUILESS_MAIN(TestQuoteCsv)
#include "tst_quotecsv.moc"
