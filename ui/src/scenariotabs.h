// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "view.h"

class QLineEdit;
class QTabBar;
class QToolButton;

namespace configuria {

// One tab for each scenario: add, duplicate, remove, rename by double click.
class ScenarioTabs : public QWidget {
    Q_OBJECT
public:
    ScenarioTabs(View &view, std::function<Project()> newProject, QWidget *parent = nullptr);
    void refresh();
    void retranslate();
    void duplicate();
    void addNew();
    void remove(int index);
    void rename(int index);

signals:
    void selected(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyIcons();
    void append(Configuration configuration);
    QString freeName() const;
    void showMenu(const QPoint &at);

    View &m_view;
    std::function<Project()> m_newProject;
    QTabBar *m_bar;
    QToolButton *m_add, *m_duplicate, *m_remove;
    QLineEdit *m_name;
    int m_renamed = -1;
};

} // namespace configuria
