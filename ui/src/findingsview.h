// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "items/findingsmodel.h"
#include "view.h"

class QLabel;
class QTableView;

namespace configuria {

// What is wrong or could be better, worst first, each with its repair.
class FindingsView : public QWidget {
    Q_OBJECT
public:
    explicit FindingsView(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();
    FindingsModel *model() const { return m_model; }
    void applyRepair(int row);
    void say(const QString &sentence); // what the last edit did, until the next one

private:
    void setColumns();
    bool eventFilter(QObject *watched, QEvent *event) override;
    void fitLater();
    void fit();
    void fitCells(int left);

    View &m_view;
    FindingsModel *m_model;
    QTableView *m_table;
    QLabel *m_title, *m_said;
    QLabel *m_advice;
    bool m_isFit = true; // false: columns and rows will be, before the next painting
};

} // namespace configuria
