// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QCPAxis;
class QCustomPlot;
class QFont;
class QLabel;
class QPalette;
class QWidget;

namespace configuria {

// What the curve charts have in common: margins, axes in the colours of the palette, title above and legend below.
void preparePlot(QCustomPlot *plot);
void layOutPlot(QWidget *chart, QLabel *title, QLabel *empty, QCustomPlot *plot, QWidget *legend);
// A drawing of vectors without clipping (SVG) would show the curves beyond the axes: what lies there is painted over.
void coverOutside(QCustomPlot *plot);
// Fewer values on the axes of a low chart: they would overlap.
void fitTicks(QCustomPlot *plot, std::initializer_list<QCPAxis *> axes, int most);
void colourPlot(QCustomPlot *plot, const QPalette &palette, const QFont &small);

} // namespace configuria
