// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "view.h"

class QLabel;
class QTreeWidget;

namespace configuria {

class RackDrawing;
class SupplyChart;

// The tab Power: where the supplies work, heat and current as a table, and what stands in a rack.
class PowerView : public QScrollArea {
    Q_OBJECT
public:
    explicit PowerView(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitRows();

    View &m_view;
    SupplyChart *m_chart;
    QTreeWidget *m_figures;
    QLabel *m_rackTitle;
    RackDrawing *m_rack;
    QLabel *m_sentence;
};

} // namespace configuria
