// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

class QWidget;

namespace configuria {

// What a widget shows, as a picture in its own size: curves and words as vectors in SVG and PDF. Buttons are left out, they mean nothing on paper.
QImage imageOf(QWidget &widget);
QByteArray pngOf(QWidget &widget);
QByteArray svgOf(QWidget &widget, const QString &title);
QByteArray pdfOf(QWidget &widget, const QString &title); // one page

} // namespace configuria
