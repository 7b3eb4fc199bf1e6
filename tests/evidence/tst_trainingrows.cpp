// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>
#include <QTest>

#include <cmath>

#include "catalogue/cataloguestore.h"
#include "evidence/accuracy.h"
#include "mapping.h"

using namespace Qt::StringLiterals;

namespace configuria {

using Cells = QHash<QString, QString>;

class TrainingRowsTest : public QObject {
    Q_OBJECT

private slots:
    void method_data();
    void method();
    void unusable_data();
    void unusable();
    void fmsKernels();
    void qwenDefaults();
    void offload_data();
    void offload();
    void cumulativeTechniques();
    void megatronShape();
    void anyRowIsMapped();
    void shippedRuns();

private:
    MappedRun map(const Cells &cells) const
    {
        auto header = std::make_shared<std::vector<QString>>();
        std::vector<QString> values;
        for (auto it = cells.begin(); it != cells.end(); ++it) {
            header->push_back(it.key());
            values.push_back(it.value());
        }
        return mapTrainingRow(MeasuredRow(header, values), m_names, m_defaults);
    }
    // A run of fms-acceleration on one GPU.
    static Cells fms()
    {
        return {{u"id"_s, u"X-1"_s}, {u"software"_s, u"fms-acceleration @1; torch 2.4.1, transformers 4.45.2"_s}, {u"model"_s, u"mistralai/Mistral-7B-v0.1"_s},
                {u"seq_len"_s, u"4096"_s}, {u"micro_batch_per_gpu"_s, u"4"_s}, {u"method"_s, u"lora"_s}, {u"weight_dtype"_s, u"bfloat16"_s},
                {u"lora_rank"_s, u"16"_s}, {u"lora_targets"_s, u"q_proj k_proj v_proj o_proj c_attn"_s}, {u"grad_checkpointing"_s, u"full"_s},
                {u"flash_attention"_s, u"yes (FA2)"_s}, {u"zero_fsdp"_s, u"none"_s}, {u"gpu_count"_s, u"1"_s},
                {u"peak_mem_bytes_per_gpu"_s, u"26700000000"_s}, {u"mem_metric"_s, u"torch max allocated (rank 0)"_s},
                {u"notes"_s, u"framework_config=none (HF eager CE); HF Trainer bf16 flag=unset"_s}};
    }
    static Cells with(Cells cells, const Cells &changes)
    {
        cells.insert(changes);
        return cells;
    }

    const Catalogue m_catalogue = catalogueFromResources().value();
    const ModelNames m_names{m_catalogue};
    const SoftwareDefaults m_defaults;
};

void TrainingRowsTest::method_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("weights");
    QTest::addColumn<int>("zero");
    QTest::addColumn<bool>("master");
    const auto row = [](const char *name, const Cells &changes, WorkloadKind kind, WeightFormat weights, int zero = 0, bool master = false) {
        QTest::newRow(name) << changes << int(kind) << int(weights) << zero << master;
    };
    using K = WorkloadKind;
    using F = WeightFormat;
    row("LoRA", {}, K::Lora, F::Bf16);
    row("full", {{u"method"_s, u"full"_s}}, K::FullFineTuning, F::Bf16);
    row("full in fp32", {{u"method"_s, u"full"_s}, {u"weight_dtype"_s, u"float32"_s}}, K::FullFineTuning, F::Fp32);
    row("mixed precision", {{u"method"_s, u"full"_s}, {u"notes"_s, u"HF Trainer bf16 flag=True"_s}, {u"zero_fsdp"_s, u"FSDP full_shard"_s}, {u"gpu_count"_s, u"2"_s}},
        K::FullFineTuning, F::Bf16, 3, true);
    row("QLoRA", {{u"method"_s, u"qlora"_s}, {u"weight_dtype"_s, u"nf4 (bnb), compute bfloat16"_s}}, K::Qlora, F::Nf4);
    row("GPTQ-LoRA", {{u"method"_s, u"gptq-lora"_s}, {u"weight_dtype"_s, u"int4 (GPTQ), compute float16"_s}}, K::Qlora, F::Gptq);
    row("LoRA on four bits", {{u"weight_dtype"_s, u"4-bit"_s}}, K::Qlora, F::Nf4);
    row("ZeRO-2", {{u"zero_fsdp"_s, u"ZeRO-2"_s}, {u"gpu_count"_s, u"8"_s}}, K::Lora, F::Bf16, 2);
}

void TrainingRowsTest::method()
{
    QFETCH(Cells, changes);
    const MappedRun run = map(with(fms(), changes));
    QVERIFY2(run.unusable.isEmpty(), qPrintable(run.unusable));
    const Comparison &c = run.comparisons.at(0);
    QTEST(int(c.workload.kind), "kind");
    QTEST(int(c.workload.weights), "weights");
    QTEST(c.workload.zeroStage, "zero");
    QTEST(c.workload.masterWeights, "master");
    QCOMPARE(c.terms, unsigned(PeakAllocated));
    QCOMPARE(c.figure, AccuracyFigure::TrainingPeak);
}

void TrainingRowsTest::unusable_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::newRow("no peak") << Cells{{u"peak_mem_bytes_per_gpu"_s, QString()}};
    QTest::newRow("no model") << Cells{{u"model"_s, QString()}};
    QTest::newRow("unknown model") << Cells{{u"model"_s, u"nobody/nothing-9b"_s}};
    QTest::newRow("unknown program") << Cells{{u"software"_s, u"something"_s}};
    QTest::newRow("no length") << Cells{{u"seq_len"_s, QString()}};
    QTest::newRow("no batch") << Cells{{u"micro_batch_per_gpu"_s, QString()}};
    QTest::newRow("no number of GPUs") << Cells{{u"gpu_count"_s, QString()}};
    QTest::newRow("optimizer") << Cells{{u"optimizer"_s, u"GaLore AdamW"_s}};
    QTest::newRow("format") << Cells{{u"weight_dtype"_s, u"NVFP4 (bf16 tail)"_s}};
}

void TrainingRowsTest::unusable()
{
    QFETCH(Cells, changes);
    const MappedRun run = map(with(fms(), changes));
    QVERIFY(!run.unusable.isEmpty());
    QVERIFY(run.comparisons.empty());
}

void TrainingRowsTest::fmsKernels()
{
    const auto workload = [this](const Cells &changes) { return map(with(fms(), changes)).comparisons.at(0).workload; };
    const Workload eager = workload({});
    QCOMPARE(eager.loss, LossImplementation::Eager);
    QCOMPARE(eager.details.logits, LogitsCast::InModel); // transformers 4.45
    QCOMPARE(eager.loraTargets, std::uint8_t(LoraQ | LoraK | LoraV | LoraO)); // c_attn is of GPT-2-like blocks
    QVERIFY(!eager.details.autocast.value());
    QCOMPARE(workload({{u"software"_s, u"fms-acceleration; transformers 4.48.1"_s}}).details.logits, LogitsCast::InLoss);
    QCOMPARE(workload({{u"notes"_s, u"framework_config=foak-fast-kernels (fused Triton CE)"_s}}).loss, LossImplementation::Fused);
    const Cells liger{{u"notes"_s, u"framework_config=foak-fast-kernels-liger; bf16 flag=unset"_s}};
    QCOMPARE(workload(liger).loss, LossImplementation::Fused); // not patched for Mistral
    QCOMPARE(workload(with(liger, {{u"model"_s, u"NousResearch/Meta-Llama-3-8B"_s}})).loss, LossImplementation::Chunked);
    const Cells baseline{{u"method"_s, u"qlora"_s}, {u"notes"_s, u"framework_config=baseline-peft-bnb; HF Trainer bf16 flag=True"_s}};
    QVERIFY(workload(baseline).details.fp32Residual.value());
    QCOMPARE(workload({{u"model"_s, u"bigcode/gpt_bigcode-santacoder"_s}}).loraTargets, std::uint8_t(LoraQ | LoraK | LoraV));
}

// QwenLM/Qwen finetune.py and the scripts beside it.
void TrainingRowsTest::qwenDefaults()
{
    const Cells row{{u"id"_s, u"X-2"_s}, {u"software"_s, u"Qwen finetune.py"_s}, {u"model"_s, u"Qwen-7B"_s}, {u"seq_len"_s, u"2048"_s},
                    {u"peak_mem_bytes_per_gpu"_s, u"23800000000"_s}, {u"method"_s, u"lora"_s}};
    const Workload lora = map(row).comparisons.at(0).workload;
    QCOMPARE(lora.framework, TrainingFramework::Transformers);
    QCOMPARE(lora.loraRank, 64);
    QCOMPARE(lora.loraTargets, std::uint8_t(LoraAll));
    QCOMPARE(lora.details.logits, LogitsCast::ByAutocast);
    QVERIFY(lora.details.autocast.value());
    QVERIFY(!lora.details.trainsEmbeddings);
    QVERIFY(map(with(row, {{u"method"_s, u"lora (emb)"_s}})).comparisons.at(0).workload.details.trainsEmbeddings);
    const Workload quantised = map(with(row, {{u"method"_s, u"q-lora"_s}})).comparisons.at(0).workload;
    QCOMPARE(quantised.weights, WeightFormat::Gptq);
    QCOMPARE(quantised.framework, TrainingFramework::DeepSpeed);
    QCOMPARE(quantised.zeroStage, 2);
    QCOMPARE(map(with(row, {{u"method"_s, u"q-lora"_s}, {u"zero_fsdp"_s, u"none"_s}})).comparisons.at(0).workload.zeroStage, 2);
    const Workload full = map(with(row, {{u"method"_s, u"full"_s}, {u"gpu_count"_s, u"2"_s}})).comparisons.at(0).workload;
    QCOMPARE(full.zeroStage, 3);
    QVERIFY(full.masterWeights);
}

void TrainingRowsTest::offload_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("zero");
    QTest::addColumn<int>("offload");
    QTest::addColumn<bool>("activations");
    const auto row = [](const char *text, const char *zero, Offload offload, bool activations = false) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(zero) << int(offload) << activations;
    };
    row("", "none", Offload::None);
    row("CPU offload", "FSDP", Offload::Parameters);
    row("optimizer to CPU", "ZeRO-3", Offload::Optimizer);
    row("optimizer to CPU; params to CPU", "ZeRO-3", Offload::Parameters);
    row("CPU optimizer offload", "ZeRO-3", Offload::Optimizer);
    row("DeepSpeed CPU offload", "", Offload::Parameters);
    row("activations to CPU", "none", Offload::None, true);
}

void TrainingRowsTest::offload()
{
    QFETCH(QString, text);
    QFETCH(QString, zero);
    const MappedRun run = map(with(fms(), {{u"offload"_s, text}, {u"zero_fsdp"_s, zero}}));
    const Workload &w = run.comparisons.at(0).workload;
    QTEST(int(w.offload), "offload");
    QTEST(w.details.offloadsActivations, "activations");
    QCOMPARE(w.framework, text.contains(u"DeepSpeed") || zero.contains(u"ZeRO") ? TrainingFramework::DeepSpeed : TrainingFramework::Transformers);
}

// torchtune's table adds one technique a line.
void TrainingRowsTest::cumulativeTechniques()
{
    const auto workload = [this](const QString &technique) {
        return map({{u"software"_s, u"torchtune README"_s}, {u"model"_s, u"Llama 3.2 3B"_s}, {u"seq_len"_s, u"4096"_s}, {u"method"_s, u"full"_s}, {u"gpu_count"_s, u"1"_s},
                    {u"grad_checkpointing"_s, u"none"_s}, {u"peak_mem_bytes_per_gpu"_s, u"1e10"_s},
                    {u"notes"_s, u"+ %1; techniques are cumulative"_s.arg(technique)}}).comparisons.at(0).workload;
    };
    QVERIFY(!workload(u"packed dataset"_s).details.isCompiled);
    QVERIFY(workload(u"torch.compile"_s).details.isCompiled);
    const Workload backward = workload(u"optimizer fused in backward"_s);
    QVERIFY(backward.details.isCompiled && backward.details.optimizerInBackward);
    QCOMPARE(backward.loss, LossImplementation::Chunked);
    QVERIFY(!workload(u"chunked cross entropy"_s).details.optimizerInBackward);
}

// Megatron-LM prints no name of a model: its columns tell, and the configuration of its own tests the rest (6.711e9 weights).
void TrainingRowsTest::megatronShape()
{
    const MappedRun run = map({{u"software"_s, u"Megatron-LM functional tests"_s}, {u"model"_s, u"GPT 7B-class"_s}, {u"layers"_s, u"32"_s}, {u"hidden"_s, u"4096"_s},
                               {u"heads"_s, u"32"_s}, {u"seq_len"_s, u"8192"_s}, {u"micro_batch_per_gpu"_s, u"1"_s}, {u"method"_s, u"pretrain"_s}, {u"pp"_s, u"4"_s},
                               {u"gpu_count"_s, u"8"_s}, {u"peak_mem_bytes_per_gpu"_s, u"60720000000"_s}, {u"mem_metric"_s, u"mem-max-allocated-bytes"_s}});
    QVERIFY2(run.unusable.isEmpty(), qPrintable(run.unusable));
    QCOMPARE(run.model->totalParams, 6'710'886'400);
    const Comparison &c = run.comparisons.at(0);
    QCOMPARE(c.workload.zeroStage, 1);
    QCOMPARE(c.workload.gradientAccumulation, 4);
    const double predicted = predict(run, c, neutralMemoryCalibration()).expected;
    QVERIFY2(std::abs(predicted / c.measured - 1) < 0.015, qPrintable(QString::number(predicted)));
}

// Whatever stands in the columns, a row gives a run.
void TrainingRowsTest::anyRowIsMapped()
{
    const QStringList columns = fms().keys();
    for (const QString &column : columns) {
        for (const QString &value : {u""_s, u"-1"_s, u"0"_s, u"999999999999"_s, u"nan"_s, u"ZeRO-3 \"quoted\", and more"_s}) {
            const MappedRun run = map(with(fms(), {{column, value}}));
            for (const Comparison &c : run.comparisons) {
                const Prediction p = predict(run, c, neutralMemoryCalibration());
                QVERIFY(std::isfinite(p.expected) && p.low <= p.expected && p.expected <= p.high);
            }
        }
    }
}

// Targets of the training peaks, on the runs that the program carries.
void TrainingRowsTest::shippedRuns()
{
    const MeasuredRuns runs = configuria::shippedRuns().value();
    QVERIFY(runs.trainingMemory.size() > 250);
    const AccuracyReport report = accuracyOf(mapRuns(m_catalogue, {{}, runs.trainingMemory, {}, {}}), shippedMemoryCalibration());
    bool isTested = false;
    for (const AccuracyTable &table : report.tables) {
        if (table.figure == AccuracyFigure::TrainingPeak && table.group.isEmpty() && table.heldOut) {
            isTested = true;
            QVERIFY2(table.medianPercent <= 2.5, qPrintable(QString::number(table.medianPercent)));
            QVERIFY2(table.p90Percent <= 10, qPrintable(QString::number(table.p90Percent)));
            QVERIFY2(table.coveragePercent >= 95, qPrintable(QString::number(table.coveragePercent)));
            QVERIFY(table.unusable < 0.35 * report.rows[static_cast<std::size_t>(MeasuredKind::TrainingMemory)]);
        }
    }
    QVERIFY(isTested);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::TrainingRowsTest)
#include "tst_trainingrows.moc"
