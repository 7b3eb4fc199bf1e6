// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "engine/alternatives.h"
#include "engine/completion.h"
#include "engine/names.h"
#include "engine/trial.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// Proposals, trials and alternatives on the catalogue that is shipped.
class TestCompletion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Result<Catalogue> catalogue = catalogueFromResources();
        QVERIFY(catalogue);
        m_catalogue = std::move(*catalogue);
    }
    void everyServerIsCompleted_data();
    void everyServerIsCompleted();
    void proposes_data();
    void proposes();
    void systemSoldWholeIsNotFilledTwice();
    void boardIsTheOneThatTheMakerNames_data();
    void boardIsTheOneThatTheMakerNames();
    void leavesAloneWhatTheUserSet_data();
    void leavesAloneWhatTheUserSet();
    void nothingWithoutAServer();
    void trialSaysWhy_data();
    void trialSaysWhy();
    void trialAgreesWithTheTypes();
    void alternativesOfALine_data();
    void alternativesOfALine();
    void alternativesSayWhatChanges();
    void partTakesThePlaceOfAnother();

private:
    Configuration with(std::initializer_list<std::pair<const char *, int>> parts, const char *model = "llama-3.1-8b") const
    {
        Configuration c;
        c.name = "A";
        c.model = *m_catalogue.model(model);
        for (const auto &[id, quantity] : parts) {
            BomLine line;
            line.part = m_catalogue.find(id);
            line.quantity = quantity;
            c.lines.push_back(line);
        }
        return c;
    }
    const Proposal *proposal(const std::vector<Proposal> &all, PartKind kind) const
    {
        const auto it = std::find_if(all.begin(), all.end(), [kind](const Proposal &p) { return p.line.part.kind == kind; });
        return it == all.end() ? nullptr : &*it;
    }
    Findings findingsOf(const Configuration &c) const { return evaluateConfiguration(m_catalogue, m_project, c).findings; }
    static QString blockers(const Findings &findings)
    {
        QStringList codes;
        for (const Finding &f : findings.items()) {
            if (f.severity == Severity::Blocker) {
                codes << QString::fromStdString(std::string(nameOf(f.code)));
            }
        }
        return codes.join(u' ');
    }

    Catalogue m_catalogue;
    Project m_project;
};

// "Choosing one proposes the rest": whatever the chassis, what is proposed can be built.
void TestCompletion::everyServerIsCompleted_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<QByteArray>("model");
    for (const Server &server : m_catalogue.servers) {
        for (const char *model : {"llama-3.1-8b", "llama-3.1-70b"}) {
            QTest::addRow("%s, %s", server.info.id.c_str(), model) << QByteArray::fromStdString(server.info.id) << QByteArray(model);
        }
    }
}

void TestCompletion::everyServerIsCompleted()
{
    QFETCH(QByteArray, server);
    QFETCH(QByteArray, model);
    const Configuration before = with({{server.constData(), 1}}, model.constData());
    const Server &chassis = *m_catalogue.server(before.lines[0].part);
    const Configuration after = completed(m_catalogue, m_project, before);
    const Findings findings = findingsOf(after);
    // 70 billion parameters in BF16 are 141 GB: the chassis of two small cards cannot hold them, and is not to blame.
    const bool mayNotHold = model == "llama-3.1-70b";
    if (!(mayNotHold && findings.has(FindingCode::NotEnoughGpuMemory))) {
        QVERIFY2(findings.count(Severity::Blocker) == 0, qPrintable(blockers(findings)));
    }
    for (const FindingCode missing : {FindingCode::NoGpu, FindingCode::NoCpu, FindingCode::NoMemory, FindingCode::NoDrive, FindingCode::NoPsu,
                                      FindingCode::UnevenMemoryChannels, FindingCode::MixedMemory, FindingCode::MixedCpus, FindingCode::HostMemoryLow}) {
        QVERIFY2(!findings.has(missing), std::string(nameOf(missing)).c_str());
    }
    if (!contentsOf(chassis).isSoldWhole) {
        QCOMPARE(quantityPerNode(after, PartKind::Cpu), *chassis.sockets);
        QVERIFY(quantityPerNode(after, PartKind::Memory) <= *chassis.dimmSlots);
    }
    QVERIFY(completionOf(m_catalogue, m_project, after).empty()); // once complete, there is nothing left to propose
}

// Populated like makers populate them: every socket; every channel of SP5 (12) and LGA4677 (8) the same; a mirror of drives.
void TestCompletion::proposes_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("socketOrNothing");
    QTest::addColumn<int>("multipleOf");
    QTest::newRow("two Xeons") << QByteArray("dell-poweredge-r760xa") << int(PartKind::Cpu) << QByteArray("LGA4677") << 2;
    QTest::newRow("two EPYCs") << QByteArray("supermicro-as-4125gs-tnrt") << int(PartKind::Cpu) << QByteArray("SP5") << 2;
    QTest::newRow("one Threadripper") << QByteArray("generic-tower-4gpu") << int(PartKind::Cpu) << QByteArray("sTR5") << 1;
    QTest::newRow("16 channels") << QByteArray("dell-poweredge-r760xa") << int(PartKind::Memory) << QByteArray() << 16;
    QTest::newRow("24 channels") << QByteArray("supermicro-as-4125gs-tnrt") << int(PartKind::Memory) << QByteArray() << 24;
    QTest::newRow("2 channels") << QByteArray("generic-tower-2gpu") << int(PartKind::Memory) << QByteArray() << 2;
    QTest::newRow("mirror") << QByteArray("dell-poweredge-r760xa") << int(PartKind::Drive) << QByteArray() << 2;
    QTest::newRow("board of eight") << QByteArray("dell-poweredge-xe9680") << int(PartKind::Gpu) << QByteArray() << 8;
}

void TestCompletion::proposes()
{
    QFETCH(QByteArray, server);
    QFETCH(int, kind);
    QFETCH(QByteArray, socketOrNothing);
    QFETCH(int, multipleOf);
    const auto all = completionOf(m_catalogue, m_project, with({{server.constData(), 1}}));
    const Proposal *p = proposal(all, static_cast<PartKind>(kind));
    QVERIFY(p);
    QVERIFY(p->line.quantity > 0);
    QCOMPARE(p->line.quantity % multipleOf, 0);
    QVERIFY(!p->line.unitPrice); // the catalogue's price, which is marked where it is an example
    if (!socketOrNothing.isEmpty()) {
        QCOMPARE(QByteArray::fromStdString(m_catalogue.cpu(p->line.part)->socket), socketOrNothing);
    }
}

// NVIDIA DGX H100 user guide: 8 H100, two Xeon 8480C, 2 TB of memory and its drives are part of the system.
void TestCompletion::systemSoldWholeIsNotFilledTwice()
{
    const Configuration c = with({{"nvidia-dgx-h100", 1}});
    const auto all = completionOf(m_catalogue, m_project, c);
    QCOMPARE(all.size(), std::size_t(1));
    QCOMPARE(all[0].line.part, m_catalogue.find("nvidia-h100-sxm5-80gb"));
    QCOMPARE(all[0].line.quantity, 8);
    QVERIFY(all[0].line.unitPrice == Money()); // paid with the system
    QVERIFY(all[0].reason == ProposalReason::InsideSystem);
    const ServerContents contents = contentsOf(*m_catalogue.server(c.lines[0].part));
    QVERIFY(contents.isSoldWhole);
    QCOMPARE(contents.supplies, 6);
    QCOMPARE(contents.rating->count, 3300.0);
}

// Data sheets: Supermicro AS-8126GS-NB3RT is built around HGX B300, AS-8125GS-TNMR2 around eight MI300X or MI325X. H20 is sold
// in China alone.
void TestCompletion::boardIsTheOneThatTheMakerNames_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<QByteArrayList>("gpus");
    QTest::newRow("HGX B300") << QByteArray("supermicro-as-8126gs-nb3rt") << QByteArrayList{"nvidia-b300-sxm6-288gb"};
    QTest::newRow("Instinct") << QByteArray("supermicro-as-8125gs-tnmr2") << QByteArrayList{"amd-mi300x", "amd-mi325x"};
    QTest::newRow("HGX H100") << QByteArray("supermicro-as-8125gs-tnhr") << QByteArrayList{"nvidia-h100-sxm5-80gb", "nvidia-h200-sxm5-141gb"};
    QTest::newRow("no board named, no H20") << QByteArray("hpe-cray-xd670") << QByteArrayList{"nvidia-h100-sxm5-80gb", "nvidia-h200-sxm5-141gb"};
}

void TestCompletion::boardIsTheOneThatTheMakerNames()
{
    QFETCH(QByteArray, server);
    QFETCH(QByteArrayList, gpus);
    const auto all = completionOf(m_catalogue, m_project, with({{server.constData(), 1}}, "llama-3.1-70b"));
    const Proposal *p = proposal(all, PartKind::Gpu);
    QVERIFY(p);
    QVERIFY(p->reason == ProposalReason::FillsBoard);
    QVERIFY2(gpus.contains(QByteArray::fromStdString(m_catalogue.gpu(p->line.part)->info.id)), m_catalogue.gpu(p->line.part)->info.id.c_str());
}

void TestCompletion::leavesAloneWhatTheUserSet_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("quantity");
    QTest::newRow("GPUs") << QByteArray("nvidia-l40s") << 2;
    QTest::newRow("one processor of two") << QByteArray("intel-xeon-6430") << 1;
    QTest::newRow("of another socket") << QByteArray("amd-epyc-9654") << 2;
    QTest::newRow("memory") << QByteArray("ddr5-rdimm-64gb-4800") << 3;
    QTest::newRow("set to none") << QByteArray("samsung-pm9a3-1-92") << 0;
    QTest::newRow("supplies") << QByteArray("dell-psu-800-platinum") << 1;
}

void TestCompletion::leavesAloneWhatTheUserSet()
{
    QFETCH(QByteArray, part);
    QFETCH(int, quantity);
    const Configuration before = with({{"dell-poweredge-r760xa", 1}, {part.constData(), quantity}});
    const PartKind kind = before.lines[1].part.kind;
    const Configuration after = completed(m_catalogue, m_project, before);
    QVERIFY(after.lines.size() > before.lines.size());
    QVERIFY(std::equal(before.lines.begin(), before.lines.end(), after.lines.begin()));
    QVERIFY(!proposal(completionOf(m_catalogue, m_project, before), kind));
}

void TestCompletion::nothingWithoutAServer()
{
    QVERIFY(completionOf(m_catalogue, m_project, with({})).empty());
    QVERIFY(completionOf(m_catalogue, m_project, with({{"nvidia-l40s", 4}})).empty());
    Configuration custom = with({});
    custom.lines.emplace_back().part.kind = PartKind::Server; // nothing is known of it
    QVERIFY(completionOf(m_catalogue, m_project, custom).empty());
}

void TestCompletion::trialSaysWhy_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<QByteArray>("code"); // "": it fits
    QTest::newRow("card") << QByteArray("nvidia-l40s") << 1 << QByteArray();
    QTest::newRow("four cards") << QByteArray("nvidia-l40s") << 4 << QByteArray();
    QTest::newRow("five cards in four slots") << QByteArray("nvidia-l40s") << 5 << QByteArray("too_many_gpus");
    QTest::newRow("module") << QByteArray("nvidia-h100-sxm5-80gb") << 1 << QByteArray("gpu_form_factor_mismatch");
    QTest::newRow("600 W card") << QByteArray("nvidia-rtx-pro-6000-blackwell-server") << 1 << QByteArray("gpu_power_above_chassis");
    QTest::newRow("EPYC") << QByteArray("amd-epyc-9654") << 1 << QByteArray("cpu_socket_mismatch");
    QTest::newRow("Xeon") << QByteArray("intel-xeon-6430") << 2 << QByteArray();
    QTest::newRow("DDR4") << QByteArray("ddr4-rdimm-32gb-3200") << 16 << QByteArray("memory_type_mismatch");
    QTest::newRow("chassis in the place of this one") << QByteArray("dell-poweredge-r760") << 1 << QByteArray();
}

void TestCompletion::trialSaysWhy()
{
    QFETCH(QByteArray, part);
    QFETCH(int, quantity);
    QFETCH(QByteArray, code);
    PartTrial trial(m_catalogue, m_project, with({{"dell-poweredge-r760xa", 1}}), quantity);
    for (int again = 0; again < 2; ++again) { // one trial leaves nothing behind for the next
        const std::optional<Finding> obstacle = trial.obstacle(m_catalogue.find(part.toStdString()));
        QCOMPARE(obstacle ? QByteArray::fromStdString(std::string(nameOf(obstacle->code))) : QByteArray(), code);
        trial.obstacle(m_catalogue.find("nvidia-h100-sxm5-80gb"));
    }
}

// What the quick question about two types refuses, the rules refuse too.
void TestCompletion::trialAgreesWithTheTypes()
{
    const Configuration c = with({{"dell-poweredge-r760xa", 1}});
    PartTrial trial(m_catalogue, m_project, c);
    int refused = 0;
    for (const PartKind kind : {PartKind::Gpu, PartKind::Cpu, PartKind::Memory}) {
        for (int i = 0; i < m_catalogue.count(kind); ++i) {
            const PartRef part{kind, PartIndex{static_cast<std::uint32_t>(i)}};
            if (conflictOf(m_catalogue, c, part) != PartConflict::None) {
                ++refused;
                QVERIFY2(trial.obstacle(part), m_catalogue.info(part)->id.c_str());
            }
        }
    }
    QVERIFY(refused > 10);
}

void TestCompletion::alternativesOfALine_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("first"); // "": any
    // The next sizes among PCIe cards of 400 W at most, from an L40S of 48 GB.
    QTest::newRow("smaller GPU") << QByteArray("nvidia-l40s") << QByteArray("smaller") << QByteArray();
    QTest::newRow("larger GPU") << QByteArray("nvidia-l40s") << QByteArray("larger") << QByteArray();
    QTest::newRow("cheaper GPU") << QByteArray("nvidia-l40s") << QByteArray("cheaper") << QByteArray();
    QTest::newRow("GPU of another maker") << QByteArray("nvidia-l40s") << QByteArray("maker") << QByteArray();
    QTest::newRow("smaller module") << QByteArray("ddr5-rdimm-64gb-4800") << QByteArray("smaller") << QByteArray("ddr5-rdimm-32gb-4800");
    QTest::newRow("larger module") << QByteArray("ddr5-rdimm-64gb-4800") << QByteArray("larger") << QByteArray("ddr5-rdimm-96gb-4800");
    QTest::newRow("more cores") << QByteArray("intel-xeon-6430") << QByteArray("larger") << QByteArray();
}

void TestCompletion::alternativesOfALine()
{
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, reason);
    QFETCH(QByteArray, first);
    const Configuration c = with({{"dell-poweredge-r760xa", 1}, {part.constData(), 2}});
    const Alternatives all = alternatives(m_catalogue, m_project, c, 1);
    const double now = *sizeOf(m_catalogue, all.part);
    bool isThere = false;
    for (const Alternative &a : all.list) {
        const double then = *sizeOf(m_catalogue, a.part);
        QCOMPARE(a.reasons.isSmaller, then < now);
        QCOMPARE(a.reasons.isLarger, then > now);
        const bool isAsked = reason == "smaller" ? a.reasons.isSmaller
            : reason == "larger"                 ? a.reasons.isLarger
            : reason == "cheaper"                ? a.reasons.isCheaper
                                                 : a.reasons.isOfOtherMaker;
        isThere = isThere || (isAsked && (first.isEmpty() || a.part == m_catalogue.find(first.toStdString())));
        QVERIFY(!(a.part == all.part));
        for (const Finding &f : a.broken) { // nothing that cannot be built
            QVERIFY2(f.severity != Severity::Blocker || !isReasonAgainstPart(f.code), m_catalogue.info(a.part)->id.c_str());
        }
    }
    QVERIFY(isThere);
    QVERIFY(all.list.size() <= 12);
    for (std::size_t i = 1; i < all.list.size(); ++i) {
        QVERIFY(*sizeOf(m_catalogue, all.list[i - 1].part) <= *sizeOf(m_catalogue, all.list[i].part));
    }
}

// Llama 3.1 70B in BF16, 141 GB: four L40S hold it, four cards of 24 GB do not (data sheets).
void TestCompletion::alternativesSayWhatChanges()
{
    Configuration c = with({{"dell-poweredge-r760xa", 1}, {"nvidia-l40s", 4}}, "llama-3.1-70b");
    const Alternatives all = alternatives(m_catalogue, m_project, c, 1);
    QVERIFY(isFitting(all.now.memory.fits));
    bool isSmaller = false;
    bool isLarger = false;
    for (const Alternative &a : all.list) {
        const Configuration after = withPart(m_catalogue, c, 1, a.part);
        const ConfigurationEvaluation e = evaluateConfiguration(m_catalogue, m_project, after);
        QVERIFY(e.memory.perGpu.total->expected == a.evaluation.memory.perGpu.total->expected);
        QVERIFY(e.power.ac == a.evaluation.power.ac);
        QVERIFY(e.cost.capex == a.evaluation.cost.capex);
        for (const Finding &f : a.broken) {
            QVERIFY(e.findings.has(f.code) && !all.now.findings.has(f.code));
        }
        for (const Finding &f : a.mended) {
            QVERIFY(!e.findings.has(f.code) && all.now.findings.has(f.code));
        }
        isSmaller = isSmaller || (a.reasons.isSmaller && a.evaluation.memory.fits == Fit::No);
        isLarger = isLarger || (a.reasons.isLarger && isFitting(a.evaluation.memory.fits));
    }
    QVERIFY(isLarger);
    QVERIFY(isSmaller); // nothing smaller holds it: it is offered all the same, and says so
    QVERIFY(alternatives(m_catalogue, m_project, c, -1).list.empty());
    QVERIFY(alternatives(m_catalogue, m_project, c, 99).list.empty());
    c.lines[1].part.index = PartIndex();
    QVERIFY(alternatives(m_catalogue, m_project, c, 1).list.empty());
}

void TestCompletion::partTakesThePlaceOfAnother()
{
    Configuration c = with({{"nvidia-l40s", 4}});
    c.lines[0].unitPrice = Money::units(1);
    c.lines[0].discount = Rate::percent(5);
    c.lines[0].description = "card";
    const Configuration after = withPart(m_catalogue, c, 0, m_catalogue.find("nvidia-l4"));
    QCOMPARE(after.lines[0].quantity, 4);
    QVERIFY(after.lines[0].discount == Rate::percent(5));
    QVERIFY(!after.lines[0].unitPrice);
    QVERIFY(after.lines[0].description.empty());
    QVERIFY(withPart(m_catalogue, c, 5, m_catalogue.find("nvidia-l4")) == c);
    QVERIFY(withPart(m_catalogue, c, 0, PartRef{}) == c);
}

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
