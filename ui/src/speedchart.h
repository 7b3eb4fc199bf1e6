// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "chartdata.h"

class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;

// Two curves over one axis: to serve, the output of all users and of each against the users at once, up to what memory
// holds; to train, the time and the scaling against the GPUs. Values under the pointer.
class SpeedChart : public QWidget {
    Q_OBJECT
public:
    explicit SpeedChart(QWidget *parent = nullptr);
    void setData(const SpeedChartData &data, const Format &format);
    const SpeedChartData &data() const { return m_data; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColors();
    void showValues(QMouseEvent *event);
    void hideValues();

    SpeedChartData m_data;
    QLabel *m_title;
    QLabel *m_empty;
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    QCPGraph *m_first;
    QCPGraph *m_second;
    QCPItemLine *m_limit;
    QCPItemText *m_limitText;
    QCPItemLine *m_own;
    QCPItemLine *m_cursor;
};

} // namespace configuria
