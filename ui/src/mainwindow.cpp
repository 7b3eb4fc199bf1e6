// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <algorithm>

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QUndoStack>
#include <QVBoxLayout>

#include "barchart.h"
#include "bomview.h"
#include "cataloguepage.h"
#include "comparepage.h"
#include "costpage.h"
#include "findingsview.h"
#include "icons.h"
#include "memorybar.h"
#include "movesview.h"
#include "pickers.h"
#include "powerview.h"
#include "quotedetails.h"
#include "scenariotabs.h"
#include "sitepanel.h"
#include "speedchart.h"
#include "tcochart.h"
#include "verdictstrip.h"
#include "whydialog.h"
#include "workloadpanel.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Scrolls down when the window is low, never sideways: it is as wide as its content and the scroll bar need.
class PanelScroll : public QScrollArea {
public:
    explicit PanelScroll(QWidget *content)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 96}; }
    QSize sizeHint() const override { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }
};

// A number box would keep Ctrl+Z for its own text. It writes every value to the project at once, so the project's undo
// is the one that is meant: the key goes on to the menu.
class UndoKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
            const auto *key = static_cast<QKeyEvent *>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

bool isModelFile(const QString &path)
{
    const QStringList endings{u".json"_s, u".gguf"_s, u".safetensors"_s};
    return std::any_of(endings.begin(), endings.end(), [&path](const QString &ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

QString droppedPath(const QMimeData *data)
{
    for (const QUrl &url : data->urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(u".configuria"_s, Qt::CaseInsensitive) || isModelFile(path)) {
            return path;
        }
    }
    return {};
}

} // namespace

MainWindow::Private::Private(MainWindow &window, Session &s, WindowServices given)
    : q(window), session(s), services(std::move(given)), view{s, 0, Format(QLocale(), services.sizeUnit ? services.sizeUnit() : SizeUnit::DecimalGB), services.today}
{
}

MainWindow::MainWindow(Session &session, WindowServices services, QWidget *parent)
    : QMainWindow(parent), d(new Private(*this, session, std::move(services)))
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    setWindowIcon(QIcon(u":/icons/configuria.svg"_s));
    d->makePanels();
    d->layOut();
    d->makeMenus();
    d->connectPanels();
    d->retranslate();
    d->readEvidence();
    resize(1366, 768);
}

// The panels look at d->view until they are gone: hiding a tree lays it out once more. They go before d does.
MainWindow::~MainWindow()
{
    d->columns = nullptr;
    delete d->why;
    delete takeCentralWidget();
}

void MainWindow::Private::makePanels()
{
    tabs = new ScenarioTabs(view, services.newProject);
    verdict = new VerdictStrip(view);
    memory = new MemoryBar(view);
    workload = new WorkloadPanel(view);
    site = new SitePanel(view);
    if (services.costData) {
        site->setCostData(services.costData());
    }
    site->setProfiles(services.profiles);
    left = new QTabWidget;
    bom = new BomView(view);
    findings = new FindingsView(view);
    vram = new BarChart({Series::Weights, Series::KvCache, Series::Activations, Series::Gradients, Series::Optimizer, Series::Overhead, Series::OverCapacity},
                        {Series::Reserved, Series::Capacity});
    vram->setObjectName(u"vramChart"_s);
    power = new BarChart({Series::Gpus, Series::Cpus, Series::Memory, Series::Drives, Series::Network, Series::Chassis, Series::Vrm, Series::Fans},
                         {Series::OneLost, Series::FeedLost, Series::Circuit, Series::Capacity});
    power->setObjectName(u"powerChart"_s);
    tco = new TcoChart;
    tco->setObjectName(u"tcoChart"_s);
    speed = new SpeedChart;
    speed->setObjectName(u"speedChart"_s);
    curves = new QTabWidget;
    curves->setObjectName(u"curveTabs"_s);
    curves->setDocumentMode(true);
    curves->addTab(tco, QString());
    curves->addTab(speed, QString());
    moved = new MovesView(view);
    moved->setObjectName(u"movesView"_s);
    curves->addTab(moved, QString());
    powers = new PowerView(view);
    powers->setObjectName(u"powerView"_s);
    curves->addTab(powers, QString());
    auto *undoKeys = new UndoKeys(&q);
    for (QWidget *panel : std::initializer_list<QWidget *>{workload, site, bom}) {
        for (QAbstractSpinBox *box : panel->findChildren<QAbstractSpinBox *>()) {
            box->installEventFilter(undoKeys);
        }
    }
}

void MainWindow::Private::layOut()
{
    left->setObjectName(u"leftTabs"_s);
    left->setDocumentMode(true);
    left->addTab(new PanelScroll(workload), QString());
    left->addTab(new PanelScroll(site), QString());

    auto *charts = new QWidget;
    auto *chartLayout = new QVBoxLayout(charts);
    chartLayout->setContentsMargins(0, 0, 8, 8);
    chartLayout->setSpacing(8);
    chartLayout->addWidget(vram, 13);
    chartLayout->addWidget(power, 5);
    chartLayout->addWidget(curves, 11);

    auto *upper = new QSplitter(Qt::Horizontal);
    auto *leftFrame = new QWidget; // keeps the tabs off the window's edge
    auto *leftLayout = new QVBoxLayout(leftFrame);
    leftLayout->setContentsMargins(8, 0, 0, 0);
    leftLayout->addWidget(left);
    upper->addWidget(leftFrame);
    upper->addWidget(bom);
    upper->setStretchFactor(0, 2);
    upper->setStretchFactor(1, 5);
    auto *work = new QSplitter(Qt::Vertical);
    work->addWidget(upper);
    work->addWidget(findings);
    work->setStretchFactor(0, 3);
    work->setStretchFactor(1, 1);
    columns = new QSplitter(Qt::Horizontal);
    columns->addWidget(work);
    columns->addWidget(charts);
    columns->setStretchFactor(0, 2);
    columns->setStretchFactor(1, 1);
    for (QSplitter *splitter : {upper, work, columns}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(6);
    }
    upper->setSizes({296, 690});
    work->setSizes({480, 150});
    columns->setSizes({966, 394});

    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(tabs);
    layout->addWidget(verdict);
    layout->addWidget(memory);
    layout->addWidget(columns, 1);
    makePages(central);
}

void MainWindow::Private::connectPanels()
{
    connect(&session, &Session::changed, &q, [this] {
        refresh();
        autosave();
    });
    // Saved, undone to what is saved, or another project: nothing is left to lose. Undo leaves the saved state after changed().
    connect(session.undoStack(), &QUndoStack::cleanChanged, &q, [this](bool isClean) {
        updateTitle();
        if (!isClean) {
            autosave();
        } else if (services.discardAutosave) {
            services.discardAutosave();
        }
    });
    connect(tabs, &ScenarioTabs::selected, &q, [this](int index) { select(index); });
    connect(verdict, &VerdictStrip::explanationAsked, &q, [this](FormulaId formula) { showWhy(formula); });
    connect(curves, &QTabWidget::currentChanged, &q, [this] { refresh(); });
    connect(speed, &SpeedChart::evidenceAsked, &q, [this](FormulaId formula) { showWhy(formula); });
    connect(verdict, &VerdictStrip::pricesAsked, &q, [this] { left->setCurrentIndex(1); });
    connect(tco, &TcoChart::detailsAsked, &q, [this] { costAction->trigger(); });
    connect(memory, &MemoryBar::explanationAsked, &q, [this] { showWhy(FormulaId::MemoryTotal); });
    connect(workload, &WorkloadPanel::modelAsked, &q, [this] { askModel(); });
    connect(bom, &BomView::said, findings, &FindingsView::say);
    connect(bom, &BomView::partAsked, &q, [this](PartKind kind) { askPart(kind); });
}

void MainWindow::Private::select(int configuration)
{
    if (configuration >= 0 && configuration != view.configuration) {
        session.endGesture();
        view.configuration = configuration;
        refresh();
    }
}

void MainWindow::Private::refresh()
{
    const int count = static_cast<int>(view.project().configurations.size());
    view.configuration = std::clamp(view.configuration, 0, std::max(0, count - 1));
    tabs->refresh();
    verdict->refresh();
    memory->refresh();
    workload->refresh();
    site->refresh();
    bom->refresh();
    findings->refresh();
    const ConfigurationEvaluation &evaluation = view.evaluation();
    vram->setData(vramChart(session.catalogue(), view.project(), evaluation, view.configuration, view.format));
    power->setData(powerChart(view.project(), evaluation, view.format));
    tco->setData(costChart(session.catalogue(), view.project(), evaluation, view.configuration, view.format, isDark(q.palette())), view.format);
    if (curves->currentWidget() == speed) { // a hidden chart costs nothing; turning to it refreshes
        speed->setData(speedChart(session.catalogue(), view.project(), view.configuration, view.format), view.format);
        showNearest();
    }
    if (curves->currentWidget() == moved) {
        moved->refresh();
    }
    if (curves->currentWidget() == powers) {
        powers->refresh();
    }
    if (why && why->isVisible()) {
        why->refresh();
    }
    if (catalogue) {
        catalogue->refresh();
    }
    if (compare) {
        compare->refresh();
    }
    if (costs) {
        costs->refresh();
    }
    removeAction->setEnabled(count > 1);
    addScenarioAction->setEnabled(count < maxConfigurations);
    duplicateAction->setEnabled(count < maxConfigurations);
    updateTitle();
}

void MainWindow::Private::retranslate()
{
    view.format = Format(QLocale(), services.sizeUnit ? services.sizeUnit() : SizeUnit::DecimalGB);
    const QLocale locale;
    for (QAbstractSpinBox *box : q.findChildren<QAbstractSpinBox *>()) {
        box->setLocale(locale);
    }
    tabs->retranslate();
    memory->retranslate();
    workload->retranslate();
    site->retranslate();
    bom->retranslate();
    findings->retranslate();
    moved->retranslate();
    powers->retranslate();
    if (why) {
        why->retranslate();
    }
    left->setTabText(0, tr("Workload"));
    left->setTabText(1, tr("Site and cost"));
    curves->setTabText(0, tr("Cost"));
    curves->setTabText(1, tr("Speed"));
    //: tab: loads, starts, checkpoints, transfers, and what the link between the GPUs brings
    curves->setTabText(2, tr("Transfers"));
    //: tab: efficiency of the power supplies, heat, racks
    curves->setTabText(3, tr("Power"));
    retranslateMenus();
    retranslatePages();
    refresh();
}

void MainWindow::Private::updateTitle()
{
    const QString title = QString::fromStdString(view.project().title);
    const QString name = !path.isEmpty() ? QFileInfo(path).fileName() : title.isEmpty() ? tr("New project") : title;
    //: Name of a project that was brought back after the program had been stopped in the middle of the work
    const QString shown = isRecovered ? tr("%1 (recovered)").arg(name) : name;
    //: Window title: name of the project, then of the program. [*] marks unsaved changes and must stay.
    q.setWindowTitle(tr("%1[*] - Configuria").arg(shown));
    q.setWindowModified(!session.undoStack()->isClean());
}

void MainWindow::Private::autosave()
{
    if (services.autosave && !session.undoStack()->isClean()) {
        services.autosave(session.project(), path);
    }
}

void MainWindow::Private::askPart(PartKind kind)
{
    if (!view.current()) {
        return;
    }
    PartPicker picker(view, kind, &q);
    if (picker.exec() == QDialog::Accepted && picker.part().isValid()) {
        bom->addPart(picker.part(), picker.quantity());
    }
}

void MainWindow::Private::askModel()
{
    ModelPicker picker(view, &q);
    if (picker.exec() == QDialog::Accepted) {
        if (const Architecture *model = picker.architecture()) {
            view.edit(Field::Model, [&](Configuration &c) { takeModel(c, *model); });
            session.endGesture();
        }
    } else if (picker.importAsked()) {
        askImport();
    }
}

void MainWindow::Private::showWhy()
{
    if (!why) {
        why = new WhyDialog(view, &q);
        why->setNearestRuns([this](const Configuration &configuration, FormulaId formula) {
            return services.nearestRuns ? services.nearestRuns(configuration, formula, view.format) : QString();
        });
    }
    why->refresh();
    why->show();
    why->raise();
    why->activateWindow();
}

void MainWindow::Private::showWhy(FormulaId formula)
{
    showWhy();
    why->showFigure(formula);
}

// Aside: the window is painted before, and shows the runs when they are there.
void MainWindow::Private::readEvidence()
{
    if (!services.readEvidence) {
        return;
    }
    QThreadPool::globalInstance()->start([read = services.readEvidence, window = QPointer<MainWindow>(&q), app = qApp] {
        read();
        QMetaObject::invokeMethod(app, [window] {
            if (!window) {
                return;
            }
            window->d->showNearest();
            if (window->d->why && window->d->why->isVisible()) {
                window->d->why->refresh();
            }
        }, Qt::QueuedConnection);
    });
}

void MainWindow::Private::showNearest()
{
    if (services.nearestSpeed && view.current()) {
        speed->setNearest(services.nearestSpeed(*view.current(), view.format));
    }
}

void MainWindow::Private::askQuoteDetails(std::optional<QuoteField> field)
{
    QuoteDetails details(view, front());
    if (field) {
        details.showField(*field);
    }
    if (details.exec() == QDialog::Accepted) {
        session.edit(Field::Quote, details.project(), editText(Field::Quote));
        session.endGesture();
        if (details.aboutLines()) {
            showLines(*details.aboutLines());
        }
    }
}

// What the finding speaks of, in the bill of materials of the scenario that is offered.
void MainWindow::Private::showLines(const QuoteFinding &finding)
{
    const int offered = view.project().quote.configuration;
    const Quote quote = makeQuote(session.catalogue(), view.project(), offered);
    const bool isLine = finding.line && *finding.line < quote.lines.size();
    configureAction->trigger();
    select(offered);
    bom->showLine(isLine ? static_cast<int>(quote.lines[*finding.line].bomLine) : -1);
}

int MainWindow::currentConfiguration() const
{
    return d->view.configuration;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!d->mayLoseChanges()) {
        event->ignore();
        return;
    }
    if (d->services.discardAutosave) {
        d->services.discardAutosave();
    }
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (!d || !d->columns) {
        return;
    }
    if (event->type() == QEvent::LanguageChange) {
        d->retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) {
        d->applyMenuIcons();
        d->refresh();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedPath(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedPath(event->mimeData());
    if (path.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    if (isModelFile(path)) {
        d->importModel(path);
    } else {
        openFile(path);
    }
}

} // namespace configuria
