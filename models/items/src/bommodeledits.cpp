// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QIODevice>
#include <QMimeData>

#include <algorithm>
#include <set>

#include "bommodelprivate.h"
#include "items/bomclipboard.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Which lines are dragged: they are moved when they land where they came from, and copied anywhere else.
constexpr char originType[] = "application/x-configuria-origin";

using Indexes = std::vector<std::size_t>;

// Without doubles, in order, and only those that exist.
Indexes valid(const QList<int> &lines, std::size_t count)
{
    std::set<std::size_t> result;
    for (const int line : lines) {
        if (line >= 0 && static_cast<std::size_t>(line) < count) {
            result.insert(static_cast<std::size_t>(line));
        }
    }
    return {result.begin(), result.end()};
}

bool holds(const Indexes &indexes, std::size_t index)
{
    return std::binary_search(indexes.begin(), indexes.end(), index);
}

// Places of one kind in the list of all lines.
Indexes placesOf(const std::vector<BomLine> &lines, PartKind kind)
{
    Indexes places;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].part.kind == kind) {
            places.push_back(i);
        }
    }
    return places;
}

// One step up or down within the kind; what stands at the end stays, and holds up those behind it.
void step(Indexes &order, const Indexes &selected, int direction)
{
    const auto size = static_cast<std::ptrdiff_t>(order.size());
    for (std::ptrdiff_t n = 0; n < size; ++n) {
        const std::ptrdiff_t i = direction < 0 ? n : size - 1 - n;
        const std::ptrdiff_t to = i + direction;
        if (to >= 0 && to < size && holds(selected, order[static_cast<std::size_t>(i)]) && !holds(selected, order[static_cast<std::size_t>(to)])) {
            std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(to)]);
        }
    }
}

} // namespace

// Applies an order of each kind's lines; tells where the selected ones went.
QList<int> BomModel::reorder(const QList<int> &lines, const QString &text, const std::function<void(PartKind, std::vector<std::size_t> &)> &change)
{
    const Configuration *current = d->current();
    if (!current) {
        return {};
    }
    const std::vector<BomLine> before = current->lines;
    const Indexes selected = valid(lines, before.size());
    std::vector<BomLine> after = before;
    QList<int> moved;
    for (int k = 0; k < partKindCount; ++k) {
        const Indexes places = placesOf(before, static_cast<PartKind>(k));
        Indexes order = places;
        change(static_cast<PartKind>(k), order);
        for (std::size_t i = 0; i < places.size(); ++i) {
            after[places[i]] = before[order[i]];
            if (holds(selected, order[i])) {
                moved << static_cast<int>(places[i]);
            }
        }
    }
    d->change(Field::LineMove, text, [&after](std::vector<BomLine> &all) { all = after; });
    return moved;
}

QString BomModel::Private::stepText(const QString &one, const QString &many, const QList<int> &lines) const
{
    const Configuration *c = current();
    if (lines.size() == 1 && c && lines[0] >= 0 && static_cast<std::size_t>(lines[0]) < c->lines.size()) {
        return one.arg(texts::designation(c->lines[static_cast<std::size_t>(lines[0])], *catalogue));
    }
    return many;
}

void BomModel::addPart(PartRef part, int quantity)
{
    if (d->catalogue->info(part)) {
        BomLine line = clipboard::newLine(*d->catalogue, part);
        line.quantity = std::clamp(quantity, 0, maxQuantity);
        //: undo step, %1 a part
        const QString text = tr("Add %1").arg(texts::partName(part, *d->catalogue));
        insertLines({line}, text);
    }
}

void BomModel::addCustom(PartKind kind, const QString &description)
{
    const QString text = description.trimmed();
    if (!text.isEmpty()) {
        BomLine line = clipboard::newLine(*d->catalogue, {kind, {}});
        line.description = text.toStdString();
        insertLines({line}, tr("Add %1").arg(text));
    }
}

QList<int> BomModel::insertLines(const std::vector<BomLine> &lines, const QString &text)
{
    const Configuration *current = d->current();
    if (!current || lines.empty() || current->lines.size() + lines.size() > maxLines) {
        return {};
    }
    QList<int> inserted;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        inserted << static_cast<int>(current->lines.size() + i);
    }
    d->change(Field::LineAdd, text, [&](std::vector<BomLine> &all) { all.insert(all.end(), lines.begin(), lines.end()); });
    return inserted;
}

std::vector<BomLine> BomModel::linesAt(const QList<int> &lines) const
{
    std::vector<BomLine> result;
    if (const Configuration *current = d->current()) {
        for (const std::size_t i : valid(lines, current->lines.size())) {
            result.push_back(current->lines[i]);
        }
    }
    return result;
}

void BomModel::removeLine(int line)
{
    removeLines({line});
}

void BomModel::removeLines(const QList<int> &lines)
{
    const Configuration *current = d->current();
    const Indexes gone = valid(lines, current ? current->lines.size() : 0);
    if (gone.empty()) {
        return;
    }
    //: undo step, %1 a part
    const QString text = d->stepText(tr("Remove %1"), tr("Remove %n lines", nullptr, static_cast<int>(gone.size())), lines);
    d->change(Field::LineRemove, text, [&](std::vector<BomLine> &all) {
        for (auto i = gone.rbegin(); i != gone.rend(); ++i) {
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(*i));
        }
    });
}

QList<int> BomModel::duplicateLines(const QList<int> &lines)
{
    const Configuration *current = d->current();
    const Indexes selected = valid(lines, current ? current->lines.size() : 0);
    if (selected.empty() || current->lines.size() + selected.size() > maxLines) {
        return {};
    }
    std::vector<BomLine> after;
    QList<int> copies;
    for (std::size_t i = 0; i < current->lines.size(); ++i) {
        after.push_back(current->lines[i]);
        if (holds(selected, i)) {
            copies << static_cast<int>(after.size());
            after.push_back(current->lines[i]);
        }
    }
    //: undo step, %1 a part
    const QString text = d->stepText(tr("Duplicate %1"), tr("Duplicate %n lines", nullptr, static_cast<int>(selected.size())), lines);
    d->change(Field::LineAdd, text, [&](std::vector<BomLine> &all) { all = after; });
    return copies;
}

void BomModel::moveLine(int line, int delta)
{
    const QModelIndex index = lineIndex(line);
    if (!index.isValid() || delta == 0) {
        return;
    }
    const PartKind kind = static_cast<PartKind>(index.parent().row());
    const std::int64_t last = rowCount(index.parent()) - 1;
    const auto row = static_cast<int>(std::clamp<std::int64_t>(static_cast<std::int64_t>(index.row()) + delta, 0, last));
    placeLines({line}, kind, delta > 0 ? row + 1 : row);
}

QList<int> BomModel::moveLines(const QList<int> &lines, int direction)
{
    const Configuration *current = d->current();
    const Indexes selected = valid(lines, current ? current->lines.size() : 0);
    //: undo step, %1 a part
    const QString text = d->stepText(tr("Move %1"), tr("Move %n lines", nullptr, static_cast<int>(selected.size())), lines);
    return reorder(lines, text, [&](PartKind, Indexes &order) { step(order, selected, direction < 0 ? -1 : 1); });
}

QList<int> BomModel::placeLines(const QList<int> &lines, PartKind kind, int row)
{
    const Configuration *current = d->current();
    const Indexes selected = valid(lines, current ? current->lines.size() : 0);
    //: undo step, %1 a part
    const QString text = d->stepText(tr("Move %1"), tr("Move %n lines", nullptr, static_cast<int>(selected.size())), lines);
    return reorder(lines, text, [&](PartKind of, Indexes &order) {
        if (of != kind) {
            return;
        }
        const auto at = static_cast<std::ptrdiff_t>(std::clamp<std::size_t>(row < 0 ? order.size() : static_cast<std::size_t>(row), 0, order.size()));
        const auto isSelected = [&](std::size_t i) { return holds(selected, i); };
        std::stable_partition(order.begin(), order.begin() + at, [&](std::size_t i) { return !isSelected(i); });
        std::stable_partition(order.begin() + at, order.end(), isSelected);
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

void BomModel::setOffer(int line, const LineOffer &offer)
{
    //: undo step
    d->changeLine(line, Field::LineOffer, tr("Line in the quote"), [&offer](BomLine &l) { l.offer = offer; });
}

void BomModel::setOptional(const QList<int> &lines, bool isOptional)
{
    const Configuration *current = d->current();
    const Indexes selected = valid(lines, current ? current->lines.size() : 0);
    //: undo step
    const QString text = isOptional ? tr("Make an option") : tr("Make part of the offer");
    d->change(Field::LineOffer, text, [&](std::vector<BomLine> &all) {
        for (const std::size_t line : selected) {
            all[line].offer.isOptional = isOptional;
        }
    });
}

// --- clipboard and mouse ---

QMimeData *BomModel::mimeOf(const QList<int> &lines) const
{
    return clipboard::lines(linesAt(lines), QString::fromStdString(d->project.currency), *d->catalogue, d->format);
}

QList<int> BomModel::paste(const QMimeData &data, PartKind kind)
{
    const clipboard::Pasted pasted = clipboard::read(data, QString::fromStdString(d->project.currency), *d->catalogue, d->format, kind);
    const auto count = static_cast<int>(pasted.lines.size());
    if (count == 0) {
        return {};
    }
    const QList<int> inserted = insertLines(pasted.lines, tr("Paste %n lines", nullptr, count));
    if (inserted.isEmpty()) {
        //: %1 a number
        emit said(tr("Nothing was pasted: a scenario holds at most %1 lines.").arg(d->format.count(maxLines)));
        return {};
    }
    QStringList sentences{tr("%n lines pasted.", nullptr, count)};
    if (pasted.custom > 0) {
        sentences << tr("%n references are not in the catalogue: custom lines.", nullptr, pasted.custom);
    }
    if (pasted.pricesLeftOut) {
        sentences << tr("Their prices are in another currency: left out.");
    }
    emit said(sentences.join(u' '));
    return inserted;
}

QStringList BomModel::mimeTypes() const
{
    return {QString::fromLatin1(clipboard::linesType), u"text/plain"_s};
}

QMimeData *BomModel::mimeData(const QModelIndexList &indexes) const
{
    QList<int> lines;
    for (const QModelIndex &index : indexes) {
        const int line = index.data(LineIndexRole).toInt();
        if (line >= 0 && !lines.contains(line)) {
            lines << line;
        }
    }
    if (lines.isEmpty()) {
        return nullptr;
    }
    QMimeData *data = mimeOf(lines);
    QByteArray origin;
    QDataStream stream(&origin, QIODevice::WriteOnly);
    stream << quint64(reinterpret_cast<quintptr>(this)) << d->windowId << d->configuration << lines;
    data->setData(QLatin1StringView(originType), origin);
    return data;
}

Qt::DropActions BomModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

bool BomModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &) const
{
    return data && (action == Qt::MoveAction || action == Qt::CopyAction) && clipboard::canRead(*data);
}

bool BomModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, 0, parent)) {
        return false;
    }
    const bool isOnLine = parent.isValid() && parent.internalId() != topLevelGroup;
    const PartKind kind = static_cast<PartKind>(isOnLine       ? parent.parent().row()
                                                : parent.isValid() ? parent.row()
                                                                   : std::clamp(row, 0, partKindCount - 1));
    quint64 model = 0;
    quint64 window = 0;
    int configuration = -1;
    QList<int> lines;
    QByteArray origin = data->data(QLatin1StringView(originType));
    QDataStream stream(&origin, QIODevice::ReadOnly);
    stream >> model >> window >> configuration >> lines;
    const bool isHome = model == quint64(reinterpret_cast<quintptr>(this)) && window == d->windowId && configuration == d->configuration;
    const QList<int> landed = isHome && action == Qt::MoveAction ? placeLines(lines, kind, isOnLine ? parent.row() : parent.isValid() ? row : -1)
                                                                 : paste(*data, kind);
    emit dropped(landed);
    return !landed.isEmpty();
}

} // namespace configuria
