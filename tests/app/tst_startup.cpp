// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <vector>

#include "program.h"

using namespace Qt::StringLiterals;

// Budgets of the whole process. A run fails at three times the budget; the figure is always printed.
class TestStartup : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void evaluate();
    void window();

private:
    // Median of nine runs, in milliseconds.
    double median(const QStringList &arguments) const
    {
        std::vector<qint64> times;
        for (int i = 0; i < 9; ++i) {
            QElapsedTimer timer;
            timer.start();
            m_program.run(arguments);
            times.push_back(timer.elapsed());
        }
        std::nth_element(times.begin(), times.begin() + 4, times.end());
        return double(times[4]);
    }
    Program m_program;
};

// The first run fills the database.
void TestStartup::initTestCase()
{
    QCOMPARE(m_program.run({u"--exit-after-startup"_s}).status, 0);
}

void TestStartup::evaluate()
{
    const double ms = median({u"evaluate"_s, u"--json"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"nvidia-l40s"_s});
    qInfo("evaluate --json, whole process: %.0f ms, budget 120 ms", ms);
    QVERIFY(ms < 3 * 120);
}

void TestStartup::window()
{
    const double ms = median({u"--exit-after-startup"_s});
    qInfo("window, whole process: %.0f ms, budget 500 ms", ms);
    QVERIFY(ms < 3 * 500);
}

QTEST_GUILESS_MAIN(TestStartup)
#include "tst_startup.moc"
