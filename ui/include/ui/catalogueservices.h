// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "engine/error.h"
#include "engine/pricelist.h"

namespace configuria {

// What the page Catalogue asks of the program. A change gives the session the new catalogue before it returns.
struct CatalogueServices {
    std::function<std::vector<PartColumn>(PartKind)> columns;
    std::function<std::optional<PartRecord>(const std::string &id)> record;
    std::function<std::vector<OwnPrice>(const std::string &id)> ownPrices;
    std::function<std::string(const std::string &reference)> partId;
    std::function<std::optional<Error>(const PartRecord &)> wrongValue; // place: the column
    std::function<bool(const std::string &currency)> isCurrency;
    std::function<tl::expected<void, Error>(const OwnChange &)> change;
    std::function<tl::expected<void, Error>(const QString &path)> exportCsv;

    // Price lists. The two that take a progress are called aside; an empty answer: it stopped them.
    std::function<tl::expected<PriceListPreview, Error>(const QString &path)> previewList;
    std::function<tl::expected<std::optional<ImportPlan>, Error>(const QString &path, const PriceListLayout &, const ImportProgress &)> planList;
    // Writes, and reads the catalogue again.
    std::function<tl::expected<std::shared_ptr<const Catalogue>, Error>(const ImportPlan &, const ImportProgress &)> writePlan;
    std::function<void(std::shared_ptr<const Catalogue>)> takeCatalogue; // gives it to the session
};

} // namespace configuria
