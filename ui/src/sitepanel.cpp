// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitepanel.h"

#include <QGuiApplication>
#include <QVBoxLayout>

#include <algorithm>

#include "chartcolors.h"
#include "cloudlist.h"
#include "financepanel.h"
#include "icons.h"
#include "items/costwords.h"
#include "items/priceages.h"
#include "items/texts.h"
#include "profilebox.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

using Words = TermFields::Words;

constexpr int lastCo2Year = 2100;

} // namespace

SitePanel::SitePanel(View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_fields(view, this), m_profiles(new ProfileBox(view)), m_priceAge(new QToolButton), m_finance(new FinancePanel(view)),
      m_clouds(new CloudList(view))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 4, 8);
    layout->setSpacing(8);
    makeSite(layout);
    makeFeed(layout);
    makeRoom(layout);
    layout->addWidget(m_finance);
    layout->addWidget(m_clouds);
    layout->addStretch(1);
    retranslate();
}

void SitePanel::makeSite(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Site and power"); }));
    m_fields.form()->addRow(m_profiles); // a name of a place takes the whole width
    auto *country = new CountryBox;
    country->setObjectName(u"countryEdit"_s);
    m_fields.add(country, [] { return Words{tr("Country"), tr("Sets the rules for supplies, voltage and export. Another country: its two letters (ISO 3166)."), tr("The rules of the European Union are taken then.")}; },
                 Field::Site, [](const Project &p) { return p.site.country; }, [](Project &p, const std::string &v) { p.site.country = v; });
    auto *deployment = new QDateEdit;
    deployment->setObjectName(u"deploymentEdit"_s);
    deployment->setCalendarPopup(true);
    deployment->setMinimumDate(QDate(1999, 12, 31)); // stands for "not set"
    m_fields.add(deployment, [] { return Words{tr("Runs from"), tr("Day on which the machine has to run: delivery times are held against it."), tr("The offer states it.")}; },
                 Field::Site, [](const Project &p) { return p.site.deployment; }, [](Project &p, Date v) { p.site.deployment = v; });
    m_fields.lowestIsUnset(deployment);
    makePrice();
    makeUse();
    makeCarbon();
}

// A price that is typed is no longer the source's of that day.
void SitePanel::makePrice()
{
    auto *kwh = m_fields.number(u"kwhEdit"_s, [] { return Words{tr("&kWh price"), tr("Price of one kilowatt-hour, without VAT."), tr("An example of 2025; firms of the EU paid 0.1902 EUR (Eurostat, first half of 2025).")}; },
                                Field::Site, 0, 100, 4, [](const Project &p) { return shown(p.site.pricePerKwh); },
                                [](Project &p, double v) {
                                    p.site.pricePerKwh = moneyFrom(v);
                                    p.site.priceDate = {};
                                    p.site.priceSource.clear();
                                });
    kwh->setSingleStep(0.01);
    m_fields.inCurrency(kwh);
    m_priceAge->setObjectName(u"kwhAge"_s);
    m_priceAge->setAutoRaise(true);
    m_priceAge->setFocusPolicy(Qt::NoFocus);
    m_priceAge->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fields.form()->addRow(QString(), m_priceAge);
    auto *date = new QDateEdit;
    date->setObjectName(u"kwhDateEdit"_s);
    date->setCalendarPopup(true);
    date->setMinimumDate(QDate(1999, 12, 31));
    m_fields.add(date, [] { return Words{tr("Day of the price"), tr("Day on which this price of the kilowatt-hour held."), tr("The example has no day.")}; },
                 Field::Site, [](const Project &p) { return p.site.priceDate; }, [](Project &p, Date v) { p.site.priceDate = v; });
    m_fields.lowestIsUnset(date);
    auto *source = new QLineEdit;
    source->setObjectName(u"kwhSourceEdit"_s);
    m_fields.add(source, [] { return Words{tr("Source"), tr("Where this price of the kilowatt-hour comes from: contract, invoice, statistics."), tr("The example has no source.")}; },
                 Field::Site, [](const Project &p) { return p.site.priceSource; }, [](Project &p, const std::string &v) { p.site.priceSource = v; });
    m_fields.optionalMoney(u"offPeakEdit"_s, [] { return Words{tr("Off-peak kWh"), tr("Price of the cheaper hours; the price above is then that of the others."), tr("One price for all hours.")}; },
                           Field::Site, [](auto &p) -> auto & { return p.site.bands.offPeakPerKwh; }, 100, 4);
    m_fields.number(u"offPeakHoursEdit"_s, [] { return Words{tr("Off-peak hours"), tr("Hours of the day at the cheaper price."), tr("Eight hours a day, the usual contract in France.")}; },
                    Field::Site, 0, 24, 1, [](const Project &p) { return p.site.bands.offPeakHours; }, [](Project &p, double v) { p.site.bands.offPeakHours = v; });
}

void SitePanel::makeUse()
{
    m_fields.number(u"pueEdit"_s, [] { return Words{tr("P&UE"), tr("Energy of the site divided by the energy of the machines."), tr("Large new sites (Uptime Institute, 2024); the mean of all was 1.54 in 2025.")}; },
                    Field::Site, 1, 5, 2, [](const Project &p) { return p.site.pue; }, [](Project &p, double v) { p.site.pue = v; })->setSingleStep(0.05);
    m_fields.share(u"loadFactorEdit"_s, [] { return Words{tr("&Load factor"), tr("Average draw, as a share of the full draw."), tr("An example, without a public source.")}; },
                   Field::Site, [](auto &p) -> auto & { return p.site.loadFactor; });
    m_fields.number(u"hoursEdit"_s, [] { return Words{tr("&Hours per year"), tr("Hours during which the machine is on."), tr("365 days of 24 hours.")}; },
                    Field::Site, 0, 8784, 0, [](const Project &p) { return p.site.hoursPerYear; }, [](Project &p, double v) { p.site.hoursPerYear = v; })->setSingleStep(100);
    auto *week = new QCheckBox;
    week->setObjectName(u"weekEdit"_s);
    m_fields.add(week, [] { return Words{tr("Weekly profile"), tr("Shares of the week at full and typical draw, idle for the rest; replaces the load factor."), tr("The load factor counts.")}; },
                 Field::Site, [](const Project &p) { return p.site.week.has_value(); },
                 [](Project &p, bool on) { p.site.week = on ? std::optional(WeekProfile()) : std::nullopt; });
    // Together at most the whole week: the share that is typed wins.
    m_week = {m_fields.number(u"weekPeakEdit"_s, [] { return Words{tr("Full draw"), tr("Share of the week."), tr("An example.")}; }, Field::Site, 0, 100, 1,
                              [](const Project &p) { return p.site.week.value_or(WeekProfile()).peak * 100; },
                              [](Project &p, double v) {
                                  if (p.site.week) {
                                      p.site.week->peak = v / 100;
                                      p.site.week->typical = std::min(p.site.week->typical, 1 - p.site.week->peak);
                                  }
                              }),
              m_fields.number(u"weekTypicalEdit"_s, [] { return Words{tr("Typical draw"), tr("Share of the week."), tr("An example.")}; }, Field::Site, 0, 100, 1,
                              [](const Project &p) { return p.site.week.value_or(WeekProfile()).typical * 100; },
                              [](Project &p, double v) {
                                  if (p.site.week) {
                                      p.site.week->typical = v / 100;
                                      p.site.week->peak = std::min(p.site.week->peak, 1 - p.site.week->typical);
                                  }
                              })};
    for (QDoubleSpinBox *box : m_week) {
        m_fields.withUnit(box, u" %");
    }
}

// A factor that is typed is no longer that of the list: its method and year are to be said again.
void SitePanel::makeCarbon()
{
    auto *co2 = m_fields.number(u"co2Edit"_s, [] { return Words{tr("C&O2 per kWh"), tr("Grams of CO2 for one kilowatt-hour."), tr("The place brings it: France 21.7 g (RTE, 2024), European Union 264 g (2021).")}; },
                                Field::Site, -1, 3000, 1, [](const Project &p) { return p.site.co2GramsPerKwh.value_or(-1); },
                                [](Project &p, double v) {
                                    p.site.co2GramsPerKwh = v >= 0 ? std::optional(v) : std::nullopt;
                                    p.site.co2Method.clear();
                                    p.site.co2Year = 0;
                                });
    co2->setSingleStep(10);
    m_fields.lowestIsUnset(m_fields.withUnit(co2, u" g"));
    auto *method = new QLineEdit;
    method->setObjectName(u"co2MethodEdit"_s);
    m_fields.add(method, [] { return Words{tr("Method"), tr("How the factor was worked out: direct production, life cycle, location-based."), tr("The place brings it.")}; },
                 Field::Site, [](const Project &p) { return texts::co2Method(p.site.co2Method).toStdString(); },
                 [](Project &p, const std::string &v) { p.site.co2Method = texts::co2MethodFrom(QString::fromStdString(v)); });
    m_fields.lowestIsUnset(m_fields.whole(u"co2YearEdit"_s, [] { return Words{tr("Year"), tr("Year that the factor was measured in."), tr("The place brings it.")}; },
                                          Field::Site, 0, lastCo2Year, [](const Project &p) { return p.site.co2Year; }, [](Project &p, int v) { p.site.co2Year = v; }));
}

void SitePanel::makeFeed(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Power feed"); }));
    m_fields.withUnit(m_fields.number(u"voltageEdit"_s, [] { return Words{tr("&Voltage"), tr("Between phase and neutral."), tr("Europe (IEC 60038).")}; },
                                      Field::Site, 100, 480, 0, [](const Project &p) { return p.site.voltage.count; }, [](Project &p, double v) { p.site.voltage = Volts(v); }), u" V")->setSingleStep(10);
    m_fields.withUnit(m_fields.number(u"circuitEdit"_s, [] { return Words{tr("&Breaker"), tr("Rating of the circuit's breaker."), tr("Usual for a rack in Europe (plugs of IEC 60309).")}; },
                                      Field::Site, 1, 1000, 0, [](const Project &p) { return p.site.circuit.count; }, [](Project &p, double v) { p.site.circuit = Amperes(v); }), u" A");
    m_fields.add(m_fields.list(u"phasesEdit"_s, [] { return QStringList{tr("Single phase"), tr("Three phases")}; }), [] { return Words{tr("&Phases"), tr("Phases of the circuit."), tr("The smaller feed.")}; },
                 Field::Site, [](const Project &p) { return p.site.phases == 3 ? 1 : 0; }, [](Project &p, int v) { p.site.phases = v == 1 ? 3 : 1; });
    m_fields.add(m_fields.list(u"feedsEdit"_s, [] { return QStringList{tr("One feed"), tr("Two feeds")}; }, 1), [] { return Words{tr("Feeds"), tr("Lines into the rack that the supplies are spread over: with two, one may be lost."), tr("Usual in data centres.")}; },
                 Field::Site, [](const Project &p) { return p.site.feeds; }, [](Project &p, int v) { p.site.feeds = v; });
    const auto policies = [] {
        QStringList all;
        for (int i = 0; i <= static_cast<int>(RedundancyPolicy::NPlusN); ++i) {
            all << texts::label(static_cast<RedundancyPolicy>(i));
        }
        return all;
    };
    m_fields.add(m_fields.list(u"redundancyEdit"_s, policies), [] { return Words{tr("&Redundancy"), tr("Power supplies that may fail without stopping the machine."), tr("The maker of the server states it.")}; },
                 Field::Redundancy, [](const Configuration &c) { return static_cast<int>(c.redundancy); },
                 [](Configuration &c, int v) { c.redundancy = static_cast<RedundancyPolicy>(v); });
    m_fields.check(u"redundancyRequiredEdit"_s, [] { return Words{tr("Re&dundancy is required"), tr("A machine that stops when a supply fails is refused."), tr("The customer says so.")}; },
                   Field::Site, [](auto &p) -> auto & { return p.site.redundancyRequired; });
}

// The lowest value of each box stands for "not set".
void SitePanel::makeRoom(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Rack and room"); }));
    const auto add = [this](const QString &name, TermFields::Say words, double minimum, double maximum, double step, QStringView unit, auto get, auto set) {
        QDoubleSpinBox *box = m_fields.withUnit(m_fields.number(name, words, Field::Site, minimum, maximum, 0, get, set), unit);
        box->setSingleStep(step);
        m_fields.lowestIsUnset(box);
    };
    add(u"rackEdit"_s, [] { return Words{tr("R&ack power"), tr("Power that one rack may draw."), tr("The room states it.")}; }, 0, 1e6, 1000, u" W",
        [](const Project &p) { return p.site.rackPower ? p.site.rackPower->count : 0.0; },
        [](Project &p, double v) { p.site.rackPower = v > 0 ? std::optional(Watts(v)) : std::nullopt; });
    add(u"rackCoolingEdit"_s, [] { return Words{tr("Rack cooling"), tr("Heat that is taken out of one rack."), tr("The room states it.")}; }, 0, 1e6, 1000, u" W",
        [](const Project &p) { return p.site.rackCooling ? p.site.rackCooling->count : 0.0; },
        [](Project &p, double v) { p.site.rackCooling = v > 0 ? std::optional(Watts(v)) : std::nullopt; });
    QSpinBox *units = m_fields.whole(u"rackUnitsEdit"_s, [] { return Words{tr("Free units"), tr("Units of one rack that are free for the machines, 1 U = 44.45 mm."), tr("The room states it.")}; },
                                     Field::Site, 0, 60, [](const Project &p) { return p.site.rackUnits.value_or(0); },
                                     [](Project &p, int v) { p.site.rackUnits = v > 0 ? std::optional(v) : std::nullopt; });
    units->setObjectName(u"rackUnitsEdit"_s);
    m_fields.lowestIsUnset(units);
    add(u"floorEdit"_s, [] { return Words{tr("Floor load"), tr("Load that the floor carries, for each square metre; 100 kg at least."), tr("The room states it.")}; }, 0, 10'000, 100, u" kg/m²",
        [](const Project &p) { return p.site.floorLoad.value_or(0); },
        [](Project &p, double v) { p.site.floorLoad = v >= 100 ? std::optional(v) : std::nullopt; });
    add(u"inletEdit"_s, [] { return Words{tr("Inlet air"), tr("Temperature of the air that the machines take in."), tr("The room states it.")}; }, -1, 60, 1, u" °C",
        [](const Project &p) { return p.site.inlet ? p.site.inlet->count : -1.0; },
        [](Project &p, double v) { p.site.inlet = v >= 0 ? std::optional(Celsius(v)) : std::nullopt; });
    add(u"altitudeEdit"_s, [] { return Words{tr("Altitude"), tr("Above the sea: thinner air cools less."), tr("The place states it.")}; }, -501, 6000, 100, u" m",
        [](const Project &p) { return p.site.altitudeM.value_or(-501); },
        [](Project &p, double v) { p.site.altitudeM = v >= -500 ? std::optional(v) : std::nullopt; });
}

void SitePanel::refresh()
{
    m_fields.refresh();
    m_profiles->refresh();
    m_finance->refresh();
    m_clouds->refresh();
    for (QDoubleSpinBox *box : m_week) {
        box->setEnabled(m_view.project().site.week.has_value());
    }
    showPriceAge();
}

void SitePanel::showPriceAge()
{
    const PriceAge age = priceAge(m_view.project().site.priceDate, m_view.date());
    const QString text = texts::priceAge(age);
    m_priceAge->setVisible(!text.isEmpty());
    const bool dark = isDark(QGuiApplication::palette());
    if (m_priceAge->text() != text || m_isDark != dark) {
        m_isDark = dark;
        m_priceAge->setText(text);
        m_priceAge->setIcon(lineIcon(u"warning"_s, stateColor(State::Warning, dark)));
    }
}

void SitePanel::setCostData(CostData known)
{
    m_profiles->setPresets(known.sites);
    m_clouds->setPrices(std::move(known));
    refresh();
}

void SitePanel::setProfiles(ProfileServices services)
{
    m_profiles->setServices(std::move(services));
}

void SitePanel::retranslate()
{
    m_profiles->retranslate();
    if (auto *country = findChild<CountryBox *>()) {
        country->retranslate();
    }
    if (auto *units = findChild<QSpinBox *>(u"rackUnitsEdit"_s)) {
        units->setSuffix(u' ' + tr("U", "rack units"));
    }
    m_fields.retranslate();
    m_finance->retranslate();
    m_clouds->retranslate();
    m_priceAge->setToolTip(tr("The price of electricity is to be asked for again: offers hold for 30 days."));
    showPriceAge();
}

} // namespace configuria
