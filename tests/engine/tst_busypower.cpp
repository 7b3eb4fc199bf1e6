// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "bomfixture.h"
#include "engine/averagepower.h"

using namespace configuria;
using namespace fixture;

namespace {

bool isAssumed(const ConfigurationEvaluation &e, AssumptionCode code)
{
    const auto items = e.assumptions.items();
    return std::any_of(items.begin(), items.end(), [code](const Assumption &a) { return a.code == code; });
}

PowerQuestion question(PowerWork work, PowerChassis chassis, int gpus, double tdp, double cpus)
{
    PowerQuestion q;
    q.work = work;
    q.chassis = chassis;
    q.gpus = gpus;
    q.gpuTdp = Watts(tdp);
    q.cpus = Watts(cpus);
    return q;
}

// 8 x H100 SXM on a board in air with 2 x 350 W, a 70B model over two GPUs each.
Project hgx(Catalogue &catalogue)
{
    Gpu gpu;
    gpu.info.id = "gpu";
    gpu.formFactor = GpuFormFactor::Sxm5;
    gpu.tdp = Watts(700);
    gpu.idle = Watts(70);
    gpu.marketedMemory = Bytes(80'000'000'000);
    gpu.memoryBandwidth = BytesPerSecond(3.35e12);
    catalogue.gpus = {gpu};
    Configuration c;
    c.name = "HGX";
    c.lines = {part(PartKind::Gpu, 0, 8), custom(PartKind::Cpu, 2, 350), custom(PartKind::Memory, 32, 8)};
    c.model.totalParams = c.model.activeParams = 70'600'000'000;
    c.workload.sequences = 64;
    return projectOf(c);
}

} // namespace

class TestBusyPower : public QObject {
    Q_OBJECT

private slots:
    // Watts at the wall that MLPerf published, to 8 %: the row's limit of each GPU where it ran below its TDP.
    void machines_data()
    {
        QTest::addColumn<int>("work");
        QTest::addColumn<int>("chassis");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("tdp");
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("cpus");
        QTest::addColumn<double>("watts");
        using W = PowerWork;
        using C = PowerChassis;
        const auto row = [](const char *name, W w, C c, int gpus, double tdp, double limit, double cpus, double watts) {
            QTest::newRow(name) << int(w) << int(c) << gpus << tdp << limit << cpus << watts;
        };
        row("v4.1 8 x H200, Mixtral, 500 W", W::Llm, C::BoardInAir, 8, 700, 500, 700, 6154.8);
        row("v2.0 DGX A100, BERT, 275 W", W::Encoder, C::BoardInAir, 8, 400, 275, 450, 3344.6);
        row("v3.0 G482-Z54, 8 x A100 PCIe, BERT, 240 W", W::Encoder, C::Slots, 8, 300, 240, 450, 2535.0);
        row("v3.1 one RTX 4090, BERT", W::Encoder, C::Slots, 1, 450, 450, 170, 612.7);
        row("Training v4.0, immersed H100, Llama 2 70B LoRA", W::Training, C::BoardInLiquid, 8, 700, 700, 600, 7159.5);
        // Newkirk et al. 2025 (arXiv 2506.14551): 76 % of the 10.2 kW of an H100 node.
        row("H100 node, training", W::Training, C::BoardInAir, 8, 700, 700, 700, 7750);
    }

    void machines()
    {
        QFETCH(int, work);
        QFETCH(int, chassis);
        QFETCH(int, gpus);
        QFETCH(double, tdp);
        QFETCH(double, limit);
        QFETCH(double, cpus);
        QFETCH(double, watts);
        PowerQuestion q = question(static_cast<PowerWork>(work), static_cast<PowerChassis>(chassis), gpus, tdp, cpus);
        q.gpuLimit = Watts(limit);
        q.activeParams = 13e9;
        q.requests = 256;
        const PowerEstimate e = estimatePower(q, shippedPowerCalibration()).value();
        QVERIFY2(std::abs(e.busy.expected.count / watts - 1) < 0.08, qPrintable(QString::number(e.busy.expected.count)));
        QVERIFY(e.busy.low <= Watts(watts) && Watts(watts) <= e.busy.high);
        QVERIFY(e.gpu.expected.count <= limit);
    }

    // ML.ENERGY v3: what raises the draw of a GPU and what lowers it.
    void shares()
    {
        const auto gpuAt = [](auto change) {
            PowerQuestion q = question(PowerWork::Llm, PowerChassis::BoardInAir, 8, 700, 700);
            q.gpusPerReplica = 4;
            q.requests = 32;
            q.activeParams = 22e9;
            change(q);
            return estimatePower(q, shippedPowerCalibration())->gpu.expected;
        };
        const Watts usual = gpuAt([](PowerQuestion &) {});
        QVERIFY(usual > Watts(0.4 * 700) && usual < Watts(0.9 * 700));
        QVERIFY(gpuAt([](PowerQuestion &q) { q.requests = 256; }) > usual);
        QVERIFY(gpuAt([](PowerQuestion &q) { q.requests = 1; }) < usual);
        QVERIFY(gpuAt([](PowerQuestion &q) { q.gpusPerReplica = 8; }) < usual);
        QVERIFY(gpuAt([](PowerQuestion &q) { q.promptShare = 1; }) > usual);
        QVERIFY(gpuAt([](PowerQuestion &q) { q.activeParams = 3e9; }) < usual);
        QCOMPARE(gpuAt([](PowerQuestion &q) { q.requests = 5000; }), gpuAt([](PowerQuestion &q) { q.requests = 256; }));
        QCOMPARE(gpuAt([](PowerQuestion &q) { q.gpuLimit = Watts(300); }), Watts(300));
    }

    void prompts()
    {
        QCOMPARE(promptShareOf(3000, 1000), 0.0); // what a chat is
        QCOMPARE(promptShareOf(8000, 1000), 0.5);
        QCOMPARE(promptShareOf(64'000, 1000), 1.0);
        QCOMPARE(promptShareOf(std::numeric_limits<double>::quiet_NaN(), 0), 0.0);
    }

    // Measured idle: 8 x H200 2 378 W, 8 x A100 PCIe 676 W, a PC with one RTX 4090 143 to 154 W (MLPerf v4.1 and v3.0).
    void idle_data()
    {
        QTest::addColumn<int>("chassis");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("tdp");
        QTest::addColumn<double>("gpuIdle");
        QTest::addColumn<double>("cpus");
        QTest::addColumn<double>("watts");
        QTest::newRow("H200") << int(PowerChassis::BoardInAir) << 8 << 700.0 << 75.0 << 700.0 << 2378.0;
        QTest::newRow("A100 PCIe") << int(PowerChassis::Slots) << 8 << 300.0 << 47.0 << 450.0 << 676.5;
        QTest::newRow("RTX 4090") << int(PowerChassis::Slots) << 1 << 450.0 << 25.0 << 170.0 << 148.0;
    }

    void idle()
    {
        QFETCH(int, chassis);
        QFETCH(int, gpus);
        QFETCH(double, tdp);
        QFETCH(double, gpuIdle);
        QFETCH(double, cpus);
        QFETCH(double, watts);
        PowerQuestion q = question(PowerWork::Llm, static_cast<PowerChassis>(chassis), gpus, tdp, cpus);
        q.gpuIdle = Watts(gpuIdle);
        const PowerEstimate e = estimatePower(q, shippedPowerCalibration()).value();
        QVERIFY2(std::abs(e.idle.expected.count / watts - 1) < 0.12, qPrintable(QString::number(e.idle.expected.count)));
        // An open context: 26 to 66 W on each GPU (arXiv 2605.23918).
        const double context = (e.ready.expected.count - e.idle.expected.count) / gpus;
        QVERIFY(context >= 26 && context <= 66);
        QVERIFY(e.ready.expected < e.busy.expected);
    }

    // The average is the site's; beside it stands what it amounts to.
    void ofAConfiguration()
    {
        Catalogue catalogue;
        Project project = hgx(catalogue);
        const ConfigurationEvaluation e = evaluated(catalogue, project);
        QVERIFY(e.power.gpuBusy && e.power.busyAc && e.power.readyAc && e.power.idleAc);
        QCOMPARE(e.power.busyAc->basis, Basis::Measured);
        QCOMPARE(e.power.averageAc->expected.count, e.power.ac->count * 0.65);
        QVERIFY(isAssumed(e, AssumptionCode::GpuShareMeasured) && isAssumed(e, AssumptionCode::ServerBaseMeasured) && isAssumed(e, AssumptionCode::PowerRunsMeasured));
        QVERIFY(e.power.busyAc->expected.count > 5000 && e.power.busyAc->expected.count < 9000);

        // Busy a quarter of the hours and ready for the rest.
        project.configurations[0].nodes = 3;
        const PowerEvaluation node = evaluated(catalogue, project).power;
        project.site.averageItPower = Watts(3 * (node.readyAc->expected.count * 0.75 + node.busyAc->expected.count * 0.25));
        const ConfigurationEvaluation given = evaluated(catalogue, project);
        QVERIFY(std::abs(given.power.busyShare->count - 0.25) < 1e-9);
        QVERIFY(isAssumed(given, AssumptionCode::AverageAsBusyShare));

        project.site.averageItPower = Watts(100'000);
        const ConfigurationEvaluation above = evaluated(catalogue, project);
        QVERIFY(!above.power.busyShare && isAssumed(above, AssumptionCode::AverageAboveBusy) && !isAssumed(above, AssumptionCode::AverageAsBusyShare));
        project.site.averageItPower = Watts(100);
        const ConfigurationEvaluation below = evaluated(catalogue, project);
        QVERIFY(!below.power.busyShare && isAssumed(below, AssumptionCode::AverageBelowReady));
    }

    void trainingDrawsMore()
    {
        Catalogue catalogue;
        Project project = hgx(catalogue);
        const Watts serving = evaluated(catalogue, project).power.busyAc->expected;
        project.configurations[0].workload.kind = WorkloadKind::FullFineTuning;
        const Watts training = evaluated(catalogue, project).power.busyAc->expected;
        QVERIFY(training > serving);
        // Llama 2 70B LoRA: 7 160 W on one node, 5 822 W on each of eight (MLPerf Training v4.0).
        project.configurations[0].nodes = 8;
        QVERIFY(evaluated(catalogue, project).power.busyAc->expected < training);
    }

    // A run draws what busy nodes draw: not the site's load factor of a year.
    void energyOfARun()
    {
        Catalogue catalogue;
        Project project = hgx(catalogue);
        project.configurations[0].workload.kind = WorkloadKind::FullFineTuning;
        project.configurations[0].nodes = 2;
        project.site.pue = 1.5;
        ConfigurationEvaluation e = evaluated(catalogue, project);
        e.speed.timeToTrain = Estimate<Seconds>{Seconds(1800), Seconds(3600), Seconds(7200)};
        evaluatePower(catalogue, project, project.configurations[0], e);
        const double hour = e.power.busyAc->expected.count * 2 * 1.5 / 1000; // kWh
        QVERIFY(std::abs(e.power.energyToTrain->expected.count / hour - 1) < 1e-9);
        project.site.averageItPower = Watts(20'000);
        evaluatePower(catalogue, project, project.configurations[0], e);
        QVERIFY(std::abs(e.power.energyToTrain->expected.count - 30) < 1e-9);
    }

    // What is not known stays unknown.
    void unknown()
    {
        Catalogue catalogue;
        Project project = hgx(catalogue);
        catalogue.gpus[0].tdp.reset();
        QVERIFY(!evaluated(catalogue, project).power.busyAc);
        project.configurations[0].lines.erase(project.configurations[0].lines.begin());
        QVERIFY(!evaluated(catalogue, project).power.busyAc);
    }

    void anyQuestion()
    {
        const double values[] = {std::numeric_limits<double>::quiet_NaN(), -1, 0, 1e-300, 700, 1e300, std::numeric_limits<double>::infinity()};
        for (const double v : values) {
            for (int field = 0; field < 8; ++field) {
                PowerQuestion q = question(static_cast<PowerWork>(field % powerWorkCount), PowerChassis::BoardInAir, field == 0 ? int(std::clamp(v, -1.0, 2e9)) : 8, 700, 700);
                (field == 1 ? q.gpuTdp : q.cpus) = Watts(v);
                q.gpuLimit = field == 2 ? std::optional(Watts(v)) : std::nullopt;
                q.gpuIdle = field == 3 ? std::optional(Watts(v)) : std::nullopt;
                q.requests = field == 4 ? v : 1;
                q.activeParams = field == 5 ? v : 8e9;
                q.bitsPerWeight = field == 6 ? v : 16;
                q.promptShare = field == 7 ? v : 0;
                if (const auto e = estimatePower(q, shippedPowerCalibration())) {
                    for (const Estimate<Watts> &w : {e->gpu, e->busy, e->ready, e->idle}) {
                        QVERIFY(std::isfinite(w.high.count) && w.low.count >= 0 && w.low <= w.expected && w.expected <= w.high);
                    }
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestBusyPower)
#include "tst_busypower.moc"
