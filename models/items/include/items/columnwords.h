// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace configuria::texts {

// The name of a column of the catalogue's tables, with its unit: "tdp_w" is "TDP (W)". A column without words of its own
// is named after itself.
QString columnLabel(const std::string &column);
// A word of the data ("yes", "passive", "power_cable") in the user's language; what a maker writes stays as it is.
QString columnValue(const std::string &value);
bool hasColumnLabel(const std::string &column);

} // namespace configuria::texts
