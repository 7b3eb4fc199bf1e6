// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline.h"
#include "library.h"

namespace configuria {

// configuria accuracy [--measured DIR] [--json] [--rows] [--refit]
Outcome<ExitStatus> runAccuracy(const Arguments &arguments, const Library &library, CommandEnvironment &environment);

} // namespace configuria
