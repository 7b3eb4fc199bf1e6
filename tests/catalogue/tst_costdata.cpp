// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/costdatafile.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/cataloguestore.h"
#include "catalogue/siteprofiles.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

const QByteArray cloudHeader = "id,provider,gpu_id,kind,usd_gpu_hour,usd_million_in,usd_million_out,discount_pct,date,source,basis,notes\n";

bool isFilled(const std::string &text) { return !text.empty(); }

} // namespace

class CostDataTest : public QObject
{
    Q_OBJECT

private slots:
    // Every row says where its number comes from, and names parts that the catalogue has.
    void shippedPrices()
    {
        const CostData data = costDataFromResources().value();
        const Catalogue catalogue = catalogueFromResources().value();
        QVERIFY(data.clouds.size() >= 30);
        QSet<QString> ids;
        for (const CloudPrice &price : data.clouds) {
            const char *id = price.id.c_str();
            QVERIFY2(!ids.contains(QString::fromStdString(price.id)), id);
            ids.insert(QString::fromStdString(price.id));
            QVERIFY2(isFilled(price.provider) && isFilled(price.source), id);
            const bool isPerToken = price.kind == CloudKind::PerToken;
            QVERIFY2(isPerToken == price.gpu.empty() && isPerToken == price.millionOutput.has_value(), id);
            QVERIFY2(isPerToken || (price.gpuHour && *price.gpuHour > Money() && catalogue.find(price.gpu).kind == PartKind::Gpu), id);
            QVERIFY2(price.discount == Rate() || price.basis == PriceBasis::Estimate, id);
            QVERIFY2(isPerToken || price.date.year == 2026, id);
        }
        // 55.04 USD an hour for 8: what AWS lists since June 2025, not the 98.32 before.
        QVERIFY(*data.cloud("aws-p5-h100-sxm")->gpuHour == Money::cents(688));
        QVERIFY(*data.cloud("azure-nd-h100-sxm")->gpuHour == Money::cents(1'229));
        QVERIFY(!data.cloud("no-such-price"));
        const std::vector<CloudPrice> h100 = pricesOf(data, "nvidia-h100-sxm5-80gb");
        QCOMPARE(QString::fromStdString(h100.front().id), u"runpod-community-h100-sxm"_s);
        QCOMPARE(QString::fromStdString(h100.back().id), u"azure-nd-h100-sxm"_s);
    }

    // A figure has its source, or says that it is an example.
    void shippedSites()
    {
        const CostData data = costDataFromResources().value();
        QCOMPARE(data.sites.size(), std::size_t(12)); // four countries, three rooms
        for (const SitePreset &site : data.sites) {
            const auto isExample = [&](const char *field) { return site.memoryFields.find(field) != std::string::npos; };
            const char *id = site.id.c_str();
            QVERIFY2(isFilled(site.nameEn) && isFilled(site.nameFr), id);
            QVERIFY2(site.pricePerKwh && (isFilled(site.priceSource) != isExample("price_kwh")), id);
            QVERIFY2(site.pue && (isFilled(site.pueSource) != isExample("pue")), id);
            QVERIFY2(site.co2GramsPerKwh && isFilled(site.co2Method) && site.co2Year > 2000 && isFilled(site.co2Source), id);
            QVERIFY2((site.room == SiteRoom::Colocation) == site.colocationPerKwMonth.has_value(), id);
        }
    }

    void takingAPreset()
    {
        const CostData data = costDataFromResources().value();
        Project project;
        project.cost.colocationPerKwMonth = Money::units(1);
        take(*data.site("fr-own-room"), project);
        QCOMPARE(project.site.pricePerKwh.micros(), qint64(172'000));
        QCOMPARE(project.site.pue, 1.54);
        QCOMPARE(*project.site.co2GramsPerKwh, 21.7);
        QCOMPARE(project.site.co2Year, 2024);
        QCOMPARE(QString::fromStdString(project.site.country), u"FR"_s);
        QVERIFY(project.cost.colocationPerKwMonth == Money());
        take(*data.site("eu-colocation"), project);
        QCOMPARE(project.cost.colocationPerKwMonth.micros(), qint64(199'916'000)); // 217.30 USD at 0.92
        take(*data.site("gb-own-room"), project); // pounds in a project in euros
        QCOMPARE(project.site.pricePerKwh.micros(), qint64(190'200));
        QCOMPARE(*project.site.co2GramsPerKwh, 177.0);
        take(*data.site("us-own-room"), project);
        QCOMPARE(project.site.pricePerKwh.micros(), qint64(119'600)); // 0.13 USD at 0.92
        QVERIFY(project.cost.coolingPerGpuYear == Money());
        take(*data.site("fr-liquid"), project);
        QVERIFY(project.cost.coolingPerGpuYear == Money::units(150));
    }

    void takingAPrice()
    {
        const CloudScenario scenario = scenarioOf(*costDataFromResources().value().cloud("aws-p5-h100-sxm-1y"));
        QVERIFY(scenario.kind == CloudKind::Reserved1Year && scenario.isInUsd);
        QVERIFY(*scenario.gpuHour == Money::cents(688) && scenario.discount == Rate{375'000});
        QCOMPARE(scenario.date.year, 2026);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("place");
        QTest::newRow("price") << QByteArray("a,P,g,on-demand,ten,,,,2026-01-01,s,list,") << u"2: usd_gpu_hour"_s;
        QTest::newRow("negative price") << QByteArray("a,P,g,on-demand,-1,,,,2026-01-01,s,list,") << u"2: usd_gpu_hour"_s;
        QTest::newRow("kind") << QByteArray("a,P,g,weekly,1,,,,2026-01-01,s,list,") << u"2: kind"_s;
        QTest::newRow("date") << QByteArray("a,P,g,spot,1,,,,2026-02-30,s,list,") << u"2: date"_s;
        QTest::newRow("discount") << QByteArray("a,P,g,spot,1,,,101,2026-02-20,s,list,") << u"2: discount_pct"_s;
        QTest::newRow("no source") << QByteArray("a,P,g,spot,1,,,1,2026-02-20,,list,") << u"2: source"_s;
        QTest::newRow("basis") << QByteArray("a,P,g,spot,1,,,1,2026-02-20,s,rumour,") << u"2: basis"_s;
    }
    void refusals()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, place);
        const auto prices = cloudPricesFromCsv(cloudHeader + row + '\n', u"cloud_prices.csv"_s);
        QVERIFY(!prices);
        QCOMPARE(QString::fromStdString(prices.error().place), place);
        QCOMPARE(QString::fromStdString(prices.error().file), u"cloud_prices.csv"_s);
    }

    // The user's rows replace those of the program, and are added to them.
    void ownPrices()
    {
        const QTemporaryDir dir;
        const std::size_t shipped = loadCostData(dir.path()).value().clouds.size();
        QFile file(dir.filePath(u"cloud_prices.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cloudHeader + "aws-p5-h100-sxm,AWS p5,nvidia-h100-sxm5-80gb,on-demand,5.50,,,,2026-11-29,contract,list,\n"
                   + "ours,Our host,nvidia-h100-sxm5-80gb,spot,2.20,,,,2026-11-29,contract,list,\n");
        file.close();
        const CostData data = loadCostData(dir.path()).value();
        QCOMPARE(data.clouds.size(), shipped + 1);
        QVERIFY(*data.cloud("aws-p5-h100-sxm")->gpuHour == Money::cents(550));
        QVERIFY(data.cloud("ours")->kind == CloudKind::Spot);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id\nx\n");
        file.close();
        QVERIFY(!loadCostData(dir.path()));
    }

    // A French reader finds every source and note of ours in French; names of publications stay as they are.
    void frenchSources()
    {
        const CostData data = costDataFromResources().value();
        for (const CloudPrice &price : data.clouds) {
            QCOMPARE(price.notesFr.empty(), price.notes.empty());
        }
        for (const SitePreset &site : data.sites) {
            QVERIFY2(site.priceSource.empty() || !site.french.price.empty(), site.id.c_str());
            QVERIFY2(site.pueSource.empty() || !site.french.pue.empty(), site.id.c_str());
            QVERIFY2(!site.colocationPerKwMonth || !site.french.colocation.empty(), site.id.c_str());
            QVERIFY2(!site.coolingPerGpuYear || !site.french.cooling.empty(), site.id.c_str());
        }
    }

    // A profile has everything of site and terms but what belongs to the machine or the offer, and comes back as it was written.
    void profilesThereAndBack()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"site_profiles.json"_s);
        QVERIFY(readSiteProfiles(path).value().empty()); // no file
        Project project;
        project.currency = "GBP";
        project.site.pue = 1.17;
        project.site.priceSource = "contrat d’énergie";
        project.site.priceDate = {2026, 11, 2};
        project.site.averageItPower = Watts(5000);
        project.site.deployment = {2027, 2, 1};
        project.site.week = WeekProfile{0.2, 0.3};
        project.cost.finance.rate = Rate{52'500};
        project.cost.resale = Money::units(9);
        const SiteProfile profile = profileOf(project, "Nörd & Süd");
        QVERIFY(!profile.site.averageItPower && !profile.cost.resale && profile.site.deployment == Date{});
        const std::vector<SiteProfile> all{profile, profileOf(Project(), "B")};
        QVERIFY(writeSiteProfiles(all, path));
        QVERIFY(readSiteProfiles(path).value() == all);

        Project other;
        take(profile, other);
        QVERIFY(other == Project()); // another currency
        other.currency = "GBP";
        other.site.averageItPower = Watts(7);
        take(profile, other);
        QCOMPARE(other.site.pue, 1.17);
        QCOMPARE(other.site.averageItPower->count, 7.0);
    }

    // What cannot be read is said with its place, and kept when something is written.
    void brokenProfiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"schema\": 1, \"profiles\": [");
        QTest::newRow("no schema") << QByteArray("{\"profiles\": []}");
        QTest::newRow("newer") << QByteArray("{\"schema\": 99, \"profiles\": []}");
        QTest::newRow("out of range") << QByteArray("{\"schema\": 1, \"profiles\": [{\"name\": \"A\", \"site\": {\"pue\": 0.2}}]}");
        QTest::newRow("no name") << QByteArray("{\"schema\": 1, \"profiles\": [{}]}");
    }
    void brokenProfiles()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"site_profiles.json"_s);
        const auto write = [&] {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        const auto bytesOf = [](const QString &name) {
            QFile file(name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const QString &kept : {path + u".broken"_s, path + u".broken-2"_s}) {
            QVERIFY(write());
            const auto read = readSiteProfiles(path);
            QVERIFY(!read);
            QCOMPARE(read.error().file, path.toStdString());
            QVERIFY(writeSiteProfiles({profileOf(Project(), "A")}, path));
            QCOMPARE(readSiteProfiles(path).value().size(), std::size_t(1));
            QCOMPARE(bytesOf(kept), content);
        }
        QVERIFY(!writeSiteProfiles({}, dir.filePath(u"none/site_profiles.json"_s)));
    }
};

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::CostDataTest)
#include "tst_costdata.moc"
