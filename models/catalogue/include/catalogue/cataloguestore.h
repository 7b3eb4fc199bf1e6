// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "catalogue/result.h"
#include "engine/catalogue.h"

namespace configuria {

// The catalogue in SQLite: filled from the CSV files of the program's resources at first start (and again when the
// program brings newer ones), in one transaction, with a schema version. `dataDir` is created when missing.
// When the folder cannot be written the catalogue is read from the resources alone (see `warning`).
struct LoadedCatalogue {
    std::shared_ptr<const Catalogue> catalogue;
    std::optional<Error> warning; // the database could not be used; the catalogue comes from the program itself
};
Result<LoadedCatalogue> loadCatalogue(const QString &dataDir);

// From the resources alone, no database: tests and fallback.
Result<Catalogue> catalogueFromResources();

} // namespace configuria
