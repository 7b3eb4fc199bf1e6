// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "evidence/nearest.h"

using namespace Qt::StringLiterals;

namespace configuria {

class NearestTest : public QObject {
    Q_OBJECT

private slots:
    void sameModelFirst();
    void trainingSeesItsMethodAlone();
    void leavesOutWhatIsDoubtful();

private:
    const Catalogue m_catalogue = catalogueFromResources().value();
    std::vector<MappedRun> m_runs = mapRuns(m_catalogue, configuria::shippedRuns().value());
};

// Qwen3 8B was measured with transformers in BF16 at 8 192 tokens (row M179 of the Qwen3 table): that run is the nearest.
void NearestTest::sameModelFirst()
{
    Workload w;
    w.engine = InferenceEngine::Transformers;
    w.context = 8'192;
    const auto near = nearestRuns(m_runs, AccuracyFigure::Total, *m_catalogue.model("qwen3-8b"), w, 3);
    QCOMPARE(near.size(), std::size_t(3));
    QCOMPARE(near.front().run->id, u"M179"_s);
    QVERIFY(near.front().isSameModel);
    QCOMPARE(near.front().sizeRatio, 1.0);
    QVERIFY(near[0].distance <= near[1].distance && near[1].distance <= near[2].distance);
    for (std::size_t i = 1; i < near.size(); ++i) {
        QVERIFY(near[i].run->title != near.front().run->title || near[i].comparison->group != near.front().comparison->group);
    }
}

void NearestTest::trainingSeesItsMethodAlone()
{
    Workload w;
    w.kind = WorkloadKind::Qlora;
    const auto near = nearestRuns(m_runs, AccuracyFigure::TrainingPeak, *m_catalogue.model("llama-3.1-70b"), w, 5);
    QVERIFY(!near.empty());
    for (const NearRun &run : near) {
        QCOMPARE(run.comparison->workload.kind, WorkloadKind::Qlora);
    }
}

void NearestTest::leavesOutWhatIsDoubtful()
{
    for (MappedRun &run : m_runs) {
        run.doubt = u"doubtful"_s;
    }
    QVERIFY(nearestRuns(m_runs, AccuracyFigure::Total, *m_catalogue.model("qwen3-8b"), Workload(), 3).empty());
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::NearestTest)
#include "tst_nearest.moc"
