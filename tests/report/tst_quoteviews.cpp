// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "quotefixture.h"
#include "report/quotejson.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

// Figures and words that nothing else in the quote could give.
const QVector<QByteArray> secrets{"SECRETNOTE", "7171.71", "7171,71", "7,171.71", "7272.72", "7272,72", "7,272.72", "13.7913", "13,7913"};

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60'000) ? process.readAllStandardOutput() : QByteArray();
}

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Two scenarios, an option, sections, a deposit, another currency's terms: all that a quote can say.
Project fullQuote()
{
    BomLine card = customLine("Carte 48 Go", 8, Money::units(9'000), Rate::percent(5));
    card.offer = {"Calcul", "Refroidissement passif", false, {}, Money::cents(717'171), Money::cents(727'272), "847180", "TW"};
    BomLine training = customLine("Formation", 2, Money::units(800));
    training.offer.section = "Services";
    training.offer.vat = Rate{55'000};
    BomLine spare = customLine("Disque de rechange", 1, Money::units(400));
    spare.offer.isOptional = true;
    Project project = quoteProject({card, training, spare});
    project.configurations.push_back(project.configurations[0]);
    project.configurations[1].name = "Variante dense";
    project.configurations[1].lines[0].quantity = 16;
    QuoteTerms &says = project.quote;
    says.paper.variants = 2;
    says.version = 3;
    says.salesperson = "Anaïs Vendeuse";
    says.payment.deposit = Rate::percent(30);
    says.shipping = {Incoterm::Dap, "Marseille", true, "", ""};
    says.paper.jurisdiction = "Tribunal de commerce de Paris";
    says.paper.terms = "Article premier. Objet.";
    says.paper.introduction = "Suite à notre visite.";
    says.internal = {Rate{137'913}, "SECRETNOTE accord"};
    project.seller.tradeRegister = "RCS Paris B 732";
    project.seller.iban = "FR7630006000011234567890189";
    project.customer.deliveryAddress = "Quai 7, 13002 Marseille";
    project.customer.billingAddress = "Service comptable, 13001 Marseille";
    return project;
}

} // namespace

class TestQuoteViews : public QObject {
    Q_OBJECT
private slots:
    void customerFilesHoldNoSecret_data();
    void customerFilesHoldNoSecret();
    void paperSaysEverything();
    void groupedLines();
    void supplierIsASecret_data();
    void supplierIsASecret();
    void unknownPurchase();
    void parties_data();
    void parties();
    void textThatTurnsWordsRound();
    void depositOfEachScenario();
    void exemptions_data();
    void exemptions();
    void carriedOver_data();
    void carriedOver();
    void coverLogoAndLetter();
    void archiveFormat();

private:
    // The file of one form, and all that is inside of it as bytes.
    QByteArray written(const QString &form, QuoteView view, const Project &project)
    {
        const QuoteCase quote(project);
        QuoteInput input = quote.input(u"en"_s);
        input.view = view;
        if (form == u"csv"_s) {
            return quoteCsv(input, CsvStyle::ExcelFr) + quoteCsv(input, CsvStyle::Rfc4180);
        }
        if (form == u"json"_s) {
            return quoteJson(input);
        }
        if (form == u"xlsx"_s) {
            QByteArray all;
            const auto file = quoteXlsx(input);
            for (const QByteArray &part : unzipped(file.value())) {
                all += part;
            }
            return all;
        }
        m_path = m_dir.filePath(u"quote.pdf"_s);
        if (!writeQuotePdf(input, m_path)) {
            return {};
        }
        return output(u"qpdf"_s, {u"--qdf"_s, u"--object-streams=disable"_s, m_path, u"-"_s}) + output(u"pdftotext"_s, {u"-layout"_s, m_path, u"-"_s});
    }
    QString paper(const Project &project)
    {
        written(u"pdf"_s, QuoteView::Customer, project);
        return QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, m_path, u"-"_s}));
    }

    QTemporaryDir m_dir;
    QString m_path;
};

void TestQuoteViews::customerFilesHoldNoSecret_data()
{
    QTest::addColumn<QString>("form");
    for (const char *form : {"pdf", "csv", "xlsx", "json"}) {
        QTest::newRow(form) << QString::fromLatin1(form);
    }
}

// The internal copy has them, or the search proves nothing.
void TestQuoteViews::customerFilesHoldNoSecret()
{
    QFETCH(QString, form);
    if (form == u"pdf"_s && (QStandardPaths::findExecutable(u"qpdf"_s).isEmpty() || QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())) {
        QSKIP("qpdf or pdftotext is not installed");
    }
    const QByteArray customer = written(form, QuoteView::Customer, fullQuote()), internal = written(form, QuoteView::Internal, fullQuote());
    QVERIFY(customer.size() > 500);
    for (const QByteArray &secret : secrets) {
        QVERIFY2(!customer.contains(secret), secret);
    }
    for (const QByteArray &word : {QByteArray("Margin %"), QByteArray("Margins ("), QByteArray("\"Margins\""), QByteArray("urchase price"), QByteArray("loor price"), QByteArray("approval")}) {
        QVERIFY2(!customer.contains(word), word);
    }
    QVERIFY(internal.contains("SECRETNOTE") || form == u"csv"_s); // a table has no place for a note
    QVERIFY(internal.contains("7171.71") || internal.contains("7,171.71"));
    QVERIFY(internal.contains("7272.72") || internal.contains("7,272.72"));
}

void TestQuoteViews::paperSaysEverything()
{
    const QString text = paper(fullQuote()).simplified();
    for (const QString &wanted : {
             u"No. D-2026-0042, version 3"_s, u"Anaïs Vendeuse"_s, u"RCS Paris B 732"_s, u"Delivery address: Quai 7"_s, u"Billing address: Service comptable"_s,
             u"Suite à notre visite."_s, u"Scenario A"_s, u"Scenario B — Variante dense"_s, u"Subtotal: Calcul 68,400.00"_s, u"Subtotal: Services 1,600.00"_s,
             u"Refroidissement passif"_s, u"Country of origin: TW, HS code: 847180"_s, u"Options, not included in the totals"_s, u"Total of the options 400.00"_s,
             // 8 x 9 000 - 5 % = 68 400.00 at 20 %: 13 680.00; 2 x 800 = 1 600.00 at 5.5 %: 88.00; in all 83 768.00, of which 30 % are 25 130.40
             u"VAT 20% on €68,400.00 €13,680.00"_s, u"VAT 5.5% on €1,600.00 €88.00"_s, u"Total incl. VAT €83,768.00"_s, u"Deposit with the order, 30% €25,130.40"_s,
             u"Remainder €58,637.60"_s,
             // 16 cards: 136 800.00 + 27 360.00 + 1 688.00
             u"Total incl. VAT €165,848.00"_s, u"IBAN: FR7630006000011234567890189"_s, u"Lead time"_s, u"DAP Marseille"_s, u"Tribunal de commerce de Paris"_s,
             u"Annex: general terms of sale"_s, u"Article premier. Objet."_s, u"accepted and agreed"_s, u"624-16"_s}) {
        QVERIFY2(text.contains(wanted), qPrintable(wanted + u"\n"_s + text));
    }
}

void TestQuoteViews::groupedLines()
{
    Project project = fullQuote();
    project.quote.paper.detail = LineDetail::Grouped;
    project.quote.paper.variants = 0;
    BomLine unknown = customLine("Onduleur", 1, std::nullopt);
    unknown.offer.section = "Calcul"; // apart: the rows add up
    project.configurations[0].lines.push_back(unknown);
    const QString text = paper(project).simplified();
    QVERIFY2(text.contains(QRegularExpression(u"1 Calcul 1 68,400\\.00 20% 68,400\\.00"_s)), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(u"2 Calcul 1 on request 20% on request"_s)), qPrintable(text));
    QVERIFY(text.contains(u"8 x Carte 48 Go"_s) && text.contains(u"1 x Onduleur"_s));
    QVERIFY(!text.contains(u"9,000.00"_s)); // no price of one piece
    QVERIFY(text.contains(u"Partial total incl. VAT €83,768.00"_s));
    // Nor in the JSON.
    const QByteArray onePiece = "9000";
    QVERIFY(!written(u"json"_s, QuoteView::Customer, project).contains(onePiece));
    QVERIFY(written(u"json"_s, QuoteView::Internal, project).contains(onePiece));
}

void TestQuoteViews::supplierIsASecret_data()
{
    QTest::addColumn<bool>("isOwn");
    QTest::newRow("part of the user's") << true;
    QTest::newRow("part of the catalogue") << false;
}

// Where a price was found, a supplier or a street price times something, is not the customer's to know.
void TestQuoteViews::supplierIsASecret()
{
    QFETCH(bool, isOwn);
    Service own;
    own.info.id = "own-part";
    own.info.vendor = "Acme";
    own.info.model = "Carte";
    own.info.price = Money::units(100);
    own.info.priceSource = "SECRETSUPPLIER";
    own.info.isOwn = isOwn;
    for (const QuoteView view : {QuoteView::Customer, QuoteView::Internal}) {
        QuoteCase quote(quoteProject({customLine("x", 1, Money::units(1))}));
        quote.catalogue.services.push_back(own);
        quote.project.configurations[0].lines[0].part = quote.catalogue.find("own-part");
        QuoteInput input = quote.input(u"en"_s);
        input.view = view;
        const QString path = m_dir.filePath(u"supplier.pdf"_s);
        QVERIFY(writeQuotePdf(input, path));
        const QByteArray text = output(u"pdftotext"_s, {path, u"-"_s});
        QCOMPARE(text.contains("SECRETSUPPLIER"), view == QuoteView::Internal);
    }
}

// A sum of purchases of which one is not known is no sum: not 0, and not that of the others.
void TestQuoteViews::unknownPurchase()
{
    BomLine known = customLine("Server", 1, Money::units(1'000));
    known.offer.purchasePrice = Money::units(801);
    const BomLine unknown = customLine("Rack", 1, Money::units(1'000));
    const auto purchase = [this](const std::vector<BomLine> &lines) {
        const QJsonObject json = QJsonDocument::fromJson(written(u"json"_s, QuoteView::Internal, quoteProject(lines))).object();
        return json.value(u"en16931"_s)[u"offers"_s][0][u"margins"_s][u"purchase"_s];
    };
    QCOMPARE(purchase({known, known}).toString(), u"1602.00"_s);
    QVERIFY(purchase({known, unknown}).isNull());
    QCOMPARE(written(u"csv"_s, QuoteView::Internal, quoteProject({known, unknown})).count("801.00"), 2); // of a piece and of the line
    QCOMPARE(written(u"csv"_s, QuoteView::Internal, quoteProject({known, known})).count("1602.00"), 1);
}

void TestQuoteViews::parties_data()
{
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("registration");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("SIREN") << u"FR"_s << u"69001 Lyon"_s << u"732829320"_s << QStringList{u"France"_s, u"SIREN: 732829320"_s};
    QTest::newRow("SIRET") << QString() << u"69001 Lyon"_s << u"73282932000074"_s << QStringList{u"SIRET: 73282932000074"_s};
    QTest::newRow("country said") << u"FR"_s << u"69001 Lyon, FRANCE"_s << QString() << QStringList{u"69001 Lyon, FRANCE"_s};
    QTest::newRow("in words") << u"FR"_s << u"69001 Lyon"_s << u"SIREN 732 829 320"_s << QStringList{u" SIREN 732 829 320"_s};
    QTest::newRow("American") << u"US"_s << u"Austin, TX"_s << u"732829320"_s << QStringList{u"United States"_s, u"Registration no.: 732829320"_s};
    QTest::newRow("not listed") << u"KR"_s << u"Seoul"_s << QString() << QStringList{u"South Korea"_s};
}

void TestQuoteViews::parties()
{
    QFETCH(QString, country);
    QFETCH(QString, address);
    QFETCH(QString, registration);
    QFETCH(QStringList, lines);
    Project project = quoteProject({customLine("x", 1, Money::units(100))});
    project.seller = project.customer = {};
    project.customer.name = "Acme";
    project.customer.country = country.toStdString();
    project.customer.address = address.toStdString();
    project.customer.registration = registration.toStdString();
    const QString text = paper(project).simplified();
    for (const QString &line : lines) {
        QVERIFY2(text.contains(line), qPrintable(text));
    }
    QCOMPARE(text.count(u"France"_s, Qt::CaseInsensitive), country == "FR"_L1 ? 1 : 0);
}

// A right-to-left override in a name would turn the program's own words; U+FFFE and U+FFFF break the XML of a workbook and of a PDF.
void TestQuoteViews::textThatTurnsWordsRound()
{
    const QString hostile = u"A\u202eB\u2067C\ufffeD\uffffE"_s;
    Project project = quoteProject({customLine("x", 1, Money::units(100))});
    project.customer.name = project.quote.number = project.quote.notes = hostile.toStdString();
    project.configurations[0].lines[0].description = hostile.toStdString();
    QVERIFY(paper(project).contains(u"A B C D E"_s));
    for (const QString &form : {u"xlsx"_s, u"pdf"_s}) {
        const QByteArray bytes = written(form, QuoteView::Customer, project);
        for (const QChar c : {QChar(0x202e), QChar(0x2067), QChar(0xfffe), QChar(0xffff)}) {
            QVERIFY2(!bytes.contains(QString(c).toUtf8()), qPrintable(u"%1 holds U+%2"_s.arg(form).arg(c.unicode(), 4, 16)));
        }
    }
}

// Each scenario has a deposit of its own: the terms, which are those of all, name none.
void TestQuoteViews::depositOfEachScenario()
{
    Project project = fullQuote();
    const QString sentence = u"Deposit of 30% incl. VAT with the order"_s;
    QVERIFY(!paper(project).simplified().contains(sentence));
    project.quote.paper.variants = 0;
    project.configurations.pop_back();
    QVERIFY(paper(project).simplified().contains(sentence));
}

void TestQuoteViews::exemptions_data()
{
    QTest::addColumn<SaleCase>("saleCase");
    QTest::addColumn<QString>("reason");
    QTest::newRow("intra-EU") << SaleCase::IntraEu << u"262 ter I"_s;
    QTest::newRow("export") << SaleCase::Export << u"article 262 I "_s;
    QTest::newRow("no VAT") << SaleCase::FranceNoVat << u"293 B"_s;
}

// On the paper, and in each form that has a row of the VAT.
void TestQuoteViews::exemptions()
{
    QFETCH(SaleCase, saleCase);
    QFETCH(QString, reason);
    Project project = quoteProject({customLine("x", 1, Money::units(100))});
    project.quote.sale.saleCase = saleCase;
    const QString text = paper(project).simplified();
    QVERIFY2(text.contains(u"VAT 0% on €100.00 €0.00"_s) && text.contains(reason), qPrintable(text));
    for (const QString &form : {u"csv"_s, u"xlsx"_s, u"json"_s}) {
        QVERIFY2(QString::fromUtf8(written(form, QuoteView::Customer, project)).contains(reason), qPrintable(form));
    }
}

void TestQuoteViews::carriedOver_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {2, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 200}) { // each place that a title can fall on
        QTest::addRow("%d", count) << count;
    }
}

// What is carried from the foot of a page is brought to the head of the next, and is the sum of the lines so far; no title of a
// section ends a page.
void TestQuoteViews::carriedOver()
{
    QFETCH(int, count);
    std::vector<BomLine> lines;
    for (int i = 1; i <= count; ++i) {
        lines.push_back(customLine("Article " + std::to_string(i) + " bis", 1, Money::units(i)));
        lines.back().offer.section = "Section " + std::to_string((i - 1) / 7 + 1);
    }
    lines.push_back(customLine("choice", 1, Money::units(1)));
    lines.back().offer.isOptional = true;
    const QStringList pages = paper(quoteProject(lines)).split(u'\f', Qt::SkipEmptyParts);
    const QRegularExpression article(u"Article (\\d+) bis"_s), carried(u"Carried forward\\s+([\\d,]+)\\.00"_s), brought(u"Brought forward\\s+([\\d,]+)\\.00"_s);
    const auto number = [](QString text) { return text.remove(u',').toInt(); };
    int last = 0, breaks = 0;
    for (int i = 0; i < pages.size(); ++i) {
        for (auto found = article.globalMatch(pages[i]); found.hasNext();) {
            last = found.next().captured(1).toInt();
        }
        if (const auto sum = carried.match(pages[i]); sum.hasMatch()) {
            ++breaks;
            QCOMPARE(number(sum.captured(1)), last * (last + 1) / 2);
            QCOMPARE(number(brought.match(pages.value(i + 1)).captured(1)), last * (last + 1) / 2);
        }
        QStringList rows = pages[i].split(u'\n', Qt::SkipEmptyParts);
        rows.removeIf([](const QString &row) { return row.contains(u"Page "_s) || row.contains(u"Carried forward"_s) || row.trimmed().isEmpty(); });
        QVERIFY2(!QRegularExpression(u"^(Section \\d+|Options, not included in the totals)$"_s).match(rows.last().trimmed()).hasMatch(), qPrintable(pages[i]));
    }
    QCOMPARE(last, count);
    QVERIFY(breaks > 0 || count <= 2);
    const auto withTotals = std::find_if(pages.begin(), pages.end(), [](const QString &page) { return page.contains(u"VAT 20% on"_s); });
    QVERIFY2(withTotals->contains(u"choice"_s), qPrintable(*withTotals)); // never without the last row
}

void TestQuoteViews::coverLogoAndLetter()
{
    Project project = fullQuote();
    project.quote.paper.hasCover = project.quote.paper.hasAcceptance = true;
    project.quote.paper.size = PaperSize::Letter;
    const QuoteCase quote(project);
    QuoteInput input = quote.input(u"en-US"_s);
    QImage logo(200, 80, QImage::Format_ARGB32);
    logo.fill(QColor(200, 30, 60, 128));
    QBuffer buffer(&input.look.logo);
    logo.save(&buffer, "PNG");
    input.look.accent = QColor(u"#ffcc00"_s);
    const QString path = m_dir.filePath(u"letter.pdf"_s);
    QVERIFY(writeQuotePdf(input, path));
    const QString info = QString::fromUtf8(output(u"pdfinfo"_s, {path}));
    QVERIFY2(info.contains(u"(letter)"_s), qPrintable(info));
    QVERIFY(content(path).contains("/Lang (en-US)"));
    const QStringList pages = QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s})).split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(!pages[0].contains(u"SELLER"_s) && pages[0].contains(u"QUOTE"_s) && pages[0].contains(u"Anaïs Vendeuse"_s));
    QVERIFY(pages[1].contains(u"SELLER"_s));
    QVERIFY(pages.last().contains(u"ACCEPTANCE SHEET"_s));
    QCOMPARE(output(u"pdfimages"_s, {u"-list"_s, path}).count('\n'), 3); // the logo alone, without a mask
    for (int i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(u"Page %1 / %2"_s.arg(i + 1).arg(pages.size())));
    }
    input.look.logo = "no image";
    QVERIFY(writeQuotePdf(input, path));
}

// PDF/A-1b (ISO 19005-1): its mark, an output intent, no transparency, and the same title and time in both descriptions.
void TestQuoteViews::archiveFormat()
{
    const QByteArray pdf = written(u"pdf"_s, QuoteView::Customer, fullQuote());
    QVERIFY(content(m_path).startsWith("%PDF-1.4"));
    for (const char *wanted : {"<pdfaid:part>1</pdfaid:part>", "<pdfaid:conformance>B</pdfaid:conformance>", "/GTS_PDFA1", "2026-11-30T00:00:00Z", "/CIDSet",
                               "<rdf:li xml:lang=\"x-default\">Quote D-2026-0042, version 3"}) {
        QVERIFY2(pdf.contains(wanted), wanted);
    }
    QVERIFY(!QRegularExpression(u"/SMask (?!/None)|/JavaScript|/EmbeddedFiles"_s).match(QString::fromLatin1(pdf)).hasMatch());
}

QTEST_MAIN(TestQuoteViews)
#include "tst_quoteviews.moc"
