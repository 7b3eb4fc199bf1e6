// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "items/bommodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    auto c = std::make_shared<Catalogue>();
    const auto add = [](auto &table, const char *model, std::optional<Money> price) {
        auto part = typename std::remove_reference_t<decltype(table)>::value_type();
        part.info.vendor = "Acme";
        part.info.model = model;
        part.info.price = price;
        part.info.priceSource = price ? "price list 2026" : "";
        table.push_back(part);
    };
    add(c->gpus, "G1", Money::units(25'000));
    add(c->gpus, "G2", std::nullopt);
    add(c->servers, "S1", std::nullopt);
    add(c->network, "N1", Money::units(900));
    add(c->network, "Switch", std::nullopt);
    c->network[1].isSwitch = true;
    add(c->services, "Installation", std::nullopt);
    return c;
}

BomLine line(PartKind kind, std::uint32_t index, int quantity)
{
    BomLine l;
    l.part = {kind, {index}};
    l.quantity = quantity;
    return l;
}

Project project()
{
    Project p;
    for (const char *name : {"A", "B"}) {
        Configuration c;
        c.name = name;
        c.lines = {line(PartKind::Server, 0, 1), line(PartKind::Gpu, 0, 8), line(PartKind::Gpu, 1, 1), line(PartKind::Network, 0, 2)};
        c.nodes = 2;
        p.configurations.push_back(c);
    }
    return p;
}

Evaluation evaluationWith(std::initializer_list<Finding> findings)
{
    Evaluation e;
    e.count = 2;
    for (const Finding &f : findings) {
        e.configurations[0].findings.add(f);
    }
    return e;
}

Finding finding(FindingCode code, Severity severity, PartRef subject = {})
{
    Finding f;
    f.code = code;
    f.severity = severity;
    f.subject = subject;
    return f;
}

// A model whose edits come back, as they do through the session.
struct Bom {
    struct Edit {
        Field field;
        QString text;
    };
    std::vector<Edit> edits;
    Project project = ::project();
    Evaluation evaluation = evaluationWith({});
    BomModel model;
    QAbstractItemModelTester tester;

    Bom()
        : model(catalogue(), [this](Field field, Project after, const QString &text) {
            edits.push_back({field, text});
            project = std::move(after);
            model.setProject(project, evaluation, 0);
        })
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        model.setFormat(Format(QLocale(QLocale::English)));
        model.setProject(project, evaluation, 0);
    }
    void show() { model.setProject(project, evaluation, 0); }
    QModelIndex at(PartKind kind, int row, int column) const { return model.index(row, column, model.groupIndex(kind)); }
    QString text(PartKind kind, int row, int column) const { return at(kind, row, column).data().toString(); }
    const std::vector<BomLine> &lines() const { return project.configurations[0].lines; }
};

} // namespace

class TestBomModel : public QObject {
    Q_OBJECT
private slots:
    void groupsAreAlwaysThere()
    {
        BomModel model(catalogue(), {});
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), partKindCount);
        QCOMPARE(model.columnCount(), int(BomModel::ColumnCount));
        model.setProject(Project(), Evaluation(), 0); // no such configuration
        QCOMPARE(model.rowCount(), partKindCount);
        QVERIFY(!model.lineIndex(0).isValid());
        model.addPart({PartKind::Gpu, {0}});
        model.removeLine(0);
        model.moveLine(0, 1);
    }

    void showsTheLines()
    {
        Bom bom;
        QCOMPARE(bom.model.rowCount(bom.model.groupIndex(PartKind::Gpu)), 2);
        QCOMPARE(bom.model.rowCount(bom.model.groupIndex(PartKind::Psu)), 0);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::DesignationColumn), u"Acme G1"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::QuantityColumn), u"8"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::UnitPriceColumn), u"€25,000.00"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::TotalColumn), u"€400,000.00"_s); // 8 x 25 000 x 2 nodes
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::UnitPriceColumn), u"on request"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::StatusColumn), u"No price"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::StatusColumn), u"OK"_s);
        const QModelIndex group = bom.model.groupIndex(PartKind::Gpu);
        QCOMPARE(group.data(BomModel::LineIndexRole).toInt(), -1);
        QCOMPARE(group.siblingAtColumn(BomModel::QuantityColumn).data().toString(), u"9"_s);
        QCOMPARE(group.siblingAtColumn(BomModel::TotalColumn).data().toString(), u"€400,000.00 (partial)"_s);
        QCOMPARE(bom.at(PartKind::Gpu, 1, 0).data(BomModel::LineIndexRole).toInt(), 2);
        QCOMPARE(bom.at(PartKind::Gpu, 1, 0).data(BomModel::PartKindRole).toInt(), int(PartKind::Gpu));
        QVERIFY(!bom.at(PartKind::Gpu, 1, 0).data(BomModel::IsPriceKnownRole).toBool());
        QCOMPARE(bom.at(PartKind::Gpu, 0, BomModel::TotalColumn).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
        QVERIFY(bom.model.lineIndex(3) == bom.at(PartKind::Network, 0, 0));
        for (int column = 0; column < BomModel::ColumnCount; ++column) {
            QVERIFY(!bom.model.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
    }

    // The catalogue's prices are euros: another currency has none until they are typed.
    void anotherCurrencyHasNoCataloguePrice()
    {
        Bom bom;
        bom.project.currency = "USD";
        QSignalSpy changes(&bom.model, &QAbstractItemModel::dataChanged);
        bom.show();
        QVERIFY(changes.count() > 0);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::UnitPriceColumn), u"on request"_s);
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::UnitPriceColumn), u"30000"_s));
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::UnitPriceColumn), u"$30,000.00"_s);
    }

    void severityOfLinesAndGroups()
    {
        Bom bom;
        bom.evaluation = evaluationWith({finding(FindingCode::GpuPowerAboveChassis, Severity::Caution, {PartKind::Gpu, {1}}),
                                         finding(FindingCode::NoPsu, Severity::Blocker), finding(FindingCode::NoCloudPrice, Severity::Advice)});
        bom.show();
        const auto severity = [&](const QModelIndex &index) { return index.data(BomModel::SeverityRole).toInt(); };
        QCOMPARE(severity(bom.at(PartKind::Gpu, 0, 0)), -1); // about the other GPU
        QCOMPARE(severity(bom.at(PartKind::Gpu, 1, 0)), int(Severity::Caution));
        QCOMPARE(severity(bom.model.groupIndex(PartKind::Gpu)), int(Severity::Caution));
        QCOMPARE(severity(bom.model.groupIndex(PartKind::Psu)), int(Severity::Blocker)); // without any line
        QCOMPARE(severity(bom.model.groupIndex(PartKind::Server)), -1); // a finding without subject is not about the server
        QCOMPARE(severity(bom.at(PartKind::Server, 0, 0)), -1);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::StatusColumn), u"Caution"_s);
        QVERIFY(bom.at(PartKind::Gpu, 1, BomModel::StatusColumn).data(Qt::ToolTipRole).toString().contains(u"chassis"_s));
        QVERIFY(bom.at(PartKind::Gpu, 1, BomModel::StatusColumn).data(Qt::AccessibleTextRole).toString().startsWith(u"Caution: "_s));
    }

    // The CPU sets the channels and the modules fill them: both are marked.
    void aFindingAboutTwoKindsMarksBoth()
    {
        Bom bom;
        bom.project.configurations[0].lines.push_back(line(PartKind::Memory, PartIndex::none, 3));
        bom.evaluation = evaluationWith({finding(FindingCode::UnevenMemoryChannels, Severity::Advice, {PartKind::Cpu, {0}})});
        bom.show();
        QCOMPARE(bom.at(PartKind::Memory, 0, 0).data(BomModel::SeverityRole).toInt(), int(Severity::Advice));
        QCOMPARE(bom.model.groupIndex(PartKind::Cpu).data(BomModel::SeverityRole).toInt(), int(Severity::Advice));
    }

    void valuesChangeInPlace()
    {
        Bom bom;
        QSignalSpy resets(&bom.model, &QAbstractItemModel::modelReset);
        QSignalSpy inserted(&bom.model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&bom.model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changes(&bom.model, &QAbstractItemModel::dataChanged);
        bom.show();
        QCOMPARE(changes.count(), 0); // equal data: nothing to say
        const QPersistentModelIndex kept(bom.at(PartKind::Network, 0, 0));
        bom.project.configurations[0].lines[1].quantity = 4;
        bom.show();
        QCOMPARE(changes.count(), 2); // the line and its group
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::TotalColumn), u"€200,000.00"_s);
        QCOMPARE(resets.count() + inserted.count() + removed.count(), 0);
        QVERIFY(kept.isValid());
        // Another part in the same place, as a repair does.
        bom.project.configurations[0].lines[3].part.index = {1};
        bom.show();
        QCOMPARE(resets.count() + inserted.count() + removed.count(), 0);
        QCOMPARE(kept.data().toString(), u"Acme Switch"_s);
    }

    void linesComeAndGo()
    {
        Bom bom;
        QSignalSpy resets(&bom.model, &QAbstractItemModel::modelReset);
        QSignalSpy inserted(&bom.model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&bom.model, &QAbstractItemModel::rowsRemoved);
        const QPersistentModelIndex second(bom.at(PartKind::Gpu, 1, 0));
        bom.model.removeLine(1); // the first GPU
        QCOMPARE(removed.count(), 1);
        QCOMPARE(inserted.count() + resets.count(), 0);
        QVERIFY(second.isValid()); // the selection of the other line survives
        QCOMPARE(second.row(), 0);
        QCOMPARE(second.data().toString(), u"Acme G2"_s);
        QCOMPARE(second.data(BomModel::LineIndexRole).toInt(), 1);
        bom.model.addPart({PartKind::Gpu, {0}}, 4);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::DesignationColumn), u"Acme G1"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::QuantityColumn), u"4"_s);
        QVERIFY(second.isValid());
        bom.model.setProject(bom.project, bom.evaluation, 1); // another tab
        QCOMPARE(resets.count(), 1);
        bom.model.setProject(Project(), Evaluation(), 1);
        QCOMPARE(bom.model.rowCount(bom.model.groupIndex(PartKind::Gpu)), 0);
    }

    void quantity_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("isTaken");
        QTest::addColumn<int>("expected");
        QTest::newRow("number") << QVariant(4) << true << 4;
        QTest::newRow("text") << QVariant(u"12"_s) << true << 12;
        QTest::newRow("zero") << QVariant(0) << true << 0;
        QTest::newRow("negative") << QVariant(-3) << true << 0;
        QTest::newRow("too many") << QVariant(200'000) << true << 100'000;
        QTest::newRow("far too many") << QVariant(9'000'000'000LL) << true << 100'000;
        QTest::newRow("word") << QVariant(u"some"_s) << false << 8;
        QTest::newRow("part of a piece") << QVariant(u"2.5"_s) << false << 8;
    }
    void quantity()
    {
        QFETCH(QVariant, value);
        QFETCH(bool, isTaken);
        QFETCH(int, expected);
        Bom bom;
        QCOMPARE(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::QuantityColumn), value), isTaken);
        QCOMPARE(bom.lines()[1].quantity, expected);
        QCOMPARE(int(bom.edits.size()), isTaken ? 1 : 0);
    }

    // A service is sold in part: shown with its unit, in the writing of the language, and typed in either.
    void quantityOfService_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<LineUnit>("unit");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<qint64>("thousandths");
        const QLocale french(QLocale::French, QLocale::France), english(QLocale::English);
        QTest::newRow("French") << french << LineUnit::Day << u"2,25"_s << u"2,25\u00A0d"_s << qint64(2'250); // no translation is loaded
        QTest::newRow("point in French") << french << LineUnit::Hour << u"2.25"_s << u"2,25\u00A0h"_s << qint64(2'250);
        QTest::newRow("English") << english << LineUnit::Piece << u"0.06"_s << u"0.06"_s << qint64(60);
        QTest::newRow("four decimals") << english << LineUnit::Day << u"2.2505"_s << u"1\u00A0d"_s << qint64(1'000);
        QTest::newRow("too many") << english << LineUnit::Day << u"100000.5"_s << u"1\u00A0d"_s << qint64(1'000);
        QTest::newRow("negative") << english << LineUnit::Day << u"-0.5"_s << u"1\u00A0d"_s << qint64(1'000);
    }
    void quantityOfService()
    {
        QFETCH(QLocale, locale);
        QFETCH(LineUnit, unit);
        QFETCH(QString, typed);
        QFETCH(QString, shown);
        QFETCH(qint64, thousandths);
        Bom bom;
        bom.model.setFormat(Format(locale));
        BomLine service = line(PartKind::Service, 0, 1);
        service.offer.unit = unit;
        bom.model.insertLines({service}, u"add"_s);
        const QModelIndex cell = bom.at(PartKind::Service, 0, BomModel::QuantityColumn);
        QCOMPARE(bom.model.setData(cell, typed), thousandths != 1'000);
        QCOMPARE(qint64(quantityOf(bom.lines().back()).thousandths), thousandths);
        QCOMPARE(bom.text(PartKind::Service, 0, BomModel::QuantityColumn), shown);
    }

    void equalValuesMakeNoEdit()
    {
        Bom bom;
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::QuantityColumn), 8));
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::UnitPriceColumn), QString()));
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::DiscountColumn), u"0"_s));
        bom.model.setScope(1, LineScope::PerNode);
        bom.model.moveLine(1, -5); // already first
        QCOMPARE(int(bom.edits.size()), 0);
    }

    void price_data()
    {
        QTest::addColumn<QString>("text");
        constexpr qint64 refused = INT64_MIN;
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QString>("edited"); // what an editor shows
        QTest::newRow("english") << u"1,234.50"_s << qint64(1'234'500'000) << u"1234,50"_s;
        QTest::newRow("french") << u"1 234,50"_s << qint64(1'234'500'000) << u"1234,50"_s;
        QTest::newRow("narrow space") << u"1\u202f234,50\u00a0€"_s << qint64(1'234'500'000) << u"1234,50"_s;
        QTest::newRow("c") << u"1234.5"_s << qint64(1'234'500'000) << u"1234,50"_s;
        QTest::newRow("word") << u"cheap"_s << refused << QString();
        QTest::newRow("a rebate") << u"-5"_s << qint64(-5'000'000) << u"-5"_s;
        QTest::newRow("a rebate, typographic") << u"\u22121 234,50 €"_s << qint64(-1'234'500'000) << u"-1234,50"_s;
        QTest::newRow("too much") << u"2000000000"_s << refused << QString();
        QTest::newRow("too little") << u"-2000000000"_s << refused << QString();
        QTest::newRow("two signs") << u"--5"_s << refused << QString();
    }
    void price()
    {
        QFETCH(QString, text);
        QFETCH(qint64, micros);
        Bom bom;
        bom.model.setFormat(Format(QLocale(QLocale::French)));
        const QModelIndex cell = bom.at(PartKind::Gpu, 0, BomModel::UnitPriceColumn);
        const bool isRefused = micros == INT64_MIN;
        QCOMPARE(bom.model.setData(cell, text), !isRefused);
        const std::optional<Money> price = bom.lines()[1].unitPrice;
        QCOMPARE(price ? qint64(price->micros()) : qint64(INT64_MIN), micros);
        if (isRefused) {
            return;
        }
        QCOMPARE(bom.edits.front().field, Field::LinePrice);
        QVERIFY(bom.edits.front().text.contains(u"Acme G1"_s));
        QTEST(cell.data(Qt::EditRole).toString(), "edited");
        QFETCH(QString, edited);
        QCOMPARE(cell.data(BomModel::EditValueRole).toString(), edited.replace(u',', u'.'));
        // Cleared: the catalogue's price again.
        QVERIFY(bom.model.setData(cell, u"  "_s));
        QVERIFY(!bom.lines()[1].unitPrice);
        QCOMPARE(cell.data().toString(), u"25\u202f000,00\u00a0€"_s);
        QCOMPARE(cell.data(BomModel::EditValueRole).toString(), QString());
    }

    void examplePricesAreMarked()
    {
        Bom bom;
        bom.project.configurations[0].lines[2].unitPrice = Money::units(100);
        bom.project.configurations[0].lines[2].priceIsExample = true;
        bom.show();
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::UnitPriceColumn), u"€100.00 (example)"_s);
        QVERIFY(bom.at(PartKind::Gpu, 1, 0).data(BomModel::IsExamplePriceRole).toBool());
        QVERIFY(bom.model.groupIndex(PartKind::Gpu).data(BomModel::IsExamplePriceRole).toBool());
        // A price that somebody types is no example.
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 1, BomModel::UnitPriceColumn), u"120"_s));
        QVERIFY(!bom.lines()[2].priceIsExample);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::UnitPriceColumn), u"€120.00"_s);
    }

    void discount_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("ppm"); // -1: refused
        QTest::newRow("percent") << u"5"_s << qint64(50'000);
        QTest::newRow("decimals") << u"5.5 %"_s << qint64(55'000);
        QTest::newRow("all") << u"100"_s << qint64(1'000'000);
        QTest::newRow("more than all") << u"101"_s << qint64(-1);
        QTest::newRow("word") << u"x"_s << qint64(-1);
    }
    void discount()
    {
        QFETCH(QString, text);
        QFETCH(qint64, ppm);
        Bom bom;
        QCOMPARE(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::DiscountColumn), text), ppm >= 0);
        QCOMPARE(qint64(bom.lines()[1].discount.ppm), std::max(qint64(0), ppm));
    }

    // 16 x 25 000 - 5 % = 380 000
    void discountIsInTheTotal()
    {
        Bom bom;
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::DiscountColumn), u"5"_s));
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::DiscountColumn), u"5%"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::TotalColumn), u"€380,000.00"_s);
        QVERIFY(bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::DiscountColumn), QString()));
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::DiscountColumn), QString());
    }

    void whatCanBeEdited()
    {
        Bom bom;
        bom.model.addCustom(PartKind::Service, u" Training, two days "_s);
        const auto isEditable = [](const QModelIndex &index) { return index.flags().testFlag(Qt::ItemIsEditable); };
        QVERIFY(isEditable(bom.at(PartKind::Gpu, 0, BomModel::QuantityColumn)));
        QVERIFY(isEditable(bom.at(PartKind::Gpu, 0, BomModel::UnitPriceColumn)));
        QVERIFY(isEditable(bom.at(PartKind::Gpu, 0, BomModel::DiscountColumn)));
        QVERIFY(!isEditable(bom.at(PartKind::Gpu, 0, BomModel::DesignationColumn)));
        QVERIFY(!isEditable(bom.at(PartKind::Gpu, 0, BomModel::TotalColumn)));
        QVERIFY(!isEditable(bom.model.groupIndex(PartKind::Gpu)));
        QVERIFY(!bom.model.setData(bom.model.groupIndex(PartKind::Gpu), 3));
        QVERIFY(!bom.model.setData(bom.at(PartKind::Gpu, 0, BomModel::TotalColumn), 3));
        const QModelIndex custom = bom.at(PartKind::Service, 0, BomModel::DesignationColumn);
        QVERIFY(isEditable(custom));
        QVERIFY(custom.data(BomModel::IsCustomRole).toBool());
        QCOMPARE(custom.data().toString(), u"Training, two days"_s);
        QVERIFY(!bom.model.setData(custom, u" "_s)); // it has no other name
        QVERIFY(bom.model.setData(custom, u"Training"_s));
        QCOMPARE(bom.lines().back().description, std::string("Training"));
        bom.model.addCustom(PartKind::Service, u"  "_s);
        QCOMPARE(int(bom.lines().size()), 5);
    }

    void aPartHasASensibleScope_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("scope");
        QTest::newRow("gpu") << int(PartKind::Gpu) << 0 << int(LineScope::PerNode);
        QTest::newRow("adapter") << int(PartKind::Network) << 0 << int(LineScope::PerNode);
        QTest::newRow("switch") << int(PartKind::Network) << 1 << int(LineScope::PerProject);
        QTest::newRow("service") << int(PartKind::Service) << 0 << int(LineScope::PerProject);
    }
    void aPartHasASensibleScope()
    {
        QFETCH(int, kind);
        QFETCH(int, index);
        QFETCH(int, scope);
        Bom bom;
        bom.model.addPart({static_cast<PartKind>(kind), {static_cast<std::uint32_t>(index)}});
        QCOMPARE(int(bom.lines().size()), 5);
        QCOMPARE(int(bom.lines().back().scope), scope);
        QCOMPARE(bom.edits.front().field, Field::LineAdd);
    }

    void noSuchPartIsNotAdded()
    {
        Bom bom;
        bom.model.addPart({PartKind::Gpu, {77}});
        bom.model.addPart({});
        bom.model.removeLine(-1);
        bom.model.removeLine(99);
        bom.model.moveLine(99, 1);
        bom.model.setScope(99, LineScope::PerProject);
        QCOMPARE(int(bom.edits.size()), 0);
    }

    void perProjectCountsOnce()
    {
        Bom bom;
        bom.model.setScope(3, LineScope::PerProject);
        QCOMPARE(bom.text(PartKind::Network, 0, BomModel::TotalColumn), u"€1,800.00"_s); // 2 x 900, not per node
    }

    void linesMoveWithinTheirKind()
    {
        Bom bom;
        bom.model.moveLine(1, 1);
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::DesignationColumn), u"Acme G2"_s);
        QCOMPARE(bom.text(PartKind::Gpu, 1, BomModel::DesignationColumn), u"Acme G1"_s);
        QCOMPARE(bom.lines()[0].part.kind, PartKind::Server);
        QCOMPARE(bom.lines()[3].part.kind, PartKind::Network);
        bom.model.moveLine(2, std::numeric_limits<int>::max()); // already last
        QCOMPARE(int(bom.edits.size()), 1);
        bom.model.moveLine(2, std::numeric_limits<int>::min());
        QCOMPARE(bom.text(PartKind::Gpu, 0, BomModel::DesignationColumn), u"Acme G1"_s);
    }
};

QTEST_GUILESS_MAIN(TestBomModel)
#include "tst_bommodel.moc"
