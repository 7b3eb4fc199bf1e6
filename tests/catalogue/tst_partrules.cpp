// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/names.h"
#include "rulecases.h"

namespace configuria {

namespace {

std::vector<Case> cases()
{
    std::vector<Case> all = partCases();
    const std::vector<Case> offers = offerCases();
    all.insert(all.end(), offers.begin(), offers.end());
    return all;
}

ConfigurationEvaluation evaluationOf(const Project &p)
{
    return evaluateConfiguration(catalogue(), p, p.configurations.front());
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

// Codes of the rules about parts: two runs of the enumeration.
bool isAboutParts(FindingCode code)
{
    return (code >= FindingCode::PassiveGpuInTower && code <= FindingCode::LicenceNotIncluded)
        || (code >= FindingCode::PriceOld && code <= FindingCode::RefurbishedParts);
}

} // namespace

class PartRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void oneFaultIsFound_data();
    void oneFaultIsFound();
    void everyRuleHasARow();
    void unknownPartsRaiseNothing();
    void repairIsTheCheapest_data();
    void repairIsTheCheapest();
};

void PartRulesTest::oneFaultIsFound_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Case> rows = cases();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QTest::newRow(rows[i].name) << static_cast<int>(i);
    }
}

void PartRulesTest::oneFaultIsFound()
{
    QFETCH(int, index);
    const Case row = cases()[static_cast<std::size_t>(index)];
    Project broken = projectOf(row.broken), sound = projectOf(row.sound);
    row.change(broken);
    row.changeOfSound(sound);
    const ConfigurationEvaluation e = evaluationOf(broken), other = evaluationOf(sound);
    const Finding *f = findingOf(e, row.code);
    QVERIFY2(f, "not found");
    QCOMPARE(int(f->severity), int(row.severity));
    QVERIFY2(!findingOf(other, row.code), "found without its fault");
    if (row.expected.need >= 0) {
        QVERIFY(f->need && std::abs(f->need->value / row.expected.need - 1) < 1e-9);
    }
    if (row.expected.have >= 0) {
        QVERIFY(f->have && std::abs(f->have->value - row.expected.have) <= 1e-9 * row.expected.have);
    }
    QVERIFY2(!row.expected.isRepaired || f->repair.kind != RepairKind::None, "no repair");
    if (f->repair.kind != RepairKind::None) {
        first(broken) = repaired(catalogue(), first(broken), f->repair);
        QVERIFY2(!evaluationOf(broken).findings.has(row.code), "the repair leaves it");
    }
}

void PartRulesTest::everyRuleHasARow()
{
    const std::vector<Case> rows = cases();
    for (int i = 0; i <= static_cast<int>(FindingCode::RefurbishedParts); ++i) {
        const auto code = static_cast<FindingCode>(i);
        const bool isTested = std::any_of(rows.begin(), rows.end(), [code](const Case &c) { return c.code == code; });
        QVERIFY2(!isAboutParts(code) || isTested, std::string(nameOf(code)).c_str());
    }
}

// Parts of which only the kind is known, and catalogue parts without a single optional figure.
void PartRulesTest::unknownPartsRaiseNothing()
{
    for (const PartKind without : {PartKind::Service, PartKind::Server, PartKind::Gpu, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Network}) {
        Project p = projectOf(hgx + u"nvidia-cx7-1x400-ndr*8 !nvidia-qm9700"_s);
        all({model("llama-3.1-70b"), full, nodes(4)})(p);
        for (BomLine &line : first(p).lines) {
            line.part.index = line.part.kind == without ? PartIndex() : line.part.index;
        }
        const ConfigurationEvaluation e = evaluationOf(p);
        for (const Finding &f : e.findings.items()) {
            QVERIFY2(!isAboutParts(f.code), std::string(nameOf(f.code)).c_str());
        }
    }
    Catalogue bare;
    bare.servers.resize(1);
    bare.gpus.resize(1);
    bare.cpus.resize(1);
    bare.memory.resize(1);
    bare.drives.resize(2);
    bare.network.resize(1);
    bare.psus.resize(1);
    bare.accessories.resize(1);
    bare.licences.resize(1);
    bare.inletLimits.resize(1);
    Project p = projectOf(u"nvidia-l40s*8"_s);
    full(p);
    nodes(2)(p);
    p.site.inlet = Celsius(60);
    for (const PartKind k : {PartKind::Server, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Network, PartKind::Psu, PartKind::Accessory}) {
        BomLine line;
        line.part = {k, PartIndex{0}};
        first(p).lines.push_back(line);
    }
    first(p).lines.front().part = {PartKind::Gpu, PartIndex{0}};
    const ConfigurationEvaluation e = evaluateConfiguration(bare, p, first(p));
    for (const Finding &f : e.findings.items()) {
        QVERIFY2(!isAboutParts(f.code), std::string(nameOf(f.code)).c_str());
    }
}

// The least expensive part of the price list that does the job, and nothing second-hand.
void PartRulesTest::repairIsTheCheapest_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("trains");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("quantity");
    const QString bare = u"dell-poweredge-r760xa nvidia-l40s*4 "_s;
    // six cores for each GPU: 24 and 48
    QTest::newRow("CPU of a Dell") << bare << u"llama-3.1-8b"_s << false << int(FindingCode::NoCpu) << u"intel-xeon-6430"_s << 2;
    QTest::newRow("CPU for eight GPUs") << u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8"_s << u"llama-3.1-8b"_s << false << int(FindingCode::NoCpu)
                                        << u"amd-epyc-9354"_s << 2;
    // 256 GiB, or the memory of the GPUs
    QTest::newRow("memory") << bare + u"intel-xeon-6430*2"_s << u"llama-3.1-8b"_s << false << int(FindingCode::NoMemory) << u"ddr5-rdimm-32gb-4800"_s << 16;
    QTest::newRow("memory for 8 x 141 GB") << u"dell-poweredge-xe9680 nvidia-h200-sxm5-141gb*8 intel-xeon-8480plus*2"_s << u"llama-3.1-8b"_s << false
                                           << int(FindingCode::NoMemory) << u"ddr5-rdimm-96gb-4800"_s << 16;
    QTest::newRow("memory of a tower") << u"generic-tower-2gpu nvidia-rtx-4090 amd-ryzen-9-9950x"_s << u"llama-3.1-8b"_s << false << int(FindingCode::NoMemory)
                                       << u"ddr5-udimm-32gb-5600"_s << 2;
    // twice 16 GB; twice 1.13 TB of weights and one checkpoint
    QTest::newRow("drives") << bare << u"llama-3.1-8b"_s << false << int(FindingCode::NoDrive) << u"samsung-pm9a3-1-92"_s << 2;
    QTest::newRow("drives of a training") << bare << u"llama-3.1-70b"_s << true << int(FindingCode::NoDrive) << u"solidigm-d7-p5520-3-84"_s << 2;
}

void PartRulesTest::repairIsTheCheapest()
{
    QFETCH(QString, machine);
    QFETCH(QString, model);
    QFETCH(bool, trains);
    QFETCH(int, code);
    QFETCH(QString, part);
    QFETCH(int, quantity);
    Project p = projectOf(machine);
    first(p).model = *catalogue().model(model.toStdString());
    (trains ? full : nothing)(p);
    const ConfigurationEvaluation e = evaluationOf(p);
    const Finding *f = findingOf(e, static_cast<FindingCode>(code));
    QVERIFY(f);
    QCOMPARE(f->repair.kind, RepairKind::SetQuantity);
    QCOMPARE(f->repair.value, quantity);
    QCOMPARE(QString::fromStdString(catalogue().info(f->repair.part)->id), part);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::PartRulesTest)
#include "tst_partrules.moc"
