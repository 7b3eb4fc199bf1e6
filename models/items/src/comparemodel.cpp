// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/comparemodel.h"

#include <algorithm>
#include <cmath>
#include <utility>

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
    add(rows, CompareRow::Verdict, CompareRow::Cautions);
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
    QStringList scenarios;
    std::vector<bool> refused;
    const std::size_t count = std::min(project.configurations.size(), evaluation.configurations.size());
    for (std::size_t i = 0; i < count; ++i) {
        scenarios << QString::fromStdString(project.configurations[i].name);
        refused.push_back(evaluation.configurations[i].memory.fits == Fit::No);
    }
    const bool isSameWidth = scenarios.size() == m_scenarios.size();
    m_isRefused = std::move(refused);
    std::vector<Row> rows = read(catalogue, project, evaluation);
    std::vector<std::size_t> shown = rowsToShow(rows);
    if (isSameWidth && shown == m_shown) {
        m_rows = std::move(rows);
        m_scenarios = std::move(scenarios);
        if (rowCount() > 0 && columnCount() > 0) {
            emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
            emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_scenarios = std::move(scenarios);
    m_shown = std::move(shown);
    m_reference = std::clamp(m_reference, 0, std::max(0, columnCount() - 1)); // that scenario may be gone
    endResetModel();
}

std::vector<CompareModel::Row> CompareModel::read(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const
{
    std::vector<Row> rows;
    for (const CompareRow id : m_order) {
        Row row;
        row.id = id;
        row.label = texts::label(id, project);
        row.unit = texts::unit(id, project, m_format);
        for (std::size_t i = 0; i < m_isRefused.size(); ++i) {
            const Configuration &configuration = project.configurations[i];
            row.applies = row.applies || appliesTo(id, configuration);
            row.cells.push_back(compareCell(id, catalogue, project, configuration, evaluation.configurations[i], m_format));
        }
        markBest(row);
        rows.push_back(std::move(row));
    }
    return rows;
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
        const std::optional<double> rank = m_isRefused[i] ? std::nullopt : rankOf(cell);
        if (direction == BestValue::None || !rank) {
            continue;
        }
        differ = differ || (best && cell.text != best->text);
        if (!best || (direction == BestValue::High ? *rank > *rankOf(*best) : *rank < *rankOf(*best))) {
            best = &cell;
        }
    }
    for (std::size_t i = 0; best && differ && i < row.cells.size(); ++i) {
        row.isBest[i] = !m_isRefused[i] && !row.cells[i].isAtLeast && row.cells[i].text == best->text;
    }
}

std::vector<std::size_t> CompareModel::rowsToShow(const std::vector<Row> &rows) const
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto isEqual = [&rows, i](const CompareCell &cell) { return cell.text == rows[i].cells.front().text; };
        const bool isSame = std::all_of(rows[i].cells.begin(), rows[i].cells.end(), isEqual);
        if (rows[i].applies && !isHidden(rows[i].id) && !(m_isDifferencesOnly && isSame)) {
            shown.push_back(i);
        }
    }
    return shown;
}

void CompareModel::setReference(int column)
{
    if (column < 0 || column >= columnCount() || column == m_reference) {
        return;
    }
    m_reference = column;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
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
}

void CompareModel::showAll()
{
    beginResetModel();
    std::fill(m_isHidden.begin(), m_isHidden.end(), false);
    m_order = firstOrder();
    const auto place = [this](const Row &row) { return std::find(m_order.begin(), m_order.end(), row.id); };
    std::sort(m_rows.begin(), m_rows.end(), [&place](const Row &a, const Row &b) { return place(a) < place(b); });
    m_shown = rowsToShow(m_rows);
    endResetModel();
}

bool CompareModel::move(int row, int by)
{
    const int to = row + by;
    if ((by != 1 && by != -1) || row < 0 || row >= rowCount() || to < 0 || to >= rowCount()) {
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

bool CompareModel::differs(const Row &row, std::size_t column) const
{
    return row.cells[column].text != row.cells[static_cast<std::size_t>(m_reference)].text;
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
    QStringList said{cell.text.isEmpty() ? tr("not known") : cell.text};
    if (row.isBest[column]) {
        said << tr("best of the row");
    }
    if (static_cast<int>(column) != m_reference && differs(row, column)) {
        const QString change = difference(row, column);
        const QString name = m_scenarios[m_reference];
        //: %1 a difference, %2 name of a scenario
        said << (change.isEmpty() ? tr("not as in %1").arg(name) : tr("%1 against %2").arg(change, name));
    }
    if (m_isRefused[column] && bestValue(row.id) != BestValue::None) {
        said << tr("never the best: the memory does not hold the work");
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
        return rowLabel(section);
    }
    //: head of a column: %1 name of the scenario that the others are held against
    return section == m_reference && columnCount() > 1 ? tr("%1 (reference)").arg(m_scenarios[section]) : m_scenarios[section];
}

} // namespace configuria
