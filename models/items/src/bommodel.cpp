// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/bommodel.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "bomrows.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;
using namespace bom;

namespace {

QString cPrice(std::optional<Money> price)
{
    return price ? Format(QLocale::c()).moneyEdit(*price) : QString();
}

constexpr quintptr topLevel = 0; // internalId of a group; a line has 1 + its group

} // namespace

struct BomModel::Private {
    std::shared_ptr<const Catalogue> catalogue;
    EditFunction edit;
    Project project;
    int configuration = -1;
    Format format;
    Groups groups;

    const Configuration *current() const
    {
        const auto i = static_cast<std::size_t>(configuration);
        return configuration >= 0 && i < project.configurations.size() ? &project.configurations[i] : nullptr;
    }
    const Row *row(const QModelIndex &index) const
    {
        if (!index.isValid() || index.internalId() == topLevel) {
            return nullptr;
        }
        const std::vector<Row> &rows = groups[index.internalId() - 1].rows;
        const auto i = static_cast<std::size_t>(index.row());
        return i < rows.size() ? &rows[i] : nullptr;
    }

    // Copies the project, changes the lines of this configuration, hands the copy out.
    template <class Change>
    void change(Field field, const QString &text, Change change)
    {
        const Configuration *before = current();
        if (!before || !edit) {
            return;
        }
        Project after = project;
        change(after.configurations[static_cast<std::size_t>(configuration)].lines);
        if (!(after == project)) {
            edit(field, std::move(after), text);
        }
    }
    template <class Change>
    void changeLine(int line, Field field, const QString &text, Change changeOne)
    {
        const Configuration *now = current();
        if (now && line >= 0 && static_cast<std::size_t>(line) < now->lines.size()) {
            change(field, text, [&](std::vector<BomLine> &lines) { changeOne(lines[static_cast<std::size_t>(line)]); });
        }
    }

    QString price(const Row &row) const
    {
        if (!row.unitPrice) {
            return tr("on request");
        }
        const QString amount = format.money(*row.unitPrice, QString::fromStdString(project.currency));
        //: %1 a price that has no source
        return row.isExample ? tr("%1 (example)").arg(amount) : amount;
    }
    QString total(std::optional<Money> total, bool isPartial) const
    {
        if (!total) {
            return isPartial ? tr("on request") : QString();
        }
        const QString amount = format.money(*total, QString::fromStdString(project.currency));
        //: %1 a sum in which some prices are missing
        return isPartial ? tr("%1 (partial)").arg(amount) : amount;
    }
    QString status(const std::optional<Finding> &worst, bool isEmpty) const
    {
        //: status of a line of the bill of materials without a finding
        return worst ? texts::label(worst->severity) : isEmpty ? QString() : tr("OK");
    }
    QString status(const Row &row) const
    {
        if (!row.worst && row.value.quantity > 0) {
            if (!row.unitPrice) {
                return tr("No price");
            }
            if (row.isExample) {
                return tr("Example price");
            }
        }
        return status(row.worst, row.value.quantity == 0);
    }
    QString lineText(const Row &row, int column) const
    {
        switch (column) {
        case DesignationColumn: {
            const QString name = texts::designation(row.value, *catalogue);
            return name.isEmpty() ? tr("(no description)") : name;
        }
        case QuantityColumn: return format.count(row.value.quantity);
        case UnitPriceColumn: return price(row);
        case DiscountColumn: return row.value.discount == Rate() ? QString() : format.percent(row.value.discount);
        case TotalColumn: return total(row.total, !row.unitPrice);
        case StatusColumn: return status(row);
        }
        return {};
    }
    QString groupText(PartKind kind, const Group &group, int column) const
    {
        switch (column) {
        case DesignationColumn: return texts::plural(kind);
        case QuantityColumn: return group.rows.empty() ? QString() : format.count(group.quantity);
        case TotalColumn: return total(group.total, group.isPartial);
        case StatusColumn: return status(group.worst, group.rows.empty());
        }
        return {};
    }
    QString explained(const Finding &finding) const
    {
        return texts::title(finding, *catalogue, format) + u'\n' + texts::advice(finding, *catalogue, format);
    }
    QString toolTip(const Row &row, int column) const
    {
        if (column == StatusColumn || column == DesignationColumn) {
            if (row.worst) {
                return explained(*row.worst);
            }
            const PartInfo *info = catalogue->info(row.value.part);
            return info ? QString::fromStdString(info->notes) : QString();
        }
        if (column == QuantityColumn) {
            return row.value.scope == LineScope::PerNode ? tr("Per node") : tr("For the whole project");
        }
        if (column == UnitPriceColumn) {
            const PartInfo *info = catalogue->info(row.value.part);
            if (!row.unitPrice) {
                return tr("No price is known: enter the price of your supplier.");
            }
            if (row.isExample) {
                return tr("An example without a source: enter the price of your supplier.");
            }
            if (!row.value.unitPrice && info && !info->priceSource.empty()) {
                return tr("Indicative price of the catalogue: %1").arg(QString::fromStdString(info->priceSource));
            }
        }
        if (column == TotalColumn) {
            return tr("All nodes, after discount, without VAT");
        }
        return {};
    }
    QVariant editValue(const Row &row, int column, const Format &in) const
    {
        switch (column) {
        case DesignationColumn: return texts::designation(row.value, *catalogue);
        case QuantityColumn: return row.value.quantity;
        case UnitPriceColumn: return row.value.unitPrice ? in.moneyEdit(*row.value.unitPrice) : QString();
        case DiscountColumn: return in.percentEdit(row.value.discount);
        }
        return {};
    }
};

BomModel::BomModel(std::shared_ptr<const Catalogue> catalogue, EditFunction edit, QObject *parent)
    : QAbstractItemModel(parent)
    , d(std::make_unique<Private>())
{
    d->catalogue = std::move(catalogue);
    d->edit = std::move(edit);
}

BomModel::~BomModel() = default;

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
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex BomModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == topLevel) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topLevel);
}

int BomModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return partKindCount;
    }
    if (parent.internalId() != topLevel || parent.column() != 0) {
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
    if (index.internalId() == topLevel) {
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
        return d->toolTip(*row, column);
    case Qt::AccessibleTextRole:
        if (column == StatusColumn && row->worst) {
            //: read by a screen reader: %1 severity, %2 finding
            return tr("%1: %2").arg(texts::label(row->worst->severity), texts::title(*row->worst, *d->catalogue, d->format));
        }
        return d->lineText(*row, column);
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
        return tr("All nodes, after discount, without VAT");
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
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const Row *row = d->row(index);
    if (!row) {
        return flags;
    }
    flags |= Qt::ItemNeverHasChildren;
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
        bool isNumber = false;
        const qlonglong quantity = value.toLongLong(&isNumber);
        if (!isNumber) {
            return false;
        }
        //: undo step, %1 a part
        d->changeLine(line, Field::LineQuantity, tr("Quantity of %1").arg(name), [&](BomLine &l) {
            l.quantity = static_cast<int>(std::clamp<qlonglong>(quantity, 0, maxQuantity));
        });
        return true;
    }
    case UnitPriceColumn: {
        const QString text = value.toString().trimmed();
        const std::optional<Money> price = d->format.parseMoney(text);
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

void BomModel::addPart(PartRef part, int quantity)
{
    const Configuration *current = d->current();
    if (!d->catalogue->info(part) || !current || current->lines.size() >= maxLines) {
        return;
    }
    BomLine line;
    line.part = part;
    line.quantity = std::clamp(quantity, 0, maxQuantity);
    const NetworkPart *network = d->catalogue->networkPart(part);
    line.scope = part.kind == PartKind::Service || (network && network->isSwitch) ? LineScope::PerProject : LineScope::PerNode;
    //: undo step, %1 a part
    const QString text = tr("Add %1").arg(texts::partName(part, *d->catalogue));
    d->change(Field::LineAdd, text, [&](std::vector<BomLine> &lines) { lines.push_back(line); });
}

void BomModel::addCustom(PartKind kind, const QString &description)
{
    const QString text = description.trimmed();
    const Configuration *current = d->current();
    if (text.isEmpty() || !current || current->lines.size() >= maxLines) {
        return;
    }
    BomLine line;
    line.part.kind = kind;
    line.description = text.toStdString();
    line.scope = kind == PartKind::Service ? LineScope::PerProject : LineScope::PerNode;
    d->change(Field::LineAdd, tr("Add %1").arg(text), [&](std::vector<BomLine> &lines) { lines.push_back(line); });
}

void BomModel::removeLine(int line)
{
    const Configuration *current = d->current();
    if (!current || line < 0 || static_cast<std::size_t>(line) >= current->lines.size()) {
        return;
    }
    const QString name = texts::designation(current->lines[static_cast<std::size_t>(line)], *d->catalogue);
    //: undo step, %1 a part
    const QString text = tr("Remove %1").arg(name);
    d->change(Field::LineRemove, text, [&](std::vector<BomLine> &lines) { lines.erase(lines.begin() + line); });
}

void BomModel::moveLine(int line, int delta)
{
    const QModelIndex index = lineIndex(line);
    if (!index.isValid()) {
        return;
    }
    const std::vector<Row> &rows = d->groups[index.internalId() - 1].rows;
    const int from = index.row();
    const std::int64_t wanted = static_cast<std::int64_t>(from) + delta;
    const int to = static_cast<int>(std::clamp<std::int64_t>(wanted, 0, static_cast<std::int64_t>(rows.size()) - 1));
    const int step = to > from ? 1 : -1;
    std::vector<std::size_t> places; // of the kind's lines in the list of all lines
    for (const Row &row : rows) {
        places.push_back(static_cast<std::size_t>(row.line));
    }
    const QString name = texts::designation(rows[static_cast<std::size_t>(from)].value, *d->catalogue);
    //: undo step, %1 a part
    d->change(Field::LineMove, tr("Move %1").arg(name), [&](std::vector<BomLine> &lines) {
        for (int i = from; i != to; i += step) {
            std::swap(lines[places[static_cast<std::size_t>(i)]], lines[places[static_cast<std::size_t>(i + step)]]);
        }
    });
}

void BomModel::setScope(int line, LineScope scope)
{
    //: undo step
    d->changeLine(line, Field::LineScope, tr("Count per node or per project"), [scope](BomLine &l) { l.scope = scope; });
}

void BomModel::setWatts(int line, std::optional<Watts> watts)
{
    //: undo step
    d->changeLine(line, Field::LineDescription, tr("Power of a line"), [watts](BomLine &l) { l.watts = watts; });
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
