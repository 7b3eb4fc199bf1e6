// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguebuilder.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

#include "catalogueextras.h"
#include "cataloguerow.h"

namespace configuria {

namespace {

constexpr double giga = 1e9;
constexpr double tera = 1e12;

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

GpuFormFactor gpuFormFactor(std::string_view text)
{
    const std::uint16_t bits = formFactorsFrom(text);
    for (int i = 0; i <= static_cast<int>(GpuFormFactor::Integrated); ++i) {
        if (bits & (1 << i)) {
            return static_cast<GpuFormFactor>(i);
        }
    }
    return GpuFormFactor::PciE;
}

MemoryTechnology memoryTechnology(std::string_view text)
{
    return text.starts_with("HBM") ? MemoryTechnology::Hbm
        : text.starts_with("LPDDR") ? MemoryTechnology::Lpddr
                                    : MemoryTechnology::Gddr;
}

SoftwareStack softwareStack(std::string_view text)
{
    return text == "ROCm" ? SoftwareStack::Rocm
        : text == "Gaudi" ? SoftwareStack::Gaudi
        : text == "oneAPI" ? SoftwareStack::OneApi
                           : SoftwareStack::Cuda;
}

Gpu gpuFrom(const Row &row)
{
    Gpu gpu;
    gpu.info = partInfo(row);
    gpu.architecture = row.text("architecture");
    gpu.formFactor = gpuFormFactor(row.text("form_factor"));
    gpu.slotWidth = row.count("slot_width");
    gpu.marketedMemory = bytesFrom(static_cast<double>(row.integer("memory_gb").value_or(0)) * giga);
    if (const auto reported = row.integer("memory_reported_bytes")) {
        gpu.reportedMemory = Bytes(*reported);
    }
    gpu.memoryTechnology = memoryTechnology(row.text("memory_type"));
    gpu.ecc = row.flag("ecc");
    gpu.memoryBandwidth = row.quantity<BytesPerSecond>("memory_bandwidth_gb_s", giga);
    gpu.fp32 = row.quantity<FlopsPerSecond>("fp32_tflops", tera);
    gpu.fp16 = row.quantity<FlopsPerSecond>("fp16_dense_tflops", tera);
    gpu.bf16 = row.quantity<FlopsPerSecond>("bf16_dense_tflops", tera);
    gpu.fp8 = row.quantity<FlopsPerSecond>("fp8_dense_tflops", tera);
    gpu.int8 = row.quantity<FlopsPerSecond>("int8_dense_tops", tera);
    gpu.fp4 = row.quantity<FlopsPerSecond>("fp4_dense_tflops", tera);
    gpu.tdp = row.quantity<Watts>("tdp_w");
    gpu.idle = row.quantity<Watts>("idle_w");
    gpu.pcieGeneration = row.count("pcie_gen");
    gpu.pcieLanes = row.count("pcie_lanes");
    gpu.linkType = row.text("link_type");
    gpu.linkBandwidth = row.quantity<BytesPerSecond>("gpu_to_gpu_bandwidth_gb_s", giga);
    gpu.maxLinkGroup = row.count("max_nvlink_group").value_or(1);
    gpu.powerConnectors = row.text("power_connectors");
    gpu.cooling = row.text("cooling");
    gpu.length = row.quantity<Millimetres>("length_mm");
    gpu.peakFactor = row.real("peak_factor");
    gpu.stack = softwareStack(row.text("software_stack"));
    gpu.launchYear = row.count("launch_year");
    return gpu;
}

// Modules and CPU limits are sold in "GB" and are powers of two: GiB.
std::optional<Bytes> gibibytes(const Row &row, const char *column)
{
    const std::optional<int> size = row.count(column);
    return size ? std::optional(bytesFrom(static_cast<double>(*size) * 1073741824.0)) : std::nullopt;
}

Cpu cpuFrom(const Row &row)
{
    Cpu cpu;
    cpu.info = partInfo(row);
    cpu.family = row.text("family");
    cpu.cores = row.count("cores");
    cpu.threads = row.count("threads");
    cpu.tdp = row.quantity<Watts>("tdp_w");
    cpu.socket = row.text("socket");
    cpu.maxSockets = row.count("sockets_max");
    cpu.pcieGeneration = row.count("pcie_gen");
    cpu.pcieLanes = row.count("pcie_lanes");
    cpu.memoryType = row.text("memory_type");
    cpu.memoryChannels = row.count("memory_channels");
    cpu.memorySpeed = row.count("memory_mt_s");
    cpu.maxMemory = gibibytes(row, "max_memory_gb");
    return cpu;
}

MemoryModule memoryFrom(const Row &row)
{
    MemoryModule module;
    module.info = partInfo(row);
    module.capacity = gibibytes(row, "capacity_gb").value_or(Bytes(0));
    module.moduleType = row.text("module_type");
    module.generation = row.text("generation");
    module.speed = row.count("speed_mt_s");
    module.ecc = row.flag("ecc");
    module.typical = row.quantity<Watts>("typical_w");
    return module;
}

Drive driveFrom(const Row &row)
{
    Drive drive;
    drive.info = partInfo(row);
    drive.capacity = bytesFrom(row.real("capacity_tb").value_or(0) * tera);
    drive.formFactor = row.text("form_factor");
    drive.interface = row.text("interface");
    drive.read = row.quantity<BytesPerSecond>("seq_read_gb_s", giga);
    drive.write = row.quantity<BytesPerSecond>("seq_write_gb_s", giga);
    drive.active = row.quantity<Watts>("active_w");
    return drive;
}

EfficiencyClass efficiencyClass(std::string_view text)
{
    constexpr std::pair<std::string_view, EfficiencyClass> classes[] = {
        {"Bronze", EfficiencyClass::Bronze}, {"Silver", EfficiencyClass::Silver},     {"Gold", EfficiencyClass::Gold},
        {"Platinum", EfficiencyClass::Platinum}, {"Titanium", EfficiencyClass::Titanium}, {"Ruby", EfficiencyClass::Ruby}};
    for (const auto &[name, value] : classes) {
        if (contains(text, name)) {
            return value;
        }
    }
    return EfficiencyClass::Unknown;
}

Psu psuFrom(const Row &row)
{
    Psu psu;
    psu.info = partInfo(row);
    psu.ratedHighLine = row.quantity<Watts>("rated_high_line_200_240v_w");
    if (!psu.ratedHighLine) {
        psu.ratedHighLine = row.quantity<Watts>("rated_w");
    }
    const auto lowLine = row.quantity<Watts>("rated_low_line_100_127v_w");
    psu.highLineOnly = lowLine && lowLine->count <= 0;
    psu.ratedLowLine = psu.highLineOnly ? std::nullopt : lowLine;
    psu.efficiencyClass = efficiencyClass(row.text("efficiency_class"));
    constexpr double percent = 0.01;
    psu.efficiency10 = row.quantity<Fraction>("efficiency_10_pct", percent);
    psu.efficiency20 = row.quantity<Fraction>("efficiency_20_pct", percent);
    psu.efficiency50 = row.quantity<Fraction>("efficiency_50_pct", percent);
    psu.efficiency100 = row.quantity<Fraction>("efficiency_100_pct", percent);
    psu.formFactor = row.text("form_factor");
    psu.inlet = row.text("inlet");
    psu.gpuConnectors = row.text("gpu_connectors");
    psu.peakFactor = row.real("peak_factor");
    return psu;
}

NetworkPart networkFrom(const Row &row)
{
    NetworkPart part;
    part.info = partInfo(row);
    part.isSwitch = row.text("kind") == "switch";
    part.type = row.text("type");
    part.gigabitsPerSecond = row.real("speed_gbps");
    part.ports = row.count("ports");
    part.maxPower = row.quantity<Watts>("max_w");
    part.pcieGeneration = row.count("pcie_gen");
    part.pcieLanes = row.count("pcie_lanes");
    return part;
}

Server serverFrom(const Row &row)
{
    Server server;
    server.info = partInfo(row);
    server.sockets = row.count("sockets");
    server.socketType = row.text("socket_type");
    const std::string formFactor = row.text("gpu_form_factor");
    server.gpuFormFactors = formFactorsFrom(formFactor);
    server.maxSlotWidth = slotWidthFrom(formFactor);
    server.maxGpus = row.count("max_gpus");
    server.pcieX16Slots = row.count("pcie_x16_slots");
    server.pcieGeneration = row.count("pcie_gen");
    server.dimmSlots = row.count("dimm_slots");
    server.memoryType = row.text("memory_type");
    server.nvmeBays = row.count("nvme_bays");
    server.psuSlots = row.count("psu_slots");
    server.defaultPsuCount = row.count("psu_count_default");
    server.defaultPsuRating = row.quantity<Watts>("psu_w_default");
    server.redundancyText = row.text("redundancy");
    server.redundancy = redundancyFrom(server.redundancyText, server.defaultPsuCount);
    server.psuOptions = row.text("psu_options");
    server.gpuInterconnect = row.text("gpu_interconnect");
    server.cooling = row.text("cooling");
    // "NVLink (4-GPU HGX)": four GPUs wired all to all without a switch chip.
    server.hasGpuSwitch = contains(server.gpuInterconnect, "NVSwitch") || contains(server.gpuInterconnect, "Infinity Fabric")
        || server.gpuInterconnect.starts_with("NVLink (");
    server.cpuFamilies = row.text("cpu_families");
    server.maxCpuTdp = row.quantity<Watts>("max_cpu_tdp_w");
    server.memorySpeed = row.count("memory_mt_s");
    server.maxGpuLength = row.quantity<Millimetres>("max_gpu_length_mm");
    server.gpuCables = row.text("gpu_cables");
    server.inletLimit = row.quantity<Celsius>("inlet_limit_c");
    server.gpuSharePerPsu = row.quantity<Fraction>("gpu_share_per_psu");
    server.networkPorts = row.count("network_ports");
    server.networkGigabits = row.real("network_gbps");
    server.defaultPsu = row.text("default_psu");
    server.maxPower = row.quantity<Watts>("max_power_w");
    server.rackUnits = row.count("rack_units");
    server.maxGpuTdp = row.quantity<Watts>("max_gpu_tdp_w");
    server.weightKg = row.real("weight_kg");
    server.chassisOverhead = row.quantity<Watts>("chassis_overhead_w");
    server.priceAdder = row.money("price_adder_eur");
    return server;
}

ModelKind modelKind(std::string_view text, bool hasDecoder)
{
    if (text == "MoE LLM") {
        return ModelKind::MoeLlm;
    }
    if (text == "encoder") { // T5 is listed as an encoder and has a decoder too
        return hasDecoder ? ModelKind::EncoderDecoder : ModelKind::Encoder;
    }
    return text == "embedding" ? ModelKind::Embedding
        : text == "diffusion" ? ModelKind::Diffusion
        : text == "vision" ? ModelKind::Vision
        : text == "speech" ? ModelKind::Speech
                           : ModelKind::DenseLlm;
}

AttentionKind attentionKind(std::string_view text, std::optional<int> heads, std::optional<int> kvHeads)
{
    if (text == "MLA") {
        return AttentionKind::Mla;
    }
    if (text.empty() || text == "none" || !heads || !kvHeads) {
        return AttentionKind::None;
    }
    return *kvHeads == 1 && *heads > 1 ? AttentionKind::Mqa : *kvHeads < *heads ? AttentionKind::Gqa : AttentionKind::Mha;
}

struct StoredType {
    int bits = 16;
    StoredQuantization quantization = StoredQuantization::None;
    std::optional<int> quantizedBits;
};

StoredType storedType(std::string_view text)
{
    if (text.starts_with("float32")) {
        return {32, StoredQuantization::None, {}};
    }
    if (text.starts_with("fp8")) {
        return {8, StoredQuantization::Fp8, 8};
    }
    if (text.starts_with("mxfp4")) {
        return {4, StoredQuantization::Mxfp4, 4};
    }
    if (text.starts_with("int4")) {
        return {4, StoredQuantization::CompressedTensors, 4};
    }
    return {};
}

// Which layers hold a cache: none in encoders, image models and embedders.
void setCacheLayers(Architecture &model, const Row &row)
{
    switch (model.kind) {
    case ModelKind::DenseLlm:
    case ModelKind::MoeLlm:
        model.slidingWindow = row.count("sliding_window");
        model.slidingWindowLayers = row.count("sliding_window_layers").value_or(0);
        model.fullAttentionLayers = row.count("full_attention_layers").value_or(0);
        model.fullKvHeads = row.count("full_kv_heads");
        model.fullHeadDim = row.count("full_head_dim");
        model.linearLayers = row.count("linear_layers").value_or(0);
        model.crossAttentionLayers = row.count("cross_attention_layers").value_or(0);
        break;
    case ModelKind::EncoderDecoder:
    case ModelKind::Speech:
        // Every decoder layer attends to the text so far and to the encoder's tokens.
        model.fullAttentionLayers = model.layers.value_or(0);
        model.crossAttentionLayers = model.layers.value_or(0);
        break;
    case ModelKind::Encoder:
    case ModelKind::Embedding:
    case ModelKind::Diffusion:
    case ModelKind::Vision:
        break;
    }
}

Architecture modelFrom(const Row &row)
{
    Architecture model;
    model.id = row.text("model_id");
    model.name = row.text("display_name");
    model.family = row.text("family");
    model.licence = row.text("licence");
    model.source = row.text("source");
    model.confidence = row.text("confidence") == "found" ? ShapeConfidence::Found : ShapeConfidence::Memory;
    model.kind = modelKind(row.text("kind"), row.integer("kv_bytes_per_token_bf16").has_value());
    model.totalParams = row.integer("total_params").value_or(0);
    model.activeParams = row.integer("active_params").value_or(model.totalParams);
    model.languageParams = row.integer("lm_params");
    model.mtpParams = row.integer("mtp_params").value_or(0);
    model.encoderLayers = row.count("encoder_layers");
    model.layers = row.count("layers");
    model.hiddenSize = row.count("hidden_size");
    model.intermediateSize = row.count("intermediate_size");
    model.feedForwardMatrices = row.count("ffn_matrices").value_or(model.feedForwardMatrices);
    model.attentionHeads = row.count("attention_heads");
    model.kvHeads = row.count("kv_heads");
    model.headDim = row.count("head_dim");
    model.valueHeadDim = row.count("v_head_dim");
    model.vocabulary = row.count("vocab_size");
    model.tiedEmbeddings = row.text("tied_embeddings") == "true";
    model.maxContext = row.integer("max_context");
    model.attention = attentionKind(row.text("attention_type"), model.attentionHeads, model.kvHeads);
    setCacheLayers(model, row);
    model.stateElements = row.integer("state_elems_per_linear_layer").value_or(0);
    model.convStateElements = row.integer("conv_state_elems_per_linear_layer").value_or(0);
    model.experts = row.count("experts").value_or(0);
    model.expertsPerToken = row.count("experts_per_token").value_or(0);
    model.expertIntermediateSize = row.count("moe_intermediate_size");
    model.sharedExperts = row.count("shared_experts").value_or(0);
    model.sharedExpertIntermediateSize = row.count("shared_expert_intermediate_size");
    model.denseLayers = row.count("dense_layers");
    model.kvLoraRank = row.count("kv_lora_rank");
    model.queryLoraRank = row.count("q_lora_rank");
    model.qkNopeHeadDim = row.count("qk_nope_head_dim");
    model.qkRopeHeadDim = row.count("qk_rope_head_dim");
    model.indexHeadDim = row.count("index_head_dim").value_or(0);
    const std::string bias = row.text("qkv_bias");
    model.qkvBias = !bias.empty() && bias != "false";
    const StoredType stored = storedType(row.text("native_dtype"));
    model.nativeBitsPerWeight = stored.bits;
    model.quantization = stored.quantization;
    model.quantizedBits = stored.quantizedBits;
    return model;
}

// Rows of the others are about parts of other tables.
bool holdsIds(TableId id)
{
    return id != TableId::About && id != TableId::InletLimits && id != TableId::ExamplePrices;
}

template <class T>
void append(std::vector<T> &to, const Table &table, T (*from)(const Row &))
{
    const TableSpec &spec = tableSpec(table.id);
    to.reserve(table.rows.size());
    for (const std::vector<Cell> &cells : table.rows) {
        to.push_back(from(Row(spec, cells)));
    }
}

void addTable(Catalogue &catalogue, const Table &table)
{
    switch (table.id) {
    case TableId::Servers:
        return append(catalogue.servers, table, serverFrom);
    case TableId::Gpus:
        return append(catalogue.gpus, table, gpuFrom);
    case TableId::Cpus:
        return append(catalogue.cpus, table, cpuFrom);
    case TableId::Memory:
        return append(catalogue.memory, table, memoryFrom);
    case TableId::Storage:
        return append(catalogue.drives, table, driveFrom);
    case TableId::Psus:
        return append(catalogue.psus, table, psuFrom);
    case TableId::Network:
        return append(catalogue.network, table, networkFrom);
    case TableId::Accessories:
        return append(catalogue.accessories, table, accessoryFrom);
    case TableId::Racks:
        return append(catalogue.racks, table, rackPartFrom);
    case TableId::Licences:
        return append(catalogue.licences, table, licenceFrom);
    case TableId::Services:
        return append(catalogue.services, table, serviceFrom);
    case TableId::InletLimits:
        return append(catalogue.inletLimits, table, inletLimitFrom);
    case TableId::Refurbished:
    case TableId::ExamplePrices:
        return; // they change parts, and may be refused
    case TableId::Models:
        return append(catalogue.models, table, modelFrom);
    case TableId::About:
        for (const std::vector<Cell> &cells : table.rows) {
            const Row row(tableSpec(table.id), cells);
            if (row.text("key") == "date") {
                catalogue.date = row.text("value");
            }
        }
        return;
    }
}

} // namespace

std::optional<RedundancyScheme> redundancyFrom(std::string_view text, std::optional<int> psuCount)
{
    if (text.empty()) {
        return std::nullopt;
    }
    if (text.starts_with("none")) {
        return psuCount ? std::optional(RedundancyScheme{*psuCount, 0}) : std::nullopt;
    }
    std::optional<RedundancyScheme> best;
    for (std::size_t plus = text.find('+'); plus != std::string_view::npos; plus = text.find('+', plus + 1)) {
        std::size_t first = plus;
        while (first > 0 && text[first - 1] >= '0' && text[first - 1] <= '9') {
            --first;
        }
        RedundancyScheme scheme;
        const char *end = text.data() + text.size();
        const auto carrying = std::from_chars(text.data() + first, text.data() + plus, scheme.carrying);
        const auto spare = std::from_chars(text.data() + plus + 1, end, scheme.spare);
        if (carrying.ec == std::errc() && spare.ec == std::errc() && (!best || scheme.carrying > best->carrying)) {
            best = scheme;
        }
    }
    if (!best && text.starts_with("N+N") && psuCount) {
        best = RedundancyScheme{*psuCount - *psuCount / 2, *psuCount / 2};
    }
    return best;
}

std::uint16_t formFactorsFrom(std::string_view text)
{
    constexpr std::pair<std::string_view, GpuFormFactor> names[] = {
        {"PCIe", GpuFormFactor::PciE}, {"SXM2", GpuFormFactor::Sxm2}, {"SXM4", GpuFormFactor::Sxm4},
        {"SXM5", GpuFormFactor::Sxm5}, {"SXM6", GpuFormFactor::Sxm6}, {"OAM", GpuFormFactor::Oam},
        {"integrated", GpuFormFactor::Integrated}};
    unsigned bits = 0;
    for (const auto &[name, value] : names) {
        if (contains(text, name)) {
            bits |= 1U << static_cast<unsigned>(value);
        }
    }
    return static_cast<std::uint16_t>(bits);
}

std::optional<int> slotWidthFrom(std::string_view text)
{
    return contains(text, "triple") ? std::optional(3)
        : contains(text, "dual") ? std::optional(2)
        : contains(text, "single") ? std::optional(1)
                                   : std::nullopt;
}

Result<Catalogue> buildCatalogue(std::span<const Table> tables)
{
    Catalogue catalogue;
    std::unordered_set<std::string> parts;
    std::unordered_set<std::string> models;
    for (const Table &table : tables) {
        const TableSpec &spec = tableSpec(table.id);
        if (table.rows.size() >= PartIndex::none) {
            return tl::unexpected(Error{ErrorCode::TooLarge, spec.name, {}, std::to_string(table.rows.size()),
                                        std::to_string(PartIndex::none - 1), {}});
        }
        if (holdsIds(table.id)) {
            const bool isModels = table.id == TableId::Models;
            for (const std::vector<Cell> &cells : table.rows) {
                const std::string id = Row(spec, cells).text(isModels ? "model_id" : "part_id");
                if (!(isModels ? models : parts).insert(id).second) {
                    return tl::unexpected(Error{ErrorCode::UnknownValue, spec.name, id, id, "an id that no other row has", {}});
                }
            }
        }
        addTable(catalogue, table);
        if (table.id == TableId::Refurbished || table.id == TableId::ExamplePrices) {
            const Result<void> changed = table.id == TableId::Refurbished ? addRefurbished(catalogue, table) : setExamplePrices(catalogue, table);
            if (!changed) {
                return tl::unexpected(changed.error());
            }
        }
    }
    return catalogue;
}

} // namespace configuria
