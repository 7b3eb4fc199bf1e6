// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/quoteregister.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// 10 000 quotes of 30 lines: a search in 50 ms.
class BenchRegister : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void searches_data();
    void searches();
    void statistics();

private:
    QTemporaryDir m_dir;
    QString path() const { return m_dir.filePath(u"quotes.sqlite"_s); }
};

namespace {

constexpr int quoteCount = 10'000;

void report(const char *what, qint64 microseconds)
{
    qInfo("%s: %.1f ms (budget 50)", what, static_cast<double>(microseconds) / 1000);
#ifdef NDEBUG
    QVERIFY(microseconds < 3 * 50'000);
#endif
}

} // namespace

// In one transaction of its own: 10 000 of the register's would sync the disk as often.
void BenchRegister::initTestCase()
{
    Project project;
    project.title = "Serveur";
    Configuration &configuration = project.configurations.emplace_back();
    configuration.name = "A";
    for (int i = 0; i < 30; ++i) {
        BomLine &line = configuration.lines.emplace_back();
        line.part.kind = PartKind::Service;
        line.description = "Pièce " + std::to_string(i) + " d'une désignation de catalogue";
        line.unitPrice = Money::units(i);
    }
    const Catalogue none;
    QuoteRegister quotes(path());
    const auto issued = quotes.issue({{}, {}, "DV-{year}-{seq:5}", {2026, 11, 30}}, [&](const std::string &number, int) {
        project.quote.number = number;
        return Result<StoredQuote>(storedQuote(none, project, makeQuote(none, project, 0), {}, QByteArray(60'000, 'p')));
    });
    QVERIFY(issued);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"fill"_s);
        database.setDatabaseName(path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"BEGIN"_s));
        for (int i = 2; i <= quoteCount; ++i) {
            const QString number = u"DV-2026-%1"_s.arg(i, 5, 10, QLatin1Char('0'));
            QVERIFY(query.exec(u"INSERT INTO quotes (id, number) VALUES (%1, '%2')"_s.arg(i).arg(number)));
            QVERIFY(query.exec(u"INSERT INTO versions SELECT %1, %1, 1, 'issued', state_date, customer, 'Client %2x', title, reference, salesperson,"
                               " '2026-%3-%4', valid_until, currency, excl_vat_micro, incl_vat_micro, is_partial"
                               " FROM versions WHERE id = 1"_s.arg(i).arg(i % 700).arg(i % 12 + 1, 2, 10, QLatin1Char('0')).arg(i % 28 + 1, 2, 10, QLatin1Char('0'))));
            QVERIFY(query.exec(u"INSERT INTO words SELECT %1, replace(text, 'dv-2026-00001', '%2') || ' client %3x' FROM words WHERE version = 1"_s
                                   .arg(i).arg(number.toLower()).arg(i % 700)));
            QVERIFY(query.exec(u"INSERT INTO contents SELECT %1, project, printed, evaluation, catalogue, pdf, hash FROM contents WHERE version = 1"_s.arg(i)));
        }
        QVERIFY(query.exec(u"COMMIT"_s));
    }
    QSqlDatabase::removeDatabase(u"fill"_s);
    qInfo("file: %lld MB", static_cast<long long>(QFileInfo(path()).size() >> 20));
}

void BenchRegister::searches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("found");
    QTest::newRow("a number") << QByteArray("2026-07531") << 1;
    QTest::newRow("a customer") << QByteArray("client 699x") << 14; // 699, 1399, ..., 9799
    QTest::newRow("nothing") << QByteArray("zzzz") << 0;
    QTest::newRow("everything") << QByteArray("pièce désignation") << quoteCount;
    QTest::newRow("no word") << QByteArray() << quoteCount;
}

void BenchRegister::searches()
{
    QFETCH(QByteArray, text);
    QFETCH(int, found);
    const QuoteRegister quotes(path());
    QuoteFilter filter;
    filter.text = text.toStdString();
    qint64 best = INT64_MAX;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto list = quotes.list(filter);
        best = std::min(best, timer.nsecsElapsed() / 1000);
        QVERIFY(list);
        QCOMPARE(list->found, found);
    }
    report(QTest::currentDataTag(), best);
}

void BenchRegister::statistics()
{
    QElapsedTimer timer;
    timer.start();
    const auto statistics = QuoteRegister(path()).statistics();
    QVERIFY(statistics);
    report("statistics", timer.nsecsElapsed() / 1000);
}

QTEST_GUILESS_MAIN(BenchRegister)
#include "bench_register.moc"
