// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "financepanel.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

#include "editvalues.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr double highestPrice = 1e9; // of any amount, engine/project.h

} // namespace

FinancePanel::FinancePanel(View &view, QWidget *parent) : QWidget(parent), m_view(view), m_bindings(view, this)
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    makeArrival();
    makeRunning();
    makeEnergy();
    makeFinancing();
    makeOutlook();
    makeCloud();
    retranslate();
}

void FinancePanel::makeArrival()
{
    group([] { return tr("Purchase and arrival"); });
    money(u"installEdit"_s, [] { return Words{tr("Installation"), tr("Once: rack, cabling, power, work."), tr("Depends on the room.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.install; });
    money(u"freightEdit"_s, [] { return Words{tr("Freight"), tr("Once: transport and insurance to the site."), tr("Depends on the offer.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.freight; });
    percent(u"dutyEdit"_s, [] { return Words{tr("Customs duty"), tr("Of purchase and freight: the customs value of Regulation (EU) 952/2013, articles 70 and 71."),
                                             tr("Goods of the same customs territory pay none.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.duty; });
    money(u"burnInEdit"_s, [] { return Words{tr("Acceptance tests"), tr("Once: burn-in and acceptance before the first day of use."), tr("Depends on the offer.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.burnIn; });
    percent(u"sparesEdit"_s, [] { return Words{tr("Spare parts"), tr("Of the purchase, bought with it and kept on the shelf."), tr("Depends on the contract.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.failures.spares; });
}

void FinancePanel::makeRunning()
{
    group([] { return tr("Running costs"); });
    count(u"maintenanceFromEdit"_s, [] { return Words{tr("Maintenance from"), tr("Year in which maintenance starts to be paid: the one after the warranty."),
                                                      tr("Warranty of one year.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.maintenanceFromYear; }, 1, 16);
    money(u"licenceEdit"_s, [] { return Words{tr("Licences per GPU"), tr("Software, for one GPU and one year."), tr("Depends on the software.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.licencePerGpuYear; });
    money(u"networkEdit"_s, [] { return Words{tr("Network per year"), tr("Lines and transit, for one year."), tr("Depends on the site.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.networkPerYear; });
    money(u"coolingEdit"_s, [] { return Words{tr("Cooling per GPU"), tr("Service of a liquid loop, for one GPU and one year. Only what the PUE does not cover: otherwise it counts twice."),
                                              tr("Air cooling has none.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.coolingPerGpuYear; });
    check(u"colocationPowerEdit"_s, [] { return Words{tr("Colocation includes power"), tr("The fee covers the energy: the meter is not paid twice."),
                                                      tr("Metered power is the usual contract.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.colocationIncludesPower; });
    number(u"failuresEdit"_s, [] { return Words{tr("Failures per GPU"), tr("Expected for one GPU and one year. Measured: 0.09 (GPUs and their memory, 16,384 GPUs, 54 days, arXiv 2407.21783, table 5)."),
                                                tr("Under warranty they cost nothing.")}; },
           Field::Cost, 0, 10, 3, [](const Project &p) { return p.cost.failures.perGpuYear; }, [](Project &p, double v) { p.cost.failures.perGpuYear = v; });
    money(u"failureCostEdit"_s, [] { return Words{tr("Cost of a failure"), tr("Beside the warranty: labour, freight, lost hours."), tr("Depends on the contract.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.failures.cost; });
}

void FinancePanel::makeEnergy()
{
    group([] { return tr("Energy and carbon"); });
    percent(u"escalationEdit"_s, [] { return Words{tr("Price rise per year"), tr("Of electricity, each year from the second one."), tr("Prices of today.")}; },
            Field::Site, [](auto &p) -> auto & { return p.site.priceEscalation; }, -50, 100);
    optionalMoney(u"offPeakEdit"_s, [] { return Words{tr("Off-peak kWh"), tr("Price of the cheaper hours; the price above is then that of the others."), tr("One price for all hours.")}; },
                  Field::Site, [](auto &p) -> auto & { return p.site.bands.offPeakPerKwh; }, 100, 4);
    number(u"offPeakHoursEdit"_s, [] { return Words{tr("Off-peak hours"), tr("Hours of the day at the cheaper price."), tr("Eight hours a day, the usual contract in France.")}; },
           Field::Site, 0, 24, 1, [](const Project &p) { return p.site.bands.offPeakHours; }, [](Project &p, double v) { p.site.bands.offPeakHours = v; });
    auto *week = new QCheckBox;
    week->setObjectName(u"weekEdit"_s);
    add(week, [] { return Words{tr("Weekly profile"), tr("Shares of the week at full and typical draw, idle for the rest; replaces the load factor."), tr("The load factor counts.")}; },
        Field::Site, [](const Project &p) { return p.site.week.has_value(); },
        [](Project &p, bool on) { p.site.week = on ? std::optional(WeekProfile()) : std::nullopt; });
    // Together at most the whole week: the share that is typed wins.
    m_week = {number(u"weekPeakEdit"_s, [] { return Words{tr("Full draw"), tr("Share of the week."), tr("An example.")}; }, Field::Site, 0, 100, 1,
                     [](const Project &p) { return p.site.week.value_or(WeekProfile()).peak * 100; },
                     [](Project &p, double v) {
                         if (p.site.week) {
                             p.site.week->peak = v / 100;
                             p.site.week->typical = std::min(p.site.week->typical, 1 - p.site.week->peak);
                         }
                     }),
              number(u"weekTypicalEdit"_s, [] { return Words{tr("Typical draw"), tr("Share of the week."), tr("An example.")}; }, Field::Site, 0, 100, 1,
                     [](const Project &p) { return p.site.week.value_or(WeekProfile()).typical * 100; },
                     [](Project &p, double v) {
                         if (p.site.week) {
                             p.site.week->typical = v / 100;
                             p.site.week->peak = std::min(p.site.week->peak, 1 - p.site.week->typical);
                         }
                     })};
    m_percent.insert(m_percent.end(), m_week.begin(), m_week.end());
    m_percent.push_back(number(u"heatShareEdit"_s, [] { return Words{tr("Heat recovered"), tr("Share of the energy that is sold or saves heating."), tr("Few sites recover heat.")}; },
                               Field::Site, 0, 100, 1, [](const Project &p) { return p.site.heat.share * 100; }, [](Project &p, double v) { p.site.heat.share = v / 100; }));
    money(u"heatValueEdit"_s, [] { return Words{tr("Value of the heat"), tr("Of one kilowatt-hour of heat."), tr("Depends on the site.")}; },
          Field::Site, [](auto &p) -> auto & { return p.site.heat.valuePerKwh; }, 4)->setMaximum(100);
    m_optional.push_back(number(u"embodiedEdit"_s, [] { return Words{tr("Embodied CO2"), tr("Kilograms of CO2 equivalent for making one node. Stands apart from the use."), tr("The maker states it.")}; },
                                Field::Cost, 0, 1e6, 0, [](const Project &p) { return p.cost.embodiedKgPerNode.value_or(0); },
                                [](Project &p, double v) { p.cost.embodiedKgPerNode = v > 0 ? std::optional(v) : std::nullopt; }));
    m_optional.back()->setSuffix(u" kg"_s);
}

void FinancePanel::makeFinancing()
{
    group([] { return tr("Financing and accounts"); });
    choice(u"financingEdit"_s, [] { return Words{tr("Financing"), tr("What the totals count; the others stand beside it."), tr("A purchase.")}; },
           Field::Cost, [](auto &p) -> auto & { return p.cost.finance.kind; }, [] { return QStringList{tr("Purchase"), tr("Lease"), tr("Rental")}; });
    count(u"leaseMonthsEdit"_s, [] { return Words{tr("Lease, months"), tr("Monthly payments, in arrears."), tr("Three years, as the totals.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.finance.months; }, 1, 180);
    percent(u"leaseRateEdit"_s, [] { return Words{tr("Lease rate"), tr("Nominal, a year."), tr("An example: ask the lessor.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.finance.rate; });
    percent(u"buyOutEdit"_s, [] { return Words{tr("Buy-out"), tr("Of the price, at the end of the lease."), tr("The lease pays the whole price.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.finance.buyOut; });
    optionalMoney(u"rentalEdit"_s, [] { return Words{tr("Rental per GPU"), tr("For one GPU and one month, maintenance included; nothing is owned."), tr("Depends on the offer.")}; },
                  Field::Cost, [](auto &p) -> auto & { return p.cost.finance.rentalPerGpuMonth; }, highestPrice);
    optionalMoney(u"resaleEdit"_s, [] { return Words{tr("Resale"), tr("At the end, in place of the residual value: sold as refurbished."), tr("The residual value counts.")}; },
                  Field::Cost, [](auto &p) -> auto & { return p.cost.resale; }, highestPrice);
    choice(u"depreciationEdit"_s, [] { return Words{tr("Depreciation"), tr("A view of the accounts, never added to the cash. Declining: French coefficients, CGI article 39 A."), tr("Open to any asset.")}; },
           Field::Cost, [](auto &p) -> auto & { return p.cost.depreciation.method; }, [] { return QStringList{tr("Linear"), tr("Declining")}; });
    count(u"depreciationYearsEdit"_s, [] { return Words{tr("Depreciated over"), tr("Years of the accounts."), tr("Usual in France for computers.")}; },
          Field::Cost, [](auto &p) -> auto & { return p.cost.depreciation.years; }, 1, 15);
}

void FinancePanel::makeOutlook()
{
    group([] { return tr("Changes per year"); });
    percent(u"inflationEdit"_s, [] { return Words{tr("Inflation"), tr("Of staff, network, licences, colocation, cooling and failures."), tr("Prices of today.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.inflation; }, -50, 100);
    percent(u"cloudChangeEdit"_s, [] { return Words{tr("Cloud prices"), tr("Change of the cloud's prices each year; below zero they fall."), tr("Prices of today.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.cloudPrice; }, -50, 100);
    percent(u"demandEdit"_s, [] { return Words{tr("Demand"), tr("Growth of the useful time each year, until the machine is full."), tr("Demand of today.")}; },
            Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.demand; }, -50, 1000);
}

void FinancePanel::makeCloud()
{
    group([] { return tr("Comparison with a cloud"); });
    choice(u"likeForLikeEdit"_s, [] { return Words{tr("Like for like"), tr("What the rented GPUs have to equal."), tr("The plainest comparison.")}; },
           Field::Cost, [](auto &p) -> auto & { return p.cost.likeForLike; }, [] { return QStringList{tr("Same GPUs"), tr("Same memory"), tr("Same speed")}; });
    number(u"hoursMonthEdit"_s, [] { return Words{tr("Hours of a month"), tr("Hours that a full month of a cloud has."), tr("8,760 hours of a year / 12.")}; },
           Field::Cost, 1, 744, 0, [](const Project &p) { return p.cost.hoursPerMonth; }, [](Project &p, double v) { p.cost.hoursPerMonth = v; });
    QDoubleSpinBox *rate = number(u"usdRateEdit"_s, [] { return Words{tr("One US dollar"), tr("In the currency of the project."), tr("An example: enter the rate of the day.")}; },
                                  Field::Cost, 0.0001, 1e6, 4, [](const Project &p) { return p.cost.usdRate; }, [](Project &p, double v) { p.cost.usdRate = v; });
    rate->setSingleStep(0.01);
    m_money.push_back(rate);
}

void FinancePanel::group(QString (*title)())
{
    auto *box = new QGroupBox;
    m_form = new QFormLayout(box);
    m_form->setContentsMargins(8, 4, 8, 8);
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->addWidget(box);
    m_groups.emplace_back(box, title);
}

template <class At>
QDoubleSpinBox *FinancePanel::money(const QString &name, Say words, Field field, At at, int decimals)
{
    QDoubleSpinBox *box = number(name, words, field, 0, highestPrice, decimals, [at](const Project &p) { return shown(at(p)); },
                                 [at](Project &p, double v) { at(p) = moneyFrom(v); });
    m_money.push_back(box);
    return box;
}

// 0 stands for "not set".
template <class At>
QDoubleSpinBox *FinancePanel::optionalMoney(const QString &name, Say words, Field field, At at, double maximum, int decimals)
{
    QDoubleSpinBox *box = number(name, words, field, 0, maximum, decimals, [at](const Project &p) { return at(p) ? shown(*at(p)) : 0.0; },
                                 [at](Project &p, double v) { at(p) = v > 0 ? std::optional(moneyFrom(v)) : std::nullopt; });
    m_money.push_back(box);
    m_optional.push_back(box);
    return box;
}

template <class At>
QDoubleSpinBox *FinancePanel::percent(const QString &name, Say words, Field field, At at, double minimum, double maximum)
{
    QDoubleSpinBox *box = number(name, words, field, minimum, maximum, 2, [at](const Project &p) { return shown(at(p)); },
                                 [at](Project &p, double v) { at(p) = rateFrom(v); });
    m_percent.push_back(box);
    return box;
}

template <class At>
void FinancePanel::count(const QString &name, Say words, Field field, At at, int minimum, int maximum)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(minimum, maximum);
    box->setAlignment(Qt::AlignRight);
    add(box, words, field, [at](const Project &p) { return at(p); }, [at](Project &p, int v) { at(p) = v; });
}

template <class At>
void FinancePanel::check(const QString &name, Say words, Field field, At at)
{
    auto *box = new QCheckBox;
    box->setObjectName(name);
    add(box, words, field, [at](const Project &p) { return at(p); }, [at](Project &p, bool v) { at(p) = v; });
}

// `entries`: in the order of the enumeration.
template <class At>
void FinancePanel::choice(const QString &name, Say words, Field field, At at, QStringList (*entries)())
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    m_choices.emplace_back(box, entries);
    add(box, words, field, [at](const Project &p) { return static_cast<int>(at(p)); },
        [at](Project &p, int v) { at(p) = static_cast<std::remove_reference_t<decltype(at(p))>>(v); });
}

template <class Get, class Set>
QDoubleSpinBox *FinancePanel::number(const QString &name, Say words, Field field, double minimum, double maximum, int decimals, Get get, Set set)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(minimum, maximum);
    box->setDecimals(decimals);
    box->setStepType(maximum > 1000 ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
    box->setGroupSeparatorShown(true);
    box->setAlignment(Qt::AlignRight);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(u"0 000 000 EUR"_s) + 32);
    add(box, words, field, get, set);
    return box;
}

template <class Box, class Get, class Set>
void FinancePanel::add(Box *box, Say words, Field field, Get get, Set set)
{
    m_bindings.bind(box, field, get, set);
    Item item;
    item.field = box;
    item.words = words;
    item.standard = [this, box, get] { return shownDefault(box, get(Project())); };
    item.reset = [this, field, get, set] {
        m_view.session.endGesture();
        m_view.edit(field, [&](Project &p) { set(p, get(Project())); });
        m_view.session.endGesture();
    };
    if constexpr (std::is_same_v<Box, QCheckBox>) {
        m_form->addRow(box);
    } else {
        item.label = new QLabel;
        item.label->setBuddy(box);
        m_form->addRow(item.label, box);
    }
    const std::size_t index = m_items.size();
    for (QWidget *widget : {static_cast<QWidget *>(box), static_cast<QWidget *>(item.label)}) {
        if (widget) {
            widget->setContextMenuPolicy(Qt::CustomContextMenu);
            connect(widget, &QWidget::customContextMenuRequested, this, [this, index, widget](const QPoint &place) { showMenu(m_items[index], widget->mapToGlobal(place)); });
        }
    }
    m_items.push_back(std::move(item));
}

// What an editor of text offers, and the default.
void FinancePanel::showMenu(const Item &item, const QPoint &place)
{
    auto *edit = item.field->findChild<QLineEdit *>();
    QMenu *menu = edit ? edit->createStandardContextMenu() : new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (edit) {
        menu->addSeparator();
    }
    menu->addAction(tr("Reset to default: %1").arg(item.standard()), this, item.reset)->setObjectName(u"resetToDefault"_s);
    menu->popup(place);
}

QString FinancePanel::shownDefault(const QDoubleSpinBox *box, double value) const
{
    const bool isUnset = !box->specialValueText().isEmpty() && value <= box->minimum();
    return isUnset ? box->specialValueText() : box->textFromValue(value) + box->suffix();
}

QString FinancePanel::shownDefault(const QSpinBox *box, int value) const
{
    return box->locale().toString(value);
}

QString FinancePanel::shownDefault(const QComboBox *box, int value) const
{
    return box->itemText(box->findData(value));
}

QString FinancePanel::shownDefault(const QCheckBox *, bool value) const
{
    return value ? tr("yes") : tr("no");
}

void FinancePanel::refresh()
{
    const QString currency = u' ' + m_view.currency();
    if (!m_money.empty() && m_money.front()->suffix() != currency) { // setting it writes the text anew, under the cursor of who is typing
        for (QDoubleSpinBox *box : m_money) {
            box->setSuffix(currency);
        }
        describe();
    }
    m_bindings.refresh();
    for (QDoubleSpinBox *box : m_week) {
        box->setEnabled(m_view.project().site.week.has_value());
    }
}

void FinancePanel::retranslate()
{
    for (const auto &[box, title] : m_groups) {
        box->setTitle(title());
    }
    for (const auto &[box, entries] : m_choices) {
        const QSignalBlocker blocker(box);
        box->clear();
        for (const QString &entry : entries()) {
            box->addItem(entry, box->count());
        }
    }
    for (QDoubleSpinBox *box : m_percent) {
        box->setSuffix(u" %"_s);
    }
    for (QDoubleSpinBox *box : m_optional) {
        box->setSpecialValueText(tr("not set"));
    }
    describe();
    refresh();
}

void FinancePanel::describe()
{
    for (const Item &item : m_items) {
        const Words words = item.words();
        const QString help = words.help + u'\n' + tr("Default: %1. %2").arg(item.standard(), words.source);
        item.field->setAccessibleName(words.label);
        item.field->setToolTip(help);
        if (item.label) {
            item.label->setText(words.label);
            item.label->setToolTip(help);
        } else {
            static_cast<QCheckBox *>(item.field)->setText(words.label);
        }
    }
}

} // namespace configuria
