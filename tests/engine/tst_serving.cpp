// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "modelfixture.h"

using namespace fixture;

// Targets of the users, prefix caching and speculative decoding.
class TestServing : public QObject {
    Q_OBJECT

private slots:
    void speculation_data();
    void speculation();
    void speculationDoesNotHelpComputing();
    void prefixes();
    void waitsGrowWithUsers();
    void usersAtTarget_data();
    void usersAtTarget();
    void noTargetNoAnswer();
};

namespace {

Configuration server(const Architecture &model, Card card, int gpus, int sequences, int prompt, int answer)
{
    Configuration c = machine(model, card, gpus);
    c.workload.sequences = sequences;
    c.workload.promptTokens = prompt;
    c.workload.answerTokens = answer;
    c.workload.context = prompt + answer;
    return c;
}

double rate(const Configuration &c) { return run(c).speed.decodePerUser->expected.count; }

bool isAssumed(const ConfigurationEvaluation &e, AssumptionCode code)
{
    const auto items = e.assumptions.items();
    return std::any_of(items.begin(), items.end(), [code](const Assumption &a) { return a.code == code; });
}

} // namespace

// Leviathan, Kalman, Matias, "Fast Inference from Transformers via Speculative Decoding" (2023), table 1: speed-up where memory
// bounds the step and a guess costs nothing.
void TestServing::speculation_data()
{
    QTest::addColumn<double>("acceptance");
    QTest::addColumn<int>("guesses");
    QTest::addColumn<double>("speedUp");
    QTest::newRow("0.6, 2") << 0.6 << 2 << 1.96;
    QTest::newRow("0.7, 3") << 0.7 << 3 << 2.53;
    QTest::newRow("0.8, 2") << 0.8 << 2 << 2.44;
    QTest::newRow("0.8, 5") << 0.8 << 5 << 3.69;
    QTest::newRow("0.9, 2") << 0.9 << 2 << 2.71;
    QTest::newRow("0.9, 10") << 0.9 << 10 << 6.86;
}

void TestServing::speculation()
{
    QFETCH(double, acceptance);
    QFETCH(int, guesses);
    QFETCH(double, speedUp);
    Configuration c = server(llama31_8b(), H100, 1, 1, 512, 512);
    const double plain = rate(c);
    c.workload.serving.draftTokens = guesses;
    c.workload.serving.draftAcceptance = Fraction(acceptance);
    c.workload.serving.draftCost = Fraction(0);
    QVERIFY2(std::abs(rate(c) / plain / speedUp - 1) < 0.02, qPrintable(QString::number(rate(c) / plain)));
    const double free = rate(c);
    c.workload.serving.draftCost = Fraction(0.1); // each guess costs a tenth of a step
    QVERIFY(std::abs(free / rate(c) - (1 + 0.1 * guesses)) < 0.02);
    const ConfigurationEvaluation e = run(c);
    QVERIFY(isAssumed(e, AssumptionCode::SpeculativeDecoding));
    QCOMPARE(e.speed.decodePerUser->basis, Basis::RuleOfThumb);
}

// Where the products bound the step, the guesses are paid like any token.
void TestServing::speculationDoesNotHelpComputing()
{
    const auto gain = [](int sequences) {
        Configuration c = server(llama31_8b(), H100, 1, sequences, 32, 32);
        const double plain = rate(c);
        c.workload.serving.draftTokens = 4;
        return rate(c) / plain;
    };
    QVERIFY(gain(1) > 2);
    QVERIFY(gain(256) < gain(32));
    QVERIFY2(gain(2048) < 1, qPrintable(QString::number(gain(2048))));
}

// Half of the prompt is there: half of the products remain, and the attention of the later half.
void TestServing::prefixes()
{
    Configuration c = server(llama31_8b(), H100, 1, 32, 4096, 256);
    const ConfigurationEvaluation none = run(c);
    c.workload.serving.prefixHits = Fraction(0.5);
    const ConfigurationEvaluation half = run(c);
    QVERIFY(isAssumed(half, AssumptionCode::PrefixesCached) && !isAssumed(none, AssumptionCode::PrefixesCached));
    QVERIFY(half.speed.output->expected > none.speed.output->expected);
    QCOMPARE(half.speed.decodePerUser->expected, none.speed.decodePerUser->expected);
    QCOMPARE(half.memory.perGpu.total->expected, none.memory.perGpu.total->expected);
    c.workload.sequences = 1;
    const double withHalf = run(c).speed.timeToFirstToken->expected.count;
    c.workload.serving.prefixHits = Fraction(0);
    const double without = run(c).speed.timeToFirstToken->expected.count;
    QVERIFY2(withHalf > 0.5 * without && withHalf < 0.65 * without, qPrintable(QString::number(withHalf / without)));
}

void TestServing::waitsGrowWithUsers()
{
    for (const auto &[prompt, answer] : {std::pair(4096, 256), std::pair(256, 1024), std::pair(1024, 1024)}) {
        double before = 0;
        const std::int64_t most = *run(server(llama31_8b(), H100, 1, 1, prompt, answer)).memory.maxSequences;
        for (int sequences = 1; sequences <= most; sequences *= 2) {
            const double wait = run(server(llama31_8b(), H100, 1, sequences, prompt, answer)).speed.timeToFirstToken->expected.count;
            QVERIFY2(wait >= before, qPrintable(QStringLiteral("%1 users, %2 tokens").arg(sequences).arg(prompt)));
            before = wait;
        }
    }
}

void TestServing::usersAtTarget_data()
{
    QTest::addColumn<double>("firstToken"); // 0: not set
    QTest::addColumn<double>("rate");
    QTest::newRow("20 tokens/s") << 0.0 << 20.0;
    QTest::newRow("60 tokens/s") << 0.0 << 60.0;
    QTest::newRow("first token in 0.3 s") << 0.3 << 0.0;
    QTest::newRow("both") << 1.0 << 40.0;
    QTest::newRow("anything will do: what memory holds") << 3000.0 << 0.01;
    QTest::newRow("nobody can have that") << 0.0 << 90'000.0;
}

// The answer's own speeds meet the targets; one user more does not, or does not fit.
void TestServing::usersAtTarget()
{
    QFETCH(double, firstToken);
    QFETCH(double, rate);
    Configuration c = server(llama31_70b(), H100, 4, 8, 2000, 500);
    c.workload.serving.targetTimeToFirstToken = firstToken > 0 ? std::optional(Seconds(firstToken)) : std::nullopt;
    c.workload.serving.targetTokensPerSecond = rate > 0 ? std::optional(TokensPerSecond(rate)) : std::nullopt;
    const ConfigurationEvaluation e = run(c);
    QVERIFY(e.speed.usersAtTarget && e.memory.maxSequences);
    const auto isServed = [&](std::int64_t users) {
        c.workload.sequences = static_cast<int>(users);
        const SpeedEvaluation s = run(c).speed;
        return s.decodePerUser && s.decodePerUser->expected.count >= rate && (firstToken == 0 || s.timeToFirstToken->expected.count <= firstToken);
    };
    const std::int64_t users = *e.speed.usersAtTarget;
    QVERIFY(users == 0 || isServed(users));
    QVERIFY(users == *e.memory.maxSequences || !isServed(users + 1));
    QVERIFY(users <= *e.memory.maxSequences);
}

void TestServing::noTargetNoAnswer()
{
    QVERIFY(!run(machine(llama31_8b(), H100, 1)).speed.usersAtTarget);
    Configuration c = machine(llama31_8b(), UnknownMemory, 1);
    c.workload.serving.targetTokensPerSecond = TokensPerSecond(10);
    QVERIFY(!run(c).speed.usersAtTarget); // nobody knows how many it holds
}

QTEST_GUILESS_MAIN(TestServing)
#include "tst_serving.moc"
