// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <functional>

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

// DGX H100: 8 U, 130.5 kg (NVIDIA's user guide), and cards that make its input watts those asked for.
Project dgx(Catalogue &catalogue, int nodes, double inputWatts = 10'200)
{
    Server server;
    server.info.id = "dgx";
    server.rackUnits = 8;
    server.weightKg = 130.5;
    catalogue.servers = {server};
    catalogue.psus = {supply(3300, std::nullopt, EfficiencyClass::Titanium)};
    catalogue.psus[0].inlet = "IEC C20";
    // Titanium at the load L of six supplies; the board of 60 W and a tenth for fans stand around the cards.
    double dc = inputWatts * 0.95;
    for (int i = 0; i < 60; ++i) {
        const double load = dc / (6 * 3300.0);
        dc = inputWatts * (load <= 0.5 ? 0.94 + 0.02 * (load - 0.2) / 0.3 : 0.96 - 0.05 * (load - 0.5) / 0.5);
    }
    Configuration c;
    c.nodes = nodes;
    c.redundancy = RedundancyPolicy::NPlusOne;
    c.lines = {part(PartKind::Server, 0, 1), custom(PartKind::Gpu, 1, dc / 1.1 - 60), part(PartKind::Psu, 0, 6)};
    return projectOf(c);
}

BomLine rackLine(int index, int quantity)
{
    BomLine line = part(PartKind::Rack, index, quantity);
    line.scope = LineScope::PerProject;
    return line;
}

RackPart rack42()
{
    RackPart rack;
    rack.info.id = "rack";
    rack.type = RackPartType::Rack;
    rack.rackUnits = 42;
    rack.maxLoadKg = 1363;
    return rack;
}

// 3 x 32 A at 230 V: 22 kVA.
RackPart pdu()
{
    RackPart part;
    part.info.id = "pdu";
    part.type = RackPartType::Pdu;
    part.voltage = Volts(230);
    part.amps = Amperes(32);
    part.phases = 3;
    part.c13Outlets = 36;
    part.c19Outlets = 6;
    return part;
}

RackPart ups(double watts, double voltAmperes)
{
    RackPart part;
    part.info.id = "ups";
    part.type = RackPartType::Ups;
    part.rackUnits = 6;
    part.watts = Watts(watts);
    part.va = VoltAmperes(voltAmperes);
    return part;
}

using Change = std::function<void(Catalogue &, Project &)>;

} // namespace

class TestRacks : public QObject {
    Q_OBJECT
private slots:
    // n = floor(min(power / node, cooling / node, units / node)), nodes of 10.2 kW in 8 U.
    void nodesPerRack_data()
    {
        QTest::addColumn<double>("power");   // 0: not said
        QTest::addColumn<double>("cooling");
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("perRack");    // -1: not known
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("racks");      // -1: not known
        const int no = int(RackLimit::None), byPower = int(RackLimit::Power), byCooling = int(RackLimit::Cooling), byUnits = int(RackLimit::Units);
        QTest::newRow("nothing is known") << 0.0 << 0.0 << 0 << 4 << -1 << no << -1;
        QTest::newRow("42 U") << 0.0 << 0.0 << 42 << 12 << 5 << byUnits << 3;
        QTest::newRow("40.8 kW: four (reference)") << 40'800.0 << 0.0 << 42 << 8 << 4 << byPower << 2;
        QTest::newRow("40.7 kW: three") << 40'700.0 << 0.0 << 42 << 8 << 3 << byPower << 3;
        QTest::newRow("30 kW of cooling") << 40'800.0 << 30'000.0 << 42 << 2 << 2 << byCooling << 1;
        QTest::newRow("10 kW: none") << 10'000.0 << 0.0 << 42 << 2 << 0 << byPower << -1;
        QTest::newRow("7 U: none") << 40'800.0 << 0.0 << 7 << 2 << 0 << byUnits << -1;
    }
    void nodesPerRack()
    {
        QFETCH(double, power);
        QFETCH(double, cooling);
        QFETCH(int, units);
        QFETCH(int, nodes);
        QFETCH(int, perRack);
        QFETCH(int, racks);
        Catalogue catalogue;
        Project project = dgx(catalogue, nodes);
        project.site.rackPower = power > 0 ? std::optional(Watts(power)) : std::nullopt;
        project.site.rackCooling = cooling > 0 ? std::optional(Watts(cooling)) : std::nullopt;
        project.site.rackUnits = units > 0 ? std::optional(units) : std::nullopt;
        const PowerEvaluation p = evaluated(catalogue, project).power;
        QVERIFY(isNear(p.ac->count, 10'200, 1e-6));
        QCOMPARE(p.nodesPerRack.value_or(-1), perRack);
        QTEST(int(p.rackLimit), "limit");
        QCOMPARE(p.racks.value_or(-1), racks);
        QCOMPARE(p.rackWeightKg.has_value(), racks > 0);
        if (racks > 0) {
            QVERIFY(isNear(*p.rackWeightKg, 130.5 * qMin(perRack, nodes), 1e-9));
        }
    }

    // PW-8: a three-phase 32 A feed at 80 % gives 17 664 VA: one node of 10.2 kW.
    void threePhaseFeed()
    {
        Catalogue catalogue;
        Project project = dgx(catalogue, 3);
        project.site.phases = 3;
        project.site.circuit = Amperes(32);
        const PowerEvaluation p = evaluated(catalogue, project).power;
        QCOMPARE(*p.nodesPerRack, 1);
        QVERIFY(p.rackLimit == RackLimit::Power);
        QCOMPARE(*p.racks, 3);
        // 17 664 VA = 17 487.36 W at a power factor of 0.99: two nodes of 8 743 W, one of 8 744.
        for (const auto &[watts, nodes] : {std::pair{8743.0, 2}, std::pair{8744.0, 1}}) {
            Project other = dgx(catalogue, 3, watts);
            other.site.phases = 3;
            QCOMPARE(*evaluated(catalogue, other).power.nodesPerRack, nodes);
        }
    }

    // PW-6: 10 200 W are 34 804 BTU/h; 1 105 CFM rise by 29.2 F = 16.2 K, so at the 11.1 K (20 F) of data sheets 1 611 CFM, 2 740 m3/h.
    void heat()
    {
        Catalogue catalogue;
        Project project = dgx(catalogue, 1);
        const PowerEvaluation p = evaluated(catalogue, project).power;
        QVERIFY(isNear(*p.heatBtuPerHour, 34'804, 0.5));
        constexpr double cfmInM3PerHour = 1.699;
        const double rise = *p.airflowM3PerHour / (1105 * cfmInM3PerHour) * 20 / 1.8;
        QVERIFY(isNear(rise, 16.2, 0.05));
        // Air of 1 500 m has 0.83 to 0.84 of the density.
        project.site.altitudeM = 1500;
        const double ratio = *evaluated(catalogue, project).power.airflowM3PerHour / *p.airflowM3PerHour;
        QVERIFY(ratio > 1.18 && ratio < 1.21);
    }

    // One fault, and the same without it.
    void findings_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("severity");
        QTest::addColumn<double>("have");
        QTest::addColumn<double>("need");
        QTest::addColumn<Change>("broken");
        QTest::addColumn<Change>("sound");
        const auto row = [](const char *name, FindingCode code, Severity severity, double have, double need, const Change &broken, const Change &sound) {
            QTest::newRow(name) << int(code) << int(severity) << have << need << broken << sound;
        };
        using enum FindingCode;
        using enum Severity;
        const auto cooling = [](double watts) { return [=](Catalogue &, Project &p) { p.site.rackCooling = Watts(watts); }; };
        row("cooled for less", RackCoolingExceeded, Blocker, 10'000, 10'200, cooling(10'000), cooling(10'300));
        const auto units = [](int u) { return [=](Catalogue &, Project &p) { p.site.rackUnits = u; }; };
        row("8 U into 6", RackTooSmall, Blocker, 6, 8, units(6), units(8));
        // Two UPSs of 18 U leave 6 of 42.
        const auto withUps = [](int count, int u) {
            return [=](Catalogue &c, Project &p) {
                c.racks = {rack42(), ups(30'000, 30'000)};
                c.racks[1].rackUnits = u;
                p.configurations[0].lines.push_back(rackLine(0, 1));
                p.configurations[0].lines.push_back(rackLine(1, count));
            };
        };
        row("the UPSs take the units", RackTooSmall, Blocker, 6, 8, withUps(2, 18), withUps(2, 17));
        const auto racks = [](int n) {
            return [=](Catalogue &c, Project &p) {
                c.racks = {rack42()};
                p.site.rackPower = Watts(40'800);
                p.configurations[0].nodes = 9;
                p.configurations[0].lines.push_back(rackLine(0, n));
            };
        };
        row("nine nodes, four in a rack, two racks", RacksTooFew, Caution, 2, 3, racks(2), racks(3));
        const auto load = [](double kg) {
            return [=](Catalogue &c, Project &p) {
                c.racks = {rack42()};
                c.racks[0].maxLoadKg = kg;
                p.configurations[0].nodes = 5;
                p.configurations[0].lines.push_back(rackLine(0, 1));
            };
        };
        row("five nodes are 652.5 kg", RackLoadExceeded, Caution, 600, 652.5, load(600), load(653));
        row("one node is too heavy", RackLoadExceeded, Blocker, 100, 652.5, load(100), load(653));
        // 0.6 x 1.2 m under the nodes and a rack of 134 kg: (5 x 130.5 + 134) / 0.72.
        const auto floor = [](double kg) {
            return [=](Catalogue &, Project &p) {
                p.configurations[0].nodes = 5;
                p.site.rackUnits = 42;
                p.site.floorLoad = kg;
            };
        };
        row("raised floor of 500 kg/m2", FloorLoadExceeded, Caution, 500, 786.5 / 0.72, floor(500), floor(1100));
        // 10 200 W are 10 303.03 VA; on three of six supplies 99 % of their rating, less efficient, so that 10.2 kW is not the most.
        const auto oneUps = [](double w, double va, int count = 1, int feeds = 1) {
            return [=](Catalogue &c, Project &p) {
                c.racks = {ups(w, va)};
                p.site.feeds = feeds;
                p.configurations[0].lines.push_back(rackLine(0, count));
            };
        };
        row("10 kW", UpsTooSmall, Blocker, 10'000, 10'200, oneUps(10'000, 11'000), oneUps(10'200.001, 11'000));
        row("10 kVA", UpsTooSmall, Blocker, 10'000, 10'200 / 0.99, oneUps(10'500, 10'000), oneUps(10'500, 10'400));
        row("each feed alone", UpsTooSmall, Blocker, 9'000, -1, oneUps(9'000, 10'000, 2, 2), oneUps(11'000, 12'000, 2, 2));
        row("two on one feed", UpsTooSmall, Blocker, 10'000, 10'200, oneUps(5'000, 6'000, 2, 1), oneUps(9'000, 10'000, 2, 1));
        // Three nodes of 10 303 VA at 3 x 230 V: 44.8 A a phase.
        const auto pdus = [](int count, int feeds) {
            return [=](Catalogue &c, Project &p) {
                c.racks = {pdu()};
                p.site.feeds = feeds;
                p.configurations[0].nodes = 3;
                p.configurations[0].lines.push_back(rackLine(0, count));
            };
        };
        row("three nodes on one PDU", PduTooSmall, Blocker, 32, 3 * 10'200 / 0.99 / 690, pdus(1, 1), pdus(2, 1));
        row("three nodes on two feeds", PduTooSmall, Blocker, 32, -1, pdus(2, 2), pdus(4, 2));
        row("18 cords, 6 outlets C19", PduOutletsTooFew, Caution, 6, 18, pdus(1, 1), pdus(3, 1));
        row("18 cords C13", PduOutletsTooFew, Caution, 6, 18, pdus(1, 1), [pdus](Catalogue &c, Project &p) {
            pdus(1, 1)(c, p);
            c.psus[0].inlet = "IEC C14";
        });
        const auto country = [](const char *code, double volts) {
            return [=](Catalogue &, Project &p) {
                p.site.country = code;
                p.site.voltage = Volts(volts);
            };
        };
        // IEC World Plugs: 230 V in France, 120 V in the United States (208 and 240 between phases), 100 V in Japan (200).
        row("120 V in France", VoltageNotOfCountry, Caution, 120, 230, country("FR", 120), country("FR", 230));
        row("208 V in Germany", VoltageNotOfCountry, Caution, 208, 230, country("DE", 208), country("DE", 240));
        row("400 V in the United States", VoltageNotOfCountry, Caution, 400, 277, country("US", 400), country("US", 208));
        row("230 V in Japan", VoltageNotOfCountry, Caution, 230, 200, country("JP", 230), country("JP", 200));
        row("110 V in the United Kingdom", VoltageNotOfCountry, Caution, 110, 230, country("GB", 110), country("GB", 230));
        row("400 V in Canada", VoltageNotOfCountry, Caution, 400, 347, country("CA", 400), country("CA", 240));
        row("a country that is not listed", VoltageNotOfCountry, Caution, 120, 230, country("IT", 120), country("XX", 120));
        row("no country", VoltageNotOfCountry, Caution, 120, 230, country("ES", 120), country("", 120));
    }
    void findings()
    {
        QFETCH(int, code);
        QFETCH(double, have);
        QFETCH(double, need);
        QFETCH(Change, broken);
        QFETCH(Change, sound);
        Catalogue catalogue;
        Project project = dgx(catalogue, 1);
        broken(catalogue, project);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        const Finding *f = findingOf(e, static_cast<FindingCode>(code));
        QVERIFY2(f, "not found");
        QTEST(int(f->severity), "severity");
        QVERIFY(isNear(f->have->value, have, 1e-6));
        QVERIFY(need < 0 || isNear(f->need->value, need, 1e-4));
        if (f->repair.kind != RepairKind::None) {
            project.configurations[0] = repaired(catalogue, project.configurations[0], f->repair);
            QVERIFY(!evaluated(catalogue, project).findings.has(static_cast<FindingCode>(code)));
        }
        Catalogue other;
        Project fine = dgx(other, 1);
        sound(other, fine);
        QVERIFY2(!evaluated(other, fine).findings.has(static_cast<FindingCode>(code)), "found without its fault");
    }

    // Racks of which nothing is known say nothing, and neither does a bill without any.
    void unknownRacks()
    {
        Catalogue catalogue;
        Project project = dgx(catalogue, 4);
        for (const RackPartType type : {RackPartType::Rack, RackPartType::Pdu, RackPartType::Ups}) {
            RackPart bare;
            bare.type = type;
            catalogue.racks.push_back(bare);
            project.configurations[0].lines.push_back(rackLine(int(catalogue.racks.size()) - 1, 1));
        }
        project.configurations[0].lines.push_back(rackLine(99, 1));
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        using enum FindingCode;
        for (const FindingCode code : {RackCoolingExceeded, RackTooSmall, RacksTooFew, RackLoadExceeded, FloorLoadExceeded, UpsTooSmall, PduTooSmall,
                                       PduOutletsTooFew, VoltageNotOfCountry}) {
            QVERIFY(!e.findings.has(code));
        }
        QVERIFY(!e.power.nodesPerRack && !e.power.racks && !e.power.rackWeightKg);
    }
};

QTEST_GUILESS_MAIN(TestRacks)
#include "tst_racks.moc"
