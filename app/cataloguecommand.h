// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline.h"
#include "library.h"

namespace configuria {

// catalogue list | show PART_ID | export FILE
Outcome<ExitStatus> runCatalogue(const Arguments &arguments, const Library &library, CommandEnvironment &environment);

// What is known of a part, by stable names in base units of the name ("tdp_w"); unknown fields are left out.
using PartField = std::pair<QString, QString>;
std::vector<PartField> partFields(const Catalogue &catalogue, PartRef part);

} // namespace configuria
