// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "evidence/accuracy.h"

namespace configuria {

// Measured watts, fitted many times. Three fits: shares of GPUs from GPU boards (language models, images), servers and the
// other shares from whole systems, idle servers. A fit without a machine or a model makes again what it was in.
class PowerSamples {
public:
    explicit PowerSamples(const std::vector<MappedRun> &runs);
    PowerCalibration fit(const QString &withoutGroup) const; // as MappedRun::heldOutWith

private:
    struct Sample {
        PowerQuestion question;
        AccuracyFigure figure;
        double measured = 0; // one node, or one GPU
        QString group;
    };
    using Samples = std::vector<Sample>;

    static Samples without(const Samples &samples, const QString &group);
    static void fitBoards(const Samples &language, const Samples &images, PowerCalibration &c);
    static void fitServers(const Samples &systems, PowerCalibration &c);
    static void fitIdle(const Samples &idle, PowerCalibration &c);
    static double lossOf(const Samples &samples, const std::vector<double> &weights, const PowerCalibration &c);
    static PowerBand bandOf(const Samples &samples, const std::vector<double> &ratios);
    static void fitBands(const Samples &boards, const Samples &systems, const Samples &idle, PowerCalibration &c);
    PowerCalibration fitted(const QString &withoutGroup, const PowerCalibration *usual) const;

    Samples m_language, m_images; // GPU boards below no limit
    Samples m_systems;            // GPU boards in training are not here: epochs of small networks of 2016 to 2019
    Samples m_boards, m_idle;     // all GPU boards; idle machines
    PowerCalibration m_all;
};

} // namespace configuria
