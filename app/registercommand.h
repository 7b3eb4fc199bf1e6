// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline.h"
#include "library.h"

namespace configuria {

// configuria quotes: the register of the window, list | customers | show | issue | state | pdf | export | backup | restore
Outcome<ExitStatus> runRegister(const Arguments &arguments, const Library &library, CommandEnvironment &environment);

} // namespace configuria
