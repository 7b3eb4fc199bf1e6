// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "items/registermodel.h"
#include "ui/exportmemory.h"
#include "ui/registerservices.h"
#include "view.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTableView;
class QTemporaryDir;

namespace configuria {

// The page Quotes: what is in the register, found and filtered; what became of each; copies, backups.
class RegisterPage : public QWidget {
    Q_OBJECT
public:
    RegisterPage(const View &view, const RegisterServices &services, ExportMemory exports = {}, QWidget *parent = nullptr);
    ~RegisterPage() override;
    void reload(); // the register may have changed
    void retranslate();
    void reloadAt(std::int64_t id); // and select that one

signals:
    // To be shown in the window as a project without a file. draft: its row in the register, when it has one.
    void projectAsked(const Project &project, std::optional<std::int64_t> draft, const QString &message);
    void draftGone(std::optional<std::int64_t> draft); // its row in the register; absent: every draft, the register is another one

private:
    void makeTop(QHBoxLayout *top);
    void makeTable();
    void makeActions(QHBoxLayout *row);
    const QuoteRecord *current() const;
    void showCurrent();
    void open();
    void makeVersion();
    void duplicate();
    void removeDraft();
    void setState(QuoteState state);
    void showPdf();
    void askExport();
    void askBackup();
    void askRestore();
    QuoteFilter filter() const;
    void select(std::int64_t id);
    void showError(const Error &error);

    const View &m_view;
    const RegisterServices &m_services;
    const ExportMemory m_exports;
    RegisterModel *m_model;
    QLineEdit *m_search;
    QComboBox *m_state;
    QLabel *m_count, *m_statistics, *m_changes;
    QTableView *m_table;
    QPushButton *m_open, *m_version, *m_duplicate, *m_remove, *m_answer, *m_pdf, *m_file;
    QMenu *m_answers, *m_files;
    std::optional<std::int64_t> m_wanted; // to be selected when the register is read next
    std::unique_ptr<QTemporaryDir> m_folder; // of the PDFs that are shown
};

} // namespace configuria
