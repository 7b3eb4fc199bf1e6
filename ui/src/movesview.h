// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QVector>
#include <QWidget>

#include "view.h"

class QLabel;
class QTreeWidget;

namespace configuria {

// Two bars, the same workload with the GPUs' own link and through PCIe alone.
class LinkBars : public QWidget {
public:
    struct Bar {
        QString label, value;
        double length = 0; // 0 to 1
    };
    using QWidget::QWidget;
    void setBars(const QVector<Bar> &bars);
    const QVector<Bar> &bars() const { return m_bars; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVector<Bar> m_bars;
};

// What the link between GPUs brings, then how long loads, starts, checkpoints and transfers take. Scrolls as a whole.
class MovesView : public QScrollArea {
    Q_OBJECT
public:
    explicit MovesView(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

private:
    void showComparison();
    void fitRows();
    void addRow(const QString &label, const QString &value, const QString &detail);

    View &m_view;
    QLabel *m_title;
    LinkBars *m_bars;
    QLabel *m_sentence;
    QTreeWidget *m_figures;
};

} // namespace configuria
