// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sensitivity.h"
#include "ownershipmodel.h"

namespace configuria {

// A model with what it takes to vary its inputs.
struct VariedModel {
    OwnershipModel model;
    double loadFactor = 0;  // 0: a stated draw or a week replaces it
    double pue = 1;
    double watts = 0;       // mean, of all nodes, at the plug
    int cloud = -1;         // position in model.clouds; -1: none
};
// nullopt: what the totals need is not known.
std::optional<VariedModel> variedModel(const CostCase &question) noexcept;

// The input becomes `factor` times what it is, within what it can be (no PUE below 1, no share above 1).
void vary(VariedModel &model, CostInput input, double factor) noexcept;
InputValue valueOf(const VariedModel &model, CostInput input) noexcept;
double figureOf(const VariedModel &model, CostFigure figure) noexcept;
bool hasFigure(const VariedModel &model, CostFigure figure) noexcept;
double tcoOf(const OwnershipModel &model) noexcept;

} // namespace configuria
