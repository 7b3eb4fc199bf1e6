// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "financepanel.h"

#include <QVBoxLayout>

#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

using Words = TermFields::Words;

template <class Enum, int count>
QStringList labels()
{
    QStringList all;
    for (int i = 0; i < count; ++i) {
        all << texts::label(static_cast<Enum>(i));
    }
    return all;
}

} // namespace

FinancePanel::FinancePanel(View &view, QWidget *parent) : QWidget(parent), m_fields(view, this)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    makePurchase(layout);
    makeRunning(layout);
    makeFinance(layout);
    makeOutlook(layout);
    makeCloud(layout);
    retranslate();
}

void FinancePanel::makePurchase(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Purchase"); }));
    m_fields.money(u"installEdit"_s, [] { return Words{tr("Installation"), tr("Once: rack, cabling, power, work."), tr("Depends on the room.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.install; });
    m_fields.money(u"freightEdit"_s, [] { return Words{tr("Freight"), tr("Once: transport and insurance to the site."), tr("Depends on the offer.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.freight; });
    m_fields.percent(u"dutyEdit"_s, [] { return Words{tr("Customs duty"), tr("Of purchase and freight: the customs value of Regulation (EU) 952/2013, articles 70 and 71."),
                                                      tr("Goods of the same customs territory pay none.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.duty; });
    m_fields.money(u"burnInEdit"_s, [] { return Words{tr("Acceptance tests"), tr("Once: burn-in and acceptance before the first day of use."), tr("Depends on the offer.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.arrival.burnIn; });
    m_fields.percent(u"sparesEdit"_s, [] { return Words{tr("Spare parts"), tr("Of the purchase, bought with it and kept on the shelf."), tr("Depends on the contract.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.failures.spares; });
    QDoubleSpinBox *embodied = m_fields.number(u"embodiedEdit"_s, [] { return Words{tr("Embodied CO2"), tr("Kilograms of CO2 equivalent for making one node. Stands apart from the use."), tr("The maker states it.")}; },
                                               Field::Cost, 0, 1e6, 0, [](const Project &p) { return p.cost.embodiedKgPerNode.value_or(0); },
                                               [](Project &p, double v) { p.cost.embodiedKgPerNode = v > 0 ? std::optional(v) : std::nullopt; });
    m_fields.lowestIsUnset(m_fields.withUnit(embodied, u" kg"));
}

void FinancePanel::makeRunning(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Running costs"); }));
    m_fields.percent(u"maintenanceEdit"_s, [] { return Words{tr("&Maintenance"), tr("Of the purchase, each year after the warranty."), tr("4 to 8% a year are usual (CTWatch Quarterly, 2006).")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.maintenance; });
    m_fields.count(u"maintenanceFromEdit"_s, [] { return Words{tr("Maintenance from"), tr("Year in which maintenance starts to be paid: the one after the warranty."),
                                                               tr("Warranty of one year.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.maintenanceFromYear; }, 1, 16);
    m_fields.money(u"licenceEdit"_s, [] { return Words{tr("Licences per GPU"), tr("Software, for one GPU and one year."), tr("Depends on the software; NVIDIA AI Enterprise: 4,500 USD (2026).")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.licencePerGpuYear; });
    m_fields.money(u"staffEdit"_s, [] { return Words{tr("&Staff per year"), tr("Cost of the people who run the machine."), tr("Depends on the site.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.staffPerYear; });
    m_fields.money(u"networkEdit"_s, [] { return Words{tr("Network per year"), tr("Lines and transit, for one year."), tr("Depends on the site.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.networkPerYear; });
    m_fields.money(u"coolingEdit"_s, [] { return Words{tr("Cooling per GPU"), tr("Service of a liquid loop, for one GPU and one year. Only what the PUE does not cover: otherwise it counts twice."),
                                                       tr("Air cooling has none; a liquid loop costs about 150 EUR (guide of a reseller, 2026).")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.coolingPerGpuYear; });
    m_fields.money(u"colocationEdit"_s, [] { return Words{tr("Colocat&ion"), tr("Per kilowatt and month."), tr("A room of one’s own pays none; 217.30 USD is the mean of the world (CBRE, first quarter of 2025).")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.colocationPerKwMonth; });
    m_fields.check(u"colocationPowerEdit"_s, [] { return Words{tr("Colocation includes power"), tr("The fee covers the energy: the meter is not paid twice."),
                                                               tr("Metered power is the usual contract.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.colocationIncludesPower; });
    makeFailures();
}

void FinancePanel::makeFailures()
{
    m_fields.number(u"failuresEdit"_s, [] { return Words{tr("Failures per GPU"), tr("Expected for one GPU and one year. Measured: 0.09 (GPUs and their memory, 16,384 GPUs, 54 days, arXiv 2407.21783, table 5)."),
                                                         tr("Under warranty they cost nothing.")}; },
                    Field::Cost, 0, 10, 3, [](const Project &p) { return p.cost.failures.perGpuYear; }, [](Project &p, double v) { p.cost.failures.perGpuYear = v; });
    m_fields.money(u"failureCostEdit"_s, [] { return Words{tr("Cost of a failure"), tr("Beside the warranty: labour, freight, lost hours."), tr("Depends on the contract.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.failures.cost; });
    m_fields.share(u"heatShareEdit"_s, [] { return Words{tr("Heat recovered"), tr("Share of the energy that is sold or saves heating."), tr("Few sites recover heat.")}; },
                   Field::Site, [](auto &p) -> auto & { return p.site.heat.share; });
    m_fields.money(u"heatValueEdit"_s, [] { return Words{tr("Value of the heat"), tr("Of one kilowatt-hour of heat."), tr("Depends on the site.")}; },
                   Field::Site, [](auto &p) -> auto & { return p.site.heat.valuePerKwh; }, 100, 4);
}

void FinancePanel::makeFinance(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Finance"); }));
    m_fields.count(u"yearsEdit"_s, [] { return Words{tr("&Years"), tr("Years over which costs are added up."), tr("Three years, the usual depreciation of computers in France.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.years; }, 1, maxCostYears);
    m_fields.share(u"useEdit"_s, [] { return Words{tr("Useful &time"), tr("Share of the hours with useful work; cloud hours are bought for it."), tr("Every hour: the best case.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.utilisation; });
    m_fields.percent(u"discountRateEdit"_s, [] { return Words{tr("Discou&nt rate"), tr("Yearly rate that brings later costs to today's value."), tr("Nothing is discounted before the firm states its cost of capital.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.discountRate; });
    m_fields.choice(u"financingEdit"_s, [] { return Words{tr("Financing"), tr("What the totals count; the others stand beside it."), tr("A purchase.")}; },
                    Field::Cost, [](auto &p) -> auto & { return p.cost.finance.kind; }, &labels<Financing, 3>);
    m_fields.count(u"leaseMonthsEdit"_s, [] { return Words{tr("Lease, months"), tr("Monthly payments, in arrears."), tr("Three years, as the totals.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.finance.months; }, 1, 180);
    m_fields.percent(u"leaseRateEdit"_s, [] { return Words{tr("Lease rate"), tr("Nominal, a year."), tr("An example: ask the lessor.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.finance.rate; });
    m_fields.percent(u"buyOutEdit"_s, [] { return Words{tr("Buy-out"), tr("Of the price, at the end of the lease."), tr("The lease pays the whole price.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.finance.buyOut; });
    m_fields.optionalMoney(u"rentalEdit"_s, [] { return Words{tr("Rental per GPU"), tr("For one GPU and one month, maintenance included; nothing is owned."), tr("Depends on the offer.")}; },
                           Field::Cost, [](auto &p) -> auto & { return p.cost.finance.rentalPerGpuMonth; });
    makeAccounts();
}

void FinancePanel::makeAccounts()
{
    m_fields.percent(u"residualEdit"_s, [] { return Words{tr("Resi&dual value"), tr("Of the purchase, at the end."), tr("Nothing is counted on; an H100 kept 25 to 35% after three years (prices asked in 2026, weak source).")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.residual; });
    m_fields.optionalMoney(u"resaleEdit"_s, [] { return Words{tr("Resale"), tr("At the end, in place of the residual value: sold as refurbished."), tr("The residual value counts.")}; },
                           Field::Cost, [](auto &p) -> auto & { return p.cost.resale; });
    m_fields.choice(u"depreciationEdit"_s, [] { return Words{tr("Depreciation"), tr("A view of the accounts, never added to the cash. Declining: French coefficients, CGI article 39 A."), tr("Open to any asset.")}; },
                    Field::Cost, [](auto &p) -> auto & { return p.cost.depreciation.method; }, &labels<DepreciationMethod, 2>);
    m_fields.count(u"depreciationYearsEdit"_s, [] { return Words{tr("Depreciated over"), tr("Years of the accounts."), tr("Usual in France for computers.")}; },
                   Field::Cost, [](auto &p) -> auto & { return p.cost.depreciation.years; }, 1, maxCostYears);
}

void FinancePanel::makeOutlook(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Outlook, changes per year"); }));
    m_fields.percent(u"escalationEdit"_s, [] { return Words{tr("Electricity"), tr("Change of its price, each year from the second one."), tr("Prices of today.")}; },
                     Field::Site, [](auto &p) -> auto & { return p.site.priceEscalation; }, -50, 100);
    m_fields.percent(u"inflationEdit"_s, [] { return Words{tr("Inflation"), tr("Of staff, network, licences, colocation, cooling and failures."), tr("Prices of today.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.inflation; }, -50, 100);
    m_fields.percent(u"cloudChangeEdit"_s, [] { return Words{tr("Cloud prices"), tr("Change of the cloud's prices each year; below zero they fall."), tr("Prices of today.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.cloudPrice; }, -50, 100);
    m_fields.percent(u"demandEdit"_s, [] { return Words{tr("Demand"), tr("Growth of the useful time each year, until the machine is full."), tr("Demand of today.")}; },
                     Field::Cost, [](auto &p) -> auto & { return p.cost.outlook.demand; }, -50, 1000);
}

void FinancePanel::makeCloud(QVBoxLayout *layout)
{
    layout->addWidget(m_fields.group([] { return tr("Comparison with a cloud"); }));
    QDoubleSpinBox *own = m_fields.number(u"cloudEdit"_s, [] { return Words{tr("&Cloud GPU-hour"), tr("Price of the same GPU in a cloud, for one hour."), tr("The list below has prices with their day and source.")}; },
                                          Field::CloudPrice, 0, 1000, 2, [](const Configuration &c) { return c.cloudGpuHour ? shown(*c.cloudGpuHour) : 0.0; },
                                          [](Configuration &c, double v) { c.cloudGpuHour = v > 0 ? std::optional(moneyFrom(v)) : std::nullopt; });
    own->setSingleStep(0.1);
    m_fields.inCurrency(own);
    m_fields.lowestIsUnset(own);
    m_fields.choice(u"likeForLikeEdit"_s, [] { return Words{tr("Like for like"), tr("What the rented GPUs have to equal."), tr("The plainest comparison.")}; },
                    Field::Cost, [](auto &p) -> auto & { return p.cost.likeForLike; }, &labels<LikeForLike, 3>);
    m_fields.number(u"hoursMonthEdit"_s, [] { return Words{tr("Hours of a month"), tr("Hours that a full month of a cloud has."), tr("8,760 hours of a year / 12.")}; },
                    Field::Cost, 1, 744, 0, [](const Project &p) { return p.cost.hoursPerMonth; }, [](Project &p, double v) { p.cost.hoursPerMonth = v; });
    QDoubleSpinBox *rate = m_fields.number(u"usdRateEdit"_s, [] { return Words{tr("One US dollar"), tr("In the currency of the project."), tr("An example without a date: enter the rate of the day.")}; },
                                           Field::Cost, 0.0001, 1e6, 4, [](const Project &p) { return p.cost.usdRate; }, [](Project &p, double v) { p.cost.usdRate = v; });
    rate->setSingleStep(0.01);
    m_fields.inCurrency(rate);
}

} // namespace configuria
