// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <tl/expected.hpp>
#include <vector>

#include "engine/costdata.h"
#include "engine/error.h"

namespace configuria {

// The user's own profiles of site and terms, kept by the program. Both absent: none are offered.
struct ProfileServices {
    std::function<tl::expected<std::vector<SiteProfile>, Error>()> read;
    std::function<tl::expected<void, Error>(const std::vector<SiteProfile> &)> write; // keeps a broken file beside
};

} // namespace configuria
