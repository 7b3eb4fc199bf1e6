// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

#include "arguments.h"
#include "engine/project.h"
#include "library.h"

namespace configuria {

// What an option acts on. The project's own members (site, cost) are the same for every configuration.
struct OptionTarget {
    const Library &library;
    Project &project;
    Configuration &configuration;
};

// One option of evaluate and check. The table's order is the order of work: what another option needs stands before it.
struct EvaluateOption {
    const char *name;
    const char *valueName;
    Outcome<void> (*apply)(OptionTarget &target, const QString &place, const QString &value);
};
std::span<const EvaluateOption> evaluateOptions();

// --site and --cost
Outcome<void> applySite(OptionTarget &target, const QString &place, const QString &value);
Outcome<void> applyCost(OptionTarget &target, const QString &place, const QString &value);

// The project that the arguments describe: the one of the file, or one configuration "A", with the options on top.
Outcome<Project> projectFromArguments(const Library &library, const Arguments &arguments);

} // namespace configuria
