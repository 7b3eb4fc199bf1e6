// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pricelist.h"

namespace configuria {

// Lower case, without accents; letters and digits, one space between words: "Prix H.T. (€)" -> "prix h t".
std::string plainWords(std::string_view text);

// What the name of a column says, in French or English; None when it says nothing.
PriceField fieldOfHeader(std::string_view name);
// One column for each field: the one whose name says it best.
std::vector<PriceField> fieldsOfHeader(std::span<const std::string_view> header);

// How a header is remembered, and what is remembered of it.
std::string headerKey(std::span<const std::string> header);
std::string mappingText(const PriceListLayout &layout);
// Leaves `layout` alone when the text is not of a header of that width.
bool readMapping(const std::string &text, PriceListLayout &layout);

} // namespace configuria
