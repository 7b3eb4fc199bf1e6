// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "commandline.h"
#include "engine/project.h"
#include "library.h"

namespace configuria {

// configuria import prices|catalogue FILE...: the report on standard output. A file with refused rows changes nothing
// unless --skip-refused takes its other rows.
Outcome<ExitStatus> runListImport(const Arguments &arguments, CommandEnvironment &environment);

// configuria import quote FILE PROJECT: a project with the lines, terms and totals of a quote's JSON.
Outcome<ExitStatus> runQuoteImport(const Arguments &arguments, const Library &library);

// The bytes of a price list, or why there are none.
Result<QByteArray> readListFile(const QString &path);
// The JSON of a quote, as a project.
Result<Project> readQuoteFile(const Catalogue &catalogue, const QString &path);

} // namespace configuria
