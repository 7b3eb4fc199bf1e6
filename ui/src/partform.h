// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <map>

#include "items/partsheetmodel.h"
#include "ui/catalogueservices.h"
#include "view.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace configuria {

// A part of the user's: its price, and a field for each column of the table of its kind. An empty record makes a new part.
class PartForm : public QDialog {
    Q_OBJECT
public:
    PartForm(const View &view, const CatalogueServices &services, PartSheet sheet, QWidget *parent = nullptr);
    std::string id() const;

public slots:
    void accept() override; // checks, writes, and stays when something is wrong

private:
    void makeFields();
    void makePrice(QFormLayout *form);
    QLineEdit *addField(QFormLayout *form, const QString &label, const QString &text, const QString &name);
    void refuse(QLineEdit *field, const QString &message);
    PartRecord record() const;
    bool readPrice(std::optional<OwnPrice> &price);
    bool checkRecord(const PartRecord &record);
    QString typed(const PartColumn &column, const std::string &value) const;
    std::string stored(const PartColumn &column, const QString &text) const;

    const View &m_view;
    const CatalogueServices &m_services;
    PartSheet m_sheet;
    bool m_isNew;
    bool m_isIdTyped = false;
    QComboBox *m_kind;
    QScrollArea *m_area;
    QLabel *m_message;
    QLineEdit *m_id = nullptr, *m_price = nullptr, *m_currency = nullptr, *m_date = nullptr, *m_supplier = nullptr, *m_leadTime = nullptr;
    std::map<std::string, QLineEdit *> m_fields;
};

} // namespace configuria
