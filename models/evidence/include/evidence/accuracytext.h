// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include "evidence/accuracy.h"

namespace configuria {

// Stable names of the JSON: weights, kv_cache, buffers, total, training_peak, decode, prefill, throughput,
// training_speed, system_power, gpu_power, idle_power.
QString figureId(AccuracyFigure figure);
// In the user's language.
QString figureName(AccuracyFigure figure);
// The tables and the rows that could not be used, as plain text.
QString accuracyText(const AccuracyReport &report, const QLocale &locale);

// The held-out tables alone, for the window.
QString accuracyHtml(const AccuracyReport &report, const QLocale &locale);

} // namespace configuria
