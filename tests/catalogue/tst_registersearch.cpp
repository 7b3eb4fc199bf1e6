// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>

#include "registerfixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;
using namespace fixture;

namespace {

constexpr int quoteCount = 60;

// With what SQL, JSON, case and accents make of letters.
constexpr std::array words{"Serveur", "serveurs", "ŒUVRE", "Mémoire", "mémoires", "DDR5-4800", "L40S", "100%", "\"quoted\"", "it's", "back\\slash", "a,b", "[x]", "ﬁbre",
                           "d'une", "straße", "2×", "µs", "tab\tbed", "no\u00a0break", "100", "1", "é"};

std::string someWords(std::mt19937 &random, int most)
{
    std::string text;
    for (auto count = 1 + random() % static_cast<unsigned>(most); count > 0; --count) {
        text += text.empty() ? "" : " ";
        text += words[random() % words.size()];
    }
    return text;
}

Project projectOf(std::mt19937 &random)
{
    Project project = projectFor(someWords(random, 2), someWords(random, 4), 1);
    project.quote.customerReference = someWords(random, 2);
    project.quote.salesperson = someWords(random, 1);
    project.configurations[0].lines[0].description = someWords(random, 6);
    return project;
}

// What schema 1 kept: the fields and each designation, folded, with an end of line between them.
QString oldSearchText(const Project &project, const std::string &number)
{
    QStringList parts;
    for (const std::string &part : {number, project.customer.name, project.title, project.quote.customerReference, project.quote.salesperson,
                                    project.configurations[0].lines[0].description}) {
        parts << QString::fromStdString(part);
    }
    return searchable(parts.join(u'\n'));
}

// Part of a word, or words that nobody wrote side by side.
QString someQuery(std::mt19937 &random)
{
    QStringList parts;
    for (auto count = 1 + random() % 3; count > 0; --count) {
        const QString word = searchable(QString::fromUtf8(words[random() % words.size()])).split(u' ').first().split(u'\t').first();
        const auto from = static_cast<qsizetype>(random() % static_cast<unsigned>(word.size()));
        parts << word.mid(from, 1 + static_cast<qsizetype>(random() % 4));
    }
    return parts.join(u' ');
}

std::vector<std::int64_t> foundBy(const QuoteRegister &quotes, const QString &query)
{
    QuoteFilter filter;
    filter.text = query.toStdString();
    std::vector<std::int64_t> ids;
    const auto list = quotes.list(filter);
    for (const QuoteRecord &record : list ? list->quotes : std::vector<QuoteRecord>()) {
        ids.push_back(record.id);
    }
    std::sort(ids.begin(), ids.end());
    return list ? ids : std::vector<std::int64_t>{-1};
}

} // namespace

// A register of schema 1 becomes one of schema 2, and a search finds what it found.
class TestRegisterSearch : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void recordsStay();
    void findsTheSame_data();
    void findsTheSame();
    void numbersGoOn();
    void copyIsKept();
    void olderBackupIsRestored();

private:
    QString path(const char *name) const { return m_dir.filePath(QLatin1StringView(name)); }
    QuoteRegister now() const { return QuoteRegister(path("new.sqlite")); }
    QuoteRegister migrated() const { return QuoteRegister(path("old.sqlite")); }
    void copyIntoFirstSchema();

    QTemporaryDir m_dir;
    std::vector<std::pair<std::int64_t, QString>> m_texts; // of each version, as schema 1 kept it
};

void TestRegisterSearch::initTestCase()
{
    std::mt19937 random(7);
    for (int i = 0; i < quoteCount; ++i) {
        const Project project = projectOf(random);
        const auto record = i % 10 == 9 ? now().saveDraft(stored(project, {})) : now().issue(order(), render(project));
        VERIFY_OK(record);
        m_texts.emplace_back(record->id, oldSearchText(project, record->number));
    }
    VERIFY_OK(now().setState(m_texts.front().first, QuoteState::Accepted, {2026, 12, 1}, "order 7"));
    copyIntoFirstSchema();
    QVERIFY(QFile::copy(path("old.sqlite"), path("first.sqlite")));
}

// The rows of schema 1, as it had them. What was issued keeps its hash.
void TestRegisterSearch::copyIntoFirstSchema()
{
    VERIFY_OK(QuoteRegister(path("old.sqlite"), {registerSchema().first()}).backup(path("empty.sqlite")));
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"copy"_s);
    database.setDatabaseName(path("old.sqlite"));
    QVERIFY(database.open());
    {
        QSqlQuery query(database);
        const auto run = [&query](const QString &sql) { return query.exec(sql) ? QString() : query.lastError().text(); };
        QCOMPARE(run(u"ATTACH '%1' AS n"_s.arg(path("new.sqlite"))), QString());
        QCOMPARE(run(u"BEGIN"_s), QString());
        for (const QString &table : {u"customers"_s, u"quotes"_s}) {
            QCOMPARE(run(u"INSERT INTO main.%1 SELECT * FROM n.%1"_s.arg(table)), QString());
        }
        for (const auto &[id, text] : m_texts) {
            QVERIFY(query.prepare(u"INSERT INTO main.versions SELECT *, ? FROM n.versions WHERE id = ?"_s));
            query.bindValue(0, text);
            query.bindValue(1, static_cast<qlonglong>(id));
            QVERIFY(query.exec());
        }
        for (const QString &table : {u"contents"_s, u"states"_s, u"numbers"_s}) {
            QCOMPARE(run(u"INSERT INTO main.%1 SELECT * FROM n.%1"_s.arg(table)), QString());
        }
        QCOMPARE(run(u"COMMIT"_s), QString());
    }
    database.close();
    database = {};
    QSqlDatabase::removeDatabase(u"copy"_s);
}

void TestRegisterSearch::recordsStay()
{
    const auto before = now().list(), after = migrated().list(); // reading migrates
    VERIFY_OK(after);
    QCOMPARE(after->quotes.size(), static_cast<std::size_t>(quoteCount));
    QVERIFY(after->quotes == before->quotes);
    VERIFY_OK(migrated().check()); // every hash
    QCOMPARE(*migrated().history(m_texts.front().first), *now().history(m_texts.front().first));
    QCOMPARE(*migrated().content(m_texts.front().first), *now().content(m_texts.front().first));
    QVERIFY(!tamper(path("old.sqlite"), u"UPDATE versions SET title = 'x'"_s).isEmpty());
    QVERIFY(!tamper(path("old.sqlite"), u"UPDATE words SET text = 'x'"_s).isEmpty());
}

void TestRegisterSearch::findsTheSame_data()
{
    QTest::addColumn<QString>("query");
    std::mt19937 random(11);
    for (int i = 0; i < 200; ++i) {
        const QString query = someQuery(random);
        QTest::addRow("%d %s", i, qPrintable(query)) << query;
    }
    QTest::newRow("words apart") << u"  memoire \t serveur "_s;
    QTest::newRow("across two words") << u"serveurmemoire"_s;
    QTest::newRow("a number") << u"2026-0031"_s;
    QTest::newRow("nothing") << u" "_s;
}

// Schema 1: every word is found somewhere in its text.
void TestRegisterSearch::findsTheSame()
{
    QFETCH(QString, query);
    std::vector<std::int64_t> wanted;
    const QStringList parts = searchable(query).simplified().split(u' ', Qt::SkipEmptyParts);
    for (const auto &[id, text] : m_texts) {
        if (std::all_of(parts.begin(), parts.end(), [&text = text](const QString &part) { return text.contains(part); })) {
            wanted.push_back(id);
        }
    }
    QCOMPARE(foundBy(now(), query), wanted);
    QCOMPARE(foundBy(migrated(), query), wanted);
}

void TestRegisterSearch::numbersGoOn()
{
    const auto issued = migrated().issue(order(), render(projectFor("A", "one more", 1)));
    VERIFY_OK(issued);
    QCOMPARE(issued->number, std::string("DV-2026-0055")); // 54 of the 60 were issued
    const auto draft = migrated().saveDraft(stored(projectFor("A", "draft one", 1), {}));
    VERIFY_OK(draft);
    VERIFY_OK(migrated().saveDraft(stored(projectFor("A", "draft two", 1), {}), draft->id));
    QCOMPARE(foundBy(migrated(), u"draft"_s), std::vector{draft->id});
    QCOMPARE(foundBy(migrated(), u"one draft"_s), std::vector<std::int64_t>());
    VERIFY_OK(migrated().removeDraft(draft->id));
    QCOMPARE(foundBy(migrated(), u"draft"_s), std::vector<std::int64_t>());
    VERIFY_OK(migrated().check());
}

void TestRegisterSearch::copyIsKept()
{
    const QString copy = path("old.sqlite") + u".schema-1-1"_s;
    QVERIFY(QFile::exists(copy));
    QCOMPARE(tamper(copy, u"SELECT search FROM versions"_s), QString()); // still of schema 1
    QCOMPARE(QDir(m_dir.path()).entryList({u"*.schema-*"_s}).size(), 1);
}

// A backup that an earlier version made; it stays what it is.
void TestRegisterSearch::olderBackupIsRestored()
{
    QuoteRegister quotes(path("restored.sqlite"));
    VERIFY_OK(quotes.restore(path("first.sqlite")));
    VERIFY_OK(quotes.check());
    QCOMPARE(quotes.list()->found, quoteCount);
    QCOMPARE(tamper(path("first.sqlite"), u"SELECT search FROM versions"_s), QString());
    QCOMPARE(QDir(m_dir.path()).entryList({u"restored.sqlite*"_s}), QStringList{u"restored.sqlite"_s});
}

QTEST_GUILESS_MAIN(TestRegisterSearch)
#include "tst_registersearch.moc"
