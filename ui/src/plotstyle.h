// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCustomPlot;
class QFont;
class QLabel;
class QPalette;
class QWidget;

namespace configuria {

// What the curve charts have in common: margins, axes in the colours of the palette, title above and legend below.
void preparePlot(QCustomPlot *plot);
void layOutPlot(QWidget *chart, QLabel *title, QLabel *empty, QCustomPlot *plot, QWidget *legend);
void colourPlot(QCustomPlot *plot, const QPalette &palette, const QFont &small);

} // namespace configuria
