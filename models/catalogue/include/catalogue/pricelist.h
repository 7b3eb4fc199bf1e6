// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

#include "catalogue/owndata.h"
#include "catalogue/result.h"
#include "engine/pricelist.h"

namespace configuria {

constexpr qint64 maxPriceListSize = 256LL << 20;

bool isCurrency(const std::string &code); // ISO 4217

// A price list is text in columns: ';', ',', tab or '|' between cells, quotes around cells that hold them, UTF-8, UTF-16
// or Windows-1252. Title lines may stand before the header. `remembered` is asked for the layout of an earlier list with
// the same header, "" when there was none. `file` is for messages.
Result<PriceListPreview> previewPriceList(const QByteArray &bytes, const QString &file,
                                          const std::function<std::string(const std::string &header)> &remembered = {});

// What the list would change, and why rows are refused. Nothing is written. nullopt: `progress` stopped it.
// Every row stands in the report: what is refused is left out of the change, and the caller asks before it writes the rest.
Result<std::optional<ImportPlan>> planPriceList(const QByteArray &bytes, const QString &file, const PriceListLayout &layout,
                                                const Catalogue &catalogue, const OwnData &own, const ImportProgress &progress = {});

// A file of catalogueToCsv(): whole parts and their prices. Rows that say what is there already change nothing.
Result<std::optional<ImportPlan>> planCatalogueCsv(const QByteArray &bytes, const QString &file, const Catalogue &catalogue,
                                                   const OwnData &own, const ImportProgress &progress = {});

// Every part as its table has it, and its price: RFC 4180, one column for each that any table has.
Result<QByteArray> catalogueToCsv(const Catalogue &catalogue, const OwnData &own);

} // namespace configuria
