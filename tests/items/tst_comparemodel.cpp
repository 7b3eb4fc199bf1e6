// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <set>

#include "items/comparemodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

const Format english(QLocale(QLocale::English, QLocale::UnitedKingdom));

BomLine line(PartKind kind, std::uint32_t index, int quantity)
{
    BomLine l;
    l.part = {kind, {index}};
    l.quantity = quantity;
    return l;
}

Catalogue catalogue()
{
    Catalogue c;
    c.servers.resize(1);
    c.servers[0].info.vendor = "Acme";
    c.servers[0].info.model = "S4";
    c.servers[0].info.leadTimeDays = 30;
    c.servers[0].rackUnits = 4;
    c.gpus.resize(2);
    c.gpus[0].info.vendor = "Acme";
    c.gpus[0].info.model = "G1";
    c.gpus[0].info.leadTimeDays = 45;
    c.gpus[1].info.vendor = "Acme";
    c.gpus[1].info.model = "G2"; // its lead time is not known
    c.racks.resize(2);
    c.racks[0].type = RackPartType::Rack;
    c.racks[0].rackUnits = 42;
    c.racks[1].type = RackPartType::Pdu;
    c.racks[1].rackUnits = 1;
    return c;
}

Project project(int scenarios)
{
    Project p;
    for (int i = 0; i < scenarios; ++i) {
        Configuration c;
        c.name = "Scenario " + std::to_string(i + 1);
        c.model.name = "Model";
        c.nodes = 2;
        c.lines = {line(PartKind::Server, 0, 1), line(PartKind::Gpu, 0, 8)};
        p.configurations.push_back(c);
    }
    return p;
}

template <class Q>
Estimate<Q> estimate(Q value)
{
    return {value, value, value, Basis::Formula, FormulaId::MemoryTotal};
}

struct Fixture {
    Catalogue parts = catalogue();
    Project plan;
    Evaluation evaluation;
    CompareModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Fixture(int scenarios) : plan(project(scenarios))
    {
        evaluation.count = scenarios;
        read();
    }
    void read() { model.setProject(parts, plan, evaluation, english); }
    ConfigurationEvaluation &operator[](std::size_t i) { return evaluation.configurations[i]; }
    QVariant at(CompareRow row, int column, int role = Qt::DisplayRole) const { return model.index(model.rowOf(row), column).data(role); }
    QString text(CompareRow row, int column) const { return at(row, column).toString(); }
    QString bests(CompareRow row) const // "01": the second is the best
    {
        QString marks;
        for (int column = 0; column < model.columnCount(); ++column) {
            marks += at(row, column, CompareModel::BestRole).toBool() ? u'1' : u'0';
        }
        return marks;
    }
};

} // namespace

class TestCompareModel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void hasAColumnForEachScenario();
    void everyRowHasWordsAndACell();
    void derivedFigures();
    void unknownIsNeverZero();
    void marksTheBest_data();
    void marksTheBest();
    void bestOfWordsInTheirOrder();
    void whatDoesNotFitIsNeverTheBest();
    void partialPricesAreALowerBound();
    void oneScenarioHasNoBest();
    void tellsDifferences_data();
    void tellsDifferences();
    void referenceMovesWithTheChoice();
    void rowsThatDoNotApply();
    void listsParts();
    void countsRackUnits();
    void longestLeadTime();
    void hidesAndOrdersRows();
    void differencesOnly();
    void newFiguresAreNoReset();
    void scenariosComeAndGo();
};

void TestCompareModel::hasAColumnForEachScenario()
{
    Fixture f(8);
    QCOMPARE(f.model.columnCount(), 8);
    QCOMPARE(f.model.headerData(0, Qt::Horizontal).toString(), u"Scenario 1 (reference)"_s);
    QCOMPARE(f.model.headerData(7, Qt::Horizontal).toString(), u"Scenario 8"_s);
    QCOMPARE(f.model.headerData(f.model.rowOf(CompareRow::Capex), Qt::Vertical).toString(), u"Purchase without VAT"_s);
}

void TestCompareModel::everyRowHasWordsAndACell()
{
    Fixture f(2);
    std::set<QString> labels;
    for (int row = 0; row < compareRowCount; ++row) {
        const QString label = texts::label(static_cast<CompareRow>(row), f.plan);
        QVERIFY2(!label.isEmpty(), qPrintable(QString::number(row)));
        QVERIFY2(labels.insert(label).second, qPrintable(label));
    }
    f.plan.configurations[1].workload.kind = WorkloadKind::Lora;
    for (int kind = 0; kind < partKindCount; ++kind) {
        f.plan.configurations[0].lines.push_back(line(static_cast<PartKind>(kind), 0, 1));
    }
    f.read();
    QCOMPARE(f.model.rowCount(), compareRowCount); // every row applies to one of them
}

// Every derived figure of the cost has its row, in its unit; the CO2 with the method and year of its factor.
void TestCompareModel::derivedFigures()
{
    Fixture f(2);
    CostEvaluation &cost = f[0].cost;
    cost.perGpuHourInstalled = Money::micros(1'584'000);
    cost.perMillionInput = Money::cents(12);
    cost.perMillionOutput = Money::cents(88);
    cost.whPerThousandTokens = 1.25;
    cost.co2GramsPerThousandTokens = 0.0271;
    f.plan.site.co2GramsPerKwh = 21.7;
    f.plan.site.co2Method = "direct production";
    f.plan.site.co2Year = 2024;
    f.read();
    QVERIFY(f.text(CompareRow::PerGpuHourInstalled, 0).contains(u"1.58"_s));
    QVERIFY(f.text(CompareRow::PerMillionInput, 0).contains(u"0.12"_s));
    QVERIFY(f.text(CompareRow::PerMillionOutput, 0).contains(u"0.88"_s));
    QCOMPARE(f.text(CompareRow::EnergyPerTokens, 0), u"1.25 Wh"_s);
    QCOMPARE(f.text(CompareRow::Co2PerTokens, 0), u"0.0271 g"_s);
    QCOMPARE(f.model.rowLabel(f.model.rowOf(CompareRow::Co2)), u"CO₂ of operation (direct production, 2024)"_s);
    QVERIFY(f.at(CompareRow::EnergyPerTokens, 1, CompareModel::UnknownRole).toBool());
}

void TestCompareModel::unknownIsNeverZero()
{
    Fixture f(2);
    for (int row = 0; row < f.model.rowCount(); ++row) {
        const CompareRow id = f.model.rowAt(row);
        if (id < CompareRow::Verdict || id == CompareRow::LeadTime || id == CompareRow::Blockers || id == CompareRow::Cautions || id == CompareRow::RackUnits || id >= CompareRow::Score) {
            continue; // of the project itself
        }
        QVERIFY2(f.text(id, 0) == u"—", qPrintable(f.model.rowLabel(row) + u": "_s + f.text(id, 0)));
        QVERIFY(f.at(id, 0, CompareModel::UnknownRole).toBool());
        QVERIFY(!f.model.cell(row, 0).number && !f.model.cell(row, 0).money);
    }
    QCOMPARE(f.text(CompareRow::Blockers, 0), u"0"_s); // this zero is known
    f[0].cost.co2Kg = std::nan("");
    f.read();
    QCOMPARE(f.text(CompareRow::Co2, 0), u"—"_s);
}

void TestCompareModel::marksTheBest_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QList<double>>("values"); // below 0: not known
    QTest::addColumn<QString>("bests");
    QTest::newRow("most tokens") << int(CompareRow::Output) << QList<double>{100, 300, 200} << u"010"_s;
    QTest::newRow("shortest wait") << int(CompareRow::FirstToken) << QList<double>{0.4, 0.3, 0.5} << u"010"_s;
    QTest::newRow("least money") << int(CompareRow::Tco) << QList<double>{900, 800, 700} << u"001"_s;
    QTest::newRow("least watts") << int(CompareRow::DcPower) << QList<double>{900, 800, 1000} << u"010"_s;
    QTest::newRow("least CO2") << int(CompareRow::Co2) << QList<double>{5, 9, 7} << u"100"_s;
    QTest::newRow("ties share it") << int(CompareRow::Tco) << QList<double>{700, 800, 700} << u"101"_s;
    QTest::newRow("the same to the reader") << int(CompareRow::Tco) << QList<double>{700.1, 800, 700.2} << u"101"_s;
    QTest::newRow("equals have none") << int(CompareRow::Tco) << QList<double>{700, 700, 700} << u"000"_s;
    QTest::newRow("unknown is no best") << int(CompareRow::Tco) << QList<double>{-1, 800, 700} << u"001"_s;
    QTest::newRow("one known is no best") << int(CompareRow::Tco) << QList<double>{-1, -1, 700} << u"000"_s;
}

void TestCompareModel::marksTheBest()
{
    QFETCH(int, row);
    QFETCH(QList<double>, values);
    QFETCH(QString, bests);
    Fixture f(3);
    for (int i = 0; i < 3; ++i) {
        const double v = values[i];
        if (v < 0) {
            continue;
        }
        ConfigurationEvaluation &e = f[static_cast<std::size_t>(i)];
        switch (static_cast<CompareRow>(row)) {
        case CompareRow::Output: e.speed.output = estimate(TokensPerSecond(v)); break;
        case CompareRow::FirstToken: e.speed.timeToFirstToken = estimate(Seconds(v)); break;
        case CompareRow::Tco: e.cost.tco = Money::micros(static_cast<std::int64_t>(v * 1e6)); break;
        case CompareRow::DcPower: e.power.dc = Watts(v); break;
        default: e.cost.co2Kg = v; break;
        }
    }
    f.read();
    QCOMPARE(f.bests(static_cast<CompareRow>(row)), bests);
}

void TestCompareModel::bestOfWordsInTheirOrder()
{
    Fixture f(3);
    f[0].memory.fits = Fit::Tight;
    f[1].memory.fits = Fit::FitsWithMargin;
    f[2].memory.fits = Fit::No;
    f.read();
    QCOMPARE(f.bests(CompareRow::Verdict), u"010"_s);
    QCOMPARE(f.text(CompareRow::Verdict, 0), u"Tight"_s);
}

void TestCompareModel::whatDoesNotFitIsNeverTheBest()
{
    Fixture f(3);
    f[0].memory.fits = Fit::No;
    f[1].memory.fits = f[2].memory.fits = Fit::Fits;
    f[0].cost.tco = Money::units(1);
    f[1].cost.tco = Money::units(3);
    f[2].cost.tco = Money::units(2);
    f.read();
    QCOMPARE(f.bests(CompareRow::Tco), u"001"_s);
    QVERIFY(f.at(CompareRow::Tco, 0, Qt::ToolTipRole).toString().contains(u"does not hold the work"_s));
}

void TestCompareModel::partialPricesAreALowerBound()
{
    Fixture f(3);
    for (std::size_t i = 0; i < 3; ++i) {
        f[i].cost.capex = Money::units(static_cast<std::int64_t>(1000 * (i + 1)));
    }
    f[0].cost.capexPartial = true;
    f.read();
    QCOMPARE(f.text(CompareRow::Capex, 0), u"at least €1,000"_s);
    QCOMPARE(f.bests(CompareRow::Capex), u"010"_s);
    QCOMPARE(f.text(CompareRow::Capex, 1), u"≠ €2,000"_s); // against a lower bound there is no percentage
}

void TestCompareModel::oneScenarioHasNoBest()
{
    Fixture f(1);
    f[0].cost.tco = Money::units(5);
    f.read();
    QCOMPARE(f.bests(CompareRow::Tco), u"0"_s);
    QCOMPARE(f.model.headerData(0, Qt::Horizontal).toString(), u"Scenario 1"_s);
    f.model.setReference(4);
    QCOMPARE(f.model.reference(), 0);
}

void TestCompareModel::tellsDifferences_data()
{
    QTest::addColumn<double>("reference");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("less") << 1000.0 << 880.0 << u"880 W (−12%)"_s;
    QTest::newRow("more") << 800.0 << 1000.0 << u"1 kW (+25%)"_s;
    QTest::newRow("the same") << 800.0 << 800.0 << u"800 W"_s;
    QTest::newRow("the same to the reader") << 800.0 << 800.001 << u"800 W"_s;
    QTest::newRow("against nothing") << 0.0 << 800.0 << u"≠ 800 W"_s;
    QTest::newRow("against the unknown") << -1.0 << 800.0 << u"≠ 800 W"_s;
    QTest::newRow("unknown against") << 800.0 << -1.0 << u"≠ —"_s;
}

void TestCompareModel::tellsDifferences()
{
    QFETCH(double, reference);
    QFETCH(double, value);
    QFETCH(QString, text);
    Fixture f(2);
    f[0].power.ac = reference < 0 ? std::nullopt : std::optional(Watts(reference));
    f[1].power.ac = value < 0 ? std::nullopt : std::optional(Watts(value));
    f.read();
    QCOMPARE(f.text(CompareRow::AcPower, 1), text);
    QCOMPARE(f.at(CompareRow::AcPower, 1, CompareModel::DiffersRole).toBool(), text.contains(u'(') || text.contains(u'≠'));
}

void TestCompareModel::referenceMovesWithTheChoice()
{
    Fixture f(2);
    f[0].power.racks = 3;
    f[1].power.racks = 1;
    f.read();
    QCOMPARE(f.text(CompareRow::RackCount, 0), u"3"_s);
    QCOMPARE(f.text(CompareRow::RackCount, 1), u"1 (−2)"_s);
    f.model.setReference(1);
    QCOMPARE(f.text(CompareRow::RackCount, 0), u"3 (+2)"_s);
    QCOMPARE(f.text(CompareRow::RackCount, 1), u"1"_s);
    QVERIFY(f.at(CompareRow::RackCount, 1, CompareModel::ReferenceRole).toBool());
}

void TestCompareModel::rowsThatDoNotApply()
{
    Fixture f(2);
    QVERIFY(f.model.rowOf(CompareRow::Output) >= 0);
    QCOMPARE(f.model.rowOf(CompareRow::TimeToTrain), -1); // nothing is trained
    QCOMPARE(f.model.rowOf(CompareRow::Drives), -1);      // nothing is listed
    f.plan.configurations[1].workload.kind = WorkloadKind::Lora;
    f.read();
    QCOMPARE(f.text(CompareRow::TimeToTrain, 0), u"not applicable"_s);
    QCOMPARE(f.text(CompareRow::TimeToTrain, 1), u"≠ —"_s);
    QCOMPARE(f.text(CompareRow::Output, 1), u"≠ not applicable"_s);
}

void TestCompareModel::listsParts()
{
    Fixture f(2);
    BomLine once = line(PartKind::Gpu, 1, 3);
    once.scope = LineScope::PerProject;
    f.plan.configurations[0].lines.push_back(once);
    f.plan.configurations[1].lines.pop_back();
    f.read();
    QCOMPARE(f.text(CompareRow::Gpus, 0), u"8 × Acme G1\n3 × Acme G2 in all"_s);
    QCOMPARE(f.text(CompareRow::Gpus, 1), u"≠ none"_s);
    f.plan.configurations[0].lines.insert(f.plan.configurations[0].lines.end(), 20, line(PartKind::Gpu, 0, 1));
    f.read();
    QCOMPARE(f.text(CompareRow::Gpus, 0).count(u'\n'), 6); // a list of 22 is not a cell
}

// 2 nodes of 4 U and 2 PDUs of 1 U in each: 12 U; the rack gives room.
void TestCompareModel::countsRackUnits()
{
    Fixture f(2);
    f.plan.configurations[0].lines.push_back(line(PartKind::Rack, 0, 1));
    f.plan.configurations[0].lines.push_back(line(PartKind::Rack, 1, 2));
    f.plan.configurations[1].lines.front() = line(PartKind::Gpu, 0, 1); // no server
    f.read();
    QCOMPARE(f.text(CompareRow::RackUnits, 0), u"12 U"_s);
    QCOMPARE(f.text(CompareRow::RackUnits, 1), u"≠ —"_s);
}

void TestCompareModel::longestLeadTime()
{
    Fixture f(2);
    f.plan.configurations[1].lines.push_back(line(PartKind::Gpu, 1, 1));
    f.read();
    QCOMPARE(f.text(CompareRow::LeadTime, 0), u"45 days"_s);
    QCOMPARE(f.text(CompareRow::LeadTime, 1), u"≠ at least 45 days"_s);
}

void TestCompareModel::hidesAndOrdersRows()
{
    Fixture f(2);
    const int capex = f.model.rowOf(CompareRow::Capex);
    f.model.setHidden(CompareRow::Capex, true);
    QCOMPARE(f.model.rowOf(CompareRow::Capex), -1);
    QCOMPARE(f.model.rowOf(CompareRow::Tco), capex);
    QSignalSpy moved(&f.model, &QAbstractItemModel::rowsMoved);
    QVERIFY(f.model.move(capex, -1));
    QVERIFY(f.model.move(capex - 1, -1));
    QCOMPARE(moved.size(), 2);
    QCOMPARE(f.model.rowOf(CompareRow::Tco), capex - 2);
    QVERIFY(!f.model.move(0, -1));
    QVERIFY(!f.model.move(f.model.rowCount() - 1, 1));
    QVERIFY(!f.model.move(-1, 1));
    f.read(); // the choice outlives new figures
    QCOMPARE(f.model.rowOf(CompareRow::Tco), capex - 2);
    QCOMPARE(f.model.rowOf(CompareRow::Capex), -1);
    const std::vector<CompareRow> rows = f.model.applicableRows();
    QVERIFY(std::find(rows.begin(), rows.end(), CompareRow::Capex) != rows.end());
    f.model.showAll();
    QCOMPARE(f.model.rowOf(CompareRow::Capex), capex);
    QCOMPARE(f.model.rowOf(CompareRow::Tco), capex + 1);
}

void TestCompareModel::differencesOnly()
{
    Fixture f(2);
    f[0].power.ac = Watts(1000);
    f[1].power.ac = Watts(900);
    f.read();
    f.model.setDifferencesOnly(true);
    QCOMPARE(f.model.rowCount(), 1);
    QCOMPARE(f.model.rowAt(0), CompareRow::AcPower);
    f[1].power.ac = Watts(1000);
    f.read();
    QCOMPARE(f.model.rowCount(), 0);
    f.model.setDifferencesOnly(false);
    QVERIFY(f.model.rowOf(CompareRow::AcPower) >= 0);
}

void TestCompareModel::newFiguresAreNoReset()
{
    Fixture f(2);
    QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
    f[0].power.ac = Watts(1000);
    f.read();
    QCOMPARE(reset.size(), 0);
    QCOMPARE(changed.size(), 1);
}

void TestCompareModel::scenariosComeAndGo()
{
    Fixture f(4);
    f.model.setReference(3);
    f.plan.configurations.resize(2);
    f.read();
    QCOMPARE(f.model.columnCount(), 2);
    QCOMPARE(f.model.reference(), 1);
    f.plan.configurations.clear();
    f.read();
    QCOMPARE(f.model.columnCount(), 0);
    QCOMPARE(f.model.rowCount(), 0);
    f.plan = project(8);
    f.read();
    QCOMPARE(f.model.columnCount(), 8);
    QVERIFY(f.model.rowCount() > 0);
}

QTEST_GUILESS_MAIN(TestCompareModel)
#include "tst_comparemodel.moc"
