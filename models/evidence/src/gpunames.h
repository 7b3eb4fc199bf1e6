// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <vector>

#include "engine/catalogue.h"

namespace configuria {

// The GPU behind the name that a table prints: a part of the catalogue, or one that we do not sell and whose data sheet
// resources/evidence/gpu_names.csv holds. The first pattern that matches answers.
class GpuNames {
public:
    explicit GpuNames(const Catalogue &catalogue);

    struct Found {
        std::optional<Gpu> gpu; // absent: unknown, or not sold
        bool isNotSold = false; // hardware that we do not sell and whose speed says nothing of what we do
    };
    Found find(const QString &name) const;

private:
    struct Line {
        QRegularExpression pattern;
        Found found;
    };
    std::vector<Line> m_lines;
};

} // namespace configuria
