// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "catalogue/result.h"
#include "engine/pricelist.h"

namespace configuria {

// The user's own parts and prices: own.sqlite in the data folder, with a schema of its own. No update of the program
// touches it; loadCatalogue() lays it over the parts of the program.
struct OwnData {
    std::vector<OwnPrice> prices;
    std::vector<PartRecord> parts;
};

struct OwnDataRead {
    OwnData data;
    std::optional<Error> warning; // the file could not be used; a damaged one was moved aside
};
OwnDataRead readOwnData(const QString &dataDir);

// One transaction; the folder and the file are created when missing. False: `progress` stopped it, and nothing changed.
Result<bool> changeOwnData(const QString &dataDir, const OwnChange &change, const ImportProgress &progress = {});

// How the columns of lists with this header were read the last time; "" when there was none.
std::string rememberedMapping(const QString &dataDir, const std::string &header);

// --- parts as their tables have them ---

std::vector<PartColumn> partColumns(PartKind kind);

// The part of that id as it is now: the user's, else the program's. nullopt when there is none.
Result<std::optional<PartRecord>> partRecord(const QString &dataDir, const std::string &id);
// Every part as it is now, in the order of the catalogue.
Result<std::vector<PartRecord>> partRecords(const OwnData &own);

// The first value that its column does not take, or that is missing: place is the column.
std::optional<Error> wrongValue(const PartRecord &record);

// The id of a part with that reference of its maker or seller: lower case, '-' for everything but letters and digits.
std::string partIdFrom(const std::string &reference);

} // namespace configuria
