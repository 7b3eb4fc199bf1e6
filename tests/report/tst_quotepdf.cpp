// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "pdfpages.h"
#include "quotefixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

QVector<QuoteChart> charts()
{
    const auto paint = [](QPainter &painter, const QRectF &rect) {
        painter.fillRect(rect, QColor(0xee, 0xee, 0xff));
        painter.setFont(QFont(u"DejaVu Sans"_s, 9));
        painter.drawText(rect, Qt::AlignCenter, u"chart body"_s);
    };
    return {{u"Chart one"_s, paint}, {u"Chart two"_s, paint}, {u"Chart three"_s, paint}};
}

std::string longText(const std::string &word, int words)
{
    std::string text;
    for (int i = 0; i < words; ++i) {
        text += word + std::to_string(i) + ' ';
    }
    return text + "FIN";
}

} // namespace

class TestQuotePdf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        QVERIFY(m_dir.isValid());
    }

    // What a French B2B quote prints (commercial code R.123-237, L.441-10) and the figures in French writing.
    void frenchContent()
    {
        FrenchWords words;
        QCoreApplication::installTranslator(&words);
        Project project = quoteProject({customLine("Accélérateur 48 Go", 8, Money::units(25'000), Rate::percent(5))});
        project.quote.globalDiscount = Rate::percent(2);
        const QString text = written(project, u"fr"_s).join(QString());
        QCoreApplication::removeTranslator(&words);
        // 8 x 25 000.00 -5 % = 190 000.00; -2 % = 186 200.00; VAT 37 240.00; 223 440.00
        for (const QString &pattern : {
                 u"DEVIS"_s,
                 u"D-2026-0042"_s,
                 u"30\\snovembre\\s2026"_s,
                 u"30\\sdécembre\\s2026"_s,
                 u"Œuvre Numérique SAS"_s,
                 u"SAS au capital de 10 000 EUR"_s,
                 u"SIREN 732 829 320, RCS Paris"_s,
                 u"FR44732829320"_s,
                 u"Mairie de Châteauneuf"_s,
                 u"FR83404833048"_s,
                 u"AO-17"_s,
                 u"Accélérateur 48 Go"_s,
                 u"25\\s000,00"_s,
                 u"190\\s000,00"_s,
                 u"3\\s800,00\\s€"_s,
                 u"186\\s200,00\\s€"_s,
                 u"37\\s240,00\\s€"_s,
                 u"Total TTC\\s+223\\s440,00\\s€"_s,
                 u"30 jours fin de mois"_s,
                 u"Six semaines après commande"_s,
                 u"Trois ans sur site"_s,
                 u"40,00\\s€"_s,
                 u"L\\.441-10"_s,
             }) {
            QVERIFY2(text.contains(QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption)), qPrintable(pattern + u"\n"_s + text));
        }
    }

    void englishContent()
    {
        const QString text = written(quoteProject({customLine("GPU", 2, Money::cents(123'450))}), u"en"_s).join(QString());
        for (const QString &pattern : {u"QUOTE"_s, u"2,469\\.00"_s, u"Total incl\\. VAT\\s+€2,962\\.80"_s, u"30 November 2026"_s, u"accepted and agreed"_s}) {
            QVERIFY2(text.contains(QRegularExpression(pattern)), qPrintable(pattern + u"\n"_s + text));
        }
    }

    // "memory" is the catalogue's word for a value without a source: no customer reads it as one.
    void sourcesOfParts()
    {
        BomLine line;
        line.part = {PartKind::Psu, PartIndex{0}};
        QuoteCase quote(quoteProject({line}));
        quote.catalogue.psus.resize(1);
        quote.catalogue.psus[0].info.model = "Supply";
        quote.catalogue.psus[0].info.specSource = "memory ; https://example.org/psu";
        const QString path = m_dir.filePath(u"sources.pdf"_s);
        QVERIFY(writeQuotePdf(quote.input(u"en"_s), path));
        const QString text = textPages(path).join(QString());
        QVERIFY2(text.contains(u"data: https://example.org/psu"_s), qPrintable(text));
    }

    void lines_data()
    {
        QTest::addColumn<int>("count");
        QTest::addRow("none") << 0;
        QTest::addRow("one") << 1;
        QTest::addRow("two") << 2;
        QTest::addRow("40") << 40;
        QTest::addRow("200") << 200;
        QTest::addRow("1 000") << 1'000;
    }
    // Every line is there once; the header row is on each page that has lines; pages are numbered to the last.
    void lines()
    {
        QFETCH(int, count);
        const QStringList pages = written(quoteProject(manyLines(count)), u"en"_s);
        QVERIFY(!pages.isEmpty());
        QCOMPARE(pages.join(QString()).count(QRegularExpression(u"Article \\d+ bis"_s)), count);
        for (int i = 1; i <= count; ++i) {
            QCOMPARE(pages.join(QString()).count(u"Article %1 bis"_s.arg(i)), 1);
        }
        for (int i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].contains(u"Page %1 / %2"_s.arg(i + 1).arg(pages.size())), qPrintable(pages[i]));
            QVERIFY(pages[i].contains(u"D-2026-0042"_s));
            if (pages[i].contains(u"Article "_s)) {
                QVERIFY2(pages[i].contains(u"Designation"_s), qPrintable(pages[i]));
                QVERIFY(pages[i].indexOf(u"Designation"_s) < pages[i].indexOf(u"Article "_s));
            }
        }
    }

    // Price and quantity are on the first line, and a row that fits on a page is on one page.
    void rowIsNotSplit()
    {
        std::vector<BomLine> lines;
        for (int i = 0; i < 30; ++i) {
            lines.push_back(customLine("DEBUT" + std::to_string(i) + ' ' + longText("mot", 60) + std::to_string(i) + 'X', 7, Money::units(4'321)));
        }
        const QStringList pages = written(quoteProject(lines), u"en"_s);
        for (int i = 0; i < 30; ++i) {
            int found = 0;
            for (const QString &page : pages) {
                const bool starts = page.contains(QRegularExpression(u"DEBUT%1\\b"_s.arg(i)));
                QCOMPARE(page.contains(u"FIN%1X"_s.arg(i)), starts);
                found += starts ? 1 : 0;
            }
            QCOMPARE(found, 1);
        }
        const QRegularExpression first(u"DEBUT0 .*\\s7\\s+4,321\\.00\\s+30,247\\.00"_s);
        QVERIFY2(pages.join(QString()).contains(first), qPrintable(pages.join(QString())));
    }

    void lineOfTwoPages()
    {
        const QStringList pages = written(quoteProject({customLine(longText("mot", 1'400), 7, Money::units(4'321)), customLine("APRES", 1, Money::units(1))}), u"en"_s);
        const QString all = pages.join(QString());
        for (int i = 0; i < 1'400; i += 7) {
            QCOMPARE(all.count(QRegularExpression(u"\\bmot%1\\b"_s.arg(i))), 1);
        }
        int withWords = 0;
        for (const QString &page : pages) {
            if (page.contains(QRegularExpression(u"\\bmot\\d+"_s))) {
                ++withWords;
                QVERIFY(page.contains(u"Designation"_s));
            }
        }
        QVERIFY(withWords >= 2);
        QVERIFY2(all.contains(QRegularExpression(u"mot0 .*\\s7\\s+4,321\\.00\\s+30,247\\.00"_s)), qPrintable(pages.value(1)));
        QCOMPARE(all.count(u"4,321.00"_s), 1); // the total may be carried over besides
        QVERIFY(all.contains(QRegularExpression(u"APRES\\s+1\\s+1\\.00"_s)));
    }

    void longNote()
    {
        Project project = quoteProject({customLine("x", 1, Money::units(1))});
        project.quote.notes = longText("note", 1'500);
        const QStringList pages = written(project, u"en"_s);
        const QString all = pages.join(QString());
        for (int i = 0; i < 1'500; i += 7) {
            QCOMPARE(all.count(QRegularExpression(u"\\bnote%1\\b"_s.arg(i))), 1);
        }
        QVERIFY(pages.last().contains(u"Page %1 / %1"_s.arg(pages.size())));
        QVERIFY(all.contains(u"accepted and agreed"_s));
    }

    void onRequestAndExamples()
    {
        BomLine example = customLine("example", 1, Money::units(10));
        example.priceIsExample = true;
        const QString text = written(quoteProject({example, customLine("unknown", 2, std::nullopt)}), u"en"_s).join(QString());
        QVERIFY2(text.contains(QRegularExpression(u"unknown\\s+2\\s+on request\\s+on request"_s)), qPrintable(text));
        QVERIFY(text.contains(u"Partial total"_s));
        QVERIFY(text.contains(QRegularExpression(u"example\\s+1\\s+10\\.00\\s*\\*"_s)));
        QVERIFY(text.contains(u"* Example price"_s));
        const QString complete = written(quoteProject({customLine("known", 1, Money::units(1))}), u"en"_s).join(QString());
        QVERIFY(!complete.contains(u"Partial total"_s));
        QVERIFY(!complete.contains(u"Example price"_s));
    }

    void chartsAreOnThePaper()
    {
        const QString text = written(quoteProject(manyLines(3)), u"en"_s, charts()).join(QString());
        for (const QString &title : {u"Chart one"_s, u"Chart two"_s, u"Chart three"_s}) {
            QVERIFY(text.contains(title));
        }
        QCOMPARE(text.count(u"chart body"_s), 3);
        QVERIFY(outputOf(u"pdfimages"_s, {u"-list"_s, m_path}).count(u'\n') <= 2); // vectors: the listing is its two heading lines
    }

    void fontsAreEmbedded()
    {
        written(quoteProject({customLine("Œuvre à 12 €", 12'345, Money::units(1))}), u"fr"_s, charts());
        const QStringList rows = QString::fromUtf8(outputOf(u"pdffonts"_s, {m_path})).split(u'\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(rows.size() >= 2);
        for (const QString &row : rows) {
            // columns from the right: object ID (2), uni, sub, emb
            const QStringList cells = row.split(u' ', Qt::SkipEmptyParts);
            QCOMPARE(cells.value(cells.size() - 5), u"yes"_s);
            QCOMPARE(cells.value(cells.size() - 3), u"yes"_s);
        }
    }

    void languageTitleAndOutline_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("tag");
        QTest::newRow("fr") << u"fr"_s << QByteArray("/Lang (fr-FR)");
        QTest::newRow("en") << u"en"_s << QByteArray("/Lang (en-GB)");
    }
    void languageTitleAndOutline()
    {
        QFETCH(QString, language);
        QFETCH(QByteArray, tag);
        written(quoteProject({customLine("x", 1, Money::units(1))}), language);
        const QByteArray bytes = content();
        QVERIFY(bytes.contains(tag));
        QVERIFY(bytes.contains("/DisplayDocTitle true"));
        QVERIFY(bytes.contains("/Outlines"));
        const QString info = QString::fromUtf8(outputOf(u"pdfinfo"_s, {u"-isodates"_s, m_path}));
        QVERIFY2(info.contains(QRegularExpression(u"Title:.*D-2026-0042"_s)), qPrintable(info));
        QVERIFY2(info.contains(QRegularExpression(u"CreationDate:\\s+2026-11-(30|29)"_s)), qPrintable(info));
        QVERIFY2(info.contains(u"A4"_s), qPrintable(info));
    }

    void sameQuoteSameFile()
    {
        const Project project = quoteProject(manyLines(5));
        written(project, u"fr"_s, charts());
        const QByteArray first = content();
        QTest::qWait(1'100);
        written(project, u"fr"_s, charts());
        QVERIFY(first == content());
    }

    void hostileInput()
    {
        Project project = quoteProject({customLine(std::string("nul\0 and \x01 bell", 15), 9'000, Money::units(1'000'000'000)),
                                        customLine(std::string(3'000, 'W'), 1, Money::units(1)), customLine("", 1, Money::units(1)),
                                        customLine("\xff\xfe broken UTF-8", 1, Money::units(1))});
        project.quote.number = std::string(400, '9');
        project.quote.date = {};
        project.seller = {};
        project.customer.name = std::string(2'000, 'M');
        project.currency = "";
        const QStringList pages = written(project, u"en"_s);
        QVERIFY(!pages.isEmpty());
        QVERIFY(pages.join(QString()).contains(u"9,000,000,000,000.00"_s));
    }

    // Each figure once above its runs, each run with its source; without runs no annex.
    void evidence()
    {
        const QuoteCase quote(quoteProject({customLine("x", 1, Money::units(10))}));
        QuoteInput input = quote.input(u"en"_s);
        m_path = m_dir.filePath(u"annex.pdf"_s);
        QVERIFY(writeQuotePdf(input, m_path));
        QVERIFY(!textPages(m_path).join(QString()).contains(u"Annex"_s));
        for (int i = 0; i < 40; ++i) { // more than a page
            input.evidence.append({i < 20 ? u"Figure one"_s : u"Figure two"_s, u"Run %1: 24,320 tok/s measured; our figure 24,880 tok/s "_s.arg(i).repeated(3),
                                   u"https://example.org/run/%1"_s.arg(i)});
        }
        QVERIFY(writeQuotePdf(input, m_path));
        const QString text = textPages(m_path).join(QString()).simplified();
        QVERIFY(text.contains(u"Annex: nearest measured runs"_s));
        QCOMPARE(text.count(u"Figure one"_s), 1);
        QCOMPARE(text.count(u"Figure two"_s), 1);
        for (int i = 0; i < 40; ++i) {
            QVERIFY2(text.contains(u"https://example.org/run/%1 "_s.arg(i)) || text.endsWith(u"/%1"_s.arg(i)), qPrintable(QString::number(i)));
            QCOMPARE(text.count(u"Run %1:"_s.arg(i)), 3);
        }
    }

    void indexOutOfRange()
    {
        const QuoteCase quote(quoteProject({}));
        QuoteInput input = quote.input(u"en"_s);
        for (const int index : {-1, 1, 1'000'000}) {
            input.configuration = index;
            QVERIFY(writeQuotePdf(input, m_dir.filePath(u"none.pdf"_s)));
        }
    }

    void errors_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such folder") << u"/nonexistent/folder/quote.pdf"_s;
        QTest::newRow("folder that takes no file") << u"/proc/quote.pdf"_s;
        if (QFile::exists(u"/dev/full"_s)) {
            QTest::newRow("disk full") << u"/dev/full"_s;
        }
    }
    void errors()
    {
        QFETCH(QString, path);
        const QuoteCase quote(quoteProject({customLine("x", 1, Money::units(10))}));
        const auto result = writeQuotePdf(quote.input(u"en"_s), path);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::CannotWrite);
        QCOMPARE(QString::fromStdString(result.error().file), path);
    }

private:
    // Pages of the quote, as text. The file stays at m_path; CONFIGURIA_KEEP names a folder that gets a copy to look at.
    QStringList written(const Project &project, const QString &language, const QVector<QuoteChart> &drawn = {})
    {
        const QuoteCase quote(project);
        QuoteInput input = quote.input(language);
        input.charts = drawn;
        m_path = m_dir.filePath(u"quote.pdf"_s);
        const auto result = writeQuotePdf(input, m_path);
        if (!result) {
            return {};
        }
        const QString keep = qEnvironmentVariable("CONFIGURIA_KEEP");
        if (!keep.isEmpty()) {
            const QString copy = QDir(keep).filePath(QString::fromUtf8(QTest::currentTestFunction()) + u'-' + language + u".pdf"_s);
            QFile::remove(copy);
            QFile::copy(m_path, copy);
        }
        return textPages(m_path);
    }
    QByteArray content() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_dir;
    QString m_path;
};

QTEST_MAIN(TestQuotePdf)
#include "tst_quotepdf.moc"
