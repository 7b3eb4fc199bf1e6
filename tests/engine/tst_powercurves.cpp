// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <limits>

#include "bomfixture.h"
#include "engine/curves.h"

using namespace configuria;
using namespace fixture;

namespace {

struct Machine {
    Catalogue catalogue;
    Project project;

    // A server of so many units with 2 supplies of 2 kW that draws `watts`.
    explicit Machine(double watts, std::optional<int> units = 2, bool isPublished = true)
    {
        Server server;
        server.info.id = "server";
        server.rackUnits = units;
        server.chassisOverhead = Watts(1);
        catalogue.servers.push_back(server);
        Psu psu = supply(2000, std::nullopt, EfficiencyClass::Titanium);
        if (isPublished) {
            psu.efficiency20 = Fraction(0.92);
            psu.efficiency50 = Fraction(0.95);
            psu.efficiency100 = Fraction(0.90);
        } else {
            psu.efficiency10 = psu.efficiency20 = psu.efficiency50 = psu.efficiency100 = std::nullopt;
        }
        catalogue.psus.push_back(psu);
        Configuration configuration;
        configuration.name = "A";
        configuration.lines = {part(PartKind::Server, 0, 1), custom(PartKind::Gpu, 1, watts - 1), part(PartKind::Psu, 0, 2)};
        project.configurations.push_back(configuration);
    }
    Configuration &configuration() { return project.configurations[0]; }
    PowerEvaluation power() const { return evaluateConfiguration(catalogue, project, project.configurations[0]).power; }
    SupplyCurve curve() const { return supplyCurve(catalogue, project, project.configurations[0]); }
    std::optional<RackUse> rack() const { return rackUse(catalogue, project, project.configurations[0], power()); }
};

double at(const SupplyCurve &curve, int percent)
{
    for (const SupplyPoint &point : curve.points) {
        if (qRound(point.load.count * 100) == percent) {
            return point.efficiency.count;
        }
    }
    return 0;
}

} // namespace

class TestPowerCurves : public QObject {
    Q_OBJECT

private slots:
    // Through the published points, straight between them.
    void published()
    {
        const SupplyCurve curve = Machine(1000).curve();
        QVERIFY(curve.isPublished);
        QCOMPARE(at(curve, 20), 0.92);
        QCOMPARE(at(curve, 50), 0.95);
        QCOMPARE(at(curve, 100), 0.90);
        QCOMPARE(at(curve, 35), 0.935); // half way from 92 to 95
        QCOMPARE(at(curve, 75), 0.925);
        QCOMPARE(static_cast<int>(curve.points.size()), 20);
    }
    // 80 PLUS Titanium, 230 V internal: 90, 94, 96, 91 % at 10, 20, 50, 100 % load.
    void assumed()
    {
        const SupplyCurve curve = Machine(1000, 2, false).curve();
        QVERIFY(!curve.isPublished);
        QCOMPARE(at(curve, 10), 0.90);
        QCOMPARE(at(curve, 20), 0.94);
        QCOMPARE(at(curve, 50), 0.96);
        QCOMPARE(at(curve, 100), 0.91);
    }
    // The working points that the evaluation gives lie on the curve.
    void workingPointsAreOnTheCurve()
    {
        const Machine machine(1000);
        const PowerEvaluation power = machine.power();
        QCOMPARE(power.normal.load->count, 0.25);   // 1 kW of 4
        QCOMPARE(power.oneLost.load->count, 0.5);
        QCOMPARE(power.normal.efficiency->count, at(machine.curve(), 25));
        QCOMPARE(power.oneLost.efficiency->count, at(machine.curve(), 50));
    }
    void noSupply()
    {
        Machine machine(1000);
        machine.configuration().lines.pop_back();
        QVERIFY(machine.curve().points.empty());
    }

    void circuit_data()
    {
        QTest::addColumn<double>("volts");
        QTest::addColumn<double>("amps");
        QTest::addColumn<int>("phases");
        QTest::addColumn<QString>("country");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("carried");
        QTest::addColumn<double>("watts"); // volts x amps x share x phases x 0.99
        QTest::newRow("32 A") << 230.0 << 32.0 << 1 << "FR" << 0.8 << 25.6 << 5829.12;
        QTest::newRow("16 A, whole") << 230.0 << 16.0 << 1 << "FR" << 1.0 << 16.0 << 3643.2;
        QTest::newRow("three phases") << 230.0 << 32.0 << 3 << "DE" << 0.8 << 25.6 << 17487.36;
        QTest::newRow("US: 80 % by its code") << 120.0 << 20.0 << 1 << "US" << 1.0 << 16.0 << 1900.8;
    }
    void circuit()
    {
        QFETCH(double, volts);
        QFETCH(double, amps);
        QFETCH(int, phases);
        QFETCH(QString, country);
        QFETCH(double, share);
        QFETCH(double, carried);
        QFETCH(double, watts);
        Machine machine(1000);
        Site &site = machine.project.site;
        site.voltage = Volts(volts);
        site.circuit = Amperes(amps);
        site.phases = phases;
        site.country = country.toStdString();
        site.continuousFactor = share;
        PowerEvaluation power;
        power.efficiency = Fraction(0.95);
        const auto limit = circuitLimit(machine.project, power);
        QVERIFY(limit);
        QCOMPARE(limit->amps.count, carried);
        QCOMPARE(limit->ac.count, watts);
        QCOMPARE(limit->dc.count, watts * 0.95);
        power.feedLost.efficiency = Fraction(0.9); // the other feed has to carry it all: at that point of the curve
        QCOMPARE(circuitLimit(machine.project, power)->dc.count, watts * 0.9);
    }
    void noCircuit()
    {
        Machine machine(1000);
        PowerEvaluation power;
        QVERIFY(!circuitLimit(machine.project, power)); // no efficiency: no DC
        power.efficiency = Fraction(0.9);
        for (const double amps : {0.0, -5.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            machine.project.site.circuit = Amperes(amps);
            QVERIFY(!circuitLimit(machine.project, power));
        }
    }

    void rack_data()
    {
        QTest::addColumn<int>("units");   // of the site; 0: not said
        QTest::addColumn<int>("node");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<double>("power"); // W of one rack; 0: not said. A node draws some 1.06 kW
        QTest::addColumn<int>("inside");
        QTest::addColumn<int>("room");
        QTest::newRow("42 U assumed") << 0 << 2 << 3 << 0.0 << 3 << 18;
        QTest::newRow("as many as are high enough") << 10 << 4 << 5 << 0.0 << 2 << 0;
        QTest::newRow("power") << 42 << 2 << 1 << 3'500.0 << 1 << 2;
        QTest::newRow("power for none") << 42 << 2 << 1 << 500.0 << 0 << 0;
        QTest::newRow("too high") << 4 << 8 << 1 << 0.0 << 0 << 0;
    }
    void rack()
    {
        QFETCH(int, units);
        QFETCH(int, node);
        QFETCH(int, nodes);
        QFETCH(double, power);
        Machine machine(1000, node);
        machine.configuration().nodes = nodes;
        machine.project.site.rackUnits = units > 0 ? std::optional(units) : std::nullopt;
        machine.project.site.rackPower = power > 0 ? std::optional(Watts(power)) : std::nullopt;
        const auto use = machine.rack();
        QVERIFY(use);
        QCOMPARE(use->units, units > 0 ? units : 42);
        QCOMPARE(use->isAssumed, units == 0);
        QCOMPARE(use->nodeUnits, node);
        QTEST(use->nodes, "inside");
        QTEST(use->room, "room");
    }
    void heightUnknown() { QVERIFY(!Machine(1000, std::nullopt).rack()); }
};

QTEST_GUILESS_MAIN(TestPowerCurves)
#include "tst_powercurves.moc"
