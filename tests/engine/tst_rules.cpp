// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "bomfixture.h"

using namespace fixture;

namespace {

constexpr std::uint16_t bit(GpuFormFactor form)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(form));
}

PartInfo named(const char *id, const char *vendor)
{
    PartInfo info;
    info.id = info.model = id;
    info.vendor = vendor;
    return info;
}

// Servers: 0 = 2U with two 350 W cards, 1 = 8 cards of 600 W, 2 = SXM5, 3 = complete system.
// GPUs: 0 = 350 W double, 1 = 600 W double, 2 = SXM5, 3 = 72 W single, 4 = triple.
Catalogue rack()
{
    Catalogue c;
    c.servers.resize(4);
    Server &small = c.servers[0];
    small.info = named("small", "Dell");
    small.sockets = 2;
    small.socketType = "LGA4677";
    small.gpuFormFactors = bit(GpuFormFactor::PciE);
    small.maxGpus = 2;
    small.maxSlotWidth = 2;
    small.maxGpuTdp = Watts(350);
    small.dimmSlots = 32;
    small.memoryType = "DDR5 RDIMM";
    small.nvmeBays = 4;
    small.psuSlots = 2;
    small.defaultPsuCount = 2;
    small.defaultPsuRating = Watts(2800);
    small.redundancy = RedundancyScheme{1, 1};
    small.chassisOverhead = Watts(350);
    c.servers[1] = small;
    c.servers[1].info = named("large", "Supermicro");
    c.servers[1].maxGpus = 8;
    c.servers[1].maxGpuTdp = Watts(600);
    c.servers[1].psuSlots = 4;
    c.servers[2] = c.servers[1];
    c.servers[2].info = named("sxm", "Supermicro");
    c.servers[2].gpuFormFactors = bit(GpuFormFactor::Sxm5);
    c.servers[2].maxGpuTdp = Watts(700);
    c.servers[3] = c.servers[2];
    c.servers[3].info = named("dgx", "NVIDIA");

    const auto gpu = [&](GpuFormFactor form, std::optional<int> width, double tdp) {
        Gpu g;
        g.info.id = "gpu-" + std::to_string(c.gpus.size());
        g.formFactor = form;
        g.slotWidth = width;
        g.tdp = Watts(tdp);
        c.gpus.push_back(g);
    };
    gpu(GpuFormFactor::PciE, 2, 350);
    gpu(GpuFormFactor::PciE, 2, 600);
    gpu(GpuFormFactor::Sxm5, std::nullopt, 700);
    gpu(GpuFormFactor::PciE, 1, 72);
    gpu(GpuFormFactor::PciE, 3, 350);

    c.cpus.resize(2);
    c.cpus[0].info.id = "epyc";
    c.cpus[0].socket = "SP5";
    c.cpus[0].tdp = Watts(360);
    c.cpus[0].maxSockets = 2;
    c.cpus[0].memoryChannels = 12;
    c.cpus[0].memoryType = "DDR5";
    c.cpus[1] = c.cpus[0];
    c.cpus[1].info.id = "xeon";
    c.cpus[1].socket = "LGA4677";
    c.cpus[1].memoryChannels = 8;

    const auto module = [&](const char *generation, const char *type, Bytes capacity) {
        MemoryModule m;
        m.info.id = "module-" + std::to_string(c.memory.size());
        m.generation = generation;
        m.moduleType = type;
        m.capacity = capacity;
        m.typical = Watts(8);
        c.memory.push_back(m);
    };
    module("DDR4", "RDIMM", 64_GiB);
    module("DDR5", "UDIMM", 32_GiB);
    module("DDR5", "RDIMM", 32_GiB);
    module("DDR5", "3DS RDIMM", 64_GiB);
    module("DDR5", "MRDIMM", 64_GiB);
    module("DDR4", "LRDIMM", 64_GiB);

    c.drives.resize(2);
    c.drives[0].formFactor = "U.2";
    c.drives[1].formFactor = "M.2 2280";
    c.psus = {supply(2800, std::nullopt, EfficiencyClass::Titanium, "Dell 86mm redundant"), supply(2700, 1200, EfficiencyClass::Titanium, "1U redundant"),
              supply(1300, 1300, EfficiencyClass::Gold, "ATX 3.1")};
    return c;
}

// A machine without a fault: what each row then breaks.
Configuration sound()
{
    Configuration c;
    c.name = "A";
    c.lines = {part(PartKind::Server, 0, 1), part(PartKind::Gpu, 0, 2), part(PartKind::Cpu, 1, 2), part(PartKind::Memory, 2, 16), part(PartKind::Drive, 0, 2)};
    return c;
}

BomLine &line(Configuration &c, PartKind kind)
{
    for (BomLine &l : c.lines) {
        if (l.part.kind == kind) {
            return l;
        }
    }
    return c.lines.emplace_back();
}

Configuration with(BomLine replacement)
{
    Configuration c = sound();
    line(c, replacement.part.kind) = replacement;
    return c;
}

Configuration without(PartKind kind)
{
    Configuration c = sound();
    std::erase_if(c.lines, [&](const BomLine &l) { return l.part.kind == kind; });
    return c;
}

Configuration plus(BomLine extra)
{
    Configuration c = sound();
    c.lines.push_back(extra);
    return c;
}

} // namespace

Q_DECLARE_METATYPE(Configuration)

class TestRules : public QObject {
    Q_OBJECT
private slots:
    void soundMachine()
    {
        ConfigurationEvaluation e;
        evaluateRules(rack(), {}, sound(), e);
        QVERIFY(e.findings.items().empty());
    }

    void broken_data()
    {
        QTest::addColumn<Configuration>("configuration");
        QTest::addColumn<int>("code"); // -1: none
        QTest::addColumn<int>("severity");
        QTest::addColumn<double>("nearest"); // -1: not checked
        QTest::addColumn<bool>("isRepairable");
        const auto row = [](const char *name, const Configuration &c, FindingCode code, Severity severity, double nearest, bool repairable) {
            QTest::newRow(name) << c << int(code) << int(severity) << nearest << repairable;
        };
        const auto fine = [](const char *name, const Configuration &c) { QTest::newRow(name) << c << -1 << 0 << -1.0 << false; };
        using enum FindingCode;
        using enum PartKind;
        row("no server", without(Server), NoServer, Severity::Caution, -1, true);
        row("five cards in two places", with(part(Gpu, 0, 5)), TooManyGpus, Severity::Blocker, 2, true);
        fine("single-width cards: two per place", with(part(Gpu, 3, 4)));
        row("single-width cards, too many", with(part(Gpu, 3, 5)), TooManyGpus, Severity::Blocker, 4, true);
        row("SXM module in a PCIe chassis", with(part(Gpu, 2, 2)), GpuFormFactorMismatch, Severity::Blocker, -1, true);
        row("three slots wide", with(part(Gpu, 4, 2)), GpuFormFactorMismatch, Severity::Blocker, -1, true);
        row("600 W card, 350 W chassis", with(part(Gpu, 1, 2)), GpuPowerAboveChassis, Severity::Blocker, 350, true);
        row("EPYC in LGA4677", with(part(Cpu, 0, 2)), CpuSocketMismatch, Severity::Blocker, -1, true);
        row("three processors", with(part(Cpu, 1, 3)), TooManyCpus, Severity::Blocker, 2, true);
        row("no processor", without(Cpu), NoCpu, Severity::Caution, 2, true);
        row("DDR4 in DDR5", with(part(Memory, 0, 16)), MemoryTypeMismatch, Severity::Blocker, -1, true);
        row("UDIMM for RDIMM", with(part(Memory, 1, 16)), MemoryTypeMismatch, Severity::Blocker, -1, true);
        row("MRDIMM for RDIMM", with(part(Memory, 4, 16)), MemoryTypeMismatch, Severity::Blocker, -1, true);
        fine("3DS RDIMM is an RDIMM", with(part(Memory, 3, 16)));
        row("48 modules", with(part(Memory, 2, 48)), TooManyMemoryModules, Severity::Blocker, 32, true);
        row("no memory", without(Memory), NoMemory, Severity::Caution, 16, true);
        row("12 modules on 16 channels", with(part(Memory, 2, 12)), UnevenMemoryChannels, Severity::Advice, 16, true);
        row("two types of module", plus(part(Memory, 3, 16)), MixedMemory, Severity::Caution, -1, false);
        row("five drives, four bays", with(part(Drive, 0, 5)), TooManyDrives, Severity::Blocker, 4, true);
        fine("M.2 needs no bay", plus(part(Drive, 1, 9)));
        row("three supplies, two bays", plus(part(Psu, 0, 3)), TooManyPsus, Severity::Blocker, 2, true);
    }
    void broken()
    {
        QFETCH(Configuration, configuration);
        QFETCH(int, code);
        QFETCH(int, severity);
        QFETCH(double, nearest);
        QFETCH(bool, isRepairable);
        const Catalogue catalogue = rack();
        ConfigurationEvaluation e;
        evaluateRules(catalogue, {}, configuration, e);
        if (code < 0) {
            QVERIFY(e.findings.items().empty());
            return;
        }
        const Finding *f = findingOf(e, static_cast<FindingCode>(code));
        QVERIFY(f);
        QCOMPARE(int(f->severity), severity);
        if (nearest >= 0) {
            QVERIFY(f->nearest && f->have && f->need);
            QCOMPARE(f->nearest->value, nearest);
        }
        QCOMPARE(f->repair.kind != RepairKind::None, isRepairable);
        if (isRepairable) {
            // The repair takes its finding away.
            const Configuration after = repaired(catalogue, configuration, f->repair);
            ConfigurationEvaluation then;
            evaluateRules(catalogue, {}, after, then);
            QVERIFY(!then.findings.has(f->code));
        }
    }

    void quietCases()
    {
        const Catalogue catalogue = rack();
        const auto codes = [&](const Configuration &c) {
            ConfigurationEvaluation e;
            evaluateRules(catalogue, {}, c, e);
            return e.findings;
        };
        Configuration bare;
        QVERIFY(codes(bare).items().empty());
        bare.lines = {part(PartKind::Gpu, 0, 8)};
        QVERIFY(codes(bare).items().empty()); // a bare GPU estimate
        Configuration complete;
        complete.lines = {part(PartKind::Server, 3, 1), part(PartKind::Gpu, 2, 8)};
        QVERIFY(codes(complete).items().empty()); // sold whole
        complete.lines[0] = part(PartKind::Server, 2, 1);
        QVERIFY(codes(complete).has(FindingCode::NoCpu) && codes(complete).has(FindingCode::NoMemory));
        Configuration offNode = sound();
        offNode.lines.push_back(part(PartKind::Memory, 0, 4));
        offNode.lines.back().scope = LineScope::PerProject; // spare parts stand in no slot
        QVERIFY(codes(offNode).items().empty());
    }

    void conflicts_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("conflict");
        const auto row = [](const char *name, PartKind kind, int index, PartConflict conflict) {
            QTest::newRow(name) << int(kind) << index << int(conflict);
        };
        using enum PartKind;
        row("third card", Gpu, 0, PartConflict::NoSlotLeft);
        row("600 W card", Gpu, 1, PartConflict::PowerAboveChassis);
        row("SXM", Gpu, 2, PartConflict::FormFactor);
        row("triple width", Gpu, 4, PartConflict::FormFactor);
        row("EPYC", Cpu, 0, PartConflict::Socket);
        row("third processor", Cpu, 1, PartConflict::NoSlotLeft);
        row("UDIMM", Memory, 1, PartConflict::MemoryType);
        row("RDIMM", Memory, 2, PartConflict::None);
        row("drive", Drive, 0, PartConflict::None);
        row("its own supply", Psu, 0, PartConflict::None);
        row("another maker's supply", Psu, 1, PartConflict::PsuForm);
        row("desktop supply", Psu, 2, PartConflict::PsuForm);
        row("larger chassis", Server, 1, PartConflict::None);
        row("SXM chassis", Server, 2, PartConflict::FormFactor);
        row("beyond the table", Gpu, 99, PartConflict::None);
    }
    void conflicts()
    {
        QFETCH(int, kind);
        QFETCH(int, index);
        QFETCH(int, conflict);
        const PartRef ref{static_cast<PartKind>(kind), PartIndex{static_cast<std::uint32_t>(index)}};
        QCOMPARE(int(conflictOf(rack(), sound(), ref)), conflict);
    }
    void conflictsWithoutServer()
    {
        QCOMPARE(int(conflictOf(rack(), {}, {PartKind::Cpu, PartIndex{0}})), int(PartConflict::NoServerChosen));
        QCOMPARE(int(conflictOf(rack(), {}, {PartKind::Server, PartIndex{0}})), int(PartConflict::None));
    }

    void repairs()
    {
        const Catalogue catalogue = rack();
        const Configuration before = sound();
        QVERIFY(repaired(catalogue, before, {}) == before);
        QVERIFY(repaired(catalogue, before, {RepairKind::SetWeights, 9999, {}}) == before);
        QVERIFY(repaired(catalogue, before, {RepairKind::SetQuantity, -1, {PartKind::Gpu, {}}}) == before);
        QVERIFY(repaired(catalogue, before, {RepairKind::SetQuantity, 2, {PartKind::Psu, {}}}) == before); // no such line, no such part
        QVERIFY(repaired(catalogue, before, {RepairKind::ReplacePart, 0, {PartKind::Gpu, PartIndex{99}}}) == before);
        QVERIFY(repaired(catalogue, {}, {RepairKind::SetGpuCount, 4, {}}) == Configuration());
        QVERIFY(repaired(catalogue, before, {RepairKind::SetWeights, int(WeightFormat::Fp8), {}}).workload.weights == WeightFormat::Fp8);
        const Repair engine{RepairKind::SetEngine, int(InferenceEngine::Sglang), {}};
        QVERIFY(repaired(catalogue, before, engine).workload.engine == InferenceEngine::Sglang);
        QVERIFY(repaired(catalogue, before, {RepairKind::SetEngine, 99, {}}) == before);
        QCOMPARE(*repaired(catalogue, before, {RepairKind::SetContext, 4096, {}}).workload.context, std::int64_t(4096));
        QCOMPARE(quantityPerNode(repaired(catalogue, before, {RepairKind::SetGpuCount, 4, {}}), PartKind::Gpu), 4);
        const Configuration zero = repaired(catalogue, before, {RepairKind::SetZero, 3, {}});
        QVERIFY(zero.workload.zeroStage == 3 && !zero.workload.zeroAuto);

        Configuration priced = before;
        line(priced, PartKind::Gpu).unitPrice = Money::units(1);
        const Configuration other = repaired(catalogue, priced, {RepairKind::ReplacePart, 0, {PartKind::Gpu, PartIndex{1}}});
        const BomLine *gpu = firstLine(other, PartKind::Gpu);
        QVERIFY(gpu->part.index.value == 1 && gpu->quantity == 2 && !gpu->unitPrice); // the price was the old part's
        const Configuration added = repaired(catalogue, without(PartKind::Server), {RepairKind::SetQuantity, 1, {PartKind::Server, PartIndex{1}}});
        QVERIFY(added.lines.front().part.kind == PartKind::Server);
    }

    void order()
    {
        Findings findings;
        for (const Severity severity : {Severity::Advice, Severity::Blocker, Severity::Caution, Severity::Blocker}) {
            Finding f;
            f.severity = severity;
            f.have = Figure{static_cast<double>(findings.items().size()), Unit::Count};
            findings.add(f);
        }
        findings.sortBySeverity();
        const auto at = [&](std::size_t i) { return findings.items()[i].have->value; };
        QVERIFY(at(0) == 1 && at(1) == 3 && at(2) == 2 && at(3) == 0);
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
