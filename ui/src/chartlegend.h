// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "chartdata.h"

class QPainter;

namespace configuria {

// Lays the entries out in rows of `width` from the top left corner; paints them when there is a painter. Gives the height.
double layoutLegend(QPainter *painter, const QFont &font, QPaintDevice *device, const QRectF &rect,
                    const QVector<LegendEntry> &entries, const QColor &text);

// Legend under a chart of the screen: wraps, where Qt Charts' own cuts its words.
class ChartLegend : public QWidget {
    Q_OBJECT
public:
    explicit ChartLegend(QWidget *parent = nullptr);
    void setEntries(const QVector<LegendEntry> &entries);
    const QVector<LegendEntry> &entries() const { return m_entries; }
    void setSwitching(const QString &tip); // an entry is a switch, by click and by key
    QRectF place(int entry) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void switched(int entry);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QVector<LegendEntry> m_entries;
    bool m_isSwitching = false;
    int m_current = 0; // where the keys are
};

} // namespace configuria
