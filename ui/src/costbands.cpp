// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costbands.h"

#include <QCoreApplication>

#include <algorithm>

#include "editvalues.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CostBands)
};

constexpr int oddsShown = 2; // as many as the answer above the chart
constexpr int monthsPerYear = 12;

QString oddsOf(const CloudOdds &odds, const Project &project, const Format &format)
{
    const QString share = format.percent(Fraction(odds.owningIsCheaper));
    const QString cheaper = Tr::tr("Owning is cheaper than %1 in %2 of the draws").arg(rivalName(ScenarioKind::Cloud, odds.cloud, project), share);
    if (odds.month10 && odds.month90) {
        return Tr::tr("%1, break-even between %2 and %3 (P10 to P90).").arg(cheaper, format.months(*odds.month10), format.months(*odds.month90));
    }
    return Tr::tr("%1, break-even within the period in %2.").arg(cheaper, format.percent(Fraction(odds.breaksEven)));
}

QString spreadOf(const InputSpread &spread, const Format &format)
{
    const QString text = Tr::tr("%1 %2 to %3", "input, from, to").arg(texts::label(spread.input), format.percent(spread.low), format.percent(spread.high));
    return spread.shape == SpreadShape::Uniform ? Tr::tr("%1 (uniform)", "distribution").arg(text) : text;
}

} // namespace

std::optional<CostBandData> bandOf(const MonteCarlo &result, const CumulativeData &figures)
{
    if (!figures.reference) {
        return std::nullopt;
    }
    const ChartCurve &machine = figures.chart.curves[*figures.reference];
    const auto found = std::find_if(result.bands.begin(), result.bands.end(), [&](const CostBand &band) { return band.kind == figures.referenceKind; });
    if (found == result.bands.end()) {
        return std::nullopt;
    }
    CostBandData band;
    band.label = Tr::tr("P10 to P90 of %1, median dashed").arg(machine.label);
    band.color = machine.color;
    band.years = found->years;
    for (std::size_t year = 0; year < found->years.size(); ++year) {
        band.months.append(static_cast<double>(year) * monthsPerYear);
        band.low.append(shown(found->years[year].p10));
        band.middle.append(shown(found->years[year].p50));
        band.high.append(shown(found->years[year].p90));
    }
    return band;
}

ChartTable withBand(ChartTable table, const CostBandData &band, const QString &currency)
{
    for (const char *name : {"P10", "P50", "P90"}) {
        table.headers << Tr::tr("%1 (%2)", "percentile, currency").arg(QLatin1StringView(name), currency);
    }
    for (int row = 0; row < table.rows.size(); ++row) {
        const auto year = static_cast<std::size_t>(row / monthsPerYear);
        if (row % monthsPerYear == 0 && year < band.years.size()) {
            // One list of three: g++ 12 sees an unset text in each cell that is moved in alone.
            table.rows[row].append(QVector<TableCell>{band.years[year].p10, band.years[year].p50, band.years[year].p90});
        } else {
            table.rows[row].resize(table.headers.size());
        }
    }
    return table;
}

QString oddsText(const MonteCarlo &result, const Project &project, const Format &format)
{
    QStringList sentences;
    for (const CloudOdds &odds : std::span(result.clouds).first(std::min<std::size_t>(oddsShown, result.clouds.size()))) {
        sentences << oddsOf(odds, project, format);
    }
    return sentences.isEmpty() ? Tr::tr("Total cost between %1 and %2 (P10 to P90).")
                                     .arg(format.moneyShort(result.tco.p10, QString::fromStdString(project.currency)),
                                          format.moneyShort(result.tco.p90, QString::fromStdString(project.currency)))
                               : sentences.join(u' ');
}

QString spreadsText(const CostCase &question, const Format &format)
{
    QStringList inputs;
    for (const InputSpread &spread : usualSpreads()) {
        if (inputValue(question, spread.input)) {
            inputs << spreadOf(spread, format);
        }
    }
    return Tr::tr("%1 draws, each input on its own, in a triangle with its peak at today’s value. Of that value: %2. Rules of thumb, no forecast.")
        .arg(format.count(MonteCarloSettings().draws), inputs.join(Tr::tr("; ", "between parts of a sentence")));
}

} // namespace configuria
