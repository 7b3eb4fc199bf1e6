// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include "engine/error.h"

namespace configuria {

template <class T>
using Result = tl::expected<T, Error>;

} // namespace configuria
