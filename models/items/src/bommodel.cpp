// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/bommodel.h"

#include <algorithm>

#include "bommodelprivate.h"

namespace configuria {

using namespace Qt::StringLiterals;
using namespace bom;

namespace {

QString cPrice(std::optional<Money> price)
{
    return price ? Format(QLocale::c()).moneyEdit(*price) : QString();
}

// A number of pieces, which is brought into its range, or what is typed.
std::optional<SoldQuantity> quantityIn(const QVariant &value, const Format &format)
{
    bool isNumber = false;
    const qlonglong pieces = value.toLongLong(&isNumber);
    return isNumber ? std::optional(SoldQuantity::whole(pieces)) : format.parseQuantity(value.toString().trimmed());
}

// Below 0: a rebate.
std::optional<Money> signedPrice(const QString &text, const Format &format)
{
    const bool isNegative = text.startsWith(u'-') || text.startsWith(u'\u2212');
    const std::optional<Money> price = format.parseMoney(isNegative ? text.mid(1) : text);
    return isNegative && price ? Money() - *price : price;
}

} // namespace

BomModel::BomModel(std::shared_ptr<const Catalogue> catalogue, EditFunction edit, QObject *parent)
    : QAbstractItemModel(parent)
    , d(std::make_unique<Private>())
{
    d->catalogue = std::move(catalogue);
    d->edit = std::move(edit);
}

BomModel::~BomModel() = default;

void BomModel::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (catalogue != d->catalogue) {
        d->catalogue = std::move(catalogue);
        d->configuration = -1; // every row may say something else: the next project is shown afresh
    }
}

void BomModel::setProject(const Project &project, const Evaluation &evaluation, int configuration)
{
    const bool isOther = configuration != d->configuration;
    const bool isOtherCurrency = project.currency != d->project.currency;
    d->project = project;
    d->configuration = configuration;
    Groups next;
    if (const Configuration *current = d->current()) {
        const bool isEvaluated = configuration < evaluation.count;
        next = makeGroups(*d->catalogue, project, *current,
                          isEvaluated ? evaluation.configurations[static_cast<std::size_t>(configuration)].findings : Findings());
    }
    if (isOther) {
        beginResetModel();
        d->groups = std::move(next);
        endResetModel();
        return;
    }

    for (int g = 0; g < partKindCount; ++g) {
        Group &now = d->groups[static_cast<std::size_t>(g)];
        Group &then = next[static_cast<std::size_t>(g)];
        const QModelIndex groupRow = index(g, 0);
        // Lines that stayed at both ends keep their rows; those between are changed in place, then inserted or removed.
        const int oldSize = static_cast<int>(now.rows.size());
        const int newSize = static_cast<int>(then.rows.size());
        const int common = std::min(oldSize, newSize);
        int head = 0;
        while (head < common && isSameLine(now.rows[static_cast<std::size_t>(head)], then.rows[static_cast<std::size_t>(head)])) {
            ++head;
        }
        int tail = 0;
        while (tail < common - head && isSameLine(now.rows.rbegin()[tail], then.rows.rbegin()[tail])) {
            ++tail;
        }
        const int at = common - tail; // first row to insert or remove: after those changed in place
        const std::vector<Row> before = now.rows;
        if (oldSize > newSize) {
            beginRemoveRows(groupRow, at, at + oldSize - newSize - 1);
            now.rows.erase(now.rows.begin() + at, now.rows.begin() + at + (oldSize - newSize));
            endRemoveRows();
        } else if (newSize > oldSize) {
            beginInsertRows(groupRow, at, at + newSize - oldSize - 1);
            now.rows.insert(now.rows.begin() + at, then.rows.begin() + at, then.rows.begin() + at + (newSize - oldSize));
            endInsertRows();
        }
        int first = -1;
        int last = -1;
        for (int r = 0; r < newSize; ++r) {
            Row &shown = now.rows[static_cast<std::size_t>(r)];
            Row &wanted = then.rows[static_cast<std::size_t>(r)];
            if (!(shown == wanted) || isOtherCurrency) {
                first = first < 0 ? r : first;
                last = r;
            }
        }
        const bool groupChanged = !showsTheSame(now, then) || isOtherCurrency || now.rows.empty() != before.empty();
        now = std::move(then);
        if (first >= 0) {
            emit dataChanged(index(first, 0, groupRow), index(last, ColumnCount - 1, groupRow));
        }
        if (groupChanged) {
            emit dataChanged(groupRow, index(g, ColumnCount - 1));
        }
    }
}

void BomModel::setToday(Date today)
{
    d->today = today;
}

void BomModel::setFormat(const Format &format)
{
    d->format = format;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit dataChanged(index(0, 0), index(partKindCount - 1, ColumnCount - 1));
    for (int g = 0; g < partKindCount; ++g) {
        const QModelIndex group = index(g, 0);
        if (rowCount(group) > 0) {
            emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
        }
    }
}

QModelIndex BomModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevelGroup);
}

QModelIndex BomModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == topLevelGroup) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topLevelGroup);
}

int BomModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return partKindCount;
    }
    if (parent.internalId() != topLevelGroup || parent.column() != 0) {
        return 0;
    }
    return static_cast<int>(d->groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int BomModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant BomModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        const bool isText = column == DesignationColumn || column == StatusColumn;
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (index.internalId() == topLevelGroup) {
        const auto kind = static_cast<PartKind>(index.row());
        const Group &group = d->groups[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return d->groupText(kind, group, column);
        case Qt::AccessibleTextRole:
            //: read by a screen reader: %1 kind of parts, %n lines of it
            return column == DesignationColumn
                ? tr("%1, %n lines", nullptr, static_cast<int>(group.rows.size())).arg(texts::plural(kind))
                : d->groupText(kind, group, column);
        case Qt::ToolTipRole:
            return group.worst ? d->explained(*group.worst) : QString();
        case LineIndexRole:
            return -1;
        case PartKindRole:
            return index.row();
        case SeverityRole:
            return group.worst ? static_cast<int>(group.worst->severity) : -1;
        case IsExamplePriceRole:
            return group.hasExample;
        case IsPriceKnownRole:
            return !group.isPartial;
        default:
            return {};
        }
    }
    const Row *row = d->row(index);
    if (!row) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return d->lineText(*row, column);
    case Qt::EditRole:
        return d->editValue(*row, column, d->format);
    case EditValueRole:
        return column == UnitPriceColumn ? QVariant(cPrice(row->value.unitPrice)) : d->editValue(*row, column, Format(QLocale::c()));
    case Qt::ToolTipRole:
        return column == UnitPriceColumn && !d->priceAge(*row).isEmpty() ? d->toolTip(*row, column) + u'\n' + d->priceAge(*row) : d->toolTip(*row, column);
    case Qt::AccessibleTextRole:
        if (column == StatusColumn && row->worst) {
            //: read by a screen reader: %1 severity, %2 finding
            return tr("%1: %2").arg(texts::label(row->worst->severity), texts::title(*row->worst, *d->catalogue, d->format));
        }
        return column == UnitPriceColumn && !d->priceAge(*row).isEmpty() ? d->lineText(*row, column) + u", "_s + d->priceAge(*row) : d->lineText(*row, column);
    case PriceAgeRole:
        return d->priceAge(*row);
    case LineIndexRole:
        return row->line;
    case PartKindRole:
        return static_cast<int>(row->value.part.kind);
    case SeverityRole:
        return row->worst ? static_cast<int>(row->worst->severity) : -1;
    case IsExamplePriceRole:
        return row->isExample;
    case IsPriceKnownRole:
        return row->unitPrice.has_value();
    case IsCustomRole:
        return !row->value.part.isValid();
    case ScopeRole:
        return static_cast<int>(row->value.scope);
    case IsOptionalRole:
        return row->value.offer.isOptional;
    default:
        return {};
    }
}

QVariant BomModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isText = section == DesignationColumn || section == StatusColumn;
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == TotalColumn) {
        return d->totalTip();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case DesignationColumn: return tr("Part");
    //: column: how many pieces
    case QuantityColumn: return tr("Qty");
    case UnitPriceColumn: return tr("Unit price");
    case DiscountColumn: return tr("Discount");
    case TotalColumn: return tr("Total");
    case StatusColumn: return tr("Status");
    }
    return {};
}

Qt::ItemFlags BomModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    const Row *row = d->row(index);
    if (!row) {
        return flags;
    }
    flags |= Qt::ItemNeverHasChildren | Qt::ItemIsDragEnabled;
    const int column = index.column();
    const bool isNumber = column == QuantityColumn || column == UnitPriceColumn || column == DiscountColumn;
    // A part keeps its name unless the description is set on purpose; a custom line is edited in place.
    if (isNumber || (column == DesignationColumn && !row->value.part.isValid())) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

bool BomModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Row *row = d->row(index);
    if (!row || role != Qt::EditRole) {
        return false;
    }
    const int line = row->line;
    const QString name = texts::designation(row->value, *d->catalogue);
    switch (index.column()) {
    case DesignationColumn: {
        const std::string description = value.toString().trimmed().toStdString();
        if (description.empty() && !row->value.part.isValid()) {
            return false; // a custom line has no other name
        }
        const bool isCatalogueName = value.toString().trimmed() == texts::partName(row->value.part, *d->catalogue);
        d->changeLine(line, Field::LineDescription, tr("Describe %1").arg(name), [&](BomLine &l) {
            l.description = isCatalogueName ? std::string() : description;
        });
        return true;
    }
    case QuantityColumn: {
        const std::optional<SoldQuantity> quantity = quantityIn(value, d->format);
        if (!quantity || !(quantity->isWhole() || takesFractions(row->value))) {
            return false;
        }
        //: undo step, %1 a part
        d->changeLine(line, Field::LineQuantity, tr("Quantity of %1").arg(name), [&](BomLine &l) {
            setQuantity(l, *quantity);
        });
        return true;
    }
    case UnitPriceColumn: {
        const QString text = value.toString().trimmed();
        const std::optional<Money> price = signedPrice(text, d->format);
        if (!price && !text.isEmpty()) {
            return false;
        }
        //: undo step, %1 a part
        d->changeLine(line, Field::LinePrice, tr("Price of %1").arg(name), [&](BomLine &l) {
            if (l.unitPrice != price) {
                l.priceIsExample = false; // a price that was typed is somebody's price
            }
            l.unitPrice = price;
        });
        return true;
    }
    case DiscountColumn: {
        const QString text = value.toString().trimmed();
        const std::optional<Rate> discount = text.isEmpty() ? Rate() : d->format.parsePercent(text);
        if (!discount) {
            return false;
        }
        //: undo step, %1 a part
        d->changeLine(line, Field::LineDiscount, tr("Discount on %1").arg(name), [&](BomLine &l) { l.discount = *discount; });
        return true;
    }
    default:
        return false;
    }
}

QModelIndex BomModel::groupIndex(PartKind kind) const
{
    return index(static_cast<int>(kind), 0);
}

QModelIndex BomModel::lineIndex(int line, int column) const
{
    for (int g = 0; g < partKindCount; ++g) {
        const std::vector<Row> &rows = d->groups[static_cast<std::size_t>(g)].rows;
        for (std::size_t r = 0; r < rows.size(); ++r) {
            if (rows[r].line == line) {
                return index(static_cast<int>(r), column, index(g, 0));
            }
        }
    }
    return {};
}

} // namespace configuria
