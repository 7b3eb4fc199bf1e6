// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "language.h"
#include "settings.h"

namespace configuria {

// Builds the window with all that it needs, shows it and runs until it is closed. Needs a QApplication.
int runWindow(const Arguments &arguments, const QString &dataDir, Settings &settings, Language &language);

// What a new project holds: one configuration that can be ordered as it stands, to be changed from there.
Project newProject(const Catalogue &catalogue);

} // namespace configuria
