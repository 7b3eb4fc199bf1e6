// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "catalogue/cataloguestore.h"
#include "evidence/accuracy.h"

using namespace Qt::StringLiterals;

namespace configuria {

// The figures against the runs that the program carries, each source predicted with what the others gave.
class AccuracyTest : public QObject {
    Q_OBJECT

private slots:
    void targets_data();
    void targets();
    void unusableRows();
    void shippedConstantsAreTheFit();
    void fitLeavesOut();
    void foreignRunsLearnFromOurs();

private:
    const Catalogue m_catalogue = catalogueFromResources().value();
    const std::vector<MappedRun> m_runs = mapRuns(m_catalogue, configuria::shippedRuns().value());
    const AccuracyReport m_report = accuracyOf(m_runs, shippedMemoryCalibration());
};

void AccuracyTest::targets_data()
{
    QTest::addColumn<int>("figure");
    QTest::addColumn<QStringList>("groups"); // empty: all
    QTest::addColumn<double>("median");      // %
    QTest::addColumn<double>("p90");         // %
    const auto row = [](const char *name, AccuracyFigure figure, const QStringList &groups, double median, double p90) {
        QTest::newRow(name) << static_cast<int>(figure) << groups << median << p90;
    };
    row("16 bit", AccuracyFigure::Weights, {u"16 bit"_s}, 0.3, 2);
    row("GGUF", AccuracyFigure::Weights, {u"GGUF"_s}, 1.5, 5);
    row("KV cache", AccuracyFigure::KvCache, {}, 0.05, 0.5);
    row("buffers", AccuracyFigure::Buffers, {}, 5, 30);
    row("vLLM peak", AccuracyFigure::Buffers, {u"vLLM"_s}, 15, 40);
    row("sum", AccuracyFigure::Total, {}, 3, 8);
}

void AccuracyTest::targets()
{
    QFETCH(int, figure);
    QFETCH(QStringList, groups);
    QFETCH(double, median);
    QFETCH(double, p90);
    int found = 0;
    for (const AccuracyTable &table : m_report.tables) {
        const bool asked = groups.isEmpty() ? table.group.isEmpty() : groups.contains(table.group);
        if (static_cast<int>(table.figure) != figure || !asked || !table.heldOut || table.isApart) {
            continue;
        }
        ++found;
        const QString text = u"%1: median %2, p90 %3, in band %4"_s.arg(table.group).arg(table.medianPercent).arg(table.p90Percent).arg(table.coveragePercent);
        QVERIFY2(table.medianPercent <= median && table.p90Percent <= p90, qPrintable(text));
        QVERIFY2(!groups.isEmpty() || table.coveragePercent >= 95, qPrintable(text));
    }
    QVERIFY(found > 0);
}

void AccuracyTest::unusableRows()
{
    int inference = 0;
    QSet<QString> ids;
    for (const UnusableRun &run : m_report.unusable) {
        QVERIFY2(!run.reason.isEmpty() && !ids.contains(run.id), qPrintable(run.id));
        ids.insert(run.id);
        inference += run.kind == MeasuredKind::InferenceMemory && !run.isDoubt ? 1 : 0;
    }
    QVERIFY(m_report.rows[static_cast<std::size_t>(MeasuredKind::InferenceMemory)] > 200);
    QVERIFY2(inference < 0.20 * m_report.rows[static_cast<std::size_t>(MeasuredKind::InferenceMemory)], qPrintable(QString::number(inference)));
}

// The constants in the engine are what `accuracy --refit` prints, to its four digits.
void AccuracyTest::shippedConstantsAreTheFit()
{
    const MemoryCalibration fitted = fitCalibration(m_runs);
    for (int i = 0; i < memoryClassCount; ++i) {
        const Calibrated &fit = fitted.classes[static_cast<std::size_t>(i)], &shipped = shippedMemoryCalibration().classes[static_cast<std::size_t>(i)];
        const QString text = QString::number(i);
        QVERIFY2(fit.runs == shipped.runs && fit.sources == shipped.sources, qPrintable(text));
        if (fit.runs == 0) {
            continue; // a rule of thumb
        }
        QVERIFY2(std::abs(fit.factor - shipped.factor) < 2e-3 && std::abs(fit.low - shipped.low) < 2e-3 && std::abs(fit.high - shipped.high) < 5e-3, qPrintable(text));
        QVERIFY2(shipped.low <= 1 && shipped.high >= 1, qPrintable(text));
    }
}

// Two sources that disagree: what is held out must not be seen.
void AccuracyTest::fitLeavesOut()
{
    const auto one = std::find_if(m_runs.begin(), m_runs.end(), [](const MappedRun &r) {
        return !r.comparisons.empty() && r.comparisons.front().memoryClass == MemoryClass::Weights16Bit;
    });
    QVERIFY(one != m_runs.end());
    MappedRun a = *one, b = *one;
    a.comparisons = b.comparisons = {one->comparisons.front()};
    a.source = u"a"_s;
    b.source = u"b"_s;
    const double formula = predict(a, a.comparisons.front(), neutralMemoryCalibration()).expected;
    a.comparisons.front().measured = formula;
    b.comparisons.front().measured = 1.5 * formula;
    const std::vector<MappedRun> runs{a, b};
    const Calibrated all = fitCalibration(runs).of(MemoryClass::Weights16Bit), withoutB = fitCalibration(runs, &b).of(MemoryClass::Weights16Bit);
    QCOMPARE(all.sources, 2);
    QVERIFY(all.high >= 1.5);
    QCOMPARE(withoutB.sources, 1);
    QVERIFY(withoutB.high < 1.1);
    QCOMPARE(withoutB.factor, 1.0); // the weights are counted: their factor is not fitted
}

// One run of a folder of its own is predicted with what the shipped runs gave, not with an unmeasured class.
void AccuracyTest::foreignRunsLearnFromOurs()
{
    const auto one = std::find_if(m_runs.begin(), m_runs.end(), [](const MappedRun &r) {
        return !r.comparisons.empty() && r.comparisons.front().memoryClass == MemoryClass::BuffersLlamaCppLatent;
    });
    const auto other = std::find_if(m_runs.begin(), m_runs.end(), [](const MappedRun &r) {
        return r.comparisons.size() > 2 && r.comparisons[2].memoryClass == MemoryClass::BuffersLlamaCppLatent;
    });
    const MappedRun &chosen = one != m_runs.end() ? *one : *other;
    MappedRun foreign = chosen;
    foreign.id = u"X1"_s;
    foreign.source = u"elsewhere"_s;
    const auto buffers = [](const AccuracyReport &report) {
        for (const AccuracyTable &table : report.tables) {
            if (table.heldOut && table.figure == AccuracyFigure::Buffers && table.group.isEmpty()) {
                return table.biasPercent;
            }
        }
        return 1e9;
    };
    const double alone = buffers(accuracyOf({foreign}, shippedMemoryCalibration()));
    const double informed = buffers(accuracyOf({foreign}, shippedMemoryCalibration(), shippedSpeedCalibration(), m_runs));
    const double factor = fitCalibration(m_runs).of(MemoryClass::BuffersLlamaCppLatent).factor;
    QVERIFY(factor > 1.01);
    QVERIFY(std::abs((100 + informed) / (100 + alone) - factor) < 0.02);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::AccuracyTest)
#include "tst_accuracy.moc"
