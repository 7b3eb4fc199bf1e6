// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costplot.h"
#include "flipdata.h"

class QCPGraph;
class QCPItemStraightLine;

namespace configuria {

// Price of a GPU-hour against the utilisation: the machine, and every cloud; break-evens and today are marked.
class UtilisationChart : public CostPlot {
    Q_OBJECT
public:
    explicit UtilisationChart(QWidget *parent = nullptr);
    void setData(const UtilisationData &data, const Format &format);
    const UtilisationData &data() const { return m_data; }

protected:
    void applyColors() override;
    QString wordsAt(const QPointF &position) const override;

private:
    void updateLines();

    UtilisationData m_data;
    Format m_format;
    QVector<QCPGraph *> m_lines;
    QCPGraph *m_marks;
    QCPItemStraightLine *m_now;
};

} // namespace configuria
