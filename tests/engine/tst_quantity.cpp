// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <type_traits>

#include "engine/quantity.h"

using namespace configuria;

template <class A, class B>
concept Addable = requires(A a, B b) { a + b; };
template <class A, class B>
concept Comparable = requires(A a, B b) { a < b; };
template <class A, class B>
concept Multipliable = requires(A a, B b) { a * b; };

static_assert(Addable<Bytes, Bytes> && Addable<Watts, Watts>);
static_assert(!Addable<Bytes, Watts> && !Addable<Watts, VoltAmperes> && !Addable<Bytes, Tokens>);
static_assert(!Addable<Bytes, int> && !Addable<Watts, double>);
static_assert(!Comparable<Bytes, Tokens> && !Comparable<Watts, VoltAmperes>);
static_assert(Multipliable<Watts, Hours> && !Multipliable<Watts, Seconds> && !Multipliable<Watts, Watts>);
static_assert(!std::is_convertible_v<double, Watts> && !std::is_convertible_v<Watts, double>);
static_assert(1_GB == Bytes(1'000'000'000) && 1_GiB == Bytes(1'073'741'824) && 1024_MiB == 1_GiB);

class TestQuantity : public QObject {
    Q_OBJECT
private slots:
    void products()
    {
        QCOMPARE((Watts(408) * Hours(26'280)).count, 10'722.24); // TC-0
        QCOMPARE((Bytes(140'000'000'000) / BytesPerSecond(64e9)).count, 2.1875);
        QCOMPARE((VoltAmperes(3680) / Volts(230)).count, 16.0);
        QCOMPARE(Watts(3060.2) / Watts(8000), 0.382525);
    }
    void bytesFrom_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("half up") << 1.5 << qint64(2);
        QTest::newRow("negative") << -5.0 << qint64(0);
        QTest::newRow("nan") << qQNaN() << qint64(0);
        QTest::newRow("infinite") << qInf() << qint64(100'000'000'000'000'000);
        QTest::newRow("huge") << 1e300 << qint64(100'000'000'000'000'000);
    }
    void bytesFrom()
    {
        QFETCH(double, value);
        QTEST(qint64(configuria::bytesFrom(value).count), "bytes");
    }
};

QTEST_GUILESS_MAIN(TestQuantity)
#include "tst_quantity.moc"
