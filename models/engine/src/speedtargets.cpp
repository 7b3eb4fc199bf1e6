// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedmodel.h"

namespace configuria {

std::optional<std::int64_t> usersAtTarget(const SpeedInput &in, std::int64_t limit) noexcept
{
    const auto &first = in.memory.workload.serving.targetTimeToFirstToken;
    const auto &rate = in.memory.workload.serving.targetTokensPerSecond;
    if (!first && !rate) {
        return std::nullopt;
    }
    SpeedInput asked = in;
    const auto speedOf = [&](double users) {
        asked.memory.workload.sequences = static_cast<int>(users);
        SpeedEvaluation speed;
        inferenceSpeed(asked, speed);
        return speed;
    };
    const SpeedEvaluation alone = speedOf(1);
    if ((first && !alone.timeToFirstToken) || (rate && !alone.decodePerUser)) {
        return std::nullopt;
    }
    // A user gets less, and waits longer, the more there are.
    return greatest(std::clamp<std::int64_t>(limit, 0, 100'000), [&](double users) {
        const SpeedEvaluation speed = speedOf(users);
        return (!first || speed.timeToFirstToken->expected <= *first) && (!rate || speed.decodePerUser->expected >= *rate);
    });
}

} // namespace configuria
