// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "items/bommodel.h"
#include "view.h"

class QAction;
class QMenu;
class QTreeView;

namespace configuria {

// What can be done to the lines that are selected in a tree, by key or by menu. One undo step each.
class BomActions : public QObject {
    Q_OBJECT
public:
    BomActions(View &view, BomModel *model, QTreeView *tree);
    QList<int> lines() const; // selected, in their order
    PartKind kind() const;    // of the current row
    void fill(QMenu &menu) const;
    void update();            // which of them can be done
    void retranslate();
    void applyIcons();

    QAction *add, *custom, *edit, *alternatives, *complete, *cut, *copy, *paste, *duplicate, *up, *down, *remove;

signals:
    void partAsked(PartKind kind);
    void customAsked();
    void said(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *make(const char *name, const QList<QKeySequence> &keys, void (BomActions::*slot)());
    void select(const QList<int> &lines);
    void askPart();
    void askCustom();
    void editCell();
    void askAlternatives();
    void askCompletion();
    void cutLines();
    void copyLines();
    void pasteLines();
    void duplicateLines();
    void moveUp();
    void moveDown();
    void move(int direction);
    void removeLines();

    View &m_view;
    BomModel *m_model;
    QTreeView *m_tree;
};

} // namespace configuria
