// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/ownership.h"
#include "items/format.h"

namespace configuria {

// What the figures of cost are made of, for the sentences that put the numbers into their formulas.
struct CostQuestion {
    const Catalogue &catalogue;
    const Project &project;
    const Configuration &configuration;
    const ConfigurationEvaluation &evaluation; // of that configuration within the project
};

namespace texts {

// The figure itself, as the screen writes it; "" when it is not known.
QString costValue(FormulaId figure, const CostEvaluation &cost, const QString &currency, const Format &format);

// The formula of a figure of cost with the numbers put in; "" when the figure is none of cost, is not known, or has no short sum.
QString costNumbers(FormulaId figure, const CostQuestion &question, const Format &format);

} // namespace texts

} // namespace configuria
