// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

#include "engine/costdata.h"
#include "view.h"

class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QMenu;
class QToolButton;

namespace configuria {

// The clouds that the machine is compared with: added from the known prices, with their day and source, or by a price of one's own.
class CloudList : public QGroupBox {
    Q_OBJECT
public:
    explicit CloudList(View &view, QWidget *parent = nullptr);
    void setPrices(CostData known) { m_data = std::move(known); }
    void refresh();
    void retranslate();

private:
    void fillMenu();
    void add(const CloudScenario &scenario);
    void removeCurrent();
    void showCurrent();
    template <class Change> void change(Change write);
    QString lineOf(const CloudScenario &scenario) const;
    QString priceOf(const CloudScenario &scenario) const;
    const CloudScenario *current() const;

    View &m_view;
    CostData m_data;
    QListWidget *m_list;
    QToolButton *m_add, *m_remove;
    QMenu *m_menu;
    QLabel *m_priceLabel, *m_discountLabel;
    QDoubleSpinBox *m_price, *m_discount;
};

} // namespace configuria
