// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "bind.h"
#include "engine/costdata.h"

class QFormLayout;
class QGroupBox;
class QLabel;

namespace configuria {

class CloudList;
class FinancePanel;

// Where the machine runs and what ownership costs beside it.
class SitePanel : public QWidget {
    Q_OBJECT
public:
    explicit SitePanel(View &view, QWidget *parent = nullptr);
    void setCostData(CostData known); // places and cloud prices that may be taken, with their sources
    void refresh();
    void retranslate();

private:
    QDoubleSpinBox *number(const QString &name, double minimum, double maximum, int decimals, double step);
    QComboBox *choice(const QString &name);
    QFormLayout *group(QGroupBox *&box);
    void addRow(QFormLayout *form, QWidget *field);
    void makeSite();
    void makeFeed();
    void makeRoom();
    void makeCost();
    void bindSite();
    void bindFeed();
    void bindRoom();
    void bindCost();
    void takePreset();
    void showPreset();
    QString sourcesOf(const SitePreset &preset) const;

    View &m_view;
    Bindings m_bindings;
    QGroupBox *m_siteBox = nullptr, *m_feedBox = nullptr, *m_roomBox = nullptr, *m_costBox = nullptr;
    QFormLayout *m_site, *m_feed, *m_room, *m_cost;
    CountryBox *m_country;
    QDateEdit *m_deployment;
    QDoubleSpinBox *m_kwh, *m_pue, *m_load, *m_hours, *m_co2;
    QDoubleSpinBox *m_voltage, *m_circuit;
    QDoubleSpinBox *m_rack, *m_cooling, *m_floor, *m_inlet, *m_altitude;
    QDoubleSpinBox *m_maintenance, *m_cloud, *m_use, *m_residual, *m_discountRate, *m_staff, *m_colocation;
    QSpinBox *m_years, *m_units;
    QComboBox *m_phases, *m_feeds, *m_redundancy;
    QCheckBox *m_redundancyRequired;
    std::vector<SitePreset> m_presets;
    QComboBox *m_preset;
    QLabel *m_presetLabel, *m_presetSource;
    FinancePanel *m_finance;
    CloudList *m_clouds;
};

} // namespace configuria
