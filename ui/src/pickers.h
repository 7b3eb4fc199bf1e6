// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "items/partmodel.h"
#include "partfilter.h"
#include "view.h"

class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;
class QTableView;

namespace configuria {

// A search field over a table, with the first match selected: type, arrow, Return.
class SearchDialog : public QDialog {
    Q_OBJECT
public:
    // Takes both for its own.
    SearchDialog(QAbstractItemModel *model, WordsFilter *filter, int searchRole, int sortRole, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    int currentRow() const; // of the source model, -1 when nothing is selected
    void selectRow(int sourceRow);
    QHBoxLayout *top() const { return m_top; }
    QHBoxLayout *middle() const { return m_middle; } // of the table
    QDialogButtonBox *buttons() const { return m_buttons; }
    QTableView *table() const { return m_table; }
    QLineEdit *search() const { return m_search; }
    void selectFirst();

private:
    void updateButtons();
    QHBoxLayout *m_top, *m_middle;
    QLineEdit *m_search;
    QTableView *m_table;
    WordsFilter *m_proxy;
    QDialogButtonBox *m_buttons;
};

// Parts of one kind. What does not fit is marked with the reason, and may be chosen all the same.
class PartPicker : public SearchDialog {
    Q_OBJECT
public:
    PartPicker(const View &view, PartKind kind, QWidget *parent = nullptr);
    PartRef part() const;
    int quantity() const;

private:
    PartPicker(PartModel *model, PartFilter *filter, const View &view, PartKind kind, QWidget *parent);
    void showKind();
    const View &m_view;
    PartModel *m_model;
    PartFilterPanel *m_filters = nullptr;
    QComboBox *m_kind;
    QSpinBox *m_quantity;
};

// The model library; or a file.
class ModelPicker : public SearchDialog {
    Q_OBJECT
public:
    explicit ModelPicker(const View &view, QWidget *parent = nullptr);
    const Architecture *architecture() const;
    bool importAsked() const { return m_importAsked; }

private:
    ModelPicker(ArchitectureModel *model, const View &view, QWidget *parent);
    ArchitectureModel *m_model;
    bool m_importAsked = false;
};

} // namespace configuria
