// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <type_traits>
#include <utility>

#include "items/format.h"
#include "session/session.h"

namespace configuria {

// Name of an undo step, in the language of the moment.
QString editText(Field field);

// What every panel of the window looks at: the session, and which configuration of it is shown. View state, never saved.
struct View {
    Session &session;
    int configuration = 0;
    Format format;
    std::function<Date()> today = {}; // absent: no price is told old

    const Project &project() const { return session.project(); }
    const Configuration *current() const
    {
        const auto &all = session.project().configurations;
        return configuration >= 0 && static_cast<std::size_t>(configuration) < all.size()
            ? &all[static_cast<std::size_t>(configuration)] : nullptr;
    }
    const ConfigurationEvaluation &evaluation() const
    {
        const auto &all = session.evaluation().configurations;
        const bool inside = configuration >= 0 && static_cast<std::size_t>(configuration) < all.size();
        return all[inside ? static_cast<std::size_t>(configuration) : 0];
    }
    Date date() const { return today ? today() : Date(); }
    QString currency() const { return QString::fromStdString(session.project().currency); }

    // Hands the session a copy of the project after `change`, which takes a Configuration & (the current one) or a Project &.
    template <class Change>
    void edit(Field field, Change change)
    {
        Project after = session.project();
        if constexpr (std::is_invocable_v<Change, Configuration &>) {
            if (!current()) {
                return;
            }
            change(after.configurations[static_cast<std::size_t>(configuration)]);
        } else {
            change(after);
        }
        session.edit(field, std::move(after), editText(field));
    }
};

} // namespace configuria
