// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "items/comparemodel.h"
#include "report/quotedocument.h"
#include "view.h"

class QAction;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QTableView;
class QToolButton;

namespace configuria {

// The page Compare: every scenario of the project side by side.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(const View &view, QWidget *parent = nullptr);
    void refresh(); // while it is hidden: when it is next shown
    void retranslate();
    bool exportCsv(CsvStyle style, const QString &path); // shows its errors
    void copy() const;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeTop(QHBoxLayout *top);
    void makeTable();
    void read();
    void sayWhatIsShown();
    void fillReferences();
    void fillRows();
    void layOutTable();
    void enableActions();
    void move(int by);
    void hideRow();
    void select(CompareRow row);
    void askCsv(CsvStyle style);
    void applyIcons();

    const View &m_view;
    bool m_isStale = true;
    CompareModel *m_model;
    QLabel *m_referenceLabel, *m_hint;
    QComboBox *m_reference;
    QCheckBox *m_differences;
    QToolButton *m_rows, *m_export;
    QMenu *m_rowsMenu, *m_exportMenu;
    QTableView *m_table;
    QAction *m_up, *m_down, *m_hide, *m_copy, *m_csvExcel, *m_csvPlain;
    QList<QToolButton *> m_buttons; // of the actions
};

} // namespace configuria
