// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partlookup.h"

namespace configuria {

namespace {

std::string priceKey(const std::string &part, const std::string &currency)
{
    return part + '\x1f' + currency;
}

} // namespace

PartLookup::PartLookup(const Catalogue &catalogue)
{
    for (int kind = 0; kind < partKindCount; ++kind) {
        for (int i = 0; i < catalogue.count(static_cast<PartKind>(kind)); ++i) {
            const PartInfo *info = catalogue.info({static_cast<PartKind>(kind), {static_cast<std::uint32_t>(i)}});
            m_ids.emplace(partIdFrom(info->id), info);
            if (info->isRefurbished) {
                continue; // it bears the name of the new part, which is the one that is meant
            }
            for (const std::string &name : {info->vendor + ' ' + info->model, info->model}) {
                const auto [place, isNew] = m_names.try_emplace(partIdFrom(name), info);
                if (!isNew && place->second != info) {
                    place->second = nullptr;
                }
            }
        }
    }
}

const PartInfo *PartLookup::find(const std::string &id) const
{
    if (const auto found = m_ids.find(id); found != m_ids.end()) {
        return found->second;
    }
    const auto found = m_names.find(id);
    return found == m_names.end() ? nullptr : found->second;
}

OwnLookup::OwnLookup(const OwnData &own)
{
    for (const OwnPrice &price : own.prices) {
        m_prices.emplace(priceKey(price.part, price.currency), &price);
    }
    for (const PartRecord &record : own.parts) {
        m_parts.emplace(record.id(), &record);
    }
}

const OwnPrice *OwnLookup::price(const std::string &part, const std::string &currency) const
{
    const auto found = m_prices.find(priceKey(part, currency));
    return found == m_prices.end() ? nullptr : found->second;
}

const PartRecord *OwnLookup::part(const std::string &id) const
{
    const auto found = m_parts.find(id);
    return found == m_parts.end() ? nullptr : found->second;
}

} // namespace configuria
