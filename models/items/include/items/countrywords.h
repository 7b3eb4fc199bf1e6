// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace configuria::texts {

struct Country {
    QString code; // ISO 3166-1, two capitals
    QString name; // in the language of now
};

// Where offers of the trade go; a user may type any other code.
QVector<Country> countries();
// Of any country: one that is not listed has its English name. "" for "", the code itself where it is none.
QString countryName(const QString &code);

} // namespace configuria::texts
