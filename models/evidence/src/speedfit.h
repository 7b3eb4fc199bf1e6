// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "evidence/accuracy.h"

namespace configuria {

// The two times of every measured speed, computed once, fitted many times.
class SpeedSamples {
public:
    explicit SpeedSamples(const std::vector<MappedRun> &runs);
    SpeedCalibration fit(const MappedRun *heldOut) const; // as fitSpeedCalibration()

private:
    struct Sample {
        SpeedClass of;
        QString group;        // source and GPU
        double roofline = 0;  // seconds per unit at efficiency 1
        double fixed = 0;     // seconds per unit at overhead 1
        double measured = 0;  // seconds per unit
    };
    struct Class {
        SpeedClass of;
        std::vector<Sample> samples;
        int groups = 0;
    };
    static SpeedConstants fitClass(const std::vector<Sample> &samples, const SpeedConstants *family);
    const Class *familyOf(const Class &c) const;
    void refit(SpeedFigure figure, const QString &withoutGroup, SpeedCalibration &fitted) const;

    std::vector<Class> m_classes; // classes and the families above them, those of most groups first
    SpeedCalibration m_all;       // fitted on all of them
};

// One publication on one GPU: runs of such a group err together.
QString speedGroup(const MappedRun &run);

} // namespace configuria
