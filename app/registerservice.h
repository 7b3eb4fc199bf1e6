// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

#include "engine/catalogue.h"
#include "ui/registerservices.h"

namespace configuria {

QString registerPath(const QString &dataDir);
// The register of quotes and the profile of the seller in `dataDir`. `current` is the catalogue of the moment.
RegisterServices registerServices(const QString &dataDir, std::function<std::shared_ptr<const Catalogue>()> current);

} // namespace configuria
