// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

#include <array>
#include <cstddef>

// What the tables of names share. A source with tables includes it, and instantiates acceptedNames and fromName for its own.
namespace configuria {

template <class E>
struct Entry {
    E value;
    std::string_view name;
};

// One table per enumeration, in the order of its enumerators; `aliases` are taken but never written.
template <class E>
struct Names;

template <class E, std::size_t N>
consteval bool followsEnumerators(const std::array<Entry<E>, N> &table)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (static_cast<std::size_t>(table[i].value) != i) {
            return false;
        }
    }
    return true;
}

// Every name of a table, separated by spaces, built by the compiler.
template <class E>
struct Joined {
    static constexpr std::size_t size()
    {
        std::size_t n = 0;
        for (const auto &entry : Names<E>::table) {
            n += entry.name.size() + 1;
        }
        return n - 1;
    }
    static constexpr std::array<char, size()> build()
    {
        std::array<char, size()> text{};
        std::size_t at = 0;
        for (const auto &entry : Names<E>::table) {
            if (at > 0) {
                text[at++] = ' ';
            }
            for (const char c : entry.name) {
                text[at++] = c;
            }
        }
        return text;
    }
    static constexpr std::array<char, size()> text = build();
};

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

inline bool isSame(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lower(a[i]) != lower(b[i])) {
            return false;
        }
    }
    return true;
}

template <class E>
std::string_view nameIn(E value) noexcept
{
    const auto index = static_cast<std::size_t>(value);
    return index < Names<E>::table.size() ? Names<E>::table[index].name : std::string_view{};
}

template <class E>
std::string_view acceptedNames() noexcept
{
    return {Joined<E>::text.data(), Joined<E>::text.size()};
}

template <class E>
std::optional<E> fromName(std::string_view name) noexcept
{
    for (const auto &entry : Names<E>::table) {
        if (isSame(entry.name, name)) {
            return entry.value;
        }
    }
    for (const auto &entry : Names<E>::aliases) {
        if (isSame(entry.name, name)) {
            return entry.value;
        }
    }
    return std::nullopt;
}

} // namespace configuria
