// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include "report/quotedocument.h"

namespace configuria {

// The charts of one configuration for paper: VRAM fit, power, cost of ownership and, when the quote shows it and it is known,
// the speed. On white, as vectors.
QVector<QuoteChart> quoteCharts(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation,
                                int configuration, const Format &format);

} // namespace configuria
