// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/quotemargins.h"
#include "quotefixture.h"

using namespace fixture;

namespace {

Quote quoteOf(const Project &project)
{
    return makeQuote({}, project, 0);
}

BomLine inSection(BomLine line, const char *section)
{
    line.offer.section = section;
    return line;
}

BomLine bought(BomLine line, std::int64_t purchaseCents)
{
    line.offer.purchasePrice = Money::cents(purchaseCents);
    return line;
}

} // namespace

// What a line of a quote says beside its price: sections, options, rates, currency, and what it earns.
class TestQuoteLines : public QObject {
    Q_OBJECT
private slots:
    void sections()
    {
        BomLine gpu = custom(PartKind::Gpu, 1, 300);
        gpu.unitPrice = Money::units(1'000);
        const Quote quote = quoteOf(offering({inSection(priced(100'00, 1), "Setup"), gpu, inSection(priced(50'00, 2), "Setup"),
                                              optional(inSection(priced(7'00, 1), "Setup")), priced(1'00, 1)}));
        QCOMPARE(quote.sections.size(), std::size_t(3));
        QVERIFY(quote.sections[0].title == "Setup" && quote.statesSections);
        QVERIFY((quote.sections[0].lines == std::vector<std::size_t>{0, 2, 3}));
        QCOMPARE(cents(quote.sections[0].subtotal), 200'00);
        QVERIFY(quote.sections[1].title.empty() && quote.sections[1].kind == PartKind::Gpu);
        QVERIFY(quote.sections[2].title.empty() && quote.sections[2].kind == PartKind::Service);
        QVERIFY(quote.lines[2].section == 0 && quote.lines[1].section == 1 && quote.lines[4].section == 2);
        QVERIFY(!quoteOf(offering({priced(1, 1)})).statesSections);
    }

    void options()
    {
        BomLine onRequest = optional(priced(0, 1));
        onRequest.unitPrice.reset();
        const Quote quote = quoteOf(offering({priced(100'00, 1), optional(atRate(priced(30'00, 2), 55'000)), onRequest}));
        QCOMPARE(cents(quote.subtotal), 100'00);
        QCOMPARE(cents(quote.optionsTotal), 60'00);
        QCOMPARE(cents(quote.totalInclVat), 120'00);
        QCOMPARE(quote.vat.size(), std::size_t(1)); // nobody is charged 5.5 %
        QVERIFY(quote.hasOptions && quote.lines[1].total && !quote.isPartial);
    }

    // What is not bought has no cost: neither an option, nor VAT that a company gets back.
    void purchase()
    {
        Project project = offering({priced(120'00, 1), optional(priced(30'00, 1))});
        QCOMPARE(cents(*evaluated({}, project).cost.capex), 120'00);
        project.quote.sale.pricesIncludeVat = true;
        QCOMPARE(cents(*evaluated({}, project).cost.capex), 100'00);
    }

    // 3 % of 1 000.00 (20 %) and 333.33 (5.5 %) is 30.00 and 10.00, in whatever order they stand.
    void severalRates()
    {
        Project project = offering({atRate(priced(333'33, 1), 55'000), priced(1'000'00, 1)});
        project.quote.globalDiscount = Rate::percent(3);
        const Quote quote = quoteOf(project);
        QCOMPARE(quote.vat.size(), std::size_t(2));
        QVERIFY(quote.vat[0].rate == Rate::percent(20) && quote.vat[1].rate == Rate{55'000});
        QCOMPARE(cents(quote.vat[0].discount), 30'00);
        QCOMPARE(cents(quote.vat[1].discount), 10'00);
        QCOMPARE(cents(quote.vat[0].base), 970'00);
        QCOMPARE(cents(quote.vat[1].base), 323'33);
        QCOMPARE(cents(quote.vat[0].amount), 194'00);
        QCOMPARE(cents(quote.vat[1].amount), 17'78);
        QCOMPARE(cents(quote.globalDiscount), 40'00);
    }

    // Public report: 3 x 1.1111 at 6 % is 3.54 line by line and 3.53 by rate. And 3 x 33.33 at 20 %: 20.01 and 20.00.
    void perLine_data()
    {
        QTest::addColumn<qint64>("priceMicros");
        QTest::addColumn<qint64>("vatPpm");
        QTest::addColumn<bool>("isPerLine");
        QTest::addColumn<qint64>("vat");
        QTest::addColumn<qint64>("total");
        QTest::newRow("67 by line") << qint64(1'111'100) << qint64(60'000) << true << qint64(21) << qint64(354);
        QTest::newRow("67 by rate") << qint64(1'111'100) << qint64(60'000) << false << qint64(20) << qint64(353);
        QTest::newRow("QT-1 by line") << qint64(33'330'000) << qint64(200'000) << true << qint64(2'001) << qint64(12'000);
        QTest::newRow("QT-1 by rate") << qint64(33'330'000) << qint64(200'000) << false << qint64(2'000) << qint64(11'999);
    }
    void perLine()
    {
        QFETCH(qint64, priceMicros);
        QFETCH(qint64, vatPpm);
        QFETCH(bool, isPerLine);
        BomLine line = priced(0, 1);
        line.unitPrice = Money::micros(priceMicros);
        Project project = offering({line, line, line});
        project.quote.vat = Rate{vatPpm};
        project.quote.sale.rounding = isPerLine ? VatRounding::PerLine : VatRounding::PerRate;
        const Quote quote = quoteOf(project);
        QTEST(qint64(cents(quote.vat[0].amount)), "vat");
        QTEST(qint64(cents(quote.totalInclVat)), "total");
    }

    // 19.99 incl. 20 % is 16.66 + 3.33; three of them are 59.97, of which 49.98 (49.975) is the base: what was quoted is what is paid.
    void pricesIncludingVat()
    {
        Project project = offering({priced(19'99, 1), priced(19'99, 1), priced(19'99, 1)});
        project.quote.sale.pricesIncludeVat = true;
        Quote quote = quoteOf(project);
        QCOMPARE(cents(quote.lines[0].vatAmount), 3'33);
        QCOMPARE(cents(quote.totalInclVat), 59'97);
        QCOMPARE(cents(quote.totalExclVat), 49'98);
        QCOMPARE(cents(quote.vat[0].amount), 9'99);
        project.quote.globalDiscount = Rate::percent(10); // 6.00 of 59.97
        quote = quoteOf(project);
        QCOMPARE(cents(quote.globalDiscount), 6'00);
        QCOMPARE(cents(quote.totalInclVat), 53'97);
        QCOMPARE(cents(quote.totalExclVat), 44'98); // 44.975
    }

    void saleCases_data()
    {
        QTest::addColumn<SaleCase>("saleCase");
        QTest::addColumn<qint64>("vat");
        QTest::addColumn<VatExemption>("exemption");
        QTest::newRow("France") << SaleCase::France << qint64(20'00) << VatExemption::None;
        QTest::newRow("France, no VAT") << SaleCase::FranceNoVat << qint64(0) << VatExemption::SmallBusiness;
        QTest::newRow("inside the EU") << SaleCase::IntraEu << qint64(0) << VatExemption::IntraEuSupply;
        QTest::newRow("export") << SaleCase::Export << qint64(0) << VatExemption::ExportSupply;
        QTest::newRow("United Kingdom") << SaleCase::UnitedKingdom << qint64(20'00) << VatExemption::None;
        QTest::newRow("United States") << SaleCase::UnitedStates << qint64(0) << VatExemption::SalesTaxExcluded;
    }
    void saleCases()
    {
        QFETCH(SaleCase, saleCase);
        Project project = offering({priced(100'00, 1)});
        project.quote.sale.saleCase = saleCase;
        const Quote quote = quoteOf(project);
        QTEST(qint64(cents(quote.vat[0].amount)), "vat");
        QTEST(quote.vat[0].exemption, "exemption");
        QCOMPARE(quote.lines[0].vat == Rate(), quote.vat[0].rate == Rate());
    }

    // A line of an exempt sale is exempt too; in the United States a tax is charged where a line states one.
    void ratesOfLines()
    {
        Project project = offering({atRate(priced(100'00, 1), 88'750)});
        project.quote.sale.saleCase = SaleCase::Export;
        QVERIFY(quoteOf(project).lines[0].vat == Rate());
        project.quote.sale.saleCase = SaleCase::UnitedStates; // 8.875 %: New York City
        const Quote quote = quoteOf(project);
        QCOMPARE(cents(quote.vat[0].amount), 8'88); // 8.875
        QVERIFY(quote.vat[0].exemption == VatExemption::None);
    }

    // 1 EUR = 1.0837 USD, say: 99.99 EUR is 108.36 USD (108.359163), and everything after is dollars.
    void currency()
    {
        Project project = offering({priced(99'99, 3)});
        project.quote.currency.code = "USD";
        project.quote.currency.perUnit = Money::micros(1'083'700);
        Quote quote = quoteOf(project);
        QVERIFY(quote.currency == "USD");
        QCOMPARE(cents(*quote.lines[0].unitPrice), 108'36);
        QCOMPARE(cents(quote.subtotal), 325'08);
        project.quote.currency.code = "EUR"; // the project's own: the rate means nothing
        quote = quoteOf(project);
        QVERIFY(quote.currency == "EUR" && cents(*quote.lines[0].unitPrice) == 99'99);
    }

    void depositAndDueDate()
    {
        Project project = offering({priced(100'01, 1)});
        project.quote.date = {2026, 11, 30};
        project.quote.payment.deposit = Rate::percent(30);
        const Quote quote = quoteOf(project);
        QCOMPARE(cents(quote.deposit), 36'00); // 30 % of 120.01 is 36.003
        QCOMPARE(cents(quote.remainder), 84'01);
        QVERIFY(quote.dueDate == (Date{2026, 12, 30}));
        PaymentTerms endOfMonth;
        endOfMonth.basis = DueBasis::EndOfMonth;
        endOfMonth.days = 45;
        QVERIFY(dueDate(endOfMonth, {2026, 11, 30}) == (Date{2027, 1, 31})); // 14 January, then its end
        QVERIFY(dueDate(endOfMonth, {}) == Date());
        QVERIFY(dueDate(endOfMonth, {9999, 12, 1}) == Date());
        endOfMonth.days = 0;
        QVERIFY(dueDate(endOfMonth, {2028, 2, 1}) == (Date{2028, 2, 29}));
    }

    void variants()
    {
        Project project;
        project.configurations.resize(4);
        project.quote.configuration = 2;
        project.quote.paper.variants = 0b1111'0101;
        QVERIFY((offeredConfigurations(project) == std::vector<int>{2, 0}));
        project.quote.configuration = 4;
        QVERIFY(offeredConfigurations(project).empty());
    }

    void customsOfLines()
    {
        BomLine own = priced(1'00, 1);
        own.offer.hsCode = "8471.80";
        own.offer.origin = "TW";
        Project project = offering({own, priced(1'00, 1)});
        project.quote.shipping.hsCode = "8471.50";
        project.quote.shipping.origin = "CN";
        const Quote quote = quoteOf(project);
        QVERIFY(quote.lines[0].hsCode == "8471.80" && quote.lines[0].origin == "TW");
        QVERIFY(quote.lines[1].hsCode == "8471.50" && quote.lines[1].origin == "CN");
    }

    // Sold at 100.00 less 2 %, bought at 80.00: 18.00 of 98.00 is 18.3673 %.
    void margins()
    {
        Project project = offering({bought(priced(100'00, 2), 80'00), optional(priced(10'00, 1))});
        project.quote.globalDiscount = Rate::percent(2);
        project.quote.internal.minimumMargin = Rate::percent(18);
        project.configurations[0].lines[0].offer.floorPrice = Money::cents(98'00);
        QuoteMargins margins = makeMargins(project, 0, quoteOf(project));
        QCOMPARE(cents(*margins.margin), 36'00);
        QCOMPARE(margins.rate->ppm, 183'673);
        QVERIFY(!margins.isBelowMinimum && !margins.isFloorViolated && margins.unknown == 0);
        QVERIFY(cents(*margins.lines[0].sale) == 196'00 && !margins.lines[1].margin); // an option is unknown, and in no total
        project.configurations[0].lines[0].offer.floorPrice = Money::cents(98'01);
        project.quote.internal.minimumMargin = Rate{183'674};
        margins = makeMargins(project, 0, quoteOf(project));
        QVERIFY(margins.isBelowMinimum && margins.isFloorViolated && margins.lines[0].isBelowFloor && margins.lines[0].isBelowMinimum);
    }

    void unknownMargins()
    {
        Project project = offering({bought(priced(100'00, 1), 80'00), priced(50'00, 1)});
        const QuoteMargins margins = makeMargins(project, 0, quoteOf(project));
        QVERIFY(!margins.margin && !margins.rate && margins.unknown == 1 && !margins.isBelowMinimum);
        QCOMPARE(cents(margins.knownPurchase), 80'00);
        project.configurations[0].lines[1].unitPrice = Money::units(-50); // a rebate is bought for nothing
        QCOMPARE(cents(*makeMargins(project, 0, quoteOf(project)).margin), -30'00);
        QVERIFY(makeMargins(project, 0, quoteOf(project)).isBelowMinimum); // 0 % is asked for at the least: no loss
        QVERIFY(makeMargins(project, 7, Quote()).lines.empty());
    }
};

QTEST_GUILESS_MAIN(TestQuoteLines)
#include "tst_quotelines.moc"
