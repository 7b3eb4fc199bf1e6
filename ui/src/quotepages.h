// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/project.h"

namespace configuria {

class QuoteForm;

// The tabs of the details of a quote: one line for each field.
QuoteForm *quotePage(const Project &project);
QuoteForm *customerPage(const Project &project);
QuoteForm *sellerPage(const Project &project);
QuoteForm *salePage(const Project &project);
QuoteForm *deliveryPage(const Project &project);
QuoteForm *paperPage(const Project &project);
QuoteForm *internalPage(const Project &project);

} // namespace configuria
