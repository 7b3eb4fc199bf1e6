// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow.h"

#include <QAction>
#include <QMenu>

#include "engine/quotechecks.h"
#include "view.h"

class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QTabWidget;
class QTemporaryDir;
class QToolButton;

namespace configuria {

class BarChart;
class BomView;
class CataloguePage;
class ComparePage;
class CostPage;
class FindingsView;
class MemoryBar;
enum class QuoteGoes;
class RegisterPage;
class ScenarioTabs;
class SitePanel;
class MovesView;
class PagedQuote;
class PowerView;
class SpeedChart;
class TcoChart;
class VerdictStrip;
class WhyDialog;
class WorkloadPanel;

// Parts of the window, and what its menus do. Split over mainwindow.cpp (layout, refresh), mainwindowpages.cpp, mainwindowmenus.cpp,
// mainwindowfiles.cpp (open, save, import, export), mainwindowprint.cpp (preview, print) and mainwindowquotes.cpp (seller, register).
struct MainWindow::Private {
    Private(MainWindow &window, Session &session, WindowServices services);

    // mainwindow.cpp
    void makePanels();
    void layOut();
    void connectPanels();
    void refresh();
    void retranslate();
    void select(int configuration);
    void askPart(PartKind kind);
    void askModel();
    void showWhy();
    void showWhy(FormulaId formula);
    void readEvidence();
    void showNearest();
    void askQuoteDetails(std::optional<QuoteField> field = std::nullopt); // where to begin
    void showLines(const QuoteFinding &finding);
    void updateTitle();
    void autosave();

    // mainwindowpages.cpp
    void makePages(QWidget *configure);
    QWidget *makePageTabs();
    void showPage(int page);
    void retranslatePages();

    // mainwindowmenus.cpp
    void makeMenus();
    void makeEditMenu();
    void wordUndo();
    void makeFileMenu();
    void makeProjectMenu();
    void makeViewMenu();
    void fillRecent();
    void fillSamples();
    void retranslateMenus();
    void applyMenuIcons();
    void setLanguage(const QString &language);
    void setTheme(Theme theme);
    void setSizeUnit(SizeUnit unit);
    void showAbout();
    void showAccuracy();

    // mainwindowfiles.cpp
    void showError(const Error &error);
    bool mayLoseChanges();
    void newProject();
    void askOpen();
    void askQuoteData();
    void openSample(const QString &path);
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    bool importModel(const QString &path);
    void askImport();
    QuoteInput quoteInput() const; // of what is shown; a draft as long as it must not be issued
    QuoteInput quoteInput(const Project &project) const; // of what is issued
    QString exportName(const QString &pattern = QStringLiteral("%1")) const;
    std::optional<IssueAs> mayIssue(QuoteGoes goes); // absent: it may not
    QString writeForOthers();
    void mailQuote();
    void askPdf();
    void askCsv();

    void savePages(const PagedQuote &quote, QuoteView copy);
    QString internalName() const;

    // mainwindowprint.cpp
    QWidget *front() const;
    std::shared_ptr<const PagedQuote> pagedQuote(QuoteView copy) const;
    void previewQuote();
    void askPrint();

    // mainwindowquotes.cpp
    bool editSeller();
    bool askSeller();
    void askIssue();
    void saveDraft();
    void openCopy(const Project &project, std::optional<std::int64_t> draftOfIt, const QString &message);
    Project withSeller(Project project) const;
    void takeNumber(const QuoteRecord &record);
    void askWorkbook();
    void askInternal();
    void askAcceptance();
    QuoteLook look(const Project &project) const;
    bool tellWritten(const tl::expected<void, Error> &written, const QString &file); // in the status bar, or what went wrong

    MainWindow &q;
    Session &session;
    WindowServices services;
    View view;
    QString path; // of the open file, "" when it has none
    std::optional<std::int64_t> draft; // row of the register that the project is a draft of
    std::unique_ptr<QTemporaryDir> handedOver; // what the mail program was given to send
    bool isRecovered = false; // shows the work of a crash, not saved since
    int stepsOfOtherLanguage = 0; // the first steps of the undo stack, made before the language was switched

    ScenarioTabs *tabs = nullptr;
    VerdictStrip *verdict = nullptr;
    MemoryBar *memory = nullptr;
    WorkloadPanel *workload = nullptr;
    SitePanel *site = nullptr;
    QTabWidget *left = nullptr;
    BomView *bom = nullptr;
    FindingsView *findings = nullptr;
    BarChart *vram = nullptr;
    BarChart *power = nullptr;
    TcoChart *tco = nullptr;
    SpeedChart *speed = nullptr;
    MovesView *moved = nullptr;
    PowerView *powers = nullptr;
    QTabWidget *curves = nullptr;
    WhyDialog *why = nullptr;
    QSplitter *columns = nullptr;
    QStackedWidget *pages = nullptr;
    QTabBar *pageTabs = nullptr;
    CataloguePage *catalogue = nullptr; // made when it is first shown
    ComparePage *compare = nullptr;     // so are these
    CostPage *costs = nullptr;
    RegisterPage *quotes = nullptr;
    QToolButton *languageButton = nullptr;

    QMenu *fileMenu = nullptr, *editMenu = nullptr, *projectMenu = nullptr, *viewMenu = nullptr, *helpMenu = nullptr;
    QMenu *recentMenu = nullptr, *samplesMenu = nullptr, *languageMenu = nullptr, *themeMenu = nullptr, *unitMenu = nullptr;
    QAction *newAction = nullptr, *openAction = nullptr, *quoteDataAction = nullptr, *saveAction = nullptr, *saveAsAction = nullptr, *importAction = nullptr;
    QAction *pdfAction = nullptr, *csvAction = nullptr, *acceptanceAction = nullptr, *workbookAction = nullptr, *internalAction = nullptr, *quitAction = nullptr;
    QAction *previewAction = nullptr, *printAction = nullptr, *mailAction = nullptr;
    QAction *undoAction = nullptr, *redoAction = nullptr;
    QAction *detailsAction = nullptr, *addScenarioAction = nullptr, *duplicateAction = nullptr, *removeAction = nullptr, *whyAction = nullptr;
    QAction *configureAction = nullptr, *compareAction = nullptr, *costAction = nullptr, *catalogueAction = nullptr;
    QAction *quotesAction = nullptr, *issueAction = nullptr, *draftAction = nullptr, *sellerAction = nullptr;
    QAction *lightAction = nullptr, *darkAction = nullptr, *decimalAction = nullptr, *binaryAction = nullptr, *frenchAction = nullptr,
            *englishAction = nullptr, *accuracyAction = nullptr, *aboutAction = nullptr;
};

} // namespace configuria
