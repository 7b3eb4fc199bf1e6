// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "chartdata.h"

class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;
class ElidedLink;

// Cumulative cost of every scenario, and of the cloud for the current one; break-even marked, values under the pointer.
class TcoChart : public QWidget {
    Q_OBJECT
public:
    explicit TcoChart(QWidget *parent = nullptr);
    void setData(const CurveChartData &data, const Format &format);
    const CurveChartData &data() const { return m_data; }

signals:
    void detailsAsked(); // the page Cost

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyColors();
    void updateGraphs();
    void showBreakEven();
    void showValues(QMouseEvent *event);
    void hideValues();

    CurveChartData m_data;
    Format m_format;
    QLabel *m_title;
    ElidedLink *m_details;
    QLabel *m_empty;
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    QVector<QCPGraph *> m_graphs; // scenarios, then the cloud
    QCPItemTracer *m_breakEven;
    QCPItemText *m_breakEvenText;
    QCPItemLine *m_cursor;
};

} // namespace configuria
