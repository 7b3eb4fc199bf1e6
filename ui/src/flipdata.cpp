// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "flipdata.h"

#include <QCoreApplication>

#include <algorithm>

#include "editvalues.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::FlipWords)
};

constexpr qsizetype barsShown = 12;  // of a tornado: the others hardly move it
constexpr qsizetype wordsShown = 3;  // in one sentence

CostCase caseOf(const View &view, std::optional<int> cloud)
{
    CostCase question = costCase(view.session.catalogue(), view.project(), *view.current(), view.evaluation());
    question.cloud = cloud.value_or(question.cloud);
    return question;
}

QString rivalOf(const View &view, std::optional<int> cloud)
{
    for (const Rival &rival : rivalsOf(view)) {
        if (rival.cloud == cloud) {
            return rival.name;
        }
    }
    return {};
}

texts::CostWriting writingOf(const View &view, std::optional<int> cloud)
{
    const auto &clouds = view.project().clouds;
    const bool isListed = cloud && *cloud >= 0 && static_cast<std::size_t>(*cloud) < clouds.size();
    return {view.format, view.currency(), isListed && clouds[static_cast<std::size_t>(*cloud)].kind == CloudKind::PerToken};
}

QString notUsed()
{
    return Tr::tr("The machine is not used: its utilisation is 0.");
}

QString noCost()
{
    return Tr::tr("The cost is not known: a price or the power is missing.");
}

// Why a figure of ownership is not known: the cost itself, or what it is divided by.
QString noFigure(const View &view, const CostCase &question, CostFigure figure)
{
    const bool isOfUse = figure == CostFigure::PerGpuHour || figure == CostFigure::PerMillionTokens;
    if (!isOfUse || !costFigure(question, CostFigure::Tco)) {
        return noCost();
    }
    if (view.project().cost.utilisation <= 0) {
        return notUsed();
    }
    return figure == CostFigure::PerMillionTokens ? Tr::tr("The speed is not known.") : noCost();
}

QString noRival()
{
    return Tr::tr("Nothing to hold it against: enter the price of a cloud.");
}

QString withCurrency(const QString &name, const View &view)
{
    return Tr::tr("%1 (%2)", "what, currency").arg(name, view.currency());
}

// A cell for a spreadsheet: prices of a unit keep their decimals.
TableCell cellOf(const InputValue &value, CostInput input)
{
    if (value.money) {
        const bool isFine = input == CostInput::EnergyPrice || input == CostInput::CloudPrice;
        return isFine ? TableCell(shown(*value.money)) : TableCell(value.money->roundedToCent());
    }
    return value.number ? TableCell(value.number->value) : TableCell();
}

QString joined(QStringList words)
{
    const qsizetype more = words.size() - wordsShown;
    words = words.first(std::min(words.size(), wordsShown));
    return more > 0 ? Tr::tr("%1 and %n more", "a list", static_cast<int>(more)).arg(words.join(u", "_s)) : words.join(u", "_s);
}

QString tornadoAnswer(const View &view, std::optional<int> cloud, CostFigure figure, const std::vector<FlipBar> &bars)
{
    const texts::CostWriting writing = writingOf(view, cloud);
    const CostCase question = caseOf(view, cloud);
    const std::optional<Money> saving = costFigure(question, CostFigure::SavingAgainstCloud);
    if (!cloud || !saving) {
        const TornadoBar &longest = bars.front().bar;
        return Tr::tr("%1 weighs most on the %2: %3 to %4", "input, figure, two amounts")
            .arg(texts::label(longest.input), inSentence(texts::label(figure)), texts::value(std::min(longest.low, longest.high), figure, writing),
                 texts::value(std::max(longest.low, longest.high), figure, writing));
    }
    QStringList turning;
    for (const FlipBar &bar : flipBars(question, CostFigure::SavingAgainstCloud)) {
        if (bar.lowFlips || bar.highFlips) {
            turning << inSentence(texts::label(bar.bar.input));
        }
    }
    const QString verdict = texts::verdict(verdictOf(*saving), rivalOf(view, cloud), writing);
    return turning.isEmpty() ? Tr::tr("%1; no change of 20% alone turns that").arg(verdict)
                             //: %2 a list of inputs
                             : Tr::tr("%1; a change of 20% turns that: %2").arg(verdict, joined(turning));
}

QString endOf(const InputValue &value, CostInput input, bool flips, const texts::CostWriting &writing)
{
    const QString text = texts::value(value, input, writing);
    //: an input at the end of a bar; the cheaper choice is then the other one
    return flips ? Tr::tr("%1: verdict turns").arg(text) : text;
}

TwoWayCell cellOf(Money saving, bool isNow, const texts::CostWriting &writing)
{
    const Verdict verdict = verdictOf(saving);
    TwoWayCell cell{verdict.cheaper, texts::label(verdict.cheaper), isNow};
    if (verdict.cheaper != Cheaper::Equal) {
        //: who is cheaper, by how much
        cell.text = Tr::tr("%1: %2 less").arg(cell.text, writing.format.moneyShort(verdict.by, writing.currency));
    }
    return cell;
}

// A factor of one is the value of today.
QString headOf(const InputValue &value, CostInput input, Rate factor, const texts::CostWriting &writing)
{
    const QString text = texts::value(value, input, writing);
    return factor == Rate::one() ? Tr::tr("%1 (today)").arg(text) : text;
}

QString twoWayAnswer(const QVector<TwoWayCell> &cells, const QString &rival)
{
    const auto owning = static_cast<int>(std::count_if(cells.cbegin(), cells.cend(), [](const TwoWayCell &cell) { return cell.cheaper == Cheaper::Owning; }));
    const auto renting = static_cast<int>(std::count_if(cells.cbegin(), cells.cend(), [](const TwoWayCell &cell) { return cell.cheaper == Cheaper::Renting; }));
    if (renting == 0) {
        return Tr::tr("Owning is cheaper than %1 in every case shown").arg(rival);
    }
    if (owning == 0) {
        return Tr::tr("%1 is cheaper than owning in every case shown").arg(rival);
    }
    return Tr::tr("Owning is cheaper than %1 in %2 of %3 cases").arg(rival).arg(owning).arg(cells.size());
}

} // namespace

QString inSentence(const QString &label)
{
    const bool isName = label.size() > 1 && label[1].isUpper(); // PUE
    return label.isEmpty() || isName ? label : label[0].toLower() + label.mid(1);
}

QVector<Rival> rivalsOf(const View &view)
{
    QVector<Rival> rivals;
    for (const CostScenario &scenario : costScenarios(view.session.catalogue(), view.project(), *view.current(), view.evaluation())) {
        if (scenario.kind == ScenarioKind::Cloud && scenario.isKnown) {
            rivals.append({scenario.cloud, scenario.cloud < 0 ? seriesLabel(Series::Cloud) : texts::name(scenario, view.project())});
        }
    }
    return rivals;
}

TornadoData tornadoData(const View &view, std::optional<int> cloud, CostFigure figure)
{
    TornadoData data;
    const CostCase question = caseOf(view, cloud);
    const std::vector<FlipBar> bars = flipBars(question, figure);
    const std::optional<Money> now = costFigure(question, figure);
    const bool needsRival = figure == CostFigure::SavingAgainstCloud || figure == CostFigure::CloudTotal;
    if (bars.empty() || !now) {
        data.empty = needsRival && !cloud ? noRival() : noFigure(view, question, figure);
        return data;
    }
    const texts::CostWriting writing = writingOf(view, cloud);
    data.now = shown(*now);
    data.hasZero = figure == CostFigure::SavingAgainstCloud;
    data.axis = withCurrency(texts::label(figure), view);
    data.answer = tornadoAnswer(view, cloud, figure, bars);
    data.table.headers = {Tr::tr("Input"), Tr::tr("Input 20% lower"), Tr::tr("Input 20% higher"), Tr::tr("%1, input lower", "a figure").arg(data.axis),
                          Tr::tr("%1, input higher", "a figure").arg(data.axis), Tr::tr("Turns the verdict")};
    for (const FlipBar &flip : bars) {
        const TornadoBar &bar = flip.bar;
        if (data.rows.size() < barsShown) {
            data.rows.append({texts::label(bar.input), shown(flip.lowChange), shown(flip.highChange), endOf(flip.lowValue, bar.input, flip.lowFlips, writing),
                              endOf(flip.highValue, bar.input, flip.highFlips, writing), flip.lowFlips, flip.highFlips});
        }
        const QString turns = flip.lowFlips ? Tr::tr("lower") : flip.highFlips ? Tr::tr("higher") : Tr::tr("no");
        data.table.rows.append({texts::label(bar.input), cellOf(flip.lowValue, bar.input), cellOf(flip.highValue, bar.input), bar.low, bar.high, turns});
    }
    return data;
}

QVector<CostInput> inputsOf(const View &view, std::optional<int> cloud)
{
    QVector<CostInput> inputs;
    const CostCase question = caseOf(view, cloud);
    for (int i = 0; i < costInputCount; ++i) {
        if (inputValue(question, static_cast<CostInput>(i))) {
            inputs << static_cast<CostInput>(i);
        }
    }
    return inputs;
}

TwoWayData twoWayData(const View &view, std::optional<int> cloud, CostInput rows, CostInput columns)
{
    TwoWayData data;
    const CostCase question = caseOf(view, cloud);
    if (!cloud) {
        data.empty = noRival();
        return data;
    }
    const TwoWayTable table = twoWayTable(question, CostFigure::SavingAgainstCloud, usualRange(question, rows), usualRange(question, columns));
    if (table.cells.empty()) {
        data.empty = noCost();
        return data;
    }
    const texts::CostWriting writing = writingOf(view, cloud);
    data.rowName = texts::label(rows);
    data.columnName = texts::label(columns);
    data.table.headers << Tr::tr("%1 / %2", "rows, columns").arg(data.rowName, data.columnName);
    for (std::size_t column = 0; column < table.columnValues.size(); ++column) {
        data.columns << headOf(table.columnValues[column], columns, table.columnFactors[column], writing);
        data.table.headers << texts::value(table.columnValues[column], columns, writing);
    }
    for (std::size_t row = 0; row < table.rowValues.size(); ++row) {
        data.rows << headOf(table.rowValues[row], rows, table.rowFactors[row], writing);
        QVector<TableCell> cells{texts::value(table.rowValues[row], rows, writing)};
        for (std::size_t column = 0; column < table.columnValues.size(); ++column) {
            const Money saving = table.cells[row * table.columnValues.size() + column];
            data.cells.append(cellOf(saving, table.rowFactors[row] == Rate::one() && table.columnFactors[column] == Rate::one(), writing));
            cells.append(saving.roundedToCent());
        }
        data.table.rows.append(cells);
    }
    data.answer = twoWayAnswer(data.cells, rivalOf(view, cloud));
    return data;
}

GoalData goalData(const View &view, std::optional<int> cloud)
{
    GoalData data;
    if (!cloud) {
        data.empty = noRival();
        return data;
    }
    const CostCase question = caseOf(view, cloud);
    const std::optional<Money> saving = costFigure(question, CostFigure::SavingAgainstCloud);
    if (!saving) {
        data.empty = noCost();
        return data;
    }
    const texts::CostWriting writing = writingOf(view, cloud);
    data.table.headers = {Tr::tr("Input"), Tr::tr("Today"), Tr::tr("Equal at"), withCurrency(Tr::tr("Total of both"), view)};
    for (const CostInput input : {CostInput::Utilisation, CostInput::CloudPrice, CostInput::Purchase, CostInput::EnergyPrice}) {
        const std::optional<GoalSeek> found = goalSeek(question, input);
        const std::optional<InputValue> today = inputValue(question, input);
        if (!today) {
            continue;
        }
        GoalRow row{input, texts::goal(input, found, today, writing), std::nullopt};
        if (found) {
            row.after = withGoal(view.project(), view.configuration, *cloud, input, *found);
        }
        data.rows.append(row);
        data.table.rows.append({texts::label(input), cellOf(*today, input), found ? cellOf(found->value, input) : TableCell(), found ? TableCell(found->total.roundedToCent()) : TableCell()});
    }
    const QString verdict = texts::verdict(verdictOf(*saving), rivalOf(view, cloud), writing);
    data.answer = data.rows.isEmpty() ? verdict : Tr::tr("%1. %2", "the verdict, what would make both equal").arg(verdict, data.rows.first().sentence);
    return data;
}

UtilisationData utilisationData(const View &view, bool dark)
{
    UtilisationData data;
    const UtilisationCurve curve = utilisationCurve(caseOf(view, std::nullopt));
    data.axis = withCurrency(Tr::tr("Cost of a GPU-hour"), view);
    if (curve.shares.empty()) {
        data.empty = view.project().cost.utilisation > 0 ? noCost() : notUsed();
        return data;
    }
    const texts::CostWriting writing = writingOf(view, std::nullopt);
    const auto price = [&](Money amount) { return texts::value(amount, CostFigure::PerGpuHour, writing); };
    data.now = curve.now * 100;
    data.currency = view.currency();
    data.table.headers = {Tr::tr("Utilisation (%)")};
    const auto add = [&](const QString &label, const QColor &color, Qt::PenStyle style, const std::vector<Money> &prices) {
        UtilisationLine line{label, color, style, {}};
        for (const Money amount : prices) {
            line.amounts.append(shown(amount));
        }
        data.lines.append(line);
        data.table.headers << withCurrency(label, view);
    };
    add(Tr::tr("Owned, per hour of use"), scenarioColor(view.configuration, dark), Qt::SolidLine, curve.used);
    add(Tr::tr("Owned, per hour installed"), scenarioColor(view.configuration, dark), Qt::DotLine, curve.installed);
    QStringList answers;
    double dearest = shown(curve.usedNow);
    const QVector<Rival> rivals = rivalsOf(view);
    for (std::size_t i = 0; i < curve.clouds.size(); ++i) {
        const UtilisationCurve::Cloud &cloud = curve.clouds[i];
        const auto position = static_cast<int>(i);
        const QString name = position < rivals.size() ? rivals[position].name : QString();
        add(name, position == 0 ? seriesColor(Series::Cloud, dark) : scenarioColor(view.configuration + position, dark), Qt::DashLine, cloud.perGpuHour);
        dearest = std::max(dearest, data.lines.last().amounts.last());
        if (cloud.breakEven) {
            const QString share = view.format.percent(Fraction(*cloud.breakEven));
            const auto after = std::lower_bound(curve.shares.begin(), curve.shares.end(), *cloud.breakEven);
            const auto at = std::min<std::ptrdiff_t>(after - curve.shares.begin(), std::ssize(curve.shares) - 1);
            data.breakEvens.append({*cloud.breakEven * 100, data.lines.last().amounts[at], share});
            answers << Tr::tr("Owning is cheaper than %1 from %2 of utilisation").arg(name, share);
        } else {
            answers << (cloud.perGpuHour.back() > curve.used.back() ? Tr::tr("Owning is cheaper than %1 at any utilisation").arg(name)
                                                                    : Tr::tr("%1 is cheaper than owning at any utilisation").arg(name));
        }
    }
    data.axisMax = dearest * 1.6;
    const qsizetype more = answers.size() - wordsShown;
    answers = answers.first(std::min(answers.size(), wordsShown));
    if (more > 0) {
        answers << Tr::tr("%n more below", "alternatives", static_cast<int>(more));
    }
    answers << Tr::tr("today %1: %2 per GPU-hour", "utilisation, amount").arg(view.format.percent(Fraction(curve.now)), price(curve.usedNow));
    data.answer = answers.join(u" · "_s);
    for (std::size_t i = 0; i < curve.shares.size(); ++i) {
        data.percents.append(curve.shares[i] * 100);
        QVector<TableCell> row{curve.shares[i] * 100};
        for (qsizetype line = 0; line < data.lines.size(); ++line) {
            row.append(data.lines[line].amounts[static_cast<qsizetype>(i)]);
        }
        data.table.rows.append(row);
    }
    return data;
}

QString wordsAt(const UtilisationData &data, qsizetype at, const Format &format)
{
    QStringList words{Tr::tr("Utilisation %1").arg(format.percent(Fraction(data.percents[at] / 100)))};
    for (const UtilisationLine &line : data.lines) {
        words << Tr::tr("%1: %2", "what, amount").arg(line.label, texts::value(moneyFrom(line.amounts[at]), CostFigure::PerGpuHour, {format, data.currency}));
    }
    return words.join(u'\n');
}

} // namespace configuria
