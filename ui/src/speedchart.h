// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "chartdata.h"
#include "ui/mainwindow.h"

class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;
class ElidedLink;

// Two curves over one axis: to serve, the output of all users and of each against the users at once, up to what memory
// holds; to train, the time and the scaling against the GPUs. Values under the pointer.
class SpeedChart : public QWidget {
    Q_OBJECT
public:
    explicit SpeedChart(QWidget *parent = nullptr);
    void setData(const SpeedChartData &data, const Format &format);
    const SpeedChartData &data() const { return m_data; }
    // The line under the chart.
    void setNearest(const NearestSpeed &nearest);

signals:
    void evidenceAsked(FormulaId formula); // the line was clicked

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyColors();
    void showValues(QMouseEvent *event);
    void hideValues();
    void placeText(QCPItemText *text, std::optional<double> x, const QString &words, double y);

    SpeedChartData m_data;
    FormulaId m_nearestFormula = FormulaId::OutputThroughput;
    QLabel *m_title;
    QLabel *m_empty;
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    ElidedLink *m_nearest;
    QCPGraph *m_first;
    QCPGraph *m_second;
    QCPItemLine *m_limit;
    QCPItemText *m_limitText;
    QCPItemLine *m_own;
    QCPItemLine *m_cursor;
    QCPItemLine *m_targetUsers;
    QCPItemLine *m_targetSpeed;
    QCPItemText *m_targetText;
};

} // namespace configuria
