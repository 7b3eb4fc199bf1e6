// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <string>

#include "engine/names.h"

using namespace configuria;

namespace {

// Every enumerator has a name of its own, and the name leads back.
template <class E>
void checkBothWays(E last)
{
    std::string names;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const E value = static_cast<E>(i);
        const std::string name(nameOf(value));
        QVERIFY2(!name.empty(), std::to_string(i).c_str());
        QVERIFY2(fromName<E>(name) == value, name.c_str());
        for (const char c : name) {
            QVERIFY2(c > ' ' && c < 127, name.c_str());
        }
        names += (names.empty() ? "" : " ") + name;
    }
    QCOMPARE(std::string(acceptedNames<E>()), names);
    QVERIFY(nameOf(static_cast<E>(static_cast<int>(last) + 1)).empty());
    QVERIFY(!fromName<E>("no-such-name"));
    QVERIFY(!fromName<E>(""));
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT
private slots:
    void bothWays()
    {
        checkBothWays(WorkloadKind::PreTraining);
        checkBothWays(WeightFormat::Iq1_S);
        checkBothWays(KvFormat::Iq4_NL);
        checkBothWays(InferenceEngine::Transformers);
        checkBothWays(TrainingFramework::Megatron);
        checkBothWays(Optimizer::Adafactor);
        checkBothWays(Checkpointing::Full);
        checkBothWays(LossImplementation::Chunked);
        checkBothWays(Offload::ParametersToNvme);
        checkBothWays(RedundancyPolicy::NPlusN);
        checkBothWays(PartKind::Service);
        checkBothWays(ModelKind::Speech);
        checkBothWays(AttentionKind::Mla);
        checkBothWays(StoredQuantization::Unknown);
        checkBothWays(LineScope::PerProject);
        checkBothWays(Severity::Blocker);
        checkBothWays(FindingCode::MachineFull);
        checkBothWays(Unit::Months);
        checkBothWays(Fit::FitsWithMargin);
        checkBothWays(Basis::RuleOfThumb);
        checkBothWays(FormulaId::Co2OfMaking);
        checkBothWays(RepairKind::SetOffload);
        checkBothWays(CloudKind::PerToken);
        checkBothWays(LikeForLike::SameThroughput);
        checkBothWays(Financing::Rental);
        checkBothWays(DepreciationMethod::Declining);
        checkBothWays(CostLine::Residual);
        checkBothWays(CostInput::CloudPrice);
        checkBothWays(CostFigure::SavingAgainstCloud);
        checkBothWays(SaleCase::UnitedStates);
        checkBothWays(VatRounding::PerLine);
        checkBothWays(DueBasis::EndOfMonth);
        checkBothWays(LineDetail::Grouped);
        checkBothWays(PaperSize::Letter);
        checkBothWays(Incoterm::Cif);
    }
    void weights_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("format");
        const auto row = [](const char *name, WeightFormat format) { QTest::newRow(name) << QByteArray(name) << static_cast<int>(format); };
        row("q4_k_m", WeightFormat::Q4_K_M);
        row("Q4_K_M", WeightFormat::Q4_K_M);
        row("q4_k", WeightFormat::Q4_K_M); // llama-quantize: alias of the medium mix
        row("iq4_xs", WeightFormat::Iq4_XS);
        row("IQ3_XXS", WeightFormat::Iq3_XXS);
        row("BF16", WeightFormat::Bf16);
        row("bfloat16", WeightFormat::Bf16);
        row("f16", WeightFormat::Fp16);
        row("mxfp4", WeightFormat::Mxfp4);
    }
    void weights()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, format);
        const auto found = fromName<WeightFormat>(std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
        QVERIFY(found);
        QCOMPARE(static_cast<int>(*found), format);
    }
    void commandLineNames()
    {
        // As the command line documents them.
        QVERIFY(acceptedNames<InferenceEngine>() == "vllm sglang tensorrt-llm llama.cpp transformers");
        QVERIFY(acceptedNames<TrainingFramework>() == "transformers torchtune deepspeed fsdp megatron");
        QVERIFY(acceptedNames<WorkloadKind>() == "inference lora qlora full pretrain");
        QVERIFY(acceptedNames<Optimizer>() == "adamw adamw-fused adamw-8bit adamw-4bit paged-adamw-8bit sgd adafactor");
        QVERIFY(acceptedNames<RedundancyPolicy>() == "chassis n n+1 n+n");
        QVERIFY(nameOf(FindingCode::PsuEfficiencyBelowEuFloor) == "psu_efficiency_below_eu_floor");
        QVERIFY(nameOf(FindingCode::NotEnoughGpuMemory) == "not_enough_gpu_memory");
        QVERIFY(nameOf(RepairKind::SetGpuCount) == "set_gpu_count");
        QVERIFY(nameOf(Basis::RuleOfThumb) == "rule_of_thumb");
    }
};

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
