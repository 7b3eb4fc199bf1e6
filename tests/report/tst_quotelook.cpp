// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "quotefixture.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// What was wrong on papers that were looked at page by page.
class TestQuoteLook : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void americanWords_data();
    void americanWords();
    void salesTaxCharged();
    void bothTotalsOnFirstPage();
    void longNames();
    void numbersStayWhole();
    void cutTextSaysSo();
    void unknownPurchase();
    void scenarioToTick();
    void longAmounts();
    void redundancy_data();
    void redundancy();
    void headingOfAnnex_data();
    void headingOfAnnex();

private:
    QString output(const QStringList &options)
    {
        QProcess process;
        process.start(u"pdftotext"_s, QStringList(options) << m_path << u"-"_s);
        return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }
    QStringList pages(const QuoteCase &quote, QuoteView view = QuoteView::Customer, const QString &language = u"en"_s)
    {
        QuoteInput input = quote.input(language);
        input.view = view;
        m_path = m_dir.filePath(u"quote.pdf"_s);
        return writeQuotePdf(input, m_path) ? output({u"-layout"_s}).split(u'\f', Qt::SkipEmptyParts) : QStringList();
    }
    QString text(const QuoteCase &quote, QuoteView view = QuoteView::Customer) { return pages(quote, view).join(QString()).simplified(); }
    // Its words in the order in which they are drawn: cells of several lines are whole.
    QString flowOf(const QuoteCase &quote)
    {
        pages(quote);
        return output({u"-raw"_s}).simplified();
    }

    QTemporaryDir m_dir;
    QString m_path;
};

namespace {

const Catalogue &shelf()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

QuoteCase sample(const QString &name)
{
    QuoteCase quote(Project{});
    quote.catalogue = shelf();
    quote.project = readProject(quote.catalogue, u":/samples/"_s + name + u".configuria"_s).value();
    quote.evaluation = evaluate(quote.catalogue, quote.project);
    return quote;
}

// In the United States a tax is charged where a line states its rate.
Project american(std::optional<Rate> tax = {})
{
    Project project = quoteProject({customLine("Server", 1, Money::units(1'000))});
    project.seller.vatNumber = "98-7654321";
    project.quote.sale.saleCase = SaleCase::UnitedStates;
    project.configurations[0].lines[0].offer.vat = tax;
    project.quote.payment.deposit = Rate::percent(30);
    return project;
}

} // namespace

void TestQuoteLook::initTestCase()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
}

void TestQuoteLook::americanWords_data()
{
    QTest::addColumn<QString>("form");
    for (const char *form : {"pdf", "csv", "xlsx"}) {
        QTest::newRow(form) << QString::fromLatin1(form);
    }
}

// The United States have no VAT: no word of it on an American paper, and every one on a British.
void TestQuoteLook::americanWords()
{
    QFETCH(QString, form);
    const auto written = [&](const Project &project) {
        const QuoteCase quote(project);
        QuoteInput input = quote.input(u"en"_s);
        input.view = QuoteView::Internal;
        QString all;
        if (form == u"pdf"_s) {
            return text(quote, QuoteView::Internal);
        }
        if (form == u"csv"_s) {
            return QString::fromUtf8(quoteCsv(input, CsvStyle::Rfc4180));
        }
        for (const QByteArray &part : unzipped(quoteXlsx(input).value())) {
            all += QString::fromUtf8(part);
        }
        return all;
    };
    const QRegularExpression vat(u"\\bVAT\\b"_s);
    const QString us = written(american());
    QVERIFY2(!us.contains(vat), qPrintable(us));
    QVERIFY2(us.contains(u"Sales tax"_s) && us.contains(u"Total, before sales tax"_s), qPrintable(us));
    QCOMPARE(us.contains(u"Tax ID: 98-7654321"_s), form != u"csv"_s); // a table of lines has no parties
    Project british = american();
    british.quote.sale.saleCase = SaleCase::UnitedKingdom;
    const QString uk = written(british);
    QVERIFY(uk.contains(vat) && !uk.contains(u"ales tax"_s) && !uk.contains(u"Tax ID"_s));
}

// 1 000.00 at 8.25 % are 82.50.
void TestQuoteLook::salesTaxCharged()
{
    const QString paper = text(QuoteCase(american(Rate{82'500})));
    for (const QString &wanted : {u"Sales tax 8.25% on €1,000.00 €82.50"_s, u"Total incl. sales tax €1,082.50"_s, u"Deposit of 30% of the total with the order: €324.75"_s}) {
        QVERIFY2(paper.contains(wanted), qPrintable(wanted + u'\n' + paper.mid(paper.indexOf(u"Bill of"_s))));
    }
    // An offer "valid until" a day binds an American seller (UCC 2-205), which the terms deny.
    const QString open = text(QuoteCase(american()));
    QVERIFY(open.contains(u"Prices are quoted until 30 December 2026."_s) && !open.contains(u"This offer is valid"_s) && open.contains(u"Sales tax, not included"_s));
}

// The invoice asks for the second: 1 000.00 + 20 %.
void TestQuoteLook::bothTotalsOnFirstPage()
{
    Project project = quoteProject({customLine("Server", 1, Money::units(1'000))});
    project.quote.paper.introduction = "Our offer."; // the table is further down
    const QString first = flowOf(QuoteCase(project));
    const qsizetype tile = first.indexOf(u"Total incl. VAT: €1,200.00"_s);
    QVERIFY2(tile > 0 && tile < first.indexOf(u"Bill of materials"_s), qPrintable(first));
}

// Names of 120 letters and references of as many are printed whole, and in letters that can be read.
void TestQuoteLook::longNames()
{
    Project project = quoteProject({customLine("Server", 1, Money::units(1'000))});
    const QString name = u"Établissement public interdépartemental de coopération pour la recherche et l’innovation numérique en santé de la région"_s;
    const QString reference = u"Marché public n° 2026-AO-000123456 lot 7, consultation restreinte du 12 octobre 2026"_s;
    QCOMPARE(name.size(), 120);
    project.customer.name = name.toStdString();
    project.quote.customerReference = reference.toStdString();
    for (const bool hasCover : {false, true}) {
        project.quote.paper.hasCover = hasCover;
        const QString paper = flowOf(QuoteCase(project));
        QCOMPARE(paper.count(name), hasCover ? 2 : 1);
        QVERIFY2(paper.count(reference) == (hasCover ? 2 : 1), qPrintable(paper));
    }
}

// "L." and "624-16" stand on one line wherever the sentence breaks.
void TestQuoteLook::numbersStayWhole()
{
    const QString intro = u"word "_s;
    for (int i = 0; i < 12; ++i) {
        Project project = quoteProject({customLine("Server", 1, Money::units(1'000))});
        project.quote.notes = (intro.repeated(20) + QString(i, u'x') + u" article L.624-16, "_s + QString(i, u'y') + u" a 12-slot bridge of 2026-11-30 and more words"_s).toStdString();
        pages(QuoteCase(project));
        const QString lines = output({u"-raw"_s});
        for (const QString &whole : {u"L.624-16, "_s, u"12-slot"_s, u"2026-11-30"_s}) {
            QVERIFY2(lines.contains(whole.trimmed()), qPrintable(whole + u'\n' + lines));
        }
    }
}

// A column that is too narrow for a name ends it with an ellipsis.
void TestQuoteLook::cutTextSaysSo()
{
    BomLine line = customLine("Serveur de calcul pour la recherche et l’innovation", 1, Money::units(1'000));
    line.offer.purchasePrice = Money::units(800);
    const QStringList found = pages(QuoteCase(quoteProject({line})), QuoteView::Internal);
    const QString margins = found.join(QString()).section(u"Margins ("_s, 1);
    QVERIFY2(margins.contains(QRegularExpression(u"1\\s+Serveur de calcul[^\\n]*…"_s)), qPrintable(margins));
}

// A sum of purchases of which some are not known is not known: 0.00 would be a margin of 100 %.
void TestQuoteLook::unknownPurchase()
{
    BomLine known = customLine("Server", 1, Money::units(1'000));
    known.offer.purchasePrice = Money::units(800);
    const QRegularExpression total(u"Total, options apart (\\S+) 2,000.00"_s);
    QCOMPARE(total.match(text(QuoteCase(quoteProject({known, known})), QuoteView::Internal)).captured(1), u"1,600.00"_s);
    QCOMPARE(total.match(text(QuoteCase(quoteProject({known, customLine("Rack", 1, Money::units(1'000))})), QuoteView::Internal)).captured(1), u"—"_s);
}

// Who signs for one of several scenarios says which.
void TestQuoteLook::scenarioToTick()
{
    Project project = quoteProject({customLine("Server", 1, Money::units(1'000))});
    QVERIFY(!text(QuoteCase(project)).contains(u"Scenario accepted"_s));
    project.configurations.push_back(project.configurations[0]);
    project.configurations.push_back(project.configurations[0]);
    project.quote.paper.variants = 6;
    const QString paper = text(QuoteCase(project));
    QVERIFY2(paper.contains(u"Scenario accepted: A B C"_s), qPrintable(paper));
}

// 14 digits in letters as high as those of the other amounts.
void TestQuoteLook::longAmounts()
{
    pages(QuoteCase(quoteProject({customLine("Servers", 100'000, Money::cents(999'999'999)), customLine("Cable", 1, Money::units(10))})));
    const QString words = output({u"-bbox"_s});
    const auto height = [&words](const QString &amount) {
        const auto found = QRegularExpression(u"yMin=\"([\\d.]+)\" xMax=\"[\\d.]+\" yMax=\"([\\d.]+)\">"_s + QRegularExpression::escape(amount) + u"<"_s).match(words);
        return found.captured(2).toDouble() - found.captured(1).toDouble();
    };
    QVERIFY2(height(u"10.00"_s) > 1, qPrintable(words));
    QVERIFY(std::abs(height(u"999,999,999,000.00"_s) - height(u"10.00"_s)) < 0.05);
}

void TestQuoteLook::redundancy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hasSpare");
    QTest::newRow("one supply") << u"01-assistant-8b-workstation"_s << false;
    QTest::newRow("two and two") << u"02-llama-3.3-70b-serving"_s << true;
}

void TestQuoteLook::redundancy()
{
    QFETCH(QString, name);
    QFETCH(bool, hasSpare);
    const QString paper = text(sample(name));
    QVERIFY(paper.contains(u"Power supplies installed"_s));
    QCOMPARE(paper.contains(u"usable with redundancy"_s), hasSpare);
}

void TestQuoteLook::headingOfAnnex_data()
{
    QTest::addColumn<int>("lines");
    for (int lines = 0; lines < 16; ++lines) {
        QTest::addRow("%d", lines) << lines;
    }
}

// A heading goes with several of its points, wherever it falls on the page.
void TestQuoteLook::headingOfAnnex()
{
    QFETCH(int, lines);
    QuoteCase quote = sample(u"03-full-fine-tune-70b"_s);
    const std::size_t offered = static_cast<std::size_t>(quote.project.quote.configuration);
    for (int i = 0; i < lines; ++i) {
        quote.project.configurations[offered].lines.push_back(customLine("Cable", 1, Money::units(10)));
    }
    quote.evaluation = evaluate(quote.catalogue, quote.project);
    for (const QString &page : pages(quote)) {
        if (const qsizetype at = page.indexOf(u"Assumptions and sources"_s); at >= 0) {
            QVERIFY2(page.mid(at).count(u'•') >= 3, qPrintable(page));
            return;
        }
    }
    QFAIL("no annex");
}

QTEST_MAIN(TestQuoteLook)
#include "tst_quotelook.moc"
