// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

#include "powerdata.h"

class QCPGraph;
class QCPItemLine;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;

// Efficiency of the power supplies against their load, and the points where they work. The legend names the points, so that
// they are told apart where they lie on each other.
class SupplyChart : public QWidget {
    Q_OBJECT
public:
    explicit SupplyChart(QWidget *parent = nullptr);
    void setData(const SupplyChartData &data, const Format &format);
    const SupplyChartData &data() const { return m_data; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColors();
    void showValues(QMouseEvent *event);

    SupplyChartData m_data;
    QLabel *m_title;
    QLabel *m_empty; // or what is assumed
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    QCPGraph *m_curve;
    QVector<QCPGraph *> m_points; // normal, one lost, feed lost
    QCPItemLine *m_rating;
};

} // namespace configuria
