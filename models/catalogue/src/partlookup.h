// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>

#include "catalogue/owndata.h"

namespace configuria {

// The parts of a catalogue by what a list may call them: their id, "vendor model", or the model alone where one part has it;
// case and signs do not count.
class PartLookup {
public:
    explicit PartLookup(const Catalogue &catalogue);
    // `id`: of partIdFrom().
    const PartInfo *find(const std::string &id) const;

private:
    std::unordered_map<std::string, const PartInfo *> m_ids;
    std::unordered_map<std::string, const PartInfo *> m_names; // nullptr: of several parts
};

// The user's prices by part and currency, and parts by id.
class OwnLookup {
public:
    explicit OwnLookup(const OwnData &own);
    const OwnPrice *price(const std::string &part, const std::string &currency) const;
    const PartRecord *part(const std::string &id) const;

private:
    std::unordered_map<std::string, const OwnPrice *> m_prices;
    std::unordered_map<std::string, const PartRecord *> m_parts;
};

} // namespace configuria
