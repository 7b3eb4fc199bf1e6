// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/costdata.h"
#include "ui/profileservices.h"
#include "view.h"

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace configuria {

// Where the machine stands: the known places, and the user's own profiles of site and terms. Taking one is one step of undo.
class ProfileBox : public QWidget {
    Q_OBJECT
public:
    explicit ProfileBox(View &view, QWidget *parent = nullptr);
    void setPresets(std::vector<SitePreset> presets);
    void setServices(ProfileServices services);
    void refresh();
    void retranslate();

    void saveProfile(const QString &name);   // the site and terms of the project; replaces one of that name
    void renameProfile(const QString &name); // the one that is shown
    void deleteProfile();

private:
    void takeCurrent();
    void readProfiles();
    void write(std::vector<SiteProfile> profiles);
    void fillMenu();
    void askName(const QString &title, const QString &before, void (ProfileBox::*use)(const QString &));
    void fillList();
    void showCurrent();
    int readCurrent();
    int currentProfile() const; // -1: a preset, or values of one's own
    QString sourcesOf(const SitePreset &preset) const;
    QString localized(const std::string &english, const std::string &french) const;
    bool isFrench() const;

    View &m_view;
    ProfileServices m_services;
    std::vector<SitePreset> m_presets;
    std::vector<SiteProfile> m_profiles;
    QString m_error; // of the user's file
    std::string m_currency; // that the list was filled for
    QLabel *m_label, *m_source;
    QComboBox *m_list;
    QToolButton *m_manage;
    QMenu *m_menu;
};

} // namespace configuria
