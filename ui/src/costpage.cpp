// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costpage.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include "cumulativeview.h"
#include "flipviews.h"

namespace configuria {

using namespace Qt::StringLiterals;

CostPage::CostPage(const View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_tabs(new QTabWidget), m_scenarioLabel(new QLabel), m_scenario(new QComboBox)
{
    setObjectName(u"costPage"_s);
    m_tabs->setObjectName(u"costViews"_s);
    m_tabs->setDocumentMode(true);
    m_scenario->setObjectName(u"costScenario"_s);
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scenario->setMinimumContentsLength(24);
    m_scenarioLabel->setBuddy(m_scenario);
    auto *corner = new QWidget; // beside the tabs: a row of its own would cost the chart its height
    auto *choice = new QHBoxLayout(corner);
    choice->setContentsMargins(8, 0, 8, 2);
    choice->setSpacing(8);
    choice->addWidget(m_scenarioLabel);
    choice->addWidget(m_scenario);
    m_tabs->setCornerWidget(corner);
    add(new CumulativeView(m_view));
    auto *rival = new ChosenRival(this);
    add(new UtilisationView(m_view));
    add(new TornadoView(m_view, *rival));
    add(new TwoWayView(m_view, *rival));
    add(new GoalView(m_view, *rival));
    add(new CashFlowView(m_view, *rival));
    add(new SplitView(m_view));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_tabs);
    connect(m_scenario, &QComboBox::activated, this, &CostPage::selected);
    retranslate();
}

void CostPage::add(CostView *view)
{
    m_tabs->addTab(view, QString());
    m_views << view;
}

void CostPage::refresh()
{
    fillScenarios();
    for (CostView *view : m_views) {
        view->refresh();
    }
}

void CostPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillScenarios();
}

void CostPage::fillScenarios()
{
    if (!isVisible()) {
        return;
    }
    const QSignalBlocker blocker(m_scenario);
    m_scenario->clear();
    for (const Configuration &configuration : m_view.project().configurations) {
        m_scenario->addItem(QString::fromStdString(configuration.name));
    }
    m_scenario->setCurrentIndex(m_view.configuration);
    m_scenario->setEnabled(m_scenario->count() > 1);
}

void CostPage::retranslate()
{
    m_scenarioLabel->setText(tr("S&cenario:"));
    m_tabs->setAccessibleName(tr("Charts of the cost"));
    for (int i = 0; i < m_views.size(); ++i) {
        m_views[i]->retranslate();
        m_tabs->setTabText(i, m_views[i]->name());
    }
    refresh();
}

} // namespace configuria
