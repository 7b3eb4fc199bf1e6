// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <QActionGroup>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QTextBrowser>
#include <QThreadPool>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include "bomview.h"
#include "findingsview.h"
#include "icons.h"
#include "scenariotabs.h"

namespace configuria {

using namespace Qt::StringLiterals;

void MainWindow::Private::makeMenus()
{
    fileMenu = q.menuBar()->addMenu(QString());
    editMenu = q.menuBar()->addMenu(QString());
    projectMenu = q.menuBar()->addMenu(QString());
    viewMenu = q.menuBar()->addMenu(QString());
    helpMenu = q.menuBar()->addMenu(QString());
    makeFileMenu();
    makeEditMenu();
    makeProjectMenu();
    makeViewMenu();
    accuracyAction = helpMenu->addAction(QString(), &q, [this] { showAccuracy(); });
    accuracyAction->setObjectName(u"accuracyAction"_s);
    aboutAction = helpMenu->addAction(QString(), &q, [this] { showAbout(); });
    languageButton = new QToolButton;
    languageButton->setObjectName(u"languageButton"_s);
    languageButton->setAutoRaise(true);
    connect(languageButton, &QToolButton::clicked, &q, [this] { setLanguage(services.language && services.language() == u"fr" ? u"en"_s : u"fr"_s); });
    q.menuBar()->setCornerWidget(makePageTabs());
    applyMenuIcons();
}

// Named undo and redo: "Undo change context". The actions of QUndoStack would keep the words of the first language.
void MainWindow::Private::makeEditMenu()
{
    QUndoStack *stack = session.undoStack();
    undoAction = editMenu->addAction(QString(), QKeySequence::Undo, stack, &QUndoStack::undo);
    redoAction = editMenu->addAction(QString(), stack, &QUndoStack::redo);
    redoAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}); // of Linux and of Windows
    undoAction->setObjectName(u"undoAction"_s);
    redoAction->setObjectName(u"redoAction"_s);
    undoAction->setEnabled(stack->canUndo());
    redoAction->setEnabled(stack->canRedo());
    connect(stack, &QUndoStack::canUndoChanged, undoAction, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redoAction, &QAction::setEnabled);
    connect(stack, &QUndoStack::undoTextChanged, &q, [this] { wordUndo(); });
    connect(stack, &QUndoStack::redoTextChanged, &q, [this] { wordUndo(); });
    connect(stack, &QUndoStack::indexChanged, &q, [this] { wordUndo(); });
}

// A step keeps the words it was made with. Those of another language are replaced by the name of the field.
void MainWindow::Private::wordUndo()
{
    const QUndoStack *stack = session.undoStack();
    const auto text = [&](int step) {
        const QUndoCommand *command = step >= 0 ? stack->command(step) : nullptr;
        if (!command) {
            return QString();
        }
        return step < stepsOfOtherLanguage ? editText(static_cast<Field>(command->id())) : command->actionText();
    };
    undoAction->setText(stack->canUndo() ? tr("&Undo %1").arg(text(stack->index() - 1)) : tr("&Undo"));
    redoAction->setText(stack->canRedo() ? tr("&Redo %1").arg(text(stack->index())) : tr("&Redo"));
}

void MainWindow::Private::makeFileMenu()
{
    newAction = fileMenu->addAction(QString(), QKeySequence::New, &q, [this] { newProject(); });
    openAction = fileMenu->addAction(QString(), QKeySequence::Open, &q, [this] { askOpen(); });
    quoteDataAction = fileMenu->addAction(QString(), &q, [this] { askQuoteData(); });
    quoteDataAction->setObjectName(u"quoteDataAction"_s);
    samplesMenu = fileMenu->addMenu(QString());
    recentMenu = fileMenu->addMenu(QString());
    connect(samplesMenu, &QMenu::aboutToShow, &q, [this] { fillSamples(); });
    connect(recentMenu, &QMenu::aboutToShow, &q, [this] { fillRecent(); });
    fileMenu->addSeparator();
    saveAction = fileMenu->addAction(QString(), QKeySequence::Save, &q, [this] { save(); });
    saveAction->setObjectName(u"saveAction"_s);
    saveAsAction = fileMenu->addAction(QString(), QKeySequence::SaveAs, &q, [this] { saveAs(); });
    fileMenu->addSeparator();
    importAction = fileMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_I), &q, [this] { askImport(); });
    fileMenu->addSeparator();
    pdfAction = fileMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_E), &q, [this] { askPdf(); });
    pdfAction->setObjectName(u"pdfAction"_s);
    previewAction = fileMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), &q, [this] { previewQuote(); });
    previewAction->setObjectName(u"previewAction"_s);
    printAction = fileMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_P), &q, [this] { askPrint(); });
    printAction->setObjectName(u"printAction"_s);
    mailAction = fileMenu->addAction(QString(), &q, [this] { mailQuote(); });
    mailAction->setObjectName(u"mailAction"_s);
    mailAction->setEnabled(bool(services.sendMail));
    csvAction = fileMenu->addAction(QString(), &q, [this] { askCsv(); });
    csvAction->setObjectName(u"csvAction"_s);
    workbookAction = fileMenu->addAction(QString(), &q, [this] { askWorkbook(); });
    workbookAction->setObjectName(u"workbookAction"_s);
    internalAction = fileMenu->addAction(QString(), &q, [this] { askInternal(); });
    internalAction->setObjectName(u"internalAction"_s);
    acceptanceAction = fileMenu->addAction(QString(), &q, [this] { askAcceptance(); });
    acceptanceAction->setObjectName(u"acceptanceAction"_s);
    fileMenu->addSeparator();
    quitAction = fileMenu->addAction(QString(), QKeySequence::Quit, &q, [this] { q.close(); });
}

void MainWindow::Private::makeProjectMenu()
{
    detailsAction = projectMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_D), &q, [this] { askQuoteDetails(); });
    sellerAction = projectMenu->addAction(QString(), &q, [this] { editSeller(); });
    sellerAction->setObjectName(u"sellerAction"_s);
    issueAction = projectMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), &q, [this] { askIssue(); });
    issueAction->setObjectName(u"issueAction"_s);
    draftAction = projectMenu->addAction(QString(), &q, [this] { saveDraft(); });
    draftAction->setObjectName(u"draftAction"_s);
    projectMenu->addSeparator();
    addScenarioAction = projectMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_T), &q, [this] { tabs->addNew(); });
    duplicateAction = projectMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), &q, [this] { tabs->duplicate(); });
    removeAction = projectMenu->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_W), &q, [this] { tabs->remove(view.configuration); });
}

void MainWindow::Private::makeViewMenu()
{
    const auto choice = [this](QMenu *menu, QActionGroup *group, bool isSet, std::function<void()> apply) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(isSet);
        connect(action, &QAction::triggered, &q, [apply] { apply(); });
        return action;
    };
    whyAction = viewMenu->addAction(QString(), QKeySequence(Qt::Key_F1), &q, [this] { showWhy(); });
    viewMenu->addSeparator();
    themeMenu = viewMenu->addMenu(QString());
    auto *themes = new QActionGroup(&q);
    const bool dark = services.theme && services.theme() == Theme::Dark;
    lightAction = choice(themeMenu, themes, !dark, [this] { setTheme(Theme::Light); });
    darkAction = choice(themeMenu, themes, dark, [this] { setTheme(Theme::Dark); });
    unitMenu = viewMenu->addMenu(QString());
    auto *units = new QActionGroup(&q);
    const bool binary = services.sizeUnit && services.sizeUnit() == SizeUnit::BinaryGiB;
    decimalAction = choice(unitMenu, units, !binary, [this] { setSizeUnit(SizeUnit::DecimalGB); });
    binaryAction = choice(unitMenu, units, binary, [this] { setSizeUnit(SizeUnit::BinaryGiB); });
    languageMenu = viewMenu->addMenu(QString());
    auto *languages = new QActionGroup(&q);
    const bool french = services.language && services.language() == u"fr";
    frenchAction = choice(languageMenu, languages, french, [this] { setLanguage(u"fr"_s); });
    englishAction = choice(languageMenu, languages, !french, [this] { setLanguage(u"en"_s); });
    whyAction->setObjectName(u"whyAction"_s);
    detailsAction->setObjectName(u"detailsAction"_s);
    binaryAction->setObjectName(u"binaryAction"_s);
    darkAction->setObjectName(u"darkAction"_s);
    frenchAction->setObjectName(u"frenchAction"_s);
    englishAction->setObjectName(u"englishAction"_s);
}

void MainWindow::Private::fillRecent()
{
    recentMenu->clear();
    const QStringList files = services.recentFiles ? services.recentFiles() : QStringList();
    for (const QString &file : files) {
        recentMenu->addAction(QDir::toNativeSeparators(file), &q, [this, file] { q.openFile(file); });
    }
    if (files.isEmpty()) {
        recentMenu->addAction(tr("No recent project"))->setEnabled(false);
    }
}

void MainWindow::Private::fillSamples()
{
    samplesMenu->clear();
    const QDir dir(services.samplesDir);
    const QStringList names = services.samplesDir.isEmpty() ? QStringList() : dir.entryList({u"*.configuria"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString file = dir.filePath(name);
        samplesMenu->addAction(QFileInfo(name).completeBaseName(), &q, [this, file] { openSample(file); });
    }
    if (names.isEmpty()) {
        samplesMenu->addAction(tr("No sample"))->setEnabled(false);
    }
}

void MainWindow::Private::retranslateMenus()
{
    fileMenu->setTitle(tr("&File"));
    editMenu->setTitle(tr("&Edit"));
    projectMenu->setTitle(tr("&Project"));
    viewMenu->setTitle(tr("&View"));
    helpMenu->setTitle(tr("&Help"));
    newAction->setText(tr("&New"));
    openAction->setText(tr("&Open…"));
    quoteDataAction->setText(tr("Open quote data (&JSON)…"));
    samplesMenu->setTitle(tr("Open sam&ple"));
    recentMenu->setTitle(tr("&Recent projects"));
    saveAction->setText(tr("&Save"));
    saveAsAction->setText(tr("Save &as…"));
    importAction->setText(tr("&Import model file…"));
    pdfAction->setText(tr("&Export quote as PDF…"));
    previewAction->setText(tr("Pre&view of the quote…"));
    printAction->setText(tr("Prin&t…"));
    mailAction->setText(tr("Send by &mail…"));
    csvAction->setText(tr("Export quote as &CSV…"));
    workbookAction->setText(tr("Export quote as &workbook or data…"));
    //: a copy of the quote with purchase prices and margins, for the seller alone
    internalAction->setText(tr("Internal copy with &margins…"));
    acceptanceAction->setText(tr("Acceptance s&heet…"));
    quitAction->setText(tr("&Quit"));
    detailsAction->setText(tr("&Quote details…"));
    sellerAction->setText(tr("&Seller…"));
    issueAction->setText(tr("&Issue quote…"));
    draftAction->setText(tr("Keep as dra&ft in the register"));
    addScenarioAction->setText(tr("&New scenario"));
    duplicateAction->setText(tr("&Duplicate scenario"));
    removeAction->setText(tr("&Remove scenario"));
    whyAction->setText(tr("&Where the figures come from"));
    themeMenu->setTitle(tr("&Theme"));
    lightAction->setText(tr("&Light"));
    darkAction->setText(tr("&Dark"));
    unitMenu->setTitle(tr("&Sizes"));
    decimalAction->setText(tr("&Decimal: GB = 1000³ bytes"));
    binaryAction->setText(tr("&Binary: GiB = 1024³ bytes"));
    languageMenu->setTitle(tr("L&anguage"));
    frenchAction->setText(u"&Français"_s); // names of languages are written in themselves
    englishAction->setText(u"&English"_s);
    accuracyAction->setText(tr("A&ccuracy of the figures"));
    aboutAction->setText(tr("&About Configuria"));
    const bool french = services.language && services.language() == u"fr";
    languageButton->setText(french ? u"English"_s : u"Français"_s);
    languageButton->setToolTip(tr("Switch the language"));
    languageButton->setAccessibleName(tr("Switch the language"));
    stepsOfOtherLanguage = session.undoStack()->count();
    wordUndo();
}

void MainWindow::Private::applyMenuIcons()
{
    const QColor color = q.palette().color(QPalette::WindowText);
    const std::initializer_list<std::pair<QAction *, QString>> icons = {
        {newAction, u"new"_s}, {openAction, u"open"_s}, {saveAction, u"save"_s}, {importAction, u"import"_s}, {pdfAction, u"pdf"_s}, {previewAction, u"search"_s},
        {csvAction, u"csv"_s}, {acceptanceAction, u"pdf"_s}, {undoAction, u"undo"_s}, {redoAction, u"redo"_s}, {detailsAction, u"quote"_s},
        {addScenarioAction, u"add"_s}, {duplicateAction, u"duplicate"_s}, {removeAction, u"remove"_s}, {whyAction, u"question"_s}, {aboutAction, u"info"_s}};
    for (const auto &[action, name] : icons) {
        action->setIcon(lineIcon(name, color));
    }
}

void MainWindow::Private::setLanguage(const QString &language)
{
    if (services.setLanguage) {
        services.setLanguage(language);
    }
    (language == u"fr" ? frenchAction : englishAction)->setChecked(true);
    retranslate();
}

void MainWindow::Private::setTheme(Theme theme)
{
    if (services.setTheme) {
        services.setTheme(theme);
    } else {
        applyTheme(theme);
    }
}

void MainWindow::Private::setSizeUnit(SizeUnit unit)
{
    if (services.setSizeUnit) {
        services.setSizeUnit(unit);
    }
    view.format = Format(QLocale(), unit);
    bom->retranslate();
    findings->retranslate();
    refresh();
}

void MainWindow::Private::showAccuracy()
{
    if (!services.accuracyTable) {
        return;
    }
    QDialog dialog(&q);
    dialog.setObjectName(u"accuracyDialog"_s);
    dialog.setWindowTitle(tr("Accuracy of the figures"));
    auto *text = new QTextBrowser;
    text->setAccessibleName(dialog.windowTitle());
    text->setPlainText(tr("Comparing the figures with the measured runs…"));
    // Some 50 ms of work: aside, so that the window never waits. The answer is dropped when the dialog has gone.
    const auto answer = [text = QPointer<QTextBrowser>(text)](const QString &html) {
        if (text) {
            text->setHtml(html);
        }
    };
    QThreadPool::globalInstance()->start([answer, table = services.accuracyTable, locale = view.format.locale(), app = qApp] {
        const QString html = table(locale);
        QMetaObject::invokeMethod(app, [answer, html] { answer(html); }, Qt::QueuedConnection);
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.resize(760, 640);
    dialog.exec();
}

void MainWindow::Private::showAbout()
{
    QMessageBox::about(&q, tr("About Configuria"),
                       tr("<h3>Configuria %1</h3><p>Sizes, prices and quotes AI servers.</p>"
                          "<p>Catalogue of %2. Its prices are indicative.</p>"
                          "<p>Free software under the GNU General Public License, version 3 or later. "
                          "Charts by Qt Charts and QCustomPlot.</p>")
                           .arg(QApplication::applicationVersion().toHtmlEscaped(), QString::fromStdString(session.catalogue().date).toHtmlEscaped()));
}

} // namespace configuria
