// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "chartdata.h"

class QCPItemText;
class QCustomPlot;
class QLabel;
class QMouseEvent;

namespace configuria {

class ChartLegend;

// A plot of the page Cost: its legend below, a sentence in its place when there is nothing to draw, words under the pointer.
// ChartFrame says the rest.
class CostPlot : public QWidget {
    Q_OBJECT
public:
    explicit CostPlot(QWidget *parent = nullptr);

protected:
    virtual void applyColors() = 0;                                // then draws
    virtual QString wordsAt(const QPointF &position) const = 0;    // of the plot's pixels; "" = none
    void showEmpty(const QString &empty);
    QFont smallFont() const;
    bool isDarkNow() const;
    // Words of the plot, in its small font; as many as asked for, made once.
    QCPItemText *text(int index);
    void hideTextsFrom(int index);
    void changeEvent(QEvent *event) override;

    QCustomPlot *m_plot;
    ChartLegend *m_legend;

private:
    void showWords(QMouseEvent *event);

    QLabel *m_empty;
    QVector<QCPItemText *> m_texts;
};

} // namespace configuria
