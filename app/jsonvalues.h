// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <cmath>
#include <optional>
#include <string_view>

#include "catalogue/projectfile.h"
#include "engine/estimate.h"
#include "engine/names.h"

// Values of the engine as JSON: what is not known is null.
namespace configuria {

inline QString jsonText(std::string_view name)
{
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

inline QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}
inline QJsonValue number(std::int64_t value)
{
    return QJsonValue(qint64(value));
}

template <class Unit, class Rep>
QJsonValue plain(const std::optional<Quantity<Unit, Rep>> &value)
{
    return value ? number(value->count) : QJsonValue();
}
inline QJsonValue plain(const std::optional<double> &value)
{
    return value ? number(*value) : QJsonValue();
}
inline QJsonValue plain(const std::optional<int> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}
inline QJsonValue plain(const std::optional<std::int64_t> &value)
{
    return value ? number(*value) : QJsonValue();
}

template <class Q>
QJsonValue estimate(const std::optional<Estimate<Q>> &e)
{
    using namespace Qt::StringLiterals;
    if (!e) {
        return {};
    }
    return QJsonObject{{u"low"_s, number(e->low.count)},
                       {u"expected"_s, number(e->expected.count)},
                       {u"high"_s, number(e->high.count)},
                       {u"basis"_s, jsonText(nameOf(e->basis))},
                       {u"formula"_s, jsonText(nameOf(e->formula))}};
}

// Amounts are printed to the cent, prices of one unit with all their decimals.
inline QJsonValue amount(const std::optional<Money> &money)
{
    return money ? QJsonValue(moneyToText(money->roundedToCent())) : QJsonValue();
}
inline QJsonValue price(const std::optional<Money> &money)
{
    return money ? QJsonValue(moneyToText(*money)) : QJsonValue();
}

} // namespace configuria
