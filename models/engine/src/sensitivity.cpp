// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sensitivitymodel.h"

namespace configuria {
namespace {

constexpr int mostSteps = 50;
constexpr double highestFactor = 100;

// 1 + growth, with the growth varied.
double variedGrowth(double growth, double factor) noexcept
{
    return 1 + (growth - 1) * factor;
}

int positionOf(const CostCase &question, const OwnershipModel &model) noexcept
{
    const int position = question.configuration.cloudGpuHour ? question.cloud + 1 : question.cloud;
    const bool isKnown = position >= 0 && position < model.cloudCount && model.clouds[static_cast<std::size_t>(position)].isKnown;
    return isKnown ? position : -1;
}

void varyEnergy(OwnershipModel &model, double factor) noexcept
{
    model.energyPerYear *= factor;
    model.heatPerYear *= factor;
}

std::vector<Rate> factorsOf(const InputRange &range)
{
    std::vector<Rate> factors;
    const int steps = std::clamp(range.steps, 1, mostSteps);
    const double from = static_cast<double>(range.from.ppm), to = static_cast<double>(range.to.ppm);
    for (int i = 0; i < steps; ++i) {
        const double ppm = steps == 1 ? from : from + (to - from) * i / (steps - 1);
        factors.push_back(Rate{static_cast<std::int64_t>(std::llround(std::clamp(ppm, 0.0, highestFactor * 1e6)))});
    }
    return factors;
}

double savingAt(const VariedModel &base, CostInput input, double factor) noexcept
{
    VariedModel varied = base;
    vary(varied, input, factor);
    return figureOf(varied, CostFigure::SavingAgainstCloud);
}

// Where an input cannot grow further.
double highestOf(const VariedModel &model, CostInput input) noexcept
{
    switch (input) {
    case CostInput::Utilisation:
        return model.model.utilisation > 0 ? 1 / model.model.utilisation : 1;
    case CostInput::LoadFactor:
        return model.loadFactor > 0 ? 1 / model.loadFactor : 1;
    default:
        return highestFactor;
    }
}

} // namespace

std::optional<VariedModel> variedModel(const CostCase &question) noexcept
{
    const std::optional<OwnershipModel> model =
        ownershipModel(question.catalogue, question.project, question.configuration, question.evaluation, false);
    if (!model || (model->financing == Financing::Rental ? !model->isRentalKnown : !model->isPurchaseKnown)) {
        return std::nullopt;
    }
    VariedModel varied;
    varied.model = *model;
    const Site &site = question.project.site;
    if (!site.averageItPower && !site.week) {
        varied.loadFactor = clampedTo(site.loadFactor, 0.0, 1.0);
    }
    varied.pue = clampedTo(site.pue, 1.0, 100.0);
    if (const auto &average = question.evaluation.power.averageAc) {
        varied.watts = average->expected.count;
    }
    varied.cloud = positionOf(question, *model);
    return varied;
}

void vary(VariedModel &varied, CostInput input, double factor) noexcept
{
    OwnershipModel &model = varied.model;
    switch (input) {
    case CostInput::Purchase:
        model.purchaseFactor *= factor;
        return;
    case CostInput::Installation:
        model.installation *= factor;
        model.freight *= factor;
        model.burnIn *= factor;
        return;
    case CostInput::Residual:
        model.residualRate = std::min(1.0, model.residualRate * factor);
        model.resale = model.resale > 0 ? model.resale * factor : model.resale;
        return;
    case CostInput::Power:
        varyEnergy(model, factor);
        model.colocationPerYear *= factor;
        varied.watts *= factor;
        return;
    case CostInput::LoadFactor:
        if (varied.loadFactor > 0) {
            const double now = std::min(1.0, varied.loadFactor * factor);
            varyEnergy(model, now / varied.loadFactor);
            varied.watts *= now / varied.loadFactor;
            varied.loadFactor = now;
        }
        return;
    case CostInput::Pue: {
        const double now = std::max(1.0, varied.pue * factor);
        varyEnergy(model, now / varied.pue);
        varied.pue = now;
        return;
    }
    case CostInput::HoursPerYear: {
        const double now = std::min(8784.0, model.hoursPerYear * factor);
        if (model.hoursPerYear > 0) {
            varyEnergy(model, now / model.hoursPerYear);
        }
        model.hoursPerYear = now;
        return;
    }
    case CostInput::EnergyPrice:
        model.pricePerKwh *= factor;
        return;
    case CostInput::EnergyEscalation:
        model.energyGrowth = variedGrowth(model.energyGrowth, factor);
        return;
    case CostInput::Cooling:
        model.coolingPerYear *= factor;
        return;
    case CostInput::Maintenance:
        model.maintenanceRate *= factor;
        return;
    case CostInput::Licences:
        model.licencesPerYear *= factor;
        return;
    case CostInput::Colocation:
        model.colocationPerYear *= factor;
        return;
    case CostInput::Staff:
        model.staffPerYear *= factor;
        return;
    case CostInput::Network:
        model.networkPerYear *= factor;
        return;
    case CostInput::Failures:
        model.failuresPerYear *= factor;
        return;
    case CostInput::DiscountRate:
        model.discountRate *= factor;
        return;
    case CostInput::Utilisation: {
        const double now = std::min(1.0, model.utilisation * factor);
        if (isOffWhenIdle(model) && model.utilisation > 0) {
            varyEnergy(model, now / model.utilisation);
        }
        model.utilisation = now;
        return;
    }
    case CostInput::Throughput:
        model.outputPerSecond *= factor;
        return;
    case CostInput::CloudPrice:
        for (CloudModel &cloud : model.clouds) {
            cloud.hour *= factor;
            cloud.millionInput *= factor;
            cloud.millionOutput *= factor;
        }
        return;
    }
}

InputValue valueOf(const VariedModel &varied, CostInput input) noexcept
{
    const OwnershipModel &model = varied.model;
    const auto money = [](double micros) { return InputValue{moneyOf(micros), {}}; };
    const auto number = [](double value, Unit unit) { return InputValue{{}, Figure{value, unit}}; };
    switch (input) {
    case CostInput::Purchase:
        return money(model.bought());
    case CostInput::Installation:
        return money(model.installation + model.freight + model.burnIn);
    case CostInput::Residual:
        return money(model.resale >= 0 ? model.resale : model.bought() * model.residualRate);
    case CostInput::Power:
        return number(varied.watts, Unit::Watts);
    case CostInput::LoadFactor:
        return number(varied.loadFactor, Unit::Fraction);
    case CostInput::Pue:
        return number(varied.pue, Unit::None);
    case CostInput::HoursPerYear:
        return number(model.hoursPerYear, Unit::Count);
    case CostInput::EnergyPrice:
        return money(model.pricePerKwh);
    case CostInput::EnergyEscalation:
        return number(model.energyGrowth - 1, Unit::Fraction);
    case CostInput::Cooling:
        return money(model.coolingPerYear);
    case CostInput::Maintenance:
        return number(model.maintenanceRate, Unit::Fraction);
    case CostInput::Licences:
        return money(model.licencesPerYear);
    case CostInput::Colocation:
        return money(model.colocationPerYear);
    case CostInput::Staff:
        return money(model.staffPerYear);
    case CostInput::Network:
        return money(model.networkPerYear);
    case CostInput::Failures:
        return money(model.failuresPerYear);
    case CostInput::DiscountRate:
        return number(model.discountRate, Unit::Fraction);
    case CostInput::Utilisation:
        return number(model.utilisation, Unit::Fraction);
    case CostInput::Throughput:
        return number(model.outputPerSecond, Unit::TokensPerSecond);
    case CostInput::CloudPrice:
        break;
    }
    if (varied.cloud < 0) {
        return {};
    }
    const CloudModel &cloud = model.clouds[static_cast<std::size_t>(varied.cloud)];
    return money(cloud.kind == CloudKind::PerToken ? cloud.millionOutput : cloud.hour);
}

double tcoOf(const OwnershipModel &model) noexcept
{
    double sum = 0;
    for (int year = 0; year <= model.years; ++year) {
        sum += cashOf(model, year);
    }
    return sum;
}

bool hasFigure(const VariedModel &varied, CostFigure figure) noexcept
{
    switch (figure) {
    case CostFigure::Tco:
    case CostFigure::Npv:
        return true;
    case CostFigure::PerGpuHour:
        return varied.model.gpus > 0 && usedHours(varied.model) > 0;
    case CostFigure::PerMillionTokens:
        return varied.model.outputPerSecond > 0 && usedHours(varied.model) > 0;
    case CostFigure::CloudTotal:
    case CostFigure::SavingAgainstCloud:
        return varied.cloud >= 0;
    }
    return false;
}

double figureOf(const VariedModel &varied, CostFigure figure) noexcept
{
    const OwnershipModel &model = varied.model;
    const auto rent = [&] { return cloudTotalOf(model, model.clouds[static_cast<std::size_t>(varied.cloud)]); };
    switch (figure) {
    case CostFigure::Tco:
        return tcoOf(model);
    case CostFigure::Npv: {
        std::array<double, maxCostYears + 1> flows{};
        for (int year = 0; year <= model.years; ++year) {
            flows[static_cast<std::size_t>(year)] = cashOf(model, year);
        }
        return presentValue(std::span(flows).first(static_cast<std::size_t>(model.years) + 1), model.discountRate);
    }
    case CostFigure::PerGpuHour:
        return tcoOf(model) / (model.gpus * usedHours(model));
    case CostFigure::PerMillionTokens:
        return tcoOf(model) / (usedHours(model) * 3600 * model.outputPerSecond) * 1e6;
    case CostFigure::CloudTotal:
        return rent();
    case CostFigure::SavingAgainstCloud:
        return rent() - tcoOf(model);
    }
    return 0;
}

CostCase costCase(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                  const ConfigurationEvaluation &evaluation) noexcept
{
    return {catalogue, project, configuration, evaluation, configuration.cloudGpuHour ? -1 : 0};
}

std::optional<InputValue> inputValue(const CostCase &question, CostInput input) noexcept
{
    const std::optional<VariedModel> model = variedModel(question);
    if (!model) {
        return std::nullopt;
    }
    const InputValue value = valueOf(*model, input);
    const bool isUsed = (value.money && *value.money != Money()) || (value.number && value.number->value != 0);
    return isUsed ? std::optional(value) : std::nullopt;
}

std::vector<TornadoBar> tornado(const CostCase &question, CostFigure figure, Rate by)
{
    std::vector<TornadoBar> bars;
    const std::optional<VariedModel> base = variedModel(question);
    if (!base || !hasFigure(*base, figure)) {
        return bars;
    }
    const double part = std::clamp(fractionOf(by), 0.0, 1.0);
    for (int i = 0; i < costInputCount; ++i) {
        const auto input = static_cast<CostInput>(i);
        VariedModel low = *base, high = *base;
        vary(low, input, 1 - part);
        vary(high, input, 1 + part);
        if (!hasFigure(low, figure)) {
            continue; // without any of it the figure means nothing
        }
        TornadoBar bar{input, moneyOf(figureOf(low, figure)), moneyOf(figureOf(high, figure)), {}};
        bar.swing = bar.high < bar.low ? bar.low - bar.high : bar.high - bar.low;
        if (bar.swing > Money()) {
            bars.push_back(bar);
        }
    }
    std::stable_sort(bars.begin(), bars.end(), [](const TornadoBar &a, const TornadoBar &b) { return a.swing > b.swing; });
    return bars;
}

TwoWayTable twoWayTable(const CostCase &question, CostFigure figure, const InputRange &rows, const InputRange &columns)
{
    TwoWayTable table;
    const std::optional<VariedModel> base = variedModel(question);
    if (!base || !hasFigure(*base, figure)) {
        return table;
    }
    const auto varied = [](VariedModel model, CostInput input, Rate factor) {
        vary(model, input, fractionOf(factor));
        return model;
    };
    table.rowFactors = factorsOf(rows);
    table.columnFactors = factorsOf(columns);
    for (const Rate factor : table.columnFactors) {
        table.columnValues.push_back(valueOf(varied(*base, columns.input, factor), columns.input));
    }
    for (const Rate factor : table.rowFactors) {
        const VariedModel row = varied(*base, rows.input, factor);
        table.rowValues.push_back(valueOf(row, rows.input));
        for (const Rate other : table.columnFactors) {
            const VariedModel both = varied(row, columns.input, other);
            table.cells.push_back(hasFigure(both, figure) ? moneyOf(figureOf(both, figure)) : Money());
        }
    }
    return table;
}

std::optional<GoalSeek> goalSeek(const CostCase &question, CostInput input) noexcept
{
    const std::optional<VariedModel> base = variedModel(question);
    if (!base || base->cloud < 0) {
        return std::nullopt;
    }
    double low = 0, high = highestOf(*base, input);
    const bool isPositiveAtLow = savingAt(*base, input, low) > 0;
    if (isPositiveAtLow == (savingAt(*base, input, high) > 0)) {
        return std::nullopt;
    }
    for (int i = 0; i < 60; ++i) { // bisection: it cannot diverge
        const double middle = (low + high) / 2;
        ((savingAt(*base, input, middle) > 0) == isPositiveAtLow ? low : high) = middle;
    }
    VariedModel equal = *base;
    vary(equal, input, (low + high) / 2);
    return GoalSeek{(low + high) / 2, valueOf(equal, input), moneyOf(tcoOf(equal.model))};
}

} // namespace configuria
