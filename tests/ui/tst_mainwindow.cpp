// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtCharts/QBarSet>

#include <algorithm>
#include <atomic>
#include <optional>

#include "barchart.h"
#include "catalogue/cataloguestore.h"
#include "catalogue/modelfile.h"
#include "catalogue/projectfile.h"
#include "engine/answers.h"
#include "findingsview.h"
#include "ggufmodels.h"
#include "items/bommodel.h"
#include "items/texts.h"
#include "memorybar.h"
#include "movesview.h"
#include "speedchart.h"
#include "tcochart.h"
#include "ui/chartpainters.h"
#include "ui/mainwindow.h"
#include "verdictstrip.h"
#include "windowapp.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// Stands for a French translation: a mark before every text, and 30 % more of them.
class MarkingTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override 
    {
        const QString text = QString::fromUtf8(source);
        return u'~' + text + QString(text.size() * 3 / 10, u'e');
    }
};

struct Program {
    std::atomic<bool> isEvidenceRead = false; // read aside

    // With the settings of another one.
    explicit Program(std::shared_ptr<const Catalogue> catalogue, const Project &project, const Program *other = nullptr) : session(catalogue, project)
    {
        if (other) {
            language = other->language;
            theme = other->theme;
            unit = other->unit;
        }
        services.openProject = [catalogue](const QString &path) { return readProject(*catalogue, path); };
        services.saveProject = [catalogue](const Project &p, const QString &path) { return writeProject(*catalogue, p, path); };
        services.importModel = [](const QString &path) { return readModelFile(path); };
        services.newProject = [] {
            Project p;
            p.configurations.push_back(Configuration{});
            p.configurations.front().name = "A";
            return p;
        };
        services.autosave = [this](const Project &p, const QString &) { kept = p; };
        services.discardAutosave = [this] { kept.reset(); };
        services.recentFiles = [] { return QStringList(); };
        services.addRecentFile = [this](const QString &path) { recent = path; };
        services.setLanguage = [this](const QString &code) {
            language = code;
            QLocale::setDefault(QLocale(code == u"fr" ? u"fr_FR"_s : u"en_GB"_s));
            code == u"fr" ? QCoreApplication::installTranslator(&translator) : QCoreApplication::removeTranslator(&translator);
        };
        services.language = [this] { return language; };
        services.setTheme = [this](Theme t) {
            theme = t;
            applyTheme(t);
        };
        services.theme = [this] { return theme; };
        services.setSizeUnit = [this](SizeUnit u) { unit = u; };
        services.sizeUnit = [this] { return unit; };
        services.nearestRuns = [](const Configuration &, FormulaId, const Format &) { return u"Measured: a run of a test"_s; };
        services.readEvidence = [this] { isEvidenceRead = true; };
        services.nearestSpeed = [this](const Configuration &c, const Format &) {
            const FormulaId formula = isTraining(c.workload.kind) ? FormulaId::TrainingThroughput : FormulaId::OutputThroughput;
            return isEvidenceRead ? NearestSpeed{u"Nearest measurement: a run of a test"_s, u"all of it"_s, formula} : NearestSpeed();
        };
        services.quoteEvidence = [](const Configuration &c, const Format &) {
            return QVector<QuoteEvidence>{{u"Output"_s, QString::fromStdString(c.name), u"https://example.org"_s}};
        };
        services.accuracyTable = [](const QLocale &) { return u"<p>accuracy of a test</p>"_s; };
        services.samplesDir = u":/samples"_s;
        window = std::make_unique<MainWindow>(session, services);
        window->show();
    }
    ~Program()
    {
        session.undoStack()->setClean(); // closing must not ask
        QCoreApplication::removeTranslator(&translator);
        QLocale::setDefault(QLocale(u"en_GB"_s));
    }

    template <class W>
    W *find(const char *name) const
    {
        W *widget = window->findChild<W *>(QString::fromLatin1(name));
        if (!widget) {
            qFatal("no widget is called %s", name);
        }
        return widget;
    }
    // Height of one part of the bar of the chosen precision.
    double segment(const char *chart, Series series) const
    {
        for (const ChartBar &bar : find<BarChart>(chart)->data().bars) {
            for (const ChartSegment &s : bar.segments) {
                if (bar.isChosen && s.series == series) {
                    return s.value;
                }
            }
        }
        return -1;
    }
    // What Qt Charts really holds for it.
    double drawn(const char *chart, const QString &label) const
    {
        double sum = 0;
        for (const QBarSet *set : find<BarChart>(chart)->series()->barSets()) {
            if (set->label() == label) {
                for (int i = 0; i < set->count(); ++i) {
                    sum += set->at(i);
                }
            }
        }
        return sum;
    }

    QString language = u"en"_s, recent;
    Theme theme = Theme::Light;
    SizeUnit unit = SizeUnit::DecimalGB;
    std::optional<Project> kept; // unsaved work
    MarkingTranslator translator;
    WindowServices services;
    Session session;
    std::unique_ptr<MainWindow> window;
};

void type(QSpinBox *box, const QString &text)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, text);
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void contextMovesChartVerdictAndFindings_data();
    void contextMovesChartVerdictAndFindings();
    void typingIsOneUndoStep();
    void unsavedWorkIsKept();
    void undoKeyInANumberBoxUndoesTheEdit();
    void undoIsWordedInTheLanguageShown();
    void loraTargetsAreChosen();
    void duplicateHasANameOfItsOwn();
    void recoveredWorkIsSaidInTheTitle();
    void newProjectCanBeOrdered();
    void findingsAreReadInFull();
    void trainingShowsItsOwnFields();
    void targetsOfTheServiceCountUsers();
    void stackAddsUpToTheNeed();
    void languageSwitchesLive();
    void sizesSwitchLive();
    void editedWindowLooksLikeANewOne_data();
    void editedWindowLooksLikeANewOne();
    void largerFontFits();
    void repairMakesItFit();
    void memoryBarAnswers();
    void repairByKeyboard();
    void quantityIsEditedInTheTree();
    void partIsAddedThroughThePicker();
    void scenariosAreAddedAndRemoved();
    void offeredScenarioStaysWhenAnotherIsRemoved();
    void costChartHasEveryScenario();
    void exportsPdfAndCsv();
    void takesADroppedModelFile();
    void savesAndOpens();
    void brokenFileIsRefusedWithAMessage();
    void everyEditorHasANameForScreenReaders();
    void figuresExplainThemselves();
    void dialogsShowTheirContents_data();
    void dialogsShowTheirContents();
    void evidenceIsShown();
    void speedChartFollows();
    void transfersFollow_data();
    void transfersFollow();
    void speedChartMarksItsLimits();
    void nearestRunIsBesideTheSpeed();
    void quoteShowsWhatWasChosen();
    void hiddenPowerTab();
    void acceptanceSheet();
    void nothingIsCutInThePictures_data();
    void nothingIsCutInThePictures();

private:
    Project sample(const QString &name) const
    {
        const auto project = readProject(*m_catalogue, u":/samples/"_s + name);
        if (!project) {
            qFatal("sample cannot be read");
        }
        return *project;
    }
    // Llama 3.1 8B in BF16 on one L40S.
    Project small() const
    {
        Project p;
        p.title = "Test";
        Configuration c;
        c.name = "A";
        c.model = *m_catalogue->model("llama-3.1-8b");
        c.workload.context = 8192;
        for (const char *id : {"dell-poweredge-r760xa", "nvidia-l40s"}) {
            BomLine line;
            line.part = m_catalogue->find(id);
            c.lines.push_back(line);
        }
        p.configurations.push_back(c);
        return p;
    }
    std::shared_ptr<const Catalogue> m_catalogue;
};

void TestMainWindow::initTestCase()
{
    QLocale::setDefault(QLocale(u"en_GB"_s));
    applyTheme(Theme::Light);
    auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
}

// KV cache of Llama 3.1 8B: 2 x 32 layers x 8 heads x 128 x 2 bytes = 131 072 B per token (config.json of the model).
void TestMainWindow::contextMovesChartVerdictAndFindings_data()
{
    QTest::addColumn<QString>("context");
    QTest::addColumn<double>("kvGB");
    QTest::addColumn<bool>("fits");
    QTest::newRow("8 Ki tokens") << u"8192"_s << 1.073741824 << true;
    QTest::newRow("16 Ki tokens") << u"16384"_s << 2.147483648 << true;
    QTest::newRow("128 Ki tokens") << u"131072"_s << 17.179869184 << true;
    QTest::newRow("1 Mi tokens") << u"1048576"_s << 137.438953472 << false; // an L40S has 48 GB
}

void TestMainWindow::contextMovesChartVerdictAndFindings()
{
    QFETCH(QString, context);
    QFETCH(double, kvGB);
    QFETCH(bool, fits);
    Program program(m_catalogue, small());
    type(program.find<QSpinBox>("contextEdit"), context);
    QCOMPARE(program.session.project().configurations[0].workload.context.value_or(0), context.toLongLong());
    const auto *fit = program.find<FigureCard>("verdictFit");
    QCOMPARE(fit->value() == texts::label(Fit::No), !fits);
    QCOMPARE(program.session.evaluation().configurations[0].findings.has(FindingCode::NotEnoughGpuMemory), !fits);
    const auto *findings = program.find<QTableView>("findingsTable")->model();
    bool isListed = false;
    for (int row = 0; row < findings->rowCount(); ++row) {
        isListed = isListed || findings->index(row, 0).data(FindingsModel::SeverityRole).toInt() == static_cast<int>(Severity::Blocker);
    }
    if (!fits) {
        QVERIFY(isListed);
        QVERIFY(program.segment("vramChart", Series::OverCapacity) > 0);
        QVERIFY(program.drawn("vramChart", u"Over capacity"_s) > 0);
    } else {
        // A cache is allocated in whole blocks: up to 1 % above the product.
        QVERIFY(qAbs(program.segment("vramChart", Series::KvCache) - kvGB) < kvGB * 0.01);
        QCOMPARE(program.segment("vramChart", Series::OverCapacity), 0.0);
    }
}

void TestMainWindow::typingIsOneUndoStep()
{
    Program program(m_catalogue, small());
    auto *box = program.find<QSpinBox>("sequencesEdit");
    type(box, u"128"_s);
    QCOMPARE(program.session.project().configurations[0].workload.sequences, 128);
    QCOMPARE(program.session.undoStack()->count(), 1);
    QVERIFY(program.window->isWindowModified());
    program.find<QAction>("undoAction")->trigger();
    QCOMPARE(box->value(), 1);
    QVERIFY(!program.window->isWindowModified());
    program.find<QAction>("redoAction")->trigger();
    QCOMPARE(box->value(), 128);
}

// What is offered again after a crash is what the window shows and no file holds, at every moment.
void TestMainWindow::unsavedWorkIsKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"kept.configuria"_s);
    QVERIFY(writeProject(*m_catalogue, small(), file));
    Program program(m_catalogue, small());
    QVERIFY(program.window->openFile(file));
    QVERIFY(!program.kept);
    auto *box = program.find<QSpinBox>("sequencesEdit");
    type(box, u"128"_s);
    QVERIFY(program.kept == program.session.project());
    program.find<QAction>("undoAction")->trigger();
    QVERIFY(!program.kept); // the file holds it
    program.find<QAction>("redoAction")->trigger();
    QVERIFY(program.kept == program.session.project());
    program.find<QAction>("saveAction")->trigger();
    QVERIFY(!program.kept);
    program.find<QAction>("undoAction")->trigger();
    QVERIFY(program.kept == program.session.project());
    program.session.undoStack()->setClean();
    program.window->showRecovered(small(), file);
    QVERIFY(program.kept == small());
}

void TestMainWindow::undoKeyInANumberBoxUndoesTheEdit()
{
    Program program(m_catalogue, small());
    program.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    auto *box = program.find<QSpinBox>("sequencesEdit");
    type(box, u"128"_s);
    auto *other = program.find<QSpinBox>("nodesEdit");
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(program.session.project().configurations[0].workload.sequences, 1);
    QTest::keyClick(other, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(program.session.project().configurations[0].workload.sequences, 128);
}

// The translator of the tests marks its texts by a tilde.
void TestMainWindow::undoIsWordedInTheLanguageShown()
{
    Program program(m_catalogue, small());
    const auto *undo = program.find<QAction>("undoAction");
    QCOMPARE(undo->text(), u"&Undo"_s);
    QVERIFY(!undo->isEnabled());
    type(program.find<QSpinBox>("contextEdit"), u"4096"_s);
    QCOMPARE(undo->text(), u"&Undo change context"_s);
    program.find<QAction>("frenchAction")->trigger();
    QVERIFY2(undo->text().startsWith(u"~&Undo ~change context"_s), qPrintable(undo->text()));
    program.find<QAction>("englishAction")->trigger();
    QCOMPARE(undo->text(), u"&Undo change context"_s);
}

void TestMainWindow::loraTargetsAreChosen()
{
    Project project = small();
    project.configurations[0].workload.kind = WorkloadKind::Lora;
    Program program(m_catalogue, project);
    auto *button = program.find<QToolButton>("targetsEdit");
    const auto targets = [&] { return int(program.session.project().configurations[0].workload.loraTargets); };
    const auto choose = [&](int bits) {
        for (QAction *action : button->menu()->actions()) {
            if (!action->isSeparator() && action->data().toInt() == bits) {
                action->trigger();
            }
        }
    };
    QVERIFY(button->isVisible());
    choose(LoraQ | LoraK | LoraV | LoraO);
    QCOMPARE(targets(), 15);
    choose(LoraK);
    choose(LoraO);
    QCOMPARE(targets(), int(LoraQ | LoraV));
    QCOMPARE(button->text(), u"q, v"_s);
    choose(LoraQ);
    choose(LoraV); // the last one stays
    QCOMPARE(targets(), int(LoraV));
}

void TestMainWindow::duplicateHasANameOfItsOwn()
{
    Program program(m_catalogue, small()); // its scenario is called A
    QTest::mouseClick(program.find<QWidget>("duplicateScenario"), Qt::LeftButton);
    QCOMPARE(program.find<QTabBar>("scenarioTabs")->tabText(1), u"Scenario B"_s);
}

void TestMainWindow::recoveredWorkIsSaidInTheTitle()
{
    Program program(m_catalogue, small());
    program.window->showRecovered(small(), u"/nowhere/offer.configuria"_s);
    QCOMPARE(program.window->windowTitle(), u"offer.configuria (recovered)[*] - Configuria"_s);
    QVERIFY(program.window->isWindowModified());
}

// A part whose id is not in the catalogue would be left out without a word.
void TestMainWindow::newProjectCanBeOrdered()
{
    const Project project = newProject(*m_catalogue);
    QVERIFY(isValidDate(project.quote.date)); // an offer without a date never expires
    QCOMPARE(project.configurations.size(), std::size_t(1));
    for (const PartKind kind : {PartKind::Server, PartKind::Gpu, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Psu}) {
        QVERIFY2(firstLine(project.configurations[0], kind), qPrintable(texts::label(kind)));
    }
    const Session session(m_catalogue, project);
    QCOMPARE(session.evaluation().configurations[0].findings.count(Severity::Blocker), 0);
    QCOMPARE(session.evaluation().configurations[0].findings.count(Severity::Caution), 0);
}

void TestMainWindow::findingsAreReadInFull()
{
    Project project = small();
    project.configurations[0].lines[1].quantity = 12; // more than the chassis takes
    Program program(m_catalogue, project);
    program.window->resize(1100, 768);
    QCoreApplication::processEvents();
    const auto *table = program.find<QTableView>("findingsTable");
    const QAbstractItemView *view = table;
    int tallest = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        QVERIFY2(table->rowHeight(row) >= view->sizeHintForRow(row), qPrintable(table->model()->index(row, 1).data().toString()));
        tallest = std::max(tallest, table->rowHeight(row));
    }
    QVERIFY(tallest >= 2 * table->fontMetrics().height()); // a long one takes a second line
}

void TestMainWindow::trainingShowsItsOwnFields()
{
    Program program(m_catalogue, small());
    auto *kind = program.find<QComboBox>("kindEdit");
    QVERIFY(program.find<QSpinBox>("contextEdit")->isVisible());
    QVERIFY(!program.find<QSpinBox>("rankEdit")->isVisible());
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down); // LoRA
    QCOMPARE(program.session.project().configurations[0].workload.kind, WorkloadKind::Lora);
    QVERIFY(!program.find<QSpinBox>("contextEdit")->isVisible());
    QVERIFY(program.find<QSpinBox>("rankEdit")->isVisible());
    QVERIFY(program.segment("vramChart", Series::Optimizer) > 0);
    // No empty decimals: in French "1,000" reads as a thousand.
    QCOMPARE(program.find<QDoubleSpinBox>("trainingTokensEdit")->textFromValue(1.0), u"1"_s);
}

void TestMainWindow::targetsOfTheServiceCountUsers()
{
    Program program(m_catalogue, small());
    auto *rate = program.find<QDoubleSpinBox>("targetRateEdit");
    QVERIFY(rate->isVisible());
    QVERIFY(!program.find<QDoubleSpinBox>("draftCostEdit")->isEnabled());
    rate->setValue(20);
    QCOMPARE(program.session.project().configurations[0].workload.serving.targetTokensPerSecond, TokensPerSecond(20));
    const auto users = program.session.evaluation().configurations[0].speed.usersAtTarget;
    QVERIFY(users && *users > 0);
    const QString said = program.find<QWidget>("verdictSpeed")->accessibleName();
    QVERIFY2(said.contains(QString::number(*users)), qPrintable(said));
    program.find<QSpinBox>("draftTokensEdit")->setValue(3);
    QVERIFY(program.find<QDoubleSpinBox>("draftCostEdit")->isEnabled());
    program.find<QComboBox>("kindEdit")->setFocus();
    QTest::keyClick(program.find<QComboBox>("kindEdit"), Qt::Key_Down); // LoRA
    QVERIFY(!rate->isVisible());
}

// The parts of a training step do not all exist at once: the drawn stack must be what is needed, not their plain sum.
void TestMainWindow::stackAddsUpToTheNeed()
{
    Project project = small();
    project.configurations[0].workload.kind = WorkloadKind::FullFineTuning;
    project.configurations[0].workload.microBatch = 16; // activations of the backward pass beside the states of the step
    Program program(m_catalogue, project);
    const MemoryPerGpu &perGpu = program.session.evaluation().configurations[0].memory.perGpu;
    QVERIFY(perGpu.overlap > Bytes(0));
    double sum = 0;
    for (const Series part : {Series::Weights, Series::KvCache, Series::Activations, Series::Gradients, Series::Optimizer, Series::Overhead,
                              Series::OverCapacity}) {
        sum += std::max(0.0, program.segment("vramChart", part));
    }
    QVERIFY(qAbs(sum - double(perGpu.total->expected.count) / 1e9) < 0.01);
}

void TestMainWindow::languageSwitchesLive()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    const QString before = program.window->menuBar()->actions().first()->text();
    const QString money = program.find<FigureCard>("verdictCapex")->value();
    program.find<QAction>("frenchAction")->trigger();
    QVERIFY(program.window->menuBar()->actions().first()->text().startsWith(u'~' + before));
    QVERIFY(program.find<QLabel>("findingsTitle")->text().startsWith(u'~'));
    QVERIFY(program.find<FigureCard>("verdictCapex")->value() != money); // grouped the French way
    QVERIFY(program.find<BarChart>("vramChart")->data().title.startsWith(u'~'));
    program.find<QAction>("englishAction")->trigger();
    QCOMPARE(program.window->menuBar()->actions().first()->text(), before);
    QCOMPARE(program.find<FigureCard>("verdictCapex")->value(), money);
}

void TestMainWindow::sizesSwitchLive()
{
    Program program(m_catalogue, small());
    QVERIFY(program.find<FigureCard>("verdictFit")->detail().contains(u" GB"_s));
    program.find<QAction>("binaryAction")->trigger();
    QVERIFY(program.find<FigureCard>("verdictFit")->detail().contains(u"GiB"_s));
    QVERIFY(program.find<BarChart>("vramChart")->data().title.contains(u"GiB"_s));
}

// Only what changed is worded, laid out and painted anew. Nothing may be forgotten: after any change the window is, to the
// pixel, the one that opens on the changed project.
void TestMainWindow::editedWindowLooksLikeANewOne_data()
{
    QTest::addColumn<QString>("editor"); // that is stepped up, "" for none
    QTest::addColumn<QString>("action"); // of the menu
    QTest::newRow("context") << u"contextEdit"_s << QString();
    QTest::newRow("GPUs") << u"gpuCount"_s << QString();
    QTest::newRow("years") << u"yearsEdit"_s << QString();
    QTest::newRow("theme") << QString() << u"darkAction"_s;
    QTest::newRow("language") << QString() << u"frenchAction"_s;
    QTest::newRow("size unit") << QString() << u"binaryAction"_s;
    QTest::newRow("edit, then language") << u"gpuCount"_s << u"frenchAction"_s;
    QTest::newRow("edit, then theme") << u"gpuCount"_s << u"darkAction"_s;
}

void TestMainWindow::editedWindowLooksLikeANewOne()
{
    QFETCH(QString, editor);
    QFETCH(QString, action);
    const auto restore = qScopeGuard([] { applyTheme(Theme::Light); });
    const auto picture = [](Program &program) {
        program.window->resize(1920, 1080);
        if (QWidget *focused = program.window->focusWidget()) {
            focused->clearFocus();
        }
        QTest::qWait(30); // queued layouts and repaints
        return program.window->centralWidget()->grab().toImage();
    };
    Program edited(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    const QImage before = picture(edited);
    if (!editor.isEmpty()) {
        auto *box = edited.find<QSpinBox>(qPrintable(editor));
        box->setValue(box->value() + box->singleStep());
    }
    if (!action.isEmpty()) {
        edited.find<QAction>(qPrintable(action))->trigger();
    }
    const QImage after = picture(edited);
    QVERIFY(after != before);

    Program fresh(m_catalogue, edited.session.project(), &edited);
    const auto split = edited.window->findChildren<QSplitter *>(); // as the user left them: not what is looked at
    for (qsizetype i = 0; i < split.size(); ++i) {
        fresh.window->findChildren<QSplitter *>()[i]->setSizes(split[i]->sizes());
    }
    const QImage expected = picture(fresh);
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    if (!folder.isEmpty() && after != expected) {
        const QString name = QString::fromLatin1(QTest::currentDataTag()).remove(u',').replace(u' ', u'-');
        QVERIFY(after.save(folder + u'/' + name + u"-edited.png"_s) && expected.save(folder + u'/' + name + u"-new.png"_s));
    }
    QVERIFY2(after == expected, "set CONFIGURIA_PICTURES to a folder to see both");
}

// What is measured once and kept is measured again in a larger font.
void TestMainWindow::largerFontFits()
{
    const QFont systemFont = QApplication::font();
    const auto restore = qScopeGuard([&] { QApplication::setFont(systemFont); });
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    program.window->resize(1920, 1080);
    QTest::qWait(30); // queued layouts
    const auto *tree = program.find<QTreeView>("bomTree");
    const auto *chart = program.find<BarChart>("vramChart");
    const int narrow = tree->columnWidth(BomModel::TotalColumn);
    const int low = chart->minimumSizeHint().height();
    const int small = program.find<FigureCard>("verdictFit")->height();
    QFont larger = systemFont;
    larger.setPointSizeF(systemFont.pointSizeF() * 1.5);
    QApplication::setFont(larger);
    QTest::qWait(30);
    QVERIFY(tree->columnWidth(BomModel::TotalColumn) > narrow);
    QVERIFY(chart->minimumSizeHint().height() > low);
    QVERIFY(program.find<FigureCard>("verdictFit")->height() > small);
    const QAbstractItemView *view = tree;
    for (int column = 0; column < BomModel::ColumnCount; ++column) {
        if (column != BomModel::DesignationColumn) { // takes what is left
            QVERIFY2(tree->columnWidth(column) >= view->sizeHintForColumn(column), qPrintable(QString::number(column)));
        }
    }
}

void TestMainWindow::repairMakesItFit()
{
    Program program(m_catalogue, small());
    type(program.find<QSpinBox>("contextEdit"), u"1048576"_s);
    auto *table = program.find<QTableView>("findingsTable");
    int row = -1;
    for (int i = 0; i < table->model()->rowCount() && row < 0; ++i) {
        row = table->model()->index(i, 0).data(FindingsModel::HasRepairRole).toBool() ? i : -1;
    }
    QVERIFY(row >= 0);
    const QModelIndex button = table->model()->index(row, FindingsModel::RepairColumn);
    const Project before = program.session.project();
    table->scrollTo(button);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(button).center());
    QVERIFY(!(program.session.project() == before));
    QVERIFY(program.find<FigureCard>("verdictFit")->value() != texts::label(Fit::No));
    program.find<QAction>("undoAction")->trigger();
    QVERIFY(program.session.project() == before);
}

// Need, reserve and card side by side; each change of the menu makes it fit, and undo takes it back.
void TestMainWindow::memoryBarAnswers()
{
    Program program(m_catalogue, small());
    const auto cell = [&program](const char *name) { return program.find<MemoryCell>(name)->figure(); };
    const MemoryEvaluation &m = program.session.evaluation().configurations[0].memory;
    const Format format{QLocale()};
    QCOMPARE(cell("memoryNeeded").value, format.bytes(m.perGpu.total->expected));
    QCOMPARE(cell("memoryNeeded").detail, format.range(format.bytes(m.perGpu.total->low), format.bytes(m.perGpu.total->high)));
    QCOMPARE(cell("memoryReserved").value, format.bytes(*m.reserved));
    QVERIFY(cell("memoryReserved").label.contains(u"vLLM"_s));
    QCOMPARE(cell("memoryUsable").value, format.bytes(*m.usable));
    QVERIFY(cell("memoryUsable").detail.contains(format.bytes(*m.capacity)));
    QVERIFY(*m.usable < *m.capacity);
    QVERIFY(program.find<BarChart>("vramChart")->data().note.contains(u"8,192"_s));

    auto *ways = program.find<QToolButton>("memoryWays");
    QVERIFY(!ways->isVisible());
    type(program.find<QSpinBox>("contextEdit"), u"1048576"_s);
    QVERIFY(ways->isVisible());
    const Project before = program.session.project();
    const auto count = ways->menu()->actions().size();
    QVERIFY(count >= 1);
    for (qsizetype i = 0; i < count; ++i) {
        ways->menu()->actions().at(i)->trigger();
        QVERIFY(isFitting(program.session.evaluation().configurations[0].memory.fits));
        program.find<QAction>("undoAction")->trigger();
        QVERIFY(program.session.project() == before);
    }
}

void TestMainWindow::repairByKeyboard()
{
    Program program(m_catalogue, small());
    type(program.find<QSpinBox>("contextEdit"), u"1048576"_s);
    auto *table = program.find<QTableView>("findingsTable");
    table->setFocus();
    table->selectRow(0);
    QTRY_VERIFY(table->hasFocus());
    QVERIFY(table->model()->index(0, 0).data(FindingsModel::HasRepairRole).toBool());
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(program.find<FigureCard>("verdictFit")->value() != texts::label(Fit::No));
}

void TestMainWindow::quantityIsEditedInTheTree()
{
    Program program(m_catalogue, small());
    auto *tree = program.find<QTreeView>("bomTree");
    const auto *model = qobject_cast<BomModel *>(tree->model());
    const QModelIndex cell = model->index(0, BomModel::QuantityColumn, model->groupIndex(PartKind::Gpu));
    const double one = program.drawn("powerChart", u"GPUs"_s);
    tree->setCurrentIndex(cell);
    tree->edit(cell);
    auto *editor = tree->findChild<QSpinBox *>();
    QVERIFY(editor);
    type(editor, u"4"_s);
    QCOMPARE(quantityPerNode(program.session.project().configurations[0], PartKind::Gpu), 4);
    QCOMPARE(program.find<QSpinBox>("gpuCount")->value(), 4);
    QCOMPARE(program.drawn("powerChart", u"GPUs"_s), 4 * one);
}

void TestMainWindow::partIsAddedThroughThePicker()
{
    Program program(m_catalogue, small());
    QTimer::singleShot(0, this, [] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog) {
            return;
        }
        auto *kind = dialog->findChild<QComboBox *>(u"pickerKind"_s);
        kind->setCurrentIndex(static_cast<int>(PartKind::Cpu));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"pickerSearch"_s), u"6430 xeon"_s);
        dialog->findChild<QSpinBox *>(u"pickerQuantity"_s)->setValue(2);
        QTest::keyClick(dialog->findChild<QLineEdit *>(u"pickerSearch"_s), Qt::Key_Return);
    });
    QTest::mouseClick(program.find<QWidget>("addPart"), Qt::LeftButton);
    const Configuration &c = program.session.project().configurations[0];
    QCOMPARE(quantityPerNode(c, PartKind::Cpu), 2);
    QCOMPARE(firstLine(c, PartKind::Cpu)->part, m_catalogue->find("intel-xeon-6430"));
}

void TestMainWindow::scenariosAreAddedAndRemoved()
{
    Program program(m_catalogue, small());
    auto *bar = program.find<QTabBar>("scenarioTabs");
    QTest::mouseClick(program.find<QWidget>("duplicateScenario"), Qt::LeftButton);
    QCOMPARE(bar->count(), 2);
    QCOMPARE(program.window->currentConfiguration(), 1);
    type(program.find<QSpinBox>("sequencesEdit"), u"7"_s);
    QCOMPARE(program.session.project().configurations[0].workload.sequences, 1);
    QCOMPARE(program.session.project().configurations[1].workload.sequences, 7);
    bar->setCurrentIndex(0);
    QCOMPARE(program.find<QSpinBox>("sequencesEdit")->value(), 1);
    QTest::mouseClick(program.find<QWidget>("removeScenario"), Qt::LeftButton);
    QCOMPARE(bar->count(), 1);
    QCOMPARE(program.find<QSpinBox>("sequencesEdit")->value(), 7);
    QTest::mouseClick(program.find<QWidget>("removeScenario"), Qt::LeftButton); // the last one stays
    QCOMPARE(bar->count(), 1);
}

void TestMainWindow::offeredScenarioStaysWhenAnotherIsRemoved()
{
    Project project = small();
    for (const char *name : {"B", "C"}) {
        project.configurations.push_back(project.configurations.front());
        project.configurations.back().name = name;
    }
    project.quote.configuration = 2;
    Program program(m_catalogue, project);
    QTest::mouseClick(program.find<QWidget>("removeScenario"), Qt::LeftButton);
    const Project &after = program.session.project();
    QCOMPARE(after.configurations[static_cast<std::size_t>(after.quote.configuration)].name, std::string("C"));
}

void TestMainWindow::costChartHasEveryScenario()
{
    const Project project = sample(u"02-llama-3.3-70b-serving.configuria"_s);
    Program program(m_catalogue, project);
    const CurveChartData &data = program.find<TcoChart>("tcoChart")->data();
    const auto owned = std::count_if(data.curves.cbegin(), data.curves.cend(), [](const ChartCurve &c) { return c.style == Qt::SolidLine; });
    QCOMPARE(static_cast<std::size_t>(owned), project.configurations.size());
    QCOMPARE(data.curves.first().months.last(), 12.0 * project.cost.years);
}

void TestMainWindow::exportsPdfAndCsv()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    QTemporaryDir dir;
    const QString pdf = dir.filePath(u"quote.pdf"_s);
    QVERIFY(program.window->exportQuotePdf(pdf));
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
    QVERIFY(program.window->exportQuoteCsv(CsvStyle::ExcelFr, dir.filePath(u"quote.csv"_s)));
    QVERIFY(QFileInfo(dir.filePath(u"quote.csv"_s)).size() > 100);
    const auto charts = quoteCharts(*m_catalogue, program.session.project(), program.session.evaluation(), 0, Format(QLocale()));
    QCOMPARE(charts.size(), 4);
    QImage paper(1200, 520, QImage::Format_RGB32);
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    for (int i = 0; i < charts.size(); ++i) {
        paper.fill(Qt::white);
        QPainter painter(&paper);
        charts[i].paint(painter, QRectF(20, 20, 1160, 480));
        painter.end();
        // Ink inside, none beyond the rectangle.
        int inked = 0;
        for (int y = 0; y < paper.height(); ++y) {
            for (int x = 0; x < paper.width(); ++x) {
                const bool isInk = paper.pixel(x, y) != qRgb(255, 255, 255);
                inked += isInk ? 1 : 0;
                QVERIFY(!isInk || (x > 10 && x < 1190 && y > 10 && y < 510));
            }
        }
        QVERIFY(inked > 1000);
        if (!folder.isEmpty()) {
            QVERIFY(paper.save(folder + u"/paper%1.png"_s.arg(i)));
        }
    }
}

// The model and the format of its weights; one undo step for both.
void TestMainWindow::takesADroppedModelFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"tiny.gguf"_s);
    GgufBuilder builder = ggufmodels::tiny();
    QVERIFY(builder.u32("general.file_type", 1).write(path));
    Program program(m_catalogue, small());
    const Project before = program.session.project();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier); // Qt drops on what took this
    QCoreApplication::sendEvent(program.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &drop);
    const Configuration &c = program.session.project().configurations.front();
    QCOMPARE(c.model.id, std::string("tiny"));
    QVERIFY(c.model.fileWeightBytes.has_value());
    QVERIFY(c.workload.weights == WeightFormat::Fp16);
    program.session.undoStack()->undo();
    QVERIFY(program.session.project() == before);
}

void TestMainWindow::savesAndOpens()
{
    Program program(m_catalogue, small());
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.configuria"_s);
    QVERIFY(writeProject(*m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s), path));
    QVERIFY(program.window->openFile(path));
    QCOMPARE(program.recent, path);
    QVERIFY(program.window->windowTitle().startsWith(u"a.configuria[*]"_s));
    type(program.find<QSpinBox>("sequencesEdit"), u"99"_s);
    QVERIFY(program.window->isWindowModified());
    program.find<QAction>("saveAction")->trigger();
    QTRY_VERIFY(!program.window->isWindowModified());
    const auto again = readProject(*m_catalogue, path);
    QVERIFY(again);
    QCOMPARE(again->configurations[0].workload.sequences, 99);
}

void TestMainWindow::brokenFileIsRefusedWithAMessage()
{
    Program program(m_catalogue, small());
    QTemporaryDir dir;
    const QString path = dir.filePath(u"bad.configuria"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ no json");
    file.close();
    QString message;
    QTimer::singleShot(0, this, [&message] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            message = box->text();
            box->accept();
        }
    });
    QVERIFY(!program.window->openFile(path));
    QVERIFY(message.contains(u"bad.configuria"_s));
    QCOMPARE(program.session.project().title, std::string("Test"));
}

void TestMainWindow::everyEditorHasANameForScreenReaders()
{
    Program program(m_catalogue, small());
    QStringList nameless;
    for (const QWidget *widget : program.window->findChildren<QWidget *>()) {
        const bool isEditor = qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QAbstractItemView *>(widget) || widget->property("text").isValid();
        const QString text = widget->property("text").toString();
        if (isEditor && !widget->objectName().startsWith(u"qt_"_s) && !widget->objectName().isEmpty() && widget->accessibleName().isEmpty()
            && text.isEmpty() && !qobject_cast<const QLabel *>(widget)) {
            nameless.append(widget->objectName());
        }
    }
    QCOMPARE(nameless.join(u' '), QString());
}

// A click on a figure, or Space on it, explains that very figure.
void TestMainWindow::figuresExplainThemselves()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    const auto explained = [&] { return program.find<QTreeWidget>("whyFigures")->currentItem()->text(0); };
    auto *speed = program.find<FigureCard>("verdictSpeed");
    QTest::mouseClick(speed, Qt::LeftButton);
    QCOMPARE(explained(), u"Writing, all users"_s);
    auto *power = program.find<FigureCard>("verdictPower");
    power->setFocus();
    QTest::keyClick(power, Qt::Key_Space);
    QCOMPARE(explained(), u"Average power, all nodes"_s);
    QTest::mouseClick(program.find<FigureCard>("verdictFit"), Qt::LeftButton);
    QCOMPARE(explained(), u"GPU memory, total per GPU"_s);
}

void TestMainWindow::dialogsShowTheirContents_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("dialogName");
    QTest::newRow("why") << u"whyAction"_s << u"whyDialog"_s;
    QTest::newRow("quote details") << u"detailsAction"_s << u"quoteDetails"_s;
    QTest::newRow("part picker") << u"addPart"_s << u"partPicker"_s;
    QTest::newRow("model picker") << u"modelButton"_s << u"modelPicker"_s;
}

void TestMainWindow::dialogsShowTheirContents()
{
    QFETCH(QString, action);
    QFETCH(QString, dialogName);
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    int views = 0;
    bool isSeen = false;
    const auto look = [&] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top->objectName() != dialogName || isSeen) {
                continue;
            }
            isSeen = true;
            for (const QAbstractItemView *view : top->findChildren<QAbstractItemView *>()) {
                views += view->model() && view->model()->rowCount() > 0 ? 1 : 0;
            }
            views += static_cast<int>(top->findChildren<QLineEdit *>().size());
            if (!folder.isEmpty()) {
                QVERIFY(top->grab().save(folder + u'/' + dialogName + u".png"_s));
            }
            qobject_cast<QDialog *>(top)->reject();
        }
    };
    QTimer::singleShot(50, this, look);
    if (auto *menuAction = program.window->findChild<QAction *>(action)) {
        menuAction->trigger();
    } else {
        QTest::mouseClick(program.find<QWidget>(action.toLatin1().constData()), Qt::LeftButton);
    }
    QTRY_VERIFY(isSeen);
    QVERIFY(views > 0);
}

// The accuracy is computed aside, and shown when it is there; the nearest measured runs stand under the formula.
void TestMainWindow::evidenceIsShown()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    QString shown;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&shown] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            const auto *text = top->objectName() == u"accuracyDialog"_s ? top->findChild<QTextBrowser *>() : nullptr;
            if (text && text->toPlainText().contains(u"of a test"_s)) {
                shown = text->toPlainText();
                qobject_cast<QDialog *>(top)->reject();
            }
        }
    });
    poll.start(10);
    program.window->findChild<QAction *>(u"accuracyAction"_s)->trigger(); // runs its own loop until the dialog is closed
    QCOMPARE(shown.trimmed(), u"accuracy of a test"_s);
    program.window->findChild<QAction *>(u"whyAction"_s)->trigger();
    bool isNear = false;
    for (const QLabel *label : program.window->findChild<QDialog *>(u"whyDialog"_s)->findChildren<QLabel *>()) {
        isNear = isNear || label->text().contains(u"Measured: a run of a test"_s);
    }
    QVERIFY(isNear);
}

// The curve of the speed follows the workload: users to serve, GPUs to train.
void TestMainWindow::speedChartFollows()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    auto *tabs = program.find<QTabWidget>("curveTabs");
    auto *chart = program.find<SpeedChart>("speedChart");
    tabs->setCurrentIndex(1);
    const SpeedChartData serving = chart->data();
    QVERIFY(serving.x.size() > 4 && serving.limit);
    QCOMPARE(serving.x.size(), serving.texts.size());
    QCOMPARE(*serving.own, 16.0); // sequences of the sample
    QVERIFY(serving.first.last() > serving.first.first());
    Project project = program.session.project();
    project.configurations[0].workload.kind = WorkloadKind::Lora;
    project.configurations[0].workload.trainingTokens = Tokens(1e9);
    program.session.edit(Field::WorkloadKind, project, u"train"_s);
    QVERIFY(chart->data().xLabel != serving.xLabel);
    QCOMPARE(*chart->data().own, 4.0); // L40S of the sample
}

// The tab of the transfers: a card without a link says so, HGX boards are compared; it fits the window in every language.
void TestMainWindow::transfersFollow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("theme");
    QTest::addColumn<QString>("sampleName");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("bars");
    const QString serving = u"02-llama-3.3-70b-serving.configuria"_s, training = u"03-full-fine-tune-70b.configuria"_s;
    QTest::newRow("serving-1366-light-en") << QSize(1366, 768) << static_cast<int>(Theme::Light) << serving << u"en"_s << 0; // L40S
    QTest::newRow("training-1366-light-en") << QSize(1366, 768) << static_cast<int>(Theme::Light) << training << u"en"_s << 2;
    QTest::newRow("training-1366-dark-fr") << QSize(1366, 768) << static_cast<int>(Theme::Dark) << training << u"fr"_s << 2;
    QTest::newRow("training-1920-light-fr") << QSize(1920, 1080) << static_cast<int>(Theme::Light) << training << u"fr"_s << 2;
    QTest::newRow("training-1920-dark-en") << QSize(1920, 1080) << static_cast<int>(Theme::Dark) << training << u"en"_s << 2;
}

void TestMainWindow::transfersFollow()
{
    QFETCH(QSize, size);
    QFETCH(int, theme);
    QFETCH(QString, sampleName);
    QFETCH(QString, language);
    QFETCH(int, bars);
    applyTheme(static_cast<Theme>(theme));
    Program program(m_catalogue, sample(sampleName));
    if (language == u"fr") {
        program.find<QAction>("frenchAction")->trigger();
    }
    auto *figures = program.find<QTreeWidget>("moveFigures");
    QCOMPARE(figures->topLevelItemCount(), 0); // a hidden tab costs nothing
    program.find<QTabWidget>("curveTabs")->setCurrentIndex(2);
    program.window->resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(program.window.get()));
    QTest::qWait(30); // queued layouts and repaints
    QCOMPARE(program.window->size(), size);
    QVERIFY(program.window->minimumSizeHint().height() <= 768);
    QVERIFY(figures->topLevelItemCount() >= 8);
    for (int row = 0; row < figures->topLevelItemCount(); ++row) { // names and values have room for their words
        for (const int column : {0, 1}) {
            const QString text = figures->topLevelItem(row)->text(column);
            QVERIFY2(figures->columnWidth(column) >= figures->fontMetrics().horizontalAdvance(text), qPrintable(text));
        }
    }
    QCOMPARE(static_cast<LinkBars *>(program.find<QWidget>("linkBars"))->bars().size(), bars);
    const auto *sentence = program.find<QLabel>("linkSentence");
    QVERIFY(!sentence->text().isEmpty());
    QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(program.window->grab().save(folder + u"/transfers-"_s + QString::fromLatin1(QTest::currentDataTag()) + u".png"_s));
    }
    // One GPU: no link is used, and no bar is left.
    Project project = program.session.project();
    for (BomLine &line : project.configurations[0].lines) {
        if (line.part.kind == PartKind::Gpu) {
            line.quantity = 1;
        }
    }
    program.session.edit(Field::LineQuantity, project, u"one"_s);
    QVERIFY(static_cast<LinkBars *>(program.find<QWidget>("linkBars"))->bars().isEmpty());
    applyTheme(Theme::Light);
}

// A training that fits from some number of GPUs on says from which; what users are promised is drawn when it is known.
void TestMainWindow::speedChartMarksItsLimits()
{
    Project project = sample(u"03-full-fine-tune-70b.configuria"_s);
    project.configurations[0].workload.trainingTokens = Tokens(1e9);
    const SpeedChartData training = speedChart(*m_catalogue, project, 0, Format(QLocale(u"en_GB"_s)));
    QVERIFY(training.x.size() > 1);
    // 16 bytes per parameter of optimizer states and weights are 1.13 TB: not on one server of 8 x 80 GB (Rajbhandari et al. 2020)
    QVERIFY(training.limit && *training.limit > 8);
    QCOMPARE(*training.limit, double(memoryAnswers(*m_catalogue, project, project.configurations[0]).fewestGpus->gpus())); // what the window says elsewhere
    QVERIFY(training.xLow() < *training.limit);
    QVERIFY(training.limitText.contains(QString::number(static_cast<int>(*training.limit))));

    SpeedChart chart;
    Project serving = sample(u"02-llama-3.3-70b-serving.configuria"_s);
    SpeedChartData data = speedChart(*m_catalogue, serving, 0, Format(QLocale(u"en_GB"_s)));
    QVERIFY(!data.target);
    serving.configurations[0].workload.serving.targetTokensPerSecond = TokensPerSecond(data.second[data.second.size() / 2]); // what some users get, not all
    const SpeedChartData promised = speedChart(*m_catalogue, serving, 0, Format(QLocale(u"en_GB"_s)));
    QVERIFY(promised.target && promised.target->users);
    QCOMPARE(*promised.target->perUser, data.second[data.second.size() / 2]);
    QVERIFY(*promised.target->users >= data.x[data.x.size() / 2] && *promised.target->users < *data.limit);
    const double without = data.secondMax();
    data.target = SpeedTarget{200.0, 8.0, u"Target: 8 users"_s};
    QVERIFY(data.secondMax() > 200 && without < 200); // the line is inside the chart
    chart.resize(500, 300);
    chart.show();
    chart.setData(data, Format(QLocale(u"en_GB"_s)));
    QTest::qWait(20); // queued repaints
    const QImage with = chart.grab().toImage();
    data.target.reset();
    chart.setData(data, Format(QLocale(u"en_GB"_s)));
    QTest::qWait(20);
    QVERIFY(chart.grab().toImage() != with);
}

// Once the runs are read, aside, the nearest one stands under the chart; it leads to the row of its figure.
void TestMainWindow::nearestRunIsBesideTheSpeed()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    auto *line = program.find<QAbstractButton>("nearestSpeed");
    program.find<QTabWidget>("curveTabs")->setCurrentIndex(1);
    QTRY_COMPARE(line->text(), u"Nearest measurement: a run of a test"_s);
    QVERIFY(line->toolTip().contains(u"all of it"_s));
    QTest::mouseClick(line, Qt::LeftButton);
    auto *figures = program.window->findChild<QTreeWidget *>(u"whyFigures"_s);
    QVERIFY(figures && figures->currentItem());
    QCOMPARE(figures->currentItem()->text(0), u"Writing, all users"_s);
    // Training: its speed, with the time of a step in the list.
    Project project = program.session.project();
    project.configurations[0].workload.kind = WorkloadKind::Lora;
    program.session.edit(Field::WorkloadKind, project, u"train"_s);
    QTest::mouseClick(line, Qt::LeftButton);
    QCOMPARE(figures->currentItem()->text(0), u"Training, per GPU"_s);
    QCOMPARE(figures->findItems(u"Time of a training step"_s, Qt::MatchExactly).size(), 1);
    QVERIFY(program.find<FigureCard>("verdictSpeed")->detail().startsWith(u"a step "_s));
}

// The boxes of the quote's details are written to the project, and the paper follows them.
void TestMainWindow::quoteShowsWhatWasChosen()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    const auto charts = [&program, this] {
        const Project &p = program.session.project();
        return quoteCharts(*m_catalogue, p, program.session.evaluation(), 0, Format(QLocale(u"en_GB"_s))).size();
    };
    QVERIFY(program.session.project().quote.hasSpeedChart && !program.session.project().quote.hasEvidence);
    QCOMPARE(charts(), 4);
    QTimer::singleShot(50, this, [] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top->objectName() == u"quoteDetails"_s) {
                top->findChild<QCheckBox *>(u"quoteSpeedChart"_s)->setChecked(false);
                top->findChild<QCheckBox *>(u"quoteEvidence"_s)->setChecked(true);
                qobject_cast<QDialog *>(top)->accept();
            }
        }
    });
    program.window->findChild<QAction *>(u"detailsAction"_s)->trigger();
    QVERIFY(!program.session.project().quote.hasSpeedChart && program.session.project().quote.hasEvidence);
    QCOMPARE(charts(), 3);
    Project unknown = program.session.project();
    unknown.quote.hasSpeedChart = true;
    unknown.configurations[0].lines.clear(); // no GPU, no speed, no empty chart
    QCOMPARE(quoteCharts(*m_catalogue, unknown, evaluate(*m_catalogue, unknown), 0, Format()).size(), 3);
}

// The tab Power is made up when it is looked at: hidden it costs nothing.
void TestMainWindow::hiddenPowerTab()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    auto *tabs = program.find<QTabWidget>("curveTabs");
    auto *figures = program.find<QTreeWidget>("powerFigures");
    QCOMPARE(figures->topLevelItemCount(), 0);
    tabs->setCurrentWidget(program.find<QWidget>("powerView"));
    QVERIFY(figures->topLevelItemCount() > 8);
    const auto load = [&] { return figures->topLevelItem(0)->text(1); };
    const QString before = load();
    tabs->setCurrentIndex(0);
    Project changed = program.session.project();
    for (BomLine &line : changed.configurations[0].lines) {
        line.quantity = line.part.kind == PartKind::Gpu ? 2 : line.quantity;
    }
    program.session.edit(Field::LineQuantity, changed, u"test"_s);
    QCOMPARE(load(), before);
    tabs->setCurrentWidget(program.find<QWidget>("powerView"));
    QVERIFY(load() != before);
}

void TestMainWindow::acceptanceSheet()
{
    Program program(m_catalogue, sample(u"02-llama-3.3-70b-serving.configuria"_s));
    QTemporaryDir dir;
    for (const QString &name : {u"sheet.pdf"_s, u"sheet.txt"_s}) {
        QVERIFY(program.window->exportAcceptance(dir.filePath(name)));
    }
    QFile text(dir.filePath(u"sheet.txt"_s)), pdf(dir.filePath(u"sheet.pdf"_s));
    QVERIFY(text.open(QIODevice::ReadOnly) && pdf.open(QIODevice::ReadOnly));
    QVERIFY(text.readAll().contains("4\u00a0\u00d7 NVIDIA L40S")); // the scenario that is shown, not the one that is offered
    QVERIFY(pdf.readAll().startsWith("%PDF-"));
}

// Every label of the window has room for its words, in the sizes and themes of the design. With CONFIGURIA_PICTURES set
// to a folder the pictures are kept there, to be looked at.
void TestMainWindow::nothingIsCutInThePictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("theme");
    QTest::addColumn<QString>("sampleName");
    QTest::addColumn<QString>("language");
    const QStringList samples{u"01-assistant-8b-workstation.configuria"_s, u"02-llama-3.3-70b-serving.configuria"_s, u"03-full-fine-tune-70b.configuria"_s};
    for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)}) {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const QString &name : samples) {
                QTest::addRow("%d-%s-%s", size.width(), theme == Theme::Dark ? "dark" : "light", qPrintable(name.left(2)))
                    << size << static_cast<int>(theme) << name << u"en"_s;
            }
        }
        for (const QString &name : samples) {
            QTest::addRow("%d-french-%s", size.width(), qPrintable(name.left(2))) << size << static_cast<int>(Theme::Light) << name << u"fr"_s;
        }
    }
}

void TestMainWindow::nothingIsCutInThePictures()
{
    QFETCH(QSize, size);
    QFETCH(int, theme);
    QFETCH(QString, sampleName);
    QFETCH(QString, language);
    applyTheme(static_cast<Theme>(theme));
    Program program(m_catalogue, sample(sampleName));
    if (language == u"fr") {
        program.find<QAction>("frenchAction")->trigger();
    }
    program.window->resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(program.window.get()));
    QTest::qWait(30); // queued layouts and repaints
    QCOMPARE(program.window->size(), size); // the contents do not force the window to grow
    for (const QLabel *label : program.window->findChildren<QLabel *>()) {
        if (label->isVisible() && !label->wordWrap()) {
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
    }
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(program.window->grab().save(folder + u'/' + QString::fromLatin1(QTest::currentDataTag()) + u".png"_s));
    }
    applyTheme(Theme::Light);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
