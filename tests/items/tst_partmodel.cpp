// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "items/partmodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    auto c = std::make_shared<Catalogue>();
    Server server;
    server.info.vendor = "Dell";
    server.info.model = "PowerEdge R760";
    server.sockets = 2;
    server.socketType = "LGA4677";
    server.maxGpus = 2;
    server.gpuFormFactors = 1u << static_cast<unsigned>(GpuFormFactor::PciE);
    server.maxGpuTdp = Watts(350);
    server.rackUnits = 2;
    c->servers.push_back(server);

    Gpu h100; // data sheet: 80 GB HBM2e, 2 TB/s, 350 W
    h100.info.id = "nvidia-h100-pcie";
    h100.info.vendor = "NVIDIA";
    h100.info.model = "H100 PCIe";
    h100.info.price = Money::units(25'000);
    h100.info.confidence = Confidence::Found;
    h100.marketedMemory = 80_GB;
    h100.memoryBandwidth = BytesPerSecond(2.039e12);
    h100.tdp = Watts(350);
    c->gpus.push_back(h100);
    Gpu sxm = h100;
    sxm.info.id = "nvidia-h200-sxm";
    sxm.info.model = "H200 SXM";
    sxm.info.price.reset();
    sxm.info.confidence = Confidence::Memory;
    sxm.formFactor = GpuFormFactor::Sxm5;
    sxm.marketedMemory = 141_GB;
    c->gpus.push_back(sxm);

    MemoryModule module;
    module.info.model = "DDR5 RDIMM 64GB 4800";
    module.capacity = 64_GiB;
    module.generation = "DDR5";
    module.moduleType = "RDIMM";
    module.speed = 4800;
    c->memory.push_back(module);

    Architecture dense;
    dense.id = "llama-3.1-70b";
    dense.name = "Llama 3.1 70B";
    dense.totalParams = dense.activeParams = 70'553'706'496;
    dense.maxContext = 131'072;
    c->models.push_back(dense);
    Architecture sparse;
    sparse.id = "qwen3-235b-a22b";
    sparse.name = "Qwen3 235B-A22B";
    sparse.totalParams = 235'093'634'560;
    sparse.activeParams = 22'190'000'000;
    sparse.experts = 128;
    sparse.kind = ModelKind::MoeLlm;
    sparse.confidence = ShapeConfidence::Memory;
    c->models.push_back(sparse);
    return c;
}

Configuration withServer()
{
    Configuration configuration;
    BomLine line;
    line.part = {PartKind::Server, {0}};
    configuration.lines.push_back(line);
    return configuration;
}

} // namespace

class TestPartModel : public QObject {
    Q_OBJECT
private slots:
    void partsOfAKind()
    {
        PartModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFormat(Format(QLocale(QLocale::English)));
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.part(0).isValid());
        model.setKind(PartKind::Gpu, withServer());
        QCOMPARE(model.rowCount(), 2); // what does not fit is marked, never hidden
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) { return model.index(row, column).data(role); };
        QCOMPARE(cell(0, PartModel::NameColumn).toString(), u"NVIDIA H100 PCIe"_s);
        QCOMPARE(cell(0, PartModel::SummaryColumn).toString(), u"80 GB HBM · 2.039 TB/s · 350 W · PCIe"_s);
        QCOMPARE(cell(0, PartModel::PriceColumn).toString(), u"€25,000"_s);
        QCOMPARE(cell(1, PartModel::PriceColumn).toString(), u"on request"_s);
        QCOMPARE(cell(0, PartModel::ConflictColumn).toString(), QString());
        QCOMPARE(cell(0, 0, PartModel::ConflictRole).toInt(), static_cast<int>(PartConflict::None));
        QCOMPARE(cell(1, 0, PartModel::ConflictRole).toInt(), static_cast<int>(PartConflict::FormFactor));
        QVERIFY(!cell(1, PartModel::ConflictColumn).toString().isEmpty());
        QVERIFY(cell(1, PartModel::NameColumn, Qt::AccessibleTextRole).toString().contains(cell(1, PartModel::ConflictColumn).toString()));
        QVERIFY(!cell(0, 0, PartModel::ToConfirmRole).toBool());
        QVERIFY(cell(1, 0, PartModel::ToConfirmRole).toBool());
        QVERIFY(cell(0, 0, PartModel::SearchTextRole).toString().contains(u"nvidia-h100-pcie"_s));
        QCOMPARE(cell(1, 0, PartModel::PartIndexRole).toInt(), 1);
        QVERIFY(model.part(1) == (PartRef{PartKind::Gpu, {1}}));
        // Unknown prices sort last.
        QVERIFY(cell(0, PartModel::PriceColumn, PartModel::SortRole).toLongLong() < cell(1, PartModel::PriceColumn, PartModel::SortRole).toLongLong());
        QCOMPARE(cell(0, PartModel::PriceColumn, Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    }

    void signalsAreSent()
    {
        PartModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setKind(PartKind::Gpu, withServer());
        QCOMPARE(resets.count(), 1);
        model.setKind(PartKind::Gpu, withServer());
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 0);
        model.setKind(PartKind::Gpu, Configuration()); // other conflicts: the rows stay
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 1);
        model.setKind(PartKind::Memory, Configuration());
        QCOMPARE(resets.count(), 2);
        model.setKind(PartKind::Service, Configuration());
        QCOMPARE(model.rowCount(), 0);
    }

    void figuresAreColumns_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("headers");
        QTest::addColumn<QStringList>("first"); // row
        QTest::newRow("GPU") << int(PartKind::Gpu) << QStringList{u"Memory"_s, u"Bandwidth"_s, u"TDP"_s, u"GPU form"_s, u"PCIe"_s, u"Software"_s}
                             << QStringList{u"80 GB"_s, u"2.039 TB/s"_s, u"350 W"_s, u"PCIe"_s, u"—"_s, u"CUDA"_s};
        QTest::newRow("memory") << int(PartKind::Memory) << QStringList{u"Capacity"_s, u"Type"_s, u"Speed"_s}
                                << QStringList{u"64 GB"_s, u"DDR5 RDIMM"_s, u"4,800 MT/s"_s};
        QTest::newRow("server") << int(PartKind::Server) << QStringList{u"GPUs"_s, u"GPU form"_s, u"Sockets"_s, u"Socket"_s, u"Rack units"_s}
                                << QStringList{u"2"_s, u"PCIe"_s, u"2"_s, u"LGA4677"_s, u"2"_s};
    }
    void figuresAreColumns()
    {
        QFETCH(int, kind);
        QFETCH(QStringList, headers);
        QFETCH(QStringList, first);
        PartModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFormat(Format(QLocale(QLocale::English)));
        model.setKind(static_cast<PartKind>(kind), Configuration());
        QCOMPARE(model.columnCount(), PartModel::FirstFigureColumn + int(headers.size()));
        for (int i = 0; i < headers.size(); ++i) {
            const int column = PartModel::FirstFigureColumn + i;
            QCOMPARE(model.headerData(column, Qt::Horizontal).toString(), headers[i]);
            QCOMPARE(model.index(0, column).data().toString().replace(QChar::Nbsp, u' '), first[i]);
        }
    }

    // H100 PCIe 80 GB and H200 SXM 141 GB (data sheets): sorted by number, not by word; what is not known stands last.
    void figuresSortAsNumbers()
    {
        PartModel model(catalogue());
        model.setKind(PartKind::Gpu, Configuration());
        const auto key = [&](int row, int column) { return model.index(row, column).data(PartModel::SortRole).toDouble(); };
        QVERIFY(key(0, PartModel::FirstFigureColumn) < key(1, PartModel::FirstFigureColumn));
        QCOMPARE(model.index(1, PartModel::FirstFigureColumn).data(PartModel::NumberRole).toDouble(), 141.0);
        QCOMPARE(model.index(0, PartModel::PriceColumn).data(PartModel::NumberRole).toDouble(), 25'000.0);
        QVERIFY(!model.index(1, PartModel::PriceColumn).data(PartModel::NumberRole).isValid());
        QCOMPARE(model.index(1, 0).data(PartModel::VendorRole).toString(), u"NVIDIA"_s);
    }

    void rulesSayWhatDoesNotFit_data()
    {
        QTest::addColumn<int>("quantity");
        QTest::addColumn<bool>("fits");
        QTest::newRow("two cards in two slots") << 2 << true;
        QTest::newRow("three cards") << 3 << false;
    }
    void rulesSayWhatDoesNotFit()
    {
        QFETCH(int, quantity);
        QFETCH(bool, fits);
        Project project;
        project.configurations.push_back(withServer());
        PartModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setKind(PartKind::Gpu, project.configurations[0]);
        model.setTrial(project, 0, quantity);
        QCOMPARE(model.index(0, 0).data(PartModel::FitsRole).toBool(), fits);
        QCOMPARE(model.index(0, PartModel::ConflictColumn).data().toString().isEmpty(), fits);
        QVERIFY(!model.index(0, PartModel::ConflictColumn).data().toString().contains(u"H100"_s)); // its name stands in the row
        QVERIFY(!model.index(1, 0).data(PartModel::FitsRole).toBool()); // a module in a chassis of cards, at any number
        model.setTrial(project, 99, quantity); // no such configuration: types alone are asked
        QVERIFY(model.index(0, 0).data(PartModel::FitsRole).toBool());
    }

    // A "64 GB" module holds 64 GiB and is sold as 64 GB.
    void memoryModulesAreNamedAsSold()
    {
        PartModel model(catalogue());
        model.setFormat(Format(QLocale(QLocale::English)));
        model.setKind(PartKind::Memory, Configuration());
        QCOMPARE(model.index(0, PartModel::SummaryColumn).data().toString(), u"64 GB · DDR5 RDIMM · 4,800 MT/s"_s);
    }

    void architectures()
    {
        ArchitectureModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFormat(Format(QLocale(QLocale::English)));
        QCOMPARE(model.rowCount(), 2);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) { return model.index(row, column).data(role); };
        QCOMPARE(cell(0, ArchitectureModel::NameColumn).toString(), u"Llama 3.1 70B"_s);
        QCOMPARE(cell(0, ArchitectureModel::ParametersColumn).toString(), u"70.6 B"_s);
        QCOMPARE(cell(1, ArchitectureModel::ParametersColumn).toString(), u"235 B (22.2 B active)"_s);
        QCOMPARE(cell(0, ArchitectureModel::ContextColumn).toString(), u"131,072"_s);
        QCOMPARE(cell(1, ArchitectureModel::ContextColumn).toString(), u"—"_s); // unknown, never 0
        QCOMPARE(cell(1, 0, ArchitectureModel::IdRole).toString(), u"qwen3-235b-a22b"_s);
        QVERIFY(cell(1, 0, ArchitectureModel::ToConfirmRole).toBool());
        QVERIFY(cell(0, ArchitectureModel::ParametersColumn, ArchitectureModel::SortRole).toLongLong()
                < cell(1, ArchitectureModel::ParametersColumn, ArchitectureModel::SortRole).toLongLong());
        QVERIFY(model.architecture(0) != nullptr);
        QVERIFY(model.architecture(2) == nullptr);
        QVERIFY(model.architecture(-1) == nullptr);
    }

    void everyColumnHasAHeader()
    {
        PartModel parts(catalogue());
        ArchitectureModel models(catalogue());
        for (int column = 0; column < PartModel::ColumnCount; ++column) {
            QVERIFY(!parts.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
        for (int column = 0; column < ArchitectureModel::ColumnCount; ++column) {
            QVERIFY(!models.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestPartModel)
#include "tst_partmodel.moc"
