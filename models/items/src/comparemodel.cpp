// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/comparemodel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// The order in which a buyer asks: does it work, how fast, what does it take, what does it cost, and of what is it made.
std::vector<CompareRow> firstOrder()
{
    const auto add = [](std::vector<CompareRow> &rows, CompareRow first, CompareRow last) {
        for (int row = static_cast<int>(first); row <= static_cast<int>(last); ++row) {
            rows.push_back(static_cast<CompareRow>(row));
        }
    };
    std::vector<CompareRow> rows;
    add(rows, CompareRow::Model, CompareRow::Nodes);
    add(rows, CompareRow::Servers, CompareRow::Gpus); // they say which scenario it is
    add(rows, CompareRow::Verdict, CompareRow::ScoreTerms);
    add(rows, CompareRow::Cpus, CompareRow::Services);
    return rows;
}

std::optional<double> rankOf(const CompareCell &cell)
{
    if (cell.isAtLeast) {
        return std::nullopt;
    }
    return cell.rank ? cell.rank : cell.money ? std::optional(static_cast<double>(cell.money->micros())) : cell.number;
}

ScenarioKind wayOf(Financing financing)
{
    switch (financing) {
    case Financing::Cash: return ScenarioKind::Owned;
    case Financing::Lease: return ScenarioKind::Leased;
    case Financing::Rental: return ScenarioKind::Rented;
    }
    return ScenarioKind::Owned;
}

std::optional<double> amountOf(const CompareCell &cell)
{
    return cell.isAtLeast ? std::nullopt : cell.money ? std::optional(static_cast<double>(cell.money->micros())) : cell.number;
}

} // namespace

CompareModel::CompareModel(QObject *parent)
    : QAbstractTableModel(parent), m_order(firstOrder()), m_isHidden(static_cast<std::size_t>(compareRowCount), false)
{
}

void CompareModel::setProject(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, const Format &format)
{
    m_format = format;
    m_configurations = static_cast<int>(std::min(project.configurations.size(), evaluation.configurations.size()));
    for (int i = 0; i < m_configurations && !m_wanted.isEmpty(); ++i) {
        if (QString::fromStdString(project.configurations[static_cast<std::size_t>(i)].name) == m_wanted) {
            m_reference = i;
            m_wanted.clear();
        }
    }
    m_reference = std::clamp(m_reference, 0, std::max(0, m_configurations - 1)); // that scenario may be gone
    m_columns = readColumns(catalogue, project, evaluation);
    QStringList scenarios;
    for (const Column &column : m_columns) {
        const QString name = QString::fromStdString(project.configurations[static_cast<std::size_t>(column.configuration)].name);
        //: head of a column: %1 a scenario, %2 another way to pay for it
        scenarios << (column.way ? tr("%1: %2").arg(name, texts::name(*column.way, project)) : name);
    }
    const bool isSameWidth = scenarios.size() == m_scenarios.size();
    std::vector<Row> rows = read(catalogue, project, evaluation);
    std::vector<std::size_t> shown = rowsToShow(rows);
    if (isSameWidth && shown == m_shown) {
        m_rows = std::move(rows);
        m_scenarios = std::move(scenarios);
        changed();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_scenarios = std::move(scenarios);
    m_shown = std::move(shown);
    endResetModel();
}

void CompareModel::changed()
{
    if (rowCount() > 0 && columnCount() > 0) {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

std::vector<CompareModel::Column> CompareModel::readColumns(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const
{
    std::vector<Column> columns, ways;
    for (int i = 0; i < m_configurations; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const ConfigurationEvaluation &figures = evaluation.configurations[at];
        const Column column{i, {}, figures.memory.fits == Fit::No, figures.findings.count(Severity::Blocker) > 0};
        columns.push_back(column);
        if (m_ways == OtherWays::None || (m_ways == OtherWays::OfReference && i != m_reference)) {
            continue;
        }
        for (const CostScenario &scenario : costScenarios(catalogue, project, project.configurations[at], figures)) {
            if (scenario.kind != wayOf(project.cost.finance.kind)) { // that one is the column of the configuration
                ways.push_back(column);
                ways.back().way = scenario;
            }
        }
    }
    columns.insert(columns.end(), ways.begin(), ways.end());
    return columns;
}

std::vector<CompareModel::Row> CompareModel::read(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const
{
    std::vector<Row> rows;
    for (const CompareRow id : m_order) {
        Row row;
        row.id = id;
        row.label = texts::label(id, project);
        row.unit = texts::unit(id, project, m_format);
        for (const Column &column : m_columns) {
            const auto at = static_cast<std::size_t>(column.configuration);
            const Configuration &configuration = project.configurations[at];
            const ConfigurationEvaluation &figures = evaluation.configurations[at];
            row.applies = row.applies || appliesTo(id, configuration);
            row.cells.push_back(column.way ? compareCell(id, catalogue, project, configuration, figures, *column.way, m_format)
                                           : compareCell(id, catalogue, project, configuration, figures, m_format));
        }
        rows.push_back(std::move(row));
    }
    addScore(rows);
    for (Row &row : rows) {
        markBest(row);
    }
    return rows;
}

// The configurations alone are weighed: of a cloud there is no speed, no draw and no delay.
void CompareModel::addScore(std::vector<Row> &rows) const
{
    const auto count = static_cast<std::size_t>(m_configurations);
    std::vector<WeighedRow> weighed;
    for (const CompareRow id : weighedRows()) {
        const auto row = std::find_if(rows.begin(), rows.end(), [id](const Row &each) { return each.id == id; });
        if (row != rows.end() && row->applies) {
            weighed.push_back({id, row->label, {row->cells.begin(), row->cells.begin() + m_configurations}});
        }
    }
    std::vector<bool> hasBlocker;
    for (std::size_t i = 0; i < count; ++i) {
        hasBlocker.push_back(m_columns[i].hasBlocker);
    }
    const std::vector<ScoreCells> scores = scoreCells(weighed, m_weights, hasBlocker, m_format);
    for (Row &row : rows) {
        if (row.id != CompareRow::Score && row.id != CompareRow::ScoreTerms) {
            continue;
        }
        row.applies = count > 1 && !scores.front().score.text.isEmpty(); // nothing to choose from, or nothing is weighed
        for (std::size_t i = 0; i < count; ++i) {
            row.cells[i] = row.id == CompareRow::Score ? scores[i].score : scores[i].terms;
        }
    }
}

// An early break-even speaks for owning: against a cloud it is no merit of that cloud.
bool CompareModel::canBeBest(CompareRow row, const Column &column)
{
    return !column.isRefused && !(row == CompareRow::BreakEven && column.way);
}

// Values that read the same are equally good. Nothing is best of one, of equals, or where the memory does not hold the work:
// the cheapest machine that does not start is no bargain.
void CompareModel::markBest(Row &row) const
{
    row.isBest.assign(row.cells.size(), false);
    const BestValue direction = bestValue(row.id);
    const CompareCell *best = nullptr;
    bool differ = false;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const CompareCell &cell = row.cells[i];
        const std::optional<double> rank = canBeBest(row.id, m_columns[i]) ? rankOf(cell) : std::nullopt;
        if (direction == BestValue::None || !rank) {
            continue;
        }
        differ = differ || (best && cell.text != best->text);
        if (!best || (direction == BestValue::High ? *rank > *rankOf(*best) : *rank < *rankOf(*best))) {
            best = &cell;
        }
    }
    for (std::size_t i = 0; best && differ && i < row.cells.size(); ++i) {
        row.isBest[i] = canBeBest(row.id, m_columns[i]) && !row.cells[i].isAtLeast && row.cells[i].text == best->text;
    }
}

std::vector<std::size_t> CompareModel::rowsToShow(const std::vector<Row> &rows) const
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto isEqual = [&rows, i](const CompareCell &cell) { return !cell.reason.isEmpty() || cell.text == rows[i].cells.front().text; };
        const bool isSame = std::all_of(rows[i].cells.begin(), rows[i].cells.end(), isEqual);
        if (rows[i].applies && !isHidden(rows[i].id) && !(m_isDifferencesOnly && isSame)) {
            shown.push_back(i);
        }
    }
    return shown;
}

void CompareModel::setReference(int column)
{
    if (column < 0 || column >= m_configurations || column == m_reference) {
        return;
    }
    m_reference = column;
    m_wanted.clear();
    changed();
    emit arranged();
}

void CompareModel::setDifferencesOnly(bool on)
{
    if (on != m_isDifferencesOnly) {
        beginResetModel();
        m_isDifferencesOnly = on;
        m_shown = rowsToShow(m_rows);
        endResetModel();
    }
}

void CompareModel::setHidden(CompareRow row, bool hidden)
{
    if (hidden == isHidden(row)) {
        return;
    }
    beginResetModel();
    m_isHidden[static_cast<std::size_t>(row)] = hidden;
    m_shown = rowsToShow(m_rows);
    endResetModel();
    emit arranged();
}

void CompareModel::showAll()
{
    beginResetModel();
    std::fill(m_isHidden.begin(), m_isHidden.end(), false);
    m_order = firstOrder();
    sortRows();
    endResetModel();
    emit arranged();
}

void CompareModel::sortRows()
{
    const auto place = [this](const Row &row) { return std::find(m_order.begin(), m_order.end(), row.id); };
    std::sort(m_rows.begin(), m_rows.end(), [&place](const Row &a, const Row &b) { return place(a) < place(b); });
    m_shown = rowsToShow(m_rows);
}

void CompareModel::setOtherWays(OtherWays ways)
{
    if (ways != m_ways) {
        m_ways = ways;
        emit arranged();
    }
}

void CompareModel::setWeights(const ScoreWeights &weights)
{
    if (weights == m_weights) {
        return;
    }
    beginResetModel(); // the rows of the score come and go
    m_weights = weights;
    if (!m_rows.empty()) {
        addScore(m_rows);
        for (Row &row : m_rows) {
            markBest(row);
        }
    }
    m_shown = rowsToShow(m_rows);
    endResetModel();
    emit arranged();
}

CompareLayout CompareModel::layout() const
{
    CompareLayout layout;
    layout.order = m_order;
    for (const CompareRow row : m_order) {
        if (isHidden(row)) {
            layout.hidden.push_back(row);
        }
    }
    layout.reference = m_wanted.isEmpty() ? m_scenarios.value(m_reference) : m_wanted;
    layout.weights = m_weights;
    layout.ways = m_ways;
    return layout;
}

void CompareModel::setLayout(const CompareLayout &layout)
{
    beginResetModel();
    m_order = layout.order;
    for (const CompareRow row : firstOrder()) {
        if (std::find(m_order.begin(), m_order.end(), row) == m_order.end()) {
            m_order.push_back(row);
        }
    }
    std::fill(m_isHidden.begin(), m_isHidden.end(), false);
    for (const CompareRow row : layout.hidden) {
        m_isHidden[static_cast<std::size_t>(row)] = true;
    }
    m_wanted = layout.reference;
    m_weights = layout.weights;
    m_ways = layout.ways;
    sortRows();
    endResetModel();
}

bool CompareModel::move(int row, int by)
{
    const int to = row + by;
    if (by == 0 || row < 0 || row >= rowCount() || to < 0 || to >= rowCount()) {
        return false;
    }
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    const auto from = static_cast<std::ptrdiff_t>(m_shown[static_cast<std::size_t>(row)]);
    const auto past = static_cast<std::ptrdiff_t>(m_shown[static_cast<std::size_t>(to)]);
    const auto rotate = [from, past](auto &list) { // rows that are not shown keep their places
        if (from < past) {
            std::rotate(list.begin() + from, list.begin() + from + 1, list.begin() + past + 1);
        } else {
            std::rotate(list.begin() + past, list.begin() + from, list.begin() + from + 1);
        }
    };
    rotate(m_order);
    rotate(m_rows);
    m_shown = rowsToShow(m_rows);
    endMoveRows();
    emit arranged();
    return true;
}

std::vector<CompareRow> CompareModel::applicableRows() const
{
    std::vector<CompareRow> rows;
    for (const Row &row : m_rows) {
        if (row.applies) {
            rows.push_back(row.id);
        }
    }
    return rows;
}

int CompareModel::rowOf(CompareRow row) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (rowAt(i) == row) {
            return i;
        }
    }
    return -1;
}

const CompareCell &CompareModel::cell(int row, int column) const
{
    return m_rows[m_shown[static_cast<std::size_t>(row)]].cells[static_cast<std::size_t>(column)];
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scenarios.size());
}

// What means nothing in a column is no difference.
bool CompareModel::differs(const Row &row, std::size_t column) const
{
    return row.cells[column].reason.isEmpty() && row.cells[column].text != row.cells[static_cast<std::size_t>(m_reference)].text;
}

// "+2", "−12 %", "" where there is none to tell.
QString CompareModel::difference(const Row &row, std::size_t column) const
{
    const std::optional<double> mine = amountOf(row.cells[column]);
    const std::optional<double> theirs = amountOf(row.cells[static_cast<std::size_t>(m_reference)]);
    if (!mine || !theirs || !differs(row, column)) {
        return {};
    }
    const double change = *mine - *theirs;
    const QString sign = change < 0 ? QString(QChar(0x2212)) : u"+"_s;
    if (isCounted(row.id)) {
        return sign + m_format.significant(std::fabs(change));
    }
    return *theirs == 0 ? QString() : sign + m_format.percent(Fraction(std::fabs(change / *theirs)));
}

// For a screen reader and the tool tip: what the colours and signs say.
QString CompareModel::spoken(const Row &row, std::size_t column) const
{
    const CompareCell &cell = row.cells[column];
    QStringList said{!cell.reason.isEmpty() ? cell.reason : cell.text.isEmpty() ? tr("not known") : cell.text};
    if (row.isBest[column]) {
        said << tr("best of the row");
    }
    if (static_cast<int>(column) != m_reference && differs(row, column)) {
        const QString change = difference(row, column);
        const QString name = m_scenarios[m_reference];
        //: %1 a difference, %2 name of a scenario
        said << (change.isEmpty() ? tr("not as in %1").arg(name) : tr("%1 against %2").arg(change, name));
    }
    if (m_columns[column].isRefused && cell.reason.isEmpty() && bestValue(row.id) != BestValue::None) {
        said << tr("never the best: the memory does not hold the work");
    }
    if (row.id == CompareRow::Score && cell.reason.isEmpty()) {
        const auto terms = std::find_if(m_rows.begin(), m_rows.end(), [](const Row &each) { return each.id == CompareRow::ScoreTerms; });
        said << terms->cells[column].text << texts::howScored();
    }
    return said.join(u"\n"_s);
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    const Row &row = m_rows[m_shown[static_cast<std::size_t>(index.row())]];
    const auto column = static_cast<std::size_t>(index.column());
    const CompareCell &cell = row.cells[column];
    const bool isOther = index.column() != m_reference && differs(row, column);
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = cell.text.isEmpty() ? m_format.unknown() : cell.text;
        if (!isOther) {
            return text;
        }
        const QString change = difference(row, column);
        return change.isEmpty() ? u"≠ "_s + text : text + u" ("_s + change + u')'; // a sign beside the colour
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return spoken(row, column);
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignVCenter);
    case DiffersRole: return isOther;
    case BestRole: return static_cast<bool>(row.isBest[column]);
    case UnknownRole: return cell.text.isEmpty();
    case ReferenceRole: return index.column() == m_reference;
    case RowRole: return static_cast<int>(row.id);
    default: return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isInside = section >= 0 && section < (orientation == Qt::Horizontal ? columnCount() : rowCount());
    if (!isInside || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        const bool isScore = rowAt(section) == CompareRow::Score || rowAt(section) == CompareRow::ScoreTerms;
        return role == Qt::ToolTipRole && isScore ? texts::howScored() : rowLabel(section);
    }
    //: head of a column: %1 name of the scenario that the others are held against
    return section == m_reference && m_configurations > 1 ? tr("%1 (reference)").arg(m_scenarios[section]) : m_scenarios[section];
}

} // namespace configuria
