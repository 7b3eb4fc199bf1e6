// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <vector>

#include "engine/evaluation.h"

using namespace configuria;

namespace {

BomLine part(PartKind kind, int quantity)
{
    BomLine line;
    line.part = {kind, PartIndex{0}};
    line.quantity = quantity;
    return line;
}

// A whole machine of catalogue parts and a dense model with a known shape: every formula and rule runs.
Catalogue catalogueOf()
{
    Catalogue c;
    Server server;
    server.info.id = "server";
    server.info.vendor = "Supermicro";
    server.sockets = 2;
    server.socketType = "SP5";
    server.gpuFormFactors = 1U << static_cast<unsigned>(GpuFormFactor::PciE);
    server.maxGpus = 8;
    server.maxSlotWidth = 2;
    server.maxGpuTdp = Watts(600);
    server.dimmSlots = 24;
    server.memoryType = "DDR5 RDIMM";
    server.nvmeBays = 8;
    server.psuSlots = 4;
    server.redundancy = RedundancyScheme{2, 2};
    server.chassisOverhead = Watts(600);
    c.servers.push_back(server);
    Gpu gpu;
    gpu.info.id = "gpu";
    gpu.info.price = Money::units(25'000);
    gpu.info.priceSource = "list";
    gpu.slotWidth = 2;
    gpu.marketedMemory = 80_GB;
    gpu.reportedMemory = 81'559_MiB;
    gpu.memoryBandwidth = BytesPerSecond(2e12);
    gpu.fp16 = gpu.bf16 = FlopsPerSecond(756e12);
    gpu.fp8 = gpu.int8 = FlopsPerSecond(1513e12);
    gpu.tdp = Watts(350);
    gpu.pcieGeneration = 5;
    gpu.pcieLanes = 16;
    c.gpus.push_back(gpu);
    Cpu cpu;
    cpu.info.id = "cpu";
    cpu.info.price = Money::units(3'000);
    cpu.socket = "SP5";
    cpu.tdp = Watts(280);
    cpu.maxSockets = 2;
    cpu.memoryType = "DDR5";
    cpu.memoryChannels = 12;
    c.cpus.push_back(cpu);
    MemoryModule module;
    module.info.id = "module";
    module.capacity = 64_GiB;
    module.moduleType = "RDIMM";
    module.generation = "DDR5";
    module.typical = Watts(8);
    c.memory.push_back(module);
    Drive drive;
    drive.info.id = "drive";
    drive.active = Watts(18);
    drive.read = BytesPerSecond(14e9);
    drive.write = BytesPerSecond(10e9);
    c.drives.push_back(drive);
    Psu psu;
    psu.info.id = "psu";
    psu.ratedHighLine = Watts(2700);
    psu.efficiencyClass = EfficiencyClass::Titanium;
    psu.efficiency10 = Fraction(0.90);
    psu.efficiency20 = Fraction(0.94);
    psu.efficiency50 = Fraction(0.96);
    psu.efficiency100 = Fraction(0.91);
    c.psus.push_back(psu);
    NetworkPart network;
    network.info.id = "network";
    network.maxPower = Watts(25);
    c.network.push_back(network);
    return c;
}

Architecture model70B()
{
    Architecture a;
    a.id = "llama-3.1-70b";
    a.totalParams = a.activeParams = 70'553'706'496;
    a.layers = a.fullAttentionLayers = 80;
    a.hiddenSize = 8192;
    a.intermediateSize = 28'672;
    a.attentionHeads = 64;
    a.kvHeads = 8;
    a.headDim = 128;
    a.vocabulary = 128'256;
    a.maxContext = 131'072;
    return a;
}

Project projectOf()
{
    Configuration c;
    c.name = "A";
    c.model = model70B();
    c.lines = {part(PartKind::Server, 1), part(PartKind::Gpu, 8), part(PartKind::Cpu, 2), part(PartKind::Memory, 24),
               part(PartKind::Drive, 4), part(PartKind::Psu, 4), part(PartKind::Network, 2)};
    c.cloudGpuHour = Money::cents(367);
    Project project;
    project.configurations = {c, c, c};
    project.configurations[1].workload.kind = WorkloadKind::FullFineTuning;
    project.configurations[2].workload.kind = WorkloadKind::Qlora;
    return project;
}

// Median of repeated batches, microseconds per call. Slow runs of a busy machine do not move a median.
template <class Call>
double medianMicroseconds(int calls, Call call)
{
    std::vector<double> batches;
    for (int batch = 0; batch < 21; ++batch) {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < calls; ++i) {
            call();
        }
        batches.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000.0 / calls);
    }
    std::nth_element(batches.begin(), batches.begin() + 10, batches.end());
    return batches[10];
}

void check(const char *what, double microseconds, double budget)
{
    qInfo("%s: %.2f us, budget %.0f us", what, microseconds, budget);
#ifdef NDEBUG
    QVERIFY2(microseconds <= 3 * budget, what);
#endif
}

} // namespace

class BenchEngine : public QObject {
    Q_OBJECT
private slots:
    void evaluateOne()
    {
        const Catalogue catalogue = catalogueOf();
        const Project project = projectOf();
        int findings = 0;
        for (const Configuration &configuration : project.configurations) {
            const double us = medianMicroseconds(2000, [&] {
                findings += static_cast<int>(evaluateConfiguration(catalogue, project, configuration).findings.items().size());
            });
            check("evaluateConfiguration", us, 10);
        }
        QVERIFY(findings >= 0);
    }
    // A price list of 100 000 supplies: the advice reads the first of them alone.
    void evaluateWithManySupplies()
    {
        Catalogue catalogue = catalogueOf();
        catalogue.psus.resize(100'000, catalogue.psus.front());
        for (std::size_t i = 1; i < catalogue.psus.size(); ++i) {
            catalogue.psus[i].ratedHighLine = Watts(800.0 + static_cast<double>(i * 37 % 2600));
        }
        const Project project = projectOf();
        int advised = 0;
        const double us = medianMicroseconds(2000, [&] {
            advised += evaluateConfiguration(catalogue, project, project.configurations.front()).power.supplyAdvice ? 1 : 0;
        });
        check("evaluateConfiguration, 100 000 supplies", us, 10);
        QVERIFY(advised > 0);
    }
    // The repairs of the rules look through tables too: CPUs, modules and drives are missing, and one GPU is wrong.
    void evaluateWithManyParts()
    {
        Catalogue catalogue = catalogueOf();
        catalogue.gpus.resize(100'000, catalogue.gpus.front());
        catalogue.cpus.resize(100'000, catalogue.cpus.front());
        catalogue.memory.resize(100'000, catalogue.memory.front());
        catalogue.drives.resize(100'000, catalogue.drives.front());
        const Project project = projectOf();
        Configuration configuration = project.configurations.front();
        std::erase_if(configuration.lines, [](const BomLine &line) {
            return line.part.kind == PartKind::Cpu || line.part.kind == PartKind::Memory || line.part.kind == PartKind::Drive;
        });
        int findings = 0;
        const double us = medianMicroseconds(200, [&] {
            findings += static_cast<int>(evaluateConfiguration(catalogue, project, configuration).findings.items().size());
        });
        check("evaluateConfiguration, 400 000 parts", us, 100);
        QVERIFY(findings > 0);
    }
    // The users at a target are searched: some twenty speeds beside the one.
    void evaluateWithTargets()
    {
        const Catalogue catalogue = catalogueOf();
        const Project project = projectOf();
        Configuration configuration = project.configurations.front();
        configuration.workload.serving.targetTokensPerSecond = TokensPerSecond(20);
        configuration.workload.serving.targetTimeToFirstToken = Seconds(2);
        std::int64_t users = 0;
        const double us = medianMicroseconds(2000, [&] {
            users += evaluateConfiguration(catalogue, project, configuration).speed.usersAtTarget.value_or(0);
        });
        check("evaluateConfiguration with targets", us, 30);
        QVERIFY(users > 0);
    }
    void evaluateThree()
    {
        const Catalogue catalogue = catalogueOf();
        const Project project = projectOf();
        int count = 0;
        check("evaluate of 3", medianMicroseconds(1000, [&] { count += evaluate(catalogue, project).count; }), 30);
        QCOMPARE(count, 3 * 21 * 1000);
    }
    // 64 points of a curve over the context: 1 ms.
    void curveOfContexts()
    {
        const Catalogue catalogue = catalogueOf();
        const Project project = projectOf();
        Configuration configuration = project.configurations.front();
        check("64-point curve", medianMicroseconds(20, [&] {
            for (int i = 1; i <= 64; ++i) {
                configuration.workload.context = i * 2048;
                evaluateConfiguration(catalogue, project, configuration);
            }
        }), 1000);
    }
    void curveOfCosts()
    {
        const Catalogue catalogue = catalogueOf();
        Project project = projectOf();
        project.cost.years = 15;
        std::size_t points = 0;
        check("costCurve, 15 years", medianMicroseconds(500, [&] { points += costCurve(catalogue, project, project.configurations.front()).owned.size(); }), 1000);
        QCOMPARE(points, std::size_t(181) * 21 * 500);
    }
};

QTEST_GUILESS_MAIN(BenchEngine)
#include "bench_engine.moc"
