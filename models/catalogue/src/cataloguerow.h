// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cataloguetables.h"
#include "engine/catalogue.h"

namespace configuria {

// One row, by column name.
class Row {
public:
    Row(const TableSpec &spec, const std::vector<Cell> &cells) : m_spec(&spec), m_cells(&cells) {}

    std::string text(const char *column) const
    {
        const auto *value = std::get_if<std::string>(&cell(column));
        return value ? *value : std::string();
    }
    std::optional<std::int64_t> integer(const char *column) const
    {
        const auto *value = std::get_if<std::int64_t>(&cell(column));
        return value ? std::optional(*value) : std::nullopt;
    }
    // Counts beyond int are no counts of parts or layers.
    std::optional<int> count(const char *column) const
    {
        const std::optional<std::int64_t> value = integer(column);
        return value && *value >= 0 && *value <= INT32_MAX ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }
    std::optional<double> real(const char *column) const
    {
        const auto *value = std::get_if<double>(&cell(column));
        return value ? std::optional(*value) : std::nullopt;
    }
    std::optional<Money> money(const char *column) const
    {
        const std::optional<std::int64_t> value = integer(column);
        return value ? std::optional(Money::micros(*value)) : std::nullopt;
    }
    template <class Quantity>
    std::optional<Quantity> quantity(const char *column, double unit = 1.0) const
    {
        const std::optional<double> value = real(column);
        return value ? std::optional(Quantity(*value * unit)) : std::nullopt;
    }
    // "yes", "no"; "optional" (it can be switched on) counts as yes.
    std::optional<bool> flag(const char *column) const
    {
        const std::string value = text(column);
        return value.empty() ? std::nullopt : std::optional(value == "yes" || value == "optional" || value == "true");
    }

private:
    const Cell &cell(const char *column) const
    {
        static const Cell none;
        for (std::size_t i = 0; i < m_spec->columns.size(); ++i) {
            if (std::string_view(m_spec->columns[i].name) == column) {
                return (*m_cells)[i];
            }
        }
        return none;
    }

    const TableSpec *m_spec;
    const std::vector<Cell> *m_cells;
};

// The columns that every table of parts has.
inline PartInfo partInfo(const Row &row)
{
    PartInfo info;
    info.id = row.text("part_id");
    info.vendor = row.text("vendor");
    info.model = row.text("model");
    info.price = row.money("indicative_price_eur");
    info.priceSource = row.text("price_source");
    info.priceDate = row.text("price_date");
    info.leadTimeDays = row.count("lead_time_days");
    info.warrantyMonths = row.count("warranty_months");
    info.specSource = row.text("spec_source");
    info.notes = row.text("notes");
    info.memoryFields = row.text("memory_fields");
    info.confidence = row.text("confidence") == "found" ? Confidence::Found : Confidence::Memory;
    return info;
}

} // namespace configuria
