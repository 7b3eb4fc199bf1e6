// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/comparescore.h"

#include <QCoreApplication>
#include <QStringList>

#include "engine/score.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CompareScore)
};

constexpr int evenWeight = 5;

std::optional<double> valueOf(const CompareCell &cell)
{
    return cell.isAtLeast ? std::nullopt : cell.money ? std::optional(static_cast<double>(cell.money->micros())) : cell.number;
}

QString decimals(double value, int count, const Format &format)
{
    return format.locale().toString(value, 'f', count);
}

// "7.3", or "5.1 to 7.9" where something is not known.
QString span(double low, double high, const Format &format)
{
    const QString first = decimals(low, 1, format), last = decimals(high, 1, format);
    return first == last ? first : format.range(first, last);
}

QString term(const QString &name, double weight, const std::optional<double> &scaled, const Format &format)
{
    if (!scaled) {
        //: %1 a figure that is weighed, %2 its weight
        return Tr::tr("%1: %2 × 0 to 1, not known").arg(name, decimals(weight, 0, format));
    }
    //: %1 a figure, %2 its weight, %3 where it stands from 0 (worst) to 1 (best), %4 their product
    return Tr::tr("%1: %2 × %3 = %4").arg(name, decimals(weight, 0, format), decimals(*scaled, 2, format), decimals(weight * *scaled, 2, format));
}

QString sum(const ColumnScore &score, double weights, const Format &format)
{
    const auto points = [weights](double ofTen) { return ofTen * weights / 10; };
    //: %1 the sum of the terms above, %2 the sum of the weights, %3 the score
    return Tr::tr("10 × %1 / %2 = %3")
        .arg(span(points(score.low), points(score.high), format), decimals(weights, 0, format), span(score.low, score.high, format));
}

} // namespace

const std::vector<CompareRow> &weighedRows()
{
    static const std::vector<CompareRow> rows{
        CompareRow::Tco, CompareRow::Capex, CompareRow::PerMillionTokens, CompareRow::Output, CompareRow::PerUser, CompareRow::FirstToken,
        CompareRow::TrainingRate, CompareRow::Headroom, CompareRow::AveragePower, CompareRow::RackUnits, CompareRow::Co2, CompareRow::LeadTime};
    return rows;
}

ScoreWeights firstWeights()
{
    ScoreWeights weights{};
    for (const CompareRow row : {CompareRow::Tco, CompareRow::Output, CompareRow::TrainingRate, CompareRow::Headroom, CompareRow::AveragePower,
                                 CompareRow::Co2, CompareRow::LeadTime}) {
        weights[static_cast<std::size_t>(row)] = evenWeight;
    }
    return weights;
}

std::vector<ScoreCells> scoreCells(const std::vector<WeighedRow> &rows, const ScoreWeights &weights, const std::vector<bool> &hasBlocker,
                                   const Format &format)
{
    std::vector<ScoreCriterion> criteria;
    std::vector<bool> setsScale(hasBlocker);
    setsScale.flip();
    double total = 0;
    for (const WeighedRow &row : rows) {
        ScoreCriterion criterion{static_cast<double>(weights[static_cast<std::size_t>(row.id)]), bestValue(row.id) == BestValue::High, {}};
        for (const CompareCell &cell : row.cells) {
            criterion.values.push_back(valueOf(cell));
        }
        total += counts(criterion) ? criterion.weight : 0;
        criteria.push_back(std::move(criterion));
    }
    const std::vector<ColumnScore> scores = weightedScores(criteria, setsScale);
    std::vector<ScoreCells> cells(hasBlocker.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const ColumnScore &score = scores[i];
        QStringList lines;
        for (std::size_t c = 0; c < criteria.size(); ++c) {
            if (counts(criteria[c])) {
                lines << term(rows[c].name, criteria[c].weight, score.scaled[c], format);
            } else if (criteria[c].weight > 0) {
                lines << Tr::tr("%1: left out, known of none").arg(rows[c].name);
            }
        }
        lines << sum(score, total, format);
        cells[i].terms.text = lines.join(u'\n');
        const QString text = span(score.low, score.high, format);
        //: %1 a score
        cells[i].score.text = hasBlocker[i] ? Tr::tr("%1, with a blocker").arg(text) : text;
        cells[i].score.number = score.low;
        cells[i].score.isAtLeast = score.high > score.low || hasBlocker[i]; // never the best
    }
    return cells;
}

namespace texts {

QString howScored()
{
    return Tr::tr("Score = 10 × sum of (weight × place) / sum of the weights. The place of a value is 0 for the worst and 1 for the best of the scenarios, in "
                  "proportion between them; a scenario with a blocker sets neither, and is never the best. What is not known may be the worst or the best: the "
                  "score is then a range. A figure that no scenario has is left out.");
}

} // namespace texts

} // namespace configuria
