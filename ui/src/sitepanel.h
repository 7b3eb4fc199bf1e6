// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "bind.h"

class QFormLayout;
class QGroupBox;

namespace configuria {

// Where the machine runs and what ownership costs beside it.
class SitePanel : public QWidget {
    Q_OBJECT
public:
    explicit SitePanel(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

private:
    QDoubleSpinBox *number(const QString &name, double minimum, double maximum, int decimals, double step);
    QFormLayout *group(QGroupBox *&box);
    void addRow(QFormLayout *form, QWidget *field);
    void bindSite();
    void bindCost();

    View &m_view;
    Bindings m_bindings;
    QGroupBox *m_siteBox = nullptr, *m_costBox = nullptr;
    QFormLayout *m_site, *m_cost;
    QDoubleSpinBox *m_kwh, *m_pue, *m_load, *m_hours, *m_voltage, *m_circuit, *m_co2, *m_rack;
    QDoubleSpinBox *m_maintenance, *m_cloud, *m_use, *m_residual, *m_discountRate, *m_staff, *m_colocation;
    QSpinBox *m_years;
    QComboBox *m_phases, *m_redundancy;
    QCheckBox *m_redundancyRequired;
};

} // namespace configuria
