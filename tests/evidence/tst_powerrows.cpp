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

class PowerRowsTest : public QObject {
    Q_OBJECT

private slots:
    void system();
    void chassis_data();
    void chassis();
    void board_data();
    void board();
    void servingIsSpreadByMemory();
    void unusable_data();
    void unusable();
    void doubtful_data();
    void doubtful();
    void heldOutTogether();
    void anyRowIsMapped();
    void everyRowIsUsedOrSaysWhy();
    void targets_data();
    void targets();
    void shippedConstantsAreTheFit();
    void fitLeavesOut();

private:
    MappedRun map(const Cells &cells) const
    {
        auto header = std::make_shared<std::vector<QString>>();
        std::vector<QString> values;
        for (auto it = cells.begin(); it != cells.end(); ++it) {
            header->push_back(it.key());
            values.push_back(it.value());
        }
        return mapPowerRow(MeasuredRow(header, values), m_names, m_gpus, m_catalogue);
    }
    // mp-0024: MLPerf v4.1, 8 x H200, Mixtral, each GPU limited to 500 W.
    static Cells with(const Cells &changes)
    {
        Cells cells{{u"id"_s, u"X-1"_s}, {u"source"_s, u"MLPerf"_s}, {u"measured"_s, u"wall AC whole system"_s},
                    {u"system"_s, u"NVIDIA H200 (8x H200-SXM-141GB, MaxQ, TensorRT)"_s}, {u"server_class"_s, u"8-GPU HGX"_s}, {u"cooling"_s, u"Air-cooled"_s},
                    {u"cpu_count"_s, u"2"_s}, {u"cpu_tdp_w_each"_s, u"350"_s}, {u"gpu"_s, u"NVIDIA H200-SXM-141GB"_s}, {u"gpu_part_id"_s, u"nvidia-h200-sxm5-141gb"_s},
                    {u"gpu_count"_s, u"8"_s}, {u"nodes"_s, u"1"_s}, {u"workload_class"_s, u"llm_offline_batch"_s}, {u"model"_s, u"mixtral-8x7b"_s},
                    {u"scenario"_s, u"Offline"_s}, {u"state"_s, u"load"_s}, {u"average_w"_s, u"6154.8"_s}, {u"power_mode"_s, u"MaxQ (efficiency mode)"_s},
                    {u"gpu_power_cap_w"_s, u"500"_s}, {u"gpu_tdp_w_each"_s, u"700"_s}};
        cells.insert(changes);
        return cells;
    }
    // mp-0530: ML.ENERGY v3, GPU boards alone.
    static Cells boards(const Cells &changes)
    {
        Cells cells = with({{u"measured"_s, u"GPU board only"_s}, {u"system"_s, QString()}, {u"server_class"_s, u"GPU only"_s}, {u"gpu_count"_s, u"2"_s},
                            {u"gpu"_s, u"NVIDIA H100"_s}, {u"gpu_part_id"_s, u"nvidia-h100-sxm5-80gb"_s}, {u"workload_class"_s, u"llm_decode"_s},
                            {u"model"_s, u"Qwen/Qwen3-VL-235B-A22B-Instruct-FP8"_s}, {u"precision"_s, u"fp8"_s}, {u"batch"_s, u"max_num_seqs 64 (mean 59.0)"_s},
                            {u"average_w"_s, u"1000"_s}, {u"power_mode"_s, u"default"_s}, {u"gpu_power_cap_w"_s, QString()}});
        cells.insert(changes);
        return cells;
    }

    const Catalogue m_catalogue = catalogueFromResources().value();
    const ModelNames m_names{m_catalogue};
    const GpuNames m_gpus{m_catalogue};
    const std::vector<MappedRun> m_runs = mapRuns(m_catalogue, {{}, {}, {}, {}, configuria::shippedRuns().value().power});
    const AccuracyReport m_report = accuracyOf(m_runs, shippedMemoryCalibration());
};

void PowerRowsTest::system()
{
    const MappedRun run = map(with({}));
    QCOMPARE(run.unusable + run.doubt, QString());
    const Comparison &c = run.comparisons.at(0);
    QCOMPARE(c.figure, AccuracyFigure::SystemPower);
    QCOMPARE(c.measured, 6154.8);
    QCOMPARE(c.power->gpus, 8);
    QCOMPARE(c.power->cpus.count, 700.0);
    QCOMPARE(c.power->gpuLimit->count, 500.0);
    QCOMPARE(c.power->work, PowerWork::Llm);
    QCOMPARE(c.group, u"8-GPU HGX, llm offline batch"_s);
    const Prediction p = predictPower(c, shippedPowerCalibration());
    QVERIFY(p.low <= 6154.8 && 6154.8 <= p.high);
}

void PowerRowsTest::chassis_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::addColumn<int>("chassis");
    using C = PowerChassis;
    QTest::newRow("air") << Cells() << int(C::BoardInAir);
    QTest::newRow("water") << Cells{{u"cooling"_s, u"Water-cooled"_s}} << int(C::BoardInLiquid);
    QTest::newRow("immersion") << Cells{{u"cooling"_s, u"SMC immersion"_s}} << int(C::BoardInLiquid);
    QTest::newRow("cards") << Cells{{u"server_class"_s, u"PCIe server"_s}} << int(C::Slots);
    QTest::newRow("station") << Cells{{u"server_class"_s, u"4-GPU HGX"_s}, {u"system"_s, u"NVIDIA DGX Station A100 (4x)"_s}} << int(C::Slots);
    QTest::newRow("soldered") << Cells{{u"server_class"_s, u"desktop (GB10)"_s}} << int(C::Integrated);
}

void PowerRowsTest::chassis()
{
    QFETCH(Cells, changes);
    QTEST(int(map(with(changes)).comparisons.at(0).power->chassis), "chassis");
}

void PowerRowsTest::board_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::addColumn<double>("active"); // billions
    QTest::addColumn<double>("requests");
    QTest::addColumn<double>("bits");
    QTest::addColumn<double>("prompts");
    QTest::newRow("mixture") << Cells() << 22.0 << 59.0 << 8.0 << 0.0;
    QTest::newRow("experts counted") << Cells{{u"model"_s, u"meta-llama/Somebody-17B-128E-Instruct"_s}} << 17.0 << 59.0 << 8.0 << 0.0;
    QTest::newRow("dense") << Cells{{u"model"_s, u"nobody/own-12b-it"_s}, {u"precision"_s, u"bfloat16"_s}} << 12.0 << 59.0 << 16.0 << 0.0;
    QTest::newRow("four bits by name") << Cells{{u"model"_s, u"Some 27B Q3_K_XL"_s}, {u"precision"_s, QString()}, {u"batch"_s, QString()}} << 27.0 << 1.0 << 4.0 << 0.0;
    QTest::newRow("prefill") << Cells{{u"workload_class"_s, u"llm_prefill_heavy"_s}, {u"batch"_s, u"4"_s}} << 22.0 << 4.0 << 8.0 << 1.0;
    QTest::newRow("lengths") << Cells{{u"workload_class"_s, u"llm_prefill_heavy"_s}, {u"batch"_s, u"concurrency 4, TP8 EP8"_s}, {u"scenario"_s, u"8k in 1k out, concurrency 4"_s}}
                             << 22.0 << 4.0 << 8.0 << 0.5;
}

void PowerRowsTest::board()
{
    QFETCH(Cells, changes);
    const MappedRun run = map(boards(changes));
    QCOMPARE(run.unusable + run.doubt, QString());
    const Comparison &c = run.comparisons.at(0);
    QCOMPARE(c.figure, AccuracyFigure::GpuPower);
    QCOMPARE(c.devices, 2.0);
    QCOMPARE(c.power->gpusPerReplica, 2);
    QTEST(c.power->activeParams / 1e9, "active");
    QTEST(c.power->requests, "requests");
    QTEST(c.power->bitsPerWeight, "bits");
    QTEST(c.power->promptShare, "prompts");
}

// Llama 2 70B: two 80 GB cards in FP8, one B200 in FP4.
void PowerRowsTest::servingIsSpreadByMemory()
{
    const auto spread = [&](const Cells &changes) { return map(with(changes)).comparisons.at(0).power->gpusPerReplica; };
    QCOMPARE(spread({{u"model"_s, u"llama2-70b-99"_s}, {u"gpu_part_id"_s, u"nvidia-h100-sxm5-80gb"_s}}), 2);
    QCOMPARE(spread({{u"model"_s, u"llama2-70b-99"_s}, {u"gpu_part_id"_s, u"nvidia-b200-sxm6-180gb"_s}, {u"precision"_s, u"fp4"_s}}), 1);
}

void PowerRowsTest::unusable_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::newRow("peak") << Cells{{u"average_w"_s, QString()}, {u"peak_w"_s, u"495"_s}};
    QTest::newRow("nothing") << Cells{{u"average_w"_s, QString()}};
    QTest::newRow("switch") << Cells{{u"server_class"_s, u"switch"_s}};
    QTest::newRow("not sold") << Cells{{u"gpu"_s, u"QUALCOMM Cloud AI 100 Pro"_s}, {u"gpu_part_id"_s, QString()}};
    QTest::newRow("no TDP") << Cells{{u"gpu"_s, u"Unheard of"_s}, {u"gpu_part_id"_s, QString()}, {u"gpu_tdp_w_each"_s, QString()}};
    QTest::newRow("idle board") << Cells{{u"measured"_s, u"GPU board only"_s}, {u"state"_s, u"idle"_s}};
}

void PowerRowsTest::unusable()
{
    QFETCH(Cells, changes);
    const MappedRun run = map(with(changes));
    QVERIFY(!run.unusable.isEmpty());
    QVERIFY(run.comparisons.empty());
}

void PowerRowsTest::doubtful_data()
{
    QTest::addColumn<Cells>("changes");
    QTest::newRow("MaxQ without its limit") << Cells{{u"gpu_power_cap_w"_s, QString()}};
    QTest::newRow("DC") << Cells{{u"measured"_s, u"PSU DC whole node"_s}};
    QTest::newRow("meter") << Cells{{u"notes"_s, u"about 520 W before any load: implausible"_s}};
    QTest::newRow("range") << Cells{{u"notes"_s, u"source gives 60 to 90 W; average_w is its middle"_s}};
    QTest::newRow("no model") << Cells{{u"model"_s, QString()}};
    QTest::newRow("not idle yet") << Cells{{u"state"_s, u"idle"_s}, {u"average_w"_s, u"945.5"_s}, {u"notes"_s, u"12 runs, range 654 to 1241 W"_s}};
    QTest::newRow("container") << Cells{{u"state"_s, u"idle"_s}, {u"notes"_s, u"container already started, so an upper bound"_s}};
}

// Shown apart, with the reason; not fitted.
void PowerRowsTest::doubtful()
{
    QFETCH(Cells, changes);
    const MappedRun run = map(with(changes));
    QVERIFY(run.unusable.isEmpty() && !run.doubt.isEmpty());
    QCOMPARE(run.comparisons.size(), std::size_t(1));
    QVERIFY(fitPowerCalibration({run}).baseBand.runs == 0);
}

void PowerRowsTest::heldOutTogether()
{
    const auto of = [&](const Cells &cells) { return map(cells).heldOutWith; };
    QCOMPARE(of(boards({})), of(boards({{u"model"_s, u"Qwen/Qwen3-235B-A22B-Thinking-2507"_s}, {u"gpu_count"_s, u"8"_s}})));
    QVERIFY(of(boards({})) != of(boards({{u"model"_s, u"Qwen/Qwen3-30B-A3B"_s}})));
    QCOMPARE(of(with({{u"system"_s, u"Dell EMC PowerEdge XE8545 (4x A100, TensorRT)"_s}})), of(with({{u"system"_s, u"Dell PowerEdge XE8545 (4x A100, MaxQ)"_s}})));
}

void PowerRowsTest::anyRowIsMapped()
{
    for (const QString &column : with({{u"notes"_s, QString()}, {u"batch"_s, QString()}, {u"precision"_s, QString()}, {u"measured"_s, QString()}}).keys()) {
        for (const QString &value : {u""_s, u"-1"_s, u"0"_s, u"999999999999"_s, u"nan"_s, u"mean 1e999 \"quoted\", B"_s}) {
            const MappedRun run = map(with({{column, value}}));
            QVERIFY(!run.unusable.isEmpty() || !run.comparisons.empty());
            for (const Comparison &c : run.comparisons) {
                const Prediction p = predictPower(c, shippedPowerCalibration());
                QVERIFY(std::isfinite(p.expected) && p.low <= p.expected && p.expected <= p.high);
            }
        }
    }
}

void PowerRowsTest::everyRowIsUsedOrSaysWhy()
{
    QCOMPARE(m_runs.size(), std::size_t(963));
    int used = 0;
    for (const MappedRun &run : m_runs) {
        QVERIFY2(!run.unusable.isEmpty() || !run.comparisons.empty(), qPrintable(run.id));
        QVERIFY2(!run.source.isEmpty(), qPrintable(run.id));
        used += !run.comparisons.empty() && run.doubt.isEmpty() ? 1 : 0;
    }
    QVERIFY2(used > 780, qPrintable(QString::number(used)));
}

// The targets: whole systems at full power or with a named limit, GPU boards by class of work and batch. Idle machines
// have none.
void PowerRowsTest::targets_data()
{
    QTest::addColumn<int>("figure");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::addColumn<double>("covered");
    QTest::newRow("systems") << int(AccuracyFigure::SystemPower) << 130 << 6.0 << 18.0 << 80.0;
    QTest::newRow("GPUs") << int(AccuracyFigure::GpuPower) << 620 << 12.0 << 38.0 << 80.0;
    QTest::newRow("idle systems") << int(AccuracyFigure::IdlePower) << 20 << 15.0 << 50.0 << 60.0;
}

void PowerRowsTest::targets()
{
    QFETCH(int, figure);
    QFETCH(int, rows);
    QFETCH(double, median);
    QFETCH(double, p90);
    QFETCH(double, covered);
    int tested = 0;
    for (const AccuracyTable &table : m_report.tables) {
        if (table.figure != static_cast<AccuracyFigure>(figure) || !table.group.isEmpty() || table.isApart) {
            continue;
        }
        ++tested;
        qInfo("%s: %d rows, median %.1f %%, p90 %.1f %%, covered %.0f %%", table.heldOut ? "held out" : "in sample", table.rows, table.medianPercent,
              table.p90Percent, table.coveragePercent);
        QVERIFY(table.rows >= rows);
        QVERIFY(table.medianPercent < median);
        QVERIFY(table.p90Percent < p90);
        QVERIFY(table.coveragePercent >= covered);
    }
    QCOMPARE(tested, 2); // held out, and in sample
}

// `configuria accuracy --refit` prints what the engine holds, to its four digits.
void PowerRowsTest::shippedConstantsAreTheFit()
{
    const PowerCalibration fit = fitPowerCalibration(m_runs), &shipped = shippedPowerCalibration();
    const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-3 * std::max(0.05, std::abs(b)); };
    for (std::size_t i = 0; i < llmTermCount; ++i) {
        QVERIFY2(near(shipped.llm[i], fit.llm[i]), qPrintable(QString::number(i)));
    }
    for (std::size_t i = 0; i < diffusionTermCount; ++i) {
        QVERIFY(near(shipped.diffusion[i], fit.diffusion[i]));
    }
    QVERIFY(near(shipped.encoder, fit.encoder) && near(shipped.vision, fit.vision) && near(shipped.recommender, fit.recommender));
    QVERIFY(near(shipped.training, fit.training) && near(shipped.severalNodes, fit.severalNodes));
    QVERIFY(near(shipped.cpus, fit.cpus) && near(shipped.idleCpus, fit.idleCpus));
    for (std::size_t i = 0; i < powerChassisCount; ++i) {
        QVERIFY(near(shipped.chassis[i], fit.chassis[i]) && near(shipped.idleChassis[i], fit.idleChassis[i]));
    }
    for (std::size_t i = 0; i < powerWorkCount; ++i) {
        QVERIFY(near(shipped.gpuBands[i].low, fit.gpuBands[i].low) && near(shipped.gpuBands[i].high, fit.gpuBands[i].high));
        QCOMPARE(shipped.gpuBands[i].runs, fit.gpuBands[i].runs);
    }
    QVERIFY(near(shipped.baseBand.low, fit.baseBand.low) && near(shipped.idleBand.high, fit.idleBand.high));
}

// A fit without a machine does not know it: the rest gives other constants.
void PowerRowsTest::fitLeavesOut()
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [](const MappedRun &r) { return r.heldOutWith == "NVIDIA DGX A100"_L1; });
    QVERIFY(found != m_runs.end());
    std::vector<MappedRun> others;
    std::copy_if(m_runs.begin(), m_runs.end(), std::back_inserter(others), [&](const MappedRun &r) { return r.heldOutWith != found->heldOutWith; });
    const PowerCalibration without = fitPowerCalibration(m_runs, &*found), of = fitPowerCalibration(others);
    QVERIFY(without.chassis != fitPowerCalibration(m_runs).chassis);
    QVERIFY(std::abs(without.chassis[1] - of.chassis[1]) < 0.02);
    QCOMPARE(without.baseBand.runs, of.baseBand.runs);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::PowerRowsTest)
#include "tst_powerrows.moc"
