// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "costfixture.h"
#include "engine/ownership.h"
#include "engine/quote.h"

using namespace fixture;

namespace {

struct Case {
    Project project;
    ConfigurationEvaluation evaluation;
    explicit Case(const Project &p) : project(p), evaluation(evaluated({}, p)) {}
    const Configuration &configuration() const { return project.configurations.front(); }
    OwnershipPlan plan(Financing financing = Financing::Cash) const { return ownershipPlan({}, project, configuration(), evaluation, financing); }
    std::vector<CostScenario> scenarios() const { return costScenarios({}, project, configuration(), evaluation); }
    std::vector<ScenarioCurve> curves() const { return scenarioCurves({}, project, configuration(), evaluation); }
    CostScenario first(ScenarioKind kind) const
    {
        for (const CostScenario &s : scenarios()) {
            if (s.kind == kind) {
                return s;
            }
        }
        return {};
    }
};

qint64 cents(Money money) { return money.micros() / 10'000; }
bool isWholeCents(Money money) { return money.micros() % 10'000 == 0; }

CloudScenario perHour(std::int64_t usdCents, CloudKind kind = CloudKind::OnDemand, Rate discount = {})
{
    CloudScenario c;
    c.kind = kind;
    c.isInUsd = true;
    c.gpuHour = Money::cents(usdCents);
    c.discount = discount;
    return c;
}

// Valid projects, every term used now and then. Seeded: a failure names the number of the project.
class RandomCost {
public:
    explicit RandomCost(unsigned seed) : m_random(seed) {}

    std::int64_t whole(std::int64_t low, std::int64_t high) { return low + static_cast<std::int64_t>(m_random() % static_cast<unsigned>(high - low + 1)); }
    bool chance(unsigned oneIn) { return m_random() % oneIn == 0; }
    double real(double low, double high) { return low + (high - low) * static_cast<double>(m_random() % 10'001) / 10'000; }
    Money money(std::int64_t units) { return chance(3) ? Money() : Money::micros(whole(0, units * 1000) * 1'000 + whole(0, 999)); }
    Rate rate(int percent) { return chance(3) ? Rate() : Rate{whole(0, percent * 10'000)}; }

    Project project()
    {
        Project p;
        Configuration c;
        c.name = "A";
        c.nodes = static_cast<int>(whole(1, 4));
        c.lines = {custom(PartKind::Gpu, static_cast<int>(whole(1, 8)), real(100, 900))};
        c.lines[0].unitPrice = money(40'000);
        c.lines[0].discount = rate(100);
        for (int i = static_cast<int>(whole(0, 4)); i > 0; --i) {
            BomLine line = priced(whole(0, 10'000'000), static_cast<int>(whole(0, 9)), rate(100));
            line.part.kind = static_cast<PartKind>(whole(0, partKindCount - 1));
            line.part.kind = line.part.kind == PartKind::Gpu ? PartKind::Service : line.part.kind;
            line.scope = chance(2) ? LineScope::PerNode : LineScope::PerProject;
            line.watts = Watts(real(1, 500));
            c.lines.push_back(line);
        }
        if (chance(4)) {
            c.capex = Money::micros(whole(0, 1'000'000'000) * 1'000);
        }
        if (!chance(3)) {
            c.cloudGpuHour = money(20);
        }
        p.configurations.push_back(c);
        p.quote.globalDiscount = chance(2) ? Rate() : rate(100);
        siteOf(p.site);
        termsOf(p.cost);
        for (int i = static_cast<int>(whole(0, 4)); i > 0; --i) {
            CloudScenario cloud = perHour(whole(1, 2'000), static_cast<CloudKind>(whole(0, 3)), rate(60));
            cloud.egressPerMonth = money(500);
            p.clouds.push_back(cloud);
        }
        return p;
    }

private:
    void siteOf(Site &s)
    {
        s.pricePerKwh = Money::micros(whole(0, 500'000));
        s.priceEscalation = Rate{whole(-50'000, 100'000)};
        s.pue = real(1, 2);
        s.hoursPerYear = chance(3) ? 8760 : real(0, 8784);
        s.bands.offPeakPerKwh = chance(2) ? std::nullopt : std::optional(Money::micros(whole(0, 500'000)));
        s.heat = {chance(2) ? 0 : real(0, 1), money(1)};
    }
    void termsOf(CostTerms &t)
    {
        t.years = static_cast<int>(whole(1, 15));
        t.install = money(20'000);
        t.maintenance = rate(20);
        t.maintenanceFromYear = static_cast<int>(whole(1, 5));
        t.licencePerGpuYear = money(5'000);
        t.staffPerYear = money(90'000);
        t.networkPerYear = money(9'000);
        t.colocationPerKwMonth = money(400);
        t.coolingPerGpuYear = money(300);
        t.residual = rate(100);
        t.discountRate = rate(30);
        t.utilisation = real(0, 1);
        t.resale = chance(3) ? std::optional(money(20'000)) : std::nullopt;
        t.colocationIncludesPower = chance(2);
        t.arrival = {money(9'000), rate(20), money(3'000)};
        t.failures = {rate(10), real(0, 1), money(4'000)};
        t.finance = {static_cast<Financing>(whole(0, 2)), static_cast<int>(whole(1, 180)), rate(30), rate(100), money(3'000)};
        t.outlook = {Rate{whole(-50'000, 100'000)}, Rate{whole(-200'000, 100'000)}, rate(80)};
    }

    std::mt19937 m_random;
};

void checkSums(const OwnershipPlan &plan, const QByteArray &where)
{
    Money byLine, byYear, byGroup;
    for (int i = 0; i < costLineCount; ++i) {
        byLine += plan.total(static_cast<CostLine>(i));
        for (const Money cell : plan.cells[static_cast<std::size_t>(i)]) {
            QVERIFY2(isWholeCents(cell), where.constData());
        }
    }
    for (int year = 0; year <= plan.years; ++year) {
        byYear += plan.ofYear(year);
    }
    for (const Money group : costByGroup(plan)) {
        byGroup += group;
    }
    QVERIFY2(byLine == plan.total() && byYear == plan.total() && byGroup == plan.total(), where.constData());
    Money ofPrinted;
    for (const CostLine line : printedLines(plan)) {
        ofPrinted += plan.total(line);
    }
    QVERIFY2(ofPrinted == plan.total(), where.constData());
}

// A cumulative curve read between its months.
double at(const std::vector<Money> &curve, double month)
{
    const auto below = static_cast<std::size_t>(std::clamp(month, 0.0, static_cast<double>(curve.size() - 2)));
    const double low = static_cast<double>(curve[below].micros()), high = static_cast<double>(curve[below + 1].micros());
    return low + (high - low) * (month - static_cast<double>(below));
}

} // namespace

class TestOwnership : public QObject {
    Q_OBJECT
private slots:
    // TC-1: energy 13 590.44 / 13 998.15 / 14 418.10, cash 288 000 ; 28 590.44 ; 42 998.15 ; -26 581.90.
    void tc1Cells()
    {
        const OwnershipPlan plan = Case(tc1(0, 1)).plan();
        QCOMPARE(plan.years, 3);
        const qint64 energy[] = {0, 1'359'044, 1'399'815, 1'441'810}, cash[] = {28'800'000, 2'859'044, 4'299'815, -2'658'190};
        for (int year = 0; year <= 3; ++year) {
            QCOMPARE(cents(plan.at(CostLine::Energy, year)), energy[year]);
            QCOMPARE(cents(plan.ofYear(year)), cash[year]);
        }
        QCOMPARE(cents(plan.total(CostLine::Maintenance)), qint64(2'800'000));
        QCOMPARE(cents(plan.total(CostLine::Residual)), qint64(-7'000'000));
        QCOMPARE(cents(plan.total(CostLine::StatedPurchase)), qint64(28'000'000));
        QCOMPARE(cents(plan.total()), qint64(33'300'669));
    }
    // TC-0: each year prints 643.33 or 643.34, and three of them 1 930.00.
    void centsAreShared()
    {
        Project project = projectOf(gpus(1, Money::units(25'000)));
        project.site.averageItPower = Watts(408);
        project.site.pue = 1.0;
        project.cost.maintenance = Rate();
        const OwnershipPlan plan = Case(project).plan();
        QCOMPARE(cents(plan.total(CostLine::Energy)), qint64(193'000));
        for (int year = 1; year <= 3; ++year) {
            QVERIFY(std::abs(cents(plan.at(CostLine::Energy, year)) - 64'333) <= 1);
        }
    }

    // Purchase by kind of part, before and after discounts: rounded as the quote rounds them.
    void purchaseByKind()
    {
        Configuration c;
        c.nodes = 2;
        c.lines = {priced(1'000'000, 1), priced(3'333, 3, Rate{125'000}), priced(50'000, 1)};
        c.lines[0].part.kind = PartKind::Server;
        c.lines[1].part.kind = PartKind::Memory;
        c.lines[2].scope = LineScope::PerProject;
        Project project = projectOf(c);
        project.quote.globalDiscount = Rate::percent(2);
        project.site.averageItPower = Watts(100);
        const OwnershipPlan plan = Case(project).plan();
        QCOMPARE(cents(plan.total(CostLine::Servers)), qint64(2'000'000));
        QCOMPARE(cents(plan.total(CostLine::Memory)), qint64(19'998));
        QCOMPARE(cents(plan.total(CostLine::Services)), qint64(50'000));
        QCOMPARE(cents(plan.total(CostLine::LineDiscounts)), qint64(-2'500));       // 12.5 % of 199.98 leaves 174.98
        QCOMPARE(cents(plan.total(CostLine::DocumentDiscount)), qint64(-41'350));   // 2 % of 20 674.98
        QCOMPARE(cents(plan.ofYear(0)), qint64(2'026'148));
    }

    // What is sold in part costs its part: 2.25 x 64.22 = 144.495, and 0.06 of a day, no whole piece of which is sold.
    void purchaseInPart()
    {
        Configuration c;
        c.lines = {priced(6'422, 2), priced(100'000, 0)};
        c.lines[0].thousandths = 250;
        c.lines[1].thousandths = 60;
        Project project = projectOf(c);
        project.site.averageItPower = Watts(100);
        QCOMPARE(cents(Case(project).plan().total(CostLine::Services)), qint64(14'450 + 6'000));
    }

    // 1.555 % of 152.09 is 2.3649995: 2.37 when rounded to the micro-unit first. No more than all is taken off, and nothing put on.
    void documentDiscountIsRoundedOnce_data()
    {
        QTest::addColumn<qint64>("ppm");
        QTest::addColumn<qint64>("cents");
        QTest::newRow("1.555 %") << qint64(15'550) << qint64(-236);
        QTest::newRow("200 %") << qint64(2'000'000) << qint64(-15'209);
        QTest::newRow("-2 %") << qint64(-20'000) << qint64(0);
        QTest::newRow("lowest") << qint64(INT64_MIN) << qint64(0);
    }
    void documentDiscountIsRoundedOnce()
    {
        QFETCH(qint64, ppm);
        Configuration c;
        c.lines = {priced(15'209, 1)};
        c.lines[0].part.kind = PartKind::Server;
        Project project = projectOf(c);
        project.quote.globalDiscount = Rate{ppm};
        project.site.averageItPower = Watts(100);
        QTEST(qint64(cents(Case(project).plan().total(CostLine::DocumentDiscount))), "cents");
        QCOMPARE(-cents(makeQuote(Catalogue(), project, 0).globalDiscount), qint64(cents(Case(project).plan().total(CostLine::DocumentDiscount))));
    }

    // Duty is on goods and freight (CIF): 3 % of 280 000 + 5 000.
    void arrival()
    {
        Project project = tc1(0, 1);
        project.cost.arrival = {Money::units(5'000), Rate::percent(3), Money::units(1'200)};
        project.cost.failures.spares = Rate::percent(2);
        const OwnershipPlan plan = Case(project).plan();
        QCOMPARE(cents(plan.total(CostLine::Freight)), qint64(500'000));
        QCOMPARE(cents(plan.total(CostLine::Duty)), qint64(855'000));
        QCOMPARE(cents(plan.total(CostLine::BurnIn)), qint64(120'000));
        QCOMPARE(cents(plan.total(CostLine::Spares)), qint64(560'000));
        QCOMPARE(cents(plan.ofYear(0)), qint64(28'800'000 + 500'000 + 855'000 + 120'000 + 560'000));
    }

    // 75 502.44 kWh a year; 8 hours a day at 0.12 and 16 at 0.18 make 0.16.
    void energyBands()
    {
        Project project = tc1(0, 1);
        project.site.priceEscalation = Rate();
        project.site.bands.offPeakPerKwh = Money::micros(120'000);
        QCOMPARE(cents(Case(project).plan().at(CostLine::Energy, 1)), qint64(1'208'039)); // 75 502.44 x 0.16
        project.site.bands.offPeakHours = 0;
        QCOMPARE(cents(Case(project).plan().at(CostLine::Energy, 1)), qint64(1'359'044));
    }

    void colocationWithPower()
    {
        Project project = tc1(0, 1);
        project.cost.colocationPerKwMonth = Money::units(200);
        QVERIFY(Case(project).plan().total(CostLine::Energy) > Money());
        QVERIFY(Case(project).evaluation.findings.has(FindingCode::ColocationWithPue));
        project.cost.colocationIncludesPower = true;
        const Case included(project);
        QVERIFY(included.plan().total(CostLine::Energy) == Money());
        QCOMPARE(cents(*included.evaluation.cost.energyTotal), qint64(0));
        QVERIFY(!included.evaluation.findings.has(FindingCode::ColocationWithPue));
        project.cost.coolingPerGpuYear = Money::units(150);
        QVERIFY(Case(project).evaluation.findings.has(FindingCode::CoolingCountedTwice));
        project.site.pue = 1;
        QVERIFY(!Case(project).evaluation.findings.has(FindingCode::CoolingCountedTwice));
    }

    // 2 % a year on 15 000 of staff and network: 15 000 + 15 300 + 15 606.
    void inflation()
    {
        Project project = tc1(0, 1);
        project.cost.outlook.inflation = Rate::percent(2);
        const OwnershipPlan plan = Case(project).plan();
        QCOMPARE(cents(plan.total(CostLine::Staff) + plan.total(CostLine::NetworkFees)), qint64(4'590'600));
        QCOMPARE(cents(plan.total(CostLine::Maintenance)), qint64(2'800'000)); // a contract on the price
    }

    // 8 GPUs, 0.09 failures of one a year, 1 500 each.
    void failuresAndHeat()
    {
        Project project = tc1(0, 1);
        project.cost.failures = {Rate(), 0.09, Money::units(1'500)};
        project.site.heat = {0.5, Money::micros(40'000)};
        project.site.priceEscalation = Rate();
        const Case c(project);
        QCOMPARE(cents(c.plan().total(CostLine::Failures)), qint64(324'000));
        QVERIFY(isNear(*c.evaluation.cost.expectedFailures, 2.16, 1e-9));
        QCOMPARE(cents(c.plan().total(CostLine::HeatRecovery)), qint64(-453'015)); // 226 507.32 kWh x 0.5 x 0.04
    }

    void resale()
    {
        Project project = tc1(0, 1);
        project.cost.resale = Money::units(61'000);
        QCOMPARE(cents(Case(project).plan().total(CostLine::Residual)), qint64(-6'100'000));
    }

    // 280 000, 36 months, 6 % nominal: 8 518.14 a month; 7 806.33 with 10 % at the end.
    void leasePayments_data()
    {
        QTest::addColumn<int>("buyOut");
        QTest::addColumn<int>("months");
        QTest::addColumn<qint64>("payment");
        QTest::addColumn<qint64>("last");
        QTest::newRow("no residual") << 0 << 36 << qint64(851'814) << qint64(0);
        QTest::newRow("10 % residual") << 10 << 36 << qint64(780'633) << qint64(2'800'000);
        QTest::newRow("longer than the horizon: settled for what is owed") << 10 << 60 << qint64(501'187) << qint64(13'792'326);
    }
    void leasePayments()
    {
        QFETCH(int, buyOut);
        QFETCH(int, months);
        QFETCH(qint64, payment);
        QFETCH(qint64, last);
        QCOMPARE(cents(leasePayment(Money::units(280'000), Rate::percent(6), months, Rate::percent(buyOut))), payment);
        Project project = tc1(0, 1);
        project.cost.finance = {Financing::Lease, months, Rate::percent(6), Rate::percent(buyOut), {}};
        const Case c(project);
        const OwnershipPlan plan = c.plan(Financing::Lease);
        QCOMPARE(cents(plan.total(CostLine::LeasePayments)), 36 * payment);
        QCOMPARE(cents(plan.total(CostLine::BuyOut)), last);
        QCOMPARE(cents(plan.ofYear(0)), qint64(800'000)); // the installation alone
        QVERIFY(*c.evaluation.cost.tco == plan.total());
        QCOMPARE(cents(*c.evaluation.cost.leasePerMonth), payment);
        // The curve takes the payments month by month and the buy-out with the last of them.
        const std::vector<ScenarioCurve> curves = c.curves();
        QCOMPARE(curves[1].kind, ScenarioKind::Leased);
        QVERIFY(curves[1].months.back() + plan.total(CostLine::Residual) == plan.total());
    }
    void leaseWithoutInterest() { QCOMPARE(cents(leasePayment(Money::units(36'000), Rate(), 36, Rate())), qint64(100'000)); }
    // Ends within the year: 30 payments, the buy-out at month 30.
    void leaseEndsWithinAYear()
    {
        Project project = tc1(0, 1);
        project.cost.finance = {Financing::Lease, 30, Rate(), Rate::percent(10), {}};
        const Case c(project);
        const OwnershipPlan plan = c.plan(Financing::Lease);
        QCOMPARE(cents(plan.total(CostLine::LeasePayments)), qint64(25'200'000));
        const std::vector<Money> months = c.curves()[1].months;
        const Money regular = plan.ofYear(3) - plan.at(CostLine::LeasePayments, 3) - plan.at(CostLine::BuyOut, 3) - plan.at(CostLine::Residual, 3);
        const double even = static_cast<double>(regular.micros()) / 12;
        QVERIFY(isNear(static_cast<double>((months[30] - months[29]).micros()), even + 8'400e6 + 28'000e6, 2));
        QVERIFY(isNear(static_cast<double>((months[31] - months[30]).micros()), even, 2));
    }

    // 900 a GPU and month, maintenance and ownership with the lessor.
    void rental()
    {
        Project project = tc1(6.88, 0.6);
        QCOMPARE(Case(project).plan(Financing::Rental).years, 0);
        project.cost.finance.kind = Financing::Rental;
        QVERIFY(!Case(project).evaluation.cost.tco);
        project.cost.finance.rentalPerGpuMonth = Money::units(900);
        const Case c(project);
        const OwnershipPlan plan = c.plan(Financing::Rental);
        QCOMPARE(cents(plan.total(CostLine::RentalPayments)), qint64(900 * 8 * 36 * 100));
        QCOMPARE(cents(plan.total()), qint64(900 * 8 * 36 * 100 + 800'000 + 4'200'669 + 4'500'000));
        QVERIFY(*c.evaluation.cost.tco == plan.total());
        project.configurations[0].capex.reset(); // needs no price
        QVERIFY(*Case(project).evaluation.cost.tco == plan.total());
    }

    // 25 000 over 3 years: 8 333.33; declining 10 416.67 / 7 291.67 / 7 291.67 (the last takes the cent). 100 000 over 5:
    // 35 000 / 22 750 / 14 787.50 / 13 731.25 / 13 731.25.
    void depreciations_data()
    {
        QTest::addColumn<int>("price");
        QTest::addColumn<int>("years");
        QTest::addColumn<bool>("declining");
        QTest::addColumn<QList<qint64>>("charges");
        QTest::newRow("linear, 3") << 25'000 << 3 << false << QList<qint64>{833'333, 833'333, 833'334};
        QTest::newRow("declining, 3") << 25'000 << 3 << true << QList<qint64>{1'041'667, 729'167, 729'166};
        QTest::newRow("declining, 5") << 100'000 << 5 << true << QList<qint64>{3'500'000, 2'275'000, 1'478'750, 1'373'125, 1'373'125};
        QTest::newRow("declining, 2: no coefficient") << 1'000 << 2 << true << QList<qint64>{50'000, 50'000};
    }
    void depreciations()
    {
        QFETCH(int, price);
        QFETCH(int, years);
        QFETCH(bool, declining);
        QFETCH(QList<qint64>, charges);
        const auto all = depreciation(Money::units(price), {declining ? DepreciationMethod::Declining : DepreciationMethod::Linear, years});
        QCOMPARE(all.size(), std::size_t(charges.size()));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(cents(all[i].charge), charges[static_cast<int>(i)]);
        }
        QVERIFY(all.back().bookValue == Money());
    }
    // It replaces nothing of the cash.
    void depreciationIsNoCash()
    {
        Project project = tc1(6.88, 0.6);
        const CostEvaluation before = Case(project).evaluation.cost;
        project.cost.depreciation = {DepreciationMethod::Declining, 5};
        QVERIFY(Case(project).evaluation.cost.plan == before.plan);
    }

    // TC-1 against three suppliers at 60 %, worked out apart: crossing, simple and discounted payback, utilisation, IRR.
    void againstCloud_data()
    {
        QTest::addColumn<int>("usdCents");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("3.99") << 399 << QList<double>{29.5049, 29.7894, 34.3687, 43.1496, 19.7566};
        QTest::newRow("6.88") << 688 << QList<double>{14.7126, 15.1704, 16.2678, 25.0243, 66.0270};
        QTest::newRow("12.29") << 1'229 << QList<double>{7.7343, 7.9068, 8.3531, 14.0087, 145.3209};
    }
    void againstCloud()
    {
        QFETCH(int, usdCents);
        QFETCH(QList<double>, expected);
        Project project = tc1(0, 0.6);
        project.clouds = {perHour(usdCents)};
        const Case c(project);
        const CostScenario cloud = c.first(ScenarioKind::Cloud);
        QVERIFY(cloud.isKnown);
        QCOMPARE(cloud.cloud, 0);
        QCOMPARE(cloud.rentedGpus, 8);
        QVERIFY(isNear(*cloud.breakEvenMonth, expected[0], 1e-4));
        QVERIFY(isNear(*cloud.simplePaybackMonth, expected[1], 1e-4));
        QVERIFY(isNear(*cloud.discountedPaybackMonth, expected[2], 1e-4));
        QVERIFY(isNear(*cloud.breakEvenUtilisation * 100, expected[3], 1e-4));
        QVERIFY(isNear(*cloud.irr * 100, expected[4], 1e-3));
        QVERIFY(*cloud.saving == cloud.total - *c.evaluation.cost.tco);
        // The first scenario is what the evaluation compares with.
        QCOMPARE(c.evaluation.cost.breakEvenMonth, cloud.breakEvenMonth);
        QCOMPARE(c.evaluation.cost.irr, cloud.irr);
        QVERIFY(!c.evaluation.findings.has(FindingCode::NoCloudPrice));
        if (usdCents == 399) { // NPV of buying at 8 %: +67 539
            std::vector<Money> flows;
            for (int year = 0; year <= 3; ++year) {
                flows.push_back(cloud.years[static_cast<std::size_t>(year)] - c.plan().ofYear(year));
            }
            QCOMPARE(cents(netPresentValue(flows, Rate::percent(8)).roundedToCent()), qint64(6'753'936));
            QVERIFY(isNear(*rateOfReturn(flows) * 100, 19.7566, 1e-3));
        }
    }

    // The configuration's own price comes first; a machine that is never cheaper says none.
    void severalScenarios()
    {
        Project project = tc1(0.5, 0.6);
        project.clouds = {perHour(688), perHour(0)};
        project.clouds[1].gpuHour.reset();
        const Case c(project);
        const std::vector<CostScenario> all = c.scenarios();
        QCOMPARE(all.size(), std::size_t(5)); // owned, leased, three clouds
        QCOMPARE(all[2].cloud, -1);
        QVERIFY(all[2].isKnown && !all[2].breakEvenMonth && !all[2].simplePaybackMonth && *all[2].saving < Money());
        QCOMPARE(all[3].cloud, 0);
        QVERIFY(isNear(*all[3].breakEvenMonth, 14.7126, 1e-4));
        QVERIFY(!all[4].isKnown);
        QVERIFY(c.curves()[4].months.empty());
    }

    // A reservation is paid for 730 hours a month at any use: 8 x 6.88 x 0.92 x 0.62 x 8 760 a year.
    void reservations()
    {
        Project project = tc1(0, 0.3);
        project.clouds = {perHour(688, CloudKind::Reserved1Year, Rate::percent(38)), perHour(688, CloudKind::Reserved3Years, Rate::percent(38))};
        project.cost.years = 4;
        Case c(project);
        const std::vector<CostScenario> all = c.scenarios();
        const double year = 8 * 6.88 * 0.92 * 0.62 * 8760;
        QVERIFY(isNear(static_cast<double>(all[2].years[1].micros()) / 1e6, year, 0.006));
        QVERIFY(!all[2].breakEvenUtilisation);
        QVERIFY(all[2].owedAfterwards == Money());
        QVERIFY(isNear(static_cast<double>(all[3].owedAfterwards.micros()) / 1e6, 2 * year, 0.006)); // years 5 and 6 of the second term
        QVERIFY(c.evaluation.cost.cloudTotal);
        // Prices fall by 10 % a year: the reservation of three years keeps its own until it is renewed.
        project.cost.outlook.cloudPrice = Rate::percent(-10);
        const std::vector<CostScenario> falling = Case(project).scenarios();
        QVERIFY(isNear(static_cast<double>(falling[2].years[3].micros()) / 1e6, year * 0.81, 0.02));
        QVERIFY(isNear(static_cast<double>(falling[3].years[3].micros()) / 1e6, year, 0.02));
        QVERIFY(isNear(static_cast<double>(falling[3].years[4].micros()) / 1e6, year * 0.729, 0.02));
    }

    // 24 000 tokens/s, 0.60 USD a million, 4 years: 1 816 474 USD.
    void perToken()
    {
        Project project = tc1(0, 1);
        project.cost.years = 4;
        project.cost.usdRate = 1;
        CloudScenario tokens;
        tokens.kind = CloudKind::PerToken;
        tokens.isInUsd = true;
        tokens.millionInput = Money();
        tokens.millionOutput = Money::cents(60);
        project.clouds = {tokens};
        ConfigurationEvaluation e;
        evaluatePower({}, project, project.configurations[0], e);
        e.speed.output = Estimate<TokensPerSecond>{TokensPerSecond(24'000), TokensPerSecond(24'000), TokensPerSecond(24'000)};
        e.workload.promptTokens = 3'000;
        e.workload.answerTokens = 1'000;
        evaluateCost({}, project, project.configurations[0], e);
        QCOMPARE(e.cost.cloudTotal->micros() / 1'000'000, qint64(1'816'473)); // .60
        project.clouds[0].millionInput = Money::cents(10); // three times as many go in
        evaluateCost({}, project, project.configurations[0], e);
        QVERIFY(isNear(static_cast<double>(e.cost.cloudTotal->micros()) / 1e6, 24'000 * 3600.0 * 8760 * 4 / 1e6 * 0.9, 0.01));
        project.clouds[0].millionInput.reset(); // a price of one direction alone
        QVERIFY(!costScenarios({}, project, project.configurations[0], e)[2].isKnown);
    }

    // 4 x 80 GB are 320 GB: 3 of 141 GB, 14 of 24 GB.
    void sameMemory_data()
    {
        QTest::addColumn<int>("gigabytes");
        QTest::addColumn<int>("rented");
        QTest::newRow("141") << 141 << 3;
        QTest::newRow("24") << 24 << 14;
        QTest::newRow("80") << 80 << 4;
    }
    void sameMemory()
    {
        QFETCH(int, gigabytes);
        QFETCH(int, rented);
        Catalogue catalogue;
        catalogue.gpus.resize(2);
        catalogue.gpus[0].info.id = "owned";
        catalogue.gpus[0].tdp = Watts(700);
        catalogue.gpus[0].marketedMemory = 80_GB;
        catalogue.gpus[1].info.id = "rented";
        catalogue.gpus[1].marketedMemory = Bytes(gigabytes * 1'000'000'000LL);
        Configuration c;
        c.lines = {part(PartKind::Gpu, 0, 4)};
        c.capex = Money::units(100'000);
        Project project = projectOf(c);
        project.clouds = {perHour(300)};
        project.clouds[0].gpu = "rented";
        const auto gpusRented = [&] {
            return costScenarios(catalogue, project, project.configurations[0], evaluated(catalogue, project))[2].rentedGpus;
        };
        QCOMPARE(gpusRented(), 4);
        project.cost.likeForLike = LikeForLike::SameMemory;
        QCOMPARE(gpusRented(), rented);
        project.clouds[0].gpu = "not in the catalogue";
        QCOMPARE(gpusRented(), 0);
        QVERIFY(evaluated(catalogue, project).findings.has(FindingCode::CloudNotComparable));
        project.clouds[0].gpu = "owned";
        QCOMPARE(gpusRented(), 4);
    }

    // A machine of 1 800 against 0.74 USD like for like: 26.4 months at 100 h, 30.0 with 8.10 a month of energy.
    void likeForLikeOfAGuide()
    {
        Project project = projectOf(gpus(1, Money::units(1'800)));
        project.site.averageItPower = Watts(0);
        project.site.pue = 1.0;
        project.site.hoursPerYear = 1'200;
        project.cost.maintenance = Rate();
        project.cost.hoursPerMonth = 100;
        project.clouds = {perHour(74)};
        QVERIFY(isNear(*Case(project).evaluation.cost.simplePaybackMonth, 26.4, 0.05));
        project.site.averageItPower = Watts(450);
        QVERIFY(isNear(*Case(project).evaluation.cost.simplePaybackMonth, 30.0, 0.05));
    }

    // TC-3: 1 800 over 36 months at 2.50 an hour: 20.0 h a month; 20.7 with energy.
    void breakEvenHours()
    {
        Project project = projectOf(gpus(1, Money::units(1'800)));
        project.site.averageItPower = Watts(0);
        project.site.pue = 1.0;
        project.site.hoursPerYear = 1'200;
        project.cost.maintenance = Rate();
        project.cost.utilisation = 100.0 / 730;
        project.configurations[0].cloudGpuHour = Money::cents(250);
        QVERIFY(isNear(*Case(project).evaluation.cost.breakEvenUtilisation * 730, 20.0, 0.05));
        project.site.averageItPower = Watts(450);
        QVERIFY(isNear(*Case(project).evaluation.cost.breakEvenUtilisation * 730, 20.7, 0.05));
    }

    // 60 % growing by 20 % a year is full after 12 ln(1 / 0.6) / ln 1.2 = 33.62 months.
    void growingDemand()
    {
        Project project = tc1(3.99, 0.6);
        const CostEvaluation flat = Case(project).evaluation.cost;
        QVERIFY(!flat.fullMonth);
        project.cost.outlook.demand = Rate::percent(20);
        const Case c(project);
        QVERIFY(isNear(*c.evaluation.cost.fullMonth, 33.62, 0.005));
        const Finding *full = findingOf(c.evaluation, FindingCode::MachineFull);
        QVERIFY(full && full->have->unit == Unit::Months);
        QVERIFY(*c.evaluation.cost.cloudTotal > *flat.cloudTotal && *c.evaluation.cost.perGpuHour < *flat.perGpuHour);
        project.cost.outlook.demand = Rate::percent(10); // 64 months
        QVERIFY(!Case(project).evaluation.cost.fullMonth);
    }

    // 20 000 tokens/s at 60 %: 333 006.69 / 1 135 296 million = 0.2933 a million; the directions make the whole again.
    void unitCosts()
    {
        Project project = tc1(0, 0.6);
        project.site.co2GramsPerKwh = 56;
        project.cost.embodiedKgPerNode = 1'500;
        project.configurations[0].workload.sequences = 100;
        ConfigurationEvaluation e;
        evaluatePower({}, project, project.configurations[0], e);
        e.speed.output = Estimate<TokensPerSecond>{TokensPerSecond(20'000), TokensPerSecond(20'000), TokensPerSecond(20'000)};
        e.speed.prefill = Estimate<TokensPerSecond>{TokensPerSecond(200'000), TokensPerSecond(200'000), TokensPerSecond(200'000)};
        e.workload.promptTokens = 2'000;
        e.workload.answerTokens = 500;
        evaluateCost({}, project, project.configurations[0], e);
        const auto micros = [](const std::optional<Money> &money) { return static_cast<double>(money->micros()); };
        QVERIFY(isNear(micros(e.cost.perMillionTokens), 293'321, 10));
        QVERIFY(isNear(micros(e.cost.perMillionTokensBothWays), 293'321 / 5.0, 3));
        QVERIFY(isNear(4 * micros(e.cost.perMillionInput) + micros(e.cost.perMillionOutput), 293'321, 10));
        QVERIFY(isNear(micros(e.cost.perMillionInput), 29'332, 3)); // ten times as fast as what comes out
        QVERIFY(isNear(micros(e.cost.perUserMonth) / 1e6, 333'006.69 / 3'600, 1e-4));
        QVERIFY(isNear(micros(e.cost.perGpuHourInstalled) / 1e6, 1.584, 5e-4));
        // 226 507.32 kWh over 20 000 x 3600 x 8760 x 3 x 0.6 tokens
        QVERIFY(isNear(*e.cost.whPerThousandTokens, 226'507.32 * 1e6 / (20'000.0 * 3600 * 8760 * 3 * 0.6), 1e-6));
        QVERIFY(isNear(*e.cost.co2GramsPerThousandTokens, *e.cost.whPerThousandTokens * 0.056, 1e-9));
        QVERIFY(isNear(*e.cost.embodiedCo2Kg, 1'500, 1e-9));
        QVERIFY(isNear(*e.cost.co2Kg, 12'684.4, 0.1)); // without it
    }

    void pricesOfTheCloudAge()
    {
        Project project = tc1(0, 0.6);
        project.clouds = {perHour(399)};
        project.clouds[0].date = {2026, 10, 31};
        QVERIFY(!Case(project).evaluation.findings.has(FindingCode::CloudPriceOld)); // no day to count from
        project.quote.date = {2026, 11, 30};
        QVERIFY(!Case(project).evaluation.findings.has(FindingCode::CloudPriceOld));
        project.quote.date = {2026, 12, 1};
        QVERIFY(Case(project).evaluation.findings.has(FindingCode::CloudPriceOld));
    }

    // On three thousand projects: every sum that can be printed is the total, the present value at 0 % is the TCO, and the month
    // of break-even is where the curves cross.
    void sums()
    {
        RandomCost random(2026);
        int crossings = 0;
        for (int i = 0; i < 3'000; ++i) {
            Project project = random.project();
            const QByteArray where = "project " + QByteArray::number(i);
            const Case c(project);
            for (const Financing financing : {Financing::Cash, Financing::Lease, Financing::Rental}) {
                checkSums(c.plan(financing), where);
            }
            const CostEvaluation &cost = c.evaluation.cost;
            QVERIFY2(!cost.tco || *cost.tco == cost.plan.total(), where.constData());
            const std::vector<ScenarioCurve> curves = c.curves();
            const std::vector<CostScenario> scenarios = c.scenarios();
            QCOMPARE(curves.size(), scenarios.size());
            for (std::size_t k = 0; k < curves.size(); ++k) {
                QVERIFY2(curves[k].months.empty() || curves[k].afterResidual == scenarios[k].total, where.constData());
            }
            const std::size_t own = static_cast<std::size_t>(project.cost.finance.kind);
            for (std::size_t k = 2; k < curves.size(); ++k) {
                if (scenarios[k].breakEvenMonth && *scenarios[k].breakEvenMonth > 0) {
                    const double month = *scenarios[k].breakEvenMonth;
                    const double gap = at(curves[own].months, month) - at(curves[k].months, month);
                    QVERIFY2(std::abs(gap) <= 1e-9 * at(curves[k].months, month) + 100, where.constData()); // 0.0001 of the currency
                    QVERIFY2(crossingMonth(curves[own].months, curves[k].months).has_value(), where.constData());
                    ++crossings;
                }
            }
            project.cost.discountRate = Rate();
            const CostEvaluation today = Case(project).evaluation.cost;
            QVERIFY2(today.npv == today.tco, where.constData());
        }
        QVERIFY(crossings > 300);
    }

    // No price of anything makes the total fall when it rises.
    void dearerIsNeverCheaper()
    {
        RandomCost random(7);
        using Raise = void (*)(Project &);
        const Raise raises[] = {
            [](Project &p) { p.site.pricePerKwh += Money::micros(7'000); },
            [](Project &p) { p.cost.install += Money::cents(1); },
            [](Project &p) { p.cost.licencePerGpuYear += Money::cents(3); },
            [](Project &p) { p.cost.staffPerYear += Money::micros(1); },
            [](Project &p) { p.cost.networkPerYear += Money::cents(1); },
            [](Project &p) { p.cost.colocationPerKwMonth += Money::cents(1); },
            [](Project &p) { p.cost.coolingPerGpuYear += Money::cents(1); },
            [](Project &p) { p.cost.arrival.freight += Money::cents(1); },
            [](Project &p) { p.cost.arrival.burnIn += Money::cents(1); },
            [](Project &p) { p.cost.failures.cost += Money::cents(1); },
            [](Project &p) { p.cost.finance.rentalPerGpuMonth = p.cost.finance.rentalPerGpuMonth.value_or(Money()) + Money::cents(1); },
            [](Project &p) { p.cost.maintenance.ppm += 10; },
            [](Project &p) { p.configurations[0].lines[0].unitPrice = *p.configurations[0].lines[0].unitPrice + Money::cents(1); },
            [](Project &p) { p.configurations[0].lines[0].unitPrice = *p.configurations[0].lines[0].unitPrice + Money::units(999); },
        };
        for (int i = 0; i < 1'500; ++i) {
            Project project = random.project();
            if (project.configurations[0].capex || project.cost.colocationIncludesPower) {
                project.cost.colocationIncludesPower = false; // a fee above 0 would take the meter away
            }
            const auto tco = [](const Project &p) { return Case(p).evaluation.cost.tco; };
            // The payments of a lease are whole cents: a few cents on the price may reach the residual and not them.
            const CostTerms &terms = project.cost;
            const Money slack = terms.finance.kind == Financing::Lease ? Money::cents(terms.finance.months) : Money();
            const std::optional<Money> before = tco(project);
            for (std::size_t k = 0; before && k < std::size(raises); ++k) {
                Project dearer = project;
                raises[k](dearer);
                const QByteArray where = "project " + QByteArray::number(i) + ", price " + QByteArray::number(static_cast<int>(k));
                QVERIFY2(*tco(dearer) + slack >= *before, where.constData());
            }
        }
    }

    // A line that is added adds what it prints, and nothing else moves.
    void aLineAddsItsSum()
    {
        RandomCost random(11);
        for (int i = 0; i < 1'000; ++i) {
            Project project = random.project();
            project.cost.staffPerYear = Money();
            const OwnershipPlan before = Case(project).plan();
            project.cost.staffPerYear = Money::cents(random.whole(1, 10'000'000));
            const OwnershipPlan after = Case(project).plan();
            QVERIFY(after.total() == before.total() + after.total(CostLine::Staff));
            if (project.cost.outlook.inflation == Rate()) {
                QVERIFY(after.total(CostLine::Staff) == project.cost.staffPerYear * project.cost.years);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestOwnership)
#include "tst_ownership.moc"
