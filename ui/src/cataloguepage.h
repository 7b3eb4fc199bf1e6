// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "items/cataloguemodel.h"
#include "items/partsheetmodel.h"
#include "ui/catalogueservices.h"
#include "view.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTableView;

namespace configuria {

// The page Catalogue: parts of a kind, filtered and sorted; all that is known of one, or up to four side by side; own
// parts and prices.
class CataloguePage : public QWidget {
    Q_OBJECT
public:
    CataloguePage(const View &view, const CatalogueServices &services, QWidget *parent = nullptr);
    void refresh(); // the session may have another catalogue
    void retranslate();
    void showPart(PartRef part);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTop(QHBoxLayout *top);
    QWidget *makeList();
    QWidget *makeSheet();
    void applyIcons();
    void setKind(std::optional<PartKind> kind);
    std::vector<std::string> selectedIds() const;
    void select(const std::vector<std::string> &ids);
    PartSheet sheetOf(const std::string &id) const;
    void makeRoom(int parts);
    void showSheet();
    void fitSheet();
    void showCount();
    void edit(const std::string &id);
    void add();
    void removeOwn();
    void importList(const QString &path);
    void askImport();
    void askExport();
    void showError(const Error &error);

    const View &m_view;
    const CatalogueServices &m_services;
    std::shared_ptr<const Catalogue> m_shown;
    std::vector<std::string> m_sheetIds; // that the details show
    bool m_isComparing = false;
    CatalogueModel *m_model;
    PartSheetModel *m_sheetModel;
    QComboBox *m_kind;
    QLineEdit *m_filter;
    QLabel *m_count, *m_title, *m_hint;
    QSplitter *m_splitter;
    QTableView *m_table, *m_sheet;
    QPushButton *m_add, *m_import, *m_export, *m_edit, *m_remove;
};

} // namespace configuria
