// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <functional>

#include "catalogue/cataloguestore.h"
#include "engine/evaluation.h"
#include "engine/names.h"

using namespace Qt::StringLiterals;

// The rules of power on shipped parts: each raised and not raised; then the rows of the buyers' guides about power, by their numbers.
namespace configuria {

namespace {

const Catalogue &shipped()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

// A machine, and a catalogue of its own to change.
struct Bench {
    Catalogue catalogue = shipped();
    Project project;

    Bench &take(const QString &parts)
    {
        if (project.configurations.empty()) {
            project.configurations.emplace_back();
            project.configurations[0].name = "A";
            project.configurations[0].model = *catalogue.model("llama-3.1-8b");
        }
        for (const QString &word : parts.split(u' ', Qt::SkipEmptyParts)) {
            const QStringList pair = word.split(u'*');
            BomLine line;
            line.part = catalogue.find(pair[0].toStdString());
            line.quantity = pair.size() > 1 ? pair[1].toInt() : 1;
            if (!line.part.isValid()) {
                qFatal("no part %s", qPrintable(pair[0]));
            }
            configuration().lines.push_back(line);
        }
        return *this;
    }
    Bench &rack(const RackPart &part, int quantity)
    {
        catalogue.racks.push_back(part);
        BomLine line;
        line.part = {PartKind::Rack, PartIndex{static_cast<std::uint32_t>(catalogue.racks.size() - 1)}};
        line.quantity = quantity;
        line.scope = LineScope::PerProject;
        configuration().lines.push_back(line);
        return *this;
    }
    Configuration &configuration() { return project.configurations.front(); }
    Gpu &gpu(const char *id) { return catalogue.gpus[catalogue.find(id).index.value]; }
    ConfigurationEvaluation evaluation() const { return evaluateConfiguration(catalogue, project, project.configurations.front()); }
    bool has(FindingCode code) const { return evaluation().findings.has(code); }
};

using Change = std::function<void(Bench &)>;

struct Case {
    const char *name;
    FindingCode code;
    Severity severity;
    Change broken, sound;
};

const QString dgx = u"nvidia-dgx-h100 nvidia-h100-sxm5-80gb*8 "_s;
const QString hgx = u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 amd-epyc-9554*2 ddr5-rdimm-96gb-4800*24 micron-7450-pro-7-68*2 "_s;

Change parts(const QString &list)
{
    return [list](Bench &b) { b.take(list); };
}

Change site(const QString &list, const std::function<void(Site &)> &change)
{
    return [=](Bench &b) {
        b.take(list);
        change(b.project.site);
    };
}

RackPart rackPart(RackPartType type)
{
    RackPart part;
    part.info.id = part.info.model = "x";
    part.type = type;
    return part;
}

Change racks(int quantity, double loadKg)
{
    return [=](Bench &b) {
        b.take(dgx);
        b.configuration().nodes = 8;
        RackPart part = rackPart(RackPartType::Rack);
        part.rackUnits = 42;
        part.maxLoadKg = loadKg;
        b.rack(part, quantity);
    };
}

Change upses(double watts)
{
    return [=](Bench &b) {
        RackPart part = rackPart(RackPartType::Ups);
        part.watts = Watts(watts);
        part.va = VoltAmperes(watts);
        b.take(dgx).rack(part, 1);
    };
}

Change pdus(double amps, int c19)
{
    return [=](Bench &b) {
        b.take(u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-64gb-4800*16 dell-psu-2400-platinum*2"_s);
        RackPart part = rackPart(RackPartType::Pdu);
        part.voltage = Volts(230);
        part.amps = Amperes(amps);
        part.phases = 1;
        part.c13Outlets = 20;
        part.c19Outlets = c19;
        b.rack(part, 1);
    };
}

// A desktop with cards whose peaks are known: RTX A6000, 300 W, 654 W for 200 us (Lenovo ST650 V2 setup guide, page 62).
Change peaks(const QString &supplies)
{
    return [supplies](Bench &b) {
        b.take(u"generic-tower-2gpu nvidia-rtx-a6000*2 amd-ryzen-9-9950x ddr5-udimm-48gb-5600*2 samsung-990-pro-2 "_s + supplies);
        b.gpu("nvidia-rtx-a6000").peakFactor = 654.0 / 300;
    };
}

// Lenovo ST650 V2 setup guide, pages 61 and 62: the cards draw a third of the supplies at most.
Change thirds(int cards, const QString &supplies)
{
    return parts(u"lenovo-st650-v2 nvidia-a40*%1 "_s.arg(cards) + supplies);
}

std::vector<Case> cases()
{
    using enum FindingCode;
    using enum Severity;
    const QString g493 = u"gigabyte-g493-zb0 amd-epyc-9554*2 ddr5-rdimm-64gb-4800*24 micron-7450-pro-3-84*2 "_s;
    const QString tnrt2 = u"supermicro-as-5126gs-tnrt2 amd-epyc-9554*2 ddr5-rdimm-64gb-4800*24 micron-7450-pro-3-84*2 "_s;
    return {
        // 3+1 x 2 700 W: eight cards of 600 W make 6.4 kW, 5.9 on a busy day; half of the supplies carry 5.4.
        {"3+1, a feed carries 5.4 kW", FeedLossStops, Caution, parts(tnrt2 + u"nvidia-h200-nvl-141gb*8"_s), parts(tnrt2 + u"nvidia-l40s*8"_s)},
        {"one feed", FeedLossStops, Caution, parts(tnrt2 + u"nvidia-h200-nvl-141gb*8"_s),
         site(tnrt2 + u"nvidia-h200-nvl-141gb*8"_s, [](Site &s) { s.feeds = 1; })},
        // PW-4
        {"DGX H100 on a feed", LossThrottles, Advice, parts(dgx), site(dgx, [](Site &s) { s.feeds = 1; })},
        {"HGX H100 on a feed", LossThrottles, Advice, parts(hgx + u"supermicro-psu-3000-titanium*6 nvidia-cx7-1x400-ndr*8"_s), parts(g493 + u"nvidia-l40s*8"_s)},
        // 600 W of cards are 1 308 for 200 us, some 1.6 kW with the rest: 800 W carry 1.2 kW without 12V-2x6, 1 000 W with it 2 kW.
        {"two A6000 on 800 W", TransientAbovePeak, Caution, [](Bench &b) {
             peaks(u"msi-mpg-a1000g"_s)(b);
             b.catalogue.psus[b.catalogue.find("msi-mpg-a1000g").index.value].ratedHighLine = Watts(800);
             b.catalogue.psus[b.catalogue.find("msi-mpg-a1000g").index.value].gpuConnectors = "7x 8-pin PCIe";
             b.catalogue.psus[b.catalogue.find("msi-mpg-a1000g").index.value].peakFactor.reset();
         }, peaks(u"msi-mpg-a1000g"_s)},
        {"peaks that nobody published", TransientAbovePeak, Caution, [](Bench &b) {
             peaks(u"bequiet-pure-power-13m-850"_s)(b);
             b.gpu("nvidia-rtx-a6000").peakFactor = 4;
         }, [](Bench &b) {
             peaks(u"bequiet-pure-power-13m-850"_s)(b);
             b.gpu("nvidia-rtx-a6000").peakFactor.reset();
         }},
        // 2 700 W at 93 % and 230 V are 12.8 A: a C14 carries 10 (15 in North America).
        {"2.5 kW through a C14", CordOverload, Blocker, [](Bench &b) {
             b.take(u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-64gb-4800*16 dell-psu-2800-titanium*2"_s);
             b.catalogue.psus[b.catalogue.find("dell-psu-2800-titanium").index.value].inlet = "IEC C16";
         }, parts(u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-64gb-4800*16 dell-psu-2800-titanium*2"_s)},
        // Cards of 300 W: one on 2 x 750 W, two on 2 x 1 100 W, four on 2 x 1 800 W; none of 70 W or more on one supply.
        {"two cards on 2 x 750 W", GpuPowerAboveSupplyShare, Blocker, thirds(2, u"lenovo-psu-750-4p57a26291*2"_s), thirds(1, u"lenovo-psu-750-4p57a26291*2"_s)},
        {"three on 2 x 1 100 W", GpuPowerAboveSupplyShare, Blocker, thirds(3, u"lenovo-psu-1100-4p57a26293*2"_s), thirds(2, u"lenovo-psu-1100-4p57a26293*2"_s)},
        {"five on 2 x 1 800 W", GpuPowerAboveSupplyShare, Blocker, thirds(5, u"lenovo-psu-1800-4p57a26294*2"_s), thirds(4, u"lenovo-psu-1800-4p57a26294*2"_s)},
        {"a card on one supply", GpuPowerAboveSupplyShare, Blocker, thirds(1, u"lenovo-psu-1800-4p57a26294"_s), thirds(1, u"lenovo-psu-1800-4p57a26294*2"_s)},
        {"10 kW of cooling", RackCoolingExceeded, Blocker, site(dgx, [](Site &s) { s.rackCooling = Watts(10'000); }),
         site(dgx, [](Site &s) { s.rackCooling = Watts(10'201); })},
        {"8 U into 7", RackTooSmall, Blocker, site(dgx, [](Site &s) { s.rackUnits = 7; }), site(dgx, [](Site &s) { s.rackUnits = 8; })},
        {"eight nodes of 8 U into a rack of 42", RacksTooFew, Caution, racks(1, 1400), racks(2, 1400)},
        // Five of 130.5 kg
        {"652.5 kg into 600", RackLoadExceeded, Caution, racks(2, 600), racks(2, 653)},
        {"one node on a floor of 350 kg/m2", FloorLoadExceeded, Caution, site(dgx, [](Site &s) { s.rackUnits = 42; s.floorLoad = 350; }),
         site(dgx, [](Site &s) { s.rackUnits = 42; s.floorLoad = 370; })},
        // 10.2 kW are 10.3 kVA, and 10.9 on the supplies of one feed, which are less efficient.
        {"10 kVA of UPS", UpsTooSmall, Blocker, upses(10'250), upses(11'000)},
        {"16 A of PDU", PduTooSmall, Blocker, pdus(12, 4), pdus(16, 4)},
        {"one outlet C19", PduOutletsTooFew, Caution, pdus(32, 1), pdus(32, 2)},
        {"120 V in France", VoltageNotOfCountry, Caution, site(dgx, [](Site &s) { s.country = "FR"; s.voltage = Volts(120); }),
         site(dgx, [](Site &s) { s.country = "US"; s.voltage = Volts(120); })},
        {"Platinum in the EU", PsuEfficiencyBelowEuFloor, Caution, site(u"dell-poweredge-r7625 dell-psu-2400-platinum*2"_s, [](Site &s) { s.country = "DE"; }),
         site(u"dell-poweredge-r7625 dell-psu-2400-platinum*2"_s, [](Site &s) { s.country = "US"; s.voltage = Volts(208); })},
    };
}

bool isNear(double actual, double expected, double tolerance)
{
    const bool near = qAbs(actual - expected) <= tolerance;
    if (!near) {
        qWarning("%.4f is not %.4f", actual, expected);
    }
    return near;
}

// Cards of 350 W on supplies known by their watts: the machine of the guides, five cards and two CPUs of 300 W.
Bench guide(double rated, int count, RedundancyPolicy policy)
{
    Bench b;
    b.take(u""_s);
    const auto add = [&b](PartKind kind, int n, double watts) {
        BomLine line;
        line.part.kind = kind;
        line.description = "x";
        line.quantity = n;
        line.watts = Watts(watts);
        b.configuration().lines.push_back(line);
    };
    add(PartKind::Gpu, 5, 350);
    add(PartKind::Cpu, 2, 300);
    add(PartKind::Memory, 16, 10);
    add(PartKind::Drive, 4, 20);
    add(PartKind::Drive, 2, 8);
    add(PartKind::Network, 1, 25);
    add(PartKind::Network, 1, 15);
    add(PartKind::Psu, count, rated);
    b.configuration().redundancy = policy;
    return b;
}

const Finding *findingOf(const ConfigurationEvaluation &e, FindingCode code)
{
    for (const Finding &f : e.findings.items()) {
        if (f.code == code) {
            return &f;
        }
    }
    return nullptr;
}

} // namespace

class PowerRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void oneFaultIsFound_data();
    void oneFaultIsFound();
    void everyRuleHasARow();
    void adviceOfShippedChassis();
    void guides_data();
    void guides();
};

void PowerRulesTest::oneFaultIsFound_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Case> rows = cases();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QTest::newRow(rows[i].name) << int(i);
    }
}

void PowerRulesTest::oneFaultIsFound()
{
    QFETCH(int, index);
    const Case row = cases()[static_cast<std::size_t>(index)];
    Bench broken, sound;
    row.broken(broken);
    row.sound(sound);
    const ConfigurationEvaluation e = broken.evaluation();
    const Finding *f = findingOf(e, row.code);
    QVERIFY2(f, "not found");
    QCOMPARE(int(f->severity), int(row.severity));
    QVERIFY2(!sound.has(row.code), "found without its fault");
    if (f->repair.kind != RepairKind::None) {
        broken.configuration() = repaired(broken.catalogue, broken.configuration(), f->repair);
        QVERIFY2(!broken.has(row.code), "the repair leaves it");
    }
}

void PowerRulesTest::everyRuleHasARow()
{
    const std::vector<Case> rows = cases();
    for (int code = int(FindingCode::FeedLossStops); code <= int(FindingCode::VoltageNotOfCountry); ++code) {
        const bool isTested = std::any_of(rows.begin(), rows.end(), [code](const Case &c) { return int(c.code) == code; });
        QVERIFY2(isTested, std::string(nameOf(static_cast<FindingCode>(code))).c_str());
    }
}

// Whatever is advised is listed for the chassis, fits its bays and passes the checks; it is not larger than what the chassis is sold with.
void PowerRulesTest::adviceOfShippedChassis()
{
    const Catalogue &catalogue = shipped();
    int advised = 0;
    for (std::size_t i = 0; i < catalogue.servers.size(); ++i) {
        const Server &server = catalogue.servers[i];
        Bench b;
        b.take(QString::fromStdString(server.info.id));
        const ConfigurationEvaluation bare = b.evaluation();
        if (!bare.power.supplyAdvice) {
            continue;
        }
        ++advised;
        const SupplyAdvice advice = *bare.power.supplyAdvice;
        BomLine line;
        line.part = advice.part;
        line.quantity = advice.count;
        b.configuration().lines.push_back(line);
        const ConfigurationEvaluation e = b.evaluation();
        QVERIFY2(!server.psuSlots || advice.count <= *server.psuSlots, server.info.id.c_str());
        for (const FindingCode code : {FindingCode::PsuOverload, FindingCode::RedundancyLost, FindingCode::PsuMarginThin, FindingCode::CordOverload,
                                       FindingCode::PsuNotForVoltage, FindingCode::PsuRatingUnknown, FindingCode::TooManyPsus,
                                       FindingCode::PsuEfficiencyBelowEuFloor}) {
            QVERIFY2(!e.findings.has(code), (server.info.id + ": " + std::string(nameOf(code))).c_str());
        }
    }
    QVERIFY(advised >= 20);
}

// Rows of the guides about power, parts and heat that are to be kept (K) or corrected (C), by their number.
void PowerRulesTest::guides_data()
{
    QTest::addColumn<std::function<bool()>>("holds");
    const auto row = [](const char *id, const std::function<bool()> &holds) { QTest::newRow(id) << holds; };
    using enum RedundancyPolicy;
    row("D0-01 K: voltage, circuit, inlet temperature are inputs", [] {
        Bench b;
        b.take(u"supermicro-as-4125gs-tnrt nvidia-l40s*4"_s);
        const double high = b.evaluation().power.amps->count;
        b.project.site.voltage = Volts(208);
        return b.evaluation().power.amps->count > high;
    });
    row("D0-09 K, extended: H100 PCIe, R760, 2 400 W", [] {
        // Two double-wide cards at most (Dell GenAI design guide, table 1); the supplies carry two and not five.
        Bench two, three;
        two.take(u"dell-poweredge-r760 nvidia-h100-pcie-80gb*2 dell-psu-1800-titanium*2"_s);
        three.take(u"dell-poweredge-r760 nvidia-h100-pcie-80gb*3 dell-psu-1800-titanium*2"_s);
        return !two.has(FindingCode::TooManyGpus) && three.has(FindingCode::TooManyGpus);
    });
    row("D0-34 C: 2 400 W are 2 400 W at 230 V and 1 400 W at 120 V", [] {
        Bench b;
        b.take(u"dell-poweredge-r7625 nvidia-l4 dell-psu-2400-platinum"_s);
        const double high = b.evaluation().power.psuInstalled->count;
        b.project.site.voltage = Volts(120);
        return high == 2400 && b.evaluation().power.psuInstalled->count == 1400;
    });
    row("D0-35 C: overhead is 710 W, not 150", [] {
        const PowerEvaluation p = guide(2400, 1, None).evaluation().power;
        return isNear(p.dc->count, 3060.2, 1e-6) && isNear(p.dc->count - 5 * 350 - 2 * 300, 710.2, 1e-6);
    });
    row("D0-36 K: blocked, explained, with a way out", [] {
        const ConfigurationEvaluation e = guide(2400, 1, None).evaluation();
        const Finding *f = findingOf(e, FindingCode::PsuOverload);
        return f && f->severity == Severity::Blocker && f->have && f->need && f->nearest && f->repair.kind != RepairKind::None;
    });
    row("D0-37 C: of 2+2 kW only four supplies of 2 kW pass", [] {
        const auto fails = [](const Bench &b) { return b.has(FindingCode::PsuOverload) || b.has(FindingCode::RedundancyLost); };
        return fails(guide(2000, 2, NPlusOne)) && fails(guide(1000, 4, NPlusN)) && !fails(guide(2000, 4, NPlusN))
            && guide(2000, 4, NPlusN).evaluation().power.psuUsable->count == 4000;
    });
    row("D0-38 C: IEC 62368-1 is about safety, no rule of redundancy names it", [] {
        QFile words(QStringLiteral(CONFIGURIA_SOURCE_DIR "/models/items/src/texts_findings.cpp"));
        return words.open(QIODevice::ReadOnly) && !words.readAll().contains("62368");
    });
    row("D0-40 C: an H100 PCIe takes one connector of 16 pins", [] {
        const std::string text = Bench().gpu("nvidia-h100-pcie-80gb").powerConnectors;
        return text.find("1x 16-pin") == 0;
    });
    row("D0-41 X: one rail of 100 A, 1 200 W, is no fault", [] {
        Bench b;
        b.take(u"generic-tower-2gpu nvidia-rtx-4090 amd-ryzen-9-9950x ddr5-udimm-48gb-5600*2 samsung-990-pro-2 corsair-hx1200i-2025"_s);
        const ConfigurationEvaluation e = b.evaluation();
        return e.findings.count(Severity::Blocker) == 0;
    });
    row("D0-42 K: eight cards on 2 400 W fail (PW-7)", [] {
        Bench b;
        b.take(u"nvidia-h100-pcie-80gb*8"_s);
        BomLine line;
        line.part.kind = PartKind::Psu;
        line.watts = Watts(2400);
        line.description = "2 400 W";
        b.configuration().lines.push_back(line);
        const ConfigurationEvaluation e = b.evaluation();
        const Finding *f = findingOf(e, FindingCode::PsuOverload);
        return f && f->severity == Severity::Blocker && f->have->value == 2400 && e.power.gpus->count == 2800 && f->need->value > 2800;
    });
    row("measured: SYS-741GE at 2.2 kW on 2 x 1 800 W runs, its redundancy lost", [] {
        Bench b;
        b.take(u"supermicro-sys-741ge-tnrt nvidia-rtx-4090*4 intel-xeon-6430*2 ddr5-rdimm-64gb-4800*8 micron-7450-pro-3-84"_s);
        BomLine line;
        line.part.kind = PartKind::Psu;
        line.watts = Watts(1800);
        line.quantity = 2;
        line.description = "1 800 W";
        b.configuration().lines.push_back(line);
        const ConfigurationEvaluation e = b.evaluation();
        const Finding *f = findingOf(e, FindingCode::RedundancyLost);
        return f && f->severity == Severity::Caution && !b.has(FindingCode::PsuOverload);
    });
    row("D1-25 K: dense chassis move the heat and lose a supply without stopping", [] {
        Bench b;
        b.take(hgx + u"supermicro-psu-3000-titanium*6"_s);
        const ConfigurationEvaluation e = b.evaluation();
        return e.power.airflowM3PerHour && *e.power.airflowM3PerHour > 2000 && e.power.oneLost.state == SupplyState::Full;
    });
    row("D3-19 K: kilowatts of a rack before the order", [] {
        Bench b;
        b.take(dgx);
        b.project.site.rackPower = Watts(17'664 * 0.99); // PW-8
        const PowerEvaluation p = b.evaluation().power;
        return p.nodesPerRack == 1 && p.rackLimit == RackLimit::Power;
    });
}

void PowerRulesTest::guides()
{
    QFETCH(std::function<bool()>, holds);
    QVERIFY(holds());
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::PowerRulesTest)
#include "tst_powerrules.moc"
