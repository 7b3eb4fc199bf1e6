// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/csvreader.h"
#include "cataloguebuilder.h"
#include "cataloguetables.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

const Catalogue &resources()
{
    static const Catalogue catalogue = catalogueFromResources().value();
    return catalogue;
}

} // namespace

class CatalogueExtrasTest : public QObject
{
    Q_OBJECT

private slots:
    void accessoriesAndRacks();
    void licencesAndServices();
    void refurbished();
    void defaultSupplies();
    void extrasOfUnknownParts_data();
    void extrasOfUnknownParts();
};

// Figures that a server's maker or the norm of the part publishes.
void CatalogueExtrasTest::accessoriesAndRacks()
{
    const Catalogue &c = resources();
    const Accessory *bridge = c.accessory(c.find("nvidia-nvlink-a100-h100-2slot"));
    QVERIFY(bridge);
    QCOMPARE(bridge->type, AccessoryType::Bridge);
    QCOMPARE(bridge->gpus, std::optional(2));
    QCOMPARE(bridge->perGroup, std::optional(3)); // NVIDIA A100 and H100 PCIe product briefs: three bridges for a pair
    const Accessory *cable = c.accessory(c.find("hpe-gpu-cable-p48816"));
    QVERIFY(cable);
    QCOMPARE(cable->type, AccessoryType::PowerCable);
    QCOMPARE(cable->fits, std::string("hpe-dl380-gen11"));
    const RackPart *rack = c.rackPart(c.find("apc-ar3300"));
    QVERIFY(rack);
    QCOMPARE(rack->type, RackPartType::Rack);
    QCOMPARE(rack->rackUnits, std::optional(42));
    QCOMPARE(rack->maxLoadKg, std::optional(1701.0)); // APC AR3300
    const RackPart *pdu = c.rackPart(c.find("apc-ap8886")); // APC AP8886: 22 kW, 30 C13 and 12 C19
    QVERIFY(pdu);
    QCOMPARE(pdu->type, RackPartType::Pdu);
    QCOMPARE(pdu->amps, std::optional(Amperes(32)));
    QCOMPARE(pdu->phases, std::optional(3));
    QCOMPARE(pdu->c13Outlets, std::optional(30));
    QCOMPARE(pdu->c19Outlets, std::optional(12));
    const RackPart *ups = c.rackPart(c.find("apc-srt10krmxli"));
    QVERIFY(ups);
    QCOMPARE(ups->type, RackPartType::Ups);
    QCOMPARE(ups->va, std::optional(VoltAmperes(10'000)));
    QCOMPARE(ups->watts, std::optional(Watts(10'000)));
}

void CatalogueExtrasTest::licencesAndServices()
{
    const Catalogue &c = resources();
    const Licence *year = c.licence(c.find("nvidia-ai-enterprise-1y"));
    QVERIFY(year);
    QCOMPARE(year->metric, LicenceMetric::PerGpu);
    QCOMPARE(year->years, std::optional(1));
    QCOMPARE(year->info.price, std::optional(Money::units(4140))); // NVIDIA Enterprise Licensing Guide: 4 500 USD, x 0.92
    QVERIFY(!year->info.priceIsExample);
    QVERIFY(!c.licence(c.find("nvidia-ai-enterprise-perpetual"))->years);
    QVERIFY(year->includedWith.find("nvidia-h200-nvl-141gb") != std::string::npos);
    QCOMPARE(c.find("service-burn-in-72h").kind, PartKind::Service);
}

// The same part under its own id, price and warranty.
void CatalogueExtrasTest::refurbished()
{
    const Catalogue &c = resources();
    const Gpu *fresh = c.gpu(c.find("nvidia-a100-pcie-80gb"));
    const Gpu *used = c.gpu(c.find("nvidia-a100-pcie-80gb-refurbished"));
    QVERIFY(fresh && used);
    QVERIFY(used->info.isRefurbished && !fresh->info.isRefurbished);
    QCOMPARE(used->info.newPart, fresh->info.id);
    QCOMPARE(used->info.model, fresh->info.model); // what tells them apart is worded where it is shown
    QCOMPARE(used->info.warrantyMonths, std::optional(12));
    QVERIFY(*used->info.price < *fresh->info.price);
    Gpu same = *used;
    same.info = fresh->info;
    QVERIFY(same == *fresh);
}

// Every supply that a chassis is sold with is a part of the catalogue, fits its bay and is of the rating that the chassis states.
void CatalogueExtrasTest::defaultSupplies()
{
    const Catalogue &c = resources();
    int without = 0;
    for (const Server &server : c.servers) {
        if (server.defaultPsu.empty()) {
            ++without;
            continue;
        }
        const Psu *psu = c.psu(c.find(server.defaultPsu));
        QVERIFY2(psu, server.info.id.c_str());
        QVERIFY2(psu->ratedHighLine, server.info.id.c_str());
        // HPE's 1 800 to 2 200 W unit is named after its rating at 240 V.
        const double rated = psu->info.id == "hpe-psu-2200-p44712" ? 1800 : psu->ratedHighLine->count;
        QVERIFY2(!server.defaultPsuRating || server.defaultPsuRating->count == rated, server.info.id.c_str());
    }
    QCOMPARE(without, 1); // Supermicro AS-8126GS-NB3RT: no source names them
}

void CatalogueExtrasTest::extrasOfUnknownParts_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("refurbished") << int(TableId::Refurbished)
        << QByteArray("part_id,base_part,warranty_months,indicative_price_eur,price_source,price_date,confidence,notes\na,no-such-part,12,,,,memory,\n");
    QTest::newRow("example price") << int(TableId::ExamplePrices) << QByteArray("part_id,price_eur,date,note\nno-such-part,10,2026-11-30,\n");
}

void CatalogueExtrasTest::extrasOfUnknownParts()
{
    QFETCH(int, table);
    QFETCH(QByteArray, bytes);
    const Result<Table> read = tableFromCsv(static_cast<TableId>(table), *parseCsv(bytes, u"t.csv"_s));
    QVERIFY(read);
    const Result<Catalogue> built = buildCatalogue({&*read, 1});
    QVERIFY(!built);
    QCOMPARE(built.error().code, ErrorCode::UnknownValue);
    QCOMPARE(built.error().found, std::string("no-such-part"));
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::CatalogueExtrasTest)
#include "tst_catalogueextras.moc"
