// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bom.h"

// What the parts of the power budget share. None of them allocates.
namespace configuria {

constexpr double supplyMargin = 0.10; // of the load: 10 to 20 % is usual

// Supplies of the catalogue that are searched. Those of the program come first, some fifty; an imported list may bring 100 000, and
// reading them all would take longer than the rest of an evaluation together.
constexpr std::size_t mostCandidateSupplies = 256;

struct PowerContext {
    const Catalogue &catalogue;
    const Project &project;
    const Configuration &configuration;
    const Bom &bom;
    const Supplies &supplies;
};

// The three states of the supplies, the typical draw and the short peaks.
void fillSupplyCases(const PowerContext &context, PowerEvaluation &power) noexcept;
void fillPeaks(const PowerContext &context, PowerEvaluation &power) noexcept;
// Findings about lost feeds, cords, peaks and the share of the cards.
void checkSupplyCases(const PowerContext &context, ConfigurationEvaluation &result) noexcept;

std::optional<SupplyAdvice> adviseSupplies(const PowerContext &context, const PowerEvaluation &power) noexcept;
// Takes the advice; no repair without one, or where several lines of supplies stand.
Repair takeAdvice(const PowerContext &context, const PowerEvaluation &power) noexcept;

// Racks, their weight, what feeds them, and the mains of the country.
void evaluateRacks(const PowerContext &context, ConfigurationEvaluation &result) noexcept;

// Units for nodes in one rack: of the site, else of the racks that are listed.
std::optional<double> freeRackUnits(const PowerContext &context) noexcept;

// The most that a system sold whole draws, as its maker states it; absent for all others. A GPU soldered to its host states its adapter.
std::optional<Watts> makersMaximum(const Server *server) noexcept;

// Short peaks that a supply carries for 100 us, over its rating; absent: not published.
std::optional<double> peakFactorOf(const Psu &psu, Watts rated) noexcept;
bool isBelowEcodesign(const Psu &psu, const Site &site) noexcept;
// A maker's rule that the cards draw a share of all supplies at most holds.
bool keepsCardShare(const Server &server, Watts cards, double hottestCard, int count, Watts rated) noexcept;
// Amperes of one cord in the worst state that the node survives; 0: not known.
double worstCord(const PowerEvaluation &power) noexcept;
// Draw of the hottest card of the node; 0: none is known.
double hottestCard(const Catalogue &catalogue, const Configuration &configuration) noexcept;

inline Finding findingOf(FindingCode code, Severity severity, Figure have, Figure need, PartRef subject = {}) noexcept
{
    Finding f;
    f.code = code;
    f.severity = severity;
    f.have = have;
    f.need = need;
    f.subject = subject;
    return f;
}

} // namespace configuria
