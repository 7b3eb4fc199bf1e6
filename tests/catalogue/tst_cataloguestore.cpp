// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/cataloguestore.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include "cataloguebuilder.h"
#include "cataloguetables.h"
#include "catalogue/csvreader.h"
#include "engine/project.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString databaseOf(const QTemporaryDir &dir)
{
    return dir.filePath(u"catalogue.sqlite"_s);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// Runs statements on the database, and gives the first value of the last one.
QVariant runSql(const QString &path, const QStringList &statements)
{
    QVariant value;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
        database.setDatabaseName(path);
        if (!database.open()) {
            return {};
        }
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement)) {
                qWarning("%s", qPrintable(statement));
            }
            value = query.next() ? query.value(0) : QVariant();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"test"_s);
    return value;
}

const Catalogue &resources()
{
    static const Catalogue catalogue = catalogueFromResources().value();
    return catalogue;
}

QByteArray resourceFile(const QString &name)
{
    return bytesOf(u":/catalogue/"_s + name);
}

} // namespace

class CatalogueStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void csv_data();
    void csv();
    void csvRefusal_data();
    void csvRefusal();
    void cellRefusal_data();
    void cellRefusal();
    void redundancy_data();
    void redundancy();
    void formFactors_data();
    void formFactors();
    void counts();
    void gpus();
    void otherParts();
    void servers();
    void models();
    void cachePerToken();
    void measuredNames();
    void idsAreUniqueAndFound();
    void firstStartFillsTheDatabase();
    void laterStartOnlyReads();
    void newerContentReplacesTheOld();
    void damagedDatabase_data();
    void damagedDatabase();
    void newerSchemaIsLeftAlone();
    void folderThatCannotBeWritten();
    void emptyFileIsFilled();
    void programsThatStartTogether();
    void readingIsFast();
};

void CatalogueStoreTest::csv_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("cells"); // of the only row
    // RFC 4180, section 2
    QTest::newRow("plain") << QByteArray("a,b\n1,2\n") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("no end of the last line") << QByteArray("a,b\n1,2") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("CRLF") << QByteArray("a,b\r\n1,2\r\n") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("CR") << QByteArray("a,b\r1,2\r") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("BOM") << QByteArray("\xEF\xBB\xBF" "a,b\n1,2\n") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("comma in quotes") << QByteArray("a,b\n\"1,5\",2\n") << QStringList{u"1,5"_s, u"2"_s};
    QTest::newRow("doubled quote") << QByteArray("a,b\n\"2.5\"\" disk\",2\n") << QStringList{u"2.5\" disk"_s, u"2"_s};
    QTest::newRow("line end in quotes") << QByteArray("a,b\n\"x\ny\",2\n") << QStringList{u"x\ny"_s, u"2"_s};
    QTest::newRow("empty cells") << QByteArray("a,b\n,\n") << QStringList{QString(), QString()};
    QTest::newRow("empty lines") << QByteArray("a,b\n\n1,2\n\n") << QStringList{u"1"_s, u"2"_s};
    QTest::newRow("spaces belong to the cell") << QByteArray("a,b\n 1 ,2\n") << QStringList{u" 1 "_s, u"2"_s};
    QTest::newRow("UTF-8") << QByteArray("a,b\n\u00e9,2\n") << QStringList{u"\u00e9"_s, u"2"_s};
}

void CatalogueStoreTest::csv()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, cells);
    const Result<CsvTable> table = parseCsv(bytes, u"t.csv"_s);
    QVERIFY(table);
    QCOMPARE(table->header, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(table->rows.size(), std::size_t{1});
    QCOMPARE(table->rows[0].cells.size(), static_cast<std::size_t>(cells.size()));
    for (int i = 0; i < cells.size(); ++i) {
        QCOMPARE(QString::fromStdString(table->rows[0].cells[static_cast<std::size_t>(i)]), cells[i]);
    }
}

void CatalogueStoreTest::csvRefusal_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << QByteArray() << u"1"_s;
    QTest::newRow("too few cells") << QByteArray("a,b\n1,2\n3\n") << u"3"_s;
    QTest::newRow("too many cells") << QByteArray("a,b\n1,2,3\n") << u"2"_s;
    QTest::newRow("open quote") << QByteArray("a,b\n1,2\n\"3,4\n5,6\n") << u"3"_s;
    QTest::newRow("text after a closing quote") << QByteArray("a,b\n\"1\"x,2\n") << u"2"_s;
    QTest::newRow("quote inside a bare cell") << QByteArray("a,b\n1\"x,2\n") << u"2"_s;
    QTest::newRow("column twice") << QByteArray("a,a\n1,2\n") << u"1"_s;
    QTest::newRow("column without a name") << QByteArray("a,\n1,2\n") << u"1"_s;
    QTest::newRow("not UTF-8") << QByteArray("a,b\n\xff,2\n") << u"1"_s;
    // line ends inside quotes count as lines of the file
    QTest::newRow("line of the file") << QByteArray("a,b\n\"1\n1\",2\n3\n") << u"4"_s;
}

void CatalogueStoreTest::csvRefusal()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, line);
    const Result<CsvTable> table = parseCsv(bytes, u"t.csv"_s);
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::NotCsv);
    QCOMPARE(table.error().file, std::string("t.csv"));
    QCOMPARE(QString::fromStdString(table.error().place), line);
    QVERIFY(!table.error().accepted.empty());
}

void CatalogueStoreTest::cellRefusal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::newRow("no number") << QByteArray(",5,") << QByteArray(",five,") << ErrorCode::WrongType << u"2:typical_w"_s;
    QTest::newRow("fraction of a module") << QByteArray("4800,2,") << QByteArray("4800,2.5,") << ErrorCode::WrongType << u"2:ranks"_s;
    QTest::newRow("not finite") << QByteArray(",5,") << QByteArray(",inf,") << ErrorCode::WrongType << u"2:typical_w"_s;
    QTest::newRow("required") << QByteArray("ddr5-rdimm-32gb-4800") << QByteArray() << ErrorCode::MissingKey << u"2:part_id"_s;
    QTest::newRow("column missing") << QByteArray(",ranks,") << QByteArray(",rank,") << ErrorCode::MissingKey << u"1:ranks"_s;
}

void CatalogueStoreTest::cellRefusal()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(ErrorCode, code);
    QFETCH(QString, place);
    QByteArray bytes = resourceFile(u"memory.csv"_s);
    const qsizetype at = bytes.indexOf(from);
    QVERIFY(at >= 0);
    bytes.replace(at, from.size(), to);
    const Result<CsvTable> csv = parseCsv(bytes, u"memory.csv"_s);
    QVERIFY(csv);
    const Result<Table> table = tableFromCsv(TableId::Memory, *csv);
    QVERIFY(!table);
    QCOMPARE(table.error().code, code);
    QCOMPARE(table.error().file, std::string("memory.csv"));
    QCOMPARE(QString::fromStdString(table.error().place), place);
    QVERIFY(!table.error().accepted.empty());
}

void CatalogueStoreTest::redundancy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("carrying"); // -1: unknown
    QTest::addColumn<int>("spare");
    QTest::newRow("2+2") << QByteArray("2+2") << 4 << 2 << 2;
    QTest::newRow("5+1") << QByteArray("5+1") << 6 << 5 << 1;
    QTest::newRow("3+3 fault tolerant") << QByteArray("3+3 fault tolerant") << 6 << 3 << 3;
    QTest::newRow("3+3 or 4+2") << QByteArray("3+3 or 4+2") << 6 << 4 << 2;
    QTest::newRow("N+N of eight") << QByteArray("N+N") << 8 << 4 << 4;
    QTest::newRow("N+N 4+4") << QByteArray("N+N 4+4") << 8 << 4 << 4;
    QTest::newRow("none") << QByteArray("none") << 1 << 1 << 0;
    QTest::newRow("nothing stated") << QByteArray() << 6 << -1 << -1;
}

void CatalogueStoreTest::redundancy()
{
    QFETCH(QByteArray, text);
    QFETCH(int, count);
    QFETCH(int, carrying);
    QFETCH(int, spare);
    const std::optional<RedundancyScheme> scheme = redundancyFrom(text.toStdString(), count);
    QCOMPARE(scheme.has_value(), carrying >= 0);
    if (scheme) {
        QCOMPARE(scheme->carrying, carrying);
        QCOMPARE(scheme->spare, spare);
    }
}

void CatalogueStoreTest::formFactors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("bits");
    QTest::addColumn<int>("width"); // 0: no limit known
    const auto bit = [](GpuFormFactor f) { return 1 << static_cast<int>(f); };
    QTest::newRow("PCIe dual-slot") << QByteArray("PCIe dual-slot") << bit(GpuFormFactor::PciE) << 2;
    QTest::newRow("PCIe dual or triple-slot") << QByteArray("PCIe dual or triple-slot") << bit(GpuFormFactor::PciE) << 3;
    QTest::newRow("SXM5 or OAM") << QByteArray("SXM5 or OAM") << (bit(GpuFormFactor::Sxm5) | bit(GpuFormFactor::Oam)) << 0;
    QTest::newRow("SXM5 or SXM6") << QByteArray("SXM5 or SXM6") << (bit(GpuFormFactor::Sxm5) | bit(GpuFormFactor::Sxm6)) << 0;
    QTest::newRow("PCIe or SXM5") << QByteArray("PCIe dual-slot or SXM5 (4)") << (bit(GpuFormFactor::PciE) | bit(GpuFormFactor::Sxm5)) << 2;
    QTest::newRow("integrated") << QByteArray("integrated") << bit(GpuFormFactor::Integrated) << 0;
}

void CatalogueStoreTest::formFactors()
{
    QFETCH(QByteArray, text);
    QFETCH(int, bits);
    QFETCH(int, width);
    QCOMPARE(int(formFactorsFrom(text.toStdString())), bits);
    QCOMPARE(slotWidthFrom(text.toStdString()).value_or(0), width);
}

void CatalogueStoreTest::counts()
{
    const Catalogue &c = resources();
    // rows of the CSV file of the kind, and those of refurbished.csv
    QCOMPARE(c.servers.size(), std::size_t{39 + 2});
    QCOMPARE(c.gpus.size(), std::size_t{44 + 15});
    QCOMPARE(c.cpus.size(), std::size_t{30 + 2});
    QCOMPARE(c.memory.size(), std::size_t{23 + 1});
    QCOMPARE(c.drives.size(), std::size_t{22});
    QCOMPARE(c.psus.size(), std::size_t{46});
    QCOMPARE(c.network.size(), std::size_t{21});
    QCOMPARE(c.accessories.size(), std::size_t{20});
    QCOMPARE(c.racks.size(), std::size_t{12});
    QCOMPARE(c.licences.size(), std::size_t{8});
    QCOMPARE(c.services.size(), std::size_t{9});
    QCOMPARE(c.inletLimits.size(), std::size_t{6});
    QCOMPARE(c.models.size(), std::size_t{315});
    QCOMPARE(c.date, std::string("2026-11-30"));
}

void CatalogueStoreTest::gpus()
{
    // NVIDIA H100 NVL product brief: 94 GB HBM3, 3.9 TB/s, 400 W, bridge of 600 GB/s between two cards
    const Gpu *nvl = resources().gpu(resources().find("nvidia-h100-nvl-94gb"));
    QVERIFY(nvl);
    QCOMPARE(nvl->formFactor, GpuFormFactor::PciE);
    QCOMPARE(nvl->slotWidth, std::optional(2));
    QCOMPARE(nvl->marketedMemory, Bytes(94'000'000'000));
    QCOMPARE(nvl->reportedMemory, std::optional(Bytes(100'485'038'080)));
    QCOMPARE(nvl->memoryTechnology, MemoryTechnology::Hbm);
    QCOMPARE(nvl->memoryBandwidth, std::optional(BytesPerSecond(3938e9)));
    QCOMPARE(nvl->bf16, std::optional(FlopsPerSecond(835.5e12)));
    QCOMPARE(nvl->tdp, std::optional(Watts(400)));
    QCOMPARE(nvl->linkBandwidth, std::optional(BytesPerSecond(600e9)));
    QCOMPARE(nvl->maxLinkGroup, 2);
    QVERIFY(nvl->info.priceIsExample); // none was seen
    QVERIFY(!nvl->fp4);        // Hopper has no FP4 units

    const Gpu *h200 = resources().gpu(resources().find("nvidia-h200-nvl-141gb"));
    QVERIFY(h200);
    QCOMPARE(h200->tdp, std::optional(Watts(600))); // NVIDIA H200 NVL data sheet

    const Gpu *l40s = resources().gpu(resources().find("nvidia-l40s"));
    QVERIFY(l40s);
    QCOMPARE(l40s->memoryTechnology, MemoryTechnology::Gddr);
    QCOMPARE(l40s->maxLinkGroup, 1);
    QVERIFY(!l40s->linkBandwidth);
    QCOMPARE(l40s->info.price, std::optional(Money::units(7800)));
    QVERIFY(!l40s->info.priceSource.empty());

    const Gpu *mi300x = resources().gpu(resources().find("amd-mi300x"));
    QVERIFY(mi300x);
    QCOMPARE(mi300x->formFactor, GpuFormFactor::Oam);
    QCOMPARE(mi300x->stack, SoftwareStack::Rocm);
    QCOMPARE(mi300x->reportedMemory, std::optional(Bytes(206'141'652'992))); // printed by rocm-smi

    const Gpu *v100 = resources().gpu(resources().find("nvidia-v100-sxm2-32gb"));
    QVERIFY(v100);
    QVERIFY(!v100->bf16); // Volta has no BF16
    QVERIFY(v100->fp16);

    const Gpu *gb10 = resources().gpu(resources().find("nvidia-gb10"));
    QVERIFY(gb10);
    QCOMPARE(gb10->memoryTechnology, MemoryTechnology::Lpddr);
    QCOMPARE(gb10->formFactor, GpuFormFactor::Integrated);
}

void CatalogueStoreTest::otherParts()
{
    const Catalogue &c = resources();
    const MemoryModule *module = c.memoryModule(c.find("ddr5-rdimm-64gb-4800"));
    QVERIFY(module);
    QCOMPARE(module->capacity, 64_GiB);
    QCOMPARE(module->moduleType, std::string("RDIMM"));
    QCOMPARE(module->ecc, std::optional(true));
    const Drive *drive = c.drive(c.find("micron-7450-pro-3-84"));
    QVERIFY(drive);
    QCOMPARE(drive->capacity, Bytes(3'840'000'000'000)); // drives count in decimal
    const Psu *highLine = c.psu(c.find("supermicro-psu-3000-titanium"));
    QVERIFY(highLine);
    QVERIFY(highLine->highLineOnly);
    QVERIFY(!highLine->ratedLowLine);
    QCOMPARE(highLine->ratedHighLine, std::optional(Watts(3000)));
    QCOMPARE(highLine->efficiencyClass, EfficiencyClass::Titanium);
    QVERIFY(std::abs(highLine->efficiency50->count - 0.96) < 1e-12); // 80 PLUS Titanium, 230 V internal redundant
    const Psu *platinum = c.psu(c.find("dell-psu-800-platinum"));
    QVERIFY(platinum);
    QVERIFY(!platinum->highLineOnly);
    QCOMPARE(platinum->ratedLowLine, std::optional(Watts(800)));
    QVERIFY(!platinum->efficiency10); // Platinum certifies nothing at 10 %
    const Cpu *cpu = c.cpu(c.find("amd-epyc-9654"));
    QVERIFY(cpu);
    QCOMPARE(cpu->cores, std::optional(96));
    QCOMPARE(cpu->socket, std::string("SP5"));
    QCOMPARE(cpu->memoryChannels, std::optional(12));
    QCOMPARE(cpu->maxMemory, std::optional(Bytes(6LL << 40)));
    QCOMPARE(cpu->memorySpeed, std::optional(4800));
    QVERIFY(c.networkPart(c.find("nvidia-qm9700"))->isSwitch);
    QVERIFY(!c.networkPart(c.find("nvidia-cx6-lx-2x25"))->isSwitch);
    QCOMPARE(c.networkPart(c.find("nvidia-cx6-lx-2x25"))->ports, std::optional(2));
    QCOMPARE(cpu->info.memoryFields, std::string("max_memory_gb"));
}

void CatalogueStoreTest::servers()
{
    const Catalogue &c = resources();
    const Server *r760xa = c.server(c.find("dell-poweredge-r760xa"));
    QVERIFY(r760xa);
    QCOMPARE(r760xa->maxGpus, std::optional(4));
    QCOMPARE(r760xa->maxGpuTdp, std::optional(Watts(400))); // H100 NVL (400 W) runs there, H200 NVL (600 W) does not
    QCOMPARE(r760xa->redundancy, std::optional(RedundancyScheme{1, 1}));
    QCOMPARE(r760xa->hasGpuSwitch, false);
    const Server *dgx = c.server(c.find("nvidia-dgx-h100"));
    QVERIFY(dgx);
    QCOMPARE(dgx->redundancy, std::optional(RedundancyScheme{4, 2})); // DGX H100 user guide: six 3.3 kW supplies, 4+2
    QCOMPARE(dgx->maxPower, std::optional(Watts(10200)));
    QCOMPARE(dgx->hasGpuSwitch, true);
    QVERIFY(!dgx->maxSlotWidth);
    QVERIFY(!c.server(c.find("nvidia-dgx-b300"))->redundancy);
    QCOMPARE(c.server(c.find("supermicro-as-8125gs-tnmr2"))->hasGpuSwitch, true); // all to all over Infinity Fabric
    QCOMPARE(c.server(c.find("dell-poweredge-xe8640"))->hasGpuSwitch, true);
    QCOMPARE(c.server(c.find("lenovo-sr675-v3"))->hasGpuSwitch, false); // HGX is a variant only
    QCOMPARE(c.server(c.find("generic-tower-2gpu"))->maxSlotWidth, std::optional(3));
    QVERIFY(c.server(c.find("supermicro-as-8125gs-tnhr"))->info.priceIsExample);
    QCOMPARE(c.server(c.find("supermicro-as-8125gs-tnhr"))->priceAdder, std::optional(Money::units(45000)));
}

void CatalogueStoreTest::models()
{
    const Catalogue &c = resources();
    const auto model = [&](const char *id) {
        const Architecture *m = c.model(id);
        return m ? *m : Architecture();
    };
    // Each figure is of the model's published config.json.
    const Architecture v3 = model("deepseek-v3");
    QCOMPARE(v3.kind, ModelKind::MoeLlm);
    QCOMPARE(v3.attention, AttentionKind::Mla);
    QCOMPARE(v3.totalParams, 671'026'419'200);
    QCOMPARE(v3.mtpParams, 11'610'068'224);
    QCOMPARE(v3.kvLoraRank, std::optional(512));
    QCOMPARE(v3.qkRopeHeadDim, std::optional(64));
    QCOMPARE(v3.valueHeadDim, std::optional(128));
    QCOMPARE(v3.denseLayers, std::optional(3));
    QCOMPARE(v3.nativeBitsPerWeight, 8);
    QCOMPARE(v3.quantization, StoredQuantization::Fp8);
    QCOMPARE(v3.indexHeadDim, 0);
    QCOMPARE(model("deepseek-v3.2").indexHeadDim, 128);
    QCOMPARE(model("glm-5").indexHeadDim, 128);
    const Architecture vision = model("llama-3.2-11b-vision");
    QCOMPARE(vision.layers, std::optional(40));
    QCOMPARE(vision.fullAttentionLayers, 32);
    QCOMPARE(vision.crossAttentionLayers, 8);
    QCOMPARE(vision.languageParams, std::optional<std::int64_t>(9'775'192'080));
    const Architecture next = model("qwen3-next-80b-a3b");
    QCOMPARE(next.attention, AttentionKind::Gqa);
    QCOMPARE(next.fullAttentionLayers, 12);
    QCOMPARE(next.linearLayers, 36);
    QCOMPARE(next.stateElements, 524'288);
    QCOMPARE(next.convStateElements, 24'576);
    const Architecture gemma = model("gemma-3-27b");
    QCOMPARE(gemma.slidingWindow, std::optional(1024));
    QCOMPARE(gemma.slidingWindowLayers, 52);
    QCOMPARE(gemma.fullAttentionLayers, 10);
    const Architecture oss = model("gpt-oss-120b");
    QCOMPARE(oss.nativeBitsPerWeight, 4);
    QCOMPARE(oss.quantization, StoredQuantization::Mxfp4);
    const Architecture whisper = model("whisper-large-v3");
    QCOMPARE(whisper.kind, ModelKind::Speech);
    QCOMPARE(whisper.encoderLayers, std::optional(32));
    QCOMPARE(whisper.fullAttentionLayers, 32);
    QCOMPARE(whisper.crossAttentionLayers, 32);
    const Architecture t5 = model("t5-large");
    QCOMPARE(t5.kind, ModelKind::EncoderDecoder);
    QCOMPARE(t5.crossAttentionLayers, 24);
    const Architecture bert = model("bert-base");
    QCOMPARE(bert.kind, ModelKind::Encoder);
    QCOMPARE(bert.fullAttentionLayers + bert.slidingWindowLayers + bert.crossAttentionLayers, 0);
    QCOMPARE(bert.nativeBitsPerWeight, 32);
    QCOMPARE(bert.feedForwardMatrices, 2);
    QVERIFY(bert.qkvBias);
    QVERIFY(!model("stable-diffusion-1.5").knowsShape());
    QCOMPARE(model("falcon-7b").attention, AttentionKind::Mqa);
    QCOMPARE(model("llama-2-7b").attention, AttentionKind::Mha);
    QCOMPARE(model("llama-3.3-70b").attention, AttentionKind::Gqa);
}

// The library states the cache of each language model, worked out apart from its shape.
void CatalogueStoreTest::cachePerToken()
{
    const Result<CsvTable> csv = parseCsv(resourceFile(u"models.csv"_s), u"models.csv"_s);
    QVERIFY(csv);
    const auto column = [&](const char *name) {
        return static_cast<std::size_t>(std::find(csv->header.begin(), csv->header.end(), name) - csv->header.begin());
    };
    int compared = 0;
    for (const CsvTable::Row &row : csv->rows) {
        const std::string &stated = row.cells[column("kv_bytes_per_token_bf16")];
        const Architecture *m = resources().model(row.cells[column("model_id")]);
        QVERIFY(m);
        const std::int64_t windowed = m->attention == AttentionKind::Mla ? *m->kvLoraRank + *m->qkRopeHeadDim
            : m->kvHeads && m->headDim ? std::int64_t{2} * *m->kvHeads * *m->headDim
                                       : 0;
        const std::int64_t full = m->fullKvHeads ? std::int64_t{2} * *m->fullKvHeads * *m->fullHeadDim : windowed;
        const std::int64_t elements = windowed * m->slidingWindowLayers + full * m->fullAttentionLayers;
        QVERIFY2(QString::number(2 * elements) == (stated.empty() ? u"0"_s : QString::fromStdString(stated)),
                 m->id.c_str());
        compared += stated.empty() ? 0 : 1;
    }
    QCOMPARE(compared, 292);
}

// Each spelling of the measured runs leads to one model that the library has.
void CatalogueStoreTest::measuredNames()
{
    QFile file(u":/evidence/model_names.csv"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<CsvTable> csv = parseCsv(file.readAll(), u"model_names.csv"_s);
    QVERIFY(csv);
    QCOMPARE(csv->header, (std::vector<std::string>{"pattern", "model_id", "source"}));
    QSet<QString> patterns;
    for (const CsvTable::Row &row : csv->rows) {
        QVERIFY2(resources().model(row.cells[1]), row.cells[1].c_str());
        QVERIFY2(!row.cells[0].empty() && !row.cells[2].empty(), row.cells[1].c_str());
        patterns.insert(QString::fromStdString(row.cells[0]));
    }
    QVERIFY(!patterns.isEmpty());
    QCOMPARE(patterns.size(), static_cast<qsizetype>(csv->rows.size()));
}

void CatalogueStoreTest::idsAreUniqueAndFound()
{
    const Catalogue &c = resources();
    QSet<QString> ids;
    for (int kind = 0; kind < partKindCount; ++kind) {
        for (int i = 0; i < c.count(static_cast<PartKind>(kind)); ++i) {
            const PartRef ref{static_cast<PartKind>(kind), PartIndex{static_cast<std::uint32_t>(i)}};
            const PartInfo *info = c.info(ref);
            QVERIFY(info);
            QVERIFY(!info->id.empty() && !info->model.empty() && (!info->vendor.empty() || ref.kind == PartKind::Service));
            QVERIFY(!info->specSource.empty());
            // Every part has a price: one with its source, or an example that says so.
            QVERIFY2(info->price && *info->price > Money(), info->id.c_str());
            QVERIFY2(info->priceIsExample == info->priceSource.empty(), info->id.c_str());
            BomLine line;
            line.part = ref;
            QCOMPARE(priceIsExample(c, line), info->priceIsExample);
            QVERIFY(c.find(info->id) == ref);
            ids.insert(QString::fromStdString(info->id));
        }
    }
    QCOMPARE(ids.size(), 294);
    for (const Architecture &model : c.models) {
        QVERIFY(c.model(model.id) == &model);
        QVERIFY2(model.totalParams > 0 && model.activeParams > 0 && model.activeParams <= model.totalParams, model.id.c_str());
        QVERIFY(!model.source.empty());
    }
}

void CatalogueStoreTest::firstStartFillsTheDatabase()
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(u"a/b"_s); // created
    const Result<LoadedCatalogue> first = loadCatalogue(folder);
    QVERIFY(first && !first->warning);
    QVERIFY(*first->catalogue == resources());
    const QString path = folder + u"/catalogue.sqlite"_s;
    QCOMPARE(runSql(path, {u"SELECT indicative_price_eur_micro FROM gpus WHERE part_id = 'nvidia-l40s'"_s}).toLongLong(), 7'800'000'000LL);
    QVERIFY(runSql(path, {u"SELECT indicative_price_eur_micro FROM gpus WHERE part_id = 'nvidia-h100-nvl-94gb'"_s}).isNull());
    QCOMPARE(runSql(path, {u"SELECT count(*) FROM gpus WHERE notes = ''"_s}).toInt(), 0); // NULL, not empty
    QCOMPARE(runSql(path, {u"PRAGMA user_version"_s}).toInt(), 2);
    QCOMPARE(runSql(path, {u"PRAGMA integrity_check"_s}).toString(), u"ok"_s);
}

void CatalogueStoreTest::laterStartOnlyReads()
{
    const QTemporaryDir dir;
    QVERIFY(loadCatalogue(dir.path()));
    // A change that only the database has shows that the database is what is read.
    runSql(databaseOf(dir), {u"UPDATE gpus SET model = 'changed' WHERE part_id = 'nvidia-l40s'"_s});
    const QByteArray before = bytesOf(databaseOf(dir));
    const Result<LoadedCatalogue> later = loadCatalogue(dir.path());
    QVERIFY(later && !later->warning);
    QCOMPARE(later->catalogue->gpu(later->catalogue->find("nvidia-l40s"))->info.model, std::string("changed"));
    QCOMPARE(bytesOf(databaseOf(dir)), before);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
    QCOMPARE(QSqlDatabase::connectionNames(), QStringList());
    runSql(databaseOf(dir), {u"UPDATE gpus SET model = 'L40S' WHERE part_id = 'nvidia-l40s'"_s});
    QVERIFY(*loadCatalogue(dir.path())->catalogue == resources());
}

void CatalogueStoreTest::newerContentReplacesTheOld()
{
    const QTemporaryDir dir;
    QVERIFY(loadCatalogue(dir.path()));
    runSql(databaseOf(dir), {u"UPDATE about SET value = 'of an older program' WHERE key = 'content'"_s, u"DELETE FROM gpus"_s});
    for (int start = 0; start < 2; ++start) {
        const Result<LoadedCatalogue> loaded = loadCatalogue(dir.path());
        QVERIFY(loaded && !loaded->warning);
        QVERIFY(*loaded->catalogue == resources());
    }
    QCOMPARE(runSql(databaseOf(dir), {u"SELECT count(*) FROM gpus"_s}).toInt(), 44);
}

void CatalogueStoreTest::damagedDatabase_data()
{
    QTest::addColumn<QByteArray>("bytes");     // that replace the file
    QTest::addColumn<int>("truncateTo");       // or its new size
    QTest::addColumn<QStringList>("statements"); // or what is done to it
    const QStringList none;
    QTest::newRow("a text") << QByteArray("this is no database, and long enough to hold the header of one........................................") << 0 << none;
    QTest::newRow("zeros") << QByteArray(8192, '\0') << 0 << none;
    QTest::newRow("truncated") << QByteArray() << 20'000 << none;
    QTest::newRow("truncated in the header") << QByteArray() << 50 << none;
    QTest::newRow("table gone") << QByteArray() << 0 << QStringList{u"DROP TABLE psus"_s};
    QTest::newRow("table of another shape") << QByteArray() << 0 << QStringList{u"DROP TABLE psus"_s, u"CREATE TABLE psus (x)"_s};
    QTest::newRow("rows gone") << QByteArray() << 0 << QStringList{u"DELETE FROM servers WHERE vendor = 'Dell'"_s};
    QTest::newRow("another program's") << QByteArray() << 0 << QStringList{u"PRAGMA application_id = 1"_s};
    QTest::newRow("a part twice") << QByteArray() << 0 << QStringList{u"UPDATE cpus SET part_id = 'nvidia-l40s' WHERE part_id = 'amd-epyc-9654'"_s};
}

void CatalogueStoreTest::damagedDatabase()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, truncateTo);
    QFETCH(QStringList, statements);
    const QTemporaryDir dir;
    QVERIFY(loadCatalogue(dir.path()));
    const QString path = databaseOf(dir);
    if (!bytes.isEmpty()) {
        QVERIFY(writeBytes(path, bytes));
    } else if (truncateTo > 0) {
        QVERIFY(QFile::resize(path, truncateTo));
    } else {
        runSql(path, statements);
    }
    const QByteArray damaged = bytesOf(path);
    const Result<LoadedCatalogue> loaded = loadCatalogue(dir.path());
    QVERIFY(loaded);
    QVERIFY(*loaded->catalogue == resources());
    QVERIFY(loaded->warning);
    QCOMPARE(loaded->warning->code, ErrorCode::DatabaseDamaged);
    QCOMPARE(bytesOf(path + u".damaged-1"_s), damaged); // kept
    const Result<LoadedCatalogue> next = loadCatalogue(dir.path());
    QVERIFY(next && !next->warning);
    QVERIFY(*next->catalogue == resources());
}

void CatalogueStoreTest::newerSchemaIsLeftAlone()
{
    const QTemporaryDir dir;
    QVERIFY(loadCatalogue(dir.path()));
    runSql(databaseOf(dir), {u"PRAGMA user_version = 3"_s});
    const QByteArray before = bytesOf(databaseOf(dir));
    const Result<LoadedCatalogue> loaded = loadCatalogue(dir.path());
    QVERIFY(loaded);
    QVERIFY(*loaded->catalogue == resources());
    QVERIFY(loaded->warning);
    QCOMPARE(loaded->warning->code, ErrorCode::DatabaseNewer);
    QCOMPARE(loaded->warning->found, std::string("3"));
    QCOMPARE(loaded->warning->accepted, std::string("2"));
    QCOMPARE(bytesOf(databaseOf(dir)), before);
}

void CatalogueStoreTest::folderThatCannotBeWritten()
{
    const QTemporaryDir dir;
    QVERIFY(writeBytes(dir.filePath(u"file"_s), "x"));
    for (const QString &folder : {dir.filePath(u"file"_s), dir.filePath(u"file/below"_s), u"/proc/configuria"_s}) {
        const Result<LoadedCatalogue> loaded = loadCatalogue(folder);
        QVERIFY(loaded);
        QVERIFY(*loaded->catalogue == resources());
        QVERIFY(loaded->warning);
        QCOMPARE(loaded->warning->code, ErrorCode::CannotWrite);
        QVERIFY(!loaded->warning->file.empty());
    }
    // A folder where the file should be.
    QVERIFY(QDir(dir.path()).mkpath(u"data/catalogue.sqlite"_s));
    const Result<LoadedCatalogue> loaded = loadCatalogue(dir.filePath(u"data"_s));
    QVERIFY(loaded && loaded->warning);
    QVERIFY(*loaded->catalogue == resources());
}

void CatalogueStoreTest::emptyFileIsFilled()
{
    const QTemporaryDir dir;
    QVERIFY(writeBytes(databaseOf(dir), {}));
    const Result<LoadedCatalogue> loaded = loadCatalogue(dir.path());
    QVERIFY(loaded && !loaded->warning);
    QCOMPARE(runSql(databaseOf(dir), {u"SELECT count(*) FROM models"_s}).toInt(), 315);
}

void CatalogueStoreTest::programsThatStartTogether()
{
    const QTemporaryDir dir;
    QVERIFY(resources().date.size() > 0); // read before the threads start
    std::array<bool, 4> good{};
    std::vector<std::thread> threads;
    for (bool &one : good) {
        threads.emplace_back([&one, &dir] {
            const Result<LoadedCatalogue> loaded = loadCatalogue(dir.path());
            one = loaded && !loaded->warning && *loaded->catalogue == resources();
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    QCOMPARE(good, (std::array<bool, 4>{true, true, true, true}));
    QVERIFY(!loadCatalogue(dir.path())->warning);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
}

void CatalogueStoreTest::readingIsFast()
{
    const QTemporaryDir dir;
    QVERIFY(loadCatalogue(dir.path()));
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(loadCatalogue(dir.path()));
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("reading the database: %.1f ms", best);
    // 20 ms is the budget of a release build; this bound is for slow and busy machines, debug builds and sanitizers.
    QVERIFY(best < 2000);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::CatalogueStoreTest)
#include "tst_cataloguestore.moc"
