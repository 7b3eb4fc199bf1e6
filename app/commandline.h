// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextStream>

#include "arguments.h"
#include "failure.h"
#include "report/quotedocument.h"

namespace configuria {

// Where a command writes, and what it needs of the rest of the program.
struct CommandEnvironment {
    QString dataDir;
    QString language; // "fr" or "en"
    QTextStream &out;
    QTextStream &err;
};

// Runs a command other than the window and gives the exit status of the process.
// `quote` draws: it needs a QGuiApplication.
int runCommand(const Arguments &arguments, CommandEnvironment &environment);

// Blocked when some configuration has a blocker.
ExitStatus statusOf(const Evaluation &evaluation);

} // namespace configuria
