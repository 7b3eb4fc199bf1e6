// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "items/comparemodel.h"
#include "report/quotedocument.h"
#include "ui/exportmemory.h"
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

// How the table is arranged is kept by the program between sessions; empty functions keep nothing.
struct CompareMemory {
    std::function<QString()> read;
    std::function<void(const QString &)> write;
};

// The page Compare: every scenario of the project side by side.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(const View &view, CompareMemory memory = {}, ExportMemory exports = {}, QWidget *parent = nullptr);
    void refresh(); // while it is hidden: when it is next shown
    void retranslate();
    bool exportCsv(const CsvFormat &format, const QString &path); // shows its errors
    bool exportTable(const QString &path); // XLSX or PDF, by the ending; shows its errors
    bool exportCosts(const QString &path); // XLSX; shows its errors
    bool exportCostsCsv(const CsvFormat &format, const QString &path);
    void copy() const;
    void copyCells() const; // those that are selected

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
    void makeMenus();
    void makeWays();
    void chooseWays(OtherWays ways);
    void chooseReference(int scenario);
    void askWeights();
    void dropRow(int section, int from, int to);
    QuoteInput input() const;
    bool report(const tl::expected<void, Error> &written);
    void ask(const QString &title, const QString &name, const QString &suffix, const std::function<void(const QString &)> &write);
    void askCsv();
    void askCostsCsv();
    void retranslateMenus();
    void applyIcons();

    const View &m_view;
    const CompareMemory m_memory;
    const ExportMemory m_exports;
    bool m_isStale = true;
    CompareModel *m_model;
    QLabel *m_referenceLabel, *m_hint;
    QComboBox *m_reference;
    QCheckBox *m_differences;
    QToolButton *m_rows, *m_columns, *m_export;
    QMenu *m_rowsMenu, *m_columnsMenu, *m_exportMenu;
    QTableView *m_table;
    QAction *m_up, *m_down, *m_hide, *m_copy, *m_copyCells, *m_weights;
    QAction *m_pdf, *m_xlsx, *m_csv, *m_costXlsx, *m_costCsv;
    QList<QAction *> m_ways; // in the order of OtherWays
};

} // namespace configuria
