// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chartpainters.h"

namespace configuria {

QVector<QuoteChart> quoteCharts(const Catalogue &, const Project &, const Evaluation &, int, const Format &)
{
    return {};
}

} // namespace configuria
