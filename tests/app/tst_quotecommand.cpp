// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

#include "catalogue/projectfile.h"
#include "program.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

Project offer(const std::string &language)
{
    Project project;
    project.title = "Offer";
    project.quote.number = "D-7";
    project.quote.date = {2026, 12, 1};
    project.quote.delivery = "6 x 7";
    project.quote.paper.language = language;
    project.customer.name = "Client";
    Configuration configuration;
    configuration.name = "A";
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = "Card";
    line.unitPrice = Money::cents(123'456);
    line.offer.purchasePrice = Money::cents(98'765);
    configuration.lines.push_back(line);
    project.configurations.push_back(configuration);
    return project;
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const QString &pdf)
{
    QProcess process;
    process.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()).simplified() : QString();
}

} // namespace

// `configuria quote`: its language, its views, and many projects at once.
class TestQuoteCommand : public QObject {
    Q_OBJECT
private slots:
    void languageOfThePaper_data();
    void languageOfThePaper();
    void everyForm();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void outputsOfTheirOwn_data();
    void outputsOfTheirOwn();
    void jsonComesBack();
    void folderOfProjects();

private:
    QString project(const QString &name, const std::string &language = {})
    {
        const QString path = m_program.file(name);
        return writeProject(m_catalogue, offer(language), path) ? path : QString();
    }
    Program m_program;
    Catalogue m_catalogue;
};

// The language of the system is the program's; the quote has its own.
void TestQuoteCommand::languageOfThePaper_data()
{
    QTest::addColumn<QByteArray>("system");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QStringList>("wanted");
    const QStringList french{u"DEVIS"_s, u"1er décembre 2026"_s, u"Délai de livraison"_s, u"Total TTC"_s, u"1 481,47 €"_s, u"bon pour accord"_s, u"art. L.441-10"_s};
    const QStringList british{u"QUOTE"_s, u"1 December 2026"_s, u"Lead time"_s, u"Total incl. VAT"_s, u"€1,481.47"_s, u"French commercial code"_s};
    const QStringList american{u"QUOTE"_s, u"December 1, 2026"_s, u"Lead time"_s, u"€1,481.47"_s};
    QTest::newRow("French paper of an English program") << QByteArray("en_GB.UTF-8") << u"fr"_s << french;
    QTest::newRow("British paper of a French program") << QByteArray("fr_FR.UTF-8") << u"en"_s << british;
    QTest::newRow("American paper of a French program") << QByteArray("fr_FR.UTF-8") << u"en-US"_s << american;
    QTest::newRow("none said, French program") << QByteArray("fr_FR.UTF-8") << QString() << french;
    QTest::newRow("none said, English program") << QByteArray("C.UTF-8") << QString() << british;
}

// 1 234.56 at 20 %: 246.91 and 1 481.47.
void TestQuoteCommand::languageOfThePaper()
{
    QFETCH(QByteArray, system);
    QFETCH(QString, paper);
    QFETCH(QStringList, wanted);
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    const QByteArray before = qgetenv("LC_ALL");
    qputenv("LC_ALL", system);
    const QString pdf = m_program.file(u"paper.pdf"_s);
    const ProgramResult r = m_program.runAsIs({u"quote"_s, project(u"paper.configuria"_s, paper.toStdString()), u"--pdf"_s, pdf, u"--data-dir"_s, m_program.file(u"none"_s)});
    qputenv("LC_ALL", before);
    QVERIFY2(r.status == 0 || r.status == 1, r.err);
    QString text = textOf(pdf);
    text.replace(QChar(0x202F), u' ').replace(QChar(0x00A0), u' ');
    for (const QString &one : wanted) {
        QVERIFY2(text.contains(one), qPrintable(one + u"\n"_s + text));
    }
    QCOMPARE(text.contains(u"DEVIS"_s), wanted.contains(u"DEVIS"_s));
}

void TestQuoteCommand::everyForm()
{
    const QString path = project(u"forms.configuria"_s);
    for (const QString &view : {u"customer"_s, u"internal"_s}) {
        QStringList arguments{u"quote"_s, path, u"--view"_s, view};
        for (const QString &form : {u"pdf"_s, u"csv"_s, u"xlsx"_s, u"json"_s}) {
            arguments << u"--"_s + form << m_program.file(view + u'.' + form);
        }
        const ProgramResult r = m_program.run(arguments);
        QCOMPARE(r.status, 1); // of the seller there is nothing: written, and said
        QVERIFY(r.out.isEmpty());
        QVERIFY(read(m_program.file(view + u".pdf"_s)).startsWith("%PDF-"));
        QVERIFY(read(m_program.file(view + u".xlsx"_s)).startsWith("PK"));
        QVERIFY(read(m_program.file(view + u".json"_s)).contains("\"is_draft\": true")); // it has no number
        QCOMPARE(read(m_program.file(view + u".json"_s)).contains("987.65"), view == u"internal"_s);
        QCOMPARE(read(m_program.file(view + u".csv"_s)).contains("987.65"), view == u"internal"_s);
    }
}

void TestQuoteCommand::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("age"); // in days, of 30
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("all right") << u"01-assistant-8b-workstation"_s << 0 << u"D-1"_s << 0 << QByteArray();
    QTest::newRow("no number") << u"01-assistant-8b-workstation"_s << 0 << QString() << 1 << QByteArray("Blocker: The quote has no number");
    QTest::newRow("expired") << u"02-llama-3.3-70b-serving"_s << 31 << u"D-1"_s << 1 << QByteArray("Blocker: The quote has expired");
}

// The paper is written all the same; scripts see by the status that it must not go out.
void TestQuoteCommand::saysWhatIsMissing()
{
    QFETCH(QString, sample);
    QFETCH(int, age);
    QFETCH(QString, number);
    QFETCH(int, status);
    QFETCH(QByteArray, says);
    const QString path = m_program.file(u"missing.configuria"_s), json = m_program.file(u"missing.json"_s);
    QJsonObject sold = QJsonDocument::fromJson(read(QStringLiteral(CONFIGURIA_SOURCE_DIR "/resources/samples/") + sample + u".configuria"_s)).object();
    QJsonObject quote = sold[u"quote"_s].toObject();
    quote[u"date"_s] = QDate::currentDate().addDays(-age).toString(Qt::ISODate);
    quote[u"validityDays"_s] = 30;
    quote[u"number"_s] = number;
    sold[u"quote"_s] = quote;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(sold).toJson()) > 0);
    file.close();
    const ProgramResult r = m_program.run({u"quote"_s, path, u"--lang"_s, u"en"_s, u"--json"_s, json});
    QCOMPARE(r.status, status);
    QVERIFY2(status == 0 ? r.err.isEmpty() : r.err.contains(says) && r.err.startsWith(path.toUtf8()), r.err);
    QVERIFY(QFile::remove(json));
}

void TestQuoteCommand::outputsOfTheirOwn_data()
{
    QTest::addColumn<QStringList>("outputs");
    QTest::newRow("the project") << QStringList{u"--pdf"_s, u"own.configuria"_s};
    QTest::newRow("the project by another way") << QStringList{u"--json"_s, u"./own.configuria"_s};
    QTest::newRow("one file for two") << QStringList{u"--pdf"_s, u"both"_s, u"--csv"_s, u"both"_s};
}

// Nothing is written.
void TestQuoteCommand::outputsOfTheirOwn()
{
    QFETCH(QStringList, outputs);
    const QString path = project(u"own.configuria"_s);
    const QByteArray before = read(path);
    QStringList arguments{u"quote"_s, path};
    for (int i = 0; i < outputs.size(); ++i) {
        arguments << (i % 2 == 0 ? outputs[i] : m_program.file(outputs[i]));
    }
    const ProgramResult r = m_program.run(arguments);
    QCOMPARE(r.status, 2);
    QVERIFY2(r.err.contains("a file of its own"), r.err);
    QCOMPARE(read(path), before);
    QVERIFY(!QFile::exists(m_program.file(u"both"_s)));
}

// 1 234.56 at 20 %, out and in again: the same document.
void TestQuoteCommand::jsonComesBack()
{
    const QString first = m_program.file(u"first.json"_s), second = m_program.file(u"second.json"_s), back = m_program.file(u"back.configuria"_s);
    m_program.run({u"quote"_s, project(u"out.configuria"_s), u"--view"_s, u"internal"_s, u"--json"_s, first});
    const ProgramResult imported = m_program.run({u"import"_s, u"quote"_s, first, back});
    QVERIFY2(imported.status == 0 && imported.out.isEmpty(), imported.err);
    m_program.run({u"quote"_s, back, u"--view"_s, u"internal"_s, u"--json"_s, second});
    QVERIFY(read(first).contains("\"1481.47\""));
    QCOMPARE(read(second), read(first));
    const QString nowhere = u"/nowhere/back.configuria"_s;
    const ProgramResult r = m_program.run({u"import"_s, u"quote"_s, first, nowhere});
    QCOMPARE(r.status, 4);
    QVERIFY(r.err.contains(nowhere.toUtf8()));
}

// One that cannot be read does not stop the others; two of one name do not write over each other.
void TestQuoteCommand::folderOfProjects()
{
    QVERIFY(QDir().mkpath(m_program.file(u"in"_s)) && QDir().mkpath(m_program.file(u"other"_s)));
    for (const QString &name : {u"in/a.configuria"_s, u"in/b.configuria"_s, u"other/a.configuria"_s}) {
        QVERIFY(!project(name).isEmpty());
    }
    QFile broken(m_program.file(u"in/c.configuria"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    const QString out = m_program.file(u"out/deep"_s);
    const ProgramResult r = m_program.run({u"quote"_s, m_program.file(u"in"_s), m_program.file(u"other/a.configuria"_s), u"--csv"_s, out, u"--json"_s, out});
    QCOMPARE(r.status, 3);
    QCOMPARE(QDir(out).entryList(QDir::Files, QDir::Name), QStringList({u"a-2.csv"_s, u"a-2.json"_s, u"a.csv"_s, u"a.json"_s, u"b.csv"_s, u"b.json"_s}));
    QVERIFY2(r.err.contains("1/4 ") && r.err.contains("4/4 ") && r.err.contains("c.configuria"), r.err);
    QVERIFY(r.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestQuoteCommand)
#include "tst_quotecommand.moc"
