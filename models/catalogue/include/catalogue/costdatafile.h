// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "catalogue/result.h"
#include "engine/costdata.h"

namespace configuria {

// cloud_prices.csv and sites.csv: RFC 4180, a header of fixed names in any order. A cell that is no number, no date or no known
// name is refused with its line. `file` is for messages.
Result<std::vector<CloudPrice>> cloudPricesFromCsv(const QByteArray &bytes, const QString &file);
Result<std::vector<SitePreset>> sitePresetsFromCsv(const QByteArray &bytes, const QString &file);

// What the program carries.
Result<CostData> costDataFromResources();
// With the user's own rows on top, from files of the same names in `dataDir`: a row of a known id replaces it, others are added.
Result<CostData> loadCostData(const QString &dataDir);

} // namespace configuria
