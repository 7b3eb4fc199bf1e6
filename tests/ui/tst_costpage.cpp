// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include <QtTest>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QXmlStreamReader>

#include "chartframe.h"
#include "chartlegend.h"
#include "costfixture.h"
#include "costpage.h"
#include "cumulativechart.h"
#include "engine/ownership.h"
#include "tcochart.h"
#include "ui/mainwindow.h"

#include <qcustomplot.h>

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

int inked(const QImage &image, QRgb color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixel(x, y) == color ? 1 : 0;
        }
    }
    return count;
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
    void drawsNothingBeyondTheAxes();
    void savesTheFigures_data();
    void savesTheFigures();
    void asksForAPath();
    void copies();
    void legendHidesCurves();
    void showsAllAgain();
    void readsByKey();
    void hasALogarithmicAxis();
    void drawsAside();
    void dropsTheDrawsOfAnEdit();
    void isReadWhileVisibleOnly();
    void smallChartLeadsHere();
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
    // 210 240 GPU-hours at 60 % x 3 x 0.92 = 348 157; owning costs 403 006.69, and 333 006.69 with the residual value of 70 000.
    QTest::newRow("3.00 at 60 %") << 3.0 << 0.6 << u"The cloud becomes dearer only when the residual value comes back, after 3 year(s)"_s << 0;
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

    if (const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES"); !folder.isEmpty()) { // to be looked at
        for (const QString &file : {png, svg, pdf}) {
            QFile::copy(file, folder + u"/cost-"_s + QFileInfo(file).fileName());
        }
    }

    QImage image;
    QVERIFY(image.load(png, "PNG"));
    QCOMPARE(image.size(), shown.frame()->size());
    QVERIFY(inked(image, okabeBlue) > 500); // the curve of the machine

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

// Qt's writer of SVG knows no clipping: a zoomed curve would run over the words around the chart.
void TestCostPage::drawsNothingBeyondTheAxes()
{
    Shown shown(tc1(6.88, 0.6));
    auto *plot = child<QCustomPlot>(&shown.page, "cumulativePlot");
    plot->xAxis->setRange(10, 20);
    plot->yAxis->setRange(310'000, 330'000);
    plot->replot();
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.svg"_s);
    QVERIFY(shown.frame()->save(ChartFile::Svg, path));
    QSvgRenderer svg(path);
    QImage image(shown.frame()->size(), QImage::Format_RGB32);
    QPainter painter(&image);
    svg.render(&painter);
    const QRect inside = plot->axisRect()->rect().translated(plot->mapTo(shown.frame(), QPoint()));
    QVERIFY(inked(image.copy(inside), okabeBlue) > 200);
    QCOMPARE(inked(image.copy(inside.left(), 0, inside.width(), inside.top() - 2), okabeBlue), 0);
    QCOMPARE(inked(image.copy(0, inside.top(), inside.left() - 2, inside.height()), okabeBlue), 0);
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

// TC-1: buying, leasing, the cloud; the month stands where the first and the last cross.
void TestCostPage::legendHidesCurves()
{
    Shown shown(tc1(6.88, 0.6));
    auto *legend = child<ChartLegend>(&shown.page, "cumulativeLegend");
    auto *plot = child<QCustomPlot>(&shown.page, "cumulativePlot");
    const auto blue = [&] { return inked(plot->toPixmap().toImage(), okabeBlue); };
    const auto click = [&](int entry) { QTest::mouseClick(legend, Qt::LeftButton, {}, legend->place(entry).center().toPoint()); };
    const int before = blue();
    QVERIFY(shown.chart()->readOut(12).contains(u"Bought"_s));
    click(1);
    click(0);
    QVERIFY(legend->entries()[0].isHidden && legend->entries()[1].isHidden && !legend->entries()[2].isHidden);
    QVERIFY(before > 500 && blue() == 0);
    QVERIFY(!shown.chart()->readOut(12).contains(u"Bought"_s));
    QVERIFY(shown.chart()->readOut(12).contains(u"Cloud"_s));
    shown.session.edit(Field::Cost, tc1(6.88, 0.5), {}); // remembered
    shown.page.refresh();
    QVERIFY(legend->entries()[0].isHidden);
    legend->setFocus();
    QTest::keyClick(legend, Qt::Key_Left); // to the first, from the one that was clicked last
    QTest::keyClick(legend, Qt::Key_Space);
    QVERIFY(!legend->entries()[0].isHidden);
    QVERIFY(blue() > 500);
}

void TestCostPage::showsAllAgain()
{
    Shown shown(tc1(6.88, 0.6));
    auto *plot = child<QCustomPlot>(&shown.page, "cumulativePlot");
    const QPoint middle = plot->axisRect()->center();
    const QCPRange months = plot->xAxis->range(), amounts = plot->yAxis->range();
    QVERIFY(months.lower == 0 && months.upper >= 36 && months.upper < 37);
    const auto wheel = [&](int delta) {
        QWheelEvent event(middle, plot->mapToGlobal(middle), {}, QPoint(0, delta), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &event);
    };
    wheel(240);
    QVERIFY(plot->xAxis->range().size() < 30 && plot->yAxis->range().size() < amounts.size());
    QTest::mouseDClick(plot, Qt::LeftButton, {}, middle);
    QCOMPARE(plot->xAxis->range(), months);
    QCOMPARE(plot->yAxis->range(), amounts);
    wheel(-480);
    QCOMPARE(plot->xAxis->range(), months); // there is nothing beyond
    child<QAction>(&shown.page, "resetChart")->trigger();
    QCOMPARE(plot->yAxis->range(), amounts);
    child<QAction>(&shown.page, "frameZoom")->setChecked(true);
    QTest::mousePress(plot, Qt::LeftButton, {}, middle);
    QTest::mouseMove(plot, middle + QPoint(100, 80));
    QTest::mouseRelease(plot, Qt::LeftButton, {}, middle + QPoint(100, 80));
    QVERIFY(plot->xAxis->range().lower > 17 && plot->xAxis->range().upper < 30);
    QCOMPARE(plot->selectionRectMode(), QCP::srmZoom);
    child<QAction>(&shown.page, "resetChart")->trigger();
    QCOMPARE(plot->xAxis->range(), months);
}

void TestCostPage::readsByKey()
{
    Shown shown(tc1(6.88, 0.6));
    // TC-1: 288 000 at first, 28 590.44 in the first year.
    QCOMPARE(shown.chart()->readOut(12).split(u'\n').at(1), u"Bought: 316,590 EUR"_s);
    QCOMPARE(shown.chart()->readOut(0).split(u'\n').first(), u"Month 0"_s);
    auto *plot = child<QCustomPlot>(&shown.page, "cumulativePlot");
    QTest::keyClick(shown.chart(), Qt::Key_Plus);
    QVERIFY(plot->xAxis->range().size() < 36);
    QTest::keyClick(shown.chart(), Qt::Key_Home);
    QVERIFY(plot->xAxis->range().size() >= 36);
}

void TestCostPage::hasALogarithmicAxis()
{
    Shown shown(tc1(6.88, 0.6));
    auto *plot = child<QCustomPlot>(&shown.page, "cumulativePlot");
    child<QAction>(&shown.page, "logarithmicChart")->setChecked(true);
    QCOMPARE(plot->yAxis->scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(plot->yAxis->range().lower > 0);
    child<QAction>(&shown.page, "logarithmicChart")->setChecked(false);
    QCOMPARE(plot->yAxis->range().lower, 0.0);
}

void TestCostPage::drawsAside()
{
    Shown shown(tc1(13.76, 0.6));
    shown.session.edit(Field::CloudPrice, tc1(6.88, 0.6), {});
    shown.page.refresh();
    auto *note = child<QLabel>(shown.frame(), "chartNote"); // no event is handled before it is read: nothing can have arrived
    QVERIFY2(note->text().startsWith(u"Computing 10,000 draws"_s), qPrintable(note->text()));
    QVERIFY(!shown.chart()->band()); // the window did not wait
    QVERIFY(QTest::qWaitFor([&] { return shown.chart()->band().has_value(); }, 20'000));
    const Configuration &configuration = shown.session.project().configurations.front();
    const ConfigurationEvaluation evaluation = evaluateConfiguration(shown.session.catalogue(), shown.session.project(), configuration);
    const auto expected = monteCarlo(costCase(shown.session.catalogue(), shown.session.project(), configuration, evaluation), usualSpreads());
    const CostBandData &band = *shown.chart()->band();
    QCOMPARE(band.months, (QVector<double>{0, 12, 24, 36}));
    QCOMPARE(band.years.size(), std::size_t(4));
    for (std::size_t year = 0; year < 4; ++year) { // the same seed: the same answer
        QCOMPARE(band.years[year].p10.micros(), expected->bands.front().years[year].p10.micros());
        QCOMPARE(band.years[year].p90.micros(), expected->bands.front().years[year].p90.micros());
    }
    QVERIFY2(note->text().contains(u"Owning is cheaper than the cloud in "_s) && note->text().contains(u"Purchase price 90% to 110%"_s), qPrintable(note->text()));
    QCOMPARE(shown.frame()->table().headers.size(), 4 + 3);
    QCOMPARE(std::get<Money>(shown.frame()->table().rows[12][4]), expected->bands.front().years[1].p10);
    QCOMPARE(shown.frame()->table().rows[13][4].index(), std::size_t(0)); // nothing between the years
    // Another language or theme draws nothing again.
    shown.page.retranslate();
    QVERIFY(shown.chart()->band());
}

void TestCostPage::dropsTheDrawsOfAnEdit()
{
    Shown shown(tc1(6.88, 0.6));
    const Project dearer = tc1(13.76, 0.6);
    shown.session.edit(Field::CloudPrice, dearer, {});
    shown.page.refresh(); // while the first are drawn
    QVERIFY(QTest::qWaitFor([&] { return shown.chart()->band().has_value(); }, 20'000));
    QVERIFY(shown.frame()->answer().startsWith(u"Break-even with the cloud after 6."_s) || shown.frame()->answer().startsWith(u"Break-even with the cloud after 7."_s));
    shown.session.edit(Field::CloudPrice, tc1(0, 0.6), {});
    shown.page.refresh();
    QVERIFY(!shown.chart()->band()); // what was drawn is not of this project
    shown.page.hide();
    shown.session.edit(Field::CloudPrice, dearer, {});
    shown.page.refresh();
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
    QCoreApplication::processEvents(); // what was drawn would come now
    QVERIFY(!shown.chart()->band()); // nor is anything drawn for a page that nobody sees
    shown.page.show();
    QVERIFY(QTest::qWaitFor([&] { return shown.chart()->band().has_value(); }, 20'000));
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

void TestCostPage::smallChartLeadsHere()
{
    Session session(std::make_shared<const Catalogue>(), tc1(6.88, 0.6));
    MainWindow window(session, {});
    window.show();
    auto *small = window.findChild<TcoChart *>();
    child<QAbstractButton>(small, "costDetails")->click();
    QVERIFY(child<QWidget>(&window, "costPage")->isVisible());
    child<QAction>(&window, "configureAction")->trigger();
    QTest::mouseDClick(small->findChild<QCustomPlot *>(), Qt::LeftButton);
    QVERIFY(child<QWidget>(&window, "costPage")->isVisible());
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
