// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace configuria {

// What was chosen at the last export, by a name such as "folder" or "csv". Kept by the program between sessions; empty functions
// keep nothing.
struct ExportMemory {
    std::function<QString(const QString &name)> read;
    std::function<void(const QString &name, const QString &value)> write;
};

} // namespace configuria
