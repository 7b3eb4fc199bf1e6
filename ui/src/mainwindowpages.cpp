// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <algorithm>
#include <array>

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include "cataloguepage.h"
#include "comparepage.h"
#include "costpage.h"
#include "registerpage.h"
#include "scenariotabs.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// In the order of the tabs, and of Ctrl+1 to Ctrl+5.
enum Page { configurePage, comparePage, costPage, cataloguePage, quotesPage, pageCount };

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
    for (int page = 0; page < pageCount; ++page) {
        pageTabs->addTab(QString());
    }
    connect(pageTabs, &QTabBar::currentChanged, &q, [this](int page) { showPage(page); });
    viewMenu->addSeparator();
    const auto add = [this](Page page, const char *name) {
        QAction *action = viewMenu->addAction(QString(), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(page))), &q,
                                              [this, page] { pageTabs->setCurrentIndex(page); });
        action->setObjectName(QLatin1StringView(name));
        return action;
    };
    configureAction = add(configurePage, "configureAction");
    compareAction = add(comparePage, "compareAction");
    costAction = add(costPage, "costAction");
    catalogueAction = add(cataloguePage, "catalogueAction");
    quotesAction = add(quotesPage, "quotesAction");
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
    if (page == cataloguePage && !catalogue) {
        catalogue = new CataloguePage(view, services.catalogue);
        pages->addWidget(catalogue);
    }
    if (page == comparePage && !compare) {
        compare = new ComparePage(view, {services.compareLayout, services.setCompareLayout}, services.exports);
        pages->addWidget(compare);
    }
    if (page == costPage && !costs) {
        costs = new CostPage(view);
        pages->addWidget(costs);
        connect(costs, &CostPage::selected, &q, [this](int configuration) { select(configuration); });
    }
    if (page == quotesPage) {
        if (!quotes) {
            quotes = new RegisterPage(view, services.quotes, services.exports);
            pages->addWidget(quotes);
            connect(quotes, &RegisterPage::projectAsked, &q,
                    [this](const Project &project, std::optional<std::int64_t> row, const QString &message) { openCopy(project, row, message); });
            connect(quotes, &RegisterPage::draftGone, &q, [this](std::optional<std::int64_t> row) {
                if (!row || draft == row) {
                    draft.reset();
                }
            });
        } else {
            quotes->reload(); // another window may have issued one
        }
    }
    // The stack holds them in the order in which they were made.
    const std::array<QWidget *, pageCount> all{pages->widget(0), compare, costs, catalogue, quotes};
    pages->setCurrentWidget(all[static_cast<std::size_t>(page)]);
}

void MainWindow::Private::retranslatePages()
{
    pageTabs->setAccessibleName(tr("Pages"));
    //: page of the window: where a configuration is made
    pageTabs->setTabText(configurePage, tr("Configure"));
    //: page of the window: scenarios side by side
    pageTabs->setTabText(comparePage, tr("Compare"));
    //: page of the window: charts of the cost of one scenario
    pageTabs->setTabText(costPage, tr("Cost", "page"));
    pageTabs->setTabText(cataloguePage, tr("Catalogue"));
    //: page of the window: the register of quotes
    pageTabs->setTabText(quotesPage, tr("Quotes"));
    quotesAction->setText(tr("&Quotes"));
    configureAction->setText(tr("&Configure"));
    compareAction->setText(tr("Com&pare"));
    costAction->setText(tr("C&ost"));
    catalogueAction->setText(tr("C&atalogue"));
    if (catalogue) {
        catalogue->retranslate();
    }
    if (compare) {
        compare->retranslate();
    }
    if (costs) {
        costs->retranslate();
    }
    if (quotes) {
        quotes->retranslate();
    }
}

} // namespace configuria
