// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include "cataloguepage.h"
#include "scenariotabs.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int configurePage = 0;
constexpr int cataloguePageIndex = 1;

// As high as the page that is shown asks for: the other one does not make the window taller.
class Pages : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    QSize minimumSizeHint() const override { return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint(); }
};

} // namespace

void MainWindow::Private::makePages(QWidget *configure)
{
    tabs->refresh(); // the stack lays its page out at once, and a hidden tab bar keeps the height that it has without tabs
    pages = new Pages;
    pages->addWidget(configure);
    q.setCentralWidget(pages);
}

// Beside the menus: a row of their own would cost the charts its height.
QWidget *MainWindow::Private::makePageTabs()
{
    pageTabs = new QTabBar;
    pageTabs->setObjectName(u"pageTabs"_s);
    pageTabs->setDocumentMode(true);
    pageTabs->setDrawBase(false);
    pageTabs->setExpanding(false);
    pageTabs->setFixedHeight(std::min(languageButton->sizeHint().height(), pageTabs->fontMetrics().height() + 6)); // no higher than the menus
    pageTabs->addTab(QString());
    pageTabs->addTab(QString());
    connect(pageTabs, &QTabBar::currentChanged, &q, [this](int page) { showPage(page); });
    viewMenu->addSeparator();
    configureAction = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_1), &q, [this] { pageTabs->setCurrentIndex(configurePage); });
    catalogueAction = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_2), &q, [this] { pageTabs->setCurrentIndex(cataloguePageIndex); });
    configureAction->setObjectName(u"configureAction"_s);
    catalogueAction->setObjectName(u"catalogueAction"_s);
    auto *corner = new QWidget;
    auto *layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(8);
    layout->addWidget(pageTabs);
    layout->addWidget(languageButton);
    return corner;
}

void MainWindow::Private::showPage(int page)
{
    if (page == cataloguePageIndex && !catalogue) {
        catalogue = new CataloguePage(view, services.catalogue);
        pages->addWidget(catalogue);
    }
    pages->setCurrentIndex(page);
}

void MainWindow::Private::retranslatePages()
{
    pageTabs->setAccessibleName(tr("Pages"));
    //: page of the window: where a configuration is made
    pageTabs->setTabText(configurePage, tr("Configure"));
    pageTabs->setTabText(cataloguePageIndex, tr("Catalogue"));
    configureAction->setText(tr("&Configure"));
    catalogueAction->setText(tr("C&atalogue"));
    if (catalogue) {
        catalogue->retranslate();
    }
}

} // namespace configuria
