// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstdint>

#include "engine/money.h"

using namespace configuria;

class TestMoney : public QObject {
    Q_OBJECT
private slots:
    void roundedToCent_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<qint64>("cents");
        // Half away from zero, never banker's.
        QTest::newRow("0.165") << qint64(165'000) << qint64(17);
        QTest::newRow("0.005") << qint64(5'000) << qint64(1);
        QTest::newRow("0.004999") << qint64(4'999) << qint64(0);
        QTest::newRow("-0.005") << qint64(-5'000) << qint64(-1);
        QTest::newRow("-0.165") << qint64(-165'000) << qint64(-17);
        QTest::newRow("2.675") << qint64(2'675'000) << qint64(268);
        QTest::newRow("0") << qint64(0) << qint64(0);
    }
    void roundedToCent()
    {
        QFETCH(qint64, micros);
        QFETCH(qint64, cents);
        QCOMPARE(Money::micros(micros).roundedToCent().micros(), Money::cents(cents).micros());
    }
    void saturates()
    {
        const Money top = Money::micros(INT64_MAX);
        QCOMPARE((top + top).micros(), INT64_MAX);
        QCOMPARE((top * 1000).micros(), INT64_MAX);
        QCOMPARE((top * -1000).micros(), -INT64_MAX);
        QCOMPARE((Money() - top - top).micros(), -INT64_MAX);
        QCOMPARE(Money::units(INT64_MAX).micros(), INT64_MAX);
        QCOMPARE((top * Rate::percent(1'000)).micros(), INT64_MAX);
    }
    void energyCost_data()
    {
        QTest::addColumn<double>("kwh");
        QTest::addColumn<qint64>("pricePerKwh");
        QTest::addColumn<qint64>("micros");
        QTest::newRow("TC-0") << 10'722.24 << qint64(180'000) << qint64(1'930'003'200);
        QTest::newRow("TC-1, first year") << 75'502.44 << qint64(180'000) << qint64(13'590'439'200);
        QTest::newRow("nan") << qQNaN() << qint64(180'000) << qint64(0);
        QTest::newRow("infinite") << qInf() << qint64(180'000) << qint64(INT64_MAX);
        QTest::newRow("minus infinite") << -qInf() << qint64(180'000) << qint64(-INT64_MAX);
    }
    void energyCost()
    {
        QFETCH(double, kwh);
        QFETCH(qint64, pricePerKwh);
        QTEST(qint64(configuria::energyCost(KilowattHours(kwh), Money::micros(pricePerKwh)).micros()), "micros");
    }
    void rateOfMoney()
    {
        QCOMPARE((Money::units(280'000) * Rate::percent(5)).micros(), Money::units(14'000).micros());
        QCOMPARE(scaled(Money::cents(1), 0.5).micros(), 5'000);
        QCOMPARE(Money::units(40).share(Money::units(1'000), Money::cents(133'333)).roundedToCent().micros(), Money::units(30).micros());
    }
};

QTEST_GUILESS_MAIN(TestMoney)
#include "tst_money.moc"
