// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QUndoStack>

#include "catalogue/costdatafile.h"
#include "editvalues.h"
#include "sitepanel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

struct Panel {
    Session session{std::make_shared<Catalogue>(), start()};
    View view{session, 0, Format(QLocale(u"en_GB"_s))};
    SitePanel panel{view};

    Panel()
    {
        panel.refresh();
        QObject::connect(&session, &Session::changed, &panel, [this] { panel.refresh(); });
    }
    static Project start()
    {
        Project p;
        p.configurations.push_back(Configuration{});
        p.configurations.front().name = "A";
        return p;
    }
    const Site &site() const { return session.project().site; }
    template <class W>
    W *find(const char *name) const
    {
        W *widget = panel.findChild<W *>(QString::fromLatin1(name));
        if (!widget) {
            qFatal("no widget is called %s", name);
        }
        return widget;
    }
    void choose(const char *name, int data) const
    {
        auto *box = find<QComboBox>(name);
        box->setCurrentIndex(box->findData(data));
        emit box->activated(box->currentIndex());
    }
    void type(const QString &country) const
    {
        auto *box = find<CountryBox>("countryEdit");
        box->setEditText(country);
        emit box->lineEdit()->editingFinished();
    }
};

} // namespace

class TestSitePanel : public QObject {
    Q_OBJECT

private slots:
    // Each field writes what it says, in the unit it shows; its lowest value stands for "not set".
    void roomFields()
    {
        Panel p;
        QVERIFY(!p.site().rackCooling && !p.site().rackUnits && !p.site().floorLoad && !p.site().inlet && !p.site().altitudeM);
        p.find<QDoubleSpinBox>("rackCoolingEdit")->setValue(20'000);
        p.find<QSpinBox>("rackUnitsEdit")->setValue(36);
        p.find<QDoubleSpinBox>("floorEdit")->setValue(1'200);
        p.find<QDoubleSpinBox>("inletEdit")->setValue(27);
        p.find<QDoubleSpinBox>("altitudeEdit")->setValue(-100);
        QCOMPARE(p.site().rackCooling->count, 20'000.0);
        QCOMPARE(*p.site().rackUnits, 36);
        QCOMPARE(*p.site().floorLoad, 1'200.0);
        QCOMPARE(p.site().inlet->count, 27.0);
        QCOMPARE(*p.site().altitudeM, -100.0);
        p.find<QDoubleSpinBox>("inletEdit")->setValue(0); // freezing is a temperature
        QCOMPARE(p.site().inlet->count, 0.0);
        for (const char *name : {"rackCoolingEdit", "floorEdit", "inletEdit", "altitudeEdit"}) {
            auto *box = p.find<QDoubleSpinBox>(name);
            box->setValue(box->minimum());
            QCOMPARE(box->text(), u"not set"_s);
        }
        p.find<QSpinBox>("rackUnitsEdit")->setValue(0);
        QVERIFY(p.site() == Site());
    }

    void feedsAndDate()
    {
        Panel p;
        QCOMPARE(p.site().feeds, 2);
        p.choose("feedsEdit", 1);
        QCOMPARE(p.site().feeds, 1);
        auto *date = p.find<QDateEdit>("deploymentEdit");
        QCOMPARE(date->text(), u"not set"_s);
        date->setDate(QDate(2027, 1, 31));
        QVERIFY(p.site().deployment == (Date{2027, 1, 31}));
        p.session.undoStack()->undo();
        QCOMPARE(date->text(), u"not set"_s);
        QVERIFY(p.site().deployment == Date{});
        date->setDate(QDate(2027, 1, 31));
        date->setDate(date->minimumDate());
        QVERIFY(p.site().deployment == Date{});
    }

    void country_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("name") << u"France"_s << QByteArray("FR");
        QTest::newRow("any case") << u"germany"_s << QByteArray("DE");
        QTest::newRow("code of a listed one") << u"us"_s << QByteArray("US");
        QTest::newRow("code of another") << u" pe "_s << QByteArray("PE");
        QTest::newRow("no code") << u"Atlantis"_s << QByteArray("GB"); // what was there
        QTest::newRow("digits") << u"4U"_s << QByteArray("GB");
        QTest::newRow("accented") << u"ÉÈ"_s << QByteArray("GB");
        QTest::newRow("not set") << u"not set"_s << QByteArray("");
        QTest::newRow("empty") << QString() << QByteArray("");
    }
    void country()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, code);
        Panel p;
        p.type(u"United Kingdom"_s);
        QCOMPARE(p.site().country, std::string("GB"));
        p.type(typed);
        QCOMPARE(p.site().country, code.toStdString());
        const QString shown = p.find<CountryBox>("countryEdit")->currentText();
        const int listed = p.find<CountryBox>("countryEdit")->findData(QString::fromLatin1(code));
        QCOMPARE(shown, listed >= 0 ? p.find<CountryBox>("countryEdit")->itemText(listed) : QString::fromLatin1(code));
        p.panel.retranslate();
        QCOMPARE(p.find<CountryBox>("countryEdit")->currentText(), shown); // another language, the same country
        QCOMPARE(p.site().country, code.toStdString());
    }

    // Each field writes what it says, in the unit it shows (12.5 % are 125 000 ppm).
    void financeFields()
    {
        Panel p;
        const auto set = [&p](const char *name, double value) { p.find<QDoubleSpinBox>(name)->setValue(value); };
        const auto cost = [&p]() -> const CostTerms & { return p.session.project().cost; };
        set("installEdit", 8'000);
        set("freightEdit", 450.25);
        set("dutyEdit", 12.5);
        set("sparesEdit", 2);
        set("licenceEdit", 4'500);
        set("coolingEdit", 150);
        set("failuresEdit", 0.09);
        set("escalationEdit", -3);
        set("leaseRateEdit", 5.25);
        set("rentalEdit", 999.99);
        set("resaleEdit", 70'000);
        set("demandEdit", 250);
        set("usdRateEdit", 0.9312);
        p.find<QSpinBox>("leaseMonthsEdit")->setValue(48);
        p.find<QSpinBox>("depreciationYearsEdit")->setValue(5);
        p.find<QCheckBox>("colocationPowerEdit")->setChecked(true);
        p.choose("financingEdit", static_cast<int>(Financing::Lease));
        p.choose("depreciationEdit", static_cast<int>(DepreciationMethod::Declining));
        p.choose("likeForLikeEdit", static_cast<int>(LikeForLike::SameMemory));
        CostTerms expected;
        expected.install = Money::units(8'000);
        expected.arrival.freight = Money::micros(450'250'000);
        expected.arrival.duty = Rate{125'000};
        expected.failures.spares = Rate{20'000};
        expected.failures.perGpuYear = 0.09;
        expected.licencePerGpuYear = Money::units(4'500);
        expected.coolingPerGpuYear = Money::units(150);
        expected.finance = {Financing::Lease, 48, Rate{52'500}, Rate{}, Money::micros(999'990'000)};
        expected.resale = Money::units(70'000);
        expected.outlook.demand = Rate{2'500'000};
        expected.usdRate = 0.9312;
        expected.depreciation = {DepreciationMethod::Declining, 5};
        expected.colocationIncludesPower = true;
        expected.likeForLike = LikeForLike::SameMemory;
        QVERIFY(cost() == expected);
        QCOMPARE(p.site().priceEscalation.ppm, -30'000);
    }

    // The shares of the week never pass the whole of it, and stand for nothing without the profile.
    void weekProfile()
    {
        Panel p;
        auto *peak = p.find<QDoubleSpinBox>("weekPeakEdit");
        auto *typical = p.find<QDoubleSpinBox>("weekTypicalEdit");
        QVERIFY(!peak->isEnabled() && !p.site().week);
        p.find<QCheckBox>("weekEdit")->setChecked(true);
        QVERIFY(peak->isEnabled());
        QVERIFY(p.site().week == (WeekProfile{0.1, 0.5})); // engine/project.h
        typical->setValue(95);
        QCOMPARE(peak->value(), 5.0);
        peak->setValue(60);
        QCOMPARE(typical->value(), 40.0);
        QCOMPARE(p.site().week->peak, 0.6);
        p.find<QCheckBox>("weekEdit")->setChecked(false);
        QVERIFY(p.site() == Site());
    }

    // The context menu brings the default back, as a step of undo of its own; the tip says it.
    void resetToDefault()
    {
        Panel p;
        auto *rate = p.find<QDoubleSpinBox>("leaseRateEdit");
        QVERIFY2(rate->toolTip().contains(u"Default: 6.00 %"_s), qPrintable(rate->toolTip()));
        rate->setValue(9);
        emit rate->customContextMenuRequested(QPoint());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        auto *reset = menu->findChild<QAction *>(u"resetToDefault"_s);
        QVERIFY(reset);
        reset->trigger();
        menu->close();
        QCOMPARE(rate->value(), 6.0);
        QVERIFY(p.session.project().cost == CostTerms());
        p.session.undoStack()->undo();
        QCOMPARE(rate->value(), 9.0);
    }

    void preset()
    {
        Panel p;
        const auto data = costDataFromResources();
        QVERIFY(data && !data->sites.empty());
        p.panel.setCostData(*data);
        auto *box = p.find<QComboBox>("presetEdit");
        auto *source = p.find<QLabel>("presetSource");
        QCOMPARE(box->count(), static_cast<int>(data->sites.size()) + 1);
        QCOMPARE(box->currentText(), u"own values"_s);
        QVERIFY(source->isHidden());
        const int index = box->findText(u"France, own room"_s);
        box->setCurrentIndex(index);
        emit box->activated(index);
        QCOMPARE(p.site().country, std::string("FR"));
        QCOMPARE(p.site().pricePerKwh.micros(), 172'000); // sites.csv
        QCOMPARE(*p.site().co2GramsPerKwh, 21.7);
        QCOMPARE(box->currentIndex(), index);
        QVERIFY(source->text().contains(u"SDES"_s) && source->text().contains(u"2024"_s));
        QCOMPARE(p.session.undoStack()->count(), 1);
        p.find<QDoubleSpinBox>("pueEdit")->setValue(1.2); // no longer what the preset says
        QCOMPARE(box->currentIndex(), 0);
        QVERIFY(source->isHidden());
        p.session.undoStack()->undo();
        QCOMPARE(box->currentIndex(), index);
        p.session.undoStack()->undo();
        QVERIFY(p.site() == Site());
        QCOMPARE(box->currentIndex(), 0);
        // A price in pounds is not one in euros: it is left out, and no source is given to the price that stays.
        const int britain = box->findText(u"United Kingdom, own room"_s);
        box->setCurrentIndex(britain);
        emit box->activated(britain);
        QVERIFY(p.site().pricePerKwh == Site().pricePerKwh);
        QVERIFY2(source->text().startsWith(u"Your kWh price is kept: that of the place is in GBP."_s), qPrintable(source->text()));
    }

    // Scenarios come from the known prices with their day and source, eight at most; a changed price is no longer the source's.
    void clouds()
    {
        Panel p;
        const auto data = costDataFromResources();
        QVERIFY(data);
        p.panel.setCostData(*data);
        const auto clouds = [&p]() -> const std::vector<CloudScenario> & { return p.session.project().clouds; };
        auto *add = p.find<QToolButton>("cloudAdd");
        auto *remove = p.find<QToolButton>("cloudRemove");
        auto *list = p.find<QListWidget>("cloudList");
        auto *price = p.find<QDoubleSpinBox>("cloudPriceEdit");
        QVERIFY(!remove->isEnabled() && !price->isEnabled());
        emit add->menu()->aboutToShow();
        const std::vector<CloudPrice> perToken = pricesOf(*data, ""); // no GPU in the configuration: only these, then one's own
        QCOMPARE(add->menu()->actions().size(), static_cast<int>(perToken.size()) + 2);
        add->menu()->actions().last()->trigger();
        QCOMPARE(clouds().size(), std::size_t(1));
        price->setValue(2.5);
        QCOMPARE(clouds()[0].gpuHour->micros(), 2'500'000);
        p.find<QDoubleSpinBox>("cloudDiscountEdit")->setValue(40);
        QCOMPARE(clouds()[0].discount.ppm, 400'000);
        p.session.endGesture();

        CloudScenario known = scenarioOf(data->clouds.front());
        Project project = p.session.project();
        project.clouds.push_back(known);
        p.session.edit(Field::Clouds, project, u"add"_s);
        p.session.endGesture();
        list->setCurrentRow(1);
        QCOMPARE(price->text(), QLocale().toString(shown(*known.gpuHour), 'f', 2) + u" USD"_s);
        QVERIFY(list->item(1)->text().contains(QString::number(known.date.year)));
        QCOMPARE(list->item(1)->toolTip(), QString::fromStdString(known.source));
        price->setValue(1);
        QVERIFY(clouds()[1].source.empty() && clouds()[1].date == Date{});
        p.session.undoStack()->undo();
        QVERIFY(clouds()[1] == known);
        while (clouds().size() < maxClouds) {
            add->menu()->actions().last()->trigger();
        }
        QVERIFY(!add->isEnabled());
        list->setCurrentRow(1);
        remove->click();
        QCOMPARE(clouds().size(), std::size_t(maxClouds - 1));
        QVERIFY(clouds()[1] != known && add->isEnabled());
    }

    // One step of undo each, and no step when nothing was changed.
    void undo()
    {
        Panel p;
        p.type(u"FR"_s);
        p.type(u"France"_s);
        QCOMPARE(p.session.undoStack()->count(), 1);
        p.session.undoStack()->undo();
        QVERIFY(p.site().country.empty());
        QCOMPARE(p.find<CountryBox>("countryEdit")->currentText(), u"not set"_s);
    }

    // Every field says what it is for.
    void help()
    {
        Panel p;
        for (QWidget *field : p.panel.findChildren<QWidget *>(QRegularExpression(u"Edit$"_s))) {
            if (qobject_cast<QCheckBox *>(field) || !field->objectName().endsWith(u"Edit"_s) || field->objectName().startsWith(u"qt_"_s)) {
                continue; // a check box is its own label
            }
            QVERIFY2(!field->toolTip().isEmpty() && !field->accessibleName().isEmpty(), qPrintable(field->objectName()));
        }
    }
};

QTEST_MAIN(TestSitePanel)
#include "tst_sitepanel.moc"
