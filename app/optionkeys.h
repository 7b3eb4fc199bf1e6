// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <span>

#include "options.h"
#include "values.h"

namespace configuria {

// One KEY of --site KEY=VALUE or --cost KEY=VALUE.
struct Key {
    const char *name;
    Outcome<void> (*apply)(OptionTarget &, const QString &place, const QString &value);
};

constexpr Money highestPrice = Money::units(1'000'000'000);

template <class T, class F>
Outcome<void> use(const Outcome<T> &value, F &&set)
{
    if (!value) {
        return tl::unexpected(value.error());
    }
    set(*value);
    return {};
}

std::span<const Key> siteKeys();
std::span<const Key> costKeys();
// "2026-11-30"
Outcome<Date> dateOf(const QString &place, const QString &value);

} // namespace configuria
