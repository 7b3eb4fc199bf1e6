// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "../engine/costfixture.h"
#include "items/comparemodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

const Format english(QLocale(QLocale::English, QLocale::UnitedKingdom));

CompareCell cell(std::optional<double> number)
{
    CompareCell c;
    c.number = number;
    c.text = number ? QString::number(*number) : QString();
    return c;
}

ScoreWeights weights(std::initializer_list<std::pair<CompareRow, int>> given)
{
    ScoreWeights all{};
    for (const auto &[row, weight] : given) {
        all[static_cast<std::size_t>(row)] = weight;
    }
    return all;
}

struct Fixture {
    Catalogue catalogue;
    Project project = fixture::tc1(6.88, 0.6);
    Evaluation evaluation;
    CompareModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Fixture()
    {
        project.configurations[0].name = "A";
        project.configurations.push_back(project.configurations[0]);
        project.configurations[1].name = "B";
        project.configurations[1].capex = Money::units(400'000);
        read();
    }
    void read()
    {
        evaluation = evaluate(catalogue, project);
        model.setProject(catalogue, project, evaluation, english);
    }
    const CompareCell &at(CompareRow row, int column) const { return model.cell(model.rowOf(row), column); }
    int columnOf(const QString &name) const { return static_cast<int>(model.scenarios().indexOf(name)); }
};

} // namespace

class TestCompareScore : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void explainsEveryTerm();
    void blockerIsSaid();
    void modelWeighs();
    void otherWaysToPay();
    void waysFollowTheChoice();
    void nothingIsNotZero();
    void layoutComesBack();
    void strangeLayouts_data();
    void strangeLayouts();
    void movesFar();
};

// Cost 100 and 200, weight 6: places 1 and 0. Speed 1 000 and not known, weight 4: 1 (the only one), 0 to 1.
// 10 x (6 + 4) / 10 = 10; 10 x (0 to 4) / 10 = 0 to 4.
void TestCompareScore::explainsEveryTerm()
{
    const std::vector<WeighedRow> rows{{CompareRow::Tco, u"Cost"_s, {cell(100), cell(200)}},
                                       {CompareRow::Output, u"Speed"_s, {cell(1'000), cell({})}},
                                       {CompareRow::Co2, u"CO₂"_s, {cell({}), cell({})}},
                                       {CompareRow::LeadTime, u"Delay"_s, {cell(3), cell(4)}}};
    const auto cells = scoreCells(rows, weights({{CompareRow::Tco, 6}, {CompareRow::Output, 4}, {CompareRow::Co2, 9}}), {false, false}, english);
    QCOMPARE(cells.at(0).score.text, u"10.0"_s);
    QVERIFY(!cells[0].score.isAtLeast);
    QCOMPARE(cells[0].terms.text, u"Cost: 6 × 1.00 = 6.00\nSpeed: 4 × 1.00 = 4.00\nCO₂: left out, known of none\n10 × 10.0 / 10 = 10.0"_s);
    QCOMPARE(cells[1].score.text, u"0.0 to 4.0"_s);
    QVERIFY(cells[1].score.isAtLeast); // never the best
    QCOMPARE(cells[1].terms.text, u"Cost: 6 × 0.00 = 0.00\nSpeed: 4 × 0 to 1, not known\nCO₂: left out, known of none\n10 × 0.0 to 4.0 / 10 = 0.0 to 4.0"_s);
    QVERIFY(scoreCells(rows, {}, {false, false}, english).at(0).score.text.isEmpty());
}

// The second is out of question: it sets no scale, so that the first and the third are 1 and 0.
void TestCompareScore::blockerIsSaid()
{
    const std::vector<WeighedRow> rows{{CompareRow::Tco, u"Cost"_s, {cell(100), cell(10), cell(200)}}};
    const auto cells = scoreCells(rows, weights({{CompareRow::Tco, 5}}), {false, true, false}, english);
    QCOMPARE(cells.at(0).score.text, u"10.0"_s);
    QCOMPARE(cells.at(1).score.text, u"10.0, with a blocker"_s);
    QVERIFY(cells[1].score.isAtLeast);
    QCOMPARE(cells.at(2).score.text, u"0.0"_s);
}

// A costs less and nothing else differs: 10 and (5 + 5 x 0) of 10, with the cost and the draw weighed alike.
void TestCompareScore::modelWeighs()
{
    Fixture f;
    f.model.setWeights(weights({{CompareRow::Tco, 5}, {CompareRow::AveragePower, 5}}));
    const bool hasBlocker = f.evaluation.configurations[0].findings.count(Severity::Blocker) > 0;
    QVERIFY2(f.at(CompareRow::Score, 0).text.startsWith(u"10.0"_s), qPrintable(f.at(CompareRow::Score, 0).text));
    QCOMPARE(f.at(CompareRow::Score, 1).number, std::optional(5.0));
    QCOMPARE(f.at(CompareRow::Score, 0).text.contains(u"blocker"_s), hasBlocker);
    const QString tip = f.model.index(f.model.rowOf(CompareRow::Score), 1).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(u"Cost over 3 year(s): 5 × 0.00"_s));
    QVERIFY(tip.contains(u"sum of the weights"_s));
    QSignalSpy arranged(&f.model, &CompareModel::arranged);
    f.model.setWeights({});
    QCOMPARE(arranged.size(), 1);
    QCOMPARE(f.model.rowOf(CompareRow::Score), -1); // nothing is weighed
}

// Reference case TC-1: the lease pays 8 518.14 a month for 36 months, 306 653.04 (36 x 8 518.14), in place of 280 000, and leaves the
// residual of 70 000: 333 006.69 + 26 653.04 = 359 659.73. AWS at 6.88 USD (0.92), 8 GPUs, 730 h x 36, 60 %: 798 441.06; break-even 14.71.
void TestCompareScore::otherWaysToPay()
{
    Fixture f;
    f.model.setOtherWays(OtherWays::OfReference);
    f.read();
    const int lease = f.columnOf(u"A: Leased"_s), cloud = f.columnOf(u"A: On demand"_s);
    QVERIFY(lease >= 2 && cloud >= 2);
    QCOMPARE(f.columnOf(u"A: Bought"_s), -1); // that is column A
    QCOMPARE(f.at(CompareRow::Capex, lease).money, Money());
    QCOMPARE(f.at(CompareRow::Capex, cloud).money, Money());
    QCOMPARE(fixture::cents(f.at(CompareRow::Tco, lease).money), qint64(35'965'973));
    QCOMPARE(fixture::cents(f.at(CompareRow::Tco, cloud).money), qint64(79'844'106));
    QVERIFY(f.at(CompareRow::BreakEven, cloud).number && fixture::isNear(*f.at(CompareRow::BreakEven, cloud).number, 14.71, 0.005));
    // 798 441.06 / (8 x 8 760 x 3 x 0.6) = 6.3296: the price itself.
    QCOMPARE(fixture::cents(f.at(CompareRow::PerGpuHour, cloud).money), qint64(633));
    QVERIFY(!f.model.index(f.model.rowOf(CompareRow::BreakEven), cloud).data(CompareModel::BestRole).toBool()); // no merit of the cloud
    QCOMPARE(f.at(CompareRow::AveragePower, lease).text, f.at(CompareRow::AveragePower, 0).text); // the same machine
}

void TestCompareScore::waysFollowTheChoice()
{
    Fixture f;
    QCOMPARE(f.model.columnCount(), 2);
    f.model.setOtherWays(OtherWays::OfReference);
    f.read();
    QCOMPARE(f.model.columnCount(), 4);
    f.model.setReference(3); // no scenario of the project
    QCOMPARE(f.model.reference(), 0);
    f.model.setReference(1);
    f.read();
    QCOMPARE(f.model.scenarios(), (QStringList{u"A"_s, u"B"_s, u"B: Leased"_s, u"B: On demand"_s}));
    QCOMPARE(f.model.references(), (QStringList{u"A"_s, u"B"_s}));
    f.model.setOtherWays(OtherWays::OfAll);
    f.read();
    QCOMPARE(f.model.columnCount(), 6);
    f.project.cost.finance.kind = Financing::Lease; // then buying is the other way
    f.read();
    QCOMPARE(f.columnOf(u"A: Leased"_s), -1);
    QVERIFY(f.columnOf(u"A: Bought"_s) > 0);
}

// What means nothing in the cloud is a dash with its reason, no difference, never the best.
void TestCompareScore::nothingIsNotZero()
{
    Fixture f;
    f.model.setOtherWays(OtherWays::OfReference);
    f.read();
    const int cloud = f.columnOf(u"A: On demand"_s);
    for (const CompareRow row : {CompareRow::AveragePower, CompareRow::Co2, CompareRow::LeadTime, CompareRow::Blockers, CompareRow::Verdict, CompareRow::Nodes,
                                 CompareRow::Output, CompareRow::PerUserMonth}) {
        if (f.model.rowOf(row) < 0) {
            continue; // not of this workload
        }
        const QModelIndex index = f.model.index(f.model.rowOf(row), cloud);
        QCOMPARE(index.data().toString(), u"—"_s);
        QVERIFY(!f.at(row, cloud).number && !f.at(row, cloud).money);
        QVERIFY2(!f.at(row, cloud).reason.isEmpty(), qPrintable(f.model.rowLabel(f.model.rowOf(row))));
        QCOMPARE(index.data(Qt::ToolTipRole).toString(), f.at(row, cloud).reason);
        QVERIFY(!index.data(CompareModel::DiffersRole).toBool());
        QVERIFY(!index.data(CompareModel::BestRole).toBool());
    }
}

void TestCompareScore::layoutComesBack()
{
    Fixture f;
    f.model.setHidden(CompareRow::Nodes, true);
    QVERIFY(f.model.move(f.model.rowOf(CompareRow::Tco), -3));
    f.model.setReference(1);
    f.model.setWeights(weights({{CompareRow::Tco, 9}, {CompareRow::Headroom, 2}}));
    f.model.setOtherWays(OtherWays::OfAll);
    const CompareLayout layout = f.model.layout();
    QCOMPARE(layout.reference, u"B"_s);
    QVERIFY(layoutOf(layoutText(layout)) == layout);
    Fixture other;
    other.model.setLayout(layoutOf(layoutText(layout)));
    other.read();
    f.read();
    QCOMPARE(other.model.reference(), 1);
    QCOMPARE(other.model.rowCount(), f.model.rowCount());
    QCOMPARE(other.model.columnCount(), f.model.columnCount());
    for (int row = 0; row < f.model.rowCount(); ++row) {
        QCOMPARE(other.model.rowAt(row), f.model.rowAt(row));
    }
    QVERIFY(other.model.layout() == layout);
}

void TestCompareScore::strangeLayouts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QString();
    QTest::newRow("no JSON") << u"{{"_s;
    QTest::newRow("another kind") << u"[1]"_s;
    QTest::newRow("unknown names") << u"{\"order\":[\"x\",3],\"hidden\":[\"y\"],\"weights\":{\"z\":4},\"ways\":\"w\"}"_s;
    QTest::newRow("named twice") << u"{\"order\":[\"model\",\"model\"]}"_s;
}

void TestCompareScore::strangeLayouts()
{
    QFETCH(QString, text);
    Fixture first, f;
    f.model.setLayout(layoutOf(text));
    f.read();
    QCOMPARE(f.model.rowCount(), first.model.rowCount());
    for (int row = 0; row < f.model.rowCount(); ++row) {
        QCOMPARE(f.model.rowAt(row), first.model.rowAt(row));
    }
    QCOMPARE(layoutOf(u"{\"weights\":{\"tco\":99}}"_s).weights[static_cast<std::size_t>(CompareRow::Tco)], mostWeight);
}

void TestCompareScore::movesFar()
{
    Fixture f;
    const CompareRow first = f.model.rowAt(0), second = f.model.rowAt(1), last = f.model.rowAt(f.model.rowCount() - 1);
    QVERIFY(f.model.move(0, f.model.rowCount() - 1));
    QCOMPARE(f.model.rowAt(0), second);
    QCOMPARE(f.model.rowAt(f.model.rowCount() - 1), first);
    QCOMPARE(f.model.rowAt(f.model.rowCount() - 2), last);
    QVERIFY(f.model.move(f.model.rowCount() - 1, 1 - f.model.rowCount()));
    QCOMPARE(f.model.rowAt(0), first);
    QVERIFY(!f.model.move(0, 0));
}

QTEST_GUILESS_MAIN(TestCompareScore)
#include "tst_comparescore.moc"
