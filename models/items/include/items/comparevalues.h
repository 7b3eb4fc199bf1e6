// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "engine/evaluation.h"
#include "engine/ownership.h"
#include "items/format.h"

// What the scenarios of a project are compared by.
namespace configuria {

enum class CompareRow : std::uint8_t {
    // In the order of PartKind
    Servers, Gpus, Cpus, Memory, Drives, Supplies, Network, Accessories, Racks, Licences, Services,
    Model, Work, Precision, Sequences, Nodes,
    Verdict, MemoryNeed, MemoryLimit, Headroom,
    Output, PerUser, FirstToken, UsersAtTarget,
    TrainingRate, TimeToTrain,
    DcPower, AcPower, AveragePower, RackUnits, RackCount,
    Capex, Tco, PerGpuHour, PerGpuHourInstalled, PerMillionTokens, PerMillionInput, PerMillionOutput, PerUserMonth, PerTrainingRun, BreakEven,
    Co2, EmbodiedCo2, EnergyPerTokens, Co2PerTokens, LeadTime, Blockers, Cautions,
    Score, ScoreTerms,
};
constexpr int compareRowCount = 50;

enum class BestValue : std::uint8_t { None, Low, High };

// One figure of one scenario. Not known: `text` is empty, and so is the rest.
struct CompareCell {
    QString text;                 // for the screen
    QString reason;               // why there can be none, where it means nothing
    std::optional<double> number; // in the unit of the row
    std::optional<Money> money;
    std::optional<double> rank;   // of words that have an order
    bool isAtLeast = false;       // some of what it counts is not known: never the best, never a difference in percent
    friend bool operator==(const CompareCell &, const CompareCell &) = default;
};

BestValue bestValue(CompareRow row) noexcept;
// Differences of counts are told as such ("+2"), others in percent.
bool isCounted(CompareRow row) noexcept;
// False for the speed of training where nothing is trained, for a kind of part that nothing is listed of.
bool appliesTo(CompareRow row, const Configuration &configuration) noexcept;
CompareCell compareCell(CompareRow row, const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                        const ConfigurationEvaluation &evaluation, const Format &format);

// The same of another way to pay for the machine, or of rented GPUs in its place: what it shares with the machine is the machine's,
// and what means nothing there says why.
CompareCell compareCell(CompareRow row, const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                        const ConfigurationEvaluation &evaluation, const CostScenario &scenario, const Format &format);

namespace texts {
QString label(CompareRow row, const Project &project);
QString unit(CompareRow row, const Project &project, const Format &format); // of numbers and money in a file, "" for words and counts
} // namespace texts

} // namespace configuria
