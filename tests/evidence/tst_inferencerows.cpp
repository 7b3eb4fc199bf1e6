// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "catalogue/cataloguestore.h"
#include "evidence/accuracy.h"

using namespace Qt::StringLiterals;

namespace configuria {

// Rows as logs print them, and what they must be compared with.
class InferenceRowsTest : public QObject {
    Q_OBJECT

private slots:
    void figure_data();
    void figure();
    void unusable_data();
    void unusable();

private:
    MappedRun mapped(const QString &columns) const;
    const Catalogue m_catalogue = catalogueFromResources().value();
};

// "engine=vLLM|model=Qwen3-14B|..."
MappedRun InferenceRowsTest::mapped(const QString &columns) const
{
    auto header = std::make_shared<std::vector<QString>>();
    std::vector<QString> cells;
    for (const QString &column : columns.split(u'|')) {
        header->push_back(column.section(u'=', 0, 0));
        cells.push_back(column.section(u'=', 1));
    }
    MeasuredRuns runs;
    runs.inferenceMemory.emplace_back(header, cells);
    return mapRuns(m_catalogue, runs).front();
}

// Figures printed by the engines (public logs); the tolerance is what the printed digits leave, or what the source of the
// formula says of itself.
void InferenceRowsTest::figure_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<int>("figure");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("tolerancePercent");
    constexpr double mib = 1024.0 * 1024, gib = 1024 * mib;
    constexpr int kv = static_cast<int>(AccuracyFigure::KvCache), weights = static_cast<int>(AccuracyFigure::Weights),
                  buffers = static_cast<int>(AccuracyFigure::Buffers);
    const auto row = [](const char *name, const QString &columns, int figure, double bytes, double tolerance) {
        const char *column = figure == kv ? "kv_cache_bytes" : (figure == weights ? "weights_bytes" : "compute_bytes");
        QTest::newRow(name) << columns + u"|%1=%2"_s.arg(QLatin1StringView(column)).arg(bytes, 0, 'f', 0) << figure << bytes << tolerance;
    };
    row("V3, latent q8_0", u"engine=ik_llama.cpp|model=DeepSeek V3 0324|kv_precision=c^KV:q8_0|n_ctx=131072"_s, kv, 4.557 * gib, 0.02);
    row("R1 without a latent cache", u"engine=ik_llama.cpp|model=DeepSeek R1|kv_precision=K:f16/V:f16|n_ctx=512"_s, kv, 2440 * mib, 0.01);
    row("Kimi K2, transposed copy", u"engine=ik_llama.cpp|model=Kimi-K2-Instruct|kv_precision=c^KV:f16|n_ctx=512|kv_text=c^KV (f16): 34.31 MiB, kv^T (f16): 30.50 MiB"_s,
        kv, 61 * (576 + 512) * 512 * 2.0, 0.01);
    row("Gemma 3 27B, windows cached whole", u"engine=ik_llama.cpp|model=Gemma-3-27B-It|kv_precision=K:f16/V:f16|n_ctx=131072"_s, kv, 62 * gib, 0.01);
    row("gpt-oss-120b, 4 sequences", u"engine=llama.cpp|model=gpt-oss-120b|kv_precision=f16|n_ctx=65536|max_num_seqs=4|batch_or_chunk=n_ubatch=512"_s, kv,
        2340 * mib, 0.01);
    row("K and V apart", u"engine=ik_llama.cpp|model=Qwen3 235B A22B|kv_precision=K:q8_0/V:f16|n_ctx=8192"_s, kv, 94.0 * 4 * 128 * 8192 * (34.0 / 32 + 2), 0.01);
    row("vLLM blocks", u"engine=vLLM|model=Llama-3.1-8B-Instruct|gpu_count=1|kv_tokens=31232|kv_scope=per GPU"_s, kv, 3.81 * gib, 0.15);
    row("vLLM TP4", u"engine=vLLM|model=Qwen3-8B|gpu_count=4|tensor_parallel=4|kv_tokens=422052"_s, kv, 14.49 * gib, 0.1);
    row("MLA on TP8", u"engine=vLLM|model=Kimi-K2-Thinking|gpu_count=8|tensor_parallel=8|kv_tokens=715072"_s, kv, 46.8 * gib, 0.05);
    row("decode context parallel", u"engine=vLLM|model=Kimi-K2-Thinking|gpu_count=8|tensor_parallel=8|kv_tokens=5721088|notes=TP8 + decode context parallel 8: tokens x8"_s,
        kv, 46.8 * gib, 0.05);
    row("SGLang TP4", u"engine=SGLang|model=Qwen3-235B-A22B-FP8|gpu_count=4|kv_tokens=367404"_s, kv, 16.46 * gib, 0.1);
    row("TensorRT-LLM", u"engine=TensorRT-LLM|model=Llama-2-7b|gpu_count=1|kv_tokens=132608"_s, kv, 69524783104.0, 0.01);
    row("Q4_K_M of 8B", u"engine=llama.cpp|model=LLaMA 3 8.03 B|weight_quant=Q4_K - Medium|bits_per_weight=4.89|weights_scope=whole model"_s, weights,
        4.58 * gib, 0.5);
    row("rows that 256 does not divide", u"engine=llama.cpp|model=DeepSeek-Coder-V2-Lite-Instruct|weight_quant=Q4_K - Medium|weights_scope=whole model"_s, weights,
        10360534860.0, 3);
    row("FP8 with 16-bit attention", u"engine=vLLM|model=Meta-Llama-3.1-405B-Instruct-FP8|weight_quant=FP8 (FBGEMM)|gpu_count=8|weights_scope=per GPU"_s, weights,
        57.752 * gib, 2);
    row("INT8 with 16-bit tables", u"engine=vLLM|model=Meta-Llama-3.1-70B|weight_quant=INT8 W8A8|gpu_count=1|weights_scope=per GPU"_s, weights, 67.723 * gib, 0.2);
    row("small MLA model on TP8", u"engine=vLLM|model=DeepSeek-Coder-V2-Lite-Instruct|weight_quant=float16|gpu_count=8|weights_scope=per GPU"_s, weights, 3.97 * gib, 7);
    row("logits", u"engine=ik_llama.cpp|model=Qwen3 235B A22B|flash_attention=yes|n_ctx=32768|batch_or_chunk=n_batch=4096 n_ubatch=4096|compute_text=CUDA0 compute buffer 2502.00 MiB"_s,
        buffers, 2502 * mib, 0.1);
    row("scores", u"engine=ik_llama.cpp|model=Qwen3-32B|flash_attention=no|n_ctx=40960|batch_or_chunk=n_ubatch=512|compute_text=CPU compute buffer 5252.01 MiB"_s,
        buffers, 5252.01 * mib, 1);
    row("pipelined devices", u"engine=llama.cpp|model=LLaMA 3 8.03 B|gpu_count=4|n_ctx=8192|batch_or_chunk=n_ubatch=512|compute_text=CUDA0 compute buffer 640.01 MiB; CUDA1 compute buffer 640.01 MiB"_s,
        buffers, 640.01 * mib, 2);
    row("pool of SGLang, K and V", u"engine=SGLang|model=Qwen3-235B-A22B-FP8|gpu_count=4|tensor_parallel=4|kv_tokens=367404|kv_precision=bfloat16"_s, kv, 16.46 * gib, 0.1);
    row("vLLM profile", u"engine=vLLM|model=Llama-3.1-8B-Instruct|gpu_count=1|n_ctx=29000|compute_text=peak_torch_memory=17.98GiB minus weights 14.99"_s, buffers, 2.99 * gib,
        5);
}

void InferenceRowsTest::figure()
{
    QFETCH(QString, columns);
    QFETCH(int, figure);
    QFETCH(double, bytes);
    QFETCH(double, tolerancePercent);
    const MappedRun run = mapped(columns);
    QVERIFY2(run.unusable.isEmpty(), qPrintable(run.unusable));
    for (const Comparison &comparison : run.comparisons) {
        if (static_cast<int>(comparison.figure) == figure) {
            const double error = 100 * (predict(run, comparison, neutralMemoryCalibration()).expected / bytes - 1);
            QVERIFY2(std::abs(error) <= tolerancePercent, qPrintable(QString::number(error)));
            return;
        }
    }
    QFAIL("the figure is not compared");
}

void InferenceRowsTest::unusable_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<bool>("isUnusable");
    QTest::addColumn<bool>("isDoubtful");
    QTest::newRow("no model") << u"engine=vLLM|model=|gpu_count=1|weights_bytes=16000000000|weights_scope=per GPU"_s << true << false;
    QTest::newRow("name cut off") << u"engine=vLLM|model=mistralai/M... (name cut off)|gpu_count=1|weights_bytes=16000000000|weights_scope=per GPU"_s << true << false;
    QTest::newRow("unknown model") << u"engine=vLLM|model=Nobody-7B|gpu_count=1|weights_bytes=16000000000|weights_scope=per GPU"_s << true << false;
    QTest::newRow("an estimate") << u"engine=ollama|model=LLaMA 3 8.03 B|n_ctx=8192|kv_cache_bytes=1073741824|kind=projected / estimate by engine"_s << true << false;
    QTest::newRow("a pool") << u"engine=LMDeploy TurboMind|model=llama2-7b|n_ctx=4096|total_used_bytes=82431159828|notes=pool preallocated"_s << true << false;
    QTest::newRow("share of unknown size") << u"engine=SGLang|model=DeepSeek-V3|weights_bytes=114965537096|weights_scope=per GPU"_s << true << false;
    QTest::newRow("one odd device") << u"engine=ik_llama.cpp|model=DeepSeek R1|kv_precision=c^KV:f16|n_ctx=2048|kv_cache_bytes=143917056|batch_or_chunk=n_ubatch=32|compute_text=CUDA0 compute buffer 1468.25 MiB; CUDA1 compute buffer 32.84 MiB; CUDA2 compute buffer 36.59 MiB"_s
                                    << false << true;
    QTest::newRow("sound") << u"engine=vLLM|model=Llama-3.1-8B|gpu_count=1|weights_bytes=16094101452|weights_scope=per GPU"_s << false << false;
}

void InferenceRowsTest::unusable()
{
    QFETCH(QString, columns);
    const MappedRun run = mapped(columns);
    QTEST(!run.unusable.isEmpty(), "isUnusable");
    QTEST(!run.doubt.isEmpty(), "isDoubtful");
    QCOMPARE(run.comparisons.empty(), !run.unusable.isEmpty());
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::InferenceRowsTest)
#include "tst_inferencerows.moc"
