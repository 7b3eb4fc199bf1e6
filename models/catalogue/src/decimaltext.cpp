// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decimaltext.h"

#include "catalogue/projectfile.h"

namespace configuria {

using namespace Qt::StringLiterals;

std::optional<std::int64_t> scaledFromText(const QString &text, int places)
{
    QStringView rest = QStringView(text).trimmed();
    const bool negative = rest.startsWith(u'-');
    if (negative || rest.startsWith(u'+')) {
        rest = rest.mid(1);
    }
    std::int64_t value = 0;
    int digits = 0;
    int decimals = -1; // -1: before the point
    const auto append = [&value](int digit) {
        return !__builtin_mul_overflow(value, std::int64_t{10}, &value) && !__builtin_add_overflow(value, std::int64_t{digit}, &value);
    };
    for (const QChar c : rest) {
        if (c == u'.' && decimals < 0 && digits > 0) {
            decimals = 0;
            continue;
        }
        if (c < u'0' || c > u'9' || decimals == places || !append(c.unicode() - u'0')) {
            return std::nullopt;
        }
        ++digits;
        decimals += decimals < 0 ? 0 : 1;
    }
    if (digits == 0 || decimals == 0) {
        return std::nullopt;
    }
    for (int i = decimals < 0 ? 0 : decimals; i < places; ++i) {
        if (!append(0)) {
            return std::nullopt;
        }
    }
    return negative ? -value : value;
}

QString textFromScaled(std::int64_t value, int places, int leastPlaces)
{
    // The magnitude of the smallest int64 is no int64.
    const std::uint64_t magnitude = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    QString digits = QString::number(magnitude).rightJustified(places + 1, u'0');
    QString decimals = digits.right(places);
    digits.chop(places);
    while (decimals.size() > leastPlaces && decimals.endsWith(u'0')) {
        decimals.chop(1);
    }
    return (value < 0 ? u"-"_s : QString()) + digits + (decimals.isEmpty() ? QString() : u'.' + decimals);
}

std::optional<Money> moneyFromText(const QString &text)
{
    const std::optional<std::int64_t> micros = scaledFromText(text, 6);
    return micros ? std::optional(Money::micros(*micros)) : std::nullopt;
}

QString moneyToText(Money money)
{
    return textFromScaled(money.micros(), 6, 2);
}

} // namespace configuria
