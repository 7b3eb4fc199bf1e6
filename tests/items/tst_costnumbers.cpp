// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "costfixture.h"
#include "items/costnumbers.h"
#include "items/costwords.h"
#include "items/priceages.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

const Format english(QLocale(u"en_GB"_s));

} // namespace

class TestCostNumbers : public QObject {
    Q_OBJECT

private slots:
    // Reference case TC-1 (8 x H100, 10.2 kW, three years, 60 % of use against 6.88 USD): what was worked out by hand is what is put in.
    void tc1_data()
    {
        QTest::addColumn<int>("figure");
        QTest::addColumn<QStringList>("parts");
        const auto row = [](const char *name, FormulaId figure, const QStringList &parts) { QTest::newRow(name) << static_cast<int>(figure) << parts; };
        row("purchase", FormulaId::CostPurchase, {u"€280,000.00"_s});
        row("energy", FormulaId::CostEnergy, {u"75,502.44 kWh a year × 0.18 EUR"_s, u"€13,590.44 + €13,998.15 + €14,418.10 = €42,006.69"_s});
        row("maintenance", FormulaId::CostMaintenance, {u"€14,000.00 + €14,000.00 = €28,000.00"_s});
        row("residual", FormulaId::CostResidual, {u"€280,000.00 × 25% = €70,000.00"_s});
        row("total", FormulaId::CostTotal, {u"€280,000.00"_s, u"€8,000.00"_s, u"€42,006.69"_s, u"= €333,006.69"_s});
        row("present value", FormulaId::CostPresentValue, {u"€288,000.00 + €28,590.44 ÷ (1 + 8%)"_s, u"^3 = €330,235.04"_s});
        row("lease", FormulaId::CostLeasePayment, {u"€280,000.00, 6% a year, 36 month"_s, u"€8,518.14 a month"_s});
        row("break-even", FormulaId::CostBreakEven, {u"month 14:"_s, u"month 15:"_s, u"14.71"_s});
        row("simple payback", FormulaId::CostSimplePayback, {u"€288,000.00 ÷ ("_s, u"€3,194.63) = 15.17"_s});
        row("break-even use", FormulaId::CostBreakEvenUse, {u"25"_s, u"€333,006.69"_s});
        row("per GPU-hour", FormulaId::CostPerGpuHour, {u"€333,006.69 ÷ (8 GPU"_s, u"8,760 h"_s, u"60% = "_s, u"€2.64"_s});
        row("installed", FormulaId::CostPerGpuHourInstalled, {u"€1.58"_s});
    }
    void tc1()
    {
        QFETCH(int, figure);
        QFETCH(QStringList, parts);
        const Catalogue catalogue;
        Project project = fixture::tc1(6.88, 0.6);
        project.cost.finance.kind = Financing::Cash;
        const Configuration &configuration = project.configurations.front();
        const ConfigurationEvaluation evaluation = evaluateConfiguration(catalogue, project, configuration);
        QString text = texts::costNumbers(static_cast<FormulaId>(figure), {catalogue, project, configuration, evaluation}, english);
        text.replace(u"60%) = "_s, u"60% = "_s); // the bracket of the hours
        for (const QString &part : std::as_const(parts)) {
            QVERIFY2(text.contains(part), qPrintable(part + u" is not in: "_s + text));
        }
    }

    // Nothing is put into a formula whose figure is not known.
    void unknown()
    {
        const Catalogue catalogue;
        Project project;
        project.configurations.emplace_back();
        const ConfigurationEvaluation evaluation = evaluateConfiguration(catalogue, project, project.configurations[0]);
        for (int id = static_cast<int>(FormulaId::CostPurchase); id <= static_cast<int>(FormulaId::Co2OfMaking); ++id) {
            const auto figure = static_cast<FormulaId>(id);
            QCOMPARE(texts::costNumbers(figure, {catalogue, project, project.configurations[0], evaluation}, english), QString());
            QCOMPARE(texts::costValue(figure, evaluation.cost, u"EUR"_s, english), QString());
        }
    }

    // TC-1: 75 502.44 kWh a year, three years, 21.7 g (RTE 2024): 4.92 t.
    void carbon()
    {
        const Catalogue catalogue;
        Project project = fixture::tc1(0, 1);
        project.site.co2GramsPerKwh = 21.7;
        project.site.co2Method = "direct production";
        project.site.co2Year = 2024;
        const ConfigurationEvaluation evaluation = evaluateConfiguration(catalogue, project, project.configurations[0]);
        const QString text = texts::costNumbers(FormulaId::Co2OfOperation, {catalogue, project, project.configurations[0], evaluation}, english);
        QVERIFY2(text.contains(u"21.7 g/kWh"_s) && text.contains(u"direct production, 2024"_s), qPrintable(text));
        QVERIFY2(text.contains(u"4 915"_s) || text.contains(u"4,915"_s) || text.contains(u"4915"_s), qPrintable(text));
        project.site.co2Year = 0;
        QVERIFY(texts::co2Basis(project.site).contains(u"not stated"_s));
    }

    // Offers hold for 30 days: the 31st day is old.
    void age_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("days");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, int year, int month, int day, PriceState state, int days, const QString &words) {
            QTest::newRow(name) << year << month << day << static_cast<int>(state) << days << words;
        };
        row("today", 2026, 11, 30, PriceState::Fresh, 0, {});
        row("29 days", 2026, 11, 1, PriceState::Fresh, 29, {});
        row("30 days", 2026, 10, 31, PriceState::Fresh, 30, {});
        row("31 days", 2026, 10, 30, PriceState::Old, 31, u"31 day(s) old"_s);
        row("over a leap day", 2024, 2, 28, PriceState::Old, 1006, u"1006 day(s) old"_s); // date(2026, 11, 30) - date(2024, 2, 28)
        row("no date", 0, 0, 0, PriceState::NoDate, 0, u"no date"_s);
        row("no such day", 2026, 2, 30, PriceState::NoDate, 0, u"no date"_s);
        row("tomorrow", 2026, 12, 1, PriceState::InFuture, -1, u"dated in the future"_s);
    }
    void age()
    {
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        QFETCH(int, state);
        QFETCH(int, days);
        QFETCH(QString, words);
        const PriceAge age = priceAge({year, month, day}, {2026, 11, 30});
        QCOMPARE(static_cast<int>(age.state), state);
        QCOMPARE(static_cast<int>(age.days), days);
        QCOMPARE(texts::priceAge(age), words);
        QCOMPARE(static_cast<int>(priceAge({year, month, day}, {}).state),
                 static_cast<int>(age.state == PriceState::NoDate ? PriceState::NoDate : PriceState::Fresh)); // no clock, no age
    }

    // Electricity, clouds, and parts with the catalogue's own price: not examples, not prices that were typed, not pieces that are not bought.
    void notes()
    {
        Catalogue catalogue;
        for (const auto &[id, date, isExample] : {std::tuple{"old", "2026-10-01", false}, {"fresh", "2026-11-29", false}, {"example", "2020-01-01", true}, {"dateless", "", false}}) {
            Gpu gpu;
            gpu.info.id = id;
            gpu.info.vendor = "V";
            gpu.info.model = id;
            gpu.info.price = Money::units(1);
            gpu.info.priceDate = date;
            gpu.info.priceIsExample = isExample;
            catalogue.gpus.push_back(gpu);
        }
        Project project;
        project.site.priceDate = {2026, 11, 1};
        CloudScenario cloud;
        cloud.name = "C";
        cloud.date = {2026, 9, 1};
        project.clouds = {cloud};
        Configuration configuration;
        for (std::uint32_t i = 0; i < 4; ++i) {
            BomLine line;
            line.part = {PartKind::Gpu, {i}};
            configuration.lines.push_back(line);
        }
        const Date today{2026, 11, 30};
        std::vector<PriceNote> notes = priceNotes(catalogue, project, configuration, today);
        QCOMPARE(notes.size(), std::size_t(3));
        QCOMPARE(texts::priceNote(notes[0], english), u"C, on demand: 1 September 2026, 90 day(s) old"_s);
        QVERIFY2(texts::priceNote(notes[1], english).endsWith(u"old: 1 October 2026, 60 day(s) old"_s), qPrintable(notes[1].what));
        QVERIFY(texts::priceNote(notes[2], english).endsWith(u"dateless: no date"_s));
        configuration.lines[0].unitPrice = Money::units(2);
        configuration.lines[3].quantity = 0;
        project.site.priceDate = {};
        notes = priceNotes(catalogue, project, configuration, today);
        QCOMPARE(notes.size(), std::size_t(2));
        QCOMPARE(texts::priceNote(notes[0], english), u"Electricity: no date"_s);
        project.currency = "USD"; // the catalogue's prices are EUR
        configuration.lines[0].unitPrice.reset();
        QCOMPARE(priceNotes(catalogue, project, configuration, today).size(), std::size_t(2));
    }

    void methods()
    {
        for (const char *known : {"direct production", "location-based", "life cycle", "my own way"}) {
            QCOMPARE(texts::co2MethodFrom(texts::co2Method(known)), std::string(known));
        }
    }
};

QTEST_MAIN(TestCostNumbers)
#include "tst_costnumbers.moc"
