// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <functional>

#include "catalogue/cataloguestore.h"
#include "engine/evaluation.h"
#include "engine/names.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// The shipped parts and, for the rules about it, a SATA drive.
const Catalogue &catalogue()
{
    static const Catalogue value = [] {
        Catalogue c = catalogueFromResources().value();
        Drive sata;
        sata.info.id = sata.info.model = "sata-3-84";
        sata.capacity = 3'840_GB;
        sata.formFactor = "2.5 in";
        sata.interface = "SATA 6 Gb/s";
        c.drives.push_back(sata);
        return c;
    }();
    return value;
}

// "server gpu*4 !switch": quantities per node, ! once per project, ? a custom network line.
Project projectOf(const QString &parts)
{
    Project p;
    Configuration c;
    c.name = "A";
    c.model = *catalogue().model("llama-3.1-8b");
    for (const QString &word : parts.split(u' ', Qt::SkipEmptyParts)) {
        BomLine line;
        const QStringList pair = word.split(u'*');
        QString id = pair[0];
        line.scope = id.startsWith(u'!') ? LineScope::PerProject : LineScope::PerNode;
        line.quantity = pair.size() > 1 ? pair[1].toInt() : 1;
        if (id == u"?") {
            line.part.kind = PartKind::Network;
            line.description = "custom";
        } else {
            line.part = catalogue().find(id.remove(u'!').toStdString());
            if (!line.part.isValid()) {
                qFatal("no part %s", qPrintable(id));
            }
        }
        c.lines.push_back(line);
    }
    p.configurations.push_back(c);
    return p;
}

using Change = std::function<void(Project &)>;

Configuration &first(Project &p) { return p.configurations.front(); }

Change all(std::vector<Change> changes)
{
    return [changes = std::move(changes)](Project &p) {
        for (const Change &change : changes) {
            change(p);
        }
    };
}
Change model(const char *id)
{
    return [id](Project &p) { first(p).model = *catalogue().model(id); };
}
Change kind(WorkloadKind k)
{
    return [k](Project &p) { first(p).workload.kind = k; };
}
Change nodes(int n)
{
    return [n](Project &p) { first(p).nodes = n; };
}
Change tensor(int n)
{
    return [n](Project &p) { first(p).workload.tensorParallel = n; };
}
Change engine(InferenceEngine e)
{
    return [e](Project &p) { first(p).workload.engine = e; };
}
Change weights(WeightFormat f)
{
    return [f](Project &p) { first(p).workload.weights = f; };
}
Change inlet(double celsius, double altitude = 0)
{
    return [=](Project &p) {
        p.site.inlet = Celsius(celsius);
        p.site.altitudeM = altitude;
    };
}
Change offload(Offload o)
{
    return [o](Project &p) { first(p).workload.offload = o; };
}
const Change nothing = [](Project &) {};
const Change full = kind(WorkloadKind::FullFineTuning);

struct Expected {
    double need = -1, have = -1; // -1: not checked
    bool isRepaired = false;
};

// A machine with one fault, and the same one without it.
struct Case {
    const char *name;
    FindingCode code;
    Severity severity;
    QString broken, sound;
    Change change, changeOfSound;
    Expected expected;
};

const QString xeons = u"intel-xeon-8480plus*2 ddr5-rdimm-64gb-4800*16 micron-7450-pro-3-84*2 "_s;
const QString epycs = u"amd-epyc-9554*2 ddr5-rdimm-96gb-4800*24 micron-7450-pro-7-68*2 "_s;
const QString r760xa = u"dell-poweredge-r760xa "_s + xeons;
const QString hgx = u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 "_s + epycs;
const QString oam = u"supermicro-as-8125gs-tnmr2 "_s + epycs;
const QString tower = u"generic-tower-2gpu amd-ryzen-9-9950x ddr5-udimm-48gb-5600*2 samsung-990-pro-2 "_s;
const QString threadripper = u"generic-tower-4gpu amd-tr-pro-7975wx ddr5-rdimm-64gb-4800*8 samsung-990-pro-4 "_s;

std::vector<Case> cases()
{
    using enum FindingCode;
    using enum Severity;
    std::vector<Case> rows;
    const auto row = [&](const char *name, FindingCode code, Severity severity, const QString &broken, const QString &sound, const Expected &expected = {},
                         const Change &change = nothing, const Change &changeOfSound = {}) {
        rows.push_back({name, code, severity, broken, sound, change, changeOfSound ? changeOfSound : change, expected});
    };
    // --- chassis ---
    row("L40S has no fan", PassiveGpuInTower, Caution, threadripper + u"nvidia-l40s*2"_s, threadripper + u"nvidia-rtx-6000-ada*2"_s, {-1, -1, true});
    row("fans before fans", ActiveGpuInDenseServer, Advice, r760xa + u"nvidia-rtx-6000-ada*4"_s, r760xa + u"nvidia-l40s*4"_s, {-1, -1, true});
    row("MI355X in air", LiquidCoolingMissing, Caution, oam + u"amd-mi355x*8"_s, oam + u"amd-mi325x*8"_s);
    // ASHRAE A2: 35 C, 1 C less for each 300 m above 900 m
    row("36 C", InletTooWarm, Caution, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {35, 36}, inlet(36), inlet(35));
    row("34 C at 1 500 m", InletTooWarm, Caution, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {33, 34}, inlet(34, 1500), inlet(33, 1500));
    row("four of eight modules", PartialGpuBoard, Caution, u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*4 "_s + epycs, hgx, {8, 4, true});
    row("four modules on a board of four", PartialGpuBoard, Caution, u"dell-poweredge-xe8640 nvidia-h100-sxm5-80gb*2 "_s + xeons,
        u"dell-poweredge-xe8640 nvidia-h100-sxm5-80gb*4 "_s + xeons, {4, 2, true});
    row("GeForce in a rack", ConsumerGpuInServer, Caution, u"dell-poweredge-xe7745 nvidia-rtx-5090*4 "_s + epycs, threadripper + u"nvidia-rtx-5090*2"_s,
        {-1, -1, true});
    // --- host ---
    row("two kinds of CPU", MixedCpus, Blocker, r760xa + u"nvidia-l40s*4 intel-xeon-6430"_s, r760xa + u"nvidia-l40s*4"_s);
    row("one CPU, four cards of four", SecondSocketEmpty, Caution,
        u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus ddr5-rdimm-64gb-4800*8 micron-7450-pro-3-84*2"_s,
        u"dell-poweredge-r760xa nvidia-l40s*2 intel-xeon-8480plus ddr5-rdimm-64gb-4800*8 micron-7450-pro-3-84*2"_s, {2, 1, true});
    row("one CPU behind a switch", SecondSocketEmpty, Caution,
        u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus ddr5-rdimm-64gb-4800*8 micron-7450-pro-3-84*2"_s,
        u"dell-poweredge-xe7745 nvidia-l4*16 amd-epyc-9965 ddr5-rdimm-64gb-4800*12 micron-7450-pro-3-84*2"_s, {2, 1, true});
    row("32 cores for 8 GPUs", FewCoresPerGpu, Advice, u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 amd-epyc-9124*2"_s,
        u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 amd-epyc-9354*2"_s, {48, 32});
    row("32 cores for an offloaded optimizer", FewCoresForOffload, Advice, u"supermicro-as-4125gs-tnrt nvidia-l40s*4 amd-epyc-9124*2"_s,
        u"supermicro-as-4125gs-tnrt nvidia-l40s*4 amd-epyc-9354*2"_s, {64, 32}, all({full, offload(Offload::Optimizer)}));
    row("8 TiB on one Xeon", MemoryAboveCpuLimit, Caution, u"dell-poweredge-r760xa nvidia-l40s*2 intel-xeon-8480plus ddr5-rdimm-256gb-4800*32"_s,
        u"dell-poweredge-r760xa nvidia-l40s*2 intel-xeon-8480plus*2 ddr5-rdimm-256gb-4800*32"_s, {4.0 * (1LL << 40), 8.0 * (1LL << 40)});
    // Sapphire Rapids: 4 800 MT/s (Intel ARK, Xeon Platinum 8480+)
    row("5 600 on a CPU of 4 800", MemoryFasterThanCpu, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-64gb-5600*16"_s,
        r760xa + u"nvidia-l40s*4"_s, {4800, 5600, true});
    row("4 800 on a CPU of 4 400: no slower ones", MemoryFasterThanCpu, Advice,
        u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-6430*2 ddr5-rdimm-64gb-5600*16"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-6430*2 ddr5-rdimm-64gb-4800*16"_s, {4400, 5600});
    row("no ECC in a rack", MemoryWithoutEcc, Caution, u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-udimm-32gb-5600*16"_s,
        r760xa + u"nvidia-l40s*4"_s, {-1, -1, true});
    row("no ECC, all weights trained", MemoryWithoutEcc, Caution, tower + u"nvidia-rtx-4090"_s, tower + u"nvidia-rtx-4090"_s, {}, full, nothing);
    // 128 GiB beside 4 x 48 GB; guides: at least 256, and twice the GPUs: 4 x 45.0 GiB (as the driver prints) x 2
    row("128 GiB for four L40S", HostMemoryLow, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-32gb-4800*4"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 intel-xeon-8480plus*2 ddr5-rdimm-32gb-4800*16"_s, {-1, 128.0 * (1LL << 30), true});
    row("256 GiB for eight H100", HostMemoryLow, Advice, u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 amd-epyc-9554*2 ddr5-rdimm-32gb-4800*8"_s,
        u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 amd-epyc-9554*2 ddr5-rdimm-32gb-4800*24"_s, {-1, 256.0 * (1LL << 30), true});
    // --- lanes and links: 16 for each card and adapter, 4 for each NVMe drive ---
    const QString esc = u"asus-esc8000a-e12 nvidia-l40s*8 nvidia-cx7-1x400-ndr micron-7450-pro-3-84*2 ddr5-rdimm-64gb-4800*12 "_s;
    row("152 lanes of one EPYC", PcieLanesExceeded, Caution, esc + u"amd-epyc-9554"_s, esc + u"amd-epyc-9554*2"_s, {152, 128});
    const QString direct = u"nvidia-l40s*8 nvidia-cx7-1x400-ndr*2 micron-7450-pro-3-84*8 amd-epyc-9554*2 ddr5-rdimm-64gb-4800*24"_s;
    row("192 lanes of two EPYCs without a switch", PcieLanesExceeded, Caution, u"asus-esc8000a-e12 "_s + direct, u"gigabyte-g493-zb0 "_s + direct, {192, 160});
    row("three full slots of a Ryzen", PcieLanesExceeded, Caution, u"generic-tower-4gpu amd-ryzen-9-9950x nvidia-rtx-6000-ada*2"_s, tower + u"nvidia-rtx-6000-ada*2"_s,
        {32, 24});
    row("H100 behind Milan", GpuSlowedBySlot, Advice, u"supermicro-as-4125gs-tnrt nvidia-h100-pcie-80gb*4 amd-epyc-7763*2"_s,
        u"supermicro-as-4125gs-tnrt nvidia-a100-pcie-80gb*4 amd-epyc-7763*2"_s, {5, 4});
    row("two cards at x8", GpuLanesHalved, Advice, tower + u"nvidia-rtx-4090*2"_s, tower + u"nvidia-rtx-4090"_s, {16, 8}, kind(WorkloadKind::Lora));
    row("four L40S share a model", TensorParallelOverPcie, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {-1, 4}, tensor(4), tensor(2));
    row("an automatic degree is our choice", TensorParallelOverPcie, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {-1, 4}, tensor(4), nothing);
    row("all weights on four L40S", TrainingOverPcie, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {-1, 4}, full, kind(WorkloadKind::Lora));
    row("four H100 NVL in pairs", TensorParallelBeyondLink, Advice, r760xa + u"nvidia-h100-nvl-94gb*4"_s, r760xa + u"nvidia-h100-nvl-94gb*4"_s, {4, 2}, tensor(4),
        tensor(2));
    row("tensors over two nodes", TensorParallelAcrossNodes, Caution, hgx + u"nvidia-cx7-1x400-ndr*8"_s, hgx + u"nvidia-cx7-1x400-ndr*8"_s, {16, 8, true},
        all({model("llama-3.1-70b"), nodes(2), tensor(16)}), all({model("llama-3.1-70b"), nodes(2), tensor(8)}));
    row("three bridged cards", GpuWithoutBridgePartner, Advice, r760xa + u"nvidia-h100-nvl-94gb*3"_s, r760xa + u"nvidia-h100-nvl-94gb*4"_s, {-1, 3, true});
    // --- network ---
    row("two nodes, no adapter", NodesNotConnected, Blocker, hgx, hgx + u"nvidia-cx7-1x400-ndr*8"_s, {2, 0, true}, all({full, nodes(2)}));
    row("replicas need none", NodesNotConnected, Blocker, hgx, hgx, {2, 0, true}, all({full, nodes(2)}), nodes(2));
    row("B300 boards have their own", NodesNotConnected, Blocker, hgx, u"asus-xa-nb3i-e12 nvidia-b300-sxm6-288gb*8"_s, {2, 0, true}, all({full, nodes(2)}));
    // 2 x 400 over 8 GPUs; guides: 400 Gb/s each
    row("two adapters for eight GPUs", NetworkBelowClass, Caution, hgx + u"nvidia-cx7-1x400-ndr*2"_s, hgx + u"nvidia-cx7-1x400-ndr*8"_s, {400e9, 100e9, true},
        all({full, nodes(2)}));
    row("eleven adapters, ten slots", TooManyAdapters, Caution, hgx + u"nvidia-cx7-1x400-ndr*11"_s, hgx + u"nvidia-cx7-1x400-ndr*10"_s, {10, 11});
    row("cards and adapters", TooManyAdapters, Caution, r760xa + u"nvidia-l40s*4 nvidia-cx7-1x400-ndr*5"_s, r760xa + u"nvidia-l40s*4 nvidia-cx7-1x400-ndr*4"_s, {8, 9});
    // PCIe 5.0 x16: 32 GT/s x 16 x 128/130 = 504 Gb/s
    row("800 Gb/s in generation 5", AdapterSlowedBySlot, Advice, hgx + u"nvidia-cx8-1x800"_s, hgx + u"nvidia-cx7-1x400-ndr"_s, {800e9, 32e9 * 16 * 128 / 130});
    row("Ethernet into InfiniBand", SwitchOfOtherFabric, Caution, hgx + u"intel-e810-cqda2 !nvidia-qm9700"_s, hgx + u"intel-e810-cqda2 !nvidia-sn4600c"_s);
    // QM9700: 64 ports of 400; ten nodes of eight
    row("80 ports into 64", SwitchTooSmall, Caution, hgx + u"nvidia-cx7-1x400-ndr*8 !nvidia-qm9700"_s, hgx + u"nvidia-cx7-1x400-ndr*8 !nvidia-qm9700"_s,
        {80 * 400e9, 64 * 400e9}, all({full, nodes(10)}), all({full, nodes(8)}));
    row("three nodes, no switch", NoSwitch, Advice, hgx + u"nvidia-cx7-1x400-ndr*8"_s, hgx + u"nvidia-cx7-1x400-ndr*8"_s, {1, 0}, all({full, nodes(3)}),
        all({full, nodes(2)}));
    // --- storage ---
    row("no drive", NoDrive, Caution, u"dell-poweredge-r760xa nvidia-l40s*4"_s, u"nvidia-dgx-h100 nvidia-h100-sxm5-80gb*8"_s, {2, 0, true});
    // 70.55e9 weights: 2 bytes each, and 14 of one checkpoint
    row("a checkpoint of 70B", DrivesBelowModel, Caution, u"dell-poweredge-r760xa nvidia-l40s*4 micron-7450-pro-0-96-m2"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 samsung-990-pro-2"_s, {70'553'706'496.0 * 16, 0.96e12, true}, all({model("llama-3.1-70b"), full}));
    row("one drive", SingleDrive, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 micron-7450-pro-3-84"_s, tower + u"nvidia-rtx-4090"_s, {2, 1, true});
    row("SATA alone", NoNvme, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 sata-3-84*2"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 sata-3-84*2 micron-7450-pro-3-84"_s, {-1, -1, true});
    // --- software ---
    row("TensorRT-LLM on AMD", EngineNotForStack, Blocker, oam + u"amd-mi300x*8"_s, hgx, {-1, -1, true}, engine(InferenceEngine::TensorRtLlm));
    row("llama.cpp on Gaudi", EngineNotForStack, Blocker, oam + u"intel-gaudi-3-oam*8"_s, oam + u"amd-mi300x*8"_s, {}, engine(InferenceEngine::LlamaCpp));
    row("vLLM on Gaudi", EngineNeedsPlugin, Advice, oam + u"intel-gaudi-3-oam*8"_s, oam + u"amd-mi300x*8"_s, {}, engine(InferenceEngine::Vllm));
    row("Volta", ArchitectureRetired, Caution, r760xa + u"nvidia-v100-pcie-32gb*2"_s, r760xa + u"nvidia-t4*2"_s);
    row("H20", MarketRestricted, Advice, u"supermicro-as-8125gs-tnhr nvidia-h20-sxm5-96gb*8 "_s + epycs, hgx);
    row("8B in FP8 on an H100", OverSpecified, Advice, r760xa + u"nvidia-h100-pcie-80gb"_s, r760xa + u"nvidia-l4"_s, {-1, -1, true}, weights(WeightFormat::Fp8));
    row("speed is the target", OverSpecified, Advice, r760xa + u"nvidia-h100-pcie-80gb"_s, r760xa + u"nvidia-h100-pcie-80gb"_s, {-1, -1, true},
        weights(WeightFormat::Fp8), [](Project &p) {
            first(p).workload.weights = WeightFormat::Fp8;
            first(p).workload.serving.targetTokensPerSecond = TokensPerSecond(100);
        });
    row("NVFP4 on AMD", PrecisionNotSupported, Caution, u"supermicro-as-8125gs-tnmr2 amd-mi350x*8"_s, u"supermicro-as-8126gs-nb3rt nvidia-b300-sxm6-288gb*8"_s, {-1, -1, true},
        weights(WeightFormat::Nvfp4));
    return rows;
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

constexpr FindingCode firstNew = FindingCode::PassiveGpuInTower, lastNew = FindingCode::OverSpecified;

} // namespace

class PartRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void oneFaultIsFound_data();
    void oneFaultIsFound();
    void everyRuleHasARow();
    void unknownPartsRaiseNothing();
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
    for (int code = static_cast<int>(firstNew); code <= static_cast<int>(lastNew); ++code) {
        const bool isTested = std::any_of(rows.begin(), rows.end(), [code](const Case &c) { return static_cast<int>(c.code) == code; });
        QVERIFY2(isTested, std::string(nameOf(static_cast<FindingCode>(code))).c_str());
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
            QVERIFY2(f.code < firstNew || f.code > lastNew, std::string(nameOf(f.code)).c_str());
        }
    }
    Catalogue bare;
    bare.servers.resize(1);
    bare.gpus.resize(1);
    bare.cpus.resize(1);
    bare.memory.resize(1);
    bare.drives.resize(2);
    bare.network.resize(1);
    Project p = projectOf(u"nvidia-l40s*8"_s);
    full(p);
    nodes(2)(p);
    p.site.inlet = Celsius(60);
    for (const PartKind k : {PartKind::Server, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Network}) {
        BomLine line;
        line.part = {k, PartIndex{0}};
        first(p).lines.push_back(line);
    }
    first(p).lines.front().part = {PartKind::Gpu, PartIndex{0}};
    const ConfigurationEvaluation e = evaluateConfiguration(bare, p, first(p));
    for (const Finding &f : e.findings.items()) {
        QVERIFY2(f.code < firstNew || f.code > lastNew, std::string(nameOf(f.code)).c_str());
    }
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::PartRulesTest)
#include "tst_partrules.moc"
