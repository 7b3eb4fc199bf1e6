// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>

#include "costbands.h"

class QCPGraph;
class QCPItemLine;
class QCPItemText;
class QCPItemTracer;
class QCPRange;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;

// The large chart of the page Cost: the wheel and a frame zoom, dragging moves, a double click shows all again; the legend
// switches curves off. By key: Left and Right read the months, + and - zoom, Home shows all.
class CumulativeChart : public QWidget {
    Q_OBJECT
public:
    explicit CumulativeChart(QWidget *parent = nullptr);
    void setData(const CumulativeData &data, const Format &format); // takes the band away: it belongs to what was before
    void setBand(const std::optional<CostBandData> &band);
    void setLogarithmic(bool isLogarithmic);
    void setFramesZoom(bool framesZoom) { m_framesZoom = framesZoom; } // dragging draws a frame; Shift does it at any time
    void showAll();           // months and amounts
    void toggle(int entry);   // of the legend: hides or shows; remembered through edits
    void retranslate();

    const CumulativeData &data() const { return m_data; }
    const std::optional<CostBandData> &band() const { return m_band; }
    QString readOut(int month) const; // of the curves that are shown

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void makePlot();
    void applyColors();
    void redraw(); // curves, band, marks, legend
    void drawCurves();
    void drawBand();
    void drawMarkers();
    void addMark();
    void placeMarkTexts();
    void fillLegend();
    void keepInside(const QCPRange &range);
    void chooseDrag(QMouseEvent *event);
    void showValues(QMouseEvent *event);
    void showMonth(int month, QPoint at);
    void hideValues();
    QCPRange months() const; // all of them, and
    QCPRange amounts() const;
    bool showsAll() const;
    bool isShown(int curve) const { return !m_hidden.contains(m_data.chart.curves[curve].id); }

    CumulativeData m_data;
    std::optional<CostBandData> m_band;
    Format m_format;
    QSet<int> m_hidden; // ids of curves
    bool m_framesZoom = false;
    bool m_isLogarithmic = false;
    int m_month = 0; // that the keys read
    QLabel *m_empty;
    QCustomPlot *m_plot;
    ChartLegend *m_legend;
    QCPGraph *m_low, *m_high, *m_median; // of the band
    QVector<QCPGraph *> m_graphs;
    QVector<QCPItemTracer *> m_marks;
    QVector<QCPItemText *> m_markTexts;
    QCPItemLine *m_cursor;
};

} // namespace configuria
