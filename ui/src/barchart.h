// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include "chartdata.h"

class QLabel;

namespace configuria {

class ChartLegend;

// A stacked bar chart of the screen: VRAM fit and power. Its series are made once and updated.
class BarChart : public QWidget {
    Q_OBJECT
public:
    BarChart(const QVector<Series> &series, const QVector<Series> &lines, QWidget *parent = nullptr);
    void setData(const BarChartData &data);
    const QHorizontalStackedBarSeries *series() const { return m_series; }
    const BarChartData &data() const { return m_data; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColors();
    void fitHeight();
    void updateBars();
    void updateLines();

    BarChartData m_data;
    QLabel *m_title;
    QLabel *m_note;
    QLabel *m_empty;
    QChart *m_chart;
    QChartView *m_view;
    ChartLegend *m_legend;
    QHorizontalStackedBarSeries *m_series;
    QBarCategoryAxis *m_categories;
    QValueAxis *m_values;
    QVector<Series> m_ids, m_lineIds;
    QVector<QBarSet *> m_sets;
    QVector<QLineSeries *> m_lines;
};

} // namespace configuria
