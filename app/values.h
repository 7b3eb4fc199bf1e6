// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "engine/money.h"
#include "engine/names.h"
#include "failure.h"

namespace configuria::values {

// Texts of the command line to values. Each refuses with the option or key (`place`), the text and what is accepted.
// Numbers are in C notation; 70e9 is an integer too.
Outcome<std::int64_t> integer(const QString &place, const QString &text, std::int64_t low, std::int64_t high);
Outcome<double> number(const QString &place, const QString &text, double low, double high);
// 0.05 or 5%
Outcome<double> share(const QString &place, const QString &text, double low, double high);
Outcome<Rate> rate(const QString &place, const QString &text, double low, double high);
Outcome<Money> money(const QString &place, const QString &text, Money high);
Outcome<bool> oneOf(const QString &place, const QString &text, const QString &whenTrue, const QString &whenFalse);

template <class E>
Outcome<E> named(const QString &place, const QString &text)
{
    if (const std::optional<E> value = fromName<E>(text.toStdString())) {
        return *value;
    }
    const std::string_view accepted = acceptedNames<E>();
    return wrongUsage(place, text, QString::fromUtf8(accepted.data(), qsizetype(accepted.size())));
}

} // namespace configuria::values
