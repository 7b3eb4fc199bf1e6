// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "commandline.h"
#include "failure.h"
#include "library.h"

namespace configuria {

// The quotes of all projects that are named, and of those in the folders that are. One that fails does not stop the others; the
// status is that of the first failure.
Outcome<ExitStatus> runQuotes(const Arguments &arguments, const Library &library, CommandEnvironment &environment);

} // namespace configuria
