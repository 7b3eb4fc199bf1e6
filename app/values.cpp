// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "values.h"

#include <cmath>

#include "catalogue/projectfile.h"

using namespace Qt::StringLiterals;

namespace configuria::values {

namespace {

QString plain(double value)
{
    return QString::number(value, 'g', 12);
}

QString range(const QString &low, const QString &high)
{
    //: a range of accepted values
    return CommandWords::tr("%1 to %2").arg(low, high);
}

// QString::toDouble takes "nan" and "inf"; no option does.
std::optional<double> finite(const QString &text)
{
    bool ok = false;
    const double value = text.trimmed().toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<double> shareOf(const QString &text)
{
    if (text.endsWith(u'%')) {
        const std::optional<double> percent = finite(text.chopped(1));
        return percent ? std::optional(*percent / 100.0) : std::nullopt;
    }
    return finite(text);
}

} // namespace

Outcome<std::int64_t> integer(const QString &place, const QString &text, std::int64_t low, std::int64_t high)
{
    bool ok = false;
    std::int64_t value = text.trimmed().toLongLong(&ok);
    if (!ok) {
        const std::optional<double> real = finite(text);
        ok = real && std::abs(*real) < 9e18 && std::floor(*real) == *real;
        value = ok ? static_cast<std::int64_t>(*real) : 0;
    }
    if (!ok || value < low || value > high) {
        return wrongUsage(place, text, range(QString::number(low), QString::number(high)));
    }
    return value;
}

Outcome<double> number(const QString &place, const QString &text, double low, double high)
{
    const std::optional<double> value = finite(text);
    if (!value || *value < low || *value > high) {
        return wrongUsage(place, text, range(plain(low), plain(high)));
    }
    return *value;
}

Outcome<double> share(const QString &place, const QString &text, double low, double high)
{
    const std::optional<double> value = shareOf(text);
    if (!value || *value < low || *value > high) {
        return wrongUsage(place, text, range(plain(low), plain(high)) + u" (%1%, %2%)"_s.arg(plain(low * 100), plain(high * 100)));
    }
    return *value;
}

Outcome<Rate> rate(const QString &place, const QString &text, double low, double high)
{
    return share(place, text, low, high).map([](double value) { return Rate{std::llround(value * 1e6)}; });
}

Outcome<Money> money(const QString &place, const QString &text, Money high)
{
    const std::optional<Money> value = moneyFromText(text.trimmed());
    if (!value || *value < Money() || *value > high) {
        return wrongUsage(place, text, range(u"0"_s, moneyToText(high)));
    }
    return *value;
}

Outcome<bool> oneOf(const QString &place, const QString &text, const QString &whenTrue, const QString &whenFalse)
{
    if (text.compare(whenTrue, Qt::CaseInsensitive) == 0) {
        return true;
    }
    if (text.compare(whenFalse, Qt::CaseInsensitive) == 0) {
        return false;
    }
    return wrongUsage(place, text, whenTrue + u' ' + whenFalse);
}

} // namespace configuria::values
