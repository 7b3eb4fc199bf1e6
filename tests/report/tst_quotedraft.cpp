// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "pdfpages.h"
#include "quotefixture.h"
#include "report/quotejson.h"
#include "xlsxreader.h"

using namespace Qt::StringLiterals;
using namespace configuria;

class TestQuoteDraft : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void saysSoOnEachPage_data();
    void saysSoOnEachPage();
    void standsUnderTheWords();
    void saysSoInItsData();
    void followsTheChecks();
};

void TestQuoteDraft::initTestCase()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty() || QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty()) {
        QSKIP("poppler-utils are not installed");
    }
}

void TestQuoteDraft::saysSoOnEachPage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<PaperSize>("size");
    QTest::addColumn<QString>("footer"); // spaces are plain
    QTest::addColumn<QString>("title");
    QTest::newRow("English") << u"en"_s << PaperSize::A4 << u"Draft: not an offer"_s << u"Draft: Quote D-2026-0042"_s;
    QTest::newRow("English, Letter") << u"en"_s << PaperSize::Letter << u"Draft: not an offer"_s << u"Draft: Quote D-2026-0042"_s;
    QTest::newRow("French") << u"fr"_s << PaperSize::A4 << u"Projet : ne vaut pas offre"_s << u"Projet : Devis D-2026-0042"_s;
}

void TestQuoteDraft::saysSoOnEachPage()
{
    QFETCH(QString, language);
    QFETCH(PaperSize, size);
    QFETCH(QString, footer);
    QFETCH(QString, title);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&translator);
    Project project = quoteProject(manyLines(90));
    project.quote.paper.size = size;
    project.quote.paper.hasCover = true;
    project.quote.paper.hasAcceptance = true;
    const QuoteCase quote(project);
    QuoteInput input = quote.input(language);
    const QTemporaryDir folder;
    const QString issued = folder.filePath(u"issued.pdf"_s), draft = folder.filePath(u"draft.pdf"_s);
    QVERIFY(writeQuotePdf(input, issued));
    input.isDraft = true;
    QVERIFY(writeQuotePdf(input, draft));
    QCoreApplication::removeTranslator(&translator);
    const QStringList pages = textPages(draft), others = textPages(issued);
    QVERIFY(pages.size() >= 4);
    QCOMPARE(others.size(), pages.size());
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY2(pages[i].simplified().contains(footer), qPrintable(pages[i]));
        QVERIFY(!others[i].contains(footer.left(5)));
        // Large and light over the middle of the page: of the 600 points across it, some are of that very colour and were white.
        const QImage marked = imageOf(draft, static_cast<int>(i)), plain = imageOf(issued, static_cast<int>(i));
        int inked = 0;
        for (int y = 0; y < marked.height(); ++y) {
            for (int x = 0; x < marked.width(); ++x) {
                inked += qGray(marked.pixel(x, y)) == qGray(qRgb(0xe8, 0xec, 0xef)) && plain.pixel(x, y) == qRgb(255, 255, 255) ? 1 : 0;
            }
        }
        QVERIFY2(inked > marked.width() * marked.height() / 100, qPrintable(u"page %1: %2 points"_s.arg(i).arg(inked)));
    }
    const QByteArray said = outputOf(u"pdfinfo"_s, {draft});
    QVERIFY2(QString::fromUtf8(said).simplified().contains(title), said.constData());
    QVERIFY(!QString::fromUtf8(outputOf(u"pdfinfo"_s, {issued})).simplified().contains(title));
}

// The mark adds no letter between the words of the page, and hides none.
void TestQuoteDraft::standsUnderTheWords()
{
    const QuoteCase quote(quoteProject(manyLines(20)));
    QuoteInput input = quote.input(u"en"_s);
    const QTemporaryDir folder;
    const auto textOf = [&](bool isDraft) {
        input.isDraft = isDraft;
        const QString path = folder.filePath(u"quote.pdf"_s);
        QString all;
        if (writeQuotePdf(input, path)) {
            for (const QString &page : textPages(path)) {
                const QStringList lines = page.trimmed().split(u'\n');
                all += lines.mid(0, lines.size() - 1).join(u'\n'); // all but the footer
            }
        }
        return all.simplified();
    };
    const QString words = textOf(false);
    QVERIFY(words.size() > 300);
    QCOMPARE(textOf(true), words);
    QFile file(folder.filePath(u"quote.pdf"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QCOMPARE(pdf.count("/SMask"), pdf.count("/SMask /None")); // PDF/A-1, 6.4: no transparency
    QVERIFY(!pdf.contains("/ca 0"));
}

void TestQuoteDraft::saysSoInItsData()
{
    const QuoteCase quote(quoteProject({customLine("A", 1, Money::units(100)), customLine("B", 1, std::nullopt)}));
    QuoteInput input = quote.input(u"en"_s);
    const auto isDraft = [&] { return QJsonDocument::fromJson(quoteJson(input)).object().value(u"is_draft"_s); };
    QCOMPARE(quoteCsv(input, CsvStyle::Rfc4180).count("draft"), 0);
    QCOMPARE(isDraft(), QJsonValue(false));
    input.isDraft = true;
    const QByteArray csv = quoteCsv(input, CsvStyle::Rfc4180);
    QVERIFY2(csv.contains(",\"draft, quoted\","), csv.constData());
    QCOMPARE(csv.count("\"draft, "), csv.count("\r\n") - 1); // each row but the head
    QCOMPARE(isDraft(), QJsonValue(true));
    QVERIFY(readQuoteJson(quote.catalogue, quoteJson(input), u"quote.json"_s));
    const auto book = quoteXlsx(input);
    QVERIFY(book);
    bool isTold = false;
    const auto cells = xlsxCells(*book, 2);
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
        isTold = isTold || cell->text.startsWith(u"Draft: Quote D-2026-0042"_s);
    }
    QVERIFY(isTold);
}

// An offer that lacks nothing of what the law asks for, and one that names no customer. 732829320: SIREN of the French tax documentation.
void TestQuoteDraft::followsTheChecks()
{
    Project project = quoteProject({customLine("A", 1, Money::units(100))});
    project.seller.registration = "732829320";
    project.seller.tradeRegister = "RCS Paris";
    project.seller.legal = "SAS au capital de 10 000 EUR";
    project.seller.vatNumber = "FR44732829320";
    project.customer.registration.clear();
    project.customer.vatNumber.clear();
    project.quote.paper.terms = "CGV";
    project.quote.paper.jurisdiction = "Paris";
    QVERIFY(!mustStayDraft(Catalogue(), project, {2026, 11, 30}));
    project.customer.name.clear();
    QVERIFY(mustStayDraft(Catalogue(), project, {2026, 11, 30}));
}

QTEST_MAIN(TestQuoteDraft)
#include "tst_quotedraft.moc"
