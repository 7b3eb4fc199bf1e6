// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/costwords.h"

#include <QCoreApplication>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CostWords)
};

constexpr Money fourDecimals = Money::micros(100), threeDecimals = Money::micros(1000);

// Where cents do not tell two prices apart: 0.1902 a kilowatt-hour.
QString finePrice(Money price, const CostWriting &writing, Money step)
{
    const QString nothing = writing.format.money(Money(), writing.currency); // with the currency where the language puts it
    const Money shown = step * price.share(Money::micros(1), step).micros();
    return QString(nothing).replace(writing.format.moneyNumber(Money()), writing.format.moneyEdit(shown));
}

} // namespace

QString label(CloudKind value)
{
    switch (value) {
    case CloudKind::OnDemand: return Tr::tr("On demand");
    case CloudKind::Reserved1Year: return Tr::tr("Reserved for 1 year");
    case CloudKind::Reserved3Years: return Tr::tr("Reserved for 3 years");
    case CloudKind::Spot: return Tr::tr("Spot");
    case CloudKind::PerToken: return Tr::tr("Per token");
    }
    return {};
}

QString label(LikeForLike value)
{
    switch (value) {
    case LikeForLike::SameGpus: return Tr::tr("As many GPUs");
    case LikeForLike::SameMemory: return Tr::tr("As much GPU memory");
    case LikeForLike::SameThroughput: return Tr::tr("As many tokens per second");
    }
    return {};
}

QString label(Financing value)
{
    switch (value) {
    case Financing::Cash: return Tr::tr("Purchase");
    case Financing::Lease: return Tr::tr("Lease");
    case Financing::Rental: return Tr::tr("Rental");
    }
    return {};
}

QString label(DepreciationMethod value)
{
    switch (value) {
    case DepreciationMethod::Linear: return Tr::tr("Straight-line");
    case DepreciationMethod::Declining: return Tr::tr("Declining balance");
    }
    return {};
}

QString label(ScenarioKind value)
{
    switch (value) {
    case ScenarioKind::Owned: return Tr::tr("Bought");
    case ScenarioKind::Leased: return Tr::tr("Leased");
    case ScenarioKind::Rented: return Tr::tr("Rented on site");
    case ScenarioKind::Cloud: return Tr::tr("Cloud");
    }
    return {};
}

QString label(SiteRoom value)
{
    switch (value) {
    case SiteRoom::OwnRoom: return Tr::tr("Own room");
    case SiteRoom::Colocation: return Tr::tr("Colocation");
    case SiteRoom::Liquid: return Tr::tr("Liquid cooling");
    }
    return {};
}

QString label(CostGroup value)
{
    switch (value) {
    case CostGroup::Purchase: return Tr::tr("Purchase");
    case CostGroup::Arrival: return Tr::tr("Delivery and installation");
    case CostGroup::Financing: return Tr::tr("Lease or rental");
    case CostGroup::Energy: return Tr::tr("Electricity");
    case CostGroup::Cooling: return Tr::tr("Cooling");
    case CostGroup::Maintenance: return Tr::tr("Maintenance");
    case CostGroup::Licences: return Tr::tr("Software licences");
    case CostGroup::Colocation: return Tr::tr("Colocation");
    case CostGroup::People: return Tr::tr("Staff and network");
    case CostGroup::Failures: return Tr::tr("Spares and failures");
    case CostGroup::Income: return Tr::tr("Resale and recovered heat");
    }
    return {};
}

QString label(CostLine value)
{
    switch (value) {
    case CostLine::Servers: return Tr::tr("Servers");
    case CostLine::Gpus: return Tr::tr("GPUs");
    case CostLine::Cpus: return Tr::tr("Processors");
    case CostLine::Memory: return Tr::tr("Memory");
    case CostLine::Drives: return Tr::tr("Drives");
    case CostLine::Supplies: return Tr::tr("Power supplies");
    case CostLine::Network: return Tr::tr("Network adapters and switches");
    case CostLine::Accessories: return Tr::tr("Accessories");
    case CostLine::Racks: return Tr::tr("Rack equipment");
    case CostLine::Licences: return Tr::tr("Licences bought");
    case CostLine::Services: return Tr::tr("Services");
    case CostLine::StatedPurchase: return Tr::tr("Purchase, as stated");
    case CostLine::LineDiscounts: return Tr::tr("Discounts on lines");
    case CostLine::DocumentDiscount: return Tr::tr("Global discount");
    case CostLine::Freight: return Tr::tr("Freight");
    case CostLine::Duty: return Tr::tr("Customs duty");
    case CostLine::Installation: return Tr::tr("Installation");
    case CostLine::BurnIn: return Tr::tr("Burn-in and acceptance");
    case CostLine::Spares: return Tr::tr("Spare parts");
    case CostLine::LeasePayments: return Tr::tr("Lease payments");
    case CostLine::BuyOut: return Tr::tr("Buy-out at the end of the lease");
    case CostLine::RentalPayments: return Tr::tr("Rental payments");
    case CostLine::Energy: return Tr::tr("Electricity");
    case CostLine::Cooling: return Tr::tr("Cooling beside the PUE");
    case CostLine::Maintenance: return Tr::tr("Maintenance");
    case CostLine::SoftwareLicences: return Tr::tr("Software licences");
    case CostLine::Colocation: return Tr::tr("Colocation");
    case CostLine::Staff: return Tr::tr("Staff");
    case CostLine::NetworkFees: return Tr::tr("Network");
    case CostLine::Failures: return Tr::tr("Expected failures");
    case CostLine::HeatRecovery: return Tr::tr("Recovered heat");
    case CostLine::Residual: return Tr::tr("Residual value");
    }
    return {};
}

QString label(CostInput value)
{
    switch (value) {
    case CostInput::Purchase: return Tr::tr("Purchase price");
    case CostInput::Installation: return Tr::tr("Delivery and installation");
    case CostInput::Residual: return Tr::tr("Residual value");
    case CostInput::Power: return Tr::tr("Power");
    case CostInput::LoadFactor: return Tr::tr("Load factor");
    case CostInput::Pue: return Tr::tr("PUE");
    case CostInput::HoursPerYear: return Tr::tr("Hours per year");
    case CostInput::EnergyPrice: return Tr::tr("Price of electricity");
    case CostInput::EnergyEscalation: return Tr::tr("Yearly rise of electricity");
    case CostInput::Cooling: return Tr::tr("Cooling beside the PUE");
    case CostInput::Maintenance: return Tr::tr("Maintenance");
    case CostInput::Licences: return Tr::tr("Software licences");
    case CostInput::Colocation: return Tr::tr("Colocation");
    case CostInput::Staff: return Tr::tr("Staff");
    case CostInput::Network: return Tr::tr("Network");
    case CostInput::Failures: return Tr::tr("Cost of failures");
    case CostInput::DiscountRate: return Tr::tr("Cost of capital");
    case CostInput::Utilisation: return Tr::tr("Utilisation");
    case CostInput::Throughput: return Tr::tr("Tokens per second");
    case CostInput::CloudPrice: return Tr::tr("Cloud price");
    }
    return {};
}

QString label(CostFigure value)
{
    switch (value) {
    case CostFigure::Tco: return Tr::tr("Total cost of ownership");
    case CostFigure::Npv: return Tr::tr("Present value of the costs");
    case CostFigure::PerGpuHour: return Tr::tr("Cost per GPU-hour");
    case CostFigure::PerMillionTokens: return Tr::tr("Cost per million tokens");
    case CostFigure::CloudTotal: return Tr::tr("Cost of renting");
    case CostFigure::SavingAgainstCloud: return Tr::tr("Saving of owning");
    }
    return {};
}

QString co2Method(const std::string &method)
{
    return method == "direct production" ? Tr::tr("direct production")
        : method == "location-based"     ? Tr::tr("location-based")
        : method == "life cycle"         ? Tr::tr("life cycle")
                                         : QString::fromStdString(method);
}

std::string co2MethodFrom(const QString &words)
{
    for (const char *known : {"direct production", "location-based", "life cycle"}) {
        if (words == co2Method(known)) {
            return known;
        }
    }
    return words.toStdString();
}

QString co2Basis(const Site &site)
{
    const QString method = site.co2Method.empty() ? Tr::tr("method not stated") : co2Method(site.co2Method);
    const QString year = site.co2Year > 0 ? QString::number(site.co2Year) : Tr::tr("year not stated");
    //: %1 method, %2 year of a CO2 factor
    return Tr::tr("%1, %2").arg(method, year);
}

QString label(Cheaper value)
{
    switch (value) {
    case Cheaper::Equal: return Tr::tr("Equal");
    //: who is cheaper: the machine that is owned
    case Cheaper::Owning: return Tr::tr("Owning");
    //: who is cheaper: what is rented
    case Cheaper::Renting: return Tr::tr("Renting");
    }
    return {};
}

QString name(const CostScenario &scenario, const Project &project)
{
    if (scenario.kind != ScenarioKind::Cloud) {
        return label(scenario.kind);
    }
    const auto index = static_cast<std::size_t>(scenario.cloud);
    if (scenario.cloud < 0 || index >= project.clouds.size()) {
        return label(CloudKind::OnDemand);
    }
    const CloudScenario &cloud = project.clouds[index];
    //: %1 the provider, %2 how it is paid
    return cloud.name.empty() ? label(cloud.kind) : Tr::tr("%1, %2").arg(QString::fromStdString(cloud.name), label(cloud.kind).toLower());
}

QString breakEven(const CostScenario &scenario, int years, const Format &format)
{
    return scenario.breakEvenMonth ? format.months(*scenario.breakEvenMonth) : Tr::tr("none within %n year(s)", "break-even", years);
}

QString value(const InputValue &value, CostInput input, const CostWriting &writing)
{
    if (value.number) {
        return writing.format.figure(*value.number);
    }
    if (!value.money) {
        return writing.format.unknown();
    }
    if (input == CostInput::EnergyPrice) {
        return finePrice(*value.money, writing, fourDecimals) + u"/kWh"_s;
    }
    if (input == CostInput::CloudPrice) {
        const QString price = finePrice(*value.money, writing, fourDecimals);
        return writing.isPerToken ? Tr::tr("%1 per million tokens").arg(price) : Tr::tr("%1 per GPU-hour").arg(price);
    }
    return writing.format.moneyShort(*value.money, writing.currency);
}

QString value(Money amount, CostFigure figure, const CostWriting &writing)
{
    switch (figure) {
    case CostFigure::PerGpuHour:
    case CostFigure::PerMillionTokens:
        return finePrice(amount, writing, threeDecimals);
    case CostFigure::Tco:
    case CostFigure::Npv:
    case CostFigure::CloudTotal:
    case CostFigure::SavingAgainstCloud:
        break;
    }
    return writing.format.moneyShort(amount, writing.currency);
}

QString verdict(const Verdict &verdict, const QString &rival, const CostWriting &writing)
{
    const QString by = writing.format.moneyShort(verdict.by, writing.currency);
    switch (verdict.cheaper) {
    //: %1 the rented alternative
    case Cheaper::Equal: return Tr::tr("Owning costs the same as %1").arg(rival);
    //: %1 an amount, %2 the rented alternative
    case Cheaper::Owning: return Tr::tr("Owning costs %1 less than %2").arg(by, rival);
    case Cheaper::Renting: return Tr::tr("Owning costs %1 more than %2").arg(by, rival);
    }
    return {};
}

QString goal(CostInput input, const std::optional<GoalSeek> &found, const std::optional<InputValue> &today, const CostWriting &writing)
{
    const QString now = today ? value(*today, input, writing) : writing.format.unknown();
    if (!found) {
        //: %1 an input, %2 its value
        return Tr::tr("%1: no value in the range makes them equal (today %2)").arg(label(input), now);
    }
    const Rate change = changeOf(*found);
    const QString there = value(found->value, input, writing);
    if (input == CostInput::Purchase && change < Rate()) {
        //: %1 a rate, %2 and %3 amounts
        return Tr::tr("Purchase price: a discount of %1 makes them equal, %2 instead of %3")
            .arg(writing.format.percent(Fraction(1 - found->factor)), there, now);
    }
    //: %1 an input, %2 the value that is sought, %3 that of today
    return Tr::tr("%1: equal at %2, today %3").arg(label(input), there, now);
}

} // namespace configuria::texts
