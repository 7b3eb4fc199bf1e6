// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTranslator>
#include <QUndoStack>

#include <algorithm>
#include <memory>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "chartframe.h"
#include "costfixture.h"
#include "flipdata.h"
#include "flipviews.h"
#include "tornadochart.h"
#include "ui/mainwindow.h"
#include "utilisationchart.h"
#include "yearbarschart.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T *child(QWidget *parent, const char *name)
{
    return parent->findChild<T *>(QLatin1StringView(name));
}

// Holds a view of a project: 8 GPUs of 280 000 over three years, TC-1.
struct Shown {
    Session session;
    View view;
    ChosenRival rival;

    explicit Shown(const Project &project)
        : session(std::make_shared<const Catalogue>(), project), view{session, 0, Format(QLocale(QLocale::English, QLocale::UnitedKingdom))}
    {
    }
};

QString answerOf(CostView &view)
{
    return view.findChild<ChartFrame *>()->answer();
}

Money moneyAt(const ChartTable &table, qsizetype row, qsizetype column)
{
    return std::get<Money>(table.rows[row][column]);
}

} // namespace

// TC-1: cost of ownership 333 006.69, present value 330 235.04 at 8 %, 1.584 per GPU-hour installed, 2.640 at a utilisation of 60 %.
// Against 3.99 USD: break-even after 29.50 months and from 43.1 %, IRR 19.8 %, net present value +67 539.
class TestFlipViews : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(Theme::Light); }

    void splitAddsUpToTheTotal()
    {
        Shown shown(fixture::tc1(3.99, 0.6));
        SplitView view(shown.view);
        view.show();
        QVERIFY2(answerOf(view).startsWith(u"€333,006.69 over 3 year"_s), qPrintable(answerOf(view)));
        QVERIFY2(answerOf(view).contains(u"Purchase 69.5%"_s), qPrintable(answerOf(view))); // 280 000 of 403 006.69
        const ChartTable &table = view.findChild<ChartFrame *>()->table();
        QCOMPARE(table.headers.size(), qsizetype(2 + 4 + 1));
        QCOMPARE(moneyAt(table, table.rows.size() - 1, 6), Money::cents(33'300'669));
        for (qsizetype column = 2; column < 7; ++column) { // each total is the sum of the lines above
            Money sum;
            for (qsizetype row = 0; row + 1 < table.rows.size(); ++row) {
                sum += moneyAt(table, row, column);
            }
            QCOMPARE(moneyAt(table, table.rows.size() - 1, column), sum);
        }
        // Bars: what the parts of a year come to is its total.
        const YearBarsData &bars = view.findChild<YearBarsChart *>()->data();
        for (qsizetype year = 0; year < bars.years.size(); ++year) {
            double sum = 0;
            for (const YearPart &part : bars.parts) {
                sum += part.amounts[year];
            }
            QVERIFY(std::abs(sum - bars.line[year]) < 0.005);
        }
    }
    // 280 000 over 36 months at 6 %: 8 518.14 a month; a lease has no purchase.
    void splitOfALease()
    {
        Shown shown(fixture::tc1(3.99, 0.6));
        SplitView view(shown.view);
        view.show();
        auto *financing = child<QComboBox>(&view, "splitFinancing");
        financing->setCurrentIndex(financing->findData(int(Financing::Lease)));
        emit financing->activated(financing->currentIndex());
        const ChartTable &table = view.findChild<ChartFrame *>()->table();
        const auto lease = std::find_if(table.rows.cbegin(), table.rows.cend(), [](const auto &row) { return std::get<QString>(row[1]) == u"Lease payments"; });
        QVERIFY(lease != table.rows.cend());
        QCOMPARE(std::get<Money>((*lease)[3]), Money::cents(851'814) * 12);
        QCOMPARE(shown.session.undoStack()->count(), 0); // a look, no edit
    }

    void utilisationBreaksEven_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("share");
        QTest::newRow("2.69") << 2.69 << u"64%"_s;
        QTest::newRow("3.99") << 3.99 << u"43.1%"_s;
        QTest::newRow("6.88") << 6.88 << u"25%"_s;
    }
    void utilisationBreaksEven()
    {
        QFETCH(double, usd);
        QFETCH(QString, share);
        Shown shown(fixture::tc1(usd, 0.6));
        UtilisationView view(shown.view);
        view.show();
        QVERIFY2(answerOf(view).contains(u"from %1 of utilisation"_s.arg(share)), qPrintable(answerOf(view)));
        QVERIFY2(answerOf(view).contains(u"today 60%: €2.64 per GPU-hour"_s), qPrintable(answerOf(view)));
        const UtilisationData &figures = view.findChild<UtilisationChart *>()->data();
        QCOMPARE(figures.lines.size(), qsizetype(3)); // used, installed, the cloud
        QVERIFY(std::abs(figures.lines[1].amounts.last() - 1.584) < 5e-4);
        QVERIFY(std::abs(figures.lines[0].amounts.last() - 1.584) < 5e-4); // at 100 %
        QCOMPARE(figures.breakEvens.size(), qsizetype(1));
        QVERIFY(std::abs(figures.breakEvens[0].amount - usd * 0.92) < 1e-5);
    }

    void cashFlowIsThatOfTheReference()
    {
        Shown shown(fixture::tc1(3.99, 0.6));
        CashFlowView view(shown.view, shown.rival);
        view.show();
        for (const QString &words : {u"€67,539."_s, u"8%"_s, u"rate of return 19.8%"_s, u"29.5 months"_s}) {
            QVERIFY2(answerOf(view).contains(words), qPrintable(answerOf(view)));
        }
        const ChartTable &table = view.findChild<ChartFrame *>()->table();
        QCOMPARE(table.rows.size(), qsizetype(4));
        QCOMPARE(moneyAt(table, 0, 1), Money() - Money::units(288'000));
        QCOMPARE(moneyAt(table, 1, 1), Money() - Money::cents(2'859'044));
        QCOMPARE(moneyAt(table, 3, 4), Money::units(70'000));
    }
    void cashFlowOfTheMachineAlone()
    {
        Shown shown(fixture::tc1(0, 0.6));
        CashFlowView view(shown.view, shown.rival);
        view.show();
        QVERIFY2(answerOf(view).contains(u"-€330,235.04"_s) || answerOf(view).contains(u"−€330,235.04"_s), qPrintable(answerOf(view)));
        const ChartTable &table = view.findChild<ChartFrame *>()->table();
        QCOMPARE(moneyAt(table, 3, 5), Money::cents(2'658'190));
        QCOMPARE(moneyAt(table, 3, 6), Money() - Money::cents(33'300'669));
    }

    void tornadoIsSortedAndFlips()
    {
        Shown shown(fixture::tc1(2.69, 0.6));
        TornadoView view(shown.view, shown.rival);
        view.show();
        const TornadoData &figures = view.findChild<TornadoChart *>()->data();
        const auto length = [](const TornadoRow &row) { return std::abs(row.high - row.low); };
        for (qsizetype i = 1; i < figures.rows.size(); ++i) {
            QVERIFY(length(figures.rows[i - 1]) >= length(figures.rows[i]));
        }
        const auto row = [&](const QString &label) {
            return *std::find_if(figures.rows.cbegin(), figures.rows.cend(), [&](const TornadoRow &one) { return one.label == label; });
        };
        // Renting is cheaper by 20 826; 47 600 less of what is bought turns that.
        QVERIFY2(answerOf(view).startsWith(u"Owning costs €20,826 more than Cloud"_s), qPrintable(answerOf(view)));
        QVERIFY2(answerOf(view).contains(u"purchase price"_s), qPrintable(answerOf(view)));
        QVERIFY(row(u"Purchase price"_s).lowFlips && !row(u"Purchase price"_s).highFlips);
        QCOMPARE(row(u"Purchase price"_s).lowText, u"€224,000: verdict turns"_s);
        QCOMPARE(row(u"Purchase price"_s).highText, u"€336,000"_s);
        QVERIFY(std::abs(row(u"Purchase price"_s).low - 47'600) < 0.01);
        QVERIFY(!row(u"Staff"_s).lowFlips && !row(u"Staff"_s).highFlips);
        QCOMPARE(row(u"Cloud price"_s).highText, u"€2.9698 per GPU-hour: verdict turns"_s); // 2.69 x 0.92 x 1.2 = 2.96976
    }
    // +-20 % on the cost of ownership: purchase 95 200 first, residual 28 000 second.
    void tornadoOfAnotherFigure()
    {
        Shown shown(fixture::tc1(3.99, 0.6));
        TornadoView view(shown.view, shown.rival);
        view.show();
        QVERIFY2(answerOf(view).endsWith(u"no change of 20% alone turns that"_s), qPrintable(answerOf(view)));
        auto *figure = child<QComboBox>(&view, "tornadoFigure");
        figure->setCurrentIndex(figure->findData(int(CostFigure::Tco)));
        emit figure->activated(figure->currentIndex());
        const TornadoData &figures = view.findChild<TornadoChart *>()->data();
        QCOMPARE(figures.rows[0].label, u"Purchase price"_s);
        QVERIFY(std::abs(figures.rows[0].high - figures.rows[0].low - 95'200) < 0.01);
        QCOMPARE(figures.rows[1].label, u"Residual value"_s);
        QVERIFY(std::abs(figures.now - 333'006.69) < 0.005);
    }

    // What is missing is told, not the cost when that is known.
    void tornadoSaysWhatIsMissing_data()
    {
        QTest::addColumn<CostFigure>("figure");
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<bool>("hasPrice");
        QTest::addColumn<QString>("words");
        QTest::newRow("speed") << CostFigure::PerMillionTokens << 0.6 << true << u"The speed is not known."_s;
        QTest::newRow("use") << CostFigure::PerGpuHour << 0.0 << true << u"The machine is not used: its utilisation is 0."_s;
        QTest::newRow("use, of tokens") << CostFigure::PerMillionTokens << 0.0 << true << u"The machine is not used: its utilisation is 0."_s;
        QTest::newRow("cost") << CostFigure::PerMillionTokens << 0.6 << false << u"The cost is not known: a price or the power is missing."_s;
        QTest::newRow("rival") << CostFigure::CloudTotal << 0.6 << true << u"Nothing to hold it against: enter the price of a cloud."_s;
    }
    void tornadoSaysWhatIsMissing()
    {
        QFETCH(CostFigure, figure);
        QFETCH(double, utilisation);
        QFETCH(bool, hasPrice);
        Project project = fixture::tc1(0, utilisation);
        if (!hasPrice) {
            project.configurations.front().capex.reset();
        }
        const Shown shown(project);
        QTEST(tornadoData(shown.view, std::nullopt, figure).empty, "words");
    }

    void twoWayTellsWhoIsCheaper()
    {
        Shown shown(fixture::tc1(2.69, 0.6));
        TwoWayView view(shown.view, shown.rival);
        view.resize(1000, 500);
        view.show();
        auto *cells = child<QTableWidget>(&view, "twoWayTable");
        QCOMPARE(cells->rowCount(), 5);
        QCOMPARE(cells->columnCount(), 5);
        QCOMPARE(cells->verticalHeaderItem(2)->text(), u"60% (today)"_s);
        QCOMPARE(cells->horizontalHeaderItem(2)->text(), u"€0.18/kWh (today)"_s);
        QCOMPARE(cells->item(2, 2)->text(), u"Renting: €20,826 less"_s);
        QVERIFY(cells->item(2, 2)->font().bold() && !cells->item(2, 1)->font().bold());
        // At 84 % the same cloud costs 312 181 x 1.4.
        QCOMPARE(cells->item(4, 2)->text(), u"Owning: €104,047 less"_s);
        QVERIFY(cells->item(4, 2)->background().color() != cells->item(2, 2)->background().color());
        QVERIFY2(answerOf(view).contains(u"of 25 cases"_s), qPrintable(answerOf(view)));
        // The other side's input: both change places.
        auto *rows = child<QComboBox>(&view, "twoWayRows");
        rows->setCurrentIndex(rows->findData(int(CostInput::EnergyPrice)));
        emit rows->activated(rows->currentIndex());
        QCOMPARE(cells->horizontalHeaderItem(2)->text(), u"60% (today)"_s);
        QCOMPARE(cells->item(2, 4)->text(), u"Owning: €104,047 less"_s);
    }

    void goalIsAppliedAndUndone_data()
    {
        QTest::addColumn<int>("input");
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("words");
        QTest::newRow("utilisation") << int(CostInput::Utilisation) << 3.99 << u"equal at 43.1%, today 60%"_s;
        QTest::newRow("cloud price") << int(CostInput::CloudPrice) << 3.99 << u"equal at €2.6399 per GPU-hour"_s; // 333 006.69 / 126 144
        QTest::newRow("electricity") << int(CostInput::EnergyPrice) << 3.99 << u"equal at €0.73"_s; // 0.18 (1 + 130 042 / 42 006.69)
        QTest::newRow("discount") << int(CostInput::Purchase) << 2.69 << u"a discount of 8.75%"_s;  // 20 826 / 238 000
    }
    void goalIsAppliedAndUndone()
    {
        QFETCH(int, input);
        QFETCH(double, usd);
        QFETCH(QString, words);
        Shown shown(fixture::tc1(usd, 0.6));
        GoalView view(shown.view, shown.rival);
        connect(&shown.session, &Session::changed, &view, [&view] { view.refresh(); });
        view.show();
        const Project before = shown.session.project();
        const GoalData figures = goalData(shown.view, -1);
        const auto row = std::find_if(figures.rows.cbegin(), figures.rows.cend(), [&](const GoalRow &one) { return int(one.input) == input; });
        QVERIFY2(row->sentence.contains(words), qPrintable(row->sentence));
        child<QPushButton>(&view, qPrintable(u"applyGoal%1"_s.arg(input)))->click();
        QCOMPARE(shown.session.undoStack()->count(), 1);
        const CostEvaluation &cost = shown.session.evaluation().configurations[0].cost;
        QVERIFY(fixture::isNear(fixture::units(*cost.cloudTotal), fixture::units(*cost.tco), 1));
        shown.session.undoStack()->undo();
        QVERIFY(shown.session.project() == before);
    }
    // No price of electricity makes a purchase of nothing but electricity as dear as a cloud that is cheaper without any.
    void noGoalIsSaid()
    {
        Shown shown(fixture::tc1(2.0, 0.6)); // 232 104 to rent: less than the machine without electricity
        GoalView view(shown.view, shown.rival);
        view.show();
        const GoalData figures = goalData(shown.view, -1);
        QCOMPARE(figures.rows[3].sentence, u"Price of electricity: no value in the range makes them equal (today €0.18/kWh)"_s);
        QVERIFY(!child<QPushButton>(&view, qPrintable(u"applyGoal%1"_s.arg(int(CostInput::EnergyPrice))))->isEnabled());
    }

    void withoutAnAlternative()
    {
        Shown shown(fixture::tc1(0, 0.6));
        GoalView goal(shown.view, shown.rival);
        TwoWayView cells(shown.view, shown.rival);
        TornadoView tornado(shown.view, shown.rival);
        for (CostView *view : {static_cast<CostView *>(&goal), static_cast<CostView *>(&cells), static_cast<CostView *>(&tornado)}) {
            view->show();
            QVERIFY(answerOf(*view).isEmpty());
            const auto labels = view->findChildren<QLabel *>();
            QVERIFY(std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) { return label->isVisible() && label->text().startsWith(u"Nothing to hold it against"_s); }));
        }
    }
    // One choice for all of them.
    void alternativeIsShared()
    {
        Project project = fixture::tc1(3.99, 0.6);
        CloudScenario dear;
        dear.name = "Dear";
        dear.gpuHour = Money::units(10);
        project.clouds = {dear};
        Shown shown(project);
        TornadoView tornado(shown.view, shown.rival);
        CashFlowView cash(shown.view, shown.rival);
        tornado.show();
        cash.show();
        auto *box = child<QComboBox>(&tornado, "costRival");
        QCOMPARE(box->count(), 2);
        QVERIFY(!answerOf(cash).contains(u"Dear"_s));
        box->setCurrentIndex(1);
        emit box->activated(1);
        QVERIFY(answerOf(tornado).contains(u"Dear"_s));
        QVERIFY(answerOf(cash).contains(u"Dear"_s));
        QCOMPARE(child<QComboBox>(&cash, "costRival")->currentIndex(), 1);
        // It is gone: the first one again.
        shown.view.edit(Field::Clouds, [](Project &p) { p.clouds.clear(); });
        tornado.refresh();
        QVERIFY(!answerOf(tornado).contains(u"Dear"_s));
    }

    void hiddenIsNotComputed_data()
    {
        QTest::addColumn<int>("index");
        for (const int index : {0, 1, 2, 3, 4, 5}) {
            QTest::addRow("view %d", index) << index;
        }
    }
    void hiddenIsNotComputed()
    {
        QFETCH(int, index);
        Project project = fixture::tc1(3.99, 0.6);
        CloudScenario cloud;
        cloud.gpuHour = Money::units(3);
        project.clouds.assign(maxClouds, cloud);
        Shown shown(project);
        const std::unique_ptr<CostView> view(viewAt(index, shown));
        view->resize(1366, 700);
        view->show();
        const QString before = answerOf(*view);
        view->hide();
        shown.view.edit(Field::Site, [](Project &p) { p.site.pricePerKwh = Money::units(3); p.cost.utilisation = 0.5; });
        view->refresh();
        QCOMPARE(answerOf(*view), before);
        view->show();
        QVERIFY(answerOf(*view) != before);
    }

    // On the page, in the window: no word is cut. With CONFIGURIA_PICTURES set to a folder the pictures are kept there.
    void pictures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("theme");
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QSize>("size");
        const QString first = u"01-assistant-8b-workstation"_s, second = u"02-llama-3.3-70b-serving"_s, third = u"03-full-fine-tune-70b"_s;
        for (const QString &language : {u"en"_s, u"fr"_s}) {
            QTest::addRow("%s-light-2", qPrintable(language)) << language << int(Theme::Light) << second << QSize(1366, 768);
            QTest::addRow("%s-dark-3", qPrintable(language)) << language << int(Theme::Dark) << third << QSize(1366, 768);
            QTest::addRow("%s-light-1-wide", qPrintable(language)) << language << int(Theme::Light) << first << QSize(1920, 1080);
        }
    }
    void pictures()
    {
        QFETCH(QString, language);
        QFETCH(int, theme);
        QFETCH(QString, sample);
        QFETCH(QSize, size);
        applyTheme(static_cast<Theme>(theme));
        QTranslator translator;
        const QLocale before;
        const auto restore = qScopeGuard([&translator, &before] {
            QCoreApplication::removeTranslator(&translator);
            QLocale::setDefault(before);
            applyTheme(Theme::Light);
        });
        const bool isFrench = language == u"fr";
        QLocale::setDefault(isFrench ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom));
        if (!translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_%1.qm"_s.arg(language))) {
            QSKIP("The program with its translations is not built");
        }
        QCoreApplication::installTranslator(&translator);
        auto catalogue = catalogueFromResources();
        QVERIFY(catalogue);
        const auto shared = std::make_shared<const Catalogue>(std::move(*catalogue));
        auto project = readProject(*shared, u":/samples/%1.configuria"_s.arg(sample));
        QVERIFY(project);
        CloudScenario reserved;
        reserved.name = "Nebula";
        reserved.kind = CloudKind::Reserved1Year;
        reserved.gpuHour = Money::cents(110);
        project->clouds = {reserved};
        Session session(shared, *project);
        MainWindow window(session, {});
        window.resize(size);
        window.show();
        window.findChild<QAction *>(u"costAction"_s)->trigger();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto *tabs = child<QTabWidget>(&window, "costViews");
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QTest::qWait(30); // queued layouts
            QCOMPARE(window.size(), size);
            for (const QLabel *label : tabs->currentWidget()->findChildren<QLabel *>()) {
                QVERIFY2(!label->isVisible() || label->wordWrap() || label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            }
            const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
            if (!folder.isEmpty()) {
                QVERIFY(window.grab().save(folder + u"/%1-%2.png"_s.arg(QString::fromLatin1(QTest::currentDataTag())).arg(i)));
            }
        }
    }

private:
    static CostView *viewAt(int index, Shown &shown)
    {
        switch (index) {
        case 0: return new SplitView(shown.view);
        case 1: return new UtilisationView(shown.view);
        case 2: return new TornadoView(shown.view, shown.rival);
        case 3: return new CashFlowView(shown.view, shown.rival);
        case 4: return new TwoWayView(shown.view, shown.rival);
        default: return new GoalView(shown.view, shown.rival);
        }
    }
};

QTEST_MAIN(TestFlipViews)
#include "tst_flipviews.moc"
