// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitepanel.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "cloudlist.h"
#include "editvalues.h"
#include "financepanel.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

SitePanel::SitePanel(View &view, QWidget *parent) : QWidget(parent), m_view(view), m_bindings(view, this)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 4, 8);
    layout->setSpacing(8);
    m_site = group(m_siteBox);
    m_feed = group(m_feedBox);
    m_room = group(m_roomBox);
    m_cost = group(m_costBox);
    for (QGroupBox *box : {m_siteBox, m_feedBox, m_roomBox, m_costBox}) {
        layout->addWidget(box);
    }
    m_finance = new FinancePanel(view);
    m_clouds = new CloudList(view);
    layout->addWidget(m_finance);
    layout->addWidget(m_clouds);
    layout->addStretch(1);
    makeSite();
    makeFeed();
    makeRoom();
    makeCost();
    bindSite();
    bindFeed();
    bindRoom();
    bindCost();
    retranslate();
}

void SitePanel::makeSite()
{
    m_preset = choice(u"presetEdit"_s);
    m_presetLabel = new QLabel;
    m_presetLabel->setBuddy(m_preset);
    m_site->addRow(m_presetLabel); // a name of a place takes the whole width
    m_site->addRow(m_preset);
    m_presetSource = new QLabel;
    m_presetSource->setObjectName(u"presetSource"_s);
    m_presetSource->setWordWrap(true);
    m_site->addRow(m_presetSource);
    connect(m_preset, &QComboBox::activated, this, &SitePanel::takePreset);
    m_country = new CountryBox;
    m_country->setObjectName(u"countryEdit"_s);
    addRow(m_site, m_country);
    m_deployment = new QDateEdit;
    m_deployment->setObjectName(u"deploymentEdit"_s);
    m_deployment->setCalendarPopup(true);
    m_deployment->setMinimumDate(QDate(1999, 12, 31)); // stands for "not set"
    addRow(m_site, m_deployment);
    addRow(m_site, m_kwh = number(u"kwhEdit"_s, 0, 100, 4, 0.01));
    addRow(m_site, m_pue = number(u"pueEdit"_s, 1, 5, 2, 0.05));
    addRow(m_site, m_load = number(u"loadFactorEdit"_s, 0, 100, 1, 5));
    addRow(m_site, m_hours = number(u"hoursEdit"_s, 0, 8784, 0, 100));
    addRow(m_site, m_co2 = number(u"co2Edit"_s, -1, 3000, 0, 10));
}

void SitePanel::makeFeed()
{
    addRow(m_feed, m_voltage = number(u"voltageEdit"_s, 100, 480, 0, 10));
    addRow(m_feed, m_circuit = number(u"circuitEdit"_s, 1, 1000, 0, 1));
    m_phases = choice(u"phasesEdit"_s);
    addRow(m_feed, m_phases);
    m_feeds = choice(u"feedsEdit"_s);
    addRow(m_feed, m_feeds);
    m_redundancy = choice(u"redundancyEdit"_s);
    addRow(m_feed, m_redundancy);
    m_redundancyRequired = new QCheckBox;
    m_redundancyRequired->setObjectName(u"redundancyRequiredEdit"_s);
    m_feed->addRow(m_redundancyRequired);
}

// The lowest value of each box stands for "not set".
void SitePanel::makeRoom()
{
    addRow(m_room, m_rack = number(u"rackEdit"_s, 0, 1e6, 0, 1000));
    addRow(m_room, m_cooling = number(u"rackCoolingEdit"_s, 0, 1e6, 0, 1000));
    m_units = new QSpinBox;
    m_units->setObjectName(u"rackUnitsEdit"_s);
    m_units->setRange(0, 60);
    m_units->setAlignment(Qt::AlignRight);
    addRow(m_room, m_units);
    addRow(m_room, m_floor = number(u"floorEdit"_s, 0, 10'000, 0, 100));
    addRow(m_room, m_inlet = number(u"inletEdit"_s, -1, 60, 0, 1));
    addRow(m_room, m_altitude = number(u"altitudeEdit"_s, -501, 6000, 0, 100));
}

void SitePanel::makeCost()
{
    m_years = new QSpinBox;
    m_years->setObjectName(u"yearsEdit"_s);
    m_years->setRange(1, 15);
    m_years->setAlignment(Qt::AlignRight);
    addRow(m_cost, m_years);
    addRow(m_cost, m_maintenance = number(u"maintenanceEdit"_s, 0, 100, 1, 0.5));
    addRow(m_cost, m_cloud = number(u"cloudEdit"_s, 0, 1000, 2, 0.1));
    addRow(m_cost, m_use = number(u"useEdit"_s, 0, 100, 1, 5));
    addRow(m_cost, m_staff = number(u"staffEdit"_s, 0, 1e8, 0, 1000));
    addRow(m_cost, m_colocation = number(u"colocationEdit"_s, 0, 1e5, 2, 10));
    addRow(m_cost, m_residual = number(u"residualEdit"_s, 0, 100, 1, 1));
    addRow(m_cost, m_discountRate = number(u"discountRateEdit"_s, 0, 100, 1, 0.5));
}

QFormLayout *SitePanel::group(QGroupBox *&box)
{
    box = new QGroupBox;
    auto *form = new QFormLayout(box);
    form->setContentsMargins(8, 4, 8, 8);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

void SitePanel::addRow(QFormLayout *form, QWidget *field)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
}

QDoubleSpinBox *SitePanel::number(const QString &name, double minimum, double maximum, int decimals, double step)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(minimum, maximum);
    box->setDecimals(decimals);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    box->setAlignment(Qt::AlignRight);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(u"0 000 000 EUR"_s) + 32);
    return box;
}

// Asks for no more width than its group has: a long choice does not widen the panel.
QComboBox *SitePanel::choice(const QString &name)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

void SitePanel::bindSite()
{
    using P = const Project &;
    m_bindings.bind(m_country, Field::Site, [](P p) { return p.site.country; }, [](Project &p, const std::string &v) { p.site.country = v; });
    m_bindings.bind(m_deployment, Field::Site, [](P p) { return p.site.deployment; }, [](Project &p, Date v) { p.site.deployment = v; });
    m_bindings.bind(m_kwh, Field::Site, [](P p) { return shown(p.site.pricePerKwh); }, [](Project &p, double v) { p.site.pricePerKwh = moneyFrom(v); });
    m_bindings.bind(m_pue, Field::Site, [](P p) { return p.site.pue; }, [](Project &p, double v) { p.site.pue = v; });
    m_bindings.bind(m_load, Field::Site, [](P p) { return p.site.loadFactor * 100; }, [](Project &p, double v) { p.site.loadFactor = v / 100; });
    m_bindings.bind(m_hours, Field::Site, [](P p) { return p.site.hoursPerYear; }, [](Project &p, double v) { p.site.hoursPerYear = v; });
    m_bindings.bind(m_co2, Field::Site, [](P p) { return p.site.co2GramsPerKwh.value_or(-1); },
                    [](Project &p, double v) { p.site.co2GramsPerKwh = v >= 0 ? std::optional(v) : std::nullopt; });
}

void SitePanel::bindFeed()
{
    using P = const Project &;
    m_bindings.bind(m_voltage, Field::Site, [](P p) { return p.site.voltage.count; }, [](Project &p, double v) { p.site.voltage = Volts(v); });
    m_bindings.bind(m_circuit, Field::Site, [](P p) { return p.site.circuit.count; }, [](Project &p, double v) { p.site.circuit = Amperes(v); });
    m_bindings.bind(m_phases, Field::Site, [](P p) { return p.site.phases; }, [](Project &p, int v) { p.site.phases = v; });
    m_bindings.bind(m_feeds, Field::Site, [](P p) { return p.site.feeds; }, [](Project &p, int v) { p.site.feeds = v; });
    m_bindings.bind(m_redundancy, Field::Redundancy, [](const Configuration &c) { return static_cast<int>(c.redundancy); },
                    [](Configuration &c, int v) { c.redundancy = static_cast<RedundancyPolicy>(v); });
    m_bindings.bind(m_redundancyRequired, Field::Site, [](P p) { return p.site.redundancyRequired; },
                    [](Project &p, bool v) { p.site.redundancyRequired = v; });
}

void SitePanel::bindRoom()
{
    using P = const Project &;
    m_bindings.bind(m_rack, Field::Site, [](P p) { return p.site.rackPower ? p.site.rackPower->count : 0.0; },
                    [](Project &p, double v) { p.site.rackPower = v > 0 ? std::optional(Watts(v)) : std::nullopt; });
    m_bindings.bind(m_cooling, Field::Site, [](P p) { return p.site.rackCooling ? p.site.rackCooling->count : 0.0; },
                    [](Project &p, double v) { p.site.rackCooling = v > 0 ? std::optional(Watts(v)) : std::nullopt; });
    m_bindings.bind(m_units, Field::Site, [](P p) { return p.site.rackUnits.value_or(0); },
                    [](Project &p, int v) { p.site.rackUnits = v > 0 ? std::optional(v) : std::nullopt; });
    m_bindings.bind(m_floor, Field::Site, [](P p) { return p.site.floorLoad.value_or(0); },
                    [](Project &p, double v) { p.site.floorLoad = v >= 100 ? std::optional(v) : std::nullopt; });
    m_bindings.bind(m_inlet, Field::Site, [](P p) { return p.site.inlet ? p.site.inlet->count : -1.0; },
                    [](Project &p, double v) { p.site.inlet = v >= 0 ? std::optional(Celsius(v)) : std::nullopt; });
    m_bindings.bind(m_altitude, Field::Site, [](P p) { return p.site.altitudeM.value_or(-501); },
                    [](Project &p, double v) { p.site.altitudeM = v >= -500 ? std::optional(v) : std::nullopt; });
}

void SitePanel::bindCost()
{
    using P = const Project &;
    m_bindings.bind(m_years, Field::Cost, [](P p) { return p.cost.years; }, [](Project &p, int v) { p.cost.years = v; });
    m_bindings.bind(m_maintenance, Field::Cost, [](P p) { return shown(p.cost.maintenance); }, [](Project &p, double v) { p.cost.maintenance = rateFrom(v); });
    m_bindings.bind(m_cloud, Field::CloudPrice, [](const Configuration &c) { return c.cloudGpuHour ? shown(*c.cloudGpuHour) : 0.0; },
                    [](Configuration &c, double v) { c.cloudGpuHour = v > 0 ? std::optional(moneyFrom(v)) : std::nullopt; });
    m_bindings.bind(m_use, Field::Cost, [](P p) { return p.cost.utilisation * 100; }, [](Project &p, double v) { p.cost.utilisation = v / 100; });
    m_bindings.bind(m_staff, Field::Cost, [](P p) { return shown(p.cost.staffPerYear); }, [](Project &p, double v) { p.cost.staffPerYear = moneyFrom(v); });
    m_bindings.bind(m_colocation, Field::Cost, [](P p) { return shown(p.cost.colocationPerKwMonth); },
                    [](Project &p, double v) { p.cost.colocationPerKwMonth = moneyFrom(v); });
    m_bindings.bind(m_residual, Field::Cost, [](P p) { return shown(p.cost.residual); }, [](Project &p, double v) { p.cost.residual = rateFrom(v); });
    m_bindings.bind(m_discountRate, Field::Cost, [](P p) { return shown(p.cost.discountRate); },
                    [](Project &p, double v) { p.cost.discountRate = rateFrom(v); });
}

void SitePanel::refresh()
{
    const QString currency = u' ' + m_view.currency();
    for (QDoubleSpinBox *box : {m_kwh, m_cloud, m_staff, m_colocation}) {
        if (box->suffix() != currency) { // setting it writes the text anew, under the cursor of who is typing
            box->setSuffix(currency);
        }
    }
    m_bindings.refresh();
    m_finance->refresh();
    m_clouds->refresh();
    showPreset();
}

void SitePanel::setCostData(CostData known)
{
    m_presets = known.sites;
    m_clouds->setPrices(std::move(known));
    retranslate();
    refresh();
}

// One step of undo, whatever it changes.
void SitePanel::takePreset()
{
    const int index = m_preset->currentData().toInt();
    if (index >= 0) {
        m_view.session.endGesture();
        m_view.edit(Field::Site, [&](Project &p) { take(m_presets[static_cast<std::size_t>(index)], p); });
        m_view.session.endGesture();
    }
    showPreset(); // an equal project sends no change
}

// The preset whose values the project has, if any: it is not remembered, so that it is never wrong.
void SitePanel::showPreset()
{
    Project here; // the parts that a preset touches: a whole project is long to copy
    here.currency = m_view.currency().toStdString();
    here.site = m_view.project().site;
    here.cost = m_view.project().cost;
    const auto found = std::find_if(m_presets.begin(), m_presets.end(), [&here](const SitePreset &preset) {
        Project taken = here;
        take(preset, taken);
        return taken == here;
    });
    const QSignalBlocker blocker(m_preset);
    m_preset->setCurrentIndex(found == m_presets.end() ? 0 : static_cast<int>(found - m_presets.begin()) + 1);
    m_presetSource->setVisible(found != m_presets.end());
    if (found != m_presets.end()) {
        m_presetSource->setText(sourcesOf(*found));
    }
}

// Where its values come from, and of which day; those without a public source are examples.
QString SitePanel::sourcesOf(const SitePreset &preset) const
{
    QStringList lines;
    const auto add = [&lines](const QString &what, const std::string &source) {
        //: what a price or factor is, then its source
        lines << tr("%1: %2").arg(what, source.empty() ? tr("an example, without a public source") : QString::fromStdString(source));
    };
    const bool isTaken = preset.currency == m_view.project().currency || preset.currency == "USD"; // as take() does
    const QDate date(preset.priceDate.year, preset.priceDate.month, preset.priceDate.day);
    if (isTaken) {
        add(date.isValid() ? tr("kWh (%1)").arg(m_view.format.locale().toString(date, QLocale::ShortFormat)) : tr("kWh"), preset.priceSource);
    } else {
        lines << tr("Your kWh price is kept: that of the place is in %1.").arg(QString::fromStdString(preset.currency));
    }
    add(tr("PUE"), preset.pueSource);
    add(tr("CO2"), preset.co2Source);
    if (preset.colocationPerKwMonth) {
        add(tr("Colocation"), preset.colocationSource);
    }
    if (preset.coolingPerGpuYear && isTaken) {
        add(tr("Cooling"), preset.coolingSource);
    }
    return lines.join(u'\n');
}

void SitePanel::retranslate()
{
    m_finance->retranslate();
    m_clouds->retranslate();
    const QSignalBlocker preset(m_preset);
    m_preset->clear();
    m_preset->addItem(tr("own values"), -1);
    const bool isFrench = m_view.format.locale().language() == QLocale::French;
    for (const SitePreset &known : m_presets) {
        m_preset->addItem(QString::fromStdString(isFrench ? known.nameFr : known.nameEn), m_preset->count() - 1);
    }
    m_siteBox->setTitle(tr("Site"));
    m_feedBox->setTitle(tr("Power feed"));
    m_roomBox->setTitle(tr("Rack and room"));
    m_costBox->setTitle(tr("Cost of ownership"));
    const auto name = [](QFormLayout *form, QWidget *field, const QString &text, const QString &help) {
        if (auto *label = qobject_cast<QLabel *>(form->labelForField(field))) {
            label->setText(text);
            label->setToolTip(help);
        }
        field->setAccessibleName(QString(text).remove(u'&'));
        field->setToolTip(help);
    };
    m_presetLabel->setText(tr("Place"));
    name(m_site, m_preset, tr("Place"), tr("Sets country, price, PUE, CO2, voltage, colocation and cooling to known values, with their sources."));
    name(m_site, m_country, tr("Country"), tr("Sets the rules for supplies, voltage and export. Another country: its two letters (ISO 3166)."));
    name(m_site, m_deployment, tr("Runs from"), tr("Day on which the machine has to run: delivery times are held against it."));
    name(m_site, m_kwh, tr("&kWh price"), tr("Price of one kilowatt-hour, without VAT."));
    name(m_site, m_pue, tr("P&UE"), tr("Energy of the site divided by the energy of the machines."));
    name(m_site, m_load, tr("&Load factor"), tr("Average draw, as a share of the full draw."));
    name(m_site, m_hours, tr("&Hours per year"), tr("Hours during which the machine is on."));
    name(m_feed, m_voltage, tr("&Voltage"), tr("Between phase and neutral."));
    name(m_feed, m_circuit, tr("&Breaker"), tr("Rating of the circuit's breaker."));
    name(m_feed, m_phases, tr("&Phases"), tr("Phases of the circuit."));
    name(m_feed, m_redundancy, tr("&Redundancy"), tr("Power supplies that may fail without stopping the machine."));
    name(m_feed, m_feeds, tr("Feeds"), tr("Lines into the rack that the supplies are spread over: with two, one may be lost."));
    name(m_room, m_rack, tr("R&ack power"), tr("Power that one rack may draw."));
    name(m_room, m_cooling, tr("Rack cooling"), tr("Heat that is taken out of one rack."));
    name(m_room, m_units, tr("Free units"), tr("Units of one rack that are free for the machines, 1 U = 44.45 mm."));
    name(m_room, m_floor, tr("Floor load"), tr("Load that the floor carries, for each square metre; 100 kg at least."));
    name(m_room, m_inlet, tr("Inlet air"), tr("Temperature of the air that the machines take in."));
    name(m_room, m_altitude, tr("Altitude"), tr("Above the sea: thinner air cools less."));
    name(m_site, m_co2, tr("C&O2 per kWh"), tr("Grams of CO2 for one kilowatt-hour."));
    m_redundancyRequired->setText(tr("Re&dundancy is required"));
    name(m_cost, m_years, tr("&Years"), tr("Years over which costs are added up."));
    name(m_cost, m_maintenance, tr("&Maintenance"), tr("Of the purchase, each year after the warranty."));
    name(m_cost, m_cloud, tr("&Cloud GPU-hour"), tr("Price of the same GPU in a cloud, for one hour."));
    name(m_cost, m_use, tr("Useful &time"), tr("Share of the hours with useful work; cloud hours are bought for it."));
    name(m_cost, m_staff, tr("&Staff per year"), tr("Cost of the people who run the machine."));
    name(m_cost, m_colocation, tr("Colocat&ion"), tr("Per kilowatt and month."));
    name(m_cost, m_residual, tr("Resi&dual value"), tr("Of the purchase, at the end."));
    name(m_cost, m_discountRate, tr("Discou&nt rate"), tr("Yearly rate that brings later costs to today's value."));
    for (QDoubleSpinBox *box : {m_load, m_maintenance, m_use, m_residual, m_discountRate}) {
        box->setSuffix(u" %"_s);
    }
    m_voltage->setSuffix(u" V"_s);
    m_circuit->setSuffix(u" A"_s);
    for (QDoubleSpinBox *box : {m_rack, m_cooling}) {
        box->setSuffix(u" W"_s);
    }
    m_units->setSuffix(u' ' + tr("U", "rack units"));
    m_floor->setSuffix(u" kg/m²"_s);
    m_inlet->setSuffix(u" °C"_s);
    m_altitude->setSuffix(u" m"_s);
    m_co2->setSuffix(u" g"_s);
    for (QAbstractSpinBox *box : std::initializer_list<QAbstractSpinBox *>{m_rack, m_co2, m_cloud, m_cooling, m_units, m_floor, m_inlet, m_altitude, m_deployment}) {
        box->setSpecialValueText(tr("not set"));
    }
    m_country->retranslate();
    const QSignalBlocker phases(m_phases);
    m_phases->clear();
    m_phases->addItem(tr("Single phase"), 1);
    m_phases->addItem(tr("Three phases"), 3);
    const QSignalBlocker feeds(m_feeds);
    m_feeds->clear();
    m_feeds->addItem(tr("One feed"), 1);
    m_feeds->addItem(tr("Two feeds"), 2);
    const QSignalBlocker redundancy(m_redundancy);
    m_redundancy->clear();
    for (int i = 0; i <= static_cast<int>(RedundancyPolicy::NPlusN); ++i) {
        m_redundancy->addItem(texts::label(static_cast<RedundancyPolicy>(i)), i);
    }
}

} // namespace configuria
