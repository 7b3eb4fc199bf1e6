// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/costnumbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "items/costwords.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CostNumbers)
};

constexpr int monthsPerYear = 12;
constexpr double secondsPerHour = 3600;

double shareOf(Rate rate)
{
    return static_cast<double>(rate.ppm) / 1e6;
}

class Writer {
public:
    Writer(const CostQuestion &question, const Format &format)
        : m_q(question), m_project(question.project), m_cost(question.evaluation.cost), m_format(format)
    {
    }

    QString purchase() const;
    QString energy() const;
    QString line(CostLine line) const;
    QString residual() const;
    QString total() const;
    QString presentValue() const;
    QString leasePayment() const;
    QString cloudTotal() const;
    QString breakEven() const;
    QString simplePayback() const;
    QString rateOfReturn() const;
    QString breakEvenUse() const;
    QString perGpuHour(bool isUsed) const;
    QString perMillionTokens() const;
    QString perMillionInput() const;
    QString perUserMonth() const;
    QString perTrainingRun() const;
    QString energyPerTokens() const;
    QString co2PerTokens() const;
    QString co2OfOperation() const;
    QString co2OfMaking() const;

private:
    QString money(Money value) const { return m_format.money(value, QString::fromStdString(m_project.currency)); }
    QString whole(double value) const { return m_format.count(std::llround(std::clamp(value, -1e15, 1e15))); }
    QString number(double value) const { return m_format.significant(value); }
    // Digits enough to work the sum out again.
    QString exact(double value) const { return m_format.significant(value, 8); }
    QString months(double value) const { return Tr::tr("%1 months").arg(m_format.significant(value)); }
    QString kilowattHours() const { return Tr::tr("%1 kWh").arg(exact(m_q.evaluation.power.energyPerYear->count)); }
    QString hours(double value) const { return Tr::tr("%1 h").arg(whole(value)); }
    QString years() const { return Tr::tr("%n year(s)", nullptr, m_cost.plan.years); }
    QString gpus() const { return Tr::tr("%n GPU(s)", nullptr, static_cast<int>(std::min(gpuCount(), 1e9))); }
    QString factor() const;
    double gpuCount() const;
    double usedShare() const;
    double usedHours() const { return m_project.site.hoursPerYear * m_cost.plan.years * usedShare(); }
    QString yearSum(CostLine line) const;

    const CostQuestion &m_q;
    const Project &m_project;
    const CostEvaluation &m_cost;
    const Format &m_format;
};

double Writer::gpuCount() const
{
    double count = 0;
    for (const BomLine &each : m_q.configuration.lines) {
        count += each.part.kind == PartKind::Gpu && each.quantity > 0 ? static_cast<double>(quantityOfAllNodes(m_q.configuration, each)) : 0.0;
    }
    return count;
}

// Mean over the years: growing demand fills the machine.
double Writer::usedShare() const
{
    const int years = std::max(1, m_cost.plan.years);
    double sum = 0;
    for (int year = 0; year < years; ++year) {
        sum += std::min(1.0, m_project.cost.utilisation * std::pow(1 + shareOf(m_project.cost.outlook.demand), year));
    }
    return sum / years;
}

// The cells of a line that hold something, and their sum.
QString Writer::yearSum(CostLine line) const
{
    QStringList cells;
    for (int year = 0; year <= m_cost.plan.years; ++year) {
        if (const Money cell = m_cost.plan.at(line, year); cell != Money()) {
            cells << money(cell);
        }
    }
    const QString sum = cells.join(u" + "_s);
    return cells.size() > 1 ? sum + u" = "_s + money(m_cost.plan.total(line)) : sum;
}

QString Writer::purchase() const
{
    QStringList terms;
    for (int i = 0; i <= static_cast<int>(CostLine::DocumentDiscount); ++i) {
        const auto line = static_cast<CostLine>(i);
        if (const Money amount = m_cost.plan.total(line); amount != Money()) {
            //: of a sum: what, then its amount
            terms << Tr::tr("%1 %2").arg(label(line), money(amount));
        }
    }
    return terms.isEmpty() ? QString() : terms.join(u" + "_s) + u" = "_s + money(*m_cost.capex);
}

QString Writer::energy() const
{
    const std::optional<KilowattHours> &perYear = m_q.evaluation.power.energyPerYear;
    if (!perYear || m_cost.plan.years == 0) {
        return {};
    }
    QString text = Tr::tr("%1 a year").arg(kilowattHours());
    if (!m_project.site.bands.offPeakPerKwh && !m_project.cost.colocationIncludesPower) {
        //: %1 kWh a year, %2 price of a kWh
        text = Tr::tr("%1 × %2").arg(text, exact(static_cast<double>(m_project.site.pricePerKwh.micros()) / 1e6) + u' '
                                               + QString::fromStdString(m_project.currency));
    }
    return text + u'\n' + yearSum(CostLine::Energy);
}

QString Writer::line(CostLine line) const
{
    return m_cost.plan.years > 0 ? yearSum(line) : QString();
}

QString Writer::residual() const
{
    if (m_project.cost.resale) {
        return Tr::tr("stated resale: %1").arg(money(*m_project.cost.resale));
    }
    const Money amount = Money() - m_cost.plan.total(CostLine::Residual);
    return m_cost.capex ? Tr::tr("%1 × %2 = %3").arg(money(*m_cost.capex), m_format.percent(m_project.cost.residual), money(amount)) : QString();
}

QString Writer::total() const
{
    const auto groups = costByGroup(m_cost.plan);
    QStringList terms;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups[i] != Money()) {
            terms << Tr::tr("%1 %2").arg(label(static_cast<CostGroup>(i)), money(groups[i]));
        }
    }
    return terms.join(u" + "_s) + u" = "_s + money(*m_cost.tco);
}

// "1 + 8 %".
QString Writer::factor() const
{
    return u"(1 + "_s + m_format.percent(m_project.cost.discountRate) + u')';
}

QString Writer::presentValue() const
{
    QStringList terms{money(m_cost.plan.ofYear(0))};
    for (int year = 1; year <= m_cost.plan.years; ++year) {
        terms << money(m_cost.plan.ofYear(year)) + u" ÷ "_s + factor() + (year > 1 ? u"^%1"_s.arg(year) : QString());
    }
    return terms.join(u" + "_s) + u" = "_s + money(*m_cost.npv);
}

QString Writer::leasePayment() const
{
    const FinanceTerms &terms = m_project.cost.finance;
    return Tr::tr("%1, %2 a year, %n month(s), buy-out %3: %4 a month", nullptr, terms.months)
        .arg(money(m_cost.capex.value_or(Money())), m_format.percent(terms.rate), m_format.percent(terms.buyOut), money(*m_cost.leasePerMonth));
}

// The first year in full; the others follow its change of price and use.
QString Writer::cloudTotal() const
{
    const std::vector<CostScenario> all = costScenarios(m_q.catalogue, m_project, m_q.configuration, m_q.evaluation);
    const auto first = std::find_if(all.begin(), all.end(), [](const CostScenario &s) { return s.kind == ScenarioKind::Cloud; });
    if (first == all.end() || !first->isKnown) {
        return {};
    }
    QStringList cells;
    for (int year = 1; year <= m_cost.plan.years; ++year) {
        cells << money(first->years[static_cast<std::size_t>(year)]);
    }
    //: %1 name of a cloud scenario, %2 costs of each year
    const QString sum = Tr::tr("%1: %2").arg(name(*first, m_project), cells.join(u" + "_s) + u" = "_s + money(first->total));
    if (!first->perGpuHour || first->rentedGpus <= 0) {
        return sum;
    }
    return Tr::tr("%n rented GPU(s)", nullptr, first->rentedGpus) + u'\n' + sum;
}

QString Writer::breakEven() const
{
    const CostCurve curve = costCurve(m_q.catalogue, m_project, m_q.configuration);
    const auto before = static_cast<std::size_t>(std::floor(*m_cost.breakEvenMonth));
    if (before + 1 >= curve.owned.size() || before + 1 >= curve.cloud.size()) {
        return {};
    }
    QStringList lines;
    for (const std::size_t month : {before, before + 1}) {
        lines << Tr::tr("month %1: owned %2, rented %3").arg(QString::number(month), money(curve.owned[month]), money(curve.cloud[month]));
    }
    return lines.join(u'\n') + u'\n' + Tr::tr("crossing: %1").arg(months(*m_cost.breakEvenMonth));
}

QString Writer::simplePayback() const
{
    const double count = m_cost.plan.years * monthsPerYear;
    const Money rent = scaled(*m_cost.cloudTotal, 1 / count), running = scaled(m_cost.opexFirstYear.value_or(Money()), 1.0 / monthsPerYear);
    //: what is paid first ÷ (rent − running cost of a month)
    return Tr::tr("%1 ÷ (%2 − %3) = %4").arg(money(m_cost.plan.ofYear(0)), money(rent), money(running), months(*m_cost.simplePaybackMonth));
}

QString Writer::rateOfReturn() const
{
    const std::vector<CostScenario> all = costScenarios(m_q.catalogue, m_project, m_q.configuration, m_q.evaluation);
    const auto first = std::find_if(all.begin(), all.end(), [](const CostScenario &s) { return s.kind == ScenarioKind::Cloud; });
    if (first == all.end() || !first->isKnown) {
        return {};
    }
    QStringList flows;
    for (int year = 0; year <= m_cost.plan.years; ++year) {
        flows << money(first->years[static_cast<std::size_t>(year)] - m_cost.plan.ofYear(year));
    }
    return Tr::tr("yearly flows: %1").arg(flows.join(Tr::tr("; ", "between parts of a sentence")));
}

QString Writer::breakEvenUse() const
{
    const Fraction share(*m_cost.breakEvenUtilisation);
    return Tr::tr("at %1 of the hours renting costs what owning does: %2").arg(m_format.percent(share), money(*m_cost.tco));
}

QString Writer::perGpuHour(bool isUsed) const
{
    const QString installed = Tr::tr("%1 ÷ (%2 × %3 × %4").arg(money(*m_cost.tco), gpus(), hours(m_project.site.hoursPerYear), years());
    return (isUsed ? installed + u" × "_s + m_format.percent(Fraction(usedShare())) : installed) + u") = "_s
        + money(isUsed ? *m_cost.perGpuHour : *m_cost.perGpuHourInstalled);
}

QString Writer::perMillionTokens() const
{
    const auto &output = m_q.evaluation.speed.output;
    return output ? Tr::tr("%1 ÷ (%2 × 3,600 s × %3 of use ÷ 1,000,000) = %4")
                        .arg(money(*m_cost.tco), m_format.tokensPerSecond(output->expected), hours(usedHours()), money(*m_cost.perMillionTokens))
                  : QString();
}

QString Writer::perMillionInput() const
{
    const auto &prefill = m_q.evaluation.speed.prefill;
    return prefill ? Tr::tr("%1 ÷ (%2 of use × 3,600 s) ÷ %3 × 1,000,000 = %4")
                         .arg(money(*m_cost.tco), hours(usedHours()), m_format.tokensPerSecond(prefill->expected), money(*m_cost.perMillionInput))
                   : QString();
}

QString Writer::perUserMonth() const
{
    return Tr::tr("%1 ÷ %2 ÷ %3 = %4")
        .arg(money(*m_cost.tco), Tr::tr("%n month(s)", nullptr, m_cost.plan.years * monthsPerYear),
             Tr::tr("%n user(s)", nullptr, static_cast<int>(std::min<std::int64_t>(m_q.configuration.workload.sequences, 1'000'000'000))),
             money(*m_cost.perUserMonth));
}

QString Writer::perTrainingRun() const
{
    const auto &hoursToTrain = m_q.evaluation.speed.gpuHours;
    return hoursToTrain && m_cost.perGpuHour
        ? Tr::tr("%1 × %2 = %3").arg(money(*m_cost.perGpuHour), m_format.gpuHours(hoursToTrain->expected), money(*m_cost.perTrainingRun))
        : QString();
}

QString Writer::energyPerTokens() const
{
    const auto &output = m_q.evaluation.speed.output;
    const auto &perYear = m_q.evaluation.power.energyPerYear;
    if (!output || !perYear) {
        return {};
    }
    const double tokens = output->expected.count * secondsPerHour * usedHours();
    return Tr::tr("%1 × %2 ÷ %3 tokens × 1,000 = %4 Wh").arg(kilowattHours(), years(), number(tokens), number(*m_cost.whPerThousandTokens));
}

QString Writer::co2PerTokens() const
{
    return Tr::tr("%1 Wh × %2 g/kWh = %3 g")
        .arg(number(m_cost.whPerThousandTokens.value_or(0)), number(m_project.site.co2GramsPerKwh.value_or(0)), number(*m_cost.co2GramsPerThousandTokens));
}

// With the method and the year of the factor: without them a mass of CO2 says little.
QString Writer::co2OfOperation() const
{
    const auto &perYear = m_q.evaluation.power.energyPerYear;
    if (!perYear) {
        return {};
    }
    const QString sum = Tr::tr("%1 × %2 × %3 g/kWh = %4 kg").arg(kilowattHours(), years(), number(m_project.site.co2GramsPerKwh.value_or(0)), number(*m_cost.co2Kg));
    return sum + u'\n' + Tr::tr("Factor: %1").arg(co2Basis(m_project.site));
}

QString Writer::co2OfMaking() const
{
    const double each = m_project.cost.embodiedKgPerNode.value_or(0);
    return Tr::tr("%1 kg × %n node(s) = %2 kg", nullptr, m_q.configuration.nodes).arg(number(each), number(*m_cost.embodiedCo2Kg));
}

} // namespace

QString costValue(FormulaId figure, const CostEvaluation &c, const QString &currency, const Format &f)
{
    const auto total = [&](const std::optional<Money> &value) { return value ? f.moneyShort(*value, currency) : QString(); };
    const auto price = [&](const std::optional<Money> &value) { return value ? f.money(*value, currency) : QString(); };
    const auto ofLine = [&](CostLine line, bool isIncome) {
        const Money amount = c.plan.total(line);
        return c.plan.years > 0 && c.tco && amount != Money() ? f.moneyShort(isIncome ? Money() - amount : amount, currency) : QString();
    };
    const auto months = [&](const std::optional<double> &value) { return value ? f.months(*value) : QString(); };
    const auto percent = [&](const std::optional<double> &value) { return value ? f.percent(Fraction(*value)) : QString(); };
    const auto mass = [&](const std::optional<double> &kg) { return kg ? f.figure({*kg, Unit::Kilograms}) : QString(); };
    switch (figure) {
    case FormulaId::CostPurchase: return total(c.capex);
    case FormulaId::CostEnergy: return total(c.energyTotal);
    case FormulaId::CostMaintenance: return ofLine(CostLine::Maintenance, false);
    case FormulaId::CostResidual: return ofLine(CostLine::Residual, true);
    case FormulaId::CostTotal: return total(c.tco);
    case FormulaId::CostPresentValue: return total(c.npv);
    case FormulaId::CostLeasePayment: return price(c.leasePerMonth);
    case FormulaId::CostCloudTotal: return total(c.cloudTotal);
    case FormulaId::CostBreakEven: return months(c.breakEvenMonth);
    case FormulaId::CostSimplePayback: return months(c.simplePaybackMonth);
    case FormulaId::CostDiscountedPayback: return months(c.discountedPaybackMonth);
    case FormulaId::CostBreakEvenUse: return percent(c.breakEvenUtilisation);
    case FormulaId::CostRateOfReturn: return percent(c.irr);
    case FormulaId::CostPerGpuHour: return price(c.perGpuHour);
    case FormulaId::CostPerGpuHourInstalled: return price(c.perGpuHourInstalled);
    case FormulaId::CostPerMillionTokens: return price(c.perMillionTokens);
    case FormulaId::CostPerMillionInput: return price(c.perMillionInput);
    case FormulaId::CostPerMillionOutput: return price(c.perMillionOutput);
    case FormulaId::CostPerUserMonth: return price(c.perUserMonth);
    case FormulaId::CostPerTrainingRun: return price(c.perTrainingRun);
    case FormulaId::EnergyPerThousandTokens: return c.whPerThousandTokens ? f.significant(*c.whPerThousandTokens) + u" Wh"_s : QString();
    case FormulaId::Co2PerThousandTokens: return c.co2GramsPerThousandTokens ? f.significant(*c.co2GramsPerThousandTokens) + u" g"_s : QString();
    case FormulaId::Co2OfOperation: return mass(c.co2Kg);
    case FormulaId::Co2OfMaking: return mass(c.embodiedCo2Kg);
    default: return {};
    }
}

QString costNumbers(FormulaId figure, const CostQuestion &question, const Format &format)
{
    const CostEvaluation &cost = question.evaluation.cost;
    if (costValue(figure, cost, QString::fromStdString(question.project.currency), format).isEmpty()) {
        return {}; // each writer below has its figure
    }
    const Writer writer(question, format);
    switch (figure) {
    case FormulaId::CostPurchase: return writer.purchase();
    case FormulaId::CostEnergy: return writer.energy();
    case FormulaId::CostMaintenance: return writer.line(CostLine::Maintenance);
    case FormulaId::CostResidual: return writer.residual();
    case FormulaId::CostTotal: return writer.total();
    case FormulaId::CostPresentValue: return writer.presentValue();
    case FormulaId::CostLeasePayment: return writer.leasePayment();
    case FormulaId::CostCloudTotal: return writer.cloudTotal();
    case FormulaId::CostBreakEven: return writer.breakEven();
    case FormulaId::CostSimplePayback: return writer.simplePayback();
    case FormulaId::CostBreakEvenUse: return writer.breakEvenUse();
    case FormulaId::CostRateOfReturn: return writer.rateOfReturn();
    case FormulaId::CostPerGpuHour: return writer.perGpuHour(true);
    case FormulaId::CostPerGpuHourInstalled: return writer.perGpuHour(false);
    case FormulaId::CostPerMillionTokens: return writer.perMillionTokens();
    case FormulaId::CostPerMillionInput: return writer.perMillionInput();
    case FormulaId::CostPerUserMonth: return writer.perUserMonth();
    case FormulaId::CostPerTrainingRun: return writer.perTrainingRun();
    case FormulaId::EnergyPerThousandTokens: return writer.energyPerTokens();
    case FormulaId::Co2PerThousandTokens: return writer.co2PerTokens();
    case FormulaId::Co2OfOperation: return writer.co2OfOperation();
    case FormulaId::Co2OfMaking: return writer.co2OfMaking();
    default: return {};
    }
}

} // namespace configuria::texts
