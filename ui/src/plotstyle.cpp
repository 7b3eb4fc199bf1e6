// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "plotstyle.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <qcustomplot.h>

namespace configuria {

namespace {

constexpr int farAway = 4000; // beyond any page

class OutsideCover : public QCPLayerable {
public:
    explicit OutsideCover(QCustomPlot *plot) : QCPLayerable(plot, QStringLiteral("cover")) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter *painter) override
    {
        if (!painter->modes().testFlag(QCPPainter::pmVectorized)) {
            return;
        }
        const QRect inside = parentPlot()->axisRect()->rect();
        const QRect all = inside.adjusted(-farAway, -farAway, farAway, farAway);
        for (const QRect &side : QRegion(all).subtracted(inside)) {
            painter->fillRect(side, parentPlot()->palette().color(QPalette::Base));
        }
    }
};

} // namespace

void coverOutside(QCustomPlot *plot)
{
    plot->addLayer(QStringLiteral("cover"), plot->layer(QStringLiteral("main")));
    new OutsideCover(plot); // of the plot
}

void preparePlot(QCustomPlot *plot)
{
    plot->setMinimumHeight(50); // the title says what the axes count
    plot->setFocusPolicy(Qt::NoFocus);
    plot->setAutoAddPlottableToLegend(false); // ChartLegend wraps, and QCustomPlot lays out even a hidden legend
    plot->setPlottingHint(QCP::phImmediateRefresh, false); // painted with the rest of the window, not before it
    plot->axisRect()->setAutoMargins(QCP::msAll);
    plot->axisRect()->setMinimumMargins(QMargins(8, 4, 8, 0));
    plot->xAxis->setLabelPadding(0);
    plot->setMouseTracking(true);
}

void layOutPlot(QWidget *chart, QLabel *title, QLabel *empty, QCustomPlot *plot, QWidget *legend)
{
    empty->setWordWrap(true);
    auto *layout = new QVBoxLayout(chart);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(empty);
    layout->addWidget(plot, 1);
    layout->addWidget(legend);
    chart->setAutoFillBackground(true);
    chart->setBackgroundRole(QPalette::Base);
}

void fitTicks(QCustomPlot *plot, std::initializer_list<QCPAxis *> axes, int most)
{
    const int count = 1 + plot->height() / std::max(1, 4 * plot->fontMetrics().height());
    for (QCPAxis *axis : axes) {
        axis->ticker()->setTickCount(std::clamp(count, 2, most));
    }
}

void colourPlot(QCustomPlot *plot, const QPalette &palette, const QFont &small)
{
    const QColor text = palette.color(QPalette::WindowText);
    plot->setBackground(palette.color(QPalette::Base));
    for (QCPAxis *axis : {plot->xAxis, plot->yAxis, plot->yAxis2}) {
        axis->setTickLabelFont(small);
        axis->setLabelFont(small);
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setBasePen(QPen(palette.color(QPalette::Mid)));
        axis->setTickPen(QPen(palette.color(QPalette::Mid)));
        axis->setSubTickPen(Qt::NoPen);
        axis->grid()->setPen(QPen(palette.color(QPalette::Midlight)));
        axis->grid()->setZeroLinePen(QPen(palette.color(QPalette::Mid)));
    }
}

} // namespace configuria
