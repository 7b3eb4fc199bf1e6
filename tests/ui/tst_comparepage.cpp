// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "comparepage.h"
#include "report/comparedocument.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T *child(QWidget *parent, const char *name)
{
    return parent->findChild<T *>(QLatin1StringView(name));
}

} // namespace

class TestComparePage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsEveryScenario();
    void isReadWhileVisibleOnly();
    void choosesTheReference();
    void hidesMovesAndShowsRows();
    void keepsTheRowThroughAnEdit();
    void exportsCsv_data();
    void exportsCsv();
    void copies();
    void copiesSelectedCells();
    void exportsEveryKind();
    void otherWaysToPay();
    void weighs();
    void dragsARow();
    void arrangementIsKept();
    void figuresAreCopied();
    void cannotWrite();
    void windowMakesItWhenShown();
    void pictures_data();
    void pictures();

private:
    Project threeScenarios() const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<View> m_view;
    std::unique_ptr<ComparePage> m_page;
};

void TestComparePage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
    auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
}

// The sample of a 70B model: as it is, with one GPU more, and with two nodes.
Project TestComparePage::threeScenarios() const
{
    const auto read = readProject(*m_catalogue, u":/samples/02-llama-3.3-70b-serving.configuria"_s);
    Project project = read ? *read : Project();
    project.configurations.resize(1);
    project.configurations.push_back(project.configurations.front());
    project.configurations.push_back(project.configurations.front());
    for (std::size_t i = 0; i < project.configurations.size(); ++i) {
        project.configurations[i].name = std::string(1, static_cast<char>('A' + i)) + " scenario";
    }
    for (BomLine &line : project.configurations[1].lines) {
        line.quantity += line.part.kind == PartKind::Gpu ? 1 : 0;
    }
    project.configurations[2].nodes = 2;
    return project;
}

void TestComparePage::init()
{
    m_session = std::make_unique<Session>(m_catalogue, threeScenarios());
    m_view.reset(new View{*m_session, 0, Format(QLocale(QLocale::English, QLocale::UnitedKingdom))});
    m_page = std::make_unique<ComparePage>(*m_view);
    m_page->resize(1366, 700);
    m_page->show();
}

void TestComparePage::cleanup()
{
    m_page.reset();
    m_view.reset();
    m_session.reset();
}

void TestComparePage::showsEveryScenario()
{
    auto *table = child<QTableView>(m_page.get(), "compareTable");
    QCOMPARE(table->model()->columnCount(), 3);
    QCOMPARE(table->model()->headerData(0, Qt::Horizontal).toString(), u"A scenario (reference)"_s);
    const auto *model = static_cast<const CompareModel *>(table->model());
    // The same figure as the evaluation has: the page computes none.
    const ConfigurationEvaluation &third = m_session->evaluation().configurations[2];
    QVERIFY(third.cost.capex);
    QCOMPARE(model->cell(model->rowOf(CompareRow::Capex), 2).money, third.cost.capex);
    QCOMPARE(model->cell(model->rowOf(CompareRow::Blockers), 1).number, double(m_session->evaluation().configurations[1].findings.count(Severity::Blocker)));
    QCOMPARE(table->model()->index(model->rowOf(CompareRow::Nodes), 2).data().toString(), u"2 (+1)"_s);
    QVERIFY(table->horizontalHeader()->length() <= table->viewport()->width()); // three need no scrolling
}

void TestComparePage::isReadWhileVisibleOnly()
{
    auto *model = child<QTableView>(m_page.get(), "compareTable")->model();
    QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(model, &QAbstractItemModel::modelReset);
    m_page->hide();
    m_page->refresh();
    QCOMPARE(changed.size() + reset.size(), 0);
    m_page->show();
    QCOMPARE(changed.size() + reset.size(), 1);
    m_page->hide();
    m_page->show();
    QCOMPARE(changed.size() + reset.size(), 1); // nothing is new
    m_page->refresh();
    QCOMPARE(changed.size() + reset.size(), 2);
}

void TestComparePage::choosesTheReference()
{
    auto *reference = child<QComboBox>(m_page.get(), "compareReference");
    QCOMPARE(reference->count(), 3);
    reference->setCurrentIndex(2);
    const auto *model = static_cast<const CompareModel *>(child<QTableView>(m_page.get(), "compareTable")->model());
    QCOMPARE(model->index(model->rowOf(CompareRow::Nodes), 0).data().toString(), u"1 (−1)"_s);
    m_page->refresh();
    QCOMPARE(reference->currentIndex(), 2);
    const int all = model->rowCount();
    child<QCheckBox>(m_page.get(), "differencesOnly")->setChecked(true);
    QVERIFY(model->rowCount() > 0 && model->rowCount() < all);
    QCOMPARE(model->rowOf(CompareRow::Model), -1);
}

void TestComparePage::hidesMovesAndShowsRows()
{
    auto *table = child<QTableView>(m_page.get(), "compareTable");
    auto *model = static_cast<CompareModel *>(table->model());
    const int row = model->rowOf(CompareRow::Capex);
    table->setCurrentIndex(model->index(row, 1));
    m_page->activateWindow(); // shortcuts need it
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(model->rowOf(CompareRow::Capex), row - 1);
    QCOMPARE(table->currentIndex(), model->index(row - 1, 1)); // the selection goes with it
    child<QAction>(m_page.get(), "rowDown")->trigger();
    QCOMPARE(model->rowOf(CompareRow::Capex), row);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(model->rowOf(CompareRow::Capex), -1);
    auto *menu = child<QToolButton>(m_page.get(), "compareRows")->menu();
    emit menu->aboutToShow();
    for (QAction *action : menu->actions()) {
        if (action->text() == u"Purchase without VAT") {
            QVERIFY(!action->isChecked());
            action->trigger();
        }
    }
    QCOMPARE(model->rowOf(CompareRow::Capex), row);
}

void TestComparePage::keepsTheRowThroughAnEdit()
{
    auto *table = child<QTableView>(m_page.get(), "compareTable");
    auto *model = static_cast<CompareModel *>(table->model());
    table->setCurrentIndex(model->index(model->rowOf(CompareRow::Tco), 2));
    m_view->edit(Field::ConfigurationRemove, [](Project &p) { p.configurations.pop_back(); });
    m_page->refresh();
    QCOMPARE(model->columnCount(), 2);
    QCOMPARE(table->currentIndex(), model->index(model->rowOf(CompareRow::Tco), 1));
}

void TestComparePage::exportsCsv_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("nodes");
    QTest::addColumn<char>("point");
    QTest::newRow("French Excel") << int(CsvStyle::ExcelFr) << QByteArray("\xEF\xBB\xBF" "Figure;Unit;A scenario;B scenario;C scenario\r\n")
                                  << QByteArray("\r\nNodes;;1;1;2\r\n") << ',';
    QTest::newRow("RFC 4180") << int(CsvStyle::Rfc4180) << QByteArray("Figure,Unit,A scenario,B scenario,C scenario\r\n")
                              << QByteArray("\r\nNodes,,1,1,2\r\n") << '.';
}

void TestComparePage::exportsCsv()
{
    QFETCH(int, style);
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, nodes);
    QFETCH(char, point);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"comparison.csv"_s);
    QVERIFY(m_page->exportCsv(static_cast<CsvStyle>(style), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY2(csv.startsWith(head), csv.constData());
    QVERIFY2(csv.contains(nodes), csv.constData());
    // Money to the cent, as the evaluation has it.
    const std::int64_t cents = m_session->evaluation().configurations[0].cost.tco->micros() / 10'000;
    const QByteArray tco = QByteArray::number(qlonglong(cents / 100)) + point + QByteArray::number(qlonglong(cents % 100)).rightJustified(2, '0');
    QVERIFY2(csv.contains(tco), tco.constData());
    // Hidden rows stay out.
    auto *model = static_cast<CompareModel *>(child<QTableView>(m_page.get(), "compareTable")->model());
    model->setHidden(CompareRow::Nodes, true);
    QVERIFY(!compareCsv(*model, static_cast<CsvStyle>(style)).contains(nodes));
}

void TestComparePage::copies()
{
    child<QAction>(m_page.get(), "copyComparison")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.startsWith(u"Figure\tUnit\tA scenario\tB scenario\tC scenario"_s));
    QVERIFY(text.contains(u"Nodes\t\t1\t1\t2"_s));
    // A name that a spreadsheet would take for a formula is marked as text.
    m_view->edit(Field::ConfigurationRename, [](Project &p) { p.configurations[0].name = "=1+1"; });
    m_page->refresh();
    m_page->copy();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Figure\tUnit\t'=1+1\t"_s));
}

void TestComparePage::copiesSelectedCells()
{
    auto *table = child<QTableView>(m_page.get(), "compareTable");
    auto *model = static_cast<CompareModel *>(table->model());
    const int nodes = model->rowOf(CompareRow::Nodes);
    table->selectionModel()->select(QItemSelection(model->index(nodes, 1), model->index(nodes, 2)), QItemSelectionModel::ClearAndSelect);
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"1\t2"_s);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(u"<th>Nodes</th><td>1</td><td>2 (+1)</td>"_s));
}

void TestComparePage::exportsEveryKind()
{
    QTemporaryDir folder;
    const auto start = [&folder](const QString &name, qsizetype bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.read(bytes) : QByteArray();
    };
    QVERIFY(m_page->exportTable(folder.filePath(u"a.pdf"_s)));
    QCOMPARE(start(u"a.pdf"_s, 5), QByteArray("%PDF-"));
    QVERIFY(m_page->exportTable(folder.filePath(u"a.xlsx"_s)));
    QCOMPARE(start(u"a.xlsx"_s, 4), QByteArray("PK\3\4"));
    QVERIFY(m_page->exportCosts(folder.filePath(u"costs.xlsx"_s)));
    QCOMPARE(start(u"costs.xlsx"_s, 4), QByteArray("PK\3\4"));
    QVERIFY(m_page->exportCostsCsv(CsvStyle::Rfc4180, folder.filePath(u"costs.csv"_s)));
    QCOMPARE(start(u"costs.csv"_s, 13), QByteArray("Scenario,Line"));
    QCOMPARE(child<QToolButton>(m_page.get(), "exportComparison")->menu()->actions().size(), 6); // five, and a line between
}

void TestComparePage::otherWaysToPay()
{
    auto *model = static_cast<CompareModel *>(child<QTableView>(m_page.get(), "compareTable")->model());
    const QList<QAction *> ways = child<QToolButton>(m_page.get(), "compareColumns")->menu()->actions();
    QCOMPARE(ways.size(), 3);
    QVERIFY(ways[0]->isChecked());
    ways[1]->trigger();
    QVERIFY(model->scenarios().contains(u"A scenario: Leased"_s));
    QVERIFY(!model->scenarios().contains(u"B scenario: Leased"_s));
    auto *reference = child<QComboBox>(m_page.get(), "compareReference");
    QCOMPARE(reference->count(), 3); // held against a scenario, never against a way to pay
    reference->setCurrentIndex(1);
    QVERIFY(model->scenarios().contains(u"B scenario: Leased"_s));
    QVERIFY(!model->scenarios().contains(u"A scenario: Leased"_s));
    ways[2]->trigger();
    QVERIFY(model->scenarios().contains(u"A scenario: Leased"_s) && model->scenarios().contains(u"C scenario: Leased"_s));
    ways[0]->trigger();
    QCOMPARE(model->columnCount(), 3);
}

void TestComparePage::weighs()
{
    auto *model = static_cast<CompareModel *>(child<QTableView>(m_page.get(), "compareTable")->model());
    QVERIFY(model->rowOf(CompareRow::Score) >= 0);
    const auto weightOf = [model](CompareRow row) { return model->weights()[static_cast<std::size_t>(row)]; };
    QTimer::singleShot(0, this, [&weightOf] {
        QVERIFY(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
        auto *dialog = QApplication::activeModalWidget();
        QCOMPARE(dialog->objectName(), u"weightsDialog"_s);
        auto *box = dialog->findChild<QSpinBox *>(u"weight%1"_s.arg(static_cast<int>(CompareRow::Tco)));
        box->setValue(9);
        QCOMPARE(weightOf(CompareRow::Tco), 9); // at once
        dialog->findChild<QPushButton *>(u"resetWeights"_s)->click();
        QCOMPARE(weightOf(CompareRow::Tco), 5);
        box->setValue(0);
        if (const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES"); !folder.isEmpty()) {
            dialog->grab().save(folder + u"/weights.png"_s);
        }
        dialog->close();
    });
    child<QAction>(m_page.get(), "scoreWeights")->trigger();
    QCOMPARE(weightOf(CompareRow::Tco), 0);
}

void TestComparePage::dragsARow()
{
    auto *table = child<QTableView>(m_page.get(), "compareTable");
    auto *model = static_cast<CompareModel *>(table->model());
    QVERIFY(table->verticalHeader()->sectionsMovable());
    const CompareRow first = model->rowAt(0), third = model->rowAt(2);
    table->verticalHeader()->moveSection(0, 2); // what the drop of a drag does
    QVERIFY(QTest::qWaitFor([&] { return model->rowAt(2) == first; }));
    QCOMPARE(model->rowAt(1), third);
    QCOMPARE(table->verticalHeader()->visualIndex(0), 0); // the model has the order, the header none of its own
    QVERIFY(QTest::qWaitFor([] { return true; }));
    QCOMPARE(model->rowAt(2), first);
}

void TestComparePage::arrangementIsKept()
{
    QString kept;
    const CompareMemory memory{[&kept] { return kept; }, [&kept](const QString &text) { kept = text; }};
    const auto modelOf = [](ComparePage &page) { return static_cast<CompareModel *>(child<QTableView>(&page, "compareTable")->model()); };
    {
        ComparePage page(*m_view, memory);
        page.show();
        child<QComboBox>(&page, "compareReference")->setCurrentIndex(2);
        modelOf(page)->setHidden(CompareRow::Model, true);
        child<QToolButton>(&page, "compareColumns")->menu()->actions().at(1)->trigger();
    }
    QVERIFY(!kept.isEmpty());
    ComparePage page(*m_view, memory);
    page.show();
    QCOMPARE(child<QComboBox>(&page, "compareReference")->currentIndex(), 2);
    QCOMPARE(modelOf(page)->rowOf(CompareRow::Model), -1);
    QVERIFY(child<QToolButton>(&page, "compareColumns")->menu()->actions().at(1)->isChecked());
    QVERIFY(modelOf(page)->scenarios().contains(u"C scenario: Leased"_s));
}

// Cards of the strip, tables of the tabs: the same key and the same menu.
void TestComparePage::figuresAreCopied()
{
    MainWindow window(*m_session, {});
    window.show();
    auto *card = child<QAbstractButton>(&window, "verdictFit");
    card->findChild<QAction *>(u"copyFigures"_s)->trigger();
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith(u"GPU memory\t"_s), qPrintable(QGuiApplication::clipboard()->text()));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(u"<td>GPU memory</td>"_s));
    int tables = 0;
    for (auto *tree : window.findChildren<QTreeWidget *>()) {
        if (auto *copy = tree->findChild<QAction *>(u"copyFigures"_s)) {
            ++tables;
            tree->clear();
            new QTreeWidgetItem(tree, {u"Figure"_s, u"1"_s, u"<x>"_s});
            copy->trigger();
            QCOMPARE(QGuiApplication::clipboard()->text(), u"Figure\t1\t<x>"_s);
            QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(u"&lt;x&gt;"_s));
        }
    }
    QCOMPARE(tables, 2); // power, transfers
}

void TestComparePage::cannotWrite()
{
    QTimer::singleShot(0, this, [] {
        QVERIFY(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
        QApplication::activeModalWidget()->close();
    });
    QVERIFY(!m_page->exportCsv(CsvStyle::Rfc4180, u"/nowhere/at/all.csv"_s));
}

void TestComparePage::windowMakesItWhenShown()
{
    MainWindow window(*m_session, {});
    window.resize(1366, 768);
    window.show();
    QVERIFY(!child<QWidget>(&window, "comparePage"));
    auto *tabs = child<QTabBar>(&window, "pageTabs");
    window.findChild<QAction *>(u"compareAction"_s)->trigger(); // before the catalogue was ever made
    QVERIFY(child<QWidget>(&window, "comparePage")->isVisible());
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Compare"_s);
    window.findChild<QAction *>(u"catalogueAction"_s)->trigger();
    QVERIFY(child<QWidget>(&window, "cataloguePage")->isVisible());
    QVERIFY(!child<QWidget>(&window, "comparePage")->isVisible());
    window.findChild<QAction *>(u"compareAction"_s)->trigger();
    QVERIFY(child<QWidget>(&window, "comparePage")->isVisible());
    QVERIFY2(window.minimumSizeHint().height() <= 768 && window.minimumSizeHint().width() <= 1366,
             qPrintable(u"%1 x %2"_s.arg(window.minimumSizeHint().width()).arg(window.minimumSizeHint().height())));
    window.findChild<QAction *>(u"configureAction"_s)->trigger();
    QVERIFY(!child<QWidget>(&window, "comparePage")->isVisible());
}

// With CONFIGURIA_PICTURES set to a folder the pictures are kept there, to be looked at.
void TestComparePage::pictures_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("scenarios");
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const int scenarios : {3, 8}) {
                QTest::addRow("%s-%s-%d", qPrintable(language), theme == Theme::Dark ? "dark" : "light", scenarios)
                    << language << static_cast<int>(theme) << scenarios;
            }
        }
    }
}

void TestComparePage::pictures()
{
    QFETCH(QString, language);
    QFETCH(int, theme);
    QFETCH(int, scenarios);
    applyTheme(static_cast<Theme>(theme));
    QTranslator translator;
    const QLocale before;
    const auto restore = qScopeGuard([&translator, &before] {
        QCoreApplication::removeTranslator(&translator);
        QLocale::setDefault(before);
        applyTheme(Theme::Light);
    });
    if (language == u"fr") {
        QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
        if (!translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_fr.qm"_s)) {
            QSKIP("The program with its translations is not built");
        }
        QCoreApplication::installTranslator(&translator);
    }
    Project project = threeScenarios();
    while (static_cast<int>(project.configurations.size()) < scenarios) {
        project.configurations.push_back(project.configurations[project.configurations.size() % 3]);
        project.configurations.back().workload.weights = WeightFormat::Fp8;
        project.configurations.back().name += " FP8";
    }
    Session session(m_catalogue, project);
    MainWindow window(session, {});
    window.resize(1366, 768);
    window.show();
    window.findChild<QAction *>(u"compareAction"_s)->trigger();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::qWait(30); // queued layouts
    QCOMPARE(window.size(), QSize(1366, 768));
    for (const QLabel *label : child<QWidget>(&window, "comparePage")->findChildren<QLabel *>()) {
        QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    auto *table = child<QTableView>(&window, "compareTable");
    const QFontMetrics metrics(table->verticalHeader()->font());
    for (int row = 0; row < table->model()->rowCount(); ++row) { // heads of the rows have room for their words
        const QString text = table->model()->headerData(row, Qt::Vertical).toString();
        QVERIFY2(metrics.horizontalAdvance(text) < table->verticalHeader()->width(), qPrintable(text));
    }
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(window.grab().save(folder + u"/compare-"_s + QString::fromLatin1(QTest::currentDataTag()) + u".png"_s));
    }
}

QTEST_MAIN(TestComparePage)
#include "tst_comparepage.moc"
