// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/cataloguemodel.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

int marksOf(const PartInfo &info)
{
    return (info.isOwn ? CatalogueModel::Own : 0) | (info.priceIsExample ? CatalogueModel::Example : 0)
        | (info.isRefurbished ? CatalogueModel::Refurbished : 0)
        | (info.confidence == Confidence::Memory || !info.memoryFields.empty() ? CatalogueModel::ToConfirm : 0);
}

bool isAscii(const std::string &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Lower case without line ends. QString knows the letters beyond ASCII, and is slow for 100 000 names that have none.
void appendLower(std::string &to, const std::string &text)
{
    const std::string lower = isAscii(text) ? text : QString::fromStdString(text).toLower().toStdString();
    for (const char c : lower) {
        to += c == '\n' || c == '\r' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    to += ' ';
}

// What a column is sorted by: numbers, the unknown ones last, or texts.
struct SortKey {
    double number = 0;
    std::string text;
    friend bool operator<(const SortKey &a, const SortKey &b) { return a.number != b.number ? a.number < b.number : a.text < b.text; }
};

std::string_view view(const std::string &search, const std::vector<std::size_t> &lines, std::size_t i)
{
    return std::string_view(search).substr(lines[i], lines[i + 1] - lines[i]);
}

// memmem is several times faster than std::string_view::find, which looks for the first letter again and again.
std::size_t findFrom(std::string_view text, std::string_view word, std::size_t from)
{
    const void *found = memmem(text.data() + from, text.size() - from, word.data(), word.size());
    return found ? static_cast<std::size_t>(static_cast<const char *>(found) - text.data()) : std::string_view::npos;
}

} // namespace

CatalogueModel::CatalogueModel(QObject *parent) : QAbstractTableModel(parent)
{
    makeColumns();
}

void CatalogueModel::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (catalogue == m_catalogue) {
        return;
    }
    beginResetModel();
    m_catalogue = std::move(catalogue);
    read();
    endResetModel();
}

void CatalogueModel::setKind(std::optional<PartKind> kind)
{
    if (kind == m_kind) {
        return;
    }
    beginResetModel();
    m_kind = kind;
    m_sortColumn = -1;
    makeColumns();
    read();
    endResetModel();
}

void CatalogueModel::setFormat(const Format &format)
{
    m_format = format;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void CatalogueModel::setFilter(const QString &text)
{
    if (text == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = text;
    filter();
    endResetModel();
}

void CatalogueModel::makeColumns()
{
    m_columns = {{Content::Name}};
    if (!m_kind) {
        m_columns.push_back({Content::Kind});
    }
    const std::span<const PartFigure> figures = m_kind ? figuresOf(*m_kind) : std::span<const PartFigure>();
    if (figures.empty()) {
        m_columns.push_back({Content::Id});
    }
    for (const PartFigure figure : figures) {
        m_columns.push_back({Content::Figure, figure});
    }
    m_columns.insert(m_columns.end(), {{Content::Price}, {Content::Date}, {Content::Marks}});
}

void CatalogueModel::read()
{
    m_parts.clear();
    m_ids.clear();
    m_search.clear();
    m_lines.clear();
    for (int kind = 0; m_catalogue && kind < partKindCount; ++kind) {
        if (m_kind && static_cast<int>(*m_kind) != kind) {
            continue;
        }
        for (int i = 0; i < m_catalogue->count(static_cast<PartKind>(kind)); ++i) {
            const PartRef part{static_cast<PartKind>(kind), PartIndex{static_cast<std::uint32_t>(i)}};
            const PartInfo &info = *m_catalogue->info(part);
            m_ids.emplace(info.id, static_cast<std::uint32_t>(m_parts.size()));
            m_parts.push_back(part);
            m_lines.push_back(m_search.size());
            appendLower(m_search, info.vendor);
            appendLower(m_search, info.model);
            appendLower(m_search, info.id);
            for (const PartFigure figure : figuresOf(part.kind)) {
                if (!isRange(figure)) {
                    appendLower(m_search, texts::value(*m_catalogue, part, figure, m_format).toStdString());
                }
            }
            m_search += '\n';
        }
    }
    m_lines.push_back(m_search.size());
    order();
    filter();
}

void CatalogueModel::order()
{
    m_order.resize(m_parts.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    if (m_sortColumn < 0 || m_sortColumn >= columnCount()) {
        return;
    }
    const Column &column = m_columns[static_cast<std::size_t>(m_sortColumn)];
    const double last = m_sortOrder == Qt::AscendingOrder ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
    std::vector<SortKey> keys(m_parts.size());
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const PartInfo &info = *m_catalogue->info(m_parts[i]);
        SortKey &key = keys[i];
        switch (column.content) {
        case Content::Name: key.text = view(m_search, m_lines, i); break;
        case Content::Kind: key.number = static_cast<double>(m_parts[i].kind); break;
        case Content::Id: key.text = info.id; break;
        case Content::Price: key.number = info.price ? static_cast<double>(info.price->micros()) : last; break;
        case Content::Date: key = info.priceDate.empty() ? SortKey{last, {}} : SortKey{0, info.priceDate}; break;
        case Content::Marks: key.number = -static_cast<double>(marksOf(info)); break;
        case Content::Figure:
            if (isRange(column.figure)) {
                key.number = figureNumber(*m_catalogue, m_parts[i], column.figure).value_or(last);
            } else {
                key.text = texts::value(*m_catalogue, m_parts[i], column.figure, m_format).toStdString();
                key.number = key.text.empty() ? last : 0;
            }
            break;
        }
    }
    const bool isUp = m_sortOrder == Qt::AscendingOrder;
    std::stable_sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) { return isUp ? keys[a] < keys[b] : keys[b] < keys[a]; });
}

// The text of all parts is searched for the first word at once; the other words in the lines that have it.
void CatalogueModel::filter()
{
    std::vector<std::string> words;
    const QStringList typed = m_filter.toLower().split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : typed) {
        words.push_back(word.toStdString());
    }
    if (words.empty()) {
        m_rows = m_order;
        return;
    }
    std::vector<char> isShown(m_parts.size(), 0);
    std::size_t line = 0;
    for (std::size_t at = 0; (at = findFrom(m_search, words[0], at)) != std::string::npos;) {
        while (m_lines[line + 1] <= at) {
            ++line;
        }
        isShown[line] = std::all_of(words.begin() + 1, words.end(), [&](const std::string &word) {
            return findFrom(view(m_search, m_lines, line), word, 0) != std::string_view::npos;
        });
        at = m_lines[line + 1];
    }
    m_rows.clear();
    std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(m_rows), [&isShown](std::uint32_t i) { return isShown[i]; });
}

void CatalogueModel::sort(int column, Qt::SortOrder sortOrder)
{
    if (column == m_sortColumn && sortOrder == m_sortOrder) {
        return;
    }
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> parts;
    for (const QModelIndex &index : before) {
        parts.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    }
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    order();
    filter();
    std::vector<int> places(m_parts.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        places[m_rows[row]] = static_cast<int>(row);
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        after << index(places[parts[static_cast<std::size_t>(i)]], before[i].column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

PartRef CatalogueModel::part(int row) const
{
    return row >= 0 && row < rowCount() ? m_parts[m_rows[static_cast<std::size_t>(row)]] : PartRef();
}

int CatalogueModel::rowOf(const std::string &id) const
{
    const auto part = m_ids.find(id);
    const auto found = part == m_ids.end() ? m_rows.end() : std::find(m_rows.begin(), m_rows.end(), part->second);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatalogueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

bool CatalogueModel::isNumber(const Column &column) const
{
    return column.content == Content::Price || (column.content == Content::Figure && isRange(column.figure));
}

QString CatalogueModel::text(PartRef part, const Column &column) const
{
    const PartInfo &info = *m_catalogue->info(part);
    switch (column.content) {
    case Content::Name: return texts::partName(part, *m_catalogue);
    case Content::Kind: return texts::label(part.kind);
    case Content::Id: return QString::fromStdString(info.id);
    case Content::Price: return info.price ? m_format.money(*info.price, u"EUR"_s) : tr("on request");
    case Content::Date: return QString::fromStdString(info.priceDate);
    case Content::Figure: {
        const QString value = texts::value(*m_catalogue, part, column.figure, m_format);
        return value.isEmpty() ? m_format.unknown() : value;
    }
    case Content::Marks: {
        const int marks = marksOf(info);
        QStringList words;
        if (marks & Own) {
            //: mark of a part or price of the user's
            words << tr("own");
        }
        if (marks & Example) {
            words << tr("example price");
        }
        if (marks & Refurbished) {
            words << tr("refurbished");
        }
        if (marks & ToConfirm) {
            words << tr("to be confirmed");
        }
        return words.join(u", "_s);
    }
    }
    return {};
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    const PartRef ref = part(index.row());
    const Column &column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(ref, column);
    case Qt::TextAlignmentRole:
        return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case PartIdRole:
        return QString::fromStdString(m_catalogue->info(ref)->id);
    case PartKindRole:
        return static_cast<int>(ref.kind);
    case MarksRole:
        return marksOf(*m_catalogue->info(ref));
    default:
        return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Column &column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole) { // long names with their units take two lines
        return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter) | int(Qt::TextWordWrap);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (column.content) {
    case Content::Name: return tr("Part");
    case Content::Kind: return tr("Kind");
    case Content::Id: return tr("Identifier");
    case Content::Figure: return texts::label(column.figure);
    case Content::Price: return tr("Price");
    case Content::Date: return tr("Date of the price");
    //: column: own part, example price, to be confirmed
    case Content::Marks: return tr("Remarks");
    }
    return {};
}

} // namespace configuria
