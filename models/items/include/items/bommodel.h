// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>

#include <functional>
#include <memory>
#include <vector>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// Bill of materials of one configuration as a tree: one group per PartKind (always all of them, in the enum's order), the
// lines below. Holds a const copy; writes go out through the edit function, and come back by setProject().
class BomModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { DesignationColumn, QuantityColumn, UnitPriceColumn, DiscountColumn, TotalColumn, StatusColumn, ColumnCount };
    enum Role {
        LineIndexRole = Qt::UserRole, // int index into Configuration::lines; -1 for a group
        PartKindRole,                 // int(PartKind)
        SeverityRole,                 // int(Severity) of the worst finding about the line or group; -1 when none
        IsExamplePriceRole,           // bool
        EditValueRole,                // quantity int, text where takesFractions(); unit price and discount as decimal text in C locale ("" = from catalogue)
        IsPriceKnownRole,             // bool; false: on request
        IsCustomRole,                 // bool: a line without a part of the catalogue
        ScopeRole,                    // int(LineScope)
        PriceAgeRole,                 // "885 days old", "no date"; "" when the price is fresh or not the catalogue's
        IsOptionalRole,               // bool: an option of the quote, in no total
    };
    using EditFunction = std::function<void(Field, Project, QString)>;
    static constexpr int maxQuantity = 100'000;

    BomModel(std::shared_ptr<const Catalogue> catalogue, EditFunction edit, QObject *parent = nullptr);
    ~BomModel() override;
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue); // before the project whose parts count in it

    // The one setter. Rows that stay keep their indexes: changed values give dataChanged, lines that came or went are
    // inserted or removed; only another configuration index is a reset. Equal data give no signal.
    void setProject(const Project &project, const Evaluation &evaluation, int configuration);
    void setFormat(const Format &format); // language or unit changed
    void setToday(Date today);            // the day that prices are held against; told before the project

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    // EditRole: quantity int (clamped to 0..maxQuantity) or text, with a fraction where takesFractions(); price and discount text in the locale's or C's writing, an
    // empty price returns to the catalogue's; description of a line ("" returns to the catalogue's).
    // False when the value is not taken. An equal value is taken and makes no edit.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    // Edits that are no cell: also through the edit function, one edit each. Indexes out of range do nothing. Those that
    // give a list tell where the lines are afterwards; nothing was done when it is empty.
    void addPart(PartRef part, int quantity = 1); // services, racks and switches are counted once per project
    void addCustom(PartKind kind, const QString &description);
    QList<int> insertLines(const std::vector<BomLine> &lines, const QString &text); // at the end
    void removeLine(int line);
    void removeLines(const QList<int> &lines);
    QList<int> duplicateLines(const QList<int> &lines); // each copy after its line
    void moveLine(int line, int delta); // within its kind
    QList<int> moveLines(const QList<int> &lines, int direction); // one step up (-1) or down, each within its kind
    QList<int> placeLines(const QList<int> &lines, PartKind kind, int row); // before that row; of other kinds: stay
    void setScope(int line, LineScope scope);
    void setWatts(int line, std::optional<Watts> watts); // of a custom line
    void setOffer(int line, const LineOffer &offer);     // what the quote says of it
    void setOptional(const QList<int> &lines, bool isOptional);

    // Clipboard. Lines that cannot be read as parts become custom lines of that kind; said() tells what was done.
    std::vector<BomLine> linesAt(const QList<int> &lines) const;
    QMimeData *mimeOf(const QList<int> &lines) const; // the caller is the owner
    QList<int> paste(const QMimeData &data, PartKind kind);
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    // Moves lines within their group; copies those of another scenario, another window or another program.
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

    QModelIndex groupIndex(PartKind kind) const;
    QModelIndex lineIndex(int line, int column = 0) const; // invalid when there is no such line

signals:
    void said(const QString &sentence);     // what an edit did, for people
    void dropped(const QList<int> &lines);  // where dropped lines are now

private:
    QList<int> reorder(const QList<int> &lines, const QString &text, const std::function<void(PartKind, std::vector<std::size_t> &)> &change);
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace configuria
