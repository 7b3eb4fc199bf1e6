// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "program.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// quote, catalogue, import and what has no command, run as a process.
class TestCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void versionAndHelp();
    void refusals_data();
    void refusals();
    void quote_data();
    void quote();
    void quoteIntoMissingFolder_data();
    void quoteIntoMissingFolder();
    void samples_data();
    void samples();
    void catalogueList();
    void catalogueShow();
    void catalogueExport();
    void importModel();
    void importNoModel();
    void startup();
    void dataFolderThatCannotBeWritten();
    void fullStandardOutput();

private:
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Program m_program;
    QString m_project;
};

void TestCommands::initTestCase()
{
    const auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    Project project;
    Configuration &configuration = project.configurations.emplace_back();
    configuration.name = "A";
    configuration.model = *catalogue->model("llama-3.1-8b");
    BomLine line;
    line.part = catalogue->find("nvidia-l40s");
    line.quantity = 3;
    line.unitPrice = Money::cents(750'050);
    configuration.lines = {line};
    m_project = m_program.file(u"offer.configuria"_s);
    QVERIFY(writeProject(*catalogue, project, m_project));
}

void TestCommands::versionAndHelp()
{
    const ProgramResult version = m_program.run({u"--version"_s});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("configuria 0."));
    for (const auto &command : {QString(), u"evaluate"_s, u"check"_s, u"quote"_s, u"quotes"_s, u"import"_s, u"catalogue"_s, u"accuracy"_s}) {
        const ProgramResult help = m_program.run(command.isEmpty() ? QStringList{u"--help"_s} : QStringList{command, u"--help"_s});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.contains("--data-dir"));
        QVERIFY(help.err.isEmpty());
    }
}

void TestCommands::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char *name, QStringList arguments, int status, const char *names) {
        QTest::newRow(name) << arguments << status << QByteArray(names);
    };
    row("mistyped command", {u"evalute"_s}, 2, "evaluate");
    row("window on a missing file", {u"/nowhere/x.configuria"_s}, 3, "/nowhere/x.configuria");
    row("accuracy on a missing folder", {u"accuracy"_s, u"--measured"_s, u"/nowhere"_s}, 3, "/nowhere/inference_memory.csv");
    row("quote without project", {u"quote"_s}, 2, "quote");
    row("quote of a missing file", {u"quote"_s, u"/nowhere/x.configuria"_s, u"--json"_s, u"x"_s}, 3, "/nowhere/x.configuria");
    row("quote of a folder without project", {u"quote"_s, QStringLiteral(CONFIGURIA_SOURCE_DIR "/translations"), u"--json"_s, QDir::tempPath()}, 2, "*.configuria");
    row("quote of nothing", {u"quote"_s, u"x.configuria"_s}, 2, "--pdf");
    row("CSV style", {u"quote"_s, u"x.configuria"_s, u"--csv"_s, u"x"_s, u"--csv-style"_s, u"tabs"_s}, 2, "rfc4180");
    row("view", {u"quote"_s, u"x.configuria"_s, u"--csv"_s, u"x"_s, u"--view"_s, u"mine"_s}, 2, "customer internal");
    row("chart of the speed", {u"quote"_s, u"x.configuria"_s, u"--pdf"_s, u"x"_s, u"--speed-chart"_s, u"maybe"_s}, 2, "yes no");
    row("annex", {u"quote"_s, u"x.configuria"_s, u"--pdf"_s, u"x"_s, u"--evidence"_s, u"2"_s}, 2, "yes no");
    row("XLSX of a missing file", {u"quote"_s, u"/nowhere/x.configuria"_s, u"--xlsx"_s, u"x"_s}, 3, "/nowhere/x.configuria");
    row("catalogue without verb", {u"catalogue"_s}, 2, "catalogue");
    row("catalogue verb", {u"catalogue"_s, u"burn"_s}, 2, "list");
    row("catalogue kind", {u"catalogue"_s, u"list"_s, u"--kind"_s, u"car"_s}, 2, "gpu");
    row("catalogue part", {u"catalogue"_s, u"show"_s, u"nothing"_s}, 2, "nvidia-l40s");
    row("catalogue into a missing folder", {u"catalogue"_s, u"export"_s, u"/nowhere/x.csv"_s}, 4, "/nowhere/x.csv");
    row("import a missing price list", {u"import"_s, u"prices"_s, u"/nowhere/x.csv"_s}, 3, "/nowhere/x.csv");
    row("import a missing catalogue", {u"import"_s, u"catalogue"_s, u"/nowhere/x.csv"_s}, 3, "/nowhere/x.csv");
    row("import what", {u"import"_s, u"cats"_s, u"x.csv"_s}, 2, "model");
    row("import a missing quote", {u"import"_s, u"quote"_s, u"/nowhere/x.json"_s, u"x"_s}, 3, "/nowhere/x.json");
    row("import a quote into nothing", {u"import"_s, u"quote"_s, u"x.json"_s}, 2, "quote FILE PROJECT");
    row("import a project as a quote", {u"import"_s, u"quote"_s, QStringLiteral(CONFIGURIA_SOURCE_DIR "/resources/samples/") + QDir(QStringLiteral(CONFIGURIA_SOURCE_DIR "/resources/samples")).entryList({u"*.configuria"_s}).first(), u"x"_s}, 3, "en16931.offers");
    row("import a missing file", {u"import"_s, u"model"_s, u"/nowhere/config.json"_s}, 3, "/nowhere/config.json");
}

void TestCommands::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, names);
    const ProgramResult r = m_program.run(arguments);
    QVERIFY2(r.status == status, qPrintable(u"status %1: "_s.arg(r.status) + QString::fromUtf8(r.err)));
    QVERIFY(r.out.isEmpty());
    QVERIFY2(r.err.count('\n') == 1, r.err);
    QVERIFY2(r.err.contains(names), r.err);
}

void TestCommands::quote_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("price");
    QTest::newRow("fr") << u"fr"_s << QByteArray("7500,50");
    QTest::newRow("en") << u"en"_s << QByteArray("7500.50");
}

// 3 x 7 500.50 = 22 501.50; VAT of 20 % 4 500.30; total 27 001.80.
void TestCommands::quote()
{
    QFETCH(QString, language);
    QFETCH(QByteArray, price);
    const QString pdf = m_program.file(language + u".pdf"_s);
    const QString csv = m_program.file(language + u".csv"_s);
    const QString json = m_program.file(language + u".json"_s);
    const ProgramResult r = m_program.run({u"quote"_s, m_project, u"--pdf"_s, pdf, u"--csv"_s, csv, u"--json"_s, json, u"--lang"_s, language});
    QVERIFY2(r.status == 0 || r.status == 1, r.err);
    QVERIFY(read(pdf).startsWith("%PDF-"));
    QVERIFY2(read(csv).contains(price), read(csv));
    const QJsonObject document = QJsonDocument::fromJson(read(json)).object();
    QCOMPARE(at(document, "total_excl_vat").toString(), u"22501.50"_s);
    QCOMPARE(at(document, "total_incl_vat").toString(), u"27001.80"_s);
    QCOMPARE(at(document, "vat").toArray().at(0).toObject().value(u"amount"_s).toString(), u"4500.30"_s);
    QCOMPARE(at(document, "lines").toArray().at(0).toObject().value(u"unit_price"_s).toString(), u"7500.50"_s);

    const QString sheet = m_program.file(u"acceptance-"_s + language + u".pdf"_s), list = m_program.file(u"acceptance-"_s + language + u".TXT"_s);
    for (const QString &file : {sheet, list}) {
        const ProgramResult written = m_program.run({u"quote"_s, m_project, u"--acceptance"_s, file, u"--lang"_s, language});
        QVERIFY2(written.status == 0 || written.status == 1, written.err);
    }
    QVERIFY(read(sheet).startsWith("%PDF-"));
    QVERIFY2(read(list).startsWith(language == u"fr"_s ? "Fiche de recette" : "Acceptance sheet"), read(list));
}

void TestCommands::quoteIntoMissingFolder_data()
{
    QTest::addColumn<QString>("option");
    QTest::newRow("pdf") << u"--pdf"_s;
    QTest::newRow("csv") << u"--csv"_s;
    QTest::newRow("json") << u"--json"_s;
    QTest::newRow("acceptance") << u"--acceptance"_s;
}

void TestCommands::quoteIntoMissingFolder()
{
    QFETCH(QString, option);
    const ProgramResult r = m_program.run({u"quote"_s, m_project, option, u"/nowhere/at/all/x"_s});
    QCOMPARE(r.status, 4);
    QVERIFY2(r.err.contains("/nowhere/at/all/x"), r.err);
}

void TestCommands::samples_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(CONFIGURIA_SOURCE_DIR "/resources/samples"));
    const QStringList files = folder.entryList({u"*.configuria"_s});
    QCOMPARE(files.size(), 3);
    for (const QString &file : files) {
        QTest::addRow("%s", qPrintable(file)) << folder.filePath(file);
    }
}

// The sample projects are what a new user sees first: no blocker, and a quote.
void TestCommands::samples()
{
    QFETCH(QString, path);
    const ProgramResult evaluated = m_program.run({u"evaluate"_s, path, u"--json"_s});
    QVERIFY2(evaluated.status == 0, evaluated.out + evaluated.err);
    QVERIFY(at(evaluated.configuration(), "cost/tco").isString());
    const QString pdf = m_program.file(u"sample.pdf"_s);
    const ProgramResult quoted = m_program.run({u"quote"_s, path, u"--pdf"_s, pdf});
    QVERIFY2(quoted.status == 0, quoted.err);
    QVERIFY(QFileInfo(pdf).size() > 10'000);
}

void TestCommands::catalogueList()
{
    const ProgramResult all = m_program.run({u"catalogue"_s, u"list"_s});
    QCOMPARE(all.status, 0);
    QVERIFY(all.out.count('\n') > 200);
    const ProgramResult gpus = m_program.run({u"catalogue"_s, u"list"_s, u"--kind"_s, u"gpu"_s, u"--vendor"_s, u"nvidia"_s});
    QVERIFY(gpus.out.contains("nvidia-l40s\tgpu\tNVIDIA L40S"));
    QVERIFY(!gpus.out.contains("amd-"));
    const ProgramResult found = m_program.run({u"catalogue"_s, u"list"_s, u"--search"_s, u"L40S"_s, u"--json"_s});
    QCOMPARE(QJsonDocument::fromJson(found.out).array().at(0).toObject().value(u"id"_s).toString(), u"nvidia-l40s"_s);
}

// NVIDIA L40S data sheet: 48 GB, 864 GB/s, 350 W.
void TestCommands::catalogueShow()
{
    const ProgramResult r = m_program.run({u"catalogue"_s, u"show"_s, u"nvidia-l40s"_s});
    QCOMPARE(r.status, 0);
    QVERIFY(r.out.contains("memory_bytes: 48000000000\n"));
    QVERIFY(r.out.contains("memory_bandwidth_gb_s: 864\n"));
    QVERIFY(r.out.contains("tdp_w: 350\n"));
    QVERIFY(r.out.contains("spec_source: "));
}

void TestCommands::catalogueExport()
{
    const QString path = m_program.file(u"catalogue.csv"_s);
    QCOMPARE(m_program.run({u"catalogue"_s, u"export"_s, path}).status, 0);
    const QByteArray csv = read(path);
    QVERIFY(csv.startsWith("id,kind,vendor,model,price_eur,"));
    QVERIFY(csv.contains("\r\nnvidia-l40s,gpu,NVIDIA,L40S,"));
}

// A model that was imported is known by its id from then on.
void TestCommands::importModel()
{
    const QString path = m_program.file(u"tiny.config.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // One Llama layer: 2 x 1000 x 64 embeddings, 4 x 64 x 64 attention, 3 x 64 x 128 feed-forward, 3 x 64 norms.
    file.write(R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 64, "num_hidden_layers": 1,
        "num_attention_heads": 4, "num_key_value_heads": 4, "intermediate_size": 128, "vocab_size": 1000,
        "max_position_embeddings": 2048, "tie_word_embeddings": false, "torch_dtype": "bfloat16"})");
    file.close();
    const ProgramResult imported = m_program.run({u"import"_s, u"model"_s, path});
    QVERIFY2(imported.status == 0, imported.err);
    const QString id = QString::fromUtf8(imported.out).section(u':', 0, 0);
    const ProgramResult r = m_program.run({u"evaluate"_s, u"--json"_s, u"--model"_s, id, u"--gpu"_s, u"nvidia-l40s"_s});
    QCOMPARE(at(r.configuration(), "model/total_params").toInteger(), 2LL * 1000 * 64 + 4 * 64 * 64 + 3 * 64 * 128 + 3 * 64);
}

void TestCommands::importNoModel()
{
    const QString path = m_program.file(u"broken.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"hidden_size\": ");
    file.close();
    const ProgramResult r = m_program.run({u"import"_s, u"model"_s, path});
    QCOMPARE(r.status, 3);
    QVERIFY2(r.err.contains("broken.json"), r.err);
}

void TestCommands::startup()
{
    const ProgramResult r = m_program.run({m_project, u"--exit-after-startup"_s});
    QCOMPARE(r.status, 0);
    QVERIFY(r.out.startsWith("painted after "));
}

// The catalogue then comes from the program itself, and a warning says so.
void TestCommands::dataFolderThatCannotBeWritten()
{
    const ProgramResult r = m_program.runAsIs({u"catalogue"_s, u"show"_s, u"nvidia-l40s"_s, u"--data-dir"_s, u"/proc/nowhere"_s});
    QCOMPARE(r.status, 0);
    QVERIFY(r.out.contains("tdp_w: 350\n"));
    QCOMPARE(r.err.count('\n'), 1);
}

// The results did not get out: the status says so.
void TestCommands::fullStandardOutput()
{
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(CONFIGURIA_PROGRAM), {u"catalogue"_s, u"list"_s, u"--lang"_s, u"en"_s, u"--data-dir"_s, m_program.file(u"data"_s)});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 4);
    QCOMPARE(process.readAllStandardError(), QByteArray("standard output: cannot be written\n"));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
