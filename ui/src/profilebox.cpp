// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profilebox.h"

#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "items/costwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {
constexpr int firstProfile = 1000; // data of the entries: -1, the place of a preset, or this and the place of a profile
}

ProfileBox::ProfileBox(View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_label(new QLabel), m_source(new QLabel), m_list(new QComboBox), m_manage(new QToolButton), m_menu(new QMenu(this))
{
    m_list->setObjectName(u"presetEdit"_s);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(8);
    m_label->setBuddy(m_list);
    m_source->setObjectName(u"presetSource"_s);
    m_source->setWordWrap(true);
    m_manage->setObjectName(u"profileManage"_s);
    m_manage->setMenu(m_menu);
    m_manage->setPopupMode(QToolButton::InstantPopup);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_list, 1);
    row->addWidget(m_manage);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(m_label);
    layout->addLayout(row);
    layout->addWidget(m_source);
    connect(m_list, &QComboBox::activated, this, &ProfileBox::takeCurrent);
    connect(m_menu, &QMenu::aboutToShow, this, &ProfileBox::fillMenu);
    m_manage->hide();
}

void ProfileBox::setPresets(std::vector<SitePreset> presets)
{
    m_presets = std::move(presets);
    fillList();
    showCurrent();
}

void ProfileBox::setServices(ProfileServices services)
{
    m_services = std::move(services);
    m_manage->setVisible(m_services.read && m_services.write);
    readProfiles();
}

// Another window may have written since.
void ProfileBox::readProfiles()
{
    m_profiles.clear();
    m_error.clear();
    if (m_services.read) {
        if (auto read = m_services.read()) {
            m_profiles = std::move(*read);
        } else {
            m_error = tr("Your profiles cannot be read. The file is kept. %1").arg(texts::error(read.error()));
        }
    }
    fillList();
    showCurrent();
}

void ProfileBox::write(std::vector<SiteProfile> profiles)
{
    if (const auto written = m_services.write(profiles); !written) {
        m_error = texts::error(written.error());
        showCurrent();
        return;
    }
    readProfiles();
}

void ProfileBox::saveProfile(const QString &name)
{
    readProfiles();
    SiteProfile profile = profileOf(m_view.project(), name.trimmed().toStdString());
    std::vector<SiteProfile> all = m_profiles;
    const auto same = std::find_if(all.begin(), all.end(), [&profile](const SiteProfile &p) { return p.name == profile.name; });
    if (profile.name.empty() || (same == all.end() && all.size() >= maxSiteProfiles)) {
        return;
    }
    if (same == all.end()) {
        all.push_back(std::move(profile));
    } else {
        *same = std::move(profile);
    }
    write(std::move(all));
}

// The name of another one stays its own.
void ProfileBox::renameProfile(const QString &name)
{
    const int index = readCurrent();
    const std::string wanted = name.trimmed().toStdString();
    const bool isTaken = std::any_of(m_profiles.begin(), m_profiles.end(), [&wanted](const SiteProfile &p) { return p.name == wanted; });
    if (index < 0 || wanted.empty() || isTaken) {
        return;
    }
    std::vector<SiteProfile> all = m_profiles;
    all[static_cast<std::size_t>(index)].name = wanted;
    write(std::move(all));
}

void ProfileBox::deleteProfile()
{
    const int index = readCurrent();
    if (index >= 0) {
        std::vector<SiteProfile> all = m_profiles;
        all.erase(all.begin() + index);
        write(std::move(all));
    }
}

int ProfileBox::currentProfile() const
{
    const int index = m_list->currentData().toInt() - firstProfile;
    return index >= 0 && index < std::ssize(m_profiles) ? index : -1;
}

// Where the one that is shown is in the file of now; -1 when it is gone.
int ProfileBox::readCurrent()
{
    const int index = currentProfile();
    const std::string name = index >= 0 ? m_profiles[static_cast<std::size_t>(index)].name : std::string();
    readProfiles();
    const auto same = std::find_if(m_profiles.begin(), m_profiles.end(), [&name](const SiteProfile &p) { return p.name == name; });
    return index >= 0 && same != m_profiles.end() ? static_cast<int>(same - m_profiles.begin()) : -1;
}

void ProfileBox::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(tr("Save as a profile…"), this, [this] { askName(tr("Save as a profile"), QString(), &ProfileBox::saveProfile); })->setObjectName(u"profileSave"_s);
    const int index = currentProfile();
    QAction *rename = m_menu->addAction(tr("Rename the profile…"), this, [this, index] {
        askName(tr("Rename the profile"), QString::fromStdString(m_profiles[static_cast<std::size_t>(index)].name), &ProfileBox::renameProfile);
    });
    QAction *remove = m_menu->addAction(tr("Delete the profile"), this, &ProfileBox::deleteProfile);
    rename->setEnabled(index >= 0);
    remove->setEnabled(index >= 0);
}

void ProfileBox::askName(const QString &title, const QString &before, void (ProfileBox::*use)(const QString &))
{
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, title, tr("Name; a profile of that name is replaced when one is saved."), QLineEdit::Normal, before, &isGiven);
    if (isGiven) {
        (this->*use)(name);
    }
}

bool ProfileBox::isFrench() const
{
    return m_view.format.locale().language() == QLocale::French;
}

QString ProfileBox::localized(const std::string &english, const std::string &french) const
{
    return QString::fromStdString(isFrench() && !french.empty() ? french : english);
}

// One step of undo, whatever it changes.
void ProfileBox::takeCurrent()
{
    const int index = m_list->currentData().toInt();
    if (index >= 0) {
        m_view.session.endGesture();
        m_view.edit(Field::Site, [&](Project &p) {
            if (const int profile = currentProfile(); profile >= 0) {
                take(m_profiles[static_cast<std::size_t>(profile)], p);
                return;
            }
            const SitePreset &preset = m_presets[static_cast<std::size_t>(index)];
            const Money before = p.site.pricePerKwh;
            take(preset, p);
            if (preset.pricePerKwh == p.site.pricePerKwh || before != p.site.pricePerKwh) { // taken: its source in the language of the user
                p.site.priceSource = localized(preset.priceSource, preset.french.price).toStdString();
            }
        });
        m_view.session.endGesture();
    }
    showCurrent(); // an equal project sends no change
}

// What the project has, if any of them: it is not remembered, so that it is never wrong.
void ProfileBox::showCurrent()
{
    Project here; // the parts that are touched: a whole project is long to copy
    here.currency = m_view.currency().toStdString();
    here.site = m_view.project().site;
    here.cost = m_view.project().cost;
    const auto isHere = [&here](const auto &known, bool hasLanguage) {
        Project taken = here;
        take(known, taken);
        if (hasLanguage) {
            taken.site.priceSource = here.site.priceSource;
        }
        return taken == here;
    };
    int found = -1;
    for (std::size_t i = 0; found < 0 && i < m_profiles.size(); ++i) {
        found = m_profiles[i].currency == here.currency && isHere(m_profiles[i], false) ? firstProfile + static_cast<int>(i) : -1;
    }
    const SitePreset *preset = nullptr;
    for (std::size_t i = 0; found < 0 && i < m_presets.size(); ++i) {
        if (isHere(m_presets[i], true)) {
            found = static_cast<int>(i);
            preset = &m_presets[i];
        }
    }
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentIndex(std::max(0, m_list->findData(found)));
    const QString text = m_error.isEmpty() ? preset ? sourcesOf(*preset) : QString() : m_error;
    m_source->setVisible(!text.isEmpty());
    m_source->setText(text);
}

// Where its values come from, and of which day; those without a public source are examples.
QString ProfileBox::sourcesOf(const SitePreset &preset) const
{
    QStringList lines;
    const auto add = [&](const QString &what, const std::string &english, const std::string &french) {
        //: what a price or factor is, then its source
        lines << tr("%1: %2").arg(what, english.empty() ? tr("an example, without a public source") : localized(english, french));
    };
    const bool isTaken = preset.currency == m_view.project().currency || preset.currency == "USD"; // as take() does
    const QDate date(preset.priceDate.year, preset.priceDate.month, preset.priceDate.day);
    const SiteSources &french = preset.french;
    if (isTaken) {
        add(date.isValid() ? tr("kWh (%1)").arg(m_view.format.locale().toString(date, QLocale::ShortFormat)) : tr("kWh"), preset.priceSource, french.price);
    } else {
        lines << tr("Your kWh price is kept: that of the place is in %1.").arg(QString::fromStdString(preset.currency));
    }
    add(tr("PUE"), preset.pueSource, french.pue);
    add(tr("CO2"), preset.co2Source, french.co2);
    if (preset.colocationPerKwMonth) {
        add(tr("Colocation"), preset.colocationSource, french.colocation);
    }
    if (preset.coolingPerGpuYear && isTaken) {
        add(tr("Cooling"), preset.coolingSource, french.cooling);
    }
    return lines.join(u'\n');
}

void ProfileBox::fillList()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_list->addItem(tr("own values"), -1);
    m_currency = m_view.project().currency;
    for (std::size_t i = 0; i < m_profiles.size(); ++i) {
        const SiteProfile &profile = m_profiles[i];
        const bool fits = profile.currency == m_view.project().currency;
        const QString name = QString::fromStdString(profile.name);
        //: %1 name of a profile whose amounts are not those of the project, %2 its currency
        m_list->addItem(fits ? name : tr("%1 (in %2)").arg(name, QString::fromStdString(profile.currency)), firstProfile + static_cast<int>(i));
    }
    if (!m_profiles.empty()) {
        m_list->insertSeparator(m_list->count());
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_list->addItem(localized(m_presets[i].nameEn, m_presets[i].nameFr), static_cast<int>(i));
    }
}

void ProfileBox::refresh()
{
    if (m_currency != m_view.project().currency) {
        fillList(); // it tells whose amounts are of another one
    }
    showCurrent();
}

void ProfileBox::retranslate()
{
    m_label->setText(tr("Place or profile"));
    m_list->setAccessibleName(m_label->text());
    m_list->setToolTip(tr("Sets country, price, PUE, CO2, voltage, colocation and cooling to known values, with their sources. A profile of your own sets every field of "
                          "site and cost."));
    m_manage->setText(tr("Profile"));
    m_manage->setToolTip(tr("Save the site and the terms under a name, rename or delete a profile."));
    readProfiles();
}

} // namespace configuria
