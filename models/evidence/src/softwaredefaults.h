// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace configuria {

// What a program does when its user says nothing: resources/evidence/software_defaults.csv, with the source of each value.
// The first line whose `software` is part of the row's and whose `method` is empty or equal answers.
class SoftwareDefaults {
public:
    SoftwareDefaults();
    // Empty: the table does not say.
    QString value(const QString &software, const QString &method, QStringView setting) const;

private:
    struct Line {
        QString software, method, setting, value;
    };
    std::vector<Line> m_lines;
};

} // namespace configuria
