// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>

#include "cumulativedata.h"

class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;

// The large chart of the page Cost: the wheel and a frame zoom, dragging moves, a double click shows all again.
class CumulativeChart : public QWidget {
    Q_OBJECT
public:
    explicit CumulativeChart(QWidget *parent = nullptr);
    void setData(const CumulativeData &data, const Format &format);
    void setLogarithmic(bool isLogarithmic);
    void setFramesZoom(bool framesZoom) { m_framesZoom = framesZoom; } // dragging draws a frame; Shift does it at any time
    void showAll(); // months and amounts
    void toggle(int curve); // hides or shows; remembered through edits

    const CumulativeData &data() const { return m_data; }
    const QSet<int> &hidden() const { return m_hidden; } // ids of curves

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyColors();
    void drawCurves();
    void drawMarkers();
    void fillLegend();
    void chooseDrag(QMouseEvent *event);
    void showValues(QMouseEvent *event);
    void hideValues();
    bool isShown(int curve) const { return !m_hidden.contains(m_data.chart.curves[curve].id); }

    CumulativeData m_data;
    Format m_format;
    QSet<int> m_hidden;
    bool m_framesZoom = false;
    bool m_isLogarithmic = false;
    QLabel *m_empty;
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    QVector<QCPGraph *> m_graphs;
    QVector<QCPItemTracer *> m_marks;
    QVector<QCPItemText *> m_markTexts;
    QCPItemLine *m_cursor;
};

} // namespace configuria
