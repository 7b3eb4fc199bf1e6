// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "items/memorywords.h"
#include "items/texts.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

Estimate<Bytes> between(Bytes low, Bytes expected, Bytes high) { return {low, expected, high, Basis::Formula, FormulaId::MemoryTotal}; }

ConfigurationEvaluation evaluated()
{
    ConfigurationEvaluation e;
    e.workload.context = 8192;
    e.memory.perGpu.total = between(18_GB, 20_GB, 22_GB);
    e.memory.capacity = 25_GB;
    e.memory.usable = 24_GB;
    e.memory.reserved = Bytes(22'500'000'000);
    return e;
}

} // namespace

class TestMemoryWords : public QObject {
    Q_OBJECT
private slots:
    void threeFigures();
    void asNeeded();
    void nothingKnown();
    void scope_data();
    void scope();
    void answers();
    void numbers();
};

void TestMemoryWords::threeFigures()
{
    const Format format(QLocale::c());
    const auto figures = texts::memoryFigures(Configuration(), evaluated(), format);
    QCOMPARE(figures[0].label, u"Needed on each GPU"_s);
    QCOMPARE(figures[0].value, u"20 GB"_s);
    QCOMPARE(figures[0].detail, u"18 GB to 22 GB"_s);
    QCOMPARE(figures[1].label, u"Reserved by vLLM"_s);
    QCOMPARE(figures[1].value, u"22.5 GB"_s);
    QCOMPARE(figures[1].detail, u"90% of the card"_s);
    QCOMPARE(figures[2].label, u"Usable on each GPU"_s);
    QCOMPARE(figures[2].value, u"24 GB"_s);
    QCOMPARE(figures[2].detail, u"of 25 GB reported"_s);
}

// llama.cpp and training frameworks take no share of the card.
void TestMemoryWords::asNeeded()
{
    ConfigurationEvaluation e = evaluated();
    e.memory.reserved = 20_GB;
    Configuration c;
    c.workload.kind = WorkloadKind::Lora;
    e.workload.framework = TrainingFramework::Torchtune;
    const auto figures = texts::memoryFigures(c, e, Format(QLocale::c()));
    QCOMPARE(figures[1].label, u"Reserved by torchtune"_s);
    QCOMPARE(figures[1].detail, u"what it needs"_s);
}

void TestMemoryWords::nothingKnown()
{
    const Format format(QLocale::c());
    for (const texts::MemoryFigure &figure : texts::memoryFigures(Configuration(), ConfigurationEvaluation(), format)) {
        QCOMPARE(figure.value, format.unknown());
        QVERIFY(figure.detail.isEmpty());
    }
    QVERIFY(texts::answerFigures(Configuration(), MemoryAnswers(), format).isEmpty());
}

void TestMemoryWords::scope_data()
{
    QTest::addColumn<bool>("isStated");
    QTest::addColumn<bool>("isTraining");
    QTest::addColumn<QString>("words");
    QTest::newRow("default context") << false << false << u"Context of 8,192 tokens (default), 3 sequence(s)"_s;
    QTest::newRow("stated context") << true << false << u"Context of 8,192 tokens, 3 sequence(s)"_s;
    QTest::newRow("training") << false << true << u"Sequences of 8,192 tokens, 2 at a time on each GPU"_s;
}

void TestMemoryWords::scope()
{
    QFETCH(bool, isStated);
    QFETCH(bool, isTraining);
    Configuration c;
    c.workload.sequences = 3;
    c.workload.microBatch = 2;
    c.workload.kind = isTraining ? WorkloadKind::Lora : WorkloadKind::Inference;
    if (isStated) {
        c.workload.context = 8192;
    }
    QTEST(texts::memoryScope(c, evaluated(), Format(QLocale::c())), "words");
}

void TestMemoryWords::answers()
{
    const Format format(QLocale::c());
    MemoryAnswers a;
    a.maxContext = 11'360;
    a.safeContext = 9200;
    a.maxSequences = 11;
    a.safeSequences = 11;
    a.fewestGpus = GpuSplit{8, 2, 8, 2, 1, true, between(1_GB, 2_GB, 3_GB), Fit::Fits};
    const auto figures = texts::answerFigures(Configuration(), a, format);
    QCOMPARE(figures.size(), qsizetype(3));
    QCOMPARE(figures[0].value, u"11,360 tokens"_s);
    QCOMPARE(figures[0].detail, u"safely 9,200"_s);
    QCOMPARE(figures[1].value, u"11"_s);
    QVERIFY(figures[1].detail.isEmpty());
    QCOMPARE(figures[2].value, u"16"_s); // two nodes of eight are sixteen cards, and are not one
    QCOMPARE(figures[2].detail, u"2 nodes of 8, TP 8, PP 2"_s);
    const WayOut way{{RepairKind::SetKvFormat, static_cast<std::int64_t>(KvFormat::Fp8), {}}, between(1_GB, 2_GB, 3_GB), 4_GB, Fit::FitsWithMargin};
    QCOMPARE(texts::wayOut(way, Catalogue(), format), u"Use a KV cache in FP8: 2 GB per GPU (1 GB to 3 GB), fits with margin"_s);
}

// Llama 3.1 8B at 8 192 tokens: 1 GiB of cache, by its model card.
void TestMemoryWords::numbers()
{
    MemoryTerm term;
    term.figure = between(1_GiB, 1_GiB, 1_GiB);
    term.products.push_back({{{FactorId::Layers, 32}, {FactorId::KeysAndValues, 2}, {FactorId::KvHeads, 8}, {FactorId::HeadWidth, 128},
                              {FactorId::ContextTokens, 8192}, {FactorId::BytesPerElement, 2}}, 1_GiB});
    const Format format(QLocale::c());
    const QString product = u"32 layers × 2 (keys and values) × 8 KV heads × width 128 × 8,192 tokens × 2 bytes = 1.074 GB"_s;
    QCOMPARE(texts::numbers(term, format), product);
    term.rest = 1e3; // not worth a line
    QCOMPARE(texts::numbers(term, format), product);
    term.rest = 1e8;
    QVERIFY(texts::numbers(term, format).startsWith(product + u"\nand 100 MB"_s));
    QVERIFY(texts::numbers(MemoryTerm(), format).isEmpty());
}

QTEST_GUILESS_MAIN(TestMemoryWords)
#include "tst_memorywords.moc"
