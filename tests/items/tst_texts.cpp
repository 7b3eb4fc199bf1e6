// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include "items/costwords.h"
#include "items/texts.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// A translation read from its .ts file: the test needs no compiled one. Plural forms by the language's rule.
class TsTranslator : public QTranslator {
public:
    explicit TsTranslator(const QString &path, bool isFrench)
        : m_isFrench(isFrench)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return;
        }
        QXmlStreamReader xml(&file);
        QString context, source, comment;
        QStringList forms;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) {
                continue;
            }
            if (xml.name() == u"name") {
                context = xml.readElementText();
            } else if (xml.name() == u"message") {
                source.clear();
                comment.clear();
            } else if (xml.name() == u"source") {
                source = xml.readElementText();
            } else if (xml.name() == u"comment") {
                comment = xml.readElementText();
            } else if (xml.name() == u"translation") {
                forms.clear();
                QString text;
                while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation") && !xml.atEnd()) {
                    if (xml.isStartElement()) {
                        forms << xml.readElementText();
                    } else if (xml.isCharacters()) {
                        text += xml.text();
                    }
                }
                if (forms.isEmpty() && !text.trimmed().isEmpty()) {
                    forms << text;
                }
                m_texts.insert(context + u'|' + source + u'|' + comment, forms);
            }
        }
    }
    bool isEmpty() const override { return m_texts.isEmpty(); }
    QString translate(const char *context, const char *source, const char *comment, int n) const override
    {
        const QStringList forms = m_texts.value(QString::fromUtf8(context) + u'|' + QString::fromUtf8(source) + u'|' + QString::fromUtf8(comment));
        if (forms.isEmpty()) {
            return {};
        }
        const bool isOne = m_isFrench ? n <= 1 : n == 1;
        return n >= 0 && !isOne ? forms.last() : forms.first();
    }

private:
    bool m_isFrench;
    QHash<QString, QStringList> m_texts;
};

constexpr int findingCodes = static_cast<int>(FindingCode::MachineFull) + 1;
constexpr int assumptionCodes = static_cast<int>(AssumptionCode::CloudGpusCounted) + 1;
constexpr int formulas = static_cast<int>(FormulaId::Co2OfMaking) + 1;
constexpr int errorCodes = static_cast<int>(ErrorCode::NoSuchQuote) + 1;
constexpr int repairKinds = static_cast<int>(RepairKind::SetOffload) + 1;

Catalogue catalogue()
{
    Catalogue c;
    Gpu gpu;
    gpu.info.vendor = "NVIDIA";
    gpu.info.model = "H100 PCIe";
    c.gpus.push_back(gpu);
    Psu psu;
    psu.info.vendor = "Dell";
    psu.info.model = "Dell 2400W Platinum";
    c.psus.push_back(psu);
    return c;
}

const PartRef gpuRef{PartKind::Gpu, {0}};

// A sentence for people: something is said, and no placeholder is left.
void check(const QString &text, const char *what, int code)
{
    static const QRegularExpression placeholder(u"%[0-9nL]"_s);
    QVERIFY2(!text.trimmed().isEmpty(), qPrintable(u"%1 %2 is empty"_s.arg(QString::fromUtf8(what)).arg(code)));
    QVERIFY2(!text.contains(placeholder), qPrintable(u"%1 %2: %3"_s.arg(QString::fromUtf8(what)).arg(code).arg(text)));
}

template <class E>
void checkLabels(E last, const char *what)
{
    QSet<QString> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const QString text = texts::label(static_cast<E>(i));
        check(text, what, i);
        QVERIFY2(!seen.contains(text), qPrintable(text)); // two choices never look the same
        seen.insert(text);
    }
}

} // namespace

class TestTexts : public QObject {
    Q_OBJECT

    std::unique_ptr<TsTranslator> m_translator;

    // False when the language has no translation yet.
    bool speak(const QString &language)
    {
        m_translator = std::make_unique<TsTranslator>(QStringLiteral(CONFIGURIA_SOURCE_DIR "/translations/configuria_%1.ts").arg(language), language == u"fr");
        if (m_translator->isEmpty()) {
            return false;
        }
        QCoreApplication::installTranslator(m_translator.get());
        return true;
    }
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("source") << QString();
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("fr") << u"fr"_s;
    }
    Format format(const QString &language) { return Format(QLocale(language == u"fr" ? QLocale::French : QLocale::English)); }

private slots:
    void cleanup() { m_translator.reset(); } // removes itself from the application

    void everyCodeHasWords_data() { languages(); }
    void everyCodeHasWords()
    {
        QFETCH(QString, language);
        if (!language.isEmpty() && !speak(language)) {
            QSKIP("not translated yet");
        }
        const Format f = format(language);
        const Catalogue parts = catalogue();

        checkLabels(WorkloadKind::PreTraining, "WorkloadKind");
        checkLabels(WeightFormat::Iq1_S, "WeightFormat");
        checkLabels(KvFormat::Iq4_NL, "KvFormat");
        checkLabels(InferenceEngine::Transformers, "InferenceEngine");
        checkLabels(TrainingFramework::Megatron, "TrainingFramework");
        checkLabels(Optimizer::Adafactor, "Optimizer");
        checkLabels(Checkpointing::Full, "Checkpointing");
        checkLabels(LossImplementation::Chunked, "LossImplementation");
        checkLabels(Offload::ParametersToNvme, "Offload");
        checkLabels(RedundancyPolicy::NPlusN, "RedundancyPolicy");
        checkLabels(LineScope::PerProject, "LineScope");
        checkLabels(CloudKind::PerToken, "CloudKind");
        checkLabels(LikeForLike::SameThroughput, "LikeForLike");
        checkLabels(Financing::Rental, "Financing");
        checkLabels(DepreciationMethod::Declining, "DepreciationMethod");
        checkLabels(ScenarioKind::Cloud, "ScenarioKind");
        checkLabels(SiteRoom::Liquid, "SiteRoom");
        checkLabels(CostGroup::Income, "CostGroup");
        checkLabels(CostLine::Residual, "CostLine");
        checkLabels(CostInput::CloudPrice, "CostInput");
        checkLabels(CostFigure::SavingAgainstCloud, "CostFigure");
        checkLabels(Cheaper::Renting, "Cheaper");
        checkLabels(ShapeConfidence::SizeOnly, "ShapeConfidence");
        checkLabels(AttentionKind::Mla, "AttentionKind");
        checkLabels(EfficiencyClass::Ruby, "EfficiencyClass");
        checkLabels(GpuFormFactor::Integrated, "GpuFormFactor");
        checkLabels(PartKind::Service, "PartKind");
        checkLabels(Severity::Blocker, "Severity");
        checkLabels(Fit::FitsWithMargin, "Fit");
        checkLabels(Basis::RuleOfThumb, "Basis");
        checkLabels(ModelKind::Speech, "ModelKind");
        for (int i = 0; i < partKindCount; ++i) {
            check(texts::plural(static_cast<PartKind>(i)), "plural", i);
        }
        QCOMPARE(texts::conflict(PartConflict::None), QString());
        for (int i = 1; i <= static_cast<int>(PartConflict::NoServerChosen); ++i) {
            check(texts::conflict(static_cast<PartConflict>(i)), "PartConflict", i);
        }

        QSet<QString> titles;
        for (int i = 0; i < findingCodes; ++i) {
            Finding finding;
            finding.code = static_cast<FindingCode>(i);
            check(texts::title(finding, parts, f), "title", i);
            check(texts::advice(finding, parts, f), "advice", i);
            check(texts::source(finding.code), "source of a rule", i);
            titles.insert(texts::title(finding, parts, f));
            finding.subject = gpuRef;
            for (const double n : {1.0, 4.0}) {
                finding.need = finding.have = finding.nearest = Figure{n, Unit::Count};
                check(texts::title(finding, parts, f), "title", i);
                check(texts::advice(finding, parts, f), "advice", i);
            }
        }
        QCOMPARE(titles.size(), findingCodes); // two findings never look the same

        for (int i = 0; i < assumptionCodes; ++i) {
            for (const double value : {0.0, 1.0, 4.0, 1e300}) {
                check(texts::assumption({static_cast<AssumptionCode>(i), {value, Unit::Count}}, f), "assumption", i);
            }
        }
        for (int i = 0; i < formulas; ++i) {
            check(texts::title(static_cast<FormulaId>(i)), "formula title", i);
            check(texts::formula(static_cast<FormulaId>(i)), "formula", i);
            check(texts::source(static_cast<FormulaId>(i)), "source", i);
        }
        for (int i = 1; i < repairKinds; ++i) {
            for (const std::int64_t value : {1, 2}) {
                check(texts::repair({static_cast<RepairKind>(i), value, gpuRef}, parts, f), "repair", i);
                check(texts::repair({static_cast<RepairKind>(i), value, {PartKind::Psu, {}}}, parts, f), "repair without a part", i);
            }
        }
        for (int i = 0; i < errorCodes; ++i) {
            Error error;
            error.code = static_cast<ErrorCode>(i);
            check(texts::error(error), "error", i);
        }
    }

    void aFindingSaysItsNumbers()
    {
        Finding finding;
        finding.code = FindingCode::NotEnoughGpuMemory;
        finding.need = Figure{92e9, Unit::Bytes};
        finding.have = Figure{80e9, Unit::Bytes};
        finding.nearest = Figure{2, Unit::Count};
        finding.subject = gpuRef;
        const QString text = texts::advice(finding, catalogue(), format({}));
        for (const QString &word : {u"92 GB"_s, u"80 GB"_s, u"It works with 2 GPUs per node."_s, u"NVIDIA H100 PCIe"_s}) {
            QVERIFY2(text.contains(word), qPrintable(text));
        }
        QVERIFY(texts::title(finding, catalogue(), format({})).startsWith(u"NVIDIA H100 PCIe: "_s));
    }

    void theNearestValueSaysWhatItCounts()
    {
        Finding finding;
        finding.code = FindingCode::NotEnoughGpuMemory;
        finding.nearest = Figure{12, Unit::Count};
        QCOMPARE(texts::figures(finding, format({})), u"It works with 12 GPUs per node."_s);
        finding.repair.kind = RepairKind::SetSequences;
        QCOMPARE(texts::figures(finding, format({})), u"It works with 12 concurrent sequences."_s);
        finding.nearest = Figure{45e9, Unit::Bytes};
        QCOMPARE(texts::figures(finding, format({})), u"With the repair: 45 GB."_s);
        finding.code = FindingCode::PsuOverload;
        finding.nearest = Figure{4000, Unit::Watts};
        QCOMPARE(texts::figures(finding, format({})), u"Nearest value that works: 4 kW."_s);
    }

    // `need` of "too many" is the limit: the sentence must not ask for it.
    void aLimitIsNoNeed()
    {
        Finding finding;
        finding.code = FindingCode::TooManyGpus;
        finding.need = Figure{4, Unit::Count};
        finding.have = Figure{8, Unit::Count};
        QCOMPARE(texts::figures(finding, format({})), u"At most: 4; present: 8."_s);
    }

    void figures_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<double>("need");
        QTest::addColumn<double>("have");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("expected");
        const auto row = [](FindingCode code, double need, double have, Unit unit, const QString &expected) {
            QTest::newRow(qPrintable(expected)) << static_cast<int>(code) << need << have << static_cast<int>(unit) << expected;
        };
        row(FindingCode::NotEnoughGpuMemory, 92e9, 78.5e9, Unit::Bytes, u"Required on each GPU: 92 GB; usable: 78.5 GB."_s);
        row(FindingCode::ContextBeyondModel, 200'000, 131'072, Unit::Tokens, u"Asked for: 200,000 tokens; limit of the model: 131,072 tokens."_s);
        row(FindingCode::TensorParallelIllegal, 32, 3, Unit::Count, u"Attention heads: 32; GPUs: 3."_s);
        row(FindingCode::GpuPowerAboveChassis, 600, 350, Unit::Watts, u"The GPU draws 600 W; the chassis allows 350 W."_s);
        row(FindingCode::PsuMarginThin, 3060.2, 2000, Unit::Watts, u"Required: 3.06 kW; present: 2 kW."_s);
        row(FindingCode::PsuOverload, 3060.2, 2000, Unit::Watts, u"Full draw of the node: 3.06 kW; all supplies carry 2 kW."_s);
        row(FindingCode::LossThrottles, 10'200, 9900, Unit::Watts, u"Full draw of the node: 10.2 kW; the supplies of one feed carry 9.9 kW."_s);
        row(FindingCode::PcieLanesExceeded, 152, 128, Unit::Count, u"Lanes asked for: 152; of the CPUs: 128."_s);
        row(FindingCode::NetworkBelowClass, 400e9, 100e9, Unit::BitsPerSecond, u"For each GPU, usual: 400 Gbit/s; present: 100 Gbit/s."_s);
        row(FindingCode::MemoryFasterThanCpu, 4800, 5600, Unit::MegatransfersPerSecond, u"Used by the CPU: 4800 MT/s; modules: 5600 MT/s."_s);
        row(FindingCode::InletTooWarm, 35, 36, Unit::Celsius, u"Air at the inlet: 36 \u00b0C; limit: 35 \u00b0C."_s);
        row(FindingCode::CircuitOverload, 14.11, 12.8, Unit::Amperes, u"Current: 14.1 A; limit in continuous use: 12.8 A."_s);
        row(FindingCode::TooManyDrives, 8, 10, Unit::Count, u"At most: 8; present: 10."_s);
        row(FindingCode::PriceMissing, 3, 0, Unit::Count, u"Lines without a price: 3."_s);
    }
    void figures()
    {
        QFETCH(int, code);
        QFETCH(double, need);
        QFETCH(double, have);
        QFETCH(int, unit);
        QFETCH(QString, expected);
        Finding finding;
        finding.code = static_cast<FindingCode>(code);
        finding.need = Figure{need, static_cast<Unit>(unit)};
        finding.have = Figure{have, static_cast<Unit>(unit)};
        QCOMPARE(texts::figures(finding, format({})), expected);
    }

    void whatTheEngineMayBe()
    {
        const Format f = format({});
        QCOMPARE(texts::assumption({AssumptionCode::EngineChosen, {3, Unit::Count}}, f), u"Engine chosen automatically: llama.cpp."_s);
        QCOMPARE(texts::assumption({AssumptionCode::EngineChosen, {3, Unit::None}}, f), u"Training framework chosen automatically: FSDP."_s);
    }

    void repairs_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<qint64>("value");
        QTest::addColumn<bool>("hasPart");
        QTest::addColumn<QString>("expected");
        const auto row = [](RepairKind kind, qint64 value, bool hasPart, const QString &expected) {
            QTest::newRow(qPrintable(expected)) << static_cast<int>(kind) << value << hasPart << expected;
        };
        row(RepairKind::None, 0, false, {});
        row(RepairKind::SetWeights, static_cast<int>(WeightFormat::Fp8), false, u"Use FP8 weights"_s);
        row(RepairKind::SetKvFormat, static_cast<int>(KvFormat::Fp8), false, u"Use a KV cache in FP8"_s);
        row(RepairKind::SetPrecision, static_cast<int>(WeightFormat::Awq), false, u"Use AWQ weights and an 8-bit KV cache"_s);
        row(RepairKind::SetContext, 32'768, false, u"Set the context to 32,768 tokens"_s);
        row(RepairKind::SetGpuCount, 4, false, u"Use 4 GPUs per node"_s);
        row(RepairKind::SetSequences, 16, false, u"Serve 16 concurrent sequences"_s);
        row(RepairKind::SetTensorParallel, 8, false, u"Split the model over 8 GPUs"_s);
        row(RepairKind::SetQuantity, 4, false, u"Use 4 power supplies"_s);
        row(RepairKind::SetQuantity, 4, true, u"Use 4 × Dell 2400W Platinum"_s);
        row(RepairKind::ReplacePart, 0, true, u"Use Dell 2400W Platinum"_s);
        row(RepairKind::SetCheckpointing, static_cast<int>(Checkpointing::Full), false, u"Use full activation checkpointing"_s);
        row(RepairKind::SetZero, 3, false, u"Use ZeRO stage 3"_s);
    }
    void repairs()
    {
        QFETCH(int, kind);
        QFETCH(qint64, value);
        QFETCH(bool, hasPart);
        QFETCH(QString, expected);
        const PartRef part{PartKind::Psu, hasPart ? PartIndex{0} : PartIndex{}};
        QCOMPARE(texts::repair({static_cast<RepairKind>(kind), value, part}, catalogue(), format({})), expected);
    }

    void anImpossibleRepairIsHarmless()
    {
        const Format f = format({});
        for (const Repair &repair : {Repair{RepairKind::SetWeights, 999, {}}, Repair{RepairKind::SetKvFormat, -1, {}},
                                     Repair{RepairKind::SetCheckpointing, 999, {}},
                                     Repair{RepairKind::SetQuantity, std::numeric_limits<std::int64_t>::max(), {PartKind::Psu, {7}}}}) {
            const QString text = texts::repair(repair, catalogue(), f);
            QVERIFY2(!text.contains(u"%"_s), qPrintable(text));
        }
    }

    void anErrorSaysAll_data()
    {
        QTest::addColumn<int>("code");
        for (int i = 0; i < errorCodes; ++i) {
            QTest::addRow("%d", i) << i;
        }
    }
    void anErrorSaysAll()
    {
        QFETCH(int, code);
        const Error error{static_cast<ErrorCode>(code), "a %1 file.csv", "line 7, key tdp_w", "ten", "0 to 100 000", "No such file"};
        const QString text = texts::error(error);
        for (const QString &word : {u"a %1 file.csv"_s, u"line 7, key tdp_w"_s, u"0 to 100 000"_s, u"No such file"_s}) {
            QVERIFY2(text.contains(word), qPrintable(text));
        }
        QVERIFY(!text.contains(u'\n'));
    }

    void anErrorShowsWhatWasFound()
    {
        const Error error{ErrorCode::UnknownValue, "p.configuria", "weights", "fp7", "fp8 int8", ""};
        QCOMPARE(texts::error(error), u"p.configuria, weights: “fp7” is not known; accepted: fp8 int8"_s);
    }

    void namesOfParts()
    {
        const Catalogue parts = catalogue();
        QCOMPARE(texts::partName(gpuRef, parts), u"NVIDIA H100 PCIe"_s);
        QCOMPARE(texts::partName({PartKind::Psu, {0}}, parts), u"Dell 2400W Platinum"_s); // the vendor once
        QCOMPARE(texts::partName({PartKind::Psu, {9}}, parts), QString());
        PartInfo used = *parts.info(gpuRef);
        used.isRefurbished = true;
        QCOMPARE(texts::partName(used), u"NVIDIA H100 PCIe (refurbished)"_s);
        BomLine line;
        line.part = gpuRef;
        QCOMPARE(texts::designation(line, parts), u"NVIDIA H100 PCIe"_s);
        line.description = "Carte graphique";
        QCOMPARE(texts::designation(line, parts), u"Carte graphique"_s);
    }
};

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
