// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecases.h"

namespace configuria {

std::vector<Case> partCases()
{
    using enum FindingCode;
    using enum Severity;
    Rows row;
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
    row("two drives, a checkpoint of 70B", NoDriveMirror, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 micron-7450-pro-0-96-m2*2"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 samsung-990-pro-2*2"_s, {70'553'706'496.0 * 16, 0.96e12}, all({model("llama-3.1-70b"), full}));
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
    return row.list;
}

} // namespace configuria
