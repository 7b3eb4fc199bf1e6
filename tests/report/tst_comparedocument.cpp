// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "costcase.h"
#include "report/comparedocument.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

// `scenarios` of them, with the clouds and ways to pay of the first.
struct Comparison {
    CostFiles costs;
    CompareModel model;

    explicit Comparison(int scenarios = 2)
    {
        while (static_cast<int>(costs.project.configurations.size()) < scenarios) {
            costs.project.configurations.push_back(costs.project.configurations.back());
        }
        costs.project.title = "Étude d’inférence";
        costs.project.quote.date = {2026, 11, 30};
        costs.evaluation = evaluate(costs.catalogue, costs.project);
        model.setOtherWays(OtherWays::OfReference);
        model.setProject(costs.catalogue, costs.project, costs.evaluation, costs.input().format);
    }
};

} // namespace

// TC-1 as in tst_costdocument: purchase 280 000, cost over three years 333 006.69.
class TestCompareDocument : public QObject {
    Q_OBJECT
private slots:
    void workbookHoldsNumbers();
    void selectedCells();
    void pdf_data();
    void pdf();
    void cannotWrite();
};

void TestCompareDocument::workbookHoldsNumbers()
{
    Comparison c;
    QTemporaryDir folder;
    const QString path = folder.filePath(u"comparison.xlsx"_s);
    QVERIFY(writeCompareXlsx(c.model, c.costs.input(), path));
    const QHash<QString, XlsxCell> cells = xlsxCells(contentOf(path), 1);
    QCOMPARE(cells.value(u"C1"_s).text, u"TC-1"_s);
    QCOMPARE(cells.value(u"D1"_s).text, u"=SUM(A1)"_s); // a name is data
    QCOMPARE(valueAt(cells, u"C"_s, u"Purchase without VAT"_s), 280'000.0);
    QCOMPARE(valueAt(cells, u"C"_s, u"Cost over 3 year(s)"_s), 333'006.69);
    QCOMPARE(cells.value(u"B%1"_s.arg(rowOf(cells, u"Cost over 3 year(s)"_s))).text, u"EUR"_s);
    // What means nothing in a cloud is an empty cell, not 0.
    const QString cloud(QChar('C' + static_cast<int>(c.model.scenarios().indexOf(u"TC-1: On demand"_s))));
    QVERIFY(cloud > u"D"_s);
    QVERIFY(!cells.contains(cloud + QString::number(rowOf(cells, u"CO₂ of operation"_s))));
    QCOMPARE(valueAt(cells, cloud, u"Purchase without VAT"_s), 0.0);
    // A hidden row stays out.
    c.model.setHidden(CompareRow::Capex, true);
    QVERIFY(writeCompareXlsx(c.model, c.costs.input(), path));
    QCOMPARE(rowOf(xlsxCells(contentOf(path), 1), u"Purchase without VAT"_s), 0);
}

void TestCompareDocument::selectedCells()
{
    Comparison c;
    const int tco = c.model.rowOf(CompareRow::Tco), capex = c.model.rowOf(CompareRow::Capex);
    QVERIFY(tco == capex + 1);
    const QModelIndexList block{c.model.index(tco, 1), c.model.index(capex, 0), c.model.index(capex, 1), c.model.index(tco, 0)};
    QCOMPARE(cellsText(c.model, block, u','), u"280000,00\t234567,89\r\n333006,69\t%1"_s.arg(cellsText(c.model, {c.model.index(tco, 1)}, u',')));
    QCOMPARE(cellsText(c.model, {c.model.index(tco, 0)}, u'.'), u"333006.69"_s);
    const QString html = cellsHtml(c.model, block);
    QVERIFY(html.contains(u"<th>TC-1 (reference)</th><th>=SUM(A1)</th>"_s));
    QVERIFY(html.contains(u"<th>Purchase without VAT</th><td>€280,000</td>"_s));
}

void TestCompareDocument::pdf_data()
{
    QTest::addColumn<int>("scenarios");
    QTest::addColumn<int>("fewestPages");
    QTest::newRow("few") << 2 << 1;
    QTest::newRow("more than eight columns") << 8 << 2;
}

void TestCompareDocument::pdf()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    QFETCH(int, scenarios);
    QFETCH(int, fewestPages);
    Comparison c(scenarios);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"comparison.pdf"_s);
    QVERIFY(writeComparePdf(c.model, c.costs.input(), path));
    const QString info = output(u"pdfinfo"_s, {path});
    QVERIFY2(info.contains(QRegularExpression(u"Page size:\\s+84[12][.\\d]* x 595"_s)), qPrintable(info)); // A4 on its side
    QVERIFY2(info.contains(u"Étude d’inférence"_s), qPrintable(info));
    QVERIFY(contentOf(path).contains("/Lang"));
    QStringList pages = output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split(u'\f');
    pages.removeLast();
    QVERIFY2(pages.size() >= fewestPages, qPrintable(QString::number(pages.size())));
    for (int i = 0; i < pages.size(); ++i) {
        QVERIFY2(pages[i].contains(u"Page %1 / %2"_s.arg(i + 1).arg(pages.size())), qPrintable(pages[i]));
    }
    QVERIFY(pages.join(QString()).contains(u"€333,007"_s));
    QVERIFY(pages.join(QString()).contains(u"Score = 10"_s)); // explained
    if (const QString kept = qEnvironmentVariable("CONFIGURIA_PICTURES"); !kept.isEmpty()) {
        QFile::copy(path, kept + u"/comparison-%1.pdf"_s.arg(scenarios));
    }
}

void TestCompareDocument::cannotWrite()
{
    Comparison c;
    QVERIFY(!writeCompareXlsx(c.model, c.costs.input(), u"/nowhere/at/all.xlsx"_s));
    QVERIFY(!writeComparePdf(c.model, c.costs.input(), u"/nowhere/at/all.pdf"_s));
}

QTEST_MAIN(TestCompareDocument)
#include "tst_comparedocument.moc"
