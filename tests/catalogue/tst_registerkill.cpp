// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QThread>

#include <set>

#include "catalogue/quoteregister.h"
#include "catalogue/sellerprofile.h"
#include "engine/numberpattern.h"
#include "registerfixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;
using namespace fixture;

namespace {

// What the program says of itself is true at once: the test kills it at any moment.
void say(const QString &line)
{
    QTextStream(stdout) << line << Qt::endl;
}

// As a process of its own: saves drafts, issues every second one, writes backups and the profile of the seller, for ever or that
// many times.
int work(const QString &folder, int times)
{
    QuoteRegister quotes(folder + u"/quotes.sqlite"_s);
    SellerProfile profile;
    profile.seller.name = "Seller";
    profile.paymentTerms = std::string(20'000, 'x');
    const QByteArray pdf = "%PDF-1.7" + QByteArray(40'000, 'p');
    say(u"ready"_s);
    for (int i = 0; times == 0 || i < times; ++i) {
        const Project project = projectFor("ACME", "n" + std::to_string(i), i);
        const auto draft = quotes.saveDraft(stored(project, {}));
        if (!draft) {
            return 1;
        }
        say(u"draft %1"_s.arg(draft->id));
        if (i % 2 == 0) {
            IssueOrder next = order();
            next.draft = draft->id;
            const auto issued = quotes.issue(next, [&](const std::string &number, int version) {
                Project printed = project;
                printed.quote.number = number;
                printed.quote.version = version;
                return Result<StoredQuote>(stored(printed, pdf));
            });
            if (!issued) {
                return 2;
            }
            say(u"issued "_s + QString::fromStdString(issued->number));
        }
        if (i % 5 == 4 && (!quotes.backup(folder + u"/backup.sqlite"_s) || !writeSellerProfile(folder, profile))) {
            return 3;
        }
    }
    return 0;
}

QByteArrayList said(const QByteArray &output, const QByteArray &what)
{
    QByteArrayList words;
    const QByteArrayList lines = output.left(output.lastIndexOf('\n') + 1).split('\n'); // a line that was cut says nothing
    for (const QByteArray &line : lines) {
        if (line.startsWith(what + ' ')) {
            words << line.mid(what.size() + 1);
        }
    }
    return words;
}

// Numbers of all issued quotes, in order; the test fails when one is there twice.
std::set<std::string> numbersIn(const QuoteRegister &quotes)
{
    QuoteFilter filter;
    filter.limit = 1'000'000;
    const auto list = quotes.list(filter);
    std::set<std::string> numbers;
    if (list) {
        for (const QuoteRecord &record : list->quotes) {
            if (record.state != QuoteState::Draft && !numbers.insert(record.number).second) {
                QTest::qFail(record.number.c_str(), __FILE__, __LINE__);
            }
        }
    }
    return numbers;
}

// 1, 2, 3, ... without a gap.
void checkNumbers(const std::set<std::string> &numbers)
{
    std::int64_t next = 1;
    for (const std::string &number : numbers) {
        QCOMPARE(number, *quoteNumber("DV-{year}-{seq:4}", {2026, 1, 1}, next++));
    }
}

} // namespace

class TestRegisterKill : public QObject {
    Q_OBJECT
private slots:
    void processesShareNoNumber();
    void threadsShareNoNumber();
    void killedAtRandom();
};

void TestRegisterKill::processesShareNoNumber()
{
    QTemporaryDir folder;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 3; ++i) {
        processes.push_back(std::make_unique<QProcess>());
        processes.back()->start(QCoreApplication::applicationFilePath(), {u"--work"_s, folder.path(), u"24"_s});
    }
    QByteArray output;
    for (const auto &process : processes) {
        QVERIFY(process->waitForFinished(120'000));
        QCOMPARE(process->exitCode(), 0);
        output += process->readAllStandardOutput();
    }
    const QuoteRegister quotes(folder.filePath(u"quotes.sqlite"_s));
    const std::set<std::string> numbers = numbersIn(quotes);
    QCOMPARE(numbers.size(), 36U);
    QCOMPARE(said(output, "issued").size(), 36);
    checkNumbers(numbers);
    QVERIFY(quotes.check());
}

// Two windows of one program.
void TestRegisterKill::threadsShareNoNumber()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"quotes.sqlite"_s);
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < 2; ++i) {
        threads.emplace_back(QThread::create([&path] {
            for (int n = 0; n < 20; ++n) {
                if (!QuoteRegister(path).issue(order(), render(projectFor("A", "B", n)))) {
                    qWarning("not issued");
                }
            }
        }));
        threads.back()->start();
    }
    for (const auto &thread : threads) {
        QVERIFY(thread->wait(120'000));
    }
    const std::set<std::string> numbers = numbersIn(QuoteRegister(path));
    QCOMPARE(numbers.size(), 40U);
    checkNumbers(numbers);
}

// Whatever the program said it had done is there afterwards, and nothing is there by half.
void TestRegisterKill::killedAtRandom()
{
    const int times = qEnvironmentVariableIsSet("CONFIGURIA_LONG_TESTS") ? 200 : 10;
    QTemporaryDir folder;
    const QuoteRegister quotes(folder.filePath(u"quotes.sqlite"_s));
    QRandomGenerator random(20261130);
    QByteArrayList drafts;
    std::set<std::string> issued;
    for (int i = 0; i < times; ++i) {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {u"--work"_s, folder.path(), u"0"_s});
        QVERIFY(process.waitForReadyRead(30'000));
        QThread::usleep(random.bounded(1000, 400'000));
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const QByteArray output = process.readAllStandardOutput();
        drafts += said(output, "draft");
        for (const QByteArray &number : said(output, "issued")) {
            QVERIFY2(issued.insert(number.toStdString()).second, number);
        }

        const Result<void> whole = quotes.check();
        QVERIFY2(whole, whole ? "" : whole.error().detail.c_str());
        const std::set<std::string> numbers = numbersIn(quotes);
        checkNumbers(numbers);
        for (const std::string &number : issued) {
            QVERIFY2(numbers.contains(number), number.c_str());
        }
        // One that was stored in the last moment may not have been said.
        issued = numbers;
        for (const QByteArray &draft : drafts) {
            QVERIFY2(quotes.record(draft.toLongLong()), draft);
        }
        const QString backup = folder.filePath(u"backup.sqlite"_s);
        QVERIFY(!QFile::exists(backup) || QuoteRegister(backup).check());
        QVERIFY(readSellerProfile(folder.path()));
    }
    qInfo("killed %d times: %zu quotes issued, %lld drafts", times, issued.size(), static_cast<long long>(drafts.size()));
    QVERIFY(!issued.empty());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == "--work"_L1) {
        return work(words.value(2), words.value(3).toInt());
    }
    TestRegisterKill test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_registerkill.moc"
