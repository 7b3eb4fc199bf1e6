// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "catalogue/result.h"
#include "engine/project.h"

namespace configuria {

constexpr int projectSchema = 1;
constexpr qint64 maxProjectSize = 64LL << 20;

// *.configuria: readable JSON with a schema number. Parts are written by id, models by value.
// Money is written as decimal strings, rates as percent strings ("5.5"); both may be read as numbers too.
// What is absent or null has its default. Keys that this version does not know are ignored and not written again: they
// come from hand edits, since a file of a newer program has a newer schema and is refused.
QByteArray projectToJson(const Catalogue &catalogue, const Project &project);
// Refuses with the place, what is there and what is accepted (ranges of engine/project.h and engine/workload.h).
Result<Project> projectFromJson(const Catalogue &catalogue, const QByteArray &json, const QString &fileName);

// One model with the fields that it has in a project: what is kept of a file too large to be kept itself.
QByteArray modelToJson(const Architecture &model);
Result<Architecture> modelFromJson(const QByteArray &json, const QString &fileName);

Result<Project> readProject(const Catalogue &catalogue, const QString &path);
// QSaveFile: the old file stays whole when anything fails.
Result<void> writeProject(const Catalogue &catalogue, const Project &project, const QString &path);

// A decimal text ("1234.56", "-3") to money without passing through double; nullopt when it is not one, or beyond range.
std::optional<Money> moneyFromText(const QString &text);
QString moneyToText(Money money); // "1234.56"; at least two decimals, as many more as needed

} // namespace configuria
