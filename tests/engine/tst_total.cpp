// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <limits>
#include <random>

#include "bomfixture.h"
#include "engine/ownership.h"
#include "engine/quote.h"

using namespace fixture;

namespace {

// Seeded: a failure names the number of the project that made it.
class Absurd {
public:
    explicit Absurd(unsigned seed) : m_random(seed) {}

    std::int64_t integer()
    {
        constexpr std::int64_t extremes[] = {0, 1, -1, 2, 3, 7, 8, 64, 4096, 1'000'000, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
        return chance(4) ? static_cast<std::int64_t>(m_random() % 200) : extremes[m_random() % std::size(extremes)];
    }
    int small() { return static_cast<int>(std::clamp<std::int64_t>(integer(), INT32_MIN, INT32_MAX)); }
    double real()
    {
        using Limits = std::numeric_limits<double>;
        constexpr double extremes[] = {0.0, 1.0, -1.0, 0.5, 1e-300, 1e300, -1e300, 230.0, Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN()};
        return chance(3) ? static_cast<double>(m_random() % 5000) : extremes[m_random() % std::size(extremes)];
    }
    bool chance(unsigned oneIn) { return m_random() % oneIn == 0; }
    template <class E>
    E any(E last)
    {
        return static_cast<E>(m_random() % (static_cast<unsigned>(last) + 1));
    }
    template <class T, class Make>
    std::optional<T> maybe(Make make)
    {
        return chance(3) ? std::nullopt : std::optional<T>(make());
    }
    std::optional<int> maybeInt() { return maybe<int>([&] { return small(); }); }
    std::optional<Watts> maybeWatts() { return maybe<Watts>([&] { return Watts(real()); }); }
    Money money() { return Money::micros(integer()); }
    Rate rate() { return Rate{integer()}; }

    Architecture model();
    Workload workload();
    Catalogue catalogue();
    Project project();

private:
    std::mt19937 m_random;
};

Architecture Absurd::model()
{
    Architecture a;
    a.kind = any(ModelKind::Speech);
    a.attention = any(AttentionKind::Mla);
    a.quantization = any(StoredQuantization::Unknown);
    a.totalParams = integer();
    a.activeParams = integer();
    a.languageParams = maybe<std::int64_t>([&] { return integer(); });
    for (std::optional<int> *field : {&a.encoderLayers, &a.layers, &a.hiddenSize, &a.intermediateSize, &a.attentionHeads, &a.kvHeads, &a.headDim,
                                      &a.valueHeadDim, &a.vocabulary, &a.slidingWindow, &a.expertIntermediateSize, &a.sharedExpertIntermediateSize,
                                      &a.denseLayers, &a.kvLoraRank, &a.queryLoraRank, &a.qkNopeHeadDim, &a.qkRopeHeadDim, &a.quantizedBits,
                                      &a.fullKvHeads, &a.fullHeadDim}) {
        *field = maybeInt();
    }
    for (int *field : {&a.feedForwardMatrices, &a.slidingWindowLayers, &a.fullAttentionLayers, &a.linearLayers, &a.crossAttentionLayers, &a.experts,
                       &a.expertsPerToken, &a.sharedExperts, &a.indexHeadDim, &a.nativeBitsPerWeight}) {
        *field = small();
    }
    a.maxContext = maybe<std::int64_t>([&] { return integer(); });
    a.stateElements = integer();
    a.convStateElements = integer();
    a.tiedEmbeddings = chance(2);
    return a;
}

Workload Absurd::workload()
{
    Workload w;
    w.kind = any(WorkloadKind::PreTraining);
    w.weights = any(WeightFormat::Iq1_S);
    w.kvKeys = any(KvFormat::Iq4_NL);
    w.kvValues = any(KvFormat::Iq4_NL);
    w.engine = maybe<InferenceEngine>([&] { return any(InferenceEngine::Transformers); });
    w.framework = maybe<TrainingFramework>([&] { return any(TrainingFramework::Megatron); });
    w.context = maybe<std::int64_t>([&] { return integer(); });
    w.utilisation = maybe<Fraction>([&] { return Fraction(real()); });
    w.trainingTokens = maybe<Tokens>([&] { return Tokens(integer()); });
    for (std::optional<int> *field : {&w.promptTokens, &w.answerTokens, &w.batchedTokens, &w.microBatchTokens, &w.tensorParallel, &w.pipelineParallel,
                                      &w.dataParallel, &w.expertParallel, &w.contextParallel}) {
        *field = maybeInt();
    }
    for (int *field : {&w.sequences, &w.sequenceLength, &w.microBatch, &w.gradientAccumulation, &w.loraRank, &w.zeroStage}) {
        *field = small();
    }
    w.optimizer = any(Optimizer::Adafactor);
    w.checkpointing = any(Checkpointing::Full);
    w.loss = any(LossImplementation::Chunked);
    w.offload = any(Offload::ParametersToNvme);
    w.loraTargets = static_cast<std::uint8_t>(integer());
    w.zeroAuto = chance(2);
    w.masterWeights = chance(2);
    w.flashAttention = chance(2);
    TrainingDetails &d = w.details;
    for (std::optional<bool> *field : {&d.autocast, &d.fp32Adapters, &d.fp32Residual, &d.fusedFeedForward}) {
        *field = maybe<bool>([&] { return chance(2); });
    }
    for (bool *field : {&d.doubleQuantisation, &d.trainsEmbeddings, &d.isCompiled, &d.optimizerInBackward, &d.offloadsActivations, &d.halfGradients,
                        &d.sequenceParallel}) {
        *field = chance(2);
    }
    d.logits = any(LogitsCast::ByAutocast);
    d.virtualStages = small();
    ServingDetails &s = w.serving;
    s.targetTimeToFirstToken = maybe<Seconds>([&] { return Seconds(real()); });
    s.targetTokensPerSecond = maybe<TokensPerSecond>([&] { return TokensPerSecond(real()); });
    s.draftTokens = small();
    for (Fraction *field : {&s.prefixHits, &s.draftAcceptance, &s.draftCost}) {
        *field = Fraction(real());
    }
    return w;
}

Catalogue Absurd::catalogue()
{
    Catalogue c;
    for (int i = 0; i < 3; ++i) {
        Server s;
        for (std::optional<int> *field : {&s.sockets, &s.maxGpus, &s.maxSlotWidth, &s.pcieX16Slots, &s.pcieGeneration, &s.dimmSlots, &s.nvmeBays,
                                          &s.psuSlots, &s.defaultPsuCount, &s.rackUnits}) {
            *field = maybeInt();
        }
        for (std::optional<Watts> *field : {&s.defaultPsuRating, &s.maxPower, &s.maxGpuTdp, &s.chassisOverhead}) {
            *field = maybeWatts();
        }
        s.redundancy = maybe<RedundancyScheme>([&] { return RedundancyScheme{small(), small()}; });
        s.gpuFormFactors = static_cast<std::uint16_t>(integer());
        s.memoryType = chance(2) ? "DDR5 RDIMM" : "";
        s.socketType = chance(2) ? "SP5 or" : "";
        s.info.vendor = chance(2) ? "NVIDIA" : "";
        s.defaultPsu = chance(2) ? "psu" : "";
        s.psuOptions = chance(2) ? "" : "2800W (200-240V)";
        s.gpuSharePerPsu = maybe<Fraction>([&] { return Fraction(real()); });
        s.weightKg = maybe<double>([&] { return real(); });
        c.servers.push_back(s);
        Gpu g;
        g.formFactor = any(GpuFormFactor::Integrated);
        g.slotWidth = maybeInt();
        g.marketedMemory = Bytes(integer());
        g.reportedMemory = maybe<Bytes>([&] { return Bytes(integer()); });
        g.memoryBandwidth = maybe<BytesPerSecond>([&] { return BytesPerSecond(real()); });
        g.linkBandwidth = maybe<BytesPerSecond>([&] { return BytesPerSecond(real()); });
        for (std::optional<FlopsPerSecond> *field : {&g.fp32, &g.fp16, &g.bf16, &g.fp8, &g.int8, &g.fp4}) {
            *field = maybe<FlopsPerSecond>([&] { return FlopsPerSecond(real()); });
        }
        g.tdp = maybeWatts();
        g.peakFactor = maybe<double>([&] { return real(); });
        g.pcieGeneration = maybeInt();
        g.pcieLanes = maybeInt();
        g.maxLinkGroup = small();
        g.info.id = i == 0 ? "x" : "";
        g.info.price = maybe<Money>([&] { return money(); });
        c.gpus.push_back(g);
        Cpu p;
        p.tdp = maybeWatts();
        p.maxSockets = maybeInt();
        p.memoryChannels = maybeInt();
        p.socket = chance(2) ? "SP5" : "";
        c.cpus.push_back(p);
        MemoryModule m;
        m.capacity = Bytes(integer());
        m.typical = maybeWatts();
        m.generation = chance(2) ? "DDR5" : "";
        c.memory.push_back(m);
        Drive d;
        d.capacity = Bytes(integer());
        d.active = maybeWatts();
        d.read = maybe<BytesPerSecond>([&] { return BytesPerSecond(real()); });
        d.write = maybe<BytesPerSecond>([&] { return BytesPerSecond(real()); });
        c.drives.push_back(d);
        Psu s2;
        s2.ratedHighLine = maybeWatts();
        s2.ratedLowLine = maybeWatts();
        s2.highLineOnly = chance(3);
        s2.efficiencyClass = any(EfficiencyClass::Ruby);
        for (std::optional<Fraction> *field : {&s2.efficiency10, &s2.efficiency20, &s2.efficiency50, &s2.efficiency100}) {
            *field = maybe<Fraction>([&] { return Fraction(real()); });
        }
        s2.info.id = chance(2) ? "psu" : "";
        s2.formFactor = chance(2) ? "ATX 3.1" : "CRPS";
        s2.inlet = chance(2) ? "IEC C14" : "IEC C20";
        s2.peakFactor = maybe<double>([&] { return real(); });
        c.psus.push_back(s2);
        RackPart r;
        r.type = any(RackPartType::Ups);
        for (std::optional<int> *field : {&r.rackUnits, &r.phases, &r.c13Outlets, &r.c19Outlets}) {
            *field = maybeInt();
        }
        r.maxLoadKg = maybe<double>([&] { return real(); });
        r.voltage = maybe<Volts>([&] { return Volts(real()); });
        r.amps = maybe<Amperes>([&] { return Amperes(real()); });
        r.va = maybe<VoltAmperes>([&] { return VoltAmperes(real()); });
        r.watts = maybeWatts();
        c.racks.push_back(r);
        NetworkPart n;
        n.maxPower = maybeWatts();
        c.network.push_back(n);
    }
    return c;
}

Project Absurd::project()
{
    Project p;
    const int configurations = static_cast<int>(integer() & 3);
    for (int i = 0; i < configurations; ++i) {
        Configuration c;
        c.model = model();
        c.workload = workload();
        c.nodes = small();
        c.redundancy = any(RedundancyPolicy::NPlusN);
        c.cloudGpuHour = maybe<Money>([&] { return money(); });
        c.capex = maybe<Money>([&] { return money(); });
        const int lines = static_cast<int>(integer() & 15);
        for (int j = 0; j < lines; ++j) {
            BomLine line;
            line.part = {any(PartKind::Service), PartIndex{static_cast<std::uint32_t>(chance(4) ? integer() : integer() & 3)}};
            line.quantity = small();
            line.scope = any(LineScope::PerProject);
            line.unitPrice = maybe<Money>([&] { return money(); });
            line.discount = rate();
            line.offer.isOptional = chance(4);
            line.offer.vat = maybe<Rate>([&] { return rate(); });
            line.offer.purchasePrice = maybe<Money>([&] { return money(); });
            line.offer.floorPrice = maybe<Money>([&] { return money(); });
            line.watts = maybeWatts();
            c.lines.push_back(line);
        }
        p.configurations.push_back(c);
    }
    Site &s = p.site;
    s.pricePerKwh = money();
    s.priceEscalation = rate();
    s.pue = real();
    s.hoursPerYear = real();
    s.loadFactor = real();
    s.averageItPower = maybeWatts();
    s.voltage = Volts(real());
    s.circuit = Amperes(real());
    s.phases = small();
    s.continuousFactor = real();
    s.rackPower = maybeWatts();
    s.altitudeM = maybe<double>([&] { return real(); });
    s.co2GramsPerKwh = maybe<double>([&] { return real(); });
    s.redundancyRequired = chance(2);
    s.country = chance(2) ? "US" : "FR";
    s.feeds = small();
    s.rackUnits = chance(2) ? std::optional(small()) : std::nullopt;
    s.rackCooling = maybeWatts();
    s.floorLoad = maybe<double>([&] { return real(); });
    s.deployment = {small(), small(), small()};
    s.priceDate = {small(), small(), small()};
    s.bands = {maybe<Money>([&] { return money(); }), real()};
    s.week = maybe<WeekProfile>([&] { return WeekProfile{real(), real()}; });
    s.co2Year = small();
    s.heat = {real(), money()};
    CostTerms &t = p.cost;
    t.years = small();
    t.maintenanceFromYear = small();
    for (Money *field : {&t.install, &t.licencePerGpuYear, &t.staffPerYear, &t.networkPerYear, &t.colocationPerKwMonth, &t.coolingPerGpuYear}) {
        *field = money();
    }
    for (Rate *field : {&t.maintenance, &t.residual, &t.discountRate}) {
        *field = rate();
    }
    t.utilisation = real();
    t.hoursPerMonth = real();
    t.usdRate = real();
    t.resale = maybe<Money>([&] { return money(); });
    t.colocationIncludesPower = chance(2);
    t.likeForLike = any(LikeForLike::SameThroughput);
    t.embodiedKgPerNode = maybe<double>([&] { return real(); });
    t.arrival = {money(), rate(), money()};
    t.failures = {rate(), real(), money()};
    t.finance = {any(Financing::Rental), small(), rate(), rate(), maybe<Money>([&] { return money(); })};
    t.depreciation = {any(DepreciationMethod::Declining), small()};
    t.outlook = {rate(), rate(), rate()};
    for (int i = static_cast<int>(integer() & 15); i > 0; --i) { // more than a project may hold
        CloudScenario cloud;
        cloud.kind = any(CloudKind::PerToken);
        cloud.gpu = chance(2) ? "x" : "";
        cloud.isInUsd = chance(2);
        for (std::optional<Money> *field : {&cloud.gpuHour, &cloud.millionInput, &cloud.millionOutput}) {
            *field = maybe<Money>([&] { return money(); });
        }
        cloud.egressPerMonth = money();
        cloud.storagePerMonth = money();
        cloud.discount = rate();
        cloud.date = {small(), small(), small()};
        p.clouds.push_back(cloud);
    }
    p.quote.vat = rate();
    p.quote.globalDiscount = rate();
    p.quote.validityDays = small();
    p.quote.date = {small(), small(), small()};
    p.quote.sale = {any(SaleCase::UnitedStates), any(VatRounding::PerLine), chance(2)};
    p.quote.payment.deposit = rate();
    p.quote.payment.days = small();
    p.quote.currency.perUnit = money();
    p.quote.paper.detail = any(LineDetail::Grouped);
    p.quote.paper.variants = static_cast<std::uint8_t>(integer());
    p.quote.internal.minimumMargin = rate();
    return p;
}

template <class Q>
bool isOrdered(const std::optional<Estimate<Q>> &estimate)
{
    return !estimate || (estimate->low <= estimate->expected && estimate->expected <= estimate->high);
}

} // namespace

class TestTotal : public QObject {
    Q_OBJECT
private slots:
    // Whatever the project, an evaluation comes back: no crash, no overflow (under sanitizers), estimates in order.
    void absurdProjects_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1U, 2U, 3U, 2026U}) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }
    void absurdProjects()
    {
        QFETCH(unsigned, seed);
        Absurd absurd(seed);
        for (int i = 0; i < 1'500; ++i) {
            const Catalogue catalogue = absurd.catalogue();
            const Project project = absurd.project();
            const Evaluation evaluation = evaluate(catalogue, project);
            QCOMPARE(std::size_t(evaluation.count), project.configurations.size());
            for (int k = 0; k < evaluation.count; ++k) {
                const auto at = static_cast<std::size_t>(k);
                const ConfigurationEvaluation &e = evaluation.configurations[at];
                const Configuration &c = project.configurations[at];
                const QByteArray where = QByteArray("project ") + QByteArray::number(i);
                QVERIFY2(isOrdered(e.power.averageAc), where.constData());
                QVERIFY2(isOrdered(e.power.gpuBusy) && isOrdered(e.power.busyAc) && isOrdered(e.power.readyAc) && isOrdered(e.power.idleAc), where.constData());
                QVERIFY2(isOrdered(e.memory.perGpu.total), where.constData());
                QVERIFY2(isOrdered(e.speed.output), where.constData());
                const bool isBought = project.cost.finance.kind != Financing::Rental;
                QVERIFY2(!isBought || e.cost.tco.has_value() <= e.cost.capex.has_value(), where.constData());
                QVERIFY2(!e.cost.tco || *e.cost.tco == e.cost.plan.total(), where.constData());
                costScenarios(catalogue, project, c, e);
                scenarioCurves(catalogue, project, c, e);
                depreciation(e.cost.capex.value_or(Money()), project.cost.depreciation);
                for (const Finding &f : e.findings.items()) {
                    repaired(catalogue, c, f.repair);
                }
                costCurve(catalogue, project, c);
                memoryByPrecision(catalogue, project, c);
                for (int kind = 0; kind < partKindCount; ++kind) {
                    conflictOf(catalogue, c, {static_cast<PartKind>(kind), PartIndex{1}});
                }
                makeQuote(catalogue, project, k);
            }
        }
    }
    void emptyEverything()
    {
        QCOMPARE(evaluate({}, {}).count, 0);
        const ConfigurationEvaluation e = evaluateConfiguration({}, {}, {});
        QVERIFY(!e.power.dc && !e.cost.capex && !e.cost.tco);
    }
    void tooManyConfigurations()
    {
        Project project;
        project.configurations.resize(20);
        QCOMPARE(evaluate({}, project).count, maxConfigurations);
    }
};

QTEST_GUILESS_MAIN(TestTotal)
#include "tst_total.moc"
