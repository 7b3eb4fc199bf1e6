// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

#include "catalogue/result.h"
#include "engine/catalogue.h"
#include "failure.h"

namespace configuria {

// The catalogue with the models that the user imported: config.json files kept in DATA-DIR/models.
struct Library {
    std::shared_ptr<const Catalogue> catalogue;
    std::optional<Error> warning; // the database could not be used
};

Outcome<Library> loadLibrary(const QString &dataDir);

// Checks a config.json and keeps it: later runs know the model by its id.
Outcome<Architecture> importModel(const QString &path, const QString &dataDir);

// A model of the library by its id, or a file.
Outcome<Architecture> findModel(const Library &library, const QString &place, const QString &idOrFile);

} // namespace configuria
