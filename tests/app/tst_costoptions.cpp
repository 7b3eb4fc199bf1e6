// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "program.h"

using namespace Qt::StringLiterals;

namespace {

QStringList options(const char *option, const QStringList &keys)
{
    QStringList arguments;
    for (const QString &key : keys) {
        arguments << QString::fromLatin1(option) << key;
    }
    return arguments;
}

// TC-1: 8 x H100 SXM, 6 630 W on average, three years.
QStringList tc1()
{
    return QStringList{u"evaluate"_s, u"--json"_s, u"--gpu"_s, u"nvidia-h100-sxm5-80gb"_s, u"--gpus"_s, u"8"_s}
        + options("--site", {u"it_w=6630"_s, u"pue=1.3"_s, u"price_kwh=0.18"_s, u"escalation=3%"_s, u"hours_year=8760"_s, u"years=3"_s})
        + options("--cost", {u"capex=280000"_s, u"install=8000"_s, u"maintenance_rate=5%"_s, u"staff_year=12000"_s, u"network_year=3000"_s,
                             u"residual_rate=25%"_s, u"discount_rate=8%"_s, u"utilisation=0.6"_s});
}

double decimal(const QJsonValue &value) { return value.toString().toDouble(); }

double sum(const QJsonArray &amounts)
{
    double total = 0;
    for (const QJsonValue &amount : amounts) {
        total += decimal(amount);
    }
    return total;
}

QJsonObject scenario(const QJsonObject &cost, const QString &kind)
{
    const QJsonArray all = cost[u"scenarios"].toArray();
    for (const QJsonValue &one : all) {
        if (one[u"scenario"] == kind) {
            return one.toObject();
        }
    }
    return {};
}

bool isNear(double actual, double expected, double tolerance)
{
    const bool near = std::abs(actual - expected) <= tolerance;
    if (!near) {
        qWarning("%.6f is not %.6f", actual, expected);
    }
    return near;
}

} // namespace

class TestCostOptions : public QObject
{
    Q_OBJECT

    const Program m_program;

    QJsonObject cost(const QStringList &more) const { return m_program.run(tc1() + more).configuration()[u"cost"].toObject(); }

private slots:
    // The reference case through the command line, and every sum of what it prints.
    void tc1Document()
    {
        const QJsonObject c = cost(options("--cost", {u"cloud=on-demand:6.88USD"_s}));
        QCOMPARE(c[u"tco"], QJsonValue(u"333006.69"_s));
        QCOMPARE(c[u"npv"], QJsonValue(u"330235.04"_s));
        QCOMPARE(c[u"energy"], QJsonValue(u"42006.69"_s));
        QCOMPARE(c[u"lease_month"], QJsonValue(u"8518.14"_s));
        QVERIFY(isNear(c[u"break_even_month"].toDouble(), 14.71, 0.005));
        QVERIFY(isNear(c[u"simple_payback_month"].toDouble(), 15.17, 0.005));
        double byLine = 0, byYear = 0;
        const QJsonArray lines = c[u"plan"].toArray();
        for (const QJsonValue &line : lines) {
            QVERIFY(isNear(sum(line[u"years"].toArray()), decimal(line[u"total"]), 1e-6));
            byLine += decimal(line[u"total"]);
        }
        QVERIFY(isNear(byLine, 333'006.69, 1e-6));
        const QJsonArray scenarios = c[u"scenarios"].toArray();
        QCOMPARE(scenarios.size(), 3); // owned, leased, the cloud
        for (const QJsonValue &one : scenarios) {
            QVERIFY(isNear(sum(one[u"years"].toArray()), decimal(one[u"total"]), 1e-6));
            QCOMPARE(one[u"months"].toArray().size(), 37);
        }
        byYear = sum(scenarios[0][u"years"].toArray());
        QVERIFY(isNear(byYear, 333'006.69, 1e-6));
        QCOMPARE(scenarios[2][u"cloud"][u"kind"], QJsonValue(u"on-demand"_s));
        QCOMPARE(c[u"tornado"][0][u"input"], QJsonValue(u"purchase"_s));
        QCOMPARE(c[u"tornado"][0][u"swing"], QJsonValue(u"95200.00"_s));
        QVERIFY(isNear(c[u"equal_at"][u"utilisation"].toDouble(), 0.250, 0.0005));
        QCOMPARE(c[u"depreciation"].toArray().size(), 3);
    }

    // Each key reaches what it is for, under either option.
    void everyKey_data()
    {
        QTest::addColumn<QStringList>("keys");
        QTest::addColumn<QString>("line");
        QTest::addColumn<double>("total");
        const auto row = [](const char *name, const QStringList &keys, const char *line, double total) {
            QTest::newRow(name) << keys << QString::fromLatin1(line) << total;
        };
        row("freight", {u"freight=5000"_s}, "freight", 5'000);
        row("duty", {u"freight=5000"_s, u"duty_rate=3%"_s}, "duty", 8'550);
        row("burn-in", {u"burn_in=1200"_s}, "burn_in", 1'200);
        row("spares", {u"spares_rate=2%"_s}, "spares", 5'600);
        row("failures", {u"failures_gpu_year=0.09"_s, u"failure_cost=1500"_s}, "failures", 3'240);
        row("inflation", {u"inflation=2%"_s}, "staff", 36'724.80);
        row("resale", {u"resale=61000"_s}, "residual", -61'000);
        row("rental", {u"financing=rental"_s, u"rental_gpu_month=900"_s}, "rental_payments", 259'200);
        row("lease", {u"financing=lease"_s}, "lease_payments", 306'653.04);
        row("buy-out", {u"financing=lease"_s, u"buy_out_rate=10%"_s}, "buy_out", 28'000);
        row("lease of 24 months", {u"financing=lease"_s, u"lease_months=24"_s, u"lease_rate=0"_s}, "lease_payments", 280'000.08);
        row("heat", {u"heat_share=0.5"_s, u"heat_kwh=0.04"_s, u"escalation=0"_s}, "heat_recovery", -4'530.15);
        row("bands", {u"off_peak_kwh=0.12"_s, u"off_peak_hours=8"_s, u"escalation=0"_s}, "energy", 36'241.17);
        row("licences", {u"licence_gpu_year=4500"_s}, "software_licences", 108'000);
    }
    void everyKey()
    {
        QFETCH(QStringList, keys);
        QFETCH(QString, line);
        QFETCH(double, total);
        for (const char *option : {"--cost", "--site"}) {
            const QJsonObject c = cost(options(option, keys));
            const QJsonArray lines = c[u"plan"].toArray();
            double found = 0;
            for (const QJsonValue &one : lines) {
                found += one[u"line"] == line ? decimal(one[u"total"]) : 0;
            }
            QVERIFY(isNear(found, total, 0.005));
        }
    }

    void powerInTheFee()
    {
        const QStringList keys{u"colo_kw_month=200"_s, u"colo_includes_power=yes"_s};
        QCOMPARE(cost(options("--cost", keys))[u"energy"], QJsonValue(u"0.00"_s));
    }
    void growth()
    {
        const QJsonObject c = cost(options("--cost", {u"demand_growth=20%"_s, u"cloud=on-demand:3.99USD"_s, u"cloud_price_change=-5%"_s}));
        QVERIFY(isNear(c[u"full_month"].toDouble(), 33.62, 0.005));
        // 8 x 3.6708 x 8 760 h: 60 %, then 72 % at 95 % of the price
        QVERIFY(isNear(decimal(scenario(c, u"cloud"_s)[u"years"][2]), 8 * 3.6708 * 8760 * 0.72 * 0.95, 0.02));
    }
    void depreciationOfAccounts()
    {
        const QJsonArray years = cost(options("--cost", {u"capex=100000"_s, u"depreciation=declining"_s, u"depreciation_years=5"_s}))[u"depreciation"].toArray();
        QCOMPARE(years.size(), 5);
        QCOMPARE(years[2][u"charge"], QJsonValue(u"14787.50"_s));
    }
    void carbon()
    {
        const QJsonObject c = cost(options("--site", {u"co2_g_kwh=56"_s, u"co2_method=life cycle"_s, u"co2_year=2023"_s, u"embodied_kg_node=1500"_s}));
        QCOMPARE(c[u"co2_method"], QJsonValue(u"life cycle"_s));
        QCOMPARE(c[u"co2_year"], QJsonValue(2023));
        QVERIFY(isNear(c[u"co2_kg"].toDouble(), 12'684.4, 0.1));
        QCOMPARE(c[u"embodied_co2_kg"], QJsonValue(1500));
    }

    // Scenarios of the list, by hand, and per token.
    void clouds()
    {
        const ProgramResult result = m_program.run(tc1() + options("--cost", {u"cloud=aws-p5-h100-sxm"_s, u"cloud=aws-p5-h100-sxm-1y"_s,
                                                                              u"cloud=reserved-3y:2.10"_s, u"cloud=tokens:0.10/0.60USD"_s}));
        const QJsonArray all = result.configuration()[u"cost"][u"scenarios"].toArray();
        QCOMPARE(all.size(), 6);
        QCOMPARE(all[2][u"cloud"][u"name"], QJsonValue(u"AWS p5"_s));
        QCOMPARE(all[2][u"cloud"][u"date"], QJsonValue(u"2026-09-01"_s));
        QVERIFY(!all[2][u"cloud"][u"source"].toString().isEmpty());
        QVERIFY(isNear(decimal(all[2][u"total"]), 8 * 6.88 * 0.92 * 8760 * 0.6 * 3, 0.02));
        QVERIFY(isNear(decimal(all[3][u"total"]), 8 * 6.88 * 0.625 * 0.92 * 8760 * 3, 0.02)); // paid at any use
        QVERIFY(isNear(decimal(all[4][u"total"]), 8 * 2.10 * 8760 * 3, 0.02));
        QCOMPARE(all[5][u"cloud"][u"kind"], QJsonValue(u"tokens"_s));
        QVERIFY(all[5][u"total"].isNull()); // no model: no tokens
        const QJsonArray none = m_program.run(tc1() + options("--cost", {u"cloud=aws-p5-h100-sxm"_s, u"cloud=none"_s})).configuration()[u"cost"][u"scenarios"].toArray();
        QCOMPARE(none.size(), 2);
    }
    // 8 x 80 GB in GPUs of 141: 5.
    void likeForLike()
    {
        const QJsonObject c = cost(options("--cost", {u"like_for_like=memory"_s, u"cloud=aws-p5en-h200-sxm"_s}));
        QCOMPARE(scenario(c, u"cloud"_s)[u"gpus"], QJsonValue(5));
        QCOMPARE(c[u"like_for_like"], QJsonValue(u"memory"_s));
    }
    void presets()
    {
        const QStringList arguments{u"evaluate"_s, u"--json"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--gpus"_s, u"1"_s, u"--cost"_s, u"capex=10000"_s};
        const QJsonObject c = m_program.run(arguments + options("--site", {u"preset=fr-own-room"_s, u"it_w=1000"_s})).configuration();
        // 1 kW x 8 760 h x 1.54 x 0.172 x 3 years
        QVERIFY(isNear(decimal(c[u"cost"][u"energy"]), 8'760 * 1.54 * 0.172 * 3, 0.01));
        QVERIFY(isNear(c[u"cost"][u"co2_kg"].toDouble(), 8'760 * 1.54 * 3 * 0.0217, 0.01));
        const QJsonObject over = m_program.run(arguments + options("--site", {u"preset=fr-own-room"_s, u"pue=1"_s, u"it_w=1000"_s})).configuration();
        QVERIFY(isNear(decimal(over[u"cost"][u"energy"]), 8'760 * 0.172 * 3, 0.01));
    }

    // Full draw a fifth of the week, at work half of it, ready for the rest.
    void weekProfile()
    {
        const QStringList machine{u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s, u"--gpus"_s, u"4"_s, u"--nodes"_s, u"2"_s};
        const QJsonObject power = m_program.run(machine + options("--site", {u"week_peak=20%"_s, u"week_typical=50%"_s})).configuration()[u"power"].toObject();
        const auto expected = [&](const QString &key) { return power[key][u"expected"].toDouble(); };
        const double node = 0.2 * power[u"ac_w"].toDouble() + 0.5 * expected(u"busy_ac_w"_s) + 0.3 * expected(u"ready_ac_w"_s);
        QVERIFY(expected(u"busy_ac_w"_s) > 0 && expected(u"ready_ac_w"_s) > 0);
        QVERIFY(isNear(expected(u"average_ac_w"_s), 2 * node, 0.01));
        QVERIFY(isNear(power[u"energy_kwh_year"].toDouble(), 2 * node * 8.76 * 1.3, 0.1));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("accepted");
        QTest::newRow("preset") << u"preset=moon"_s << QByteArray("fr-own-room");
        QTest::newRow("cloud") << u"cloud=no-such"_s << QByteArray("aws-p5-h100-sxm");
        QTest::newRow("cloud kind") << u"cloud=weekly:2"_s << QByteArray("on-demand");
        QTest::newRow("cloud price") << u"cloud=spot:ten"_s << QByteArray("cloud");
        QTest::newRow("one price per token") << u"cloud=tokens:0.5"_s << QByteArray("IN/OUT");
        QTest::newRow("financing") << u"financing=barter"_s << QByteArray("cash lease rental");
        QTest::newRow("growth") << u"demand_growth=20"_s << QByteArray("demand_growth");
        QTest::newRow("months") << u"lease_months=0"_s << QByteArray("180");
    }
    void refusals()
    {
        QFETCH(QString, key);
        QFETCH(QByteArray, accepted);
        const ProgramResult result = m_program.run(tc1() + QStringList{u"--cost"_s, key});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains(accepted), result.err.constData());
        QCOMPARE(result.err.count('\n'), 1);
    }

    // For people: what an hour costs, and "none" in words.
    void words()
    {
        QStringList arguments = tc1();
        arguments.removeAll(u"--json"_s);
        QByteArray out = m_program.run(arguments + options("--cost", {u"cloud_gpu_h=6.3296"_s})).out;
        QVERIFY2(out.contains("2.64") && out.contains("break-even after 14.7 months"), out.constData());
        out = m_program.run(arguments + options("--cost", {u"cloud_gpu_h=0.10"_s})).out;
        QVERIFY2(out.contains("no break-even within 3 years"), out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCostOptions)
#include "tst_costoptions.moc"
