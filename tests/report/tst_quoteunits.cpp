// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "pdfpages.h"
#include "quotefixture.h"
#include "report/quotejson.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

BomLine soldBy(LineUnit unit, std::int64_t thousandths, Money price)
{
    BomLine line = customLine("Installation", 0, price);
    setQuantity(line, SoldQuantity{thousandths});
    line.offer.unit = unit;
    return line;
}

QStringList cellsOf(const QByteArray &csv, int row)
{
    return QString::fromUtf8(csv).split(u"\r\n"_s).value(row).split(u',');
}

} // namespace

// invoiceninja 3195: 2.25 x 64.22 = 144.495, printed 144.50. laravel-invoices 190: 0.06 x 41 131.74 = 2 467.9044.
class TestQuoteUnits : public QObject {
    Q_OBJECT
private slots:
    void papers_data()
    {
        QTest::addColumn<LineUnit>("unit");
        QTest::addColumn<qint64>("thousandths");
        QTest::addColumn<qint64>("price"); // in cents
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("code"); // UN/ECE Recommendation 20
        QTest::addColumn<QString>("total");
        QTest::addColumn<QString>("printed"); // on the paper
        QTest::newRow("days") << LineUnit::Day << qint64(2'250) << qint64(6'422) << u"2.25"_s << u"day"_s << u"DAY"_s << u"144.50"_s << u"2.25 day 64.22 144.50"_s;
        QTest::newRow("part of a year") << LineUnit::Year << qint64(60) << qint64(4'113'174) << u"0.06"_s << u"year"_s << u"ANN"_s << u"2467.90"_s
                                        << u"0.06 year 41,131.74 2,467.90"_s;
        QTest::newRow("lump sum") << LineUnit::LumpSum << qint64(1'000) << qint64(85'000) << u"1"_s << u"lump sum"_s << u"LS"_s << u"850.00"_s
                                  << u"1 lump sum 850.00 850.00"_s;
    }
    void papers()
    {
        QFETCH(LineUnit, unit);
        QFETCH(qint64, thousandths);
        QFETCH(qint64, price);
        QFETCH(QString, quantity);
        QFETCH(QString, word);
        QFETCH(QString, total);
        const QuoteCase quote(quoteProject({soldBy(unit, thousandths, Money::cents(price)), customLine("Pose", 2, Money::units(10))}));
        const QuoteInput input = quote.input(u"en"_s);

        const QByteArray csv = quoteCsv(input, CsvStyle::Rfc4180);
        const QStringList head = cellsOf(csv, 0), line = cellsOf(csv, 1);
        QVERIFY(head.last() == u"Unit" && head.size() == line.size() && line.size() == cellsOf(csv, 3).size());
        QCOMPARE(line[3], quantity);
        QCOMPARE(line[7], total);
        QCOMPARE(line.last(), word);
        QCOMPARE(cellsOf(csv, 2).last(), u"piece"_s);

        const auto xlsx = quoteXlsx(input);
        QVERIFY(xlsx);
        const QHash<QString, XlsxCell> cells = xlsxCells(*xlsx, 1);
        QCOMPARE(cells[u"E1"_s].text, u"Unit"_s);
        QCOMPARE(cells[u"D2"_s].value, quantity);
        QCOMPARE(cells[u"E2"_s].text, word);
        QCOMPARE(cells[u"I2"_s].formula, u"ROUND(D2*F2*(1-G2)*(1+1E-15),2)"_s);
        QCOMPARE(cells[u"I2"_s].value.toDouble(), total.toDouble());

        const QByteArray json = quoteJson(input);
        const QJsonObject row = QJsonDocument::fromJson(json).object()[u"en16931"_s][u"offers"_s][0][u"BG-25"_s][0].toObject();
        QCOMPARE(row[u"BT-129"_s].toDouble(), quantity.toDouble());
        QTEST(row[u"BT-130"_s].toString(), "code");
        QCOMPARE(row[u"BT-131"_s].toString(), total);
        const auto read = readQuoteJson(quote.catalogue, json, u"f"_s);
        QVERIFY(read);
        const BomLine &again = read->configurations[0].lines[0];
        QVERIFY(quantityOf(again) == SoldQuantity{thousandths} && again.offer.unit == unit);
    }
    void pdf_data() { papers_data(); }
    void pdf()
    {
        QFETCH(LineUnit, unit);
        QFETCH(qint64, thousandths);
        QFETCH(qint64, price);
        QFETCH(QString, printed);
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        const QuoteCase quote(quoteProject({soldBy(unit, thousandths, Money::cents(price)), customLine("Pose", 2, Money::units(10))}));
        QTemporaryDir folder;
        const QString path = folder.filePath(u"quote.pdf"_s);
        QVERIFY(writeQuotePdf(quote.input(u"en"_s), path));
        const QString text = textPages(path).join(u' ').simplified();
        QVERIFY2(text.contains(printed), qPrintable(text));
        QVERIFY(text.contains(u"Qty Unit"_s));
    }

    // What counts pieces alone is laid out as it always was.
    void piecesAlone()
    {
        const QuoteCase quote(quoteProject({soldBy(LineUnit::Piece, 1'500, Money::units(100)), customLine("Pose", 2, Money::units(10))}));
        const QuoteInput input = quote.input(u"en"_s);
        QVERIFY(!quoteCsv(input, CsvStyle::Rfc4180).contains("Unit\r\n"));
        QCOMPARE(cellsOf(quoteCsv(input, CsvStyle::Rfc4180), 1)[3], u"1.5"_s);
        QVERIFY(quoteCsv(input, CsvStyle::ExcelFr).contains(";1,5;"));
        const auto xlsx = quoteXlsx(input);
        QCOMPARE(xlsxCells(*xlsx, 1)[u"H2"_s].value, u"150"_s);
        QVERIFY(quoteJson(input).contains("\"BT-130\": \"C62\""));
    }

    // One row for the heading: how much there is of each stands below it.
    void grouped()
    {
        Project project = quoteProject({soldBy(LineUnit::Day, 1'500, Money::units(800))});
        project.quote.paper.detail = LineDetail::Grouped;
        const QuoteCase quote(project);
        QVERIFY(quoteCsv(quote.input(u"en"_s), CsvStyle::Rfc4180).contains("1.5\u00A0d x Installation"));
    }
};

QTEST_MAIN(TestQuoteUnits)
#include "tst_quoteunits.moc"
