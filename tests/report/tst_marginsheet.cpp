// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "quotefixture.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// The sheet of the margins: its totals follow its lines.
class TestMarginSheet : public QObject {
    Q_OBJECT
private slots:
    void totalsAreFormulas();
    void sheetsNameTheirScenario();

private:
    static BomLine line(int quantity, int sale, int purchase)
    {
        BomLine one = customLine("Line", quantity, Money::units(sale));
        one.offer.purchasePrice = Money::units(purchase);
        return one;
    }
};

// 2 x 100 and 3 x 50 sold, an option of 999 between them; bought at 2 x 60 and 3 x 40. Less 10 %: 315; purchase 240; margin 75, 23.8095 %.
void TestMarginSheet::totalsAreFormulas()
{
    BomLine option = line(1, 999, 500);
    option.offer.isOptional = true;
    Project project = quoteProject({line(2, 100, 60), option, line(3, 50, 40)});
    project.quote.globalDiscount = Rate::percent(10);
    const QuoteCase quote(project);
    QuoteInput input = quote.input(u"en"_s);
    input.view = QuoteView::Internal;
    const auto book = quoteXlsx(input);
    QVERIFY(book);
    const auto cells = xlsxCells(*book, 3); // after the quote and its terms
    QCOMPARE(cells.value(u"B5"_s).text, u"Total, options apart"_s);
    QCOMPARE(cells.value(u"E5"_s).formula, u"ROUND(SUM(E2:E2,E4:E4),2)"_s);
    QCOMPARE(cells.value(u"E5"_s).value.toDouble(), 240.0);
    QCOMPARE(cells.value(u"F5"_s).formula, u"ROUND(SUM(F2:F2,F4:F4),2)"_s);
    QCOMPARE(cells.value(u"F5"_s).value.toDouble(), 315.0);
    QCOMPARE(cells.value(u"F2"_s).value.toDouble() + cells.value(u"F4"_s).value.toDouble(), 315.0);
    QCOMPARE(cells.value(u"G5"_s).value.toDouble(), 75.0);
    QCOMPARE(cells.value(u"H5"_s).formula, u"ROUND(G5/F5,6)"_s);
    QCOMPARE(cells.value(u"H5"_s).value.toDouble(), 0.238095);
}

void TestMarginSheet::sheetsNameTheirScenario()
{
    Project project = quoteProject({line(1, 100, 60)});
    project.configurations.push_back(project.configurations.front());
    project.configurations.back().name = "B";
    project.quote.paper.variants = 3;
    const QuoteCase quote(project);
    QuoteInput input = quote.input(u"en"_s);
    input.view = QuoteView::Internal;
    const auto book = quoteXlsx(input);
    QVERIFY(book);
    const QByteArray names = unzipped(*book).value(u"xl/workbook.xml"_s);
    QVERIFY2(names.contains("name=\"Margins \xE2\x80\x93 Scenario A\"") && names.contains("name=\"Margins \xE2\x80\x93 Scenario B\""), names.constData());
}

QTEST_GUILESS_MAIN(TestMarginSheet)
#include "tst_marginsheet.moc"
