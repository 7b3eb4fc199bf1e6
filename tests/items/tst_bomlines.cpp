// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "items/bomclipboard.h"
#include "items/bommodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    auto c = std::make_shared<Catalogue>();
    for (const char *id : {"g0", "g1", "g2", "g3"}) {
        Gpu gpu;
        gpu.info.id = id;
        gpu.info.vendor = "Acme";
        gpu.info.model = std::string("Card ") + id;
        c->gpus.push_back(gpu);
    }
    Cpu cpu;
    cpu.info.id = "c0";
    cpu.info.model = "Chip";
    c->cpus.push_back(cpu);
    NetworkPart network;
    network.info.id = "switch";
    network.info.model = "Switch";
    network.isSwitch = true;
    c->network.push_back(network);
    return c;
}

BomLine line(PartKind kind, std::uint32_t index, int quantity = 1)
{
    BomLine l;
    l.part = {kind, {index}};
    l.quantity = quantity;
    return l;
}

// A scenario "g0 c0 g1 g2 g3": the lines of one kind need not stand together.
struct Scenario {
    Project project;
    std::vector<QString> edits;
    BomModel model;
    QAbstractItemModelTester tester;

    explicit Scenario(const QString &currency = u"EUR"_s)
        : model(catalogue(), [this](Field, Project after, const QString &text) {
            edits.push_back(text);
            project = std::move(after);
            model.setProject(project, Evaluation(), 0);
        })
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        project.currency = currency.toStdString();
        Configuration c;
        c.name = "A";
        c.lines = {line(PartKind::Gpu, 0), line(PartKind::Cpu, 0), line(PartKind::Gpu, 1), line(PartKind::Gpu, 2), line(PartKind::Gpu, 3)};
        project.configurations = {c, c};
        model.setFormat(Format(QLocale(QLocale::English)));
        model.setProject(project, Evaluation(), 0);
    }
    std::vector<BomLine> &lines() { return project.configurations[0].lines; }
    void show() { model.setProject(project, Evaluation(), 0); }
    QString ids()
    {
        QStringList words;
        const auto c = catalogue();
        for (const BomLine &l : lines()) {
            const PartInfo *info = c->info(l.part);
            words << (info ? QString::fromStdString(info->id) : u"\""_s + QString::fromStdString(l.description) + u"\""_s);
        }
        return words.join(u' ');
    }
};

QList<int> numbers(const QString &text)
{
    QList<int> result;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        result << word.toInt();
    }
    return result;
}

// Everything that a line can hold.
BomLine fullLine()
{
    BomLine l = line(PartKind::Gpu, 1, 7);
    l.description = "Card; with \"quotes\", tab\tand = sign";
    l.scope = LineScope::PerProject;
    l.unitPrice = Money::micros(1'234'500'001);
    l.priceIsExample = true;
    l.discount = Rate{12'345};
    l.offer = {"Machine", "two lines\nof comment", true, Rate{55'000}, Money::cents(99'99), Money::units(120), "8471.80", "TW"};
    return l;
}

BomLine customLine()
{
    BomLine l = line(PartKind::Psu, PartIndex::none, 2);
    l.description = "Supply of another maker";
    l.watts = Watts(1999.5);
    return l;
}

} // namespace

class TestBomLines : public QObject {
    Q_OBJECT
private slots:
    void linesAreEdited_data()
    {
        QTest::addColumn<QString>("edit");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("selected"); // where the lines are now
        QTest::addColumn<int>("edits");
        QTest::newRow("remove one") << u"remove"_s << u"2"_s << u"g0 c0 g2 g3"_s << u""_s << 1;
        QTest::newRow("remove several") << u"remove"_s << u"4 0 1"_s << u"g1 g2"_s << u""_s << 1;
        QTest::newRow("remove all") << u"remove"_s << u"0 1 2 3 4"_s << u""_s << u""_s << 1;
        QTest::newRow("remove nothing") << u"remove"_s << u""_s << u"g0 c0 g1 g2 g3"_s << u""_s << 0;
        QTest::newRow("remove what is not there") << u"remove"_s << u"-1 99"_s << u"g0 c0 g1 g2 g3"_s << u""_s << 0;
        QTest::newRow("duplicate") << u"duplicate"_s << u"0 3"_s << u"g0 g0 c0 g1 g2 g2 g3"_s << u"1 5"_s << 1;
        QTest::newRow("duplicate twice named") << u"duplicate"_s << u"1 1"_s << u"g0 c0 c0 g1 g2 g3"_s << u"2"_s << 1;
        QTest::newRow("up") << u"up"_s << u"2"_s << u"g1 c0 g0 g2 g3"_s << u"0"_s << 1;
        QTest::newRow("up together") << u"up"_s << u"3 4"_s << u"g0 c0 g2 g3 g1"_s << u"2 3"_s << 1;
        QTest::newRow("up, at the top") << u"up"_s << u"0"_s << u"g0 c0 g1 g2 g3"_s << u"0"_s << 0;
        QTest::newRow("up, the first holds up the second") << u"up"_s << u"0 2"_s << u"g0 c0 g1 g2 g3"_s << u"0 2"_s << 0;
        QTest::newRow("up, with a gap") << u"up"_s << u"2 4"_s << u"g1 c0 g0 g3 g2"_s << u"0 3"_s << 1;
        QTest::newRow("down") << u"down"_s << u"0 2"_s << u"g2 c0 g0 g1 g3"_s << u"2 3"_s << 1;
        QTest::newRow("down, alone of its kind") << u"down"_s << u"1"_s << u"g0 c0 g1 g2 g3"_s << u"1"_s << 0;
        QTest::newRow("to the top") << u"place 0"_s << u"3 4"_s << u"g2 c0 g3 g0 g1"_s << u"0 2"_s << 1;
        QTest::newRow("to the end") << u"place -1"_s << u"0"_s << u"g1 c0 g2 g3 g0"_s << u"4"_s << 1;
        QTest::newRow("between") << u"place 2"_s << u"0 4"_s << u"g1 c0 g0 g3 g2"_s << u"2 3"_s << 1;
        QTest::newRow("beyond the end") << u"place 99"_s << u"2"_s << u"g0 c0 g2 g3 g1"_s << u"4"_s << 1;
        QTest::newRow("in another group") << u"place 0"_s << u"1"_s << u"g0 c0 g1 g2 g3"_s << u"1"_s << 0;
    }
    void linesAreEdited()
    {
        QFETCH(QString, edit);
        QFETCH(QString, lines);
        QFETCH(QString, after);
        QFETCH(QString, selected);
        QFETCH(int, edits);
        Scenario s;
        QList<int> now;
        if (edit == u"remove") {
            s.model.removeLines(numbers(lines));
        } else if (edit == u"duplicate") {
            now = s.model.duplicateLines(numbers(lines));
        } else if (edit == u"up" || edit == u"down") {
            now = s.model.moveLines(numbers(lines), edit == u"up" ? -1 : 1);
        } else {
            now = s.model.placeLines(numbers(lines), PartKind::Gpu, edit.section(u' ', 1).toInt());
        }
        QCOMPARE(s.ids(), after);
        QCOMPARE(now, numbers(selected));
        QCOMPARE(int(s.edits.size()), edits);
        QVERIFY(s.edits.empty() || !s.edits[0].isEmpty()); // the undo step has a name
    }

    void linesComeBackExactly()
    {
        Scenario s;
        s.lines().push_back(fullLine());
        s.lines().push_back(customLine());
        s.show();
        const std::unique_ptr<QMimeData> data(s.model.mimeOf({0, 5, 6}));
        Scenario other; // another window
        const QList<int> pasted = other.model.paste(*data, PartKind::Service);
        QCOMPARE(pasted, (QList<int>{5, 6, 7}));
        QVERIFY(other.lines()[5] == s.lines()[0]);
        QVERIFY(other.lines()[6] == fullLine());
        QVERIFY(other.lines()[7] == customLine());
        QCOMPARE(int(other.edits.size()), 1);
    }

    // A price of 1 234 dollars is not one of 1 234 euros.
    void pricesOfAnotherCurrencyStayBehind()
    {
        Scenario dollars(u"USD"_s);
        dollars.lines()[0] = fullLine();
        dollars.show();
        Scenario euros;
        QSignalSpy said(&euros.model, &BomModel::said);
        const std::unique_ptr<QMimeData> data(dollars.model.mimeOf({0}));
        euros.model.paste(*data, PartKind::Gpu);
        QVERIFY(!euros.lines().back().unitPrice);
        const LineOffer &offer = euros.lines().back().offer;
        QVERIFY(!offer.purchasePrice && !offer.floorPrice && offer.isOptional && offer.hsCode == "8471.80");
        QCOMPARE(euros.lines().back().quantity, 7);
        QVERIFY(said.at(0).at(0).toString().contains(u"currency"_s));
    }

    // What the house pays is for its own list alone.
    void purchasePricesAreInNoText()
    {
        Scenario s;
        s.lines()[0] = fullLine();
        s.show();
        const std::unique_ptr<QMimeData> data(s.model.mimeOf({0}));
        QVERIFY(!data->text().contains(u"99.99"_s) && !data->text().contains(u"120"_s));
    }

    // An option is marked, keeps its total, and is not in that of its group.
    void options()
    {
        Scenario s;
        for (const std::size_t i : {0u, 2u}) {
            s.lines()[i].unitPrice = Money::units(100);
        }
        s.show();
        s.model.setOptional({2, 3, 99}, true);
        QCOMPARE(s.edits, (std::vector<QString>{u"Make an option"_s}));
        QVERIFY(s.lines()[2].offer.isOptional && s.lines()[3].offer.isOptional && !s.lines()[0].offer.isOptional);
        const QModelIndex option = s.model.lineIndex(2);
        QCOMPARE(option.data().toString(), u"Acme Card g1 (option)"_s);
        QVERIFY(option.data(BomModel::IsOptionalRole).toBool() && !s.model.lineIndex(0).data(BomModel::IsOptionalRole).toBool());
        QCOMPARE(s.model.lineIndex(2, BomModel::TotalColumn).data().toString(), u"€100.00"_s);
        const QModelIndex group = s.model.groupIndex(PartKind::Gpu);
        QCOMPARE(group.siblingAtColumn(BomModel::TotalColumn).data().toString(), u"€100.00 (partial)"_s); // g3 is on request
        s.model.setOptional({4}, true);
        QCOMPARE(group.siblingAtColumn(BomModel::TotalColumn).data().toString(), u"€100.00"_s);
        s.model.setOptional({2}, true); // it is one
        QCOMPARE(int(s.edits.size()), 2);
        s.model.setOptional({2}, false);
        QCOMPARE(group.siblingAtColumn(BomModel::TotalColumn).data().toString(), u"€200.00"_s);
    }

    void offers()
    {
        Scenario s;
        const LineOffer offer = fullLine().offer;
        s.model.setOffer(1, offer);
        s.model.setOffer(1, offer);
        s.model.setOffer(99, offer);
        QVERIFY(s.lines()[1].offer == offer);
        QCOMPARE(int(s.edits.size()), 1);
    }

    void spreadsheetsReadTheText()
    {
        Scenario s;
        s.lines()[0] = fullLine();
        s.lines()[1] = customLine();
        s.show();
        const std::unique_ptr<QMimeData> data(s.model.mimeOf({0, 1}));
        const QStringList rows = data->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].split(u'\t'), (QStringList{u"g1"_s, u"Card; with \"quotes\", tab and = sign"_s, u"7"_s, u"1234.500001"_s, u"1.2345"_s}));
        QCOMPARE(rows[1].split(u'\t'), (QStringList{u""_s, u"Supply of another maker"_s, u"2"_s, u""_s, u""_s}));
        BomLine formula = customLine();
        formula.description = "=1+1";
        s.lines()[0] = formula;
        s.show();
        const std::unique_ptr<QMimeData> guarded(s.model.mimeOf({0}));
        QVERIFY(guarded->text().contains(u"\t'=1+1\t"_s));
        s.model.paste(*guarded, PartKind::Psu);
        QCOMPARE(s.lines().back().description, formula.description);
    }

    void textBecomesLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("after"); // id or "description", x quantity, @ price, - discount
        QTest::addColumn<int>("custom");
        QTest::newRow("reference") << u"g1"_s << u"g1x1"_s << 0;
        QTest::newRow("semicolons") << u"g1;8;25000"_s << u"g1x8@25000"_s << 0;
        QTest::newRow("tabs") << u"g1\t8\t25000\n"_s << u"g1x8@25000"_s << 0;
        QTest::newRow("commas") << u"g1,8,25000"_s << u"g1x8@25000"_s << 0;
        QTest::newRow("capitals and spaces") << u" G1 ; 8 "_s << u"g1x8"_s << 0;
        QTest::newRow("by name") << u"acme card g2;3"_s << u"g2x3"_s << 0;
        QTest::newRow("French numbers") << u"g1;8;25 000,50 €"_s << u"g1x8@25000.5"_s << 0;
        QTest::newRow("English numbers") << u"g1;8;25,000.50"_s << u"g1x8@25000.5"_s << 0;
        QTest::newRow("all columns") << u"g1\tAcme Card g1\t2\t10\t5"_s << u"g1x2@10-5"_s << 0;
        QTest::newRow("own description") << u"g1\tThe good one\t2\t\t"_s << u"g1 \"The good one\"x2"_s << 0;
        QTest::newRow("two rows, one empty") << u"g1;1\r\n\r\ng2;2\r\n"_s << u"g1x1|g2x2"_s << 0;
        QTest::newRow("header") << u"Référence;Quantité;Prix\ng1;2;3"_s << u"g1x2@3"_s << 0;
        QTest::newRow("unknown") << u"XYZ-9;4;100"_s << u"\"XYZ-9\"x4@100"_s << 1;
        QTest::newRow("part of a day") << u"Installation;1.5;850"_s << u"\"Installation\"x1.5@850"_s << 1;
        QTest::newRow("part of a card") << u"g1;1.5;850"_s << u"g1 \"1.5\"x1@850"_s << 0;
        QTest::newRow("unknown with words") << u"XYZ-9;Cable, 2 m;4"_s << u"\"XYZ-9 Cable, 2 m\"x4"_s << 1;
        QTest::newRow("a sentence") << u"Cable, 2 m"_s << u"\"Cable, 2 m\"x1"_s << 1;
        QTest::newRow("words for a quantity") << u"XYZ-9;Cable;two pieces;on request"_s << u"\"XYZ-9 Cable two pieces on request\"x1"_s << 1;
        QTest::newRow("negative") << u"g1;-4"_s << u"g1x0"_s << 0;
        QTest::newRow("too many") << u"g1;999999999"_s << u"g1x100000"_s << 0;
        QTest::newRow("without a reference") << u"\tRails\t1\t50\t"_s << u"\"Rails\"x1@50"_s << 1;
        QTest::newRow("name without a reference") << u"\tAcme Card g3\t1\t50\t"_s << u"g3x1@50"_s << 0;
        QTest::newRow("quoted") << u"\"g1\";\"8\""_s << u"g1x8"_s << 0;
        QTest::newRow("separators alone") << u";;;\n\t\t"_s << u""_s << 0;
        QTest::newRow("nothing") << u"\n \n"_s << u""_s << 0;
    }
    void textBecomesLines()
    {
        QFETCH(QString, text);
        QFETCH(QString, after);
        QFETCH(int, custom);
        QMimeData data;
        data.setText(text);
        const auto c = catalogue();
        const clipboard::Pasted pasted = clipboard::read(data, u"EUR"_s, *c, Format(QLocale(QLocale::English)), PartKind::Drive);
        QStringList words;
        for (const BomLine &l : pasted.lines) {
            QVERIFY(l.part.isValid() || l.part.kind == PartKind::Drive);
            const PartInfo *info = c->info(l.part);
            QString word = info ? QString::fromStdString(info->id) : QString();
            if (!l.description.empty()) {
                word += (info ? u" \""_s : u"\""_s) + QString::fromStdString(l.description) + u"\""_s;
            }
            word += u'x' + Format(QLocale::c()).quantityEdit(quantityOf(l));
            word += l.unitPrice ? u'@' + QString::number(static_cast<double>(l.unitPrice->micros()) / 1e6) : QString();
            word += l.discount == Rate() ? QString() : u'-' + QString::number(static_cast<double>(l.discount.ppm) / 1e4);
            words << word;
        }
        QCOMPARE(words.join(u'|'), after);
        QCOMPARE(pasted.custom, custom);
    }

    // What another program wrote under our type: read as far as it goes.
    void foreignDataDoNoHarm_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("lines");
        QTest::newRow("no JSON") << QByteArray("\xff\x00") << 0;
        QTest::newRow("no lines") << QByteArray("{}") << 0;
        QTest::newRow("lines that are none") << QByteArray("{\"lines\":[1,\"x\",null]}") << 3;
        QTest::newRow("out of range") << QByteArray("{\"currency\":\"EUR\",\"lines\":[{\"part\":\"g1\",\"quantity\":1e300,\"discount\":-5,\"price\":1e300,\"watts\":1e300}]}") << 1;
        QTest::newRow("unknown part") << QByteArray("{\"lines\":[{\"part\":\"nobody\",\"kind\":\"gpu\",\"name\":\"Nobody's card\",\"quantity\":2}]}") << 1;
    }
    void foreignDataDoNoHarm()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, lines);
        QMimeData data;
        data.setData(QLatin1StringView(clipboard::linesType), json);
        const clipboard::Pasted pasted = clipboard::read(data, u"EUR"_s, *catalogue(), Format(QLocale(QLocale::English)), PartKind::Drive);
        QCOMPARE(int(pasted.lines.size()), lines);
        for (const BomLine &l : pasted.lines) {
            QVERIFY(l.quantity >= 0 && l.quantity <= 100'000);
            QVERIFY(l.discount.ppm >= 0 && l.discount.ppm <= 1'000'000);
            QVERIFY(!l.unitPrice || *l.unitPrice <= Money::units(1'000'000'000));
            QVERIFY(!l.watts || l.watts->count <= 1e6);
        }
        if (json.contains("nobody")) {
            QCOMPARE(pasted.lines[0].description, std::string("Nobody's card"));
            QCOMPARE(pasted.lines[0].part.kind, PartKind::Gpu);
            QCOMPARE(pasted.custom, 1);
        }
    }

    void fullScenarioRefusesThePasteWhole()
    {
        Scenario s;
        s.lines().resize(maxLines - 1, line(PartKind::Gpu, 0));
        s.show();
        QSignalSpy said(&s.model, &BomModel::said);
        QMimeData data;
        data.setText(u"g1\ng2"_s);
        QVERIFY(s.model.paste(data, PartKind::Gpu).isEmpty());
        QCOMPARE(s.lines().size(), std::size_t(maxLines - 1));
        QCOMPARE(said.size(), 1);
        QVERIFY(s.edits.empty());
    }

    void mouseMovesWithinAGroupAndCopiesFromElsewhere()
    {
        Scenario s;
        QSignalSpy dropped(&s.model, &BomModel::dropped);
        const QModelIndex gpus = s.model.groupIndex(PartKind::Gpu);
        QVERIFY(s.model.flags(s.model.lineIndex(0)).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!s.model.flags(gpus).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!s.model.mimeData({gpus}));
        // Before the second card; every column of a row is selected.
        const std::unique_ptr<QMimeData> data(s.model.mimeData({s.model.lineIndex(4, 0), s.model.lineIndex(4, 1)}));
        QVERIFY(s.model.dropMimeData(data.get(), Qt::MoveAction, 1, 0, gpus));
        QCOMPARE(s.ids(), u"g0 c0 g3 g1 g2"_s);
        QCOMPARE(dropped.last().at(0).value<QList<int>>(), QList<int>{2});
        // On the group: at its end. On a line: before it. With Ctrl: a copy.
        const std::unique_ptr<QMimeData> first(s.model.mimeData({s.model.lineIndex(0)}));
        QVERIFY(s.model.dropMimeData(first.get(), Qt::MoveAction, -1, -1, gpus));
        QCOMPARE(s.ids(), u"g3 c0 g1 g2 g0"_s);
        const std::unique_ptr<QMimeData> third(s.model.mimeData({s.model.lineIndex(3)}));
        QVERIFY(s.model.dropMimeData(third.get(), Qt::MoveAction, -1, -1, s.model.lineIndex(0)));
        QCOMPARE(s.ids(), u"g2 c0 g3 g1 g0"_s);
        QVERIFY(s.model.dropMimeData(third.get(), Qt::CopyAction, 0, 0, gpus));
        QCOMPARE(s.ids(), u"g2 c0 g3 g1 g0 g2"_s);
        QCOMPARE(s.edits.size(), std::size_t(4));
        // The other scenario of the project, shown while the button is held down.
        const std::unique_ptr<QMimeData> across(s.model.mimeData({s.model.lineIndex(1)}));
        s.model.setProject(s.project, Evaluation(), 1);
        QVERIFY(s.model.dropMimeData(across.get(), Qt::MoveAction, 0, 0, s.model.groupIndex(PartKind::Cpu)));
        QCOMPARE(s.project.configurations[1].lines.size(), std::size_t(6));
        QVERIFY(s.project.configurations[0].lines[1].part == (PartRef{PartKind::Cpu, {0}})); // the line stays where it came from
        // A file is not for this list.
        QMimeData file;
        file.setUrls({QUrl(u"file:///a.configuria"_s)});
        QVERIFY(!s.model.canDropMimeData(&file, Qt::CopyAction, 0, 0, gpus));
        QVERIFY(!s.model.dropMimeData(&file, Qt::CopyAction, 0, 0, gpus));
    }

    void newLinesAreCountedAsPeopleDo()
    {
        const auto c = catalogue();
        QCOMPARE(clipboard::newLine(*c, {PartKind::Gpu, {0}}).scope, LineScope::PerNode);
        QCOMPARE(clipboard::newLine(*c, {PartKind::Network, {0}}).scope, LineScope::PerProject);
        QCOMPARE(clipboard::newLine(*c, {PartKind::Rack, {}}).scope, LineScope::PerProject);
    }
};

QTEST_GUILESS_MAIN(TestBomLines)
#include "tst_bomlines.moc"
