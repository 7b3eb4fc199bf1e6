// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <future>

#include "catalogue/cataloguestore.h"
#include "catalogue/quoteregister.h"
#include "engine/quotechanges.h"
#include "registerfixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;
using namespace fixture;

class TestQuoteRegister : public QObject {
    Q_OBJECT
private slots:
    void init();
    void nothingYet();
    void issues();
    void countsPerYear();
    void patternIsRefused_data();
    void patternIsRefused();
    void failedPrintTakesNoNumber();
    void draftBecomesTheIssuedQuote();
    void draftOfANewVersion();
    void newVersionKeepsItsNumber();
    void versionsDiffer();
    void handWrittenNumberIsReplaced();
    void ownNumber_data();
    void ownNumber();
    void newestIsIssued();
    void sameCustomer_data();
    void sameCustomer();
    void numberOfAnotherPatternIsPassed();
    void issuedDraftIsGone();
    void statesAreKept();
    void expires();
    void answerThatComesMeanwhileStays();
    void expiresAllOrNone();
    void refusedByTheFile_data();
    void refusedByTheFile();
    void changedOutside_data();
    void changedOutside();
    void searches_data();
    void searches();
    void statistics();
    void frozenAgainstTheCatalogue();
    void partThatIsGone();

private:
    QString path(const char *name = "quotes.sqlite") const { return m_dir->filePath(QLatin1StringView(name)); }
    QuoteRegister fresh() const { return QuoteRegister(path()); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestQuoteRegister::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void TestQuoteRegister::nothingYet()
{
    const QuoteRegister quotes = fresh();
    VERIFY_OK(quotes.list());
    QCOMPARE(quotes.list()->found, 0);
    QVERIFY(quotes.statistics()->empty());
    QVERIFY(quotes.customers()->empty());
    VERIFY_OK(quotes.check());
    QCOMPARE(quotes.record(1).error().code, ErrorCode::NoSuchQuote);
    QCOMPARE(quotes.content(1).error().code, ErrorCode::NoSuchQuote);
    QVERIFY(!QFile::exists(path())); // reading makes nothing
}

void TestQuoteRegister::issues()
{
    QuoteRegister quotes = fresh();
    Project project = projectFor("ACME", "Serveur d'inférence", 1000);
    project.quote.customerReference = "RFQ 12";
    project.quote.salesperson = "Zoé";
    const auto record = quotes.issue(order(), render(project));
    VERIFY_OK(record);
    QCOMPARE(record->number, std::string("DV-2026-0001"));
    QCOMPARE(record->version, 1);
    QCOMPARE(record->state, QuoteState::Issued);
    QCOMPARE(record->stateDate, (Date{2026, 11, 30}));
    QCOMPARE(record->customer, std::string("ACME"));
    QCOMPARE(record->title, std::string("Serveur d'inférence"));
    QCOMPARE(record->reference, std::string("RFQ 12"));
    QCOMPARE(record->salesperson, std::string("Zoé"));
    QCOMPARE(record->currency, std::string("EUR"));
    QCOMPARE(record->totalExclVat, Money::units(1000));
    QCOMPARE(record->totalInclVat, Money::units(1200)); // 20 %
    QCOMPARE(record->validUntil, (Date{2026, 12, 30}));
    QCOMPARE(quotes.issue(order(), render(project))->number, std::string("DV-2026-0002"));

    const auto content = quotes.content(record->id);
    VERIFY_OK(content);
    QCOMPARE(content->pdf, QByteArray("%PDF-1.7"));
    QCOMPARE(content->evaluation, QByteArray("{\"fit\":1}"));
    const auto again = storedProject(Catalogue(), content->project, u"x"_s);
    VERIFY_OK(again);
    QCOMPARE(again->quote.number, std::string("DV-2026-0001"));
    QCOMPARE(printedFromJson(content->printed, u"x"_s)->totalInclVat, Money::units(1200));
    VERIFY_OK(quotes.check());
    const auto customers = quotes.customers();
    QCOMPARE(customers->size(), 1U);
    QCOMPARE(customers->front().name, std::string("ACME"));
    QVERIFY2(customers->front().party.contains("\"name\":\"ACME\""), customers->front().party);
}

void TestQuoteRegister::countsPerYear()
{
    QuoteRegister quotes = fresh();
    const Project project = projectFor("A", "B", 1);
    IssueOrder next = order();
    QCOMPARE(quotes.issue(next, render(project))->number, std::string("DV-2026-0001"));
    next.date = {2027, 1, 2};
    QCOMPARE(quotes.issue(next, render(project))->number, std::string("DV-2027-0001"));
    QCOMPARE(quotes.issue(order(), render(project))->number, std::string("DV-2026-0002"));
    next.pattern = "Q{month}-{seq:3}"; // one counter for ever
    QCOMPARE(quotes.issue(next, render(project))->number, std::string("Q01-001"));
    next.date = {2028, 5, 2};
    QCOMPARE(quotes.issue(next, render(project))->number, std::string("Q05-002"));
}

void TestQuoteRegister::patternIsRefused_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::newRow("no counter") << QByteArray("DV-{year}");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("unknown") << QByteArray("{customer}-{seq}");
}

void TestQuoteRegister::patternIsRefused()
{
    QFETCH(QByteArray, pattern);
    IssueOrder wrong = order();
    wrong.pattern = pattern.toStdString();
    const auto refused = fresh().issue(wrong, render(projectFor("A", "B", 1)));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::UnknownValue);
    QCOMPARE(refused.error().accepted, std::string("DV-{year}-{seq:4}"));
}

void TestQuoteRegister::failedPrintTakesNoNumber()
{
    QuoteRegister quotes = fresh();
    const auto failed = quotes.issue(order(), [](const std::string &number, int) -> Result<StoredQuote> {
        return tl::unexpected(Error{ErrorCode::CannotWrite, number, {}, {}, {}, "disk full"});
    });
    QVERIFY(!failed);
    QCOMPARE(failed.error().file, std::string("DV-2026-0001"));
    QCOMPARE(quotes.list()->found, 0);
    QCOMPARE(quotes.issue(order(), render(projectFor("A", "B", 1)))->number, std::string("DV-2026-0001"));
}

void TestQuoteRegister::draftBecomesTheIssuedQuote()
{
    QuoteRegister quotes = fresh();
    const auto draft = quotes.saveDraft(stored(projectFor("A", "first", 1), {}));
    VERIFY_OK(draft);
    QCOMPARE(draft->state, QuoteState::Draft);
    QVERIFY(draft->number.empty());
    const auto second = quotes.saveDraft(stored(projectFor("A", "second", 2), {}), draft->id);
    VERIFY_OK(second);
    QCOMPARE(second->id, draft->id);
    QCOMPARE(second->title, std::string("second"));
    IssueOrder next = order();
    next.draft = draft->id;
    const auto issued = quotes.issue(next, render(projectFor("A", "third", 3)));
    VERIFY_OK(issued);
    QCOMPARE(issued->id, draft->id);
    QCOMPARE(issued->title, std::string("third"));
    QCOMPARE(quotes.list()->found, 1);
    VERIFY_OK(quotes.content(issued->id));
    const auto history = quotes.history(issued->id);
    VERIFY_OK(history);
    QCOMPARE(history->size(), 2U);
    QCOMPARE(history->at(0).state, QuoteState::Draft);
    QCOMPARE(history->at(1).state, QuoteState::Issued);
}

void TestQuoteRegister::draftOfANewVersion()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 1)));
    Project project = projectFor("A", "B", 2);
    project.quote.number = first->number;
    const auto draft = quotes.saveDraft(stored(project, {}));
    VERIFY_OK(draft);
    QCOMPARE(draft->number, first->number);
    QCOMPARE(draft->version, 2);
    QCOMPARE(draft->quote, first->quote);
    IssueOrder next = order();
    next.draft = draft->id;
    const auto second = quotes.issue(next, render(project));
    VERIFY_OK(second);
    QCOMPARE(second->number, first->number);
    QCOMPARE(second->version, 2);
    QCOMPARE(second->id, draft->id);
}

void TestQuoteRegister::newVersionKeepsItsNumber()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 1)));
    const auto second = quotes.issue(order(first->number), render(projectFor("A", "B", 2)));
    VERIFY_OK(second);
    QCOMPARE(second->number, first->number);
    QCOMPARE(second->version, 2);
    QVERIFY(second->id != first->id);
    QCOMPARE(quotes.versions(first->quote)->size(), 2U);
    QCOMPARE(quotes.issue(order(), render(projectFor("A", "B", 1)))->number, std::string("DV-2026-0002")); // no number was used up
    VERIFY_OK(quotes.content(first->id));
}

void TestQuoteRegister::versionsDiffer()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 100)));
    Project project = projectFor("A", "B", 80);
    BomLine added = project.configurations[0].lines[0];
    added.description = "Formation";
    project.configurations[0].lines.push_back(added);
    const auto second = quotes.issue(order(first->number), render(project));
    const auto printed = [&](std::int64_t id) { return *printedFromJson(quotes.content(id)->printed, u"x"_s); };
    const QuoteChanges changes = quoteChanges(printed(first->id), printed(second->id));
    QCOMPARE(changes.lines.size(), 2U);
    QVERIFY(changes.lines[0].change == LineChange::Changed && changes.lines[0].before.unitPrice == Money::units(100));
    QVERIFY(changes.lines[1].change == LineChange::Added && changes.lines[1].after.designation == "Formation");
    QCOMPARE(changes.exclVatBefore, Money::units(100));
    QCOMPARE(changes.exclVatAfter, Money::units(160));
}

void TestQuoteRegister::handWrittenNumberIsReplaced()
{
    const auto issued = fresh().issue(order("MINE-7"), render(projectFor("A", "B", 1)));
    VERIFY_OK(issued);
    QCOMPARE(issued->number, std::string("DV-2026-0001"));
}

void TestQuoteRegister::ownNumber_data()
{
    QTest::addColumn<bool>("isDraft");
    QTest::newRow("with the number of another") << false;
    QTest::newRow("a draft of a next version") << true;
}

void TestQuoteRegister::ownNumber()
{
    QFETCH(bool, isDraft);
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 1)));
    IssueOrder own = order(first->number);
    own.hasOwnNumber = true;
    if (isDraft) {
        Project next = projectFor("A", "B", 1);
        next.quote.number = first->number;
        own.draft = quotes.saveDraft(stored(next, {}))->id;
    }
    const auto second = quotes.issue(own, render(projectFor("C", "D", 2)));
    VERIFY_OK(second);
    QCOMPARE(second->number, std::string("DV-2026-0002"));
    QCOMPARE(second->version, 1);
    QCOMPARE(quotes.versions(first->quote)->size(), 1U);
    QCOMPARE(quotes.list()->found, 2); // no draft is left
    VERIFY_OK(quotes.check());
}

void TestQuoteRegister::newestIsIssued()
{
    QuoteRegister quotes = fresh();
    QVERIFY(!quotes.newest("DV-2026-0001").value()); // no file yet
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 1)));
    const auto second = quotes.issue(order(first->number), render(projectFor("A", "B", 2)));
    Project next = projectFor("A", "B", 3);
    next.quote.number = first->number;
    VERIFY_OK(quotes.saveDraft(stored(next, {})));
    QCOMPARE(quotes.newest(first->number).value()->id, second->id);
    QVERIFY(!quotes.newest("DV-2026-0002").value());
}

// 732829320 is a SIREN of the French tax documentation, 356000000 that of La Poste.
void TestQuoteRegister::sameCustomer_data()
{
    QTest::addColumn<QStringList>("first"); // name, registration, VAT number
    QTest::addColumn<QStringList>("second");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("case, accents, points") << QStringList{u"Société Œuvre S.A.S."_s, {}, {}} << QStringList{u"SOCIETE OEUVRE SAS"_s, {}, {}} << true;
    QTest::newRow("other name") << QStringList{u"ACME"_s, {}, {}} << QStringList{u"Beta"_s, {}, {}} << false;
    QTest::newRow("renamed, same SIREN") << QStringList{u"ACME"_s, u"732 829 320"_s, {}} << QStringList{u"Beta"_s, {}, u"FR44732829320"_s} << true;
    QTest::newRow("same name, other SIREN") << QStringList{u"ACME"_s, u"732829320"_s, {}} << QStringList{u"ACME"_s, u"356000000"_s, {}} << false;
    QTest::newRow("same foreign VAT number") << QStringList{u"ACME"_s, {}, u"DE 136695976"_s} << QStringList{u"Beta"_s, {}, u"DE136695976"_s} << true;
    QTest::newRow("number on one side alone") << QStringList{u"ACME"_s, u"732829320"_s, {}} << QStringList{u"Acme"_s, {}, {}} << true;
    QTest::newRow("nobody") << QStringList{{}, {}, {}} << QStringList{u"ACME"_s, {}, {}} << false;
}

void TestQuoteRegister::sameCustomer()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, second);
    QFETCH(bool, isSame);
    const auto party = [](const QStringList &words) {
        Party p;
        p.name = words[0].toStdString();
        p.registration = words[1].toStdString();
        p.vatNumber = words[2].toStdString();
        return p;
    };
    QCOMPARE(isSameCustomer(party(first), party(second)), isSame);
    QCOMPARE(isSameCustomer(party(second), party(first)), isSame);
}

void TestQuoteRegister::numberOfAnotherPatternIsPassed()
{
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("A", "B", 1)));
    IssueOrder other = order();
    other.pattern = "DV-2026-{seq:4}"; // another counter, the same numbers
    QCOMPARE(quotes.issue(other, render(projectFor("A", "B", 1)))->number, std::string("DV-2026-0002"));
}

void TestQuoteRegister::issuedDraftIsGone()
{
    QuoteRegister quotes = fresh();
    const auto draft = quotes.saveDraft(stored(projectFor("A", "B", 1), {}));
    IssueOrder next = order();
    next.draft = draft->id;
    VERIFY_OK(quotes.issue(next, render(projectFor("A", "B", 1))));
    // The other window still has it as a draft.
    QCOMPARE(quotes.issue(next, render(projectFor("A", "B", 1))).error().code, ErrorCode::QuoteIssued);
    QCOMPARE(quotes.saveDraft(stored(projectFor("A", "B", 1)), draft->id).error().code, ErrorCode::QuoteIssued);
    QCOMPARE(quotes.removeDraft(draft->id).error().code, ErrorCode::QuoteIssued);
    QCOMPARE(quotes.removeDraft(draft->id).error().place, std::string("DV-2026-0001"));
    QCOMPARE(quotes.list()->found, 1);

    const auto second = quotes.saveDraft(stored(projectFor("A", "B", 1), {}));
    VERIFY_OK(quotes.removeDraft(second->id));
    QCOMPARE(quotes.record(second->id).error().code, ErrorCode::NoSuchQuote);
    QCOMPARE(quotes.list()->found, 1);
}

void TestQuoteRegister::statesAreKept()
{
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "B", 1)));
    VERIFY_OK(quotes.setState(issued->id, QuoteState::Refused, {2026, 12, 1}, "trop cher"));
    const auto accepted = quotes.setState(issued->id, QuoteState::Accepted, {2026, 12, 3});
    VERIFY_OK(accepted);
    QCOMPARE(accepted->state, QuoteState::Accepted);
    QCOMPARE(accepted->stateDate, (Date{2026, 12, 3}));
    const std::vector<QuoteStep> expected{{QuoteState::Issued, {2026, 11, 30}, ""}, {QuoteState::Refused, {2026, 12, 1}, "trop cher"}, {QuoteState::Accepted, {2026, 12, 3}, ""}};
    const auto history = quotes.history(issued->id);
    VERIFY_OK(history);
    QCOMPARE(history->size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(history->at(i).state, expected[i].state);
        QCOMPARE(history->at(i).date, expected[i].date);
        QCOMPARE(history->at(i).note, expected[i].note);
    }
    QVERIFY(!quotes.setState(issued->id, QuoteState::Draft, {2026, 12, 4}));
    const auto draft = quotes.saveDraft(stored(projectFor("A", "B", 1), {}));
    QVERIFY(!quotes.setState(draft->id, QuoteState::Accepted, {2026, 12, 4}));
    VERIFY_OK(quotes.content(issued->id)); // its hash vouches for what was issued, not for the answer
}

void TestQuoteRegister::expires()
{
    QuoteRegister quotes = fresh();
    const auto late = quotes.issue(order(), render(projectFor("A", "B", 1))); // valid until 30 December
    const auto answered = quotes.issue(order(), render(projectFor("A", "B", 1)));
    quotes.setState(answered->id, QuoteState::Accepted, {2026, 12, 1});
    QCOMPARE(*quotes.expire({2026, 12, 30}), 0); // still valid on its last day
    QCOMPARE(*quotes.expire({2027, 2, 1}), 1);
    QCOMPARE(*quotes.expire({2027, 2, 1}), 0);
    QCOMPARE(quotes.record(late->id)->state, QuoteState::Expired);
    QCOMPARE(quotes.record(late->id)->stateDate, (Date{2026, 12, 31}));
    QCOMPARE(quotes.record(answered->id)->state, QuoteState::Accepted);
}

// Another window has its answer written, but not yet committed, when this one looks for what is late.
void TestQuoteRegister::answerThatComesMeanwhileStays()
{
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "B", 1)));
    std::future<int> expired;
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(path());
        QVERIFY(other.open());
        QSqlQuery query(other);
        QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
        QVERIFY(query.exec(u"UPDATE versions SET state = 'accepted', state_date = '2026-12-01'"_s));
        expired = std::async(std::launch::async, [&quotes] { return quotes.expire({2027, 2, 1}).value_or(-1); });
        QThread::msleep(300);
        QVERIFY(query.exec(u"COMMIT"_s));
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    QCOMPARE(expired.get(), 0);
    QCOMPARE(quotes.record(issued->id)->state, QuoteState::Accepted);
    QCOMPARE(quotes.history(issued->id)->size(), 1U);
}

void TestQuoteRegister::expiresAllOrNone()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 1)));
    const auto second = quotes.issue(order(), render(projectFor("A", "B", 1)));
    QCOMPARE(tamper(path(), u"CREATE TRIGGER refuse BEFORE UPDATE OF state ON versions WHEN OLD.id = %1 BEGIN SELECT RAISE(ABORT, 'no'); END"_s.arg(second->id)), QString());
    QVERIFY(!quotes.expire({2027, 2, 1}));
    QCOMPARE(quotes.record(first->id)->state, QuoteState::Issued);
    QCOMPARE(quotes.history(first->id)->size(), 1U);
    QCOMPARE(tamper(path(), u"DROP TRIGGER refuse"_s), QString());
    QCOMPARE(*quotes.expire({2027, 2, 1}), 2);
    QCOMPARE(quotes.record(second->id)->stateDate, (Date{2026, 12, 31}));
    const auto history = quotes.history(second->id);
    QCOMPARE(history->size(), 2U);
    QCOMPARE(history->at(1).state, QuoteState::Expired);
    QCOMPARE(history->at(1).date, (Date{2026, 12, 31}));
}

void TestQuoteRegister::refusedByTheFile_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("content") << u"UPDATE contents SET pdf = x'00'"_s;
    QTest::newRow("hash") << u"UPDATE contents SET hash = ''"_s;
    QTest::newRow("delete content") << u"DELETE FROM contents"_s;
    QTest::newRow("replace content") << u"INSERT OR REPLACE INTO contents SELECT version, project, printed, evaluation, catalogue, x'00', hash FROM contents"_s;
    QTest::newRow("total") << u"UPDATE versions SET excl_vat_micro = 1"_s;
    QTest::newRow("title") << u"UPDATE versions SET title = 'x'"_s;
    QTest::newRow("back to draft") << u"UPDATE versions SET state = 'draft'"_s;
    QTest::newRow("delete version") << u"DELETE FROM versions"_s;
    QTest::newRow("replace version") << u"INSERT OR REPLACE INTO versions SELECT id, quote, version, state, state_date, customer, 'x', title, reference, salesperson, date, valid_until, currency, excl_vat_micro, incl_vat_micro, is_partial FROM versions"_s;
    QTest::newRow("words") << u"UPDATE words SET text = 'x'"_s;
    QTest::newRow("delete words") << u"DELETE FROM words"_s;
    QTest::newRow("replace words") << u"INSERT OR REPLACE INTO words SELECT version, 'x' FROM words"_s;
    QTest::newRow("number") << u"UPDATE quotes SET number = 'x'"_s;
    QTest::newRow("delete number") << u"DELETE FROM quotes"_s;
    QTest::newRow("counter back") << u"UPDATE numbers SET last = 0"_s;
    QTest::newRow("delete counter") << u"DELETE FROM numbers"_s;
    QTest::newRow("history") << u"UPDATE states SET date = '2020-01-01'"_s;
    QTest::newRow("delete history") << u"DELETE FROM states"_s;
    QTest::newRow("same version twice") << u"INSERT INTO versions SELECT 99, quote, version, state, state_date, customer, customer_name, title, reference, salesperson, date, valid_until, currency, excl_vat_micro, incl_vat_micro, is_partial FROM versions"_s;
}

void TestQuoteRegister::refusedByTheFile()
{
    QFETCH(QString, sql);
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "B", 1)));
    VERIFY_OK(issued);
    QVERIFY(!tamper(path(), sql).isEmpty());
    QCOMPARE(*quotes.record(issued->id), *issued);
    VERIFY_OK(quotes.content(issued->id));
}

// A program that drops the triggers first.
void TestQuoteRegister::changedOutside_data()
{
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<QString>("sql");
    QTest::newRow("pdf") << u"frozen_content"_s << u"UPDATE contents SET pdf = x'00'"_s;
    QTest::newRow("project") << u"frozen_content"_s << u"UPDATE contents SET project = CAST(replace(CAST(project AS TEXT), 'Mise', 'mise') AS BLOB)"_s;
    QTest::newRow("byte moved on") << u"frozen_content"_s << u"UPDATE contents SET evaluation = CAST('{\"fit\":' AS BLOB), catalogue = CAST('1}' AS BLOB)"_s;
    QTest::newRow("total") << u"frozen_version"_s << u"UPDATE versions SET excl_vat_micro = 1"_s;
    QTest::newRow("customer") << u"frozen_version"_s << u"UPDATE versions SET customer_name = 'B'"_s;
    QTest::newRow("version") << u"frozen_version"_s << u"UPDATE versions SET version = 2"_s;
    QTest::newRow("number") << u"frozen_number"_s << u"UPDATE quotes SET number = 'DV-2026-0009'"_s;
    QTest::newRow("no content") << u"kept_content"_s << u"DELETE FROM contents"_s;
}

void TestQuoteRegister::changedOutside()
{
    QFETCH(QString, trigger);
    QFETCH(QString, sql);
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "B", 1)));
    VERIFY_OK(issued);
    QCOMPARE(tamper(path(), u"DROP TRIGGER "_s + trigger), QString());
    QCOMPARE(tamper(path(), sql), QString());
    const auto content = quotes.content(issued->id);
    QVERIFY(!content);
    QCOMPARE(content.error().code, ErrorCode::QuoteChanged);
    QVERIFY(!content.error().place.empty());
    QCOMPARE(quotes.check().error().code, ErrorCode::QuoteChanged);
}

void TestQuoteRegister::searches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("state"); // -1: any
    QTest::addColumn<QByteArray>("customer");
    QTest::addColumn<int>("least"); // 0: any
    QTest::addColumn<QByteArray>("found"); // titles, newest first
    const QByteArray all = "Œuvre numérique,Baie 100 % pleine,Serveur H100";
    QTest::newRow("all") << QByteArray() << -1 << QByteArray() << 0 << all;
    QTest::newRow("number") << QByteArray("0002") << -1 << QByteArray() << 0 << QByteArray("Baie 100 % pleine");
    QTest::newRow("case") << QByteArray("serveur h100") << -1 << QByteArray() << 0 << QByteArray("Serveur H100");
    QTest::newRow("order") << QByteArray("h100 acme") << -1 << QByteArray() << 0 << QByteArray("Serveur H100");
    QTest::newRow("accents") << QByteArray("oeuvre numerique") << -1 << QByteArray() << 0 << QByteArray("Œuvre numérique");
    QTest::newRow("accents typed") << QByteArray("ŒUVRE NUMÉRIQUE") << -1 << QByteArray() << 0 << QByteArray("Œuvre numérique");
    QTest::newRow("designation") << QByteArray("mise en service") << -1 << QByteArray() << 0 << all;
    QTest::newRow("not a wildcard") << QByteArray("10_") << -1 << QByteArray() << 0 << QByteArray();
    QTest::newRow("percent sign") << QByteArray("%") << -1 << QByteArray() << 0 << QByteArray("Baie 100 % pleine");
    QTest::newRow("quote") << QByteArray("'; DROP TABLE quotes") << -1 << QByteArray() << 0 << QByteArray();
    QTest::newRow("state") << QByteArray() << int(QuoteState::Draft) << QByteArray() << 0 << QByteArray("Œuvre numérique");
    QTest::newRow("customer") << QByteArray() << -1 << QByteArray("Beta") << 0 << QByteArray("Œuvre numérique,Baie 100 % pleine");
    QTest::newRow("amount") << QByteArray() << -1 << QByteArray() << 200 << QByteArray("Baie 100 % pleine");
}

void TestQuoteRegister::searches()
{
    QFETCH(QByteArray, text);
    QFETCH(int, state);
    QFETCH(QByteArray, customer);
    QFETCH(int, least);
    QFETCH(QByteArray, found);
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("ACME", "Serveur H100", 100)));
    quotes.issue(order(), render(projectFor("Beta", "Baie 100 % pleine", 200)));
    quotes.saveDraft(stored(projectFor("Beta", "Œuvre numérique", 50), {}));
    QuoteFilter filter;
    filter.text = text.toStdString();
    filter.state = state < 0 ? std::nullopt : std::optional(static_cast<QuoteState>(state));
    filter.customer = customer.toStdString();
    filter.least = least == 0 ? std::nullopt : std::optional(Money::units(least));
    const auto list = quotes.list(filter);
    VERIFY_OK(list);
    QByteArrayList titles;
    for (const QuoteRecord &record : list->quotes) {
        titles << QByteArray::fromStdString(record.title);
    }
    QCOMPARE(titles.join(','), found);
    QCOMPARE(list->found, static_cast<std::int64_t>(titles.size()));

    filter.limit = 1;
    const auto first = quotes.list(filter);
    QCOMPARE(first->found, list->found);
    QCOMPARE(first->quotes.size(), std::min<std::size_t>(1, list->quotes.size()));
    filter = {};
    filter.from = {2026, 12, 1};
    QCOMPARE(quotes.list(filter)->found, 0);
    filter.from = {2026, 11, 30};
    filter.to = {2026, 11, 30};
    QCOMPARE(quotes.list(filter)->found, 3);
}

void TestQuoteRegister::statistics()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "B", 100)));
    quotes.issue(order(first->number), render(projectFor("A", "B", 90))); // only this version counts
    const auto won = quotes.issue(order(), render(projectFor("A", "B", 10)));
    quotes.setState(won->id, QuoteState::Accepted, {2026, 12, 1});
    Project dollars = projectFor("A", "B", 5);
    dollars.currency = "USD";
    quotes.issue(order(), render(dollars));
    const auto statistics = quotes.statistics();
    VERIFY_OK(statistics);
    QCOMPARE(statistics->size(), 2U);
    const auto sum = [&](std::size_t currency, QuoteState state) { return statistics->at(currency).states[static_cast<std::size_t>(state)]; };
    QCOMPARE(sum(0, QuoteState::Issued), (QuoteSum{1, Money::units(90)}));
    QCOMPARE(sum(0, QuoteState::Accepted), (QuoteSum{1, Money::units(10)}));
    QCOMPARE(sum(1, QuoteState::Issued), (QuoteSum{1, Money::units(5)}));
    QVERIFY(statistics->at(0).winRate() == Rate::percent(100));

    Project next = projectFor("A", "B", 20); // what was accepted stays so while its next version is being written
    next.quote.number = won->number;
    VERIFY_OK(quotes.saveDraft(stored(next, {})));
    quotes.saveDraft(stored(projectFor("A", "B", 7), {}));
    const auto later = quotes.statistics();
    VERIFY_OK(later);
    QCOMPARE(later->at(0).states[static_cast<std::size_t>(QuoteState::Accepted)], (QuoteSum{1, Money::units(10)}));
    QCOMPARE(later->at(0).states[static_cast<std::size_t>(QuoteState::Draft)], (QuoteSum{1, Money::units(7)}));
}

// The catalogue's price and name of the day stand in the stored project.
void TestQuoteRegister::frozenAgainstTheCatalogue()
{
    Catalogue catalogue = *catalogueFromResources();
    Project project = projectFor("A", "B", 1);
    BomLine gpu;
    gpu.part = catalogue.find("nvidia-l40s");
    QVERIFY(gpu.part.isValid());
    project.configurations[0].lines.push_back(gpu);
    const Quote before = makeQuote(catalogue, project, 0);
    const StoredQuote kept = storedQuote(catalogue, project, before, {}, {});
    PartInfo &info = const_cast<PartInfo &>(*catalogue.info(gpu.part)); // a catalogue of years later
    info.price = Money::units(1);
    info.model = "renamed";
    const auto after = storedProject(catalogue, kept.content.project, u"x"_s);
    VERIFY_OK(after);
    const Quote again = makeQuote(catalogue, *after, 0);
    QCOMPARE(again.totalInclVat, before.totalInclVat);
    QCOMPARE(again.lines[1].designation, before.lines[1].designation);
    QCOMPARE(again.hasExamplePrices, before.hasExamplePrices);
}

void TestQuoteRegister::partThatIsGone()
{
    const Catalogue catalogue = *catalogueFromResources();
    Project project = projectFor("A", "B", 1);
    BomLine gpu;
    gpu.part = catalogue.find("nvidia-l40s");
    project.configurations[0].lines.push_back(gpu);
    const Quote before = makeQuote(catalogue, project, 0);
    const StoredQuote kept = storedQuote(catalogue, project, before, {}, {});
    const Catalogue none;
    const auto after = storedProject(none, kept.content.project, u"x"_s);
    VERIFY_OK(after);
    const Quote again = makeQuote(none, *after, 0);
    QCOMPARE(again.totalInclVat, before.totalInclVat);
    QCOMPARE(again.lines[1].designation, before.lines[1].designation);
}

QTEST_GUILESS_MAIN(TestQuoteRegister)
#include "tst_quoteregister.moc"
