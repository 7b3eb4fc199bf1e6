// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/columnwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace configuria::texts {

namespace {

struct ColumnWords {
    std::string_view column;
    const char *words;
};

constexpr ColumnWords columnWords[] = {
    {"vendor", QT_TRANSLATE_NOOP("configuria::columns", "Maker")},
    {"model", QT_TRANSLATE_NOOP("configuria::columns", "Model")},
    {"part_id", QT_TRANSLATE_NOOP("configuria::columns", "Identifier")},
    {"architecture", QT_TRANSLATE_NOOP("configuria::columns", "Architecture")},
    {"form_factor", QT_TRANSLATE_NOOP("configuria::columns", "Form factor")},
    {"slot_width", QT_TRANSLATE_NOOP("configuria::columns", "Slots wide")},
    {"memory_gb", QT_TRANSLATE_NOOP("configuria::columns", "Memory (GB)")},
    {"memory_reported_bytes", QT_TRANSLATE_NOOP("configuria::columns", "Memory reported by the driver (bytes)")},
    {"memory_type", QT_TRANSLATE_NOOP("configuria::columns", "Memory type")},
    {"ecc", QT_TRANSLATE_NOOP("configuria::columns", "ECC")},
    {"memory_bandwidth_gb_s", QT_TRANSLATE_NOOP("configuria::columns", "Memory bandwidth (GB/s)")},
    {"fp32_tflops", QT_TRANSLATE_NOOP("configuria::columns", "FP32 (TFLOPS)")},
    {"fp16_dense_tflops", QT_TRANSLATE_NOOP("configuria::columns", "FP16, dense (TFLOPS)")},
    {"bf16_dense_tflops", QT_TRANSLATE_NOOP("configuria::columns", "BF16, dense (TFLOPS)")},
    {"fp8_dense_tflops", QT_TRANSLATE_NOOP("configuria::columns", "FP8, dense (TFLOPS)")},
    {"int8_dense_tops", QT_TRANSLATE_NOOP("configuria::columns", "INT8, dense (TOPS)")},
    {"fp4_dense_tflops", QT_TRANSLATE_NOOP("configuria::columns", "FP4, dense (TFLOPS)")},
    {"tdp_w", QT_TRANSLATE_NOOP("configuria::columns", "TDP (W)")},
    {"idle_w", QT_TRANSLATE_NOOP("configuria::columns", "Idle power (W)")},
    {"pcie_gen", QT_TRANSLATE_NOOP("configuria::columns", "PCIe generation")},
    {"pcie_lanes", QT_TRANSLATE_NOOP("configuria::columns", "PCIe lanes")},
    {"link_type", QT_TRANSLATE_NOOP("configuria::columns", "GPU link")},
    {"gpu_to_gpu_bandwidth_gb_s", QT_TRANSLATE_NOOP("configuria::columns", "GPU to GPU, both ways (GB/s)")},
    {"max_nvlink_group", QT_TRANSLATE_NOOP("configuria::columns", "Largest linked group (GPUs)")},
    {"power_connectors", QT_TRANSLATE_NOOP("configuria::columns", "Power connectors")},
    {"cooling", QT_TRANSLATE_NOOP("configuria::columns", "Cooling")},
    {"software_stack", QT_TRANSLATE_NOOP("configuria::columns", "Software stack")},
    {"launch_year", QT_TRANSLATE_NOOP("configuria::columns", "Launch year")},
    {"indicative_price_eur", QT_TRANSLATE_NOOP("configuria::columns", "Indicative price (EUR)")},
    {"price_seen_usd", QT_TRANSLATE_NOOP("configuria::columns", "Price seen (USD)")},
    {"price_source", QT_TRANSLATE_NOOP("configuria::columns", "Source of the price")},
    {"spec_source", QT_TRANSLATE_NOOP("configuria::columns", "Source of the specification")},
    {"confidence", QT_TRANSLATE_NOOP("configuria::columns", "Confidence")},
    {"memory_fields", QT_TRANSLATE_NOOP("configuria::columns", "To be confirmed")},
    {"notes", QT_TRANSLATE_NOOP("configuria::columns", "Notes")},
    {"family", QT_TRANSLATE_NOOP("configuria::columns", "Family")},
    {"cores", QT_TRANSLATE_NOOP("configuria::columns", "Cores")},
    {"threads", QT_TRANSLATE_NOOP("configuria::columns", "Threads")},
    {"base_ghz", QT_TRANSLATE_NOOP("configuria::columns", "Base clock (GHz)")},
    {"boost_ghz", QT_TRANSLATE_NOOP("configuria::columns", "Boost clock (GHz)")},
    {"socket", QT_TRANSLATE_NOOP("configuria::columns", "Socket")},
    {"sockets_max", QT_TRANSLATE_NOOP("configuria::columns", "Sockets at most")},
    {"memory_channels", QT_TRANSLATE_NOOP("configuria::columns", "Memory channels")},
    {"max_memory_gb", QT_TRANSLATE_NOOP("configuria::columns", "Memory at most (GB)")},
    {"memory_mt_s", QT_TRANSLATE_NOOP("configuria::columns", "Memory speed (MT/s)")},
    {"l3_mb", QT_TRANSLATE_NOOP("configuria::columns", "L3 cache (MB)")},
    {"capacity_gb", QT_TRANSLATE_NOOP("configuria::columns", "Capacity (GB)")},
    {"module_type", QT_TRANSLATE_NOOP("configuria::columns", "Module type")},
    {"generation", QT_TRANSLATE_NOOP("configuria::columns", "Generation")},
    {"speed_mt_s", QT_TRANSLATE_NOOP("configuria::columns", "Speed (MT/s)")},
    {"ranks", QT_TRANSLATE_NOOP("configuria::columns", "Ranks")},
    {"voltage_v", QT_TRANSLATE_NOOP("configuria::columns", "Voltage (V)")},
    {"typical_w", QT_TRANSLATE_NOOP("configuria::columns", "Typical power (W)")},
    {"capacity_tb", QT_TRANSLATE_NOOP("configuria::columns", "Capacity (TB)")},
    {"interface", QT_TRANSLATE_NOOP("configuria::columns", "Interface")},
    {"nand", QT_TRANSLATE_NOOP("configuria::columns", "Flash")},
    {"seq_read_gb_s", QT_TRANSLATE_NOOP("configuria::columns", "Sequential read (GB/s)")},
    {"seq_write_gb_s", QT_TRANSLATE_NOOP("configuria::columns", "Sequential write (GB/s)")},
    {"dwpd", QT_TRANSLATE_NOOP("configuria::columns", "Drive writes per day")},
    {"active_w", QT_TRANSLATE_NOOP("configuria::columns", "Active power (W)")},
    {"rated_w", QT_TRANSLATE_NOOP("configuria::columns", "Rated power (W)")},
    {"rated_low_line_100_127v_w", QT_TRANSLATE_NOOP("configuria::columns", "Rated at 100–127 V (W)")},
    {"rated_high_line_200_240v_w", QT_TRANSLATE_NOOP("configuria::columns", "Rated at 200–240 V (W)")},
    {"efficiency_class", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency class")},
    {"efficiency_10_pct", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency at 10 % load (%)")},
    {"efficiency_20_pct", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency at 20 % load (%)")},
    {"efficiency_50_pct", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency at 50 % load (%)")},
    {"efficiency_100_pct", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency at full load (%)")},
    {"efficiency_basis", QT_TRANSLATE_NOOP("configuria::columns", "Basis of the efficiency")},
    {"hot_plug", QT_TRANSLATE_NOOP("configuria::columns", "Hot plug")},
    {"inlet", QT_TRANSLATE_NOOP("configuria::columns", "Inlet")},
    {"gpu_connectors", QT_TRANSLATE_NOOP("configuria::columns", "GPU connectors")},
    {"kind", QT_TRANSLATE_NOOP("configuria::columns", "Kind")},
    {"type", QT_TRANSLATE_NOOP("configuria::columns", "Type")},
    {"speed_gbps", QT_TRANSLATE_NOOP("configuria::columns", "Speed per port (Gbit/s)")},
    {"ports", QT_TRANSLATE_NOOP("configuria::columns", "Ports")},
    {"connector", QT_TRANSLATE_NOOP("configuria::columns", "Connector")},
    {"max_w", QT_TRANSLATE_NOOP("configuria::columns", "Power at most (W)")},
    {"sockets", QT_TRANSLATE_NOOP("configuria::columns", "CPU sockets")},
    {"socket_type", QT_TRANSLATE_NOOP("configuria::columns", "Socket type")},
    {"cpu_families", QT_TRANSLATE_NOOP("configuria::columns", "CPU families")},
    {"gpu_form_factor", QT_TRANSLATE_NOOP("configuria::columns", "GPU form factors")},
    {"max_gpus", QT_TRANSLATE_NOOP("configuria::columns", "GPUs at most")},
    {"pcie_x16_slots", QT_TRANSLATE_NOOP("configuria::columns", "PCIe x16 slots")},
    {"dimm_slots", QT_TRANSLATE_NOOP("configuria::columns", "Memory slots")},
    {"nvme_bays", QT_TRANSLATE_NOOP("configuria::columns", "NVMe bays")},
    {"psu_slots", QT_TRANSLATE_NOOP("configuria::columns", "PSU slots")},
    {"psu_count_default", QT_TRANSLATE_NOOP("configuria::columns", "PSUs as sold")},
    {"psu_w_default", QT_TRANSLATE_NOOP("configuria::columns", "PSU as sold (W)")},
    {"psu_options", QT_TRANSLATE_NOOP("configuria::columns", "PSU options")},
    {"redundancy", QT_TRANSLATE_NOOP("configuria::columns", "Redundancy")},
    {"max_power_w", QT_TRANSLATE_NOOP("configuria::columns", "Power at most (W)")},
    {"rack_units", QT_TRANSLATE_NOOP("configuria::columns", "Height (U)")},
    {"gpu_interconnect", QT_TRANSLATE_NOOP("configuria::columns", "GPU interconnect")},
    {"max_gpu_tdp_w", QT_TRANSLATE_NOOP("configuria::columns", "GPU TDP at most (W)")},
    {"weight_kg", QT_TRANSLATE_NOOP("configuria::columns", "Weight (kg)")},
    {"chassis_overhead_w", QT_TRANSLATE_NOOP("configuria::columns", "Chassis power (W)")},
    {"overhead_basis", QT_TRANSLATE_NOOP("configuria::columns", "Basis of the chassis power")},
    {"price_adder_eur", QT_TRANSLATE_NOOP("configuria::columns", "Price against a PCIe chassis (EUR)")},
    {"amps", QT_TRANSLATE_NOOP("configuria::columns", "Current per phase (A)")},
    {"c13_outlets", QT_TRANSLATE_NOOP("configuria::columns", "C13 outlets")},
    {"c19_outlets", QT_TRANSLATE_NOOP("configuria::columns", "C19 outlets")},
    {"default_psu", QT_TRANSLATE_NOOP("configuria::columns", "PSU as sold")},
    {"efficiency_pct", QT_TRANSLATE_NOOP("configuria::columns", "Efficiency (%)")},
    {"fits", QT_TRANSLATE_NOOP("configuria::columns", "Made for")},
    {"gpu_cables", QT_TRANSLATE_NOOP("configuria::columns", "GPU cables in the kit")},
    {"gpu_share_per_psu", QT_TRANSLATE_NOOP("configuria::columns", "GPU share of the supplies")},
    {"gpus", QT_TRANSLATE_NOOP("configuria::columns", "GPUs per piece")},
    {"included_with", QT_TRANSLATE_NOOP("configuria::columns", "Included with")},
    {"inlet_limit_c", QT_TRANSLATE_NOOP("configuria::columns", "Inlet air at most (°C)")},
    {"lead_time_days", QT_TRANSLATE_NOOP("configuria::columns", "Lead time (days)")},
    {"length_mm", QT_TRANSLATE_NOOP("configuria::columns", "Length (mm)")},
    {"max_cpu_tdp_w", QT_TRANSLATE_NOOP("configuria::columns", "CPU TDP at most (W)")},
    {"max_gpu_length_mm", QT_TRANSLATE_NOOP("configuria::columns", "Card length at most (mm)")},
    {"max_load_kg", QT_TRANSLATE_NOOP("configuria::columns", "Load at most (kg)")},
    {"metric", QT_TRANSLATE_NOOP("configuria::columns", "Counted by")},
    {"network_gbps", QT_TRANSLATE_NOOP("configuria::columns", "Speed of the board’s ports (Gbit/s)")},
    {"network_ports", QT_TRANSLATE_NOOP("configuria::columns", "Network ports on the board")},
    {"peak_factor", QT_TRANSLATE_NOOP("configuria::columns", "Peak over the rating")},
    {"per_group", QT_TRANSLATE_NOOP("configuria::columns", "Pieces per group")},
    {"phases", QT_TRANSLATE_NOOP("configuria::columns", "Phases")},
    {"price_date", QT_TRANSLATE_NOOP("configuria::columns", "Date of the price")},
    {"va", QT_TRANSLATE_NOOP("configuria::columns", "Apparent power (VA)")},
    {"warranty_months", QT_TRANSLATE_NOOP("configuria::columns", "Warranty (months)")},
    {"watts", QT_TRANSLATE_NOOP("configuria::columns", "Real power (W)")},
    {"years", QT_TRANSLATE_NOOP("configuria::columns", "Term (years)")},
};

// The words that the tables themselves use.
constexpr ColumnWords valueWords[] = {
    {"yes", QT_TRANSLATE_NOOP("configuria::values", "yes")},
    {"no", QT_TRANSLATE_NOOP("configuria::values", "no")},
    {"optional", QT_TRANSLATE_NOOP("configuria::values", "optional")},
    {"none", QT_TRANSLATE_NOOP("configuria::values", "none")},
    {"none (SXM)", QT_TRANSLATE_NOOP("configuria::values", "none (SXM)")},
    {"none (OAM)", QT_TRANSLATE_NOOP("configuria::values", "none (OAM)")},
    {"none (slot power)", QT_TRANSLATE_NOOP("configuria::values", "none (fed by the slot)")},
    {"passive", QT_TRANSLATE_NOOP("configuria::values", "passive")},
    {"active", QT_TRANSLATE_NOOP("configuria::values", "active (fans of its own)")},
    {"air", QT_TRANSLATE_NOOP("configuria::values", "air")},
    {"liquid", QT_TRANSLATE_NOOP("configuria::values", "liquid")},
    {"direct liquid", QT_TRANSLATE_NOOP("configuria::values", "direct liquid")},
    {"integrated", QT_TRANSLATE_NOOP("configuria::values", "integrated")},
    {"PCIe dual-slot", QT_TRANSLATE_NOOP("configuria::values", "PCIe, two slots wide")},
    {"PCIe single-slot", QT_TRANSLATE_NOOP("configuria::values", "PCIe, one slot wide")},
    {"PCIe single-slot low-profile", QT_TRANSLATE_NOOP("configuria::values", "PCIe, one slot wide, low profile")},
    {"PCIe dual-slot or SXM5 (4)", QT_TRANSLATE_NOOP("configuria::values", "PCIe, two slots wide, or SXM5 (4)")},
    {"PCIe dual or triple-slot", QT_TRANSLATE_NOOP("configuria::values", "PCIe, two or three slots wide")},
    {"PCIe triple-slot", QT_TRANSLATE_NOOP("configuria::values", "PCIe, three slots wide")},
    {"nic", QT_TRANSLATE_NOOP("configuria::values", "adapter")},
    {"switch", QT_TRANSLATE_NOOP("configuria::values", "switch")},
    {"dpu", QT_TRANSLATE_NOOP("configuria::values", "adapter with processors (DPU)")},
    {"bridge", QT_TRANSLATE_NOOP("configuria::values", "bridge")},
    {"power_cable", QT_TRANSLATE_NOOP("configuria::values", "power cable")},
    {"rack", QT_TRANSLATE_NOOP("configuria::values", "rack")},
    {"pdu", QT_TRANSLATE_NOOP("configuria::values", "PDU")},
    {"ups", QT_TRANSLATE_NOOP("configuria::values", "UPS")},
    {"other", QT_TRANSLATE_NOOP("configuria::values", "other")},
    {"gpu", QT_TRANSLATE_NOOP("configuria::values", "GPU")},
    {"socket", QT_TRANSLATE_NOOP("configuria::values", "socket")},
    {"node", QT_TRANSLATE_NOOP("configuria::values", "node")},
};

const ColumnWords *wordsOf(const std::string &column)
{
    const auto *found = std::find_if(std::begin(columnWords), std::end(columnWords), [&column](const ColumnWords &w) { return w.column == column; });
    return found == std::end(columnWords) ? nullptr : found;
}

} // namespace

QString columnLabel(const std::string &column)
{
    if (const ColumnWords *words = wordsOf(column)) {
        return QCoreApplication::translate("configuria::columns", words->words);
    }
    QString name = QString::fromStdString(column).replace(u'_', u' ');
    return name.isEmpty() ? name : name.at(0).toUpper() + name.sliced(1);
}

QString columnValue(const std::string &value)
{
    const auto *found = std::find_if(std::begin(valueWords), std::end(valueWords), [&value](const ColumnWords &w) { return w.column == value; });
    return found == std::end(valueWords) ? QString::fromStdString(value) : QCoreApplication::translate("configuria::values", found->words);
}

bool hasColumnLabel(const std::string &column)
{
    return wordsOf(column);
}

} // namespace configuria::texts
