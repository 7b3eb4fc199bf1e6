// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costplot.h"
#include "flipdata.h"

class QCPBars;
class QCPItemStraightLine;

namespace configuria {

// Bars to both sides of today's figure, the longest on top; ends at which the verdict turns are told by colour and word.
class TornadoChart : public CostPlot {
    Q_OBJECT
public:
    explicit TornadoChart(QWidget *parent = nullptr);
    void setData(const TornadoData &data, const Format &format);
    const TornadoData &data() const { return m_data; }

protected:
    void applyColors() override;
    QString wordsAt(const QPointF &position) const override;

private:
    enum Kind { Lower, Higher, Turning, kindCount };
    void updateBars();
    void updateTexts();

    TornadoData m_data;
    QVector<QCPBars *> m_bars;
    QCPItemStraightLine *m_now, *m_zero;
};

} // namespace configuria
