// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "modelfixture.h"

using namespace fixture;

Q_DECLARE_METATYPE(configuria::Offload)

// ZeRO-Infinity: training states that wait on the drives of a node.
class TestNvmeOffload : public QObject {
    Q_OBJECT

private slots:
    void bytes_data();
    void bytes();
    void sameOnTheGpuAsHostOffload();
    void gradientsPassThroughTheGpu();
    void automaticsChooseDeepSpeed();
    void findings_data();
    void findings();
    void speedNeedsDrives();
    void fasterDrivesNeverSlow();
    void wayOutNeedsRoom();
};

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

struct Machine {
    Catalogue catalogue = cards();
    Configuration configuration;

    ConfigurationEvaluation evaluation() const { return evaluateConfiguration(catalogue, Project(), configuration); }
};

// A node of 8 H100 with so many drives of 7.68 TB.
Machine node(const Architecture &model, Offload offload, int drives, double read = 7e9, double write = 5e9)
{
    Machine m;
    Drive drive;
    drive.info.id = "nvme";
    drive.capacity = Bytes(7'680'000'000'000);
    drive.read = BytesPerSecond(read);
    drive.write = BytesPerSecond(write);
    m.catalogue.drives.push_back(drive);
    m.configuration = machine(model, H100, 8);
    m.configuration.workload.kind = WorkloadKind::FullFineTuning;
    m.configuration.workload.offload = offload;
    BomLine line;
    line.part = {PartKind::Drive, PartIndex{0}};
    line.quantity = drives;
    if (drives > 0) {
        m.configuration.lines.push_back(line);
    }
    return m;
}

} // namespace

// ZeRO-Infinity (arXiv 2104.07857) section 3: Adam in mixed precision holds 20 bytes per parameter, 16 of them in fp32 (parameter,
// gradient, two moments); its 16-bit parameters take 2.
void TestNvmeOffload::bytes_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<Offload>("offload");
    QTest::addColumn<double>("perParameter");
    QTest::addColumn<double>("hostGiB"); // pinned buffers of 8 ranks, DeepSpeed's defaults
    QTest::newRow("3B, optimizer") << llama32_3b() << Offload::OptimizerToNvme << 16.0 << 16 * 3.212749824e9 / gib;
    QTest::newRow("3B, parameters too") << llama32_3b() << Offload::ParametersToNvme << 18.0 << (18 * 3.212749824e9 + 8 * 1e9) / gib;
    QTest::newRow("70B, optimizer") << llama31_70b() << Offload::OptimizerToNvme << 16.0 << 8 * 16e9 / gib;
    QTest::newRow("70B, parameters too") << llama31_70b() << Offload::ParametersToNvme << 18.0 << 8 * (16e9 + 2e9 + 1e9) / gib;
}

void TestNvmeOffload::bytes()
{
    QFETCH(Architecture, model);
    QFETCH(Offload, offload);
    QFETCH(double, perParameter);
    QFETCH(double, hostGiB);
    const MemoryEvaluation m = node(model, offload, 4).evaluation().memory;
    QVERIFY(m.nvme && m.hostRam);
    const double expected = perParameter * static_cast<double>(model.totalParams);
    QVERIFY(std::abs(static_cast<double>(m.nvme->expected.count) / expected - 1) < 1e-6);
    const double base = 8 + 6 * 8; // the system and the processes, as without offload
    QVERIFY(std::abs(static_cast<double>(m.hostRam->expected.count) / gib - base - hostGiB) < 0.01);
}

void TestNvmeOffload::sameOnTheGpuAsHostOffload()
{
    for (const auto &[drives, host] : {std::pair(Offload::OptimizerToNvme, Offload::Optimizer), std::pair(Offload::ParametersToNvme, Offload::Parameters)}) {
        Machine other = node(llama31_70b(), host, 4);
        other.configuration.workload.framework = TrainingFramework::DeepSpeed;
        const MemoryEvaluation onDrives = node(llama31_70b(), drives, 4).evaluation().memory;
        const MemoryEvaluation onHost = other.evaluation().memory;
        QCOMPARE(onDrives.perGpu.total->expected, onHost.perGpu.total->expected);
        QVERIFY(onDrives.hostRam->expected < onHost.hostRam->expected);
        QVERIFY(!onHost.nvme);
    }
}

// The gradient of the head is made on the GPU before it is moved away: 2 bytes x vocabulary x width beside the weights.
void TestNvmeOffload::gradientsPassThroughTheGpu()
{
    Configuration c = machine(llama31_8b(), H100, 1);
    c.workload.kind = WorkloadKind::FullFineTuning;
    c.workload.framework = TrainingFramework::Torchtune;
    c.workload.offload = Offload::Optimizer;
    c.workload.sequenceLength = 1;
    const std::int64_t least = 2 * 8'030'261'248LL + 2LL * 128'256 * 4096;
    QVERIFY(run(c).memory.perGpu.allocated.count >= least);
    QVERIFY(run(c).memory.perGpu.allocated.count < least + 100'000'000);
}

void TestNvmeOffload::automaticsChooseDeepSpeed()
{
    Machine one = node(llama31_8b(), Offload::ParametersToNvme, 1);
    one.configuration = machine(llama31_8b(), H100, 1);
    one.configuration.workload.kind = WorkloadKind::FullFineTuning;
    one.configuration.workload.offload = Offload::ParametersToNvme;
    const ConfigurationEvaluation e = one.evaluation();
    QCOMPARE(e.workload.framework, TrainingFramework::DeepSpeed);
    QCOMPARE(e.workload.zeroStage, 3);
    QVERIFY(!find(e, FindingCode::NvmeOffloadNeedsZero3));
}

void TestNvmeOffload::findings_data()
{
    QTest::addColumn<int>("drives");
    QTest::addColumn<int>("framework");
    QTest::addColumn<int>("stage");
    QTest::addColumn<bool>("isDriveTooSmall");
    QTest::addColumn<bool>("isZero3Asked");
    QTest::addColumn<int>("repair");
    const int deepSpeed = int(TrainingFramework::DeepSpeed), fsdp = int(TrainingFramework::Fsdp);
    QTest::newRow("room for 18 bytes of 671e9 on two drives") << 2 << deepSpeed << 3 << false << false << 0;
    QTest::newRow("12.08 TB do not go on one of 7.68") << 1 << deepSpeed << 3 << true << false << 0;
    QTest::newRow("no drive") << 0 << deepSpeed << 3 << true << false << 0;
    QTest::newRow("stage 2") << 9 << deepSpeed << 2 << false << true << int(RepairKind::SetZero);
    QTest::newRow("FSDP") << 9 << fsdp << 3 << false << true << int(RepairKind::SetOffload);
}

void TestNvmeOffload::findings()
{
    QFETCH(int, drives);
    QFETCH(int, framework);
    QFETCH(int, stage);
    QFETCH(bool, isDriveTooSmall);
    QFETCH(bool, isZero3Asked);
    QFETCH(int, repair);
    Machine m = node(deepseekV3(), Offload::ParametersToNvme, drives);
    m.configuration.workload.framework = static_cast<TrainingFramework>(framework);
    m.configuration.workload.zeroStage = stage;
    m.configuration.workload.zeroAuto = false;
    const ConfigurationEvaluation e = m.evaluation();
    const Finding *small = find(e, FindingCode::DrivesTooSmall);
    QCOMPARE(small != nullptr, isDriveTooSmall);
    if (small) {
        QCOMPARE(small->severity, Severity::Blocker);
        QVERIFY(std::abs(small->need->value / (18 * 671'026'419'200.0) - 1) < 1e-6);
        QCOMPARE(small->have->value, 7.68e12 * drives);
    }
    const Finding *needs = find(e, FindingCode::NvmeOffloadNeedsZero3);
    QCOMPARE(needs != nullptr, isZero3Asked);
    if (needs) {
        QCOMPARE(int(needs->repair.kind), repair);
        m.configuration = repaired(m.catalogue, m.configuration, needs->repair);
        QVERIFY(!find(m.evaluation(), FindingCode::NvmeOffloadNeedsZero3));
    }
}

// What is not known has no speed; the drives' time is 16 bytes read and 18 written per parameter, over all drives.
void TestNvmeOffload::speedNeedsDrives()
{
    QVERIFY(!node(llama31_8b(), Offload::OptimizerToNvme, 0).evaluation().speed.trainingStep);
    const auto step = [](Offload offload, double read, double write) {
        Machine m = node(llama31_8b(), offload, 4, read, write);
        m.configuration.workload.framework = TrainingFramework::DeepSpeed;
        return m.evaluation().speed.trainingStep->expected.count;
    };
    const double host = step(Offload::Optimizer, 7e9, 5e9);
    const double drives = step(Offload::OptimizerToNvme, 7e9, 5e9);
    const double least = 16 * 8.030261248e9 * (1 / 28e9 + 1 / 20e9);
    QVERIFY2(drives - host > 0.5 * least && drives - host < 2.5 * least, qPrintable(QString::number((drives - host) / least)));
}

void TestNvmeOffload::fasterDrivesNeverSlow()
{
    for (const Offload offload : {Offload::OptimizerToNvme, Offload::ParametersToNvme}) {
        double before = 0;
        for (const double rate : {1e9, 3e9, 7e9, 14e9, 1e12}) {
            const double now = node(llama31_70b(), offload, 2, rate, rate).evaluation().speed.trainingPerGpu->expected.count;
            QVERIFY(now >= before);
            before = now;
        }
    }
}

// Offered where the drives hold it and the host's memory does not hold the states.
void TestNvmeOffload::wayOutNeedsRoom()
{
    for (const int drives : {0, 2}) {
        Machine m = node(llama31_70b(), Offload::None, drives);
        m.configuration.workload.kind = WorkloadKind::PreTraining;
        MemoryModule module;
        module.capacity = Bytes(64'000'000'000);
        m.catalogue.memory.push_back(module);
        BomLine line;
        line.part = {PartKind::Memory, PartIndex{0}};
        line.quantity = 8;
        m.configuration.lines.push_back(line);
        const ConfigurationEvaluation e = m.evaluation();
        const Finding *no = find(e, FindingCode::NotEnoughGpuMemory);
        QVERIFY(no);
        const bool isOffered = no->repair.kind == RepairKind::SetOffload && isToNvme(static_cast<Offload>(no->repair.value));
        QCOMPARE(isOffered, drives > 0);
    }
}

QTEST_GUILESS_MAIN(TestNvmeOffload)
#include "tst_nvmeoffload.moc"
