// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/pricelist.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// A distributor's list of 100 000 references: 3 s to read, match and store, and to store again.
class BenchPriceList : public QObject {
    Q_OBJECT
private slots:
    void hundredThousandRows();
};

namespace {

QByteArray list(int firstPrice)
{
    QByteArray bytes("Référence;Désignation;Marque;Prix HT;Devise;Date;Délai;Type\r\n");
    for (int i = 0; i < 100'000; ++i) {
        const QByteArray number = QByteArray::number(i);
        bytes += "REF-" + number + ";\"Pièce numéro " + number + ", longue désignation d'un tarif\";Acme;" + QByteArray::number(i % 9000 + firstPrice)
            + ",50;EUR;30/11/2026;2 semaines;prestation\r\n";
    }
    return bytes;
}

void report(const char *what, qint64 milliseconds)
{
    qInfo("%s: %lld ms (budget 3000)", what, milliseconds);
#ifdef NDEBUG
    QVERIFY(milliseconds < 3 * 3000);
#endif
}

} // namespace

void BenchPriceList::hundredThousandRows()
{
    QTemporaryDir folder;
    for (const int firstPrice : {1, 2}) { // new parts, then new prices of known ones
        const QByteArray bytes = list(firstPrice);
        const auto loaded = loadCatalogue(folder.path());
        QVERIFY(loaded);
        QElapsedTimer timer;
        timer.start();
        const OwnData own = readOwnData(folder.path()).data;
        const auto preview = previewPriceList(bytes, u"list.csv"_s);
        QVERIFY(preview);
        const auto plan = planPriceList(bytes, u"list.csv"_s, preview->layout, *loaded->catalogue, own, [](double) { return true; });
        QVERIFY(plan && *plan);
        const qint64 read = timer.elapsed();
        const auto written = changeOwnData(folder.path(), (*plan)->change, [](double) { return true; });
        QVERIFY(written && *written);
        QCOMPARE((*plan)->report.taken(), 100'000);
        qInfo("  of which read and matched: %lld ms", read);
        report(firstPrice == 1 ? "100 000 new parts" : "100 000 changed prices", timer.elapsed());
        QElapsedTimer again;
        again.start();
        QVERIFY(loadCatalogue(folder.path()));
        qInfo("  catalogue with them loaded: %lld ms", again.elapsed());
    }
}

QTEST_GUILESS_MAIN(BenchPriceList)
#include "bench_pricelist.moc"
