// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/pricelist.h"
#include "items/format.h"

namespace configuria::texts {

// What an import of a price list says to its reader.
QString label(PriceField);   // "Reference", "Lead time"; "(not used)" for None
QString label(DecimalSign);
QString refusal(const RefusedRow &, const Format &); // "Line 12, ABC-1: “free” is not a price"
QString change(const ChangedPrice &, const Format &); // "Line 12, ABC-1: €900.00 instead of €1,000.00"
// "1 204 rows: 12 new parts, ...": one line for each count that is not 0, the total first.
QStringList summary(const ImportReport &, const Format &);

} // namespace configuria::texts
