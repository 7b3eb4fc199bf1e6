// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "yearbarsdata.h"

#include <QCoreApplication>

#include <algorithm>

#include "editvalues.h"
#include "flipdata.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::YearBarsWords)
};

QStringList yearNames(int years, const Format &format)
{
    //: the day of the purchase, before the first year
    QStringList names{Tr::tr("Start")};
    for (int year = 1; year <= years; ++year) {
        names << Tr::tr("Year %1").arg(format.count(year));
    }
    return names;
}

QString overYears(int years)
{
    return Tr::tr("%n year(s)", nullptr, years);
}

// The largest groups and their shares of what is paid.
QString largestOf(const CostSplit &split, const Format &format)
{
    QVector<int> order;
    for (int i = 0; i < costGroupCount; ++i) {
        if (split.shares[static_cast<std::size_t>(i)] > Rate()) {
            order << i;
        }
    }
    const auto share = [&](int group) { return split.shares[static_cast<std::size_t>(group)]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return share(a) > share(b); });
    QStringList words;
    for (const int group : order.first(std::min<qsizetype>(order.size(), 3))) {
        words << Tr::tr("%1 %2", "group of costs, its share").arg(texts::label(static_cast<CostGroup>(group)), format.percent(Fraction(share(group).ppm / 1e6)));
    }
    return words.join(u", "_s);
}

// Every printed line under its group, the totals of the years below.
void fillSplitTable(YearBarsData &data, const OwnershipPlan &plan, const CostSplit &split, const QString &currency)
{
    data.table.headers = {Tr::tr("Group"), Tr::tr("Line")};
    for (const QString &year : data.years) {
        data.table.headers << Tr::tr("%1 (%2)", "year, currency").arg(year, currency);
    }
    data.table.headers << Tr::tr("Total (%1)", "currency").arg(currency);
    for (const CostLine line : printedLines(plan)) {
        QVector<TableCell> row{texts::label(groupOf(line)), texts::label(line)};
        for (int year = 0; year <= plan.years; ++year) {
            row.append(plan.at(line, year));
        }
        row.append(plan.total(line));
        data.table.rows.append(row);
    }
    QVector<TableCell> totals{Tr::tr("Total"), QString()};
    for (int year = 0; year <= plan.years; ++year) {
        totals.append(split.years[static_cast<std::size_t>(year)]);
    }
    totals.append(split.total);
    data.table.rows.append(totals);
}

void readOut(YearBarsData &data, const QVector<QVector<Money>> &amounts, const QVector<Money> &line, const Format &format, const QString &currency)
{
    for (qsizetype year = 0; year < data.years.size(); ++year) {
        QStringList words{data.years[year]};
        for (qsizetype part = 0; part < data.parts.size(); ++part) {
            if (amounts[part][year] != Money()) {
                words << Tr::tr("%1: %2", "part of a bar, its amount").arg(data.parts[part].label, format.money(amounts[part][year], currency));
            }
        }
        words << Tr::tr("%1: %2", "part of a bar, its amount").arg(data.lineLabel, format.money(line[year], currency));
        data.readOut << words.join(u'\n');
        data.line.append(shown(line[year]));
        data.lineTexts << format.moneyShort(line[year], currency);
    }
}

void addPart(YearBarsData &data, QVector<QVector<Money>> &all, const QString &label, const QColor &color, const QVector<Money> &amounts)
{
    if (std::all_of(amounts.cbegin(), amounts.cend(), [](Money amount) { return amount == Money(); })) {
        return;
    }
    YearPart part{label, color, {}};
    for (const Money amount : amounts) {
        part.amounts.append(shown(amount));
    }
    data.parts.append(part);
    all.append(amounts);
}

const CostScenario *scenarioOf(const std::vector<CostScenario> &scenarios, std::optional<int> cloud)
{
    const auto found = std::find_if(scenarios.begin(), scenarios.end(), [&](const CostScenario &scenario) {
        return scenario.kind == ScenarioKind::Cloud && scenario.isKnown && cloud && scenario.cloud == *cloud;
    });
    return found == scenarios.end() ? nullptr : &*found;
}

QString rivalName(const View &view, int cloud)
{
    for (const Rival &rival : rivalsOf(view)) {
        if (rival.cloud == cloud) {
            return rival.name;
        }
    }
    return {};
}

QString cashAnswer(const View &view, const CashFlow &flow, const CostScenario *rented)
{
    const Format &format = view.format;
    const QString rate = format.percent(view.project().cost.discountRate);
    if (!rented) {
        //: %1 an amount (negative), %2 a rate
        return Tr::tr("Net present value %1 at %2 a year. A return needs an alternative to hold it against: enter the price of a cloud.")
            .arg(format.money(flow.npv, view.currency()), rate);
    }
    QStringList words{Tr::tr("Against %1: net present value %2 at %3 a year", "alternative, amount, rate")
                          .arg(rivalName(view, rented->cloud), format.money(flow.npv, view.currency()), rate)};
    words << (rented->irr ? Tr::tr("rate of return %1").arg(format.percent(Fraction(*rented->irr))) : Tr::tr("no rate of return"));
    words << (rented->breakEvenMonth ? Tr::tr("paid back after %1").arg(format.months(*rented->breakEvenMonth))
                                     : Tr::tr("not paid back within %1", "years").arg(overYears(view.project().cost.years)));
    return words.join(u", "_s);
}

} // namespace

QColor groupColor(CostGroup group, bool dark)
{
    switch (group) {
    case CostGroup::Purchase: return QColor(okabeBlue);
    case CostGroup::Arrival: return QColor(okabeSky);
    case CostGroup::Financing: return QColor(okabePurple);
    case CostGroup::Energy: return QColor(okabeYellow);
    case CostGroup::Cooling: return QColor(0x9a, 0xa3, 0xae);
    case CostGroup::Maintenance: return QColor(okabeOrange);
    case CostGroup::Licences: return QColor(okabeVermillion);
    case CostGroup::Colocation: return dark ? QColor(0xe3, 0x9d, 0xe8) : QColor(0x8e, 0x2c, 0x96);
    case CostGroup::People: return QColor(0x7c, 0x86, 0x93);
    case CostGroup::Failures: return QColor(0xcb, 0xd1, 0xd9);
    case CostGroup::Income: return QColor(okabeGreen);
    }
    return {};
}

YearBarsData costSplitData(const View &view, Financing financing, bool dark)
{
    YearBarsData data;
    const OwnershipPlan plan = ownershipPlan(view.session.catalogue(), view.project(), *view.current(), view.evaluation(), financing);
    data.axis = view.currency();
    if (plan.years == 0) {
        data.empty = financing == Financing::Rental ? Tr::tr("The price of the rental is not known.") : Tr::tr("The cost is not known: a price or the power is missing.");
        return data;
    }
    const CostSplit split = costSplit(plan);
    data.years = yearNames(plan.years, view.format);
    data.lineLabel = Tr::tr("Total of the year");
    QVector<QVector<Money>> amounts;
    for (int i = 0; i < costGroupCount; ++i) {
        const auto group = static_cast<CostGroup>(i);
        const YearAmounts &years = split.groups[static_cast<std::size_t>(i)];
        addPart(data, amounts, texts::label(group), groupColor(group, dark), QVector<Money>(years.begin(), years.begin() + plan.years + 1));
    }
    readOut(data, amounts, QVector<Money>(split.years.begin(), split.years.begin() + plan.years + 1), view.format, view.currency());
    data.answer = Tr::tr("%1 over %2; of what is paid: %3", "amount, years, the largest groups with their shares")
                      .arg(view.format.money(split.total, view.currency()), overYears(plan.years), largestOf(split, view.format));
    fillSplitTable(data, plan, split, view.currency());
    return data;
}

YearBarsData cashFlowData(const View &view, std::optional<int> cloud, bool dark)
{
    YearBarsData data;
    data.axis = view.currency();
    const std::vector<CostScenario> scenarios = costScenarios(view.session.catalogue(), view.project(), *view.current(), view.evaluation());
    const CostScenario *rented = scenarioOf(scenarios, cloud);
    const CashFlow flow = cashFlow(view.evaluation().cost.plan, rented, view.project().cost.discountRate);
    if (flow.years.empty() || !view.evaluation().cost.tco) {
        data.empty = Tr::tr("The cost is not known: a price or the power is missing.");
        return data;
    }
    data.years = yearNames(static_cast<int>(flow.years.size()) - 1, view.format);
    data.lineLabel = Tr::tr("Cumulative");
    data.isJoined = true;
    QVector<QVector<Money>> amounts;
    const auto part = [&](const QString &label, const QColor &color, Money CashFlowYear::*amount) {
        QVector<Money> years;
        for (const CashFlowYear &year : flow.years) {
            years.append(year.*amount);
        }
        addPart(data, amounts, label, color, years);
        return years;
    };
    part(Tr::tr("Paid"), QColor(okabeVermillion), &CashFlowYear::out);
    part(Tr::tr("Rent avoided"), scenarioColor(0, dark), &CashFlowYear::rentAvoided);
    part(Tr::tr("Recovered heat"), QColor(okabeYellow), &CashFlowYear::heat);
    part(Tr::tr("Residual value"), QColor(okabeGreen), &CashFlowYear::residual);
    QVector<Money> sums;
    const QString currency = view.currency();
    data.table.headers = {Tr::tr("Year")};
    for (const QString &head : {Tr::tr("Paid"), Tr::tr("Rent avoided"), Tr::tr("Recovered heat"), Tr::tr("Residual value"), Tr::tr("Net"), Tr::tr("Cumulative")}) {
        data.table.headers << Tr::tr("%1 (%2)", "year, currency").arg(head, currency);
    }
    for (std::size_t i = 0; i < flow.years.size(); ++i) {
        const CashFlowYear &year = flow.years[i];
        sums.append(year.cumulative);
        data.table.rows.append({static_cast<double>(i), year.out, year.rentAvoided, year.heat, year.residual, year.net, year.cumulative});
    }
    readOut(data, amounts, sums, view.format, currency);
    data.answer = cashAnswer(view, flow, rented);
    return data;
}

} // namespace configuria
