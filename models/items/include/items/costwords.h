// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/costdata.h"
#include "engine/flips.h"
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
QString label(Cheaper);

// How a CO2 factor was worked out, as the known lists say it ("direct production"); another text as it is.
QString co2Method(const std::string &method);
std::string co2MethodFrom(const QString &words); // the other way
QString co2Basis(const Site &);                  // "direct production, 2024"; says what is not stated

// "AWS p5, on demand"; of the machine the way it is paid.
QString name(const CostScenario &, const Project &);
// "14.7 months", or "none within 3 years".
QString breakEven(const CostScenario &, int years, const Format &);


// How the amounts and the numbers of an input or a figure are written: those of a unit keep the decimals that tell them apart.
struct CostWriting {
    const Format &format;
    QString currency;
    bool isPerToken = false; // the cloud's price
};
QString value(const InputValue &, CostInput, const CostWriting &); // "0.1902 €/kWh", "60%", "280,000 €"
QString value(Money, CostFigure, const CostWriting &);             // "2.640 €", "333,007 €"

// `rival`: name of the rented alternative.
QString verdict(const Verdict &, const QString &rival, const CostWriting &); // "Owning costs 130,042 € less than AWS p5"
// "Utilisation: 43.1%, today 60%"; "no value makes them equal" of nullopt.
QString goal(CostInput, const std::optional<GoalSeek> &, const std::optional<InputValue> &today, const CostWriting &);

} // namespace configuria::texts
