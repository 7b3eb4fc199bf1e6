// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariotabs.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

#include "icons.h"

namespace configuria {

using namespace Qt::StringLiterals;

ScenarioTabs::ScenarioTabs(View &view, std::function<Project()> newProject, QWidget *parent)
    : QWidget(parent), m_view(view), m_newProject(std::move(newProject)), m_bar(new QTabBar), m_add(new QToolButton), m_duplicate(new QToolButton),
      m_remove(new QToolButton), m_name(new QLineEdit(m_bar))
{
    m_bar->setObjectName(u"scenarioTabs"_s);
    m_bar->setExpanding(false);
    m_bar->setDrawBase(false);
    m_bar->setElideMode(Qt::ElideRight);
    m_bar->setUsesScrollButtons(true);
    m_bar->setChangeCurrentOnDrag(true); // lines are dropped into another scenario
    m_bar->setContextMenuPolicy(Qt::CustomContextMenu);
    m_add->setObjectName(u"addScenario"_s);
    m_duplicate->setObjectName(u"duplicateScenario"_s);
    m_remove->setObjectName(u"removeScenario"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->setSpacing(4);
    layout->addWidget(m_bar);
    for (QToolButton *button : {m_add, m_duplicate, m_remove}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    m_name->hide();
    connect(m_bar, &QTabBar::currentChanged, this, &ScenarioTabs::selected);
    connect(m_bar, &QTabBar::tabBarDoubleClicked, this, &ScenarioTabs::rename);
    connect(m_remove, &QToolButton::clicked, this, [this] { remove(m_view.configuration); });
    connect(m_bar, &QWidget::customContextMenuRequested, this, &ScenarioTabs::showMenu);
    connect(m_add, &QToolButton::clicked, this, &ScenarioTabs::addNew);
    connect(m_duplicate, &QToolButton::clicked, this, &ScenarioTabs::duplicate);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const QString name = m_name->text().trimmed();
        const int index = std::exchange(m_renamed, -1);
        m_name->hide();
        if (index >= 0 && !name.isEmpty()) {
            m_view.edit(Field::ConfigurationRename, [&](Project &p) {
                if (static_cast<std::size_t>(index) < p.configurations.size()) {
                    p.configurations[static_cast<std::size_t>(index)].name = name.toStdString();
                }
            });
            m_view.session.endGesture();
        }
    });
    applyIcons();
    retranslate();
}

void ScenarioTabs::refresh()
{
    const QSignalBlocker blocker(m_bar);
    const auto &all = m_view.project().configurations;
    while (m_bar->count() > static_cast<int>(all.size())) {
        m_bar->removeTab(m_bar->count() - 1);
    }
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const QString name = QString::fromStdString(all[static_cast<std::size_t>(i)].name);
        const QString text = QString(name).replace(u'&', u"&&"_s);
        if (i >= m_bar->count()) {
            m_bar->addTab(text);
        } else if (m_bar->tabText(i) != text) {
            m_bar->setTabText(i, text);
        }
        m_bar->setTabToolTip(i, name);
    }
    m_bar->setCurrentIndex(m_view.configuration);
    const bool hasRoom = all.size() < static_cast<std::size_t>(maxConfigurations);
    m_add->setEnabled(hasRoom);
    m_duplicate->setEnabled(hasRoom);
    m_remove->setEnabled(all.size() > 1);
}

// A letter is taken whether it stands alone, as in a new project, or behind the word.
QString ScenarioTabs::freeName() const
{
    const auto &all = m_view.project().configurations;
    for (char letter = 'A';; ++letter) {
        const QString name = tr("Scenario %1").arg(QLatin1Char(letter));
        const bool isTaken = std::any_of(all.cbegin(), all.cend(), [&](const Configuration &c) {
            const QString given = QString::fromStdString(c.name);
            return given == name || given == QLatin1Char(letter);
        });
        if (!isTaken || letter == 'Z') {
            return name;
        }
    }
}

void ScenarioTabs::append(Configuration configuration)
{
    const auto count = m_view.project().configurations.size();
    if (count >= static_cast<std::size_t>(maxConfigurations)) {
        return;
    }
    configuration.name = freeName().toStdString();
    m_view.edit(Field::ConfigurationAdd, [&](Project &p) { p.configurations.push_back(configuration); });
    m_view.session.endGesture();
    emit selected(static_cast<int>(count));
}

void ScenarioTabs::addNew()
{
    const Project fresh = m_newProject ? m_newProject() : Project{};
    append(fresh.configurations.empty() ? Configuration{} : fresh.configurations.front());
}

void ScenarioTabs::duplicate()
{
    if (const Configuration *c = m_view.current()) {
        append(*c);
    }
}

void ScenarioTabs::remove(int index)
{
    if (m_view.project().configurations.size() < 2 || index < 0 || index >= m_bar->count()) {
        return;
    }
    m_view.edit(Field::ConfigurationRemove, [&](Project &p) {
        p.configurations.erase(p.configurations.begin() + index);
        if (p.quote.configuration > index || p.quote.configuration >= static_cast<int>(p.configurations.size())) {
            --p.quote.configuration; // the offered scenario stays the same one
        }
    });
    m_view.session.endGesture();
}

void ScenarioTabs::rename(int index)
{
    if (index < 0 || index >= m_bar->count()) {
        return;
    }
    m_renamed = index;
    m_name->setText(m_bar->tabToolTip(index));
    QRect rect = m_bar->tabRect(index);
    rect.setWidth(std::max(rect.width(), 160));
    m_name->setGeometry(rect);
    m_name->show();
    m_name->selectAll();
    m_name->setFocus();
}

void ScenarioTabs::showMenu(const QPoint &at)
{
    const int index = m_bar->tabAt(at);
    QMenu menu;
    menu.addAction(m_add->icon(), tr("New scenario"), this, &ScenarioTabs::addNew)->setEnabled(m_add->isEnabled());
    menu.addAction(m_duplicate->icon(), tr("Duplicate"), this, &ScenarioTabs::duplicate)->setEnabled(m_duplicate->isEnabled());
    if (index >= 0) {
        menu.addAction(tr("Rename"), this, [this, index] { rename(index); });
        menu.addAction(tr("Remove"), this, [this, index] { remove(index); })->setEnabled(m_bar->count() > 1);
    }
    menu.exec(m_bar->mapToGlobal(at));
}

void ScenarioTabs::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

void ScenarioTabs::applyIcons()
{
    m_add->setIcon(lineIcon(u"add"_s, palette().color(QPalette::ButtonText)));
    m_duplicate->setIcon(lineIcon(u"duplicate"_s, palette().color(QPalette::ButtonText)));
    m_remove->setIcon(lineIcon(u"remove"_s, palette().color(QPalette::ButtonText)));
}

void ScenarioTabs::retranslate()
{
    m_bar->setAccessibleName(tr("Scenarios"));
    m_name->setAccessibleName(tr("Name of the scenario"));
    m_add->setToolTip(tr("New scenario"));
    m_add->setAccessibleName(tr("New scenario"));
    m_duplicate->setToolTip(tr("Duplicate this scenario"));
    m_duplicate->setAccessibleName(tr("Duplicate this scenario"));
    m_remove->setToolTip(tr("Remove this scenario"));
    m_remove->setAccessibleName(tr("Remove this scenario"));
}

} // namespace configuria
