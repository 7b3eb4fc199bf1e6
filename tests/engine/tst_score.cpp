// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cmath>
#include <limits>

#include "engine/score.h"

using namespace configuria;

namespace {

using Values = std::vector<std::optional<double>>;
constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double huge = std::numeric_limits<double>::max();

} // namespace

// Expected scores are worked out by hand beside each row.
class TestScore : public QObject {
    Q_OBJECT
private slots:
    void scores_data()
    {
        QTest::addColumn<std::vector<ScoreCriterion>>("criteria");
        QTest::addColumn<std::vector<bool>>("setsScale");
        QTest::addColumn<std::vector<double>>("low");
        QTest::addColumn<std::vector<double>>("high");
        const std::vector<bool> three{true, true, true}, two{true, true};
        const ScoreCriterion cost{6, false, Values{100'000, 150'000, 200'000}}, speed{4, true, Values{1'000, 4'000, 2'000}};
        // Cost 1, 0.5, 0; speed 0, 1, 1/3. 10 x (6 x 1 + 4 x 0) / 10 = 6; 10 x (3 + 4) / 10 = 7; 10 x (0 + 4/3) / 10 = 1.3333
        const std::vector<double> both{6, 7, 4.0 / 3};
        QTest::newRow("two criteria") << std::vector{cost, speed} << three << both << both;
        // 10 x 1, 10 x 0.5, 0
        QTest::newRow("one criterion") << std::vector{cost} << three << std::vector<double>{10, 5, 0} << std::vector<double>{10, 5, 0};
        QTest::newRow("weight 0 is left out") << std::vector{cost, ScoreCriterion{0, true, Values{1, 2, 3}}} << three
                                              << std::vector<double>{10, 5, 0} << std::vector<double>{10, 5, 0};
        // Lead time of the second is not known: 3 x (0 to 1) on top of 6 x 0.5, of 9; the first 6 + 0, the third 0 + 3.
        QTest::newRow("unknown opens a range") << std::vector{cost, ScoreCriterion{3, false, Values{60, {}, 30}}} << three
                                               << std::vector<double>{60.0 / 9, 30.0 / 9, 30.0 / 9} << std::vector<double>{60.0 / 9, 60.0 / 9, 30.0 / 9};
        QTest::newRow("known of none is left out") << std::vector{cost, ScoreCriterion{5, false, Values{{}, {}, {}}}} << three
                                                   << std::vector<double>{10, 5, 0} << std::vector<double>{10, 5, 0};
        QTest::newRow("all equal are all best") << std::vector{ScoreCriterion{5, false, Values{7, 7}}} << two
                                                << std::vector<double>{10, 10} << std::vector<double>{10, 10};
        // The first sets no scale: 150 000 is the best (1), 200 000 the worst (0), and 100 000 is cut to 1.
        QTest::newRow("beyond the scale") << std::vector{cost} << std::vector<bool>{false, true, true}
                                          << std::vector<double>{10, 10, 0} << std::vector<double>{10, 10, 0};
        QTest::newRow("no column sets the scale") << std::vector{cost} << std::vector<bool>{false, false, false}
                                                  << std::vector<double>{10, 5, 0} << std::vector<double>{10, 5, 0};
        QTest::newRow("no number is not known") << std::vector{ScoreCriterion{5, false, Values{1, noNumber, 2}}} << three
                                                << std::vector<double>{10, 0, 0} << std::vector<double>{10, 10, 0};
        QTest::newRow("huge values") << std::vector{ScoreCriterion{5, true, Values{-huge, 0, huge}}} << three
                                     << std::vector<double>{0, 5, 10} << std::vector<double>{0, 5, 10};
        QTest::newRow("nothing weighs") << std::vector{ScoreCriterion{0, false, Values{1, 2}}, ScoreCriterion{noNumber, false, Values{1, 2}}, ScoreCriterion{-1, false, Values{1, 2}}}
                                        << two << std::vector<double>{} << std::vector<double>{};
        QTest::newRow("no criterion") << std::vector<ScoreCriterion>{} << two << std::vector<double>{} << std::vector<double>{};
        QTest::newRow("fewer values than columns") << std::vector{ScoreCriterion{1, true, Values{1}}} << two
                                                   << std::vector<double>{10, 0} << std::vector<double>{10, 10};
    }

    void scores()
    {
        QFETCH(std::vector<ScoreCriterion>, criteria);
        QFETCH(std::vector<bool>, setsScale);
        QFETCH(std::vector<double>, low);
        QFETCH(std::vector<double>, high);
        const std::vector<ColumnScore> found = weightedScores(criteria, setsScale);
        QCOMPARE(found.size(), low.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY2(std::fabs(found[i].low - low[i]) < 1e-9, qPrintable(QString::number(found[i].low)));
            QVERIFY2(std::fabs(found[i].high - high[i]) < 1e-9, qPrintable(QString::number(found[i].high)));
            QCOMPARE(found[i].scaled.size(), criteria.size());
        }
    }

    // Cost 100 000 of 100 000 to 200 000, lower is better: 1; the unweighted one and the unknown one have no scale.
    void termsAreTold()
    {
        const std::vector<ScoreCriterion> criteria{{6, false, Values{100'000, 200'000}}, {0, true, Values{1, 2}}, {2, true, Values{{}, 3}}};
        const std::vector<ColumnScore> found = weightedScores(criteria, {true, true});
        QCOMPARE(found.at(0).scaled, (Values{1, {}, {}}));
        QCOMPARE(found.at(1).scaled, (Values{0, {}, 1}));
    }
};

QTEST_APPLESS_MAIN(TestScore)
#include "tst_score.moc"
