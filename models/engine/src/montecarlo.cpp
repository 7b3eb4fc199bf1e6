// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sensitivitymodel.h"

#include <limits>

namespace configuria {
namespace {

constexpr int drawsBetweenChecks = 256;
constexpr double never = std::numeric_limits<double>::infinity();

// SplitMix64 (Steele, Lea, Flood 2014; public domain reference by S. Vigna): the distributions of the standard library
// differ from one library to the next, and a seed must give the same answer everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    double unit() noexcept // 0 to 1, 1 excluded
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1.0p-53;
    }

private:
    std::uint64_t m_state;
};

// A distribution with its numbers ready.
struct Spread {
    CostInput input;
    SpreadShape shape;
    double low, mode, high;

    double draw(double u) const noexcept
    {
        const double width = high - low;
        if (shape == SpreadShape::Uniform || width <= 0) {
            return low + width * u;
        }
        // Inverse of the triangular distribution function.
        const double peak = (mode - low) / width;
        return u < peak ? low + std::sqrt(u * width * (mode - low)) : high - std::sqrt((1 - u) * width * (high - mode));
    }
};

std::vector<Spread> prepared(std::span<const InputSpread> spreads)
{
    std::vector<Spread> all;
    for (const InputSpread &s : spreads) {
        const double low = std::clamp(fractionOf(s.low), 0.0, 100.0), high = std::clamp(fractionOf(s.high), low, 100.0);
        all.push_back({s.input, s.shape, low, std::clamp(fractionOf(s.mode), low, high), high});
    }
    return all;
}

// One column of draws for each point of each curve.
class Draws {
public:
    Draws(std::size_t columns, std::size_t draws) : m_values(columns * draws), m_draws(draws) {}
    double &at(std::size_t column, std::size_t draw) noexcept { return m_values[column * m_draws + draw]; }
    std::span<double> column(std::size_t column) noexcept { return std::span(m_values).subspan(column * m_draws, m_draws); }

private:
    std::vector<double> m_values;
    std::size_t m_draws;
};

struct Quantiles {
    double p10 = 0, p50 = 0, p90 = 0;
};

// The value that a share of the draws does not exceed (nearest rank). Reorders the column.
Quantiles quantilesOf(std::span<double> column)
{
    const auto rank = [&](double share) {
        const double at = std::ceil(share * static_cast<double>(column.size()));
        return static_cast<std::ptrdiff_t>(std::max(1.0, at)) - 1;
    };
    const std::ptrdiff_t low = rank(0.1), middle = rank(0.5), high = rank(0.9);
    const auto nth = [&](std::ptrdiff_t from, std::ptrdiff_t at) {
        std::nth_element(column.begin() + from, column.begin() + at, column.end());
        return column[static_cast<std::size_t>(at)];
    };
    Quantiles q;
    q.p50 = nth(0, middle);
    q.p90 = nth(middle, high);
    std::nth_element(column.begin(), column.begin() + low, column.begin() + middle);
    q.p10 = column[static_cast<std::size_t>(low)];
    return q;
}

Percentiles moneyOf(const Quantiles &q)
{
    return {configuria::moneyOf(q.p10), configuria::moneyOf(q.p50), configuria::moneyOf(q.p90)};
}

std::optional<double> monthOf(double month)
{
    return std::isfinite(month) ? std::optional(month) : std::nullopt;
}

// A curve of the chart: the machine paid in one way, or one cloud.
struct Curve {
    ScenarioKind kind;
    Financing financing;
    int cloud; // position in the model
};

std::vector<Curve> curvesOf(const OwnershipModel &model)
{
    std::vector<Curve> curves;
    if (model.isPurchaseKnown) {
        curves.push_back({ScenarioKind::Owned, Financing::Cash, -1});
        curves.push_back({ScenarioKind::Leased, Financing::Lease, -1});
    }
    if (model.isRentalKnown) {
        curves.push_back({ScenarioKind::Rented, Financing::Rental, -1});
    }
    for (int i = 0; i < model.cloudCount; ++i) {
        if (model.clouds[static_cast<std::size_t>(i)].isKnown) {
            curves.push_back({ScenarioKind::Cloud, Financing::Cash, i});
        }
    }
    return curves;
}

using Cumulative = std::array<double, maxCostYears + 1>;

// At the end of each year, residual left out; that is given back apart.
double residualOf(const LineAmounts &lines) { return lines[static_cast<std::size_t>(CostLine::Residual)]; }

double machineCurve(const OwnershipModel &model, Cumulative &at) noexcept
{
    double sum = 0, residual = 0;
    for (int year = 0; year <= model.years; ++year) {
        const LineAmounts lines = amountsOf(model, year);
        for (const double amount : lines) {
            sum += amount;
        }
        residual += residualOf(lines);
        at[static_cast<std::size_t>(year)] = sum - residual;
    }
    return sum;
}

void cloudCurve(const OwnershipModel &model, const CloudModel &cloud, Cumulative &at) noexcept
{
    double sum = at[0] = 0;
    for (int year = 1; year <= model.years; ++year) {
        at[static_cast<std::size_t>(year)] = sum += cloudOf(model, cloud, year);
    }
}

// Straight within a year.
double crossingOf(const Cumulative &owned, const Cumulative &rented, int years) noexcept
{
    double before = owned[0] - rented[0];
    for (int year = 1; year <= years && before >= 0; ++year) {
        const double now = owned[static_cast<std::size_t>(year)] - rented[static_cast<std::size_t>(year)];
        if (now <= 0 && before > now) {
            return (year - 1 + before / (before - now)) * monthsPerYear;
        }
        before = now;
    }
    return before < 0 ? 0.0 : never;
}

// Columns: [curve][year], then the TCO, then saving and month of each cloud.
class Simulation {
public:
    Simulation(const VariedModel &base, std::vector<Spread> spreads, const MonteCarloSettings &settings)
        : m_base(base), m_spreads(std::move(spreads)), m_curves(curvesOf(base.model)), m_years(static_cast<std::size_t>(base.model.years) + 1),
          m_count(static_cast<std::size_t>(std::clamp(settings.draws, 1, 1'000'000))), m_random(settings.seed),
          m_draws(m_curves.size() * m_years + 1 + 2 * static_cast<std::size_t>(base.model.cloudCount), m_count)
    {
    }

    bool run(const std::stop_token &stop)
    {
        for (std::size_t draw = 0; draw < m_count; ++draw) {
            if (draw % drawsBetweenChecks == 0 && stop.stop_requested()) {
                return false;
            }
            one(draw);
        }
        return true;
    }

    MonteCarlo result(const CostCase &question, std::uint64_t seed)
    {
        MonteCarlo all;
        all.draws = static_cast<int>(m_count);
        all.seed = seed;
        const int shift = question.configuration.cloudGpuHour ? 1 : 0;
        for (std::size_t curve = 0; curve < m_curves.size(); ++curve) {
            const bool isCloud = m_curves[curve].kind == ScenarioKind::Cloud;
            CostBand band{m_curves[curve].kind, isCloud ? m_curves[curve].cloud - shift : -1, {}};
            for (std::size_t year = 0; year < m_years; ++year) {
                band.years.push_back(moneyOf(quantilesOf(m_draws.column(curve * m_years + year))));
            }
            all.bands.push_back(std::move(band));
            if (isCloud) {
                all.clouds.push_back(odds(m_curves[curve].cloud, shift));
            }
        }
        all.tco = moneyOf(quantilesOf(m_draws.column(tcoColumn())));
        return all;
    }

private:
    std::size_t tcoColumn() const { return m_curves.size() * m_years; }
    std::size_t savingColumn(int cloud) const { return tcoColumn() + 1 + 2 * static_cast<std::size_t>(cloud); }

    void one(std::size_t draw) noexcept
    {
        VariedModel varied = m_base;
        for (const Spread &spread : m_spreads) {
            vary(varied, spread.input, spread.draw(m_random.unit()));
        }
        OwnershipModel &model = varied.model;
        const Financing headline = m_base.model.financing;
        Cumulative owned{};
        const double tco = machineCurve(model, owned);
        m_draws.at(tcoColumn(), draw) = tco;
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            Cumulative at{};
            if (m_curves[i].kind == ScenarioKind::Cloud) {
                cloudCurve(model, model.clouds[static_cast<std::size_t>(m_curves[i].cloud)], at);
                const std::size_t column = savingColumn(m_curves[i].cloud);
                m_draws.at(column, draw) = at[m_years - 1] - tco;
                m_draws.at(column + 1, draw) = crossingOf(owned, at, model.years);
            } else if (m_curves[i].financing == headline) {
                at = owned;
            } else {
                model.financing = m_curves[i].financing;
                machineCurve(model, at);
                model.financing = headline;
            }
            for (std::size_t year = 0; year < m_years; ++year) {
                m_draws.at(i * m_years + year, draw) = at[year];
            }
        }
    }

    CloudOdds odds(int cloud, int shift)
    {
        CloudOdds result;
        result.cloud = cloud - shift;
        const std::span<double> saving = m_draws.column(savingColumn(cloud)), months = m_draws.column(savingColumn(cloud) + 1);
        const auto share = [&](auto count) { return static_cast<double>(count) / static_cast<double>(m_count); };
        result.owningIsCheaper = share(std::count_if(saving.begin(), saving.end(), [](double s) { return s > 0; }));
        result.breaksEven = share(std::count_if(months.begin(), months.end(), [](double m) { return std::isfinite(m); }));
        result.saving = moneyOf(quantilesOf(saving));
        const Quantiles month = quantilesOf(months);
        result.month10 = monthOf(month.p10);
        result.month50 = monthOf(month.p50);
        result.month90 = monthOf(month.p90);
        return result;
    }

    const VariedModel &m_base;
    std::vector<Spread> m_spreads;
    std::vector<Curve> m_curves;
    std::size_t m_years, m_count;
    Random m_random;
    Draws m_draws;
};

constexpr InputSpread triangle(CostInput input, int low, int high)
{
    return {input, SpreadShape::Triangular, Rate::percent(low), Rate::percent(100), Rate::percent(high)};
}

} // namespace

std::vector<InputSpread> usualSpreads()
{
    // Rules of thumb, none of them a forecast.
    return {
        triangle(CostInput::Purchase, 90, 110),     // quotes of resellers for the same machine
        triangle(CostInput::Power, 80, 120),        // published models of average power are off by 11 to 20 %
        triangle(CostInput::EnergyPrice, 80, 140),  // contracts of one to three years, then the market
        triangle(CostInput::Pue, 95, 115),          // 1.3 new, 1.54 on average (Uptime Institute survey 2025)
        triangle(CostInput::Maintenance, 80, 240),  // 4 to 12 % of the price a year around 5 %
        triangle(CostInput::Staff, 80, 150),
        triangle(CostInput::Residual, 0, 140),      // an H100 after three years: 25 to 35 % on weak sources, nothing at worst
        triangle(CostInput::Utilisation, 60, 130),
        triangle(CostInput::CloudPrice, 60, 120),   // on-demand prices of one GPU differ by more than two between suppliers
    };
}

std::optional<MonteCarlo> monteCarlo(const CostCase &question, std::span<const InputSpread> spreads, const MonteCarloSettings &settings,
                                     const std::stop_token &stop)
{
    const std::optional<VariedModel> base = variedModel(question);
    if (!base || stop.stop_requested()) {
        return std::nullopt;
    }
    Simulation simulation(*base, prepared(spreads), settings);
    if (!simulation.run(stop)) {
        return std::nullopt;
    }
    return simulation.result(question, settings.seed);
}

} // namespace configuria
