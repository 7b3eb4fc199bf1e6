// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "bomfixture.h"

using namespace fixture;

namespace {

bool isNear(double actual, double expected, double tolerance)
{
    const bool near = qAbs(actual - expected) <= tolerance;
    if (!near) {
        qWarning("%.6f is not %.6f", actual, expected);
    }
    return near;
}

// PW-1 with supplies of that rating, Titanium.
Project withSupplies(Catalogue &catalogue, double rated, int count, Configuration configuration = pw1())
{
    catalogue.psus = {supply(rated, 1000, EfficiencyClass::Titanium)};
    configuration.lines.push_back(part(PartKind::Psu, 0, count));
    return projectOf(std::move(configuration));
}

} // namespace

class TestPower : public QObject {
    Q_OBJECT
private slots:
    // PW-1: 2 706 + VRM 76 + fans 278.2 = 3 060.2 W DC.
    void directCurrent()
    {
        const ConfigurationEvaluation e = evaluated({}, projectOf(pw1()));
        QVERIFY(e.power.dc);
        QVERIFY(isNear(e.power.dc->count, 3060.2, 1e-9));
        QVERIFY(isNear(e.power.vrm->count, 76, 1e-9));
        QVERIFY(isNear(e.power.fans->count, 278.2, 1e-9));
        QCOMPARE(e.power.drives->count, 96.0);
        QCOMPARE(e.power.network->count, 40.0);
    }

    // PW-2: 4 x 2 000 W, 2+2, Titanium, 230 V.
    void alternatingCurrent()
    {
        Catalogue catalogue;
        const ConfigurationEvaluation e = evaluated(catalogue, withSupplies(catalogue, 2000, 4));
        const PowerEvaluation &p = e.power;
        QVERIFY(isNear(p.psuLoad->count, 0.382525, 1e-9));
        QVERIFY(isNear(p.efficiency->count, 0.95217, 1e-5));
        QVERIFY(isNear(p.ac->count, 3213.9, 0.05));
        QVERIFY(isNear(p.va->count, 3246.4, 0.05));
        QVERIFY(isNear(p.amps->count, 14.11, 0.005));
        QVERIFY(isNear(*p.heatBtuPerHour, 10'966, 0.5));
        QVERIFY(isNear(*p.airflowM3PerHour, 863, 0.7));
        QCOMPARE(p.psuInstalled->count, 8000.0);
        QCOMPARE(p.psuUsable->count, 4000.0);
        QCOMPARE(p.psuOneLost->count, 6000.0);
        QCOMPARE(p.psuSpare, 2);
        for (const FindingCode code : {FindingCode::PsuOverload, FindingCode::RedundancyLost, FindingCode::PsuMarginThin, FindingCode::CircuitOverload}) {
            QVERIFY(!e.findings.has(code));
        }
    }

    // PW-5 and its neighbours: 80 PLUS Titanium, 230 V, straight lines between the points, level outside.
    void efficiency_data()
    {
        QTest::addColumn<double>("rated");
        QTest::addColumn<double>("percent");
        QTest::newRow("10 %") << 30602.0 << 90.0;
        QTest::newRow("2 %") << 153'010.0 << 90.0;
        QTest::newRow("20 %") << 15301.0 << 94.0;
        QTest::newRow("40 %") << 7650.5 << 95.3333;
        QTest::newRow("76.5 %") << 3060.2 / 0.765 << 93.35;
        QTest::newRow("100 %") << 3060.2 << 91.0;
        QTest::newRow("130 %") << 2354.0 << 91.0;
    }
    void efficiency()
    {
        QFETCH(double, rated);
        QFETCH(double, percent);
        Catalogue catalogue;
        const ConfigurationEvaluation e = evaluated(catalogue, withSupplies(catalogue, rated, 1));
        QVERIFY(isNear(e.power.efficiency->count * 100, percent, 1e-3));
    }

    // Redundancy table, load 3 060.2 W.
    void redundancy_data()
    {
        QTest::addColumn<double>("rated");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("policy");
        QTest::addColumn<int>("finding");
        const auto row = [](const char *name, double rated, int count, RedundancyPolicy policy, std::optional<FindingCode> code) {
            QTest::newRow(name) << rated << count << static_cast<int>(policy) << (code ? static_cast<int>(*code) : -1);
        };
        using enum RedundancyPolicy;
        row("1 x 2 400", 2400, 1, Chassis, FindingCode::PsuOverload);
        row("1 x 3 400", 3400, 1, Chassis, std::nullopt);
        row("2 x 2 000, 1+1", 2000, 2, Chassis, FindingCode::RedundancyLost);
        row("2 x 2 400, 1+1", 2400, 2, NPlusOne, FindingCode::RedundancyLost);
        row("2 x 2 400, no redundancy", 2400, 2, None, std::nullopt);
        row("2 x 3 200, 1+1", 3200, 2, Chassis, FindingCode::PsuMarginThin);
        row("4 x 1 000, 2+2", 1000, 4, NPlusN, FindingCode::RedundancyLost);
        row("4 x 1 600, 3+1", 1600, 4, NPlusOne, std::nullopt);
        row("4 x 1 600, 2+2", 1600, 4, NPlusN, FindingCode::PsuMarginThin);
        row("4 x 2 000, 2+2", 2000, 4, Chassis, std::nullopt);
        row("1 supply, n+1 asked for", 3400, 1, NPlusOne, FindingCode::RedundancyLost);
    }
    void redundancy()
    {
        QFETCH(double, rated);
        QFETCH(int, count);
        QFETCH(int, policy);
        QFETCH(int, finding);
        Catalogue catalogue;
        Project project = withSupplies(catalogue, rated, count);
        project.configurations[0].redundancy = static_cast<RedundancyPolicy>(policy);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        for (const FindingCode code : {FindingCode::PsuOverload, FindingCode::RedundancyLost, FindingCode::PsuMarginThin}) {
            QCOMPARE(e.findings.has(code), static_cast<int>(code) == finding);
        }
        if (const Finding *f = findingOf(e, FindingCode::PsuOverload)) {
            QVERIFY(f->severity == Severity::Blocker);
            QVERIFY(f->have->unit == Unit::Watts && f->need->unit == Unit::Watts && f->nearest->unit == Unit::Watts);
        }
        if (const Finding *f = findingOf(e, FindingCode::RedundancyLost)) {
            QVERIFY(f->severity == Severity::Caution);
            project.site.redundancyRequired = true;
            QVERIFY(findingOf(evaluated(catalogue, project), FindingCode::RedundancyLost)->severity == Severity::Blocker);
        }
    }

    // The repair of an overload takes the finding away.
    void repairOfOverload()
    {
        Catalogue catalogue;
        Project project = withSupplies(catalogue, 2400, 1);
        const Finding f = *findingOf(evaluated(catalogue, project), FindingCode::PsuOverload);
        QVERIFY(f.repair.kind == RepairKind::SetQuantity);
        project.configurations[0] = repaired(catalogue, project.configurations[0], f.repair);
        const ConfigurationEvaluation after = evaluated(catalogue, project);
        QVERIFY(!after.findings.has(FindingCode::PsuOverload));
        QVERIFY(!after.findings.has(FindingCode::RedundancyLost));
        QCOMPARE(after.power.psuUsable->count, f.nearest->value);
    }

    // A larger supply is proposed where the maker lists it for the chassis at the voltage of the site (R760xa: 3 200 W at 277 V alone).
    void listedSupplies_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<double>("volts");
        QTest::addColumn<bool>("isProposed");
        const auto row = [](const char *name, const char *options, double volts, bool isProposed) {
            QTest::newRow(name) << QString::fromLatin1(options) << volts << isProposed;
        };
        row("nothing is listed", "", 230, true);
        row("listed", "2800W Titanium;3500W Titanium", 230, true);
        row("smaller ones alone", "2800W Titanium", 230, false);
        row("for 277 V, at 230 V", "2800W Titanium (200-240V);3500W Titanium (277V AC or 336V DC)", 230, false);
        row("for 277 V, at 277 V", "2800W Titanium (200-240V);3500W Titanium (277V AC or 336V DC)", 277, true);
        row("for 200 to 240 V, at 208 V", "2800W Titanium;3500W Titanium (200-240V)", 208, true);
        row("within a range", "1600W Platinum; 1800-3500W Titanium", 230, true);
        row("words alone", "Titanium", 230, false);
    }
    void listedSupplies()
    {
        QFETCH(QString, options);
        QFETCH(double, volts);
        QFETCH(bool, isProposed);
        Catalogue catalogue;
        Configuration c = pw1();
        Project project = withSupplies(catalogue, 2800, 2, c);
        catalogue.psus.push_back(supply(3500, std::nullopt, EfficiencyClass::Titanium));
        Server server;
        server.info.id = "r760xa";
        server.psuSlots = 2;
        server.psuOptions = options.toStdString();
        catalogue.servers = {server};
        project.site.voltage = Volts(volts);
        project.configurations[0].redundancy = RedundancyPolicy::NPlusOne; // one carries 2 800 W of 3 060; 3 500 leave a tenth
        project.configurations[0].lines.push_back(part(PartKind::Server, 0, 1));
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        bool isFound = false;
        for (const Finding &f : e.findings.items()) {
            isFound = isFound || (f.repair.kind == RepairKind::ReplacePart && f.repair.part.kind == PartKind::Psu);
        }
        QCOMPARE(isFound, isProposed);
    }

    // PW-7: eight cards of 350 W on one supply of 2 400 W known by its watts.
    void ratingAlone()
    {
        Configuration c;
        c.lines = {custom(PartKind::Gpu, 8, 350), custom(PartKind::Psu, 1, 2400)};
        const ConfigurationEvaluation e = evaluated({}, projectOf(c));
        QVERIFY(e.findings.has(FindingCode::PsuOverload));
        c.lines.back().watts.reset();
        QVERIFY(evaluated({}, projectOf(c)).findings.has(FindingCode::PsuRatingUnknown));
    }

    // A part whose draw is missing or 0 is unknown, never 0 W.
    void unknownDraws_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("watts");
        QTest::newRow("gpu, missing") << int(PartKind::Gpu) << qQNaN();
        QTest::newRow("gpu, 0 W") << int(PartKind::Gpu) << 0.0;
        QTest::newRow("cpu, 0 W") << int(PartKind::Cpu) << 0.0;
        QTest::newRow("cpu, negative") << int(PartKind::Cpu) << -5.0;
        QTest::newRow("custom drive, missing") << int(PartKind::Drive) << qQNaN();
    }
    void unknownDraws()
    {
        QFETCH(int, kind);
        QFETCH(double, watts);
        Configuration c = pw1();
        c.lines.push_back(qIsNaN(watts) ? unknownDraw(static_cast<PartKind>(kind), 1) : custom(static_cast<PartKind>(kind), 1, watts));
        const ConfigurationEvaluation e = evaluated({}, projectOf(c));
        QVERIFY(findingOf(e, FindingCode::PowerUnknown));
        QVERIFY(findingOf(e, FindingCode::PowerUnknown)->severity == Severity::Blocker);
        QVERIFY(!e.power.dc && !e.power.ac && !e.power.energyPerYear && !e.cost.tco);
    }
    void cataloguePartWithoutTdp()
    {
        Catalogue catalogue;
        catalogue.gpus.resize(1);
        Configuration c;
        c.lines = {part(PartKind::Gpu, 0, 1)};
        QVERIFY(!evaluated(catalogue, projectOf(c)).power.dc);
        catalogue.gpus[0].tdp = Watts(0);
        QVERIFY(!evaluated(catalogue, projectOf(c)).power.dc);
        catalogue.gpus[0].tdp = Watts(340);
        QVERIFY(isNear(evaluated(catalogue, projectOf(c)).power.dc->count, 440, 1e-9)); // (340 + 60) x 1.1
    }

    // An adapter draws 10 to 25 W; a switch from 150 W (48 x 1 GbE) to 2.2 kW (64 x 800 GbE): none is usual.
    void switchWithoutPower()
    {
        Catalogue catalogue;
        catalogue.network.resize(1);
        Configuration c = pw1();
        c.lines.push_back(part(PartKind::Network, 0, 1));
        QVERIFY(evaluated(catalogue, projectOf(c)).power.dc);
        catalogue.network[0].isSwitch = true;
        const ConfigurationEvaluation e = evaluated(catalogue, projectOf(c));
        QVERIFY(!e.power.dc);
        QVERIFY(findingOf(e, FindingCode::PowerUnknown));
        catalogue.network[0].maxPower = Watts(600);
        QVERIFY(evaluated(catalogue, projectOf(c)).power.dc);
    }

    // Typical draws stand in for parts of the catalogue that have none, and are listed.
    void typicalDraws()
    {
        Catalogue catalogue;
        catalogue.memory.resize(1);
        catalogue.drives.resize(1);
        catalogue.network.resize(1);
        Configuration c;
        c.lines = {part(PartKind::Memory, 0, 2), part(PartKind::Drive, 0, 1), part(PartKind::Network, 0, 1)};
        const ConfigurationEvaluation e = evaluated(catalogue, projectOf(c));
        QCOMPARE(e.power.memory->count, 16.0);
        QCOMPARE(e.power.drives->count, 15.0);
        QCOMPARE(e.power.network->count, 20.0);
        bool isListed = false;
        for (const Assumption &assumption : e.assumptions.items()) {
            isListed = isListed || assumption.code == AssumptionCode::PartPowerAssumed;
        }
        QVERIFY(isListed);
    }

    // The chassis figure holds fans and board; the supplies it ships with carry without a line (DGX: 6 x 3.3 kW, 4+2).
    void chassisWithSupplies()
    {
        Catalogue catalogue;
        Server server;
        server.info.id = "dgx";
        server.chassisOverhead = Watts(2600);
        server.defaultPsuCount = 6;
        server.psuSlots = 6;
        server.defaultPsuRating = Watts(3300);
        server.redundancy = RedundancyScheme{4, 2};
        catalogue.servers = {server};
        Configuration c;
        c.lines = {part(PartKind::Server, 0, 1), custom(PartKind::Gpu, 8, 700), custom(PartKind::Cpu, 2, 350), custom(PartKind::Memory, 32, 8)};
        const ConfigurationEvaluation e = evaluated(catalogue, projectOf(c));
        // 5 600 + 700 + 256 + 2 600 + 10 % of 956
        QVERIFY(isNear(e.power.dc->count, 9251.6, 1e-9));
        QCOMPARE(e.power.fans->count, 0.0);
        QCOMPARE(e.power.psuCount, 6);
        QCOMPARE(e.power.psuUsable->count, 13'200.0); // PW-4
        QVERIFY(!e.findings.has(FindingCode::NoPsu) && !e.findings.has(FindingCode::PsuOverload) && !e.findings.has(FindingCode::RedundancyLost));
        // Two supplies lost from 4 left: only the four that carry are installed.
        c.lines.push_back(custom(PartKind::Psu, 4, 3300));
        QVERIFY(evaluated(catalogue, projectOf(c)).findings.has(FindingCode::RedundancyLost));
        c.lines.pop_back();
        catalogue.servers[0].defaultPsuCount.reset();
        const ConfigurationEvaluation bare = evaluated(catalogue, projectOf(c));
        QVERIFY(findingOf(bare, FindingCode::NoPsu) && findingOf(bare, FindingCode::NoPsu)->severity == Severity::Blocker);
        QVERIFY(bare.power.ac); // at the assumed efficiency
    }

    void bareGpusNeedNoSupply()
    {
        Configuration c;
        c.lines = {custom(PartKind::Gpu, 2, 350)};
        const ConfigurationEvaluation e = evaluated({}, projectOf(c));
        QVERIFY(e.power.ac);
        QVERIFY(!e.findings.has(FindingCode::NoPsu) && !e.findings.has(FindingCode::NoServer));
        QVERIFY(!evaluated({}, projectOf({})).power.dc);
    }

    // Low line: 1 000 W of a 2 000 W supply; a 200-240 V one does not start.
    void voltage()
    {
        Catalogue catalogue;
        Project project = withSupplies(catalogue, 2000, 4);
        project.site.voltage = Volts(120);
        QCOMPARE(evaluated(catalogue, project).power.psuInstalled->count, 4000.0);
        catalogue.psus[0] = supply(2000, std::nullopt, EfficiencyClass::Titanium);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        QVERIFY(findingOf(e, FindingCode::PsuNotForVoltage)->severity == Severity::Blocker);
        QVERIFY(!e.power.psuInstalled);
        project.site.voltage = Volts(208);
        QCOMPARE(evaluated(catalogue, project).power.psuInstalled->count, 8000.0);
    }

    // PW-2, feed lost: 14.40 A on the feed that is left; 16 A is fine at 100 %, not at 80 %, and 32 A is proposed.
    void circuit()
    {
        Catalogue catalogue;
        Project project = withSupplies(catalogue, 2000, 4);
        project.site.circuit = Amperes(16);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        const Finding *f = findingOf(e, FindingCode::CircuitOverload);
        QVERIFY(f);
        QVERIFY(isNear(f->need->value, 14.40, 0.005));
        QVERIFY(isNear(f->have->value, 12.8, 1e-9));
        QCOMPARE(f->nearest->value, 20.0); // 16 A of 20 A
        project.site.continuousFactor = 1.0;
        QVERIFY(!evaluated(catalogue, project).findings.has(FindingCode::CircuitOverload));
    }

    // A node of several cords can be spread over circuits; one cord that is too much cannot.
    void circuitSeverity_data()
    {
        QTest::addColumn<int>("supplies");
        QTest::addColumn<double>("circuit");
        QTest::addColumn<int>("severity");
        QTest::newRow("supplies unknown") << 0 << 6.0 << int(Severity::Caution);
        QTest::newRow("2+2, 7.2 A a cord on 9.6 A") << 4 << 12.0 << int(Severity::Caution);
        QTest::newRow("2+2, 7.2 A a cord on 4.8 A") << 4 << 6.0 << int(Severity::Blocker);
        QTest::newRow("one supply, 14 A on 9.6 A") << 1 << 12.0 << int(Severity::Blocker);
    }
    void circuitSeverity()
    {
        QFETCH(int, supplies);
        QFETCH(double, circuit);
        Catalogue catalogue;
        Project project = withSupplies(catalogue, supplies == 1 ? 4000 : 2000, supplies);
        project.site.circuit = Amperes(circuit);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        const Finding *f = findingOf(e, FindingCode::CircuitOverload);
        QVERIFY(f);
        QTEST(int(f->severity), "severity");
    }

    // PW-8: a three-phase 32 A feed at 80 % carries 17 664 VA = 16 788 W DC at 96 % and a power factor of 0.99.
    void threePhases_data()
    {
        QTest::addColumn<double>("watts");
        QTest::addColumn<bool>("isOverloaded");
        QTest::newRow("below 17 664 VA") << 16'700.0 << false;
        QTest::newRow("above 17 664 VA") << 16'900.0 << true;
    }
    void threePhases()
    {
        QFETCH(double, watts);
        Configuration c;
        c.lines = {custom(PartKind::Gpu, 1, watts / 1.1 - 60)};
        Project project = projectOf(c);
        project.site.phases = 3;
        QTEST(evaluated({}, project).findings.has(FindingCode::CircuitOverload), "isOverloaded");
    }

    void rack()
    {
        Project project = projectOf(pw1());
        project.site.rackPower = Watts(3000);
        QVERIFY(findingOf(evaluated({}, project), FindingCode::RackPowerExceeded)->severity == Severity::Blocker);
        project.site.rackPower = Watts(4000);
        QVERIFY(!evaluated({}, project).findings.has(FindingCode::RackPowerExceeded));
    }

    // Regulation (EU) 2019/424: single-output supplies reach 94 % at 20 % load.
    void euFloor_data()
    {
        QTest::addColumn<int>("efficiency");
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<double>("voltage");
        QTest::addColumn<bool>("isBelow");
        QTest::newRow("titanium") << int(EfficiencyClass::Titanium) << QByteArray("CRPS") << 230.0 << false;
        QTest::newRow("gold") << int(EfficiencyClass::Gold) << QByteArray("CRPS") << 230.0 << true;
        QTest::newRow("gold, ATX has several outputs") << int(EfficiencyClass::Gold) << QByteArray("ATX 3.1") << 230.0 << false;
        QTest::newRow("gold, 208 V") << int(EfficiencyClass::Gold) << QByteArray("CRPS") << 208.0 << false;
    }
    void euFloor()
    {
        QFETCH(int, efficiency);
        QFETCH(QByteArray, form);
        QFETCH(double, voltage);
        Catalogue catalogue;
        Project project = withSupplies(catalogue, 2000, 4);
        project.site.voltage = Volts(voltage);
        catalogue.psus[0] = supply(2000, 1000, static_cast<EfficiencyClass>(efficiency), form.constData());
        QTEST(evaluated(catalogue, project).findings.has(FindingCode::PsuEfficiencyBelowEuFloor), "isBelow");
    }

    void mixedSupplies()
    {
        Catalogue catalogue;
        Project project = withSupplies(catalogue, 2000, 2);
        catalogue.psus.push_back(supply(2400, 1400, EfficiencyClass::Titanium));
        project.configurations[0].lines.push_back(part(PartKind::Psu, 1, 2));
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        QVERIFY(e.findings.has(FindingCode::MixedPsus));
        QCOMPARE(e.power.psuInstalled->count, 8800.0);
    }

    // TC-1: 6.63 kW on average, 8 760 h, PUE 1.3 -> 75 502.44 kWh a year.
    void energy()
    {
        Project project = projectOf(pw1());
        project.configurations[0].nodes = 3;
        project.site.averageItPower = Watts(6630);
        const ConfigurationEvaluation given = evaluated({}, project);
        QVERIFY(isNear(given.power.energyPerYear->count, 75'502.44, 1e-6)); // of all nodes: not times 3
        // A run of a year takes what a year takes, one of half a year half of it.
        ConfigurationEvaluation trained;
        trained.speed.timeToTrain = Estimate<Seconds>{Seconds(4380 * 3600.0), Seconds(8760 * 3600.0), Seconds(17'520 * 3600.0)};
        evaluatePower({}, project, project.configurations[0], trained);
        QVERIFY(isNear(trained.power.energyToTrain->expected.count, 75'502.44, 1e-6));
        QVERIFY(isNear(trained.power.energyToTrain->low.count, 75'502.44 / 2, 1e-6));
        project.site.averageItPower.reset();
        const ConfigurationEvaluation computed = evaluated({}, project);
        const Estimate<Watts> average = *computed.power.averageAc;
        QVERIFY(isNear(average.expected.count, computed.power.ac->count * 0.65 * 3, 1e-6));
        QVERIFY(average.low < average.expected && average.expected < average.high);
        QVERIFY(isNear(computed.power.energyPerYear->count, average.expected.count * 8.76 * 1.3, 1e-6));
    }
};

QTEST_GUILESS_MAIN(TestPower)
#include "tst_power.moc"
