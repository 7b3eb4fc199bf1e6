// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "evidence/accuracy.h"

namespace configuria {

// Measured / formula of every comparison, by class: computed once, fitted many times.
class CalibrationSamples {
public:
    struct Sample {
        QString source, model;
        double ratio = 1;
    };
    explicit CalibrationSamples(const std::vector<MappedRun> &runs);
    MemoryCalibration fit(const MappedRun *heldOut) const; // as fitCalibration()

private:
    std::array<std::vector<Sample>, memoryClassCount> m_samples;
};

} // namespace configuria
