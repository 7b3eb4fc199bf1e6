// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <functional>

#include "modelfixture.h"

using namespace configuria;
using namespace fixture;

namespace {

using K = WorkloadKind;
using L = LossImplementation;
using C = Checkpointing;
using O = Optimizer;
using T = TrainingFramework;

// As the public runs were made: no fp32 copy, adapters on the attention's four matrices, rank 16, 4096 tokens.
Workload base(K kind, int microBatch, int sequence = 4096)
{
    Workload w;
    w.kind = kind;
    w.masterWeights = false;
    w.loraTargets = LoraQ | LoraK | LoraV | LoraO;
    w.sequenceLength = sequence;
    w.microBatch = microBatch;
    w.zeroAuto = false;
    return w;
}

// fms-acceleration: HF Trainer; transformers 4.45 casts the logits in the model.
Workload fms(K kind, int microBatch, L loss = L::Eager, int zero = 0, LogitsCast cast = LogitsCast::InModel)
{
    Workload w = base(kind, microBatch);
    w.loss = loss;
    w.zeroStage = zero;
    w.details.logits = cast;
    w.details.fusedFeedForward = false; // that plugin patches the loss alone
    if (kind == K::Lora) {
        w.details.autocast = false; // bf16 flag unset
    }
    if (kind == K::Qlora) {
        w.details.fp32Residual = false;
    }
    return w;
}

Workload master(Workload w)
{
    w.masterWeights = true;
    return w;
}

Workload torchtune(K kind, int sequence, C checkpointing, L loss)
{
    Workload w = base(kind, 2, sequence);
    w.framework = T::Torchtune;
    w.optimizer = O::AdamWFused;
    w.checkpointing = checkpointing;
    w.loss = loss;
    w.details.isCompiled = true;
    w.loraRank = 8;
    w.loraTargets = LoraAll;
    return w;
}

Workload offloading(Workload w)
{
    w.details.offloadsActivations = true;
    return w;
}

Workload litgpt(K kind, int microBatch)
{
    Workload w = base(kind, microBatch, 1304);
    w.framework = T::Torchtune;
    w.checkpointing = C::None;
    w.loraRank = 8;
    w.loraTargets = LoraQ | LoraV;
    return w;
}

Workload qwen(K kind, int sequence)
{
    Workload w = base(kind, 1, sequence);
    w.loraRank = 64;
    w.loraTargets = LoraAll;
    w.details.logits = LogitsCast::ByAutocast;
    return w;
}

Workload megatron(int microBatch, int sequence, int tensor, int pipeline, int data)
{
    Workload w = base(K::PreTraining, microBatch, sequence);
    w.framework = T::Megatron;
    w.masterWeights = true;
    w.checkpointing = C::None;
    w.zeroStage = 1;
    w.tensorParallel = tensor;
    w.pipelineParallel = pipeline;
    w.dataParallel = data;
    w.gradientAccumulation = pipeline;
    return w;
}

Workload deepSpeed(int microBatch, int sequence, Offload offload)
{
    Workload w = base(K::FullFineTuning, microBatch, sequence);
    w.framework = T::DeepSpeed;
    w.masterWeights = true;
    w.zeroStage = 3;
    w.offload = offload;
    return w;
}

Architecture powerLm3b()
{
    Architecture a = decoder(40, 2304, 9216, 36, 36, 64, 49'152, 3'510'819'072, 4096);
    a.tiedEmbeddings = true;
    return a;
}
Architecture qwen7b() { return decoder(32, 4096, 11'008, 32, 32, 128, 151'936, 7'721'324'544, 8192); }
Architecture qwen18b() { return decoder(24, 2048, 5504, 16, 16, 128, 151'936, 1'836'828'672, 8192); }
// Megatron-LM functional tests gpt3_7b_*_memory_speed: model_config.yaml.
Architecture gpt7b()
{
    Architecture a = decoder(32, 4096, 16'384, 32, 8, 128, 131'072, 6'710'886'400, 8192);
    a.feedForwardMatrices = 2;
    return a;
}
Architecture bertLarge()
{
    Architecture a = decoder(24, 1024, 4096, 16, 16, 64, 30'522, 335'141'888, 512);
    a.kind = ModelKind::Encoder;
    a.feedForwardMatrices = 2;
    a.tiedEmbeddings = true;
    return a;
}

enum class Seen { Allocated, Reserved, Device };

MemoryEvaluation evaluate(const Architecture &model, const Workload &workload, int gpus)
{
    return estimateMemory({model, workload, std::min(gpus, 8), std::max(1, gpus / 8), std::nullopt}, neutralMemoryCalibration());
}

double seen(const MemoryPerGpu &m, Seen what)
{
    return static_cast<double>((what == Seen::Allocated ? m.allocated : what == Seen::Reserved ? m.reserved : m.total->expected).count);
}

} // namespace

class TestTrainingMemory : public QObject {
    Q_OBJECT

private slots:
    void publicRuns_data();
    void publicRuns();
    void steady_data();
    void steady();
    void allocatedReservedTotal();
    void batchSlopes_data();
    void batchSlopes();
    void options_data();
    void options();
    void pipelineHoldsBatchesInFlight();
    void bandIsOfTheClass();
};

// Peaks that public runs printed, decimal gigabytes. The tolerance is the error of the hand verification that the reference
// lists for the same run, 1 % at least (what a printed figure and the dimensions leave).
void TestTrainingMemory::publicRuns_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("gigabytes");
    QTest::addColumn<double>("percent");
    QTest::addColumn<int>("seen");
    const auto row = [](const char *name, const Architecture &model, const Workload &w, int gpus, double gigabytes, double percent, Seen what = Seen::Allocated) {
        QTest::newRow(name) << model << w << gpus << gigabytes << std::max(1.0, percent) << int(what);
    };
    const auto full = K::FullFineTuning;
    const auto inLoss = LogitsCast::InLoss;
    row("M-FMS-009 Mistral 7B full", mistral7b(), fms(full, 4, L::Eager, 0, inLoss), 1, 72.43, 0);
    row("M-FMS-011 the step rules", mistral7b(), fms(full, 8, L::Eager, 0, inLoss), 1, 72.44, 0);
    row("M-FMS-012 FSDP", mistral7b(), fms(full, 4, L::Eager, 3, inLoss), 2, 36.23, 0);
    row("M-FMS-086 Llama 3 8B full", llama31_8b(), fms(full, 4, L::Fused), 1, 80.32, 0);
    row("M-FMS-171 fp32 master, FSDP", mistral7b(), master(fms(full, 4, L::Eager, 3)), 2, 72.43, 0);
    row("M-FMS-195 fp32 master, FSDP 4, fused loss", mistral7b(), master(fms(full, 16, L::Fused, 3)), 4, 57.30, 0.9);
    row("M-FMS-148 Mistral 7B full b16 fused", mistral7b(), fms(full, 16, L::Fused), 1, 77.14, 1.8);
    row("M-FMS-219 PowerLM full b8", powerLm3b(), fms(full, 8), 1, 47.06, 0);
    row("M-FMS-217 PowerLM full b4", powerLm3b(), fms(full, 4), 1, 35.13, 0);
    row("M-FMS-019 Mistral 7B LoRA", mistral7b(), fms(K::Lora, 8, L::Eager, 0, inLoss), 1, 38.74, 0.1);
    row("M-FMS-151 Mistral 7B LoRA b16 fused", mistral7b(), fms(K::Lora, 16, L::Fused), 1, 50.12, 0.8);
    row("M-FMS-158 Mistral 7B QLoRA b32 fused", mistral7b(), fms(K::Qlora, 32, L::Fused), 1, 74.37, 0);
    row("M-FMS-090 Llama 3 8B LoRA b8 fused", llama31_8b(), fms(K::Lora, 8, L::Fused), 1, 59.02, 0);
    row("M-FMS-093 Llama 3 8B LoRA b16 Liger", llama31_8b(), fms(K::Lora, 16, L::Chunked), 1, 50.89, 0.6);
    row("M-FMS-099 Llama 3 8B QLoRA b32 Liger", llama31_8b(), fms(K::Qlora, 32, L::Chunked), 1, 74.09, 2.2);
    row("M-FMS-062 Llama 2 70B QLoRA", llama2_70b(), fms(K::Qlora, 4, L::Eager, 0, inLoss), 1, 68.13, 0.2);
    Workload kbit = fms(K::Qlora, 8, L::Eager, 0, inLoss);
    kbit.details.fp32Residual = true;
    row("M-FMS-031 fp32 residual stream", mistral7b(), kbit, 1, 37.00, 0);
    row("M-FMS-063 Llama 2 70B QLoRA, FSDP", llama2_70b(), fms(K::Qlora, 2, L::Eager, 3, inLoss), 2, 46.69, 1.9);
    row("M-FMS-020 Mistral 7B LoRA, FSDP", mistral7b(), fms(K::Lora, 4, L::Eager, 3, inLoss), 2, 21.96, 2.0);

    row("M-TUNE-011 no checkpointing", llama32_3b(), torchtune(full, 4096, C::None, L::Eager), 1, 54.76, 1.0);
    row("M-TUNE-012 chunked loss: its logits beside the gradient of the head", llama32_3b(), torchtune(full, 4096, C::None, L::Chunked), 1, 46.06, 2.1);
    row("M-TUNE-013 checkpointing", llama32_3b(), torchtune(full, 4096, C::Full, L::Chunked), 1, 26.74, 2.2);
    Workload backward = torchtune(full, 4096, C::Full, L::Chunked);
    backward.details.optimizerInBackward = true;
    row("M-TUNE-014 optimizer in the backward pass", llama32_3b(), backward, 1, 24.80, 3.5);
    Workload eightBit = offloading(backward);
    eightBit.optimizer = O::AdamW8bit;
    row("M-TUNE-016 8 bits, activations on the host (the hand formula is 8 % short)", llama32_3b(), eightBit, 1, 18.90, 3);
    row("M-TUNE-017 LoRA, activations on the host", llama32_3b(), offloading(torchtune(K::Lora, 4096, C::Full, L::Chunked)), 1, 9.13, 2.5);
    row("M-TUNE-018 QLoRA, activations on the host", llama32_3b(), offloading(torchtune(K::Qlora, 4096, C::Full, L::Chunked)), 1, 4.94, 3.9);
    Workload paged = torchtune(full, 2048, C::Full, L::Chunked);
    paged.optimizer = O::PagedAdamW8bit;
    paged.details.optimizerInBackward = true;
    row("M-TUNE-001 paged states", llama31_8b(), paged, 1, 20.29, 5.2);
    row("M-TUNE-005 Llama 3.1 8B QLoRA", llama31_8b(), torchtune(K::Qlora, 2048, C::Full, L::Chunked), 1, 7.95, 3.5);
    Workload sharded = torchtune(K::Lora, 2048, C::Full, L::Chunked);
    sharded.zeroStage = 3;
    row("M-TUNE-007 Llama 3.1 70B LoRA, FSDP2", llama31_70b(), sharded, 8, 29.64, 4.6);

    row("M-LITGPT-011 Llama 2 7B LoRA", llama2_7b(), litgpt(K::Lora, 1), 1, 21.30, 3.7);
    row("M-LITGPT-015 Llama 2 13B LoRA", llama2_13b(), litgpt(K::Lora, 1), 1, 38.12, 3.7);
    row("M-LITGPT-014 Llama 2 7B LoRA b2", llama2_7b(), litgpt(K::Lora, 2), 1, 29.07, 5.5);
    row("M-LITGPT-013 Llama 2 7B NF4 (the hand formula is 21 % short)", llama2_7b(), litgpt(K::Qlora, 1), 1, 13.84, 1.0);

    row("M-QWEN-028 Qwen 7B LoRA", qwen7b(), qwen(K::Lora, 2048), 1, 23.80, 4.8, Seen::Device);
    row("M-QWEN-030 Qwen 7B LoRA, 8k", qwen7b(), qwen(K::Lora, 8192), 1, 36.60, 2.7, Seen::Device);
    Workload single = qwen(full, 256);
    single.framework = T::DeepSpeed;
    single.masterWeights = true;
    single.zeroStage = 3;
    row("M-QWEN-019 Qwen 1.8B full", qwen18b(), single, 1, 43.50, 14.2, Seen::Device);

    row("M-MEG-005 GPT 7B, TP 4", gpt7b(), megatron(2, 8192, 4, 1, 2), 8, 57.14, 1.1);
    row("M-MEG-002 GPT 7B, PP 4", gpt7b(), megatron(1, 8192, 1, 4, 2), 8, 60.72, 1.4);
    row("M-MEG-001 GPT 7B, PP 4", gpt7b(), megatron(1, 8192, 1, 4, 2), 8, 60.49, 1.1);

    Workload titan = base(K::PreTraining, 1, 32'768);
    titan.framework = T::Fsdp;
    titan.optimizer = O::AdamWFused;
    titan.masterWeights = true;
    titan.zeroStage = 3;
    titan.details.isCompiled = true;
    row("M-TITAN-004 Llama 3.1 8B, FSDP2", llama31_8b(), titan, 8, 90.09, 4.0, Seen::Reserved);
    Workload liger = deepSpeed(1, 262'144, Offload::Optimizer);
    liger.loss = L::Chunked;
    row("M-STAS-011 Llama 3.1 8B at 256k (the hand formula is 14 % long)", llama31_8b(), liger, 8, 133.68, 1.0, Seen::Reserved);

    // torchao: Alpaca in batches of 2, longest example 1304 tokens.
    for (const auto &[name, optimizer, gigabytes, percent] : {std::tuple("M-AO-001 fused AdamW", O::AdamWFused, 55.41, 1.6),
                                                              std::tuple("M-AO-003 8 bits", O::AdamW8bit, 41.98, 1.0),
                                                              std::tuple("M-AO-004 4 bits", O::AdamW4bit, 35.65, 1.6)}) {
        Workload w = torchtune(full, 1304, C::Full, L::Eager);
        w.details.isCompiled = false;
        w.optimizer = optimizer;
        row(name, llama2_7b(), w, 1, gigabytes, percent);
    }
    row("M-DS-006 LLaMA 7B ZeRO-3, its peak", llama2_7b(), deepSpeed(2, 4096, Offload::None), 8, 21.90, 4.1);

    Workload bert = base(full, 4, 512);
    bert.weights = WeightFormat::Fp32;
    bert.checkpointing = C::None;
    bert.flashAttention = false;
    row("M-HF-001 BERT large in fp32 (a context of 1.34 GiB on that card)", bertLarge(), bert, 1, 15.68 - (1.343 * 1.0737 - 1.0), 13, Seen::Device);
}

void TestTrainingMemory::publicRuns()
{
    QFETCH(Architecture, model);
    QFETCH(Workload, workload);
    QFETCH(int, gpus);
    QFETCH(double, gigabytes);
    QFETCH(double, percent);
    QFETCH(int, seen);
    const double predicted = ::seen(evaluate(model, workload, gpus).perGpu, static_cast<Seen>(seen)) / 1e9;
    const double error = 100 * (predicted / gigabytes - 1);
    QVERIFY2(std::abs(error) <= percent, qPrintable(QStringLiteral("%1 GB, %2 %").arg(predicted).arg(error)));
}

// Memory between steps that the runs printed, decimal gigabytes: weights and optimizer states, no gradients.
void TestTrainingMemory::steady_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("gigabytes");
    QTest::newRow("Mistral 7B LoRA") << mistral7b() << int(K::Lora) << 1 << 14.66;
    QTest::newRow("Mistral 7B LoRA, FSDP") << mistral7b() << int(K::Lora) << 2 << 7.37;
    QTest::newRow("Mistral 7B QLoRA") << mistral7b() << int(K::Qlora) << 1 << 4.31;
    QTest::newRow("Mistral 7B QLoRA, FSDP: the scales are not shared") << mistral7b() << int(K::Qlora) << 2 << 2.24;
    QTest::newRow("Llama 3 8B QLoRA") << llama31_8b() << int(K::Qlora) << 1 << 5.88;
    QTest::newRow("Llama 2 70B QLoRA") << llama2_70b() << int(K::Qlora) << 1 << 37.18;
    QTest::newRow("Llama 2 70B QLoRA, FSDP") << llama2_70b() << int(K::Qlora) << 2 << 19.27;
    QTest::newRow("Mistral 7B full") << mistral7b() << int(K::FullFineTuning) << 1 << 43.47;
}

void TestTrainingMemory::steady()
{
    QFETCH(Architecture, model);
    QFETCH(int, kind);
    QFETCH(int, gpus);
    QFETCH(double, gigabytes);
    const MemoryPerGpu m = evaluate(model, fms(static_cast<K>(kind), 1, L::Eager, gpus > 1 ? 3 : 0), gpus).perGpu;
    const double steady = static_cast<double>((m.weights->expected + m.optimizer->expected).count) / 1e9;
    QVERIFY2(std::abs(steady / gigabytes - 1) < 0.02, qPrintable(QString::number(steady)));
}

void TestTrainingMemory::allocatedReservedTotal()
{
    for (const K kind : {K::Lora, K::Qlora, K::FullFineTuning, K::PreTraining}) {
        for (const int gpus : {1, 8}) {
            const MemoryPerGpu m = evaluate(llama31_8b(), master(fms(kind, 2, L::Eager, gpus > 1 ? 3 : 0)), gpus).perGpu;
            QVERIFY(m.allocated > Bytes(0));
            QVERIFY(m.allocated < m.reserved);
            QVERIFY(m.reserved < m.total->expected);
        }
    }
}

// Bytes per token, from two batch sizes of one public run.
void TestTrainingMemory::batchSlopes_data()
{
    QTest::addColumn<Architecture>("model");
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("bytes");
    const auto inLoss = LogitsCast::InLoss;
    QTest::newRow("Mistral 7B LoRA, eager") << mistral7b() << fms(K::Lora, 4, L::Eager, 0, inLoss) << 1 << 734'760.0;
    QTest::newRow("Mistral 7B QLoRA, fused, transformers 4.45") << mistral7b() << fms(K::Qlora, 16, L::Fused) << 1 << 534'586.0;
    QTest::newRow("Mistral 7B QLoRA, fused, transformers 4.48") << mistral7b() << fms(K::Qlora, 4, L::Fused, 0, inLoss) << 1 << 598'574.0;
    QTest::newRow("Llama 3 8B LoRA, fused") << llama31_8b() << fms(K::Lora, 4, L::Fused) << 1 << 1'304'541.0;
    QTest::newRow("PowerLM full, eager, transformers 4.45") << powerLm3b() << fms(K::FullFineTuning, 8) << 1 << 792'420.0;
    QTest::newRow("Mistral 7B LoRA, FSDP: inputs twice") << mistral7b() << fms(K::Lora, 2, L::Eager, 3, inLoss) << 2 << 832'500.0;
}

void TestTrainingMemory::batchSlopes()
{
    QFETCH(Architecture, model);
    QFETCH(Workload, workload);
    QFETCH(int, gpus);
    QFETCH(double, bytes);
    Workload twice = workload;
    twice.microBatch *= 2;
    const Bytes grown = evaluate(model, twice, gpus).perGpu.allocated - evaluate(model, workload, gpus).perGpu.allocated;
    const double slope = static_cast<double>(grown.count) / (static_cast<double>(workload.sequenceLength) * workload.microBatch);
    QVERIFY2(std::abs(slope / bytes - 1) < 0.01, qPrintable(QString::number(slope)));
}

// What an option saves (negative) or costs; only the sign and the least size are sure for every run.
void TestTrainingMemory::options_data()
{
    QTest::addColumn<std::function<void(Workload &)>>("change");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    const auto row = [](const char *name, std::function<void(Workload &)> change, double least, double most) {
        QTest::newRow(name) << change << least << most;
    };
    // Llama 3.1 8B, torchtune, 2 x 4096 tokens, optimizer in the backward pass: 8.03e9 weights, 128 256 logits a token.
    row("activations on the host: 2 h L a token, two layers in transit", [](Workload &w) { w.details.offloadsActivations = true; }, -2.15e9, -2.0e9);
    row("chunked loss: 7.75 bytes a logit, less the head's gradient", [](Workload &w) { w.loss = L::Chunked; }, -8.2e9, -7.0e9);
    row("8-bit states", [](Workload &w) { w.optimizer = O::AdamW8bit; }, -2.01 * 8.03e9, -1.99 * 8.03e9);
    row("states on the host", [](Workload &w) { w.offload = Offload::Optimizer; }, -4.01 * 8.03e9, -3.99 * 8.03e9);
    row("gradients until the step", [](Workload &w) { w.details.optimizerInBackward = false; }, 3e9, 2 * 8.03e9);
}

void TestTrainingMemory::options()
{
    QFETCH(std::function<void(Workload &)>, change);
    QFETCH(double, least);
    QFETCH(double, most);
    Workload before = torchtune(K::FullFineTuning, 4096, C::Full, L::Eager);
    before.details.optimizerInBackward = true;
    Workload after = before;
    change(after);
    const double difference = static_cast<double>((evaluate(llama31_8b(), after, 1).perGpu.allocated - evaluate(llama31_8b(), before, 1).perGpu.allocated).count);
    QVERIFY2(difference >= least && difference <= most, qPrintable(QString::number(difference)));
}

// 8 layers a stage, 4 micro-batches in flight at most: as much as 32 layers; an interleaved schedule holds no more than all there are.
void TestTrainingMemory::pipelineHoldsBatchesInFlight()
{
    const auto activations = [](int accumulation, int chunks) {
        Workload w = megatron(1, 8192, 1, 4, 2);
        w.gradientAccumulation = accumulation;
        w.details.virtualStages = chunks;
        return static_cast<double>(evaluate(gpt7b(), w, 8).perGpu.activations->expected.count);
    };
    // 34 s b h a layer (Korthikanti et al.); with one micro-batch the last stage, which has the logits, holds more.
    const double layer = 34.0 * 8192 * 4096;
    QVERIFY(std::abs(activations(4, 1) / (32 * layer) - 1) < 0.01);
    QVERIFY(std::abs(activations(1, 1) / (8 * layer + 6.0 * 131'072 * 8192) - 1) < 0.01);
    QCOMPARE(activations(64, 1), activations(4, 1));
    QCOMPARE(activations(4, 2), activations(4, 1));
    QVERIFY(activations(64, 2) > activations(64, 1));
}

void TestTrainingMemory::bandIsOfTheClass()
{
    MemoryCalibration calibration;
    calibration.of(MemoryClass::TrainingLora) = {1, 0.9, 1.25, 1, 1};
    const MemoryEvaluation m = estimateMemory({mistral7b(), fms(K::Lora, 4), 1, 1, std::nullopt}, calibration);
    const double expected = static_cast<double>(m.perGpu.total->expected.count);
    QVERIFY(std::abs(static_cast<double>(m.perGpu.total->high.count) / expected - 1.25) < 1e-6);
    QVERIFY(std::abs(static_cast<double>(m.perGpu.total->low.count) / expected - 0.9) < 1e-6);
}

QTEST_GUILESS_MAIN(TestTrainingMemory)
#include "tst_trainingmemory.moc"
