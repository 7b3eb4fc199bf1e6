// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace configuria {

// A line icon of the program (":/icons/NAME.svg"), its strokes in `color`. Sharp at every scale.
QIcon lineIcon(const QString &name, const QColor &color);

} // namespace configuria
