// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <vector>

#include "engine/sensitivity.h"

using namespace configuria;

namespace {

template <class F>
double medianMicroseconds(int runs, F &&run)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        run();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000);
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs / 2)];
}

// Median of the runs against the budget of one core; fails at three times that in a release build.
void check(const char *what, double microseconds, double budget)
{
    qInfo("%s: %.2f us, budget %.0f us", what, microseconds, budget);
#ifdef NDEBUG
    QVERIFY2(microseconds < 3 * budget, what);
#endif
}

// Ten years, eight cloud scenarios, every cost line in use.
Project project()
{
    Project p;
    Configuration c;
    c.name = "A";
    BomLine gpus;
    gpus.part.kind = PartKind::Gpu;
    gpus.quantity = 8;
    gpus.watts = Watts(700);
    gpus.unitPrice = Money::units(30'000);
    c.lines = {gpus};
    p.configurations.push_back(c);
    p.site.priceEscalation = Rate::percent(3);
    CostTerms &t = p.cost;
    t.years = 10;
    t.install = Money::units(8'000);
    t.staffPerYear = Money::units(12'000);
    t.networkPerYear = Money::units(3'000);
    t.licencePerGpuYear = Money::units(4'000);
    t.colocationPerKwMonth = Money::units(200);
    t.coolingPerGpuYear = Money::units(150);
    t.residual = Rate::percent(5);
    t.discountRate = Rate::percent(8);
    t.utilisation = 0.5;
    t.arrival = {Money::units(5'000), Rate::percent(3), Money::units(1'000)};
    t.failures = {Rate::percent(2), 0.09, Money::units(1'500)};
    t.finance.rentalPerGpuMonth = Money::units(900);
    t.outlook = {Rate::percent(2), Rate::percent(-5), Rate::percent(7)};
    for (int i = 0; i < maxClouds; ++i) {
        CloudScenario cloud;
        cloud.kind = static_cast<CloudKind>(i % 4);
        cloud.isInUsd = true;
        cloud.gpuHour = Money::cents(200 + 50 * i);
        p.clouds.push_back(cloud);
    }
    return p;
}

} // namespace

class BenchCost : public QObject {
    Q_OBJECT

    const Catalogue m_catalogue{};
    const Project m_project = project();
    const ConfigurationEvaluation m_evaluation = evaluateConfiguration(m_catalogue, m_project, m_project.configurations[0]);

    const Configuration &configuration() const { return m_project.configurations[0]; }
    CostCase question() const { return costCase(m_catalogue, m_project, configuration(), m_evaluation); }

private slots:
    void evaluation()
    {
        ConfigurationEvaluation e = m_evaluation;
        check("evaluateCost, 10 years", medianMicroseconds(2'000, [&] {
                  e.findings = {};
                  evaluateCost(m_catalogue, m_project, configuration(), e);
              }), 5);
    }
    void curves()
    {
        std::size_t points = 0;
        check("curves by month, 10 years, 8 clouds", medianMicroseconds(1'000, [&] {
                  points += scenarioCurves(m_catalogue, m_project, configuration(), m_evaluation).size();
              }), 50);
        QVERIFY(points == 11'000);
    }
    void scenarios()
    {
        std::size_t count = 0;
        check("scenarios, 10 years, 8 clouds", medianMicroseconds(1'000, [&] {
                  count += costScenarios(m_catalogue, m_project, configuration(), m_evaluation).size();
              }), 50);
        QVERIFY(count == 11'000);
    }
    void bars()
    {
        std::size_t count = 0;
        check("tornado", medianMicroseconds(500, [&] { count += tornado(question(), CostFigure::SavingAgainstCloud).size(); }), 2'000);
        QVERIFY(count > 0);
    }
    void table()
    {
        std::size_t count = 0;
        check("two-way table, 11 x 11", medianMicroseconds(200, [&] {
                  count += twoWayTable(question(), CostFigure::Tco, {CostInput::Utilisation, Rate::percent(50), Rate::percent(150), 11},
                                       {CostInput::EnergyPrice, Rate::percent(50), Rate::percent(150), 11}).cells.size();
              }), 2'000);
        QVERIFY(count > 0);
    }
    void draws()
    {
        const std::vector<InputSpread> spreads = usualSpreads();
        check("10 000 draws, 10 years, 8 clouds", medianMicroseconds(5, [&] { QVERIFY(monteCarlo(question(), spreads)); }), 200'000);
    }
};

QTEST_GUILESS_MAIN(BenchCost)
#include "bench_cost.moc"
