// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguetables.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "catalogue/projectfile.h"

namespace configuria {

namespace {

constexpr Column gpusColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"architecture", CellType::Text}, {"form_factor", CellType::Text}, {"slot_width", CellType::Integer},
    {"memory_gb", CellType::Integer, true}, {"memory_reported_bytes", CellType::Integer},
    {"memory_type", CellType::Text}, {"ecc", CellType::Text}, {"memory_bandwidth_gb_s", CellType::Real},
    {"fp32_tflops", CellType::Real}, {"fp16_dense_tflops", CellType::Real}, {"bf16_dense_tflops", CellType::Real},
    {"fp8_dense_tflops", CellType::Real}, {"int8_dense_tops", CellType::Real}, {"fp4_dense_tflops", CellType::Real},
    {"tdp_w", CellType::Real}, {"idle_w", CellType::Real}, {"pcie_gen", CellType::Integer},
    {"pcie_lanes", CellType::Integer}, {"link_type", CellType::Text}, {"gpu_to_gpu_bandwidth_gb_s", CellType::Real},
    {"max_nvlink_group", CellType::Integer}, {"power_connectors", CellType::Text}, {"cooling", CellType::Text},
    {"length_mm", CellType::Real}, {"peak_factor", CellType::Real},
    {"software_stack", CellType::Text}, {"launch_year", CellType::Integer}, {"indicative_price_eur", CellType::Money},
    {"price_seen_usd", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text},
    {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column cpusColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"family", CellType::Text}, {"cores", CellType::Integer}, {"threads", CellType::Integer},
    {"base_ghz", CellType::Real}, {"boost_ghz", CellType::Real}, {"tdp_w", CellType::Real},
    {"socket", CellType::Text}, {"sockets_max", CellType::Integer}, {"pcie_gen", CellType::Integer},
    {"pcie_lanes", CellType::Integer}, {"memory_type", CellType::Text}, {"memory_channels", CellType::Integer},
    {"max_memory_gb", CellType::Integer}, {"memory_mt_s", CellType::Integer}, {"l3_mb", CellType::Real},
    {"launch_year", CellType::Integer}, {"indicative_price_eur", CellType::Money},
    {"price_seen_usd", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text},
    {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column memoryColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"capacity_gb", CellType::Integer, true}, {"module_type", CellType::Text}, {"generation", CellType::Text},
    {"speed_mt_s", CellType::Integer}, {"ranks", CellType::Integer}, {"voltage_v", CellType::Real},
    {"ecc", CellType::Text}, {"typical_w", CellType::Real}, {"indicative_price_eur", CellType::Money},
    {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true},
    {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column storageColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"capacity_tb", CellType::Real, true}, {"form_factor", CellType::Text}, {"interface", CellType::Text},
    {"nand", CellType::Text}, {"seq_read_gb_s", CellType::Real}, {"seq_write_gb_s", CellType::Real},
    {"dwpd", CellType::Real}, {"active_w", CellType::Real}, {"idle_w", CellType::Real},
    {"indicative_price_eur", CellType::Money}, {"price_seen_usd", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text},
    {"notes", CellType::Text},
};
constexpr Column psusColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"rated_w", CellType::Real}, {"rated_low_line_100_127v_w", CellType::Real},
    {"rated_high_line_200_240v_w", CellType::Real}, {"efficiency_class", CellType::Text},
    {"efficiency_10_pct", CellType::Real}, {"efficiency_20_pct", CellType::Real},
    {"efficiency_50_pct", CellType::Real}, {"efficiency_100_pct", CellType::Real},
    {"efficiency_basis", CellType::Text}, {"hot_plug", CellType::Text}, {"form_factor", CellType::Text},
    {"inlet", CellType::Text}, {"gpu_connectors", CellType::Text}, {"peak_factor", CellType::Real}, {"indicative_price_eur", CellType::Money},
    {"price_seen_usd", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text},
    {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column networkColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"kind", CellType::Text, true}, {"type", CellType::Text}, {"speed_gbps", CellType::Real},
    {"ports", CellType::Integer}, {"connector", CellType::Text}, {"typical_w", CellType::Real},
    {"max_w", CellType::Real}, {"pcie_gen", CellType::Integer}, {"pcie_lanes", CellType::Integer},
    {"form_factor", CellType::Text}, {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text},
    {"notes", CellType::Text},
};
constexpr Column serversColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"sockets", CellType::Integer}, {"socket_type", CellType::Text}, {"cpu_families", CellType::Text},
    {"gpu_form_factor", CellType::Text}, {"max_gpus", CellType::Integer}, {"pcie_x16_slots", CellType::Integer},
    {"pcie_gen", CellType::Integer}, {"dimm_slots", CellType::Integer}, {"memory_type", CellType::Text},
    {"nvme_bays", CellType::Integer}, {"psu_slots", CellType::Integer}, {"psu_count_default", CellType::Integer},
    {"psu_w_default", CellType::Real}, {"default_psu", CellType::Text}, {"psu_options", CellType::Text}, {"redundancy", CellType::Text},
    {"max_power_w", CellType::Real}, {"rack_units", CellType::Integer}, {"cooling", CellType::Text},
    {"gpu_interconnect", CellType::Text}, {"max_gpu_tdp_w", CellType::Real}, {"max_cpu_tdp_w", CellType::Real},
    {"memory_mt_s", CellType::Integer}, {"max_gpu_length_mm", CellType::Real}, {"gpu_cables", CellType::Text},
    {"inlet_limit_c", CellType::Real}, {"gpu_share_per_psu", CellType::Real}, {"network_ports", CellType::Integer},
    {"network_gbps", CellType::Real}, {"weight_kg", CellType::Real},
    {"chassis_overhead_w", CellType::Real}, {"overhead_basis", CellType::Text},
    {"indicative_price_eur", CellType::Money}, {"price_adder_eur", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text},
    {"notes", CellType::Text},
};
constexpr Column accessoriesColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"kind", CellType::Text, true}, {"fits", CellType::Text}, {"connector", CellType::Text}, {"gpus", CellType::Integer},
    {"per_group", CellType::Integer}, {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text},
    {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text},
    {"notes", CellType::Text},
};
constexpr Column racksColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"kind", CellType::Text, true}, {"rack_units", CellType::Integer}, {"max_load_kg", CellType::Real},
    {"voltage_v", CellType::Real}, {"amps", CellType::Real}, {"phases", CellType::Integer}, {"va", CellType::Real},
    {"watts", CellType::Real}, {"efficiency_pct", CellType::Real}, {"c13_outlets", CellType::Integer},
    {"c19_outlets", CellType::Integer}, {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text},
    {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text}, {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text},
    {"notes", CellType::Text},
};
constexpr Column licencesColumns[] = {
    {"vendor", CellType::Text, true}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"metric", CellType::Text, true}, {"years", CellType::Integer}, {"included_with", CellType::Text},
    {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text},
    {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column servicesColumns[] = {
    {"vendor", CellType::Text}, {"model", CellType::Text, true}, {"part_id", CellType::Text, true},
    {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"lead_time_days", CellType::Integer}, {"warranty_months", CellType::Integer}, {"spec_source", CellType::Text},
    {"confidence", CellType::Text, true}, {"memory_fields", CellType::Text}, {"notes", CellType::Text},
};
constexpr Column refurbishedColumns[] = {
    {"part_id", CellType::Text, true}, {"base_part", CellType::Text, true}, {"warranty_months", CellType::Integer},
    {"indicative_price_eur", CellType::Money}, {"price_source", CellType::Text}, {"price_date", CellType::Text},
    {"confidence", CellType::Text, true}, {"notes", CellType::Text},
};
constexpr Column inletLimitsColumns[] = {
    {"server", CellType::Text, true}, {"gpu_from_w", CellType::Real}, {"cpu_from_w", CellType::Real},
    {"limit_c", CellType::Real, true}, {"source", CellType::Text, true},
};
constexpr Column examplePricesColumns[] = {
    {"part_id", CellType::Text, true}, {"price_eur", CellType::Money, true}, {"date", CellType::Text, true},
    {"note", CellType::Text},
};
constexpr Column modelsColumns[] = {
    {"model_id", CellType::Text, true}, {"display_name", CellType::Text, true}, {"family", CellType::Text},
    {"kind", CellType::Text, true}, {"total_params", CellType::Integer, true}, {"active_params", CellType::Integer},
    {"lm_params", CellType::Integer}, {"mtp_params", CellType::Integer}, {"encoder_layers", CellType::Integer},
    {"layers", CellType::Integer}, {"hidden_size", CellType::Integer}, {"intermediate_size", CellType::Integer},
    {"ffn_matrices", CellType::Integer}, {"attention_heads", CellType::Integer}, {"kv_heads", CellType::Integer},
    {"head_dim", CellType::Integer}, {"vocab_size", CellType::Integer}, {"tied_embeddings", CellType::Text},
    {"max_context", CellType::Integer}, {"attention_type", CellType::Text}, {"sliding_window", CellType::Integer},
    {"sliding_window_layers", CellType::Integer}, {"full_attention_layers", CellType::Integer},
    {"full_kv_heads", CellType::Integer}, {"full_head_dim", CellType::Integer},
    {"linear_layers", CellType::Integer}, {"experts", CellType::Integer}, {"experts_per_token", CellType::Integer},
    {"moe_intermediate_size", CellType::Integer}, {"shared_experts", CellType::Integer},
    {"shared_expert_intermediate_size", CellType::Integer}, {"dense_layers", CellType::Integer},
    {"kv_lora_rank", CellType::Integer}, {"q_lora_rank", CellType::Integer}, {"qk_nope_head_dim", CellType::Integer},
    {"qk_rope_head_dim", CellType::Integer}, {"v_head_dim", CellType::Integer},
    {"state_elems_per_linear_layer", CellType::Integer}, {"conv_state_elems_per_linear_layer", CellType::Integer},
    {"cross_attention_layers", CellType::Integer}, {"index_head_dim", CellType::Integer},
    {"hybrid_note", CellType::Text}, {"kv_bytes_per_token_bf16", CellType::Integer},
    {"kv_bytes_per_token_bf16_past_window", CellType::Integer}, {"qkv_bias", CellType::Text},
    {"native_dtype", CellType::Text}, {"licence", CellType::Text}, {"source", CellType::Text},
    {"confidence", CellType::Text, true}, {"published_params", CellType::Integer},
    {"published_basis", CellType::Text}, {"param_error_pct", CellType::Real}, {"notes", CellType::Text},
};
constexpr Column aboutColumns[] = {{"key", CellType::Text, true}, {"value", CellType::Text, true}};

template <class Number>
std::optional<Number> numberFrom(const std::string &text)
{
    Number value{};
    const char *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && last == end ? std::optional(value) : std::nullopt;
}

Error cellError(ErrorCode code, const CsvTable &csv, int line, const char *column, std::string found, std::string accepted)
{
    return {code, csv.file, std::to_string(line) + ':' + column, std::move(found), std::move(accepted), {}};
}

// Index in the CSV of each column.
Result<std::vector<std::size_t>> columnOrder(const TableSpec &spec, const CsvTable &csv)
{
    std::vector<std::size_t> order;
    for (const Column &column : spec.columns) {
        const auto found = std::find(csv.header.begin(), csv.header.end(), column.name);
        if (found == csv.header.end()) {
            return tl::unexpected(cellError(ErrorCode::MissingKey, csv, 1, column.name, {}, column.name));
        }
        order.push_back(static_cast<std::size_t>(found - csv.header.begin()));
    }
    for (const std::string &name : csv.header) {
        const auto known = [&](const Column &column) { return name == column.name; };
        if (std::none_of(spec.columns.begin(), spec.columns.end(), known)) {
            std::string accepted;
            for (const Column &column : spec.columns) {
                accepted.append(accepted.empty() ? "" : " ").append(column.name);
            }
            return tl::unexpected(cellError(ErrorCode::UnknownValue, csv, 1, name.c_str(), name, accepted));
        }
    }
    return order;
}

} // namespace

const char *wordFor(CellType type)
{
    switch (type) {
    case CellType::Text:
        return "a text";
    case CellType::Integer:
        return "a whole number";
    case CellType::Real:
        return "a number";
    case CellType::Money:
        return "an amount with at most 6 decimals";
    }
    return "";
}

const TableSpec &tableSpec(TableId id)
{
    static constexpr std::array<TableSpec, tableCount> specs = {{
        {"servers", serversColumns},
        {"gpus", gpusColumns},
        {"cpus", cpusColumns},
        {"memory", memoryColumns},
        {"storage", storageColumns},
        {"psus", psusColumns},
        {"network", networkColumns},
        {"accessories", accessoriesColumns},
        {"racks", racksColumns},
        {"licences", licencesColumns},
        {"services", servicesColumns},
        {"refurbished", refurbishedColumns},
        {"inlet_limits", inletLimitsColumns},
        {"example_prices", examplePricesColumns},
        {"models", modelsColumns},
        {"about", aboutColumns},
    }};
    return specs[static_cast<std::size_t>(id)];
}

std::optional<Cell> cellFromText(CellType type, const std::string &text)
{
    switch (type) {
    case CellType::Text:
        return Cell(text);
    case CellType::Integer:
        if (const auto value = numberFrom<std::int64_t>(text)) {
            return Cell(*value);
        }
        return std::nullopt;
    case CellType::Real:
        if (const auto value = numberFrom<double>(text); value && std::isfinite(*value)) {
            return Cell(*value);
        }
        return std::nullopt;
    case CellType::Money:
        if (const auto value = moneyFromText(QString::fromStdString(text))) {
            return Cell(value->micros());
        }
        return std::nullopt;
    }
    return std::nullopt;
}

Result<Table> tableFromCsv(TableId id, const CsvTable &csv)
{
    const TableSpec &spec = tableSpec(id);
    const Result<std::vector<std::size_t>> order = columnOrder(spec, csv);
    if (!order) {
        return tl::unexpected(order.error());
    }
    Table table;
    table.id = id;
    table.rows.reserve(csv.rows.size());
    for (const CsvTable::Row &row : csv.rows) {
        std::vector<Cell> &cells = table.rows.emplace_back();
        cells.reserve(spec.columns.size());
        for (std::size_t i = 0; i < spec.columns.size(); ++i) {
            const Column &column = spec.columns[i];
            const std::string &text = row.cells[(*order)[i]];
            if (text.empty()) {
                if (column.required) {
                    return tl::unexpected(cellError(ErrorCode::MissingKey, csv, row.line, column.name, {}, wordFor(column.type)));
                }
                cells.emplace_back();
                continue;
            }
            std::optional<Cell> cell = cellFromText(column.type, text);
            if (!cell) {
                return tl::unexpected(cellError(ErrorCode::WrongType, csv, row.line, column.name, text, wordFor(column.type)));
            }
            cells.push_back(std::move(*cell));
        }
    }
    return table;
}

} // namespace configuria
