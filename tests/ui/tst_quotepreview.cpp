// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "pagesview.h"
#include "pdfpages.h"
#include "quotefixture.h"
#include "quotepreview.h"
#include "quoteprinting.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

struct Paper {
    QuoteCase quote;

    explicit Paper(int lines, PaperSize size = PaperSize::A4)
        : quote(quoteProject(manyLines(lines)))
    {
        quote.project.quote.paper.size = size;
    }
    std::shared_ptr<const PagedQuote> pages(QuoteView view = QuoteView::Customer) const
    {
        QuoteInput input = quote.input(u"en"_s);
        input.view = view;
        return std::make_shared<PagedQuote>(input);
    }
};

bool isSettled(const PagesView &view)
{
    return view.isPainted(view.currentPage());
}

} // namespace

class TestQuotePreview : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_dir.isValid()); }
    void pagesInTheWindow_data();
    void pagesInTheWindow();
    void readableAtFitWidth();
    void zoom();
    void keys();
    void bar();
    void copies();
    void saveAndPrint();
    void looksTheSameAgain();
    void scrolls();
    void printed_data();
    void printed();
    void printedPages_data();
    void printedPages();
    void printedOnOtherPaper();
    void printingFails();
    void fromTheMenu();

private:
    PreviewServices services(const Paper &paper) const
    {
        PreviewServices made;
        made.pages = [&paper](QuoteView view) { return paper.pages(view); };
        made.mayGoOut = [](QuoteView) { return true; };
        return made;
    }

    QTemporaryDir m_dir;
};

void TestQuotePreview::pagesInTheWindow_data()
{
    QTest::addColumn<int>("lines");
    QTest::newRow("1") << 1;
    QTest::newRow("40") << 40;
    QTest::newRow("200") << 200;
}

void TestQuotePreview::pagesInTheWindow()
{
    QFETCH(int, lines);
    const Paper paper(lines);
    QuotePreview preview(services(paper));
    preview.resize(900, 700);
    preview.show();
    QVERIFY(QTest::qWaitForWindowExposed(&preview));
    const auto *view = preview.findChild<PagesView *>();
    const int count = paper.pages()->pageCount();
    QCOMPARE(view->pageCount(), count);
    QCOMPARE(preview.findChild<QLabel *>(u"previewCount"_s)->text(), u"/ %1"_s.arg(count));
    QCOMPARE(preview.findChild<QSpinBox *>(u"previewPage"_s)->value(), 1);
    QTRY_VERIFY(isSettled(*view));
    QVERIFY(!view->isPainted(2)); // neither in sight nor next to what is
    const QImage shown = view->viewport()->grab().toImage();
    QCOMPARE(shown.pixelColor(20, 30), QColor(Qt::white));
}

// On a screen of 1366x768 the smallest print, 6.6 points, is 8 pixels high at least.
void TestQuotePreview::readableAtFitWidth()
{
    const Paper paper(40);
    QuotePreview preview(services(paper));
    QVERIFY(preview.minimumSizeHint().height() <= 600);
    preview.resize(1'040, 688);
    preview.show();
    const auto *view = preview.findChild<PagesView *>();
    QCOMPARE(view->fit(), PagesView::Fit::Width);
    QVERIFY2(view->zoom() * view->logicalDpiX() / 72 * 6.6 >= 8, qPrintable(QString::number(view->zoom())));
}

void TestQuotePreview::zoom()
{
    const Paper paper(40);
    QuotePreview preview(services(paper));
    preview.resize(900, 700);
    preview.show();
    QVERIFY(QTest::qWaitForWindowExposed(&preview));
    auto *view = preview.findChild<PagesView *>();
    auto *choice = preview.findChild<QComboBox *>(u"previewZoom"_s);
    QCOMPARE(choice->currentText(), u"Fit width"_s);
    const qreal fitted = view->zoom();
    QCOMPARE(view->horizontalScrollBar()->maximum(), 0);

    QTest::keyClick(&preview, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(view->zoom() > fitted);
    QCOMPARE(view->fit(), PagesView::Fit::None);
    QCOMPARE(choice->currentText(), u"%1%"_s.arg(qRound(view->zoom() * 100)));
    QTRY_VERIFY(isSettled(*view));
    QTest::keyClick(&preview, Qt::Key_Minus, Qt::ControlModifier);
    QTest::keyClick(&preview, Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(view->zoom() < fitted);
    QTest::keyClick(&preview, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(choice->currentText(), u"Fit page"_s);
    QVERIFY(paper.pages()->pageSize().height() * view->zoom() * view->logicalDpiX() / 72 <= view->viewport()->height());
    QTest::keyClick(&preview, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(view->zoom(), fitted);

    const auto wheel = [view](int turned) {
        const QPointF at(50, 50);
        QWheelEvent event(at, view->viewport()->mapToGlobal(at), {}, {0, turned}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view->viewport(), &event);
    };
    wheel(120);
    QVERIFY(view->zoom() > fitted);
    wheel(-120);
    wheel(-120);
    QVERIFY(view->zoom() < fitted);
    for (int i = 0; i < 30; ++i) {
        wheel(120);
    }
    QCOMPARE(view->zoom(), 4.0);
    for (int i = 0; i < 30; ++i) {
        wheel(-120);
    }
    QCOMPARE(view->zoom(), 0.25);
}

void TestQuotePreview::keys()
{
    const Paper paper(200);
    QuotePreview preview(services(paper));
    preview.resize(900, 700);
    preview.show();
    QVERIFY(QTest::qWaitForWindowExposed(&preview));
    auto *view = preview.findChild<PagesView *>();
    auto *page = preview.findChild<QSpinBox *>(u"previewPage"_s);
    const int last = view->pageCount();
    QVERIFY(last > 4);
    QVERIFY(view->hasFocus() || preview.focusWidget() == view);
    QTest::keyClick(view, Qt::Key_End);
    QCOMPARE(page->value(), last);
    QCOMPARE(view->verticalScrollBar()->value(), view->verticalScrollBar()->maximum());
    QVERIFY(view->accessibleDescription().contains(QString::number(last)));
    QTest::keyClick(view, Qt::Key_Home);
    QCOMPARE(view->verticalScrollBar()->value(), 0);
    QTest::keyClick(view, Qt::Key_PageDown); // a screenful, of a page that is higher than the window
    QVERIFY(view->verticalScrollBar()->value() > 0);
    QVERIFY(view->verticalScrollBar()->value() < view->viewport()->height());
    QTest::keyClick(view, Qt::Key_PageUp);
    QCOMPARE(view->verticalScrollBar()->value(), 0);
    QTest::keyClick(view, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(page->value(), 2);
    QTest::keyClick(view, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(page->value(), 1);
    view->setFit(PagesView::Fit::Page);
    for (int i = 1; i <= last; ++i) {
        QCOMPARE(page->value(), i);
        QTest::keyClick(view, Qt::Key_PageDown); // whole pages
    }
    QCOMPARE(page->value(), last);
    QTest::keyClick(view, Qt::Key_PageUp);
    QCOMPARE(page->value(), last - 1);
}

void TestQuotePreview::bar()
{
    const Paper paper(200);
    QuotePreview preview(services(paper));
    preview.resize(900, 700);
    preview.show();
    QVERIFY(QTest::qWaitForWindowExposed(&preview));
    auto *page = preview.findChild<QSpinBox *>(u"previewPage"_s);
    auto *view = preview.findChild<PagesView *>();
    auto *next = preview.findChild<QToolButton *>(u"previewNext"_s), *previous = preview.findChild<QToolButton *>(u"previewPrevious"_s);
    QVERIFY(!previous->isEnabled());
    next->click();
    QCOMPARE(view->currentPage(), 1);
    previous->click();
    QCOMPARE(view->currentPage(), 0);
    page->setValue(4);
    QCOMPARE(view->currentPage(), 3);
    page->setValue(1'000);
    QCOMPARE(view->currentPage(), view->pageCount() - 1);
    QVERIFY(!next->isEnabled());
    for (const QWidget *widget : preview.findChildren<QWidget *>()) {
        const bool isChoice = qobject_cast<const QComboBox *>(widget) || qobject_cast<const QSpinBox *>(widget) || qobject_cast<const QToolButton *>(widget);
        QVERIFY2(!isChoice || !widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

// The internal copy has its warning in red, the customer's has not.
void TestQuotePreview::copies()
{
    const Paper paper(3);
    QuotePreview preview(services(paper));
    preview.resize(900, 700);
    preview.show();
    QVERIFY(QTest::qWaitForWindowExposed(&preview));
    auto *view = preview.findChild<PagesView *>();
    auto *choice = preview.findChild<QComboBox *>(u"previewView"_s);
    const auto hasRed = [view] {
        const QImage image = view->viewport()->grab().toImage();
        for (int y = 0; y < 100; ++y) {
            if (image.pixelColor(image.width() / 4, y) == QColor(0xb3, 0x26, 0x1e)) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(isSettled(*view));
    QVERIFY(!hasRed());
    choice->setCurrentIndex(1);
    QTRY_VERIFY(isSettled(*view));
    QVERIFY(hasRed());
    QCOMPARE(view->pageCount(), paper.pages(QuoteView::Internal)->pageCount());
}

// Nothing leaves without the questions, and what leaves is the project as it is after them.
void TestQuotePreview::saveAndPrint()
{
    Paper paper(1);
    PreviewServices made = services(paper);
    bool may = false;
    int asked = 0;
    QStringList done;
    made.mayGoOut = [&](QuoteView) {
        paper.quote.project.quote.number = "D-" + std::to_string(++asked);
        return may;
    };
    made.save = [&](const PagedQuote &pages, QuoteView view) { done << u"save %1 %2"_s.arg(pages.title()).arg(int(view)); };
    made.print = [&](const PagedQuote &pages, int current) { done << u"print %1 %2"_s.arg(pages.title()).arg(current); };
    QuotePreview preview(made);
    preview.show();
    QVERIFY(QTest::qWaitForWindowActive(&preview));
    preview.findChild<QPushButton *>(u"previewSave"_s)->click();
    QVERIFY(done.isEmpty());
    QVERIFY(preview.windowTitle().contains(u"D-1"_s));
    may = true;
    preview.findChild<QPushButton *>(u"previewSave"_s)->click();
    QCOMPARE(done.size(), 1);
    QVERIFY2(done[0].startsWith(u"save"_s) && done[0].contains(u"D-2"_s) && done[0].endsWith(u" 0"_s), qPrintable(done[0]));
    QTest::keyClick(&preview, Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(done.size(), 2);
    QVERIFY2(done[1].startsWith(u"print"_s) && done[1].contains(u"D-3"_s) && done[1].endsWith(u" 0"_s), qPrintable(done[1]));
    QTest::keyClick(&preview, Qt::Key_Escape);
    QVERIFY(!preview.isVisible());
}

// The place is kept when the pages are laid out again.
void TestQuotePreview::looksTheSameAgain()
{
    const Paper paper(200);
    PagesView view;
    view.resize(800, 600);
    view.setPages(paper.pages());
    view.show();
    view.goTo(3);
    view.setZoom(1.5);
    const int at = view.verticalScrollBar()->value();
    QVERIFY(at > 0);
    view.setPages(paper.pages());
    QCOMPARE(view.verticalScrollBar()->value(), at);
    QCOMPARE(view.zoom(), 1.5);
}

// No step of a scroll waits for a page: they are painted between two events.
void TestQuotePreview::scrolls()
{
    const Paper paper(1'000);
    PagesView view;
    view.resize(1'000, 700);
    view.setPages(paper.pages());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(isSettled(view));
    std::vector<double> steps, paints; // in milliseconds
    for (int i = 0; i < 200; ++i) {
        QElapsedTimer timer;
        timer.start();
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + 120);
        view.viewport()->repaint();
        steps.push_back(double(timer.nsecsElapsed()) / 1e6);
        timer.start();
        QCoreApplication::processEvents();
        paints.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(steps.begin(), steps.end());
    std::sort(paints.begin(), paints.end());
    qInfo("a step: median %.2f ms, worst %.2f; a page painted between two: worst %.2f", steps[100], steps.back(), paints.back());
    QVERIFY(steps[100] < 16); // a frame; the worst is that of a machine which does other things besides
    QVERIFY(paints[100] < 16);
}

void TestQuotePreview::printed_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<PaperSize>("size");
    QTest::newRow("1 line") << 1 << PaperSize::A4;
    QTest::newRow("40 lines") << 40 << PaperSize::A4;
    QTest::newRow("200 lines") << 200 << PaperSize::A4;
    QTest::newRow("40 lines on Letter") << 40 << PaperSize::Letter;
}

// What a printer is sent has the words and the look of the PDF, page by page.
void TestQuotePreview::printed()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext and pdftoppm are not installed");
    }
    QFETCH(int, lines);
    QFETCH(PaperSize, size);
    const auto pages = Paper(lines, size).pages();
    const QString saved = m_dir.filePath(u"saved.pdf"_s), printedFile = m_dir.filePath(u"printed.pdf"_s);
    QVERIFY(pages->writePdf(saved));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    setUpPrinter(printer, *pages);
    printer.setOutputFileName(printedFile);
    QVERIFY(printPages(*pages, printer));
    const QStringList expected = textPages(saved), found = textPages(printedFile);
    QCOMPARE(found.size(), pages->pageCount());
    for (int i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i], expected[i]);
        const double off = difference(imageOf(printedFile, i), imageOf(saved, i));
        QVERIFY2(off < 0.003, qPrintable(u"page %1: %2"_s.arg(i + 1).arg(off)));
    }
    QVERIFY(outputOf(u"pdfimages"_s, {u"-list"_s, printedFile}).count('\n') <= 2); // vectors: the listing is its two heading lines
}

void TestQuotePreview::printedPages_data()
{
    QTest::addColumn<QString>("ranges");
    QTest::addColumn<int>("copies");
    QTest::addColumn<bool>("isCollated");
    QTest::addColumn<bool>("isReversed");
    QTest::addColumn<QVector<int>>("expected"); // numbers of the pages
    QTest::newRow("one range") << u"2-3"_s << 1 << true << false << QVector<int>{2, 3};
    QTest::newRow("two ranges") << u"1,4-5"_s << 1 << true << false << QVector<int>{1, 4, 5};
    QTest::newRow("beyond the last") << u"5-99"_s << 1 << true << false << QVector<int>{5, 6};
    QTest::newRow("copies in order") << u"1-2"_s << 2 << true << false << QVector<int>{1, 2, 1, 2};
    QTest::newRow("copies page by page") << u"1-2"_s << 2 << false << false << QVector<int>{1, 1, 2, 2};
    QTest::newRow("last first") << u"2-4"_s << 1 << true << true << QVector<int>{4, 3, 2};
}

void TestQuotePreview::printedPages()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    QFETCH(QString, ranges);
    QFETCH(int, copies);
    QFETCH(bool, isCollated);
    QFETCH(bool, isReversed);
    QFETCH(QVector<int>, expected);
    const auto pages = Paper(200).pages();
    const QString file = m_dir.filePath(u"ranges.pdf"_s);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    setUpPrinter(printer, *pages);
    printer.setOutputFileName(file);
    printer.setPrintRange(QPrinter::PageRange);
    printer.setPageRanges(QPageRanges::fromString(ranges));
    printer.setCopyCount(copies);
    printer.setCollateCopies(isCollated);
    printer.setPageOrder(isReversed ? QPrinter::LastPageFirst : QPrinter::FirstPageFirst);
    QVERIFY(printPages(*pages, printer));
    QVector<int> found;
    for (const QString &page : textPages(file)) {
        found << QRegularExpression(u"Page (\\d+) / %1"_s.arg(pages->pageCount())).match(page).captured(1).toInt();
    }
    QCOMPARE(found, expected);
    printer.setPrintRange(QPrinter::CurrentPage);
    printer.setCopyCount(1);
    QCOMPARE(pagesToPrint(printer, pages->pageCount(), 3), QVector<int>{3});
}

// A4 on Letter: smaller, nothing cut at the foot.
void TestQuotePreview::printedOnOtherPaper()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    const auto pages = Paper(1).pages();
    const QString file = m_dir.filePath(u"letter.pdf"_s);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    setUpPrinter(printer, *pages);
    printer.setPageSize(QPageSize(QPageSize::Letter));
    printer.setOutputFileName(file);
    QVERIFY(printPages(*pages, printer));
    QVERIFY(QString::fromUtf8(outputOf(u"pdfinfo"_s, {file})).contains(u"612 x 792"_s));
    // The footer is 29 to 39 points above the edge of A4: 27 to 37 on the smaller page. pdftotext counts from the top.
    const QString foot = QString::fromUtf8(outputOf(u"pdftotext"_s, {u"-x"_s, u"0"_s, u"-y"_s, u"745"_s, u"-W"_s, u"612"_s, u"-H"_s, u"47"_s, file, u"-"_s}));
    QVERIFY2(foot.contains(u"Page 1 / "_s), qPrintable(foot));
}

void TestQuotePreview::printingFails()
{
    const auto pages = Paper(1).pages();
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    setUpPrinter(printer, *pages);
    printer.setOutputFileName(u"/nonexistent/folder/quote.pdf"_s);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u".*"_s));
    QVERIFY(!printPages(*pages, printer));
}

// The window's own preview, of its own project.
void TestQuotePreview::fromTheMenu()
{
    const auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    Session session(std::make_shared<Catalogue>(*catalogue), quoteProject(manyLines(60)));
    MainWindow window(session, {});
    window.show();
    int pages = 0;
    QString title;
    QTimer::singleShot(0, this, [&] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (auto *preview = qobject_cast<QuotePreview *>(top)) {
                pages = preview->findChild<PagesView *>()->pageCount();
                title = preview->windowTitle();
                preview->close();
            }
        }
    });
    window.findChild<QAction *>(u"previewAction"_s)->trigger();
    QVERIFY2(pages >= 3, qPrintable(QString::number(pages)));
    QVERIFY2(title.contains(u"D-2026-0042"_s), qPrintable(title));
    QCOMPARE(window.findChild<QAction *>(u"printAction"_s)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_P));
}

QTEST_MAIN(TestQuotePreview)
#include "tst_quotepreview.moc"
