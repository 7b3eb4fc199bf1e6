// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

#include "catalogue/cataloguestore.h"
#include "catalogue/owndata.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

OwnPrice price(const char *part, int euros, const char *currency = "EUR")
{
    return {part, Money::units(euros), currency, "2026-11-30", "Acme", 14};
}

PartRecord gpu(const char *id, const char *memory)
{
    return {PartKind::Gpu, {{"part_id", id}, {"vendor", "Acme"}, {"model", "X1"}, {"memory_gb", memory}, {"tdp_w", "400"}, {"confidence", "found"}}};
}

PartRecord service(const char *id)
{
    return {PartKind::Service, {{"part_id", id}, {"model", "Installation"}, {"confidence", "found"}}};
}

} // namespace

// own.sqlite: the user's parts and prices over those of the program.
class TestOwnData : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void nothingThere();
    void writtenAndRead();
    void pricesReachTheCatalogue();
    void partsReachTheCatalogue();
    void partReplacesTheProgramsPart();
    void partOfAnotherKind_data();
    void partOfAnotherKind();
    void editedRefurbishedPartStaysOne();
    void removalBringsTheProgramsPartBack();
    void surviveAnUpdateOfTheProgram();
    void wrongValues_data();
    void wrongValues();
    void damagedFileIsMovedAside_data();
    void damagedFileIsMovedAside();
    void newerFileIsLeftAlone();
    void fullDiskChangesNothing();
    void cancelChangesNothing();
    void folderThatCannotBeWritten();
    void mappings();
    void ids_data();
    void ids();

private:
    QString folder() const { return m_folder->path(); }
    QString file() const { return QDir(folder()).filePath(u"own.sqlite"_s); }
    void write(const OwnChange &change)
    {
        const Result<bool> written = changeOwnData(folder(), change);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        QVERIFY(*written);
    }
    std::shared_ptr<const Catalogue> load() const { return loadCatalogue(folder())->catalogue; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestOwnData::nothingThere()
{
    const OwnDataRead read = readOwnData(folder());
    QVERIFY(!read.warning);
    QVERIFY(read.data.parts.empty() && read.data.prices.empty());
    QVERIFY(!QFile::exists(file())); // reading makes no file
}

void TestOwnData::writtenAndRead()
{
    OwnPrice withoutLead = price("b", 3, "USD");
    withoutLead.leadTimeDays.reset();
    write({{price("a", 12), withoutLead}, {gpu("g", "96"), service("s")}, {}, {}, {}});
    write({{price("a", 13)}, {}, {}, {}, {}}); // the newer price of the same part and currency
    const OwnDataRead read = readOwnData(folder());
    QVERIFY(!read.warning);
    const std::vector<OwnPrice> prices{price("a", 13), withoutLead};
    QCOMPARE(read.data.prices, prices);
    QCOMPARE(read.data.parts.size(), std::size_t(2));
    QCOMPARE(read.data.parts[0].value("memory_gb"), "96");
    QCOMPARE(read.data.parts[1].kind, PartKind::Service);
}

void TestOwnData::pricesReachTheCatalogue()
{
    const Money indicative = *load()->info(load()->find("nvidia-h100-pcie-80gb"))->price;
    write({{price("nvidia-l40s", 8000), price("nvidia-h100-pcie-80gb", 30000, "USD")}, {}, {}, {}, {}});
    const auto catalogue = load();
    const PartInfo *info = catalogue->info(catalogue->find("nvidia-l40s"));
    QCOMPARE(info->price, std::optional(Money::units(8000)));
    QCOMPARE(info->priceDate, "2026-11-30");
    QCOMPARE(info->priceSource, "Acme");
    QCOMPARE(info->leadTimeDays, std::optional(14));
    QVERIFY(info->isOwn);
    QVERIFY(!info->priceIsExample);
    // Dollars are kept, and are no euros.
    QCOMPARE(catalogue->info(catalogue->find("nvidia-h100-pcie-80gb"))->price, std::optional(indicative));
    QCOMPARE(readOwnData(folder()).data.prices.size(), std::size_t(2));
    QVERIFY(!catalogue->info(catalogue->find("nvidia-l40"))->isOwn);
}

void TestOwnData::partsReachTheCatalogue()
{
    write({{price("install", 500)}, {gpu("acme-x1", "96"), service("install")}, {}, {}, {}});
    const auto catalogue = load();
    const Gpu *added = catalogue->gpu(catalogue->find("acme-x1"));
    QVERIFY(added);
    QCOMPARE(added->marketedMemory, Bytes(96'000'000'000));
    QCOMPARE(added->tdp, std::optional(Watts(400)));
    QVERIFY(added->info.isOwn);
    const PartRef installed = catalogue->find("install");
    QCOMPARE(installed.kind, PartKind::Service);
    QCOMPARE(catalogue->info(installed)->price, std::optional(Money::units(500)));
}

void TestOwnData::partReplacesTheProgramsPart()
{
    const PartRef before = load()->find("nvidia-l40s");
    write({{}, {gpu("nvidia-l40s", "64")}, {}, {}, {}});
    const auto catalogue = load();
    QCOMPARE(catalogue->find("nvidia-l40s"), before); // same place
    QCOMPARE(catalogue->gpu(before)->marketedMemory, Bytes(64'000'000'000));
    const auto record = partRecord(folder(), "nvidia-l40s");
    QVERIFY(record && *record);
    QCOMPARE((*record)->value("memory_gb"), "64");
}

void TestOwnData::partOfAnotherKind_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<int>("gone");
    QTest::newRow("alone") << std::string("nvidia-h200-nvl-141gb") << 1;
    QTest::newRow("its refurbished copy is no GPU any more") << std::string("nvidia-l40s") << 2;
    QTest::newRow("the refurbished copy itself") << std::string("nvidia-t4-refurbished") << 1;
}

void TestOwnData::partOfAnotherKind()
{
    QFETCH(std::string, id);
    QFETCH(int, gone);
    const int gpus = load()->count(PartKind::Gpu);
    write({{}, {service(id.c_str())}, {}, {}, {}});
    const auto loaded = loadCatalogue(folder());
    QVERIFY(!loaded->warning);
    QCOMPARE(loaded->catalogue->find(id).kind, PartKind::Service);
    QCOMPARE(loaded->catalogue->count(PartKind::Gpu), gpus - gone);
}

void TestOwnData::editedRefurbishedPartStaysOne()
{
    write({{}, {gpu("nvidia-t4-refurbished", "15")}, {}, {}, {}});
    const auto catalogue = load();
    const PartInfo *info = catalogue->info(catalogue->find("nvidia-t4-refurbished"));
    QVERIFY(info && info->isOwn);
    QVERIFY(info->isRefurbished);
    QCOMPARE(info->newPart, std::string("nvidia-t4"));
    write({{}, {service("nvidia-t4-refurbished")}, {}, {}, {}});
    const auto changed = load();
    QVERIFY(!changed->info(changed->find("nvidia-t4-refurbished"))->isRefurbished);
}

void TestOwnData::removalBringsTheProgramsPartBack()
{
    const auto original = load();
    write({{price("nvidia-l40s", 1)}, {gpu("nvidia-l40s", "64"), gpu("acme-x1", "96")}, {}, {}, {}});
    QVERIFY(*load() != *original);
    write({{}, {}, {"nvidia-l40s", "acme-x1"}, {}, {}});
    QCOMPARE(*load(), *original);
}

// The program's database may go, or be replaced by that of a newer program: the user's data stay.
void TestOwnData::surviveAnUpdateOfTheProgram()
{
    write({{price("nvidia-l40s", 8000)}, {gpu("acme-x1", "96")}, {}, {}, {}});
    (void)load();
    QVERIFY(QFile::remove(QDir(folder()).filePath(u"catalogue.sqlite"_s)));
    QVERIFY(load()->find("acme-x1").isValid());
    QFile database(QDir(folder()).filePath(u"catalogue.sqlite"_s));
    QVERIFY(database.open(QIODevice::WriteOnly));
    database.write("no database at all, whatever it may have been before");
    database.close();
    const auto catalogue = load();
    QCOMPARE(catalogue->info(catalogue->find("nvidia-l40s"))->price, std::optional(Money::units(8000)));
}

void TestOwnData::wrongValues_data()
{
    QTest::addColumn<PartRecord>("record");
    QTest::addColumn<std::string>("column"); // "": nothing is wrong
    PartRecord noMemory = gpu("a", "");
    PartRecord noModel = service("a");
    noModel.set("model", "");
    PartRecord watts = gpu("a", "96");
    watts.set("tdp_w", "much");
    PartRecord huge = gpu("a", "99999999999999999999");
    PartRecord infinite = gpu("a", "96");
    infinite.set("tdp_w", "inf");
    PartRecord noVendor = gpu("a", "96");
    noVendor.set("vendor", "");
    QTest::newRow("right") << gpu("a", "96") << std::string();
    QTest::newRow("without maker") << noVendor << std::string();
    QTest::newRow("memory missing") << noMemory << std::string("memory_gb");
    QTest::newRow("name missing") << noModel << std::string("model");
    QTest::newRow("text for a number") << watts << std::string("tdp_w");
    QTest::newRow("beyond 64 bits") << huge << std::string("memory_gb");
    QTest::newRow("infinite") << infinite << std::string("tdp_w");
}

void TestOwnData::wrongValues()
{
    QFETCH(PartRecord, record);
    QFETCH(std::string, column);
    const std::optional<Error> wrong = wrongValue(record);
    QCOMPARE(wrong ? wrong->place : std::string(), column);
    // Written all the same, by hand or by another version: the catalogue loads, without a part that lacks what every one has.
    write({{}, {record}, {}, {}, {}});
    QVERIFY(load());
}

void TestOwnData::damagedFileIsMovedAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("this is not a database, and it is longer than its header of 100 bytes would be: ").repeated(20);
    QTest::newRow("half of it") << QByteArray();
    QTest::newRow("another program's") << QByteArray("other");
}

void TestOwnData::damagedFileIsMovedAside()
{
    QFETCH(QByteArray, content);
    if (content.size() > 10) {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(content);
    } else if (content == "other") { // a whole database that is not of ours
        (void)load();
        QVERIFY(QFile::copy(QDir(folder()).filePath(u"catalogue.sqlite"_s), file()));
    } else {
        std::vector<OwnPrice> many(3000, price("a", 1));
        for (std::size_t i = 0; i < many.size(); ++i) {
            many[i].part = "part-" + std::to_string(i);
        }
        write({many, {}, {}, {}, {}});
        QFile half(file());
        QVERIFY(half.resize(half.size() / 2));
    }
    const auto loaded = loadCatalogue(folder());
    QVERIFY(loaded);
    QVERIFY(loaded->warning);
    QCOMPARE(loaded->warning->code, ErrorCode::DatabaseDamaged);
    QVERIFY(!QFile::exists(file()));
    QVERIFY(QFile::exists(file() + u".damaged-1"_s)); // nobody's work is thrown away
    write({{price("nvidia-l40s", 8000)}, {}, {}, {}, {}});
    QVERIFY(!loadCatalogue(folder())->warning);
}

void TestOwnData::newerFileIsLeftAlone()
{
    write({{price("nvidia-l40s", 8000)}, {}, {}, {}, {}});
    QFile header(file());
    QVERIFY(header.open(QIODevice::ReadWrite));
    QVERIFY(header.seek(60)); // user_version, https://www.sqlite.org/fileformat.html
    header.write(QByteArray("\0\0\0\x63", 4));
    header.close();
    const OwnDataRead read = readOwnData(folder());
    QVERIFY(read.warning);
    QCOMPARE(read.warning->code, ErrorCode::DatabaseNewer);
    QVERIFY(!changeOwnData(folder(), {{price("nvidia-l40s", 1)}, {}, {}, {}, {}}));
    QVERIFY(QFile::exists(file()));
}

// A limit on the size of files fails the writes as a full disk does.
void TestOwnData::fullDiskChangesNothing()
{
    write({{price("nvidia-l40s", 8000)}, {}, {}, {}, {}});
    OwnChange big;
    for (int i = 0; i < 20'000; ++i) {
        big.prices.push_back(price(("part-" + std::to_string(i)).c_str(), 1));
    }
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{200'000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const Result<bool> written = changeOwnData(folder(), big);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    const std::vector<OwnPrice> prices{price("nvidia-l40s", 8000)};
    QCOMPARE(readOwnData(folder()).data.prices, prices);
}

void TestOwnData::cancelChangesNothing()
{
    write({{price("nvidia-l40s", 8000)}, {}, {}, {}, {}});
    OwnChange big;
    for (int i = 0; i < 5'000; ++i) {
        big.prices.push_back(price(("part-" + std::to_string(i)).c_str(), 1));
    }
    const Result<bool> written = changeOwnData(folder(), big, [](double share) { return share < 0.5; });
    QVERIFY(written);
    QVERIFY(!*written);
    QCOMPARE(readOwnData(folder()).data.prices.size(), std::size_t(1));
    // Cancelled before there was anything: no half of a database stays.
    QTemporaryDir other;
    QVERIFY(!*changeOwnData(other.path(), big, [](double) { return false; }));
    QVERIFY(readOwnData(other.path()).data.prices.empty());
    QVERIFY(!readOwnData(other.path()).warning);
}

void TestOwnData::folderThatCannotBeWritten()
{
    QVERIFY(!changeOwnData(u"/proc/nowhere"_s, {{price("a", 1)}, {}, {}, {}, {}}));
}

void TestOwnData::mappings()
{
    QCOMPARE(rememberedMapping(folder(), "a"), "");
    write({{}, {}, {}, "a", "x"});
    write({{}, {}, {}, "b", "y"});
    write({{}, {}, {}, "a", "z"});
    QCOMPARE(rememberedMapping(folder(), "a"), "z");
    QCOMPARE(rememberedMapping(folder(), "b"), "y");
    QCOMPARE(rememberedMapping(folder(), "c"), "");
}

void TestOwnData::ids_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<std::string>("id");
    QTest::newRow("plain") << u"900-21010-0300-030"_s << std::string("900-21010-0300-030");
    QTest::newRow("capitals and signs") << u" P/N 123.45 "_s << std::string("p-n-123-45");
    QTest::newRow("accents") << u"Câble été"_s << std::string("cable-ete");
    QTest::newRow("only signs") << u"--/--"_s << std::string();
    QTest::newRow("no Latin letter") << u"日本"_s << std::string();
}

void TestOwnData::ids()
{
    QFETCH(QString, reference);
    QFETCH(std::string, id);
    QCOMPARE(partIdFrom(reference.toStdString()), id);
}

QTEST_GUILESS_MAIN(TestOwnData)
#include "tst_owndata.moc"
