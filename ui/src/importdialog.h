// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <memory>

#include "items/format.h"
#include "ui/catalogueservices.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace configuria {

// A price list: its first rows under the meaning of each column, then the report of what it changes and refuses, then the
// import. The two last are done aside, with progress, and can be stopped.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const CatalogueServices &services, const Format &format, const QString &path, const PriceListPreview &preview, QWidget *parent = nullptr);
    ~ImportDialog() override;

public slots:
    void reject() override; // stops the work first, when there is some

private:
    // What the work aside and the window share.
    struct Job {
        std::atomic<int> permille = 0;
        std::atomic<bool> isStopped = false;
    };
    void makeMapping(QStackedWidget *pages);
    void makeTable();
    void makeOptions(QGridLayout *grid);
    void makeReport(QStackedWidget *pages);
    void fieldChosen(int column);
    void updateButtons();
    PriceListLayout layoutNow() const;
    template <class Work, class Done>
    void runAside(Work work, Done done);
    void endJob();
    void check();
    void showReport();
    void showError(const Error &error);
    void import();
    void goBack();

    const CatalogueServices &m_services;
    Format m_format;
    QString m_path;
    PriceListPreview m_preview;
    ImportPlan m_plan;
    std::shared_ptr<Job> m_job;
    QTimer m_timer;
    QStackedWidget *m_pages;
    QTableWidget *m_table;
    std::vector<QComboBox *> m_fields;
    QComboBox *m_sign, *m_kind;
    QLineEdit *m_currency, *m_supplier, *m_date;
    QLabel *m_summary, *m_message;
    QPlainTextEdit *m_report;
    QProgressBar *m_progress;
    QPushButton *m_back, *m_next, *m_cancel;
};

} // namespace configuria
