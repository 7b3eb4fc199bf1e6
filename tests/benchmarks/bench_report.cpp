// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "report/quotedocument.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

// The most that this process held at once; 0 where the system does not tell.
qint64 peakMegabytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    static const QRegularExpression peak(u"VmHWM:\\s+(\\d+) kB"_s);
    return peak.match(QString::fromLatin1(status.readAll())).captured(1).toLongLong() / 1024;
}

} // namespace

// A quote of 3 pages in 150 ms, of 1 000 lines in 1 s and 150 MB, on one core.
class BenchReport : public QObject {
    Q_OBJECT

private slots:
    void quotePdf_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<qint64>("budgetMs");
        QTest::newRow("3 pages") << 60 << qint64(150);
        QTest::newRow("1 000 lines") << 1'000 << qint64(1'000);
    }
    void quotePdf()
    {
        QFETCH(int, lines);
        QFETCH(qint64, budgetMs);
        const Catalogue catalogue;
        Project project;
        project.quote.number = "D-1";
        project.quote.date = {2026, 11, 30};
        project.configurations.emplace_back();
        for (int i = 0; i < lines; ++i) {
            BomLine line;
            line.part.kind = PartKind::Service;
            line.description = "Article " + std::to_string(i) + ", désignation d'une longueur courante pour un devis";
            line.unitPrice = Money::cents(123'456);
            line.discount = Rate::percent(i % 7);
            project.configurations.back().lines.push_back(line);
        }
        const Evaluation evaluation = evaluate(catalogue, project);
        const QuoteChart chart{u"Chart"_s, [](QPainter &painter, const QRectF &rect) {
                                   for (int i = 0; i < 100; ++i) {
                                       painter.drawLine(rect.topLeft(), rect.bottomRight() - QPointF(i, 0));
                                   }
                               }};
        const QuoteInput input{catalogue, project, evaluation, 0, {chart, chart, chart}, Format(QLocale(QLocale::French, QLocale::France)), u"fr"_s};
        QTemporaryDir dir;
        const QString path = dir.filePath(u"quote.pdf"_s);
        QVERIFY(writeQuotePdf(input, path)); // loads the fonts
        QVector<qint64> times;
        for (int run = 0; run < 5; ++run) {
            QElapsedTimer timer;
            timer.start();
            QVERIFY(writeQuotePdf(input, path));
            times.append(timer.elapsed());
        }
        std::sort(times.begin(), times.end());
        qInfo("quote of %d lines: %lld ms (budget %lld ms), at most %lld MB (budget 150 MB)", lines, static_cast<long long>(times[2]),
              static_cast<long long>(budgetMs), static_cast<long long>(peakMegabytes()));
        QVERIFY(peakMegabytes() <= 150);
#ifdef NDEBUG
        QVERIFY(times[2] <= 3 * budgetMs);
#endif
    }
};

QTEST_MAIN(BenchReport)
#include "bench_report.moc"
