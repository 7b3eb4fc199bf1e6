// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "pdfpages.h"
#include "quotefixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// The pages that the window shows are those of the file, which other programs (Poppler) count and paint.
class TestPagedQuote : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty()) {
            QSKIP("pdftoppm and pdfinfo are not installed");
        }
        QVERIFY(m_dir.isValid());
    }

    void sameAsTheFile_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<PaperSize>("size");
        QTest::addColumn<QuoteView>("view");
        QTest::newRow("1 line") << 1 << PaperSize::A4 << QuoteView::Customer;
        QTest::newRow("40 lines") << 40 << PaperSize::A4 << QuoteView::Customer;
        QTest::newRow("200 lines") << 200 << PaperSize::A4 << QuoteView::Customer;
        QTest::newRow("40 lines on Letter") << 40 << PaperSize::Letter << QuoteView::Customer;
        QTest::newRow("40 lines, internal") << 40 << PaperSize::A4 << QuoteView::Internal;
    }
    void sameAsTheFile()
    {
        QFETCH(int, lines);
        QFETCH(PaperSize, size);
        QFETCH(QuoteView, view);
        auto quote = std::make_unique<QuoteCase>(quoteProject(manyLines(lines)));
        quote->project.quote.paper.size = size;
        QuoteInput input = quote->input(u"en"_s);
        input.view = view;
        input.charts = {{u"Chart"_s, [](QPainter &painter, const QRectF &rect) {
                             painter.fillRect(rect, QColor(0x40, 0x60, 0xa0));
                             painter.drawText(rect, Qt::AlignCenter, u"body"_s);
                         }}};
        const QString path = m_dir.filePath(u"pages.pdf"_s);
        QVERIFY(writeQuotePdf(input, path));
        const PagedQuote pages(input);
        quote.reset(); // what was laid out lives on its own

        const QString info = QString::fromUtf8(outputOf(u"pdfinfo"_s, {path}));
        const QRegularExpressionMatch count = QRegularExpression(u"Pages:\\s+(\\d+)"_s).match(info);
        QCOMPARE(pages.pageCount(), count.captured(1).toInt());
        const QRegularExpressionMatch points = QRegularExpression(u"Page size:\\s+([\\d.]+) x ([\\d.]+)"_s).match(info);
        QCOMPARE(pages.pageSize(), QSizeF(points.captured(1).toDouble(), points.captured(2).toDouble()));
        for (int i = 0; i < pages.pageCount(); ++i) {
            const double off = difference(imageOf(path, i), imageOf(pages, i));
            QVERIFY2(off < 0.02, qPrintable(u"page %1: %2"_s.arg(i + 1).arg(off)));
        }
        QVERIFY(pages.pageCount() < 3 || difference(imageOf(path, 1), imageOf(pages, 0)) > 0.04); // another page is told from it
    }

    // The same file from pages that were painted before.
    void writesWhatItShows()
    {
        const QuoteCase quote(quoteProject(manyLines(40)));
        const PagedQuote pages(quote.input(u"en"_s));
        imageOf(pages, 0);
        const QString shown = m_dir.filePath(u"shown.pdf"_s), written = m_dir.filePath(u"written.pdf"_s);
        QVERIFY(pages.writePdf(shown));
        QVERIFY(writeQuotePdf(quote.input(u"en"_s), written));
        QFile first(shown), second(written);
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll() == second.readAll());
        const auto failed = pages.writePdf(u"/nonexistent/folder/quote.pdf"_s);
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, ErrorCode::CannotWrite);
    }

    void pagesThatAreNotThere()
    {
        const QuoteCase quote(quoteProject(manyLines(1)));
        const PagedQuote pages(quote.input(u"en"_s));
        for (const int page : {-1, pages.pageCount(), 1'000'000}) {
            QImage image = imageOf(pages, page);
            QImage white(image.size(), image.format());
            white.fill(Qt::white);
            QCOMPARE(image, white);
        }
    }

private:
    QTemporaryDir m_dir;
};

QTEST_MAIN(TestPagedQuote)
#include "tst_pagedquote.moc"
