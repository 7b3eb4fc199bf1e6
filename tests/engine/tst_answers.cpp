// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/answers.h"
#include "modelfixture.h"

using namespace fixture;

Q_DECLARE_METATYPE(configuria::Configuration)

namespace {

MemoryAnswers answersOf(const Configuration &c) { return memoryAnswers(cards(), Project(), c); }

Configuration training(Architecture model, Card card, int gpus, WorkloadKind kind, int nodes = 1)
{
    Configuration c = machine(std::move(model), card, gpus, nodes);
    c.workload.kind = kind;
    return c;
}

Configuration serving(Architecture model, Card card, int gpus, std::int64_t context = 8192, int sequences = 1)
{
    Configuration c = machine(std::move(model), card, gpus);
    c.workload.context = context;
    c.workload.sequences = sequences;
    return c;
}

const WayOut *wayOf(const MemoryAnswers &answers, RepairKind kind)
{
    for (const WayOut &way : answers.ways) {
        if (way.repair.kind == kind) {
            return &way;
        }
    }
    return nullptr;
}

} // namespace

class TestAnswers : public QObject {
    Q_OBJECT
private slots:
    void fewestGpus_data();
    void fewestGpus();
    void ways_data();
    void ways();
    void waysHold();
    void offeredByTheFinding();
    void safeIsSafe();
    void replicatedCache();
    void smallestCardGoverns();
    void nothingKnown();
};

// Published minimum set-ups. 70B at 16 bits: 141 GB of weights, so 2 cards of 80 GB leave a few GB for the cache, not the
// 40 GiB of 131 072 tokens, and 3 or 7 do not divide 64 heads (vllm-project/vllm 5003). DeepSeek-V3 in FP8: one node of 8 H200 (its model card); 405B at
// 16 bits: two nodes of 8 H100 (the Llama 3.1 model card).
void TestAnswers::fewestGpus_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<int>("nodes");
    const auto fp8 = [](Configuration c) {
        c.workload.weights = WeightFormat::Fp8;
        return c;
    };
    QTest::newRow("8B on a 24 GB card") << serving(llama31_8b(), Rtx4090, 1) << 1 << 1;
    QTest::newRow("70B on H100, short context") << serving(llama31_70b(), H100, 1) << 2 << 1;
    QTest::newRow("70B on H100, asked with 3") << serving(llama31_70b(), H100, 3, 131'072) << 4 << 1;
    QTest::newRow("70B on A100, asked with 7") << serving(llama31_70b(), A100, 7, 131'072) << 4 << 1;
    QTest::newRow("DeepSeek-V3 FP8 on H200") << fp8(serving(deepseekV3(), H200, 1)) << 8 << 1;
    QTest::newRow("405B on H100") << serving(decoder(126, 16'384, 53'248, 128, 8, 128, 128'256, 405'853'388'800), H100, 8) << 16 << 2;
}

void TestAnswers::fewestGpus()
{
    QFETCH(Configuration, configuration);
    QFETCH(int, gpus);
    QFETCH(int, nodes);
    const auto split = answersOf(configuration).fewestGpus;
    QVERIFY(split);
    QCOMPARE(split->gpus(), gpus);
    QCOMPARE(split->nodes, nodes);
    QVERIFY(isFitting(split->fits));
    QCOMPARE(split->tensorParallel * split->pipelineParallel * split->dataParallel, gpus);
    QCOMPARE(*configuration.model.attentionHeads % split->tensorParallel, 0);
    // The machine with that many has that need.
    Configuration c = configuration;
    c.lines.front().quantity = split->gpusPerNode;
    c.nodes = split->nodes;
    const ConfigurationEvaluation e = run(c);
    QCOMPARE(e.memory.perGpu.total->expected, split->need.expected);
    QCOMPARE(e.memory.fits, split->fits);
}

void TestAnswers::ways_data()
{
    QTest::addColumn<Configuration>("configuration");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char *name, const Configuration &c, RepairKind kind, bool isOffered = true) { QTest::newRow(name) << c << int(kind) << isOffered; };
    using R = RepairKind;
    const Configuration longContext = serving(llama31_8b(), Rtx4090, 1, 40'000);
    row("cache too big: in 8 bits", longContext, R::SetKvFormat);
    row("cache too big: lighter weights", longContext, R::SetWeights);
    row("cache too big: shorter context", longContext, R::SetContext);
    row("cache too big: two cards", longContext, R::SetGpuCount);
    row("one alone is enough: not both", longContext, R::SetPrecision, false);
    row("neither alone is enough: both", serving(llama31_70b(), L40s, 4, 8192, 48), R::SetPrecision);
    row("one sequence cannot be fewer", longContext, R::SetSequences, false);
    const Configuration many = serving(llama31_8b(), Rtx4090, 1, 4096, 64);
    row("many users: fewer", many, R::SetSequences);
    Configuration stated = longContext;
    stated.workload.promptTokens = 38'000;
    stated.workload.answerTokens = 2000;
    row("the prompt that was stated needs its context", stated, R::SetContext, false);
    const Configuration big = serving(llama31_70b(), H200, 1);
    row("weights too big: lighter ones", big, R::SetWeights);
    row("weights too big: no cache helps", big, R::SetKvFormat, false);
    row("weights too big: no context helps", big, R::SetContext, false);
    const Configuration full = training(llama31_8b(), H100, 1, WorkloadKind::FullFineTuning);
    row("8B in full on one card: adapters", full, R::SetMethod);
    row("8B in full on one card: offload", full, R::SetOffload);
    row("8B in full on one card: more cards", full, R::SetGpuCount);
    row("8B in full on one card: nothing to shard", full, R::SetZero, false);
    Configuration small = training(llama31_8b(), Ada6000, 1, WorkloadKind::Lora);
    small.workload.microBatch = 64;
    row("wide LoRA batch: fewer at a time", small, R::SetMicroBatch);
    row("a training is no inference", small, R::SetSequences, false);
    Configuration stored = training(llama31_8b(), H100, 1, WorkloadKind::Lora);
    stored.workload.checkpointing = Checkpointing::None;
    stored.workload.microBatch = 8;
    row("stored activations: recompute", stored, R::SetCheckpointing);
    row("LoRA copied on 8 cards: shard", training(llama31_70b(), H100, 8, WorkloadKind::Lora), R::SetZero);
    row("70B LoRA on one card: QLoRA", training(llama31_70b(), H100, 1, WorkloadKind::Lora), R::SetMethod);
    Configuration states = training(llama31_8b(), H200, 1, WorkloadKind::FullFineTuning);
    row("8B in full on 141 GB: 8-bit moments", states, R::SetOptimizer);
}

void TestAnswers::ways()
{
    QFETCH(Configuration, configuration);
    QFETCH(int, kind);
    const MemoryAnswers answers = answersOf(configuration);
    QCOMPARE(run(configuration).memory.fits, Fit::No);
    QTEST(wayOf(answers, static_cast<RepairKind>(kind)) != nullptr, "isOffered");
}

// Whatever is offered, the changed machine fits and needs what was said.
void TestAnswers::waysHold()
{
    const Catalogue catalogue = cards();
    int offered = 0;
    for (const Card card : {Rtx4090, H100, A100, Ada6000}) {
        for (const int gpus : {1, 3, 8}) {
            for (int kind = 0; kind <= int(WorkloadKind::PreTraining); ++kind) {
                for (const Architecture &model : {llama31_8b(), llama31_70b(), deepseekV3(), gemma3_27b(), gptOss120b()}) {
                    Configuration c = machine(model, card, gpus);
                    c.workload.kind = static_cast<WorkloadKind>(kind);
                    c.workload.context = 65'536;
                    c.workload.sequences = c.workload.microBatch = 16;
                    c.workload.tensorParallel = gpus == 8 ? std::optional(4) : std::nullopt;
                    const Fit before = run(c).memory.fits;
                    for (const WayOut &way : answersOf(c).ways) {
                        ++offered;
                        const MemoryEvaluation m = run(repaired(catalogue, c, way.repair)).memory;
                        QCOMPARE(m.perGpu.total->expected, way.need.expected);
                        QCOMPARE(*m.limit, way.limit);
                        QCOMPARE(m.fits, way.fits);
                        QVERIFY(m.fits > before && isFitting(m.fits));
                    }
                }
            }
        }
    }
    QVERIFY2(offered > 200, qPrintable(QString::number(offered)));
}

// The finding offers the cheapest; what fits with its band has nothing to repair.
void TestAnswers::offeredByTheFinding()
{
    const Configuration c = serving(llama31_8b(), Rtx4090, 1, 40'000);
    const MemoryAnswers answers = answersOf(c);
    QVERIFY(answers.ways.size() >= 3);
    const ConfigurationEvaluation e = run(c);
    const Finding *f = find(e, FindingCode::NotEnoughGpuMemory);
    QVERIFY(f);
    QCOMPARE(f->repair, answers.ways.front().repair);
    QCOMPARE(f->repair.kind, RepairKind::SetKvFormat);
    QVERIFY(answersOf(serving(llama31_8b(), H100, 1)).ways.empty());
}

void TestAnswers::safeIsSafe()
{
    Configuration c = serving(llama31_8b(), Rtx4090, 1);
    const MemoryAnswers answers = answersOf(c);
    QVERIFY(answers.maxContext && answers.safeContext && *answers.safeContext < *answers.maxContext);
    QVERIFY(answers.maxSequences && answers.safeSequences && *answers.safeSequences <= *answers.maxSequences);
    c.workload.context = answers.safeContext;
    QVERIFY(run(c).memory.fits >= Fit::Fits);
    c.workload.context = answers.maxContext;
    QCOMPARE(run(c).memory.fits, Fit::Tight);
}

// Grok-2: 8 KV heads over 16 ranks, each head twice (SGLang logs). DeepSeek's latent is on every rank.
void TestAnswers::replicatedCache()
{
    const auto copies = [](const Configuration &c) {
        double value = 0;
        const ConfigurationEvaluation e = run(c);
        for (const Assumption &a : e.assumptions.items()) {
            value = a.code == AssumptionCode::KvCacheReplicated ? a.value.value : value;
        }
        return value;
    };
    QCOMPARE(copies(machine(decoder(64, 8192, 32'768, 64, 8, 128, 131'072, 269'500'000'000), H200, 16)), 2.0);
    QCOMPARE(copies(machine(deepseekV3(), H200, 8)), 8.0);
    QCOMPARE(copies(machine(llama31_70b(), H200, 8)), 0.0);
    QCOMPARE(copies(machine(deepseekV3(), H200, 1)), 0.0);
    const auto split = answersOf(machine(deepseekV3(), H200, 8)).fewestGpus;
    QVERIFY(split && split->replicatesKvCache);
}

// vllm-project/vllm 34076: Qwen3-Coder-30B-A3B over cards of two sizes. The smaller one is full first.
void TestAnswers::smallestCardGoverns()
{
    Configuration c = serving(qwen3_30b(), Rtx4090, 1, 262'144);
    c.workload.weights = WeightFormat::Fp8;
    c.workload.pipelineParallel = 2;
    Configuration uniform = c;
    uniform.lines.front().quantity = 2;
    c.lines.push_back(machine(qwen3_30b(), V100, 1).lines.front()); // 32 GB beside 24 GB
    const ConfigurationEvaluation mixed = run(c), same = run(uniform);
    QVERIFY(find(mixed, FindingCode::MixedGpus));
    QCOMPARE(*mixed.memory.usable, *same.memory.usable);
    QCOMPARE(*mixed.memory.limit, *same.memory.limit);
    QCOMPARE(mixed.memory.fits, same.memory.fits);
    QCOMPARE(*mixed.memory.maxContext, *same.memory.maxContext);
}

void TestAnswers::nothingKnown()
{
    for (const Configuration &c : {machine(llama31_8b(), H100, 0), machine(llama31_8b(), UnknownMemory, 2), Configuration()}) {
        const MemoryAnswers answers = answersOf(c);
        QVERIFY(!answers.fewestGpus);
        QVERIFY(answers.ways.empty());
    }
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
