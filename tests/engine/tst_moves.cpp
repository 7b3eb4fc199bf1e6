// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <chrono>
#include <cmath>

#include "engine/interconnect.h"
#include "modelfixture.h"

using namespace fixture;

namespace {

bool isNear(double value, double expected, double tolerance = 0.005) { return std::abs(value / expected - 1) < tolerance; }

// A node with these GPUs and drives; the parts are the only ones of their kind.
struct Machine {
    Catalogue catalogue = cards();
    Configuration configuration;

    Machine(const Architecture &model, Card card, int gpus)
    {
        const bool isHopper = card == H100 || card == H100Pcie;
        catalogue.gpus[card].architecture = isHopper ? "Hopper" : "";
        catalogue.gpus[card].pcieGeneration = isHopper ? 5 : 4;
        catalogue.gpus[card].pcieLanes = 16;
        configuration = machine(model, card, gpus);
    }
    Machine &drive(double read, double write, int quantity = 1)
    {
        Drive d;
        d.read = BytesPerSecond(read);
        d.write = BytesPerSecond(write);
        catalogue.drives.push_back(d);
        return add(PartKind::Drive, catalogue.drives.size(), quantity);
    }
    Machine &adapter(double gigabits, int ports, int quantity)
    {
        NetworkPart n;
        n.gigabitsPerSecond = gigabits;
        n.ports = ports;
        catalogue.network.push_back(n);
        return add(PartKind::Network, catalogue.network.size(), quantity);
    }
    Machine &server(const char *interconnect, int maxGpus = 8)
    {
        Server s;
        s.gpuInterconnect = interconnect;
        s.maxGpus = maxGpus;
        s.pcieGeneration = 5;
        catalogue.servers.push_back(s);
        return add(PartKind::Server, catalogue.servers.size(), 1);
    }
    Machine &form(Card card, GpuFormFactor form, double bothWays, int group)
    {
        Gpu &g = catalogue.gpus[card];
        g.formFactor = form;
        g.linkBandwidth = BytesPerSecond(bothWays);
        g.maxLinkGroup = group;
        return *this;
    }
    Moves moved() const { return moves(catalogue, Project(), configuration); }
    Interconnect linked(const Project &project = {}) const { return interconnect(catalogue, project, configuration); }
    ConfigurationEvaluation evaluated() const { return evaluateConfiguration(catalogue, Project(), configuration); }

private:
    Machine &add(PartKind kind, std::size_t count, int quantity)
    {
        BomLine line;
        line.part = {kind, PartIndex{static_cast<std::uint32_t>(count - 1)}};
        line.quantity = quantity;
        configuration.lines.push_back(line);
        return *this;
    }
};

// 70e9 weights of two bytes: the 140 GB of the guides.
Machine ofGuides(Card card, int gpus) { return Machine(sizeOnly(70'000'000'000), card, gpus); }

bool isOrdered(const Estimate<Seconds> &e) { return e.low <= e.expected && e.expected <= e.high; }

} // namespace

class TestMoves : public QObject {
    Q_OBJECT

private slots:
    void pcie_data();
    void pcie();
    void linkAgainstPcie();
    void guideLoads_data();
    void guideLoads();
    void measuredLoaders_data();
    void measuredLoaders();
    void slowestRateBinds();
    void unknownStorage();
    void loadNeverFallsWithSlowerStorage();
    void coldStart_data();
    void coldStart();
    void checkpoint();
    void tenGigabytes_data();
    void tenGigabytes();
    void transfers();
    void links_data();
    void links();
    void states_data();
    void states();
    void comparison();
    void worth();
    void training();
    void pairsDoNotServeFour();
    void adapters();
    void total();
    void isQuick();
};

// PCI-SIG: x16 gives 15.75, 31.5 and 63.0 GB/s one way after encoding at generations 3 to 5; sold as 16, 32, 64 one way, 128 both.
void TestMoves::pcie_data()
{
    QTest::addColumn<int>("generation");
    QTest::addColumn<int>("lanes");
    QTest::addColumn<double>("oneWay");
    QTest::addColumn<double>("encoded");
    QTest::addColumn<double>("bothWays");
    QTest::newRow("3.0 x16") << 3 << 16 << 16.0 << 15.754 << 32.0;
    QTest::newRow("4.0 x16") << 4 << 16 << 32.0 << 31.508 << 64.0;
    QTest::newRow("5.0 x16") << 5 << 16 << 64.0 << 63.015 << 128.0;
    QTest::newRow("5.0 x8") << 5 << 8 << 32.0 << 31.508 << 64.0;
    QTest::newRow("6.0 x16") << 6 << 16 << 128.0 << 118.0 << 256.0;
    QTest::newRow("2.0 x16") << 2 << 16 << 10.0 << 8.0 << 20.0;
}

void TestMoves::pcie()
{
    QFETCH(int, generation);
    QFETCH(int, lanes);
    QFETCH(double, oneWay);
    QFETCH(double, encoded);
    QFETCH(double, bothWays);
    const PcieLink link = pcieLink(generation, lanes);
    QCOMPARE(link.nominal.oneWay.count, oneWay * 1e9);
    QCOMPARE(link.nominal.bothWays.count, bothWays * 1e9);
    QVERIFY(isNear(link.encoded.oneWay.count, encoded * 1e9, 1e-4));
    QVERIFY(link.copies.low < link.copies.expected && link.copies.expected < link.copies.high && link.copies.high <= link.nominal.oneWay);
}

// NVLink 4 is sold as 900 GB/s both ways, PCIe 5.0 x16 as 64 one way: 7.03 times, not 14.
void TestMoves::linkAgainstPcie()
{
    const Moves m = ofGuides(H100, 8).form(H100, GpuFormFactor::Sxm5, 900e9, 8).moved();
    QVERIFY(m.gpuLink && m.pcie);
    QCOMPARE(m.gpuLink->oneWay.count, 450e9);
    QCOMPARE(m.gpuLink->bothWays.count, 900e9);
    QCOMPARE(std::round(m.gpuLink->bothWays / m.pcie->nominal.bothWays * 100) / 100, 7.03);
    QCOMPARE(std::round(m.gpuLink->oneWay / m.pcie->nominal.oneWay * 100) / 100, 7.03);
}

// 140 GB: from a drive of 7 GB/s 20 s, of 14 GB/s 10 s, were the loader not slower: 37 s (3.8 GB/s) to 86 s (1.6 GB/s). A drive
// of 1 GB/s binds itself.
void TestMoves::guideLoads_data()
{
    QTest::addColumn<double>("drive");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("expected");
    QTest::addColumn<int>("limit");
    QTest::newRow("generation 4 drive") << 7e9 << 37.0 << 86.4 << int(LoadLimit::Loader);
    QTest::newRow("generation 5 drive") << 14e9 << 37.0 << 86.4 << int(LoadLimit::Loader);
    QTest::newRow("slow drive") << 1e9 << 140.0 << 140.0 << int(LoadLimit::Storage);
}

void TestMoves::guideLoads()
{
    QFETCH(double, drive);
    QFETCH(double, low);
    QFETCH(double, expected);
    QFETCH(int, limit);
    const auto load = ofGuides(H200, 1).drive(drive, drive).moved().load;
    QVERIFY(load && load->time && load->limit);
    QVERIFY(isNear(static_cast<double>(load->bytes.count), 140e9, 0.03)); // embeddings and norms are counted by themselves
    QVERIFY2(isNear(load->time->low.count, low, 0.04), qPrintable(QString::number(load->time->low.count)));
    QVERIFY2(isNear(load->time->expected.count, expected, 0.04), qPrintable(QString::number(load->time->expected.count)));
    QCOMPARE(int(*load->limit), limit);
    QCOMPARE(int(load->time->basis), int(Basis::RuleOfThumb));
}

// Yoshimura et al. 2025: vLLM with Llama-2-13B, default loader and fastsafetensors.
void TestMoves::measuredLoaders_data()
{
    QTest::addColumn<int>("card");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("fast");
    QTest::addColumn<double>("asShipped");
    QTest::newRow("1x A100") << int(A100) << 1 << 6.88 << 16.04;
    QTest::newRow("4x L40S") << int(L40s) << 4 << 4.74 << 12.39;
}

void TestMoves::measuredLoaders()
{
    QFETCH(int, card);
    QFETCH(int, gpus);
    QFETCH(double, fast);
    QFETCH(double, asShipped);
    const auto load = Machine(llama2_13b(), static_cast<Card>(card), gpus).drive(14e9, 10e9).moved().load;
    QVERIFY(load && load->time);
    QVERIFY2(isNear(load->time->low.count, fast, 0.03), qPrintable(QString::number(load->time->low.count)));
    QVERIFY2(isNear(load->time->expected.count, asShipped, 0.03), qPrintable(QString::number(load->time->expected.count)));
}

void TestMoves::slowestRateBinds()
{
    Machine m = ofGuides(H200, 1).drive(14e9, 10e9);
    m.catalogue.gpus[H200].pcieGeneration = 1;
    m.catalogue.gpus[H200].pcieLanes = 1; // 0.25 GB/s
    const auto load = m.moved().load;
    QVERIFY(load && load->limit && load->hostLink);
    QCOMPARE(int(*load->limit), int(LoadLimit::HostLink));
    QVERIFY(load->hostLink->high.count <= 0.25e9);
    // Four GPUs that share the model load side by side; a copy on each does not make one copy load faster.
    Machine four = ofGuides(H200, 4).drive(14e9, 10e9);
    QCOMPARE(four.moved().load->hostLink->expected.count, 4 * pcieLink(4, 16).copies.expected.count);
    four.configuration.workload.tensorParallel = 1;
    four.configuration.workload.dataParallel = 4;
    QCOMPARE(four.moved().load->hostLink->expected.count, pcieLink(4, 16).copies.expected.count);
    // nvbandwidth on 8 H100: 54.8 GB/s, and 140 GB take 2.55 s.
    QVERIFY(isNear(pcieLink(5, 16).copies.expected.count, 54.8e9));
}

void TestMoves::unknownStorage()
{
    const Moves m = ofGuides(H200, 2).moved();
    QVERIFY(m.load && m.load->hostLink && !m.load->storage && !m.load->time && !m.load->limit && !m.coldStart);
    QVERIFY(!ofGuides(H200, 2).evaluated().speed.modelLoad);
    QVERIFY(!Machine(Architecture(), H200, 2).drive(7e9, 5e9).moved().load); // no size
    Machine integrated = ofGuides(H200, 1).drive(7e9, 5e9);
    integrated.catalogue.gpus[H200].formFactor = GpuFormFactor::Integrated; // memory that it shares with the host
    QVERIFY(integrated.moved().load->time && !integrated.moved().load->hostLink && !integrated.moved().pcie);
}

void TestMoves::loadNeverFallsWithSlowerStorage()
{
    Estimate<Seconds> last{};
    for (double rate = 30e9; rate > 1e6; rate /= 1.3) {
        const Machine m = ofGuides(H100, 8).drive(14e9, 10e9, 2).drive(rate, 1e9, 3);
        const auto load = m.moved().load;
        QVERIFY(load && load->time && isOrdered(*load->time));
        QVERIFY(load->time->low >= last.low && load->time->expected >= last.expected && load->time->high >= last.high);
        QCOMPARE(m.evaluated().speed.modelLoad, load->time);
        last = *load->time;
    }
}

// A cold start is longer than the load; what the engine does not do takes no time. Tensorfuse: Llama 3.1 8B on L40S ready
// after 82 s with warm caches and 233 s without, from slow storage (18 and 33 s of loading); vllm #20264: 59 s, 1B to 3B.
void TestMoves::coldStart_data()
{
    QTest::addColumn<int>("engine");
    QTest::addColumn<bool>("prepares");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("vLLM") << int(InferenceEngine::Vllm) << true << 59.0 << 233.0;
    QTest::newRow("SGLang") << int(InferenceEngine::Sglang) << true << 22.0 << 140.0;
    QTest::newRow("TensorRT-LLM") << int(InferenceEngine::TensorRtLlm) << true << 25.0 << 170.0;
    QTest::newRow("transformers") << int(InferenceEngine::Transformers) << false << 10.0 << 60.0;
    QTest::newRow("llama.cpp") << int(InferenceEngine::LlamaCpp) << false << 3.0 << 30.0;
}

void TestMoves::coldStart()
{
    QFETCH(int, engine);
    QFETCH(bool, prepares);
    QFETCH(double, least);
    QFETCH(double, most);
    Machine machine = Machine(llama31_8b(), L40s, 1).drive(7e9, 5e9);
    machine.configuration.workload.engine = static_cast<InferenceEngine>(engine);
    const Moves m = machine.moved();
    QVERIFY(m.coldStart && m.start && isOrdered(*m.coldStart));
    QCOMPARE(m.preparation.has_value(), prepares);
    QVERIFY(m.coldStart->expected > m.load->time->expected);
    QCOMPARE(m.coldStart->expected.count, m.load->time->expected.count + m.start->expected.count + (prepares ? m.preparation->expected.count : 0));
    QVERIFY2(m.coldStart->expected.count > least && m.coldStart->expected.count < most, qPrintable(QString::number(m.coldStart->expected.count)));
    QCOMPARE(int(m.coldStart->basis), int(Basis::RuleOfThumb));
}

// Bytes / write rate of the drive: 14 bytes a weight of full fine-tuning in mixed precision.
void TestMoves::checkpoint()
{
    Machine machine = Machine(llama31_8b(), H100, 8).drive(7e9, 5e9);
    QVERIFY(!machine.moved().checkpoint); // serving writes none
    machine.configuration.workload.kind = WorkloadKind::FullFineTuning;
    const auto written = machine.moved().checkpoint;
    QVERIFY(written);
    QCOMPARE(written->bytes.count, 14 * 8'030'261'248);
    QCOMPARE(written->rate.count, 5e9);
    QVERIFY(isNear(written->time.expected.count, 22.48));
    QCOMPARE(machine.evaluated().speed.checkpoint, std::optional(written->time));
    QCOMPARE(written->bytesPerDay().count, 24 * written->bytes.count); // one an hour
    const double spent = 24 * written->time.expected.count; // of a day that is longer by as much
    QVERIFY(std::abs(written->shareOfTime().count - spent / (86'400 + spent)) < 1e-12);
}

// The guides' 10 GB: 317 ms over PCIe 4.0 and 33.3 ms over NVLink 3, both one way.
void TestMoves::tenGigabytes_data()
{
    QTest::addColumn<int>("card");
    QTest::addColumn<double>("bothWays");
    QTest::addColumn<double>("linkSeconds");
    QTest::addColumn<double>("pcieSeconds");
    QTest::newRow("A100 SXM") << int(A100Sxm) << 600e9 << 0.0333 << 0.3174;
    QTest::newRow("H100 SXM") << int(H100) << 900e9 << 0.0222 << 0.1587;
}

void TestMoves::tenGigabytes()
{
    QFETCH(int, card);
    QFETCH(double, bothWays);
    QFETCH(double, linkSeconds);
    QFETCH(double, pcieSeconds);
    const Card which = static_cast<Card>(card);
    Machine machine = Machine(sizeOnly(5'000'000'000), which, 2).form(which, GpuFormFactor::Sxm4, bothWays, 8);
    machine.configuration.workload.tensorParallel = 1;
    const auto t = machine.moved().transfers[static_cast<std::size_t>(MovedData::WeightsOfGpu)];
    QVERIFY(t && t->overLink && t->overPcie && t->fromHost);
    const double tens = static_cast<double>(t->bytes.count) / 10e9;
    QVERIFY(isNear(t->overLink->low.count, tens * linkSeconds));
    QVERIFY(isNear(t->overPcie->low.count, tens * pcieSeconds));
    QVERIFY(isNear(t->fromHost->low.count, tens * pcieSeconds));
}

void TestMoves::transfers()
{
    Machine machine = Machine(llama31_8b(), H100, 2).form(H100, GpuFormFactor::Sxm5, 900e9, 8);
    machine.configuration.workload.context = 8192;
    const Moves m = machine.moved();
    const auto cache = m.transfers[static_cast<std::size_t>(MovedData::KvCacheOfSequence)];
    QVERIFY(cache && cache->overLink && cache->overPcie && cache->fromHost);
    QCOMPARE(cache->bytes.count, 131'072 * 8192); // 2 x 32 layers x 8 KV heads x 128 x 2 bytes a token
    for (const auto &e : {cache->overLink, cache->overPcie, cache->fromHost}) {
        QVERIFY(isOrdered(*e));
    }
    QVERIFY(cache->overLink->expected < cache->overPcie->expected);
    QVERIFY(cache->fromHost->expected < cache->overPcie->expected); // through the host twice
    machine.configuration.workload.kind = WorkloadKind::Lora;
    QVERIFY(!machine.moved().transfers[0]); // training keeps no cache
    const Moves one = Machine(llama31_8b(), H100, 1).moved();
    QVERIFY(one.transfers[1] && !one.transfers[1]->overLink && !one.transfers[1]->overPcie && one.transfers[1]->fromHost);
}

// MI300X: 896 GB/s are seven links, a pair has 128 both ways. HGX of four: 900 over three others. Bridges of H100 NVL join pairs.
void TestMoves::links_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<double>("bothWays");
    QTest::addColumn<int>("group");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<QString>("interconnect");
    QTest::addColumn<int>("maxGpus");
    QTest::addColumn<int>("link");
    QTest::addColumn<int>("linked");
    QTest::addColumn<double>("pair"); // GB/s one way; 0: none
    const auto row = [](const char *name, GpuFormFactor form, double bothWays, int group, int gpus, const char *text, int maxGpus, GpuLink link, int linked, double pair) {
        QTest::newRow(name) << int(form) << bothWays * 1e9 << group << gpus << QString::fromUtf8(text) << maxGpus << int(link) << linked << pair * 1e9;
    };
    using F = GpuFormFactor;
    row("HGX H100", F::Sxm5, 900, 8, 8, "NVSwitch (HGX H100 8-GPU)", 8, GpuLink::Switch, 8, 450);
    row("HGX of four", F::Sxm5, 900, 8, 4, "NVLink (4-GPU HGX)", 4, GpuLink::Mesh, 4, 150);
    row("MI300X", F::Oam, 896, 8, 8, "Infinity Fabric mesh (8x MI300X/MI325X)", 8, GpuLink::Mesh, 8, 64);
    row("MI300X, two used", F::Oam, 896, 8, 2, "Infinity Fabric mesh (8x MI300X/MI325X)", 8, GpuLink::Mesh, 2, 64);
    row("H100 NVL, pair", F::PciE, 600, 2, 2, "PCIe; NVLink bridge pairs", 4, GpuLink::Bridge, 2, 300);
    row("H100 NVL, four", F::PciE, 600, 2, 4, "PCIe; NVLink bridge pairs", 4, GpuLink::Bridge, 2, 300);
    row("H200 NVL, four", F::PciE, 900, 4, 4, "PCIe switch; NVLink bridge", 8, GpuLink::Bridge, 4, 150);
    row("R760 lists no bridge", F::PciE, 600, 2, 2, "PCIe", 2, GpuLink::Pcie, 1, 0);
    row("L40S behind switches", F::PciE, 0, 1, 8, "PCIe switch dual root; NVLink bridge pairs", 8, GpuLink::PcieSwitch, 1, 0);
    row("no link on the card", F::PciE, 0, 1, 4, "PCIe direct; NVLink bridge pairs", 8, GpuLink::Pcie, 1, 0);
    row("one GPU", F::Sxm5, 900, 8, 1, "NVSwitch", 8, GpuLink::OneGpu, 1, 0);
}

void TestMoves::links()
{
    QFETCH(int, form);
    QFETCH(double, bothWays);
    QFETCH(int, group);
    QFETCH(int, gpus);
    QFETCH(QString, interconnect);
    QFETCH(int, maxGpus);
    QFETCH(int, link);
    QFETCH(int, linked);
    QFETCH(double, pair);
    const QByteArray text = interconnect.toUtf8();
    const Moves m = ofGuides(H100, gpus).form(H100, static_cast<GpuFormFactor>(form), bothWays, group).server(text.constData(), maxGpus).moved();
    QCOMPARE(int(m.link), link);
    QCOMPARE(m.linkedGpus, linked);
    QCOMPARE(m.pairLink.has_value(), pair > 0);
    if (m.pairLink) {
        QCOMPARE(m.pairLink->oneWay.count, pair);
        QCOMPARE(m.pairLink->bothWays.count, 2 * pair);
        QVERIFY(m.pairLink->oneWay <= m.gpuLink->oneWay);
    }
}

// One GPU needs no link; Ada cards have none (RTX 6000 Ada: PCIe only); the R760 takes no bridge, the R760xa does.
void TestMoves::states_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("bothWays");
    QTest::addColumn<int>("group");
    QTest::addColumn<QString>("interconnect");
    QTest::addColumn<int>("state");
    QTest::newRow("one GPU") << 1 << 600e9 << 2 << QStringLiteral("PCIe; NVLink bridge pairs") << int(LinkState::OneGpu);
    QTest::newRow("no link on the card") << 2 << 0.0 << 1 << QStringLiteral("PCIe; NVLink bridge pairs") << int(LinkState::NotOnCard);
    QTest::newRow("R760") << 2 << 600e9 << 2 << QStringLiteral("PCIe") << int(LinkState::NotInServer);
    QTest::newRow("R760xa") << 2 << 600e9 << 2 << QStringLiteral("PCIe; NVLink bridge pairs") << int(LinkState::Compared);
    QTest::newRow("no GPU") << 0 << 600e9 << 2 << QStringLiteral("PCIe") << int(LinkState::NoGpu);
}

void TestMoves::states()
{
    QFETCH(int, gpus);
    QFETCH(double, bothWays);
    QFETCH(int, group);
    QFETCH(QString, interconnect);
    QFETCH(int, state);
    const QByteArray text = interconnect.toUtf8();
    const Interconnect i = Machine(llama31_8b(), H100Pcie, gpus).form(H100Pcie, GpuFormFactor::PciE, bothWays, group).server(text.constData(), 4).linked();
    QCOMPARE(int(i.state), state);
    QCOMPARE(i.linked.has_value(), isCompared(i.state));
    QCOMPARE(i.speedUp.has_value(), isCompared(i.state));
    // Mixed cards cannot be joined, and what does not fit has no speed.
    Machine mixed = Machine(llama31_8b(), H100, 2).form(H100, GpuFormFactor::PciE, 600e9, 2);
    mixed.configuration.lines.push_back(mixed.configuration.lines.front());
    mixed.configuration.lines.back().part.index.value = H200;
    QCOMPARE(int(mixed.linked().state), int(LinkState::MixedGpus));
    QCOMPARE(int(Machine(deepseekV3(), H100, 2).form(H100, GpuFormFactor::Sxm5, 900e9, 8).linked().state), int(LinkState::NoSpeed));
}

void TestMoves::comparison()
{
    Machine machine = Machine(llama31_70b(), H100, 8).form(H100, GpuFormFactor::Sxm5, 900e9, 8);
    machine.configuration.workload.sequences = 64;
    const Interconnect i = machine.linked();
    QCOMPARE(int(i.state), int(LinkState::Compared));
    QCOMPARE(int(i.link), int(GpuLink::Switch));
    // With the link: the speed that the evaluation gives.
    QCOMPARE(i.linked->speed.output, machine.evaluated().speed.output);
    QVERIFY(i.speedUp->expected.count > 1.05);
    QCOMPARE(i.speedUp->expected.count, i.linked->speed.output->expected / i.pcieOnly->speed.output->expected);
    QVERIFY(i.linked->speed.timeToFirstToken->expected < i.pcieOnly->speed.timeToFirstToken->expected);
    QVERIFY(i.linked->speed.timePerOutputToken->expected < i.pcieOnly->speed.timePerOutputToken->expected);
    // Without: the speed of a card that has no link.
    machine.form(H100, GpuFormFactor::Sxm5, 0, 1);
    QCOMPARE(i.pcieOnly->speed.output, machine.evaluated().speed.output);
    QCOMPARE(int(machine.linked().state), int(LinkState::NotOnCard));
}

// 100 000 EUR without energy, maintenance or residual: the TCO is the price, and the money follows the speed-up alone.
void TestMoves::worth()
{
    Machine machine = Machine(llama31_70b(), H100, 8).form(H100, GpuFormFactor::Sxm5, 900e9, 8);
    machine.configuration.workload.sequences = 64;
    machine.configuration.capex = Money::units(100'000);
    Project project;
    project.site.averageItPower = Watts(1000);
    project.site.pricePerKwh = Money();
    project.cost.maintenance = Rate();
    const Interconnect i = machine.linked(project);
    const ConfigurationEvaluation e = evaluateConfiguration(machine.catalogue, project, machine.configuration);
    QCOMPARE(e.cost.tco, std::optional(Money::units(100'000)));
    QVERIFY(i.worth && i.machines && i.linked->cost && i.pcieOnly->cost);
    const double ratio = i.speedUp->expected.count;
    QCOMPARE(*i.machines, ratio);
    QCOMPARE(i.worth->micros(), std::llround(100'000e6 * (ratio - 1)));
    // A million tokens cost what the evaluation says; without the link as much more as it is slower (rounded to a millionth).
    QVERIFY(std::abs(i.linked->cost->micros() - e.cost.perMillionTokens->micros()) <= 4);
    QVERIFY(isNear(static_cast<double>(i.pcieOnly->cost->micros()) / static_cast<double>(i.linked->cost->micros()), ratio, 1e-3));
    QVERIFY(!i.isCostOfRun);
    // Two nodes: twice the machines, the same speed-up.
    machine.configuration.nodes = 2;
    QCOMPARE(*machine.linked(project).machines, 2 * machine.linked(project).speedUp->expected.count);
    machine.configuration.capex.reset(); // no price, no worth
    QVERIFY(!machine.linked(project).worth && !machine.linked(project).linked->cost && machine.linked(project).speedUp);
}

void TestMoves::training()
{
    Machine machine = Machine(llama31_8b(), H100, 8).form(H100, GpuFormFactor::Sxm5, 900e9, 8);
    Workload &w = machine.configuration.workload;
    w.kind = WorkloadKind::FullFineTuning;
    w.framework = TrainingFramework::Megatron;
    w.tensorParallel = 8;
    w.trainingTokens = Tokens(1'000'000'000);
    machine.configuration.capex = Money::units(250'000);
    Project project;
    project.site.averageItPower = Watts(6000);
    const Interconnect i = machine.linked(project);
    QVERIFY(i.speedUp && i.speedUp->expected.count > 1.2);
    QVERIFY(i.linked->speed.trainingStep->expected < i.pcieOnly->speed.trainingStep->expected);
    // The run's share of the TCO: its hours of the 3 x 8760 hours of ownership.
    const ConfigurationEvaluation e = evaluateConfiguration(machine.catalogue, project, machine.configuration);
    const double share = i.linked->speed.timeToTrain->expected.count / 3600 / (3 * 8760);
    QVERIFY(i.isCostOfRun);
    QVERIFY(isNear(static_cast<double>(i.linked->cost->micros()), static_cast<double>(e.cost.tco->micros()) * share, 1e-4));
    QVERIFY(*i.linked->cost < *i.pcieOnly->cost);
    w.trainingTokens.reset();
    QVERIFY(!machine.linked(project).isCostOfRun && machine.linked(project).linked->cost);
}

// Bridges join two cards: a model split over four of them crosses PCIe anyway.
void TestMoves::pairsDoNotServeFour()
{
    Machine machine = Machine(llama31_70b(), H100, 4).form(H100, GpuFormFactor::PciE, 600e9, 2);
    machine.configuration.workload.sequences = 16;
    machine.configuration.workload.tensorParallel = 4;
    QCOMPARE(machine.linked().speedUp->expected.count, 1.0);
    machine.configuration.workload.weights = WeightFormat::Fp8;
    machine.configuration.workload.tensorParallel = 2; // a replica in each pair
    QVERIFY(machine.linked().speedUp->expected.count > 1.0);
}

// The node's adapters shared over its GPUs; none listed: 400 Gb/s for each H100, which is said.
void TestMoves::adapters()
{
    const auto speed = [](const Machine &m) { return m.evaluated().speed.trainingPerGpu->expected.count; };
    const auto isAssumed = [](const Machine &m) {
        const ConfigurationEvaluation e = m.evaluated();
        return std::any_of(e.assumptions.items().begin(), e.assumptions.items().end(),
                           [](const Assumption &a) { return a.code == AssumptionCode::NetworkRateAssumed && a.value == Figure{400e9, Unit::BitsPerSecond}; });
    };
    Machine bare = Machine(llama31_70b(), H100, 8);
    bare.configuration.workload.kind = WorkloadKind::Lora;
    bare.configuration.workload.zeroAuto = false;
    bare.configuration.workload.zeroStage = 3;
    bare.configuration.nodes = 4;
    const auto with = [&bare](double gigabits, int ports, int quantity) {
        Machine m = bare;
        m.adapter(gigabits, ports, quantity);
        return m;
    };
    QVERIFY(isAssumed(bare));
    QVERIFY(!isAssumed(with(400, 1, 8)));
    QCOMPARE(speed(with(400, 1, 8)), speed(bare));
    QCOMPARE(speed(with(200, 2, 8)), speed(bare)); // two ports
    double last = speed(with(800, 1, 8));
    for (const double gigabits : {400.0, 100.0, 25.0, 10.0, 1.0}) {
        QVERIFY(speed(with(gigabits, 1, 8)) <= last);
        last = speed(with(gigabits, 1, 8));
    }
    QVERIFY(speed(with(100, 1, 1)) < 0.7 * speed(bare)); // one adapter for eight GPUs
    // One node uses no adapter; a switch is none; a chassis with adapters on its board keeps them.
    Machine one = bare;
    one.configuration.nodes = 1;
    QVERIFY(!isAssumed(one));
    Machine switched = with(400, 64, 1);
    switched.catalogue.network.back().isSwitch = true;
    QVERIFY(isAssumed(switched));
    Machine onBoard = with(10, 1, 1);
    onBoard.server("NVSwitch (HGX B300, 8 ConnectX-8 on board)");
    QVERIFY(isAssumed(onBoard));
}

// Absurd values give finite, ordered figures.
void TestMoves::total()
{
    const double values[] = {0, -1, 1e-300, 1, 1e30, std::nan(""), INFINITY, -INFINITY};
    for (const double v : values) {
        for (const int n : {0, -3, 1, 8, 2'000'000'000}) {
            Machine m = Machine(llama31_8b(), H100, n).form(H100, GpuFormFactor::Sxm5, v, n).drive(v, v, n).adapter(v, n, n).server("NVSwitch", n);
            m.catalogue.gpus[H100].pcieGeneration = n;
            m.catalogue.gpus[H100].pcieLanes = -n;
            m.configuration.nodes = n;
            const Moves moved = m.moved();
            for (const auto &e : {moved.coldStart, moved.load ? moved.load->time : std::nullopt}) {
                QVERIFY(!e || (std::isfinite(e->high.count) && isOrdered(*e)));
            }
            const Interconnect i = m.linked();
            QVERIFY(!i.speedUp || std::isfinite(i.speedUp->expected.count));
            m.configuration.workload.kind = WorkloadKind::PreTraining;
            (void)m.moved();
            (void)m.linked();
        }
    }
}

void TestMoves::isQuick()
{
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
    QSKIP("timed in optimised builds");
#endif
    const Machine m = Machine(llama31_70b(), H100, 8).form(H100, GpuFormFactor::Sxm5, 900e9, 8).drive(7e9, 5e9);
    const auto start = std::chrono::steady_clock::now();
    constexpr int rounds = 2000;
    for (int i = 0; i < rounds; ++i) {
        (void)m.moved();
        (void)m.linked();
    }
    const double each = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / rounds;
    qInfo("moves and interconnect: %.1f us", each);
    QVERIFY(each < 200);
}

QTEST_APPLESS_MAIN(TestMoves)
#include "tst_moves.moc"
