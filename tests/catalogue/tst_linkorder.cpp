// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "engine/interconnect.h"

using namespace configuria;

// Order that holds for every card of the catalogue: one way is never more than both, and a card's own link never makes a
// workload slower than PCIe alone.
class TestLinkOrder : public QObject {
    Q_OBJECT
private slots:
    void cards_data();
    void cards();
    void everyServer();
    void chassisWithoutBridge();
};

namespace {

const Catalogue &catalogue()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

Configuration machine(int gpu, int count, const char *model)
{
    Configuration c;
    c.model = *catalogue().model(model);
    BomLine line;
    line.part = {PartKind::Gpu, PartIndex{static_cast<std::uint32_t>(gpu)}};
    line.quantity = count;
    c.lines.push_back(line);
    return c;
}

std::vector<Configuration> workloads(int gpu, int count)
{
    std::vector<Configuration> all;
    for (const char *model : {"llama-3.1-8b", "llama-3.1-70b"}) {
        Configuration c = machine(gpu, count, model);
        c.workload.weights = WeightFormat::Fp8;
        for (const int sequences : {1, 64}) {
            c.workload.sequences = sequences;
            all.push_back(c);
        }
        c.workload.tensorParallel = 2;
        all.push_back(c);
        c = machine(gpu, count, model);
        for (const WorkloadKind kind : {WorkloadKind::Lora, WorkloadKind::Qlora, WorkloadKind::FullFineTuning}) {
            c.workload.kind = kind;
            c.workload.framework = TrainingFramework::Fsdp;
            all.push_back(c);
        }
        c.workload.framework = TrainingFramework::Megatron;
        c.workload.tensorParallel = count;
        all.push_back(c);
    }
    return all;
}

bool isApart(const LinkRate &rate) { return rate.oneWay.count > 0 && rate.oneWay < rate.bothWays && rate.bothWays.count == 2 * rate.oneWay.count; }

} // namespace

void TestLinkOrder::cards_data()
{
    QTest::addColumn<int>("gpu");
    for (std::size_t i = 0; i < catalogue().gpus.size(); ++i) {
        QTest::newRow(catalogue().gpus[i].info.id.c_str()) << static_cast<int>(i);
    }
}

void TestLinkOrder::cards()
{
    QFETCH(int, gpu);
    const Gpu &card = catalogue().gpus[static_cast<std::size_t>(gpu)];
    int compared = 0;
    for (const int count : {2, 4, 8}) {
        for (const Configuration &c : workloads(gpu, count)) {
            const Moves m = moves(catalogue(), Project(), c);
            QVERIFY(!m.gpuLink || (isApart(*m.gpuLink) && isApart(*m.pairLink) && m.pairLink->oneWay <= m.gpuLink->oneWay));
            QVERIFY(!m.pcie || (isApart(m.pcie->nominal) && isApart(m.pcie->encoded) && m.pcie->encoded.oneWay < m.pcie->nominal.oneWay));
            QVERIFY(m.gpuLink.has_value() == (card.maxLinkGroup > 1));
            const Interconnect i = interconnect(catalogue(), Project(), c);
            QCOMPARE(i.state == LinkState::NotOnCard, card.maxLinkGroup == 1);
            if (i.speedUp) {
                ++compared;
                QVERIFY2(i.speedUp->expected.count >= 1, qPrintable(QString::number(i.speedUp->expected.count)));
                QVERIFY(!i.linked->cost || *i.linked->cost <= *i.pcieOnly->cost);
            }
        }
    }
    // An 8B model in FP8 fits every card that takes a link and whose speed is known.
    QVERIFY(compared > 0 || card.maxLinkGroup == 1 || !card.bf16);
}

// The chassis decides as well: cards in slots need one that lists a bridge.
void TestLinkOrder::everyServer()
{
    const PartRef nvl = catalogue().find("nvidia-h100-nvl-94gb");
    QVERIFY(nvl.isValid());
    int with = 0, without = 0;
    for (std::size_t s = 0; s < catalogue().servers.size(); ++s) {
        Configuration c = machine(nvl.index.value, 2, "llama-3.1-8b");
        BomLine line;
        line.part = {PartKind::Server, PartIndex{static_cast<std::uint32_t>(s)}};
        c.lines.push_back(line);
        const bool lists = QByteArray(catalogue().servers[s].gpuInterconnect.c_str()).toLower().contains("bridge");
        QCOMPARE(moves(catalogue(), Project(), c).gpuLink.has_value(), lists);
        QCOMPARE(interconnect(catalogue(), Project(), c).state, lists ? LinkState::Compared : LinkState::NotInServer);
        (lists ? with : without) += 1;
    }
    QVERIFY(with > 5 && without > 5);
}

// Two H100 NVL answer faster over the bridge that an R760xa takes than in an R760, which lists none.
void TestLinkOrder::chassisWithoutBridge()
{
    const auto output = [](const char *server) {
        Configuration c = machine(catalogue().find("nvidia-h100-nvl-94gb").index.value, 2, "llama-3.1-70b");
        c.workload.weights = WeightFormat::Fp8;
        c.workload.sequences = 32;
        BomLine line;
        line.part = catalogue().find(server);
        c.lines.push_back(line);
        return evaluateConfiguration(catalogue(), Project(), c).speed.output->expected.count;
    };
    QVERIFY(output("dell-poweredge-r760xa") > 1.05 * output("dell-poweredge-r760"));
    // The comparison still tells what the bridge would bring there.
    Configuration c = machine(catalogue().find("nvidia-h100-nvl-94gb").index.value, 2, "llama-3.1-70b");
    c.workload.weights = WeightFormat::Fp8;
    c.workload.sequences = 32;
    BomLine line;
    line.part = catalogue().find("dell-poweredge-r760");
    c.lines.push_back(line);
    const Interconnect compared = interconnect(catalogue(), Project(), c);
    QCOMPARE(compared.state, LinkState::NotInServer);
    QVERIFY(compared.speedUp && compared.speedUp->expected.count > 1.05);
}

QTEST_GUILESS_MAIN(TestLinkOrder)
#include "tst_linkorder.moc"
