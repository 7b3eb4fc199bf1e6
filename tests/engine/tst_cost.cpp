// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "costfixture.h"

using namespace fixture;

namespace {

// Public calculator's inputs: 8 x 35 000 + 40 %, 0.7 kW each, PUE 1.4, 400 h a month, 3 000 a month for the room.
Project hoursPerMonth400()
{
    Project project = projectOf(gpus(8, Money::units(392'000)));
    project.site.averageItPower = Watts(5'600);
    project.site.pue = 1.4;
    project.site.pricePerKwh = Money::micros(120'000);
    project.site.hoursPerYear = 4'800;
    project.cost.years = 4;
    project.cost.maintenance = Rate();
    project.cost.staffPerYear = Money::units(36'000);
    project.cost.utilisation = 400.0 / 730.0;
    project.configurations[0].cloudGpuHour = Money::cents(450);
    return project;
}

} // namespace

class TestCost : public QObject {
    Q_OBJECT
private slots:
    // TC-0: 408 W, three years, 0.18 -> 10 722.24 kWh, 1 930.00, 26 930.00; 27 380.00 with liquid cooling at 150 a year.
    void tc0()
    {
        Project project = projectOf(gpus(1, Money::units(25'000)));
        project.site.averageItPower = Watts(408);
        project.site.pue = 1.0;
        project.cost.maintenance = Rate();
        ConfigurationEvaluation e = evaluated({}, project);
        QVERIFY(isNear(e.power.energyPerYear->count * 3, 10'722.24, 1e-6));
        QCOMPARE(cents(e.cost.energyTotal), qint64(193'000));
        QCOMPARE(cents(e.cost.tco), qint64(2'693'000));
        project.cost.coolingPerGpuYear = Money::units(150);
        QCOMPARE(cents(evaluated({}, project).cost.tco), qint64(2'738'000));
    }

    void tc1Totals()
    {
        const ConfigurationEvaluation e = evaluated({}, tc1(0, 1.0));
        QCOMPARE(cents(e.cost.energyTotal), qint64(4'200'669));
        QCOMPARE(cents(e.cost.tco), qint64(33'300'669));
        QCOMPARE(cents(e.cost.npv), qint64(33'023'504));
        QVERIFY(isNear(double(e.cost.perGpuHour->micros()) / 1e6, 1.584, 5e-4));
        QVERIFY(isNear(double(e.cost.opexFirstYear->micros()) / 12e6, 3194.63, 0.005)); // mean of the years, per month
        QVERIFY(!e.cost.cloudTotal && !e.cost.breakEvenMonth && !e.cost.irr);
        QVERIFY(e.findings.has(FindingCode::NoCloudPrice));
    }

    void perGpuHour_data()
    {
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<double>("euro");
        QTest::newRow("48 %") << 0.48 << 3.300;
        QTest::newRow("60 %") << 0.60 << 2.640;
        QTest::newRow("72 %") << 0.72 << 2.200;
    }
    void perGpuHour()
    {
        QFETCH(double, utilisation);
        QFETCH(double, euro);
        QVERIFY(isNear(double(evaluated({}, tc1(0, utilisation)).cost.perGpuHour->micros()) / 1e6, euro, 5e-4));
    }

    // 20 000 tokens/s, 60 % -> 0.2933 EUR per million tokens.
    void perMillionTokens()
    {
        const Project project = tc1(0, 0.6);
        ConfigurationEvaluation e;
        evaluatePower({}, project, project.configurations[0], e);
        Estimate<TokensPerSecond> speed;
        speed.low = speed.expected = speed.high = TokensPerSecond(20'000);
        e.speed.output = speed;
        evaluateCost({}, project, project.configurations[0], e);
        QVERIFY(isNear(double(e.cost.perMillionTokens->micros()) / 1e6, 0.2933, 5e-5));
    }

    // Prices of 2026 per GPU and hour, USD. -1: none.
    void breakEven_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<double>("crossing");
        QTest::addColumn<double>("simple");
        QTest::newRow("6.88 at 60 %") << 6.88 << 0.6 << 14.71 << 15.2;
        QTest::newRow("12.29 at 60 %") << 12.29 << 0.6 << 7.73 << 7.9;
        QTest::newRow("3.99 at 60 %") << 3.99 << 0.6 << 29.50 << 29.8;
        QTest::newRow("6.88 always") << 6.88 << 1.0 << -2.0 << 8.5;
        QTest::newRow("2.69 at 60 %, beyond the horizon") << 2.69 << 0.6 << -1.0 << 52.6;
        QTest::newRow("0.50 at 60 %, TC-4: cloud below opex") << 0.5 << 0.6 << -1.0 << -1.0;
    }
    void breakEven()
    {
        QFETCH(double, usd);
        QFETCH(double, utilisation);
        QFETCH(double, crossing);
        QFETCH(double, simple);
        const CostEvaluation cost = evaluated({}, tc1(usd, utilisation)).cost;
        QVERIFY(cost.cloudTotal);
        QCOMPARE(cost.simplePaybackMonth.has_value(), simple > 0);
        QVERIFY(simple < 0 || isNear(*cost.simplePaybackMonth, simple, 0.05));
        if (crossing > -2) {
            QCOMPARE(cost.breakEvenMonth.has_value(), crossing > 0);
            QVERIFY(crossing < 0 || isNear(*cost.breakEvenMonth, crossing, 0.005));
        }
    }

    void breakEvenUtilisation_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<double>("percent");
        QTest::newRow("2.69") << 2.69 << 64.0;
        QTest::newRow("3.99") << 3.99 << 43.1;
        QTest::newRow("6.88") << 6.88 << 25.0;
    }
    void breakEvenUtilisation()
    {
        QFETCH(double, usd);
        QFETCH(double, percent);
        for (const double utilisation : {0.6, 1.0}) { // it does not depend on the use asked for
            QVERIFY(isNear(*evaluated({}, tc1(usd, utilisation)).cost.breakEvenUtilisation * 100, percent, 0.06));
        }
    }

    // Buy against rent at 3.99, 60 %: IRR 19.8 %.
    void irr()
    {
        const CostEvaluation cost = evaluated({}, tc1(3.99, 0.6)).cost;
        QVERIFY(isNear(*cost.irr * 100, 19.8, 0.05));
        Project lost = tc1(0.05, 0.6); // nothing comes back: no rate
        lost.cost.residual = Rate();
        QVERIFY(!evaluated({}, lost).cost.irr);
    }

    // cases 58: 35.56 months, 554 063.36 against 691 200, 43.6 % of 730 h.
    void onPremAgainstCloud()
    {
        const CostEvaluation cost = evaluated({}, hoursPerMonth400()).cost;
        QCOMPARE(cents(cost.tco), qint64(55'406'336));
        QCOMPARE(cents(cost.cloudTotal), qint64(69'120'000));
        QVERIFY(isNear(*cost.breakEvenMonth, 35.56, 0.005));
        QVERIFY(isNear(*cost.breakEvenUtilisation * 100, 43.6, 0.05));
    }

    // TC-2: 1 800 against 2.5 x 100 h; with 8.10 of energy a month.
    void tc2_data()
    {
        QTest::addColumn<double>("watts");
        QTest::addColumn<double>("months");
        QTest::newRow("no energy") << 0.0 << 7.2;
        QTest::newRow("450 W") << 450.0 << 7.44;
    }
    void tc2()
    {
        QFETCH(double, watts);
        QFETCH(double, months);
        Project project = projectOf(gpus(1, Money::units(1'800)));
        project.site.averageItPower = Watts(watts);
        project.site.pue = 1.0;
        project.site.hoursPerYear = 1'200;
        project.cost.maintenance = Rate();
        project.cost.hoursPerMonth = 100;
        project.configurations[0].cloudGpuHour = Money::cents(250);
        const CostEvaluation cost = evaluated({}, project).cost;
        QVERIFY(isNear(*cost.breakEvenMonth, months, 0.005));
        QVERIFY(isNear(*cost.simplePaybackMonth, months, 0.005));
    }

    // Colocation: 10.2 kW x 200 x 12 = 24 480 a year.
    void colocation()
    {
        Project project = projectOf(gpus(8, Money()));
        project.site.averageItPower = Watts(10'200);
        project.site.pricePerKwh = Money();
        project.cost.colocationPerKwMonth = Money::units(200);
        ConfigurationEvaluation e;
        e.power.averageAc = Estimate<Watts>{Watts(10'200), Watts(10'200), Watts(10'200)};
        e.power.energyPerYear = KilowattHours(1);
        evaluateCost({}, project, project.configurations[0], e);
        QCOMPARE(cents(e.cost.tco), qint64(3 * 2'448'000));
    }

    void co2_data()
    {
        QTest::addColumn<double>("grams");
        QTest::addColumn<double>("tonnes");
        QTest::newRow("FR 21.7") << 21.7 << 4.92;
        QTest::newRow("FR 56") << 56.0 << 12.68;
        QTest::newRow("EU 264") << 264.0 << 59.80;
        QTest::newRow("US 387") << 387.0 << 87.66;
    }
    void co2()
    {
        QFETCH(double, grams);
        QFETCH(double, tonnes);
        Project project = tc1(0, 1.0);
        QVERIFY(!evaluated({}, project).cost.co2Kg);
        project.site.co2GramsPerKwh = grams;
        QVERIFY(isNear(*evaluated({}, project).cost.co2Kg / 1000, tonnes, 0.005));
    }

    // Capex: rounded line totals over all nodes; a line per project counts once.
    void capexOfLines()
    {
        Configuration c;
        c.nodes = 3;
        c.lines = {priced(3'333, 1), priced(1'000'00, 2, Rate::percent(5)), priced(50'000, 1)};
        c.lines[2].scope = LineScope::PerProject;
        ConfigurationEvaluation e = evaluated({}, projectOf(c));
        QCOMPARE(cents(e.cost.capex), qint64(99'99 + 5'700'00 + 50'000));
        QVERIFY(!e.cost.capexPartial && !e.findings.has(FindingCode::PriceMissing) && !e.findings.has(FindingCode::PriceIsExample));

        c.lines[1].priceIsExample = true;
        c.lines[2].unitPrice.reset();
        e = evaluated({}, projectOf(c));
        QVERIFY(e.cost.capexPartial && e.findings.has(FindingCode::PriceMissing) && e.findings.has(FindingCode::PriceIsExample));
        QCOMPARE(cents(e.cost.capex), qint64(99'99 + 5'700'00));

        c.lines = {custom(PartKind::Gpu, 1, 300)};
        e = evaluated({}, projectOf(c));
        QVERIFY(!e.cost.capex && !e.cost.tco && !e.cost.perGpuHour && e.findings.has(FindingCode::CapexUnknown));
        QVERIFY(e.cost.energyTotal); // known without a price
    }

    // Indicative prices are in EUR: another currency does not take them over.
    void catalogueCurrency()
    {
        Catalogue catalogue;
        catalogue.gpus.resize(1);
        catalogue.gpus[0].tdp = Watts(350);
        catalogue.gpus[0].info.price = Money::units(25'000);
        catalogue.gpus[0].info.priceSource = "list";
        Configuration c;
        c.lines = {part(PartKind::Gpu, 0, 2)};
        Project project = projectOf(c);
        QCOMPARE(cents(evaluated(catalogue, project).cost.capex), qint64(50'000'00));
        project.currency = "USD";
        QVERIFY(!evaluated(catalogue, project).cost.capex);
        project.currency = "EUR";
        catalogue.gpus[0].info.priceSource.clear();
        QVERIFY(evaluated(catalogue, project).findings.has(FindingCode::PriceIsExample));
    }

    // The curve ends at what the totals say and crosses where the evaluation says.
    void curve()
    {
        const Project project = tc1(6.88, 0.6);
        const CostCurve curve = costCurve({}, project, project.configurations[0]);
        QCOMPARE(curve.owned.size(), std::size_t(37));
        QCOMPARE(curve.cloud.size(), std::size_t(37));
        QCOMPARE(cents(curve.owned[0]), qint64(28'800'000));
        QCOMPARE(cents(curve.cloud[0]), qint64(0));
        QCOMPARE(cents(curve.owned[12]), qint64(31'659'044));
        QCOMPARE(cents(curve.owned[36]), qint64(33'300'669 + 7'000'000)); // the residual is no month's cash
        QCOMPARE(cents(curve.ownedAfterResidual), qint64(33'300'669)); // the TCO of TC-1
        QVERIFY(curve.owned[14] > curve.cloud[14] && curve.owned[15] < curve.cloud[15]);
        QVERIFY(costCurve({}, tc1(0, 0.6), tc1(0, 0.6).configurations[0]).cloud.empty());
    }
};

QTEST_GUILESS_MAIN(TestCost)
#include "tst_cost.moc"
