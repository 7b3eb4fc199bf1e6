// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <vector>

#include "catalogue/result.h"
#include "cataloguetables.h"

namespace configuria {

constexpr int catalogueSchema = 2;

// What a database file turned out to be.
enum class DatabaseState : std::uint8_t { Current, Outdated, Newer, Damaged, Unreadable };

struct DatabaseRead {
    DatabaseState state = DatabaseState::Unreadable;
    std::vector<Table> tables; // when current
    QString detail;            // of the driver
};

// Reads the database when its content version is `contentVersion`. Never changes or creates it.
DatabaseRead readDatabase(const QString &path, const QString &contentVersion);
// Replaces everything in the database in one transaction, creating the file when it is missing.
// The text of the driver when it failed; the old content is then still whole.
Result<void> fillDatabase(const QString &path, std::span<const Table> tables, const QString &contentVersion,
                          const QString &schemaSql);

} // namespace configuria
