// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "items/texts.h"
#include "quotesamples.h"
#include "report/quotejson.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

QByteArray smallQuote()
{
    const QuoteCase quote(quoteProject({customLine("x", 3, Money::units(10))}));
    return quoteJson(quote.input(u"en"_s));
}

tl::expected<Project, Error> read(const QByteArray &json)
{
    return readQuoteJson(Catalogue(), json, u"f.json"_s);
}

// With each of its values, at any depth, replaced by `value`, one after the other.
void replaceEach(const QJsonValue &tree, const QJsonValue &value, QVector<QJsonValue> &out)
{
    if (tree.isObject()) {
        const QJsonObject object = tree.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            QVector<QJsonValue> inner{value};
            replaceEach(member.value(), value, inner);
            for (const QJsonValue &other : inner) {
                QJsonObject changed = object;
                changed.insert(member.key(), other);
                out << changed;
            }
        }
    } else if (tree.isArray()) {
        const QJsonArray array = tree.toArray();
        for (int i = 0; i < array.size(); ++i) {
            QVector<QJsonValue> inner{value};
            replaceEach(array[i], value, inner);
            for (const QJsonValue &other : inner) {
                QJsonArray changed = array;
                changed[i] = other;
                out << changed;
            }
        }
    }
}

} // namespace

// A quote's JSON, read back into a project: see also tst_quotetotals.
class TestQuoteJson : public QObject {
    Q_OBJECT
private slots:
    void customersFileComesBack();
    void priceOnRequestStaysOnRequest();
    void nodesComeBack();
    void vatIsTakenOutOfPrices();
    void deliveryAddressComesBack();
    void refused_data();
    void refused();
    void hiddenPricesAreSaid();
    void cutAtEveryByte();
    void wrongValues_data();
    void wrongValues();
};

// To the cent, of what the customer was sent. One line per section has no prices of pieces: refused, and not read as another total.
void TestQuoteJson::customersFileComesBack()
{
    int grouped = 0;
    for (quint32 seed = 0; seed < 60; ++seed) {
        const QuoteCase quote(randomQuote(seed));
        const auto again = readQuoteJson(quote.catalogue, quoteJson(quote.input(u"en"_s)), u"f.json"_s);
        const Quote before = makeQuote(quote.catalogue, quote.project, 0);
        const bool hides = quote.project.quote.paper.detail == LineDetail::Grouped
            && std::any_of(before.lines.begin(), before.lines.end(), [](const QuoteLine &line) { return !line.isOptional; });
        grouped += hides ? 1 : 0;
        QVERIFY2(again.has_value() == !hides, qPrintable(u"quote %1"_s.arg(seed)));
        if (again) {
            const Quote after = makeQuote(quote.catalogue, *again, 0);
            QCOMPARE(after.totalExclVat, before.totalExclVat);
            QCOMPARE(after.totalInclVat, before.totalInclVat);
            QCOMPARE(after.optionsTotal, before.optionsTotal);
            QCOMPARE(after.deposit, before.deposit);
            QCOMPARE(after.vat.size(), before.vat.size());
            QCOMPARE(after.lines.size(), before.lines.size());
            for (std::size_t i = 0; i < after.lines.size(); ++i) {
                QCOMPARE(after.lines[i].total, before.lines[i].total);
                QCOMPARE(after.lines[i].designation, before.lines[i].designation);
            }
        }
    }
    QVERIFY(grouped > 5 && grouped < 40);
}

// The part has a price by now; the quote had none.
void TestQuoteJson::priceOnRequestStaysOnRequest()
{
    QuoteCase quote(quoteProject({customLine("x", 1, Money::units(10)), customLine("", 2, std::nullopt)}));
    quote.catalogue.gpus.resize(1);
    quote.catalogue.gpus[0].info.id = "card";
    quote.catalogue.gpus[0].info.model = "Card";
    quote.project.configurations[0].lines[1].part = {PartKind::Gpu, PartIndex{0}};
    const QByteArray json = quoteJson(quote.input(u"en"_s));
    quote.catalogue.gpus[0].info.price = Money::units(99);
    const auto again = readQuoteJson(quote.catalogue, json, u"f.json"_s);
    QVERIFY(again);
    const Quote after = makeQuote(quote.catalogue, *again, 0);
    QCOMPARE(after.totalExclVat, Money::units(10));
    QVERIFY(after.isPartial);
    QCOMPARE(after.lines[1].designation, std::string("Card"));
    QCOMPARE(after.lines[1].part.kind, PartKind::Gpu);
}

// 3 nodes of 2 cards: their power and memory are counted per node.
void TestQuoteJson::nodesComeBack()
{
    Project project = quoteProject({customLine("per node", 2, Money::units(10)), customLine("once", 5, Money::units(7))});
    project.configurations[0].lines[0].scope = LineScope::PerNode;
    project.configurations[0].nodes = 3;
    const auto again = read(quoteJson(QuoteCase(project).input(u"en"_s)));
    QVERIFY(again);
    const Configuration &back = again->configurations[0];
    QCOMPARE(back.nodes, 3);
    QCOMPARE(back.lines[0].scope, LineScope::PerNode);
    QCOMPARE(back.lines[0].quantity, 2);
    QCOMPARE(back.lines[1].scope, LineScope::PerProject);
    QCOMPARE(back.lines[1].quantity, 5);
    QCOMPARE(makeQuote(Catalogue(), *again, 0).totalExclVat, Money::units(3 * 2 * 10 + 5 * 7));
}

// By hand: 3 x 10.00 incl. 20 % is 25.00 excl. VAT, but 3 x 8.33 = 24.99: a line gets the cent. 10 % off is 3.00 incl., 2.50 excl.
void TestQuoteJson::vatIsTakenOutOfPrices()
{
    Project project = quoteProject({customLine("a", 1, Money::units(10)), customLine("b", 1, Money::units(10)), customLine("c", 2, Money::units(10), Rate::percent(50))});
    project.quote.sale.pricesIncludeVat = true;
    project.quote.globalDiscount = Rate::percent(10);
    QByteArray json = quoteJson(QuoteCase(project).input(u"en"_s));
    const QJsonValue offer = QJsonDocument::fromJson(json).object()[u"en16931"_s][u"offers"_s][0];
    const QJsonValue lines = offer[u"BG-25"_s], sums = offer[u"BG-22"_s];
    const auto amounts = [&](const QString &key) { return QStringList{lines[0][key].toString(), lines[1][key].toString(), lines[2][key].toString()}; };
    QCOMPARE(amounts(u"BT-131"_s), (QStringList{u"8.34"_s, u"8.33"_s, u"8.33"_s}));
    QCOMPARE(amounts(u"BT-146"_s), (QStringList{u"8.333333"_s, u"8.333333"_s, u"8.333333"_s}));
    QCOMPARE(amounts(u"BT-136"_s), (QStringList{u"0.00"_s, u"0.00"_s, u"8.34"_s}));
    QCOMPARE(amounts(u"price_incl_vat"_s), (QStringList{u"10.00"_s, u"10.00"_s, u"10.00"_s}));
    QCOMPARE(amounts(u"printed_total"_s), (QStringList{u"10.00"_s, u"10.00"_s, u"10.00"_s}));
    QCOMPARE(sums[u"BT-106"_s].toString(), u"25.00"_s);
    QCOMPARE(sums[u"BT-107"_s].toString(), u"2.50"_s);
    QCOMPARE(offer[u"BG-20"_s][0][u"BT-92"_s].toString(), u"2.50"_s);
    QCOMPARE(sums[u"BT-109"_s].toString(), u"22.50"_s);
    QCOMPARE(sums[u"BT-112"_s].toString(), u"27.00"_s);
    QCOMPARE(offer[u"subtotal_incl_vat"_s].toString(), u"30.00"_s);
    QCOMPARE(offer[u"global_discount_incl_vat"_s].toString(), u"3.00"_s);
    const auto again = read(json);
    QVERIFY(again);
    QCOMPARE(makeQuote(Catalogue(), *again, 0).totalInclVat, Money::units(27));
    // A file of before that key has the typed price in BT-146.
    const auto older = read(json.replace("price_incl_vat", "other").replace(R"("BT-146": "8.333333")", R"("BT-146": "10.00")"));
    QVERIFY(older);
    QCOMPARE(makeQuote(Catalogue(), *older, 0).totalInclVat, Money::units(27));
}

// BT-75 is of BG-15, the address that is delivered to; it used to stand in BG-7, the buyer.
void TestQuoteJson::deliveryAddressComesBack()
{
    Project project = quoteProject({customLine("x", 1, Money::units(10))});
    project.customer.deliveryAddress = "Quai 7\n13002 Marseille";
    const QByteArray json = quoteJson(QuoteCase(project).input(u"en"_s));
    QJsonObject document = QJsonDocument::fromJson(json).object(), terms = document[u"en16931"_s].toObject();
    QCOMPARE(terms[u"BG-15"_s][u"BT-75"_s].toString(), QString::fromStdString(project.customer.deliveryAddress));
    QVERIFY(!terms[u"BG-7"_s].toObject().contains(u"BT-75"_s));
    const auto again = read(json);
    QVERIFY(again);
    QCOMPARE(again->customer.deliveryAddress, project.customer.deliveryAddress);
    QJsonObject buyer = terms[u"BG-7"_s].toObject();
    buyer.insert(u"BT-75"_s, u"Quai 8"_s);
    terms.remove(u"BG-15"_s);
    terms.insert(u"BG-7"_s, buyer);
    document.insert(u"en16931"_s, terms);
    const auto older = read(QJsonDocument(document).toJson());
    QVERIFY(older);
    QCOMPARE(older->customer.deliveryAddress, std::string("Quai 8"));
}

void TestQuoteJson::refused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *from, const char *to, const QString &sentence) { QTest::newRow(name) << QByteArray(from) << QByteArray(to) << sentence; };
    row("no offers", R"("offers")", R"("others")", u"f.json, en16931.offers: is missing; accepted: a list"_s);
    row("no quote", R"("en16931")", R"("quote")", u"f.json, en16931.offers: is missing; accepted: a list"_s);
    row("newer", R"("schema": 1)", R"("schema": 2)", u"f.json, schema: was written by a newer version of Configuria; accepted: 1"_s);
    row("no currency", R"("BT-5")", R"("BT-6")", u"f.json, en16931.BT-5: is missing; accepted: EUR"_s);
    row("amount in words", R"("BT-146": "10.00")", R"("BT-146": "ten")", u"f.json, en16931.offers[0].BG-25[0].BT-146: “ten” has the wrong type; accepted: 12.50"_s);
    row("amount as a number", R"("BT-146": "10.00")", R"("BT-146": 10)", u"f.json, en16931.offers[0].BG-25[0].BT-146: “10” has the wrong type; accepted: 12.50"_s);
    row("empty amount", R"("BT-146": "10.00")", R"("BT-146": "")", u"f.json, en16931.offers[0].BG-25[0].BT-146: has the wrong type; accepted: 12.50"_s);
    row("sign alone", R"("BT-146": "10.00")", R"("BT-146": "-")", u"f.json, en16931.offers[0].BG-25[0].BT-146: “-” has the wrong type; accepted: 12.50"_s);
    row("too many decimals", R"("BT-146": "10.00")", R"("BT-146": "10.00000001")",
        u"f.json, en16931.offers[0].BG-25[0].BT-146: “10.00000001” has the wrong type; accepted: 12.50"_s);
    row("huge amount", R"("BT-146": "10.00")", R"("BT-146": "1000000000.01")",
        u"f.json, en16931.offers[0].BG-25[0].BT-146: “1000000000.01” is out of range; accepted: -1000000000 to 1000000000"_s);
    row("negative quantity", R"("BT-129": 3)", R"("BT-129": -3)", u"f.json, en16931.offers[0].BG-25[0].BT-129: “-3” is out of range; accepted: 0 to 1000000000"_s);
    row("huge quantity", R"("BT-129": 3)", R"("BT-129": 1e300)", u"f.json, en16931.offers[0].BG-25[0].BT-129: “1e+300” is out of range; accepted: 0 to 1000000000"_s);
    row("four decimals", R"("BT-129": 3)", R"("BT-129": 2.2505)", u"f.json, en16931.offers[0].BG-25[0].BT-129: “2.2505” has the wrong type; accepted: a number with at most 3 decimals"_s);
    row("unknown unit", R"("BT-130": "C62")", R"("BT-130": "XYZ")", u"f.json, en16931.offers[0].BG-25[0].BT-130: “XYZ” is not known; accepted: C62 HUR DAY WEE MON ANN MTR LS"_s);
    row("rate of VAT", R"("BT-152": "20")", R"("BT-152": "120")", u"f.json, en16931.offers[0].BG-25[0].BT-152: “120” is out of range; accepted: 0 to 100"_s);
    row("unknown case", R"("sale_case": "france")", R"("sale_case": "mars")",
        u"f.json, en16931.terms.sale_case: “mars” is not known; accepted: france france-no-vat intra-eu export uk us"_s);
    row("impossible date", R"("BT-2": "2026-11-30")", R"("BT-2": "2026-11-31")", u"f.json, en16931.BT-2: “2026-11-31” is not known; accepted: 2026-11-30"_s);
    row("name that is a number", R"("BT-153": "x")", R"("BT-153": 7)", u"f.json, en16931.offers[0].BG-25[0].BT-153: “7” has the wrong type; accepted: a text"_s);
    row("not JSON", R"("BT-153": "x")", R"("BT-153" "x")", u"f.json, 77:35: is not valid JSON"_s);
}

void TestQuoteJson::refused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, sentence);
    QByteArray json = smallQuote();
    QVERIFY(read(json));
    QVERIFY2(json.contains(from), json);
    const auto project = read(json.replace(from, to));
    QVERIFY(!project);
    QCOMPARE(texts::error(project.error()), sentence);
}

void TestQuoteJson::hiddenPricesAreSaid()
{
    QuoteCase quote(quoteProject({customLine("x", 3, Money::units(10))}));
    quote.project.quote.paper.detail = LineDetail::Grouped;
    const auto customers = read(quoteJson(quote.input(u"en"_s)));
    QVERIFY(!customers);
    QCOMPARE(texts::error(customers.error()), u"f.json, en16931.offers[0].BG-25[0].BT-146: is missing; accepted: 12.50 (one line per section: the prices of the pieces are in "
                                              "the internal copy alone)"_s);
    QuoteInput input = quote.input(u"en"_s);
    input.view = QuoteView::Internal;
    QVERIFY(read(quoteJson(input)));
}

void TestQuoteJson::cutAtEveryByte()
{
    const QByteArray json = smallQuote().trimmed();
    for (qsizetype size = 0; size < json.size(); ++size) {
        const auto project = read(json.left(size));
        QVERIFY2(!project, qPrintable(QString::number(size)));
        QCOMPARE(project.error().code, ErrorCode::NotJson);
        QVERIFY(!project.error().place.empty());
    }
}

void TestQuoteJson::wrongValues_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("null") << QJsonValue();
    QTest::newRow("text") << QJsonValue(u"x"_s);
    QTest::newRow("empty text") << QJsonValue(u""_s);
    QTest::newRow("amount") << QJsonValue(u"-999999999999999999999999"_s);
    QTest::newRow("number") << QJsonValue(-1);
    QTest::newRow("huge") << QJsonValue(1e308);
    QTest::newRow("truth") << QJsonValue(true);
    QTest::newRow("list") << QJsonValue(QJsonArray{1, QJsonArray()});
    QTest::newRow("object") << QJsonValue(QJsonObject{{u"a"_s, 1}});
}

// In each place: refused with the place, or a project that a quote can be made of.
void TestQuoteJson::wrongValues()
{
    QFETCH(QJsonValue, value);
    QVector<QJsonValue> documents;
    replaceEach(QJsonDocument::fromJson(smallQuote()).object(), value, documents);
    QVERIFY(documents.size() > 100);
    int refusals = 0;
    for (const QJsonValue &document : documents) {
        const auto project = read(QJsonDocument(document.toObject()).toJson());
        if (project) {
            makeQuote(Catalogue(), *project, 0);
            continue;
        }
        ++refusals;
        QCOMPARE(project.error().file, std::string("f.json"));
        QVERIFY(!project.error().place.empty() && !project.error().accepted.empty());
    }
    QVERIFY(refusals > 0);
}

QTEST_MAIN(TestQuoteJson)
#include "tst_quotejson.moc"
