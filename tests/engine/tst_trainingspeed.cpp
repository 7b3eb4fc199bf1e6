// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "modelfixture.h"

using namespace fixture;

namespace {

// Cards of the fixture with what training reads besides.
Gpu card(Card which)
{
    Gpu g = cards().gpus[which];
    g.architecture = which == A100Sxm ? "Ampere" : (which == Rtx4090 ? "Ada Lovelace" : "Hopper");
    if (which == A100Sxm) {
        g.linkBandwidth = BytesPerSecond(600e9);
        g.maxLinkGroup = 8;
    }
    return g;
}

SpeedQuestion question(const Architecture &model, Card which, int perNode, int nodes, WorkloadKind kind, int sequence, int batch)
{
    SpeedQuestion q{model, {}, card(which), perNode, nodes};
    q.workload.kind = kind;
    q.workload.sequenceLength = sequence;
    q.workload.microBatch = batch;
    return q;
}

SpeedEvaluation answer(const SpeedQuestion &q) { return estimateSpeed(q, shippedSpeedCalibration()); }

double rate(const SpeedQuestion &q)
{
    const SpeedEvaluation s = answer(q);
    return s.trainingPerGpu ? s.trainingPerGpu->expected.count : -1;
}

SpeedQuestion fsdp(SpeedQuestion q, Checkpointing checkpointing, bool isCompiled = false)
{
    q.workload.framework = TrainingFramework::Fsdp;
    q.workload.checkpointing = checkpointing;
    q.workload.details.isCompiled = isCompiled;
    q.workload.zeroAuto = false;
    q.workload.zeroStage = 3;
    return q;
}

SpeedQuestion megatron(SpeedQuestion q, int tensor, int stages, int virtualStages, int accumulation)
{
    q.workload.framework = TrainingFramework::Megatron;
    q.workload.weights = WeightFormat::Fp8;
    q.workload.checkpointing = Checkpointing::None;
    q.workload.tensorParallel = tensor;
    q.workload.pipelineParallel = stages;
    q.workload.details.virtualStages = virtualStages;
    q.workload.gradientAccumulation = accumulation;
    q.workload.zeroAuto = false;
    q.workload.zeroStage = isTraining(q.workload.kind) && q.workload.kind != WorkloadKind::Lora ? 1 : 0;
    return q;
}

SpeedQuestion offloaded(SpeedQuestion q)
{
    q.workload.framework = TrainingFramework::DeepSpeed;
    q.workload.loss = LossImplementation::Chunked;
    q.workload.offload = Offload::Optimizer;
    q.workload.details.attentionKernels = AttentionKernels::Latest;
    return q;
}

SpeedQuestion torchtune(SpeedQuestion q)
{
    q.workload.framework = TrainingFramework::Torchtune;
    q.workload.loss = LossImplementation::Chunked;
    q.workload.details.isCompiled = true;
    return q;
}

} // namespace

Q_DECLARE_METATYPE(configuria::SpeedQuestion)

class TestTrainingSpeed : public QObject {
    Q_OBJECT

private slots:
    void published_data();
    void published();
    void utilisation_data();
    void utilisation();
    void flopsOfAdapters();
    void offload();
    void gpuHours_data();
    void gpuHours();
    void stepCosts_data();
    void stepCosts();
    void pipelineBubble();
    void moreGpus_data();
    void moreGpus();
    void longerSequences_data();
    void longerSequences();
    void fourBitIsNotFaster_data();
    void fourBitIsNotFaster();
    void unmeasuredTakesItsFamily();
    void timeToTrain();
    void timeOfAStep();
    void anyInput_data();
    void anyInput();
};

// tokens/s of one GPU as each publication prints it.
void TestTrainingSpeed::published_data()
{
    QTest::addColumn<SpeedQuestion>("asked");
    QTest::addColumn<double>("measured");
    using K = WorkloadKind;
    const auto none = Checkpointing::None, full = Checkpointing::Full;
    QTest::newRow("fms-acceleration Mistral 7B full") << question(mistral7b(), A100Sxm, 1, 1, K::FullFineTuning, 4096, 4) << 3062.7;
    QTest::newRow("fms-acceleration Mistral 7B LoRA") << question(mistral7b(), A100Sxm, 1, 1, K::Lora, 4096, 4) << 3324.2;
    QTest::newRow("fms-acceleration Mistral 7B QLoRA") << question(mistral7b(), A100Sxm, 1, 1, K::Qlora, 4096, 4) << 3595.7;
    QTest::newRow("fms-acceleration Llama 2 70B QLoRA") << question(llama2_70b(), A100Sxm, 1, 1, K::Qlora, 4096, 4) << 464.4;
    QTest::newRow("torchtitan Llama 2 13B, 64 A100") << fsdp(question(llama2_13b(), A100Sxm, 8, 8, K::PreTraining, 4096, 2), none) << 2162.0;
    QTest::newRow("torchtitan Llama 2 70B, 64 A100") << fsdp(question(llama2_70b(), A100Sxm, 8, 8, K::PreTraining, 4096, 2), full) << 353.0;
    QTest::newRow("fms-fsdp Llama 2 7B, 128 A100") << fsdp(question(llama2_7b(), A100Sxm, 8, 16, K::PreTraining, 4096, 2), none, true) << 4550.0;
    QTest::newRow("fms-fsdp Llama 2 7B, 96 H100") << fsdp(question(llama2_7b(), H100, 8, 12, K::PreTraining, 4096, 2), none, true) << 9600.0;
    QTest::newRow("fms-fsdp Llama 2 70B, 96 H100") << fsdp(question(llama2_70b(), H100, 8, 12, K::PreTraining, 4096, 2), full, true) << 890.0;
    QTest::newRow("NeMo 24.12 Llama 2 70B FP8, 64 H100") << megatron(question(llama2_70b(), H100, 8, 8, K::PreTraining, 4096, 1), 4, 4, 20, 32) << 1728.0;
    QTest::newRow("NeMo 24.12 Llama 2 70B LoRA FP8, 8 H100") << megatron(question(llama2_70b(), H100, 8, 1, K::Lora, 4096, 1), 2, 4, 20, 32) << 2621.0;
    QTest::newRow("torchtune Llama 3.1 8B LoRA, RTX 4090") << torchtune(question(llama31_8b(), Rtx4090, 1, 1, K::Lora, 2048, 2)) << 3083.0;
    // 391 TFLOP/s, causal count: 99.7 GFLOP a token.
    QTest::newRow("ml-engineering Llama 3.1 8B 64k, 8 H200") << offloaded(question(llama31_8b(), H200, 8, 1, K::FullFineTuning, 65'536, 1)) << 3921.0;
}

void TestTrainingSpeed::published()
{
    QFETCH(SpeedQuestion, asked);
    QFETCH(double, measured);
    const SpeedEvaluation s = answer(asked);
    QVERIFY(s.trainingPerGpu);
    // The goal for nine runs in ten. Cards of which few runs are known, as the RTX 4090, are as far as that.
    QVERIFY2(std::abs(s.trainingPerGpu->expected.count / measured - 1) < 0.30, qPrintable(QString::number(s.trainingPerGpu->expected.count)));
    QVERIFY(s.trainingPerGpu->low.count < s.trainingPerGpu->expected.count && s.trainingPerGpu->expected.count < s.trainingPerGpu->high.count);
}

// Ranges of model FLOPs utilisation in public tables.
void TestTrainingSpeed::utilisation_data()
{
    QTest::addColumn<SpeedQuestion>("asked");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    using K = WorkloadKind;
    QTest::newRow("A100 7B full, transformers: 37 to 56") << question(mistral7b(), A100Sxm, 1, 1, K::FullFineTuning, 4096, 4) << 0.37 << 0.56;
    QTest::newRow("A100 7B LoRA, transformers: 29 to 43") << question(mistral7b(), A100Sxm, 1, 1, K::Lora, 4096, 4) << 0.29 << 0.43;
    QTest::newRow("A100 7B QLoRA, transformers: 29 to 46") << question(mistral7b(), A100Sxm, 1, 1, K::Qlora, 4096, 4) << 0.29 << 0.46;
    QTest::newRow("A100 13B without checkpointing: 54 to 61") << fsdp(question(llama2_13b(), A100Sxm, 8, 8, K::PreTraining, 2048, 2), Checkpointing::None, true) << 0.54 << 0.66;
    QTest::newRow("H100 7B: 42 to 46") << fsdp(question(llama2_7b(), H100, 8, 1, K::PreTraining, 2048, 6), Checkpointing::None) << 0.40 << 0.48;
}

void TestTrainingSpeed::utilisation()
{
    QFETCH(SpeedQuestion, asked);
    QFETCH(double, low);
    QFETCH(double, high);
    const SpeedEvaluation s = answer(asked);
    QVERIFY(s.mfu && s.trainingPerGpu);
    QVERIFY2(s.mfu->expected.count >= low && s.mfu->expected.count <= high, qPrintable(QString::number(s.mfu->expected.count)));
    // tokens/s = MFU x peak / F, with F = 6 N (4 N for adapters) and causal attention.
    const Architecture &m = asked.model;
    const double perWeight = isTraining(asked.workload.kind) && (asked.workload.kind == WorkloadKind::Lora || asked.workload.kind == WorkloadKind::Qlora) ? 4 : 6;
    const double flops = perWeight * (double(m.activeParams) + double(*m.layers) * *m.hiddenSize * asked.workload.sequenceLength);
    QVERIFY(std::abs(s.trainingPerGpu->expected.count * flops / (s.mfu->expected.count * asked.gpu.bf16->count) - 1) < 1e-9);
    QVERIFY(!s.decodePerUser && !s.prefill);
}

// NeMo's 70B LoRA line: 722 TFLOP/s at 2621 tokens/s is 275.5 GFLOP a token, 4 N.
void TestTrainingSpeed::flopsOfAdapters()
{
    const SpeedEvaluation s = answer(question(llama2_70b(), H200, 8, 1, WorkloadKind::Lora, 1, 1));
    QVERIFY(s.trainingPerGpu && s.mfu);
    QVERIFY(std::abs(s.mfu->expected.count * 989e12 / s.trainingPerGpu->expected.count / 275.5e9 - 1) < 0.005);
}

// LLaMA-7B, ZeRO-3, 2 x 4096 on each of 8 GPUs, 64 in all: 4.45 -> 2.05 with the optimizer on the host; newer software loses less.
void TestTrainingSpeed::offload()
{
    SpeedQuestion q = question(llama2_7b(), A100Sxm, 8, 1, WorkloadKind::FullFineTuning, 4096, 2);
    q.workload.framework = TrainingFramework::DeepSpeed;
    q.workload.gradientAccumulation = 4;
    const double plain = rate(q);
    q.workload.offload = Offload::Optimizer;
    const SpeedEvaluation s = answer(q);
    QVERIFY(s.trainingPerGpu->expected.count < plain);
    QVERIFY(s.trainingPerGpu->low.count < 0.46 * plain && 0.46 * plain < s.trainingPerGpu->high.count);
    q.workload.offload = Offload::Parameters;
    QVERIFY(rate(q) < s.trainingPerGpu->expected.count);
}

// GPU-hours that Meta published (Llama 2, arXiv 2307.09288, table 2): restarts and evaluations included.
void TestTrainingSpeed::gpuHours_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("card");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("sequence");
    QTest::addColumn<double>("tokens");
    QTest::addColumn<double>("hours");
    QTest::newRow("Llama 2 7B") << llama2_7b() << int(A100Sxm) << 128 << 4096 << 2e12 << 184'320.0;
    QTest::newRow("Llama 2 13B") << llama2_13b() << int(A100Sxm) << 128 << 4096 << 2e12 << 368'640.0;
}

void TestTrainingSpeed::gpuHours()
{
    QFETCH(Architecture, model);
    QFETCH(int, card);
    QFETCH(int, nodes);
    QFETCH(int, sequence);
    QFETCH(double, tokens);
    QFETCH(double, hours);
    SpeedQuestion q = question(model, static_cast<Card>(card), 8, nodes, WorkloadKind::PreTraining, sequence, 1);
    q.workload.framework = TrainingFramework::Fsdp;
    q.workload.checkpointing = Checkpointing::None;
    q.workload.trainingTokens = Tokens(static_cast<std::int64_t>(tokens));
    const SpeedEvaluation s = answer(q);
    QVERIFY(s.gpuHours && s.timeToTrain);
    QVERIFY(std::abs(s.gpuHours->expected.count - s.timeToTrain->expected.count * 8 * nodes / 3600) < 1e-6 * hours);
    QVERIFY2(s.gpuHours->low.count < hours && hours < 1.6 * s.gpuHours->high.count, qPrintable(QString::number(s.gpuHours->expected.count)));
}

// What a setting costs by the reference's tables: ratio of the speeds.
void TestTrainingSpeed::stepCosts_data()
{
    QTest::addColumn<SpeedQuestion>("without");
    QTest::addColumn<SpeedQuestion>("with");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    using K = WorkloadKind;
    SpeedQuestion kept = torchtune(question(llama32_3b(), A100Sxm, 1, 1, K::FullFineTuning, 4096, 2));
    kept.workload.checkpointing = Checkpointing::None;
    SpeedQuestion again = kept;
    again.workload.checkpointing = Checkpointing::Full;
    QTest::newRow("torchtune 3B, checkpointing: 9174 -> 7210") << kept << again << 0.72 << 0.86;
    SpeedQuestion eager = kept;
    eager.workload.details.isCompiled = false;
    QTest::newRow("torchtune 3B, without torch.compile: 8998 -> 7075") << kept << eager << 0.72 << 0.92;
    const SpeedQuestion few = fsdp(question(decoder(32, 4096, 16'384, 32, 32, 128, 50'432, 6'649'286'656), H100, 8, 1, K::PreTraining, 2048, 8), Checkpointing::None);
    SpeedQuestion many = few;
    many.nodes = 64;
    QTest::newRow("llm-foundry 7B, 8 -> 512 H100: 10643 -> 9670") << few << many << 0.86 << 0.96;
    SpeedQuestion plain = question(mistral7b(), A100Sxm, 1, 1, K::FullFineTuning, 4096, 4), fused = plain;
    fused.workload.loss = LossImplementation::Fused;
    QTest::newRow("fms-acceleration, fused kernels: 3063 -> 3447") << plain << fused << 1.04 << 1.20;
}

void TestTrainingSpeed::stepCosts()
{
    QFETCH(SpeedQuestion, without);
    QFETCH(SpeedQuestion, with);
    QFETCH(double, low);
    QFETCH(double, high);
    const double ratio = rate(with) / rate(without);
    QVERIFY2(ratio >= low && ratio <= high, qPrintable(QString::number(ratio)));
}

// (p - 1) / (m v) of a step is spent waiting (Narayanan et al. 2021): 4 stages, 4 micro-batches, 3/4 against 3/8 with 2 chunks.
void TestTrainingSpeed::pipelineBubble()
{
    const SpeedQuestion q = megatron(question(llama2_13b(), H100, 8, 1, WorkloadKind::Lora, 4096, 1), 1, 4, 1, 4);
    SpeedQuestion interleaved = q, longer = q;
    interleaved.workload.details.virtualStages = 2;
    longer.workload.gradientAccumulation = 4000;
    QVERIFY(std::abs(rate(interleaved) / rate(q) - 1.75 / 1.375) < 0.02);
    QVERIFY(std::abs(rate(longer) / rate(q) - 1.75) < 0.05);
}

void TestTrainingSpeed::moreGpus_data()
{
    QTest::addColumn<SpeedQuestion>("asked");
    using K = WorkloadKind;
    for (const Card which : {A100Sxm, H100, Rtx4090}) {
        for (const int batch : {1, 16}) {
            for (const Offload offload : {Offload::None, Offload::Optimizer, Offload::Parameters}) {
                for (const K kind : {K::FullFineTuning, K::Lora, K::Qlora, K::PreTraining}) {
                    SpeedQuestion q = fsdp(question(llama31_8b(), which, 1, 1, kind, 2048, batch), Checkpointing::Full);
                    q.workload.offload = offload;
                    QTest::addRow("card %d, batch %d, offload %d, kind %d", int(which), batch, int(offload), int(kind)) << q;
                    q.workload.zeroStage = 0;
                    QTest::addRow("card %d, batch %d, offload %d, kind %d, replicated", int(which), batch, int(offload), int(kind)) << q;
                }
            }
        }
    }
}

// Twice the GPUs, never more than twice the tokens: those of one GPU never rise.
void TestTrainingSpeed::moreGpus()
{
    QFETCH(SpeedQuestion, asked);
    double before = rate(asked);
    QVERIFY(before > 0);
    for (int gpus = 2; gpus <= 4096; gpus *= 2) {
        asked.gpusPerNode = std::min(gpus, 8);
        asked.nodes = gpus / asked.gpusPerNode;
        const double now = rate(asked);
        QVERIFY2(now > 0 && now <= before * (1 + 1e-9), qPrintable(QString::number(gpus)));
        before = now;
    }
}

void TestTrainingSpeed::longerSequences_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("which");
    for (const WorkloadKind kind : {WorkloadKind::FullFineTuning, WorkloadKind::Lora, WorkloadKind::Qlora}) {
        QTest::addRow("A100, kind %d", int(kind)) << int(kind) << int(A100Sxm);
        QTest::addRow("H100, kind %d", int(kind)) << int(kind) << int(H100);
    }
}

// The tokens of a step kept, so that its fixed costs do not change: attention alone grows.
void TestTrainingSpeed::longerSequences()
{
    QFETCH(int, kind);
    QFETCH(int, which);
    double before = HUGE_VAL;
    for (int sequence = 512; sequence <= 262'144; sequence *= 2) {
        const double now = rate(question(llama31_8b(), static_cast<Card>(which), 1, 1, static_cast<WorkloadKind>(kind), sequence, 262'144 / sequence));
        QVERIFY(now > 0 && now < before);
        before = now;
    }
}

void TestTrainingSpeed::fourBitIsNotFaster_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("sequence");
    for (const Card which : {A100Sxm, H100, Rtx4090}) {
        for (const int sequence : {128, 2048, 32'768}) {
            QTest::addRow("card %d, %d tokens", int(which), sequence) << int(which) << sequence;
        }
    }
}

void TestTrainingSpeed::fourBitIsNotFaster()
{
    QFETCH(int, which);
    QFETCH(int, sequence);
    const SpeedQuestion lora = question(llama31_8b(), static_cast<Card>(which), 1, 1, WorkloadKind::Lora, sequence, 1);
    SpeedQuestion qlora = lora;
    qlora.workload.kind = WorkloadKind::Qlora;
    QVERIFY(rate(qlora) < rate(lora));
}

// Nobody measured training on MI300X: its family answers, and the calibration tells.
void TestTrainingSpeed::unmeasuredTakesItsFamily()
{
    SpeedQuestion q = question(llama31_8b(), A100Sxm, 8, 1, WorkloadKind::FullFineTuning, 4096, 2);
    q.gpu = cards().gpus[Mi300x];
    QVERIFY(rate(q) > 0);
    SpeedClass used;
    const SpeedClass own = trainingSpeedClass(q.gpu, q.workload);
    QCOMPARE(own.gpu, GpuClass::Amd);
    QVERIFY(shippedSpeedCalibration().nearest(own, &used).runs > 0);
    QCOMPARE(used.gpu, GpuClass::AnyHbm);
    used = {};
    shippedSpeedCalibration().nearest(trainingSpeedClass(card(A100Sxm), q.workload), &used);
    QCOMPARE(used, trainingSpeedClass(card(A100Sxm), q.workload));
}

void TestTrainingSpeed::timeToTrain()
{
    SpeedQuestion q = question(mistral7b(), A100Sxm, 8, 2, WorkloadKind::FullFineTuning, 4096, 2);
    QVERIFY(!answer(q).timeToTrain); // no number of tokens, no time
    q.workload.trainingTokens = Tokens(1'000'000'000);
    const SpeedEvaluation s = answer(q);
    QVERIFY(s.timeToTrain);
    QVERIFY(std::abs(s.timeToTrain->expected.count * s.trainingPerGpu->expected.count * 16 / 1e9 - 1) < 1e-9);
    QVERIFY(std::abs(s.timeToTrain->low.count * s.trainingPerGpu->high.count * 16 / 1e9 - 1) < 1e-9);
}

// fms-acceleration: Mistral 7B full, 4 x 4096 tokens in 5.348 s on one A100. Accumulating four of them updates the weights once.
void TestTrainingSpeed::timeOfAStep()
{
    SpeedQuestion q = question(mistral7b(), A100Sxm, 1, 1, WorkloadKind::FullFineTuning, 4096, 4);
    const double once = answer(q).trainingStep->expected.count;
    QVERIFY2(std::abs(once / 5.348 - 1) < 0.2, qPrintable(QString::number(once)));
    QVERIFY(std::abs(once * rate(q) / (4 * 4096) - 1) < 1e-9);
    q.workload.gradientAccumulation = 4;
    const double four = answer(q).trainingStep->expected.count;
    QVERIFY(four < 4 * once && four > 3.8 * once);
}

void TestTrainingSpeed::anyInput_data()
{
    QTest::addColumn<SpeedQuestion>("asked");
    SpeedQuestion q = question(deepseekV3(), H100, 8, 1, WorkloadKind::PreTraining, 4096, 1);
    const auto row = [&q](const char *name, auto change) {
        SpeedQuestion changed = q;
        change(changed);
        QTest::newRow(name) << changed;
    };
    static constexpr int most = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
    row("greatest", [](SpeedQuestion &c) {
        c.workload.sequenceLength = c.workload.microBatch = c.workload.gradientAccumulation = most;
        c.workload.tensorParallel = c.workload.pipelineParallel = c.workload.contextParallel = c.workload.expertParallel = most;
        c.workload.details.virtualStages = most;
        c.nodes = c.gpusPerNode = most;
    });
    row("least", [](SpeedQuestion &c) {
        c.workload.sequenceLength = c.workload.microBatch = c.workload.gradientAccumulation = least;
        c.workload.tensorParallel = c.workload.pipelineParallel = c.workload.contextParallel = c.workload.expertParallel = least;
        c.workload.details.virtualStages = least;
        c.nodes = least;
    });
    row("no bandwidth", [](SpeedQuestion &c) { c.gpu.memoryBandwidth.reset(); });
    row("no peak", [](SpeedQuestion &c) { c.gpu.bf16.reset(); c.gpu.fp16.reset(); });
    row("not numbers", [](SpeedQuestion &c) {
        c.gpu.bf16 = c.gpu.fp16 = FlopsPerSecond(std::nan(""));
        c.gpu.linkBandwidth = BytesPerSecond(std::nan(""));
    });
    row("no attention", [](SpeedQuestion &c) { c.model = mamba(); });
    row("size alone", [](SpeedQuestion &c) { c.model = sizeOnly(7'000'000'000); });
    row("nothing", [](SpeedQuestion &c) { c.model = Architecture(); });
    row("absurd generation", [](SpeedQuestion &c) { c.gpu.pcieGeneration = most; c.gpu.pcieLanes = least; c.gpu.maxLinkGroup = 1; });
}

void TestTrainingSpeed::anyInput()
{
    QFETCH(SpeedQuestion, asked);
    asked.workload.trainingTokens = Tokens(1'000'000);
    const SpeedEvaluation s = answer(asked);
    QVERIFY(!s.trainingPerGpu || (std::isfinite(s.trainingPerGpu->expected.count) && s.trainingPerGpu->expected.count >= 0));
    QVERIFY(!s.mfu || (s.mfu->expected.count >= 0 && s.mfu->expected.count <= 1));
    QVERIFY(!s.timeToTrain || std::isfinite(s.timeToTrain->high.count));
}

QTEST_GUILESS_MAIN(TestTrainingSpeed)
#include "tst_trainingspeed.moc"
