// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecases.h"

namespace configuria {

std::vector<Case> offerCases()
{
    using enum FindingCode;
    using enum Severity;
    Rows row;
    // --- chassis ---
    row("a card of 340 mm in a slot of 312", CardTooLong, Blocker, r760xa + u"long-card*4"_s, r760xa + u"nvidia-l40s*4"_s, {312, 340, true});
    row("a supply of HPE in a Dell", PsuNotForChassis, Blocker, r760xa + u"nvidia-l40s*4 hpe-psu-2200-p44712*2"_s, r760xa + u"nvidia-l40s*4 dell-psu-2800-titanium*2"_s,
        {-1, -1, true});
    row("an ATX supply in a server", PsuNotForChassis, Blocker, u"supermicro-as-4125gs-tnrt nvidia-l40s*4 corsair-hx1500i-2025*4"_s,
        threadripper + u"nvidia-rtx-6000-ada*2 corsair-hx1500i-2025*2"_s, {-1, -1, true});
    row("a supply of Supermicro in an ASUS", PsuNotForChassis, Blocker, u"asus-esc8000a-e12 nvidia-l40s*8 supermicro-psu-3000-titanium*4"_s,
        u"asus-esc8000a-e12 nvidia-l40s*8 generic-crps-2700-titanium*4"_s, {-1, -1, true});
    row("four cards of four", NoRoomToGrow, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*2"_s, {-1, 4});
    row("a cluster grows by nodes", NoRoomToGrow, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {-1, 4}, nothing, nodes(2));
    // DGX H100 user guide: 5 to 30 C
    row("31 C at a DGX H100", InletTooWarm, Caution, u"nvidia-dgx-h100 nvidia-h100-sxm5-80gb*8"_s, u"nvidia-dgx-h100 nvidia-h100-sxm5-80gb*8"_s, {30, 31}, inlet(31),
        inlet(30));
    // Dell prints 30 C with double-width cards
    row("31 C at a 2U server with cards", InletTooWarm, Caution, u"dell-poweredge-r760 nvidia-l40s*2 "_s + xeons, u"dell-poweredge-r760 nvidia-l4*2 "_s + xeons, {30, 31},
        inlet(31));
    // Lenovo ThinkSystem ST650 V2 setup guide, p. 61: two supplies of 750 W take one card of 300 W, two of 1 100 W take two, of 1 800 W four
    const QString st650 = u"lenovo-st650-v2 intel-xeon-8380*2 ddr4-rdimm-64gb-3200*16 micron-7450-pro-3-84*2 "_s;
    row("two cards on a third of 1 500 W", GpuPowerAboveSupplyShare, Blocker, st650 + u"nvidia-rtx-a6000*2 lenovo-psu-750-4p57a26291*2"_s,
        st650 + u"nvidia-rtx-a6000*2 lenovo-psu-1100-4p57a26293*2"_s, {600, -1, true});
    row("four cards on a third of 2 200 W", GpuPowerAboveSupplyShare, Blocker, st650 + u"nvidia-rtx-a6000*4 lenovo-psu-1100-4p57a26293*2"_s,
        st650 + u"nvidia-rtx-a6000*4 lenovo-psu-1800-4p57a26294*2"_s, {1200, -1, true});
    // --- host ---
    row("Genoa on a board for Turin", CpuFamilyMismatch, Caution, u"dell-poweredge-xe7745 nvidia-l40s*8 amd-epyc-9554*2"_s,
        u"dell-poweredge-xe7745 nvidia-l40s*8 amd-epyc-9655*2"_s, {-1, -1, true});
    row("Xeon W in a server", CpuFamilyMismatch, Caution, u"dell-poweredge-r760xa nvidia-l40s*2 intel-xeon-w9-3595x"_s,
        u"dell-poweredge-r760xa nvidia-l40s*2 intel-xeon-8592plus"_s, {-1, -1, true});
    row("500 W where 400 W are cooled", CpuPowerAboveChassis, Caution, u"supermicro-as-4125gs-tnrt nvidia-l40s*8 amd-epyc-9755*2"_s,
        u"supermicro-as-4125gs-tnrt nvidia-l40s*8 amd-epyc-9655*2"_s, {500, 400, true});
    row("6 400 on a board of 5 600", MemoryFasterThanBoard, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 ddr5-rdimm-64gb-6400*16"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 ddr5-rdimm-64gb-5600*16"_s, {5600, 6400, true});
    row("three cards on two CPUs", UnevenSockets, Advice, r760xa + u"nvidia-l40s*3"_s, r760xa + u"nvidia-l40s*2"_s, {-1, 3, true});
    row("three cards behind a switch", UnevenSockets, Advice, r760xa + u"nvidia-l40s*3"_s,
        u"dell-poweredge-xe7745 nvidia-l40s*3 amd-epyc-9655*2"_s, {-1, 3, true});
    // --- cables and bridges ---
    row("16-pin cards without their cable", GpuCableMissing, Caution, u"dell-poweredge-r760 nvidia-l40s*2 "_s + xeons,
        u"dell-poweredge-r760 nvidia-l40s*2 dell-gpu-cable-16pin*2 "_s + xeons, {2, 0, true});
    row("the cable of the other connector", GpuCableMissing, Caution, u"dell-poweredge-r760 nvidia-a40*2 dell-gpu-cable-16pin*2 "_s + xeons,
        u"dell-poweredge-r760 nvidia-a40*2 dell-gpu-cable-eps*2 "_s + xeons, {2, 0, true});
    row("one kit feeds two cards", GpuCableMissing, Caution, u"hpe-dl380a-gen12 nvidia-l40s*8 hpe-gpu-cable-p74700*3"_s,
        u"hpe-dl380a-gen12 nvidia-l40s*8 hpe-gpu-cable-p74700*4"_s, {8, 6, true});
    row("cards that the slot feeds", GpuCableMissing, Caution, u"dell-poweredge-r760 nvidia-l40s*2"_s, u"dell-poweredge-r760 nvidia-l4*2"_s, {2, 0, true});
    row("two 4090 on one lead", SupplyConnectorsTooFew, Caution, tower + u"nvidia-rtx-4090*2 msi-mpg-a1000g"_s, tower + u"nvidia-rtx-4090*2 seasonic-prime-tx-1600"_s,
        {2, 1, true});
    row("six PCIe plugs on four leads", SupplyConnectorsTooFew, Caution, threadripper + u"amd-radeon-pro-w7900*3 bequiet-pure-power-13m-850"_s,
        threadripper + u"amd-radeon-pro-w7900*3 msi-mpg-a1000g"_s, {6, 4, true});
    row("the bridge of another card", BridgeForOtherGpu, Caution, r760xa + u"nvidia-a100-pcie-80gb*2 nvidia-nvlink-h200-nvl-2way"_s,
        r760xa + u"nvidia-a100-pcie-80gb*2 nvidia-nvlink-a100-h100-2slot*3"_s);
    // NVIDIA product briefs: three bridges for a pair
    row("two pairs without bridges", BridgeMissing, Advice, r760xa + u"nvidia-h100-nvl-94gb*4"_s, r760xa + u"nvidia-h100-nvl-94gb*4 nvidia-nvlink-a100-h100-2slot*6"_s,
        {6, 0, true});
    row("bridges for one pair of two", BridgeMissing, Advice, r760xa + u"nvidia-h100-nvl-94gb*4 nvidia-nvlink-a100-h100-2slot*3"_s,
        u"dell-poweredge-r760 nvidia-h100-nvl-94gb*2"_s, {6, 3, true});
    row("eight H200 NVL in fours", BridgeMissing, Advice, u"dell-poweredge-xe7745 nvidia-h200-nvl-141gb*8"_s,
        u"dell-poweredge-xe7745 nvidia-h200-nvl-141gb*8 nvidia-nvlink-h200-nvl-4way*2"_s, {2, 0, true});
    // --- network ---
    const QString ports = u"supermicro-as-4125gs-tnrt nvidia-l40s*8 amd-epyc-9554*2"_s;
    row("ports on the board", NodesNotConnected, Blocker, r760xa + u"nvidia-l40s*4"_s, ports, {2, 0, true}, all({full, nodes(2)}));
    // 2 x 10 Gb/s over 8 GPUs; guides: 100 Gb/s each
    row("ports of the board are slow", NetworkBelowClass, Caution, ports, ports + u" nvidia-cx7-1x400-ndr*2"_s, {100e9, 2.5e9, true}, all({full, nodes(2)}));
    // --- storage ---
    row("no room for a dataset", NoCapacityTier, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 samsung-pm9a3-1-92"_s,
        u"dell-poweredge-r760xa nvidia-l40s*4 micron-7450-pro-3-84*2"_s, {3 * 70'553'706'496.0 * 16, 1.92e12}, all({model("llama-3.1-70b"), full}));
    // 141 GB at 0.55 GB/s: 257 s
    row("70B from SATA", SlowModelLoad, Advice, u"dell-poweredge-r760xa nvidia-l40s*4 sata-3-84"_s, u"dell-poweredge-r760xa nvidia-l40s*4 micron-7450-pro-3-84*2"_s,
        {180, -1}, model("llama-3.1-70b"));
    // --- licences ---
    row("four licences for eight GPUs", LicencesTooFew, Caution, hgx + u" nvidia-ai-enterprise-1y*4"_s, hgx + u" nvidia-ai-enterprise-1y*8"_s, {8, 4, true});
    row("one licence for two sockets", LicencesTooFew, Caution, hgx + u" !vmware-vcf-1y"_s, hgx + u" !vmware-vcf-1y*2"_s, {2, 1, true});
    row("of the project, for all nodes", LicencesTooFew, Caution, hgx + u" !nvidia-ai-enterprise-3y*8"_s, hgx + u" !nvidia-ai-enterprise-3y*16"_s, {16, 8, true}, nodes(2));
    row("five years twice", LicenceIncluded, Advice, r760xa + u"nvidia-h100-nvl-94gb*4 nvidia-ai-enterprise-5y*4"_s, r760xa + u"nvidia-l40s*4 nvidia-ai-enterprise-5y*4"_s);
    row("TensorRT-LLM on HGX", LicenceNotIncluded, Advice, hgx, r760xa + u"nvidia-h100-nvl-94gb*2"_s, {}, engine(InferenceEngine::TensorRtLlm));
    row("vLLM needs none", LicenceNotIncluded, Advice, hgx, hgx, {}, engine(InferenceEngine::TensorRtLlm), engine(InferenceEngine::Vllm));
    // --- money, dates, law ---
    // The price of the L40S was seen on 1 August 2026.
    row("a price of 121 days", PriceOld, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {30, 121}, quoted({2026, 11, 30}), quoted({2026, 8, 31}));
    row("examples are marked as such", PriceOld, Advice, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-h200-nvl-141gb*2"_s, {30, 121}, quoted({2026, 11, 30}),
        quoted({2027, 11, 30}));
    row("90 days, 62 are left", LeadTimeTooLong, Caution, u"dell-poweredge-r760xa nvidia-l40s*4 late-cpu*2"_s, r760xa + u"nvidia-l40s*4"_s, {62, 90},
        all({quoted({2026, 11, 30}), deployed({2027, 1, 31})}));
    row("90 days, 121 are left", LeadTimeTooLong, Caution, u"dell-poweredge-r760xa nvidia-l40s*4 late-cpu*2"_s, u"dell-poweredge-r760xa nvidia-l40s*4 late-cpu*2"_s, {62, 90},
        all({quoted({2026, 11, 30}), deployed({2027, 1, 31})}), all({quoted({2026, 11, 30}), deployed({2027, 3, 31})}));
    // ECCN 3A090.a: 362 x 16 = 5 792 is above 4 800, 130 x 8 = 1 040 is not
    row("L40S to China", ExportControlled, Caution, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-t4*4"_s, {}, country("CN"));
    row("L40S to France", ExportControlled, Caution, r760xa + u"nvidia-l40s*4"_s, r760xa + u"nvidia-l40s*4"_s, {}, country("RU"), country("FR"));
    row("second-hand cards", RefurbishedParts, Advice, r760xa + u"nvidia-a40-refurbished*2"_s, r760xa + u"nvidia-a40*2"_s);
    row("second-hand cards keep their lists", BridgeMissing, Advice, r760xa + u"nvidia-a100-pcie-80gb-refurbished*2"_s,
        r760xa + u"nvidia-a100-pcie-80gb-refurbished*2 nvidia-nvlink-a100-h100-2slot*3"_s, {3, 0, true});
    return row.list;
}

} // namespace configuria
