// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "costfixture.h"
#include "engine/flips.h"

using namespace fixture;

// Figures of TC-1 (8 x H100 SXM, 3 years): TCO 333 006.69, present value 330 235.04, 210 240 GPU-hours.
class TestFlips : public QObject {
    Q_OBJECT
private slots:
    void verdicts_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<int>("cheaper");
        QTest::addColumn<qint64>("by");
        QTest::newRow("owning") << 12'340'000LL << int(Cheaper::Owning) << 12'340'000LL;
        QTest::newRow("renting") << -12'340'000LL << int(Cheaper::Renting) << 12'340'000LL;
        QTest::newRow("equal to the cent") << 4'999LL << int(Cheaper::Equal) << 0LL;
        QTest::newRow("a cent") << -5'000LL << int(Cheaper::Renting) << 10'000LL;
    }
    void verdicts()
    {
        QFETCH(qint64, micros);
        QFETCH(int, cheaper);
        QFETCH(qint64, by);
        QCOMPARE(int(verdictOf(Money::micros(micros)).cheaper), cheaper);
        QCOMPARE(qint64(verdictOf(Money::micros(micros)).by.micros()), by);
    }

    void figuresOfToday()
    {
        const Tc1 c(3.99);
        QVERIFY(isNear(units(*costFigure(c.question(), CostFigure::Tco)), 333'006.69, 0.005));
        QVERIFY(isNear(units(*costFigure(c.question(), CostFigure::Npv)), 330'235.04, 0.005));
        QVERIFY(isNear(units(*costFigure(c.question(), CostFigure::PerGpuHour)), 2.640, 5e-4));
        QVERIFY(!costFigure(c.question(), CostFigure::PerMillionTokens)); // no speed
        QVERIFY(!costFigure(Tc1().question(), CostFigure::SavingAgainstCloud)); // no cloud
    }

    // At 60 % against 3.99 owning saves 3.6708 x 8 x 8 760 x 3 x 0.6 - 333 006.69 = 130 042, and the longest bar takes 92 610 of it.
    // Against 2.69 renting is cheaper by 20 826: less of what is bought (47 600), or more use or dearer renting (62 437), turns it.
    void barsThatFlip_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<QVector<int>>("lowFlips");
        QTest::addColumn<QVector<int>>("highFlips");
        QTest::newRow("3.99: firm") << 3.99 << QVector<int>() << QVector<int>();
        QTest::newRow("2.69: near") << 2.69 << QVector<int>{int(CostInput::Purchase)}
                                    << QVector<int>{int(CostInput::Utilisation), int(CostInput::CloudPrice)};
    }
    void barsThatFlip()
    {
        QFETCH(double, usd);
        QFETCH(QVector<int>, lowFlips);
        QFETCH(QVector<int>, highFlips);
        const Tc1 c(usd);
        for (const FlipBar &flip : flipBars(c.question(), CostFigure::SavingAgainstCloud)) {
            const int input = int(flip.bar.input);
            QVERIFY2(flip.lowFlips == lowFlips.contains(input), qPrintable(QString::number(input)));
            QVERIFY2(flip.highFlips == highFlips.contains(input), qPrintable(QString::number(input)));
        }
        const std::vector<FlipBar> bars = flipBars(c.question(), CostFigure::Tco);
        QCOMPARE(bars.front().bar.input, CostInput::Purchase);
        QVERIFY(isNear(units(bars.front().bar.swing), 95'200, 0.005));
        QVERIFY(isNear(units(bars.front().lowChange), -47'600, 0.005));
        QVERIFY(isNear(units(bars.front().highChange), 47'600, 0.005));
        QVERIFY(isNear(units(*bars.front().lowValue.money), 224'000, 1e-6)); // 280 000 less 20 %
        QVERIFY(isNear(units(*bars.front().highValue.money), 336'000, 1e-6));
    }

    void rangesHoldTodayAndDiffer_data()
    {
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<double>("pue");
        QTest::addColumn<int>("input");
        QTest::addColumn<int>("from");
        QTest::newRow("60 % of the hours") << 0.6 << 1.3 << int(CostInput::Utilisation) << 60;
        QTest::newRow("80 %: one step above") << 0.8 << 1.3 << int(CostInput::Utilisation) << 40;
        QTest::newRow("full: none above") << 1.0 << 1.3 << int(CostInput::Utilisation) << 20;
        QTest::newRow("no PUE below 1") << 0.6 << 1.3 << int(CostInput::Pue) << 80;
        QTest::newRow("PUE of 1") << 0.6 << 1.0 << int(CostInput::Pue) << 100;
        QTest::newRow("a price") << 0.6 << 1.3 << int(CostInput::EnergyPrice) << 60;
        QTest::newRow("next to nothing") << 1e-300 << 1.3 << int(CostInput::Utilisation) << 60;
    }
    void rangesHoldTodayAndDiffer()
    {
        QFETCH(double, utilisation);
        QFETCH(double, pue);
        QFETCH(int, input);
        QFETCH(int, from);
        Tc1 c(3.99, utilisation);
        c.project.site.pue = pue;
        c.evaluate();
        const InputRange range = usualRange(c.question(), static_cast<CostInput>(input));
        QCOMPARE(qint64(range.from.ppm), qint64(from) * 10'000);
        QCOMPARE(range.steps, 5);
        const TwoWayTable table = twoWayTable(c.question(), CostFigure::Tco, range, usualRange(c.question(), CostInput::Staff));
        QVERIFY(std::find(table.rowFactors.begin(), table.rowFactors.end(), Rate::one()) != table.rowFactors.end());
        for (std::size_t i = 1; i < table.rowValues.size() && utilisation > 1e-9; ++i) {
            const InputValue &before = table.rowValues[i - 1], &now = table.rowValues[i];
            QVERIFY(now.money ? *now.money > *before.money : now.number->value > before.number->value + 1e-9);
        }
    }

    // 333 006.69 / 210 240 = 1.584 installed; 2.640 at 60 %, 3.300 at 48 %, 2.200 at 72 %. On demand the cloud costs its price at any
    // use. Owning costs less from 43.1 % against 3.99.
    void perGpuHourOverUtilisation()
    {
        const Tc1 c(3.99);
        const UtilisationCurve curve = utilisationCurve(c.question());
        const auto at = [&](int percent) { return static_cast<std::size_t>(percent - 5); };
        QCOMPARE(curve.shares.size(), std::size_t(96));
        QVERIFY(isNear(curve.shares.back(), 1, 0));
        for (const auto &[percent, price] : {std::pair(48, 3.300), {60, 2.640}, {72, 2.200}, {100, 1.584}}) {
            QVERIFY(isNear(curve.shares[at(percent)], percent / 100.0, 1e-12));
            QVERIFY(isNear(units(curve.used[at(percent)]), price, 5e-4));
            QVERIFY(isNear(units(curve.installed[at(percent)]), 1.584, 5e-4));
        }
        QVERIFY(isNear(units(curve.usedNow), 2.640, 5e-4));
        QCOMPARE(curve.clouds.size(), std::size_t(1));
        QCOMPARE(curve.clouds[0].cloud, -1);
        QVERIFY(isNear(units(curve.clouds[0].perGpuHour[at(20)]), 3.99 * 0.92, 1e-5));
        QVERIFY(isNear(*curve.clouds[0].breakEven, 0.431, 6e-4));
        QVERIFY(isNear(*curve.clouds[0].breakEven, *c.evaluation.cost.breakEvenUtilisation, 1e-6));
        // The curves cross there.
        QVERIFY(curve.used[at(43)] > curve.clouds[0].perGpuHour[at(43)] && curve.used[at(44)] < curve.clouds[0].perGpuHour[at(44)]);
    }
    void reservationIsPaidWhateverTheUse()
    {
        Tc1 c;
        CloudScenario reserved;
        reserved.kind = CloudKind::Reserved3Years;
        reserved.gpuHour = Money::units(2);
        c.project.clouds = {CloudScenario(), reserved}; // the first has no price
        c.evaluate();
        const UtilisationCurve curve = utilisationCurve(c.question());
        QCOMPARE(curve.clouds.size(), std::size_t(1));
        QCOMPARE(curve.clouds[0].cloud, 1);
        QVERIFY(isNear(units(curve.clouds[0].perGpuHour[45]), 4, 1e-5)); // at 50 %
        QVERIFY(isNear(units(curve.clouds[0].perGpuHour[95]), 2, 1e-5));
        QVERIFY(!curve.clouds[0].breakEven); // never crosses: both are paid for all hours
    }
    void noUseNoCurve()
    {
        QVERIFY(utilisationCurve(Tc1(3.99, 0).question()).shares.empty());
    }

    // 288 000; 28 590.44; 42 998.15; -26 581.90: the present value of the costs is 330 235.04. Against 3.99 at 60 %: +67 539.
    void cashOfTheYears()
    {
        const Tc1 c(3.99);
        const OwnershipPlan &plan = c.evaluation.cost.plan;
        const CashFlow alone = cashFlow(plan, nullptr, c.project.cost.discountRate);
        QCOMPARE(alone.years.size(), std::size_t(4));
        QVERIFY(isNear(units(alone.years[0].net), -288'000, 0.001));
        QVERIFY(isNear(units(alone.years[1].net), -28'590.44, 0.001));
        QVERIFY(isNear(units(alone.years[3].net), 26'581.90, 0.001));
        QVERIFY(isNear(units(alone.years[3].residual), 70'000, 0.001));
        QVERIFY(isNear(units(alone.years[3].out), -43'418.10, 0.001));
        QVERIFY(isNear(units(alone.years[3].cumulative), -333'006.69, 0.001));
        QVERIFY(isNear(units(alone.npv), -330'235.04, 0.01));

        const std::vector<CostScenario> scenarios = costScenarios(c.catalogue, c.project, c.project.configurations[0], c.evaluation);
        const CashFlow against = cashFlow(plan, &scenarios.back(), c.project.cost.discountRate);
        QVERIFY(isNear(units(against.npv), 67'539, 0.5));
        QVERIFY(against.years[1].rentAvoided == scenarios.back().years[1]);
        QVERIFY(against.years.back().cumulative == *scenarios.back().saving);
        QVERIFY(cashFlow(OwnershipPlan(), nullptr, Rate()).years.empty());
    }

    void splitAddsUp()
    {
        const Tc1 c;
        const OwnershipPlan &plan = c.evaluation.cost.plan;
        const CostSplit split = costSplit(plan);
        Money all;
        for (std::size_t group = 0; group < split.groups.size(); ++group) {
            Money sum;
            for (const Money year : split.groups[group]) {
                sum += year;
            }
            QVERIFY(sum == split.totals[group]);
            all += sum;
        }
        QVERIFY(all == split.total);
        QVERIFY(isNear(units(split.total), 333'006.69, 0.001));
        QVERIFY(isNear(units(split.paid), 403'006.69, 0.001)); // without the residual of 70 000
        QVERIFY(isNear(units(split.groups[int(CostGroup::Energy)][2]), 13'998.15, 0.001));
        QVERIFY(isNear(units(split.years[3]), -26'581.90, 0.001));
        QCOMPARE(qint64(split.shares[int(CostGroup::Purchase)].ppm), 694'778LL); // 280 000 / 403 006.69
        QCOMPARE(qint64(split.shares[int(CostGroup::Income)].ppm), 0LL);
        QCOMPARE(costSplit(OwnershipPlan()).yearCount, 0);
    }
    void changes()
    {
        GoalSeek goal;
        goal.factor = 0.75;
        QVERIFY(changeOf(goal) == Rate::percent(-25));
    }

    // Entered, the value that was found makes both sides equal: within what the field can hold.
    void goalsAreEntered_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<int>("input");
        QTest::newRow("utilisation") << 3.99 << int(CostInput::Utilisation);
        QTest::newRow("cloud price") << 3.99 << int(CostInput::CloudPrice);
        QTest::newRow("price of electricity") << 3.99 << int(CostInput::EnergyPrice);
        QTest::newRow("purchase, stated") << 2.69 << int(CostInput::Purchase);
    }
    void goalsAreEntered()
    {
        QFETCH(double, usd);
        QFETCH(int, input);
        Tc1 c(usd);
        c.project.site.bands.offPeakPerKwh = Money::micros(120'000);
        c.project.site.priceSource = "a tariff";
        c.evaluate();
        const auto goal = goalSeek(c.question(), static_cast<CostInput>(input));
        QVERIFY(goal);
        const std::optional<Project> after = withGoal(c.project, 0, -1, static_cast<CostInput>(input), *goal);
        QVERIFY(after);
        QCOMPARE(after->site.priceSource.empty(), static_cast<CostInput>(input) == CostInput::EnergyPrice);
        Tc1 entered(usd);
        entered.project = *after;
        entered.evaluate();
        QVERIFY(isNear(units(*entered.evaluation.cost.cloudTotal), units(*entered.evaluation.cost.tco), 1));
    }
    // 8 GPUs at 35 000: 280 000, 10 % off already; half of what is paid is 55 % off, and half as much again needs no discount.
    void purchaseBecomesADiscount()
    {
        Project project = tc1(3.99, 0.6);
        project.configurations[0].capex.reset();
        project.quote.globalDiscount = Rate::percent(10);
        GoalSeek goal;
        goal.factor = 0.5;
        const auto half = withGoal(project, 0, -1, CostInput::Purchase, goal);
        QVERIFY(half && half->quote.globalDiscount == Rate::percent(55));
        goal.factor = 1.5;
        QVERIFY(!withGoal(project, 0, -1, CostInput::Purchase, goal));
        QVERIFY(!withGoal(project, 0, -1, CostInput::Staff, goal));   // no field is offered
        QVERIFY(!withGoal(project, 0, 3, CostInput::CloudPrice, goal)); // no such alternative
        QVERIFY(!withGoal(project, 7, -1, CostInput::CloudPrice, goal));
    }
    void listedPriceLosesItsSource()
    {
        Project project = tc1(0, 0.6);
        CloudScenario listed;
        listed.gpuHour = Money::units(4);
        listed.isInUsd = true;
        listed.discount = Rate::percent(50);
        listed.source = "a list";
        listed.date = {2026, 11, 1};
        project.clouds = {listed};
        GoalSeek goal;
        goal.factor = 0.25;
        const auto after = withGoal(project, 0, 0, CostInput::CloudPrice, goal);
        QVERIFY(after && after->clouds[0].gpuHour == Money::units(1));
        QVERIFY(after->clouds[0].source.empty() && after->clouds[0].date == Date());
    }
};

QTEST_GUILESS_MAIN(TestFlips)
#include "tst_flips.moc"
