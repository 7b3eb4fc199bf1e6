// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

#include "catalogue/quoteregister.h"
#include "items/quotetotals.h"
#include "quotesamples.h"
#include "report/quotejson.h"
#include "spreadsheet.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

// What a form of the paper says of its totals, in cents.
struct Totals {
    qint64 exclVat = 0, inclVat = 0, options = 0, deposit = 0, discount = 0;
    QVector<qint64> vat;
    friend bool operator==(const Totals &, const Totals &) = default;
};

QString shown(const Totals &t)
{
    QStringList vat;
    for (const qint64 amount : t.vat) {
        vat << QString::number(amount);
    }
    return u"%1 excl., %2 incl., options %3, deposit %4, discount %5, VAT "_s.arg(t.exclVat).arg(t.inclVat).arg(t.options).arg(t.deposit).arg(t.discount) + vat.join(u' ');
}

qint64 centsOf(const QString &decimal)
{
    return qRound64(decimal.toDouble() * 100);
}
qint64 centsOf(Money money)
{
    return money.micros() / 10'000;
}

Totals ofEngine(const Quote &quote)
{
    Totals totals{centsOf(quote.totalExclVat), centsOf(quote.totalInclVat), centsOf(quote.optionsTotal), centsOf(quote.deposit), centsOf(quote.globalDiscount), {}};
    for (const VatLine &line : quote.vat) {
        totals.vat << centsOf(line.amount);
    }
    return totals;
}

// A row that is a total has a name of the quote's and an amount.
void take(const QString &name, const QString &amount, Totals &totals)
{
    if (name.contains(u"otal excl. VAT"_s)) {
        totals.exclVat = centsOf(amount);
    } else if (name.contains(u"otal incl. VAT"_s)) {
        totals.inclVat = centsOf(amount);
    } else if (name == u"VAT"_s) {
        totals.vat << centsOf(amount);
    } else if (name.startsWith(u"Options "_s) && name.endsWith(u"not included"_s)) {
        totals.options = centsOf(amount);
    } else if (name == u"Deposit with the order"_s) {
        totals.deposit = centsOf(amount);
    } else if (name == u"Global discount"_s) {
        totals.discount = -centsOf(amount);
    }
}

Totals ofScreen(const QVector<QuoteTotal> &rows)
{
    Totals totals;
    for (const QuoteTotal &row : rows) {
        const qint64 cents = centsOf(row.value);
        switch (row.kind) {
        case TotalKind::ExclVat: totals.exclVat = cents; break;
        case TotalKind::InclVat: totals.inclVat = cents; break;
        case TotalKind::Vat: totals.vat << cents; break;
        case TotalKind::Options: totals.options = cents; break;
        case TotalKind::Deposit: totals.deposit = cents; break;
        case TotalKind::Discount: totals.discount = -cents; break; // shown as taken off
        case TotalKind::Subtotal:
        case TotalKind::Remainder: break;
        }
    }
    return totals;
}

Totals ofCsv(const QByteArray &csv)
{
    Totals totals;
    for (const QString &row : QString::fromUtf8(csv).split(u"\r\n"_s, Qt::SkipEmptyParts).mid(1)) {
        const QStringList cells = row.split(u',');
        if (cells[0].isEmpty()) {
            QString name = cells[2];
            if (const qsizetype quoted = row.indexOf(u'"'); quoted == 2) { // a name with a comma
                name = row.section(u'"', 1, 1);
            }
            const QStringList after = name == cells[2] ? cells.mid(3) : row.section(u'"', 2).split(u',').mid(1);
            take(name, after[4], totals);
        }
    }
    return totals;
}

Totals ofXlsx(const QHash<QString, XlsxCell> &cells)
{
    Totals totals;
    const QString total = cells.value(u"E1"_s).text == u"Unit"_s ? u"I%1"_s : u"H%1"_s; // where a line states a unit
    for (int row = 2; row < 80; ++row) {
        if (!cells.contains(u"A%1"_s.arg(row))) {
            take(cells.value(u"C%1"_s.arg(row)).text, cells.value(total.arg(row)).value, totals);
        }
    }
    return totals;
}

Totals ofJson(const QByteArray &json)
{
    const QJsonObject document = QJsonDocument::fromJson(json).object(), offer = document[u"en16931"_s][u"offers"_s][0].toObject();
    const QJsonObject sums = offer[u"BG-22"_s].toObject();
    Totals totals{centsOf(sums[u"BT-109"_s].toString()), centsOf(sums[u"BT-112"_s].toString()), centsOf(offer[u"options_total"_s].toString()),
                  centsOf(offer[u"deposit"_s].toString()), centsOf(document[u"global_discount"_s].toString()), {}};
    for (const QJsonValue &line : offer[u"BG-23"_s].toArray()) {
        totals.vat << centsOf(line[u"BT-117"_s].toString());
    }
    return totals;
}

// "8.34": exact, so that a sum can be held against another.
qint64 exactCents(const QJsonValue &amount)
{
    QString digits = amount.toString();
    const bool hasCents = digits.lastIndexOf(u'.') == digits.size() - 3;
    return hasCents ? digits.remove(u'.').toLongLong() : std::numeric_limits<qint64>::min() / 1'000;
}

// Of the rows whose `filter` is `value`; of all of them without one.
qint64 sumOf(const QJsonValue &rows, const QString &key, const QString &filter = {}, const QJsonValue &value = {})
{
    qint64 sum = 0;
    for (const QJsonValue &row : rows.toArray()) {
        sum += !row[u"is_optional"_s].toBool() && !row[key].isNull() && (filter.isEmpty() || row[filter] == value) ? exactCents(row[key]) : 0;
    }
    return sum;
}

QString textOf(const QString &pdf)
{
    QProcess process;
    process.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()).simplified() : QString();
}

} // namespace

// One quote has one set of totals, whatever it is written as. CONFIGURIA_QUOTES says how many are drawn.
class TestQuoteTotals : public QObject {
    Q_OBJECT
private slots:
    void allFormsAgree();
    void screenAgrees();
    void registerAgrees();
    void paperAgrees();
    void jsonIsReadAgain();
    void sumsOfTheNormHold();
    void spreadsheetComputesTheSame();

private:
    static int quotes() { return qEnvironmentVariableIntValue("CONFIGURIA_QUOTES") > 0 ? qEnvironmentVariableIntValue("CONFIGURIA_QUOTES") : 50; }
};

void TestQuoteTotals::allFormsAgree()
{
    for (int seed = 0; seed < quotes(); ++seed) {
        const QuoteCase quote(randomQuote(static_cast<quint32>(seed)));
        const QuoteInput input = quote.input(u"en"_s);
        const Totals expected = ofEngine(makeQuote(quote.catalogue, quote.project, 0));
        const auto xlsx = quoteXlsx(input);
        QVERIFY(xlsx);
        for (const auto &[form, totals] : {std::pair(u"CSV"_s, ofCsv(quoteCsv(input, CsvStyle::Rfc4180))), std::pair(u"XLSX"_s, ofXlsx(xlsxCells(*xlsx, 1))),
                                           std::pair(u"JSON"_s, ofJson(quoteJson(input)))}) {
            QVERIFY2(totals == expected, qPrintable(u"quote %1, %2: %3\nexpected %4"_s.arg(seed).arg(form, shown(totals), shown(expected))));
        }
    }
}

// The rows that the window and the papers show.
void TestQuoteTotals::screenAgrees()
{
    for (int seed = 0; seed < quotes(); ++seed) {
        const QuoteCase quote(randomQuote(static_cast<quint32>(seed)));
        const Quote made = makeQuote(quote.catalogue, quote.project, 0);
        const Totals expected = ofEngine(made), totals = ofScreen(texts::quoteTotals(quote.project.quote, made));
        QVERIFY2(totals == expected, qPrintable(u"quote %1: %2\nexpected %3"_s.arg(seed).arg(shown(totals), shown(expected))));
    }
}

// What the register lists, and what it gives back of a quote that was issued.
void TestQuoteTotals::registerAgrees()
{
    QTemporaryDir folder;
    QuoteRegister quotesOfSeller(folder.filePath(u"register.sqlite"_s));
    for (int seed = 0; seed < quotes(); ++seed) {
        const QuoteCase quote(randomQuote(static_cast<quint32>(seed)));
        const Quote made = makeQuote(quote.catalogue, quote.project, 0);
        const auto issued = quotesOfSeller.issue({{}, {}, "DV-{seq:5}", {2026, 12, 1}}, [&](const std::string &number, int version) -> Result<StoredQuote> {
            Project project = quote.project;
            project.quote.number = number;
            project.quote.version = version;
            return storedQuote(quote.catalogue, project, made, "{}", "%PDF-");
        });
        QVERIFY(issued);
        QCOMPARE(issued->totalExclVat, made.totalExclVat);
        QCOMPARE(issued->totalInclVat, made.totalInclVat);
        const auto record = quotesOfSeller.record(issued->id);
        QVERIFY(record);
        QCOMPARE(record->totalExclVat, made.totalExclVat);
        QCOMPARE(record->totalInclVat, made.totalInclVat);
    }
}

// Printed as the screen prints it: by Format.
void TestQuoteTotals::paperAgrees()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    QTemporaryDir folder;
    const int step = quotes() > 100 ? 1 : 10; // every one in the long form
    for (int seed = 0; seed < quotes(); seed += step) {
        const QuoteCase quote(randomQuote(static_cast<quint32>(seed)));
        const Quote made = makeQuote(quote.catalogue, quote.project, 0);
        const QuoteInput input = quote.input(u"en"_s);
        const QString path = folder.filePath(u"quote.pdf"_s), currency = QString::fromStdString(made.currency);
        QVERIFY(writeQuotePdf(input, path));
        const QString text = textOf(path);
        QStringList wanted{u"otal incl. VAT "_s + input.format.money(made.totalInclVat, currency), u"otal excl. VAT "_s + input.format.money(made.totalExclVat, currency)};
        for (const VatLine &line : made.vat) {
            wanted << u"VAT %1 on %2 %3"_s.arg(input.format.percent(line.rate), input.format.money(line.base, currency), input.format.money(line.amount, currency));
        }
        if (made.hasOptions) {
            wanted << u"not included "_s + input.format.money(made.optionsTotal, currency);
        }
        for (const QString &one : wanted) {
            QVERIFY2(text.contains(one.simplified()), qPrintable(u"quote %1: %2\n%3"_s.arg(seed).arg(one, text)));
        }
    }
}

// Parties, terms and lines come back, and with them the totals; written again, the document is the same.
void TestQuoteTotals::jsonIsReadAgain()
{
    for (int seed = 0; seed < quotes(); ++seed) {
        Project project = randomQuote(static_cast<quint32>(seed));
        if (seed % 3 == 0) { // a second scenario
            project.configurations.push_back(randomQuote(static_cast<quint32>(seed) + 1'000'000).configurations[0]);
            project.quote.paper.variants = 2;
        }
        project.quote.internal = {Rate::percent(12), "accord de la direction"};
        project.configurations[0].lines[0].offer.purchasePrice = Money::cents(1'234);
        const QuoteCase quote(project);
        QuoteInput input = quote.input(u"en"_s);
        input.view = QuoteView::Internal;
        const QByteArray json = quoteJson(input);
        const auto read = readQuoteJson(quote.catalogue, json, u"quote.json"_s);
        QVERIFY2(read, qPrintable(read ? QString() : QString::fromStdString(read.error().place)));
        QCOMPARE(read->seller, project.seller);
        QCOMPARE(read->customer, project.customer);
        QCOMPARE(read->quote.payment, project.quote.payment);
        QCOMPARE(read->quote.sale, project.quote.sale);
        QCOMPARE(read->quote.internal, project.quote.internal);
        QCOMPARE(read->configurations.size(), project.configurations.size());
        const int count = static_cast<int>(project.configurations.size());
        for (int i = 0; i < count; ++i) {
            const Quote again = makeQuote(quote.catalogue, *read, i), before = makeQuote(quote.catalogue, project, i);
            QVERIFY2(ofEngine(again) == ofEngine(before), qPrintable(u"quote %1: %2"_s.arg(seed).arg(shown(ofEngine(again)))));
            QCOMPARE(again.lines.size(), before.lines.size());
        }
        QCOMPARE(read->configurations[0].lines[0].offer.purchasePrice.has_value(), true);
        if (project.quote.currency.code.empty()) {
            const QuoteCase other(*read);
            QuoteInput second = other.input(u"en"_s);
            second.view = QuoteView::Internal;
            QCOMPARE(quoteJson(second), json);
        }
    }
}

// EN 16931-1:2017, 6.4: BR-CO-10, 11, 13, 14 and 15, and BR-S-08 of each rate, to the cent, also where prices include VAT.
void TestQuoteTotals::sumsOfTheNormHold()
{
    int inclusive = 0;
    for (int seed = 0; seed < quotes(); ++seed) {
        Project project = randomQuote(static_cast<quint32>(seed));
        project.quote.paper.detail = LineDetail::Detailed; // one line per section shows no amount of a line
        project.quote.sale.pricesIncludeVat = project.quote.sale.pricesIncludeVat || seed % 2 == 0;
        inclusive += project.quote.sale.pricesIncludeVat ? 1 : 0;
        const QuoteCase quote(project);
        const QJsonValue offer = QJsonDocument::fromJson(quoteJson(quote.input(u"en"_s))).object()[u"en16931"_s][u"offers"_s][0];
        const QJsonValue sums = offer[u"BG-22"_s], lines = offer[u"BG-25"_s], allowances = offer[u"BG-20"_s], rates = offer[u"BG-23"_s];
        const auto total = [&](const QString &key) { return exactCents(sums[key]); };
        const auto check = [&](const char *rule, qint64 actual, qint64 expected) {
            QVERIFY2(actual == expected, qPrintable(u"quote %1, %2: %3, not %4"_s.arg(seed).arg(QString::fromLatin1(rule)).arg(actual).arg(expected)));
        };
        check("BR-CO-10", total(u"BT-106"_s), sumOf(lines, u"BT-131"_s));
        check("BR-CO-11", total(u"BT-107"_s), sumOf(allowances, u"BT-92"_s));
        check("BR-CO-13", total(u"BT-109"_s), total(u"BT-106"_s) - total(u"BT-107"_s));
        check("BR-CO-14", total(u"BT-110"_s), sumOf(rates, u"BT-117"_s));
        check("BR-CO-15", total(u"BT-112"_s), total(u"BT-109"_s) + total(u"BT-110"_s));
        for (const QJsonValue &rate : rates.toArray()) {
            const QJsonValue percent = rate[u"BT-119"_s];
            check("BR-S-08", exactCents(rate[u"BT-116"_s]), sumOf(lines, u"BT-131"_s, u"BT-152"_s, percent) - sumOf(allowances, u"BT-92"_s, u"BT-96"_s, percent));
        }
        for (const QJsonValue &line : lines.toArray()) { // a cent that was shared out is the only one that may be off
            if (line[u"BT-131"_s].isString() && project.quote.sale.pricesIncludeVat) {
                const double gross = line[u"BT-146"_s].toString().toDouble() * line[u"BT-129"_s].toDouble(), net = line[u"BT-131"_s].toString().toDouble();
                QVERIFY2(std::fabs(gross - line[u"BT-136"_s].toString().toDouble() - net) < 0.02, qPrintable(u"quote %1: %2"_s.arg(seed).arg(net)));
            }
        }
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(inclusive >= quotes() / 2);
}

// LibreOffice computes every formula anew, and finds what the program printed, to the cent.
void TestQuoteTotals::spreadsheetComputesTheSame()
{
    if (qEnvironmentVariableIntValue("CONFIGURIA_QUOTES") <= 0) {
        QSKIP("slow: with the tests of the label long");
    }
    if (spreadsheetProgram().isEmpty()) {
        QSKIP("LibreOffice is not installed");
    }
    QTemporaryDir folder;
    QStringList paths;
    QVector<QHash<QString, XlsxCell>> printed;
    for (int seed = 0; seed < 60; ++seed) {
        const QuoteCase quote(randomQuote(static_cast<quint32>(seed)));
        paths << folder.filePath(u"q%1.xlsx"_s.arg(seed));
        const auto file = quoteXlsx(quote.input(u"en"_s));
        QVERIFY(file && writeQuoteXlsx(quote.input(u"en"_s), paths.last()));
        printed << xlsxCells(*file, 1);
    }
    const QVector<QByteArray> files = recalculated(paths);
    int formulas = 0;
    for (int seed = 0; seed < printed.size(); ++seed) {
        const QHash<QString, XlsxCell> computed = xlsxCells(files[seed], 1);
        QStringList wrong;
        for (auto cell = printed[seed].begin(); cell != printed[seed].end(); ++cell) {
            if (!cell->formula.isEmpty()) {
                ++formulas;
                const QString value = computed.value(cell.key()).value;
                if (value.isEmpty() || std::fabs(cell->value.toDouble() - value.toDouble()) >= 0.005) {
                    wrong << u"%1 (%2): %3 is printed, %4 computed"_s.arg(cell.key(), cell->formula, cell->value, value);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u"quote %1: "_s.arg(seed) + wrong.join(u'\n')));
    }
    QVERIFY(formulas > 500);
}

QTEST_MAIN(TestQuoteTotals)
#include "tst_quotetotals.moc"
