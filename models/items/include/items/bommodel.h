// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <functional>
#include <memory>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// Bill of materials of one configuration as a tree: one group per PartKind (always all eight, in the enum's order), the
// lines below. Holds a const copy; writes go out through the edit function.
class BomModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { DesignationColumn, QuantityColumn, UnitPriceColumn, DiscountColumn, TotalColumn, StatusColumn, ColumnCount };
    enum Role {
        LineIndexRole = Qt::UserRole, // int index into Configuration::lines; -1 for a group
        PartKindRole,                 // int(PartKind)
        SeverityRole,                 // int(Severity) of the worst finding about the line or group; -1 when none
        IsExamplePriceRole,           // bool
        EditValueRole,                // quantity int; unit price and discount as decimal text in C locale ("" = from catalogue)
    };
    using EditFunction = std::function<void(Field, Project, QString)>;

    BomModel(std::shared_ptr<const Catalogue> catalogue, EditFunction edit, QObject *parent = nullptr);

    // The one setter: keeps the tree when only values changed (dataChanged), resets when the lines did.
    void setProject(const Project &project, const Evaluation &evaluation, int configuration);
    void setFormat(const Format &format); // language or unit changed

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override; // EditRole: quantity int, price/discount text in the locale

    // Edits that are no cell: also through the edit function.
    void addPart(PartRef part, int quantity = 1);
    void addCustom(PartKind kind, const QString &description);
    void removeLine(int line);
    void moveLine(int line, int delta); // within its kind

    QModelIndex groupIndex(PartKind kind) const;

private:
    struct Private;
    std::unique_ptr<Private> d;

public:
    ~BomModel() override;
};

} // namespace configuria
