// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

#include "engine/catalogue.h"
#include "ui/catalogueservices.h"

namespace configuria {

// The page Catalogue over the user's data in `dataDir`. `current` is the catalogue of the moment; `take` gets a new one.
CatalogueServices catalogueServices(const QString &dataDir, std::function<std::shared_ptr<const Catalogue>()> current,
                                    std::function<void(std::shared_ptr<const Catalogue>)> take);

} // namespace configuria
