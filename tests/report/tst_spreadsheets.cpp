// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "costcase.h"
#include "spreadsheet.h"
#include "xlsxsheet.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// What is exported, computed again by LibreOffice. Expected figures: reference case TC-1, worked out on paper.
class TestSpreadsheets : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void checksAreNotVacuous();
    void workbookIsRebuilt();
    void csvIsRebuilt();
};

void TestSpreadsheets::initTestCase()
{
    if (spreadsheetProgram().isEmpty()) {
        QSKIP("LibreOffice is not installed");
    }
}

// A wrong value beside a formula must come back right: LibreOffice does compute.
void TestSpreadsheets::checksAreNotVacuous()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"wrong.xlsx"_s);
    XlsxBook book({u"wrong"_s, {}, u"EUR"_s, Format(), {}});
    book.addSheet(u"S"_s).formula(0, 0, u"=1+1"_s, 5.0, XlsxStyle::Number);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(book.bytes().value());
    file.close();
    QCOMPARE(xlsxCells(contentOf(path), 1).value(u"A1"_s).value, u"5"_s);
    QCOMPARE(xlsxCells(recalculated(path), 1).value(u"A1"_s).value, u"2"_s);
}

// Every formula, computed by LibreOffice, gives what the program printed, to the cent; and the totals are those of the reference.
void TestSpreadsheets::workbookIsRebuilt()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"cost.xlsx"_s);
    QVERIFY(writeCostXlsx(CostFiles().input(), path));
    const QByteArray printed = contentOf(path), computed = recalculated(path);
    QVERIFY(!computed.isEmpty());
    int formulas = 0;
    for (int sheet = 1; sheet <= 2; ++sheet) {
        const QHash<QString, XlsxCell> ours = xlsxCells(printed, sheet), theirs = xlsxCells(computed, sheet);
        for (auto cell = ours.begin(); cell != ours.end(); ++cell) {
            if (!cell->formula.isEmpty()) {
                ++formulas;
                const double mine = cell->value.toDouble(), its = theirs.value(cell.key()).value.toDouble();
                QVERIFY2(std::fabs(mine - its) < 0.005 && !theirs.value(cell.key()).value.isEmpty(),
                         qPrintable(u"%1 of sheet %2: %3 is printed, %4 computed"_s.arg(cell.key()).arg(sheet).arg(mine, 0, 'f', 4).arg(its, 0, 'f', 4)));
            }
        }
    }
    QVERIFY2(formulas > 60, qPrintable(QString::number(formulas)));
    const QHash<QString, XlsxCell> first = xlsxCells(computed, 1);
    QVERIFY(fixture::isNear(valueAt(first, u"G"_s, u"Total"_s), 333'006.69, 0.005));
    QVERIFY(fixture::isNear(valueAt(first, u"G"_s, u"Present value of the costs"_s), 330'235.04, 0.005));
}

// The lines of the CSV, summed by formulas of a finance person, give its totals.
void TestSpreadsheets::csvIsRebuilt()
{
    QByteArray csv = costCsv(CostFiles().input(), CsvStyle::Rfc4180);
    const int rows = static_cast<int>(csv.count("\r\n"));
    for (const char column : {'E', 'F', 'G', 'H', 'I'}) { // the lines of a scenario have a group, its total has none
        const QByteArray range = QByteArray(1, column) + "2:" + column + QByteArray::number(rows);
        csv += "check,,,,\"=SUMIFS(" + range + ",A2:A" + QByteArray::number(rows) + ",\"\"TC-1\"\",C2:C" + QByteArray::number(rows) + ",\"\"<>\"\")\"\r\n";
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(u"cost.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(csv);
    file.close();
    const QHash<QString, XlsxCell> cells = xlsxCells(recalculated(path), 1);
    const double cash[] = {288'000.00, 28'590.44, 42'998.15, -26'581.90, 333'006.69};
    for (int i = 0; i < 5; ++i) {
        QVERIFY(fixture::isNear(cells.value(u"E%1"_s.arg(rows + 1 + i)).value.toDouble(), cash[i], 0.005));
    }
}

QTEST_GUILESS_MAIN(TestSpreadsheets)
#include "tst_spreadsheets.moc"
