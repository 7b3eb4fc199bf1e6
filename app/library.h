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

// The catalogue with the models that the user imported: kept in DATA-DIR/models.
struct Library {
    std::shared_ptr<const Catalogue> catalogue;
    std::optional<Error> warning; // the database could not be used
    QString dataDir;              // where the user's own files are
};

Outcome<Library> loadLibrary(const QString &dataDir);

// Reads a config.json, GGUF or safetensors file and keeps what it says: later runs know the model by its id.
Outcome<Architecture> importModel(const QString &path, const QString &dataDir);

// A model of the library by its id, or a file.
Outcome<Architecture> findModel(const Library &library, const QString &place, const QString &idOrFile);

} // namespace configuria
