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
#include "profilebox.h"
#include "sitepanel.h"
#include "verdictstrip.h"

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

    // Every field says its default and the source of it, by an icon that a screen reader reads too.
    void everyFieldSaysItsDefault()
    {
        Panel p;
        int fields = 0;
        for (QWidget *field : p.panel.findChildren<QWidget *>(QRegularExpression(u"Edit$"_s))) {
            const QString name = field->objectName();
            if (name == u"presetEdit"_s || name.startsWith(u"cloud"_s) || name.startsWith(u"qt_"_s)) {
                continue; // a choice among known values, and scenarios without a default
            }
            auto *info = p.panel.findChild<QToolButton *>(name + u"Info"_s);
            auto *reset = p.panel.findChild<QToolButton *>(name + u"Reset"_s);
            QVERIFY2(info && reset, qPrintable(name));
            QVERIFY2(info->toolTip().contains(u"Default: "_s) && info->accessibleDescription().contains(u"Default: "_s), qPrintable(name));
            QVERIFY2(field->accessibleDescription().contains(u"Default: "_s), qPrintable(name));
            const QString source = info->accessibleDescription().section(u". "_s, 1);
            QVERIFY2(!source.trimmed().isEmpty(), qPrintable(name + info->accessibleDescription()));
            QVERIFY2(reset->isHidden(), qPrintable(name)); // a new project has the defaults
            ++fields;
        }
        QVERIFY2(fields > 50, qPrintable(QString::number(fields)));
    }

    // The button comes up when the value differs, and brings the default back as a step of undo of its own.
    void resetToDefault_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        QTest::newRow("percent") << u"leaseRateEdit"_s << 9.0;
        QTest::newRow("share") << u"loadFactorEdit"_s << 40.0;
        QTest::newRow("price") << u"kwhEdit"_s << 0.25;
        QTest::newRow("not set") << u"rackEdit"_s << 20'000.0;
        QTest::newRow("of the configuration") << u"cloudEdit"_s << 3.0;
    }
    void resetToDefault()
    {
        QFETCH(QString, name);
        QFETCH(double, value);
        Panel p;
        auto *box = p.panel.findChild<QDoubleSpinBox *>(name);
        auto *reset = p.panel.findChild<QToolButton *>(name + u"Reset"_s);
        QVERIFY(box && reset && reset->isHidden());
        const double before = box->value();
        const Project project = p.session.project();
        box->setValue(value);
        QVERIFY(!reset->isHidden());
        QVERIFY2(reset->toolTip().startsWith(u"Reset to default: "_s), qPrintable(reset->toolTip()));
        reset->click();
        QCOMPARE(box->value(), before);
        QVERIFY(p.session.project() == project && reset->isHidden());
        p.session.undoStack()->undo();
        QCOMPARE(box->value(), value);
    }

    // A price that is typed is not the source's of that day; an old one and one without a date are said.
    void electricityPriceAge()
    {
        Panel p;
        p.view.today = [] { return Date{2026, 11, 30}; };
        auto *age = p.find<QToolButton>("kwhAge");
        const auto have = [&p](Date date) {
            Project project = p.session.project();
            project.site.priceDate = date;
            project.site.priceSource = "invoice";
            p.session.edit(Field::Site, project, u"date"_s);
            p.session.endGesture();
        };
        have({2026, 10, 31});
        QVERIFY(age->isHidden()); // 30 days
        have({2026, 10, 30});
        QVERIFY(!age->isHidden());
        QVERIFY2(age->text().startsWith(u"31 day"_s), qPrintable(age->text()));
        QCOMPARE(p.find<QLineEdit>("kwhSourceEdit")->text(), u"invoice"_s);
        have({2026, 12, 24});
        QCOMPARE(age->text(), u"dated in the future"_s);
        have({2026, 11, 29});
        p.find<QDoubleSpinBox>("kwhEdit")->setValue(0.21);
        QVERIFY(p.site().priceDate == Date{} && p.site().priceSource.empty());
        QCOMPARE(age->text(), u"no date"_s);
        p.find<QDateEdit>("kwhDateEdit")->setDate(QDate(2026, 11, 15));
        QVERIFY(p.site().priceDate == (Date{2026, 11, 15}) && age->isHidden());
    }

    // The strip says in one word that a price is old, and in its tip which one.
    void strip()
    {
        Panel p;
        VerdictStrip strip(p.view);
        auto *flag = strip.findChild<QToolButton *>(u"verdictPrices"_s);
        QVERIFY(flag);
        p.view.today = [] { return Date{2026, 11, 30}; };
        strip.refresh();
        QCOMPARE(flag->text(), u"Undated"_s); // the example price of electricity
        QVERIFY2(flag->toolTip().contains(u"Electricity: no date"_s), qPrintable(flag->toolTip()));
        Project project = p.session.project();
        project.site.priceDate = {2024, 6, 30};
        p.session.edit(Field::Site, project, u"date"_s);
        p.session.endGesture();
        strip.refresh();
        QCOMPARE(flag->text(), u"Old prices"_s);
        QVERIFY2(flag->accessibleDescription().contains(u"Electricity: 30 June 2024, 883 day"_s), qPrintable(flag->toolTip())); // date(2026, 11, 30) - date(2024, 6, 30)
        project.site.priceDate = {2026, 11, 29};
        p.session.edit(Field::Site, project, u"date"_s);
        strip.refresh();
        QVERIFY(flag->isHidden());
    }

    // A factor of CO2 that is typed loses the method and year of the list.
    void carbonFactor()
    {
        Panel p;
        p.find<QDoubleSpinBox>("co2Edit")->setValue(21.7);
        auto *method = p.find<QLineEdit>("co2MethodEdit");
        method->setText(u"direct production"_s);
        emit method->textEdited(method->text());
        p.find<QSpinBox>("co2YearEdit")->setValue(2024);
        QCOMPARE(p.site().co2Method, std::string("direct production"));
        QCOMPARE(p.site().co2Year, 2024);
        p.find<QDoubleSpinBox>("co2Edit")->setValue(56);
        QVERIFY(p.site().co2Method.empty() && p.site().co2Year == 0);
    }

    // Saved under a name, taken as one step, renamed and deleted; shown in one list with the known places.
    void profiles()
    {
        std::vector<SiteProfile> file;
        bool isBroken = false;
        Panel p;
        p.panel.setCostData(*costDataFromResources());
        ProfileServices services;
        services.read = [&]() -> tl::expected<std::vector<SiteProfile>, Error> {
            if (isBroken) {
                return tl::unexpected(Error{ErrorCode::NotAProject, "site_profiles.json", "line 1", {}, {}, {}});
            }
            return file;
        };
        services.write = [&](const std::vector<SiteProfile> &all) -> tl::expected<void, Error> {
            file = all;
            isBroken = false;
            return {};
        };
        p.panel.setProfiles(services);
        auto *box = p.panel.findChild<ProfileBox *>();
        auto *list = p.find<QComboBox>("presetEdit");
        const int places = list->count();
        p.find<QDoubleSpinBox>("pueEdit")->setValue(1.12);
        p.find<QDoubleSpinBox>("leaseRateEdit")->setValue(4);
        p.find<QDateEdit>("deploymentEdit")->setDate(QDate(2027, 1, 31));
        p.session.endGesture();
        box->saveProfile(u"  Lyon "_s);
        QCOMPARE(file.size(), std::size_t(1));
        QCOMPARE(file[0].name, std::string("Lyon"));
        QVERIFY(file[0].site.deployment == Date{}); // the day of this offer
        QCOMPARE(list->currentText(), u"Lyon"_s);
        QCOMPARE(list->count(), places + 2); // and a line between
        p.find<QDoubleSpinBox>("pueEdit")->setValue(2);
        p.find<QDoubleSpinBox>("leaseRateEdit")->setValue(9);
        p.session.endGesture();
        QCOMPARE(list->currentText(), u"own values"_s);
        const int steps = p.session.undoStack()->count();
        list->setCurrentIndex(list->findText(u"Lyon"_s));
        emit list->activated(list->currentIndex());
        QCOMPARE(p.site().pue, 1.12);
        QCOMPARE(p.session.project().cost.finance.rate, Rate::percent(4));
        QVERIFY(p.site().deployment == (Date{2027, 1, 31}));
        QCOMPARE(p.session.undoStack()->count(), steps + 1);
        box->renameProfile(u"Lyon 2"_s);
        QCOMPARE(file[0].name, std::string("Lyon 2"));
        QCOMPARE(list->currentText(), u"Lyon 2"_s);
        box->saveProfile(u"Lyon 2"_s); // replaces
        QCOMPARE(file.size(), std::size_t(1));

        isBroken = true;
        p.panel.retranslate();
        auto *source = p.find<QLabel>("presetSource");
        QVERIFY2(!source->isHidden() && source->text().contains(u"site_profiles.json"_s), qPrintable(source->text()));
        box->saveProfile(u"New"_s);
        QCOMPARE(file.size(), std::size_t(1));
        QVERIFY(!source->text().contains(u"site_profiles.json"_s));
        box->deleteProfile();
        QVERIFY(file.empty());
        QCOMPARE(list->count(), places);
    }

    // Another window wrote since: its profiles stay.
    void profilesOfTwoWindows()
    {
        std::vector<SiteProfile> file;
        ProfileServices services;
        services.read = [&]() -> tl::expected<std::vector<SiteProfile>, Error> { return file; };
        services.write = [&](const std::vector<SiteProfile> &all) -> tl::expected<void, Error> {
            file = all;
            return {};
        };
        Panel here, there;
        here.panel.setProfiles(services);
        here.find<QDoubleSpinBox>("pueEdit")->setValue(1.12);
        here.panel.findChild<ProfileBox *>()->saveProfile(u"Lyon"_s);
        const auto saveThere = [&](const QString &name, double pue) {
            there.panel.setProfiles(services);
            there.find<QDoubleSpinBox>("pueEdit")->setValue(pue);
            there.panel.findChild<ProfileBox *>()->saveProfile(name);
        };
        saveThere(u"Paris"_s, 1.5);
        here.panel.findChild<ProfileBox *>()->renameProfile(u"Lyon 2"_s);
        QCOMPARE(file.size(), std::size_t(2));
        QCOMPARE(file[0].name, std::string("Lyon 2"));
        QCOMPARE(file[1].name, std::string("Paris"));
        saveThere(u"Brest"_s, 1.7);
        here.panel.findChild<ProfileBox *>()->renameProfile(u"Brest"_s); // taken meanwhile
        QCOMPARE(file[0].name, std::string("Lyon 2"));
        saveThere(u"Nice"_s, 1.8);
        here.panel.findChild<ProfileBox *>()->deleteProfile();
        QCOMPARE(file.size(), std::size_t(3));
        QCOMPARE(file[0].name, std::string("Paris"));
        // What is gone meanwhile is not another one.
        there.panel.setProfiles(services);
        there.find<QDoubleSpinBox>("pueEdit")->setValue(1.5);
        auto *list = here.find<QComboBox>("presetEdit");
        list->setCurrentIndex(list->findText(u"Brest"_s));
        emit list->activated(list->currentIndex());
        QCOMPARE(list->currentText(), u"Brest"_s);
        file.erase(file.begin() + 1);
        here.panel.findChild<ProfileBox *>()->deleteProfile();
        QCOMPARE(file.size(), std::size_t(2));
    }

    // Another project in the window has another currency.
    void profilesFollowTheCurrency()
    {
        Panel p;
        const SiteProfile profile = profileOf(p.session.project(), "Lyon");
        ProfileServices services;
        services.read = [&]() -> tl::expected<std::vector<SiteProfile>, Error> { return std::vector{profile}; };
        services.write = [](const std::vector<SiteProfile> &) -> tl::expected<void, Error> { return {}; };
        p.panel.setProfiles(services);
        auto *list = p.find<QComboBox>("presetEdit");
        QVERIFY(list->findText(u"Lyon"_s) > 0);
        Project pounds = p.session.project();
        pounds.currency = "GBP";
        p.session.reset(pounds);
        p.panel.refresh();
        QVERIFY(list->findText(u"Lyon (in EUR)"_s) > 0);
        QCOMPARE(list->findText(u"Lyon"_s), -1);
    }

    // Amounts of another currency are not taken for those of the project.
    void profileOfAnotherCurrency()
    {
        Panel p;
        SiteProfile pounds = profileOf(p.session.project(), "London");
        pounds.currency = "GBP";
        pounds.site.pue = 1.9;
        ProfileServices services;
        services.read = [&]() -> tl::expected<std::vector<SiteProfile>, Error> { return std::vector{pounds}; };
        services.write = [](const std::vector<SiteProfile> &) -> tl::expected<void, Error> { return {}; };
        p.panel.setProfiles(services);
        auto *list = p.find<QComboBox>("presetEdit");
        const int index = list->findText(u"London (in GBP)"_s);
        QVERIFY(index > 0);
        list->setCurrentIndex(index);
        emit list->activated(index);
        QVERIFY(p.site() == Site());
        QCOMPARE(list->currentIndex(), 0);
    }

    // In French, sources are in French; what is taken has the same values.
    void frenchSources()
    {
        Panel p;
        p.view.format = Format(QLocale(u"fr_FR"_s));
        p.panel.setCostData(*costDataFromResources());
        p.panel.retranslate();
        auto *list = p.find<QComboBox>("presetEdit");
        const int index = list->findText(u"France, salle propre"_s);
        QVERIFY(index > 0);
        list->setCurrentIndex(index);
        emit list->activated(index);
        QVERIFY2(p.find<QLabel>("presetSource")->text().contains(u"prix payés par les entreprises"_s), qPrintable(p.find<QLabel>("presetSource")->text()));
        p.view.format = Format(QLocale(u"en_GB"_s));
        p.panel.retranslate();
        QCOMPARE(list->currentText(), u"France, own room"_s); // still known as that place
    }

    // Every field of a scenario is edited here; each kind shows those that it has.
    void cloudFields()
    {
        Panel p;
        p.view.today = [] { return Date{2026, 11, 30}; };
        p.panel.setCostData(*costDataFromResources());
        const auto cloud = [&p]() -> const CloudScenario & { return p.session.project().clouds[0]; };
        auto *add = p.find<QToolButton>("cloudAdd");
        emit add->menu()->aboutToShow();
        add->menu()->actions().last()->trigger();
        const auto type = [&p](const char *name, const QString &text) {
            auto *edit = p.find<QLineEdit>(name);
            edit->setText(text);
            emit edit->textEdited(text);
        };
        auto *currency = p.find<QComboBox>("cloudCurrencyEdit");
        QCOMPARE(currency->currentText(), u"EUR"_s);
        currency->setCurrentIndex(0);
        emit currency->activated(0);
        type("cloudNameEdit", u"Elsewhere"_s);
        p.find<QDoubleSpinBox>("cloudPriceEdit")->setValue(3.8883);
        p.find<QDoubleSpinBox>("cloudEgressEdit")->setValue(120);
        p.find<QDoubleSpinBox>("cloudStorageEdit")->setValue(45.5);
        p.find<QDateEdit>("cloudDateEdit")->setDate(QDate(2026, 10, 1));
        type("cloudSourceEdit", u"their list"_s);
        p.choose("cloudKindEdit", static_cast<int>(CloudKind::Reserved1Year));
        CloudScenario expected;
        expected.name = "Elsewhere";
        expected.kind = CloudKind::Reserved1Year;
        expected.isInUsd = true;
        expected.gpuHour = Money::micros(3'888'300);
        expected.egressPerMonth = Money::units(120);
        expected.storagePerMonth = Money::micros(45'500'000);
        expected.date = {2026, 10, 1};
        expected.source = "their list";
        QVERIFY(cloud() == expected);
        auto *list = p.find<QListWidget>("cloudList");
        QVERIFY2(list->item(0)->text().contains(u"60 day"_s) && !list->item(0)->icon().isNull(), qPrintable(list->item(0)->text()));
        p.find<QDateEdit>("cloudDateEdit")->setDate(QDate(2026, 11, 20));
        QVERIFY(list->item(0)->icon().isNull());

        QVERIFY(!p.find<QDoubleSpinBox>("cloudPriceEdit")->isHidden() && p.find<QDoubleSpinBox>("cloudOutputEdit")->isHidden());
        p.choose("cloudKindEdit", static_cast<int>(CloudKind::PerToken));
        QVERIFY(p.find<QDoubleSpinBox>("cloudPriceEdit")->isHidden() && !p.find<QDoubleSpinBox>("cloudOutputEdit")->isHidden());
        p.find<QDoubleSpinBox>("cloudInputEdit")->setValue(0.15);
        p.find<QDoubleSpinBox>("cloudOutputEdit")->setValue(0.6);
        QCOMPARE(cloud().millionInput->micros(), 150'000);
        QCOMPARE(cloud().millionOutput->micros(), 600'000);
        QVERIFY(cloud().date == Date{} && cloud().source.empty()); // a price of one's own
        QVERIFY(list->item(0)->text().endsWith(u"no date"_s));
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
        QCOMPARE(price->text(), QLocale().toString(shown(*known.gpuHour), 'f', 4) + u" USD"_s);
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
