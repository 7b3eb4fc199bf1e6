// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "bind.h"
#include "items/bommodel.h"

class QHBoxLayout;
class QLabel;
class QToolButton;
class QTreeView;

class QMenu;

namespace configuria {

class BomActions;

// The bill of materials of the current scenario, edited in place.
class BomView : public QWidget {
    Q_OBJECT
public:
    explicit BomView(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();
    BomModel *model() const { return m_model; }
    void addPart(PartRef part, int quantity);
    void showLine(int line); // selected, in sight, with the focus; no such line: the focus alone
    void addLineActions(QMenu &menu); // of the current line

signals:
    void partAsked(PartKind kind);
    void said(const QString &sentence); // what an edit did

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeToolbar(QHBoxLayout *bar);
    void applyIcons();
    void makeTree();
    void fitColumnsLater();
    void fitColumns();
    void askCustom();
    int currentLine() const;
    void setGpuCount(int count);
    void showMenu(const QPoint &at);
    void askWatts();
    void askOffer();

    View &m_view;
    Bindings m_bindings;
    BomModel *m_model;
    QTreeView *m_tree;
    BomActions *m_actions;
    QLabel *m_gpusLabel, *m_nodesLabel;
    QToolButton *m_add, *m_custom, *m_alternatives, *m_complete, *m_remove;
    QSpinBox *m_gpus, *m_nodes;
    bool m_areColumnsFit = false;
};

} // namespace configuria
