// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"

#include <string>

// Small catalogues and bills of materials for the tests of power, cost, rules and quotes.
namespace fixture {

using namespace configuria;

inline BomLine custom(PartKind kind, int quantity, double watts)
{
    BomLine line;
    line.part.kind = kind;
    line.description = "custom";
    line.quantity = quantity;
    line.watts = Watts(watts);
    return line;
}

inline BomLine unknownDraw(PartKind kind, int quantity)
{
    BomLine line = custom(kind, quantity, 0);
    line.watts.reset();
    return line;
}

inline BomLine part(PartKind kind, int index, int quantity)
{
    BomLine line;
    line.part = {kind, PartIndex{static_cast<std::uint32_t>(index)}};
    line.quantity = quantity;
    return line;
}

inline BomLine priced(std::int64_t cents, int quantity, Rate discount = {})
{
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = "service";
    line.quantity = quantity;
    line.unitPrice = Money::cents(cents);
    line.discount = discount;
    return line;
}

inline Psu supply(double highLine, std::optional<double> lowLine, EfficiencyClass efficiency, const char *form = "CRPS 185mm")
{
    Psu psu;
    psu.info.id = "psu-" + std::to_string(static_cast<int>(highLine));
    psu.ratedHighLine = Watts(highLine);
    if (lowLine) {
        psu.ratedLowLine = Watts(*lowLine);
    }
    psu.highLineOnly = !lowLine;
    psu.efficiencyClass = efficiency;
    psu.formFactor = form;
    // 80 PLUS, 230 V internal redundant.
    if (efficiency == EfficiencyClass::Titanium) {
        psu.efficiency10 = Fraction(0.90);
        psu.efficiency20 = Fraction(0.94);
        psu.efficiency50 = Fraction(0.96);
        psu.efficiency100 = Fraction(0.91);
    } else if (efficiency == EfficiencyClass::Gold) {
        psu.efficiency20 = Fraction(0.88);
        psu.efficiency50 = Fraction(0.92);
        psu.efficiency100 = Fraction(0.88);
    }
    return psu;
}

// PW-1: 5 GPUs x 350, 2 CPUs x 300, 16 modules x 10, 4 NVMe x 20, 2 boot x 8, adapters 25 + 15 W.
inline Configuration pw1()
{
    Configuration c;
    c.name = "PW-1";
    c.lines = {custom(PartKind::Gpu, 5, 350), custom(PartKind::Cpu, 2, 300), custom(PartKind::Memory, 16, 10),
               custom(PartKind::Drive, 4, 20), custom(PartKind::Drive, 2, 8), custom(PartKind::Network, 1, 25),
               custom(PartKind::Network, 1, 15)};
    return c;
}

inline Project projectOf(Configuration configuration)
{
    Project project;
    project.configurations.push_back(std::move(configuration));
    return project;
}

inline ConfigurationEvaluation evaluated(const Catalogue &catalogue, const Project &project)
{
    return evaluateConfiguration(catalogue, project, project.configurations.front());
}

inline const Finding *findingOf(const ConfigurationEvaluation &evaluation, FindingCode code)
{
    for (const Finding &finding : evaluation.findings.items()) {
        if (finding.code == code) {
            return &finding;
        }
    }
    return nullptr;
}

} // namespace fixture
