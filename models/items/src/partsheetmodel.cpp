// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/partsheetmodel.h"

#include <algorithm>
#include <set>

#include "items/columnwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString string(const std::string &text)
{
    return QString::fromStdString(text);
}

// Columns that other rows tell, or that are no figure of the part.
bool hasRowOfItsOwn(const std::string &column)
{
    static constexpr std::string_view names[] = {"vendor", "model", "part_id", "indicative_price_eur", "price_source", "price_date",
                                                 "lead_time_days", "warranty_months", "confidence", "memory_fields", "spec_source", "notes"};
    return std::find(std::begin(names), std::end(names), column) != std::end(names);
}

// "a;b;c" has b
bool isListed(const std::string &list, const std::string &name)
{
    return (';' + list + ';').find(';' + name + ';') != std::string::npos;
}

} // namespace

PartSheetModel::PartSheetModel(QObject *parent) : QAbstractTableModel(parent) {}

void PartSheetModel::setParts(std::vector<PartSheet> parts)
{
    beginResetModel();
    m_parts = std::move(parts);
    if (m_parts.size() > maxParts) {
        m_parts.resize(maxParts);
    }
    makeRows();
    endResetModel();
}

void PartSheetModel::setFormat(const Format &format)
{
    beginResetModel();
    m_format = format;
    makeRows();
    endResetModel();
}

template <class Get>
void PartSheetModel::addRow(const QString &label, Get get)
{
    Row row;
    row.label = label;
    for (const PartSheet &part : m_parts) {
        row.values.push_back(get(part));
    }
    const auto isUnknown = [](const Value &value) { return value.text.isEmpty(); };
    if (std::all_of(row.values.begin(), row.values.end(), isUnknown)) {
        return;
    }
    row.differs = std::any_of(row.values.begin(), row.values.end(), [&row](const Value &value) { return value.text != row.values.front().text; });
    m_rows.push_back(std::move(row));
}

QString PartSheetModel::formatted(const PartColumn &column, const std::string &value) const
{
    const QString text = string(value);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    const bool isYear = column.name == "launch_year";
    if (!isNumber || isYear || column.type == ColumnType::Text) {
        return isNumber ? text : texts::columnValue(value);
    }
    return column.type == ColumnType::Integer ? m_format.count(text.toLongLong()) : m_format.significant(number, 12);
}

PartSheetModel::Value PartSheetModel::specification(const PartSheet &part, const std::string &name) const
{
    const auto column = std::find_if(part.columns.begin(), part.columns.end(), [&name](const PartColumn &c) { return c.name == name; });
    const std::string value = part.record.value(name);
    if (column == part.columns.end() || value.empty()) {
        return {};
    }
    const bool isToConfirm = part.info.confidence == Confidence::Memory || isListed(part.info.memoryFields, name);
    return {formatted(*column, value), isToConfirm};
}

void PartSheetModel::makeRows()
{
    m_rows.clear();
    const auto plain = [](const QString &text) { return Value{text, false}; };
    addRow(texts::columnLabel("part_id"), [&](const PartSheet &p) { return plain(string(p.info.id)); });
    addRow(tr("Kind"), [&](const PartSheet &p) { return plain(texts::label(p.kind)); });
    addRow(tr("Price without VAT"), [&](const PartSheet &p) {
        if (!p.info.price) {
            return plain(tr("on request"));
        }
        const QString price = m_format.money(*p.info.price, u"EUR"_s);
        //: %1 a price that has no source
        return plain(p.info.priceIsExample ? tr("%1 (example)").arg(price) : price);
    });
    addRow(tr("Other prices"), [&](const PartSheet &p) {
        QStringList prices;
        for (const OwnPrice &price : p.prices) {
            if (price.currency != "EUR") {
                prices << m_format.money(price.price, string(price.currency));
            }
        }
        return plain(prices.join(u", "_s));
    });
    addRow(texts::columnLabel("price_date"), [&](const PartSheet &p) { return plain(string(p.info.priceDate)); });
    addRow(texts::columnLabel("price_source"), [&](const PartSheet &p) { return plain(string(p.info.priceSource)); });
    const auto number = [&](std::optional<int> value) { return plain(value ? m_format.count(*value) : QString()); };
    addRow(texts::columnLabel("lead_time_days"), [&](const PartSheet &p) { return number(p.info.leadTimeDays); });
    addRow(texts::columnLabel("warranty_months"), [&](const PartSheet &p) { return number(p.info.warrantyMonths); });
    std::set<std::string> told;
    for (const PartSheet &part : m_parts) {
        for (const PartColumn &column : part.columns) {
            if (!hasRowOfItsOwn(column.name) && told.insert(column.name).second) {
                addRow(texts::columnLabel(column.name), [&](const PartSheet &p) { return specification(p, column.name); });
            }
        }
    }
    addRow(texts::columnLabel("spec_source"), [&](const PartSheet &p) {
        return Value{string(p.info.specSource), p.info.confidence == Confidence::Memory};
    });
    addRow(texts::columnLabel("notes"), [&](const PartSheet &p) { return plain(string(p.info.notes)); });
    //: is the part the user's own
    addRow(tr("Own data"), [&](const PartSheet &p) { return plain(p.info.isOwn ? tr("yes") : QString()); });
}

int PartSheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PartSheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstPartColumn + partCount();
}

QVariant PartSheetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == LabelColumn) {
        switch (role) {
        case Qt::DisplayRole:
            return row.differs ? u"≠ "_s + row.label : row.label; // a sign beside the colour
        case Qt::AccessibleTextRole:
            //: read by a screen reader: %1 name of a figure
            return row.differs ? tr("%1, the parts differ").arg(row.label) : row.label;
        case Qt::ToolTipRole: return row.label;
        case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignTop);
        case DiffersRole: return row.differs;
        case ToConfirmRole: return false;
        default: return {};
        }
    }
    const Value &value = row.values[static_cast<std::size_t>(index.column() - FirstPartColumn)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (value.text.isEmpty()) {
            return m_format.unknown();
        }
        //: %1 a value of a data sheet that no source confirms
        return value.isToConfirm ? tr("%1 (to be confirmed)").arg(value.text) : value.text;
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignTop);
    case DiffersRole: return row.differs;
    case ToConfirmRole: return value.isToConfirm && !value.text.isEmpty();
    default: return {};
    }
}

QVariant PartSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole) || section < 0 || section >= columnCount()) {
        return {};
    }
    return section == LabelColumn ? QString() : texts::partName(m_parts[static_cast<std::size_t>(section - FirstPartColumn)].info);
}

} // namespace configuria
