// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bom.h"

namespace configuria {

// What a node draws while it does this work, waits for it, or idles: gpuBusy, busyAc, readyAc, idleAc. Needs the resolved
// workload and the shares of gpus and cpus.
void fillBusyPower(const Catalogue &catalogue, const Configuration &configuration, const Bom &bom, ConfigurationEvaluation &result) noexcept;
// Holds the site's average against both: busyShare, or the assumption that says why there is none.
void compareAverage(const Configuration &configuration, ConfigurationEvaluation &result) noexcept;

} // namespace configuria
