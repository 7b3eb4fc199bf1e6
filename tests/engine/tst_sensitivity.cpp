// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <map>

#include "costfixture.h"
#include "engine/sensitivity.h"

using namespace fixture;

namespace {

std::map<CostInput, double> swings(const std::vector<TornadoBar> &bars)
{
    std::map<CostInput, double> all;
    for (const TornadoBar &bar : bars) {
        all[bar.input] = units(bar.swing);
    }
    return all;
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT
private slots:
    // +-20 %, TC-1: purchase 95 200 (the residual moves with it), residual 28 000, power = load factor = PUE = price 16 802.68 (of
    // 42 006.69), staff 14 400, maintenance 11 200, network 3 600, installation 3 200.
    void tc1Tornado()
    {
        const Tc1 c;
        const std::vector<TornadoBar> bars = tornado(c.question(), CostFigure::Tco);
        const std::map<CostInput, double> expected{
            {CostInput::Purchase, 95'200},    {CostInput::Residual, 28'000},       {CostInput::Power, 16'802.675},
            {CostInput::LoadFactor, 16'802.675}, {CostInput::Pue, 16'802.675},     {CostInput::EnergyPrice, 16'802.675},
            {CostInput::HoursPerYear, 16'802.675}, {CostInput::Staff, 14'400},     {CostInput::Maintenance, 11'200},
            {CostInput::Network, 3'600},      {CostInput::Installation, 3'200},    {CostInput::EnergyEscalation, 0},
        };
        const std::map<CostInput, double> found = swings(bars);
        QCOMPARE(found.size(), expected.size());
        for (const auto &[input, swing] : expected) {
            QVERIFY2(found.contains(input), nameOf(input));
            const bool isHours = input == CostInput::HoursPerYear; // a year has no more than 8 784
            QVERIFY2(input == CostInput::EnergyEscalation || isHours || isNear(found.at(input), swing, 0.005), nameOf(input));
        }
        for (std::size_t i = 1; i < bars.size(); ++i) {
            QVERIFY(bars[i - 1].swing >= bars[i].swing);
        }
    }
    // 123 200 if the residual is fixed in euros.
    void purchaseWithFixedResale()
    {
        Tc1 c;
        c.project.cost.resale = Money::units(70'000);
        c.evaluate();
        QVERIFY(isNear(swings(tornado(c.question(), CostFigure::Tco)).at(CostInput::Purchase), 123'200, 0.005));
    }
    // On the price of a GPU-hour utilisation dominates: 3.30 to 2.20.
    void utilisationDominates()
    {
        const Tc1 c;
        const std::vector<TornadoBar> bars = tornado(c.question(), CostFigure::PerGpuHour);
        QCOMPARE(bars.front().input, CostInput::Utilisation);
        QVERIFY(isNear(units(bars.front().low), 3.300, 5e-4));
        QVERIFY(isNear(units(bars.front().high), 2.200, 5e-4));
    }
    // A stated draw has no load factor, and no PUE falls below 1.
    void limitsOfInputs()
    {
        Tc1 c;
        c.project.site.averageItPower = Watts(6'630);
        c.project.site.pue = 1.1;
        c.evaluate();
        const std::map<CostInput, double> found = swings(tornado(c.question(), CostFigure::Tco));
        QVERIFY(!found.contains(CostInput::LoadFactor));
        const double energy = units(*c.evaluation.cost.energyTotal);
        QVERIFY(isNear(found.at(CostInput::Pue), energy * (0.2 + 0.1 / 1.1), 0.01)); // 1.00 to 1.32
        QVERIFY(!inputValue(c.question(), CostInput::LoadFactor));
        QVERIFY(isNear(inputValue(c.question(), CostInput::Pue)->number->value, 1.1, 1e-12));
    }
    void nothingToVary()
    {
        Tc1 c;
        QVERIFY(tornado(c.question(), CostFigure::SavingAgainstCloud).empty()); // no cloud
        QVERIFY(tornado(c.question(), CostFigure::PerMillionTokens).empty());   // no speed
        QVERIFY(!goalSeek(c.question(), CostInput::Utilisation));
        c.project.configurations[0].capex.reset();
        c.evaluate();
        QVERIFY(tornado(c.question(), CostFigure::Tco).empty());
        QVERIFY(twoWayTable(c.question(), CostFigure::Tco, {}, {}).cells.empty());
        QVERIFY(!monteCarlo(c.question(), usualSpreads()));
    }

    // Each cell is what the project gives with both inputs changed.
    void twoWay()
    {
        const Tc1 c(3.99);
        InputRange use{CostInput::Utilisation, Rate::percent(50), Rate::percent(150), 3};
        InputRange price{CostInput::EnergyPrice, Rate::percent(50), Rate::percent(200), 4};
        const TwoWayTable table = twoWayTable(c.question(), CostFigure::SavingAgainstCloud, use, price);
        QCOMPARE(table.cells.size(), std::size_t(12));
        QCOMPARE(table.rowFactors.size(), std::size_t(3));
        QVERIFY(isNear(table.rowValues[0].number->value, 0.3, 1e-9));
        QVERIFY(isNear(units(*table.columnValues[3].money), 0.36, 1e-9));
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 4; ++column) {
                Tc1 changed(3.99);
                changed.project.cost.utilisation = table.rowValues[row].number->value;
                changed.project.site.pricePerKwh = *table.columnValues[column].money;
                changed.evaluate();
                const CostEvaluation &cost = changed.evaluation.cost;
                QVERIFY(isNear(units(table.cells[row * 4 + column]), units(*cost.cloudTotal - *cost.tco), 0.02));
            }
        }
    }

    // TC-1 over 36 months, residual counted: 43.1 % against 3.99, 25.0 % against 6.88, 64.0 % against 2.69.
    void goalOfUtilisation_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<double>("percent");
        QTest::newRow("2.69") << 2.69 << 64.0;
        QTest::newRow("3.99") << 3.99 << 43.1;
        QTest::newRow("6.88") << 6.88 << 25.0;
    }
    void goalOfUtilisation()
    {
        QFETCH(double, usd);
        QFETCH(double, percent);
        const Tc1 c(usd);
        const std::optional<GoalSeek> goal = goalSeek(c.question(), CostInput::Utilisation);
        QVERIFY(goal);
        QVERIFY(isNear(goal->value.number->value * 100, percent, 0.06));
        QVERIFY(isNear(goal->value.number->value, *c.evaluation.cost.breakEvenUtilisation, 1e-6));
    }
    // The price and the discount found make both sides equal when they are entered.
    void goalsHold()
    {
        const Tc1 c(3.99);
        const std::optional<GoalSeek> price = goalSeek(c.question(), CostInput::CloudPrice);
        QVERIFY(price);
        Tc1 cheaper(3.99);
        cheaper.project.configurations[0].cloudGpuHour = *price->value.money;
        cheaper.evaluate();
        QVERIFY(isNear(units(*cheaper.evaluation.cost.cloudTotal), units(*cheaper.evaluation.cost.tco), 1));
        QVERIFY(isNear(units(price->total), units(*c.evaluation.cost.tco), 0.01));

        const Tc1 dear(2.69); // renting is cheaper at 60 %
        const std::optional<GoalSeek> purchase = goalSeek(dear.question(), CostInput::Purchase);
        QVERIFY(purchase && purchase->factor < 1);
        Tc1 discounted(2.69);
        discounted.project.configurations[0].capex = purchase->value.money;
        discounted.evaluate();
        QVERIFY(isNear(units(*discounted.evaluation.cost.cloudTotal), units(*discounted.evaluation.cost.tco), 1));
        QVERIFY(!goalSeek(dear.question(), CostInput::EnergyEscalation)); // no escalation from 0 to a hundredfold does it
    }

    // One uniform input: what is bought, from nothing to double. TCO = 333 006.69 - 238 000 (1 - f): its percentiles are known.
    void uniformPurchase()
    {
        const Tc1 c(6.88);
        const InputSpread spread{CostInput::Purchase, SpreadShape::Uniform, Rate(), {}, Rate::percent(200)};
        const std::optional<MonteCarlo> result = monteCarlo(c.question(), {&spread, 1});
        QVERIFY(result);
        QCOMPARE(result->draws, 10'000);
        const auto tco = [](double factor) { return 333'006.69 - 238'000 * (1 - factor); };
        QVERIFY(isNear(units(result->tco.p10), tco(0.2), 5'000)); // 10 000 draws: +-0.3 % of 476 000 at one sigma
        QVERIFY(isNear(units(result->tco.p50), tco(1.0), 8'000));
        QVERIFY(isNear(units(result->tco.p90), tco(1.8), 5'000));
        QCOMPARE(result->bands.front().kind, ScenarioKind::Owned);
        QCOMPARE(result->bands.front().years.size(), std::size_t(4));
        QCOMPARE(result->bands.back().kind, ScenarioKind::Cloud);
        QCOMPARE(result->bands.back().cloud, -1);
        QVERIFY(result->bands.back().years[3].p10 == result->bands.back().years[3].p90); // the cloud does not move
    }
    // Symmetrical triangle from 50 to 150 %: P10 at 50 + 100 sqrt(0.05) = 72.4 %.
    void triangularPrice()
    {
        const Tc1 c(6.88);
        const InputSpread spread{CostInput::CloudPrice, SpreadShape::Triangular, Rate::percent(50), Rate::percent(100), Rate::percent(150)};
        const std::optional<MonteCarlo> result = monteCarlo(c.question(), {&spread, 1}, {40'000, 5});
        const double cloud = units(*c.evaluation.cost.cloudTotal), tco = units(*c.evaluation.cost.tco);
        const Percentiles saving = result->clouds.front().saving;
        QVERIFY(isNear((units(saving.p10) + tco) / cloud, 0.7236, 0.01));
        QVERIFY(isNear((units(saving.p50) + tco) / cloud, 1.0, 0.01));
        QVERIFY(isNear((units(saving.p90) + tco) / cloud, 1.2764, 0.01));
        // Owning is cheaper where the price is above 333 006.69 / 798 441 = 41.7 %: always.
        QCOMPARE(result->clouds.front().owningIsCheaper, 1.0);
        QVERIFY(isNear(*result->clouds.front().month50, 14.71, 0.1));
        QVERIFY(*result->clouds.front().month10 < 14.71 && *result->clouds.front().month90 > 14.71);
    }
    void noSpreadNoBand()
    {
        const Tc1 c(3.99);
        const std::optional<MonteCarlo> result = monteCarlo(c.question(), {}, {100, 1});
        QVERIFY(isNear(units(result->tco.p10), 333'006.69, 0.005));
        QVERIFY(isNear(units(result->tco.p90), 333'006.69, 0.005));
        QVERIFY(isNear(*result->clouds.front().month50, 29.5049, 1e-3));
        const std::vector<ScenarioCurve> curves = scenarioCurves({}, c.project, c.project.configurations[0], c.evaluation);
        for (std::size_t k = 0; k < curves.size(); ++k) {
            for (std::size_t year = 0; year < 4; ++year) {
                QVERIFY(isNear(units(result->bands[k].years[year].p50), units(curves[k].months[12 * year]), 0.05));
            }
        }
    }
    void seeds()
    {
        const Tc1 c(3.99);
        const std::vector<InputSpread> spreads = usualSpreads();
        const auto draw = [&](std::uint64_t seed) { return monteCarlo(c.question(), spreads, {500, seed})->tco; };
        QVERIFY(draw(1).p50 == draw(1).p50 && draw(1).p10 == draw(1).p10);
        QVERIFY(draw(1).p50 != draw(2).p50);
        QVERIFY(draw(1).p10 < draw(1).p50 && draw(1).p50 < draw(1).p90);
        // SplitMix64 is the same on any machine, and so is this figure.
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!monteCarlo(c.question(), spreads, {}, stop.get_token()));
    }

private:
    static const char *nameOf(CostInput input)
    {
        static QByteArray text;
        text = "input " + QByteArray::number(static_cast<int>(input));
        return text.constData();
    }
};

QTEST_GUILESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
