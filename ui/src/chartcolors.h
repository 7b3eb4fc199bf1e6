// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace configuria {

// Everything a chart draws, with one colour each: the same in every chart, table and PDF.
enum class Series {
    Weights, KvCache, Activations, Gradients, Optimizer, Overhead, OverCapacity,
    Gpus, Cpus, Memory, Drives, Network, Chassis, Vrm, Fans,
    Capacity, Reserved, OneLost, FeedLost, Circuit, Cloud,
};

// Okabe-Ito palette (Color Universal Design, 2008): told apart with every kind of colour vision. Weights are always blue.
constexpr QRgb okabeBlue = 0xff0072b2, okabeSky = 0xff56b4e9, okabeGreen = 0xff009e73, okabeYellow = 0xfff0e442,
               okabeOrange = 0xffe69f00, okabeVermillion = 0xffd55e00, okabePurple = 0xffcc79a7;

inline QColor seriesColor(Series series, bool dark = false)
{
    switch (series) {
    case Series::Weights: return QColor(okabeBlue);
    case Series::KvCache: return QColor(okabeSky);
    case Series::Activations: return QColor(okabeGreen);
    case Series::Gradients: return QColor(okabeYellow);
    case Series::Optimizer: return QColor(okabeOrange);
    case Series::Overhead: return QColor(0x9a, 0xa3, 0xae);
    case Series::OverCapacity: return QColor(okabeVermillion);
    case Series::Gpus: return QColor(okabeGreen);
    case Series::Cpus: return QColor(okabeOrange);
    case Series::Memory: return QColor(okabeSky);
    case Series::Drives: return QColor(okabeYellow);
    case Series::Network: return QColor(okabePurple);
    case Series::Chassis: return QColor(0x7c, 0x86, 0x93);
    case Series::Vrm: return QColor(0xa6, 0xae, 0xb9);
    case Series::Fans: return QColor(0xcb, 0xd1, 0xd9);
    case Series::Capacity: return dark ? QColor(0xf2, 0xf4, 0xf7) : QColor(0x1b, 0x22, 0x2c);
    case Series::Reserved: return dark ? QColor(0x96, 0xa2, 0xb1) : QColor(0x6a, 0x75, 0x84);
    case Series::OneLost: return QColor(okabeVermillion);
    case Series::FeedLost: return dark ? QColor(0xe3, 0x9d, 0xe8) : QColor(0x8e, 0x2c, 0x96);
    case Series::Circuit: return QColor(dark ? okabeSky : okabeBlue);
    case Series::Cloud: return dark ? QColor(0xb9, 0xc2, 0xcd) : QColor(0x4d, 0x57, 0x64);
    }
    return {};
}

// Of the line that marks a limit: told apart without its colour too, where two of them lie close.
inline Qt::PenStyle lineStyle(Series series)
{
    switch (series) {
    case Series::Capacity: return Qt::SolidLine;
    case Series::FeedLost: return Qt::DashDotLine;
    case Series::Circuit: return Qt::DotLine;
    default: return Qt::DashLine;
    }
}

// Curves of the scenarios, A to H.
inline QColor scenarioColor(int index, bool dark = false)
{
    switch (index % 8) {
    case 0: return QColor(dark ? okabeSky : okabeBlue);
    case 1: return QColor(okabeOrange);
    case 2: return QColor(okabeGreen);
    case 3: return QColor(okabePurple);
    case 4: return QColor(okabeVermillion);
    case 5: return QColor(dark ? okabeBlue : okabeSky);
    case 6: return dark ? QColor(okabeYellow) : QColor(0x9c, 0x91, 0x00);
    default: return dark ? QColor(0xe4, 0xe9, 0xef) : QColor(0x1b, 0x22, 0x2c);
    }
}

// Solid mixture of two colours: paper (PDF/A) has no alpha, and the screen looks the same without it.
inline QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

enum class State { Good, Warning, Bad, Neutral };

// Colour of words that tell a state, readable on the window's background.
inline QColor stateColor(State state, bool dark)
{
    switch (state) {
    case State::Good: return dark ? QColor(0x4f, 0xd1, 0xa5) : QColor(0x00, 0x6e, 0x50);
    case State::Warning: return dark ? QColor(0xf0, 0xb8, 0x40) : QColor(0x8a, 0x5a, 0x00);
    case State::Bad: return dark ? QColor(0xff, 0x8a, 0x50) : QColor(0xb0, 0x3a, 0x00);
    case State::Neutral: return dark ? QColor(0x96, 0xa2, 0xb1) : QColor(0x5a, 0x65, 0x74);
    }
    return {};
}

template <class Palette>
bool isDark(const Palette &palette)
{
    return palette.color(Palette::Window).lightness() < 128;
}

} // namespace configuria
