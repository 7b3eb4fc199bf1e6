// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "catalogue/cataloguestore.h"
#include "engine/evaluation.h"
#include "evidence/accuracy.h"

using namespace Qt::StringLiterals;

namespace configuria {

// What the rows of inference_speed.csv become, and how far the speeds are from them.
class SpeedRowsTest : public QObject {
    Q_OBJECT

private slots:
    void mapped_data();
    void mapped();
    void limits_data();
    void limits();
    void benchmarks();
    void unusable_data();
    void unusable();
    void everyRowIsUsedOrSaysWhy();
    void targets_data();
    void targets();
    void shippedConstantsAreTheFit();
    void fitLeavesOut();
    void familySettles();

private:
    const MappedRun &run(const QString &id) const
    {
        return *std::find_if(m_runs.begin(), m_runs.end(), [&](const MappedRun &r) { return r.id == id; });
    }

    const Catalogue m_catalogue = catalogueFromResources().value();
    const std::vector<MappedRun> m_runs = mapRuns(m_catalogue, {{}, {}, shippedRuns().value().inferenceSpeed, {}});
    const AccuracyReport m_report = accuracyOf(m_runs, shippedMemoryCalibration());
};

void SpeedRowsTest::mapped_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("figure");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("weights");
    QTest::addColumn<int>("prompt");
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<double>("measured");
    const auto row = [](const char *id, AccuracyFigure f, const QString &gpu, WeightFormat w, int prompt, int answer, int tensor, int pipeline, double measured) {
        QTest::newRow(id) << QString::fromLatin1(id) << int(f) << gpu << int(w) << prompt << answer << tensor << pipeline << measured;
    };
    using F = AccuracyFigure;
    using W = WeightFormat;
    // llama-bench: tg 1024 from an empty context, pp 1024 by itself; layers over the cards.
    row("S001", F::DecodeSpeed, u"GeForce RTX 3070"_s, W::Q4_K_M, 1, 1024, 1, 1, 70.94);
    row("S001", F::PrefillSpeed, u"GeForce RTX 3070"_s, W::Q4_K_M, 1024, 1, 1, 1, 2283.62);
    row("S050", F::DecodeSpeed, u"GeForce RTX 3090"_s, W::Fp16, 1, 1024, 1, 6, 5.82);
    // At a depth of 4096: each token of the prompt of 512 sees it whole.
    row("S865", F::PrefillSpeed, u"GeForce RTX 3090 Ti"_s, W::Iq4_XS, 512 + 2 * 4096, 1, 1, 1, 1233.24);
    // LMDeploy prints 86.1 tokens/s with the prompt, whose first token came after 0.139 s: 127 tokens in 128 / 86.1 - 0.139 s.
    row("S811", F::DecodeSpeed, u"A100 SXM4 80GB"_s, W::Bf16, 2048, 128, 1, 1, 127 / (128 / 86.1 - 0.139));
    row("S811", F::PrefillSpeed, u"A100 SXM4 80GB"_s, W::Bf16, 2048, 1, 1, 1, 2048 / 0.139);
    row("S505", F::Throughput, u"B200 SXM 180GB"_s, W::Nvfp4, 128, 128, 4, 1, 6281);
    row("S496", F::Throughput, u"RTX PRO 6000 Blackwell Server Edition"_s, W::Nvfp4, 1000, 1000, 1, 8, 8166);
    // MLPerf: the data set gives the lengths; NVIDIA's fp16 submissions run in FP8 on Hopper.
    row("S243", F::Throughput, u"H100 SXM5 80GB"_s, W::Fp8, 294, 294, 2, 1, 24528.3);
    // 485.78 of 10462.57 tokens/s are answers to prompts of 8000 tokens: 8000 x 485.78 / 9976.79 = 389.5
    row("S874", F::Throughput, u"H200 SXM5 141GB"_s, W::Int4, 8000, 390, 8, 1, 485.78);
}

void SpeedRowsTest::mapped()
{
    QFETCH(QString, id);
    QFETCH(int, figure);
    QFETCH(QString, gpu);
    QFETCH(int, weights);
    QFETCH(int, prompt);
    QFETCH(int, answer);
    QFETCH(int, tensor);
    QFETCH(int, pipeline);
    QFETCH(double, measured);
    const MappedRun &r = run(id);
    QVERIFY2(r.gpu && QString::fromStdString(r.gpu->info.model) == gpu, r.gpu ? r.gpu->info.model.c_str() : "no GPU");
    const auto c = std::find_if(r.comparisons.begin(), r.comparisons.end(), [&](const Comparison &x) { return int(x.figure) == figure; });
    QVERIFY(c != r.comparisons.end());
    QCOMPARE(int(c->workload.weights), weights);
    QCOMPARE(c->workload.promptTokens.value_or(0), prompt);
    QCOMPARE(c->workload.answerTokens.value_or(0), answer);
    QCOMPARE(c->workload.tensorParallel.value_or(0), tensor);
    QCOMPARE(c->workload.pipelineParallel.value_or(0), pipeline);
    QVERIFY2(std::abs(c->measured / measured - 1) < 1e-3, qPrintable(QString::number(c->measured)));
    QVERIFY(c->speedClass);
}

// A server that must answer within limits makes a share of what it makes offline: both were measured on each of these machines.
void SpeedRowsTest::limits_data()
{
    QTest::addColumn<QString>("offline");
    QTest::addColumn<QString>("server");
    QTest::addColumn<double>("share"); // MLPerf 4.1, output tokens/s, server / offline
    QTest::newRow("MI300X, 70B") << u"S199"_s << u"S200"_s << 2520.27 / 3062.72;
    QTest::newRow("H100, 70B") << u"S243"_s << u"S244"_s << 23132.81 / 24528.3;
    QTest::newRow("H100, Mixtral") << u"S245"_s << u"S246"_s << 50798.49 / 52395.1;
    QTest::newRow("H200, 70B") << u"S251"_s << u"S252"_s << 30438.66 / 31973.7;
    QTest::newRow("B200, 70B") << u"S255"_s << u"S256"_s << 10755.59 / 11264.4;
}

void SpeedRowsTest::limits()
{
    QFETCH(QString, offline);
    QFETCH(QString, server);
    QFETCH(double, share);
    const MappedRun &free = run(offline), &limited = run(server);
    QVERIFY(!free.comparisons.front().limits && limited.comparisons.front().limits && !limited.comparisons.front().speedClass);
    const double within = predictSpeed(limited, limited.comparisons.front(), shippedSpeedCalibration()).expected;
    const double atWill = predictSpeed(free, free.comparisons.front(), shippedSpeedCalibration()).expected;
    QVERIFY2(std::abs(within / atWill / share - 1) < 0.12, qPrintable(QString::number(within / atWill)));
}

// NVIDIA/TensorRT-LLM docs/source/performance/perf-overview.md.
void SpeedRowsTest::benchmarks()
{
    const Workload &dense = run(u"S509"_s).comparisons.front().workload, &mixture = run(u"S558"_s).comparisons.front().workload;
    QCOMPARE(3000 % dense.sequences, 0); // 3 000 requests of 128/2048, in equal waves
    QCOMPARE(dense.tensorParallel.value_or(0), 4);
    QCOMPARE(mixture.tensorParallel.value_or(0), 1); // each GPU its own sequences, all share the experts
    QCOMPARE(mixture.dataParallel.value_or(0), 8);
    QCOMPARE(mixture.expertParallel.value_or(0), 8);
}

void SpeedRowsTest::unusable_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isDoubt");
    QTest::newRow("GH200 is not sold") << u"S238"_s << false;
    QTest::newRow("lengths are not said") << u"S824"_s << false;
    QTest::newRow("no GPU is named") << u"S919"_s << false;
    QTest::newRow("open division") << u"S293"_s << true;
    QTest::newRow("beam search") << u"S257"_s << true;
    QTest::newRow("too short a run") << u"S481"_s << true;
    QTest::newRow("quantisation is not stated") << u"S921"_s << true;
}

void SpeedRowsTest::unusable()
{
    QFETCH(QString, id);
    QFETCH(bool, isDoubt);
    QVERIFY(isDoubt ? !run(id).doubt.isEmpty() : !run(id).unusable.isEmpty() && run(id).comparisons.empty());
}

void SpeedRowsTest::everyRowIsUsedOrSaysWhy()
{
    int apart = 0;
    for (const MappedRun &r : m_runs) {
        QVERIFY2(r.comparisons.empty() != r.unusable.isEmpty(), qPrintable(r.id));
        for (const Comparison &c : r.comparisons) {
            const Prediction p = predictSpeed(r, c, shippedSpeedCalibration());
            QVERIFY2(p.low > 0 && p.low <= p.expected && p.expected <= p.high, qPrintable(r.id));
            apart += c.isApart ? 1 : 0;
        }
    }
    QVERIFY(m_runs.size() > 600);
    QVERIFY(apart >= 132); // SGLang on H20: one publication on one card
}

// Percent, held out by (publication, GPU).
void SpeedRowsTest::targets_data()
{
    QTest::addColumn<int>("figure");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::newRow("batch-1 decode") << int(AccuracyFigure::DecodeSpeed) << 8.0 << 20.0;
    QTest::newRow("prefill") << int(AccuracyFigure::PrefillSpeed) << 20.0 << 45.0;
    QTest::newRow("servers") << int(AccuracyFigure::Throughput) << 18.0 << 45.0;
}

void SpeedRowsTest::targets()
{
    QFETCH(int, figure);
    QFETCH(double, median);
    QFETCH(double, p90);
    const auto table = std::find_if(m_report.tables.begin(), m_report.tables.end(), [&](const AccuracyTable &t) {
        return int(t.figure) == figure && t.group.isEmpty() && t.heldOut && !t.isApart;
    });
    QVERIFY(table != m_report.tables.end());
    const QString text = u"median %1, p90 %2, in band %3"_s.arg(table->medianPercent).arg(table->p90Percent).arg(table->coveragePercent);
    QVERIFY2(table->medianPercent <= median && table->p90Percent <= p90 && table->coveragePercent >= 80, qPrintable(text));
}

// The table of the engine is what `accuracy --refit` prints, to its four digits.
void SpeedRowsTest::shippedConstantsAreTheFit()
{
    const SpeedCalibration fitted = fitSpeedCalibration(m_runs);
    int compared = 0;
    for (const MappedRun &r : m_runs) {
        for (const Comparison &c : r.comparisons) {
            if (!c.speedClass) {
                continue; // predicted from others, nothing is fitted on it
            }
            const SpeedConstants &fit = fitted.of(*c.speedClass), &shipped = shippedSpeedCalibration().of(*c.speedClass);
            const bool isSame = fit.runs == shipped.runs && fit.sources == shipped.sources && std::abs(fit.efficiency / shipped.efficiency - 1) < 2e-3
                && std::abs(fit.overhead / shipped.overhead - 1) < 2e-3 && std::abs(fit.low - shipped.low) < 2e-3 && std::abs(fit.high / shipped.high - 1) < 2e-3;
            QVERIFY2(isSame, qPrintable(r.id));
            compared += fit.runs > 0 ? 1 : 0;
        }
    }
    QVERIFY(compared > 300);
}

// Two publications on two cards that disagree: what is held out must not be seen.
void SpeedRowsTest::fitLeavesOut()
{
    std::vector<MappedRun> runs;
    for (int i = 0; i < 8; ++i) {
        MappedRun copy = run(u"S016"_s);
        copy.source = i < 4 ? u"a"_s : u"b"_s;
        copy.comparisons = {copy.comparisons.front()};
        copy.comparisons.front().measured = predictSpeed(copy, copy.comparisons.front(), neutralSpeedCalibration()).expected * (i < 4 ? 0.8 : 0.4);
        runs.push_back(copy);
    }
    const SpeedClass c = *runs.front().comparisons.front().speedClass;
    QCOMPARE(fitSpeedCalibration(runs).of(c).sources, 2);
    const SpeedConstants withoutB = fitSpeedCalibration(runs, &runs.back()).of(c);
    QCOMPARE(withoutB.runs, 4);
    const double predicted = predictSpeed(runs.front(), runs.front().comparisons.front(), SpeedCalibration::uniform(withoutB)).expected;
    QVERIFY(std::abs(predicted / runs.front().comparisons.front().measured - 1) < 0.02);
}

// Two cards that disagree by four are settled by the rest of their family, one alone prevails over it.
void SpeedRowsTest::familySettles()
{
    std::vector<MappedRun> runs;
    const auto add = [&](const QString &id, const QString &source, double share) {
        MappedRun copy = run(id);
        copy.source = source;
        copy.comparisons = {copy.comparisons.front()};
        copy.comparisons.front().measured = predictSpeed(copy, copy.comparisons.front(), neutralSpeedCalibration()).expected * share;
        runs.push_back(copy);
    };
    for (const QString &source : {u"a"_s, u"b"_s, u"c"_s}) {
        add(u"S072"_s, source, 0.6); // an A6000, of the class of workstation cards
    }
    add(u"S016"_s, u"d"_s, 0.3); // a 4090
    const auto share = [&] {
        const MappedRun &last = runs.back();
        const SpeedCalibration fitted = SpeedCalibration::uniform(fitSpeedCalibration(runs).of(*last.comparisons.front().speedClass));
        return predictSpeed(last, last.comparisons.front(), fitted).expected / predictSpeed(last, last.comparisons.front(), neutralSpeedCalibration()).expected;
    };
    QVERIFY2(std::abs(share() - 0.3) < 0.05, qPrintable(QString::number(share())));
    add(u"S016"_s, u"e"_s, 1.0);
    QVERIFY2(std::abs(share() - 0.6) < 0.1, qPrintable(QString::number(share())));
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::SpeedRowsTest)
#include "tst_speedrows.moc"
