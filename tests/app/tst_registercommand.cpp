// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDate>
#include <QFile>
#include <QTest>

#include "catalogue/projectfile.h"
#include "catalogue/sellerprofile.h"
#include "program.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

// A French sale that lacks nothing. 732829320 is a SIREN of the French tax documentation.
Project offer(const std::string &title)
{
    Project project;
    project.title = title;
    project.quote.delivery = "6 semaines";
    project.quote.warranty = "12 mois";
    project.quote.paper.terms = "CGV";
    project.quote.paper.jurisdiction = "Lyon";
    const QDate today = QDate::currentDate();
    project.quote.date = {today.year(), today.month(), today.day()};
    project.customer.name = "Société Œuvre";
    project.customer.address = "2 rue B\n69002 Lyon";
    project.customer.country = "FR";
    Configuration configuration;
    configuration.name = "A";
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = "Mise en service";
    line.quantity = 2;
    line.scope = LineScope::PerProject;
    line.unitPrice = Money::cents(61'728);
    configuration.lines.push_back(line);
    project.configurations.push_back(configuration);
    return project;
}

SellerProfile sellerOfLyon()
{
    SellerProfile profile;
    Party &seller = profile.seller;
    seller.name = "Vendeur SAS";
    seller.address = "1 rue A\n69001 Lyon";
    seller.country = "FR";
    seller.legal = "SAS au capital de 1000 EUR";
    seller.registration = "732829320";
    seller.tradeRegister = "RCS Lyon";
    seller.vatNumber = "FR44732829320";
    profile.numberPattern = "Q-{year}-{seq:4}";
    return profile;
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// `configuria quotes`: the register without its window.
class TestRegisterCommand : public QObject {
    Q_OBJECT
private slots:
    void init();
    void issueAndAnswer();
    void nextVersion();
    void numberOfAnotherCustomer();
    void blockedGivesNoNumber();
    void languageIsFrozen();
    void listFilters_data();
    void listFilters();
    void customersAreKept();
    void backupAndRestore();
    void refusals_data();
    void refusals();

private:
    QString number(int sequence) const { return u"Q-%1-%2"_s.arg(QDate::currentDate().year()).arg(sequence, 4, 10, QLatin1Char('0')); }
    QString project(const QString &name, const Project &project) const
    {
        const QString path = m_program->file(name);
        return writeProject(m_catalogue, project, path) ? path : QString();
    }
    ProgramResult issue(const QString &name, const std::string &title) const { return m_program->run({u"quotes"_s, u"issue"_s, project(name, offer(title))}); }
    QJsonArray list(const QStringList &options = {}) const
    {
        const ProgramResult r = m_program->run(QStringList{u"quotes"_s, u"list"_s, u"--json"_s} + options);
        return r.status == 0 ? QJsonDocument::fromJson(r.out).array() : QJsonArray{r.status};
    }
    QJsonObject show(const QStringList &words) const
    {
        const ProgramResult r = m_program->run(QStringList{u"quotes"_s, u"show"_s, u"--json"_s} + words);
        return r.json();
    }
    std::unique_ptr<Program> m_program;
    Catalogue m_catalogue;
};

void TestRegisterCommand::init()
{
    m_program = std::make_unique<Program>();
    QVERIFY(writeSellerProfile(m_program->file(u"data"_s), sellerOfLyon()));
}

// 2 x 617.28 = 1 234.56; 20 % VAT 246.91; 1 481.47.
void TestRegisterCommand::issueAndAnswer()
{
    const ProgramResult issued = issue(u"a.configuria"_s, "Serveur");
    QVERIFY2(issued.status == 0, issued.out + issued.err);
    QCOMPARE(QString::fromUtf8(issued.out), number(1) + u"\t1\n"_s);
    QVERIFY(issued.err.isEmpty());
    const auto kept = readProject(m_catalogue, m_program->file(u"a.configuria"_s));
    QVERIFY(kept);
    QCOMPARE(QString::fromStdString(kept->quote.number), number(1));
    QCOMPARE(kept->quote.version, 1);
    QCOMPARE(kept->seller.name, std::string("Vendeur SAS")); // of the profile

    QJsonObject quote = show({number(1)});
    QCOMPARE(quote.value(u"total_excl_vat"_s).toString(), u"1234.56"_s);
    QCOMPARE(quote.value(u"total_incl_vat"_s).toString(), u"1481.47"_s);
    QCOMPARE(at(quote, "printed/lines").toArray().size(), 1);
    const ProgramResult text = m_program->run({u"quotes"_s, u"show"_s, number(1)});
    QVERIFY2(text.out.contains("total_incl_vat: 1481.47\n") && text.out.contains("line: 2 x Mise en service: 1234.56\n"), text.out);

    const QString pdf = m_program->file(u"out.pdf"_s);
    QCOMPARE(m_program->run({u"quotes"_s, u"pdf"_s, number(1), pdf}).status, 0);
    QVERIFY(read(pdf).startsWith("%PDF-"));

    QCOMPARE(m_program->run({u"quotes"_s, u"state"_s, number(1), u"accepted"_s}).status, 0);
    quote = show({number(1)});
    QCOMPARE(quote.value(u"state"_s).toString(), u"accepted"_s);
    const QJsonArray history = quote.value(u"history"_s).toArray();
    QCOMPARE(history.size(), 2);
    QCOMPARE(history[0].toObject().value(u"state"_s).toString(), u"issued"_s);
    QCOMPARE(history[1].toObject().value(u"state"_s).toString(), u"accepted"_s);

    const QString csv = m_program->file(u"out.csv"_s);
    QCOMPARE(m_program->run({u"quotes"_s, u"export"_s, csv}).status, 0);
    QVERIFY2(read(csv).contains(number(1).toUtf8()) && read(csv).contains("1234.56"), read(csv));
    QCOMPARE(m_program->run({u"quotes"_s, u"export"_s, csv, u"--csv-style"_s, u"excel"_s}).status, 0);
    QVERIFY2(read(csv).contains("1234,56"), read(csv));
}

// The file that was issued knows its number: issued again it is the next version of the same quote.
void TestRegisterCommand::nextVersion()
{
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    const ProgramResult again = m_program->run({u"quotes"_s, u"issue"_s, m_program->file(u"a.configuria"_s), u"--json"_s});
    QVERIFY2(again.status == 0, again.err);
    QCOMPARE(again.json().value(u"number"_s).toString(), number(1));
    QCOMPARE(again.json().value(u"version"_s).toInt(), 2);
    QCOMPARE(issue(u"b.configuria"_s, "Autre").out, (number(2) + u"\t1\n"_s).toUtf8());
    QCOMPARE(show({number(1)}).value(u"version"_s).toInt(), 2);
    QCOMPARE(show({number(1), u"--version"_s, u"1"_s}).value(u"version"_s).toInt(), 1);
    QCOMPARE(m_program->run({u"quotes"_s, u"state"_s, number(1), u"refused"_s, u"--version=1"_s}).status, 0);
    QCOMPARE(show({number(1), u"--version"_s, u"1"_s}).value(u"state"_s).toString(), u"refused"_s);
    QCOMPARE(show({number(1)}).value(u"state"_s).toString(), u"issued"_s);
}

// A copy of a project carries its number: that of another customer's quote is taken only when it is asked for.
void TestRegisterCommand::numberOfAnotherCustomer()
{
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    Project copy = *readProject(m_catalogue, m_program->file(u"a.configuria"_s));
    copy.customer.name = "Autre client";
    const QString path = project(u"b.configuria"_s, copy);
    const ProgramResult refused = m_program->run({u"quotes"_s, u"issue"_s, path});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.out.isEmpty() && refused.err.contains("--new-number") && refused.err.contains("Société Œuvre"), refused.err);
    QCOMPARE(list().size(), 1);
    QCOMPARE(m_program->run({u"quotes"_s, u"issue"_s, path, u"--version=3"_s}).status, 2); // the next is 2
    QCOMPARE(m_program->run({u"quotes"_s, u"issue"_s, path, u"--new-number"_s}).out, (number(2) + u"\t1\n"_s).toUtf8());
    QVERIFY(writeProject(m_catalogue, copy, path));
    QCOMPARE(m_program->run({u"quotes"_s, u"issue"_s, path, u"--version=2"_s}).out, (number(1) + u"\t2\n"_s).toUtf8());
}

void TestRegisterCommand::blockedGivesNoNumber()
{
    Project project = offer("Serveur");
    project.customer.name.clear();
    const QString path = this->project(u"a.configuria"_s, project);
    const QByteArray before = read(path);
    const ProgramResult r = m_program->run({u"quotes"_s, u"issue"_s, path});
    QCOMPARE(r.status, 1);
    QVERIFY2(r.out.contains("locker") && r.err.isEmpty(), r.out + r.err);
    const ProgramResult json = m_program->run({u"quotes"_s, u"issue"_s, path, u"--json"_s});
    QCOMPARE(json.status, 1);
    const QJsonObject first = json.json().value(u"findings"_s).toArray().at(0).toObject();
    QCOMPARE(first.value(u"code"_s).toString(), u"customer_name_missing"_s);
    QCOMPARE(first.value(u"severity"_s).toString(), u"blocker"_s);
    QCOMPARE(read(path), before);
    QCOMPARE(list(), QJsonArray());
    QCOMPARE(issue(u"b.configuria"_s, "Autre").out, (number(1) + u"\t1\n"_s).toUtf8()); // no gap
}

// --lang is that of the paper, and the project says so afterwards.
void TestRegisterCommand::languageIsFrozen()
{
    for (const QString &language : {u"fr"_s, u"en"_s}) {
        const QString path = project(language + u".configuria"_s, offer("Serveur"));
        QCOMPARE(m_program->run({u"quotes"_s, u"issue"_s, path, u"--lang"_s, language}).status, 0);
        QCOMPARE(QString::fromStdString(readProject(m_catalogue, path)->quote.paper.language), language);
        const QString pdf = m_program->file(u"paper.pdf"_s);
        QCOMPARE(m_program->run({u"quotes"_s, u"pdf"_s, number(language == u"fr"_s ? 1 : 2), pdf}).status, 0);
        QVERIFY(read(pdf).contains("/Lang (" + language.toUtf8()));
    }
}

void TestRegisterCommand::listFilters_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QList<int>>("found"); // sequence numbers
    const QString year = QString::number(QDate::currentDate().year()), next = QString::number(QDate::currentDate().year() + 1);
    QTest::newRow("all") << QStringList() << QList<int>{2, 1};
    QTest::newRow("words without accents") << QStringList{u"--search"_s, u"oeuvre reseau"_s} << QList<int>{2};
    QTest::newRow("no such word") << QStringList{u"--search"_s, u"oeuvre zzz"_s} << QList<int>();
    QTest::newRow("state") << QStringList{u"--state"_s, u"refused"_s} << QList<int>{1};
    QTest::newRow("other state") << QStringList{u"--state"_s, u"draft"_s} << QList<int>();
    QTest::newRow("year") << QStringList{u"--year"_s, year} << QList<int>{2, 1};
    QTest::newRow("other year") << QStringList{u"--year"_s, next} << QList<int>();
    QTest::newRow("customer") << QStringList{u"--customer"_s, u"Société Œuvre"_s} << QList<int>{2, 1};
}

void TestRegisterCommand::listFilters()
{
    QFETCH(QStringList, options);
    QFETCH(QList<int>, found);
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    QCOMPARE(issue(u"b.configuria"_s, "Réseau").status, 0);
    QCOMPARE(m_program->run({u"quotes"_s, u"state"_s, number(1), u"refused"_s}).status, 0);
    QStringList numbers, wanted;
    for (const QJsonValue &quote : list(options)) {
        numbers << quote.toObject().value(u"number"_s).toString();
    }
    for (const int sequence : found) {
        wanted << number(sequence);
    }
    QCOMPARE(numbers, wanted);
    const ProgramResult lines = m_program->run(QStringList{u"quotes"_s, u"list"_s} + options);
    QCOMPARE(lines.out.count('\n'), found.size());
}

// With what the latest quote says of them.
void TestRegisterCommand::customersAreKept()
{
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    Project second = offer("Autre");
    second.customer.address = "3 rue C\n69003 Lyon";
    QCOMPARE(m_program->run({u"quotes"_s, u"issue"_s, project(u"b.configuria"_s, second)}).status, 0);
    QCOMPARE(m_program->run({u"quotes"_s, u"customers"_s}).out, QByteArray("Société Œuvre\n"));
    const QJsonArray customers = QJsonDocument::fromJson(m_program->run({u"quotes"_s, u"customers"_s, u"--json"_s}).out).array();
    QCOMPARE(customers.size(), 1);
    QCOMPARE(customers[0].toObject().value(u"address"_s).toString(), u"3 rue C\n69003 Lyon"_s);
}

void TestRegisterCommand::backupAndRestore()
{
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    const QString backup = m_program->file(u"backup.sqlite"_s);
    QCOMPARE(m_program->run({u"quotes"_s, u"backup"_s, backup}).status, 0);
    QCOMPARE(issue(u"b.configuria"_s, "Autre").status, 0);
    const ProgramResult restored = m_program->run({u"quotes"_s, u"restore"_s, backup});
    QVERIFY2(restored.status == 0, restored.err);
    QVERIFY(QFile::exists(QString::fromUtf8(restored.out).trimmed())); // the register before
    QCOMPARE(list().size(), 1);
    QCOMPARE(issue(u"c.configuria"_s, "Encore").out, (number(3) + u"\t1\n"_s).toUtf8()); // 2 was given
}

void TestRegisterCommand::refusals_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char *name, const QStringList &words, int status, const char *names) { QTest::newRow(name) << words << status << QByteArray(names); };
    row("no verb", {}, 2, "quotes");
    row("unknown verb", {u"burn"_s}, 2, "list, customers, show NUMBER");
    row("verb without its argument", {u"show"_s}, 2, "show NUMBER");
    row("one argument too many", {u"list"_s, u"all"_s}, 2, "list, customers");
    row("unknown number", {u"show"_s, u"Q-1"_s}, 2, "Q-1");
    row("unknown version", {u"show"_s, number(1), u"--version"_s, u"7"_s}, 2, "--version 7");
    row("version that is none", {u"show"_s, number(1), u"--version"_s, u"x"_s}, 2, "--version");
    row("state that is none", {u"list"_s, u"--state"_s, u"lost"_s}, 2, "draft issued accepted refused expired");
    row("back to a draft", {u"state"_s, number(1), u"draft"_s}, 2, "issued accepted refused expired");
    row("year that is none", {u"list"_s, u"--year"_s, u"MM"_s}, 2, "--year");
    row("CSV style", {u"export"_s, u"x.csv"_s, u"--csv-style"_s, u"tabs"_s}, 2, "rfc4180");
    row("missing project", {u"issue"_s, u"/nowhere/x.configuria"_s}, 3, "/nowhere/x.configuria");
    row("missing backup", {u"restore"_s, u"/nowhere/x"_s}, 3, "/nowhere/x");
    row("export into a missing folder", {u"export"_s, u"/nowhere/x.csv"_s}, 4, "/nowhere/x.csv");
    row("backup into a missing folder", {u"backup"_s, u"/nowhere/x"_s}, 4, "/nowhere/x");
    row("PDF into a missing folder", {u"pdf"_s, number(1), u"/nowhere/x.pdf"_s}, 4, "/nowhere/x.pdf");
}

void TestRegisterCommand::refusals()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QByteArray, names);
    QCOMPARE(issue(u"a.configuria"_s, "Serveur").status, 0);
    const ProgramResult r = m_program->run(QStringList{u"quotes"_s} + words);
    QVERIFY2(r.status == status, qPrintable(u"status %1: "_s.arg(r.status) + QString::fromUtf8(r.err)));
    QVERIFY(r.out.isEmpty());
    QVERIFY2(r.err.count('\n') == 1 && r.err.contains(names), r.err);
    QCOMPARE(list().size(), 1);
}

QTEST_GUILESS_MAIN(TestRegisterCommand)
#include "tst_registercommand.moc"
