// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue.h"

// US export control of advanced computing, which follows the chip wherever it is sold from.
namespace configuria {

// ISO 3166-1 of a country that 3A090 items may not go to without a licence.
bool isExportControlled(std::string_view country) noexcept;
bool isAbove3A090(const Gpu &gpu) noexcept;

} // namespace configuria
