// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <climits>
#include <vector>

#include "bomfixture.h"
#include "engine/quote.h"

using namespace fixture;

Q_DECLARE_METATYPE(std::vector<BomLine>)

namespace {

qint64 cents(Money money)
{
    return money.micros() / 10'000;
}

std::vector<BomLine> repeated(const BomLine &line, int times)
{
    return std::vector<BomLine>(static_cast<std::size_t>(times), line);
}

BomLine micros(std::int64_t price, int quantity, Rate discount = {})
{
    BomLine line = priced(0, quantity, discount);
    line.unitPrice = Money::micros(price);
    return line;
}

BomLine inThousandths(std::int64_t price, std::int64_t thousandths, Rate discount = {})
{
    BomLine line = micros(price, 0, discount);
    setQuantity(line, SoldQuantity{thousandths});
    return line;
}

// The report gives their sum alone.
std::vector<BomLine> eightLines()
{
    std::vector<BomLine> lines = repeated(priced(25'230, 1), 7);
    lines.push_back(priced(25'235, 1));
    return lines;
}

} // namespace

class TestQuote : public QObject {
    Q_OBJECT
private slots:
    // Public reports of wrong totals, recomputed: half away from zero, lines to the cent, VAT once per rate.
    void totals_data()
    {
        QTest::addColumn<std::vector<BomLine>>("lines");
        QTest::addColumn<qint64>("vatPpm");
        QTest::addColumn<qint64>("globalPpm");
        QTest::addColumn<qint64>("net");
        QTest::addColumn<qint64>("vat");
        QTest::addColumn<qint64>("total");
        const auto row = [](const char *name, const std::vector<BomLine> &lines, qint64 vatPpm, qint64 globalPpm, qint64 net, qint64 vat) {
            QTest::newRow(name) << lines << vatPpm << globalPpm << net << vat << net + vat;
        };
        row("3 x 33.33, 20 %", {priced(3'333, 3)}, 200'000, 0, 9'999, 2'000);
        row("3.00, 5.5 %: a tie", {priced(300, 1)}, 55'000, 0, 300, 17);
        row("0.05, 10 %: a tie", {priced(5, 1)}, 100'000, 0, 5, 1);
        row("8 x 25 000, line 5 %, global 2 %", {priced(2'500'000, 8, Rate::percent(5))}, 200'000, 20'000, 18'620'000, 3'724'000);
        row("63: 50 lines x 241.67", repeated(priced(24'167, 1), 50), 200'000, 0, 1'208'350, 241'670);
        row("64: 138.66, 19 %", {priced(13'866, 1)}, 190'000, 0, 13'866, 2'635);
        row("66: three lines, 20 %", {priced(29'933, 1), priced(17'933, 1), priced(9'934, 1)}, 200'000, 0, 57'800, 11'560);
        row("67: 3 x 1.1111 one by one, 6 %", repeated(micros(1'111'100, 1), 3), 60'000, 0, 333, 20);
        row("69: line discounts, 15 %", {priced(3'075, 10, Rate::percent(5)), priced(7'000, 1, Rate::percent(5))}, 150'000, 0, 35'863, 5'379);
        row("71: 55.55 + 11.11, 23 %", {priced(5'555, 1), priced(1'111, 1)}, 230'000, 0, 6'666, 1'533);
        row("73: 2.25 x 64.22", {inThousandths(64'220'000, 2'250)}, 190'000, 0, 14'450, 2'746); // 144.495; VAT 27.455
        row("73: 2.25 x 64.22, 100 % discount", {inThousandths(64'220'000, 2'250, Rate::percent(100))}, 190'000, 0, 0, 0);
        row("73: 100 % discount", {micros(64'220'000, 9, Rate::percent(100))}, 190'000, 0, 0, 0);
        row("73: 8 500 - 7 500, 19 %", {priced(850'000, 1), priced(-750'000, 1)}, 190'000, 0, 100'000, 19'000);
        row("75: eight lines, 2 018.45, 10 %", eightLines(), 100'000, 0, 201'845, 20'185);
        row("three decimals: 1 000 000.00, 20.001 %", {priced(100'000'000, 1)}, 200'010, 0, 100'000'000, 20'001'000);
        row("76: 41 131.74 x 0.06, 19 %", {inThousandths(41'131'740'000, 60)}, 190'000, 0, 246'790, 46'890);
        row("-0.5 x 0.01: half a cent, away from zero", {inThousandths(-10'000, 500)}, 200'000, 0, -1, 0);
        row("0.001 x 4.999999: no cent", {inThousandths(4'999'999, 1)}, 200'000, 0, 0, 0);
        row("discount above 100 % is capped", {priced(10'000, 1, Rate::percent(150))}, 200'000, 0, 0, 0);
        row("nothing", {}, 200'000, 20'000, 0, 0);
        // 0.0049999996 is no cent: it must not be rounded twice.
        row("no double rounding", {micros(49'999'996, 1, Rate{999'900})}, 200'000, 0, 0, 0);
    }
    void totals()
    {
        QFETCH(std::vector<BomLine>, lines);
        QFETCH(qint64, vatPpm);
        QFETCH(qint64, globalPpm);
        Configuration c;
        c.lines = lines;
        Project project = projectOf(c);
        project.quote.vat = Rate{vatPpm};
        project.quote.globalDiscount = Rate{globalPpm};
        const Quote quote = makeQuote({}, project, 0);
        QTEST(cents(quote.totalExclVat), "net");
        QCOMPARE(quote.vat.size(), std::size_t(1));
        QTEST(cents(quote.vat[0].amount), "vat");
        QTEST(cents(quote.totalInclVat), "total");
        Money sum;
        for (const QuoteLine &line : quote.lines) {
            sum += *line.total;
        }
        QVERIFY(sum == quote.subtotal);
        QVERIFY(quote.subtotal - quote.globalDiscount == quote.totalExclVat);
    }

    // 190 000.00, global 2 % = 3 800.00.
    void globalDiscount()
    {
        Configuration c;
        c.lines = {priced(2'500'000, 8, Rate::percent(5))};
        Project project = projectOf(c);
        project.quote.globalDiscount = Rate::percent(2);
        const Quote quote = makeQuote({}, project, 0);
        QCOMPARE(cents(quote.subtotal), qint64(19'000'000));
        QCOMPARE(cents(quote.globalDiscount), qint64(380'000));
        QCOMPARE(cents(quote.totalInclVat), qint64(22'344'000));
    }

    // 3 % on 1 000.00 (20 %) + 333.33 (5.5 %): 30.00 and 10.00; the last rate takes the remainder.
    void severalRates()
    {
        const VatLine gross[] = {{Rate::percent(20), Money::units(1'000), Money()}, {Rate{55'000}, Money::cents(33'333), Money()}};
        const std::vector<VatLine> lines = vatLines(gross, Rate::percent(3));
        QCOMPARE(cents(lines[0].base), qint64(97'000));
        QCOMPARE(cents(lines[1].base), qint64(32'333));
        QCOMPARE(cents(lines[0].amount), qint64(19'400));
        QCOMPARE(cents(lines[1].amount), qint64(1'778));
        QVERIFY(vatLines({}, Rate::percent(3)).empty());
    }

    void linesOfParts()
    {
        Catalogue catalogue;
        catalogue.gpus.resize(2);
        catalogue.gpus[0].info.id = "nvidia-l40s";
        catalogue.gpus[0].info.vendor = "NVIDIA";
        catalogue.gpus[0].info.model = "L40S";
        catalogue.gpus[0].info.price = Money::units(8'000);
        catalogue.gpus[0].info.priceSource = "list";
        catalogue.gpus[1].info.model = "on request";
        Configuration c;
        c.nodes = 2;
        c.lines = {part(PartKind::Gpu, 0, 4), part(PartKind::Gpu, 1, 1), priced(100'00, 1), part(PartKind::Gpu, 0, 0)};
        c.lines[2].scope = LineScope::PerProject;
        c.lines[2].priceIsExample = true;
        Project project = projectOf(c);
        project.quote.date = {2026, 11, 30};
        const Quote quote = makeQuote(catalogue, project, 0);
        QCOMPARE(quote.lines.size(), std::size_t(3)); // nothing is sold by a line of none
        QVERIFY(quote.lines[0].designation == "NVIDIA L40S" && quote.lines[0].reference == "nvidia-l40s");
        QVERIFY(quote.lines[0].quantity == SoldQuantity::whole(8));
        QCOMPARE(cents(*quote.lines[0].total), qint64(6'400'000));
        QVERIFY(!quote.lines[1].unitPrice && !quote.lines[1].total && quote.isPartial);
        QVERIFY(quote.lines[2].quantity == SoldQuantity::whole(1));
        QVERIFY(quote.hasExamplePrices && quote.lines[2].priceIsExample && quote.lines[2].reference.empty());
        QVERIFY(quote.validUntil == (Date{2026, 12, 30}));
        QVERIFY(makeQuote(catalogue, project, 1).lines.empty());
        QVERIFY(makeQuote(catalogue, project, -1).lines.empty());
    }

    void dates_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::addColumn<int>("days");
        QTest::addColumn<int>("expected"); // yyyymmdd, 0 = unset
        QTest::newRow("over the year") << 2026 << 12 << 15 << 30 << 2027'01'14;
        QTest::newRow("leap") << 2028 << 2 << 28 << 1 << 2028'02'29;
        QTest::newRow("no leap") << 2026 << 2 << 28 << 1 << 2026'03'01;
        QTest::newRow("1900 had none") << 1900 << 2 << 28 << 1 << 1900'03'01;
        QTest::newRow("2000 had one") << 2000 << 2 << 28 << 1 << 2000'02'29;
        QTest::newRow("back") << 2026 << 3 << 1 << -1 << 2026'02'28;
        QTest::newRow("unset") << 0 << 0 << 0 << 30 << 0;
        QTest::newRow("30 February") << 2026 << 2 << 30 << 1 << 0;
        QTest::newRow("month 13") << 2026 << 13 << 1 << 1 << 0;
        QTest::newRow("beyond 9999") << 9999 << 12 << 31 << 1 << 0;
        QTest::newRow("huge") << 2026 << 1 << 1 << 2'147'483'647 << 0;
    }
    void dates()
    {
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        QFETCH(int, days);
        const Date d = addDays({year, month, day}, days);
        QTEST(d.year * 10'000 + d.month * 100 + d.day, "expected");
    }

    // Services, licences and lines of one's own alone are sold in part, and 0.06 of a day is a line.
    void fractions_data()
    {
        QTest::addColumn<PartKind>("kind");
        QTest::addColumn<bool>("isOfCatalogue");
        QTest::addColumn<qint64>("thousandths"); // of three nodes
        QTest::newRow("service") << PartKind::Service << true << qint64(4'680);
        QTest::newRow("licence") << PartKind::Licence << true << qint64(4'680);
        QTest::newRow("own line") << PartKind::Gpu << false << qint64(4'680);
        QTest::newRow("part") << PartKind::Gpu << true << qint64(3'000);
    }
    void fractions()
    {
        QFETCH(PartKind, kind);
        QFETCH(bool, isOfCatalogue);
        Configuration c;
        c.nodes = 3;
        BomLine line;
        line.part.kind = kind;
        line.part.index = isOfCatalogue ? PartIndex{0} : PartIndex{};
        line.unitPrice = Money::units(1'000);
        line.thousandths = 560;
        line.offer.unit = LineUnit::Day;
        c.lines = {line};
        const Quote quote = makeQuote({}, projectOf(c), 0);
        QVERIFY(quote.lines[0].unit == LineUnit::Day);
        QTEST(qint64(quote.lines[0].quantity.thousandths), "thousandths");
        QVERIFY(*quote.lines[0].total == Money::units(quote.lines[0].quantity.thousandths)); // 1 000.00 x 4.68
        c.lines[0].quantity = 0;
        QCOMPARE(makeQuote({}, projectOf(c), 0).lines.empty(), kind == PartKind::Gpu && isOfCatalogue);
    }
    void quantitiesAreBrought()
    {
        BomLine line = priced(100, 1);
        setQuantity(line, SoldQuantity{100'000'001});
        QVERIFY(line.quantity == 100'000 && line.thousandths == 0);
        setQuantity(line, SoldQuantity{INT64_MIN});
        QVERIFY(line.quantity == 0 && line.thousandths == 0 && !isSold(line));
        line.thousandths = INT_MAX;
        QVERIFY(quantityOf(line) == SoldQuantity{999});
        line.quantity = INT_MAX;
        Configuration c;
        c.nodes = INT_MAX;
        QVERIFY(soldQuantity(c, line) == SoldQuantity{INT64_MAX}); // 4.6e21 thousandths
        QVERIFY(SoldQuantity::whole(INT64_MAX).thousandths > 0 && SoldQuantity::whole(INT64_MIN).thousandths < 0);
    }

    void extremes()
    {
        constexpr SoldQuantity most{INT64_MAX};
        QCOMPARE(cents(lineTotal(Money::micros(INT64_MAX), most, {})), qint64(INT64_MAX / 10'000));
        QVERIFY(lineTotal(Money::micros(-INT64_MAX), most, {}) < Money());
        QVERIFY(lineTotal(Money::units(1), SoldQuantity{INT64_MIN}, Rate{INT64_MIN}) < Money());
    }
};

QTEST_GUILESS_MAIN(TestQuote)
#include "tst_quote.moc"
