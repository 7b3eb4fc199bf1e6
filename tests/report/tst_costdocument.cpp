// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "costcase.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// Expected figures: reference case TC-1, 8 x H100 over three years, worked out on paper (cash flows 288 000, 28 590.44, 42 998.15,
// -26 581.90; total 333 006.69; present value at 8 % 330 235.04).
class TestCostDocument : public QObject {
    Q_OBJECT
private slots:
    void writesTheReferenceCostCase();
    void formulasCoverTheLines();
    void csvAddsUp_data();
    void csvAddsUp();
    void unknownIsSaid();
    void cannotWrite();
};

void TestCostDocument::writesTheReferenceCostCase()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"cost.xlsx"_s);
    QVERIFY(writeCostXlsx(CostFiles().input(), path));
    const QByteArray file = contentOf(path);
    const QHash<QString, XlsxCell> cells = xlsxCells(file, 1);
    const double cash[] = {288'000.00, 28'590.44, 42'998.15, -26'581.90, 333'006.69};
    for (int column = 0; column < 5; ++column) {
        QCOMPARE(valueAt(cells, QString(QChar('C' + column)), u"Total"_s), cash[column]);
    }
    QVERIFY(fixture::isNear(valueAt(cells, u"G"_s, u"Present value of the costs"_s), 330'235.04, 0.005));
    QCOMPARE(valueAt(cells, u"D"_s, u"Electricity"_s), 13'590.44);
    QCOMPARE(valueAt(cells, u"G"_s, u"Residual value"_s), -70'000.0);
    QCOMPARE(valueAt(cells, u"B"_s, u"Discount rate per year"_s), 0.08);
    QVERIFY(rowOf(cells, u"Leased"_s) > 0 && rowOf(cells, u"Rented on site"_s) > 0);
    QCOMPARE(rowOf(cells, u"Bought"_s), 0); // that is the plan itself
    // A name is data.
    QVERIFY(xlsxCells(file, 2).value(u"A1"_s).text.contains(u"=SUM(A1)"_s));
}

void TestCostDocument::formulasCoverTheLines()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"cost.xlsx"_s);
    QVERIFY(writeCostXlsx(CostFiles().input(), path));
    const QHash<QString, XlsxCell> cells = xlsxCells(contentOf(path), 1);
    const int first = rowOf(cells, u"Line"_s) + 1, sum = rowOf(cells, u"Total"_s);
    QVERIFY(first > 1 && sum > first);
    QCOMPARE(cells.value(u"C%1"_s.arg(sum)).formula, u"SUM(C%1:C%2)"_s.arg(first).arg(sum - 1));
    QCOMPARE(cells.value(u"G%1"_s.arg(first)).formula, u"SUM(C%1:F%1)"_s.arg(first));
    QCOMPARE(cells.value(u"G%1"_s.arg(sum + 1)).formula,
             u"C%1+NPV($B$%2,D%1:F%1)"_s.arg(sum).arg(rowOf(cells, u"Discount rate per year"_s)));
}

void TestCostDocument::csvAddsUp_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<QByteArray>("total");
    QTest::newRow("RFC 4180") << int(CsvStyle::Rfc4180) << QByteArray("\r\nTC-1,Total,,EUR,288000.00,28590.44,42998.15,-26581.90,333006.69\r\n");
    QTest::newRow("French Excel") << int(CsvStyle::ExcelFr) << QByteArray("\r\nTC-1;Total;;EUR;288000,00;28590,44;42998,15;-26581,90;333006,69\r\n");
}

void TestCostDocument::csvAddsUp()
{
    QFETCH(int, style);
    QFETCH(QByteArray, total);
    const QByteArray csv = costCsv(CostFiles().input(), static_cast<CsvStyle>(style));
    QVERIFY2(csv.contains(total), csv.constData());
    QVERIFY(csv.contains("\r\n'=SUM(A1)")); // no formula
}

void TestCostDocument::unknownIsSaid()
{
    CostFiles unknown;
    unknown.project.configurations[0].capex.reset(); // its parts have no price
    unknown.evaluation = evaluate(unknown.catalogue, unknown.project);
    QVERIFY(!unknown.evaluation.configurations[0].cost.tco);
    const QByteArray csv = costCsv(unknown.input(), CsvStyle::Rfc4180);
    QVERIFY(!csv.contains("TC-1,Total,"));
    QVERIFY(csv.contains("TC-1,Sum of what is known,"));
    QTemporaryDir folder;
    const QString path = folder.filePath(u"cost.xlsx"_s);
    QVERIFY(writeCostXlsx(unknown.input(), path));
    const QHash<QString, XlsxCell> cells = xlsxCells(contentOf(path), 1);
    QVERIFY(cells.value(u"A3"_s).text.contains(u"there is no total"_s));
    QCOMPARE(rowOf(cells, u"Purchase without VAT"_s), 0);
    QCOMPARE(rowOf(cells, u"Present value of the costs"_s), 0);
}

void TestCostDocument::cannotWrite()
{
    const auto written = writeCostXlsx(CostFiles().input(), u"/nowhere/at/all.xlsx"_s);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
}

QTEST_GUILESS_MAIN(TestCostDocument)
#include "tst_costdocument.moc"
