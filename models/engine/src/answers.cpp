// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/answers.h"

#include "waysout.h"

namespace configuria {

namespace {

// Greatest value up to `most` at which the whole band fits: the high end of the need, not the expected one alone.
std::optional<std::int64_t> safeValue(const MemoryInput &in, RepairKind kind, const std::optional<std::int64_t> &most)
{
    if (!most) {
        return std::nullopt;
    }
    return greatest(*most, [&](double n) { return memoryOf(repairedInput(in, {kind, static_cast<std::int64_t>(n), {}})).fits >= Fit::Fits; });
}

} // namespace

MemoryAnswers memoryAnswers(const Catalogue &catalogue, const Project &, const Configuration &configuration)
{
    MemoryAnswers answers;
    const MemoryInput in = memoryInputOf(catalogue, configuration, configuration.workload);
    MemoryEvaluation memory = memoryOf(in);
    isTraining(in.workload.kind) ? trainingLimits(in, memory) : inferenceLimits(in, memory);
    answers.maxContext = memory.maxContext;
    answers.maxSequences = memory.maxSequences;
    answers.safeContext = safeValue(in, RepairKind::SetContext, memory.maxContext);
    answers.safeSequences = safeValue(in, RepairKind::SetSequences, memory.maxSequences);
    const WaySearch search = waySearchOf(catalogue, configuration, in, memory);
    answers.fewestGpus = fewestGpus(search);
    for (int n = 0; n < wayKinds; ++n) {
        if (const auto way = wayOut(search, n)) {
            answers.ways.push_back(*way);
        }
    }
    return answers;
}

} // namespace configuria
