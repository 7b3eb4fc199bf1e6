// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

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
    void findsTheSpeedOfTheSameMachine_data();
    void findsTheSpeedOfTheSameMachine();
    void countsWhatDiffers_data();
    void countsWhatDiffers();
    void isSilentAboutOtherWork();

private:
    NearQuestion llama2On8H100() const;

    const Catalogue m_catalogue = catalogueFromResources().value();
    const std::vector<MappedRun> m_runs = mapRuns(m_catalogue, configuria::shippedRuns().value());
};

// Qwen3 8B was measured with transformers in BF16 at 8 192 tokens (row M179 of the Qwen3 table): that run is the nearest.
void NearestTest::sameModelFirst()
{
    Workload w;
    w.engine = InferenceEngine::Transformers;
    w.context = 8'192;
    const auto near = nearestRuns(m_runs, AccuracyFigure::Total, {*m_catalogue.model("qwen3-8b"), w, {}, 1}, 3);
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
    const auto near = nearestRuns(m_runs, AccuracyFigure::TrainingPeak, {*m_catalogue.model("llama-3.1-70b"), w, {}, 1}, 5);
    QVERIFY(!near.empty());
    for (const NearRun &run : near) {
        QCOMPARE(run.comparison->workload.kind, WorkloadKind::Qlora);
    }
}

void NearestTest::leavesOutWhatIsDoubtful()
{
    std::vector<MappedRun> runs = m_runs;
    for (MappedRun &run : runs) {
        run.doubt = u"doubtful"_s;
    }
    QVERIFY(nearestRuns(runs, AccuracyFigure::Total, {*m_catalogue.model("qwen3-8b"), Workload(), {}, 1}, 3).empty());
}

// Rows of resources/evidence that state just what is asked.
void NearestTest::findsTheSpeedOfTheSameMachine_data()
{
    QTest::addColumn<AccuracyFigure>("figure");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<WeightFormat>("weights");
    QTest::addColumn<InferenceEngine>("engine");
    QTest::addColumn<int>("prompt");
    QTest::addColumn<int>("answer");
    QTest::addColumn<double>("measured");
    // S089: llama-bench, tg 8192 of LLaMA 3 8B F16 on one L40S: 41.05
    QTest::newRow("decode, llama.cpp on L40S") << AccuracyFigure::DecodeSpeed << u"llama-3-8b"_s << u"nvidia-l40s"_s << 1 << WeightFormat::Fp16
                                               << InferenceEngine::LlamaCpp << 1 << 8'192 << 41.05;
    // S016: llama-bench, pp 1024 of LLaMA 3 8B Q4_K_M on one RTX 4090: 6898.71
    QTest::newRow("prefill, llama.cpp on RTX 4090") << AccuracyFigure::PrefillSpeed << u"llama-3-8b"_s << u"nvidia-rtx-4090"_s << 1 << WeightFormat::Q4_K_M
                                                    << InferenceEngine::LlamaCpp << 1'024 << 256 << 6'898.71;
}

void NearestTest::findsTheSpeedOfTheSameMachine()
{
    QFETCH(AccuracyFigure, figure);
    QFETCH(QString, model);
    QFETCH(QString, gpu);
    QFETCH(int, gpus);
    QFETCH(WeightFormat, weights);
    QFETCH(InferenceEngine, engine);
    QFETCH(int, prompt);
    QFETCH(int, answer);
    QFETCH(double, measured);
    NearQuestion question{*m_catalogue.model(model.toStdString()), {}, *m_catalogue.gpu(m_catalogue.find(gpu.toStdString())), gpus};
    question.workload.weights = weights;
    question.workload.engine = engine;
    question.workload.promptTokens = prompt;
    question.workload.answerTokens = answer;
    const auto near = nearestRuns(m_runs, figure, question, 3);
    QCOMPARE(near.size(), std::size_t(3));
    QCOMPARE(near.front().comparison->measured, measured);
    QCOMPARE(near.front().differences, 0U);
    QVERIFY(near.front().distance < 0.05);
    for (std::size_t i = 1; i < near.size(); ++i) { // never twice the same machine with the same software and model
        QVERIFY(near[i].distance >= near[i - 1].distance);
        QVERIFY(near[i].run->title != near.front().run->title || near[i].run->gpuName != near.front().run->gpuName
                || near[i].comparison->gpusPerNode != near.front().comparison->gpusPerNode || near[i].comparison->group != near.front().comparison->group);
    }
}

// MLPerf 4.1, llama2-70b: 294 tokens in and out on the mean, FP8 on 8 x H100 SXM (rows S2xx of several submitters).
NearQuestion NearestTest::llama2On8H100() const
{
    NearQuestion question{*m_catalogue.model("llama-2-70b"), {}, *m_catalogue.gpu(m_catalogue.find("nvidia-h100-sxm5-80gb")), 8};
    question.workload.weights = WeightFormat::Fp8;
    question.workload.engine = InferenceEngine::TensorRtLlm;
    question.workload.promptTokens = 294;
    question.workload.answerTokens = 294;
    question.workload.sequences = 2'048;
    const auto near = nearestRuns(m_runs, AccuracyFigure::Throughput, question, 1);
    question.workload.sequences = near.empty() ? 2'048 : near.front().comparison->workload.sequences;
    return question;
}

void NearestTest::countsWhatDiffers_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<InferenceEngine>("engine");
    QTest::addColumn<WeightFormat>("weights");
    QTest::addColumn<double>("users"); // times those of the run
    QTest::addColumn<int>("prompt");
    QTest::addColumn<QString>("model");
    QTest::addColumn<unsigned>("differences");
    QTest::addColumn<double>("distance"); // by the weights that nearest.cpp states
    const auto row = [](const char *name, int gpus, InferenceEngine engine, WeightFormat weights, double users, int prompt, const char *model,
                        unsigned differences, double distance) {
        QTest::newRow(name) << gpus << engine << weights << users << prompt << QString::fromLatin1(model) << differences << distance;
    };
    const auto trt = InferenceEngine::TensorRtLlm;
    row("the same", 8, trt, WeightFormat::Fp8, 1, 294, "llama-2-70b", 0, 0);
    row("twice the GPUs", 16, trt, WeightFormat::Fp8, 1, 294, "llama-2-70b", GpuCountDiffers, 0.5);
    row("another engine", 8, InferenceEngine::Transformers, WeightFormat::Fp8, 1, 294, "llama-2-70b", SoftwareDiffers, 1);
    row("16 bits", 8, trt, WeightFormat::Bf16, 1, 294, "llama-2-70b", PrecisionDiffers, 1);
    row("another format of 8 bits", 8, trt, WeightFormat::Int8, 1, 294, "llama-2-70b", PrecisionDiffers, 0.25);
    row("a quarter of the users", 8, trt, WeightFormat::Fp8, 0.25, 294, "llama-2-70b", UsersDiffer, 1);
    row("prompts twice as long", 8, trt, WeightFormat::Fp8, 1, 588, "llama-2-70b", LengthsDiffer, 0.25);
}

void NearestTest::countsWhatDiffers()
{
    QFETCH(int, gpus);
    QFETCH(InferenceEngine, engine);
    QFETCH(WeightFormat, weights);
    QFETCH(double, users);
    QFETCH(int, prompt);
    QFETCH(QString, model);
    QFETCH(unsigned, differences);
    QFETCH(double, distance);
    NearQuestion question = llama2On8H100();
    question.model = *m_catalogue.model(model.toStdString());
    question.gpus = gpus;
    question.workload.engine = engine;
    question.workload.weights = weights;
    question.workload.sequences = static_cast<int>(question.workload.sequences * users);
    question.workload.promptTokens = prompt;
    std::vector<MappedRun> one; // the run of this machine alone: the others would be nearer to what is changed
    const auto same = nearestRuns(m_runs, AccuracyFigure::Throughput, llama2On8H100(), 1);
    QVERIFY(!same.empty());
    one.push_back(*same.front().run);
    const auto near = nearestRuns(one, AccuracyFigure::Throughput, question, 1);
    QCOMPARE(near.size(), std::size_t(1));
    QCOMPARE(near.front().differences, differences);
    QVERIFY(std::abs(near.front().distance - distance) < 0.03); // a user more or less
    QVERIFY(near.front().run->title.startsWith(u"Llama 2 70B"_s));
}

// A 0.6 B model on a small card says nothing of a 671 B one on eight GPUs.
void NearestTest::isSilentAboutOtherWork()
{
    NearQuestion question{*m_catalogue.model("qwen3-0.6b"), {}, *m_catalogue.gpu(m_catalogue.find("nvidia-l4")), 1};
    question.workload.kind = WorkloadKind::Lora;
    question.workload.sequenceLength = 65'536;
    for (const NearRun &near : nearestRuns(m_runs, AccuracyFigure::TrainingSpeed, question, 5)) {
        QVERIFY(near.comparison->workload.kind == WorkloadKind::Lora || near.comparison->workload.kind == WorkloadKind::Qlora);
    }
    question.gpus = 4'096;
    QVERIFY(nearestRuns(m_runs, AccuracyFigure::TrainingSpeed, question, 5).empty());
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::NearestTest)
#include "tst_nearest.moc"
