// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include "engine/catalogue.h"

namespace configuria {

// Finds the library's model behind the many ways in which logs and tables write a name.
class ModelNames {
public:
    explicit ModelNames(const Catalogue &catalogue); // points into the catalogue, which must live as long

    // nullptr: not in the library.
    const Architecture *find(const QString &name) const;
    // Tables that state the size apart: "Llama 2" and "13 B". Logs of llama.cpp: "LLaMA v2" and "13.016".
    const Architecture *find(const QString &name, const QString &size) const;
    // "meta-llama/Meta-Llama-3.1-8B-Instruct-FP8" -> "llama-3.1-8b"
    static QString normalised(const QString &name);

private:
    QHash<QString, const Architecture *> m_byName;
};

} // namespace configuria
