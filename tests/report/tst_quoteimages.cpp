// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "quotefixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// The pages of three quotes beside images that were looked at. CONFIGURIA_UPDATE_REFERENCES=1 writes those anew: look at them.
namespace {

constexpr int dotsPerInch = 40;
constexpr int block = 5; // dots: 3.2 mm
// Half a dot of another hinting or rasteriser, as measured below, and a column that moves by 3 mm stand well apart.
constexpr double mostOfABlock = 34, mostOfAPage = 3;

const QDir &references()
{
    static const QDir dir(QStringLiteral(CONFIGURIA_SOURCE_DIR "/tests/report/references"));
    return dir;
}

struct Difference {
    double mean = 255, worst = 255; // of blocks, in levels of grey
    QPoint at;                      // the worst, in dots
    bool isTolerated() const { return mean <= mostOfAPage && worst <= mostOfABlock; }
};

double greyOf(const QImage &page, int x, int y)
{
    x = std::clamp(x, 0, page.width() - 1);
    y = std::clamp(y, 0, page.height() - 1);
    double sum = 0;
    int count = 0;
    for (int row = y; row < std::min(y + block, page.height()); ++row) {
        for (int column = x; column < std::min(x + block, page.width()); ++column, ++count) {
            sum += qGray(page.pixel(column, row));
        }
    }
    return sum / std::max(count, 1);
}

// Of a block from the most alike of those within a dot of its place: another hinting moves a letter by less.
double differenceAt(const QImage &page, const QImage &reference, int x, int y)
{
    const double here = greyOf(page, x, y);
    double least = 255;
    for (int down = -1; down <= 1; ++down) {
        for (int aside = -1; aside <= 1; ++aside) {
            least = std::min(least, std::abs(here - greyOf(reference, x + aside, y + down)));
        }
    }
    return least;
}

Difference difference(const QImage &page, const QImage &reference)
{
    if (page.isNull() || page.size() != reference.size()) {
        return {};
    }
    Difference found{0, 0, {}};
    int count = 0;
    for (int y = 0; y < page.height(); y += block) {
        for (int x = 0; x < page.width(); x += block, ++count) {
            const double here = differenceAt(page, reference, x, y);
            found.mean += here;
            if (here > found.worst) {
                found.worst = here;
                found.at = {x, y};
            }
        }
    }
    found.mean /= count;
    return found;
}

// The new page, the reference, and both as the red and the cyan of one image: what is grey is in both.
void keep(const QString &name, const QImage &page, const QImage &reference)
{
    QImage both(page.size().expandedTo(reference.size()), QImage::Format_RGB32);
    for (int y = 0; y < both.height(); ++y) {
        for (int x = 0; x < both.width(); ++x) {
            const int now = page.valid(x, y) ? qGray(page.pixel(x, y)) : 255, before = reference.valid(x, y) ? qGray(reference.pixel(x, y)) : 255;
            both.setPixel(x, y, qRgb(before, now, now));
        }
    }
    page.save(name + u"-new.png"_s);
    reference.save(name + u"-reference.png"_s);
    both.save(name + u"-difference.png"_s);
}

QVector<QImage> pagesOf(const QString &pdf, int resolution = dotsPerInch)
{
    const QTemporaryDir dir;
    QProcess process;
    process.start(u"pdftoppm"_s, {u"-r"_s, QString::number(resolution), u"-gray"_s, u"-png"_s, pdf, dir.filePath(u"page"_s)});
    QVector<QImage> pages;
    if (process.waitForFinished(60'000) && process.exitCode() == 0) {
        for (const QString &file : QDir(dir.path()).entryList({u"*.png"_s}, QDir::Files, QDir::Name)) {
            pages << QImage(dir.filePath(file)).convertToFormat(QImage::Format_Grayscale8);
        }
    }
    return pages;
}

// Sixteen greys take half the place.
QImage coarse(QImage page)
{
    for (int y = 0; y < page.height(); ++y) {
        uchar *line = page.scanLine(y);
        std::transform(line, line + page.width(), line, [](uchar grey) { return static_cast<uchar>((grey + 8) / 17 * 17); });
    }
    return page;
}

QVector<QuoteChart> charts()
{
    const auto bars = [](QPainter &painter, const QRectF &rect) {
        for (int i = 0; i < 4; ++i) {
            painter.fillRect(QRectF(rect.x() + 30, rect.y() + 8 + i * 24, rect.width() * (0.8 - 0.15 * i), 14), QColor(0x00, 0x72, 0xb2));
        }
    };
    return {{u"Chart 1"_s, bars}, {u"Chart 2"_s, bars}};
}

BomLine soldLine(const std::string &name, int quantity, Money price, const std::string &section, Rate discount = {})
{
    BomLine line = customLine(name, quantity, price, discount);
    line.offer.section = section;
    return line;
}

// Two scenarios with sections, rebates, two rates of VAT, an option, a price on request, a deposit and notes.
Project scenarios()
{
    BomLine option = customLine("Extension de garantie à cinq ans", 1, Money::units(4'500));
    option.offer.isOptional = true;
    BomLine training = soldLine("Formation de deux journées sur site", 2, Money::units(800), "Services");
    training.offer.vat = Rate{55'000};
    BomLine server = soldLine("Serveur 4U, deux processeurs de 32 cœurs, quatre alimentations de 2 600 W", 1, Money::units(14'500), "Calcul");
    server.offer.comment = "Monté et essayé 72 heures à pleine charge.\nRapport remis avec la livraison.";
    Project project = quoteProject({server, soldLine("Accélérateur 94 Go", 2, Money::units(29'500), "Calcul", Rate::percent(5)),
                                    soldLine("Disque 3,84 To", 2, Money::units(620), "Stockage"), training, customLine("Baie 42U", 1, std::nullopt), option});
    project.configurations.push_back(project.configurations[0]);
    project.configurations[1].name = "Variante dense";
    project.configurations[1].lines[1].quantity = 4;
    QuoteTerms &says = project.quote;
    says.paper.variants = 2;
    says.payment.deposit = Rate::percent(30);
    says.globalDiscount = Rate::percent(2);
    says.notes = "Les travaux commencent après validation du plan d’implantation.";
    says.salesperson = "Anaïs Vendeuse";
    return project;
}

// An American sale on Letter, with a cover.
Project american()
{
    Project project = quoteProject({customLine("GPU server, 4U", 2, Money::units(84'000)), customLine("On-site installation", 1, Money::units(2'400))});
    for (BomLine &line : project.configurations[0].lines) {
        line.offer.purchasePrice = Money::units(1'000);
    }
    project.title = "Inference server";
    project.quote.sale.saleCase = SaleCase::UnitedStates;
    project.quote.vat = Rate{};
    project.quote.paper.size = PaperSize::Letter;
    project.quote.paper.hasCover = true;
    project.quote.internal = {Rate::percent(12), "Approved."};
    return project;
}

// Totals are carried from page to page.
Project longTable()
{
    std::vector<BomLine> lines;
    for (int i = 1; i <= 60; ++i) {
        lines.push_back(soldLine("Câble optique actif n° " + std::to_string(i) + (i % 5 == 0 ? ", longueur sur mesure, étiqueté aux deux extrémités, livré sous sachet scellé" : ""),
                                 1 + i % 7, Money::cents(10'000 + i * 350), "Lot " + std::to_string(1 + i / 25)));
    }
    return quoteProject(lines);
}

} // namespace

class TestQuoteImages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void pages_data();
    void pages();
    void halfADotIsTolerated();
    void movedColumnIsFound();

private:
    QString written(const Project &project, const QString &language, QuoteView view = QuoteView::Customer);

    QTemporaryDir m_dir;
    QTranslator m_french;
};

void TestQuoteImages::initTestCase()
{
    if (QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty()) {
        QSKIP("pdftoppm is not installed");
    }
    QVERIFY(m_dir.isValid());
    QVERIFY(m_french.load(QStringLiteral(CONFIGURIA_FRENCH)));
}

QString TestQuoteImages::written(const Project &project, const QString &language, QuoteView view)
{
    const QuoteCase quote(project);
    QuoteInput input = quote.input(language);
    input.view = view;
    input.charts = charts();
    if (language == u"en-US"_s) {
        input.format = Format(QLocale(QLocale::English, QLocale::UnitedStates));
        QImage logo(200, 60, QImage::Format_RGB32);
        logo.fill(QColor(0x7a, 0x1f, 0xa2));
        QBuffer buffer(&input.look.logo);
        logo.save(&buffer, "PNG");
        input.look.accent = QColor(0x7a, 0x1f, 0xa2);
    }
    const bool isFrench = language == u"fr"_s;
    if (isFrench) {
        QCoreApplication::installTranslator(&m_french);
    }
    const QString path = m_dir.filePath(u"quote.pdf"_s);
    const bool isWritten = writeQuotePdf(input, path).has_value();
    QCoreApplication::removeTranslator(&m_french);
    return isWritten ? path : QString();
}

void TestQuoteImages::pages_data()
{
    QTest::addColumn<Project>("project");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QuoteView>("view");
    QTest::newRow("scenarios-fr") << scenarios() << u"fr"_s << QuoteView::Customer;
    QTest::newRow("american-letter") << american() << u"en-US"_s << QuoteView::Internal;
    QTest::newRow("long-table-fr") << longTable() << u"fr"_s << QuoteView::Customer;
}

void TestQuoteImages::pages()
{
    QFETCH(Project, project);
    QFETCH(QString, language);
    QFETCH(QuoteView, view);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QVector<QImage> found = pagesOf(written(project, language, view));
    QVERIFY(!found.isEmpty());
    const bool isUpdate = qEnvironmentVariableIntValue("CONFIGURIA_UPDATE_REFERENCES") != 0;
    const auto fileOf = [&name](int page) { return references().filePath(u"%1-%2.png"_s.arg(name).arg(page)); };
    QStringList wrong;
    for (int i = 0; i < found.size(); ++i) {
        if (isUpdate) {
            QVERIFY(QDir().mkpath(references().path()) && coarse(found[i]).save(fileOf(i + 1), "PNG", 0)); // 0: smallest
            continue;
        }
        const QImage reference(fileOf(i + 1));
        const Difference seen = difference(found[i], reference);
        if (!seen.isTolerated()) {
            const QString kept = QDir::current().filePath(u"%1-%2"_s.arg(name).arg(i + 1));
            keep(kept, found[i], reference);
            wrong << u"page %1: mean %2, worst %3 at %4, %5 mm; see %6-difference.png"_s.arg(i + 1).arg(seen.mean, 0, 'f', 2).arg(seen.worst, 0, 'f', 0)
                         .arg(qRound(seen.at.x() * 25.4 / dotsPerInch)).arg(qRound(seen.at.y() * 25.4 / dotsPerInch)).arg(kept);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY2(isUpdate || !QFile::exists(fileOf(static_cast<int>(found.size()) + 1)), "the quote has fewer pages than references");
}

// What another rasteriser may do: all of a page at another half dot.
void TestQuoteImages::halfADotIsTolerated()
{
    const QString path = written(scenarios(), u"fr"_s);
    const QVector<QImage> sharp = pagesOf(path), fine = pagesOf(path, dotsPerInch * 4);
    QVERIFY(sharp.size() > 1 && fine.size() == sharp.size());
    for (int i = 0; i < sharp.size(); ++i) {
        const QImage moved = fine[i].copy(2, 2, fine[i].width(), fine[i].height()).scaled(sharp[i].size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        // What comes in from outside of the page is not white.
        const QRect inside = sharp[i].rect().adjusted(0, 0, -block, -block);
        const Difference seen = difference(moved.copy(inside), sharp[i].copy(inside));
        QVERIFY2(seen.isTolerated(), qPrintable(u"page %1: mean %2, worst %3"_s.arg(i + 1).arg(seen.mean).arg(seen.worst)));
    }
}

// The column of the totals, 3 mm to the left, on the page of the table.
void TestQuoteImages::movedColumnIsFound()
{
    const QVector<QImage> found = pagesOf(written(longTable(), u"fr"_s));
    QVERIFY(found.size() > 1);
    QImage moved = found[1];
    const int shift = qRound(3 * dotsPerInch / 25.4), width = qRound(80.0 * dotsPerInch / 72);
    const QRect column(moved.width() - qRound(40.0 * dotsPerInch / 72) - width, 0, width, moved.height());
    QImage canvas = moved.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&canvas);
    painter.drawImage(column.topLeft() - QPoint(shift, 0), found[1], column);
    painter.end();
    QVERIFY(difference(found[1], found[1]).worst < 0.01);
    const Difference seen = difference(canvas, found[1]);
    QVERIFY2(seen.worst > 1.3 * mostOfABlock, qPrintable(u"mean %1, worst %2"_s.arg(seen.mean).arg(seen.worst)));
}

QTEST_MAIN(TestQuoteImages)
#include "tst_quoteimages.moc"
