// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costplot.h"
#include "yearbarsdata.h"

class QCPBars;
class QCPGraph;

namespace configuria {

// Stacked bars of the years, with the total or the cumulative amount over them.
class YearBarsChart : public CostPlot {
    Q_OBJECT
public:
    explicit YearBarsChart(QWidget *parent = nullptr);
    void setData(const YearBarsData &data, const Format &format);
    const YearBarsData &data() const { return m_data; }

protected:
    void applyColors() override;
    QString wordsAt(const QPointF &position) const override;

private:
    void updateBars();

    YearBarsData m_data;
    QVector<QCPBars *> m_bars; // each stands on the one before
    QCPGraph *m_line;
};

} // namespace configuria
