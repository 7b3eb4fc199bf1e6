// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "program.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// evaluate and check, run as a process: figures, exit status, refusals.
class TestEvaluate : public QObject {
    Q_OBJECT
private slots:
    void model();
    void service();
    void rangesAreTranslated();
    void document();
    void movesAndLink();
    void assumptions();
    void costOfGraphicsCard();
    void supplies_data();
    void supplies();
    void workstationOfFiveGpus();
    void supplyStates();
    void checkOfSupplies_data();
    void checkOfSupplies();
    void sizeOnly();
    void lora();
    void kvFormats_data();
    void kvFormats();
    void refusals_data();
    void refusals();
    void overridesOneConfiguration();
    void check();
    void text();
    void evidence_data();
    void evidence();
    void configFiles_data();
    void configFiles();

private:
    QString writeProjectFile(const Project &project, const QString &name) const;
    static Configuration named(const char *name)
    {
        Configuration configuration;
        configuration.name = name;
        return configuration;
    }
    Program m_program;
};

QString TestEvaluate::writeProjectFile(const Project &project, const QString &name) const
{
    const auto catalogue = catalogueFromResources();
    const QString path = m_program.file(name);
    return catalogue && writeProject(*catalogue, project, path) ? path : QString();
}

// Llama 3.1 8B has 8 030 261 248 weights of 2 bytes; 2 x 32 layers x 8 KV heads x 128 x 2 bytes = 131 072 bytes a token
// (config.json of the model).
void TestEvaluate::model()
{
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--json"_s});
    QVERIFY2(r.status == 0 || r.status == 1, r.err);
    const QJsonObject c = r.configuration();
    QCOMPARE(at(c, "name").toString(), u"A"_s);
    QCOMPARE(at(c, "model/id").toString(), u"llama-3.1-8b"_s);
    QCOMPARE(at(c, "model/total_params").toInteger(), 8'030'261'248LL);
    QCOMPARE(at(c, "model/active_params").toInteger(), 8'030'261'248LL);
    QCOMPARE(at(c, "model/kv_bytes_per_token").toInteger(), 131'072LL);
    QCOMPARE(at(c, "memory/per_gpu/weights/expected").toInteger(), 16'060'522'496LL);
    QCOMPARE(at(c, "memory/per_gpu/kv_cache/expected").toInteger(), 131'072LL * 8192);
    QVERIFY(at(c, "memory/per_gpu/gradients").isNull());
    QCOMPARE(at(c, "memory/fits").toString(), u"yes"_s);
    QVERIFY(at(c, "memory/fit_level").toString() == u"fits"_s || at(c, "memory/fit_level").toString() == u"margin"_s);
}

// What is said of the service reaches the engine: two guesses of which none costs or fails make three tokens a step.
void TestEvaluate::service()
{
    const QStringList machine{u"evaluate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--json"_s};
    const QJsonObject plain = m_program.run(machine).configuration();
    QVERIFY(at(plain, "speed/users_at_target").isNull());
    const QJsonObject asked = m_program.run(machine + QStringList{u"--target-speed"_s, u"20"_s, u"--target-ttft"_s, u"5"_s}).configuration();
    const qint64 users = at(asked, "speed/users_at_target").toInteger();
    QVERIFY(users > 1 && users <= at(asked, "memory/max_sequences").toInteger());
    const QJsonObject guessed = m_program.run(machine + QStringList{u"--draft-tokens"_s, u"2"_s, u"--draft-acceptance"_s, u"0.99"_s,
                                                                    u"--draft-cost"_s, u"0"_s}).configuration();
    const double ratio = at(guessed, "speed/decode_tokens_per_s_per_user/expected").toDouble()
        / at(plain, "speed/decode_tokens_per_s_per_user/expected").toDouble();
    QVERIFY2(ratio > 2.9 && ratio < 3, qPrintable(QString::number(ratio)));
    const QJsonObject cached = m_program.run(machine + QStringList{u"--prefix-hits"_s, u"0.9"_s}).configuration();
    QVERIFY(at(cached, "speed/ttft_s/expected").toDouble() < 0.3 * at(plain, "speed/ttft_s/expected").toDouble());
}

// The range that a file broke is worded in the language of the user.
void TestEvaluate::rangesAreTranslated()
{
    Project project;
    project.configurations.push_back(named("A"));
    const QString path = writeProjectFile(project, u"range.configuria"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray text = file.readAll().replace("\"nodes\": 1,", "\"nodes\": 0,");
    QVERIFY(text.contains("\"nodes\": 0,") && file.resize(0) && file.seek(0));
    file.write(text);
    file.close();
    const QByteArray french = m_program.run({u"evaluate"_s, path, u"--lang"_s, u"fr"_s}).err;
    QVERIFY2(french.contains("1 à 10000"), french);
    QVERIFY2(m_program.run({u"evaluate"_s, path}).err.contains("1 to 10000"), "English");
}

// Every key of schema 1 is there, whatever is known.
void TestEvaluate::document()
{
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s});
    QCOMPARE(r.status, 1); // no GPU is a blocker
    QVERIFY(r.err.isEmpty());
    const QJsonObject document = r.json();
    QCOMPARE(at(document, "schema").toInt(), 1);
    QCOMPARE(at(document, "currency").toString(), u"EUR"_s);
    QVERIFY(at(document, "assumptions").isArray());
    QVERIFY(r.hasFinding("no_gpu"));
    const char *paths[] = {
        "model/id", "model/total_params", "model/active_params", "model/kv_bytes_per_token", "model/kv_bytes_per_token_past_window",
        "memory/per_gpu/weights", "memory/per_gpu/kv_cache", "memory/per_gpu/activations", "memory/per_gpu/gradients",
        "memory/per_gpu/optimizer", "memory/per_gpu/overhead", "memory/per_gpu/total", "memory/capacity", "memory/usable",
        "memory/reserved", "memory/fits", "memory/fit_level", "memory/answers/max_context", "memory/answers/safe_context", "memory/answers/max_sequences",
        "memory/answers/safe_sequences", "memory/answers/fewest_gpus", "memory/answers/ways", "memory/max_context", "memory/max_sequences", "memory/host_ram", "memory/nvme",
        "speed/prefill_tokens_per_s", "speed/decode_tokens_per_s_per_user", "speed/output_tokens_per_s", "speed/ttft_s", "speed/tpot_s", "speed/users_at_target",
        "speed/train_tokens_per_s_per_gpu", "speed/mfu", "speed/time_to_train_s", "speed/model_load_s", "speed/checkpoint_s",
        "power/dc_w", "power/ac_w", "power/average_ac_w", "power/gpu_busy_w", "power/busy_ac_w", "power/ready_ac_w", "power/idle_ac_w", "power/busy_share", "power/va", "power/amps", "power/psu_usable_w", "power/psu_load",
        "power/gpus_w", "power/normal/state", "power/one_psu_lost/load", "power/feed_lost/amps_per_feed", "power/typical_dc_w", "power/peak_dc_w",
        "power/peak_capacity_w", "power/nodes_per_rack", "power/rack_limit", "power/racks", "power/rack_weight_kg", "power/psu_advice",
        "power/heat_btu_h", "power/airflow_m3_h", "power/energy_kwh_year", "cost/capex", "cost/opex_year", "cost/tco", "cost/npv",
        "cost/irr", "cost/per_gpu_hour", "cost/per_million_tokens", "cost/break_even_month", "cost/simple_payback_month",
        "cost/break_even_utilisation", "cost/co2_kg", "moves/model_load", "moves/engine_start_s", "moves/preparation_s", "moves/cold_start_s",
        "moves/checkpoint", "moves/gpu_link/kind", "moves/gpu_link/one_way_bytes_per_s", "moves/gpu_link/both_ways_bytes_per_s",
        "moves/gpu_link/pair_one_way_bytes_per_s", "moves/pcie", "moves/transfers", "interconnect/state", "interconnect/with_link",
        "interconnect/pcie_only", "interconnect/cost_of", "interconnect/speed_up", "interconnect/machines_without_link", "interconnect/worth", "findings"};
    for (const char *path : paths) {
        QVERIFY2(!at(r.configuration(), path).isUndefined(), path);
    }
    QVERIFY(at(r.configuration(), "model/total_params").isNull());
    QVERIFY(at(r.configuration(), "memory/capacity").isNull());
}

// 450 GB/s one way is 900 both ways (NVLink 4), 64 is 128 (PCIe 5.0 x16); one GPU uses no link; Ada cards have none.
void TestEvaluate::movesAndLink()
{
    const auto evaluated = [this](const QString &gpu, const QString &count) {
        return m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-70b"_s, u"--weights"_s, u"fp8"_s, u"--gpu"_s, gpu, u"--gpus"_s, count, u"--cost"_s,
                              u"capex=250000"_s,
                              u"--site"_s, u"it_w=6000"_s}).configuration();
    };
    const QJsonObject hgx = evaluated(u"nvidia-h100-sxm5-80gb"_s, u"8"_s);
    QCOMPARE(at(hgx, "moves/gpu_link/kind").toString(), u"switch"_s);
    QCOMPARE(at(hgx, "moves/gpu_link/type").toString(), u"NVLink 4"_s);
    QCOMPARE(at(hgx, "moves/gpu_link/one_way_bytes_per_s").toDouble(), 450e9);
    QCOMPARE(at(hgx, "moves/gpu_link/both_ways_bytes_per_s").toDouble(), 900e9);
    QCOMPARE(at(hgx, "moves/pcie/one_way_bytes_per_s").toDouble(), 64e9);
    QCOMPARE(at(hgx, "moves/pcie/both_ways_bytes_per_s").toDouble(), 128e9);
    QVERIFY(at(hgx, "moves/model_load/storage_bytes_per_s").isNull() && at(hgx, "moves/model_load/time_s").isNull()); // no drive
    QVERIFY(at(hgx, "moves/model_load/loader_bytes_per_s/low").toDouble() < at(hgx, "moves/model_load/loader_bytes_per_s/high").toDouble());
    QCOMPARE(at(hgx, "interconnect/state").toString(), u"compared"_s);
    QCOMPARE(at(hgx, "interconnect/with_link/tokens_per_s/expected").toDouble(), at(hgx, "speed/output_tokens_per_s/expected").toDouble());
    QVERIFY(at(hgx, "interconnect/speed_up").toDouble() > 1);
    QVERIFY(at(hgx, "interconnect/worth").toString().toDouble() > 0);
    QCOMPARE(at(evaluated(u"nvidia-h200-sxm5-141gb"_s, u"1"_s), "interconnect/state").toString(), u"one_gpu"_s);
    QCOMPARE(at(evaluated(u"nvidia-rtx-6000-ada"_s, u"4"_s), "interconnect/state").toString(), u"not_on_card"_s);
}

// What the options leave unsaid is listed, and what they say is not.
void TestEvaluate::assumptions()
{
    const auto list = [this](const QStringList &options) {
        const QStringList common{u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s};
        return m_program.run(common + options).json().value("assumptions"_L1).toVariant().toStringList();
    };
    const QStringList inference{u"Precision of the weights: BF16."_s, u"Precision of the KV cache: BF16."_s, u"Concurrent sequences: 1."_s,
                                u"PUE of the site: 1.3."_s, u"Hours in service per year: 8,760."_s, u"Cost counted over 3 years."_s,
                                u"Maintenance: 5% of the purchase per year, from year 2."_s};
    const QStringList silent = list({});
    const QStringList told = list({u"--weights"_s, u"bf16"_s, u"--kv"_s, u"bf16"_s, u"--sequences"_s, u"1"_s, u"--site"_s, u"pue=1.3"_s,
                                   u"--site"_s, u"hours_year=8760"_s, u"--site"_s, u"years=3"_s, u"--cost"_s, u"maintenance_rate=5%"_s});
    QVERIFY(!told.isEmpty());
    for (const QString &sentence : inference) {
        QVERIFY2(silent.contains(sentence), qPrintable(sentence + u" not in "_s + silent.join(u' ')));
        QVERIFY2(!told.contains(sentence), qPrintable(sentence));
    }
    QVERIFY(list({u"--workload"_s, u"lora"_s}).contains(u"Tokens per training sequence: 2,048."_s));
}

// 340 W x PUE 1.2 = 408 W for three years at 0.18 EUR/kWh: 10 722.24 kWh, 1 930.00 EUR, with 25 000 EUR of hardware
// 26 930.00 EUR (recomputed from a public guide, which prints 10 742).
void TestEvaluate::costOfGraphicsCard()
{
    const QStringList common{u"evaluate"_s, u"--json"_s, u"--site"_s, u"price_kwh=0.18"_s, u"--site"_s, u"years=3"_s, u"--site"_s, u"hours_year=8760"_s,
                             u"--cost"_s, u"capex=25000"_s, u"--cost"_s, u"maintenance_rate=0"_s};
    for (const auto &[itPower, pue] : {std::pair(u"it_w=408"_s, u"pue=1"_s), std::pair(u"it_w=340"_s, u"pue=1.2"_s)}) {
        const ProgramResult r = m_program.run(common + QStringList{u"--site"_s, itPower, u"--site"_s, pue});
        const QJsonObject c = r.configuration();
        QVERIFY2(std::abs(at(c, "power/energy_kwh_year").toDouble() - 3574.08) < 0.001, r.out);
        QCOMPARE(at(c, "cost/capex").toString(), u"25000.00"_s);
        QCOMPARE(at(c, "cost/tco").toString(), u"26930.00"_s);
        QCOMPARE(at(c, "cost/opex_year").toString(), u"643.33"_s);
    }
}

// What the supplies carry when those that redundancy spares are lost: (n - r) x rating, N+1: r = 1, N+N: r = n / 2.
void TestEvaluate::supplies_data()
{
    QTest::addColumn<QString>("supplies");
    QTest::addColumn<QString>("redundancy");
    QTest::addColumn<double>("usable");
    QTest::newRow("2 x 2000, 1+1") << u"2000:2"_s << u"n+1"_s << 2000.0;
    QTest::newRow("2 x 2400, 1+1") << u"2400:2"_s << u"n+1"_s << 2400.0;
    QTest::newRow("2 x 2400, no redundancy") << u"2400:2"_s << u"n"_s << 4800.0;
    QTest::newRow("2 x 3200, 1+1") << u"3200:2"_s << u"n+1"_s << 3200.0;
    QTest::newRow("4 x 1000, 2+2") << u"1000:4"_s << u"n+n"_s << 2000.0;
    QTest::newRow("4 x 1600, 3+1") << u"1600:4"_s << u"n+1"_s << 4800.0;
    QTest::newRow("one") << u"2400"_s << u"n"_s << 2400.0;
}

void TestEvaluate::supplies()
{
    QFETCH(QString, supplies);
    QFETCH(QString, redundancy);
    QFETCH(double, usable);
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--psu-watts"_s, supplies, u"--redundancy"_s, redundancy});
    QCOMPARE(at(r.configuration(), "power/psu_usable_w").toDouble(), usable);
}

// Five GPUs of 350 W, two CPUs of 300 W, 16 modules of 10 W, drives 4 x 20 + 2 x 8 W, network 25 + 15 W, board 60 W:
// about 3 060 W with regulators and fans, so two supplies of 2 400 W in 1+1 cannot carry it and two of 3 200 W can.
void TestEvaluate::workstationOfFiveGpus()
{
    const auto custom = [](PartKind kind, double watts, int quantity) {
        BomLine line;
        line.part.kind = kind;
        line.description = "x";
        line.watts = Watts(watts);
        line.quantity = quantity;
        return line;
    };
    Project project;
    Configuration c = named("A");
    c.lines = {custom(PartKind::Gpu, 350, 5), custom(PartKind::Cpu, 300, 2), custom(PartKind::Memory, 10, 16), custom(PartKind::Drive, 20, 4),
               custom(PartKind::Drive, 8, 2), custom(PartKind::Network, 25, 1), custom(PartKind::Network, 15, 1), custom(PartKind::Server, 60, 1)};
    project.configurations = {c};
    const QString path = writeProjectFile(project, u"five.configuria"_s);
    QVERIFY(!path.isEmpty());
    const auto worst = [&](const QString &supplies, const QString &redundancy, const QString &required) {
        const ProgramResult r = m_program.run({u"evaluate"_s, path, u"--json"_s, u"--psu-watts"_s, supplies, u"--redundancy"_s, redundancy, u"--redundancy-required"_s, required});
        for (const char *code : {"psu_overload", "redundancy_lost"}) {
            if (r.hasFinding(code)) {
                return at(r.finding(code), "severity").toString();
            }
        }
        return QString();
    };
    QCOMPARE(worst(u"2000:2"_s, u"n+1"_s, u"yes"_s), u"blocker"_s);
    QCOMPARE(worst(u"2400:2"_s, u"n+1"_s, u"yes"_s), u"blocker"_s);
    QCOMPARE(worst(u"2400:2"_s, u"n+1"_s, u"no"_s), u"caution"_s);
    QVERIFY(worst(u"2400:2"_s, u"n"_s, u"no"_s) != u"blocker"_s);
    QCOMPARE(worst(u"3200:2"_s, u"n+1"_s, u"yes"_s), QString());
    QCOMPARE(worst(u"1000:4"_s, u"n+n"_s, u"yes"_s), u"blocker"_s);
    QCOMPARE(worst(u"1600:4"_s, u"n+1"_s, u"yes"_s), QString());
}

// DGX H100: 6 x 3.3 kW, 4+2, 10.2 kW; a lost feed leaves 9.9 kW and it slows down (NVIDIA's user guide). Three phases of 32 A at 80 %
// carry 17 664 VA: one in a rack.
void TestEvaluate::supplyStates()
{
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--server"_s, u"nvidia-dgx-h100"_s, u"--gpu"_s, u"nvidia-h100-sxm5-80gb"_s, u"--gpus"_s,
                                           u"8"_s, u"--nodes"_s, u"3"_s, u"--site"_s, u"phases=3"_s, u"--site"_s, u"circuit_a=32"_s});
    const QJsonObject power = at(r.configuration(), "power").toObject();
    QCOMPARE(at(power, "gpus_w").toDouble(), 5600.0);
    QCOMPARE(at(power, "normal/state").toString(), u"full"_s);
    QCOMPARE(at(power, "one_psu_lost/state").toString(), u"full"_s);
    QCOMPARE(at(power, "one_psu_lost/supplies").toInt(), 5);
    QCOMPARE(at(power, "feed_lost/state").toString(), u"throttled"_s);
    QCOMPARE(at(power, "feed_lost/supplies").toInt(), 3);
    QCOMPARE(at(power, "normal/ac_w").toDouble(), at(power, "ac_w").toDouble());
    QCOMPARE(at(power, "normal/load").toDouble(), at(power, "psu_load").toDouble());
    // Six cords of 10.2 kW at a power factor of 0.99 and 230 V, three of them on each feed of three phases.
    QVERIFY(qAbs(at(power, "normal/amps_per_cord").toDouble() - 10'200 / 0.99 / 230 / 6) < 0.01);
    QVERIFY(qAbs(at(power, "normal/amps_per_feed").toDouble() - 10'200 / 0.99 / 230 / 6) < 0.01);
    QCOMPARE(at(power, "nodes_per_rack").toInt(), 1);
    QCOMPARE(at(power, "rack_limit").toString(), u"power"_s);
    QCOMPARE(at(power, "racks").toInt(), 3);
    QCOMPARE(at(power, "rack_weight_kg").toDouble(), 130.5);
    QCOMPARE(at(power, "psu_advice/part").toString(), u"nvidia-dgx-psu-3300"_s);
    QCOMPARE(at(power, "psu_advice/count").toInt(), 6);
    QVERIFY(at(power, "peak_dc_w").isNull()); // nobody publishes the peaks of these modules
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        const ProgramResult text = m_program.run({u"evaluate"_s, u"--server"_s, u"nvidia-dgx-h100"_s, u"--gpu"_s, u"nvidia-h100-sxm5-80gb"_s, u"--gpus"_s,
                                                  u"8"_s, u"--site"_s, u"rack_u=42"_s, u"--lang"_s, language});
        QVERIFY2(text.out.contains(language == u"en" ? "One feed lost: slowed down" : "Une arrivée perdue\u00a0: ralenti"), text.out);
        QVERIFY2(text.out.contains("NVIDIA DGX 3300W"), text.out);
    }
}

// The question of the guides: does this supply carry these cards in this server? The sum of the cards is named, for that is what
// buyers compute.
void TestEvaluate::checkOfSupplies_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");     // in English
    QTest::addColumn<QByteArray>("finding");  // code of the worst finding about supplies; "" = none
    QTest::newRow("eight H100 PCIe on 2 400 W") << u"--psu-watts 2400 --gpu nvidia-h100-pcie-80gb --gpus 8"_s << 1
                                                << QByteArray("GPUs 2,800\u00a0W before overhead") << QByteArray("psu_overload");
    QTest::newRow("the same in a server") << u"--server supermicro-sys-421ge-tnrt --psu-watts 2400 --gpu nvidia-h100-pcie-80gb --gpus 8"_s << 1
                                          << QByteArray("supplies 2,400\u00a0W") << QByteArray("psu_overload");
    QTest::newRow("two H100 PCIe in an R760") << u"--server dell-poweredge-r760 --psu dell-psu-1800-titanium:2 --gpu nvidia-h100-pcie-80gb --gpus 2"_s << 0
                                              << QByteArray("GPUs 700\u00a0W before overhead") << QByteArray();
    QTest::newRow("three do not go in") << u"--server dell-poweredge-r760 --psu dell-psu-1800-titanium:2 --gpu nvidia-h100-pcie-80gb --gpus 3"_s << 1
                                        << QByteArray("does not hold that many GPUs") << QByteArray();
    QTest::newRow("eight on four of 2 700 W, n+n")
        << u"--server supermicro-sys-421ge-tnrt --psu supermicro-pws-2k70a-1r:4 --redundancy n+n --gpu nvidia-h100-pcie-80gb --gpus 8"_s << 0
        << QByteArray("supplies 10,800\u00a0W, 5,400\u00a0W with the spare ones lost") << QByteArray();
    QTest::newRow("eight on two of them, n+1, required")
        << u"--server supermicro-sys-421ge-tnrt --psu supermicro-pws-2k70a-1r:2 --redundancy n+1 --redundancy-required yes --gpu nvidia-h100-pcie-80gb --gpus 8"_s
        << 1 << QByteArray("does not survive the loss of a power supply") << QByteArray("redundancy_lost");
    QTest::newRow("one is enough where none is spare") << u"--psu-watts 4000 --redundancy n --gpu nvidia-h100-pcie-80gb --gpus 8"_s << 0
                                                       << QByteArray("supplies 4,000\u00a0W") << QByteArray();
}

void TestEvaluate::checkOfSupplies()
{
    QFETCH(QString, options);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, finding);
    const QStringList arguments = QStringList{u"check"_s} + options.split(u' ');
    const ProgramResult text = m_program.run(arguments);
    QCOMPARE(text.status, status);
    QVERIFY2(text.err.isEmpty(), text.err);
    QVERIFY2(text.out.contains(said), text.out);
    const ProgramResult r = m_program.run(arguments + QStringList{u"--json"_s});
    QCOMPARE(r.status, status);
    for (const char *code : {"psu_overload", "redundancy_lost", "no_psu"}) {
        QCOMPARE(r.hasFinding(code), finding == code);
    }
    if (finding == "psu_overload") {
        QCOMPARE(at(r.finding("psu_overload"), "gpus_w").toDouble(), 2800.0);
        QCOMPARE(at(r.finding("psu_overload"), "have").toDouble(), 2400.0);
        QVERIFY(at(r.finding("psu_overload"), "need").toDouble() > 2800);
    }
}

// 70e9 weights of 2 bytes, known by size alone.
void TestEvaluate::sizeOnly()
{
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--params"_s, u"70e9"_s, u"--gpu"_s, u"nvidia-h100-sxm5-80gb"_s});
    QVERIFY2(r.status == 0 || r.status == 1, r.err);
    QCOMPARE(at(r.configuration(), "model/total_params").toInteger(), 70'000'000'000LL);
    QVERIFY(r.hasFinding("model_size_only"));
    QVERIFY(at(r.configuration(), "memory/per_gpu/weights/expected").toDouble() >= 140e9 * 0.99);
    QCOMPARE(at(r.configuration(), "memory/per_gpu/weights/basis").toString(), u"rule_of_thumb"_s);
}

// QLoRA needs less than LoRA, LoRA less than full fine-tuning, on the same machine.
void TestEvaluate::lora()
{
    double last = 0;
    for (const auto &kind : {u"qlora"_s, u"lora"_s, u"full"_s}) {
        const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-h200-sxm5-141gb"_s, u"--workload"_s, kind});
        const double total = at(r.configuration(), "memory/per_gpu/total/expected").toDouble();
        QVERIFY2(total > last, qPrintable(kind));
        QVERIFY(!at(r.configuration(), "memory/per_gpu/optimizer").isNull());
        last = total;
    }
}

// llama.cpp block layouts: q8_0 is 34 bytes per 32 elements, q4_0 is 18 per 32; 65 536 elements a token.
void TestEvaluate::kvFormats_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("bf16") << QStringList{} << qint64(131'072);
    QTest::newRow("fp8") << QStringList{u"--kv"_s, u"fp8"_s} << qint64(65'536);
    QTest::newRow("q8_0") << QStringList{u"--kv"_s, u"q8_0"_s} << qint64(69'632);
    QTest::newRow("q4_0") << QStringList{u"--kv"_s, u"q4_0"_s} << qint64(36'864);
    QTest::newRow("K q8_0, V q4_0") << QStringList{u"--kv-k"_s, u"q8_0"_s, u"--kv-v"_s, u"q4_0"_s} << qint64(53'248);
}

void TestEvaluate::kvFormats()
{
    QFETCH(QStringList, options);
    QFETCH(qint64, bytes);
    const ProgramResult r = m_program.run(QStringList{u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s} + options);
    QCOMPARE(at(r.configuration(), "model/kv_bytes_per_token").toInteger(), bytes);
}

// Each is refused with one line that names the option and what is accepted.
void TestEvaluate::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("names"); // in the message
    const auto row = [](const char *name, QStringList arguments, int status, const char *names) {
        QTest::newRow(name) << (QStringList{u"evaluate"_s} + arguments) << status << QByteArray(names);
    };
    row("unknown option", {u"--gpuss"_s, u"2"_s}, 2, "--gpuss");
    row("missing value", {u"--gpu"_s}, 2, "--gpu");
    row("missing value before an option", {u"--gpu"_s, u"--json"_s}, 2, "--gpu");
    row("unknown GPU", {u"--gpu"_s, u"nvidia-h900"_s}, 2, "nvidia-l40s");
    row("a CPU as GPU", {u"--gpu"_s, u"amd-epyc-9654"_s}, 2, "nvidia-l40s");
    row("unknown model", {u"--model"_s, u"llama-9"_s}, 2, "llama-3.1-8b");
    row("missing model file", {u"--model"_s, u"/nowhere/config.json"_s}, 3, "/nowhere/config.json");
    row("GGUF", {u"--model"_s, u"model.gguf"_s}, 3, "model.gguf");
    row("unknown precision", {u"--weights"_s, u"fp17"_s}, 2, "bf16");
    row("unknown KV format", {u"--kv"_s, u"q9"_s}, 2, "q8_0");
    row("unknown engine", {u"--engine"_s, u"foo"_s}, 2, "vllm");
    row("training engine for inference", {u"--engine"_s, u"megatron"_s}, 2, "vllm");
    row("unknown workload", {u"--workload"_s, u"play"_s}, 2, "qlora");
    row("GPUs without GPU", {u"--gpus"_s, u"2"_s}, 2, "--gpu");
    row("negative", {u"--context"_s, u"-1"_s}, 2, "--context");
    row("zero", {u"--sequences"_s, u"0"_s}, 2, "--sequences");
    row("no wait", {u"--target-ttft"_s, u"0"_s}, 2, "--target-ttft");
    row("no speed", {u"--target-speed"_s, u"fast"_s}, 2, "--target-speed");
    row("too many guesses", {u"--draft-tokens"_s, u"17"_s}, 2, "--draft-tokens");
    row("all of the prompt", {u"--prefix-hits"_s, u"1"_s}, 2, "--prefix-hits");
    row("no number", {u"--sequences"_s, u"many"_s}, 2, "--sequences");
    row("not whole", {u"--sequences"_s, u"1.5"_s}, 2, "--sequences");
    row("NaN", {u"--site"_s, u"pue=nan"_s}, 2, "pue");
    row("infinite", {u"--params"_s, u"inf"_s}, 2, "--params");
    row("huge", {u"--params"_s, u"1e400"_s}, 2, "--params");
    row("decimal comma", {u"--site"_s, u"price_kwh=0,18"_s}, 2, "price_kwh");
    row("percent as a number", {u"--cost"_s, u"maintenance_rate=5"_s}, 2, "maintenance_rate");
    row("unknown site key", {u"--site"_s, u"colour=1"_s}, 2, "price_kwh");
    row("site without value", {u"--site"_s, u"pue"_s}, 2, "pue");
    row("unknown cost key", {u"--cost"_s, u"beer=1"_s}, 2, "capex");
    row("two phases", {u"--site"_s, u"phases=2"_s}, 2, "1 3");
    row("currency", {u"--site"_s, u"currency=euros"_s}, 2, "EUR");
    row("module without count", {u"--memory"_s, u"ddr5-rdimm-64gb-4800:"_s}, 2, "--memory");
    row("switch with value", {u"--json=yes"_s}, 2, "--json");
    row("unknown language", {u"--lang"_s, u"de"_s}, 2, "fr en");
    row("two projects", {u"a.configuria"_s, u"b.configuria"_s}, 2, "b.configuria");
    row("missing project", {u"/nowhere/a.configuria"_s}, 3, "/nowhere/a.configuria");
    row("unknown configuration", {u"--only"_s, u"Z"_s}, 2, "--only");
    row("unknown LoRA target", {u"--lora-targets"_s, u"q,z"_s}, 2, "gate");
    row("ZeRO 4", {u"--zero"_s, u"4"_s}, 2, "--zero");
}

void TestEvaluate::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, names);
    const ProgramResult r = m_program.run(arguments);
    QVERIFY2(r.status == status, qPrintable(u"status %1: "_s.arg(r.status) + QString::fromUtf8(r.err)));
    QVERIFY(r.out.isEmpty());
    QVERIFY2(r.err.endsWith('\n') && r.err.count('\n') == 1, r.err);
    QVERIFY2(r.err.contains(names), r.err);
}

void TestEvaluate::overridesOneConfiguration()
{
    Project project;
    project.configurations = {named("A"), named("B")};
    const QString path = writeProjectFile(project, u"two.configuria"_s);
    QVERIFY(!path.isEmpty());
    const QStringList arguments{u"evaluate"_s, path, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s};
    const ProgramResult both = m_program.run(arguments);
    QCOMPARE(at(both.configuration(0), "model/id").toString(), u"llama-3.1-8b"_s);
    QCOMPARE(at(both.configuration(1), "model/id").toString(), u"llama-3.1-8b"_s);
    const ProgramResult one = m_program.run(arguments + QStringList{u"--only"_s, u"B"_s});
    QVERIFY(at(one.configuration(0), "model/id").isNull());
    QCOMPARE(at(one.configuration(1), "model/id").toString(), u"llama-3.1-8b"_s);
}

void TestEvaluate::check()
{
    const ProgramResult r = m_program.run({u"check"_s, u"--json"_s});
    QCOMPARE(r.status, 1);
    QCOMPARE(r.configuration().keys(), (QStringList{u"findings"_s, u"name"_s}));
    const QJsonObject finding = r.finding("no_gpu");
    QCOMPARE(at(finding, "severity").toString(), u"blocker"_s);
    QVERIFY(!at(finding, "source").toString().isEmpty());
    for (const char *key : {"have", "need", "nearest", "unit", "repair"}) {
        QVERIFY2(finding.contains(QLatin1String(key)), key);
    }
}

void TestEvaluate::text()
{
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s});
    QVERIFY(r.out.startsWith("A: Llama 3.1 8B"));
    QVERIFY2(r.out.contains("GB"), r.out);
}

void TestEvaluate::evidence_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("figures");
    QTest::addColumn<QString>("nearestId");
    // Row S089 of resources/evidence/inference_speed.csv: llama-bench, LLaMA 3 8B F16 on one L40S, 8 192 tokens.
    QTest::newRow("inference") << QStringList{u"--model"_s, u"llama-3-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--engine"_s, u"llama.cpp"_s, u"--weights"_s,
                                              u"fp16"_s, u"--prompt"_s, u"1"_s, u"--answer"_s, u"8192"_s, u"--context"_s, u"8193"_s}
                               << QStringList{u"decode_tokens_per_s_per_user"_s, u"output_tokens_per_s"_s, u"prefill_tokens_per_s"_s} << u"S089"_s;
    // Row S-STAS-001 of training_speed.csv: Llama 3.1 8B, full, DeepSpeed, 8 x H200, 8 192 tokens, one sequence.
    QTest::newRow("training") << QStringList{u"--model"_s, u"llama-3.1-8b"_s, u"--workload"_s, u"full"_s, u"--gpu"_s, u"nvidia-h200-sxm5-141gb"_s, u"--gpus"_s,
                                             u"8"_s, u"--engine"_s, u"deepspeed"_s, u"--seq-length"_s, u"8192"_s}
                              << QStringList{u"train_tokens_per_s_per_gpu"_s} << u"S-STAS-001"_s;
}

// On demand alone; at most three runs a figure, nearest first, each with its source and what we say of it.
void TestEvaluate::evidence()
{
    QFETCH(QStringList, options);
    QFETCH(QStringList, figures);
    QFETCH(QString, nearestId);
    const QStringList arguments = QStringList{u"evaluate"_s, u"--json"_s} + options;
    QVERIFY(!m_program.run(arguments).configuration().contains(u"evidence"_s));
    const QJsonObject evidence = m_program.run(arguments + QStringList{u"--evidence"_s}).configuration().value(u"evidence"_s).toObject();
    QCOMPARE(evidence.keys(), figures);
    QCOMPARE(evidence.value(figures.first()).toArray().first().toObject().value(u"id"_s).toString(), nearestId);
    for (const QString &figure : figures) {
        const QJsonArray runs = evidence.value(figure).toArray();
        QVERIFY(runs.size() >= 1 && runs.size() <= 3);
        double last = 0;
        for (const QJsonValue &run : runs) {
            const QJsonObject object = run.toObject();
            QVERIFY(object.value(u"distance"_s).toDouble() >= last);
            last = object.value(u"distance"_s).toDouble();
            QVERIFY(object.value(u"measured"_s).toDouble() > 0);
            const double ratio = object.value(u"predicted"_s).toDouble() / object.value(u"measured"_s).toDouble();
            QVERIFY2(ratio > 0.4 && ratio < 2.5, qPrintable(QString::number(ratio)));
            QVERIFY(object.value(u"source"_s).toString().contains(u"http"_s));
        }
    }
}

// Real config.json files: read, and answered with a whole document.
void TestEvaluate::configFiles_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(CONFIGURIA_SHARED_DIR "/models/hf_configs"));
    const QStringList files = folder.entryList({u"*.config.json"_s});
    if (files.isEmpty()) {
        QSKIP("the collection of config.json files is not here");
    }
    for (const QString &file : files) {
        QTest::addRow("%s", qPrintable(file)) << folder.filePath(file);
    }
}

void TestEvaluate::configFiles()
{
    QFETCH(QString, path);
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, path, u"--gpu"_s, u"nvidia-h100-sxm5-80gb"_s, u"--gpus"_s, u"8"_s});
    QVERIFY2(r.status == 0 || r.status == 1, r.err);
    QVERIFY(r.err.isEmpty());
    QVERIFY(at(r.configuration(), "model/total_params").toInteger() > 0);
    QVERIFY(at(r.configuration(), "memory/per_gpu/weights/expected").toDouble() > 0);
}

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
