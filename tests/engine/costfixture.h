// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "bomfixture.h"
#include "engine/sensitivity.h"

// Reference cases of the cost of ownership.
namespace fixture {

inline bool isNear(double actual, double expected, double tolerance)
{
    const bool near = qAbs(actual - expected) <= tolerance;
    if (!near) {
        qWarning("%.6f is not %.6f", actual, expected);
    }
    return near;
}

inline qint64 cents(const std::optional<Money> &money)
{
    return money ? money->roundedToCent().micros() / 10'000 : -1;
}

inline Configuration gpus(int count, Money capex)
{
    Configuration c;
    c.name = "A";
    c.lines = {custom(PartKind::Gpu, count, 700)};
    c.capex = capex;
    return c;
}

// TC-1: 8 x H100 SXM, 10.2 kW, load factor 0.65, three years.
inline Project tc1(double usdPerGpuHour, double utilisation)
{
    Project project = projectOf(gpus(8, Money::units(280'000)));
    project.site.averageItPower = Watts(10'200 * 0.65);
    project.site.priceEscalation = Rate::percent(3);
    project.cost.install = Money::units(8'000);
    project.cost.staffPerYear = Money::units(12'000);
    project.cost.networkPerYear = Money::units(3'000);
    project.cost.residual = Rate::percent(25);
    project.cost.discountRate = Rate::percent(8);
    project.cost.utilisation = utilisation;
    if (usdPerGpuHour > 0) {
        project.configurations[0].cloudGpuHour = Money::micros(qRound64(usdPerGpuHour * 920'000)); // 1 USD = 0.92 EUR
    }
    return project;
}

// TC-1 with its draw worked out: 10.2 kW at a load factor of 0.65.
struct Tc1 {
    Catalogue catalogue;
    Project project;
    ConfigurationEvaluation evaluation;

    explicit Tc1(double usd = 0, double utilisation = 0.6) : project(tc1(usd, utilisation))
    {
        project.site.averageItPower.reset();
        evaluate();
    }
    void evaluate()
    {
        evaluation = {};
        const Watts average(10'200 * 0.65);
        evaluation.power.ac = Watts(10'200);
        evaluation.power.averageAc = Estimate<Watts>{average, average, average};
        evaluation.power.energyPerYear = average * Hours(project.site.hoursPerYear) * project.site.pue;
        evaluateCost({}, project, project.configurations[0], evaluation);
    }
    CostCase question() const { return costCase(catalogue, project, project.configurations[0], evaluation); }
};

inline double units(Money money) { return static_cast<double>(money.micros()) / 1e6; }

} // namespace fixture
