// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/costdata.h"
#include "engine/sensitivity.h"
#include "items/format.h"

namespace configuria::texts {

QString label(CloudKind);
QString label(LikeForLike);
QString label(Financing);
QString label(DepreciationMethod);
QString label(ScenarioKind);
QString label(SiteRoom);
QString label(CostGroup);
QString label(CostLine);
QString label(CostInput);
QString label(CostFigure);

// How a CO2 factor was worked out, as the known lists say it ("direct production"); another text as it is.
QString co2Method(const std::string &method);
std::string co2MethodFrom(const QString &words); // the other way
QString co2Basis(const Site &);                  // "direct production, 2024"; says what is not stated

// "AWS p5, on demand"; of the machine the way it is paid.
QString name(const CostScenario &, const Project &);
// "14.7 months", or "none within 3 years".
QString breakEven(const CostScenario &, int years, const Format &);

} // namespace configuria::texts
