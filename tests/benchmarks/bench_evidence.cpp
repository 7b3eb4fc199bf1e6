// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <memory>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "evidencetexts.h"

using namespace Qt::StringLiterals;

namespace configuria {

// The nearest measured run is looked for after every edit while the chart of the speed is open: a small part of the 16 ms that an
// edit has.
class BenchEvidence : public QObject {
    Q_OBJECT

private slots:
    void nearestSpeed_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::newRow("inference") << u":/samples/02-llama-3.3-70b-serving.configuria"_s;
        QTest::newRow("training") << u":/samples/03-full-fine-tune-70b.configuria"_s;
    }
    void nearestSpeed()
    {
        QFETCH(QString, sample);
        const auto catalogue = std::make_shared<const Catalogue>(catalogueFromResources().value());
        const auto project = readProject(*catalogue, sample);
        QVERIFY(project);
        EvidenceShelf shelf(catalogue);
        shelf.warmUp();
        const Format format(QLocale(u"en_GB"_s));
        std::vector<double> times;
        for (int i = 0; i < 50; ++i) {
            QElapsedTimer timer;
            timer.start();
            QVERIFY(!shelf.nearestSpeed(project->configurations.front(), format).tip.isEmpty());
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        qInfo("nearestSpeed: median %.2f ms, budget 1 ms", times[times.size() / 2]);
#ifdef NDEBUG
        QVERIFY2(times[times.size() / 2] <= 3, qPrintable(QString::number(times[times.size() / 2])));
#endif
    }
};

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::BenchEvidence)
#include "bench_evidence.moc"
