// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/projectfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

#include "catalogue/cataloguestore.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

const Catalogue &catalogue()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

// Values within the ranges of the headers, ends included; each optional is absent about a time in three.
class RandomProject {
public:
    explicit RandomProject(unsigned seed) : m_random(seed) {}

    Project project()
    {
        Project p;
        p.title = text();
        p.currency = chance() ? "EUR" : "JPY";
        p.seller = party();
        p.customer = party();
        p.site = site();
        p.cost = cost();
        for (int i = whole(0, maxClouds); i > 0; --i) {
            p.clouds.push_back(cloud());
        }
        const int count = whole(1, maxConfigurations);
        for (int i = 0; i < count; ++i) {
            p.configurations.push_back(configuration());
        }
        p.quote = quote(count);
        return p;
    }

private:
    bool chance() { return whole(0, 1) == 1; }
    std::int64_t wide(std::int64_t low, std::int64_t high)
    {
        switch (std::uniform_int_distribution<int>(0, 9)(m_random)) {
        case 0:
            return low;
        case 1:
            return high;
        default:
            return std::uniform_int_distribution<std::int64_t>(low, high)(m_random);
        }
    }
    int whole(int low, int high) { return static_cast<int>(wide(low, high)); }
    double real(double low, double high)
    {
        return chance() ? (chance() ? low : high) : std::uniform_real_distribution<double>(low, high)(m_random);
    }
    Money money(std::int64_t units) { return Money::micros(wide(0, units * 1'000'000)); }
    Rate rate(int low, int high) { return Rate{wide(low * 10'000, high * 10'000)}; }
    template <class E>
    E any(E last)
    {
        return static_cast<E>(whole(0, static_cast<int>(last)));
    }
    template <class T>
    void maybe(std::optional<T> &to, T value)
    {
        if (whole(0, 2) > 0) {
            to = value;
        }
    }
    std::string text()
    {
        static const QStringList samples = {QString(), u"plain"_s, u"two\nlines"_s, u"\"quoted\" \\ / \t"_s, u"caf\u00e9 \u20ac"_s,
                                            QString::fromUcs4(U"\U0001F600"), u"null"_s, u"123"_s};
        return samples.at(whole(0, static_cast<int>(samples.size()) - 1)).toStdString();
    }
    Party party()
    {
        return {text(), text(), text(), text(), text(), text(), text(), text(), text(), text(), text(), text(), text(), text()};
    }
    QuoteTerms quote(int configurations)
    {
        QuoteTerms q;
        q.number = text();
        if (chance()) {
            q.date = {whole(1, 9999), whole(1, 12), whole(1, 28)};
        }
        q.validityDays = whole(1, 3650);
        q.vat = rate(0, 100);
        q.globalDiscount = rate(0, 100);
        q.paymentTerms = text();
        q.delivery = text();
        q.warranty = text();
        q.notes = text();
        q.customerReference = text();
        q.configuration = whole(0, configurations - 1);
        q.version = whole(1, 9999);
        q.salesperson = text();
        q.sale = {static_cast<SaleCase>(whole(0, 5)), static_cast<VatRounding>(whole(0, 1)), chance()};
        q.payment.basis = static_cast<DueBasis>(whole(0, 3));
        q.payment.days = whole(0, 365);
        q.payment.deposit = rate(0, 100);
        maybe(q.payment.penalty, rate(0, 100));
        q.payment.indemnity = money(1'000'000'000);
        q.payment.earlyDiscount = rate(0, 100);
        q.payment.earlyDays = whole(0, 365);
        q.payment.retentionOfTitle = chance();
        q.shipping = {static_cast<Incoterm>(whole(0, 11)), text(), chance(), text(), text()};
        q.currency = {text(), money(1'000'000'000), {whole(1, 9999), whole(1, 12), whole(1, 28)}, text()};
        q.paper = {text(), static_cast<PaperSize>(whole(0, 1)), static_cast<LineDetail>(whole(0, 1)), chance(), chance(),
                   static_cast<std::uint8_t>(whole(0, 255)), text(), text(), text()};
        q.internal = {rate(0, 100), text()};
        return q;
    }
    LineOffer offer()
    {
        LineOffer o;
        o.section = text();
        o.comment = text();
        o.isOptional = chance();
        maybe(o.vat, rate(0, 100));
        maybe(o.purchasePrice, money(1'000'000'000));
        maybe(o.floorPrice, money(1'000'000'000));
        o.hsCode = text();
        o.origin = text();
        return o;
    }
    Site site()
    {
        Site s;
        s.pricePerKwh = money(100);
        s.priceEscalation = rate(-50, 100);
        s.pue = real(1, 5);
        s.hoursPerYear = real(0, 8784);
        s.loadFactor = real(0, 1);
        maybe(s.averageItPower, Watts(real(0, 1e9)));
        s.voltage = Volts(real(100, 480));
        s.circuit = Amperes(real(1, 1000));
        s.phases = chance() ? 1 : 3;
        s.continuousFactor = real(0.1, 1);
        maybe(s.rackPower, Watts(real(0, 1e9)));
        maybe(s.inlet, Celsius(real(0, 60)));
        maybe(s.altitudeM, real(-500, 6000));
        maybe(s.co2GramsPerKwh, real(0, 3000));
        s.redundancyRequired = chance();
        s.country = text();
        s.feeds = whole(1, 2);
        maybe(s.rackUnits, whole(1, 60));
        maybe(s.rackCooling, Watts(real(0, 1e9)));
        maybe(s.floorLoad, real(100, 10'000));
        s.deployment = {whole(1, 9999), whole(1, 12), whole(1, 28)};
        s.priceSource = text();
        s.priceDate = {whole(1, 9999), whole(1, 12), whole(1, 28)};
        maybe(s.bands.offPeakPerKwh, money(100));
        s.bands.offPeakHours = real(0, 24);
        maybe(s.week, WeekProfile{real(0, 1), real(0, 1)});
        s.co2Method = text();
        s.co2Year = whole(0, 9999);
        if (chance()) {
            s.heat = {real(0, 1), money(100)};
        }
        return s;
    }
    CostTerms cost()
    {
        CostTerms c;
        c.years = whole(1, 15);
        c.install = money(1'000'000'000);
        c.maintenance = rate(0, 100);
        c.maintenanceFromYear = whole(1, 16);
        c.licencePerGpuYear = money(1'000'000);
        c.staffPerYear = money(1'000'000);
        c.networkPerYear = money(1'000'000);
        c.colocationPerKwMonth = money(1'000'000);
        c.coolingPerGpuYear = money(1'000'000);
        c.residual = rate(0, 100);
        c.discountRate = rate(0, 100);
        c.utilisation = real(0, 1);
        c.hoursPerMonth = real(0, 744);
        c.usdRate = real(0, 200);
        maybe(c.resale, money(1'000'000'000));
        c.colocationIncludesPower = chance();
        c.likeForLike = any(LikeForLike::SameThroughput);
        maybe(c.embodiedKgPerNode, real(0, 1e6));
        if (chance()) {
            c.arrival = {money(1'000'000), rate(0, 100), money(1'000'000)};
            c.failures = {rate(0, 100), real(0, 10), money(1'000'000)};
            c.finance = {any(Financing::Rental), whole(1, 180), rate(0, 100), rate(0, 100), {}};
            maybe(c.finance.rentalPerGpuMonth, money(1'000'000));
            c.depreciation = {any(DepreciationMethod::Declining), whole(1, 15)};
            c.outlook = {rate(-50, 100), rate(-50, 100), rate(-50, 1000)};
        }
        return c;
    }
    CloudScenario cloud()
    {
        CloudScenario c;
        c.name = text();
        c.kind = any(CloudKind::PerToken);
        c.gpu = text();
        c.isInUsd = chance();
        maybe(c.gpuHour, money(1'000));
        maybe(c.millionInput, money(1'000));
        maybe(c.millionOutput, money(1'000));
        c.egressPerMonth = money(1'000'000);
        c.storagePerMonth = money(1'000'000);
        c.discount = rate(0, 100);
        if (chance()) {
            c.date = {whole(1, 9999), whole(1, 12), whole(1, 28)};
        }
        c.source = text();
        return c;
    }
    BomLine line()
    {
        BomLine l;
        l.part.kind = any(PartKind::Service);
        const int parts = catalogue().count(l.part.kind);
        if (parts > 0 && chance()) {
            l.part.index = PartIndex{static_cast<std::uint32_t>(whole(0, parts - 1))};
        }
        l.description = text();
        setQuantity(l, SoldQuantity{wide(0, 100'000'000)});
        l.scope = any(LineScope::PerProject);
        maybe(l.unitPrice, Money::micros(wide(-1'000'000'000'000'000, 1'000'000'000'000'000)));
        l.priceIsExample = chance();
        l.discount = rate(0, 100);
        if (chance()) {
            l.offer = offer();
        }
        l.offer.unit = any(LineUnit::LumpSum);
        maybe(l.watts, Watts(real(0, 1e9)));
        return l;
    }
    Configuration configuration()
    {
        Configuration c;
        c.name = "x" + text();
        c.model = chance() ? catalogue().models[static_cast<std::size_t>(whole(0, static_cast<int>(catalogue().models.size()) - 1))] : model();
        c.workload = workload();
        c.nodes = whole(1, 10'000);
        const int lines = whole(0, 12);
        for (int i = 0; i < lines; ++i) {
            c.lines.push_back(line());
        }
        c.redundancy = any(RedundancyPolicy::NPlusN);
        maybe(c.cloudGpuHour, money(1000));
        maybe(c.capex, money(1'000'000'000'000));
        return c;
    }
    Architecture model()
    {
        constexpr std::int64_t most = 1'000'000'000'000'000'000;
        Architecture m;
        for (std::string *value : {&m.id, &m.name, &m.family, &m.modelType, &m.licence, &m.source}) {
            *value = text();
        }
        m.confidence = any(ShapeConfidence::SizeOnly);
        m.kind = any(ModelKind::Speech);
        m.totalParams = wide(0, most);
        m.activeParams = wide(0, most);
        maybe(m.languageParams, wide(0, most));
        m.mtpParams = wide(0, most);
        for (std::optional<int> *value :
             {&m.encoderLayers, &m.layers, &m.hiddenSize, &m.intermediateSize, &m.attentionHeads, &m.kvHeads, &m.headDim, &m.valueHeadDim,
              &m.vocabulary, &m.slidingWindow, &m.expertIntermediateSize, &m.sharedExpertIntermediateSize, &m.denseLayers, &m.kvLoraRank,
              &m.queryLoraRank, &m.qkNopeHeadDim, &m.qkRopeHeadDim, &m.fullKvHeads, &m.fullHeadDim}) {
            maybe(*value, whole(0, INT32_MAX));
        }
        for (int *value : {&m.slidingWindowLayers, &m.fullAttentionLayers, &m.linearLayers, &m.crossAttentionLayers, &m.experts,
                           &m.expertsPerToken, &m.sharedExperts, &m.indexHeadDim}) {
            *value = whole(0, INT32_MAX);
        }
        m.feedForwardMatrices = whole(0, 16);
        m.tiedEmbeddings = chance();
        maybe(m.maxContext, wide(0, most));
        m.attention = any(AttentionKind::Mla);
        m.stateElements = wide(0, most);
        m.convStateElements = wide(0, most);
        m.qkvBias = chance();
        m.nativeBitsPerWeight = whole(1, 64);
        m.quantization = any(StoredQuantization::Unknown);
        maybe(m.quantizedBits, whole(1, 64));
        for (std::optional<std::int64_t> *value : {&m.kvHeadsOfAllLayers, &m.fileWeightBytes, &m.fileEmbeddingBytes}) {
            maybe(*value, wide(0, most));
        }
        maybe(m.storedFormat, any(WeightFormat::Iq1_S));
        return m;
    }
    Workload workload()
    {
        Workload w;
        w.kind = any(WorkloadKind::PreTraining);
        w.weights = any(WeightFormat::Iq1_S);
        w.kvKeys = any(KvFormat::Iq4_NL);
        w.kvValues = any(KvFormat::Iq4_NL);
        maybe(w.engine, any(InferenceEngine::Transformers));
        maybe(w.context, wide(1, 100'000'000));
        w.sequences = whole(1, 100'000);
        maybe(w.promptTokens, whole(1, 100'000'000));
        maybe(w.answerTokens, whole(1, 100'000'000));
        maybe(w.batchedTokens, whole(1, 10'000'000));
        maybe(w.microBatchTokens, whole(1, 1'000'000));
        maybe(w.utilisation, Fraction(real(0.05, 1)));
        w.flashAttention = chance();
        maybe(w.framework, any(TrainingFramework::Megatron));
        w.sequenceLength = whole(1, 100'000'000);
        w.microBatch = whole(1, 100'000);
        w.gradientAccumulation = whole(1, 1'000'000);
        maybe(w.trainingTokens, Tokens(wide(1, 1'000'000'000'000'000'000)));
        w.optimizer = any(Optimizer::Adafactor);
        w.masterWeights = chance();
        w.checkpointing = any(Checkpointing::Full);
        w.loss = any(LossImplementation::Chunked);
        w.loraRank = whole(1, 65'536);
        w.loraTargets = static_cast<std::uint8_t>(whole(0, LoraAll));
        w.zeroStage = whole(0, 3);
        w.zeroAuto = chance();
        w.offload = any(Offload::ParametersToNvme);
        TrainingDetails &d = w.details;
        for (std::optional<bool> *value : {&d.autocast, &d.fp32Adapters, &d.fp32Residual, &d.fusedFeedForward}) {
            maybe(*value, chance());
        }
        for (bool *value : {&d.doubleQuantisation, &d.trainsEmbeddings, &d.isCompiled, &d.optimizerInBackward, &d.offloadsActivations,
                            &d.halfGradients, &d.sequenceParallel}) {
            *value = chance();
        }
        d.logits = any(LogitsCast::ByAutocast);
        d.virtualStages = whole(1, 1'000);
        maybe(w.serving.targetTimeToFirstToken, Seconds(real(0.001, 3'600)));
        maybe(w.serving.targetTokensPerSecond, TokensPerSecond(real(0.01, 100'000)));
        w.serving.prefixHits = Fraction(real(0, 0.99));
        w.serving.draftTokens = whole(0, 16);
        w.serving.draftAcceptance = Fraction(real(0, 0.99));
        w.serving.draftCost = Fraction(real(0, 1));
        for (std::optional<int> *value : {&w.tensorParallel, &w.pipelineParallel, &w.dataParallel, &w.expertParallel, &w.contextParallel}) {
            maybe(*value, whole(1, 65'536));
        }
        return w;
    }

    std::mt19937 m_random;
};

// A project whose fields all differ from their defaults, as its JSON.
QJsonObject sample()
{
    QFile file(u":/samples/02-llama-3.3-70b-serving.configuria"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// The value with what stands at `path` ("configurations.1.lines.0.quantity") replaced; undefined removes it.
QJsonValue changed(const QJsonValue &root, QStringList path, const QJsonValue &to)
{
    if (path.isEmpty()) {
        return to;
    }
    const QString first = path.takeFirst();
    if (root.isArray()) {
        QJsonArray array = root.toArray();
        array.replace(first.toInt(), changed(array.at(first.toInt()), path, to));
        return array;
    }
    QJsonObject object = root.toObject();
    object.insert(first, changed(object.value(first), path, to)); // inserting undefined removes
    return object;
}

QByteArray jsonOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson();
}

Result<Project> read(const QByteArray &json)
{
    return projectFromJson(catalogue(), json, u"p.configuria"_s);
}

} // namespace

class ProjectFileTest : public QObject
{
    Q_OBJECT

private slots:
    void money_data();
    void money();
    void noMoney_data();
    void noMoney();
    void everyFieldSurvives_data();
    void everyFieldSurvives();
    void modelAloneSurvives();
    void defaultsSurvive();
    void fileIsReadable();
    void refusal_data();
    void refusal();
    void acceptedForms_data();
    void acceptedForms();
    void foreignContent_data();
    void foreignContent();
    void unknownKeysAreIgnored();
    void truncatedAnywhere();
    void changedBytes();
    void files();
};

void ProjectFileTest::money_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("written");
    QTest::newRow("two decimals") << u"1234.56"_s << qint64{1'234'560'000} << u"1234.56"_s;
    QTest::newRow("whole") << u"8"_s << qint64{8'000'000} << u"8.00"_s;
    QTest::newRow("negative") << u"-3"_s << qint64{-3'000'000} << u"-3.00"_s;
    QTest::newRow("plus") << u"+3.5"_s << qint64{3'500'000} << u"3.50"_s;
    QTest::newRow("six decimals") << u"0.182345"_s << qint64{182'345} << u"0.182345"_s;
    QTest::newRow("three decimals") << u"0.1820"_s << qint64{182'000} << u"0.182"_s;
    QTest::newRow("zero") << u"0"_s << qint64{0} << u"0.00"_s;
    QTest::newRow("below one, negative") << u"-0.01"_s << qint64{-10'000} << u"-0.01"_s;
    QTest::newRow("spaces around") << u" 12 "_s << qint64{12'000'000} << u"12.00"_s;
    QTest::newRow("no double holds it") << u"9007199254740.993"_s << qint64{9'007'199'254'740'993'000} << u"9007199254740.993"_s;
    QTest::newRow("largest") << u"9223372036854.775807"_s << qint64{INT64_MAX} << u"9223372036854.775807"_s;
}

void ProjectFileTest::money()
{
    QFETCH(QString, text);
    QFETCH(qint64, micros);
    QFETCH(QString, written);
    const std::optional<Money> money = moneyFromText(text);
    QVERIFY(money);
    QCOMPARE(qint64(money->micros()), micros);
    QCOMPARE(moneyToText(*money), written);
    QCOMPARE(moneyToText(Money::micros(INT64_MIN)), u"-9223372036854.775808"_s);
}

void ProjectFileTest::noMoney_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", " ", "-", ".", "1.", ".5", "1.1234567", "1e3", "1,5", "1 000", "0x10", "12a", "--1", "1.2.3", "nan", "inf",
                             "9223372036854.775808", "99999999999999999999", "\u0661"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void ProjectFileTest::noMoney()
{
    QFETCH(QString, text);
    QVERIFY(!moneyFromText(text));
}

void ProjectFileTest::everyFieldSurvives_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 150; ++seed) {
        QTest::addRow("%u", seed) << seed;
    }
}

void ProjectFileTest::everyFieldSurvives()
{
    QFETCH(unsigned, seed);
    const Project before = RandomProject(seed).project();
    const QByteArray json = projectToJson(catalogue(), before);
    const Result<Project> after = read(json);
    QVERIFY2(after, after ? "" : (after.error().place + ": " + after.error().found).c_str());
    QVERIFY(*after == before);
    QCOMPARE(projectToJson(catalogue(), *after), json);
}

// What is kept of an imported file.
void ProjectFileTest::modelAloneSurvives()
{
    for (unsigned seed = 0; seed < 50; ++seed) {
        const Architecture before = RandomProject(seed).project().configurations.front().model;
        const Result<Architecture> after = modelFromJson(modelToJson(before), u"m.model.json"_s);
        QVERIFY(after);
        QVERIFY(*after == before);
    }
    for (const QByteArray &json : {QByteArray("{}"), QByteArray("{"), QByteArray(R"({"schema":1})"), QByteArray(R"({"schema":99,"model":{}})"), QByteArray(R"({"schema":1,"model":{"layers":-1}})")}) {
        const Result<Architecture> refused = modelFromJson(json, u"m.model.json"_s);
        QVERIFY(!refused);
        QCOMPARE(refused.error().file, std::string("m.model.json"));
    }
}

void ProjectFileTest::defaultsSurvive()
{
    Project before;
    before.configurations.resize(1);
    before.configurations[0].name = "A";
    const Result<Project> after = read(projectToJson(catalogue(), before));
    QVERIFY(after);
    QVERIFY(*after == before);
    // The shortest file: all the rest has its default.
    const Result<Project> shortest = read(R"({"schema": 1, "configurations": [{"name": "A", "model": {}}]})");
    QVERIFY(shortest);
    QVERIFY(*shortest == before);
}

void ProjectFileTest::fileIsReadable()
{
    const QByteArray json = projectToJson(catalogue(), RandomProject(3).project());
    QVERIFY(json.count('\n') > 100);
    Project p;
    p.site.pricePerKwh = Money::micros(182'300);
    p.quote.vat = Rate{55'000};
    p.quote.date = {2026, 11, 30};
    p.quote.hasSpeedChart = false; // the other way round than the defaults
    p.quote.hasEvidence = true;
    p.configurations.resize(1);
    p.configurations[0].name = "A";
    BomLine gpus;
    gpus.part = catalogue().find("nvidia-l40s");
    gpus.quantity = 4;
    p.configurations[0].lines.push_back(gpus);
    BomLine days;
    days.part.kind = PartKind::Service;
    setQuantity(days, SoldQuantity{2'250});
    days.offer.unit = LineUnit::Day;
    p.configurations[0].lines.push_back(days);
    const QJsonObject root = QJsonDocument::fromJson(projectToJson(catalogue(), p)).object();
    QCOMPARE(root[u"schema"], QJsonValue(1));
    QCOMPARE(root[u"site"][u"pricePerKwh"], QJsonValue(u"0.1823"_s));
    QCOMPARE(root[u"quote"][u"vat"], QJsonValue(u"5.5"_s));
    QCOMPARE(root[u"quote"][u"date"], QJsonValue(u"2026-11-30"_s));
    const QJsonValue line = root[u"configurations"][0][u"lines"][0];
    QCOMPARE(line[u"part"], QJsonValue(u"nvidia-l40s"_s));
    QCOMPARE(line[u"kind"], QJsonValue(u"gpu"_s));
    QCOMPARE(line[u"quantity"], QJsonValue(4));
    QVERIFY(line[u"unitPrice"].isUndefined()); // absent, not 0
    QVERIFY(line[u"unit"].isUndefined() && line[u"offer"].isUndefined()); // pieces: as in files of before
    const QJsonValue service = root[u"configurations"][0][u"lines"][1];
    QCOMPARE(service[u"quantity"], QJsonValue(2.25));
    QCOMPARE(service[u"unit"], QJsonValue(u"day"_s));
    QVERIFY(service[u"offer"].isUndefined());
}

void ProjectFileTest::refusal_data()
{
    QTest::addColumn<QString>("path"); // with points and indices
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("accepted");
    const QJsonValue absent(QJsonValue::Undefined);
    const auto row = [](const char *name, const QString &path, const QJsonValue &value, ErrorCode code, const QString &place,
                        const QString &found, const QString &accepted) {
        QTest::newRow(name) << path << value << code << place << found << accepted;
    };
    using enum ErrorCode;
    const QString quantity = u"configurations[1].lines[3].quantity"_s;
    row("quantity below", u"configurations.1.lines.3.quantity"_s, -1, OutOfRange, quantity, u"-1"_s, u"0 to 100000"_s);
    row("quantity above", u"configurations.1.lines.3.quantity"_s, 100'001, OutOfRange, quantity, u"100001"_s, u"0 to 100000"_s);
    row("half a piece", u"configurations.1.lines.3.quantity"_s, 1.5, WrongType, quantity, u"1.5"_s, u"a whole number"_s);
    row("huge quantity", u"configurations.1.lines.3.quantity"_s, 1e300, OutOfRange, quantity, u"1e+300"_s, u"0 to 100000"_s);
    row("quantity as a text", u"configurations.1.lines.3.quantity"_s, u"4"_s, WrongType, quantity, u"\"4\""_s, u"a whole number"_s);
    const QString ofService = u"configurations[1].lines[0].quantity"_s;
    const auto service = [](double count) { return QJsonObject{{u"kind"_s, u"service"_s}, {u"description"_s, u"Setup"_s}, {u"quantity"_s, count}}; };
    row("four decimals", u"configurations.1.lines.0"_s, service(2.2505), WrongType, ofService, u"2.2505"_s, u"a number with at most 3 decimals"_s);
    row("part of a day below", u"configurations.1.lines.0"_s, service(-0.5), OutOfRange, ofService, u"-0.5"_s, u"0 to 100000"_s);
    row("part of a day above", u"configurations.1.lines.0"_s, service(100'000.001), OutOfRange, ofService, u"100000.001"_s, u"0 to 100000"_s);
    row("unit", u"configurations.1.lines.3.unit"_s, u"dozen"_s, UnknownValue, u"configurations[1].lines[3].unit"_s, u"\"dozen\""_s,
        u"piece hour day week month year metre lump-sum"_s);
    row("unknown part", u"configurations.0.lines.0.part"_s, u"no-such-server"_s, UnknownPart, u"configurations[0].lines[0].part"_s,
        u"\"no-such-server\""_s, QString());
    row("part of another kind", u"configurations.0.lines.0.kind"_s, u"gpu"_s, UnknownValue, u"configurations[0].lines[0].kind"_s, u"\"gpu\""_s,
        u"server"_s);
    row("price below", u"configurations.0.lines.0.unitPrice"_s, u"-1000000000.01"_s, OutOfRange, u"configurations[0].lines[0].unitPrice"_s,
        u"\"-1000000000.01\""_s, u"-1000000000 to 1000000000"_s);
    row("price above", u"configurations.0.lines.0.unitPrice"_s, u"1000000000.01"_s, OutOfRange, u"configurations[0].lines[0].unitPrice"_s,
        u"\"1000000000.01\""_s, u"-1000000000 to 1000000000"_s);
    row("price is no number", u"configurations.0.lines.0.unitPrice"_s, u"ten"_s, WrongType, u"configurations[0].lines[0].unitPrice"_s,
        u"\"ten\""_s, u"-1000000000 to 1000000000"_s);
    row("discount above", u"configurations.0.lines.0.discount"_s, u"100.0001"_s, OutOfRange, u"configurations[0].lines[0].discount"_s,
        u"\"100.0001\""_s, u"0 to 100"_s);
    row("discount finer than ppm", u"configurations.0.lines.0.discount"_s, u"1.00001"_s, WrongType, u"configurations[0].lines[0].discount"_s,
        u"\"1.00001\""_s, u"0 to 100"_s);
    row("scope", u"configurations.0.lines.0.scope"_s, u"rack"_s, UnknownValue, u"configurations[0].lines[0].scope"_s, u"\"rack\""_s,
        u"node project"_s);
    row("nodes", u"configurations.2.nodes"_s, 0, OutOfRange, u"configurations[2].nodes"_s, u"0"_s, u"1 to 10000"_s);
    row("name empty", u"configurations.2.name"_s, QString(), OutOfRange, u"configurations[2].name"_s, u"\"\""_s, u"a text that is not empty"_s);
    row("name absent", u"configurations.2.name"_s, absent, MissingKey, u"configurations[2].name"_s, QString(), u"a text"_s);
    row("model absent", u"configurations.2.model"_s, absent, MissingKey, u"configurations[2].model"_s, QString(), u"{...}"_s);
    row("model is a text", u"configurations.2.model"_s, u"llama"_s, WrongType, u"configurations[2].model"_s, u"\"llama\""_s, u"{...}"_s);
    row("layers below", u"configurations.0.model.layers"_s, -1, OutOfRange, u"configurations[0].model.layers"_s, u"-1"_s, u"0 to 2147483647"_s);
    row("context", u"configurations.0.workload.context"_s, 0, OutOfRange, u"configurations[0].workload.context"_s, u"0"_s, u"1 to 100000000"_s);
    row("redundancy", u"configurations.0.redundancy"_s, u"2+2"_s, UnknownValue, u"configurations[0].redundancy"_s, u"\"2+2\""_s,
        u"chassis n n+1 n+n"_s);
    row("no configurations", u"configurations"_s, QJsonArray(), OutOfRange, u"configurations"_s, u"0"_s, u"1 to 8"_s);
    row("configurations are no list", u"configurations"_s, QJsonObject(), WrongType, u"configurations"_s, u"{...}"_s, u"[...]"_s);
    row("a configuration is a number", u"configurations.1"_s, 7, WrongType, u"configurations[1]"_s, u"7"_s, u"{...}"_s);
    QJsonArray many;
    for (int i = 0; i < 2001; ++i) {
        many.append(QJsonObject{{u"kind"_s, u"gpu"_s}});
    }
    row("too many lines", u"configurations.0.lines"_s, many, OutOfRange, u"configurations[0].lines"_s, u"2001"_s, u"0 to 2000"_s);
    row("line without a kind", u"configurations.0.lines.0"_s, QJsonObject{{u"quantity"_s, 1}}, MissingKey, u"configurations[0].lines[0].kind"_s,
        QString(), u"server gpu cpu memory drive psu network accessory rack licence service"_s);
    row("pue", u"site.pue"_s, 0.99, OutOfRange, u"site.pue"_s, u"0.99"_s, u"1 to 5"_s);
    row("two phases", u"site.phases"_s, 2, OutOfRange, u"site.phases"_s, u"2"_s, u"1 3"_s);
    row("voltage", u"site.voltage"_s, 50, OutOfRange, u"site.voltage"_s, u"50"_s, u"100 to 480"_s);
    row("energy price", u"site.pricePerKwh"_s, u"100.01"_s, OutOfRange, u"site.pricePerKwh"_s, u"\"100.01\""_s, u"0 to 100"_s);
    row("a flag", u"site.redundancyRequired"_s, 1, WrongType, u"site.redundancyRequired"_s, u"1"_s, u"true false"_s);
    row("site is a list", u"site"_s, QJsonArray(), WrongType, u"site"_s, u"[...]"_s, u"{...}"_s);
    row("years", u"cost.years"_s, 16, OutOfRange, u"cost.years"_s, u"16"_s, u"1 to 15"_s);
    row("financing", u"cost.finance"_s, QJsonObject{{u"kind"_s, u"barter"_s}}, UnknownValue, u"cost.finance.kind"_s, u"\"barter\""_s, u"cash lease rental"_s);
    row("week", u"site.week"_s, QJsonObject{{u"peak"_s, 1.5}}, OutOfRange, u"site.week.peak"_s, u"1.5"_s, u"0 to 1"_s);
    row("cloud", u"clouds"_s, QJsonArray{QJsonObject{{u"discount"_s, u"101"_s}}}, OutOfRange, u"clouds[0].discount"_s, u"\"101\""_s, u"0 to 100"_s);
    row("date", u"quote.date"_s, u"2026-02-30"_s, UnknownValue, u"quote.date"_s, u"\"2026-02-30\""_s, u"YYYY-MM-DD"_s);
    row("offered configuration", u"quote.configuration"_s, 3, OutOfRange, u"quote.configuration"_s, u"3"_s, u"0 to 2"_s);
    row("title", u"title"_s, 5, WrongType, u"title"_s, u"5"_s, u"a text"_s);
    row("newer schema", u"schema"_s, 2, NewerSchema, u"schema"_s, u"2"_s, u"1"_s);
    row("schema 0", u"schema"_s, 0, NotAProject, u"schema"_s, u"0"_s, u"1"_s);
    row("schema is a text", u"schema"_s, u"1"_s, NotAProject, u"schema"_s, u"\"1\""_s, u"1"_s);
    row("no schema", u"schema"_s, absent, NotAProject, u"schema"_s, QString(), u"1"_s);
    row("nothing to configure", u"configurations"_s, absent, NotAProject, u"configurations"_s, QString(), QString());
}

void ProjectFileTest::refusal()
{
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    QFETCH(ErrorCode, code);
    QFETCH(QString, place);
    QFETCH(QString, found);
    QFETCH(QString, accepted);
    const QJsonObject good = sample();
    QVERIFY(read(jsonOf(good)));
    const Result<Project> project = read(jsonOf(changed(good, path.split(u'.'), value).toObject()));
    QVERIFY(!project);
    QCOMPARE(project.error().code, code);
    QCOMPARE(project.error().file, std::string("p.configuria"));
    QCOMPARE(QString::fromStdString(project.error().place), place);
    QCOMPARE(QString::fromStdString(project.error().found), found);
    QCOMPARE(QString::fromStdString(project.error().accepted), accepted);
}

void ProjectFileTest::acceptedForms_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("samePath");
    QTest::addColumn<QJsonValue>("sameValue");
    const auto row = [](const char *name, const QString &path, const QJsonValue &value, const QJsonValue &same) {
        QTest::newRow(name) << path << value << path << same;
    };
    row("money as a number", u"site.pricePerKwh"_s, 0.1823, u"0.1823"_s);
    row("rate as a number", u"quote.vat"_s, 5.5, u"5.5"_s);
    row("whole number as 3.0", u"cost.years"_s, 3.0, 3);
    row("null is absent", u"site.pue"_s, QJsonValue(QJsonValue::Null), QJsonValue(QJsonValue::Undefined));
    row("null capex is absent", u"configurations.0.capex"_s, QJsonValue(QJsonValue::Null), QJsonValue(QJsonValue::Undefined));
    row("name in capitals", u"configurations.0.workload.weights"_s, u"FP8"_s, u"fp8"_s);
}

void ProjectFileTest::acceptedForms()
{
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    QFETCH(QString, samePath);
    QFETCH(QJsonValue, sameValue);
    const Result<Project> one = read(jsonOf(changed(sample(), path.split(u'.'), value).toObject()));
    const Result<Project> other = read(jsonOf(changed(sample(), samePath.split(u'.'), sameValue).toObject()));
    QVERIFY(one && other);
    QVERIFY(*one == *other);
}

void ProjectFileTest::foreignContent_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a text") << QByteArray("hello");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("an empty object") << QByteArray("{}");
    QTest::newRow("a config.json") << QByteArray(R"({"model_type": "llama", "hidden_size": 4096})");
    QTest::newRow("another schema") << QByteArray(R"({"schema": 1, "tables": []})");
    QTest::newRow("bytes") << QByteArray("\x7f" "ELF\0\x01", 6);
    QTest::newRow("not UTF-8") << QByteArray("{\"schema\": 1, \"title\": \"\xff\", \"configurations\": []}");
    QTest::newRow("deeply nested") << QByteArray(100'000, '[');
}

void ProjectFileTest::foreignContent()
{
    QFETCH(QByteArray, json);
    const Result<Project> project = read(json);
    QVERIFY(!project);
    QCOMPARE(project.error().code, ErrorCode::NotAProject);
}

void ProjectFileTest::unknownKeysAreIgnored()
{
    QJsonObject object = sample();
    const Result<Project> before = read(jsonOf(object));
    object.insert(u"remark"_s, u"by hand"_s);
    const Result<Project> after = read(jsonOf(object));
    QVERIFY(before && after);
    QVERIFY(*after == *before);
}

void ProjectFileTest::truncatedAnywhere()
{
    const QByteArray json = jsonOf(sample()).trimmed();
    for (qsizetype size = 0; size < json.size(); size += 37) {
        const Result<Project> project = read(json.left(size));
        QVERIFY(!project);
        QCOMPARE(project.error().code, ErrorCode::NotAProject);
    }
}

void ProjectFileTest::changedBytes()
{
    const QByteArray json = QJsonDocument(sample()).toJson(QJsonDocument::Compact);
    std::mt19937 random(20261130);
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        QByteArray other = json;
        for (int n = 0; n < 3; ++n) {
            other[static_cast<qsizetype>(random() % static_cast<unsigned>(other.size()))] = static_cast<char>(random() % 256);
        }
        const Result<Project> project = read(other);
        if (project) {
            QVERIFY(!project->configurations.empty());
        } else {
            QVERIFY(!project.error().place.empty());
            ++refused;
        }
    }
    QVERIFY(refused > 500);
}

void ProjectFileTest::files()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"a.configuria"_s);
    const Project project = RandomProject(7).project();
    QVERIFY(writeProject(catalogue(), project, path));
    QVERIFY(readProject(catalogue(), path).value() == project);

    const auto codeOf = [](const auto &result) { return result ? ErrorCode::Usage : result.error().code; };
    QCOMPARE(codeOf(readProject(catalogue(), dir.filePath(u"absent.configuria"_s))), ErrorCode::CannotOpen);
    QCOMPARE(codeOf(readProject(catalogue(), dir.path())), ErrorCode::CannotOpen);
    QCOMPARE(codeOf(writeProject(catalogue(), project, dir.filePath(u"absent/b.configuria"_s))), ErrorCode::CannotWrite);
    QCOMPARE(codeOf(writeProject(catalogue(), project, dir.path())), ErrorCode::CannotWrite);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList{u"a.configuria"_s});

    QFile large(dir.filePath(u"large.configuria"_s));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(maxProjectSize + 1)); // sparse
    large.close();
    const Result<Project> tooLarge = readProject(catalogue(), large.fileName());
    QCOMPARE(codeOf(tooLarge), ErrorCode::TooLarge);
    QCOMPARE(tooLarge.error().accepted, std::string("67108864"));
    QCOMPARE(tooLarge.error().found, std::string("67108865"));
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::ProjectFileTest)
#include "tst_projectfile.moc"
