// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

#include <functional>

#include "engine/costdata.h"
#include "view.h"

class QComboBox;
class QDateEdit;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QToolButton;

namespace configuria {

// The clouds that the machine is compared with: added from the known prices, with their day and source, or by a price of one's own.
// Below the list, every field of the one that is chosen.
class CloudList : public QGroupBox {
    Q_OBJECT
public:
    explicit CloudList(View &view, QWidget *parent = nullptr);
    void setPrices(CostData known);
    void refresh();
    void retranslate();

private:
    // Of one field: reads the scenario that is chosen; absent: none is.
    struct Row {
        QWidget *field = nullptr;
        QLabel *label = nullptr;
        std::function<void(const CloudScenario &)> show;
        bool isByHour = true, isByToken = true; // the kinds that it belongs to
        bool isMoney = false;
    };

    void makeForm(QFormLayout *form);
    void makePrices(QFormLayout *form);
    void makeOrigin(QFormLayout *form);
    Row &addRow(QFormLayout *form, QWidget *field, std::function<void(const CloudScenario &)> show);
    template <class Get, class Set> QDoubleSpinBox *number(QFormLayout *form, const QString &name, double maximum, Get get, Set set);
    template <class Set> void writesText(QLineEdit *edit, Set set);
    void fillMenu();
    void fillGpus();
    void add(const CloudScenario &scenario);
    void removeCurrent();
    void showCurrent();
    template <class Change> void change(Change write);
    QString lineOf(const CloudScenario &scenario) const;
    QString priceOf(const CloudScenario &scenario) const;
    QString sourceOf(const CloudPrice &price) const;
    QString ageOf(const CloudScenario &scenario) const;
    const CloudScenario *current() const;

    View &m_view;
    CostData m_data;
    QListWidget *m_list;
    QToolButton *m_add, *m_remove;
    QMenu *m_menu;
    QFormLayout *m_form;
    std::vector<Row> m_rows;
    QLineEdit *m_name, *m_source;
    QComboBox *m_kind, *m_gpu, *m_currency;
    QDoubleSpinBox *m_price, *m_discount, *m_input, *m_output, *m_egress, *m_storage;
    QDateEdit *m_date;
};

} // namespace configuria
