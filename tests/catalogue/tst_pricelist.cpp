// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/pricelist.h"
#include "listheader.h"
#include "listvalues.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

const QString fileName = u"list.csv"_s;

QByteArray utf16(const QString &text, bool isBigEndian, bool hasBom)
{
    QByteArray bytes;
    const QString all = hasBom ? QChar(0xFEFF) + text : text;
    for (const QChar c : all) {
        const auto high = static_cast<char>(c.unicode() >> 8);
        const auto low = static_cast<char>(c.unicode() & 0xff);
        bytes.append(isBigEndian ? high : low).append(isBigEndian ? low : high);
    }
    return bytes;
}

} // namespace

// What people and programs write in a price list, and what we make of it.
class TestPriceList : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void prices_data();
    void prices();
    void evidence_data();
    void evidence();
    void dates_data();
    void dates();
    void leadTimes_data();
    void leadTimes();
    void headers_data();
    void headers();
    void readings_data();
    void readings();
    void refusals_data();
    void refusals();
    void wrongFiles_data();
    void wrongFiles();
    void previewProposes();
    void mappingIsRemembered();
    void knownPartsByName_data();
    void knownPartsByName();
    void otherCurrencyIsKept();
    void secondImportIsUnchanged();
    void cancelStops();
    void survivesMutations();
    void catalogueRoundTrip();
    void catalogueRows_data();
    void catalogueRows();

private:
    Result<std::optional<ImportPlan>> plan(const QByteArray &bytes, const OwnData &own = {})
    {
        Result<PriceListPreview> preview = previewPriceList(bytes, fileName);
        if (!preview) {
            return tl::unexpected(preview.error());
        }
        preview->layout.date = "2026-11-30";
        return planPriceList(bytes, fileName, preview->layout, m_catalogue, own);
    }
    Catalogue m_catalogue;
};

void TestPriceList::initTestCase()
{
    const auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = *catalogue;
}

void TestPriceList::prices_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<DecimalSign>("sign");
    QTest::addColumn<qint64>("micros"); // -1: refused
    QTest::addColumn<int>("why");
    QTest::addColumn<QString>("currency");
    const auto is = [](const char *text, qint64 micros, const char *currency = "", DecimalSign sign = DecimalSign::Automatic) {
        QTest::addRow("%s", text) << QString::fromUtf8(text) << sign << micros << -1 << QString::fromUtf8(currency);
    };
    const auto not_ = [](const char *text, RowRefusal why, DecimalSign sign = DecimalSign::Automatic) {
        QTest::addRow("refused %s", text) << QString::fromUtf8(text) << sign << qint64(-1) << static_cast<int>(why) << QString();
    };
    is("1200", 1'200'000'000);
    is("1200,5", 1'200'500'000);
    is("1200.50", 1'200'500'000);
    is("0,5", 500'000);
    is("0.125", 125'000); // no group begins with a zero
    is("1 234,56", 1'234'560'000);
    is("1\u00a0234,56 €", 1'234'560'000, "EUR");
    is("1\u202f234\u202f567,89", 1'234'567'890'000);
    is("1\u2009234", 1'234'000'000);
    is("1'234.50", 1'234'500'000);
    is("1’234’567.5", 1'234'567'500'000);
    is("1.234,56", 1'234'560'000);
    is("1,234.56", 1'234'560'000);
    is("1.234.567", 1'234'567'000'000);
    is("12,345,678.9", 12'345'678'900'000);
    is("1234.5600000000001", 1'234'560'000); // a spreadsheet's binary fraction
    is("0.0000015", 2); // half away from zero
    is("$1,200.00", 1'200'000'000, "USD");
    is("USD 1200", 1'200'000'000, "USD");
    is("1200 chf", 1'200'000'000, "CHF");
    is("£99.90", 99'900'000, "GBP");
    is("1 234,50 EUR HT", 1'234'500'000, "EUR");
    is("99 € HT", 99'000'000, "EUR");
    is("1.234", 1'234'000'000, "", DecimalSign::Comma);
    is("1.234", 1'234'000, "", DecimalSign::Point);
    is("1,234", 1'234'000'000, "", DecimalSign::Point);
    is("1 234.567", 1'234'567'000); // the space is the sign of the thousands already
    is("1000000000", 1'000'000'000'000'000);
    not_("", RowRefusal::NoPrice);
    not_("   ", RowRefusal::NoPrice);
    not_("1.234", RowRefusal::AmbiguousPrice);
    not_("12,500", RowRefusal::AmbiguousPrice);
    not_("sur devis", RowRefusal::NotAPrice);
    not_("1,2,3", RowRefusal::NotAPrice);
    not_("1 23", RowRefusal::NotAPrice);
    not_("12 34,5", RowRefusal::NotAPrice);
    not_("1.23.456", RowRefusal::NotAPrice);
    not_("1,234,56", RowRefusal::NotAPrice);
    not_("12,", RowRefusal::NotAPrice);
    not_(",5", RowRefusal::NotAPrice);
    not_("1e3", RowRefusal::NotAPrice);
    not_("0x10", RowRefusal::NotAPrice);
    not_("NaN", RowRefusal::NotAPrice);
    not_("1200 TTC", RowRefusal::NotAPrice);
    not_("1200 XXQ", RowRefusal::NotAPrice);
    not_("1'234 567", RowRefusal::NotAPrice);
    not_("12.5", RowRefusal::NotAPrice, DecimalSign::Comma);
    not_("-12", RowRefusal::NegativePrice);
    not_("−12,50 €", RowRefusal::NegativePrice);
    not_("12.50-", RowRefusal::NegativePrice);
    not_("(12.50)", RowRefusal::NegativePrice);
    not_("€ -3", RowRefusal::NegativePrice);
    not_("0", RowRefusal::ZeroPrice);
    not_("0,00 €", RowRefusal::ZeroPrice);
    not_("1000000000.01", RowRefusal::PriceTooLarge);
    not_("99999999999999999999", RowRefusal::PriceTooLarge);
}

void TestPriceList::prices()
{
    QFETCH(QString, text);
    QFETCH(DecimalSign, sign);
    QFETCH(qint64, micros);
    QFETCH(int, why);
    QFETCH(QString, currency);
    const auto read = priceFrom(text.toStdString(), sign);
    if (micros < 0) {
        QVERIFY(std::holds_alternative<RowRefusal>(read));
        QCOMPARE(static_cast<int>(std::get<RowRefusal>(read)), why);
        return;
    }
    QVERIFY2(std::holds_alternative<ListPrice>(read), std::holds_alternative<RowRefusal>(read) ? qPrintable(QString::number(static_cast<int>(std::get<RowRefusal>(read)))) : "");
    QCOMPARE(qint64(std::get<ListPrice>(read).price.micros()), micros);
    QCOMPARE(QString::fromStdString(std::get<ListPrice>(read).currency), currency);
}

void TestPriceList::evidence_data()
{
    QTest::addColumn<QStringList>("prices");
    QTest::addColumn<DecimalSign>("sign");
    QTest::newRow("nothing said") << QStringList{u"1200"_s, u"1.234"_s} << DecimalSign::Automatic;
    QTest::newRow("comma") << QStringList{u"1.234"_s, u"9,90"_s} << DecimalSign::Comma;
    QTest::newRow("point") << QStringList{u"1,234"_s, u"9.90 $"_s} << DecimalSign::Point;
    QTest::newRow("two groups say the other sign") << QStringList{u"1.234.567"_s, u"1.234"_s} << DecimalSign::Comma;
    QTest::newRow("both: nobody knows") << QStringList{u"9.90"_s, u"9,90"_s} << DecimalSign::Automatic;
}

void TestPriceList::evidence()
{
    QFETCH(QStringList, prices);
    QFETCH(DecimalSign, sign);
    DecimalEvidence evidence;
    for (const QString &price : prices) {
        evidence.add(price.toStdString());
    }
    QCOMPARE(evidence.sign(), sign);
}

void TestPriceList::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("monthFirst");
    QTest::addColumn<QString>("iso");
    QTest::newRow("ISO") << u"2026-11-30"_s << false << u"2026-11-30"_s;
    QTest::newRow("ISO with time") << u"2026-11-30T12:00:00"_s << false << u"2026-11-30"_s;
    QTest::newRow("French") << u"30/11/2026"_s << false << u"2026-11-30"_s;
    QTest::newRow("French, short") << u"3.1.26"_s << false << u"2026-01-03"_s;
    QTest::newRow("American") << u"11/30/2026"_s << true << u"2026-11-30"_s;
    QTest::newRow("compact") << u"20261130"_s << false << u"2026-11-30"_s;
    QTest::newRow("no such day") << u"31/02/2026"_s << false << QString();
    QTest::newRow("mixed signs") << u"30/11-2026"_s << false << QString();
    QTest::newRow("words") << u"soon"_s << false << QString();
    QTest::newRow("a number") << u"45992"_s << false << QString();
    QTest::newRow("long ago") << u"1/1/1900"_s << false << QString();
}

void TestPriceList::dates()
{
    QFETCH(QString, text);
    QFETCH(bool, monthFirst);
    QFETCH(QString, iso);
    QCOMPARE(QString::fromStdString(dateFrom(text.toStdString(), monthFirst).value_or("")), iso);
}

void TestPriceList::leadTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("days"); // -1: none
    QTest::newRow("days") << u"14"_s << 1 << 14;
    QTest::newRow("weeks of the header") << u"2"_s << 7 << 14;
    QTest::newRow("jours") << u"14 jours"_s << 7 << 14;
    QTest::newRow("j") << u"5j"_s << 1 << 5;
    QTest::newRow("range") << u"2-3 semaines"_s << 1 << 21;
    QTest::newRow("weeks") << u"6 to 8 weeks"_s << 1 << 56;
    QTest::newRow("working days") << u"10 working days"_s << 1 << 14;
    QTest::newRow("jours ouvres") << u"5 jours ouvrés"_s << 1 << 7;
    QTest::newRow("month") << u"1 mois"_s << 1 << 30;
    QTest::newRow("stock") << u"En stock"_s << 1 << 0;
    QTest::newRow("in stock") << u"in stock"_s << 1 << 0;
    QTest::newRow("words") << u"on request"_s << 1 << -1;
    QTest::newRow("too long") << u"99999"_s << 1 << -1;
}

void TestPriceList::leadTimes()
{
    QFETCH(QString, text);
    QFETCH(int, unit);
    QFETCH(int, days);
    QCOMPARE(leadTimeFrom(text.toStdString(), unit).value_or(-1), days);
}

void TestPriceList::headers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<PriceField>("field");
    const auto row = [](const char *name, PriceField field) { QTest::newRow(name) << QString::fromUtf8(name) << field; };
    row("Référence", PriceField::Reference);
    row("REF.", PriceField::Reference);
    row("Part Number", PriceField::Reference);
    row("P/N", PriceField::Reference);
    row("SKU", PriceField::Reference);
    row("Réf. fabricant", PriceField::Reference);
    row("Manufacturer part number", PriceField::Reference);
    row("Code article", PriceField::Reference);
    row("Désignation", PriceField::Name);
    row("Libellé article", PriceField::Name);
    row("Item description", PriceField::Name);
    row("Prix HT", PriceField::Price);
    row("Prix unitaire HT (€)", PriceField::Price);
    row("PU HT", PriceField::Price);
    row("Unit price (USD)", PriceField::Price);
    row("Tarif", PriceField::Price);
    row("Prix TTC", PriceField::None);
    row("Tarif public TTC", PriceField::None);
    row("Devise", PriceField::Currency);
    row("Currency code", PriceField::Currency);
    row("Date du tarif", PriceField::Date);
    row("Price date", PriceField::Date);
    row("Date de livraison", PriceField::None);
    row("Délai de livraison", PriceField::LeadTime);
    row("Lead time (weeks)", PriceField::LeadTime);
    row("Fournisseur", PriceField::Supplier);
    row("Supplier", PriceField::Supplier);
    row("Marque", PriceField::Vendor);
    row("Brand", PriceField::Vendor);
    row("Type", PriceField::Kind);
    row("Catégorie", PriceField::Kind);
    row("Quantité", PriceField::None);
    row("preference", PriceField::None); // "reference" is a part of it, not a word of it
    row("", PriceField::None);
    row("日本語", PriceField::None);
}

void TestPriceList::headers()
{
    QFETCH(QString, name);
    QFETCH(PriceField, field);
    QCOMPARE(fieldOfHeader(name.toStdString()), field);
}

// One offer, written in many ways: the L40S of the catalogue at 8 123.45 euros, an unknown service at 1 200.
void TestPriceList::readings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString french = u"Référence;Désignation;Prix HT\nnvidia-l40s;Carte «\u00a0L40S\u00a0»;8 123,45\nINST-01;Mise en œuvre à 1 200 €;1 200,00\n"_s;
    QString windows = french;
    QByteArray cp1252 = windows.replace(u'œ', QChar(0x9c)).replace(u'€', QChar(0x80)).toLatin1();
    QTest::newRow("UTF-8") << french.toUtf8();
    QTest::newRow("UTF-8 with BOM") << QByteArray("\xEF\xBB\xBF") + french.toUtf8();
    QTest::newRow("Windows-1252") << cp1252;
    QTest::newRow("UTF-16LE") << utf16(french, false, true);
    QTest::newRow("UTF-16BE") << utf16(french, true, true);
    QTest::newRow("UTF-16LE without BOM") << utf16(french, false, false);
    QTest::newRow("CRLF") << QString(french).replace(u'\n', u"\r\n"_s).toUtf8();
    QTest::newRow("CR") << QString(french).replace(u'\n', u'\r').toUtf8();
    QTest::newRow("no last line end") << french.trimmed().toUtf8();
    QTest::newRow("tabs, English") << QByteArray("Price\tPart number\tDescription\n8,123.45\tNVIDIA-L40S\tcard\n1,200.00\tinst-01\tInstallation\n");
    QTest::newRow("commas, quotes") << QByteArray("part number,description,price\n\"NVIDIA L40S\",\"card, \"\"PCIe\"\"\",\"8,123.45\"\nInst 01,\"two\nlines; and more\",1200\n");
    QTest::newRow("bars") << QByteArray("sku|name|price\nnvidia-l40s|x|8123.45\ninst-01|y|1200.00\n");
    QTest::newRow("titles before the header") << QByteArray("Tarif de novembre;;\n;;\n;;\nRef;Nom;Prix\nnvidia-l40s;x;8123,45\ninst-01;y;1200\n\n;;\n");
    QTest::newRow("columns that nobody asked for") << QByteArray("Stock;Ref;TVA;Prix TTC;Prix HT;Nom\n3;nvidia-l40s;20;9748,14;8123,45;x\n0;inst-01;20;1440;1200,00;y\n");
    QTest::newRow("missing last cells") << QByteArray("Prix;Ref;Nom;Note\n8123,45;nvidia-l40s\n1200;inst-01;y\n");
    QTest::newRow("blanks around") << QByteArray("Ref ; Nom ; Prix \n  nvidia-l40s ;x;  8 123,45 \n inst-01; y ; 1200 \n");
}

void TestPriceList::readings()
{
    QFETCH(QByteArray, bytes);
    const auto read = plan(bytes);
    QVERIFY2(read, read ? "" : read.error().found.c_str());
    const ImportPlan &p = **read;
    QVERIFY2(p.report.refused.empty(), p.report.refused.empty() ? "" : (p.report.refused[0].found + " at " + std::to_string(p.report.refused[0].line)).c_str());
    QCOMPARE(p.report.rows, 2);
    QCOMPARE(p.report.newPrices, 1);
    QCOMPARE(p.report.newParts, 1);
    QCOMPARE(p.change.prices.size(), std::size_t(2));
    const OwnPrice &known = p.change.prices[0].part == "nvidia-l40s" ? p.change.prices[0] : p.change.prices[1];
    const OwnPrice &added = p.change.prices[0].part == "nvidia-l40s" ? p.change.prices[1] : p.change.prices[0];
    QCOMPARE(known.price, Money::cents(812'345));
    QCOMPARE(known.currency, "EUR");
    QCOMPARE(known.date, "2026-11-30");
    QCOMPARE(added.part, "inst-01");
    QCOMPARE(added.price, Money::units(1'200));
    QCOMPARE(p.change.parts.size(), std::size_t(1));
    QCOMPARE(p.change.parts[0].kind, PartKind::Service);
}

void TestPriceList::refusals_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("why");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const char *cells, RowRefusal why, int line = 2) { QTest::newRow(name) << QByteArray(cells) << static_cast<int>(why) << line; };
    row("no reference", ";x;12;;;;", RowRefusal::NoReference);
    row("reference of signs", "---;x;12;;;;", RowRefusal::NoReference);
    row("no price", "a;x;;;;;", RowRefusal::NoPrice);
    row("not a price", "a;x;free;;;;", RowRefusal::NotAPrice);
    row("ambiguous", "a;x;1.234;;;;", RowRefusal::AmbiguousPrice);
    row("negative", "a;x;-3;;;;", RowRefusal::NegativePrice);
    row("zero", "a;x;0;;;;", RowRefusal::ZeroPrice);
    row("too large", "a;x;10000000000;;;;", RowRefusal::PriceTooLarge);
    row("unknown currency", "a;x;3;XYZ;;;", RowRefusal::UnknownCurrency);
    row("two currencies", "a;x;3 $;EUR;;;", RowRefusal::TwoCurrencies);
    row("date", "a;x;3;EUR;31/02/2026;;", RowRefusal::NotADate);
    row("lead time", "a;x;3;EUR;;whenever;", RowRefusal::NotALeadTime);
    row("kind", "a;x;3;EUR;;;unicorn", RowRefusal::UnknownKind);
    row("GPU without its memory", "a;x;3;EUR;;;gpu", RowRefusal::MissingSpecification);
    row("cells", "a;x;3;EUR;;;service;more", RowRefusal::TooManyCells);
    row("duplicate", "a;x;3;;;;\nb;y;4;;;;\nA ;z;5;;;;", RowRefusal::Duplicate, 4);
    row("duplicate under another name", "nvidia-l40s;x;3;;;;\nNVIDIA L40S;y;4;;;;", RowRefusal::Duplicate, 3);
    row("after a cell of two lines", "a;\"x\ny\";3;;;;\n;y;4;;;;", RowRefusal::NoReference, 4);
}

void TestPriceList::refusals()
{
    QFETCH(QByteArray, row);
    QFETCH(int, why);
    QFETCH(int, line);
    const auto read = plan("ref;nom;prix;devise;date;delai;type\n" + row + "\n");
    QVERIFY(read);
    const ImportReport &report = (*read)->report;
    QCOMPARE(report.refused.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(report.refused[0].why), why);
    QCOMPARE(report.refused[0].line, line);
    QCOMPARE(report.rows, report.taken() + 1);
    if (report.refused[0].why == RowRefusal::Duplicate) {
        QCOMPARE(report.refused[0].earlierLine, 2);
    }
}

void TestPriceList::wrongFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::newRow("empty") << QByteArray() << static_cast<int>(ErrorCode::NotCsv);
    QTest::newRow("blank") << QByteArray("\n \n\n") << static_cast<int>(ErrorCode::NotCsv);
    QTest::newRow("separators alone") << QByteArray("\n \n;;\n") << static_cast<int>(ErrorCode::MissingKey);
    QTest::newRow("open quote") << QByteArray("ref;prix\na;\"12\nb;13\n") << static_cast<int>(ErrorCode::NotCsv);
    QTest::newRow("binary") << QByteArray("PK\x03\x04\x00\x00\x08\x00ref;prix", 17) << static_cast<int>(ErrorCode::NotCsv);
    QTest::newRow("no column of prices") << QByteArray("ref;nom\na;b\n") << static_cast<int>(ErrorCode::MissingKey);
    QTest::newRow("no column of references") << QByteArray("nom;prix\na;12\n") << static_cast<int>(ErrorCode::MissingKey);
    QTest::newRow("no table") << QByteArray("Bonjour,\nvoici un texte.\n") << static_cast<int>(ErrorCode::MissingKey);
}

void TestPriceList::wrongFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const auto read = plan(bytes);
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().code), code);
}

void TestPriceList::previewProposes()
{
    const QByteArray bytes("Liste;;;\nSKU;Description;Unit price (USD);Lead time (weeks)\na;b;12.50;2\nc;d;13;3\n");
    const auto preview = previewPriceList(bytes, fileName);
    QVERIFY(preview);
    QCOMPARE(preview->headerLine, 2);
    QCOMPARE(preview->separator, ';');
    QCOMPARE(preview->encoding, "UTF-8");
    QCOMPARE(preview->rowCount, 2);
    QCOMPARE(preview->layout.currency, "USD");
    const std::vector<PriceField> fields{PriceField::Reference, PriceField::Name, PriceField::Price, PriceField::LeadTime};
    QCOMPARE(preview->layout.fields, fields);
    const auto read = plan(bytes);
    QVERIFY(read);
    QCOMPARE((*read)->change.prices[0].leadTimeDays, std::optional(14));
    QCOMPARE((*read)->change.prices[0].currency, "USD");
}

void TestPriceList::mappingIsRemembered()
{
    const QByteArray bytes("A;B;C\nx;1.234;y\n");
    auto preview = previewPriceList(bytes, fileName);
    QVERIFY(preview);
    QVERIFY(!preview->isRemembered);
    PriceListLayout layout = preview->layout;
    layout.fields = {PriceField::Reference, PriceField::Price, PriceField::None};
    layout.decimalSign = DecimalSign::Comma;
    layout.newKind = PartKind::Licence;
    layout.supplier = "Acme | Fils";
    const auto read = planPriceList(bytes, fileName, layout, m_catalogue, {});
    QVERIFY(read);
    QCOMPARE((*read)->change.prices[0].price, Money::units(1234));
    const std::string mapping = (*read)->change.mapping;
    const std::string key = (*read)->change.header;
    preview = previewPriceList(bytes, fileName, [&](const std::string &header) { return header == key ? mapping : std::string(); });
    QVERIFY(preview);
    QVERIFY(preview->isRemembered);
    QCOMPARE(preview->layout, layout);
    // Of another width, or damaged: the proposal stands.
    for (const std::string &wrong : {std::string("reference,price|comma|service|EUR|"), std::string("a,b,c|comma|service|EUR|"), std::string("|||"), std::string("reference,price,-|?|service|EUR|")}) {
        preview = previewPriceList(bytes, fileName, [&wrong](const std::string &) { return wrong; });
        QVERIFY(preview);
        QVERIFY(!preview->isRemembered);
    }
}

void TestPriceList::knownPartsByName_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<std::string>("part");
    QTest::newRow("id") << QByteArray("nvidia-l40s") << std::string("nvidia-l40s");
    QTest::newRow("capitals") << QByteArray("NVIDIA-L40S") << std::string("nvidia-l40s");
    QTest::newRow("maker and model") << QByteArray("NVIDIA L40S") << std::string("nvidia-l40s");
    QTest::newRow("model alone") << QByteArray("l40s") << std::string("nvidia-l40s");
    QTest::newRow("a model of three drives is none of them") << QByteArray("9550 MAX") << std::string("9550-max");
    QTest::newRow("accents") << QByteArray("Câble n°5") << std::string("cable-n-5");
}

void TestPriceList::knownPartsByName()
{
    QFETCH(QByteArray, reference);
    QFETCH(std::string, part);
    const auto read = plan("ref;prix\n" + reference + ";12\n");
    QVERIFY(read);
    QCOMPARE((*read)->change.prices.size(), std::size_t(1));
    QCOMPARE((*read)->change.prices[0].part, part);
}

void TestPriceList::otherCurrencyIsKept()
{
    const auto read = plan("ref;prix;devise\nnvidia-l40s;9000;USD\nnvidia-l40s;8000;EUR\n");
    QVERIFY(read);
    QCOMPARE((*read)->report.taken(), 2);
    QCOMPARE((*read)->report.otherCurrency, 1);
    QCOMPARE((*read)->change.prices[0].currency, "USD");
}

void TestPriceList::secondImportIsUnchanged()
{
    const QByteArray bytes("ref;nom;prix;delai\nnvidia-l40s;x;9000;10\nnvidia-l40;y;7000;10\nnvidia-a100-pcie-80gb;y;7000;10\n");
    const auto first = plan(bytes);
    QVERIFY(first);
    OwnData own;
    own.prices = (*first)->change.prices;
    const auto second = plan(bytes, own);
    QVERIFY(second);
    QCOMPARE((*second)->report.unchanged + (*second)->report.newParts, 3);
    const auto third = plan(QByteArray(bytes).replace("9000", "8999,99"), own);
    QVERIFY(third);
    QCOMPARE((*third)->report.changed, 1);
    const ChangedPrice expected{2, "nvidia-l40s", Money::units(9000), Money::cents(899'999), "EUR"};
    QCOMPARE((*third)->report.changes.front(), expected);
}

void TestPriceList::cancelStops()
{
    QByteArray bytes("ref;prix\n");
    for (int i = 0; i < 10'000; ++i) {
        bytes += "a" + QByteArray::number(i) + ";12\n";
    }
    const auto preview = previewPriceList(bytes, fileName);
    QVERIFY(preview);
    int calls = 0;
    double last = 0;
    const auto read = planPriceList(bytes, fileName, preview->layout, m_catalogue, {}, [&](double share) {
        last = share;
        return ++calls < 2;
    });
    QVERIFY(read);
    QVERIFY(!read->has_value());
    QCOMPARE(calls, 2);
    QVERIFY(last > 0 && last < 1);
}

// Bytes changed, taken out and put in: every outcome is a plan or an error, and every row is accounted for.
void TestPriceList::survivesMutations()
{
    const QByteArray original = QByteArray("Référence;Désignation;Prix HT;Devise;Date;Délai;Type\nnvidia-l40s;\"a \"\"b\"\"\nc\";8 123,45;EUR;30/11/2026;2 semaines;\n"
                                           "INST;x;1.234,5 €;;;;service\nR2;y;12;USD;2026-01-01;in stock;cpu\n");
    QRandomGenerator random(20261130);
    const QByteArray signs(";,\t|\"\n\r. -€$\0\xFF'0123456789", 28);
    for (int i = 0; i < 4000; ++i) {
        QByteArray bytes = original;
        for (int n = random.bounded(1, 8); n > 0; --n) {
            const int at = random.bounded(static_cast<int>(bytes.size()));
            switch (random.bounded(4)) {
            case 0: bytes[at] = signs[random.bounded(static_cast<int>(signs.size()))]; break;
            case 1: bytes.remove(at, random.bounded(1, 6)); break;
            case 2: bytes.insert(at, signs[random.bounded(static_cast<int>(signs.size()))]); break;
            default: bytes.truncate(std::max(1, at)); break;
            }
            if (bytes.isEmpty()) {
                break;
            }
        }
        const auto read = plan(bytes);
        if (read) {
            const ImportReport &report = (*read)->report;
            QCOMPARE(report.rows, report.taken() + static_cast<int>(report.refused.size()));
            for (const OwnPrice &price : (*read)->change.prices) {
                QVERIFY(price.price > Money() && !price.part.empty() && isCurrency(price.currency));
            }
        }
    }
}

void TestPriceList::catalogueRoundTrip()
{
    OwnData own;
    PartRecord service{PartKind::Service, {{"part_id", "install"}, {"model", "=cmd, \"x\"\nline"}, {"vendor", "'-Acme"}, {"confidence", "found"}}};
    own.parts = {service};
    const auto csv = catalogueToCsv(m_catalogue, own);
    QVERIFY(csv);
    const auto same = planCatalogueCsv(*csv, fileName, m_catalogue, own);
    QVERIFY(same);
    QVERIFY2((*same)->report.refused.empty(), (*same)->report.refused.empty() ? "" : ((*same)->report.refused[0].reference + ": " + (*same)->report.refused[0].found).c_str());
    QCOMPARE((*same)->report.rows, (*same)->report.unchanged);
    QVERIFY((*same)->report.rows > 200);
    QVERIFY((*same)->change.parts.empty());
    QVERIFY((*same)->change.prices.empty());
}

void TestPriceList::catalogueRows_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("why"); // -1: taken
    QTest::newRow("new GPU") << QByteArray("id,kind,vendor,model,price_eur,memory_gb,tdp_w\nacme-x1,gpu,Acme,X1,1000.5,96,400\n") << -1;
    QTest::newRow("memory missing") << QByteArray("id,kind,vendor,model\nacme-x1,gpu,Acme,X1\n") << static_cast<int>(RowRefusal::MissingSpecification);
    QTest::newRow("memory is no number") << QByteArray("id,kind,vendor,model,memory_gb\nacme-x1,gpu,Acme,X1,lots\n") << static_cast<int>(RowRefusal::WrongSpecification);
    QTest::newRow("kind") << QByteArray("id,kind,vendor,model\nacme-x1,car,Acme,X1\n") << static_cast<int>(RowRefusal::UnknownKind);
    QTest::newRow("id") << QByteArray("id,kind,vendor,model\nAcme X1,service,Acme,X1\n") << static_cast<int>(RowRefusal::NoReference);
    QTest::newRow("price") << QByteArray("id,kind,vendor,model,price_eur\nacme,service,Acme,X1,\"1,5\"\n") << static_cast<int>(RowRefusal::NotAPrice);
    QTest::newRow("negative") << QByteArray("id,kind,vendor,model,price_eur\nacme,service,Acme,X1,-1\n") << static_cast<int>(RowRefusal::NegativePrice);
}

void TestPriceList::catalogueRows()
{
    QFETCH(QByteArray, csv);
    QFETCH(int, why);
    const auto read = planCatalogueCsv(csv, fileName, m_catalogue, {});
    QVERIFY(read);
    const ImportReport &report = (*read)->report;
    if (why < 0) {
        QCOMPARE(report.newParts, 1);
        QCOMPARE((*read)->change.parts[0].value("memory_gb"), "96");
        QCOMPARE((*read)->change.prices[0].price, Money::cents(100'050));
        return;
    }
    QCOMPARE(report.refused.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(report.refused[0].why), why);
}

QTEST_GUILESS_MAIN(TestPriceList)
#include "tst_pricelist.moc"
