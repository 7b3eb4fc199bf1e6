// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include "cataloguepage.h"
#include "comparepage.h"
#include "scenariotabs.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int configurePage = 0;
constexpr int cataloguePageIndex = 1;
constexpr int comparePageIndex = 2;

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
    for (int page = configurePage; page <= comparePageIndex; ++page) {
        pageTabs->addTab(QString());
    }
    connect(pageTabs, &QTabBar::currentChanged, &q, [this](int page) { showPage(page); });
    viewMenu->addSeparator();
    configureAction = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_1), &q, [this] { pageTabs->setCurrentIndex(configurePage); });
    catalogueAction = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_2), &q, [this] { pageTabs->setCurrentIndex(cataloguePageIndex); });
    configureAction->setObjectName(u"configureAction"_s);
    catalogueAction->setObjectName(u"catalogueAction"_s);
    compareAction = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_3), &q, [this] { pageTabs->setCurrentIndex(comparePageIndex); });
    compareAction->setObjectName(u"compareAction"_s);
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
    if (page == comparePageIndex && !compare) {
        compare = new ComparePage(view);
        pages->addWidget(compare);
    }
    // The stack holds them in the order in which they were made.
    QWidget *shown = page == cataloguePageIndex ? static_cast<QWidget *>(catalogue) : page == comparePageIndex ? compare : pages->widget(configurePage);
    pages->setCurrentWidget(shown);
}

void MainWindow::Private::retranslatePages()
{
    pageTabs->setAccessibleName(tr("Pages"));
    //: page of the window: where a configuration is made
    pageTabs->setTabText(configurePage, tr("Configure"));
    pageTabs->setTabText(cataloguePageIndex, tr("Catalogue"));
    //: page of the window: scenarios side by side
    pageTabs->setTabText(comparePageIndex, tr("Compare"));
    configureAction->setText(tr("&Configure"));
    catalogueAction->setText(tr("C&atalogue"));
    compareAction->setText(tr("Com&pare"));
    if (catalogue) {
        catalogue->retranslate();
    }
    if (compare) {
        compare->retranslate();
    }
}

} // namespace configuria
