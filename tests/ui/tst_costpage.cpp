// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QTabBar>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "chartframe.h"
#include "costfixture.h"
#include "costpage.h"
#include "cumulativechart.h"
#include "engine/ownership.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T *child(QWidget *parent, const char *name)
{
    return parent->findChild<T *>(QLatin1StringView(name));
}

// A page of its own, on a project.
struct Shown {
    explicit Shown(const Project &project)
        : session(std::make_shared<const Catalogue>(), project), view{session, 0, Format(QLocale(QLocale::English, QLocale::UnitedKingdom))}, page(view)
    {
        page.resize(1366, 700);
        page.show();
    }
    ChartFrame *frame() { return child<QWidget>(&page, "cumulativeView")->findChild<ChartFrame *>(); }
    CumulativeChart *chart() { return page.findChild<CumulativeChart *>(); }
    std::vector<ScenarioCurve> curves() const
    {
        return scenarioCurves(session.catalogue(), session.project(), session.project().configurations.front(), session.evaluation().configurations.front());
    }

    Session session;
    View view;
    CostPage page;
};

// TC-1 without a lease: its interest would be one more thing to hold the purchase against.
Project tc1(double usdPerGpuHour, double utilisation)
{
    Project project = fixture::tc1(usdPerGpuHour, utilisation);
    project.cost.finance.rate = {};
    return project;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCostPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void saysWhenItBreaksEven_data();
    void saysWhenItBreaksEven();
    void savesPictures();
    void savesTheFigures_data();
    void savesTheFigures();
    void asksForAPath();
    void copies();
    void isReadWhileVisibleOnly();
    void choosesTheScenario();
    void windowMakesItWhenShown();
};

void TestCostPage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
}

// The months are those of the reference case (power-tco-quote, TC-1): 14.71 against AWS at 60 %; at 20 % no supplier is ever dearer.
void TestCostPage::saysWhenItBreaksEven_data()
{
    QTest::addColumn<double>("usd");
    QTest::addColumn<double>("utilisation");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("markers");
    QTest::newRow("AWS at 60 %") << 6.88 << 0.6 << u"Break-even with the cloud after 14.7 months"_s << 1;
    QTest::newRow("cheap, 20 %") << 2.69 << 0.2 << u"The cloud never becomes dearer within 3 year(s)"_s << 0;
    QTest::newRow("no price") << 0.0 << 0.6 << u"Nothing to hold it against: enter the price of a cloud or of a rental."_s << 0;
}

void TestCostPage::saysWhenItBreaksEven()
{
    QFETCH(double, usd);
    QFETCH(double, utilisation);
    QFETCH(QString, answer);
    QFETCH(int, markers);
    Shown shown(tc1(usd, utilisation));
    QCOMPARE(shown.frame()->answer(), answer);
    QCOMPARE(shown.chart()->data().markers.size(), markers);
    if (markers > 0) {
        QVERIFY(std::abs(shown.chart()->data().markers.first().month - 14.71) < 0.005);
    }
}

void TestCostPage::savesPictures()
{
    Shown shown(tc1(6.88, 0.6));
    QTemporaryDir dir;
    const QString png = dir.filePath(u"a.png"_s), svg = dir.filePath(u"a.svg"_s), pdf = dir.filePath(u"a.pdf"_s);
    QVERIFY(shown.frame()->save(ChartFile::Png, png));
    QVERIFY(shown.frame()->save(ChartFile::Svg, svg));
    QVERIFY(shown.frame()->save(ChartFile::Pdf, pdf));

    QImage image;
    QVERIFY(image.load(png, "PNG"));
    QCOMPARE(image.size(), shown.frame()->size());
    int blue = 0; // the curve of the machine
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            blue += image.pixel(x, y) == okabeBlue ? 1 : 0;
        }
    }
    QVERIFY(blue > 500);

    QXmlStreamReader xml(contentOf(svg));
    int paths = 0;
    QStringList words;
    while (!xml.atEnd()) {
        xml.readNext();
        paths += xml.isStartElement() && (xml.name() == u"path" || xml.name() == u"polyline") ? 1 : 0;
        QVERIFY2(!(xml.isStartElement() && xml.name() == u"image"), "a picture in place of vectors");
        if (xml.isCharacters() && !xml.isWhitespace()) {
            words << xml.text().toString().trimmed();
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(paths > 5);
    QVERIFY2(words.join(u' ').contains(u"Break-even with the cloud after 14.7 months"_s), qPrintable(words.join(u'|')));

    const QByteArray paper = contentOf(pdf);
    QVERIFY(paper.startsWith("%PDF-"));
    QCOMPARE(paper.count("/Type /Page\n"), 1);
    QVERIFY(paper.contains("/FontFile")); // words are words
}

void TestCostPage::savesTheFigures_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<QString>("separator");
    QTest::addColumn<QString>("point");
    QTest::newRow("French Excel") << static_cast<int>(ChartFile::CsvExcelFr) << u";"_s << u","_s;
    QTest::newRow("RFC 4180") << static_cast<int>(ChartFile::CsvRfc4180) << u","_s << u"."_s;
}

// To the cent what the engine's curves are.
void TestCostPage::savesTheFigures()
{
    QFETCH(int, file);
    QFETCH(QString, separator);
    QFETCH(QString, point);
    Shown shown(tc1(6.88, 0.6));
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.csv"_s);
    QVERIFY(shown.frame()->save(static_cast<ChartFile>(file), path));
    QStringList lines = QString::fromUtf8(contentOf(path)).remove(QChar(0xFEFF)).split(u"\r\n"_s);
    QCOMPARE(lines.takeLast(), QString());
    const std::vector<ScenarioCurve> curves = shown.curves(); // bought, leased, cloud
    QCOMPARE(curves.size(), std::size_t(3));
    QCOMPARE(lines.takeFirst(), (QStringList{u"Month"_s, u"Bought (EUR)"_s, u"Leased (EUR)"_s, u"Cloud (EUR)"_s}.join(separator)));
    QCOMPARE(lines.size(), 37 + 1); // months 0 to 36, and the residual value
    for (int row = 0; row < lines.size(); ++row) {
        const QStringList cells = lines[row].split(separator);
        QCOMPARE(cells.size(), 4);
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const Money expected = row < 37 ? curves[i].months[static_cast<std::size_t>(row)] : curves[i].afterResidual;
            QString cell = cells[static_cast<int>(i) + 1];
            QCOMPARE(qRound64(cell.replace(point, u"."_s).toDouble() * 100), expected.roundedToCent().micros() / 10'000);
        }
    }
}

void TestCostPage::asksForAPath()
{
    Shown shown(tc1(6.88, 0.6));
    QTemporaryDir dir;
    QStringList asked;
    shown.frame()->setAskPath([&](QWidget *, const QString &, const QString &name, const QString &filter) {
        asked << name << filter;
        return dir.filePath(u"chart"_s); // without its ending
    });
    child<QAction>(shown.frame(), "saveChartSvg")->trigger();
    QCOMPARE(asked, (QStringList{u"cumulative-cost.svg"_s, u"Images (*.svg)"_s}));
    QVERIFY(contentOf(dir.filePath(u"chart.svg"_s)).contains("<svg"));
    QTimer::singleShot(0, this, [] {
        QVERIFY(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
        QApplication::activeModalWidget()->close();
    });
    QVERIFY(!shown.frame()->save(ChartFile::Png, u"/nowhere/at/all.png"_s));
}

void TestCostPage::copies()
{
    Shown shown(tc1(6.88, 0.6));
    child<QAction>(shown.frame(), "copyChartData")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(u"Month\tBought (EUR)\tLeased (EUR)\tCloud (EUR)"_s), qPrintable(text.left(80)));
    QVERIFY(text.contains(u"\n0\t288000.00\t"_s)); // TC-1: 280 000 and 8 000 to install
    child<QAction>(shown.frame(), "copyChartImage")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), shown.frame()->size());
}

void TestCostPage::isReadWhileVisibleOnly()
{
    Shown shown(tc1(6.88, 0.6));
    shown.page.hide();
    shown.session.reset(tc1(0, 0.6));
    shown.page.refresh();
    QVERIFY(shown.frame()->answer().startsWith(u"Break-even"_s)); // not read yet
    shown.page.show();
    QVERIFY(shown.frame()->answer().startsWith(u"Nothing"_s));
}

void TestCostPage::choosesTheScenario()
{
    Project project = tc1(6.88, 0.6);
    project.configurations.push_back(project.configurations.front());
    project.configurations[1].name = "B";
    project.configurations[1].cloudGpuHour.reset();
    Session session(std::make_shared<const Catalogue>(), project);
    MainWindow window(session, {});
    window.show();
    window.findChild<QAction *>(u"costAction"_s)->trigger();
    auto *scenario = child<QComboBox>(&window, "costScenario");
    QCOMPARE(scenario->count(), 2);
    scenario->setCurrentIndex(1);
    emit scenario->activated(1);
    QCOMPARE(window.currentConfiguration(), 1);
    QVERIFY(child<QLabel>(child<QWidget>(&window, "cumulativeView"), "chartTitle")->text().startsWith(u"B"_s));
    QVERIFY(child<QWidget>(&window, "cumulativeView")->findChild<ChartFrame *>()->answer().startsWith(u"Nothing"_s));
}

void TestCostPage::windowMakesItWhenShown()
{
    Session session(std::make_shared<const Catalogue>(), tc1(6.88, 0.6));
    MainWindow window(session, {});
    window.resize(1366, 768);
    window.show();
    QVERIFY(!child<QWidget>(&window, "costPage"));
    auto *tabs = child<QTabBar>(&window, "pageTabs");
    QStringList words;
    QList<QKeySequence> keys;
    for (const char *name : {"configureAction", "compareAction", "costAction", "catalogueAction"}) {
        auto *action = child<QAction>(&window, name);
        action->trigger();
        words << tabs->tabText(tabs->currentIndex());
        keys << action->shortcut();
    }
    QCOMPARE(words, (QStringList{u"Configure"_s, u"Compare"_s, u"Cost"_s, u"Catalogue"_s}));
    QCOMPARE(keys, (QList<QKeySequence>{Qt::CTRL | Qt::Key_1, Qt::CTRL | Qt::Key_2, Qt::CTRL | Qt::Key_3, Qt::CTRL | Qt::Key_4}));
    child<QAction>(&window, "costAction")->trigger();
    QVERIFY(child<QWidget>(&window, "costPage")->isVisible());
    QVERIFY2(window.minimumSizeHint().height() <= 768 && window.minimumSizeHint().width() <= 1366,
             qPrintable(u"%1 x %2"_s.arg(window.minimumSizeHint().width()).arg(window.minimumSizeHint().height())));
    QCOMPARE(window.size(), QSize(1366, 768));
}

QTEST_MAIN(TestCostPage)
#include "tst_costpage.moc"
