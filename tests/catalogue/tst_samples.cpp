// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <memory>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "engine/evaluation.h"
#include "engine/names.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

const Catalogue &catalogue()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

QString pathOf(const QString &name)
{
    return u":/samples/"_s + name + u".configuria"_s;
}

Project sample(const QString &name)
{
    return readProject(catalogue(), pathOf(name)).value_or(Project());
}

const QString workstation = u"01-assistant-8b-workstation"_s;
const QString serving = u"02-llama-3.3-70b-serving"_s;
const QString training = u"03-full-fine-tune-70b"_s;

} // namespace

class SamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void files();
    void project_data();
    void project();
    void configuration_data();
    void configuration();
    void linesAreComplete_data() { project_data(); }
    void linesAreComplete();
};

void SamplesTest::files()
{
    QCOMPARE(QDir(u":/samples"_s).entryList(), (QStringList{workstation + u".configuria"_s, serving + u".configuria"_s, training + u".configuria"_s}));
}

void SamplesTest::project_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("configurations");
    QTest::newRow("workstation") << workstation << 2;
    QTest::newRow("serving") << serving << 3;
    QTest::newRow("training") << training << 2;
}

void SamplesTest::project()
{
    QFETCH(QString, name);
    QFETCH(int, configurations);
    const Result<Project> project = readProject(catalogue(), pathOf(name));
    QVERIFY2(project, project ? "" : project.error().place.c_str());
    QCOMPARE(static_cast<int>(project->configurations.size()), configurations);
    QVERIFY(project->seller.name == "Exemple Intégration SAS"); // plainly no real company
    QVERIFY(QString::fromStdString(project->customer.name).contains(u"Exemple"_s));
    QVERIFY(!project->quote.number.empty());
    QVERIFY(project->quote.date == (Date{2026, 11, 30}));
    QCOMPARE(project->quote.validityDays, 30);
    QVERIFY(project->quote.vat == Rate::percent(20));
    // A sample is what the program itself would write.
    QFile file(pathOf(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(projectToJson(catalogue(), *project), file.readAll());
}

void SamplesTest::configuration_data()
{
    QTest::addColumn<QString>("project");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("gpus"); // of all nodes
    QTest::addColumn<QString>("cloud"); // cloud list prices of autumn 2026 in USD per GPU and hour, times 0.92
    QTest::addColumn<QString>("capex"); // added up by hand from the lines
    QTest::addColumn<QStringList>("cautions");
    QTest::newRow("4090") << workstation << 0 << u"nvidia-rtx-4090"_s << 1 << u"0.6808"_s << u"5540.00"_s << QStringList();
    QTest::newRow("6000 Ada") << workstation << 1 << u"nvidia-rtx-6000-ada"_s << 1 << QString() << u"10540.00"_s << QStringList();
    // 9800 + 2 x 2100 + 16 x 310 + 2 x 620 + 2 x 890 + 390 + 4 x 7800 + 2400. With one of the two supplies lost the
    // other carries the node with less than the usual margin: a caution that the buyer should see.
    QTest::newRow("L40S") << serving << 0 << u"nvidia-l40s"_s << 4 << u"1.426"_s << u"55970.00"_s << QStringList{u"psu_margin_thin"_s};
    // 14500 + 2 x 3100 + 24 x 310 + 2 x 620 + 4 x 780 + 390 + 2 x 29500 + 2400
    QTest::newRow("H100 NVL") << serving << 1 << u"nvidia-h100-nvl-94gb"_s << 2 << u"3.0268"_s << u"95040.00"_s << QStringList();
    QTest::newRow("H200 NVL") << serving << 2 << u"nvidia-h200-nvl-141gb"_s << 2 << u"4.14"_s << u"103190.00"_s << QStringList();
    // 4 x (52000 + 8 x 27500 + 2 x 8400 + 24 x 720 + 8 x 1150 + 6 x 950 + 8 x 1650) + 32000 + 18000
    QTest::newRow("H100 SXM") << training << 0 << u"nvidia-h100-sxm5-80gb"_s << 32 << u"3.6708"_s << u"1386720.00"_s << QStringList();
    // 46000 + 8 x 15000 + 2 x 8400 + 24 x 720 + 8 x 1150 + 6 x 950 + 1500 + 6500
    QTest::newRow("MI300X") << training << 1 << u"amd-mi300x"_s << 8 << u"1.8308"_s << u"222980.00"_s << QStringList();
}

void SamplesTest::configuration()
{
    QFETCH(QString, project);
    QFETCH(int, index);
    QFETCH(QString, gpu);
    QFETCH(int, gpus);
    QFETCH(QString, cloud);
    QFETCH(QString, capex);
    QFETCH(QStringList, cautions);
    const Project p = sample(project);
    QVERIFY(index < static_cast<int>(p.configurations.size()));
    const Configuration &configuration = p.configurations[static_cast<std::size_t>(index)];
    const BomLine *line = firstLine(configuration, PartKind::Gpu);
    QVERIFY(line);
    QVERIFY(line->part == catalogue().find(gpu.toStdString()));
    QCOMPARE(quantityPerNode(configuration, PartKind::Gpu) * configuration.nodes, gpus);
    QCOMPARE(configuration.cloudGpuHour, cloud.isEmpty() ? std::nullopt : moneyFromText(cloud));

    const auto e = std::make_unique<ConfigurationEvaluation>(evaluateConfiguration(catalogue(), p, configuration));
    QVERIFY(e->memory.fits >= Fit::Fits);
    QStringList found;
    for (const Finding &finding : e->findings.items()) {
        const std::string_view name = nameOf(finding.code);
        const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        QVERIFY2(finding.severity != Severity::Blocker, qPrintable(text));
        if (finding.severity == Severity::Caution) {
            found.append(text);
        }
    }
    QCOMPARE(found, cautions);
    QVERIFY(e->cost.capex);
    QCOMPARE(moneyToText(*e->cost.capex), capex);
    QVERIFY(!e->cost.capexPartial);
    QVERIFY(e->cost.tco && e->power.ac);
}

void SamplesTest::linesAreComplete()
{
    QFETCH(QString, name);
    const Project p = sample(name);
    for (const Configuration &configuration : p.configurations) {
        for (const PartKind kind : {PartKind::Server, PartKind::Gpu, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Psu,
                                    PartKind::Network, PartKind::Service}) {
            QVERIFY2(firstLine(configuration, kind), configuration.name.c_str());
        }
        for (const BomLine &line : configuration.lines) {
            const PartInfo *info = catalogue().info(line.part);
            QVERIFY(info || !line.description.empty());
            QVERIFY(unitPrice(catalogue(), p, line)); // nothing is on request
            // A price is the catalogue's, which has a source, or says that it is an example.
            QVERIFY(priceIsExample(catalogue(), line) || (info && info->price && !info->priceSource.empty()));
        }
        // Every memory channel of every CPU holds as many modules.
        const Cpu *cpu = catalogue().cpu(firstLine(configuration, PartKind::Cpu)->part);
        QVERIFY(cpu && cpu->memoryChannels);
        QCOMPARE(quantityPerNode(configuration, PartKind::Memory) % (quantityPerNode(configuration, PartKind::Cpu) * *cpu->memoryChannels), 0);
        const Server *server = catalogue().server(firstLine(configuration, PartKind::Server)->part);
        QVERIFY(server);
        QCOMPARE(quantityPerNode(configuration, PartKind::Psu), server->defaultPsuCount.value_or(0));
        QCOMPARE(quantityPerNode(configuration, PartKind::Cpu), server->sockets.value_or(0));
    }
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::SamplesTest)
#include "tst_samples.moc"
