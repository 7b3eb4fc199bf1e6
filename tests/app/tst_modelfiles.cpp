// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "ggufmodels.h"
#include "program.h"
#include "safetensorsbuilder.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// --model FILE and "import model" with files of weights.
class TestModelFiles : public QObject {
    Q_OBJECT

private slots:
    void weightsAreThoseOfTheFile_data();
    void weightsAreThoseOfTheFile();
    void importedFileIsKnownById();
    void importOfAnotherKindReplaces();
    void refusals_data();
    void refusals();

private:
    QString write(const QString &name, const GgufBuilder &builder) const
    {
        const QString path = m_program.file(name);
        return builder.write(path) ? path : QString();
    }
    static QJsonValue at(const QJsonObject &object, const QString &path)
    {
        QJsonValue value = object;
        for (const QString &key : path.split(u'/')) {
            value = value.toObject().value(key);
        }
        return value;
    }
    // What the program says that it took, as there was no --weights.
    static QString precision(const ProgramResult &r)
    {
        const QJsonArray assumptions = r.json().value("assumptions"_L1).toArray();
        const QString start = u"Precision of the weights: "_s;
        for (const QJsonValue &assumption : assumptions) {
            if (assumption.toString().startsWith(start)) {
                return assumption.toString().sliced(start.size()).chopped(1);
            }
        }
        return {};
    }
    Program m_program;
};

void TestModelFiles::weightsAreThoseOfTheFile_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("weights");
    QTest::newRow("of the file") << QStringList{} << u"Q4_K_M"_s;
    QTest::newRow("--weights comes first") << QStringList{u"--weights"_s, u"q8_0"_s} << QString();
}

// Llama 3.1 8B Q4_K_M: 4.58 GiB of tensors as llama.cpp prints it.
void TestModelFiles::weightsAreThoseOfTheFile()
{
    QFETCH(QStringList, options);
    QFETCH(QString, weights);
    const QString path = write(u"llama.gguf"_s, ggufmodels::llama3().builder);
    if (path.isEmpty()) {
        QSKIP("the file system takes no large sparse file");
    }
    const ProgramResult r = m_program.run(QStringList{u"evaluate"_s, u"--json"_s, u"--model"_s, path, u"--gpu"_s, u"nvidia-l40s"_s, u"--engine"_s, u"vllm"_s} + options);
    QVERIFY2(r.status == 0, r.err);
    QCOMPARE(precision(r), weights);
    const double gib = at(r.configuration(), u"memory/per_gpu/weights/expected"_s).toDouble() / (1024.0 * 1024 * 1024);
    QCOMPARE(QString::number(gib, 'f', 2) == u"4.58"_s, options.isEmpty());
}

void TestModelFiles::importedFileIsKnownById()
{
    const QString path = write(u"my-model.gguf"_s, ggufmodels::tiny().u32("general.file_type", 1));
    const ProgramResult imported = m_program.run({u"import"_s, u"model"_s, path});
    QVERIFY2(imported.status == 0, imported.err);
    QVERIFY(imported.out.startsWith("my-model: "));
    QVERIFY(QFile::remove(path)); // what was read is kept, not the file
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, u"my-model"_s, u"--gpu"_s, u"nvidia-l40s"_s});
    QVERIFY2(r.status == 0, r.err);
    QCOMPARE(precision(r), u"FP16"_s);
    QVERIFY(!r.out.contains("Engine chosen automatically")); // a GGUF file says which one
}

// The same id from a config.json, then from a file of weights: the last one counts.
void TestModelFiles::importOfAnotherKindReplaces()
{
    const QString folder = m_program.file(u"both"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile config(folder + u"/config.json"_s);
    QVERIFY(config.open(QIODevice::WriteOnly));
    // One Llama layer: 2 x 1000 x 64 embeddings, 4 x 64 x 64 attention, 3 x 64 x 128 feed-forward, 3 x 64 norms.
    config.write(R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 64, "num_hidden_layers": 1,
        "num_attention_heads": 4, "num_key_value_heads": 4, "intermediate_size": 128, "vocab_size": 1000,
        "max_position_embeddings": 2048, "tie_word_embeddings": false, "torch_dtype": "bfloat16"})");
    config.close();
    constexpr qint64 weights = 2 * 1000 * 64 + 4 * 64 * 64 + 3 * 64 * 128 + 3 * 64;
    SafetensorsBuilder builder;
    QVERIFY(builder.tensor("all", "F16", {weights}, weights * 2).write(folder + u"/model.safetensors"_s));
    const auto weightsOf = [this] {
        const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, u"both"_s, u"--gpu"_s, u"nvidia-l40s"_s});
        return precision(r);
    };
    QCOMPARE(m_program.run({u"import"_s, u"model"_s, folder + u"/config.json"_s}).status, 0);
    QCOMPARE(weightsOf(), u"BF16"_s);
    QCOMPARE(m_program.run({u"import"_s, u"model"_s, folder + u"/model.safetensors"_s}).status, 0);
    QCOMPARE(weightsOf(), u"FP16"_s);
    QCOMPARE(m_program.run({u"import"_s, u"model"_s, folder + u"/config.json"_s}).status, 0);
    QCOMPARE(weightsOf(), u"BF16"_s);
}

void TestModelFiles::refusals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("adapter") << u"adapter_config.json"_s << QByteArray(R"({"peft_type":"LORA","base_model_name_or_path":"meta-llama/Llama-3.1-8B","r":16})")
                             << QByteArray("is an adapter, not a model: give its base model, “meta-llama/Llama-3.1-8B”");
    QTest::newRow("missing part") << u"m-00001-of-00003.safetensors"_s << SafetensorsBuilder().header()
                                  << QByteArray("a part of this model is missing: “m-00002-of-00003.safetensors”");
    QTest::newRow("cut GGUF") << u"cut.gguf"_s << ggufmodels::tiny().header() << QByteArray("ends too early");
    QTest::newRow("no GGUF") << u"no.gguf"_s << QByteArray(100, 'x') << QByteArray("accepted: GGUF");
}

void TestModelFiles::refusals()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    QFile file(m_program.file(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const QList<QStringList> commands{{u"import"_s, u"model"_s, file.fileName()}, {u"evaluate"_s, u"--model"_s, file.fileName(), u"--gpu"_s, u"nvidia-l40s"_s}};
    for (const QStringList &command : commands) {
        const ProgramResult r = m_program.run(command);
        QCOMPARE(r.status, 3);
        QVERIFY2(r.err.contains(says), r.err);
        QVERIFY2(r.err.contains(name.toUtf8()), r.err);
        QCOMPARE(r.err.count('\n'), 1);
    }
}

QTEST_GUILESS_MAIN(TestModelFiles)
#include "tst_modelfiles.moc"
