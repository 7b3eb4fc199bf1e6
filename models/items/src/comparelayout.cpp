// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

#include "items/comparemodel.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Names that are kept in settings, in the order of CompareRow: they stay when rows are added between them.
constexpr std::array<const char *, static_cast<std::size_t>(compareRowCount)> rowNames{
    "servers", "gpus", "cpus", "memory", "drives", "supplies", "network", "accessories", "racks", "licences", "services",
    "model", "work", "precision", "sequences", "nodes",
    "verdict", "memory_need", "memory_limit", "headroom",
    "output", "per_user", "first_token", "users_at_target",
    "training_rate", "time_to_train",
    "dc_power", "ac_power", "average_power", "rack_units", "rack_count",
    "capex", "tco", "per_gpu_hour", "per_gpu_hour_installed", "per_million_tokens", "per_million_input", "per_million_output", "per_user_month", "per_training_run", "break_even",
    "co2", "embodied_co2", "energy_per_tokens", "co2_per_tokens", "lead_time", "blockers", "cautions",
    "score", "score_terms",
};
constexpr std::array<const char *, 3> wayNames{"none", "reference", "all"};

QString nameOf(CompareRow row)
{
    return QLatin1StringView(rowNames[static_cast<std::size_t>(row)]);
}

std::optional<CompareRow> rowOf(const QString &name)
{
    const auto found = std::find_if(rowNames.begin(), rowNames.end(), [&name](const char *each) { return name == QLatin1StringView(each); });
    return found == rowNames.end() ? std::nullopt : std::optional(static_cast<CompareRow>(found - rowNames.begin()));
}

QJsonArray namesOf(const std::vector<CompareRow> &rows)
{
    QJsonArray names;
    for (const CompareRow row : rows) {
        names << nameOf(row);
    }
    return names;
}

std::vector<CompareRow> rowsOf(const QJsonValue &names)
{
    std::vector<CompareRow> rows;
    for (const QJsonValue &name : names.toArray()) {
        const std::optional<CompareRow> row = rowOf(name.toString());
        if (row && std::find(rows.begin(), rows.end(), *row) == rows.end()) {
            rows.push_back(*row);
        }
    }
    return rows;
}

} // namespace

QString layoutText(const CompareLayout &layout)
{
    QJsonObject weights;
    for (const CompareRow row : weighedRows()) {
        weights.insert(nameOf(row), layout.weights[static_cast<std::size_t>(row)]);
    }
    const QJsonObject object{{u"order"_s, namesOf(layout.order)},
                             {u"hidden"_s, namesOf(layout.hidden)},
                             {u"reference"_s, layout.reference},
                             {u"weights"_s, weights},
                             {u"ways"_s, QLatin1StringView(wayNames[static_cast<std::size_t>(layout.ways)])}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

CompareLayout layoutOf(const QString &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    CompareLayout layout;
    layout.order = rowsOf(object.value(u"order"_s));
    layout.hidden = rowsOf(object.value(u"hidden"_s));
    layout.reference = object.value(u"reference"_s).toString();
    const QJsonObject weights = object.value(u"weights"_s).toObject();
    for (const CompareRow row : weighedRows()) {
        int &weight = layout.weights[static_cast<std::size_t>(row)];
        weight = std::clamp(weights.value(nameOf(row)).toInt(weight), 0, mostWeight);
    }
    const QString ways = object.value(u"ways"_s).toString();
    const auto found = std::find_if(wayNames.begin(), wayNames.end(), [&ways](const char *each) { return ways == QLatin1StringView(each); });
    layout.ways = found == wayNames.end() ? OtherWays::None : static_cast<OtherWays>(found - wayNames.begin());
    return layout;
}

} // namespace configuria
