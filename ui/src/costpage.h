// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "view.h"

class QComboBox;
class QLabel;
class QTabWidget;

namespace configuria {

class CostView;

// The page Cost: charts of what one scenario of the project costs, one at a time.
class CostPage : public QWidget {
    Q_OBJECT
public:
    explicit CostPage(const View &view, QWidget *parent = nullptr);
    void refresh(); // while it is hidden: when it is next shown
    void retranslate();

signals:
    void selected(int configuration);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void add(CostView *view);
    void fillScenarios();

    const View &m_view;
    QTabWidget *m_tabs;
    QLabel *m_scenarioLabel;
    QComboBox *m_scenario;
    QList<CostView *> m_views;
};

} // namespace configuria
