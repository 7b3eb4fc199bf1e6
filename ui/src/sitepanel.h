// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "engine/costdata.h"
#include "termfields.h"
#include "ui/profileservices.h"

class QVBoxLayout;

namespace configuria {

class CloudList;
class FinancePanel;
class ProfileBox;

// Where the machine runs and what ownership costs beside it.
class SitePanel : public QWidget {
    Q_OBJECT
public:
    explicit SitePanel(View &view, QWidget *parent = nullptr);
    void setCostData(CostData known); // places and cloud prices that may be taken, with their sources
    void setProfiles(ProfileServices services);
    void refresh();
    void retranslate();

private:
    void makeSite(QVBoxLayout *layout);
    void makePrice();
    void makeUse();
    void makeCarbon();
    void makeFeed(QVBoxLayout *layout);
    void makeRoom(QVBoxLayout *layout);
    void showPriceAge();

    View &m_view;
    TermFields m_fields;
    ProfileBox *m_profiles;
    QToolButton *m_priceAge;
    std::optional<bool> m_isDark; // of the icon that it has
    std::vector<QDoubleSpinBox *> m_week;
    FinancePanel *m_finance;
    CloudList *m_clouds;
};

} // namespace configuria
