// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSet>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "evidence/measured.h"
#include "modelnames.h"

using namespace Qt::StringLiterals;

namespace configuria {

class ModelNamesTest : public QObject {
    Q_OBJECT

private slots:
    void find_data();
    void find();
    void shippedRuns();

private:
    const Catalogue m_catalogue = catalogueFromResources().value();
    const ModelNames m_names{m_catalogue};
};

// Names as Hugging Face repositories, GGUF files, logs of llama.cpp and MLPerf results write them.
void ModelNamesTest::find_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, const char *id, const char *size = "") {
        QTest::newRow(qPrintable(QString::fromUtf8(name) + u' ' + QString::fromUtf8(size)))
            << QString::fromUtf8(name) << QString::fromUtf8(size) << QString::fromUtf8(id);
    };
    row("neuralmagic/Meta-Llama-3.1-70B-Instruct-quantized.w8a8", "llama-3.1-70b");
    row("meta-llama/Meta-Llama-3.1-405B-Instruct-FP8", "llama-3.1-405b");
    row("NousResearch/Llama-2-70b-hf", "llama-2-70b");
    row("TheBloke/Mistral-7B-v0.1-GPTQ", "mistral-7b-v0.1");
    row("RedHatAI/Llama-3.3-70B-Instruct-FP8-dynamic", "llama-3.3-70b");
    row("neuralmagic/Meta-Llama-3-8B-Instruct-FP8-KV", "llama-3-8b");
    row("Qwen/Qwen2.5-32B-Instruct-GPTQ-Int4", "qwen2.5-32b");
    row("unsloth/Meta-Llama-3.1-8B-Instruct-bnb-4bit", "llama-3.1-8b");
    row("Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", "llama-3.1-8b");
    row("Qwen3-30B-A3B-UD-Q4_K_XL.gguf", "qwen3-30b-a3b");
    row("DeepSeek-R1-0528-IQ4_XS-00001-of-00008.gguf", "deepseek-r1");
    row("DeepSeek V3 0324", "deepseek-v3");
    row("Qwen3 30B A3B", "qwen3-30b-a3b");
    row("Qwen/Qwen3-235B-A22B-Instruct-2507-FP8", "qwen3-235b-a22b");
    row("google/gemma-3-27b-it", "gemma-3-27b");
    row("Gemma 4 12B QAT", "gemma-4-12b");
    row("LLaMA 3 8.03 B", "llama-3-8b");
    row("LLaMA 32.53 B", "llama-30b");
    row("Llama2-7B", "llama-2-7b");
    row("llama2-70b-99.9", "llama-2-70b");
    row("gptj-99", "gpt-j-6b");
    row("bigcode/gpt_bigcode-santacoder", "santacoder-1.1b");
    row("bigscience/bloomz-7b1", "bloom-7b1");
    row("lmsys/vicuna-13b-v1.5", "llama-2-13b");
    row("HuggingFaceH4/zephyr-7b-beta", "mistral-7b-v0.1");
    row("TinyLlama/TinyLlama-1.1B-Chat-v1.0", "tinyllama-1.1b");
    row("Llama 2", "llama-2-13b", "13 B");
    row("LLaMA v2", "llama-2-13b", "13.016");
    row("DeepSeek-R1-0528-Qwen3-8B", "qwen3-8b");
    row("StableLM Alpha", "stablelm-alpha-3b", "3 B");
    // What resembles a model of the library is not that model.
    row("DeepSeek-R1-0528-Qwen3-14B", "");
    row("Mistral-Large-3-675B-Instruct-2512", "");
    row("DeepSeek-V4-Flash-0731", "");
    row("Llama 2", "");
    row("", "");
}

void ModelNamesTest::find()
{
    QFETCH(QString, name);
    QFETCH(QString, size);
    const Architecture *model = m_names.find(name, size);
    QTEST(model ? QString::fromStdString(model->id) : QString(), "id");
}

// Every run of the program's own collection that names a model finds it, and with the layers and heads that it printed.
void ModelNamesTest::shippedRuns()
{
    const auto runs = configuria::shippedRuns();
    QVERIFY(runs);
    const QSet<QString> unknown{
        u""_s, u"(VLM, name not in excerpt)"_s, u"(not shown)"_s, // the log does not say
        u"(40 layers, freq_base 8e6)"_s, u"(81 layers, freq_base 500000)"_s, u"(26 layers, full-size SWA cache)"_s,
        u"mistralai/M... (name cut off)"_s, u"gemma3 (size not in excerpt)"_s, u"Gemma3ForConditionalGeneration (size not shown)"_s,
        u"DeepSeek-V4-Flash-0731"_s,                              // compressed attention: no fields for it
        u"granite 4.2-3b switch (3,675,312,640 params)"_s, u"Llama2-1B"_s, // no public shape
    };
    int found = 0;
    for (const MeasuredRow &run : runs->inferenceMemory) {
        const Architecture *model = m_names.find(run.text(u"model"), run.text(u"params_b"));
        if (!model) {
            QVERIFY2(unknown.contains(run.text(u"model")), qPrintable(run.text(u"id")));
            continue;
        }
        ++found;
        for (const auto &[column, value] : {std::pair{u"n_layers"_s, model->layers}, {u"hidden_size"_s, model->hiddenSize}, {u"n_heads"_s, model->attentionHeads},
                                            {u"vocab_size"_s, model->vocabulary}, {u"n_experts"_s, std::optional(model->experts)}}) {
            const std::optional<int> printed = run.integer(column);
            QVERIFY2(!printed || !value || *printed == *value, qPrintable(run.text(u"id") + u' ' + column));
        }
    }
    for (const MeasuredRow &run : runs->trainingMemory) {
        const bool isFound = m_names.find(run.text(u"model"), run.text(u"params"));
        QVERIFY2(isFound || unknown.contains(run.text(u"model")), qPrintable(run.text(u"id")));
        found += isFound ? 1 : 0;
    }
    QVERIFY2(found > 480, qPrintable(QString::number(found)));
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::ModelNamesTest)
#include "tst_modelnames.moc"
