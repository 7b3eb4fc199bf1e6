// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QLabel>
#include <QScrollBar>
#include <QTreeWidget>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "powerview.h"
#include "rackdrawing.h"
#include "supplychart.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    static const auto value = std::make_shared<const Catalogue>(catalogueFromResources().value());
    return value;
}

Project sample(const QString &name) { return readProject(*catalogue(), u":/samples/"_s + name + u".configuria"_s).value_or(Project()); }

const QString workstation = u"01-assistant-8b-workstation"_s, serving = u"02-llama-3.3-70b-serving"_s, training = u"03-full-fine-tune-70b"_s;

struct Shown {
    Session session;
    View view{session, 0, Format(QLocale(u"en_GB"_s))};
    PowerView widget{view};

    explicit Shown(const Project &project) : session(catalogue(), project) { widget.refresh(); }
    QString value(const QString &label) const
    {
        const auto found = widget.findChild<QTreeWidget *>(u"powerFigures"_s)->findItems(label, Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.first()->text(1).replace(u'\u00a0', u' ');
    }
    const SupplyChartData &chart() const { return widget.findChild<SupplyChart *>()->data(); }
};

BarChartData bars(const Project &project)
{
    const Evaluation evaluation = evaluate(*catalogue(), project);
    return powerChart(project, evaluation.configurations[0], Format(QLocale(u"en_GB"_s)));
}

const ChartLine *lineOf(const BarChartData &data, Series series)
{
    const auto found = std::find_if(data.lines.cbegin(), data.lines.cend(), [series](const ChartLine &line) { return line.series == series; });
    return found == data.lines.cend() ? nullptr : &*found;
}

// Rows of pixels of the colour of a node, in the middle of the drawing.
int nodePixels(RackDrawing &drawing)
{
    const QImage image = drawing.grab().toImage();
    const QRgb node = seriesColor(Series::Gpus, isDark(drawing.palette())).rgb();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        count += image.pixel(image.width() * 2 / 3, y) == node ? 1 : 0;
    }
    return count;
}

} // namespace

class TestPowerView : public QObject {
    Q_OBJECT

private slots:
    // Six supplies of 3 kW on two feeds: 18, 15 and 9 kW; the circuit of 32 A three-phase at 80 %.
    void threeStatesAndTheCircuit()
    {
        const BarChartData data = bars(sample(training));
        QVERIFY(lineOf(data, Series::Capacity) && lineOf(data, Series::OneLost) && lineOf(data, Series::FeedLost) && lineOf(data, Series::Circuit));
        QCOMPARE(lineOf(data, Series::Capacity)->value, 18'000.0);
        QCOMPARE(lineOf(data, Series::OneLost)->value, 15'000.0);
        QCOMPARE(lineOf(data, Series::FeedLost)->value, 9'000.0);
        // 3 x 230 V x 25.6 A x 0.99, at 91 % behind the supplies: Titanium at full load
        QVERIFY(std::abs(lineOf(data, Series::Circuit)->value - 3 * 230 * 25.6 * 0.99 * 0.91) < 1);
        // Every limit has its own words, colour and pattern in the legend.
        const QVector<LegendEntry> legend = legendOf(data, false);
        QSet<QString> words, looks;
        int lines = 0;
        for (const LegendEntry &entry : legend) {
            if (entry.isLine) {
                ++lines;
                words << entry.text;
                looks << entry.color.name() + QString::number(static_cast<int>(entry.style));
            }
        }
        QCOMPARE(lines, 4);
        QCOMPARE(words.size(), 4);
        QCOMPARE(looks.size(), 4);
    }
    // Of two supplies on two feeds one lost and one feed lost are the same: one line says both.
    void sameLossIsSaidOnce()
    {
        const BarChartData data = bars(sample(serving));
        QVERIFY(!lineOf(data, Series::FeedLost));
        QVERIFY(lineOf(data, Series::OneLost)->text.startsWith(u"One or a feed lost"_s));
        const Shown shown(sample(serving));
        QCOMPARE(shown.chart().points.size(), 2);
    }
    void oneFeed()
    {
        Project project = sample(training);
        project.site.feeds = 1;
        project.configurations[0].redundancy = RedundancyPolicy::NPlusOne; // what is usable is what is left when one is lost
        const BarChartData data = bars(project);
        QVERIFY(!lineOf(data, Series::FeedLost));
        QVERIFY(lineOf(data, Series::OneLost)->text.startsWith(u"One lost"_s));
        project.configurations[0].redundancy = RedundancyPolicy::NPlusN;
        QCOMPARE(lineOf(bars(project), Series::FeedLost)->value, 9'000.0);
    }
    // A circuit of 5 kW does not squash the bar of a workstation of 0.8 kW.
    void farLimit()
    {
        const BarChartData data = bars(sample(workstation));
        QVERIFY(lineOf(data, Series::Circuit)->isBeyond);
        QVERIFY(data.axisMax < 2'000);
        QVERIFY(!lineOf(bars(sample(training)), Series::Circuit)->isBeyond);
    }

    void workingPoints()
    {
        const Shown shown(sample(training));
        const auto &points = shown.chart().points;
        QCOMPARE(points.size(), 3);
        QCOMPARE(points[0].series, Series::Capacity);
        QVERIFY(points[0].load < points[1].load && points[1].load < points[2].load);
        QVERIFY(points[2].load > 100 && shown.chart().loadMax() > points[2].load); // on the chart, though overloaded
        for (const WorkingPoint &point : points) {
            QVERIFY(point.efficiency > shown.chart().efficiencyMin() && point.efficiency < 100);
        }
        QCOMPARE(legendOf(shown.chart(), true).size(), 3);
    }

    void figures()
    {
        const Shown shown(sample(training));
        const PowerEvaluation &power = shown.view.evaluation().power;
        QCOMPARE(shown.value(u"One supply lost"_s), u"full speed"_s);
        QCOMPARE(shown.value(u"One feed lost"_s), u"slowed down"_s); // 9 kW for 9.26
        // 1 W = 3.412 BTU/h
        QCOMPARE(shown.value(u"Heat"_s).remove(u","_s), u"%1 BTU/h"_s.arg(std::llround(power.ac->count * 3.412142)));
        QCOMPARE(shown.value(u"What the circuit carries"_s), u"25.6 A"_s);
        QCOMPARE(shown.value(u"Nodes in a rack"_s), QString::number(*power.nodesPerRack));
        QCOMPARE(shown.value(u"Racks"_s), QString::number(*power.racks));
    }

    // What is not known is a dash, never a nought.
    void unknown()
    {
        Project project = sample(serving);
        project.configurations[0].lines.clear();
        const Shown shown(project);
        for (const QString &label : {u"Full load of a node"_s, u"Heat"_s, u"Cooling air"_s, u"Current of a cord"_s, u"One supply lost"_s, u"Nodes in a rack"_s, u"Weight in a rack"_s}) {
            QCOMPARE(shown.value(label), u"—"_s);
        }
        QVERIFY(shown.chart().points.isEmpty() && !shown.chart().empty.isEmpty());
        QVERIFY(shown.widget.findChild<QLabel *>(u"rackSentence"_s)->text().contains(u"not known"_s));
        project.configurations.clear();
        Shown nothing(project);
        QCOMPARE(nothing.widget.findChild<QTreeWidget *>(u"powerFigures"_s)->topLevelItemCount(), 0);
    }

    void rackToScale_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("nodeUnits");
        QTest::newRow("none") << 0 << 3 << 4;
        QTest::newRow("one of 8 U") << 1 << 0 << 8;
        QTest::newRow("ten of 2 U") << 10 << 5 << 2;
        QTest::newRow("full") << 10 << 0 << 4;
    }
    // The height that the nodes take is their share of the units, but for the gaps between them.
    void rackToScale()
    {
        QFETCH(int, nodes);
        QFETCH(int, room);
        QFETCH(int, nodeUnits);
        RackDrawing drawing;
        drawing.setData({RackUse{40, false, nodeUnits, nodes, room}, u"words"_s});
        drawing.resize(drawing.sizeHint());
        const double unit = (drawing.sizeHint().height() - drawing.fontMetrics().height()) / 40.0;
        const double expected = nodes * (nodeUnits * unit - 1.5);
        QVERIFY2(std::abs(nodePixels(drawing) - expected) <= 1 + nodes * 1.1 + room * 2.2, qPrintable(u"%1 for %2"_s.arg(nodePixels(drawing)).arg(expected)));
        // 19 inches wide, 44.45 mm a unit
        QVERIFY(std::abs(drawing.sizeHint().width() - 482.6 / 44.45 * unit - drawing.fontMetrics().horizontalAdvance(u"00"_s)) < 10);
        QCOMPARE(drawing.accessibleName(), u"words"_s);
        drawing.setData({});
        QVERIFY(drawing.isHidden());
    }

    // The wheel over the plot scrolls the whole.
    void wheel()
    {
        Shown shown(sample(training));
        shown.widget.resize(370, 150);
        shown.widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.widget));
        QTest::qWait(30);
        QVERIFY(shown.widget.verticalScrollBar()->maximum() > 0);
        for (QWidget *over : {static_cast<QWidget *>(shown.widget.findChild<SupplyChart *>()->findChild<QWidget *>(u"supplyPlot"_s)),
                              static_cast<QWidget *>(shown.widget.findChild<QTreeWidget *>(u"powerFigures"_s)->viewport())}) {
            shown.widget.verticalScrollBar()->setValue(0);
            const QPoint at(20, 20);
            QWheelEvent event(at, over->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(over, &event);
            QVERIFY(shown.widget.verticalScrollBar()->value() > 0);
        }
    }

    void pictures_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("workstation") << workstation;
        QTest::newRow("serving") << serving;
        QTest::newRow("training") << training;
    }
    // As narrow as the window makes it, nothing but the details of the table is cut.
    void pictures()
    {
        QFETCH(QString, name);
        Shown shown(sample(name));
        shown.widget.resize(370, 700);
        shown.widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.widget));
        QTest::qWait(30);
        QVERIFY(shown.widget.widget()->width() <= 370);
        auto *figures = shown.widget.findChild<QTreeWidget *>(u"powerFigures"_s);
        QVERIFY(figures->columnWidth(0) + figures->columnWidth(1) < figures->width() * 4 / 5);
        const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
        if (!folder.isEmpty()) {
            QVERIFY(shown.widget.widget()->grab().save(folder + u"/power-"_s + name + u".png"_s));
        }
    }
};

QTEST_MAIN(TestPowerView)
#include "tst_powerview.moc"
