// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "arguments.h"
#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// What the command line left unsaid and the figures rest on: one sentence each. Empty when a project was given, which says it all.
QStringList optionDefaults(const Arguments &arguments, const Project &project, const Evaluation &evaluation, const Format &format);

} // namespace configuria
