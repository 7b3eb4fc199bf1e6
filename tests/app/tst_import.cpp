// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <csignal>

#include "program.h"

using namespace Qt::StringLiterals;

// configuria import prices|catalogue as a process.
class TestImport : public QObject {
    Q_OBJECT
private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void prices();
    void refusedRowsHoldTheFileBack();
    void dryRunWritesNothing();
    void options_data();
    void options();
    void wrongOptions_data();
    void wrongOptions();
    void wrongFilesInFrench_data();
    void wrongFilesInFrench();
    void catalogueRoundTrip();
    void editedCatalogue();
    void killedInTheMiddle();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_program->file(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(content);
        }
        return path;
    }
    QByteArray show(const QString &part) const { return m_program->run({u"catalogue"_s, u"show"_s, part}).out; }
    QJsonObject report(const ProgramResult &result) const { return result.json().value(u"files"_s).toArray().at(0).toObject(); }

    std::unique_ptr<Program> m_program;
};

void TestImport::prices()
{
    const QString list = write(u"list.csv"_s, "R\xe9" "f\xe9rence;D\xe9signation;Prix HT;Type\nnvidia-l40s;Carte;8 123,45;\nINST-01;Installation;1 200,00;prestation\n");
    const ProgramResult r = m_program->run({u"import"_s, u"prices"_s, list});
    QVERIFY2(r.status == 0, r.err);
    QVERIFY(r.err.isEmpty());
    QVERIFY2(r.out.contains("Rows: 2; taken: 2; refused: 0"), r.out);
    QVERIFY(show(u"nvidia-l40s"_s).contains("price_eur: 8123.45\n"));
    const QByteArray services = m_program->run({u"catalogue"_s, u"list"_s, u"--kind"_s, u"service"_s, u"--search"_s, u"inst-01"_s}).out;
    QCOMPARE(services, QByteArray("inst-01\tservice\tInstallation\t1200.00 EUR\n"));
    const QJsonObject again = report(m_program->run({u"import"_s, u"prices"_s, list, u"--json"_s}));
    QCOMPARE(again.value(u"unchanged"_s).toInt(), 2);
    QCOMPARE(again.value(u"written"_s).toBool(), true);
}

void TestImport::refusedRowsHoldTheFileBack()
{
    const QString list = write(u"list.csv"_s, "ref;prix\nnvidia-l40s;9000\nnvidia-l40;free\n");
    const QByteArray before = show(u"nvidia-l40s"_s);
    const ProgramResult held = m_program->run({u"import"_s, u"prices"_s, list});
    QCOMPARE(held.status, 3);
    QCOMPARE(held.err.count('\n'), 1);
    QVERIFY2(held.err.contains("--skip-refused") && held.err.contains("list.csv"), held.err);
    QVERIFY2(held.out.contains("Line 3, nvidia-l40: “free” is not a price"), held.out);
    QCOMPARE(show(u"nvidia-l40s"_s), before);
    const ProgramResult taken = m_program->run({u"import"_s, u"prices"_s, list, u"--skip-refused"_s, u"--json"_s});
    QCOMPARE(taken.status, 0);
    QCOMPARE(report(taken).value(u"taken"_s).toInt(), 1);
    const QJsonObject refused = report(taken).value(u"refused"_s).toArray().at(0).toObject();
    QCOMPARE(refused.value(u"line"_s).toInt(), 3);
    QCOMPARE(refused.value(u"why"_s).toString(), u"not_a_price"_s);
    QVERIFY(show(u"nvidia-l40s"_s).contains("price_eur: 9000.00\n"));
}

void TestImport::dryRunWritesNothing()
{
    const QString list = write(u"list.csv"_s, "ref;prix\nnvidia-l40s;9000\n");
    const ProgramResult r = m_program->run({u"import"_s, u"prices"_s, list, u"--dry-run"_s});
    QCOMPARE(r.status, 0);
    QVERIFY2(r.out.contains("Nothing was changed"), r.out);
    QVERIFY(!show(u"nvidia-l40s"_s).contains("9000"));
}

void TestImport::options_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("comma") << QStringList{u"--decimal"_s, u"comma"_s} << QByteArray("price_eur: 1234.00\n");
    QTest::newRow("point") << QStringList{u"--decimal"_s, u"point"_s} << QByteArray("price_eur: 1.234\n");
    QTest::newRow("supplier") << QStringList{u"--decimal"_s, u"comma"_s, u"--supplier"_s, u"Acme"_s} << QByteArray("price_source: Acme\n");
    QTest::newRow("kind") << QStringList{u"--decimal"_s, u"comma"_s, u"--kind"_s, u"licence"_s} << QByteArray("kind: licence\n");
}

void TestImport::options()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, shown);
    const QString list = write(u"list.csv"_s, "ref;prix\nnew-part;1.234\n");
    const ProgramResult r = m_program->run(QStringList{u"import"_s, u"prices"_s, list} + options);
    QVERIFY2(r.status == 0, r.err);
    QVERIFY2(show(u"new-part"_s).contains(shown), show(u"new-part"_s));
}

void TestImport::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("currency") << QStringList{u"--currency"_s, u"XYZ"_s};
    QTest::newRow("date") << QStringList{u"--date"_s, u"30/11/2026"_s};
    QTest::newRow("kind") << QStringList{u"--kind"_s, u"car"_s};
    QTest::newRow("decimal") << QStringList{u"--decimal"_s, u"dot"_s};
}

void TestImport::wrongOptions()
{
    QFETCH(QStringList, options);
    const QString list = write(u"list.csv"_s, "ref;prix\nnew-part;12\n");
    const ProgramResult r = m_program->run(QStringList{u"import"_s, u"prices"_s, list} + options);
    QCOMPARE(r.status, 2);
    QVERIFY2(r.err.contains(options[0].toUtf8()), r.err);
}

// Readers know no language: what they expected is worded where it is shown.
void TestImport::wrongFilesInFrench_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    QTest::newRow("a picture") << u"prices"_s << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << u"du texte en UTF-8, UTF-16 ou Windows-1252"_s;
    QTest::newRow("an open quote") << u"prices"_s << QByteArray("ref;prix\n\"nvidia-l40s;9000\n") << u"un guillemet fermant"_s;
    QTest::newRow("a column twice") << u"catalogue"_s << QByteArray("part_id,part_id\na,b\n") << u"des noms de colonnes différents"_s;
}

void TestImport::wrongFilesInFrench()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, content);
    QFETCH(QString, said);
    const ProgramResult r = m_program->run({u"import"_s, kind, write(u"list.csv"_s, content), u"--lang"_s, u"fr"_s});
    QCOMPARE(r.status, 3);
    QVERIFY2(QString::fromUtf8(r.err).contains(said), r.err);
}

void TestImport::catalogueRoundTrip()
{
    QVERIFY(m_program->run({u"import"_s, u"prices"_s, write(u"list.csv"_s, "ref;nom;prix\nnvidia-l40s;x;9000\ninst;\"a, \"\"b\"\"\";10\n")}).status == 0);
    const QString file = m_program->file(u"export.csv"_s);
    QCOMPARE(m_program->run({u"catalogue"_s, u"export"_s, file}).status, 0);
    const QJsonObject same = report(m_program->run({u"import"_s, u"catalogue"_s, file, u"--json"_s}));
    QVERIFY(same.value(u"rows"_s).toInt() > 200);
    QCOMPARE(same.value(u"unchanged"_s), same.value(u"rows"_s));
    // On another machine: what was ours there is ours here.
    const Program other;
    const ProgramResult taken = other.run({u"import"_s, u"catalogue"_s, file, u"--json"_s});
    QCOMPARE(report(taken).value(u"new_parts"_s).toInt(), 1);
    QCOMPARE(report(taken).value(u"new_prices"_s).toInt(), 1);
    const QString second = m_program->file(u"second.csv"_s);
    QCOMPARE(other.run({u"catalogue"_s, u"export"_s, second}).status, 0);
    QFile a(file), b(second);
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QCOMPARE(b.readAll(), a.readAll());
}

void TestImport::editedCatalogue()
{
    const QString list = write(u"parts.csv"_s, "id,kind,vendor,model,price_eur,memory_gb,tdp_w\nacme-x1,gpu,Acme,X1,1000.5,96,400\n");
    const ProgramResult r = m_program->run({u"import"_s, u"catalogue"_s, list});
    QVERIFY2(r.status == 0, r.err);
    QVERIFY(show(u"acme-x1"_s).contains("memory_bytes: 96000000000\n"));
    const ProgramResult wrong = m_program->run({u"import"_s, u"catalogue"_s, write(u"wrong.csv"_s, "id,kind,vendor,model,colour\na,gpu,b,c,red\n")});
    QCOMPARE(wrong.status, 3);
    QVERIFY2(wrong.err.contains("colour"), wrong.err);
}

// All of the list or nothing of it, whenever the program is killed.
void TestImport::killedInTheMiddle()
{
    QByteArray list("ref;prix\n");
    for (int i = 0; i < 20'000; ++i) {
        list += "ref-" + QByteArray::number(i) + ";12\n";
    }
    const QString path = write(u"list.csv"_s, list);
    QCOMPARE(m_program->run({u"catalogue"_s, u"list"_s}).status, 0);
    const QByteArray without = m_program->run({u"catalogue"_s, u"list"_s, u"--kind"_s, u"service"_s}).out;
    for (int milliseconds = 60; milliseconds < 1500; milliseconds += 180) {
        QProcess process;
        process.start(QStringLiteral(CONFIGURIA_PROGRAM), {u"import"_s, u"prices"_s, path, u"--data-dir"_s, m_program->file(u"data"_s), u"--lang"_s, u"en"_s});
        QVERIFY(process.waitForStarted());
        if (!process.waitForFinished(milliseconds)) {
            process.kill();
            QVERIFY(process.waitForFinished());
        }
        const ProgramResult after = m_program->run({u"catalogue"_s, u"list"_s, u"--kind"_s, u"service"_s});
        QVERIFY2(after.err.isEmpty(), after.err);
        const auto added = after.out.count('\n') - without.count('\n');
        QVERIFY2(added == 0 || added == 20'000, QByteArray::number(added));
    }
}

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
