// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/curves.h"
#include "modelfixture.h"

using namespace fixture;

namespace {

struct Asked {
    Catalogue catalogue = cards();
    Project project;
    Configuration configuration;
};

Asked asked(Architecture model, Card card, int gpus)
{
    Asked a;
    a.configuration = machine(std::move(model), card, gpus);
    return a;
}

} // namespace

class TestCurves : public QObject {
    Q_OBJECT

private slots:
    void concurrency();
    void scaling();
    void nothingToDraw();
};

// More users share more of each pass over the weights: together they get no less, each no more, up to what memory holds.
void TestCurves::concurrency()
{
    const Asked m = asked(llama31_8b(), H100, 1);
    const auto points = concurrencyCurve(m.catalogue, m.project, m.configuration);
    QVERIFY(points.size() > 8);
    QCOMPARE(points.front().sequences, 1);
    const ConfigurationEvaluation whole = evaluateConfiguration(m.catalogue, m.project, m.configuration);
    QCOMPARE(points.back().sequences, static_cast<int>(*whole.memory.maxSequences));
    for (std::size_t i = 1; i < points.size(); ++i) {
        QVERIFY(points[i].sequences > points[i - 1].sequences);
        QVERIFY(points[i].output.count >= points[i - 1].output.count * 0.999);
        QVERIFY(points[i].perUser.count <= points[i - 1].perUser.count * 1.001);
    }
}

// Doubling the GPUs never more than halves the time.
void TestCurves::scaling()
{
    Asked m = asked(llama31_8b(), H100, 8);
    m.configuration.workload.kind = WorkloadKind::Lora;
    m.configuration.workload.trainingTokens = Tokens(1'000'000'000);
    const auto points = scalingCurve(m.catalogue, m.project, m.configuration);
    QVERIFY(points.size() >= 4);
    QCOMPARE(points.front().gpus, 1);
    QCOMPARE(points.back().gpus, 32);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double more = static_cast<double>(points[i].gpus) / points[i - 1].gpus;
        QVERIFY(points[i].timeToTrain.count * more >= points[i - 1].timeToTrain.count * 0.999);
        QVERIFY(points[i].efficiency.count <= 1.001);
    }
}

void TestCurves::nothingToDraw()
{
    Asked m = asked(llama31_70b(), Rtx4090, 1); // does not fit
    QVERIFY(concurrencyCurve(m.catalogue, m.project, m.configuration).empty());
    QVERIFY(scalingCurve(m.catalogue, m.project, m.configuration).empty()); // not a training
    m.configuration.lines.clear();
    QVERIFY(concurrencyCurve(m.catalogue, m.project, m.configuration).empty());
}

QTEST_GUILESS_MAIN(TestCurves)
#include "tst_curves.moc"
