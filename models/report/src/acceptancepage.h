// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/quotedocument.h"

namespace configuria {

class Sheet;

// The acceptance sheet as a page of its own, at the current one.
void addAcceptancePage(Sheet &sheet, const QuoteInput &input);

} // namespace configuria
