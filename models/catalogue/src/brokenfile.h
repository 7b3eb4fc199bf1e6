// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

namespace configuria {

// Copies a file that cannot be read to a name that nothing has yet, ending in ".broken", before another takes its place: it is
// somebody's work. What went wrong; "" when it is kept.
inline QString keepBroken(const QString &path)
{
    QString place = path + QStringLiteral(".broken");
    for (int i = 2; QFile::exists(place); ++i) {
        place = path + QStringLiteral(".broken-%1").arg(i);
    }
    QFile broken(path);
    return broken.copy(place) ? QString() : broken.errorString();
}

} // namespace configuria
