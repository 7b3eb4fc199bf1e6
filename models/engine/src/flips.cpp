// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/flips.h"

#include "sensitivitymodel.h"

namespace configuria {
namespace {

constexpr double widest = 1e6;

// Factors within which the input still moves.
struct Room {
    double low = 0, high = widest;
};

Room roomOf(const VariedModel &model, CostInput input) noexcept
{
    const auto upTo = [](double value, double most) { return Room{0, value > 0 ? most / value : widest}; };
    switch (input) {
    case CostInput::Utilisation:
        return upTo(model.model.utilisation, 1);
    case CostInput::LoadFactor:
        return upTo(model.loadFactor, 1);
    case CostInput::HoursPerYear:
        return upTo(model.model.hoursPerYear, 8784);
    case CostInput::Residual:
        return upTo(model.model.residualRate, 1);
    case CostInput::Pue:
        return {1 / model.pue, widest};
    default:
        return {};
    }
}

// At that utilisation; a machine that is off when it is not used draws in proportion.
VariedModel usedFor(const VariedModel &base, double share) noexcept
{
    VariedModel model = base;
    vary(model, CostInput::Utilisation, share / base.model.utilisation);
    return model;
}

Money ofHours(double micros, double hours) noexcept
{
    return moneyOf(micros / hours);
}

bool turns(const VariedModel &base, CostInput input, double factor, Cheaper now) noexcept
{
    VariedModel varied = base;
    vary(varied, input, factor);
    return verdictOf(moneyOf(figureOf(varied, CostFigure::SavingAgainstCloud))).cheaper != now;
}

InputValue valueAt(const VariedModel &base, CostInput input, double factor) noexcept
{
    VariedModel varied = base;
    vary(varied, input, factor);
    return valueOf(varied, input);
}

bool isPrice(Money money, std::int64_t mostUnits) noexcept
{
    return money >= Money() && money <= Money::units(mostUnits);
}

bool enterPurchase(Project &project, Configuration &configuration, double factor)
{
    if (configuration.capex) {
        configuration.capex = scaled(*configuration.capex, factor);
        return isPrice(*configuration.capex, 1'000'000'000);
    }
    // Everything bought is what the discount of the quote leaves.
    const double paid = (1 - fractionOf(project.quote.globalDiscount)) * factor;
    if (!(paid >= 0 && paid <= 1)) {
        return false;
    }
    project.quote.globalDiscount = Rate{std::llround((1 - paid) * 1e6)};
    return true;
}

bool enterEnergyPrice(Site &site, double factor)
{
    site.pricePerKwh = scaled(site.pricePerKwh, factor);
    if (site.bands.offPeakPerKwh) {
        site.bands.offPeakPerKwh = scaled(*site.bands.offPeakPerKwh, factor);
    }
    site.priceSource.clear(); // no longer what the source said that day
    site.priceDate = {};
    return isPrice(site.pricePerKwh, 100) && isPrice(site.bands.offPeakPerKwh.value_or(Money()), 100);
}

bool enterCloudPrice(Project &project, Configuration &configuration, int cloud, double factor)
{
    if (cloud < 0) {
        if (!configuration.cloudGpuHour) {
            return false;
        }
        configuration.cloudGpuHour = scaled(*configuration.cloudGpuHour, factor);
        return isPrice(*configuration.cloudGpuHour, 1'000'000'000);
    }
    if (static_cast<std::size_t>(cloud) >= project.clouds.size()) {
        return false;
    }
    CloudScenario &scenario = project.clouds[static_cast<std::size_t>(cloud)];
    bool fits = true;
    for (std::optional<Money> *price : {&scenario.gpuHour, &scenario.millionInput, &scenario.millionOutput}) {
        if (*price) {
            *price = scaled(**price, factor);
            fits = fits && isPrice(**price, 1'000'000'000);
        }
    }
    scenario.source.clear();
    scenario.date = {};
    return fits;
}

} // namespace

Verdict verdictOf(Money saving) noexcept
{
    const Money cents = saving.roundedToCent();
    if (cents == Money()) {
        return {};
    }
    return cents > Money() ? Verdict{Cheaper::Owning, cents} : Verdict{Cheaper::Renting, Money() - cents};
}

std::optional<Money> costFigure(const CostCase &question, CostFigure figure) noexcept
{
    const std::optional<VariedModel> model = variedModel(question);
    return model && hasFigure(*model, figure) ? std::optional(moneyOf(figureOf(*model, figure))) : std::nullopt;
}

std::vector<FlipBar> flipBars(const CostCase &question, CostFigure figure, Rate by)
{
    std::vector<FlipBar> bars;
    const std::optional<VariedModel> base = variedModel(question);
    if (!base) {
        return bars;
    }
    const double part = std::clamp(fractionOf(by), 0.0, 1.0);
    const bool hasAlternative = hasFigure(*base, CostFigure::SavingAgainstCloud);
    const Cheaper now = hasAlternative ? verdictOf(moneyOf(figureOf(*base, CostFigure::SavingAgainstCloud))).cheaper : Cheaper::Equal;
    const std::vector<TornadoBar> tornadoBars = tornado(question, figure, by);
    const Money today = tornadoBars.empty() ? Money() : moneyOf(figureOf(*base, figure));
    for (const TornadoBar &bar : tornadoBars) {
        FlipBar flip{bar, bar.low - today, bar.high - today, valueAt(*base, bar.input, 1 - part), valueAt(*base, bar.input, 1 + part), false, false};
        if (hasAlternative) {
            flip.lowFlips = turns(*base, bar.input, 1 - part, now);
            flip.highFlips = turns(*base, bar.input, 1 + part, now);
        }
        bars.push_back(flip);
    }
    return bars;
}

InputRange usualRange(const CostCase &question, CostInput input) noexcept
{
    constexpr std::int64_t step = 20, steps = 5; // percent
    std::int64_t from = 60;
    if (const std::optional<VariedModel> model = variedModel(question)) {
        const Room room = roomOf(*model, input);
        // Whole steps below today's value and above it that fit; the step itself holds today's value.
        const auto fitting = [](double share, std::int64_t most) {
            return static_cast<std::int64_t>(std::floor(std::clamp(share * 100 / step + 1e-9, 0.0, static_cast<double>(most))));
        };
        const std::int64_t above = fitting(room.high - 1, steps / 2);
        const std::int64_t below = fitting(1 - room.low, steps - 1 - above);
        from = 100 - below * step;
    }
    return {input, Rate::percent(from), Rate::percent(from + (steps - 1) * step), static_cast<int>(steps)};
}

UtilisationCurve utilisationCurve(const CostCase &question)
{
    UtilisationCurve curve;
    const std::optional<VariedModel> base = variedModel(question);
    if (!base || !hasFigure(*base, CostFigure::PerGpuHour) || base->model.utilisation <= 0) {
        return curve;
    }
    const OwnershipModel &today = base->model;
    curve.now = today.utilisation;
    curve.usedNow = moneyOf(figureOf(*base, CostFigure::PerGpuHour));
    const int first = question.configuration.cloudGpuHour ? -1 : 0;
    std::vector<int> positions;
    for (int i = 0; i < today.cloudCount; ++i) {
        if (!today.clouds[static_cast<std::size_t>(i)].isKnown) {
            continue;
        }
        positions.push_back(i);
        CostCase against{question.catalogue, question.project, question.configuration, question.evaluation, first + i};
        const std::optional<GoalSeek> equal = goalSeek(against, CostInput::Utilisation);
        curve.clouds.push_back({first + i, {}, equal ? std::optional(equal->value.number->value) : std::nullopt});
    }
    for (int percent = 5; percent <= 100; ++percent) {
        const VariedModel varied = usedFor(*base, percent / 100.0);
        const OwnershipModel &model = varied.model;
        const double used = model.gpus * usedHours(model), tco = tcoOf(model);
        curve.shares.push_back(percent / 100.0);
        curve.used.push_back(ofHours(tco, used));
        curve.installed.push_back(ofHours(tco, model.gpus * model.hoursPerYear * model.years));
        for (std::size_t k = 0; k < positions.size(); ++k) {
            const CloudModel &cloud = model.clouds[static_cast<std::size_t>(positions[k])];
            curve.clouds[k].perGpuHour.push_back(ofHours(cloudTotalOf(model, cloud), used));
        }
    }
    return curve;
}

CashFlow cashFlow(const OwnershipPlan &plan, const CostScenario *rented, Rate discount)
{
    CashFlow flow;
    if (plan.years == 0 || (rented && !rented->isKnown)) {
        return flow;
    }
    std::vector<Money> nets;
    Money sum;
    for (int year = 0; year <= plan.years; ++year) {
        CashFlowYear cash;
        cash.heat = Money() - plan.at(CostLine::HeatRecovery, year);
        cash.residual = Money() - plan.at(CostLine::Residual, year);
        cash.out = Money() - plan.ofYear(year) - cash.heat - cash.residual;
        cash.rentAvoided = rented ? rented->years[static_cast<std::size_t>(year)] : Money();
        cash.net = cash.rentAvoided - plan.ofYear(year);
        sum += cash.net;
        cash.cumulative = sum;
        nets.push_back(cash.net);
        flow.years.push_back(cash);
    }
    flow.npv = netPresentValue(nets, discount);
    return flow;
}

CostSplit costSplit(const OwnershipPlan &plan) noexcept
{
    CostSplit split;
    split.yearCount = plan.years;
    for (int i = 0; i < costLineCount; ++i) {
        const auto line = static_cast<CostLine>(i);
        for (int year = 0; year <= plan.years; ++year) {
            split.groups[static_cast<std::size_t>(groupOf(line))][static_cast<std::size_t>(year)] += plan.at(line, year);
        }
    }
    for (int year = 0; year <= plan.years; ++year) {
        split.years[static_cast<std::size_t>(year)] = plan.ofYear(year);
    }
    constexpr auto income = static_cast<std::size_t>(CostGroup::Income);
    split.totals = costByGroup(plan);
    split.total = plan.total();
    split.paid = split.total - split.totals[income];
    for (std::size_t group = 0; group < split.shares.size() && split.paid > Money(); ++group) {
        // A rate is millionths of one, as an amount is of one unit.
        split.shares[group] = group == income ? Rate() : Rate{Money::units(1).share(split.totals[group], split.paid).micros()};
    }
    return split;
}

Rate changeOf(const GoalSeek &goal) noexcept
{
    return Rate{std::llround((clampedTo(goal.factor, 0, widest) - 1) * 1e6)};
}

std::optional<Project> withGoal(const Project &project, int configuration, int cloud, CostInput input, const GoalSeek &goal)
{
    if (configuration < 0 || static_cast<std::size_t>(configuration) >= project.configurations.size()) {
        return std::nullopt;
    }
    Project after = project;
    Configuration &own = after.configurations[static_cast<std::size_t>(configuration)];
    bool isEntered = false;
    switch (input) {
    case CostInput::Utilisation:
        isEntered = goal.value.number && goal.value.number->value >= 0 && goal.value.number->value <= 1;
        after.cost.utilisation = isEntered ? goal.value.number->value : after.cost.utilisation;
        break;
    case CostInput::EnergyPrice:
        isEntered = enterEnergyPrice(after.site, goal.factor);
        break;
    case CostInput::CloudPrice:
        isEntered = enterCloudPrice(after, own, cloud, goal.factor);
        break;
    case CostInput::Purchase:
        isEntered = enterPurchase(after, own, goal.factor);
        break;
    default:
        break;
    }
    return isEntered ? std::optional(std::move(after)) : std::nullopt;
}

} // namespace configuria
